### Privacy: what is stored, for how long, and having it deleted. français

privacy-title = Confidentialité
privacy-lead = Vous jouez ici en invité : ni compte, ni adresse e-mail, ni publicité, ni pistage.
privacy-stored = Ce qui est conservé
privacy-stored-game = Les parties jouées en ligne : les coups et leur heure, les phrases que vous avez dites et le nom que vous avez saisi.
privacy-stored-visit = La date de votre première visite et le jour de la dernière.
privacy-stored-device = Sur cet appareil seulement : vos réglages et les parties qu’il garde.
privacy-stored-not = Votre adresse Internet n’est pas conservée. Elle sert seulement à freiner les visiteurs qui en demandent trop.
privacy-cookie = À quoi sert le cookie
privacy-cookie-about = Un seul cookie vous permet de retrouver votre place. Il contient un nombre aléatoire et expire après 400 jours sans visite. Il n’y en a pas d’autre.
privacy-time = Pendant combien de temps
privacy-time-table = Tables sans partie, parties de moins de huit coups et parties jouées uniquement par des ordinateurs : un jour.
privacy-time-game = Parties plus longues : sans limite, pour que vous puissiez les revoir.
privacy-time-unfinished = Les parties sans pendule restées inachevées s’arrêtent après 30 jours sans coup.
privacy-time-guest = Invités qui ne reviennent pas : leur nom est retiré après 400 jours. Sans partie, tout est supprimé après 30 jours.
privacy-time-backup = La personne qui gère ce serveur peut garder des sauvegardes plus longtemps.
privacy-mine = Vos données
privacy-mine-about = Téléchargez tout ce que ce serveur conserve sur vous, ou faites-le supprimer.
privacy-download = Télécharger mes données
privacy-forget = M’oublier
privacy-forget-ask = M’oublier ?
privacy-forget-what = Vous abandonnez vos parties en cours et votre nom est retiré de toutes les parties. Ensuite, personne ne pourra savoir que vous les avez jouées. C’est définitif.
privacy-forget-device = Les parties gardées sur cet appareil y restent. Vous pouvez les supprimer sous « Parties ».
privacy-cancel = Annuler
privacy-forgotten = C’est fait. Ce serveur ne sait plus rien de vous.
privacy-failed = Cela n’a pas marché. Vérifiez votre connexion et réessayez.
