# La ligne de commande : l’aide, et les erreurs qui disent quoi faire.

## Layout of help

cli-usage = Utilisation :
cli-arguments = Paramètres
cli-options = Réglages
cli-commands = Commandes
cli-options-mark = [RÉGLAGES]
cli-command-mark = COMMANDE …
cli-text-mark = TEXTE
cli-file-mark = FICHIER
cli-name-mark = NOM
cli-folder-mark = DOSSIER
cli-address-mark = ADRESSE
cli-position-mark = POSITION
cli-record-mark = PARTIE
cli-game-mark = JEU
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-at-least = au moins { $least }
cli-range = de { $least } à { $most }
cli-help-option = Affiche cette aide.
cli-version = Affiche la version.

## Commands and their options

cli-about = Jouer au Quarto et au Quartino, lancer un serveur de jeu et analyser des parties.
cli-json = Répond par un objet JSON.
cli-rules = Les règles, par exemple danish+squares.
cli-language = La langue, parmi { $languages }.
cli-record-file = Une feuille de partie ; - lit l’entrée standard.
cli-processes = Nombre de processus à utiliser.

cli-play = Jouer dans le terminal, contre des robots ou à plusieurs devant le même écran.
cli-play-game = quarto ou quartino ; sans nom de jeu, un menu s’ouvre.
cli-play-bot = Un robot comme adversaire : { $bots } ; au Quarto aussi { $quarto_bots } ; au Quartino aussi { $quartino_bots } ; ou MODULE:CLASSE, votre propre robot.
cli-play-seats = Nombre de joueurs, robots compris.
cli-play-first = Le joueur de ce nom commence ; on demande le nom des autres.
cli-play-plain = Mode texte, pour les lecteurs d’écran et les scripts.
cli-play-resume = Reprend une partie enregistrée.
cli-play-deck = Un fichier avec d’autres cartes de Quartino.
cli-play-seed = Le même nombre redonne les mêmes tirages, les mêmes cartes et les mêmes coups des robots.

cli-replay = Rejouer une feuille de partie selon les règles et afficher la position finale et le résultat, ou la première ligne contraire aux règles.
cli-replay-svg = Enregistre une image de la position finale dans ce fichier.

cli-analyse = Analyser chaque coup ou tour d’une partie : valeurs ou chances, fautes et raisons.
cli-analyse-svg = Enregistre une image de l’analyse dans ce fichier.
cli-analyse-seconds = Temps limite en secondes pour toute la partie ; les derniers coups sont analysés en premier.
cli-analyse-level = Pour Quartino : les chances entre joueurs de ce niveau, de 1 à 7. Par défaut : entre joueurs forts.

cli-solve = Afficher la valeur exacte d’une position de Quarto pour le joueur au trait, et les coups qui la gardent.
cli-solve-position = Une position entre guillemets, par exemple "..../.5b./6..e/32.. -".
cli-solve-batch = Résout beaucoup de positions : par ligne les règles, une tabulation et une position ; - lit l’entrée standard. Avec --json, chaque réponse est un objet.
cli-threads = Nombre de fils de recherche.
cli-memory = Mémoire en mégaoctets pour les positions déjà calculées.
cli-seconds = S’arrête après ce nombre de secondes.
cli-nodes-limit = S’arrête après ce nombre de positions.
cli-no-tables = Calcule les ouvertures au lieu de les lire dans les tables.
cli-distance = Affiche aussi le nombre de tours jusqu’à la fin.

cli-prove = Afficher la valeur de toute la partie depuis le plateau vide, pour A, qui donne en premier.

cli-arena = Faire jouer beaucoup de parties entre robots, chacun à chaque place, et afficher combien de fois chacun gagne, avec des intervalles à 95 %.
cli-arena-bots = De deux à quatre robots, par exemple level3,perfect : { $bots } ; au Quarto aussi { $quarto_arena_bots } ; au Quartino aussi { $quartino_arena_bots } ; ou MODULE:CLASSE, votre propre robot.
cli-arena-game = quarto ou quartino.
cli-arena-games = Nombre de parties.
cli-arena-seed = Le même nombre redonne les mêmes parties.
cli-arena-move-time = Les millisecondes par coup, pour les robots qui savent s’en servir.

cli-perft = Compter les suites de coups d’une longueur donnée, avec arbitre.
cli-perft-game = quarto
cli-perft-depth = Les coups par suite.

cli-engine = Servir de moteur à un autre programme, qui envoie des commandes ligne par ligne : docs/engine.md.
cli-engine-bot = Le robot à utiliser : { $bots } ; au Quarto aussi { $quarto_bots } ; au Quartino aussi { $quartino_bots } ; ou MODULE:CLASSE, votre propre robot.

cli-tables = Les valeurs exactes des ouvertures.
cli-tables-build = Résoudre toutes les ouvertures d’une règle. Un calcul interrompu reprend quand vous le relancez.
cli-tables-placed = Résout les positions avec au plus ce nombre de pièces sur le plateau.
cli-tables-wins = Garde seulement les positions avec exactement --placed pièces que gagne celui qui donne.
cli-tables-folder = Le dossier où écrire.
cli-tables-dask = Calcule sur ce serveur Dask au lieu de cet ordinateur.

cli-puzzles = Des positions avec une seule solution.
cli-puzzles-play = Résoudre des problèmes dans le terminal ; la série est conservée.
cli-puzzles-play-kind = Le type de problèmes, au lieu de tous : au Quarto { $quarto_kinds } ; au Quartino { $quartino_kinds }.
cli-puzzles-play-grade = La difficulté du premier problème, de 1 à 5.
cli-puzzles-play-seed = Le même nombre montre les mêmes problèmes.
cli-puzzles-no-kind = Il n’y a pas de problème du type { $got }. Choisissez parmi : { $expected }.
cli-puzzles-build = Trouver des problèmes dans des parties de l’ordinateur, prouver que chacun a une seule solution, et les faire essayer aux niveaux.
cli-puzzles-build-file = Le fichier de problèmes à écrire ou à continuer.
cli-puzzles-rules = Les règles pour lesquelles chercher, au lieu de toutes ; réglage répétable.
cli-puzzles-count = Les problèmes par règle, ou par type pour Quartino, au lieu du nombre prévu.
cli-puzzles-rules-quarto = --rules ne vaut que pour les problèmes de Quarto.
cli-puzzles-seed = Le même nombre redonne les mêmes problèmes.
cli-puzzles-grade = Refaire essayer les problèmes aux niveaux, et les classer selon les niveaux qui les résolvent.
cli-puzzles-grade-file = Un fichier de problèmes, qui est réécrit.
cli-puzzles-check = Prouver à nouveau les problèmes : solution unique, type, longueur, difficulté, et les niveaux qui les résolvent.
cli-puzzles-check-file = Un fichier de problèmes, au lieu de ceux livrés avec Fourfold.
cli-puzzles-sample = Vérifie ce nombre de problèmes, tirés au hasard.
cli-puzzles-sample-seed = Le même nombre redonne le même tirage de --sample.

cli-serve = Lancer le serveur avec des tables pour joueurs et robots, et la page web.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 permet à d’autres ordinateurs de se connecter.
cli-serve-port = Le port d’écoute ; la variable PORT le fixe aussi.
cli-database-url = postgresql://… ou sqlite:///FICHIER ; par défaut un fichier de votre dossier de données ; se fixe aussi par FOURFOLD_DATABASE_URL.
cli-serve-bus = redis://…, nécessaire avec plusieurs processus ; se fixe aussi par FOURFOLD_BUS_URL.
cli-serve-workers = Nombre de processus du serveur.
cli-serve-origin = L’adresse où les navigateurs joignent ce serveur, s’il est derrière un proxy ; réglage répétable.
cli-serve-trust-proxy = Fait confiance à X-Forwarded-For et -Proto de N proxys placés devant (1 sans N).
cli-serve-bots = Les processus de calcul ; l’un est réservé aux robots assis avec des gens.
cli-serve-commands = Commandes par seconde et par invité ; dix fois plus en rafale.
cli-serve-requests = Requêtes par seconde et par adresse ; dix fois plus en rafale.
cli-serve-files = Fichiers de la page par seconde et par adresse ; quarante fois plus en rafale.
cli-serve-connections-per-address = Les connexions permanentes par adresse.
cli-serve-connections-per-process = Connexions ouvertes par processus, de toutes les adresses.
cli-serve-sessions = Les nouveaux invités par minute et par adresse.
cli-serve-tables = Nouvelles tables par minute et par adresse, autant en rafale.

cli-backup = Sauvegarder toute la base de données dans un fichier, sans arrêter le serveur.
cli-backup-file = Le fichier à écrire.
cli-restore = Remplir une base de données vide à partir d’une sauvegarde.
cli-restore-file = Un fichier écrit par fourfold backup.
cli-clean = Supprimer les données dont la durée de conservation est passée, et libérer l’espace disque.
cli-clean-dry-run = Affiche ce qui serait supprimé, sans rien supprimer.

## Progress

cli-doing-analyse = Analyse
cli-doing-solve = Calcul
cli-doing-prove = Preuve
cli-doing-arena = Parties
cli-doing-perft = Comptage
cli-doing-grade = Classement
cli-nodes = { $number ->
        [one] { $number } position
       *[other] { $number } positions
    }

## Wrong use

cli-see-help = Pour l’aide, tapez : { $command }
cli-missing = Il manque { $name } : { $about }
cli-no-option = Réglage { $name } inconnu.
cli-no-command = Commande { $name } inconnue.
cli-did-you-mean = Vouliez-vous dire { $like } ?
cli-too-many = Retirez { $extra }, ou mettez entre guillemets un texte qui contient des espaces.
cli-no-value = Donnez une valeur après { $option }.
cli-takes-no-value = Utilisez { $option } sans valeur.
cli-whole-number = { $name } doit être un nombre entier.
cli-number = { $name } doit être un nombre.
cli-no-language = Langue { $got } inconnue. Choisissez parmi { $expected }.
cli-no-bot = Il n’y a pas de robot { $got } pour ce jeu. Choisissez parmi { $expected }, ou utilisez MODULE:CLASSE pour votre propre robot.
cli-bot-not-loaded = Impossible de charger le robot { $got } : { $reason }. Utilisez MODULE:CLASSE, avec un module de ce dossier ou un module installé.
cli-bot-failed = Le robot { $got } a échoué dans la partie { $number } : { $reason }. Corrigez le robot ou retirez-le.
cli-bot-stopped = Le robot { $got } a échoué : { $reason }. Corrigez le robot ou jouez contre un autre.
cli-resume-alone = --resume reprend la partie enregistrée telle quelle. Retirez { $extra }.
cli-name-a-game = Nommez le jeu avant { $option } : fourfold play quarto ou fourfold play quartino.
cli-no-terminal = Ceci n’est pas un terminal. Ajoutez --plain pour jouer en mode texte.
cli-arena-two-to-four = Donnez de deux à quatre robots après --bots, par exemple level3,perfect.
cli-solve-what = Donnez une position entre guillemets, ou --batch FICHIER pour plusieurs positions.
cli-batch-no-tab = Écrivez les règles, une tabulation et une position au lieu de { $got }.
cli-perft-quarto = perft ne compte que les coups du Quarto. Tapez : fourfold perft quarto
cli-tables-no-table = Il n’y a pas d’ouvertures pour { $rules }. Choisissez des règles où les caractères comptent en entier.
cli-tables-no-dask = --dask a besoin du paquet distributed. Installez-le : pip install distributed

## Files

cli-column = colonne { $number }
cli-no-file = Fichier introuvable : { $file }. Vérifiez le nom.
cli-is-folder = { $file } est un dossier. Donnez un fichier.
cli-no-folder = Impossible d’écrire { $file } : son dossier n’existe pas. Créez d’abord le dossier.
cli-cannot-read = Impossible de lire { $file } : { $reason }.
cli-cannot-write = Impossible d’écrire { $file } : { $reason }.
cli-cannot-write-answer = Impossible d’écrire la réponse : { $reason }.
cli-bad-puzzles = { $file } est inutilisable. Choisissez un fichier écrit par fourfold puzzles build, et continuez un calcul avec le même --seed.
cli-not-utf8 = { $file } n’est pas un texte en UTF-8. Enregistrez-le en UTF-8.
cli-analyse-level-quarto = Le niveau ne concerne que les parties de Quartino. Au Quarto, les valeurs sont exactes.

## Server and database

cli-serve-open = Ouvrez { $url } dans un navigateur. Ctrl+C arrête le serveur.
cli-serve-no-page = La page web n’est pas construite : le serveur ne répond qu’aux programmes. Pour la construire, tapez : make page
cli-serve-bad-database-url = --database-url doit commencer par postgresql:// ou sqlite:///.
cli-serve-no-database = Impossible d’utiliser la base de données : { $reason }. Démarrez-la, ou vérifiez --database-url.
cli-serve-bad-bus-url = --bus-url doit commencer par redis://, rediss:// ou unix://, comme dans redis://localhost.
cli-serve-no-bus = Redis ne répond pas : { $reason }. En attendant, le serveur fonctionne sans lui ; vérifiez --bus-url.
cli-serve-bad-origin = --origin { $origin } n’est pas une adresse telle que les navigateurs l’envoient. Écrivez-la comme https://play.example.org, sans chemin.
cli-serve-bad-own-bot = Impossible de charger le robot { $bot } de FOURFOLD_BOTS : { $reason }. Utilisez NOM=module:Classe et vérifiez le module.
cli-serve-too-few-services = Plusieurs processus ont besoin de PostgreSQL et de Redis. Donnez --database-url postgresql://… et --bus-url redis://…
cli-serve-port-in-use = Le port { $port } de { $host } est déjà utilisé. Arrêtez l’autre programme ou choisissez un autre --port.
cli-serve-port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port }. Choisissez un --port supérieur à 1023.
cli-serve-no-address = Cet ordinateur n’a pas l’adresse { $host }. Choisissez un autre --host.
cli-serve-not-started = Le serveur n’a pas démarré. La raison est dans les lignes ci-dessus.
cli-no-database-file = Base de données introuvable : { $file }. Indiquez-en une avec --database-url.
cli-database-not-empty = La base de données contient déjà des invités ou des tables. Indiquez-en une vide avec --database-url.
cli-bad-backup = { $file } n’est pas une sauvegarde complète. Choisissez un fichier écrit par fourfold backup.
cli-backup-own-file = { $file } fait partie de la base de données. Choisissez un autre fichier pour la sauvegarde.

## Moves that people write

cli-error-bad-move = Écrivez { $expected } au lieu de { $got }.
cli-error-bad-piece = Écrivez une pièce comme 7 ou LSQH au lieu de { $got }.
cli-error-bad-square = Écrivez une case de a1 à d4 au lieu de { $got }.
cli-error-bad-call = Écrivez quatre cases différentes après call au lieu de { $got }.
cli-error-bad-colour = Écrivez une couleur parmi Y B G P au lieu de { $got }.
cli-error-bad-space = Écrivez une case du plateau, c ou 1 à 8, au lieu de { $got }.
cli-error-bad-rim = Écrivez une case du bord, de 1 à 8, au lieu de { $got }.
cli-error-text-after = Retirez { $got }.
cli-error-takeback-too-far = C’est le début de la partie. Il n’y a rien à reprendre.
cli-error-piece-not-theirs = Donnez à { $seat } { $expected ->
        [dark] une pièce foncée
       *[light] une pièce claire
    } au lieu de { $piece }.
cli-error-decline-too-early = On ne peut renoncer qu’après la seizième pièce. Écrivez maintenant { $expected }.
cli-error-referee-calls = L’arbitre voit tous les alignements, donc personne n’annonce. Donnez ou placez une pièce.
cli-error-referee-says = L’arbitre voit les situations, donc personne ne les annonce. Placez, videz, annoncez ou terminez.
cli-error-no-situations = Cette partie se joue sans situations. Placez, annoncez ou terminez.
cli-error-nothing-to-clear = Il n’y a pas de colonne à vider. Continuez votre tour.
cli-error-clear-other = Videz plutôt la case { $expected }.
cli-error-cleared-already = Vous avez déjà vidé une colonne pendant ce tour. Continuez votre tour.
cli-error-clear-first = Videz d’abord la case { $expected }.
cli-error-nothing-to-place = Vous avez placé tous vos jetons. Annoncez ou terminez.
cli-error-card-not-held = { $seat } n’a pas { $card }. Choisissez une carte du chevalet.
cli-error-call-no-line = { $squares } n’est pas un alignement. Retirez l’annonce, ou terminez sa ligne par ?.
cli-error-call-not-full = L’alignement { $squares } n’est pas complet. Encore à remplir : { $free }. Retirez l’annonce, ou terminez sa ligne par ?.
cli-error-call-nothing-shared = Les pièces en { $squares } n’ont rien en commun qui compte. Retirez l’annonce, ou terminez sa ligne par ?.
cli-error-call-expired = L’alignement { $squares } ne compte plus à ce moment. Retirez l’annonce, ou terminez sa ligne par ?.
cli-error-call-not-now = Après avoir placé une pièce, on n’annonce qu’un alignement que cette pièce a complété, et { $squares } est plus ancien. Retirez l’annonce, ou terminez sa ligne par ?.
cli-error-no-four-colours = Aucune couleur n’avait quatre jetons sur le plateau au début du tour. Retirez cette ligne, ou terminez-la par ?.
cli-error-no-column = La colonne en { $space } n’avait que { $height } au début du tour, et non quatre. Retirez cette ligne, ou terminez-la par ?.

## Records

cli-error-no-such-seat = La place { $seat } n’existe pas. Choisissez parmi { $expected }.
cli-error-wrong-game = Écrivez un coup de { $expected } au lieu de { $move }.
cli-error-not-refused = Les règles acceptent { $move }. Retirez le ? qui suit.
cli-error-never-refused-so = Retirez le ? après { $move }. Seules les annonces refusées en ont un.
cli-error-bad-spaces = Écrivez neuf cases séparées par / au lieu de { $got }.
cli-error-bad-column = Écrivez une colonne de couleurs ou un point au lieu de { $got }.
cli-error-too-many-tokens = Mettez au plus { $most } jetons { $colour } au lieu de { $got }.
cli-error-bad-seat = Écrivez une place parmi { $expected } au lieu de { $got }.
cli-error-bad-seats = Écrivez des places comme A B ou A1 B1 A2 B2 au lieu de { $got }.
cli-error-bad-deal = Écrivez une donne comme A=YBGP,YBPG,YGBP,YGPB au lieu de { $got }.
cli-error-deal-seats = Écrivez des cartes pour les places { $expected } au lieu de { $got }.
cli-error-deal-size = Écrivez { $expected } cartes pour { $seat } au lieu de { $got }.
cli-error-card-twice = { $got } figure une fois de trop. Utilisez chaque carte aussi souvent que le paquet la contient.
cli-error-not-utf8 = Enregistrez le fichier en UTF-8. L’octet { $got } n’est pas un texte valable.
cli-error-control-character = Retirez { $got }, qui ne peut pas être affiché.
cli-error-bad-header = Écrivez une ligne comme clé: valeur au lieu de { $got }. Si c’est le premier coup, laissez une ligne vide avant.
cli-error-key-twice = Écrivez la clé { $got } une seule fois.
cli-error-key-missing = Ajoutez la clé { $expected } à l’en-tête.
cli-error-key-not-here = Retirez la clé { $got }. Les feuilles de partie de { $game } ne l’ont pas.
cli-error-bad-players = Écrivez des noms comme A=Ada B="Bo Berg" au lieu de { $got }. Les noms avec des espaces veulent des guillemets droits.
cli-error-bad-name = Fermez les guillemets du nom { $got }.
cli-error-bad-result = Écrivez un résultat comme B (call) ou draw (full-board) au lieu de { $got }.
cli-error-result-too-early = Retirez le résultat { $got }. La partie n’est pas encore finie.
cli-error-result-differs = Les coups mènent à { $expected }. Écrivez-le au lieu de { $got }.
cli-error-event-missing = Écrivez un coup après la place au lieu de { $got }.
cli-error-not-your-turn = C’est à { $expected } de jouer, pas à { $seat }. Changez la place ou le coup.
cli-error-game-over = La partie est finie. Retirez { $move }.
cli-error-piece-in-hand = { $piece } est en main. Placez-la avant { $move }.
cli-error-no-piece-in-hand = Il n’y a pas de pièce en main. Donnez-en une avant { $move }.
cli-error-square-taken = { $square } est occupée par { $piece }. Choisissez une case libre.
cli-error-piece-not-left = { $piece } a déjà été donnée. Choisissez une autre pièce.

## Rules and positions

cli-error-bad-game = Jeu { $got } inconnu. Choisissez parmi : { $expected }.
cli-error-bad-preset = { $game } n’a pas de règles { $got }. Choisissez parmi : { $expected }.
cli-error-bad-option = { $game } n’a pas d’option { $got }. Choisissez parmi : { $expected }.
cli-error-bad-option-value = Écrivez { $expected } après { $option }: au lieu de { $got }.
cli-error-option-twice = Écrivez l’option { $got } une seule fois.
cli-error-options-contradict = Choisissez { $option } ou { $other }, pas les deux.
cli-error-bad-seat-number = Choisissez { $expected } places au lieu de { $got }.
cli-error-bad-ranks = Écrivez quatre rangées séparées par / au lieu de { $got }.
cli-error-bad-rank = Écrivez quatre cases par rangée, chacune une pièce ou un point, au lieu de { $got }.
cli-error-bad-hand = Écrivez la pièce en main ou - après le plateau, au lieu de { $got }.
cli-error-piece-twice = La pièce { $got } figure deux fois. Utilisez chaque pièce une fois.
cli-error-wrong-colours = À ce stade, { $light } pièces claires et { $dark } foncées doivent être données, et non { $got }.
cli-error-line-in-referee-play = L’alignement { $got } a déjà gagné la partie. Écrivez une position d’une partie en cours.
cli-error-bad-marks = Écrivez les alignements à annoncer comme !a1b1c1d1:1 au lieu de { $got }.
cli-error-mark-no-line = { $got } n’est pas un alignement complété qui compte. Retirez-le.
cli-error-mark-expiry = Écrivez un nombre de 1 à { $most } après l’alignement au lieu de { $got }.
cli-error-marks-apart = Une seule pièce ne peut pas compléter les alignements { $got }. Prenez des alignements qui ont une case en commun.
cli-error-marks-in-referee-play = Retirez { $got } : avec arbitre, personne n’annonce.
cli-error-bad-card = Écrivez les cartes comme YBGP au lieu de { $got }.
cli-error-deck-too-small = Le paquet a { $got } cartes. Il en faut au moins { $expected }.

## What is not installed

cli-missing-extra = { $command } a besoin de paquets qui ne sont pas installés. Installez-les avec : pip install 'fourfold[{ $extra }]'
cli-missing-native-module = Cette commande a besoin du module natif de Fourfold, qui n’est pas installé. Installez le paquet fourfold, ou installez-le à partir des sources avec un compilateur C++.
