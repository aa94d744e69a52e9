### The page: dansk
### Address: du, and I where all players do something together.

## Frame

page-skip = Gå til indhold
page-description = Spil, lær og analysér Quarto og Quartino: med venner, med fremmede eller mod computeren. Uden konto.
page-nav = Fourfold
page-nav-lobby = Borde
page-nav-puzzles = Opgaver
page-nav-analysis = Analyse
page-nav-learn = Lær
page-nav-games = Mine spil
page-rules = Regler
page-privacy = Privatliv
page-notices = Licenser
page-go-home = Forside
page-nothing-here = Siden findes ikke
page-nothing-here-why = Der er ingen side på denne adresse. Måske er linket ufuldstændigt, eller siden er flyttet.
page-find-table = Har du fået et link til et bord? Sæt det ind her.
page-find-table-open = Åbn
page-find-table-none = Det er ikke et link til et bord. Kopiér hele linket, og sæt det ind igen.
page-not-loaded = Siden blev ikke hentet
page-not-loaded-why = Tjek din forbindelse, og genindlæs siden.
page-failed = Noget gik galt
page-failed-why = Genindlæs siden. Dine spil og borde er gemt.
page-new-version = En ny version er klar.
page-new-version-load = Opdatér
page-choices = Sprog, visning og lyd
page-language = Sprog
page-theme = Tema
page-theme-auto = automatisk
page-theme-light = lyst
page-theme-dark = mørkt
page-view = Bræt
page-view-auto = automatisk
page-view-depth = 3D
page-view-flat = fladt
page-speed = Animationshastighed
page-speed-instant = med det samme
page-speed-fast = hurtigt
page-speed-normal = normalt
page-speed-slow = langsomt
page-legend = Forklaring
page-legend-tall = { $value } (dobbelt kant)
page-coordinates = Brættets koordinater
page-confirm = Bekræft træk
page-confirm-auto = på berøringsskærme
page-confirm-on = altid
page-confirm-off = aldrig
page-shortcuts = Genveje med én tast
page-sound = Lyde

## First page

page-home-title = Find fire ens. Sig det først.
page-home-about = Spil Quarto og Quartino med dem omkring dig, med venner langt væk eller mod computeren: i Quarto endda en uovervindelig. Ingen konto, intet at installere.
page-home-quarto = Seksten brikker, fire egenskaber. Det er din modstander, der vælger, hvilken brik du skal sætte.
page-home-danish = Quarto, dansk udgave
page-home-quartino = Brik for brik bygger I alle på det samme spillebræt. Lav dine fire hemmelige kort før de andre.
page-home-lobby = Find en modstander.
page-home-puzzles = Find det eneste træk, der vinder eller redder uafgjort. Hver løsning er bevist.
page-home-analysis = Se, hvilke træk der vinder, giver uafgjort eller taber, i enhver stilling.
page-play-bot = Spil mod computeren
page-play-screen = To ved denne skærm
page-play-friend = Spil med venner
page-play-choose = Niveau og regler…
page-beginners = Børn & begyndere
page-play-game = Spil { $game }
page-go-on = Genoptag { $game }
page-go-on-you = mod { $names } · din tur
page-go-on-other = mod { $names } · modstanderens tur
page-go-on-screen = { $names } · { $who } har turen
page-running = Igangværende spil
page-running-all = Alle igangværende spil
page-first-lesson = Første lektion
page-guest = Gæst
page-player = Spiller { $number }

## A new table

page-new = Nyt spil
page-which-game = Hvilket spil?
page-with-whom = Med hvem?
page-with-friend = Venner, via et link
page-with-bot = Computeren
page-with-screen = Sammen ved denne skærm
page-with-anybody = Hvem som helst
page-level = Hvor stærk?
page-level-numbered = { $number } · { $name }
page-level-short = Niveau { $number }
page-level-random = Tilfældig
    .about = Laver tilfældige træk.
page-level-level1 = Begynder
    .about = { $game ->
        [quartino] Lægger sine farvebrikker næsten tilfældigt og ser sjældent et kort komme.
       *[quarto] Opdager omkring hver anden stribe.
    }
page-level-level2 = Amatør
    .about = { $game ->
        [quartino] Arbejder på ét kort ad gangen og overser de fleste chancer.
       *[quarto] Opdager omkring tre ud af fire striber.
    }
page-level-level3 = Fokuseret
    .about = { $game ->
        [quartino] Arbejder på to kort ad gangen og overser mange chancer.
       *[quarto] Overser omkring hver syvende stribe og tænker af og til forud, når slutningen nærmer sig.
    }
page-level-level4 = Trænet
    .about = { $game ->
        [quartino] Arbejder på alle sine kort på én gang og ser nogle gange dine komme.
       *[quarto] Overser færre end én ud af ti striber og tænker ofte forud på de sidste seks felter.
    }
page-level-level5 = Stærk
    .about = { $game ->
        [quartino] Overser kun lidt, ser mange af dine kort komme og tænker nogle gange et træk helt igennem.
       *[quarto] Overser sjældent en stribe og tænker for det meste forud på de sidste otte felter.
    }
page-level-level6 = Ekspert
    .about = { $game ->
        [quartino] Tænker de fleste træk helt igennem og husker meget af det, du har lagt.
       *[quarto] Overser næsten intet og spiller de sidste ni felter næsten perfekt.
    }
page-level-level7 = Mester
    .about = { $game ->
        [quartino] Tænker hvert træk helt igennem og glemmer næsten intet af det, du har lagt.
       *[quarto] Overser aldrig en stribe og spiller de sidste ti felter perfekt.
    }
page-level-perfect = Perfekt
    .about = Begår aldrig en fejl, fra første til sidste brik.
page-level-greedy = Vågen
    .about = { $game ->
        [quartino] Siger Quartino for hvert færdigt kort og ser ét træk frem efter det næste.
       *[quarto] Tager hver sejr og giver dig ingen, hvis det kan undgås.
    }
page-level-strong = Champion
    .about = Har lært af millioner af spil, husker hver farvebrik, du lægger, og tænker forud.
page-bot-level = Computer (niveau { $number })
    .inside = computeren (niveau { $number })
    .object = computeren (niveau { $number })
page-bot-random = Computer (tilfældig)
    .inside = computeren (tilfældig)
    .object = computeren (tilfældig)
page-bot-greedy = Computer (vågen)
    .inside = computeren (vågen)
    .object = computeren (vågen)
page-bot-perfect = Computer (perfekt)
    .inside = computeren (perfekt)
    .object = computeren (perfekt)
page-bot-strong = Computer (champion)
    .inside = computeren (champion)
    .object = computeren (champion)
page-your-name = Dit navn
page-name-of = Navn på spiller { $number } (valgfrit)
page-how-many = Hvor mange spillere?
page-seats = { $number ->
        [one] { $number } spiller
       *[other] { $number } spillere
    }
page-teams-of = To hold på { $number }
page-one-team = Det ene hold
page-other-team = Det andet hold
page-edition = { $game ->
        [quartino] Regler
       *[quarto] Udgave
    }
page-edition-quartino = Alle regler
page-edition-quartino-first = De første spil (enklere)
page-beginners-colour = Samme farve
page-beginners-traits = 1, 2 eller 3 egenskaber
page-beginners-values = Kun de mørke…
page-beginners-tap = Tryk på det, der tæller.
page-sight = { $game ->
        [quartino] Med eller uden dommer?
       *[quarto] Hvem ser striberne?
    }
page-sight-players = Sig det selv
    .about = Som i regelhæfterne: Kun det, du selv opdager og siger, tæller.
page-sight-referee = Dommer
    .about = Dommeren opdager det hele for dig.
page-what-counts = Hvad der tæller, og hvem der sætter hvilke brikker
page-both = { $one } og { $other }
page-only = kun { $value }
page-only-traits = Kun dette tæller: { $names }
page-counts-not = tæller ikke
page-counts-nothing = Så ville intet tælle, og ingen kunne vinde. Vælg mindst én egenskab.
page-colours = Brikker at give
page-mushrooms-owned = Egne farver
    .about = Hver spiller får kun svampe i sin egen farve. Den, der får den første svamp, har de røde.
page-mushrooms-owned-dark = Egne farver, blå først
    .about = Hver spiller får kun svampe i sin egen farve. Den, der får den første svamp, har de blå.
page-one-sided = Med egne farver kan de { $colour ->
        [light] lyse
        [red] røde
        [blue] blå
       *[dark] mørke
    } brikker ikke danne nogen stribe, der tæller.
page-one-sided-free = Spil med frie farver
page-turn-limit = Højeste antal ture
page-from-to = Fra { $least } til { $most }.
page-turn-seconds = Tid pr. tur
page-no-clock = Intet ur
page-clock-game = Tid til hele spillet
page-clock-about = Minutter plus sekunder efter hver tur.
page-clock-of = { $minutes } min. + { $seconds } sek. pr. tur
page-begins = Hvem begynder?
page-begins-lot = Træk lod
page-begins-chosen = Den spiller, du vælger
page-begins-youngest = Den yngste
page-youngest = Hvem er yngst?
page-begins-me = Dig
page-begins-bot = Computeren
page-begins-gives = Den, der begynder, giver den første brik.
page-begins-about = Efter reglerne begynder den yngste.
page-first-lot = Der trækkes lod om, hvem der begynder.
page-first-chosen = Spillerne vælger, hvem der begynder.
page-first-youngest = Den yngste begynder.
page-first-wanted = Vælg, hvem der begynder, og start så.
page-lots = Der trækkes lod…
page-goes-first = { $by ->
    [lot] Lodtrækning: { $who } begynder.
    [youngest] { $who } er yngst og begynder.
    [next] Denne gang begynder { $who }.
   *[chosen] { $who } begynder.
    }
page-goes-first-you = { $by ->
    [lot] Lodtrækning: Du begynder.
    [youngest] Du er yngst og begynder.
    [next] Denne gang begynder du.
   *[chosen] Du begynder.
    }
page-goes-round = Gå på omgang
page-goes-round-about = Andre kan stille sig i kø. Efter hvert spil går taberens plads til den næste i køen.
page-more-options = Flere muligheder
page-rules-string = Reglerne som tekst
page-rules-string-about = Til at kopiere ind i et referat eller en besked. Du kan også skrive her.
page-counts-lines = Fire vandret, lodret eller på en lang diagonal, som har én af disse ting til fælles:
page-counts-lines-squares = Fire vandret, lodret, på en lang diagonal eller i en firkant på 2×2, som har én af disse ting til fælles:
page-open = Åbn bord
page-start = Start
page-other-rules = Andre regler…

## Before a game

page-waiting = Vi venter på spillere
page-ready = Alle er her
page-invite = Send dette link. Alle, der åbner det, kan tage en plads eller se med.
page-invites = { $name } inviterer dig til { $game }.
page-qr = QR-kode til linket, som kan scannes med en telefon
page-qr-show = Vis QR-kode
page-qr-name = QR-kode
page-copy = Kopiér link
page-invite-public = Alle kan også finde bordet under »{ page-nav-lobby }« og tage en plads.
page-link = Link til dette bord
page-share = Del
page-copied = Kopieret
page-chairs = Pladser
page-chair-free = Ledig plads
page-deleted-player = Slettet spiller
page-sit = Tag en plads
page-stand = Forlad pladsen
page-rename = Skift navn
page-rename-save = Gem
page-remove = Fjern
page-seat-bot = Tilføj computer
page-start-when = Du kan starte, når alle pladser er taget.
page-you = dig
page-name-you = { $name } (dig)
page-you-name = Du
page-watch = Se med

## A game

page-the-game = Spillet
page-connecting = Forbinder…
page-unreachable = Bordet kan ikke nås
page-unreachable-offline = Du er offline. Bordet åbner, så snart du er online igen.
page-unreachable-server = Serveren svarer ikke. Vi bliver ved med at prøve, og bordet åbner, så snart den svarer.
page-play-offline = Spil Quarto offline
page-lost = Forbindelsen er afbrudt. Forbinder igen… Dine træk er i sikkerhed.
page-lost-kept = Forbindelsen er afbrudt. Dit træk er gemt her og bliver sendt, når du er online igen.
page-unsaved = Træk kan ikke gemmes lige nu. Dit venter og bliver udført, så snart det er muligt.
page-unsent = Venter på at blive sendt…
page-unsaved-move = Venter på at blive gemt…
page-no-table = Bordet findes ikke
page-no-table-why = Måske er linket ufuldstændigt. Bed om det igen, eller åbn dit eget bord.
page-players = Spillere
page-team = Hold { $team }
    .inside = hold { $team }
page-has-left = er gået
page-not-connected = offline
page-clock = { $time } tilbage
page-clock-turn = tur { $time }
page-clock-elsewhere = Dit ur går: { $time }
page-spectators = { $number ->
        [one] { $number } ser med
       *[other] { $number } ser med
    }
page-moves = { $number ->
        [one] { $number } træk
       *[other] { $number } træk
    }
page-look-back = Træk { $number } af { $most }
page-look-new = Nyt træk
page-look-return = Tilbage til spillet
page-look-keys = Brug piletasterne til at bladre i trækkene og Escape til at gå tilbage til spillet.
page-sheet = Træk og mere
page-close = Luk
page-started = Spillet begynder.
page-sat = { $name } tager en plads.
page-taken-back = Trækket er taget tilbage.
page-said = { $name }: { $phrase }
page-event-place = { $who } sætter den på { $square }.
page-event-call-false = { $who } siger »Quarto!« og viser { $squares }. Det er forkert, og { $who } taber.
page-event-you-give = Du giver en brik: { $piece }.
page-event-you-place = Du sætter den på { $square }.
page-event-you-call = Du siger »Quarto!« og viser { $squares }.
page-event-you-call-false = Du siger »Quarto!« og viser { $squares }. Det er forkert, og du taber.
page-event-you-decline = Du siger ikke Quarto.
page-event-you-offer = Du tilbyder uafgjort.
page-event-you-accept = Du siger ja til uafgjort.

page-ask-give-you = Vælg en brik til { $next }
page-ask-give-other = { $who } vælger en brik til { $next }
page-ask-give-to-you = { $who } vælger en brik til dig
page-ask-place-you = Sæt din brik på et ledigt felt
page-ask-place-other = { $who } sætter brikken
page-ask-decline-you = Alle brikker er sat. Sig Quarto, eller vælg »Ingen Quarto«.
page-ask-decline-other = { $who } leder efter en stribe
page-ask-quartino-place-you = { $number ->
        [one] Læg en farvebrik: Vælg en farve, så et felt
       *[other] Læg { $number } farvebrikker: Vælg en farve, så et felt
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } lægger en farvebrik
       *[other] { $who } lægger { $number } farvebrikker
    }
page-ask-quartino-clear-you = Vælg den søjle, du rydder
page-ask-quartino-clear-other = { $who } rydder en søjle
page-ask-quartino-call-you = Sig Quartino med et af dine kort, eller slut din tur
page-ask-quartino-call-other = { $who } kan sige Quartino
page-ask-quartino-end-you = Slut din tur
page-ask-quartino-end-other = { $who } skal slutte sin tur

page-tray = Brikker tilbage
page-hand = I hånden
page-hand-empty = Ingen brik i hånden
page-free = ledigt
page-marked = valgt
page-square-taken = { $square } er optaget. Vælg et ledigt felt.
page-place-first = Sæt først den brik, du har i hånden.
page-give-first = Vælg først en brik, du vil give.
page-piece-placed = Den brik står allerede på brættet.
page-place-ask = Sæt den på { $square }? Tryk igen.
page-place-here = Sæt her
page-give-ask = Giv denne brik? Tryk igen.
page-give-this = Giv denne brik
page-give-colour = Farven til { $name }: { $colour }. Vælg en brik i den farve.
page-call-about = Har du set fire ens? Tryk »Quarto!«, og vælg så de fire felter.
page-call-too-early = Du kan sige Quarto, når der står fire brikker på brættet.
page-call-not-turn = Du kan sige Quarto i din egen tur: før du sætter din brik, eller bagefter, før du giver den næste.
page-call-used-up = Tre forkerte Quartoer: I denne tur kan du ikke sige Quarto mere.
page-call-show = Vis striben: Vælg dens fire felter.
page-call-first = Vis først striben: Tryk på dens fire brikker på brættet, eller fortryd.
page-call-free = { $square } er tomt. Vælg felter med en brik.
page-call-marked = { $number ->
        [0] Ingen felter valgt endnu
       *[other] { $number } af 4: { $squares }
    }
page-call-confirm = Sig Quarto!
page-call-stopped = Du fortrød.
page-call-lapsed = Spillet gik videre, før du nåede at sige Quarto. Det tæller ikke som en forkert Quarto.
page-false-call = Forkert Quarto fra { $who }: { $squares }.
page-false-call-mark = forkert
page-cancel = Annuller
page-decline = Ingen Quarto
page-line-shares = { $squares } har til fælles: { $values }.

page-key-arrows = gå rundt på brættet eller mellem brikkerne
page-key-call = sig Quarto, eller fortryd

page-take-back = Tag tilbage
page-takeback-asked = { $name } beder om at tage et træk tilbage.
page-agree = Sig ja
page-refuse = Sig nej
page-offer-draw = Tilbyd uafgjort
page-draw-offered = { $name } tilbyder uafgjort. Laver du et træk, siger du nej.
page-accept-draw = Sig ja til uafgjort
page-draw-waiting = Uafgjort er tilbudt. Venter på svar… Dit næste træk trækker tilbuddet tilbage.
page-draw-declined = { $name } siger nej til uafgjort.
page-draw-declined-you = Du sagde nej til uafgjort.
page-resign = Giv op
page-resign-sure = Vil du give op i dette spil?
page-again = Revanche
page-again-asked = Venter på de andre…
page-again-asked-one = Venter på { $name }…
page-again-wanted = { $number ->
        [one] { $names } vil gerne have revanche.
       *[other] { $names } vil gerne have revanche.
    }
page-analyse = Analysér spillet
page-replay = Se igen
page-end-won = Du vandt!
page-end-shared = Delt sejr!
page-end-lost = Du tabte
page-end-draw = Uafgjort
page-end-aborted = Spillet blev afbrudt
page-end-aborted-why = Ingen vinder.
page-why-call-you = Du sagde Quarto.
page-why-call-other = { $who } sagde Quarto.
page-why-line-you = Du lavede en stribe.
page-why-line-other = { $who } lavede en stribe.
page-why-cards-you = Du lavede alle dine kort.
page-why-cards-other = { $who } lavede alle sine kort.
page-why-turn-limit-you = Du lavede flest kort.
page-why-turn-limit-other = { $who } lavede flest kort.
page-why-false-call-you = Din Quarto var forkert.
page-why-false-call-other = Forkert Quarto fra { $who }.
page-why-resign-you = Du gav op.
page-why-resign-other = { $who } gav op.
page-why-time-you = Din tid løb ud.
page-why-time-other = Tiden løb ud for { $who }.
page-why-abandoned-you = Du forlod spillet.
page-why-abandoned-other = { $who } forlod spillet.
page-score = Stilling: { $score }

page-say = Sig noget…
page-phrase-hello = Hej!
page-phrase-good-luck = Held og lykke!
page-phrase-well-played = Godt spillet!
page-phrase-thanks = Tak!
page-phrase-oops = Ups.
page-phrase-nice-move = Flot træk!
page-phrase-one-moment = Lige et øjeblik.
page-phrase-again = Et spil til?
page-phrase-goodbye = Farvel!

page-come-back = Tilbage til spillet
page-hand-to-bot = Lad computeren spille
page-line = Kø
page-line-of = I køen: { $names }
page-line-empty = Køen er tom.
page-line-up = Stil dig i kø
page-line-leave = Forlad køen
page-line-next = De næste, der spiller: { $names }
page-your-chair = Du har en plads nu. Det næste spil begynder, når alle er klar.
page-local-bot = Dette spil spilles kun på denne enhed.

## Tables of anybody

page-lobby-about = Sæt dig hos en, der venter, eller åbn et bord til den næste besøgende.
page-lobby-waiting = Ledige borde
page-lobby-nobody = Lige nu venter ingen. Vælg et spil ovenfor, så finder den næste besøgende dig.
page-lobby-on = Igangværende spil

## Refusals

page-refused-offline = Kan ikke få fat i serveren. Du kan stadig spille her: begge spil mod computeren og Quarto ved denne skærm. Quartino ved én skærm kræver serveren.
page-refused-unexpected = Det lykkedes ikke. Prøv igen.
page-refused-try-again = Serveren har travlt. Prøv igen.
page-refused-not-saved = Serveren kan ikke gemme noget lige nu. Prøv igen senere.
page-refused-wrong-origin = Serveren genkender ikke { $origin } som sin egen adresse, så du kan ikke spille her. Den, der driver serveren, skal starte den med --trust-proxy eller --origin { $origin }.
page-refused-not-authorized = Serveren genkender ikke din browser. Genindlæs siden. Hjælper det ikke, så tillad cookies for denne side.
page-refused-too-fast = Det gik for hurtigt. Prøv igen om et øjeblik.
page-refused-chair-taken = Den plads er taget. Vælg en anden.
page-refused-seated-already = Du har allerede en plads.
page-refused-played-another-seat = Du har set andre kort i dette spil, så du kan ikke tage denne plads.
page-refused-not-seated = Tag en plads først.
page-refused-not-host = Det kan kun den, der åbnede bordet.
page-refused-chairs-free = Ikke alle pladser er taget endnu.
page-refused-game-on = Der er et spil i gang. Vent, til det er slut.
page-refused-no-game = Der er intet spil i gang.
page-refused-stale = Noget har ændret sig imens. Se efter igen, og vælg så.
page-refused-not-your-seat = Det er ikke din tur.
page-refused-takeback-asked = Du har allerede spurgt. Vent på svaret.
page-refused-nothing-to-take-back = Du har ikke noget træk at tage tilbage.
page-refused-said-enough = Du har sendt mange beskeder. Lav et træk først.
page-refused-tables-waiting = Du har allerede mange åbne borde. Brug et af dem.
page-refused-games-kept = Du har mange spil med ur eller mellem computere i gang. Afslut et af dem først, eller vent, til et er slut.
page-refused-events-used-up = Du har nået grænsen for handlinger ved dette bord. Spil et helt spil, eller åbn et nyt bord.
page-refused-takebacks-used-up = Du kan ikke bede om at tage flere træk tilbage i dette spil. Spil videre.
page-refused-draw-offers-used-up = Du kan ikke tilbyde uafgjort flere gange i dette spil. Spil videre.
page-refused-draw-refused = Der blev sagt nej til uafgjort. Lav et træk, før du tilbyder igen.
page-refused-bad-name = Vælg et navn på højst 24 tegn.
page-refused-bot-name = Sådan hedder en computerspiller. Vælg et andet navn.
page-refused-no-hint = Du kan kun få vink i din egen tur, i spil mod computeren.
page-refused-not-alone = Der er ingen vink i et spil med andre mennesker, heller ikke mens en computer spiller for dem.
page-refused-bots-busy = Computerspillerne har travlt. Prøv igen.
page-refused-rules-over-limit = Serveren tillader højst { $turns } ture og { $seconds } sekunder pr. tur.
page-refused-record-too-long = Dette spil er for langt: højst { $most } trin.
page-refused-bad-settings = Reglerne og spillerne passer ikke sammen. Lav om på noget af det.
page-refused-no-such-table = Det bord findes ikke. Tjek linket.
page-refused-not-your-turn = Det er ikke din tur.
page-refused-game-over = Spillet er slut.
page-refused-seat-has-left = Tiden er gået: Denne spiller er ude af spillet.
page-refused-draw-already-offered = Uafgjort er allerede tilbudt. Vent på svaret.
page-refused-no-draw-offered = Tilbuddet om uafgjort gælder ikke længere.
page-refused-already-agreed = Du har allerede sagt ja. Vent på de andre.
page-refused-takeback-past-card = Der er blevet vist et kort siden, så du kan ikke tage det træk tilbage.
page-refused-piece-in-hand = Sæt din brik først.
page-refused-no-piece-in-hand = Vælg først en brik at give.
page-refused-board-full = Alle brikker er sat. Sig Quarto, eller vælg »Ingen Quarto«.
page-refused-square-taken = { $square } er optaget. Vælg et ledigt felt.
page-refused-piece-not-left = Den brik er allerede givet. Vælg en anden.
page-refused-no-more-calls = Tre forkerte Quartoer: I denne tur kan du ikke sige Quarto mere.
page-refused-call-no-line = De fire felter er ikke en stribe. Det er stadig din tur.
page-refused-call-not-full = Striben er ikke fuld. Endnu ledigt: { $free }. Det er stadig din tur.
page-refused-call-nothing-shared = De fire har intet til fælles, der tæller. Det er stadig din tur.
page-refused-call-expired = Den stribe tæller ikke mere: Ingen sagde Quarto i tide. Det er stadig din tur.
page-refused-call-not-now = Når du har sat en brik, kan du kun sige Quarto på en stribe, som den brik har lavet. Det er stadig din tur.

## Around a game

page-table-refused = Bordet kan ikke åbnes her
page-table-refused-why = Genindlæs siden. Hjælper det ikke, så tillad cookies for denne side, eller brug en nyere browser.
page-takeback-waiting = Du har bedt om at tage et træk tilbage. Venter på svar…
page-takeback-agreed = { $name } siger ja.
page-takeback-declined = { $name } siger nej: Trækket bliver stående.
page-resign-sure-of = Vil du give op for { $name }?
page-leave = Forlad bordet
page-leave-sure = Vil du forlade spillet? Du kan komme tilbage, også hvis en computer spiller for dig.
page-refused-line-full = Køen er fuld. Prøv igen senere.
page-refused-waiting-already = Du står allerede i kø eller sidder ved bordet.
page-refused-not-waiting = Du står ikke i kø.
page-refused-no-takeback = Ingen beder længere om at tage et træk tilbage.
page-refused-chair-not-yours = Det er ikke din plads.

## Når en spiller er gået

page-absent-label = En spiller er gået
page-absent-offline = { $name } har mistet forbindelsen.
page-absent = { $name } er gået. { $wait }
page-absent-claim-in = Du kan kræve sejren eller uafgjort om { $time }.
page-absent-leave-in = Du kan spille videre uden spilleren om { $time }.
page-absent-bot-in = En computer kan tage over om { $time }.
page-absent-now = { $name } er gået. Vælg, hvordan I fortsætter, eller vent videre.
page-claim-win = Kræv sejren
page-claim-draw = Kræv uafgjort
page-claim-leave = Spil videre uden spilleren
page-claim-end = Afslut spillet
page-abort = Afbryd spillet
page-abort-sure = Vil du afbryde spillet? Ingen vinder.
page-aborted = Spillet er afbrudt. Ingen vinder.
page-back = En computer spiller i stedet for dig.
page-refused-seat-kept = Under spillet kan kun spilleren, der havde pladsen, eller en computer tage den.
page-refused-no-claim = Spilleren er tilbage eller har ikke været væk længe nok. Vent, til nedtællingen er slut.
page-refused-too-late-to-abort = Det er for sent at afbryde. Du kan give op eller tilbyde uafgjort.
page-pace = Ur
page-pace-usual = Almindeligt
    .about = Quarto: 1 min. pr. tur · Quartino: 10 min. + 5 sek. pr. tur.
page-pace-slow = Langsomt
    .about = Quarto: 3 min. pr. tur · Quartino: 30 min. + 10 sek. pr. tur.
page-pace-none = Intet ur
    .about = Fremmede kan lade dig vente.
