### Understanding: analysis, replay, puzzles, kept games. Nederlands

## Analysis

study-analysis = Analyse
study-analysis-about =
    Zet een stelling op, speel ermee, en zie waar elke keuze op uitkomt als
    niemand een fout maakt. Op het lege bord is het een openingsboek.
study-setup = Regels en stelling
study-rules = Regels
study-as-text = Regels en stelling als tekst
study-rules-text = Regels
study-position-text = Stelling
study-position-about = Vier lijnen van achteren naar voren, een punt voor een vrij hokje, dan het stuk in de hand of een streepje.
study-set = Opzetten
study-player = Speler { $seat }
study-choices = Waar elke keuze op uitkomt
study-thinking = Even denken…
study-verdict-win = { $who } kan winnen
study-verdict-draw = Gelijkspel, als niemand een fout maakt
study-verdict-loss = { $who } staat verloren
study-verdict-unknown = Nog te vroeg om te zeggen
study-verdict-win-in = { $number ->
        [one] { $who } wint in deze beurt
       *[other] { $who } wint binnen { $number } beurten
    }
study-verdict-loss-in = { $number ->
        [one] { $who } verliest in deze beurt
       *[other] { $who } houdt het hoogstens { $number } beurten vol
    }
study-asked-give = { $who } geeft een stuk:
study-asked-place = { $who } plaatst het stuk:
study-asked-call = { $who } mag roepen:
study-asked-decline = { $who } roept of ziet af:
study-win-in = { $number ->
        [one] winst in deze beurt
       *[other] winst binnen { $number } beurten
    }
study-loss-in = { $number ->
        [one] verlies in deze beurt
       *[other] verlies na { $number } beurten
    }
study-turns = { $number ->
        [one] { $number } beurt
       *[other] { $number } beurten
    }
study-alike = { $number ->
        [one] en { $number } gelijke door symmetrie
       *[other] en { $number } gelijke door symmetrie
    }
study-alike-short = +{ $number } gelijke
study-back = Terug
study-forward = Verder
study-play = Afspelen
study-pause = Pauze
study-best-choice = { $value }, beste keuze
study-moves = Zetten
study-main-line = Hoofdvariant
study-variation = Variant
study-variation-delete = Variant verwijderen
study-play-on = Vanaf hier spelen
study-play-side = Jij speelt
study-play-to-move = { $who } (aan zet)
study-play-both = Beide kanten, op dit scherm
study-play-start = Spelen
study-copy-link = Link kopiëren
study-copied = Gekopieerd
study-link = Link

study-edit = Stelling opzetten
study-edit-take = Kies een stuk naast het bord, of tik er een op het bord aan om het eraf te halen.
study-edit-put = Tik op het hokje waar het moet staan.
study-edit-held = gekozen
study-edit-give = In de hand nemen
study-edit-take-hand = Uit de hand leggen
study-edit-clear = Bord leegmaken
study-edit-done = Klaar
study-standing = { $squares } zijn al gelijk. Wat is opgezet, kan niet worden afgeroepen: alleen een rij die vanaf nu ontstaat, telt.

## A game, judged

study-game = De partij
study-judging = Elke zet wordt beoordeeld…
study-mistake = Fout: van { $before } naar { $after }
study-start = Het begin

## Replay

study-replay-title = Een partij naspelen
study-replay = Naspelen
study-analyse = Analyseren
study-versus = { $a } en { $b }
study-versus-teams = { $a } tegen { $b }
study-loading = De partij wordt opgehaald…
study-moment = Moment van de partij
study-moment-of = { $number } van { $most }
study-first = Naar het begin
study-last = Naar het einde
study-save-record = Partij opslaan
study-save-picture = Afbeelding opslaan
study-all-games = Al mijn partijen
study-cards = Wat we van de kaarten weten
study-cards-left = { $number ->
        [0] geen kaart meer
        [one] nog { $number } kaart
       *[other] nog { $number } kaarten
    }

## Games

study-games = Mijn partijen
study-going = Nog bezig
study-local = Een spel op dit apparaat
study-go-on = Verder spelen
study-kept = Gespeeld
study-kept-none = Nog niets. Partijen die je uitspeelt, worden hier bewaard, op dit apparaat.
study-no-result = niet afgemaakt
study-forget = Wissen
study-forget-this = { $game } wissen
study-paste = Een partij van elders
study-record = Verslag
study-record-about = Plak de tekst van een partij, of open het bestand.
study-open-file = Bestand openen
study-no-record = Dit is geen verslag van een partij. Dat begint met ‘game: quarto’ of ‘game: quartino’.
study-at-line = Regel { $line }: { $what }

## Puzzles

study-puzzles = Puzzels
study-grade = Hoe moeilijk?
study-puzzle-win-place = Plaats het stuk op het enige hokje dat wint.
study-puzzle-win-give = Geef het enige stuk dat wint.
study-puzzle-hold-place = Plaats het stuk op het enige hokje dat niet verliest.
study-puzzle-hold-give = Geef het enige stuk dat niet verliest.
study-puzzle-checking = Even kijken…
study-puzzle-right = Goed zo. Ga door: je kunt nog steeds winnen.
study-puzzle-solved = Opgelost: dat wint!
study-puzzle-held = Opgelost: iets anders helpt niet.
study-puzzle-loses = Nee: { $move } verliest na { $reply }. Probeer het nog eens.
study-puzzle-loses-all = Nee: { $move } verliest, wat je ook geeft. Probeer het nog eens.
study-puzzle-slips = Nee: { $move } geeft de winst weg. Probeer het nog eens.
study-puzzle-answer = De oplossing: { $move }.
study-puzzle-length = { $number ->
        [one] Eén stuk plaatsen is genoeg. De helft van de foute keuzes is weggestreept.
       *[other] Je moet { $number } stukken plaatsen. De helft van de foute keuzes is weggestreept.
    }
study-puzzle-not = dit niet
study-puzzle-this = dit wel
study-puzzle-next = Volgende puzzel
study-puzzle-skip = Andere puzzel
study-streak = Achter elkaar
study-best-streak = Langste reeks
study-solved = Hier opgelost
study-solved-of = { $number } van { $most }

## Hints

study-hint = Hint
study-show-answer = Oplossing tonen
study-hint-call = Kijk naar de rijen voordat je verdergaat: er valt iets te roepen.
study-hint-winning = Er is een hokje waarop dit stuk een rij voltooit.
study-hint-no-winning = Dit stuk voltooit nog geen rij. Denk aan wat je daarna moet geven.
study-hint-place = Voltooit dit stuk een rij? Zo niet, denk dan aan wat je daarna moet geven.
study-hint-nothing = Er valt niets meer te roepen.
study-hint-none-safe = Elk stuk voltooit ergens een rij. Je kunt alleen hopen dat niemand het ziet.
study-hint-all-safe = Geen enkel stuk voltooit meteen een rij. Denk twee stappen vooruit.
study-hint-safe = { $number ->
        [one] Maar één stuk voltooit niet meteen een rij: { $pieces }.
       *[other] Deze voltooien niet meteen een rij: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Eén stuk voltooit meteen een rij, geef het dus niet: { $pieces }.
       *[other] Deze voltooien meteen een rij, geef ze dus niet: { $pieces }.
    }
study-hint-any = Wat je ook kiest, het blijft { $value }.
study-hint-best = { $more ->
        [0] Het beste voor { $value }: { $moves }.
       *[other] Het beste voor { $value }: { $moves }, en nog { $more }.
    }
study-hint-lost = Elke zet verliest als niemand een fout maakt. Kies wat het moeilijkst te zien is.
study-hint-unknown = Het is nog te vroeg om te zeggen wat het beste is.

## What went wrong

study-refused-no-such-game = Deze partij is hier niet bewaard. Vraag het verslag ervan, of kies een andere.
study-refused-no-record = Dit is geen verslag van een partij.
study-refused-no-game = Aan deze tafel is nog niet gespeeld.
study-refused-not-over = Dit spel is nog bezig. Analyseer het als het afgelopen is.
study-refused-not-quarto = De exacte analyse is er voor Quarto. Een partij Quartino kun je naspelen.
study-refused-bad-rules = Deze regels kunnen niet worden gelezen. Kies er uit de lijst.
study-refused-core-failed = Deze browser kan niet rekenen wat hiervoor nodig is. Probeer een nieuwere, of speel in de terminal.
study-refused-wrong-colours = Met eigen kleuren worden lichte en donkere stukken om en om gegeven. Zet er van beide evenveel, of één meer van de kleur die het eerst wordt gegeven.
study-refused-mushrooms-wrong-colours = Met eigen kleuren worden rode en blauwe paddenstoelen om en om gegeven. Zet er van beide evenveel, of één meer van de kleur die het eerst wordt gegeven.
study-refused-line-in-referee-play = Er is een rij voltooid, dus het spel is afgelopen. Haal een stuk weg.
study-refused-offline = De server is niet bereikbaar. Partijen Quarto die hier zijn bewaard, werken ook zonder.
