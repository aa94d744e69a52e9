### The page: čeština
### Address: ty; past tenses that tell anybody's sex are avoided, and names stay in the nominative.

## Frame

page-skip = Přejít k obsahu
page-description = Hraj, uč se a rozebírej Quarto a Quartino: s přáteli, s neznámými nebo proti počítači. Bez účtu.
page-nav = Fourfold
page-nav-lobby = Stoly
page-nav-puzzles = Úlohy
page-nav-analysis = Rozbor
page-nav-learn = Výuka
page-nav-games = Moje hry
page-rules = Pravidla
page-privacy = Soukromí
page-notices = Licence
page-go-home = Úvodní stránka
page-nothing-here = Tady nic není
page-nothing-here-why = Na této adrese žádná stránka není. Odkaz je možná neúplný, nebo se stránka přesunula.
page-find-table = Máš odkaz na stůl? Vlož ho sem.
page-find-table-open = Otevřít
page-find-table-none = To není odkaz na stůl. Zkopíruj celý odkaz a vlož ho znovu.
page-not-loaded = Stránka se nenačetla
page-not-loaded-why = Zkontroluj připojení a načti ji znovu.
page-failed = Tady se něco pokazilo
page-failed-why = Načti stránku znovu: hry a stoly jsou uložené a nic z odehraného se neztratí.
page-new-version = Nová verze je připravena.
page-new-version-load = Aktualizovat
page-choices = Jazyk, vzhled a zvuk
page-language = Jazyk
page-theme = Barvy
page-theme-auto = podle zařízení
page-theme-light = papír
page-theme-dark = noc
page-view = Deska
page-view-auto = podle místa
page-view-depth = prostorově
page-view-flat = shora
page-speed = Rychlost tahů
page-speed-instant = okamžitě
page-speed-fast = rychle
page-speed-normal = běžně
page-speed-slow = pomalu
page-view-switch = Pohled shora
page-legend = Legenda
page-legend-tall = { $value } (dvojitý okraj)
page-coordinates = Souřadnice na desce
page-confirm = Potvrzovat tahy
page-confirm-auto = na dotykové obrazovce
page-confirm-on = vždy
page-confirm-off = nikdy
page-shortcuts = Jednoklávesové zkratky
page-sound = Zvuky

## First page

page-home-title = Čtyři stejné, a ty to vidíš první
page-home-about = Hraj Quarto a Quartino s lidmi kolem sebe, s přáteli v dálce nebo proti počítači, v Quartu i takovému, který se nikdy nesplete. Bez účtu, bez instalace.
page-home-quarto = Šestnáct figurek, čtyři vlastnosti. Figurku, kterou položíš, ti vybírá soupeř.
page-home-quartino = Žeton po žetonu stavíte všichni na jednom barevném kole a každý má splnit čtyři tajné karty.
page-home-lobby = Někdo čeká na tebe, nebo ty na něj.
page-home-puzzles = Najdi jediný tah, který vyhrává nebo udrží remízu. Každá úloha je dokázaná.
page-home-analysis = Přesná hodnota každé volby v kterékoli pozici.
page-play-bot = Hrát s počítačem
page-play-screen = Dva u této obrazovky
page-play-friend = Hrát s přáteli
page-play-choose = Úroveň a pravidla…
page-play-game = Hrát: { $game }
page-go-on = Pokračovat ve hře: { $game }
page-go-on-you = proti: { $names } · jsi na tahu
page-go-on-other = proti: { $names } · soupeř je na tahu
page-go-on-screen = { $names } · na tahu: { $who }
page-first-lesson = První lekce
page-guest = Host
page-player = Hráč { $number }

## A new table

page-new = Nový stůl
page-which-game = Jaká hra?
page-with-whom = S kým?
page-with-friend = S přáteli přes odkaz
page-with-bot = S počítačem
page-with-screen = U této obrazovky
page-with-anybody = S kýmkoli
page-level = Jak silný?
page-level-numbered = { $number } · { $name }
page-level-random = Náhodný
    .about = Hraje náhodně, aniž by se díval.
page-level-level1 = Nováček
    .about = Všimne si asi každé druhé řady.
page-level-level2 = Sváteční hráč
    .about = Všimne si asi tří řad ze čtyř.
page-level-level3 = Pozorný
    .about = Přehlédne asi každou sedmou řadu a ke konci občas myslí dopředu.
page-level-level4 = Zkušený
    .about = Přehlédne méně než každou desátou řadu a na posledních šesti polích často myslí dopředu.
page-level-level5 = Silný
    .about = Málokdy přehlédne řadu a na posledních osmi polích většinou myslí dopředu.
page-level-level6 = Expert
    .about = Nepřehlédne skoro nic a na posledních devíti polích téměř nechybuje.
page-level-level7 = Mistr
    .about = Nepřehlédne žádnou řadu a posledních deset polí hraje bez chyby.
page-level-perfect = Dokonalý
    .about = Nikdy neudělá chybu, od první figurky po poslední.
page-level-greedy = Pozorný
    .about = Ohlásí každou hotovou kartu a na další myslí o tah dopředu.
page-bot-level = Počítač (úroveň { $number })
page-bot-random = Počítač (náhodný)
page-bot-greedy = Počítač (pozorný)
page-bot-perfect = Počítač (dokonalý)
page-your-name = Tvoje jméno
page-name-of = Jméno hráče { $number }, chceš-li
page-how-many = Kolik hráčů?
page-seats = { $number ->
        [one] { $number } hráč
        [few] { $number } hráči
       *[other] { $number } hráčů
    }
page-teams-of = Dva týmy po { $number }
page-edition = Vydání
page-sight = Kdo hlídá?
page-what-counts = Co se počítá a čí jsou figurky
page-both = { $one } a { $other }
page-only = jen { $value }
page-only-traits = Počítá se jen: { $names }
page-counts-not = nepočítá se
page-counts-nothing = Nepočítalo by se nic, takže by nikdo nemohl vyhrát. Ať se počítá aspoň jedna vlastnost.
page-colours = Barvy
page-mushrooms-owned = Vlastní barvy
    .about = Každý dostává jen houby své barvy; kdo dostane první houbu, má červené.
page-mushrooms-owned-dark = Vlastní barvy, nejdřív modré
    .about = Každý dostává jen houby své barvy; kdo dostane první houbu, má modré.
page-turn-limit = Konec po tolika tazích
page-from-to = Od { $least } do { $most }.
page-turn-seconds = Čas na každý tah
page-no-clock = Bez hodin
page-clock-game = Čas na celou hru
page-clock-about = Minuty a sekundy, které přibudou s každým tahem.
page-clock-of = { $minutes } min + { $seconds } s na tah
page-begins = Kdo začíná?
page-begins-lot = Rozhodne los
page-begins-chosen = Koho vybereš
page-begins-youngest = Nejmladší
page-begins-me = Ty
page-begins-bot = Počítač
page-begins-gives = Kdo začíná, dává první figurku.
page-begins-about = Podle pravidel začíná nejmladší.
page-goes-round = Střídat se
page-goes-round-about = Ostatní se mohou postavit do fronty: po hře připadne místo poraženého dalšímu v pořadí.
page-more-options = Další možnosti
page-rules-string = Pravidla jako text
page-rules-string-about = Dají se zkopírovat do zápisu nebo zprávy. Můžeš tu i psát.
page-counts-lines = Čtyři vodorovně, svisle nebo na dlouhé úhlopříčce, které mají společné jedno z toho:
page-counts-lines-squares = Čtyři vodorovně, svisle, na dlouhé úhlopříčce nebo ve čtverci 2×2, které mají společné jedno z toho:
page-open = Otevřít stůl
page-start = Začít
page-other-rules = Jiná pravidla…

## Before a game

page-waiting = Čeká se na hráče
page-ready = Všichni jsou tu
page-invite = Pošli tento odkaz. Kdo ho otevře, může si sednout nebo přihlížet.
page-invites = { $name } tě zve ke hře: { $game }.
page-qr = QR kód odkazu k naskenování telefonem
page-qr-show = Ukázat QR kód
page-copy = Kopírovat odkaz
page-invite-public = Tento stůl také může kdokoli najít pod „{ page-nav-lobby }“ a přisednout si.
page-link = Odkaz na stůl
page-share = Sdílet
page-copied = Zkopírováno
page-chairs = Místa
page-chair-free = Volné místo
page-deleted-player = Smazaný hráč
page-sit = Sednout si
page-stand = Vstát
page-remove = Odebrat
page-seat-bot = Posadit počítač
page-start-when = Začít můžeš, až budou všechna místa obsazená.
page-you = ty
page-you-name = Ty
page-watch = Přihlížet

## A game

page-the-game = Hra
page-connecting = Připojování…
page-unreachable = Stůl není dostupný
page-unreachable-offline = Jsi offline. Stůl se otevře sám, jakmile budeš zase připojen.
page-unreachable-server = Server neodpovídá. Zkoušíme to dál a stůl se otevře, jakmile odpoví.
page-play-offline = Hrát Quarto offline
page-lost = Spojení vypadlo. Zkoušíme to znovu; nic z tvých tahů se neztratí.
page-lost-kept = Spojení vypadlo. Tvůj tah je uložený a odešle se, až se spojení obnoví.
page-no-table = Takový stůl tu není
page-no-table-why = Možná není odkaz celý. Popros o něj znovu, nebo otevři vlastní stůl.
page-players = Hráči
page-team = Tým { $team }
page-has-left = už tu není
page-not-connected = bez spojení
page-clock = zbývá { $time }
page-clock-turn = tah { $time }
page-spectators = { $number ->
        [one] Přihlíží { $number } divák
        [few] Přihlížejí { $number } diváci
       *[other] Přihlíží { $number } diváků
    }
page-moves = { $number ->
        [one] { $number } tah
        [few] { $number } tahy
       *[other] { $number } tahů
    }
page-look-back = Tah { $number } z { $most }
page-look-new = Nový tah
page-look-return = Zpět ke hře
page-look-keys = Šipkami se vracíš tah po tahu, Esc tě vrátí ke hře.
page-sheet = Tahy a další
page-close = Zavřít
page-started = Hra začíná.
page-sat = { $name } si sedá.
page-taken-back = Vzato zpět.
page-said = { $name }: { $phrase }
page-event-place = { $who } ji pokládá na { $square }.
page-event-call-false = { $who } hlásí „Quarto!“ a ukazuje { $squares }, ale neprávem: tím prohrává.
page-event-you-give = Dáváš figurku: { $piece }.
page-event-you-place = Pokládáš ji na { $square }.
page-event-you-call = Hlásíš „Quarto!“ a ukazuješ { $squares }.
page-event-you-call-false = Hlásíš „Quarto!“ a ukazuješ { $squares }, ale neprávem: tím prohráváš.
page-event-you-decline = Nehlásíš.
page-event-you-resign = Vzdáváš se.
page-event-you-flag = Už nemáš čas.
page-event-you-abandon = Už u hry nejsi.
page-event-you-offer = Nabízíš remízu.
page-event-you-accept = Přijímáš remízu.

page-ask-give-you = Vyber figurku, dostane ji { $next }
page-ask-give-other = { $who } vybírá figurku, dostane ji { $next }
page-ask-give-to-you = { $who } ti vybírá figurku
page-ask-place-you = Polož figurku na volné pole
page-ask-place-other = { $who } pokládá figurku
page-ask-decline-you = Všechny figurky jsou položené. Ohlas řadu, nebo nehlas.
page-ask-decline-other = { $who } hledá řadu
page-ask-quartino-place-you = { $number ->
        [one] Polož žeton: vyber barvu, pak políčko
        [few] Polož { $number } žetony: vyber barvu, pak políčko
       *[other] Polož { $number } žetonů: vyber barvu, pak políčko
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } pokládá žeton
        [few] { $who } pokládá { $number } žetony
       *[other] { $who } pokládá { $number } žetonů
    }
page-ask-quartino-clear-you = Odkliď sloupec: klepni na něj
page-ask-quartino-clear-other = { $who } odklízí sloupec
page-ask-quartino-call-you = Ohlas Quartino s některou ze svých karet, nebo ukonči tah
page-ask-quartino-call-other = { $who } smí ohlásit Quartino
page-ask-quartino-end-you = Ukonči tah
page-ask-quartino-end-other = { $who } končí tah

page-tray = Zbývající figurky
page-hand = V ruce
page-hand-empty = zatím nic
page-free = volné
page-marked = označené
page-square-taken = Pole { $square } je obsazené. Vyber volné.
page-place-ask = Položit ji na { $square }?
page-place-here = Položit sem
page-give-ask = Dát tuto figurku?
page-give-this = Dát tuto figurku
page-give-colour = Figurky pro hráče { $name }: { $colour }. Vyber některou této barvy.
page-call-about = Vidíš čtyři stejné? Řekni to a klepni na ně.
page-call-too-early = Hlásit můžeš, až budou na desce čtyři figurky.
page-call-not-turn = Hlásit smíš jen na svém tahu: než figurku položíš, nebo potom, než další dáš.
page-call-used-up = Tři chybná hlášení: v tomto tahu už hlásit nejde.
page-call-show = Ukaž řadu: vyber její čtyři pole.
page-call-first = Nejdřív řada: dotkni se jejích čtyř figurek na desce, nebo to zruš.
page-call-free = Pole { $square } je volné. Vyber pole s figurkou.
page-call-marked = { $number } ze 4: { $squares }
page-call-confirm = Ohlásit Quarto!
page-call-stopped = Bez hlášení.
page-call-lapsed = Hra pokračovala dřív, než bylo hlášení hotové. Za chybné se nepočítá.
page-cancel = Zrušit
page-decline = Nehlásit
page-line-shares = { $squares } mají společné: { $values }.

page-key-arrows = z pole na pole, z figurky na figurku
page-key-call = ohlásit Quarto, nebo přece ne

page-take-back = Vzít zpět
page-takeback-asked = { $name } chce vzít tah zpět.
page-agree = Souhlasit
page-refuse = Odmítnout
page-offer-draw = Nabídnout remízu
page-draw-offered = { $name } nabízí remízu. Jakýkoli tah ji odmítá.
page-accept-draw = Přijmout remízu
page-draw-waiting = Remíza je nabídnutá. Čeká se na odpověď…
page-draw-declined = { $name } remízu odmítá.
page-draw-declined-you = Remízu odmítáš.
page-resign = Vzdát se
page-resign-sure = Opravdu hru vzdát?
page-again = Odveta
page-again-asked = Čeká se na ostatní…
page-again-wanted = { $number ->
        [one] { $names } chce hrát znovu.
        [few] { $names } chtějí hrát znovu.
       *[other] { $names } chtějí hrát znovu.
    }
page-analyse = Rozebrat hru
page-replay = Přehrát
page-end-won = Vítězství!
page-end-shared = Společné vítězství!
page-end-lost = Prohra
page-end-draw = Remíza
page-end-aborted = Hra přerušena
page-end-aborted-why = Nikdo nevyhrává.
page-why-call-you = Tvoje Quarto platí.
page-why-call-other = { $who } hlásí Quarto.
page-why-line-you = Tvoje řada je hotová.
page-why-line-other = { $who } dokončuje řadu.
page-why-cards-you = Máš splněné všechny karty.
page-why-cards-other = { $who } má splněné všechny karty.
page-why-false-call-you = Tvoje hlášení bylo chybné.
page-why-false-call-other = { $who } hlásí chybně.
page-why-resign-you = Vzdáváš se.
page-why-resign-other = { $who } se vzdává.
page-why-time-you = Vypršel ti čas.
page-why-time-other = { $who } už nemá čas.
page-why-abandoned-you = Už u hry nejsi.
page-why-abandoned-other = { $who } už u hry není.
page-score = Skóre: { $score }

page-say = Říct něco…
page-phrase-hello = Ahoj!
page-phrase-good-luck = Hodně štěstí!
page-phrase-well-played = Pěkná hra!
page-phrase-thanks = Díky!
page-phrase-oops = Jejda.
page-phrase-nice-move = Pěkný tah!
page-phrase-one-moment = Chviličku, prosím.
page-phrase-again = Ještě jednu?
page-phrase-goodbye = Tak ahoj!

page-come-back = Vrátit se
page-hand-to-bot = Nechat dohrát počítač
page-line = Fronta
page-line-of = Ve frontě: { $names }
page-line-empty = Ve frontě nikdo není.
page-line-up = Postavit se do fronty
page-line-leave = Odejít z fronty
page-line-next = Dále hrají: { $names }
page-your-chair = Místo je teď tvoje. Další hra začne, jakmile budou chtít všichni.
page-local-bot = Tato hra se hraje jen na tomto zařízení.

## Tables of anybody

page-lobby-about = Sedni si k tomu, kdo čeká. Když nečeká nikdo, otevře se stůl a další, kdo přijde, bude hrát s tebou.
page-lobby-waiting = Čekají na hráče
page-lobby-nobody = Teď nikdo nečeká. Otevři stůl: kdo přijde další, najde ho.
page-lobby-on = Právě se hraje

## Refusals

page-refused-offline = Server není dostupný. Bez něj se dá hrát Quarto, u této obrazovky nebo s počítačem; Quartino ho potřebuje.
page-refused-unexpected = To se nepovedlo. Zkus to prosím znovu.
page-refused-try-again = Server má moc práce. Zkus to prosím znovu.
page-refused-too-fast = To bylo trochu rychlé. Zkus to prosím znovu.
page-refused-chair-taken = To místo je obsazené. Vyber jiné.
page-refused-seated-already = Už místo máš.
page-refused-played-another-seat = Znáš už jiné karty z této hry, proto si na toto místo sednout nemůžeš.
page-refused-not-seated = Nejdřív si sedni.
page-refused-not-host = To může jen ten, kdo stůl otevřel.
page-refused-chairs-free = Ještě nejsou obsazená všechna místa.
page-refused-game-on = Hra právě běží.
page-refused-no-game = Žádná hra neběží.
page-refused-stale = Mezitím se něco stalo. Podívej se a pak vyber.
page-refused-not-your-seat = Nejsi na tahu.
page-refused-takeback-asked = O to už někdo požádal. Počkej na odpověď.
page-refused-nothing-to-take-back = Nemáš žádný tah, který by šlo vzít zpět.
page-refused-said-enough = To už bylo dost řečí. Nejdřív hraj dál.
page-refused-tables-waiting = Už ti čeká mnoho stolů. Použij některý z nich.
page-refused-games-kept = Máš rozehráno mnoho her s časem nebo her mezi počítači. Nejdřív některou dohraj, nebo počkej, až některá skončí.
page-refused-events-used-up = U tohoto stolu jsi vyčerpal(a) povolený počet akcí. Dohraj celou hru, nebo otevři nový stůl.
page-refused-takebacks-used-up = V této hře už o vrácení tahu žádat nemůžeš. Hraj dál.
page-refused-draw-offers-used-up = V této hře už remízu nabízet nemůžeš. Hraj dál.
page-refused-draw-refused = Remíza byla odmítnuta. Než ji nabídneš znovu, zahraj tah.
page-refused-bad-name = Vyber si jméno, nejvýš 24 znaků.
page-refused-bot-name = Tak se jmenuje počítačový hráč. Vyber si jiné jméno.
page-refused-no-hint = Nápověda je jen na tvém tahu a ve hře s počítačem.
page-refused-bots-busy = Počítače mají moc práce. Zkus to prosím znovu.
page-refused-rules-over-limit = Server dovoluje nejvýše { $turns } tahů a { $seconds } sekund na tah.
page-refused-record-too-long = Tato partie je příliš dlouhá: nejvýše { $most } tahů a ohlášení.
page-refused-bad-settings = Tato pravidla a hráči nejdou dohromady. Něco z toho změň.
page-refused-no-such-table = Takový stůl tu není.
page-refused-not-your-turn = Nejsi na tahu.
page-refused-game-over = Hra skončila.
page-refused-seat-has-left = Čas vypršel: tento hráč už nehraje.
page-refused-draw-already-offered = Remíza už je nabídnutá. Počkej na odpověď.
page-refused-no-draw-offered = Remíza už nabídnutá není.
page-refused-already-agreed = Tvůj souhlas už máme. Počkej na ostatní.
page-refused-takeback-past-card = Od té doby byla ukázána karta: vrátit to už nejde.
page-refused-piece-in-hand = Nejdřív polož figurku, kterou máš v ruce.
page-refused-no-piece-in-hand = Nejdřív vyber figurku, kterou dáš.
page-refused-board-full = Všechny figurky jsou položené. Ohlas řadu, nebo nehlas.
page-refused-square-taken = Pole { $square } je obsazené. Vyber volné.
page-refused-piece-not-left = Ta figurka už tu není. Vyber jinou.
page-refused-no-more-calls = Tři chybná hlášení: v tomto tahu už hlásit nejde.
page-refused-call-no-line = Tato čtyři pole netvoří řadu. Nic se neděje: hraj dál.
page-refused-call-not-full = Ta řada není plná: nic nestojí na { $free }. Nic se neděje: hraj dál.
page-refused-call-nothing-shared = Tyto čtyři nemají nic společného, co by platilo. Nic se neděje: hraj dál.
page-refused-call-expired = Ta řada tu byla, ale už neplatí. Nic se neděje: hraj dál.
page-refused-call-not-now = Po položení lze hlásit jen řadu, kterou tvá figurka právě dokončila. Nic se neděje: hraj dál.

## Around a game

page-table-refused = Tento stůl tu nejde otevřít
page-table-refused-why = Načti stránku znovu. Když to nepomůže, povol jí cookies nebo použij novější prohlížeč.
page-takeback-waiting = Žádost o vrácení tahu je odeslaná. Čeká se na odpověď…
page-takeback-agreed = { $name } souhlasí.
page-takeback-declined = { $name } nesouhlasí: tah zůstává.
page-resign-sure-of = Opravdu hru vzdát za hráče { $name }?
page-leave = Odejít od stolu
page-leave-sure = Odejít ze hry? Můžeš se vrátit, dokud za tebe nehraje někdo jiný.
page-refused-first-wanted = Řekni, kdo začíná, a pak začni.
page-refused-line-full = Fronta je plná. Zkus to o něco později.
page-refused-waiting-already = Už stojíš ve frontě nebo sedíš u stolu.
page-refused-not-waiting = Nestojíš ve frontě.
page-refused-no-takeback = O vrácení tahu už nikdo nežádá.
page-refused-chair-not-yours = To není tvoje židle.

## Když hráč odejde

page-absent-label = Hráč odešel
page-absent = { $name } tu není. { $wait }
page-absent-claim-in = Výhru nebo remízu můžeš uplatnit za { $time }.
page-absent-leave-in = Bez tohoto hráče můžeš pokračovat za { $time }.
page-absent-bot-in = Počítač může převzít hru za { $time }.
page-absent-now = { $name } tu není. Vyber, jak pokračovat, nebo dál čekej.
page-claim-win = Uplatnit výhru
page-claim-draw = Uplatnit remízu
page-claim-leave = Pokračovat bez hráče
page-claim-end = Ukončit hru
page-abort = Zrušit hru
page-abort-sure = Ukončit tuto hru bez výsledku?
page-aborted = Hra byla zrušena. Nikdo nevyhrál.
page-back = Místo tebe hraje počítač.
page-refused-seat-kept = Během hry může toto místo převzít jen jeho hráč nebo počítač.
page-refused-no-claim = Hráč se vrátil, nebo není pryč dost dlouho. Počkej na konec odpočtu.
page-refused-too-late-to-abort = Na zrušení je pozdě. Můžeš se vzdát nebo nabídnout remízu.
page-pace = Hodiny
page-pace-usual = Běžné
    .about = Quarto: 1 min na tah · Quartino: 10 min + 5 s.
page-pace-slow = Pomalé
    .about = Quarto: 3 min na tah · Quartino: 30 min + 10 s.
page-pace-none = Bez hodin
    .about = Neznámý hráč tě může nechat čekat.
