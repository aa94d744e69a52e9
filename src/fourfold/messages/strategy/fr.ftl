### Les leçons de stratégie. Français
### Une étape est un message, comme dans les premières leçons (`learn`) : l’explication, puis en attributs le titre, les tâches, leurs indices et les félicitations.
### Ce qui est dit d’une position est prouvé par tests/engine/test_strategy_lessons.py.

## The end of a lesson

strategy-end-quarto = Vous savez compter les pièces sans danger, en laisser un nombre impair et forcer la pièce suivante. Comptez maintenant dans chaque partie, à chaque tour.
strategy-end-quartino = Vous savez cacher votre plan, lire les jetons des autres et vider une colonne au bon moment. À essayer contre quelqu’un qui lit les vôtres.
strategy-note = { $game ->
        [quartino] Les positions viennent de vraies parties entre ordinateurs. Tous les tours possibles ont été vérifiés ; les pourcentages sont des estimations.
       *[quarto] Les positions viennent de vraies parties entre ordinateurs. Tout ce qui en est dit est prouvé.
    }

## Quarto, step by step

strategy-quarto-count = Une pièce est sans danger si Robin ne peut compléter aucun alignement avec elle. Avant d’en donner une, comptez-les.
    .title = Compter les pièces sans danger
    .mark = Trois pièces de la rangée du haut sont basses, et elles sont rondes aussi. Marquez toutes les pièces sans danger.
    .mark-hint = Celle-ci est basse ou ronde : Robin compléterait la rangée du haut. Cherchez les pièces hautes et carrées.
    .praise = Trois pièces sans danger : les hautes carrées. Comptez-les à chaque tour.
strategy-quarto-room = Votre case décide quelles pièces sont sans danger. Fermez celle que le plus de pièces viendraient remplir.
    .title = Éloigner le danger
    .place = Toutes les pièces restantes sont basses ou rondes : aucune n’est sans danger. Quelle case y remédie ?
    .place-hint = De là, vous n’avez aucune pièce sans danger à donner. Regardez la rangée du bas : trois pièces, basses et rondes.
    .column = Cela arrête les pièces basses dans la colonne de gauche. Mais les basses et les rondes complètent toujours la rangée du bas.
    .give = La rangée du bas est fermée. Donnez maintenant une pièce sans danger.
    .give-hint = Celle-ci est basse : Robin compléterait la colonne de gauche. Donnez-en une haute.
    .praise = Bien joué : une seule bonne case a mis quatre pièces hors de danger.
strategy-quarto-pair = Quand il n’y a plus de pièce sans danger, quelqu’un doit donner la partie. Sachez assez tôt qui ce sera.
    .title = Deux pièces sans danger
    .mark = Une pièce ronde compléterait une rangée, une haute une diagonale. Marquez les pièces sans danger.
    .mark-hint = Celle-ci est ronde ou haute. Cherchez les pièces basses et carrées.
    .who = C’est à vous de donner, et Robin joue bien. Qui manquera en premier de pièces sans danger ?
    .who-hint = Comptez : vous en donnez une, Robin vous donne l’autre. Puis c’est encore à vous de donner.
    .praise = Exactement. Il reste huit cases libres, et Robin gagne déjà : deux est un nombre pair.
strategy-quarto-odd = Un nombre impair de pièces sans danger est bon pour celui qui donne. L’idéal, c’est une seule : vous la donnez, et il n’en reste pas pour Robin.
    .title = Laisser un nombre impair
    .place = Placez votre pièce de façon qu’il reste exactement une pièce sans danger.
    .place-hint = De là, vous n’avez aucune pièce sans danger à donner. Essayez une autre case.
    .even = Cela laisse un nombre pair de pièces sans danger, et Robin obtient l’égalité. Essayez une autre case.
    .give = Donnez maintenant la seule pièce sans danger.
    .give-hint = Avec celle-ci, Robin complète un alignement. Cherchez celle qui est sans danger.
    .praise = Où que Robin la place, il ne reste aucune pièce sans danger. Chaque placement peut changer le compte : recomptez à chaque tour.
strategy-quarto-force = Avec une seule pièce sans danger, on est obligé de la donner. Vous pouvez donc savoir laquelle vous recevrez.
    .title = Forcer la pièce suivante
    .give = Vous avez deux pièces sans danger : l’une gagne, l’autre laisse l’égalité à Robin. Donnez celle qui gagne.
    .give-hint = Celle-ci est dangereuse : Robin compléterait un alignement.
    .draw = Celle-ci est sans danger, mais Robin aurait ensuite le choix entre deux pièces sans danger. Donnez l’autre.
    .must = Robin l’a placée dans le coin : ailleurs, Robin n’aurait aucune pièce sans danger. Laquelle est forcément pour vous ?
    .must-hint = Avec celle-ci, vous compléteriez un alignement. Robin n’a qu’une pièce sans danger.
    .place = Vous saviez qu’elle viendrait. Placez-la de façon à garder une pièce sans danger à donner.
    .place-hint = De là, vous n’avez aucune pièce sans danger à donner. Essayez une autre case.
    .praise = Quelle que soit la pièce sans danger que vous donnez, Robin n’en aura plus. Vous gagnez.
strategy-quarto-last = Le joueur qui a donné la première pièce place la dernière. Avant que le plateau soit plein, regardez les dernières cases.
    .title = La dernière pièce
    .who = Vous placez une pièce, puis il reste une case. Qui la remplira ?
    .who-hint = Chacun son tour : après vous, c’est à Robin.
    .place = La dernière pièce sera pour Robin, sur la dernière case. Placez la vôtre de façon qu’il n’y ait pas d’alignement.
    .place-hint = La dernière pièce compléterait alors la rangée du bas : quatre pièces hautes. Échangez les cases.
    .praise = Égalité ; avec l’autre case, vous perdiez. Quand il reste deux cases, essayez toujours les deux.
strategy-quarto-win = Maintenant, tout à la suite : comptez, placez, donnez, et terminez la partie.
    .title = Gagner en comptant
    .place = Placez votre pièce de façon qu’il reste exactement une pièce sans danger.
    .place-hint = De là, vous n’avez aucune pièce sans danger à donner. Essayez une autre case.
    .even = Cela laisse deux pièces sans danger, un nombre pair. Essayez une autre case.
    .give = Donnez maintenant la seule pièce sans danger.
    .give-hint = Avec celle-ci, Robin complète un alignement. Cherchez celle qui est sans danger.
    .finish = Robin n’avait plus de pièce sans danger et vous a donné celle-ci. Où gagnez-vous ?
    .finish-hint = Regardez la colonne de gauche : trois pièces basses, et la vôtre est basse aussi.
    .call = Annoncez !
    .call-hint = Appuyez d’abord sur « Quarto ! ».
    .show = Montrez les quatre cases.
    .show-hint = Regardez la colonne de gauche : quatre pièces basses.
    .praise = Quarto ! Vous avez compté, et Robin n’a plus eu de pièce sans danger.

## Quartino, step by step

strategy-quartino-two = Un bon jeton sert à deux de vos cartes à la fois. Vous avez deux chances, et personne ne sait quelle carte vous visez.
    .title = Un jeton, deux cartes
    .token = Placez un jeton de façon que deux de vos cartes n’en attendent plus qu’un chacune. De quelle couleur ?
    .token-hint = Avec cette couleur, vous n’obtenez pas deux cartes de ce genre. Comparez vos deux cartes qui ont le vert au centre.
    .space = Où le placez-vous ?
    .space-hint = Là, il ne sert pas aux deux cartes. Toutes deux ont au bord le bleu, puis le jaune, dans le sens des aiguilles d’une montre.
    .finish = Quelle couleur termine l’une comme l’autre de ces deux cartes ?
    .finish-hint = Regardez vos deux cartes qui ont le vert au centre. Que manque-t-il encore ?
    .praise = Rose avant le bleu ou rose après le jaune : il ne manque qu’un jeton à chacune.
strategy-quartino-hide = Chaque jeton révèle quelque chose. Un jeton qui va à beaucoup de cartes en révèle moins.
    .title = Cacher son plan
    .space = Vous voulez vert, jaune, rose autour du centre bleu. Le rose sert sur les deux cases marquées. Où en dit-il moins à Robin ?
    .space-hint = De là, l’ordinateur devine votre carte : il estime sa probabilité à { $more }. Choisissez l’autre case.
    .unmarked = Choisissez une des deux cases marquées.
    .card = Là, il sert aussi à une autre carte. Marquez les deux cartes auxquelles il ne manque plus qu’un jeton.
    .card-hint = À celle-ci, il manque plus d’un jeton.
    .praise = Ici, l’ordinateur n’estime qu’à { $less } la probabilité que vous ayez votre carte, au lieu de { $more }. Vous avez deux plans, et Robin doit deviner.
strategy-quartino-read = À vous de lire maintenant. Voyez où Robin place ses jetons, et ce qui manque entre eux.
    .title = Lire les jetons
    .card = Les jetons marqués sont de Robin : d’abord le rose, puis le vert, en laissant une case vide après votre jaune. Quelle est sans doute la carte de Robin ?
    .card-hint = Celle-ci ne va pas. Le rose est au centre ; lisez le bord dans le sens des aiguilles d’une montre : jaune, case vide, vert.
    .space = L’ordinateur estime la probabilité de cette carte à { $chance }. Placez votre jeton rose de façon que Robin ne puisse pas la terminer avec un seul jeton.
    .space-hint = Le bleu la terminerait encore. Recouvrez le jeton jaune ou le vert.
    .praise = Il faut maintenant à Robin au moins deux jetons de plus pour cette carte.
strategy-quartino-gift = Si vous laissez une colonne de quatre ou quatre jetons d’une couleur, le joueur suivant peut placer un jeton de plus.
    .title = Pas de cadeaux
    .token = Comptez les couleurs, jetons recouverts compris. Quelle couleur ne donne pas de jeton de plus à Robin ?
    .token-hint = Ce serait le quatrième de cette couleur : Robin pourrait l’annoncer et placer un jeton de plus.
    .space = Choisissez maintenant une case où vous ne faites pas de colonne de quatre.
    .space-hint = Il y a déjà trois jetons sur cette case. Un quatrième serait un cadeau pour Robin.
    .praise = Robin n’a rien à annoncer.
strategy-quartino-stop = Il reste une carte à Robin, et vous ne savez pas laquelle. Arrêtez toutes celles qu’un seul jeton terminerait.
    .title = Arrêter la dernière carte
    .token = Avec le bleu au centre, un rose terminerait trois cartes différentes. Quelle couleur placez-vous ?
    .token-hint = Où que vous le placiez, Robin pourrait terminer une carte ou aurait un jeton de plus.
    .yellow = Ce serait le quatrième jeton jaune : Robin aurait un jeton de plus.
    .space = Quelle case recouvrez-vous ?
    .space-hint = Robin pourrait encore terminer une carte. Qu’ont les trois cartes en commun ?
    .praise = Avec le vert au centre, Robin ne peut terminer aucune carte avec un seul jeton.
strategy-quartino-clear = Une colonne de quatre vous donne deux jetons au lieu d’un. Si vous la laissez, Robin peut l’annoncer.
    .title = Quand vider une colonne
    .say = Avec un seul jeton, vous ne réalisez aucune carte. Annoncez ce que vous voyez.
    .say-hint = Aucune couleur n’est là quatre fois. Mais regardez la hauteur d’une des colonnes.
    .space = Quelle colonne videz-vous ?
    .space-hint = Celle-ci n’est pas assez haute. Comptez jusqu’à quatre.
    .card = Vous avez maintenant deux jetons. Quelle carte pouvez-vous réaliser ?
    .card-hint = Pour celle-ci, il faut plus de deux jetons. Qu’est-ce qui correspond déjà ?
    .praise = Vert et jaune après le rose, et la carte est réalisée. Videz une colonne quand le deuxième jeton réalise une carte.
strategy-quartino-top = Vider une colonne vous coûte le jeton du dessus, même utile. Mais vous placez un jeton de plus.
    .title = Votre jeton du dessus
    .card = À laquelle de vos cartes ne manque-t-il qu’un jeton ?
    .card-hint = À celle-ci, il en manque plus. Lisez le bord dans le sens des aiguilles d’une montre : jaune, rose. Et le centre est vert.
    .answer = Son jeton vert est sur une colonne de quatre. Si vous la videz, pouvez-vous encore réaliser la carte ce tour-ci ?
    .answer-hint = Recomptez : si vous videz la colonne, vous placez deux jetons.
    .space = Eh oui : vous pouvez donc l’annoncer. Quelle colonne videz-vous ?
    .space-hint = Celle-ci n’est pas assez haute. Comptez jusqu’à quatre.
    .praise = Un jeton remet le vert, l’autre termine la carte. Et tout ce qu’il y avait dessous a disparu.
strategy-quartino-chain = Quand vous réalisez une carte, ses quatre jetons s’en vont, et ceux du dessous comptent de nouveau.
    .title = Ce qu’il y a dessous
    .space = Il vous reste deux cartes, et avec un jeton vert vous pouvez réaliser les deux pendant ce tour. Où le placez-vous ?
    .space-hint = Pas là. Commencez par la carte qui a le bleu au centre : regardez le jaune et le rose au bord.
    .card = Quelle carte annoncez-vous ?
    .card-hint = Celle-ci ne correspond pas encore : son centre jaune est recouvert.
    .space-more = Ses jetons sont partis, et le centre est de nouveau jaune. Placez maintenant un jeton bleu. Où ?
    .space-more-hint = Il y a une case vide entre le vert et le rose. Remplissez-la.
    .praise = Quartino ! Deux cartes en un tour, et vous gagnez.
