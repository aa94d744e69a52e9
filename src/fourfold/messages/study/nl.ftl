### Understanding: analysis, replay, puzzles, kept games. Nederlands

## Analysis

study-analysis = Analyse
study-analysis-about =
    Zet een stelling op, speel die uit, en zie waar elke zet bij perfect
    spel op uitkomt. Begin met het lege bord om openingen te bestuderen.
study-setup = Regels en stelling
study-rules = Regels
study-as-text = Regels en stelling als tekst
study-rules-text = Regels
study-position-text = Stelling
study-position-about = De vier lijnen van achteren naar voren, een punt voor elk vrij hokje, dan het stuk in de hand of een streepje.
study-set = Opzetten
study-player = Speler { $seat }
study-choices = Elke zet en het resultaat
study-thinking = Even denken…
study-verdict-win = { $who } staat gewonnen
study-verdict-win-you = Je staat gewonnen
study-verdict-draw = Gelijkspel bij perfect spel
study-verdict-loss = { $who } staat verloren
study-verdict-loss-you = Je staat verloren
study-verdict-unknown = Nog te vroeg om te zeggen
study-wins-you = Je wint
study-verdict-win-in = { $number ->
        [one] { $who } wint in deze beurt
       *[other] { $who } wint in { $number } beurten
    }
study-verdict-win-in-you = { $number ->
        [one] Je wint in deze beurt
       *[other] Je wint in { $number } beurten
    }
study-verdict-loss-in = { $number ->
        [one] { $who } verliest in deze beurt
       *[other] { $who } verliest binnen { $number } beurten
    }
study-verdict-loss-in-you = { $number ->
        [one] Je verliest in deze beurt
       *[other] Je verliest binnen { $number } beurten
    }
study-asked-give = { $who } geeft
study-asked-give-you = Jij geeft
study-asked-place = { $who } plaatst
study-asked-place-you = Jij plaatst
study-asked-call = { $who } kan Quarto roepen
study-asked-call-you = Je kunt Quarto roepen
study-asked-decline = { $who } roept wel of niet
study-asked-decline-you = Jij roept wel of niet
study-win-in = { $number ->
        [one] winst in deze beurt
       *[other] winst in { $number } beurten
    }
study-loss-in = { $number ->
        [one] verlies in deze beurt
       *[other] verlies in { $number } beurten
    }
study-turns = { $number ->
        [one] { $number } beurt
       *[other] { $number } beurten
    }
study-choice = { $move }: { $value }
study-alike = { $kind ->
        [give] { $number ->
            [one] en { $number } ander stuk
           *[other] en { $number } andere stukken
        }
        [place] { $number ->
            [one] en { $number } ander hokje
           *[other] en { $number } andere hokjes
        }
       *[other] en nog { $number }
    }
study-back = Terug
study-forward = Verder
study-play = Afspelen
study-pause = Pauze
study-best-choice = { $value }, beste zet
study-moves = Zetten
study-main-line = Hoofdvariant
study-variation = Variant
study-variation-delete = Variant verwijderen
study-play-on = Vanaf hier spelen
study-play-side = Spelen als
study-play-to-move = { $who } (aan zet)
study-play-both = Beide kanten, op dit scherm
study-play-start = Spelen
study-copy-link = Link kopiëren
study-copied = Gekopieerd
study-link = Link

study-edit = Stelling opzetten
study-edit-take = Kies een stuk naast het bord, of tik er een op het bord aan om het weg te halen.
study-edit-put = Kies er een hokje voor.
study-edit-held = gekozen
study-edit-give = In de hand nemen
study-edit-take-hand = Uit de hand nemen
study-edit-clear = Bord leegmaken
study-edit-done = Klaar
study-standing = { $squares } hebben al iets gemeenschappelijk. Met rijen die zijn opgezet kan geen Quarto worden geroepen, alleen met rijen die vanaf hier ontstaan.

## A game, judged

study-game = De partij
study-judging = Elke zet wordt geanalyseerd…
study-judging-stop = Stoppen
study-judging-stopped = Je hebt de analyse gestopt, dus niet elke beurt is beoordeeld.
study-mistake = Fout: van { $before } naar { $after }
study-summary = { $name }: { $mistakes ->
        [one] { $mistakes } fout
       *[other] { $mistakes } fouten
    }
study-start = Begin

## Een partij Quartino, beoordeeld

study-turn-mistake = Fout: van { $before } naar { $after }
study-turn-mistake-known = Fout, naar wat de speler kon weten
study-turn-change = Beurt { $turn }, { $who }: van { $before } naar { $after }
study-turn-changes = De beslissende beurten
study-turn-better = Betere beurt tonen
study-turn-token = { $colour } { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }
study-held = Welke kaarten konden ze hebben?
study-held-about = Wat { $who } aan het begin van elke beurt kon afleiden uit de eigen kaarten en uit ieders zetten. De percentages zijn schattingen.
study-held-about-you = Wat je aan het begin van elke beurt kon afleiden uit je eigen kaarten en uit ieders zetten. De percentages zijn schattingen.
study-held-viewer = Gezichtspunt
study-held-turn = Vóór beurt { $turn } ({ $who })
study-held-card = Kaart
study-held-chance = Kans
study-held-true = Echt in handen
study-turn-could-stop-you = { $card } mist nog steeds maar één fiche, en misschien is het jouw laatste kaart ({ $percent }).
study-turn-helps-card-you = { $card } mist nu nog maar één fiche, en misschien heb jij die kaart ({ $percent }).

## Replay

study-replay-title = Een partij naspelen
study-replay = Naspelen
study-analyse = Analyseren
study-versus = { $a } tegen { $b }
study-loading = Partij laden…
study-moment = Zet
study-moment-of = Stap { $number } van { $most }
study-first = Naar het begin
study-last = Naar het einde
study-save-record = Partijverslag opslaan
study-save-picture = Afbeelding opslaan
study-all-games = Al mijn partijen
study-cards = Bekende kaarten
study-cards-left = { $number ->
        [0] geen kaarten meer
        [one] nog { $number } kaart
       *[other] nog { $number } kaarten
    }

## Games

study-games = Mijn partijen
study-going = Bezig
study-local = Spel op dit apparaat
study-go-on = Doorgaan
study-kept = Afgelopen
study-kept-none = Nog geen afgelopen partijen. Je afgelopen partijen worden hier bewaard, op dit apparaat.
study-no-result = niet afgemaakt
study-forget = Verwijderen
study-forget-this = { $game } verwijderen
study-paste = Partij importeren
study-record = Partijverslag
study-record-about = Plak de tekst van een partij, of open het bestand.
study-record-example = Voorbeeld:
study-open-file = Bestand openen
study-no-record = Dit is geen partijverslag. Een partijverslag begint met ‘game: quarto’ of ‘game: quartino’.
study-at-line = Regel { $line }: { $what }

## Puzzles

study-puzzles = Puzzels
study-grade = Moeilijkheid
study-puzzle-win-place = Plaats het stuk op het enige winnende hokje.
study-puzzle-win-give = Geef het enige winnende stuk.
study-puzzle-hold-place = Plaats het stuk op het enige hokje waarmee je niet verliest.
study-puzzle-hold-give = Geef het enige stuk waarmee je niet verliest.
study-puzzle-checking = Controleren…
study-puzzle-right = Goed! Ga door en haal de winst binnen.
study-puzzle-solved = Opgelost: je wint!
study-puzzle-held = Opgelost: geen andere zet redt het gelijkspel.
study-puzzle-wrong = Nee. { $why } Probeer het nog eens.
study-puzzle-loses = Nee, die zet verliest: { $move }. Probeer het nog eens.
study-puzzle-slips = Nee, die zet geeft de winst weg: { $move }. Probeer het nog eens.
study-puzzle-answer = De oplossing: { $move }.
study-puzzle-length = { $number ->
        [one] Eén stuk plaatsen is genoeg.
       *[other] Je moet { $number } stukken plaatsen.
    }
study-puzzle-length-give = { $number ->
        [one] Daarna is één stuk plaatsen genoeg.
       *[other] Daarna moet je { $number } stukken plaatsen.
    }
study-puzzle-halved = De helft van de foute zetten is weggestreept.
study-puzzle-not = dit niet
study-puzzle-this = dit wel
study-puzzle-next = Volgende puzzel
study-puzzle-skip = Overslaan
study-streak = Reeks
study-best-streak = Beste reeks
study-solved = Opgelost
study-solved-of = { $number } van { $most }

## Puzzles of Quartino

study-quartino-kind = Soort
study-quartino-any = Alle soorten
study-quartino-name-two-cards = Twee kaarten
study-quartino-name-chain = Reeks kaarten
study-quartino-name-stop = Tegenhouden
study-quartino-name-announce = Melden
study-quartino-name-hand = Verborgen kaart
study-quartino-two-cards = Maak deze beurt twee kaarten.
study-quartino-chain = Maak deze beurt { $number } kaarten.
study-quartino-stop = Leg de enige fiche waarna je tegenstander geen kaart kan maken.
study-quartino-stop-rule = Je tegenstander kan elke kaart hebben die niet van jou is en nog niet gemaakt is.
study-quartino-announce = Meld alles wat er is: vier gelijke, een stapel of allebei.
study-quartino-hand = Je tegenstander heeft nog één kaart. Welke?
study-quartino-hand-rule = De regel: elke fiche van je tegenstander bracht zo veel kleuren van die kaart op hun plaats als met één fiche kon, en je tegenstander roept Quartino zodra de kaart op het bord ligt.
study-quartino-all-said = Dat is alles
study-quartino-pick = Antwoorden
study-quartino-right = Goed! Ga door.
study-quartino-solved = Opgelost!
study-quartino-wrong-way = Nee, zo lukt het niet. Probeer het nog eens.
study-quartino-wrong-stop = Nee, je tegenstander kan dan nog een kaart maken. Probeer het nog eens.
study-quartino-wrong-say = Nee, dat is er niet. Probeer het nog eens.
study-quartino-wrong-more = Nee, er is nog iets te melden.
study-quartino-wrong-hand = Nee, met die kaart was er anders gelegd. Probeer het nog eens.
study-quartino-hint-card = Zoek deze kaart: { $card }.
study-quartino-hint-token = De kleur van de fiche: { $colour }.
study-quartino-hint-say = { $number ->
        [one] Er is één ding te melden.
       *[other] Er zijn { $number } dingen te melden.
    }
study-quartino-hint-hand = De helft van de foute kaarten is weggestreept.
study-quartino-opponent = Tegenstander

## Hints

study-hint = Hint
study-show-answer = Oplossing tonen
study-hint-call = Kijk naar de rijen voordat je een zet doet: je kunt Quarto roepen.
study-hint-winning = Op een van de hokjes voltooit dit stuk een rij.
study-hint-no-winning = Dit stuk voltooit nog geen rij. Denk aan het stuk dat je daarna moet geven.
study-hint-place = Voltooit dit stuk een rij? Zo niet, denk dan aan het stuk dat je daarna moet geven.
study-hint-nothing = Er valt geen Quarto meer te roepen.
study-hint-none-safe = Elk stuk voltooit ergens een rij. Je kunt alleen hopen dat je tegenstander die mist.
study-hint-all-safe = Geen enkel stuk voltooit meteen een rij. Denk twee zetten vooruit.
study-hint-safe = { $number ->
        [one] Maar één stuk voltooit niet meteen een rij: { $pieces }.
       *[other] Deze voltooien niet meteen een rij: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Eén stuk voltooit meteen een rij, geef het dus niet: { $pieces }.
       *[other] Deze voltooien meteen een rij, geef ze dus niet: { $pieces }.
    }
study-hint-any = Met elke zet blijft het { $value }, bijvoorbeeld: { $move }.
study-hint-best = { $more ->
        [0] Het beste voor { $value }: { $moves }.
       *[other] Het beste voor { $value }: { $moves }, en nog { $more }.
    }
study-hint-lost = Tegen perfect spel verliest elke zet. Kies de zet die het moeilijkst te weerleggen is.
study-hint-unknown = Het is nog te vroeg om te zeggen wat het beste is.
study-hint-try = Een idee: { $move }.

## What went wrong

study-refused-no-such-game = Deze partij is hier niet bewaard. Vraag om het partijverslag, of kies een andere partij.
study-refused-no-record = Dit is geen partijverslag.
study-refused-no-game = Aan deze tafel is nog niet gespeeld.
study-refused-not-over = Dit spel is nog bezig. Analyseer het als het afgelopen is.
study-refused-bad-rules = Deze regels kunnen niet worden gelezen. Kies regels uit de lijst.
study-refused-core-failed = Deze browser kan de rekenmodule niet uitvoeren. Gebruik een nieuwere browser, of speel in de terminal.
study-refused-wrong-colours = Met eigen kleuren worden lichte en donkere stukken om en om gegeven. Gebruik van beide evenveel, of één meer van de kleur die het eerst wordt gegeven.
study-refused-mushrooms-wrong-colours = Met eigen kleuren worden rode en blauwe paddenstoelen om en om gegeven. Gebruik van beide evenveel, of één meer van de kleur die het eerst wordt gegeven.
study-refused-line-in-referee-play = Er is een rij voltooid, dus het spel is afgelopen. Haal een stuk weg.
study-refused-offline = De server is niet bereikbaar. Partijen die op dit apparaat zijn bewaard, werken wel.
