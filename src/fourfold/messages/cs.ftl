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
mushroom-trait-shape = tvar
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
word-going-round = poražený uvolní místo
word-draw = remíza
word-win = výhra
word-space = políčko
word-rim = okraj
word-centre = střed
word-token = žeton
word-reserve = hromádka
word-card = karta
word-rack = stojan
word-column = sloupec
word-four-colours = 4 barvy
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
preset-classic-about = Hraješ s dřevěnými figurkami a vyhráváš, když řadu včas ohlásíš.
preset-mushrooms = Houby
preset-mushrooms-about = Klasická pravidla s houbami: červenými či modrými, velkými či malými, špičatými či plochými, s puntíky či bez nich.
preset-danish = Dánské
preset-danish-about = Dostáváš jen figurky své barvy a přehlédnutou řadu lze ohlásit o něco déle (náš výklad).
preset-quartino = Quartino
preset-quartino-about = Pokládej barevné žetony na hrací desku. Vyhrává, kdo první splní všechny své čtyři karty.
preset-quartino-first = Quartino, první hry
preset-quartino-first-about = Quartino bez situací „4 barvy“ a „sloupec“.

## Options: $number is a whole number

option-squares = Čtverce 2×2
    .about = Čtyři figurky ve čtverci 2×2 se počítají jako řada.
option-traits = Vybrané vlastnosti
    .about = Do řady se počítají jen vlastnosti, které si vybereš.
option-values = Vybrané hodnoty
    .about = Do řady se počítají jen hodnoty, které si vybereš, třeba tmavá a nízká.
option-owned = Vlastní barvy
    .about = Každý hráč dostává vždy jen figurky své barvy. Kdo dostane první figurku, má světlé.
option-owned-dark = Vlastní barvy, nejdřív tmavé
    .about = Každý hráč dostává vždy jen figurky své barvy. Kdo dostane první figurku, má tmavé.
option-free = Volné barvy
    .about = Můžeš dát kteroukoli zbývající figurku bez ohledu na barvu.
option-players = Hledáte sami
    .about = { $game ->
        [quartino] Jako v pravidlech z krabice: situace a Quartina platí, jen když si jich všimneš a ohlásíš je. Chybné hlášení Quartina ukáže tvou kartu všem a ukončí tvůj tah.
        [quartino-first] Jako v pravidlech z krabice: Quartino platí, jen když si ho všimneš a ohlásíš ho. Chybné hlášení Quartina ukáže tvou kartu všem a ukončí tvůj tah.
       *[quarto] Jako v pravidlech z krabice: řada platí, jen když si jí všimneš a ohlásíš ji.
    }
option-referee = S rozhodčím
    .about = { $game ->
        [quartino] Rozhodčí vidí všechno a řekne ti, kdy položit žetony navíc nebo vrátit sloupec. Chybné hlášení Quartina ukáže tvou kartu všem, ale tvůj tah pokračuje.
        [quartino-first] Rozhodčí vidí každé Quartino. Chybné hlášení Quartina ukáže tvou kartu všem, ale tvůj tah pokračuje.
       *[quarto] Rozhodčí vidí každou řadu: kdo ji dokončí, hned vyhrává.
    }
option-lose-on-false-call = Prohra za chybné hlášení
    .about = Prohráváš hru, když ohlásíš „Quarto!“ a čtyři pole, která ukážeš, nejsou řada, kterou teď smíš ohlásit.
option-turn = { $number ->
        [one] { $number } sekunda na tah
        [few] { $number } sekundy na tah
        [many] { $number } sekundy na tah
       *[other] { $number } sekund na tah
    }
    .about = Dokonči každý tah včas, jinak prohráváš.
option-turns = { $number ->
        [one] Nejvýš { $number } tah
        [few] Nejvýš { $number } tahy
        [many] Nejvýš { $number } tahu
       *[other] Nejvýš { $number } tahů
    }
    .about = Po tolika tazích celkem vyhrává, kdo splnil nejvíc karet. Při shodě se hráči o výhru dělí.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Remíza
outcome-won = { $count ->
        [one] { $winners } vyhrává
       *[other] { $winners } se dělí o výhru
    }
reason-call = ohlášeno Quarto
reason-line = hotová řada
reason-false-call = chybné hlášení soupeře
reason-full-board = všech šestnáct figurek na desce
reason-resign = vzdáním hry
reason-time = vypršel čas
reason-abandoned = hráč opustil hru
reason-agreement = po dohodě
reason-cards = všechny karty splněny
reason-repetition = třikrát stejná pozice
reason-skipped = celé kolo bez možnosti hrát
reason-turn-limit = dosažen limit tahů

## Quarto in the rules page

rules-quarto-intro =
    Quarto, hra Blaise Müllera, kterou vydává Gigamic, je pro dva hráče nebo dva
    týmy. Šestnáct figurek je společných a tu, kterou máš položit, ti vybírá
    soupeř. Jedna hra trvá 10 až 20 minut (v dánském vydání 5 až 20).
quarto-in-short =
    Vyber figurku a dej ji soupeři; ten ji položí na libovolné volné
    pole a pak dá jednu tobě.

    Čtyři figurky v řádku, ve sloupci nebo na dlouhé úhlopříčce, které
    se v něčem shodují (třeba všechny vysoké nebo všechny duté), tvoří
    řadu.

    Když řadu dokončíš, ohlas „Quarto!“ dřív, než dáš další figurku, a
    vyhráváš.

    Když řadu přehlédne soupeř, ohlas ji dřív, než položíš svou figurku,
    a vyhráváš.

    Když jsou položené všechny figurky a nikdo nevyhrál, je remíza.

rule-q1-title = Deska a figurky
rule-q1-text =
    Quarto se hraje na desce se 4×4 poli a s 16 figurkami: pro každou kombinaci
    čtyř vlastností po dvou hodnotách je tu jedna. Klasické dřevěné figurky jsou
    světlé či tmavé, vysoké či nízké, kulaté či hranaté, plné či duté. Houby
    jsou ve stejném pořadí červené či modré, velké či malé, se špičatým či
    plochým kloboukem, se žlutými puntíky či bez nich. Pro pravidla jsou
    důležité jen tyto čtyři vlastnosti, ne to, s jakou sadou hrajete. Na začátku
    stojí figurky vedle desky; v dánském vydání ve dvou skupinách, světlé a
    tmavé.
rule-q2-title = Kdo začíná
rule-q2-text =
    Kdo začne, rozhodne los. Tento hráč nic nepokládá, ale vybere figurku a
    dá ji soupeři. V odvetě začíná další hráč, už se nelosuje (náš výklad).
rule-q3-title = Tah
rule-q3-text = Polož figurku od soupeře na libovolné volné pole. Potom dej soupeři jednu z těch, které zbývají.
rule-q4-title = Řady
rule-q4-text =
    Řadu tvoří čtyři figurky v řádku, ve sloupci nebo na jedné ze dvou dlouhých
    úhlopříček (celkem 10 možností), které mají společnou aspoň jednu hodnotu,
    jež se počítá: třeba čtyři vysoké nebo čtyři duté. Společných hodnot může
    být víc a jedna figurka může dokončit několik řad najednou. Nezáleží na tom,
    kdo položil zbylé tři figurky.
rule-q5-title = Hlášení Quarta
rule-q5-text =
    Když hráči hledají řady sami, dokončit řadu nestačí: k výhře musíš
    ohlásit „Quarto!“ a řadu ukázat, a nic na obrazovce neprozradí, že tu
    nějaká je. Hlásit smí jen ten, kdo je na tahu (náš výklad; podle návodů
    vyhrává, kdo ohlásí první). Hlášení někoho jiného nebo po skončení hry
    se odmítne, ale jako chybné hlášení se nepočítá. Když položíš figurku a
    ještě nedáš další, smíš ohlásit řadu, kterou tvoje figurka dokončila, a
    vyhráváš. Když dáš figurku bez hlášení, smí tuto řadu ohlásit jen ten,
    kdo figurku dostal, a jen dřív, než ji položí, a pak vyhrává on. Když ji
    položí bez hlášení, řada ztrácí platnost do konce hry, a to pro všechny
    vlastnosti (klasické a houby). V dánském vydání přestane řada platit,
    když každý z obou hráčů položí figurku. Počítáme figurky položené po
    vzniku řady a do té doby ji smí ohlásit každý, kdo právě dostal figurku,
    i ten, kdo řadu udělal (náš výklad; návod lze číst i jako klasické
    pravidlo a mluví jen o soupeři). Po šestnácté figurce se už nic nedává:
    kdo ji položil, smí hlásit, nebo nehlásit, potom smí soupeř ohlásit
    kteroukoli řadu, která ještě platí, nebo nehlásit, a pak je remíza (náš
    výklad). Hlášení je chybné, když ukázaná pole netvoří řadu, nemají
    společného nic, co se počítá, nebo tvoří řadu, která už neplatí. Chybné
    hlášení se odmítne s důvodem, poznamená se do zápisu hry a nic dalšího
    nezmění, ale po třech v jednom tahu už v tomto tahu hlásit nesmíš. Když
    se tak před hrou dohodnete, chybným hlášením naopak hru prohraješ (náš
    výklad).
rule-q6-title = Hra s rozhodčím
rule-q6-text =
    Rozhodčí vidí každou řadu: když ji dokončíš, hned vyhráváš. Nikdo hlásit
    nemusí, a proto se hlásit nesmí.
rule-q7-title = Remíza
rule-q7-text =
    Když je všech šestnáct figurek položeno a nikdo nevyhrál, je remíza.
rule-q8-title = Děti a začátečníci
rule-q8-text =
    Pro začátek se může počítat jen jedna, dvě nebo tři ze čtyř vlastností,
    jak navrhují francouzská a nizozemská pravidla. V dánských pravidlech si
    můžete vybrat, které hodnoty se počítají, například „jen tmavé figurky
    bez ohledu na tvar“. Počítat se tedy může jedna nebo víc z osmi hodnot,
    podle vaší volby, a čtyři figurky, které jednu z nich mají společnou,
    tvoří řadu (náš výklad; příklad může znamenat i to, že se počítají jen tmavé
    figurky, a to podle kterékoli vlastnosti kromě tvaru). Má-li se počítat
    celá vlastnost, vyberte obě její hodnoty. Počítají-li se jen tmavé
    figurky, hrajte s volnými barvami: s vlastními barvami by hráč se
    světlými figurkami žádnou řadu nedokončil (náš výklad).
rule-q9-title = Zkušení hráči
rule-q9-text =
    Čtyři figurky ve čtverci 2×2, na čtyřech sousedních polích desky, se
    počítají jako řada. To je 9 řad navíc, celkem 19. V dánském vydání
    jsou čtverce 2×2 a volné barvy dvě samostatné volby pro zkušené
    hráče.
rule-q10-title = Vlastní barvy
rule-q10-text =
    V dánském vydání má každý hráč svou barvu a soupeři dáváš vždy figurku
    jeho barvy, takže každý pokládá osm figurek své barvy. V řadě mohou být
    obě barvy, pokud mají figurky společnou jinou hodnotu, která se počítá.
    Barvu si vybírá ten, kdo dostane první figurku; když si nevybere, má
    světlou (náš výklad). Zkušení hráči hrají s volnými barvami: dát smíš
    kteroukoli zbývající figurku.
rule-q11-title = Hráči a týmy
rule-q11-text =
    Hrají dva; dánské vydání přidává hru dva na dva nebo dva libovolně
    velké týmy. Spoluhráči hrají tahy svého týmu jeden po druhém a v
    každém tahu jeden člověk položí figurku a dá další; A1 dá první
    figurku, pak hrají B1, A2, B2 a tak dále (náš výklad). Hlásit smí
    jen ten, kdo je na tahu. Po šestnácté figurce může naposledy hlásit
    další hráč druhého týmu. Tým vyhrává i prohrává jako celek (náš
    výklad). Dánský návod také říká, že hra může „jít dokola“: tady se
    čeká ve frontě a po každé hře připadne místo poraženého dalšímu; po
    remíze uvolní místo ten, kdo sedí nejdéle (náš výklad).
rule-q12-title = Čas
rule-q12-text =
    Na turnajích mohou hráči dostat jednu minutu na tah; bez limitu žádné hodiny
    neběží. Tah znamená položit jednu figurku a dát další; tahem je i
    předání úplně první figurky (náš výklad). Hlásí se v této minutě, chybné hlášení
    ji nespouští znovu, a když ti čas vyprší, prohráváš (náš výklad).
rule-q13-title = Kombinování pravidel
rule-q13-text =
    Všechny tyto možnosti lze libovolně kombinovat: třeba čtverce 2×2, vlastní
    barvy, jen dvě vlastnosti a rozhodčího. Hotové sady pravidel jsou Klasické,
    Houby a Dánské; každá má možnosti pro začátečníky i pro zkušené hráče.

## Quartino in the rules page

rules-quartino-intro =
    Quartino, hra Petra Doubka (Loris Games), kterou vydává Djeco, je pro dva až
    čtyři hráče od 7 do 99 let. Žeton po žetonu stavíte všichni na stejné hrací
    desce a každý plní své tajné karty. Žetony ostatních ti mohou pomoct, nebo
    zhatit plán. Jedna hra trvá asi 20 minut.
quartino-in-short =
    Vytáhni si čtyři karty a nikomu je neukazuj. Karta chce čtyři barvy:
    jednu ve středu a tři vedle sebe na okraji, kdekoli kolem středu.

    Ve svém tahu polož jeden žeton libovolné barvy na libovolné políčko,
    třeba i na jiné žetony.

    Když horní žetony odpovídají některé z tvých karet, ohlas
    „Quartino“, kartu odlož, její čtyři žetony vrať a polož ještě jeden.

    Když jsou na začátku tvého tahu na desce čtyři nebo víc žetonů jedné
    barvy, ohlas „4 barvy“ a polož o žeton víc. Když je na ní sloupec
    ze čtyř nebo víc žetonů, ohlas „sloupec“, vrať ho na hromádky a
    polož o žeton víc.

    Kdo první splní všechny své čtyři karty, vyhrává.

rule-t1-title = Deska, žetony a karty
rule-t1-text =
    Hrací deska je kolo s devíti políčky: osm je na okraji a jedno ve středu.
    Žetonů je 28, sedm od každé barvy (žluté, modré, zelené a růžové), a leží
    viditelně na hromádkách podle barev. Karet je 24 a stojany čtyři. Počty jsou
    z pravidel v krabici; kolo a názvy barev známe z obrázků a recenzí hry.
rule-t2-title = Karty
rule-t2-text =
    Karta je čtvrtina kola: střed a tři sousední políčka okraje, každé s
    jednou barvou (náš výklad, podle obrázků). Těch 24 karet odpovídá 24
    způsobům, jak rozmístit čtyři barvy na střed a tři políčka okraje; v
    zápisu hry lze uvést jiný balíček (náš výklad). Karta platí v
    kterémkoli z osmi natočení kola, nikdy zrcadlově (náš výklad).
rule-t3-title = Začátek
rule-t3-text =
    Každý hráč si tajně vytáhne čtyři karty. Ostatní karty zůstanou mimo hru
    a nikdo je nevidí (náš výklad). Začíná nejmladší hráč (kdo to je,
    řeknete vy; jinak se losuje) a hraje se po směru hodinových ručiček. V
    odvetě začíná další hráč, už se nelosuje (náš výklad).
rule-t4-title = Tah
rule-t4-text =
    Tah má tři kroky: zkontroluj, jestli na desce není některá situace,
    polož žeton nebo žetony a pak vytvoř Quartina.
rule-t5-title = Pokládání žetonu
rule-t5-text =
    Vezmi jeden žeton barvy, která je ještě na hromádce, a polož ho na libovolné
    políčko. Políčko může být prázdné, nebo můžeš žeton položit na jiné, čímž
    vzniká sloupec.
rule-t6-title = Vytvoření Quartina
rule-t6-text =
    Počítá se jen horní žeton každého políčka, ať ho položil kdokoli.
    Když je v tomto tahu položeno a vráceno všechno, co má být (náš
    výklad), smíš ohlásit „Quartino“ a ukázat jednu ze svých karet a
    čtyři políčka. Kartu, kterou nemáš, ukázat nemůžeš: když to zkusíš,
    hlášení se odmítne a tvůj tah pokračuje. Když máš pravdu, karta
    opustí tvůj stojan a ty čtyři horní žetony se vrátí na hromádky,
    takže nahoře jsou teď žetony, které ležely pod nimi. Pak musíš vzít
    jeden žeton a položit ho kamkoli a smíš hlásit znovu, a tak dále.
    Když se mýlíš, karta se vrátí do tvého stojanu a tvůj tah končí;
    ostatní tu kartu už viděli.
rule-t7-title = 4 barvy
rule-t7-text =
    Když jsou na začátku tvého tahu na desce čtyři nebo víc žetonů jedné
    barvy, třeba i uvnitř sloupců, a ty si toho všimneš, ohlas
    „4 barvy“. Pak musíš položit o jeden žeton víc.
rule-t8-title = Sloupec
rule-t8-text =
    Když má na začátku tvého tahu některý sloupec čtyři nebo víc žetonů a ty si
    toho všimneš, ohlas „sloupec“. Celý sloupec vrať na hromádky; pak musíš
    položit o jeden žeton víc. Když je „sloupec“ jediná situace, nejdřív sloupec
    vrať a žetony polož až potom. V jednom tahu se počítá jen jeden sloupec, i
    když jich je víc, a který, to si vybereš; také „4 barvy“ se počítají jen
    jednou za tah (náš výklad).
rule-t9-title = Obojí najednou
rule-t9-text =
    Když si všimneš obou situací, ohlas obě: položíš tři žetony a vrátíš
    sloupec, v jakém pořadí chceš. Sloupec můžeš vrátit i nakonec; žeton, který
    na něj položíš, se pak vrátí s ním. Počítají se jen situace na začátku tvého
    tahu. Hlásit nebo ukončit tah můžeš, až když je to všechno hotovo.
rule-t10-title = Všímavost
rule-t10-text =
    Když si hráči všímají všeho sami, situace a Quartina platí, jen když
    je ohlásíš. Přehlédnutí se netrestá a seznam tahů nikdy nic
    neprozradí. Když ohlásíš situaci, která na desce není, dozvíš se
    proč a nic se nezmění; každou situaci smíš ohlásit jednou za tah,
    než položíš první žeton (náš výklad). S rozhodčím nikdo situace
    nehlásí: žetony navíc musíš položit a jeden sloupec vrátit a chybné
    Quartino se odmítne (náš výklad). I s rozhodčím zůstává hlášení
    dobrovolné a nápovědu dostane jen majitel karty (náš výklad).
rule-t11-title = První hry
rule-t11-text = První hry si můžeš zahrát bez situací „4 barvy“ a „sloupec“.
rule-t12-title = Konec
rule-t12-text = Vyhráváš, jakmile z tvého stojanu zmizí poslední karta. Její čtyři žetony zůstanou na desce.
rule-t13-title = Prázdné hromádky a nekonečné hry
rule-t13-text =
    Barvu, ze které na hromádce nezbyl žádný žeton, nelze vybrat.
    Pokládání vynecháš jen tehdy, když jsou hromádky prázdné a nemáš
    vrátit žádný sloupec; pak smíš ohlásit „Quartino“, nebo ukončit tah (náš
    výklad). Po celém kole tahů, v němž se nic nepoložilo, nevrátilo ani
    neohlásilo, je remíza (náš výklad). Remíza je i tehdy, když se
    stejná pozice na desce, se stejnými sloupci a stejným hráčem na
    začátku tahu, objeví potřetí a mezitím se nesplnila žádná karta (náš
    výklad). Po 200 tazích celkem, nebo po jiném počtu, který si
    nastavíte, vyhrává, kdo splnil nejvíc karet, a při shodě se hráči o
    výhru dělí (náš výklad).
rule-t14-title = Co vidíš a co je tajné
rule-t14-text =
    Vidíš desku, hromádky, svůj stojan, splněné karty, karty ukázané při
    chybných hlášeních a kolik karet zbývá každému z ostatních. Nic
    jiného nikdy nevidíš. Nerozdané karty zůstanou tajné až do konce.

## Both games in the rules page

rule-table-title = U stolu
rule-table-text =
    Kdo se v Quartinu s více než dvěma hráči vzdá nebo komu vyprší čas,
    opouští hru: jeho karty zůstanou skryté, jeho tahy se přeskakují a
    vyhrává, kdo zbude poslední (náš výklad). V obou hrách platí nabídka
    remízy do dalšího tahu a hra skončí remízou, jen když ji do té doby
    přijmou všichni ostatní (náš výklad). Tah lze vzít zpět, jen když
    všichni souhlasí a od té doby nebyla ukázána ani splněna žádná karta
    (náš výklad).
not-affiliated =
    Quarto a Quartino jsou ochranné známky svých vlastníků. Fourfold je
    nezávislý projekt, není s nimi nijak spojen ani jimi není schválen.

## What happens, and what is asked

space-centre = střed
seat-bot = { $seat } ({ $bot })
event-give = { $who }: figurka soupeři ({ $piece }).
event-place = { $who }: figurka na { $square } ({ $piece }).
event-call = { $who }: „Quarto!“ na { $squares }.
event-decline = { $who }: bez hlášení.
event-say-colours = { $who }: „4 barvy“.
event-say-column = { $who }: „sloupec“ { $space ->
        [one] na políčku { $space }
        [few] na políčku { $space }
        [other] na políčku { $space }
       *[centre] ve středu
    }.
event-clear = { $who }: sloupec { $space ->
        [one] z políčka { $space }
        [few] z políčka { $space }
        [other] z políčka { $space }
       *[centre] ze středu
    } zpět na hromádky.
event-token = { $who }: { $colour } žeton { $space ->
        [one] na políčko { $space }
        [few] na políčko { $space }
        [other] na políčko { $space }
       *[centre] na střed
    }.
event-card-right = { $who }: „Quartino“ od políčka { $first }, splněno { $card }.
event-card-wrong = { $who }: „Quartino“ s kartou { $card } od políčka { $first }, ale karta tam není. Konec tahu.
event-card-refused = { $who }: „Quartino“ s kartou { $card } od políčka { $first }, ale karta tam není. Odmítnuto: tah pokračuje.
event-end = { $who }: konec tahu.
event-resign = { $who }: vzdání hry.
event-flag = { $who }: vypršel čas.
event-abandon = { $who }: odchod ze hry.
event-offer = { $who }: nabídka remízy.
event-accept = { $who }: remíza přijata.
event-refused = { $what } Odmítnuto.
ask-give = { $who }: vyber figurku, kterou dáš.
ask-place = { $who }: polož figurku ({ $piece }).
ask-decline = { $who }: všechny figurky jsou položené. Ohlas řadu, nebo nehlas.
ask-clear = { $who }: vrať sloupec ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: polož jeden žeton.
        [few] { $who }: polož { $due } žetony.
       *[other] { $who }: polož { $due } žetonů.
    }
ask-call-card = { $who }: ohlas Quartino, nebo ukonči tah.

## Line by line

plain-welcome = Pravidla: { $rules }. Příkazy vypíše help.
plain-menu = Co si chceš zahrát? Napiš číslo, nebo stiskni Enter pro první možnost.
plain-menu-bot = { $game } proti počítači
plain-menu-people = { $seats ->
        [one] { $game } pro { $seats } hráče na této obrazovce
        [few] { $game } pro { $seats } hráče na této obrazovce
       *[other] { $game } pro { $seats } hráčů na této obrazovce
    }
plain-menu-again = Napiš číslo od 1 do { $most }, nebo quit.
plain-help =
    Tahy v Quartu: give 7 nebo give LSQH, place b3, call a1 b1 c1 d1, decline.
    Tahy v Quartinu: say colours, say column 5, clear 5, place B 3, call YBGP 7,
    end. Stačí napsat jen figurku nebo pole. Také: resign, offer draw, accept.
    Zobrazit: board, pieces, reserve, rack, moves, record, rules, rules q5. A
    ještě: hint (Quartino), undo, save, save JMÉNO, quit.
plain-puzzles-help =
    Napiš odpověď jako tah, nebo kartu, kterou drží soupeř. Také: hint (dvakrát pro
    celou odpověď), next, harder, easier, kind, board, help, quit. Když už není co
    ohlásit, napiš end.
plain-free = volné
plain-empty = nic
plain-turn = Na tahu je { $who }. Ostatní se prosím nedívejte.
plain-over = Hra skončila. Enter ji zavře; undo, save a record ještě fungují.
plain-over-for-good = Hra skončila. Enter ji zavře; save a record ještě fungují.
plain-draw-offered = Je nabídnuta remíza. Jiný hráč ji přijme příkazem accept; zahraným tahem se nabídka odmítá.
plain-clock = { $number ->
        [one] { $number } sekunda na tah.
        [few] { $number } sekundy na tah.
       *[other] { $number } sekund na tah.
    }
plain-seconds-left = { $number ->
        [one] Zbývá { $number } sekunda.
        [few] Zbývají { $number } sekundy.
       *[other] Zbývá { $number } sekund.
    }
plain-name = Jak se jmenuje hráč { $number }? Enter: „{ $usual }“.
plain-first = Napiš číslo, nebo stiskni Enter a bude se losovat.
plain-free-colours = Stiskni Enter a hraj s volnými barvami, nebo napiš { $no } a nech tato pravidla.
plain-undone = Tah vzat zpět.
plain-no-rack = Quarto nemá karty.
plain-rack = { $who }: { $left ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    }, ve stojanu { $cards }, splněné { $made }, ukázané { $shown }.
plain-rules-more = Celé pravidlo si přečteš příkazem rules { $first } až rules { $last } nebo rules table.
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
error-takeback-past-card = očekává se, že od té doby nebyla ukázána ani splněna karta, zadáno { $move }, které všichni viděli
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
error-say-too-late = situace se hlásí před prvním žetonem tahu, zadáno { $move } až po něm
error-said-already = každá situace se hlásí jednou za tah, zadáno znovu { $move }
error-no-four-colours = očekávají se čtyři nebo víc žetonů jedné barvy na začátku tahu, zadáno { $move }, ale bylo jich méně
error-no-column = očekává se sloupec aspoň čtyř žetonů na začátku tahu, zadáno políčko { $space } s výškou { $height }
error-nothing-to-clear = žádný sloupec se vracet nemá, zadáno { $move }
error-clear-other = očekává se clear { $expected }, zadáno { $move }
error-cleared-already = sloupec se vrací jednou za tah, zadáno znovu { $move }
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
    .winner = Tým { $team } ({ $people })
tui-in-team = { $name } (tým { $team })
tui-yes = ano
tui-no = ne

tui-menu-computer = Quarto proti počítači
tui-menu-continue = Pokračovat ve hře
tui-menu-two = Quarto pro dva na této obrazovce
tui-menu-teams = Quarto v týmech
tui-menu-quarto = Quarto s vlastními pravidly
tui-menu-quartino = Quartino pro 2 až 4 hráče
tui-menu-puzzles-quarto = Úlohy Quarta
tui-menu-puzzles-quartino = Úlohy Quartina
tui-menu-resume = Otevřít uloženou hru
tui-menu-replay = Přehrát hru
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
tui-setup-person = člověk
tui-setup-name = jméno (nepovinné)
tui-setup-rules = Vybrat pravidla…
tui-bot-random = počítač, náhodné tahy
tui-bot-level = počítač, úroveň { $number }
tui-bot-perfect = počítač, dokonalá hra
tui-bot-greedy = počítač, o tah dopředu
tui-bot-strong = počítač, nejsilnější hra
tui-bot-about = { $name }: { $about }
tui-form-hint = ↑ ↓ pohyb   ← → změna   Enter výběr   Esc zpět

tui-builder-title = Výběr pravidel
tui-builder-preset = { $game ->
        [quartino] Pravidla
       *[quarto] Vydání
    }
tui-builder-counts = Počítá se: { $trait }
tui-builder-both = { $one } a { $other }
tui-builder-only = jen { $value }
tui-builder-none = nepočítá se
tui-builder-colours = Barvy
tui-builder-sight = Kdo hledá řady a situace?
tui-builder-false-call = Chybné „Quarto!“
tui-builder-refused = Odmítne se, nejvýš 3× za tah
tui-builder-turn = Hodiny
tui-builder-no-clock = Bez hodin
tui-builder-turns = Délka
tui-builder-nothing = Nic by se nepočítalo. Vyber aspoň jednu hodnotu.
tui-builder-line-about = Stejná pravidla jako text. Když tu něco přepíšeš, změní se i volby nahoře.
tui-builder-done = Použít tato pravidla

tui-open-resume = Otevřít uloženou hru
tui-open-replay = Přehrát hru
tui-open-none = Zatím žádné uložené hry. Během hry ji uložíš klávesou s.
tui-open-path = cesta k souboru se hrou, třeba hra.fgn
tui-open-hint = Enter otevřít   Tab seznam nebo cesta   Esc zpět
tui-open-line = řádek { $number }: { $reason }
tui-open-missing = Soubor { $path } neexistuje. Zkontroluj cestu.
tui-open-unreadable = { $path } nelze přečíst: { $reason }
tui-open-unknown-bot = { $path } uvádí počítačového hráče, kterého tato verze nezná.

tui-replay-hint = → další   ← zpět   Home začátek   End poslední   Esc zavřít
tui-replay-moment = tah { $number } / { $most }
tui-replay-start = Začátek hry.

tui-rules-in-short = Stručně
tui-rules-words = Slovníček
tui-rules-in-full = Podrobně
tui-rules-readings =
    Kde pravidla z krabice mlčí nebo si odporují, museli jsme rozhodnout. Taková
    místa mají poznámku „náš výklad“.
tui-rules-hint = ↑ ↓ posun   Tab druhá hra   c kódy   Esc zpět
tui-record-title = Dosavadní tahy
tui-record-empty = Zatím žádné.
tui-close-hint = ↑ ↓ posun   Esc zpět

tui-pass-to = Předej obrazovku: { $name }
tui-pass-why = Karty zůstanou skryté, dokud u obrazovky nebude { $name } a ostatní se neodvrátí.
tui-pass-ready = Jsem tady: ukázat karty
tui-thinking = { $name } přemýšlí…
tui-seconds-left = { $number } s
tui-undone = Tah vzat zpět.
tui-saved = Uloženo jako { $path }
tui-not-saved = Neuloženo: { $reason }
tui-kept = Tvoje nedohraná hra je uložená jako { $path }
tui-too-small = Zvětši prosím terminál na { $needed } (teď { $now }), nebo hraj s --plain.
tui-bots-no-draw = Počítač remízu nepřijímá. Můžeš se vzdát, nebo hrát dál.
tui-bots-not-learned = Počítač se neučil hrát s těmito kartami nebo na tolik tahů, a proto hraje hůř než obvykle.
tui-command-placeholder = tah, třeba give 7, place b3, resign, offer draw
tui-draw-offered = { $name } nabízí remízu. Přijmeš ji příkazem :accept; zahraným tahem ji odmítneš.

tui-tray = Zbývající figurky
tui-hand = V ruce
tui-hand-empty = nic
tui-ask-give = { $name }: vyber figurku, kterou dáš.
tui-ask-place = { $name }: polož figurku, kterou máš v ruce.
tui-ask-decline = { $name }: všechny figurky jsou na desce. Ohlas Quarto (!), nebo nehlas (d).
tui-ask-mark = { $name }: označ čtyři pole své řady ({ $number } ze 4).
tui-ask-confirm = Quarto na { $squares }? Enter ohlásit, Esc zpět.
tui-tip-call = Čtyři shodné v řadě? Stiskni ! a ukaž je, než dáš nebo položíš figurku.
tui-tip-referee = S rozhodčím: když dokončíš řadu, hned vyhráváš.
tui-false-calls = Chybná hlášení v tomto tahu: { $number } / { $most }.
tui-no-more-calls = Tři chybná hlášení: v tomto tahu už hlásit nemůžeš.
tui-line-shares = Každá figurka na { $squares } je { $values }.

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
tui-cards-seen = ukázané { $cards }
tui-cards-unmade = zbylé { $cards }
tui-seat-left = už nehraje
tui-column-at = { $space ->
        [c] Střed
       *[other] Políčko { $space }
    }, zdola nahoru: { $column }
tui-choose-colour = Nejdřív vyber barvu: y (žlutá), b (modrá), g (zelená) nebo p (růžová).
tui-ask-token = { $number ->
        [one] { $name }: polož žeton. Vyber barvu, pak políčko.
        [few] { $name }: polož { $number } žetony. Vyber barvu, pak políčko.
       *[other] { $name }: polož { $number } žetonů. Vyber barvu, pak políčko.
    }
tui-ask-clear = { $name }: vrať sloupec na { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name }: polož { $number } žeton a vrať sloupec na { $spaces }, v libovolném pořadí.
        [few] { $name }: polož { $number } žetony a vrať sloupec na { $spaces }, v libovolném pořadí.
       *[other] { $name }: polož { $number } žetonů a vrať sloupec na { $spaces }, v libovolném pořadí.
    }
tui-ask-call = { $name }: ohlas Quartino klávesou !, nebo ukonči tah klávesou e.
tui-ask-card = Quartino! Která karta? Stiskni 1 až { $number }.
tui-ask-first = { $card }: přejdi na její první žeton na okraji ({ $colour }) a stiskni Enter.
tui-tip-say = Čtyři nebo víc žetonů jedné barvy: stiskni f. Sloupec ze čtyř nebo víc: přejdi na něj a stiskni o.
tui-tip-quartino = Můžeš splnit { $card } od políčka { $space }. Stiskni !

tui-key-move = pohyb
tui-key-mark = označit
tui-key-confirm = potvrdit
tui-key-cancel = zrušit
tui-key-escape = Esc
tui-key-end = ukončit tah
tui-key-clear = vrátit
tui-key-place-token = položit
tui-key-colour = barva
tui-key-hint = nápověda
tui-key-undo = vzít zpět
tui-key-save = uložit
tui-key-record = tahy
tui-key-command = psát
tui-key-rules = pravidla
tui-key-menu = menu
tui-key-again = hrát znovu
tui-key-next = další
tui-key-grade = obtížnost
tui-key-kind = druh
tui-puzzle-not = Není to { $moves }.
tui-puzzle-announce = Ohlašuj klávesami f a o, potom stiskni e.
tui-puzzle-solved = Další úlohu otevřeš klávesou n.

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = řádek { $name }
line-file = sloupec { $name }
line-diagonal = úhlopříčku { $name }
line-two-by-two = čtverec { $name }
analysis-title = { $a } a { $b }, tah po tahu
analysis-about = Nahoře výhra: { $a }, uprostřed remíza, dole výhra: { $b }; { $summary }
analysis-summary = { $name }: { $mistakes ->
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chyb
    }, { $calls ->
        [one] { $calls } přehlédnuté hlášení
        [few] { $calls } přehlédnutá hlášení
       *[other] { $calls } přehlédnutých hlášení
    }
analysis-wins = { $name } vyhrává
analysis-win = výhra
analysis-draw = remíza
analysis-loss = prohra
analysis-unknown = neznámo
analysis-mistake = chyba
analysis-missed-call = přehlédnuté hlášení
analysis-only-move = jediný tah
analysis-give = dát figurku ({ $piece })
analysis-place = položit na { $square }
analysis-call = ohlásit { $line }
why-completes-line = { $square } dokončuje { $line }: každá figurka je { $values }.
why-gives-win = Dát tuto figurku ({ $piece }) znamená prohru: na { $square } dokončí { $line } (každá figurka je { $values }).
why-gives-forced-loss = Dát tuto figurku ({ $piece }) znamená prohru: soupeř si vynutí výhru ({ $reply }).
why-no-safe-piece = { $number ->
        [one] Položit na { $square } znamená prohru: jediná figurka, kterou lze dát, dokončí řadu.
       *[other] Položit na { $square } znamená prohru: všechny figurky, které lze dát ({ $number }), dokončí řadu.
    }
why-forced-loss = { $number ->
        [one] Položit na { $square } znamená prohru: jedna figurka řadu hned nedokončí, ale dát ji znamená prohru také.
        [few] Položit na { $square } znamená prohru: { $number } figurky řadu hned nedokončí, ale dát kteroukoli z nich znamená prohru také.
       *[other] Položit na { $square } znamená prohru: { $number } figurek řadu hned nedokončí, ale dát kteroukoli z nich znamená prohru také.
    }
why-missed-line = { $square } by dokončilo { $line }: každá figurka by byla { $values }.
why-missed-win = { $number ->
        [one] Jediný vítězný tah byl: { $moves }.
       *[other] Vítězné tahy byly: { $moves }.
    }
why-missed-draw = { $number ->
        [one] Jediný tah, který držel remízu, byl: { $moves }.
       *[other] Tahy, které držely remízu, byly: { $moves }.
    }
why-only-win = Jediný vítězný tah byl nalezen: { $move }.
why-only-draw = Jediný tah, který držel remízu, byl nalezen: { $move }.
why-lost-no-safe-piece = Každá figurka, kterou lze dát, dokončí řadu.
why-lost = Každý tah prohrává.
why-calls-line = Hlášení je správné: { $line } (každá figurka je { $values }).
why-missed-call-placer = Šlo ohlásit { $line } (každá figurka je { $values }). Teď to může udělat soupeř.
why-missed-call-open = Před položením figurky šlo ohlásit { $line } (každá figurka je { $values }). Soupeř to ještě může udělat.
why-missed-call-expired = Šlo ohlásit { $line } (každá figurka je { $values }). Teď už řada neplatí.
why-calls-used-up = Po třech chybných hlášeních už v tomto tahu hlásit nemůžeš.
why-false-call = Hlášení bylo chybné a podle těchto pravidel to znamená prohru.
why-abandoned = { $value ->
        [win] { $seat }: pozice byla vyhraná.
       *[draw] { $seat }: pozice byla remízová.
    }

## Analysis of Quartino: what a turn was, and why it was bad. $card, $cards, $moves and $seat are notation, $space is a
## space of the wheel, $percent a probability such as "40 %".

turn-title = { $names }, tah po tahu
turn-about = Každý hráč má svou křivku: čím je výš, tím má větší šanci na výhru. { $summary }
turn-estimates = Šance na výhru jsou odhady ze simulovaných her.
turn-estimates-level = Šance na výhru jsou odhady pro hráče úrovně { $level } ze simulovaných her.
turn-cards-unknown = Tuhle hru Quartina nelze rozebrat. Je k tomu potřeba standardní balíček a karty všech hráčů.
turn-better = Lepší tah: { $moves }.
turn-summary = { $name }: { $mistakes ->
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chyb
    }
turn-why-shows-card = Chybné hlášení ukázalo všem kartu { $card }.
turn-why-missed-colours = „4 barvy“ nikdo neohlásil (barva: { $colour }, žetonů: { $number }).
turn-why-missed-column = „Sloupec“ nikdo neohlásil (políčko: { $space }, žetonů: { $number }).
turn-why-missed-call = Karta { $card } byla na desce od políčka { $space }, ale nikdo ji neohlásil.
turn-why-missed-card = Šlo splnit kartu { $card }: { $moves }.
turn-why-missed-chain = V jednom tahu šlo splnit karty { $cards }: { $moves }.
turn-why-could-stop = Kartě { $card } pořád chybí jen jeden žeton a { $seat } ji možná má jako poslední ({ $percent }).
turn-why-helps-card = Kartě { $card } teď chybí jen jeden žeton a { $seat } ji možná má ({ $percent }).
turn-why-wrong-column = Vrátil se nesprávný sloupec: { $space } místo { $better }.
turn-why-reveals-card = Tah pomohl nejvíc kartě { $card }, takže ostatní mohou uhodnout, kdo ji má.
