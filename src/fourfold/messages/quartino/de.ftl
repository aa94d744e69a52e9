### Fourfold: Deutsch. What the page says in a game of Quartino.
### Sentences choose by the words of space-centre and token-P in messages/de.ftl.

## The wheel, spoken. $where is "Mitte" or "Feld 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Spielbrett
quartino-wheel-figure = Ein Spielbrett. { $columns }.
quartino-wheel-bare = Es ist leer
quartino-space = Feld { $space }
quartino-space-empty = { $where }: leer
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } Plättchen von unten nach oben: { $colours }
quartino-chosen = ausgewählt
quartino-bottom = unten
quartino-top = oben
quartino-rings = Von oben gesehen ist der äußere Ring das unterste Plättchen.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } in der Mitte, dann im Uhrzeigersinn { $rim }
quartino-card-hidden = eine verdeckte Karte
quartino-card-seen = allen gezeigt
quartino-card-made = erfüllt
quartino-your-cards = Deine Karten
quartino-cards-of = Karten von { $name }
quartino-turn-cards = Drehen
quartino-enlarge = Vergrößern: { $card }
quartino-close = Schließen
quartino-cards-left = { $number ->
        [0] keine Karte mehr
        [one] noch { $number } Karte
       *[other] noch { $number } Karten
    }
quartino-has-left = ausgeschieden

## The reserve

quartino-reserve = Vorrat: Wähle eine Farbe
quartino-left = übrig

## What is to be done now, and a note on it. $where is a space, $colour a colour

quartino-ask-check = Sag vier Gleiche oder eine Säule an, oder leg ein Plättchen
    .note = Vier oder mehr Plättchen einer Farbe oder eine Säule aus vier oder mehr?
quartino-why-colours = { $number ->
        [one] Vier oder mehr von einer Farbe: noch ein Plättchen.
       *[other] Vier oder mehr von einer Farbe: noch { $number } Plättchen zu legen.
    }
quartino-why-column = { $number ->
        [one] Eine Säule aus vier oder mehr: noch ein Plättchen.
       *[other] Eine Säule aus vier oder mehr: noch { $number } Plättchen zu legen.
    }
quartino-why-both = { $number ->
        [one] Vier oder mehr von einer Farbe und eine Säule: noch ein Plättchen.
       *[other] Vier oder mehr von einer Farbe und eine Säule: noch { $number } Plättchen zu legen.
    }
quartino-why-card = Karte erfüllt: noch ein Plättchen.
quartino-ask-space = Wähle jetzt ein Feld für das { $colour ->
        [rosa] rosa
       *[other] { $colour }e
    } Plättchen
quartino-ask-colour = Wähle jetzt eine Farbe für { $where ->
        [Mitte] die Mitte
       *[other] { $where }
    }
quartino-ask-placing = Ein { $colour ->
        [rosa] rosa
       *[other] { $colour }es
    } Plättchen { $where ->
        [Mitte] in die Mitte
       *[other] auf { $where }
    }? Tippe noch einmal, um es zu legen.
quartino-ask-clear = { $number ->
        [one] Hohe Säule { $where ->
                [Mitte] in der Mitte
               *[other] auf { $where }
            }: Tippe darauf, um sie abzuräumen.
       *[other] Hohe Säulen ({ $where }): Tippe auf eine, um sie abzuräumen.
    }
quartino-ask-clear-too = Beide Situationen: noch { $due } Plättchen. Räum { $number ->
        [one] { $where ->
            [Mitte] die Mitte
           *[other] { $where }
        }
       *[other] eine der Säulen ({ $where })
    } in diesem Zug ab, wann du willst.
quartino-ask-clearing = { $where } abräumen?
    .note = { $number ->
        [one] { $number } Plättchen kommt zurück in den Vorrat.
       *[other] { $number } Plättchen kommen zurück in den Vorrat.
    }
quartino-ask-colours = „Vier Gleiche“ ansagen?
    .note = Wenn es stimmt, legst du ein Plättchen mehr. Wenn nicht, ändert sich nichts.
quartino-ask-column = Wähle eine Säule aus vier oder mehr Plättchen
quartino-ask-column-here = „Säule“ { $where ->
        [Mitte] in der Mitte
       *[other] auf { $where }
    } ansagen?
    .note = Wenn es stimmt, räumst du sie ab und legst ein Plättchen mehr. Wenn nicht, ändert sich nichts.
quartino-call-too-early = Ansagen kannst du, sobald vier Plättchen auf dem Brett liegen.
quartino-call-after = { $number ->
        [0] Quartino kannst du ansagen, wenn du die Säule abgeräumt hast.
        [one] Quartino kannst du ansagen, wenn dein Plättchen liegt.
        [2] Quartino kannst du ansagen, wenn beide Plättchen liegen.
       *[other] Quartino kannst du ansagen, wenn alle { $number } Plättchen liegen.
    }
quartino-call-after-both = { $number ->
        [one] Quartino kannst du ansagen, wenn dein Plättchen liegt und die Säule abgeräumt ist.
       *[other] Quartino kannst du ansagen, wenn { $number } Plättchen liegen und die Säule abgeräumt ist.
    }
quartino-ask-call = Nur die obersten Plättchen zählen. Passt eine deiner Karten?
quartino-ask-call-none = Keine deiner Karten passt.
quartino-ask-card = Welche Karte zeigst du?
quartino-not-on-wheel = Diese Karte passt nicht. Wähle eine andere.
quartino-ask-first = Wähle das Feld des eingekreisten Plättchens: { $colour }
    .note = Es ist das erste der drei im Uhrzeigersinn.
quartino-ask-rim = Wähle ein Feld am Rand. Die Mitte gehört immer dazu.
quartino-ask-calling = Diese Karte hier zeigen?
    .note = Passt sie nicht, haben alle sie gesehen, und dein Zug ist zu Ende.
quartino-ask-calling-referee = Diese Karte hier zeigen?
    .note = Der Schiedsrichter hat geprüft: Die Karte passt.
quartino-ask-rest = Alle Plättchen liegen. Wähle eine Karte zum Ansagen oder beende deinen Zug.
quartino-wrong-call = Diese Karte passt dort nicht. Alle haben sie gesehen, und der Zug ist zu Ende.
quartino-false-call = { $who } hat falsch angesagt: Die Karte passt dort nicht.
quartino-false-call-your-turn = { $who } hat falsch angesagt. Du bist dran: Leg ein Plättchen.
quartino-made-now = { $who } hat eine Karte erfüllt.
quartino-made-now-you = Du hast eine Karte erfüllt!
quartino-tokens-back = Ihre Plättchen kommen zurück in den Vorrat.
quartino-event-card-right = { $who } sagt „Quartino“ ab Feld { $first } und erfüllt eine Karte: { $card }.
quartino-event-card-wrong = { $who } sagt „Quartino“ ab Feld { $first }, aber die Karte passt dort nicht: { $card }. Der Zug ist zu Ende.
quartino-event-card-refused = { $who } sagt „Quartino“ ab Feld { $first }, aber die Karte passt dort nicht: { $card }. Abgelehnt: Der Zug geht weiter.
quartino-event-you-token = Du legst ein { $colour ->
        [rosa] rosa
       *[other] { $colour }es
    } Plättchen { $space ->
        [Mitte] in die Mitte
       *[other] auf Feld { $space }
    }.
quartino-event-you-say-colours = Du sagst „Vier Gleiche“ an.
quartino-event-you-say-column = Du sagst „Säule“ { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    } an.
quartino-event-you-clear = Du räumst die Säule { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    } ab.
quartino-event-you-end = Du beendest deinen Zug.
quartino-event-you-card-right = Du sagst „Quartino“ ab Feld { $first } und erfüllst eine Karte: { $card }.
quartino-event-you-card-wrong = Du sagst „Quartino“ ab Feld { $first }, aber die Karte passt dort nicht: { $card }. Dein Zug ist zu Ende.
quartino-event-you-card-refused = Du sagst „Quartino“ ab Feld { $first }, aber die Karte passt dort nicht: { $card }. Abgelehnt: Dein Zug geht weiter.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } hat { $deeds }.
quartino-did-place = ein { $colour ->
        [rosa] rosa
       *[other] { $colour }es
    } Plättchen { $space ->
        [Mitte] in die Mitte
       *[other] auf Feld { $space }
    } gelegt
quartino-did-clear = die Säule { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    } abgeräumt
quartino-did-colours = „Vier Gleiche“ angesagt
quartino-did-column = „Säule“ angesagt
quartino-did-card = eine Karte erfüllt
quartino-did-wrong = eine Karte gezeigt, die nicht passte
quartino-made = Du hast eine Karte erfüllt: { $left }.
quartino-last-card = { $who } hat die letzte Karte erfüllt
quartino-last-card-you = Du hast deine letzte Karte erfüllt

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Zu Beginn deines Zuges hatte keine Farbe vier Plättchen auf dem Brett. Leg ein Plättchen.
quartino-refused-no-column = { $height ->
        [0] Dort liegt kein Plättchen, und „Säule“ braucht vier. Leg ein Plättchen.
        [one] Dort liegt nur { $height } Plättchen, und „Säule“ braucht vier. Leg ein Plättchen.
       *[other] Dort liegen nur { $height } Plättchen, und „Säule“ braucht vier. Leg ein Plättchen.
    }
quartino-refused-stale = Die Partie ist weitergegangen. Schau noch einmal hin und wähle dann.
quartino-refused-no-quartino = Diese Karte passt dort nicht. Die anderen haben sie gesehen, aber dein Zug geht weiter.
quartino-refused-say-too-late = Das kannst du nur ansagen, bevor du dein erstes Plättchen legst.
quartino-refused-said-already = Das hast du in diesem Zug schon angesagt.
quartino-refused-place-first = Leg zuerst alle deine Plättchen.
quartino-refused-colour-used-up = Von dieser Farbe ist kein Plättchen mehr da. Wähle eine andere.

## Actions

quartino-say-colours = Vier Gleiche!
quartino-say-column = Säule!
quartino-clear = { $space ->
        [Mitte] Mitte
       *[other] Feld { $space }
    } abräumen
quartino-end = Zug beenden
quartino-clear-short = { $space } abräumen
quartino-clear-one = Säule abräumen
quartino-do-place = Legen
quartino-do-clear = Abräumen
quartino-do-say = Ansagen
quartino-do-call = Quartino!
quartino-actions = Dein Zug

## Hints: $card is a card in words or letters, $tokens a list of quartino-hint-token, $number how many cards are equally near

quartino-hint-near = { $number ->
        [one] Deine nächste Karte: { $card }. Noch nötig: { $tokens }.
       *[other] Eine deiner nächsten Karten: { $card }. Noch nötig: { $tokens }.
    }
quartino-hint-marked = { $number ->
        [one] Die markierte Karte ist am nächsten. Noch nötig: { $tokens }.
       *[other] Die markierte Karte ist eine der nächsten. Noch nötig: { $tokens }.
    }
quartino-hint-there = Liegt schon auf dem Brett: { $card }.
quartino-hint-marked-there = Die markierte Karte liegt schon auf dem Brett.
quartino-hint-far = Noch ist keine deiner Karten nah: Jeder fehlen mindestens { $missing } Plättchen.
quartino-hint-token = { $colour } { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    }
quartino-hint-holds = Schätzung: { $who } hat vielleicht { $cards }.
quartino-hint-may-hold = Andere haben vielleicht (Schätzungen)
quartino-hint-unread = Es ist noch zu früh, um die Karten der anderen zu erraten.
quartino-hint-deck = Der Computer hat diese Karten nicht gelernt: Er kann die der anderen nicht schätzen, und seine Vorschläge sind schwächer als sonst.
quartino-hint-turns = Der Computer hat so lange Spiele nicht gelernt: Er spielt, als wären höchstens 200 Züge übrig.
quartino-hint-playouts = Nicht für deine nächste Karte, aber in den simulierten Spielen des Computers das beste.
quartino-hint-place = Ein Vorschlag: Leg ein { $colour ->
        [rosa] rosa
       *[other] { $colour }es
    } Plättchen { $space ->
        [Mitte] in die Mitte
       *[other] auf Feld { $space }
    }.
quartino-hint-clear = Ein Vorschlag: Räum die Säule { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    } ab.
quartino-hint-colours = Ein Vorschlag: Sag „Vier Gleiche“ an.
quartino-hint-column = Ein Vorschlag: Sag „Säule“ { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    } an.
quartino-hint-call = Ein Vorschlag: Sag „Quartino“ ab Feld { $first } mit dieser Karte: { $card }.
quartino-hint-end = Ein Vorschlag: Beende deinen Zug.

## One screen

quartino-pass = Gib den Bildschirm an { $name } weiter
quartino-pass-why = Die Karten bleiben verdeckt, bis { $name } da ist und sonst niemand hinsieht.
quartino-pass-ready = Ich bin { $name }: Karten zeigen

## Keys

quartino-keys = Tasten
quartino-key-move = am Rand entlanggehen
quartino-key-jump = zu einem Feld am Rand gehen
quartino-key-centre = zur Mitte gehen
quartino-key-colour = ein gelbes, blaues, grünes oder rosa Plättchen nehmen
quartino-key-colours = „Vier Gleiche“ ansagen
quartino-key-column = „Säule“ für das Feld ansagen, auf dem du bist
quartino-key-clear = die Säule abräumen
quartino-key-call = Quartino ansagen
quartino-key-turn = die Karten drehen
quartino-key-end = deinen Zug beenden
quartino-key-confirm = wählen, dann bestätigen
quartino-key-choose = wählen
quartino-key-undo = abbrechen
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
