### Privacy: what is stored, for how long, and having it deleted. italiano

privacy-title = Privacy
privacy-lead = Qui giochi come ospite: niente account, niente indirizzo e-mail, niente pubblicità, nessun tracciamento.
privacy-stored = Che cosa viene conservato
privacy-stored-game = Le partite ai tavoli online: le mosse, quando sono state fatte, i messaggi che hai inviato e il nome che hai scritto.
privacy-stored-visit = La data della tua prima e della tua ultima visita.
privacy-stored-device = Solo su questo dispositivo: le tue impostazioni e le partite salvate.
privacy-stored-not = Il tuo indirizzo IP non viene conservato. Serve solo a fermare chi invia troppe richieste.
privacy-cookie = Il cookie
privacy-cookie-about = Un solo cookie ti permette di tornare al tuo posto. Contiene un numero casuale e scade dopo 400 giorni senza visite. Non ce ne sono altri.
privacy-time = Per quanto tempo si conservano i dati
privacy-time-table = Tavoli senza partite, partite con meno di otto mosse e partite tra computer: un giorno.
privacy-time-game = Partite più lunghe: per sempre, così puoi rivederle.
privacy-time-unfinished = Le partite senza orologio rimaste a metà finiscono dopo 30 giorni senza mosse.
privacy-time-guest = Se non torni, il tuo nome viene tolto dopo 400 giorni. Se non hai giocato nessuna partita, tutto viene eliminato dopo 30 giorni.
privacy-time-backup = Chi gestisce questo server può conservare più a lungo le copie di sicurezza.
privacy-mine = I tuoi dati
privacy-mine-about = Scarica tutto ciò che questo server conserva su di te, oppure eliminalo.
privacy-download = Scarica i miei dati
privacy-forget = Elimina i miei dati
privacy-forget-ask = Eliminare i miei dati?
privacy-forget-what = Abbandoni le partite in corso e il tuo nome viene tolto da tutte le partite. Dopo, nessuno potrà sapere che le hai giocate tu. Non si può annullare.
privacy-forget-device = Le partite salvate su questo dispositivo restano qui. Puoi eliminarle in «Partite».
privacy-cancel = Annulla
privacy-forgotten = Fatto. I tuoi dati sono stati eliminati da questo server.
privacy-failed = Non ha funzionato. Controlla la connessione e riprova.
