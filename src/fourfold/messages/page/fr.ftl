### The page: français

## Frame

page-skip = Aller au contenu
page-description = Jouez au Quarto et au Quartino, apprenez-les et analysez vos parties : entre amis, avec des inconnus ou contre l’ordinateur. Sans compte.
page-nav = Fourfold
page-nav-lobby = Tables
page-nav-puzzles = Problèmes
page-nav-analysis = Analyse
page-nav-learn = Apprendre
page-nav-games = Parties
page-rules = Règles
page-privacy = Confidentialité
page-notices = Licences
page-go-home = Accueil
page-nothing-here = Page introuvable
page-nothing-here-why = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet, ou la page a changé de place.
page-find-table = Vous avez un lien vers une table ? Collez-le ici.
page-find-table-open = Ouvrir
page-find-table-none = Ce n’est pas le lien d’une table. Copiez le lien en entier et collez-le à nouveau.
page-not-loaded = Cette page ne s’est pas chargée
page-not-loaded-why = Vérifiez votre connexion, puis rechargez la page.
page-failed = Un problème est survenu
page-failed-why = Rechargez la page. Vos parties et vos tables sont enregistrées.
page-new-version = Une nouvelle version est prête.
page-new-version-load = Mettre à jour
page-choices = Langue, affichage et sons
page-language = Langue
page-theme = Thème
page-theme-auto = automatique
page-theme-light = clair
page-theme-dark = sombre
page-view = Plateau
page-view-auto = automatique
page-view-depth = 3D
page-view-flat = à plat
page-speed = Vitesse des animations
page-speed-instant = instantanée
page-speed-fast = rapide
page-speed-normal = normale
page-speed-slow = lente
page-legend = Légende
page-legend-tall = { $value } (double bord)
page-coordinates = Coordonnées du plateau
page-confirm = Confirmer les coups
page-confirm-auto = sur écran tactile
page-confirm-on = toujours
page-confirm-off = jamais
page-shortcuts = Raccourcis à une touche
page-sound = Sons

## First page

page-home-title = Repérez l’alignement. Annoncez-le en premier.
page-home-about = Jouez au Quarto et au Quartino avec vos proches, avec des amis au loin ou contre l’ordinateur, imbattable au Quarto si vous le souhaitez. Sans compte, sans rien installer.
page-home-quarto = Seize pièces, quatre caractères. C’est votre adversaire qui choisit la pièce que vous devez placer.
page-home-danish = Quarto, édition danoise
page-home-quartino = Tout le monde construit sur le même plateau, jeton après jeton. Réalisez vos quatre cartes secrètes avant les autres.
page-home-lobby = Trouvez un adversaire.
page-home-puzzles = Trouvez le seul coup qui gagne ou qui sauve l’égalité. Chaque solution est prouvée.
page-home-analysis = Victoire, égalité ou défaite : voyez où mène chaque coup, dans n’importe quelle position.
page-play-bot = Jouer contre l’ordinateur
page-play-screen = À deux sur cet écran
page-play-friend = Inviter un ami
page-play-choose = Niveau et règles…
page-beginners = Enfants et débutants
page-play-game = Jouer au { $game }
page-go-on = Reprendre la partie de { $game }
page-go-on-you = contre { $names } · à vous de jouer
page-go-on-other = contre { $names } · à l’adversaire de jouer
page-go-on-screen = { $names } · à { $who } de jouer
page-running = Parties en cours
page-running-all = Toutes les parties en cours
page-first-lesson = Première leçon
page-guest = Invité
page-player = Joueur { $number }

## A new table

page-new = Nouvelle partie
page-which-game = Quel jeu ?
page-with-whom = Avec qui ?
page-with-friend = Des amis, avec un lien
page-with-bot = L’ordinateur
page-with-screen = À plusieurs sur cet écran
page-with-anybody = N’importe qui
page-level = De quelle force ?
page-level-numbered = { $number } · { $name }
page-level-short = Niveau { $number }
page-level-random = Hasard
    .about = Joue au hasard.
page-level-level1 = Débutant
    .about = { $game ->
        [quartino] Place ses jetons presque au hasard et voit rarement venir une carte.
       *[quarto] Voit environ un alignement sur deux.
    }
page-level-level2 = Amateur
    .about = { $game ->
        [quartino] Travaille à une seule carte à la fois et laisse passer la plupart de ses chances.
       *[quarto] Voit environ trois alignements sur quatre.
    }
page-level-level3 = Attentif
    .about = { $game ->
        [quartino] Travaille à deux cartes à la fois et laisse passer bien des chances.
       *[quarto] Manque environ un alignement sur sept et prévoit parfois la suite vers la fin.
    }
page-level-level4 = Averti
    .about = { $game ->
        [quartino] Travaille à toutes ses cartes à la fois et voit parfois venir les vôtres.
       *[quarto] Manque moins d’un alignement sur dix et calcule souvent les six dernières cases.
    }
page-level-level5 = Fort
    .about = { $game ->
        [quartino] Laisse passer peu de chances, voit venir beaucoup de vos cartes et réfléchit parfois à fond.
       *[quarto] Manque rarement un alignement et calcule le plus souvent les huit dernières cases.
    }
page-level-level6 = Expert
    .about = { $game ->
        [quartino] Réfléchit à fond à la plupart de ses coups et retient une bonne partie de ce que vous avez placé.
       *[quarto] Ne manque presque rien et joue les neuf dernières cases presque sans faute.
    }
page-level-level7 = Maître
    .about = { $game ->
        [quartino] Réfléchit à fond à chaque coup et n’oublie presque rien de ce que vous avez placé.
       *[quarto] Ne manque aucun alignement et joue les dix dernières cases sans faute.
    }
page-level-perfect = Parfait
    .about = Ne se trompe jamais, de la première à la dernière pièce.
page-level-greedy = Vif
    .about = { $game ->
        [quartino] Annonce chaque carte réalisée et cherche la suivante un coup à l’avance.
       *[quarto] Saisit chaque occasion de gagner et ne vous en offre aucune s’il peut l’éviter.
    }
page-level-strong = Champion
    .about = A appris en jouant des millions de parties, retient chaque jeton posé et calcule à l’avance.
page-bot-level = Ordinateur (niveau { $number })
    .inside = l’ordinateur (niveau { $number })
    .object = l’ordinateur (niveau { $number })
page-bot-random = Ordinateur (hasard)
    .inside = l’ordinateur (hasard)
    .object = l’ordinateur (hasard)
page-bot-greedy = Ordinateur (vif)
    .inside = l’ordinateur (vif)
    .object = l’ordinateur (vif)
page-bot-perfect = Ordinateur (parfait)
    .inside = l’ordinateur (parfait)
    .object = l’ordinateur (parfait)
page-bot-strong = Ordinateur (champion)
    .inside = l’ordinateur (champion)
    .object = l’ordinateur (champion)
page-your-name = Votre nom
page-name-of = Nom du joueur { $number } (facultatif)
page-how-many = Combien de joueurs ?
page-seats = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
page-teams-of = Deux équipes de { $number }
page-one-team = Une équipe
page-other-team = L’autre équipe
page-edition = { $game ->
        [quartino] Règles
       *[quarto] Édition
    }
page-edition-quartino = Règles complètes
page-edition-quartino-first = Premières parties (plus simples)
page-beginners-colour = Même couleur
page-beginners-traits = 1, 2 ou 3 caractères
page-beginners-values = Seulement les foncées…
page-beginners-tap = Touchez ce qui compte.
page-sight = { $game ->
        [quartino] Avec ou sans arbitre ?
       *[quarto] Qui repère les alignements ?
    }
page-sight-players = Vous annoncez
    .about = Comme dans les livrets : seul compte ce que vous repérez et annoncez vous-même.
page-sight-referee = Arbitre
    .about = L’arbitre repère tout pour vous.
page-what-counts = Ce qui compte, et qui place quelles pièces
page-both = { $one } et { $other }
page-only = seulement { $value }
page-only-traits = Ce qui compte : { $names }
page-counts-not = ne compte pas
page-counts-nothing = Rien ne compterait : personne ne pourrait gagner. Choisissez au moins un caractère.
page-colours = Pièces à donner
page-mushrooms-owned = Couleurs attitrées
    .about = Chacun ne reçoit que des champignons de sa couleur. Le premier à en recevoir un a les rouges.
page-mushrooms-owned-dark = Couleurs attitrées, bleus d’abord
    .about = Chacun ne reçoit que des champignons de sa couleur. Le premier à en recevoir un a les bleus.
page-one-sided = Avec des couleurs attitrées, les pièces { $colour ->
        [light] claires
        [red] rouges
        [blue] bleues
       *[dark] foncées
    } ne peuvent former aucun alignement qui compte.
page-one-sided-free = Jouer à couleurs libres
page-turn-limit = Nombre maximal de tours
page-from-to = De { $least } à { $most }.
page-turn-seconds = Temps par tour
page-no-clock = Sans pendule
page-clock-game = Temps pour toute la partie
page-clock-about = Un temps en minutes, plus des secondes ajoutées après chaque tour.
page-clock-of = { $minutes } min + { $seconds } s par tour
page-begins = Qui commence ?
page-begins-lot = Tirage au sort
page-begins-chosen = Le joueur de votre choix
page-begins-youngest = Le plus jeune
page-youngest = Qui est le plus jeune ?
page-begins-me = Vous
page-begins-bot = L’ordinateur
page-begins-gives = Le premier joueur donne la première pièce.
page-begins-about = Selon le livret, le plus jeune commence.
page-first-lot = Le premier joueur est tiré au sort.
page-first-chosen = Les joueurs choisissent qui commence.
page-first-youngest = Le plus jeune commence.
page-first-wanted = Choisissez qui commence, puis lancez la partie.
page-lots = Tirage au sort…
page-goes-first = { $by ->
    [lot] Tirage au sort : { $who } commence.
    [youngest] { $who } commence : c’est la personne la plus jeune.
    [next] Cette fois, { $who } commence.
   *[chosen] { $who } commence.
    }
page-goes-first-you = { $by ->
    [lot] Tirage au sort : vous commencez.
    [youngest] Vous êtes la personne la plus jeune : vous commencez.
    [next] Cette fois, vous commencez.
   *[chosen] Vous commencez.
    }
page-goes-round = Le perdant cède sa place
page-goes-round-about = D’autres peuvent s’inscrire dans une file d’attente : après chaque partie, la place du perdant revient au premier de la file.
page-more-options = Plus d’options
page-rules-string = Les règles sous forme de texte
page-rules-string-about = À copier dans une feuille de partie ou un message. Vous pouvez aussi écrire ici.
page-counts-lines = Quatre pièces sur une rangée, une colonne ou une grande diagonale qui ont en commun l’une de ces valeurs :
page-counts-lines-squares = Quatre pièces sur une rangée, une colonne, une grande diagonale ou un carré de 2×2 qui ont en commun l’une de ces valeurs :
page-open = Ouvrir la table
page-start = Commencer
page-other-rules = Changer les règles…

## Before a game

page-waiting = En attente de joueurs
page-ready = Tout le monde est là
page-invite = Envoyez ce lien. Toute personne qui l’ouvre peut prendre une place ou regarder.
page-invites = { $name } vous invite à une partie de { $game }.
page-qr = QR code du lien, à scanner avec un téléphone
page-qr-show = Afficher le QR code
page-qr-name = QR code
page-copy = Copier le lien
page-invite-public = Tout le monde peut aussi trouver cette table sous « { page-nav-lobby } » et y prendre une place.
page-link = Lien vers cette table
page-share = Partager
page-copied = Copié
page-chairs = Places
page-chair-free = Place libre
page-deleted-player = Joueur supprimé
page-sit = Prendre une place
page-stand = Quitter la place
page-rename = Changer de nom
page-rename-save = Enregistrer
page-remove = Retirer
page-seat-bot = Ajouter un ordinateur
page-start-when = Vous pourrez commencer quand toutes les places seront prises.
page-you = vous
page-name-you = { $name } (vous)
page-you-name = Vous
page-watch = Regarder

## A game

page-the-game = La partie
page-connecting = Connexion…
page-unreachable = Cette table est injoignable
page-unreachable-offline = Vous êtes hors ligne. La table s’ouvrira dès que vous serez de nouveau en ligne.
page-unreachable-server = Le serveur ne répond pas. Nous continuons d’essayer : la table s’ouvrira dès qu’il répondra.
page-play-offline = Jouer au Quarto hors ligne
page-lost = Connexion perdue. Reconnexion… Vos coups sont enregistrés.
page-lost-kept = Connexion perdue. Votre coup est enregistré ici et partira dès que vous serez de nouveau en ligne.
page-unsaved = Les coups ne peuvent pas être enregistrés pour l’instant. Le vôtre attend et sera joué dès que possible.
page-unsent = En attente d’envoi…
page-unsaved-move = En attente d’enregistrement…
page-no-table = Table introuvable
page-no-table-why = Le lien est peut-être incomplet. Redemandez-le, ou ouvrez votre propre table.
page-players = Joueurs
page-team = Équipe { $team }
    .inside = l’équipe { $team }
page-has-left = a quitté la table
page-not-connected = hors ligne
page-clock = Reste { $time }
page-clock-turn = tour { $time }
page-clock-elsewhere = Votre temps s’écoule : { $time }
page-spectators = { $number ->
        [one] { $number } spectateur
       *[other] { $number } spectateurs
    }
page-moves = { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }
page-look-back = Coup { $number } sur { $most }
page-look-new = Nouveau coup
page-look-return = Revenir à la partie
page-look-keys = Les flèches font défiler les coups, Échap revient à la partie.
page-sheet = Coups et plus
page-close = Fermer
page-started = La partie commence.
page-sat = { $name } prend place.
page-taken-back = Coup repris.
page-said = { $name } : { $phrase }
page-event-place = { $set ->
        [mushrooms] { $who } le place en { $square }.
       *[wood] { $who } la place en { $square }.
    }
page-event-call-false = { $who } annonce « Quarto ! » sur { $squares }. L’annonce est fausse : { $who } perd.
page-event-you-give = { $set ->
        [mushrooms] Vous donnez un champignon ({ $piece }).
       *[wood] Vous donnez une pièce ({ $piece }).
    }
page-event-you-place = { $set ->
        [mushrooms] Vous le placez en { $square }.
       *[wood] Vous la placez en { $square }.
    }
page-event-you-call = Vous annoncez « Quarto ! » et montrez { $squares }.
page-event-you-call-false = Vous annoncez « Quarto ! » sur { $squares }. L’annonce est fausse : vous perdez.
page-event-you-decline = Vous n’annoncez rien.
page-event-you-offer = Vous proposez l’égalité.
page-event-you-accept = Vous acceptez l’égalité.

page-ask-give-you = { $set ->
        [mushrooms] Choisissez un champignon pour { $next }
       *[wood] Choisissez une pièce pour { $next }
    }
page-ask-give-other = { $set ->
        [mushrooms] À { $who } de choisir un champignon pour { $next }
       *[wood] À { $who } de choisir une pièce pour { $next }
    }
page-ask-give-to-you = { $set ->
        [mushrooms] À { $who } de choisir un champignon pour vous
       *[wood] À { $who } de choisir une pièce pour vous
    }
page-ask-place-you = { $set ->
        [mushrooms] Placez votre champignon sur une case libre
       *[wood] Placez votre pièce sur une case libre
    }
page-ask-place-other = { $set ->
        [mushrooms] À { $who } de placer le champignon
       *[wood] À { $who } de placer la pièce
    }
page-ask-decline-you = Toutes les pièces sont placées. Annoncez un alignement ou choisissez « Ne rien annoncer ».
page-ask-decline-other = { $who } cherche un alignement
page-ask-quartino-place-you = { $number ->
        [one] Placez un jeton : choisissez une couleur, puis une case
       *[other] Placez { $number } jetons : choisissez une couleur, puis une case
    }
page-ask-quartino-place-other = { $number ->
        [one] À { $who } de placer un jeton
       *[other] À { $who } de placer { $number } jetons
    }
page-ask-quartino-clear-you = Choisissez la colonne à vider
page-ask-quartino-clear-other = À { $who } de vider une colonne
page-ask-quartino-call-you = Annoncez Quartino avec une de vos cartes, ou finissez votre tour
page-ask-quartino-call-other = { $who } peut annoncer Quartino
page-ask-quartino-end-you = Finissez votre tour
page-ask-quartino-end-other = À { $who } de finir son tour

page-tray = Pièces restantes
page-hand = En main
page-hand-empty = Aucune pièce en main
page-free = libre
page-marked = choisie
page-square-taken = { $square } est occupée. Choisissez une case libre.
page-place-first = Placez d’abord la pièce que vous avez en main.
page-give-first = Choisissez d’abord une pièce à donner.
page-piece-placed = Cette pièce est déjà sur le plateau.
page-place-ask = Placer en { $square } ? Touchez encore.
page-place-here = Placer ici
page-give-ask = Donner cette pièce ? Touchez encore.
page-give-this = Donner cette pièce
page-give-colour = Vous donnez à { $name } des pièces de sa couleur ({ $colour }). Choisissez-en une.
page-call-about = Quatre semblables ? Appuyez sur « Quarto ! », puis choisissez les quatre cases.
page-call-too-early = Vous pourrez annoncer dès qu’il y aura quatre pièces sur le plateau.
page-call-not-turn = Vous annoncez à votre tour : avant de placer votre pièce, ou après l’avoir placée, avant de donner la suivante.
page-call-used-up = Trois fausses annonces : vous ne pouvez plus annoncer pendant ce tour.
page-call-show = Montrez l’alignement : choisissez ses quatre cases.
page-call-first = Montrez d’abord l’alignement : touchez ses quatre pièces sur le plateau, ou annulez.
page-call-free = { $square } est vide. Choisissez des cases occupées.
page-call-marked = { $number ->
        [0] Aucune case choisie
       *[other] { $number } sur 4 : { $squares }
    }
page-call-confirm = Annoncer Quarto !
page-call-stopped = Annonce annulée.
page-call-lapsed = La partie a avancé avant votre annonce, qui ne compte pas comme une fausse annonce.
page-false-call = { $who } a fait une fausse annonce sur { $squares }.
page-false-call-mark = fausse annonce
page-cancel = Annuler
page-decline = Ne rien annoncer
page-line-shares = En commun sur { $squares } : { $values }.

page-key-arrows = se déplacer sur le plateau ou parmi les pièces
page-key-call = annoncer Quarto, ou annuler l’annonce

page-take-back = Reprendre le coup
page-takeback-asked = { $name } demande à reprendre un coup.
page-agree = Accepter
page-refuse = Refuser
page-offer-draw = Proposer l’égalité
page-draw-offered = { $name } propose l’égalité. Jouer un coup, c’est refuser.
page-accept-draw = Accepter l’égalité
page-draw-waiting = Égalité proposée. En attente d’une réponse… Votre prochain coup retire la proposition.
page-draw-declined = { $name } refuse l’égalité.
page-draw-declined-you = Vous avez refusé l’égalité.
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ?
page-again = Revanche
page-again-asked = En attente des autres…
page-again-asked-one = En attente : { $name }…
page-again-wanted = { $number ->
        [one] { $names } demande une revanche.
       *[other] { $names } demandent une revanche.
    }
page-analyse = Analyser la partie
page-replay = Revoir
page-end-won = Vous avez gagné !
page-end-shared = Victoire partagée !
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
page-why-turn-limit-you = Vous avez réalisé le plus de cartes.
page-why-turn-limit-other = { $who } a réalisé le plus de cartes.
page-why-false-call-you = Vous avez fait une fausse annonce.
page-why-false-call-other = { $who } a fait une fausse annonce.
page-why-resign-you = Vous avez abandonné.
page-why-resign-other = { $who } a abandonné.
page-why-time-you = Votre temps est écoulé.
page-why-time-other = Temps écoulé pour { $who }.
page-why-abandoned-you = Vous avez quitté la partie.
page-why-abandoned-other = { $who } a quitté la partie.
page-score = Score : { $score }

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

page-come-back = Revenir au jeu
page-hand-to-bot = Laisser jouer l’ordinateur
page-line = File d’attente
page-line-of = Dans la file d’attente : { $names }
page-line-empty = La file d’attente est vide.
page-line-up = Rejoindre la file
page-line-leave = Quitter la file
page-line-next = Joueront ensuite : { $names }
page-your-chair = Une place est à vous. La prochaine partie commence dès que tout le monde est prêt.
page-local-bot = Cette partie se joue uniquement sur cet appareil.

## Tables of anybody

page-lobby-about = Rejoignez quelqu’un qui attend, ou ouvrez une table pour le prochain visiteur.
page-lobby-waiting = Tables ouvertes
page-lobby-nobody = Personne n’attend en ce moment. Choisissez un jeu ci-dessus : le prochain visiteur vous trouvera.
page-lobby-on = Parties en cours

## Refusals

page-refused-offline = Le serveur est injoignable. Vous pouvez toujours jouer ici : aux deux jeux contre l’ordinateur, et au Quarto sur cet écran. Le Quartino sur un seul écran a besoin du serveur.
page-refused-unexpected = Cela n’a pas fonctionné. Réessayez.
page-refused-try-again = Le serveur est occupé. Réessayez.
page-refused-not-saved = Le serveur ne peut rien enregistrer pour l’instant. Réessayez plus tard.
page-refused-wrong-origin = Ce serveur ne reconnaît pas { $origin } comme sa propre adresse : on ne peut pas y jouer. La personne qui le gère doit le démarrer avec --trust-proxy ou --origin { $origin }.
page-refused-not-authorized = Le serveur ne reconnaît pas votre navigateur. Rechargez la page. Si cela ne suffit pas, autorisez les cookies pour ce site.
page-refused-too-fast = C’était trop rapide. Réessayez dans un instant.
page-refused-chair-taken = Cette place est prise. Choisissez-en une autre.
page-refused-seated-already = Vous avez déjà une place.
page-refused-played-another-seat = Vous avez vu d’autres cartes de cette partie : vous ne pouvez pas prendre cette place.
page-refused-not-seated = Prenez d’abord une place.
page-refused-not-host = Seule la personne qui a ouvert la table peut le faire.
page-refused-chairs-free = Toutes les places ne sont pas encore prises.
page-refused-game-on = Une partie est en cours. Attendez qu’elle se termine.
page-refused-no-game = Aucune partie n’est en cours.
page-refused-stale = La situation a changé entre-temps. Regardez de nouveau, puis choisissez.
page-refused-not-your-seat = Ce n’est pas votre tour.
page-refused-takeback-asked = Vous l’avez déjà demandé. Attendez la réponse.
page-refused-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
page-refused-said-enough = Vous avez envoyé beaucoup de messages. Jouez d’abord un coup.
page-refused-tables-waiting = Vous avez déjà beaucoup de tables ouvertes. Utilisez l’une d’elles.
page-refused-games-kept = Vous avez déjà beaucoup de parties avec pendule ou entre ordinateurs en cours. Terminez-en une, ou attendez que l’une d’elles finisse.
page-refused-events-used-up = Vous avez atteint la limite d’actions à cette table. Jouez une partie entière ou ouvrez une nouvelle table.
page-refused-takebacks-used-up = Vous ne pouvez plus demander à reprendre un coup dans cette partie. Continuez à jouer.
page-refused-draw-offers-used-up = Vous ne pouvez plus proposer l’égalité dans cette partie. Continuez à jouer.
page-refused-draw-refused = L’égalité a été refusée. Jouez un coup avant de la proposer à nouveau.
page-refused-bad-name = Choisissez un nom de 24 caractères au plus.
page-refused-bot-name = Ce nom est réservé à l’ordinateur. Choisissez-en un autre.
page-refused-no-hint = Les indices ne sont proposés qu’à votre tour, dans les parties contre l’ordinateur.
page-refused-not-alone = Il n’y a pas d’indices dans une partie avec d’autres personnes, même quand un ordinateur joue à leur place.
page-refused-bots-busy = Les ordinateurs sont occupés. Réessayez.
page-refused-rules-over-limit = Le serveur permet au plus { $turns } tours et { $seconds } secondes par tour.
page-refused-record-too-long = Cette partie est trop longue : au plus { $most } coups et annonces.
page-refused-bad-settings = Ces règles et ces joueurs ne vont pas ensemble. Changez l’un ou l’autre.
page-refused-no-such-table = Cette table n’existe pas. Vérifiez le lien.
page-refused-not-your-turn = Ce n’est pas votre tour.
page-refused-game-over = La partie est finie.
page-refused-seat-has-left = Le temps est écoulé : ce joueur a quitté la partie.
page-refused-draw-already-offered = L’égalité a déjà été proposée. Attendez la réponse.
page-refused-no-draw-offered = La proposition d’égalité n’est plus valable.
page-refused-already-agreed = Vous avez déjà accepté. Attendez les autres.
page-refused-takeback-past-card = Une carte a été montrée depuis : vous ne pouvez plus reprendre ce coup.
page-refused-piece-in-hand = Placez d’abord votre pièce.
page-refused-no-piece-in-hand = Choisissez d’abord une pièce à donner.
page-refused-board-full = Toutes les pièces sont placées. Annoncez un alignement ou choisissez « Ne rien annoncer ».
page-refused-square-taken = { $square } est occupée. Choisissez une case libre.
page-refused-piece-not-left = Cette pièce a déjà été donnée. Choisissez-en une autre.
page-refused-no-more-calls = Trois fausses annonces : vous ne pouvez plus annoncer pendant ce tour.
page-refused-call-no-line = Ces quatre cases ne forment pas un alignement. C’est toujours à vous.
page-refused-call-not-full = Cet alignement n’est pas complet. Encore à remplir : { $free }. C’est toujours à vous.
page-refused-call-nothing-shared = Ces quatre pièces n’ont rien en commun qui compte. C’est toujours à vous.
page-refused-call-expired = Cet alignement ne compte plus : il n’a pas été annoncé à temps. C’est toujours à vous.
page-refused-call-not-now = Après avoir placé une pièce, vous ne pouvez annoncer qu’un alignement que cette pièce a complété. C’est toujours à vous.

## Around a game

page-table-refused = Cette table ne peut pas s’ouvrir ici
page-table-refused-why = Rechargez la page. Si cela ne suffit pas, autorisez les cookies pour ce site ou utilisez un navigateur plus récent.
page-takeback-waiting = Vous avez demandé à reprendre un coup. En attente d’une réponse…
page-takeback-agreed = { $name } accepte.
page-takeback-declined = { $name } refuse : le coup reste.
page-resign-sure-of = { $name } : abandonner cette partie ?
page-leave = Quitter la table
page-leave-sure = Quitter cette partie ? Vous pourrez revenir, même si un ordinateur joue à votre place.
page-refused-line-full = La file d’attente est complète. Réessayez plus tard.
page-refused-waiting-already = Vous êtes déjà dans la file d’attente ou à la table.
page-refused-not-waiting = Vous n’êtes pas dans la file d’attente.
page-refused-no-takeback = Cette demande de reprise n’est plus valable.
page-refused-chair-not-yours = Cette place n’est pas la vôtre.

## Quand un joueur est parti

page-absent-label = Un joueur est parti
page-absent-offline = { $name } a perdu la connexion.
page-absent = { $name } a quitté la table. { $wait }
page-absent-claim-in = Vous pourrez réclamer la victoire ou l’égalité dans { $time }.
page-absent-leave-in = Vous pourrez continuer sans ce joueur dans { $time }.
page-absent-bot-in = Un ordinateur pourra prendre le relais dans { $time }.
page-absent-now = { $name } a quitté la table. Choisissez comment continuer, ou attendez encore.
page-claim-win = Réclamer la victoire
page-claim-draw = Réclamer l’égalité
page-claim-leave = Continuer sans ce joueur
page-claim-end = Terminer la partie
page-abort = Annuler la partie
page-abort-sure = Annuler cette partie ? Personne ne gagne.
page-aborted = Partie annulée. Personne ne gagne.
page-back = Un ordinateur joue à votre place.
page-refused-seat-kept = Pendant la partie, seul le joueur qui occupait cette place ou un ordinateur peut la prendre.
page-refused-no-claim = Ce joueur est revenu, ou n’est pas parti depuis assez longtemps. Attendez la fin du décompte.
page-refused-too-late-to-abort = Il est trop tard pour annuler. Vous pouvez abandonner ou proposer l’égalité.
page-pace = Pendule
page-pace-usual = Normale
    .about = Quarto : 1 min par tour · Quartino : 10 min + 5 s par tour.
page-pace-slow = Lente
    .about = Quarto : 3 min par tour · Quartino : 30 min + 10 s par tour.
page-pace-none = Sans pendule
    .about = Un inconnu peut vous faire attendre.
