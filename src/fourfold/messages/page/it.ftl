### The page: italiano
### Address: tu, and voi where all players do something together.

## Frame

page-skip = Vai al contenuto
page-description = Quarto e Quartino da giocare, imparare e analizzare: con amici, con sconosciuti o contro il computer. Senza account.
page-nav = Fourfold
page-nav-lobby = Tavoli
page-nav-puzzles = Problemi
page-nav-analysis = Analisi
page-nav-learn = Impara
page-nav-games = Partite
page-rules = Regole
page-privacy = Privacy
page-notices = Licenze
page-go-home = Pagina iniziale
page-nothing-here = Pagina non trovata
page-nothing-here-why = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto o la pagina è stata spostata.
page-find-table = Hai il link di un tavolo? Incollalo qui.
page-find-table-open = Apri
page-find-table-none = Questo non è il link di un tavolo. Copia il link intero e incollalo di nuovo.
page-not-loaded = Questa pagina non si è caricata
page-not-loaded-why = Controlla la connessione, poi ricarica la pagina.
page-failed = Qualcosa è andato storto
page-failed-why = Ricarica la pagina. Le tue partite e i tuoi tavoli sono salvati.
page-new-version = È pronta una nuova versione.
page-new-version-load = Aggiorna
page-choices = Lingua, aspetto e suoni
page-language = Lingua
page-theme = Tema
page-theme-auto = automatico
page-theme-light = chiaro
page-theme-dark = scuro
page-view = Tabellone
page-view-auto = automatico
page-view-depth = 3D
page-view-flat = 2D
page-speed = Velocità delle animazioni
page-speed-instant = immediata
page-speed-fast = rapida
page-speed-normal = normale
page-speed-slow = lenta
page-legend = Legenda
page-legend-tall = { $value } (doppio bordo)
page-coordinates = Coordinate del tabellone
page-confirm = Conferma le mosse
page-confirm-auto = sui touch screen
page-confirm-on = sempre
page-confirm-off = mai
page-shortcuts = Scorciatoie a tasto singolo
page-sound = Suoni

## First page

page-home-title = Trova la fila. Annunciala prima degli altri.
page-home-about = Gioca a Quarto e Quartino con chi ti sta vicino, con gli amici lontani o contro il computer: a Quarto, se vuoi, imbattibile. Senza account e senza installare nulla.
page-home-quarto = Sedici pezzi, quattro caratteristiche. È l’avversario a scegliere il pezzo che devi posizionare.
page-home-danish = Quarto, edizione danese
page-home-quartino = Tutti costruiscono sullo stesso tabellone, pedina dopo pedina. Realizza le tue quattro carte segrete prima degli altri.
page-home-lobby = Trova un avversario.
page-home-puzzles = Trova l’unica mossa che vince o che salva il pareggio. Ogni soluzione è dimostrata.
page-home-analysis = Vedi quali mosse vincono, pareggiano o perdono, in qualsiasi posizione.
page-play-bot = Sfida il computer
page-play-screen = In due su questo schermo
page-play-friend = Gioca con amici
page-play-choose = Livello e regole…
page-beginners = Bambini e principianti
page-play-game = Gioca a { $game }
page-go-on = Riprendi { $game }
page-go-on-you = contro { $names } · tocca a te
page-go-on-other = contro { $names } · tocca all’avversario
page-go-on-screen = { $names } · turno di { $who }
page-running = Partite in corso
page-running-all = Tutte le partite in corso
page-first-lesson = Prima lezione
page-guest = Ospite
page-player = Giocatore { $number }

## A new table

page-new = Nuova partita
page-which-game = Quale gioco?
page-with-whom = Con chi?
page-with-friend = Amici, con un link
page-with-bot = Il computer
page-with-screen = Sullo stesso schermo
page-with-anybody = Chiunque
page-level = Che livello?
page-level-numbered = { $number } · { $name }
page-level-short = Livello { $number }
page-level-random = Casuale
    .about = Gioca a caso.
page-level-level1 = Novizio
    .about = { $game ->
        [quartino] Posiziona le pedine quasi a caso e di rado vede arrivare una carta.
       *[quarto] Vede circa una fila su due.
    }
page-level-level2 = Dilettante
    .about = { $game ->
        [quartino] Lavora a una carta alla volta e si lascia sfuggire quasi tutte le occasioni.
       *[quarto] Vede circa tre file su quattro.
    }
page-level-level3 = Attento
    .about = { $game ->
        [quartino] Lavora a due carte alla volta e si lascia sfuggire molte occasioni.
       *[quarto] Gli sfugge circa una fila su sette, e verso la fine a volte calcola le mosse successive.
    }
page-level-level4 = Esperto
    .about = { $game ->
        [quartino] Lavora a tutte le sue carte insieme e a volte vede arrivare le tue.
       *[quarto] Gli sfugge meno di una fila su dieci, e spesso calcola le ultime sei caselle.
    }
page-level-level5 = Forte
    .about = { $game ->
        [quartino] Gli sfugge poco, vede arrivare molte delle tue carte e a volte studia a fondo una mossa.
       *[quarto] Raramente gli sfugge una fila, e quasi sempre calcola le ultime otto caselle.
    }
page-level-level6 = Campione
    .about = { $game ->
        [quartino] Studia a fondo quasi tutte le mosse e ricorda molto di ciò che hai posizionato.
       *[quarto] Non gli sfugge quasi nulla e gioca le ultime nove caselle quasi alla perfezione.
    }
page-level-level7 = Maestro
    .about = { $game ->
        [quartino] Studia a fondo ogni mossa e non dimentica quasi nulla di ciò che hai posizionato.
       *[quarto] Non gli sfugge nessuna fila e gioca le ultime dieci caselle alla perfezione.
    }
page-level-perfect = Perfetto
    .about = Non sbaglia mai, dal primo pezzo all’ultimo.
page-level-greedy = Sveglio
    .about = { $game ->
        [quartino] Annuncia ogni carta realizzata e cerca la prossima con una mossa di anticipo.
       *[quarto] Coglie ogni vittoria e, se può, non te ne concede nessuna.
    }
page-level-strong = Fuoriclasse
    .about = Ha imparato da milioni di partite, ricorda ogni pedina che posizioni e calcola le mosse successive.
page-bot-level = Computer (livello { $number })
    .inside = il computer (livello { $number })
    .object = il computer (livello { $number })
page-bot-random = Computer (casuale)
    .inside = il computer (casuale)
    .object = il computer (casuale)
page-bot-greedy = Computer (sveglio)
    .inside = il computer (sveglio)
    .object = il computer (sveglio)
page-bot-perfect = Computer (perfetto)
    .inside = il computer (perfetto)
    .object = il computer (perfetto)
page-bot-strong = Computer (fuoriclasse)
    .inside = il computer (fuoriclasse)
    .object = il computer (fuoriclasse)
page-your-name = Il tuo nome
page-name-of = Nome del giocatore { $number } (facoltativo)
page-how-many = Quanti giocatori?
page-seats = { $number ->
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }
page-teams-of = Due squadre da { $number }
page-one-team = Una squadra
page-other-team = L’altra squadra
page-edition = { $game ->
        [quartino] Regole
       *[quarto] Edizione
    }
page-edition-quartino = Regole complete
page-edition-quartino-first = Prime partite (più semplici)
page-beginners-colour = Stesso colore
page-beginners-traits = 1, 2 o 3 caratteri­stiche
page-beginners-values = Solo gli scuri…
page-beginners-tap = Tocca ciò che conta.
page-sight = { $game ->
        [quartino] Con o senza arbitro?
       *[quarto] Chi vede le file?
    }
page-sight-players = Annunci tu
    .about = Come nei regolamenti: vale solo ciò che noti e annunci tu.
page-sight-referee = Arbitro
    .about = L’arbitro nota tutto per te.
page-what-counts = Che cosa conta, e chi posiziona quali pezzi
page-both = { $one } e { $other }
page-only = solo { $value }
page-only-traits = Che cosa conta: { $names }
page-counts-not = non conta
page-counts-nothing = Non conterebbe nulla e nessuno potrebbe vincere. Scegli almeno una caratteristica.
page-colours = Pezzi da dare
page-mushrooms-owned = Un colore ciascuno
    .about = Ognuno riceve solo funghi del proprio colore. Il primo a riceverne uno ha i rossi.
page-mushrooms-owned-dark = Un colore ciascuno, blu i primi
    .about = Ognuno riceve solo funghi del proprio colore. Il primo a riceverne uno ha i blu.
page-one-sided = Con un colore ciascuno, chi ha i pezzi { $colour ->
        [light] chiari
        [red] rossi
        [blue] blu
       *[dark] scuri
    } non può completare nessuna fila che conti.
page-one-sided-free = Gioca con colori liberi
page-turn-limit = Numero massimo di turni
page-from-to = Da { $least } a { $most }.
page-turn-seconds = Tempo per turno
page-no-clock = Senza orologio
page-clock-game = Tempo per tutta la partita
page-clock-about = Minuti, più i secondi aggiunti dopo ogni turno.
page-clock-of = { $minutes } min + { $seconds } s per turno
page-begins = Chi comincia?
page-begins-lot = Sorteggio
page-begins-chosen = Il giocatore che scegli tu
page-begins-youngest = Il più giovane
page-youngest = Chi è il più giovane?
page-begins-me = Tu
page-begins-bot = Il computer
page-begins-gives = Il primo giocatore dà il primo pezzo.
page-begins-about = Secondo il regolamento comincia il più giovane.
page-first-lot = Chi comincia viene sorteggiato.
page-first-chosen = I giocatori scelgono chi comincia.
page-first-youngest = Comincia il più giovane.
page-first-wanted = Scegli chi comincia, poi inizia.
page-lots = Sorteggio…
page-goes-first = { $by ->
    [lot] Sorteggio: comincia { $who }.
    [youngest] Comincia { $who }: è la persona più giovane.
    [next] Questa volta comincia { $who }.
   *[chosen] Comincia { $who }.
    }
page-goes-first-you = { $by ->
    [lot] Sorteggio: cominci tu.
    [youngest] Cominci tu: sei la persona più giovane.
    [next] Questa volta cominci tu.
   *[chosen] Cominci tu.
    }
page-goes-round = Chi perde lascia il posto
page-goes-round-about = Altri possono mettersi in coda. Dopo ogni partita il posto di chi ha perso passa al primo della coda.
page-more-options = Altre opzioni
page-rules-string = Le regole come testo
page-rules-string-about = Da copiare in un registro o in un messaggio. Puoi anche scrivere qui.
page-counts-lines = Quattro pezzi in una riga, una colonna o una diagonale lunga che hanno in comune uno di questi valori:
page-counts-lines-squares = Quattro pezzi in una riga, una colonna, una diagonale lunga o un quadrato di 2×2 che hanno in comune uno di questi valori:
page-open = Apri tavolo
page-start = Inizia
page-other-rules = Altre regole…

## Before a game

page-waiting = In attesa di giocatori
page-ready = Ci sono tutti
page-invite = Manda questo link. Chi lo apre può prendere posto o guardare.
page-invites = { $name } ti invita a giocare a { $game }.
page-qr = Codice QR del link, da inquadrare con un telefono
page-qr-show = Mostra il codice QR
page-qr-name = Codice QR
page-copy = Copia il link
page-invite-public = Chiunque può trovare questo tavolo anche in «{ page-nav-lobby }» e prendere posto.
page-link = Link di questo tavolo
page-share = Condividi
page-copied = Copiato
page-chairs = Posti
page-chair-free = Posto libero
page-deleted-player = Giocatore eliminato
page-sit = Prendi posto
page-stand = Lascia il posto
page-rename = Cambia nome
page-rename-save = Salva
page-remove = Rimuovi
page-seat-bot = Aggiungi computer
page-start-when = Puoi iniziare quando tutti i posti sono occupati.
page-you = tu
page-name-you = { $name } (tu)
page-you-name = Tu
page-watch = Guarda

## A game

page-the-game = La partita
page-connecting = Connessione in corso…
page-unreachable = Il tavolo non è raggiungibile
page-unreachable-offline = Sei offline. Il tavolo si apre appena torni online.
page-unreachable-server = Il server non risponde. Continuiamo a provare: il tavolo si apre appena risponde.
page-play-offline = Gioca a Quarto offline
page-lost = Connessione persa. Riconnessione in corso… Le tue mosse sono al sicuro.
page-lost-kept = Connessione persa. La tua mossa è salvata qui e verrà inviata appena torni online.
page-unsaved = Al momento le mosse non possono essere salvate. La tua è in attesa e verrà eseguita appena possibile.
page-unsent = In attesa di invio…
page-unsaved-move = In attesa di salvataggio…
page-no-table = Tavolo non trovato
page-no-table-why = Forse il link è incompleto. Chiedilo di nuovo, o apri un tavolo tuo.
page-players = Giocatori
page-team = Squadra { $team }
    .inside = la squadra { $team }
page-has-left = ha lasciato il tavolo
page-not-connected = offline
page-clock = Restano { $time }
page-clock-turn = turno { $time }
page-clock-elsewhere = Il tuo tempo scorre: { $time }
page-spectators = { $number ->
        [one] { $number } spettatore
       *[other] { $number } spettatori
    }
page-moves = { $number ->
        [one] { $number } mossa
       *[other] { $number } mosse
    }
page-look-back = Mossa { $number } di { $most }
page-look-new = Nuova mossa
page-look-return = Torna alla partita
page-look-keys = Con le frecce scorri le mosse, con Esc torni alla partita.
page-sheet = Mosse e altro
page-close = Chiudi
page-started = La partita comincia.
page-sat = { $name } prende posto.
page-taken-back = Mossa ritirata.
page-said = { $name }: { $phrase }
page-event-place = { $who } lo posiziona in { $square }.
page-event-call-false = { $who } annuncia «Quarto!» su { $squares }. L’annuncio è sbagliato e { $who } perde.
page-event-you-give = Dai il pezzo { $piece }.
page-event-you-place = Lo posizioni in { $square }.
page-event-you-call = Annunci «Quarto!» e mostri { $squares }.
page-event-you-call-false = Annunci «Quarto!» su { $squares }. L’annuncio è sbagliato e perdi.
page-event-you-decline = Non annunci nulla.
page-event-you-offer = Proponi il pareggio.
page-event-you-accept = Accetti il pareggio.

page-ask-give-you = Scegli un pezzo per { $next }
page-ask-give-other = { $who } sta scegliendo un pezzo per { $next }
page-ask-give-to-you = { $who } sta scegliendo un pezzo per te
page-ask-place-you = Posiziona il tuo pezzo su una casella libera
page-ask-place-other = { $who } sta posizionando il pezzo
page-ask-decline-you = Tutti i pezzi sono sul tabellone. Annuncia una fila o scegli «Non annunciare».
page-ask-decline-other = { $who } sta cercando una fila
page-ask-quartino-place-you = { $number ->
        [one] Posiziona una pedina: scegli un colore, poi una casella
       *[other] Posiziona { $number } pedine: scegli un colore, poi una casella
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } sta posizionando una pedina
       *[other] { $who } sta posizionando { $number } pedine
    }
page-ask-quartino-clear-you = Scegli la colonna da togliere
page-ask-quartino-clear-other = { $who } sta togliendo una colonna
page-ask-quartino-call-you = Annuncia Quartino con una delle tue carte, o finisci il turno
page-ask-quartino-call-other = { $who } può annunciare Quartino
page-ask-quartino-end-you = Finisci il turno
page-ask-quartino-end-other = { $who } sta finendo il turno

page-tray = Pezzi rimasti
page-hand = In mano
page-hand-empty = Nessun pezzo in mano
page-free = libera
page-marked = scelta
page-square-taken = { $square } è occupata. Scegli una casella libera.
page-place-first = Prima posiziona il pezzo che hai in mano.
page-give-first = Prima scegli un pezzo da dare.
page-piece-placed = Quel pezzo è già sul tabellone.
page-place-ask = Posizionarlo in { $square }? Tocca ancora.
page-place-here = Posiziona qui
page-give-ask = Dare questo pezzo? Tocca ancora.
page-give-this = Dai questo pezzo
page-give-colour = Il colore di { $name }: { $colour }. Scegli un pezzo di quel colore.
page-call-about = Vedi quattro simili? Premi «Quarto!», poi scegli le quattro caselle.
page-call-too-early = Puoi annunciare appena ci sono quattro pezzi sul tabellone.
page-call-not-turn = Puoi annunciare nel tuo turno: prima di posizionare il tuo pezzo, o dopo averlo posizionato, prima di dare il prossimo.
page-call-used-up = Tre annunci sbagliati: in questo turno non puoi più annunciare.
page-call-show = Mostra la fila: scegli le sue quattro caselle.
page-call-first = Prima mostra la fila: tocca i suoi quattro pezzi sul tabellone, o annulla.
page-call-free = { $square } è vuota. Scegli caselle con un pezzo.
page-call-marked = { $number ->
        [0] Ancora nessuna casella
       *[other] { $number } di 4: { $squares }
    }
page-call-confirm = Annuncia Quarto!
page-call-stopped = Annuncio annullato.
page-call-lapsed = La partita è andata avanti prima del tuo annuncio. Non conta come annuncio sbagliato.
page-false-call = { $who } ha fatto un annuncio sbagliato su { $squares }.
page-false-call-mark = sbagliato
page-cancel = Annulla
page-decline = Non annunciare
page-line-shares = In comune su { $squares }: { $values }.

page-key-arrows = spostarsi sul tabellone o tra i pezzi
page-key-call = annunciare Quarto, o annullare l’annuncio

page-take-back = Ritira mossa
page-takeback-asked = { $name } chiede di ritirare una mossa.
page-agree = Accetta
page-refuse = Rifiuta
page-offer-draw = Proponi pareggio
page-draw-offered = { $name } propone il pareggio. Se fai una mossa, lo rifiuti.
page-accept-draw = Accetta pareggio
page-draw-waiting = Pareggio proposto. In attesa di una risposta… La tua prossima mossa ritira la proposta.
page-draw-declined = { $name } rifiuta il pareggio.
page-draw-declined-you = Hai rifiutato il pareggio.
page-resign = Abbandona
page-resign-sure = Abbandonare questa partita?
page-again = Rivincita
page-again-asked = In attesa degli altri…
page-again-asked-one = In attesa di { $name }…
page-again-wanted = { $number ->
        [one] { $names } vuole la rivincita.
       *[other] { $names } vogliono la rivincita.
    }
page-analyse = Analizza la partita
page-replay = Rivedi
page-end-won = Hai vinto!
page-end-shared = Vittoria condivisa!
page-end-lost = Hai perso
page-end-draw = Pareggio
page-end-aborted = Partita annullata
page-end-aborted-why = Non vince nessuno.
page-why-call-you = Hai annunciato Quarto.
page-why-call-other = { $who } ha annunciato Quarto.
page-why-line-you = Hai completato una fila.
page-why-line-other = { $who } ha completato una fila.
page-why-cards-you = Hai realizzato tutte le tue carte.
page-why-cards-other = { $who } ha realizzato tutte le sue carte.
page-why-turn-limit-you = Hai realizzato più carte di tutti.
page-why-turn-limit-other = { $who } ha realizzato più carte di tutti.
page-why-false-call-you = Hai fatto un annuncio sbagliato.
page-why-false-call-other = { $who } ha fatto un annuncio sbagliato.
page-why-resign-you = Hai abbandonato.
page-why-resign-other = { $who } ha abbandonato.
page-why-time-you = Il tuo tempo è scaduto.
page-why-time-other = { $who } ha esaurito il tempo.
page-why-abandoned-you = Hai lasciato la partita.
page-why-abandoned-other = { $who } ha lasciato la partita.
page-score = Punteggio: { $score }

page-say = Di’ qualcosa…
page-phrase-hello = Ciao!
page-phrase-good-luck = Buona fortuna!
page-phrase-well-played = Bella partita!
page-phrase-thanks = Grazie!
page-phrase-oops = Ops.
page-phrase-nice-move = Bella mossa!
page-phrase-one-moment = Un attimo, per favore.
page-phrase-again = Un’altra partita?
page-phrase-goodbye = Alla prossima!

page-come-back = Rientra in partita
page-hand-to-bot = Fai giocare il computer
page-line = Coda
page-line-of = In coda: { $names }
page-line-empty = La coda è vuota.
page-line-up = Mettiti in coda
page-line-leave = Lascia la coda
page-line-next = Prossimi a giocare: { $names }
page-your-chair = Ora hai un posto. La prossima partita comincia quando tutti sono pronti.
page-local-bot = Questa partita si gioca solo su questo dispositivo.

## Tables of anybody

page-lobby-about = Unisciti a chi sta aspettando, o apri un tavolo per il prossimo visitatore.
page-lobby-waiting = Tavoli aperti
page-lobby-nobody = In questo momento nessuno aspetta. Scegli un gioco qui sopra: il prossimo visitatore ti troverà.
page-lobby-on = Partite in corso

## Refusals

page-refused-offline = Il server non è raggiungibile. Puoi comunque giocare qui: a entrambi i giochi contro il computer e a Quarto su questo schermo. Quartino su un solo schermo ha bisogno del server.
page-refused-unexpected = Non ha funzionato. Riprova.
page-refused-try-again = Il server è occupato. Riprova.
page-refused-not-saved = Al momento il server non può salvare nulla. Riprova più tardi.
page-refused-wrong-origin = Questo server non riconosce { $origin } come proprio indirizzo, perciò qui non si può giocare. Chi lo gestisce deve avviarlo con --trust-proxy o --origin { $origin }.
page-refused-not-authorized = Il server non riconosce il tuo browser. Ricarica la pagina. Se non basta, consenti i cookie per questo sito.
page-refused-too-fast = Troppo in fretta. Riprova tra un momento.
page-refused-chair-taken = Quel posto è occupato. Scegline un altro.
page-refused-seated-already = Hai già un posto.
page-refused-played-another-seat = Hai visto altre carte di questa partita, quindi non puoi prendere questo posto.
page-refused-not-seated = Prima prendi posto.
page-refused-not-host = Può farlo solo chi ha aperto il tavolo.
page-refused-chairs-free = Non tutti i posti sono occupati.
page-refused-game-on = C’è una partita in corso. Aspetta che finisca.
page-refused-no-game = Non c’è nessuna partita in corso.
page-refused-stale = Nel frattempo qualcosa è cambiato. Guarda di nuovo, poi scegli.
page-refused-not-your-seat = Non tocca a te.
page-refused-takeback-asked = L’hai già chiesto. Aspetta la risposta.
page-refused-nothing-to-take-back = Non hai mosse da ritirare.
page-refused-said-enough = Hai scritto molto. Prima fai una mossa.
page-refused-tables-waiting = Hai già molti tavoli aperti. Usa uno di quelli.
page-refused-games-kept = Hai molte partite con l’orologio o tra computer in corso. Finiscine una, o aspetta che una finisca.
page-refused-events-used-up = Hai raggiunto il limite di azioni a questo tavolo. Gioca una partita intera o apri un nuovo tavolo.
page-refused-takebacks-used-up = In questa partita non puoi più chiedere di ritirare una mossa. Continua a giocare.
page-refused-draw-offers-used-up = In questa partita non puoi più proporre il pareggio. Continua a giocare.
page-refused-draw-refused = Il pareggio è stato rifiutato. Fai una mossa prima di proporlo di nuovo.
page-refused-bad-name = Scegli un nome di 24 caratteri al massimo.
page-refused-bot-name = Questo nome è riservato al computer. Scegline un altro.
page-refused-no-hint = I suggerimenti ci sono solo nel tuo turno, nelle partite contro il computer.
page-refused-not-alone = Nelle partite con altre persone non ci sono suggerimenti, nemmeno mentre un computer gioca al posto loro.
page-refused-bots-busy = I computer sono occupati. Riprova.
page-refused-rules-over-limit = Il server permette al massimo { $turns } turni e { $seconds } secondi per turno.
page-refused-record-too-long = Questa partita è troppo lunga: al massimo { $most } mosse e annunci.
page-refused-bad-settings = Queste regole e questi giocatori non vanno insieme. Cambia qualcosa.
page-refused-no-such-table = Questo tavolo non esiste. Controlla il link.
page-refused-not-your-turn = Non tocca a te.
page-refused-game-over = La partita è finita.
page-refused-seat-has-left = Il tempo è finito: questo giocatore non è più in partita.
page-refused-draw-already-offered = Il pareggio è già stato proposto. Aspetta la risposta.
page-refused-no-draw-offered = La proposta di pareggio non vale più.
page-refused-already-agreed = Hai già accettato. Aspetta gli altri.
page-refused-takeback-past-card = Da allora è stata mostrata una carta: quella mossa non si può più ritirare.
page-refused-piece-in-hand = Prima posiziona il tuo pezzo.
page-refused-no-piece-in-hand = Prima scegli un pezzo da dare.
page-refused-board-full = Tutti i pezzi sono sul tabellone. Annuncia una fila o scegli «Non annunciare».
page-refused-square-taken = { $square } è occupata. Scegli una casella libera.
page-refused-piece-not-left = Quel pezzo è già stato dato. Scegline un altro.
page-refused-no-more-calls = Tre annunci sbagliati: in questo turno non puoi più annunciare.
page-refused-call-no-line = Queste quattro caselle non sono una fila. Tocca ancora a te.
page-refused-call-not-full = Quella fila non è completa. Ancora da occupare: { $free }. Tocca ancora a te.
page-refused-call-nothing-shared = Questi quattro pezzi non hanno in comune nulla che conti. Tocca ancora a te.
page-refused-call-expired = Quella fila non vale più: non è stata annunciata in tempo. Tocca ancora a te.
page-refused-call-not-now = Dopo aver posizionato un pezzo puoi annunciare solo una fila completata da quel pezzo. Tocca ancora a te.

## Around a game

page-table-refused = Questo tavolo non si può aprire qui
page-table-refused-why = Ricarica la pagina. Se non basta, consenti i cookie per questo sito o usa un browser più recente.
page-takeback-waiting = Hai chiesto di ritirare una mossa. In attesa di una risposta…
page-takeback-agreed = { $name } accetta.
page-takeback-declined = { $name } rifiuta: la mossa resta.
page-resign-sure-of = Abbandonare questa partita per { $name }?
page-leave = Lascia il tavolo
page-leave-sure = Lasciare questa partita? Puoi tornare anche se un computer gioca al tuo posto.
page-refused-line-full = La coda è piena. Riprova più tardi.
page-refused-waiting-already = Sei già in coda o al tavolo.
page-refused-not-waiting = Non sei in coda.
page-refused-no-takeback = La richiesta di ritirare la mossa non vale più.
page-refused-chair-not-yours = Quello non è il tuo posto.

## Quando un giocatore è andato via

page-absent-label = Un giocatore è andato via
page-absent-offline = { $name } ha perso la connessione.
page-absent = { $name } ha lasciato il tavolo. { $wait }
page-absent-claim-in = Potrai reclamare la vittoria o il pareggio tra { $time }.
page-absent-leave-in = Potrai continuare senza questo giocatore tra { $time }.
page-absent-bot-in = Un computer potrà subentrare tra { $time }.
page-absent-now = { $name } ha lasciato il tavolo. Scegli come continuare, o aspetta ancora.
page-claim-win = Reclama la vittoria
page-claim-draw = Reclama il pareggio
page-claim-leave = Continua senza il giocatore
page-claim-end = Termina la partita
page-abort = Annulla la partita
page-abort-sure = Annullare questa partita? Non vince nessuno.
page-aborted = Partita annullata. Non vince nessuno.
page-back = Un computer sta giocando al posto tuo.
page-refused-seat-kept = Durante la partita può prendere questo posto solo il giocatore che lo aveva, o un computer.
page-refused-no-claim = Il giocatore è tornato, o non manca da abbastanza tempo. Aspetta la fine del conto alla rovescia.
page-refused-too-late-to-abort = È troppo tardi per annullare. Puoi abbandonare o proporre il pareggio.
page-pace = Orologio
page-pace-usual = Normale
    .about = Quarto: 1 min per turno · Quartino: 10 min + 5 s per turno.
page-pace-slow = Lento
    .about = Quarto: 3 min per turno · Quartino: 30 min + 10 s per turno.
page-pace-none = Senza orologio
    .about = Uno sconosciuto può farti aspettare.
