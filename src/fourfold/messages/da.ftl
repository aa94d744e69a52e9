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
word-trait = egenskab
word-line = stribe
word-two-by-two = firkant
word-call = at sige Quarto
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = giv
word-place = sæt
word-decline = sig ikke Quarto
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
word-four-colours = fire ens
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
preset-classic-about = Træbrikker, og du vinder ved at sige Quarto i tide.
preset-mushrooms = Svampe
preset-mushrooms-about = De klassiske regler med svampe: røde eller blå, store eller små, spidse eller flade, med eller uden gule prikker.
preset-danish = Dansk
preset-danish-about = Du får kun brikker i din egen farve, og du kan sige Quarto på en overset stribe lidt længere (vores tolkning).
preset-quartino = Quartino
preset-quartino-about = Læg farvebrikker på spillebrættet. Den, der først laver alle sine fire kort, vinder.
preset-quartino-first = Quartino, de første spil
preset-quartino-first-about = Quartino uden situationerne »fire ens« og »søjle«.

## Options: $number is a whole number

option-squares = Firkanter
    .about = Fire brikker i en firkant på 2×2 felter tæller som en stribe.
option-traits = Udvalgte egenskaber
    .about = Kun de egenskaber, du vælger, tæller i en stribe.
option-values = Udvalgte udseender
    .about = Kun de udseender, du vælger, tæller i en stribe, for eksempel mørk og lav.
option-owned = Egne farver
    .about = Hver spiller får kun brikker i sin egen farve. Den, der får den første brik, har de lyse.
option-owned-dark = Egne farver, mørke først
    .about = Hver spiller får kun brikker i sin egen farve. Den, der får den første brik, har de mørke.
option-free = Frie farver
    .about = Du må give en hvilken som helst brik, der er tilbage, uanset farve.
option-players = Hold selv øje
    .about = { $game ->
        [quartino] Som i regelhæfterne: Situationer og Quartinoer tæller kun, hvis du opdager dem og siger det. En forkert Quartino viser dit kort til alle og slutter din tur.
        [quartino-first] Som i regelhæfterne: En Quartino tæller kun, hvis du opdager den og siger det. En forkert Quartino viser dit kort til alle og slutter din tur.
       *[quarto] Som i regelhæfterne: En stribe tæller kun, hvis du opdager den og siger Quarto.
    }
option-referee = Dommer
    .about = { $game ->
        [quartino] Dommeren ser alt og siger til, når du skal lægge ekstra farvebrikker eller rydde en søjle. En forkert Quartino viser dit kort til alle, men din tur fortsætter.
        [quartino-first] Dommeren ser hver Quartino. En forkert Quartino viser dit kort til alle, men din tur fortsætter.
       *[quarto] Dommeren ser hver stribe: Den, der laver en, vinder straks.
    }
option-lose-on-false-call = Forkert Quarto koster spillet
    .about = Du taber spillet, hvis du siger »Quarto!«, og de fire spillefelter, du viser, ikke er en stribe, som du må sige Quarto på nu.
option-turn = { $number ->
        [one] { $number } sekund pr. tur
       *[other] { $number } sekunder pr. tur
    }
    .about = Gør hver tur færdig i tide, ellers taber du.
option-turns = { $number ->
        [one] Højst { $number } tur
       *[other] Højst { $number } ture
    }
    .about = Efter så mange ture i alt vinder den, der har lavet flest kort. Står flere lige, deler de sejren.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Uafgjort
outcome-won = { $count ->
        [one] { $winners } vinder
       *[other] { $winners } deler sejren
    }
reason-call = Quarto sagt
reason-line = stribe lavet
reason-false-call = forkert Quarto fra modparten
reason-full-board = alle seksten brikker sat
reason-resign = ved opgivelse
reason-time = tiden løb ud
reason-abandoned = en spiller forlod spillet
reason-agreement = efter aftale
reason-cards = alle kort lavet
reason-repetition = samme stilling tre gange
reason-skipped = en hel omgang uden noget at spille
reason-turn-limit = det højeste antal ture er nået

## Quarto in the rules page

rules-quarto-intro =
    Quarto, et spil af Blaise Müller udgivet af Gigamic, er for to spillere
    eller to hold. I er fælles om de seksten brikker, og det er din
    modstander, der vælger, hvilken du skal sætte. Et spil tager 10 til 20
    minutter (5 til 20 i den danske udgave).
quarto-in-short =
    Vælg en brik, og giv den til din modstander, som sætter den på et
    valgfrit ledigt felt og derefter giver dig en.

    Fire brikker vandret, lodret eller på en lang diagonal, som ligner
    hinanden på et punkt (for eksempel alle høje eller alle med hul), er
    en stribe.

    Når du laver en stribe, så sig »Quarto!«, før du giver den næste
    brik, og du vinder.

    Overser din modstander en stribe, så sig »Quarto!«, før du sætter
    din brik, og du vinder.

    Er alle brikker sat, og har ingen vundet, er spillet uafgjort.

rule-q1-title = Bræt og brikker
rule-q1-text =
    Quarto spilles på et bræt med 4×4 felter og med 16 brikker, én for hver
    kombination af fire egenskaber med to udseender hver. De klassiske
    træbrikker er lyse eller mørke, høje eller lave, runde eller firkantede,
    uden eller med hul. Svampene er, i samme rækkefølge, røde eller blå,
    store eller små, med spids eller flad hat, med eller uden gule prikker.
    For reglerne er det kun de fire egenskaber, der betyder noget, ikke
    hvilket sæt I bruger. Fra start står brikkerne ved siden af brættet; i
    den danske udgave i to grupper, lyse og mørke.
rule-q2-title = Hvem begynder
rule-q2-text =
    Der trækkes lod om, hvem der begynder. Den spiller sætter ikke noget,
    men vælger en brik og giver den til modstanderen. I en revanche begynder
    den næste spiller uden ny lodtrækning (vores tolkning).
rule-q3-title = En tur
rule-q3-text =
    Sæt den brik, du har fået, på et valgfrit ledigt felt. Giv så din
    modstander en af de brikker, der er tilbage.
rule-q4-title = Striber
rule-q4-text =
    En stribe er fire brikker vandret, lodret eller på en af de to lange
    diagonaler (10 striber i alt), som har mindst ét udseende til fælles,
    der tæller: for eksempel fire høje brikker eller fire med hul. De må
    gerne have flere til fælles, og én brik kan lave flere striber på én
    gang. Det er lige meget, hvem der har sat de tre andre brikker.
rule-q5-title = At sige Quarto
rule-q5-text =
    Når spillerne selv holder øje, er det ikke nok at lave en stribe: For at
    vinde skal du sige »Quarto!« og vise striben, og intet på skærmen røber,
    at der er en. Kun den, der har turen, må sige Quarto (vores tolkning;
    ifølge hæfterne vinder den, der først siger det). Siger en anden det,
    eller siger nogen det, når spillet er slut, bliver det afvist, men
    tæller ikke som en forkert Quarto. Når du har sat din brik og endnu ikke
    har givet den næste, må du sige Quarto på en stribe, som din brik har
    lavet, og så vinder du. Giver du en brik uden at sige Quarto, må kun
    modtageren sige det på den stribe, og kun før brikken sættes; så vinder
    modtageren. Sætter modtageren brikken uden at sige Quarto, mister
    striben sin gyldighed for resten af spillet, uanset egenskab (klassisk
    og svampe). I den danske udgave mister en stribe sin gyldighed, når
    begge spillere hver har sat en brik. Vi tæller de brikker, der sættes,
    efter at striben blev lavet, og indtil da må enhver, der lige har fået
    en brik, sige Quarto på den, også den, der selv lavede den (vores
    tolkning; hæftet kan også læses som den klassiske regel og nævner kun
    modspilleren). Efter den sekstende brik gives der ikke mere: Den, der
    satte den, må sige Quarto eller lade være, derefter må modstanderen sige
    Quarto på enhver stribe, der stadig tæller, eller lade være, og så er
    spillet uafgjort (vores tolkning). En Quarto er forkert, hvis de viste
    felter ikke er en stribe, ikke har noget til fælles, der tæller, eller
    er en stribe, der ikke tæller mere. En forkert Quarto afvises med
    begrundelse, noteres i referatet og ændrer ellers intet, men efter tre i
    samme tur kan du ikke sige Quarto mere i den tur. Har I aftalt det før
    spillet, taber du i stedet på en forkert Quarto (vores tolkning).
rule-q6-title = Med dommer
rule-q6-text =
    Dommeren ser hver stribe: Laver du en, vinder du straks. Ingen behøver
    at sige Quarto, så det er ikke tilladt.
rule-q7-title = Uafgjort
rule-q7-text =
    Er alle seksten brikker sat, og har ingen vundet, ender spillet
    uafgjort.
rule-q8-title = Børn & begyndere
rule-q8-text =
    For at komme i gang kan I lade kun en, to eller tre af de fire
    egenskaber tælle, som de franske og hollandske regler foreslår. I de
    danske regler må I vælge, hvilke udseender der tæller, for eksempel »kun
    de mørke brikker, uanset form«. Hvert af de otte udseender kan altså
    tælle, mindst ét, og fire brikker, der har et af dem til fælles, er en
    stribe (vores tolkning; eksemplet kan også betyde, at kun mørke brikker
    tæller, på alle egenskaber undtagen formen). Skal en hel egenskab tælle,
    vælger I begge dens udseender. Tæller kun mørke brikker, så spil med
    frie farver: Med egne farver ville de lyse brikker ikke kunne danne
    nogen stribe, der tæller (vores tolkning).
rule-q9-title = Trænede spillere
rule-q9-text =
    Fire brikker i en firkant, på 2×2 nabofelter på brættet, tæller som
    en stribe. Det giver 9 striber mere, 19 i alt. I den danske udgave
    er firkanter og frie farver to særskilte tilvalg for trænede
    spillere.
rule-q10-title = Egne farver
rule-q10-text =
    I den danske udgave har hver spiller en farve, og du giver altid din
    modstander en brik i modstanderens farve. Så sætter hver af jer de
    otte brikker i sin egen farve. En stribe må gerne have begge farver,
    hvis brikkerne har et andet udseende til fælles, der tæller. Den, der
    får den første brik, vælger farve og har de lyse, hvis der ikke vælges
    (vores tolkning). Trænede spillere spiller med frie farver: Du må give
    en hvilken som helst brik, der er tilbage.
rule-q11-title = Spillere og hold
rule-q11-text =
    Quarto er for to; den danske udgave har også to mod to eller to hold med
    så mange, I vil. Makkere skiftes til at tage holdets ture, og i hver tur
    sætter én person en brik og giver den næste; A1 giver den første brik,
    så har B1, A2, B2 og så videre turen (vores tolkning). Kun den, der har
    turen, må sige Quarto. Efter den sekstende brik har den næste på det
    andet hold den sidste chance for at sige det. Et hold vinder eller taber
    sammen (vores tolkning). I det danske hæfte står også, at spillet kan
    »gå på omgang«: Her venter folk i en kø, og efter hvert spil går
    taberens plads til den næste; efter uafgjort opgiver den, der har siddet
    længst, sin plads (vores tolkning).
rule-q12-title = Tid
rule-q12-text =
    I turneringer kan man give spillerne ét minut pr. tur; uden tidsgrænse
    er der intet ur. Minuttet gælder at sætte en brik og give den næste, og
    også den første brik, der gives, har sit minut (vores tolkning).
    Minuttet går også, mens du siger Quarto, en forkert Quarto starter det
    ikke forfra, og løber din tid ud, taber du (vores tolkning).
rule-q13-title = Kombinér reglerne
rule-q13-text =
    Alle disse tilvalg kan kombineres frit: for eksempel firkanter, egne
    farver, kun to egenskaber og en dommer. Regelsættene er Klassisk, Svampe
    og Dansk; til hvert er der tilvalg for begyndere og for trænede
    spillere.

## Quartino in the rules page

rules-quartino-intro =
    Quartino, et spil af Petr Doubek (Loris Games) udgivet af Djeco, er for
    to til fire spillere fra 7 til 99 år. Brik for brik bygger I alle på det
    samme spillebræt, og hver har hemmelige kort at lave. De andres
    farvebrikker kan hjælpe dig eller ødelægge din plan. Et spil tager cirka
    20 minutter.
quartino-in-short =
    Træk fire kort, og hold dem hemmelige. Et kort kræver fire farver:
    én i midten og tre ved siden af hinanden på kanten, hvor som helst
    rundt på brættet.

    I din tur lægger du én farvebrik i en valgfri farve på et valgfrit
    felt, gerne oven på andre.

    Når de øverste farvebrikker passer til et af dine kort, siger du
    »Quartino«, lægger kortet til side, lægger dets fire farvebrikker
    tilbage og lægger én til.

    Begynder din tur med fire eller flere farvebrikker i samme farve på
    brættet, så sig »fire ens«, og læg én farvebrik mere. Begynder den
    med en søjle på fire eller flere farvebrikker, så sig »søjle«, ryd
    den, og læg én farvebrik mere.

    Den, der først laver alle sine fire kort, vinder.

rule-t1-title = Bræt, farvebrikker og kort
rule-t1-text =
    Brættet er et hjul med ni felter: otte på kanten og ét i midten. De 28
    farvebrikker, syv i hver farve (gul, blå, grøn og lyserød), ligger i et
    åbent forråd, sorteret efter farve. Der er 24 kort og fire kortholdere.
    Antallene står i regelhæfterne; hjulet og farvernes navne kommer fra
    billeder og anmeldelser af spillet.
rule-t2-title = Kortene
rule-t2-text =
    Et kort er en fjerdedel af hjulet: midten og tre nabofelter på
    kanten, hvert med en farve (vores tolkning, efter billeder). De 24
    kort er de 24 måder at lægge fire farver på midten og tre
    kantfelter; et referat kan angive et andet kortsæt (vores tolkning).
    Et kort passer i alle hjulets otte stillinger, men aldrig spejlvendt
    (vores tolkning).
rule-t3-title = Start
rule-t3-text =
    Hver spiller trækker fire kort i hemmelighed. De andre kort bliver uset
    uden for spillet (vores tolkning). Den yngste begynder (I siger, hvem
    det er; ellers trækkes der lod), og der spilles med uret. I en revanche
    begynder den næste spiller uden ny lodtrækning (vores tolkning).
rule-t4-title = En tur
rule-t4-text =
    En tur har tre trin: Se efter situationer på brættet, læg din eller
    dine farvebrikker, og lav så Quartinoer.
rule-t5-title = Læg en farvebrik
rule-t5-text =
    Tag én farvebrik i en farve, der stadig er i forrådet, og læg den på et
    valgfrit felt. Feltet må være tomt, eller du kan lægge din farvebrik
    oven på andre, så der bliver en søjle.
rule-t6-title = Lav en Quartino
rule-t6-text =
    Kun den øverste farvebrik på hvert felt tæller, uanset hvem der har
    lagt den. Når du har lagt og ryddet alt, hvad du skal i denne tur
    (vores tolkning), må du sige »Quartino« og vise et af dine kort og
    de fire felter. Du kan ikke vise et kort, du ikke har: Prøver du,
    bliver det afvist, og din tur fortsætter. Har du ret, forlader
    kortet din kortholder, og de fire øverste farvebrikker går tilbage
    til forrådet, så brikkerne under dem nu ligger øverst. Du skal så
    tage én farvebrik og lægge den, hvor du vil, og du må sige
    »Quartino« igen, og så videre. Tager du fejl, går kortet tilbage i
    din kortholder, og din tur er slut; de andre har nu set kortet.
rule-t7-title = Fire ens
rule-t7-text =
    Ligger der fire eller flere farvebrikker i samme farve på brættet,
    når din tur begynder, også inde i søjler, og opdager du det, så sig
    »fire ens« (i regelhæfterne hedder det »4 farver«). Du skal så
    lægge én farvebrik mere.
rule-t8-title = Søjle
rule-t8-text =
    Har en søjle fire eller flere farvebrikker, når din tur begynder, og
    opdager du det, så sig »søjle«. Læg hele søjlen tilbage i forrådet;
    derefter skal du lægge én farvebrik mere. Er »søjle« den eneste
    situation, så ryd først søjlen, og læg dine farvebrikker bagefter. Kun
    én søjle tæller pr. tur, også selv om der er flere, og du vælger
    hvilken; »fire ens« tæller også kun én gang pr. tur (vores tolkning).
rule-t9-title = Begge på én gang
rule-t9-text =
    Opdager du begge situationer, så sig begge dele: Du lægger tre
    farvebrikker og rydder søjlen, i den rækkefølge du vil. Du må endda
    rydde søjlen til sidst; en farvebrik, du har lagt på den, går så med
    tilbage. Kun situationerne ved begyndelsen af din tur tæller. Du kan
    først sige Quartino eller slutte din tur, når det hele er gjort.
rule-t10-title = At opdage
rule-t10-text =
    Når spillerne selv holder øje, tæller situationer og Quartinoer kun,
    hvis du siger det. Det straffes ikke at overse noget, og listen over
    mulige træk røber aldrig noget. Siger du »fire ens« eller »søjle«, når
    det ikke passer, får du at vide hvorfor, og intet ændres; hver af dem må
    siges én gang pr. tur, før du lægger din første farvebrik (vores
    tolkning). Med dommer siger ingen »fire ens« eller »søjle«: Du skal
    lægge de ekstra farvebrikker og rydde én søjle, og en forkert Quartino
    afvises (vores tolkning). Også med dommer er det frivilligt at sige
    Quartino, og kun kortets ejer får et vink (vores tolkning).
rule-t11-title = De første spil
rule-t11-text = I jeres første spil kan I udelade situationerne »fire ens« og »søjle«.
rule-t12-title = Slutning
rule-t12-text =
    Du vinder, så snart det sidste kort forlader din kortholder. De fire
    farvebrikker bliver liggende på brættet.
rule-t13-title = Tomt forråd og endeløse spil
rule-t13-text =
    Du kan ikke vælge en farve, der ikke er flere af i forrådet. Kun hvis
    forrådet er tomt, og du ingen søjle skal rydde, lægger du ingen
    farvebrik; så må du sige Quartino eller slutte din tur (vores tolkning).
    Efter en hel omgang, hvor intet er lagt, ryddet eller sagt, er spillet
    uafgjort (vores tolkning). Det er også uafgjort, når den samme stilling
    på brættet, med de samme søjler og den samme spiller ved begyndelsen af
    sin tur, forekommer for tredje gang, uden at et kort er lavet imens
    (vores tolkning). Efter 200 ture i alt, eller et andet antal, som I
    vælger, vinder den, der har lavet flest kort, og står flere lige, deler
    de sejren (vores tolkning).
rule-t14-title = Hvad du ser, og hvad der er hemmeligt
rule-t14-text =
    Du ser brættet, forrådet, din egen kortholder, de kort, der er
    lavet, de kort, der er vist ved en forkert Quartino, og hvor mange
    kort hver af de andre har tilbage. Andet ser du aldrig. Kort, der
    ikke er delt ud, er hemmelige til det sidste.

## Both games in the rules page

rule-table-title = Ved bordet
rule-table-text =
    Den, der i Quartino med flere end to spillere giver op eller løber
    tør for tid, går ud af spillet: Kortene forbliver skjulte, turene
    springes over, og den sidste, der er tilbage, vinder (vores
    tolkning). I begge spil gælder et tilbud om uafgjort indtil næste
    træk, og spillet ender kun uafgjort, hvis alle de andre siger ja
    inden da (vores tolkning). Et træk kan kun tages tilbage, hvis alle
    er enige, og aldrig længere tilbage end til et kort, der er vist
    eller lavet (vores tolkning).
not-affiliated =
    Quarto og Quartino er varemærker, der tilhører deres ejere. Fourfold er
    et uafhængigt projekt uden forbindelse med dem og ikke godkendt af dem.

## What happens, and what is asked

space-centre = midten
seat-bot = { $seat } ({ $bot })
event-give = { $who } giver en brik: { $piece }.
event-place = { $who } sætter en brik på { $square }: { $piece }.
event-call = { $who } siger »Quarto!« og viser { $squares }.
event-decline = { $who } siger ikke Quarto.
event-say-colours = { $who } siger »fire ens«.
event-say-column = { $who } siger »søjle« { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
event-clear = { $who } rydder søjlen { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
event-token = { $who } lægger en { $colour } farvebrik { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
event-card-right = { $who } siger »Quartino« fra felt { $first } og laver { $card }.
event-card-wrong = { $who } siger »Quartino« med { $card } fra felt { $first }, men kortet ligger der ikke. Turen er slut.
event-card-refused = { $who } siger »Quartino« med { $card } fra felt { $first }, men kortet ligger der ikke. Afvist: Turen fortsætter.
event-end = { $who } slutter sin tur.
event-resign = { $who } giver op.
event-flag = { $who } løber tør for tid.
event-abandon = { $who } forlader spillet.
event-offer = { $who } tilbyder uafgjort.
event-accept = { $who } siger ja til uafgjort.
event-refused = { $what } Afvist.
ask-give = { $who }: vælg en brik at give.
ask-place = { $who }: sæt brikken ({ $piece }).
ask-decline = { $who }: alle brikker er sat. Sig Quarto, eller lad være.
ask-clear = { $who }: ryd en søjle ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: læg én farvebrik.
       *[other] { $who }: læg { $due } farvebrikker.
    }
ask-call-card = { $who }: sig Quartino, eller slut din tur.

## Line by line

plain-welcome = Regler: { $rules }. Skriv help for at se kommandoerne.
plain-menu = Hvad vil du spille? Skriv et nummer, eller tryk Enter for det første.
plain-menu-bot = { $game } mod computeren
plain-menu-people = { $game } for { $seats } på denne skærm
plain-menu-again = Skriv et nummer fra 1 til { $most }, eller quit.
plain-help =
    Træk i Quarto: give 7 eller give LSQH, place b3, call a1 b1 c1 d1,
    decline. Træk i Quartino: say colours, say column 5, clear 5, place B 3,
    call YBGP 7, end. En brik eller et felt alene er nok. Også: resign,
    offer draw, accept. Vis: board, pieces, reserve, rack, moves, record,
    rules, rules q5. Og: hint (Quartino), undo, save, save NAVN, quit.
plain-puzzles-help =
    Skriv dit svar som et træk, eller det kort, som din modstander har. Også: hint (to
    gange for svaret), next, harder, easier, kind, board, help, quit. Når der ikke
    er mere at sige, så skriv end.
plain-free = ledigt
plain-empty = tomt
plain-turn = { $who } har turen. Alle andre bedes kigge væk.
plain-over = Spillet er slut. Tryk Enter for at afslutte; undo, save og record virker stadig.
plain-over-for-good = Spillet er slut. Tryk Enter for at afslutte; save og record virker stadig.
plain-draw-offered = Der er tilbudt uafgjort. En anden spiller kan skrive accept; laver man et træk, siger man nej.
plain-clock = { $number ->
        [one] { $number } sekund pr. tur.
       *[other] { $number } sekunder pr. tur.
    }
plain-seconds-left = { $number ->
        [one] { $number } sekund tilbage.
       *[other] { $number } sekunder tilbage.
    }
plain-name = Hvad hedder spiller { $number }? Tryk Enter for »{ $usual }«.
plain-first = Skriv et nummer, eller tryk Enter for at trække lod.
plain-free-colours = Tryk Enter for at spille med frie farver, eller skriv { $no } for at beholde disse regler.
plain-undone = Trækket er taget tilbage.
plain-no-rack = Quarto har ingen kort.
plain-rack = { $who }: { $left } tilbage, i kortholderen { $cards }, lavet { $made }, vist { $shown }.
plain-rules-more = For at læse en hel regel skriver du rules { $first } til rules { $last }, eller rules table.
plain-saved = Gemt som { $path }.
plain-not-saved = Ikke gemt: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = forventede ikke flere træk, fik { $move }: spillet er slut
error-not-your-turn = forventede, at plads { $expected } har turen, fik { $seat }
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
error-no-more-calls = forventede ingen Quarto efter tre forkerte i samme tur, fik { $move }
error-call-no-line = forventede fire felter i en stribe, fik { $squares }
error-call-not-full = forventede en fuld stribe, fik { $squares } (endnu ledigt: { $free })
error-call-nothing-shared = forventede et fælles udseende, der tæller, fik { $squares } uden et sådant
error-call-expired = forventede en stribe, der stadig tæller, fik { $squares }, hvis tid er forbi
error-call-not-now = forventede en stribe lavet med denne brik, fik { $squares }, som er ældre
error-referee-says = forventede place, clear, call eller end, fik { $move }: dommeren ser situationerne
error-no-situations = forventede place, call eller end, fik { $move }: der spilles uden situationer
error-say-too-late = forventede det sagt før turens første farvebrik, fik { $move } bagefter
error-said-already = forventede hver situation én gang pr. tur, fik { $move } igen
error-no-four-colours = forventede fire eller flere farvebrikker i én farve ved turens begyndelse, fik { $move } med færre
error-no-column = forventede en søjle på fire eller flere ved turens begyndelse, fik { $height } på { $space }
error-nothing-to-clear = forventede ingen rydning, fik { $move }: ingen søjle skal ryddes
error-clear-other = forventede clear { $expected }, fik { $move }
error-cleared-already = forventede én rydning pr. tur, fik { $move } bagefter
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
error-marks-in-referee-play = forventede ingen striber at sige Quarto på i spil med dommer, fik { $got }
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
    .winner = Hold { $team } ({ $people })
tui-in-team = { $name } (hold { $team })
tui-yes = ja
tui-no = nej

tui-menu-computer = Quarto mod computeren
tui-menu-continue = Genoptag spillet
tui-menu-two = Quarto for to på denne skærm
tui-menu-teams = Quarto på hold
tui-menu-quarto = Quarto med egne regler
tui-menu-quartino = Quartino for 2 til 4 spillere
tui-menu-puzzles-quarto = Opgaver i Quarto
tui-menu-puzzles-quartino = Opgaver i Quartino
tui-menu-resume = Åbn et gemt spil
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
tui-setup-person = person
tui-setup-name = navn (valgfrit)
tui-setup-rules = Vælg reglerne…
tui-bot-random = computer, tilfældige træk
tui-bot-level = computer, niveau { $number }
tui-bot-perfect = computer, perfekt spil
tui-bot-greedy = computer, ét træk frem
tui-bot-strong = computer, så stærk som muligt
tui-bot-about = { $name }: { $about }
tui-form-hint = ↑ ↓ gå   ← → skift   Enter vælg   Esc tilbage

tui-builder-title = Vælg reglerne
tui-builder-preset = { $game ->
        [quartino] Regler
       *[quarto] Udgave
    }
tui-builder-counts = Tæller: { $trait }
tui-builder-both = { $one } og { $other }
tui-builder-only = kun { $value }
tui-builder-none = tæller ikke
tui-builder-colours = Farver
tui-builder-sight = Hvem ser striber og situationer?
tui-builder-false-call = Forkert »Quarto!«
tui-builder-refused = Afvises, højst 3 gange pr. tur
tui-builder-turn = Ur
tui-builder-no-clock = Intet ur
tui-builder-turns = Længde
tui-builder-nothing = Så ville intet tælle. Vælg mindst ét udseende.
tui-builder-line-about = De samme regler som tekst. Skriver du her, ændres valgene ovenfor også.
tui-builder-done = Brug disse regler

tui-open-resume = Åbn et gemt spil
tui-open-replay = Se et spil igen
tui-open-none = Ingen gemte spil endnu. Tryk s under et spil for at gemme det.
tui-open-path = sti til en spilfil, for eksempel spil.fgn
tui-open-hint = Enter åbn   Tab liste eller sti   Esc tilbage
tui-open-line = linje { $number }: { $reason }
tui-open-missing = Der er ingen fil { $path }. Tjek stien.
tui-open-unreadable = { $path } kan ikke læses: { $reason }
tui-open-unknown-bot = { $path } nævner en computerspiller, som denne version ikke har.

tui-replay-hint = → næste   ← tilbage   Home start   End sidste   Esc luk
tui-replay-moment = træk { $number } af { $most }
tui-replay-start = Spillets start.

tui-rules-in-short = Kort fortalt
tui-rules-words = Ordliste
tui-rules-in-full = Udførligt
tui-rules-readings =
    Hvor regelhæfterne intet siger eller modsiger hinanden, har vi måttet
    vælge. Dér står der »vores tolkning«.
tui-rules-hint = ↑ ↓ rul   Tab andet spil   c koder   Esc tilbage
tui-record-title = Træk indtil nu
tui-record-empty = Ingen endnu.
tui-close-hint = ↑ ↓ rul   Esc tilbage

tui-pass-to = Giv skærmen videre til { $name }
tui-pass-why = Kortene er skjulte, indtil { $name } er her, og ingen andre kigger med.
tui-pass-ready = Jeg er her: Vis mine kort
tui-thinking = { $name } tænker…
tui-seconds-left = { $number } s
tui-undone = Trækket er taget tilbage.
tui-saved = Gemt som { $path }
tui-not-saved = Ikke gemt: { $reason }
tui-kept = Dit uafsluttede spil er gemt som { $path }
tui-too-small = Gør terminalen større, til { $needed } (nu { $now }), eller spil med --plain.
tui-bots-no-draw = Computeren siger nej til uafgjort. Giv op, eller spil videre.
tui-bots-not-learned = Computeren har ikke lært at spille med disse kort eller så mange ture, så den spiller dårligere end ellers.
tui-command-placeholder = et træk, for eksempel give 7, place b3, resign, offer draw
tui-draw-offered = { $name } tilbyder uafgjort. Skriv :accept for ja; et træk betyder nej.

tui-tray = Brikker tilbage
tui-hand = I hånden
tui-hand-empty = ingenting
tui-ask-give = { $name }: vælg en brik at give.
tui-ask-place = { $name }: sæt brikken, du har i hånden.
tui-ask-decline = { $name }: alle brikker er sat. Tryk ! for at sige Quarto eller d for at lade være.
tui-ask-mark = { $name }: markér de fire felter i din stribe ({ $number } af 4).
tui-ask-confirm = Quarto på { $squares }? Enter: sig det, Esc: tilbage.
tui-tip-call = Fire ens på stribe? Tryk !, og vis dem, før du giver eller sætter en brik.
tui-tip-referee = Dommer: Den, der laver en stribe, vinder straks.
tui-false-calls = Forkert Quarto i denne tur: { $number } af { $most }.
tui-no-more-calls = Tre forkerte Quartoer: I denne tur kan du ikke sige Quarto mere.
tui-line-shares = { $squares } har til fælles: { $values }.

tui-reserve = Forråd
tui-rack = Dine kort (* set af alle)
tui-rack-of = Kort hos { $name } (* set af alle)
tui-rack-hidden = Kortene er skjulte.
tui-cards-left = { $number ->
        [one] { $number } kort
       *[other] { $number } kort
    }
tui-cards-made = lavet { $cards }
tui-cards-seen = vist { $cards }
tui-cards-unmade = tilbage { $cards }
tui-seat-left = har forladt spillet
tui-column-at = { $space ->
        [c] Midten
       *[other] Felt { $space }
    }, nedefra og op: { $column }
tui-choose-colour = Vælg først en farve: y (gul), b (blå), g (grøn) eller p (lyserød).
tui-ask-token = { $number ->
        [one] { $name }: læg en farvebrik. Vælg en farve, så et felt.
       *[other] { $name }: læg { $number } farvebrikker. Vælg en farve, så et felt.
    }
tui-ask-clear = { $name }: ryd søjlen på { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name }: læg { $number } farvebrik, og ryd søjlen på { $spaces }, i valgfri rækkefølge.
       *[other] { $name }: læg { $number } farvebrikker, og ryd søjlen på { $spaces }, i valgfri rækkefølge.
    }
tui-ask-call = { $name }: sig Quartino med !, eller slut din tur med e.
tui-ask-card = Quartino! Hvilket kort? Tryk 1 til { $number }.
tui-ask-first = { $card }: gå til feltet med dets første kantfarve ({ $colour }), og tryk Enter.
tui-tip-say = Fire eller flere i samme farve: Tryk f. En søjle på 4 eller flere: Gå derhen, tryk o.
tui-tip-quartino = Du kan lave { $card } fra { $space }. Tryk !

tui-key-move = flyt
tui-key-mark = markér
tui-key-confirm = bekræft
tui-key-cancel = fortryd
tui-key-escape = Esc
tui-key-end = slut tur
tui-key-clear = ryd
tui-key-place-token = læg
tui-key-colour = farve
tui-key-hint = vink
tui-key-undo = tag tilbage
tui-key-save = gem
tui-key-record = træk
tui-key-command = skriv
tui-key-rules = regler
tui-key-menu = menu
tui-key-again = spil igen
tui-key-next = næste
tui-key-grade = sværhedsgrad
tui-key-kind = slags
tui-puzzle-not = Det er ikke { $moves }.
tui-puzzle-announce = Sig det med f og o, og tryk så på e.
tui-puzzle-solved = Tryk på n for at få den næste opgave.

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = række { $name }
line-file = kolonne { $name }
line-diagonal = diagonalen { $name }
line-two-by-two = firkanten { $name }
analysis-title = { $a } og { $b }, træk for træk
analysis-about = Øverst vinder { $a }, i midten er det uafgjort, nederst vinder { $b }; { $summary }
analysis-summary = { $name }: { $mistakes ->
        [one] { $mistakes } fejl
       *[other] { $mistakes } fejl
    }, { $calls ->
        [one] { $calls } overset Quarto
       *[other] { $calls } oversete Quartoer
    }
analysis-wins = { $name } vinder
analysis-win = sejr
analysis-draw = uafgjort
analysis-loss = nederlag
analysis-unknown = ukendt
analysis-mistake = fejl
analysis-missed-call = overset Quarto
analysis-only-move = eneste træk
analysis-give = at give en brik ({ $piece })
analysis-place = at sætte på { $square }
analysis-call = at sige Quarto på { $line }
why-completes-line = { $square } gør { $line } færdig: Hver brik er { $values }.
why-gives-win = At give denne brik ({ $piece }) fører til nederlag: På { $square } gør den { $line } færdig (hver brik er { $values }).
why-gives-forced-loss = At give denne brik ({ $piece }) fører til nederlag: Modstanderen tvinger sejren igennem ved { $reply }.
why-no-safe-piece = { $number ->
        [one] At sætte på { $square } fører til nederlag: Den eneste brik, der er tilbage at give, gør en stribe færdig.
       *[other] At sætte på { $square } fører til nederlag: Hver af de { $number } brikker, der er tilbage at give, gør en stribe færdig.
    }
why-forced-loss = { $number ->
        [one] At sætte på { $square } fører til nederlag: Én brik gør ikke straks en stribe færdig, men at give den fører også til nederlag.
       *[other] At sætte på { $square } fører til nederlag: { $number } brikker gør ikke straks en stribe færdig, men at give en af dem fører også til nederlag.
    }
why-missed-line = { $square } ville have gjort { $line } færdig: Hver brik ville være { $values }.
why-missed-win = { $number ->
        [one] Det eneste vindende træk var { $moves }.
       *[other] Disse træk vandt: { $moves }.
    }
why-missed-draw = { $number ->
        [one] Det eneste træk, der holdt uafgjort, var { $moves }.
       *[other] Disse træk holdt uafgjort: { $moves }.
    }
why-only-win = Det eneste vindende træk blev fundet: { $move }.
why-only-draw = Det eneste træk, der holdt uafgjort, blev fundet: { $move }.
why-lost-no-safe-piece = Enhver brik, der er tilbage at give, gør en stribe færdig.
why-lost = Ethvert træk taber.
why-calls-line = Det var rigtigt at sige Quarto: { $line } (hver brik er { $values }).
why-missed-call-placer = Her kunne der siges Quarto på { $line } (hver brik er { $values }). Nu kan modstanderen gøre det.
why-missed-call-open = Før brikken blev sat, kunne der siges Quarto på { $line } (hver brik er { $values }). Modstanderen kan stadig gøre det.
why-missed-call-expired = Her kunne der siges Quarto på { $line } (hver brik er { $values }). Nu har striben mistet sin gyldighed.
why-calls-used-up = Efter tre forkerte Quartoer kan du ikke sige Quarto mere i denne tur.
why-false-call = Det var en forkert Quarto, og efter disse regler koster det spillet.
why-abandoned = { $value ->
        [win] { $seat } stod til at vinde.
       *[draw] { $seat } stod til uafgjort.
    }

## Analysis of Quartino: what a turn was, and why it was bad. $card, $cards, $moves and $seat are notation, $space is a
## space of the wheel, $percent a probability such as "40 %".

turn-title = { $names }, tur for tur
turn-about = En linje for hver spiller: Jo højere linjen er, jo større er chancen for, at spilleren vinder. { $summary }
turn-estimates = Vinderchancerne er skøn ud fra simulerede spil.
turn-estimates-level = Vinderchancerne er skøn for spillere på niveau { $level } ud fra simulerede spil.
turn-cards-unknown = Dette Quartino-spil kan ikke analyseres. Det kræver standardkortsættet og alle spilleres kort.
turn-better = Bedre: { $moves }.
turn-summary = { $name }: { $mistakes ->
        [one] { $mistakes } fejl
       *[other] { $mistakes } fejl
    }
turn-why-shows-card = Den forkerte Quartino viste { $card } til alle.
turn-why-missed-colours = »Fire ens« blev ikke sagt ({ $colour }: { $number } farvebrikker).
turn-why-missed-column = »Søjle« blev ikke sagt ({ $space ->
        [midten] midten
       *[other] felt { $space }
    }: { $number } farvebrikker).
turn-why-missed-call = { $card } lå på brættet fra felt { $space }, men ingen sagde Quartino.
turn-why-missed-card = { $card } kunne være lavet: { $moves }.
turn-why-missed-chain = { $cards } kunne være lavet i én tur: { $moves }.
turn-why-could-stop = { $card } mangler stadig kun én farvebrik, og det er måske det sidste kort hos { $seat } ({ $percent }).
turn-why-helps-card = { $card } mangler nu kun én farvebrik, og måske har { $seat } kortet ({ $percent }).
turn-why-wrong-column = Den forkerte søjle blev ryddet: { $space } i stedet for { $better }.
turn-why-reveals-card = Turen hjalp { $card } mest af alle kort, så de andre kan gætte, hvem der har det.
