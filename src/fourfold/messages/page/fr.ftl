### The page: français

## Frame

page-skip = Aller au contenu
page-description = Jouez au Quarto et à Quartino, apprenez-les et analysez vos parties : entre amis, avec des inconnus ou contre l’ordinateur. Sans compte.
page-nav = Fourfold
page-nav-lobby = Tables
page-nav-puzzles = Problèmes
page-nav-analysis = Analyse
page-nav-learn = Apprendre
page-nav-games = Parties
page-rules = Règles
page-privacy = Confidentialité
page-notices = Licences
page-go-home = Page d’accueil
page-nothing-here = Il n’y a rien ici
page-nothing-here-why = Aucune page n’a cette adresse. Le lien a peut-être été coupé, ou la page a changé de place.
page-find-table = Vous avez un lien vers une table ? Collez-le ici.
page-find-table-open = Ouvrir
page-find-table-none = Ce n’est pas le lien d’une table. Copiez le lien en entier et collez-le à nouveau.
page-not-loaded = Cette page ne s’est pas chargée
page-not-loaded-why = Vérifiez votre connexion, puis rechargez la page.
page-failed = Un problème est survenu ici
page-failed-why = Rechargez la page : parties et tables sont gardées, rien de ce qui a été joué n’est perdu.
page-new-version = Une nouvelle version est prête.
page-new-version-load = Mettre à jour
page-choices = Langue, aspect et sons
page-language = Langue
page-theme = Couleurs
page-theme-auto = comme l’appareil
page-theme-light = papier
page-theme-dark = nuit
page-view = Plateau
page-view-auto = selon la place
page-view-depth = en relief
page-view-flat = vu du dessus
page-speed = Vitesse des coups
page-speed-instant = instantanée
page-speed-fast = rapide
page-speed-normal = normale
page-speed-slow = lente
page-view-switch = Vue du dessus
page-legend = Légende
page-legend-tall = { $value } (double bord)
page-coordinates = Coordonnées sur le plateau
page-confirm = Confirmer les coups
page-confirm-auto = sur écran tactile
page-confirm-on = toujours
page-confirm-off = jamais
page-shortcuts = Raccourcis à une touche
page-sound = Sons

## First page

page-home-title = Quatre semblables : à vous de le voir en premier
page-home-about = Jouez au Quarto et à Quartino avec vos proches, avec des amis au loin, ou contre l’ordinateur, qui au Quarto peut ne jamais se tromper. Sans compte, sans rien installer.
page-home-quarto = Seize pièces, quatre caractères. C’est l’adversaire qui choisit la pièce que vous devez placer.
page-home-quartino = Jeton après jeton, vous construisez ensemble une roue de couleurs, chacun avec quatre cartes secrètes à réaliser.
page-home-lobby = Quelqu’un vous attend, ou vous attendez quelqu’un.
page-home-puzzles = Trouvez le seul coup qui gagne, ou qui tient. Chacun est prouvé.
page-home-analysis = La valeur exacte de chaque choix, dans toute position.
page-play-bot = Jouer contre l’ordinateur
page-play-screen = À deux sur cet écran
page-play-friend = Inviter un ami
page-play-choose = Niveau et règles…
page-play-game = Jouer à { $game }
page-go-on = Reprendre votre partie : { $game }
page-go-on-you = contre { $names } · à vous de jouer
page-go-on-other = contre { $names } · à l’adversaire de jouer
page-go-on-screen = { $names } · à { $who } de jouer
page-first-lesson = Première leçon
page-guest = Invité
page-player = Joueur { $number }

## A new table

page-new = Une nouvelle table
page-which-game = Quel jeu ?
page-with-whom = Avec qui ?
page-with-friend = Des amis, par un lien
page-with-bot = L’ordinateur
page-with-screen = À plusieurs sur cet écran
page-with-anybody = N’importe qui
page-level = De quelle force ?
page-level-numbered = { $number } · { $name }
page-level-random = Hasard
    .about = Joue au hasard, sans regarder.
page-level-level1 = Débutant
    .about = Remarque environ un alignement sur deux.
page-level-level2 = Amateur
    .about = Remarque environ trois alignements sur quatre.
page-level-level3 = Attentif
    .about = Manque environ un alignement sur sept et prévoit parfois la suite vers la fin.
page-level-level4 = Averti
    .about = Manque moins d’un alignement sur dix et prévoit souvent les six dernières cases.
page-level-level5 = Fort
    .about = Manque rarement un alignement et prévoit le plus souvent les huit dernières cases.
page-level-level6 = Expert
    .about = Ne manque presque rien et ne se trompe guère sur les neuf dernières cases.
page-level-level7 = Maître
    .about = Ne manque aucun alignement et joue les dix dernières cases sans faute.
page-level-perfect = Parfait
    .about = Ne se trompe jamais, de la première à la dernière pièce.
page-level-greedy = Attentif
    .about = Annonce chaque carte réalisée et cherche la suivante un coup à l’avance.
page-bot-level = Ordinateur (niveau { $number })
page-bot-random = Ordinateur (hasard)
page-bot-greedy = Ordinateur (attentif)
page-bot-perfect = Ordinateur (parfait)
page-your-name = Votre nom
page-name-of = Nom du joueur { $number }, si vous voulez
page-how-many = À combien ?
page-seats = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
page-teams-of = Deux équipes de { $number }
page-edition = Édition
page-sight = Qui ouvre l’œil ?
page-what-counts = Ce qui compte, et à qui sont les pièces
page-both = { $one } et { $other }
page-only = seulement { $value }
page-only-traits = Ne compte que ceci : { $names }
page-counts-not = ne compte pas
page-counts-nothing = Rien ne compterait, et personne ne pourrait gagner. Faites compter au moins un caractère.
page-colours = Couleurs
page-mushrooms-owned = Couleurs attitrées
    .about = Chacun reçoit toujours des champignons de sa couleur ; qui reçoit en premier a les rouges.
page-mushrooms-owned-dark = Couleurs attitrées, bleus d’abord
    .about = Chacun reçoit toujours des champignons de sa couleur ; qui reçoit en premier a les bleus.
page-turn-limit = Nombre de tours au plus
page-from-to = De { $least } à { $most }.
page-turn-seconds = Temps par tour
page-no-clock = Sans pendule
page-clock-game = Temps pour toute la partie
page-clock-about = Des minutes, et des secondes ajoutées à chaque coup.
page-clock-of = { $minutes } min + { $seconds } s par coup
page-begins = Qui commence ?
page-begins-lot = Tirage au sort
page-begins-chosen = Qui vous voulez
page-begins-youngest = Le plus jeune
page-begins-me = Vous
page-begins-bot = L’ordinateur
page-begins-gives = Qui commence donne la première pièce.
page-begins-about = Selon la règle, le plus jeune commence.
page-goes-round = Jouer à tour de rôle
page-goes-round-about = D’autres peuvent faire la queue : après une partie, la place du perdant passe au suivant de la file.
page-more-options = Plus d’options
page-rules-string = La règle en toutes lettres
page-rules-string-about = À copier dans une feuille de partie ou un message. Vous pouvez aussi l’écrire ici.
page-counts-lines = Quatre pièces sur une rangée, une colonne ou une grande diagonale, semblables sur un de ces points :
page-counts-lines-squares = Quatre pièces sur une rangée, une colonne, une grande diagonale ou en carré de 2×2, semblables sur un de ces points :
page-open = Ouvrir la table
page-start = Commencer
page-other-rules = Changer la règle…

## Before a game

page-waiting = On attend des joueurs
page-ready = Tout le monde est là
page-invite = Envoyez ce lien. Qui l’ouvre peut s’asseoir ou regarder.
page-invites = { $name } vous invite à jouer : { $game }.
page-qr = QR code du lien, à scanner avec un téléphone
page-qr-show = Afficher le QR code
page-copy = Copier le lien
page-invite-public = Tout le monde peut aussi trouver cette table sous « { page-nav-lobby } » et s’y asseoir.
page-link = Le lien de la table
page-share = Partager
page-copied = Copié
page-chairs = Places
page-chair-free = Place libre
page-deleted-player = Joueur supprimé
page-sit = S’asseoir
page-stand = Se lever
page-remove = Retirer
page-seat-bot = Asseoir un ordinateur
page-start-when = Vous pourrez commencer quand toutes les places seront prises.
page-you = vous
page-you-name = Vous
page-watch = Regarder

## A game

page-the-game = La partie
page-connecting = Connexion…
page-unreachable = Cette table est injoignable
page-unreachable-offline = Vous êtes hors ligne. La table s’ouvrira d’elle-même dès que vous serez reconnecté.
page-unreachable-server = Le serveur ne répond pas. Nous réessayons sans cesse, et la table s’ouvrira dès qu’il répondra.
page-play-offline = Jouer au Quarto hors ligne
page-lost = La connexion est coupée. Nouvel essai en cours ; rien de ce que vous avez fait n’est perdu.
page-lost-kept = La connexion est coupée. Ce que vous avez fait est gardé ici et partira à son retour.
page-no-table = Cette table n’existe pas
page-no-table-why = Le lien est peut-être incomplet. Redemandez-le, ou ouvrez votre propre table.
page-players = Joueurs
page-team = Équipe { $team }
page-has-left = a quitté la table
page-not-connected = hors ligne
page-clock = Reste { $time }
page-clock-turn = tour { $time }
page-spectators = { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
page-moves = { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }
page-look-back = Coup { $number } sur { $most }
page-look-new = Nouveau coup
page-look-return = Revenir à la partie
page-look-keys = Les flèches reviennent en arrière coup par coup, Échap revient à la partie.
page-sheet = Coups et plus
page-close = Fermer
page-started = Une partie commence.
page-sat = { $name } s’assoit.
page-taken-back = Coup repris.
page-said = { $name } : { $phrase }
page-event-place = { $who } la place en { $square }.
page-event-call-false = { $who } annonce « Quarto ! » et montre { $squares }, à tort : c’est perdu.
page-event-you-give = Vous donnez : { $piece }.
page-event-you-place = Vous la placez en { $square }.
page-event-you-call = Vous annoncez « Quarto ! » et montrez { $squares }.
page-event-you-call-false = Vous annoncez « Quarto ! » et montrez { $squares }, à tort : c’est perdu.
page-event-you-decline = Vous renoncez.
page-event-you-resign = Vous abandonnez.
page-event-you-flag = Vous n’avez plus de temps.
page-event-you-abandon = Vous avez quitté la partie.
page-event-you-offer = Vous proposez l’égalité.
page-event-you-accept = Vous acceptez l’égalité.

page-ask-give-you = Choisissez une pièce pour { $next }
page-ask-give-other = { $who } choisit une pièce pour { $next }
page-ask-give-to-you = { $who } choisit une pièce pour vous
page-ask-place-you = Placez votre pièce sur une case libre
page-ask-place-other = { $who } place la pièce
page-ask-decline-you = Tout est placé. Annoncez un alignement, ou renoncez.
page-ask-decline-other = { $who } cherche un alignement
page-ask-quartino-place-you = { $number ->
        [one] Placez un jeton : choisissez une couleur, puis une case
       *[other] Placez { $number } jetons : choisissez une couleur, puis une case
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } place un jeton
       *[other] { $who } place { $number } jetons
    }
page-ask-quartino-clear-you = Videz la colonne : touchez-la
page-ask-quartino-clear-other = { $who } vide une colonne
page-ask-quartino-call-you = Annoncez Quartino avec une de vos cartes, ou finissez votre tour
page-ask-quartino-call-other = { $who } peut annoncer Quartino
page-ask-quartino-end-you = Finissez votre tour
page-ask-quartino-end-other = { $who } finit son tour

page-tray = Pièces restantes
page-hand = En main
page-hand-empty = encore rien
page-free = libre
page-marked = marquée
page-square-taken = { $square } est occupée. Choisissez une case libre.
page-place-ask = La placer en { $square } ?
page-place-here = Placer ici
page-give-ask = Donner cette pièce ?
page-give-this = Donner cette pièce
page-give-colour = Les pièces de { $name } : { $colour }. Choisissez-en une de cette couleur.
page-call-about = Quatre semblables ? Dites-le, puis touchez-les.
page-call-too-early = Vous pourrez annoncer quand quatre pièces seront sur le plateau.
page-call-not-turn = On annonce à son tour : avant de placer, ou ensuite, avant de donner.
page-call-used-up = Trois fausses annonces : plus d’annonce pendant ce tour.
page-call-show = Montrez l’alignement : choisissez ses quatre cases.
page-call-first = D’abord l’alignement : touchez ses quatre pièces sur le plateau, ou annulez.
page-call-free = { $square } est libre. Choisissez des cases occupées.
page-call-marked = { $number } sur 4 : { $squares }
page-call-confirm = Annoncer Quarto !
page-call-stopped = Pas d’annonce.
page-call-lapsed = La partie a continué avant votre annonce. Elle ne compte pas comme fausse.
page-cancel = Annuler
page-decline = Renoncer
page-line-shares = Points communs de { $squares } : { $values }.

page-key-arrows = aller de case en case, de pièce en pièce
page-key-call = annoncer Quarto, ou y renoncer

page-take-back = Reprendre le coup
page-takeback-asked = { $name } demande à reprendre un coup.
page-agree = Accepter
page-refuse = Refuser
page-offer-draw = Proposer l’égalité
page-draw-offered = { $name } propose l’égalité. Jouer un coup la refuse.
page-accept-draw = Accepter l’égalité
page-draw-waiting = L’égalité est proposée. On attend la réponse…
page-draw-declined = { $name } refuse l’égalité.
page-draw-declined-you = Vous avez refusé l’égalité.
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ?
page-again = Revanche
page-again-asked = On attend les autres…
page-again-wanted = { $number ->
        [one] { $names } voudrait rejouer.
       *[other] { $names } voudraient rejouer.
    }
page-analyse = Analyser la partie
page-replay = Revoir
page-end-won = Vous avez gagné !
page-end-shared = Victoire partagée !
page-end-lost = Vous avez perdu
page-end-draw = Égalité
page-end-aborted = Partie annulée
page-end-aborted-why = Personne ne gagne.
page-why-call-you = Vous avez annoncé Quarto.
page-why-call-other = { $who } a annoncé Quarto.
page-why-line-you = Vous avez complété un alignement.
page-why-line-other = { $who } a complété un alignement.
page-why-cards-you = Vous avez réalisé toutes vos cartes.
page-why-cards-other = { $who } a réalisé toutes ses cartes.
page-why-false-call-you = Vous avez fait une fausse annonce.
page-why-false-call-other = { $who } a fait une fausse annonce.
page-why-resign-you = Vous avez abandonné.
page-why-resign-other = { $who } a abandonné.
page-why-time-you = Votre temps est écoulé.
page-why-time-other = { $who } n’a plus de temps.
page-why-abandoned-you = Vous avez quitté la partie.
page-why-abandoned-other = { $who } a quitté la partie.
page-score = Score : { $score }

page-say = Dire quelque chose…
page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-well-played = Bien joué !
page-phrase-thanks = Merci !
page-phrase-oops = Oups.
page-phrase-nice-move = Joli coup !
page-phrase-one-moment = Un instant, s’il vous plaît.
page-phrase-again = On en refait une ?
page-phrase-goodbye = Au revoir !

page-come-back = Revenir
page-hand-to-bot = Laisser jouer un ordinateur
page-line = File d’attente
page-line-of = Dans la file : { $names }
page-line-empty = Personne dans la file.
page-line-up = Rejoindre la file
page-line-leave = Quitter la file
page-line-next = Joueront ensuite : { $names }
page-your-chair = La place est maintenant à vous. La partie suivante commence dès que tout le monde le veut.
page-local-bot = Cette partie se joue sur cet appareil seulement.

## Tables of anybody

page-lobby-about = Asseyez-vous avec qui attend. S’il n’y a personne, une table s’ouvre, et la prochaine personne qui vient jouera avec vous.
page-lobby-waiting = On attend quelqu’un
page-lobby-nobody = Personne n’attend en ce moment. Ouvrez une table : la prochaine personne qui vient la trouvera.
page-lobby-on = Parties en cours

## Refusals

page-refused-offline = Le serveur est injoignable. Sans lui, on peut jouer à Quarto ici, sur cet écran ou contre l’ordinateur ; Quartino a besoin de lui.
page-refused-unexpected = Cela n’a pas marché. Essayez encore.
page-refused-try-again = Le serveur est occupé. Essayez encore.
page-refused-too-fast = C’était un peu rapide. Essayez encore.
page-refused-chair-taken = Cette place est prise. Choisissez-en une autre.
page-refused-seated-already = Vous avez déjà une place.
page-refused-played-another-seat = Vous avez vu d’autres cartes de cette partie : vous ne pouvez pas prendre cette place.
page-refused-not-seated = Asseyez-vous d’abord.
page-refused-not-host = Seule la personne qui a ouvert la table peut le faire.
page-refused-chairs-free = Toutes les places ne sont pas encore prises.
page-refused-game-on = Une partie est en cours.
page-refused-no-game = Aucune partie n’est en cours.
page-refused-stale = Il s’est passé quelque chose entre-temps. Regardez encore, puis choisissez.
page-refused-not-your-seat = Ce n’est pas votre tour.
page-refused-takeback-asked = C’est déjà demandé. Attendez la réponse.
page-refused-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
page-refused-said-enough = Vous avez beaucoup parlé. Continuez d’abord la partie.
page-refused-tables-waiting = Vous avez déjà beaucoup de tables en attente. Utilisez l’une d’elles.
page-refused-games-kept = Vous avez déjà beaucoup de parties avec pendule ou entre ordinateurs en cours. Terminez-en une ou attendez la fin de l’une d’elles.
page-refused-events-used-up = Vous avez atteint la limite d’actions à cette table. Jouez une partie entière ou ouvrez une nouvelle table.
page-refused-takebacks-used-up = Vous avez déjà demandé plusieurs fois à reprendre un coup. Continuez sans.
page-refused-draw-offers-used-up = Vous avez déjà proposé plusieurs fois l’égalité. Continuez la partie.
page-refused-draw-refused = L’égalité a été refusée. Jouez un coup avant de la proposer à nouveau.
page-refused-bad-name = Choisissez un nom de 24 caractères au plus.
page-refused-bot-name = Ce nom est réservé à l’ordinateur. Choisissez-en un autre.
page-refused-no-hint = Les indices sont pour votre tour, dans les parties contre l’ordinateur.
page-refused-bots-busy = Les ordinateurs sont occupés. Essayez encore.
page-refused-rules-over-limit = Le serveur permet au plus { $turns } tours et { $seconds } secondes par tour.
page-refused-record-too-long = Cette partie est trop longue : au plus { $most } coups et annonces.
page-refused-bad-settings = Cette règle et ces joueurs ne vont pas ensemble. Changez l’un ou l’autre.
page-refused-no-such-table = Cette table n’existe pas.
page-refused-not-your-turn = Ce n’est pas votre tour.
page-refused-game-over = La partie est finie.
page-refused-seat-has-left = Le temps est écoulé : ce joueur a quitté la partie.
page-refused-draw-already-offered = L’égalité est déjà proposée. Attendez la réponse.
page-refused-no-draw-offered = L’égalité n’est plus proposée.
page-refused-already-agreed = Vous avez déjà accepté. Attendez les autres.
page-refused-takeback-past-card = Une carte a été vue depuis : ce coup ne se reprend plus.
page-refused-piece-in-hand = Placez d’abord la pièce en main.
page-refused-no-piece-in-hand = Choisissez d’abord une pièce à donner.
page-refused-board-full = Tout est placé. Annoncez un alignement, ou renoncez.
page-refused-square-taken = { $square } est occupée. Choisissez une case libre.
page-refused-piece-not-left = Cette pièce n’est plus là. Choisissez-en une autre.
page-refused-no-more-calls = Trois fausses annonces : plus d’annonce pendant ce tour.
page-refused-call-no-line = Ces quatre cases ne forment pas un alignement. Rien n’est perdu : continuez.
page-refused-call-not-full = Cet alignement n’est pas complet : rien en { $free }. Rien n’est perdu : continuez.
page-refused-call-nothing-shared = Ces quatre pièces n’ont rien en commun qui compte. Rien n’est perdu : continuez.
page-refused-call-expired = Cet alignement était là, mais il ne compte plus. Rien n’est perdu : continuez.
page-refused-call-not-now = Après avoir placé, on n’annonce qu’un alignement que cette pièce vient de faire. Rien n’est perdu : continuez.

## Around a game

page-table-refused = Cette table ne peut pas s’ouvrir ici
page-table-refused-why = Rechargez la page. Si cela ne suffit pas, autorisez ses cookies ou prenez un navigateur plus récent.
page-takeback-waiting = Vous avez demandé à reprendre un coup. On attend la réponse…
page-takeback-agreed = { $name } accepte.
page-takeback-declined = { $name } refuse : le coup reste.
page-resign-sure-of = Abandonner cette partie pour { $name } ?
page-leave = Quitter la table
page-leave-sure = Quitter cette partie ? Vous pouvez revenir tant que personne ne joue à votre place.
page-refused-first-wanted = Dites qui commence, puis lancez la partie.
page-refused-line-full = La file est complète. Réessayez un peu plus tard.
page-refused-waiting-already = Vous êtes déjà dans la file ou à la table.
page-refused-not-waiting = Vous n’êtes pas dans la file.
page-refused-no-takeback = Personne ne demande plus à reprendre un coup.
page-refused-chair-not-yours = Cette chaise n’est pas la vôtre.

## Quand un joueur est parti

page-absent-label = Un joueur est parti
page-absent = { $name } a quitté la table. { $wait }
page-absent-claim-in = Vous pourrez réclamer la victoire ou l’égalité dans { $time }.
page-absent-leave-in = Vous pourrez continuer sans ce joueur dans { $time }.
page-absent-bot-in = Un ordinateur pourra prendre le relais dans { $time }.
page-absent-now = { $name } a quitté la table. Choisissez la suite, ou attendez encore.
page-claim-win = Réclamer la victoire
page-claim-draw = Réclamer l’égalité
page-claim-leave = Continuer sans ce joueur
page-claim-end = Terminer la partie
page-abort = Annuler la partie
page-abort-sure = Terminer cette partie sans résultat ?
page-aborted = Partie annulée. Personne ne gagne.
page-back = Un ordinateur joue à votre place.
page-refused-seat-kept = Pendant la partie, seul le joueur de cette place ou un ordinateur peut la reprendre.
page-refused-no-claim = Ce joueur est revenu, ou n’est pas parti depuis assez longtemps. Attendez la fin du décompte.
page-refused-too-late-to-abort = Il est trop tard pour annuler. Vous pouvez abandonner ou proposer l’égalité.
page-pace = Pendule
page-pace-usual = Normale
    .about = Quarto : 1 min par tour · Quartino : 10 min + 5 s.
page-pace-slow = Lente
    .about = Quarto : 3 min par tour · Quartino : 30 min + 10 s.
page-pace-none = Sans pendule
    .about = Un inconnu peut vous faire attendre.
