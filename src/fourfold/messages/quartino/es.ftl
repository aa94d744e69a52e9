### Fourfold: español. What the page says in a game of Quartino.
### Sentences choose by the word of space-centre in messages/es.ftl. Colours: feminine (una ficha).

## The wheel, spoken. $where is "centro" or "casilla 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Rueda
quartino-wheel-figure = Una rueda. { $columns }.
quartino-wheel-bare = No hay nada encima
quartino-space = casilla { $space }
quartino-space-empty = { $where }: sin fichas
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } fichas de abajo arriba: { $colours }
quartino-chosen = elegida
quartino-bottom = abajo
quartino-top = arriba
quartino-rings = Vista desde arriba: el anillo exterior es la ficha de más abajo.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } en el centro y, en el sentido de las agujas del reloj, { $rim }
quartino-card-hidden = una carta oculta
quartino-card-seen = vista por todos
quartino-card-made = completada
quartino-your-cards = Tus cartas
quartino-cards-of = Cartas de { $name }
quartino-turn-cards = Girar las cartas
quartino-enlarge = Ampliar: { $card }
quartino-close = Cerrar
quartino-cards-left = { $number ->
        [one] queda { $number } carta
       *[other] quedan { $number } cartas
    }
quartino-has-left = ha dejado la partida

## The reserve

quartino-reserve = Reserva: elige un color
quartino-left = en la reserva

## The steps of a turn

quartino-steps = Pasos de un turno
quartino-step-check = Mirar la rueda
quartino-step-place = { $number ->
        [0] Colocar
        [one] Colocar { $number } ficha
       *[other] Colocar { $number } fichas
    }
quartino-step-call = Cantar Quartino
quartino-said-colours = 4 colores: +1 ficha
quartino-said-column = Columna { $where ->
        [centro] del centro
       *[other] de la { $where }
    }: +1 ficha

## What is to be done now. $where is a space, $colour a colour

quartino-ask-check = ¿Cuatro de un color en la rueda, o una columna de cuatro? Dilo antes de colocar.
quartino-ask-place = Vale cualquier casilla, también encima de otras fichas.
quartino-why-colours = { $number ->
        [one] Había cuatro fichas de un color: una ficha más.
       *[other] Había cuatro fichas de un color: { $number } fichas.
    }
quartino-why-column = { $number ->
        [one] Había una columna de cuatro: una ficha más.
       *[other] Había una columna de cuatro: { $number } fichas.
    }
quartino-why-both = { $number ->
        [one] Cuatro de un color y una columna de cuatro: una ficha más.
       *[other] Cuatro de un color y una columna de cuatro: { $number } fichas.
    }
quartino-why-card = Carta completada: una ficha más.
quartino-ask-space = Ahora toca una casilla para la ficha { $colour }.
quartino-ask-colour = Ahora elige un color para { $where ->
        [centro] el centro
       *[other] la { $where }
    }.
quartino-ask-placing = ¿Una ficha { $colour } en { $where ->
        [centro] el centro
       *[other] la { $where }
    }? Toca otra vez para colocarla.
quartino-ask-clear = { $number ->
        [one] Columna de cuatro { $where ->
            [centro] en el centro
           *[other] en la { $where }
        }: tócala para retirarla.
       *[other] Columnas de cuatro ({ $where }): toca una para retirarla.
    }
quartino-ask-clear-too = { $number ->
        [one] Cuatro de un color y una columna { $where ->
            [centro] en el centro
           *[other] en la { $where }
        }: retírala también. Tócala antes de tomar un color.
       *[other] Cuatro de un color y columnas ({ $where }): retira también una. Tócala antes de tomar un color.
    }
quartino-ask-clearing = ¿Retirar la columna { $where ->
        [centro] del centro
       *[other] de la { $where }
    }? { $number ->
        [one] Su ficha vuelve a la reserva.
       *[other] Sus { $number } fichas vuelven a la reserva.
    }
quartino-ask-colours = ¿Decir «4 colores»? Si es verdad, colocas una ficha más.
quartino-ask-column = Toca la columna que tiene cuatro fichas o más.
quartino-ask-column-here = ¿Decir «columna» para { $where ->
        [centro] el centro
       *[other] la { $where }
    }? Si es verdad, la retiras y colocas una ficha más.
quartino-ask-call = Solo cuentan las fichas de arriba. ¿Está ahí una de tus cartas?
quartino-ask-call-referee = { $number ->
        [0] Ninguna de tus cartas está en la rueda.
       *[other] Una de tus cartas está en la rueda: canta Quartino.
    }
quartino-ask-card = ¿Qué carta muestras?
quartino-ask-first = Toca la casilla de su primer color del borde ({ $colour }).
quartino-ask-rim = Toca una casilla del borde: el centro va solo.
quartino-ask-calling = ¿Mostrar aquí esta carta? Si no está, todos la habrán visto y tu turno termina.
quartino-ask-calling-referee = ¿Mostrar aquí esta carta? Si no está, todos la habrán visto.
quartino-ask-rest = Todas las fichas están colocadas. Elige una carta para cantar o termina tu turno.
quartino-wrong-call = Esa carta no estaba ahí: todos la han visto, y el turno ha terminado.
quartino-event-card-right = { $who } canta «Quartino» desde la casilla { $first } y completa una carta: { $card }.
quartino-event-card-wrong = { $who } canta «Quartino» desde la casilla { $first }, pero la carta no está ahí: { $card }. El turno termina.
quartino-event-card-refused = { $who } canta «Quartino» desde la casilla { $first }, pero la carta no está ahí: { $card }. Rechazado: el turno sigue.
quartino-event-you-token = Colocas una ficha { $colour } en { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }.
quartino-event-you-say-colours = Dices «4 colores».
quartino-event-you-say-column = Dices «columna» y señalas { $space ->
        [centro] el centro
       *[other] la casilla { $space }
    }.
quartino-event-you-clear = Retiras la columna { $space ->
        [centro] del centro
       *[other] de la casilla { $space }
    }.
quartino-event-you-end = Terminas tu turno.
quartino-event-you-card-right = Cantas «Quartino» desde la casilla { $first } y completas una carta: { $card }.
quartino-event-you-card-wrong = Cantas «Quartino» desde la casilla { $first }, pero la carta no está ahí: { $card }. Tu turno termina.
quartino-event-you-card-refused = Cantas «Quartino» desde la casilla { $first }, pero la carta no está ahí: { $card }. Rechazado: tu turno sigue.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = colocó una ficha { $colour } en { $space ->
        [centro] el centro
       *[other] la { $space }
    }
quartino-did-clear = retiró la columna { $space ->
        [centro] del centro
       *[other] de la { $space }
    }
quartino-did-colours = dijo «4 colores»
quartino-did-column = dijo «columna»
quartino-did-card = completó una carta
quartino-did-wrong = mostró una carta que no estaba ahí
quartino-made = Has completado una carta: { $left }.
quartino-last-card = { $who } completó su última carta
quartino-last-card-you = Has completado tu última carta

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Al empezar tu turno, ningún color tenía cuatro fichas en la rueda. No pasa nada: sigue.
quartino-refused-no-column = { $height ->
        [0] Ahí no hay ninguna ficha, y una columna necesita cuatro. No pasa nada: sigue.
        [one] Ahí solo hay { $height } ficha, y una columna necesita cuatro. No pasa nada: sigue.
       *[other] Ahí solo hay { $height } fichas, y una columna necesita cuatro. No pasa nada: sigue.
    }
quartino-refused-stale = La partida ha seguido. Mira otra vez y luego elige.
quartino-refused-no-quartino = Esa carta no está ahí en la rueda. Los demás la han visto, pero tu turno sigue.
quartino-refused-say-too-late = Eso solo se dice antes de la primera ficha del turno.
quartino-refused-said-already = En este turno ya lo has dicho.
quartino-refused-place-first = Coloca primero todas las fichas que te tocan.
quartino-refused-colour-used-up = La reserva no tiene fichas de ese color. Elige otro.

## Actions

quartino-say-colours = ¡4 colores!
quartino-say-column = ¡Columna!
quartino-clear = Vaciar { $where ->
        [centro] el centro
       *[other] la { $where }
    }
quartino-end = Terminar turno
quartino-do-place = Colocar
quartino-do-clear = Retirar
quartino-do-say = Decirlo
quartino-do-call = ¡Quartino!
quartino-undo = Deshacer
quartino-actions = Tu turno

## One screen

quartino-pass = Pasa a { $name }
quartino-pass-why = Las cartas siguen ocultas hasta que { $name } esté aquí y nadie más mire.
quartino-pass-ready = Soy { $name }: ver mis cartas

## Keys

quartino-keys = Teclas
quartino-key-move = recorrer el borde
quartino-key-jump = a una casilla del borde
quartino-key-centre = al centro
quartino-key-colour = tomar un color
quartino-key-colours = decir «4 colores»
quartino-key-column = decir «columna» donde estés
quartino-key-clear = retirar la columna
quartino-key-call = cantar Quartino
quartino-key-turn = girar las cartas
quartino-key-end = terminar el turno
quartino-key-confirm = elegir y luego confirmar
quartino-key-undo = deshacer
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
