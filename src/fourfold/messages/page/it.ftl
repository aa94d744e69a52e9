### The page: italiano
### Address: tu, and voi where all players do something together.

## Frame

page-skip = Vai alla pagina
page-description = Gioca, impara e analizza Quarto e Quartino: con amici, con sconosciuti o contro il computer. Senza account.
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
page-nothing-here = Qui non c’è nulla
page-nothing-here-why = Nessuna pagina ha questo indirizzo. Forse il link è incompleto o la pagina è stata spostata.
page-find-table = Hai il link di un tavolo? Incollalo qui.
page-find-table-open = Apri
page-find-table-none = Questo non è il link di un tavolo. Copia il link intero e incollalo di nuovo.
page-not-loaded = Questa pagina non si è caricata
page-not-loaded-why = Controlla la connessione, poi ricaricala.
page-failed = Qui qualcosa è andato storto
page-failed-why = Ricarica la pagina: partite e tavoli sono conservati, e nulla di ciò che è stato giocato va perso.
page-new-version = È pronta una nuova versione.
page-new-version-load = Aggiorna
page-choices = Lingua, aspetto e suoni
page-language = Lingua
page-theme = Colori
page-theme-auto = come il dispositivo
page-theme-light = carta
page-theme-dark = notte
page-view = Tabellone
page-view-auto = secondo lo spazio
page-view-depth = in prospettiva
page-view-flat = dall’alto
page-speed = Velocità delle mosse
page-speed-instant = immediata
page-speed-fast = rapida
page-speed-normal = normale
page-speed-slow = lenta
page-view-switch = Vista dall’alto
page-legend = Legenda
page-legend-tall = { $value } (doppio bordo)
page-coordinates = Coordinate sul tabellone
page-confirm = Conferma le mosse
page-confirm-auto = sugli schermi tattili
page-confirm-on = sempre
page-confirm-off = mai
page-shortcuts = Scorciatoie a tasto singolo
page-sound = Suoni

## First page

page-home-title = Quattro simili, e li vedi prima tu
page-home-about = Gioca a Quarto e Quartino con chi ti sta vicino, con gli amici lontani o contro il computer, che a Quarto può anche non sbagliare mai. Senza account e senza installare nulla.
page-home-quarto = Sedici pezzi, quattro caratteristiche. È l’avversario a scegliere il pezzo che devi posizionare.
page-home-quartino = Pedina dopo pedina costruite tutti la stessa ruota di colori, ognuno con quattro carte segrete da realizzare.
page-home-lobby = Qualcuno ti aspetta, o tu aspetti qualcuno.
page-home-puzzles = Trova l’unica mossa che vince o che tiene. Ogni soluzione è dimostrata.
page-home-analysis = Il valore esatto di ogni scelta, in qualsiasi posizione.
page-play-bot = Sfida il computer
page-play-screen = In due su questo schermo
page-play-friend = Gioca con amici
page-play-choose = Livello e regole…
page-play-game = Gioca a { $game }
page-go-on = Riprendi la tua partita: { $game }
page-go-on-you = contro { $names } · tocca a te
page-go-on-other = contro { $names } · tocca all’avversario
page-go-on-screen = { $names } · tocca a { $who }
page-first-lesson = Prima lezione
page-guest = Ospite
page-player = Giocatore { $number }

## A new table

page-new = Un nuovo tavolo
page-which-game = Quale gioco?
page-with-whom = Con chi?
page-with-friend = Amici, con un link
page-with-bot = Il computer
page-with-screen = Chi è a questo schermo
page-with-anybody = Chiunque
page-level = Quanto forte?
page-level-numbered = { $number } · { $name }
page-level-random = Casuale
    .about = Gioca a caso, senza guardare.
page-level-level1 = Principiante
    .about = Nota circa una fila su due.
page-level-level2 = Occasionale
    .about = Nota circa tre file su quattro.
page-level-level3 = Attento
    .about = Gli sfugge circa una fila su sette, e verso la fine a volte pensa in anticipo.
page-level-level4 = Esperto
    .about = Gli sfugge meno di una fila su dieci, e nelle ultime sei caselle spesso pensa in anticipo.
page-level-level5 = Forte
    .about = Raramente gli sfugge una fila, e nelle ultime otto caselle quasi sempre pensa in anticipo.
page-level-level6 = Campione
    .about = Non gli sfugge quasi nulla e nelle ultime nove caselle sbaglia di rado.
page-level-level7 = Maestro
    .about = Non gli sfugge nessuna fila e gioca le ultime dieci caselle senza errori.
page-level-perfect = Perfetto
    .about = Non sbaglia mai, dal primo pezzo all’ultimo.
page-level-greedy = Attento
    .about = Annuncia ogni carta completata e cerca la prossima con una mossa di anticipo.
page-bot-level = Computer (livello { $number })
page-bot-random = Computer (a caso)
page-bot-greedy = Computer (attento)
page-bot-perfect = Computer (perfetto)
page-your-name = Il tuo nome
page-name-of = Nome del giocatore { $number }, se vuoi
page-how-many = In quanti?
page-seats = { $number ->
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }
page-teams-of = Due squadre da { $number }
page-edition = Edizione
page-sight = Chi sta attento?
page-what-counts = Che cosa conta, e di chi sono i pezzi
page-both = { $one } e { $other }
page-only = solo { $value }
page-only-traits = Conta solo: { $names }
page-counts-not = non conta
page-counts-nothing = Non conterebbe nulla e nessuno potrebbe vincere. Fai contare almeno una caratteristica.
page-colours = Colori
page-mushrooms-owned = A ciascuno il suo colore
    .about = Ognuno riceve sempre funghi del proprio colore; chi riceve per primo ha i rossi.
page-mushrooms-owned-dark = A ciascuno il suo colore, prima i blu
    .about = Ognuno riceve sempre funghi del proprio colore; chi riceve per primo ha i blu.
page-turn-limit = Numero massimo di turni
page-from-to = Da { $least } a { $most }.
page-turn-seconds = Tempo per ogni turno
page-no-clock = Senza orologio
page-clock-game = Tempo per tutta la partita
page-clock-about = Minuti, più i secondi aggiunti a ogni mossa.
page-clock-of = { $minutes } min + { $seconds } s a mossa
page-begins = Chi comincia?
page-begins-lot = Si tira a sorte
page-begins-chosen = Chi scegli tu
page-begins-youngest = La persona più giovane
page-begins-me = Tu
page-begins-bot = Il computer
page-begins-gives = Chi comincia dà il primo pezzo.
page-begins-about = Secondo le regole comincia la persona più giovane.
page-goes-round = Gioca a rotazione
page-goes-round-about = Altri possono mettersi in coda: dopo una partita il posto di chi ha perso passa al prossimo.
page-more-options = Altre opzioni
page-rules-string = Le regole come testo
page-rules-string-about = Da copiare in un registro o in un messaggio. Puoi anche scrivere qui.
page-counts-lines = Quattro in una riga, una colonna o una diagonale lunga che si somigliano in una di queste cose:
page-counts-lines-squares = Quattro in una riga, una colonna, una diagonale lunga o un quadrato di 2×2 caselle che si somigliano in una di queste cose:
page-open = Apri il tavolo
page-start = Inizia
page-other-rules = Altre regole…

## Before a game

page-waiting = Mancano ancora giocatori
page-ready = Ci siamo tutti
page-invite = Manda questo link. Chi lo apre può sedersi o guardare.
page-invites = { $name } ti invita a giocare: { $game }.
page-qr = Codice QR del link, da inquadrare con un telefono
page-qr-show = Mostra il codice QR
page-copy = Copia il link
page-invite-public = Chiunque può trovare questo tavolo anche in «{ page-nav-lobby }» e sedersi.
page-link = Il link del tavolo
page-share = Condividi
page-copied = Copiato
page-chairs = Posti
page-chair-free = Posto libero
page-deleted-player = Giocatore eliminato
page-sit = Siediti
page-stand = Alzati
page-remove = Togli
page-seat-bot = Aggiungi un computer
page-start-when = Si inizia quando tutti i posti sono occupati.
page-you = tu
page-you-name = Tu
page-watch = Guarda

## A game

page-the-game = La partita
page-connecting = Connessione in corso…
page-unreachable = Il tavolo non è raggiungibile
page-unreachable-offline = Sei offline. Il tavolo si apre da solo appena torni connesso.
page-unreachable-server = Il server non risponde. Continuiamo a provare, e il tavolo si apre appena risponde.
page-play-offline = Gioca a Quarto offline
page-lost = La connessione è caduta. Stiamo riprovando; niente di ciò che hai fatto va perso.
page-lost-kept = La connessione è caduta. Quello che hai fatto è conservato e parte quando torna.
page-no-table = Questo tavolo non esiste
page-no-table-why = Forse il link non è completo. Chiedilo di nuovo, o apri un tavolo tuo.
page-players = Giocatori
page-team = Squadra { $team }
page-has-left = ha lasciato il tavolo
page-not-connected = senza connessione
page-clock = Restano { $time }
page-clock-turn = turno { $time }
page-spectators = { $number ->
        [one] { $number } persona guarda
       *[other] { $number } persone guardano
    }
page-moves = { $number ->
        [one] { $number } mossa
       *[other] { $number } mosse
    }
page-look-back = Mossa { $number } di { $most }
page-look-new = Nuova mossa
page-look-return = Torna alla partita
page-look-keys = Le frecce tornano indietro mossa per mossa, Esc torna alla partita.
page-sheet = Mosse e altro
page-close = Chiudi
page-started = Comincia una partita.
page-sat = { $name } si siede.
page-taken-back = Mossa annullata.
page-said = { $name }: { $phrase }
page-event-place = { $who } lo posiziona in { $square }.
page-event-call-false = { $who } annuncia «Quarto!» e mostra { $squares }, a torto: perde.
page-event-you-give = Dai il pezzo { $piece }.
page-event-you-place = Lo posizioni in { $square }.
page-event-you-call = Annunci «Quarto!» e mostri { $squares }.
page-event-you-call-false = Annunci «Quarto!» e mostri { $squares }, a torto: perdi.
page-event-you-decline = Rinunci.
page-event-you-resign = Abbandoni.
page-event-you-flag = Hai finito il tempo.
page-event-you-abandon = Hai lasciato la partita.
page-event-you-offer = Proponi il pareggio.
page-event-you-accept = Accetti il pareggio.

page-ask-give-you = Scegli un pezzo per { $next }
page-ask-give-other = { $who } sceglie un pezzo per { $next }
page-ask-give-to-you = { $who } sceglie un pezzo per te
page-ask-place-you = Posiziona il tuo pezzo su una casella libera
page-ask-place-other = { $who } posiziona il pezzo
page-ask-decline-you = Tutti i pezzi sono sul tabellone. Annuncia una fila o rinuncia.
page-ask-decline-other = { $who } cerca una fila
page-ask-quartino-place-you = { $number ->
        [one] Posiziona una pedina: scegli un colore, poi una casella
       *[other] Posiziona { $number } pedine: scegli un colore, poi una casella
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } posiziona una pedina
       *[other] { $who } posiziona { $number } pedine
    }
page-ask-quartino-clear-you = Togli la colonna: toccala
page-ask-quartino-clear-other = { $who } toglie una colonna
page-ask-quartino-call-you = Annuncia Quartino con una delle tue carte, o finisci il turno
page-ask-quartino-call-other = { $who } può annunciare Quartino
page-ask-quartino-end-you = Finisci il turno
page-ask-quartino-end-other = { $who } finisce il turno

page-tray = Pezzi rimasti
page-hand = In mano
page-hand-empty = ancora niente
page-free = libera
page-marked = segnata
page-square-taken = { $square } è occupata. Scegli una casella libera.
page-place-ask = Posizionarlo in { $square }?
page-place-here = Posiziona qui
page-give-ask = Dare questo pezzo?
page-give-this = Dai questo pezzo
page-give-colour = I pezzi di { $name }: { $colour }. Scegline uno di questo colore.
page-call-about = Hai visto quattro simili? Dillo, poi tocca i quattro.
page-call-too-early = Puoi annunciare quando sul tabellone ci sono quattro pezzi.
page-call-not-turn = Puoi annunciare nel tuo turno: prima di posizionare, o dopo, prima di dare.
page-call-used-up = Tre annunci sbagliati: in questo turno non si annuncia più.
page-call-show = Mostra la fila: scegli le sue quattro caselle.
page-call-first = Prima la fila: tocca i suoi quattro pezzi sul tabellone, o annulla.
page-call-free = { $square } è libera. Scegli caselle con un pezzo.
page-call-marked = { $number } di 4: { $squares }
page-call-confirm = Annuncia Quarto!
page-call-stopped = Nessun annuncio.
page-call-lapsed = La partita è andata avanti prima del tuo annuncio. Non conta come sbagliato.
page-cancel = Annulla
page-decline = Rinuncia
page-line-shares = In comune in { $squares }: { $values }.

page-key-arrows = andare di casella in casella, di pezzo in pezzo
page-key-call = annunciare Quarto, o rinunciare

page-take-back = Annulla la mossa
page-takeback-asked = { $name } chiede di annullare una mossa.
page-agree = Accetta
page-refuse = Rifiuta
page-offer-draw = Proponi il pareggio
page-draw-offered = { $name } propone il pareggio. Ogni mossa lo rifiuta.
page-accept-draw = Accetta il pareggio
page-draw-waiting = Il pareggio è proposto. Aspettiamo la risposta…
page-draw-declined = { $name } rifiuta il pareggio.
page-draw-declined-you = Hai rifiutato il pareggio.
page-resign = Abbandona
page-resign-sure = Vuoi abbandonare la partita?
page-again = Rivincita
page-again-asked = Aspettiamo gli altri…
page-again-wanted = { $number ->
        [one] { $names } vorrebbe giocare ancora.
       *[other] { $names } vorrebbero giocare ancora.
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
page-why-false-call-you = Hai fatto un annuncio sbagliato.
page-why-false-call-other = { $who } ha fatto un annuncio sbagliato.
page-why-resign-you = Hai abbandonato.
page-why-resign-other = { $who } ha abbandonato.
page-why-time-you = Hai finito il tempo.
page-why-time-other = { $who } ha finito il tempo.
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

page-come-back = Torna
page-hand-to-bot = Fai giocare un computer
page-line = Coda
page-line-of = In coda: { $names }
page-line-empty = Non c’è nessuno in coda.
page-line-up = Mettiti in coda
page-line-leave = Lascia la coda
page-line-next = Poi giocano: { $names }
page-your-chair = Ora il posto è tuo. La prossima partita comincia appena tutti lo vogliono.
page-local-bot = Questa partita si gioca solo su questo dispositivo.

## Tables of anybody

page-lobby-about = Siediti con chi aspetta. Se non c’è nessuno, si apre un tavolo e il prossimo che arriva gioca con te.
page-lobby-waiting = Qui si aspetta qualcuno
page-lobby-nobody = Al momento non aspetta nessuno. Apri un tavolo: chi arriva lo troverà.
page-lobby-on = Si sta giocando

## Refusals

page-refused-offline = Il server non è raggiungibile. Senza si può giocare a Quarto, su questo schermo o contro il computer; Quartino ne ha bisogno.
page-refused-unexpected = Non ha funzionato. Riprova.
page-refused-try-again = Il server è occupato. Riprova.
page-refused-too-fast = Un po’ troppo in fretta. Riprova.
page-refused-chair-taken = Quel posto è occupato. Scegline un altro.
page-refused-seated-already = Hai già un posto.
page-refused-played-another-seat = Hai visto altre carte di questa partita, quindi non puoi prendere questo posto.
page-refused-not-seated = Prima siediti.
page-refused-not-host = Può farlo solo chi ha aperto il tavolo.
page-refused-chairs-free = C’è ancora qualche posto libero.
page-refused-game-on = È in corso una partita.
page-refused-no-game = Non c’è nessuna partita in corso.
page-refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo, poi scegli.
page-refused-not-your-seat = Non tocca a te.
page-refused-takeback-asked = È già stato chiesto. Aspetta la risposta.
page-refused-nothing-to-take-back = Non c’è nessuna tua mossa da annullare.
page-refused-said-enough = Avete parlato molto. Prima continua a giocare.
page-refused-tables-waiting = Hai già molti tavoli in attesa. Usa uno di quelli.
page-refused-games-kept = Hai già molte partite con l’orologio o tra computer in corso. Prima finiscine una, o aspetta che una finisca.
page-refused-events-used-up = Hai raggiunto il limite di azioni a questo tavolo. Gioca una partita intera o apri un nuovo tavolo.
page-refused-takebacks-used-up = Hai già chiesto molte volte di annullare una mossa. Continua senza.
page-refused-draw-offers-used-up = Hai già proposto molte volte il pareggio. Continua a giocare.
page-refused-draw-refused = Il pareggio è stato rifiutato. Fai una mossa prima di proporlo di nuovo.
page-refused-bad-name = Scegli un nome di 24 caratteri al massimo.
page-refused-bot-name = Questo nome è riservato al computer. Scegline un altro.
page-refused-no-hint = I suggerimenti sono per il tuo turno, nelle partite contro il computer.
page-refused-bots-busy = I computer sono occupati. Riprova.
page-refused-rules-over-limit = Il server permette al massimo { $turns } turni e { $seconds } secondi per turno.
page-refused-record-too-long = Questa partita è troppo lunga: al massimo { $most } mosse e chiamate.
page-refused-bad-settings = Queste regole e questi giocatori non vanno insieme. Cambia qualcosa.
page-refused-no-such-table = Questo tavolo non esiste.
page-refused-not-your-turn = Non tocca a te.
page-refused-game-over = La partita è finita.
page-refused-seat-has-left = Il tempo è finito: questo giocatore non è più in partita.
page-refused-draw-already-offered = Il pareggio è già stato proposto. Aspetta la risposta.
page-refused-no-draw-offered = Il pareggio non è più proposto.
page-refused-already-agreed = Hai già accettato. Aspetta gli altri.
page-refused-takeback-past-card = Da allora si è vista una carta: non si può più annullare.
page-refused-piece-in-hand = Prima posiziona il pezzo in mano.
page-refused-no-piece-in-hand = Prima scegli un pezzo da dare.
page-refused-board-full = Tutti i pezzi sono sul tabellone. Annuncia una fila o rinuncia.
page-refused-square-taken = { $square } è occupata. Scegli una casella libera.
page-refused-piece-not-left = Quel pezzo non c’è più. Scegline un altro.
page-refused-no-more-calls = Tre annunci sbagliati: in questo turno non si annuncia più.
page-refused-call-no-line = Queste quattro caselle non sono una fila. Poco male: continua.
page-refused-call-not-full = Quella fila non è completa: non c’è nulla in { $free }. Poco male: continua.
page-refused-call-nothing-shared = Questi quattro non hanno in comune nulla che conti. Poco male: continua.
page-refused-call-expired = Quella fila c’era, ma non vale più. Poco male: continua.
page-refused-call-not-now = Dopo aver posizionato si annuncia solo una fila fatta proprio da quel pezzo. Poco male: continua.

## Around a game

page-table-refused = Questo tavolo non si può aprire qui
page-table-refused-why = Ricarica la pagina. Se non basta, consenti i cookie o usa un browser più recente.
page-takeback-waiting = Hai chiesto di annullare una mossa. Aspettiamo la risposta…
page-takeback-agreed = { $name } accetta.
page-takeback-declined = { $name } non accetta: la mossa resta.
page-resign-sure-of = Vuoi abbandonare la partita per { $name }?
page-leave = Lascia il tavolo
page-leave-sure = Vuoi lasciare la partita? Puoi tornare finché nessuno gioca al posto tuo.
page-refused-first-wanted = Di’ chi comincia, poi inizia.
page-refused-line-full = La coda è piena. Riprova un po’ più tardi.
page-refused-waiting-already = Sei già in coda o al tavolo.
page-refused-not-waiting = Non sei in coda.
page-refused-no-takeback = Nessuno chiede più di riprendere una mossa.
page-refused-chair-not-yours = Quella non è la tua sedia.

## Quando un giocatore è andato via

page-absent-label = Un giocatore è andato via
page-absent = { $name } ha lasciato il tavolo. { $wait }
page-absent-claim-in = Potrai reclamare la vittoria o il pareggio tra { $time }.
page-absent-leave-in = Potrai continuare senza questo giocatore tra { $time }.
page-absent-bot-in = Un computer potrà subentrare tra { $time }.
page-absent-now = { $name } ha lasciato il tavolo. Scegli come continuare, o aspetta ancora.
page-claim-win = Reclama la vittoria
page-claim-draw = Reclama il pareggio
page-claim-leave = Continua senza
page-claim-end = Termina la partita
page-abort = Annulla la partita
page-abort-sure = Terminare questa partita senza risultato?
page-aborted = Partita annullata. Nessuno vince.
page-back = Un computer gioca al posto tuo.
page-refused-seat-kept = Durante la partita solo il giocatore di questo posto, o un computer, può riprenderlo.
page-refused-no-claim = Il giocatore è tornato, o non manca da abbastanza tempo. Aspetta la fine del conto alla rovescia.
page-refused-too-late-to-abort = È troppo tardi per annullare. Puoi abbandonare o proporre il pareggio.
page-pace = Orologio
page-pace-usual = Normale
    .about = Quarto: 1 min a turno · Quartino: 10 min + 5 s.
page-pace-slow = Lento
    .about = Quarto: 3 min a turno · Quartino: 30 min + 10 s.
page-pace-none = Senza orologio
    .about = Uno sconosciuto può farti aspettare.
