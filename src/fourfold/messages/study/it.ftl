### Understanding: analysis, replay, puzzles, kept games. italiano

## Analysis

study-analysis = Analisi
study-analysis-about = Componi una posizione qualsiasi, giocala e guarda il risultato di ogni mossa con un gioco perfetto. Parti dal tabellone vuoto per studiare le aperture.
study-setup = Regole e posizione
study-rules = Regole
study-as-text = Regole e posizione come testo
study-rules-text = Regole
study-position-text = Posizione
study-position-about = Quattro righe dall’alto in basso, un punto per ogni casella libera, poi il pezzo in mano o un trattino.
study-set = Imposta
study-player = Giocatore { $seat }
study-choices = Ogni mossa e il suo risultato
study-thinking = Calcolo in corso…
study-verdict-win = Posizione vincente per { $who }
study-verdict-win-you = Posizione vincente per te
study-verdict-draw = Pareggio con gioco perfetto
study-verdict-loss = Posizione persa per { $who }
study-verdict-loss-you = Posizione persa per te
study-verdict-unknown = È troppo presto per dirlo
study-wins-you = Vinci
study-verdict-win-in = { $number ->
        [one] { $who } vince in questo turno
       *[other] { $who } vince in { $number } turni
    }
study-verdict-win-in-you = { $number ->
        [one] Vinci in questo turno
       *[other] Vinci in { $number } turni
    }
study-verdict-loss-in = { $number ->
        [one] { $who } perde in questo turno
       *[other] { $who } perde entro { $number } turni
    }
study-verdict-loss-in-you = { $number ->
        [one] Perdi in questo turno
       *[other] Perdi entro { $number } turni
    }
study-asked-give = { $who } deve dare
study-asked-give-you = Devi dare
study-asked-place = { $who } deve posizionare
study-asked-place-you = Devi posizionare
study-asked-call = { $who } può annunciare
study-asked-call-you = Puoi annunciare
study-asked-decline = { $who } deve annunciare o rinunciare
study-asked-decline-you = Devi annunciare o rinunciare
study-win-in = { $number ->
        [one] vittoria in questo turno
       *[other] vittoria in { $number } turni
    }
study-loss-in = { $number ->
        [one] sconfitta in questo turno
       *[other] sconfitta in { $number } turni
    }
study-turns = { $number ->
        [one] { $number } turno
       *[other] { $number } turni
    }
study-choice = { $move }: { $value }
study-alike = { $kind ->
        [give] { $number ->
            [one] e un altro pezzo
           *[other] e altri { $number } pezzi
        }
        [place] { $number ->
            [one] e un’altra casella
           *[other] e altre { $number } caselle
        }
       *[other] e altri { $number }
    }
study-back = Indietro
study-forward = Avanti
study-play = Riproduci
study-pause = Pausa
study-best-choice = { $value }, mossa migliore
study-moves = Mosse
study-main-line = Linea principale
study-variation = Variante
study-variation-delete = Elimina la variante
study-play-on = Gioca da qui
study-play-side = Gioca con
study-play-to-move = { $who } (di turno)
study-play-both = Entrambe le parti, su questo schermo
study-play-start = Gioca
study-copy-link = Copia il link
study-copied = Copiato
study-link = Link

study-edit = Componi la posizione
study-edit-take = Scegli uno dei pezzi rimasti, o toccane uno sul tabellone per toglierlo.
study-edit-put = Scegli una casella per il pezzo.
study-edit-held = scelto
study-edit-give = Metti in mano
study-edit-take-hand = Togli di mano
study-edit-clear = Svuota il tabellone
study-edit-done = Fatto
study-standing = { $squares } hanno già qualcosa in comune. Una fila preparata così non si può annunciare: valgono solo le file fatte da qui in poi.

## A game, judged

study-game = La partita
study-judging = Analisi delle mosse in corso…
study-judging-stop = Ferma
study-judging-stopped = Hai fermato l’analisi: non tutti i turni sono stati valutati.
study-mistake = Errore: da { $before } a { $after }
study-summary = { $name }: { $mistakes ->
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }
study-start = Inizio

## Una partita di Quartino, analizzata

study-turn-mistake = Errore: da { $before } a { $after }
study-turn-mistake-known = Errore, per quanto si poteva sapere
study-turn-change = Turno { $turn }, { $who }: da { $before } a { $after }
study-turn-changes = I turni decisivi
study-turn-better = Mostra turno migliore
study-turn-token = { $colour } { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }
study-held = Quali carte potevano avere?
study-held-about = Che cosa poteva dedurre { $who }, all’inizio di ogni turno, dalle proprie carte e dalle mosse di tutti. Le percentuali sono stime.
study-held-about-you = Che cosa potevi dedurre, all’inizio di ogni turno, dalle tue carte e dalle mosse di tutti. Le percentuali sono stime.
study-held-viewer = Punto di vista
study-held-turn = Prima del turno { $turn } ({ $who })
study-held-card = Carta
study-held-chance = Probabilità
study-held-true = Davvero in mano
study-turn-could-stop-you = Alla carta { $card } manca ancora una sola pedina, e forse è la tua ultima carta ({ $percent }).
study-turn-helps-card-you = Alla carta { $card } ora manca una sola pedina, e forse ce l’hai tu ({ $percent }).

## Replay

study-replay-title = Rivedi la partita
study-replay = Rivedi
study-analyse = Analizza
study-versus = { $a } contro { $b }
study-loading = Caricamento…
study-moment = Mossa
study-moment-of = Passo { $number } di { $most }
study-first = Vai all’inizio
study-last = Vai alla fine
study-save-record = Salva il registro
study-save-picture = Salva l’immagine
study-all-games = Tutte le mie partite
study-cards = Carte note
study-cards-left = { $number ->
        [0] nessuna carta rimasta
        [one] { $number } carta rimasta
       *[other] { $number } carte rimaste
    }

## Games

study-games = Le mie partite
study-going = In corso
study-local = Partita su questo dispositivo
study-go-on = Continua
study-kept = Finite
study-kept-none = Ancora nessuna partita finita. Le partite finite vengono salvate qui, su questo dispositivo.
study-no-result = non finita
study-forget = Elimina
study-forget-this = Elimina { $game }
study-paste = Importa una partita
study-record = Registro della partita
study-record-about = Incolla il testo di una partita, o apri il suo file.
study-record-example = Esempio:
study-open-file = Apri file
study-no-record = Questo non è il registro di una partita. Un registro comincia con «game: quarto» o «game: quartino».
study-at-line = Riga { $line }: { $what }

## Puzzles

study-puzzles = Problemi
study-grade = Difficoltà
study-puzzle-win-place = Posiziona il pezzo sull’unica casella vincente.
study-puzzle-win-give = Dai l’unico pezzo vincente.
study-puzzle-hold-place = Posiziona il pezzo sull’unica casella che evita la sconfitta.
study-puzzle-hold-give = Dai l’unico pezzo che evita la sconfitta.
study-puzzle-checking = Verifica in corso…
study-puzzle-right = Giusto! Continua fino alla vittoria.
study-puzzle-solved = Risolto: hai vinto!
study-puzzle-held = Risolto: nessun’altra mossa salva il pareggio.
study-puzzle-wrong = No. { $why } Riprova.
study-puzzle-loses = No: { $move } perde. Riprova.
study-puzzle-slips = No: { $move } butta via la vittoria. Riprova.
study-puzzle-answer = La soluzione: { $move }.
study-puzzle-length = { $number ->
        [one] Basta posizionare un pezzo.
       *[other] Bisogna posizionare { $number } pezzi.
    }
study-puzzle-length-give = { $number ->
        [one] Poi basta posizionare un pezzo.
       *[other] Poi bisogna posizionare { $number } pezzi.
    }
study-puzzle-halved = Metà delle mosse sbagliate è esclusa.
study-puzzle-not = sbagliato
study-puzzle-this = giusto
study-puzzle-next = Prossimo problema
study-puzzle-skip = Salta
study-streak = Serie
study-best-streak = Serie migliore
study-solved = Risolti
study-solved-of = { $number } di { $most }

## Puzzles of Quartino

study-quartino-kind = Tipo
study-quartino-any = Tutti i tipi
study-quartino-name-two-cards = Due carte
study-quartino-name-chain = Catena
study-quartino-name-stop = Blocco
study-quartino-name-announce = Annuncio
study-quartino-name-hand = Carta nascosta
study-quartino-two-cards = Realizza due carte in questo turno.
study-quartino-chain = Realizza { $number } carte in questo turno.
study-quartino-stop = Posiziona l’unica pedina che non lascia all’avversario nessuna carta da realizzare.
study-quartino-stop-rule = L’avversario può avere qualunque carta che non sia tua né realizzata.
study-quartino-announce = Annuncia tutto quello che c’è: 4 colori, una colonna o entrambi.
study-quartino-hand = All’avversario resta una carta. Quale?
study-quartino-hand-rule = La regola: ogni sua pedina ha messo a posto quanti più colori possibile della carta, e la carta viene annunciata appena è sul tabellone.
study-quartino-all-said = È tutto
study-quartino-pick = Rispondi
study-quartino-right = Giusto! Continua.
study-quartino-solved = Risolto!
study-quartino-wrong-way = No, non è la strada giusta. Riprova.
study-quartino-wrong-stop = No, l’avversario potrebbe ancora realizzare una carta. Riprova.
study-quartino-wrong-say = No, non c’è. Riprova.
study-quartino-wrong-more = No, c’è ancora qualcosa da annunciare.
study-quartino-wrong-hand = No, con quella carta avrebbe giocato diversamente. Riprova.
study-quartino-hint-card = Cerca questa carta: { $card }.
study-quartino-hint-token = La pedina è { $colour }.
study-quartino-hint-say = { $number ->
        [one] C’è una cosa da annunciare.
       *[other] Ci sono { $number } cose da annunciare.
    }
study-quartino-hint-hand = Metà delle carte sbagliate è esclusa.
study-quartino-opponent = Avversario

## Hints

study-hint = Suggerimento
study-show-answer = Mostra soluzione
study-hint-call = Guarda le file prima di muovere: c’è qualcosa da annunciare.
study-hint-winning = Su una delle caselle questo pezzo completa una fila.
study-hint-no-winning = Questo pezzo non completa ancora una fila. Pensa al pezzo che dovrai dare dopo.
study-hint-place = Questo pezzo completa una fila? Se no, pensa al pezzo che dovrai dare dopo.
study-hint-nothing = Non c’è più nulla da annunciare.
study-hint-none-safe = Ogni pezzo completa una fila da qualche parte. Puoi solo sperare che all’avversario sfugga.
study-hint-all-safe = Nessun pezzo completa subito una fila. Pensa due mosse avanti.
study-hint-safe = { $number ->
        [one] Un solo pezzo non completa subito nessuna fila: { $pieces }.
       *[other] Questi non completano subito nessuna fila: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Un pezzo completa subito una fila, quindi non darlo: { $pieces }.
       *[other] Questi completano subito una fila, quindi non darli: { $pieces }.
    }
study-hint-any = Ogni mossa mantiene lo stesso risultato ({ $value }), per esempio: { $move }.
study-hint-best = { $more ->
        [0] La scelta migliore ({ $value }): { $moves }.
        [one] La scelta migliore ({ $value }): { $moves }, e un’altra mossa.
       *[other] La scelta migliore ({ $value }): { $moves }, e altre { $more } mosse.
    }
study-hint-lost = Contro un gioco perfetto ogni mossa perde. Scegli quella più difficile da punire.
study-hint-unknown = È troppo presto per dire che cosa è meglio.
study-hint-try = Un’idea: { $move }.

## What went wrong

study-refused-no-such-game = Questa partita non è salvata qui. Chiedi il suo registro, o scegli un’altra partita.
study-refused-no-record = Questo non è il registro di una partita.
study-refused-no-game = A questo tavolo non si è ancora giocata nessuna partita.
study-refused-not-over = Questa partita è ancora in corso. Analizzala quando è finita.
study-refused-bad-rules = Queste regole non si possono leggere. Scegli regole dall’elenco.
study-refused-core-failed = Questo browser non può eseguire il motore. Usa un browser più recente, o gioca nel terminale.
study-refused-wrong-colours = Con un colore ciascuno si danno alternatamente pezzi chiari e scuri. Usane tanti degli uni quanti degli altri, o uno in più del colore dato per primo.
study-refused-mushrooms-wrong-colours = Con un colore ciascuno si danno alternatamente funghi rossi e blu. Usane tanti degli uni quanti degli altri, o uno in più del colore dato per primo.
study-refused-line-in-referee-play = Una fila è completa, quindi la partita è finita. Togli un pezzo.
study-refused-offline = Il server non è raggiungibile. Le partite salvate su questo dispositivo funzionano comunque.
