### Learning: the two lessons, the way to the rules, and the keys. Čeština
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender: the name stays in the nominative, without past tenses.

## The page that leads to everything

learn-title = Nauč se hrát
learn-about = Dvě hry, každá za pár minut. Hraješ ty a špatný pokus nic nestojí.
learn-lessons = Tvoje první lekce
learn-lesson-quarto = Šestnáct figurek, čtyři vlastnosti, jeden háček: figurku, kterou položíš, vybírá soupeř.
learn-lesson-quartino = Jedno kolo pro všechny, tajné karty pro každého: splň svoje čtyři dřív než ostatní.
learn-begin = Začít lekci
learn-continue = Pokračovat: krok { $step }
learn-repeat = Projít znovu
learn-minutes = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
learn-progress = Hotové kroky: { $done } z { $all }
learn-complete = Lekce hotová
learn-rules = Úplná pravidla
learn-rules-about = Každé vydání s obrázky, a kde návody nechávají něco otevřené, náš výklad.
learn-practise = Pak trénuj
learn-puzzles = Řešit úlohy
learn-puzzles-about = Pozice s jednou dobrou odpovědí, od lehkých po ďábelské.
learn-play = Hrát s počítačem
learn-play-about = Od lehkovážného po dokonalý, v devíti úrovních. Začni nízko: tak začíná každý.
learn-keys = Všechno z klávesnice
learn-keys-about = Desky, figurky a karty fungují bez myši a čtečce obrazovky řeknou, co jsou.
learn-keys-both = V obou hrách
learn-keys-quartino = V Quartinu navíc
learn-key-tab = z desky na figurky, karty a tlačítka
learn-key-arrows = z pole na pole, z figurky na figurku
learn-key-enter = vybrat, na čem jsi
learn-key-call = ohlásit „Quarto!“ nebo „Quartino!“, pak ukázat kde
learn-key-escape = zase pustit
learn-key-tab-name = Tab
learn-key-enter-name = Enter
learn-key-space-name = Mezerník
learn-key-escape-name = Esc

## In a lesson

learn-lesson-title = { $game }: první lekce
learn-step = Krok { $step } z { $all }
learn-steps = Kroky
learn-step-name = Krok { $step }: { $title }
learn-step-done = Krok { $step }: { $title }, hotovo
learn-back = Zpět
learn-skip = Přeskočit
learn-next = Dál
learn-finish = Dokončit
learn-show = Ukázat
learn-shown = Odpověď svítí: { $answer }.
learn-pieces = Figurky na výběr
learn-reserve = Hromádky
learn-rack = Tvoje karty
learn-say-call = Quarto!
learn-say-quartino = Quartino!
learn-say-colours = 4 barvy!
learn-say-column = Sloupec!
learn-hint-traits = Tahle je { $values }. Zkus jinou.
learn-flat = Figurky vidíš shora: dvojitý okraj znamená vysokou, tmavý otvor dutou.
learn-marked = { $number } z { $all }

learn-end-title = To je celá hra
learn-end-quarto = Umíš položit, dát, uvidět řadu a ohlásit ji. Zbytek je cvik a hra je záludnější, než se zdá.
learn-end-quartino = Umíš stavět, zakrývat, splnit kartu a všimnout si, co ostatní přehlédnou. Zbytek je cvik a trocha pokerové tváře.
learn-end-play = Zahrát si první hru
learn-end-rules = Přečíst pravidla
learn-end-other = Naučit se { $game }
learn-end-again = Projít znovu

## Quarto, step by step

learn-quarto-traits = Každá figurka má čtyři vlastnosti: je světlá, nebo tmavá, vysoká, nebo nízká, kulatá, nebo hranatá, plná, nebo dutá.
    .title = Šestnáct figurek
    .find = Najdi figurku, která je tmavá, vysoká, kulatá a dutá.
    .other = A teď její pravý opak: světlou, nízkou, hranatou a plnou.
    .praise = Správně. Žádné dvě z těch šestnácti nejsou stejné.
learn-quarto-alike = Čtyři figurky se shodují, jakmile mají jednu vlastnost společnou, ať se jinak liší jakkoli.
    .title = Shoda v jediné věci
    .find = Tyhle tři mají společnou jen jednu vlastnost. Která figurka ji má také?
    .praise = Ano: všechny čtyři jsou duté. To stačí.
learn-quarto-give = Svou figurku si nikdy nevybíráš: vybere ti ji Robin a ty vybíráš figurku soupeři.
    .title = Dávání
    .give = Začni hru: dej soupeři kteroukoli figurku.
    .praise = Robin ji pokládá na desku. Kdo hru začíná, jen dává.
learn-quarto-turn = Tvůj tah má dvě části: polož figurku od soupeře na kterékoli volné pole a pak mu dej další.
    .title = Pokládání
    .place = Polož figurku, kterou máš v ruce, kam chceš.
    .taken = To pole je obsazené. Vyber volné.
    .give = A teď dej figurku soupeři.
    .praise = To byl celý tah. Takhle to jde dál, dokud někdo nevyhraje nebo nejsou položené všechny figurky.
learn-quarto-line = Čtyři shodné figurky vodorovně, svisle nebo na dlouhé úhlopříčce tvoří řadu a řada vyhrává.
    .title = Řada
    .place = Tvoje figurka dokončí řadu. Kde?
    .place-hint = Projdi vodorovné řádky: v jednom z nich jsou tři figurky vysoké, jako tvoje.
    .praise = Čtyři vysoké vedle sebe. Kdo položil ty ostatní, je jedno.
learn-quarto-diagonal = Řada se může skrývat na úhlopříčce a v kterékoli vlastnosti: projdi u své figurky všechny čtyři.
    .title = Podívej se znovu
    .place = Tvoje figurka je tmavá, nízká, kulatá a dutá. Kde dokončí řadu?
    .place-hint = Tři duté figurky stojí na jedné dlouhé úhlopříčce. Najdi mezeru.
    .tall = Ty tři jsou vysoké, ale tvoje figurka je nízká. Zkus úhlopříčku.
    .praise = Čtyři duté, z rohu do rohu.
learn-quarto-safe = Figurka, kterou dáš, může být ta vítězná, proto se nejdřív rozhlédni.
    .title = Co nedávat
    .give = V jednom sloupci stojí tři tmavé figurky a mezi nimi je mezera. Dej figurku, která neuškodí.
    .give-hint = Tahle je tmavá: Robin ji dá do mezery a vyhraje. Dej světlou.
    .praise = Bezpečné. Většina her se prohraje ke konci, když bezpečné figurky dojdou.
learn-quarto-call = Řada vyhrává, jen když ji vidíš: řekni „Quarto!“, než dáš figurku, a ukaž čtyři pole.
    .title = Hlášení
    .call = Figurka s kroužkem je tvoje, právě leží na desce. Vznikla řada: řekni to.
    .call-hint = Ještě ne: nejdřív řekni „Quarto!“, pak ukaž řadu.
    .show = Teď klepni na její čtyři pole.
    .show-hint = Projdi druhý sloupec zleva: čtyři hranaté figurky.
    .praise = Quarto! Čtyři hranaté a hra je tvoje.
learn-quarto-missed = Když Robin řadu přehlédne, smíš ji ohlásit ty, dokud svou figurku nepoložíš.
    .title = Co ostatní přehlédnou
    .call = Robin pokládá figurku s kroužkem, ničeho si nevšimne a dává ti další. Co uděláš?
    .call-hint = Počkej: jakmile položíš, řada přestane platit. Nejdřív si prohlédni její řádek.
    .show = Výborně! Ukaž řadu.
    .show-hint = Všechny čtyři stojí v jednom řádku, druhém shora, a všechny jsou duté.
    .praise = Vyhráváš se soupeřovou řadou. Dívej se pořád, i když nejsi na tahu.
learn-quarto-squares = Je to časem moc lehké? Domluvte se, že se počítají i čtyři shodné ve čtverci 2×2.
    .title = Na později: čtverce 2×2
    .place = Dokonči čtverec 2×2 ze světlých figurek.
    .place-hint = Tři světlé figurky stojí těsně u sebe uprostřed. Doplň roh.
    .praise = O devět způsobů víc, jak vyhrát i prohrát. Zvolíš si to, když otevíráš hru.
learn-quarto-win = A teď všechno: polož, ohlas a ukaž svou řadu.
    .title = Tvoje výhra
    .place = Jedno pole vyhrává. Najdi ho.
    .place-hint = Tvoje figurka je nízká. Kde čekají tři další nízké?
    .call = Řada je hotová. Ještě nedávej!
    .call-hint = Nejdřív řekni „Quarto!“.
    .show = Ukaž čtyři pole.
    .show-hint = Vede z levého horního rohu do pravého dolního.
    .praise = Quarto! Vidíš, hlásíš, vyhráváš.

## Quartino, step by step

learn-quartino-wheel = Všichni stavíte na jednom kole: osm políček na okraji a jedno ve středu.
    .title = Kolo
    .token = Ve svém tahu vezmeš žeton kterékoli barvy. Vezmi modrý.
    .token-hint = Tentokrát vezmi modrý: žeton s vlnkami.
    .space = Teď ho polož na střed.
    .space-hint = Ve hře můžeš na kterékoli políčko. Teď vyber střed.
    .praise = To je základ tahu: jeden žeton, libovolná barva, libovolné políčko.
learn-quartino-card = Karta je čtvrtina kola: jedna barva ve středu a tři vedle sebe na okraji.
    .title = Karta
    .space = Porovnej kolo a kartu: kam patří růžový žeton?
    .space-hint = Na kartě jde růžová po modré a zelené, po směru hodinových ručiček.
    .praise = Teď je na kole tvoje karta.
learn-quartino-turn = Karta může ležet v kterémkoli z osmi natočení kola.
    .title = Jakkoli natočená
    .show = Je tu znovu, jinde. Klepni na její čtyři políčka.
    .show-hint = Žlutá je ve středu. Na okraji hledej modrou, zelenou a růžovou, po směru hodinových ručiček.
    .praise = Je to tam. Nakloň hlavu, nebo kartu otoč v duchu.
learn-quartino-mirror = Na pořadí záleží: okraj se čte vždy po směru hodinových ručiček, nikdy naopak.
    .title = Ne zrcadlově
    .card = Která z těchto dvou karet je na kole?
    .card-hint = Tahle je zrcadlový obraz. Čti okraj po směru hodinových ručiček: růžová, žlutá, modrá.
    .praise = Správně. Ta druhá je její zrcadlový obraz a ten se nepočítá.
learn-quartino-cover = Žeton smíš položit i na jiné; pak se počítá jen ten horní.
    .title = Sloupce
    .token = Jeden žeton na kole neodpovídá tvé kartě. Kterou barvu potřebuješ?
    .token-hint = Žlutá a zelená sedí. Co má ležet mezi nimi?
    .space = Zakryj ten, který překáží.
    .space-hint = Mezi žlutou a zelenou na okraji leží žeton, který tam nepatří.
    .praise = Zelený je tam pořád, vespod. Může se vrátit.
learn-quartino-make = Když je na kole některá z tvých karet, řekni „Quartino!“ a ukaž ji.
    .title = Splnit kartu
    .call = Jedna z tvých čtyř karet tu je. Řekni to.
    .call-hint = Nejdřív řekni „Quartino!“.
    .card = Která karta?
    .card-hint = Ve středu kola je modrá. Která karta ji tam má?
    .space = Ukaž kde: klepni na políčko její první barvy na okraji, žluté.
    .space-hint = Její první barva na okraji je žlutá a po ní jde růžová, po směru hodinových ručiček.
    .praise = Karta je splněná. Její čtyři žetony se vrátí na hromádky a zelený je zase nahoře.
learn-quartino-more = Po každém Quartinu položíš ještě jeden žeton a ten může splnit další kartu.
    .title = A ještě jedna
    .token = Žlutá, modrá, zelená: něco chybí ve středu. Vezmi to.
    .token-hint = Jedna z tvých karet má na okraji žlutou, modrou a zelenou. Podívej se na její střed.
    .space = Polož ho na střed.
    .space-hint = Střed je volný. Polož ho tam.
    .call = A co teď?
    .call-hint = Tvoje karta je na kole. Řekni to.
    .card = Která karta?
    .card-hint = Ve středu je teď růžová.
    .space-first = Klepni na políčko její první barvy na okraji, žluté.
    .space-first-hint = Najdi na okraji žlutou, po které jde modrá.
    .praise = Dvě karty v jednom tahu. Takhle se vyhrává.
learn-quartino-colours = Když jsou na začátku tvého tahu na kole čtyři žetony jedné barvy, řekni to a položíš o jeden víc.
    .title = 4 barvy
    .token = Počítají se i zakryté žetony. Která barva je tu čtyřikrát?
    .token-hint = Těch čtyři nejsou. Podívej se do sloupců: co leží vespod?
    .say = Čtyři modré. Řekni to, než položíš.
    .say-hint = Není to sloupec ze čtyř, ale barva. Řekni „4 barvy!“.
    .praise = V tomto tahu teď položíš dva žetony. Když to nikdo neřekne, nic se nestane.
learn-quartino-column = Když je na začátku tvého tahu na kole sloupec ze čtyř nebo víc žetonů, řekni to: odklidí se a položíš o jeden víc.
    .title = Sloupec
    .say = Podívej se na kolo a řekni, co vidíš.
    .say-hint = Žádná barva tu není čtyřikrát. Ale všimni si, jak vysoký je jeden sloupec.
    .space = Který?
    .space-hint = Ten není dost vysoký. Počítej do čtyř.
    .praise = Zpátky na hromádky s ním. Pak položíš dva žetony.
learn-quartino-secret = Tvoje karty jsou tajné, ale chybné hlášení jednu ukáže všem a ukončí tvůj tah.
    .title = Tajemství si nech
    .card = Máš tyto tři. Kterou můžeš ohlásit s čistým svědomím?
    .card-hint = Tahle tam není. Přečti kolo ještě jednou, po směru hodinových ručiček.
    .mirrored = Tahle je tam jen zrcadlově. Chybné hlášení, a Robin zná tvou kartu.
    .covered = Skoro, ale její žlutý žeton je zakrytý růžovým. Počítá se jen horní.
    .praise = Přesně. Dvakrát se podívej a jednou to řekni.
learn-quartino-win = Kdo splní svou poslední kartu, hned vyhrává.
    .title = Tvoje výhra
    .token = Zbývá jedna karta, chybí jeden žeton. Který?
    .token-hint = Růžová a zelená leží na okraji a mezi nimi je mezera. Podívej se na svou kartu.
    .space = Kam patří?
    .space-hint = Do mezery mezi růžovou a zelenou.
    .call = Řekni to slovo.
    .call-hint = Začíná na Q.
    .card = Ukaž svou kartu.
    .card-hint = Je jen jedna.
    .space-first = A její první barva na okraji: růžová.
    .space-first-hint = Růžové jsou dvě. Vyber tu, po které jde modrá.
    .praise = Quartino! Tvůj stojan je prázdný: vyhráváš.

## The rules pages

learn-rules-title = Pravidla
learn-rules-intro = Nejdřív stručně, pak každé vydání celé.
learn-rules-read = Přečíst celé
learn-rules-editions = Vydání
learn-rules-contents = Na této stránce
learn-rules-reading = Jak to čte Fourfold
learn-rules-print = Vytisknout
learn-rules-loading = Okamžik…
