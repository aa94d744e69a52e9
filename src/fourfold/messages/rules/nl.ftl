### Fourfold: Nederlands, the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.
### Address: je.

## Titles of the pages

rules-classic-title = Quarto: de klassieke uitgave
rules-mushrooms-title = Quarto: de uitgave met paddenstoelen
rules-danish-title = Quarto: de Deense uitgave
rules-quartino-title = Quartino

## Headings

rules-heading-box = Wat er in de doos zit
rules-heading-aim = Het doel
rules-heading-setup = Klaarzetten
rules-heading-colours = Ieder een eigen kleur
rules-heading-turn = Jouw beurt
rules-heading-lines = Wat een rij is
rules-heading-calling = ‘Quarto!’ roepen
rules-heading-overlooked = Een rij die niemand zag
rules-heading-false-call = Een foute roep
rules-heading-referee = Met scheidsrechter
rules-heading-end = Het einde van het spel
rules-heading-beginners = Voor beginners
rules-heading-advanced = Voor geoefende spelers
rules-heading-players = Wie er spelen
rules-heading-time = Tijd
rules-heading-combining = Regels combineren
rules-heading-table = Opgeven, gelijkspel en terugnemen
rules-heading-editions = Hoe de uitgaven verschillen
rules-heading-cards = De kaarten
rules-heading-placing = Een fiche leggen
rules-heading-make = Een Quartino maken
rules-heading-wrong = Een foute roep
rules-heading-four-colours = De situatie ‘4 kleuren’
rules-heading-column = De situatie ‘stapel’
rules-heading-both = Beide situaties tegelijk
rules-heading-noticing = Opmerken en je vergissen
rules-heading-long = Lege voorraad, lange spellen en gelijke stand
rules-heading-first-games = Je eerste potjes
rules-heading-secrets = Wat geheim is
rules-heading-printings = Hoe de twee drukken verschillen
rules-heading-credits = Auteurs en uitgevers

## Quarto: board and pieces (Q1)

rules-quarto-box = Een speelbord van 16 hokjes, vier bij vier, en 16 speelstukken.
rules-quarto-box-traits =
    Elk speelstuk heeft vier kenmerken, en elk kenmerk heeft twee waarden.
    Elke combinatie van waarden komt precies één keer voor, dus geen twee
    stukken zijn gelijk.
rules-classic-box-colour = Kleur: licht of donker.
rules-classic-box-height = Hoogte: hoog of laag.
rules-classic-box-shape = Vorm: rond of vierkant.
rules-classic-box-body = Vulling: vol, of hol met een gat bovenin.
rules-mushrooms-box =
    In deze uitgave zijn de speelstukken paddenstoelen. Waar deze pagina
    ‘stuk’ zegt, wordt een paddenstoel bedoeld.
rules-mushrooms-box-colour = Kleur: rood of blauw.
rules-mushrooms-box-size = Grootte: groot of klein.
rules-mushrooms-box-cap = Hoed: puntig of plat.
rules-mushrooms-box-dots = Stippen: met of zonder gele stippen.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Voltooi een rij: vier stukken naast elkaar die in minstens één ding op
    elkaar lijken. Roep op tijd ‘Quarto!’ en je wint.
rules-quarto-aim-twist =
    Het aardige is dat je het stuk dat je plaatst niet zelf kiest. Je
    tegenstander kiest het en geeft het aan jou.
rules-quarto-setup-pieces = Leg het lege speelbord tussen jullie in en zet alle stukken ernaast.
rules-danish-setup-pieces =
    Leg het lege speelbord tussen jullie in. Zet de stukken ernaast in twee
    groepen, de lichte en de donkere.
rules-quarto-setup-first =
    Loot wie begint. Wie begint, plaatst niets: die kiest alleen een stuk en
    geeft het aan de tegenstander.
rules-danish-colours =
    Voordat het eerste stuk wordt gegeven, neemt ieder een kleur: de een
    licht, de ander donker.
rules-danish-colours-give =
    Je geeft je tegenstander altijd een stuk van zijn of haar kleur. Zo
    plaatst ieder de acht stukken van de eigen kleur.
rules-danish-colours-reading =
    In het boekje staat niet wie kiest. Bij Fourfold is dat de speler die
    het eerste stuk krijgt; wie niet kiest, heeft licht.

## Quarto: a turn (Q3)

rules-quarto-turn = Een beurt heeft drie stappen, altijd in deze volgorde.
rules-quarto-turn-place =
    Plaats het stuk dat je hebt gekregen op een vrij hokje. Daar blijft het
    tot het einde van het spel staan.
rules-quarto-turn-look = Kijk: heeft jouw stuk een rij voltooid? Roep het dan nu.
rules-quarto-turn-give =
    Geef je tegenstander een van de stukken die over zijn, welk je maar
    wilt. Dan is je tegenstander aan de beurt.
rules-danish-turn-give =
    Geef je tegenstander een van de stukken die in diens kleur over zijn.
    Dan is je tegenstander aan de beurt.

## Quarto: lines (Q4)

rules-quarto-lines =
    Een rij is vier stukken op één horizontale lijn, op één verticale lijn
    of op een van de twee lange diagonalen. Er zijn dus 10 plekken voor een
    rij: vier horizontale, vier verticale en twee diagonale.
rules-quarto-lines-alike =
    De vier stukken moeten minstens één waarde delen die telt. Eén is
    genoeg; meer mag ook.
rules-classic-lines-values =
    Een rij kan bestaan uit vier lichte stukken, vier donkere, vier hoge,
    vier lage, vier ronde, vier vierkante, vier volle of vier holle.
rules-mushrooms-lines-values =
    Een rij kan bestaan uit vier rode paddenstoelen, vier blauwe, vier
    grote, vier kleine, vier puntige of vier platte, vier met stippen of
    vier zonder.
rules-danish-lines-colours =
    In een rij mogen beide kleuren door elkaar staan, als de vier stukken
    maar iets anders gemeen hebben.
rules-quarto-lines-several =
    Eén stuk kan meer dan één rij tegelijk voltooien. Om te winnen hoef je
    er maar één te laten zien.
rules-quarto-lines-who = Het maakt niet uit wie de andere drie stukken heeft geplaatst.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Een rij wint niet vanzelf. Je moet ‘Quarto!’ roepen en de vier hokjes
    laten zien; dan win je meteen.
rules-quarto-calling-placer =
    Je hebt geplaatst en nog niet gegeven: je mag een rij roepen die jouw
    stuk zojuist heeft voltooid.
rules-quarto-calling-receiver =
    Je hebt een stuk gekregen en het nog niet geplaatst: je mag een rij
    roepen die het laatste stuk van je tegenstander heeft voltooid en die je
    tegenstander niet heeft geroepen.
rules-danish-calling-receiver =
    Je hebt een stuk gekregen en het nog niet geplaatst: je mag elke rij
    roepen die nog geldig is, wie die ook heeft voltooid.
rules-quarto-calling-others =
    Alleen wie aan de beurt is, mag roepen. Roept een ander, of na het
    einde, dan mag dat niet; het telt nergens voor, ook niet als foute roep.
rules-quarto-calling-silence =
    Niets aan tafel verraadt dat er een rij is. Ernaar zoeken hoort bij het
    spel.
rules-quarto-calling-moments = Je mag maar op twee momenten roepen:
rules-danish-calling-reading =
    Het Deense boekje vraagt alleen om het woord. Bij Fourfold laat je in
    elke uitgave de vier hokjes zien.
rules-quarto-overlooked-give =
    Voltooi je een rij en geef je een stuk zonder te roepen, dan kan alleen
    wie het stuk krijgt die rij nog roepen, en alleen vóór het plaatsen. Dan
    wint die speler.
rules-quarto-overlooked-dead =
    Plaatst die speler zonder te roepen, dan is de rij dood. Ze heeft haar
    waarde voorgoed verloren, als geheel en voor elk kenmerk, en het spel
    gaat door.
rules-quarto-overlooked-new =
    De stukken van een dode rij kunnen nog wel bij een nieuwe rij horen, in
    een andere richting.
rules-danish-overlooked =
    Een rij die niemand heeft geroepen, blijft geldig tot beide spelers elk
    een stuk hebben geplaatst. Dan is ze dood: ze heeft haar waarde voorgoed
    verloren, als geheel en voor elk kenmerk, en het spel gaat door. Een
    voorbeeld:
rules-danish-overlooked-first =
    Ada voltooit een rij en geeft Bo een stuk zonder te roepen. Bo mag de
    rij roepen voordat hij plaatst.
rules-danish-overlooked-second =
    Bo plaatst zonder te roepen en geeft Ada een stuk. Nu mag Ada haar rij
    alsnog roepen, voordat ze plaatst.
rules-danish-overlooked-third =
    Ada plaatst zonder te roepen. Nu hebben beiden sindsdien een stuk
    geplaatst, en de rij is dood.
rules-danish-overlooked-reading =
    Zo lezen wij het boekje: beide spelers plaatsen één stuk nadat de rij is
    gemaakt. Tot dan mag wie net een stuk heeft gekregen haar roepen, ook
    wie haar zelf heeft gemaakt. Tussen plaatsen en geven mag je alleen
    roepen wat je eigen stuk net heeft voltooid.
rules-quarto-false = Een roep is fout als je vier hokjes laat zien die geen geldige rij zijn:
rules-quarto-false-place =
    De hokjes liggen niet horizontaal, verticaal of op een lange diagonaal
    naast elkaar (en ook niet in een vierkant van 2×2, als die tellen).
rules-quarto-false-free = Een van de hokjes is vrij.
rules-quarto-false-share = De vier stukken hebben niets gemeen dat telt.
rules-quarto-false-late = De rij is dood, of mag op dit moment niet worden geroepen.
rules-quarto-false-reading =
    In geen enkel boekje staat wat er dan gebeurt. Bij Fourfold wordt een
    foute roep geweigerd, je hoort waarom, en ze wordt in het verslag
    genoteerd. Verder verandert er niets.
rules-quarto-false-three =
    Na drie geweigerde roepen in één beurt kun je in die beurt niet meer
    roepen.
rules-quarto-false-option =
    Je mag vóór het spel afspreken dat een foute roep verliest. Dan verliest
    de eerste foute roep meteen het spel.
rules-quarto-referee =
    Geen enkel boekje kent een scheidsrechter; Fourfold biedt er een aan als
    je wilt. Dan ziet de tafel elke rij: wie er een voltooit, wint meteen,
    en geen rij wordt ooit gemist.
rules-quarto-referee-calls = Met een scheidsrechter mag je niet roepen, want het is niet nodig.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win = Iemand roept een geldige rij: die speler wint.
rules-quarto-end-draw = Alle zestien stukken zijn geplaatst en niemand heeft gewonnen: gelijkspel.
rules-quarto-end-reading =
    Na het zestiende stuk valt er niets meer te geven. Wie het heeft
    geplaatst, mag roepen of afzien. Daarna mag de tegenstander, alsof die
    net een stuk had gekregen, elke rij roepen die nog geldig is, of afzien.
    Pas dan is het gelijkspel.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Om rustig te beginnen spreek je vóór het spel af dat maar één, twee of
    drie van de vier kenmerken tellen.
rules-quarto-beginners-example =
    Alleen de kleur telt, bijvoorbeeld: vier stukken van één kleur zijn een
    rij, en verder niets.
rules-quarto-beginners-reading =
    Bij Fourfold kun je fijner kiezen: elk van de acht waarden mag tellen,
    minstens één. Vier stukken die een waarde delen die telt, zijn een rij.
    De meesten kiezen hele kenmerken.
rules-danish-beginners =
    Om rustig te beginnen spreek je vóór het spel af welk uiterlijk telt,
    zoveel als je wilt.
rules-danish-beginners-example =
    Alleen donker telt, bijvoorbeeld: vier donkere stukken zijn een rij,
    welke vorm ze ook hebben, maar vier lichte niet.
rules-danish-beginners-reading =
    Wij lezen dat zo: elk van de acht waarden mag tellen, minstens één. Vier
    stukken die een waarde delen die telt, zijn een rij. De meesten kiezen
    hele kenmerken.
rules-quarto-advanced =
    Vierkanten tellen ook: vier stukken die 2×2 hokjes naast elkaar vullen
    en een waarde delen, tellen als een rij. Dat zijn 9 plekken meer, 19 in
    totaal.
rules-danish-advanced = Voor getrainde spelers zijn er twee opties. Kies er een van, of allebei.
rules-danish-advanced-free =
    Vrije kleuren: niemand heeft een kleur, en je mag elk stuk geven dat
    over is.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Er spelen twee mensen, tegen elkaar.
rules-quarto-players-reading =
    Bij Fourfold kun je ook deze uitgave in teams spelen, en kan een tafel
    doorschuiven. De pagina van de Deense uitgave vertelt hoe.
rules-danish-players = Er spelen twee mensen, of twee tegen twee, of twee teams van elke grootte.
rules-danish-players-round =
    Het spel kan ook doorschuiven: dan wachten anderen tot zij mogen
    aanschuiven.
rules-danish-teams-order =
    In het boekje staat niet hoe een team speelt. Bij Fourfold spelen de
    partners om de beurt, en de beurt van één persoon is plaatsen en geven.
    De eerste van team A geeft het eerste stuk; dan komen de eerste van team
    B, de tweede van team A, de tweede van team B, enzovoort.
rules-danish-teams-call =
    Alleen wie aan de beurt is, mag roepen. Na het zestiende stuk heeft de
    volgende persoon van het andere team het laatste woord. Een team wint of
    verliest samen.
rules-danish-round-reading =
    Bij het doorschuiven wacht je in een wachtrij. Na een spel gaat de
    plaats van de verliezer naar de volgende in de wachtrij; na gelijkspel
    vertrekt wie er het langst zit.
rules-quarto-time =
    Een spel duurt 10 tot 20 minuten. In een toernooi mag elke zet tot één
    minuut beperkt worden.
rules-danish-time =
    Een spel duurt 5 tot 20 minuten. Het boekje stelt geen tijd voor een
    zet, maar bij Fourfold kun je ook hier elke zet een minuut geven.
rules-quarto-time-move =
    Een zet is plaatsen en geven samen, en ook het allereerste geven heeft
    een minuut. Je mag ook een langere of kortere tijd kiezen, of helemaal
    geen klok.
rules-quarto-time-calls =
    Roepen valt binnen diezelfde minuut, en een foute roep laat haar niet
    opnieuw beginnen. Wie geen tijd meer heeft, verliest.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Bij Fourfold mag je dit alles vrij combineren, in elke uitgave:
    bijvoorbeeld vierkanten, eigen kleuren, maar twee kenmerken en een
    scheidsrechter.
rules-quarto-combining-not =
    Alleen tegenstellingen gaan niet samen: kleuren zijn eigen of vrij, en
    waar een scheidsrechter oplet, kan geen foute roep verliezen.
rules-editions-same = Er zijn drie uitgaven. Wat hier niet staat, is in alle drie gelijk.
rules-editions-pieces =
    Stukken: de klassieke en de Deense uitgave hebben houten stukken, de
    derde heeft paddenstoelen. De regels kijken alleen naar de vier
    kenmerken, nooit naar welke set je gebruikt.
rules-editions-colours =
    Kleuren: in de Deense uitgave heeft ieder een kleur en krijgt alleen
    stukken van die kleur. In de andere twee mag je elk stuk geven dat over
    is.
rules-editions-overlooked =
    Gemiste rijen: in de klassieke uitgave en die met paddenstoelen is een
    rij dood zodra wie het stuk kreeg plaatst zonder te roepen. In de Deense
    blijft ze geldig tot beide spelers elk een stuk hebben geplaatst.
rules-editions-showing =
    Laten zien: de klassieke regels en die met paddenstoelen vragen je de
    rij te laten zien, de Deense alleen het woord te zeggen.
rules-editions-beginners =
    Beginners: in de klassieke uitgave en die met paddenstoelen tellen één,
    twee of drie kenmerken; in de Deense elk uiterlijk dat je wilt.
rules-editions-advanced =
    Geoefende spelers: vierkanten in alle drie de uitgaven; in de Deense ook
    vrije kleuren.
rules-editions-players = Spelers: alleen het Deense boekje noemt teams en doorschuiven.
rules-editions-time =
    Tijd: 10 tot 20 minuten per spel en in toernooien één minuut per zet; in
    de Deense uitgave 5 tot 20 minuten en geen grens per zet.

## Both games: at the table

rules-table = De boekjes zeggen hier niets over. Dit zijn de eigen regels van Fourfold.
rules-table-resign = Je mag opgeven. Dan wint de tegenpartij.
rules-table-draw =
    Je mag gelijkspel aanbieden. Het aanbod geldt tot de volgende zet, en
    alle anderen moeten het aannemen.
rules-table-back = Een zet terugnemen kan alleen als iedereen het goedvindt.
rules-table-leave =
    Met twee spelers verliest wie opgeeft of geen tijd meer heeft. Met drie
    of vier verlaat die speler het spel: de kaarten blijven verborgen, de
    beurten worden overgeslagen, en wie als laatste overblijft, wint.
rules-table-back-cards =
    Een zet terugnemen kan alleen als iedereen het goedvindt, en nooit
    verder dan een kaart die getoond of gemaakt is.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box =
    Quartino is voor 2 tot 4 spelers van 7 tot 99 jaar. Een spel duurt
    ongeveer 20 minuten.
rules-quartino-box-board =
    Een speelbord: een wiel met negen vakken, één in het midden en acht
    eromheen op de rand.
rules-quartino-box-tokens = 28 fiches: zeven gele, zeven blauwe, zeven groene en zeven roze.
rules-quartino-box-cards = 24 kaarten, en 4 kaarthouders om ze in te zetten.
rules-quartino-box-reading =
    De boekjes geven de aantallen. Het wiel en de namen van de kleuren komen
    van foto’s en besprekingen van het spel.
rules-quartino-cards =
    Een kaart toont een kwart van het wiel: het midden en drie vakken naast
    elkaar op de rand, elk met een kleur.
rules-quartino-cards-deck =
    Zo lezen wij het, van foto’s. Vier kleuren kun je op precies 24 manieren
    over vier vakken verdelen, en er zijn 24 kaarten: elke manier komt dus
    één keer voor. Je kunt ook een ander kaartspel laden.
rules-quartino-cards-turn =
    Een kaart past overal op het wiel: je mag haar in acht richtingen
    draaien. Maar spiegelen mag niet: de drie kleuren op de rand moeten
    elkaar met de klok mee opvolgen, zoals op de kaart.
rules-quartino-aim =
    Maak als eerste al je vier kaarten. Om een kaart te maken, moeten haar
    kleuren op het wiel liggen zoals de kaart ze toont.
rules-quartino-aim-others =
    Iedereen bouwt op hetzelfde wiel. De fiches van de anderen kunnen je
    helpen of je plan in de war sturen.
rules-quartino-setup-board =
    Leg het speelbord in het midden en de fiches ernaast, op kleur
    gesorteerd. Dat is de voorraad, die iedereen kan zien.
rules-quartino-setup-cards =
    Schud de kaarten. Ieder neemt een kaarthouder, trekt in het geheim vier
    kaarten en zet ze erin, zodat niemand anders ze ziet.
rules-quartino-setup-rest = De andere kaarten doen niet mee, en niemand bekijkt ze.
rules-quartino-setup-first = De jongste begint. Daarna gaat het met de klok mee verder.
rules-quartino-setup-reading = Bij Fourfold zegt de tafel wie de jongste is; anders wordt er geloot.
rules-quartino-players = Er spelen twee, drie of vier mensen, ieder voor zich.
rules-quartino-players-cards =
    Ieder heeft vier kaarten, met hoeveel je ook speelt. Met twee spelers
    doen er dus 16 kaarten niet mee, met drie 12 en met vier 8.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Een beurt heeft drie stappen, altijd in deze volgorde.
rules-quartino-turn-check = Kijk of op het bord de situatie ‘4 kleuren’ of ‘stapel’ is.
rules-quartino-turn-place = Leg een fiche, of meer als je een situatie hebt gezegd.
rules-quartino-turn-make = Maak Quartino’s, als je ze ziet. Dan is je beurt voorbij.
rules-quartino-placing =
    Neem een fiche uit de voorraad, van welke kleur je maar wilt, en leg die
    op een vak van het wiel naar keuze.
rules-quartino-placing-column =
    Het vak mag leeg zijn, of er liggen al fiches: dan komt de jouwe
    erbovenop. Fiches op elkaar vormen een stapel.
rules-quartino-placing-gone =
    Een kleur waarvan de voorraad geen fiche meer heeft, kun je niet kiezen.

## Quartino: making cards (T6)

rules-quartino-make = Alleen de bovenste fiche van elk vak telt, wie die ook heeft gelegd.
rules-quartino-make-call =
    Denk je dat een van je kaarten op het wiel ligt, zeg dan ‘Quartino’ en
    laat de kaart en de vier vakken zien. Heb je gelijk, dan gaat het zo:
rules-quartino-make-card = De kaart gaat uit je kaarthouder: ze is gemaakt.
rules-quartino-make-tokens =
    De vier bovenste fiches gaan terug naar de voorraad. Wat eronder lag,
    ligt nu boven.
rules-quartino-make-place = Je moet een fiche nemen en die neerleggen waar je maar wilt.
rules-quartino-make-again = Zie je nu nog een van je kaarten, dan mag je weer roepen, enzovoort.
rules-quartino-make-reading =
    Je mag pas roepen als je alles hebt gelegd en opgeruimd wat in je beurt
    moet.
rules-quartino-wrong =
    Ligt je kaart niet op de vier vakken die je laat zien, dan gaat ze terug
    in je kaarthouder en is je beurt voorbij.
rules-quartino-wrong-seen = De anderen hebben deze kaart gezien. Vanaf dan mag iedereen haar kennen.
rules-quartino-wrong-reading =
    Een kaart die je niet hebt, kun je niet laten zien. Dat mag niet, en je
    beurt gaat door.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Liggen er aan het begin van je beurt vier of meer fiches van één kleur
    op het bord, dan is dat ‘4 kleuren’. Fiches die in een stapel verborgen
    zijn, tellen mee.
rules-quartino-four-say =
    Merk je het op, zeg dan ‘4 kleuren’. Je moet dan één fiche meer leggen:
    twee in plaats van één.
rules-quartino-four-reading =
    Het telt één keer per beurt, ook als meer kleuren vier of meer fiches
    hebben.
rules-quartino-column =
    Heeft aan het begin van je beurt een stapel vier of meer fiches, dan is
    dat ‘stapel’. De kleuren doen er niet toe.
rules-quartino-column-say =
    Merk je het op, zeg dan ‘stapel’ en wijs hem aan. Leg eerst de hele
    stapel terug in de voorraad. Daarna moet je één fiche meer leggen: twee
    in plaats van één.
rules-quartino-column-reading =
    Er telt maar één stapel per beurt, ook als er meer zijn. Jij kiest
    welke.
rules-quartino-both =
    Merk je ze allebei op, zeg ze dan allebei. Je moet drie fiches leggen en
    de stapel opruimen, in elke volgorde die je wilt.
rules-quartino-both-last =
    Je mag zelfs als laatste opruimen. Een fiche die je eerder op die stapel
    hebt gelegd, gaat dan mee terug.
rules-quartino-both-start =
    Alleen het begin van je beurt telt: wat je in je beurt doet, maakt geen
    nieuwe situatie en neemt er geen weg.
rules-quartino-both-wait =
    Pas als dit alles gedaan is, kun je ‘Quartino’ roepen of je beurt
    beëindigen.
rules-quartino-noticing =
    Situaties en Quartino’s tellen alleen als je ze zegt. Zeg je niets, dan
    leg je gewoon één fiche; straf is er niet.
rules-quartino-noticing-silence = Niets aan tafel verraadt wat je zou kunnen zeggen of roepen.
rules-quartino-noticing-wrong =
    Zeg je een situatie die er niet is, dan wordt dat geweigerd, je hoort
    waarom, en verder verandert er niets.
rules-quartino-noticing-once =
    Je mag elke situatie één keer per beurt zeggen, voordat je je eerste
    fiche legt.
rules-quartino-referee =
    Geen enkel boekje kent een scheidsrechter; Fourfold biedt er een aan als
    je wilt. Dan zegt niemand een situatie: de extra fiches en het opruimen
    van één stapel komen vanzelf, en je moet ze uitvoeren.
rules-quartino-referee-call =
    Of je ‘Quartino’ roept, kies je nog steeds zelf, en alleen jij krijgt
    een hint als het kan. Een foute roep wordt geweigerd en je beurt gaat
    door, maar de anderen hebben de kaart gezien.
rules-quartino-first-games =
    Om het spel te leren laat je de situaties ‘4 kleuren’ en ‘stapel’ weg.
    Dan leg je in elke beurt gewoon één fiche en maak je Quartino’s als je
    ze ziet.
rules-quartino-first-games-name = Bij Fourfold heten deze regels ‘Quartino, eerste potjes’.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Wie de laatste kaart uit de eigen kaarthouder neemt, wint meteen. De
    vier fiches blijven liggen, en er wordt niets meer gelegd.
rules-quartino-long =
    Kaarten worden één voor één gemaakt, dus twee spelers zijn nooit
    tegelijk klaar. De boekjes zeggen niet wat er gebeurt als de voorraad
    leeg is of een spel niet eindigt.
rules-quartino-long-empty =
    Je slaat het leggen alleen over als de voorraad leeg is en je geen
    stapel hoeft op te ruimen. Dan mag je roepen of je beurt beëindigen.
rules-quartino-long-skipped =
    Wordt er een hele ronde lang niets gelegd, opgeruimd of geroepen, dan is
    het gelijkspel.
rules-quartino-long-repeated =
    Het is ook gelijkspel als hetzelfde bord, met dezelfde stapels en
    dezelfde speler die gaat beginnen, voor de derde keer voorkomt en er
    intussen geen kaart is gemaakt.
rules-quartino-long-limit =
    Na 200 beurten van alle spelers samen, of een ander aantal dat je kiest,
    is het spel uit. Wie de meeste kaarten heeft gemaakt, wint; bij gelijke
    stand winnen ze samen.
rules-quartino-secrets = Dit mag je altijd zien, en verder niets:
rules-quartino-secrets-board = Het bord en de voorraad.
rules-quartino-secrets-own = Je eigen kaarten.
rules-quartino-secrets-made = De kaarten die wie dan ook heeft gemaakt.
rules-quartino-secrets-shown = De kaarten die bij een foute roep zijn getoond.
rules-quartino-secrets-left = Hoeveel kaarten ieder van de anderen nog heeft.
rules-quartino-secrets-rest = De kaarten die niet zijn uitgedeeld, blijven geheim tot het einde.

## Quartino: the two printings

rules-quartino-printings =
    We kennen het boekje in twee drukken, een Tsjechische en een Italiaanse.
    Ze beschrijven hetzelfde spel, met dezelfde stappen en aantallen, en
    verschillen alleen in kleinigheden.
rules-quartino-printings-check =
    Wie een roep nakijkt: in de Tsjechische druk alle anderen, in de
    Italiaanse één andere speler. Bij Fourfold doet de tafel dat.
rules-quartino-printings-must =
    Extra fiches: volgens de Italiaanse druk moet je ze leggen, volgens de
    Tsjechische leg je ze gewoon. Bij Fourfold moet het.
rules-quartino-printings-end =
    Het einde: volgens de Tsjechische druk wint wie als eerste alle kaarten
    heeft gemaakt, volgens de Italiaanse wie de laatste kaart uit de
    kaarthouder neemt. Dat is hetzelfde moment.

## What the figures show

rules-figure-classic-pieces =
    Alle zestien stukken: acht lichte en acht donkere. In elke kleur komt
    elke combinatie van hoog of laag, rond of vierkant, vol of hol één keer
    voor.
rules-figure-mushrooms-pieces =
    Alle zestien paddenstoelen: acht rode en acht blauwe. In elke kleur komt
    elke combinatie van groot of klein, puntig of plat, met of zonder
    stippen één keer voor.
rules-figure-classic-turn =
    Er staan drie stukken op het bord. Het volgende, dat donker, laag,
    vierkant en hol is, is gegeven en moet geplaatst worden.
rules-figure-mushrooms-turn =
    Er staan drie paddenstoelen op het bord. De volgende, die blauw, klein
    en plat is en geen stippen heeft, is gegeven en moet geplaatst worden.
rules-figure-classic-line =
    Een rij: de tweede lijn van onderen is vol. De stukken zijn licht en
    donker, hoog en laag, rond en vierkant, maar alle vier hol.
rules-figure-mushrooms-line =
    Een rij: de tweede lijn van onderen is vol. De paddenstoelen zijn rood
    en blauw, groot en klein, puntig en plat, maar alle vier zonder stippen.
rules-figure-classic-receiver =
    De rij van vier holle stukken is niet geroepen, en het volgende stuk is
    gegeven. Wie het heeft gekregen, mag vóór het plaatsen de rij nog
    roepen.
rules-figure-mushrooms-receiver =
    De rij van vier paddenstoelen zonder stippen is niet geroepen, en de
    volgende paddenstoel is gegeven. Wie hem heeft gekregen, mag vóór het
    plaatsen de rij nog roepen.
rules-figure-classic-square =
    Vier lage stukken vullen het vierkant van 2×2 hokjes midden op het bord.
rules-figure-mushrooms-square =
    Vier kleine paddenstoelen vullen het vierkant van 2×2 hokjes midden op
    het bord.
rules-figure-wheel = Het lege wiel: één vak in het midden, acht op de rand.
rules-figure-card =
    Een kaart: geel in het midden en op de rand, met de klok mee, blauw,
    groen en roze.
rules-figure-column-placed =
    Zes fiches op het wiel. Op één vak van de rand ligt een blauwe fiche op
    een gele: een stapel van twee.
rules-figure-quartino =
    De kaart met geel in het midden en blauw, groen en roze op de rand ligt
    op het wiel. Twee van haar fiches liggen op andere; alleen de bovenste
    tellen.
rules-figure-four-colours =
    Er liggen vier blauwe fiches op het wiel. Een ervan is verborgen onder
    een gele fiche.
rules-figure-column =
    Eén vak van de rand heeft een stapel van vier fiches: onderop roze, dan
    blauw, groen en geel.

## Credits

rules-quarto-credits = Quarto is een spel van Blaise Müller, uitgegeven door Gigamic.
rules-quartino-credits = Quartino is een spel van Petr Doubek (Loris Games), uitgegeven door Djeco.
rules-credits-independent =
    Fourfold is een onafhankelijk project, niet verbonden met de auteurs
    of uitgevers en niet door hen ondersteund. De regels staan hier in
    onze eigen woorden.
