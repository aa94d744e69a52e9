### Le lezioni di strategia. Italiano
### Un passo è un messaggio, come nelle prime lezioni (`learn`): la spiegazione e, come attributi, il titolo, i compiti, i loro suggerimenti e i complimenti.
### Ciò che si dice di una posizione è dimostrato da tests/engine/test_strategy_lessons.py.

## The end of a lesson

strategy-end-quarto = Sai contare i pezzi sicuri, lasciarne un numero dispari e forzare il pezzo seguente. Ora conta in ogni partita, a ogni turno.
strategy-end-quartino = Sai nascondere il tuo piano, leggere le pedine degli altri e togliere le colonne al momento giusto. Ora provaci con qualcuno che legge le tue.
strategy-note = { $game ->
        [quartino] Le posizioni vengono da partite vere tra computer. Tutti i turni possibili sono stati controllati; le percentuali sono stime.
       *[quarto] Le posizioni vengono da partite vere tra computer. Tutto ciò che se ne dice è dimostrato.
    }

## Quarto, step by step

strategy-quarto-count = Un pezzo è sicuro se Robin non può completarci una fila. Prima di darne uno, conta i pezzi sicuri.
    .title = Conta i pezzi sicuri
    .mark = Nella riga in alto tre pezzi sono bassi, e sono anche rotondi. Segna tutti i pezzi sicuri.
    .mark-hint = Quello è basso o rotondo: Robin completerebbe la riga in alto. Cerca i pezzi alti e quadrati.
    .praise = Tre pezzi sicuri: quelli alti e quadrati. Contali a ogni turno.
strategy-quarto-room = La casella che scegli decide quali pezzi sono sicuri. Chiudi quella in cui più pezzi completerebbero una fila.
    .title = Rendi sicuri i pezzi
    .place = Tutti i pezzi rimasti sono bassi o rotondi: nessuno è sicuro. Quale casella ne rende sicuri alcuni?
    .place-hint = Da lì non hai nessun pezzo sicuro da dare. Guarda la riga in basso: tre pezzi, bassi e rotondi.
    .column = Così fermi i pezzi bassi nella colonna a sinistra. Ma bassi e rotondi completano ancora la riga in basso.
    .give = La riga in basso è chiusa. Ora dai un pezzo sicuro.
    .give-hint = Quello è basso: Robin completerebbe la colonna a sinistra. Danne uno alto.
    .praise = Bene. Una buona casella ha reso sicuri quattro pezzi.
strategy-quarto-pair = Quando finiscono i pezzi sicuri, qualcuno deve regalare la partita. Scopri per tempo a chi tocca.
    .title = Due pezzi sicuri
    .mark = Un pezzo rotondo completerebbe una riga, uno alto una diagonale. Segna i pezzi sicuri.
    .mark-hint = Quello è rotondo o alto. Cerca i pezzi bassi e quadrati.
    .who = Tocca a te dare, e Robin gioca bene. Chi resta per primo senza pezzi sicuri?
    .who-hint = Conta: tu ne dai uno, Robin ti dà l’altro. Poi devi dare di nuovo tu.
    .praise = Esatto. Ci sono ancora otto caselle libere, e Robin sta già vincendo: due è un numero pari.
strategy-quarto-odd = Un numero dispari di pezzi sicuri è buono per chi deve dare. Il meglio è uno solo: tu lo dai, e a Robin non ne restano.
    .title = Lasciane un numero dispari
    .place = Posiziona il tuo pezzo in modo che resti esattamente un pezzo sicuro.
    .place-hint = Da lì non hai nessun pezzo sicuro da dare. Prova un’altra casella.
    .even = Così resta un numero pari di pezzi sicuri, e Robin ottiene il pareggio. Prova un’altra casella.
    .give = Ora dai l’unico pezzo sicuro.
    .give-hint = Con quello Robin completa una fila. Cerca quello sicuro.
    .praise = Ovunque Robin lo posizioni, non resta nessun pezzo sicuro. Ogni pezzo può cambiare il conto: riconta a ogni turno.
strategy-quarto-force = Chi ha un solo pezzo sicuro deve darlo. Così puoi sapere che cosa riceverai.
    .title = Forza il pezzo seguente
    .give = Hai due pezzi sicuri: con uno vinci, con l’altro Robin ottiene il pareggio. Dai quello che vince.
    .give-hint = Quello non è sicuro: Robin completerebbe una fila.
    .draw = Quello è sicuro, ma poi Robin può scegliere tra due pezzi sicuri. Dai l’altro.
    .must = Robin l’ha messo nell’angolo: su ogni altra casella non avrebbe un pezzo sicuro. Quale pezzo deve darti?
    .must-hint = Con quello la fila la completeresti tu. Robin ha un solo pezzo sicuro.
    .place = Sapevi che sarebbe arrivato. Posizionalo in modo da avere un pezzo sicuro da dare.
    .place-hint = Da lì non hai nessun pezzo sicuro da dare. Prova un’altra casella.
    .praise = Qualunque pezzo sicuro tu dia, Robin non ne avrà più. Vinci.
strategy-quarto-last = Chi ha dato il primo pezzo posiziona l’ultimo. Prima che il tabellone sia pieno, guarda le ultime caselle.
    .title = L’ultimo pezzo
    .who = Ora posizioni un pezzo, e poi resta una casella. Chi la riempie?
    .who-hint = Si gioca uno alla volta: dopo di te tocca a Robin.
    .place = Robin riceve l’ultimo pezzo per l’ultima casella. Posiziona il tuo in modo che non ci sia una fila.
    .place-hint = Così l’ultimo pezzo completerebbe la riga in basso: quattro pezzi alti. Scambia le caselle.
    .praise = Pareggio, e con l’altra casella avresti perso. Quando restano due caselle, provale sempre entrambe.
strategy-quarto-win = Ora tutto insieme: conta, posiziona, dai e finisci la partita.
    .title = Vinci contando
    .place = Posiziona il tuo pezzo in modo che resti esattamente un pezzo sicuro.
    .place-hint = Da lì non hai nessun pezzo sicuro da dare. Prova un’altra casella.
    .even = Così restano due pezzi sicuri, un numero pari. Prova un’altra casella.
    .give = Ora dai l’unico pezzo sicuro.
    .give-hint = Con quello Robin completa una fila. Cerca quello sicuro.
    .finish = Robin non aveva più pezzi sicuri e ti ha dato questo. Dove vinci?
    .finish-hint = Guarda la colonna a sinistra: tre pezzi bassi, e anche il tuo è basso.
    .call = Annuncia!
    .call-hint = Prima premi «Quarto!».
    .show = Mostra le quattro caselle.
    .show-hint = Guarda la colonna a sinistra: quattro pezzi bassi.
    .praise = Quarto! Tu hai contato, e a Robin sono finiti i pezzi sicuri.

## Quartino, step by step

strategy-quartino-two = Una buona pedina serve a due tue carte insieme. Hai due possibilità, e nessuno capisce a quale carta punti.
    .title = Una pedina, due carte
    .token = Posiziona una pedina in modo che a due delle tue carte ne manchi solo un’altra. Di che colore?
    .token-hint = Con quel colore non ottieni due carte così. Confronta le tue due carte con la verde al centro.
    .space = Dove la posizioni?
    .space-hint = Lì non serve a entrambe. Tutte e due hanno sul bordo la blu e poi la gialla, in senso orario.
    .finish = Quale colore completa sia l’una sia l’altra carta?
    .finish-hint = Guarda le tue due carte con la verde al centro. Che cosa manca ancora?
    .praise = Rosa prima della blu, o rosa dopo la gialla: a entrambe manca una sola pedina.
strategy-quartino-hide = Ogni pedina rivela qualcosa. Una pedina adatta a molte carte rivela meno.
    .title = Nascondi il tuo piano
    .space = Vuoi verde, gialla, rosa intorno alla blu al centro. La rosa serve su entrambe le caselle evidenziate. Dove dice meno a Robin?
    .space-hint = Da lì il computer indovina la tua carta: stima una probabilità del { $more }. Scegli l’altra casella.
    .unmarked = Scegli una delle due caselle evidenziate.
    .card = Lì serve anche a un’altra carta. Segna le due carte a cui ora manca una sola pedina.
    .card-hint = A quella manca più di una pedina.
    .praise = Qui il computer stima solo al { $less } la probabilità che tu abbia quella carta, invece che al { $more }. Hai due piani, e Robin deve indovinare.
strategy-quartino-read = Ora leggi tu. Guarda dove Robin posiziona le pedine e che cosa manca in mezzo.
    .title = Leggi le pedine
    .card = Le pedine evidenziate sono di Robin: prima la rosa, poi la verde, con una casella vuota dopo la tua gialla. Quale carta ha probabilmente Robin?
    .card-hint = Quella non va. La rosa è al centro; leggi il bordo in senso orario: gialla, casella vuota, verde.
    .space = Il computer stima per quella carta una probabilità del { $chance }. Posiziona la tua pedina rosa in modo che a Robin non basti una pedina.
    .space-hint = Così la blu la completerebbe ancora. Copri la pedina gialla o la verde.
    .praise = Ora a Robin servono ancora almeno due pedine per quella carta.
strategy-quartino-gift = Se lasci una colonna di quattro, o quattro pedine di un colore, il giocatore seguente può posizionare una pedina in più.
    .title = Niente regali
    .token = Conta i colori, anche le pedine coperte. Con quale colore Robin non riceve una pedina in più?
    .token-hint = Sarebbe la quarta di quel colore: Robin potrebbe annunciarlo e posizionarne una in più.
    .space = Ora scegli una casella su cui non fai una colonna di quattro.
    .space-hint = Su quella casella ci sono già tre pedine. Una quarta è un regalo a Robin.
    .praise = Robin non ha niente da annunciare.
strategy-quartino-stop = A Robin resta una carta, e non sai quale. Ferma tutte quelle a cui basterebbe una pedina.
    .title = Ferma l’ultima carta
    .token = Con la blu al centro, la rosa completerebbe tre carte diverse. Che colore posizioni?
    .token-hint = Ovunque la posizioni, Robin potrebbe completare una carta o avrebbe una pedina in più.
    .yellow = Sarebbe la quarta pedina gialla: Robin ne avrebbe una in più.
    .space = Quale casella copri?
    .space-hint = Così Robin potrebbe ancora completare una carta. Che cosa hanno in comune le tre carte?
    .praise = Con la verde al centro, a Robin non basta una pedina per nessuna carta.
strategy-quartino-clear = Una colonna di quattro ti dà due pedine invece di una. Se la lasci lì, può annunciarla Robin.
    .title = Quando togliere
    .say = Con una pedina non puoi realizzare nessuna carta. Annuncia ciò che vedi.
    .say-hint = Nessun colore c’è quattro volte. Ma guarda com’è alta una delle colonne.
    .space = Quale colonna togli?
    .space-hint = Quella non è abbastanza alta. Conta fino a quattro.
    .card = Ora hai due pedine. Quale carta puoi realizzare?
    .card-hint = Per quella servono più di due pedine. Che cosa corrisponde già?
    .praise = Verde e gialla dopo la rosa, e la carta è realizzata. Togli la colonna quando la seconda pedina realizza una carta.
strategy-quartino-top = Se togli una colonna, perdi la pedina in cima, anche se ti serve. Ma ne posizioni una in più.
    .title = La tua pedina in cima
    .card = A quale delle tue carte manca una sola pedina?
    .card-hint = A quella ne mancano di più. Leggi il bordo in senso orario: gialla, rosa. E al centro c’è la verde.
    .answer = La sua pedina verde è su una colonna di quattro. Se la togli, puoi ancora realizzare la carta?
    .answer-hint = Riconta: se togli la colonna, posizioni due pedine.
    .space = Sì, quindi puoi annunciarla. Quale colonna togli?
    .space-hint = Quella non è abbastanza alta. Conta fino a quattro.
    .praise = Una pedina rimette la verde, l’altra completa la carta. E tutto ciò che c’era sotto è sparito.
strategy-quartino-chain = Quando realizzi una carta, le sue quattro pedine se ne vanno, e contano di nuovo quelle sotto.
    .title = Che cosa c’è sotto
    .space = Ti restano due carte, e con una pedina verde puoi realizzarle entrambe in questo turno. Dove la posizioni?
    .space-hint = Non lì. Comincia dalla carta con la blu al centro: guarda la gialla e la rosa sul bordo.
    .card = Quale carta annunci?
    .card-hint = Quella non corrisponde ancora: la sua pedina gialla al centro è coperta.
    .space-more = Le sue pedine non ci sono più, e al centro c’è di nuovo la gialla. Ora posiziona una pedina blu. Dove?
    .space-more-hint = Tra la verde e la rosa c’è una casella vuota. Riempila.
    .praise = Quartino! Due carte in un turno, e hai vinto.
