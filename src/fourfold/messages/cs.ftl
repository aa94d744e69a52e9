### Fourfold: čeština
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: feminine (figurka, houba); tokens masculine (žeton).

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = čeština

## Traits and their values, as said of a piece

trait-colour = barva
trait-height = výška
trait-shape = tvar
trait-body = výplň
value-light = světlá
value-dark = tmavá
value-tall = vysoká
value-short = nízká
value-round = kulatá
value-square = hranatá
value-solid = plná
value-hollow = dutá

## The same traits and values, as said of a mushroom

mushroom-trait-colour = barva
mushroom-trait-height = velikost
mushroom-trait-shape = klobouk
mushroom-trait-body = puntíky
mushroom-light = červená
mushroom-dark = modrá
mushroom-tall = velká
mushroom-short = malá
mushroom-round = špičatá
mushroom-square = plochá
mushroom-solid = s puntíky
mushroom-hollow = bez puntíků

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = hrací deska
word-square = pole
word-piece = figurka
word-trait = vlastnost
word-line = řada
word-two-by-two = čtverec
word-call = hlášení
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = dát
word-place = položit
word-decline = nehlásit
word-beginners = začátečníci
word-advanced = zkušení hráči
word-team = tým
word-going-round = střídání
word-draw = remíza
word-win = výhra
word-space = políčko
word-rim = okraj
word-centre = střed
word-token = žeton
word-reserve = hromádka
word-card = karta Quartino
word-rack = stojan
word-column = sloupec
word-four-colours = 4 barvy
word-turn = tah
word-clockwise = po směru hodinových ručiček
word-deck = balíček
word-player = hráč
word-seat = místo

## Colours of Quartino's tokens

token-Y = žlutý
token-B = modrý
token-G = zelený
token-P = růžový

## Rule sets

preset-classic = Klasické
preset-classic-about = Dřevěné figurky, počítají se všechny vlastnosti a řada vyhrává, když ji včas ohlásíte.
preset-mushrooms = Houby
preset-mushrooms-about = Klasická pravidla s houbami: červenými, nebo modrými, velkými, nebo malými, špičatými, nebo plochými, s puntíky, nebo bez nich.
preset-danish = Dánské
preset-danish-about = Každý dostává jen figurky své barvy a přehlédnutou řadu lze ohlásit o něco déle.
preset-quartino = Quartino
preset-quartino-about = Pokládejte barevné žetony na kolo a splňte všechny své čtyři karty dřív než ostatní.
preset-quartino-first = Quartino, první hry
preset-quartino-first-about = Quartino bez situací „4 barvy“ a „sloupec“.

## Options: $number is a whole number

option-squares = Čtverce
    .about = Čtyři figurky ve čtverci 2×2 se počítají jako řada.
option-traits = Vybrané vlastnosti
    .about = Do řady se počítají jen vlastnosti, které si vyberete.
option-values = Vybrané podoby
    .about = Do řady se počítají jen podoby, které si vyberete, třeba tmavá a nízká.
option-owned = Vlastní barvy
    .about = Každý dostává jen figurky své barvy; kdo dostane první figurku, má světlé.
option-owned-dark = Vlastní barvy, nejdřív tmavé
    .about = Každý dostává jen figurky své barvy; kdo dostane první figurku, má tmavé.
option-free = Volné barvy
    .about = Můžete dát kteroukoli zbývající figurku bez ohledu na barvu.
option-players = Hlídáte si sami
    .about = Jako v pravidlech z krabice platí řada nebo situace jen tehdy, když si jí hráč všimne a řekne to.
option-referee = S rozhodčím
    .about = Stůl hlídá za vás: v Quartu hotová řada hned vyhrává, v Quartinu se situace uplatní samy a chybné hlášení se odmítne.
option-lose-on-false-call = Chybné hlášení prohrává
    .about = Kdo ohlásí „Quarto!“ bez platné řady, prohrává.
option-turn = { $number ->
        [one] { $number } sekunda na tah
        [few] { $number } sekundy na tah
        [many] { $number } sekundy na tah
       *[other] { $number } sekund na tah
    }
    .about = Dokončete tah v tomto čase: komu čas vyprší, prohrává.
option-turns = { $number ->
        [one] Nejvýš { $number } tah
        [few] Nejvýš { $number } tahy
        [many] Nejvýš { $number } tahu
       *[other] Nejvýš { $number } tahů
    }
    .about = Po tolika tazích všech hráčů dohromady vyhrává, kdo splnil nejvíc karet; při shodě vyhrávají společně.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Nikdo nevyhrává: remíza
outcome-won = { $count ->
        [one] { $winners } vyhrává
       *[other] { $winners } společně vyhrávají
    }
reason-call = ohlášeno Quarto
reason-line = hotová řada
reason-false-call = chybné hlášení soupeře
reason-full-board = všech šestnáct figurek je na desce
reason-resign = vzdáním partie
reason-time = vypršel čas
reason-agreement = po dohodě
reason-cards = všechny karty splněny
reason-repetition = stejná pozice potřetí
reason-skipped = celé kolo nebylo co hrát
reason-turn-limit = dosažen limit tahů
