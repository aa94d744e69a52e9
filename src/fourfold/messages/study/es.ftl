### Understanding: analysis, replay, puzzles, kept games. español

## Analysis

study-analysis = Análisis
study-analysis-about =
    Prepara cualquier posición, juégala y mira el resultado de cada jugada con
    juego perfecto. Empieza con el tablero vacío para estudiar aperturas.
study-setup = Reglas y posición
study-rules = Reglas
study-as-text = Reglas y posición en texto
study-rules-text = Reglas
study-position-text = Posición
study-position-about = Cuatro filas desde el fondo, un punto por cada casilla libre, y luego la pieza en la mano o un guion.
study-set = Aplicar
study-player = Jugador { $seat }
study-choices = Cada jugada y su resultado
study-thinking = Pensando…
study-verdict-win = { $who } está ganando
study-verdict-win-you = Estás ganando
study-verdict-draw = Empate con el mejor juego
study-verdict-loss = { $who } está perdiendo
study-verdict-loss-you = Estás perdiendo
study-verdict-unknown = Es pronto para decirlo
study-wins-you = Ganas
study-verdict-win-in = { $number ->
        [one] { $who } gana en este turno
       *[other] { $who } gana en { $number } turnos
    }
study-verdict-win-in-you = { $number ->
        [one] Ganas en este turno
       *[other] Ganas en { $number } turnos
    }
study-verdict-loss-in = { $number ->
        [one] { $who } pierde en este turno
       *[other] { $who } pierde en { $number } turnos como mucho
    }
study-verdict-loss-in-you = { $number ->
        [one] Pierdes en este turno
       *[other] Pierdes en { $number } turnos como mucho
    }
study-asked-give = { $who } da una pieza
study-asked-give-you = Das una pieza
study-asked-place = { $who } coloca la pieza
study-asked-place-you = Colocas la pieza
study-asked-call = { $who } puede cantar
study-asked-call-you = Puedes cantar
study-asked-decline = { $who } canta o no
study-asked-decline-you = Cantas o no
study-win-in = { $number ->
        [one] victoria en este turno
       *[other] victoria en { $number } turnos
    }
study-loss-in = { $number ->
        [one] derrota en este turno
       *[other] derrota en { $number } turnos
    }
study-turns = { $number ->
        [one] { $number } turno
       *[other] { $number } turnos
    }
study-choice = { $move }: { $value }
study-alike = { $kind ->
        [give] { $number ->
            [one] y { $number } pieza más
           *[other] y { $number } piezas más
        }
        [place] { $number ->
            [one] y { $number } casilla más
           *[other] y { $number } casillas más
        }
       *[other] y { $number } más
    }
study-back = Atrás
study-forward = Adelante
study-play = Reproducir
study-pause = Pausa
study-best-choice = { $value }, mejor jugada
study-moves = Jugadas
study-main-line = Línea principal
study-variation = Variante
study-variation-delete = Eliminar la variante
study-play-on = Jugar desde aquí
study-play-side = Jugar con
study-play-to-move = { $who } (le toca)
study-play-both = Los dos bandos, en esta pantalla
study-play-start = Jugar
study-copy-link = Copiar enlace
study-copied = Copiado
study-link = Enlace

study-edit = Preparar posición
study-edit-take = Elige una de las piezas que quedan, o toca una del tablero para quitarla.
study-edit-put = Elige una casilla para la pieza.
study-edit-held = elegida
study-edit-give = Poner en la mano
study-edit-take-hand = Quitar de la mano
study-edit-clear = Vaciar tablero
study-edit-done = Listo
study-standing = { $squares } ya tienen algo en común. Una línea preparada así no se puede cantar, solo las que se formen a partir de ahora.

## A game, judged

study-game = La partida
study-judging = Analizando cada jugada…
study-judging-stop = Detener
study-judging-stopped = Has detenido el análisis, así que no se han valorado todos los turnos.
study-mistake = Error: de { $before } a { $after }
study-summary = { $name }: { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }
study-start = Comienzo

## Una partida de Quartino, analizada

study-turn-mistake = Error: del { $before } al { $after }
study-turn-mistake-known = Error, según lo que se podía saber
study-turn-change = Turno { $turn }, { $who }: del { $before } al { $after }
study-turn-changes = Los turnos decisivos
study-turn-better = Ver un turno mejor
study-turn-token = { $colour } { $space ->
        [centro] en el centro
       *[other] en la casilla { $space }
    }
study-held = ¿Qué cartas podían tener?
study-held-about = Lo que { $who } podía deducir, al empezar cada turno, de sus cartas y de las jugadas de todos. Los porcentajes son estimaciones.
study-held-about-you = Lo que podías deducir, al empezar cada turno, de tus cartas y de las jugadas de todos. Los porcentajes son estimaciones.
study-held-viewer = Punto de vista
study-held-turn = Antes del turno { $turn } ({ $who })
study-held-card = Carta
study-held-chance = Probabilidad
study-held-true = Realmente en la mano
study-turn-could-stop-you = A { $card } le sigue faltando solo una ficha, y quizá sea tu última carta ({ $percent }).
study-turn-helps-card-you = A { $card } ya solo le falta una ficha, y quizá la tengas tú ({ $percent }).

## Replay

study-replay-title = Repasar la partida
study-replay = Repasar
study-analyse = Analizar
study-versus = { $a } contra { $b }
study-loading = Cargando partida…
study-moment = Jugada
study-moment-of = Paso { $number } de { $most }
study-first = Ir al comienzo
study-last = Ir al final
study-save-record = Guardar registro
study-save-picture = Guardar imagen
study-all-games = Todas mis partidas
study-cards = Cartas conocidas
study-cards-left = { $number ->
        [0] no quedan cartas
        [one] queda { $number } carta
       *[other] quedan { $number } cartas
    }

## Games

study-games = Mis partidas
study-going = En curso
study-local = Partida en este dispositivo
study-go-on = Continuar
study-kept = Terminadas
study-kept-none = Aún no hay partidas terminadas. Tus partidas terminadas se guardan aquí, en este dispositivo.
study-no-result = sin terminar
study-forget = Borrar
study-forget-this = Borrar { $game }
study-paste = Importar una partida
study-record = Registro de la partida
study-record-about = Pega el texto de una partida o abre su archivo.
study-record-example = Ejemplo:
study-open-file = Abrir archivo
study-no-record = Eso no es el registro de una partida. Un registro empieza con «game: quarto» o «game: quartino».
study-at-line = Línea { $line }: { $what }

## Puzzles

study-puzzles = Problemas
study-grade = Dificultad
study-puzzle-win-place = Coloca la pieza en la única casilla ganadora.
study-puzzle-win-give = Da la única pieza ganadora.
study-puzzle-hold-place = Coloca la pieza en la única casilla con la que no pierdes.
study-puzzle-hold-give = Da la única pieza con la que no pierdes.
study-puzzle-checking = Comprobando…
study-puzzle-right = ¡Bien! Sigue: remata la victoria.
study-puzzle-solved = Resuelto: ¡has ganado!
study-puzzle-held = Resuelto: ninguna otra jugada salva el empate.
study-puzzle-wrong = No. { $why } Inténtalo otra vez.
study-puzzle-loses = No: { $move } pierde. Inténtalo otra vez.
study-puzzle-slips = No: { $move } deja escapar la victoria. Inténtalo otra vez.
study-puzzle-answer = La solución: { $move }.
study-puzzle-length = { $number ->
        [one] Basta con colocar una pieza.
       *[other] Hay que colocar { $number } piezas.
    }
study-puzzle-length-give = { $number ->
        [one] Después basta con colocar una pieza.
       *[other] Después hay que colocar { $number } piezas.
    }
study-puzzle-halved = La mitad de las jugadas malas queda descartada.
study-puzzle-not = esto no
study-puzzle-this = esto sí
study-puzzle-next = Problema siguiente
study-puzzle-skip = Saltar
study-streak = Racha
study-best-streak = Mejor racha
study-solved = Resueltos
study-solved-of = { $number } de { $most }

## Puzzles of Quartino

study-quartino-kind = Tipo
study-quartino-any = Todos los tipos
study-quartino-name-two-cards = Dos cartas
study-quartino-name-chain = Cadena
study-quartino-name-stop = Bloqueo
study-quartino-name-announce = Anuncio
study-quartino-name-hand = Carta oculta
study-quartino-two-cards = Completa dos cartas en este turno.
study-quartino-chain = Completa { $number } cartas en este turno.
study-quartino-stop = Coloca la única ficha que no deja a tu rival ninguna carta que completar.
study-quartino-stop-rule = Tu rival puede tener cualquier carta que no sea tuya ni esté completada.
study-quartino-announce = Anuncia todo lo que hay: cuatro iguales, una columna o ambas cosas.
study-quartino-hand = A tu rival le queda una carta. ¿Cuál?
study-quartino-hand-rule = La regla: cada ficha suya puso en su sitio tantos colores de la carta como podía una ficha, y canta la carta en cuanto está en el tablero.
study-quartino-all-said = Eso es todo
study-quartino-pick = Responder
study-quartino-right = ¡Bien! Sigue.
study-quartino-solved = ¡Resuelto!
study-quartino-wrong-way = No, ese no es el camino. Inténtalo otra vez.
study-quartino-wrong-stop = No, tu rival aún podría completar una carta. Inténtalo otra vez.
study-quartino-wrong-say = No, eso no está. Inténtalo otra vez.
study-quartino-wrong-more = No, hay algo más que anunciar.
study-quartino-wrong-hand = No, con esa carta habría jugado de otro modo. Inténtalo otra vez.
study-quartino-hint-card = Busca esta carta: { $card }.
study-quartino-hint-token = La ficha es { $colour }.
study-quartino-hint-say = { $number ->
        [one] Hay una cosa que anunciar.
       *[other] Hay { $number } cosas que anunciar.
    }
study-quartino-hint-hand = La mitad de las cartas incorrectas queda descartada.
study-quartino-opponent = Rival

## Hints

study-hint = Pista
study-show-answer = Mostrar solución
study-hint-call = Mira las líneas antes de jugar: hay algo que cantar.
study-hint-winning = En una de las casillas, esta pieza completa una línea.
study-hint-no-winning = Esta pieza aún no completa ninguna línea. Piensa en la pieza que tendrás que dar después.
study-hint-place = ¿Completa esta pieza una línea? Si no, piensa en la pieza que tendrás que dar después.
study-hint-nothing = Ya no hay nada que cantar.
study-hint-none-safe = Cualquier pieza completa una línea en algún sitio. Solo queda esperar que a tu rival se le escape.
study-hint-all-safe = Ninguna pieza completa una línea enseguida. Piensa con dos jugadas de antelación.
study-hint-safe = { $number ->
        [one] Solo una pieza no completa ninguna línea enseguida: { $pieces }.
       *[other] Estas no completan ninguna línea enseguida: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Una pieza completa una línea enseguida, así que no la des: { $pieces }.
       *[other] Estas completan una línea enseguida, así que no las des: { $pieces }.
    }
study-hint-any = Todas las jugadas mantienen el resultado ({ $value }), por ejemplo: { $move }.
study-hint-best = { $more ->
        [0] Lo mejor ({ $value }): { $moves }.
       *[other] Lo mejor ({ $value }): { $moves }, y { $more } más.
    }
study-hint-lost = Contra el juego perfecto, todas las jugadas pierden. Elige la más difícil de castigar.
study-hint-unknown = Es pronto para saber qué es lo mejor.
study-hint-try = Una idea: { $move }.

## What went wrong

study-refused-no-such-game = Esta partida no está guardada aquí. Pide su registro o elige otra partida.
study-refused-no-record = Eso no es el registro de una partida.
study-refused-no-game = En esta mesa aún no se ha jugado ninguna partida.
study-refused-not-over = Esta partida sigue en curso. Analízala cuando termine.
study-refused-bad-rules = No se pueden leer estas reglas. Elige unas de la lista.
study-refused-core-failed = Este navegador no puede ejecutar el motor. Usa uno más reciente o juega en el terminal.
study-refused-wrong-colours = Con colores propios, las piezas claras y oscuras se dan alternando. Usa tantas de unas como de otras, o una más del color que se da primero.
study-refused-mushrooms-wrong-colours = Con colores propios, las setas rojas y azules se dan alternando. Usa tantas de unas como de otras, o una más del color que se da primero.
study-refused-line-in-referee-play = Hay una línea completa, así que la partida ha terminado. Quita una pieza.
study-refused-offline = No se puede conectar con el servidor. Las partidas guardadas en este dispositivo funcionan igualmente.
