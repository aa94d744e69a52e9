### Fourfold: dansk
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: common gender (en brik, en svamp).

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = dansk

## Traits and their values, as said of a piece

trait-colour = farve
trait-height = højde
trait-shape = form
trait-body = hul
value-light = lys
value-dark = mørk
value-tall = høj
value-short = lav
value-round = rund
value-square = firkantet
value-solid = uden hul
value-hollow = med hul

## The same traits and values, as said of a mushroom

mushroom-trait-colour = farve
mushroom-trait-height = størrelse
mushroom-trait-shape = hat
mushroom-trait-body = prikker
mushroom-light = rød
mushroom-dark = blå
mushroom-tall = stor
mushroom-short = lille
mushroom-round = spids
mushroom-square = flad
mushroom-solid = med prikker
mushroom-hollow = uden prikker

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = spillebræt
word-square = spillefelt
word-piece = brik
word-trait = træk
word-line = stribe
word-two-by-two = firkant
word-call = melding
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = give
word-place = sætte
word-decline = afstå
word-beginners = børn & begyndere
word-advanced = trænede spillere
word-team = hold
word-going-round = gå på omgang
word-draw = uafgjort
word-win = sejr
word-space = felt
word-rim = kant
word-centre = midte
word-token = farvebrik
word-reserve = forråd
word-card = kort
word-rack = kortholder
word-column = søjle
word-four-colours = 4 farver
word-turn = tur
word-clockwise = med uret
word-deck = kortsæt
word-player = spiller
word-seat = plads

## Colours of Quartino's tokens

token-Y = gul
token-B = blå
token-G = grøn
token-P = lyserød

## Rule sets

preset-classic = Klassisk
preset-classic-about = Træbrikker, alle træk tæller, og en stribe vinder, når du siger det i tide.
preset-mushrooms = Svampe
preset-mushrooms-about = De klassiske regler med svampe: røde eller blå, store eller små, spidse eller flade, med eller uden gule prikker.
preset-danish = Dansk
preset-danish-about = Hver spiller får kun brikker i sin egen farve, og en overset stribe gælder lidt længere.
preset-quartino = Quartino
preset-quartino-about = Læg farvebrikker på hjulet, og lav alle dine fire kort før de andre.
preset-quartino-first = Quartino, de første spil
preset-quartino-first-about = Quartino uden situationerne »4 farver« og »søjle«.

## Options: $number is a whole number

option-squares = Firkanter
    .about = Fire brikker i en firkant på 2×2 felter tæller som en stribe.
option-traits = Udvalgte træk
    .about = Kun de træk, du vælger, tæller i en stribe.
option-values = Udvalgte udseender
    .about = Kun de udseender, du vælger, tæller i en stribe, for eksempel mørk og lav.
option-owned = Egne farver
    .about = Man får altid brikker i sin egen farve; den, der får den første brik, har lys.
option-owned-dark = Egne farver, mørk først
    .about = Man får altid brikker i sin egen farve; den, der får den første brik, har mørk.
option-free = Frie farver
    .about = Du må give en hvilken som helst brik, der er tilbage, uanset farve.
option-players = Hold selv øje
    .about = Som i spillereglerne tæller en stribe eller en situation kun, hvis en spiller ser den og siger det.
option-referee = Dommer
    .about = Bordet holder øje for dig: I Quarto vinder en færdig stribe straks, og i Quartino gælder situationerne af sig selv, og en forkert melding afvises.
option-lose-on-false-call = Forkert melding taber
    .about = Den, der siger »Quarto!« uden en gyldig stribe, taber spillet.
option-turn = { $number ->
        [one] { $number } sekund pr. tur
       *[other] { $number } sekunder pr. tur
    }
    .about = Gør din tur færdig inden for tiden: Løber den ud, taber du.
option-turns = { $number ->
        [one] Højst { $number } tur
       *[other] Højst { $number } ture
    }
    .about = Efter så mange ture for alle spillere tilsammen vinder den, der har lavet flest kort; står flere lige, vinder de sammen.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Ingen vinder: uafgjort
outcome-won = { $count ->
        [one] { $winners } vinder
       *[other] { $winners } vinder sammen
    }
reason-call = sagde Quarto
reason-line = stribe lavet
reason-false-call = forkert melding fra modparten
reason-full-board = alle seksten brikker er sat
reason-resign = ved opgivelse
reason-time = tiden løb ud
reason-agreement = efter aftale
reason-cards = alle kort er lavet
reason-repetition = samme stilling for tredje gang
reason-skipped = en hel omgang uden noget at spille
reason-turn-limit = grænsen for antal ture er nået
