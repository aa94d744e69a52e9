# La riga di comando: l’aiuto, e gli errori che dicono che cosa fare.

## Layout of help

cli-usage = Uso:
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-options-mark = [OPZIONI]
cli-command-mark = COMANDO …
cli-text-mark = TESTO
cli-file-mark = FILE
cli-name-mark = NOME
cli-folder-mark = CARTELLA
cli-address-mark = INDIRIZZO
cli-position-mark = POSIZIONE
cli-record-mark = PARTITA
cli-game-mark = GIOCO
cli-default = predefinito: { $value }
cli-required = obbligatorio
cli-at-least = almeno { $least }
cli-range = da { $least } a { $most }
cli-help-option = Mostra questo aiuto.
cli-version = Mostra la versione.

## Commands and their options

cli-about = Giocare a Quarto e Quartino, avviare un server di gioco e analizzare partite.
cli-json = Risponde con un oggetto JSON.
cli-rules = Le regole, per esempio danish+squares.
cli-language = La lingua, una tra { $languages }.
cli-record-file = Il file con il registro di una partita; - legge lo standard input.
cli-processes = Numero di processi da usare.

cli-play = Giocare nel terminale, contro i bot o con altri allo stesso schermo.
cli-play-game = quarto o quartino; senza gioco si apre un menu.
cli-play-bot = Gioca contro un bot: { $bots }; a Quarto anche { $quarto_bots }; a Quartino anche { $quartino_bots }; o MODULO:CLASSE per un bot tuo.
cli-play-seats = Numero di giocatori, bot compresi.
cli-play-first = Il giocatore con questo nome comincia; agli altri viene chiesto il nome.
cli-play-plain = Gioca in modalità testo, per lettori di schermo e script.
cli-play-resume = Riprende una partita salvata.
cli-play-deck = Un file con altre carte di Quartino.
cli-play-seed = Lo stesso numero dà gli stessi sorteggi, le stesse carte e le stesse mosse dei bot.

cli-replay = Rigiocare il registro di una partita secondo le regole; mostra la posizione finale e il risultato, o la prima riga che viola le regole.
cli-replay-svg = Scrive un’immagine della posizione finale in questo file.

cli-analyse = Analizzare ogni mossa o turno di una partita: valori o probabilità, errori e motivi.
cli-analyse-svg = Scrive un’immagine dell’analisi in questo file.
cli-analyse-seconds = Limite di tempo in secondi per tutta la partita; le ultime mosse si analizzano per prime.
cli-analyse-level = Per Quartino: le probabilità tra giocatori di questo livello, da 1 a 7. Predefinito: tra giocatori forti.

cli-solve = Mostrare il valore esatto di una posizione di Quarto per chi deve muovere, e le mosse che lo mantengono.
cli-solve-position = Una posizione tra virgolette, per esempio "..../.5b./6..e/32.. -".
cli-solve-batch = Risolve molte posizioni: per riga le regole, una tabulazione e una posizione; - legge lo standard input. Con --json ogni risposta è un oggetto.
cli-threads = Numero di thread di ricerca.
cli-memory = Memoria in megabyte per le posizioni già esaminate.
cli-seconds = Si ferma dopo questo numero di secondi.
cli-nodes-limit = Si ferma dopo questo numero di posizioni.
cli-no-tables = Esamina le aperture invece di leggerle dalle tabelle.
cli-distance = Mostra anche il numero di turni alla fine.

cli-prove = Mostrare il valore di tutto il gioco dal tabellone vuoto, per A, che dà per primo.

cli-arena = Far giocare molte partite ai bot, ciascuno in ogni posto, e mostrare quante ne vince ciascuno, con intervalli al 95%.
cli-arena-bots = Da due a quattro bot, per esempio level3,perfect: { $bots }; a Quarto anche { $quarto_arena_bots }; a Quartino anche { $quartino_arena_bots }; o MODULO:CLASSE per un bot tuo.
cli-arena-game = quarto o quartino.
cli-arena-games = Numero di partite.
cli-arena-seed = Lo stesso numero dà le stesse partite.
cli-arena-move-time = I millisecondi per mossa, per i bot che sanno usare il tempo.

cli-perft = Contare le sequenze di mosse di una data lunghezza, con arbitro.
cli-perft-game = quarto
cli-perft-depth = Le mosse per sequenza.

cli-engine = Fare da motore per un altro programma, che invia comandi riga per riga: docs/engine.md.
cli-engine-bot = Il bot da usare: { $bots }; a Quarto anche { $quarto_bots }; a Quartino anche { $quartino_bots }; o MODULO:CLASSE per un bot tuo.

cli-tables = I valori esatti delle aperture.
cli-tables-build = Risolvere tutte le aperture di un insieme di regole. Un calcolo interrotto riprende quando lo riavvii.
cli-tables-placed = Risolve le posizioni con al massimo questo numero di pezzi sul tabellone.
cli-tables-wins = Delle posizioni con esattamente --placed pezzi conserva solo quelle vinte da chi dà.
cli-tables-folder = La cartella in cui scrivere.
cli-tables-dask = Calcola su questo scheduler Dask invece che su questo computer.

cli-puzzles = Posizioni con una sola soluzione.
cli-puzzles-play = Risolvere problemi nel terminale; la serie viene conservata.
cli-puzzles-play-kind = Il tipo di problemi, invece di tutti: per Quarto { $quarto_kinds }; per Quartino { $quartino_kinds }.
cli-puzzles-play-grade = La difficoltà del primo problema, da 1 a 5.
cli-puzzles-play-seed = Lo stesso numero mostra gli stessi problemi.
cli-puzzles-no-kind = Non ci sono problemi del tipo { $got }. Scegli tra: { $expected }.
cli-puzzles-build = Trovare problemi in partite del computer, dimostrare che ciascuno ha una sola soluzione, e farli provare ai livelli.
cli-puzzles-build-file = Il file di problemi da scrivere o da continuare.
cli-puzzles-rules = Le regole per cui cercare problemi, invece di tutte; si può ripetere.
cli-puzzles-count = I problemi per ogni insieme di regole, o per ogni tipo in Quartino, invece del numero previsto.
cli-puzzles-rules-quarto = --rules vale solo per i problemi di Quarto.
cli-puzzles-seed = Lo stesso numero trova gli stessi problemi.
cli-puzzles-grade = Far riprovare i problemi ai livelli, e ordinarli secondo i livelli che li risolvono.
cli-puzzles-grade-file = Un file di problemi, che viene riscritto.
cli-puzzles-check = Dimostrare di nuovo i problemi: unica soluzione, tipo, lunghezza, difficoltà, e quali livelli li risolvono.
cli-puzzles-check-file = Un file di problemi, invece di quelli inclusi in Fourfold.
cli-puzzles-sample = Controlla questo numero di problemi, estratti a caso.
cli-puzzles-sample-seed = Lo stesso numero estrae gli stessi problemi con --sample.

cli-serve = Avviare il server con i tavoli per persone e bot, e la pagina web.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 permette ad altri computer di connettersi.
cli-serve-port = La porta su cui ascoltare; la imposta anche la variabile PORT.
cli-database-url = postgresql://… o sqlite:///FILE; in mancanza un file nella tua cartella dei dati; lo imposta anche FOURFOLD_DATABASE_URL.
cli-serve-bus = redis://…, necessario con più processi; lo imposta anche FOURFOLD_BUS_URL.
cli-serve-workers = Numero di processi del server.
cli-serve-origin = L’indirizzo a cui i browser raggiungono questo server dietro un proxy; si può ripetere.
cli-serve-trust-proxy = Si fida di X-Forwarded-For e -Proto di N proxy davanti (1 senza N).
cli-serve-bots = I processi di calcolo; uno è riservato ai bot ai tavoli con persone.
cli-serve-commands = Comandi al secondo per ospite; dieci volte tanti a raffica.
cli-serve-requests = Richieste al secondo per indirizzo; dieci volte tante a raffica.
cli-serve-files = File della pagina al secondo per indirizzo; quaranta volte tanti a raffica.
cli-serve-connections-per-address = Le connessioni permanenti per indirizzo.
cli-serve-connections-per-process = Connessioni aperte per processo, da tutti gli indirizzi.
cli-serve-sessions = I nuovi ospiti al minuto per indirizzo.
cli-serve-tables = Nuovi tavoli al minuto per indirizzo, altrettanti a raffica.

cli-backup = Salvare tutto il database in un file, mentre il server è acceso.
cli-backup-file = Il file da scrivere.
cli-restore = Riempire un database vuoto da un salvataggio.
cli-restore-file = Un file scritto da fourfold backup.
cli-clean = Cancellare i dati oltre il tempo di conservazione, e liberare lo spazio su disco.
cli-clean-dry-run = Mostra che cosa si cancellerebbe, e non cancella nulla.

## Progress

cli-doing-analyse = Analisi
cli-doing-solve = Calcolo
cli-doing-prove = Dimostrazione
cli-doing-arena = Partite
cli-doing-perft = Conteggio
cli-doing-grade = Classificazione
cli-nodes = { $number ->
        [one] { $number } posizione
       *[other] { $number } posizioni
    }

## Wrong use

cli-see-help = Per l’aiuto scrivi: { $command }
cli-missing = Manca { $name }: { $about }
cli-no-option = Opzione { $name } sconosciuta.
cli-no-command = Comando { $name } sconosciuto.
cli-did-you-mean = Intendi { $like }?
cli-too-many = Togli { $extra }, o metti tra virgolette un testo che contiene spazi.
cli-no-value = Indica un valore dopo { $option }.
cli-takes-no-value = Usa { $option } senza valore.
cli-whole-number = { $name } deve essere un numero intero.
cli-number = { $name } deve essere un numero.
cli-no-language = Lingua { $got } sconosciuta. Scegline una tra { $expected }.
cli-no-bot = Per questo gioco non c’è un bot { $got }. Scegline uno tra { $expected }, o usa MODULO:CLASSE per un bot tuo.
cli-bot-not-loaded = Impossibile caricare il bot { $got }: { $reason }. Usa MODULO:CLASSE, con un modulo di questa cartella o un modulo installato.
cli-bot-failed = Il bot { $got } ha fallito nella partita { $number }: { $reason }. Correggi il bot o toglilo.
cli-bot-stopped = Il bot { $got } ha fallito: { $reason }. Correggi il bot o gioca contro un altro.
cli-resume-alone = --resume riprende la partita salvata così com’è. Togli { $extra }.
cli-name-a-game = Scrivi il gioco prima di { $option }: fourfold play quarto o fourfold play quartino.
cli-no-terminal = Questo non è un terminale. Aggiungi --plain per giocare in modalità testo.
cli-arena-two-to-four = Indica da due a quattro bot dopo --bots, per esempio level3,perfect.
cli-solve-what = Indica una posizione tra virgolette, o --batch FILE per molte posizioni.
cli-batch-no-tab = Scrivi le regole, una tabulazione e una posizione invece di { $got }.
cli-perft-quarto = perft conta solo le mosse di Quarto. Scrivi: fourfold perft quarto
cli-tables-no-table = Non ci sono aperture per { $rules }. Scegli regole in cui contano caratteristiche intere.
cli-tables-no-dask = --dask ha bisogno del pacchetto distributed. Installalo: pip install distributed

## Files

cli-column = colonna { $number }
cli-no-file = File non trovato: { $file }. Controlla il nome.
cli-is-folder = { $file } è una cartella. Indica un file.
cli-no-folder = Impossibile scrivere { $file }: la sua cartella non esiste. Crea prima la cartella.
cli-cannot-read = Impossibile leggere { $file }: { $reason }.
cli-cannot-write = Impossibile scrivere { $file }: { $reason }.
cli-cannot-write-answer = Impossibile scrivere la risposta: { $reason }.
cli-bad-puzzles = Impossibile usare { $file }. Scegli un file scritto da fourfold puzzles build, e continua un calcolo con lo stesso --seed.
cli-not-utf8 = { $file } non è un testo in UTF-8. Salvalo come UTF-8.
cli-analyse-level-quarto = Il livello vale solo per le partite di Quartino. A Quarto i valori sono esatti.

## Server and database

cli-serve-open = Apri { $url } in un browser. Premi Ctrl+C per fermare il server.
cli-serve-no-page = La pagina web non è costruita: il server risponde solo ai programmi. Per costruirla scrivi: make page
cli-serve-bad-database-url = --database-url deve cominciare con postgresql:// o sqlite:///.
cli-serve-no-database = Impossibile usare il database: { $reason }. Avvialo, o controlla --database-url.
cli-serve-bad-bus-url = --bus-url deve cominciare con redis://, rediss:// o unix://, come in redis://localhost.
cli-serve-no-bus = Redis non risponde: { $reason }. Intanto il server funziona senza; controlla --bus-url.
cli-serve-bad-origin = --origin { $origin } non è un indirizzo come lo inviano i browser. Scrivilo come https://play.example.org, senza percorso.
cli-serve-bad-own-bot = Impossibile caricare il bot { $bot } da FOURFOLD_BOTS: { $reason }. Usa NOME=modulo:Classe e controlla il modulo.
cli-serve-too-few-services = Più processi hanno bisogno di PostgreSQL e Redis. Indica --database-url postgresql://… e --bus-url redis://…
cli-serve-port-in-use = La porta { $port } di { $host } è già in uso. Ferma l’altro programma o scegli un’altra --port.
cli-serve-port-forbidden = Non hai il permesso di usare la porta { $port }. Scegli una --port sopra 1023.
cli-serve-no-address = Questo computer non ha l’indirizzo { $host }. Scegli un altro --host.
cli-serve-not-started = Il server non è partito. Il motivo è nelle righe qui sopra.
cli-no-database-file = Database non trovato: { $file }. Indicane uno con --database-url.
cli-database-not-empty = Il database ha già ospiti o tavoli. Indicane uno vuoto con --database-url.
cli-bad-backup = { $file } non è un salvataggio completo. Scegli un file scritto da fourfold backup.
cli-backup-own-file = { $file } fa parte del database. Scegli un altro file per il salvataggio.

## Moves that people write

cli-error-bad-move = Scrivi { $expected } invece di { $got }.
cli-error-bad-piece = Scrivi un pezzo come 7 o LSQH invece di { $got }.
cli-error-bad-square = Scrivi una casella da a1 a d4 invece di { $got }.
cli-error-bad-call = Scrivi quattro caselle diverse dopo call invece di { $got }.
cli-error-bad-colour = Scrivi un colore tra Y B G P invece di { $got }.
cli-error-bad-space = Scrivi una casella del tabellone, c o da 1 a 8, invece di { $got }.
cli-error-bad-rim = Scrivi una casella del bordo, da 1 a 8, invece di { $got }.
cli-error-text-after = Togli { $got }.
cli-error-takeback-too-far = È l’inizio della partita. Non c’è nulla da ritirare.
cli-error-piece-not-theirs = Dai a { $seat } { $expected ->
        [dark] un pezzo scuro
       *[light] un pezzo chiaro
    } invece di { $piece }.
cli-error-decline-too-early = Si può rinunciare solo dopo il sedicesimo pezzo. Ora scrivi { $expected }.
cli-error-referee-calls = L’arbitro vede ogni fila, quindi nessuno annuncia. Dai o posiziona un pezzo.
cli-error-referee-says = L’arbitro vede le situazioni, quindi nessuno le annuncia. Posiziona, togli, annuncia o termina.
cli-error-no-situations = Questa partita si gioca senza situazioni. Posiziona, annuncia o termina.
cli-error-nothing-to-clear = Non c’è una colonna da togliere. Continua il turno.
cli-error-clear-other = Togli invece la colonna della casella { $expected }.
cli-error-cleared-already = Hai già tolto una colonna in questo turno. Continua il turno.
cli-error-clear-first = Togli prima la colonna della casella { $expected }.
cli-error-nothing-to-place = Hai posizionato tutte le tue pedine. Annuncia o termina.
cli-error-card-not-held = { $seat } non ha { $card }. Scegli una carta del supporto.
cli-error-call-no-line = { $squares } non è una fila. Togli l’annuncio, o termina la riga con ?.
cli-error-call-not-full = La fila { $squares } non è completa: manca un pezzo in { $free }. Togli l’annuncio, o termina la riga con ?.
cli-error-call-nothing-shared = I pezzi in { $squares } non hanno in comune nulla che conti. Togli l’annuncio, o termina la riga con ?.
cli-error-call-expired = La fila { $squares } a questo punto non vale più. Togli l’annuncio, o termina la riga con ?.
cli-error-call-not-now = Dopo aver posizionato un pezzo si può annunciare solo una fila completata da quel pezzo, e { $squares } è più vecchia. Togli l’annuncio, o termina la riga con ?.
cli-error-no-four-colours = All’inizio del turno nessun colore aveva quattro pedine sul tabellone. Togli questa riga, o terminala con ?.
cli-error-no-column = La colonna in { $space } era alta solo { $height } all’inizio del turno, non quattro. Togli questa riga, o terminala con ?.

## Records

cli-error-no-such-seat = Il posto { $seat } non esiste. Scegline uno tra { $expected }.
cli-error-wrong-game = Scrivi una mossa di { $expected } invece di { $move }.
cli-error-not-refused = Le regole accettano { $move }. Togli il ? che segue.
cli-error-never-refused-so = Togli il ? dopo { $move }. Ce l’hanno solo gli annunci rifiutati.
cli-error-bad-spaces = Scrivi nove caselle separate da / invece di { $got }.
cli-error-bad-column = Scrivi una colonna di colori o un punto invece di { $got }.
cli-error-too-many-tokens = Usa al massimo { $most } pedine di colore { $colour } invece di { $got }.
cli-error-bad-seat = Scrivi un posto tra { $expected } invece di { $got }.
cli-error-bad-seats = Scrivi posti come A B o A1 B1 A2 B2 invece di { $got }.
cli-error-bad-deal = Scrivi una distribuzione come A=YBGP,YBPG,YGBP,YGPB invece di { $got }.
cli-error-deal-seats = Scrivi carte per i posti { $expected } invece di { $got }.
cli-error-deal-size = Scrivi { $expected } carte per { $seat } invece di { $got }.
cli-error-card-twice = { $got } c’è una volta di troppo. Usa ogni carta tante volte quante ne ha il mazzo.
cli-error-not-utf8 = Salva il file in UTF-8. Il byte { $got } non è testo valido.
cli-error-control-character = Togli { $got }, che non si può stampare.
cli-error-bad-header = Scrivi una riga come chiave: valore invece di { $got }. Se è la prima mossa, lascia prima una riga vuota.
cli-error-key-twice = Scrivi la chiave { $got } una volta sola.
cli-error-key-missing = Aggiungi la chiave { $expected } all’intestazione.
cli-error-key-not-here = Togli la chiave { $got }. I registri di { $game } non ce l’hanno.
cli-error-bad-players = Scrivi nomi come A=Ada B="Bo Berg" invece di { $got }. I nomi con spazi vanno tra virgolette.
cli-error-bad-name = Chiudi le virgolette del nome { $got }.
cli-error-bad-result = Scrivi un risultato come B (call) o draw (full-board) invece di { $got }.
cli-error-result-too-early = Togli il risultato { $got }. La partita non è ancora finita.
cli-error-result-differs = Le mosse portano a { $expected }. Scrivilo invece di { $got }.
cli-error-event-missing = Scrivi una mossa dopo il posto invece di { $got }.
cli-error-not-your-turn = È il turno di { $expected }, non di { $seat }. Cambia il posto o la mossa.
cli-error-game-over = La partita è finita. Togli { $move }.
cli-error-piece-in-hand = { $piece } è in mano. Posizionalo prima di { $move }.
cli-error-no-piece-in-hand = Non c’è un pezzo in mano. Danne uno prima di { $move }.
cli-error-square-taken = { $square } è occupata da { $piece }. Scegli una casella libera.
cli-error-piece-not-left = { $piece } è già stato dato. Scegli un altro pezzo.

## Rules and positions

cli-error-bad-game = Gioco { $got } sconosciuto. Scegline uno tra: { $expected }.
cli-error-bad-preset = { $game } non ha regole { $got }. Scegli tra: { $expected }.
cli-error-bad-option = { $game } non ha l’opzione { $got }. Scegline una tra: { $expected }.
cli-error-bad-option-value = Scrivi { $expected } dopo { $option }: invece di { $got }.
cli-error-option-twice = Scrivi l’opzione { $got } una volta sola.
cli-error-options-contradict = Scegli { $option } o { $other }, non entrambe.
cli-error-bad-seat-number = Scegli { $expected } posti invece di { $got }.
cli-error-bad-ranks = Scrivi quattro righe separate da / invece di { $got }.
cli-error-bad-rank = Scrivi quattro caselle per riga, ognuna un pezzo o un punto, invece di { $got }.
cli-error-bad-hand = Scrivi dopo il tabellone il pezzo in mano o - invece di { $got }.
cli-error-piece-twice = Il pezzo { $got } c’è due volte. Usa ogni pezzo una volta.
cli-error-wrong-colours = Qui devono essere dati { $light } pezzi chiari e { $dark } scuri, non { $got }.
cli-error-line-in-referee-play = Con la fila { $got } la partita è già vinta. Scrivi una posizione di una partita in corso.
cli-error-bad-marks = Scrivi le file da annunciare come !a1b1c1d1:1 invece di { $got }.
cli-error-mark-no-line = { $got } non è una fila completata che conti. Toglila.
cli-error-mark-expiry = Scrivi dopo la fila un numero da 1 a { $most } invece di { $got }.
cli-error-marks-apart = Un solo pezzo non può completare le file { $got }. Usa file con una casella in comune.
cli-error-marks-in-referee-play = Togli { $got }: con l’arbitro nessuno annuncia.
cli-error-bad-card = Scrivi le carte come YBGP invece di { $got }.
cli-error-deck-too-small = Il mazzo ha { $got } carte. Usane almeno { $expected }.

## What is not installed

cli-missing-extra = { $command } ha bisogno di pacchetti che non sono installati. Installali con: pip install 'fourfold[{ $extra }]'
cli-missing-native-module = Questo comando ha bisogno del modulo nativo di Fourfold, che non è installato. Installa il pacchetto fourfold, oppure installalo dai sorgenti con un compilatore C++.
