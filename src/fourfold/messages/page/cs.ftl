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
page-go-home = Domů
page-nothing-here = Stránka nenalezena
page-nothing-here-why = Na této adrese žádná stránka není. Odkaz je možná neúplný, nebo se stránka přesunula.
page-find-table = Máš odkaz na stůl? Vlož ho sem.
page-find-table-open = Otevřít
page-find-table-none = To není odkaz na stůl. Zkopíruj celý odkaz a vlož ho znovu.
page-not-loaded = Stránka se nenačetla
page-not-loaded-why = Zkontroluj připojení a načti stránku znovu.
page-failed = Něco se pokazilo
page-failed-why = Načti stránku znovu. Tvoje hry a stoly jsou uložené.
page-new-version = Nová verze je připravena.
page-new-version-load = Aktualizovat
page-choices = Jazyk, zobrazení a zvuk
page-language = Jazyk
page-theme = Vzhled
page-theme-auto = automaticky
page-theme-light = světlý
page-theme-dark = tmavý
page-view = Deska
page-view-auto = automaticky
page-view-depth = 3D
page-view-flat = shora
page-speed = Rychlost animace
page-speed-instant = okamžitě
page-speed-fast = rychle
page-speed-normal = běžně
page-speed-slow = pomalu
page-legend = Legenda
page-legend-tall = { $value } (dvojitý okraj)
page-coordinates = Souřadnice desky
page-confirm = Potvrzovat tahy
page-confirm-auto = na dotykové obrazovce
page-confirm-on = vždy
page-confirm-off = nikdy
page-shortcuts = Jednoklávesové zkratky
page-sound = Zvuky

## First page

page-home-title = Najdi čtyři stejné a ohlas je jako první
page-home-about = Hraj Quarto a Quartino s lidmi kolem sebe, s přáteli na dálku nebo proti počítači, v Quartu třeba i neporazitelnému. Bez účtu, bez instalace.
page-home-quarto = Šestnáct figurek, čtyři vlastnosti. Figurku, kterou máš položit, ti vybírá soupeř.
page-home-danish = Quarto, dánské vydání
page-home-quartino = Všichni stavíte na stejné hrací desce, žeton po žetonu. Splň své čtyři tajné karty jako první.
page-home-lobby = Najdi si soupeře.
page-home-puzzles = Najdi jediný tah, který vyhrává nebo zachraňuje remízu. Každé řešení je dokázané.
page-home-analysis = Zjisti, které tahy v kterékoli pozici vyhrávají, remizují nebo prohrávají.
page-play-bot = Hrát s počítačem
page-play-screen = Dva u této obrazovky
page-play-friend = Hrát s přáteli
page-play-choose = Úroveň a pravidla…
page-beginners = Děti a začátečníci
page-play-game = Hrát: { $game }
page-go-on = Pokračovat: { $game }
page-go-on-you = proti: { $names } · jsi na tahu
page-go-on-other = proti: { $names } · soupeř je na tahu
page-go-on-screen = { $names } · na tahu: { $who }
page-running = Rozehrané hry
page-running-all = Všechny rozehrané hry
page-first-lesson = První lekce
page-guest = Host
page-player = Hráč { $number }

## A new table

page-new = Nová hra
page-which-game = Jaká hra?
page-with-whom = S kým?
page-with-friend = S přáteli přes odkaz
page-with-bot = S počítačem
page-with-screen = S hráči u této obrazovky
page-with-anybody = S kýmkoli
page-level = Jak silný?
page-level-numbered = { $number } · { $name }
page-level-short = Úroveň { $number }
page-level-random = Náhodný
    .about = Hraje náhodné tahy.
page-level-level1 = Nováček
    .about = { $game ->
        [quartino] Pokládá žetony skoro náhodně a málokdy vidí kartu dopředu.
       *[quarto] Všimne si asi poloviny řad.
    }
page-level-level2 = Sváteční
    .about = { $game ->
        [quartino] Pracuje vždy jen na jedné kartě a většinu příležitostí přehlédne.
       *[quarto] Všimne si asi tří řad ze čtyř.
    }
page-level-level3 = Pozorný
    .about = { $game ->
        [quartino] Pracuje na dvou kartách najednou a mnoho příležitostí přehlédne.
       *[quarto] Přehlédne asi každou sedmou řadu a ke konci občas myslí dopředu.
    }
page-level-level4 = Zkušený
    .about = { $game ->
        [quartino] Pracuje na všech svých kartách najednou a někdy vidí dopředu i ty tvoje.
       *[quarto] Přehlédne méně než každou desátou řadu a na posledních šesti polích často myslí dopředu.
    }
page-level-level5 = Silný
    .about = { $game ->
        [quartino] Přehlédne málo, mnoho tvých karet vidí dopředu a někdy tah důkladně promyslí.
       *[quarto] Málokdy přehlédne řadu a na posledních osmi polích většinou myslí dopředu.
    }
page-level-level6 = Expert
    .about = { $game ->
        [quartino] Většinu tahů důkladně promyslí a pamatuje si hodně z toho, co pokládáš.
       *[quarto] Nepřehlédne skoro nic a posledních devět polí hraje téměř dokonale.
    }
page-level-level7 = Mistr
    .about = { $game ->
        [quartino] Každý tah důkladně promyslí a nezapomene skoro nic z toho, co pokládáš.
       *[quarto] Nepřehlédne žádnou řadu a posledních deset polí hraje dokonale.
    }
page-level-perfect = Dokonalý
    .about = Nikdy neudělá chybu, od první figurky po poslední.
page-level-greedy = Bdělý
    .about = { $game ->
        [quartino] Ohlásí každou hotovou kartu a na další myslí o tah dopředu.
       *[quarto] Využije každou výhru, a pokud to jde, žádnou ti nenabídne.
    }
page-level-strong = Šampion
    .about = Učil se z milionů partií, pamatuje si každý tvůj žeton a myslí dopředu.
page-bot-level = Počítač (úroveň { $number })
    .inside = počítač (úroveň { $number })
    .object = počítač (úroveň { $number })
page-bot-random = Počítač (náhodný)
    .inside = počítač (náhodný)
    .object = počítač (náhodný)
page-bot-greedy = Počítač (bdělý)
    .inside = počítač (bdělý)
    .object = počítač (bdělý)
page-bot-perfect = Počítač (dokonalý)
    .inside = počítač (dokonalý)
    .object = počítač (dokonalý)
page-bot-strong = Počítač (šampion)
    .inside = počítač (šampion)
    .object = počítač (šampion)
page-your-name = Tvoje jméno
page-name-of = Jméno hráče { $number } (nepovinné)
page-how-many = Kolik hráčů?
page-seats = { $number ->
        [one] { $number } hráč
        [few] { $number } hráči
       *[other] { $number } hráčů
    }
page-teams-of = Dva týmy po { $number }
page-one-team = Jeden tým
page-other-team = Druhý tým
page-edition = { $game ->
        [quartino] Pravidla
       *[quarto] Vydání
    }
page-edition-quartino = Úplná pravidla
page-edition-quartino-first = První hry (jednodušší)
page-beginners-colour = Stejná barva
page-beginners-traits = 1, 2 nebo 3 vlastnosti
page-beginners-values = Jen tmavé…
page-beginners-tap = Klepni na to, co se počítá.
page-sight = { $game ->
        [quartino] S rozhodčím, nebo bez něj?
       *[quarto] Kdo hledá řady?
    }
page-sight-players = Hlásí hráči
    .about = Jako v pravidlech: platí jen to, čeho si všimneš a co ohlásíš.
page-sight-referee = Rozhodčí
    .about = Rozhodčí si všimne všeho za tebe.
page-what-counts = Co se počítá a kdo pokládá které figurky
page-both = { $one } a { $other }
page-only = jen { $value }
page-only-traits = Počítá se jen: { $names }
page-counts-not = nepočítá se
page-counts-nothing = Nepočítalo by se nic, takže by nikdo nemohl vyhrát. Vyber aspoň jednu vlastnost.
page-colours = Které figurky se dávají
page-mushrooms-owned = Vlastní barvy
    .about = Každý hráč dostává vždy jen houby své barvy. Kdo dostane první houbu, má červené.
page-mushrooms-owned-dark = Vlastní barvy, nejdřív modré
    .about = Každý hráč dostává vždy jen houby své barvy. Kdo dostane první houbu, má modré.
page-one-sided = S vlastními barvami hráč { $colour ->
        [light] se světlými figurkami
        [red] s červenými houbami
        [blue] s modrými houbami
       *[dark] s tmavými figurkami
    } podle těchto pravidel žádnou řadu nedokončí.
page-one-sided-free = Hrát s volnými barvami
page-turn-limit = Limit tahů
page-from-to = Od { $least } do { $most }.
page-turn-seconds = Čas na tah
page-no-clock = Bez hodin
page-clock-game = Čas na celou hru
page-clock-about = Minuty a k tomu sekundy, které přibudou po každém tahu.
page-clock-of = { $minutes } min + { $seconds } s na tah
page-begins = Kdo začíná?
page-begins-lot = Losovat
page-begins-chosen = Hráč, kterého vybereš
page-begins-youngest = Nejmladší
page-youngest = Kdo je nejmladší?
page-begins-me = Ty
page-begins-bot = Počítač
page-begins-gives = Kdo začíná, dává první figurku.
page-begins-about = Podle pravidel začíná nejmladší.
page-first-lot = O tom, kdo začne, rozhodne los.
page-first-chosen = Kdo začne, si hráči vyberou.
page-first-youngest = Začíná nejmladší.
page-first-wanted = Vyber, kdo začíná, a pak spusť hru.
page-lots = Losuje se…
page-goes-first = { $by ->
    [lot] Los rozhodl: začíná { $who }.
    [youngest] { $who } je z vás nejmladší a začíná.
    [next] Tentokrát začíná { $who }.
   *[chosen] Začíná { $who }.
    }
page-goes-first-you = { $by ->
    [lot] Los rozhodl: začínáš ty.
    [youngest] Jsi ze všech nejmladší, začínáš ty.
    [next] Tentokrát začínáš ty.
   *[chosen] Začínáš ty.
    }
page-goes-round = Poražený uvolní místo
page-goes-round-about = Ostatní se mohou postavit do fronty. Po každé hře připadne místo poraženého dalšímu ve frontě.
page-more-options = Další možnosti
page-rules-string = Pravidla jako text
page-rules-string-about = Ke zkopírování do zápisu hry nebo do zprávy. Můžeš tu i psát.
page-counts-lines = Čtyři figurky v řádku, ve sloupci nebo na dlouhé úhlopříčce, které mají společnou některou z těchto hodnot:
page-counts-lines-squares = Čtyři figurky v řádku, ve sloupci, na dlouhé úhlopříčce nebo ve čtverci 2×2, které mají společnou některou z těchto hodnot:
page-open = Otevřít stůl
page-start = Začít
page-other-rules = Jiná pravidla…

## Before a game

page-waiting = Čeká se na hráče
page-ready = Všichni jsou tady
page-invite = Pošli tento odkaz. Kdo ho otevře, může si sednout nebo přihlížet.
page-invites = { $name } tě zve ke hře: { $game }.
page-qr = QR kód odkazu k naskenování telefonem
page-qr-show = Ukázat QR kód
page-qr-name = QR kód
page-copy = Kopírovat odkaz
page-invite-public = Kdokoli může tento stůl najít také pod „{ page-nav-lobby }“ a přisednout si.
page-link = Odkaz na tento stůl
page-share = Sdílet
page-copied = Zkopírováno
page-chairs = Místa
page-chair-free = Volné místo
page-deleted-player = Smazaný hráč
page-sit = Sednout si
page-stand = Uvolnit místo
page-rename = Změnit jméno
page-rename-save = Uložit
page-remove = Odebrat
page-seat-bot = Přidat počítač
page-start-when = Začít můžete, až budou všechna místa obsazená.
page-you = ty
page-name-you = { $name } (ty)
page-you-name = Ty
page-watch = Přihlížet

## A game

page-the-game = Hra
page-connecting = Připojování…
page-unreachable = Stůl není dostupný
page-unreachable-offline = Jsi offline. Stůl se otevře, jakmile se připojení obnoví.
page-unreachable-server = Server neodpovídá. Zkoušíme to dál a stůl se otevře, jakmile odpoví.
page-play-offline = Hrát Quarto offline
page-lost = Spojení vypadlo. Připojuji znovu… Tvoje tahy jsou v bezpečí.
page-lost-kept = Spojení vypadlo. Tvůj tah je tu uložený a odešle se, až se spojení obnoví.
page-unsaved = Tahy teď nelze uložit. Ten tvůj čeká a provede se, jakmile to půjde.
page-unsent = Čeká na odeslání…
page-unsaved-move = Čeká na uložení…
page-no-table = Stůl nenalezen
page-no-table-why = Odkaz je možná neúplný. Popros o něj znovu, nebo otevři vlastní stůl.
page-players = Hráči
page-team = Tým { $team }
    .inside = tým { $team }
page-has-left = už tu není
page-not-connected = offline
page-clock = zbývá { $time }
page-clock-turn = tah { $time }
page-clock-elsewhere = Běží ti čas: { $time }
page-spectators = { $number ->
        [one] Přihlíží { $number } divák
        [few] Přihlížejí { $number } diváci
       *[other] Přihlíží { $number } diváků
    }
page-moves = { $number ->
        [one] { $number } tah
        [few] { $number } tahy
       *[other] { $number } tahů
    }
page-look-back = Tah { $number } / { $most }
page-look-new = Nový tah
page-look-return = Zpět ke hře
page-look-keys = Šipkami procházíš tahy, klávesou Escape se vrátíš ke hře.
page-sheet = Tahy a další
page-close = Zavřít
page-started = Hra začíná.
page-sat = { $name } si sedá.
page-taken-back = Tah vzat zpět.
page-said = { $name }: { $phrase }
page-event-place = { $who }: figurka na { $square }.
page-event-call-false = { $who }: „Quarto!“ na { $squares }. Hlášení je chybné a { $who } prohrává.
page-event-you-give = Tvůj tah: figurka soupeři ({ $piece }).
page-event-you-place = Tvůj tah: figurka na { $square }.
page-event-you-call = Tvůj tah: „Quarto!“ na { $squares }.
page-event-you-call-false = Tvůj tah: „Quarto!“ na { $squares }. Hlášení je chybné a prohráváš.
page-event-you-decline = Tvůj tah: bez hlášení.
page-event-you-offer = Nabízíš remízu.
page-event-you-accept = Přijímáš remízu.

page-ask-give-you = Vyber figurku, dostane ji { $next }
page-ask-give-other = { $who } vybírá figurku, dostane ji { $next }
page-ask-give-to-you = { $who } ti vybírá figurku
page-ask-place-you = Polož figurku na volné pole
page-ask-place-other = { $who } pokládá figurku
page-ask-decline-you = Všechny figurky jsou položené. Ohlas řadu, nebo zvol „Nehlásit“.
page-ask-decline-other = { $who } hledá řadu
page-ask-quartino-place-you = { $number ->
        [one] Polož žeton: vyber barvu, pak políčko
        [few] Polož { $number } žetony: vyber barvu, pak políčko
       *[other] Polož { $number } žetonů: vyber barvu, pak políčko
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } pokládá žeton
        [few] { $who } pokládá { $number } žetony
       *[other] { $who } pokládá { $number } žetonů
    }
page-ask-quartino-clear-you = Vyber sloupec, který vrátíš
page-ask-quartino-clear-other = { $who } vrací sloupec
page-ask-quartino-call-you = Ohlas Quartino s některou ze svých karet, nebo ukonči tah
page-ask-quartino-call-other = { $who } smí ohlásit Quartino
page-ask-quartino-end-you = Ukonči tah
page-ask-quartino-end-other = { $who } ukončuje tah

page-tray = Zbývající figurky
page-hand = V ruce
page-hand-empty = Žádná figurka v ruce
page-free = volné
page-marked = vybrané
page-square-taken = Pole { $square } je obsazené. Vyber volné.
page-place-first = Nejdřív polož figurku, kterou máš v ruce.
page-give-first = Nejdřív vyber figurku, kterou dáš.
page-piece-placed = Tato figurka už je na desce.
page-place-ask = Položit ji na { $square }? Klepni znovu.
page-place-here = Položit sem
page-give-ask = Dát tuto figurku? Klepni znovu.
page-give-this = Dát tuto figurku
page-give-colour = { $name }: barva { $colour }. Vyber figurku této barvy.
page-call-about = Vidíš čtyři stejné? Stiskni „Quarto!“ a vyber ta čtyři pole.
page-call-too-early = Hlásit můžeš, až budou na desce čtyři figurky.
page-call-not-turn = Hlásit smíš ve svém tahu: než položíš figurku, nebo po jejím položení, než dáš další.
page-call-used-up = Tři chybná hlášení: v tomto tahu už hlásit nemůžeš.
page-call-show = Ukaž řadu: vyber její čtyři pole.
page-call-first = Nejdřív ukaž řadu: klepni na její čtyři figurky na desce, nebo to zruš.
page-call-free = Pole { $square } je prázdné. Vyber pole s figurkou.
page-call-marked = { $number ->
        [0] Zatím žádné pole
       *[other] { $number } ze 4: { $squares }
    }
page-call-confirm = Ohlásit Quarto!
page-call-stopped = Hlášení zrušeno.
page-call-lapsed = Hra pokračovala dřív, než bylo hlášení hotové. Jako chybné hlášení se to nepočítá.
page-false-call = { $who }: chybné hlášení na { $squares }.
page-false-call-mark = chybně
page-cancel = Zrušit
page-decline = Nehlásit
page-line-shares = Každá figurka na { $squares } je { $values }.

page-key-arrows = pohyb po hrací desce nebo mezi figurkami
page-key-call = ohlásit Quarto, nebo hlášení zrušit

page-take-back = Vzít tah zpět
page-takeback-asked = { $name } chce vzít tah zpět.
page-agree = Souhlasit
page-refuse = Odmítnout
page-offer-draw = Nabídnout remízu
page-draw-offered = { $name } nabízí remízu. Zahraným tahem nabídku odmítneš.
page-accept-draw = Přijmout remízu
page-draw-waiting = Nabízíš remízu. Čeká se na odpověď… Svým dalším tahem nabídku stáhneš.
page-draw-declined = { $name } remízu odmítá.
page-draw-declined-you = Remízu odmítáš.
page-resign = Vzdát se
page-resign-sure = Vzdát tuto hru?
page-again = Odveta
page-again-asked = Čeká se na ostatní…
page-again-asked-one = Čeká se: { $name }…
page-again-wanted = { $number ->
        [one] { $names } chce odvetu.
        [few] { $names } chtějí odvetu.
       *[other] { $names } chtějí odvetu.
    }
page-analyse = Rozebrat hru
page-replay = Přehrát
page-end-won = Vítězství!
page-end-shared = Společné vítězství!
page-end-lost = Prohra
page-end-draw = Remíza
page-end-aborted = Hra zrušena
page-end-aborted-why = Nikdo nevyhrává.
page-why-call-you = Tvoje Quarto platí.
page-why-call-other = { $who }: platné Quarto.
page-why-line-you = Tvoje řada je hotová.
page-why-line-other = { $who } má hotovou řadu.
page-why-cards-you = Máš splněné všechny karty.
page-why-cards-other = { $who } má splněné všechny karty.
page-why-turn-limit-you = Máš nejvíc splněných karet.
page-why-turn-limit-other = { $who } má nejvíc splněných karet.
page-why-false-call-you = Tvoje hlášení bylo chybné.
page-why-false-call-other = { $who }: chybné hlášení.
page-why-resign-you = Vzdáním hry.
page-why-resign-other = { $who }: vzdání hry.
page-why-time-you = Vypršel ti čas.
page-why-time-other = { $who }: vypršel čas.
page-why-abandoned-you = Hra skončila tvým odchodem.
page-why-abandoned-other = { $who }: odchod ze hry.
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

page-come-back = Vrátit se do hry
page-hand-to-bot = Ať hraje počítač
page-line = Fronta
page-line-of = Ve frontě: { $names }
page-line-empty = Fronta je prázdná.
page-line-up = Do fronty
page-line-leave = Opustit frontu
page-line-next = Dále hrají: { $names }
page-your-chair = Teď máš místo. Další hra začne, až budou všichni připraveni.
page-local-bot = Tato hra se hraje jen na tomto zařízení.

## Tables of anybody

page-lobby-about = Přisedni si k někomu, kdo čeká, nebo otevři stůl pro dalšího návštěvníka.
page-lobby-waiting = Volné stoly
page-lobby-nobody = Teď nikdo nečeká. Vyber si nahoře hru a další návštěvník tě najde.
page-lobby-on = Rozehrané hry

## Refusals

page-refused-offline = Server není dostupný. I tak můžeš hrát obě hry s počítačem a Quarto u této obrazovky. Quartino u jedné obrazovky server potřebuje.
page-refused-unexpected = To se nepovedlo. Zkus to prosím znovu.
page-refused-try-again = Server má moc práce. Zkus to prosím znovu.
page-refused-not-saved = Server teď nemůže nic uložit. Zkus to prosím později.
page-refused-wrong-origin = Server nepovažuje { $origin } za svou adresu, a proto se tu nedá hrát. Jeho správce ho musí spustit s --trust-proxy nebo --origin { $origin }.
page-refused-not-authorized = Server tvůj prohlížeč nepoznává. Načti stránku znovu. Když to nepomůže, povol pro tento web cookies.
page-refused-too-fast = To bylo moc rychlé. Zkus to prosím za chvíli.
page-refused-chair-taken = To místo je obsazené. Vyber jiné.
page-refused-seated-already = Už místo máš.
page-refused-played-another-seat = Znáš už jiné karty z této hry, proto si na toto místo sednout nemůžeš.
page-refused-not-seated = Nejdřív si sedni.
page-refused-not-host = To může jen ten, kdo stůl otevřel.
page-refused-chairs-free = Ještě nejsou obsazená všechna místa.
page-refused-game-on = Hra právě běží. Počkej, až skončí.
page-refused-no-game = Žádná hra neběží.
page-refused-stale = Mezitím se něco změnilo. Podívej se znovu a pak vyber.
page-refused-not-your-seat = Nejsi na tahu.
page-refused-takeback-asked = O to už žádáš. Počkej na odpověď.
page-refused-nothing-to-take-back = Nemáš žádný tah, který by šlo vzít zpět.
page-refused-said-enough = Zpráv už bylo hodně. Nejdřív zahraj tah.
page-refused-tables-waiting = Už máš otevřených mnoho stolů. Použij některý z nich.
page-refused-games-kept = Máš rozehráno mnoho her s hodinami nebo mezi počítači. Nejdřív některou dohraj, nebo počkej, až některá skončí.
page-refused-events-used-up = U tohoto stolu už máš vyčerpaný počet akcí. Dohraj celou hru, nebo otevři nový stůl.
page-refused-takebacks-used-up = V této hře už o vrácení tahu žádat nemůžeš. Hraj dál.
page-refused-draw-offers-used-up = V této hře už remízu nabízet nemůžeš. Hraj dál.
page-refused-draw-refused = Remíza byla odmítnuta. Než ji nabídneš znovu, zahraj tah.
page-refused-bad-name = Vyber si jméno, nejvýš 24 znaků.
page-refused-bot-name = Tak se jmenuje počítačový hráč. Vyber si jiné jméno.
page-refused-no-hint = Nápovědu dostaneš jen ve svém tahu, ve hře proti počítači.
page-refused-not-alone = Ve hře s dalšími lidmi nápověda není, ani když za ně zrovna hraje počítač.
page-refused-bots-busy = Počítače mají moc práce. Zkus to prosím znovu.
page-refused-rules-over-limit = Server dovoluje nejvýše { $turns } tahů a { $seconds } sekund na tah.
page-refused-record-too-long = Tato hra je příliš dlouhá: nejvýše { $most } tahů a hlášení.
page-refused-bad-settings = Tato pravidla a hráči nejdou dohromady. Něco z toho změň.
page-refused-no-such-table = Takový stůl neexistuje. Zkontroluj odkaz.
page-refused-not-your-turn = Nejsi na tahu.
page-refused-game-over = Hra skončila.
page-refused-seat-has-left = Čas vypršel: tento hráč už nehraje.
page-refused-draw-already-offered = Remíza už je nabídnutá. Počkej na odpověď.
page-refused-no-draw-offered = Nabídka remízy už neplatí.
page-refused-already-agreed = Už souhlasíš. Počkej na ostatní.
page-refused-takeback-past-card = Od té doby byla ukázána karta, takže tento tah už vzít zpět nejde.
page-refused-piece-in-hand = Nejdřív polož svou figurku.
page-refused-no-piece-in-hand = Nejdřív vyber figurku, kterou dáš.
page-refused-board-full = Všechny figurky jsou položené. Ohlas řadu, nebo zvol „Nehlásit“.
page-refused-square-taken = Pole { $square } je obsazené. Vyber volné.
page-refused-piece-not-left = Ta figurka už byla dána. Vyber jinou.
page-refused-no-more-calls = Tři chybná hlášení: v tomto tahu už hlásit nemůžeš.
page-refused-call-no-line = Tato čtyři pole netvoří řadu. Pořád jsi na tahu.
page-refused-call-not-full = Ta řada není plná: na { $free } chybí figurka. Pořád jsi na tahu.
page-refused-call-nothing-shared = Tyto čtyři figurky nemají společného nic, co se počítá. Pořád jsi na tahu.
page-refused-call-expired = Ta řada už neplatí: nikdo ji neohlásil včas. Pořád jsi na tahu.
page-refused-call-not-now = Po položení figurky můžeš ohlásit jen řadu, kterou tato figurka dokončila. Pořád jsi na tahu.

## Around a game

page-table-refused = Tento stůl tu nejde otevřít
page-table-refused-why = Načti stránku znovu. Když to nepomůže, povol pro tento web cookies nebo použij novější prohlížeč.
page-takeback-waiting = Žádáš o vrácení tahu. Čeká se na odpověď…
page-takeback-agreed = { $name } souhlasí.
page-takeback-declined = { $name } nesouhlasí: tah zůstává.
page-resign-sure-of = Vzdát tuto hru za hráče { $name }?
page-leave = Odejít od stolu
page-leave-sure = Odejít ze hry? Můžeš se vrátit, i když za tebe zatím hraje počítač.
page-refused-line-full = Fronta je plná. Zkus to později.
page-refused-waiting-already = Už jsi ve frontě nebo u stolu.
page-refused-not-waiting = Nejsi ve frontě.
page-refused-no-takeback = O vrácení tahu už nikdo nežádá.
page-refused-chair-not-yours = To není tvoje místo.

## Když hráč odejde

page-absent-label = Hráč odešel
page-absent-offline = { $name } nemá spojení.
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
page-abort-sure = Zrušit tuto hru? Nikdo nevyhraje.
page-aborted = Hra zrušena. Nikdo nevyhrává.
page-back = Místo tebe hraje počítač.
page-refused-seat-kept = Během hry může toto místo obsadit jen hráč, který na něm hrál, nebo počítač.
page-refused-no-claim = Hráč se vrátil, nebo není pryč dost dlouho. Počkej na konec odpočtu.
page-refused-too-late-to-abort = Na zrušení je pozdě. Můžeš se vzdát nebo nabídnout remízu.
page-pace = Hodiny
page-pace-usual = Běžné
    .about = Quarto: 1 min na tah · Quartino: 10 min + 5 s za tah.
page-pace-slow = Pomalé
    .about = Quarto: 3 min na tah · Quartino: 30 min + 10 s za tah.
page-pace-none = Bez hodin
    .about = Neznámý hráč tě může nechat čekat.
