### Fourfold: italiano. What the page says in a game of Quartino.
### Sentences choose by the word of space-centre in messages/it.ftl. Colours: feminine (una pedina).

## The wheel, spoken. $where is "centro" or "casella 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Ruota
quartino-wheel-figure = Una ruota. { $columns }.
quartino-wheel-bare = Non c’è nulla sopra
quartino-space = casella { $space }
quartino-space-empty = { $where }: nessuna pedina
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } pedine dal basso in alto: { $colours }
quartino-chosen = scelta
quartino-bottom = in basso
quartino-top = in cima
quartino-rings = Vista dall’alto: l’anello esterno è la pedina più in basso.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } al centro, poi in senso orario { $rim }
quartino-card-hidden = una carta coperta
quartino-card-seen = vista da tutti
quartino-card-made = realizzata
quartino-your-cards = Le tue carte
quartino-cards-of = Carte di { $name }
quartino-turn-cards = Gira le carte
quartino-enlarge = Ingrandisci: { $card }
quartino-close = Chiudi
quartino-cards-left = { $number ->
        [one] { $number } carta rimasta
       *[other] { $number } carte rimaste
    }
quartino-has-left = ha lasciato la partita

## The reserve

quartino-reserve = Riserva: scegli un colore
quartino-left = nella riserva

## The steps of a turn

quartino-steps = I passi di un turno
quartino-step-check = Guarda la ruota
quartino-step-place = { $number ->
        [0] Posiziona
        [one] Posiziona { $number } pedina
       *[other] Posiziona { $number } pedine
    }
quartino-step-call = Annuncia Quartino
quartino-said-colours = 4 colori: +1 pedina
quartino-said-column = Colonna { $where ->
        [centro] al centro
       *[other] sulla { $where }
    }: +1 pedina

## What is to be done now. $where is a space, $colour a colour

quartino-ask-check = Quattro di un colore sulla ruota, o una colonna di quattro? Dillo prima di posizionare.
quartino-ask-place = Va bene qualsiasi casella, anche sopra altre pedine.
quartino-why-colours = { $number ->
        [one] C’erano quattro pedine di un colore: ancora una pedina.
       *[other] C’erano quattro pedine di un colore: { $number } pedine.
    }
quartino-why-column = { $number ->
        [one] C’era una colonna di quattro: ancora una pedina.
       *[other] C’era una colonna di quattro: { $number } pedine.
    }
quartino-why-both = { $number ->
        [one] Quattro di un colore e una colonna di quattro: ancora una pedina.
       *[other] Quattro di un colore e una colonna di quattro: { $number } pedine.
    }
quartino-why-card = Carta realizzata: ancora una pedina.
quartino-ask-space = Ora tocca una casella per la pedina { $colour }.
quartino-ask-colour = Ora scegli un colore per { $where ->
        [centro] il centro
       *[other] la { $where }
    }.
quartino-ask-placing = Una pedina { $colour } { $where ->
        [centro] al centro
       *[other] sulla { $where }
    }? Tocca di nuovo per posizionarla.
quartino-ask-clear = { $number ->
        [one] Colonna di quattro { $where ->
            [centro] al centro
           *[other] sulla { $where }
        }: toccala per toglierla.
       *[other] Colonne di quattro ({ $where }): toccane una per toglierla.
    }
quartino-ask-clear-too = { $number ->
        [one] Quattro di un colore e una colonna { $where ->
            [centro] al centro
           *[other] sulla { $where }
        }: togli anche quella. Toccala prima di prendere un colore.
       *[other] Quattro di un colore e colonne ({ $where }): togline anche una. Toccala prima di prendere un colore.
    }
quartino-ask-clearing = Togliere la colonna { $where ->
        [centro] al centro
       *[other] sulla { $where }
    }? { $number ->
        [one] La sua pedina torna nella riserva.
       *[other] Le sue { $number } pedine tornano nella riserva.
    }
quartino-ask-colours = Dire «4 colori»? Se è vero, posizioni una pedina in più.
quartino-ask-column = Tocca la colonna che ha quattro pedine o più.
quartino-ask-column-here = Dire «colonna» per { $where ->
        [centro] il centro
       *[other] la { $where }
    }? Se è vero, la togli e posizioni una pedina in più.
quartino-ask-call = Contano solo le pedine in cima. C’è una delle tue carte?
quartino-ask-call-referee = { $number ->
        [0] Nessuna delle tue carte è sulla ruota.
       *[other] Una delle tue carte è sulla ruota: annuncia Quartino.
    }
quartino-ask-card = Quale carta mostri?
quartino-ask-first = Tocca la casella del suo primo colore del bordo ({ $colour }).
quartino-ask-rim = Tocca una casella del bordo: il centro viene da sé.
quartino-ask-calling = Mostrare qui questa carta? Se non c’è, tutti l’hanno vista e il tuo turno finisce.
quartino-ask-calling-referee = Mostrare qui questa carta? Se non c’è, tutti l’avranno vista.
quartino-ask-rest = Tutte le pedine sono posizionate. Scegli una carta da annunciare, o finisci il turno.
quartino-wrong-call = Quella carta lì non c’era: tutti l’hanno vista, e il turno è finito.
quartino-event-card-right = { $who } annuncia «Quartino» dalla casella { $first } e realizza una carta: { $card }.
quartino-event-card-wrong = { $who } annuncia «Quartino» dalla casella { $first }, ma la carta lì non c’è: { $card }. Il turno finisce.
quartino-event-card-refused = { $who } annuncia «Quartino» dalla casella { $first }, ma la carta lì non c’è: { $card }. Rifiutato: il turno continua.
quartino-event-you-token = Posizioni una pedina { $colour } { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
quartino-event-you-say-colours = Dici «4 colori».
quartino-event-you-say-column = Dici «colonna» e indichi { $space ->
        [centro] il centro
       *[other] la casella { $space }
    }.
quartino-event-you-clear = Togli la colonna { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
quartino-event-you-end = Finisci il turno.
quartino-event-you-card-right = Annunci «Quartino» dalla casella { $first } e realizzi una carta: { $card }.
quartino-event-you-card-wrong = Annunci «Quartino» dalla casella { $first }, ma la carta lì non c’è: { $card }. Il tuo turno finisce.
quartino-event-you-card-refused = Annunci «Quartino» dalla casella { $first }, ma la carta lì non c’è: { $card }. Rifiutato: il tuo turno continua.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = ha messo una pedina { $colour } { $space ->
        [centro] al centro
       *[other] sulla { $space }
    }
quartino-did-clear = ha tolto la colonna { $space ->
        [centro] al centro
       *[other] sulla { $space }
    }
quartino-did-colours = ha detto «4 colori»
quartino-did-column = ha detto «colonna»
quartino-did-card = ha realizzato una carta
quartino-did-wrong = ha mostrato una carta che lì non c’era
quartino-made = Hai realizzato una carta: { $left }.
quartino-last-card = { $who } ha realizzato l’ultima carta
quartino-last-card-you = Hai realizzato la tua ultima carta

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = All’inizio del turno nessun colore aveva quattro pedine sulla ruota. Poco male: continua.
quartino-refused-no-column = { $height ->
        [0] Lì non c’è nessuna pedina, e una colonna ne ha almeno quattro. Poco male: continua.
        [one] Lì c’è solo { $height } pedina, e una colonna ne ha almeno quattro. Poco male: continua.
       *[other] Lì ci sono solo { $height } pedine, e una colonna ne ha almeno quattro. Poco male: continua.
    }
quartino-refused-stale = La partita è andata avanti. Guarda di nuovo, poi scegli.
quartino-refused-no-quartino = Quella carta non è lì sulla ruota. Gli altri l’hanno vista, ma il tuo turno continua.
quartino-refused-say-too-late = Si può dire solo prima della prima pedina del turno.
quartino-refused-said-already = In questo turno l’hai già detto.
quartino-refused-place-first = Prima posiziona tutte le pedine dovute.
quartino-refused-colour-used-up = Nella riserva non ci sono pedine di quel colore. Scegline un altro.

## Actions

quartino-say-colours = 4 colori!
quartino-say-column = Colonna!
quartino-clear = Svuota { $where ->
        [centro] il centro
       *[other] la { $where }
    }
quartino-end = Finisci il turno
quartino-do-place = Posiziona
quartino-do-clear = Togli
quartino-do-say = Dillo
quartino-do-call = Quartino!
quartino-undo = Annulla
quartino-actions = Il tuo turno

## One screen

quartino-pass = Passa a { $name }
quartino-pass-why = Le carte restano coperte finché { $name } non è qui e nessun altro guarda.
quartino-pass-ready = Sono { $name }: mostra le mie carte

## Keys

quartino-keys = Tasti
quartino-key-move = girare lungo il bordo
quartino-key-jump = a una casella del bordo
quartino-key-centre = al centro
quartino-key-colour = prendere un colore
quartino-key-colours = dire «4 colori»
quartino-key-column = dire «colonna» dove sei
quartino-key-clear = togliere la colonna
quartino-key-call = annunciare Quartino
quartino-key-turn = girare le carte
quartino-key-end = finire il turno
quartino-key-confirm = scegliere, poi confermare
quartino-key-undo = annullare
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
