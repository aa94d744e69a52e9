### Fourfold: español. What the page says in a game of Quartino.
### Sentences choose by the word of space-centre in messages/es.ftl. Colours: feminine (una ficha).

## The wheel, spoken. $where is "centro" or "casilla 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Tablero
quartino-wheel-figure = Un tablero. { $columns }.
quartino-wheel-bare = Está vacío
quartino-space = casilla { $space }
quartino-space-empty = { $where }: sin fichas
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } fichas de abajo arriba: { $colours }
quartino-chosen = elegida
quartino-bottom = abajo
quartino-top = arriba
quartino-rings = Desde arriba, el anillo exterior es la ficha de abajo.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } en el centro y, en el sentido de las agujas del reloj, { $rim }
quartino-card-hidden = una carta oculta
quartino-card-seen = mostrada a todos
quartino-card-made = completada
quartino-your-cards = Tus cartas
quartino-cards-of = Cartas de { $name }
quartino-turn-cards = Girar cartas
quartino-enlarge = Ampliar: { $card }
quartino-close = Cerrar
quartino-cards-left = { $number ->
        [0] no quedan cartas
        [one] queda { $number } carta
       *[other] quedan { $number } cartas
    }
quartino-has-left = ha dejado la partida

## The reserve

quartino-reserve = Reserva: elige un color
quartino-left = en la reserva

## What is to be done now, and a note on it. $where is a space, $colour a colour

quartino-ask-check = Anuncia cuatro iguales o una columna, o coloca una ficha
    .note = ¿Cuatro o más fichas de un color, o una columna de cuatro o más?
quartino-why-colours = { $number ->
        [one] Cuatro o más de un color: falta colocar una ficha.
       *[other] Cuatro o más de un color: quedan { $number } fichas por colocar.
    }
quartino-why-column = { $number ->
        [one] Una columna de cuatro o más: falta colocar una ficha.
       *[other] Una columna de cuatro o más: quedan { $number } fichas por colocar.
    }
quartino-why-both = { $number ->
        [one] Cuatro o más de un color y una columna: falta colocar una ficha.
       *[other] Cuatro o más de un color y una columna: quedan { $number } fichas por colocar.
    }
quartino-why-card = Carta completada: falta colocar una ficha.
quartino-ask-space = Ahora elige una casilla para la ficha { $colour }
quartino-ask-colour = Ahora elige un color para { $where ->
        [centro] el centro
       *[other] la { $where }
    }
quartino-ask-placing = ¿Una ficha { $colour } en { $where ->
        [centro] el centro
       *[other] la { $where }
    }? Toca otra vez para colocarla.
quartino-ask-clear = { $number ->
        [one] Hay una columna alta { $where ->
            [centro] en el centro
           *[other] en la { $where }
        }. Tócala para retirarla.
       *[other] Hay columnas altas ({ $where }). Toca una para retirarla.
    }
quartino-ask-clear-too = Las dos situaciones: { $due ->
        [one] queda { $due } ficha
       *[other] quedan { $due } fichas
    }. Retira { $number ->
        [one] la columna { $where ->
            [centro] del centro
           *[other] de la { $where }
        }
       *[other] una de las columnas ({ $where })
    } cuando quieras en este turno.
quartino-ask-clearing = ¿Retirar la columna { $where ->
        [centro] del centro
       *[other] de la { $where }
    }?
    .note = { $number ->
        [one] Su ficha vuelve a la reserva.
       *[other] Sus { $number } fichas vuelven a la reserva.
    }
quartino-ask-colours = ¿Anunciar «cuatro iguales»?
    .note = Si aciertas, colocas una ficha más. Si no, no cambia nada.
quartino-ask-column = Elige una columna de cuatro fichas o más
quartino-ask-column-here = ¿Anunciar «columna» en { $where ->
        [centro] el centro
       *[other] la { $where }
    }?
    .note = Si aciertas, la retiras y colocas una ficha más. Si no, no cambia nada.
quartino-call-too-early = Puedes cantar cuando haya cuatro fichas en el tablero.
quartino-call-after = { $number ->
        [0] Puedes cantar Quartino después de retirar la columna.
        [one] Puedes cantar Quartino después de colocar tu ficha.
       *[other] Puedes cantar Quartino después de colocar las { $number } fichas.
    }
quartino-call-after-both = { $number ->
        [one] Puedes cantar Quartino después de colocar tu ficha y retirar la columna.
       *[other] Puedes cantar Quartino después de colocar { $number } fichas y retirar la columna.
    }
quartino-ask-call = Solo cuentan las fichas de arriba. ¿Está ahí una de tus cartas?
quartino-ask-call-none = Ninguna de tus cartas está en el tablero.
quartino-ask-card = ¿Qué carta muestras?
quartino-not-on-wheel = Esta carta no está en el tablero. Elige otra.
quartino-ask-first = Elige la casilla de la ficha marcada con un círculo: { $colour }
    .note = Es la primera de las tres en sentido horario.
quartino-ask-rim = Elige una casilla del borde. El centro siempre forma parte de la carta.
quartino-ask-calling = ¿Mostrar aquí esta carta?
    .note = Si no está, todos la ven y tu turno termina.
quartino-ask-calling-referee = ¿Mostrar aquí esta carta?
    .note = El árbitro lo ha comprobado: la carta está.
quartino-ask-rest = Fichas colocadas. Elige una carta para cantar o termina tu turno.
quartino-wrong-call = Esa carta no está ahí. Todos la han visto, y el turno ha terminado.
quartino-false-call = { $who } ha cantado en falso: la carta no está ahí.
quartino-false-call-your-turn = { $who } ha cantado en falso. Te toca: coloca una ficha.
quartino-made-now = { $who } ha completado una carta.
quartino-made-now-you = ¡Has completado una carta!
quartino-tokens-back = Sus fichas vuelven a la reserva.
quartino-event-card-right = { $who } canta «Quartino» desde la casilla { $first } y completa una carta: { $card }.
quartino-event-card-wrong = { $who } canta «Quartino» desde la casilla { $first }, pero la carta no está ahí: { $card }. El turno termina.
quartino-event-card-refused = { $who } canta «Quartino» desde la casilla { $first }, pero la carta no está ahí: { $card }. Rechazado: el turno sigue.
quartino-event-you-token = Colocas una ficha { $colour } en { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }.
quartino-event-you-say-colours = Anuncias «cuatro iguales».
quartino-event-you-say-column =
    Anuncias «columna» y señalas { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }.
quartino-event-you-clear = Retiras la columna { $space ->
        [centro] del centro
       *[other] de la casilla { $space }
    }.
quartino-event-you-end = Terminas tu turno.
quartino-event-you-card-right = Cantas «Quartino» desde la casilla { $first } y completas una carta: { $card }.
quartino-event-you-card-wrong = Cantas «Quartino» desde la casilla { $first }, pero la carta no está ahí: { $card }. Tu turno termina.
quartino-event-you-card-refused = Cantas «Quartino» desde la casilla { $first }, pero la carta no está ahí: { $card }. Rechazado: tu turno sigue.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = colocó una ficha { $colour } en { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }
quartino-did-clear = retiró la columna { $space ->
        [centro] del centro
       *[other] de la casilla { $space }
    }
quartino-did-colours = anunció «cuatro iguales»
quartino-did-column = anunció «columna»
quartino-did-card = completó una carta
quartino-did-wrong = mostró una carta que no estaba ahí
quartino-made = Has completado una carta: { $left }.
quartino-last-card = { $who } completó su última carta
quartino-last-card-you = Has completado tu última carta

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Al empezar tu turno, ningún color tenía cuatro fichas en el tablero. Coloca una ficha.
quartino-refused-no-column = { $height ->
        [0] Ahí no hay ninguna ficha, y «columna» necesita cuatro. Coloca una ficha.
        [one] Ahí solo hay { $height } ficha, y «columna» necesita cuatro. Coloca una ficha.
       *[other] Ahí solo hay { $height } fichas, y «columna» necesita cuatro. Coloca una ficha.
    }
quartino-refused-stale = La partida ha seguido. Mira otra vez y luego elige.
quartino-refused-no-quartino = Esa carta no está ahí. Los demás la han visto, pero tu turno sigue.
quartino-refused-say-too-late = Eso solo se puede anunciar antes de colocar la primera ficha.
quartino-refused-said-already = Ya lo has anunciado en este turno.
quartino-refused-place-first = Coloca primero todas tus fichas.
quartino-refused-colour-used-up = No quedan fichas de ese color. Elige otro.

## Actions

quartino-say-colours = ¡Cuatro iguales!
quartino-say-column = ¡Columna!
quartino-clear = Retirar columna { $space ->
        [centro] del centro
       *[other] de la casilla { $space }
    }
quartino-end = Terminar turno
quartino-clear-short = Retirar: { $space }
quartino-clear-one = Retirar una columna
quartino-do-place = Colocar
quartino-do-clear = Retirar
quartino-do-say = Anunciar
quartino-do-call = ¡Quartino!
quartino-actions = Tu turno

## Hints: $card is a card in words or letters, $tokens a list of quartino-hint-token, $number how many cards are equally near

quartino-hint-near = { $number ->
        [one] Tu carta más cercana: { $card }. Por colocar: { $tokens }.
       *[other] Una de tus cartas más cercanas: { $card }. Por colocar: { $tokens }.
    }
quartino-hint-marked = { $number ->
        [one] La carta marcada es la más cercana. Por colocar: { $tokens }.
       *[other] La carta marcada es una de las más cercanas. Por colocar: { $tokens }.
    }
quartino-hint-there = Ya está en el tablero: { $card }.
quartino-hint-marked-there = La carta marcada ya está en el tablero.
quartino-hint-far = Ninguna de tus cartas está cerca todavía: a cada una le faltan al menos { $missing } fichas.
quartino-hint-token = { $colour } en { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }
quartino-hint-holds = Estimación: { $who } quizá tiene { $cards }.
quartino-hint-may-hold = Otros quizá tienen (estimaciones)
quartino-hint-unread = Es pronto para adivinar las cartas de los demás.
quartino-hint-deck = La computadora no ha aprendido estas cartas: no puede estimar las de los demás, y sus ideas son peores que de costumbre.
quartino-hint-turns = La computadora no ha aprendido partidas tan largas: juega como si quedaran como mucho 200 turnos.
quartino-hint-playouts = No es para tu carta más próxima, pero es la mejor en las partidas simuladas.
quartino-hint-place = Una idea: coloca una ficha { $colour } en { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }.
quartino-hint-clear = Una idea: retira la columna { $space ->
        [centro] del centro
       *[other] de la casilla { $space }
    }.
quartino-hint-colours = Una idea: anuncia «cuatro iguales».
quartino-hint-column = Una idea: anuncia «columna» y señala { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }.
quartino-hint-call = Una idea: canta «Quartino» desde la casilla { $first } con esta carta: { $card }.
quartino-hint-end = Una idea: termina tu turno.

## One screen

quartino-pass = Pasa la pantalla a { $name }
quartino-pass-why = Las cartas siguen ocultas hasta que { $name } esté aquí y nadie más mire.
quartino-pass-ready = Soy { $name }: ver mis cartas

## Keys

quartino-keys = Teclas
quartino-key-move = moverse por el borde
quartino-key-jump = ir a una casilla del borde
quartino-key-centre = ir al centro
quartino-key-colour = tomar una ficha amarilla, azul, verde o rosa
quartino-key-colours = anunciar «cuatro iguales»
quartino-key-column = anunciar «columna» para la casilla en la que estás
quartino-key-clear = retirar la columna
quartino-key-call = cantar Quartino
quartino-key-turn = girar las cartas
quartino-key-end = terminar tu turno
quartino-key-confirm = elegir y luego confirmar
quartino-key-choose = elegir
quartino-key-undo = cancelar
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
