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
rules-heading-overlooked = En stribe, som ingen så
rules-heading-false-call = En forkert melding
rules-heading-referee = Med dommer
rules-heading-end = Spillets slutning
rules-heading-beginners = For børn og begyndere
rules-heading-advanced = For trænede spillere
rules-heading-players = Hvem der spiller
rules-heading-time = Tid
rules-heading-combining = At blande reglerne
rules-heading-table = At give op, spille uafgjort og tage tilbage
rules-heading-editions = Sådan er udgaverne forskellige
rules-heading-cards = Kortene
rules-heading-placing = At lægge en farvebrik
rules-heading-make = At lave en Quartino
rules-heading-wrong = En forkert melding
rules-heading-four-colours = Situationen »4 farver«
rules-heading-column = Situationen »søjle«
rules-heading-both = Begge situationer på én gang
rules-heading-noticing = At opdage noget og at tage fejl
rules-heading-long = Tomt forråd, lange spil og lige mange kort
rules-heading-first-games = Dine første spil
rules-heading-secrets = Hvad der er hemmeligt
rules-heading-printings = Sådan er de to tryk forskellige
rules-heading-credits = Forfattere og forlag

## Quarto: board and pieces (Q1)

rules-quarto-box = Et spillebræt med 16 spillefelter, fire gange fire, og 16 brikker.
rules-quarto-box-traits =
    Hver brik har fire træk, og hvert træk har to udseender. Hver blanding
    af udseender findes præcis én gang, så ikke to brikker er ens.
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
    Gør en stribe færdig: fire brikker ved siden af hinanden, der ligner
    hinanden på mindst én måde. Sig »Quarto!« i tide, så vinder du.
rules-quarto-aim-twist =
    Det særlige er, at du ikke selv vælger den brik, du sætter. Det gør din
    modstander og giver den til dig.
rules-quarto-setup-pieces =
    Læg det tomme spillebræt mellem jer, og stil alle brikkerne ved siden
    af.
rules-danish-setup-pieces =
    Læg det tomme spillebræt mellem jer. Stil brikkerne ved siden af i to
    grupper, de lyse og de mørke.
rules-quarto-setup-first =
    Træk lod om, hvem der begynder. Den, der begynder, sætter ikke noget,
    men vælger kun en brik og giver den til modstanderen.
rules-danish-colours =
    Før den første brik bliver givet, tager hver spiller en farve: Den ene
    har lys, den anden mørk.
rules-danish-colours-give =
    Du giver altid din modstander en brik i modstanderens farve. Så hver af
    jer sætter de otte brikker i sin egen farve.
rules-danish-colours-reading =
    Der står ikke i hæftet, hvem der vælger. I Fourfold er det den spiller,
    der får den første brik; vælger denne ikke, bliver det lys.

## Quarto: a turn (Q3)

rules-quarto-turn = En tur har tre trin, altid i denne rækkefølge.
rules-quarto-turn-place =
    Sæt den brik, du har fået, på et ledigt spillefelt. Der bliver den
    stående, til spillet er slut.
rules-quarto-turn-look = Se efter: Har din brik gjort en stribe færdig? Så sig det nu.
rules-quarto-turn-give =
    Giv din modstander en af de brikker, der er tilbage, lige hvilken du
    vil. Så er det modstanderens tur.
rules-danish-turn-give =
    Giv din modstander en af de brikker, der er tilbage i modstanderens
    farve. Så er det modstanderens tur.

## Quarto: lines (Q4)

rules-quarto-lines =
    En stribe er fire brikker på samme vandrette linje, på samme lodrette
    linje eller på en af de to lange diagonaler. Der er altså 10 steder til
    en stribe: fire vandrette, fire lodrette og to diagonale.
rules-quarto-lines-alike =
    De fire brikker skal have mindst ét udseende fælles, som tæller. Ét er
    nok; de må gerne have flere.
rules-classic-lines-values =
    En stribe kan være fire lyse brikker, fire mørke, fire høje, fire lave,
    fire runde, fire firkantede, fire med hul eller fire uden hul.
rules-mushrooms-lines-values =
    En stribe kan være fire røde svampe, fire blå, fire store, fire små,
    fire spidse eller fire flade, fire med prikker eller fire uden.
rules-danish-lines-colours =
    Begge farver må være blandet i en stribe, når bare de fire brikker har
    noget andet fælles.
rules-quarto-lines-several =
    Én brik kan gøre flere striber færdige på én gang. For at vinde er det
    nok at vise den ene.
rules-quarto-lines-who = Det er lige meget, hvem der har sat de tre andre brikker.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    En stribe vinder ikke af sig selv. Du skal sige »Quarto!« og vise de
    fire spillefelter; så vinder du straks.
rules-quarto-calling-placer =
    Du har sat og har endnu ikke givet: Du må melde en stribe, som din brik
    lige har gjort færdig.
rules-quarto-calling-receiver =
    Du har fået en brik og har endnu ikke sat den: Du må melde en stribe,
    som modstanderens sidste brik gjorde færdig, og som modstanderen ikke
    meldte.
rules-danish-calling-receiver =
    Du har fået en brik og har endnu ikke sat den: Du må melde enhver
    stribe, der stadig er gyldig, uanset hvem der gjorde den færdig.
rules-quarto-calling-others =
    Kun den, der har tur, må melde. En melding fra andre, eller efter at
    spillet er slut, er ikke tilladt; den tæller slet ikke, heller ikke som
    en forkert melding.
rules-quarto-calling-silence =
    Intet ved bordet røber, at der er en stribe. At lede efter den er en del
    af spillet.
rules-quarto-calling-moments = Du må kun melde på to tidspunkter:
rules-danish-calling-reading =
    Det danske hæfte kræver kun ordet. I Fourfold viser man de fire
    spillefelter i alle udgaver.
rules-quarto-overlooked-give =
    Hvis du gør en stribe færdig og giver en brik uden at melde, kan kun
    den, der får brikken, stadig melde striben, og kun før brikken sættes.
    Så er det denne spiller, der vinder.
rules-quarto-overlooked-dead =
    Bliver brikken sat uden en melding, er striben død. Den har mistet sin
    gyldighed for altid, helt og holdent og for alle træk, og spillet går
    videre.
rules-quarto-overlooked-new =
    Brikkerne i en død stribe kan stadig indgå i en ny stribe i en anden
    retning.
rules-danish-overlooked =
    En stribe, som ingen har meldt, gælder, indtil de to spillere har sat en
    brik hver. Så er den død: Den har mistet sin gyldighed for altid, helt
    og holdent og for alle træk, og spillet går videre. Et eksempel:
rules-danish-overlooked-first =
    Ada gør en stribe færdig og giver Bo en brik uden at melde. Bo må melde
    striben, før han sætter.
rules-danish-overlooked-second =
    Bo sætter uden at melde og giver Ada en brik. Nu må Ada alligevel melde
    sin stribe, før hun sætter.
rules-danish-overlooked-third =
    Ada sætter uden at melde. Nu har begge sat en brik siden, og striben er
    død.
rules-danish-overlooked-reading =
    Sådan læser vi hæftet: Hver spiller sætter én brik, efter at striben
    blev lavet. Indtil da må den, der lige har fået en brik, melde den, også
    den, der selv lavede den. Mellem at sætte og at give må man kun melde
    det, som ens egen brik lige har gjort færdigt.
rules-quarto-false =
    En melding er forkert, hvis du viser fire spillefelter, der ikke er en
    gyldig stribe:
rules-quarto-false-place =
    Felterne ligger ikke vandret, lodret eller på en lang diagonal (og
    heller ikke i en firkant på 2×2, hvis firkanter tæller).
rules-quarto-false-free = Et af felterne er ledigt.
rules-quarto-false-share = De fire brikker har intet fælles, som tæller.
rules-quarto-false-late = Striben er død, eller den må ikke meldes lige nu.
rules-quarto-false-reading =
    Intet hæfte siger, hvad der så sker. I Fourfold bliver en forkert
    melding afvist, du får at vide hvorfor, og den bliver skrevet i
    referatet. Ellers ændres intet.
rules-quarto-false-three = Efter tre afviste meldinger i samme tur kan du ikke melde mere i den tur.
rules-quarto-false-option =
    I kan før spillet aftale, at en forkert melding taber. Så taber den
    første forkerte melding straks spillet.
rules-quarto-referee =
    Intet hæfte har en dommer; Fourfold har en, hvis I vil. Så ser bordet
    hver eneste stribe: Den, der gør en færdig, vinder straks, og ingen
    stribe bliver overset.
rules-quarto-referee-calls = Med dommer må man ikke melde, for det er ikke nødvendigt.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win = Nogen melder en gyldig stribe: Den spiller vinder.
rules-quarto-end-draw = Alle seksten brikker er sat, og ingen har vundet: Spillet er uafgjort.
rules-quarto-end-reading =
    Efter den sekstende brik er der ikke mere at give. Den, der satte den,
    må melde eller afstå. Derefter må modstanderen, som om denne lige havde
    fået en brik, melde enhver stribe, der stadig er gyldig, eller afstå.
    Først da er det uafgjort.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Begynd let: Aftal før spillet, at kun ét, to eller tre af de fire træk
    tæller.
rules-quarto-beginners-example =
    For eksempel tæller kun farven: Fire brikker i samme farve er en stribe,
    og det er intet andet.
rules-quarto-beginners-reading =
    I Fourfold kan I vælge finere: Hvert af de otte udseender kan tælle,
    mindst ét. Fire brikker, der har et udseende fælles, som tæller, er en
    stribe. De fleste vælger hele træk.
rules-danish-beginners = Begynd let: Aftal før spillet, hvilke udseender der tæller, så mange I vil.
rules-danish-beginners-example =
    For eksempel tæller kun mørk: Fire mørke brikker er en stribe, uanset
    formen, men det er fire lyse ikke.
rules-danish-beginners-reading =
    Det læser vi sådan: Hvert af de otte udseender kan tælle, mindst ét.
    Fire brikker, der har et udseende fælles, som tæller, er en stribe. De
    fleste vælger hele træk.
rules-quarto-advanced =
    Firkanter tæller også: Fire brikker, der fylder 2×2 felter ved siden af
    hinanden og har et udseende fælles, tæller som en stribe. Det giver 9
    steder mere, 19 i alt.
rules-danish-advanced = For trænede spillere er der to muligheder. Vælg den ene eller dem begge.
rules-danish-advanced-free =
    Frie farver: Ingen har en farve, og du må give en hvilken som helst
    brik, der er tilbage.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Der er to spillere, den ene mod den anden.
rules-quarto-players-reading =
    I Fourfold kan også hold spille denne udgave, og et bord kan gå på
    omgang. Siden om den danske udgave fortæller hvordan.
rules-danish-players = I kan spille to, eller to mod to, eller to hold af enhver størrelse.
rules-danish-players-round =
    Spillet kan også gå på omgang: Så venter andre på at få en plads og
    spille med.
rules-danish-teams-order =
    Der står ikke i hæftet, hvordan et hold spiller. I Fourfold skiftes
    holdkammeraterne, og én persons tur er at sætte og give. Den første på
    hold A giver den første brik; så kommer den første på hold B, den anden
    på hold A, den anden på hold B og så videre.
rules-danish-teams-call =
    Kun den, der har tur, må melde. Efter den sekstende brik har den næste
    på det andet hold det sidste ord. Et hold vinder eller taber sammen.
rules-danish-round-reading =
    Når spillet går på omgang, venter man i kø. Efter et spil går taberens
    plads til den næste i køen; efter uafgjort går den, der har siddet
    længst.
rules-quarto-time =
    Et spil varer 10 til 20 minutter. I en turnering kan hver tur begrænses
    til ét minut.
rules-danish-time =
    Et spil varer 5 til 20 minutter. Hæftet sætter ingen tid for en tur, men
    i Fourfold kan I også her give hver tur et minut.
rules-quarto-time-move =
    Minuttet gælder at sætte og give tilsammen, og den allerførste brik, der
    gives, har også sit minut. I kan også vælge længere eller kortere tid
    eller slet intet ur.
rules-quarto-time-calls =
    Meldingen hører med til det samme minut, og en forkert melding starter
    det ikke forfra. Den, der løber tør for tid, taber.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    I Fourfold kan I blande alt dette frit, i alle udgaver: for eksempel
    firkanter, egne farver, kun to træk og en dommer.
rules-quarto-combining-not =
    Kun modsætninger går ikke sammen: Farverne er enten egne eller frie, og
    hvor en dommer holder øje, kan ingen forkert melding tabe.
rules-editions-same = Der er tre udgaver. Det, der ikke står her, er ens i dem alle.
rules-editions-pieces =
    Brikker: Den klassiske og den danske udgave har træbrikker, den tredje
    har svampe. Reglerne ser kun på de fire træk, aldrig på hvilket sæt I
    bruger.
rules-editions-colours =
    Farver: I den danske udgave har hver spiller en farve og får kun brikker
    i den. I de to andre må du give en hvilken som helst brik, der er
    tilbage.
rules-editions-overlooked =
    Oversete striber: I den klassiske udgave og svampeudgaven er en stribe
    død, så snart den, der har fået en brik, sætter uden at melde. I den
    danske gælder den, indtil de to spillere har sat en brik hver.
rules-editions-showing =
    At vise: De klassiske regler og svampereglerne beder dig vise striben,
    de danske kun sige ordet.
rules-editions-beginners =
    Begyndere: I den klassiske udgave og svampeudgaven tæller ét, to eller
    tre træk; i den danske de udseender, I vil.
rules-editions-advanced =
    Trænede spillere: firkanter i alle tre udgaver; i den danske også frie
    farver.
rules-editions-players = Spillere: Kun det danske hæfte nævner hold og at gå på omgang.
rules-editions-time =
    Tid: 10 til 20 minutter pr. spil og i turneringer ét minut pr. tur; i
    den danske udgave 5 til 20 minutter og ingen grænse pr. tur.

## Both games: at the table

rules-table = Hæfterne siger intet om dette. Det er Fourfolds egne regler.
rules-table-resign = Du må give op. Så vinder modparten.
rules-table-draw =
    Du må tilbyde uafgjort. Tilbuddet gælder, til der spilles videre, og
    alle de andre skal sige ja.
rules-table-back = Man kan kun tage noget tilbage, hvis alle er enige.
rules-table-leave =
    Med to spillere taber den, der giver op eller løber tør for tid. Med tre
    eller fire går den spiller ud af spillet: Kortene forbliver skjulte,
    turene springes over, og den sidste, der er tilbage, vinder.
rules-table-back-cards =
    Man kan kun tage noget tilbage, hvis alle er enige, og aldrig længere
    end til et kort, der er vist eller lavet.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box =
    Quartino er for 2 til 4 spillere fra 7 til 99 år. Et spil varer omkring
    20 minutter.
rules-quartino-box-board =
    Et spillebræt: et hjul med ni felter, ét i midten og otte rundt om på
    kanten.
rules-quartino-box-tokens = 28 farvebrikker: syv gule, syv blå, syv grønne og syv lyserøde.
rules-quartino-box-cards = 24 kort og 4 kortholdere til at stille dem i.
rules-quartino-box-reading =
    Hæfterne giver antallene. Hjulet og farvernes navne har vi fra billeder
    og omtaler af spillet.
rules-quartino-cards =
    Et kort viser en fjerdedel af hjulet: midten og tre felter ved siden af
    hinanden på kanten, hvert med sin farve.
rules-quartino-cards-deck =
    Sådan læser vi det ud fra billeder. Fire farver kan lægges på fire
    felter på præcis 24 måder, og der er 24 kort: Så hver måde findes én
    gang. Man kan også indlæse et andet kortsæt.
rules-quartino-cards-turn =
    Et kort passer overalt på hjulet: Du må dreje det i otte retninger. Men
    du må ikke spejle det: De tre farver på kanten skal følge efter hinanden
    med uret som på kortet.
rules-quartino-aim =
    Lav alle dine fire kort før de andre. For at lave et kort skal dets
    farver ligge på hjulet, sådan som kortet viser dem.
rules-quartino-aim-others =
    I bygger alle på det samme hjul. De andres farvebrikker kan hjælpe dig
    eller ødelægge din plan.
rules-quartino-setup-board =
    Læg spillebrættet i midten og farvebrikkerne ved siden af, sorteret
    efter farve. Det er forrådet, og alle kan se det.
rules-quartino-setup-cards =
    Bland kortene. Hver spiller tager en kortholder, trækker fire kort i
    hemmelighed og stiller dem i den, så ingen andre ser dem.
rules-quartino-setup-rest = De andre kort er ikke med i spillet, og ingen ser på dem.
rules-quartino-setup-first = Den yngste begynder. Derefter går det videre med uret.
rules-quartino-setup-reading = I Fourfold siger bordet, hvem der er yngst; ellers trækkes der lod.
rules-quartino-players = I er to, tre eller fire, og hver spiller for sig selv.
rules-quartino-players-cards =
    Hver har fire kort, uanset hvor mange I er. Så med to spillere er 16
    kort ikke med, med tre 12 og med fire 8.

## Quartino: a turn (T4, T5)

rules-quartino-turn = En tur har tre trin, altid i denne rækkefølge.
rules-quartino-turn-check = Se efter, om situationen »4 farver« eller »søjle« er på brættet.
rules-quartino-turn-place = Læg én farvebrik, eller flere hvis du har meldt en situation.
rules-quartino-turn-make = Lav Quartinoer, hvis du ser nogen. Så er din tur slut.
rules-quartino-placing =
    Tag en farvebrik i en farve, du selv vælger, fra forrådet, og læg den på
    et hvilket som helst felt på hjulet.
rules-quartino-placing-column =
    Feltet må være tomt, eller der ligger allerede farvebrikker: Så kommer
    din øverst. Farvebrikker oven på hinanden er en søjle.
rules-quartino-placing-gone = En farve, som forrådet ikke har flere brikker af, kan ikke vælges.

## Quartino: making cards (T6)

rules-quartino-make = Kun den øverste farvebrik på hvert felt tæller, uanset hvem der har lagt den.
rules-quartino-make-call =
    Når du mener, at et af dine kort ligger på hjulet, siger du »Quartino«
    og viser kortet og de fire felter. Har du ret, sker der dette:
rules-quartino-make-card = Kortet forlader din kortholder: Det er lavet.
rules-quartino-make-tokens =
    De fire øverste farvebrikker går tilbage til forrådet. Det, der lå under
    dem, er nu øverst.
rules-quartino-make-place = Du skal tage en farvebrik og lægge den, hvor du vil.
rules-quartino-make-again = Ser du nu endnu et af dine kort, må du melde igen, og så videre.
rules-quartino-make-reading =
    Du må først melde, når du har lagt og ryddet alt det, du skal i din tur.
rules-quartino-wrong =
    Ligger dit kort ikke på de fire felter, du viser, går det tilbage i din
    kortholder, og din tur er slut.
rules-quartino-wrong-seen = De andre har set kortet. Fra da af må alle kende det.
rules-quartino-wrong-reading =
    Du kan ikke vise et kort, du ikke har. Det er ikke tilladt, og din tur
    fortsætter.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Ligger der fire eller flere farvebrikker i samme farve på brættet, når
    din tur begynder, er det »4 farver«. Brikker, der er skjult inde i
    søjler, tæller også.
rules-quartino-four-say =
    Opdager du det, så sig »4 farver«. Du skal så lægge én farvebrik mere:
    to i stedet for én.
rules-quartino-four-reading =
    Det tæller én gang pr. tur, også selv om flere farver har fire brikker
    eller mere.
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
    Opdager du begge dele, så sig begge dele. Du skal lægge tre farvebrikker
    og rydde søjlen, i den rækkefølge du vil.
rules-quartino-both-last =
    Du må endda rydde til sidst. En farvebrik, som du har lagt på den søjle
    forinden, går så med tilbage.
rules-quartino-both-start =
    Kun begyndelsen af din tur er afgørende: Det, du gør i din tur, skaber
    ingen ny situation og fjerner ingen.
rules-quartino-both-wait =
    Du kan først sige »Quartino« eller slutte din tur, når alt dette er
    gjort.
rules-quartino-noticing =
    Situationer og Quartinoer tæller kun, hvis du siger det. Siger du ikke
    noget, lægger du bare én farvebrik; der er ingen straf.
rules-quartino-noticing-silence = Intet ved bordet røber, hvad du kunne sige eller melde.
rules-quartino-noticing-wrong =
    Melder du en situation, der ikke er der, bliver det afvist, du får at
    vide hvorfor, og ellers ændres intet.
rules-quartino-noticing-once =
    Du må melde hver situation én gang pr. tur, før du lægger din første
    farvebrik.
rules-quartino-referee =
    Intet hæfte har en dommer; Fourfold har en, hvis I vil. Så melder ingen
    situationer: De ekstra farvebrikker og rydningen af én søjle kommer af
    sig selv, og du skal udføre dem.
rules-quartino-referee-call =
    Du vælger stadig selv, om du siger »Quartino«, og kun du får et vink,
    når du kan. En forkert melding bliver afvist, og din tur fortsætter, men
    de andre har set kortet.
rules-quartino-first-games =
    Mens I lærer spillet, kan I udelade situationerne »4 farver« og »søjle«.
    Så lægger man bare én farvebrik i hver tur og laver Quartinoer, hvis man
    ser nogen.
rules-quartino-first-games-name = I Fourfold hedder de regler »Quartino, de første spil«.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Den, der tager det sidste kort ud af sin kortholder, vinder straks. De
    fire farvebrikker bliver liggende, og der lægges ikke flere.
rules-quartino-long =
    Kort laves ét ad gangen, så to spillere bliver aldrig færdige samtidig.
    Hæfterne siger ikke, hvad der sker, når forrådet er tomt, eller et spil
    ikke vil slutte.
rules-quartino-long-empty =
    Du springer kun over at lægge, hvis forrådet er tomt, og du ingen søjle
    skal rydde. Så må du melde eller slutte din tur.
rules-quartino-long-skipped =
    Bliver der i en hel omgang hverken lagt, ryddet eller meldt noget, er
    spillet uafgjort.
rules-quartino-long-repeated =
    Det er også uafgjort, hvis det samme bræt, med de samme søjler og den
    samme spiller, der skal til at begynde, opstår for tredje gang, uden at
    et kort er lavet imens.
rules-quartino-long-limit =
    Efter 200 ture for alle spillere tilsammen, eller et andet tal I vælger,
    er spillet slut. Den, der har lavet flest kort, vinder; står flere lige,
    vinder de sammen.
rules-quartino-secrets = Dette må du altid se, og intet andet:
rules-quartino-secrets-board = Brættet og forrådet.
rules-quartino-secrets-own = Dine egne kort.
rules-quartino-secrets-made = De kort, som nogen har lavet.
rules-quartino-secrets-shown = De kort, der er vist i forkerte meldinger.
rules-quartino-secrets-left = Hvor mange kort hver af de andre har tilbage.
rules-quartino-secrets-rest = De kort, der ikke blev delt ud, er hemmelige, til spillet er slut.

## Quartino: the two printings

rules-quartino-printings =
    Vi kender hæftet i to tryk, et tjekkisk og et italiensk. De beskriver
    det samme spil med de samme trin og tal, og kun småting er forskellige.
rules-quartino-printings-check =
    Hvem der efterser en melding: i det tjekkiske tryk alle de andre, i det
    italienske én anden spiller. I Fourfold gør bordet det.
rules-quartino-printings-must =
    Ekstra farvebrikker: Det italienske tryk siger, at man skal lægge dem,
    det tjekkiske kun, at man lægger dem. I Fourfold skal man.
rules-quartino-printings-end =
    Slutningen: Ifølge det tjekkiske tryk vinder den, der først har lavet
    alle sine kort, ifølge det italienske den, der tager det sidste kort ud
    af sin kortholder. Det er det samme øjeblik.

## What the figures show

rules-figure-classic-pieces =
    Alle seksten brikker: otte lyse og otte mørke. I hver farve findes hver
    blanding af høj eller lav, rund eller firkantet, med eller uden hul én
    gang.
rules-figure-mushrooms-pieces =
    Alle seksten svampe: otte røde og otte blå. I hver farve findes hver
    blanding af stor eller lille, spids eller flad, med eller uden prikker
    én gang.
rules-figure-classic-turn =
    Tre brikker står på brættet. Den næste, som er mørk, lav, firkantet og
    med hul, er givet og skal sættes.
rules-figure-mushrooms-turn =
    Tre svampe står på brættet. Den næste, som er blå, lille, flad og uden
    prikker, er givet og skal sættes.
rules-figure-classic-line =
    En stribe: Den anden vandrette linje nedefra er fuld. Brikkerne er lyse
    og mørke, høje og lave, runde og firkantede, men alle fire har hul.
rules-figure-mushrooms-line =
    En stribe: Den anden vandrette linje nedefra er fuld. Svampene er røde
    og blå, store og små, spidse og flade, men alle fire er uden prikker.
rules-figure-classic-receiver =
    Striben af fire brikker med hul er ikke meldt, og den næste brik er
    givet. Før den sættes, må den, der har fået den, melde striben.
rules-figure-mushrooms-receiver =
    Striben af fire svampe uden prikker er ikke meldt, og den næste svamp er
    givet. Før den sættes, må den, der har fået den, melde striben.
rules-figure-classic-square = Fire lave brikker fylder firkanten på 2×2 felter midt på brættet.
rules-figure-mushrooms-square = Fire små svampe fylder firkanten på 2×2 felter midt på brættet.
rules-figure-wheel = Det tomme hjul: ét felt i midten, otte på kanten.
rules-figure-card = Et kort: gul i midten og på kanten, med uret, blå, grøn og lyserød.
rules-figure-column-placed =
    Seks farvebrikker på hjulet. På ét felt på kanten ligger en blå
    farvebrik på en gul: en søjle på to.
rules-figure-quartino =
    Kortet med gul i midten og blå, grøn og lyserød på kanten ligger på
    hjulet. To af dets farvebrikker ligger på andre; kun de øverste tæller.
rules-figure-four-colours =
    Fire blå farvebrikker ligger på hjulet. En af dem er skjult under en
    gul.
rules-figure-column =
    Ét felt på kanten har en søjle på fire farvebrikker: nederst lyserød, så
    blå, grøn og gul.

## Credits

rules-quarto-credits = Quarto er et spil af Blaise Müller, udgivet af Gigamic.
rules-quartino-credits = Quartino er et spil af Petr Doubek (Loris Games), udgivet af Djeco.
rules-credits-independent =
    Fourfold er et uafhængigt projekt uden forbindelse til forfatterne
    eller forlagene og ikke godkendt af dem. Reglerne er her fortalt med
    vores egne ord.
