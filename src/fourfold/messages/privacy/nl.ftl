### Privacy: what is stored, for how long, and having it deleted. Nederlands

privacy-title = Privacy
privacy-lead = Je speelt hier als gast: geen account, geen e-mailadres, geen reclame, geen tracking.
privacy-stored = Wat er wordt bewaard
privacy-stored-game = Partijen aan onlinetafels: de zetten, wanneer ze zijn gedaan, de berichten die je stuurde en de naam die je invulde.
privacy-stored-visit = De datum van je eerste en van je laatste bezoek.
privacy-stored-device = Alleen op dit apparaat: je instellingen en de partijen die hier zijn bewaard.
privacy-stored-not = Je IP-adres wordt niet bewaard. Het wordt alleen gebruikt om bezoekers te stoppen die te veel verzoeken sturen.
privacy-cookie = De cookie
privacy-cookie-about = Met één cookie kun je terug naar je plaats. Er staat een willekeurig getal in en hij verloopt na 400 dagen zonder bezoek. Andere cookies zijn er niet.
privacy-time = Hoelang het wordt bewaard
privacy-time-table = Tafels zonder spel, partijen van minder dan acht zetten en partijen tussen computers: één dag.
privacy-time-game = Langere partijen: voorgoed, zodat je ze kunt naspelen.
privacy-time-unfinished = Onvoltooide partijen zonder klok eindigen na 30 dagen zonder zet.
privacy-time-guest = Kom je niet terug, dan wordt je naam na 400 dagen verwijderd. Heb je niets gespeeld, dan wordt alles na 30 dagen verwijderd.
privacy-time-backup = De beheerder van deze server kan back-ups langer bewaren.
privacy-mine = Jouw gegevens
privacy-mine-about = Download alles wat deze server over je bewaart, of verwijder het.
privacy-download = Mijn gegevens downloaden
privacy-forget = Mijn gegevens verwijderen
privacy-forget-ask = Je gegevens verwijderen?
privacy-forget-what = Je geeft je lopende spellen op, en je naam wordt uit alle partijen verwijderd. Daarna kan niemand zien dat jij ze hebt gespeeld. Je kunt dit niet ongedaan maken.
privacy-forget-device = Partijen die op dit apparaat zijn bewaard, blijven hier. Je kunt ze verwijderen onder ‘Partijen’.
privacy-cancel = Annuleren
privacy-forgotten = Klaar. Je gegevens zijn van deze server verwijderd.
privacy-failed = Dat is niet gelukt. Controleer je verbinding en probeer het opnieuw.
