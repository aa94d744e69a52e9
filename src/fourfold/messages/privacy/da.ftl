### Privacy: what is stored, for how long, and having it deleted. dansk

privacy-title = Privatliv
privacy-lead = Du spiller her som gæst: ingen konto, ingen e-mailadresse, ingen reklamer, ingen sporing.
privacy-stored = Hvad der gemmes
privacy-stored-game = Spil ved onlineborde: trækkene og hvornår de blev spillet, de sætninger, du har sagt, og det navn, du har skrevet.
privacy-stored-visit = Hvornår du kom første gang, og dagen for dit seneste besøg.
privacy-stored-device = Kun på denne enhed: dine indstillinger og de spil, den gemmer.
privacy-stored-not = Din internetadresse gemmes ikke. Den bruges kun til at bremse besøgende, der beder om for meget.
privacy-cookie = Hvad cookien er til
privacy-cookie-about = Én cookie lader dig komme tilbage til din plads. Den indeholder et tilfældigt tal og udløber efter 400 dage uden besøg. Der er ingen andre cookies.
privacy-time = Hvor længe
privacy-time-table = Borde uden spil, spil på under otte træk og spil, hvor kun computere deltager: én dag.
privacy-time-game = Længere spil: for altid, så du kan spille dem igennem igen.
privacy-time-unfinished = Uafsluttede spil uden ur slutter efter 30 dage uden et træk.
privacy-time-guest = Gæster, der bliver væk: Navnet fjernes efter 400 dage. Uden et spil slettes alt efter 30 dage.
privacy-time-backup = Den, der driver serveren, kan beholde sikkerhedskopier længere.
privacy-mine = Dine data
privacy-mine-about = Hent alt, hvad serveren har gemt om dig, eller få det slettet.
privacy-download = Hent mine data
privacy-forget = Glem mig
privacy-forget-ask = Glem mig?
privacy-forget-what = Du opgiver dine igangværende spil, og dit navn fjernes fra alle spil. Bagefter kan ingen se, at du har spillet dem. Det kan ikke fortrydes.
privacy-forget-device = Spil, der er gemt på denne enhed, bliver her. Du kan slette dem under “Mine spil”.
privacy-cancel = Annuller
privacy-forgotten = Færdig. Serveren har glemt dig.
privacy-failed = Det lykkedes ikke. Se efter, om du har forbindelse, og prøv igen.
