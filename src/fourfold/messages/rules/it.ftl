### Fourfold: italiano, the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.
### Address: tu, and voi where all players do something together.

## Titles of the pages

rules-classic-title = Quarto: l’edizione classica
rules-mushrooms-title = Quarto: l’edizione con i funghi
rules-danish-title = Quarto: l’edizione danese
rules-quartino-title = Quartino

## Headings

rules-heading-box = Che cosa c’è nella scatola
rules-heading-aim = Lo scopo
rules-heading-setup = La preparazione
rules-heading-colours = A ciascuno il suo colore
rules-heading-turn = Il tuo turno
rules-heading-lines = Che cos’è una fila
rules-heading-calling = Annunciare «Quarto!»
rules-heading-overlooked = Una fila che nessuno ha visto
rules-heading-false-call = Un annuncio sbagliato
rules-heading-referee = Con arbitro
rules-heading-end = La fine della partita
rules-heading-beginners = Per principianti
rules-heading-advanced = Per giocatori esperti
rules-heading-players = Chi gioca
rules-heading-time = Il tempo
rules-heading-combining = Combinare le regole
rules-heading-table = Abbandonare, pareggiare e annullare una mossa
rules-heading-editions = Come differiscono le edizioni
rules-heading-cards = Le carte
rules-heading-placing = Posizionare una pedina
rules-heading-make = Realizzare un Quartino
rules-heading-wrong = Un annuncio sbagliato
rules-heading-four-colours = La situazione «4 colori»
rules-heading-column = La situazione «colonna»
rules-heading-both = Le due situazioni insieme
rules-heading-noticing = Accorgersi e sbagliarsi
rules-heading-long = Riserva vuota, partite lunghe e pari merito
rules-heading-first-games = Le prime partite
rules-heading-secrets = Che cosa è segreto
rules-heading-printings = Come differiscono le due versioni
rules-heading-credits = Autori ed editori

## Quarto: board and pieces (Q1)

rules-quarto-box = Un tabellone di 16 caselle, quattro per quattro, e 16 pezzi.
rules-quarto-box-traits =
    Ogni pezzo ha quattro caratteristiche e ogni caratteristica ha due
    valori. Ogni combinazione di valori c’è una volta sola: non ci sono
    quindi due pezzi uguali.
rules-classic-box-colour = Colore: chiaro o scuro.
rules-classic-box-height = Altezza: alto o basso.
rules-classic-box-shape = Forma: rotondo o quadrato.
rules-classic-box-body = Corpo: pieno, oppure cavo, con un buco in cima.
rules-mushrooms-box =
    In questa edizione i pezzi sono funghi. Dove questa pagina dice «pezzo»,
    s’intende un fungo.
rules-mushrooms-box-colour = Colore: rosso o blu.
rules-mushrooms-box-size = Grandezza: grande o piccolo.
rules-mushrooms-box-cap = Cappello: appuntito o piatto.
rules-mushrooms-box-dots = Puntini: con o senza puntini gialli.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Completa una fila: quattro pezzi uno accanto all’altro che si somigliano
    in almeno una cosa. Annuncia «Quarto!» in tempo e vinci.
rules-quarto-aim-twist =
    Il bello è che non scegli tu il pezzo che posizioni: lo sceglie
    l’avversario e te lo dà.
rules-quarto-setup-pieces = Mettete il tabellone vuoto tra voi e tutti i pezzi accanto.
rules-danish-setup-pieces =
    Mettete il tabellone vuoto tra voi. Disponete i pezzi accanto in due
    gruppi, i chiari e gli scuri.
rules-quarto-setup-first =
    Tirate a sorte chi comincia. Chi comincia non posiziona nulla: sceglie
    soltanto un pezzo e lo dà all’avversario.
rules-danish-colours =
    Prima che sia dato il primo pezzo, ognuno prende un colore: uno ha i
    chiari, l’altro gli scuri.
rules-danish-colours-give =
    Dai sempre all’avversario un pezzo del suo colore. Così ognuno posiziona
    gli otto pezzi del proprio colore.
rules-danish-colours-reading =
    Il regolamento non dice chi sceglie. In Fourfold è chi riceve il primo
    pezzo; se non sceglie, ha i chiari.

## Quarto: a turn (Q3)

rules-quarto-turn = Un turno ha tre passi, sempre in quest’ordine.
rules-quarto-turn-place =
    Posiziona il pezzo ricevuto su una casella libera. Ci resta fino alla
    fine della partita.
rules-quarto-turn-look = Guarda: il tuo pezzo ha completato una fila? Allora annunciala adesso.
rules-quarto-turn-give = Dai all’avversario uno dei pezzi rimasti, quello che vuoi. Ora tocca a lui.
rules-danish-turn-give = Dai all’avversario uno dei pezzi rimasti del suo colore. Ora tocca a lui.

## Quarto: lines (Q4)

rules-quarto-lines =
    Una fila è formata da quattro pezzi in orizzontale, in verticale o su
    una delle due diagonali lunghe. I posti per una fila sono quindi 10:
    quattro orizzontali, quattro verticali e due diagonali.
rules-quarto-lines-alike =
    I quattro pezzi devono avere in comune almeno un valore che conta. Uno
    basta; possono averne anche di più.
rules-classic-lines-values =
    Una fila può essere di quattro pezzi chiari, quattro scuri, quattro
    alti, quattro bassi, quattro rotondi, quattro quadrati, quattro pieni o
    quattro cavi.
rules-mushrooms-lines-values =
    Una fila può essere di quattro funghi rossi, quattro blu, quattro
    grandi, quattro piccoli, quattro appuntiti o quattro piatti, quattro con
    puntini o quattro senza.
rules-danish-lines-colours =
    In una fila i due colori possono mescolarsi, purché i quattro pezzi
    abbiano in comune qualcos’altro.
rules-quarto-lines-several =
    Un solo pezzo può completare più file insieme. Per vincere basta
    mostrarne una.
rules-quarto-lines-who = Non importa chi ha posizionato gli altri tre pezzi.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Una fila da sola non vince. Devi annunciare «Quarto!» e mostrare le sue
    quattro caselle; allora vinci subito.
rules-quarto-calling-placer =
    Hai posizionato e non hai ancora dato: puoi annunciare una fila che il
    tuo pezzo ha appena completato.
rules-quarto-calling-receiver =
    Hai ricevuto un pezzo e non l’hai ancora posizionato: puoi annunciare
    una fila che l’ultimo pezzo dell’avversario ha completato e che lui non
    ha annunciato.
rules-danish-calling-receiver =
    Hai ricevuto un pezzo e non l’hai ancora posizionato: puoi annunciare
    qualsiasi fila ancora valida, chiunque l’abbia completata.
rules-quarto-calling-others =
    Può annunciare solo chi è di turno. Un annuncio di altri, o dopo la
    fine, non è permesso; non conta nulla, nemmeno come annuncio sbagliato.
rules-quarto-calling-silence =
    Niente al tavolo ti dice che c’è una fila. Cercarla fa parte del gioco.
rules-quarto-calling-moments = Puoi annunciare solo in due momenti:
rules-danish-calling-reading =
    Il regolamento danese chiede solo la parola. In Fourfold si mostrano le
    quattro caselle in tutte le edizioni.
rules-quarto-overlooked-give =
    Se completi una fila e dai un pezzo senza annunciarla, può ancora
    annunciarla solo chi riceve, e solo prima di posizionare. Allora vince
    chi ha ricevuto.
rules-quarto-overlooked-dead =
    Se chi riceve posiziona senza annunciare, la fila è morta. Ha perso il
    suo valore per sempre, per intero e per tutte le caratteristiche, e la
    partita continua.
rules-quarto-overlooked-new =
    I pezzi di una fila morta possono ancora far parte di una nuova fila in
    un’altra direzione.
rules-danish-overlooked =
    Una fila che nessuno ha annunciato resta valida finché i due giocatori
    non hanno posizionato un pezzo ciascuno. Poi è morta: ha perso il suo
    valore per sempre, per intero e per tutte le caratteristiche, e la
    partita continua. Un esempio:
rules-danish-overlooked-first =
    Ada completa una fila e dà un pezzo a Bo senza annunciare. Bo può
    annunciare la fila prima di posizionare.
rules-danish-overlooked-second =
    Bo posiziona senza annunciare e dà un pezzo ad Ada. Ora Ada può ancora
    annunciare la sua fila, prima di posizionare.
rules-danish-overlooked-third =
    Ada posiziona senza annunciare. Ora entrambi hanno posizionato un pezzo
    dopo la fila, e la fila è morta.
rules-danish-overlooked-reading =
    Leggiamo il regolamento così: ognuno posiziona un pezzo dopo che la fila
    è stata fatta. Fino ad allora può annunciarla chi ha appena ricevuto un
    pezzo, anche chi l’ha fatta. Tra posizionare e dare si può annunciare
    solo ciò che il proprio pezzo ha appena completato.
rules-quarto-false = Un annuncio è sbagliato se mostri quattro caselle che non sono una fila valida:
rules-quarto-false-place =
    Le caselle non sono in orizzontale, in verticale o su una diagonale
    lunga (né in un quadrato di 2×2, se i quadrati contano).
rules-quarto-false-free = Una delle caselle è libera.
rules-quarto-false-share = I quattro pezzi non hanno in comune nulla che conti.
rules-quarto-false-late = La fila è morta, oppure non è questo il momento di annunciarla.
rules-quarto-false-reading =
    Nessun regolamento dice che cosa succede allora. In Fourfold un annuncio
    sbagliato viene rifiutato, ti si dice perché, e si annota nel registro.
    Non cambia altro.
rules-quarto-false-three =
    Dopo tre annunci rifiutati nello stesso turno, in quel turno non puoi
    più annunciare.
rules-quarto-false-option =
    Prima della partita potete decidere che un annuncio sbagliato perde.
    Allora il primo fa perdere subito la partita.
rules-quarto-referee =
    Nessun regolamento ha un arbitro; Fourfold ne offre uno, se volete.
    Allora il tavolo vede ogni fila: chi ne completa una vince subito, e
    nessuna fila sfugge mai.
rules-quarto-referee-calls = Con l’arbitro non è permesso annunciare, perché non serve.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win = Qualcuno annuncia una fila valida: vince.
rules-quarto-end-draw = Tutti i sedici pezzi sono sul tabellone e nessuno ha vinto: è pareggio.
rules-quarto-end-reading =
    Dopo il sedicesimo pezzo non c’è più nulla da dare. Chi l’ha posizionato
    può annunciare o rinunciare. Poi l’avversario, come se avesse appena
    ricevuto un pezzo, può annunciare qualsiasi fila ancora valida, o
    rinunciare. Solo allora è pareggio.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Per cominciare con calma, decidete prima della partita che contano solo
    una, due o tre delle quattro caratteristiche.
rules-quarto-beginners-example =
    Per esempio conta solo il colore: quattro pezzi dello stesso colore
    fanno una fila, e nient’altro.
rules-quarto-beginners-reading =
    In Fourfold si può scegliere in modo più fine: può contare uno qualsiasi
    degli otto valori, almeno uno. Quattro pezzi con in comune un valore che
    conta fanno una fila. Di solito si scelgono caratteristiche intere.
rules-danish-beginners =
    Per cominciare con calma, decidete prima della partita quali aspetti
    contano, quanti ne volete.
rules-danish-beginners-example =
    Per esempio conta solo lo scuro: quattro pezzi scuri fanno una fila,
    qualunque sia la loro forma, ma quattro chiari no.
rules-danish-beginners-reading =
    Lo leggiamo così: può contare uno qualsiasi degli otto valori, almeno
    uno. Quattro pezzi con in comune un valore che conta fanno una fila. Di
    solito si scelgono caratteristiche intere.
rules-quarto-advanced =
    Contano anche i quadrati: quattro pezzi che riempiono 2×2 caselle vicine
    e hanno in comune un valore contano come una fila. Sono 9 posti in più,
    19 in tutto.
rules-danish-advanced = Per giocatori esperti ci sono due opzioni. Sceglietene una o tutte e due.
rules-danish-advanced-free =
    Colori liberi: nessuno ha un colore, e puoi dare qualsiasi pezzo
    rimasto.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Si gioca in due, uno contro l’altro.
rules-quarto-players-reading =
    In Fourfold si può giocare anche questa edizione a squadre o a
    rotazione. La pagina dell’edizione danese dice come.
rules-danish-players = Si gioca in due, o due contro due, o in due squadre di qualsiasi grandezza.
rules-danish-players-round =
    Si può anche giocare a rotazione: allora altri aspettano il loro posto
    per giocare.
rules-danish-teams-order =
    Il regolamento non dice come gioca una squadra. In Fourfold i compagni
    si alternano, e il turno di una persona è posizionare e dare. Il primo
    della squadra A dà il primo pezzo; poi vengono il primo della squadra B,
    il secondo della squadra A, il secondo della squadra B e così via.
rules-danish-teams-call =
    Può annunciare solo la persona di turno. Dopo il sedicesimo pezzo
    l’ultima parola spetta alla persona successiva dell’altra squadra. Una
    squadra vince o perde tutta insieme.
rules-danish-round-reading =
    A rotazione si aspetta in coda. Dopo una partita il posto di chi ha
    perso passa al prossimo della coda; dopo un pareggio esce chi è seduto
    da più tempo.
rules-quarto-time =
    Una partita dura da 10 a 20 minuti. In un torneo ogni mossa può essere
    limitata a un minuto.
rules-danish-time =
    Una partita dura da 5 a 20 minuti. Il regolamento non limita il tempo di
    una mossa, ma in Fourfold anche qui si può dare un minuto a ogni mossa.
rules-quarto-time-move =
    Una mossa è posizionare e dare insieme, e anche il primissimo pezzo dato
    ha il suo minuto. Potete scegliere anche un tempo più lungo o più corto,
    o nessun orologio.
rules-quarto-time-calls =
    L’annuncio rientra nello stesso minuto, e un annuncio sbagliato non lo
    fa ripartire. Chi esaurisce il tempo perde.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    In Fourfold tutto questo si può combinare liberamente, in ogni edizione:
    per esempio quadrati, un colore ciascuno, solo due caratteristiche e
    arbitro.
rules-quarto-combining-not =
    Solo gli opposti non vanno insieme: o ciascuno ha il suo colore o i
    colori sono liberi, e dove c’è un arbitro nessun annuncio sbagliato può
    far perdere.
rules-editions-same = Le edizioni sono tre. Ciò che qui non è nominato è uguale in tutte.
rules-editions-pieces =
    Pezzi: l’edizione classica e la danese hanno pezzi di legno, la terza
    funghi. Le regole guardano solo le quattro caratteristiche, mai quale
    serie usate.
rules-editions-colours =
    Colori: nell’edizione danese ognuno ha un colore e riceve solo pezzi di
    quello. Nelle altre due puoi dare qualsiasi pezzo rimasto.
rules-editions-overlooked =
    File sfuggite: nell’edizione classica e in quella con i funghi una fila
    è morta appena chi ha ricevuto posiziona senza annunciare. Nella danese
    resta valida finché i due giocatori non hanno posizionato un pezzo
    ciascuno.
rules-editions-showing =
    Mostrare: i regolamenti classico e con i funghi chiedono di mostrare la
    fila, il danese solo di dire la parola.
rules-editions-beginners =
    Principianti: nell’edizione classica e in quella con i funghi contano
    una, due o tre caratteristiche; nella danese gli aspetti che volete.
rules-editions-advanced =
    Giocatori esperti: i quadrati in tutte e tre le edizioni; nella danese
    anche i colori liberi.
rules-editions-players = Giocatori: solo il regolamento danese parla di squadre e di rotazione.
rules-editions-time =
    Tempo: da 10 a 20 minuti a partita e, nei tornei, un minuto a mossa;
    nell’edizione danese da 5 a 20 minuti e nessun limite a mossa.

## Both games: at the table

rules-table = I regolamenti non ne parlano. Queste sono regole proprie di Fourfold.
rules-table-resign = Puoi abbandonare. Allora vince l’altra parte.
rules-table-draw =
    Puoi proporre il pareggio. La proposta vale fino alla mossa successiva,
    e tutti gli altri devono accettarla.
rules-table-back = Una mossa si può annullare solo se tutti sono d’accordo.
rules-table-leave =
    In due, chi abbandona o esaurisce il tempo perde. In tre o quattro, quel
    giocatore esce dalla partita: le sue carte restano nascoste, i suoi
    turni si saltano, e vince l’ultimo che rimane.
rules-table-back-cards =
    Una mossa si può annullare solo se tutti sono d’accordo, e mai oltre una
    carta mostrata o realizzata.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box = Quartino è per 2–4 giocatori da 7 a 99 anni. Una partita dura circa 20 minuti.
rules-quartino-box-board =
    Un tabellone: una ruota di nove caselle, una al centro e otto intorno,
    sul bordo.
rules-quartino-box-tokens = 28 pedine: sette gialle, sette blu, sette verdi e sette rosa.
rules-quartino-box-cards = 24 carte Quartino e 4 supporti in cui metterle.
rules-quartino-box-reading =
    I regolamenti danno i numeri. La ruota e i nomi dei colori vengono da
    immagini e recensioni del gioco.
rules-quartino-cards =
    Una carta mostra un quarto della ruota: il centro e tre caselle vicine
    del bordo, ciascuna con il suo colore.
rules-quartino-cards-deck =
    È la nostra interpretazione, dalle immagini. Quattro colori si possono
    mettere su quattro caselle in 24 modi esatti, e le carte sono 24: quindi
    ogni modo c’è una volta. Si può anche caricare un altro mazzo.
rules-quartino-cards-turn =
    Una carta va bene ovunque intorno alla ruota: la puoi girare in otto
    direzioni. Ma non la puoi specchiare: i tre colori del bordo devono
    seguirsi in senso orario, come sulla carta.
rules-quartino-aim =
    Realizza tutte le tue quattro carte prima degli altri. Per realizzare
    una carta, i suoi colori devono stare sulla ruota proprio come la carta
    li mostra.
rules-quartino-aim-others =
    Costruite tutti sulla stessa ruota. Le pedine degli altri possono
    aiutarti o rovinare i tuoi piani.
rules-quartino-setup-board =
    Mettete il tabellone al centro e le pedine accanto, divise per colore.
    Sono la riserva, e tutti la vedono.
rules-quartino-setup-cards =
    Mescolate le carte. Ognuno prende un supporto, pesca quattro carte in
    segreto e ve le mette in modo che nessun altro le veda.
rules-quartino-setup-rest = Le altre carte restano fuori dal gioco, e nessuno le guarda.
rules-quartino-setup-first = Comincia il più giovane. Poi si continua in senso orario.
rules-quartino-setup-reading =
    In Fourfold il tavolo dice chi è il più giovane; altrimenti si tira a
    sorte.
rules-quartino-players = Si gioca in due, tre o quattro, ognuno per sé.
rules-quartino-players-cards =
    Ognuno ha quattro carte, in quanti siate. Restano quindi fuori 16 carte
    in due, 12 in tre e 8 in quattro.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Un turno ha tre passi, sempre in quest’ordine.
rules-quartino-turn-check = Guarda se sul tabellone c’è la situazione «4 colori» o la «colonna».
rules-quartino-turn-place = Posiziona una pedina, o di più se hai detto una situazione.
rules-quartino-turn-make = Realizza dei Quartini, se ne vedi. Poi il tuo turno finisce.
rules-quartino-placing =
    Prendi dalla riserva una pedina di qualsiasi colore e posizionala su una
    casella qualsiasi della ruota.
rules-quartino-placing-column =
    La casella può essere vuota, o avere già delle pedine: allora la tua va
    in cima. Pedine una sull’altra formano una colonna.
rules-quartino-placing-gone = Un colore di cui la riserva non ha più pedine non si può scegliere.

## Quartino: making cards (T6)

rules-quartino-make = Conta solo la pedina in cima a ogni casella, chiunque l’abbia posizionata.
rules-quartino-make-call =
    Quando pensi che una delle tue carte sia sulla ruota, di’ «Quartino» e
    mostra la carta e le quattro caselle. Se hai ragione, succede questo:
rules-quartino-make-card = La carta lascia il tuo supporto: è realizzata.
rules-quartino-make-tokens =
    Le sue quattro pedine in cima tornano nella riserva. Ciò che stava sotto
    ora è in cima.
rules-quartino-make-place = Devi prendere una pedina e posizionarla dove vuoi.
rules-quartino-make-again =
    Se ora vedi un’altra delle tue carte, puoi annunciare di nuovo, e così
    via.
rules-quartino-make-reading =
    Puoi annunciare solo dopo aver posizionato e tolto tutto ciò che devi
    nel tuo turno.
rules-quartino-wrong =
    Se la tua carta non è sulle quattro caselle che mostri, torna sul tuo
    supporto e il tuo turno finisce.
rules-quartino-wrong-seen = Gli altri hanno visto quella carta. Da allora tutti possono conoscerla.
rules-quartino-wrong-reading =
    Non puoi mostrare una carta che non hai. Non è permesso, e il tuo turno
    continua.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Se all’inizio del tuo turno ci sono sul tabellone quattro o più pedine
    dello stesso colore, è la situazione «4 colori». Contano anche le pedine
    nascoste nelle colonne.
rules-quartino-four-say =
    Se te ne accorgi, di’ «4 colori». Allora devi posizionare una pedina in
    più: due invece di una.
rules-quartino-four-reading =
    Conta una volta per turno, anche se più colori hanno quattro o più
    pedine.
rules-quartino-column =
    Se all’inizio del tuo turno una colonna ha quattro o più pedine, è la
    situazione «colonna». I colori non importano.
rules-quartino-column-say =
    Se te ne accorgi, di’ «colonna» e indicala. Prima rimetti tutta la
    colonna nella riserva. Poi devi posizionare una pedina in più: due
    invece di una.
rules-quartino-column-reading =
    In un turno conta una sola colonna, anche se ce ne sono di più. Scegli
    tu quale.
rules-quartino-both =
    Se ti accorgi di tutte e due, dille tutte e due. Devi posizionare tre
    pedine e togliere la colonna, nell’ordine che vuoi.
rules-quartino-both-last =
    Puoi anche togliere la colonna per ultima. Una pedina che ci hai messo
    sopra prima torna indietro con lei.
rules-quartino-both-start =
    Conta solo l’inizio del tuo turno: ciò che fai durante il turno non crea
    situazioni e non ne toglie.
rules-quartino-both-wait =
    Puoi annunciare «Quartino» o finire il turno solo quando tutto questo è
    fatto.
rules-quartino-noticing =
    Situazioni e Quartini contano solo se li dici. Se non dici nulla,
    posizioni semplicemente una pedina; non c’è punizione.
rules-quartino-noticing-silence = Niente al tavolo ti dice che cosa potresti dire o annunciare.
rules-quartino-noticing-wrong =
    Se dici una situazione che non c’è, viene rifiutata, ti si dice perché,
    e non cambia altro.
rules-quartino-noticing-once =
    Ogni situazione si può dire una volta per turno, prima di posizionare la
    prima pedina.
rules-quartino-referee =
    Nessun regolamento ha un arbitro; Fourfold ne offre uno, se volete.
    Allora nessuno dice le situazioni: le pedine in più e una colonna da
    togliere arrivano da sole, e sono obbligatorie.
rules-quartino-referee-call =
    Se annunciare «Quartino» lo decidi sempre tu, e quando puoi farlo solo
    tu ricevi un indizio. Un annuncio sbagliato viene rifiutato e il tuo
    turno continua, ma gli altri hanno visto la carta.
rules-quartino-first-games =
    Per imparare il gioco, lasciate da parte le situazioni «4 colori» e
    «colonna». Allora in ogni turno si posiziona una sola pedina e si
    realizzano i Quartini che si vedono.
rules-quartino-first-games-name = In Fourfold queste regole si chiamano «Quartino, prime partite».

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Chi toglie l’ultima carta dal proprio supporto vince subito. Le quattro
    pedine restano dove sono, e non se ne posizionano altre.
rules-quartino-long =
    Le carte si realizzano una alla volta, quindi due giocatori non
    finiscono mai insieme. I regolamenti non dicono che cosa succede se la
    riserva è vuota o se una partita non finisce.
rules-quartino-long-empty =
    Si salta il posizionare solo se la riserva è vuota e non hai una colonna
    da togliere. Allora puoi annunciare o finire il turno.
rules-quartino-long-skipped =
    Se in un giro intero di turni non si posiziona, non si toglie e non si
    annuncia nulla, è pareggio.
rules-quartino-long-repeated =
    È pareggio anche se lo stesso tabellone, con le stesse colonne e lo
    stesso giocatore che sta per cominciare, si presenta per la terza volta
    senza che nel frattempo sia stata realizzata una carta.
rules-quartino-long-limit =
    Dopo 200 turni, contando tutti i giocatori, o un altro numero scelto da
    voi, la partita finisce. Vince chi ha realizzato più carte; a pari
    merito si vince insieme.
rules-quartino-secrets = In ogni momento puoi vedere questo, e nient’altro:
rules-quartino-secrets-board = Il tabellone e la riserva.
rules-quartino-secrets-own = Le tue carte.
rules-quartino-secrets-made = Le carte realizzate da chiunque.
rules-quartino-secrets-shown = Le carte mostrate in annunci sbagliati.
rules-quartino-secrets-left = Quante carte restano a ciascuno degli altri.
rules-quartino-secrets-rest = Le carte non distribuite restano segrete fino alla fine.

## Quartino: the two printings

rules-quartino-printings =
    Conosciamo il regolamento in due versioni, ceca e italiana. Descrivono
    lo stesso gioco, con gli stessi passi e gli stessi numeri, e
    differiscono solo in piccole cose.
rules-quartino-printings-check =
    Chi verifica un annuncio: nella versione ceca tutti gli altri, in quella
    italiana un altro giocatore. In Fourfold lo fa il tavolo.
rules-quartino-printings-must =
    Pedine in più: la versione italiana dice che le devi posizionare, la
    ceca solo che le posizioni. In Fourfold devi.
rules-quartino-printings-end =
    La fine: secondo la versione ceca vince il primo che realizza tutte le
    sue carte, secondo l’italiana chi toglie l’ultima carta dal supporto. È
    lo stesso momento.

## What the figures show

rules-figure-classic-pieces =
    Tutti i sedici pezzi: otto chiari e otto scuri. In ogni colore c’è una
    volta ogni combinazione di alto o basso, rotondo o quadrato, pieno o
    cavo.
rules-figure-mushrooms-pieces =
    Tutti i sedici funghi: otto rossi e otto blu. In ogni colore c’è una
    volta ogni combinazione di grande o piccolo, appuntito o piatto, con o
    senza puntini.
rules-figure-classic-turn =
    Sul tabellone ci sono tre pezzi. Il prossimo, che è scuro, basso,
    quadrato e cavo, è stato dato e va posizionato.
rules-figure-mushrooms-turn =
    Sul tabellone ci sono tre funghi. Il prossimo, che è blu, piccolo,
    piatto e senza puntini, è stato dato e va posizionato.
rules-figure-classic-line =
    Una fila: la seconda linea orizzontale dal basso è piena. I suoi pezzi
    sono chiari e scuri, alti e bassi, rotondi e quadrati, ma tutti e
    quattro sono cavi.
rules-figure-mushrooms-line =
    Una fila: la seconda linea orizzontale dal basso è piena. I suoi funghi
    sono rossi e blu, grandi e piccoli, appuntiti e piatti, ma tutti e
    quattro sono senza puntini.
rules-figure-classic-receiver =
    La fila di quattro pezzi cavi non è stata annunciata, e il pezzo
    successivo è stato dato. Prima di posizionarlo, chi l’ha ricevuto può
    annunciare la fila.
rules-figure-mushrooms-receiver =
    La fila di quattro funghi senza puntini non è stata annunciata, e il
    fungo successivo è stato dato. Prima di posizionarlo, chi l’ha ricevuto
    può annunciare la fila.
rules-figure-classic-square =
    Quattro pezzi bassi riempiono il quadrato di 2×2 caselle al centro del
    tabellone.
rules-figure-mushrooms-square =
    Quattro funghi piccoli riempiono il quadrato di 2×2 caselle al centro
    del tabellone.
rules-figure-wheel = La ruota vuota: una casella al centro, otto sul bordo.
rules-figure-card = Una carta: giallo al centro e, sul bordo, in senso orario, blu, verde e rosa.
rules-figure-column-placed =
    Sei pedine sulla ruota. Su una casella del bordo una pedina blu sta
    sopra una gialla: una colonna di due.
rules-figure-quartino =
    La carta con giallo al centro e blu, verde e rosa sul bordo è sulla
    ruota. Due delle sue pedine stanno sopra altre; contano solo quelle in
    cima.
rules-figure-four-colours = Sulla ruota ci sono quattro pedine blu. Una è nascosta sotto una gialla.
rules-figure-column =
    Una casella del bordo ha una colonna di quattro pedine: in basso rosa,
    poi blu, verde e gialla.

## Credits

rules-quarto-credits = Quarto è un gioco di Blaise Müller, pubblicato da Gigamic.
rules-quartino-credits = Quartino è un gioco di Petr Doubek (Loris Games), pubblicato da Djeco.
rules-credits-independent =
    Fourfold è un progetto indipendente, non legato agli autori né agli
    editori e non approvato da loro. Qui le regole sono raccontate con
    parole nostre.
