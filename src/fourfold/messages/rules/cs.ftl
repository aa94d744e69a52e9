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
rules-heading-overlooked = Řada, které si nikdo nevšiml
rules-heading-false-call = Chybné hlášení
rules-heading-referee = S rozhodčím
rules-heading-end = Konec hry
rules-heading-beginners = Pro začátečníky
rules-heading-advanced = Pro zkušené hráče
rules-heading-players = Kdo hraje
rules-heading-time = Čas
rules-heading-combining = Míchání pravidel
rules-heading-table = Vzdání, remíza a vracení tahu
rules-heading-editions = Čím se vydání liší
rules-heading-cards = Karty
rules-heading-placing = Pokládání žetonu
rules-heading-make = Jak udělat Quartino
rules-heading-wrong = Chybné hlášení
rules-heading-four-colours = Situace „4 barvy“
rules-heading-column = Situace „sloupec“
rules-heading-both = Obě situace najednou
rules-heading-noticing = Všimnout si a splést se
rules-heading-long = Prázdné hromádky, dlouhé hry a shoda
rules-heading-first-games = Tvoje první hry
rules-heading-secrets = Co je tajné
rules-heading-printings = Čím se liší oba návody
rules-heading-credits = Autoři a vydavatelé

## Quarto: board and pieces (Q1)

rules-quarto-box = Hrací deska s 16 poli, čtyři krát čtyři, a 16 figurek.
rules-quarto-box-traits =
    Každá figurka má čtyři vlastnosti a každá vlastnost má dvě podoby. Každá
    kombinace podob je tu právě jednou, takže žádné dvě figurky nejsou
    stejné.
rules-classic-box-colour = Barva: světlá, nebo tmavá.
rules-classic-box-height = Výška: vysoká, nebo nízká.
rules-classic-box-shape = Tvar: kulatá, nebo hranatá.
rules-classic-box-body = Výplň: plná, nebo dutá s otvorem nahoře.
rules-mushrooms-box =
    V tomto vydání jsou figurkami houby. Kde se na této stránce píše
    „figurka“, myslí se houba.
rules-mushrooms-box-colour = Barva: červená, nebo modrá.
rules-mushrooms-box-size = Velikost: velká, nebo malá.
rules-mushrooms-box-cap = Klobouk: špičatý, nebo plochý.
rules-mushrooms-box-dots = Puntíky: se žlutými puntíky, nebo bez nich.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Dokonči řadu: čtyři figurky vedle sebe, které se aspoň v něčem shodují.
    Ohlas včas „Quarto!“ a vyhraješ.
rules-quarto-aim-twist =
    Háček je v tom, že si figurku, kterou pokládáš, nevybíráš. Vybere ji
    soupeř a dá ti ji.
rules-quarto-setup-pieces =
    Položte prázdnou hrací desku mezi sebe a všechny figurky postavte vedle
    ní.
rules-danish-setup-pieces =
    Položte prázdnou hrací desku mezi sebe. Figurky postavte vedle ní do
    dvou skupin, světlé a tmavé.
rules-quarto-setup-first =
    Vylosujte, kdo začne. Kdo začíná, nic nepokládá: jen vybere figurku a dá
    ji soupeři.
rules-danish-colours =
    Než se dá první figurka, vezme si každý hráč jednu barvu: jeden má
    světlou, druhý tmavou.
rules-danish-colours-give =
    Soupeři dáváš vždy figurku jeho barvy. Každý tak položí osm figurek své
    vlastní barvy.
rules-danish-colours-reading =
    Návod neříká, kdo si vybírá. Ve Fourfoldu je to hráč, který dostane
    první figurku; když si nevybere, má světlou.

## Quarto: a turn (Q3)

rules-quarto-turn = Tah má tři kroky, vždy v tomto pořadí.
rules-quarto-turn-place =
    Polož figurku od soupeře na kterékoli volné pole. Zůstane tam až do
    konce hry.
rules-quarto-turn-look = Podívej se: dokončila tvoje figurka řadu? Tak ji teď ohlas.
rules-quarto-turn-give =
    Dej soupeři jednu z figurek, které zbývají, kteroukoli chceš. Teď je na
    tahu on.
rules-danish-turn-give = Dej soupeři jednu z figurek, které zbývají v jeho barvě. Teď je na tahu on.

## Quarto: lines (Q4)

rules-quarto-lines =
    Řada jsou čtyři figurky vedle sebe vodorovně, svisle nebo na jedné ze
    dvou dlouhých úhlopříček. Pro řadu je tedy 10 míst: čtyři vodorovná,
    čtyři svislá a dvě na úhlopříčkách.
rules-quarto-lines-alike =
    Čtyři figurky musí mít společnou aspoň jednu podobu, která se počítá.
    Jedna stačí; může jich být i víc.
rules-classic-lines-values =
    Řadou mohou být čtyři světlé figurky, čtyři tmavé, čtyři vysoké, čtyři
    nízké, čtyři kulaté, čtyři hranaté, čtyři plné nebo čtyři duté.
rules-mushrooms-lines-values =
    Řadou mohou být čtyři červené houby, čtyři modré, čtyři velké, čtyři
    malé, čtyři špičaté nebo čtyři ploché, čtyři s puntíky nebo čtyři bez
    nich.
rules-danish-lines-colours =
    V řadě smějí být obě barvy, pokud mají čtyři figurky společné něco
    jiného.
rules-quarto-lines-several =
    Jedna figurka může dokončit několik řad najednou. K výhře stačí ukázat
    jednu z nich.
rules-quarto-lines-who = Nezáleží na tom, kdo položil ostatní tři figurky.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Řada sama o sobě nevyhrává. Musíš ohlásit „Quarto!“ a ukázat její čtyři
    pole; pak hned vyhraješ.
rules-quarto-calling-placer =
    Po položení figurky a před dáním další: smíš ohlásit řadu, kterou tvoje
    figurka právě dokončila.
rules-quarto-calling-receiver =
    Když dostaneš figurku a než ji položíš: smíš ohlásit řadu, kterou
    dokončila soupeřova poslední figurka a kterou soupeř neohlásil.
rules-danish-calling-receiver =
    Když dostaneš figurku a než ji položíš: smíš ohlásit kteroukoli řadu,
    která ještě platí, ať ji dokončil kdokoli.
rules-quarto-calling-others =
    Hlásit smí jen hráč, který je na tahu. Hlášení kohokoli jiného nebo po
    konci hry není dovoleno; nepočítá se vůbec, ani jako chybné.
rules-quarto-calling-silence = Nic u stolu ti neprozradí, že je tu řada. Hledat ji patří ke hře.
rules-quarto-calling-moments = Hlásit smíš jen ve dvou chvílích:
rules-danish-calling-reading =
    Dánský návod chce jen to slovo. Ve Fourfoldu se čtyři pole ukazují ve
    všech vydáních.
rules-quarto-overlooked-give =
    Když dokončíš řadu a dáš figurku bez hlášení, může tuto řadu ohlásit už
    jen ten, kdo figurku dostal, a jen než ji položí. Pak vyhrává on.
rules-quarto-overlooked-dead =
    Když ji položí bez hlášení, je řada mrtvá. Ztratila platnost navždy,
    celá a pro všechny vlastnosti, a hra pokračuje.
rules-quarto-overlooked-new = Figurky mrtvé řady ještě mohou patřit do nové řady v jiném směru.
rules-danish-overlooked =
    Řada, kterou nikdo neohlásil, platí, dokud každý z obou hráčů nepoloží
    figurku. Pak je mrtvá: ztratila platnost navždy, celá a pro všechny
    vlastnosti, a hra pokračuje. Příklad:
rules-danish-overlooked-first =
    Ada dokončí řadu a bez hlášení dá Bovi figurku. Bo smí řadu ohlásit, než
    figurku položí.
rules-danish-overlooked-second =
    Bo položí figurku bez hlášení a dá figurku Adě. Teď smí Ada svou řadu
    přece jen ohlásit, než figurku položí.
rules-danish-overlooked-third =
    Ada položí figurku bez hlášení. Od té doby už položili figurku oba a
    řada je mrtvá.
rules-danish-overlooked-reading =
    Návod čteme takto: každý hráč položí po vzniku řady jednu figurku. Do té
    doby ji smí ohlásit, kdo právě dostal figurku, i ten, kdo řadu udělal.
    Mezi položením a dáním smíš hlásit jen to, co právě dokončila tvoje
    vlastní figurka.
rules-quarto-false = Hlášení je chybné, když ukážeš čtyři pole, která nejsou platná řada:
rules-quarto-false-place =
    Pole neleží vodorovně, svisle ani na dlouhé úhlopříčce (ani ve čtverci
    2×2, pokud se počítají čtverce).
rules-quarto-false-free = Jedno z polí je volné.
rules-quarto-false-share = Čtyři figurky nemají společné nic, co se počítá.
rules-quarto-false-late = Řada je mrtvá, nebo ji v této chvíli nelze hlásit.
rules-quarto-false-reading =
    Žádný návod neříká, co se pak stane. Ve Fourfoldu se chybné hlášení
    odmítne, dozvíš se proč a poznamená se do zápisu. Nic jiného se nezmění.
rules-quarto-false-three =
    Po třech odmítnutých hlášeních v jednom tahu už v tom tahu hlásit
    nemůžeš.
rules-quarto-false-option =
    Před hrou se můžete dohodnout, že chybné hlášení prohrává. Pak první
    chybné hlášení hned prohraje hru.
rules-quarto-referee =
    Žádný návod rozhodčího nemá; Fourfold ho nabízí, pokud chcete. Pak stůl
    vidí každou řadu: kdo ji dokončí, hned vyhrává, a žádná řada se
    nepřehlédne.
rules-quarto-referee-calls = S rozhodčím se hlásit nesmí, protože to není potřeba.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win = Někdo ohlásí platnou řadu: vyhrává.
rules-quarto-end-draw = Všech šestnáct figurek je na desce a nikdo nevyhrál: remíza.
rules-quarto-end-reading =
    Po šestnácté figurce už není co dát. Kdo ji položil, smí hlásit, nebo
    nehlásit. Pak smí soupeř, jako by právě dostal figurku, ohlásit
    kteroukoli řadu, která ještě platí, nebo nehlásit. Teprve potom je
    remíza.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Pro snadný začátek se před hrou dohodněte, že se počítá jen jedna, dvě
    nebo tři ze čtyř vlastností.
rules-quarto-beginners-example =
    Třeba jen barva: čtyři figurky jedné barvy jsou řada a nic jiného řadou
    není.
rules-quarto-beginners-reading =
    Ve Fourfoldu lze vybírat jemněji: počítat se může kterákoli z osmi
    podob, aspoň jedna. Čtyři figurky, které mají společnou podobu, jež se
    počítá, jsou řada. Většinou se vybírají celé vlastnosti.
rules-danish-beginners =
    Pro snadný začátek se před hrou dohodněte, které podoby se počítají,
    kolik jich chcete.
rules-danish-beginners-example =
    Třeba jen tmavá: čtyři tmavé figurky jsou řada, ať mají jakýkoli tvar,
    ale čtyři světlé ne.
rules-danish-beginners-reading =
    Čteme to takto: počítat se může kterákoli z osmi podob, aspoň jedna.
    Čtyři figurky, které mají společnou podobu, jež se počítá, jsou řada.
    Většinou se vybírají celé vlastnosti.
rules-quarto-advanced =
    Počítají se i čtverce: čtyři figurky, které zaplní 2×2 sousední pole a
    mají společnou podobu, platí jako řada. To je o 9 míst víc, celkem 19.
rules-danish-advanced = Pro zkušené hráče jsou dvě možnosti. Vyberte si jednu z nich nebo obě.
rules-danish-advanced-free = Volné barvy: nikdo nemá barvu a dát smíš kteroukoli zbývající figurku.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Hrají dva lidé, jeden proti druhému.
rules-quarto-players-reading =
    Ve Fourfoldu mohou toto vydání hrát i týmy a u stolu se dá střídat. Jak
    na to, říká stránka dánského vydání.
rules-danish-players = Hrají dva lidé, nebo dva proti dvěma, nebo dva jakkoli velké týmy.
rules-danish-players-round =
    U hry se dá také střídat: ostatní pak čekají, až si sednou a budou hrát.
rules-danish-teams-order =
    Návod neříká, jak tým hraje. Ve Fourfoldu se spoluhráči střídají a tah
    jednoho člověka je položit a dát. První z týmu A dá první figurku; pak
    přijde první z týmu B, druhý z týmu A, druhý z týmu B a tak dále.
rules-danish-teams-call =
    Hlásit smí jen ten, kdo je na tahu. Po šestnácté figurce má poslední
    slovo další člověk z druhého týmu. Tým vyhrává nebo prohrává společně.
rules-danish-round-reading =
    Při střídání se čeká ve frontě. Po hře připadne místo poraženého dalšímu
    ve frontě; po remíze odchází ten, kdo sedí nejdéle.
rules-quarto-time = Hra trvá 10 až 20 minut. Na turnaji lze každý tah omezit na jednu minutu.
rules-danish-time =
    Hra trvá 5 až 20 minut. Návod čas na tah neomezuje, ale ve Fourfoldu
    můžete i tady dát na každý tah minutu.
rules-quarto-time-move =
    Tah je položit a dát dohromady a svou minutu má i úplně první figurka,
    která se dává. Můžete si také zvolit delší nebo kratší čas, nebo hrát
    bez hodin.
rules-quarto-time-calls =
    Hlášení patří do téže minuty a chybné hlášení ji nespustí znovu. Komu
    čas vyprší, prohrává.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Ve Fourfoldu lze všechno volně míchat, ve všech vydáních: třeba čtverce,
    vlastní barvy, jen dvě vlastnosti a rozhodčího.
rules-quarto-combining-not =
    Jen protiklady nejdou dohromady: barvy jsou buď vlastní, nebo volné, a
    kde hlídá rozhodčí, nemůže žádné chybné hlášení prohrát.
rules-editions-same = Vydání jsou tři. Co tu není uvedeno, je ve všech stejné.
rules-editions-pieces =
    Figurky: klasické a dánské vydání má dřevěné figurky, třetí houby.
    Pravidla se dívají jen na čtyři vlastnosti, nikdy na to, jakou sadu
    používáte.
rules-editions-colours =
    Barvy: v dánském vydání má každý hráč barvu a dostává jen figurky této
    barvy. V ostatních dvou smíš dát kteroukoli zbývající figurku.
rules-editions-overlooked =
    Přehlédnuté řady: v klasickém vydání a ve vydání s houbami je řada
    mrtvá, jakmile ten, kdo dostal figurku, ji položí bez hlášení. V dánském
    platí, dokud každý z obou hráčů nepoloží figurku.
rules-editions-showing =
    Ukazování: podle klasického návodu a návodu s houbami se má řada ukázat,
    podle dánského stačí říct to slovo.
rules-editions-beginners =
    Začátečníci: v klasickém vydání a ve vydání s houbami se počítá jedna,
    dvě nebo tři vlastnosti; v dánském kterékoli podoby.
rules-editions-advanced =
    Zkušení hráči: čtverce ve všech třech vydáních; v dánském také volné
    barvy.
rules-editions-players = Hráči: týmy a střídání uvádí jen dánský návod.
rules-editions-time =
    Čas: 10 až 20 minut na hru a na turnajích minuta na tah; v dánském
    vydání 5 až 20 minut a bez omezení na tah.

## Both games: at the table

rules-table = Návody o tom nic neříkají. Toto jsou vlastní pravidla Fourfoldu.
rules-table-resign = Smíš se vzdát. Pak vyhrává druhá strana.
rules-table-draw =
    Smíš nabídnout remízu. Nabídka platí do dalšího tahu a všichni ostatní
    ji musí přijmout.
rules-table-back = Tah lze vrátit, jen když s tím všichni souhlasí.
rules-table-leave =
    Ve dvou prohrává, kdo se vzdá nebo komu vyprší čas. Ve třech nebo
    čtyřech takový hráč ze hry odchází: jeho karty zůstanou skryté, jeho
    tahy se přeskakují a vyhrává ten, kdo zbude poslední.
rules-table-back-cards =
    Tah lze vrátit, jen když s tím všichni souhlasí, a nikdy ne před
    ukázanou nebo splněnou kartu.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box = Quartino je pro 2 až 4 hráče od 7 do 99 let. Hra trvá asi 20 minut.
rules-quartino-box-board =
    Hrací deska: kolo s devíti políčky, jedno ve středu a osm kolem něj na
    okraji.
rules-quartino-box-tokens = 28 žetonů: sedm žlutých, sedm modrých, sedm zelených a sedm růžových.
rules-quartino-box-cards = 24 karet Quartino a 4 stojany na ně.
rules-quartino-box-reading = Počty uvádějí návody. Kolo a názvy barev známe z obrázků a recenzí hry.
rules-quartino-cards =
    Karta ukazuje čtvrtinu kola: střed a tři sousední políčka okraje, každé
    se svou barvou.
rules-quartino-cards-deck =
    Tak to čteme z obrázků. Čtyři barvy lze na čtyři políčka rozmístit
    přesně 24 způsoby a karet je 24: každý způsob je tu tedy jednou. Místo
    nich lze načíst jiný balíček.
rules-quartino-cards-turn =
    Karta sedí kdekoli na kole: smíš ji otočit do osmi směrů. Ale zrcadlit
    se nesmí: tři barvy na okraji musí jít za sebou po směru hodinových
    ručiček jako na kartě.
rules-quartino-aim =
    Splň všechny své čtyři karty dřív než ostatní. Karta je splněná, když
    její barvy leží na kole tak, jak je ukazuje.
rules-quartino-aim-others =
    Všichni stavíte na stejném kole. Žetony ostatních ti mohou pomoci, nebo
    pokazit plán.
rules-quartino-setup-board =
    Položte hrací desku doprostřed a žetony vedle ní na hromádky podle
    barev. Hromádky vidí všichni.
rules-quartino-setup-cards =
    Zamíchejte karty. Každý hráč si vezme stojan, tajně si vytáhne čtyři
    karty a postaví je do něj tak, aby je nikdo jiný neviděl.
rules-quartino-setup-rest = Ostatní karty zůstanou mimo hru a nikdo se na ně nedívá.
rules-quartino-setup-first = Začíná nejmladší hráč. Dál se hraje po směru hodinových ručiček.
rules-quartino-setup-reading = Ve Fourfoldu stůl řekne, kdo je nejmladší; jinak se losuje.
rules-quartino-players = Hrají dva, tři nebo čtyři lidé, každý sám za sebe.
rules-quartino-players-cards =
    Každý má čtyři karty bez ohledu na počet hráčů. Ve dvou tedy zůstane
    mimo hru 16 karet, ve třech 12 a ve čtyřech 8.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Tah má tři kroky, vždy v tomto pořadí.
rules-quartino-turn-check = Podívej se po situacích „4 barvy“ a „sloupec“.
rules-quartino-turn-place = Polož jeden žeton, nebo víc, pokud byla řečena situace.
rules-quartino-turn-make = Udělej Quartina, pokud nějaká vidíš. Tím tvůj tah končí.
rules-quartino-placing =
    Vezmi z hromádek jeden žeton kterékoli barvy a polož ho na kterékoli
    políčko kola.
rules-quartino-placing-column =
    Políčko může být prázdné, nebo na něm už žetony leží: pak přijde tvůj
    navrch. Žetony na sobě tvoří sloupec.
rules-quartino-placing-gone = Barvu, jejíž žetony už v hromádce došly, si vybrat nelze.

## Quartino: making cards (T6)

rules-quartino-make = Počítá se jen horní žeton každého políčka, ať ho položil kdokoli.
rules-quartino-make-call =
    Když si myslíš, že je jedna z tvých karet na kole, řekni „Quartino“ a
    ukaž kartu a čtyři políčka. Když máš pravdu, stane se toto:
rules-quartino-make-card = Karta odejde z tvého stojanu: je splněná.
rules-quartino-make-tokens =
    Její čtyři horní žetony se vrátí na hromádky. Co leželo pod nimi, je teď
    nahoře.
rules-quartino-make-place = Musíš vzít jeden žeton a položit ho kamkoli.
rules-quartino-make-again = Když teď vidíš další ze svých karet, smíš hlásit znovu a tak dále.
rules-quartino-make-reading =
    Hlásit smíš, teprve když je položeno a uklizeno všechno, co v tahu máš.
rules-quartino-wrong =
    Když tvoje karta na ukázaných čtyřech políčkách neleží, vrátí se do
    tvého stojanu a tvůj tah končí.
rules-quartino-wrong-seen = Ostatní tuto kartu viděli. Od té chvíle ji smí znát každý.
rules-quartino-wrong-reading =
    Kartu, kterou nemáš, ukázat nemůžeš. Není to dovoleno a tvůj tah
    pokračuje.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Když jsou na začátku tvého tahu na desce čtyři nebo víc žetonů jedné
    barvy, je to „4 barvy“. Počítají se i žetony skryté uvnitř sloupců.
rules-quartino-four-say =
    Když si toho všimneš, řekni „4 barvy“. Pak musíš položit o jeden žeton
    víc: dva místo jednoho.
rules-quartino-four-reading =
    Počítá se to jednou za tah, i když má čtyři a víc žetonů několik barev.
rules-quartino-column =
    Když má na začátku tvého tahu některý sloupec čtyři nebo víc žetonů, je
    to „sloupec“. Na barvách nezáleží.
rules-quartino-column-say =
    Když si toho všimneš, řekni „sloupec“ a ukaž na něj. Nejdřív vrať celý
    sloupec na hromádky. Potom musíš položit o jeden žeton víc: dva místo
    jednoho.
rules-quartino-column-reading =
    Za tah se počítá jen jeden sloupec, i když jich je víc. Vybereš si
    který.
rules-quartino-both =
    Když si všimneš obou, řekni obě. Musíš položit tři žetony a uklidit
    sloupec, v libovolném pořadí.
rules-quartino-both-last =
    Sloupec smíš uklidit i nakonec. Žeton, který na něj předtím položíš, se
    pak vrátí s ním.
rules-quartino-both-start =
    Rozhoduje jen začátek tvého tahu: co děláš během tahu, žádnou situaci
    nevytvoří ani nezruší.
rules-quartino-both-wait =
    Ohlásit „Quartino“ nebo ukončit tah můžeš, až když je tohle všechno
    hotovo.
rules-quartino-noticing =
    Situace a Quartina platí, jen když je řekneš. Když neřekneš nic, prostě
    položíš jeden žeton; žádný trest za to není.
rules-quartino-noticing-silence = Nic u stolu ti neprozradí, co se dá říct nebo ohlásit.
rules-quartino-noticing-wrong =
    Když řekneš situaci, která tu není, odmítne se to, dozvíš se proč a nic
    jiného se nezmění.
rules-quartino-noticing-once = Každou situaci smíš říct jednou za tah, než položíš první žeton.
rules-quartino-referee =
    Žádný návod rozhodčího nemá; Fourfold ho nabízí, pokud chcete. Pak nikdo
    situace neříká: žetony navíc a úklid jednoho sloupce přijdou samy a
    musíš je provést.
rules-quartino-referee-call =
    Jestli ohlásíš „Quartino“, je dál na tobě, a když to jde, nápovědu
    dostaneš jen ty. Chybné hlášení se odmítne a tvůj tah pokračuje, ale
    ostatní kartu viděli.
rules-quartino-first-games =
    Než se hru naučíte, vynechte situace „4 barvy“ a „sloupec“. Pak v každém
    tahu jen položíš jeden žeton a uděláš Quartina, pokud nějaká vidíš.
rules-quartino-first-games-name = Ve Fourfoldu se tato pravidla jmenují „Quartino, první hry“.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Kdo vyndá ze svého stojanu poslední kartu, hned vyhrává. Čtyři žetony
    zůstanou, kde jsou, a nic dalšího se nepokládá.
rules-quartino-long =
    Karty se plní po jedné, takže dva hráči nikdy neskončí zároveň. Návody
    neříkají, co se stane, když jsou hromádky prázdné nebo když hra nechce
    skončit.
rules-quartino-long-empty =
    Pokládání se vynechá, jen když jsou hromádky prázdné a nemáš uklidit
    sloupec. Pak smíš hlásit nebo ukončit tah.
rules-quartino-long-skipped =
    Když se za celé kolo tahů nic nepoloží, neuklidí ani neohlásí, je
    remíza.
rules-quartino-long-repeated =
    Remíza je i tehdy, když potřetí nastane stejná deska, se stejnými
    sloupci a stejným hráčem, který má začít tah, a mezitím nebyla splněna
    žádná karta.
rules-quartino-long-limit =
    Po 200 tazích všech hráčů dohromady, nebo po jiném počtu, který si
    zvolíte, hra končí. Vyhrává, kdo splnil nejvíc karet; při shodě
    vyhrávají společně.
rules-quartino-secrets = Kdykoli smíš vidět tohle a nic jiného:
rules-quartino-secrets-board = Desku a hromádky.
rules-quartino-secrets-own = Svoje vlastní karty.
rules-quartino-secrets-made = Karty, které už někdo splnil.
rules-quartino-secrets-shown = Karty ukázané při chybných hlášeních.
rules-quartino-secrets-left = Kolik karet zbývá každému z ostatních.
rules-quartino-secrets-rest = Nerozdané karty zůstávají tajné až do konce.

## Quartino: the two printings

rules-quartino-printings =
    Návod známe ve dvou verzích, české a italské. Popisují tutéž hru se
    stejnými kroky a počty a liší se jen v maličkostech.
rules-quartino-printings-check =
    Kdo kontroluje hlášení: v české verzi všichni ostatní, v italské jeden
    jiný hráč. Ve Fourfoldu to dělá stůl.
rules-quartino-printings-must =
    Žetony navíc: italská verze říká, že je musíš položit, česká jen, že je
    položíš. Ve Fourfoldu musíš.
rules-quartino-printings-end =
    Konec: podle české verze vyhrává, kdo první splní všechny své karty,
    podle italské, kdo vyndá ze stojanu poslední kartu. Je to tatáž chvíle.

## What the figures show

rules-figure-classic-pieces =
    Všech šestnáct figurek: osm světlých a osm tmavých. V každé barvě je
    každá kombinace vysoké nebo nízké, kulaté nebo hranaté, plné nebo duté
    právě jednou.
rules-figure-mushrooms-pieces =
    Všech šestnáct hub: osm červených a osm modrých. V každé barvě je každá
    kombinace velké nebo malé, špičaté nebo ploché, s puntíky nebo bez nich
    právě jednou.
rules-figure-classic-turn =
    Na desce jsou tři figurky. Další, která je tmavá, nízká, hranatá a dutá,
    je dána a má být položena.
rules-figure-mushrooms-turn =
    Na desce jsou tři houby. Další, která je modrá, malá, plochá a bez
    puntíků, je dána a má být položena.
rules-figure-classic-line =
    Řada: druhá vodorovná řádka zdola je plná. Její figurky jsou světlé i
    tmavé, vysoké i nízké, kulaté i hranaté, ale všechny čtyři jsou duté.
rules-figure-mushrooms-line =
    Řada: druhá vodorovná řádka zdola je plná. Její houby jsou červené i
    modré, velké i malé, špičaté i ploché, ale všechny čtyři jsou bez
    puntíků.
rules-figure-classic-receiver =
    Řada čtyř dutých figurek nebyla ohlášena a další figurka je dána. Kdo ji
    dostal, smí řadu ohlásit, než ji položí.
rules-figure-mushrooms-receiver =
    Řada čtyř hub bez puntíků nebyla ohlášena a další houba je dána. Kdo ji
    dostal, smí řadu ohlásit, než ji položí.
rules-figure-classic-square = Čtyři nízké figurky zaplňují čtverec 2×2 uprostřed desky.
rules-figure-mushrooms-square = Čtyři malé houby zaplňují čtverec 2×2 uprostřed desky.
rules-figure-wheel = Prázdné kolo: jedno políčko ve středu, osm na okraji.
rules-figure-card =
    Karta: žlutá ve středu a na okraji po směru hodinových ručiček modrá,
    zelená a růžová.
rules-figure-column-placed =
    Šest žetonů na kole. Na jednom políčku okraje leží modrý žeton na
    žlutém: sloupec ze dvou.
rules-figure-quartino =
    Karta se žlutou ve středu a modrou, zelenou a růžovou na okraji leží na
    kole. Dva z jejích žetonů leží na jiných; počítají se jen horní.
rules-figure-four-colours = Na kole jsou čtyři modré žetony. Jeden z nich je skrytý pod žlutým.
rules-figure-column =
    Jedno políčko okraje má sloupec ze čtyř žetonů: dole růžový, pak modrý,
    zelený a žlutý.

## Credits

rules-quarto-credits = Autorem hry Quarto je Blaise Müller, vydává ji Gigamic.
rules-quartino-credits = Autorem hry Quartino je Petr Doubek (Loris Games), vydává ji Djeco.
rules-credits-independent =
    Fourfold je nezávislý projekt, není spojen s autory ani vydavateli a
    není jimi schválen. Pravidla tu vyprávíme vlastními slovy.
