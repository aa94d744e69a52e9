### Fourfold: dansk, the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.
### Address: du, and I where all players do something together.

## Titles of the pages

rules-classic-title = Quarto: den klassiske udgave
rules-mushrooms-title = Quarto: svampeudgaven
rules-danish-title = Quarto: den danske udgave
rules-quartino-title = Quartino

## Headings

rules-heading-box = Hvad der er i æsken
rules-heading-aim = Målet
rules-heading-setup = Sådan gør I klar
rules-heading-colours = Hver sin farve
rules-heading-turn = Din tur
rules-heading-lines = Hvad en stribe er
rules-heading-calling = At sige »Quarto!«
rules-heading-overlooked = En overset stribe
rules-heading-false-call = En forkert Quarto
rules-heading-referee = Med dommer
rules-heading-end = Når spillet slutter
rules-heading-beginners = For børn og begyndere
rules-heading-advanced = For trænede spillere
rules-heading-players = Spillere
rules-heading-time = Tid
rules-heading-combining = At kombinere reglerne
rules-heading-table = At give op, tilbyde uafgjort og tage træk tilbage
rules-heading-editions = Forskelle mellem udgaverne
rules-heading-cards = Kortene
rules-heading-placing = At lægge en farvebrik
rules-heading-make = At lave en Quartino
rules-heading-wrong = En forkert Quartino
rules-heading-four-colours = Situationen »fire ens«
rules-heading-column = Situationen »søjle«
rules-heading-both = Begge situationer på én gang
rules-heading-noticing = At opdage situationer
rules-heading-long = Tomt forråd, lange spil og lige mange kort
rules-heading-first-games = Dine første spil
rules-heading-secrets = Hvad du ser, og hvad der er hemmeligt
rules-heading-printings = Forskelle mellem de to tryk
rules-heading-credits = Forfattere og forlag

## Quarto: board and pieces (Q1)

rules-quarto-box = Et spillebræt med 16 spillefelter, fire gange fire, og 16 brikker.
rules-quarto-box-traits =
    Hver brik har fire egenskaber, og hver egenskab har to udseender. Hver
    kombination findes præcis én gang, så ikke to brikker er ens.
rules-classic-box-colour = Farve: lys eller mørk.
rules-classic-box-height = Højde: høj eller lav.
rules-classic-box-shape = Form: rund eller firkantet.
rules-classic-box-body = Hul: med hul foroven eller uden hul.
rules-mushrooms-box =
    I denne udgave er brikkerne svampe. Hvor der på denne side står »brik«,
    menes en svamp.
rules-mushrooms-box-colour = Farve: rød eller blå.
rules-mushrooms-box-size = Størrelse: stor eller lille.
rules-mushrooms-box-cap = Hat: spids eller flad.
rules-mushrooms-box-dots = Prikker: med eller uden gule prikker.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Gør en stribe færdig: fire brikker på stribe, vandret, lodret eller
    diagonalt, der ligner hinanden på mindst ét punkt. Sig »Quarto!« i tide,
    så vinder du.
rules-quarto-aim-twist =
    Det særlige er, at du ikke selv vælger den brik, du sætter. Din
    modstander vælger den og giver den til dig.
rules-quarto-setup-pieces =
    Læg det tomme spillebræt mellem jer, og stil alle brikkerne ved siden
    af.
rules-danish-setup-pieces =
    Læg det tomme spillebræt mellem jer. Stil brikkerne ved siden af i to
    grupper, de lyse og de mørke.
rules-quarto-setup-first =
    Træk lod om, hvem der begynder. Den spiller sætter ikke noget, men
    vælger en brik og giver den til modstanderen.
rules-quarto-setup-reading = I en revanche begynder den næste spiller uden ny lodtrækning.
rules-danish-setup-first =
    Træk lod om, hvem der begynder. Den spiller sætter ikke noget, men
    vælger en brik i modstanderens farve og giver den til modstanderen.
rules-danish-colours =
    Før den første brik bliver givet, vælger spillerne farve: Den ene har de
    lyse, den anden de mørke.
rules-danish-colours-give =
    Du giver altid din modstander en brik i modstanderens farve. Så sætter
    hver af jer de otte brikker i sin egen farve.
rules-danish-colours-reading =
    Der står ikke i hæftet, hvem der vælger først. Her er det den spiller, der
    får den første brik; vælger spilleren ikke, bliver det de lyse.

## Quarto: a turn (Q3)

rules-quarto-turn = En tur har tre trin, altid i denne rækkefølge.
rules-quarto-turn-place =
    Sæt den brik, du har fået, på et ledigt spillefelt. Der bliver den
    stående, til spillet er slut.
rules-quarto-turn-look = Se efter: Har din brik gjort en stribe færdig? Så sig Quarto nu.
rules-quarto-turn-give =
    Giv din modstander en af de brikker, der er tilbage. Nu er det
    modstanderens tur.
rules-danish-turn-give =
    Giv din modstander en af de brikker, der er tilbage i modstanderens
    farve. Nu er det modstanderens tur.

## Quarto: lines (Q4)

rules-quarto-lines =
    En stribe er fire brikker på samme vandrette linje, på samme lodrette
    linje eller på en af de to lange diagonaler. Det giver 10 striber: fire
    vandrette, fire lodrette og to diagonale.
rules-quarto-lines-alike =
    De fire brikker skal have mindst ét udseende til fælles, som tæller. Ét
    er nok; de må gerne have flere.
rules-classic-lines-values =
    En stribe kan være fire lyse brikker, fire mørke, fire høje, fire lave,
    fire runde, fire firkantede, fire med hul eller fire uden hul.
rules-mushrooms-lines-values =
    En stribe kan være fire røde svampe, fire blå, fire store, fire små,
    fire spidse eller fire flade, fire med prikker eller fire uden.
rules-danish-lines-colours =
    En stribe må gerne have begge farver, når bare de fire brikker har noget
    andet til fælles.
rules-quarto-lines-several =
    Én brik kan gøre flere striber færdige på én gang. For at vinde behøver
    du kun vise én af dem.
rules-quarto-lines-who = Det er lige meget, hvem der har sat de tre andre brikker.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    En stribe er ikke nok i sig selv. Du skal sige »Quarto!« og vise de
    fire spillefelter; så vinder du straks.
rules-quarto-calling-placer =
    Når du har sat din brik, og før du giver den næste: Du må sige
    Quarto på en stribe, som din brik lige har gjort færdig.
rules-quarto-calling-receiver =
    Når du har fået en brik, og før du sætter den: Du må sige Quarto på en
    stribe, som modstanderens sidste brik gjorde færdig, hvis modstanderen
    ikke selv sagde det.
rules-danish-calling-receiver =
    Når du har fået en brik, og før du sætter den: Du må sige Quarto på
    enhver stribe, der stadig tæller. Efter vores tolkning gælder det også
    din egen stribe, hvis du overså den.
rules-quarto-calling-others =
    Ifølge hæfterne vinder den, der først siger det. Her må kun den, der har
    turen, sige det. Siger en anden det, eller siger nogen det, efter at
    spillet er slut, bliver det afvist uden følger: Det tæller ikke som en
    forkert Quarto.
rules-quarto-calling-silence =
    Uden dommer røber intet, at der er en stribe. At lede efter den er en
    del af spillet.
rules-quarto-calling-moments = Du må sige Quarto på to tidspunkter:
rules-danish-calling-reading =
    Det danske hæfte kræver kun ordet. Her viser man de fire spillefelter i
    alle udgaver.
rules-quarto-overlooked-give =
    Hvis du gør en stribe færdig og giver en brik uden at sige Quarto,
    må din modstander sige det, før brikken sættes, og vinde.
rules-quarto-overlooked-dead =
    Sætter din modstander brikken uden at sige Quarto, mister striben sin
    gyldighed: Den tæller ikke mere, uanset egenskab, og spillet går
    videre.
rules-quarto-overlooked-new =
    Hæfterne siger ikke, hvad der sker med brikkerne. Her kan brikkerne i
    sådan en stribe stadig indgå i en ny stribe i en anden retning.
rules-danish-overlooked =
    En stribe, som ingen har sagt Quarto på, tæller, indtil begge spillere
    hver har sat en brik. Så mister den sin gyldighed: Den tæller ikke
    mere, uanset egenskab, og spillet går videre. Et eksempel:
rules-danish-overlooked-first =
    Ada gør en stribe færdig og giver Bo en brik uden at sige Quarto. Bo må
    sige det, før han sætter sin brik.
rules-danish-overlooked-second =
    Bo sætter sin brik uden at sige Quarto og giver Ada en brik. Efter
    vores tolkning må Ada nu alligevel sige Quarto på sin stribe, før hun
    sætter sin brik.
rules-danish-overlooked-third =
    Ada sætter sin brik uden at sige Quarto. Nu har begge sat en brik, og
    striben har mistet sin gyldighed.
rules-danish-overlooked-reading =
    I hæftet står, at en overset stribe mister sin gyldighed, når begge
    spillere hver har sat en brik. Vi tæller de brikker, der sættes efter
    den, som gjorde striben færdig. Regnede man den brik med, ville striben
    miste sin gyldighed en tur tidligere, som i den klassiske udgave.
rules-danish-overlooked-maker =
    Hæftet nævner kun modspilleren som den, der må sige Quarto på en
    overset stribe. Her må den, der lavede striben, også gøre det. Når
    du har sat en brik, og før du giver den næste, må du kun sige Quarto
    på det, som din egen brik lige har gjort færdigt.
rules-quarto-false =
    En Quarto er forkert, hvis de fire spillefelter, du viser, ikke er en
    stribe, som du må sige Quarto på nu:
rules-quarto-false-place =
    Felterne ligger ikke vandret, lodret eller på en lang diagonal (og
    heller ikke i en firkant på 2×2, hvis firkanter tæller).
rules-quarto-false-free = Et af felterne er ledigt.
rules-quarto-false-share = De fire brikker har intet til fælles, som tæller.
rules-quarto-false-late = Striben har mistet sin gyldighed.
rules-danish-false-late =
    Striben har mistet sin gyldighed; eller du har lige sat en brik, og
    det er en ældre stribe, som denne brik ikke gjorde færdig.
rules-quarto-false-reading =
    Intet hæfte siger, hvad der så sker. Her bliver en forkert Quarto
    afvist, du får at vide hvorfor, og den bliver noteret i referatet. Din
    tur fortsætter.
rules-quarto-false-three =
    Efter tre forkerte Quartoer i samme tur kan du ikke sige Quarto mere i
    den tur.
rules-quarto-false-option = I kan før spillet aftale, at man straks taber, hvis man siger en forkert Quarto.
rules-quarto-referee =
    Intet hæfte har en dommer, men her kan I spille med en. Dommeren ser
    hver stribe: Gør du en færdig, vinder du straks, og ingen stribe bliver
    overset.
rules-quarto-referee-calls = Med dommer siger man ikke Quarto: Det er ikke nødvendigt.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win =
    Sejr: En spiller siger »Quarto!« i tide og viser en stribe på fire
    brikker, der har et udseende til fælles, som tæller.
rules-quarto-end-draw = Uafgjort: Alle seksten brikker er sat, og ingen har vundet.
rules-quarto-end-reading =
    Efter den sekstende brik er der ikke mere at give. Den, der satte den, må
    sige Quarto eller lade være. Derefter må modstanderen, som om der lige
    var givet en brik, sige Quarto på enhver stribe, der stadig tæller, eller
    lade være. Først da er spillet uafgjort.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Aftal før spillet, at kun en, to eller tre af de fire egenskaber tæller.
rules-quarto-beginners-example =
    Tæller for eksempel kun farven, er det kun fire brikker i samme farve, der
    er en stribe.
rules-quarto-beginners-reading =
    Her kan I vælge mere præcist: Hvert af de otte udseender kan tælle,
    mindst ét. Fire brikker, der har et udseende til fælles, som tæller, er
    en stribe. Skal en hel egenskab tælle, vælger I begge dens udseender.
rules-danish-beginners =
    Aftal før spillet, hvilke udseender der tæller, for eksempel mørk eller
    høj, så mange I vil.
rules-danish-beginners-example =
    Tæller for eksempel kun mørk, er fire mørke brikker en stribe, uanset
    formen, men fire lyse er det ikke.
rules-danish-beginners-reading =
    Vi læser det sådan: Hvert af de otte udseender kan tælle, mindst ét, og
    fire brikker, der har et udseende til fælles, som tæller, er en stribe.
    Hæftets eksempel kan også betyde, at kun mørke brikker giver en stribe,
    på alle egenskaber undtagen formen. Skal en hel egenskab tælle, vælger I
    begge dens udseender.
rules-danish-beginners-free =
    Tæller kun mørke brikker, så spil med frie farver: Med egne farver ville
    de lyse brikker ikke kunne danne nogen stribe, der tæller.
rules-quarto-advanced =
    Firkanter: Fire brikker, som har et udseende til fælles og fylder en
    blok på to gange to felter, tæller også som en stribe. Det giver
    9 striber mere, 19 i alt.
rules-danish-advanced = For trænede spillere er der to muligheder. Vælg den ene eller dem begge.
rules-danish-advanced-free =
    Frie farver: Ingen har en farve, og du må give en hvilken som helst
    brik, der er tilbage.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = To spillere, den ene mod den anden.
rules-quarto-players-reading =
    Her kan også hold spille denne udgave, og spillet ved et bord kan gå på
    omgang.
rules-quarto-players-more = Sådan gør man: siden om den danske udgave
rules-danish-players = To spillere, to mod to eller to hold med så mange, I vil.
rules-danish-players-round = Der står i hæftet, at spillet kan »gå på omgang«, men ikke hvordan.
rules-danish-teams-order =
    Der står ikke i hæftet, hvordan et hold spiller. Her skiftes
    holdkammeraterne: I hver tur sætter én person en brik og giver den
    næste. Den første spiller på hold A giver den første brik; så kommer den
    første på hold B, den anden på hold A, den anden på hold B og så videre.
rules-danish-teams-call =
    Kun den, der har turen, må sige Quarto. Efter den sekstende brik har den
    næste på det andet hold den sidste chance for at sige det. Et hold
    vinder eller taber sammen.
rules-danish-round-reading =
    Her betyder det: Andre kan vente i en kø, og efter hvert spil går
    taberens plads til den næste i køen; efter uafgjort opgiver den, der
    har siddet længst, sin plads.
rules-quarto-time =
    Et spil varer 10 til 20 minutter. I en turnering kan man give spillerne
    ét minut pr. tur.
rules-danish-time =
    Et spil varer 5 til 20 minutter. Hæftet har ingen tidsgrænse, men her
    kan I også spille denne udgave med ur.
rules-quarto-time-move =
    En tur er at sætte en brik og give den næste, og at give den
    allerførste brik er også en tur. I vælger, hvor meget tid I har,
    eller spiller uden ur.
rules-quarto-time-calls =
    Uret går også, mens du siger Quarto, og en forkert Quarto starter det
    ikke forfra. Løber din tid ud, taber du.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Her kan I kombinere alt dette frit, i alle udgaver: for eksempel
    firkanter, egne farver, kun to egenskaber og en dommer.
rules-quarto-combining-colours =
    Egne farver: Hver spiller har en farve og får kun brikker i den farve,
    som i den danske udgave. Frie farver: Du må give en hvilken som helst
    brik, der er tilbage.
rules-quarto-combining-not =
    Kun modsætninger udelukker hinanden: Farverne er enten egne eller frie,
    og med dommer siger ingen Quarto, så ingen kan tabe på en forkert
    Quarto.
rules-editions-same =
    Der er tre udgaver af Quarto. Alt, der ikke er nævnt her, er ens i
    dem alle.
rules-editions-pieces =
    Brikker: Den klassiske og den danske udgave har træbrikker, den
    tredje har svampe. Det gør ingen forskel for reglerne.
rules-editions-colours =
    Farver: I den danske udgave har hver spiller en farve og får kun brikker
    i den farve. I de to andre må du give en hvilken som helst brik, der er
    tilbage.
rules-editions-overlooked =
    Oversete striber: I den klassiske udgave og svampeudgaven mister en
    stribe sin gyldighed, så snart modtageren sætter brikken uden at
    sige Quarto. I den danske tæller den, indtil begge spillere har sat
    endnu en brik, efter at striben blev lavet (vores tolkning).
rules-editions-showing =
    At vise: De klassiske regler og svampereglerne beder dig vise striben,
    de danske kun sige ordet.
rules-editions-beginners =
    Børn og begyndere: I den klassiske udgave og svampeudgaven tæller en, to
    eller tre egenskaber; i den danske de udseender, I vælger, for eksempel
    kun mørk.
rules-editions-advanced =
    Trænede spillere: firkanter i alle tre udgaver; i den danske også frie
    farver.
rules-editions-players =
    Spillere: Kun det danske hæfte nævner hold, og at spillet kan »gå på
    omgang«.
rules-editions-time =
    Tid: 10 til 20 minutter pr. spil og, hvis I vil, ét minut pr. tur i
    turneringer; i den danske udgave 5 til 20 minutter og ingen grænse pr.
    tur.

## Both games: at the table

rules-table = Hæfterne siger intet om dette. Det er vores egne regler:
rules-table-resign = Du må give op. Så vinder modparten.
rules-table-draw =
    Du må tilbyde uafgjort. Spillet ender kun uafgjort, hvis alle de
    andre siger ja før næste træk.
rules-table-back = Et træk kan kun tages tilbage, hvis alle er enige.
rules-table-leave =
    Med to spillere taber du, hvis du giver op eller løber tør for tid. Med
    tre eller fire går du ud af spillet: Dine kort forbliver skjulte, dine
    ture springes over, og den sidste, der er tilbage, vinder.
rules-table-back-cards =
    Et træk kan kun tages tilbage, hvis alle er enige, og aldrig længere
    tilbage end til et kort, der er vist eller lavet.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box =
    Quartino er for 2 til 4 spillere fra 7 til 99 år. Et spil varer omkring
    20 minutter.
rules-quartino-box-board =
    Et spillebræt: et hjul med ni felter, ét i midten og otte rundt om på
    kanten.
rules-quartino-box-tokens = 28 farvebrikker: syv gule, syv blå, syv grønne og syv lyserøde.
rules-quartino-box-cards = 24 kort og 4 kortholdere til at stille dem i.
rules-quartino-box-reading =
    Hæfterne giver antallene. Hjulet og farvernes navne har vi fra billeder
    og omtaler af spillet.
rules-quartino-cards =
    Et kort viser en fjerdedel af hjulet: midten og tre felter ved siden af
    hinanden på kanten, hvert med sin farve.
rules-quartino-cards-deck =
    Vi kender kun kortene fra billeder. Fire farver kan lægges på fire
    felter på præcis 24 måder, og der er 24 kort, så vi går ud fra, at
    hver måde findes én gang. Har du andre kort, kan et referat angive
    et andet kortsæt.
rules-quartino-cards-turn =
    Et kort passer overalt rundt på brættet, i otte stillinger. Det må
    ikke spejlvendes: De tre farver på kanten skal følge efter hinanden
    med uret som på kortet.
rules-quartino-aim =
    Lav alle dine fire kort før de andre. Du laver et kort, når dets
    fire farver ligger øverst i samme rækkefølge, hvor som helst rundt
    på brættet, og du siger Quartino.
rules-quartino-aim-others =
    I bygger alle på det samme spillebræt. De andres farvebrikker kan
    hjælpe dig eller ødelægge din plan.
rules-quartino-setup-board =
    Læg spillebrættet i midten og farvebrikkerne ved siden af, sorteret
    efter farve. Det er forrådet.
rules-quartino-setup-cards =
    Bland kortene. Hver spiller tager en kortholder, trækker fire kort i
    hemmelighed og stiller dem i den, så ingen andre ser dem.
rules-quartino-setup-rest = Hæfterne nævner ikke de andre kort. Her bliver de uset uden for spillet.
rules-quartino-setup-first = Den yngste begynder. Der spilles med uret.
rules-quartino-setup-reading =
    Her siger I, hvem der er yngst; ellers trækkes der lod.
    I en revanche begynder den næste spiller uden ny lodtrækning.
rules-quartino-players = To, tre eller fire spillere, hver for sig.
rules-quartino-players-cards =
    Hver spiller har fire kort, uanset antallet af spillere. Med to spillere
    er altså 16 kort ikke med i spillet, med tre 12 og med fire 8.

## Quartino: a turn (T4, T5)

rules-quartino-turn = En tur har tre trin, altid i denne rækkefølge.
rules-quartino-turn-check =
    Se efter, om situationen »fire ens« eller »søjle« er på brættet.
rules-quartino-turn-place = Læg én farvebrik, eller flere hvis du har sagt en situation.
rules-quartino-turn-make = Lav Quartinoer, hvis du ser nogen. Så er din tur slut.
rules-quartino-placing =
    Tag en farvebrik i en farve, du selv vælger, fra forrådet, og læg den på
    et hvilket som helst felt på brættet.
rules-quartino-placing-column =
    Feltet må være tomt, eller du kan lægge din farvebrik oven på andre.
    Farvebrikker oven på hinanden er en søjle.
rules-quartino-placing-gone = Du kan ikke vælge en farve, der ikke er flere af i forrådet.

## Quartino: making cards (T6)

rules-quartino-make = Kun den øverste farvebrik på hvert felt tæller, uanset hvem der har lagt den.
rules-quartino-make-call =
    Når du mener, at de øverste farvebrikker passer til et af dine kort,
    siger du »Quartino« og viser kortet og de fire felter. Har du ret:
rules-quartino-make-card = Kortet forlader din kortholder: Du har lavet det.
rules-quartino-make-tokens =
    De fire øverste farvebrikker går tilbage til forrådet. Brikkerne under
    dem er nu øverst.
rules-quartino-make-place = Du skal tage en farvebrik og lægge den, hvor du vil.
rules-quartino-make-again =
    Passer de øverste farvebrikker nu til endnu et af dine kort, må du
    sige det igen, og så videre.
rules-quartino-make-reading =
    Her må du først sige Quartino, når du har lagt og ryddet alt det, du
    skal i denne tur.
rules-quartino-wrong =
    Passer dit kort ikke til de fire felter, du viser, går det tilbage i
    din kortholder, og din tur er slut.
rules-quartino-wrong-seen = De andre har nu set kortet.
rules-quartino-wrong-reading =
    Du kan ikke vise et kort, du ikke har. Prøver du, bliver det afvist,
    og din tur fortsætter.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Ligger der fire eller flere farvebrikker i samme farve på brættet,
    når din tur begynder, er det »fire ens« (i hæfterne hedder det
    »4 farver«). Brikker, der er skjult inde i søjler, tæller også.
rules-quartino-four-say =
    Opdager du det, så sig »fire ens«. Du skal så lægge én farvebrik mere:
    to i stedet for én.
rules-quartino-four-reading =
    Det tæller én gang pr. tur, også selv om der er fire eller flere
    farvebrikker i flere farver.
rules-quartino-column =
    Har en søjle fire eller flere farvebrikker, når din tur begynder, er det
    »søjle«. Farverne er lige meget.
rules-quartino-column-say =
    Opdager du det, så sig »søjle«, og peg på den. Læg først hele søjlen
    tilbage i forrådet. Derefter skal du lægge én farvebrik mere: to i
    stedet for én.
rules-quartino-column-reading =
    Kun én søjle tæller pr. tur, også selv om der er flere. Du vælger
    hvilken.
rules-quartino-both =
    Opdager du begge dele, så sig begge dele. Du skal lægge tre
    farvebrikker og rydde søjlen, i den rækkefølge du vil.
rules-quartino-both-last =
    Du må endda rydde søjlen til sidst. En farvebrik, du har lagt på den,
    går så med tilbage.
rules-quartino-both-start =
    Kun begyndelsen af din tur tæller: Det, du gør i din tur, skaber ingen
    ny situation og fjerner ingen.
rules-quartino-both-wait =
    Du kan først sige »Quartino« eller slutte din tur, når alt dette er
    gjort.
rules-quartino-noticing =
    Situationer og Quartinoer tæller kun, hvis du opdager dem og siger
    det. Siger du ingenting, lægger du bare én farvebrik; der er ingen
    straf.
rules-quartino-noticing-silence = Uden dommer røber intet, hvad du kunne sige.
rules-quartino-noticing-wrong =
    Siger du »fire ens« eller »søjle«, når det ikke passer, får du at
    vide hvorfor, og ellers ændres intet.
rules-quartino-noticing-once =
    Du må sige »fire ens« og »søjle« én gang hver pr. tur, før du lægger
    din første farvebrik.
rules-quartino-referee =
    Intet hæfte har en dommer, men her kan I spille med en. Så siger ingen
    »fire ens« eller »søjle«: Dommeren ser situationerne, og du skal lægge
    de ekstra farvebrikker og rydde én søjle.
rules-quartino-referee-call =
    Du vælger stadig selv, om du siger »Quartino«, og kun du får et
    vink, når du kan. En forkert Quartino bliver afvist, og din tur
    fortsætter, men de andre har set kortet.
rules-quartino-first-games =
    Mens I lærer spillet, kan I udelade situationerne »fire ens« og »søjle«.
    Så lægger man én farvebrik pr. tur og laver Quartinoer, hvis man ser
    nogen.
rules-quartino-first-games-name = Her hedder det regelsæt »Quartino, de første spil«.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Du vinder, så snart det sidste kort forlader din kortholder. De fire
    farvebrikker bliver liggende på brættet, og der lægges ikke flere.
rules-quartino-long =
    Kort laves ét ad gangen, så en almindelig slutning har kun én
    vinder. Hæfterne siger ikke, hvad der sker, når forrådet er tomt,
    eller et spil ikke slutter.
rules-quartino-long-empty =
    Kun hvis forrådet er tomt, og du ingen søjle skal rydde, lægger du ingen
    farvebrik. Så må du sige Quartino eller slutte din tur.
rules-quartino-long-skipped =
    Bliver der i en hel omgang hverken lagt, ryddet eller sagt noget, er
    spillet uafgjort.
rules-quartino-long-repeated =
    Det er også uafgjort, hvis den samme stilling på brættet, med de
    samme søjler og den samme spiller ved begyndelsen af sin tur, opstår
    for tredje gang, uden at et kort er lavet imens.
rules-quartino-long-limit =
    Efter 200 ture i alt, eller et andet antal I vælger, er spillet slut.
    Den, der har lavet flest kort, vinder; står flere lige, deler de sejren.
rules-quartino-secrets = Dette ser du altid, og intet andet:
rules-quartino-secrets-board = Spillebrættet og forrådet.
rules-quartino-secrets-own = Dine egne kort.
rules-quartino-secrets-made = De kort, som nogen har lavet.
rules-quartino-secrets-shown = De kort, der er vist ved en forkert Quartino.
rules-quartino-secrets-left = Hvor mange kort hver af de andre har tilbage.
rules-quartino-secrets-rest = De kort, der ikke blev delt ud, er hemmelige, til spillet er slut.

## Quartino: the two printings

rules-quartino-printings =
    Vi kender hæftet i to tryk, et tjekkisk og et italiensk. De beskriver
    det samme spil med de samme trin og tal og afviger kun i detaljer.
rules-quartino-printings-check =
    Kontrol af en Quartino: I det tjekkiske tryk kontrollerer alle de andre
    den, i det italienske én anden spiller. Her kontrolleres den automatisk.
rules-quartino-printings-must =
    Ekstra farvebrikker: Det italienske tryk siger, at man skal lægge dem,
    det tjekkiske kun, at man lægger dem. Her skal man.
rules-quartino-printings-end =
    Slutningen: I det tjekkiske tryk vinder den, der først har lavet alle
    sine kort, i det italienske den, der tager det sidste kort ud af sin
    kortholder. Det er det samme øjeblik.

## What the figures show

rules-figure-classic-pieces =
    Alle seksten brikker: otte lyse og otte mørke. I hver farve findes hver
    kombination af høj eller lav, rund eller firkantet, med eller uden hul
    én gang.
rules-figure-mushrooms-pieces =
    Alle seksten svampe: otte røde og otte blå. I hver farve findes hver
    kombination af stor eller lille, spids eller flad, med eller uden
    prikker én gang.
rules-figure-classic-turn =
    Der står tre brikker på brættet. Den næste, som er mørk, lav, firkantet
    og med hul, er givet og skal nu sættes.
rules-figure-mushrooms-turn =
    Der står tre svampe på brættet. Den næste, som er blå, lille, flad og
    uden prikker, er givet og skal nu sættes.
rules-figure-classic-line =
    En stribe: Den anden vandrette linje nedefra er fuld. Brikkerne er lyse
    og mørke, høje og lave, runde og firkantede, men alle fire har hul.
rules-figure-mushrooms-line =
    En stribe: Den anden vandrette linje nedefra er fuld. Svampene er røde
    og blå, store og små, spidse og flade, men alle fire er uden prikker.
rules-figure-classic-receiver =
    Ingen har sagt Quarto på striben af fire brikker med hul (den er kun
    markeret her for at vise dig den), og den næste brik er givet. Før
    den sættes, må den, der har fået den, sige Quarto på striben.
rules-figure-mushrooms-receiver =
    Ingen har sagt Quarto på striben af fire svampe uden prikker (den er
    kun markeret her for at vise dig den), og den næste svamp er givet.
    Før den sættes, må den, der har fået den, sige Quarto på striben.
rules-figure-classic-square = Fire lave brikker fylder firkanten på 2×2 felter midt på brættet.
rules-figure-mushrooms-square = Fire små svampe fylder firkanten på 2×2 felter midt på brættet.
rules-figure-wheel = Det tomme spillebræt: ét felt i midten, otte på kanten.
rules-figure-card = Et kort: gul i midten og på kanten, med uret, blå, grøn og lyserød.
rules-figure-column-placed =
    Seks farvebrikker på brættet. På det markerede felt 7 ligger en blå
    farvebrik på en gul: en søjle på to.
rules-figure-quartino =
    De markerede øverste farvebrikker passer til et kort: gul i midten
    og, med uret på felterne 7, 8 og 1, blå, grøn og lyserød. To af dem
    ligger på andre; kun de øverste tæller.
rules-figure-four-colours =
    Fire blå farvebrikker ligger på de markerede felter: i midten og på
    felterne 1, 4 og 7. Den på felt 1 er skjult under en gul.
rules-figure-column =
    Det markerede felt 3 har en søjle på fire farvebrikker: nederst
    lyserød, så blå, grøn og gul.

## Credits

rules-quarto-credits = Quarto er et spil af Blaise Müller, udgivet af Gigamic.
rules-quartino-credits = Quartino er et spil af Petr Doubek (Loris Games), udgivet af Djeco.
rules-credits-independent =
    Fourfold er et uafhængigt projekt uden forbindelse til forfatterne
    eller forlagene og ikke godkendt af dem. Reglerne er her fortalt med
    vores egne ord.
