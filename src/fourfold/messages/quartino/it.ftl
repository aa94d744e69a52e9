### Fourfold: italiano. What the page says in a game of Quartino.
### Sentences choose by the word of space-centre in messages/it.ftl. Colours: feminine (una pedina).

## The wheel, spoken. $where is "centro" or "casella 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Tabellone
quartino-wheel-figure = Un tabellone. { $columns }.
quartino-wheel-bare = È vuoto
quartino-space = casella { $space }
quartino-space-empty = { $where }: nessuna pedina
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } pedine dal basso in alto: { $colours }
quartino-chosen = scelta
quartino-bottom = in basso
quartino-top = in cima
quartino-rings = Vista dall’alto: l’anello esterno è la pedina più in basso.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } al centro, poi in senso orario { $rim }
quartino-card-hidden = una carta coperta
quartino-card-seen = mostrata a tutti
quartino-card-made = realizzata
quartino-your-cards = Le tue carte
quartino-cards-of = Carte di { $name }
quartino-turn-cards = Fai ruotare le carte
quartino-enlarge = Ingrandisci: { $card }
quartino-close = Chiudi
quartino-cards-left = { $number ->
        [0] nessuna carta
        [one] { $number } carta rimasta
       *[other] { $number } carte rimaste
    }
quartino-has-left = ha lasciato la partita

## The reserve

quartino-reserve = Riserva: scegli un colore
quartino-left = nella riserva

## What is to be done now, and a note on it. $where is a space, $colour a colour

quartino-ask-check = Annuncia 4 colori o una colonna, o posiziona una pedina
    .note = Quattro o più pedine dello stesso colore, o una colonna di quattro o più?
quartino-why-colours = { $number ->
        [one] Quattro o più dello stesso colore: ancora una pedina.
       *[other] Quattro o più dello stesso colore: ancora { $number } pedine da posizionare.
    }
quartino-why-column = { $number ->
        [one] Una colonna di quattro o più: ancora una pedina.
       *[other] Una colonna di quattro o più: ancora { $number } pedine da posizionare.
    }
quartino-why-both = { $number ->
        [one] Quattro o più dello stesso colore e una colonna: ancora una pedina.
       *[other] Quattro o più dello stesso colore e una colonna: ancora { $number } pedine da posizionare.
    }
quartino-why-card = Carta realizzata: ancora una pedina.
quartino-ask-space = Ora scegli una casella per la pedina { $colour }
quartino-ask-colour = Ora scegli un colore per { $where ->
        [centro] il centro
       *[other] la { $where }
    }
quartino-ask-placing = Una pedina { $colour } { $where ->
        [centro] al centro
       *[other] sulla { $where }
    }? Tocca di nuovo per posizionarla.
quartino-ask-clear = { $number ->
        [one] Colonna di quattro o più { $where ->
            [centro] al centro
           *[other] sulla { $where }
        }: toccala per toglierla.
       *[other] Colonne di quattro o più ({ $where }): toccane una per toglierla.
    }
quartino-ask-clear-too = Entrambe le situazioni: ancora { $due ->
        [one] { $due } pedina
       *[other] { $due } pedine
    }. Togli { $number ->
        [one] la colonna { $where ->
            [centro] al centro
           *[other] sulla { $where }
        }
       *[other] una delle colonne ({ $where })
    } quando vuoi in questo turno.
quartino-ask-clearing = Togliere la colonna { $where ->
        [centro] al centro
       *[other] sulla { $where }
    }?
    .note = { $number ->
        [one] La sua pedina torna nella riserva.
       *[other] Le sue { $number } pedine tornano nella riserva.
    }
quartino-ask-colours = Annunciare «4 colori»?
    .note = Se è giusto, posizioni una pedina in più. Se no, non cambia nulla.
quartino-ask-column = Scegli una colonna di quattro o più pedine
quartino-ask-column-here = Annunciare «colonna» { $where ->
        [centro] al centro
       *[other] sulla { $where }
    }?
    .note = Se è giusto, la togli e posizioni una pedina in più. Se no, non cambia nulla.
quartino-call-too-early = Puoi annunciare appena ci sono quattro pedine sul tabellone.
quartino-call-after = { $number ->
        [0] Puoi annunciare Quartino dopo aver tolto la colonna.
        [one] Puoi annunciare Quartino dopo aver posizionato la tua pedina.
       *[other] Puoi annunciare Quartino dopo aver posizionato le { $number } pedine.
    }
quartino-call-after-both = { $number ->
        [one] Puoi annunciare Quartino dopo aver posizionato la tua pedina e tolto la colonna.
       *[other] Puoi annunciare Quartino dopo aver posizionato { $number } pedine e tolto la colonna.
    }
quartino-ask-call = Contano solo le pedine in cima. C’è una delle tue carte?
quartino-ask-call-none = Nessuna delle tue carte è sul tabellone.
quartino-ask-card = Quale carta mostri?
quartino-not-on-wheel = Questa carta non è sul tabellone. Scegline un’altra.
quartino-ask-first = Scegli la casella della pedina cerchiata: { $colour }
    .note = È la prima delle tre in senso orario.
quartino-ask-rim = Scegli una casella del bordo. Il centro fa sempre parte della carta.
quartino-ask-calling = Mostrare qui questa carta?
    .note = Se non c’è, tutti la vedono e il tuo turno finisce.
quartino-ask-calling-referee = Mostrare qui questa carta?
    .note = L’arbitro ha controllato: la carta c’è.
quartino-ask-rest = Tutte le pedine sono posizionate. Scegli una carta da annunciare, o finisci il turno.
quartino-wrong-call = Quella carta lì non c’è. Tutti l’hanno vista, e il turno è finito.
quartino-false-call = { $who } ha fatto un annuncio sbagliato: la carta lì non c’è.
quartino-false-call-your-turn = { $who } ha fatto un annuncio sbagliato. Tocca a te: posiziona una pedina.
quartino-made-now = { $who } ha realizzato una carta.
quartino-made-now-you = Hai realizzato una carta!
quartino-tokens-back = Le sue pedine tornano nella riserva.
quartino-event-card-right = { $who } annuncia «Quartino» a partire dalla casella { $first } e realizza una carta: { $card }.
quartino-event-card-wrong = { $who } annuncia «Quartino» a partire dalla casella { $first }, ma la carta lì non c’è: { $card }. Il turno finisce.
quartino-event-card-refused = { $who } annuncia «Quartino» a partire dalla casella { $first }, ma la carta lì non c’è: { $card }. Annuncio rifiutato: il turno continua.
quartino-event-you-token = Posizioni una pedina { $colour } { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
quartino-event-you-say-colours = Annunci «4 colori».
quartino-event-you-say-column = Annunci «colonna» { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
quartino-event-you-clear = Togli la colonna { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
quartino-event-you-end = Finisci il turno.
quartino-event-you-card-right = Annunci «Quartino» a partire dalla casella { $first } e realizzi una carta: { $card }.
quartino-event-you-card-wrong = Annunci «Quartino» a partire dalla casella { $first }, ma la carta lì non c’è: { $card }. Il tuo turno finisce.
quartino-event-you-card-refused = Annunci «Quartino» a partire dalla casella { $first }, ma la carta lì non c’è: { $card }. Annuncio rifiutato: il tuo turno continua.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = ha posizionato una pedina { $colour } { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }
quartino-did-clear = ha tolto la colonna { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }
quartino-did-colours = ha annunciato «4 colori»
quartino-did-column = ha annunciato «colonna»
quartino-did-card = ha realizzato una carta
quartino-did-wrong = ha mostrato una carta che lì non c’era
quartino-made = Hai realizzato una carta: { $left }.
quartino-last-card = { $who } ha realizzato la sua ultima carta
quartino-last-card-you = Hai realizzato la tua ultima carta

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = All’inizio del tuo turno nessun colore aveva quattro pedine sul tabellone. Posiziona una pedina.
quartino-refused-no-column = { $height ->
        [0] Lì non c’è nessuna pedina, e per «colonna» ne servono quattro. Posiziona una pedina.
        [one] Lì c’è solo { $height } pedina, e per «colonna» ne servono quattro. Posiziona una pedina.
       *[other] Lì ci sono solo { $height } pedine, e per «colonna» ne servono quattro. Posiziona una pedina.
    }
quartino-refused-stale = La partita è andata avanti. Guarda di nuovo, poi scegli.
quartino-refused-no-quartino = Quella carta lì non c’è. Gli altri l’hanno vista, ma il tuo turno continua.
quartino-refused-say-too-late = Puoi annunciarlo solo prima di posizionare la prima pedina.
quartino-refused-said-already = In questo turno l’hai già annunciato.
quartino-refused-place-first = Prima posiziona tutte le tue pedine.
quartino-refused-colour-used-up = Non ci sono più pedine di quel colore. Scegline un altro.

## Actions

quartino-say-colours = 4 colori!
quartino-say-column = Colonna!
quartino-clear = Togli la colonna { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }
quartino-end = Finisci il turno
quartino-clear-short = Togli { $space ->
        [centro] dal centro
       *[other] dalla casella { $space }
    }
quartino-clear-one = Togli una colonna
quartino-do-place = Posiziona
quartino-do-clear = Togli
quartino-do-say = Annuncia
quartino-do-call = Quartino!
quartino-actions = Il tuo turno

## Hints: $card is a card in words or letters, $tokens a list of quartino-hint-token, $number how many cards are equally near

quartino-hint-near = { $number ->
        [one] La tua carta più vicina: { $card }. Da posizionare: { $tokens }.
       *[other] Una delle tue carte più vicine: { $card }. Da posizionare: { $tokens }.
    }
quartino-hint-marked = { $number ->
        [one] La carta evidenziata è la più vicina. Da posizionare: { $tokens }.
       *[other] La carta evidenziata è una delle più vicine. Da posizionare: { $tokens }.
    }
quartino-hint-there = Già sul tabellone: { $card }.
quartino-hint-marked-there = La carta evidenziata è già sul tabellone.
quartino-hint-far = Nessuna delle tue carte è ancora vicina: a ognuna mancano almeno { $missing } pedine.
quartino-hint-token = { $colour } { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }
quartino-hint-holds = Stima: forse { $who } ha { $cards }.
quartino-hint-may-hold = Forse altri hanno (stime)
quartino-hint-unread = È troppo presto per indovinare le carte degli altri.
quartino-hint-deck = Il computer non ha imparato queste carte: non può stimare quelle degli altri, e le sue idee sono meno buone del solito.
quartino-hint-turns = Il computer non ha imparato partite così lunghe: gioca come se restassero al massimo 200 turni.
quartino-hint-playouts = Non serve alla tua carta più vicina, ma è la mossa migliore nelle partite simulate dal computer.
quartino-hint-place = Un’idea: posiziona una pedina { $colour } { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
quartino-hint-clear = Un’idea: togli la colonna { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
quartino-hint-colours = Un’idea: annuncia «4 colori».
quartino-hint-column = Un’idea: annuncia «colonna» { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
quartino-hint-call = Un’idea: annuncia «Quartino» a partire dalla casella { $first } con questa carta: { $card }.
quartino-hint-end = Un’idea: finisci il turno.

## One screen

quartino-pass = Passa lo schermo: ora gioca { $name }
quartino-pass-why = Le carte restano coperte. { $name }: controlla che nessun altro guardi.
quartino-pass-ready = Sono { $name }: mostra le mie carte

## Keys

quartino-keys = Tasti
quartino-key-move = spostarsi lungo il bordo
quartino-key-jump = andare a una casella del bordo
quartino-key-centre = andare al centro
quartino-key-colour = prendere una pedina gialla, blu, verde o rosa
quartino-key-colours = annunciare «4 colori»
quartino-key-column = annunciare «colonna» per la casella in cui sei
quartino-key-clear = togliere la colonna
quartino-key-call = annunciare Quartino
quartino-key-turn = far ruotare le carte
quartino-key-end = finire il turno
quartino-key-confirm = scegliere, poi confermare
quartino-key-choose = scegliere
quartino-key-undo = annullare
quartino-key-enter-name = Invio
quartino-key-escape-name = Esc
