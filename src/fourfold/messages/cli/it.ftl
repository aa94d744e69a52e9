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

cli-about = Quarto e Quartino: giocare, aprire un server, studiare.
cli-json = Risponde con un oggetto JSON.
cli-rules = Le regole, per esempio danish+squares.
cli-language = La lingua, una tra { $languages }.
cli-record-file = Il file di una partita; - legge lo standard input.
cli-processes = Quanti processi si dividono il lavoro.

cli-play = Giocare nel terminale, contro i bot o con altri allo stesso schermo.
cli-play-game = quarto o quartino; senza gioco si apre un menu.
cli-play-bot = Giocare contro un bot: { $bots }; a Quarto anche { $quarto_bots }; o MODULO:CLASSE, un bot tuo.
cli-play-seats = Quanti giocatori, bot compresi.
cli-play-plain = Giocare riga per riga, per lettori di schermo e script.
cli-play-resume = Riprendere una partita salvata.
cli-play-deck = Un file con altre carte di Quartino.
cli-play-seed = Lo stesso numero dà gli stessi sorteggi, le stesse carte e le stesse mosse dei bot.

cli-replay = Rigiocare una partita secondo le regole; mostra la posizione finale e il risultato, o la prima riga che le regole rifiutano.
cli-replay-svg = Scrivere un’immagine della posizione finale in questo file.

cli-analyse = Analizzare ogni mossa di una partita: valori, errori, uniche mosse, annunci mancati e motivi.
cli-analyse-svg = Scrive un’immagine dell’analisi in questo file.
cli-analyse-seconds = I secondi per tutta la partita; le ultime mosse vengono prima.

cli-solve = Mostrare il valore esatto di una posizione di Quarto per chi deve muovere, e le mosse che lo mantengono.
cli-solve-position = Una posizione tra virgolette, per esempio "..../.5b./6..e/32.. -".
cli-solve-batch = Risolvere molte posizioni: per riga le regole, una tabulazione e una posizione; - legge lo standard input. Con --json ogni risposta è un oggetto.
cli-threads = Quanti thread cercano.
cli-memory = I megabyte di memoria per le posizioni già esaminate.
cli-seconds = Rinuncia dopo questi secondi.
cli-nodes-limit = Rinuncia dopo questo numero di posizioni.
cli-no-tables = Esamina le aperture invece di leggerle dalle tabelle.
cli-distance = Mostra anche il numero di turni alla fine.

cli-prove = Mostrare il valore di tutto il gioco dal tabellone vuoto, per A, che dà per primo.

cli-arena = Far giocare molte partite ai bot, ciascuno in ogni posto, e mostrare quante ne vince ciascuno, con intervalli al 95 %.
cli-arena-bots = Da due a quattro bot, per esempio level3,perfect; MODULO:CLASSE è un bot tuo.
cli-arena-game = quarto o quartino.
cli-arena-games = Quante partite.
cli-arena-seed = Lo stesso numero dà le stesse partite.
cli-arena-move-time = I millisecondi per mossa, per i bot che sanno usare il tempo.

cli-perft = Contare le sequenze di mosse di una lunghezza, con arbitro.
cli-perft-game = quarto
cli-perft-depth = Le mosse per sequenza.

cli-engine = Giocare per un altro programma, che invia comandi riga per riga: docs/engine.md.
cli-engine-bot = Il bot che pensa: un nome, o MODULO:CLASSE per un bot tuo.

cli-tables = I valori esatti delle aperture.
cli-tables-build = Risolvere tutte le aperture di un regolamento; un calcolo interrotto continua quando lo riavvii.
cli-tables-placed = Risolve le posizioni con al massimo questo numero di pezzi sul tabellone.
cli-tables-wins = Conserva solo quali posizioni con esattamente --placed pezzi vince chi dà.
cli-tables-folder = La cartella in cui scrivere.
cli-tables-dask = Calcola su questo scheduler Dask invece che su questo computer.

cli-puzzles = Posizioni con una sola soluzione.
cli-puzzles-build = Trovare problemi in partite casuali, dimostrare che ciascuno ha una sola soluzione, e farli provare ai livelli.
cli-puzzles-build-file = Il file di problemi da scrivere o da continuare.
cli-puzzles-rules = Le regole per cui cercare problemi, invece di tutte; si può ripetere.
cli-puzzles-count = I problemi per regolamento, invece del numero previsto.
cli-puzzles-seed = Lo stesso numero trova gli stessi problemi.
cli-puzzles-grade = Far riprovare i problemi ai livelli, e ordinarli secondo i livelli che li risolvono.
cli-puzzles-grade-file = Un file di problemi, che viene riscritto.
cli-puzzles-check = Dimostrare di nuovo i problemi: unica soluzione, tipo, lunghezza, difficoltà, e quali livelli li risolvono.
cli-puzzles-check-file = Un file di problemi, invece di quelli inclusi.
cli-puzzles-sample = Controlla questo numero di problemi, estratti a caso.
cli-puzzles-sample-seed = Lo stesso numero estrae gli stessi problemi con --sample.

cli-serve = Avviare il server: tavoli per persone e bot, e la pagina.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altri computer.
cli-serve-port = La porta su cui ascoltare; la stabilisce anche la variabile PORT.
cli-database-url = postgresql://… o sqlite:///FILE; altrimenti un file nella tua cartella dei dati; la stabilisce anche FOURFOLD_DATABASE_URL.
cli-serve-bus = redis://…, necessario per più processi; la stabilisce anche FOURFOLD_BUS_URL.
cli-serve-workers = Quanti processi del server.
cli-serve-origin = L’indirizzo a cui i browser raggiungono questo server dietro un proxy; si può ripetere.
cli-serve-trust-proxy = Si fida di X-Forwarded-For e -Proto di N proxy davanti (1 senza N).
cli-serve-bots = I processi di calcolo; uno è riservato ai bot ai tavoli con persone.
cli-serve-commands = I comandi al secondo per ospite; dieci volte tanti in una volta.
cli-serve-requests = Le richieste al secondo per indirizzo; dieci volte tante in una volta.
cli-serve-files = I file della pagina al secondo per indirizzo; quaranta volte tanti in una volta.
cli-serve-connections-per-address = Le connessioni permanenti per indirizzo.
cli-serve-connections-per-process = Le connessioni aperte di tutti gli indirizzi, per processo.
cli-serve-sessions = I nuovi ospiti al minuto per indirizzo.
cli-serve-tables = I nuovi tavoli al minuto per indirizzo, altrettanti in una volta.

cli-backup = Salvare tutto il database in un file, mentre il server è acceso.
cli-backup-file = Il file da scrivere.
cli-restore = Riempire un database vuoto da un salvataggio.
cli-restore-file = Un file scritto da fourfold backup.
cli-clean = Cancellare ciò che il server non conserva più, e liberare lo spazio.
cli-clean-dry-run = Mostra che cosa si cancellerebbe, e non cancella nulla.

## Progress

cli-doing-analyse = Analisi
cli-doing-solve = Calcolo
cli-doing-prove = Dimostrazione
cli-doing-arena = Partite
cli-doing-perft = Conteggio
cli-doing-grade = Classifica
cli-nodes = { $number } posizioni

## Wrong use

cli-see-help = Aiuto: { $command }
cli-missing = Manca { $name }: { $about }
cli-no-option = L’opzione { $name } non esiste.
cli-no-command = Il comando { $name } non esiste.
cli-did-you-mean = Intendi { $like }?
cli-too-many = Togli { $extra }, o metti tra virgolette un testo che contiene spazi.
cli-no-value = Scrivi un valore dopo { $option }.
cli-takes-no-value = Scrivi { $option } senza valore.
cli-whole-number = Scrivi un numero intero per { $name }.
cli-number = Scrivi un numero per { $name }.
cli-no-language = La lingua { $got } non c’è. Scegline una tra { $expected }.
cli-no-bot = Il bot { $got } non c’è in questo gioco. Scegline uno tra { $expected }, oppure scrivi MODULO:CLASSE per un bot tuo.
cli-bot-not-loaded = Non è possibile caricare il bot { $got }: { $reason }. Scrivi MODULO:CLASSE, con un modulo di questa cartella o un modulo installato.
cli-bot-failed = Il bot { $got } ha fallito nella partita { $number }: { $reason }. Correggi il bot o toglilo.
cli-bot-stopped = Il bot { $got } ha fallito: { $reason }. Correggi il bot o gioca contro un altro.
cli-resume-alone = --resume riprende la partita salvata così com’è. Togli { $extra }.
cli-name-a-game = Scrivi il gioco prima di { $option }: fourfold play quarto o fourfold play quartino.
cli-no-terminal = Questo non è un terminale. Aggiungi --plain per giocare riga per riga.
cli-arena-two-to-four = Scrivi da due a quattro bot dopo --bots, per esempio level3,perfect.
cli-solve-what = Scrivi una posizione tra virgolette, o --batch FILE per molte posizioni.
cli-batch-no-tab = Scrivi le regole, una tabulazione e una posizione invece di { $got }.
cli-perft-quarto = perft conta solo le mosse di Quarto. Scrivi: fourfold perft quarto
cli-tables-no-table = Per { $rules } non c’è una tabella. Scegli regole che contano caratteristiche intere.
cli-tables-no-dask = --dask ha bisogno del pacchetto distributed. Installalo: pip install distributed

## Files

cli-column = colonna { $number }
cli-no-file = Il file { $file } non esiste. Controlla il nome.
cli-is-folder = { $file } è una cartella. Scrivi il nome di un file.
cli-no-folder = Non si può scrivere { $file }: la cartella non esiste. Crea prima la cartella.
cli-cannot-read = Non si può leggere { $file }: { $reason }.
cli-cannot-write = Non si può scrivere { $file }: { $reason }.
cli-cannot-write-answer = Non si può scrivere la risposta: { $reason }.
cli-bad-puzzles = { $file } non si può usare. Scegli un file scritto da fourfold puzzles build; per continuare, usa lo stesso --seed.
cli-not-utf8 = { $file } non è un testo in UTF-8. Salvalo come UTF-8.
cli-analyse-quarto = Si possono analizzare solo partite di Quarto. Scegline una di Quarto.

## Server and database

cli-serve-open = Apri { $url } in un browser (Ctrl-C ferma il server).
cli-serve-no-page = La pagina non è costruita: il server risponde solo ai programmi. Per costruirla: make page
cli-serve-bad-database-url = --database-url deve cominciare con postgresql:// o sqlite:///.
cli-serve-no-database = Il database non si può usare: { $reason }. Avvialo, o controlla --database-url.
cli-serve-bad-bus-url = --bus-url deve cominciare con redis://, rediss:// o unix://.
cli-serve-bad-own-bot = Il bot { $bot } di FOURFOLD_BOTS non si può caricare: { $reason }. Scrivi NOME=modulo:Classe e controlla il modulo.
cli-serve-too-few-services = Più processi hanno bisogno di PostgreSQL e Redis. Indica --database-url postgresql://… e --bus-url redis://…
cli-serve-port-in-use = La porta { $port } di { $host } è occupata. Ferma l’altro programma o scegli un’altra --port.
cli-serve-port-forbidden = La porta { $port } richiede più diritti. Scegli una --port sopra 1023.
cli-serve-no-address = Questo computer non ha l’indirizzo { $host }. Scegli un altro --host.
cli-serve-not-started = Il server non è partito. Le righe qui sopra dicono perché.
cli-no-database-file = Il database { $file } non esiste. Indicane uno con --database-url.
cli-database-not-empty = Il database ha già ospiti o tavoli. Indicane uno vuoto con --database-url.
cli-bad-backup = { $file } non è un salvataggio completo. Scegli un file scritto da fourfold backup.

## Moves that people write

cli-error-bad-move = Scrivi { $expected } invece di { $got }.
cli-error-bad-piece = Scrivi un pezzo come 7 o LSQH invece di { $got }.
cli-error-bad-square = Scrivi una casella da a1 a d4 invece di { $got }.
cli-error-bad-call = Scrivi quattro caselle diverse dopo call invece di { $got }.
cli-error-bad-colour = Scrivi un colore tra Y B G P invece di { $got }.
cli-error-bad-space = Scrivi una casella della ruota, c o da 1 a 8, invece di { $got }.
cli-error-bad-rim = Scrivi una casella del bordo, da 1 a 8, invece di { $got }.
cli-error-text-after = Togli { $got }.
cli-error-takeback-too-far = È l’inizio della partita. Non c’è nulla da riprendere.
cli-error-piece-not-theirs = Dai a { $seat } { $expected ->
        [dark] un pezzo scuro
       *[light] un pezzo chiaro
    } invece di { $piece }.
cli-error-decline-too-early = Si può rinunciare solo dopo il sedicesimo pezzo. Ora scrivi { $expected }.
cli-error-referee-calls = L’arbitro vede ogni fila, quindi nessuno annuncia. Dai o piazza un pezzo.
cli-error-referee-says = L’arbitro vede le situazioni, quindi nessuno le dice. Piazza, libera, annuncia o termina.
cli-error-no-situations = Questa partita si gioca senza situazioni. Piazza, annuncia o termina.
cli-error-nothing-to-clear = Non c’è una colonna da liberare. Continua il turno.
cli-error-clear-other = Libera invece la casella { $expected }.
cli-error-cleared-already = Hai già liberato una colonna in questo turno. Continua il turno.
cli-error-clear-first = Libera prima la casella { $expected }.
cli-error-nothing-to-place = Tutte le pedine dovute sono sul tabellone. Annuncia o termina.
cli-error-card-not-held = { $seat } non ha { $card }. Scegli una carta in mano.
cli-error-call-no-line = { $squares } non è una fila. Togli l’annuncio, o termina la riga con ?.
cli-error-call-not-full = La fila { $squares } non è completa: non c’è nulla in { $free }. Togli l’annuncio, o termina la riga con ?.
cli-error-call-nothing-shared = I pezzi in { $squares } non hanno in comune nulla che conti. Togli l’annuncio, o termina la riga con ?.
cli-error-call-expired = La fila { $squares } a questo punto non vale più. Togli l’annuncio, o termina la riga con ?.
cli-error-call-not-now = La fila { $squares } è più vecchia: dopo aver posizionato si annuncia solo una fila fatta da questo pezzo. Togli l’annuncio, o termina la riga con ?.
cli-error-no-four-colours = All’inizio del turno nessun colore aveva quattro pedine sulla ruota. Togli questa riga, o terminala con ?.
cli-error-no-column = La colonna in { $space } ne aveva solo { $height } all’inizio del turno, e non quattro. Togli questa riga, o terminala con ?.

## Records

cli-error-no-such-seat = Il posto { $seat } non esiste. Scegline uno tra { $expected }.
cli-error-wrong-game = Scrivi una mossa di { $expected } invece di { $move }.
cli-error-not-refused = Le regole accettano { $move }. Togli il ? che segue.
cli-error-never-refused-so = Togli il ? dopo { $move }. Ce l’hanno solo gli annunci rifiutati.
cli-error-bad-spaces = Scrivi nove caselle separate da / invece di { $got }.
cli-error-bad-column = Scrivi una colonna di colori o un punto invece di { $got }.
cli-error-too-many-tokens = Usa al massimo { $most } pedine { $colour } invece di { $got }.
cli-error-bad-seat = Scrivi un posto tra { $expected } invece di { $got }.
cli-error-bad-seats = Scrivi posti come A B o A1 B1 A2 B2 invece di { $got }.
cli-error-bad-deal = Scrivi una distribuzione come A=YBGP,YBPG,YGBP,YGPB invece di { $got }.
cli-error-deal-seats = Scrivi carte per i posti { $expected } invece di { $got }.
cli-error-deal-size = Scrivi { $expected } carte per { $seat } invece di { $got }.
cli-error-card-twice = { $got } c’è una volta di troppo. Usa ogni carta tante volte quante ne ha il mazzo.
cli-error-not-utf8 = Salva il file in UTF-8. Il byte { $got } non è testo.
cli-error-control-character = Togli { $got }, che non si può stampare.
cli-error-bad-header = Scrivi una riga come chiave: valore invece di { $got }. Se è la prima mossa, lascia prima una riga vuota.
cli-error-key-twice = Scrivi la chiave { $got } una volta sola.
cli-error-key-missing = Aggiungi la chiave { $expected } all’intestazione.
cli-error-key-not-here = Togli la chiave { $got }. Le partite di { $game } non ce l’hanno.
cli-error-bad-players = Scrivi nomi come A=Ada B="Bo Berg" invece di { $got }. I nomi con spazi vanno tra virgolette.
cli-error-bad-name = Chiudi le virgolette del nome { $got }.
cli-error-bad-result = Scrivi un risultato come B (call) o draw (full-board) invece di { $got }.
cli-error-result-too-early = Togli il risultato { $got }. La partita è ancora in corso.
cli-error-result-differs = Le mosse portano a { $expected }. Scrivilo invece di { $got }.
cli-error-event-missing = Scrivi una mossa dopo il posto invece di { $got }.
cli-error-not-your-turn = Tocca a { $expected }, non a { $seat }. Cambia il posto o la mossa.
cli-error-game-over = La partita è finita. Togli { $move }.
cli-error-piece-in-hand = { $piece } è in mano. Piazza il pezzo prima di { $move }.
cli-error-no-piece-in-hand = Non c’è un pezzo in mano. Danne uno prima di { $move }.
cli-error-square-taken = { $square } è occupata da { $piece }. Scegli una casella libera.
cli-error-piece-not-left = { $piece } è già stato dato. Scegli un altro pezzo.

## Rules and positions

cli-error-bad-game = Il gioco { $got } non esiste. Scegline uno tra: { $expected }.
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
cli-error-line-in-referee-play = La fila { $got } ha già vinto la partita. Scrivi una posizione di una partita in corso.
cli-error-bad-marks = Scrivi le file da annunciare come !a1b1c1d1:1 invece di { $got }.
cli-error-mark-no-line = { $got } non è una fila completata che conti. Toglila.
cli-error-mark-expiry = Scrivi dopo la fila un numero da 1 a { $most } invece di { $got }.
cli-error-marks-apart = Un solo pezzo non può completare le file { $got }. Usa file con una casella in comune.
cli-error-marks-in-referee-play = Togli { $got }: con l’arbitro nessuno annuncia.
cli-error-bad-card = Scrivi le carte come YBGP invece di { $got }.
cli-error-deck-too-small = Il mazzo ha { $got } carte. Usane almeno { $expected }.

## What is not installed

cli-missing-extra = { $command } ha bisogno di pacchetti che non sono installati. Installali con: pip install 'fourfold[{ $extra }]'
cli-missing-native-module = Questo comando ha bisogno del modulo nativo di Fourfold, che non è installato. Installa un wheel di fourfold, oppure compilalo con un compilatore C++.
