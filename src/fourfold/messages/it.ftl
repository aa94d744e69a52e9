### Fourfold: italiano
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: masculine (un pezzo, un fungo); tokens feminine (una pedina).
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = italiano

## Traits and their values, as said of a piece

trait-colour = colore
trait-height = altezza
trait-shape = forma
trait-body = corpo
value-light = chiaro
value-dark = scuro
value-tall = alto
value-short = basso
value-round = rotondo
value-square = quadrato
value-solid = pieno
value-hollow = cavo

## The same traits and values, as said of a mushroom

mushroom-trait-colour = colore
mushroom-trait-height = grandezza
mushroom-trait-shape = cappello
mushroom-trait-body = puntini
mushroom-light = rosso
mushroom-dark = blu
mushroom-tall = grande
mushroom-short = piccolo
mushroom-round = appuntito
mushroom-square = piatto
mushroom-solid = con puntini
mushroom-hollow = senza puntini

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = tabellone
word-square = casella
word-piece = pezzo
word-trait = caratteristica
word-line = fila
word-two-by-two = quadrato
word-call = annuncio
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = dare
word-place = posizionare
word-decline = rinunciare
word-beginners = principianti
word-advanced = giocatori esperti
word-team = squadra
word-going-round = a rotazione
word-draw = pareggio
word-win = vittoria
word-space = casella
word-rim = bordo
word-centre = centro
word-token = pedina
word-reserve = riserva
word-card = carta Quartino
word-rack = supporto
word-column = colonna
word-four-colours = 4 colori
word-turn = turno
word-clockwise = in senso orario
word-deck = mazzo
word-player = giocatore
word-seat = posto

## Colours of Quartino's tokens

token-Y = gialla
token-B = blu
token-G = verde
token-P = rosa

## Rule sets

preset-classic = Classico
preset-classic-about = Pezzi di legno, contano tutte le caratteristiche e una fila vince se la annunci in tempo.
preset-mushrooms = Funghi
preset-mushrooms-about = Le regole classiche con i funghi: rossi o blu, grandi o piccoli, appuntiti o piatti, con o senza puntini gialli.
preset-danish = Danese
preset-danish-about = Ognuno riceve solo pezzi del proprio colore, e una fila sfuggita si può annunciare un po’ più a lungo.
preset-quartino = Quartino
preset-quartino-about = Metti pedine colorate sulla ruota e realizza per primo le tue quattro carte.
preset-quartino-first = Quartino, prime partite
preset-quartino-first-about = Quartino senza le situazioni «4 colori» e «colonna».

## Options: $number is a whole number

option-squares = Quadrati
    .about = Quattro pezzi in un quadrato di 2×2 caselle contano come una fila.
option-traits = Caratteristiche scelte
    .about = Per una fila contano solo le caratteristiche che scegli.
option-values = Valori scelti
    .about = Per una fila contano solo i valori che scegli, per esempio scuro e basso.
option-owned = A ciascuno il suo colore
    .about = Ognuno riceve sempre pezzi del proprio colore; chi riceve per primo ha i chiari.
option-owned-dark = A ciascuno il suo colore, prima gli scuri
    .about = Ognuno riceve sempre pezzi del proprio colore; chi riceve per primo ha gli scuri.
option-free = Colori liberi
    .about = Puoi dare qualsiasi pezzo rimasto, di qualunque colore.
option-players = Occhi aperti
    .about = { $game ->
        [quartino] Come nel regolamento, situazioni e Quartini contano solo se un giocatore li vede e lo dice.
       *[quarto] Come nei regolamenti, una fila conta solo se un giocatore la vede e lo dice.
    }
option-referee = Con arbitro
    .about = { $game ->
        [quartino] Il tavolo controlla per te: le situazioni si applicano da sole e un annuncio sbagliato viene rifiutato.
       *[quarto] Il tavolo controlla per te: una fila completata vince subito.
    }
option-lose-on-false-call = L’annuncio sbagliato perde
    .about = Chi annuncia «Quarto!» senza una fila valida perde la partita.
option-turn = { $number ->
        [one] { $number } secondo per turno
       *[other] { $number } secondi per turno
    }
    .about = Finisci il turno entro questo tempo: se scade, perdi.
option-turns = { $number ->
        [one] Al massimo { $number } turno
       *[other] Al massimo { $number } turni
    }
    .about = Dopo questo numero di turni, contando tutti i giocatori, vince chi ha realizzato più carte; a pari merito si vince insieme.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Non vince nessuno: pareggio
outcome-won = { $count ->
        [one] { $winners } vince
       *[other] { $winners } vincono insieme
    }
reason-call = Quarto annunciato
reason-line = fila completata
reason-false-call = annuncio sbagliato dell’avversario
reason-full-board = tutti i sedici pezzi sono sul tabellone
reason-resign = per abbandono
reason-time = tempo scaduto
reason-abandoned = un giocatore ha lasciato la partita
reason-agreement = di comune accordo
reason-cards = tutte le carte realizzate
reason-repetition = stessa posizione per la terza volta
reason-skipped = un giro intero senza nulla da giocare
reason-turn-limit = limite di turni raggiunto

## Quarto in the rules page

rules-quarto-intro =
    Quarto è un gioco per due giocatori o due squadre. I sedici pezzi sono
    di tutti, ed è l’avversario a scegliere quello che devi posizionare. Una
    partita dura da 10 a 20 minuti (da 5 a 20 nell’edizione danese).
quarto-in-short =
    Scegli un pezzo e dallo all’avversario, che lo posiziona su una casella
    libera a piacere e poi ne dà uno a te. Quattro pezzi in una riga, una
    colonna o una diagonale lunga che si somigliano in qualcosa (tutti alti,
    per esempio, o tutti cavi) formano una fila. Se ne completi una,
    annuncia «Quarto!» prima di dare il pezzo successivo e vinci. Se
    all’avversario ne sfugge una, annunciala prima di posizionare e vinci.
    Se tutti i pezzi sono sul tabellone e nessuno ha vinto, è pareggio.

rule-q1-title = Tabellone e pezzi
rule-q1-text =
    Si gioca su un tabellone di 4×4 caselle con 16 pezzi, uno per ogni
    combinazione di quattro caratteristiche con due valori ciascuna. I pezzi
    classici, di legno, sono chiari o scuri, alti o bassi, rotondi o
    quadrati, pieni o cavi; i funghi sono, nello stesso ordine, rossi o blu,
    grandi o piccoli, con il cappello appuntito o piatto, con o senza
    puntini gialli. Le regole guardano solo le quattro caratteristiche, mai
    la serie di pezzi che si usa. All’inizio i pezzi stanno accanto al
    tabellone; nell’edizione danese formano due gruppi, i chiari e gli
    scuri.
rule-q2-title = Chi comincia
rule-q2-text =
    Si tira a sorte chi comincia. Chi comincia non posiziona nulla: sceglie
    un pezzo e lo dà all’avversario.
rule-q3-title = Un turno
rule-q3-text =
    Posiziona il pezzo ricevuto su una casella libera qualsiasi. Poi dai
    all’avversario uno dei pezzi rimasti.
rule-q4-title = File
rule-q4-text =
    Una fila sono quattro pezzi in una riga, una colonna o una delle due
    diagonali lunghe (10 linee in tutto) che hanno in comune almeno un
    valore che conta: quattro pezzi alti, per esempio, o quattro cavi.
    Possono avere in comune più valori, e un solo pezzo può completare più
    file insieme. Non importa chi ha posizionato gli altri tre.
rule-q5-title = Annunciare Quarto
rule-q5-text =
    Quando sono i giocatori a tenere gli occhi aperti, formare una fila non
    basta per vincere: devi annunciare «Quarto!» e mostrare la fila, e nulla
    di ciò che vedi rivela che ce n’è una. Può annunciare solo chi deve
    giocare; un annuncio di qualcun altro, o dopo la fine, non è permesso,
    ma non è mai un annuncio sbagliato. Dopo aver posizionato e prima di
    dare, puoi annunciare una fila completata da quel pezzo, e vinci; se dai
    senza annunciare, solo chi riceve può annunciare quella fila, in quel
    momento, prima di posizionare, e allora vince. Se posiziona senza
    annunciare, la fila ha perso il suo valore per sempre, tutta intera e
    per ogni caratteristica (classico e funghi); nell’edizione danese lo
    perde solo quando, dopo che si è formata, entrambi i giocatori hanno
    posizionato un pezzo ciascuno, e fino ad allora può annunciarla chi ha
    appena ricevuto un pezzo, anche chi l’ha formata
    (nostra interpretazione). Dopo il sedicesimo pezzo non si dà più nulla:
    chi l’ha posizionato può annunciare o rinunciare, poi l’avversario può
    annunciare qualsiasi fila ancora valida o rinunciare, e a quel punto è
    pareggio (nostra interpretazione). Un annuncio sbagliato, cioè che non
    mostra una fila, ne mostra una scaduta o mostra caselle senza nulla in
    comune che conti, viene rifiutato spiegando il motivo, si annota nel
    registro e non cambia altro, ma dopo tre rifiuti in un turno non puoi
    più annunciare in quel turno; se si sceglie così in anticipo, fa invece
    perdere la partita (nostra interpretazione).
rule-q6-title = Con arbitro
rule-q6-text =
    Con l’arbitro il tavolo vede ogni fila: chi ne completa una vince
    subito. Annunciare non è permesso.
rule-q7-title = Pareggio
rule-q7-text =
    Se tutti i sedici pezzi sono sul tabellone e nessuno ha vinto, la
    partita finisce in pareggio.
rule-q8-title = Principianti
rule-q8-text =
    Per cominciare con calma, fate contare solo una, due o tre delle quattro
    caratteristiche, come propongono le regole francesi e olandesi. Le
    regole danesi lasciano contare quanti aspetti si vuole, per esempio solo
    i pezzi scuri, qualunque sia la loro forma. Puoi quindi far contare
    quali vuoi degli otto valori, almeno uno, e bastano quattro pezzi che ne
    abbiano uno in comune; di solito si scelgono caratteristiche intere
    (nostra interpretazione).
rule-q9-title = Giocatori esperti
rule-q9-text =
    Quattro pezzi in un quadrato, su 2×2 caselle vicine, contano come una
    fila. Sono 9 possibilità in più, 19 in tutto. Nell’edizione danese i
    quadrati e i colori liberi sono due opzioni distinte per giocatori
    esperti.
rule-q10-title = A ciascuno il suo colore
rule-q10-text =
    Nell’edizione danese ognuno prende un colore, e all’avversario dai
    sempre un pezzo del suo: così ciascuno posiziona gli otto pezzi del
    proprio colore. Una fila conta ancora per qualsiasi caratteristica che
    conta, con i due colori mescolati. B, che riceve il primo pezzo,
    sceglie, e ha i chiari se non dice nulla (nostra interpretazione). I
    giocatori esperti giocano con pezzi liberi, di entrambi i colori.
rule-q11-title = Giocatori e squadre
rule-q11-text =
    Si gioca in due; l’edizione danese aggiunge due contro due, o due
    squadre di qualunque dimensione. I compagni si alternano nei turni della
    loro squadra, e in ogni turno posiziona e dà la stessa persona; il primo
    pezzo dato è il turno di A1, poi vengono B1, A2, B2 e così via
    (nostra interpretazione). Può annunciare solo la persona che deve
    giocare, dopo il sedicesimo pezzo l’ultima parola spetta alla persona
    successiva dell’altra squadra, e una squadra vince o perde tutta insieme
    (nostra interpretazione). Nell’edizione danese si può anche giocare a
    rotazione: al tavolo si fa la coda, e il posto di chi perde passa al
    prossimo; dopo un pareggio si alza chi è seduto da più tempo
    (nostra interpretazione).
rule-q12-title = Tempo
rule-q12-text =
    Nei tornei ogni mossa può durare un minuto; senza limiti di tempo non
    c’è orologio. Una mossa è posizionare e dare insieme, e anche il primo
    pezzo dato ha il suo minuto (nostra interpretazione). I momenti per
    annunciare sono compresi in quel minuto, un annuncio sbagliato non lo fa
    ripartire, e chi lo supera perde (nostra interpretazione).
rule-q13-title = Combinare le regole
rule-q13-text =
    Le regole da Q5 a Q12 si combinano liberamente: per esempio quadrati, a
    ciascuno il suo colore, solo due caratteristiche e un arbitro. Le regole
    già pronte sono Classico, Funghi e Danese; il gioco per principianti e
    quello per esperti sono opzioni di ciascuna.

## Quartino in the rules page

rules-quartino-intro =
    Quartino è un gioco per due, tre o quattro giocatori da 7 a 99 anni.
    Pedina dopo pedina costruite tutti sulla stessa ruota di colori, ognuno
    con le sue carte segrete da realizzare: le pedine degli altri possono
    aiutarti o rovinarti i piani. Una partita dura circa 20 minuti.
quartino-in-short =
    Pesca quattro carte e tienile segrete. Al tuo turno metti una pedina di
    qualsiasi colore su una casella qualsiasi, anche sopra altre. Una carta
    chiede quattro colori, al centro e su tre caselle vicine del bordo,
    comunque si giri la ruota; contano solo le pedine in cima. Quando vedi
    una delle tue carte sul tabellone, annuncia «Quartino», metti da parte
    la carta, restituisci le sue quattro pedine e posizionane ancora una. Se
    il tuo turno comincia con quattro pedine di un colore sul tabellone, o
    con una colonna di quattro, dillo: togli la colonna, se c’è, e posiziona
    una pedina in più per ogni situazione. Chi realizza per primo tutte e
    quattro le carte vince.

rule-t1-title = Tabellone, pedine e carte
rule-t1-text =
    Il tabellone è una ruota di nove caselle: otto sul bordo, in cerchio, e
    una al centro. Le 28 pedine, sette per ogni colore (giallo, blu, verde e
    rosa), stanno in una riserva scoperta, divise per colore. Ci sono 24
    carte e quattro supporti. I numeri sono quelli dei regolamenti; la ruota
    e i nomi dei colori vengono da immagini e recensioni del gioco.
rule-t2-title = Le carte
rule-t2-text =
    Una carta è un quarto della ruota: il centro e tre caselle vicine del
    bordo, ognuna con un colore (nostra interpretazione, dalle immagini). Le
    24 carte sono tutti gli ordini dei quattro colori sul centro e sulla
    prima, seconda e terza casella del bordo, in senso orario; si può anche
    caricare un altro mazzo (nostra interpretazione). Una carta va bene in
    ognuna delle otto rotazioni della ruota, mai allo specchio
    (nostra interpretazione).
rule-t3-title = Inizio
rule-t3-text =
    Ognuno pesca di nascosto quattro carte; le altre restano fuori dal
    gioco, senza che nessuno le veda. Inizia la persona più giovane (lo dice
    il tavolo, altrimenti si tira a sorte) e si prosegue in senso orario.
rule-t4-title = Un turno
rule-t4-text =
    Un turno ha tre passi: prima guardi se sul tabellone ci sono situazioni,
    poi posizioni le pedine, infine fai i Quartini.
rule-t5-title = Posizionare una pedina
rule-t5-text =
    Prendi una pedina di un colore ancora presente nella riserva e mettila
    dove vuoi, su una casella vuota o sopra altre pedine: così nasce una
    colonna.
rule-t6-title = Fare un Quartino
rule-t6-text =
    Di ogni casella conta solo la pedina in cima, chiunque l’abbia messa.
    Quando hai finito di posizionare e togliere tutto ciò che il turno
    richiede (nostra interpretazione), puoi annunciare «Quartino» e mostrare
    una delle tue carte e le quattro caselle; mostrare una carta che non hai
    non è permesso, e il turno continua. Se è giusto, la carta lascia il tuo
    supporto e quelle quattro pedine in cima tornano nella riserva, così
    viene in cima ciò che stava sotto; poi devi prendere una pedina e
    metterla dove vuoi, e puoi annunciare di nuovo, e così via. Se è
    sbagliato, la carta torna sul tuo supporto e il turno finisce; gli altri
    hanno visto quella carta, che da quel momento è nota.
rule-t7-title = 4 colori
rule-t7-text =
    Se all’inizio del tuo turno un colore ha sul tabellone quattro o più
    pedine, in qualunque punto delle colonne, e te ne accorgi, di’
    «4 colori». Allora devi posizionare una pedina in più.
rule-t8-title = Colonna
rule-t8-text =
    Se all’inizio del tuo turno una colonna ha quattro o più pedine e te ne
    accorgi, di’ «colonna». Rimetti tutta quella colonna nella riserva e poi
    devi posizionare una pedina in più; con la sola colonna, prima si toglie
    e poi si posiziona. In un turno conta una sola colonna, quella che
    scegli tu, per quante ce ne siano; anche «4 colori» conta una volta
    sola, per quanti siano i colori (nostra interpretazione).
rule-t9-title = Tutte e due insieme
rule-t9-text =
    Se ti accorgi di tutte e due le situazioni, dille entrambe: posizioni
    tre pedine e togli la colonna, nell’ordine che vuoi. Puoi anche
    toglierla per ultima; una pedina che ci avevi messo sopra se ne va con
    lei. Le situazioni sono quelle dell’inizio del turno. Per annunciare o
    finire il turno bisogna prima aver fatto tutto questo.
rule-t10-title = Accorgersene
rule-t10-text =
    Quando sono i giocatori a tenere gli occhi aperti, situazioni e Quartini
    esistono solo se il giocatore li dice; chi tace non è punito, e l’elenco
    delle mosse non li rivela mai. Una situazione detta a torto viene
    rifiutata spiegando il motivo e non cambia nulla; ognuna si può dire una
    volta per turno, prima di posizionare la prima pedina
    (nostra interpretazione). Con l’arbitro le situazioni non si dicono: le
    pedine in più e una colonna da togliere sono concesse e obbligatorie, e
    un Quartino sbagliato viene rifiutato (nostra interpretazione). Anche lì
    annunciare resta facoltativo, e solo chi possiede la carta riceve un
    suggerimento (nostra interpretazione).
rule-t11-title = Prime partite
rule-t11-text =
    Le prime partite si possono fare senza le situazioni «4 colori» e
    «colonna» (T7 e T8).
rule-t12-title = Fine
rule-t12-text =
    Chi toglie l’ultima carta dal proprio supporto vince subito. Le quattro
    pedine restano dove sono.
rule-t13-title = Riserva vuota e partite senza fine
rule-t13-text =
    Un colore di cui nella riserva non resta nessuna pedina non si può
    scegliere. Si salta il posizionamento solo se la riserva è vuota e non
    c’è nessuna colonna da togliere; allora puoi annunciare o finire il
    turno (nostra interpretazione). Dopo un giro intero in cui nulla viene
    posizionato, tolto o annunciato, è pareggio (nostra interpretazione). È
    pareggio anche quando lo stesso tabellone, colonne intere comprese, con
    lo stesso giocatore all’inizio del suo turno, si presenta per la terza
    volta senza che nel frattempo si sia realizzata una carta
    (nostra interpretazione). Dopo 200 turni, contando tutti i giocatori, o
    un altro numero che fissate voi, vince chi ha realizzato più carte, e a
    pari merito si vince insieme (nostra interpretazione).
rule-t14-title = Segreti
rule-t14-text =
    Vedi il tabellone, la riserva, il tuo supporto, le carte realizzate, le
    carte mostrate in annunci sbagliati e quante carte restano a ciascuno
    degli altri. Non vedi nient’altro, in nessun momento e in nessun modo.
    Le carte non distribuite restano segrete fino alla fine.

## Both games in the rules page

rule-table-title = Al tavolo
rule-table-text =
    A Quartino, in più di due giocatori, chi abbandona o supera il tempo
    lascia la partita: le sue carte restano coperte, i suoi turni vengono
    saltati e vince chi rimane per ultimo (nostra interpretazione). In
    entrambi i giochi una proposta di pareggio vale fino alla mossa
    successiva, e tutti gli altri devono accettarla
    (nostra interpretazione). Per annullare una mossa serve il consenso di
    tutti, e non si torna mai oltre una carta mostrata o realizzata
    (nostra interpretazione).
not-affiliated =
    Quarto e Quartino sono marchi dei rispettivi proprietari. Fourfold non è
    legato a loro né è approvato da loro.

## What happens, and what is asked

# Sentences below choose by this word.
space-centre = centro
seat-bot = { $seat } ({ $bot })
event-give = { $who } dà il pezzo { $piece }.
event-place = { $who } posiziona in { $square } il pezzo { $piece }.
event-call = { $who } annuncia «Quarto!» e mostra { $squares }.
event-decline = { $who } rinuncia.
event-say-colours = { $who } dice «4 colori».
event-say-column = { $who } dice «colonna» e indica { $space ->
        [centro] il centro
       *[other] la casella { $space }
    }.
event-clear = { $who } toglie la colonna { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
event-token = { $who } posiziona una pedina { $colour } { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
event-card-right = { $who } annuncia «Quartino» e realizza { $card } dalla casella { $first }.
event-card-wrong = { $who } annuncia «Quartino» con { $card } dalla casella { $first }, ma lì non c’è. Il turno finisce.
event-card-refused = { $who } annuncia «Quartino» con { $card } dalla casella { $first }, ma lì non c’è. Rifiutato: il turno continua.
event-end = { $who } finisce il turno.
event-resign = { $who } abbandona.
event-flag = { $who } ha finito il tempo.
event-abandon = { $who } ha lasciato la partita.
event-offer = { $who } propone il pareggio.
event-accept = { $who } accetta il pareggio.
event-refused = { $what } Rifiutato.
ask-give = { $who }: scegli un pezzo da dare.
ask-place = { $who }: posiziona il pezzo { $piece }.
ask-decline = { $who }: tutti i pezzi sono sul tabellone. Annuncia una fila o rinuncia.
ask-clear = { $who }: togli una colonna ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: posiziona una pedina.
       *[other] { $who }: posiziona { $due } pedine.
    }
ask-call-card = { $who }: annuncia Quartino o finisci il turno.

## Line by line

plain-welcome = Si gioca con le regole { $rules }. Scrivi help per i comandi.
plain-menu = A che cosa giochiamo? Scrivi un numero, o premi Enter per il primo.
plain-menu-bot = { $game } contro il computer
plain-menu-people = { $game } in { $seats } su questo schermo
plain-menu-again = Scrivi un numero da 1 a { $most }, oppure quit.
plain-help =
    Mosse di Quarto: give 7 o give LSQH, place b3, call a1 b1 c1 d1, decline.
    Mosse di Quartino: say colours, say column 5, clear 5, place B 3, call YBGP 7, end.
    Basta anche solo un pezzo o una casella. Inoltre: resign, offer draw, accept.
    Domande: board, pieces, reserve, rack, moves, record, rules, rules q5.
    E poi: undo, save, save NOME, quit.
plain-free = libera
plain-empty = vuota
plain-turn = Tocca a { $who }. Gli altri non guardino.
plain-over = La partita è finita. Premi Enter per uscire; undo, save e record funzionano ancora.
plain-over-for-good = La partita è finita. Premi Enter per uscire; save e record funzionano ancora.
plain-draw-offered = È stato proposto il pareggio. Un altro giocatore accetta con accept; ogni mossa lo rifiuta.
plain-no-clock = { $number ->
        [one] Queste regole danno { $number } secondo per turno, ma riga per riga non c’è orologio.
       *[other] Queste regole danno { $number } secondi per turno, ma riga per riga non c’è orologio.
    }
plain-undone = Mossa annullata.
plain-no-rack = Quarto non ha carte.
plain-rack = { $who }: da realizzare { $left }, sul supporto { $cards }, realizzate { $made }, mostrate { $shown }.
plain-rules-more = Per una regola intera scrivi rules { $first } fino a rules { $last }, oppure rules table.
plain-saved = Salvata come { $path }.
plain-not-saved = Non salvata: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = non si attendono altre mosse, ricevuto { $move }: la partita è finita
error-not-your-turn = tocca al posto { $expected }, ricevuto { $seat }
error-no-such-seat = serve uno dei posti { $expected }, ricevuto { $seat }
error-seat-has-left = serve un posto ancora in gioco, ricevuto { $seat }, che è uscito
error-wrong-game = serve una mossa di { $expected }, ricevuto { $move }
error-draw-already-offered = serve accept, ricevuto { $move }: { $seat } ha già proposto il pareggio
error-no-draw-offered = serve una proposta di pareggio, ricevuto { $move } senza che ce ne sia una
error-already-agreed = deve accettare un altro posto, ricevuto { $seat }, che è già d’accordo
error-not-refused = serve un annuncio che le regole rifiutano, ricevuto { $move }, che accettano
error-never-refused-so = ? segue solo un annuncio rifiutato, ricevuto { $move }
error-takeback-too-far = serve una mossa da annullare, ma questo è l’inizio della partita
error-takeback-past-card = non si torna oltre una carta che tutti hanno visto, ricevuto { $move }
error-piece-in-hand = serve place, ricevuto { $move }: { $piece } è in mano
error-no-piece-in-hand = serve give, ricevuto { $move }: nessun pezzo è in mano
error-board-full = serve call o decline, ricevuto { $move }: tutti i sedici pezzi sono sul tabellone
error-decline-too-early = serve { $expected }, ricevuto decline: si rinuncia solo alla fine, dopo sedici pezzi
error-square-taken = serve una casella libera, ricevuto { $square } (occupata da { $piece })
error-piece-not-left = serve un pezzo rimasto, ricevuto { $piece }
error-piece-not-theirs = { $expected ->
        [dark] serve un pezzo scuro
       *[light] serve un pezzo chiaro
    } per { $seat }, ricevuto { $piece }
error-referee-calls = serve give, place o decline, ricevuto { $move }: l’arbitro vede ogni fila
error-no-more-calls = non si annuncia più dopo tre annunci sbagliati in un turno, ricevuto { $move }
error-call-no-line = servono quattro caselle di una fila, ricevuto { $squares }
error-call-not-full = serve una fila piena, ricevuto { $squares } (ancora libero: { $free })
error-call-nothing-shared = serve una caratteristica in comune che conti, ricevuto { $squares }, che non ne hanno
error-call-expired = serve una fila ancora valida, ricevuto { $squares }, il cui tempo è passato
error-call-not-now = serve una fila formata da questo pezzo, ricevuto { $squares }, che è più vecchia
error-referee-says = serve place, clear, call o end, ricevuto { $move }: l’arbitro vede le situazioni
error-no-situations = serve place, call o end, ricevuto { $move }: si gioca senza situazioni
error-say-too-late = si dice prima della prima pedina del turno, ricevuto { $move } dopo
error-said-already = ogni situazione si dice una volta per turno, ricevuto { $move } di nuovo
error-no-four-colours = servono quattro pedine di un colore all’inizio del turno, ricevuto { $move } con meno
error-no-column = serve una colonna di quattro o più all’inizio del turno, ricevuto { $space } con { $height }
error-nothing-to-clear = non c’è nessuna colonna da togliere, ricevuto { $move }
error-clear-other = serve clear { $expected }, ricevuto { $move }
error-cleared-already = si toglie una sola colonna per turno, ricevuto { $move } dopo
error-clear-first = prima serve clear { $expected }, ricevuto { $move }
error-nothing-to-place = serve call o end, ricevuto { $move }: tutte le pedine dovute sono sul tabellone
error-place-first = prima bisogna posizionare le pedine dovute (ancora { $due }), ricevuto { $move }
error-colour-used-up = serve un colore ancora nella riserva, ricevuto { $colour }
error-card-not-held = serve una carta che { $seat } possiede, ricevuto { $card }
error-no-quartino = serve { $card } su { $spaces }, ma c’è { $tops }
error-bad-move = serve { $expected }, ricevuto { $got }
error-bad-piece = serve un pezzo come 7 o LSQH, ricevuto { $got }
error-bad-square = serve una casella da a1 a d4, ricevuto { $got }
error-bad-call = servono quattro caselle diverse dopo call, ricevuto { $got }
error-bad-colour = serve un colore tra Y B G P, ricevuto { $got }
error-bad-space = serve una casella della ruota, c o da 1 a 8, ricevuto { $got }
error-bad-rim = serve una casella del bordo, da 1 a 8, ricevuto { $got }
error-bad-card = serve una carta come YBGP, ricevuto { $got }
error-text-after = non serve nient’altro, ricevuto { $got }
error-bad-preset = servono regole di { $game } tra { $expected }, ricevuto { $got }
error-bad-game = serve un gioco tra { $expected }, ricevuto { $got }
error-bad-option = serve un’opzione di { $game } tra { $expected }, ricevuto { $got }
error-bad-option-value = serve { $expected } dopo { $option }:, ricevuto { $got }
error-option-twice = ogni opzione si scrive una volta sola, ricevuto { $got } di nuovo
error-options-contradict = serve solo { $option } o solo { $other }, ricevute entrambe
error-bad-ranks = servono quattro righe separate da /, ricevuto { $got }
error-bad-rank = servono quattro caselle per riga, ognuna un pezzo o un punto, ricevuto { $got }
error-bad-hand = serve il pezzo in mano o -, ricevuto { $got }
error-piece-twice = ogni pezzo esiste una volta sola, ricevuto { $got } due volte
error-wrong-colours = servono { $light } chiari e { $dark } scuri tra i pezzi dati, ricevuto { $got }
error-line-in-referee-play = serve una partita in corso, ricevuto una fila completata: { $got }
error-bad-marks = servono file come !a1b1c1d1:1, ricevuto { $got }
error-mark-no-line = serve una fila completata che conti, ricevuto { $got }
error-mark-expiry = serve un numero da 1 a { $most } dopo la fila, ricevuto { $got }
error-marks-apart = le file completate dallo stesso pezzo hanno una casella in comune, ricevuto { $got }
error-marks-in-referee-play = con l’arbitro non ci sono file da annunciare, ricevuto { $got }
error-bad-spaces = servono nove caselle separate da /, ricevuto { $got }
error-bad-column = serve una colonna di colori o un punto, ricevuto { $got }
error-too-many-tokens = servono al massimo { $most } pedine di colore { $colour }, ricevuto { $got }
error-bad-seat = serve un posto tra { $expected }, ricevuto { $got }
error-bad-seats = servono posti come A B o A1 B1 A2 B2, ricevuto { $got }
error-bad-seat-number = servono { $expected } posti, ricevuto { $got }
error-bad-deal = serve una distribuzione come A=YBGP,YBPG,YGBP,YGPB, ricevuto { $got }
error-deal-seats = servono carte per i posti { $expected }, ricevuto { $got }
error-deal-size = servono { $expected } carte per { $seat }, ricevuto { $got }
error-card-twice = ogni carta c’è tante volte quante nel mazzo, ricevuto { $got } una volta di troppo
error-deck-too-small = servono almeno { $expected } carte nel mazzo, ricevuto { $got }
error-not-utf8 = serve testo in UTF-8, ricevuto il byte { $got }
error-control-character = serve testo stampabile, ricevuto { $got }
error-bad-header = serve una riga come chiave: valore, ricevuto { $got }
error-key-twice = ogni chiave si scrive una volta sola, ricevuto { $got } di nuovo
error-key-missing = serve la chiave { $expected } nell’intestazione, ma manca
error-key-not-here = serve una chiave di { $game }, ricevuto { $got }
error-bad-players = servono nomi come A=Ada B=Bo, ricevuto { $got }
error-bad-name = serve un nome tra virgolette chiuse, ricevuto { $got }
error-bad-result = serve un risultato come B (call) o draw (full-board), ricevuto { $got }
error-result-too-early = non serve un risultato finché la partita è in corso, ricevuto { $got }
error-result-differs = serve il risultato delle mosse giocate, { $expected }, ricevuto { $got }
error-event-missing = serve una mossa dopo il posto, ricevuto { $got }
error-bad-state = serve uno stato salvato, ricevuto { $got }

## Terminal

tui-about = Quarto e Quartino, secondo i regolamenti
tui-person = Giocatore
tui-computer = Computer
tui-computer-of = Computer { $seat }
tui-player = Giocatore { $seat }
tui-team-of = Squadra { $team } ({ $people })
tui-yes = sì
tui-no = no

tui-menu-computer = Quarto contro il computer
tui-menu-continue = Continua la partita
tui-menu-two = Quarto in due su questo schermo
tui-menu-teams = Quarto a squadre
tui-menu-quarto = Quarto con le regole che vuoi
tui-menu-quartino = Quartino, da 2 a 4
tui-menu-resume = Riprendi una partita salvata
tui-menu-replay = Rivedi una partita
tui-menu-rules = Regole
tui-menu-language = Lingua
tui-menu-quit = Esci
tui-menu-hint = ↑ ↓ scegliere   Enter iniziare   ? regole   q uscire

tui-setup-title = { $game }: chi gioca?
tui-setup-start = Inizia
tui-setup-seats = Giocano
tui-setup-two = due
tui-setup-teams = due squadre da { $number }
tui-setup-number = { $number }
tui-setup-seat = Posto { $seat }
tui-setup-person = persona
tui-setup-name = nome, se vuoi
tui-setup-rules = Scegli le regole…
tui-bot-random = computer, gioca a caso
tui-bot-level = computer, livello { $number }
tui-bot-perfect = computer, non sbaglia mai
tui-bot-greedy = computer, prevede una mossa
tui-form-hint = ↑ ↓ spostarsi   ← → cambiare   Enter scegliere   Esc indietro

tui-builder-title = Scegli le regole
tui-builder-preset = Edizione
tui-builder-counts = Che cosa conta: { $trait }
tui-builder-both = { $one } e { $other }
tui-builder-only = solo { $value }
tui-builder-none = non conta
tui-builder-colours = Colori
tui-builder-sight = Chi vede le file e le situazioni
tui-builder-false-call = Un «Quarto!» sbagliato
tui-builder-refused = È rifiutato, tre volte per turno
tui-builder-turn = Orologio
tui-builder-no-clock = Senza orologio
tui-builder-turns = Durata
tui-builder-nothing = Non conterebbe nulla: scegli almeno un valore.
tui-builder-line-about = Le stesse regole come testo. Puoi scrivere qui; le scelte sopra si adeguano.
tui-builder-done = Usa queste regole

tui-open-resume = Riprendi una partita salvata
tui-open-replay = Rivedi una partita
tui-open-none = Qui non c’è ancora nessuna partita salvata. Durante una partita, s la salva.
tui-open-path = percorso di un registro, per esempio partita.fgn
tui-open-hint = Enter aprire   Tab elenco o percorso   Esc indietro
tui-open-line = riga { $number }: { $reason }
tui-open-unreadable = Impossibile leggere { $path }: { $reason }
tui-open-unknown-bot = { $path } nomina un giocatore computer che questa versione non ha.

tui-replay-hint = → avanti   ← indietro   Home inizio   End fine   Esc uscire
tui-replay-moment = mossa { $number } di { $most }
tui-replay-start = L’inizio della partita.

tui-rules-in-short = In breve
tui-rules-words = Le parole
tui-rules-in-full = Per esteso
tui-rules-readings =
    Dove i regolamenti tacciono o non concordano, abbiamo dovuto decidere:
    in quei punti si legge «nostra interpretazione».
tui-rules-hint = ↑ ↓ scorrere   Tab l’altro gioco   c codici   Esc indietro
tui-record-title = Mosse finora
tui-record-empty = Ancora nessuna.
tui-close-hint = ↑ ↓ scorrere   Esc indietro

tui-pass-to = Passa a { $name }
tui-pass-why = Le carte restano coperte finché { $name } non è qui e nessun altro guarda.
tui-pass-ready = Eccomi: mostra le mie carte
tui-thinking = { $name } sta pensando…
tui-seconds-left = { $number } s
tui-undone = Mossa annullata.
tui-saved = Salvata come { $path }
tui-not-saved = Non salvata: { $reason }
tui-kept = La partita non finita è conservata come { $path }
tui-too-small = Ingrandisci il terminale a { $needed } (ora { $now }), o gioca con --plain.
tui-bots-no-draw = Il computer non risponde alle proposte di pareggio. Abbandona o continua.
tui-command-placeholder = una mossa: give 7, place b3, resign, offer draw…
tui-draw-offered = { $name } propone il pareggio. :accept lo accetta; ogni mossa lo rifiuta.

tui-tray = Pezzi rimasti
tui-hand = In mano
tui-hand-empty = niente
tui-ask-give = { $name }: scegli un pezzo da dare.
tui-ask-place = { $name }: posiziona il pezzo che hai in mano.
tui-ask-decline = { $name }: i pezzi sono finiti. Annuncia con ! o rinuncia con d.
tui-ask-mark = { $name }: segna le quattro caselle della tua fila ({ $number } di 4).
tui-ask-confirm = Quarto in { $squares }? Enter lo annuncia, Esc torna indietro.
tui-tip-call = Quattro simili in fila? Premi ! e mostrali, prima di dare o posizionare.
tui-tip-referee = Con arbitro: una fila completata vince subito.
tui-false-calls = { $number ->
        [one] { $number } annuncio sbagliato su { $most } in questo turno.
       *[other] { $number } annunci sbagliati su { $most } in questo turno.
    }
tui-no-more-calls = Tre annunci sbagliati: in questo turno non puoi più annunciare.
tui-line-shares = In comune in { $squares }: { $values }.

tui-reserve = Riserva
tui-rack = Le tue carte (* vista da tutti)
tui-rack-of = Carte di { $name } (* vista da tutti)
tui-rack-hidden = Le carte sono coperte.
tui-cards-left = { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
tui-cards-made = fatte { $cards }
tui-cards-seen = viste { $cards }
tui-cards-unmade = restano { $cards }
tui-seat-left = è fuori
tui-column-at = Casella { $space }, dal basso in alto: { $column }
tui-choose-colour = Scegli prima un colore: y (giallo), b (blu), g (verde) o p (rosa).
tui-ask-token = { $number ->
        [one] { $name }: posiziona una pedina. Scegli un colore, poi una casella.
       *[other] { $name }: posiziona { $number } pedine. Scegli un colore, poi una casella.
    }
tui-ask-clear = { $name }: togli la colonna su { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name }: posiziona { $number } pedina e togli la colonna { $spaces }, in qualsiasi ordine.
       *[other] { $name }: posiziona { $number } pedine e togli la colonna { $spaces }, in qualsiasi ordine.
    }
tui-ask-call = { $name }: annuncia Quartino con ! o finisci il turno con e.
tui-ask-card = Quartino! Quale carta? Premi da 1 a { $number }.
tui-ask-first = { $card }: indica la casella del suo primo colore del bordo ({ $colour }), poi Enter.
tui-tip-say = Quattro o più di un colore: premi f. Una colonna di quattro: indicala, poi o.
tui-tip-quartino = Puoi fare { $card } da { $space }: premi !

tui-key-move = muoversi
tui-key-mark = segnare
tui-key-confirm = confermare
tui-key-cancel = annullare
tui-key-end = finire il turno
tui-key-clear = togliere
tui-key-colour = colore
tui-key-undo = mossa indietro
tui-key-save = salvare
tui-key-record = mosse
tui-key-command = scrivere
tui-key-rules = regole
tui-key-menu = menu
tui-key-again = giocare ancora

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = la riga { $name }
line-file = la colonna { $name }
line-diagonal = la diagonale { $name }
line-two-by-two = il quadrato { $name }
analysis-title = { $a } e { $b }, mossa per mossa
analysis-about = In alto vince { $a }, al centro è pareggio, in basso vince { $b }; { $summary }
analysis-summary = { $name }: errori { $mistakes }, annunci mancati { $calls }
analysis-wins = { $name } vince
analysis-win = vittoria
analysis-draw = pareggio
analysis-loss = sconfitta
analysis-unknown = sconosciuto
analysis-mistake = errore
analysis-missed-call = annuncio mancato
analysis-only-move = unica mossa
analysis-give = dare { $piece }
analysis-place = posizionare in { $square }
analysis-call = annunciare { $line }
why-completes-line = { $square } completa { $line } (in comune: { $values }).
why-gives-win = Dare { $piece } perde: va in { $square } e completa { $line } (in comune: { $values }).
why-gives-forced-loss = Dare { $piece } perde: { $reply } forza la vittoria.
why-no-safe-piece = { $number ->
        [one] Posizionare in { $square } perde: l’unico pezzo che si può dare completa una fila.
       *[other] Posizionare in { $square } perde: ognuno dei { $number } pezzi che si possono dare completa una fila.
    }
why-forced-loss = { $number ->
        [one] Posizionare in { $square } perde: un pezzo non completa subito nessuna fila, ma perde anche quello.
       *[other] Posizionare in { $square } perde: { $number } pezzi non completano subito nessuna fila, ma perdono tutti.
    }
why-missed-line = { $square } avrebbe completato { $line } (in comune: { $values }).
why-missed-win = { $number ->
        [one] L’unica mossa vincente era: { $moves }.
       *[other] Le mosse vincenti erano: { $moves }.
    }
why-missed-draw = { $number ->
        [one] L’unica mossa che teneva il pareggio era: { $moves }.
       *[other] Le mosse che tenevano il pareggio erano: { $moves }.
    }
why-only-win = Era l’unica mossa vincente.
why-only-draw = Era l’unica mossa che teneva il pareggio.
why-lost-no-safe-piece = Ogni pezzo che si può dare completa una fila.
why-lost = Tutte le mosse perdono.
why-calls-line = L’annuncio vince: { $line } valeva ancora (in comune: { $values }).
why-missed-call-placer = Si poteva annunciare { $line } (in comune: { $values }); ora può farlo l’avversario.
why-missed-call-open = Si poteva annunciare { $line } (in comune: { $values }) prima di posizionare; l’avversario può ancora farlo.
why-missed-call-expired = Si poteva annunciare { $line } (in comune: { $values }); ora la fila ha perso il suo valore.
why-calls-used-up = Dopo tre annunci sbagliati non si può più annunciare nulla in questo turno.
why-false-call = L’annuncio era sbagliato, e con queste regole fa perdere.
why-abandoned = { $value ->
        [win] La posizione era vinta per { $seat }.
       *[draw] La posizione era pari per { $seat }.
    }
