### Fourfold: español
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: feminine (una pieza, una seta, una ficha).

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = español

## Traits and their values, as said of a piece

trait-colour = color
trait-height = altura
trait-shape = forma
trait-body = cuerpo
value-light = clara
value-dark = oscura
value-tall = alta
value-short = baja
value-round = redonda
value-square = cuadrada
value-solid = maciza
value-hollow = hueca

## The same traits and values, as said of a mushroom

mushroom-trait-colour = color
mushroom-trait-height = tamaño
mushroom-trait-shape = sombrero
mushroom-trait-body = lunares
mushroom-light = roja
mushroom-dark = azul
mushroom-tall = grande
mushroom-short = pequeña
mushroom-round = puntiaguda
mushroom-square = plana
mushroom-solid = con lunares
mushroom-hollow = sin lunares

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = tablero
word-square = casilla
word-piece = pieza
word-trait = característica
word-line = línea
word-two-by-two = cuadrado
word-call = cante
word-quarto-call = ¡Quarto!
word-quartino-call = ¡Quartino!
word-give = dar
word-place = colocar
word-decline = renunciar
word-beginners = principiantes
word-advanced = jugadores expertos
word-team = equipo
word-going-round = por turnos
word-draw = empate
word-win = victoria
word-space = casilla
word-rim = borde
word-centre = centro
word-token = ficha
word-reserve = reserva
word-card = carta
word-rack = atril
word-column = columna
word-four-colours = 4 colores
word-turn = turno
word-clockwise = en el sentido de las agujas del reloj
word-deck = mazo
word-player = jugador
word-seat = puesto

## Colours of Quartino's tokens

token-Y = amarilla
token-B = azul
token-G = verde
token-P = rosa

## Rule sets

preset-classic = Clásico
preset-classic-about = Piezas de madera, cuentan todas las características y una línea gana si la cantas a tiempo.
preset-mushrooms = Setas
preset-mushrooms-about = Las reglas clásicas con setas: rojas o azules, grandes o pequeñas, puntiagudas o planas, con o sin lunares amarillos.
preset-danish = Danés
preset-danish-about = Cada cual recibe solo piezas de su color, y una línea que nadie vio se puede cantar un poco más tarde.
preset-quartino = Quartino
preset-quartino-about = Coloca fichas de colores en la rueda y completa tus cuatro cartas antes que nadie.
preset-quartino-first = Quartino, primeras partidas
preset-quartino-first-about = Quartino sin las situaciones «4 colores» y «columna».

## Options: $number is a whole number

option-squares = Cuadrados
    .about = Cuatro piezas en un cuadrado de 2×2 casillas cuentan como una línea.
option-traits = Características elegidas
    .about = Para una línea solo cuentan las características que elijas.
option-values = Valores elegidos
    .about = Para una línea solo cuentan los valores que elijas, por ejemplo oscura y baja.
option-owned = Colores propios
    .about = Cada cual recibe siempre piezas de su color; quien recibe primero lleva las claras.
option-owned-dark = Colores propios, oscuras primero
    .about = Cada cual recibe siempre piezas de su color; quien recibe primero lleva las oscuras.
option-free = Colores libres
    .about = Puedes dar cualquier pieza que quede, sea del color que sea.
option-players = Ojo avizor
    .about = Como en los reglamentos, una línea o una situación solo cuenta si alguien la ve y lo dice.
option-referee = Con árbitro
    .about = La mesa vigila por ti: en Quarto una línea completa gana al instante; en Quartino las situaciones se aplican solas y un cante en falso se rechaza.
option-lose-on-false-call = Cantar en falso pierde
    .about = Quien canta «¡Quarto!» sin una línea válida pierde la partida.
option-turn = { $number ->
        [one] { $number } segundo por turno
       *[other] { $number } segundos por turno
    }
    .about = Termina tu turno en este tiempo: si se agota, pierdes.
option-turns = { $number ->
        [one] Como mucho { $number } turno
       *[other] Como mucho { $number } turnos
    }
    .about = Tras ese número de turnos, contando los de todos, gana quien más cartas haya completado; si hay empate, comparten la victoria.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = No gana nadie: empate
outcome-won = { $count ->
        [one] { $winners } gana
       *[other] { $winners } comparten la victoria
    }
reason-call = Quarto cantado
reason-line = línea completada
reason-false-call = cante en falso del rival
reason-full-board = las dieciséis piezas están colocadas
reason-resign = por abandono
reason-time = tiempo agotado
reason-agreement = de común acuerdo
reason-cards = todas las cartas completadas
reason-repetition = la misma posición por tercera vez
reason-skipped = una ronda entera sin nada que jugar
reason-turn-limit = límite de turnos alcanzado
