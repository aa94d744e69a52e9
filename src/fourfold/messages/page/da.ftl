### The page: dansk
### Address: du, and I where all players do something together.

## Frame

page-skip = Gå til indholdet
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
page-nothing-here = Her er ikke noget
page-nothing-here-why = Ingen side har denne adresse. Måske er linket blevet klippet over, eller siden er flyttet.
page-find-table = Har du et link til et bord? Sæt det ind her.
page-find-table-open = Åbn
page-find-table-none = Det er ikke et link til et bord. Kopiér hele linket, og sæt det ind igen.
page-not-loaded = Siden blev ikke hentet
page-not-loaded-why = Se efter, om du har forbindelse, og hent den igen.
page-failed = Noget gik galt her
page-failed-why = Indlæs siden igen: Spil og borde er gemt, og intet af det spillede går tabt.
page-new-version = En ny version er klar.
page-new-version-load = Opdatér
page-choices = Sprog, udseende og lyd
page-language = Sprog
page-theme = Farver
page-theme-auto = som din enhed
page-theme-light = papir
page-theme-dark = nat
page-view = Bræt
page-view-auto = som det passer
page-view-depth = med dybde
page-view-flat = ovenfra
page-speed = Trækkenes tempo
page-speed-instant = med det samme
page-speed-fast = hurtigt
page-speed-normal = normalt
page-speed-slow = langsomt
page-view-switch = Set ovenfra
page-legend = Forklaring
page-legend-tall = { $value } (dobbelt kant)
page-coordinates = Koordinater på brættet
page-confirm = Bekræft træk
page-confirm-auto = på berøringsskærme
page-confirm-on = altid
page-confirm-off = aldrig
page-shortcuts = Genveje med én tast
page-sound = Lyde

## First page

page-home-title = Fire ens, og du ser det først
page-home-about = Spil Quarto og Quartino med dem omkring dig, med venner langt væk eller mod computeren, i Quarto også en, der aldrig begår fejl. Ingen konto, intet at installere.
page-home-quarto = Seksten brikker, fire træk. Det er din modstander, der vælger, hvilken brik du skal sætte.
page-home-quartino = Brik for brik bygger I alle på ét farvehjul, hver med fire hemmelige kort, der skal laves.
page-home-lobby = Nogen venter på dig, eller du på dem.
page-home-puzzles = Find det ene træk, der vinder eller holder. Hver opgave er bevist.
page-home-analysis = Den præcise værdi af hvert valg, i enhver stilling.
page-play-bot = Spil mod computeren
page-play-screen = To ved denne skærm
page-play-friend = Spil med en ven
page-play-choose = Niveau og regler…
page-play-game = Spil { $game }
page-go-on = Fortsæt dit spil: { $game }
page-go-on-you = mod { $names } · din tur
page-go-on-other = mod { $names } · modstanderens tur
page-go-on-screen = { $names } · { $who } har turen
page-first-lesson = Første lektion
page-guest = Gæst
page-player = Spiller { $number }

## A new table

page-new = Et nyt bord
page-which-game = Hvilket spil?
page-with-whom = Med hvem?
page-with-friend = Venner, via et link
page-with-bot = Computeren
page-with-screen = Folk ved denne skærm
page-with-anybody = Hvem som helst
page-level = Hvor stærk?
page-level-numbered = { $number } · { $name }
page-level-random = Tilfældig
    .about = Spiller på må og få uden at se efter.
page-level-level1 = Begynder
    .about = Opdager omkring hver anden stribe.
page-level-level2 = Hyggespiller
    .about = Opdager omkring tre ud af fire striber.
page-level-level3 = Opmærksom
    .about = Overser omkring hver syvende stribe og tænker nogle gange frem mod slutningen.
page-level-level4 = Trænet
    .about = Overser færre end hver tiende stribe og tænker ofte frem på de sidste seks felter.
page-level-level5 = Stærk
    .about = Overser sjældent en stribe og tænker for det meste frem på de sidste otte felter.
page-level-level6 = Ekspert
    .about = Overser næsten intet og fejler næsten aldrig på de sidste ni felter.
page-level-level7 = Mester
    .about = Overser ingen stribe og spiller de sidste ti felter fejlfrit.
page-level-perfect = Perfekt
    .about = Begår aldrig en fejl, fra første til sidste brik.
page-level-greedy = Vågen
    .about = Siger »Quartino«, hver gang et kort er lavet, og ser ét træk frem efter det næste.
page-bot-level = Computer (niveau { $number })
page-bot-random = Computer (tilfældig)
page-bot-greedy = Computer (opmærksom)
page-bot-perfect = Computer (perfekt)
page-your-name = Dit navn
page-name-of = Navn på spiller { $number }, hvis du vil
page-how-many = Hvor mange?
page-seats = { $number ->
        [one] { $number } spiller
       *[other] { $number } spillere
    }
page-teams-of = To hold på { $number }
page-edition = Udgave
page-sight = Hvem holder øje?
page-what-counts = Hvad der tæller, og hvis brikker
page-both = { $one } og { $other }
page-only = kun { $value }
page-only-traits = Kun dette tæller: { $names }
page-counts-not = tæller ikke
page-counts-nothing = Intet ville tælle, så ingen kunne vinde. Lad mindst ét træk tælle.
page-colours = Farver
page-mushrooms-owned = Egne farver
    .about = Man får altid svampe i sin egen farve; den, der får den første svamp, har rød.
page-mushrooms-owned-dark = Egne farver, blå først
    .about = Man får altid svampe i sin egen farve; den, der får den første svamp, har blå.
page-turn-limit = Slut efter så mange ture
page-from-to = Fra { $least } til { $most }.
page-turn-seconds = Tid til hver tur
page-no-clock = Intet ur
page-clock-game = Tid til hele spillet
page-clock-about = Minutter og de sekunder, der lægges til ved hvert træk.
page-clock-of = { $minutes } min. + { $seconds } sek. pr. træk
page-begins = Hvem begynder?
page-begins-lot = Lodtrækning
page-begins-chosen = Den, du vælger
page-begins-youngest = Den yngste
page-begins-me = Dig
page-begins-bot = Computeren
page-begins-gives = Den, der begynder, giver den første brik.
page-begins-about = Efter reglerne begynder den yngste.
page-goes-round = Gå på omgang
page-goes-round-about = Andre kan stille sig i kø: Efter et spil går taberens plads til den næste.
page-more-options = Flere muligheder
page-rules-string = Reglerne som tekst
page-rules-string-about = Til at kopiere ind i et referat eller en besked. Du kan også skrive her.
page-counts-lines = Fire vandret, lodret eller på en lang diagonal, som er ens på ét af disse punkter:
page-counts-lines-squares = Fire vandret, lodret, på en lang diagonal eller i en firkant på 2×2, som er ens på ét af disse punkter:
page-open = Åbn bordet
page-start = Start
page-other-rules = Andre regler…

## Before a game

page-waiting = Vi venter på spillere
page-ready = Alle er her
page-invite = Send dette link. Den, der åbner det, kan sætte sig eller se på.
page-invites = { $name } inviterer dig til { $game }.
page-qr = QR-kode til linket, som kan scannes med en telefon
page-qr-show = Vis QR-kode
page-copy = Kopiér link
page-invite-public = Alle kan også finde bordet under “{ page-nav-lobby }” og sætte sig.
page-link = Link til bordet
page-share = Del
page-copied = Kopieret
page-chairs = Pladser
page-chair-free = Ledig plads
page-deleted-player = Slettet spiller
page-sit = Sæt dig
page-stand = Rejs dig
page-remove = Fjern
page-seat-bot = Sæt en computer her
page-start-when = Du kan starte, når alle pladser er taget.
page-you = dig
page-you-name = Du
page-watch = Se på

## A game

page-the-game = Spillet
page-connecting = Forbinder…
page-unreachable = Bordet kan ikke nås
page-unreachable-offline = Du er offline. Bordet åbner af sig selv, så snart du har forbindelse igen.
page-unreachable-server = Serveren svarer ikke. Vi bliver ved med at prøve, og bordet åbner, så snart den svarer.
page-play-offline = Spil Quarto offline
page-lost = Forbindelsen er væk. Vi prøver igen; intet af det, du har gjort, går tabt.
page-lost-kept = Forbindelsen er væk. Det, du gjorde, er gemt og sendes, når den er tilbage.
page-no-table = Det bord findes ikke
page-no-table-why = Måske er linket ikke helt. Bed om det igen, eller åbn dit eget bord.
page-players = Spillere
page-team = Hold { $team }
page-has-left = er gået
page-not-connected = ikke forbundet
page-clock = { $time } tilbage
page-clock-turn = tur { $time }
page-spectators = { $number ->
        [one] { $number } ser på
       *[other] { $number } ser på
    }
page-moves = { $number ->
        [one] { $number } træk
       *[other] { $number } træk
    }
page-look-back = Træk { $number } af { $most }
page-look-new = Nyt træk
page-look-return = Tilbage til spillet
page-look-keys = Piletasterne går tilbage træk for træk, Escape går tilbage til spillet.
page-sheet = Træk og mere
page-close = Luk
page-started = Et spil begynder.
page-sat = { $name } sætter sig.
page-taken-back = Taget tilbage.
page-said = { $name }: { $phrase }
page-event-place = { $who } sætter den på { $square }.
page-event-call-false = { $who } siger »Quarto!« og viser { $squares }, men forkert: Det taber.
page-event-you-give = Du giver: { $piece }.
page-event-you-place = Du sætter den på { $square }.
page-event-you-call = Du siger »Quarto!« og viser { $squares }.
page-event-you-call-false = Du siger »Quarto!« og viser { $squares }, men forkert: Det taber.
page-event-you-decline = Du afstår.
page-event-you-resign = Du giver op.
page-event-you-flag = Du har ikke mere tid.
page-event-you-abandon = Du har forladt spillet.
page-event-you-offer = Du tilbyder uafgjort.
page-event-you-accept = Du siger ja til uafgjort.

page-ask-give-you = Vælg en brik til { $next }
page-ask-give-other = { $who } vælger en brik til { $next }
page-ask-give-to-you = { $who } vælger en brik til dig
page-ask-place-you = Sæt din brik på et ledigt felt
page-ask-place-other = { $who } sætter brikken
page-ask-decline-you = Alle brikker er sat. Meld en stribe, eller afstå.
page-ask-decline-other = { $who } leder efter en stribe
page-ask-quartino-place-you = { $number ->
        [one] Læg en farvebrik: vælg en farve, så et felt
       *[other] Læg { $number } farvebrikker: vælg en farve, så et felt
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } lægger en farvebrik
       *[other] { $who } lægger { $number } farvebrikker
    }
page-ask-quartino-clear-you = Ryd søjlen: tryk på den
page-ask-quartino-clear-other = { $who } rydder en søjle
page-ask-quartino-call-you = Sig Quartino med et af dine kort, eller slut din tur
page-ask-quartino-call-other = { $who } må sige Quartino
page-ask-quartino-end-you = Slut din tur
page-ask-quartino-end-other = { $who } slutter turen

page-tray = Brikker tilbage
page-hand = I hånden
page-hand-empty = intet endnu
page-free = ledigt
page-marked = markeret
page-square-taken = { $square } er optaget. Vælg et ledigt felt.
page-place-ask = Sæt den på { $square }?
page-place-here = Sæt her
page-give-ask = Giv denne brik?
page-give-this = Giv denne brik
page-give-colour = Brikkerne til { $name }: { $colour }. Vælg en af den farve.
page-call-about = Har du set fire ens? Sig det, og tryk så på de fire.
page-call-too-early = Du kan melde, når der står fire brikker på brættet.
page-call-not-turn = Du må melde i din egen tur: før du sætter, eller bagefter, før du giver.
page-call-used-up = Tre forkerte meldinger: I denne tur kan du ikke melde mere.
page-call-show = Vis striben: Vælg dens fire felter.
page-call-first = Først striben: Tryk på dens fire brikker på brættet, eller fortryd.
page-call-free = { $square } er ledigt. Vælg felter med en brik.
page-call-marked = { $number } af 4: { $squares }
page-call-confirm = Meld Quarto!
page-call-stopped = Ingen melding.
page-call-lapsed = Spillet gik videre, før du fik meldt. Det tæller ikke som en forkert melding.
page-cancel = Fortryd
page-decline = Afstå
page-line-shares = { $squares } er fælles om: { $values }.

page-key-arrows = gå fra felt til felt, fra brik til brik
page-key-call = meld Quarto, eller alligevel ikke

page-take-back = Tag tilbage
page-takeback-asked = { $name } vil gerne tage et træk tilbage.
page-agree = Sig ja
page-refuse = Sig nej
page-offer-draw = Tilbyd uafgjort
page-draw-offered = { $name } tilbyder uafgjort. Ethvert træk siger nej.
page-accept-draw = Sig ja til uafgjort
page-draw-waiting = Uafgjort er tilbudt. Vi venter på svaret…
page-draw-declined = { $name } siger nej til uafgjort.
page-draw-declined-you = Du sagde nej til uafgjort.
page-resign = Giv op
page-resign-sure = Vil du give op?
page-again = Revanche
page-again-asked = Vi venter på de andre…
page-again-wanted = { $number ->
        [one] { $names } vil gerne spille igen.
       *[other] { $names } vil gerne spille igen.
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
page-why-false-call-you = Du meldte forkert.
page-why-false-call-other = { $who } meldte forkert.
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

page-come-back = Kom tilbage
page-hand-to-bot = Lad en computer spille videre
page-line = Kø
page-line-of = I køen: { $names }
page-line-empty = Der er ingen i køen.
page-line-up = Stil dig i kø
page-line-leave = Forlad køen
page-line-next = Næste til at spille: { $names }
page-your-chair = Pladsen er din nu. Næste spil begynder, så snart alle vil.
page-local-bot = Dette spil spilles kun på denne enhed.

## Tables of anybody

page-lobby-about = Sæt dig hos den, der venter. Venter ingen, bliver der åbnet et bord, og den næste, der kommer, spiller med dig.
page-lobby-waiting = Venter på nogen
page-lobby-nobody = Lige nu venter ingen. Åbn et bord: Den næste, der kommer, finder det.
page-lobby-on = I gang

## Refusals

page-refused-offline = Serveren svarer ikke. Uden den kan du spille Quarto her, ved denne skærm eller mod computeren; Quartino kræver den.
page-refused-unexpected = Det lykkedes ikke. Prøv igen.
page-refused-try-again = Serveren har travlt. Prøv igen.
page-refused-too-fast = Det gik lidt for hurtigt. Prøv igen.
page-refused-chair-taken = Den plads er taget. Vælg en anden.
page-refused-seated-already = Du har allerede en plads.
page-refused-played-another-seat = Du har set andre kort i dette spil, så du kan ikke tage denne plads.
page-refused-not-seated = Sæt dig først.
page-refused-not-host = Det kan kun den, der åbnede bordet.
page-refused-chairs-free = Der er stadig ledige pladser.
page-refused-game-on = Der er et spil i gang.
page-refused-no-game = Der er intet spil i gang.
page-refused-stale = Der er sket noget imens. Se efter, og vælg så.
page-refused-not-your-seat = Det er ikke din tur.
page-refused-takeback-asked = Det er der allerede spurgt om. Vent på svaret.
page-refused-nothing-to-take-back = Du har ikke noget træk at tage tilbage.
page-refused-said-enough = Det var meget snak. Spil videre først.
page-refused-tables-waiting = Du har allerede mange borde, der venter. Brug et af dem.
page-refused-games-kept = Du har allerede mange spil med ur eller mellem computere i gang. Afslut et af dem først, eller vent, til et er slut.
page-refused-events-used-up = Du har nået grænsen for handlinger ved dette bord. Spil et helt spil, eller åbn et nyt bord.
page-refused-takebacks-used-up = Du har bedt om at tage mange træk tilbage. Spil videre uden.
page-refused-draw-offers-used-up = Du har tilbudt uafgjort mange gange. Spil videre.
page-refused-draw-refused = Der blev sagt nej til uafgjort. Lav et træk, før du tilbyder igen.
page-refused-bad-name = Vælg et navn på højst 24 tegn.
page-refused-bot-name = Sådan hedder en computerspiller. Vælg et andet navn.
page-refused-no-hint = Du kan få vink i din egen tur, i spil mod computeren.
page-refused-bots-busy = Computerne har travlt. Prøv igen.
page-refused-rules-over-limit = Serveren tillader højst { $turns } ture og { $seconds } sekunder pr. tur.
page-refused-record-too-long = Dette parti er for langt: højst { $most } træk og meldinger.
page-refused-bad-settings = Reglerne og spillerne passer ikke sammen. Lav om på noget af det.
page-refused-no-such-table = Det bord findes ikke.
page-refused-not-your-turn = Det er ikke din tur.
page-refused-game-over = Spillet er slut.
page-refused-seat-has-left = Tiden er gået: Denne spiller er ude af spillet.
page-refused-draw-already-offered = Uafgjort er allerede tilbudt. Vent på svaret.
page-refused-no-draw-offered = Uafgjort er ikke længere tilbudt.
page-refused-already-agreed = Du har allerede sagt ja. Vent på de andre.
page-refused-takeback-past-card = Et kort er vist siden da: Det kan ikke tages tilbage.
page-refused-piece-in-hand = Sæt først brikken i hånden.
page-refused-no-piece-in-hand = Vælg først en brik at give.
page-refused-board-full = Alle brikker er sat. Meld en stribe, eller afstå.
page-refused-square-taken = { $square } er optaget. Vælg et ledigt felt.
page-refused-piece-not-left = Den brik er der ikke mere. Vælg en anden.
page-refused-no-more-calls = Tre forkerte meldinger: I denne tur kan du ikke melde mere.
page-refused-call-no-line = De fire felter er ingen stribe. Intet er tabt: Spil videre.
page-refused-call-not-full = Striben er ikke fuld: Der står intet på { $free }. Intet er tabt: Spil videre.
page-refused-call-nothing-shared = De fire har intet fælles træk, der tæller. Intet er tabt: Spil videre.
page-refused-call-expired = Striben var der, men den tæller ikke mere. Intet er tabt: Spil videre.
page-refused-call-not-now = Når du har sat, kan du kun melde en stribe, som din brik lige har lavet. Intet er tabt: Spil videre.

## Around a game

page-table-refused = Bordet kan ikke åbnes her
page-table-refused-why = Hent siden igen. Hjælper det ikke, så tillad cookies, eller brug en nyere browser.
page-takeback-waiting = Du har bedt om at tage et træk tilbage. Vi venter på svaret…
page-takeback-agreed = { $name } siger ja.
page-takeback-declined = { $name } siger nej: trækket bliver stående.
page-resign-sure-of = Vil { $name } give op?
page-leave = Forlad bordet
page-leave-sure = Vil du forlade spillet? Du kan komme tilbage, så længe ingen spiller videre for dig.
page-refused-first-wanted = Sig, hvem der begynder, og start så.
page-refused-line-full = Køen er fuld. Prøv igen lidt senere.
page-refused-waiting-already = Du står allerede i kø eller sidder ved bordet.
page-refused-not-waiting = Du står ikke i kø.
page-refused-no-takeback = Ingen beder længere om at tage et træk tilbage.
page-refused-chair-not-yours = Det er ikke din stol.

## Når en spiller er gået

page-absent-label = En spiller er gået
page-absent = { $name } er gået. { $wait }
page-absent-claim-in = Du kan kræve sejren eller uafgjort om { $time }.
page-absent-leave-in = Du kan spille videre uden spilleren om { $time }.
page-absent-bot-in = En computer kan tage over om { $time }.
page-absent-now = { $name } er gået. Vælg, hvordan I går videre, eller vent lidt endnu.
page-claim-win = Kræv sejren
page-claim-draw = Kræv uafgjort
page-claim-leave = Spil videre uden spilleren
page-claim-end = Afslut spillet
page-abort = Afbryd spillet
page-abort-sure = Vil du afslutte spillet uden resultat?
page-aborted = Spillet er afbrudt. Ingen vinder.
page-back = En computer spiller i stedet for dig.
page-refused-seat-kept = Under spillet kan kun spilleren, der havde pladsen, eller en computer tage den.
page-refused-no-claim = Spilleren er tilbage eller har ikke været væk længe nok. Vent, til nedtællingen er slut.
page-refused-too-late-to-abort = Det er for sent at afbryde. Du kan give op eller tilbyde uafgjort.
page-pace = Ur
page-pace-usual = Almindeligt
    .about = Quarto: 1 min. pr. tur · Quartino: 10 min. + 5 s.
page-pace-slow = Langsomt
    .about = Quarto: 3 min. pr. tur · Quartino: 30 min. + 10 s.
page-pace-none = Intet ur
    .about = Fremmede kan lade dig vente.
