### De strategielessen. Nederlands
### Een stap is één bericht, zoals in de eerste lessen (`learn`): de uitleg, en als attributen de titel, de opdrachten, hun hints en het compliment.
### Wat er over een stelling staat, is bewezen door tests/engine/test_strategy_lessons.py.

## The end of a lesson

strategy-end-quarto = Je kunt veilige stukken tellen, er een oneven aantal overlaten en het volgende stuk afdwingen. Tel nu in elke partij, elke beurt.
strategy-end-quartino = Je kunt je plan verbergen, de fiches van anderen lezen en stapels op het goede moment opruimen. Probeer het nu tegen iemand die de jouwe leest.
strategy-note = { $game ->
        [quartino] De stellingen komen uit echte partijen tussen computers. Alle mogelijke beurten zijn nagerekend; percentages zijn schattingen.
       *[quarto] De stellingen komen uit echte partijen tussen computers. Alles wat erover gezegd wordt, is bewezen.
    }

## Quarto, step by step

strategy-quarto-count = Een stuk is veilig als Robin er geen rij mee kan voltooien. Tel de veilige stukken voordat je er een geeft.
    .title = Tel de veilige stukken
    .mark = Op de bovenste lijn staan drie lage stukken, en ze zijn ook alle drie rond. Markeer elk veilig stuk.
    .mark-hint = Dat stuk is laag of rond: Robin zou de bovenste lijn voltooien. Zoek hoge, vierkante stukken.
    .praise = Drie veilige stukken: de hoge vierkante. Tel ze elke beurt.
strategy-quarto-room = Met je hokje bepaal je welke stukken veilig zijn. Sluit het gat waar de meeste stukken in passen.
    .title = Maak stukken veilig
    .place = Alle stukken die over zijn, zijn laag of rond: geen enkel is veilig. Met welk hokje worden er een paar veilig?
    .place-hint = Dan heb je geen veilig stuk om te geven. Kijk naar de onderste lijn: drie stukken, laag en rond.
    .column = Dat houdt lage stukken in de linkerkolom tegen. Maar lage en ronde voltooien nog steeds de onderste lijn.
    .give = De onderste lijn is dicht. Geef nu een veilig stuk.
    .give-hint = Dat stuk is laag: Robin zou de linkerkolom voltooien. Geef een hoog stuk.
    .praise = Goed zo. Eén goed hokje maakte vier stukken veilig.
strategy-quarto-pair = Als de veilige stukken op zijn, moet iemand het spel weggeven. Weet op tijd wie dat is.
    .title = Twee veilige stukken
    .mark = Ronde stukken zouden een horizontale lijn voltooien, hoge een diagonaal. Markeer de veilige stukken.
    .mark-hint = Dat stuk is rond of hoog. Zoek lage, vierkante stukken.
    .who = Jij moet geven, en Robin speelt goed. Wie heeft als eerste geen veilig stuk meer?
    .who-hint = Tel: jij geeft er een, Robin geeft je het andere. Dan moet jij weer geven.
    .praise = Precies. Er zijn nog acht hokjes vrij en Robin staat al gewonnen: twee is een even aantal.
strategy-quarto-odd = Een oneven aantal veilige stukken is goed voor wie moet geven. Het beste is één: jij geeft het, en voor Robin is er geen over.
    .title = Laat een oneven aantal over
    .place = Plaats je stuk zo dat er precies één veilig stuk overblijft.
    .place-hint = Dan heb je geen veilig stuk om te geven. Probeer een ander hokje.
    .even = Dan blijft er een even aantal veilige stukken over, en Robin haalt gelijkspel. Probeer een ander hokje.
    .give = Geef nu het enige veilige stuk.
    .give-hint = Met dat stuk voltooit Robin een rij. Zoek het veilige.
    .praise = Waar Robin het ook plaatst, er is geen veilig stuk over. Met elk stuk kan het aantal veranderen, dus tel elke beurt opnieuw.
strategy-quarto-force = Wie maar één veilig stuk heeft, moet dat geven. Zo kun je weten wat je krijgt.
    .title = Dwing het volgende stuk af
    .give = Je hebt twee veilige stukken: met het ene win je, met het andere haalt Robin gelijkspel. Geef het winnende.
    .give-hint = Dat stuk is niet veilig: Robin zou een rij voltooien.
    .draw = Dat stuk is veilig, maar dan kan Robin uit twee veilige stukken kiezen. Geef het andere.
    .must = Robin heeft het in de hoek geplaatst: op elk ander hokje had Robin geen veilig stuk. Welk stuk moet Robin je geven?
    .must-hint = Met dat stuk zou jij een rij voltooien. Robin heeft maar één veilig stuk.
    .place = Je wist dat het kwam. Plaats het zo dat je zelf een veilig stuk kunt geven.
    .place-hint = Dan heb je geen veilig stuk om te geven. Probeer een ander hokje.
    .praise = Welk veilig stuk je ook geeft, Robin heeft er dan geen meer. Je wint.
strategy-quarto-last = Wie het eerste stuk gaf, plaatst het laatste. Kijk naar de laatste hokjes voordat het bord vol is.
    .title = Het laatste stuk
    .who = Jij plaatst nu een stuk, en dan is er nog één hokje vrij. Wie vult het?
    .who-hint = Jullie spelen om de beurt: na jou is Robin aan de beurt.
    .place = Robin krijgt het laatste stuk voor het laatste hokje. Plaats het jouwe zo dat er geen rij komt.
    .place-hint = Dan zou het laatste stuk de onderste lijn voltooien: vier hoge stukken. Wissel de hokjes om.
    .praise = Gelijkspel, en met het andere hokje had je verloren. Zijn er nog twee hokjes, probeer ze dan altijd allebei.
strategy-quarto-win = Nu alles samen: tel, plaats, geef en maak de partij af.
    .title = Win door te tellen
    .place = Plaats je stuk zo dat er precies één veilig stuk overblijft.
    .place-hint = Dan heb je geen veilig stuk om te geven. Probeer een ander hokje.
    .even = Dan blijven er twee veilige stukken over, een even aantal. Probeer een ander hokje.
    .give = Geef nu het enige veilige stuk.
    .give-hint = Met dat stuk voltooit Robin een rij. Zoek het veilige.
    .finish = Robin had geen veilig stuk meer en gaf je dit. Waar win je?
    .finish-hint = Kijk naar de linkerkolom: drie lage stukken, en het jouwe is ook laag.
    .call = Roep Quarto!
    .call-hint = Druk eerst op ‘Quarto!’.
    .show = Laat de vier hokjes zien.
    .show-hint = Kijk naar de linkerkolom: vier lage stukken.
    .praise = Quarto! Jij hebt geteld, en Robin had geen veilig stuk meer.

## Quartino, step by step

strategy-quartino-two = Een goede fiche helpt twee van je kaarten tegelijk. Je hebt twee kansen, en niemand ziet op welke kaart je uit bent.
    .title = Eén fiche, twee kaarten
    .token = Leg één fiche zo dat twee van je kaarten er elk nog maar één nodig hebben. Welke kleur?
    .token-hint = Met die kleur krijg je geen twee van zulke kaarten. Vergelijk je twee kaarten met groen in het midden.
    .space = Waar leg je die?
    .space-hint = Daar helpt die niet allebei de kaarten. Op de rand hebben ze allebei blauw en dan geel, met de klok mee.
    .finish = Met welke kleur maak je elk van deze twee kaarten af?
    .finish-hint = Kijk naar je twee kaarten met groen in het midden. Wat ontbreekt er nog?
    .praise = Roze voor blauw of roze na geel: beide kaarten missen nog één fiche.
strategy-quartino-hide = Elke fiche verraadt iets. Een fiche die bij veel kaarten past, verraadt minder.
    .title = Verberg je plan
    .space = Je wilt groen, geel, roze rond het blauwe midden. Roze helpt op beide gemarkeerde vakken. Waar verraadt het Robin minder?
    .space-hint = Daar raadt de computer je kaart: hij schat de kans op { $more }. Kies het andere vak.
    .unmarked = Kies een van de twee gemarkeerde vakken.
    .card = Daar helpt die nog een kaart. Markeer de twee kaarten die nu nog maar één fiche missen.
    .card-hint = Die mist meer dan één fiche.
    .praise = Hier schat de computer de kans dat je die kaart hebt op maar { $less }, in plaats van { $more }. Jij hebt twee plannen, en Robin moet raden.
strategy-quartino-read = Nu ben jij de lezer. Kijk waar Robin fiches legt, en wat ertussen ontbreekt.
    .title = Lees de fiches
    .card = De gemarkeerde fiches zijn van Robin: eerst roze, toen groen, met een gat na jouw gele. Welke kaart heeft Robin waarschijnlijk?
    .card-hint = Die past niet. Roze ligt in het midden; lees de rand met de klok mee: geel, gat, groen.
    .space = De computer schat de kans op die kaart op { $chance }. Leg je roze fiche zo dat Robin hem niet met één fiche kan maken.
    .space-hint = Dan maakt blauw hem nog steeds af. Bedek de gele of de groene fiche.
    .praise = Nu heeft Robin voor die kaart nog minstens twee fiches nodig.
strategy-quartino-gift = Laat je een stapel van vier of vier fiches van één kleur achter, dan mag de volgende speler een fiche extra leggen.
    .title = Geen cadeaus
    .token = Tel de kleuren, ook bedekte fiches. Met welke kleur krijgt Robin geen extra fiche?
    .token-hint = Dat zou de vierde van die kleur zijn: Robin kan het melden en er een extra leggen.
    .space = Kies nu een vak waar je geen stapel van vier maakt.
    .space-hint = Op dat vak liggen al drie fiches. Een vierde is een cadeau voor Robin.
    .praise = Robin heeft niets te melden.
strategy-quartino-stop = Robin heeft nog één kaart, en je weet niet welke. Houd elke kaart tegen die met één fiche af is.
    .title = Houd de laatste kaart tegen
    .token = Met blauw in het midden maakt roze drie verschillende kaarten af. Welke kleur leg je?
    .token-hint = Waar je die ook legt, Robin kan een kaart maken of krijgt een extra fiche.
    .yellow = Dat zou de vierde gele fiche zijn: Robin krijgt er dan een extra.
    .space = Welk vak bedek je?
    .space-hint = Dan kan Robin nog steeds een kaart maken. Wat hebben de drie kaarten gemeenschappelijk?
    .praise = Met groen in het midden kan Robin met één fiche geen enkele kaart maken.
strategy-quartino-clear = Een stapel van vier geeft je twee fiches in plaats van één. Laat je hem liggen, dan kan Robin hem melden.
    .title = Wanneer je opruimt
    .say = Met één fiche kun je geen kaart maken. Meld wat je ziet.
    .say-hint = Geen kleur ligt er vier keer. Maar kijk hoe hoog één stapel is.
    .space = Welke stapel ruim je op?
    .space-hint = Die is niet hoog genoeg. Tel tot vier.
    .card = Nu heb je twee fiches. Welke kaart kun je daarmee maken?
    .card-hint = Daarvoor heb je meer dan twee fiches nodig. Wat ligt er al goed?
    .praise = Groen en geel na roze, en de kaart is gemaakt. Ruim op als de tweede fiche een kaart maakt.
strategy-quartino-top = Ruim je een stapel op, dan ben je de bovenste fiche kwijt, ook als je kaart die nodig heeft. Maar je krijgt een extra fiche.
    .title = Jouw fiche bovenop
    .card = Welke van je kaarten mist nog maar één fiche?
    .card-hint = Die mist er meer. Lees de rand met de klok mee: geel, roze. En het midden is groen.
    .answer = De groene fiche ligt boven op een stapel van vier. Als je die opruimt, kun je de kaart dan deze beurt nog maken?
    .answer-hint = Tel nog eens: als je de stapel opruimt, leg je twee fiches.
    .space = Klopt, dus je kunt hem melden. Welke stapel ruim je op?
    .space-hint = Die is niet hoog genoeg. Tel tot vier.
    .praise = Met de ene fiche ligt groen er weer, met de andere is de kaart af. En alles eronder is weg.
strategy-quartino-chain = Maak je een kaart, dan gaan de vier fiches weg en tellen die eronder weer.
    .title = Wat eronder ligt
    .space = Nog twee kaarten, en met een groene fiche kun je ze deze beurt allebei maken. Waar leg je die?
    .space-hint = Daar niet. Begin met de kaart met blauw in het midden: kijk naar geel en roze op de rand.
    .card = Met welke kaart roep je Quartino?
    .card-hint = Die past nog niet: het gele midden is bedekt.
    .space-more = De fiches zijn weg, en het midden is weer geel. Leg nu een blauwe fiche. Waar?
    .space-more-hint = Tussen groen en roze is een gat. Vul het.
    .praise = Quartino! Twee kaarten in één beurt, en je wint.
