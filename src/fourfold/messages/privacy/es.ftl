### Privacy: what is stored, for how long, and having it deleted. español

privacy-title = Privacidad
privacy-lead = Aquí juegas como invitado: sin cuenta, sin correo electrónico, sin publicidad y sin rastreo.
privacy-stored = Qué se guarda
privacy-stored-game = Las partidas en mesas en línea: las jugadas, cuándo se hicieron, los mensajes que enviaste y el nombre que escribiste.
privacy-stored-visit = La fecha de tu primera visita y la de la última.
privacy-stored-device = Solo en este dispositivo: tus ajustes y las partidas guardadas en él.
privacy-stored-not = Tu dirección IP no se guarda. Solo se usa para frenar a quien envía demasiadas peticiones.
privacy-cookie = La cookie
privacy-cookie-about = Una sola cookie te permite volver a tu puesto. Contiene un número aleatorio y caduca tras 400 días sin visitas. No hay ninguna otra.
privacy-time = Cuánto tiempo se guarda
privacy-time-table = Mesas sin partida, partidas de menos de ocho jugadas y partidas entre computadoras: un día.
privacy-time-game = Partidas más largas: de forma permanente, para que puedas repasarlas.
privacy-time-unfinished = Las partidas sin reloj que quedan a medias terminan tras 30 días sin jugadas.
privacy-time-guest = Si no vuelves, tu nombre se borra a los 400 días. Si no has jugado ninguna partida, todo se borra a los 30 días.
privacy-time-backup = Quien administra este servidor puede conservar copias de seguridad más tiempo.
privacy-mine = Tus datos
privacy-mine-about = Descarga todo lo que este servidor guarda sobre ti, o bórralo.
privacy-download = Descargar mis datos
privacy-forget = Borrar mis datos
privacy-forget-ask = ¿Borrar mis datos?
privacy-forget-what = Abandonas tus partidas en curso y tu nombre desaparece de todas las partidas. Después nadie podrá saber que las jugaste tú. No se puede deshacer.
privacy-forget-device = Las partidas guardadas en este dispositivo se quedan aquí. Puedes borrarlas en «Partidas».
privacy-cancel = Cancelar
privacy-forgotten = Hecho. Tus datos se han borrado de este servidor.
privacy-failed = No ha funcionado. Comprueba tu conexión e inténtalo de nuevo.
