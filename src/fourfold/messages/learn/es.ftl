### Learning: the two lessons, the way to the rules, and the keys. español
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender.

## The page that leads to everything

learn-title = Aprende a jugar
learn-about = Dos juegos, unos minutos cada uno. Las jugadas las haces tú, y equivocarse no cuesta nada.
learn-lessons = Lecciones
learn-lesson-quarto = Dieciséis piezas, cuatro características y una sorpresa: tu rival elige la pieza que colocas.
learn-lesson-quartino = Una rueda para todos, cartas secretas para cada cual: completa tus cuatro antes que nadie.
learn-lesson-danish = Cada jugador tiene un color, y eso lo cambia todo: quien da primero ha perdido. Demuéstralo jugando.
learn-begin = Empezar lección
learn-continue = Seguir con el paso { $step }
learn-repeat = Repetir lección
learn-minutes = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
learn-progress = { $done } de { $all } pasos hechos
learn-complete = Lección terminada
learn-rules = Las reglas al detalle
learn-rules-about = Cada edición con imágenes y nuestras respuestas donde los reglamentos dejan una pregunta abierta.
learn-practise = Practica
learn-puzzles = Resolver problemas
learn-puzzles-about = Posiciones con una sola jugada buena, de fáciles a endiabladas.
learn-play = Retar a la computadora
learn-play-about = Nueve niveles, de despistado a perfecto. Empieza por uno fácil.
learn-keys = Jugar con el teclado
learn-keys-about = Tableros, piezas y cartas funcionan sin ratón y con un lector de pantalla.
learn-keys-both = En los dos juegos
learn-keys-quartino = Solo en Quartino
learn-key-tab = moverse entre el tablero, las piezas, las cartas y los botones
learn-key-arrows = moverse entre casillas y piezas
learn-key-enter = elegir
learn-key-call = cantar «¡Quarto!» o «¡Quartino!» y luego mostrar dónde
learn-key-escape = cancelar
learn-key-tab-name = Tab
learn-key-enter-name = Enter
learn-key-space-name = Espacio
learn-key-escape-name = Esc

## In a lesson

learn-lesson-title = { $game }: primera lección
learn-danish-title = Quarto: la victoria danesa
learn-step = Paso { $step } de { $all }
learn-steps = Pasos
learn-step-name = Paso { $step }: { $title }
learn-step-done = Paso { $step }: { $title }, hecho
learn-back = Atrás
learn-skip = Saltar
learn-next = Siguiente
learn-finish = Terminar
learn-show = Mostrar
learn-shown = La respuesta está resaltada: { $answer }.
learn-pieces = Piezas para elegir
learn-reserve = Reserva
learn-rack = Tus cartas
learn-say-call = ¡Quarto!
learn-say-quartino = ¡Quartino!
learn-say-colours = ¡Cuatro iguales!
learn-say-column = ¡Columna!
learn-hint-traits = Esa es { $values }. Prueba con otra.
learn-flat = Miras desde arriba: un borde doble quiere decir alta; un agujero oscuro, hueca.
learn-marked = { $number } de { $all }

learn-end-title = Lección completada
learn-end-quarto = Sabes colocar y dar piezas, ver una línea y cantarla. El resto es práctica: el juego tiene más miga de lo que parece.
learn-end-quartino = Sabes construir, tapar, completar una carta y ver lo que a otros se les escapa. El resto es práctica, y una buena cara de póker.
learn-end-danish = Has jugado una victoria demostrada. En la edición danesa, ¡deja que tu rival dé primero!
learn-end-referee = { $game ->
        [quartino] Contra la computadora, un árbitro ve las situaciones por ti; si prefieres anunciarlas, elige «{ $choice }» en «{ $more }».
       *[quarto] Contra la computadora, un árbitro ve las líneas por ti; si prefieres cantarlas, elige «{ $choice }» en «{ $more }».
    }
learn-end-play = Jugar tu primera partida
learn-end-rules = Leer las reglas
learn-end-other = Aprender { $game }
learn-end-again = Repetir lección

## Quarto, step by step

learn-quarto-traits = Cada pieza tiene cuatro características: es clara u oscura, alta o baja, redonda o cuadrada, maciza o hueca.
    .title = Dieciséis piezas
    .find = Busca la pieza oscura, alta, redonda y hueca.
    .other = Ahora justo la contraria: clara, baja, cuadrada y maciza.
    .praise = Bien. Entre las dieciséis no hay dos iguales.
learn-quarto-alike = Cuatro piezas se parecen si comparten una sola característica, por distintas que sean en lo demás.
    .title = Algo en común
    .find = Estas tres comparten una sola característica. ¿Qué otra pieza la tiene también?
    .praise = Sí, las cuatro son huecas. Con eso basta.
learn-quarto-give = Nunca eliges tu propia pieza. Robin elige una para ti, y tú eliges una para Robin.
    .title = Dar una pieza
    .give = Empieza la partida: dale a Robin la pieza que quieras.
    .praise = Robin la coloca. Quien empieza solo da una pieza.
learn-quarto-turn = Tu turno tiene tres pasos: coloca la pieza que te han dado, busca una línea y luego da la pieza siguiente.
    .title = Tu turno
    .place = Coloca tu pieza en cualquier casilla libre.
    .taken = Esa casilla está ocupada. Elige una libre.
    .give = Todavía no hay línea. Ahora dale una pieza a Robin.
    .praise = Eso es un turno entero. Si las dieciséis piezas están colocadas y nadie ha ganado, hay empate.
learn-quarto-line = Cuatro piezas parecidas en una fila, una columna o una diagonal larga forman una línea. Con líneas se ganan partidas.
    .title = Una línea
    .place = Tu pieza completa una línea. ¿Dónde?
    .place-hint = Mira las filas: en una hay tres piezas altas, y la tuya también es alta.
    .praise = Cuatro piezas altas en una fila. No importa quién colocó las otras.
learn-quarto-diagonal = Una línea puede esconderse en una diagonal, y en cualquier característica. Comprueba las cuatro de tu pieza.
    .title = Mira mejor
    .place = Tu pieza es oscura, baja, redonda y hueca. ¿Dónde completa una línea?
    .place-hint = En una diagonal larga hay tres piezas huecas. Busca la casilla libre.
    .tall = Esas tres son altas, pero tu pieza es baja. Prueba la diagonal.
    .praise = Cuatro piezas huecas, de esquina a esquina.
learn-quarto-safe = La pieza que das puede ser justo la que tu rival necesita, así que mira antes de darla.
    .title = Lo que no hay que dar
    .give = En una columna hay tres piezas oscuras, con una casilla libre en medio. Da una pieza segura.
    .give-hint = Esa es oscura: Robin la pondría en la casilla libre y ganaría. Da una clara.
    .praise = ¡A salvo! Al final ya no quedan piezas seguras, y así se pierde la mayoría de las partidas.
learn-quarto-call = Con una línea solo ganas si la cantas: pulsa «¡Quarto!» antes de dar una pieza y muestra las cuatro casillas.
    .title = Cantar Quarto
    .call = Acabas de colocar la pieza marcada, y hay una línea. Cántala.
    .call-hint = Aún no: primero pulsa «¡Quarto!» y luego muestra la línea.
    .show = Ahora elige sus cuatro casillas.
    .show-hint = Mira la segunda columna desde la izquierda: cuatro piezas cuadradas.
    .praise = ¡Quarto! Cuatro piezas cuadradas, y ganas.
learn-quarto-missed = Si a Robin se le escapa una línea, puedes cantarla tú, mientras no hayas colocado tu pieza.
    .title = Líneas que se escapan
    .call = Robin ha colocado la pieza marcada, no ha visto la línea y te ha dado otra pieza. ¿Qué haces?
    .call-hint = ¡Espera! Si colocas tu pieza, la línea ya no cuenta. Mira antes la fila.
    .show = ¡Buena vista! Muestra la línea.
    .show-hint = Las cuatro están en la segunda fila desde arriba, y todas son huecas.
    .praise = Ganas con la línea de Robin. No dejes de mirar, aunque no sea tu turno.
learn-quarto-squares = ¿Demasiado fácil? Juega con cuadrados de 2×2: también cuentan cuatro piezas parecidas en un cuadrado.
    .title = Más adelante: cuadrados de 2×2
    .place = Completa un cuadrado de 2×2 con piezas claras.
    .place-hint = Hay tres piezas claras juntas en el centro. Llena la esquina.
    .praise = Nueve maneras más de ganar, y de perder. Puedes elegir esta opción al empezar una partida.
learn-quarto-win = Ahora todo junto: coloca tu pieza, canta y muestra tu línea.
    .title = Gana la partida
    .place = Hay una casilla ganadora. Encuéntrala.
    .place-hint = Tu pieza es baja. ¿Dónde esperan otras tres bajas?
    .call = La línea está completa. ¡No des todavía una pieza!
    .call-hint = Pulsa primero «¡Quarto!».
    .show = Muestra las cuatro casillas.
    .show-hint = Va de la esquina de arriba a la izquierda a la de abajo a la derecha.
    .praise = ¡Quarto! La viste, la cantaste y ganaste.

## Quartino, step by step

learn-quartino-wheel = Todos construyen en una misma rueda: ocho casillas en el borde y una en el centro.
    .title = La rueda
    .token = En tu turno tomas una ficha de cualquier color. Toma una azul.
    .token-hint = Esta vez toma una azul: la ficha con olas.
    .space = Ahora colócala en el centro.
    .space-hint = En una partida puedes elegir cualquier casilla. Por ahora, elige el centro.
    .praise = Eso es lo esencial de un turno: una ficha, cualquier color, cualquier casilla.
learn-quartino-card = Una carta es un cuarto de la rueda: un color en el centro y tres seguidos en el borde.
    .title = Una carta
    .space = Compara la rueda con tu carta. ¿Dónde va la ficha rosa?
    .space-hint = En la carta, el rosa va después del azul y el verde, en el sentido de las agujas del reloj.
    .praise = Ahora la rueda coincide con tu carta.
learn-quartino-turn = Una carta puede encajar en cualquier parte de la rueda.
    .title = Gire como gire
    .show = Tu carta está ahí otra vez, en otro sitio. Elige sus cuatro casillas.
    .show-hint = El amarillo está en el centro. Busca en el borde azul, verde, rosa, en el sentido de las agujas del reloj.
    .praise = ¡Encontrada! Inclina la cabeza o gira la carta.
learn-quartino-mirror = El orden importa: lee el borde siempre en el sentido de las agujas del reloj, nunca al revés.
    .title = Nunca en espejo
    .card = ¿Cuál de estas dos cartas coincide con la rueda?
    .card-hint = Esa es la imagen en el espejo. Lee el borde en el sentido de las agujas del reloj: rosa, amarillo, azul.
    .praise = Bien. La otra carta es la imagen en el espejo, y esa no cuenta.
learn-quartino-cover = Puedes colocar una ficha encima de otras. Entonces solo cuenta la de arriba.
    .title = Columnas
    .token = Una ficha no coincide con tu carta. ¿Qué color necesitas?
    .token-hint = El amarillo y el verde están en su sitio. ¿Qué va entre los dos?
    .space = Tapa la ficha que estorba.
    .space-hint = En el borde, entre el amarillo y el verde, hay una que no debe estar ahí.
    .praise = La ficha verde sigue ahí, debajo. Puede volver.
learn-quartino-make = Cuando la rueda coincida con una de tus cartas, pulsa «¡Quartino!» y muestra la carta.
    .title = Completar una carta
    .call = Una de tus cuatro cartas está ahí. Cántala.
    .call-hint = Pulsa primero «¡Quartino!».
    .card = ¿Qué carta?
    .card-hint = En el centro de la rueda está el azul. ¿Qué carta tiene ahí el azul?
    .space = Muestra dónde: elige la casilla de su primer color del borde, el amarillo.
    .space-hint = Su primer color del borde es el amarillo, y después viene el rosa, en el sentido de las agujas del reloj.
    .praise = Has completado la carta. Sus cuatro fichas vuelven a la reserva, y la verde está otra vez arriba.
learn-quartino-more = Después de cada Quartino colocas otra ficha, y con ella quizá completes la carta siguiente.
    .title = Y otra más
    .token = Amarillo, azul, verde: falta el centro. ¿Qué color necesitas?
    .token-hint = Una de tus cartas tiene en el borde amarillo, azul, verde. Mira su centro.
    .space = Colócala en el centro.
    .space-hint = El centro está libre. Colócala ahí.
    .call = ¿Y ahora?
    .call-hint = La rueda coincide con una carta. Cántala.
    .card = ¿Qué carta?
    .card-hint = Ahora el rosa está en el centro.
    .space-first = Elige la casilla de su primer color del borde, el amarillo.
    .space-first-hint = Busca en el borde el amarillo con el azul después.
    .praise = Dos cartas en un turno. Así se ganan las partidas.
learn-quartino-colours = Si tu turno empieza con cuatro o más fichas de un mismo color en la rueda, anúncialo y coloca una ficha más.
    .title = Cuatro iguales
    .token = También cuentan las fichas tapadas. ¿Qué color aparece cuatro veces?
    .token-hint = De esas hay menos de cuatro. Mira dentro de las columnas.
    .say = Cuatro fichas azules. Anúncialo antes de colocar una.
    .say-hint = No hay ninguna columna de cuatro, pero sí cuatro de un color. Pulsa «¡Cuatro iguales!».
    .praise = Ahora colocas dos fichas en este turno. Si no lo anuncias, no pasa nada.
learn-quartino-column = Si tu turno empieza con una columna de cuatro o más, anúnciala, retírala y coloca una ficha más.
    .title = Columna
    .say = Mira la rueda y anuncia lo que ves.
    .say-hint = Ningún color aparece cuatro veces. Pero mira qué alta es una columna.
    .space = ¿Qué columna?
    .space-hint = Esa no es bastante alta. Cuenta hasta cuatro.
    .praise = Todas sus fichas vuelven a la reserva. Luego colocas dos fichas.
learn-quartino-both = Si ves las dos situaciones, anuncia las dos: retiras la columna y colocas tres fichas, en el orden que quieras.
    .title = Las dos a la vez
    .say = Hay dos cosas que anunciar. Anuncia las dos.
    .space = ¿Qué columna retiras?
    .space-hint = Esa no es bastante alta. Cuenta hasta cuatro.
    .praise = ¡Bien visto! Ahora colocas tres fichas: una por tu turno y una por cada situación.
learn-quartino-secret = Tus cartas son secretas, pero un cante en falso enseña una a todos y pone fin a tu turno.
    .title = Guarda tus secretos
    .card = Tienes estas tres cartas. ¿Cuál puedes cantar sin riesgo?
    .card-hint = Esa no está. Lee la rueda otra vez, en el sentido de las agujas del reloj.
    .mirrored = Esa solo está en el espejo. Un cante en falso, y Robin conocería tu carta.
    .covered = Casi, pero su ficha amarilla está tapada por una rosa. Solo cuenta la de arriba.
    .praise = Exacto. Mira dos veces y canta una.
learn-quartino-win = Quien complete primero su última carta gana al instante.
    .title = Gana la partida
    .token = Queda una carta, falta una ficha. ¿De qué color?
    .token-hint = En el borde están el rosa y el verde, con una casilla libre en medio. Mira tu carta.
    .space = ¿Dónde va?
    .space-hint = En la casilla libre entre el rosa y el verde.
    .call = ¡Cántala!
    .call-hint = Pulsa primero «¡Quartino!».
    .card = Muestra tu carta.
    .card-hint = Es la única.
    .space-first = Ahora su primer color del borde: el rosa.
    .space-first-hint = Hay dos rosas. Elige la que tiene el azul después.
    .praise = ¡Quartino! Tu atril está vacío: has ganado.

## The Danish win, step by step

learn-danish-colours = En la edición danesa cada jugador tiene un color, y a tu rival solo le puedes dar piezas del suyo. Tú tienes las claras; Robin, las oscuras.
    .title = Colores propios
    .give = Robin te dio una pieza clara y la has colocado. Ahora dale una pieza a Robin.
    .give-hint = Esa es clara, y las claras son tuyas. Da una pieza oscura.
    .praise = Así cada uno coloca ocho piezas. Siempre sabes cuáles pueden llegar todavía.
learn-danish-first = Una computadora ha calculado todas las partidas posibles: con juego perfecto, pierde quien da primero. En esta partida dio primero Robin.
    .title = Quien da primero pierde
    .place = Hasta ahora has jugado a la perfección. Solo queda una casilla ganadora. Encuéntrala.
    .place-hint = Desde ahí Robin se salva. Prueba otra casilla.
    .give = Solo una pieza oscura te hace ganar. ¿Cuál?
    .give-hint = Con esa pieza Robin se salva. Prueba otra.
    .own = Esa es clara, de tu color. Da una pieza oscura.
    .praise = Es la única jugada que gana. Ahora Robin busca una salida.
learn-danish-again = Robin resiste todo lo posible, pero pierde haga lo que haga. ¡No dejes escapar la victoria!
    .title = Conserva la victoria
    .place = De nuevo hay una sola casilla ganadora. ¿Cuál?
    .place-hint = Desde ahí Robin se salva. Prueba otra casilla.
    .give = Y solo una pieza oscura te hace ganar.
    .give-hint = Con esa pieza Robin se salva. Prueba otra.
    .own = Esa es clara, de tu color. Da una pieza oscura.
    .praise = Correcto. A Robin ya no le quedan piezas seguras para ti.
learn-danish-win = Robin tuvo que darte esta pieza. Ahora termina la partida.
    .title = La demostración
    .place = ¿Dónde completa tu pieza una línea?
    .place-hint = Ahí no. Mira las formas de la tercera columna.
    .call = Ahora cántala.
    .call-hint = Primero pulsa «¡Quarto!».
    .show = Muestra las cuatro casillas.
    .show-hint = Mira la tercera columna: cuatro piezas redondas.
    .praise = ¡Quarto! Robin perdió esta partida ya con la primera pieza.

## The rules pages

learn-rules-title = Las reglas
learn-rules-intro = Primero en pocas palabras, luego cada edición al detalle.
learn-rules-read = Leer las reglas completas
learn-rules-editions = Ediciones
learn-rules-contents = En esta página
learn-rules-reading = Nuestra interpretación
learn-rules-print = Imprimir
learn-rules-codes = Mostrar códigos de las reglas
learn-rules-ids = Los códigos como { $sign } identifican cada regla.
learn-rules-loading = Cargando…
