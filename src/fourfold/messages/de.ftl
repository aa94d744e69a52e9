### Fourfold: Deutsch
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: as in a predicate, without ending.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

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
    .about = { $game ->
        [quartino] Wie in der Spielregel zählen Situationen und Quartinos nur, wenn ein Spieler sie sieht und es sagt.
       *[quarto] Wie in den Spielregeln zählt eine Reihe nur, wenn ein Spieler sie sieht und es sagt.
    }
option-referee = Mit Schiedsrichter
    .about = { $game ->
        [quartino] Der Tisch passt für dich auf: Die Situationen gelten von selbst, und eine falsche Ansage wird abgelehnt.
       *[quarto] Der Tisch passt für dich auf: Eine vollendete Reihe gewinnt sofort.
    }
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
reason-abandoned = jemand hat die Partie verlassen
reason-agreement = in gegenseitigem Einvernehmen
reason-cards = alle Karten erfüllt
reason-repetition = zum dritten Mal dieselbe Stellung
reason-skipped = eine ganze Runde nichts zu spielen
reason-turn-limit = Zuggrenze erreicht

## Quarto in the rules page

rules-quarto-intro =
    Quarto ist ein Spiel für zwei Spieler oder zwei Teams. Die sechzehn
    Steine gehören allen, und welchen du setzen musst, sucht dein Gegner
    aus. Eine Partie dauert 10 bis 20 Minuten (in der dänischen Ausgabe 5
    bis 20).
quarto-in-short =
    Wähle einen Stein und gib ihn deinem Gegner; der setzt ihn auf ein
    beliebiges freies Feld und gibt dann dir einen. Vier Steine in einer
    Zeile, einer Spalte oder einer langen Diagonale, die sich in etwas
    gleichen (alle hoch zum Beispiel oder alle hohl), bilden eine Reihe.
    Vollendest du eine, sag „Quarto!“, bevor du den nächsten Stein gibst,
    und du gewinnst. Übersieht dein Gegner eine, sag sie an, bevor du setzt,
    und du gewinnst. Sind alle Steine gesetzt und niemand hat gewonnen, ist
    die Partie unentschieden.

rule-q1-title = Spielbrett und Steine
rule-q1-text =
    Quarto wird auf einem Brett mit 4×4 Feldern und mit 16 Steinen gespielt,
    einem für jede Kombination aus vier Merkmalen mit je zwei Werten. Die
    klassischen Holzsteine sind hell oder dunkel, hoch oder niedrig, rund
    oder eckig, voll oder hohl; die Pilze sind, in derselben Reihenfolge,
    rot oder blau, groß oder klein, mit spitzem oder flachem Hut, mit oder
    ohne gelbe Punkte. Die Regeln sehen nur auf die vier Merkmale, nie
    darauf, mit welchen Figuren gespielt wird. Am Anfang stehen die Steine
    neben dem Brett; in der dänischen Ausgabe bilden sie zwei Gruppen, hell
    und dunkel.
rule-q2-title = Wer beginnt
rule-q2-text =
    Das Los entscheidet, wer beginnt. Wer beginnt, setzt nichts, sondern
    wählt einen Stein und gibt ihn dem Gegner.
rule-q3-title = Ein Zug
rule-q3-text =
    Setze den Stein, den du bekommen hast, auf ein beliebiges freies Feld.
    Dann gib deinem Gegner einen der übrigen Steine.
rule-q4-title = Reihen
rule-q4-text =
    Eine Reihe sind vier Steine in einer Zeile, einer Spalte oder einer der
    beiden langen Diagonalen (insgesamt 10 Linien), die mindestens einen
    zählenden Wert gemeinsam haben: vier hohe Steine zum Beispiel oder vier
    hohle. Sie dürfen auch mehrere Werte gemeinsam haben, und ein Stein kann
    mehrere Reihen auf einmal vollenden. Wer die anderen drei Steine gesetzt
    hat, ist gleichgültig.
rule-q5-title = Quarto ansagen
rule-q5-text =
    Wenn die Spieler selbst aufpassen, gewinnt eine Reihe nicht von allein:
    Du musst „Quarto!“ sagen und die Reihe zeigen, und nichts von dem, was
    du siehst, verrät dir, dass es eine gibt. Ansagen darf nur, wer am Zug
    ist; eine Ansage von jemand anderem oder nach dem Ende ist nicht
    erlaubt, gilt aber nie als falsche Ansage. Nach dem Setzen und vor dem
    Geben darfst du eine Reihe ansagen, die dieser Stein vollendet hat, und
    gewinnst; gibst du weiter, ohne sie anzusagen, darf nur noch der
    Empfänger sie ansagen, und zwar in diesem Moment, vor dem Setzen, und
    dann gewinnt er. Setzt er, ohne sie anzusagen, hat die Reihe ihren Wert
    endgültig verloren, ganz und für jedes Merkmal (Klassisch und Pilze); in
    der dänischen Ausgabe verliert sie ihn erst, wenn nach ihrer Entstehung
    beide Spieler je einen Stein gesetzt haben, und bis dahin darf jeder,
    der gerade einen Stein bekommen hat, sie ansagen, auch wer sie selbst
    gebildet hat (unsere Auslegung). Nach dem sechzehnten Stein wird nichts
    mehr gegeben: Wer ihn gesetzt hat, darf ansagen oder verzichten, dann
    darf der Gegner jede noch gültige Reihe ansagen oder verzichten, und
    dann ist die Partie unentschieden (unsere Auslegung). Eine falsche
    Ansage, also eine, die keine Reihe, eine verfallene Reihe oder Felder
    ohne zählende Gemeinsamkeit zeigt, wird mit Begründung abgelehnt, im
    Protokoll vermerkt und ändert sonst nichts; nach drei Ablehnungen in
    einem Zug darfst du in diesem Zug aber nicht mehr ansagen. Wenn ihr es
    vorher so wählt, verliert sie stattdessen die Partie (unsere Auslegung).
rule-q6-title = Spiel mit Schiedsrichter
rule-q6-text =
    Mit Schiedsrichter sieht der Tisch jede Reihe: Wer eine vollendet,
    gewinnt sofort. Ansagen ist nicht erlaubt.
rule-q7-title = Unentschieden
rule-q7-text =
    Sind alle sechzehn Steine gesetzt und niemand hat gewonnen, ist die
    Partie unentschieden.
rule-q8-title = Anfänger
rule-q8-text =
    Für einen sanften Einstieg lasst ihr nur eines, zwei oder drei der vier
    Merkmale zählen, wie es die französischen und niederländischen Regeln
    vorschlagen. Nach den dänischen Regeln darf man so viele Eigenschaften
    zählen, wie man mag, zum Beispiel nur dunkle Steine, gleich welcher
    Form. Ihr dürft also beliebige der acht Werte zählen, mindestens einen,
    und vier Steine, die einen davon gemeinsam haben, genügen; meist wählt
    man ganze Merkmale (unsere Auslegung).
rule-q9-title = Geübte Spieler
rule-q9-text =
    Vier Steine in einem Quadrat, auf 2×2 benachbarten Feldern, zählen wie
    eine Reihe. Das sind 9 Möglichkeiten mehr, insgesamt 19. In der
    dänischen Ausgabe sind Quadrate und freie Farbwahl zwei getrennte
    Optionen für geübte Spieler.
rule-q10-title = Eigene Farben
rule-q10-text =
    In der dänischen Ausgabe nimmt sich jeder eine Farbe, und du gibst
    deinem Gegner immer einen Stein in seiner; so setzt jeder die acht
    Steine der eigenen Farbe. Eine Reihe zählt weiterhin mit jedem zählenden
    Merkmal, auch wenn sich beide Farben mischen. B bekommt den ersten Stein
    und wählt; sagt B nichts, ist es Hell (unsere Auslegung). Geübte Spieler
    spielen mit freien Steinen beider Farben.
rule-q11-title = Spieler und Teams
rule-q11-text =
    Man spielt zu zweit; die dänische Ausgabe kennt auch zwei gegen zwei
    oder zwei Teams beliebiger Größe. Die Partner übernehmen die Züge ihres
    Teams abwechselnd, und in jedem Zug setzt und gibt dieselbe Person; das
    erste Geben ist der Zug von A1, dann folgen B1, A2, B2 und so weiter
    (unsere Auslegung). Ansagen darf nur die Person, die am Zug ist, nach
    dem sechzehnten Stein hat die nächste Person des anderen Teams das
    letzte Wort, und ein Team gewinnt oder verliert gemeinsam
    (unsere Auslegung). In der dänischen Ausgabe kann man auch reihum
    spielen: Am Tisch wartet eine Schlange, und der Platz des Verlierers
    geht an den Nächsten; nach einem Unentschieden geht, wer am längsten
    gesessen hat (unsere Auslegung).
rule-q12-title = Zeit
rule-q12-text =
    Im Turnier darf jeder Zug eine Minute dauern; ohne Zeitlimit gibt es
    keine Uhr. Setzen und Geben sind zusammen ein Zug, und auch das erste
    Geben hat seine Minute (unsere Auslegung). Die Gelegenheiten zum Ansagen
    liegen in dieser Minute, eine falsche Ansage startet sie nicht neu, und
    wer sie überschreitet, verliert (unsere Auslegung).
rule-q13-title = Regeln kombinieren
rule-q13-text =
    Die Regeln Q5 bis Q12 lassen sich frei kombinieren: zum Beispiel
    Quadrate, eigene Farben, nur zwei Merkmale und ein Schiedsrichter. Die
    Regelwerke heißen Klassisch, Pilze und Dänisch; das Spiel für Anfänger
    und das für Geübte sind Optionen zu jedem davon.

## Quartino in the rules page

rules-quartino-intro =
    Quartino ist ein Spiel für zwei bis vier Spieler von 7 bis 99 Jahren.
    Plättchen für Plättchen baut ihr alle an einem Farbenrad, jeder mit
    geheimen Karten, die es zu erfüllen gilt: Die Plättchen der anderen
    können dir helfen oder deinen Plan durchkreuzen. Eine Partie dauert etwa
    20 Minuten.
quartino-in-short =
    Zieh vier Karten und halte sie geheim. In deinem Zug legst du ein
    Plättchen beliebiger Farbe auf ein beliebiges Feld, auch auf andere
    Plättchen. Eine Karte verlangt vier Farben, in der Mitte und auf drei
    benachbarten Randfeldern, wie auch immer man das Rad dreht; nur die
    obersten Plättchen zählen. Siehst du eine deiner Karten auf dem Brett,
    sag „Quartino“, lege die Karte beiseite, gib ihre vier Plättchen zurück
    und lege noch eines. Beginnt dein Zug mit vier Plättchen einer Farbe auf
    dem Brett oder mit einer Säule aus vieren, dann sag es: Räume die Säule
    ab, wenn es eine gibt, und lege für jede Situation ein Plättchen mehr.
    Wer zuerst alle vier Karten erfüllt, gewinnt.

rule-t1-title = Spielbrett, Plättchen und Karten
rule-t1-text =
    Das Brett ist ein Rad mit neun Feldern: acht am Rand, im Kreis, und
    eines in der Mitte. Die 28 Plättchen, je sieben in Gelb, Blau, Grün und
    Rosa, liegen nach Farben sortiert in einem offenen Vorrat. Es gibt 24
    Karten und vier Kartenhalter. Die Zahlen stehen in den Spielregeln; das
    Rad und die Namen der Farben stammen aus Bildern und Besprechungen des
    Spiels.
rule-t2-title = Die Karten
rule-t2-text =
    Eine Karte ist ein Viertel des Rads: die Mitte und drei benachbarte
    Randfelder, jedes mit einer Farbe (unsere Auslegung, nach Bildern). Die
    24 Karten sind alle Anordnungen der vier Farben auf der Mitte und dem
    ersten, zweiten und dritten Randfeld, im Uhrzeigersinn; man kann auch
    einen anderen Kartensatz laden (unsere Auslegung). Eine Karte passt in
    jeder der acht Drehungen des Rads, aber nie gespiegelt
    (unsere Auslegung).
rule-t3-title = Beginn
rule-t3-text =
    Jeder zieht geheim vier Karten; die übrigen bleiben ungesehen aus dem
    Spiel. Wer am jüngsten ist, beginnt (der Tisch sagt, wer das ist; sonst
    entscheidet das Los), und gespielt wird im Uhrzeigersinn.
rule-t4-title = Ein Zug
rule-t4-text =
    Ein Zug hat drei Schritte: erst das Brett auf Situationen prüfen, dann
    Plättchen legen, dann Quartinos bilden.
rule-t5-title = Ein Plättchen legen
rule-t5-text =
    Nimm ein Plättchen beliebiger Farbe, die noch im Vorrat ist, und lege es
    auf ein beliebiges Feld, ob leer oder schon belegt; so entsteht eine
    Säule.
rule-t6-title = Ein Quartino bilden
rule-t6-text =
    Nur das oberste Plättchen jedes Feldes zählt, egal, wer es gelegt hat.
    Sobald alles gelegt und abgeräumt ist, was in deinem Zug ansteht
    (unsere Auslegung), darfst du „Quartino“ sagen und eine deiner Karten
    und die vier Felder zeigen; eine Karte zu zeigen, die du nicht hast, ist
    nicht erlaubt, und dein Zug geht weiter. Stimmt es, kommt die Karte aus
    deinem Halter, und diese vier obersten Plättchen gehen zurück in den
    Vorrat, sodass nun oben liegt, was darunter war; dann musst du ein
    Plättchen nehmen und irgendwohin legen und darfst wieder ansagen, und so
    weiter. Stimmt es nicht, kommt die Karte zurück in deinen Halter, und
    dein Zug ist zu Ende; die anderen haben die Karte gesehen, und sie
    bleibt von da an bekannt.
rule-t7-title = 4 Farben
rule-t7-text =
    Liegen zu Beginn deines Zuges vier oder mehr Plättchen einer Farbe auf
    dem Brett, egal wo in den Säulen, und du bemerkst es, sag „4 Farben“.
    Dann musst du ein Plättchen mehr legen.
rule-t8-title = Säule
rule-t8-text =
    Hat zu Beginn deines Zuges eine Säule vier oder mehr Plättchen und du
    bemerkst es, sag „Säule“. Du legst diese ganze Säule zurück in den
    Vorrat und musst dann ein Plättchen mehr legen; bei einer Säule allein
    räumst du erst ab und legst danach. In einem Zug zählt nur eine Säule,
    und zwar die, die du wählst, wie viele es auch sind; auch „4 Farben“
    zählt nur einmal, wie viele Farben es auch sind (unsere Auslegung).
rule-t9-title = Beides zugleich
rule-t9-text =
    Bemerkst du beide Situationen, sag beide: Du legst drei Plättchen und
    räumst die Säule ab, in beliebiger Reihenfolge. Du darfst sogar zuletzt
    abräumen; ein Plättchen, das du vorher auf diese Säule gelegt hast, geht
    dann mit ihr zurück. Es gelten die Situationen vom Beginn deines Zuges.
    Ansagen und den Zug beenden kannst du erst, wenn all das erledigt ist.
rule-t10-title = Bemerken
rule-t10-text =
    Wenn die Spieler selbst aufpassen, gibt es Situationen und Quartinos
    nur, wenn der Spieler sie ansagt; Schweigen wird nicht bestraft, und die
    Liste der Züge verrät sie nie. Eine zu Unrecht angesagte Situation wird
    mit Begründung abgelehnt und ändert nichts; jede darf einmal pro Zug
    angesagt werden, bevor das erste Plättchen liegt (unsere Auslegung). Mit
    Schiedsrichter darf man Situationen nicht ansagen: Die zusätzlichen
    Plättchen und ein Abräumen stehen dir von selbst zu und sind Pflicht,
    und ein falsches Quartino wird abgelehnt (unsere Auslegung). Auch dort
    bleibt das Ansagen freiwillig, und einen Hinweis bekommt nur, wem die
    Karte gehört (unsere Auslegung).
rule-t11-title = Erste Partien
rule-t11-text =
    Die ersten Partien könnt ihr ohne die Situationen „4 Farben“ und „Säule“
    spielen (T7 und T8).
rule-t12-title = Ende
rule-t12-text =
    Wer die letzte Karte aus dem eigenen Halter nimmt, gewinnt sofort. Die
    vier Plättchen bleiben liegen.
rule-t13-title = Leerer Vorrat und endlose Partien
rule-t13-text =
    Eine Farbe, von der kein Plättchen mehr im Vorrat ist, kann man nicht
    wählen. Das Legen entfällt nur, wenn der Vorrat leer und nichts
    abzuräumen ist; dann darfst du ansagen oder deinen Zug beenden
    (unsere Auslegung). Wird eine ganze Runde lang nichts gelegt, abgeräumt
    oder angesagt, ist die Partie unentschieden (unsere Auslegung).
    Unentschieden ist sie auch, wenn dasselbe Brett, die ganzen Säulen
    eingeschlossen, mit demselben Spieler am Beginn seines Zuges zum dritten
    Mal vorkommt, ohne dass dazwischen eine Karte erfüllt wurde
    (unsere Auslegung). Nach 200 Zügen aller Spieler zusammen, oder einer
    anderen Zahl, die ihr festlegt, gewinnt, wer die meisten Karten erfüllt
    hat, und bei Gleichstand gewinnt man gemeinsam (unsere Auslegung).
rule-t14-title = Geheimnisse
rule-t14-text =
    Du siehst das Brett, den Vorrat, deinen eigenen Kartenhalter, die
    erfüllten Karten, die bei falschen Ansagen gezeigten Karten und wie
    viele Karten jeder andere noch hat. Sonst siehst du nichts, zu keiner
    Zeit und auf keinem Weg. Nicht ausgeteilte Karten bleiben bis zum Ende
    geheim.

## Both games in the rules page

rule-table-title = Am Tisch
rule-table-text =
    Bei Quartino mit mehr als zwei Spielern scheidet aus, wer aufgibt oder
    die Zeit überschreitet: Seine Karten bleiben verdeckt, seine Züge werden
    übersprungen, und wer zuletzt übrig bleibt, gewinnt (unsere Auslegung).
    In beiden Spielen gilt ein Angebot auf Unentschieden bis zum nächsten
    Zug, und alle anderen müssen es annehmen (unsere Auslegung). Einen Zug
    zurückzunehmen braucht die Zustimmung aller und geht nie hinter eine
    gezeigte oder erfüllte Karte zurück (unsere Auslegung).
not-affiliated =
    Quarto und Quartino sind Marken ihrer Inhaber. Fourfold ist mit ihnen
    nicht verbunden und wird von ihnen nicht unterstützt.

## What happens, and what is asked

# Sentences below choose by this word.
space-centre = Mitte
seat-bot = { $seat } ({ $bot })
event-give = { $who } gibt einen Stein: { $piece }.
event-place = { $who } setzt einen Stein auf { $square }: { $piece }.
event-call = { $who } sagt „Quarto!“ und zeigt { $squares }.
event-decline = { $who } verzichtet.
event-say-colours = { $who } sagt „4 Farben“.
event-say-column = { $who } sagt „Säule“ und zeigt auf { $space ->
        [Mitte] die Mitte
       *[other] Feld { $space }
    }.
event-clear = { $who } räumt die Säule { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    } ab.
event-token = { $who } legt ein { $colour ->
        [rosa] rosa
       *[other] { $colour }es
    } Plättchen { $space ->
        [Mitte] in die Mitte
       *[other] auf Feld { $space }
    }.
event-card-right = { $who } sagt „Quartino“ und erfüllt { $card } ab Feld { $first }.
event-card-wrong = { $who } sagt „Quartino“ mit { $card } ab Feld { $first }, aber das liegt dort nicht. Der Zug ist zu Ende.
event-card-refused = { $who } sagt „Quartino“ mit { $card } ab Feld { $first }, aber das liegt dort nicht. Abgelehnt: Der Zug geht weiter.
event-end = { $who } beendet den Zug.
event-resign = { $who } gibt auf.
event-flag = { $who } hat die Zeit überschritten.
event-abandon = { $who } hat die Partie verlassen.
event-offer = { $who } bietet Unentschieden an.
event-accept = { $who } nimmt das Unentschieden an.
event-refused = { $what } Abgelehnt.
ask-give = { $who }: Wähle den Stein, den du gibst.
ask-place = { $who }: Setze deinen Stein ({ $piece }).
ask-decline = { $who }: Alle Steine sind gesetzt. Sag eine Reihe an oder verzichte.
ask-clear = { $who }: Räume eine Säule ab ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: Lege ein Plättchen.
       *[other] { $who }: Lege { $due } Plättchen.
    }
ask-call-card = { $who }: Sag Quartino an oder beende den Zug.

## Line by line

plain-welcome = Wir spielen { $rules }. Mit help siehst du die Befehle.
plain-menu = Was wollen wir spielen? Tippe eine Nummer oder drücke Enter für die erste.
plain-menu-bot = { $game } gegen den Computer
plain-menu-people = { $game } für { $seats } an diesem Bildschirm
plain-menu-again = Tippe eine Nummer von 1 bis { $most } oder quit.
plain-help =
    Züge bei Quarto: give 7 oder give LSQH, place b3, call a1 b1 c1 d1, decline.
    Züge bei Quartino: say colours, say column 5, clear 5, place B 3, call YBGP 7, end.
    Ein Stein oder ein Feld allein genügt. Außerdem: resign, offer draw, accept.
    Fragen: board, pieces, reserve, rack, moves, record, rules, rules q5.
    Und: undo, save, save NAME, quit.
plain-free = frei
plain-empty = leer
plain-turn = { $who } ist am Zug. Die anderen schauen weg.
plain-over = Die Partie ist zu Ende. Enter beendet; undo, save und record gehen noch.
plain-over-for-good = Die Partie ist zu Ende. Enter beendet; save und record gehen noch.
plain-draw-offered = Unentschieden ist angeboten. Ein anderer Spieler nimmt mit accept an; jeder Zug lehnt ab.
plain-no-clock = { $number ->
        [one] Nach diesen Regeln hat ein Zug { $number } Sekunde, aber Zeile für Zeile läuft keine Uhr.
       *[other] Nach diesen Regeln hat ein Zug { $number } Sekunden, aber Zeile für Zeile läuft keine Uhr.
    }
plain-undone = Zurückgenommen.
plain-no-rack = Quarto hat keine Karten.
plain-rack = { $who }: noch { $left }, im Halter { $cards }, erfüllt { $made }, gezeigt { $shown }.
plain-rules-more = Für eine ganze Regel tippe rules { $first } bis rules { $last } oder rules table.
plain-saved = Gespeichert als { $path }.
plain-not-saved = Nicht gespeichert: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = kein weiterer Zug erwartet, { $move } erhalten: Die Partie ist zu Ende
error-not-your-turn = Platz { $expected } ist am Zug, nicht { $seat }
error-no-such-seat = einer der Plätze { $expected } erwartet, { $seat } erhalten
error-seat-has-left = ein Platz erwartet, der noch mitspielt, { $seat } erhalten, der ausgeschieden ist
error-wrong-game = ein Zug von { $expected } erwartet, { $move } erhalten
error-draw-already-offered = accept erwartet, { $move } erhalten: { $seat } hat schon Unentschieden angeboten
error-no-draw-offered = ein Angebot auf Unentschieden erwartet, { $move } erhalten, aber es gibt keines
error-already-agreed = die Annahme von einem anderen Platz erwartet, { $seat } hat schon zugestimmt
error-not-refused = eine Ansage erwartet, die die Regeln ablehnen, { $move } erhalten, was sie zulassen
error-never-refused-so = ? nur nach einer abgelehnten Ansage erwartet, { $move } erhalten
error-takeback-too-far = ein früherer Zug zum Zurücknehmen erwartet, aber dies ist der Anfang der Partie
error-takeback-past-card = hinter eine gezeigte oder erfüllte Karte geht es nicht zurück: { $move } haben alle gesehen
error-piece-in-hand = place erwartet, { $move } erhalten: { $piece } ist in der Hand
error-no-piece-in-hand = give erwartet, { $move } erhalten: Kein Stein ist in der Hand
error-board-full = call oder decline erwartet, { $move } erhalten: Alle sechzehn Steine sind gesetzt
error-decline-too-early = { $expected } erwartet, decline erhalten: Das gibt es erst am Ende, nach sechzehn Steinen
error-square-taken = ein freies Feld erwartet, { $square } erhalten (besetzt von { $piece })
error-piece-not-left = ein übriger Stein erwartet, { $piece } erhalten
error-piece-not-theirs = { $expected ->
        [dark] ein dunkler Stein
       *[light] ein heller Stein
    } für { $seat } erwartet, { $piece } erhalten
error-referee-calls = give, place oder decline erwartet, { $move } erhalten: Der Schiedsrichter sieht jede Reihe
error-no-more-calls = keine Ansage mehr erwartet nach drei falschen in einem Zug, { $move } erhalten
error-call-no-line = vier Felder einer Reihe erwartet, { $squares } erhalten
error-call-not-full = eine volle Reihe erwartet, { $squares } erhalten (noch frei: { $free })
error-call-nothing-shared = ein zählendes gemeinsames Merkmal erwartet, { $squares } erhalten, die keines haben
error-call-expired = eine noch gültige Reihe erwartet, { $squares } erhalten, deren Zeit vorbei ist
error-call-not-now = eine Reihe erwartet, die dieser Stein gebildet hat, { $squares } erhalten, die älter ist
error-referee-says = place, clear, call oder end erwartet, { $move } erhalten: Der Schiedsrichter sieht die Situationen
error-no-situations = place, call oder end erwartet, { $move } erhalten: Gespielt wird ohne Situationen
error-say-too-late = vor dem ersten Plättchen des Zuges erwartet, { $move } erst danach erhalten
error-said-already = jede Situation nur einmal pro Zug erwartet, { $move } noch einmal erhalten
error-no-four-colours = vier Plättchen einer Farbe zu Beginn des Zuges erwartet, { $move } bei weniger erhalten
error-no-column = eine Säule aus vier oder mehr zu Beginn des Zuges erwartet, { $space } mit { $height } erhalten
error-nothing-to-clear = kein Abräumen erwartet, { $move } erhalten: Es ist keine Säule abzuräumen
error-clear-other = clear { $expected } erwartet, { $move } erhalten
error-cleared-already = nur ein Abräumen pro Zug erwartet, danach { $move } erhalten
error-clear-first = zuerst clear { $expected } erwartet, { $move } erhalten
error-nothing-to-place = call oder end erwartet, { $move } erhalten: Alle fälligen Plättchen liegen
error-place-first = zuerst sind Plättchen zu legen (fällig: { $due }), { $move } erhalten
error-colour-used-up = eine Farbe erwartet, die noch im Vorrat ist, { $colour } erhalten
error-card-not-held = eine Karte erwartet, die { $seat } hat, { $card } erhalten
error-no-quartino = { $card } auf { $spaces } erwartet, dort liegt { $tops }
error-bad-move = { $expected } erwartet, { $got } erhalten
error-bad-piece = ein Stein wie 7 oder LSQH erwartet, { $got } erhalten
error-bad-square = ein Feld von a1 bis d4 erwartet, { $got } erhalten
error-bad-call = vier verschiedene Felder nach call erwartet, { $got } erhalten
error-bad-colour = eine der Farben Y B G P erwartet, { $got } erhalten
error-bad-space = ein Feld des Rads, c oder 1 bis 8, erwartet, { $got } erhalten
error-bad-rim = ein Randfeld von 1 bis 8 erwartet, { $got } erhalten
error-bad-card = eine Karte wie YBGP erwartet, { $got } erhalten
error-text-after = nichts weiter erwartet, { $got } erhalten
error-bad-preset = ein Regelwerk von { $game } erwartet (eines von { $expected }), { $got } erhalten
error-bad-game = ein Spiel erwartet (eines von { $expected }), { $got } erhalten
error-bad-option = eine Option von { $game } erwartet (eine von { $expected }), { $got } erhalten
error-bad-option-value = { $expected } nach { $option }: erwartet, { $got } erhalten
error-option-twice = jede Option nur einmal erwartet, { $got } noch einmal erhalten
error-options-contradict = nur eines von { $option } und { $other } erwartet, beides erhalten
error-bad-ranks = vier Zeilen, getrennt durch /, erwartet, { $got } erhalten
error-bad-rank = vier Felder in einer Zeile erwartet, jedes ein Stein oder ein Punkt, { $got } erhalten
error-bad-hand = der Stein in der Hand oder - erwartet, { $got } erhalten
error-piece-twice = jeder Stein nur einmal erwartet, { $got } zweimal erhalten
error-wrong-colours = { $light } helle und { $dark } dunkle gegebene Steine erwartet, { $got } erhalten
error-line-in-referee-play = eine laufende Partie erwartet, eine vollendete Reihe erhalten: { $got }
error-bad-marks = Reihen wie !a1b1c1d1:1 erwartet, { $got } erhalten
error-mark-no-line = eine vollendete Reihe erwartet, die zählt, { $got } erhalten
error-mark-expiry = eine Zahl von 1 bis { $most } nach der Reihe erwartet, { $got } erhalten
error-marks-apart = Reihen, die ein Stein vollendet hat, mit einem gemeinsamen Feld erwartet, { $got } erhalten
error-marks-in-referee-play = mit Schiedsrichter keine Reihen zum Ansagen erwartet, { $got } erhalten
error-bad-spaces = neun Felder, getrennt durch /, erwartet, { $got } erhalten
error-bad-column = eine Säule aus Farben oder ein Punkt erwartet, { $got } erhalten
error-too-many-tokens = höchstens { $most } Plättchen der Farbe { $colour } erwartet, { $got } erhalten
error-bad-seat = ein Platz erwartet (einer von { $expected }), { $got } erhalten
error-bad-seats = Plätze wie A B oder A1 B1 A2 B2 erwartet, { $got } erhalten
error-bad-seat-number = { $expected } Plätze erwartet, { $got } erhalten
error-bad-deal = eine Verteilung wie A=YBGP,YBPG,YGBP,YGPB erwartet, { $got } erhalten
error-deal-seats = Karten für die Plätze { $expected } erwartet, { $got } erhalten
error-deal-size = { $expected } Karten für { $seat } erwartet, { $got } erhalten
error-card-twice = jede Karte nur so oft wie im Kartensatz erwartet, { $got } einmal zu oft erhalten
error-deck-too-small = mindestens { $expected } Karten im Kartensatz erwartet, { $got } erhalten
error-not-utf8 = Text in UTF-8 erwartet, Byte { $got } erhalten
error-control-character = druckbarer Text erwartet, { $got } erhalten
error-bad-header = eine Zeile wie Schlüssel: Wert erwartet, { $got } erhalten
error-key-twice = jeder Schlüssel nur einmal erwartet, { $got } noch einmal erhalten
error-key-missing = der Schlüssel { $expected } im Kopf erwartet, aber er fehlt
error-key-not-here = ein Schlüssel von { $game } erwartet, { $got } erhalten
error-bad-players = Namen wie A=Ada B=Bo erwartet, { $got } erhalten
error-bad-name = ein Name in geschlossenen Anführungszeichen erwartet, { $got } erhalten
error-bad-result = ein Ergebnis wie B (call) oder draw (full-board) erwartet, { $got } erhalten
error-result-too-early = kein Ergebnis erwartet, solange die Partie läuft, { $got } erhalten
error-result-differs = das Ergebnis der gespielten Züge, { $expected }, erwartet, { $got } erhalten
error-event-missing = ein Zug nach dem Platz erwartet, { $got } erhalten
error-bad-state = ein gespeicherter Stand erwartet, { $got } erhalten

## Terminal

tui-about = Quarto und Quartino, nach den Spielregeln
tui-person = Spieler
tui-computer = Computer
tui-computer-of = Computer { $seat }
tui-player = Spieler { $seat }
tui-team-of = Team { $team } ({ $people })
tui-yes = ja
tui-no = nein

tui-menu-computer = Quarto gegen den Computer
tui-menu-continue = Partie fortsetzen
tui-menu-two = Quarto zu zweit an diesem Bildschirm
tui-menu-teams = Quarto in Teams
tui-menu-quarto = Quarto nach Regeln deiner Wahl
tui-menu-quartino = Quartino, für 2 bis 4
tui-menu-resume = Gespeicherte Partie fortsetzen
tui-menu-replay = Partie nachspielen
tui-menu-rules = Regeln
tui-menu-language = Sprache
tui-menu-quit = Beenden
tui-menu-hint = ↑ ↓ wählen   Enter starten   ? Regeln   q beenden

tui-setup-title = { $game }: Wer spielt?
tui-setup-start = Los geht’s
tui-setup-seats = Spieler
tui-setup-two = zwei
tui-setup-teams = zwei Teams zu { $number }
tui-setup-number = { $number }
tui-setup-seat = Platz { $seat }
tui-setup-person = Mensch
tui-setup-name = Name, wenn du magst
tui-setup-rules = Regeln auswählen …
tui-bot-random = Computer, spielt zufällig
tui-bot-level = Computer, Stufe { $number }
tui-bot-perfect = Computer, spielt perfekt
tui-bot-greedy = Computer, einen Zug voraus
tui-form-hint = ↑ ↓ bewegen   ← → ändern   Enter wählen   Esc zurück

tui-builder-title = Regeln auswählen
tui-builder-preset = Ausgabe
tui-builder-counts = Was zählt: { $trait }
tui-builder-both = { $one } und { $other }
tui-builder-only = nur { $value }
tui-builder-none = zählt nicht
tui-builder-colours = Farben
tui-builder-sight = Wer Reihen und Situationen sieht
tui-builder-false-call = Ein falsches „Quarto!“
tui-builder-refused = Wird abgelehnt, dreimal pro Zug
tui-builder-turn = Uhr
tui-builder-no-clock = Ohne Uhr
tui-builder-turns = Länge
tui-builder-nothing = Nichts würde mehr zählen: Wähle mindestens einen Wert.
tui-builder-line-about = Dieselben Regeln als Text. Du kannst hier tippen; die Auswahl darüber passt sich an.
tui-builder-done = Diese Regeln nehmen

tui-open-resume = Gespeicherte Partie fortsetzen
tui-open-replay = Partie nachspielen
tui-open-none = Hier ist noch keine Partie gespeichert. Während einer Partie speichert s.
tui-open-path = Pfad eines Protokolls, zum Beispiel partie.fgn
tui-open-hint = Enter öffnen   Tab Liste oder Pfad   Esc zurück
tui-open-line = Zeile { $number }: { $reason }
tui-open-unreadable = { $path } ist nicht lesbar: { $reason }
tui-open-unknown-bot = { $path } nennt einen Computerspieler, den diese Version nicht kennt.

tui-replay-hint = → vor   ← zurück   Home Anfang   End Schluss   Esc verlassen
tui-replay-moment = Zug { $number } von { $most }
tui-replay-start = Der Anfang der Partie.

tui-rules-in-short = Kurz gesagt
tui-rules-words = Die Wörter
tui-rules-in-full = Ausführlich
tui-rules-readings =
    Wo die Spielregeln schweigen oder sich widersprechen, mussten wir
    entscheiden: An solchen Stellen steht „unsere Auslegung“.
tui-rules-hint = ↑ ↓ blättern   Tab das andere Spiel   c Nummern   Esc zurück
tui-record-title = Bisherige Züge
tui-record-empty = Noch keine.
tui-close-hint = ↑ ↓ blättern   Esc zurück

tui-pass-to = Weiter an { $name }
tui-pass-why = Die Karten bleiben verdeckt, bis { $name } da ist und sonst niemand hinsieht.
tui-pass-ready = Ich bin da: meine Karten zeigen
tui-thinking = { $name } überlegt …
tui-seconds-left = { $number } s
tui-undone = Zurückgenommen.
tui-saved = Gespeichert als { $path }
tui-not-saved = Nicht gespeichert: { $reason }
tui-kept = Die angefangene Partie ist aufgehoben als { $path }
tui-too-small = Bitte vergrößere das Terminal auf { $needed } (jetzt { $now }) oder spiele mit --plain.
tui-bots-no-draw = Der Computer antwortet nicht auf Angebote. Gib auf oder spiel weiter.
tui-command-placeholder = ein Zug: give 7, place b3, resign, offer draw …
tui-draw-offered = { $name } bietet Unentschieden an. :accept nimmt an; jeder Zug lehnt ab.

tui-tray = Übrige Steine
tui-hand = In der Hand
tui-hand-empty = nichts
tui-ask-give = { $name }: Wähle den Stein, den du gibst.
tui-ask-place = { $name }: Setze den Stein, den du in der Hand hast.
tui-ask-decline = { $name }: Alles ist gesetzt. Sag mit ! an oder verzichte mit d.
tui-ask-mark = { $name }: Markiere die vier Felder deiner Reihe ({ $number } von 4).
tui-ask-confirm = Quarto auf { $squares }? Enter sagt es an, Esc geht zurück.
tui-tip-call = Vier gleiche in einer Reihe? Drück ! und zeig sie, bevor du gibst oder setzt.
tui-tip-referee = Mit Schiedsrichter: Eine vollendete Reihe gewinnt sofort.
tui-false-calls = Falsche Ansagen in diesem Zug: { $number } von { $most }.
tui-no-more-calls = Drei falsche Ansagen: In diesem Zug geht keine mehr.
tui-line-shares = Gemeinsam auf { $squares }: { $values }.

tui-reserve = Vorrat
tui-rack = Deine Karten (* allen bekannt)
tui-rack-of = Karten von { $name } (* allen bekannt)
tui-rack-hidden = Die Karten sind verdeckt.
tui-cards-left = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
tui-cards-made = erfüllt { $cards }
tui-cards-seen = gesehen { $cards }
tui-cards-unmade = übrig { $cards }
tui-seat-left = ausgeschieden
tui-column-at = Feld { $space }, von unten nach oben: { $column }
tui-choose-colour = Wähle zuerst eine Farbe: y (gelb), b (blau), g (grün) oder p (rosa).
tui-ask-token = { $number ->
        [one] { $name }: Lege ein Plättchen. Wähle eine Farbe, dann ein Feld.
       *[other] { $name }: Lege { $number } Plättchen. Wähle eine Farbe, dann ein Feld.
    }
tui-ask-clear = { $name }: Räume die Säule auf { $spaces } ab (x).
tui-ask-both = { $name }: Lege { $number } Plättchen und räume Säule { $spaces } ab, egal in welcher Folge.
tui-ask-call = { $name }: Sag mit ! Quartino an oder beende deinen Zug mit e.
tui-ask-card = Quartino! Welche Karte? Drück 1 bis { $number }.
tui-ask-first = { $card }: Zeig auf das Feld der ersten Randfarbe ({ $colour }), dann Enter.
tui-tip-say = Eine Farbe viermal oder öfter: f. Säule ab vier: darauf zeigen, dann o.
tui-tip-quartino = Du kannst { $card } ab { $space } erfüllen: Drück !

tui-key-move = bewegen
tui-key-mark = markieren
tui-key-confirm = bestätigen
tui-key-cancel = abbrechen
tui-key-end = Zug beenden
tui-key-clear = abräumen
tui-key-colour = Farbe
tui-key-undo = zurücknehmen
tui-key-save = speichern
tui-key-record = Züge
tui-key-command = tippen
tui-key-rules = Regeln
tui-key-menu = Menü
tui-key-again = noch einmal

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = die Zeile { $name }
line-file = die Spalte { $name }
line-diagonal = die Diagonale { $name }
line-two-by-two = das Quadrat { $name }
analysis-title = { $a } und { $b }, Zug für Zug
analysis-about = Oben gewinnt { $a }, in der Mitte ist es unentschieden, unten gewinnt { $b }; { $summary }
analysis-summary = { $name }: Fehler { $mistakes }, verpasste Ansagen { $calls }
analysis-wins = { $name } gewinnt
analysis-win = gewonnen
analysis-draw = unentschieden
analysis-loss = verloren
analysis-unknown = unbekannt
analysis-mistake = Fehler
analysis-missed-call = verpasste Ansage
analysis-only-move = einziger Zug
analysis-give = { $piece } geben
analysis-place = auf { $square } setzen
analysis-call = { $line } ansagen
why-completes-line = { $square } vollendet { $line } (gemeinsam: { $values }).
why-gives-win = { $piece } zu geben verliert: Der Stein passt auf { $square } und vollendet { $line } (gemeinsam: { $values }).
why-gives-forced-loss = { $piece } zu geben verliert. Zwingend gewinnt dann: { $reply }.
why-no-safe-piece = { $number ->
        [one] Auf { $square } zu setzen verliert: Der einzige Stein, den man geben darf, vollendet eine Reihe.
       *[other] Auf { $square } zu setzen verliert: Jeder der { $number } Steine, die man geben darf, vollendet eine Reihe.
    }
why-forced-loss = { $number ->
        [one] Auf { $square } zu setzen verliert: Ein Stein vollendet zwar nicht sofort eine Reihe, verliert aber auch.
       *[other] Auf { $square } zu setzen verliert: { $number } Steine vollenden zwar nicht sofort eine Reihe, aber jeder verliert auch.
    }
why-missed-line = { $square } hätte { $line } vollendet (gemeinsam: { $values }).
why-missed-win = { $number ->
        [one] Der einzige Gewinnzug war: { $moves }.
       *[other] Gewinnzüge waren: { $moves }.
    }
why-missed-draw = { $number ->
        [one] Der einzige Zug, der das Unentschieden hielt, war: { $moves }.
       *[other] Züge, die das Unentschieden hielten, waren: { $moves }.
    }
why-only-win = Das war der einzige Gewinnzug.
why-only-draw = Das war der einzige Zug, der das Unentschieden hielt.
why-lost-no-safe-piece = Jeder Stein, den man geben darf, vollendet eine Reihe.
why-lost = Jeder Zug verliert.
why-calls-line = Die Ansage gewinnt, denn { $line } war noch gültig (gemeinsam: { $values }).
why-missed-call-placer = Man hätte { $line } ansagen können (gemeinsam: { $values }); jetzt darf es der Gegner.
why-missed-call-open = Man hätte { $line } vor dem Setzen ansagen können (gemeinsam: { $values }); der Gegner darf es noch.
why-missed-call-expired = Man hätte { $line } ansagen können (gemeinsam: { $values }); jetzt hat die Reihe ihren Wert verloren.
why-calls-used-up = Nach drei falschen Ansagen ist in diesem Zug keine mehr möglich.
why-false-call = Die Ansage war falsch, und nach diesen Regeln verliert das.
why-abandoned = { $value ->
        [win] Die Stellung war für { $seat } gewonnen.
       *[draw] Die Stellung war für { $seat } unentschieden.
    }
