### Fourfold: español, the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.
### Address: tú, and vosotros where all players do something together.

## Titles of the pages

rules-classic-title = Quarto: la edición clásica
rules-mushrooms-title = Quarto: la edición de setas
rules-danish-title = Quarto: la edición danesa
rules-quartino-title = Quartino

## Headings

rules-heading-box = Qué hay en la caja
rules-heading-aim = El objetivo
rules-heading-setup = La preparación
rules-heading-colours = Cada jugador tiene un color
rules-heading-turn = Tu turno
rules-heading-lines = ¿Qué es una línea?
rules-heading-calling = Cantar «¡Quarto!»
rules-heading-overlooked = Una línea que nadie vio
rules-heading-false-call = Un cante en falso
rules-heading-referee = Con árbitro
rules-heading-end = Final de la partida
rules-heading-beginners = Para niños y principiantes
rules-heading-advanced = Para jugadores expertos
rules-heading-players = Jugadores
rules-heading-time = El tiempo
rules-heading-combining = Combinar las reglas
rules-heading-table = Abandonar, empatar y deshacer
rules-heading-editions = En qué se diferencian las ediciones
rules-heading-cards = Las cartas
rules-heading-placing = Colocar una ficha
rules-heading-make = Hacer un Quartino
rules-heading-wrong = Un cante en falso
rules-heading-four-colours = La situación «cuatro iguales»
rules-heading-column = La situación «columna»
rules-heading-both = Las dos situaciones a la vez
rules-heading-noticing = Darse cuenta de las situaciones
rules-heading-long = Reserva vacía, partidas largas y empates
rules-heading-first-games = Tus primeras partidas
rules-heading-secrets = Qué ves y qué es secreto
rules-heading-printings = En qué se diferencian las dos versiones
rules-heading-credits = Autores y editoriales

## Quarto: board and pieces (Q1)

rules-quarto-box = Un tablero de 16 casillas, cuatro por cuatro, y 16 piezas.
rules-quarto-box-traits =
    Cada pieza tiene cuatro características, y cada característica tiene dos
    valores. Cada combinación aparece exactamente una vez, así que no hay dos
    piezas iguales.
rules-classic-box-colour = Color: clara u oscura.
rules-classic-box-height = Altura: alta o baja.
rules-classic-box-shape = Forma: redonda o cuadrada.
rules-classic-box-body = Cuerpo: maciza, o hueca con un agujero arriba.
rules-mushrooms-box =
    En esta edición las piezas son setas. Donde esta página dice «pieza», se
    entiende una seta.
rules-mushrooms-box-colour = Color: roja o azul.
rules-mushrooms-box-size = Tamaño: grande o pequeña.
rules-mushrooms-box-cap = Sombrero: puntiagudo o plano.
rules-mushrooms-box-dots = Lunares: con o sin lunares amarillos.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Completa una línea: cuatro piezas seguidas, en horizontal, vertical o
    diagonal, que se parecen al menos en algo. Canta «¡Quarto!» a tiempo y
    ganas.
rules-quarto-aim-twist = La gracia del juego: no eliges la pieza que colocas. La elige tu rival y te la da.
rules-quarto-setup-pieces = Se pone el tablero vacío entre los jugadores y todas las piezas de pie al lado.
rules-danish-setup-pieces =
    Se pone el tablero vacío entre los jugadores. Las piezas van al lado en dos
    grupos, las claras y las oscuras.
rules-quarto-setup-first =
    Se echa a suertes quién empieza. Esa persona no coloca nada, sino que elige
    una pieza y se la da a su rival.
rules-quarto-setup-reading = En la revancha empieza la siguiente persona, sin un nuevo sorteo.
rules-danish-setup-first =
    Se echa a suertes quién empieza. Esa persona no coloca nada, sino
    que elige una pieza del color de su rival y se la da.
rules-danish-colours =
    Antes de dar la primera pieza, los jugadores eligen color: uno lleva las
    claras y el otro las oscuras.
rules-danish-colours-give =
    Siempre le das a tu rival una pieza de su color. Así cada uno coloca las
    ocho piezas del suyo.
rules-danish-colours-reading =
    El reglamento no dice quién elige primero. Aquí elige quien recibe la
    primera pieza; si no elige, lleva las claras.

## Quarto: a turn (Q3)

rules-quarto-turn = Un turno tiene tres pasos, siempre en este orden.
rules-quarto-turn-place =
    Coloca la pieza que te han dado en una casilla libre. Allí se queda
    hasta el final de la partida.
rules-quarto-turn-look = Mira: ¿tu pieza ha completado una línea? Si es así, cántala ahora.
rules-quarto-turn-give = Dale a tu rival cualquiera de las piezas que quedan. Ahora es su turno.
rules-danish-turn-give = Dale a tu rival una de las piezas que quedan de su color. Ahora es su turno.

## Quarto: lines (Q4)

rules-quarto-lines =
    Una línea son cuatro piezas en una misma fila, en una misma columna o en una
    de las dos diagonales largas. Son 10 líneas: cuatro filas, cuatro columnas y
    dos diagonales.
rules-quarto-lines-alike =
    Las cuatro piezas deben tener en común al menos un valor que cuente. Con
    uno basta; pueden compartir más.
rules-classic-lines-values =
    Una línea puede ser de cuatro piezas claras, cuatro oscuras, cuatro
    altas, cuatro bajas, cuatro redondas, cuatro cuadradas, cuatro macizas o
    cuatro huecas.
rules-mushrooms-lines-values =
    Una línea puede ser de cuatro setas rojas, cuatro azules, cuatro
    grandes, cuatro pequeñas, cuatro puntiagudas o cuatro planas, cuatro con
    lunares o cuatro sin ellos.
rules-danish-lines-colours =
    Una línea puede mezclar los dos colores, siempre que las cuatro piezas
    tengan otra cosa en común.
rules-quarto-lines-several =
    Una sola pieza puede completar varias líneas a la vez. Para ganar basta con
    mostrar una de ellas.
rules-quarto-lines-who = No importa quién haya colocado las otras tres piezas.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Completar una línea no basta. Tienes que cantar «¡Quarto!» y mostrar sus
    cuatro casillas; entonces ganas al instante.
rules-quarto-calling-placer =
    Después de colocar tu pieza y antes de dar la siguiente: puedes cantar una
    línea que tu pieza acaba de completar.
rules-quarto-calling-receiver =
    Después de recibir una pieza y antes de colocarla: puedes cantar una línea
    que la última pieza de tu rival completó y que tu rival no cantó.
rules-danish-calling-receiver =
    Después de recibir una pieza y antes de colocarla: puedes cantar cualquier
    línea que aún cuente. En nuestra interpretación, también la tuya, si se te
    escapó.
rules-quarto-calling-others =
    Según los reglamentos, gana la primera persona que cante. Aquí solo
    puede cantar quien tiene el turno. Si canta otra persona, o alguien
    canta después del final, el cante se rechaza y no tiene consecuencias:
    no cuenta como cante en falso.
rules-quarto-calling-silence =
    Sin árbitro, nada te dice que hay una línea. Buscarla es parte del
    juego.
rules-quarto-calling-moments = Puedes cantar en dos momentos:
rules-danish-calling-reading =
    El reglamento danés solo pide la palabra. Aquí se muestran las cuatro
    casillas en todas las ediciones.
rules-quarto-overlooked-give =
    Si completas una línea y das una pieza sin cantar, tu rival puede
    cantar esa línea antes de colocar la pieza, y ganar.
rules-quarto-overlooked-dead =
    Si tu rival coloca la pieza sin cantar, la línea pierde su valor: ya no
    cuenta, para ninguna característica, y la partida sigue.
rules-quarto-overlooked-new =
    Los reglamentos no dicen qué pasa con las piezas. Aquí las piezas de una
    línea así aún pueden formar parte de una línea nueva en otra dirección.
rules-danish-overlooked =
    Una línea que nadie ha cantado cuenta hasta que los dos jugadores hayan
    colocado una pieza cada uno. Entonces pierde su valor: ya no cuenta,
    para ninguna característica, y la partida sigue. Un ejemplo:
rules-danish-overlooked-first =
    Ada completa una línea y le da una pieza a Bo sin cantar. Bo puede cantar la
    línea antes de colocar su pieza.
rules-danish-overlooked-second =
    Bo coloca su pieza sin cantar y le da una a Ada. En nuestra interpretación,
    Ada todavía puede cantar su línea, antes de colocar su pieza.
rules-danish-overlooked-third =
    Ada coloca su pieza sin cantar. Ya han colocado los dos una pieza, y la
    línea ha perdido su valor.
rules-danish-overlooked-reading =
    El reglamento dice que una línea que nadie vio deja de contar
    «cuando ambos jugadores han colocado una pieza cada uno». Contamos
    las piezas colocadas después de la que completó la línea. Si esa
    pieza también contara, la línea perdería su valor un turno antes,
    como en la edición clásica.
rules-danish-overlooked-maker =
    El reglamento solo nombra al rival como quien puede cantar una línea
    que nadie vio. Aquí también puede cantarla quien la formó. Entre
    colocar una pieza y dar la siguiente, solo puedes cantar lo que tu
    propia pieza acaba de completar.
rules-quarto-false =
    Un cante es en falso si las cuatro casillas que muestras no son una
    línea que puedas cantar en ese momento:
rules-quarto-false-place =
    Las casillas no están en una fila, una columna o una diagonal larga (ni
    en un cuadrado de 2×2, si los cuadrados cuentan).
rules-quarto-false-free = Una de las casillas está libre.
rules-quarto-false-share = Las cuatro piezas no tienen en común nada que cuente.
rules-quarto-false-late = La línea ha perdido su valor.
rules-danish-false-late =
    La línea ha perdido su valor; o acabas de colocar una pieza y la
    línea es anterior: no la completó esa pieza.
rules-quarto-false-reading =
    Ningún reglamento dice qué pasa entonces. Aquí un cante en falso se
    rechaza, se te dice por qué y queda anotado en el registro de la
    partida. Tu turno continúa.
rules-quarto-false-three = Tras tres cantes en falso en un mismo turno, ya no puedes cantar en ese turno.
rules-quarto-false-option = Antes de la partida se puede acordar que quien cante en falso pierda al instante.
rules-quarto-referee =
    Ningún reglamento tiene árbitro, pero aquí se puede jugar con uno. El
    árbitro ve todas las líneas: si completas una, ganas al instante, y ninguna
    se pasa por alto.
rules-quarto-referee-calls = Con árbitro no se canta: no hace falta.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win =
    Victoria: alguien canta «¡Quarto!» a tiempo y muestra una línea de
    cuatro piezas que comparten un valor que cuenta.
rules-quarto-end-draw = Empate: las dieciséis piezas están colocadas y nadie ha ganado.
rules-quarto-end-reading =
    Después de la decimosexta pieza ya no queda nada que dar. Quien la colocó
    puede cantar o no. Luego su rival, como si acabara de recibir una pieza,
    puede cantar cualquier línea que aún cuente, o no cantar. Solo entonces hay
    empate.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Se acuerda antes de la partida que solo cuentan una, dos o tres de las
    cuatro características.
rules-quarto-beginners-example =
    Por ejemplo, si solo cuenta el color, cuatro piezas de un mismo color forman
    una línea, y nada más.
rules-quarto-beginners-reading =
    Aquí se puede elegir con más detalle: puede contar cualquiera de los
    ocho valores, al menos uno. Cuatro piezas que comparten un valor que
    cuenta forman una línea. Para que cuente una característica entera, se
    eligen sus dos valores.
rules-danish-beginners =
    Se acuerda antes de la partida qué valores cuentan, por ejemplo oscura o
    alta, tantos como se quiera.
rules-danish-beginners-example =
    Por ejemplo, solo cuenta el color oscuro: cuatro piezas oscuras forman una
    línea, tengan la forma que tengan, pero cuatro claras no.
rules-danish-beginners-reading =
    Lo interpretamos así: puede contar cualquiera de los ocho valores, al
    menos uno, y cuatro piezas que comparten un valor que cuenta forman una
    línea. El ejemplo del reglamento también puede querer decir que solo las
    piezas oscuras forman línea, por cualquier característica menos la
    forma. Para que cuente una característica entera, se eligen sus dos
    valores.
rules-danish-beginners-free =
    Si solo cuentan las piezas oscuras, se juega con colores libres: con
    colores propios, quien tuviera las claras no podría completar ninguna
    línea.
rules-quarto-advanced =
    Cuadrados de 2×2: cuatro piezas que comparten un valor y llenan un
    bloque de dos por dos casillas también cuentan como una línea. Son
    9 líneas más, 19 en total.
rules-danish-advanced = Hay dos opciones para jugadores expertos. Se puede elegir una o las dos.
rules-danish-advanced-free =
    Colores libres: nadie tiene color, y puedes dar cualquier pieza que
    quede.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Dos jugadores, uno contra otro.
rules-quarto-players-reading =
    Aquí también se puede jugar esta edición por equipos, o con la regla
    «quien pierde deja el sitio» en una mesa.
rules-quarto-players-more = Cómo funciona: la página de la edición danesa
rules-danish-players =
    Dos jugadores, dos contra dos, o dos equipos de cualquier tamaño.
rules-danish-players-round = El reglamento dice que la partida puede «ir rotando», sin decir cómo.
rules-danish-teams-order =
    El reglamento no dice cómo juega un equipo. Aquí los compañeros se alternan:
    en cada turno una persona coloca una pieza y da la siguiente. La primera
    persona del equipo A da la primera pieza; luego van la primera del equipo B,
    la segunda del equipo A, la segunda del equipo B, y así sucesivamente.
rules-danish-teams-call =
    Solo puede cantar la persona que tiene el turno. Después de la decimosexta
    pieza, la última ocasión de cantar es de la siguiente persona del otro
    equipo. Gana o pierde todo el equipo.
rules-danish-round-reading =
    Aquí significa que quien pierde deja el sitio: los demás pueden
    esperar en una cola, y después de cada partida el puesto de quien
    pierde pasa a la siguiente persona de la cola; después de un empate,
    deja el puesto quien lleva más tiempo sentado.
rules-quarto-time =
    Una partida dura de 10 a 20 minutos. En un torneo se puede dar a los
    jugadores un límite de un minuto por jugada.
rules-danish-time =
    Una partida dura de 5 a 20 minutos. El reglamento no pone límite de tiempo,
    pero aquí también se puede jugar esta edición con reloj.
rules-quarto-time-move =
    Una jugada es colocar una pieza y dar la siguiente, y dar la primera
    pieza también es una jugada. Se puede elegir cuánto tiempo hay, o
    jugar sin reloj.
rules-quarto-time-calls =
    Cantar entra en el mismo tiempo, y un cante en falso no reinicia el reloj.
    Si se te acaba el tiempo, pierdes.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Aquí todo esto se puede combinar libremente, en todas las ediciones: por
    ejemplo cuadrados de 2×2, colores propios, solo dos características y
    árbitro.
rules-quarto-combining-colours =
    Colores propios: cada jugador tiene un color y solo recibe piezas de ese
    color, como en la edición danesa. Colores libres: puedes dar cualquier
    pieza que quede.
rules-quarto-combining-not =
    Solo los contrarios no se pueden combinar: colores propios y colores
    libres, o un árbitro y perder por cantar en falso, porque con
    árbitro nadie canta.
rules-editions-same =
    Hay tres ediciones de Quarto. Lo que no aparece aquí es igual en
    todas.
rules-editions-pieces =
    Piezas: las ediciones clásica y danesa tienen piezas de madera, la
    tercera tiene setas. Eso no cambia las reglas.
rules-editions-colours =
    Colores: en la edición danesa cada jugador tiene un color y solo recibe
    piezas de ese color. En las otras dos puedes dar cualquier pieza que quede.
rules-editions-overlooked =
    Líneas que nadie vio: en las ediciones clásica y de setas una línea
    pierde su valor en cuanto quien recibe la pieza la coloca sin
    cantar. En la danesa cuenta hasta que, después de formarse la línea,
    los dos jugadores hayan colocado una pieza más cada uno (nuestra
    interpretación).
rules-editions-showing =
    Mostrar: los reglamentos clásico y de setas piden mostrar la línea, el
    danés solo decir la palabra.
rules-editions-beginners =
    Niños y principiantes: en las ediciones clásica y de setas cuentan una,
    dos o tres características; en la danesa, los valores que se elijan, por
    ejemplo solo oscura.
rules-editions-advanced =
    Jugadores expertos: los cuadrados en las tres ediciones; en la danesa,
    también los colores libres.
rules-editions-players =
    Jugadores: solo el reglamento danés habla de equipos y dice que la
    partida puede «ir rotando» (aquí: quien pierde deja el sitio).
rules-editions-time =
    Tiempo: de 10 a 20 minutos por partida y, si se quiere, un minuto por jugada
    en torneos; en la edición danesa, de 5 a 20 minutos y sin límite por jugada.

## Both games: at the table

rules-table = Los reglamentos no dicen nada de esto. Estas son reglas nuestras:
rules-table-resign = Puedes abandonar. Entonces gana el otro bando.
rules-table-draw =
    Puedes ofrecer empate. Solo hay empate si todos los demás aceptan
    antes de la jugada siguiente.
rules-table-back = Una jugada solo se puede deshacer si todos están de acuerdo.
rules-table-leave =
    Con dos jugadores, pierdes si abandonas o se te acaba el tiempo. Con tres o
    cuatro, sales de la partida: tus cartas siguen ocultas, tus turnos se saltan
    y gana el último que quede.
rules-table-back-cards =
    Una jugada solo se puede deshacer si todos están de acuerdo, y nunca más
    allá de una carta mostrada o completada.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box =
    Quartino es para 2 a 4 jugadores de 7 a 99 años. Una partida dura unos
    20 minutos.
rules-quartino-box-board =
    Un tablero: una rueda de nueve casillas, una en el centro y ocho
    alrededor, en el borde.
rules-quartino-box-tokens = 28 fichas: siete amarillas, siete azules, siete verdes y siete rosas.
rules-quartino-box-cards = 24 cartas y 4 atriles para ponerlas de pie.
rules-quartino-box-reading =
    Los reglamentos dan los números. La rueda y los nombres de los colores
    vienen de imágenes y reseñas del juego.
rules-quartino-cards =
    Una carta muestra un cuarto de la rueda: el centro y tres casillas
    vecinas del borde, cada una con su color.
rules-quartino-cards-deck =
    Solo conocemos las cartas por imágenes. Cuatro colores se pueden
    poner en cuatro casillas exactamente de 24 maneras, y hay 24 cartas,
    así que suponemos que cada manera aparece una vez. Si tus cartas son
    otras, un registro de partida puede indicar otro mazo.
rules-quartino-cards-turn =
    Una carta encaja en cualquier parte del tablero, en cualquiera de
    ocho posiciones. Pero no vale en espejo: los tres colores del borde
    deben seguirse en el sentido de las agujas del reloj, como en la
    carta.
rules-quartino-aim =
    Completa tus cuatro cartas antes que nadie. Completas una carta
    cuando sus cuatro colores están arriba en el mismo orden, en
    cualquier parte del tablero, y la cantas.
rules-quartino-aim-others =
    Todos construyen en el mismo tablero. Las fichas de los demás pueden
    ayudarte o estropearte el plan.
rules-quartino-setup-board =
    Se pone el tablero en el centro y las fichas al lado, separadas por
    colores. Son la reserva.
rules-quartino-setup-cards =
    Se barajan las cartas. Cada jugador toma un atril, roba cuatro cartas en
    secreto y las pone en él de modo que nadie más las vea.
rules-quartino-setup-rest =
    Los reglamentos no hablan de las demás cartas. Aquí quedan fuera del juego,
    sin que nadie las vea.
rules-quartino-setup-first = Empieza la persona más joven. Se juega en el sentido de las agujas del reloj.
rules-quartino-setup-reading =
    Aquí ustedes dicen quién es la persona más joven; si no, se echa a suertes.
    En la revancha empieza la siguiente persona, sin un nuevo sorteo.
rules-quartino-players = Dos, tres o cuatro jugadores, cada uno por su cuenta.
rules-quartino-players-cards =
    Cada jugador tiene cuatro cartas, sea cual sea el número de jugadores. Así
    que quedan fuera del juego 16 cartas con dos jugadores, 12 con tres y 8 con
    cuatro.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Un turno tiene tres pasos, siempre en este orden.
rules-quartino-turn-check =
    Mira si en el tablero está la situación «cuatro iguales» o
    «columna».
rules-quartino-turn-place = Coloca una ficha, o más si has anunciado una situación.
rules-quartino-turn-make = Haz Quartinos, si ves alguno. Luego termina tu turno.
rules-quartino-placing =
    Toma de la reserva una ficha de cualquier color y colócala en cualquier
    casilla del tablero.
rules-quartino-placing-column =
    La casilla puede estar vacía, o puedes poner tu ficha encima de otras. Unas
    fichas sobre otras forman una columna.
rules-quartino-placing-gone = No puedes elegir un color del que no quedan fichas en la reserva.

## Quartino: making cards (T6)

rules-quartino-make =
    Solo cuenta la ficha de arriba de cada casilla, la haya colocado quien
    la haya colocado.
rules-quartino-make-call =
    Cuando creas que las fichas de arriba coinciden con una de tus
    cartas, canta «Quartino» y muestra la carta y las cuatro casillas.
    Si aciertas:
rules-quartino-make-card = La carta sale de tu atril: la has completado.
rules-quartino-make-tokens =
    Sus cuatro fichas de arriba vuelven a la reserva. Las que había debajo
    quedan ahora arriba.
rules-quartino-make-place = Tienes que tomar una ficha y colocarla donde quieras.
rules-quartino-make-again =
    Si ahora las fichas de arriba coinciden con otra de tus cartas,
    puedes cantar de nuevo, y así sucesivamente.
rules-quartino-make-reading =
    Aquí solo puedes cantar cuando hayas colocado y retirado todo lo que te toca
    en este turno.
rules-quartino-wrong =
    Si tu carta no coincide con las cuatro casillas que muestras, vuelve
    a tu atril y tu turno termina.
rules-quartino-wrong-seen = Los demás ya han visto esa carta.
rules-quartino-wrong-reading =
    No puedes mostrar una carta que no tienes. Si lo intentas, el cante
    se rechaza y tu turno sigue.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Si al empezar tu turno hay en el tablero cuatro o más fichas de un
    mismo color, es la situación «cuatro iguales» (los reglamentos dicen
    «4 colores»). También cuentan las fichas escondidas dentro de las
    columnas.
rules-quartino-four-say =
    Si te das cuenta, anuncia «cuatro iguales». Entonces tienes que colocar una
    ficha más: dos en vez de una.
rules-quartino-four-reading = Cuenta una vez por turno, aunque haya cuatro o más fichas de varios colores.
rules-quartino-column =
    Si al empezar tu turno una columna tiene cuatro o más fichas, es la
    situación «columna». Los colores no importan.
rules-quartino-column-say =
    Si te das cuenta, anuncia «columna» y señálala. Primero devuelve toda la
    columna a la reserva. Luego tienes que colocar una ficha más: dos en vez de
    una.
rules-quartino-column-reading = Solo cuenta una columna por turno, aunque haya varias. Tú eliges cuál.
rules-quartino-both =
    Si te das cuenta de las dos, anuncia las dos. Tienes que colocar tres fichas
    y retirar la columna, en el orden que quieras.
rules-quartino-both-last =
    Puedes incluso retirar la columna al final. Entonces una ficha que hayas
    puesto en ella también vuelve a la reserva.
rules-quartino-both-start =
    Solo importa el comienzo de tu turno: nada de lo que hagas en él crea una
    situación nueva ni quita ninguna.
rules-quartino-both-wait =
    Solo puedes cantar «Quartino» o terminar tu turno cuando todo esto
    esté hecho.
rules-quartino-noticing =
    Las situaciones solo cuentan si las anuncias, y los Quartinos, si
    los cantas. Si no anuncias nada, simplemente colocas una ficha; no
    hay castigo.
rules-quartino-noticing-silence =
    Sin árbitro, nada te dice qué podrías anunciar o cantar.
rules-quartino-noticing-wrong = Si anuncias una situación que no está, se te dice por qué y no cambia nada más.
rules-quartino-noticing-once =
    Puedes anunciar cada situación una vez por turno, antes de colocar tu
    primera ficha.
rules-quartino-referee =
    Ningún reglamento tiene árbitro, pero aquí se puede jugar con uno. Entonces
    nadie anuncia situaciones: las ve el árbitro, y tienes que colocar las
    fichas adicionales y retirar una columna.
rules-quartino-referee-call =
    Tú decides si cantas «Quartino», y solo tú recibes una pista cuando puedes.
    Un cante en falso se rechaza y tu turno sigue, pero los demás han visto la
    carta.
rules-quartino-first-games =
    Para aprender el juego se puede jugar sin las situaciones «cuatro iguales» y
    «columna». Entonces colocas una ficha por turno y haces Quartinos si ves
    alguno.
rules-quartino-first-games-name = Aquí estas reglas se llaman «Quartino, primeras partidas».

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Ganas en cuanto la última carta sale de tu atril. Sus cuatro fichas se
    quedan en el tablero, y no se coloca ninguna más.
rules-quartino-long =
    Las cartas se completan de una en una, así que en un final normal
    solo gana uno. Los reglamentos no dicen qué pasa cuando la reserva
    está vacía o una partida no termina.
rules-quartino-long-empty =
    Solo te saltas la colocación si la reserva está vacía y no tienes ninguna
    columna que retirar. Entonces puedes cantar o terminar tu turno.
rules-quartino-long-skipped =
    Si en una ronda entera de turnos no se coloca, ni se retira, ni se canta
    nada, hay empate.
rules-quartino-long-repeated =
    También hay empate si la misma posición en el tablero, con las
    mismas columnas y el mismo jugador a punto de empezar su turno, se
    da por tercera vez sin que entretanto se haya completado ninguna
    carta.
rules-quartino-long-limit =
    Tras 200 turnos, contando los de todos, u otro número que se elija, la
    partida termina. Gana quien más cartas haya completado; si hay empate,
    comparten la victoria.
rules-quartino-secrets = Siempre ves esto, y nada más:
rules-quartino-secrets-board = El tablero y la reserva.
rules-quartino-secrets-own = Tus propias cartas.
rules-quartino-secrets-made = Las cartas que alguien ha completado.
rules-quartino-secrets-shown = Las cartas mostradas en cantes en falso.
rules-quartino-secrets-left = Cuántas cartas le quedan a cada uno de los demás.
rules-quartino-secrets-rest = Las cartas que no se repartieron siguen en secreto hasta el final.

## Quartino: the two printings

rules-quartino-printings =
    Conocemos el reglamento en dos versiones, la checa y la italiana. Describen
    el mismo juego, con los mismos pasos y números, y solo se diferencian en
    detalles.
rules-quartino-printings-check =
    Comprobar un cante: en la versión checa lo comprueban todos los demás, en la
    italiana otro jugador. Aquí se comprueba automáticamente.
rules-quartino-printings-must =
    Fichas adicionales: la versión italiana dice que tienes que colocarlas, la checa
    solo que las colocas. Aquí tienes que hacerlo.
rules-quartino-printings-end =
    El final: en la versión checa gana quien antes completa todas sus cartas; en
    la italiana, quien saca la última carta de su atril. Es el mismo momento.

## What the figures show

rules-figure-classic-pieces =
    Las dieciséis piezas: ocho claras y ocho oscuras. En cada color aparece una
    vez cada combinación de alta o baja, redonda o cuadrada, maciza o hueca.
rules-figure-mushrooms-pieces =
    Las dieciséis setas: ocho rojas y ocho azules. En cada color aparece una vez
    cada combinación de grande o pequeña, puntiaguda o plana, con o sin lunares.
rules-figure-classic-turn =
    Hay tres piezas en el tablero. La siguiente, que es oscura, baja, cuadrada y
    hueca, ya se ha entregado y ahora hay que colocarla.
rules-figure-mushrooms-turn =
    Hay tres setas en el tablero. La siguiente, que es azul, pequeña, plana y
    sin lunares, ya se ha entregado y ahora hay que colocarla.
rules-figure-classic-line =
    Una línea: la segunda fila desde abajo está llena. Sus piezas son claras
    y oscuras, altas y bajas, redondas y cuadradas, pero las cuatro son
    huecas.
rules-figure-mushrooms-line =
    Una línea: la segunda fila desde abajo está llena. Sus setas son rojas y
    azules, grandes y pequeñas, puntiagudas y planas, pero ninguna de las
    cuatro tiene lunares.
rules-figure-classic-receiver =
    Nadie ha cantado la línea de cuatro piezas huecas (marcada aquí solo
    para mostrártela), y la pieza siguiente ya se ha entregado. Antes de
    colocarla, quien la recibió puede cantar la línea.
rules-figure-mushrooms-receiver =
    Nadie ha cantado la línea de cuatro setas sin lunares (marcada aquí
    solo para mostrártela), y la seta siguiente ya se ha entregado.
    Antes de colocarla, quien la recibió puede cantar la línea.
rules-figure-classic-square =
    Cuatro piezas bajas llenan el cuadrado de 2×2 casillas del centro del
    tablero.
rules-figure-mushrooms-square =
    Cuatro setas pequeñas llenan el cuadrado de 2×2 casillas del centro del
    tablero.
rules-figure-wheel = El tablero vacío: una casilla en el centro, ocho en el borde.
rules-figure-card =
    Una carta: amarillo en el centro y, en el borde, en el sentido de las
    agujas del reloj, azul, verde y rosa.
rules-figure-column-placed =
    Seis fichas en el tablero. En la casilla 7, marcada, hay una ficha
    azul sobre una amarilla: una columna de dos.
rules-figure-quartino =
    Las fichas de arriba marcadas coinciden con una carta: amarillo en
    el centro y, en el sentido de las agujas del reloj, azul, verde y
    rosa en las casillas 7, 8 y 1. Dos de ellas están sobre otras; solo
    cuentan las de arriba.
rules-figure-four-colours =
    En las casillas marcadas hay cuatro fichas azules: en el centro y en
    las casillas 1, 4 y 7. La de la casilla 1 está escondida bajo una
    amarilla.
rules-figure-column =
    La casilla 3, marcada, tiene una columna de cuatro fichas: abajo
    rosa, luego azul, verde y amarilla.

## Credits

rules-quarto-credits = Quarto es un juego de Blaise Müller, publicado por Gigamic.
rules-quartino-credits = Quartino es un juego de Petr Doubek (Loris Games), publicado por Djeco.
rules-credits-independent =
    Fourfold es un proyecto independiente, sin relación con los autores
    ni las editoriales y sin su respaldo. Las reglas se cuentan aquí con
    nuestras palabras.
