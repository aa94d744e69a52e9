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
word-going-round = chi perde lascia il posto
word-draw = pareggio
word-win = vittoria
word-space = casella
word-rim = bordo
word-centre = centro
word-token = pedina
word-reserve = riserva
word-card = carta
word-rack = supporto
word-column = colonna
word-four-colours = 4 colori
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
preset-classic-about = Pezzi di legno, e vinci annunciando la tua fila in tempo.
preset-mushrooms = Funghi
preset-mushrooms-about = Le regole classiche con i funghi: rossi o blu, grandi o piccoli, appuntiti o piatti, con o senza puntini gialli.
preset-danish = Edizione danese
preset-danish-about = Ognuno riceve solo pezzi del proprio colore, e una fila sfuggita si può annunciare un po’ più a lungo (nostra interpretazione).
preset-quartino = Quartino
preset-quartino-about = Posiziona pedine colorate sul tabellone. Vince il primo che realizza le sue quattro carte.
preset-quartino-first = Quartino, prime partite
preset-quartino-first-about = Quartino senza le situazioni «4 colori» e «colonna».

## Options: $number is a whole number

option-squares = Quadrati
    .about = Quattro pezzi in un quadrato di 2×2 caselle contano come una fila.
option-traits = Caratteristiche scelte
    .about = Per una fila contano solo le caratteristiche che scegli.
option-values = Valori scelti
    .about = Per una fila contano solo i valori che scegli, per esempio scuro e basso.
option-owned = Un colore ciascuno
    .about = Ognuno riceve solo pezzi del proprio colore. Il primo a riceverne uno ha i chiari.
option-owned-dark = Un colore ciascuno, scuri i primi
    .about = Ognuno riceve solo pezzi del proprio colore. Il primo a riceverne uno ha gli scuri.
option-free = Colori liberi
    .about = Puoi dare qualsiasi pezzo rimasto, di qualunque colore.
option-players = Senza arbitro
    .about = { $game ->
        [quartino] Come nel regolamento: situazioni e Quartini contano solo se li noti e li annunci. Un annuncio sbagliato di Quartino mostra la tua carta a tutti e mette fine al tuo turno.
        [quartino-first] Come nel regolamento: un Quartino conta solo se lo noti e lo annunci. Un annuncio sbagliato di Quartino mostra la tua carta a tutti e mette fine al tuo turno.
       *[quarto] Come nei regolamenti: una fila conta solo se la noti e la annunci.
    }
option-referee = Con arbitro
    .about = { $game ->
        [quartino] L’arbitro vede tutto e ti dice quando posizionare pedine in più o togliere una colonna. Un annuncio sbagliato di Quartino mostra la tua carta a tutti, ma il tuo turno continua.
        [quartino-first] L’arbitro vede ogni Quartino. Un annuncio sbagliato di Quartino mostra la tua carta a tutti, ma il tuo turno continua.
       *[quarto] L’arbitro vede ogni fila: se ne completi una, vinci subito.
    }
option-lose-on-false-call = Chi sbaglia l’annuncio perde
    .about = Perdi la partita se annunci «Quarto!» e le quattro caselle che mostri non sono una fila che puoi annunciare in quel momento.
option-turn = { $number ->
        [one] { $number } secondo per turno
       *[other] { $number } secondi per turno
    }
    .about = Finisci ogni turno in tempo, altrimenti perdi.
option-turns = { $number ->
        [one] Al massimo { $number } turno
       *[other] Al massimo { $number } turni
    }
    .about = Dopo questo numero di turni, contando tutti i giocatori, vince il giocatore che ha realizzato più carte. A pari merito si condivide la vittoria.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Pareggio
outcome-won = { $count ->
        [one] { $winners } vince
       *[other] { $winners } condividono la vittoria
    }
reason-call = Quarto annunciato
reason-line = fila completata
reason-false-call = annuncio sbagliato dell’avversario
reason-full-board = tutti e sedici i pezzi sono sul tabellone
reason-resign = per abbandono
reason-time = tempo scaduto
reason-abandoned = un giocatore ha lasciato la partita
reason-agreement = di comune accordo
reason-cards = tutte le carte realizzate
reason-repetition = stessa posizione tre volte
reason-skipped = un giro intero senza nulla da giocare
reason-turn-limit = limite di turni raggiunto

## Quarto in the rules page

rules-quarto-intro =
    Quarto, un gioco di Blaise Müller pubblicato da Gigamic, è per due giocatori
    o due squadre. I sedici pezzi sono di tutti, ed è l’avversario a scegliere
    quello che devi posizionare. Una partita dura da 10 a 20 minuti (da 5 a 20
    nell’edizione danese).
quarto-in-short =
    Scegli un pezzo e dallo all’avversario, che lo posiziona su una
    casella libera e poi ne dà uno a te.

    Quattro pezzi in una riga, una colonna o una diagonale lunga che si
    somigliano in qualcosa (tutti alti, per esempio, o tutti cavi)
    formano una fila.

    Se completi una fila, annuncia «Quarto!» prima di dare il prossimo
    pezzo, e vinci.

    Se all’avversario sfugge una fila, annunciala prima di posizionare
    il tuo pezzo, e vinci.

    Se tutti i pezzi sono sul tabellone e nessuno ha vinto, è pareggio.

rule-q1-title = Tabellone e pezzi
rule-q1-text =
    Si gioca su un tabellone di 4×4 caselle con 16 pezzi, uno per ogni
    combinazione di quattro caratteristiche con due valori ciascuna. I pezzi
    classici, di legno, sono chiari o scuri, alti o bassi, rotondi o quadrati,
    pieni o cavi; i funghi sono, nello stesso ordine, rossi o blu, grandi o
    piccoli, con il cappello appuntito o piatto, con o senza puntini gialli. Per
    le regole contano solo le quattro caratteristiche, non quali pezzi si usano.
    All’inizio i pezzi stanno accanto al tabellone; nell’edizione danese formano
    due gruppi, i chiari e gli scuri.
rule-q2-title = Chi comincia
rule-q2-text =
    Il primo giocatore si tira a sorte. Non posiziona nulla: sceglie un
    pezzo e lo dà all’avversario. Nella rivincita comincia il giocatore
    successivo, senza un nuovo sorteggio (nostra interpretazione).
rule-q3-title = Un turno
rule-q3-text =
    Posiziona il pezzo ricevuto su una casella libera qualsiasi. Poi dai
    all’avversario uno dei pezzi rimasti.
rule-q4-title = File
rule-q4-text =
    Una fila è formata da quattro pezzi in una riga, una colonna o una delle
    due diagonali lunghe (10 file in tutto) che hanno in comune almeno un
    valore che conta: quattro pezzi alti, per esempio, o quattro cavi.
    Possono avere in comune più valori, e un solo pezzo può completare più
    file insieme. Non importa chi ha posizionato gli altri tre.
rule-q5-title = Annunciare Quarto
rule-q5-text =
    Quando sono i giocatori a tenere gli occhi aperti, fare una fila non
    basta: per vincere devi annunciare «Quarto!» e mostrare la fila, e nulla
    sullo schermo rivela che ce n’è una. Può annunciare solo il giocatore di
    turno (nostra interpretazione; i regolamenti dicono che vince il primo
    che annuncia). Un annuncio di altri, o dopo la fine, viene rifiutato, ma
    non conta come annuncio sbagliato. Dopo aver posizionato il tuo pezzo e
    prima di dare il prossimo puoi annunciare una fila completata dal tuo
    pezzo, e vinci. Se dai un pezzo senza annunciare, solo chi lo riceve può
    annunciare quella fila, e solo prima di posizionare il pezzo: allora
    vince lui. Se posiziona il pezzo senza annunciare, la fila non vale più,
    per nessuna caratteristica, per il resto della partita (classico e
    funghi). Nell’edizione danese una fila smette di valere quando i due
    giocatori hanno posizionato un pezzo ciascuno. Noi contiamo i pezzi
    posizionati dopo che la fila è stata fatta, e fino ad allora può
    annunciarla qualsiasi giocatore che ha appena ricevuto un pezzo, anche
    quello che l’ha fatta (nostra interpretazione; il regolamento si può
    anche leggere come la regola classica, e nomina solo l’avversario). Dopo
    il sedicesimo pezzo non si dà più nulla: chi l’ha posizionato può
    annunciare o rinunciare, poi l’avversario può annunciare qualsiasi fila
    che vale ancora o rinunciare, e a quel punto è pareggio (nostra
    interpretazione). Un annuncio è sbagliato se le caselle mostrate non
    sono una fila, non hanno in comune nulla che conti, o formano una fila
    che non vale più. Un annuncio sbagliato viene rifiutato spiegando il
    motivo e annotato nel registro; non cambia altro, ma dopo tre in un
    turno non puoi più annunciare in quel turno. Se lo decidete prima della
    partita, chi fa un annuncio sbagliato invece perde (nostra
    interpretazione).
rule-q6-title = Con arbitro
rule-q6-text =
    L’arbitro vede ogni fila: se ne completi una, vinci subito. Nessuno ha
    bisogno di annunciare, quindi non è permesso.
rule-q7-title = Pareggio
rule-q7-text =
    Se tutti e sedici i pezzi sono sul tabellone e nessuno ha vinto, la
    partita finisce in pareggio.
rule-q8-title = Bambini e principianti
rule-q8-text =
    Per cominciare, fate contare solo una, due o tre delle quattro
    caratteristiche, come propongono le regole francesi e olandesi. Le
    regole danesi lasciano scegliere quali valori contano, per esempio «solo
    i pezzi scuri, qualunque sia la loro forma». Possono quindi contare uno
    o più degli otto valori, a vostra scelta, e quattro pezzi che ne hanno
    uno in comune fanno una fila (nostra interpretazione; l’esempio può
    anche voler dire che contano solo i pezzi scuri, per qualsiasi
    caratteristica tranne la forma). Se volete che conti un’intera
    caratteristica, scegliete entrambi i suoi valori. Se contano solo i
    pezzi scuri, giocate con colori liberi: con un colore ciascuno, chi ha i
    pezzi chiari non potrebbe completare nessuna fila (nostra
    interpretazione).
rule-q9-title = Giocatori esperti
rule-q9-text =
    Quattro pezzi in un quadrato, su 2×2 caselle vicine, contano come
    una fila. Sono 9 file in più, 19 in tutto. Nell’edizione danese i
    quadrati e i colori liberi sono due opzioni distinte per giocatori
    esperti.
rule-q10-title = A ciascuno il suo colore
rule-q10-text =
    Nell’edizione danese ogni giocatore ha un colore, e all’avversario dai
    sempre un pezzo del suo: così ciascuno posiziona gli otto pezzi del
    proprio colore. Una fila può mescolare i due colori se ha in comune un
    altro valore che conta. Il giocatore che riceve il primo pezzo sceglie
    un colore, e ha i chiari se non sceglie (nostra interpretazione). I
    giocatori esperti giocano con i colori liberi: puoi dare qualsiasi pezzo
    rimasto.
rule-q11-title = Giocatori e squadre
rule-q11-text =
    Si gioca in due; l’edizione danese aggiunge due contro due, o due
    squadre di quanti giocatori volete. I compagni si alternano nei turni
    della loro squadra, e in ogni turno una persona posiziona un pezzo e
    dà il prossimo; A1 dà il primo pezzo, poi giocano B1, A2, B2 e così
    via (nostra interpretazione). Può annunciare solo la persona di turno.
    Dopo il sedicesimo pezzo la persona successiva dell’altra squadra ha
    l’ultima occasione di annunciare. I compagni vincono o perdono
    insieme (nostra interpretazione). Il regolamento danese dice anche
    che il gioco può «fare il giro»: qui si aspetta in coda, e dopo ogni
    partita il posto di chi ha perso passa al prossimo; dopo un pareggio
    lascia il posto chi è seduto da più tempo (nostra interpretazione).
rule-q12-title = Tempo
rule-q12-text =
    Nei tornei si può dare ai giocatori un minuto per mossa; senza limite non
    c’è orologio. Una mossa è posizionare un pezzo e dare il prossimo, e anche
    il primo pezzo dato ha il suo minuto (nostra interpretazione). Gli annunci
    si fanno entro quel minuto, un annuncio sbagliato non lo fa ripartire, e se
    il tuo tempo scade perdi (nostra interpretazione).
rule-q13-title = Combinare le regole
rule-q13-text =
    Tutte queste opzioni si combinano liberamente: per esempio quadrati, a
    ciascuno il suo colore, solo due caratteristiche e un arbitro. Le regole già
    pronte sono Classico, Funghi ed Edizione danese; ognuna ha opzioni per
    principianti e per giocatori esperti.

## Quartino in the rules page

rules-quartino-intro =
    Quartino, un gioco di Petr Doubek (Loris Games) pubblicato da Djeco, è per
    due, tre o quattro giocatori da 7 a 99 anni. Pedina dopo pedina tutti
    costruiscono sullo stesso tabellone, e ognuno ha carte segrete da
    realizzare. Le pedine degli altri possono aiutarti o rovinarti i piani. Una
    partita dura circa 20 minuti.
quartino-in-short =
    Pesca quattro carte e tienile segrete. Una carta chiede quattro
    colori: uno al centro e tre vicini sul bordo, ovunque intorno al
    centro.

    Al tuo turno posiziona una pedina di qualsiasi colore su una casella
    qualsiasi, anche sopra altre.

    Quando le pedine in cima corrispondono a una delle tue carte,
    annuncia «Quartino», metti da parte la carta, rimetti nella riserva
    le sue quattro pedine e posizionane ancora una.

    Se il tuo turno comincia con quattro o più pedine dello stesso
    colore sul tabellone, annuncia «4 colori» e posiziona una pedina in
    più. Se comincia con una colonna di quattro o più pedine, annuncia
    «colonna», toglila e posiziona una pedina in più.

    Vince il primo che realizza tutte e quattro le sue carte.

rule-t1-title = Tabellone, pedine e carte
rule-t1-text =
    Il tabellone è una ruota di nove caselle: otto sul bordo e una al centro. Le
    28 pedine, sette per ogni colore (gialle, blu, verdi e rosa), stanno in una
    riserva scoperta, divise per colore. Ci sono 24 carte e quattro supporti. I
    numeri sono quelli dei regolamenti; la ruota e i nomi dei colori vengono da
    immagini e recensioni del gioco.
rule-t2-title = Le carte
rule-t2-text =
    Una carta è un quarto della ruota: il centro e tre caselle vicine
    del bordo, ognuna con un colore (nostra interpretazione, dalle
    immagini). Le 24 carte sono i 24 modi di mettere quattro colori al
    centro e su tre caselle del bordo; un registro di partita può
    indicare un altro mazzo (nostra interpretazione). Una carta va bene
    in ognuna delle otto rotazioni della ruota, mai allo specchio
    (nostra interpretazione).
rule-t3-title = Inizio
rule-t3-text =
    Ognuno pesca in segreto quattro carte. Le altre restano fuori dal gioco,
    senza che nessuno le veda (nostra interpretazione). Comincia il più
    giovane (dite voi chi è, altrimenti si tira a sorte) e si gioca in senso
    orario. Nella rivincita comincia il giocatore successivo, senza un nuovo
    sorteggio (nostra interpretazione).
rule-t4-title = Un turno
rule-t4-text =
    Un turno ha tre passi: controlla se sul tabellone ci sono
    situazioni, posiziona una o più pedine, poi realizza un Quartino, o
    più d’uno.
rule-t5-title = Posizionare una pedina
rule-t5-text =
    Prendi una pedina di un colore ancora presente nella riserva e posizionala
    su una casella qualsiasi. La casella può essere vuota, oppure metti la tua
    pedina sopra altre e formi una colonna.
rule-t6-title = Realizzare un Quartino
rule-t6-text =
    Di ogni casella conta solo la pedina in cima, chiunque l’abbia
    posizionata. Quando hai posizionato e tolto tutto ciò che devi in
    questo turno (nostra interpretazione), puoi annunciare «Quartino» e
    mostrare una delle tue carte e le quattro caselle. Non puoi mostrare
    una carta che non hai: se ci provi, l’annuncio viene rifiutato e il
    tuo turno continua. Se è giusto, la carta lascia il tuo supporto e
    quelle quattro pedine in cima tornano nella riserva, così viene in
    cima ciò che stava sotto. Poi devi prendere una pedina e
    posizionarla dove vuoi, e puoi annunciare di nuovo, e così via. Se è
    sbagliato, la carta torna sul tuo supporto e il tuo turno finisce;
    gli altri ora hanno visto quella carta.
rule-t7-title = 4 colori
rule-t7-text =
    Se all’inizio del tuo turno ci sono sul tabellone quattro o più pedine
    dello stesso colore, anche dentro le colonne, e te ne accorgi, annuncia
    «4 colori» (si chiama così nei regolamenti). Allora devi posizionare una
    pedina in più.
rule-t8-title = Colonna
rule-t8-text =
    Se all’inizio del tuo turno una colonna ha quattro o più pedine e te ne
    accorgi, annuncia «colonna». Rimetti tutta la colonna nella riserva; poi
    devi posizionare una pedina in più. Se «colonna» è l’unica situazione,
    prima togli la colonna e poi posizioni le pedine. In un turno conta una
    sola colonna, anche se ce n’è più d’una, e scegli tu quale; anche «4
    colori» conta una volta per turno (nostra interpretazione).
rule-t9-title = Tutte e due insieme
rule-t9-text =
    Se ti accorgi di entrambe le situazioni, annunciale entrambe: posizioni
    tre pedine e togli la colonna, nell’ordine che vuoi. Puoi anche togliere
    la colonna per ultima; allora se ne va anche una pedina che ci hai messo
    sopra. Contano solo le situazioni dell’inizio del tuo turno. Puoi
    annunciare «Quartino» o finire il turno solo quando tutto questo è
    fatto.
rule-t10-title = Accorgersene
rule-t10-text =
    Quando sono i giocatori a tenere gli occhi aperti, situazioni e Quartini
    contano solo se li annunci. Se te ne sfugge uno non c’è penalità, e
    l’elenco delle mosse non li rivela mai. Se annunci una situazione che
    non c’è, l’annuncio viene rifiutato, ti si dice perché e non cambia
    nulla; puoi annunciare ogni situazione una volta per turno, prima di
    posizionare la prima pedina (nostra interpretazione). Con l’arbitro
    nessuno annuncia le situazioni: devi posizionare le pedine in più e
    togliere una colonna, e un Quartino sbagliato viene rifiutato (nostra
    interpretazione). Anche con l’arbitro annunciare Quartino resta
    facoltativo, e solo chi ha la carta riceve un suggerimento (nostra
    interpretazione).
rule-t11-title = Prime partite
rule-t11-text =
    Le prime partite si possono giocare senza le situazioni «4 colori» e
    «colonna».
rule-t12-title = Fine
rule-t12-text =
    Vinci appena l’ultima carta lascia il tuo supporto. Le sue quattro pedine
    restano sul tabellone.
rule-t13-title = Riserva vuota e partite senza fine
rule-t13-text =
    Non puoi scegliere un colore di cui nella riserva non restano pedine. Si
    salta il posizionamento solo se la riserva è vuota e non c’è una colonna
    da togliere; allora puoi annunciare «Quartino» o finire il turno (nostra
    interpretazione). Dopo un giro intero in cui nulla viene posizionato,
    tolto o annunciato, è pareggio (nostra interpretazione). È pareggio
    anche quando la stessa posizione sul tabellone, con le stesse colonne e
    lo stesso giocatore all’inizio del suo turno, si presenta per la terza
    volta senza che nel frattempo sia stata realizzata una carta (nostra
    interpretazione). Dopo 200 turni, contando tutti i giocatori, o un altro
    numero che fissate voi, vince il giocatore che ha realizzato più carte,
    e a pari merito si condivide la vittoria (nostra interpretazione).
rule-t14-title = Che cosa vedi e che cosa è segreto
rule-t14-text =
    Vedi il tabellone, la riserva, il tuo supporto, le carte realizzate,
    le carte mostrate in annunci sbagliati e quante carte restano a
    ciascuno degli altri. Non vedi mai nient’altro. Le carte non
    distribuite restano segrete fino alla fine.

## Both games in the rules page

rule-table-title = Al tavolo
rule-table-text =
    A Quartino, in più di due, un giocatore che abbandona o esaurisce il
    tempo lascia la partita: le sue carte restano coperte, i suoi turni
    si saltano e vince l’ultimo giocatore rimasto (nostra
    interpretazione). In entrambi i giochi una proposta di pareggio vale
    fino alla mossa successiva, e la partita finisce in pareggio solo se
    entro allora tutti gli altri la accettano (nostra interpretazione).
    Una mossa si può ritirare solo se tutti sono d’accordo, e mai oltre
    una carta mostrata o realizzata (nostra interpretazione).
not-affiliated =
    Quarto e Quartino sono marchi dei rispettivi proprietari. Fourfold è un
    progetto indipendente, non legato a loro né approvato da loro.

## What happens, and what is asked

# Sentences below choose by this word.
space-centre = centro
seat-bot = { $seat } ({ $bot })
event-give = { $who } dà il pezzo { $piece }.
event-place = { $who } posiziona in { $square } il pezzo { $piece }.
event-call = { $who } annuncia «Quarto!» e mostra { $squares }.
event-decline = { $who } non annuncia nulla.
event-say-colours = { $who } annuncia «4 colori».
event-say-column = { $who } annuncia «colonna» { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
event-clear = { $who } toglie la colonna { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
event-token = { $who } posiziona una pedina { $colour } { $space ->
        [centro] al centro
       *[other] sulla casella { $space }
    }.
event-card-right = { $who } annuncia «Quartino» e realizza { $card } a partire dalla casella { $first }.
event-card-wrong = { $who } annuncia «Quartino» con { $card } a partire dalla casella { $first }, ma la carta lì non c’è. Il turno finisce.
event-card-refused = { $who } annuncia «Quartino» con { $card } a partire dalla casella { $first }, ma la carta lì non c’è. Annuncio rifiutato: il turno continua.
event-end = { $who } finisce il turno.
event-resign = { $who } abbandona.
event-flag = Il tempo di { $who } è scaduto.
event-abandon = { $who } lascia la partita.
event-offer = { $who } propone il pareggio.
event-accept = { $who } accetta il pareggio.
event-refused = { $what } Annuncio rifiutato.
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

plain-welcome = Regole: { $rules }. Scrivi help per i comandi.
plain-menu = A che cosa vuoi giocare? Scrivi un numero, o premi Invio per il primo.
plain-menu-bot = { $game } contro il computer
plain-menu-people = { $game } in { $seats } su questo schermo
plain-menu-again = Scrivi un numero da 1 a { $most }, oppure quit.
plain-help =
    Mosse di Quarto: give 7 o give LSQH, place b3, call a1 b1 c1 d1, decline.
    Mosse di Quartino: say colours, say column 5, clear 5, place B 3, call YBGP
    7, end. Puoi scrivere anche solo un pezzo o una casella. Inoltre: resign,
    offer draw, accept. Mostra: board, pieces, reserve, rack, moves, record,
    rules, rules q5. E poi: hint (Quartino), undo, save, save NOME, quit.
plain-puzzles-help =
    Scrivi la risposta come una mossa, oppure la carta che ha l’avversario. Inoltre:
    hint (due volte per la risposta), next, harder, easier, kind, board, help, quit.
    Se non c’è altro da annunciare, scrivi end.
plain-free = libera
plain-empty = nessuna pedina
plain-turn = È il turno di { $who }. Gli altri non guardino, per favore.
plain-over = La partita è finita. Premi Invio per uscire; undo, save e record funzionano ancora.
plain-over-for-good = La partita è finita. Premi Invio per uscire; save e record funzionano ancora.
plain-draw-offered = È stato proposto il pareggio. Un altro giocatore può scrivere accept; chi fa una mossa lo rifiuta.
plain-clock = { $number ->
        [one] { $number } secondo per turno.
       *[other] { $number } secondi per turno.
    }
plain-seconds-left = { $number ->
        [one] Resta { $number } secondo.
       *[other] Restano { $number } secondi.
    }
plain-name = Nome del giocatore { $number }? Premi Invio per «{ $usual }».
plain-first = Scrivi un numero, o premi Invio per tirare a sorte.
plain-free-colours = Premi Invio per giocare con i colori liberi, o scrivi { $no } per tenere queste regole.
plain-undone = Mossa ritirata.
plain-no-rack = Quarto non ha carte.
plain-rack = { $who }: da realizzare { $left }, sul supporto { $cards }, realizzate { $made }, mostrate { $shown }.
plain-rules-more = Per leggere una regola intera scrivi da rules { $first } a rules { $last }, oppure rules table.
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
error-takeback-too-far = serve una mossa da ritirare, ma questo è l’inizio della partita
error-takeback-past-card = non si torna oltre una carta che tutti hanno visto, ricevuto { $move }
error-piece-in-hand = serve place, ricevuto { $move }: { $piece } è in mano
error-no-piece-in-hand = serve give, ricevuto { $move }: nessun pezzo è in mano
error-board-full = serve call o decline, ricevuto { $move }: tutti e sedici i pezzi sono sul tabellone
error-decline-too-early = serve { $expected }, ricevuto decline: si rinuncia solo alla fine, dopo sedici pezzi
error-square-taken = serve una casella libera, ricevuta { $square } (occupata da { $piece })
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
error-say-too-late = si annuncia prima della prima pedina del turno, ricevuto { $move } dopo
error-said-already = ogni situazione si annuncia una volta per turno, ricevuto { $move } di nuovo
error-no-four-colours = servono quattro o più pedine di un colore all’inizio del turno, ricevuto { $move } con meno
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
error-bad-space = serve una casella del tabellone, c o da 1 a 8, ricevuto { $got }
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
error-line-in-referee-play = serve una partita in corso, ricevuta una fila completata: { $got }
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
    .winner = La squadra { $team } ({ $people })
tui-in-team = { $name } (squadra { $team })
tui-yes = sì
tui-no = no

tui-menu-computer = Quarto contro il computer
tui-menu-continue = Riprendi la partita
tui-menu-two = Quarto in due su questo schermo
tui-menu-teams = Quarto a squadre
tui-menu-quarto = Quarto con le tue regole
tui-menu-quartino = Quartino, da 2 a 4 giocatori
tui-menu-puzzles-quarto = Problemi di Quarto
tui-menu-puzzles-quartino = Problemi di Quartino
tui-menu-resume = Apri una partita salvata
tui-menu-replay = Rivedi una partita
tui-menu-rules = Regole
tui-menu-language = Lingua
tui-menu-quit = Esci
tui-menu-hint = ↑ ↓ scegliere   Invio iniziare   ? regole   q uscire

tui-setup-title = { $game }: chi gioca?
tui-setup-start = Inizia
tui-setup-seats = Giocatori
tui-setup-two = due
tui-setup-teams = due squadre da { $number }
tui-setup-number = { $number }
tui-setup-person = persona
tui-setup-name = nome (facoltativo)
tui-setup-rules = Scegli le regole…
tui-bot-random = computer, mosse a caso
tui-bot-level = computer, livello { $number }
tui-bot-perfect = computer, gioco perfetto
tui-bot-greedy = computer, una mossa avanti
tui-bot-strong = computer, al massimo della forza
tui-bot-about = { $name }: { $about }
tui-form-hint = ↑ ↓ spostarsi   ← → cambiare   Invio scegliere   Esc indietro

tui-builder-title = Scegli le regole
tui-builder-preset = { $game ->
        [quartino] Regole
       *[quarto] Edizione
    }
tui-builder-counts = Conta: { $trait }
tui-builder-both = { $one } e { $other }
tui-builder-only = solo { $value }
tui-builder-none = non conta
tui-builder-colours = Colori
tui-builder-sight = Chi vede file e situazioni?
tui-builder-false-call = «Quarto!» sbagliato
tui-builder-refused = Rifiutato, al massimo 3 a turno
tui-builder-turn = Orologio
tui-builder-no-clock = Senza orologio
tui-builder-turns = Durata
tui-builder-nothing = Non conterebbe nulla. Scegli almeno un valore.
tui-builder-line-about =
    Le stesse regole come testo. Se scrivi qui, cambiano anche le scelte sopra.
tui-builder-done = Usa queste regole

tui-open-resume = Apri una partita salvata
tui-open-replay = Rivedi una partita
tui-open-none = Ancora nessuna partita salvata. Durante una partita premi s per salvarla.
tui-open-path = percorso di un file di partita, per esempio partita.fgn
tui-open-hint = Invio aprire   Tab elenco o percorso   Esc indietro
tui-open-line = riga { $number }: { $reason }
tui-open-missing = Il file { $path } non esiste. Controlla il percorso.
tui-open-unreadable = Impossibile leggere { $path }: { $reason }
tui-open-unknown-bot = { $path } nomina un giocatore computer che questa versione non ha.

tui-replay-hint = → avanti   ← indietro   Inizio partenza   Fine ultima   Esc chiudere
tui-replay-moment = mossa { $number } di { $most }
tui-replay-start = Inizio della partita.

tui-rules-in-short = In breve
tui-rules-words = Glossario
tui-rules-in-full = Per esteso
tui-rules-readings =
    Dove i regolamenti tacciono o non concordano, abbiamo dovuto decidere. Quei
    punti portano la nota «nostra interpretazione».
tui-rules-hint = ↑ ↓ scorrere   Tab l’altro gioco   c codici   Esc indietro
tui-record-title = Mosse finora
tui-record-empty = Ancora nessuna.
tui-close-hint = ↑ ↓ scorrere   Esc indietro

tui-pass-to = Passa lo schermo: ora gioca { $name }
tui-pass-why = Le carte restano coperte. { $name }: controlla che nessun altro guardi.
tui-pass-ready = Eccomi: mostra le mie carte
tui-thinking = { $name } sta pensando…
tui-seconds-left = { $number } s
tui-undone = Mossa ritirata.
tui-saved = Salvata come { $path }
tui-not-saved = Non salvata: { $reason }
tui-kept = La tua partita non finita è salvata come { $path }
tui-too-small = Ingrandisci il terminale a { $needed } (ora { $now }), o gioca con --plain.
tui-bots-no-draw = Il computer non accetta pareggi. Puoi abbandonare o continuare.
tui-bots-not-learned = Il computer non ha imparato a giocare con queste carte o con così tanti turni, perciò gioca peggio del solito.
tui-command-placeholder = una mossa: give 7, place b3, resign, offer draw…
tui-draw-offered = { $name } propone il pareggio. Scrivi :accept per accettare; se fai una mossa, lo rifiuti.

tui-tray = Pezzi rimasti
tui-hand = In mano
tui-hand-empty = niente
tui-ask-give = { $name }: scegli un pezzo da dare.
tui-ask-place = { $name }: posiziona il pezzo che hai in mano.
tui-ask-decline = { $name }: tutti i pezzi sono sul tabellone. Annuncia con ! o rinuncia con d.
tui-ask-mark = { $name }: segna le quattro caselle della tua fila ({ $number } di 4).
tui-ask-confirm = Quarto in { $squares }? Invio per annunciare, Esc per tornare indietro.
tui-tip-call = Quattro simili in fila? Premi ! e mostrali prima di dare o posizionare un pezzo.
tui-tip-referee = Arbitro: se completi una fila, vinci subito.
tui-false-calls = { $number ->
        [one] { $number } annuncio sbagliato su { $most } in questo turno.
       *[other] { $number } annunci sbagliati su { $most } in questo turno.
    }
tui-no-more-calls = Tre annunci sbagliati: in questo turno non puoi più annunciare.
tui-line-shares = In comune su { $squares }: { $values }.

tui-reserve = Riserva
tui-rack = Le tue carte (* vista da tutti)
tui-rack-of = Carte di { $name } (* vista da tutti)
tui-rack-hidden = Le carte sono coperte.
tui-cards-left = { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
tui-cards-made = realizzate { $cards }
tui-cards-seen = mostrate { $cards }
tui-cards-unmade = restano { $cards }
tui-seat-left = non gioca più
tui-column-at = { $space ->
        [c] Centro
       *[other] Casella { $space }
    }, dal basso in alto: { $column }
tui-choose-colour = Scegli prima un colore: y (gialla), b (blu), g (verde) o p (rosa).
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
tui-ask-first = { $card }: vai alla casella della sua prima pedina del bordo ({ $colour }) e premi Invio.
tui-tip-say = Quattro o più pedine dello stesso colore: premi f. Una colonna di quattro o più: vai lì e premi o.
tui-tip-quartino = Puoi realizzare { $card } a partire dalla casella { $space }. Premi !

tui-key-move = muoversi
tui-key-mark = segnare
tui-key-confirm = confermare
tui-key-cancel = annullare
tui-key-escape = Esc
tui-key-end = finire il turno
tui-key-clear = togliere
tui-key-place-token = posizionare
tui-key-colour = colore
tui-key-hint = suggerimento
tui-key-undo = ritirare mossa
tui-key-save = salvare
tui-key-record = mosse
tui-key-command = scrivere
tui-key-rules = regole
tui-key-menu = menu
tui-key-again = giocare ancora
tui-key-next = prossimo
tui-key-grade = difficoltà
tui-key-kind = tipo
tui-puzzle-not = Non è { $moves }.
tui-puzzle-announce = Annuncia con f e o, poi premi e.
tui-puzzle-solved = Premi n per il prossimo problema.

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = la riga { $name }
line-file = la colonna { $name }
line-diagonal = la diagonale { $name }
line-two-by-two = il quadrato { $name }
analysis-title = { $a } e { $b }, mossa per mossa
analysis-about = Vittoria in alto ({ $a }), pareggio al centro, vittoria in basso ({ $b }); { $summary }
analysis-summary = { $name }: { $mistakes ->
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }, { $calls ->
        [one] { $calls } annuncio mancato
       *[other] { $calls } annunci mancati
    }
analysis-wins = { $name } vince
analysis-win = vittoria
analysis-draw = pareggio
analysis-loss = sconfitta
analysis-unknown = sconosciuto
analysis-mistake = errore
analysis-missed-call = annuncio mancato
analysis-only-move = unica mossa
analysis-give = dare il pezzo { $piece }
analysis-place = posizionare in { $square }
analysis-call = annunciare { $line }
why-completes-line = { $square } completa { $line }: in comune { $values }.
why-gives-win = Dare il pezzo { $piece } fa perdere: va in { $square } e completa { $line } (in comune: { $values }).
why-gives-forced-loss = Dare il pezzo { $piece } fa perdere: { $reply } forza la vittoria.
why-no-safe-piece = { $number ->
        [one] Posizionare in { $square } fa perdere: l’unico pezzo rimasto da dare completa una fila.
       *[other] Posizionare in { $square } fa perdere: ognuno dei { $number } pezzi rimasti da dare completa una fila.
    }
why-forced-loss = { $number ->
        [one] Posizionare in { $square } fa perdere: un pezzo non completa subito una fila, ma anche darlo fa perdere.
       *[other] Posizionare in { $square } fa perdere: { $number } pezzi non completano subito una fila, ma darne uno qualsiasi fa perdere lo stesso.
    }
why-missed-line = { $square } avrebbe completato { $line }: in comune { $values }.
why-missed-win = { $number ->
        [one] L’unica mossa vincente era: { $moves }.
       *[other] Le mosse vincenti erano: { $moves }.
    }
why-missed-draw = { $number ->
        [one] L’unica mossa che salvava il pareggio era: { $moves }.
       *[other] Le mosse che salvavano il pareggio erano: { $moves }.
    }
why-only-win = È stata trovata l’unica mossa vincente: { $move }.
why-only-draw = È stata trovata l’unica mossa che salvava il pareggio: { $move }.
why-lost-no-safe-piece = Ogni pezzo rimasto da dare completa una fila.
why-lost = Tutte le mosse perdono.
why-calls-line = L’annuncio è giusto: { $line } (in comune: { $values }).
why-missed-call-placer = La fila su { $line } (in comune: { $values }) si poteva annunciare. Ora può annunciarla l’avversario.
why-missed-call-open = La fila su { $line } (in comune: { $values }) si poteva annunciare prima di posizionare il pezzo. L’avversario può ancora annunciarla.
why-missed-call-expired = La fila su { $line } (in comune: { $values }) si poteva annunciare. Ora non vale più.
why-calls-used-up = Dopo tre annunci sbagliati non puoi più annunciare in questo turno.
why-false-call = L’annuncio era sbagliato, e con queste regole fa perdere la partita.
why-abandoned = { $value ->
        [win] La posizione era vinta per { $seat }.
       *[draw] La posizione era pari per { $seat }.
    }

## Analysis of Quartino: what a turn was, and why it was bad. $card, $cards, $moves and $seat are notation, $space is a
## space of the wheel, $percent a probability such as "40 %".

turn-title = { $names }, turno per turno
turn-about = Una linea per giocatore: più è alta, più è probabile che vinca. { $summary }
turn-estimates = Le probabilità di vittoria sono stime, da partite simulate.
turn-estimates-level = Le probabilità di vittoria sono stime tra giocatori di livello { $level }, da partite simulate.
turn-cards-unknown = Questa partita di Quartino non si può analizzare. Servono il mazzo standard e le carte di tutti i giocatori.
turn-better = Meglio: { $moves }.
turn-summary = { $name }: { $mistakes ->
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }
turn-why-shows-card = L’annuncio sbagliato ha mostrato { $card } a tutti.
turn-why-missed-colours = «4 colori» non è stato annunciato ({ $number } pedine { $colour ->
        [gialla] gialle
        [verde] verdi
       *[other] { $colour }
    }).
turn-why-missed-column = «Colonna» non è stato annunciato ({ $space ->
        [centro] centro
       *[other] casella { $space }
    }: { $number } pedine).
turn-why-missed-call = { $card } era sul tabellone a partire dalla casella { $space }, ma non è stata annunciata.
turn-why-missed-card = Si poteva realizzare { $card }: { $moves }.
turn-why-missed-chain = In un solo turno si potevano realizzare { $cards }: { $moves }.
turn-why-could-stop = Alla carta { $card } manca ancora una sola pedina, e forse { $seat } ce l’ha come ultima carta ({ $percent }).
turn-why-helps-card = Alla carta { $card } ora manca una sola pedina, e forse { $seat } ce l’ha ({ $percent }).
turn-why-wrong-column = È stata tolta la colonna sbagliata: { $space } invece di { $better }.
turn-why-reveals-card = Il turno ha aiutato soprattutto { $card }: gli altri possono indovinare chi ha questa carta.
