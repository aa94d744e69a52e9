### The page: Nederlands

## Frame

page-skip = Naar de inhoud
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
page-nothing-here = Hier is niets
page-nothing-here-why = Geen pagina heeft dit adres. Misschien is de link afgebroken of is de pagina verplaatst.
page-find-table = Heb je een link naar een tafel? Plak hem hier.
page-find-table-open = Openen
page-find-table-none = Dat is geen link naar een tafel. Kopieer de hele link en plak hem opnieuw.
page-not-loaded = Deze pagina is niet geladen
page-not-loaded-why = Controleer je verbinding en laad de pagina opnieuw.
page-failed = Hier ging iets mis
page-failed-why = Laad de pagina opnieuw: partijen en tafels zijn bewaard, en niets wat gespeeld is gaat verloren.
page-new-version = Er is een nieuwe versie.
page-new-version-load = Bijwerken
page-choices = Taal, uiterlijk en geluid
page-language = Taal
page-theme = Kleuren
page-theme-auto = zoals je apparaat
page-theme-light = papier
page-theme-dark = nacht
page-view = Bord
page-view-auto = wat het best past
page-view-depth = met diepte
page-view-flat = van boven
page-speed = Snelheid van zetten
page-speed-instant = direct
page-speed-fast = snel
page-speed-normal = normaal
page-speed-slow = langzaam
page-view-switch = Van boven gezien
page-legend = Legenda
page-legend-tall = { $value } (dubbele rand)
page-coordinates = Coördinaten op het bord
page-confirm = Zetten bevestigen
page-confirm-auto = op een aanraakscherm
page-confirm-on = altijd
page-confirm-off = nooit
page-shortcuts = Sneltoetsen van één toets
page-sound = Geluiden

## First page

page-home-title = Vier gelijke, en jij ziet ze als eerste
page-home-about = Speel Quarto en Quartino met wie bij je zit, met vrienden ver weg, of tegen de computer, bij Quarto ook een die nooit een fout maakt. Geen account, niets te installeren.
page-home-quarto = Zestien stukken, vier kenmerken. Je tegenstander kiest het stuk dat jij moet plaatsen.
page-home-quartino = Fiche na fiche bouwen jullie samen aan één kleurenwiel, ieder met vier geheime kaarten om te maken.
page-home-lobby = Er wacht iemand op jou, of jij op iemand.
page-home-puzzles = Vind de ene zet die wint of standhoudt. Elke puzzel is bewezen.
page-home-analysis = De exacte waarde van elke keuze, in elke stelling.
page-play-bot = Tegen de computer spelen
page-play-screen = Samen op dit scherm
page-play-friend = Met een vriend spelen
page-play-choose = Niveau en regels…
page-play-game = { $game } spelen
page-go-on = Verder met je spel: { $game }
page-go-on-you = tegen { $names } · jij bent aan de beurt
page-go-on-other = tegen { $names } · tegenstander aan de beurt
page-go-on-screen = { $names } · { $who } is aan de beurt
page-first-lesson = Eerste les
page-guest = Gast
page-player = Speler { $number }

## A new table

page-new = Een nieuwe tafel
page-which-game = Welk spel?
page-with-whom = Met wie?
page-with-friend = Vrienden, via een link
page-with-bot = De computer
page-with-screen = Samen aan dit scherm
page-with-anybody = Wie maar wil
page-level = Hoe sterk?
page-level-numbered = { $number } · { $name }
page-level-random = Willekeurig
    .about = Speelt op goed geluk, zonder te kijken.
page-level-level1 = Beginner
    .about = Ziet ongeveer de helft van de rijen.
page-level-level2 = Gelegenheidsspeler
    .about = Ziet ongeveer drie van de vier rijen.
page-level-level3 = Oplettend
    .about = Mist ongeveer een op de zeven rijen en denkt tegen het einde soms vooruit.
page-level-level4 = Geoefend
    .about = Mist minder dan een op de tien rijen en denkt op de laatste zes hokjes vaak vooruit.
page-level-level5 = Sterk
    .about = Mist zelden een rij en denkt op de laatste acht hokjes meestal vooruit.
page-level-level6 = Expert
    .about = Mist bijna niets en maakt op de laatste negen hokjes nauwelijks fouten.
page-level-level7 = Meester
    .about = Mist geen enkele rij en speelt de laatste tien hokjes foutloos.
page-level-perfect = Perfect
    .about = Maakt nooit een fout, van het eerste tot het laatste speelstuk.
page-level-greedy = Alert
    .about = Roept elke kaart die klaar is en kijkt één zet vooruit naar de volgende.
page-bot-level = Computer (niveau { $number })
page-bot-random = Computer (lukraak)
page-bot-greedy = Computer (alert)
page-bot-perfect = Computer (perfect)
page-your-name = Je naam
page-name-of = Naam van speler { $number }, als je wilt
page-how-many = Met hoeveel?
page-seats = { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
page-teams-of = Twee teams van { $number }
page-edition = Uitgave
page-sight = Wie let er op?
page-what-counts = Wat telt, en van wie de stukken zijn
page-both = { $one } en { $other }
page-only = alleen { $value }
page-only-traits = Alleen dit telt: { $names }
page-counts-not = telt niet
page-counts-nothing = Er zou niets tellen, dus niemand zou kunnen winnen. Laat minstens één kenmerk tellen.
page-colours = Kleuren
page-mushrooms-owned = Eigen kleuren
    .about = Iedereen krijgt steeds paddenstoelen van de eigen kleur; wie als eerste een paddenstoel krijgt, heeft rood.
page-mushrooms-owned-dark = Eigen kleuren, blauw eerst
    .about = Iedereen krijgt steeds paddenstoelen van de eigen kleur; wie als eerste een paddenstoel krijgt, heeft blauw.
page-turn-limit = Hoogstens zoveel beurten
page-from-to = Van { $least } tot { $most }.
page-turn-seconds = Tijd per beurt
page-no-clock = Geen klok
page-clock-game = Tijd voor het hele spel
page-clock-about = Minuten, en seconden die er bij elke zet bij komen.
page-clock-of = { $minutes } min + { $seconds } s per zet
page-begins = Wie begint?
page-begins-lot = Het lot beslist
page-begins-chosen = Wie je kiest
page-begins-youngest = De jongste
page-begins-me = Jij
page-begins-bot = De computer
page-begins-gives = Wie begint, geeft het eerste speelstuk.
page-begins-about = Volgens de spelregels begint de jongste.
page-goes-round = Doorschuiven
page-goes-round-about = Anderen mogen in de rij gaan staan: na een spel gaat de plaats van de verliezer naar de volgende.
page-more-options = Meer opties
page-rules-string = De regels als tekst
page-rules-string-about = Om in een verslag of bericht te zetten. Je kunt hier ook zelf typen.
page-counts-lines = Vier stukken naast elkaar, onder elkaar of op een lange diagonaal die een van deze dingen gemeen hebben:
page-counts-lines-squares = Vier stukken naast elkaar, onder elkaar, op een lange diagonaal of in een vierkant van 2×2 die een van deze dingen gemeen hebben:
page-open = Tafel openen
page-start = Beginnen
page-other-rules = Andere regels kiezen…

## Before a game

page-waiting = We wachten op spelers
page-ready = Iedereen is er
page-invite = Stuur deze link. Wie hem opent, kan aanschuiven of meekijken.
page-invites = { $name } nodigt je uit voor { $game }.
page-qr = QR-code van de link, om met een telefoon te scannen
page-qr-show = QR-code tonen
page-copy = Link kopiëren
page-invite-public = Iedereen kan deze tafel ook onder ‘{ page-nav-lobby }’ vinden en aanschuiven.
page-link = De link van de tafel
page-share = Delen
page-copied = Gekopieerd
page-chairs = Plaatsen
page-chair-free = Vrije plaats
page-deleted-player = Verwijderde speler
page-sit = Aanschuiven
page-stand = Opstaan
page-remove = Weghalen
page-seat-bot = Computer laten meedoen
page-start-when = Je kunt beginnen als alle plaatsen bezet zijn.
page-you = jij
page-you-name = Jij
page-watch = Meekijken

## A game

page-the-game = Het spel
page-connecting = Verbinden…
page-unreachable = Deze tafel is niet bereikbaar
page-unreachable-offline = Je bent offline. De tafel gaat vanzelf open zodra je weer verbinding hebt.
page-unreachable-server = De server antwoordt niet. We blijven het proberen; de tafel gaat open zodra hij antwoordt.
page-play-offline = Quarto offline spelen
page-lost = De verbinding is verbroken. We proberen het opnieuw; wat je deed, gaat niet verloren.
page-lost-kept = De verbinding is verbroken. Wat je deed, is bewaard en wordt verstuurd zodra ze terug is.
page-no-table = Deze tafel bestaat niet
page-no-table-why = Misschien is de link niet volledig. Vraag hem nog eens, of open zelf een tafel.
page-players = Spelers
page-team = Team { $team }
page-has-left = is weg
page-not-connected = niet verbonden
page-clock = Nog { $time }
page-clock-turn = beurt { $time }
page-spectators = { $number ->
        [one] { $number } kijkt mee
       *[other] { $number } kijken mee
    }
page-moves = { $number ->
        [one] { $number } zet
       *[other] { $number } zetten
    }
page-look-back = Zet { $number } van { $most }
page-look-new = Nieuwe zet
page-look-return = Terug naar het spel
page-look-keys = Met de pijltoetsen kijk je zet voor zet terug, met Escape ga je terug naar het spel.
page-sheet = Zetten en meer
page-close = Sluiten
page-started = Er begint een spel.
page-sat = { $name } gaat zitten.
page-taken-back = Teruggenomen.
page-said = { $name }: { $phrase }
page-event-place = { $who } plaatst het op { $square }.
page-event-call-false = { $who } roept ‘Quarto!’ en wijst { $squares } aan, maar ten onrechte: dat verliest.
page-event-you-give = Je geeft: { $piece }.
page-event-you-place = Je plaatst het op { $square }.
page-event-you-call = Je roept ‘Quarto!’ en wijst { $squares } aan.
page-event-you-call-false = Je roept ‘Quarto!’ en wijst { $squares } aan, maar ten onrechte: dat verliest.
page-event-you-decline = Je ziet ervan af.
page-event-you-resign = Je geeft op.
page-event-you-flag = Je bent door je tijd heen.
page-event-you-abandon = Je hebt het spel verlaten.
page-event-you-offer = Je stelt gelijkspel voor.
page-event-you-accept = Je neemt het gelijkspel aan.

page-ask-give-you = Kies een stuk voor { $next }
page-ask-give-other = { $who } kiest een stuk voor { $next }
page-ask-give-to-you = { $who } kiest een stuk voor jou
page-ask-place-you = Plaats je stuk op een vrij hokje
page-ask-place-other = { $who } plaatst het stuk
page-ask-decline-you = Alle stukken zijn geplaatst. Roep een rij, of zie ervan af.
page-ask-decline-other = { $who } zoekt een rij
page-ask-quartino-place-you = { $number ->
        [one] Leg een fiche: kies een kleur, dan een vak
       *[other] Leg { $number } fiches: kies een kleur, dan een vak
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } legt een fiche
       *[other] { $who } legt { $number } fiches
    }
page-ask-quartino-clear-you = Ruim de stapel op: tik hem aan
page-ask-quartino-clear-other = { $who } ruimt een stapel op
page-ask-quartino-call-you = Roep Quartino met een van je kaarten, of beëindig je beurt
page-ask-quartino-call-other = { $who } mag Quartino roepen
page-ask-quartino-end-you = Beëindig je beurt
page-ask-quartino-end-other = { $who } beëindigt de beurt

page-tray = Stukken over
page-hand = In de hand
page-hand-empty = nog niets
page-free = vrij
page-marked = gemarkeerd
page-square-taken = { $square } is bezet. Kies een vrij hokje.
page-place-ask = Op { $square } plaatsen?
page-place-here = Hier plaatsen
page-give-ask = Dit stuk geven?
page-give-this = Dit stuk geven
page-give-colour = De stukken van { $name }: { $colour }. Kies er een van die kleur.
page-call-about = Vier gelijke gezien? Zeg het, en tik ze aan.
page-call-too-early = Je kunt roepen zodra er vier stukken op het bord staan.
page-call-not-turn = Je mag roepen in je eigen beurt: voor je plaatst, of daarna, voor je geeft.
page-call-used-up = Drie foute roepen: in deze beurt mag je niet meer roepen.
page-call-show = Laat de rij zien: kies de vier hokjes.
page-call-first = Eerst de rij: raak de vier stukken op het bord aan, of annuleer.
page-call-free = { $square } is vrij. Kies hokjes met een stuk.
page-call-marked = { $number } van 4: { $squares }
page-call-confirm = Quarto roepen!
page-call-stopped = Niet geroepen.
page-call-lapsed = Het spel ging verder voordat je had geroepen. Het telt niet als een foute roep.
page-cancel = Annuleren
page-decline = Afzien
page-line-shares = { $squares } hebben gemeen: { $values }.

page-key-arrows = van hokje naar hokje gaan, van stuk naar stuk
page-key-call = Quarto roepen, of toch niet

page-take-back = Terugnemen
page-takeback-asked = { $name } wil een zet terugnemen.
page-agree = Goedvinden
page-refuse = Weigeren
page-offer-draw = Gelijkspel voorstellen
page-draw-offered = { $name } stelt gelijkspel voor. Elke zet wijst het af.
page-accept-draw = Gelijkspel aannemen
page-draw-waiting = Gelijkspel is voorgesteld. Wachten op het antwoord…
page-draw-declined = { $name } slaat het gelijkspel af.
page-draw-declined-you = Je hebt het gelijkspel afgeslagen.
page-resign = Opgeven
page-resign-sure = Dit spel opgeven?
page-again = Revanche
page-again-asked = Wachten op de anderen…
page-again-wanted = { $number ->
        [one] { $names } wil graag nog een keer spelen.
       *[other] { $names } willen graag nog een keer spelen.
    }
page-analyse = Spel analyseren
page-replay = Naspelen
page-end-won = Je wint!
page-end-shared = Gedeelde winst!
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
page-why-false-call-you = Je hebt ten onrechte geroepen.
page-why-false-call-other = { $who } heeft ten onrechte geroepen.
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

page-come-back = Terugkomen
page-hand-to-bot = Computer laten doorspelen
page-line = Wachtrij
page-line-of = In de rij: { $names }
page-line-empty = Er staat niemand in de rij.
page-line-up = In de rij gaan staan
page-line-leave = Uit de rij gaan
page-line-next = Hierna spelen: { $names }
page-your-chair = De plaats is nu van jou. Het volgende spel begint zodra iedereen wil.
page-local-bot = Dit spel wordt alleen op dit apparaat gespeeld.

## Tables of anybody

page-lobby-about = Schuif aan bij wie er wacht. Is er niemand, dan komt er een tafel voor je, en wie daarna komt, speelt met jou.
page-lobby-waiting = Wachten op iemand
page-lobby-nobody = Er wacht nu niemand. Open een tafel: wie daarna komt, vindt hem.
page-lobby-on = Hier wordt gespeeld

## Refusals

page-refused-offline = De server is niet bereikbaar. Zonder server kun je hier Quarto spelen, op dit scherm of tegen de computer; Quartino heeft hem nodig.
page-refused-unexpected = Dat is niet gelukt. Probeer het nog eens.
page-refused-try-again = De server heeft het druk. Probeer het nog eens.
page-refused-too-fast = Dat ging een beetje snel. Probeer het nog eens.
page-refused-chair-taken = Die plaats is bezet. Kies een andere.
page-refused-seated-already = Je hebt al een plaats.
page-refused-played-another-seat = Je hebt andere kaarten van dit spel gezien, dus deze plaats kun je niet nemen.
page-refused-not-seated = Schuif eerst aan.
page-refused-not-host = Dat kan alleen wie de tafel heeft geopend.
page-refused-chairs-free = Nog niet alle plaatsen zijn bezet.
page-refused-game-on = Er is een spel bezig.
page-refused-no-game = Er is geen spel bezig.
page-refused-stale = Er is intussen iets gebeurd. Kijk nog eens, en kies dan.
page-refused-not-your-seat = Je bent niet aan de beurt.
page-refused-takeback-asked = Dat is al gevraagd. Wacht op het antwoord.
page-refused-nothing-to-take-back = Je hebt geen zet om terug te nemen.
page-refused-said-enough = Dat was veel gepraat. Speel eerst verder.
page-refused-tables-waiting = Je hebt al veel tafels die wachten. Gebruik er een van.
page-refused-games-kept = Je hebt al veel spellen met een klok of tussen computers lopen. Maak er eerst een af of wacht tot er een is afgelopen.
page-refused-events-used-up = Je hebt aan deze tafel het maximale aantal acties bereikt. Speel een heel spel of open een nieuwe tafel.
page-refused-takebacks-used-up = Je hebt al vaak gevraagd om een zet terug te nemen. Speel nu zo verder.
page-refused-draw-offers-used-up = Je hebt al vaak gelijkspel voorgesteld. Speel nu verder.
page-refused-draw-refused = Het gelijkspel is afgeslagen. Doe eerst een zet voordat je het weer voorstelt.
page-refused-bad-name = Kies een naam van hoogstens 24 tekens.
page-refused-bot-name = Zo heet een computerspeler al. Kies een andere naam.
page-refused-no-hint = Hints zijn er in je eigen beurt, in spellen tegen de computer.
page-refused-bots-busy = De computers hebben het druk. Probeer het nog eens.
page-refused-rules-over-limit = De server staat hoogstens { $turns } beurten en { $seconds } seconden per beurt toe.
page-refused-record-too-long = Deze partij is te lang: hoogstens { $most } zetten en meldingen.
page-refused-bad-settings = Deze regels en spelers gaan niet samen. Verander een van beide.
page-refused-no-such-table = Deze tafel bestaat niet.
page-refused-not-your-turn = Je bent niet aan de beurt.
page-refused-game-over = Het spel is afgelopen.
page-refused-seat-has-left = De tijd is om: deze speler doet niet meer mee.
page-refused-draw-already-offered = Gelijkspel is al voorgesteld. Wacht op het antwoord.
page-refused-no-draw-offered = Het gelijkspel wordt niet meer voorgesteld.
page-refused-already-agreed = Je hebt al ingestemd. Wacht op de anderen.
page-refused-takeback-past-card = Er is sindsdien een kaart getoond: dat kan niet meer terug.
page-refused-piece-in-hand = Plaats eerst het stuk in je hand.
page-refused-no-piece-in-hand = Kies eerst een stuk om te geven.
page-refused-board-full = Alle stukken zijn geplaatst. Roep een rij, of zie ervan af.
page-refused-square-taken = { $square } is bezet. Kies een vrij hokje.
page-refused-piece-not-left = Dat stuk is er niet meer. Kies een ander.
page-refused-no-more-calls = Drie foute roepen: in deze beurt mag je niet meer roepen.
page-refused-call-no-line = Deze vier hokjes zijn geen rij. Er is niets verloren: ga verder.
page-refused-call-not-full = Die rij is niet vol: er staat niets op { $free }. Er is niets verloren: ga verder.
page-refused-call-nothing-shared = Deze vier hebben niets gemeen dat telt. Er is niets verloren: ga verder.
page-refused-call-expired = Die rij was er, maar ze telt niet meer. Er is niets verloren: ga verder.
page-refused-call-not-now = Na het plaatsen kun je alleen een rij roepen die je stuk net heeft gemaakt. Er is niets verloren: ga verder.

## Around a game

page-table-refused = Deze tafel gaat hier niet open
page-table-refused-why = Laad de pagina opnieuw. Helpt dat niet, sta dan cookies toe of neem een nieuwere browser.
page-takeback-waiting = Je hebt gevraagd een zet terug te nemen. Wachten op het antwoord…
page-takeback-agreed = { $name } vindt het goed.
page-takeback-declined = { $name } vindt het niet goed: de zet blijft staan.
page-resign-sure-of = Dit spel opgeven voor { $name }?
page-leave = De tafel verlaten
page-leave-sure = Dit spel verlaten? Je kunt terugkomen zolang niemand voor je verder speelt.
page-refused-first-wanted = Zeg wie begint en start dan.
page-refused-line-full = De rij is vol. Probeer het straks nog eens.
page-refused-waiting-already = Je staat al in de rij of zit al aan tafel.
page-refused-not-waiting = Je staat niet in de rij.
page-refused-no-takeback = Niemand vraagt nog om een zet terug te nemen.
page-refused-chair-not-yours = Dat is niet jouw stoel.

## Als een speler weg is

page-absent-label = Een speler is weg
page-absent = { $name } is weg. { $wait }
page-absent-claim-in = Over { $time } kun je winst of gelijkspel opeisen.
page-absent-leave-in = Over { $time } kun je zonder deze speler verder.
page-absent-bot-in = Over { $time } kan een computer het overnemen.
page-absent-now = { $name } is weg. Kies hoe je verdergaat, of wacht nog even.
page-claim-win = Winst opeisen
page-claim-draw = Gelijkspel opeisen
page-claim-leave = Zonder deze speler verder
page-claim-end = Spel beëindigen
page-abort = Spel afbreken
page-abort-sure = Dit spel zonder uitslag beëindigen?
page-aborted = Spel afgebroken. Niemand wint.
page-back = Een computer speelt in jouw plaats.
page-refused-seat-kept = Tijdens het spel kan alleen de speler van deze plaats, of een computer, hem overnemen.
page-refused-no-claim = Deze speler is terug, of nog niet lang genoeg weg. Wacht tot het aftellen voorbij is.
page-refused-too-late-to-abort = Afbreken kan niet meer. Je kunt opgeven of gelijkspel voorstellen.
page-pace = Klok
page-pace-usual = Gewoon
    .about = Quarto: 1 min per beurt · Quartino: 10 min + 5 s.
page-pace-slow = Langzaam
    .about = Quarto: 3 min per beurt · Quartino: 30 min + 10 s.
page-pace-none = Geen klok
    .about = Een onbekende kan je laten wachten.
