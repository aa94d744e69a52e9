### Understanding: analysis, replay, puzzles, kept games. italiano

## Analysis

study-analysis = Analisi
study-analysis-about =
    Componi una posizione qualsiasi, giocaci e guarda che cosa vale ogni
    scelta con un gioco perfetto. A tabellone vuoto è un libro di aperture.
study-setup = Regole e posizione
study-rules = Regole
study-as-text = Regole e posizione come testo
study-rules-text = Regole
study-position-text = Posizione
study-position-about = Quattro righe a partire dal fondo, un punto per ogni casella libera, poi il pezzo in mano o un trattino.
study-set = Imposta
study-player = Giocatore { $seat }
study-choices = Che cosa vale ogni scelta
study-thinking = Ci penso…
study-verdict-win = { $who } può vincere
study-verdict-draw = Pareggio, se nessuno sbaglia
study-verdict-loss = { $who } non ha scampo
study-verdict-unknown = È troppo presto per dirlo
study-verdict-win-in = { $number ->
        [one] { $who } vince in questo turno
       *[other] { $who } vince entro { $number } turni
    }
study-verdict-loss-in = { $number ->
        [one] { $who } perde in questo turno
       *[other] { $who } resiste al massimo { $number } turni
    }
study-asked-give = { $who } dà un pezzo:
study-asked-place = { $who } posiziona il pezzo:
study-asked-call = { $who } può annunciare:
study-asked-decline = { $who } annuncia o rinuncia:
study-win-in = { $number ->
        [one] vittoria in questo turno
       *[other] vittoria entro { $number } turni
    }
study-loss-in = { $number ->
        [one] sconfitta in questo turno
       *[other] sconfitta dopo { $number } turni
    }
study-turns = { $number ->
        [one] { $number } turno
       *[other] { $number } turni
    }
study-alike = { $number ->
        [one] e { $number } uguale per simmetria
       *[other] e { $number } uguali per simmetria
    }
study-alike-short = { $number ->
        [one] +{ $number } uguale
       *[other] +{ $number } uguali
    }
study-back = Indietro
study-forward = Avanti
study-play = Riproduci
study-pause = Pausa
study-best-choice = { $value }, scelta migliore
study-moves = Mosse
study-main-line = Linea principale
study-variation = Variante
study-variation-delete = Elimina la variante
study-play-on = Continua da qui
study-play-side = Giochi con
study-play-to-move = { $who } (di turno)
study-play-both = Entrambe le parti, su questo schermo
study-play-start = Gioca
study-copy-link = Copia il link
study-copied = Copiato
study-link = Link

study-edit = Componi una posizione
study-edit-take = Scegli uno dei pezzi rimasti, o toccane uno sul tabellone per toglierlo.
study-edit-put = Tocca la casella dove metterlo.
study-edit-held = scelto
study-edit-give = Mettilo in mano
study-edit-take-hand = Toglilo di mano
study-edit-clear = Svuota il tabellone
study-edit-done = Fatto
study-standing = { $squares } hanno già qualcosa in comune. Ciò che è stato preparato non si può chiamare: vale solo una fila fatta da qui in poi.

## A game, judged

study-game = La partita
study-judging = Valuto ogni mossa…
study-mistake = Errore: da { $before } a { $after }
study-start = L’inizio

## Replay

study-replay-title = Rivedi la partita
study-replay = Rivedi
study-analyse = Analizza
study-versus = { $a } e { $b }
study-versus-teams = { $a } contro { $b }
study-loading = Carico la partita…
study-moment = Momento della partita
study-moment-of = { $number } di { $most }
study-first = All’inizio
study-last = Alla fine
study-save-record = Salva il registro
study-save-picture = Salva l’immagine
study-all-games = Tutte le mie partite
study-cards = Che cosa si sa delle carte
study-cards-left = { $number ->
        [0] nessuna carta rimasta
        [one] { $number } carta rimasta
       *[other] { $number } carte rimaste
    }

## Games

study-games = Le mie partite
study-going = Ancora in corso
study-local = Una partita su questo dispositivo
study-go-on = Continua
study-kept = Giocate
study-kept-none = Ancora nulla. Le partite che finisci restano qui, su questo dispositivo.
study-no-result = non finita
study-forget = Elimina
study-forget-this = Elimina { $game }
study-paste = Un registro da altrove
study-record = Registro
study-record-about = Incolla il testo di una partita, o apri il suo file.
study-open-file = Apri un file
study-no-record = Questo non è il registro di una partita. Comincia con «game: quarto» o «game: quartino».
study-at-line = Riga { $line }: { $what }

## Puzzles

study-puzzles = Problemi
study-grade = Quanto difficile?
study-puzzle-win-place = Posiziona il pezzo sull’unica casella che vince.
study-puzzle-win-give = Dai l’unico pezzo che vince.
study-puzzle-hold-place = Posiziona il pezzo sull’unica casella che non perde.
study-puzzle-hold-give = Dai l’unico pezzo che non perde.
study-puzzle-checking = Vediamo…
study-puzzle-right = Giusto. Continua: puoi ancora vincere.
study-puzzle-solved = Risolto: così si vince!
study-puzzle-held = Risolto: nient’altro teneva.
study-puzzle-loses = No: { $move } perde. L’avversario replica: { $reply }. Riprova.
study-puzzle-loses-all = No: { $move } perde, qualunque pezzo tu dia. Riprova.
study-puzzle-slips = No: { $move } si lascia sfuggire la vittoria. Riprova.
study-puzzle-answer = La soluzione: { $move }.
study-puzzle-length = { $number ->
        [one] Basta posizionare un pezzo. Metà delle scelte sbagliate è esclusa.
       *[other] Servono { $number } pezzi posizionati. Metà delle scelte sbagliate è esclusa.
    }
study-puzzle-not = sbagliato
study-puzzle-this = giusto
study-puzzle-next = Prossimo problema
study-puzzle-skip = Cambia problema
study-streak = Di fila
study-best-streak = Serie più lunga
study-solved = Risolti qui
study-solved-of = { $number } di { $most }

## Hints

study-hint = Suggerimento
study-show-answer = Mostra la soluzione
study-hint-call = Prima di continuare, guarda le file: c’è qualcosa da annunciare.
study-hint-winning = C’è una casella su cui questo pezzo completa una fila.
study-hint-no-winning = Questo pezzo non completa ancora nessuna fila. Pensa a che cosa dovrai dare dopo.
study-hint-place = Questo pezzo completa una fila? Se no, pensa a che cosa dovrai dare dopo.
study-hint-nothing = Non c’è più nulla da annunciare.
study-hint-none-safe = Ogni pezzo completa una fila da qualche parte. Puoi solo sperare che sfugga.
study-hint-all-safe = Nessun pezzo completa subito una fila. Pensa due passi avanti.
study-hint-safe = { $number ->
        [one] Un solo pezzo non completa subito nessuna fila: { $pieces }.
       *[other] Questi non completano subito nessuna fila: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Un pezzo completa subito una fila, quindi non darlo: { $pieces }.
       *[other] Questi completano subito una fila, quindi non darli: { $pieces }.
    }
study-hint-any = Qualunque cosa tu scelga, l’esito resta lo stesso: { $value }.
study-hint-best = { $more ->
        [0] Il meglio ({ $value }): { $moves }.
        [one] Il meglio ({ $value }): { $moves }, e un’altra mossa.
       *[other] Il meglio ({ $value }): { $moves }, e altre { $more } mosse.
    }
study-hint-lost = Contro un gioco perfetto ogni mossa perde. Scegli quella più difficile da vedere.
study-hint-unknown = È troppo presto per dire che cosa è meglio.

## What went wrong

study-refused-no-such-game = Questa partita non è conservata qui. Chiedi il suo registro, o scegline un’altra.
study-refused-no-record = Questo non è il registro di una partita.
study-refused-no-game = A questo tavolo non si è ancora giocata nessuna partita.
study-refused-not-over = Questa partita è ancora in corso. Analizzala quando è finita.
study-refused-not-quarto = L’analisi esatta è per Quarto. Una partita di Quartino si può rivedere.
study-refused-bad-rules = Queste regole non si possono leggere. Scegline dall’elenco.
study-refused-core-failed = Questo browser non può far funzionare il motore. Provane uno più recente, o il gioco nel terminale.
study-refused-wrong-colours = Con un colore ciascuno, i pezzi chiari e scuri si danno a turno. Mettine tanti degli uni quanti degli altri, o uno in più del colore che si dà per primo.
study-refused-mushrooms-wrong-colours = Con un colore ciascuno, i funghi rossi e blu si danno a turno. Mettine tanti degli uni quanti degli altri, o uno in più del colore che si dà per primo.
study-refused-line-in-referee-play = Una fila è completa, quindi la partita è finita. Togli un pezzo.
study-refused-offline = Il server non è raggiungibile. Le partite di Quarto conservate qui funzionano anche senza.
