### Understanding: analysis, replay, puzzles, kept games. français

## Analysis

study-analysis = Analyse
study-analysis-about = Composez une position, jouez-la, et voyez le résultat de chaque coup si chacun joue parfaitement. Partez du plateau vide pour étudier les ouvertures.
study-setup = Règles et position
study-rules = Règles
study-as-text = Règles et position sous forme de texte
study-rules-text = Règles
study-position-text = Position
study-position-about = Quatre rangées en partant du haut, un point pour chaque case libre, puis la pièce en main ou un tiret.
study-set = Mettre en place
study-player = Joueur { $seat }
study-choices = Chaque coup et son résultat
study-thinking = Réflexion…
study-verdict-win = Position gagnante pour { $who }
study-verdict-win-you = Position gagnante pour vous
study-verdict-draw = Égalité si chacun joue au mieux
study-verdict-loss = Position perdante pour { $who }
study-verdict-loss-you = Position perdante pour vous
study-verdict-unknown = Trop tôt pour le dire
study-wins-you = Vous gagnez
study-verdict-win-in = { $number ->
        [one] { $who } gagne à ce tour
       *[other] { $who } gagne en { $number } tours
    }
study-verdict-win-in-you = { $number ->
        [one] Vous gagnez à ce tour
       *[other] Vous gagnez en { $number } tours
    }
study-verdict-loss-in = { $number ->
        [one] { $who } perd à ce tour
       *[other] { $who } perd en { $number } tours au plus
    }
study-verdict-loss-in-you = { $number ->
        [one] Vous perdez à ce tour
       *[other] Vous perdez en { $number } tours au plus
    }
study-asked-give = { $who } doit donner
study-asked-give-you = Vous devez donner
study-asked-place = { $who } doit placer
study-asked-place-you = Vous devez placer
study-asked-call = { $who } peut annoncer
study-asked-call-you = Vous pouvez annoncer
study-asked-decline = { $who } doit annoncer ou renoncer
study-asked-decline-you = Vous devez annoncer ou renoncer
study-win-in = { $number ->
        [one] victoire à ce tour
       *[other] victoire en { $number } tours
    }
study-loss-in = { $number ->
        [one] défaite à ce tour
       *[other] défaite en { $number } tours
    }
study-turns = { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
study-choice = { $move } : { $value }
study-alike = { $kind ->
        [give] { $number ->
            [one] et { $number } autre pièce
           *[other] et { $number } autres pièces
        }
        [place] { $number ->
            [one] et { $number } autre case
           *[other] et { $number } autres cases
        }
       *[other] et { $number } de plus
    }
study-back = Reculer
study-forward = Avancer
study-play = Lecture
study-pause = Pause
study-best-choice = { $value }, meilleur coup
study-moves = Coups
study-main-line = Ligne principale
study-variation = Variante
study-variation-delete = Supprimer la variante
study-play-on = Jouer d’ici
study-play-side = Jouer avec
study-play-to-move = { $who } (au trait)
study-play-both = Les deux camps, sur cet écran
study-play-start = Jouer
study-copy-link = Copier le lien
study-copied = Copié
study-link = Lien

study-edit = Composer la position
study-edit-take = Choisissez une pièce à côté du plateau, ou touchez-en une sur le plateau pour la retirer.
study-edit-put = Choisissez une case pour elle.
study-edit-held = choisie
study-edit-give = Mettre en main
study-edit-take-hand = Retirer de la main
study-edit-clear = Vider le plateau
study-edit-done = Terminer
study-standing = { $squares } ont déjà quelque chose en commun. Un alignement mis en place ainsi ne peut pas être annoncé : seuls comptent ceux qui se font à partir d’ici.

## A game, judged

study-game = La partie
study-judging = Analyse de chaque coup…
study-judging-stop = Arrêter
study-judging-stopped = Vous avez arrêté l’analyse : tous les tours n’ont pas été jugés.
study-mistake = Faute : « { $before } » devient « { $after } »
study-summary = { $name } : { $mistakes ->
        [one] { $mistakes } faute
       *[other] { $mistakes } fautes
    }
study-start = Début

## Une partie de Quartino, analysée

study-turn-mistake = Faute : de { $before } à { $after }
study-turn-mistake-known = Faute, d’après ce que l’on pouvait savoir
study-turn-change = Tour { $turn }, { $who } : de { $before } à { $after }
study-turn-changes = Les tours décisifs
study-turn-better = Montrer un meilleur tour
study-turn-token = { $colour } { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }
study-held = Quelles cartes pouvaient-ils avoir ?
study-held-about = Ce que pouvait déduire { $who }, au début de chaque tour, de ses propres cartes et des coups de tous. Les pourcentages sont des estimations.
study-held-about-you = Ce que vous pouviez déduire, au début de chaque tour, de vos propres cartes et des coups de tous. Les pourcentages sont des estimations.
study-held-viewer = Point de vue
study-held-turn = Avant le tour { $turn } ({ $who })
study-held-card = Carte
study-held-chance = Probabilité
study-held-true = Vraiment en main
study-turn-could-stop-you = Il ne manque toujours qu’un jeton à { $card }, peut-être votre dernière carte ({ $percent }).
study-turn-helps-card-you = Il ne manque plus qu’un jeton à { $card }, et vous avez peut-être cette carte ({ $percent }).

## Replay

study-replay-title = Revoir une partie
study-replay = Revoir
study-analyse = Analyser
study-versus = { $a } contre { $b }
study-loading = Chargement…
study-moment = Coup
study-moment-of = Étape { $number } sur { $most }
study-first = Aller au début
study-last = Aller à la fin
study-save-record = Enregistrer la feuille de partie
study-save-picture = Enregistrer l’image
study-all-games = Toutes mes parties
study-cards = Cartes connues
study-cards-left = { $number ->
        [0] plus aucune carte
        [one] il reste { $number } carte
       *[other] il reste { $number } cartes
    }

## Games

study-games = Mes parties
study-going = En cours
study-local = Partie sur cet appareil
study-go-on = Continuer
study-kept = Terminées
study-kept-none = Aucune partie terminée pour l’instant. Vos parties terminées sont enregistrées ici, sur cet appareil.
study-no-result = inachevée
study-forget = Supprimer
study-forget-this = Supprimer { $game }
study-paste = Importer une partie
study-record = Feuille de partie
study-record-about = Collez le texte d’une partie, ou ouvrez son fichier.
study-record-example = Exemple :
study-open-file = Ouvrir un fichier
study-no-record = Ce n’est pas une feuille de partie. Une feuille de partie commence par « game: quarto » ou « game: quartino ».
study-at-line = Ligne { $line } : { $what }

## Puzzles

study-puzzles = Problèmes
study-grade = Difficulté
study-puzzle-win-place = Placez la pièce sur la seule case gagnante.
study-puzzle-win-give = Donnez la seule pièce gagnante.
study-puzzle-hold-place = Placez la pièce sur la seule case qui évite la défaite.
study-puzzle-hold-give = Donnez la seule pièce qui évite la défaite.
study-puzzle-checking = Vérification…
study-puzzle-right = Juste ! Continuez jusqu’à la victoire.
study-puzzle-solved = Résolu : vous gagnez !
study-puzzle-held = Résolu : aucun autre coup ne sauve l’égalité.
study-puzzle-wrong = Non. { $why } Essayez encore.
study-puzzle-loses = Non, ce coup perd : { $move }. Essayez encore.
study-puzzle-slips = Non, ce coup laisse échapper la victoire : { $move }. Essayez encore.
study-puzzle-answer = La solution : { $move }.
study-puzzle-length = { $number ->
        [one] Il suffit de placer une pièce.
       *[other] Il faut placer { $number } pièces.
    }
study-puzzle-length-give = { $number ->
        [one] Après l’avoir donnée, il suffit de placer une pièce.
       *[other] Après l’avoir donnée, il faut placer { $number } pièces.
    }
study-puzzle-halved = La moitié des mauvais coups est écartée.
study-puzzle-not = pas celle-ci
study-puzzle-this = celle-ci
study-puzzle-next = Problème suivant
study-puzzle-skip = Passer
study-streak = Série
study-best-streak = Meilleure série
study-solved = Résolus
study-solved-of = { $number } sur { $most }

## Puzzles of Quartino

study-quartino-kind = Type
study-quartino-any = Tous les types
study-quartino-name-two-cards = Deux cartes
study-quartino-name-chain = Enchaînement
study-quartino-name-stop = Arrêt
study-quartino-name-announce = Annonce
study-quartino-name-hand = Carte cachée
study-quartino-two-cards = Réalisez deux cartes pendant ce tour.
study-quartino-chain = Réalisez { $number } cartes pendant ce tour.
study-quartino-stop = Placez le seul jeton qui ne laisse aucune carte à réaliser à votre adversaire.
study-quartino-stop-rule = Votre adversaire peut avoir toute carte qui n’est ni à vous ni réalisée.
study-quartino-announce = Annoncez tout ce qu’il y a : 4 d’une couleur, une colonne ou les deux.
study-quartino-hand = Il reste une carte à votre adversaire. Laquelle ?
study-quartino-hand-rule = La règle : chacun de ses jetons a mis en place autant de couleurs de la carte qu’un jeton le pouvait, et la carte est annoncée dès qu’elle est sur le plateau.
study-quartino-all-said = C’est tout
study-quartino-pick = Répondre
study-quartino-right = Juste ! Continuez.
study-quartino-solved = Résolu !
study-quartino-wrong-way = Non, ce n’est pas la bonne voie. Essayez encore.
study-quartino-wrong-stop = Non, votre adversaire pourrait encore réaliser une carte. Essayez encore.
study-quartino-wrong-say = Non, cela n’y est pas. Essayez encore.
study-quartino-wrong-more = Non, il y a encore quelque chose à annoncer.
study-quartino-wrong-hand = Non, avec cette carte ses jetons seraient placés autrement. Essayez encore.
study-quartino-hint-card = Cherchez cette carte : { $card }.
study-quartino-hint-token = La couleur du jeton : { $colour }.
study-quartino-hint-say = { $number ->
        [one] Il y a une chose à annoncer.
       *[other] Il y a { $number } choses à annoncer.
    }
study-quartino-hint-hand = La moitié des mauvaises cartes est écartée.
study-quartino-opponent = Adversaire

## Hints

study-hint = Indice
study-show-answer = Montrer la solution
study-hint-call = Regardez les alignements avant de jouer : il y a quelque chose à annoncer.
study-hint-winning = Sur une des cases, cette pièce complète un alignement.
study-hint-no-winning = Cette pièce ne complète pas encore d’alignement. Pensez à la pièce que vous devrez donner ensuite.
study-hint-place = Cette pièce complète-t-elle un alignement ? Sinon, pensez à la pièce que vous devrez donner ensuite.
study-hint-nothing = Il n’y a plus rien à annoncer.
study-hint-none-safe = Chaque pièce complète un alignement quelque part. Il ne reste qu’à espérer que votre adversaire ne le voie pas.
study-hint-all-safe = Aucune pièce ne complète d’alignement tout de suite. Pensez deux coups à l’avance.
study-hint-safe = { $number ->
        [one] Une seule pièce ne complète pas d’alignement tout de suite : { $pieces }.
       *[other] Celles-ci ne complètent pas d’alignement tout de suite : { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Une pièce complète un alignement tout de suite, ne la donnez pas : { $pieces }.
       *[other] Celles-ci complètent un alignement tout de suite, ne les donnez pas : { $pieces }.
    }
study-hint-any = Tous les coups gardent le même résultat ({ $value }), par exemple : { $move }.
study-hint-best = { $more ->
        [0] Le mieux ({ $value }) : { $moves }.
        [one] Le mieux ({ $value }) : { $moves }, et { $more } autre.
       *[other] Le mieux ({ $value }) : { $moves }, et { $more } autres.
    }
study-hint-lost = Tous les coups perdent contre un jeu parfait. Choisissez celui qui est le plus difficile à punir.
study-hint-unknown = Il est trop tôt pour dire ce qui est le mieux.
study-hint-try = Une idée : { $move }.

## What went wrong

study-refused-no-such-game = Cette partie n’est pas enregistrée ici. Demandez sa feuille de partie, ou choisissez une autre partie.
study-refused-no-record = Ce n’est pas une feuille de partie.
study-refused-no-game = Aucune partie n’a encore été jouée à cette table.
study-refused-not-over = Cette partie est encore en cours. Analysez-la quand elle sera finie.
study-refused-bad-rules = Ces règles sont illisibles. Choisissez-en dans la liste.
study-refused-core-failed = Ce navigateur ne peut pas exécuter le moteur. Utilisez un navigateur plus récent, ou jouez dans le terminal.
study-refused-wrong-colours = Avec les couleurs attitrées, on donne en alternance une claire et une foncée. Mettez-en autant de chaque couleur, ou une de plus de la couleur donnée en premier.
study-refused-mushrooms-wrong-colours = Avec les couleurs attitrées, on donne en alternance un champignon rouge et un bleu. Mettez-en autant de chaque couleur, ou un de plus de la couleur donnée en premier.
study-refused-line-in-referee-play = Un alignement est complet : la partie est donc finie. Retirez une pièce.
study-refused-offline = Le serveur est injoignable. Les parties enregistrées sur cet appareil restent disponibles.
