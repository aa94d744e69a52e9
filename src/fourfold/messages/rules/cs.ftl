### Fourfold: čeština, the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.
### Address: ty; past tenses that tell the reader's sex are avoided.

## Titles of the pages

rules-classic-title = Quarto: klasické vydání
rules-mushrooms-title = Quarto: vydání s houbami
rules-danish-title = Quarto: dánské vydání
rules-quartino-title = Quartino

## Headings

rules-heading-box = Co je v krabici
rules-heading-aim = Cíl hry
rules-heading-setup = Příprava
rules-heading-colours = Každý má svou barvu
rules-heading-turn = Tvůj tah
rules-heading-lines = Co je řada
rules-heading-calling = Jak ohlásit „Quarto!“
rules-heading-overlooked = Přehlédnutá řada
rules-heading-false-call = Chybné hlášení
rules-heading-referee = S rozhodčím
rules-heading-end = Konec hry
rules-heading-beginners = Pro děti a začátečníky
rules-heading-advanced = Pro zkušené hráče
rules-heading-players = Hráči
rules-heading-time = Čas
rules-heading-combining = Kombinování pravidel
rules-heading-table = Vzdání, remíza a vracení tahu
rules-heading-editions = Čím se vydání liší
rules-heading-cards = Karty
rules-heading-placing = Pokládání žetonu
rules-heading-make = Vytvoření Quartina
rules-heading-wrong = Chybné hlášení
rules-heading-four-colours = Situace „4 barvy“
rules-heading-column = Situace „sloupec“
rules-heading-both = Obě situace najednou
rules-heading-noticing = Všímavost
rules-heading-long = Prázdné hromádky, dlouhé hry a shoda
rules-heading-first-games = Tvoje první hry
rules-heading-secrets = Co vidíš a co je tajné
rules-heading-printings = Čím se liší oba návody
rules-heading-credits = Autoři a vydavatelé

## Quarto: board and pieces (Q1)

rules-quarto-box = Hrací deska s 16 poli, čtyři krát čtyři, a 16 figurek.
rules-quarto-box-traits =
    Každá figurka má čtyři vlastnosti a každá vlastnost má dvě hodnoty. Každá
    kombinace je tu právě jednou, takže žádné dvě figurky nejsou stejné.
rules-classic-box-colour = Barva: světlá či tmavá.
rules-classic-box-height = Výška: vysoká či nízká.
rules-classic-box-shape = Tvar: kulatá či hranatá.
rules-classic-box-body = Výplň: plná, nebo dutá s otvorem nahoře.
rules-mushrooms-box =
    V tomto vydání jsou figurkami houby. Kde se na této stránce píše
    „figurka“, myslí se houba.
rules-mushrooms-box-colour = Barva: červená či modrá.
rules-mushrooms-box-size = Velikost: velká či malá.
rules-mushrooms-box-cap = Klobouk: špičatý či plochý.
rules-mushrooms-box-dots = Puntíky: se žlutými puntíky či bez nich.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Dokonči řadu: čtyři figurky vodorovně, svisle nebo úhlopříčně, které se
    aspoň v něčem shodují. Ohlas včas „Quarto!“ a vyhraješ.
rules-quarto-aim-twist = Háček: figurku, kterou pokládáš, si nevybíráš. Vybere ji soupeř a dá ti ji.
rules-quarto-setup-pieces =
    Položte prázdnou hrací desku mezi sebe a všechny figurky postavte vedle
    ní.
rules-danish-setup-pieces =
    Položte prázdnou hrací desku mezi sebe. Figurky postavte vedle ní do
    dvou skupin, světlé a tmavé.
rules-quarto-setup-first = Vylosujte, kdo začne. Tento hráč nic nepokládá, ale vybere figurku a dá ji soupeři.
rules-quarto-setup-reading = V odvetě začíná další hráč, už se nelosuje.
rules-danish-setup-first =
    Vylosujte, kdo začne. Tento hráč nic nepokládá, ale vybere figurku
    soupeřovy barvy a dá mu ji.
rules-danish-colours = Než se dá první figurka, vyberou si hráči barvy: jeden má světlou, druhý tmavou.
rules-danish-colours-give = Soupeři dáváš vždy figurku jeho barvy. Každý tak položí osm figurek své barvy.
rules-danish-colours-reading =
    Návod neříká, kdo si vybírá první. Tady je to hráč, který dostane první
    figurku; když si nevybere, má světlou.

## Quarto: a turn (Q3)

rules-quarto-turn = Tah má tři kroky, vždy v tomto pořadí.
rules-quarto-turn-place =
    Polož figurku od soupeře na kterékoli volné pole. Zůstane tam až do
    konce hry.
rules-quarto-turn-look = Podívej se: dokončila tvoje figurka řadu? Pokud ano, ohlas ji teď.
rules-quarto-turn-give = Dej soupeři kteroukoli ze zbývajících figurek. Teď je na tahu on.
rules-danish-turn-give = Dej soupeři jednu ze zbývajících figurek jeho barvy. Teď je na tahu on.

## Quarto: lines (Q4)

rules-quarto-lines =
    Řadu tvoří čtyři figurky v jednom řádku, v jednom sloupci nebo na jedné ze
    dvou dlouhých úhlopříček. To je 10 řad: čtyři vodorovné, čtyři svislé a dvě
    úhlopříčné.
rules-quarto-lines-alike =
    Čtyři figurky musí mít společnou aspoň jednu hodnotu, která se počítá. Jedna
    stačí; může jich být i víc.
rules-classic-lines-values =
    Řadou mohou být čtyři světlé figurky, čtyři tmavé, čtyři vysoké, čtyři
    nízké, čtyři kulaté, čtyři hranaté, čtyři plné nebo čtyři duté.
rules-mushrooms-lines-values =
    Řadou mohou být čtyři červené houby, čtyři modré, čtyři velké, čtyři
    malé, čtyři špičaté nebo čtyři ploché, čtyři s puntíky nebo čtyři bez
    nich.
rules-danish-lines-colours = V řadě mohou být obě barvy, pokud mají čtyři figurky společné něco jiného.
rules-quarto-lines-several =
    Jedna figurka může dokončit několik řad najednou. K výhře stačí ukázat
    jednu z nich.
rules-quarto-lines-who = Nezáleží na tom, kdo položil ostatní tři figurky.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Dokončit řadu nestačí. Musíš ohlásit „Quarto!“ a ukázat její čtyři pole; pak
    hned vyhraješ.
rules-quarto-calling-placer =
    Když položíš figurku a než dáš další: smíš ohlásit řadu, kterou tvoje
    figurka právě dokončila.
rules-quarto-calling-receiver =
    Když dostaneš figurku a než ji položíš: smíš ohlásit řadu, kterou dokončila
    soupeřova poslední figurka a kterou soupeř neohlásil.
rules-danish-calling-receiver =
    Když dostaneš figurku a než ji položíš: smíš ohlásit kteroukoli řadu, která
    ještě platí. Podle našeho výkladu i svou vlastní, když ti předtím unikla.
rules-quarto-calling-others =
    Podle návodů vyhrává hráč, který ohlásí první. Tady smí hlásit jen hráč,
    který je na tahu. Hlásí-li někdo jiný nebo hlásí-li někdo po skončení
    hry, hlášení se odmítne a nemá žádné následky: jako chybné hlášení se
    nepočítá.
rules-quarto-calling-silence =
    Bez rozhodčího ti nic neprozradí, že je tu řada. Hledat ji patří ke hře.
rules-quarto-calling-moments = Hlásit smíš ve dvou chvílích:
rules-danish-calling-reading = Dánský návod chce jen to slovo. Tady se čtyři pole ukazují ve všech vydáních.
rules-quarto-overlooked-give =
    Když dokončíš řadu a dáš figurku bez hlášení, smí tuto řadu ohlásit
    soupeř, než figurku položí, a vyhrát.
rules-quarto-overlooked-dead =
    Když soupeř figurku položí bez hlášení, řada ztrácí platnost: už se
    nepočítá, pro žádnou vlastnost, a hra pokračuje.
rules-quarto-overlooked-new =
    Návody neříkají, co bude s jejími figurkami. Tady mohou figurky takové
    řady ještě patřit do nové řady v jiném směru.
rules-danish-overlooked =
    Řada, kterou nikdo neohlásil, platí, dokud každý z obou hráčů nepoloží
    figurku. Pak ztrácí platnost: už se nepočítá, pro žádnou vlastnost, a hra
    pokračuje. Příklad:
rules-danish-overlooked-first =
    Ada dokončí řadu a dá Bovi figurku bez hlášení. Bo smí řadu ohlásit, než
    svou figurku položí.
rules-danish-overlooked-second =
    Bo položí svou figurku bez hlášení a dá figurku Adě. Podle našeho výkladu
    smí teď Ada svou řadu přece jen ohlásit, než svou figurku položí.
rules-danish-overlooked-third =
    Ada položí svou figurku bez hlášení. Teď už položili figurku oba a řada
    ztrácí platnost.
rules-danish-overlooked-reading =
    Návod říká, že přehlédnutá řada ztrácí platnost, „když každý z obou
    hráčů položí figurku“. Počítáme figurky položené po té, která řadu
    dokončila. Kdyby se počítala i ona, řada by ztratila platnost o tah
    dřív, jako v klasickém vydání.
rules-danish-overlooked-maker =
    O přehlédnuté řadě návod říká, že ji smí ohlásit soupeř. Tady ji smí
    ohlásit i ten, kdo ji udělal. Mezi položením jedné figurky a
    předáním další smíš ohlásit jen to, co právě dokončila tvoje vlastní
    figurka.
rules-quarto-false =
    Hlášení je chybné, když čtyři pole, která ukážeš, nejsou řada, kterou
    teď smíš ohlásit:
rules-quarto-false-place =
    Pole neleží vodorovně, svisle ani na dlouhé úhlopříčce (ani ve čtverci
    2×2, pokud se počítají čtverce).
rules-quarto-false-free = Jedno z polí je volné.
rules-quarto-false-share = Čtyři figurky nemají společného nic, co se počítá.
rules-quarto-false-late = Řada už ztratila platnost.
rules-danish-false-late =
    Řada už ztratila platnost; nebo jde těsně po tvém položení figurky o
    starší řadu, kterou tato figurka nedokončila.
rules-quarto-false-reading =
    Žádný návod neříká, co se pak stane. Tady se chybné hlášení odmítne,
    dozvíš se proč a poznamená se do zápisu hry. Tvůj tah pokračuje.
rules-quarto-false-three = Po třech chybných hlášeních v jednom tahu už v tom tahu hlásit nemůžeš.
rules-quarto-false-option = Před hrou se můžete dohodnout, že kdo chybně ohlásí „Quarto!“, hned prohrává.
rules-quarto-referee =
    Žádný návod rozhodčího nemá, ale tady s ním hrát můžete. Rozhodčí vidí
    každou řadu: když ji dokončíš, hned vyhráváš a žádná řada se nepřehlédne.
rules-quarto-referee-calls = S rozhodčím se nehlásí: není to potřeba.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win =
    Výhra: některý hráč včas ohlásí „Quarto!“ a ukáže řadu čtyř figurek,
    které mají společnou hodnotu, jež se počítá.
rules-quarto-end-draw = Remíza: všech šestnáct figurek je položených a nikdo nevyhrál.
rules-quarto-end-reading =
    Po šestnácté figurce už není co dát. Kdo ji položil, smí hlásit, nebo
    nehlásit. Pak smí soupeř, jako by právě dostal figurku, ohlásit
    kteroukoli řadu, která ještě platí, nebo nehlásit. Teprve potom je
    remíza.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Před hrou se dohodněte, že se počítá jen jedna, dvě nebo tři ze čtyř
    vlastností.
rules-quarto-beginners-example =
    Když se například počítá jen barva, tvoří řadu čtyři figurky jedné barvy a
    nic jiného.
rules-quarto-beginners-reading =
    Tady si můžete vybrat přesněji: počítat se může jedna nebo víc z osmi hodnot,
    podle vaší volby. Čtyři figurky, které mají společnou hodnotu, jež se počítá,
    tvoří řadu. Má-li se počítat celá vlastnost, vyberte obě její hodnoty.
rules-danish-beginners =
    Před hrou se dohodněte, které hodnoty se počítají, například tmavá nebo
    vysoká. Může jich být, kolik chcete.
rules-danish-beginners-example =
    Například se počítá jen tmavá: čtyři tmavé figurky tvoří řadu, ať mají
    jakýkoli tvar, ale čtyři světlé ne.
rules-danish-beginners-reading =
    Vykládáme to takto: počítat se může jedna nebo víc z osmi hodnot, podle
    vaší volby, a čtyři figurky, které mají společnou hodnotu, jež se počítá,
    tvoří řadu. Příklad z návodu může znamenat i to, že řadu tvoří jen tmavé
    figurky, podle kterékoli vlastnosti kromě tvaru. Má-li se počítat celá
    vlastnost, vyberte obě její hodnoty.
rules-danish-beginners-free =
    Počítají-li se jen tmavé figurky, hrajte s volnými barvami: s vlastními
    barvami by hráč se světlými figurkami žádnou řadu nedokončil.
rules-quarto-advanced =
    Čtverce 2×2: čtyři figurky, které mají společnou hodnotu a zaplní
    blok polí dva krát dva, platí také jako řada. To je o 9 řad víc,
    celkem 19.
rules-danish-advanced = Pro zkušené hráče jsou dvě možnosti. Vyberte si jednu nebo obě.
rules-danish-advanced-free = Volné barvy: nikdo nemá barvu a dát smíš kteroukoli zbývající figurku.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Dva hráči, jeden proti druhému.
rules-quarto-players-reading =
    Tady mohou toto vydání hrát i týmy a u stolu může poražený uvolnit
    místo dalšímu.
rules-quarto-players-more = Jak na to: stránka o dánském vydání
rules-danish-players = Dva hráči, dva proti dvěma, nebo dva libovolně velké týmy.
rules-danish-players-round = Návod říká, že hra může „jít dokola“, ale neříká jak.
rules-danish-teams-order =
    Návod neříká, jak tým hraje. Tady hrají spoluhráči jeden po druhém: v každém
    tahu jeden z nich položí figurku a dá další. První z týmu A dá první
    figurku; pak přijde první z týmu B, druhý z týmu A, druhý z týmu B a tak
    dále.
rules-danish-teams-call =
    Hlásit smí jen ten, kdo je na tahu. Po šestnácté figurce může naposledy
    hlásit další hráč druhého týmu. Tým vyhrává nebo prohrává společně.
rules-danish-round-reading =
    Tady to znamená, že poražený uvolní místo: ostatní mohou čekat ve
    frontě a po každé hře připadne místo poraženého dalšímu ve frontě;
    po remíze uvolní místo ten, kdo sedí nejdéle.
rules-quarto-time = Hra trvá 10 až 20 minut. Na turnaji mohou hráči dostat limit jedné minuty na tah.
rules-danish-time = Hra trvá 5 až 20 minut. Návod čas neomezuje, ale tady můžete i toto vydání hrát s hodinami.
rules-quarto-time-move =
    Tah znamená položit jednu figurku a dát další; tahem je i předání úplně
    první figurky. Kolik času máte, si zvolíte, nebo hrajete bez hodin.
rules-quarto-time-calls =
    Hlášení patří do téhož času a chybné hlášení hodiny nespustí znovu. Když ti
    čas vyprší, prohráváš.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Tady lze všechno volně kombinovat, ve všech vydáních: například čtverce 2×2,
    vlastní barvy, jen dvě vlastnosti a rozhodčího.
rules-quarto-combining-colours =
    Vlastní barvy: každý hráč má svou barvu a dostává jen figurky té barvy,
    jako v dánském vydání. Volné barvy: dát smíš kteroukoli zbývající
    figurku.
rules-quarto-combining-not =
    Vylučují se jen protiklady: barvy jsou buď vlastní, nebo volné, a s
    rozhodčím nikdo nehlásí, takže nelze zvolit prohru za chybné hlášení.
rules-editions-same =
    Vydání Quarta jsou tři. Co tu není uvedeno, je ve všech stejné.
rules-editions-pieces =
    Figurky: klasické a dánské vydání má dřevěné figurky, třetí houby.
    Na pravidlech to nic nemění.
rules-editions-colours =
    Barvy: v dánském vydání má každý hráč svou barvu a dostává jen figurky této
    barvy. V ostatních dvou smíš dát kteroukoli zbývající figurku.
rules-editions-overlooked =
    Přehlédnuté řady: v klasickém vydání a ve vydání s houbami řada
    ztrácí platnost, jakmile ten, kdo dostal figurku, ji položí bez
    hlášení. V dánském platí, dokud po jejím vzniku každý z obou hráčů
    nepoloží ještě jednu figurku (náš výklad).
rules-editions-showing =
    Ukazování: podle klasického návodu a návodu s houbami se má řada ukázat,
    podle dánského stačí říct to slovo.
rules-editions-beginners =
    Děti a začátečníci: v klasickém vydání a ve vydání s houbami se počítá
    jedna, dvě nebo tři vlastnosti; v dánském hodnoty, které si vyberete,
    například jen tmavá.
rules-editions-advanced = Zkušení hráči: čtverce 2×2 ve všech třech vydáních; v dánském také volné barvy.
rules-editions-players =
    Hráči: o týmech a o tom, že hra může „jít dokola“ (tady: poražený
    uvolní místo), mluví jen dánský návod.
rules-editions-time =
    Čas: 10 až 20 minut na hru a na turnajích, chcete-li, minuta na tah; v
    dánském vydání 5 až 20 minut a bez omezení na tah.

## Both games: at the table

rules-table = Návody o tom nic neříkají. Toto jsou naše vlastní pravidla:
rules-table-resign = Smíš se vzdát. Pak vyhrává druhá strana.
rules-table-draw =
    Smíš nabídnout remízu. Hra skončí remízou, jen když nabídku před
    dalším tahem přijmou všichni ostatní.
rules-table-back = Tah lze vzít zpět, jen když s tím všichni souhlasí.
rules-table-leave =
    Ve dvou prohráváš, když se vzdáš nebo ti vyprší čas. Ve třech nebo čtyřech
    ze hry odcházíš: tvoje karty zůstanou skryté, tvoje tahy se přeskakují a
    vyhrává ten, kdo zbude poslední.
rules-table-back-cards =
    Tah lze vzít zpět, jen když s tím všichni souhlasí a od té doby nebyla
    ukázána ani splněna žádná karta.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box = Quartino je pro 2 až 4 hráče od 7 do 99 let. Hra trvá asi 20 minut.
rules-quartino-box-board =
    Hrací deska: kolo s devíti políčky, jedno ve středu a osm kolem něj na
    okraji.
rules-quartino-box-tokens = 28 žetonů: sedm žlutých, sedm modrých, sedm zelených a sedm růžových.
rules-quartino-box-cards = 24 karet Quartino a 4 stojany na ně.
rules-quartino-box-reading = Počty uvádějí návody. Kolo a názvy barev známe z obrázků a recenzí hry.
rules-quartino-cards =
    Karta Quartino ukazuje čtvrtinu kola: střed a tři sousední políčka
    okraje, každé se svou barvou.
rules-quartino-cards-deck =
    Karty známe jen z obrázků. Čtyři barvy lze na čtyři políčka
    rozmístit přesně 24 způsoby a karet je 24, takže předpokládáme, že
    každý způsob je tu jednou. Máš-li jiné karty, lze v zápisu hry uvést
    jiný balíček.
rules-quartino-cards-turn =
    Karta sedí kdekoli na desce, v kterékoli z osmi poloh. Zrcadlit se
    nesmí: tři barvy na okraji musí jít za sebou po směru hodinových
    ručiček jako na kartě.
rules-quartino-aim =
    Splň jako první kombinace všech svých čtyř karet. Kartu splníš, když
    jsou její čtyři barvy nahoře ve stejném pořadí, kdekoli kolem
    středu, a ty ji ohlásíš.
rules-quartino-aim-others =
    Všichni stavíte na stejné hrací desce. Žetony ostatních ti mohou
    pomoct, nebo pokazit plán.
rules-quartino-setup-board =
    Položte hrací desku doprostřed a žetony vedle ní na hromádky podle
    barev.
rules-quartino-setup-cards =
    Zamíchejte karty. Každý hráč si vezme stojan, tajně si vytáhne čtyři
    karty a postaví je do něj tak, aby je nikdo jiný neviděl.
rules-quartino-setup-rest = O ostatních kartách návody nemluví. Tady zůstanou mimo hru a nikdo je nevidí.
rules-quartino-setup-first = Začíná nejmladší hráč. Hraje se po směru hodinových ručiček.
rules-quartino-setup-reading =
    Tady řeknete, kdo je nejmladší; jinak se losuje.
    V odvetě začíná další hráč, už se nelosuje.
rules-quartino-players = Dva, tři nebo čtyři hráči, každý sám za sebe.
rules-quartino-players-cards =
    Každý hráč má čtyři karty bez ohledu na počet hráčů. Ve dvou tedy zůstane
    mimo hru 16 karet, ve třech 12 a ve čtyřech 8.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Tah má tři kroky, vždy v tomto pořadí.
rules-quartino-turn-check =
    Zkontroluj, jestli na desce není situace „4 barvy“ nebo „sloupec“.
rules-quartino-turn-place = Polož jeden žeton, nebo víc, pokud ohlásíš situaci.
rules-quartino-turn-make = Vytvoř Quartina, pokud nějaká vidíš. Pak tvůj tah končí.
rules-quartino-placing =
    Vezmi z hromádek jeden žeton kterékoli barvy a polož ho na kterékoli
    políčko desky.
rules-quartino-placing-column =
    Políčko může být prázdné, nebo můžeš žeton položit na jiné. Žetony na sobě
    tvoří sloupec.
rules-quartino-placing-gone = Barvu, ze které na hromádce nezbyl žádný žeton, si vybrat nemůžeš.

## Quartino: making cards (T6)

rules-quartino-make = Počítá se jen horní žeton každého políčka, ať ho položil kdokoli.
rules-quartino-make-call =
    Když si myslíš, že horní žetony odpovídají některé z tvých karet,
    ohlas „Quartino“ a ukaž kartu a čtyři políčka. Když máš pravdu:
rules-quartino-make-card = Karta opustí tvůj stojan: máš ji splněnou.
rules-quartino-make-tokens =
    Její čtyři horní žetony se vrátí na hromádky. Žetony, které ležely pod nimi,
    jsou teď nahoře.
rules-quartino-make-place = Musíš vzít jeden žeton a položit ho kamkoli.
rules-quartino-make-again =
    Když teď horní žetony odpovídají další z tvých karet, smíš hlásit
    znovu a tak dále.
rules-quartino-make-reading =
    Tady smíš hlásit, teprve když je v tomto tahu položeno a vráceno všechno,
    co má být.
rules-quartino-wrong =
    Když tvoje karta ukázaným čtyřem políčkům neodpovídá, vrátí se do
    tvého stojanu a tvůj tah končí.
rules-quartino-wrong-seen = Ostatní tuto kartu už viděli.
rules-quartino-wrong-reading =
    Kartu, kterou nemáš, ukázat nemůžeš. Když to zkusíš, hlášení se
    odmítne a tvůj tah pokračuje.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Když jsou na začátku tvého tahu na desce čtyři nebo víc žetonů jedné
    barvy, je to situace „4 barvy“. Počítají se i žetony skryté uvnitř
    sloupců.
rules-quartino-four-say =
    Když si toho všimneš, ohlas „4 barvy“. Pak musíš položit o jeden žeton víc:
    dva místo jednoho.
rules-quartino-four-reading =
    Počítá se to jednou za tah, i když jsou na desce čtyři nebo víc žetonů
    několika barev.
rules-quartino-column =
    Když má na začátku tvého tahu některý sloupec čtyři nebo víc žetonů, je to
    situace „sloupec“. Na barvách nezáleží.
rules-quartino-column-say =
    Když si toho všimneš, ohlas „sloupec“ a ukaž na něj. Nejdřív vrať celý
    sloupec na hromádky. Potom musíš položit o jeden žeton víc: dva místo
    jednoho.
rules-quartino-column-reading =
    Za tah se počítá jen jeden sloupec, i když jich je víc. Vybereš si
    který.
rules-quartino-both =
    Když si všimneš obou, ohlas obě. Musíš položit tři žetony a vrátit sloupec,
    v libovolném pořadí.
rules-quartino-both-last = Sloupec smíš vrátit i nakonec. Žeton, který na něj položíš, se pak vrátí s ním.
rules-quartino-both-start =
    Rozhoduje jen začátek tvého tahu: nic, co během tahu uděláš, novou situaci
    nevytvoří ani žádnou nezruší.
rules-quartino-both-wait =
    Ohlásit „Quartino“ nebo ukončit tah můžeš, až když je tohle všechno
    hotovo.
rules-quartino-noticing =
    Situace a Quartina platí, jen když je ohlásíš. Když neohlásíš nic,
    prostě položíš jeden žeton; žádný trest za to není.
rules-quartino-noticing-silence =
    Bez rozhodčího ti nic neprozradí, co by se dalo ohlásit.
rules-quartino-noticing-wrong =
    Když ohlásíš situaci, která na desce není, dozvíš se proč a nic jiného se
    nezmění.
rules-quartino-noticing-once = Každou situaci smíš ohlásit jednou za tah, než položíš první žeton.
rules-quartino-referee =
    Žádný návod rozhodčího nemá, ale tady s ním hrát můžete. Pak nikdo situace
    nehlásí: vidí je rozhodčí a ty musíš položit žetony navíc a vrátit jeden
    sloupec.
rules-quartino-referee-call =
    Jestli ohlásíš „Quartino“, je dál na tobě. Upozornění, že to jde,
    dostaneš jen ty. Chybné hlášení se odmítne a tvůj tah pokračuje, ale
    ostatní kartu viděli.
rules-quartino-first-games =
    Než se hru naučíte, vynechte situace „4 barvy“ a „sloupec“. Pak v každém
    tahu položíš jeden žeton a vytvoříš Quartina, pokud nějaká vidíš.
rules-quartino-first-games-name = Tady se tato pravidla jmenují „Quartino, první hry“.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Vyhráváš, jakmile z tvého stojanu zmizí poslední karta. Její čtyři žetony
    zůstanou na desce a nic dalšího se nepokládá.
rules-quartino-long =
    Karty se plní po jedné, takže při běžném konci je vítěz jen jeden.
    Návody neříkají, co se stane, když jsou hromádky prázdné nebo když
    hra nekončí.
rules-quartino-long-empty =
    Pokládání vynecháš, jen když jsou hromádky prázdné a nemáš vrátit žádný
    sloupec. Pak smíš ohlásit „Quartino“, nebo ukončit tah.
rules-quartino-long-skipped = Když se za celé kolo tahů nic nepoloží, nevrátí ani neohlásí, je remíza.
rules-quartino-long-repeated =
    Remíza je i tehdy, když potřetí nastane stejná pozice na desce, se
    stejnými sloupci a stejným hráčem na začátku tahu, a mezitím nebyla
    splněna žádná karta.
rules-quartino-long-limit =
    Po 200 tazích celkem, nebo po jiném počtu, který si zvolíte, hra končí.
    Vyhrává, kdo splnil nejvíc karet; při shodě se hráči o výhru dělí.
rules-quartino-secrets = Vždycky vidíš tohle a nic jiného:
rules-quartino-secrets-board = Hrací deska a hromádky.
rules-quartino-secrets-own = Svoje vlastní karty.
rules-quartino-secrets-made = Karty, které už někdo splnil.
rules-quartino-secrets-shown = Karty ukázané při chybných hlášeních.
rules-quartino-secrets-left = Kolik karet zbývá každému z ostatních.
rules-quartino-secrets-rest = Nerozdané karty zůstávají tajné až do konce.

## Quartino: the two printings

rules-quartino-printings =
    Návod známe ve dvou verzích, české a italské. Popisují tutéž hru se stejnými
    kroky a počty a liší se jen v detailech.
rules-quartino-printings-check =
    Kontrola hlášení: v české verzi ho kontrolují všichni ostatní, v italské
    jeden jiný hráč. Tady se kontroluje automaticky.
rules-quartino-printings-must =
    Žetony navíc: italská verze říká, že je musíš položit, česká jen, že je
    položíš. Tady musíš.
rules-quartino-printings-end =
    Konec: podle české verze vyhrává hráč, který první splní všechny své karty,
    podle italské ten, kdo vyndá ze stojanu poslední kartu. Je to tatáž chvíle.

## What the figures show

rules-figure-classic-pieces =
    Všech šestnáct figurek: osm světlých a osm tmavých. V každé barvě je každá
    kombinace vysoké či nízké, kulaté či hranaté, plné či duté právě jednou.
rules-figure-mushrooms-pieces =
    Všech šestnáct hub: osm červených a osm modrých. V každé barvě je každá
    kombinace velké či malé, špičaté či ploché, s puntíky či bez nich právě
    jednou.
rules-figure-classic-turn =
    Na desce jsou tři figurky. Další, tmavou, nízkou, hranatou a dutou, už
    soupeř dal a teď se musí položit.
rules-figure-mushrooms-turn =
    Na desce jsou tři houby. Další, modrou, malou, plochou a bez puntíků, už
    soupeř dal a teď se musí položit.
rules-figure-classic-line =
    Řada: druhý řádek zdola je obsazený. Jeho figurky jsou světlé i tmavé,
    vysoké i nízké, kulaté i hranaté, ale všechny čtyři jsou duté.
rules-figure-mushrooms-line =
    Řada: druhý řádek zdola je obsazený. Jeho houby jsou červené i modré,
    velké i malé, špičaté i ploché, ale všechny čtyři jsou bez puntíků.
rules-figure-classic-receiver =
    Řadu čtyř dutých figurek (vyznačenou jen tady, pro názornost) nikdo
    neohlásil a další figurka už je v ruce. Kdo ji dostal, smí řadu
    ohlásit, než figurku položí.
rules-figure-mushrooms-receiver =
    Řadu čtyř hub bez puntíků (vyznačenou jen tady, pro názornost) nikdo
    neohlásil a další houba už je v ruce. Kdo ji dostal, smí řadu
    ohlásit, než houbu položí.
rules-figure-classic-square = Čtyři nízké figurky zaplňují čtverec 2×2 uprostřed desky.
rules-figure-mushrooms-square = Čtyři malé houby zaplňují čtverec 2×2 uprostřed desky.
rules-figure-wheel = Prázdná hrací deska: jedno políčko ve středu, osm na okraji.
rules-figure-card =
    Karta: žlutá ve středu a na okraji po směru hodinových ručiček modrá,
    zelená a růžová.
rules-figure-column-placed =
    Šest žetonů na desce. Na vyznačeném políčku 7 leží modrý žeton na
    žlutém: sloupec ze dvou žetonů.
rules-figure-quartino =
    Vyznačené horní žetony odpovídají kartě: žlutá ve středu a na
    políčkách 7, 8 a 1, po směru hodinových ručiček, modrá, zelená a
    růžová. Dva z nich leží na jiných; počítají se jen horní.
rules-figure-four-colours =
    Na vyznačených políčkách jsou čtyři modré žetony: ve středu a na
    políčkách 1, 4 a 7. Ten na políčku 1 je skrytý pod žlutým.
rules-figure-column =
    Na vyznačeném políčku 3 je sloupec ze čtyř žetonů: dole růžový, pak
    modrý, zelený a žlutý.

## Credits

rules-quarto-credits = Autorem hry Quarto je Blaise Müller, vydává ji Gigamic.
rules-quartino-credits = Autorem hry Quartino je Petr Doubek (Loris Games), vydává ji Djeco.
rules-credits-independent =
    Fourfold je nezávislý projekt, není spojen s autory ani vydavateli a není
    jimi schválen. Pravidla tu popisujeme vlastními slovy.
