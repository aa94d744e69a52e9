### Privacy: what is stored, for how long, and having it deleted. dansk

privacy-title = Privatliv
privacy-lead = Du spiller her som gæst: ingen konto, ingen e-mailadresse, ingen reklamer, ingen sporing.
privacy-stored = Hvad der gemmes
privacy-stored-game = Spil ved onlineborde: trækkene, hvornår de blev lavet, de beskeder, du har sendt, og det navn, du har skrevet.
privacy-stored-visit = Datoen for dit første og dit seneste besøg.
privacy-stored-device = Kun på denne enhed: dine indstillinger og de spil, der er gemt på den.
privacy-stored-not = Din IP-adresse gemmes ikke. Den bruges kun til at stoppe besøgende, der sender for mange forespørgsler.
privacy-cookie = Cookien
privacy-cookie-about = Én cookie lader dig komme tilbage til din plads. Den indeholder et tilfældigt tal og udløber efter 400 dage uden besøg. Der er ingen andre cookies.
privacy-time = Hvor længe det gemmes
privacy-time-table = Borde uden spil, spil på under otte træk og spil mellem computere: én dag.
privacy-time-game = Længere spil: for altid, så du kan se dem igen.
privacy-time-unfinished = Uafsluttede spil uden ur slutter efter 30 dage uden et træk.
privacy-time-guest = Kommer du ikke tilbage, fjernes dit navn efter 400 dage. Har du ikke spillet noget spil, slettes alt efter 30 dage.
privacy-time-backup = Den, der driver denne server, kan beholde sikkerhedskopier længere.
privacy-mine = Dine data
privacy-mine-about = Hent alt, hvad denne server har gemt om dig, eller slet det.
privacy-download = Hent mine data
privacy-forget = Slet mine data
privacy-forget-ask = Slet dine data?
privacy-forget-what = Du giver op i dine igangværende spil, og dit navn fjernes fra alle spil. Bagefter kan ingen se, at du har spillet dem. Det kan ikke fortrydes.
privacy-forget-device = Spil, der er gemt på denne enhed, bliver her. Du kan slette dem under »Mine spil«.
privacy-cancel = Annuller
privacy-forgotten = Færdig. Dine data er slettet fra denne server.
privacy-failed = Det lykkedes ikke. Se efter, om du har forbindelse, og prøv igen.
