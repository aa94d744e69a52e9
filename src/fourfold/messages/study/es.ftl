### Understanding: analysis, replay, puzzles, kept games. español

## Analysis

study-analysis = Análisis
study-analysis-about =
    Prepara cualquier posición, juega en ella y mira qué vale cada opción
    con juego perfecto. Con el tablero vacío es un libro de aperturas.
study-setup = Reglas y posición
study-rules = Reglas
study-as-text = Reglas y posición en texto
study-rules-text = Reglas
study-position-text = Posición
study-position-about = Cuatro filas desde el fondo, un punto por cada casilla libre y luego la pieza en la mano o un guion.
study-set = Aplicar
study-player = Jugador { $seat }
study-choices = Qué vale cada opción
study-thinking = Pensando…
study-verdict-win = { $who } puede ganar
study-verdict-draw = Empate, si nadie se equivoca
study-verdict-loss = { $who } no tiene salvación
study-verdict-unknown = Es pronto para decirlo
study-verdict-win-in = { $number ->
        [one] { $who } gana en este turno
       *[other] { $who } gana en { $number } turnos como mucho
    }
study-verdict-loss-in = { $number ->
        [one] { $who } pierde en este turno
       *[other] { $who } aguanta { $number } turnos como mucho
    }
study-asked-give = { $who } da una pieza:
study-asked-place = { $who } coloca la pieza:
study-asked-call = { $who } puede cantar:
study-asked-decline = { $who } canta o renuncia:
study-win-in = { $number ->
        [one] victoria en este turno
       *[other] victoria en { $number } turnos como mucho
    }
study-loss-in = { $number ->
        [one] derrota en este turno
       *[other] derrota tras { $number } turnos
    }
study-turns = { $number ->
        [one] { $number } turno
       *[other] { $number } turnos
    }
study-alike = { $number ->
        [one] y { $number } igual por simetría
       *[other] y { $number } iguales por simetría
    }
study-alike-short = { $number ->
        [one] +{ $number } igual
       *[other] +{ $number } iguales
    }
study-back = Atrás
study-forward = Adelante
study-play = Reproducir
study-pause = Pausa
study-best-choice = { $value }, mejor opción
study-moves = Jugadas
study-main-line = Línea principal
study-variation = Variante
study-variation-delete = Eliminar la variante
study-play-on = Seguir desde aquí
study-play-side = Juegas con
study-play-to-move = { $who } (le toca)
study-play-both = Los dos bandos, en esta pantalla
study-play-start = Jugar
study-copy-link = Copiar enlace
study-copied = Copiado
study-link = Enlace

study-edit = Preparar una posición
study-edit-take = Elige una de las piezas que quedan, o toca una del tablero para quitarla.
study-edit-put = Toca la casilla donde va a estar.
study-edit-held = elegida
study-edit-give = Poner en la mano
study-edit-take-hand = Quitar de la mano
study-edit-clear = Vaciar el tablero
study-edit-done = Listo
study-standing = { $squares } ya tienen algo en común. Lo que se ha colocado así no se puede cantar: solo cuenta una línea hecha desde aquí.

## A game, judged

study-game = La partida
study-judging = Valorando cada jugada…
study-mistake = Error: de { $before } a { $after }
study-start = El comienzo

## Replay

study-replay-title = Repasar la partida
study-replay = Repasar
study-analyse = Analizar
study-versus = { $a } y { $b }
study-versus-teams = { $a } contra { $b }
study-loading = Cargando la partida…
study-moment = Momento de la partida
study-moment-of = { $number } de { $most }
study-first = Al comienzo
study-last = Al final
study-save-record = Guardar el registro
study-save-picture = Guardar la imagen
study-all-games = Todas mis partidas
study-cards = Qué se sabe de las cartas
study-cards-left = { $number ->
        [0] no quedan cartas
        [one] queda { $number } carta
       *[other] quedan { $number } cartas
    }

## Games

study-games = Mis partidas
study-going = En curso
study-local = Una partida en este dispositivo
study-go-on = Seguir
study-kept = Terminadas
study-kept-none = Nada todavía. Las partidas que terminas se guardan aquí, en este dispositivo.
study-no-result = sin terminar
study-forget = Borrar
study-forget-this = Borrar { $game }
study-paste = Un registro de otro sitio
study-record = Registro
study-record-about = Pega el texto de una partida o abre su archivo.
study-open-file = Abrir un archivo
study-no-record = Esto no es el registro de una partida. Empieza con «game: quarto» o «game: quartino».
study-at-line = Línea { $line }: { $what }

## Puzzles

study-puzzles = Problemas
study-grade = ¿Qué dificultad?
study-puzzle-win-place = Coloca la pieza en la única casilla que gana.
study-puzzle-win-give = Da la única pieza que gana.
study-puzzle-hold-place = Coloca la pieza en la única casilla que no pierde.
study-puzzle-hold-give = Da la única pieza que no pierde.
study-puzzle-checking = Veamos…
study-puzzle-right = Bien. Sigue: aún puedes ganar.
study-puzzle-solved = Resuelto: ¡así se gana!
study-puzzle-held = Resuelto: nada más aguanta.
study-puzzle-loses = No: { $move } pierde. El rival contesta: { $reply }. Inténtalo otra vez.
study-puzzle-loses-all = No: { $move } pierde, des lo que des. Inténtalo otra vez.
study-puzzle-slips = No: { $move } deja escapar la victoria. Inténtalo otra vez.
study-puzzle-answer = La solución: { $move }.
study-puzzle-length = { $number ->
        [one] Basta con colocar una pieza. La mitad de las opciones malas queda descartada.
       *[other] Hay que colocar { $number } piezas. La mitad de las opciones malas queda descartada.
    }
study-puzzle-not = esto no
study-puzzle-this = esto sí
study-puzzle-next = Problema siguiente
study-puzzle-skip = Otro problema
study-streak = Seguidos
study-best-streak = Mejor racha
study-solved = Resueltos aquí
study-solved-of = { $number } de { $most }

## Hints

study-hint = Pista
study-show-answer = Mostrar la solución
study-hint-call = Antes de seguir, mira las líneas: hay algo que cantar.
study-hint-winning = Hay una casilla en la que esta pieza completa una línea.
study-hint-no-winning = Esta pieza no completa aún ninguna línea. Piensa en qué tendrás que dar después.
study-hint-place = ¿Completa esta pieza una línea? Si no, piensa en qué tendrás que dar después.
study-hint-nothing = Ya no hay nada que cantar.
study-hint-none-safe = Cualquier pieza completa una línea en algún sitio. Solo puedes esperar que nadie la vea.
study-hint-all-safe = Ninguna pieza completa una línea enseguida. Piensa dos pasos por delante.
study-hint-safe = { $number ->
        [one] Solo una pieza no completa ninguna línea enseguida: { $pieces }.
       *[other] Estas no completan ninguna línea enseguida: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Una pieza completa una línea enseguida, así que no la des: { $pieces }.
       *[other] Estas completan una línea enseguida, así que no las des: { $pieces }.
    }
study-hint-any = Elijas lo que elijas, el resultado es el mismo: { $value }.
study-hint-best = { $more ->
        [0] Lo mejor ({ $value }): { $moves }.
       *[other] Lo mejor ({ $value }): { $moves }, y { $more } más.
    }
study-hint-lost = Contra el juego perfecto, todas las jugadas pierden. Elige la más difícil de ver.
study-hint-unknown = Es pronto para decir qué es lo mejor.

## What went wrong

study-refused-no-such-game = Esta partida no está guardada aquí. Pide su registro o elige otra.
study-refused-no-record = Esto no es el registro de una partida.
study-refused-no-game = En esta mesa aún no se ha jugado ninguna partida.
study-refused-not-over = Esta partida sigue en curso. Analízala cuando termine.
study-refused-not-quarto = El análisis exacto es para Quarto. Una partida de Quartino se puede repasar.
study-refused-bad-rules = Estas reglas no se entienden. Elige unas de la lista.
study-refused-core-failed = Este navegador no puede ejecutar el motor. Prueba uno más reciente, o el juego en el terminal.
study-refused-wrong-colours = Con colores propios, las piezas claras y oscuras se dan por turnos. Pon tantas de unas como de otras, o una más del color que se da primero.
study-refused-mushrooms-wrong-colours = Con colores propios, las setas rojas y azules se dan por turnos. Pon tantas de unas como de otras, o una más del color que se da primero.
study-refused-line-in-referee-play = Hay una línea completa, así que la partida ha terminado. Quita una pieza.
study-refused-offline = No se puede llegar al servidor. Las partidas de Quarto guardadas aquí funcionan sin él.
