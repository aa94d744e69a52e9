# La línea de comandos: la ayuda, y los errores que dicen qué hacer.

## Layout of help

cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Comandos
cli-options-mark = [OPCIONES]
cli-command-mark = COMANDO …
cli-text-mark = TEXTO
cli-file-mark = ARCHIVO
cli-name-mark = NOMBRE
cli-folder-mark = CARPETA
cli-address-mark = DIRECCIÓN
cli-position-mark = POSICIÓN
cli-record-mark = PARTIDA
cli-game-mark = JUEGO
cli-default = por defecto: { $value }
cli-required = obligatorio
cli-at-least = al menos { $least }
cli-range = de { $least } a { $most }
cli-help-option = Muestra esta ayuda.
cli-version = Muestra la versión.

## Commands and their options

cli-about = Jugar a Quarto y Quartino, iniciar un servidor de juego y analizar partidas.
cli-json = Responde con un objeto JSON.
cli-rules = Las reglas, por ejemplo danish+squares.
cli-language = El idioma, uno de { $languages }.
cli-record-file = El archivo de registro de una partida; - lee la entrada estándar.
cli-processes = Número de procesos que se usan.

cli-play = Jugar en el terminal, contra la computadora o con otras personas ante la misma pantalla.
cli-play-game = quarto o quartino; si falta, se abre un menú.
cli-play-bot = Jugar contra un bot: { $bots }; en Quarto también { $quarto_bots }; en Quartino también { $quartino_bots }; o MÓDULO:CLASE para tu propio bot.
cli-play-seats = Número de jugadores, incluidos los bots.
cli-play-first = Empieza el jugador con este nombre; a los demás se les pregunta el suyo.
cli-play-plain = Jugar en modo texto, para lectores de pantalla y scripts.
cli-play-resume = Continuar una partida guardada.
cli-play-deck = Un archivo con otras cartas de Quartino.
cli-play-seed = El mismo número da los mismos sorteos, cartas y jugadas de los bots.

cli-replay = Reproducir el registro de una partida según las reglas; muestra la posición final y el resultado, o la primera línea que incumple las reglas.
cli-replay-svg = Escribir una imagen de la posición final en este archivo.

cli-analyse = Analizar cada jugada o turno de una partida: valores o probabilidades, errores y razones.
cli-analyse-svg = Escribe una imagen del análisis en este archivo.
cli-analyse-seconds = Límite en segundos para toda la partida; las últimas jugadas se analizan primero.
cli-analyse-level = Para Quartino: las probabilidades entre jugadores de este nivel, de 1 a 7. Por defecto: entre jugadores fuertes.

cli-solve = Mostrar el valor exacto de una posición de Quarto para quien tiene el turno, y las jugadas que lo conservan.
cli-solve-position = Una posición entre comillas, por ejemplo "..../.5b./6..e/32.. -".
cli-solve-batch = Resolver muchas posiciones: en cada línea las reglas, un tabulador y una posición; - lee la entrada estándar. Con --json cada respuesta es un objeto.
cli-threads = Número de hilos de búsqueda.
cli-memory = Memoria en megabytes para posiciones ya examinadas.
cli-seconds = Parar tras estos segundos.
cli-nodes-limit = Parar tras este número de posiciones.
cli-no-tables = Examina las aperturas en lugar de leerlas en las tablas.
cli-distance = Muestra también el número de turnos hasta el final.

cli-prove = Mostrar el valor de todo el juego desde el tablero vacío, para A, que da primero.

cli-arena = Hacer jugar muchas partidas entre bots, cada uno en cada puesto, y mostrar cuántas gana cada uno, con intervalos del 95 %.
cli-arena-bots = De dos a cuatro bots, por ejemplo level3,perfect: { $bots }; en Quarto también { $quarto_arena_bots }; en Quartino también { $quartino_arena_bots }; o MÓDULO:CLASE para tu propio bot.
cli-arena-game = quarto o quartino.
cli-arena-games = Número de partidas.
cli-arena-seed = El mismo número da las mismas partidas.
cli-arena-move-time = Los milisegundos por jugada, para los bots que saben usar el tiempo.

cli-perft = Contar las secuencias de jugadas de una longitud dada, con árbitro.
cli-perft-game = quarto
cli-perft-depth = Las jugadas por secuencia.

cli-engine = Funcionar como motor de otro programa, que envía comandos línea a línea: docs/engine.md.
cli-engine-bot = El bot que se usa: { $bots }; en Quarto también { $quarto_bots }; en Quartino también { $quartino_bots }; o MÓDULO:CLASE para tu propio bot.

cli-tables = Los valores exactos de las aperturas.
cli-tables-build = Resolver todas las aperturas de un reglamento. Un cálculo interrumpido continúa al volver a empezar.
cli-tables-placed = Resuelve posiciones con este número de piezas en el tablero como máximo.
cli-tables-wins = De las posiciones con exactamente --placed piezas, guarda solo cuáles gana quien da.
cli-tables-folder = La carpeta en la que escribir.
cli-tables-dask = Calcula en este planificador de Dask en lugar de esta computadora.

cli-puzzles = Posiciones con una sola solución.
cli-puzzles-play = Resuelve problemas en el terminal; la racha se guarda.
cli-puzzles-play-kind = El tipo de problemas, en lugar de todos: en Quarto { $quarto_kinds }; en Quartino { $quartino_kinds }.
cli-puzzles-play-grade = La dificultad del primer problema, de 1 a 5.
cli-puzzles-play-seed = El mismo número muestra los mismos problemas.
cli-puzzles-no-kind = No hay problemas del tipo { $got }. Elige entre: { $expected }.
cli-puzzles-build = Encontrar problemas en partidas de la computadora, demostrar que cada uno tiene una sola solución, y probarlos con los niveles.
cli-puzzles-build-file = El archivo de problemas que se escribe o se continúa.
cli-puzzles-rules = Las reglas para las que buscar, en lugar de todas; se puede repetir.
cli-puzzles-count = Los problemas por reglamento, o por tipo en Quartino, en lugar del número previsto.
cli-puzzles-rules-quarto = --rules solo vale para los problemas de Quarto.
cli-puzzles-seed = El mismo número encuentra los mismos problemas.
cli-puzzles-grade = Probar otra vez los problemas con los niveles, y clasificarlos según los niveles que los resuelven.
cli-puzzles-grade-file = Un archivo de problemas, que se reescribe.
cli-puzzles-check = Demostrar otra vez los problemas: única solución, clase, longitud, dificultad, y qué niveles los resuelven.
cli-puzzles-check-file = Un archivo de problemas, en lugar de los que trae Fourfold.
cli-puzzles-sample = Comprueba este número de problemas, sacados al azar.
cli-puzzles-sample-seed = El mismo número saca los mismos problemas con --sample.

cli-serve = Iniciar el servidor, con mesas para personas y bots, y la página web.
cli-serve-host = La dirección en la que escuchar; 0.0.0.0 permite que se conecten otras computadoras.
cli-serve-port = El puerto en el que escuchar; la variable PORT también lo fija.
cli-database-url = postgresql://… o sqlite:///ARCHIVO; por defecto, un archivo en tu carpeta de datos; FOURFOLD_DATABASE_URL también la fija.
cli-serve-bus = redis://…, necesario para varios procesos; FOURFOLD_BUS_URL también la fija.
cli-serve-workers = Número de procesos del servidor.
cli-serve-origin = La dirección en la que los navegadores alcanzan este servidor tras un proxy; se puede repetir.
cli-serve-trust-proxy = Confiar en X-Forwarded-For y -Proto de N proxies delante (1 si falta N).
cli-serve-bots = Los procesos de cálculo; uno se reserva para bots en mesas con personas.
cli-serve-commands = Comandos por segundo y por invitado; diez veces más en ráfagas.
cli-serve-requests = Peticiones por segundo y por dirección; diez veces más en ráfagas.
cli-serve-files = Archivos de la página por segundo y por dirección; cuarenta veces más en ráfagas.
cli-serve-connections-per-address = Las conexiones permanentes por dirección.
cli-serve-connections-per-process = Conexiones abiertas por proceso, de todas las direcciones.
cli-serve-sessions = Invitados nuevos por minuto y por dirección.
cli-serve-tables = Mesas nuevas por minuto y por dirección, también en ráfaga.

cli-backup = Guardar toda la base de datos en un archivo, con el servidor en marcha.
cli-backup-file = El archivo que se escribe.
cli-restore = Llenar una base de datos vacía con una copia de seguridad.
cli-restore-file = Un archivo que escribió fourfold backup.
cli-clean = Borrar los datos cuyo plazo de conservación ha pasado, y liberar el espacio en disco.
cli-clean-dry-run = Mostrar lo que se borraría, sin borrar nada.

## Progress

cli-doing-analyse = Análisis
cli-doing-solve = Cálculo
cli-doing-prove = Demostración
cli-doing-arena = Partidas
cli-doing-perft = Recuento
cli-doing-grade = Clasificación
cli-nodes = { $number ->
        [one] { $number } posición
       *[other] { $number } posiciones
    }

## Wrong use

cli-see-help = Para ver la ayuda: { $command }
cli-missing = Falta { $name }: { $about }
cli-no-option = Opción desconocida: { $name }.
cli-no-command = Comando desconocido: { $name }.
cli-did-you-mean = ¿Querías decir { $like }?
cli-too-many = Quita { $extra }, o pon entre comillas un texto que tenga espacios.
cli-no-value = Escribe un valor tras { $option }.
cli-takes-no-value = Escribe { $option } sin valor.
cli-whole-number = { $name } debe ser un número entero.
cli-number = { $name } debe ser un número.
cli-no-language = Idioma desconocido: { $got }. Elige uno de { $expected }.
cli-no-bot = El bot { $got } no existe en este juego. Elige uno de { $expected }, o usa MÓDULO:CLASE para tu propio bot.
cli-bot-not-loaded = No se puede cargar el bot { $got }: { $reason }. Usa MÓDULO:CLASE, con un módulo de esta carpeta o uno instalado.
cli-bot-failed = El bot { $got } falló en la partida { $number }: { $reason }. Corrige el bot o quítalo.
cli-bot-stopped = El bot { $got } falló: { $reason }. Corrige el bot o juega contra otro.
cli-resume-alone = --resume continúa la partida guardada tal como está. Quita { $extra }.
cli-name-a-game = Nombra el juego antes de { $option }: fourfold play quarto o fourfold play quartino.
cli-no-terminal = Esto no es un terminal. Añade --plain para jugar en modo texto.
cli-arena-two-to-four = Nombra de dos a cuatro bots tras --bots, por ejemplo level3,perfect.
cli-solve-what = Escribe una posición entre comillas, o --batch ARCHIVO para muchas posiciones.
cli-batch-no-tab = Escribe las reglas, un tabulador y una posición en lugar de { $got }.
cli-perft-quarto = perft solo cuenta jugadas de Quarto. Escribe: fourfold perft quarto
cli-tables-no-table = No hay aperturas para { $rules }. Elige reglas que cuenten características enteras.
cli-tables-no-dask = --dask necesita el paquete distributed. Instálalo: pip install distributed

## Files

cli-column = columna { $number }
cli-no-file = Archivo no encontrado: { $file }. Comprueba el nombre.
cli-is-folder = { $file } es una carpeta. Nombra un archivo.
cli-no-folder = No se puede escribir { $file }: su carpeta no existe. Crea antes la carpeta.
cli-cannot-read = No se puede leer { $file }: { $reason }.
cli-cannot-write = No se puede escribir { $file }: { $reason }.
cli-cannot-write-answer = No se puede escribir la respuesta: { $reason }.
cli-bad-puzzles = No se puede usar { $file }. Elige un archivo escrito por fourfold puzzles build, y continúa con el mismo --seed.
cli-not-utf8 = { $file } no es un texto en UTF-8. Guárdalo como UTF-8.
cli-analyse-level-quarto = El nivel es solo para partidas de Quartino. En Quarto los valores son exactos.

## Server and database

cli-serve-open = Abre { $url } en un navegador. Pulsa Ctrl+C para detener el servidor.
cli-serve-no-page = La página web no está construida, así que el servidor solo responde a programas. Para construirla: make page
cli-serve-bad-database-url = --database-url debe empezar por postgresql:// o sqlite:///.
cli-serve-no-database = No se puede usar la base de datos: { $reason }. Arráncala, o comprueba --database-url.
cli-serve-bad-bus-url = --bus-url debe empezar por redis://, rediss:// o unix://, como en redis://localhost.
cli-serve-no-bus = Redis no responde: { $reason }. Mientras tanto el servidor funciona sin él; comprueba --bus-url.
cli-serve-bad-origin = --origin { $origin } no es una dirección como la envían los navegadores. Escríbela como https://play.example.org, sin ruta.
cli-serve-bad-own-bot = No se puede cargar el bot { $bot } de FOURFOLD_BOTS: { $reason }. Usa NOMBRE=módulo:Clase y comprueba el módulo.
cli-serve-too-few-services = Varios procesos necesitan PostgreSQL y Redis. Indica --database-url postgresql://… y --bus-url redis://…
cli-serve-port-in-use = El puerto { $port } de { $host } ya está en uso. Detén el otro programa o elige otro --port.
cli-serve-port-forbidden = No tienes permiso para usar el puerto { $port }. Elige un --port por encima de 1023.
cli-serve-no-address = Esta computadora no tiene la dirección { $host }. Elige otro --host.
cli-serve-not-started = El servidor no ha arrancado. Las líneas de arriba dicen por qué.
cli-no-database-file = Base de datos no encontrada: { $file }. Indica una con --database-url.
cli-database-not-empty = La base de datos ya tiene invitados o mesas. Indica una vacía con --database-url.
cli-bad-backup = { $file } no es una copia de seguridad completa. Elige un archivo escrito por fourfold backup.
cli-backup-own-file = { $file } forma parte de la propia base de datos. Elige otro archivo para la copia de seguridad.

## Moves that people write

cli-error-bad-move = Escribe { $expected } en lugar de { $got }.
cli-error-bad-piece = Escribe una pieza como 7 o LSQH en lugar de { $got }.
cli-error-bad-square = Escribe una casilla de a1 a d4 en lugar de { $got }.
cli-error-bad-call = Escribe cuatro casillas distintas tras call en lugar de { $got }.
cli-error-bad-colour = Escribe un color, uno de Y B G P, en lugar de { $got }.
cli-error-bad-space = Escribe una casilla del tablero, c o de 1 a 8, en lugar de { $got }.
cli-error-bad-rim = Escribe una casilla del borde, de 1 a 8, en lugar de { $got }.
cli-error-text-after = Quita { $got }.
cli-error-takeback-too-far = Es el principio de la partida. No hay nada que deshacer.
cli-error-piece-not-theirs = Da a { $seat } { $expected ->
        [dark] una pieza oscura
       *[light] una pieza clara
    } en lugar de { $piece }.
cli-error-decline-too-early = El comando decline solo vale tras la decimosexta pieza. Ahora escribe { $expected }.
cli-error-referee-calls = El árbitro ve todas las líneas, así que nadie canta. Da o coloca una pieza.
cli-error-referee-says = El árbitro ve las situaciones, así que nadie las anuncia. Coloca, retira, canta o termina.
cli-error-no-situations = Esta partida se juega sin situaciones. Coloca, canta o termina.
cli-error-nothing-to-clear = No hay ninguna columna que retirar. Sigue con tu turno.
cli-error-clear-other = Retira en su lugar la columna de la casilla { $expected }.
cli-error-cleared-already = Ya has retirado una columna en este turno. Sigue con tu turno.
cli-error-clear-first = Retira primero la columna de la casilla { $expected }.
cli-error-nothing-to-place = Ya has colocado todas tus fichas. Canta o termina.
cli-error-card-not-held = { $seat } no tiene { $card }. Elige una carta del atril.
cli-error-call-no-line = { $squares } no es una línea. Quita el cante, o termina su línea con ?.
cli-error-call-not-full = La línea { $squares } no está completa: falta una pieza en { $free }. Quita el cante, o termina su línea con ?.
cli-error-call-nothing-shared = Las piezas en { $squares } no tienen en común nada que cuente. Quita el cante, o termina su línea con ?.
cli-error-call-expired = La línea { $squares } ya no cuenta en este momento. Quita el cante, o termina su línea con ?.
cli-error-call-not-now = Después de colocar una pieza solo se puede cantar una línea que esa pieza haya completado, y { $squares } es anterior. Quita el cante, o termina su línea con ?.
cli-error-no-four-colours = Al empezar el turno, ningún color tenía cuatro fichas en el tablero. Quita esta línea, o termínala con ?.
cli-error-no-column = La columna en { $space } solo tenía { $height } de altura al empezar el turno, no cuatro. Quita esta línea, o termínala con ?.

## Records

cli-error-no-such-seat = El puesto { $seat } no existe. Elige uno de { $expected }.
cli-error-wrong-game = Escribe una jugada de { $expected } en lugar de { $move }.
cli-error-not-refused = Las reglas aceptan { $move }. Quita el ? que sigue.
cli-error-never-refused-so = Quita el ? tras { $move }. Solo lo llevan los cantes rechazados.
cli-error-bad-spaces = Escribe nueve casillas separadas por / en lugar de { $got }.
cli-error-bad-column = Escribe una columna de colores o un punto en lugar de { $got }.
cli-error-too-many-tokens = Usa como máximo { $most } fichas de { $colour } en lugar de { $got }.
cli-error-bad-seat = Escribe un puesto, uno de { $expected }, en lugar de { $got }.
cli-error-bad-seats = Escribe puestos como A B o A1 B1 A2 B2 en lugar de { $got }.
cli-error-bad-deal = Escribe un reparto como A=YBGP,YBPG,YGBP,YGPB en lugar de { $got }.
cli-error-deal-seats = Escribe cartas para los puestos { $expected } en lugar de { $got }.
cli-error-deal-size = Escribe { $expected } cartas para { $seat } en lugar de { $got }.
cli-error-card-twice = { $got } está una vez de más. Usa cada carta tantas veces como la tenga el mazo.
cli-error-not-utf8 = Guarda el archivo en UTF-8. El byte { $got } no es texto válido.
cli-error-control-character = Quita { $got }, que no se puede mostrar.
cli-error-bad-header = Escribe una línea como clave: valor en lugar de { $got }. Si es la primera jugada, deja antes una línea vacía.
cli-error-key-twice = Escribe la clave { $got } una sola vez.
cli-error-key-missing = Añade la clave { $expected } a la cabecera.
cli-error-key-not-here = Quita la clave { $got }. Los registros de { $game } no la llevan.
cli-error-bad-players = Escribe nombres como A=Ada B="Bo Berg" en lugar de { $got }. Los nombres con espacios van entre comillas.
cli-error-bad-name = Cierra las comillas del nombre { $got }.
cli-error-bad-result = Escribe un resultado como B (call) o draw (full-board) en lugar de { $got }.
cli-error-result-too-early = Quita el resultado { $got }. La partida aún no ha terminado.
cli-error-result-differs = Las jugadas llevan a { $expected }. Escríbelo en lugar de { $got }.
cli-error-event-missing = Escribe una jugada tras el puesto en lugar de { $got }.
cli-error-not-your-turn = Le toca a { $expected }, no a { $seat }. Cambia el puesto o la jugada.
cli-error-game-over = La partida ha terminado. Quita { $move }.
cli-error-piece-in-hand = { $piece } está en la mano. Coloca la pieza antes de { $move }.
cli-error-no-piece-in-hand = No hay pieza en la mano. Da una antes de { $move }.
cli-error-square-taken = En { $square } está { $piece }. Elige una casilla libre.
cli-error-piece-not-left = { $piece } ya se ha dado. Elige otra pieza.

## Rules and positions

cli-error-bad-game = Juego desconocido: { $got }. Elige uno de: { $expected }.
cli-error-bad-preset = { $game } no tiene reglas { $got }. Elige entre: { $expected }.
cli-error-bad-option = { $game } no tiene la opción { $got }. Elige una de: { $expected }.
cli-error-bad-option-value = Escribe { $expected } tras { $option }: en lugar de { $got }.
cli-error-option-twice = Escribe la opción { $got } una sola vez.
cli-error-options-contradict = Elige { $option } o { $other }, no las dos.
cli-error-bad-seat-number = Elige { $expected } puestos en lugar de { $got }.
cli-error-bad-ranks = Escribe cuatro filas separadas por / en lugar de { $got }.
cli-error-bad-rank = Escribe cuatro casillas por fila, cada una una pieza o un punto, en lugar de { $got }.
cli-error-bad-hand = Escribe tras el tablero la pieza en la mano o - en lugar de { $got }.
cli-error-piece-twice = La pieza { $got } está dos veces. Usa cada pieza una vez.
cli-error-wrong-colours = Aquí deben estar dadas { $light } piezas claras y { $dark } oscuras, no { $got }.
cli-error-line-in-referee-play = Con la línea { $got } la partida ya está ganada. Escribe una posición de una partida en curso.
cli-error-bad-marks = Escribe las líneas que se pueden cantar como !a1b1c1d1:1 en lugar de { $got }.
cli-error-mark-no-line = { $got } no es una línea completa que cuente. Quítala.
cli-error-mark-expiry = Escribe tras la línea un número de 1 a { $most } en lugar de { $got }.
cli-error-marks-apart = Una sola pieza no puede completar las líneas { $got }. Usa líneas que compartan una casilla.
cli-error-marks-in-referee-play = Quita { $got }: con árbitro nadie canta.
cli-error-bad-card = Escribe las cartas como YBGP en lugar de { $got }.
cli-error-deck-too-small = El mazo tiene { $got } cartas. Usa al menos { $expected }.

## What is not installed

cli-missing-extra = { $command } necesita paquetes que no están instalados. Instálalos con: pip install 'fourfold[{ $extra }]'
cli-missing-native-module = Este comando necesita el módulo nativo de Fourfold, que no está instalado. Instala el paquete fourfold, o instálalo desde el código fuente con un compilador de C++.
