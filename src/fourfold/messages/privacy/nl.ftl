### Privacy: what is stored, for how long, and having it deleted. Nederlands

privacy-title = Privacy
privacy-lead = Je speelt hier als gast: geen account, geen e-mailadres, geen reclame, geen tracking.
privacy-stored = Wat er wordt bewaard
privacy-stored-game = Partijen aan onlinetafels: de zetten en hun tijdstip, de zinnen die je zei en de naam die je invulde.
privacy-stored-visit = Wanneer je voor het eerst kwam, en de dag van je laatste bezoek.
privacy-stored-device = Alleen op dit apparaat: je instellingen en de partijen die het bewaart.
privacy-stored-not = Je internetadres wordt niet bewaard. Het helpt alleen om bezoekers af te remmen die te veel vragen.
privacy-cookie = Waar de cookie voor is
privacy-cookie-about = Met één cookie kom je terug op je plaats. Er staat een willekeurig getal in en hij verloopt na 400 dagen zonder bezoek. Er is geen andere cookie.
privacy-time = Hoelang
privacy-time-table = Tafels zonder partij, partijen van minder dan acht zetten en partijen van alleen computers: één dag.
privacy-time-game = Langere partijen: voorgoed, zodat je ze kunt naspelen.
privacy-time-unfinished = Onvoltooide partijen zonder klok eindigen na 30 dagen zonder zet.
privacy-time-guest = Gasten die wegblijven: hun naam wordt na 400 dagen verwijderd. Zonder partij wordt alles na 30 dagen gewist.
privacy-time-backup = Wie deze server beheert, kan back-ups langer bewaren.
privacy-mine = Jouw gegevens
privacy-mine-about = Download alles wat deze server over je bewaart, of laat het wissen.
privacy-download = Mijn gegevens downloaden
privacy-forget = Vergeet mij
privacy-forget-ask = Mij vergeten?
privacy-forget-what = Je geeft je lopende partijen op en je naam verdwijnt uit alle partijen. Daarna kan niemand meer zien dat jij ze hebt gespeeld. Je kunt dit niet ongedaan maken.
privacy-forget-device = Partijen op dit apparaat blijven hier. Je kunt ze verwijderen onder ‘Partijen’.
privacy-cancel = Annuleren
privacy-forgotten = Klaar. Deze server is je vergeten.
privacy-failed = Dat is niet gelukt. Controleer je verbinding en probeer het opnieuw.
