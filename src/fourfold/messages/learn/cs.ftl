### Learning: the two lessons, the way to the rules, and the keys. Čeština
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender: the name stays in the nominative, without past tenses.

## The page that leads to everything

learn-title = Nauč se hrát
learn-about = Krátké lekce k oběma hrám, od prvního tahu po strategii. Tahy děláš ty a chyby nic nestojí.
learn-lessons = Lekce
learn-lesson-quarto = Šestnáct figurek, čtyři vlastnosti a jeden háček: figurku, kterou položíš, vybírá soupeř.
learn-lesson-quartino = Jedna deska pro všechny, tajné karty pro každého: splň svoje čtyři jako první.
learn-lesson-danish = Každý hráč má svou barvu a to mění všechno: kdo dává první, při bezchybné hře soupeře prohraje. Zahraj si to.
learn-lesson-quarto-strategy = Počítej bezpečné figurky, ať dojdou soupeři dřív než tobě. S pozicemi ze skutečných her.
learn-lesson-quartino-strategy = Skrývej svůj plán, čti soupeřovy žetony a vracej sloupce ve správnou chvíli. S pozicemi ze skutečných her.
learn-begin = Začít lekci
learn-continue = Pokračovat krokem { $step }
learn-repeat = Zopakovat lekci
learn-minutes = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
learn-progress = Hotové kroky: { $done } / { $all }
learn-complete = Lekce hotová
learn-rules = Úplná pravidla
learn-rules-about = Každé vydání s obrázky a naše odpovědi tam, kde návody nechávají otázku otevřenou.
learn-practise = Procvičuj
learn-puzzles = Řešit úlohy
learn-puzzles-about = Pozice s jedním dobrým tahem, od lehkých po ďábelské.
learn-play = Hrát s počítačem
learn-play-about = Úrovně od nepozorné po velmi silnou, v Quartu dokonce dokonalou. Začni některou lehkou.
learn-keys = Hraní na klávesnici
learn-keys-about = Desky, figurky i karty fungují bez myši a se čtečkou obrazovky.
learn-keys-both = V obou hrách
learn-keys-quartino = Jen v Quartinu
learn-key-tab = pohyb mezi deskou, figurkami, kartami a tlačítky
learn-key-arrows = pohyb mezi poli a figurkami
learn-key-enter = vybrat
learn-key-call = ohlásit „Quarto!“ nebo „Quartino!“, pak ukázat kde
learn-key-escape = zrušit
learn-key-tab-name = Tab
learn-key-enter-name = Enter
learn-key-space-name = Mezerník
learn-key-escape-name = Esc

## In a lesson

learn-lesson-title = { $game }: první lekce
learn-danish-title = Quarto: dánská výhra
learn-strategy-title = { $game }: strategie
learn-step = Krok { $step } { $all ->
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $all }
learn-steps = Kroky
learn-step-name = Krok { $step }: { $title }
learn-step-done = Krok { $step }: { $title }, hotovo
learn-back = Zpět
learn-skip = Přeskočit
learn-next = Další
learn-finish = Dokončit
learn-show = Ukázat
learn-shown = Odpověď je zvýrazněná: { $answer }.
learn-pieces = Figurky na výběr
learn-reserve = Hromádky
learn-rack = Tvoje karty
learn-rack-robin = Karty, které Robin může mít
learn-say-call = Quarto!
learn-say-quartino = Quartino!
learn-say-colours = 4 barvy!
learn-say-column = Sloupec!
learn-say-me = Já
learn-say-robin = Robin
learn-say-yes = Ano
learn-say-no = Ne
learn-hint-traits = Tahle je { $values }. Zkus jinou.
learn-hint-taken = To pole je obsazené. Vyber volné.
learn-flat = Díváš se shora: dvojitý okraj znamená vysokou, tmavý otvor dutou.
learn-marked = { $number } / { $all }

learn-end-title = Lekce dokončena
learn-end-quarto = Umíš položit a dát figurku, všimnout si řady a ohlásit ji. Zbytek je cvik: hra je hlubší, než se zdá.
learn-end-quartino = Umíš stavět, zakrývat, splnit kartu a všimnout si, co ostatní přehlédnou. Zbytek je cvik a kamenná tvář.
learn-end-danish = Máš za sebou dokázanou výhru. V dánském vydání nech soupeře dávat jako prvního!
learn-end-referee = { $game ->
        [quartino] Situace hlásíš ty, i proti počítači. Chceš-li, aby si jich všímal rozhodčí, vyber „{ $choice }“ vedle „{ $start }“.
       *[quarto] Řady hlásíš ty, i proti počítači. Chceš-li, aby si jich všímal rozhodčí, vyber „{ $choice }“ vedle „{ $start }“.
    }
learn-end-play = Zahrát si první hru
learn-end-rules = Přečíst pravidla
learn-end-other = Naučit se { $game }
learn-end-again = Zopakovat lekci

## Quarto, step by step

learn-quarto-traits = Každá figurka má čtyři vlastnosti: je světlá či tmavá, vysoká či nízká, kulatá či hranatá, plná či dutá.
    .title = Šestnáct figurek
    .find = Najdi figurku, která je tmavá, vysoká, kulatá a dutá.
    .other = A teď její pravý opak: světlou, nízkou, hranatou a plnou.
    .praise = Správně. Žádné dvě z těch šestnácti nejsou stejné.
learn-quarto-alike = Čtyři figurky se shodují, když mají společnou jedinou vlastnost, ať se jinak liší jakkoli.
    .title = Jedna věc společná
    .find = Tyhle tři mají společnou jen jednu vlastnost. Která figurka ji má také?
    .praise = Ano, všechny čtyři jsou duté. To stačí.
learn-quarto-give = Svou figurku si nikdy nevybíráš. Robin ji vybere tobě a ty ji vybereš Robinovi.
    .title = Dát figurku
    .give = Začni hru: dej Robinovi kteroukoli figurku.
    .praise = Robin ji položí. Kdo začíná, jen dává figurku.
learn-quarto-turn = Tvůj tah má tři kroky: polož figurku od soupeře, hledej řadu a pak dej další figurku.
    .title = Tvůj tah
    .place = Polož svou figurku na kterékoli volné pole.
    .taken = To pole je obsazené. Vyber volné.
    .give = Řada tu zatím není. Teď dej figurku Robinovi.
    .praise = To byl celý tah. Když je položených všech šestnáct figurek a nikdo nevyhrál, je remíza.
learn-quarto-line = Čtyři shodné figurky v řádku, ve sloupci nebo na dlouhé úhlopříčce tvoří řadu. Řadami se vyhrává.
    .title = Řada
    .place = Tvoje figurka dokončí řadu. Kde?
    .place-hint = Projdi řádky: v jednom z nich jsou tři vysoké figurky a ta tvoje je také vysoká.
    .praise = Čtyři vysoké figurky v řádku. Nezáleží na tom, kdo položil ty ostatní.
learn-quarto-diagonal = Řada se může skrývat na úhlopříčce a v kterékoli vlastnosti. Projdi u své figurky všechny čtyři.
    .title = Podívej se znovu
    .place = Tvoje figurka je tmavá, nízká, kulatá a dutá. Kde dokončí řadu?
    .place-hint = Na jedné dlouhé úhlopříčce stojí tři duté figurky. Najdi mezeru.
    .tall = Ty tři jsou vysoké, ale tvoje figurka je nízká. Zkus úhlopříčku.
    .praise = Čtyři duté figurky, z rohu do rohu.
learn-quarto-safe = Figurka, kterou dáš, může být právě ta, kterou soupeř potřebuje, proto se nejdřív rozhlédni.
    .title = Co nedávat
    .give = V jednom sloupci stojí tři tmavé figurky a mezi nimi je mezera. Dej bezpečnou figurku.
    .give-hint = Tahle je tmavá: Robin by s ní vyplnil mezeru a vyhrál. Dej světlou.
    .praise = Bezpečné! Ke konci hry bezpečné figurky dojdou a tak se většina her prohraje.
learn-quarto-call = S řadou vyhraješ, jen když ji ohlásíš: stiskni „Quarto!“, než dáš figurku, a ukaž čtyři pole.
    .title = Hlášení Quarta
    .call = Tvojí označenou figurkou právě vznikla řada. Ohlas ji.
    .call-hint = Ještě ne: nejdřív stiskni „Quarto!“, pak ukaž řadu.
    .show = Teď vyber její čtyři pole.
    .show-hint = Podívej se na druhý sloupec zleva: čtyři hranaté figurky.
    .praise = Quarto! Čtyři hranaté figurky a vyhráváš.
learn-quarto-missed = Když Robin řadu přehlédne, můžeš ji ohlásit ty, dokud svou figurku nepoložíš.
    .title = Přehlédnuté řady
    .call = Robin položil označenou figurku, řadu přehlédl a dal ti další figurku. Co uděláš?
    .call-hint = Počkej! Když svou figurku položíš, řada už neplatí. Nejdřív si prohlédni řádek.
    .show = Dobrý postřeh! Ukaž řadu.
    .show-hint = Všechny čtyři jsou ve druhém řádku shora a všechny jsou duté.
    .praise = Vyhráváš s Robinovou řadou. Dívej se pořád, i když nejsi na tahu.
learn-quarto-squares = Moc lehké? Hraj se čtverci 2×2: počítají se i čtyři shodné ve čtverci.
    .title = Na později: čtverce 2×2
    .place = Dokonči čtverec 2×2 ze světlých figurek.
    .place-hint = Uprostřed stojí těsně u sebe tři světlé figurky. Doplň roh.
    .praise = O devět způsobů víc, jak vyhrát i prohrát. Tuto možnost si můžeš zvolit na začátku hry.
learn-quarto-win = A teď všechno dohromady: polož figurku, ohlas a ukaž svou řadu.
    .title = Vyhraj hru
    .place = K výhře vede jedno pole. Najdi ho.
    .place-hint = Tvoje figurka je nízká. Kde čekají tři další nízké?
    .call = Řada je hotová. Ještě nedávej figurku!
    .call-hint = Nejdřív stiskni „Quarto!“.
    .show = Ukaž čtyři pole.
    .show-hint = Vede z levého horního rohu do pravého dolního.
    .praise = Quarto! Vidíš ji, hlásíš ji, vyhráváš.

## Quartino, step by step

learn-quartino-wheel = Všichni stavíte na stejné hrací desce: osm políček na okraji a jedno ve středu.
    .title = Hrací deska
    .token = Ve svém tahu vezmeš žeton kterékoli barvy. Vezmi modrý.
    .token-hint = Tentokrát vezmi modrý: žeton s vlnkami.
    .space = Teď ho polož na střed.
    .space-hint = Ve hře si můžeš vybrat kterékoli políčko. Teď vyber střed.
    .praise = To je základ tahu: jeden žeton, libovolná barva, libovolné políčko.
learn-quartino-card = Karta je čtvrtina desky: jedna barva ve středu a tři vedle sebe na okraji.
    .title = Karta
    .space = Porovnej desku se svou kartou. Kam patří růžový žeton?
    .space-hint = Na kartě jde růžová po modré a zelené, po směru hodinových ručiček.
    .praise = Teď deska odpovídá tvé kartě.
learn-quartino-turn = Karta může sedět kdekoli na desce.
    .title = Jakkoli natočená
    .show = Tvoje karta zase odpovídá desce, ale jinde. Vyber její čtyři políčka.
    .show-hint = Žlutá je ve středu. Na okraji hledej modrou, zelenou a růžovou, po směru hodinových ručiček.
    .praise = Je to tam! Nakloň hlavu, nebo kartu otoč.
learn-quartino-mirror = Na pořadí záleží: okraj čti vždy po směru hodinových ručiček, nikdy naopak.
    .title = Ne zrcadlově
    .card = Která z těchto dvou karet odpovídá desce?
    .card-hint = Tahle je zrcadlový obraz. Čti okraj po směru hodinových ručiček: růžová, žlutá, modrá.
    .praise = Správně. Druhá karta je zrcadlový obraz a ten se nepočítá.
learn-quartino-cover = Žeton můžeš položit i na jiné. Pak se počítá jen ten horní.
    .title = Sloupce
    .token = Jeden žeton neodpovídá tvé kartě. Kterou barvu potřebuješ?
    .token-hint = Žlutá a zelená jsou na svém místě. Co patří mezi ně?
    .space = Zakryj žeton, který překáží.
    .space-hint = Mezi žlutou a zelenou na okraji leží žeton, který tam nepatří.
    .praise = Zelený žeton je tam pořád, vespod. Může se vrátit.
learn-quartino-make = Když deska odpovídá některé z tvých karet, stiskni „Quartino!“ a ukaž ji.
    .title = Splnit kartu
    .call = Deska odpovídá jedné z tvých čtyř karet. Ohlas ji.
    .call-hint = Nejdřív stiskni „Quartino!“.
    .card = Která karta?
    .card-hint = Ve středu desky je modrá. Která karta ji tam má?
    .space = Ukaž kde: vyber políčko její první barvy na okraji, žluté.
    .space-hint = Její první barva na okraji je žlutá a po ní jde růžová, po směru hodinových ručiček.
    .praise = Máš splněnou kartu. Její čtyři žetony se vrátí na hromádky a zelený je zase nahoře.
learn-quartino-more = Po každém Quartinu položíš ještě jeden žeton a tím možná splníš další kartu.
    .title = A ještě jedna
    .token = Žlutá, modrá, zelená: chybí střed. Kterou barvu potřebuješ?
    .token-hint = Jedna z tvých karet má na okraji žlutou, modrou a zelenou. Podívej se na její střed.
    .space = Polož ho na střed.
    .space-hint = Střed je volný. Polož ho tam.
    .call = Co teď?
    .call-hint = Deska odpovídá kartě. Ohlas ji.
    .card = Která karta?
    .card-hint = Ve středu je teď růžová.
    .space-first = Vyber políčko její první barvy na okraji, žluté.
    .space-first-hint = Najdi na okraji žlutou, po které jde modrá.
    .praise = Dvě karty v jednom tahu. Tak se vyhrává.
learn-quartino-colours = Když jsou na začátku tvého tahu na desce čtyři nebo víc žetonů jedné barvy, ohlas to a polož o žeton víc.
    .title = 4 barvy
    .token = Počítají se i zakryté žetony. Která barva je tu čtyřikrát?
    .token-hint = Těch je míň než čtyři. Podívej se dovnitř sloupců.
    .say = Čtyři modré žetony. Ohlas to, než nějaký položíš.
    .say-hint = Sloupec ze čtyř tu není, ale čtyři žetony jedné barvy ano. Stiskni „4 barvy!“.
    .praise = V tomto tahu teď položíš dva žetony. Když to neohlásíš, nic se nestane.
learn-quartino-column = Když je na začátku tvého tahu na desce sloupec ze čtyř nebo víc žetonů, ohlas ho, vrať ho na hromádky a polož o žeton víc.
    .title = Sloupec
    .say = Podívej se na desku a ohlas, co vidíš.
    .say-hint = Žádná barva tu není čtyřikrát. Ale všimni si, jak vysoký je jeden sloupec.
    .space = Který sloupec?
    .space-hint = Ten není dost vysoký. Počítej do čtyř.
    .praise = Všechny jeho žetony se vrátí na hromádky. Pak položíš dva žetony.
learn-quartino-both = Když si všimneš obou situací, ohlas obě: vrátíš sloupec a položíš tři žetony, v libovolném pořadí.
    .title = Obě najednou
    .say = Jsou tu dvě věci k ohlášení. Ohlas obě.
    .space = Který sloupec vrátíš?
    .space-hint = Ten není dost vysoký. Počítej do čtyř.
    .praise = Dobrý postřeh! Teď položíš tři žetony: jeden za svůj tah a po jednom za každou situaci.
learn-quartino-secret = Tvoje karty jsou tajné, ale chybné hlášení jednu ukáže všem a bez rozhodčího ukončí tvůj tah.
    .title = Tajemství si nech
    .card = Máš tyto tři karty. Kterou můžeš bezpečně ohlásit?
    .card-hint = Tahle neodpovídá. Přečti desku ještě jednou, po směru hodinových ručiček.
    .mirrored = Tahle odpovídá jen zrcadlově. Chybné hlášení, a Robin zná tvou kartu.
    .covered = Skoro, ale její žlutý žeton je zakrytý růžovým. Počítá se jen horní.
    .praise = Přesně. Dvakrát se podívej, jednou ohlas.
learn-quartino-win = Kdo první splní svou poslední kartu, hned vyhrává.
    .title = Vyhraj hru
    .token = Zbývá jedna karta, chybí jeden žeton. Jaké barvy?
    .token-hint = Na okraji leží růžová a zelená a mezi nimi je mezera. Podívej se na svou kartu.
    .space = Kam patří?
    .space-hint = Do mezery mezi růžovou a zelenou.
    .call = Ohlas ji!
    .call-hint = Nejdřív stiskni „Quartino!“.
    .card = Ukaž svou kartu.
    .card-hint = Je jen jedna.
    .space-first = Teď její první barva na okraji: růžová.
    .space-first-hint = Růžové jsou dvě. Vyber tu, po které jde modrá.
    .praise = Quartino! Tvůj stojan je prázdný: vyhráváš.

## The Danish win, step by step

learn-danish-colours = V dánském vydání má každý hráč svou barvu a soupeři dáváš jen figurky jeho barvy. Ty máš světlé, Robin tmavé.
    .title = Vlastní barvy
    .give = Robin ti dal světlou figurku a ta už stojí na desce. Teď dej figurku Robinovi.
    .give-hint = Ta je světlá a světlé jsou tvoje. Dej tmavou figurku.
    .praise = Každý tak položí osm figurek. Vždycky víš, které ještě mohou přijít.
learn-danish-first = Počítač propočítal všechny možné hry: při dokonalé hře prohrává hráč, který dává první. V této hře dával první Robin.
    .title = Kdo dává první, prohrává
    .place = Zatím hraješ dokonale. K výhře už vede jen jedno pole. Najdi ho.
    .place-hint = Pak Robin unikne. Zkus jiné pole.
    .give = K výhře vede jen jedna tmavá figurka. Která?
    .give-hint = S touhle figurkou Robin unikne. Zkus jinou.
    .own = Ta je světlá, tvé vlastní barvy. Dej tmavou figurku.
    .praise = To je jediný výherní tah. Teď Robin hledá únik.
learn-danish-again = Robin se brání co nejdéle, ale prohraje každým tahem. Nenech si výhru uniknout!
    .title = Udrž výhru
    .place = Zase vede k výhře jen jedno pole. Které?
    .place-hint = Pak Robin unikne. Zkus jiné pole.
    .give = A k výhře vede jen jedna tmavá figurka.
    .give-hint = S touhle figurkou Robin unikne. Zkus jinou.
    .own = Ta je světlá, tvé vlastní barvy. Dej tmavou figurku.
    .praise = Správně. Robin už pro tebe nemá žádnou bezpečnou figurku.
learn-danish-win = Tuhle figurku ti Robin dát musel. Teď hru dokonči.
    .title = Důkaz
    .place = Kde tvoje figurka dokončí řadu?
    .place-hint = Tam ne. Podívej se na tvary ve třetím sloupci.
    .call = Teď ji ohlas.
    .call-hint = Nejdřív stiskni „Quarto!“.
    .show = Ukaž čtyři pole.
    .show-hint = Podívej se na třetí sloupec: čtyři kulaté figurky.
    .praise = Quarto! Robin tuhle hru prohrál už první figurkou.

## The rules pages

learn-rules-title = Pravidla
learn-rules-intro = Každá hra stručně, s odkazy na celá pravidla.
learn-rules-figure-quarto = Řada: všechny čtyři vyznačené figurky jsou vysoké.
learn-rules-figure-quartino = Vyznačené žetony odpovídají kartě: žlutá ve středu a na okraji, po směru hodinových ručiček, modrá, zelená a růžová.
learn-rules-editions = Vydání
learn-rules-contents = Na této stránce
learn-rules-reading = Náš výklad
learn-rules-print = Vytisknout
learn-rules-codes = Zobrazit kódy pravidel
learn-rules-ids = Pod každým oddílem zobrazí krátký kód, například { $sign }, kterým lze na pravidlo odkázat. Ke hraní kódy nepotřebuješ.
learn-rules-loading = Načítám…
