### Privacy: what is stored, for how long, and having it deleted. italiano

privacy-title = Privacy
privacy-lead = Qui giochi come ospite: niente account, niente indirizzo e-mail, niente pubblicità, nessun tracciamento.
privacy-stored = Che cosa viene conservato
privacy-stored-game = Le partite ai tavoli online: le mosse e quando sono state giocate, le frasi che hai detto e il nome che hai scritto.
privacy-stored-visit = La data della tua prima visita e il giorno dell’ultima.
privacy-stored-device = Solo su questo dispositivo: le tue impostazioni e le partite che conserva.
privacy-stored-not = Il tuo indirizzo Internet non viene conservato. Serve solo a frenare chi chiede troppo.
privacy-cookie = A che cosa serve il cookie
privacy-cookie-about = Un solo cookie ti permette di tornare al tuo posto. Contiene un numero casuale e scade dopo 400 giorni senza visite. Non ce ne sono altri.
privacy-time = Per quanto tempo
privacy-time-table = Tavoli senza partite, partite con meno di otto mosse e partite giocate solo da computer: un giorno.
privacy-time-game = Partite più lunghe: per sempre, così puoi rivederle.
privacy-time-unfinished = Le partite senza orologio rimaste a metà finiscono dopo 30 giorni senza mosse.
privacy-time-guest = Ospiti che non tornano: il nome viene tolto dopo 400 giorni. Senza partite, tutto viene eliminato dopo 30 giorni.
privacy-time-backup = Chi gestisce questo server può conservare più a lungo le copie di sicurezza.
privacy-mine = I tuoi dati
privacy-mine-about = Scarica tutto ciò che questo server conserva su di te, oppure fallo eliminare.
privacy-download = Scarica i miei dati
privacy-forget = Dimenticami
privacy-forget-ask = Vuoi che ti dimentichiamo?
privacy-forget-what = Abbandoni le partite in corso e il tuo nome viene tolto da tutte le partite. Dopo, nessuno potrà sapere che le hai giocate tu. Non si può annullare.
privacy-forget-device = Le partite conservate su questo dispositivo restano qui. Puoi eliminarle in «Partite».
privacy-cancel = Annulla
privacy-forgotten = Fatto. Questo server ti ha dimenticato.
privacy-failed = Non ha funzionato. Controlla la connessione e riprova.
