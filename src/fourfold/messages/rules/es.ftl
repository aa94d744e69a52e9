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
rules-heading-colours = Cada cual con su color
rules-heading-turn = Tu turno
rules-heading-lines = Qué es una línea
rules-heading-calling = Cantar «¡Quarto!»
rules-heading-overlooked = Una línea que nadie vio
rules-heading-false-call = Un cante en falso
rules-heading-referee = Con árbitro
rules-heading-end = El final de la partida
rules-heading-beginners = Para principiantes
rules-heading-advanced = Para jugadores expertos
rules-heading-players = Quiénes juegan
rules-heading-time = El tiempo
rules-heading-combining = Mezclar las reglas
rules-heading-table = Abandonar, empatar y deshacer una jugada
rules-heading-editions = En qué se diferencian las ediciones
rules-heading-cards = Las cartas
rules-heading-placing = Colocar una ficha
rules-heading-make = Hacer un Quartino
rules-heading-wrong = Un cante en falso
rules-heading-four-colours = La situación «4 colores»
rules-heading-column = La situación «columna»
rules-heading-both = Las dos situaciones a la vez
rules-heading-noticing = Darse cuenta y equivocarse
rules-heading-long = Reserva vacía, partidas largas y empates
rules-heading-first-games = Tus primeras partidas
rules-heading-secrets = Qué es secreto
rules-heading-printings = En qué se diferencian las dos versiones
rules-heading-credits = Autores y editoriales

## Quarto: board and pieces (Q1)

rules-quarto-box = Un tablero de 16 casillas, cuatro por cuatro, y 16 piezas.
rules-quarto-box-traits =
    Cada pieza tiene cuatro características, y cada característica tiene dos
    valores. Cada mezcla de valores está una sola vez, así que no hay dos
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
    Completa una línea: cuatro piezas, una al lado de otra, que se parecen
    al menos en algo. Canta «¡Quarto!» a tiempo y ganas.
rules-quarto-aim-twist =
    La gracia está en que no eliges la pieza que colocas: la elige tu rival
    y te la da.
rules-quarto-setup-pieces = Poned el tablero vacío entre vosotros y todas las piezas al lado.
rules-danish-setup-pieces =
    Poned el tablero vacío entre vosotros. Colocad las piezas al lado en dos
    grupos, las claras y las oscuras.
rules-quarto-setup-first =
    Echad a suertes quién empieza. Quien empieza no coloca nada: solo elige
    una pieza y se la da al rival.
rules-danish-colours =
    Antes de dar la primera pieza, cada jugador toma un color: uno lleva las
    claras y el otro las oscuras.
rules-danish-colours-give =
    Siempre das a tu rival una pieza de su color. Así cada cual coloca las
    ocho piezas del suyo.
rules-danish-colours-reading =
    El reglamento no dice quién elige. En Fourfold es quien recibe la
    primera pieza; si no elige, lleva las claras.

## Quarto: a turn (Q3)

rules-quarto-turn = Un turno tiene tres pasos, siempre en este orden.
rules-quarto-turn-place =
    Coloca la pieza que te han dado en una casilla libre. Allí se queda
    hasta el final de la partida.
rules-quarto-turn-look = Mira: ¿tu pieza ha completado una línea? Entonces cántala ahora.
rules-quarto-turn-give =
    Da a tu rival una de las piezas que quedan, la que quieras. Ahora es su
    turno.
rules-danish-turn-give = Da a tu rival una de las piezas que quedan de su color. Ahora es su turno.

## Quarto: lines (Q4)

rules-quarto-lines =
    Una línea son cuatro piezas en una misma fila, en una misma columna o en
    una de las dos diagonales largas. Hay, pues, 10 sitios para una línea:
    cuatro filas, cuatro columnas y dos diagonales.
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
    En una línea pueden mezclarse los dos colores, siempre que las cuatro
    piezas tengan otra cosa en común.
rules-quarto-lines-several =
    Una sola pieza puede completar varias líneas a la vez. Para ganar basta
    con mostrar una.
rules-quarto-lines-who = No importa quién haya colocado las otras tres piezas.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Una línea no gana por sí sola. Tienes que cantar «¡Quarto!» y mostrar
    sus cuatro casillas; entonces ganas al instante.
rules-quarto-calling-placer =
    Has colocado y aún no has dado: puedes cantar una línea que tu pieza
    acaba de completar.
rules-quarto-calling-receiver =
    Has recibido una pieza y aún no la has colocado: puedes cantar una línea
    que la última pieza de tu rival completó y que tu rival no cantó.
rules-danish-calling-receiver =
    Has recibido una pieza y aún no la has colocado: puedes cantar cualquier
    línea que siga siendo válida, la haya completado quien la haya
    completado.
rules-quarto-calling-others =
    Solo puede cantar quien tiene el turno. Un cante de otra persona, o
    después del final, no está permitido; no cuenta para nada, ni siquiera
    como cante en falso.
rules-quarto-calling-silence =
    Nada en la mesa te dice que hay una línea. Buscarla es parte del juego.
rules-quarto-calling-moments = Solo puedes cantar en dos momentos:
rules-danish-calling-reading =
    El reglamento danés solo pide la palabra. En Fourfold se muestran las
    cuatro casillas en todas las ediciones.
rules-quarto-overlooked-give =
    Si completas una línea y das una pieza sin cantarla, solo quien recibe
    puede aún cantar esa línea, y solo antes de colocar. Entonces gana quien
    recibió.
rules-quarto-overlooked-dead =
    Si quien recibe coloca sin cantar, la línea está muerta. Ha perdido su
    valor para siempre, entera y para todas las características, y la
    partida sigue.
rules-quarto-overlooked-new =
    Las piezas de una línea muerta aún pueden formar parte de una línea
    nueva en otra dirección.
rules-danish-overlooked =
    Una línea que nadie ha cantado sigue siendo válida hasta que los dos
    jugadores hayan colocado una pieza cada uno. Entonces está muerta: ha
    perdido su valor para siempre, entera y para todas las características,
    y la partida sigue. Un ejemplo:
rules-danish-overlooked-first =
    Ada completa una línea y da una pieza a Bo sin cantar. Bo puede cantar
    la línea antes de colocar.
rules-danish-overlooked-second =
    Bo coloca sin cantar y da una pieza a Ada. Ahora Ada todavía puede
    cantar su línea, antes de colocar.
rules-danish-overlooked-third =
    Ada coloca sin cantar. Ya han colocado los dos una pieza desde entonces,
    y la línea está muerta.
rules-danish-overlooked-reading =
    Leemos el reglamento así: cada jugador coloca una pieza después de hecha
    la línea. Hasta entonces puede cantarla quien acaba de recibir una
    pieza, también quien la hizo. Entre colocar y dar solo se puede cantar
    lo que la propia pieza acaba de completar.
rules-quarto-false = Un cante es en falso si muestras cuatro casillas que no son una línea válida:
rules-quarto-false-place =
    Las casillas no están en una fila, una columna o una diagonal larga (ni
    en un cuadrado de 2×2, si los cuadrados cuentan).
rules-quarto-false-free = Una de las casillas está libre.
rules-quarto-false-share = Las cuatro piezas no tienen en común nada que cuente.
rules-quarto-false-late = La línea está muerta, o no es este el momento de cantarla.
rules-quarto-false-reading =
    Ningún reglamento dice qué pasa entonces. En Fourfold un cante en falso
    se rechaza, se te dice por qué y queda anotado en el registro. No cambia
    nada más.
rules-quarto-false-three =
    Tras tres cantes rechazados en un mismo turno, ya no puedes cantar en
    ese turno.
rules-quarto-false-option =
    Antes de la partida podéis acordar que un cante en falso pierde.
    Entonces el primero hace perder la partida al instante.
rules-quarto-referee =
    Ningún reglamento tiene árbitro; Fourfold os ofrece uno si queréis.
    Entonces la mesa ve todas las líneas: quien completa una gana al
    instante, y ninguna línea se pasa por alto.
rules-quarto-referee-calls = Con árbitro no está permitido cantar, porque no hace falta.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win = Alguien canta una línea válida: gana.
rules-quarto-end-draw = Las dieciséis piezas están colocadas y nadie ha ganado: empate.
rules-quarto-end-reading =
    Después de la decimosexta pieza ya no hay nada que dar. Quien la colocó
    puede cantar o renunciar. Luego su rival, como si acabara de recibir una
    pieza, puede cantar cualquier línea que siga siendo válida, o renunciar.
    Solo entonces hay empate.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Para empezar poco a poco, acordad antes de la partida que solo cuentan
    una, dos o tres de las cuatro características.
rules-quarto-beginners-example =
    Por ejemplo, solo cuenta el color: cuatro piezas de un mismo color hacen
    una línea, y nada más la hace.
rules-quarto-beginners-reading =
    En Fourfold se puede elegir con más detalle: puede contar cualquiera de
    los ocho valores, al menos uno. Cuatro piezas que comparten un valor que
    cuenta hacen una línea. Lo normal es elegir características enteras.
rules-danish-beginners =
    Para empezar poco a poco, acordad antes de la partida qué aspectos
    cuentan, tantos como queráis.
rules-danish-beginners-example =
    Por ejemplo, solo cuenta lo oscuro: cuatro piezas oscuras hacen una
    línea, tengan la forma que tengan, pero cuatro claras no.
rules-danish-beginners-reading =
    Lo leemos así: puede contar cualquiera de los ocho valores, al menos
    uno. Cuatro piezas que comparten un valor que cuenta hacen una línea. Lo
    normal es elegir características enteras.
rules-quarto-advanced =
    También cuentan los cuadrados: cuatro piezas que llenan 2×2 casillas
    vecinas y comparten un valor cuentan como una línea. Son 9 sitios más,
    19 en total.
rules-danish-advanced = Para jugadores expertos hay dos opciones. Elegid una o las dos.
rules-danish-advanced-free =
    Colores libres: nadie tiene color, y puedes dar cualquier pieza que
    quede.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Juegan dos personas, una contra otra.
rules-quarto-players-reading =
    En Fourfold también se puede jugar esta edición por equipos o por turnos
    en una mesa. La página de la edición danesa dice cómo.
rules-danish-players = Juegan dos personas, o dos contra dos, o dos equipos de cualquier tamaño.
rules-danish-players-round =
    También se puede jugar por turnos: entonces otros esperan a sentarse y
    jugar.
rules-danish-teams-order =
    El reglamento no dice cómo juega un equipo. En Fourfold los compañeros
    se alternan, y el turno de una persona es colocar y dar. La primera
    persona del equipo A da la primera pieza; luego van la primera del
    equipo B, la segunda del equipo A, la segunda del equipo B, y así
    sucesivamente.
rules-danish-teams-call =
    Solo puede cantar la persona que tiene el turno. Después de la
    decimosexta pieza, la última palabra la tiene la siguiente persona del
    otro equipo. Un equipo gana o pierde junto.
rules-danish-round-reading =
    Cuando se juega por turnos, se espera en una cola. Después de una
    partida, el puesto de quien perdió pasa al siguiente de la cola; después
    de un empate, se va quien lleva más tiempo sentado.
rules-quarto-time =
    Una partida dura de 10 a 20 minutos. En un torneo, cada jugada puede
    limitarse a un minuto.
rules-danish-time =
    Una partida dura de 5 a 20 minutos. El reglamento no limita el tiempo de
    una jugada, pero en Fourfold también aquí se puede dar un minuto a cada
    jugada.
rules-quarto-time-move =
    Una jugada es colocar y dar juntos, y también la primera pieza que se da
    tiene su minuto. Podéis elegir además un tiempo más largo o más corto, o
    jugar sin reloj.
rules-quarto-time-calls =
    El cante entra en el mismo minuto, y un cante en falso no lo pone otra
    vez en marcha. Quien agota su tiempo pierde.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    En Fourfold todo esto se puede mezclar libremente, en todas las
    ediciones: por ejemplo cuadrados, colores propios, solo dos
    características y árbitro.
rules-quarto-combining-not =
    Solo los contrarios no van juntos: los colores son propios o libres, y
    donde vigila un árbitro ningún cante en falso puede hacer perder.
rules-editions-same = Hay tres ediciones. Lo que aquí no se nombra es igual en todas.
rules-editions-pieces =
    Piezas: las ediciones clásica y danesa tienen piezas de madera, la
    tercera tiene setas. Las reglas solo miran las cuatro características,
    nunca qué juego de piezas usáis.
rules-editions-colours =
    Colores: en la edición danesa cada cual tiene un color y recibe solo
    piezas de ese color. En las otras dos puedes dar cualquier pieza que
    quede.
rules-editions-overlooked =
    Líneas que nadie vio: en las ediciones clásica y de setas una línea está
    muerta en cuanto quien recibió coloca sin cantar. En la danesa sigue
    siendo válida hasta que los dos jugadores hayan colocado una pieza cada
    uno.
rules-editions-showing =
    Mostrar: los reglamentos clásico y de setas piden mostrar la línea, el
    danés solo decir la palabra.
rules-editions-beginners =
    Principiantes: en las ediciones clásica y de setas cuentan una, dos o
    tres características; en la danesa, los aspectos que queráis.
rules-editions-advanced =
    Jugadores expertos: los cuadrados en las tres ediciones; en la danesa,
    también los colores libres.
rules-editions-players =
    Jugadores: solo el reglamento danés habla de equipos y de jugar por
    turnos en la mesa.
rules-editions-time =
    Tiempo: de 10 a 20 minutos por partida y, en torneos, un minuto por
    jugada; en la edición danesa, de 5 a 20 minutos y sin límite por jugada.

## Both games: at the table

rules-table = Los reglamentos no dicen nada de esto. Son reglas propias de Fourfold.
rules-table-resign = Puedes abandonar. Entonces gana el otro bando.
rules-table-draw =
    Puedes ofrecer empate. La oferta vale hasta la jugada siguiente, y todos
    los demás deben aceptarla.
rules-table-back = Una jugada solo se puede deshacer si todos están de acuerdo.
rules-table-leave =
    Con dos jugadores, quien abandona o agota su tiempo pierde. Con tres o
    cuatro, ese jugador sale de la partida: sus cartas siguen ocultas, sus
    turnos se saltan, y gana el último que quede.
rules-table-back-cards =
    Una jugada solo se puede deshacer si todos están de acuerdo, y nunca más
    allá de una carta mostrada o completada.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box =
    Quartino es para 2 a 4 jugadores de 7 a 99 años. Una partida dura unos
    20 minutos.
rules-quartino-box-board =
    Un tablero: una rueda de nueve casillas, una en el centro y ocho
    alrededor, en el borde.
rules-quartino-box-tokens = 28 fichas: siete amarillas, siete azules, siete verdes y siete rosas.
rules-quartino-box-cards = 24 cartas y 4 atriles para ponerlas de pie.
rules-quartino-box-reading =
    Los reglamentos dan los números. La rueda y los nombres de los colores
    vienen de imágenes y reseñas del juego.
rules-quartino-cards =
    Una carta muestra un cuarto de la rueda: el centro y tres casillas
    vecinas del borde, cada una con su color.
rules-quartino-cards-deck =
    Es nuestra interpretación, a partir de imágenes. Cuatro colores se
    pueden poner en cuatro casillas de 24 maneras exactas, y hay 24 cartas:
    así que cada manera está una vez. También se puede cargar otro mazo.
rules-quartino-cards-turn =
    Una carta vale en cualquier parte de la rueda: puedes girarla en ocho
    direcciones. Pero no vale en espejo: los tres colores del borde deben
    seguirse en el sentido de las agujas del reloj, como en la carta.
rules-quartino-aim =
    Completa tus cuatro cartas antes que nadie. Para completar una carta,
    sus colores deben estar en la rueda tal como la carta los muestra.
rules-quartino-aim-others =
    Todos construís en la misma rueda. Las fichas de los demás pueden
    ayudarte o estropear tu plan.
rules-quartino-setup-board =
    Poned el tablero en el centro y las fichas al lado, separadas por
    colores. Son la reserva, y todos la ven.
rules-quartino-setup-cards =
    Barajad las cartas. Cada cual toma un atril, roba cuatro cartas en
    secreto y las pone en él de modo que nadie más las vea.
rules-quartino-setup-rest = Las demás cartas quedan fuera del juego, y nadie las mira.
rules-quartino-setup-first =
    Empieza el más joven. Luego se sigue en el sentido de las agujas del
    reloj.
rules-quartino-setup-reading =
    En Fourfold la mesa dice quién es el más joven; si no, se echa a
    suertes.
rules-quartino-players = Juegan dos, tres o cuatro personas, cada una por su cuenta.
rules-quartino-players-cards =
    Cada cual tiene cuatro cartas, seáis cuantos seáis. Así que quedan fuera
    16 cartas con dos jugadores, 12 con tres y 8 con cuatro.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Un turno tiene tres pasos, siempre en este orden.
rules-quartino-turn-check = Mira si en el tablero hay una situación «4 colores» o «columna».
rules-quartino-turn-place = Coloca una ficha, o más si has dicho una situación.
rules-quartino-turn-make = Haz Quartinos, si ves alguno. Luego termina tu turno.
rules-quartino-placing =
    Toma de la reserva una ficha de cualquier color y colócala en cualquier
    casilla de la rueda.
rules-quartino-placing-column =
    La casilla puede estar vacía o tener ya fichas: entonces la tuya va
    encima. Unas fichas sobre otras forman una columna.
rules-quartino-placing-gone = No se puede elegir un color del que la reserva ya no tiene fichas.

## Quartino: making cards (T6)

rules-quartino-make =
    Solo cuenta la ficha de arriba de cada casilla, la haya colocado quien
    la haya colocado.
rules-quartino-make-call =
    Cuando creas que una de tus cartas está en la rueda, di «Quartino» y
    muestra la carta y las cuatro casillas. Si aciertas, pasa esto:
rules-quartino-make-card = La carta sale de tu atril: está completada.
rules-quartino-make-tokens =
    Sus cuatro fichas de arriba vuelven a la reserva. Lo que había debajo
    queda ahora arriba.
rules-quartino-make-place = Tienes que tomar una ficha y colocarla donde quieras.
rules-quartino-make-again =
    Si ahora ves otra de tus cartas, puedes cantar de nuevo, y así
    sucesivamente.
rules-quartino-make-reading =
    Solo puedes cantar cuando hayas colocado y retirado todo lo que te toca
    en tu turno.
rules-quartino-wrong =
    Si tu carta no está en las cuatro casillas que muestras, vuelve a tu
    atril y tu turno termina.
rules-quartino-wrong-seen = Los demás han visto esa carta. Desde entonces todos pueden conocerla.
rules-quartino-wrong-reading =
    No puedes mostrar una carta que no tienes. No está permitido, y tu turno
    sigue.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Si al empezar tu turno hay en el tablero cuatro o más fichas de un mismo
    color, es la situación «4 colores». También cuentan las fichas
    escondidas dentro de las columnas.
rules-quartino-four-say =
    Si te das cuenta, di «4 colores». Entonces tienes que colocar una ficha
    más: dos en vez de una.
rules-quartino-four-reading =
    Cuenta una vez por turno, aunque varios colores tengan cuatro fichas o
    más.
rules-quartino-column =
    Si al empezar tu turno una columna tiene cuatro o más fichas, es la
    situación «columna». Los colores no importan.
rules-quartino-column-say =
    Si te das cuenta, di «columna» y señálala. Primero devuelve toda la
    columna a la reserva. Luego tienes que colocar una ficha más: dos en vez
    de una.
rules-quartino-column-reading =
    En un turno cuenta una sola columna, aunque haya varias. Tú eliges cuál.
rules-quartino-both =
    Si te das cuenta de las dos, di las dos. Tienes que colocar tres fichas
    y retirar la columna, en el orden que quieras.
rules-quartino-both-last =
    Puedes incluso retirar al final. Una ficha que hayas puesto antes en esa
    columna vuelve entonces con ella.
rules-quartino-both-start =
    Solo importa el comienzo de tu turno: lo que haces en él no crea
    situaciones nuevas ni quita ninguna.
rules-quartino-both-wait =
    Solo puedes cantar «Quartino» o terminar tu turno cuando todo esto esté
    hecho.
rules-quartino-noticing =
    Las situaciones y los Quartinos solo cuentan si los dices. Si no dices
    nada, simplemente colocas una ficha; no hay castigo.
rules-quartino-noticing-silence = Nada en la mesa te dice qué podrías decir o cantar.
rules-quartino-noticing-wrong =
    Si dices una situación que no está, se rechaza, se te dice por qué y no
    cambia nada más.
rules-quartino-noticing-once =
    Puedes decir cada situación una vez por turno, antes de colocar tu
    primera ficha.
rules-quartino-referee =
    Ningún reglamento tiene árbitro; Fourfold os ofrece uno si queréis.
    Entonces nadie dice las situaciones: las fichas de más y la retirada de
    una columna vienen solas, y tienes que cumplirlas.
rules-quartino-referee-call =
    Cantar «Quartino» sigue siendo decisión tuya, y solo tú recibes una
    pista cuando puedes. Un cante en falso se rechaza y tu turno sigue, pero
    los demás han visto la carta.
rules-quartino-first-games =
    Para aprender el juego, dejad a un lado las situaciones «4 colores» y
    «columna». Entonces en cada turno solo colocas una ficha y haces
    Quartinos si ves alguno.
rules-quartino-first-games-name = En Fourfold estas reglas se llaman «Quartino, primeras partidas».

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Quien saca la última carta de su atril gana al instante. Las cuatro
    fichas se quedan donde están, y no se coloca ninguna más.
rules-quartino-long =
    Las cartas se completan de una en una, así que dos jugadores nunca
    acaban a la vez. Los reglamentos no dicen qué pasa cuando la reserva
    está vacía o una partida no termina.
rules-quartino-long-empty =
    Solo te saltas el colocar si la reserva está vacía y no tienes ninguna
    columna que retirar. Entonces puedes cantar o terminar tu turno.
rules-quartino-long-skipped =
    Si en una ronda entera de turnos no se coloca, ni se retira, ni se canta
    nada, hay empate.
rules-quartino-long-repeated =
    También hay empate si el mismo tablero, con las mismas columnas y el
    mismo jugador a punto de empezar, se da por tercera vez sin que
    entretanto se haya completado ninguna carta.
rules-quartino-long-limit =
    Tras 200 turnos, contando los de todos, u otro número que elijáis, la
    partida termina. Gana quien más cartas haya completado; si hay empate,
    comparten la victoria.
rules-quartino-secrets = Esto es lo que puedes ver en todo momento, y nada más:
rules-quartino-secrets-board = El tablero y la reserva.
rules-quartino-secrets-own = Tus propias cartas.
rules-quartino-secrets-made = Las cartas que alguien ha completado.
rules-quartino-secrets-shown = Las cartas mostradas en cantes en falso.
rules-quartino-secrets-left = Cuántas cartas le quedan a cada uno de los demás.
rules-quartino-secrets-rest = Las cartas que no se repartieron siguen en secreto hasta el final.

## Quartino: the two printings

rules-quartino-printings =
    Conocemos el reglamento en dos versiones, la checa y la italiana.
    Describen el mismo juego, con los mismos pasos y números, y solo se
    diferencian en pequeñas cosas.
rules-quartino-printings-check =
    Quién comprueba un cante: en la versión checa todos los demás, en la
    italiana otro jugador. En Fourfold lo hace la mesa.
rules-quartino-printings-must =
    Fichas de más: la versión italiana dice que tienes que colocarlas, la
    checa solo que las colocas. En Fourfold tienes que hacerlo.
rules-quartino-printings-end =
    El final: según la versión checa gana quien antes completa todas sus
    cartas; según la italiana, quien saca la última carta de su atril. Es el
    mismo momento.

## What the figures show

rules-figure-classic-pieces =
    Las dieciséis piezas: ocho claras y ocho oscuras. En cada color está una
    vez cada mezcla de alta o baja, redonda o cuadrada, maciza o hueca.
rules-figure-mushrooms-pieces =
    Las dieciséis setas: ocho rojas y ocho azules. En cada color está una
    vez cada mezcla de grande o pequeña, puntiaguda o plana, con o sin
    lunares.
rules-figure-classic-turn =
    Hay tres piezas en el tablero. La siguiente, que es oscura, baja,
    cuadrada y hueca, está dada y hay que colocarla.
rules-figure-mushrooms-turn =
    Hay tres setas en el tablero. La siguiente, que es azul, pequeña, plana
    y sin lunares, está dada y hay que colocarla.
rules-figure-classic-line =
    Una línea: la segunda fila desde abajo está llena. Sus piezas son claras
    y oscuras, altas y bajas, redondas y cuadradas, pero las cuatro son
    huecas.
rules-figure-mushrooms-line =
    Una línea: la segunda fila desde abajo está llena. Sus setas son rojas y
    azules, grandes y pequeñas, puntiagudas y planas, pero ninguna de las
    cuatro tiene lunares.
rules-figure-classic-receiver =
    La línea de cuatro piezas huecas no se ha cantado, y la pieza siguiente
    está dada. Antes de colocarla, quien la recibió puede cantar la línea.
rules-figure-mushrooms-receiver =
    La línea de cuatro setas sin lunares no se ha cantado, y la seta
    siguiente está dada. Antes de colocarla, quien la recibió puede cantar
    la línea.
rules-figure-classic-square =
    Cuatro piezas bajas llenan el cuadrado de 2×2 casillas del centro del
    tablero.
rules-figure-mushrooms-square =
    Cuatro setas pequeñas llenan el cuadrado de 2×2 casillas del centro del
    tablero.
rules-figure-wheel = La rueda vacía: una casilla en el centro, ocho en el borde.
rules-figure-card =
    Una carta: amarillo en el centro y, en el borde, en el sentido de las
    agujas del reloj, azul, verde y rosa.
rules-figure-column-placed =
    Seis fichas en la rueda. En una casilla del borde hay una ficha azul
    sobre una amarilla: una columna de dos.
rules-figure-quartino =
    La carta con amarillo en el centro y azul, verde y rosa en el borde está
    en la rueda. Dos de sus fichas están sobre otras; solo cuentan las de
    arriba.
rules-figure-four-colours =
    Hay cuatro fichas azules en la rueda. Una de ellas está escondida bajo
    una amarilla.
rules-figure-column =
    Una casilla del borde tiene una columna de cuatro fichas: abajo rosa,
    luego azul, verde y amarilla.

## Credits

rules-quarto-credits = Quarto es un juego de Blaise Müller, publicado por Gigamic.
rules-quartino-credits = Quartino es un juego de Petr Doubek (Loris Games), publicado por Djeco.
rules-credits-independent =
    Fourfold es un proyecto independiente, sin relación con los autores
    ni las editoriales y sin su respaldo. Las reglas se cuentan aquí con
    nuestras palabras.
