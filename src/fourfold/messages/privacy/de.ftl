### Privacy: what is stored, for how long, and having it deleted. Deutsch

privacy-title = Datenschutz
privacy-lead = Du spielst hier als Gast: kein Konto, keine E-Mail-Adresse, keine Werbung, kein Tracking.
privacy-stored = Was gespeichert wird
privacy-stored-game = Partien an Online-Tischen: die Züge und wann sie gespielt wurden, was du gesagt hast und der Name, den du eingegeben hast.
privacy-stored-visit = Wann du zum ersten Mal da warst, und der Tag deines letzten Besuchs.
privacy-stored-device = Nur auf diesem Gerät: deine Einstellungen und die Partien, die es aufbewahrt.
privacy-stored-not = Deine Internetadresse wird nicht gespeichert. Sie hilft nur, Besucher zu bremsen, die zu viel verlangen.
privacy-cookie = Wozu das Cookie da ist
privacy-cookie-about = Ein einziges Cookie bringt dich an deinen Platz zurück. Es enthält eine Zufallszahl und läuft nach 400 Tagen ohne Besuch ab. Andere Cookies gibt es nicht.
privacy-time = Wie lange
privacy-time-table = Tische ohne Partie, Partien mit weniger als acht Zügen und Partien, in denen nur Computer spielen: ein Tag.
privacy-time-game = Längere Partien: dauerhaft, damit du sie nachspielen kannst.
privacy-time-unfinished = Unbeendete Partien ohne Uhr enden nach 30 Tagen ohne Zug.
privacy-time-guest = Gäste, die nicht wiederkommen: Ihr Name wird nach 400 Tagen entfernt. Ohne Partie wird alles nach 30 Tagen gelöscht.
privacy-time-backup = Wer diesen Server betreibt, kann Sicherungen länger aufbewahren.
privacy-mine = Deine Daten
privacy-mine-about = Lade alles herunter, was dieser Server über dich speichert, oder lass es löschen.
privacy-download = Meine Daten herunterladen
privacy-forget = Vergiss mich
privacy-forget-ask = Sollen wir dich vergessen?
privacy-forget-what = Du gibst deine laufenden Partien auf, und dein Name verschwindet aus allen Partien. Danach weiß niemand mehr, dass du sie gespielt hast. Das lässt sich nicht rückgängig machen.
privacy-forget-device = Partien auf diesem Gerät bleiben hier. Du kannst sie unter „Partien“ löschen.
privacy-cancel = Abbrechen
privacy-forgotten = Erledigt. Dieser Server hat dich vergessen.
privacy-failed = Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.
