### The page: Nederlands

## Frame

page-skip = Naar de inhoud gaan
page-description = Speel, leer en analyseer Quarto en Quartino: met vrienden, met onbekenden of tegen de computer. Zonder account.
page-nav = Fourfold
page-nav-lobby = Tafels
page-nav-puzzles = Puzzels
page-nav-analysis = Analyse
page-nav-learn = Leren
page-nav-games = Partijen
page-rules = Regels
page-privacy = Privacy
page-notices = Licenties
page-go-home = Startpagina
page-nothing-here = Pagina niet gevonden
page-nothing-here-why = Op dit adres staat geen pagina. Misschien is de link onvolledig of is de pagina verplaatst.
page-find-table = Een link naar een tafel gekregen? Plak hem hier.
page-find-table-open = Openen
page-find-table-none = Dat is geen link naar een tafel. Kopieer de hele link en plak hem opnieuw.
page-not-loaded = Deze pagina is niet geladen
page-not-loaded-why = Controleer je verbinding en laad de pagina opnieuw.
page-failed = Er ging iets mis
page-failed-why = Laad de pagina opnieuw. Je partijen en tafels zijn bewaard.
page-new-version = Er is een nieuwe versie.
page-new-version-load = Bijwerken
page-choices = Taal, weergave en geluid
page-language = Taal
page-theme = Thema
page-theme-auto = automatisch
page-theme-light = licht
page-theme-dark = donker
page-view = Bord
page-view-auto = automatisch
page-view-depth = 3D
page-view-flat = plat
page-speed = Animatiesnelheid
page-speed-instant = direct
page-speed-fast = snel
page-speed-normal = normaal
page-speed-slow = langzaam
page-legend = Legenda
page-legend-tall = { $value } (dubbele rand)
page-coordinates = Coördinaten bij het bord
page-confirm = Zetten bevestigen
page-confirm-auto = op een aanraakscherm
page-confirm-on = altijd
page-confirm-off = nooit
page-shortcuts = Sneltoetsen met één toets
page-sound = Geluiden

## First page

page-home-title = Zoek vier gelijke. Roep het als eerste.
page-home-about = Speel Quarto en Quartino met wie bij je zit, met vrienden ver weg of tegen de computer: bij Quarto zelfs tegen een onverslaanbare. Geen account, niets te installeren.
page-home-quarto = Zestien stukken, vier kenmerken. Je tegenstander kiest het stuk dat jij moet plaatsen.
page-home-danish = Quarto, Deense uitgave
page-home-quartino = Fiche na fiche bouwen jullie allemaal op hetzelfde speelbord. Maak je vier geheime kaarten als eerste.
page-home-lobby = Zoek een tegenstander.
page-home-puzzles = Vind de enige zet die wint of het gelijkspel redt. Elke oplossing is bewezen.
page-home-analysis = Zie in elke stelling welke zetten winst, gelijkspel of verlies opleveren.
page-play-bot = Tegen de computer
page-play-screen = Samen op dit scherm
page-play-friend = Met vrienden spelen
page-play-choose = Niveau en regels…
page-beginners = Kinderen en beginners
page-play-game = Speel { $game }
page-go-on = { $game } hervatten
page-go-on-you = tegen { $names } · jij bent aan de beurt
page-go-on-other = tegen { $names } · tegenstander aan de beurt
page-go-on-screen = { $names } · { $who } is aan de beurt
page-running = Lopende partijen
page-running-all = Alle lopende partijen
page-first-lesson = Eerste les
page-guest = Gast
page-player = Speler { $number }

## A new table

page-new = Nieuw spel
page-which-game = Welk spel?
page-with-whom = Met wie?
page-with-friend = Vrienden, via een link
page-with-bot = De computer
page-with-screen = Samen op dit scherm
page-with-anybody = Wie er maar wil
page-level = Hoe sterk?
page-level-numbered = { $number } · { $name }
page-level-short = Niveau { $number }
page-level-random = Willekeurig
    .about = Doet willekeurige zetten.
page-level-level1 = Beginner
    .about = { $game ->
        [quartino] Legt zijn fiches bijna willekeurig en ziet zelden een kaart aankomen.
       *[quarto] Ziet ongeveer de helft van de rijen.
    }
page-level-level2 = Amateur
    .about = { $game ->
        [quartino] Werkt aan één kaart tegelijk en laat de meeste kansen liggen.
       *[quarto] Ziet ongeveer drie van de vier rijen.
    }
page-level-level3 = Oplettend
    .about = { $game ->
        [quartino] Werkt aan twee kaarten tegelijk en laat veel kansen liggen.
       *[quarto] Mist ongeveer een op de zeven rijen en denkt tegen het einde soms vooruit.
    }
page-level-level4 = Geoefend
    .about = { $game ->
        [quartino] Werkt aan al zijn kaarten tegelijk en ziet die van jou soms aankomen.
       *[quarto] Mist minder dan een op de tien rijen en denkt op de laatste zes hokjes vaak vooruit.
    }
page-level-level5 = Sterk
    .about = { $game ->
        [quartino] Mist weinig, ziet veel van je kaarten aankomen en denkt een zet soms helemaal door.
       *[quarto] Mist zelden een rij en denkt op de laatste acht hokjes meestal vooruit.
    }
page-level-level6 = Expert
    .about = { $game ->
        [quartino] Denkt de meeste zetten helemaal door en onthoudt veel van wat je hebt gelegd.
       *[quarto] Mist bijna niets en speelt de laatste negen hokjes vrijwel perfect.
    }
page-level-level7 = Meester
    .about = { $game ->
        [quartino] Denkt elke zet helemaal door en vergeet bijna niets van wat je hebt gelegd.
       *[quarto] Mist nooit een rij en speelt de laatste tien hokjes perfect.
    }
page-level-perfect = Perfect
    .about = Maakt nooit een fout, van het eerste tot het laatste speelstuk.
page-level-greedy = Gretig
    .about = { $game ->
        [quartino] Roept Quartino met elke kaart die op het bord ligt en kijkt één zet vooruit naar de volgende.
       *[quarto] Laat geen winst liggen en gunt jou er geen, als het even kan.
    }
page-level-strong = Kampioen
    .about = Leerde van miljoenen potjes, onthoudt elke fiche die je legt en denkt vooruit.
page-bot-level = Computer (niveau { $number })
    .inside = de computer (niveau { $number })
    .object = de computer (niveau { $number })
page-bot-random = Computer (willekeurig)
    .inside = de computer (willekeurig)
    .object = de computer (willekeurig)
page-bot-greedy = Computer (gretig)
    .inside = de computer (gretig)
    .object = de computer (gretig)
page-bot-perfect = Computer (perfect)
    .inside = de computer (perfect)
    .object = de computer (perfect)
page-bot-strong = Computer (kampioen)
    .inside = de computer (kampioen)
    .object = de computer (kampioen)
page-your-name = Je naam
page-name-of = Naam van speler { $number } (optioneel)
page-how-many = Hoeveel spelers?
page-seats = { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
page-teams-of = Twee teams van { $number }
page-one-team = Het ene team
page-other-team = Het andere team
page-edition = { $game ->
        [quartino] Regels
       *[quarto] Uitgave
    }
page-edition-quartino = Alle regels
page-edition-quartino-first = Eerste potjes (eenvoudiger)
page-beginners-colour = Dezelfde kleur
page-beginners-traits = 1, 2 of 3 kenmerken
page-beginners-values = Alleen de donkere…
page-beginners-tap = Tik aan wat telt.
page-sight = { $game ->
        [quartino] Met of zonder scheidsrechter?
       *[quarto] Wie ziet de rijen?
    }
page-sight-players = Zelf roepen
    .about = Zoals in de spelregels: alleen wat je zelf ziet en roept, telt.
page-sight-referee = Scheidsrechter
    .about = De scheidsrechter ziet alles voor je.
page-what-counts = Wat telt, en wie welke stukken plaatst
page-both = { $one } en { $other }
page-only = alleen { $value }
page-only-traits = Alleen dit telt: { $names }
page-counts-not = telt niet
page-counts-nothing = Zo telt er niets en kan niemand winnen. Kies minstens één kenmerk.
page-colours = Stukken om te geven
page-mushrooms-owned = Eigen kleuren
    .about = Iedereen krijgt alleen paddenstoelen van de eigen kleur. Wie de eerste paddenstoel krijgt, heeft rood.
page-mushrooms-owned-dark = Eigen kleuren, blauw eerst
    .about = Iedereen krijgt alleen paddenstoelen van de eigen kleur. Wie de eerste paddenstoel krijgt, heeft blauw.
page-one-sided = Met eigen kleuren kan wie { $colour ->
        [light] licht
        [red] rood
        [blue] blauw
       *[dark] donker
    } heeft, met deze regels geen rij maken.
page-one-sided-free = Met vrije kleuren spelen
page-turn-limit = Maximumaantal beurten
page-from-to = Van { $least } tot en met { $most }.
page-turn-seconds = Tijd per beurt
page-no-clock = Geen klok
page-clock-game = Tijd voor het hele spel
page-clock-about = Minuten, plus extra seconden na elke beurt.
page-clock-of = { $minutes } min + { $seconds } s per beurt
page-begins = Wie begint?
page-begins-lot = Loten
page-begins-chosen = De speler die je kiest
page-begins-youngest = De jongste
page-youngest = Wie is de jongste?
page-begins-me = Jij
page-begins-bot = De computer
page-begins-gives = Wie begint, geeft het eerste stuk.
page-begins-about = Volgens de spelregels begint de jongste.
page-first-lot = Het lot bepaalt wie begint.
page-first-chosen = De spelers kiezen wie begint.
page-first-youngest = De jongste begint.
page-first-wanted = Kies wie begint, en start dan.
page-lots = Er wordt geloot…
page-goes-first = { $by ->
    [lot] Geloot: { $who } begint.
    [youngest] { $who } is de jongste en begint.
    [next] Deze keer begint { $who }.
   *[chosen] { $who } begint.
    }
page-goes-first-you = { $by ->
    [lot] Geloot: jij begint.
    [youngest] Jij bent de jongste en begint.
    [next] Deze keer begin jij.
   *[chosen] Jij begint.
    }
page-goes-round = Doorschuiven
page-goes-round-about = Anderen kunnen in de wachtrij gaan staan. Na elk spel gaat de plaats van de verliezer naar de volgende in de wachtrij.
page-more-options = Meer opties
page-rules-string = De regels als tekst
page-rules-string-about = Om te kopiëren naar een partijverslag of bericht. Je kunt hier ook typen.
page-counts-lines = Vier naast elkaar, onder elkaar of op een lange diagonaal die een van deze waarden delen:
page-counts-lines-squares = Vier naast elkaar, onder elkaar, op een lange diagonaal of in een vierkant van 2×2 die een van deze waarden delen:
page-open = Tafel openen
page-start = Beginnen
page-other-rules = Andere regels kiezen…

## Before a game

page-waiting = We wachten op spelers
page-ready = Iedereen is er
page-invite = Stuur deze link. Wie hem opent, kan gaan zitten of meekijken.
page-invites = { $name } nodigt je uit voor { $game }.
page-qr = QR-code van de link, om met een telefoon te scannen
page-qr-show = QR-code tonen
page-qr-name = QR-code
page-copy = Link kopiëren
page-invite-public = Iedereen kan deze tafel ook onder ‘{ page-nav-lobby }’ vinden en gaan zitten.
page-link = Link naar deze tafel
page-share = Delen
page-copied = Gekopieerd
page-chairs = Plaatsen
page-chair-free = Vrije plaats
page-deleted-player = Verwijderde speler
page-sit = Gaan zitten
page-stand = Plaats verlaten
page-rename = Naam wijzigen
page-rename-save = Opslaan
page-remove = Verwijderen
page-seat-bot = Computer toevoegen
page-start-when = Je kunt beginnen zodra alle plaatsen bezet zijn.
page-you = jij
page-name-you = { $name } (jij)
page-you-name = Jij
page-watch = Meekijken

## A game

page-the-game = Het spel
page-connecting = Verbinden…
page-unreachable = Deze tafel is niet bereikbaar
page-unreachable-offline = Je bent offline. De tafel gaat open zodra je weer online bent.
page-unreachable-server = De server reageert niet. We blijven het proberen, en de tafel gaat open zodra de server reageert.
page-play-offline = Quarto offline spelen
page-lost = Verbinding verbroken. Opnieuw verbinden… Je zetten zijn veilig.
page-lost-kept = Verbinding verbroken. Je zet is hier bewaard en wordt verstuurd zodra je weer online bent.
page-unsaved = Zetten kunnen nu niet worden opgeslagen. De jouwe wacht en wordt gedaan zodra het weer kan.
page-unsent = Wacht op verzending…
page-unsaved-move = Wacht op opslaan…
page-no-table = Tafel niet gevonden
page-no-table-why = Misschien is de link onvolledig. Vraag hem nog eens, of open zelf een tafel.
page-players = Spelers
page-team = Team { $team }
    .inside = team { $team }
page-has-left = is weg
page-not-connected = offline
page-clock = Nog { $time }
page-clock-turn = beurt { $time }
page-clock-elsewhere = Je klok loopt: { $time }
page-spectators = { $number ->
        [one] { $number } kijkt mee
       *[other] { $number } kijken mee
    }
page-moves = { $number ->
        [one] { $number } zet
       *[other] { $number } zetten
    }
page-look-back = Zet { $number } van { $most }
page-look-new = Nieuwe zet
page-look-return = Terug naar het spel
page-look-keys = Met de pijltoetsen blader je door de zetten, met Escape ga je terug naar het spel.
page-sheet = Zetten en meer
page-close = Sluiten
page-started = Het spel begint.
page-sat = { $name } gaat zitten.
page-taken-back = Zet teruggenomen.
page-said = { $name }: { $phrase }
page-event-place = { $who } plaatst het op { $square }.
page-event-call-false = { $who } roept ‘Quarto!’ met { $squares }. Dat is onterecht, en { $who } verliest.
page-event-you-give = Je geeft een stuk: { $piece }.
page-event-you-place = Je plaatst het op { $square }.
page-event-you-call = Je roept ‘Quarto!’ en wijst { $squares } aan.
page-event-you-call-false = Je roept ‘Quarto!’ met { $squares }. Dat is onterecht, en je verliest.
page-event-you-decline = Je roept niet.
page-event-you-offer = Je stelt gelijkspel voor.
page-event-you-accept = Je neemt het gelijkspel aan.

page-ask-give-you = Kies een stuk voor { $next }
page-ask-give-other = { $who } kiest een stuk voor { $next }
page-ask-give-to-you = { $who } kiest een stuk voor jou
page-ask-place-you = Plaats je stuk op een vrij hokje
page-ask-place-other = { $who } plaatst het stuk
page-ask-decline-you = Alle stukken zijn geplaatst. Roep Quarto, of kies ‘Niet roepen’.
page-ask-decline-other = { $who } zoekt een rij
page-ask-quartino-place-you = { $number ->
        [one] Leg een fiche: kies een kleur, dan een vak
       *[other] Leg { $number } fiches: kies een kleur, dan een vak
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } legt een fiche
       *[other] { $who } legt { $number } fiches
    }
page-ask-quartino-clear-you = Kies de stapel die je opruimt
page-ask-quartino-clear-other = { $who } ruimt een stapel op
page-ask-quartino-call-you = Roep Quartino met een van je kaarten, of beëindig je beurt
page-ask-quartino-call-other = { $who } mag Quartino roepen
page-ask-quartino-end-you = Beëindig je beurt
page-ask-quartino-end-other = { $who } moet de beurt beëindigen

page-tray = Stukken over
page-hand = In de hand
page-hand-empty = Geen stuk in de hand
page-free = vrij
page-marked = gekozen
page-square-taken = { $square } is bezet. Kies een vrij hokje.
page-place-first = Plaats eerst het stuk in je hand.
page-give-first = Kies eerst een stuk om te geven.
page-piece-placed = Dat stuk staat al op het bord.
page-place-ask = Op { $square } plaatsen? Tik nog eens.
page-place-here = Hier plaatsen
page-give-ask = Dit stuk geven? Tik nog eens.
page-give-this = Dit stuk geven
page-give-colour = De stukken van { $name }: { $colour }. Kies er een van die kleur.
page-call-about = Vier gelijke gezien? Druk op ‘Quarto!’ en kies dan de vier hokjes.
page-call-too-early = Je kunt Quarto roepen zodra er vier stukken op het bord staan.
page-call-not-turn = Je mag Quarto roepen in je eigen beurt: voordat je je stuk plaatst, of daarna, voordat je het volgende geeft.
page-call-used-up = Drie onterechte Quarto’s: in deze beurt mag je niet meer roepen.
page-call-show = Laat de rij zien: kies de vier hokjes.
page-call-first = Wijs eerst de rij aan: tik op de vier stukken op het bord, of annuleer.
page-call-free = { $square } is leeg. Kies hokjes met een stuk.
page-call-marked = { $number ->
        [0] Nog geen hokjes gekozen
       *[other] { $number } van 4: { $squares }
    }
page-call-confirm = Quarto roepen!
page-call-stopped = Roepen geannuleerd.
page-call-lapsed = Het spel ging verder voordat je Quarto riep. Dit telt niet als een onterechte Quarto.
page-false-call = { $who } riep onterecht Quarto met { $squares }.
page-false-call-mark = onterecht
page-cancel = Annuleren
page-decline = Niet roepen
page-line-shares = Gemeenschappelijk op { $squares }: { $values }.

page-key-arrows = over het bord of langs de stukken bewegen
page-key-call = Quarto roepen, of het roepen annuleren

page-take-back = Terugnemen
page-takeback-asked = { $name } wil een zet terugnemen.
page-agree = Akkoord
page-refuse = Weigeren
page-offer-draw = Gelijkspel voorstellen
page-draw-offered = { $name } stelt gelijkspel voor. Met een zet wijs je het voorstel af.
page-accept-draw = Gelijkspel aannemen
page-draw-waiting = Gelijkspel voorgesteld. Wachten op antwoord… Je volgende zet trekt het voorstel in.
page-draw-declined = { $name } slaat het gelijkspel af.
page-draw-declined-you = Je hebt het gelijkspel afgeslagen.
page-resign = Opgeven
page-resign-sure = Dit spel opgeven?
page-again = Revanche
page-again-asked = Wachten op de anderen…
page-again-asked-one = Wachten op { $name }…
page-again-wanted = { $number ->
        [one] { $names } wil een revanche.
       *[other] { $names } willen een revanche.
    }
page-analyse = Partij analyseren
page-replay = Naspelen
page-end-won = Je hebt gewonnen!
page-end-shared = Gedeelde overwinning!
page-end-lost = Je hebt verloren
page-end-draw = Gelijkspel
page-end-aborted = Spel afgebroken
page-end-aborted-why = Niemand wint.
page-why-call-you = Je hebt Quarto geroepen.
page-why-call-other = { $who } heeft Quarto geroepen.
page-why-line-you = Je hebt een rij voltooid.
page-why-line-other = { $who } heeft een rij voltooid.
page-why-cards-you = Je hebt al je kaarten gemaakt.
page-why-cards-other = { $who } heeft alle kaarten gemaakt.
page-why-turn-limit-you = Je hebt de meeste kaarten gemaakt.
page-why-turn-limit-other = { $who } heeft de meeste kaarten gemaakt.
page-why-false-call-you = Je hebt onterecht Quarto geroepen.
page-why-false-call-other = { $who } heeft onterecht Quarto geroepen.
page-why-resign-you = Je hebt opgegeven.
page-why-resign-other = { $who } heeft opgegeven.
page-why-time-you = Je tijd is om.
page-why-time-other = De tijd van { $who } is om.
page-why-abandoned-you = Je hebt het spel verlaten.
page-why-abandoned-other = { $who } heeft het spel verlaten.
page-score = Stand: { $score }

page-say = Iets zeggen…
page-phrase-hello = Hallo!
page-phrase-good-luck = Succes!
page-phrase-well-played = Goed gespeeld!
page-phrase-thanks = Dank je wel!
page-phrase-oops = Oeps.
page-phrase-nice-move = Mooie zet!
page-phrase-one-moment = Een ogenblikje.
page-phrase-again = Nog een potje?
page-phrase-goodbye = Tot ziens!

page-come-back = Terug naar het spel
page-hand-to-bot = Computer laten spelen
page-line = Wachtrij
page-line-of = In de wachtrij: { $names }
page-line-empty = De wachtrij is leeg.
page-line-up = In de wachtrij
page-line-leave = Wachtrij verlaten
page-line-next = Hierna spelen: { $names }
page-your-chair = Je hebt nu een plaats. Het volgende spel begint zodra iedereen klaar is.
page-local-bot = Dit spel wordt alleen op dit apparaat gespeeld.

## Tables of anybody

page-lobby-about = Schuif aan bij iemand die wacht, of open een tafel voor de volgende bezoeker.
page-lobby-waiting = Open tafels
page-lobby-nobody = Er wacht nu niemand. Kies hierboven een spel, dan vindt de volgende bezoeker je.
page-lobby-on = Lopende partijen

## Refusals

page-refused-offline = De server is niet bereikbaar. Je kunt hier wel beide spellen tegen de computer spelen, en Quarto op dit scherm. Voor Quartino op één scherm is de server nodig.
page-refused-unexpected = Dat is niet gelukt. Probeer het nog eens.
page-refused-try-again = De server heeft het druk. Probeer het nog eens.
page-refused-not-saved = De server kan nu niets opslaan. Probeer het later nog eens.
page-refused-wrong-origin = Deze server herkent { $origin } niet als zijn eigen adres, daarom kun je hier niet spelen. De beheerder moet hem starten met --trust-proxy of --origin { $origin }.
page-refused-not-authorized = De server herkent je browser niet. Laad de pagina opnieuw. Helpt dat niet, sta dan cookies toe voor deze site.
page-refused-too-fast = Dat ging te snel. Probeer het zo nog eens.
page-refused-chair-taken = Die plaats is bezet. Kies een andere.
page-refused-seated-already = Je hebt al een plaats.
page-refused-played-another-seat = Je hebt andere kaarten van dit spel gezien, dus je kunt deze plaats niet innemen.
page-refused-not-seated = Ga eerst zitten.
page-refused-not-host = Dat kan alleen de speler die de tafel heeft geopend.
page-refused-chairs-free = Nog niet alle plaatsen zijn bezet.
page-refused-game-on = Er is een spel bezig. Wacht tot het afgelopen is.
page-refused-no-game = Er is geen spel bezig.
page-refused-stale = Er is intussen iets veranderd. Kijk nog eens, en kies dan.
page-refused-not-your-seat = Je bent niet aan de beurt.
page-refused-takeback-asked = Je hebt het al gevraagd. Wacht op het antwoord.
page-refused-nothing-to-take-back = Je hebt geen zet om terug te nemen.
page-refused-said-enough = Je hebt al veel berichten gestuurd. Doe eerst een zet.
page-refused-tables-waiting = Je hebt al veel open tafels. Gebruik er een van.
page-refused-games-kept = Je hebt al veel spellen met een klok of tussen computers lopen. Maak er eerst een af of wacht tot er een is afgelopen.
page-refused-events-used-up = Je hebt aan deze tafel het maximale aantal acties bereikt. Speel een heel spel of open een nieuwe tafel.
page-refused-takebacks-used-up = In dit spel kun je niet meer vragen om een zet terug te nemen. Speel verder.
page-refused-draw-offers-used-up = In dit spel kun je geen gelijkspel meer voorstellen. Speel verder.
page-refused-draw-refused = Het gelijkspel is afgeslagen. Doe eerst een zet voordat je het weer voorstelt.
page-refused-bad-name = Kies een naam van hoogstens 24 tekens.
page-refused-bot-name = Zo heet een computerspeler. Kies een andere naam.
page-refused-no-hint = Hints zijn er alleen in je eigen beurt, in spellen tegen de computer.
page-refused-not-alone = In een spel met andere mensen zijn er geen hints, ook niet zolang de computer voor hen speelt.
page-refused-bots-busy = De computerspelers hebben het druk. Probeer het nog eens.
page-refused-rules-over-limit = De server staat hoogstens { $turns } beurten en { $seconds } seconden per beurt toe.
page-refused-record-too-long = Deze partij is te lang: hoogstens { $most } stappen.
page-refused-bad-settings = Deze regels en spelers gaan niet samen. Verander een van beide.
page-refused-no-such-table = Deze tafel bestaat niet. Controleer de link.
page-refused-not-your-turn = Je bent niet aan de beurt.
page-refused-game-over = Het spel is afgelopen.
page-refused-seat-has-left = De tijd is om: deze speler doet niet meer mee.
page-refused-draw-already-offered = Gelijkspel is al voorgesteld. Wacht op het antwoord.
page-refused-no-draw-offered = Het voorstel tot gelijkspel is verlopen.
page-refused-already-agreed = Je bent al akkoord gegaan. Wacht op de anderen.
page-refused-takeback-past-card = Er is sindsdien een kaart getoond, dus je kunt die zet niet terugnemen.
page-refused-piece-in-hand = Plaats eerst je stuk.
page-refused-no-piece-in-hand = Kies eerst een stuk om te geven.
page-refused-board-full = Alle stukken zijn geplaatst. Roep Quarto, of kies ‘Niet roepen’.
page-refused-square-taken = { $square } is bezet. Kies een vrij hokje.
page-refused-piece-not-left = Dat stuk is al gegeven. Kies een ander.
page-refused-no-more-calls = Drie onterechte Quarto’s: in deze beurt mag je niet meer roepen.
page-refused-call-no-line = Die vier hokjes zijn geen rij. Je bent nog steeds aan de beurt.
page-refused-call-not-full = Die rij is niet vol. Nog vrij: { $free }. Je bent nog steeds aan de beurt.
page-refused-call-nothing-shared = Die vier stukken delen niets dat telt. Je bent nog steeds aan de beurt.
page-refused-call-expired = Die rij telt niet meer: er is niet op tijd Quarto geroepen. Je bent nog steeds aan de beurt.
page-refused-call-not-now = Na het plaatsen kun je alleen Quarto roepen met een rij die dit stuk heeft voltooid. Je bent nog steeds aan de beurt.

## Around a game

page-table-refused = Deze tafel kan hier niet worden geopend
page-table-refused-why = Laad de pagina opnieuw. Helpt dat niet, sta dan cookies toe voor deze site of gebruik een nieuwere browser.
page-takeback-waiting = Je hebt gevraagd een zet terug te nemen. Wachten op antwoord…
page-takeback-agreed = { $name } gaat akkoord.
page-takeback-declined = { $name } weigert: de zet blijft staan.
page-resign-sure-of = Dit spel opgeven namens { $name }?
page-leave = Tafel verlaten
page-leave-sure = Dit spel verlaten? Je kunt terugkomen, ook als een computer voor je speelt.
page-refused-line-full = De wachtrij is vol. Probeer het later nog eens.
page-refused-waiting-already = Je staat al in de wachtrij of zit al aan tafel.
page-refused-not-waiting = Je staat niet in de wachtrij.
page-refused-no-takeback = Niemand vraagt nog om een zet terug te nemen.
page-refused-chair-not-yours = Dat is niet jouw plaats.

## Als een speler weg is

page-absent-label = Een speler is weg
page-absent-offline = { $name } heeft geen verbinding meer.
page-absent = { $name } is weg. { $wait }
page-absent-claim-in = Over { $time } kun je winst of gelijkspel opeisen.
page-absent-leave-in = Over { $time } kun je zonder deze speler verderspelen.
page-absent-bot-in = Over { $time } kan een computer het overnemen.
page-absent-now = { $name } is weg. Kies hoe je verdergaat, of blijf wachten.
page-claim-win = Winst opeisen
page-claim-draw = Gelijkspel opeisen
page-claim-leave = Zonder deze speler verder
page-claim-end = Spel beëindigen
page-abort = Spel afbreken
page-abort-sure = Dit spel afbreken? Niemand wint.
page-aborted = Spel afgebroken. Niemand wint.
page-back = Een computer speelt in jouw plaats.
page-refused-seat-kept = Tijdens het spel kan alleen de speler van deze plaats of een computer hier gaan zitten.
page-refused-no-claim = Deze speler is terug, of nog niet lang genoeg weg. Wacht tot het aftellen voorbij is.
page-refused-too-late-to-abort = Afbreken kan niet meer. Je kunt opgeven of gelijkspel voorstellen.
page-pace = Klok
page-pace-usual = Gewoon
    .about = Quarto: 1 min per beurt · Quartino: 10 min + 5 s per beurt.
page-pace-slow = Langzaam
    .about = Quarto: 3 min per beurt · Quartino: 30 min + 10 s per beurt.
page-pace-none = Geen klok
    .about = Een onbekende kan je laten wachten.
