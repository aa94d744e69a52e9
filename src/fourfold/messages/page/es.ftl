### The page: español
### Address: tú, and vosotros where all players do something together.

## Frame

page-skip = Ir al contenido
page-description = Juega, aprende y analiza Quarto y Quartino: con amigos, con desconocidos o contra el ordenador. Sin cuenta.
page-nav = Fourfold
page-nav-lobby = Mesas
page-nav-puzzles = Problemas
page-nav-analysis = Análisis
page-nav-learn = Aprender
page-nav-games = Partidas
page-rules = Reglas
page-privacy = Privacidad
page-notices = Licencias
page-go-home = Página de inicio
page-nothing-here = Aquí no hay nada
page-nothing-here-why = Ninguna página tiene esta dirección. Quizá el enlace esté cortado o la página se haya movido.
page-find-table = ¿Tienes el enlace de una mesa? Pégalo aquí.
page-find-table-open = Abrir
page-find-table-none = Ese no es el enlace de una mesa. Copia el enlace entero y vuelve a pegarlo.
page-not-loaded = Esta página no se ha cargado
page-not-loaded-why = Comprueba tu conexión y vuelve a cargarla.
page-failed = Algo ha ido mal aquí
page-failed-why = Vuelve a cargar la página: las partidas y las mesas se guardan, y nada de lo jugado se pierde.
page-new-version = Hay una nueva versión lista.
page-new-version-load = Actualizar
page-choices = Idioma, aspecto y sonidos
page-language = Idioma
page-theme = Colores
page-theme-auto = como tu dispositivo
page-theme-light = papel
page-theme-dark = noche
page-view = Tablero
page-view-auto = según el espacio
page-view-depth = en perspectiva
page-view-flat = desde arriba
page-speed = Velocidad de las jugadas
page-speed-instant = instantánea
page-speed-fast = rápida
page-speed-normal = normal
page-speed-slow = lenta
page-view-switch = Vista desde arriba
page-legend = Leyenda
page-legend-tall = { $value } (doble borde)
page-coordinates = Coordenadas en el tablero
page-confirm = Confirmar las jugadas
page-confirm-auto = en pantallas táctiles
page-confirm-on = siempre
page-confirm-off = nunca
page-shortcuts = Atajos de una sola tecla
page-sound = Sonidos

## First page

page-home-title = Cuatro parecidas, y tú las ves primero
page-home-about = Juega a Quarto y Quartino con quien tengas al lado, con amigos que están lejos o contra el ordenador, que en Quarto puede ser uno que nunca se equivoca. Sin cuenta y sin instalar nada.
page-home-quarto = Dieciséis piezas, cuatro características. Es tu rival quien elige la pieza que tienes que colocar.
page-home-quartino = Ficha a ficha, todos construís la misma rueda de colores, cada cual con cuatro cartas secretas por completar.
page-home-lobby = Alguien te espera, o tú esperas a alguien.
page-home-puzzles = Encuentra la única jugada que gana, o que aguanta. Cada solución está demostrada.
page-home-analysis = El valor exacto de cada opción, en cualquier posición.
page-play-bot = Retar al ordenador
page-play-screen = Dos en esta pantalla
page-play-friend = Jugar con amigos
page-play-choose = Nivel y reglas…
page-play-game = Jugar a { $game }
page-go-on = Seguir con tu partida: { $game }
page-go-on-you = contra { $names } · te toca
page-go-on-other = contra { $names } · le toca al rival
page-go-on-screen = { $names } · le toca a { $who }
page-first-lesson = Primera lección
page-guest = Invitado
page-player = Jugador { $number }

## A new table

page-new = Una mesa nueva
page-which-game = ¿Qué juego?
page-with-whom = ¿Con quién?
page-with-friend = Amigos, por enlace
page-with-bot = El ordenador
page-with-screen = Gente en esta pantalla
page-with-anybody = Cualquiera
page-level = ¿Qué nivel?
page-level-numbered = { $number } · { $name }
page-level-random = Al azar
    .about = Juega al azar, sin mirar.
page-level-level1 = Novato
    .about = Ve más o menos una línea de cada dos.
page-level-level2 = Ocasional
    .about = Ve unas tres líneas de cada cuatro.
page-level-level3 = Atento
    .about = Se le escapa una línea de cada siete, más o menos, y a veces piensa por adelantado hacia el final.
page-level-level4 = Experimentado
    .about = Se le escapa menos de una línea de cada diez y suele pensar por adelantado en las últimas seis casillas.
page-level-level5 = Fuerte
    .about = Rara vez se le escapa una línea y casi siempre piensa por adelantado en las últimas ocho casillas.
page-level-level6 = Experto
    .about = No se le escapa casi nada y apenas falla en las últimas nueve casillas.
page-level-level7 = Maestro
    .about = No se le escapa ninguna línea y juega las últimas diez casillas sin errores.
page-level-perfect = Perfecto
    .about = Nunca se equivoca, de la primera pieza a la última.
page-level-greedy = Atento
    .about = Canta cada carta que completa y busca la siguiente con una jugada de antelación.
page-bot-level = Ordenador (nivel { $number })
page-bot-random = Ordenador (al azar)
page-bot-greedy = Ordenador (atento)
page-bot-perfect = Ordenador (perfecto)
page-your-name = Tu nombre
page-name-of = Nombre del jugador { $number }, si quieres
page-how-many = ¿Cuántos?
page-seats = { $number ->
        [one] { $number } jugador
       *[other] { $number } jugadores
    }
page-teams-of = Dos equipos de { $number }
page-edition = Edición
page-sight = ¿Quién está atento?
page-what-counts = Qué cuenta y de quién son las piezas
page-both = { $one } y { $other }
page-only = solo { $value }
page-only-traits = Solo cuenta: { $names }
page-counts-not = no cuenta
page-counts-nothing = No contaría nada y nadie podría ganar. Haz que cuente al menos un rasgo.
page-colours = Colores
page-mushrooms-owned = Colores propios
    .about = Cada cual recibe siempre setas de su color; quien recibe primero lleva las rojas.
page-mushrooms-owned-dark = Colores propios, azules primero
    .about = Cada cual recibe siempre setas de su color; quien recibe primero lleva las azules.
page-turn-limit = Máximo de turnos
page-from-to = De { $least } a { $most }.
page-turn-seconds = Tiempo por turno
page-no-clock = Sin reloj
page-clock-game = Tiempo para toda la partida
page-clock-about = Minutos, y segundos que se suman con cada jugada.
page-clock-of = { $minutes } min + { $seconds } s por jugada
page-begins = ¿Quién empieza?
page-begins-lot = Se echa a suertes
page-begins-chosen = Quien tú elijas
page-begins-youngest = La persona más joven
page-begins-me = Tú
page-begins-bot = El ordenador
page-begins-gives = Quien empieza da la primera pieza.
page-begins-about = Según las reglas empieza la persona más joven.
page-goes-round = Jugar por turnos
page-goes-round-about = Otros pueden hacer cola: después de una partida, el puesto de quien perdió pasa al siguiente.
page-more-options = Más opciones
page-rules-string = Las reglas en texto
page-rules-string-about = Para copiarlas en un registro o un mensaje. También puedes escribir aquí.
page-counts-lines = Cuatro en una fila, una columna o una diagonal larga que se parecen en una de estas cosas:
page-counts-lines-squares = Cuatro en una fila, una columna, una diagonal larga o un cuadrado de 2×2 casillas que se parecen en una de estas cosas:
page-open = Abrir la mesa
page-start = Empezar
page-other-rules = Otras reglas…

## Before a game

page-waiting = Faltan jugadores
page-ready = Ya estáis todos
page-invite = Manda este enlace. Quien lo abra puede sentarse o mirar.
page-invites = { $name } te invita a jugar a { $game }.
page-qr = Código QR del enlace, para escanear con un teléfono
page-qr-show = Mostrar código QR
page-copy = Copiar enlace
page-invite-public = Cualquiera puede encontrar esta mesa también en «{ page-nav-lobby }» y sentarse.
page-link = El enlace de la mesa
page-share = Compartir
page-copied = Copiado
page-chairs = Puestos
page-chair-free = Puesto libre
page-deleted-player = Jugador eliminado
page-sit = Sentarse
page-stand = Levantarse
page-remove = Quitar
page-seat-bot = Sentar un ordenador
page-start-when = Podéis empezar cuando todos los puestos estén ocupados.
page-you = tú
page-you-name = Tú
page-watch = Mirar

## A game

page-the-game = La partida
page-connecting = Conectando…
page-unreachable = No se puede llegar a esta mesa
page-unreachable-offline = No tienes conexión. La mesa se abrirá sola en cuanto vuelvas a conectarte.
page-unreachable-server = El servidor no responde. Seguimos intentándolo, y la mesa se abrirá en cuanto responda.
page-play-offline = Jugar a Quarto sin conexión
page-lost = Se ha perdido la conexión. Lo intentamos de nuevo; nada de lo que has hecho se pierde.
page-lost-kept = Se ha perdido la conexión. Lo que has hecho queda guardado y se envía cuando vuelva.
page-no-table = Esta mesa no existe
page-no-table-why = Puede que el enlace no esté completo. Pídelo otra vez o abre tu propia mesa.
page-players = Jugadores
page-team = Equipo { $team }
page-has-left = se ha ido
page-not-connected = sin conexión
page-clock = Quedan { $time }
page-clock-turn = turno { $time }
page-spectators = { $number ->
        [one] { $number } persona mira
       *[other] { $number } personas miran
    }
page-moves = { $number ->
        [one] { $number } jugada
       *[other] { $number } jugadas
    }
page-look-back = Jugada { $number } de { $most }
page-look-new = Nueva jugada
page-look-return = Volver a la partida
page-look-keys = Las flechas van atrás jugada a jugada, Escape vuelve a la partida.
page-sheet = Jugadas y más
page-close = Cerrar
page-started = Empieza una partida.
page-sat = { $name } se sienta.
page-taken-back = Jugada deshecha.
page-said = { $name }: { $phrase }
page-event-place = { $who } la coloca en { $square }.
page-event-call-false = { $who } canta «¡Quarto!» y muestra { $squares }, en falso: pierde.
page-event-you-give = Das la pieza { $piece }.
page-event-you-place = La colocas en { $square }.
page-event-you-call = Cantas «¡Quarto!» y muestras { $squares }.
page-event-you-call-false = Cantas «¡Quarto!» y muestras { $squares }, en falso: pierdes.
page-event-you-decline = Renuncias.
page-event-you-resign = Abandonas.
page-event-you-flag = Has agotado tu tiempo.
page-event-you-abandon = Has dejado la partida.
page-event-you-offer = Ofreces el empate.
page-event-you-accept = Aceptas el empate.

page-ask-give-you = Elige una pieza para { $next }
page-ask-give-other = { $who } elige una pieza para { $next }
page-ask-give-to-you = { $who } elige una pieza para ti
page-ask-place-you = Coloca tu pieza en una casilla libre
page-ask-place-other = { $who } coloca la pieza
page-ask-decline-you = Todas las piezas están colocadas. Canta una línea o renuncia.
page-ask-decline-other = { $who } busca una línea
page-ask-quartino-place-you = { $number ->
        [one] Coloca una ficha: elige un color y luego una casilla
       *[other] Coloca { $number } fichas: elige un color y luego una casilla
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } coloca una ficha
       *[other] { $who } coloca { $number } fichas
    }
page-ask-quartino-clear-you = Retira la columna: tócala
page-ask-quartino-clear-other = { $who } retira una columna
page-ask-quartino-call-you = Canta Quartino con una de tus cartas o termina tu turno
page-ask-quartino-call-other = { $who } puede cantar Quartino
page-ask-quartino-end-you = Termina tu turno
page-ask-quartino-end-other = { $who } termina el turno

page-tray = Piezas que quedan
page-hand = En la mano
page-hand-empty = nada todavía
page-free = libre
page-marked = marcada
page-square-taken = { $square } está ocupada. Elige una casilla libre.
page-place-ask = ¿Colocarla en { $square }?
page-place-here = Colocar aquí
page-give-ask = ¿Dar esta pieza?
page-give-this = Dar esta pieza
page-give-colour = Las piezas de { $name }: { $colour }. Elige una de ese color.
page-call-about = ¿Ves cuatro parecidas? Dilo y luego toca las cuatro.
page-call-too-early = Puedes cantar cuando haya cuatro piezas en el tablero.
page-call-not-turn = Puedes cantar en tu turno: antes de colocar o después, antes de dar.
page-call-used-up = Tres cantes falsos: en este turno ya no se puede cantar.
page-call-show = Muestra la línea: elige sus cuatro casillas.
page-call-first = Primero la línea: toca sus cuatro piezas en el tablero, o cancela.
page-call-free = { $square } está libre. Elige casillas con una pieza.
page-call-marked = { $number } de 4: { $squares }
page-call-confirm = ¡Cantar Quarto!
page-call-stopped = Sin cante.
page-call-lapsed = La partida siguió antes de tu cante. No cuenta como falso.
page-cancel = Cancelar
page-decline = Renunciar
page-line-shares = En común en { $squares }: { $values }.

page-key-arrows = ir de casilla en casilla, de pieza en pieza
page-key-call = cantar Quarto, o mejor no

page-take-back = Deshacer jugada
page-takeback-asked = { $name } pide deshacer una jugada.
page-agree = Aceptar
page-refuse = Rechazar
page-offer-draw = Ofrecer empate
page-draw-offered = { $name } ofrece el empate. Cualquier jugada lo rechaza.
page-accept-draw = Aceptar el empate
page-draw-waiting = El empate está ofrecido. Esperando la respuesta…
page-draw-declined = { $name } rechaza el empate.
page-draw-declined-you = Has rechazado el empate.
page-resign = Abandonar
page-resign-sure = ¿Quieres abandonar esta partida?
page-again = Revancha
page-again-asked = Esperando a los demás…
page-again-wanted = { $number ->
        [one] { $names } quiere jugar otra vez.
       *[other] { $names } quieren jugar otra vez.
    }
page-analyse = Analizar la partida
page-replay = Repasar
page-end-won = ¡Has ganado!
page-end-shared = ¡Victoria compartida!
page-end-lost = Has perdido
page-end-draw = Empate
page-end-aborted = Partida anulada
page-end-aborted-why = No gana nadie.
page-why-call-you = Has cantado Quarto.
page-why-call-other = { $who } ha cantado Quarto.
page-why-line-you = Has completado una línea.
page-why-line-other = { $who } ha completado una línea.
page-why-cards-you = Has completado todas tus cartas.
page-why-cards-other = { $who } ha completado todas sus cartas.
page-why-false-call-you = Has cantado en falso.
page-why-false-call-other = { $who } ha cantado en falso.
page-why-resign-you = Has abandonado.
page-why-resign-other = { $who } ha abandonado.
page-why-time-you = Se te ha acabado el tiempo.
page-why-time-other = A { $who } se le ha acabado el tiempo.
page-why-abandoned-you = Has dejado la partida.
page-why-abandoned-other = { $who } ha dejado la partida.
page-score = Marcador: { $score }

page-say = Decir algo…
page-phrase-hello = ¡Hola!
page-phrase-good-luck = ¡Suerte!
page-phrase-well-played = ¡Bien jugado!
page-phrase-thanks = ¡Gracias!
page-phrase-oops = Uy.
page-phrase-nice-move = ¡Buena jugada!
page-phrase-one-moment = Un momento, por favor.
page-phrase-again = ¿Otra partida?
page-phrase-goodbye = ¡Adiós!

page-come-back = Volver
page-hand-to-bot = Que siga un ordenador
page-line = Cola
page-line-of = En la cola: { $names }
page-line-empty = No hay nadie en la cola.
page-line-up = Ponerse en la cola
page-line-leave = Dejar la cola
page-line-next = Después juegan: { $names }
page-your-chair = El puesto ya es tuyo. La próxima partida empieza en cuanto todos quieran.
page-local-bot = Esta partida se juega solo en este dispositivo.

## Tables of anybody

page-lobby-about = Siéntate con quien espera. Si no hay nadie, se abre una mesa y quien llegue después juega contigo.
page-lobby-waiting = Aquí alguien espera
page-lobby-nobody = Ahora mismo no espera nadie. Abre una mesa: quien llegue después la encontrará.
page-lobby-on = Se está jugando

## Refusals

page-refused-offline = No se puede llegar al servidor. Sin él se puede jugar a Quarto, en esta pantalla o contra el ordenador; Quartino lo necesita.
page-refused-unexpected = No ha funcionado. Inténtalo otra vez.
page-refused-try-again = El servidor está ocupado. Inténtalo otra vez.
page-refused-too-fast = Eso ha sido un poco rápido. Inténtalo otra vez.
page-refused-chair-taken = Ese puesto está ocupado. Elige otro.
page-refused-seated-already = Ya tienes un puesto.
page-refused-played-another-seat = Has visto otras cartas de esta partida, así que no puedes ocupar este puesto.
page-refused-not-seated = Antes, siéntate.
page-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
page-refused-chairs-free = Aún quedan puestos libres.
page-refused-game-on = Hay una partida en curso.
page-refused-no-game = No hay ninguna partida en curso.
page-refused-stale = Mientras tanto ha pasado algo. Mira otra vez y luego elige.
page-refused-not-your-seat = No es tu turno.
page-refused-takeback-asked = Ya está pedido. Espera la respuesta.
page-refused-nothing-to-take-back = No tienes ninguna jugada que deshacer.
page-refused-said-enough = Ya se ha hablado mucho. Primero sigue jugando.
page-refused-tables-waiting = Ya tienes muchas mesas en espera. Usa una de ellas.
page-refused-games-kept = Ya tienes muchas partidas con reloj o entre ordenadores en marcha. Termina una primero o espera a que acabe una.
page-refused-events-used-up = Has llegado al límite de acciones en esta mesa. Juega una partida entera o abre una mesa nueva.
page-refused-takebacks-used-up = Ya has pedido muchas veces deshacer una jugada. Sigue jugando sin ello.
page-refused-draw-offers-used-up = Ya has ofrecido empate muchas veces. Sigue jugando.
page-refused-draw-refused = El empate fue rechazado. Haz una jugada antes de volver a ofrecerlo.
page-refused-bad-name = Elige un nombre de 24 caracteres como mucho.
page-refused-bot-name = Ese nombre está reservado para el ordenador. Elige otro.
page-refused-no-hint = Las pistas son para tu turno, en partidas contra el ordenador.
page-refused-bots-busy = Los ordenadores están ocupados. Inténtalo otra vez.
page-refused-rules-over-limit = El servidor permite como máximo { $turns } turnos y { $seconds } segundos por turno.
page-refused-record-too-long = Esta partida es demasiado larga: como máximo { $most } jugadas y cantos.
page-refused-bad-settings = Estas reglas y estos jugadores no van juntos. Cambia algo.
page-refused-no-such-table = Esta mesa no existe.
page-refused-not-your-turn = No es tu turno.
page-refused-game-over = La partida ha terminado.
page-refused-seat-has-left = Se acabó el tiempo: este jugador ya no está en la partida.
page-refused-draw-already-offered = El empate ya está ofrecido. Espera la respuesta.
page-refused-no-draw-offered = El empate ya no está ofrecido.
page-refused-already-agreed = Ya has aceptado. Espera a los demás.
page-refused-takeback-past-card = Desde entonces se ha visto una carta: ya no se puede deshacer.
page-refused-piece-in-hand = Coloca primero la pieza en mano.
page-refused-no-piece-in-hand = Elige primero una pieza para dar.
page-refused-board-full = Todas las piezas están colocadas. Canta una línea o renuncia.
page-refused-square-taken = { $square } está ocupada. Elige una casilla libre.
page-refused-piece-not-left = Esa pieza ya no está. Elige otra.
page-refused-no-more-calls = Tres cantes falsos: en este turno ya no se puede cantar.
page-refused-call-no-line = Estas cuatro casillas no forman una línea. No pasa nada: sigue.
page-refused-call-not-full = Esa línea no está completa: no hay nada en { $free }. No pasa nada: sigue.
page-refused-call-nothing-shared = Estas cuatro no comparten nada que cuente. No pasa nada: sigue.
page-refused-call-expired = Esa línea estaba, pero ya no cuenta. No pasa nada: sigue.
page-refused-call-not-now = Después de colocar solo se canta una línea que tu pieza acaba de hacer. No pasa nada: sigue.

## Around a game

page-table-refused = Esta mesa no se puede abrir aquí
page-table-refused-why = Vuelve a cargar la página. Si no basta, permite sus cookies o usa un navegador más reciente.
page-takeback-waiting = Has pedido deshacer una jugada. Esperando la respuesta…
page-takeback-agreed = { $name } acepta.
page-takeback-declined = { $name } no acepta: la jugada se queda.
page-resign-sure-of = ¿Abandonar esta partida por { $name }?
page-leave = Dejar la mesa
page-leave-sure = ¿Quieres dejar esta partida? Puedes volver mientras nadie juegue por ti.
page-refused-first-wanted = Di quién empieza y luego comienza.
page-refused-line-full = La cola está llena. Inténtalo un poco más tarde.
page-refused-waiting-already = Ya estás en la cola o en la mesa.
page-refused-not-waiting = No estás en la cola.
page-refused-no-takeback = Ya nadie pide deshacer una jugada.
page-refused-chair-not-yours = Esa no es tu silla.

## Cuando un jugador se ha ido

page-absent-label = Un jugador se ha ido
page-absent = { $name } se ha ido. { $wait }
page-absent-claim-in = Podrás reclamar la victoria o el empate en { $time }.
page-absent-leave-in = Podrás seguir sin este jugador en { $time }.
page-absent-bot-in = Un ordenador podrá seguir en { $time }.
page-absent-now = { $name } se ha ido. Elige cómo seguir o espera un poco más.
page-claim-win = Reclamar la victoria
page-claim-draw = Reclamar el empate
page-claim-leave = Seguir sin este jugador
page-claim-end = Terminar la partida
page-abort = Anular la partida
page-abort-sure = ¿Terminar esta partida sin resultado?
page-aborted = Partida anulada. No gana nadie.
page-back = Un ordenador juega por ti.
page-refused-seat-kept = Durante la partida solo puede ocupar este puesto quien lo tenía o un ordenador.
page-refused-no-claim = El jugador ha vuelto o no lleva fuera bastante tiempo. Espera a que acabe la cuenta atrás.
page-refused-too-late-to-abort = Es tarde para anular. Puedes abandonar u ofrecer el empate.
page-pace = Reloj
page-pace-usual = Normal
    .about = Quarto: 1 min por turno · Quartino: 10 min + 5 s.
page-pace-slow = Lento
    .about = Quarto: 3 min por turno · Quartino: 30 min + 10 s.
page-pace-none = Sin reloj
    .about = Un desconocido puede hacerte esperar.
