### Learning: the two lessons, the way to the rules, and the keys. Dansk
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender.

## The page that leads to everything

learn-title = Lær at spille
learn-about = To spil, få minutter til hvert. Du laver trækkene, og fejl koster ingenting.
learn-lessons = Lektioner
learn-lesson-quarto = Seksten brikker, fire egenskaber og et twist: Din modstander vælger den brik, du sætter.
learn-lesson-quartino = Ét hjul til alle, hemmelige kort til hver: Lav alle dine fire før de andre.
learn-lesson-danish = Hver har sin farve, og det ændrer alt: Den, der giver først, har tabt. Bevis det selv.
learn-begin = Start lektionen
learn-continue = Fortsæt med trin { $step }
learn-repeat = Gentag lektionen
learn-minutes = { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minutter
    }
learn-progress = { $done } af { $all } trin klaret
learn-complete = Lektionen er klaret
learn-rules = Alle reglerne
learn-rules-about = Hver udgave med billeder, og vores svar, hvor hæfterne lader et spørgsmål stå åbent.
learn-practise = Øv dig
learn-puzzles = Løs opgaver
learn-puzzles-about = Stillinger med ét godt træk, fra lette til djævelske.
learn-play = Spil mod computeren
learn-play-about = Ni niveauer, fra sløset til perfekt. Begynd med et let.
learn-keys = Spil med tastaturet
learn-keys-about = Bræt, brikker og kort virker alle uden mus og med en skærmlæser.
learn-keys-both = I begge spil
learn-keys-quartino = Kun i Quartino
learn-key-tab = gå mellem brættet, brikkerne, kortene og knapperne
learn-key-arrows = gå mellem felter og brikker
learn-key-enter = vælg
learn-key-call = meld »Quarto!« eller »Quartino!«, og vis så hvor
learn-key-escape = fortryd
learn-key-tab-name = Tab
learn-key-enter-name = Enter
learn-key-space-name = Mellemrum
learn-key-escape-name = Esc

## In a lesson

learn-lesson-title = { $game }: første lektion
learn-danish-title = Quarto: den danske sejr
learn-step = Trin { $step } af { $all }
learn-steps = Trin
learn-step-name = Trin { $step }: { $title }
learn-step-done = Trin { $step }: { $title }, klaret
learn-back = Tilbage
learn-skip = Spring over
learn-next = Næste
learn-finish = Afslut
learn-show = Vis mig det
learn-shown = Svaret er fremhævet: { $answer }.
learn-pieces = Brikker at vælge imellem
learn-reserve = Forråd
learn-rack = Dine kort
learn-say-call = Quarto!
learn-say-quartino = Quartino!
learn-say-colours = Fire ens!
learn-say-column = Søjle!
learn-hint-traits = Den er { $values }. Prøv en anden.
learn-flat = Du ser brikkerne ovenfra: En dobbelt kant betyder høj, et mørkt hul betyder med hul.
learn-marked = { $number } af { $all }

learn-end-title = Lektionen er klaret
learn-end-quarto = Du kan sætte og give brikker, se en stribe og melde den. Resten er øvelse: Spillet er dybere, end det ser ud til.
learn-end-quartino = Du kan bygge, dække, lave et kort og opdage det, andre overser. Resten er øvelse og et godt pokeransigt.
learn-end-danish = Du har spillet en bevist sejr til ende. Lad modstanderen give først i den danske udgave!
learn-end-referee = { $game ->
        [quartino] Mod computeren ser en dommer situationerne for dig; vil du selv melde dem, så vælg »{ $choice }« under »{ $more }«.
       *[quarto] Mod computeren ser en dommer striberne for dig; vil du selv melde dem, så vælg »{ $choice }« under »{ $more }«.
    }
learn-end-play = Spil dit første spil
learn-end-rules = Læs reglerne
learn-end-other = Lær { $game }
learn-end-again = Gentag lektionen

## Quarto, step by step

learn-quarto-traits = Hver brik har fire egenskaber: Den er lys eller mørk, høj eller lav, rund eller firkantet, uden eller med hul.
    .title = Seksten brikker
    .find = Find den brik, der er mørk, høj, rund og med hul.
    .other = Nu det stik modsatte: lys, lav, firkantet og uden hul.
    .praise = Rigtigt. Ikke to af de seksten er ens.
learn-quarto-alike = Fire brikker er ens, så snart de har én egenskab til fælles, uanset hvor forskellige de ellers er.
    .title = Én ting til fælles
    .find = Disse tre har kun én egenskab til fælles. Hvilken brik har den også?
    .praise = Ja, alle fire har hul. Det er nok.
learn-quarto-give = Du vælger aldrig din egen brik. Robin vælger en til dig, og du vælger en til Robin.
    .title = At give en brik
    .give = Start spillet: Giv Robin en brik, lige hvilken du vil.
    .praise = Robin sætter den. Den, der begynder, giver kun en brik.
learn-quarto-turn = Din tur har tre trin: Sæt den brik, du har fået, se efter en stribe, og giv så den næste brik.
    .title = Din tur
    .place = Sæt din brik på et valgfrit ledigt felt.
    .taken = Det felt er optaget. Vælg et ledigt.
    .give = Ingen stribe endnu. Giv nu Robin en brik.
    .praise = Det var en hel tur. Er alle seksten brikker sat, og har ingen vundet, er spillet uafgjort.
learn-quarto-line = Fire ens vandret, lodret eller på en lang diagonal er en stribe. Det er striber, man vinder på.
    .title = En stribe
    .place = Din brik gør en stribe færdig. Hvor?
    .place-hint = Se på de vandrette rækker: I én af dem er tre brikker høje, og din er også høj.
    .praise = Fire høje brikker på stribe. Det er lige meget, hvem der har sat de andre.
learn-quarto-diagonal = En stribe kan gemme sig på en diagonal og i alle egenskaber. Tjek alle fire egenskaber ved din brik.
    .title = Se en gang til
    .place = Din brik er mørk, lav, rund og med hul. Hvor gør den en stribe færdig?
    .place-hint = Der står tre brikker med hul på den samme lange diagonal. Find det tomme felt.
    .tall = De tre er høje, men din brik er lav. Prøv diagonalen.
    .praise = Fire brikker med hul, fra hjørne til hjørne.
learn-quarto-safe = Den brik, du giver, kan være den, din modstander mangler. Så se dig for, før du giver den.
    .title = Hvad du helst ikke skal give
    .give = Tre mørke brikker står lodret på linje med et tomt felt imellem. Giv en sikker brik.
    .give-hint = Den er mørk: Robin ville fylde det tomme felt og vinde. Giv en lys.
    .praise = Den er sikker! Sent i spillet slipper de sikre brikker op, og sådan tabes de fleste spil.
learn-quarto-call = Du vinder kun på en stribe, hvis du melder den: Tryk »Quarto!«, før du giver en brik, og vis de fire felter.
    .title = At melde Quarto
    .call = Du har lige sat den markerede brik, og der er en stribe. Meld den.
    .call-hint = Ikke endnu: Tryk først »Quarto!«, og vis så striben.
    .show = Vælg nu dens fire felter.
    .show-hint = Se på den anden kolonne fra venstre: fire firkantede brikker.
    .praise = Quarto! Fire firkantede brikker, og du vinder.
learn-quarto-missed = Overser Robin en stribe, kan du melde den, så længe du ikke har sat din brik.
    .title = Oversete striber
    .call = Robin satte den markerede brik, overså striben og gav dig en anden brik. Hvad gør du?
    .call-hint = Vent! Hvis du sætter din brik, tæller striben ikke mere. Se først på dens vandrette række.
    .show = Godt set! Vis striben.
    .show-hint = Alle fire står i den anden række fra oven, og alle har hul.
    .praise = Du vinder på Robins stribe. Hold øje, også når det ikke er din tur.
learn-quarto-squares = For let? Spil med firkanter: Så tæller fire ens i en firkant på 2×2 felter også.
    .title = Til senere: firkanter
    .place = Gør en firkant på 2×2 lyse brikker færdig.
    .place-hint = Der står tre lyse brikker tæt sammen i midten. Fyld hjørnet.
    .praise = Ni måder mere at vinde på, og at tabe på. Du kan vælge det, når du starter et spil.
learn-quarto-win = Nu det hele på én gang: Sæt din brik, meld, og vis din stribe.
    .title = Vind spillet
    .place = Ét felt giver sejr. Find det.
    .place-hint = Din brik er lav. Hvor venter tre andre lave?
    .call = Striben er færdig. Giv ikke en brik endnu!
    .call-hint = Tryk først »Quarto!«.
    .show = Vis de fire felter.
    .show-hint = Den går fra øverste venstre hjørne til nederste højre.
    .praise = Quarto! Du så den, du meldte den, du vandt.

## Quartino, step by step

learn-quartino-wheel = Alle bygger på ét hjul: otte felter på kanten og ét i midten.
    .title = Hjulet
    .token = I din tur tager du en farvebrik i en valgfri farve. Tag en blå.
    .token-hint = Tag en blå denne gang: farvebrikken med bølger.
    .space = Læg den nu i midten.
    .space-hint = I et spil må du vælge ethvert felt. Vælg midten lige nu.
    .praise = Det er kernen i en tur: én farvebrik, valgfri farve, valgfrit felt.
learn-quartino-card = Et kort er en fjerdedel af hjulet: én farve i midten og tre ved siden af hinanden på kanten.
    .title = Et kort
    .space = Sammenlign hjulet med dit kort. Hvor hører den lyserøde farvebrik til?
    .space-hint = På kortet kommer lyserød efter blå og grøn, med uret.
    .praise = Nu passer hjulet til dit kort.
learn-quartino-turn = Et kort kan passe overalt rundt på hjulet.
    .title = Drejet, som du vil
    .show = Dit kort er der igen, et andet sted. Vælg dets fire felter.
    .show-hint = Gul er i midten. Led på kanten efter blå, grøn, lyserød, med uret.
    .praise = Fundet! Læg hovedet på skrå, eller drej kortet.
learn-quartino-mirror = Rækkefølgen tæller: Læs altid kanten med uret, aldrig den anden vej.
    .title = Ikke spejlvendt
    .card = Hvilket af de to kort passer til hjulet?
    .card-hint = Det er spejlbilledet. Læs kanten med uret: lyserød, gul, blå.
    .praise = Rigtigt. Det andet kort er spejlbilledet, og det tæller ikke.
learn-quartino-cover = Du må lægge en farvebrik oven på andre. Så tæller kun den øverste.
    .title = Søjler
    .token = Én farvebrik passer ikke til dit kort. Hvilken farve mangler du?
    .token-hint = Gul og grøn ligger rigtigt. Hvad skulle ligge imellem dem?
    .space = Dæk den farvebrik, der er i vejen.
    .space-hint = Mellem gul og grøn på kanten ligger en, der ikke hører til der.
    .praise = Den grønne farvebrik er der stadig, nedenunder. Den kan komme igen.
learn-quartino-make = Når hjulet passer til et af dine kort, så tryk »Quartino!«, og vis kortet.
    .title = At lave et kort
    .call = Et af dine fire kort er der. Meld det.
    .call-hint = Tryk først »Quartino!«.
    .card = Hvilket kort?
    .card-hint = Blå ligger midt på hjulet. Hvilket kort har blå der?
    .space = Vis hvor: Vælg feltet med dets første kantfarve, gul.
    .space-hint = Dets første kantfarve er gul, og så kommer lyserød, med uret.
    .praise = Du har lavet kortet. Dets fire farvebrikker går tilbage til forrådet, og den grønne ligger øverst igen.
learn-quartino-more = Efter hver Quartino lægger du én farvebrik mere, og måske laver du dit næste kort med den.
    .title = Og et til
    .token = Gul, blå, grøn: Midten mangler. Hvilken farve mangler du?
    .token-hint = Et af dine kort har gul, blå, grøn på kanten. Se på dets midte.
    .space = Læg den i midten.
    .space-hint = Midten er fri. Læg den der.
    .call = Hvad nu?
    .call-hint = Hjulet passer til et kort. Meld det.
    .card = Hvilket kort?
    .card-hint = Lyserød ligger i midten nu.
    .space-first = Vælg feltet med dets første kantfarve, gul.
    .space-first-hint = Find gul på kanten, med blå efter.
    .praise = To kort i én tur. Sådan vinder man spil.
learn-quartino-colours = Begynder din tur med fire eller flere farvebrikker i samme farve på hjulet, så meld det, og læg én farvebrik mere.
    .title = Fire ens
    .token = Dækkede farvebrikker tæller også. Hvilken farve er der fire gange?
    .token-hint = Dem er der færre end fire af. Kig ned i søjlerne.
    .say = Fire blå farvebrikker. Meld det, før du lægger en.
    .say-hint = Der er ingen søjle på fire, men der er fire i samme farve. Tryk »Fire ens!«.
    .praise = Nu lægger du to farvebrikker i denne tur. Melder du det ikke, sker der ingenting.
learn-quartino-column = Begynder din tur med en søjle på fire eller flere, så meld det, ryd den, og læg én farvebrik mere.
    .title = Søjle
    .say = Se på hjulet, og meld, hvad du ser.
    .say-hint = Ingen farve er der fire gange. Men se, hvor høj en af søjlerne er.
    .space = Hvilken søjle?
    .space-hint = Den er ikke høj nok. Tæl til fire.
    .praise = Alle dens farvebrikker går tilbage til forrådet. Så lægger du to farvebrikker.
learn-quartino-both = Opdager du begge situationer, så meld begge: Du rydder søjlen og lægger tre farvebrikker, i den rækkefølge du vil.
    .title = Begge på én gang
    .say = Der er to ting at melde. Meld dem begge.
    .space = Hvilken søjle rydder du?
    .space-hint = Den er ikke høj nok. Tæl til fire.
    .praise = Godt set! Nu lægger du tre farvebrikker: én for din tur og én for hver situation.
learn-quartino-secret = Dine kort er hemmelige, men en forkert melding viser et til alle og slutter din tur.
    .title = Hold på hemmelighederne
    .card = Du har disse tre kort. Hvilket kan du trygt melde?
    .card-hint = Det er der ikke. Læs hjulet en gang til, med uret.
    .mirrored = Det er der kun i spejlet. En forkert melding, og Robin ville kende dit kort.
    .covered = Næsten, men dets gule farvebrik er dækket af en lyserød. Kun den øverste tæller.
    .praise = Præcis. Se to gange, meld én gang.
learn-quartino-win = Den, der først laver sit sidste kort, vinder straks.
    .title = Vind spillet
    .token = Ét kort tilbage, én farvebrik mangler. Hvilken farve?
    .token-hint = Lyserød og grøn ligger på kanten med et tomt felt imellem. Se på dit kort.
    .space = Hvor skal den ligge?
    .space-hint = På det tomme felt mellem lyserød og grøn.
    .call = Meld det!
    .call-hint = Tryk først »Quartino!«.
    .card = Vis dit kort.
    .card-hint = Der er kun det ene.
    .space-first = Nu dets første kantfarve: lyserød.
    .space-first-hint = Der er to lyserøde. Vælg den med blå efter.
    .praise = Quartino! Din kortholder er tom: Du vinder.

## The Danish win, step by step

learn-danish-colours = I den danske udgave har hver spiller en farve, og du må kun give modstanderen brikker i modstanderens egen farve. Du har de lyse, Robin de mørke.
    .title = Egne farver
    .give = Robin gav dig en lys brik, og du har sat den. Giv nu Robin en brik.
    .give-hint = Den er lys, og lys er din farve. Giv en mørk brik.
    .praise = Sådan sætter hver af jer otte brikker. Du ved altid, hvilke der stadig kan komme.
learn-danish-first = En computer har regnet alle mulige spil igennem: Med perfekt spil taber den, der giver først. I dette spil gav Robin først.
    .title = Den, der giver først, taber
    .place = Indtil nu har du spillet perfekt. Kun ét felt giver stadig sejr. Find det.
    .place-hint = Derfra slipper Robin væk. Prøv et andet felt.
    .give = Kun én mørk brik giver sejr. Hvilken?
    .give-hint = Med den brik slipper Robin væk. Prøv en anden.
    .own = Den er lys, din egen farve. Giv en mørk brik.
    .praise = Det er det eneste træk, der vinder. Nu leder Robin efter en udvej.
learn-danish-again = Robin holder stand så længe som muligt, men intet træk hjælper. Giv ikke sejren fra dig!
    .title = Hold fast i sejren
    .place = Igen giver kun ét felt sejr. Hvilket?
    .place-hint = Derfra slipper Robin væk. Prøv et andet felt.
    .give = Og kun én mørk brik giver sejr.
    .give-hint = Med den brik slipper Robin væk. Prøv en anden.
    .own = Den er lys, din egen farve. Giv en mørk brik.
    .praise = Rigtigt. Robin har ingen sikker brik tilbage til dig.
learn-danish-win = Robin var nødt til at give dig denne brik. Gør spillet færdigt.
    .title = Beviset
    .place = Hvor gør din brik en stribe færdig?
    .place-hint = Ikke der. Se på formerne i den tredje kolonne.
    .call = Meld den nu.
    .call-hint = Tryk først »Quarto!«.
    .show = Vis de fire felter.
    .show-hint = Se på den tredje kolonne: fire runde brikker.
    .praise = Quarto! Robin tabte dette spil allerede med den første brik.

## The rules pages

learn-rules-title = Reglerne
learn-rules-intro = Først kort fortalt, så hver udgave i sin helhed.
learn-rules-read = Læs alle reglerne
learn-rules-editions = Udgaver
learn-rules-contents = På denne side
learn-rules-reading = Vores tolkning
learn-rules-print = Udskriv
learn-rules-codes = Vis regelkoder
learn-rules-ids = Koder som { $sign } hører til hver sin regel.
learn-rules-loading = Indlæser…
