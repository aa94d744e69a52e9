### Fourfold: Nederlands
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: as in a predicate, without ending.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = Nederlands

## Traits and their values, as said of a piece

trait-colour = kleur
trait-height = hoogte
trait-shape = vorm
trait-body = vulling
value-light = licht
value-dark = donker
value-tall = hoog
value-short = laag
value-round = rond
value-square = vierkant
value-solid = vol
value-hollow = hol

## The same traits and values, as said of a mushroom

mushroom-trait-colour = kleur
mushroom-trait-height = grootte
mushroom-trait-shape = hoed
mushroom-trait-body = stippen
mushroom-light = rood
mushroom-dark = blauw
mushroom-tall = groot
mushroom-short = klein
mushroom-round = puntig
mushroom-square = plat
mushroom-solid = met stippen
mushroom-hollow = zonder stippen

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = speelbord
word-square = hokje
word-piece = speelstuk
word-trait = kenmerk
word-line = rij
word-two-by-two = vierkant
word-call = roep
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = geven
word-place = plaatsen
word-decline = afzien
word-beginners = beginners
word-advanced = geoefende spelers
word-team = team
word-going-round = doorschuiven
word-draw = gelijkspel
word-win = overwinning
word-space = vak
word-rim = rand
word-centre = midden
word-token = fiche
word-reserve = voorraad
word-card = kaart
word-rack = kaarthouder
word-column = stapel
word-four-colours = 4 kleuren
word-turn = beurt
word-clockwise = met de klok mee
word-deck = kaartspel
word-player = speler
word-seat = plaats

## Colours of Quartino's tokens

token-Y = geel
token-B = blauw
token-G = groen
token-P = roze

## Rule sets

preset-classic = Klassiek
preset-classic-about = Houten stukken, alle kenmerken tellen, en een rij wint als je op tijd roept.
preset-mushrooms = Paddenstoelen
preset-mushrooms-about = De klassieke regels met paddenstoelen: rood of blauw, groot of klein, puntig of plat, met of zonder gele stippen.
preset-danish = Deens
preset-danish-about = Je krijgt alleen stukken van je eigen kleur, en een gemiste rij mag iets langer geroepen worden.
preset-quartino = Quartino
preset-quartino-about = Leg gekleurde fiches op het wiel en maak als eerste al je vier kaarten.
preset-quartino-first = Quartino, eerste potjes
preset-quartino-first-about = Quartino zonder de situaties ‘4 kleuren’ en ‘stapel’.

## Options: $number is a whole number

option-squares = Vierkanten
    .about = Vier stukken in een vierkant van 2×2 tellen als een rij.
option-traits = Gekozen kenmerken
    .about = Alleen de kenmerken die je kiest tellen voor een rij.
option-values = Gekozen waarden
    .about = Alleen de waarden die je kiest tellen voor een rij, bijvoorbeeld donker en laag.
option-owned = Eigen kleuren
    .about = Iedereen krijgt steeds stukken van de eigen kleur; wie als eerste een stuk krijgt, heeft licht.
option-owned-dark = Eigen kleuren, donker eerst
    .about = Iedereen krijgt steeds stukken van de eigen kleur; wie als eerste een stuk krijgt, heeft donker.
option-free = Vrije kleuren
    .about = Je mag elk stuk geven dat nog over is, welke kleur het ook heeft.
option-players = Zelf opletten
    .about = Net als in de spelregels telt een rij of een situatie alleen als een speler die ziet en het zegt.
option-referee = Scheidsrechter
    .about = De tafel let voor je op: bij Quarto wint een voltooide rij meteen, bij Quartino worden situaties toegepast en wordt een foute roep geweigerd.
option-lose-on-false-call = Foute roep verliest
    .about = Wie ‘Quarto!’ roept zonder geldige rij, verliest het spel.
option-turn = { $number ->
        [one] { $number } seconde per beurt
       *[other] { $number } seconden per beurt
    }
    .about = Maak je beurt af binnen deze tijd: is de tijd om, dan verlies je.
option-turns = { $number ->
        [one] Hoogstens { $number } beurt
       *[other] Hoogstens { $number } beurten
    }
    .about = Na zoveel beurten van alle spelers samen wint wie de meeste kaarten heeft gemaakt; bij gelijke stand winnen ze samen.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Niemand wint: gelijkspel
outcome-won = { $count ->
        [one] { $winners } wint
       *[other] { $winners } winnen samen
    }
reason-call = Quarto geroepen
reason-line = rij voltooid
reason-false-call = foute roep van de tegenpartij
reason-full-board = alle zestien stukken zijn geplaatst
reason-resign = door opgave
reason-time = tijd verstreken
reason-agreement = in onderling overleg
reason-cards = alle kaarten gemaakt
reason-repetition = voor de derde keer dezelfde stelling
reason-skipped = een hele ronde niets te spelen
reason-turn-limit = maximum aantal beurten bereikt
