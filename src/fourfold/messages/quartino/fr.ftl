### Fourfold: français. What the page says in a game of Quartino.
### Sentences choose by the word of space-centre in messages/fr.ftl.

## The wheel, spoken. $where is "centre" or "case 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Plateau
quartino-wheel-figure = Un plateau. { $columns }.
quartino-wheel-bare = Il est vide
quartino-space = case { $space }
quartino-space-empty = { $where } : vide
quartino-space-one = { $where } : { $colour }
quartino-space-column = { $where }, { $number } jetons de bas en haut : { $colours }
quartino-chosen = choisie
quartino-bottom = dessous
quartino-top = dessus
quartino-rings = Vue de dessus : l’anneau extérieur est le jeton du bas.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } au centre, puis dans le sens des aiguilles d’une montre { $rim }
quartino-card-hidden = une carte cachée
quartino-card-seen = montrée à tous
quartino-card-made = réalisée
quartino-your-cards = Vos cartes
quartino-cards-of = { $name } : cartes
quartino-turn-cards = Faire pivoter
quartino-enlarge = Agrandir : { $card }
quartino-close = Fermer
quartino-cards-left = { $number ->
        [0] plus aucune carte
        [one] il reste { $number } carte
       *[other] il reste { $number } cartes
    }
quartino-has-left = a quitté la partie

## The reserve

quartino-reserve = Réserve : choisissez une couleur
quartino-left = dans la réserve

## What is to be done now, and a note on it. $where is a space, $colour a colour

quartino-ask-check = Annoncez 4 d’une couleur ou une colonne, ou placez un jeton
    .note = Quatre jetons ou plus d’une même couleur, ou une colonne de quatre ou plus ?
quartino-why-colours = { $number ->
        [one] Quatre jetons ou plus d’une même couleur : encore un jeton.
       *[other] Quatre jetons ou plus d’une même couleur : encore { $number } jetons à placer.
    }
quartino-why-column = { $number ->
        [one] Une colonne de quatre ou plus : encore un jeton.
       *[other] Une colonne de quatre ou plus : encore { $number } jetons à placer.
    }
quartino-why-both = { $number ->
        [one] Quatre jetons ou plus d’une même couleur et une colonne : encore un jeton.
       *[other] Quatre jetons ou plus d’une même couleur et une colonne : encore { $number } jetons à placer.
    }
quartino-why-card = Carte réalisée : encore un jeton.
quartino-ask-space = Choisissez maintenant une case pour le jeton { $colour }
quartino-ask-colour = Choisissez maintenant une couleur pour { $where ->
        [centre] le centre
       *[other] la { $where }
    }
quartino-ask-placing = Un jeton { $colour } { $where ->
        [centre] au centre
       *[other] sur la { $where }
    } ? Touchez encore pour le placer.
quartino-ask-clear = { $number ->
        [one] Colonne de quatre ou plus { $where ->
            [centre] au centre
           *[other] sur la { $where }
        } : touchez-la pour la vider.
       *[other] Colonnes de quatre ou plus ({ $where }) : touchez-en une pour la vider.
    }
quartino-ask-clear-too = Les deux situations : encore { $due ->
        [one] { $due } jeton
       *[other] { $due } jetons
    }. Videz { $number ->
        [one] la colonne { $where ->
            [centre] au centre
           *[other] sur la { $where }
        }
       *[other] une des colonnes ({ $where })
    } quand vous voulez pendant ce tour.
quartino-ask-clearing = Vider la colonne { $where ->
        [centre] au centre
       *[other] sur la { $where }
    } ?
    .note = { $number ->
        [one] Son seul jeton retourne à la réserve.
       *[other] Ses { $number } jetons retournent à la réserve.
    }
quartino-ask-colours = Annoncer « 4 d’une couleur » ?
    .note = Si c’est juste, vous placez un jeton de plus. Sinon, rien ne change.
quartino-ask-column = Choisissez une colonne de quatre jetons ou plus
quartino-ask-column-here = Annoncer « colonne » { $where ->
        [centre] au centre
       *[other] sur la { $where }
    } ?
    .note = Si c’est juste, vous la videz et placez un jeton de plus. Sinon, rien ne change.
quartino-call-too-early = Vous pourrez annoncer dès qu’il y aura quatre jetons sur le plateau.
quartino-call-after = { $number ->
        [0] Vous pourrez annoncer Quartino après avoir vidé la colonne.
        [one] Vous pourrez annoncer Quartino après avoir placé votre jeton.
       *[other] Vous pourrez annoncer Quartino après avoir placé les { $number } jetons.
    }
quartino-call-after-both = { $number ->
        [one] Vous pourrez annoncer Quartino après avoir placé votre jeton et vidé la colonne.
       *[other] Vous pourrez annoncer Quartino après avoir placé les { $number } jetons et vidé la colonne.
    }
quartino-ask-call = Seuls les jetons du dessus comptent. Une de vos cartes est-elle là ?
quartino-ask-call-none = Aucune de vos cartes n’est sur le plateau.
quartino-ask-card = Quelle carte montrez-vous ?
quartino-not-on-wheel = Cette carte n’est pas sur le plateau. Choisissez-en une autre.
quartino-ask-first = Choisissez la case du jeton entouré : { $colour }
    .note = C’est le premier des trois dans le sens des aiguilles d’une montre.
quartino-ask-rim = Choisissez une case du bord. Le centre est compris.
quartino-ask-calling = Montrer cette carte ici ?
    .note = Si elle n’y est pas, tout le monde la voit et votre tour est fini.
quartino-ask-calling-referee = Montrer cette carte ici ?
    .note = L’arbitre a vérifié : la carte y est.
quartino-ask-rest = Tous les jetons sont placés. Choisissez une carte à annoncer, ou finissez votre tour.
quartino-wrong-call = Cette carte n’y est pas. Tout le monde l’a vue, et le tour est fini.
quartino-false-call = { $who } a fait une fausse annonce : la carte n’y est pas.
quartino-false-call-your-turn = { $who } a fait une fausse annonce. À vous : placez un jeton.
quartino-made-now = { $who } a réalisé une carte.
quartino-made-now-you = Vous avez réalisé une carte !
quartino-tokens-back = Ses jetons retournent à la réserve.
quartino-event-card-right = { $who } annonce « Quartino » à partir de la case { $first } et réalise une carte : { $card }.
quartino-event-card-wrong = { $who } annonce « Quartino » à partir de la case { $first }, mais la carte n’y est pas : { $card }. Le tour est fini.
quartino-event-card-refused = { $who } annonce « Quartino » à partir de la case { $first }, mais la carte n’y est pas : { $card }. Annonce refusée : le tour continue.
quartino-event-you-token = Vous placez un jeton { $colour } { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
quartino-event-you-say-colours = Vous annoncez « 4 d’une couleur ».
quartino-event-you-say-column = Vous annoncez « colonne » { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
quartino-event-you-clear = Vous videz la colonne { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
quartino-event-you-end = Vous finissez votre tour.
quartino-event-you-card-right = Vous annoncez « Quartino » à partir de la case { $first } et réalisez une carte : { $card }.
quartino-event-you-card-wrong = Vous annoncez « Quartino » à partir de la case { $first }, mais la carte n’y est pas : { $card }. Votre tour est fini.
quartino-event-you-card-refused = Vous annoncez « Quartino » à partir de la case { $first }, mais la carte n’y est pas : { $card }. Annonce refusée : votre tour continue.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = a placé un jeton { $colour } { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }
quartino-did-clear = a vidé la colonne { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }
quartino-did-colours = a annoncé « 4 d’une couleur »
quartino-did-column = a annoncé « colonne »
quartino-did-card = a réalisé une carte
quartino-did-wrong = a montré une carte qui n’y était pas
quartino-made = Vous avez réalisé une carte : { $left }.
quartino-last-card = { $who } a réalisé sa dernière carte
quartino-last-card-you = Vous avez réalisé votre dernière carte

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Aucune couleur n’avait quatre jetons sur le plateau au début de votre tour. Placez un jeton.
quartino-refused-no-column = { $height ->
        [0] Il n’y a aucun jeton ici, et il en faut quatre pour « colonne ». Placez un jeton.
        [one] Il n’y a qu’un jeton ici, et il en faut quatre pour « colonne ». Placez un jeton.
       *[other] Il n’y a que { $height } jetons ici, et il en faut quatre pour « colonne ». Placez un jeton.
    }
quartino-refused-stale = La partie a avancé. Regardez encore, puis choisissez.
quartino-refused-no-quartino = Cette carte n’y est pas. Les autres l’ont vue, mais votre tour continue.
quartino-refused-say-too-late = Cela ne s’annonce qu’avant de placer votre premier jeton.
quartino-refused-said-already = Vous l’avez déjà annoncé pendant ce tour.
quartino-refused-place-first = Placez d’abord tous vos jetons.
quartino-refused-colour-used-up = Il ne reste plus de jeton de cette couleur. Choisissez-en une autre.

## Actions

quartino-say-colours = 4 d’une couleur !
quartino-say-column = Colonne !
quartino-clear = Vider la colonne { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }
quartino-end = Finir le tour
quartino-clear-short = Vider { $space ->
        [centre] le centre
       *[other] la case { $space }
    }
quartino-clear-one = Vider une colonne
quartino-do-place = Placer
quartino-do-clear = Vider
quartino-do-say = Annoncer
quartino-do-call = Quartino !
quartino-actions = Votre tour

## Hints: $card is a card in words or letters, $tokens a list of quartino-hint-token, $number how many cards are equally near

quartino-hint-near = { $number ->
        [one] Votre carte la plus proche : { $card }. Il manque : { $tokens }.
       *[other] Une de vos cartes les plus proches : { $card }. Il manque : { $tokens }.
    }
quartino-hint-marked = { $number ->
        [one] La carte marquée est la plus proche. Il manque : { $tokens }.
       *[other] La carte marquée est une des plus proches. Il manque : { $tokens }.
    }
quartino-hint-there = Déjà sur le plateau : { $card }.
quartino-hint-marked-there = La carte marquée est déjà sur le plateau.
quartino-hint-far = Aucune de vos cartes n’est proche : il manque au moins { $missing } jetons à chacune.
quartino-hint-token = { $colour } { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }
quartino-hint-holds = Estimation : { $who } a peut-être { $cards }.
quartino-hint-may-hold = Les autres ont peut-être (estimations)
quartino-hint-unread = Il est trop tôt pour deviner les cartes des autres.
quartino-hint-deck = L’ordinateur n’a pas appris ces cartes : il ne peut pas estimer celles des autres, et ses idées sont moins bonnes que d’habitude.
quartino-hint-turns = L’ordinateur n’a pas appris à jouer aussi longtemps : il joue comme s’il restait 200 tours au plus.
quartino-hint-playouts = Ce jeton n’est pas pour votre carte la plus proche, mais c’est le meilleur dans les parties simulées.
quartino-hint-place = Une idée : placez un jeton { $colour } { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
quartino-hint-clear = Une idée : videz la colonne { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
quartino-hint-colours = Une idée : annoncez « 4 d’une couleur ».
quartino-hint-column = Une idée : annoncez « colonne » { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
quartino-hint-call = Une idée : annoncez « Quartino » à partir de la case { $first } avec cette carte : { $card }.
quartino-hint-end = Une idée : finissez votre tour.

## One screen

quartino-pass = Passez l’écran à { $name }
quartino-pass-why = Les cartes restent cachées. { $name } : assurez-vous que personne d’autre ne regarde.
quartino-pass-ready = Ici { $name } : voir mes cartes

## Keys

quartino-keys = Touches
quartino-key-move = se déplacer le long du bord
quartino-key-jump = aller à une case du bord
quartino-key-centre = aller au centre
quartino-key-colour = prendre un jeton jaune, bleu, vert ou rose
quartino-key-colours = annoncer « 4 d’une couleur »
quartino-key-column = annoncer « colonne » pour la case où vous êtes
quartino-key-clear = vider la colonne
quartino-key-call = annoncer Quartino
quartino-key-turn = faire pivoter les cartes
quartino-key-end = finir le tour
quartino-key-confirm = choisir, puis confirmer
quartino-key-choose = choisir
quartino-key-undo = annuler
quartino-key-enter-name = Entrée
quartino-key-escape-name = Échap
