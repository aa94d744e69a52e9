### Learning: the two lessons, the way to the rules, and the keys. italiano
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender.

## The page that leads to everything

learn-title = Impara a giocare
learn-about = Due giochi, pochi minuti ciascuno. Le mosse le fai tu, e gli errori non costano nulla.
learn-lessons = Lezioni
learn-lesson-quarto = Sedici pezzi, quattro caratteristiche e una particolarità: il pezzo che posizioni lo sceglie l’avversario.
learn-lesson-quartino = Una ruota per tutti, carte segrete per ognuno: realizza le tue quattro prima degli altri.
learn-lesson-danish = Ognuno ha il suo colore, e cambia tutto: il giocatore che dà per primo ha perso. Dimostralo giocando.
learn-begin = Inizia la lezione
learn-continue = Continua dal passo { $step }
learn-repeat = Ripeti la lezione
learn-minutes = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
learn-progress = { $done } passi su { $all }
learn-complete = Lezione finita
learn-rules = Le regole per esteso
learn-rules-about = Ogni edizione con figure, e le nostre risposte dove i regolamenti lasciano una domanda aperta.
learn-practise = Esercitati
learn-puzzles = Risolvi problemi
learn-puzzles-about = Posizioni con una sola mossa buona, da facili a diaboliche.
learn-play = Sfida il computer
learn-play-about = Nove livelli, da distratto a perfetto. Comincia con uno facile.
learn-keys = Giocare con la tastiera
learn-keys-about = Tabelloni, pezzi e carte funzionano tutti senza mouse e con un lettore di schermo.
learn-keys-both = In entrambi i giochi
learn-keys-quartino = Solo a Quartino
learn-key-tab = passare dal tabellone ai pezzi, alle carte e ai pulsanti
learn-key-arrows = spostarsi tra caselle e pezzi
learn-key-enter = scegliere
learn-key-call = annunciare «Quarto!» o «Quartino!», poi mostrare dove
learn-key-escape = annullare
learn-key-tab-name = Tab
learn-key-enter-name = Invio
learn-key-space-name = Spazio
learn-key-escape-name = Esc

## In a lesson

learn-lesson-title = { $game }: prima lezione
learn-danish-title = Quarto: la vittoria danese
learn-step = Passo { $step } di { $all }
learn-steps = Passi
learn-step-name = Passo { $step }: { $title }
learn-step-done = Passo { $step }: { $title }, fatto
learn-back = Indietro
learn-skip = Salta
learn-next = Avanti
learn-finish = Finisci
learn-show = Mostramelo
learn-shown = La risposta è evidenziata: { $answer }.
learn-pieces = Pezzi tra cui scegliere
learn-reserve = Riserva
learn-rack = Le tue carte
learn-say-call = Quarto!
learn-say-quartino = Quartino!
learn-say-colours = 4 colori!
learn-say-column = Colonna!
learn-hint-traits = Quello è { $values }. Provane un altro.
learn-flat = Vedi i pezzi dall’alto: un doppio bordo vuol dire alto, un buco scuro vuol dire cavo.
learn-marked = { $number } di { $all }

learn-end-title = Lezione finita
learn-end-quarto = Sai posizionare e dare un pezzo, vedere una fila e annunciarla. Il resto è esercizio: il gioco è più profondo di quanto sembri.
learn-end-quartino = Sai costruire, coprire, realizzare una carta e notare ciò che sfugge agli altri. Il resto è esercizio, e una buona faccia da poker.
learn-end-danish = Hai giocato una vittoria dimostrata. Nell’edizione danese lascia che sia l’avversario a dare per primo!
learn-end-referee = { $game ->
        [quartino] Contro il computer un arbitro nota le situazioni per te; per annunciarle da te, scegli «{ $choice }» in «{ $more }».
       *[quarto] Contro il computer un arbitro nota le file per te; per annunciarle da te, scegli «{ $choice }» in «{ $more }».
    }
learn-end-play = Gioca la prima partita
learn-end-rules = Leggi le regole
learn-end-other = Impara { $game }
learn-end-again = Ripeti la lezione

## Quarto, step by step

learn-quarto-traits = Ogni pezzo ha quattro caratteristiche: è chiaro o scuro, alto o basso, rotondo o quadrato, pieno o cavo.
    .title = Sedici pezzi
    .find = Trova il pezzo scuro, alto, rotondo e cavo.
    .other = Ora il suo esatto contrario: chiaro, basso, quadrato e pieno.
    .praise = Giusto. Tra i sedici non ce ne sono due uguali.
learn-quarto-alike = Quattro pezzi sono simili se hanno in comune anche una sola caratteristica, per quanto siano diversi nel resto.
    .title = Una cosa in comune
    .find = Questi tre hanno in comune una sola caratteristica. Quale altro pezzo ce l’ha?
    .praise = Sì, sono tutti e quattro cavi. Basta questo.
learn-quarto-give = Non scegli mai il tuo pezzo: Robin ne sceglie uno per te, e tu uno per Robin.
    .title = Dare un pezzo
    .give = Inizia la partita: dai a Robin il pezzo che vuoi.
    .praise = Robin lo posiziona. Il primo giocatore dà soltanto un pezzo.
learn-quarto-turn = Il tuo turno ha tre passi: posiziona il pezzo ricevuto, cerca una fila, poi dai il prossimo pezzo.
    .title = Il tuo turno
    .place = Posiziona il tuo pezzo su una casella libera.
    .taken = Quella casella è occupata. Scegline una libera.
    .give = Ancora nessuna fila. Ora dai un pezzo a Robin.
    .praise = Ecco un turno intero. Se tutti i sedici pezzi sono sul tabellone e nessuno ha vinto, è pareggio.
learn-quarto-line = Quattro simili in una riga, una colonna o una diagonale lunga fanno una fila. Con una fila si vince.
    .title = Una fila
    .place = Il tuo pezzo completa una fila. Dove?
    .place-hint = Guarda le righe: in una ci sono tre pezzi alti, e anche il tuo è alto.
    .praise = Quattro pezzi alti in una riga. Non importa chi ha posizionato gli altri.
learn-quarto-diagonal = Una fila può nascondersi su una diagonale, e in qualsiasi caratteristica. Controlla tutte e quattro quelle del tuo pezzo.
    .title = Guarda meglio
    .place = Il tuo pezzo è scuro, basso, rotondo e cavo. Dove completa una fila?
    .place-hint = Su una diagonale lunga ci sono tre pezzi cavi. Trova la casella vuota.
    .tall = Quei tre sono alti, ma il tuo pezzo è basso. Prova la diagonale.
    .praise = Quattro pezzi cavi, da un angolo all’altro.
learn-quarto-safe = Il pezzo che dai può essere proprio quello che serve all’avversario: guarda bene prima di darlo.
    .title = Che cosa non dare
    .give = In una colonna ci sono tre pezzi scuri, con una casella vuota in mezzo. Dai un pezzo sicuro.
    .give-hint = Quello è scuro: Robin lo metterebbe nella casella vuota e vincerebbe. Danne uno chiaro.
    .praise = Sicuro! Verso la fine i pezzi sicuri finiscono, ed è così che si perde quasi sempre.
learn-quarto-call = Con una fila vinci solo se la annunci: premi «Quarto!» prima di dare un pezzo, e mostra le quattro caselle.
    .title = Annunciare Quarto
    .call = Hai appena posizionato il pezzo evidenziato, e c’è una fila. Annunciala.
    .call-hint = Non ancora: prima premi «Quarto!», poi mostra la fila.
    .show = Ora scegli le sue quattro caselle.
    .show-hint = Guarda la seconda colonna da sinistra: quattro pezzi quadrati.
    .praise = Quarto! Quattro pezzi quadrati, e hai vinto.
learn-quarto-missed = Se a Robin sfugge una fila, puoi annunciarla tu, finché non hai posizionato il tuo pezzo.
    .title = File sfuggite
    .call = Robin ha posizionato il pezzo evidenziato, non ha visto la fila e ti ha dato un altro pezzo. Che cosa fai?
    .call-hint = Aspetta! Se posizioni il tuo pezzo, la fila non vale più. Prima guarda la riga.
    .show = Bell’occhio! Mostra la fila.
    .show-hint = Sono tutti e quattro nella seconda riga dall’alto, e sono tutti cavi.
    .praise = Vinci con la fila di Robin. Tieni gli occhi aperti, anche quando non tocca a te.
learn-quarto-squares = Troppo facile? Gioca con i quadrati di 2×2: contano anche quattro simili in un quadrato.
    .title = Per dopo: i quadrati
    .place = Completa un quadrato di pezzi chiari.
    .place-hint = Al centro ci sono tre pezzi chiari vicini. Riempi l’angolo.
    .praise = Nove modi in più per vincere, e per perdere. Puoi scegliere questa opzione quando inizi una partita.
learn-quarto-win = E ora tutto insieme: posiziona il tuo pezzo, annuncia e mostra la fila.
    .title = Vinci la partita
    .place = C’è una casella vincente. Trovala.
    .place-hint = Il tuo pezzo è basso. Dove ci sono altri tre bassi?
    .call = La fila è completa. Non dare ancora un pezzo!
    .call-hint = Prima premi «Quarto!».
    .show = Mostra le quattro caselle.
    .show-hint = Va dall’angolo in alto a sinistra a quello in basso a destra.
    .praise = Quarto! L’hai vista, l’hai annunciata, hai vinto.

## Quartino, step by step

learn-quartino-wheel = Tutti costruiscono sulla stessa ruota: otto caselle sul bordo e una al centro.
    .title = La ruota
    .token = Al tuo turno prendi una pedina di qualsiasi colore. Prendine una blu.
    .token-hint = Stavolta prendine una blu: la pedina con le onde.
    .space = Ora posizionala al centro.
    .space-hint = In partita puoi scegliere qualsiasi casella. Per ora scegli il centro.
    .praise = Questo è il cuore di un turno: una pedina, qualsiasi colore, qualsiasi casella.
learn-quartino-card = Una carta è un quarto della ruota: un colore al centro e tre uno accanto all’altro sul bordo.
    .title = Una carta
    .space = Confronta la ruota con la tua carta. Dove va la pedina rosa?
    .space-hint = Sulla carta il rosa viene dopo il blu e il verde, in senso orario.
    .praise = Ora la ruota corrisponde alla tua carta.
learn-quartino-turn = Una carta può trovarsi ovunque intorno alla ruota.
    .title = Comunque la giri
    .show = Ecco di nuovo la tua carta, da un’altra parte. Scegli le sue quattro caselle.
    .show-hint = Il giallo è al centro. Sul bordo cerca blu, verde, rosa, in senso orario.
    .praise = Trovata! Inclina la testa, o gira la carta.
learn-quartino-mirror = L’ordine conta: il bordo si legge sempre in senso orario, mai al contrario.
    .title = Mai allo specchio
    .card = Quale di queste due carte corrisponde alla ruota?
    .card-hint = Quella è l’immagine allo specchio. Leggi il bordo in senso orario: rosa, giallo, blu.
    .praise = Giusto. L’altra carta è l’immagine allo specchio, e non conta.
learn-quartino-cover = Puoi posizionare una pedina sopra altre. Allora conta solo quella in cima.
    .title = Colonne
    .token = Una pedina non corrisponde alla tua carta. Che colore ti serve?
    .token-hint = Il giallo e il verde sono a posto. Che cosa va in mezzo?
    .space = Copri la pedina che dà fastidio.
    .space-hint = Sul bordo, tra il giallo e il verde, ce n’è una che lì non va.
    .praise = La pedina verde è ancora lì sotto. Può tornare.
learn-quartino-make = Quando la ruota corrisponde a una delle tue carte, premi «Quartino!» e mostra la carta.
    .title = Realizzare una carta
    .call = C’è una delle tue quattro carte. Annunciala.
    .call-hint = Prima premi «Quartino!».
    .card = Quale carta?
    .card-hint = Al centro della ruota c’è il blu. Quale carta ha lì il blu?
    .space = Mostra dove: scegli la casella del suo primo colore del bordo, il giallo.
    .space-hint = Il suo primo colore del bordo è il giallo, e in senso orario segue il rosa.
    .praise = Hai realizzato la carta. Le sue quattro pedine tornano nella riserva, e la verde è di nuovo in cima.
learn-quartino-more = Dopo ogni Quartino posizioni ancora una pedina, e magari realizzi subito la prossima carta.
    .title = E un’altra
    .token = Giallo, blu, verde: manca il centro. Che colore ti serve?
    .token-hint = Una delle tue carte ha sul bordo giallo, blu, verde. Guarda il suo centro.
    .space = Posizionala al centro.
    .space-hint = Il centro è libero. Posizionala lì.
    .call = E adesso?
    .call-hint = La ruota corrisponde a una carta. Annunciala.
    .card = Quale carta?
    .card-hint = Ora al centro c’è il rosa.
    .space-first = Scegli la casella del suo primo colore del bordo, il giallo.
    .space-first-hint = Trova sul bordo il giallo con il blu dopo.
    .praise = Due carte in un turno. È così che si vince.
learn-quartino-colours = Se il tuo turno comincia con quattro o più pedine dello stesso colore sulla ruota, annuncia «4 colori» e posiziona una pedina in più.
    .title = 4 colori
    .token = Contano anche le pedine coperte. Quale colore c’è quattro volte?
    .token-hint = Di quelle ce ne sono meno di quattro. Guarda dentro le colonne.
    .say = Quattro pedine blu. Annuncialo prima di posizionarne una.
    .say-hint = Non c’è una colonna di quattro, ma ci sono quattro pedine dello stesso colore. Premi «4 colori!».
    .praise = Ora in questo turno posizioni due pedine. Se non lo annunci, non succede nulla.
learn-quartino-column = Se il tuo turno comincia con una colonna di quattro o più, annunciala, toglila e posiziona una pedina in più.
    .title = Colonna
    .say = Guarda la ruota e annuncia ciò che vedi.
    .say-hint = Nessun colore c’è quattro volte. Ma guarda com’è alta una delle colonne.
    .space = Quale colonna?
    .space-hint = Quella non è abbastanza alta. Conta fino a quattro.
    .praise = Tutte le sue pedine tornano nella riserva. Poi posizioni due pedine.
learn-quartino-both = Se noti entrambe le situazioni, annunciale entrambe: togli la colonna e posizioni tre pedine, nell’ordine che vuoi.
    .title = Tutte e due insieme
    .say = Ci sono due cose da annunciare. Annunciale entrambe.
    .space = Quale colonna togli?
    .space-hint = Quella non è abbastanza alta. Conta fino a quattro.
    .praise = Ben visto! Ora posizioni tre pedine: una per il tuo turno e una per ogni situazione.
learn-quartino-secret = Le tue carte sono segrete, ma un annuncio sbagliato ne mostra una a tutti e mette fine al tuo turno.
    .title = Custodisci i tuoi segreti
    .card = Hai queste tre carte. Quale puoi annunciare senza rischi?
    .card-hint = Quella non c’è. Rileggi la ruota, in senso orario.
    .mirrored = Quella c’è solo allo specchio. Un annuncio sbagliato, e Robin conoscerebbe la tua carta.
    .covered = Quasi, ma la sua pedina gialla è coperta da una rosa. Conta solo quella in cima.
    .praise = Esatto. Guarda due volte, annuncia una volta.
learn-quartino-win = Il primo giocatore che realizza la sua ultima carta vince subito.
    .title = Vinci la partita
    .token = Resta una carta, manca una pedina. Di che colore?
    .token-hint = Sul bordo ci sono rosa e verde, con una casella vuota in mezzo. Guarda la tua carta.
    .space = Dove va?
    .space-hint = Nella casella vuota tra rosa e verde.
    .call = Annuncia!
    .call-hint = Prima premi «Quartino!».
    .card = Mostra la tua carta.
    .card-hint = È l’unica.
    .space-first = Ora il suo primo colore del bordo: il rosa.
    .space-first-hint = Di rosa ce ne sono due. Scegli quella con il blu dopo.
    .praise = Quartino! Il tuo supporto è vuoto: hai vinto.

## The Danish win, step by step

learn-danish-colours = Nell’edizione danese ognuno ha un colore, e all’avversario puoi dare solo pezzi del suo. Tu hai i chiari, Robin gli scuri.
    .title = A ciascuno il suo colore
    .give = Robin ti ha dato un pezzo chiaro e l’hai posizionato. Ora dai un pezzo a Robin.
    .give-hint = Quello è chiaro, e i chiari sono tuoi. Dai un pezzo scuro.
    .praise = Così ognuno posiziona otto pezzi. Sai sempre quali possono ancora arrivare.
learn-danish-first = Un computer ha calcolato tutte le partite possibili: con un gioco perfetto, il giocatore che dà per primo perde. In questa partita ha dato per primo Robin.
    .title = Chi dà per primo perde
    .place = Finora hai giocato alla perfezione. Ormai c’è una sola casella vincente. Trovala.
    .place-hint = Da lì Robin si salva. Prova un’altra casella.
    .give = Un solo pezzo scuro fa vincere. Quale?
    .give-hint = Con quel pezzo Robin si salva. Provane un altro.
    .own = Quello è chiaro, del tuo colore. Dai un pezzo scuro.
    .praise = È l’unica mossa che vince. Ora Robin cerca una via d’uscita.
learn-danish-again = Robin resiste il più a lungo possibile, ma ogni mossa perde. Non lasciarti sfuggire la vittoria!
    .title = Tieni stretta la vittoria
    .place = Anche ora c’è una sola casella vincente. Quale?
    .place-hint = Da lì Robin si salva. Prova un’altra casella.
    .give = E un solo pezzo scuro fa vincere.
    .give-hint = Con quel pezzo Robin si salva. Provane un altro.
    .own = Quello è chiaro, del tuo colore. Dai un pezzo scuro.
    .praise = Giusto. A Robin non restano pezzi sicuri da darti.
learn-danish-win = Robin doveva darti questo pezzo. Ora chiudi la partita.
    .title = La dimostrazione
    .place = Dove completa una fila il tuo pezzo?
    .place-hint = Non lì. Guarda le forme nella terza colonna.
    .call = Ora annunciala.
    .call-hint = Prima premi «Quarto!».
    .show = Mostra le quattro caselle.
    .show-hint = Guarda la terza colonna: quattro pezzi rotondi.
    .praise = Quarto! Robin ha perso questa partita già con il primo pezzo.

## The rules pages

learn-rules-title = Le regole
learn-rules-intro = Prima in breve, poi ogni edizione per esteso.
learn-rules-read = Leggi le regole complete
learn-rules-editions = Edizioni
learn-rules-contents = In questa pagina
learn-rules-reading = La nostra interpretazione
learn-rules-print = Stampa
learn-rules-codes = Mostra i codici delle regole
learn-rules-ids = Codici come { $sign } indicano ogni regola.
learn-rules-loading = Caricamento…
