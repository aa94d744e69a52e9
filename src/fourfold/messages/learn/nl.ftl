### Learning: the two lessons, the way to the rules, and the keys. Nederlands
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender.

## The page that leads to everything

learn-title = Leren spelen
learn-about = Twee spellen, elk een paar minuten. Jij doet de zetten, en fouten kosten niets.
learn-lessons = Lessen
learn-lesson-quarto = Zestien stukken, vier kenmerken, één verrassing: je tegenstander kiest het stuk dat jij plaatst.
learn-lesson-quartino = Eén wiel voor iedereen, geheime kaarten voor ieder: maak als eerste alle vier je kaarten.
learn-lesson-danish = Ieder heeft een kleur, en dat verandert alles: wie als eerste geeft, heeft verloren. Bewijs het zelf.
learn-begin = Les starten
learn-continue = Verder met stap { $step }
learn-repeat = Les herhalen
learn-minutes = { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
learn-progress = { $done } van { $all } stappen gedaan
learn-complete = Les gedaan
learn-rules = De volledige regels
learn-rules-about = Elke uitgave met afbeeldingen, en onze antwoorden waar de boekjes een vraag openlaten.
learn-practise = Oefenen
learn-puzzles = Puzzels oplossen
learn-puzzles-about = Stellingen met één goede zet, van makkelijk tot duivels.
learn-play = Tegen de computer spelen
learn-play-about = Negen niveaus, van slordig tot perfect. Begin met een makkelijk niveau.
learn-keys = Spelen met het toetsenbord
learn-keys-about = Borden, stukken en kaarten werken allemaal zonder muis en met een schermlezer.
learn-keys-both = In beide spellen
learn-keys-quartino = Alleen in Quartino
learn-key-tab = tussen het bord, de stukken, de kaarten en de knoppen bewegen
learn-key-arrows = tussen hokjes en stukken bewegen
learn-key-enter = kiezen
learn-key-call = ‘Quarto!’ of ‘Quartino!’ roepen, en dan aanwijzen waar
learn-key-escape = annuleren
learn-key-tab-name = Tab
learn-key-enter-name = Enter
learn-key-space-name = Spatie
learn-key-escape-name = Esc

## In a lesson

learn-lesson-title = { $game }: eerste les
learn-danish-title = Quarto: de Deense winst
learn-step = Stap { $step } van { $all }
learn-steps = Stappen
learn-step-name = Stap { $step }: { $title }
learn-step-done = Stap { $step }: { $title }, gedaan
learn-back = Terug
learn-skip = Overslaan
learn-next = Volgende
learn-finish = Afronden
learn-show = Laten zien
learn-shown = Het antwoord is gemarkeerd: { $answer }.
learn-pieces = Stukken om uit te kiezen
learn-reserve = Voorraad
learn-rack = Jouw kaarten
learn-say-call = Quarto!
learn-say-quartino = Quartino!
learn-say-colours = Vier gelijke!
learn-say-column = Stapel!
learn-hint-traits = Dat stuk is { $values }. Probeer een ander.
learn-flat = Je kijkt van boven: een dubbele rand betekent hoog, een donker gat betekent hol.
learn-marked = { $number } van { $all }

learn-end-title = Les voltooid
learn-end-quarto = Je kunt stukken plaatsen en geven, een rij zien en Quarto roepen. De rest is oefening: het spel is dieper dan het lijkt.
learn-end-quartino = Je kunt bouwen, bedekken, een kaart maken en opmerken wat anderen missen. De rest is oefening, en een goede pokerface.
learn-end-danish = Je hebt een bewezen winst uitgespeeld. Laat in de Deense uitgave je tegenstander als eerste geven!
learn-end-referee = { $game ->
        [quartino] Tegen de computer ziet een scheidsrechter de situaties voor je; wil je ze zelf melden, kies dan ‘{ $choice }’ onder ‘{ $more }’.
       *[quarto] Tegen de computer ziet een scheidsrechter elke rij voor je; wil je zelf Quarto roepen, kies dan ‘{ $choice }’ onder ‘{ $more }’.
    }
learn-end-play = Je eerste spel spelen
learn-end-rules = De regels lezen
learn-end-other = { $game } leren
learn-end-again = Les herhalen

## Quarto, step by step

learn-quarto-traits = Elk stuk heeft vier kenmerken: het is licht of donker, hoog of laag, rond of vierkant, vol of hol.
    .title = Zestien stukken
    .find = Zoek het stuk dat donker, hoog, rond en hol is.
    .other = Nu precies het tegenovergestelde: licht, laag, vierkant en vol.
    .praise = Goed. Geen twee van de zestien zijn gelijk.
learn-quarto-alike = Vier stukken horen bij elkaar zodra ze één kenmerk delen, hoe verschillend ze verder ook zijn.
    .title = Eén overeenkomst
    .find = Deze drie delen maar één kenmerk. Welk stuk deelt het ook?
    .praise = Ja, alle vier zijn ze hol. Dat is genoeg.
learn-quarto-give = Je kiest nooit je eigen stuk. Robin kiest er een voor jou, en jij kiest er een voor Robin.
    .title = Een stuk geven
    .give = Begin het spel: geef Robin een stuk naar keuze.
    .praise = Robin plaatst het. Wie begint, geeft alleen een stuk.
learn-quarto-turn = Je beurt heeft drie stappen: plaats het stuk dat je kreeg, kijk of er een rij is, en geef dan het volgende stuk.
    .title = Jouw beurt
    .place = Plaats je stuk op een vrij hokje naar keuze.
    .taken = Dat hokje is bezet. Kies een vrij hokje.
    .give = Nog geen rij. Geef Robin nu een stuk.
    .praise = Dat was een hele beurt. Zijn alle zestien stukken geplaatst en heeft niemand gewonnen, dan is het gelijkspel.
learn-quarto-line = Vier gelijke naast elkaar, onder elkaar of op een lange diagonaal vormen een rij. Met rijen win je.
    .title = Een rij
    .place = Jouw stuk voltooit een rij. Waar?
    .place-hint = Kijk van links naar rechts: op één lijn staan drie hoge stukken, en dat van jou is ook hoog.
    .praise = Vier hoge stukken op een rij. Wie de andere heeft geplaatst, maakt niet uit.
learn-quarto-diagonal = Een rij kan zich op een diagonaal verstoppen, en in elk kenmerk. Controleer alle vier de kenmerken van je stuk.
    .title = Kijk nog eens
    .place = Jouw stuk is donker, laag, rond en hol. Waar voltooit het een rij?
    .place-hint = Op één lange diagonaal staan drie holle stukken. Zoek het gat.
    .tall = Die drie zijn hoog, maar jouw stuk is laag. Probeer de diagonaal.
    .praise = Vier holle stukken, van hoek tot hoek.
learn-quarto-safe = Het stuk dat je geeft, kan precies het stuk zijn dat je tegenstander nodig heeft. Kijk dus voordat je het geeft.
    .title = Wat je beter niet geeft
    .give = In één kolom staan drie donkere stukken, met een gat ertussen. Geef een veilig stuk.
    .give-hint = Dat stuk is donker: Robin zou het gat vullen en winnen. Geef een licht stuk.
    .praise = Veilig! Laat in het spel raken de veilige stukken op, en zo worden de meeste spellen verloren.
learn-quarto-call = Met een rij win je alleen als je Quarto roept: druk op ‘Quarto!’ voordat je een stuk geeft, en wijs de vier hokjes aan.
    .title = Quarto roepen
    .call = Je hebt net het gemarkeerde stuk geplaatst, en er is een rij. Roep Quarto.
    .call-hint = Nog niet: druk eerst op ‘Quarto!’ en wijs dan de rij aan.
    .show = Kies nu de vier hokjes.
    .show-hint = Kijk naar de tweede kolom van links: vier vierkante stukken.
    .praise = Quarto! Vier vierkante stukken, en je wint.
learn-quarto-missed = Mist Robin een rij, dan mag jij Quarto roepen, zolang je je stuk niet hebt geplaatst.
    .title = Gemiste rijen
    .call = Robin heeft het gemarkeerde stuk geplaatst, de rij gemist en jou een ander stuk gegeven. Wat doe je?
    .call-hint = Wacht! Als je je stuk plaatst, telt de rij niet meer. Kijk eerst langs de lijn van dat stuk.
    .show = Goed gezien! Laat de rij zien.
    .show-hint = Alle vier staan ze op de tweede lijn van boven, en ze zijn allemaal hol.
    .praise = Je wint met de rij van Robin. Blijf kijken, ook als je niet aan de beurt bent.
learn-quarto-squares = Te makkelijk? Speel met vierkanten van 2×2: vier gelijke in een vierkant tellen dan ook.
    .title = Voor later: vierkanten van 2×2
    .place = Maak een vierkant van 2×2 lichte stukken af.
    .place-hint = In het midden staan drie lichte stukken dicht bij elkaar. Vul de hoek.
    .praise = Negen extra manieren om te winnen, en om te verliezen. Je kunt deze optie kiezen als je een spel begint.
learn-quarto-win = Nu alles samen: plaats je stuk, roep Quarto en wijs je rij aan.
    .title = Win het spel
    .place = Er is één winnend hokje. Vind het.
    .place-hint = Jouw stuk is laag. Waar wachten drie andere lage?
    .call = De rij is voltooid. Geef nog geen stuk!
    .call-hint = Druk eerst op ‘Quarto!’.
    .show = Laat de vier hokjes zien.
    .show-hint = De rij loopt van de hoek linksboven naar de hoek rechtsonder.
    .praise = Quarto! Je zag het, je riep het, je won.

## Quartino, step by step

learn-quartino-wheel = Iedereen bouwt op één wiel: acht vakken op de rand en één in het midden.
    .title = Het wiel
    .token = In je beurt neem je een fiche van een kleur naar keuze. Neem een blauwe.
    .token-hint = Neem deze keer een blauwe: de fiche met de golfjes.
    .space = Leg die nu in het midden.
    .space-hint = In een spel mag je elk vak kiezen. Kies nu het midden.
    .praise = Dat is de kern van een beurt: één fiche, elke kleur, elk vak.
learn-quartino-card = Een kaart is een kwart van het wiel: één kleur in het midden en drie naast elkaar op de rand.
    .title = Een kaart
    .space = Vergelijk het wiel met je kaart. Waar hoort de roze fiche?
    .space-hint = Op de kaart komt roze na blauw en groen, met de klok mee.
    .praise = Nu past het wiel bij je kaart.
learn-quartino-turn = Een kaart kan overal rond het wiel passen.
    .title = Hoe je ook draait
    .show = Je kaart ligt er weer, ergens anders. Kies de vier vakken.
    .show-hint = Geel ligt in het midden. Zoek op de rand blauw, groen, roze, met de klok mee.
    .praise = Gevonden! Houd je hoofd schuin, of draai de kaart.
learn-quartino-mirror = De volgorde telt: lees de rand altijd met de klok mee, nooit andersom.
    .title = Niet gespiegeld
    .card = Welke van deze twee kaarten past bij het wiel?
    .card-hint = Dat is het spiegelbeeld. Lees de rand met de klok mee: roze, geel, blauw.
    .praise = Goed. De andere kaart is het spiegelbeeld, en dat telt niet.
learn-quartino-cover = Je mag een fiche boven op andere leggen. Dan telt alleen de bovenste.
    .title = Stapels
    .token = Eén fiche past niet bij je kaart. Welke kleur heb je nodig?
    .token-hint = Geel en groen liggen goed. Wat hoort ertussen?
    .space = Bedek de fiche die in de weg ligt.
    .space-hint = Tussen geel en groen op de rand ligt er een die daar niet hoort.
    .praise = De groene fiche ligt er nog onder. Die kan terugkomen.
learn-quartino-make = Past het wiel bij een van je kaarten, druk dan op ‘Quartino!’ en laat de kaart zien.
    .title = Een kaart maken
    .call = Een van je vier kaarten ligt er. Roep Quartino.
    .call-hint = Druk eerst op ‘Quartino!’.
    .card = Welke kaart?
    .card-hint = Blauw ligt in het midden van het wiel. Welke kaart heeft daar blauw?
    .space = Wijs aan waar: kies het vak van de eerste randkleur, geel.
    .space-hint = De eerste randkleur is geel, en dan komt roze, met de klok mee.
    .praise = Je hebt de kaart gemaakt. De vier fiches gaan terug naar de voorraad, en de groene ligt weer boven.
learn-quartino-more = Na elke Quartino leg je nog een fiche, en daarmee maak je misschien je volgende kaart.
    .title = En nog een
    .token = Geel, blauw, groen: het midden ontbreekt. Welke kleur heb je nodig?
    .token-hint = Een van je kaarten heeft geel, blauw, groen op de rand. Kijk wat er in het midden staat.
    .space = Leg de fiche in het midden.
    .space-hint = Het midden is vrij. Leg de fiche daar.
    .call = En nu?
    .call-hint = Het wiel past bij een kaart. Roep Quartino.
    .card = Welke kaart?
    .card-hint = Roze ligt nu in het midden.
    .space-first = Kies het vak van de eerste randkleur, geel.
    .space-first-hint = Zoek geel op de rand, met blauw erna.
    .praise = Twee kaarten in één beurt. Zo win je spellen.
learn-quartino-colours = Begint je beurt met vier of meer fiches van één kleur op het wiel, meld het dan en leg één fiche extra.
    .title = Vier gelijke
    .token = Bedekte fiches tellen mee. Welke kleur ligt er vier keer?
    .token-hint = Daarvan zijn er minder dan vier. Kijk in de stapels.
    .say = Vier blauwe fiches. Meld het voordat je er een legt.
    .say-hint = Er is geen stapel van vier, maar er zijn er vier van één kleur. Druk op ‘Vier gelijke!’.
    .praise = Nu leg je in deze beurt twee fiches. Meld je het niet, dan gebeurt er niets.
learn-quartino-column = Begint je beurt met een stapel van vier of meer, meld het dan, ruim hem op en leg één fiche extra.
    .title = Stapel
    .say = Kijk naar het wiel en meld wat je ziet.
    .say-hint = Geen kleur ligt er vier keer. Maar kijk hoe hoog één stapel is.
    .space = Welke stapel?
    .space-hint = Die is niet hoog genoeg. Tel tot vier.
    .praise = Alle fiches ervan gaan terug naar de voorraad. Daarna leg je twee fiches.
learn-quartino-both = Merk je beide situaties op, meld ze dan allebei: je ruimt de stapel op en legt drie fiches, in de volgorde die je wilt.
    .title = Allebei tegelijk
    .say = Er zijn twee dingen te melden. Meld ze allebei.
    .space = Welke stapel ruim je op?
    .space-hint = Die is niet hoog genoeg. Tel tot vier.
    .praise = Goed gezien! Nu leg je drie fiches: één voor je beurt, en één voor elke situatie.
learn-quartino-secret = Je kaarten zijn geheim, maar met een onterechte Quartino ziet iedereen er een en is je beurt voorbij.
    .title = Bewaar je geheimen
    .card = Je hebt deze drie kaarten. Met welke kun je veilig Quartino roepen?
    .card-hint = Die ligt er niet. Lees het wiel nog eens, met de klok mee.
    .mirrored = Die ligt er alleen gespiegeld. Eén onterechte Quartino, en Robin kent je kaart.
    .covered = Bijna, maar de gele fiche ligt onder een roze. Alleen de bovenste telt.
    .praise = Precies. Kijk twee keer, roep één keer.
learn-quartino-win = Wie als eerste de laatste kaart maakt, wint meteen.
    .title = Win het spel
    .token = Nog één kaart, en er ontbreekt één fiche. Welke kleur?
    .token-hint = Roze en groen liggen op de rand, met een gat ertussen. Kijk naar je kaart.
    .space = Waar komt die?
    .space-hint = In het gat tussen roze en groen.
    .call = Roep het!
    .call-hint = Druk eerst op ‘Quartino!’.
    .card = Laat je kaart zien.
    .card-hint = Het is de enige.
    .space-first = Nu de eerste randkleur: roze.
    .space-first-hint = Er zijn twee roze. Kies die met blauw erna.
    .praise = Quartino! Je kaarthouder is leeg: je wint.

## The Danish win, step by step

learn-danish-colours = In de Deense uitgave heeft ieder een kleur, en je geeft je tegenstander alleen stukken van diens kleur. Jij hebt licht, Robin donker.
    .title = Eigen kleuren
    .give = Robin gaf je een licht stuk en jij hebt het geplaatst. Geef nu Robin een stuk.
    .give-hint = Dat is licht, en licht is van jou. Geef een donker stuk.
    .praise = Zo plaatst ieder acht stukken. Je weet altijd welke nog kunnen komen.
learn-danish-first = Een computer heeft alle mogelijke partijen doorgerekend: bij perfect spel verliest de speler die als eerste geeft. In deze partij gaf Robin als eerste.
    .title = Wie als eerste geeft, verliest
    .place = Tot nu toe heb je perfect gespeeld. Er is nog maar één winnend hokje. Vind het.
    .place-hint = Daar ontsnapt Robin. Probeer een ander hokje.
    .give = Er is maar één winnend donker stuk. Welk?
    .give-hint = Met dat stuk ontsnapt Robin. Probeer een ander.
    .own = Dat is licht, je eigen kleur. Geef een donker stuk.
    .praise = Dat is de enige winnende zet. Nu zoekt Robin een uitweg.
learn-danish-again = Robin houdt het zo lang mogelijk vol, maar geen zet helpt nog. Geef de winst niet uit handen!
    .title = Houd de winst vast
    .place = Weer is er maar één winnend hokje. Welk?
    .place-hint = Daar ontsnapt Robin. Probeer een ander hokje.
    .give = En er is maar één winnend donker stuk.
    .give-hint = Met dat stuk ontsnapt Robin. Probeer een ander.
    .own = Dat is licht, je eigen kleur. Geef een donker stuk.
    .praise = Goed. Robin heeft geen veilig stuk meer voor je.
learn-danish-win = Robin moest je dit stuk geven. Maak de partij nu af.
    .title = Het bewijs
    .place = Waar voltooit je stuk een rij?
    .place-hint = Daar niet. Kijk naar de vormen in de derde kolom.
    .call = Roep nu Quarto.
    .call-hint = Druk eerst op ‘Quarto!’.
    .show = Wijs de vier hokjes aan.
    .show-hint = Kijk naar de derde kolom: vier ronde stukken.
    .praise = Quarto! Robin verloor deze partij al met het eerste stuk.

## The rules pages

learn-rules-title = De regels
learn-rules-intro = Eerst kort, dan elke uitgave volledig.
learn-rules-read = Volledige regels lezen
learn-rules-editions = Uitgaven
learn-rules-contents = Op deze pagina
learn-rules-reading = Onze interpretatie
learn-rules-print = Afdrukken
learn-rules-codes = Regelcodes tonen
learn-rules-ids = Codes als { $sign } horen elk bij één regel.
learn-rules-loading = Laden…
