### Fourfold: italiano
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: masculine (un pezzo, un fungo); tokens feminine (una pedina).

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = italiano

## Traits and their values, as said of a piece

trait-colour = colore
trait-height = altezza
trait-shape = forma
trait-body = corpo
value-light = chiaro
value-dark = scuro
value-tall = alto
value-short = basso
value-round = rotondo
value-square = quadrato
value-solid = pieno
value-hollow = cavo

## The same traits and values, as said of a mushroom

mushroom-trait-colour = colore
mushroom-trait-height = grandezza
mushroom-trait-shape = cappello
mushroom-trait-body = puntini
mushroom-light = rosso
mushroom-dark = blu
mushroom-tall = grande
mushroom-short = piccolo
mushroom-round = appuntito
mushroom-square = piatto
mushroom-solid = con puntini
mushroom-hollow = senza puntini

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = tabellone
word-square = casella
word-piece = pezzo
word-trait = caratteristica
word-line = fila
word-two-by-two = quadrato
word-call = annuncio
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = dare
word-place = posizionare
word-decline = rinunciare
word-beginners = principianti
word-advanced = giocatori esperti
word-team = squadra
word-going-round = a rotazione
word-draw = pareggio
word-win = vittoria
word-space = casella
word-rim = bordo
word-centre = centro
word-token = pedina
word-reserve = riserva
word-card = carta Quartino
word-rack = supporto
word-column = colonna
word-four-colours = 4 colori
word-turn = turno
word-clockwise = in senso orario
word-deck = mazzo
word-player = giocatore
word-seat = posto

## Colours of Quartino's tokens

token-Y = gialla
token-B = blu
token-G = verde
token-P = rosa

## Rule sets

preset-classic = Classico
preset-classic-about = Pezzi di legno, contano tutte le caratteristiche e una fila vince se la annunci in tempo.
preset-mushrooms = Funghi
preset-mushrooms-about = Le regole classiche con i funghi: rossi o blu, grandi o piccoli, appuntiti o piatti, con o senza puntini gialli.
preset-danish = Danese
preset-danish-about = Ognuno riceve solo pezzi del proprio colore, e una fila sfuggita si può annunciare un po’ più a lungo.
preset-quartino = Quartino
preset-quartino-about = Metti pedine colorate sulla ruota e realizza per primo le tue quattro carte.
preset-quartino-first = Quartino, prime partite
preset-quartino-first-about = Quartino senza le situazioni «4 colori» e «colonna».

## Options: $number is a whole number

option-squares = Quadrati
    .about = Quattro pezzi in un quadrato di 2×2 caselle contano come una fila.
option-traits = Caratteristiche scelte
    .about = Per una fila contano solo le caratteristiche che scegli.
option-values = Valori scelti
    .about = Per una fila contano solo i valori che scegli, per esempio scuro e basso.
option-owned = A ciascuno il suo colore
    .about = Ognuno riceve sempre pezzi del proprio colore; chi riceve per primo ha i chiari.
option-owned-dark = A ciascuno il suo colore, prima gli scuri
    .about = Ognuno riceve sempre pezzi del proprio colore; chi riceve per primo ha gli scuri.
option-free = Colori liberi
    .about = Puoi dare qualsiasi pezzo rimasto, di qualunque colore.
option-players = Occhi aperti
    .about = Come nei regolamenti, una fila o una situazione conta solo se un giocatore la vede e lo dice.
option-referee = Con arbitro
    .about = Il tavolo controlla per te: a Quarto una fila completata vince subito, a Quartino le situazioni si applicano da sole e un annuncio sbagliato viene rifiutato.
option-lose-on-false-call = L’annuncio sbagliato perde
    .about = Chi annuncia «Quarto!» senza una fila valida perde la partita.
option-turn = { $number ->
        [one] { $number } secondo per turno
       *[other] { $number } secondi per turno
    }
    .about = Finisci il turno entro questo tempo: se scade, perdi.
option-turns = { $number ->
        [one] Al massimo { $number } turno
       *[other] Al massimo { $number } turni
    }
    .about = Dopo questo numero di turni, contando tutti i giocatori, vince chi ha realizzato più carte; a pari merito si vince insieme.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Non vince nessuno: pareggio
outcome-won = { $count ->
        [one] { $winners } vince
       *[other] { $winners } vincono insieme
    }
reason-call = Quarto annunciato
reason-line = fila completata
reason-false-call = annuncio sbagliato dell’avversario
reason-full-board = tutti i sedici pezzi sono sul tabellone
reason-resign = per abbandono
reason-time = tempo scaduto
reason-agreement = di comune accordo
reason-cards = tutte le carte realizzate
reason-repetition = stessa posizione per la terza volta
reason-skipped = un giro intero senza nulla da giocare
reason-turn-limit = limite di turni raggiunto
