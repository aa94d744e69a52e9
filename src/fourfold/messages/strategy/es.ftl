### Las lecciones de estrategia. Español
### Un paso es un mensaje, como en las primeras lecciones (`learn`): la explicación y, como atributos, el título, las tareas, sus pistas y el elogio.
### Lo que se dice de una posición lo demuestra tests/engine/test_strategy_lessons.py.

## The end of a lesson

strategy-end-quarto = Sabes contar piezas seguras, dejar un número impar y forzar la pieza siguiente. Ahora cuenta en cada partida, en cada turno.
strategy-end-quartino = Sabes esconder tu plan, leer las fichas ajenas y retirar columnas en el momento justo. Ahora pruébalo contra alguien que lea las tuyas.
strategy-note = { $game ->
        [quartino] Las posiciones son de partidas reales entre computadoras. Se han comprobado todos los turnos posibles; los porcentajes son estimaciones.
       *[quarto] Las posiciones son de partidas reales entre computadoras. Todo lo que se dice de ellas está demostrado.
    }

## Quarto, step by step

strategy-quarto-count = Una pieza es segura si Robin no puede completar una línea con ella. Antes de dar una, cuenta las seguras.
    .title = Cuenta las piezas seguras
    .mark = Tres piezas de la fila de arriba son bajas, y también redondas. Marca todas las piezas seguras.
    .mark-hint = Esa es baja o redonda: Robin completaría la fila de arriba. Busca piezas altas y cuadradas.
    .praise = Tres piezas seguras: las altas y cuadradas. Cuéntalas en cada turno.
strategy-quarto-room = Tu casilla decide qué piezas son seguras. Cierra el hueco en el que encajan más piezas.
    .title = Haz seguras las piezas
    .place = Todas las piezas que quedan son bajas o redondas: ninguna es segura. ¿Qué casilla hace seguras algunas?
    .place-hint = Desde ahí no tienes ninguna pieza segura que dar. Mira la fila de abajo: tres piezas, bajas y redondas.
    .column = Eso frena las piezas bajas en la columna izquierda. Pero bajas y redondas todavía completan la fila de abajo.
    .give = La fila de abajo está cerrada. Ahora da una pieza segura.
    .give-hint = Esa es baja: Robin completaría la columna izquierda. Da una alta.
    .praise = Bien. Una sola casilla ha hecho seguras cuatro piezas.
strategy-quarto-pair = Cuando se acaban las piezas seguras, alguien tiene que regalar la partida. Averigua a tiempo quién será.
    .title = Dos piezas seguras
    .mark = Una pieza redonda completaría una fila; una alta, una diagonal. Marca las piezas seguras.
    .mark-hint = Esa es redonda o alta. Busca piezas bajas y cuadradas.
    .who = Te toca dar, y Robin juega bien. ¿Quién se queda antes sin piezas seguras?
    .who-hint = Cuenta: tú das una, Robin te da la otra. Después te toca dar otra vez.
    .praise = Exacto. Quedan ocho casillas libres y Robin ya va ganando: dos es un número par.
strategy-quarto-odd = Un número impar de piezas seguras es bueno para quien da. Lo mejor es una: tú la das, y a Robin no le queda ninguna.
    .title = Deja un número impar
    .place = Coloca tu pieza de modo que quede exactamente una pieza segura.
    .place-hint = Desde ahí no tienes ninguna pieza segura que dar. Prueba otra casilla.
    .even = Así queda un número par de piezas seguras, y Robin consigue el empate. Prueba otra casilla.
    .give = Ahora da la única pieza segura.
    .give-hint = Con esa Robin completa una línea. Busca la segura.
    .praise = La coloque donde la coloque Robin, no queda ninguna pieza segura. Cada pieza puede cambiar la cuenta: cuenta de nuevo en cada turno.
strategy-quarto-force = Quien tiene una sola pieza segura debe darla. Así puedes saber qué recibirás.
    .title = Fuerza la pieza siguiente
    .give = Tienes dos piezas seguras: con una ganas, con la otra Robin consigue el empate. Da la que gana.
    .give-hint = Esa no es segura: Robin completaría una línea.
    .draw = Esa es segura, pero entonces Robin puede elegir entre dos piezas seguras. Da la otra.
    .must = Robin la ha puesto en la esquina: en cualquier otra casilla no tendría una pieza segura. ¿Qué pieza tiene que darte?
    .must-hint = Con esa completarías tú una línea. Robin tiene una sola pieza segura.
    .place = Sabías que llegaría. Colócala de modo que tengas una pieza segura que dar.
    .place-hint = Desde ahí no tienes ninguna pieza segura que dar. Prueba otra casilla.
    .praise = Des la pieza segura que des, Robin no tendrá ninguna. Ganas.
strategy-quarto-last = Quien dio la primera pieza coloca la última. Antes de que se llene el tablero, mira las últimas casillas.
    .title = La última pieza
    .who = Ahora colocas una pieza, y después queda una casilla. ¿Quién la llena?
    .who-hint = Juegan uno tras otro: después de ti le toca a Robin.
    .place = Robin recibe la última pieza para la última casilla. Coloca la tuya de modo que no haya línea.
    .place-hint = Así la última pieza completaría la fila de abajo: cuatro piezas altas. Cambia de casilla.
    .praise = Empate, y con la otra casilla habrías perdido. Cuando quedan dos casillas, prueba siempre las dos.
strategy-quarto-win = Ahora todo junto: cuenta, coloca, da y termina la partida.
    .title = Gana contando
    .place = Coloca tu pieza de modo que quede exactamente una pieza segura.
    .place-hint = Desde ahí no tienes ninguna pieza segura que dar. Prueba otra casilla.
    .even = Así quedan dos piezas seguras, un número par. Prueba otra casilla.
    .give = Ahora da la única pieza segura.
    .give-hint = Con esa Robin completa una línea. Busca la segura.
    .finish = A Robin no le quedaban piezas seguras y te ha dado esta. ¿Dónde ganas?
    .finish-hint = Mira la columna izquierda: tres piezas bajas, y la tuya también es baja.
    .call = ¡Cántala!
    .call-hint = Pulsa primero «¡Quarto!».
    .show = Muestra las cuatro casillas.
    .show-hint = Mira la columna izquierda: cuatro piezas bajas.
    .praise = ¡Quarto! Tú has contado, y a Robin se le han acabado las piezas seguras.

## Quartino, step by step

strategy-quartino-two = Una buena ficha sirve para dos de tus cartas a la vez. Tienes dos opciones, y nadie sabe qué carta buscas.
    .title = Una ficha, dos cartas
    .token = Coloca una ficha de modo que a dos de tus cartas les falte solo una más. ¿De qué color?
    .token-hint = Con ese color no consigues dos cartas así. Compara tus dos cartas con el verde en el centro.
    .space = ¿Dónde la colocas?
    .space-hint = Ahí no sirve para las dos. Ambas tienen en el borde el azul y luego el amarillo, en el sentido de las agujas del reloj.
    .finish = ¿Qué color completa cualquiera de las dos cartas?
    .finish-hint = Mira tus dos cartas con el verde en el centro. ¿Qué falta todavía?
    .praise = Rosa antes del azul o rosa después del amarillo: a las dos les falta una ficha.
strategy-quartino-hide = Cada ficha revela algo. Una ficha que encaja en muchas cartas revela menos.
    .title = Esconde tu plan
    .space = Quieres verde, amarillo, rosa alrededor del centro azul. El rosa sirve en las dos casillas marcadas. ¿Dónde le dice menos a Robin?
    .space-hint = Desde ahí la computadora adivina tu carta: le calcula una probabilidad del { $more }. Elige la otra casilla.
    .unmarked = Elige una de las dos casillas marcadas.
    .card = Ahí sirve también para otra carta. Marca las dos cartas a las que ahora les falta una sola ficha.
    .card-hint = A esa le falta más de una ficha.
    .praise = Aquí la computadora estima solo en un { $less } la probabilidad de que tengas esa carta, en lugar de un { $more }. Tienes dos planes, y Robin tiene que adivinar.
strategy-quartino-read = Ahora lees tú. Mira dónde coloca Robin sus fichas y qué falta entre ellas.
    .title = Lee las fichas
    .card = Las fichas marcadas son de Robin: primero la rosa y luego la verde, con un hueco después de tu amarilla. ¿Qué carta tiene Robin probablemente?
    .card-hint = Esa no encaja. El rosa está en el centro; lee el borde en el sentido de las agujas del reloj: amarillo, hueco, verde.
    .space = La computadora estima en un { $chance } la probabilidad de esa carta. Coloca tu ficha rosa de modo que a Robin no le baste con una ficha.
    .space-hint = Así el azul todavía la completaría. Tapa la ficha amarilla o la verde.
    .praise = Ahora Robin necesita al menos dos fichas más para esa carta.
strategy-quartino-gift = Si dejas una columna de cuatro, o cuatro fichas de un color, el siguiente jugador puede colocar una ficha más.
    .title = Sin regalos
    .token = Cuenta los colores, también las fichas tapadas. ¿Con qué color Robin no recibe una ficha más?
    .token-hint = Sería la cuarta de ese color: Robin podría anunciarlo y colocar una más.
    .space = Ahora elige una casilla donde no formes una columna de cuatro.
    .space-hint = En esa casilla ya hay tres fichas. Una cuarta es un regalo para Robin.
    .praise = Robin no tiene nada que anunciar.
strategy-quartino-stop = A Robin le queda una carta, y no sabes cuál. Frena todas las que se completarían con una ficha.
    .title = Frena la última carta
    .token = Con el azul en el centro, el rosa completaría tres cartas distintas. ¿Qué color colocas?
    .token-hint = La coloques donde la coloques, Robin podría completar una carta o tendría una ficha más.
    .yellow = Sería la cuarta ficha amarilla: Robin tendría una más.
    .space = ¿Qué casilla tapas?
    .space-hint = Así Robin todavía podría completar una carta. ¿Qué tienen en común las tres cartas?
    .praise = Con el verde en el centro, Robin no puede completar ninguna carta con una ficha.
strategy-quartino-clear = Una columna de cuatro te da dos fichas en lugar de una. Si la dejas, puede anunciarla Robin.
    .title = Cuándo retirar
    .say = Con una ficha no puedes completar ninguna carta. Anuncia lo que ves.
    .say-hint = Ningún color aparece cuatro veces. Pero mira qué alta es una columna.
    .space = ¿Qué columna retiras?
    .space-hint = Esa no es bastante alta. Cuenta hasta cuatro.
    .card = Ahora tienes dos fichas. ¿Qué carta puedes completar con ellas?
    .card-hint = Para esa hacen falta más de dos fichas. ¿Qué coincide ya?
    .praise = Verde y amarillo después del rosa, y la carta está completa. Retira cuando la segunda ficha complete una carta.
strategy-quartino-top = Si retiras una columna, pierdes la ficha de arriba, aunque tu carta la necesite. Pero colocas una ficha más.
    .title = Tu ficha arriba
    .card = ¿A cuál de tus cartas le falta una sola ficha?
    .card-hint = A esa le faltan más. Lee el borde en el sentido de las agujas del reloj: amarillo, rosa. Y el centro es verde.
    .answer = Su ficha verde está sobre una columna de cuatro. Si la retiras, ¿puedes completar aún la carta en este turno?
    .answer-hint = Cuenta otra vez: si retiras la columna, colocas dos fichas.
    .space = Sí, así que puedes anunciarla. ¿Qué columna retiras?
    .space-hint = Esa no es bastante alta. Cuenta hasta cuatro.
    .praise = Una ficha repone el verde, la otra completa la carta. Y todo lo de abajo ha desaparecido.
strategy-quartino-chain = Cuando completas una carta, sus cuatro fichas se van, y vuelven a contar las de abajo.
    .title = Lo que hay debajo
    .space = Te quedan dos cartas, y con una ficha verde puedes completar las dos en este turno. ¿Dónde la colocas?
    .space-hint = Ahí no. Empieza por la carta con el azul en el centro: mira el amarillo y el rosa en el borde.
    .card = ¿Qué carta cantas?
    .card-hint = Esa aún no coincide: su centro amarillo está tapado.
    .space-more = Sus fichas ya no están, y el centro vuelve a ser amarillo. Ahora coloca una ficha azul. ¿Dónde?
    .space-more-hint = Entre el verde y el rosa hay un hueco. Llénalo.
    .praise = ¡Quartino! Dos cartas en un turno, y ganas.
