### Strategilektionerne. Dansk
### Et trin er én besked som i de første lektioner (`learn`): forklaringen og som attributter titlen, opgaverne, deres vink og rosen.
### Det, der siges om en stilling, er bevist i tests/engine/test_strategy_lessons.py.

## The end of a lesson

strategy-end-quarto = Du kan tælle sikre brikker, efterlade et ulige antal og tvinge den næste brik frem. Tæl nu i hvert spil, i hver tur.
strategy-end-quartino = Du kan skjule din plan, læse andres farvebrikker og rydde søjler på det rigtige tidspunkt. Prøv det nu mod en, der læser dine.
strategy-note = { $game ->
        [quartino] Stillingerne er fra rigtige spil mellem computere. Hver mulig tur er regnet igennem; procenttal er skøn.
       *[quarto] Stillingerne er fra rigtige spil mellem computere. Alt, hvad der siges om dem, er bevist.
    }

## Quarto, step by step

strategy-quarto-count = En brik er sikker, hvis Robin ikke kan gøre en stribe færdig med den. Tæl de sikre brikker, før du giver en.
    .title = Tæl de sikre brikker
    .mark = Tre brikker i den øverste række er lave, og de er også runde. Markér alle sikre brikker.
    .mark-hint = Den er lav eller rund: Robin ville gøre den øverste række færdig. Led efter høje, firkantede brikker.
    .praise = Tre sikre brikker: de høje, firkantede. Tæl dem i hver tur.
strategy-quarto-room = Dit felt afgør, hvilke brikker der er sikre. Luk det hul, som flest brikker passer i.
    .title = Gør brikker sikre
    .place = Alle brikker, der er tilbage, er lave eller runde, så ingen er sikker. Hvilket felt gør nogle af dem sikre?
    .place-hint = Så har du ingen sikker brik at give. Se på den nederste række: tre brikker, lave og runde.
    .column = Det stopper lave brikker i venstre kolonne. Men lave og runde gør stadig den nederste række færdig.
    .give = Den nederste række er lukket. Giv nu en sikker brik.
    .give-hint = Den er lav: Robin ville gøre venstre kolonne færdig. Giv en høj.
    .praise = Godt. Ét godt felt gjorde fire brikker sikre.
strategy-quarto-pair = Når de sikre brikker slipper op, er en af jer nødt til at forære sejren væk. Find ud af i god tid, hvem det bliver.
    .title = To sikre brikker
    .mark = Runde brikker ville gøre en række færdig, høje en diagonal. Markér de sikre brikker.
    .mark-hint = Den er rund eller høj. Led efter lave, firkantede brikker.
    .who = Du skal give, og Robin spiller godt. Hvem står først uden en sikker brik?
    .who-hint = Tæl: Du giver den ene, Robin giver dig den anden. Så skal du give igen.
    .praise = Netop. Otte felter er ledige, og Robin står allerede til sejr: To er et lige antal.
strategy-quarto-odd = Et ulige antal sikre brikker er godt for den, der giver. Bedst er én: Du giver den, og der er ingen tilbage til Robin.
    .title = Efterlad et ulige antal
    .place = Sæt din brik, så der er præcis én sikker brik tilbage.
    .place-hint = Så har du ingen sikker brik at give. Prøv et andet felt.
    .even = Det efterlader et lige antal sikre brikker, og Robin får uafgjort. Prøv et andet felt.
    .give = Giv nu den eneste sikre brik.
    .give-hint = Med den gør Robin en stribe færdig. Find den sikre.
    .praise = Hvor Robin end sætter den, er der ingen sikker brik tilbage. Hver ny brik kan ændre antallet, så tæl igen i hver tur.
strategy-quarto-force = Har man kun én sikker brik, er man nødt til at give den. Så du kan vide, hvad du får.
    .title = Tving den næste brik frem
    .give = Du har to sikre brikker: Med den ene vinder du, med den anden får Robin uafgjort. Giv den, der vinder.
    .give-hint = Den er ikke sikker: Robin ville gøre en stribe færdig.
    .draw = Den er sikker, men så kan Robin vælge mellem to sikre brikker. Giv den anden.
    .must = Robin satte den i hjørnet: På alle andre felter ville Robin ikke have en sikker brik. Hvilken brik er Robin nødt til at give dig?
    .must-hint = Med den ville du gøre en stribe færdig. Robin har kun én sikker brik.
    .place = Du vidste, at den ville komme. Sæt den, så du selv har en sikker brik at give.
    .place-hint = Så har du ingen sikker brik at give. Prøv et andet felt.
    .praise = Uanset hvilken sikker brik du giver, har Robin ingen. Du vinder.
strategy-quarto-last = Den, der gav den første brik, sætter den sidste. Se på de sidste felter, før brættet er fuldt.
    .title = Den sidste brik
    .who = Du sætter en brik nu, og så er der ét felt tilbage. Hvem fylder det?
    .who-hint = I skiftes: Efter dig er det Robins tur.
    .place = Robin får den sidste brik til det sidste felt. Sæt din, så der ikke bliver en stribe.
    .place-hint = Så ville den sidste brik gøre den nederste række færdig: fire høje brikker. Byt om på felterne.
    .praise = Uafgjort, og med det andet felt havde du tabt. Er der to felter tilbage, så prøv altid begge.
strategy-quarto-win = Nu det hele: Tæl, sæt, giv, og gør spillet færdigt.
    .title = Vind ved at tælle
    .place = Sæt din brik, så der er præcis én sikker brik tilbage.
    .place-hint = Så har du ingen sikker brik at give. Prøv et andet felt.
    .even = Det efterlader to sikre brikker, et lige antal. Prøv et andet felt.
    .give = Giv nu den eneste sikre brik.
    .give-hint = Med den gør Robin en stribe færdig. Find den sikre.
    .finish = Robin havde ingen sikker brik tilbage og gav dig denne. Hvor vinder du?
    .finish-hint = Se på venstre kolonne: tre lave brikker, og din er også lav.
    .call = Sig det!
    .call-hint = Tryk først »Quarto!«.
    .show = Vis de fire felter.
    .show-hint = Se på venstre kolonne: fire lave brikker.
    .praise = Quarto! Du talte, og Robin løb tør for sikre brikker.

## Quartino, step by step

strategy-quartino-two = En god farvebrik hjælper to af dine kort på én gang. Du får to chancer, og ingen kan se, hvilket kort du er ude efter.
    .title = Én farvebrik, to kort
    .token = Læg én farvebrik, så to af dine kort hver især kun mangler én til. Hvilken farve?
    .token-hint = Med den farve får du ikke to sådanne kort. Sammenlign dine to kort med grøn i midten.
    .space = Hvor lægger du den?
    .space-hint = Der hjælper den ikke begge kort. Begge har blå og så gul på kanten, med uret.
    .finish = Hvilken farve gør hvert af de to kort færdigt?
    .finish-hint = Se på dine to kort med grøn i midten. Hvad mangler der stadig?
    .praise = Lyserød før blå eller lyserød efter gul: Begge kort mangler kun én farvebrik.
strategy-quartino-hide = Hver farvebrik røber noget. En farvebrik, der passer til mange kort, røber mindre.
    .title = Skjul din plan
    .space = Du vil have grøn, gul, lyserød rundt om den blå midte. Lyserød hjælper på begge markerede felter. Hvor røber den mindst for Robin?
    .space-hint = Der gætter computeren dit kort: Den anslår chancen til { $more }. Vælg det andet felt.
    .unmarked = Vælg et af de to markerede felter.
    .card = Der hjælper den også et andet kort. Markér de to kort, der nu kun mangler én farvebrik.
    .card-hint = Det mangler mere end én farvebrik.
    .praise = Her anslår computeren chancen for, at du har kortet, til kun { $less } i stedet for { $more }. Du har to planer, og Robin må gætte.
strategy-quartino-read = Nu er det dig, der læser. Se, hvor Robin lægger farvebrikker, og hvad der mangler imellem dem.
    .title = Læs farvebrikkerne
    .card = De markerede farvebrikker er Robins: først lyserød, så grøn, med et tomt felt efter din gule. Hvilket kort har Robin sandsynligvis?
    .card-hint = Det passer ikke. Lyserød er i midten; læs kanten med uret: gul, tomt felt, grøn.
    .space = Computeren anslår chancen for det kort til { $chance }. Læg din lyserøde farvebrik, så Robin ikke kan lave det med én farvebrik.
    .space-hint = Så ville blå stadig gøre det færdigt. Dæk den gule eller den grønne.
    .praise = Nu mangler Robin mindst to farvebrikker til det kort.
strategy-quartino-gift = Efterlader du en søjle på fire eller fire farvebrikker i samme farve, kan den næste spiller lægge én ekstra.
    .title = Ingen gaver
    .token = Tæl farverne, også dækkede farvebrikker. Hvilken farve giver ikke Robin en ekstra farvebrik?
    .token-hint = Det ville være den fjerde i den farve: Robin kunne sige »fire ens« og lægge én ekstra.
    .space = Vælg nu et felt, hvor du ikke laver en søjle på fire.
    .space-hint = Der ligger allerede tre farvebrikker på det felt. En fjerde er en gave til Robin.
    .praise = Robin har intet at sige.
strategy-quartino-stop = Robin har ét kort tilbage, og du ved ikke hvilket. Stop alle kort, som én farvebrik kunne gøre færdige.
    .title = Stop det sidste kort
    .token = Med blå i midten ville lyserød gøre tre forskellige kort færdige. Hvilken farve lægger du?
    .token-hint = Hvor du end lægger den, kunne Robin lave et kort eller få en ekstra farvebrik.
    .yellow = Det ville være den fjerde gule farvebrik: Robin ville få en ekstra.
    .space = Hvilket felt dækker du?
    .space-hint = Så kunne Robin stadig lave et kort. Hvad har de tre kort til fælles?
    .praise = Med grøn i midten kan Robin ikke lave noget kort med én farvebrik.
strategy-quartino-clear = En søjle på fire giver dig to farvebrikker i stedet for én. Lader du den ligge, kan Robin sige »søjle«.
    .title = Hvornår du rydder
    .say = Med én farvebrik kan du ikke lave et kort. Sig, hvad du ser.
    .say-hint = Ingen farve er der fire gange. Men se, hvor høj en af søjlerne er.
    .space = Hvilken søjle rydder du?
    .space-hint = Den er ikke høj nok. Tæl til fire.
    .card = Nu har du to farvebrikker. Hvilket kort kan du lave med dem?
    .card-hint = Det kræver mere end to farvebrikker. Hvad passer allerede?
    .praise = Grøn og gul efter lyserød, og kortet er lavet. Ryd, når den anden farvebrik laver et kort.
strategy-quartino-top = Når du rydder, mister du den øverste farvebrik, også selv om du skal bruge den. Men du får én ekstra.
    .title = Din farvebrik øverst
    .card = Hvilket af dine kort mangler kun én farvebrik?
    .card-hint = Det mangler flere. Læs kanten med uret: gul, lyserød. Og midten er grøn.
    .answer = Dets grønne farvebrik ligger på en søjle på fire. Ryd den: Kan du stadig lave kortet i denne tur?
    .answer-hint = Tæl igen: Rydder du søjlen, lægger du to farvebrikker.
    .space = Ja, så du kan roligt sige »søjle«. Hvilken søjle rydder du?
    .space-hint = Den er ikke høj nok. Tæl til fire.
    .praise = Den ene farvebrik gør midten grøn igen, den anden gør kortet færdigt. Og alt det nedenunder er væk.
strategy-quartino-chain = Når du laver et kort, går dets fire farvebrikker væk, og dem nedenunder tæller igen.
    .title = Det, der ligger under
    .space = To kort tilbage, og med en grøn farvebrik kan du lave begge i denne tur. Hvor lægger du den?
    .space-hint = Ikke der. Begynd med kortet med blå i midten: Se på gul og lyserød på kanten.
    .card = Hvilket kort viser du?
    .card-hint = Det passer ikke endnu: Dets gule midte er dækket.
    .space-more = Farvebrikkerne er væk, og midten er gul igen. Læg nu en blå farvebrik. Hvor?
    .space-more-hint = Mellem grøn og lyserød er der et tomt felt. Fyld det.
    .praise = Quartino! To kort i én tur, og du vinder.
