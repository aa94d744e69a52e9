# De opdrachtregel: hulp, en fouten die zeggen wat je kunt doen.

## Layout of help

cli-usage = Gebruik:
cli-arguments = Argumenten
cli-options = Opties
cli-commands = Opdrachten
cli-options-mark = [OPTIES]
cli-command-mark = OPDRACHT …
cli-text-mark = TEKST
cli-file-mark = BESTAND
cli-name-mark = NAAM
cli-folder-mark = MAP
cli-address-mark = ADRES
cli-position-mark = STELLING
cli-record-mark = PARTIJ
cli-game-mark = SPEL
cli-default = standaard: { $value }
cli-required = verplicht
cli-at-least = minstens { $least }
cli-range = { $least } tot { $most }
cli-help-option = Toont deze hulp.
cli-version = Toont de versie.

## Commands and their options

cli-about = Quarto en Quartino spelen, een spelserver draaien en partijen analyseren.
cli-json = Antwoordt met één JSON-object.
cli-rules = De regels, zoals danish+squares.
cli-language = De taal, een van { $languages }.
cli-record-file = Het bestand van een partijverslag; - leest de standaardinvoer.
cli-processes = Aantal processen.

cli-play = In de terminal spelen, tegen de computer of met anderen aan hetzelfde scherm.
cli-play-game = quarto of quartino; zonder spel gaat er een menu open.
cli-play-bot = Tegen een bot spelen: { $bots }; bij Quarto ook { $quarto_bots }; bij Quartino ook { $quartino_bots }; of MODULE:KLASSE voor een eigen bot.
cli-play-seats = Aantal spelers, bots meegeteld.
cli-play-first = De speler met deze naam begint; naar de namen van de anderen wordt gevraagd.
cli-play-plain = In tekstmodus spelen, voor schermlezers en scripts.
cli-play-resume = Een opgeslagen partij voortzetten.
cli-play-deck = Een bestand met andere kaarten voor Quartino.
cli-play-seed = Hetzelfde getal geeft dezelfde loting, kaarten en zetten van bots.

cli-replay = Een partijverslag volgens de regels naspelen; toont de eindstelling en de uitslag, of de eerste regel die tegen de regels is.
cli-replay-svg = Schrijft een afbeelding van de eindstelling naar dit bestand.

cli-analyse = Elke zet of beurt van een partij analyseren: waarden of kansen, fouten en redenen.
cli-analyse-svg = Schrijft een afbeelding van de analyse naar dit bestand.
cli-analyse-seconds = Tijdslimiet in seconden voor de hele partij; latere zetten worden eerst geanalyseerd.
cli-analyse-level = Voor Quartino: de kansen tussen spelers van dit niveau, 1 tot 7. Standaard: tussen sterke spelers.

cli-solve = De exacte waarde van een Quarto-stelling tonen voor wie aan zet is, en de zetten die deze waarde behouden.
cli-solve-position = Een stelling tussen aanhalingstekens, zoals "..../.5b./6..e/32.. -".
cli-solve-batch = Veel stellingen oplossen: per regel de regels, een tab en een stelling; - leest de standaardinvoer. Met --json is elk antwoord één object.
cli-threads = Aantal zoekthreads.
cli-memory = Geheugen in megabytes voor stellingen die al zijn doorzocht.
cli-seconds = Stopt na dit aantal seconden.
cli-nodes-limit = Stopt na dit aantal stellingen.
cli-no-tables = Doorzoekt openingen in plaats van ze op te zoeken.
cli-distance = Toont ook het aantal beurten tot het einde.

cli-prove = De waarde van het hele spel vanaf het lege bord tonen, voor A, die als eerste geeft.

cli-arena = Veel partijen tussen bots spelen, elke bot op elke plaats, en tonen hoe vaak elke bot heeft gewonnen, met intervallen van 95 %.
cli-arena-bots = Twee tot vier bots, zoals level3,perfect: { $bots }; bij Quarto ook { $quarto_arena_bots }; bij Quartino ook { $quartino_arena_bots }; of MODULE:KLASSE voor een eigen bot.
cli-arena-game = quarto of quartino.
cli-arena-games = Aantal partijen.
cli-arena-seed = Hetzelfde getal geeft dezelfde partijen.
cli-arena-move-time = Milliseconden per zet, voor bots die tijd kunnen gebruiken.

cli-perft = De reeksen zetten van een bepaalde lengte tellen, bij spel met scheidsrechter.
cli-perft-game = quarto
cli-perft-depth = Zetten per reeks.

cli-engine = Als engine draaien voor een ander programma, dat regel voor regel opdrachten stuurt: docs/engine.md.
cli-engine-bot = De bot: { $bots }; bij Quarto ook { $quarto_bots }; bij Quartino ook { $quartino_bots }; of MODULE:KLASSE voor een eigen bot.

cli-tables = Exacte waarden van openingen.
cli-tables-build = Alle openingen van een regelset oplossen. Na een onderbreking gaat het verder als je opnieuw start.
cli-tables-placed = Lost stellingen op met hoogstens dit aantal stukken op het bord.
cli-tables-wins = Bewaart alleen welke stellingen met precies --placed stukken de gever wint.
cli-tables-folder = De map om naar te schrijven.
cli-tables-dask = Rekent op deze Dask-scheduler in plaats van op deze computer.

cli-puzzles = Stellingen met precies één oplossing.
cli-puzzles-play = Puzzels in de terminal oplossen; de reeks blijft bewaard.
cli-puzzles-play-kind = De soort puzzels, in plaats van alle soorten: bij Quarto { $quarto_kinds }; bij Quartino { $quartino_kinds }.
cli-puzzles-play-grade = Hoe moeilijk de eerste puzzel is, van 1 tot 5.
cli-puzzles-play-seed = Hetzelfde getal toont dezelfde puzzels.
cli-puzzles-no-kind = Er zijn geen puzzels van de soort { $got }. Kies uit: { $expected }.
cli-puzzles-build = Puzzels zoeken in partijen van de computer, bewijzen dat elk één oplossing heeft, en de niveaus ze laten proberen.
cli-puzzles-build-file = Het puzzelbestand om te schrijven of voort te zetten.
cli-puzzles-rules = Regels om puzzels voor te zoeken, in plaats van alle; kan meermaals worden opgegeven.
cli-puzzles-count = Puzzels per regelset, of per soort bij Quartino, in plaats van het geplande aantal.
cli-puzzles-rules-quarto = --rules geldt alleen voor puzzels van Quarto.
cli-puzzles-seed = Hetzelfde getal vindt dezelfde puzzels.
cli-puzzles-grade = De niveaus puzzels opnieuw laten proberen, en de puzzels daarnaar indelen.
cli-puzzles-grade-file = Een puzzelbestand, dat opnieuw wordt geschreven.
cli-puzzles-check = Puzzels opnieuw bewijzen: de enige oplossing, soort, lengte, moeilijkheid, en welke niveaus ze oplossen.
cli-puzzles-check-file = Een puzzelbestand, in plaats van de meegeleverde puzzels.
cli-puzzles-sample = Controleert dit aantal willekeurig gekozen puzzels.
cli-puzzles-sample-seed = Hetzelfde getal kiest met --sample dezelfde puzzels.

cli-serve = De server draaien, met tafels voor mensen en bots en de webpagina.
cli-serve-host = Het adres om op te luisteren; met 0.0.0.0 kunnen andere computers verbinding maken.
cli-serve-port = De poort om op te luisteren; kan ook met de variabele PORT.
cli-database-url = postgresql://… of sqlite:///BESTAND; standaard een bestand in je gegevensmap; kan ook met FOURFOLD_DATABASE_URL.
cli-serve-bus = redis://…, nodig voor meer dan één proces; kan ook met FOURFOLD_BUS_URL.
cli-serve-workers = Aantal serverprocessen.
cli-serve-origin = Het adres waarop browsers deze server achter een proxy bereiken; kan meermaals worden opgegeven.
cli-serve-trust-proxy = Vertrouwt X-Forwarded-For en -Proto van N proxy’s ervoor (1 zonder N).
cli-serve-bots = Rekenprocessen; één is gereserveerd voor bots aan tafels met mensen.
cli-serve-commands = Opdrachten per seconde en gast; kortstondig tien keer zoveel.
cli-serve-requests = Verzoeken per seconde en adres; kortstondig tien keer zoveel.
cli-serve-files = Bestanden van de pagina per seconde en adres; kortstondig veertig keer zoveel.
cli-serve-connections-per-address = Blijvende verbindingen per adres.
cli-serve-connections-per-process = Open verbindingen per proces, van alle adressen.
cli-serve-sessions = Nieuwe gasten per minuut en adres.
cli-serve-tables = Nieuwe tafels per minuut en adres, evenveel ineens.

cli-backup = De hele database naar een bestand schrijven, terwijl de server draait.
cli-backup-file = Het bestand om te schrijven.
cli-restore = Een lege database vullen uit een back-up.
cli-restore-file = Een bestand dat fourfold backup heeft geschreven.
cli-clean = Gegevens verwijderen waarvan de bewaartijd voorbij is, en de schijfruimte vrijgeven.
cli-clean-dry-run = Toont wat verwijderd zou worden, zonder het te verwijderen.

## Progress

cli-doing-analyse = Analyse
cli-doing-solve = Oplossen
cli-doing-prove = Bewijs
cli-doing-arena = Partijen
cli-doing-perft = Tellen
cli-doing-grade = Indelen
cli-nodes = { $number ->
        [one] { $number } stelling
       *[other] { $number } stellingen
    }

## Wrong use

cli-see-help = Voor hulp: { $command }
cli-missing = { $name } ontbreekt: { $about }
cli-no-option = Onbekende optie { $name }.
cli-no-command = Onbekende opdracht { $name }.
cli-did-you-mean = Bedoel je { $like }?
cli-too-many = Verwijder { $extra }, of zet tekst met spaties tussen aanhalingstekens.
cli-no-value = Geef een waarde op na { $option }.
cli-takes-no-value = Gebruik { $option } zonder waarde.
cli-whole-number = { $name } moet een geheel getal zijn.
cli-number = { $name } moet een getal zijn.
cli-no-language = Onbekende taal { $got }. Kies een van { $expected }.
cli-no-bot = Voor dit spel is er geen bot { $got }. Kies een van { $expected }, of gebruik MODULE:KLASSE voor een eigen bot.
cli-bot-not-loaded = De bot { $got } kan niet worden geladen: { $reason }. Gebruik MODULE:KLASSE, met een module in deze map of een geïnstalleerde module.
cli-bot-failed = De bot { $got } liep vast in partij { $number }: { $reason }. Verbeter de bot of laat hem weg.
cli-bot-stopped = De bot { $got } liep vast: { $reason }. Verbeter de bot of speel tegen een andere.
cli-resume-alone = --resume zet de opgeslagen partij ongewijzigd voort. Verwijder { $extra }.
cli-name-a-game = Noem het spel vóór { $option }: fourfold play quarto of fourfold play quartino.
cli-no-terminal = Dit is geen terminal. Voeg --plain toe om in tekstmodus te spelen.
cli-arena-two-to-four = Geef na --bots twee tot vier bots op, zoals level3,perfect.
cli-solve-what = Geef één stelling tussen aanhalingstekens op, of --batch BESTAND voor veel stellingen.
cli-batch-no-tab = Schrijf de regels, een tab en een stelling in plaats van { $got }.
cli-perft-quarto = perft telt alleen zetten van Quarto. Gebruik: fourfold perft quarto
cli-tables-no-table = Voor { $rules } zijn er geen openingen. Kies regels waarbij hele kenmerken tellen.
cli-tables-no-dask = --dask heeft het pakket distributed nodig. Installeer het: pip install distributed

## Files

cli-column = kolom { $number }
cli-no-file = Bestand niet gevonden: { $file }. Controleer de naam.
cli-is-folder = { $file } is een map. Geef een bestand op.
cli-no-folder = { $file } kan niet worden geschreven: de map bestaat niet. Maak die eerst aan.
cli-cannot-read = { $file } kan niet worden gelezen: { $reason }.
cli-cannot-write = { $file } kan niet worden geschreven: { $reason }.
cli-cannot-write-answer = Het antwoord kan niet worden geschreven: { $reason }.
cli-bad-puzzles = { $file } is niet bruikbaar. Kies een bestand dat fourfold puzzles build heeft geschreven, en ga verder met dezelfde --seed.
cli-not-utf8 = { $file } is geen UTF-8-tekst. Sla het op als UTF-8.
cli-analyse-level-quarto = Een niveau geldt alleen voor partijen Quartino. Bij Quarto zijn de waarden exact.

## Server and database

cli-serve-open = Open { $url } in een browser. Druk op Ctrl+C om de server te stoppen.
cli-serve-no-page = De webpagina is niet gebouwd, dus de server antwoordt alleen programma’s. Bouw die met: make page
cli-serve-bad-database-url = --database-url moet beginnen met postgresql:// of sqlite:///.
cli-serve-no-database = De database kan niet worden gebruikt: { $reason }. Start de database, of controleer --database-url.
cli-serve-bad-bus-url = --bus-url moet beginnen met redis://, rediss:// of unix://, zoals in redis://localhost.
cli-serve-no-bus = Redis antwoordt niet: { $reason }. Zolang werkt de server zonder Redis; controleer --bus-url.
cli-serve-bad-origin = --origin { $origin } is geen adres zoals browsers het sturen. Schrijf het als https://play.example.org, zonder pad.
cli-serve-bad-own-bot = De bot { $bot } uit FOURFOLD_BOTS kan niet worden geladen: { $reason }. Gebruik NAAM=module:Klasse en controleer de module.
cli-serve-too-few-services = Meer dan één proces heeft PostgreSQL en Redis nodig. Geef --database-url postgresql://… en --bus-url redis://… op
cli-serve-port-in-use = Poort { $port } op { $host } is al in gebruik. Stop het andere programma of kies een andere --port.
cli-serve-port-forbidden = Je mag poort { $port } niet gebruiken. Kies een --port boven 1023.
cli-serve-no-address = Deze computer heeft het adres { $host } niet. Kies een andere --host.
cli-serve-not-started = De server is niet gestart. De reden staat in de regels hierboven.
cli-no-database-file = Database niet gevonden: { $file }. Geef er een op met --database-url.
cli-database-not-empty = De database heeft al gasten of tafels. Geef een lege op met --database-url.
cli-bad-backup = { $file } is geen volledige back-up. Kies een bestand dat fourfold backup heeft geschreven.
cli-backup-own-file = { $file } hoort bij de database zelf. Kies een ander bestand voor de back-up.

## Moves that people write

cli-error-bad-move = Schrijf { $expected } in plaats van { $got }.
cli-error-bad-piece = Schrijf een stuk zoals 7 of LSQH in plaats van { $got }.
cli-error-bad-square = Schrijf een hokje van a1 tot d4 in plaats van { $got }.
cli-error-bad-call = Schrijf vier verschillende hokjes na call in plaats van { $got }.
cli-error-bad-colour = Schrijf een kleur, een van Y B G P, in plaats van { $got }.
cli-error-bad-space = Schrijf een vak, c of 1 tot 8, in plaats van { $got }.
cli-error-bad-rim = Schrijf een randvak van 1 tot 8 in plaats van { $got }.
cli-error-text-after = Verwijder { $got }.
cli-error-takeback-too-far = Dit is het begin van de partij. Er is niets om terug te nemen.
cli-error-piece-not-theirs = Geef { $seat } { $expected ->
        [dark] een donker stuk
       *[light] een licht stuk
    } in plaats van { $piece }.
cli-error-decline-too-early = decline kan pas na het zestiende stuk. Schrijf nu { $expected }.
cli-error-referee-calls = De scheidsrechter ziet elke rij, dus niemand roept Quarto. Geef of plaats een stuk.
cli-error-referee-says = De scheidsrechter ziet situaties, dus niemand meldt ze. Leg een fiche, ruim op, roep Quartino of beëindig je beurt.
cli-error-no-situations = Deze partij gaat zonder situaties. Leg een fiche, roep Quartino of beëindig je beurt.
cli-error-nothing-to-clear = Er is geen stapel om op te ruimen. Ga verder met je beurt.
cli-error-clear-other = Ruim in plaats daarvan vak { $expected } op.
cli-error-cleared-already = Je hebt deze beurt al een stapel opgeruimd. Ga verder met je beurt.
cli-error-clear-first = Ruim eerst vak { $expected } op.
cli-error-nothing-to-place = Je hebt al je fiches gelegd. Roep Quartino of beëindig je beurt.
cli-error-card-not-held = { $seat } heeft { $card } niet. Kies een kaart uit de kaarthouder.
cli-error-call-no-line = { $squares } is geen rij. Verwijder de call, of eindig die regel met ?.
cli-error-call-not-full = De rij { $squares } is niet vol. Nog vrij: { $free }. Verwijder de call, of eindig die regel met ?.
cli-error-call-nothing-shared = De stukken op { $squares } delen niets dat telt. Verwijder de call, of eindig die regel met ?.
cli-error-call-expired = De rij { $squares } telt op dit moment niet meer. Verwijder de call, of eindig die regel met ?.
cli-error-call-not-now = Na het plaatsen kun je alleen Quarto roepen met een rij die dit stuk heeft voltooid, en { $squares } is ouder. Verwijder de call, of eindig die regel met ?.
cli-error-no-four-colours = Aan het begin van de beurt had geen kleur vier fiches op het bord. Verwijder deze regel, of eindig hem met ?.
cli-error-no-column = De stapel op { $space } had aan het begin van de beurt maar { $height } fiches, geen vier. Verwijder deze regel, of eindig hem met ?.

## Records

cli-error-no-such-seat = De plaats { $seat } bestaat niet. Kies een van { $expected }.
cli-error-wrong-game = Schrijf een zet van { $expected } in plaats van { $move }.
cli-error-not-refused = De regels staan { $move } toe. Verwijder het ? erachter.
cli-error-never-refused-so = Verwijder het ? na { $move }. Alleen een geweigerde call of say heeft er een.
cli-error-bad-spaces = Schrijf negen vakken gescheiden door / in plaats van { $got }.
cli-error-bad-column = Schrijf een stapel kleuren of een punt in plaats van { $got }.
cli-error-too-many-tokens = Gebruik hoogstens { $most } fiches van { $colour } in plaats van { $got }.
cli-error-bad-seat = Schrijf een plaats, een van { $expected }, in plaats van { $got }.
cli-error-bad-seats = Schrijf plaatsen zoals A B of A1 B1 A2 B2 in plaats van { $got }.
cli-error-bad-deal = Schrijf een verdeling zoals A=YBGP,YBPG,YGBP,YGPB in plaats van { $got }.
cli-error-deal-seats = Schrijf kaarten voor de plaatsen { $expected } in plaats van { $got }.
cli-error-deal-size = Schrijf { $expected } kaarten voor { $seat } in plaats van { $got }.
cli-error-card-twice = { $got } komt een keer te vaak voor. Gebruik elke kaart zo vaak als het kaartspel die heeft.
cli-error-not-utf8 = Sla het bestand op als UTF-8. De byte { $got } is geen geldige tekst.
cli-error-control-character = Verwijder { $got }, dat niet afgedrukt kan worden.
cli-error-bad-header = Schrijf een regel zoals sleutel: waarde in plaats van { $got }. Is dit de eerste zet, zet er dan een lege regel voor.
cli-error-key-twice = Schrijf de sleutel { $got } maar één keer.
cli-error-key-missing = Voeg de sleutel { $expected } toe aan de kop.
cli-error-key-not-here = Verwijder de sleutel { $got }. Partijverslagen van { $game } hebben die niet.
cli-error-bad-players = Schrijf namen zoals A=Ada B="Bo Berg" in plaats van { $got }. Namen met spaties staan tussen aanhalingstekens.
cli-error-bad-name = Sluit de aanhalingstekens rond de naam { $got }.
cli-error-bad-result = Schrijf een uitslag zoals B (call) of draw (full-board) in plaats van { $got }.
cli-error-result-too-early = Verwijder de uitslag { $got }. De partij is nog niet afgelopen.
cli-error-result-differs = De zetten leiden tot { $expected }. Schrijf dat in plaats van { $got }.
cli-error-event-missing = Schrijf een zet na de plaats in plaats van { $got }.
cli-error-not-your-turn = { $expected } is aan de beurt, niet { $seat }. Verander de plaats of de zet.
cli-error-game-over = De partij is afgelopen. Verwijder { $move }.
cli-error-piece-in-hand = { $piece } is in de hand. Plaats het stuk vóór { $move }.
cli-error-no-piece-in-hand = Er is geen stuk in de hand. Geef er een vóór { $move }.
cli-error-square-taken = { $square } is bezet door { $piece }. Kies een vrij hokje.
cli-error-piece-not-left = { $piece } is al gegeven. Kies een ander stuk.

## Rules and positions

cli-error-bad-game = Onbekend spel { $got }. Kies een van: { $expected }.
cli-error-bad-preset = { $game } heeft geen regels { $got }. Kies een van: { $expected }.
cli-error-bad-option = { $game } heeft geen optie { $got }. Kies een van: { $expected }.
cli-error-bad-option-value = Schrijf { $expected } achter { $option }: in plaats van { $got }.
cli-error-option-twice = Schrijf de optie { $got } maar één keer.
cli-error-options-contradict = Kies { $option } of { $other }, niet allebei.
cli-error-bad-seat-number = Kies { $expected } plaatsen in plaats van { $got }.
cli-error-bad-ranks = Schrijf vier lijnen gescheiden door / in plaats van { $got }.
cli-error-bad-rank = Schrijf vier hokjes per lijn, elk een stuk of een punt, in plaats van { $got }.
cli-error-bad-hand = Schrijf na het bord het stuk in de hand of - in plaats van { $got }.
cli-error-piece-twice = Het stuk { $got } komt twee keer voor. Gebruik elk stuk één keer.
cli-error-wrong-colours = Hier moeten { $light } lichte en { $dark } donkere stukken gegeven zijn, niet { $got }.
cli-error-line-in-referee-play = De partij is met de rij { $got } al gewonnen. Schrijf een stelling uit een partij die nog loopt.
cli-error-bad-marks = Schrijf rijen voor een call als !a1b1c1d1:1 in plaats van { $got }.
cli-error-mark-no-line = { $got } is geen voltooide rij die telt. Verwijder die.
cli-error-mark-expiry = Schrijf een getal van 1 tot { $most } na de rij in plaats van { $got }.
cli-error-marks-apart = Eén stuk kan de rijen { $got } niet voltooien. Neem rijen die een hokje delen.
cli-error-marks-in-referee-play = Verwijder { $got }: met een scheidsrechter roept niemand Quarto.
cli-error-bad-card = Schrijf een kaart zoals YBGP in plaats van { $got }.
cli-error-deck-too-small = Het kaartspel heeft { $got } kaarten. Gebruik er minstens { $expected }.

## What is not installed

cli-missing-extra = { $command } heeft pakketten nodig die niet geïnstalleerd zijn. Installeer ze met: pip install 'fourfold[{ $extra }]'
cli-missing-native-module = Deze opdracht heeft de native module van Fourfold nodig, en die is niet geïnstalleerd. Installeer het pakket fourfold, of installeer het vanuit de broncode met een C++-compiler.
