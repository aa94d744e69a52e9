### Privacy: what is stored, for how long, and having it deleted. español

privacy-title = Privacidad
privacy-lead = Aquí juegas como invitado: sin cuenta, sin correo electrónico, sin publicidad y sin rastreo.
privacy-stored = Qué se guarda
privacy-stored-game = Las partidas en mesas en línea: las jugadas y cuándo se hicieron, las frases que dijiste y el nombre que escribiste.
privacy-stored-visit = Cuándo viniste por primera vez y el día de tu última visita.
privacy-stored-device = Solo en este dispositivo: tus ajustes y las partidas que conserva.
privacy-stored-not = Tu dirección de Internet no se guarda. Solo sirve para frenar a quien pide demasiado.
privacy-cookie = Para qué sirve la cookie
privacy-cookie-about = Una sola cookie te permite volver a tu puesto. Contiene un número aleatorio y caduca tras 400 días sin visitas. No hay ninguna otra.
privacy-time = Durante cuánto tiempo
privacy-time-table = Mesas sin partida, partidas de menos de ocho jugadas y partidas jugadas solo por ordenadores: un día.
privacy-time-game = Partidas más largas: para siempre, así puedes volver a verlas.
privacy-time-unfinished = Las partidas sin reloj que quedan a medias terminan tras 30 días sin jugadas.
privacy-time-guest = Invitados que no vuelven: su nombre se borra a los 400 días. Sin partidas, todo se borra a los 30 días.
privacy-time-backup = Quien gestiona este servidor puede conservar copias de seguridad más tiempo.
privacy-mine = Tus datos
privacy-mine-about = Descarga todo lo que este servidor guarda sobre ti, o haz que se borre.
privacy-download = Descargar mis datos
privacy-forget = Olvídame
privacy-forget-ask = ¿Quieres que te olvidemos?
privacy-forget-what = Abandonas tus partidas en curso y tu nombre desaparece de todas las partidas. Después nadie podrá saber que las jugaste tú. No se puede deshacer.
privacy-forget-device = Las partidas guardadas en este dispositivo se quedan aquí. Puedes borrarlas en «Partidas».
privacy-cancel = Cancelar
privacy-forgotten = Hecho. Este servidor te ha olvidado.
privacy-failed = No ha funcionado. Comprueba tu conexión e inténtalo de nuevo.
