### Fourfold: Deutsch
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: as in a predicate, without ending.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = Deutsch

## Traits and their values, as said of a piece

trait-colour = Farbe
trait-height = Höhe
trait-shape = Form
trait-body = Körper
value-light = hell
value-dark = dunkel
value-tall = hoch
value-short = niedrig
value-round = rund
value-square = eckig
value-solid = voll
value-hollow = hohl

## The same traits and values, as said of a mushroom

mushroom-trait-colour = Farbe
mushroom-trait-height = Größe
mushroom-trait-shape = Hut
mushroom-trait-body = Punkte
mushroom-light = rot
mushroom-dark = blau
mushroom-tall = groß
mushroom-short = klein
mushroom-round = spitz
mushroom-square = flach
mushroom-solid = mit Punkten
mushroom-hollow = ohne Punkte

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = Spielbrett
word-square = Feld
word-piece = Spielstein
word-trait = Merkmal
word-line = Reihe
word-two-by-two = Quadrat
word-call = Ansage
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = geben
word-place = setzen
word-decline = verzichten
word-beginners = Anfänger
word-advanced = geübte Spieler
word-team = Team
word-going-round = reihum
word-draw = Unentschieden
word-win = Sieg
word-space = Feld
word-rim = Rand
word-centre = Mitte
word-token = Plättchen
word-reserve = Vorrat
word-card = Karte
word-rack = Kartenhalter
word-column = Säule
word-four-colours = 4 Farben
word-turn = Zug
word-clockwise = im Uhrzeigersinn
word-deck = Kartensatz
word-player = Spieler
word-seat = Platz

## Colours of Quartino's tokens

token-Y = gelb
token-B = blau
token-G = grün
token-P = rosa

## Rule sets

preset-classic = Klassisch
preset-classic-about = Steine aus Holz, alle Merkmale zählen, und eine Reihe gewinnt, wenn du sie rechtzeitig ansagst.
preset-mushrooms = Pilze
preset-mushrooms-about = Die klassischen Regeln mit Pilzen: rot oder blau, groß oder klein, spitz oder flach, mit oder ohne gelbe Punkte.
preset-danish = Dänisch
preset-danish-about = Jeder bekommt nur Steine der eigenen Farbe, und eine übersehene Reihe darf etwas länger angesagt werden.
preset-quartino = Quartino
preset-quartino-about = Lege bunte Plättchen auf das Rad und erfülle als Erster alle deine vier Karten.
preset-quartino-first = Quartino, erste Partien
preset-quartino-first-about = Quartino ohne die Situationen „4 Farben“ und „Säule“.

## Options: $number is a whole number

option-squares = Quadrate
    .about = Vier Steine in einem Quadrat aus 2×2 Feldern zählen wie eine Reihe.
option-traits = Ausgewählte Merkmale
    .about = Nur die Merkmale, die du auswählst, zählen für eine Reihe.
option-values = Ausgewählte Werte
    .about = Nur die Werte, die du auswählst, zählen für eine Reihe, zum Beispiel dunkel und niedrig.
option-owned = Eigene Farben
    .about = Jeder bekommt immer Steine der eigenen Farbe; wer zuerst einen Stein bekommt, hat Hell.
option-owned-dark = Eigene Farben, Dunkel zuerst
    .about = Jeder bekommt immer Steine der eigenen Farbe; wer zuerst einen Stein bekommt, hat Dunkel.
option-free = Freie Farbwahl
    .about = Du darfst jeden übrigen Stein geben, egal welcher Farbe.
option-players = Selbst aufpassen
    .about = Wie in den Spielregeln zählt eine Reihe oder Situation nur, wenn ein Spieler sie sieht und es sagt.
option-referee = Mit Schiedsrichter
    .about = Der Tisch passt für dich auf: Bei Quarto gewinnt eine vollendete Reihe sofort, bei Quartino gelten die Situationen von selbst, und eine falsche Ansage wird abgelehnt.
option-lose-on-false-call = Falsche Ansage verliert
    .about = Wer ohne gültige Reihe „Quarto!“ sagt, verliert die Partie.
option-turn = { $number ->
        [one] { $number } Sekunde pro Zug
       *[other] { $number } Sekunden pro Zug
    }
    .about = Beende deinen Zug in dieser Zeit: Ist sie um, verlierst du.
option-turns = { $number ->
        [one] Höchstens { $number } Zug
       *[other] Höchstens { $number } Züge
    }
    .about = Nach so vielen Zügen aller Spieler zusammen gewinnt, wer die meisten Karten erfüllt hat; bei Gleichstand gewinnen sie gemeinsam.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Niemand gewinnt: unentschieden
outcome-won = { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen gemeinsam
    }
reason-call = Quarto angesagt
reason-line = Reihe vollendet
reason-false-call = falsche Ansage der Gegenseite
reason-full-board = alle sechzehn Steine sind gesetzt
reason-resign = durch Aufgabe
reason-time = Zeit abgelaufen
reason-agreement = in gegenseitigem Einvernehmen
reason-cards = alle Karten erfüllt
reason-repetition = zum dritten Mal dieselbe Stellung
reason-skipped = eine ganze Runde nichts zu spielen
reason-turn-limit = Zuggrenze erreicht
