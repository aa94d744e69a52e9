### Fourfold: dansk
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: common gender (en brik, en svamp).
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = dansk

## Traits and their values, as said of a piece

trait-colour = farve
trait-height = højde
trait-shape = form
trait-body = hul
value-light = lys
value-dark = mørk
value-tall = høj
value-short = lav
value-round = rund
value-square = firkantet
value-solid = uden hul
value-hollow = med hul

## The same traits and values, as said of a mushroom

mushroom-trait-colour = farve
mushroom-trait-height = størrelse
mushroom-trait-shape = hat
mushroom-trait-body = prikker
mushroom-light = rød
mushroom-dark = blå
mushroom-tall = stor
mushroom-short = lille
mushroom-round = spids
mushroom-square = flad
mushroom-solid = med prikker
mushroom-hollow = uden prikker

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = spillebræt
word-square = spillefelt
word-piece = brik
word-trait = træk
word-line = stribe
word-two-by-two = firkant
word-call = melding
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = give
word-place = sætte
word-decline = afstå
word-beginners = børn & begyndere
word-advanced = trænede spillere
word-team = hold
word-going-round = gå på omgang
word-draw = uafgjort
word-win = sejr
word-space = felt
word-rim = kant
word-centre = midte
word-token = farvebrik
word-reserve = forråd
word-card = kort
word-rack = kortholder
word-column = søjle
word-four-colours = 4 farver
word-turn = tur
word-clockwise = med uret
word-deck = kortsæt
word-player = spiller
word-seat = plads

## Colours of Quartino's tokens

token-Y = gul
token-B = blå
token-G = grøn
token-P = lyserød

## Rule sets

preset-classic = Klassisk
preset-classic-about = Træbrikker, alle træk tæller, og en stribe vinder, når du siger det i tide.
preset-mushrooms = Svampe
preset-mushrooms-about = De klassiske regler med svampe: røde eller blå, store eller små, spidse eller flade, med eller uden gule prikker.
preset-danish = Dansk
preset-danish-about = Hver spiller får kun brikker i sin egen farve, og en overset stribe gælder lidt længere.
preset-quartino = Quartino
preset-quartino-about = Læg farvebrikker på hjulet, og lav alle dine fire kort før de andre.
preset-quartino-first = Quartino, de første spil
preset-quartino-first-about = Quartino uden situationerne »4 farver« og »søjle«.

## Options: $number is a whole number

option-squares = Firkanter
    .about = Fire brikker i en firkant på 2×2 felter tæller som en stribe.
option-traits = Udvalgte træk
    .about = Kun de træk, du vælger, tæller i en stribe.
option-values = Udvalgte udseender
    .about = Kun de udseender, du vælger, tæller i en stribe, for eksempel mørk og lav.
option-owned = Egne farver
    .about = Man får altid brikker i sin egen farve; den, der får den første brik, har lys.
option-owned-dark = Egne farver, mørk først
    .about = Man får altid brikker i sin egen farve; den, der får den første brik, har mørk.
option-free = Frie farver
    .about = Du må give en hvilken som helst brik, der er tilbage, uanset farve.
option-players = Hold selv øje
    .about = { $game ->
        [quartino] Som i spillereglerne tæller situationer og Quartinoer kun, hvis en spiller ser dem og siger det.
       *[quarto] Som i spillereglerne tæller en stribe kun, hvis en spiller ser den og siger det.
    }
option-referee = Dommer
    .about = { $game ->
        [quartino] Bordet holder øje for dig: Situationerne gælder af sig selv, og en forkert melding afvises.
       *[quarto] Bordet holder øje for dig: En færdig stribe vinder straks.
    }
option-lose-on-false-call = Forkert melding taber
    .about = Den, der siger »Quarto!« uden en gyldig stribe, taber spillet.
option-turn = { $number ->
        [one] { $number } sekund pr. tur
       *[other] { $number } sekunder pr. tur
    }
    .about = Gør din tur færdig inden for tiden: Løber den ud, taber du.
option-turns = { $number ->
        [one] Højst { $number } tur
       *[other] Højst { $number } ture
    }
    .about = Efter så mange ture for alle spillere tilsammen vinder den, der har lavet flest kort; står flere lige, vinder de sammen.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Ingen vinder: uafgjort
outcome-won = { $count ->
        [one] { $winners } vinder
       *[other] { $winners } vinder sammen
    }
reason-call = sagde Quarto
reason-line = stribe lavet
reason-false-call = forkert melding fra modparten
reason-full-board = alle seksten brikker er sat
reason-resign = ved opgivelse
reason-time = tiden løb ud
reason-abandoned = en spiller forlod spillet
reason-agreement = efter aftale
reason-cards = alle kort er lavet
reason-repetition = samme stilling for tredje gang
reason-skipped = en hel omgang uden noget at spille
reason-turn-limit = grænsen for antal ture er nået

## Quarto in the rules page

rules-quarto-intro =
    Quarto er et spil for to spillere eller to hold. I er fælles om de
    seksten brikker, og det er din modstander, der vælger, hvilken du skal
    sætte. Et spil tager 10 til 20 minutter (5 til 20 i den danske udgave).
quarto-in-short =
    Vælg en brik, og giv den til din modstander, som sætter den på et
    valgfrit ledigt felt og derefter giver dig en. Fire brikker vandret,
    lodret eller på en lang diagonal, som ligner hinanden på et punkt (alle
    høje, for eksempel, eller alle med hul), er en stribe. Når du laver en
    stribe, så sig »Quarto!«, før du giver den næste brik, og du vinder.
    Overser din modstander en stribe, så sig det, før du sætter, og du
    vinder. Alle brikker sat og ingen vinder: uafgjort.

rule-q1-title = Bræt og brikker
rule-q1-text =
    Quarto spilles på et bræt med 4×4 felter og med 16 brikker, én for hver
    kombination af fire træk med to udseender hver. De klassiske træbrikker
    er lyse eller mørke, høje eller lave, runde eller firkantede, uden eller
    med hul; svampene er, i samme rækkefølge, røde eller blå, store eller
    små, med spids eller flad hat, med eller uden gule prikker. Reglerne ser
    kun på de fire træk, aldrig på, hvilket sæt der bruges. Fra start står
    brikkerne ved siden af brættet; i den danske udgave i to grupper, lyse
    og mørke.
rule-q2-title = Hvem begynder
rule-q2-text =
    Lodtrækning afgør, hvem der begynder. Den spiller sætter ikke noget, men
    vælger en brik og giver den til modstanderen.
rule-q3-title = En tur
rule-q3-text =
    Sæt den brik, du har fået, på et valgfrit ledigt felt. Giv så din
    modstander en af de brikker, der er tilbage.
rule-q4-title = Striber
rule-q4-text =
    En stribe er fire brikker vandret, lodret eller på en af de to lange
    diagonaler (10 muligheder i alt), som er fælles om mindst ét udseende,
    der tæller: fire høje brikker, for eksempel, eller fire med hul. De må
    gerne være fælles om flere, og én brik kan lave flere striber på én
    gang. Hvem der har sat de tre andre brikker, er ligegyldigt.
rule-q5-title = At sige Quarto
rule-q5-text =
    Når spillerne selv holder øje, vinder en stribe ikke noget i sig selv:
    Du skal sige »Quarto!« og vise striben, og intet af det, du får at se,
    røber, at der er en. Kun den, der har turen, må melde; en melding fra
    andre, eller når spillet er slut, er ikke tilladt, men regnes aldrig for
    en forkert melding. Når du har sat og endnu ikke har givet, må du melde
    en stribe, som denne brik har lavet, og så vinder du; giver du uden at
    melde, må kun modtageren melde den stribe, lige da, inden der sættes, og
    så vinder modtageren. Sætter modtageren uden at melde, har striben
    mistet sin værdi for altid, i sin helhed og for alle træk (klassisk og
    svampe); i den danske udgave gælder den, indtil begge spillere har sat
    hver en brik, efter at den blev lavet, og så længe må enhver, der lige
    har fået en brik, melde den, også den, der selv lavede den
    (vores tolkning). Efter den sekstende brik gives der ikke mere: Den, der
    satte den, må melde eller afstå, derefter må modstanderen melde enhver
    stribe, der stadig gælder, eller afstå, og så er spillet uafgjort
    (vores tolkning). En forkert melding, altså uden stribe, med en udløbet
    stribe eller med felter, der ikke er fælles om noget, der tæller,
    afvises med begrundelse, noteres i referatet og ændrer ellers intet, men
    efter tre afvisninger i samme tur kan du ikke melde mere i den tur; har
    I valgt det på forhånd, taber den i stedet spillet (vores tolkning).
rule-q6-title = Med dommer
rule-q6-text =
    Med dommer ser bordet hver stribe: Den, der laver en, vinder straks. Det
    er ikke tilladt at melde.
rule-q7-title = Uafgjort
rule-q7-text =
    Er alle seksten brikker sat, og har ingen vundet, ender spillet
    uafgjort.
rule-q8-title = Børn & begyndere
rule-q8-text =
    Vil I begynde blødt, så lad kun et, to eller tre af de fire træk tælle,
    som de franske og hollandske regler foreslår. De danske regler lader
    lige så mange udseender tælle, som I har lyst til, for eksempel kun
    mørke brikker uanset form. I kan altså vælge frit mellem de otte
    udseender, mindst ét, og fire brikker, der er fælles om ét af dem, er
    nok; de fleste vælger hele træk (vores tolkning).
rule-q9-title = Trænede spillere
rule-q9-text =
    Fire brikker i en firkant, på 2×2 nabofelter på brættet, tæller som en
    stribe. Det giver 9 muligheder mere, 19 i alt. I den danske udgave er
    firkanter og frie farver to særskilte tilvalg for trænede spillere.
rule-q10-title = Egne farver
rule-q10-text =
    I den danske udgave tager hver spiller en farve, og du giver altid din
    modstander en brik i modstanderens farve, så hver især sætter de otte
    brikker i sin egen farve. En stribe tæller stadig på ethvert træk, der
    tæller, også med begge farver blandet. B, som får den første brik,
    vælger og har lys, hvis intet bliver sagt (vores tolkning). Trænede
    spillere spiller med frie brikker i begge farver.
rule-q11-title = Spillere og hold
rule-q11-text =
    Man er to om spillet; den danske udgave tilføjer to mod to eller to hold
    af enhver størrelse. Makkere skiftes til at tage holdets ture, og i en
    tur er det samme person, der sætter og giver; den første brik, der
    gives, er turen for A1, så følger B1, A2, B2 og så videre
    (vores tolkning). Kun den, der har turen, må melde, efter den sekstende
    brik har den næste på det andet hold det sidste ord, og et hold vinder
    eller taber samlet (vores tolkning). I den danske udgave kan spillet
    også gå på omgang: Folk venter ved bordet, og taberens plads går til den
    næste i køen; efter uafgjort forlader den, der har siddet længst, sin
    plads (vores tolkning).
rule-q12-title = Tid
rule-q12-text =
    I turneringer må hver tur tage ét minut; uden tidsgrænse er der intet
    ur. En tur er at sætte og give tilsammen, og også den første brik, der
    gives, har sit minut (vores tolkning). Meldinger skal nås inden for
    minuttet, en forkert melding starter det ikke forfra, og den, hvis tid
    løber ud, taber (vores tolkning).
rule-q13-title = Kombiner reglerne
rule-q13-text =
    Reglerne Q5 til Q12 kan frit kombineres: for eksempel firkanter, egne
    farver, kun to træk og dommer. Regelsættene er Klassisk, Svampe og
    Dansk; spil for begyndere og for trænede spillere er tilvalg til dem
    alle.

## Quartino in the rules page

rules-quartino-intro =
    Quartino er et spil for to til fire spillere fra 7 til 99 år. Brik for
    brik bygger I alle på ét farvehjul, hver med hemmelige kort, der skal
    laves: De andres farvebrikker kan hjælpe dig eller spolere din plan. Et
    spil tager cirka 20 minutter.
quartino-in-short =
    Træk fire kort, og hold dem hemmelige. I din tur lægger du én farvebrik
    i en valgfri farve på et valgfrit felt, gerne oven på andre. Et kort
    kræver fire farver, i midten og på tre nabofelter på kanten, uanset
    hvordan hjulet er drejet; kun de øverste farvebrikker tæller. Når du ser
    et af dine kort på brættet, siger du »Quartino«, lægger kortet til side,
    lægger dets fire farvebrikker tilbage og lægger én til. Begynder din tur
    med fire farvebrikker i samme farve på brættet eller med en søjle på
    fire, så sig det: Ryd søjlen, hvis der er en, og læg en farvebrik ekstra
    for hver situation. Den, der først har lavet alle sine fire kort,
    vinder.

rule-t1-title = Bræt, farvebrikker og kort
rule-t1-text =
    Brættet er et hjul med ni felter: otte på kanten, i en ring, og ét i
    midten. De 28 farvebrikker, syv i hver farve (gul, blå, grøn og
    lyserød), ligger i et åbent forråd, sorteret efter farve. Der er 24 kort
    og fire kortholdere. Antallene står i spillereglerne; hjulet og
    farvernes navne kommer fra billeder og anmeldelser af spillet.
rule-t2-title = Kortene
rule-t2-text =
    Et kort er en fjerdedel af hjulet: midten og tre nabofelter på kanten,
    hvert med en farve (vores tolkning, efter billeder). De 24 kort er alle
    rækkefølger af de fire farver over midten og det første, andet og tredje
    kantfelt, med uret; man kan i stedet indlæse et andet kortsæt
    (vores tolkning). Et kort passer, hvordan hjulet end er drejet, i alle
    otte stillinger, men aldrig spejlvendt (vores tolkning).
rule-t3-title = Start
rule-t3-text =
    Hver spiller trækker fire kort i hemmelighed; resten bliver uset uden
    for spillet. Den yngste begynder (bordet siger, hvem det er; ellers
    trækkes der lod), og der spilles med uret.
rule-t4-title = En tur
rule-t4-text =
    En tur har tre trin: Først ser du efter situationer på brættet, så
    lægger du farvebrikker, og så laver du Quartinoer.
rule-t5-title = Læg en farvebrik
rule-t5-text =
    Tag én farvebrik i en farve, der stadig er i forrådet, og læg den på et
    valgfrit felt, tomt eller oven på andre farvebrikker, så der bliver en
    søjle.
rule-t6-title = Lav en Quartino
rule-t6-text =
    Kun den øverste farvebrik på hvert felt tæller, uanset hvem der har lagt
    den. Når alt, hvad du skal lægge og rydde i din tur, er gjort
    (vores tolkning), må du sige »Quartino« og vise et af dine kort og de
    fire felter; det er ikke tilladt at vise et kort, du ikke har, og din
    tur fortsætter. Har du ret, forlader kortet din kortholder, og de fire
    øverste farvebrikker går tilbage til forrådet, så det, der lå under dem,
    nu ligger øverst; du skal så tage én farvebrik og lægge den, hvor du
    vil, og du må melde igen, og så videre. Tager du fejl, går kortet
    tilbage i din kortholder, og din tur er slut; de andre har set kortet,
    og det er kendt fra da af.
rule-t7-title = 4 farver
rule-t7-text =
    Har en farve fire eller flere farvebrikker på brættet, når din tur
    begynder, hvor som helst i søjlerne, og opdager du det, så sig
    »4 farver«. Du skal da lægge én farvebrik mere.
rule-t8-title = Søjle
rule-t8-text =
    Har en søjle fire eller flere farvebrikker, når din tur begynder, og
    opdager du det, så sig »søjle«. Du lægger hele søjlen tilbage i forrådet
    og skal så lægge én farvebrik mere; er det kun en søjle, rydder du først
    og lægger bagefter. Kun én søjle tæller i en tur, den, du vælger, uanset
    hvor mange der er; »4 farver« tæller også kun én gang, uanset hvor mange
    farver det gælder (vores tolkning).
rule-t9-title = Begge på én gang
rule-t9-text =
    Opdager du begge situationer, så sig dem begge: Du lægger tre
    farvebrikker og rydder søjlen i den rækkefølge, du vil. Du må endda
    rydde til sidst; en farvebrik, du forinden lægger på søjlen, ryger så
    med tilbage. Situationerne er dem fra begyndelsen af din tur. Du kan
    først melde eller slutte din tur, når det hele er gjort.
rule-t10-title = At opdage
rule-t10-text =
    Når spillerne selv holder øje, findes situationer og Quartinoer kun,
    hvis spilleren siger det; tavshed straffes ikke, og listen over mulige
    træk røber dem aldrig. En situation, der siges med urette, afvises med
    begrundelse og ændrer intet; hver må siges én gang pr. tur, før den
    første farvebrik er lagt (vores tolkning). Med dommer må situationer
    ikke siges: De ekstra farvebrikker og én rydning kommer af sig selv og
    er pligt, og en forkert Quartino afvises (vores tolkning). Også da er
    det frivilligt at melde, og kun kortets ejer får et vink
    (vores tolkning).
rule-t11-title = De første spil
rule-t11-text =
    De første spil kan spilles uden situationerne »4 farver« og »søjle« (T7
    og T8).
rule-t12-title = Slutning
rule-t12-text =
    Den, der tager det sidste kort fra sin kortholder, vinder straks. De
    fire farvebrikker bliver liggende.
rule-t13-title = Tomt forråd og endeløse spil
rule-t13-text =
    En farve, der ikke er flere af i forrådet, kan ikke vælges. Du springer
    kun over at lægge, hvis forrådet er tomt og ingen søjle skal ryddes; så
    må du melde eller slutte din tur (vores tolkning). Efter en hel omgang,
    hvor intet er lagt, ryddet eller meldt, er spillet uafgjort
    (vores tolkning). Det er også uafgjort, når det samme bræt, hele søjler
    medregnet, med den samme spiller ved begyndelsen af sin tur forekommer
    for tredje gang, uden at et kort er lavet imens (vores tolkning). Efter
    200 ture for alle spillere tilsammen, eller et andet antal, som I
    vælger, vinder den, der har lavet flest kort, og står flere lige, vinder
    de sammen (vores tolkning).
rule-t14-title = Hemmeligheder
rule-t14-text =
    Du ser brættet, forrådet, din egen kortholder, de kort, der er lavet, de
    kort, der er vist ved forkerte meldinger, og hvor mange kort hver af de
    andre har tilbage. Andet ser du ikke, aldrig og på ingen måde. Kort, der
    ikke er delt ud, er hemmelige til det sidste.

## Both games in the rules page

rule-table-title = Ved bordet
rule-table-text =
    Den, der i Quartino med flere end to spillere giver op eller løber tør
    for tid, forlader spillet: Kortene forbliver skjulte, turene springes
    over, og den sidste, der er tilbage, vinder (vores tolkning). I begge
    spil gælder et tilbud om uafgjort indtil næste træk, og alle de andre
    skal sige ja til det (vores tolkning). At tage tilbage kræver alles
    samtykke og går aldrig længere tilbage end et kort, der er vist eller
    lavet (vores tolkning).
not-affiliated =
    Quarto og Quartino er varemærker, der tilhører deres ejere. Fourfold har
    ingen forbindelse med dem og er ikke godkendt af dem.

## What happens, and what is asked

space-centre = midten
seat-bot = { $seat } ({ $bot })
event-give = { $who } giver: { $piece }.
event-place = { $who } sætter på { $square }: { $piece }.
event-call = { $who } siger »Quarto!« og viser { $squares }.
event-decline = { $who } afstår.
event-say-colours = { $who } siger »4 farver«.
event-say-column = { $who } siger »søjle« og peger på { $space }.
event-clear = { $who } rydder søjlen på { $space }.
event-token = { $who } lægger { $colour } på { $space }.
event-card-right = { $who } siger »Quartino« og laver { $card } fra { $first }.
event-card-wrong = { $who } siger »Quartino« med { $card } fra { $first }, men det ligger der ikke. Turen er slut.
event-card-refused = { $who } siger »Quartino« med { $card } fra { $first }, men det ligger der ikke. Afvist: Turen fortsætter.
event-end = { $who } slutter turen.
event-resign = { $who } giver op.
event-flag = { $who } har ikke mere tid.
event-abandon = { $who } har forladt spillet.
event-offer = { $who } tilbyder uafgjort.
event-accept = { $who } siger ja til uafgjort.
event-refused = { $what } Afvist.
ask-give = { $who }: vælg en brik at give.
ask-place = { $who }: sæt brikken ({ $piece }).
ask-decline = { $who }: alle brikker er sat. Meld en stribe, eller afstå.
ask-clear = { $who }: ryd en søjle ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: læg én farvebrik.
       *[other] { $who }: læg { $due } farvebrikker.
    }
ask-call-card = { $who }: sig Quartino, eller slut turen.

## Line by line

plain-welcome = Vi spiller { $rules }. Skriv help for at se kommandoerne.
plain-menu = Hvad skal vi spille? Skriv et nummer, eller tryk Enter for det første.
plain-menu-bot = { $game } mod computeren
plain-menu-people = { $game } for { $seats } på denne skærm
plain-menu-again = Skriv et nummer fra 1 til { $most }, eller quit.
plain-help =
    Træk i Quarto: give 7 eller give LSQH, place b3, call a1 b1 c1 d1, decline.
    Træk i Quartino: say colours, say column 5, clear 5, place B 3, call YBGP 7, end.
    En brik eller et felt alene er nok. Også: resign, offer draw, accept.
    Spørgsmål: board, pieces, reserve, rack, moves, record, rules, rules q5.
    Og: undo, save, save NAVN, quit.
plain-free = ledigt
plain-empty = tomt
plain-turn = { $who } har turen. De andre kigger væk.
plain-over = Spillet er slut. Tryk Enter for at afslutte; undo, save og record virker stadig.
plain-over-for-good = Spillet er slut. Tryk Enter for at afslutte; save og record virker stadig.
plain-draw-offered = Der er tilbudt uafgjort. En anden spiller siger ja med accept; ethvert træk siger nej.
plain-no-clock = { $number ->
        [one] Disse regler giver { $number } sekund pr. tur, men linje for linje er der intet ur.
       *[other] Disse regler giver { $number } sekunder pr. tur, men linje for linje er der intet ur.
    }
plain-undone = Taget tilbage.
plain-no-rack = Quarto har ingen kort.
plain-rack = { $who }: { $left } tilbage, i kortholderen { $cards }, lavet { $made }, vist { $shown }.
plain-rules-more = Skriv rules { $first } til rules { $last }, eller rules table, for at læse en hel regel.
plain-saved = Gemt som { $path }.
plain-not-saved = Ikke gemt: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = forventede ikke flere træk, fik { $move }: spillet er slut
error-not-your-turn = plads { $expected } har turen, fik { $seat }
error-no-such-seat = forventede en af pladserne { $expected }, fik { $seat }
error-seat-has-left = forventede en plads, der stadig er med, fik { $seat }, som har forladt spillet
error-wrong-game = forventede et træk i { $expected }, fik { $move }
error-draw-already-offered = forventede accept, fik { $move }: { $seat } har allerede tilbudt uafgjort
error-no-draw-offered = forventede et tilbud om uafgjort, fik { $move }, men der er intet tilbud
error-already-agreed = forventede, at en anden plads siger ja, fik { $seat }, som allerede har sagt ja
error-not-refused = forventede call eller say, som reglerne afviser, fik { $move }, som de godtager
error-never-refused-so = forventede kun ? efter afvist call eller say, fik { $move }
error-takeback-too-far = forventede et tidligere træk at tage tilbage, men spillet er lige begyndt
error-takeback-past-card = forventede intet kort vist eller lavet siden, fik { $move }, som alle har set
error-piece-in-hand = forventede place, fik { $move }: { $piece } er i hånden
error-no-piece-in-hand = forventede give, fik { $move }: der er ingen brik i hånden
error-board-full = forventede call eller decline, fik { $move }: alle seksten brikker er sat
error-decline-too-early = forventede { $expected }, fik decline: det hører til slutningen, efter seksten brikker
error-square-taken = forventede et ledigt felt, fik { $square } (optaget af { $piece })
error-piece-not-left = forventede en brik, der er tilbage, fik { $piece }
error-piece-not-theirs = { $expected ->
        [dark] forventede en mørk brik
       *[light] forventede en lys brik
    } til { $seat }, fik { $piece }
error-referee-calls = forventede give, place eller decline, fik { $move }: dommeren ser hver stribe
error-no-more-calls = forventede ingen melding efter tre forkerte i samme tur, fik { $move }
error-call-no-line = forventede fire felter i en stribe, fik { $squares }
error-call-not-full = forventede en fuld stribe, fik { $squares } (endnu ledigt: { $free })
error-call-nothing-shared = forventede et fælles træk, der tæller, fik { $squares } uden et sådant
error-call-expired = forventede en stribe, der stadig tæller, fik { $squares }, hvis tid er forbi
error-call-not-now = forventede en stribe lavet med denne brik, fik { $squares }, som er ældre
error-referee-says = forventede place, clear, call eller end, fik { $move }: dommeren ser situationerne
error-no-situations = forventede place, call eller end, fik { $move }: der spilles uden situationer
error-say-too-late = det skal siges før turens første farvebrik, fik { $move } bagefter
error-said-already = forventede hver situation én gang pr. tur, fik { $move } igen
error-no-four-colours = forventede fire farvebrikker i én farve ved turens begyndelse, fik { $move } med færre
error-no-column = forventede en søjle på fire eller flere ved turens begyndelse, fik { $height } på { $space }
error-nothing-to-clear = der er ingen søjle, der skal ryddes, fik { $move }
error-clear-other = forventede clear { $expected }, fik { $move }
error-cleared-already = der ryddes én søjle pr. tur, fik { $move } bagefter
error-clear-first = forventede først clear { $expected }, fik { $move }
error-nothing-to-place = forventede call eller end, fik { $move }: alle turens farvebrikker er lagt
error-place-first = forventede først en farvebrik lagt (mangler { $due }), fik { $move }
error-colour-used-up = forventede en farve, der er i forrådet, fik { $colour }
error-card-not-held = forventede et kort, som { $seat } har, fik { $card }
error-no-quartino = forventede { $card } på { $spaces }, fik { $tops }
error-bad-move = forventede { $expected }, fik { $got }
error-bad-piece = forventede en brik som 7 eller LSQH, fik { $got }
error-bad-square = forventede et felt fra a1 til d4, fik { $got }
error-bad-call = forventede fire forskellige felter efter call, fik { $got }
error-bad-colour = forventede en farve, en af Y B G P, fik { $got }
error-bad-space = forventede et felt, c eller 1 til 8, fik { $got }
error-bad-rim = forventede et kantfelt fra 1 til 8, fik { $got }
error-bad-card = forventede et kort som YBGP, fik { $got }
error-text-after = forventede ikke mere, fik { $got }
error-bad-preset = forventede et regelsæt til { $game }, et af { $expected }, fik { $got }
error-bad-game = forventede et spil, et af { $expected }, fik { $got }
error-bad-option = forventede et tilvalg til { $game }, et af { $expected }, fik { $got }
error-bad-option-value = forventede { $expected } efter { $option }:, fik { $got }
error-option-twice = forventede hvert tilvalg én gang, fik { $got } igen
error-options-contradict = forventede kun et af { $option } og { $other }, fik begge
error-bad-ranks = forventede fire rækker adskilt af /, fik { $got }
error-bad-rank = forventede fire felter i en række, hvert en brik eller et punktum, fik { $got }
error-bad-hand = forventede brikken i hånden eller -, fik { $got }
error-piece-twice = forventede hver brik én gang, fik { $got } to gange
error-wrong-colours = forventede antal givne brikker: lyse { $light }, mørke { $dark }, fik { $got }
error-line-in-referee-play = forventede et spil i gang, fik en færdig stribe: { $got }
error-bad-marks = forventede striber som !a1b1c1d1:1, fik { $got }
error-mark-no-line = forventede en færdig stribe, der tæller, fik { $got }
error-mark-expiry = forventede et tal fra 1 til { $most } efter striben, fik { $got }
error-marks-apart = forventede, at striber lavet med én brik er fælles om et felt, fik { $got }
error-marks-in-referee-play = forventede ingen striber at melde i spil med dommer, fik { $got }
error-bad-spaces = forventede ni felter adskilt af /, fik { $got }
error-bad-column = forventede en søjle af farver eller et punktum, fik { $got }
error-too-many-tokens = forventede højst { $most } farvebrikker af { $colour }, fik { $got }
error-bad-seat = forventede en plads, en af { $expected }, fik { $got }
error-bad-seats = forventede pladser som A B eller A1 B1 A2 B2, fik { $got }
error-bad-seat-number = forventede { $expected } pladser, fik { $got }
error-bad-deal = forventede en kortgivning som A=YBGP,YBPG,YGBP,YGPB, fik { $got }
error-deal-seats = forventede kort til pladserne { $expected }, fik { $got }
error-deal-size = forventede { $expected } kort til { $seat }, fik { $got }
error-card-twice = forventede hvert kort så ofte, som kortsættet har det, fik { $got } én gang for meget
error-deck-too-small = forventede mindst { $expected } kort i kortsættet, fik { $got }
error-not-utf8 = forventede tekst i UTF-8, fik byte { $got }
error-control-character = forventede tekst, der kan udskrives, fik { $got }
error-bad-header = forventede en linje som nøgle: værdi, fik { $got }
error-key-twice = forventede hver nøgle én gang, fik { $got } igen
error-key-missing = forventede nøglen { $expected } i hovedet, men den mangler
error-key-not-here = forventede en nøgle til { $game }, fik { $got }
error-bad-players = forventede navne som A=Ada B=Bo, fik { $got }
error-bad-name = forventede et navn i citationstegn, der afsluttes, fik { $got }
error-bad-result = forventede et resultat som B (call) eller draw (full-board), fik { $got }
error-result-too-early = forventede intet resultat, mens spillet er i gang, fik { $got }
error-result-differs = forventede trækkenes resultat, { $expected }, fik { $got }
error-event-missing = forventede et træk efter pladsen, fik { $got }
error-bad-state = forventede en gemt stilling, fik { $got }

## Terminal

tui-about = Quarto og Quartino efter spillereglerne
tui-person = Spiller
tui-computer = Computer
tui-computer-of = Computer { $seat }
tui-player = Spiller { $seat }
tui-team-of = Hold { $team } ({ $people })
tui-yes = ja
tui-no = nej

tui-menu-computer = Quarto mod computeren
tui-menu-continue = Spil videre
tui-menu-two = Quarto for to på denne skærm
tui-menu-teams = Quarto på hold
tui-menu-quarto = Quarto med regler efter eget valg
tui-menu-quartino = Quartino, for 2 til 4
tui-menu-resume = Fortsæt et gemt spil
tui-menu-replay = Se et spil igen
tui-menu-rules = Regler
tui-menu-language = Sprog
tui-menu-quit = Afslut
tui-menu-hint = ↑ ↓ vælg   Enter start   ? regler   q afslut

tui-setup-title = { $game }: hvem spiller?
tui-setup-start = Start
tui-setup-seats = Spillere
tui-setup-two = to
tui-setup-teams = to hold på { $number }
tui-setup-number = { $number }
tui-setup-seat = Plads { $seat }
tui-setup-person = person
tui-setup-name = navn, hvis du vil
tui-setup-rules = Vælg reglerne…
tui-bot-random = computer, spiller tilfældigt
tui-bot-level = computer, niveau { $number }
tui-bot-perfect = computer, spiller perfekt
tui-bot-greedy = computer, ser ét træk frem
tui-form-hint = ↑ ↓ gå   ← → skift   Enter vælg   Esc tilbage

tui-builder-title = Vælg reglerne
tui-builder-preset = Udgave
tui-builder-counts = Det, der tæller: { $trait }
tui-builder-both = { $one } og { $other }
tui-builder-only = kun { $value }
tui-builder-none = tæller ikke
tui-builder-colours = Farver
tui-builder-sight = Hvem ser striber og situationer
tui-builder-false-call = Et forkert »Quarto!«
tui-builder-refused = Afvises, tre gange pr. tur
tui-builder-turn = Ur
tui-builder-no-clock = Intet ur
tui-builder-turns = Længde
tui-builder-nothing = Så ville intet tælle: Vælg mindst ét udseende.
tui-builder-line-about = De samme regler som tekst. Du kan skrive her; valgene ovenfor følger med.
tui-builder-done = Brug disse regler

tui-open-resume = Fortsæt et gemt spil
tui-open-replay = Se et spil igen
tui-open-none = Der er ikke gemt noget spil her endnu. Tryk s under et spil for at gemme det.
tui-open-path = sti til et spil, for eksempel spil.fgn
tui-open-hint = Enter åbn   Tab liste eller sti   Esc tilbage
tui-open-line = linje { $number }: { $reason }
tui-open-unreadable = { $path } kan ikke læses: { $reason }
tui-open-unknown-bot = { $path } nævner en computerspiller, som denne version ikke har.

tui-replay-hint = → næste   ← tilbage   Home start   End sidste   Esc luk
tui-replay-moment = træk { $number } af { $most }
tui-replay-start = Spillets begyndelse.

tui-rules-in-short = Kort fortalt
tui-rules-words = Ordene
tui-rules-in-full = Udførligt
tui-rules-readings =
    Hvor spillereglerne tier eller modsiger hinanden, har vi måttet vælge:
    Dér står der »vores tolkning«.
tui-rules-hint = ↑ ↓ rul   Tab det andet spil   c koder   Esc tilbage
tui-record-title = Træk indtil nu
tui-record-empty = Ingen endnu.
tui-close-hint = ↑ ↓ rul   Esc tilbage

tui-pass-to = Giv videre til { $name }
tui-pass-why = Kortene er skjulte, indtil { $name } er her, og ingen andre kigger med.
tui-pass-ready = Jeg er her: Vis mine kort
tui-thinking = { $name } tænker…
tui-seconds-left = { $number } s
tui-undone = Taget tilbage.
tui-saved = Gemt som { $path }
tui-not-saved = Ikke gemt: { $reason }
tui-kept = Det uafsluttede spil er bevaret som { $path }
tui-too-small = Gør terminalen større, til { $needed } (nu { $now }), eller spil med --plain.
tui-bots-no-draw = Computeren svarer ikke på tilbud om uafgjort. Giv op, eller spil videre.
tui-command-placeholder = et træk, for eksempel give 7, place b3, resign, offer draw
tui-draw-offered = { $name } tilbyder uafgjort. Skriv :accept for ja; ethvert træk siger nej.

tui-tray = Brikker tilbage
tui-hand = I hånden
tui-hand-empty = ingenting
tui-ask-give = { $name }: vælg en brik at give.
tui-ask-place = { $name }: sæt brikken, du har i hånden.
tui-ask-decline = { $name }: alle brikker er sat. Meld med !, eller afstå med d.
tui-ask-mark = { $name }: markér de fire felter i din stribe ({ $number } af 4).
tui-ask-confirm = Quarto på { $squares }? Enter melder det, Esc går tilbage.
tui-tip-call = Fire ens på stribe? Tryk !, og vis dem, før du giver eller sætter.
tui-tip-referee = Med dommer: En færdig stribe vinder straks.
tui-false-calls = Forkerte meldinger i denne tur: { $number } af { $most }.
tui-no-more-calls = Tre forkerte meldinger: ikke flere meldinger i denne tur.
tui-line-shares = { $squares } er fælles om: { $values }.

tui-reserve = Forråd
tui-rack = Dine kort (* set af alle)
tui-rack-of = Kort hos { $name } (* set af alle)
tui-rack-hidden = Kortene er skjulte.
tui-cards-left = { $number ->
        [one] { $number } kort
       *[other] { $number } kort
    }
tui-cards-made = lavet { $cards }
tui-cards-seen = set { $cards }
tui-cards-unmade = tilbage { $cards }
tui-seat-left = har forladt spillet
tui-column-at = Felt { $space }, nedefra og op: { $column }
tui-choose-colour = Vælg først en farve: y (gul), b (blå), g (grøn) eller p (lyserød).
tui-ask-token = { $number ->
        [one] { $name }: læg en farvebrik. Vælg en farve, så et felt.
       *[other] { $name }: læg { $number } farvebrikker. Vælg en farve, så et felt.
    }
tui-ask-clear = { $name }: ryd søjlen på { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name }: læg { $number } farvebrik, og ryd { $spaces }, i valgfri rækkefølge.
       *[other] { $name }: læg { $number } farvebrikker, og ryd { $spaces }, i valgfri rækkefølge.
    }
tui-ask-call = { $name }: sig Quartino med !, eller slut din tur med e.
tui-ask-card = Quartino! Hvilket kort? Tryk 1 til { $number }.
tui-ask-first = { $card }: peg på feltet med dets første kantfarve ({ $colour }), så Enter.
tui-tip-say = 4 eller flere i samme farve: Tryk f. En søjle på 4 eller flere: Peg, tryk o.
tui-tip-quartino = Du kan lave { $card } fra { $space }: Tryk !

tui-key-move = flyt
tui-key-mark = markér
tui-key-confirm = bekræft
tui-key-cancel = fortryd
tui-key-end = slut tur
tui-key-clear = ryd
tui-key-colour = farve
tui-key-undo = tag tilbage
tui-key-save = gem
tui-key-record = træk
tui-key-command = skriv
tui-key-rules = regler
tui-key-menu = menu
tui-key-again = spil igen

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = række { $name }
line-file = kolonne { $name }
line-diagonal = diagonalen { $name }
line-two-by-two = firkanten { $name }
analysis-title = { $a } og { $b }, træk for træk
analysis-about = Vundet for { $a } øverst, uafgjort i midten, vundet for { $b } nederst; { $summary }
analysis-summary = { $name }: fejl { $mistakes }, oversete meldinger { $calls }
analysis-wins = { $name } vinder
analysis-win = sejr
analysis-draw = uafgjort
analysis-loss = nederlag
analysis-unknown = ukendt
analysis-mistake = fejl
analysis-missed-call = overset melding
analysis-only-move = eneste træk
analysis-give = at give { $piece }
analysis-place = at sætte på { $square }
analysis-call = at melde { $line }
why-completes-line = { $square } fuldender { $line } (fælles: { $values }).
why-gives-win = At give { $piece } taber: Brikken passer på { $square } og fuldender { $line } (fælles: { $values }).
why-gives-forced-loss = At give { $piece } taber: { $reply } tvinger sejren igennem.
why-no-safe-piece = { $number ->
        [one] At sætte på { $square } taber: Den eneste brik, der må gives, fuldender en stribe.
       *[other] At sætte på { $square } taber: Hver af de { $number } brikker, der må gives, fuldender en stribe.
    }
why-forced-loss = { $number ->
        [one] At sætte på { $square } taber: Én brik fuldender ikke straks en stribe, men den taber også.
       *[other] At sætte på { $square } taber: { $number } brikker fuldender ikke straks en stribe, men de taber også alle.
    }
why-missed-line = { $square } ville have fuldendt { $line } (fælles: { $values }).
why-missed-win = { $number ->
        [one] Det eneste vindende træk var { $moves }.
       *[other] Vindende træk var { $moves }.
    }
why-missed-draw = { $number ->
        [one] Det eneste træk, der holdt uafgjort, var { $moves }.
       *[other] Træk, der holdt uafgjort, var { $moves }.
    }
why-only-win = Det var det eneste vindende træk.
why-only-draw = Det var det eneste træk, der holdt uafgjort.
why-lost-no-safe-piece = Enhver brik, der må gives, fuldender en stribe.
why-lost = Ethvert træk taber.
why-calls-line = Meldingen vinder: { $line } (fælles: { $values }) gjaldt stadig.
why-missed-call-placer = Her kunne { $line } (fælles: { $values }) være meldt; nu må modstanderen melde.
why-missed-call-open = Før brikken blev sat, kunne { $line } (fælles: { $values }) være meldt; modstanderen må stadig melde.
why-missed-call-expired = Her kunne { $line } (fælles: { $values }) være meldt; nu tæller striben ikke mere.
why-calls-used-up = Efter tre forkerte meldinger kan der ikke meldes mere i denne tur.
why-false-call = Meldingen var forkert, og efter disse regler taber det.
why-abandoned = { $value ->
        [win] Stillingen var vundet for { $seat }.
       *[draw] Stillingen var uafgjort for { $seat }.
    }
