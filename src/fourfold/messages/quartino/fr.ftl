### Fourfold: français. What the page says in a game of Quartino.

## The wheel, spoken. $where is "the centre" or "space 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Roue
quartino-wheel-figure = Une roue. { $columns }.
quartino-wheel-bare = Elle est vide
quartino-space = la case { $space }
quartino-space-empty = { $where } : vide
quartino-space-one = { $where } : { $colour }
quartino-space-column = { $where }, { $number } jetons de bas en haut : { $colours }
quartino-chosen = choisie
quartino-bottom = dessous
quartino-top = dessus
quartino-rings = Vue de dessus : l’anneau extérieur est le jeton du bas.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } au centre, puis dans le sens des aiguilles d’une montre { $rim }
quartino-card-hidden = une carte cachée
quartino-card-seen = connue de tous
quartino-card-made = réalisée
quartino-your-cards = Vos cartes
quartino-cards-of = Cartes de { $name }
quartino-turn-cards = Tourner les cartes
quartino-enlarge = Agrandir : { $card }
quartino-close = Fermer
quartino-cards-left = { $number ->
        [one] reste { $number } carte
       *[other] reste { $number } cartes
    }
quartino-has-left = a quitté la partie

## The reserve

quartino-reserve = Réserve : choisissez une couleur
quartino-left = dans la réserve

## The steps of a turn

quartino-steps = Étapes d’un tour
quartino-step-check = Vérifier la roue
quartino-step-place = { $number ->
        [0] Placer
        [one] Placer { $number } jeton
       *[other] Placer { $number } jetons
    }
quartino-step-call = Annoncer Quartino
quartino-said-colours = 4 couleurs : +1 jeton
quartino-said-column = Colonne sur { $where } : +1 jeton

## What is to be done now. $where is a space, $colour a colour

quartino-ask-check = Quatre jetons d’une même couleur, ou une colonne de quatre ? Dites-le avant de placer.
quartino-ask-place = Toute case convient, même sur d’autres jetons.
quartino-why-colours = { $number ->
        [one] Quatre jetons d’une couleur étaient sur la roue : encore un jeton.
       *[other] Quatre jetons d’une couleur étaient sur la roue : { $number } jetons.
    }
quartino-why-column = { $number ->
        [one] Il y avait une colonne de quatre : encore un jeton.
       *[other] Il y avait une colonne de quatre : { $number } jetons.
    }
quartino-why-both = { $number ->
        [one] Quatre d’une couleur et une colonne de quatre : encore un jeton.
       *[other] Quatre d’une couleur et une colonne de quatre : { $number } jetons.
    }
quartino-why-card = Une carte est réalisée : encore un jeton.
quartino-ask-space = Touchez maintenant une case pour le jeton { $colour }.
quartino-ask-colour = Choisissez maintenant une couleur pour { $where }.
quartino-ask-placing = { $colour } sur { $where } ? Touchez encore pour placer.
quartino-ask-clear = { $number ->
        [one] Colonne de quatre sur { $where } : touchez-la pour la vider.
       *[other] Colonnes de quatre sur { $where } : touchez-en une pour la vider.
    }
quartino-ask-clear-too = { $number ->
        [one] Quatre d’une couleur, et une colonne sur { $where } : videz-la aussi. Touchez-la avant de prendre une couleur.
       *[other] Quatre d’une couleur, et des colonnes sur { $where } : videz-en une. Touchez-la avant de prendre une couleur.
    }
quartino-ask-clearing = { $number ->
        [one] Vider { $where } ? Son seul jeton retourne à la réserve.
       *[other] Vider { $where } ? Ses { $number } jetons retournent à la réserve.
    }
quartino-ask-colours = Dire « 4 couleurs » ? Si c’est juste, vous placez un jeton de plus.
quartino-ask-column = Touchez la colonne de quatre jetons ou plus.
quartino-ask-column-here = Dire « colonne » pour { $where } ? Si c’est juste, vous la videz et placez un jeton de plus.
quartino-ask-call = Seuls les jetons du dessus comptent. Une de vos cartes est-elle là ?
quartino-ask-call-referee = { $number ->
        [0] Aucune de vos cartes n’est sur la roue.
       *[other] Une de vos cartes est sur la roue : annoncez Quartino.
    }
quartino-ask-card = Quelle carte montrez-vous ?
quartino-ask-first = Touchez la case de sa première couleur du bord ({ $colour }).
quartino-ask-rim = Touchez une case du bord : le centre suit.
quartino-ask-calling = Montrer cette carte ici ? Si elle n’y est pas, tout le monde l’a vue et votre tour est fini.
quartino-ask-calling-referee = Montrer cette carte ici ? Si elle n’y est pas, tout le monde l’aura vue.
quartino-ask-rest = Tous les jetons sont placés. Choisissez une carte à annoncer, ou finissez votre tour.
quartino-wrong-call = Cette carte n’était pas là sur la roue : tout le monde l’a vue, et le tour est fini.
quartino-event-card-right = { $who } annonce « Quartino » à partir de la case { $first } et réalise une carte : { $card }.
quartino-event-card-wrong = { $who } annonce « Quartino » à partir de la case { $first }, mais la carte n’y est pas : { $card }. Le tour est fini.
quartino-event-card-refused = { $who } annonce « Quartino » à partir de la case { $first }, mais la carte n’y est pas : { $card }. Refusé : le tour continue.
quartino-event-you-token = Vous placez un jeton { $colour } sur { $space }.
quartino-event-you-say-colours = Vous annoncez « 4 couleurs ».
quartino-event-you-say-column = Vous annoncez « colonne » et montrez { $space }.
quartino-event-you-clear = Vous videz la colonne sur { $space }.
quartino-event-you-end = Vous finissez votre tour.
quartino-event-you-card-right = Vous annoncez « Quartino » à partir de la case { $first } et réalisez une carte : { $card }.
quartino-event-you-card-wrong = Vous annoncez « Quartino » à partir de la case { $first }, mais la carte n’y est pas : { $card }. Votre tour est fini.
quartino-event-you-card-refused = Vous annoncez « Quartino » à partir de la case { $first }, mais la carte n’y est pas : { $card }. Refusé : votre tour continue.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = a placé un jeton { $colour } sur { $space }
quartino-did-clear = a vidé la colonne sur { $space }
quartino-did-colours = a annoncé « 4 couleurs »
quartino-did-column = a annoncé « colonne »
quartino-did-card = a réalisé une carte
quartino-did-wrong = a montré une carte qui n’y était pas
quartino-made = Vous avez réalisé une carte : { $left }.
quartino-last-card = { $who } a réalisé sa dernière carte
quartino-last-card-you = Vous avez réalisé votre dernière carte

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Aucune couleur n’avait quatre jetons sur la roue au début de votre tour. Rien n’est perdu : continuez.
quartino-refused-no-column = { $height ->
        [0] Il n’y a aucun jeton ici, et une colonne en demande quatre. Rien n’est perdu : continuez.
        [one] Il n’y a que { $height } jeton ici, et une colonne en demande quatre. Rien n’est perdu : continuez.
       *[other] Il n’y a que { $height } jetons ici, et une colonne en demande quatre. Rien n’est perdu : continuez.
    }
quartino-refused-stale = La partie a avancé. Regardez encore, puis choisissez.
quartino-refused-no-quartino = Cette carte n’est pas là sur la roue. Les autres l’ont vue, mais votre tour continue.
quartino-refused-say-too-late = Cela ne se dit qu’avant le premier jeton du tour.
quartino-refused-said-already = C’est déjà dit pendant ce tour.
quartino-refused-place-first = Placez d’abord tous les jetons dus.
quartino-refused-colour-used-up = La réserve n’a plus de jeton de cette couleur. Choisissez-en une autre.

## Actions

quartino-say-colours = 4 couleurs !
quartino-say-column = Colonne !
quartino-clear = Vider { $where }
quartino-end = Finir le tour
quartino-do-place = Placer
quartino-do-clear = Vider
quartino-do-say = Le dire
quartino-do-call = Quartino !
quartino-undo = Annuler
quartino-actions = Votre tour

## One screen

quartino-pass = Au tour de { $name }
quartino-pass-why = Les cartes restent cachées jusqu’à ce que { $name } soit là, sans autre regard sur l’écran.
quartino-pass-ready = Ici { $name } : voir mes cartes

## Keys

quartino-keys = Touches
quartino-key-move = tourner autour du bord
quartino-key-jump = aller à une case du bord
quartino-key-centre = aller au centre
quartino-key-colour = prendre une couleur
quartino-key-colours = dire « 4 couleurs »
quartino-key-column = dire « colonne » là où vous êtes
quartino-key-clear = vider la colonne
quartino-key-call = annoncer Quartino
quartino-key-turn = tourner les cartes
quartino-key-end = finir le tour
quartino-key-confirm = choisir, puis confirmer
quartino-key-undo = annuler
quartino-key-enter-name = Entrée
quartino-key-escape-name = Échap
