# Kommandolinjen: hjælp, og fejl der siger, hvad man kan gøre.

## Layout of help

cli-usage = Brug:
cli-arguments = Argumenter
cli-options = Tilvalg
cli-commands = Kommandoer
cli-options-mark = [TILVALG]
cli-command-mark = KOMMANDO …
cli-text-mark = TEKST
cli-file-mark = FIL
cli-name-mark = NAVN
cli-folder-mark = MAPPE
cli-address-mark = ADRESSE
cli-position-mark = STILLING
cli-record-mark = SPILFIL
cli-game-mark = SPIL
cli-default = standard: { $value }
cli-required = påkrævet
cli-at-least = mindst { $least }
cli-range = { $least } til { $most }
cli-help-option = Viser denne hjælp.
cli-version = Viser versionen.

## Commands and their options

cli-about = Spil Quarto og Quartino, kør en spilserver, og analysér spil.
cli-json = Svarer med ét JSON-objekt.
cli-rules = Reglerne, for eksempel danish+squares.
cli-language = Sproget, et af { $languages }.
cli-record-file = Filen med referatet af et spil; - læser standardinput.
cli-processes = Antal processer.

cli-play = Spil i terminalen, mod computeren eller med andre ved samme skærm.
cli-play-game = quarto eller quartino; uden et spil åbnes en menu.
cli-play-bot = Botten at spille mod: { $bots }; i Quarto også { $quarto_bots }; i Quartino også { $quartino_bots }; eller MODUL:KLASSE for din egen bot.
cli-play-seats = Antal spillere, botter medregnet.
cli-play-first = Spilleren med dette navn begynder; de andre bliver spurgt om deres navne.
cli-play-plain = Teksttilstand, til skærmlæsere og scripts.
cli-play-resume = Fortsætter et gemt spil.
cli-play-deck = En fil med andre kort til Quartino.
cli-play-seed = Det samme tal giver samme lodtrækning, kort og bottræk.

cli-replay = Spil et referat igennem efter reglerne; vis slutstillingen og resultatet eller den første linje, der bryder reglerne.
cli-replay-svg = Skriver et billede af slutstillingen til denne fil.

cli-analyse = Analysér hvert træk eller hver tur i et spil: værdier eller chancer, fejl og grunde.
cli-analyse-svg = Skriver et billede af analysen til denne fil.
cli-analyse-seconds = Tidsgrænse i sekunder for hele spillet; senere træk analyseres først.
cli-analyse-level = For Quartino: chancerne mellem spillere på dette niveau, 1 til 7. Standard: mellem stærke spillere.

cli-solve = Vis den nøjagtige værdi af en stilling i Quarto for spilleren i trækket, og de træk, der bevarer den.
cli-solve-position = En stilling i anførselstegn, for eksempel "..../.5b./6..e/32.. -".
cli-solve-batch = Løser mange stillinger: på hver linje regler, en tabulator og en stilling; - læser standardinput. Med --json er hvert svar ét objekt.
cli-threads = Antal søgetråde.
cli-memory = Hukommelse i megabyte til stillinger, der allerede er undersøgt.
cli-seconds = Stopper efter så mange sekunder.
cli-nodes-limit = Stopper efter så mange stillinger.
cli-no-tables = Gennemsøger åbninger i stedet for at slå dem op.
cli-distance = Viser også antallet af ture til slutningen.

cli-prove = Vis værdien af hele spillet fra det tomme bræt, for A, som giver først.

cli-arena = Spil mange spil mellem botter, hver bot på hver plads, og vis, hvor tit hver har vundet, med 95 %-intervaller.
cli-arena-bots = To til fire botter, for eksempel level3,perfect: { $bots }; i Quarto også { $quarto_arena_bots }; i Quartino også { $quartino_arena_bots }; eller MODUL:KLASSE for din egen bot.
cli-arena-game = quarto eller quartino.
cli-arena-games = Antal spil.
cli-arena-seed = Det samme tal giver de samme spil.
cli-arena-move-time = Millisekunder pr. træk, til botter, der kan bruge tid.

cli-perft = Tæl rækkefølger af træk med en bestemt længde, i spil med dommer.
cli-perft-game = quarto
cli-perft-depth = Træk pr. rækkefølge.

cli-engine = Kør som motor for et andet program, som sender kommandoer linje for linje: docs/engine.md.
cli-engine-bot = Botten: { $bots }; i Quarto også { $quarto_bots }; i Quartino også { $quartino_bots }; eller MODUL:KLASSE for din egen bot.

cli-tables = Nøjagtige værdier af åbninger.
cli-tables-build = Løs alle åbninger i et regelsæt. Efter en afbrydelse fortsætter det, når du starter igen.
cli-tables-placed = Løser stillinger med højst så mange brikker på brættet.
cli-tables-wins = Gemmer kun, hvilke stillinger med netop --placed brikker giveren vinder.
cli-tables-folder = Mappen, der skrives til.
cli-tables-dask = Regner på denne Dask-scheduler i stedet for på denne computer.

cli-puzzles = Stillinger med netop én løsning.
cli-puzzles-play = Løs opgaver i terminalen; serien gemmes.
cli-puzzles-play-kind = Slags opgaver i stedet for alle: i Quarto { $quarto_kinds }; i Quartino { $quartino_kinds }.
cli-puzzles-play-grade = Hvor svær den første opgave er, fra 1 til 5.
cli-puzzles-play-seed = Det samme tal viser de samme opgaver.
cli-puzzles-no-kind = Der er ingen opgaver af slagsen { $got }. Vælg en af: { $expected }.
cli-puzzles-build = Find opgaver i computerens spil, bevis, at hver har én løsning, og lad niveauerne prøve dem.
cli-puzzles-build-file = Opgavefilen, der skal skrives eller fortsættes.
cli-puzzles-rules = Regler, der søges opgaver til, i stedet for alle; må gentages.
cli-puzzles-count = Opgaver pr. regelsæt, eller pr. slags i Quartino, i stedet for det planlagte antal.
cli-puzzles-rules-quarto = --rules gælder kun opgaver i Quarto.
cli-puzzles-seed = Det samme tal finder de samme opgaver.
cli-puzzles-grade = Lad niveauerne prøve opgaver igen, og inddel opgaverne efter dem.
cli-puzzles-grade-file = En opgavefil, som skrives om.
cli-puzzles-check = Bevis opgaver igen: eneste løsning, slags, længde, sværhedsgrad, og hvilke niveauer der løser dem.
cli-puzzles-check-file = En opgavefil, i stedet for de opgaver, der følger med.
cli-puzzles-sample = Kontrollerer så mange tilfældigt trukne opgaver.
cli-puzzles-sample-seed = Det samme tal trækker de samme opgaver med --sample.

cli-serve = Kør serveren med borde til mennesker og botter og med websiden.
cli-serve-host = Adressen, der lyttes på; med 0.0.0.0 kan andre computere oprette forbindelse.
cli-serve-port = Porten, der lyttes på; kan også sættes med variablen PORT.
cli-database-url = postgresql://… eller sqlite:///FIL; som standard en fil i din datamappe; kan også sættes med FOURFOLD_DATABASE_URL.
cli-serve-bus = redis://…, som flere processer har brug for; kan også sættes med FOURFOLD_BUS_URL.
cli-serve-workers = Antal serverprocesser.
cli-serve-origin = Adressen, hvor browsere når denne server bag en proxy; må gentages.
cli-serve-trust-proxy = Stoler på X-Forwarded-For og -Proto fra N proxyer foran (1 uden N).
cli-serve-bots = Regneprocesser; en er reserveret til botter ved borde med mennesker.
cli-serve-commands = Kommandoer pr. sekund og gæst; kortvarigt ti gange så mange.
cli-serve-requests = Forespørgsler pr. sekund og adresse; kortvarigt ti gange så mange.
cli-serve-files = Sidens filer pr. sekund og adresse; kortvarigt fyrre gange så mange.
cli-serve-connections-per-address = Vedvarende forbindelser pr. adresse.
cli-serve-connections-per-process = Åbne forbindelser pr. proces, fra alle adresser.
cli-serve-sessions = Nye gæster pr. minut og adresse.
cli-serve-tables = Nye borde pr. minut og adresse, også på én gang.

cli-backup = Skriv hele databasen til en fil, mens serveren kører.
cli-backup-file = Filen, der skrives.
cli-restore = Fyld en tom database fra en sikkerhedskopi.
cli-restore-file = En fil, som fourfold backup har skrevet.
cli-clean = Slet data, hvis opbevaringstid er udløbet, og frigør diskpladsen.
cli-clean-dry-run = Viser, hvad der ville blive slettet, uden at slette det.

## Progress

cli-doing-analyse = Analyse
cli-doing-solve = Løser
cli-doing-prove = Beviser
cli-doing-arena = Spiller
cli-doing-perft = Tæller
cli-doing-grade = Inddeler
cli-nodes = { $number ->
        [one] { $number } stilling
       *[other] { $number } stillinger
    }

## Wrong use

cli-see-help = Få hjælp med: { $command }
cli-missing = { $name } mangler: { $about }
cli-no-option = Ukendt tilvalg { $name }.
cli-no-command = Ukendt kommando { $name }.
cli-did-you-mean = Mente du { $like }?
cli-too-many = Fjern { $extra }, eller sæt tekst med mellemrum i anførselstegn.
cli-no-value = Angiv en værdi efter { $option }.
cli-takes-no-value = Brug { $option } uden værdi.
cli-whole-number = { $name } skal være et helt tal.
cli-number = { $name } skal være et tal.
cli-no-language = Ukendt sprog { $got }. Vælg et af { $expected }.
cli-no-bot = Der er ingen bot { $got } til dette spil. Vælg en af { $expected }, eller brug MODUL:KLASSE for din egen bot.
cli-bot-not-loaded = Botten { $got } kan ikke indlæses: { $reason }. Brug MODUL:KLASSE med et modul i denne mappe eller et installeret modul.
cli-bot-failed = Botten { $got } fejlede i spil { $number }: { $reason }. Ret botten, eller udelad den.
cli-bot-stopped = Botten { $got } fejlede: { $reason }. Ret botten, eller spil mod en anden.
cli-resume-alone = --resume fortsætter det gemte spil, som det er. Fjern { $extra }.
cli-name-a-game = Angiv spillet før { $option }: fourfold play quarto eller fourfold play quartino.
cli-no-terminal = Dette er ikke en terminal. Tilføj --plain for at spille i teksttilstand.
cli-arena-two-to-four = Angiv to til fire botter efter --bots, for eksempel level3,perfect.
cli-solve-what = Angiv én stilling i anførselstegn, eller --batch FIL for mange stillinger.
cli-batch-no-tab = Skriv regler, en tabulator og en stilling i stedet for { $got }.
cli-perft-quarto = perft tæller kun træk i Quarto. Kør: fourfold perft quarto
cli-tables-no-table = Der findes ingen åbninger for { $rules }. Vælg regler, hvor hele egenskaber tæller.
cli-tables-no-dask = --dask har brug for pakken distributed. Installér den: pip install distributed

## Files

cli-column = kolonne { $number }
cli-no-file = Filen blev ikke fundet: { $file }. Tjek navnet.
cli-is-folder = { $file } er en mappe. Angiv en fil.
cli-no-folder = { $file } kan ikke skrives: Mappen findes ikke. Opret den først.
cli-cannot-read = { $file } kan ikke læses: { $reason }.
cli-cannot-write = { $file } kan ikke skrives: { $reason }.
cli-cannot-write-answer = Svaret kan ikke skrives: { $reason }.
cli-bad-puzzles = { $file } kan ikke bruges. Vælg en fil, som fourfold puzzles build har skrevet, og fortsæt med samme --seed.
cli-not-utf8 = { $file } er ikke UTF-8-tekst. Gem den som UTF-8.
cli-analyse-level-quarto = Et niveau gælder kun for spil i Quartino. I Quarto er værdierne eksakte.

## Server and database

cli-serve-open = Åbn { $url } i en browser. Tryk Ctrl+C for at stoppe serveren.
cli-serve-no-page = Websiden er ikke bygget, så serveren svarer kun programmer. Byg den med: make page
cli-serve-bad-database-url = --database-url skal begynde med postgresql:// eller sqlite:///.
cli-serve-no-database = Databasen kan ikke bruges: { $reason }. Start databasen, eller tjek --database-url.
cli-serve-bad-bus-url = --bus-url skal begynde med redis://, rediss:// eller unix://, som i redis://localhost.
cli-serve-no-bus = Redis svarer ikke: { $reason }. Så længe kører serveren uden Redis; tjek --bus-url.
cli-serve-bad-origin = --origin { $origin } er ikke en adresse, som browsere sender den. Skriv den som https://play.example.org, uden sti.
cli-serve-bad-own-bot = Botten { $bot } fra FOURFOLD_BOTS kan ikke indlæses: { $reason }. Brug NAVN=modul:Klasse, og tjek modulet.
cli-serve-too-few-services = Flere processer har brug for PostgreSQL og Redis. Angiv --database-url postgresql://… og --bus-url redis://…
cli-serve-port-in-use = Port { $port } på { $host } er allerede i brug. Stop det andet program, eller vælg en anden --port.
cli-serve-port-forbidden = Du må ikke bruge port { $port }. Vælg en --port over 1023.
cli-serve-no-address = Denne computer har ikke adressen { $host }. Vælg en anden --host.
cli-serve-not-started = Serveren startede ikke. Grunden står i linjerne ovenfor.
cli-no-database-file = Databasen blev ikke fundet: { $file }. Angiv en med --database-url.
cli-database-not-empty = Databasen har allerede gæster eller borde. Angiv en tom med --database-url.
cli-bad-backup = { $file } er ikke en fuldstændig sikkerhedskopi. Vælg en fil, som fourfold backup har skrevet.
cli-backup-own-file = { $file } hører til selve databasen. Vælg en anden fil til sikkerhedskopien.

## Moves that people write

cli-error-bad-move = Skriv { $expected } i stedet for { $got }.
cli-error-bad-piece = Skriv en brik som 7 eller LSQH i stedet for { $got }.
cli-error-bad-square = Skriv et felt fra a1 til d4 i stedet for { $got }.
cli-error-bad-call = Skriv fire forskellige felter efter call i stedet for { $got }.
cli-error-bad-colour = Skriv en farve, en af Y B G P, i stedet for { $got }.
cli-error-bad-space = Skriv et felt, c eller 1 til 8, i stedet for { $got }.
cli-error-bad-rim = Skriv et kantfelt fra 1 til 8 i stedet for { $got }.
cli-error-text-after = Fjern { $got }.
cli-error-takeback-too-far = Spillet er kun lige begyndt. Der er intet at tage tilbage.
cli-error-piece-not-theirs = Giv { $seat } { $expected ->
        [dark] en mørk brik
       *[light] en lys brik
    } i stedet for { $piece }.
cli-error-decline-too-early = Du kan først skrive decline efter den sekstende brik. Skriv nu { $expected }.
cli-error-referee-calls = Dommeren ser hver stribe, så ingen siger Quarto. Giv eller sæt en brik.
cli-error-referee-says = Dommeren ser situationerne, så ingen siger dem. Læg, ryd, sig Quartino eller slut turen.
cli-error-no-situations = Dette spil er uden situationer. Læg, sig Quartino eller slut turen.
cli-error-nothing-to-clear = Der er ingen søjle at rydde. Fortsæt din tur.
cli-error-clear-other = Ryd felt { $expected } i stedet.
cli-error-cleared-already = Du har allerede ryddet en søjle i denne tur. Fortsæt din tur.
cli-error-clear-first = Ryd først felt { $expected }.
cli-error-nothing-to-place = Du har lagt alle dine farvebrikker. Sig Quartino, eller slut turen.
cli-error-card-not-held = { $seat } har ikke { $card }. Vælg et kort fra kortholderen.
cli-error-call-no-line = { $squares } er ikke en stribe. Fjern call, eller slut linjen med ?.
cli-error-call-not-full = Striben { $squares } er ikke fuld. Endnu ledigt: { $free }. Fjern call, eller slut linjen med ?.
cli-error-call-nothing-shared = Brikkerne på { $squares } har intet til fælles, der tæller. Fjern call, eller slut linjen med ?.
cli-error-call-expired = Striben { $squares } tæller ikke mere på dette tidspunkt. Fjern call, eller slut linjen med ?.
cli-error-call-not-now = Når man har sat en brik, kan man kun sige Quarto på en stribe, som den brik har lavet, og { $squares } er ældre. Fjern call, eller slut linjen med ?.
cli-error-no-four-colours = Ingen farve havde fire farvebrikker på brættet, da turen begyndte. Fjern linjen, eller slut den med ?.
cli-error-no-column = Søjlen på { $space } havde kun { $height } farvebrikker, da turen begyndte, ikke fire. Fjern linjen, eller slut den med ?.

## Records

cli-error-no-such-seat = Pladsen { $seat } findes ikke. Vælg en af { $expected }.
cli-error-wrong-game = Skriv et træk i { $expected } i stedet for { $move }.
cli-error-not-refused = Reglerne tillader { $move }. Fjern ? efter det.
cli-error-never-refused-so = Fjern ? efter { $move }. Kun afviste call og say har et.
cli-error-bad-spaces = Skriv ni felter adskilt af / i stedet for { $got }.
cli-error-bad-column = Skriv en søjle af farver eller et punktum i stedet for { $got }.
cli-error-too-many-tokens = Brug højst { $most } farvebrikker af { $colour } i stedet for { $got }.
cli-error-bad-seat = Skriv en plads, en af { $expected }, i stedet for { $got }.
cli-error-bad-seats = Skriv pladser som A B eller A1 B1 A2 B2 i stedet for { $got }.
cli-error-bad-deal = Skriv en kortgivning som A=YBGP,YBPG,YGBP,YGPB i stedet for { $got }.
cli-error-deal-seats = Skriv kort til pladserne { $expected } i stedet for { $got }.
cli-error-deal-size = Skriv { $expected } kort til { $seat } i stedet for { $got }.
cli-error-card-twice = { $got } forekommer én gang for meget. Brug hvert kort så mange gange, som kortsættet har det.
cli-error-not-utf8 = Gem filen som UTF-8. Byten { $got } er ikke gyldig tekst.
cli-error-control-character = Fjern { $got }, som ikke kan vises.
cli-error-bad-header = Skriv en linje som nøgle: værdi i stedet for { $got }. Er det det første træk, så sæt en tom linje foran.
cli-error-key-twice = Skriv kun nøglen { $got } én gang.
cli-error-key-missing = Tilføj nøglen { $expected } i hovedet.
cli-error-key-not-here = Fjern nøglen { $got }. Referater af { $game } har den ikke.
cli-error-bad-players = Skriv navne som A=Ada B="Bo Berg" i stedet for { $got }. Navne med mellemrum skal i anførselstegn.
cli-error-bad-name = Luk anførselstegnene om navnet { $got }.
cli-error-bad-result = Skriv et resultat som B (call) eller draw (full-board) i stedet for { $got }.
cli-error-result-too-early = Fjern resultatet { $got }. Spillet er ikke slut endnu.
cli-error-result-differs = Trækkene ender med { $expected }. Skriv det i stedet for { $got }.
cli-error-event-missing = Skriv et træk efter pladsen i stedet for { $got }.
cli-error-not-your-turn = Det er { $expected }, der har turen, ikke { $seat }. Ret pladsen eller trækket.
cli-error-game-over = Spillet er slut. Fjern { $move }.
cli-error-piece-in-hand = { $piece } er i hånden. Sæt brikken før { $move }.
cli-error-no-piece-in-hand = Der er ingen brik i hånden. Giv en før { $move }.
cli-error-square-taken = { $square } er optaget af { $piece }. Vælg et ledigt felt.
cli-error-piece-not-left = { $piece } er allerede givet. Vælg en anden brik.

## Rules and positions

cli-error-bad-game = Ukendt spil { $got }. Vælg et af: { $expected }.
cli-error-bad-preset = { $game } har ikke regelsættet { $got }. Vælg et af: { $expected }.
cli-error-bad-option = { $game } har intet tilvalg { $got }. Vælg et af: { $expected }.
cli-error-bad-option-value = Skriv { $expected } efter { $option }: i stedet for { $got }.
cli-error-option-twice = Skriv kun tilvalget { $got } én gang.
cli-error-options-contradict = Vælg enten { $option } eller { $other }, ikke begge.
cli-error-bad-seat-number = Vælg { $expected } pladser i stedet for { $got }.
cli-error-bad-ranks = Skriv fire rækker adskilt af / i stedet for { $got }.
cli-error-bad-rank = Skriv fire felter i hver række, hvert en brik eller et punktum, i stedet for { $got }.
cli-error-bad-hand = Skriv brikken i hånden eller - efter brættet i stedet for { $got }.
cli-error-piece-twice = Brikken { $got } forekommer to gange. Brug hver brik én gang.
cli-error-wrong-colours = Her skal { $light } lyse og { $dark } mørke brikker være givet, ikke { $got }.
cli-error-line-in-referee-play = Spillet er allerede vundet med striben { $got }. Skriv en stilling fra et spil, der er i gang.
cli-error-bad-marks = Skriv striber, der kan siges Quarto på, som !a1b1c1d1:1 i stedet for { $got }.
cli-error-mark-no-line = { $got } er ikke en færdig stribe, der tæller. Fjern den.
cli-error-mark-expiry = Skriv et tal fra 1 til { $most } efter striben i stedet for { $got }.
cli-error-marks-apart = Én brik kan ikke lave striberne { $got }. Brug striber, der har et felt til fælles.
cli-error-marks-in-referee-play = Fjern { $got }: Med dommer siger ingen Quarto.
cli-error-bad-card = Skriv kort som YBGP i stedet for { $got }.
cli-error-deck-too-small = Kortsættet har { $got } kort. Brug mindst { $expected }.

## What is not installed

cli-missing-extra = { $command } skal bruge pakker, der ikke er installeret. Installér dem med: pip install 'fourfold[{ $extra }]'
cli-missing-native-module = Kommandoen skal bruge Fourfolds native modul, som ikke er installeret. Installér pakken fourfold, eller installér den fra kildekoden med en C++-compiler.
