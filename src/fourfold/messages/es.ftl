### Fourfold: español
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: feminine (una pieza, una seta, una ficha).
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

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
word-decline = no cantar
word-beginners = principiantes
word-advanced = jugadores expertos
word-team = equipo
word-going-round = quien pierde deja el sitio
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
word-four-colours = cuatro iguales
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
preset-classic-about = Piezas de madera, y ganas si cantas tu línea a tiempo.
preset-mushrooms = Setas
preset-mushrooms-about = Las reglas clásicas con setas: rojas o azules, grandes o pequeñas, puntiagudas o planas, con o sin lunares amarillos.
preset-danish = Danés
preset-danish-about = Solo recibes piezas de tu color, y una línea que nadie vio se puede cantar durante algo más de tiempo (nuestra interpretación).
preset-quartino = Quartino
preset-quartino-about = Coloca fichas de colores en el tablero. Gana quien complete primero sus cuatro cartas.
preset-quartino-first = Quartino, primeras partidas
preset-quartino-first-about = Quartino sin las situaciones «cuatro iguales» y «columna».

## Options: $number is a whole number

option-squares = Cuadrados de 2×2
    .about = Cuatro piezas en un cuadrado de 2×2 casillas cuentan como una línea.
option-traits = Características elegidas
    .about = Para una línea solo cuentan las características que elijas.
option-values = Valores elegidos
    .about = Para una línea solo cuentan los valores que elijas, por ejemplo oscura y baja.
option-owned = Colores propios
    .about = Cada jugador recibe siempre piezas de su color. Quien recibe la primera pieza lleva las claras.
option-owned-dark = Colores propios, oscuras primero
    .about = Cada jugador recibe siempre piezas de su color. Quien recibe la primera pieza lleva las oscuras.
option-free = Colores libres
    .about = Puedes dar cualquier pieza que quede, sea del color que sea.
option-players = Sin árbitro
    .about = { $game ->
        [quartino] Como en el reglamento: las situaciones y los Quartinos solo cuentan si los ves y los anuncias. Un Quartino cantado en falso enseña tu carta a todos y pone fin a tu turno.
        [quartino-first] Como en el reglamento: un Quartino solo cuenta si lo ves y lo cantas. Un Quartino cantado en falso enseña tu carta a todos y pone fin a tu turno.
       *[quarto] Como en los reglamentos: una línea solo cuenta si la ves y la cantas.
    }
option-referee = Con árbitro
    .about = { $game ->
        [quartino] El árbitro lo ve todo y te dice cuándo colocar fichas de más o retirar una columna. Un Quartino cantado en falso enseña tu carta a todos, pero tu turno continúa.
        [quartino-first] El árbitro ve todos los Quartinos. Un Quartino cantado en falso enseña tu carta a todos, pero tu turno continúa.
       *[quarto] El árbitro ve todas las líneas: si completas una, ganas al instante.
    }
option-lose-on-false-call = Perder por cantar en falso
    .about = Pierdes la partida si cantas «¡Quarto!» y las cuatro casillas que muestras no son una línea que puedas cantar en ese momento.
option-turn = { $number ->
        [one] { $number } segundo por turno
       *[other] { $number } segundos por turno
    }
    .about = Termina cada turno a tiempo o pierdes.
option-turns = { $number ->
        [one] Como mucho { $number } turno
       *[other] Como mucho { $number } turnos
    }
    .about = Tras ese número de turnos, contando los de todos, gana quien más cartas haya completado. Si hay empate, comparten la victoria.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Empate
outcome-won = { $count ->
        [one] { $winners } gana
       *[other] { $winners } comparten la victoria
    }
reason-call = Quarto cantado
reason-line = línea completada
reason-false-call = cante en falso del rival
reason-full-board = las dieciséis piezas colocadas
reason-resign = por abandono
reason-time = tiempo agotado
reason-abandoned = un jugador ha dejado la partida
reason-agreement = de común acuerdo
reason-cards = todas las cartas completadas
reason-repetition = misma posición tres veces
reason-skipped = una ronda entera sin nada que jugar
reason-turn-limit = límite de turnos alcanzado

## Quarto in the rules page

rules-quarto-intro =
    Quarto, un juego de Blaise Müller publicado por Gigamic, es para dos
    jugadores o dos equipos. Las dieciséis piezas son de todos, y es tu rival
    quien elige la que tienes que colocar. Una partida dura de 10 a 20 minutos
    (de 5 a 20 en la edición danesa).
quarto-in-short =
    Elige una pieza y dásela a tu rival, que la coloca en la casilla
    libre que quiera y luego te da otra a ti.

    Cuatro piezas en una fila, una columna o una diagonal larga que se
    parecen en algo (todas altas, por ejemplo, o todas huecas) forman
    una línea.

    Si completas una, canta «¡Quarto!» antes de dar la pieza siguiente y
    ganas.

    Si a tu rival se le escapa una línea, cántala antes de colocar tu
    pieza y ganas.

    Si se colocan todas las piezas y nadie ha ganado, hay empate.

rule-q1-title = Tablero y piezas
rule-q1-text =
    Se juega en un tablero de 4×4 casillas con 16 piezas, una por cada
    combinación de cuatro características con dos valores cada una. Las piezas
    clásicas, de madera, son claras u oscuras, altas o bajas, redondas o
    cuadradas, macizas o huecas. Las setas son, en el mismo orden, rojas o
    azules, grandes o pequeñas, de sombrero puntiagudo o plano, con o sin
    lunares amarillos. Para las reglas solo importan las cuatro características,
    no el juego de piezas que se use. Al empezar, las piezas esperan junto al
    tablero; en la edición danesa forman dos grupos, las claras y las oscuras.
rule-q2-title = Quién empieza
rule-q2-text =
    Se echa a suertes quién empieza. Esa persona no coloca nada, sino que
    elige una pieza y se la da a su rival. En la revancha empieza la
    siguiente persona, sin un nuevo sorteo (nuestra interpretación).
rule-q3-title = Un turno
rule-q3-text =
    Coloca la pieza que te han dado en cualquier casilla libre. Después dale
    a tu rival una de las piezas que quedan.
rule-q4-title = Líneas
rule-q4-text =
    Una línea son cuatro piezas en una fila, una columna o una de las dos
    diagonales largas (10 líneas en total) que comparten al menos un valor que
    cuenta: cuatro altas, por ejemplo, o cuatro huecas. Pueden compartir varios
    valores, y una sola pieza puede completar varias líneas a la vez. No importa
    quién colocó las otras tres piezas.
rule-q5-title = Cantar Quarto
rule-q5-text =
    Cuando son los jugadores quienes buscan las líneas, formar una no basta:
    para ganar tienes que cantar «¡Quarto!» y mostrar la línea, y nada de lo
    que se ve en la pantalla delata que hay una. Solo puede cantar quien
    tiene el turno (nuestra interpretación; según los reglamentos, gana
    quien canta primero). Si canta otra persona, o alguien canta después del
    final, el cante se rechaza, pero no cuenta como cante en falso. Después
    de colocar tu pieza y antes de dar la siguiente, puedes cantar una línea
    que tu pieza haya completado, y ganas. Si das una pieza sin cantar, solo
    quien la recibe puede cantar esa línea, antes de colocar la pieza, y
    entonces gana. Si la coloca sin cantar, la línea deja de contar, para
    cualquier característica, durante el resto de la partida (clásico y
    setas). En la edición danesa, una línea deja de contar cuando ambos
    jugadores han colocado una pieza cada uno. Contamos las piezas colocadas
    después de formarse la línea, y hasta entonces puede cantarla cualquiera
    que acabe de recibir una pieza, incluso quien la formó (nuestra
    interpretación; el reglamento también puede leerse como la regla
    clásica, y solo nombra al rival). Tras la decimosexta pieza ya no se da
    nada: quien la colocó puede cantar o no, luego su rival puede cantar
    cualquier línea que aún cuente o no cantar, y entonces hay empate
    (nuestra interpretación). Un cante es en falso si las casillas mostradas
    no forman una línea, no comparten nada que cuente o forman una línea que
    ya no cuenta. Se rechaza explicando el motivo, se anota en el registro
    de la partida y no cambia nada más, pero tras tres en un mismo turno ya
    no puedes cantar en ese turno. Si se acuerda antes de la partida, en
    cambio, pierdes por cantar en falso (nuestra interpretación).
rule-q6-title = Con árbitro
rule-q6-text =
    El árbitro ve todas las líneas: si completas una, ganas al instante. Nadie
    necesita cantar, así que no está permitido.
rule-q7-title = Empate
rule-q7-text =
    Si las dieciséis piezas están colocadas y nadie ha ganado, hay empate.
rule-q8-title = Niños y principiantes
rule-q8-text =
    Para empezar, que cuenten solo una, dos o tres de las cuatro
    características, como proponen las reglas francesas y neerlandesas. En
    las reglas danesas se puede elegir qué cuenta, por ejemplo «solo las
    piezas oscuras, sea cual sea su forma». Así que puede contar cualquiera
    de los ocho valores, uno como mínimo, y cuatro piezas que compartan uno
    de ellos forman una línea (nuestra interpretación; el ejemplo también
    puede querer decir que solo cuentan las piezas oscuras, por cualquier
    característica menos la forma). Para que cuente una característica
    entera, se eligen sus dos valores. Si solo cuentan las piezas oscuras,
    se juega con colores libres: con colores propios, quien tuviera las
    claras no podría completar ninguna línea (nuestra interpretación).
rule-q9-title = Jugadores expertos
rule-q9-text =
    Cuatro piezas en un cuadrado, en 2×2 casillas contiguas, cuentan
    como una línea. Son 9 líneas más, 19 en total. En la edición danesa,
    los cuadrados de 2×2 y los colores libres son dos opciones distintas
    para jugadores expertos.
rule-q10-title = Colores propios
rule-q10-text =
    En la edición danesa cada jugador tiene un color, y a tu rival siempre
    le das una pieza del suyo, así que cada uno coloca las ocho piezas de su
    color. Una línea puede mezclar los dos colores si comparte otro valor
    que cuente. Quien recibe la primera pieza elige un color, y lleva las
    claras si no elige (nuestra interpretación). Los jugadores expertos
    juegan con colores libres: puedes dar cualquier pieza que quede.
rule-q11-title = Jugadores y equipos
rule-q11-text =
    Juegan dos personas; la edición danesa añade dos contra dos, o dos
    equipos de cualquier tamaño. Los compañeros se alternan en los
    turnos de su equipo, y en cada turno una persona coloca una pieza y
    da la siguiente; A1 da la primera pieza, y luego juegan B1, A2, B2 y
    así sucesivamente (nuestra interpretación). Solo puede cantar la
    persona que tiene el turno. Tras la decimosexta pieza, la última
    ocasión de cantar es de la siguiente persona del otro equipo. Gana o
    pierde todo el equipo (nuestra interpretación). El reglamento danés
    dice además que la partida puede «ir rotando»: aquí se espera en una
    cola, y después de cada partida el puesto de quien pierde pasa a la
    siguiente persona; tras un empate, deja el puesto quien lleve más
    tiempo sentado (nuestra interpretación).
rule-q12-title = Tiempo
rule-q12-text =
    En los torneos se puede dar a los jugadores un minuto por jugada; sin límite
    no hay reloj. Una jugada es colocar una pieza y dar la siguiente, y la
    primera pieza que se da también tiene su minuto (nuestra interpretación). Se
    canta dentro de ese minuto, un cante en falso no lo reinicia, y si se te
    acaba el tiempo pierdes (nuestra interpretación).
rule-q13-title = Combinar las reglas
rule-q13-text =
    Todas estas opciones se combinan libremente: por ejemplo cuadrados de 2×2,
    colores propios, solo dos características y árbitro. Los reglamentos ya
    preparados son Clásico, Setas y Danés; cada uno tiene opciones para
    principiantes y para jugadores expertos.

## Quartino in the rules page

rules-quartino-intro =
    Quartino, un juego de Petr Doubek (Loris Games) publicado por Djeco, es para
    dos a cuatro jugadores de 7 a 99 años. Ficha a ficha, todos construyen en el
    mismo tablero, cada cual con sus cartas secretas por completar. Las fichas
    de los demás pueden ayudarte o estropearte el plan. Una partida dura unos 20
    minutos.
quartino-in-short =
    Roba cuatro cartas y mantenlas en secreto. Una carta pide cuatro
    colores: uno en el centro y tres seguidos en el borde, en cualquier
    parte del tablero.

    En tu turno, pon una ficha de cualquier color en cualquier casilla,
    incluso encima de otras.

    Cuando las fichas de arriba coincidan con una de tus cartas, canta
    «Quartino», aparta la carta, devuelve sus cuatro fichas y coloca
    otra más.

    Si tu turno empieza con cuatro o más fichas de un mismo color en el
    tablero, anuncia «cuatro iguales» y coloca una ficha más. Si empieza
    con una columna de cuatro o más fichas, anuncia «columna», retírala
    y coloca una ficha más.

    Gana quien complete primero sus cuatro cartas.

rule-t1-title = Tablero, fichas y cartas
rule-t1-text =
    El tablero es una rueda de nueve casillas: ocho en el borde y una en el
    centro. Las 28 fichas, siete de cada color (amarillo, azul, verde y rosa),
    están en una reserva a la vista, ordenadas por colores. Hay 24 cartas y
    cuatro atriles. Los números son los de los reglamentos; la rueda y los
    nombres de los colores vienen de imágenes y reseñas del juego.
rule-t2-title = Las cartas
rule-t2-text =
    Una carta es un cuarto de la rueda: el centro y tres casillas
    vecinas del borde, cada una con un color (nuestra interpretación, a
    partir de imágenes). Las 24 cartas son las 24 maneras de poner
    cuatro colores en el centro y en tres casillas del borde; un
    registro de partida puede indicar otro mazo (nuestra
    interpretación). Una carta encaja en cualquiera de los ocho giros de
    la rueda, nunca reflejada (nuestra interpretación).
rule-t3-title = Comienzo
rule-t3-text =
    Cada jugador roba cuatro cartas en secreto. Las demás quedan fuera del
    juego, sin que nadie las vea (nuestra interpretación). Empieza la
    persona más joven (ustedes dicen quién es; si no, se echa a suertes) y
    se juega en el sentido de las agujas del reloj. En la revancha empieza
    la siguiente persona, sin un nuevo sorteo (nuestra interpretación).
rule-t4-title = Un turno
rule-t4-text =
    Un turno tiene tres pasos: mirar si hay situaciones en el tablero,
    colocar tu ficha o tus fichas y después hacer Quartinos.
rule-t5-title = Colocar una ficha
rule-t5-text =
    Toma una ficha de cualquier color que quede en la reserva y colócala en
    cualquier casilla. La casilla puede estar vacía, o puedes poner tu ficha
    encima de otras, con lo que se forma una columna.
rule-t6-title = Hacer un Quartino
rule-t6-text =
    Solo cuenta la ficha de arriba de cada casilla, la haya puesto quien
    la haya puesto. Cuando hayas colocado y retirado todo lo que toca en
    tu turno (nuestra interpretación), puedes cantar «Quartino» y
    mostrar una de tus cartas y las cuatro casillas. No puedes mostrar
    una carta que no tienes: si lo intentas, el cante se rechaza y tu
    turno sigue. Si aciertas, la carta sale de tu atril y esas cuatro
    fichas de arriba vuelven a la reserva, de modo que las que había
    debajo quedan arriba. Entonces tienes que tomar una ficha y
    colocarla donde quieras, y puedes volver a cantar, y así
    sucesivamente. Si te equivocas, la carta vuelve a tu atril y tu
    turno termina; los demás ya han visto esa carta.
rule-t7-title = Cuatro iguales
rule-t7-text =
    Si al empezar tu turno hay en el tablero cuatro o más fichas de un
    mismo color, incluso dentro de columnas, y te das cuenta, anuncia
    «cuatro iguales» (los reglamentos lo llaman «4 colores»). Entonces
    tienes que colocar una ficha más.
rule-t8-title = Columna
rule-t8-text =
    Si al empezar tu turno una columna tiene cuatro o más fichas y te das
    cuenta, anuncia «columna». Devuelve toda la columna a la reserva; luego
    tienes que colocar una ficha más. Si «columna» es la única situación,
    primero retira la columna y después coloca tus fichas. En cada turno cuenta
    una sola columna, aunque haya varias, y tú eliges cuál; «cuatro iguales»
    también cuenta una sola vez por turno (nuestra interpretación).
rule-t9-title = Las dos a la vez
rule-t9-text =
    Si ves las dos situaciones, anuncia las dos: colocas tres fichas y
    retiras la columna, en el orden que quieras. Puedes incluso retirar
    la columna al final; entonces una ficha que hayas puesto en ella
    también vuelve a la reserva. Solo cuentan las situaciones del
    comienzo de tu turno. Solo puedes cantar o terminar tu turno cuando
    todo esto esté hecho.
rule-t10-title = Darse cuenta
rule-t10-text =
    Cuando son los jugadores quienes lo ven todo, las situaciones solo
    cuentan si las anuncias, y los Quartinos, si los cantas. No hay
    castigo si se te escapa algo, y la lista de jugadas nunca lo delata.
    Si anuncias una situación que no está, se te dice por qué y no
    cambia nada; puedes anunciar cada situación una vez por turno, antes
    de colocar tu primera ficha (nuestra interpretación). Con árbitro
    nadie anuncia situaciones: tienes que colocar las fichas adicionales
    y retirar una columna, y un Quartino equivocado se rechaza (nuestra
    interpretación). También con árbitro cantar es voluntario, y solo
    recibe una pista quien tiene la carta (nuestra interpretación).
rule-t11-title = Primeras partidas
rule-t11-text = Las primeras partidas se pueden jugar sin las situaciones «cuatro iguales» y «columna».
rule-t12-title = Final
rule-t12-text = Ganas en cuanto la última carta sale de tu atril. Sus cuatro fichas se quedan en el tablero.
rule-t13-title = Reserva vacía y partidas sin fin
rule-t13-text =
    No puedes elegir un color del que no quedan fichas en la reserva.
    Solo dejas de colocar si la reserva está vacía y no tienes ninguna
    columna que retirar; entonces puedes cantar o terminar tu turno
    (nuestra interpretación). Tras una ronda completa sin que nadie
    coloque, retire ni cante nada, hay empate (nuestra interpretación).
    También hay empate cuando la misma posición en el tablero, con las
    mismas columnas y el mismo jugador al comienzo de su turno, se da
    por tercera vez sin que se haya completado ninguna carta entretanto
    (nuestra interpretación). Tras 200 turnos, contando los de todos, u
    otro número que se fije, gana quien más cartas haya completado, y
    quienes empatan comparten la victoria (nuestra interpretación).
rule-t14-title = Qué ves y qué es secreto
rule-t14-text =
    Ves el tablero, la reserva, tu propio atril, las cartas completadas,
    las cartas mostradas en cantes en falso y cuántas cartas le quedan a
    cada uno de los demás. Nunca ves nada más. Las cartas sin repartir
    siguen en secreto hasta el final.

## Both games in the rules page

rule-table-title = En la mesa
rule-table-text =
    En Quartino con más de dos jugadores, quien abandona o agota su
    tiempo deja la partida: sus cartas siguen ocultas, sus turnos se
    saltan y gana quien quede al final (nuestra interpretación). En
    ambos juegos, una oferta de empate vale hasta la jugada siguiente, y
    solo hay empate si todos los demás la aceptan antes (nuestra
    interpretación). Una jugada solo se puede deshacer si todos están de
    acuerdo, y nunca más allá de una carta mostrada o completada
    (nuestra interpretación).
not-affiliated =
    Quarto y Quartino son marcas de sus propietarios. Fourfold es un proyecto
    independiente, sin vínculo con ellos ni respaldo suyo.

## What happens, and what is asked

# Sentences below choose by this word.
space-centre = centro
seat-bot = { $seat } ({ $bot })
event-give = { $who } da la pieza { $piece }.
event-place = { $who } coloca en { $square } la pieza { $piece }.
event-call = { $who } canta «¡Quarto!» y muestra { $squares }.
event-decline = { $who } no canta.
event-say-colours = { $who } anuncia «cuatro iguales».
event-say-column = { $who } anuncia «columna» y señala { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }.
event-clear = { $who } retira la columna { $space ->
        [centro] del centro
       *[other] de la casilla { $space }
    }.
event-token = { $who } coloca una ficha { $colour } en { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }.
event-card-right = { $who } canta «Quartino» y completa { $card } desde la casilla { $first }.
event-card-wrong = { $who } canta «Quartino» con { $card } desde la casilla { $first }, pero la carta no está ahí. El turno termina.
event-card-refused = { $who } canta «Quartino» con { $card } desde la casilla { $first }, pero la carta no está ahí. Rechazado: el turno sigue.
event-end = { $who } termina su turno.
event-resign = { $who } abandona.
event-flag = A { $who } se le acaba el tiempo.
event-abandon = { $who } deja la partida.
event-offer = { $who } ofrece el empate.
event-accept = { $who } acepta el empate.
event-refused = { $what } Rechazado.
ask-give = { $who }: elige una pieza para dar.
ask-place = { $who }: coloca la pieza { $piece }.
ask-decline = { $who }: todas las piezas están colocadas. Canta una línea o no cantes (decline).
ask-clear = { $who }: retira una columna ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: coloca una ficha.
       *[other] { $who }: coloca { $due } fichas.
    }
ask-call-card = { $who }: canta Quartino o termina tu turno.

## Line by line

plain-welcome = Jugamos con las reglas { $rules }. Escribe help para ver los comandos.
plain-menu = ¿A qué quieres jugar? Escribe un número, o pulsa Enter para el primero.
plain-menu-bot = { $game } contra la computadora
plain-menu-people = { $game } para { $seats } en esta pantalla
plain-menu-again = Escribe un número del 1 al { $most }, o quit.
plain-help =
    Jugadas de Quarto: give 7 o give LSQH, place b3, call a1 b1 c1 d1, decline.
    Jugadas de Quartino: say colours, say column 5, clear 5, place B 3, call
    YBGP 7, end. Basta con escribir una pieza o una casilla. También: resign,
    offer draw, accept. Para ver: board, pieces, reserve, rack, moves, record,
    rules, rules q5. Y además: hint (Quartino), undo, save, save NOMBRE, quit.
plain-puzzles-help =
    Escribe tu respuesta como una jugada, o la carta que tiene el rival. También:
    hint (dos veces para ver la respuesta), next, harder, easier, kind, board, help,
    quit. Cuando no quede nada que anunciar, escribe end.
plain-free = libre
plain-empty = sin fichas
plain-turn = Le toca a { $who }. Los demás, por favor, no miren.
plain-over = La partida ha terminado. Pulsa Enter para salir; undo, save y record aún funcionan.
plain-over-for-good = La partida ha terminado. Pulsa Enter para salir; save y record aún funcionan.
plain-draw-offered = Se ha ofrecido el empate. Otro jugador puede escribir accept; si se hace una jugada, se rechaza la oferta.
plain-clock = { $number ->
        [one] { $number } segundo por turno.
       *[other] { $number } segundos por turno.
    }
plain-seconds-left = { $number ->
        [one] Queda { $number } segundo.
       *[other] Quedan { $number } segundos.
    }
plain-name = ¿Cómo se llama el jugador { $number }? Pulsa Enter para «{ $usual }».
plain-first = Escribe un número, o pulsa Enter para echarlo a suertes.
plain-free-colours = Pulsa Enter para jugar con colores libres, o escribe { $no } para mantener estas reglas.
plain-undone = Jugada deshecha.
plain-no-rack = Quarto no tiene cartas.
plain-rack = { $who }: por completar { $left }, en el atril { $cards }, completadas { $made }, mostradas { $shown }.
plain-rules-more = Para leer una regla entera, escribe rules { $first } hasta rules { $last }, o rules table.
plain-saved = Guardada como { $path }.
plain-not-saved = No se ha guardado: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = no se esperaba ninguna jugada más, se recibió { $move }: la partida ha terminado
error-not-your-turn = le toca al puesto { $expected }, se recibió { $seat }
error-no-such-seat = se esperaba uno de los puestos { $expected }, se recibió { $seat }
error-seat-has-left = se esperaba un puesto que siga en juego, se recibió { $seat }, que ya ha salido
error-wrong-game = se esperaba una jugada de { $expected }, se recibió { $move }
error-draw-already-offered = se esperaba accept, se recibió { $move }: { $seat } ya ha ofrecido el empate
error-no-draw-offered = se esperaba una oferta de empate, se recibió { $move } sin que haya ninguna
error-already-agreed = se esperaba que aceptara otro puesto, se recibió { $seat }, que ya está de acuerdo
error-not-refused = se esperaba un cante que las reglas rechacen, se recibió { $move }, que sí aceptan
error-never-refused-so = ? solo va tras un cante rechazado, se recibió { $move }
error-takeback-too-far = se esperaba una jugada que deshacer, pero es el comienzo de la partida
error-takeback-past-card = no se deshace nada más allá de una carta que todos han visto, se recibió { $move }
error-piece-in-hand = se esperaba place, se recibió { $move }: { $piece } está en la mano
error-no-piece-in-hand = se esperaba give, se recibió { $move }: no hay ninguna pieza en la mano
error-board-full = se esperaba call o decline, se recibió { $move }: las dieciséis piezas están colocadas
error-decline-too-early = se esperaba { $expected }, se recibió decline: es para el final, tras dieciséis piezas
error-square-taken = se esperaba una casilla libre, se recibió { $square } (ocupada por { $piece })
error-piece-not-left = se esperaba una pieza que quede, se recibió { $piece }
error-piece-not-theirs = { $expected ->
        [dark] se esperaba una pieza oscura
       *[light] se esperaba una pieza clara
    } para { $seat }, se recibió { $piece }
error-referee-calls = se esperaba give, place o decline, se recibió { $move }: el árbitro ve todas las líneas
error-no-more-calls = no se puede cantar tras tres cantes en falso en un turno, se recibió { $move }
error-call-no-line = se esperaban cuatro casillas de una línea, se recibió { $squares }
error-call-not-full = se esperaba una línea llena, se recibió { $squares } (aún libre: { $free })
error-call-nothing-shared = se esperaba una característica común que cuente, se recibió { $squares }, que no comparten ninguna
error-call-expired = se esperaba una línea que aún valga, se recibió { $squares }, cuyo momento ha pasado
error-call-not-now = se esperaba una línea formada por esta pieza, se recibió { $squares }, que es anterior
error-referee-says = se esperaba place, clear, call o end, se recibió { $move }: el árbitro ve las situaciones
error-no-situations = se esperaba place, call o end, se recibió { $move }: se juega sin situaciones
error-say-too-late = se anuncia antes de la primera ficha del turno, se recibió { $move } después
error-said-already = cada situación se anuncia una vez por turno, se recibió { $move } de nuevo
error-no-four-colours = se esperaban cuatro o más fichas de un color al empezar el turno, se recibió { $move } con menos
error-no-column = se esperaba una columna de cuatro o más al empezar el turno, se recibió { $space } con { $height }
error-nothing-to-clear = no hay ninguna columna que retirar, se recibió { $move }
error-clear-other = se esperaba clear { $expected }, se recibió { $move }
error-cleared-already = solo se retira una columna por turno, se recibió { $move } después
error-clear-first = se esperaba antes clear { $expected }, se recibió { $move }
error-nothing-to-place = se esperaba call o end, se recibió { $move }: todas las fichas que tocaban están colocadas
error-place-first = antes hay que colocar fichas (faltan: { $due }), se recibió { $move }
error-colour-used-up = se esperaba un color que quede en la reserva, se recibió { $colour }
error-card-not-held = se esperaba una carta que tenga { $seat }, se recibió { $card }
error-no-quartino = se esperaba { $card } en { $spaces }, hay { $tops }
error-bad-move = se esperaba { $expected }, se recibió { $got }
error-bad-piece = se esperaba una pieza como 7 o LSQH, se recibió { $got }
error-bad-square = se esperaba una casilla de a1 a d4, se recibió { $got }
error-bad-call = se esperaban cuatro casillas distintas tras call, se recibió { $got }
error-bad-colour = se esperaba un color, uno de Y B G P, se recibió { $got }
error-bad-space = se esperaba una casilla del tablero, c o de 1 a 8, se recibió { $got }
error-bad-rim = se esperaba una casilla del borde, de 1 a 8, se recibió { $got }
error-bad-card = se esperaba una carta como YBGP, se recibió { $got }
error-text-after = no se esperaba nada más, se recibió { $got }
error-bad-preset = se esperaba un reglamento de { $game }, uno de { $expected }, se recibió { $got }
error-bad-game = se esperaba un juego, uno de { $expected }, se recibió { $got }
error-bad-option = se esperaba una opción de { $game }, una de { $expected }, se recibió { $got }
error-bad-option-value = se esperaba { $expected } tras { $option }:, se recibió { $got }
error-option-twice = cada opción se escribe una sola vez, se recibió { $got } de nuevo
error-options-contradict = se esperaba solo { $option } o solo { $other }, se recibieron las dos
error-bad-ranks = se esperaban cuatro filas separadas por /, se recibió { $got }
error-bad-rank = se esperaban cuatro casillas en cada fila, cada una una pieza o un punto, se recibió { $got }
error-bad-hand = se esperaba la pieza en la mano o -, se recibió { $got }
error-piece-twice = cada pieza existe una sola vez, se recibió { $got } dos veces
error-wrong-colours = se esperaban { $light } claras y { $dark } oscuras entre las piezas dadas, se recibió { $got }
error-line-in-referee-play = se esperaba una partida en curso, se recibió una línea completa: { $got }
error-bad-marks = se esperaban líneas como !a1b1c1d1:1, se recibió { $got }
error-mark-no-line = se esperaba una línea completa que cuente, se recibió { $got }
error-mark-expiry = se esperaba un número de 1 a { $most } tras la línea, se recibió { $got }
error-marks-apart = las líneas completadas por una misma pieza comparten una casilla, se recibió { $got }
error-marks-in-referee-play = con árbitro no hay líneas que cantar, se recibió { $got }
error-bad-spaces = se esperaban nueve casillas separadas por /, se recibió { $got }
error-bad-column = se esperaba una columna de colores o un punto, se recibió { $got }
error-too-many-tokens = se esperaban como mucho { $most } fichas del color { $colour }, se recibieron { $got }
error-bad-seat = se esperaba un puesto, uno de { $expected }, se recibió { $got }
error-bad-seats = se esperaban puestos como A B o A1 B1 A2 B2, se recibió { $got }
error-bad-seat-number = se esperaban { $expected } puestos, se recibió { $got }
error-bad-deal = se esperaba un reparto como A=YBGP,YBPG,YGBP,YGPB, se recibió { $got }
error-deal-seats = se esperaban cartas para los puestos { $expected }, se recibió { $got }
error-deal-size = se esperaban { $expected } cartas para { $seat }, se recibió { $got }
error-card-twice = cada carta está tantas veces como en el mazo, se recibió { $got } una vez de más
error-deck-too-small = se esperaban al menos { $expected } cartas en el mazo, se recibió { $got }
error-not-utf8 = se esperaba texto en UTF-8, se recibió el byte { $got }
error-control-character = se esperaba texto imprimible, se recibió { $got }
error-bad-header = se esperaba una línea como clave: valor, se recibió { $got }
error-key-twice = cada clave se escribe una sola vez, se recibió { $got } de nuevo
error-key-missing = se esperaba la clave { $expected } en la cabecera, y falta
error-key-not-here = se esperaba una clave de { $game }, se recibió { $got }
error-bad-players = se esperaban nombres como A=Ada B=Bo, se recibió { $got }
error-bad-name = se esperaba un nombre entre comillas cerradas, se recibió { $got }
error-bad-result = se esperaba un resultado como B (call) o draw (full-board), se recibió { $got }
error-result-too-early = no se esperaba un resultado con la partida en curso, se recibió { $got }
error-result-differs = se esperaba el resultado de las jugadas, { $expected }, se recibió { $got }
error-event-missing = se esperaba una jugada tras el puesto, se recibió { $got }
error-bad-state = se esperaba un estado guardado, se recibió { $got }

## Terminal

tui-about = Quarto y Quartino, según los reglamentos
tui-person = Jugador
tui-computer = Computadora
tui-computer-of = Computadora { $seat }
tui-player = Jugador { $seat }
tui-team-of = Equipo { $team } ({ $people })
    .winner = El equipo { $team } ({ $people })
tui-in-team = { $name } (equipo { $team })
tui-yes = sí
tui-no = no

tui-menu-computer = Quarto contra la computadora
tui-menu-continue = Reanudar la partida
tui-menu-two = Quarto para dos en esta pantalla
tui-menu-teams = Quarto por equipos
tui-menu-quarto = Quarto con tus propias reglas
tui-menu-quartino = Quartino, de 2 a 4 jugadores
tui-menu-puzzles-quarto = Problemas de Quarto
tui-menu-puzzles-quartino = Problemas de Quartino
tui-menu-resume = Abrir una partida guardada
tui-menu-replay = Repasar una partida
tui-menu-rules = Reglas
tui-menu-language = Idioma
tui-menu-quit = Salir
tui-menu-hint = ↑ ↓ elegir   Enter empezar   ? reglas   q salir

tui-setup-title = { $game }: ¿quién juega?
tui-setup-start = Empezar
tui-setup-seats = Juegan
tui-setup-two = dos
tui-setup-teams = dos equipos de { $number }
tui-setup-number = { $number }
tui-setup-person = persona
tui-setup-name = nombre (opcional)
tui-setup-rules = Elegir las reglas…
tui-bot-random = computadora, al azar
tui-bot-level = computadora, nivel { $number }
tui-bot-perfect = computadora, juego perfecto
tui-bot-greedy = computadora, prevé una jugada
tui-bot-strong = computadora, a su máximo nivel
tui-bot-about = { $name }: { $about }
tui-form-hint = ↑ ↓ mover   ← → cambiar   Enter elegir   Esc volver

tui-builder-title = Elegir las reglas
tui-builder-preset = { $game ->
        [quartino] Reglas
       *[quarto] Edición
    }
tui-builder-counts = Cuenta: { $trait }
tui-builder-both = { $one } y { $other }
tui-builder-only = solo { $value }
tui-builder-none = no cuenta
tui-builder-colours = Colores
tui-builder-sight = ¿Quién ve líneas y situaciones?
tui-builder-false-call = «¡Quarto!» en falso
tui-builder-refused = Se rechaza, máximo 3 por turno
tui-builder-turn = Reloj
tui-builder-no-clock = Sin reloj
tui-builder-turns = Duración
tui-builder-nothing = No contaría nada. Elige al menos un valor.
tui-builder-line-about = Las mismas reglas en texto. Si escribes aquí, también cambian las opciones de arriba.
tui-builder-done = Usar estas reglas

tui-open-resume = Abrir una partida guardada
tui-open-replay = Repasar una partida
tui-open-none = Aún no hay partidas guardadas. Pulsa s durante una partida para guardarla.
tui-open-path = ruta de una partida, por ejemplo partida.fgn
tui-open-hint = Enter abrir   Tab lista o ruta   Esc volver
tui-open-line = línea { $number }: { $reason }
tui-open-missing = El archivo { $path } no existe. Revisa la ruta.
tui-open-unreadable = No se puede leer { $path }: { $reason }
tui-open-unknown-bot = { $path } nombra un bot que esta versión no tiene.

tui-replay-hint = → siguiente   ← atrás   Inicio comienzo   Fin final   Esc cerrar
tui-replay-moment = jugada { $number } de { $most }
tui-replay-start = Comienzo de la partida.

tui-rules-in-short = En pocas palabras
tui-rules-words = Vocabulario
tui-rules-in-full = Al detalle
tui-rules-readings =
    Donde los reglamentos callan o no coinciden, tuvimos que decidir. Esos
    puntos llevan la nota «nuestra interpretación».
tui-rules-hint = ↑ ↓ desplazar   Tab el otro juego   c códigos   Esc volver
tui-record-title = Jugadas hasta ahora
tui-record-empty = Ninguna todavía.
tui-close-hint = ↑ ↓ desplazar   Esc volver

tui-pass-to = Pasa la pantalla a { $name }
tui-pass-why = Las cartas siguen ocultas hasta que { $name } esté aquí y nadie más mire.
tui-pass-ready = Ya estoy: ver mis cartas
tui-thinking = { $name } está pensando…
tui-seconds-left = { $number } s
tui-undone = Jugada deshecha.
tui-saved = Guardada como { $path }
tui-not-saved = No se ha guardado: { $reason }
tui-kept = Tu partida sin terminar queda guardada como { $path }
tui-too-small = Agranda el terminal a { $needed } (ahora { $now }), o juega con --plain.
tui-bots-no-draw = La computadora no acepta empates. Puedes abandonar o seguir jugando.
tui-bots-not-learned = La computadora no ha aprendido a jugar con estas cartas o tantos turnos, así que juega peor que de costumbre.
tui-command-placeholder = una jugada: give 7, place b3, resign, offer draw…
tui-draw-offered = { $name } ofrece el empate. Escribe :accept para aceptarlo; si haces una jugada, rechazas la oferta.

tui-tray = Piezas que quedan
tui-hand = En la mano
tui-hand-empty = nada
tui-ask-give = { $name }: elige una pieza para dar.
tui-ask-place = { $name }: coloca la pieza que tienes en la mano.
tui-ask-decline = { $name }: todas las piezas están colocadas. Canta con ! o pulsa d para no cantar.
tui-ask-mark = { $name }: marca las cuatro casillas de tu línea ({ $number } de 4).
tui-ask-confirm = ¿Quarto en { $squares }? Enter para cantar, Esc para volver.
tui-tip-call = ¿Cuatro iguales en línea? Pulsa ! y muéstralas antes de dar o colocar una pieza.
tui-tip-referee = Con árbitro: si completas una línea, ganas al instante.
tui-false-calls = { $number ->
        [one] Cantes en falso en este turno: { $number } de { $most }.
       *[other] Cantes en falso en este turno: { $number } de { $most }.
    }
tui-no-more-calls = Tres cantes en falso: ya no puedes cantar en este turno.
tui-line-shares = En común en { $squares }: { $values }.

tui-reserve = Reserva
tui-rack = Tus cartas (* vista por todos)
tui-rack-of = Cartas de { $name } (* vista por todos)
tui-rack-hidden = Las cartas están ocultas.
tui-cards-left = { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
tui-cards-made = completadas { $cards }
tui-cards-seen = mostradas { $cards }
tui-cards-unmade = quedan { $cards }
tui-seat-left = ha salido
tui-column-at = { $space ->
        [c] Centro
       *[other] Casilla { $space }
    }, de abajo arriba: { $column }
tui-choose-colour = Elige antes un color: y (amarillo), b (azul), g (verde) o p (rosa).
tui-ask-token = { $number ->
        [one] { $name }: coloca una ficha. Elige un color y luego una casilla.
       *[other] { $name }: coloca { $number } fichas. Elige un color y luego una casilla.
    }
tui-ask-clear = { $name }: retira la columna de { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name }: coloca { $number } ficha y retira la columna { $spaces }, en cualquier orden.
       *[other] { $name }: coloca { $number } fichas y retira la columna { $spaces }, en cualquier orden.
    }
tui-ask-call = { $name }: canta Quartino con ! o termina tu turno con e.
tui-ask-card = ¡Quartino! ¿Qué carta? Pulsa de 1 a { $number }.
tui-ask-first = { $card }: ve a la casilla de su primer color del borde ({ $colour ->
        [amarilla] amarillo
       *[other] { $colour }
    }) y pulsa Enter.
tui-tip-say = Cuatro o más fichas de un color: pulsa f. Una columna de cuatro o más: ve a ella y pulsa o.
tui-tip-quartino = Puedes completar { $card } desde { $space }. Pulsa !

tui-key-move = mover
tui-key-mark = marcar
tui-key-confirm = confirmar
tui-key-cancel = cancelar
tui-key-escape = Esc
tui-key-end = terminar turno
tui-key-clear = retirar
tui-key-place-token = colocar
tui-key-colour = color
tui-key-hint = pista
tui-key-undo = deshacer
tui-key-save = guardar
tui-key-record = jugadas
tui-key-command = escribir
tui-key-rules = reglas
tui-key-menu = menú
tui-key-again = jugar otra vez
tui-key-next = siguiente
tui-key-grade = dificultad
tui-key-kind = tipo
tui-puzzle-not = No es { $moves }.
tui-puzzle-announce = Anuncia con f y o, y después pulsa e.
tui-puzzle-solved = Pulsa n para el siguiente problema.

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = la fila { $name }
line-file = la columna { $name }
line-diagonal = la diagonal { $name }
line-two-by-two = el cuadrado { $name }
analysis-title = { $a } y { $b }, jugada a jugada
analysis-about = Arriba, victoria de { $a }; en medio, empate; abajo, victoria de { $b }; { $summary }
analysis-summary = { $name }: { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $calls ->
        [one] { $calls } cante omitido
       *[other] { $calls } cantes omitidos
    }
analysis-wins = { $name } gana
analysis-win = victoria
analysis-draw = empate
analysis-loss = derrota
analysis-unknown = desconocido
analysis-mistake = error
analysis-missed-call = cante omitido
analysis-only-move = única jugada
analysis-give = dar una pieza ({ $piece })
analysis-place = colocar en { $square }
analysis-call = cantar { $line }
why-completes-line = { $square } completa { $line } (en común: { $values }).
why-gives-win = Con esta pieza ({ $piece }) se pierde: en { $square } completa { $line } (en común: { $values }).
why-gives-forced-loss = Con esta pieza ({ $piece }) se pierde: { $reply } fuerza la victoria.
why-no-safe-piece = { $number ->
        [one] Colocar en { $square } lleva a la derrota: la única pieza que se puede dar completa una línea.
       *[other] Colocar en { $square } lleva a la derrota: cada una de las { $number } piezas que se pueden dar completa una línea.
    }
why-forced-loss = { $number ->
        [one] Colocar en { $square } lleva a la derrota: hay una pieza que no completa ninguna línea enseguida, pero si se da también se pierde.
       *[other] Colocar en { $square } lleva a la derrota: hay { $number } piezas que no completan ninguna línea enseguida, pero se dé la que se dé también se pierde.
    }
why-missed-line = { $square } habría completado { $line } (en común: { $values }).
why-missed-win = { $number ->
        [one] La única jugada ganadora era: { $moves }.
       *[other] Las jugadas ganadoras eran: { $moves }.
    }
why-missed-draw = { $number ->
        [one] La única jugada que mantenía el empate era: { $moves }.
       *[other] Las jugadas que mantenían el empate eran: { $moves }.
    }
why-only-win = Se encontró la única jugada ganadora: { $move }.
why-only-draw = Se encontró la única jugada que mantenía el empate: { $move }.
why-lost-no-safe-piece = Cualquier pieza que se puede dar completa una línea.
why-lost = Todas las jugadas pierden.
why-calls-line = El cante es correcto: { $line } (en común: { $values }).
why-missed-call-placer = Se podía cantar { $line } (en común: { $values }). Ahora puede cantarla el rival.
why-missed-call-open = Se podía cantar { $line } (en común: { $values }) antes de colocar la pieza. El rival aún puede hacerlo.
why-missed-call-expired = Se podía cantar { $line } (en común: { $values }). Ahora ya no cuenta.
why-calls-used-up = Tras tres cantes en falso ya no puedes cantar en este turno.
why-false-call = Se cantó en falso, y con estas reglas eso cuesta la partida.
why-abandoned = { $value ->
        [win] { $seat } tenía la posición ganada.
       *[draw] { $seat } tenía una posición de empate.
    }

## Analysis of Quartino: what a turn was, and why it was bad. $card, $cards, $moves and $seat are notation, $space is a
## space of the wheel, $percent a probability such as "40 %".

turn-title = { $names }, turno a turno
turn-about = Una línea por jugador: cuanto más alta, más probable es que gane. { $summary }
turn-estimates = Las probabilidades de ganar son estimaciones a partir de partidas simuladas.
turn-estimates-level = Las probabilidades de ganar son estimaciones entre jugadores de nivel { $level }, a partir de partidas simuladas.
turn-cards-unknown = Esta partida de Quartino no se puede analizar. Hacen falta el mazo estándar y las cartas de todos los jugadores.
turn-better = Mejor: { $moves }.
turn-summary = { $name }: { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }
turn-why-shows-card = El cante en falso mostró { $card } a todos.
turn-why-missed-colours = No se anunció «cuatro iguales» (fichas de color { $colour }: { $number }).
turn-why-missed-column = No se anunció «columna» ({ $space ->
        [centro] centro
       *[other] casilla { $space }
    }: { $number } fichas).
turn-why-missed-call = { $card } estaba en el tablero desde la casilla { $space }, pero no se cantó.
turn-why-missed-card = Se podía completar { $card }: { $moves }.
turn-why-missed-chain = En un solo turno se podían completar { $cards }: { $moves }.
turn-why-could-stop = A { $card } le sigue faltando solo una ficha, y quizá sea la última carta de { $seat } ({ $percent }).
turn-why-helps-card = A { $card } ya solo le falta una ficha, y quizá la tenga { $seat } ({ $percent }).
turn-why-wrong-column = Se retiró la columna equivocada: { $space } en lugar de { $better }.
turn-why-reveals-card = El turno ayudó sobre todo a { $card }: los demás pueden adivinar quién la tiene.
