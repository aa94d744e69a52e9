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
rules-heading-overlooked = Una fila sfuggita
rules-heading-false-call = Un annuncio sbagliato
rules-heading-referee = Con arbitro
rules-heading-end = La fine della partita
rules-heading-beginners = Per bambini e principianti
rules-heading-advanced = Per giocatori esperti
rules-heading-players = I giocatori
rules-heading-time = Il tempo
rules-heading-combining = Combinare le regole
rules-heading-table = Abbandono, pareggio e mosse ritirate
rules-heading-editions = Che cosa cambia da un’edizione all’altra
rules-heading-cards = Le carte
rules-heading-placing = Posizionare una pedina
rules-heading-make = Realizzare un Quartino
rules-heading-wrong = Un annuncio sbagliato
rules-heading-four-colours = La situazione «4 colori»
rules-heading-column = La situazione «colonna»
rules-heading-both = Le due situazioni insieme
rules-heading-noticing = Notare le situazioni
rules-heading-long = Riserva vuota, partite lunghe e pari merito
rules-heading-first-games = Le prime partite
rules-heading-secrets = Che cosa vedi e che cosa è segreto
rules-heading-printings = Che cosa cambia tra le due versioni
rules-heading-credits = Autori ed editori

## Quarto: board and pieces (Q1)

rules-quarto-box = Un tabellone di 16 caselle, quattro per quattro, e 16 pezzi.
rules-quarto-box-traits =
    Ogni pezzo ha quattro caratteristiche e ogni caratteristica ha due valori.
    Ogni combinazione c’è una volta sola: non ci sono quindi due pezzi uguali.
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
    Completa una fila: quattro pezzi in orizzontale, in verticale o in diagonale
    che si somigliano in almeno una cosa. Annuncia «Quarto!» in tempo e vinci.
rules-quarto-aim-twist =
    La particolarità: non scegli tu il pezzo che posizioni. Lo sceglie
    l’avversario e te lo dà.
rules-quarto-setup-pieces = Mettete il tabellone vuoto tra voi e tutti i pezzi accanto.
rules-danish-setup-pieces =
    Mettete il tabellone vuoto tra voi. Disponete i pezzi accanto in due
    gruppi, i chiari e gli scuri.
rules-quarto-setup-first =
    Tirate a sorte il primo giocatore, che non posiziona nulla: sceglie un pezzo
    e lo dà all’avversario.
rules-quarto-setup-reading = Nella rivincita comincia il giocatore successivo, senza un nuovo sorteggio.
rules-danish-setup-first =
    Tirate a sorte il primo giocatore, che non posiziona nulla: sceglie
    un pezzo del colore dell’avversario e glielo dà.
rules-danish-colours =
    Prima che sia dato il primo pezzo, i giocatori scelgono i colori: uno ha i
    chiari, l’altro gli scuri.
rules-danish-colours-give =
    Dai sempre all’avversario un pezzo del suo colore. Così ognuno posiziona
    gli otto pezzi del proprio colore.
rules-danish-colours-reading =
    Il regolamento non dice chi sceglie per primo. Qui è il giocatore che riceve
    il primo pezzo; se non sceglie, ha i chiari.

## Quarto: a turn (Q3)

rules-quarto-turn = Un turno ha tre passi, sempre in quest’ordine.
rules-quarto-turn-place =
    Posiziona il pezzo ricevuto su una casella libera. Ci resta fino alla
    fine della partita.
rules-quarto-turn-look =
    Guarda: il tuo pezzo ha completato una fila? Se sì, annunciala adesso.
rules-quarto-turn-give = Dai all’avversario uno dei pezzi rimasti. Ora tocca a lui.
rules-danish-turn-give = Dai all’avversario uno dei pezzi rimasti del suo colore. Ora tocca a lui.

## Quarto: lines (Q4)

rules-quarto-lines =
    Una fila è formata da quattro pezzi in una riga, in una colonna o su una
    delle due diagonali lunghe. Le file possibili sono 10: quattro righe,
    quattro colonne e due diagonali.
rules-quarto-lines-alike =
    I quattro pezzi devono avere in comune almeno un valore che conta. Uno
    basta; possono averne anche di più.
rules-classic-lines-values =
    Una fila può essere di quattro pezzi chiari, quattro scuri, quattro
    alti, quattro bassi, quattro rotondi, quattro quadrati, quattro pieni o
    quattro cavi.
rules-mushrooms-lines-values =
    Una fila può essere di quattro funghi rossi, quattro blu, quattro
    grandi, quattro piccoli, quattro appuntiti, quattro piatti, quattro con
    puntini o quattro senza.
rules-danish-lines-colours =
    Una fila può mescolare i due colori, purché i quattro pezzi abbiano in
    comune qualcos’altro.
rules-quarto-lines-several =
    Un solo pezzo può completare più file insieme. Per vincere basta
    mostrarne una.
rules-quarto-lines-who = Non importa chi ha posizionato gli altri tre pezzi.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Completare una fila non basta. Devi annunciare «Quarto!» e mostrare le sue
    quattro caselle; allora vinci subito.
rules-quarto-calling-placer =
    Dopo aver posizionato il tuo pezzo, prima di dare il prossimo: puoi
    annunciare una fila che il tuo pezzo ha appena completato.
rules-quarto-calling-receiver =
    Dopo aver ricevuto un pezzo, prima di posizionarlo: puoi annunciare una fila
    che l’ultimo pezzo dell’avversario ha completato e che lui non ha
    annunciato.
rules-danish-calling-receiver =
    Dopo aver ricevuto un pezzo, prima di posizionarlo: puoi annunciare
    qualsiasi fila che vale ancora. Secondo la nostra interpretazione anche la
    tua, se ti era sfuggita.
rules-quarto-calling-others =
    I regolamenti dicono che vince il primo giocatore che annuncia. Qui può
    annunciare solo il giocatore di turno. Se annuncia qualcun altro, o se
    qualcuno annuncia dopo la fine, l’annuncio viene rifiutato e non ha
    conseguenze: non conta come annuncio sbagliato.
rules-quarto-calling-silence =
    Senza arbitro, niente ti dice che c’è una fila. Cercarla fa parte del
    gioco.
rules-quarto-calling-moments = Puoi annunciare in due momenti:
rules-danish-calling-reading =
    Il regolamento danese chiede solo la parola. Qui si mostrano le quattro
    caselle in tutte le edizioni.
rules-quarto-overlooked-give =
    Se completi una fila e dai un pezzo senza annunciarla, l’avversario
    può annunciarla prima di posizionare il pezzo, e vincere.
rules-quarto-overlooked-dead =
    Se l’avversario posiziona il pezzo senza annunciare, la fila non vale
    più, per nessuna caratteristica, e la partita continua.
rules-quarto-overlooked-new =
    I regolamenti non dicono che cosa succede ai pezzi. Qui i pezzi di una fila
    del genere possono ancora far parte di una nuova fila in un’altra
    direzione.
rules-danish-overlooked =
    Una fila che nessuno ha annunciato vale finché i due giocatori non hanno
    posizionato un pezzo ciascuno. Poi non vale più, per nessuna
    caratteristica, e la partita continua. Un esempio:
rules-danish-overlooked-first =
    Ada completa una fila e dà un pezzo a Bo senza annunciare. Bo può annunciare
    la fila prima di posizionare il suo pezzo.
rules-danish-overlooked-second =
    Bo posiziona il suo pezzo senza annunciare e dà un pezzo ad Ada. Secondo la
    nostra interpretazione ora Ada può ancora annunciare la sua fila, prima di
    posizionare il suo pezzo.
rules-danish-overlooked-third =
    Ada posiziona il suo pezzo senza annunciare. Ora entrambi hanno posizionato
    un pezzo, e la fila non vale più.
rules-danish-overlooked-reading =
    Il regolamento dice che una fila sfuggita non conta più «quando i
    due giocatori hanno posizionato un pezzo ciascuno». Noi contiamo i
    pezzi posizionati dopo quello che ha completato la fila. Se contasse
    anche quello, la fila smetterebbe di valere un turno prima, come
    nell’edizione classica.
rules-danish-overlooked-maker =
    Il regolamento parla solo dell’avversario che annuncia una fila
    sfuggita. Qui può annunciarla anche il giocatore che l’ha fatta.
    Dopo aver posizionato un pezzo e prima di dare il prossimo puoi
    annunciare solo ciò che il tuo pezzo ha appena completato.
rules-quarto-false =
    Un annuncio è sbagliato se le quattro caselle che mostri non sono una
    fila che puoi annunciare adesso:
rules-quarto-false-place =
    Le caselle non sono in una riga, in una colonna o su una diagonale lunga (né
    in un quadrato di 2×2, se i quadrati contano).
rules-quarto-false-free = Una delle caselle è libera.
rules-quarto-false-share = I quattro pezzi non hanno in comune nulla che conti.
rules-quarto-false-late = La fila non vale più.
rules-danish-false-late =
    La fila non vale più; oppure hai appena posizionato un pezzo e la
    fila è più vecchia: non è stato quel pezzo a completarla.
rules-quarto-false-reading =
    Nessun regolamento dice che cosa succede allora. Qui un annuncio
    sbagliato viene rifiutato e annotato nel registro, e ti si dice perché.
    Il tuo turno continua.
rules-quarto-false-three =
    Dopo tre annunci sbagliati nello stesso turno, in quel turno non puoi più
    annunciare.
rules-quarto-false-option =
    Prima della partita potete decidere che chi fa un annuncio sbagliato perde
    subito.
rules-quarto-referee =
    Nessun regolamento prevede un arbitro, ma qui puoi averne uno.
    L’arbitro vede ogni fila: se ne completi una vinci subito, e nessuna
    fila sfugge mai.
rules-quarto-referee-calls = Con l’arbitro non si annuncia: non serve.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win =
    Vittoria: un giocatore annuncia «Quarto!» in tempo e mostra una fila di
    quattro pezzi con in comune un valore che conta.
rules-quarto-end-draw =
    Pareggio: tutti e sedici i pezzi sono sul tabellone e nessuno ha vinto.
rules-quarto-end-reading =
    Dopo il sedicesimo pezzo non c’è più nulla da dare. Il giocatore che l’ha
    posizionato può annunciare o rinunciare. Poi l’avversario, come se avesse
    appena ricevuto un pezzo, può annunciare qualsiasi fila che vale ancora, o
    rinunciare. Solo allora è pareggio.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Decidete prima della partita che contano solo una, due o tre delle
    quattro caratteristiche.
rules-quarto-beginners-example =
    Per esempio, se conta solo il colore, quattro pezzi dello stesso colore
    fanno una fila, e nient’altro la fa.
rules-quarto-beginners-reading =
    Qui potete scegliere con più precisione: possono contare uno o più degli
    otto valori. Quattro pezzi con in comune un valore che conta fanno una
    fila. Se volete che conti un’intera caratteristica, scegliete entrambi i
    suoi valori.
rules-danish-beginners =
    Decidete prima della partita quali valori contano, per esempio scuro o
    alto, quanti ne volete.
rules-danish-beginners-example =
    Per esempio conta solo «scuro»: quattro pezzi scuri fanno una fila,
    qualunque sia la loro forma, ma quattro chiari no.
rules-danish-beginners-reading =
    Lo intendiamo così: possono contare uno o più degli otto valori, a
    vostra scelta, e quattro pezzi con in comune un valore che conta fanno
    una fila. L’esempio del regolamento può anche voler dire che solo i
    pezzi scuri fanno una fila, per qualsiasi caratteristica tranne la
    forma. Se volete che conti un’intera caratteristica, scegliete entrambi
    i suoi valori.
rules-danish-beginners-free =
    Se contano solo i pezzi scuri, giocate con colori liberi: con un colore
    ciascuno, chi ha i pezzi chiari non potrebbe completare nessuna fila.
rules-quarto-advanced =
    Quadrati: anche quattro pezzi che hanno in comune un valore e
    riempiono un blocco di due caselle per due contano come una fila.
    Sono 9 file in più, 19 in tutto.
rules-danish-advanced =
    Ci sono due opzioni per giocatori esperti. Sceglietene una o entrambe.
rules-danish-advanced-free =
    Colori liberi: nessuno ha un colore, e puoi dare qualsiasi pezzo
    rimasto.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Due giocatori, uno contro l’altro.
rules-quarto-players-reading =
    Qui si può giocare anche questa edizione a squadre, e a un tavolo si può
    scegliere che chi perde lasci il posto.
rules-quarto-players-more = Come funziona: la pagina dell’edizione danese
rules-danish-players =
    Due giocatori, due contro due, o due squadre di quanti giocatori volete.
rules-danish-players-round =
    Il regolamento dice che il gioco può «fare il giro», senza dire come.
rules-danish-teams-order =
    Il regolamento non dice come gioca una squadra. Qui i compagni si alternano:
    in ogni turno una persona posiziona un pezzo e dà il prossimo. Il primo
    giocatore della squadra A dà il primo pezzo; poi vengono il primo della
    squadra B, il secondo della squadra A, il secondo della squadra B e così
    via.
rules-danish-teams-call =
    Può annunciare solo la persona di turno. Dopo il sedicesimo pezzo la persona
    successiva dell’altra squadra ha l’ultima occasione di annunciare. I
    compagni vincono o perdono insieme.
rules-danish-round-reading =
    Qui vuol dire che chi perde lascia il posto: altri possono aspettare
    in coda, e dopo ogni partita il posto di chi ha perso passa al primo
    della coda; dopo un pareggio lascia il posto chi è seduto da più
    tempo.
rules-quarto-time =
    Una partita dura da 10 a 20 minuti. Nei tornei si può limitare ogni mossa a
    un minuto.
rules-danish-time =
    Una partita dura da 5 a 20 minuti. Il regolamento non pone limiti di tempo,
    ma qui puoi giocare anche questa edizione con l’orologio.
rules-quarto-time-move =
    Una mossa è posizionare un pezzo e dare il prossimo, e anche dare il
    primissimo pezzo è una mossa. Scegli tu quanto tempo avere, oppure
    giochi senza orologio.
rules-quarto-time-calls =
    L’annuncio rientra nello stesso tempo, e un annuncio sbagliato non fa
    ripartire l’orologio. Se il tuo tempo scade, perdi.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Qui tutto questo si può combinare liberamente, in ogni edizione: per esempio
    quadrati, un colore ciascuno, solo due caratteristiche e arbitro.
rules-quarto-combining-colours =
    Un colore ciascuno: ogni giocatore ha un colore e riceve solo pezzi di
    quel colore, come nell’edizione danese. Colori liberi: puoi dare
    qualsiasi pezzo rimasto.
rules-quarto-combining-not =
    Solo gli opposti non si possono combinare: un colore ciascuno e
    colori liberi, oppure l’arbitro e la sconfitta per un annuncio
    sbagliato, perché con l’arbitro nessuno annuncia.
rules-editions-same =
    Le edizioni di Quarto sono tre. Ciò che non è elencato qui è uguale
    in tutte.
rules-editions-pieces =
    Pezzi: l’edizione classica e quella danese hanno pezzi di legno, la
    terza funghi. Per le regole non cambia nulla.
rules-editions-colours =
    Colori: nell’edizione danese ogni giocatore ha un colore e riceve solo pezzi
    di quel colore. Nelle altre due puoi dare qualsiasi pezzo rimasto.
rules-editions-overlooked =
    File sfuggite: nell’edizione classica e in quella con i funghi una fila
    non vale più appena chi ha ricevuto il pezzo lo posiziona senza
    annunciare. In quella danese vale finché, dopo che la fila è stata
    fatta, i due giocatori non hanno posizionato un altro pezzo ciascuno (la
    nostra interpretazione).
rules-editions-showing =
    Mostrare: i regolamenti dell’edizione classica e di quella con i funghi
    chiedono di mostrare la fila, il danese solo di dire la parola.
rules-editions-beginners =
    Bambini e principianti: nell’edizione classica e in quella con i funghi
    contano una, due o tre caratteristiche; in quella danese i valori che
    scegliete, per esempio solo scuro.
rules-editions-advanced =
    Giocatori esperti: i quadrati in tutte e tre le edizioni; nella danese
    anche i colori liberi.
rules-editions-players =
    Giocatori: solo il regolamento danese parla di squadre, e di un
    gioco che può «fare il giro» (qui: chi perde lascia il posto).
rules-editions-time =
    Tempo: da 10 a 20 minuti a partita e, se volete, un minuto a mossa nei
    tornei; nell’edizione danese da 5 a 20 minuti e nessun limite a mossa.

## Both games: at the table

rules-table = I regolamenti non ne parlano. Queste sono regole nostre:
rules-table-resign = Puoi abbandonare. Allora vince l’altra parte.
rules-table-draw =
    Puoi proporre il pareggio. La partita finisce in pareggio solo se
    tutti gli altri accettano prima della mossa successiva.
rules-table-back = Una mossa si può ritirare solo se tutti sono d’accordo.
rules-table-leave =
    In due, perdi se abbandoni o se il tuo tempo scade. In tre o quattro, esci
    dalla partita: le tue carte restano nascoste, i tuoi turni si saltano, e
    vince l’ultimo giocatore rimasto.
rules-table-back-cards =
    Una mossa si può ritirare solo se tutti sono d’accordo, e mai oltre una
    carta mostrata o realizzata.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box = Quartino è per 2–4 giocatori da 7 a 99 anni. Una partita dura circa 20 minuti.
rules-quartino-box-board =
    Un tabellone: una ruota di nove caselle, una al centro e otto intorno,
    sul bordo.
rules-quartino-box-tokens = 28 pedine: sette gialle, sette blu, sette verdi e sette rosa.
rules-quartino-box-cards = 24 carte Quartino e 4 supporti su cui metterle.
rules-quartino-box-reading =
    I regolamenti danno i numeri. La ruota e i nomi dei colori vengono da
    immagini e recensioni del gioco.
rules-quartino-cards =
    Una carta Quartino mostra un quarto della ruota: il centro e tre
    caselle vicine del bordo, ciascuna con il suo colore.
rules-quartino-cards-deck =
    Conosciamo le carte solo da immagini. Quattro colori si possono mettere
    su quattro caselle in esattamente 24 modi, e le carte sono 24:
    supponiamo quindi che ogni combinazione compaia una volta sola. Se le
    tue carte sono diverse, un registro di partita può indicare un altro
    mazzo.
rules-quartino-cards-turn =
    Una carta vale ovunque intorno al centro, in otto posizioni. Ma non
    allo specchio: i tre colori del bordo devono seguirsi in senso
    orario, come sulla carta.
rules-quartino-aim =
    Realizza prima degli altri le combinazioni delle tue quattro carte.
    Realizzi una carta quando i suoi quattro colori sono in cima nello
    stesso ordine, ovunque intorno al centro, e la annunci.
rules-quartino-aim-others =
    Tutti costruiscono sullo stesso tabellone. Le pedine degli altri
    possono aiutarti o rovinare i tuoi piani.
rules-quartino-setup-board =
    Mettete il tabellone al centro e le pedine accanto, divise per
    colore. Sono la riserva.
rules-quartino-setup-cards =
    Mescolate le carte. Ognuno prende un supporto, pesca in segreto
    quattro carte e le mette sul supporto in modo che nessun altro le
    veda.
rules-quartino-setup-rest =
    I regolamenti non parlano delle altre carte. Qui restano fuori dal gioco, e
    nessuno le vede.
rules-quartino-setup-first = Comincia il più giovane. Si gioca in senso orario.
rules-quartino-setup-reading =
    Qui dite voi chi è il più giovane; altrimenti si tira a sorte.
    Nella rivincita comincia il giocatore successivo, senza un nuovo sorteggio.
rules-quartino-players = Due, tre o quattro giocatori, ognuno per sé.
rules-quartino-players-cards =
    Ognuno ha quattro carte, qualunque sia il numero di giocatori. Restano
    quindi fuori 16 carte in due, 12 in tre e 8 in quattro.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Un turno ha tre passi, sempre in quest’ordine.
rules-quartino-turn-check =
    Controlla se sul tabellone c’è la situazione «4 colori» o «colonna».
rules-quartino-turn-place = Posiziona una pedina, o più d’una se hai annunciato una situazione.
rules-quartino-turn-make = Realizza uno o più Quartini, se ne vedi. Poi il tuo turno finisce.
rules-quartino-placing =
    Prendi dalla riserva una pedina di qualsiasi colore e posizionala su una
    casella qualsiasi del tabellone.
rules-quartino-placing-column =
    La casella può essere vuota, oppure puoi mettere la tua pedina sopra
    altre. Più pedine una sull’altra formano una colonna.
rules-quartino-placing-gone =
    Non puoi scegliere un colore di cui nella riserva non restano pedine.

## Quartino: making cards (T6)

rules-quartino-make = Conta solo la pedina in cima a ogni casella, chiunque l’abbia posizionata.
rules-quartino-make-call =
    Quando pensi che le pedine in cima corrispondano a una delle tue
    carte, annuncia «Quartino» e mostra la carta e le quattro caselle.
    Se hai ragione:
rules-quartino-make-card = La carta lascia il tuo supporto: l’hai realizzata.
rules-quartino-make-tokens =
    Le sue quattro pedine in cima tornano nella riserva. Quelle che stavano
    sotto ora sono in cima.
rules-quartino-make-place = Devi prendere una pedina e posizionarla dove vuoi.
rules-quartino-make-again =
    Se ora le pedine in cima corrispondono a un’altra delle tue carte,
    puoi annunciare di nuovo, e così via.
rules-quartino-make-reading =
    Qui puoi annunciare solo dopo aver posizionato e tolto tutto ciò che devi in
    questo turno.
rules-quartino-wrong =
    Se la tua carta non corrisponde alle quattro caselle che mostri,
    torna sul tuo supporto e il tuo turno finisce.
rules-quartino-wrong-seen = Gli altri ora hanno visto quella carta.
rules-quartino-wrong-reading =
    Non puoi mostrare una carta che non hai. Se ci provi, l’annuncio
    viene rifiutato e il tuo turno continua.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Se all’inizio del tuo turno ci sono sul tabellone quattro o più
    pedine dello stesso colore, è la situazione «4 colori». Contano
    anche le pedine nascoste nelle colonne.
rules-quartino-four-say =
    Se te ne accorgi, annuncia «4 colori». Allora devi posizionare una pedina in
    più: due invece di una.
rules-quartino-four-reading =
    Questa situazione conta una volta sola per turno, anche se diversi
    colori hanno quattro o più pedine.
rules-quartino-column =
    Se all’inizio del tuo turno una colonna ha quattro o più pedine, è la
    situazione «colonna». I colori non importano.
rules-quartino-column-say =
    Se te ne accorgi, annuncia «colonna» e indicala. Prima rimetti tutta la
    colonna nella riserva. Poi devi posizionare una pedina in più: due invece di
    una.
rules-quartino-column-reading =
    In un turno conta una sola colonna, anche se ce n’è più d’una. Scegli tu
    quale.
rules-quartino-both =
    Se ti accorgi di entrambe, annunciale entrambe. Devi posizionare tre pedine
    e togliere la colonna, nell’ordine che vuoi.
rules-quartino-both-last =
    Puoi anche togliere la colonna per ultima. Allora se ne va anche una pedina
    che ci hai messo sopra.
rules-quartino-both-start =
    Conta solo l’inizio del tuo turno: nulla di ciò che fai durante il turno
    crea una nuova situazione o ne toglie una.
rules-quartino-both-wait =
    Puoi annunciare «Quartino» o finire il turno solo quando tutto
    questo è fatto.
rules-quartino-noticing =
    Situazioni e Quartini contano solo se li annunci. Se non annunci
    nulla, posizioni semplicemente una pedina; non c’è penalità.
rules-quartino-noticing-silence =
    Senza arbitro, niente ti dice che cosa potresti annunciare.
rules-quartino-noticing-wrong =
    Se annunci una situazione che non c’è, l’annuncio viene rifiutato, ti si
    dice perché e non cambia altro.
rules-quartino-noticing-once =
    Puoi annunciare ogni situazione una volta per turno, prima di posizionare la
    prima pedina.
rules-quartino-referee =
    Nessun regolamento prevede un arbitro, ma qui puoi averne uno.
    Allora nessuno annuncia le situazioni: le vede l’arbitro, e devi
    posizionare le pedine in più e togliere una colonna.
rules-quartino-referee-call =
    Decidi sempre tu se annunciare «Quartino», e solo tu ricevi un suggerimento
    quando puoi farlo. Un annuncio sbagliato viene rifiutato e il tuo turno
    continua, ma gli altri hanno visto la carta.
rules-quartino-first-games =
    Per imparare il gioco, lasciate da parte le situazioni «4 colori» e
    «colonna». Allora in ogni turno si posiziona una pedina e si realizzano i
    Quartini che si vedono.
rules-quartino-first-games-name = Qui queste regole si chiamano «Quartino, prime partite».

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Vinci appena l’ultima carta lascia il tuo supporto. Le sue quattro pedine
    restano sul tabellone, e non se ne posizionano altre.
rules-quartino-long =
    Le carte si realizzano una alla volta, quindi un finale normale ha
    un solo vincitore. I regolamenti non dicono che cosa succede quando
    la riserva è vuota o una partita non finisce.
rules-quartino-long-empty =
    Si salta il posizionamento solo se la riserva è vuota e non hai una
    colonna da togliere. Allora puoi annunciare «Quartino» o finire il
    turno.
rules-quartino-long-skipped =
    Se in un giro intero di turni non si posiziona, non si toglie e non si
    annuncia nulla, è pareggio.
rules-quartino-long-repeated =
    È pareggio anche se la stessa posizione sul tabellone, con le stesse
    colonne e lo stesso giocatore che sta per cominciare il turno, si
    presenta per la terza volta senza che nel frattempo sia stata
    realizzata una carta.
rules-quartino-long-limit =
    Dopo 200 turni, contando tutti i giocatori, o un altro numero scelto da voi,
    la partita finisce. Vince il giocatore che ha realizzato più carte; a pari
    merito si condivide la vittoria.
rules-quartino-secrets = Vedi sempre questo, e nient’altro:
rules-quartino-secrets-board = Il tabellone e la riserva.
rules-quartino-secrets-own = Le tue carte.
rules-quartino-secrets-made = Le carte già realizzate, di chiunque siano.
rules-quartino-secrets-shown = Le carte mostrate in annunci sbagliati.
rules-quartino-secrets-left = Quante carte restano a ciascuno degli altri.
rules-quartino-secrets-rest = Le carte non distribuite restano segrete fino alla fine.

## Quartino: the two printings

rules-quartino-printings =
    Conosciamo il regolamento in due versioni, ceca e italiana. Descrivono lo
    stesso gioco, con gli stessi passi e gli stessi numeri, e differiscono solo
    nei dettagli.
rules-quartino-printings-check =
    Verificare un annuncio: nella versione ceca lo verificano tutti gli altri,
    in quella italiana un altro giocatore. Qui la verifica è automatica.
rules-quartino-printings-must =
    Pedine in più: la versione italiana dice che le devi posizionare, quella
    ceca solo che le posizioni. Qui devi.
rules-quartino-printings-end =
    La fine: nella versione ceca vince il primo giocatore che realizza tutte le
    sue carte, in quella italiana chi toglie l’ultima carta dal supporto. È lo
    stesso momento.

## What the figures show

rules-figure-classic-pieces =
    I sedici pezzi: otto chiari e otto scuri. In ogni colore, ogni
    combinazione di alto o basso, rotondo o quadrato, pieno o cavo compare
    una volta sola.
rules-figure-mushrooms-pieces =
    I sedici funghi: otto rossi e otto blu. In ogni colore, ogni
    combinazione di grande o piccolo, appuntito o piatto, con o senza
    puntini compare una volta sola.
rules-figure-classic-turn =
    Sul tabellone ci sono tre pezzi. Il prossimo, scuro, basso, quadrato e cavo,
    è stato dato e ora va posizionato.
rules-figure-mushrooms-turn =
    Sul tabellone ci sono tre funghi. Il prossimo, blu, piccolo, piatto e senza
    puntini, è stato dato e ora va posizionato.
rules-figure-classic-line =
    Una fila: la seconda riga dal basso è completa. I suoi pezzi sono chiari
    e scuri, alti e bassi, rotondi e quadrati, ma tutti e quattro sono cavi.
rules-figure-mushrooms-line =
    Una fila: la seconda riga dal basso è completa. I suoi funghi sono rossi
    e blu, grandi e piccoli, appuntiti e piatti, ma tutti e quattro sono
    senza puntini.
rules-figure-classic-receiver =
    Nessuno ha annunciato la fila di quattro pezzi cavi (evidenziata qui
    solo per mostrartela), e il pezzo successivo è stato dato. Prima di
    posizionarlo, chi l’ha ricevuto può annunciare la fila.
rules-figure-mushrooms-receiver =
    Nessuno ha annunciato la fila di quattro funghi senza puntini
    (evidenziata qui solo per mostrartela), e il fungo successivo è
    stato dato. Prima di posizionarlo, chi l’ha ricevuto può annunciare
    la fila.
rules-figure-classic-square =
    Quattro pezzi bassi riempiono il quadrato di 2×2 caselle al centro del
    tabellone.
rules-figure-mushrooms-square =
    Quattro funghi piccoli riempiono il quadrato di 2×2 caselle al centro
    del tabellone.
rules-figure-wheel = Il tabellone vuoto: una casella al centro, otto sul bordo.
rules-figure-card = Una carta: gialla al centro e, sul bordo, in senso orario, blu, verde e rosa.
rules-figure-column-placed =
    Sei pedine sul tabellone. Sulla casella 7, evidenziata, una pedina
    blu sta sopra una gialla: una colonna di due.
rules-figure-quartino =
    Le pedine in cima evidenziate corrispondono a una carta: gialla al
    centro e, in senso orario sulle caselle 7, 8 e 1, blu, verde e rosa.
    Due di esse stanno sopra altre; contano solo quelle in cima.
rules-figure-four-colours =
    Sulle caselle evidenziate ci sono quattro pedine blu: al centro e
    sulle caselle 1, 4 e 7. Quella sulla casella 1 è nascosta sotto una
    gialla.
rules-figure-column =
    La casella 3, evidenziata, ha una colonna di quattro pedine: in
    basso rosa, poi blu, verde e gialla.

## Credits

rules-quarto-credits = Quarto è un gioco di Blaise Müller, pubblicato da Gigamic.
rules-quartino-credits = Quartino è un gioco di Petr Doubek (Loris Games), pubblicato da Djeco.
rules-credits-independent =
    Fourfold è un progetto indipendente, non legato agli autori né agli
    editori e non approvato da loro. Qui le regole sono raccontate con
    parole nostre.
