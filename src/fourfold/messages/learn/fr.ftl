### Learning: the two lessons, the way to the rules, and the keys. français
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender.

## The page that leads to everything

learn-title = Apprendre à jouer
learn-about = Deux jeux, quelques minutes chacun. C’est vous qui jouez, et les erreurs ne coûtent rien.
learn-lessons = Leçons
learn-lesson-quarto = Seize pièces, quatre caractères et une particularité : c’est votre adversaire qui choisit la pièce que vous placez.
learn-lesson-quartino = Une roue pour tous, des cartes secrètes pour chacun : réalisez vos quatre cartes avant les autres.
learn-lesson-danish = Chacun a sa couleur, et cela change tout : le joueur qui donne en premier a perdu. Démontrez-le en jouant.
learn-begin = Commencer la leçon
learn-continue = Continuer à l’étape { $step }
learn-repeat = Refaire la leçon
learn-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-progress = Étapes faites : { $done } sur { $all }
learn-complete = Leçon finie
learn-rules = Les règles en entier
learn-rules-about = Chaque édition en images, et nos réponses là où les livrets laissent une question ouverte.
learn-practise = S’entraîner
learn-puzzles = Résoudre des problèmes
learn-puzzles-about = Des positions avec un seul bon coup, de facile à diabolique.
learn-play = Jouer contre l’ordinateur
learn-play-about = Neuf niveaux, d’étourdi à parfait. Commencez par un niveau facile.
learn-keys = Jouer au clavier
learn-keys-about = Plateaux, pièces et cartes se manient sans souris, et avec un lecteur d’écran.
learn-keys-both = Dans les deux jeux
learn-keys-quartino = Seulement à Quartino
learn-key-tab = passer du plateau aux pièces, aux cartes et aux boutons
learn-key-arrows = passer d’une case ou d’une pièce à l’autre
learn-key-enter = choisir
learn-key-call = annoncer « Quarto ! » ou « Quartino ! », puis montrer où
learn-key-escape = annuler
learn-key-tab-name = Tab
learn-key-enter-name = Entrée
learn-key-space-name = Espace
learn-key-escape-name = Échap

## In a lesson

learn-lesson-title = { $game } : première leçon
learn-danish-title = Quarto : la victoire danoise
learn-step = Étape { $step } sur { $all }
learn-steps = Étapes
learn-step-name = Étape { $step } : { $title }
learn-step-done = Étape { $step } : { $title }, faite
learn-back = Retour
learn-skip = Passer
learn-next = Suivant
learn-finish = Terminer
learn-show = Montrez-moi
learn-shown = La réponse est mise en évidence : { $answer }.
learn-pieces = Pièces au choix
learn-reserve = Réserve
learn-rack = Vos cartes
learn-say-call = Quarto !
learn-say-quartino = Quartino !
learn-say-colours = 4 d’une couleur !
learn-say-column = Colonne !
learn-hint-traits = Celle-ci est { $values }. Essayez-en une autre.
learn-flat = Vous voyez les pièces du dessus : un double bord veut dire haute, un trou sombre veut dire creuse.
learn-marked = { $number } sur { $all }

learn-end-title = Leçon terminée
learn-end-quarto = Vous savez placer et donner une pièce, repérer un alignement et l’annoncer. Le reste est affaire d’entraînement : le jeu est plus profond qu’il n’y paraît.
learn-end-quartino = Vous savez construire, recouvrir, réaliser une carte et remarquer ce que les autres manquent. Le reste est affaire d’entraînement, et de sang-froid.
learn-end-danish = Vous venez de remporter une victoire démontrée. Dans l’édition danoise, laissez l’adversaire donner en premier !
learn-end-referee = { $game ->
        [quartino] Contre l’ordinateur, un arbitre repère les situations pour vous ; pour les annoncer vous-même, choisissez « { $choice } » sous « { $more } ».
       *[quarto] Contre l’ordinateur, un arbitre repère les alignements pour vous ; pour les annoncer vous-même, choisissez « { $choice } » sous « { $more } ».
    }
learn-end-play = Jouer votre première partie
learn-end-rules = Lire les règles
learn-end-other = Apprendre { $game }
learn-end-again = Refaire la leçon

## Quarto, step by step

learn-quarto-traits = Chaque pièce a quatre caractères : elle est claire ou foncée, haute ou basse, ronde ou carrée, pleine ou creuse.
    .title = Seize pièces
    .find = Trouvez la pièce foncée, haute, ronde et creuse.
    .other = Maintenant, son exact contraire : claire, basse, carrée et pleine.
    .praise = Juste. Sur les seize, il n’y en a pas deux pareilles.
learn-quarto-alike = Quatre pièces sont semblables dès qu’elles ont un seul caractère en commun, si différentes soient-elles par ailleurs.
    .title = Un point commun
    .find = Ces trois pièces n’ont qu’un caractère en commun. Quelle autre pièce l’a aussi ?
    .praise = Oui, toutes les quatre sont creuses. Cela suffit.
learn-quarto-give = Vous ne choisissez jamais votre pièce : Robin en choisit une pour vous, et vous en choisissez une pour Robin.
    .title = Donner une pièce
    .give = Commencez la partie : donnez à Robin la pièce que vous voulez.
    .praise = Robin la place. Le premier joueur ne fait que donner une pièce.
learn-quarto-turn = Votre tour a trois étapes : placez la pièce reçue, cherchez un alignement, puis donnez la pièce suivante.
    .title = Votre tour
    .place = Placez votre pièce sur une case libre.
    .taken = Cette case est occupée. Choisissez-en une libre.
    .give = Pas encore d’alignement. Donnez maintenant une pièce à Robin.
    .praise = C’était un tour entier. Si les seize pièces sont placées et que personne n’a gagné, il y a égalité.
learn-quarto-line = Quatre semblables sur une rangée, une colonne ou une grande diagonale font un alignement. Et un alignement, c’est la victoire.
    .title = Un alignement
    .place = Votre pièce complète un alignement. Où ?
    .place-hint = Regardez les rangées : l’une d’elles a trois pièces hautes, et la vôtre est haute aussi.
    .praise = Quatre pièces hautes sur une rangée. Peu importe qui a placé les autres.
learn-quarto-diagonal = Un alignement peut se cacher sur une diagonale, et dans n’importe quel caractère. Vérifiez les quatre caractères de votre pièce.
    .title = Regardez encore
    .place = Votre pièce est foncée, basse, ronde et creuse. Où complète-t-elle un alignement ?
    .place-hint = Il y a trois pièces creuses sur une grande diagonale. Trouvez la case vide.
    .tall = Ces trois-là sont hautes, mais votre pièce est basse. Essayez la diagonale.
    .praise = Quatre pièces creuses, d’un coin à l’autre.
learn-quarto-safe = La pièce que vous donnez peut être celle qu’il faut à votre adversaire : regardez bien avant de la donner.
    .title = Ce qu’il ne faut pas donner
    .give = Il y a trois pièces foncées sur une colonne, avec une case vide entre elles. Donnez une pièce sans danger.
    .give-hint = Celle-ci est foncée : Robin la mettrait dans la case vide et gagnerait. Donnez-en une claire.
    .praise = Sans danger ! En fin de partie, les pièces sans danger viennent à manquer, et c’est ainsi qu’on perd le plus souvent.
learn-quarto-call = Un alignement ne suffit pas, il faut l’annoncer : appuyez sur « Quarto ! » avant de donner une pièce, et montrez les quatre cases.
    .title = Annoncer Quarto
    .call = Vous venez de placer la pièce marquée, et il y a un alignement. Annoncez-le.
    .call-hint = Pas encore : appuyez d’abord sur « Quarto ! », puis montrez l’alignement.
    .show = Choisissez maintenant ses quatre cases.
    .show-hint = Regardez la deuxième colonne à partir de la gauche : quatre pièces carrées.
    .praise = Quarto ! Quatre pièces carrées, et vous gagnez.
learn-quarto-missed = Si Robin manque un alignement, vous pouvez l’annoncer, tant que vous n’avez pas placé votre pièce.
    .title = Alignements manqués
    .call = Robin a placé la pièce marquée, n’a rien remarqué et vous en a donné une autre. Que faites-vous ?
    .call-hint = Attendez : une fois votre pièce placée, l’alignement a perdu sa valeur. Regardez d’abord sa rangée.
    .show = Bien vu ! Montrez l’alignement.
    .show-hint = Les quatre sont sur la deuxième rangée à partir du haut, et toutes sont creuses.
    .praise = Vous gagnez avec l’alignement de Robin. Gardez l’œil ouvert, même quand ce n’est pas votre tour.
learn-quarto-squares = Trop facile ? Jouez avec les carrés de 2×2 : quatre semblables en carré comptent aussi.
    .title = Pour plus tard : les carrés de 2×2
    .place = Complétez un carré de 2×2 avec des pièces claires.
    .place-hint = Il y a trois pièces claires serrées au milieu. Remplissez le coin.
    .praise = Neuf façons de plus de gagner, et de perdre. Vous pouvez choisir cette option quand vous commencez une partie.
learn-quarto-win = Maintenant, tout à la suite : placez votre pièce, annoncez et montrez votre alignement.
    .title = Gagnez la partie
    .place = Une case fait gagner. Trouvez-la.
    .place-hint = Votre pièce est basse. Où trois autres basses attendent-elles ?
    .call = L’alignement est complet. Ne donnez pas encore de pièce !
    .call-hint = Appuyez d’abord sur « Quarto ! ».
    .show = Montrez les quatre cases.
    .show-hint = Il va du coin en haut à gauche au coin en bas à droite.
    .praise = Quarto ! Vous l’avez vu, vous l’avez annoncé, vous avez gagné.

## Quartino, step by step

learn-quartino-wheel = Tout le monde construit sur une même roue : huit cases au bord et une au centre.
    .title = La roue
    .token = À votre tour, vous prenez un jeton de n’importe quelle couleur. Prenez un bleu.
    .token-hint = Prenez un bleu cette fois : le jeton avec des vagues.
    .space = Placez-le maintenant au centre.
    .space-hint = Dans une partie, vous pouvez choisir n’importe quelle case. Pour l’instant, choisissez le centre.
    .praise = C’est le cœur d’un tour : un jeton, n’importe quelle couleur, n’importe quelle case.
learn-quartino-card = Une carte est un quart de la roue : une couleur au centre et trois côte à côte au bord.
    .title = Une carte
    .space = Comparez la roue et votre carte. Où va le jeton rose ?
    .space-hint = Sur la carte, le rose vient après le bleu et le vert, dans le sens des aiguilles d’une montre.
    .praise = La roue correspond maintenant à votre carte.
learn-quartino-turn = Une carte peut se trouver n’importe où autour de la roue.
    .title = Dans tous les sens
    .show = Revoilà votre carte, à un autre endroit. Choisissez ses quatre cases.
    .show-hint = Le jaune est au centre. Au bord, cherchez bleu, vert, rose, dans le sens des aiguilles d’une montre.
    .praise = Trouvée ! Penchez la tête, ou tournez la carte.
learn-quartino-mirror = L’ordre compte : le bord se lit toujours dans le sens des aiguilles d’une montre, jamais dans l’autre.
    .title = Pas de miroir
    .card = Laquelle de ces deux cartes correspond à la roue ?
    .card-hint = Celle-ci est en miroir. Lisez le bord dans le sens des aiguilles d’une montre : rose, jaune, bleu.
    .praise = Juste. L’autre carte est l’image en miroir, et cela ne compte pas.
learn-quartino-cover = Vous pouvez placer un jeton sur d’autres. Alors, seul celui du dessus compte.
    .title = Colonnes
    .token = Un jeton ne correspond pas à votre carte. Quelle couleur vous faut-il ?
    .token-hint = Le jaune et le vert sont bien placés. Que faut-il entre eux ?
    .space = Recouvrez le jeton qui gêne.
    .space-hint = Au bord, entre le jaune et le vert, il y en a un qui n’a rien à faire là.
    .praise = Le jeton vert est toujours là, en dessous. Il peut revenir.
learn-quartino-make = Quand la roue correspond à une de vos cartes, appuyez sur « Quartino ! » et montrez la carte.
    .title = Réaliser une carte
    .call = Une de vos quatre cartes est là. Annoncez-la.
    .call-hint = Appuyez d’abord sur « Quartino ! ».
    .card = Quelle carte ?
    .card-hint = Le bleu est au centre de la roue. Quelle carte a le bleu là ?
    .space = Montrez où : choisissez la case de sa première couleur du bord, le jaune.
    .space-hint = Sa première couleur du bord est le jaune, puis vient le rose, dans le sens des aiguilles d’une montre.
    .praise = Vous avez réalisé la carte. Ses quatre jetons retournent à la réserve, et le vert est de nouveau dessus.
learn-quartino-more = Après chaque Quartino, vous placez encore un jeton, de quoi réaliser peut-être la carte suivante.
    .title = Et encore une
    .token = Jaune, bleu, vert : il manque le centre. Quelle couleur vous faut-il ?
    .token-hint = Une de vos cartes a jaune, bleu, vert au bord. Regardez son centre.
    .space = Placez-le au centre.
    .space-hint = Le centre est libre. Placez-le là.
    .call = Et maintenant ?
    .call-hint = La roue correspond à une carte. Annoncez-la.
    .card = Quelle carte ?
    .card-hint = Le rose est maintenant au centre.
    .space-first = Choisissez la case de sa première couleur du bord, le jaune.
    .space-first-hint = Trouvez le jaune au bord, suivi du bleu.
    .praise = Deux cartes en un tour. C’est comme cela qu’on gagne.
learn-quartino-colours = Si votre tour commence avec quatre jetons ou plus d’une même couleur sur la roue, annoncez « 4 d’une couleur » et placez un jeton de plus.
    .title = 4 d’une couleur
    .token = Les jetons recouverts comptent aussi. Quelle couleur est là quatre fois ?
    .token-hint = Il y en a moins de quatre. Regardez dans les colonnes.
    .say = Quatre jetons bleus. Annoncez-le avant d’en placer un.
    .say-hint = Il n’y a pas de colonne de quatre, mais il y a quatre jetons d’une même couleur. Appuyez sur « 4 d’une couleur ! ».
    .praise = Vous placez maintenant deux jetons pendant ce tour. Si vous ne l’annoncez pas, rien ne se passe.
learn-quartino-column = Si votre tour commence avec une colonne de quatre ou plus, annoncez-la, videz-la et placez un jeton de plus.
    .title = Colonne
    .say = Regardez la roue et annoncez ce que vous voyez.
    .say-hint = Aucune couleur n’est là quatre fois. Mais regardez la hauteur d’une des colonnes.
    .space = Quelle colonne ?
    .space-hint = Celle-ci n’est pas assez haute. Comptez jusqu’à quatre.
    .praise = Tous ses jetons retournent à la réserve. Puis vous placez deux jetons.
learn-quartino-both = Si vous remarquez les deux situations, annoncez les deux : vous videz la colonne et placez trois jetons, dans l’ordre de votre choix.
    .title = Les deux à la fois
    .say = Il y a deux choses à annoncer. Annoncez les deux.
    .space = Quelle colonne videz-vous ?
    .space-hint = Celle-ci n’est pas assez haute. Comptez jusqu’à quatre.
    .praise = Bien vu ! Vous placez maintenant trois jetons : un pour votre tour, et un pour chaque situation.
learn-quartino-secret = Vos cartes sont secrètes, mais une annonce fausse en montre une à tout le monde et met fin à votre tour.
    .title = Gardez vos secrets
    .card = Vous avez ces trois cartes. Laquelle pouvez-vous annoncer sans risque ?
    .card-hint = Celle-ci n’y est pas. Relisez la roue, dans le sens des aiguilles d’une montre.
    .mirrored = Celle-ci n’est là qu’en miroir. Une annonce fausse, et Robin connaîtrait votre carte.
    .covered = Presque, mais son jeton jaune est sous un rose. Seul celui du dessus compte.
    .praise = Exactement. Regardez deux fois, annoncez une fois.
learn-quartino-win = Le premier joueur à réaliser sa dernière carte gagne aussitôt.
    .title = Gagnez la partie
    .token = Il reste une carte, et il manque un jeton. De quelle couleur ?
    .token-hint = Il y a un rose et un vert au bord, avec une case vide entre eux. Regardez votre carte.
    .space = Où va-t-il ?
    .space-hint = Dans la case vide entre le rose et le vert.
    .call = Annoncez !
    .call-hint = Appuyez d’abord sur « Quartino ! ».
    .card = Montrez votre carte.
    .card-hint = Il n’y en a qu’une.
    .space-first = Et maintenant sa première couleur du bord : le rose.
    .space-first-hint = Il y a deux roses. Choisissez celui que suit le bleu.
    .praise = Quartino ! Votre chevalet est vide : vous gagnez.

## The Danish win, step by step

learn-danish-colours = Dans l’édition danoise, chacun a sa couleur, et on ne donne à l’adversaire que des pièces de la sienne. À vous les claires, à Robin les foncées.
    .title = À chacun sa couleur
    .give = Robin vous a donné une pièce claire et vous l’avez placée. Donnez maintenant une pièce à Robin.
    .give-hint = Celle-ci est claire, et les claires sont à vous. Donnez une pièce foncée.
    .praise = Chacun place donc huit pièces. Vous savez toujours lesquelles peuvent encore venir.
learn-danish-first = Un ordinateur a calculé toutes les parties possibles : si chacun joue parfaitement, le joueur qui donne en premier perd. Dans cette partie, Robin a donné en premier.
    .title = Donner en premier, c’est perdre
    .place = Jusqu’ici vous avez joué parfaitement. Une seule case fait encore gagner. Trouvez-la.
    .place-hint = De là, Robin s’en sort. Essayez une autre case.
    .give = Une seule pièce foncée fait gagner. Laquelle ?
    .give-hint = Avec cette pièce, Robin s’en sort. Essayez-en une autre.
    .own = Celle-ci est claire, de votre couleur. Donnez une pièce foncée.
    .praise = C’est le seul coup gagnant. Robin cherche maintenant une issue.
learn-danish-again = Robin résiste le plus longtemps possible, mais plus aucun coup ne l’aide. Ne laissez pas échapper la victoire !
    .title = Ne lâchez rien
    .place = Là encore, une seule case fait gagner. Laquelle ?
    .place-hint = De là, Robin s’en sort. Essayez une autre case.
    .give = Et une seule pièce foncée fait gagner.
    .give-hint = Avec cette pièce, Robin s’en sort. Essayez-en une autre.
    .own = Celle-ci est claire, de votre couleur. Donnez une pièce foncée.
    .praise = Bien. Robin n’a plus de pièce sans danger à vous donner.
learn-danish-win = Robin devait vous donner cette pièce. Terminez la partie.
    .title = La preuve
    .place = Où votre pièce complète-t-elle un alignement ?
    .place-hint = Pas là. Regardez les formes de la troisième colonne.
    .call = Annoncez-le.
    .call-hint = Appuyez d’abord sur « Quarto ! ».
    .show = Montrez les quatre cases.
    .show-hint = Regardez la troisième colonne : quatre pièces rondes.
    .praise = Quarto ! Robin a perdu cette partie dès la première pièce.

## The rules pages

learn-rules-title = Les règles
learn-rules-intro = D’abord en bref, puis chaque édition en entier.
learn-rules-read = Lire les règles complètes
learn-rules-editions = Éditions
learn-rules-contents = Sur cette page
learn-rules-reading = Notre interprétation
learn-rules-print = Imprimer
learn-rules-codes = Afficher les codes des règles
learn-rules-ids = Des codes comme { $sign } désignent chaque règle.
learn-rules-loading = Chargement…
