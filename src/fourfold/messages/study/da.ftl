### Understanding: analysis, replay, puzzles, kept games. Dansk

## Analysis

study-analysis = Analyse
study-analysis-about =
    Stil en hvilken som helst stilling op, spil den til ende, og se, hvad
    hvert træk fører til ved perfekt spil. Begynd med det tomme bræt for at
    studere åbninger.
study-setup = Regler og stilling
study-rules = Regler
study-as-text = Regler og stilling som tekst
study-rules-text = Regler
study-position-text = Stilling
study-position-about = Fire rækker bagfra, et punktum for hvert ledigt felt, så brikken i hånden eller en streg.
study-set = Stil op
study-player = Spiller { $seat }
study-choices = Hvert træk og dets resultat
study-thinking = Tænker…
study-verdict-win = { $who } står til at vinde
study-verdict-win-you = Du står til at vinde
study-verdict-draw = Uafgjort ved perfekt spil
study-verdict-loss = { $who } står til at tabe
study-verdict-loss-you = Du står til at tabe
study-verdict-unknown = For tidligt at sige
study-wins-you = Du vinder
study-verdict-win-in = { $number ->
        [one] { $who } vinder i denne tur
       *[other] { $who } vinder på { $number } ture
    }
study-verdict-win-in-you = { $number ->
        [one] Du vinder i denne tur
       *[other] Du vinder på { $number } ture
    }
study-verdict-loss-in = { $number ->
        [one] { $who } taber i denne tur
       *[other] { $who } taber inden for { $number } ture
    }
study-verdict-loss-in-you = { $number ->
        [one] Du taber i denne tur
       *[other] Du taber inden for { $number } ture
    }
study-asked-give = { $who } skal give
study-asked-give-you = Du skal give
study-asked-place = { $who } skal sætte
study-asked-place-you = Du skal sætte
study-asked-call = { $who } kan sige Quarto
study-asked-call-you = Du kan sige Quarto
study-asked-decline = { $who } siger Quarto eller ej
study-asked-decline-you = Du siger Quarto eller ej
study-win-in = { $number ->
        [one] sejr i denne tur
       *[other] sejr på { $number } ture
    }
study-loss-in = { $number ->
        [one] nederlag i denne tur
       *[other] nederlag på { $number } ture
    }
study-turns = { $number ->
        [one] { $number } tur
       *[other] { $number } ture
    }
study-choice = { $move }: { $value }
study-alike = { $kind ->
        [give] { $number ->
            [one] og { $number } anden brik
           *[other] og { $number } andre brikker
        }
        [place] { $number ->
            [one] og { $number } andet spillefelt
           *[other] og { $number } andre spillefelter
        }
       *[other] og { $number } til
    }
study-back = Tilbage
study-forward = Frem
study-play = Afspil
study-pause = Pause
study-best-choice = { $value }, bedste træk
study-moves = Træk
study-main-line = Hovedvariant
study-variation = Variant
study-variation-delete = Slet varianten
study-play-on = Spil herfra
study-play-side = Spil som
study-play-to-move = { $who } (har turen)
study-play-both = Begge sider, på denne skærm
study-play-start = Spil
study-copy-link = Kopiér link
study-copied = Kopieret
study-link = Link

study-edit = Stil op
study-edit-take = Vælg en brik ved siden af brættet, eller tryk på en på brættet for at fjerne den.
study-edit-put = Vælg et felt til den.
study-edit-held = valgt
study-edit-give = Læg i hånden
study-edit-take-hand = Tag ud af hånden
study-edit-clear = Ryd brættet
study-edit-done = Færdig
study-standing = { $squares } har allerede noget til fælles. På striber, der er stillet op, kan man ikke sige Quarto, kun på striber, der laves herfra.

## A game, judged

study-game = Spillet
study-judging = Analyserer hvert træk…
study-judging-stop = Stop
study-judging-stopped = Du stoppede analysen, så ikke alle ture er vurderet.
study-mistake = Fejl: fra { $before } til { $after }
study-summary = { $name }: { $mistakes ->
        [one] { $mistakes } fejl
       *[other] { $mistakes } fejl
    }
study-start = Start

## Et spil Quartino, bedømt

study-turn-mistake = Fejl: fra { $before } til { $after }
study-turn-mistake-known = Fejl ud fra det, spilleren kunne vide
study-turn-change = Tur { $turn }, { $who }: fra { $before } til { $after }
study-turn-changes = De afgørende ture
study-turn-better = Vis bedre tur
study-turn-token = { $colour } { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }
study-held = Hvilke kort kunne de have?
study-held-about = Hvad { $who } kunne slutte ud fra egne kort og alles træk, da hver tur begyndte. Procenterne er skøn.
study-held-about-you = Hvad du kunne slutte ud fra dine egne kort og alles træk, da hver tur begyndte. Procenterne er skøn.
study-held-viewer = Synsvinkel
study-held-turn = Før tur { $turn } ({ $who })
study-held-card = Kort
study-held-chance = Sandsynlighed
study-held-true = Faktisk på hånden
study-turn-could-stop-you = { $card } mangler stadig kun én farvebrik, og det er måske dit sidste kort ({ $percent }).
study-turn-helps-card-you = { $card } mangler nu kun én farvebrik, og måske har du kortet ({ $percent }).

## Replay

study-replay-title = Se et spil igen
study-replay = Se igen
study-analyse = Analysér
study-versus = { $a } mod { $b }
study-loading = Henter spillet…
study-moment = Træk
study-moment-of = Trin { $number } af { $most }
study-first = Til starten
study-last = Til slutningen
study-save-record = Gem referat
study-save-picture = Gem billede
study-all-games = Alle mine spil
study-cards = Kendte kort
study-cards-left = { $number ->
        [0] ingen kort tilbage
        [one] { $number } kort tilbage
       *[other] { $number } kort tilbage
    }

## Games

study-games = Mine spil
study-going = I gang
study-local = Spil på denne enhed
study-go-on = Fortsæt
study-kept = Færdige spil
study-kept-none = Ingen færdige spil endnu. Dine færdige spil bliver gemt her på denne enhed.
study-no-result = ikke afsluttet
study-forget = Slet
study-forget-this = Slet { $game }
study-paste = Importér et spil
study-record = Referat
study-record-about = Indsæt teksten fra et spil, eller åbn filen.
study-record-example = Eksempel:
study-open-file = Åbn fil
study-no-record = Det er ikke et referat. Et referat begynder med »game: quarto« eller »game: quartino«.
study-at-line = Linje { $line }: { $what }

## Puzzles

study-puzzles = Opgaver
study-grade = Sværhedsgrad
study-puzzle-win-place = Sæt brikken på det eneste felt, der giver sejr.
study-puzzle-win-give = Giv den eneste brik, der giver sejr.
study-puzzle-hold-place = Sæt brikken på det eneste felt, der ikke fører til nederlag.
study-puzzle-hold-give = Giv den eneste brik, der ikke fører til nederlag.
study-puzzle-checking = Tjekker…
study-puzzle-right = Rigtigt! Fortsæt, og tag sejren hjem.
study-puzzle-solved = Løst: Du vinder!
study-puzzle-held = Løst: Intet andet træk redder uafgjort.
study-puzzle-wrong = Nej. { $why } Prøv igen.
study-puzzle-loses = Nej, det træk taber: { $move }. Prøv igen.
study-puzzle-slips = Nej, det træk smider sejren væk: { $move }. Prøv igen.
study-puzzle-answer = Løsningen: { $move }.
study-puzzle-length = { $number ->
        [one] Det er nok at sætte én brik.
       *[other] Der skal sættes { $number } brikker.
    }
study-puzzle-length-give = { $number ->
        [one] Derefter er det nok at sætte én brik.
       *[other] Derefter skal der sættes { $number } brikker.
    }
study-puzzle-halved = Halvdelen af de forkerte træk er strøget.
study-puzzle-not = forkert
study-puzzle-this = løsningen
study-puzzle-next = Næste opgave
study-puzzle-skip = Spring over
study-streak = Serie
study-best-streak = Bedste serie
study-solved = Løst
study-solved-of = { $number } af { $most }

## Puzzles of Quartino

study-quartino-kind = Slags
study-quartino-any = Alle slags
study-quartino-name-two-cards = To kort
study-quartino-name-chain = Kæde
study-quartino-name-stop = Stop
study-quartino-name-announce = Sig det
study-quartino-name-hand = Skjult kort
study-quartino-two-cards = Lav to kort i denne tur.
study-quartino-chain = Lav { $number } kort i denne tur.
study-quartino-stop = Læg den eneste farvebrik, der ikke giver din modstander noget kort at lave.
study-quartino-stop-rule = Din modstander kan have ethvert kort, der hverken er dit eller lavet.
study-quartino-announce = Sig alt, hvad der er: fire ens, en søjle eller begge dele.
study-quartino-hand = Din modstander har ét kort tilbage. Hvilket?
study-quartino-hand-rule = Reglen: Hver af modstanderens farvebrikker bragte så mange af kortets farver på plads, som én farvebrik kunne, og modstanderen siger Quartino, så snart kortet ligger på brættet.
study-quartino-all-said = Det er alt
study-quartino-pick = Svar
study-quartino-right = Rigtigt! Fortsæt.
study-quartino-solved = Løst!
study-quartino-wrong-way = Nej, sådan går det ikke. Prøv igen.
study-quartino-wrong-stop = Nej, din modstander kunne stadig lave et kort. Prøv igen.
study-quartino-wrong-say = Nej, det er der ikke. Prøv igen.
study-quartino-wrong-more = Nej, der er mere at sige.
study-quartino-wrong-hand = Nej, med det kort var farvebrikkerne blevet lagt anderledes. Prøv igen.
study-quartino-hint-card = Se efter dette kort: { $card }.
study-quartino-hint-token = Farvebrikken er { $colour }.
study-quartino-hint-say = { $number ->
        [one] Der er én ting at sige.
       *[other] Der er { $number } ting at sige.
    }
study-quartino-hint-hand = Halvdelen af de forkerte kort er strøget.
study-quartino-opponent = Modstander

## Hints

study-hint = Giv et vink
study-show-answer = Vis løsning
study-hint-call = Se på striberne, før du gør noget: Du kan sige Quarto.
study-hint-winning = På et af felterne gør denne brik en stribe færdig.
study-hint-no-winning = Denne brik gør ingen stribe færdig endnu. Tænk på den brik, du skal give bagefter.
study-hint-place = Gør denne brik en stribe færdig? Hvis ikke, så tænk på den brik, du skal give bagefter.
study-hint-nothing = Du kan ikke sige Quarto her.
study-hint-none-safe = Hver brik gør en stribe færdig et eller andet sted. Du kan kun håbe, at din modstander overser den.
study-hint-all-safe = Ingen brik gør straks en stribe færdig. Tænk to træk frem.
study-hint-safe = { $number ->
        [one] Kun én brik gør ikke straks en stribe færdig: { $pieces }.
       *[other] Disse gør ikke straks en stribe færdig: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Én brik gør straks en stribe færdig, så giv den ikke: { $pieces }.
       *[other] Disse gør straks en stribe færdig, så giv dem ikke: { $pieces }.
    }
study-hint-any = Alle træk bevarer resultatet ({ $value }), for eksempel { $move }.
study-hint-best = { $more ->
        [0] Bedst ({ $value }): { $moves }.
       *[other] Bedst ({ $value }): { $moves }, og { $more } til.
    }
study-hint-lost = Ethvert træk taber mod perfekt spil. Vælg det, der er sværest at straffe.
study-hint-unknown = Det er for tidligt at sige, hvad der er bedst.
study-hint-try = Et forslag: { $move }.

## What went wrong

study-refused-no-such-game = Dette spil er ikke gemt her. Bed om referatet, eller vælg et andet spil.
study-refused-no-record = Det er ikke et referat.
study-refused-no-game = Der er endnu ikke spillet noget spil ved dette bord.
study-refused-not-over = Spillet er stadig i gang. Analysér det, når det er slut.
study-refused-bad-rules = De regler kan ikke læses. Vælg regler fra listen.
study-refused-core-failed = Denne browser kan ikke køre motoren. Brug en nyere browser, eller spil i terminalen.
study-refused-wrong-colours = Med egne farver gives lyse og mørke brikker på skift. Brug lige mange af hver, eller én mere af den farve, der gives først.
study-refused-mushrooms-wrong-colours = Med egne farver gives røde og blå svampe på skift. Brug lige mange af hver, eller én mere af den farve, der gives først.
study-refused-line-in-referee-play = En stribe er færdig, så spillet er slut. Fjern en brik.
study-refused-offline = Kan ikke få fat i serveren. Spil, der er gemt på denne enhed, virker stadig.
