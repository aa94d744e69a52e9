### Understanding: analysis, replay, puzzles, kept games. Dansk

## Analysis

study-analysis = Analyse
study-analysis-about =
    Stil en hvilken som helst stilling op, spil videre på den, og se, hvad
    hvert valg fører til ved perfekt spil. På det tomme bræt er det en
    åbningsbog.
study-setup = Regler og stilling
study-rules = Regler
study-as-text = Regler og stilling som tekst
study-rules-text = Regler
study-position-text = Stilling
study-position-about = Fire rækker bagfra, et punktum for et ledigt felt, så brikken i hånden eller en streg.
study-set = Stil op
study-player = Spiller { $seat }
study-choices = Hvad hvert valg fører til
study-thinking = Tænker…
study-verdict-win = { $who } kan vinde
study-verdict-draw = Uafgjort, hvis ingen begår fejl
study-verdict-loss = { $who } står til at tabe
study-verdict-unknown = For tidligt at sige
study-verdict-win-in = { $number ->
        [one] { $who } vinder i denne tur
       *[other] { $who } vinder inden for { $number } ture
    }
study-verdict-loss-in = { $number ->
        [one] { $who } taber i denne tur
       *[other] { $who } holder ud i højst { $number } ture
    }
study-asked-give = { $who } giver en brik:
study-asked-place = { $who } sætter brikken:
study-asked-call = { $who } må melde:
study-asked-decline = { $who } melder eller afstår:
study-win-in = { $number ->
        [one] sejr i denne tur
       *[other] sejr inden for { $number } ture
    }
study-loss-in = { $number ->
        [one] nederlag i denne tur
       *[other] nederlag efter { $number } ture
    }
study-turns = { $number ->
        [one] { $number } tur
       *[other] { $number } ture
    }
study-alike = { $number ->
        [one] og { $number } magen til ved symmetri
       *[other] og { $number } magen til ved symmetri
    }
study-alike-short = +{ $number } magen til
study-back = Tilbage
study-forward = Frem
study-play = Afspil
study-pause = Pause
study-best-choice = { $value }, bedste valg
study-moves = Træk
study-main-line = Hovedvariant
study-variation = Variant
study-variation-delete = Slet varianten
study-play-on = Spil videre herfra
study-play-side = Du spiller
study-play-to-move = { $who } (har turen)
study-play-both = Begge sider, på denne skærm
study-play-start = Spil
study-copy-link = Kopiér link
study-copied = Kopieret
study-link = Link

study-edit = Stil en stilling op
study-edit-take = Vælg en brik ved siden af brættet, eller tryk på en på brættet for at fjerne den.
study-edit-put = Tryk på det felt, hvor den skal stå.
study-edit-held = valgt
study-edit-give = Læg i hånden
study-edit-take-hand = Tag ud af hånden
study-edit-clear = Ryd brættet
study-edit-done = Færdig
study-standing = { $squares } har allerede et fælles træk. Det, der er stillet op, kan ikke meldes: kun en stribe, der laves herfra, tæller.

## A game, judged

study-game = Spillet
study-judging = Vurderer hvert træk…
study-mistake = Fejl: fra { $before } til { $after }
study-start = Begyndelsen

## Replay

study-replay-title = Se et spil igen
study-replay = Se igen
study-analyse = Analysér
study-versus = { $a } og { $b }
study-versus-teams = { $a } mod { $b }
study-loading = Henter spillet…
study-moment = Tidspunkt i spillet
study-moment-of = { $number } af { $most }
study-first = Til begyndelsen
study-last = Til slutningen
study-save-record = Gem referatet
study-save-picture = Gem billedet
study-all-games = Alle mine spil
study-cards = Hvad man ved om kortene
study-cards-left = { $number ->
        [0] ingen kort tilbage
        [one] { $number } kort tilbage
       *[other] { $number } kort tilbage
    }

## Games

study-games = Mine spil
study-going = Stadig i gang
study-local = Et spil på denne enhed
study-go-on = Spil videre
study-kept = Færdige spil
study-kept-none = Ingen endnu. De spil, du gør færdige, bliver gemt her på denne enhed.
study-no-result = ikke færdigt
study-forget = Slet
study-forget-this = Slet { $game }
study-paste = Et referat andetstedsfra
study-record = Referat
study-record-about = Indsæt teksten fra et spil, eller åbn filen.
study-open-file = Åbn en fil
study-no-record = Det er ikke et referat af et spil. Sådan et begynder med »game: quarto« eller »game: quartino«.
study-at-line = Linje { $line }: { $what }

## Puzzles

study-puzzles = Opgaver
study-grade = Hvor svært?
study-puzzle-win-place = Sæt brikken på det eneste felt, der vinder.
study-puzzle-win-give = Giv den eneste brik, der vinder.
study-puzzle-hold-place = Sæt brikken på det eneste felt, der ikke taber.
study-puzzle-hold-give = Giv den eneste brik, der ikke taber.
study-puzzle-checking = Lad os se…
study-puzzle-right = Rigtigt. Fortsæt: Du kan stadig vinde.
study-puzzle-solved = Løst: Det vinder!
study-puzzle-held = Løst: Intet andet holder.
study-puzzle-loses = Nej, { $move } taber. Svaret er { $reply }. Prøv igen.
study-puzzle-loses-all = Nej, { $move } taber, uanset hvad du giver. Prøv igen.
study-puzzle-slips = Nej, { $move } lader sejren glippe. Prøv igen.
study-puzzle-answer = Løsningen: { $move }.
study-puzzle-length = { $number ->
        [one] Én sat brik afgør det. Halvdelen af de forkerte valg er strøget.
       *[other] Der skal sættes { $number } brikker. Halvdelen af de forkerte valg er strøget.
    }
study-puzzle-not = ikke den
study-puzzle-this = den her
study-puzzle-next = Næste opgave
study-puzzle-skip = En anden
study-streak = I træk
study-best-streak = Flest i træk
study-solved = Løst her
study-solved-of = { $number } af { $most }

## Hints

study-hint = Giv et vink
study-show-answer = Vis løsningen
study-hint-call = Se dig godt for, før du går videre: Der er en stribe at melde.
study-hint-winning = Der er et felt, hvor denne brik gør en stribe færdig.
study-hint-no-winning = Denne brik gør ingen stribe færdig endnu. Tænk på, hvad du skal give bagefter.
study-hint-place = Gør denne brik en stribe færdig? Hvis ikke, så tænk på, hvad du skal give bagefter.
study-hint-nothing = Der er ikke mere at melde.
study-hint-none-safe = Hver brik gør en stribe færdig et eller andet sted. Du kan kun håbe, at den bliver overset.
study-hint-all-safe = Ingen brik gør straks en stribe færdig. Tænk to skridt frem.
study-hint-safe = { $number ->
        [one] Kun én brik gør ikke straks en stribe færdig: { $pieces }.
       *[other] Disse gør ikke straks en stribe færdig: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Én brik gør straks en stribe færdig, så giv den ikke: { $pieces }.
       *[other] Disse gør straks en stribe færdig, så giv dem ikke: { $pieces }.
    }
study-hint-any = Uanset hvad du vælger, er det stadig { $value }.
study-hint-best = { $more ->
        [0] Bedst ({ $value }): { $moves }.
       *[other] Bedst ({ $value }): { $moves }, og { $more } til.
    }
study-hint-lost = Ethvert træk taber mod perfekt spil. Vælg det, der er sværest at gennemskue.
study-hint-unknown = Det er for tidligt at sige, hvad der er bedst.

## What went wrong

study-refused-no-such-game = Det spil er ikke gemt her. Bed om referatet, eller vælg et andet.
study-refused-no-record = Det er ikke et referat af et spil.
study-refused-no-game = Der er endnu ikke spillet noget spil ved dette bord.
study-refused-not-over = Spillet er stadig i gang. Analysér det, når det er slut.
study-refused-not-quarto = Den præcise analyse er til Quarto. Et spil Quartino kan du se igen.
study-refused-bad-rules = De regler kan ikke læses. Vælg nogle fra listen.
study-refused-core-failed = Denne browser kan ikke køre motoren. Prøv en nyere, eller spil i terminalen.
study-refused-wrong-colours = Med egne farver gives lyse og mørke brikker på skift. Stil lige mange af hver op, eller én mere af den farve, der gives først.
study-refused-mushrooms-wrong-colours = Med egne farver gives røde og blå svampe på skift. Stil lige mange af hver op, eller én mere af den farve, der gives først.
study-refused-line-in-referee-play = En stribe er færdig, så spillet er slut. Tag en brik af brættet.
study-refused-offline = Serveren svarer ikke. De Quarto-spil, der er gemt her, virker uden den.
