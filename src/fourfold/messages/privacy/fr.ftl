### Privacy: what is stored, for how long, and having it deleted. français

privacy-title = Confidentialité
privacy-lead = Vous jouez ici en invité : ni compte, ni adresse e-mail, ni publicité, ni pistage.
privacy-stored = Ce qui est conservé
privacy-stored-game = Les parties aux tables en ligne : les coups, leur heure, les messages que vous avez envoyés et le nom que vous avez saisi.
privacy-stored-visit = La date de votre première et de votre dernière visite.
privacy-stored-device = Sur cet appareil seulement : vos réglages et les parties qui y sont enregistrées.
privacy-stored-not = Votre adresse IP n’est pas conservée. Elle sert seulement à freiner les visiteurs qui envoient trop de requêtes.
privacy-cookie = Le cookie
privacy-cookie-about = Un seul cookie vous permet de retrouver votre place. Il contient un nombre aléatoire et expire après 400 jours sans visite. Il n’y en a pas d’autre.
privacy-time = Durée de conservation
privacy-time-table = Tables sans partie, parties de moins de huit coups et parties entre ordinateurs : un jour.
privacy-time-game = Parties plus longues : sans limite, pour que vous puissiez les revoir.
privacy-time-unfinished = Les parties sans pendule restées inachevées s’arrêtent après 30 jours sans coup.
privacy-time-guest = Si vous ne revenez pas, votre nom est retiré après 400 jours. Si vous n’avez joué aucune partie, tout est supprimé après 30 jours.
privacy-time-backup = L’exploitant de ce serveur peut garder des sauvegardes plus longtemps.
privacy-mine = Vos données
privacy-mine-about = Téléchargez tout ce que ce serveur conserve sur vous, ou supprimez-le.
privacy-download = Télécharger mes données
privacy-forget = Supprimer mes données
privacy-forget-ask = Supprimer mes données ?
privacy-forget-what = Vous abandonnez vos parties en cours et votre nom est retiré de toutes les parties. Ensuite, personne ne pourra savoir que vous les avez jouées. C’est définitif.
privacy-forget-device = Les parties enregistrées sur cet appareil y restent. Vous pouvez les supprimer sous « Parties ».
privacy-cancel = Annuler
privacy-forgotten = C’est fait. Vos données ont été supprimées de ce serveur.
privacy-failed = Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.
