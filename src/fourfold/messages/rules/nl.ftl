### Fourfold: Nederlands, the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.
### Address: je.

## Titles of the pages

rules-classic-title = Quarto: de klassieke uitgave
rules-mushrooms-title = Quarto: de uitgave met paddenstoelen
rules-danish-title = Quarto: de Deense uitgave
rules-quartino-title = Quartino

## Headings

rules-heading-box = Wat er in de doos zit
rules-heading-aim = Het doel
rules-heading-setup = Klaarzetten
rules-heading-colours = Ieder een eigen kleur
rules-heading-turn = Jouw beurt
rules-heading-lines = Wat een rij is
rules-heading-calling = ‘Quarto!’ roepen
rules-heading-overlooked = Een gemiste rij
rules-heading-false-call = Een onterechte Quarto
rules-heading-referee = Met scheidsrechter
rules-heading-end = Einde van het spel
rules-heading-beginners = Voor kinderen en beginners
rules-heading-advanced = Voor geoefende spelers
rules-heading-players = Spelers
rules-heading-time = Tijd
rules-heading-combining = Regels combineren
rules-heading-table = Opgeven, gelijkspel en terugnemen
rules-heading-editions = Hoe de uitgaven verschillen
rules-heading-cards = De kaarten
rules-heading-placing = Een fiche leggen
rules-heading-make = Een Quartino maken
rules-heading-wrong = Een onterechte Quartino
rules-heading-four-colours = De situatie ‘vier gelijke’
rules-heading-column = De situatie ‘stapel’
rules-heading-both = Beide situaties tegelijk
rules-heading-noticing = Situaties opmerken
rules-heading-long = Lege voorraad, lange spellen en gelijke stand
rules-heading-first-games = Je eerste potjes
rules-heading-secrets = Wat je ziet en wat geheim is
rules-heading-printings = Hoe de twee drukken verschillen
rules-heading-credits = Auteurs en uitgevers

## Quarto: board and pieces (Q1)

rules-quarto-box = Een speelbord van 16 hokjes, vier bij vier, en 16 speelstukken.
rules-quarto-box-traits =
    Elk speelstuk heeft vier kenmerken, en elk kenmerk heeft twee waarden.
    Elke combinatie komt precies één keer voor, dus geen twee stukken zijn
    gelijk.
rules-classic-box-colour = Kleur: licht of donker.
rules-classic-box-height = Hoogte: hoog of laag.
rules-classic-box-shape = Vorm: rond of vierkant.
rules-classic-box-body = Vulling: vol, of hol met een gat bovenin.
rules-mushrooms-box =
    In deze uitgave zijn de speelstukken paddenstoelen. Waar deze pagina
    ‘stuk’ zegt, wordt een paddenstoel bedoeld.
rules-mushrooms-box-colour = Kleur: rood of blauw.
rules-mushrooms-box-size = Grootte: groot of klein.
rules-mushrooms-box-cap = Hoed: puntig of plat.
rules-mushrooms-box-dots = Stippen: met of zonder gele stippen.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Voltooi een rij: vier stukken op een rij, horizontaal, verticaal of
    diagonaal, met minstens één gemeenschappelijk kenmerk. Roep op tijd
    ‘Quarto!’ en je wint.
rules-quarto-aim-twist =
    Het bijzondere: je kiest het stuk dat je plaatst niet zelf. Je
    tegenstander kiest het en geeft het aan jou.
rules-quarto-setup-pieces = Leg het lege speelbord tussen jullie in en zet alle stukken ernaast.
rules-danish-setup-pieces =
    Leg het lege speelbord tussen jullie in. Zet de stukken ernaast in twee
    groepen, de lichte en de donkere.
rules-quarto-setup-first =
    Loot wie begint. Die speler plaatst niets, maar kiest een stuk en geeft
    het aan de tegenstander.
rules-quarto-setup-reading = Bij een revanche begint de volgende speler, zonder opnieuw te loten.
rules-danish-setup-first =
    Loot wie begint. Die speler plaatst niets, maar kiest een stuk in de
    kleur van de tegenstander en geeft het.
rules-danish-colours =
    Voordat het eerste stuk wordt gegeven, kiezen de spelers een kleur: de
    een heeft licht, de ander donker.
rules-danish-colours-give =
    Je geeft je tegenstander altijd een stuk van diens kleur. Zo plaatst
    ieder de acht stukken van de eigen kleur.
rules-danish-colours-reading =
    In het boekje staat niet wie het eerst kiest. Hier is dat de speler die
    het eerste stuk krijgt; wie niet kiest, heeft licht.

## Quarto: a turn (Q3)

rules-quarto-turn = Een beurt heeft drie stappen, altijd in deze volgorde.
rules-quarto-turn-place =
    Plaats het stuk dat je hebt gekregen op een vrij hokje. Daar blijft het
    tot het einde van het spel staan.
rules-quarto-turn-look = Kijk: heeft jouw stuk een rij voltooid? Roep dan nu Quarto.
rules-quarto-turn-give =
    Geef je tegenstander een van de stukken die over zijn. Nu is je
    tegenstander aan de beurt.
rules-danish-turn-give =
    Geef je tegenstander een van de stukken die in diens kleur over zijn. Nu
    is je tegenstander aan de beurt.

## Quarto: lines (Q4)

rules-quarto-lines =
    Een rij bestaat uit vier stukken op één horizontale lijn, op één verticale
    lijn of op een van de twee lange diagonalen. Dat zijn 10 rijen: vier
    horizontale, vier verticale en twee diagonale.
rules-quarto-lines-alike =
    De vier stukken moeten minstens één waarde delen die telt. Eén is
    genoeg; meer mag ook.
rules-classic-lines-values =
    Een rij kan bestaan uit vier lichte stukken, vier donkere, vier hoge,
    vier lage, vier ronde, vier vierkante, vier volle of vier holle.
rules-mushrooms-lines-values =
    Een rij kan bestaan uit vier rode paddenstoelen, vier blauwe, vier
    grote, vier kleine, vier puntige of vier platte, vier met stippen of
    vier zonder.
rules-danish-lines-colours =
    In een rij mogen beide kleuren door elkaar staan, zolang de vier stukken
    iets anders delen.
rules-quarto-lines-several =
    Eén stuk kan meerdere rijen tegelijk voltooien. Om te winnen hoef je er
    maar één aan te wijzen.
rules-quarto-lines-who = Het maakt niet uit wie de andere drie stukken heeft geplaatst.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Een rij alleen is niet genoeg. Je moet ‘Quarto!’ roepen en de vier hokjes
    aanwijzen; dan win je meteen.
rules-quarto-calling-placer =
    Nadat je je stuk hebt geplaatst en voordat je het volgende geeft: je mag
    Quarto roepen met een rij die jouw stuk zojuist heeft voltooid.
rules-quarto-calling-receiver =
    Nadat je een stuk hebt gekregen en voordat je het plaatst: je mag Quarto
    roepen met een rij die het laatste stuk van je tegenstander heeft
    voltooid, als je tegenstander dat niet heeft gedaan.
rules-danish-calling-receiver =
    Nadat je een stuk hebt gekregen en voordat je het plaatst: je mag Quarto
    roepen met elke rij die nog telt. In onze interpretatie ook met je eigen
    rij, als je die had gemist.
rules-quarto-calling-others =
    Volgens de boekjes wint de speler die als eerste roept. Hier mag alleen
    roepen wie aan de beurt is. Roept een ander, of roept iemand na het
    einde, dan wordt dat geweigerd en heeft het geen gevolgen: het telt niet
    als een onterechte Quarto.
rules-quarto-calling-silence =
    Zonder scheidsrechter verraadt niets dat er een rij is. Ernaar zoeken
    hoort bij het spel.
rules-quarto-calling-moments = Je mag op twee momenten Quarto roepen:
rules-danish-calling-reading =
    Het Deense boekje vraagt alleen om het woord. Hier wijs je in elke
    uitgave de vier hokjes aan.
rules-quarto-overlooked-give =
    Voltooi je een rij en geef je een stuk zonder te roepen, dan mag je
    tegenstander met die rij Quarto roepen voordat die het stuk plaatst,
    en zo winnen.
rules-quarto-overlooked-dead =
    Plaatst je tegenstander het stuk zonder te roepen, dan is de waarde
    van die rij verloren: die telt niet meer, voor geen enkel kenmerk, en
    het spel gaat door.
rules-quarto-overlooked-new =
    De boekjes zeggen niet wat er met de stukken gebeurt. Hier kunnen de
    stukken van zo’n rij nog bij een nieuwe rij horen, in een andere
    richting.
rules-danish-overlooked =
    Een rij waarmee niemand Quarto heeft geroepen, telt tot beide spelers
    elk een stuk hebben geplaatst. Dan is de waarde van die rij verloren:
    die telt niet meer, voor geen enkel kenmerk, en het spel gaat door.
    Een voorbeeld:
rules-danish-overlooked-first =
    Ada voltooit een rij en geeft Bo een stuk zonder te roepen. Bo mag
    Quarto roepen voordat hij zijn stuk plaatst.
rules-danish-overlooked-second =
    Bo plaatst zijn stuk zonder te roepen en geeft Ada een stuk. In onze
    interpretatie mag Ada nu alsnog Quarto roepen met haar rij, voordat ze
    haar stuk plaatst.
rules-danish-overlooked-third =
    Ada plaatst haar stuk zonder te roepen. Nu hebben beiden een stuk
    geplaatst, en de waarde van de rij is verloren.
rules-danish-overlooked-reading =
    Volgens het boekje telt een gemiste rij niet meer ‘als beide spelers
    elk een stuk hebben geplaatst’. Wij tellen de stukken die worden
    geplaatst na het stuk dat de rij voltooide. Zou dat stuk ook
    meetellen, dan was de waarde van de rij een beurt eerder verloren,
    net als in de klassieke uitgave.
rules-danish-overlooked-maker =
    Het boekje noemt alleen de tegenstander als degene die met een
    gemiste rij Quarto mag roepen. Hier mag wie de rij heeft gemaakt dat
    ook. Nadat je een stuk hebt geplaatst en voordat je het volgende
    geeft, mag je alleen Quarto roepen met wat je eigen stuk net heeft
    voltooid.
rules-quarto-false =
    Een Quarto is onterecht als de vier hokjes die je aanwijst geen rij zijn
    waarmee je nu Quarto mag roepen:
rules-quarto-false-place =
    De hokjes liggen niet op één horizontale of verticale lijn of op een
    lange diagonaal (en ook niet in een vierkant van 2×2, als vierkanten
    tellen).
rules-quarto-false-free = Een van de hokjes is vrij.
rules-quarto-false-share = De vier stukken delen niets dat telt.
rules-quarto-false-late = De waarde van de rij is verloren.
rules-danish-false-late =
    De waarde van de rij is verloren; of je hebt net een stuk geplaatst
    en het is een oudere rij, die niet door dit stuk is voltooid.
rules-quarto-false-reading =
    In geen enkel boekje staat wat er dan gebeurt. Hier wordt een onterechte
    Quarto geweigerd, je hoort waarom, en het wordt in het partijverslag
    genoteerd. Je beurt gaat door.
rules-quarto-false-three =
    Na drie onterechte Quarto’s in één beurt kun je in die beurt niet meer
    roepen.
rules-quarto-false-option =
    Jullie mogen vóór het spel afspreken dat je bij een onterechte Quarto
    meteen verliest.
rules-quarto-referee =
    Geen enkel boekje kent een scheidsrechter, maar hier kun je er wel mee
    spelen. De scheidsrechter ziet elke rij: voltooi je er een, dan win je
    meteen, en er wordt nooit een rij gemist.
rules-quarto-referee-calls = Met een scheidsrechter roep je niet: het is niet nodig.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win =
    Overwinning: een speler roept op tijd ‘Quarto!’ en wijst een rij van
    vier stukken aan die een waarde delen die telt.
rules-quarto-end-draw = Gelijkspel: alle zestien stukken zijn geplaatst en niemand heeft gewonnen.
rules-quarto-end-reading =
    Na het zestiende stuk valt er niets meer te geven. Wie het heeft
    geplaatst, mag roepen of daarvan afzien. Daarna mag de tegenstander,
    alsof die net een stuk had gekregen, Quarto roepen met elke rij die
    nog telt, of daarvan afzien. Pas dan is het gelijkspel.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Spreek vóór het spel af dat maar één, twee of drie van de vier kenmerken
    tellen.
rules-quarto-beginners-example =
    Telt bijvoorbeeld alleen de kleur, dan vormen vier stukken van één kleur
    een rij, en verder niets.
rules-quarto-beginners-reading =
    Hier kun je preciezer kiezen: elk van de acht waarden mag tellen,
    minstens één. Vier stukken die een waarde delen die telt, vormen een
    rij. Om een heel kenmerk te laten tellen, kies je beide waarden ervan.
rules-danish-beginners =
    Spreek vóór het spel af welke waarden tellen, zoals donker of hoog,
    zoveel als jullie willen.
rules-danish-beginners-example =
    Telt bijvoorbeeld alleen donker, dan vormen vier donkere stukken een
    rij, welke vorm ze ook hebben, maar vier lichte niet.
rules-danish-beginners-reading =
    Wij lezen dat zo: elk van de acht waarden mag tellen, minstens één, en
    vier stukken die een waarde delen die telt, vormen een rij. Het
    voorbeeld in het boekje kan ook betekenen dat alleen donkere stukken een
    rij vormen, op elk kenmerk behalve de vorm. Om een heel kenmerk te laten
    tellen, kies je beide waarden ervan.
rules-danish-beginners-free =
    Telt alleen donker, speel dan met vrije kleuren: met eigen kleuren zou
    wie licht heeft geen rij kunnen maken.
rules-quarto-advanced =
    Vierkanten: vier stukken die een waarde delen en een blok van twee
    bij twee hokjes vullen, tellen ook als een rij. Dat zijn 9 rijen
    extra, 19 in totaal.
rules-danish-advanced = Voor geoefende spelers zijn er twee opties. Kies er een of allebei.
rules-danish-advanced-free =
    Vrije kleuren: niemand heeft een kleur, en je mag elk stuk geven dat
    over is.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Twee spelers, tegen elkaar.
rules-quarto-players-reading =
    Hier kun je ook deze uitgave in teams spelen, en aan een tafel kan de
    winnaar blijven zitten (doorschuiven).
rules-quarto-players-more = Hoe dat gaat: de pagina van de Deense uitgave
rules-danish-players =
    Twee spelers, twee tegen twee, of twee teams van elke grootte.
rules-danish-players-round = Het boekje zegt dat het spel kan ‘rondgaan’, maar niet hoe.
rules-danish-teams-order =
    In het boekje staat niet hoe een team speelt. Hier spelen
    teamgenoten om de beurt: in elke beurt plaatst één persoon een stuk
    en geeft het volgende. De eerste speler van team A geeft het eerste
    stuk; dan komen de eerste van team B, de tweede van team A, de
    tweede van team B, enzovoort.
rules-danish-teams-call =
    Alleen wie aan de beurt is, mag roepen. Na het zestiende stuk heeft de
    volgende persoon van het andere team de laatste kans om te roepen. Een
    team wint of verliest samen.
rules-danish-round-reading =
    Hier betekent dat doorschuiven: anderen kunnen in een wachtrij gaan
    staan, en na elk spel gaat de plaats van de verliezer naar de
    volgende in de wachtrij; na gelijkspel maakt plaats wie er het
    langst zit.
rules-quarto-time =
    Een spel duurt 10 tot 20 minuten. In een toernooi kun je de spelers één
    minuut per zet geven.
rules-danish-time =
    Een spel duurt 5 tot 20 minuten. Het boekje kent geen tijdslimiet, maar
    hier kun je ook deze uitgave met een klok spelen.
rules-quarto-time-move =
    Een zet is een stuk plaatsen en het volgende geven, en ook het
    allereerste stuk geven is een zet. Je kiest hoeveel tijd je hebt, of
    speelt zonder klok.
rules-quarto-time-calls =
    Roepen valt binnen dezelfde tijd, en een onterechte Quarto laat de
    klok niet opnieuw beginnen. Is je tijd om, dan verlies je.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Hier kun je dit alles vrij combineren, in elke uitgave: bijvoorbeeld
    vierkanten, eigen kleuren, maar twee kenmerken en een scheidsrechter.
rules-quarto-combining-colours =
    Eigen kleuren: elke speler heeft een kleur en krijgt alleen stukken van
    die kleur, zoals in de Deense uitgave. Vrije kleuren: je mag elk stuk
    geven dat over is.
rules-quarto-combining-not =
    Alleen tegengestelde opties sluiten elkaar uit: kleuren zijn eigen of
    vrij, en met een scheidsrechter roept niemand, dus dan kan niemand door
    een onterechte Quarto verliezen.
rules-editions-same =
    Er zijn drie uitgaven van Quarto. Wat hier niet genoemd wordt, is in
    alle drie gelijk.
rules-editions-pieces =
    Stukken: de klassieke en de Deense uitgave hebben houten stukken, de
    derde heeft paddenstoelen. Voor de regels maakt dat niet uit.
rules-editions-colours =
    Kleuren: in de Deense uitgave heeft ieder een kleur en krijgt alleen
    stukken van die kleur. In de andere twee mag je elk stuk geven dat over
    is.
rules-editions-overlooked =
    Gemiste rijen: in de klassieke uitgave en die met paddenstoelen is
    de waarde van een rij verloren zodra de ontvanger het stuk plaatst
    zonder te roepen. In de Deense telt een rij tot beide spelers nog
    een stuk hebben geplaatst nadat de rij is gemaakt (onze
    interpretatie).
rules-editions-showing =
    Aanwijzen: de klassieke regels en die met paddenstoelen vragen je de rij
    aan te wijzen, de Deense alleen het woord te zeggen.
rules-editions-beginners =
    Kinderen en beginners: in de klassieke uitgave en die met paddenstoelen
    tellen één, twee of drie kenmerken; in de Deense de waarden die je
    kiest, bijvoorbeeld alleen donker.
rules-editions-advanced =
    Geoefende spelers: vierkanten in alle drie de uitgaven; in de Deense ook
    vrije kleuren.
rules-editions-players =
    Spelers: alleen het Deense boekje noemt teams en zegt dat het spel
    kan ‘rondgaan’ (hier: doorschuiven).
rules-editions-time =
    Tijd: 10 tot 20 minuten per spel en, als je wilt, één minuut per zet in
    toernooien; in de Deense uitgave 5 tot 20 minuten en geen limiet per
    zet.

## Both games: at the table

rules-table = De boekjes zeggen hier niets over. Dit zijn onze eigen regels:
rules-table-resign = Je mag opgeven. Dan wint de tegenpartij.
rules-table-draw =
    Je mag gelijkspel voorstellen. Het wordt alleen gelijkspel als alle
    anderen het voorstel vóór de volgende zet aannemen.
rules-table-back = Een zet terugnemen kan alleen als iedereen akkoord is.
rules-table-leave =
    Met twee spelers verlies je als je opgeeft of je tijd om is. Met drie of
    vier doe je niet meer mee: je kaarten blijven verborgen, je beurten
    worden overgeslagen, en wie als laatste overblijft, wint.
rules-table-back-cards =
    Een zet terugnemen kan alleen als iedereen akkoord is, en nooit verder
    terug dan een kaart die getoond of gemaakt is.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box =
    Quartino is voor 2 tot 4 spelers van 7 tot 99 jaar. Een spel duurt
    ongeveer 20 minuten.
rules-quartino-box-board =
    Een speelbord: een wiel met negen vakken, één in het midden en acht
    eromheen op de rand.
rules-quartino-box-tokens = 28 fiches: zeven gele, zeven blauwe, zeven groene en zeven roze.
rules-quartino-box-cards = 24 kaarten, en 4 kaarthouders om ze in te zetten.
rules-quartino-box-reading =
    De boekjes geven de aantallen. Het wiel en de namen van de kleuren komen
    van foto’s en besprekingen van het spel.
rules-quartino-cards =
    Een kaart toont een kwart van het wiel: het midden en drie vakken naast
    elkaar op de rand, elk met een kleur.
rules-quartino-cards-deck =
    We kennen de kaarten alleen van foto’s. Vier kleuren passen op precies
    24 manieren op vier vakken, en er zijn 24 kaarten, dus we nemen aan dat
    elke manier één keer voorkomt. Heb je andere kaarten, dan kan een
    partijverslag een andere set kaarten noemen.
rules-quartino-cards-turn =
    Een kaart past overal rond het bord, in acht standen. Spiegelen mag
    niet: de drie kleuren op de rand moeten elkaar met de klok mee
    opvolgen, zoals op de kaart.
rules-quartino-aim =
    Maak als eerste alle vier je kaarten. Je maakt een kaart als de vier
    kleuren ervan in dezelfde volgorde bovenop liggen, waar ook rond het
    bord, en je Quartino roept.
rules-quartino-aim-others =
    Iedereen bouwt op hetzelfde speelbord. De fiches van de anderen
    kunnen je helpen of je plan in de war sturen.
rules-quartino-setup-board =
    Leg het speelbord in het midden en de fiches ernaast, op kleur
    gesorteerd. Dat is de voorraad.
rules-quartino-setup-cards =
    Schud de kaarten. Ieder neemt een kaarthouder, trekt in het geheim vier
    kaarten en zet ze erin, zodat niemand anders ze ziet.
rules-quartino-setup-rest =
    De boekjes noemen de andere kaarten niet. Hier blijven ze ongezien
    buiten het spel.
rules-quartino-setup-first = De jongste begint. Er wordt met de klok mee gespeeld.
rules-quartino-setup-reading =
    Hier zeggen jullie wie de jongste is; anders wordt er geloot.
    Bij een revanche begint de volgende speler, zonder opnieuw te loten.
rules-quartino-players = Twee, drie of vier spelers, ieder voor zich.
rules-quartino-players-cards =
    Elke speler heeft vier kaarten, met hoeveel je ook speelt. Met twee
    spelers blijven er dus 16 kaarten buiten het spel, met drie 12 en met
    vier 8.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Een beurt heeft drie stappen, altijd in deze volgorde.
rules-quartino-turn-check =
    Kijk of de situaties ‘vier gelijke’ en ‘stapel’ op het bord voorkomen.
rules-quartino-turn-place = Leg één fiche, of meer als je een situatie hebt gemeld.
rules-quartino-turn-make = Maak Quartino’s, als je ze ziet. Dan is je beurt voorbij.
rules-quartino-placing =
    Neem een fiche uit de voorraad, van welke kleur je maar wilt, en leg die
    op een vak van het bord naar keuze.
rules-quartino-placing-column =
    Het vak mag leeg zijn, of je legt je fiche boven op andere. Fiches op
    elkaar vormen een stapel.
rules-quartino-placing-gone =
    Een kleur waarvan geen fiche meer in de voorraad is, kun je niet kiezen.

## Quartino: making cards (T6)

rules-quartino-make = Alleen de bovenste fiche van elk vak telt, wie die ook heeft gelegd.
rules-quartino-make-call =
    Denk je dat de bovenste fiches bij een van je kaarten passen, roep
    dan ‘Quartino’ en laat de kaart en de vier vakken zien. Heb je
    gelijk:
rules-quartino-make-card = De kaart gaat uit je kaarthouder: je hebt hem gemaakt.
rules-quartino-make-tokens =
    De vier bovenste fiches gaan terug naar de voorraad. De fiches eronder
    liggen nu boven.
rules-quartino-make-place = Je moet een fiche nemen en die neerleggen waar je maar wilt.
rules-quartino-make-again =
    Passen de bovenste fiches nu bij nog een van je kaarten, dan mag je
    weer roepen, enzovoort.
rules-quartino-make-reading =
    Hier mag je pas roepen als je alles hebt gelegd en opgeruimd wat in deze
    beurt moet.
rules-quartino-wrong =
    Past je kaart niet bij de vier vakken die je laat zien, dan gaat hij
    terug in je kaarthouder en is je beurt voorbij.
rules-quartino-wrong-seen = De anderen hebben deze kaart nu gezien.
rules-quartino-wrong-reading =
    Een kaart die je niet hebt, kun je niet laten zien. Probeer je het
    toch, dan wordt dat geweigerd en gaat je beurt door.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Liggen er aan het begin van je beurt vier of meer fiches van één
    kleur op het bord, dan is dat ‘vier gelijke’ (de boekjes zeggen ‘4
    kleuren’). Fiches die in een stapel verborgen zijn, tellen mee.
rules-quartino-four-say =
    Merk je het op, meld dan ‘vier gelijke’. Je moet dan één fiche meer
    leggen: twee in plaats van één.
rules-quartino-four-reading =
    Het telt één keer per beurt, ook als er van meer kleuren vier of meer
    fiches liggen.
rules-quartino-column =
    Heeft aan het begin van je beurt een stapel vier of meer fiches, dan is
    dat ‘stapel’. De kleuren doen er niet toe.
rules-quartino-column-say =
    Merk je het op, meld dan ‘stapel’ en wijs hem aan. Leg eerst de hele
    stapel terug in de voorraad. Daarna moet je één fiche meer leggen: twee
    in plaats van één.
rules-quartino-column-reading =
    Er telt maar één stapel per beurt, ook als er meer zijn. Jij kiest
    welke.
rules-quartino-both =
    Merk je ze allebei op, meld ze dan allebei. Je moet drie fiches leggen
    en de stapel opruimen, in de volgorde die je wilt.
rules-quartino-both-last =
    Je mag de stapel zelfs als laatste opruimen. Een fiche die je erop hebt
    gelegd, gaat dan mee terug.
rules-quartino-both-start =
    Alleen het begin van je beurt telt: wat je in je beurt doet, maakt geen
    nieuwe situatie en haalt er geen weg.
rules-quartino-both-wait =
    Pas als dit allemaal gedaan is, kun je ‘Quartino’ roepen of je beurt
    beëindigen.
rules-quartino-noticing =
    Situaties tellen alleen als je ze meldt, Quartino’s alleen als je ze
    roept. Meld je niets, dan leg je gewoon één fiche; er is geen straf.
rules-quartino-noticing-silence =
    Zonder scheidsrechter verraadt niets wat je zou kunnen melden of roepen.
rules-quartino-noticing-wrong =
    Meld je een situatie die er niet is, dan hoor je waarom, en verder
    verandert er niets.
rules-quartino-noticing-once =
    Je mag elke situatie één keer per beurt melden, voordat je je eerste
    fiche legt.
rules-quartino-referee =
    Geen enkel boekje kent een scheidsrechter, maar hier kun je er wel mee
    spelen. Dan meldt niemand situaties: de scheidsrechter ziet ze, en je
    moet de extra fiches leggen en één stapel opruimen.
rules-quartino-referee-call =
    Of je ‘Quartino’ roept, kies je nog steeds zelf, en alleen jij krijgt
    een hint als het kan. Een onterechte Quartino wordt geweigerd en je
    beurt gaat door, maar de anderen hebben de kaart gezien.
rules-quartino-first-games =
    Om het spel te leren laat je de situaties ‘vier gelijke’ en ‘stapel’
    weg. Dan leg je per beurt één fiche en maak je Quartino’s als je ze
    ziet.
rules-quartino-first-games-name = Hier heten deze regels ‘Quartino, eerste potjes’.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Je wint zodra de laatste kaart uit je kaarthouder gaat. De vier fiches
    blijven op het bord liggen, en er wordt niets meer gelegd.
rules-quartino-long =
    Kaarten worden één voor één gemaakt, dus bij een gewoon einde is er
    maar één winnaar. De boekjes zeggen niet wat er gebeurt als de
    voorraad leeg is of een spel niet eindigt.
rules-quartino-long-empty =
    Je slaat het leggen alleen over als de voorraad leeg is en je geen
    stapel hoeft op te ruimen. Dan mag je roepen of je beurt beëindigen.
rules-quartino-long-skipped =
    Wordt er een hele ronde lang niets gelegd, opgeruimd of geroepen, dan is
    het gelijkspel.
rules-quartino-long-repeated =
    Het is ook gelijkspel als dezelfde stand op het bord, met dezelfde
    stapels en dezelfde speler aan het begin van een beurt, voor de
    derde keer voorkomt zonder dat er intussen een kaart is gemaakt.
rules-quartino-long-limit =
    Na 200 beurten in totaal, of een ander aantal dat je kiest, is het
    spel afgelopen. Wie de meeste kaarten heeft gemaakt, wint; bij
    gelijke stand wordt de overwinning gedeeld.
rules-quartino-secrets = Dit zie je altijd, en verder niets:
rules-quartino-secrets-board = Het speelbord en de voorraad.
rules-quartino-secrets-own = Je eigen kaarten.
rules-quartino-secrets-made = De kaarten die iemand heeft gemaakt.
rules-quartino-secrets-shown = De kaarten die bij een onterechte Quartino zijn getoond.
rules-quartino-secrets-left = Hoeveel kaarten ieder van de anderen nog heeft.
rules-quartino-secrets-rest = De kaarten die niet zijn uitgedeeld, blijven geheim tot het einde.

## Quartino: the two printings

rules-quartino-printings =
    We kennen het boekje in twee drukken, een Tsjechische en een Italiaanse.
    Ze beschrijven hetzelfde spel, met dezelfde stappen en aantallen, en
    verschillen alleen in details.
rules-quartino-printings-check =
    Een Quartino controleren: in de Tsjechische druk doen alle anderen dat,
    in de Italiaanse één andere speler. Hier gaat het automatisch.
rules-quartino-printings-must =
    Extra fiches: volgens de Italiaanse druk moet je ze leggen, volgens de
    Tsjechische leg je ze gewoon. Hier moet het.
rules-quartino-printings-end =
    Het einde: in de Tsjechische druk wint wie als eerste alle eigen kaarten
    heeft gemaakt, in de Italiaanse wie de laatste kaart uit de kaarthouder
    neemt. Dat is hetzelfde moment.

## What the figures show

rules-figure-classic-pieces =
    Alle zestien stukken: acht lichte en acht donkere. In elke kleur komt
    elke combinatie van hoog of laag, rond of vierkant, vol of hol één keer
    voor.
rules-figure-mushrooms-pieces =
    Alle zestien paddenstoelen: acht rode en acht blauwe. In elke kleur komt
    elke combinatie van groot of klein, puntig of plat, met of zonder
    stippen één keer voor.
rules-figure-classic-turn =
    Er staan drie stukken op het bord. Het volgende, dat donker, laag,
    vierkant en hol is, is gegeven en moet nu worden geplaatst.
rules-figure-mushrooms-turn =
    Er staan drie paddenstoelen op het bord. De volgende, die blauw, klein
    en plat is en geen stippen heeft, is gegeven en moet nu worden
    geplaatst.
rules-figure-classic-line =
    Een rij: de tweede lijn van onderen is compleet. De stukken zijn licht
    en donker, hoog en laag, rond en vierkant, maar alle vier hol.
rules-figure-mushrooms-line =
    Een rij: de tweede lijn van onderen is compleet. De paddenstoelen zijn
    rood en blauw, groot en klein, puntig en plat, maar alle vier zonder
    stippen.
rules-figure-classic-receiver =
    Niemand heeft Quarto geroepen met de rij van vier holle stukken (die
    is hier alleen gemarkeerd om hem te laten zien), en het volgende
    stuk is gegeven. Wie het heeft gekregen, mag nog Quarto roepen
    voordat die het plaatst.
rules-figure-mushrooms-receiver =
    Niemand heeft Quarto geroepen met de rij van vier paddenstoelen
    zonder stippen (die is hier alleen gemarkeerd om hem te laten zien),
    en de volgende paddenstoel is gegeven. Wie hem heeft gekregen, mag
    nog Quarto roepen voordat die hem plaatst.
rules-figure-classic-square =
    Vier lage stukken vullen het vierkant van 2×2 hokjes midden op het bord.
rules-figure-mushrooms-square =
    Vier kleine paddenstoelen vullen het vierkant van 2×2 hokjes midden op
    het bord.
rules-figure-wheel = Het lege speelbord: één vak in het midden, acht op de rand.
rules-figure-card =
    Een kaart: geel in het midden en op de rand, met de klok mee, blauw,
    groen en roze.
rules-figure-column-placed =
    Zes fiches op het bord. Op het gemarkeerde vak 7 ligt een blauwe
    fiche op een gele: een stapel van twee.
rules-figure-quartino =
    De gemarkeerde bovenste fiches passen bij een kaart: geel in het
    midden en, met de klok mee op de vakken 7, 8 en 1, blauw, groen en
    roze. Twee ervan liggen op andere fiches; alleen de bovenste tellen.
rules-figure-four-colours =
    Op de gemarkeerde vakken liggen vier blauwe fiches: in het midden en
    op de vakken 1, 4 en 7. Die op vak 1 is verborgen onder een gele
    fiche.
rules-figure-column =
    Het gemarkeerde vak 3 heeft een stapel van vier fiches: onderop
    roze, dan blauw, groen en geel.

## Credits

rules-quarto-credits = Quarto is een spel van Blaise Müller, uitgegeven door Gigamic.
rules-quartino-credits = Quartino is een spel van Petr Doubek (Loris Games), uitgegeven door Djeco.
rules-credits-independent =
    Fourfold is een onafhankelijk project, niet verbonden met de auteurs
    of uitgevers en niet door hen ondersteund. De regels staan hier in
    onze eigen woorden.
