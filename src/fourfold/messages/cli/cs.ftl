# Příkazový řádek: nápověda a chyby, které říkají, co udělat.

## Layout of help

cli-usage = Použití:
cli-arguments = Argumenty
cli-options = Volby
cli-commands = Příkazy
cli-options-mark = [VOLBY]
cli-command-mark = PŘÍKAZ …
cli-text-mark = TEXT
cli-file-mark = SOUBOR
cli-name-mark = JMÉNO
cli-folder-mark = SLOŽKA
cli-address-mark = ADRESA
cli-position-mark = POZICE
cli-record-mark = ZÁPIS
cli-game-mark = HRA
cli-default = výchozí: { $value }
cli-required = povinné
cli-at-least = nejméně { $least }
cli-range = od { $least } do { $most }
cli-help-option = Zobrazí tuto nápovědu.
cli-version = Zobrazí verzi.

## Commands and their options

cli-about = Hrát Quarto a Quartino, provozovat herní server a rozebírat hry.
cli-json = Odpoví jedním objektem JSON.
cli-rules = Pravidla, například danish+squares.
cli-language = Jazyk, jeden z { $languages }.
cli-record-file = Soubor se zápisem hry; - čte standardní vstup.
cli-processes = Počet procesů.

cli-play = Hrát v terminálu, proti počítači nebo s ostatními u jedné obrazovky.
cli-play-game = quarto nebo quartino; jinak se otevře nabídka.
cli-play-bot = Hrát proti botovi: { $bots }; v Quartu také { $quarto_bots }; v Quartinu také { $quartino_bots }; nebo MODUL:TŘÍDA pro vlastního bota.
cli-play-seats = Počet hráčů včetně botů.
cli-play-first = Hráč tohoto jména začíná; na jména ostatních se program zeptá.
cli-play-plain = Hrát v textovém režimu, pro čtečky obrazovky a skripty.
cli-play-resume = Pokračovat v uložené hře.
cli-play-deck = Soubor s jinými kartami pro Quartino.
cli-play-seed = Stejné číslo dá stejný los, rozdání i tahy botů.

cli-replay = Přehrát zápis hry podle pravidel; zobrazí konečnou pozici a výsledek, nebo první řádek, který pravidla porušuje.
cli-replay-svg = Zapsat obrázek konečné pozice do tohoto souboru.

cli-analyse = Rozebrat každý tah hry: hodnoty nebo šance, chyby a důvody.
cli-analyse-svg = Zapíše obrázek rozboru do tohoto souboru.
cli-analyse-seconds = Časový limit v sekundách na celou hru; pozdější tahy se rozebírají první.
cli-analyse-level = Pro Quartino: šance mezi hráči této úrovně, 1 až 7. Výchozí: mezi silnými hráči.

cli-solve = Zobrazit přesnou hodnotu pozice Quarta pro hráče na tahu a tahy, které ji udrží.
cli-solve-position = Pozice v uvozovkách, například "..../.5b./6..e/32.. -".
cli-solve-batch = Vyřešit mnoho pozic: na řádku pravidla, tabulátor a pozice; - čte standardní vstup. S --json je každá odpověď jeden objekt.
cli-threads = Počet vláken hledání.
cli-memory = Paměť v megabajtech pro už prohledané pozice.
cli-seconds = Skončit po tolika sekundách.
cli-nodes-limit = Skončit po tolika pozicích.
cli-no-tables = Zahájení prohledá, místo aby je vyhledal v tabulkách.
cli-distance = Zobrazí také počet tahů do konce.

cli-prove = Zobrazit hodnotu celé hry od prázdné desky, pro A, který dává jako první.

cli-arena = Nechat boty hrát mnoho her proti sobě, každého na každém místě, a zobrazit, jak často kdo vyhrál, s 95% intervaly.
cli-arena-bots = Dva až čtyři boti, například level3,perfect: { $bots }; v Quartu také { $quarto_arena_bots }; v Quartinu také { $quartino_arena_bots }; nebo MODUL:TŘÍDA pro vlastního bota.
cli-arena-game = quarto nebo quartino.
cli-arena-games = Počet her.
cli-arena-seed = Stejné číslo dá stejné hry.
cli-arena-move-time = Milisekundy na tah, pro boty, kteří čas umějí využít.

cli-perft = Spočítat posloupnosti tahů dané délky, s rozhodčím.
cli-perft-game = quarto
cli-perft-depth = Tahů v posloupnosti.

cli-engine = Běžet jako motor pro jiný program, který posílá příkazy řádek po řádku: docs/engine.md.
cli-engine-bot = Který bot hraje: { $bots }; v Quartu také { $quarto_bots }; v Quartinu také { $quartino_bots }; nebo MODUL:TŘÍDA pro vlastního bota.

cli-tables = Přesné hodnoty zahájení.
cli-tables-build = Vyřešit všechna zahájení sady pravidel. Přerušený výpočet po novém spuštění pokračuje.
cli-tables-placed = Řeší pozice s nejvýše tolika figurkami na desce.
cli-tables-wins = Uloží jen to, které pozice s přesně --placed figurkami vyhraje dávající.
cli-tables-folder = Složka, do které se zapisuje.
cli-tables-dask = Počítá na tomto plánovači Dask místo na tomto počítači.

cli-puzzles = Pozice s právě jedním řešením.
cli-puzzles-play = Řeš úlohy v terminálu; série se ukládá.
cli-puzzles-play-kind = Druh úloh místo všech: u Quarta { $quarto_kinds }; u Quartina { $quartino_kinds }.
cli-puzzles-play-grade = Obtížnost první úlohy, od 1 do 5.
cli-puzzles-play-seed = Stejné číslo ukáže stejné úlohy.
cli-puzzles-no-kind = Úlohy druhu { $got } nejsou. Vyber z: { $expected }.
cli-puzzles-build = Najít úlohy v hrách počítače, dokázat, že každá má jediné řešení, a nechat je zkusit úrovně.
cli-puzzles-build-file = Soubor s úlohami, který se zapíše nebo doplní.
cli-puzzles-rules = Pravidla, pro která se úlohy hledají, místo všech; lze opakovat.
cli-puzzles-count = Úloh na sadu pravidel, u Quartina na druh, místo plánovaného počtu.
cli-puzzles-rules-quarto = --rules platí jen pro úlohy Quarta.
cli-puzzles-seed = Stejné číslo najde stejné úlohy.
cli-puzzles-grade = Nechat úrovně zkusit úlohy znovu a podle nich úlohy zařadit.
cli-puzzles-grade-file = Soubor s úlohami, který se přepíše.
cli-puzzles-check = Dokázat úlohy znovu: jediné řešení, druh, délku, obtížnost a které úrovně je řeší.
cli-puzzles-check-file = Soubor s úlohami místo těch, které Fourfold obsahuje.
cli-puzzles-sample = Ověří tolik náhodně vybraných úloh.
cli-puzzles-sample-seed = Stejné číslo vybere s --sample stejné úlohy.

cli-serve = Spustit server se stoly pro lidi i boty a s webovou stránkou.
cli-serve-host = Adresa, na které naslouchá; 0.0.0.0 dovolí připojit se jiným počítačům.
cli-serve-port = Port, na kterém naslouchá; určí ho i proměnná PORT.
cli-database-url = postgresql://… nebo sqlite:///SOUBOR; výchozí je soubor ve tvé složce s daty; určí ji i FOURFOLD_DATABASE_URL.
cli-serve-bus = redis://…, potřeba pro více procesů; určí ji i FOURFOLD_BUS_URL.
cli-serve-workers = Počet procesů serveru.
cli-serve-origin = Adresa, na které se prohlížeče k serveru za proxy dostanou; lze opakovat.
cli-serve-trust-proxy = Věřit hlavičkám X-Forwarded-For a -Proto od N proxy před serverem (bez N jedné).
cli-serve-bots = Výpočetní procesy; jeden je vyhrazen botům u stolů s lidmi.
cli-serve-commands = Příkazů za sekundu na hosta; naráz desetkrát tolik.
cli-serve-requests = Požadavků za sekundu na adresu; naráz desetkrát tolik.
cli-serve-files = Souborů stránky za sekundu na adresu; naráz čtyřicetkrát tolik.
cli-serve-connections-per-address = Trvalých spojení na adresu.
cli-serve-connections-per-process = Otevřených spojení na proces, ze všech adres.
cli-serve-sessions = Nových hostů za minutu na adresu.
cli-serve-tables = Nových stolů za minutu na adresu, tolik i naráz.

cli-backup = Zapsat celou databázi do souboru, zatímco server běží.
cli-backup-file = Soubor, který se zapíše.
cli-restore = Naplnit prázdnou databázi ze zálohy.
cli-restore-file = Soubor, který zapsal příkaz fourfold backup.
cli-clean = Smazat data, kterým vypršela doba uchování, a uvolnit místo na disku.
cli-clean-dry-run = Zobrazit, co by se smazalo, a nic nesmazat.

## Progress

cli-doing-analyse = Rozbor
cli-doing-solve = Řešení
cli-doing-prove = Důkaz
cli-doing-arena = Hry
cli-doing-perft = Počítání
cli-doing-grade = Zařazování
cli-nodes = pozic: { $number }

## Wrong use

cli-see-help = Nápovědu zobrazí: { $command }
cli-missing = Chybí { $name }: { $about }
cli-no-option = Neznámá volba { $name }.
cli-no-command = Neznámý příkaz { $name }.
cli-did-you-mean = Nemyslíš { $like }?
cli-too-many = Odstraň { $extra }, nebo dej text s mezerami do uvozovek.
cli-no-value = Za { $option } napiš hodnotu.
cli-takes-no-value = Použij { $option } bez hodnoty.
cli-whole-number = { $name } musí být celé číslo.
cli-number = { $name } musí být číslo.
cli-no-language = Neznámý jazyk { $got }. Vyber jeden z { $expected }.
cli-no-bot = Bot { $got } v této hře není. Vyber jednoho z { $expected }, nebo použij MODUL:TŘÍDA pro vlastního bota.
cli-bot-not-loaded = Bota { $got } nelze načíst: { $reason }. Použij MODUL:TŘÍDA, s modulem v této složce nebo s nainstalovaným modulem.
cli-bot-failed = Bot { $got } selhal ve hře { $number }: { $reason }. Oprav ho, nebo ho vynech.
cli-bot-stopped = Bot { $got } selhal: { $reason }. Oprav ho, nebo hraj proti jinému.
cli-resume-alone = --resume pokračuje v uložené hře tak, jak je. Odstraň { $extra }.
cli-name-a-game = Před { $option } napiš hru: fourfold play quarto nebo fourfold play quartino.
cli-no-terminal = Toto není terminál. Přidej --plain a hraj v textovém režimu.
cli-arena-two-to-four = Za --bots napiš dva až čtyři boty, například level3,perfect.
cli-solve-what = Napiš jednu pozici v uvozovkách, nebo --batch SOUBOR pro mnoho pozic.
cli-batch-no-tab = Napiš pravidla, tabulátor a pozici místo { $got }.
cli-perft-quarto = perft počítá jen tahy Quarta. Spusť: fourfold perft quarto
cli-tables-no-table = Pro { $rules } nejsou zahájení. Vyber pravidla, která počítají celé vlastnosti.
cli-tables-no-dask = --dask potřebuje balíček distributed. Nainstaluj ho: pip install distributed

## Files

cli-column = sloupec { $number }
cli-no-file = Soubor nenalezen: { $file }. Zkontroluj název.
cli-is-folder = { $file } je složka. Napiš soubor.
cli-no-folder = { $file } nelze zapsat: složka neexistuje. Nejdřív ji vytvoř.
cli-cannot-read = { $file } nelze přečíst: { $reason }.
cli-cannot-write = { $file } nelze zapsat: { $reason }.
cli-cannot-write-answer = Odpověď nelze zapsat: { $reason }.
cli-bad-puzzles = { $file } nelze použít. Vyber soubor, který zapsal příkaz fourfold puzzles build, a pokračuj se stejným --seed.
cli-not-utf8 = { $file } není text v UTF-8. Ulož ho jako UTF-8.
cli-analyse-level-quarto = Úroveň se týká jen her Quartina. V Quartu jsou hodnoty přesné.

## Server and database

cli-serve-open = Otevři { $url } v prohlížeči. Server zastavíš klávesami Ctrl+C.
cli-serve-no-page = Webová stránka není sestavená, takže server odpovídá jen programům. Sestavíš ji příkazem: make page
cli-serve-bad-database-url = --database-url musí začínat postgresql:// nebo sqlite:///.
cli-serve-no-database = Databázi nelze použít: { $reason }. Spusť databázi, nebo zkontroluj --database-url.
cli-serve-bad-bus-url = --bus-url musí začínat redis://, rediss:// nebo unix://, třeba redis://localhost.
cli-serve-no-bus = Redis neodpovídá: { $reason }. Server zatím běží bez něj; zkontroluj --bus-url.
cli-serve-bad-origin = --origin { $origin } není adresa, jakou posílají prohlížeče. Napiš ji jako https://play.example.org, bez cesty.
cli-serve-bad-own-bot = Bota { $bot } z FOURFOLD_BOTS nelze načíst: { $reason }. Použij JMÉNO=modul:Třída a zkontroluj modul.
cli-serve-too-few-services = Více procesů potřebuje PostgreSQL a Redis. Zadej --database-url postgresql://… a --bus-url redis://…
cli-serve-port-in-use = Port { $port } na { $host } už je obsazený. Ukonči druhý program, nebo vyber jiný --port.
cli-serve-port-forbidden = Port { $port } použít nesmíš. Vyber --port nad 1023.
cli-serve-no-address = Tento počítač nemá adresu { $host }. Vyber jiný --host.
cli-serve-not-started = Server se nespustil. Důvod je na řádcích výše.
cli-no-database-file = Databáze nenalezena: { $file }. Zadej ji pomocí --database-url.
cli-database-not-empty = V databázi už jsou hosté nebo stoly. Zadej prázdnou pomocí --database-url.
cli-bad-backup = { $file } není úplná záloha. Vyber soubor, který zapsal příkaz fourfold backup.
cli-backup-own-file = { $file } patří k samotné databázi. Vyber pro zálohu jiný soubor.

## Moves that people write

cli-error-bad-move = Napiš { $expected } místo { $got }.
cli-error-bad-piece = Napiš figurku jako 7 nebo LSQH místo { $got }.
cli-error-bad-square = Napiš pole od a1 do d4 místo { $got }.
cli-error-bad-call = Napiš za call čtyři různá pole místo { $got }.
cli-error-bad-colour = Napiš barvu, jednu z Y B G P, místo { $got }.
cli-error-bad-space = Napiš políčko, c nebo 1 až 8, místo { $got }.
cli-error-bad-rim = Napiš okrajové políčko od 1 do 8 místo { $got }.
cli-error-text-after = Odstraň { $got }.
cli-error-takeback-too-far = Toto je začátek hry. Není co vzít zpět.
cli-error-piece-not-theirs = Dej hráči { $seat } { $expected ->
        [dark] tmavou figurku
       *[light] světlou figurku
    } místo { $piece }.
cli-error-decline-too-early = Příkaz decline lze použít až po šestnácté figurce. Teď napiš { $expected }.
cli-error-referee-calls = Rozhodčí vidí každou řadu, takže nikdo nehlásí. Dej nebo polož figurku.
cli-error-referee-says = Rozhodčí vidí situace, takže je nikdo nehlásí. Polož, vrať, ohlas, nebo ukonči tah.
cli-error-no-situations = Tato hra se hraje bez situací. Polož, ohlas, nebo ukonči tah.
cli-error-nothing-to-clear = Není tu žádný sloupec k vrácení. Pokračuj v tahu.
cli-error-clear-other = Vrať místo toho sloupec z políčka { $expected }.
cli-error-cleared-already = V tomto tahu už byl sloupec vrácen. Pokračuj v tahu.
cli-error-clear-first = Nejdřív vrať sloupec z políčka { $expected }.
cli-error-nothing-to-place = Všechny tvoje žetony jsou položené. Ohlas Quartino, nebo ukonči tah.
cli-error-card-not-held = { $seat } nemá { $card }. Vyber kartu ze stojanu.
cli-error-call-no-line = { $squares } není řada. Odstraň hlášení, nebo jeho řádek ukonči znakem ?.
cli-error-call-not-full = Řada { $squares } není plná: na { $free } chybí figurka. Odstraň hlášení, nebo jeho řádek ukonči znakem ?.
cli-error-call-nothing-shared = Figurky na { $squares } nemají společného nic, co se počítá. Odstraň hlášení, nebo jeho řádek ukonči znakem ?.
cli-error-call-expired = Řada { $squares } už v této chvíli neplatí. Odstraň hlášení, nebo jeho řádek ukonči znakem ?.
cli-error-call-not-now = Po položení figurky lze ohlásit jen řadu, kterou tato figurka dokončila, a { $squares } je starší. Odstraň hlášení, nebo jeho řádek ukonči znakem ?.
cli-error-no-four-colours = Žádná barva neměla na začátku tahu na desce čtyři žetony. Odstraň tento řádek, nebo ho ukonči znakem ?.
cli-error-no-column = Sloupec na { $space } měl na začátku tahu jen { $height }, ne čtyři. Odstraň tento řádek, nebo ho ukonči znakem ?.

## Records

cli-error-no-such-seat = Místo { $seat } neexistuje. Vyber jedno z { $expected }.
cli-error-wrong-game = Napiš tah hry { $expected } místo { $move }.
cli-error-not-refused = Pravidla { $move } dovolují. Odstraň ? za tahem.
cli-error-never-refused-so = Odstraň ? za { $move }. Mají ho jen odmítnutá hlášení.
cli-error-bad-spaces = Napiš devět políček oddělených / místo { $got }.
cli-error-bad-column = Napiš sloupec barev nebo tečku místo { $got }.
cli-error-too-many-tokens = Použij nejvýše { $most } žetonů barvy { $colour } místo { $got }.
cli-error-bad-seat = Napiš místo u stolu, jedno z { $expected }, namísto { $got }.
cli-error-bad-seats = Napiš místa jako A B nebo A1 B1 A2 B2 namísto { $got }.
cli-error-bad-deal = Napiš rozdání jako A=YBGP,YBPG,YGBP,YGPB místo { $got }.
cli-error-deal-seats = Napiš karty pro místa { $expected } namísto { $got }.
cli-error-deal-size = Počet karet pro { $seat } musí být { $expected }, ne { $got }.
cli-error-card-twice = { $got } je tu jednou navíc. Použij každou kartu tolikrát, kolikrát je v balíčku.
cli-error-not-utf8 = Ulož soubor jako UTF-8. Bajt { $got } není platný text.
cli-error-control-character = Odstraň { $got }, který nelze zobrazit.
cli-error-bad-header = Napiš řádek jako klíč: hodnota místo { $got }. Je-li to první tah, nech před ním prázdný řádek.
cli-error-key-twice = Napiš klíč { $got } jen jednou.
cli-error-key-missing = Doplň do hlavičky klíč { $expected }.
cli-error-key-not-here = Odstraň klíč { $got }. Zápisy hry { $game } ho nemají.
cli-error-bad-players = Napiš jména jako A=Ada B="Bo Berg" místo { $got }. Jména s mezerami patří do uvozovek.
cli-error-bad-name = Uzavři uvozovky jména { $got }.
cli-error-bad-result = Napiš výsledek jako B (call) nebo draw (full-board) místo { $got }.
cli-error-result-too-early = Odstraň výsledek { $got }. Hra ještě neskončila.
cli-error-result-differs = Tahy končí výsledkem { $expected }. Napiš ho místo { $got }.
cli-error-event-missing = Napiš za místo tah namísto { $got }.
cli-error-not-your-turn = Na tahu je { $expected }, ne { $seat }. Oprav místo nebo tah.
cli-error-game-over = Hra skončila. Odstraň { $move }.
cli-error-piece-in-hand = V ruce je { $piece }. Polož figurku před { $move }.
cli-error-no-piece-in-hand = V ruce není figurka. Dej některou před { $move }.
cli-error-square-taken = Na { $square } stojí { $piece }. Vyber volné pole.
cli-error-piece-not-left = { $piece } už byla dána. Vyber jinou figurku.

## Rules and positions

cli-error-bad-game = Neznámá hra { $got }. Vyber jednu z: { $expected }.
cli-error-bad-preset = Hra { $game } nemá pravidla { $got }. Vyber jedna z: { $expected }.
cli-error-bad-option = Hra { $game } nemá volbu { $got }. Vyber jednu z: { $expected }.
cli-error-bad-option-value = Napiš za { $option }: { $expected } místo { $got }.
cli-error-option-twice = Napiš volbu { $got } jen jednou.
cli-error-options-contradict = Vyber buď { $option }, nebo { $other }, ne obojí.
cli-error-bad-seat-number = Počet míst musí být { $expected }, ne { $got }.
cli-error-bad-ranks = Napiš čtyři řádky oddělené / místo { $got }.
cli-error-bad-rank = Napiš čtyři pole v řádku, každé s figurkou nebo tečkou, místo { $got }.
cli-error-bad-hand = Napiš za desku figurku v ruce nebo - místo { $got }.
cli-error-piece-twice = Figurka { $got } je tu dvakrát. Použij každou jednou.
cli-error-wrong-colours = Počet daných figurek tu musí být: světlých { $light }, tmavých { $dark }, ne { $got }.
cli-error-line-in-referee-play = Řadou { $got } už hra skončila. Napiš pozici z rozehrané hry.
cli-error-bad-marks = Napiš řady k hlášení jako !a1b1c1d1:1 místo { $got }.
cli-error-mark-no-line = { $got } není dokončená řada, která se počítá. Odstraň ji.
cli-error-mark-expiry = Napiš za řadu číslo od 1 do { $most } místo { $got }.
cli-error-marks-apart = Jedna figurka nemůže dokončit řady { $got }. Použij řady se společným polem.
cli-error-marks-in-referee-play = Odstraň { $got }: s rozhodčím nikdo nehlásí.
cli-error-bad-card = Napiš karty jako YBGP místo { $got }.
cli-error-deck-too-small = V balíčku je karet: { $got }. Použij jich nejméně { $expected }.

## What is not installed

cli-missing-extra = { $command } potřebuje balíčky, které nejsou nainstalované. Nainstaluj je příkazem: pip install 'fourfold[{ $extra }]'
cli-missing-native-module = Tento příkaz potřebuje nativní modul Fourfold, který není nainstalovaný. Nainstaluj balíček fourfold, nebo ho nainstaluj ze zdrojových souborů s překladačem C++.
