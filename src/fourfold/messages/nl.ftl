### Fourfold: Nederlands
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: as in a predicate, without ending.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = Nederlands

## Traits and their values, as said of a piece

trait-colour = kleur
trait-height = hoogte
trait-shape = vorm
trait-body = vulling
value-light = licht
value-dark = donker
value-tall = hoog
value-short = laag
value-round = rond
value-square = vierkant
value-solid = vol
value-hollow = hol

## The same traits and values, as said of a mushroom

mushroom-trait-colour = kleur
mushroom-trait-height = grootte
mushroom-trait-shape = hoed
mushroom-trait-body = stippen
mushroom-light = rood
mushroom-dark = blauw
mushroom-tall = groot
mushroom-short = klein
mushroom-round = puntig
mushroom-square = plat
mushroom-solid = met stippen
mushroom-hollow = zonder stippen

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = speelbord
word-square = hokje
word-piece = speelstuk
word-trait = kenmerk
word-line = rij
word-two-by-two = vierkant
word-call = Quarto roepen
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = geven
word-place = plaatsen
word-decline = niet roepen
word-beginners = kinderen en beginners
word-advanced = geoefende spelers
word-team = team
word-going-round = doorschuiven
word-draw = gelijkspel
word-win = overwinning
word-space = vak
word-rim = rand
word-centre = midden
word-token = fiche
word-reserve = voorraad
word-card = kaart
word-rack = kaarthouder
word-column = stapel
word-four-colours = vier gelijke
word-turn = beurt
word-clockwise = met de klok mee
word-deck = kaartspel
word-player = speler
word-seat = plaats

## Colours of Quartino's tokens

token-Y = geel
token-B = blauw
token-G = groen
token-P = roze

## Rule sets

preset-classic = Klassiek
preset-classic-about = Houten stukken, en je wint door op tijd Quarto te roepen.
preset-mushrooms = Paddenstoelen
preset-mushrooms-about = De klassieke regels met paddenstoelen: rood of blauw, groot of klein, puntig of plat, met of zonder gele stippen.
preset-danish = Deens
preset-danish-about = Je krijgt alleen stukken van je eigen kleur, en met een gemiste rij mag je iets langer Quarto roepen (onze interpretatie).
preset-quartino = Quartino
preset-quartino-about = Leg gekleurde fiches op het bord. Wie als eerste alle vier de eigen kaarten maakt, wint.
preset-quartino-first = Quartino, eerste potjes
preset-quartino-first-about = Quartino zonder de situaties ‘vier gelijke’ en ‘stapel’.

## Options: $number is a whole number

option-squares = Vierkanten
    .about = Vier stukken in een vierkant van 2×2 tellen als een rij.
option-traits = Gekozen kenmerken
    .about = Alleen de kenmerken die je kiest tellen voor een rij.
option-values = Gekozen waarden
    .about = Alleen de waarden die je kiest tellen voor een rij, zoals donker en laag.
option-owned = Eigen kleuren
    .about = Iedereen krijgt alleen stukken van de eigen kleur. Wie het eerste stuk krijgt, heeft licht.
option-owned-dark = Eigen kleuren, donker eerst
    .about = Iedereen krijgt alleen stukken van de eigen kleur. Wie het eerste stuk krijgt, heeft donker.
option-free = Vrije kleuren
    .about = Je mag elk stuk geven dat nog over is, welke kleur het ook heeft.
option-players = Zelf opletten
    .about = { $game ->
        [quartino] Zoals in de spelregels: situaties en Quartino’s tellen alleen als je ze opmerkt en meldt. Na een onterechte Quartino heeft iedereen je kaart gezien en is je beurt voorbij.
        [quartino-first] Zoals in de spelregels: een Quartino telt alleen als je hem opmerkt en roept. Na een onterechte Quartino heeft iedereen je kaart gezien en is je beurt voorbij.
       *[quarto] Zoals in de spelregels: een rij telt alleen als je die opmerkt en Quarto roept.
    }
option-referee = Scheidsrechter
    .about = { $game ->
        [quartino] De scheidsrechter ziet alles en zegt wanneer je extra fiches legt of een stapel opruimt. Na een onterechte Quartino heeft iedereen je kaart gezien, maar je beurt gaat door.
        [quartino-first] De scheidsrechter ziet elke Quartino. Na een onterechte Quartino heeft iedereen je kaart gezien, maar je beurt gaat door.
       *[quarto] De scheidsrechter ziet elke rij: wie er een voltooit, wint meteen.
    }
option-lose-on-false-call = Verliezen bij onterechte Quarto
    .about = Je verliest het spel als je ‘Quarto!’ roept en de vier hokjes die je aanwijst geen rij zijn waarmee je nu Quarto mag roepen.
option-turn = { $number ->
        [one] { $number } seconde per beurt
       *[other] { $number } seconden per beurt
    }
    .about = Maak elke beurt op tijd af, anders verlies je.
option-turns = { $number ->
        [one] Hoogstens { $number } beurt
       *[other] Hoogstens { $number } beurten
    }
    .about = Na zoveel beurten in totaal wint wie de meeste kaarten heeft gemaakt. Bij gelijke stand wordt de overwinning gedeeld.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Gelijkspel
outcome-won = { $count ->
        [one] { $winners } wint
       *[other] { $winners } delen de overwinning
    }
reason-call = Quarto geroepen
reason-line = rij voltooid
reason-false-call = onterechte Quarto van de tegenpartij
reason-full-board = alle zestien stukken geplaatst
reason-resign = door opgave
reason-time = tijd verstreken
reason-abandoned = een speler heeft het spel verlaten
reason-agreement = in onderling overleg
reason-cards = alle kaarten gemaakt
reason-repetition = drie keer dezelfde stelling
reason-skipped = een hele ronde zonder mogelijke zet
reason-turn-limit = maximumaantal beurten bereikt

## Quarto in the rules page

rules-quarto-intro =
    Quarto, een spel van Blaise Müller uitgegeven door Gigamic, speel je met
    z’n tweeën of in twee teams. Jullie spelen met dezelfde zestien stukken,
    en je tegenstander kiest welk stuk jij moet plaatsen. Een spel duurt 10
    tot 20 minuten (in de Deense uitgave 5 tot 20).
quarto-in-short =
    Kies een stuk en geef het aan je tegenstander, die het op een vrij
    hokje naar keuze plaatst en daarna jou een stuk geeft.

    Vier stukken naast elkaar, onder elkaar of op een lange diagonaal
    die iets gemeenschappelijk hebben (allemaal hoog, bijvoorbeeld, of
    allemaal hol) vormen een rij.

    Voltooi je een rij, roep dan ‘Quarto!’ voordat je het volgende stuk
    geeft, en je wint.

    Mist je tegenstander een rij, roep dan ‘Quarto!’ voordat je je stuk
    plaatst, en je wint.

    Zijn alle stukken geplaatst en heeft niemand gewonnen, dan is het
    gelijkspel.

rule-q1-title = Bord en stukken
rule-q1-text =
    Quarto speel je op een bord van 4×4 hokjes met 16 stukken, één voor elke
    combinatie van vier kenmerken met elk twee waarden. De klassieke houten
    stukken zijn licht of donker, hoog of laag, rond of vierkant, vol of
    hol. De paddenstoelen zijn, in dezelfde volgorde, rood of blauw, groot
    of klein, met een puntige of een platte hoed, met of zonder gele
    stippen. Voor de regels doen alleen de vier kenmerken ertoe, niet met
    welke set je speelt. Bij het begin staan de stukken naast het bord; in
    de Deense uitgave in twee groepen, licht en donker.
rule-q2-title = Wie begint
rule-q2-text =
    Er wordt geloot wie begint. Die speler plaatst niets, maar kiest een
    stuk en geeft het aan de tegenstander. Bij een revanche begint de
    volgende speler, zonder opnieuw te loten (onze interpretatie).
rule-q3-title = Een beurt
rule-q3-text =
    Plaats het stuk dat je hebt gekregen op een vrij hokje naar keuze. Geef
    je tegenstander daarna een van de stukken die nog over zijn.
rule-q4-title = Rijen
rule-q4-text =
    Een rij bestaat uit vier stukken naast elkaar, onder elkaar of op een
    van de twee lange diagonalen (10 rijen in totaal) die minstens één
    waarde delen die telt: vier hoge stukken bijvoorbeeld, of vier holle. Ze
    mogen meer waarden delen, en één stuk kan meerdere rijen tegelijk
    voltooien. Het maakt niet uit wie de andere drie stukken heeft
    geplaatst.
rule-q5-title = Quarto roepen
rule-q5-text =
    Als de spelers zelf opletten, is een rij maken niet genoeg: om te
    winnen moet je ‘Quarto!’ roepen en de rij aanwijzen, en niets op het
    scherm verraadt dat er een is. Alleen wie aan de beurt is, mag
    roepen (onze interpretatie; volgens de boekjes wint wie als eerste
    roept). Roept een ander, of roept iemand na afloop, dan wordt dat
    geweigerd, maar het telt niet als een onterechte Quarto. Nadat je je
    stuk hebt geplaatst en voordat je het volgende geeft, mag je Quarto
    roepen met een rij die jouw stuk heeft voltooid, en dan win je. Geef
    je een stuk zonder te roepen, dan mag alleen de ontvanger met die
    rij nog Quarto roepen, en alleen voordat die het stuk plaatst; dan
    wint de ontvanger. Plaatst de ontvanger het stuk zonder te roepen,
    dan is de waarde van de rij voor de rest van het spel verloren, voor
    elk kenmerk (klassiek en paddenstoelen). In de Deense uitgave is de
    waarde van een rij verloren als beide spelers elk een stuk hebben
    geplaatst. Wij tellen de stukken die na het ontstaan van de rij
    worden geplaatst, en tot dan mag iedereen die net een stuk heeft
    gekregen Quarto roepen, ook wie de rij zelf heeft gemaakt (onze
    interpretatie; je kunt het boekje ook lezen als de klassieke regel,
    en het noemt alleen de tegenstander). Na het zestiende stuk wordt er
    niets meer gegeven: wie het heeft geplaatst, mag roepen of daarvan
    afzien; daarna mag de tegenstander Quarto roepen met elke rij die
    nog telt, of daarvan afzien; en dan is het gelijkspel (onze
    interpretatie). Een Quarto is onterecht als de aangewezen hokjes
    geen rij zijn, niets delen dat telt, of een rij vormen die niet meer
    telt. Een onterechte Quarto wordt met de reden geweigerd, komt in
    het partijverslag en verandert verder niets, maar na drie in één
    beurt mag je in die beurt niet meer roepen. Spreken jullie dat vóór
    het spel af, dan verlies je juist bij een onterechte Quarto (onze
    interpretatie).
rule-q6-title = Met scheidsrechter
rule-q6-text =
    De scheidsrechter ziet elke rij: voltooi je er een, dan win je meteen.
    Niemand hoeft te roepen, dus roepen mag niet.
rule-q7-title = Gelijkspel
rule-q7-text =
    Zijn alle zestien stukken geplaatst en heeft niemand gewonnen, dan is
    het gelijkspel.
rule-q8-title = Kinderen en beginners
rule-q8-text =
    Om te beginnen laat je maar één, twee of drie van de vier kenmerken
    tellen, zoals de Franse en de Nederlandse regels voorstellen. Volgens de
    Deense regels kun je kiezen welke waarden tellen, bijvoorbeeld ‘alleen
    de donkere stukken, welke vorm ze ook hebben’. Elk van de acht waarden
    mag dus tellen, minstens één, en vier stukken die er een delen vormen
    een rij (onze interpretatie; het voorbeeld kan ook betekenen dat alleen
    donkere stukken tellen, op elk kenmerk behalve de vorm). Om een heel
    kenmerk te laten tellen, kies je beide waarden ervan. Telt alleen
    donker, speel dan met vrije kleuren: met eigen kleuren zou wie licht
    heeft geen rij kunnen maken (onze interpretatie).
rule-q9-title = Geoefende spelers
rule-q9-text =
    Vier stukken in een vierkant van 2×2, op vier aangrenzende hokjes
    van het bord, tellen als een rij. Dat geeft 9 rijen extra, 19 in
    totaal. In de Deense uitgave zijn vierkanten en vrije kleuren twee
    aparte opties voor geoefende spelers.
rule-q10-title = Eigen kleuren
rule-q10-text =
    In de Deense uitgave heeft elke speler een kleur, en je geeft je
    tegenstander altijd een stuk van diens kleur; zo plaatst ieder de acht
    stukken van de eigen kleur. In een rij mogen beide kleuren door elkaar
    staan, als de stukken een andere waarde delen die telt. Wie het eerste
    stuk krijgt, kiest een kleur; wie niet kiest, heeft licht (onze
    interpretatie). Geoefende spelers spelen met vrije kleuren: je mag elk
    stuk geven dat over is.
rule-q11-title = Spelers en teams
rule-q11-text =
    Je speelt met z’n tweeën; de Deense uitgave kent ook twee tegen
    twee, of twee teams van elke grootte. Teamgenoten spelen om en om de
    beurten van hun team, en in elke beurt plaatst één persoon een stuk
    en geeft het volgende; A1 geeft het eerste stuk, dan zijn B1, A2, B2
    enzovoort aan de beurt (onze interpretatie). Alleen wie aan de beurt
    is, mag roepen. Na het zestiende stuk heeft de volgende van het
    andere team de laatste kans om te roepen. Een team wint of verliest
    samen (onze interpretatie). Het Deense boekje zegt ook dat het spel
    kan ‘rondgaan’: hier wachten mensen in een wachtrij, en na elk spel
    gaat de plaats van de verliezer naar de volgende; na gelijkspel
    maakt plaats wie er het langst zit (onze interpretatie).
rule-q12-title = Tijd
rule-q12-text =
    In toernooien kun je spelers één minuut per zet geven; zonder
    tijdslimiet loopt er geen klok. Een zet is een stuk plaatsen en het
    volgende geven, en ook voor het eerste stuk dat wordt gegeven geldt een
    minuut (onze interpretatie). Roepen moet binnen die minuut, na een
    onterechte Quarto begint die niet opnieuw, en is je tijd om, dan verlies
    je (onze interpretatie).
rule-q13-title = Regels combineren
rule-q13-text =
    Al deze opties kun je vrij combineren: bijvoorbeeld vierkanten, eigen
    kleuren, maar twee kenmerken en een scheidsrechter. De regelsets zijn
    Klassiek, Paddenstoelen en Deens; elk heeft opties voor beginners en
    voor geoefende spelers.

## Quartino in the rules page

rules-quartino-intro =
    Quartino, een spel van Petr Doubek (Loris Games) uitgegeven door Djeco,
    is voor twee tot vier spelers van 7 tot 99 jaar. Fiche na fiche bouwen
    jullie allemaal op hetzelfde speelbord, en ieder heeft geheime kaarten
    om te maken. De fiches van de anderen kunnen je helpen of je plan in de
    war sturen. Een spel duurt ongeveer 20 minuten.
quartino-in-short =
    Trek vier kaarten en houd ze geheim. Een kaart vraagt om vier
    kleuren: één in het midden en drie naast elkaar op de rand, waar ook
    rond het bord.

    In je beurt leg je één fiche van een kleur naar keuze op een vak
    naar keuze, ook boven op andere fiches.

    Passen de bovenste fiches bij een van je kaarten, roep dan
    ‘Quartino’, leg de kaart opzij, leg de vier fiches terug en leg er
    nog één.

    Begint je beurt met vier of meer fiches van één kleur op het bord,
    meld dan ‘vier gelijke’ en leg één fiche extra. Begint je beurt met
    een stapel van vier of meer fiches, meld dan ‘stapel’, ruim die op
    en leg één fiche extra.

    Wie als eerste alle vier de eigen kaarten maakt, wint.

rule-t1-title = Bord, fiches en kaarten
rule-t1-text =
    Het bord is een wiel met negen vakken: acht op de rand en één in het
    midden. De 28 fiches, zeven van elke kleur (geel, blauw, groen en roze),
    liggen in een open voorraad, gesorteerd op kleur. Er zijn 24 kaarten en
    vier kaarthouders. De aantallen staan in de spelregels; het wiel en de
    namen van de kleuren komen uit foto’s en recensies van het spel.
rule-t2-title = De kaarten
rule-t2-text =
    Een kaart is een kwart van het wiel: het midden en drie naast elkaar
    liggende randvakken, elk met een kleur (onze interpretatie, naar
    foto’s). De 24 kaarten zijn de 24 manieren om vier kleuren over het
    midden en drie randvakken te verdelen; een partijverslag kan een andere
    set kaarten noemen (onze interpretatie). Een kaart past in elk van de
    acht standen van het wiel, nooit in spiegelbeeld (onze interpretatie).
rule-t3-title = Begin
rule-t3-text =
    Iedere speler trekt in het geheim vier kaarten. De andere kaarten
    blijven ongezien buiten het spel (onze interpretatie). De jongste begint
    (jullie zeggen wie dat is; anders wordt er geloot), en er wordt met de
    klok mee gespeeld. Bij een revanche begint de volgende speler, zonder
    opnieuw te loten (onze interpretatie).
rule-t4-title = Een beurt
rule-t4-text =
    Een beurt heeft drie stappen: kijk of er situaties op het bord zijn,
    leg je fiche of fiches, en maak dan Quartino’s.
rule-t5-title = Een fiche leggen
rule-t5-text =
    Neem één fiche van een kleur die nog in de voorraad is en leg die op een
    vak naar keuze. Het vak mag leeg zijn, of je legt je fiche boven op
    andere; zo ontstaat een stapel.
rule-t6-title = Een Quartino maken
rule-t6-text =
    Alleen de bovenste fiche van elk vak telt, wie die ook heeft gelegd.
    Als je alles hebt gelegd en opgeruimd wat in deze beurt moet (onze
    interpretatie), mag je ‘Quartino’ roepen en een van je kaarten en de
    vier vakken laten zien. Een kaart die je niet hebt, kun je niet
    laten zien: probeer je het toch, dan wordt dat geweigerd en gaat je
    beurt door. Heb je gelijk, dan gaat de kaart uit je kaarthouder en
    gaan die vier bovenste fiches terug naar de voorraad; de fiches
    eronder liggen nu bovenop. Je moet dan één fiche nemen en ergens
    neerleggen, en je mag weer roepen, enzovoort. Heb je het mis, dan
    gaat de kaart terug in je kaarthouder en is je beurt voorbij; de
    anderen hebben die kaart nu gezien.
rule-t7-title = Vier gelijke
rule-t7-text =
    Liggen er aan het begin van je beurt vier of meer fiches van één
    kleur op het bord, ook in stapels, en merk je dat, meld dan ‘vier
    gelijke’ (in de spelregels heet het ‘4 kleuren’). Je moet dan één
    fiche extra leggen.
rule-t8-title = Stapel
rule-t8-text =
    Heeft een stapel aan het begin van je beurt vier of meer fiches, en merk
    je dat, meld dan ‘stapel’. Leg de hele stapel terug in de voorraad; je
    moet daarna één fiche extra leggen. Is ‘stapel’ de enige situatie, ruim
    dan eerst de stapel op en leg daarna je fiches. Per beurt telt maar één
    stapel, ook als er meer zijn, en jij kiest welke; ook ‘vier gelijke’
    telt maar één keer per beurt (onze interpretatie).
rule-t9-title = Allebei tegelijk
rule-t9-text =
    Merk je beide situaties op, meld ze dan allebei: je legt drie fiches
    en ruimt de stapel op, in de volgorde die je wilt. Je mag de stapel
    zelfs als laatste opruimen; een fiche die je erop hebt gelegd, gaat
    dan mee terug. Alleen de situaties aan het begin van je beurt
    tellen. Pas als dit allemaal gedaan is, kun je roepen of je beurt
    beëindigen.
rule-t10-title = Opmerken
rule-t10-text =
    Als de spelers zelf opletten, tellen situaties alleen als je ze
    meldt, Quartino’s alleen als je ze roept. Iets missen wordt niet
    bestraft, en de lijst van zetten verraadt nooit iets. Meld je een
    situatie die er niet is, dan hoor je waarom en verandert er niets;
    elke situatie mag je één keer per beurt melden, voordat je je eerste
    fiche legt (onze interpretatie). Met scheidsrechter meldt niemand
    situaties: je moet de extra fiches leggen en één stapel opruimen, en
    een onterechte Quartino wordt geweigerd (onze interpretatie). Ook
    met scheidsrechter mag je zelf weten of je roept, en alleen wie de
    kaart heeft, krijgt een hint (onze interpretatie).
rule-t11-title = Eerste potjes
rule-t11-text =
    In je eerste potjes mag je de situaties ‘vier gelijke’ en ‘stapel’
    weglaten.
rule-t12-title = Einde
rule-t12-text =
    Je wint zodra de laatste kaart uit je kaarthouder gaat. De vier fiches
    blijven op het bord liggen.
rule-t13-title = Lege voorraad en eindeloze spellen
rule-t13-text =
    Een kleur waarvan geen fiche meer in de voorraad is, kun je niet
    kiezen. Leggen sla je alleen over als de voorraad leeg is en je geen
    stapel hoeft op te ruimen; je mag dan roepen of je beurt beëindigen
    (onze interpretatie). Na een volle ronde waarin niets is gelegd,
    opgeruimd of geroepen, is het gelijkspel (onze interpretatie). Het
    is ook gelijkspel als dezelfde stand op het bord, met dezelfde
    stapels en dezelfde speler aan het begin van een beurt, voor de
    derde keer voorkomt zonder dat er intussen een kaart is gemaakt
    (onze interpretatie). Na 200 beurten in totaal, of een ander aantal
    dat je instelt, wint wie de meeste kaarten heeft gemaakt; bij
    gelijke stand wordt de overwinning gedeeld (onze interpretatie).
rule-t14-title = Wat je ziet en wat geheim is
rule-t14-text =
    Je ziet het bord, de voorraad, je eigen kaarthouder, de gemaakte
    kaarten, de kaarten die bij een onterechte Quartino zijn getoond, en
    hoeveel kaarten elke andere speler nog heeft. Verder zie je nooit
    iets. Kaarten die niet zijn uitgedeeld, blijven tot het einde
    geheim.

## Both games in the rules page

rule-table-title = Aan tafel
rule-table-text =
    Wie bij Quartino met meer dan twee spelers opgeeft of geen tijd meer
    heeft, doet niet meer mee: de kaarten van die speler blijven
    verborgen, diens beurten worden overgeslagen, en wie als laatste
    overblijft, wint (onze interpretatie). In beide spellen geldt een
    voorstel tot gelijkspel tot de volgende zet, en het wordt alleen
    gelijkspel als alle anderen het tot dan aannemen (onze
    interpretatie). Een zet terugnemen kan alleen als iedereen akkoord
    is, en nooit tot vóór een kaart die is getoond of gemaakt (onze
    interpretatie).
not-affiliated =
    Quarto en Quartino zijn merken van hun eigenaars. Fourfold is een
    onafhankelijk project, niet met hen verbonden en niet door hen
    ondersteund.

## What happens, and what is asked

space-centre = midden
seat-bot = { $seat } ({ $bot })
event-give = { $who } geeft een stuk: { $piece }.
event-place = { $who } plaatst een stuk op { $square }: { $piece }.
event-call = { $who } roept ‘Quarto!’ en wijst { $squares } aan.
event-decline = { $who } roept niet.
event-say-colours = { $who } meldt ‘vier gelijke’.
event-say-column = { $who } meldt ‘stapel’ { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }.
event-clear = { $who } ruimt de stapel { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    } op.
event-token = { $who } legt een { $colour ->
        [geel] gele
        [blauw] blauwe
        [groen] groene
       *[other] roze
    } fiche { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }.
event-card-right = { $who } roept ‘Quartino’ vanaf vak { $first } en maakt { $card }.
event-card-wrong = { $who } roept ‘Quartino’ met { $card } vanaf vak { $first }, maar de kaart ligt er niet. De beurt is voorbij.
event-card-refused = { $who } roept ‘Quartino’ met { $card } vanaf vak { $first }, maar de kaart ligt er niet. Geweigerd: de beurt gaat door.
event-end = { $who } beëindigt de beurt.
event-resign = { $who } geeft op.
event-flag = De tijd van { $who } is om.
event-abandon = { $who } verlaat het spel.
event-offer = { $who } stelt gelijkspel voor.
event-accept = { $who } neemt het gelijkspel aan.
event-refused = { $what } Geweigerd.
ask-give = { $who }: kies een stuk om te geven.
ask-place = { $who }: plaats het stuk ({ $piece }).
ask-decline = { $who }: alle stukken zijn geplaatst. Roep Quarto, of roep niet.
ask-clear = { $who }: ruim een stapel op ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: leg één fiche.
       *[other] { $who }: leg { $due } fiches.
    }
ask-call-card = { $who }: roep Quartino, of beëindig je beurt.

## Line by line

plain-welcome = Regels: { $rules }. Typ help voor de opdrachten.
plain-menu = Wat wil je spelen? Typ een nummer, of druk op Enter voor het eerste.
plain-menu-bot = { $game } tegen de computer
plain-menu-people = { $game } met { $seats } spelers op dit scherm
plain-menu-again = Typ een nummer van 1 tot en met { $most }, of quit.
plain-help =
    Zetten van Quarto: give 7 of give LSQH, place b3, call a1 b1 c1 d1,
    decline. Zetten van Quartino: say colours, say column 5, clear 5, place
    B 3, call YBGP 7, end. Een stuk of hokje alleen is genoeg. Ook: resign,
    offer draw, accept. Tonen: board, pieces, reserve, rack, moves, record,
    rules, rules q5. En: hint (Quartino), undo, save, save NAAM, quit.
plain-puzzles-help =
    Typ je antwoord als een zet, of de kaart die je tegenstander heeft. Ook: hint
    (twee keer voor het antwoord), next, harder, easier, kind, board, help, quit. Is
    er niets meer te melden, typ dan end.
plain-free = vrij
plain-empty = leeg
plain-turn = { $who } is aan de beurt. Alle anderen, kijk even weg.
plain-over = Het spel is afgelopen. Druk op Enter om te stoppen; undo, save en record werken nog.
plain-over-for-good = Het spel is afgelopen. Druk op Enter om te stoppen; save en record werken nog.
plain-draw-offered = Er is gelijkspel voorgesteld. Een andere speler kan accept typen; met een zet wijs je het voorstel af.
plain-clock = { $number ->
        [one] { $number } seconde per beurt.
       *[other] { $number } seconden per beurt.
    }
plain-seconds-left = { $number ->
        [one] Nog { $number } seconde.
       *[other] Nog { $number } seconden.
    }
plain-name = Naam van speler { $number }? Druk op Enter voor ‘{ $usual }’.
plain-first = Typ een nummer, of druk op Enter om te loten.
plain-free-colours = Druk op Enter om met vrije kleuren te spelen, of typ { $no } om deze regels te houden.
plain-undone = Zet teruggenomen.
plain-no-rack = Quarto heeft geen kaarten.
plain-rack = { $who }: nog { $left }, in de kaarthouder { $cards }, gemaakt { $made }, getoond { $shown }.
plain-rules-more = Typ rules { $first } tot en met rules { $last }, of rules table, om één regel volledig te lezen.
plain-saved = Opgeslagen als { $path }.
plain-not-saved = Niet opgeslagen: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = verwacht geen zet meer, kreeg { $move }: het spel is afgelopen
error-not-your-turn = plaats { $expected } is aan de beurt, kreeg { $seat }
error-no-such-seat = verwacht een van de plaatsen { $expected }, kreeg { $seat }
error-seat-has-left = verwacht een plaats die nog meedoet, kreeg { $seat }, die niet meer meedoet
error-wrong-game = verwacht een zet van { $expected }, kreeg { $move }
error-draw-already-offered = verwacht accept, kreeg { $move }: { $seat } heeft al gelijkspel voorgesteld
error-no-draw-offered = verwacht een voorstel tot gelijkspel, kreeg { $move } terwijl er geen is
error-already-agreed = verwacht dat een andere plaats instemt, kreeg { $seat }, die al heeft ingestemd
error-not-refused = verwacht een call of say die de regels weigeren, kreeg { $move }, die ze toestaan
error-never-refused-so = verwacht ? alleen na een geweigerde call of say, kreeg { $move }
error-takeback-too-far = verwacht een eerdere zet om terug te nemen, maar dit is het begin van het spel
error-takeback-past-card = verwacht geen kaart die sindsdien is getoond of gemaakt, kreeg { $move }, die iedereen heeft gezien
error-piece-in-hand = verwacht place, kreeg { $move }: { $piece } is in de hand
error-no-piece-in-hand = verwacht give, kreeg { $move }: er is geen stuk in de hand
error-board-full = verwacht call of decline, kreeg { $move }: alle zestien stukken zijn geplaatst
error-decline-too-early = verwacht { $expected }, kreeg decline: dat is voor het einde, na zestien stukken
error-square-taken = verwacht een vrij hokje, kreeg { $square } (bezet door { $piece })
error-piece-not-left = verwacht een stuk dat nog over is, kreeg { $piece }
error-piece-not-theirs = { $expected ->
        [dark] verwacht een donker stuk
       *[light] verwacht een licht stuk
    } voor { $seat }, kreeg { $piece }
error-referee-calls = verwacht give, place of decline, kreeg { $move }: de scheidsrechter ziet elke rij
error-no-more-calls = verwacht geen call meer na drie onterechte in één beurt, kreeg { $move }
error-call-no-line = verwacht vier hokjes van een rij, kreeg { $squares }
error-call-not-full = verwacht een volle rij, kreeg { $squares } (nog vrij: { $free })
error-call-nothing-shared = verwacht een gemeenschappelijk kenmerk dat telt, kreeg { $squares } zonder zo’n kenmerk
error-call-expired = verwacht een rij die nog telt, kreeg { $squares }, waarvan de tijd voorbij is
error-call-not-now = verwacht een rij die met dit stuk is gemaakt, kreeg { $squares }, die ouder is
error-referee-says = verwacht place, clear, call of end, kreeg { $move }: de scheidsrechter ziet de situaties
error-no-situations = verwacht place, call of end, kreeg { $move }: er wordt zonder situaties gespeeld
error-say-too-late = verwacht een melding vóór de eerste fiche van de beurt, kreeg { $move } erna
error-said-already = verwacht elke situatie één keer per beurt, kreeg { $move } nog eens
error-no-four-colours = verwacht vier of meer fiches van één kleur aan het begin van de beurt, kreeg { $move } met minder
error-no-column = verwacht een stapel van vier of meer aan het begin van de beurt, kreeg { $height } op { $space }
error-nothing-to-clear = er is geen stapel om op te ruimen, kreeg { $move }
error-clear-other = verwacht clear { $expected }, kreeg { $move }
error-cleared-already = je ruimt één stapel per beurt op, kreeg daarna { $move }
error-clear-first = verwacht eerst clear { $expected }, kreeg { $move }
error-nothing-to-place = verwacht call of end, kreeg { $move }: alle fiches van deze beurt liggen er
error-place-first = verwacht dat je eerst een fiche legt (nog { $due }), kreeg { $move }
error-colour-used-up = verwacht een kleur die nog in de voorraad is, kreeg { $colour }
error-card-not-held = verwacht een kaart die { $seat } heeft, kreeg { $card }
error-no-quartino = verwacht { $card } op { $spaces }, kreeg { $tops }
error-bad-move = verwacht { $expected }, kreeg { $got }
error-bad-piece = verwacht een stuk zoals 7 of LSQH, kreeg { $got }
error-bad-square = verwacht een hokje van a1 tot d4, kreeg { $got }
error-bad-call = verwacht vier verschillende hokjes na call, kreeg { $got }
error-bad-colour = verwacht een kleur, een van Y B G P, kreeg { $got }
error-bad-space = verwacht een vak, c of 1 tot 8, kreeg { $got }
error-bad-rim = verwacht een randvak van 1 tot 8, kreeg { $got }
error-bad-card = verwacht een kaart zoals YBGP, kreeg { $got }
error-text-after = verwacht niets meer, kreeg { $got }
error-bad-preset = verwacht regels van { $game }, een van { $expected }, kreeg { $got }
error-bad-game = verwacht een spel, een van { $expected }, kreeg { $got }
error-bad-option = verwacht een optie van { $game }, een van { $expected }, kreeg { $got }
error-bad-option-value = verwacht { $expected } na { $option }:, kreeg { $got }
error-option-twice = verwacht elke optie één keer, kreeg { $got } nog eens
error-options-contradict = verwacht maar een van { $option } en { $other }, kreeg ze allebei
error-bad-ranks = verwacht vier lijnen gescheiden door /, kreeg { $got }
error-bad-rank = verwacht vier hokjes op een lijn, elk een stuk of een punt, kreeg { $got }
error-bad-hand = verwacht het stuk in de hand of -, kreeg { $got }
error-piece-twice = verwacht elk stuk één keer, kreeg { $got } twee keer
error-wrong-colours = verwacht { $light } lichte en { $dark } donkere gegeven stukken, kreeg { $got }
error-line-in-referee-play = verwacht een spel dat nog bezig is, kreeg een voltooide rij: { $got }
error-bad-marks = verwacht rijen zoals !a1b1c1d1:1, kreeg { $got }
error-mark-no-line = verwacht een voltooide rij die telt, kreeg { $got }
error-mark-expiry = verwacht een getal van 1 tot { $most } na de rij, kreeg { $got }
error-marks-apart = verwacht dat rijen die door één stuk zijn voltooid een hokje delen, kreeg { $got }
error-marks-in-referee-play = verwacht geen rijen voor een call bij spel met scheidsrechter, kreeg { $got }
error-bad-spaces = verwacht negen vakken gescheiden door /, kreeg { $got }
error-bad-column = verwacht een stapel kleuren of een punt, kreeg { $got }
error-too-many-tokens = verwacht hoogstens { $most } fiches van { $colour }, kreeg { $got }
error-bad-seat = verwacht een plaats, een van { $expected }, kreeg { $got }
error-bad-seats = verwacht plaatsen zoals A B of A1 B1 A2 B2, kreeg { $got }
error-bad-seat-number = verwacht { $expected } plaatsen, kreeg { $got }
error-bad-deal = verwacht een verdeling zoals A=YBGP,YBPG,YGBP,YGPB, kreeg { $got }
error-deal-seats = verwacht kaarten voor de plaatsen { $expected }, kreeg { $got }
error-deal-size = verwacht { $expected } kaarten voor { $seat }, kreeg { $got }
error-card-twice = verwacht elke kaart zo vaak als het kaartspel die heeft, kreeg { $got } één keer te veel
error-deck-too-small = verwacht minstens { $expected } kaarten in het kaartspel, kreeg { $got }
error-not-utf8 = verwacht tekst in UTF-8, kreeg byte { $got }
error-control-character = verwacht afdrukbare tekst, kreeg { $got }
error-bad-header = verwacht een regel zoals sleutel: waarde, kreeg { $got }
error-key-twice = verwacht elke sleutel één keer, kreeg { $got } nog eens
error-key-missing = verwacht de sleutel { $expected } in de kop, maar die ontbreekt
error-key-not-here = verwacht een sleutel van { $game }, kreeg { $got }
error-bad-players = verwacht namen zoals A=Ada B=Bo, kreeg { $got }
error-bad-name = verwacht een naam tussen aanhalingstekens, met een einde, kreeg { $got }
error-bad-result = verwacht een uitslag zoals B (call) of draw (full-board), kreeg { $got }
error-result-too-early = verwacht geen uitslag zolang het spel bezig is, kreeg { $got }
error-result-differs = verwacht de uitslag van de zetten, { $expected }, kreeg { $got }
error-event-missing = verwacht een zet na de plaats, kreeg { $got }
error-bad-state = verwacht een opgeslagen stand, kreeg { $got }

## Terminal

tui-about = Quarto en Quartino, volgens de spelregels
tui-person = Speler
tui-computer = Computer
tui-computer-of = Computer { $seat }
tui-player = Speler { $seat }
tui-team-of = Team { $team } ({ $people })
    .winner = Team { $team } ({ $people })
tui-in-team = { $name } (team { $team })
tui-yes = ja
tui-no = nee

tui-menu-computer = Quarto tegen de computer
tui-menu-continue = Spel hervatten
tui-menu-two = Quarto met z’n tweeën op dit scherm
tui-menu-teams = Quarto in teams
tui-menu-quarto = Quarto met eigen regels
tui-menu-quartino = Quartino voor 2 tot 4 spelers
tui-menu-puzzles-quarto = Puzzels van Quarto
tui-menu-puzzles-quartino = Puzzels van Quartino
tui-menu-resume = Opgeslagen spel openen
tui-menu-replay = Partij naspelen
tui-menu-rules = Regels
tui-menu-language = Taal
tui-menu-quit = Stoppen
tui-menu-hint = ↑ ↓ kiezen   Enter beginnen   ? regels   q stoppen

tui-setup-title = { $game }: wie speelt er?
tui-setup-start = Beginnen
tui-setup-seats = Spelers
tui-setup-two = twee
tui-setup-teams = twee teams van { $number }
tui-setup-number = { $number }
tui-setup-person = persoon
tui-setup-name = naam (optioneel)
tui-setup-rules = Kies de regels…
tui-bot-random = computer, willekeurige zetten
tui-bot-level = computer, niveau { $number }
tui-bot-perfect = computer, perfect spel
tui-bot-greedy = computer, één zet vooruit
tui-bot-strong = computer, zo sterk als hij kan
tui-bot-about = { $name }: { $about }
tui-form-hint = ↑ ↓ bewegen   ← → wijzigen   Enter kiezen   Esc terug

tui-builder-title = Kies de regels
tui-builder-preset = { $game ->
        [quartino] Regels
       *[quarto] Uitgave
    }
tui-builder-counts = Telt: { $trait }
tui-builder-both = { $one } en { $other }
tui-builder-only = alleen { $value }
tui-builder-none = telt niet
tui-builder-colours = Kleuren
tui-builder-sight = Wie ziet rijen en situaties?
tui-builder-false-call = Onterechte ‘Quarto!’
tui-builder-refused = Geweigerd, hooguit 3 per beurt
tui-builder-turn = Klok
tui-builder-no-clock = Geen klok
tui-builder-turns = Lengte
tui-builder-nothing = Zo telt er niets. Kies minstens één waarde.
tui-builder-line-about = Dezelfde regels als tekst. Typ je hier, dan veranderen de keuzes hierboven mee.
tui-builder-done = Deze regels gebruiken

tui-open-resume = Opgeslagen spel openen
tui-open-replay = Partij naspelen
tui-open-none = Nog geen opgeslagen spellen. Druk tijdens een spel op s om het op te slaan.
tui-open-path = pad van een partijbestand, zoals spel.fgn
tui-open-hint = Enter openen   Tab lijst of pad   Esc terug
tui-open-line = regel { $number }: { $reason }
tui-open-missing = Er is geen bestand { $path }. Controleer het pad.
tui-open-unreadable = { $path } kan niet worden gelezen: { $reason }
tui-open-unknown-bot = { $path } noemt een computerspeler die deze versie niet kent.

tui-replay-hint = → volgende   ← terug   Home begin   End laatste   Esc sluiten
tui-replay-moment = zet { $number } van { $most }
tui-replay-start = Begin van het spel.

tui-rules-in-short = In het kort
tui-rules-words = Begrippen
tui-rules-in-full = Volledig
tui-rules-readings =
    Waar de spelregels niets zeggen of elkaar tegenspreken, moesten wij
    kiezen. Op die plekken staat ‘onze interpretatie’.
tui-rules-hint = ↑ ↓ scrollen   Tab ander spel   c codes   Esc terug
tui-record-title = Zetten tot nu toe
tui-record-empty = Nog geen.
tui-close-hint = ↑ ↓ scrollen   Esc terug

tui-pass-to = Geef het scherm door aan { $name }
tui-pass-why = De kaarten blijven verborgen tot { $name } er is en niemand anders meekijkt.
tui-pass-ready = Ik ben er: toon mijn kaarten
tui-thinking = { $name } denkt na…
tui-seconds-left = { $number } s
tui-undone = Zet teruggenomen.
tui-saved = Opgeslagen als { $path }
tui-not-saved = Niet opgeslagen: { $reason }
tui-kept = Je onafgemaakte spel is opgeslagen als { $path }
tui-too-small = Vergroot de terminal tot { $needed } (nu { $now }), of speel met --plain.
tui-bots-no-draw = De computer neemt geen gelijkspel aan. Geef op of speel door.
tui-bots-not-learned = De computer heeft niet geleerd met deze kaarten of zo veel beurten te spelen, en speelt daarom minder goed dan anders.
tui-command-placeholder = een zet, zoals give 7, place b3, resign, offer draw
tui-draw-offered = { $name } stelt gelijkspel voor. Typ :accept om akkoord te gaan; met een zet wijs je het voorstel af.

tui-tray = Stukken over
tui-hand = In de hand
tui-hand-empty = niets
tui-ask-give = { $name }: kies een stuk om te geven.
tui-ask-place = { $name }: plaats het stuk in je hand.
tui-ask-decline = { $name }: alles is geplaatst. Roep Quarto met ! of zie ervan af met d.
tui-ask-mark = { $name }: markeer de vier hokjes van je rij ({ $number } van 4).
tui-ask-confirm = Quarto op { $squares }? Enter: roepen, Esc: terug.
tui-tip-call = Vier gelijke op een rij? Druk op ! en wijs ze aan, voor je een stuk geeft of plaatst.
tui-tip-referee = Scheidsrechter: wie een rij voltooit, wint meteen.
tui-false-calls = Onterechte Quarto’s in deze beurt: { $number } van { $most }.
tui-no-more-calls = Drie onterechte Quarto’s: in deze beurt mag je niet meer roepen.
tui-line-shares = Gemeenschappelijk op { $squares }: { $values }.

tui-reserve = Voorraad
tui-rack = Jouw kaarten (* door iedereen gezien)
tui-rack-of = Kaarten van { $name } (* gezien)
tui-rack-hidden = De kaarten zijn verborgen.
tui-cards-left = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
tui-cards-made = gemaakt { $cards }
tui-cards-seen = getoond { $cards }
tui-cards-unmade = over { $cards }
tui-seat-left = doet niet meer mee
tui-column-at = { $space ->
        [c] Midden
       *[other] Vak { $space }
    }, van onder naar boven: { $column }
tui-choose-colour = Kies eerst een kleur: y (geel), b (blauw), g (groen) of p (roze).
tui-ask-token = { $number ->
        [one] { $name }: leg een fiche. Kies een kleur, dan een vak.
       *[other] { $name }: leg { $number } fiches. Kies een kleur, dan een vak.
    }
tui-ask-clear = { $name }: ruim de stapel op ({ $spaces }) met x.
tui-ask-both = { $number ->
        [one] { $name }: leg { $number } fiche en ruim stapel { $spaces } op, in de volgorde die je wilt.
       *[other] { $name }: leg { $number } fiches en ruim stapel { $spaces } op, in de volgorde die je wilt.
    }
tui-ask-call = { $name }: roep Quartino met ! of beëindig je beurt met e.
tui-ask-card = Quartino! Welke kaart? Druk op 1 tot en met { $number }.
tui-ask-first = { $card }: ga naar het vak van de eerste randkleur ({ $colour }) en druk op Enter.
tui-tip-say = Vier of meer fiches van één kleur: druk op f. Stapel van 4 of meer: ga erheen, dan o.
tui-tip-quartino = Je kunt { $card } maken vanaf vak { $space }. Druk op !

tui-key-move = bewegen
tui-key-mark = markeren
tui-key-confirm = bevestigen
tui-key-cancel = annuleren
tui-key-escape = Esc
tui-key-end = beurt beëindigen
tui-key-clear = opruimen
tui-key-place-token = leggen
tui-key-colour = kleur
tui-key-hint = hint
tui-key-undo = terugnemen
tui-key-save = opslaan
tui-key-record = zetten
tui-key-command = typen
tui-key-rules = regels
tui-key-menu = menu
tui-key-again = nog een keer
tui-key-next = volgende
tui-key-grade = moeilijkheid
tui-key-kind = soort
tui-puzzle-not = Het is niet { $moves }.
tui-puzzle-announce = Meld met f en o, druk daarna op e.
tui-puzzle-solved = Druk op n voor de volgende puzzel.

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = lijn { $name }
line-file = kolom { $name }
line-diagonal = de diagonaal { $name }
line-two-by-two = het vierkant { $name }
analysis-title = { $a } en { $b }, zet voor zet
analysis-about = Bovenaan wint { $a }, in het midden is het gelijkspel, onderaan wint { $b }; { $summary }
analysis-summary = { $name }: { $mistakes ->
        [one] { $mistakes } fout
       *[other] { $mistakes } fouten
    }, { $calls ->
        [one] { $calls } gemiste Quarto
       *[other] { $calls } gemiste Quarto’s
    }
analysis-wins = { $name } wint
analysis-win = winst
analysis-draw = gelijkspel
analysis-loss = verlies
analysis-unknown = onbekend
analysis-mistake = fout
analysis-missed-call = gemiste Quarto
analysis-only-move = enige zet
analysis-give = een stuk geven ({ $piece })
analysis-place = plaatsen op { $square }
analysis-call = Quarto roepen met { $line }
why-completes-line = { $square } voltooit { $line }: allemaal { $values }.
why-gives-win = Dit stuk geven ({ $piece }) leidt tot verlies: op { $square } voltooit het { $line }, allemaal { $values }.
why-gives-forced-loss = Dit stuk geven ({ $piece }) leidt tot verlies: { $reply } dwingt winst af.
why-no-safe-piece = { $number ->
        [one] Plaatsen op { $square } leidt tot verlies: het enige stuk dat je nog kunt geven, voltooit een rij.
       *[other] Plaatsen op { $square } leidt tot verlies: elk van de { $number } stukken die je nog kunt geven, voltooit een rij.
    }
why-forced-loss = { $number ->
        [one] Plaatsen op { $square } leidt tot verlies: één stuk voltooit niet meteen een rij, maar ook dat stuk geven leidt tot verlies.
       *[other] Plaatsen op { $square } leidt tot verlies: { $number } stukken voltooien niet meteen een rij, maar elk daarvan geven leidt ook tot verlies.
    }
why-missed-line = { $square } zou { $line } hebben voltooid: allemaal { $values }.
why-missed-win = { $number ->
        [one] De enige winnende zet was { $moves }.
       *[other] Deze zetten wonnen: { $moves }.
    }
why-missed-draw = { $number ->
        [one] De enige zet voor gelijkspel was { $moves }.
       *[other] Deze zetten hielden het op gelijkspel: { $moves }.
    }
why-only-win = De enige winnende zet is gevonden: { $move }.
why-only-draw = De enige zet voor gelijkspel is gevonden: { $move }.
why-lost-no-safe-piece = Elk stuk dat je nog kunt geven, voltooit een rij.
why-lost = Elke zet verliest.
why-calls-line = Terecht Quarto geroepen: { $line }, allemaal { $values }.
why-missed-call-placer = Hier kon je Quarto roepen met { $line } (allemaal { $values }). Nu kan de tegenstander dat.
why-missed-call-open = Voordat het stuk werd geplaatst, kon je Quarto roepen met { $line } (allemaal { $values }). De tegenstander kan dat nog.
why-missed-call-expired = Hier kon je Quarto roepen met { $line } (allemaal { $values }). Nu telt de rij niet meer.
why-calls-used-up = Na drie onterechte Quarto’s mag je in deze beurt niet meer roepen.
why-false-call = De Quarto was onterecht, en met deze regels kost dat het spel.
why-abandoned = { $value ->
        [win] { $seat } stond gewonnen.
       *[draw] { $seat } stond gelijk.
    }

## Analysis of Quartino: what a turn was, and why it was bad. $card, $cards, $moves and $seat are notation, $space is a
## space of the wheel, $percent a probability such as "40 %".

turn-title = { $names }, beurt voor beurt
turn-about = Een lijn per speler: hoe hoger de lijn, hoe groter de kans dat die speler wint. { $summary }
turn-estimates = Winstkansen zijn schattingen op basis van gesimuleerde partijen.
turn-estimates-level = Winstkansen zijn schattingen voor spelers van niveau { $level }, op basis van gesimuleerde partijen.
turn-cards-unknown = Deze partij Quartino kan niet worden geanalyseerd. Daarvoor zijn het standaardkaartspel en de kaarten van alle spelers nodig.
turn-better = Beter: { $moves }.
turn-summary = { $name }: { $mistakes ->
        [one] { $mistakes } fout
       *[other] { $mistakes } fouten
    }
turn-why-shows-card = Door de onterechte Quartino heeft iedereen { $card } gezien.
turn-why-missed-colours = ‘Vier gelijke’ is niet gemeld ({ $colour }: { $number } fiches).
turn-why-missed-column = ‘Stapel’ is niet gemeld ({ $space ->
        [midden] midden
       *[other] vak { $space }
    }: { $number } fiches).
turn-why-missed-call = { $card } lag op het bord vanaf vak { $space }, maar Quartino is niet geroepen.
turn-why-missed-card = { $card } kon worden gemaakt: { $moves }.
turn-why-missed-chain = { $cards } konden in één beurt worden gemaakt: { $moves }.
turn-why-could-stop = { $card } mist nog steeds maar één fiche, en misschien is het de laatste kaart van { $seat } ({ $percent }).
turn-why-helps-card = { $card } mist nu nog maar één fiche, en misschien heeft { $seat } die kaart ({ $percent }).
turn-why-wrong-column = De verkeerde stapel is opgeruimd: { $space } in plaats van { $better }.
turn-why-reveals-card = Deze beurt hielp vooral { $card }, dus de anderen kunnen raden wie die kaart heeft.
