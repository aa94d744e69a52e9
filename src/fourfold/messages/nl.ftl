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
word-call = roep
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = geven
word-place = plaatsen
word-decline = afzien
word-beginners = beginners
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
word-four-colours = 4 kleuren
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
preset-classic-about = Houten stukken, alle kenmerken tellen, en een rij wint als je op tijd roept.
preset-mushrooms = Paddenstoelen
preset-mushrooms-about = De klassieke regels met paddenstoelen: rood of blauw, groot of klein, puntig of plat, met of zonder gele stippen.
preset-danish = Deens
preset-danish-about = Je krijgt alleen stukken van je eigen kleur, en een gemiste rij mag iets langer geroepen worden.
preset-quartino = Quartino
preset-quartino-about = Leg gekleurde fiches op het wiel en maak als eerste al je vier kaarten.
preset-quartino-first = Quartino, eerste potjes
preset-quartino-first-about = Quartino zonder de situaties ‘4 kleuren’ en ‘stapel’.

## Options: $number is a whole number

option-squares = Vierkanten
    .about = Vier stukken in een vierkant van 2×2 tellen als een rij.
option-traits = Gekozen kenmerken
    .about = Alleen de kenmerken die je kiest tellen voor een rij.
option-values = Gekozen waarden
    .about = Alleen de waarden die je kiest tellen voor een rij, bijvoorbeeld donker en laag.
option-owned = Eigen kleuren
    .about = Iedereen krijgt steeds stukken van de eigen kleur; wie als eerste een stuk krijgt, heeft licht.
option-owned-dark = Eigen kleuren, donker eerst
    .about = Iedereen krijgt steeds stukken van de eigen kleur; wie als eerste een stuk krijgt, heeft donker.
option-free = Vrije kleuren
    .about = Je mag elk stuk geven dat nog over is, welke kleur het ook heeft.
option-players = Zelf opletten
    .about = { $game ->
        [quartino] Net als in de spelregels tellen situaties en Quartino’s alleen als een speler ze ziet en het zegt.
       *[quarto] Net als in de spelregels telt een rij alleen als een speler die ziet en het zegt.
    }
option-referee = Scheidsrechter
    .about = { $game ->
        [quartino] De tafel let voor je op: situaties worden vanzelf toegepast en een foute roep wordt geweigerd.
       *[quarto] De tafel let voor je op: een voltooide rij wint meteen.
    }
option-lose-on-false-call = Foute roep verliest
    .about = Wie ‘Quarto!’ roept zonder geldige rij, verliest het spel.
option-turn = { $number ->
        [one] { $number } seconde per beurt
       *[other] { $number } seconden per beurt
    }
    .about = Maak je beurt af binnen deze tijd: is de tijd om, dan verlies je.
option-turns = { $number ->
        [one] Hoogstens { $number } beurt
       *[other] Hoogstens { $number } beurten
    }
    .about = Na zoveel beurten van alle spelers samen wint wie de meeste kaarten heeft gemaakt; bij gelijke stand winnen ze samen.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Niemand wint: gelijkspel
outcome-won = { $count ->
        [one] { $winners } wint
       *[other] { $winners } winnen samen
    }
reason-call = Quarto geroepen
reason-line = rij voltooid
reason-false-call = foute roep van de tegenpartij
reason-full-board = alle zestien stukken zijn geplaatst
reason-resign = door opgave
reason-time = tijd verstreken
reason-abandoned = een speler heeft het spel verlaten
reason-agreement = in onderling overleg
reason-cards = alle kaarten gemaakt
reason-repetition = voor de derde keer dezelfde stelling
reason-skipped = een hele ronde niets te spelen
reason-turn-limit = maximum aantal beurten bereikt

## Quarto in the rules page

rules-quarto-intro =
    Quarto speel je met z’n tweeën of in twee teams. De zestien stukken zijn
    van iedereen, en je tegenstander kiest welk stuk jij moet plaatsen. Een
    spel duurt 10 tot 20 minuten (in de Deense uitgave 5 tot 20).
quarto-in-short =
    Kies een stuk en geef het aan je tegenstander, die het op een vrij hokje
    naar keuze plaatst en daarna jou een stuk geeft. Vier stukken naast
    elkaar, onder elkaar of op een lange diagonaal die iets gemeen hebben
    (allemaal hoog, bijvoorbeeld, of allemaal hol) vormen een rij. Voltooi
    je een rij, roep dan ‘Quarto!’ voordat je het volgende stuk geeft, en je
    wint. Ziet je tegenstander een rij over het hoofd, roep dan voordat je
    plaatst, en je wint. Alle stukken geplaatst en geen winnaar: gelijkspel.

rule-q1-title = Bord en stukken
rule-q1-text =
    Quarto speel je op een bord van 4×4 hokjes met 16 stukken, één voor elke
    combinatie van vier kenmerken met elk twee waarden. De klassieke houten
    stukken zijn licht of donker, hoog of laag, rond of vierkant, vol of
    hol; de paddenstoelen zijn, in dezelfde volgorde, rood of blauw, groot
    of klein, met een puntige of een platte hoed, met of zonder gele
    stippen. De regels kijken alleen naar de vier kenmerken, nooit naar de
    set waarmee je speelt. Bij het begin staan de stukken naast het bord; in
    de Deense uitgave in twee groepen, licht en donker.
rule-q2-title = Wie begint
rule-q2-text =
    Het lot beslist wie begint. Die speler plaatst niets, maar kiest een
    stuk en geeft het aan de tegenstander.
rule-q3-title = Een beurt
rule-q3-text =
    Plaats het stuk dat je hebt gekregen op een vrij hokje naar keuze. Geef
    je tegenstander daarna een van de stukken die nog over zijn.
rule-q4-title = Rijen
rule-q4-text =
    Een rij bestaat uit vier stukken naast elkaar, onder elkaar of op een
    van de twee lange diagonalen (10 mogelijkheden in totaal) die minstens
    één waarde delen die telt: vier hoge stukken bijvoorbeeld, of vier
    holle. Ze mogen meer waarden delen, en één stuk kan meerdere rijen
    tegelijk voltooien. Wie de andere drie stukken heeft geplaatst, maakt
    niet uit.
rule-q5-title = Quarto roepen
rule-q5-text =
    Als de spelers zelf opletten, win je met een rij op zich nog niets: je
    moet ‘Quarto!’ roepen en de rij aanwijzen, en niets van wat je te zien
    krijgt verraadt dat er een is. Alleen wie aan de beurt is, mag roepen;
    een roep van een ander, of na afloop, is niet toegestaan, maar is nooit
    een foute roep. Na het plaatsen en vóór het geven mag je een rij roepen
    die dit stuk heeft voltooid, en dan win je; geef je zonder te roepen,
    dan mag alleen de ontvanger die rij roepen, op dat moment, vóór het
    plaatsen, en dan wint de ontvanger. Plaatst de ontvanger zonder te
    roepen, dan is de rij voorgoed waardeloos, in haar geheel en voor elk
    kenmerk (klassiek en paddenstoelen); in de Deense uitgave pas als beide
    spelers na het ontstaan ervan elk een stuk hebben geplaatst, en tot dan
    mag wie net een stuk heeft gekregen de rij roepen, ook wie haar zelf
    heeft gemaakt (onze uitleg). Na het zestiende stuk wordt er niets meer
    gegeven: wie het heeft geplaatst, mag roepen of afzien, daarna mag de
    tegenstander elke rij roepen die nog geldig is of afzien, en dan is het
    gelijkspel (onze uitleg). Een foute roep, dus zonder rij, met een
    verlopen rij of met hokjes die niets delen wat telt, wordt met de reden
    geweigerd, komt in het verslag en verandert verder niets, maar na drie
    weigeringen in één beurt mag je in die beurt niet meer roepen; kies je
    daar vooraf voor, dan verliest een foute roep juist het spel
    (onze uitleg).
rule-q6-title = Met scheidsrechter
rule-q6-text =
    Met een scheidsrechter ziet de tafel elke rij: wie er een voltooit, wint
    meteen. Roepen mag dan niet.
rule-q7-title = Gelijkspel
rule-q7-text =
    Zijn alle zestien stukken geplaatst en heeft niemand gewonnen, dan is
    het gelijkspel.
rule-q8-title = Beginners
rule-q8-text =
    Wie rustig wil beginnen, laat maar één, twee of drie van de vier
    kenmerken tellen, zoals de Franse en de Nederlandse regels voorstellen.
    Volgens de Deense regels telt zoveel van het uiterlijk als je wilt,
    bijvoorbeeld alleen donkere stukken, welke vorm ze ook hebben. Je mag
    dus elk van de acht waarden laten tellen, minstens één, en vier stukken
    die er een delen zijn genoeg; meestal kies je hele kenmerken
    (onze uitleg).
rule-q9-title = Geoefende spelers
rule-q9-text =
    Vier stukken in een vierkant, op 2×2 aangrenzende hokjes van het bord,
    tellen als een rij. Dat geeft 9 mogelijkheden extra, 19 in totaal. In de
    Deense uitgave zijn vierkanten en vrije kleuren twee aparte opties voor
    geoefende spelers.
rule-q10-title = Eigen kleuren
rule-q10-text =
    In de Deense uitgave kiest elke speler een kleur, en je geeft je
    tegenstander altijd een stuk van diens kleur; zo plaatst ieder de acht
    stukken van de eigen kleur. Een rij telt nog steeds op elk kenmerk dat
    meetelt, met beide kleuren door elkaar. B, die het eerste stuk krijgt,
    kiest, en heeft licht als er niets wordt gezegd (onze uitleg). Geoefende
    spelers spelen met vrije stukken, van beide kleuren.
rule-q11-title = Spelers en teams
rule-q11-text =
    Je speelt met z’n tweeën; de Deense uitgave voegt daar twee tegen twee
    aan toe, of twee teams van elke grootte. Teamgenoten nemen om en om de
    beurten van hun team, en in één beurt plaatst en geeft dezelfde persoon;
    het eerste geven is de beurt van A1, dan komen B1, A2, B2 enzovoort
    (onze uitleg). Alleen wie aan de beurt is, mag roepen, na het zestiende
    stuk heeft de volgende van het andere team het laatste woord, en een
    team wint of verliest als geheel (onze uitleg). In de Deense uitgave kun
    je ook doorschuiven: bij een tafel staan mensen te wachten, en de plaats
    van de verliezer gaat naar de volgende; na gelijkspel vertrekt wie er
    het langst zit (onze uitleg).
rule-q12-title = Tijd
rule-q12-text =
    In toernooien mag elke zet één minuut duren; zonder tijdslimiet loopt er
    geen klok. Een zet is plaatsen en geven samen, en ook het eerste geven
    heeft zijn minuut (onze uitleg). Roepen moet binnen die minuut, na een
    foute roep begint ze niet opnieuw, en wie door de tijd heen is, verliest
    (onze uitleg).
rule-q13-title = Regels combineren
rule-q13-text =
    De regels Q5 tot en met Q12 zijn vrij te combineren: bijvoorbeeld
    vierkanten, eigen kleuren, maar twee kenmerken en een scheidsrechter. De
    kant-en-klare regels zijn Klassiek, Paddenstoelen en Deens; spelen voor
    beginners en voor geoefende spelers is bij elk daarvan een optie.

## Quartino in the rules page

rules-quartino-intro =
    Quartino is een spel voor twee tot vier spelers van 7 tot 99 jaar. Fiche
    na fiche bouwen jullie allemaal aan één kleurenwiel, ieder met geheime
    kaarten om te maken: de fiches van de anderen kunnen je helpen of je
    plan in de war sturen. Een spel duurt ongeveer 20 minuten.
quartino-in-short =
    Trek vier kaarten en houd ze geheim. In je beurt leg je één fiche van
    een kleur naar keuze op een vak naar keuze, ook boven op andere fiches.
    Een kaart vraagt om vier kleuren, in het midden en op drie naast elkaar
    liggende randvakken, hoe het wiel ook gedraaid is; alleen de bovenste
    fiches tellen. Zie je een van je kaarten op het bord, roep dan
    ‘Quartino’, leg de kaart opzij, leg haar vier fiches terug en leg er nog
    één. Begint je beurt met vier fiches van één kleur op het bord, of met
    een stapel van vier, zeg het dan: ruim de stapel op als die er is, en
    leg voor elke situatie één fiche extra. Wie als eerste alle vier de
    kaarten heeft gemaakt, wint.

rule-t1-title = Bord, fiches en kaarten
rule-t1-text =
    Het bord is een wiel met negen vakken: acht op de rand, in een kring, en
    één in het midden. De 28 fiches, zeven van elke kleur (geel, blauw,
    groen en roze), liggen in een open voorraad, gesorteerd op kleur. Er
    zijn 24 kaarten en vier kaarthouders. De aantallen staan in de
    spelregels; het wiel en de namen van de kleuren komen uit foto’s en
    recensies van het spel.
rule-t2-title = De kaarten
rule-t2-text =
    Een kaart is een kwart van het wiel: het midden en drie naast elkaar
    liggende randvakken, elk met een kleur (onze uitleg, naar foto’s). De 24
    kaarten zijn alle volgordes van de vier kleuren over het midden en het
    eerste, tweede en derde randvak, met de klok mee; je kunt ook een ander
    kaartspel laden (onze uitleg). Een kaart past in elk van de acht standen
    van het wiel, nooit in spiegelbeeld (onze uitleg).
rule-t3-title = Begin
rule-t3-text =
    Iedere speler trekt in het geheim vier kaarten; de rest blijft ongezien
    buiten het spel. De jongste begint (de tafel zegt wie dat is; anders
    wordt er geloot), en er wordt met de klok mee gespeeld.
rule-t4-title = Een beurt
rule-t4-text =
    Een beurt heeft drie stappen: eerst kijk je of er situaties op het bord
    zijn, dan leg je fiches, en dan maak je Quartino’s.
rule-t5-title = Een fiche leggen
rule-t5-text =
    Neem één fiche van een kleur die nog in de voorraad is en leg die op een
    vak naar keuze, leeg of boven op andere fiches, zodat er een stapel
    ontstaat.
rule-t6-title = Een Quartino maken
rule-t6-text =
    Alleen de bovenste fiche van elk vak telt, wie die ook heeft gelegd. Als
    je alles hebt gelegd en opgeruimd wat in je beurt moet (onze uitleg),
    mag je ‘Quartino’ roepen en een van je kaarten en de vier vakken laten
    zien; een kaart laten zien die je niet hebt, is niet toegestaan, en je
    beurt gaat door. Heb je gelijk, dan verlaat de kaart je kaarthouder en
    gaan die vier bovenste fiches terug naar de voorraad, zodat wat eronder
    lag nu bovenop ligt; je moet dan één fiche nemen en ergens neerleggen,
    en je mag weer roepen, enzovoort. Heb je het mis, dan gaat de kaart
    terug in je kaarthouder en is je beurt voorbij; de anderen hebben die
    kaart gezien, en voortaan is ze bekend.
rule-t7-title = 4 kleuren
rule-t7-text =
    Heeft een kleur aan het begin van je beurt vier of meer fiches op het
    bord, waar dan ook in de stapels, en merk je dat, zeg dan ‘4 kleuren’.
    Je moet dan één fiche extra leggen.
rule-t8-title = Stapel
rule-t8-text =
    Heeft een stapel aan het begin van je beurt vier of meer fiches, en merk
    je dat, zeg dan ‘stapel’. Je legt die hele stapel terug in de voorraad
    en moet daarna één fiche extra leggen; bij een stapel alleen ruim je
    eerst op en leg je daarna. Per beurt telt maar één stapel, die jij
    kiest, hoeveel er ook zijn; ook ‘4 kleuren’ telt maar één keer, om
    hoeveel kleuren het ook gaat (onze uitleg).
rule-t9-title = Allebei tegelijk
rule-t9-text =
    Merk je beide situaties, zeg ze dan allebei: je legt drie fiches en
    ruimt de stapel op, in de volgorde die je wilt. Je mag zelfs als laatste
    opruimen; een fiche die je daarvoor op die stapel legt, gaat mee terug.
    De situaties zijn die van het begin van je beurt. Roepen en je beurt
    beëindigen kan pas als dit allemaal gedaan is.
rule-t10-title = Opmerken
rule-t10-text =
    Als de spelers zelf opletten, bestaan situaties en Quartino’s alleen als
    de speler het zegt; zwijgen wordt niet bestraft, en de lijst van zetten
    verraadt ze nooit. Een situatie die er niet is, wordt met de reden
    geweigerd en verandert niets; elke situatie mag je één keer per beurt
    zeggen, voordat de eerste fiche ligt (onze uitleg). Met scheidsrechter
    mag je geen situaties zeggen: de extra fiches en één keer opruimen krijg
    je vanzelf en zijn verplicht, en een foute Quartino wordt geweigerd
    (onze uitleg). Ook dan mag je zelf weten of je roept, en alleen wie de
    kaart heeft, krijgt een hint (onze uitleg).
rule-t11-title = Eerste potjes
rule-t11-text =
    Je eerste potjes mag je spelen zonder de situaties ‘4 kleuren’ en
    ‘stapel’ (T7 en T8).
rule-t12-title = Einde
rule-t12-text =
    Wie de laatste kaart uit de eigen kaarthouder haalt, wint meteen. De
    vier fiches blijven liggen.
rule-t13-title = Lege voorraad en eindeloze spellen
rule-t13-text =
    Een kleur waarvan geen fiche meer in de voorraad is, kun je niet kiezen.
    Leggen sla je alleen over als de voorraad leeg is en er geen stapel moet
    worden opgeruimd; je mag dan roepen of je beurt beëindigen
    (onze uitleg). Na een volle ronde waarin niets is gelegd, opgeruimd of
    geroepen, is het gelijkspel (onze uitleg). Het is ook gelijkspel als
    hetzelfde bord, hele stapels meegerekend, met dezelfde speler aan het
    begin van een beurt voor de derde keer voorkomt zonder dat er intussen
    een kaart is gemaakt (onze uitleg). Na 200 beurten van alle spelers
    samen, of een ander aantal dat je instelt, wint wie de meeste kaarten
    heeft gemaakt; bij gelijke stand winnen ze samen (onze uitleg).
rule-t14-title = Geheimen
rule-t14-text =
    Je ziet het bord, de voorraad, je eigen kaarthouder, de gemaakte
    kaarten, de kaarten die bij een foute roep zijn getoond, en hoeveel
    kaarten elke andere speler nog heeft. Verder zie je niets, op geen enkel
    moment en op geen enkele manier. Kaarten die niet zijn uitgedeeld,
    blijven tot het einde geheim.

## Both games in the rules page

rule-table-title = Aan tafel
rule-table-text =
    Wie bij Quartino met meer dan twee spelers opgeeft of door de tijd heen
    is, verlaat het spel: die kaarten blijven verborgen, die beurten worden
    overgeslagen, en wie als laatste overblijft, wint (onze uitleg). In
    beide spellen geldt een voorstel tot gelijkspel tot de volgende zet, en
    alle anderen moeten het aannemen (onze uitleg). Terugnemen kan alleen
    als iedereen het goedvindt, en nooit tot vóór een kaart die is getoond
    of gemaakt (onze uitleg).
not-affiliated =
    Quarto en Quartino zijn merken van hun eigenaars. Fourfold is niet met
    hen verbonden en wordt niet door hen ondersteund.

## What happens, and what is asked

space-centre = het midden
seat-bot = { $seat } ({ $bot })
event-give = { $who } geeft: { $piece }.
event-place = { $who } plaatst op { $square }: { $piece }.
event-call = { $who } roept ‘Quarto!’ en wijst { $squares } aan.
event-decline = { $who } ziet ervan af.
event-say-colours = { $who } zegt ‘4 kleuren’.
event-say-column = { $who } zegt ‘stapel’ en wijst { $space } aan.
event-clear = { $who } ruimt een stapel op: { $space }.
event-token = { $who } legt { $colour } op { $space }.
event-card-right = { $who } roept ‘Quartino’ en maakt { $card } vanaf { $first }.
event-card-wrong = { $who } roept ‘Quartino’ met { $card } vanaf { $first }, maar die ligt er niet. De beurt is voorbij.
event-card-refused = { $who } roept ‘Quartino’ met { $card } vanaf { $first }, maar die ligt er niet. Geweigerd: de beurt gaat door.
event-end = { $who } beëindigt de beurt.
event-resign = { $who } geeft op.
event-flag = { $who } is door de tijd heen.
event-abandon = { $who } heeft het spel verlaten.
event-offer = { $who } stelt gelijkspel voor.
event-accept = { $who } neemt het gelijkspel aan.
event-refused = { $what } Geweigerd.
ask-give = { $who }: kies een stuk om te geven.
ask-place = { $who }: plaats het stuk ({ $piece }).
ask-decline = { $who }: alle stukken zijn geplaatst. Roep een rij, of zie ervan af.
ask-clear = { $who }: ruim een stapel op ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: leg één fiche.
       *[other] { $who }: leg { $due } fiches.
    }
ask-call-card = { $who }: roep Quartino, of beëindig de beurt.

## Line by line

plain-welcome = We spelen { $rules }. Typ help voor de opdrachten.
plain-menu = Wat spelen we? Typ een nummer, of druk op Enter voor het eerste.
plain-menu-bot = { $game } tegen de computer
plain-menu-people = { $game } met { $seats } spelers op dit scherm
plain-menu-again = Typ een nummer van 1 tot en met { $most }, of quit.
plain-help =
    Zetten van Quarto: give 7 of give LSQH, place b3, call a1 b1 c1 d1, decline.
    Zetten van Quartino: say colours, say column 5, clear 5, place B 3, call YBGP 7, end.
    Een stuk of hokje alleen is genoeg. Ook: resign, offer draw, accept.
    Vragen: board, pieces, reserve, rack, moves, record, rules, rules q5.
    En: undo, save, save NAAM, quit.
plain-free = vrij
plain-empty = leeg
plain-turn = { $who } is aan de beurt. De anderen kijken even weg.
plain-over = Het spel is afgelopen. Druk op Enter om te stoppen; undo, save en record werken nog.
plain-over-for-good = Het spel is afgelopen. Druk op Enter om te stoppen; save en record werken nog.
plain-draw-offered = Er is gelijkspel voorgesteld. Een andere speler stemt in met accept; elke zet wijst het af.
plain-no-clock = { $number ->
        [one] Deze regels geven { $number } seconde per beurt, maar in tekstvorm loopt er geen klok.
       *[other] Deze regels geven { $number } seconden per beurt, maar in tekstvorm loopt er geen klok.
    }
plain-undone = Teruggenomen.
plain-no-rack = Quarto heeft geen kaarten.
plain-rack = { $who }: nog { $left }, in de kaarthouder { $cards }, gemaakt { $made }, getoond { $shown }.
plain-rules-more = Typ rules { $first } tot en met rules { $last }, of rules table, voor één volledige regel.
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
error-no-more-calls = verwacht geen roep meer na drie foute in één beurt, kreeg { $move }
error-call-no-line = verwacht vier hokjes van een rij, kreeg { $squares }
error-call-not-full = verwacht een volle rij, kreeg { $squares } (nog vrij: { $free })
error-call-nothing-shared = verwacht een gemeenschappelijk kenmerk dat telt, kreeg { $squares } zonder zo’n kenmerk
error-call-expired = verwacht een rij die nog telt, kreeg { $squares }, waarvan de tijd voorbij is
error-call-not-now = verwacht een rij die met dit stuk is gemaakt, kreeg { $squares }, die ouder is
error-referee-says = verwacht place, clear, call of end, kreeg { $move }: de scheidsrechter ziet de situaties
error-no-situations = verwacht place, call of end, kreeg { $move }: er wordt zonder situaties gespeeld
error-say-too-late = dat zeg je vóór de eerste fiche van de beurt, kreeg { $move } erna
error-said-already = verwacht elke situatie één keer per beurt, kreeg { $move } nog eens
error-no-four-colours = verwacht vier fiches van één kleur aan het begin van de beurt, kreeg { $move } met minder
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
error-bad-ranks = verwacht vier rijen gescheiden door /, kreeg { $got }
error-bad-rank = verwacht vier hokjes in een rij, elk een stuk of een punt, kreeg { $got }
error-bad-hand = verwacht het stuk in de hand of -, kreeg { $got }
error-piece-twice = verwacht elk stuk één keer, kreeg { $got } twee keer
error-wrong-colours = verwacht { $light } lichte en { $dark } donkere gegeven stukken, kreeg { $got }
error-line-in-referee-play = verwacht een spel dat nog bezig is, kreeg een voltooide rij: { $got }
error-bad-marks = verwacht rijen zoals !a1b1c1d1:1, kreeg { $got }
error-mark-no-line = verwacht een voltooide rij die telt, kreeg { $got }
error-mark-expiry = verwacht een getal van 1 tot { $most } na de rij, kreeg { $got }
error-marks-apart = verwacht dat rijen die door één stuk zijn voltooid een hokje delen, kreeg { $got }
error-marks-in-referee-play = verwacht geen rijen om te roepen bij spel met scheidsrechter, kreeg { $got }
error-bad-spaces = verwacht negen vakken gescheiden door /, kreeg { $got }
error-bad-column = verwacht een stapel kleuren of een punt, kreeg { $got }
error-too-many-tokens = verwacht hoogstens { $most } fiches van { $colour }, kreeg { $got }
error-bad-seat = verwacht een plaats, een van { $expected }, kreeg { $got }
error-bad-seats = verwacht plaatsen zoals A B of A1 B1 A2 B2, kreeg { $got }
error-bad-seat-number = verwacht { $expected } plaatsen, kreeg { $got }
error-bad-deal = verwacht een verdeling zoals A=YBGP,YBPG,YGBP,YGPB, kreeg { $got }
error-deal-seats = verwacht kaarten voor de plaatsen { $expected }, kreeg { $got }
error-deal-size = verwacht { $expected } kaarten voor { $seat }, kreeg { $got }
error-card-twice = verwacht elke kaart zo vaak als het kaartspel haar heeft, kreeg { $got } één keer te veel
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
tui-yes = ja
tui-no = nee

tui-menu-computer = Quarto tegen de computer
tui-menu-continue = Verder met het spel
tui-menu-two = Quarto met z’n tweeën op dit scherm
tui-menu-teams = Quarto in teams
tui-menu-quarto = Quarto met regels naar keuze
tui-menu-quartino = Quartino, met 2 tot 4
tui-menu-resume = Een opgeslagen spel hervatten
tui-menu-replay = Een partij naspelen
tui-menu-rules = Regels
tui-menu-language = Taal
tui-menu-quit = Stoppen
tui-menu-hint = ↑ ↓ kiezen   Enter beginnen   ? regels   q stoppen

tui-setup-title = { $game }: wie speelt er mee?
tui-setup-start = Beginnen
tui-setup-seats = Spelers
tui-setup-two = twee
tui-setup-teams = twee teams van { $number }
tui-setup-number = { $number }
tui-setup-seat = Plaats { $seat }
tui-setup-person = persoon
tui-setup-name = naam, als je wilt
tui-setup-rules = Kies de regels…
tui-bot-random = computer, speelt willekeurig
tui-bot-level = computer, niveau { $number }
tui-bot-perfect = computer, speelt perfect
tui-bot-greedy = computer, kijkt 1 zet vooruit
tui-form-hint = ↑ ↓ bewegen   ← → wijzigen   Enter kiezen   Esc terug

tui-builder-title = Kies de regels
tui-builder-preset = Uitgave
tui-builder-counts = Wat telt: { $trait }
tui-builder-both = { $one } en { $other }
tui-builder-only = alleen { $value }
tui-builder-none = telt niet
tui-builder-colours = Kleuren
tui-builder-sight = Wie rijen en situaties ziet
tui-builder-false-call = Een foute ‘Quarto!’
tui-builder-refused = Geweigerd, drie keer per beurt
tui-builder-turn = Klok
tui-builder-no-clock = Geen klok
tui-builder-turns = Lengte
tui-builder-nothing = Zo telt er niets meer: kies minstens één waarde.
tui-builder-line-about = Dezelfde regels als tekst. Je kunt hier typen; de keuzes hierboven volgen.
tui-builder-done = Deze regels nemen

tui-open-resume = Een opgeslagen spel hervatten
tui-open-replay = Een partij naspelen
tui-open-none = Hier is nog geen spel opgeslagen. Druk tijdens een spel op s om het op te slaan.
tui-open-path = pad van een partij, zoals spel.fgn
tui-open-hint = Enter openen   Tab lijst of pad   Esc terug
tui-open-line = regel { $number }: { $reason }
tui-open-unreadable = { $path } kan niet worden gelezen: { $reason }
tui-open-unknown-bot = { $path } noemt een computerspeler die deze versie niet kent.

tui-replay-hint = → volgende   ← terug   Home begin   End laatste   Esc sluiten
tui-replay-moment = zet { $number } van { $most }
tui-replay-start = Het begin van het spel.

tui-rules-in-short = In het kort
tui-rules-words = De woorden
tui-rules-in-full = Volledig
tui-rules-readings =
    Waar de spelregels zwijgen of elkaar tegenspreken, moesten wij kiezen:
    daar staat ‘onze uitleg’ bij.
tui-rules-hint = ↑ ↓ scrollen   Tab het andere spel   c codes   Esc terug
tui-record-title = Zetten tot nu toe
tui-record-empty = Nog geen.
tui-close-hint = ↑ ↓ scrollen   Esc terug

tui-pass-to = Geef door aan { $name }
tui-pass-why = De kaarten blijven verborgen tot { $name } er is en niemand anders meekijkt.
tui-pass-ready = Ik ben er: toon mijn kaarten
tui-thinking = { $name } denkt na…
tui-seconds-left = { $number } s
tui-undone = Teruggenomen.
tui-saved = Opgeslagen als { $path }
tui-not-saved = Niet opgeslagen: { $reason }
tui-kept = Het onafgemaakte spel is bewaard als { $path }
tui-too-small = Vergroot de terminal tot { $needed } (nu { $now }), of speel met --plain.
tui-bots-no-draw = De computer gaat niet in op gelijkspel. Je kunt opgeven of doorspelen.
tui-command-placeholder = een zet, zoals give 7, place b3, resign, offer draw
tui-draw-offered = { $name } stelt gelijkspel voor. Typ :accept bij akkoord; elke zet wijst af.

tui-tray = Stukken over
tui-hand = In de hand
tui-hand-empty = niets
tui-ask-give = { $name }: kies een stuk om te geven.
tui-ask-place = { $name }: plaats het stuk in je hand.
tui-ask-decline = { $name }: alle stukken zijn geplaatst. Roep met ! of zie af met d.
tui-ask-mark = { $name }: markeer de vier hokjes van je rij ({ $number } van 4).
tui-ask-confirm = Quarto op { $squares }? Enter roept het, Esc gaat terug.
tui-tip-call = Vier gelijke op een rij? Druk op ! en wijs ze aan, voor je geeft of plaatst.
tui-tip-referee = Met scheidsrechter: een voltooide rij wint meteen.
tui-false-calls = Foute roepen in deze beurt: { $number } van { $most }.
tui-no-more-calls = Drie foute roepen: in deze beurt mag je niet meer roepen.
tui-line-shares = { $squares } hebben gemeen: { $values }.

tui-reserve = Voorraad
tui-rack = Jouw kaarten (* door allen gezien)
tui-rack-of = Kaarten van { $name } (* gezien)
tui-rack-hidden = De kaarten zijn verborgen.
tui-cards-left = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
tui-cards-made = gemaakt { $cards }
tui-cards-seen = gezien { $cards }
tui-cards-unmade = over { $cards }
tui-seat-left = doet niet meer mee
tui-column-at = Vak { $space }, van onder naar boven: { $column }
tui-choose-colour = Kies eerst een kleur: y (geel), b (blauw), g (groen) of p (roze).
tui-ask-token = { $number ->
        [one] { $name }: leg een fiche. Kies een kleur, dan een vak.
       *[other] { $name }: leg { $number } fiches. Kies een kleur, dan een vak.
    }
tui-ask-clear = { $name }: ruim de stapel op ({ $spaces }) met x.
tui-ask-both = { $number ->
        [one] { $name }: leg { $number } fiche en ruim { $spaces } op, in de volgorde die je wilt.
       *[other] { $name }: leg { $number } fiches en ruim { $spaces } op, in de volgorde die je wilt.
    }
tui-ask-call = { $name }: roep Quartino met ! of beëindig je beurt met e.
tui-ask-card = Quartino! Welke kaart? Druk op 1 tot { $number }.
tui-ask-first = { $card }: wijs het vak van de eerste randkleur aan ({ $colour }), dan Enter.
tui-tip-say = Een kleur 4 keer of vaker: druk op f. Stapel van 4 of meer: wijs aan, dan o.
tui-tip-quartino = Je kunt { $card } maken vanaf { $space }: druk op !

tui-key-move = bewegen
tui-key-mark = markeren
tui-key-confirm = bevestigen
tui-key-cancel = annuleren
tui-key-end = beurt beëindigen
tui-key-clear = opruimen
tui-key-colour = kleur
tui-key-undo = terugnemen
tui-key-save = opslaan
tui-key-record = zetten
tui-key-command = typen
tui-key-rules = regels
tui-key-menu = menu
tui-key-again = nog een keer

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = rij { $name }
line-file = kolom { $name }
line-diagonal = de diagonaal { $name }
line-two-by-two = het vierkant { $name }
analysis-title = { $a } en { $b }, zet voor zet
analysis-about = Bovenaan gewonnen voor { $a }, in het midden gelijkspel, onderaan gewonnen voor { $b }; { $summary }
analysis-summary = { $name }: fouten { $mistakes }, gemiste roepen { $calls }
analysis-wins = { $name } wint
analysis-win = winst
analysis-draw = gelijkspel
analysis-loss = verlies
analysis-unknown = onbekend
analysis-mistake = fout
analysis-missed-call = gemiste roep
analysis-only-move = enige zet
analysis-give = { $piece } geven
analysis-place = plaatsen op { $square }
analysis-call = { $line } roepen
why-completes-line = { $square } voltooit { $line } (gemeen: { $values }).
why-gives-win = { $piece } geven verliest: het stuk past op { $square } en voltooit { $line } (gemeen: { $values }).
why-gives-forced-loss = { $piece } geven verliest: { $reply } wint gedwongen.
why-no-safe-piece = { $number ->
        [one] Plaatsen op { $square } verliest: het enige stuk dat je mag geven, voltooit een rij.
       *[other] Plaatsen op { $square } verliest: elk van de { $number } stukken die je mag geven, voltooit een rij.
    }
why-forced-loss = { $number ->
        [one] Plaatsen op { $square } verliest: één stuk voltooit niet meteen een rij, maar verliest ook.
       *[other] Plaatsen op { $square } verliest: { $number } stukken voltooien niet meteen een rij, maar verliezen ook allemaal.
    }
why-missed-line = { $square } zou { $line } hebben voltooid (gemeen: { $values }).
why-missed-win = { $number ->
        [one] De enige winnende zet was { $moves }.
       *[other] Winnende zetten waren { $moves }.
    }
why-missed-draw = { $number ->
        [one] De enige zet die het gelijkspel vasthield, was { $moves }.
       *[other] Zetten die het gelijkspel vasthielden, waren { $moves }.
    }
why-only-win = Het was de enige winnende zet.
why-only-draw = Het was de enige zet die het gelijkspel vasthield.
why-lost-no-safe-piece = Elk stuk dat je mag geven, voltooit een rij.
why-lost = Elke zet verliest.
why-calls-line = De roep wint: { $line } (gemeen: { $values }) was nog geldig.
why-missed-call-placer = Hier kon { $line } (gemeen: { $values }) worden geroepen; nu mag de tegenstander dat.
why-missed-call-open = Vóór het plaatsen kon { $line } (gemeen: { $values }) worden geroepen; de tegenstander mag dat nog.
why-missed-call-expired = Hier kon { $line } (gemeen: { $values }) worden geroepen; nu telt de rij niet meer.
why-calls-used-up = Na drie foute roepen mag er in deze beurt niets meer worden geroepen.
why-false-call = De roep was fout, en met deze regels verliest dat.
why-abandoned = { $value ->
        [win] De stelling was gewonnen voor { $seat }.
       *[draw] De stelling was gelijk voor { $seat }.
    }
