### Understanding: analysis, replay, puzzles, kept games. français

## Analysis

study-analysis = Analyse
study-analysis-about =
    Composez une position, jouez-la, et voyez ce que vaut chaque choix si
    personne ne se trompe. Sur le plateau vide, c’est un livre d’ouvertures.
study-setup = Règle et position
study-rules = Règle
study-as-text = Règle et position en toutes lettres
study-rules-text = Règle
study-position-text = Position
study-position-about = Quatre rangées en partant du fond, un point pour une case libre, puis la pièce en main ou un tiret.
study-set = Mettre en place
study-player = Joueur { $seat }
study-choices = Ce que vaut chaque choix
study-thinking = Réflexion…
study-verdict-win = { $who } peut gagner
study-verdict-draw = Égalité, si personne ne se trompe
study-verdict-loss = C’est perdu pour { $who }
study-verdict-unknown = Trop tôt pour le dire
study-verdict-win-in = { $number ->
        [one] { $who } gagne pendant ce tour
       *[other] { $who } gagne en { $number } tours au plus
    }
study-verdict-loss-in = { $number ->
        [one] { $who } perd pendant ce tour
       *[other] { $who } tient { $number } tours au plus
    }
study-asked-give = { $who } donne une pièce :
study-asked-place = { $who } place la pièce :
study-asked-call = { $who } peut annoncer :
study-asked-decline = { $who } annonce ou renonce :
study-win-in = { $number ->
        [one] gagné pendant ce tour
       *[other] gagné en { $number } tours au plus
    }
study-loss-in = { $number ->
        [one] perdu pendant ce tour
       *[other] perdu après { $number } tours
    }
study-turns = { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
study-alike = { $number ->
        [one] et { $number } semblable par symétrie
       *[other] et { $number } semblables par symétrie
    }
study-alike-short = { $number ->
        [one] +{ $number } semblable
       *[other] +{ $number } semblables
    }
study-back = Reculer
study-forward = Avancer
study-play = Lecture
study-pause = Pause
study-best-choice = { $value }, meilleur choix
study-moves = Coups
study-main-line = Ligne principale
study-variation = Variante
study-variation-delete = Supprimer la variante
study-play-on = Jouer à partir d’ici
study-play-side = Vous jouez
study-play-to-move = { $who } (au trait)
study-play-both = Les deux camps, sur cet écran
study-play-start = Jouer
study-copy-link = Copier un lien
study-copied = Copié
study-link = Lien

study-edit = Composer une position
study-edit-take = Choisissez une pièce à côté du plateau, ou touchez-en une sur le plateau pour l’enlever.
study-edit-put = Touchez la case où elle doit aller.
study-edit-held = choisie
study-edit-give = Mettre en main
study-edit-take-hand = Retirer de la main
study-edit-clear = Vider le plateau
study-edit-done = Terminer
study-standing = { $squares } sont déjà semblables. Ce qui a été installé ne peut pas être annoncé : seul compte un alignement fait à partir d’ici.

## A game, judged

study-game = La partie
study-judging = On évalue chaque coup…
study-mistake = Faute : de « { $before } » à « { $after } »
study-start = Le début

## Replay

study-replay-title = Revoir une partie
study-replay = Revoir
study-analyse = Analyser
study-versus = { $a } et { $b }
study-versus-teams = { $a } contre { $b }
study-loading = On va chercher la partie…
study-moment = Moment de la partie
study-moment-of = { $number } sur { $most }
study-first = Aller au début
study-last = Aller à la fin
study-save-record = Enregistrer la partie
study-save-picture = Enregistrer l’image
study-all-games = Toutes mes parties
study-cards = Ce qu’on sait des cartes
study-cards-left = { $number ->
        [0] plus de carte
        [one] reste { $number } carte
       *[other] reste { $number } cartes
    }

## Games

study-games = Mes parties
study-going = En cours
study-local = Une partie sur cet appareil
study-go-on = Continuer
study-kept = Terminées
study-kept-none = Encore rien. Les parties que vous finissez sont gardées ici, sur cet appareil.
study-no-result = pas finie
study-forget = Effacer
study-forget-this = Effacer { $game }
study-paste = Une partie venue d’ailleurs
study-record = Feuille de partie
study-record-about = Collez le texte d’une partie, ou ouvrez son fichier.
study-open-file = Ouvrir un fichier
study-no-record = Ce n’est pas une feuille de partie. Elle commence par « game: quarto » ou « game: quartino ».
study-at-line = Ligne { $line } : { $what }

## Puzzles

study-puzzles = Problèmes
study-grade = De quelle difficulté ?
study-puzzle-win-place = Placez la pièce sur la seule case qui gagne.
study-puzzle-win-give = Donnez la seule pièce qui gagne.
study-puzzle-hold-place = Placez la pièce sur la seule case qui ne perd pas.
study-puzzle-hold-give = Donnez la seule pièce qui ne perd pas.
study-puzzle-checking = Voyons…
study-puzzle-right = Juste. Continuez : vous pouvez encore gagner.
study-puzzle-solved = Résolu : cela gagne !
study-puzzle-held = Résolu : rien d’autre ne tient.
study-puzzle-loses = Non : { $move } perd. La réponse serait { $reply }. Essayez encore.
study-puzzle-loses-all = Non : { $move } perd, quoi que vous donniez. Essayez encore.
study-puzzle-slips = Non : { $move } laisse échapper la victoire. Essayez encore.
study-puzzle-answer = La solution : { $move }.
study-puzzle-length = { $number ->
        [one] Il suffit de placer une pièce. La moitié des mauvais choix est écartée.
       *[other] Il faut placer { $number } pièces. La moitié des mauvais choix est écartée.
    }
study-puzzle-not = pas celle-ci
study-puzzle-this = celle-ci
study-puzzle-next = Problème suivant
study-puzzle-skip = Changer de problème
study-streak = D’affilée
study-best-streak = Meilleure série
study-solved = Résolus ici
study-solved-of = { $number } sur { $most }

## Hints

study-hint = Indice
study-show-answer = Montrer la solution
study-hint-call = Avant de continuer, regardez les alignements : il y a quelque chose à annoncer.
study-hint-winning = Il y a une case où cette pièce complète un alignement.
study-hint-no-winning = Cette pièce ne complète encore aucun alignement. Pensez à ce que vous devrez donner ensuite.
study-hint-place = Cette pièce complète-t-elle un alignement ? Sinon, pensez à ce que vous devrez donner ensuite.
study-hint-nothing = Il n’y a plus rien à annoncer.
study-hint-none-safe = Chaque pièce complète un alignement quelque part. Il ne reste qu’à espérer qu’on ne le voie pas.
study-hint-all-safe = Aucune pièce ne complète d’alignement tout de suite. Pensez deux coups à l’avance.
study-hint-safe = { $number ->
        [one] Une seule pièce ne complète pas d’alignement tout de suite : { $pieces }.
       *[other] Celles-ci ne complètent pas d’alignement tout de suite : { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Une pièce complète un alignement tout de suite, ne la donnez pas : { $pieces }.
       *[other] Celles-ci complètent un alignement tout de suite, ne les donnez pas : { $pieces }.
    }
study-hint-any = Quel que soit votre choix, le résultat reste le même : { $value }.
study-hint-best = { $more ->
        [0] Le mieux ({ $value }) : { $moves }.
        [one] Le mieux ({ $value }) : { $moves }, et { $more } autre.
       *[other] Le mieux ({ $value }) : { $moves }, et { $more } autres.
    }
study-hint-lost = Tous les coups perdent si personne ne se trompe. Choisissez le plus difficile à voir.
study-hint-unknown = Il est trop tôt pour dire ce qui est le mieux.

## What went wrong

study-refused-no-such-game = Cette partie n’est pas gardée ici. Demandez sa feuille, ou choisissez-en une autre.
study-refused-no-record = Ce n’est pas une feuille de partie.
study-refused-no-game = On n’a pas encore joué à cette table.
study-refused-not-over = Cette partie est encore en cours. Analysez-la quand elle sera finie.
study-refused-not-quarto = L’analyse exacte est pour le Quarto. Une partie de Quartino peut être revue.
study-refused-bad-rules = Cette règle est illisible. Choisissez-en une dans la liste.
study-refused-core-failed = Ce navigateur ne peut pas faire marcher le moteur. Essayez-en un plus récent, ou le jeu dans le terminal.
study-refused-wrong-colours = Avec les couleurs attitrées, on donne tour à tour une claire et une foncée. Mettez-en autant de l’une que de l’autre, ou une de plus de la couleur donnée en premier.
study-refused-mushrooms-wrong-colours = Avec les couleurs attitrées, on donne tour à tour un champignon rouge et un bleu. Mettez-en autant de l’un que de l’autre, ou un de plus de la couleur donnée en premier.
study-refused-line-in-referee-play = Un alignement est complet : la partie est finie. Enlevez une pièce.
study-refused-offline = Le serveur est injoignable. Les parties de Quarto gardées ici marchent sans lui.
