### The page: español
### Address: tú, and vosotros where all players do something together.

## Frame

page-skip = Ir al contenido
page-description = Juega, aprende y analiza Quarto y Quartino: con amigos, con desconocidos o contra la computadora. Sin cuenta.
page-nav = Fourfold
page-nav-lobby = Mesas
page-nav-puzzles = Problemas
page-nav-analysis = Análisis
page-nav-learn = Aprender
page-nav-games = Partidas
page-rules = Reglas
page-privacy = Privacidad
page-notices = Licencias
page-go-home = Inicio
page-nothing-here = Página no encontrada
page-nothing-here-why = No hay ninguna página en esta dirección. Quizá el enlace esté incompleto o la página se haya movido.
page-find-table = ¿Tienes el enlace de una mesa? Pégalo aquí.
page-find-table-open = Abrir
page-find-table-none = Ese no es el enlace de una mesa. Copia el enlace entero y vuelve a pegarlo.
page-not-loaded = Esta página no se ha cargado
page-not-loaded-why = Comprueba tu conexión y vuelve a cargar la página.
page-failed = Algo ha salido mal
page-failed-why = Vuelve a cargar la página. Tus partidas y tus mesas están guardadas.
page-new-version = Hay una nueva versión lista.
page-new-version-load = Actualizar
page-choices = Idioma, aspecto y sonidos
page-language = Idioma
page-theme = Tema
page-theme-auto = automático
page-theme-light = claro
page-theme-dark = oscuro
page-view = Tablero
page-view-auto = automático
page-view-depth = 3D
page-view-flat = 2D
page-speed = Velocidad de la animación
page-speed-instant = instantánea
page-speed-fast = rápida
page-speed-normal = normal
page-speed-slow = lenta
page-legend = Leyenda
page-legend-tall = { $value } (doble borde)
page-coordinates = Coordenadas del tablero
page-confirm = Confirmar las jugadas
page-confirm-auto = en pantallas táctiles
page-confirm-on = siempre
page-confirm-off = nunca
page-shortcuts = Atajos de una sola tecla
page-sound = Sonidos

## First page

page-home-title = Encuentra cuatro iguales y canta primero
page-home-about = Juega a Quarto y Quartino con quien tengas al lado, con amigos que están lejos o contra la computadora, imbatible en Quarto si así lo quieres. Sin cuenta y sin instalar nada.
page-home-quarto = Dieciséis piezas, cuatro características. Tu rival elige la pieza que tienes que colocar.
page-home-danish = Quarto, edición danesa
page-home-quartino = Ficha a ficha, todos construyen en el mismo tablero. Completa antes que nadie tus cuatro cartas secretas.
page-home-lobby = Encuentra rival.
page-home-puzzles = Encuentra la única jugada que gana o salva el empate. Cada solución está demostrada.
page-home-analysis = Mira qué jugadas ganan, empatan o pierden, en cualquier posición.
page-play-bot = Retar a la computadora
page-play-screen = Dos en esta pantalla
page-play-friend = Jugar con amigos
page-play-choose = Nivel y reglas…
page-beginners = Niños y principiantes
page-play-game = Jugar a { $game }
page-go-on = Reanudar { $game }
page-go-on-you = contra { $names } · te toca
page-go-on-other = contra { $names } · turno del rival
page-go-on-screen = { $names } · le toca a { $who }
page-running = Partidas en curso
page-running-all = Todas las partidas en curso
page-first-lesson = Primera lección
page-guest = Invitado
page-player = Jugador { $number }

## A new table

page-new = Nueva partida
page-which-game = ¿Qué juego?
page-with-whom = ¿Con quién?
page-with-friend = Amigos, con un enlace
page-with-bot = La computadora
page-with-screen = En esta misma pantalla
page-with-anybody = Cualquiera
page-level = ¿Qué nivel?
page-level-numbered = { $number } · { $name }
page-level-short = Nivel { $number }
page-level-random = Al azar
    .about = Juega al azar.
page-level-level1 = Novato
    .about = { $game ->
        [quartino] Coloca sus fichas casi al azar y rara vez ve venir una carta.
       *[quarto] Ve más o menos la mitad de las líneas.
    }
page-level-level2 = Ocasional
    .about = { $game ->
        [quartino] Trabaja en una sola carta a la vez y se le escapan casi todas las oportunidades.
       *[quarto] Ve unas tres líneas de cada cuatro.
    }
page-level-level3 = Atento
    .about = { $game ->
        [quartino] Trabaja en dos cartas a la vez y se le escapan muchas oportunidades.
       *[quarto] Se le escapa una línea de cada siete, más o menos, y a veces piensa por adelantado hacia el final.
    }
page-level-level4 = Veterano
    .about = { $game ->
        [quartino] Trabaja en todas sus cartas a la vez y a veces ve venir las tuyas.
       *[quarto] Se le escapa menos de una línea de cada diez y suele pensar por adelantado en las últimas seis casillas.
    }
page-level-level5 = Fuerte
    .about = { $game ->
        [quartino] Se le escapa poco, ve venir muchas de tus cartas y a veces piensa a fondo una jugada.
       *[quarto] Rara vez se le escapa una línea y casi siempre piensa por adelantado en las últimas ocho casillas.
    }
page-level-level6 = Experto
    .about = { $game ->
        [quartino] Piensa a fondo casi todas las jugadas y recuerda mucho de lo que has colocado.
       *[quarto] No se le escapa casi nada y juega las últimas nueve casillas casi a la perfección.
    }
page-level-level7 = Maestro
    .about = { $game ->
        [quartino] Piensa a fondo cada jugada y no olvida casi nada de lo que has colocado.
       *[quarto] No se le escapa ninguna línea y juega las últimas diez casillas a la perfección.
    }
page-level-perfect = Perfecto
    .about = Nunca se equivoca, de la primera pieza a la última.
page-level-greedy = Despierto
    .about = { $game ->
        [quartino] Canta cada carta que completa y busca la siguiente con una jugada de antelación.
       *[quarto] Aprovecha cada victoria y, si puede, no te regala ninguna.
    }
page-level-strong = Campeón
    .about = Ha aprendido de millones de partidas, recuerda cada ficha que colocas y piensa por adelantado.
page-bot-level = Computadora (nivel { $number })
    .inside = la computadora (nivel { $number })
    .object = la computadora (nivel { $number })
page-bot-random = Computadora (al azar)
    .inside = la computadora (al azar)
    .object = la computadora (al azar)
page-bot-greedy = Computadora (despierta)
    .inside = la computadora (despierta)
    .object = la computadora (despierta)
page-bot-perfect = Computadora (perfecta)
    .inside = la computadora (perfecta)
    .object = la computadora (perfecta)
page-bot-strong = Computadora (campeona)
    .inside = la computadora (campeona)
    .object = la computadora (campeona)
page-your-name = Tu nombre
page-name-of = Nombre del jugador { $number } (opcional)
page-how-many = ¿Cuántos jugadores?
page-seats = { $number ->
        [one] { $number } jugador
       *[other] { $number } jugadores
    }
page-teams-of = Dos equipos de { $number }
page-one-team = Un equipo
page-other-team = El otro equipo
page-edition = { $game ->
        [quartino] Reglas
       *[quarto] Edición
    }
page-edition-quartino = Reglas completas
page-edition-quartino-first = Primeras partidas (más sencillas)
page-beginners-colour = Mismo color
page-beginners-traits = 1, 2 o 3 caracterís­ticas
page-beginners-values = Solo las oscuras…
page-beginners-tap = Toca lo que cuenta.
page-sight = { $game ->
        [quartino] ¿Con o sin árbitro?
       *[quarto] ¿Quién ve las líneas?
    }
page-sight-players = Cantas tú
    .about = Como en los reglamentos: solo cuenta lo que ves y cantas tú.
page-sight-referee = Árbitro
    .about = El árbitro lo ve todo por ti.
page-what-counts = Qué cuenta y quién coloca qué piezas
page-both = { $one } y { $other }
page-only = solo { $value }
page-only-traits = Lo único que cuenta: { $names }
page-counts-not = no cuenta
page-counts-nothing = No contaría nada y nadie podría ganar. Elige al menos una característica.
page-colours = Piezas que se dan
page-mushrooms-owned = Colores propios
    .about = Cada jugador recibe siempre setas de su color. Quien recibe la primera seta lleva las rojas.
page-mushrooms-owned-dark = Colores propios, azules primero
    .about = Cada jugador recibe siempre setas de su color. Quien recibe la primera seta lleva las azules.
page-one-sided = Con colores propios, quien tiene las piezas { $colour ->
        [light] claras
        [red] rojas
        [blue] azules
       *[dark] oscuras
    } no puede completar ninguna línea que cuente.
page-one-sided-free = Jugar con colores libres
page-turn-limit = Límite de turnos
page-from-to = De { $least } a { $most }.
page-turn-seconds = Tiempo por turno
page-no-clock = Sin reloj
page-clock-game = Tiempo para toda la partida
page-clock-about = Minutos, más segundos que se suman después de cada turno.
page-clock-of = { $minutes } min + { $seconds } s por turno
page-begins = ¿Quién empieza?
page-begins-lot = A suertes
page-begins-chosen = El jugador que elijas
page-begins-youngest = La persona más joven
page-youngest = ¿Quién es la persona más joven?
page-begins-me = Tú
page-begins-bot = La computadora
page-begins-gives = Quien empieza da la primera pieza.
page-begins-about = Según el reglamento, empieza la persona más joven.
page-first-lot = Se sortea quién empieza.
page-first-chosen = Los jugadores eligen quién empieza.
page-first-youngest = Empieza la persona más joven.
page-first-wanted = Elige quién empieza y luego comienza la partida.
page-lots = Sorteando…
page-goes-first = { $by ->
    [lot] Sorteo: empieza { $who }.
    [youngest] Empieza { $who }: es la persona más joven.
    [next] Esta vez empieza { $who }.
   *[chosen] Empieza { $who }.
    }
page-goes-first-you = { $by ->
    [lot] Sorteo: empiezas tú.
    [youngest] Empiezas tú: eres la persona más joven.
    [next] Esta vez empiezas tú.
   *[chosen] Empiezas tú.
    }
page-goes-round = Quien pierde deja el sitio
page-goes-round-about = Otras personas pueden hacer cola. Después de cada partida, el puesto de quien pierde pasa a la siguiente.
page-more-options = Más opciones
page-rules-string = Las reglas en texto
page-rules-string-about = Para copiarlas en el registro de una partida o en un mensaje. También puedes escribir aquí.
page-counts-lines = Cuatro en una fila, una columna o una diagonal larga que tengan en común una de estas cosas:
page-counts-lines-squares = Cuatro en una fila, una columna, una diagonal larga o un cuadrado de 2×2 que tengan en común una de estas cosas:
page-open = Abrir mesa
page-start = Empezar
page-other-rules = Otras reglas…

## Before a game

page-waiting = Esperando jugadores
page-ready = Ya están todos
page-invite = Envía este enlace. Quien lo abra puede sentarse o mirar.
page-invites = { $name } te invita a jugar a { $game }.
page-qr = Código QR del enlace, para escanear con un teléfono
page-qr-show = Mostrar código QR
page-qr-name = Código QR
page-copy = Copiar enlace
page-invite-public = Además, cualquiera puede encontrar esta mesa en «{ page-nav-lobby }» y sentarse.
page-link = Enlace a esta mesa
page-share = Compartir
page-copied = Copiado
page-chairs = Puestos
page-chair-free = Puesto libre
page-deleted-player = Jugador eliminado
page-sit = Sentarse
page-stand = Levantarse
page-rename = Cambiar nombre
page-rename-save = Guardar
page-remove = Quitar
page-seat-bot = Añadir computadora
page-start-when = La partida puede empezar cuando todos los puestos estén ocupados.
page-you = tú
page-name-you = { $name } (tú)
page-you-name = Tú
page-watch = Mirar

## A game

page-the-game = La partida
page-connecting = Conectando…
page-unreachable = No se puede conectar con esta mesa
page-unreachable-offline = No tienes conexión. La mesa se abrirá en cuanto vuelvas a tenerla.
page-unreachable-server = El servidor no responde. Seguimos intentándolo, y la mesa se abrirá en cuanto responda.
page-play-offline = Jugar a Quarto sin conexión
page-lost = Se ha perdido la conexión. Reconectando… Tus jugadas están a salvo.
page-lost-kept = Se ha perdido la conexión. Tu jugada queda guardada aquí y se enviará cuando vuelvas a estar en línea.
page-unsaved = Ahora no se pueden guardar las jugadas. La tuya espera y se hará en cuanto sea posible.
page-unsent = Pendiente de envío…
page-unsaved-move = Pendiente de guardarse…
page-no-table = Mesa no encontrada
page-no-table-why = Puede que el enlace esté incompleto. Pídelo otra vez o abre tu propia mesa.
page-players = Jugadores
page-team = Equipo { $team }
    .inside = el equipo { $team }
page-has-left = se ha ido
page-not-connected = sin conexión
page-clock = Quedan { $time }
page-clock-turn = turno { $time }
page-clock-elsewhere = Tu tiempo corre: { $time }
page-spectators = { $number ->
        [one] { $number } mirando
       *[other] { $number } mirando
    }
page-moves = { $number ->
        [one] { $number } jugada
       *[other] { $number } jugadas
    }
page-look-back = Jugada { $number } de { $most }
page-look-new = Nueva jugada
page-look-return = Volver a la partida
page-look-keys = Con las flechas recorres las jugadas; con Escape vuelves a la partida.
page-sheet = Jugadas y más
page-close = Cerrar
page-started = Empieza la partida.
page-sat = { $name } se sienta.
page-taken-back = Jugada deshecha.
page-said = { $name }: { $phrase }
page-event-place = { $who } la coloca en { $square }.
page-event-call-false = { $who } canta «¡Quarto!» en { $squares }. Es un cante en falso, y { $who } pierde.
page-event-you-give = Das la pieza { $piece }.
page-event-you-place = La colocas en { $square }.
page-event-you-call = Cantas «¡Quarto!» y muestras { $squares }.
page-event-you-call-false = Cantas «¡Quarto!» en { $squares }. Es un cante en falso, y pierdes.
page-event-you-decline = No cantas.
page-event-you-offer = Ofreces el empate.
page-event-you-accept = Aceptas el empate.

page-ask-give-you = Elige una pieza para { $next }
page-ask-give-other = { $who } está eligiendo una pieza para { $next }
page-ask-give-to-you = { $who } está eligiendo una pieza para ti
page-ask-place-you = Coloca tu pieza en una casilla libre
page-ask-place-other = { $who } está colocando la pieza
page-ask-decline-you = Todas las piezas están colocadas. Canta una línea o elige «No cantar».
page-ask-decline-other = { $who } está buscando una línea
page-ask-quartino-place-you = { $number ->
        [one] Coloca una ficha: elige un color y luego una casilla
       *[other] Coloca { $number } fichas: elige un color y luego una casilla
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } está colocando una ficha
       *[other] { $who } está colocando { $number } fichas
    }
page-ask-quartino-clear-you = Elige la columna que retiras
page-ask-quartino-clear-other = { $who } está retirando una columna
page-ask-quartino-call-you = Canta Quartino con una de tus cartas o termina tu turno
page-ask-quartino-call-other = { $who } puede cantar Quartino
page-ask-quartino-end-you = Termina tu turno
page-ask-quartino-end-other = { $who } está terminando su turno

page-tray = Piezas que quedan
page-hand = En la mano
page-hand-empty = Ninguna pieza en la mano
page-free = libre
page-marked = elegida
page-square-taken = { $square } está ocupada. Elige una casilla libre.
page-place-first = Coloca primero la pieza que tienes en la mano.
page-give-first = Elige primero una pieza para dar.
page-piece-placed = Esa pieza ya está en el tablero.
page-place-ask = ¿Colocarla en { $square }? Toca otra vez.
page-place-here = Colocar aquí
page-give-ask = ¿Dar esta pieza? Toca otra vez.
page-give-this = Dar esta pieza
page-give-colour = Las piezas de { $name } son las { $colour ->
        [clara] claras
        [oscura] oscuras
        [roja] rojas
       *[other] azules
    }. Elige una de ese color.
page-call-about = ¿Ves cuatro iguales? Pulsa «¡Quarto!» y elige las cuatro casillas.
page-call-too-early = Puedes cantar cuando haya cuatro piezas en el tablero.
page-call-not-turn = Puedes cantar en tu turno: antes de colocar tu pieza, o después de colocarla y antes de dar la siguiente.
page-call-used-up = Has cantado en falso tres veces: ya no puedes cantar en este turno.
page-call-show = Muestra la línea: elige sus cuatro casillas.
page-call-first = Muestra primero la línea: toca sus cuatro piezas en el tablero, o cancela.
page-call-free = { $square } está vacía. Elige casillas con una pieza.
page-call-marked = { $number ->
        [0] Ninguna casilla todavía
       *[other] { $number } de 4: { $squares }
    }
page-call-confirm = ¡Cantar Quarto!
page-call-stopped = Cante cancelado.
page-call-lapsed = La partida siguió antes de que cantaras. No cuenta como cante en falso.
page-false-call = { $who } ha cantado en falso en { $squares }.
page-false-call-mark = en falso
page-cancel = Cancelar
page-decline = No cantar
page-line-shares = En común en { $squares }: { $values }.

page-key-arrows = moverse por el tablero o entre las piezas
page-key-call = cantar Quarto, o cancelar el cante

page-take-back = Deshacer jugada
page-takeback-asked = { $name } pide deshacer una jugada.
page-agree = Aceptar
page-refuse = Rechazar
page-offer-draw = Ofrecer empate
page-draw-offered = { $name } ofrece el empate. Si haces una jugada, rechazas la oferta.
page-accept-draw = Aceptar empate
page-draw-waiting = Has ofrecido el empate. Esperando respuesta… Tu próxima jugada retira la oferta.
page-draw-declined = { $name } rechaza el empate.
page-draw-declined-you = Has rechazado el empate.
page-resign = Abandonar
page-resign-sure = ¿Abandonar esta partida?
page-again = Revancha
page-again-asked = Esperando a los demás…
page-again-asked-one = Esperando a { $name }…
page-again-wanted = { $number ->
        [one] { $names } quiere la revancha.
       *[other] { $names } quieren la revancha.
    }
page-analyse = Analizar partida
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
page-why-turn-limit-you = Has completado más cartas que nadie.
page-why-turn-limit-other = { $who } ha completado más cartas.
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

page-come-back = Volver a la partida
page-hand-to-bot = Que juegue una computadora
page-line = Cola
page-line-of = En la cola: { $names }
page-line-empty = La cola está vacía.
page-line-up = Ponerse en cola
page-line-leave = Dejar la cola
page-line-next = Después juegan: { $names }
page-your-chair = Ya tienes un puesto. La próxima partida empieza cuando todos estén listos.
page-local-bot = Esta partida se juega solo en este dispositivo.

## Tables of anybody

page-lobby-about = Juega con alguien que espera, o abre una mesa para quien venga después.
page-lobby-waiting = Mesas libres
page-lobby-nobody = Ahora mismo no espera nadie. Elige un juego arriba y quien venga después te encontrará.
page-lobby-on = Partidas en curso

## Refusals

page-refused-offline = No se puede conectar con el servidor. Aun así puedes jugar aquí: a los dos juegos contra la computadora y a Quarto en esta pantalla. Quartino en una sola pantalla necesita el servidor.
page-refused-unexpected = No ha funcionado. Inténtalo otra vez.
page-refused-try-again = El servidor está ocupado. Inténtalo otra vez.
page-refused-not-saved = Ahora el servidor no puede guardar nada. Inténtalo más tarde.
page-refused-wrong-origin = Este servidor no reconoce { $origin } como su propia dirección, así que aquí no se puede jugar. Quien lo administra debe iniciarlo con --trust-proxy o --origin { $origin }.
page-refused-not-authorized = El servidor no reconoce tu navegador. Vuelve a cargar la página. Si no basta, permite las cookies de este sitio.
page-refused-too-fast = Eso ha sido demasiado rápido. Inténtalo otra vez dentro de un momento.
page-refused-chair-taken = Ese puesto está ocupado. Elige otro.
page-refused-seated-already = Ya tienes un puesto.
page-refused-played-another-seat = Has visto otras cartas de esta partida, así que no puedes ocupar este puesto.
page-refused-not-seated = Siéntate primero.
page-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
page-refused-chairs-free = Todavía quedan puestos libres.
page-refused-game-on = Hay una partida en curso. Espera a que termine.
page-refused-no-game = No hay ninguna partida en curso.
page-refused-stale = Algo ha cambiado mientras tanto. Mira otra vez y luego elige.
page-refused-not-your-seat = No es tu turno.
page-refused-takeback-asked = Ya lo has pedido. Espera la respuesta.
page-refused-nothing-to-take-back = No tienes ninguna jugada que deshacer.
page-refused-said-enough = Has enviado muchos mensajes. Haz primero una jugada.
page-refused-tables-waiting = Ya tienes muchas mesas abiertas. Usa una de ellas.
page-refused-games-kept = Tienes muchas partidas en curso con reloj o entre computadoras. Termina una primero o espera a que acabe una.
page-refused-events-used-up = Has llegado al límite de acciones en esta mesa. Juega una partida entera o abre una mesa nueva.
page-refused-takebacks-used-up = En esta partida ya no puedes pedir deshacer más jugadas. Sigue jugando.
page-refused-draw-offers-used-up = En esta partida ya no puedes ofrecer más empates. Sigue jugando.
page-refused-draw-refused = El empate fue rechazado. Haz una jugada antes de volver a ofrecerlo.
page-refused-bad-name = Elige un nombre de 24 caracteres como mucho.
page-refused-bot-name = Ese nombre lo usa la computadora. Elige otro.
page-refused-no-hint = Solo hay pistas en tu turno, en partidas contra la computadora.
page-refused-not-alone = En una partida con otras personas no hay pistas, ni siquiera mientras una computadora juega por ellas.
page-refused-bots-busy = Las computadoras están ocupadas. Inténtalo otra vez.
page-refused-rules-over-limit = El servidor permite como máximo { $turns } turnos y { $seconds } segundos por turno.
page-refused-record-too-long = Esta partida es demasiado larga: como máximo { $most } jugadas y cantes.
page-refused-bad-settings = Estas reglas y estos jugadores no combinan. Cambia algo.
page-refused-no-such-table = Esa mesa no existe. Comprueba el enlace.
page-refused-not-your-turn = No es tu turno.
page-refused-game-over = La partida ha terminado.
page-refused-seat-has-left = Se acabó el tiempo: este jugador ya no está en la partida.
page-refused-draw-already-offered = Ya se ha ofrecido el empate. Espera la respuesta.
page-refused-no-draw-offered = La oferta de empate ya no vale.
page-refused-already-agreed = Ya has aceptado. Espera a los demás.
page-refused-takeback-past-card = Desde entonces se ha mostrado una carta, así que esa jugada ya no se puede deshacer.
page-refused-piece-in-hand = Coloca primero tu pieza.
page-refused-no-piece-in-hand = Elige primero una pieza para dar.
page-refused-board-full = Todas las piezas están colocadas. Canta una línea o elige «No cantar».
page-refused-square-taken = { $square } está ocupada. Elige una casilla libre.
page-refused-piece-not-left = Esa pieza ya se ha dado. Elige otra.
page-refused-no-more-calls = Has cantado en falso tres veces: ya no puedes cantar en este turno.
page-refused-call-no-line = Esas cuatro casillas no forman una línea. Sigue siendo tu turno.
page-refused-call-not-full = Esa línea no está completa: falta una pieza en { $free }. Sigue siendo tu turno.
page-refused-call-nothing-shared = Esas cuatro piezas no tienen en común nada que cuente. Sigue siendo tu turno.
page-refused-call-expired = Esa línea ya no cuenta: no se cantó a tiempo. Sigue siendo tu turno.
page-refused-call-not-now = Después de colocar una pieza solo puedes cantar una línea que esa pieza haya completado. Sigue siendo tu turno.

## Around a game

page-table-refused = Esta mesa no se puede abrir aquí
page-table-refused-why = Vuelve a cargar la página. Si no basta, permite las cookies de este sitio o usa un navegador más reciente.
page-takeback-waiting = Has pedido deshacer una jugada. Esperando respuesta…
page-takeback-agreed = { $name } acepta.
page-takeback-declined = { $name } no acepta: la jugada se mantiene.
page-resign-sure-of = ¿Abandonar esta partida en nombre de { $name }?
page-leave = Dejar la mesa
page-leave-sure = ¿Dejar esta partida? Puedes volver, aunque una computadora juegue por ti.
page-refused-line-full = La cola está llena. Inténtalo más tarde.
page-refused-waiting-already = Ya estás en la cola o en la mesa.
page-refused-not-waiting = No estás en la cola.
page-refused-no-takeback = Ya no hay ninguna petición de deshacer.
page-refused-chair-not-yours = Ese no es tu puesto.

## Cuando un jugador se ha ido

page-absent-label = Un jugador se ha ido
page-absent-offline = { $name } ha perdido la conexión.
page-absent = { $name } se ha ido. { $wait }
page-absent-claim-in = Podrás reclamar la victoria o el empate dentro de { $time }.
page-absent-leave-in = Podrás seguir sin este jugador dentro de { $time }.
page-absent-bot-in = Una computadora podrá jugar en su lugar dentro de { $time }.
page-absent-now = { $name } se ha ido. Elige cómo seguir o sigue esperando.
page-claim-win = Reclamar la victoria
page-claim-draw = Reclamar el empate
page-claim-leave = Seguir sin este jugador
page-claim-end = Terminar la partida
page-abort = Anular la partida
page-abort-sure = ¿Anular esta partida? No gana nadie.
page-aborted = Partida anulada. No gana nadie.
page-back = Una computadora juega por ti.
page-refused-seat-kept = Durante la partida, este puesto solo puede ocuparlo quien lo tenía o una computadora.
page-refused-no-claim = El jugador ha vuelto o no lleva fuera bastante tiempo. Espera a que acabe la cuenta atrás.
page-refused-too-late-to-abort = Es tarde para anular. Puedes abandonar u ofrecer el empate.
page-pace = Reloj
page-pace-usual = Normal
    .about = Quarto: 1 min por turno · Quartino: 10 min + 5 s por turno.
page-pace-slow = Lento
    .about = Quarto: 3 min por turno · Quartino: 30 min + 10 s por turno.
page-pace-none = Sin reloj
    .about = Un desconocido puede hacerte esperar.
