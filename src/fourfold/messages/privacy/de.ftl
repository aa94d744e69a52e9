### Privacy: what is stored, for how long, and having it deleted. Deutsch

privacy-title = Datenschutz
privacy-lead = Du spielst hier als Gast: kein Konto, keine E-Mail-Adresse, keine Werbung, kein Tracking.
privacy-stored = Was gespeichert wird
privacy-stored-game = Partien an Online-Tischen: die Züge, wann sie gemacht wurden, die Nachrichten, die du gesendet hast, und der Name, den du eingegeben hast.
privacy-stored-visit = Das Datum deines ersten und deines letzten Besuchs.
privacy-stored-device = Nur auf diesem Gerät: deine Einstellungen und die hier gespeicherten Partien.
privacy-stored-not = Deine IP-Adresse wird nicht gespeichert. Sie dient nur dazu, Besucher zu bremsen, die zu viele Anfragen senden.
privacy-cookie = Das Cookie
privacy-cookie-about = Mit einem Cookie findest du an deinen Platz zurück. Es enthält eine Zufallszahl und läuft nach 400 Tagen ohne Besuch ab. Andere Cookies gibt es nicht.
privacy-time = Wie lange es gespeichert bleibt
privacy-time-table = Tische ohne Partie, Partien mit weniger als acht Zügen und Partien zwischen Computern: ein Tag.
privacy-time-game = Längere Partien: dauerhaft, damit du sie nachspielen kannst.
privacy-time-unfinished = Unbeendete Partien ohne Uhr enden nach 30 Tagen ohne Zug.
privacy-time-guest = Kommst du nicht wieder, wird dein Name nach 400 Tagen entfernt. Hast du keine Partie gespielt, wird alles nach 30 Tagen gelöscht.
privacy-time-backup = Der Betreiber dieses Servers bewahrt Sicherungen vielleicht länger auf.
privacy-mine = Deine Daten
privacy-mine-about = Lade alles herunter, was dieser Server über dich speichert, oder lösche es.
privacy-download = Meine Daten herunterladen
privacy-forget = Meine Daten löschen
privacy-forget-ask = Deine Daten löschen?
privacy-forget-what = Du gibst deine laufenden Partien auf, und dein Name wird aus allen Partien entfernt. Danach kann niemand mehr erkennen, dass du sie gespielt hast. Das lässt sich nicht rückgängig machen.
privacy-forget-device = Partien, die auf diesem Gerät gespeichert sind, bleiben hier. Du kannst sie unter „Partien“ löschen.
privacy-cancel = Abbrechen
privacy-forgotten = Erledigt. Deine Daten wurden von diesem Server gelöscht.
privacy-failed = Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.
