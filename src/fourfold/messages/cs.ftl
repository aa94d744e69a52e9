### Fourfold: čeština
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: feminine (figurka, houba); tokens masculine (žeton); lines (line-…) accusative.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = čeština

## Traits and their values, as said of a piece

trait-colour = barva
trait-height = výška
trait-shape = tvar
trait-body = výplň
value-light = světlá
value-dark = tmavá
value-tall = vysoká
value-short = nízká
value-round = kulatá
value-square = hranatá
value-solid = plná
value-hollow = dutá

## The same traits and values, as said of a mushroom

mushroom-trait-colour = barva
mushroom-trait-height = velikost
mushroom-trait-shape = klobouk
mushroom-trait-body = puntíky
mushroom-light = červená
mushroom-dark = modrá
mushroom-tall = velká
mushroom-short = malá
mushroom-round = špičatá
mushroom-square = plochá
mushroom-solid = s puntíky
mushroom-hollow = bez puntíků

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = hrací deska
word-square = pole
word-piece = figurka
word-trait = vlastnost
word-line = řada
word-two-by-two = čtverec
word-call = hlášení
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = dát
word-place = položit
word-decline = nehlásit
word-beginners = začátečníci
word-advanced = zkušení hráči
word-team = tým
word-going-round = střídání
word-draw = remíza
word-win = výhra
word-space = políčko
word-rim = okraj
word-centre = střed
word-token = žeton
word-reserve = hromádka
word-card = karta Quartino
word-rack = stojan
word-column = sloupec
word-four-colours = 4 barvy
word-turn = tah
word-clockwise = po směru hodinových ručiček
word-deck = balíček
word-player = hráč
word-seat = místo

## Colours of Quartino's tokens

token-Y = žlutý
token-B = modrý
token-G = zelený
token-P = růžový

## Rule sets

preset-classic = Klasické
preset-classic-about = Dřevěné figurky, počítají se všechny vlastnosti a řada vyhrává, když ji včas ohlásíš.
preset-mushrooms = Houby
preset-mushrooms-about = Klasická pravidla s houbami: červenými, nebo modrými, velkými, nebo malými, špičatými, nebo plochými, s puntíky, nebo bez nich.
preset-danish = Dánské
preset-danish-about = Každý dostává jen figurky své barvy a přehlédnutou řadu lze ohlásit o něco déle.
preset-quartino = Quartino
preset-quartino-about = Pokládej barevné žetony na kolo a splň všechny své čtyři karty dřív než ostatní.
preset-quartino-first = Quartino, první hry
preset-quartino-first-about = Quartino bez situací „4 barvy“ a „sloupec“.

## Options: $number is a whole number

option-squares = Čtverce
    .about = Čtyři figurky ve čtverci 2×2 se počítají jako řada.
option-traits = Vybrané vlastnosti
    .about = Do řady se počítají jen vlastnosti, které si vybereš.
option-values = Vybrané podoby
    .about = Do řady se počítají jen podoby, které si vybereš, třeba tmavá a nízká.
option-owned = Vlastní barvy
    .about = Každý dostává jen figurky své barvy; kdo dostane první figurku, má světlé.
option-owned-dark = Vlastní barvy, nejdřív tmavé
    .about = Každý dostává jen figurky své barvy; kdo dostane první figurku, má tmavé.
option-free = Volné barvy
    .about = Můžeš dát kteroukoli zbývající figurku bez ohledu na barvu.
option-players = Hlídáte si sami
    .about = { $game ->
        [quartino] Jako v pravidlech z krabice platí situace a Quartina jen tehdy, když si jich hráč všimne a řekne to.
       *[quarto] Jako v pravidlech z krabice platí řada jen tehdy, když si jí hráč všimne a řekne to.
    }
option-referee = S rozhodčím
    .about = { $game ->
        [quartino] Stůl hlídá za vás: situace se uplatní samy a chybné hlášení se odmítne.
       *[quarto] Stůl hlídá za vás: hotová řada hned vyhrává.
    }
option-lose-on-false-call = Chybné hlášení prohrává
    .about = Kdo ohlásí „Quarto!“ bez platné řady, prohrává.
option-turn = { $number ->
        [one] { $number } sekunda na tah
        [few] { $number } sekundy na tah
        [many] { $number } sekundy na tah
       *[other] { $number } sekund na tah
    }
    .about = Dokonči tah v tomto čase: komu čas vyprší, prohrává.
option-turns = { $number ->
        [one] Nejvýš { $number } tah
        [few] Nejvýš { $number } tahy
        [many] Nejvýš { $number } tahu
       *[other] Nejvýš { $number } tahů
    }
    .about = Po tolika tazích všech hráčů dohromady vyhrává, kdo splnil nejvíc karet; při shodě vyhrávají společně.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Nikdo nevyhrává: remíza
outcome-won = { $count ->
        [one] { $winners } vyhrává
       *[other] { $winners } společně vyhrávají
    }
reason-call = ohlášeno Quarto
reason-line = hotová řada
reason-false-call = chybné hlášení soupeře
reason-full-board = všech šestnáct figurek je na desce
reason-resign = vzdáním partie
reason-time = vypršel čas
reason-abandoned = hráč odešel od hry
reason-agreement = po dohodě
reason-cards = všechny karty splněny
reason-repetition = stejná pozice potřetí
reason-skipped = celé kolo nebylo co hrát
reason-turn-limit = dosažen limit tahů

## Quarto in the rules page

rules-quarto-intro =
    Quarto je hra pro dva hráče nebo dva týmy. Šestnáct figurek je
    společných a tu, kterou máš položit, ti vybírá soupeř. Jedna hra trvá 10
    až 20 minut (v dánském vydání 5 až 20).
quarto-in-short =
    Vyber figurku a dej ji soupeři; ten ji položí na libovolné volné pole a
    pak dá jednu tobě. Čtyři figurky v řádku, ve sloupci nebo na dlouhé
    úhlopříčce, které se v něčem shodují (třeba všechny vysoké nebo všechny
    duté), tvoří řadu. Když řadu dokončíš, ohlas „Quarto!“ dřív, než dáš
    další figurku, a vyhráváš. Když řadu přehlédne soupeř, ohlas ji dřív,
    než položíš, a vyhráváš. Všechny figurky položené a žádný vítěz: remíza.

rule-q1-title = Deska a figurky
rule-q1-text =
    Quarto se hraje na desce se 4×4 poli a s 16 figurkami: pro každou
    kombinaci čtyř vlastností po dvou podobách je tu jedna. Klasické dřevěné
    figurky jsou světlé, nebo tmavé, vysoké, nebo nízké, kulaté, nebo
    hranaté, plné, nebo duté; houby jsou ve stejném pořadí červené, nebo
    modré, velké, nebo malé, se špičatým, nebo plochým kloboukem, se žlutými
    puntíky, nebo bez nich. Pravidla hledí jen na čtyři vlastnosti, nikdy na
    to, s jakou sadou se hraje. Na začátku stojí figurky vedle desky; v
    dánském vydání ve dvou skupinách, světlé a tmavé.
rule-q2-title = Kdo začíná
rule-q2-text =
    Kdo začne, rozhodne los. Tento hráč nic nepokládá: vybere figurku a dá
    ji soupeři.
rule-q3-title = Tah
rule-q3-text =
    Polož figurku, kterou máš v ruce, na libovolné volné pole. Potom dej
    soupeři jednu z těch, které zbývají.
rule-q4-title = Řady
rule-q4-text =
    Řada jsou čtyři figurky v řádku, ve sloupci nebo na jedné ze dvou
    dlouhých úhlopříček (celkem 10 možností), které mají společnou aspoň
    jednu podobu, jež se počítá: třeba čtyři vysoké nebo čtyři duté.
    Společných podob může být víc a jedna figurka může dokončit několik řad
    najednou. Kdo položil zbylé tři figurky, není důležité.
rule-q5-title = Hlášení Quarta
rule-q5-text =
    Když si hráči hlídají sami, řada sama o sobě nic nevyhrává: musíš
    ohlásit „Quarto!“ a řadu ukázat, a nic z toho, co vidíš, neprozradí, že
    tu nějaká je. Hlásit smí jen ten, kdo je na tahu; hlášení někoho jiného
    nebo po konci hry není dovoleno, ale nikdy to není chybné hlášení. Když
    položíš a ještě nedáš další figurku, smíš ohlásit řadu, kterou tato
    figurka dokončila, a vyhráváš; když dáš bez hlášení, smí tuto řadu
    ohlásit jen příjemce, právě tehdy, než položí, a vyhrává příjemce. Když
    příjemce položí bez hlášení, ztratí řada platnost navždy, celá a pro
    každou vlastnost (klasické a houby); v dánském vydání ji ztratí teprve
    tehdy, když po jejím vzniku položí každý z obou hráčů jednu figurku, a
    do té doby ji smí ohlásit kdokoli, kdo právě dostal figurku, i ten, kdo
    ji udělal (náš výklad). Po šestnácté figurce se už nic nedává: kdo ji
    položil, smí hlásit, nebo nehlásit, potom smí soupeř ohlásit kteroukoli
    řadu, která ještě platí, nebo nehlásit, a pak je remíza (náš výklad).
    Chybné hlášení, tedy bez řady, s propadlou řadou nebo s poli, která
    nespojuje nic, co se počítá, se odmítne s důvodem, poznamená se do
    zápisu a nic dalšího nezmění, ale po třech odmítnutích v jednom tahu už
    v tomto tahu hlásit nesmíš; pokud si to předem zvolíte, chybné hlášení
    naopak prohrává hru (náš výklad).
rule-q6-title = Hra s rozhodčím
rule-q6-text =
    S rozhodčím vidí stůl každou řadu: kdo ji dokončí, hned vyhrává. Hlásit
    se nesmí.
rule-q7-title = Remíza
rule-q7-text =
    Když je všech šestnáct figurek položeno a nikdo nevyhrál, je remíza.
rule-q8-title = Začátečníci
rule-q8-text =
    Pro začátek se může počítat jen jedna, dvě nebo tři ze čtyř vlastností,
    jak navrhují francouzská a nizozemská pravidla. Dánská pravidla dovolují
    počítat tolik podob, kolik chcete, třeba jen tmavé figurky bez ohledu na
    tvar. Počítat se tedy mohou kterékoli z osmi podob, aspoň jedna, a stačí
    čtyři figurky, které jednu z nich mají společnou; nejčastěji se vybírají
    celé vlastnosti (náš výklad).
rule-q9-title = Zkušení hráči
rule-q9-text =
    Čtyři figurky ve čtverci, na 2×2 sousedních polích desky, se počítají
    jako řada. To je 9 možností navíc, celkem 19. V dánském vydání jsou
    čtverce a volné barvy dvě samostatné volby pro zkušené hráče.
rule-q10-title = Vlastní barvy
rule-q10-text =
    V dánském vydání si každý hráč vezme jednu barvu a soupeři dáváš vždy
    figurku jeho barvy, takže každý pokládá osm figurek své barvy. Řada dál
    platí na kteroukoli vlastnost, která se počítá, i z obou barev
    dohromady. Vybírá si B, který dostává první figurku; když se nic
    neřekne, má světlé (náš výklad). Zkušení hráči hrají s volnými figurkami
    obou barev.
rule-q11-title = Hráči a týmy
rule-q11-text =
    Hrají dva; dánské vydání přidává hru dva na dva nebo dva týmy libovolné
    velikosti. Spoluhráči se v tazích svého týmu střídají a v jednom tahu
    pokládá i dává tatáž osoba; první daná figurka je tah A1, pak přijdou
    B1, A2, B2 a tak dále (náš výklad). Hlásit smí jen ten, kdo je na tahu,
    po šestnácté figurce má poslední slovo další z druhého týmu a tým
    vyhrává i prohrává jako celek (náš výklad). V dánském vydání je možné i
    střídání: u stolu se čeká ve frontě a místo poraženého připadne dalšímu;
    po remíze odchází ten, kdo sedí nejdéle (náš výklad).
rule-q12-title = Čas
rule-q12-text =
    Na turnajích smí každý tah trvat jednu minutu; bez časového limitu žádné
    hodiny neběží. Tah znamená položit a dát a svou minutu má i první daná
    figurka (náš výklad). Ohlásit je třeba v této minutě, chybné hlášení ji
    nespouští znovu a komu čas vyprší, prohrává (náš výklad).
rule-q13-title = Kombinování pravidel
rule-q13-text =
    Pravidla Q5 až Q12 lze libovolně kombinovat: třeba čtverce, vlastní
    barvy, jen dvě vlastnosti a rozhodčího. Hotové sady pravidel jsou
    Klasické, Houby a Dánské; hra pro začátečníky a hra pro zkušené jsou u
    každé z nich na výběr.

## Quartino in the rules page

rules-quartino-intro =
    Quartino je hra pro dva až čtyři hráče od 7 do 99 let. Žeton po žetonu
    stavíte všichni na jednom barevném kole a každý plní své tajné karty:
    žetony ostatních ti mohou pomoct, nebo zhatit plán. Jedna hra trvá asi
    20 minut.
quartino-in-short =
    Vytáhni si čtyři karty a nikomu je neukazuj. Ve svém tahu polož jeden
    žeton libovolné barvy na libovolné políčko, třeba i na jiné žetony.
    Karta chce čtyři barvy, ve středu a na třech sousedních políčkách
    okraje, ať je kolo natočené jakkoli; počítají se jen horní žetony. Když
    na desce uvidíš některou ze svých karet, ohlas „Quartino“, kartu odlož,
    její čtyři žetony vrať a polož ještě jeden. Když tvůj tah začíná se
    čtyřmi žetony jedné barvy na desce nebo se sloupcem čtyř žetonů, řekni
    to: pokud je tu sloupec, odkliď ho, a za každou situaci polož o žeton
    víc. Kdo první splní všechny čtyři karty, vyhrává.

rule-t1-title = Deska, žetony a karty
rule-t1-text =
    Hrací deska je kolo s devíti políčky: osm je na okraji, v kruhu, a jedno
    ve středu. Žetonů je 28, sedm od každé barvy (žluté, modré, zelené a
    růžové), a leží viditelně na hromádkách podle barev. Karet je 24 a
    stojany čtyři. Počty jsou z pravidel v krabici; kolo a názvy barev známe
    z obrázků a recenzí hry.
rule-t2-title = Karty
rule-t2-text =
    Karta je čtvrtina kola: střed a tři sousední políčka okraje, každé s
    jednou barvou (náš výklad, podle obrázků). Těch 24 karet jsou všechna
    pořadí čtyř barev na středu a na prvním, druhém a třetím políčku okraje,
    po směru hodinových ručiček; místo nich lze nahrát jiný balíček
    (náš výklad). Karta platí v kterémkoli z osmi natočení kola, nikdy
    zrcadlově (náš výklad).
rule-t3-title = Začátek
rule-t3-text =
    Každý hráč si tajně vytáhne čtyři karty; zbytek zůstane mimo hru a nikdo
    ho nevidí. Začíná nejmladší (kdo to je, řekne stůl; jinak se losuje) a
    hraje se po směru hodinových ručiček.
rule-t4-title = Tah
rule-t4-text =
    Tah má tři kroky: nejdřív se na desce podíváš po situacích, pak pokládáš
    žetony a potom tvoříš Quartina.
rule-t5-title = Pokládání žetonu
rule-t5-text =
    Vezmi jeden žeton barvy, která je ještě na hromádce, a polož ho na
    libovolné políčko, prázdné, nebo na jiné žetony, čímž vzniká sloupec.
rule-t6-title = Jak udělat Quartino
rule-t6-text =
    Počítá se jen horní žeton každého políčka, ať ho položil kdokoli.
    Jakmile je v tvém tahu všechno položeno a odklizeno (náš výklad), smíš
    ohlásit „Quartino“ a ukázat jednu ze svých karet a čtyři políčka; ukázat
    kartu, kterou nemáš, není dovoleno a tvůj tah pokračuje. Když máš
    pravdu, karta opustí tvůj stojan a ty čtyři horní žetony se vrátí na
    hromádky, takže nahoře je teď to, co leželo pod nimi; pak musíš vzít
    jeden žeton a položit ho kamkoli a smíš hlásit znovu, a tak dále. Když
    se mýlíš, karta se vrátí do tvého stojanu a tvůj tah končí; ostatní tu
    kartu viděli a od té chvíle je známá.
rule-t7-title = 4 barvy
rule-t7-text =
    Když má na začátku tvého tahu některá barva na desce čtyři nebo víc
    žetonů, kdekoli ve sloupcích, a ty si toho všimneš, řekni „4 barvy“. Pak
    musíš položit o jeden žeton víc.
rule-t8-title = Sloupec
rule-t8-text =
    Když má na začátku tvého tahu některý sloupec čtyři nebo víc žetonů a ty
    si toho všimneš, řekni „sloupec“. Celý ten sloupec vrátíš na hromádky a
    pak musíš položit o jeden žeton víc; jde-li jen o sloupec, nejdřív
    odklízíš a pokládáš až potom. V jednom tahu se počítá jen jeden sloupec,
    ten, který si vybereš, ať je jich kolik chce; také „4 barvy“ se počítají
    jen jednou, ať je těch barev kolik chce (náš výklad).
rule-t9-title = Obojí najednou
rule-t9-text =
    Když si všimneš obou situací, řekni obě: položíš tři žetony a odklidíš
    sloupec, v jakém pořadí chceš. Odklidit můžeš i nakonec; žeton, který na
    ten sloupec předtím položíš, se vrátí s ním. Situace jsou ty ze začátku
    tvého tahu. Hlásit a ukončit tah můžeš, až když je všechno hotovo.
rule-t10-title = Všímavost
rule-t10-text =
    Když si hráči hlídají sami, situace a Quartina existují jen tehdy, když
    je hráč řekne; mlčení se netrestá a seznam tahů je nikdy neprozradí.
    Situace řečená neprávem se odmítne s důvodem a nic nezmění; každou lze
    říct jednou za tah, než se položí první žeton (náš výklad). Ve hře s
    rozhodčím se situace neříkají: žetony navíc a jedno odklizení přijdou
    samy a jsou povinné a chybné Quartino se odmítne (náš výklad). I tady
    zůstává hlášení dobrovolné a nápovědu dostane jen majitel karty
    (náš výklad).
rule-t11-title = První hry
rule-t11-text =
    První hry si můžeš zahrát bez situací „4 barvy“ a „sloupec“ (T7 a T8).
rule-t12-title = Konec
rule-t12-text =
    Kdo ze svého stojanu odebere poslední kartu, hned vyhrává. Čtyři žetony
    zůstanou ležet.
rule-t13-title = Prázdné hromádky a nekonečné hry
rule-t13-text =
    Barvu, ze které na hromádce nezbyl žádný žeton, nelze vybrat. Pokládání
    se vynechá jen tehdy, když jsou hromádky prázdné a není co odklízet; pak
    smíš hlásit, nebo ukončit tah (náš výklad). Po celém kole tahů, v němž
    se nic nepoložilo, neodklidilo ani neohlásilo, je remíza (náš výklad).
    Remíza je i tehdy, když se stejná deska, včetně celých sloupců, se
    stejným hráčem na začátku tahu objeví potřetí a mezitím se nesplnila
    žádná karta (náš výklad). Po 200 tazích všech hráčů dohromady, nebo po
    jiném počtu, který si nastavíte, vyhrává, kdo splnil nejvíc karet, a při
    shodě vyhrávají společně (náš výklad).
rule-t14-title = Tajemství
rule-t14-text =
    Vidíš desku, hromádky, svůj stojan, splněné karty, karty ukázané při
    chybných hlášeních a kolik karet zbývá každému z ostatních. Nic jiného
    nevidíš, nikdy a nijak. Nerozdané karty zůstanou tajné až do konce.

## Both games in the rules page

rule-table-title = U stolu
rule-table-text =
    Kdo v Quartinu s více než dvěma hráči vzdá nebo komu vyprší čas, opouští
    hru: jeho karty zůstanou skryté, jeho tahy se přeskakují a vyhrává, kdo
    zbude poslední (náš výklad). V obou hrách platí nabídka remízy do
    dalšího tahu a musí ji přijmout všichni ostatní (náš výklad). Vzít tah
    zpět lze jen se souhlasem všech a nikdy ne za kartu, která byla ukázána
    nebo splněna (náš výklad).
not-affiliated =
    Quarto a Quartino jsou ochranné známky svých vlastníků. Fourfold s nimi
    není nijak spojen ani jimi není schválen.

## What happens, and what is asked

space-centre = střed
seat-bot = { $seat } ({ $bot })
event-give = { $who } dává figurku: { $piece }.
event-place = { $who } pokládá na { $square }: { $piece }.
event-call = { $who } hlásí „Quarto!“ a ukazuje { $squares }.
event-decline = { $who } nehlásí.
event-say-colours = { $who } říká „4 barvy“.
event-say-column = { $who } říká „sloupec“ a ukazuje na { $space }.
event-clear = { $who } odklízí sloupec ({ $space }).
event-token = { $who } pokládá { $colour } na { $space }.
event-card-right = { $who } hlásí „Quartino“ a plní { $card } od políčka { $first }.
event-card-wrong = { $who } hlásí „Quartino“ s kartou { $card } od políčka { $first }, ale ta tam není. Tah končí.
event-card-refused = { $who } hlásí „Quartino“ s kartou { $card } od políčka { $first }, ale ta tam není. Odmítnuto: tah pokračuje.
event-end = { $who } končí tah.
event-resign = { $who } se vzdává.
event-flag = { $who } už nemá čas.
event-abandon = { $who } už u hry není.
event-offer = { $who } nabízí remízu.
event-accept = { $who } přijímá remízu.
event-refused = { $what } Odmítnuto.
ask-give = { $who }: vyber figurku, kterou dáš.
ask-place = { $who }: polož figurku ({ $piece }).
ask-decline = { $who }: všechny figurky jsou položené. Ohlas řadu, nebo nehlas.
ask-clear = { $who }: odkliď sloupec ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: polož jeden žeton.
        [few] { $who }: polož { $due } žetony.
       *[other] { $who }: polož { $due } žetonů.
    }
ask-call-card = { $who }: ohlas Quartino, nebo ukonči tah.

## Line by line

plain-welcome = Hrajeme { $rules }. Příkazy vypíše help.
plain-menu = Co si zahrajeme? Napiš číslo, nebo stiskni Enter pro první možnost.
plain-menu-bot = { $game } proti počítači
plain-menu-people = { $seats ->
        [one] { $game } pro { $seats } hráče na této obrazovce
        [few] { $game } pro { $seats } hráče na této obrazovce
       *[other] { $game } pro { $seats } hráčů na této obrazovce
    }
plain-menu-again = Napiš číslo od 1 do { $most }, nebo quit.
plain-help =
    Tahy v Quartu: give 7 nebo give LSQH, place b3, call a1 b1 c1 d1, decline.
    Tahy v Quartinu: say colours, say column 5, clear 5, place B 3, call YBGP 7, end.
    Stačí samotná figurka nebo pole. Také: resign, offer draw, accept.
    Otázky: board, pieces, reserve, rack, moves, record, rules, rules q5.
    A ještě: undo, save, save JMÉNO, quit.
plain-free = volné
plain-empty = prázdné
plain-turn = Na tahu je { $who }. Ostatní se nedívají.
plain-over = Hra skončila. Enter ji zavře; undo, save a record ještě fungují.
plain-over-for-good = Hra skončila. Enter ji zavře; save a record ještě fungují.
plain-draw-offered = Je nabídnuta remíza. Jiný hráč ji přijme příkazem accept; jakýkoli tah ji odmítá.
plain-no-clock = { $number ->
        [one] Podle těchto pravidel je na tah { $number } sekunda, ale v textovém režimu hodiny neběží.
        [few] Podle těchto pravidel jsou na tah { $number } sekundy, ale v textovém režimu hodiny neběží.
       *[other] Podle těchto pravidel je na tah { $number } sekund, ale v textovém režimu hodiny neběží.
    }
plain-undone = Vzato zpět.
plain-no-rack = Quarto nemá karty.
plain-rack = { $who }: zbývá { $left }, ve stojanu { $cards }, splněné { $made }, ukázané { $shown }.
plain-rules-more = Celé pravidlo vypíše rules { $first } až rules { $last } nebo rules table.
plain-saved = Uloženo jako { $path }.
plain-not-saved = Neuloženo: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = další tah se už neočekává, zadáno { $move }: hra skončila
error-not-your-turn = na tahu je místo { $expected }, zadáno { $seat }
error-no-such-seat = očekává se jedno z míst { $expected }, zadáno { $seat }
error-seat-has-left = očekává se místo, které ještě hraje, zadáno { $seat }, které už hru opustilo
error-wrong-game = očekává se tah hry { $expected }, zadáno { $move }
error-draw-already-offered = očekává se accept, zadáno { $move }: remízu už nabízí { $seat }
error-no-draw-offered = očekává se nabídnutá remíza, zadáno { $move }, ale nikdo ji nenabídl
error-already-agreed = souhlasit má jiné místo, zadáno { $seat }, které už souhlasí
error-not-refused = očekává se call nebo say, které pravidla odmítají, zadáno { $move }, které přijímají
error-never-refused-so = očekává se ? jen po odmítnutém call nebo say, zadáno { $move }
error-takeback-too-far = očekává se dřívější tah, který lze vzít zpět, ale hra je na začátku
error-takeback-past-card = za ukázanou nebo splněnou kartu se zpět nejde, zadáno { $move }, které všichni viděli
error-piece-in-hand = očekává se place, zadáno { $move }: v ruce je { $piece }
error-no-piece-in-hand = očekává se give, zadáno { $move }: v ruce není žádná figurka
error-board-full = očekává se call nebo decline, zadáno { $move }: všech šestnáct figurek je položeno
error-decline-too-early = očekává se { $expected }, zadáno decline: to patří až na konec, po šestnácti figurkách
error-square-taken = očekává se volné pole, zadáno { $square } (stojí tam { $piece })
error-piece-not-left = očekává se figurka, která ještě zbývá, zadáno { $piece }
error-piece-not-theirs = { $expected ->
        [dark] očekává se tmavá figurka
       *[light] očekává se světlá figurka
    } pro { $seat }, zadáno { $piece }
error-referee-calls = očekává se give, place nebo decline, zadáno { $move }: rozhodčí vidí každou řadu
error-no-more-calls = po třech chybných hlášeních v jednom tahu se už nehlásí, zadáno { $move }
error-call-no-line = očekávají se čtyři pole řady, zadáno { $squares }
error-call-not-full = očekává se plná řada, zadáno { $squares } (ještě volné: { $free })
error-call-nothing-shared = očekává se společná vlastnost, která se počítá, zadáno { $squares }, kde žádná není
error-call-expired = očekává se řada, která ještě platí, zadáno { $squares }, jejíž čas už minul
error-call-not-now = očekává se řada dokončená touto figurkou, zadáno { $squares }, která je starší
error-referee-says = očekává se place, clear, call nebo end, zadáno { $move }: situace vidí rozhodčí
error-no-situations = očekává se place, call nebo end, zadáno { $move }: hraje se bez situací
error-say-too-late = to se říká před prvním žetonem tahu, zadáno { $move } až po něm
error-said-already = každá situace se říká jednou za tah, zadáno znovu { $move }
error-no-four-colours = očekávají se čtyři žetony jedné barvy na začátku tahu, zadáno { $move }, ale bylo jich méně
error-no-column = očekává se sloupec aspoň čtyř žetonů na začátku tahu, zadáno políčko { $space } s výškou { $height }
error-nothing-to-clear = žádný sloupec se odklízet nemá, zadáno { $move }
error-clear-other = očekává se clear { $expected }, zadáno { $move }
error-cleared-already = odklízí se jednou za tah, zadáno znovu { $move }
error-clear-first = nejdřív se očekává clear { $expected }, zadáno { $move }
error-nothing-to-place = očekává se call nebo end, zadáno { $move }: všechny žetony tahu jsou položené
error-place-first = nejdřív se očekává položení žetonu (zbývá { $due }), zadáno { $move }
error-colour-used-up = očekává se barva, která je ještě na hromádce, zadáno { $colour }
error-card-not-held = očekává se karta, kterou má { $seat }, zadáno { $card }
error-no-quartino = očekává se { $card } na { $spaces }, je tam { $tops }
error-bad-move = očekává se { $expected }, zadáno { $got }
error-bad-piece = očekává se figurka jako 7 nebo LSQH, zadáno { $got }
error-bad-square = očekává se pole od a1 do d4, zadáno { $got }
error-bad-call = po call se očekávají čtyři různá pole, zadáno { $got }
error-bad-colour = očekává se barva, jedna z Y B G P, zadáno { $got }
error-bad-space = očekává se políčko, c nebo 1 až 8, zadáno { $got }
error-bad-rim = očekává se políčko okraje od 1 do 8, zadáno { $got }
error-bad-card = očekává se karta jako YBGP, zadáno { $got }
error-text-after = nic dalšího se neočekává, zadáno { $got }
error-bad-preset = očekává se sada pravidel hry { $game }, jedna z { $expected }, zadáno { $got }
error-bad-game = očekává se hra, jedna z { $expected }, zadáno { $got }
error-bad-option = očekává se volba hry { $game }, jedna z { $expected }, zadáno { $got }
error-bad-option-value = po { $option }: se očekává { $expected }, zadáno { $got }
error-option-twice = každá volba se uvádí jednou, zadáno znovu { $got }
error-options-contradict = očekává se jen jedno z { $option } a { $other }, zadáno obojí
error-bad-ranks = očekávají se čtyři řádky oddělené /, zadáno { $got }
error-bad-rank = očekávají se čtyři pole v řádku, každé s figurkou nebo tečkou, zadáno { $got }
error-bad-hand = očekává se figurka v ruce nebo -, zadáno { $got }
error-piece-twice = každá figurka je jen jednou, zadáno dvakrát { $got }
error-wrong-colours = očekávaný počet daných figurek: světlých { $light }, tmavých { $dark }, zadáno { $got }
error-line-in-referee-play = očekává se hra, která ještě běží, zadána dokončená řada: { $got }
error-bad-marks = očekávají se řady jako !a1b1c1d1:1, zadáno { $got }
error-mark-no-line = očekává se dokončená řada, která se počítá, zadáno { $got }
error-mark-expiry = po řadě se očekává číslo od 1 do { $most }, zadáno { $got }
error-marks-apart = řady dokončené jednou figurkou mají mít společné pole, zadáno { $got }
error-marks-in-referee-play = ve hře s rozhodčím se žádné řady k hlášení neočekávají, zadáno { $got }
error-bad-spaces = očekává se devět políček oddělených /, zadáno { $got }
error-bad-column = očekává se sloupec barev nebo tečka, zadáno { $got }
error-too-many-tokens = nejvyšší počet žetonů barvy { $colour } je { $most }, zadáno { $got }
error-bad-seat = očekává se místo, jedno z { $expected }, zadáno { $got }
error-bad-seats = očekávají se místa jako A B nebo A1 B1 A2 B2, zadáno { $got }
error-bad-seat-number = očekávaný počet míst je { $expected }, zadáno { $got }
error-bad-deal = očekává se rozdání jako A=YBGP,YBPG,YGBP,YGPB, zadáno { $got }
error-deal-seats = očekávají se karty pro místa { $expected }, zadáno { $got }
error-deal-size = očekávaný počet karet pro { $seat } je { $expected }, zadáno { $got }
error-card-twice = každá karta smí být jen tolikrát, kolikrát je v balíčku, zadáno o jednou víc { $got }
error-deck-too-small = nejnižší počet karet v balíčku je { $expected }, zadáno { $got }
error-not-utf8 = očekává se text v UTF-8, zadán bajt { $got }
error-control-character = očekává se tisknutelný text, zadáno { $got }
error-bad-header = očekává se řádek jako klíč: hodnota, zadáno { $got }
error-key-twice = každý klíč se uvádí jednou, zadáno znovu { $got }
error-key-missing = v hlavičce se očekává klíč { $expected }, ale chybí
error-key-not-here = očekává se klíč hry { $game }, zadáno { $got }
error-bad-players = očekávají se jména jako A=Ada B=Bo, zadáno { $got }
error-bad-name = očekává se jméno v uzavřených uvozovkách, zadáno { $got }
error-bad-result = očekává se výsledek jako B (call) nebo draw (full-board), zadáno { $got }
error-result-too-early = dokud hra běží, výsledek se neočekává, zadáno { $got }
error-result-differs = očekává se výsledek podle tahů, { $expected }, zadáno { $got }
error-event-missing = po místu se očekává tah, zadáno { $got }
error-bad-state = očekává se uložený stav, zadáno { $got }

## Terminal

tui-about = Quarto a Quartino podle pravidel z krabice
tui-person = Hráč
tui-computer = Počítač
tui-computer-of = Počítač { $seat }
tui-player = Hráč { $seat }
tui-team-of = Tým { $team } ({ $people })
tui-yes = ano
tui-no = ne

tui-menu-computer = Quarto proti počítači
tui-menu-continue = Pokračovat ve hře
tui-menu-two = Quarto pro dva na této obrazovce
tui-menu-teams = Quarto v týmech
tui-menu-quarto = Quarto s pravidly podle výběru
tui-menu-quartino = Quartino pro 2 až 4
tui-menu-resume = Pokračovat v uložené hře
tui-menu-replay = Přehrát zápis hry
tui-menu-rules = Pravidla
tui-menu-language = Jazyk
tui-menu-quit = Konec
tui-menu-hint = ↑ ↓ výběr   Enter začít   ? pravidla   q konec

tui-setup-title = { $game }: kdo hraje?
tui-setup-start = Začít
tui-setup-seats = Hráči
tui-setup-two = dva
tui-setup-teams = dva týmy po { $number }
tui-setup-number = { $number }
tui-setup-seat = Místo { $seat }
tui-setup-person = člověk
tui-setup-name = jméno, pokud chceš
tui-setup-rules = Vybrat pravidla…
tui-bot-random = počítač, hraje náhodně
tui-bot-level = počítač, úroveň { $number }
tui-bot-perfect = počítač, hraje dokonale
tui-bot-greedy = počítač, vidí o tah dopředu
tui-form-hint = ↑ ↓ pohyb   ← → změna   Enter výběr   Esc zpět

tui-builder-title = Výběr pravidel
tui-builder-preset = Vydání
tui-builder-counts = Co se počítá: { $trait }
tui-builder-both = { $one } a { $other }
tui-builder-only = jen { $value }
tui-builder-none = nepočítá se
tui-builder-colours = Barvy
tui-builder-sight = Kdo vidí řady a situace
tui-builder-false-call = Chybné „Quarto!“
tui-builder-refused = Odmítne se, třikrát za tah
tui-builder-turn = Hodiny
tui-builder-no-clock = Bez hodin
tui-builder-turns = Délka
tui-builder-nothing = Nic by se nepočítalo: vyber aspoň jednu podobu.
tui-builder-line-about = Stejná pravidla jako text. Můžeš je tu přepsat; volby nahoře se přizpůsobí.
tui-builder-done = Použít tato pravidla

tui-open-resume = Pokračovat v uložené hře
tui-open-replay = Přehrát zápis hry
tui-open-none = Zatím tu není žádná uložená hra. Během hry ji uložíš klávesou s.
tui-open-path = cesta k zápisu, třeba hra.fgn
tui-open-hint = Enter otevřít   Tab seznam nebo cesta   Esc zpět
tui-open-line = řádek { $number }: { $reason }
tui-open-unreadable = { $path } nelze přečíst: { $reason }
tui-open-unknown-bot = { $path } uvádí počítačového hráče, kterého tato verze nezná.

tui-replay-hint = → další   ← zpět   Home začátek   End poslední   Esc zavřít
tui-replay-moment = tah { $number } z { $most }
tui-replay-start = Začátek hry.

tui-rules-in-short = Stručně
tui-rules-words = Slovníček
tui-rules-in-full = Podrobně
tui-rules-readings =
    Kde pravidla z krabice mlčí nebo si odporují, museli jsme rozhodnout:
    taková místa mají poznámku „náš výklad“.
tui-rules-hint = ↑ ↓ posun   Tab druhá hra   c kódy   Esc zpět
tui-record-title = Dosavadní tahy
tui-record-empty = Zatím žádné.
tui-close-hint = ↑ ↓ posun   Esc zpět

tui-pass-to = Teď hraje { $name }
tui-pass-why = Karty zůstanou skryté, dokud u obrazovky není { $name } a nikdo jiný se nedívá.
tui-pass-ready = Jsem tady: ukaž mi karty
tui-thinking = { $name } přemýšlí…
tui-seconds-left = { $number } s
tui-undone = Vzato zpět.
tui-saved = Uloženo jako { $path }
tui-not-saved = Neuloženo: { $reason }
tui-kept = Nedohraná hra je uschovaná jako { $path }
tui-too-small = Zvětši prosím terminál na { $needed } (teď { $now }), nebo hraj s --plain.
tui-bots-no-draw = Počítač na nabídky remízy neodpovídá. Můžeš se vzdát, nebo hrát dál.
tui-command-placeholder = tah, třeba give 7, place b3, resign, offer draw
tui-draw-offered = { $name } nabízí remízu. Přijmeš ji příkazem :accept; jakýkoli tah ji odmítá.

tui-tray = Zbývající figurky
tui-hand = V ruce
tui-hand-empty = nic
tui-ask-give = { $name }: vyber figurku, kterou dáš.
tui-ask-place = { $name }: polož figurku, kterou máš v ruce.
tui-ask-decline = { $name }: vše je položeno. Stiskni ! a ohlas, nebo d a nehlas.
tui-ask-mark = { $name }: označ čtyři pole své řady ({ $number } ze 4).
tui-ask-confirm = Quarto na { $squares }? Enter ohlásí, Esc se vrátí.
tui-tip-call = Čtyři shodné v řadě? Stiskni ! a ukaž je, než dáš nebo položíš.
tui-tip-referee = S rozhodčím: dokončená řada hned vyhrává.
tui-false-calls = Chybná hlášení v tomto tahu: { $number } z { $most }.
tui-no-more-calls = Tři chybná hlášení: v tomto tahu se už nehlásí.
tui-line-shares = { $squares } mají společné: { $values }.

tui-reserve = Hromádky
tui-rack = Tvoje karty (* viděli všichni)
tui-rack-of = { $name }: karty (* viděli všichni)
tui-rack-hidden = Karty jsou skryté.
tui-cards-left = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } karet
    }
tui-cards-made = splněné { $cards }
tui-cards-seen = viděné { $cards }
tui-cards-unmade = zbylé { $cards }
tui-seat-left = už nehraje
tui-column-at = Políčko { $space }, zdola nahoru: { $column }
tui-choose-colour = Nejdřív vyber barvu: y (žlutá), b (modrá), g (zelená) nebo p (růžová).
tui-ask-token = { $number ->
        [one] { $name }: polož žeton. Vyber barvu, pak políčko.
        [few] { $name }: polož { $number } žetony. Vyber barvu, pak políčko.
       *[other] { $name }: polož { $number } žetonů. Vyber barvu, pak políčko.
    }
tui-ask-clear = { $name }: odkliď sloupec na { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name }: polož { $number } žeton a odkliď { $spaces }, v libovolném pořadí.
        [few] { $name }: polož { $number } žetony a odkliď { $spaces }, v libovolném pořadí.
       *[other] { $name }: polož { $number } žetonů a odkliď { $spaces }, v libovolném pořadí.
    }
tui-ask-call = { $name }: ohlas Quartino klávesou !, nebo ukonči tah klávesou e.
tui-ask-card = Quartino! Která karta? Stiskni 1 až { $number }.
tui-ask-first = { $card }: ukaž políčko její první barvy na okraji ({ $colour }), pak Enter.
tui-tip-say = Barva 4krát nebo víc: stiskni f. Sloupec 4 nebo víc: ukaž na něj, pak o.
tui-tip-quartino = Můžeš splnit { $card } od políčka { $space }: stiskni !

tui-key-move = pohyb
tui-key-mark = označit
tui-key-confirm = potvrdit
tui-key-cancel = zrušit
tui-key-end = ukončit tah
tui-key-clear = odklidit
tui-key-colour = barva
tui-key-undo = vzít zpět
tui-key-save = uložit
tui-key-record = tahy
tui-key-command = psát
tui-key-rules = pravidla
tui-key-menu = menu
tui-key-again = hrát znovu

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = řádek { $name }
line-file = sloupec { $name }
line-diagonal = úhlopříčku { $name }
line-two-by-two = čtverec { $name }
analysis-title = { $a } a { $b }, tah po tahu
analysis-about = Nahoře vyhrává { $a }, uprostřed je remíza, dole vyhrává { $b }; { $summary }
analysis-summary = { $name }: chyby { $mistakes }, zmeškaná hlášení { $calls }
analysis-wins = { $name } vyhrává
analysis-win = výhra
analysis-draw = remíza
analysis-loss = prohra
analysis-unknown = neznámo
analysis-mistake = chyba
analysis-missed-call = zmeškané hlášení
analysis-only-move = jediný tah
analysis-give = dát { $piece }
analysis-place = položit na { $square }
analysis-call = ohlásit { $line }
why-completes-line = { $square } dokončuje { $line } (společné: { $values }).
why-gives-win = Dát { $piece } znamená prohru: figurka se hodí na { $square } a dokončí { $line } (společné: { $values }).
why-gives-forced-loss = Dát { $piece } znamená prohru: soupeř si vynutí výhru ({ $reply }).
why-no-safe-piece = { $number ->
        [one] Položit na { $square } znamená prohru: jediná figurka, kterou lze dát, dokončí řadu.
       *[other] Položit na { $square } znamená prohru: všechny figurky, které lze dát ({ $number }), dokončí řadu.
    }
why-forced-loss = { $number ->
        [one] Položit na { $square } znamená prohru: jedna figurka řadu hned nedokončí, ale prohrává také.
        [few] Položit na { $square } znamená prohru: { $number } figurky řadu hned nedokončí, ale všechny prohrávají také.
       *[other] Položit na { $square } znamená prohru: { $number } figurek řadu hned nedokončí, ale všechny prohrávají také.
    }
why-missed-line = { $square } by dokončilo { $line } (společné: { $values }).
why-missed-win = { $number ->
        [one] Jediný vítězný tah byl: { $moves }.
       *[other] Vítězné tahy byly: { $moves }.
    }
why-missed-draw = { $number ->
        [one] Jediný tah, který držel remízu, byl: { $moves }.
       *[other] Tahy, které držely remízu, byly: { $moves }.
    }
why-only-win = Byl to jediný vítězný tah.
why-only-draw = Byl to jediný tah, který držel remízu.
why-lost-no-safe-piece = Každá figurka, kterou lze dát, dokončí řadu.
why-lost = Každý tah prohrává.
why-calls-line = Ještě šlo ohlásit { $line } (společné: { $values }): hlášení vyhrává.
why-missed-call-placer = Šlo ohlásit { $line } (společné: { $values }); teď to může udělat soupeř.
why-missed-call-open = Před položením šlo ohlásit { $line } (společné: { $values }); soupeř to ještě může udělat.
why-missed-call-expired = Šlo ohlásit { $line } (společné: { $values }); teď už řada neplatí.
why-calls-used-up = Po třech chybných hlášeních se v tomto tahu už nic ohlásit nedá.
why-false-call = Hlášení bylo chybné a podle těchto pravidel to znamená prohru.
why-abandoned = { $value ->
        [win] Pozice byla pro { $seat } vyhraná.
       *[draw] Pozice byla pro { $seat } remízová.
    }
