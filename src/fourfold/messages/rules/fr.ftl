### Fourfold: français, the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.
### Address: vous, as in messages/fr.ftl.

## Titles of the pages

rules-classic-title = Quarto : l’édition classique
rules-mushrooms-title = Quarto : l’édition champignons
rules-danish-title = Quarto : l’édition danoise
rules-quartino-title = Quartino

## Headings

rules-heading-box = Ce qu’il y a dans la boîte
rules-heading-aim = Le but du jeu
rules-heading-setup = La mise en place
rules-heading-colours = À chacun sa couleur
rules-heading-turn = Votre tour
rules-heading-lines = Ce qu’est un alignement
rules-heading-calling = Annoncer « Quarto ! »
rules-heading-overlooked = Un alignement que personne n’a vu
rules-heading-false-call = Une fausse annonce
rules-heading-referee = Avec arbitre
rules-heading-end = La fin de la partie
rules-heading-beginners = Pour joueurs débutants
rules-heading-advanced = Pour joueurs avertis
rules-heading-players = Qui joue
rules-heading-time = Le temps
rules-heading-combining = Mélanger les règles
rules-heading-table = Abandonner, faire égalité, reprendre un coup
rules-heading-editions = Ce qui change d’une édition à l’autre
rules-heading-cards = Les cartes
rules-heading-placing = Placer un jeton
rules-heading-make = Faire un Quartino
rules-heading-wrong = Une annonce fausse
rules-heading-four-colours = La situation « 4 couleurs »
rules-heading-column = La situation « colonne »
rules-heading-both = Les deux situations à la fois
rules-heading-noticing = Remarquer, et se tromper
rules-heading-long = Réserve vide, parties longues et ex æquo
rules-heading-first-games = Vos premières parties
rules-heading-secrets = Ce qui est secret
rules-heading-printings = Ce qui change d’un livret à l’autre
rules-heading-credits = Auteurs et éditeurs

## Quarto: board and pieces (Q1)

rules-quarto-box = Un plateau de 16 cases, quatre sur quatre, et 16 pièces.
rules-quarto-box-traits =
    Chaque pièce a quatre caractères, et chaque caractère a deux valeurs.
    Chaque mélange de valeurs existe une seule fois : il n’y a donc pas deux
    pièces pareilles.
rules-classic-box-colour = La couleur : claire ou foncée.
rules-classic-box-height = La hauteur : haute ou basse.
rules-classic-box-shape = La forme : ronde ou carrée.
rules-classic-box-body = Le corps : pleine, ou creuse, avec un trou sur le dessus.
rules-mushrooms-box =
    Dans cette édition, les pièces sont des champignons. Quand cette page
    dit « pièce », il s’agit d’un champignon.
rules-mushrooms-box-colour = La couleur : rouge ou bleu.
rules-mushrooms-box-size = La taille : grand ou petit.
rules-mushrooms-box-cap = Le chapeau : pointu ou plat.
rules-mushrooms-box-dots = Les pois : avec ou sans pois jaunes.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Complétez un alignement : quatre pièces côte à côte qui se ressemblent
    en un point au moins. Annoncez « Quarto ! » à temps, et vous gagnez.
rules-quarto-aim-twist =
    L’astuce, c’est que vous ne choisissez pas la pièce que vous placez :
    c’est l’adversaire qui la choisit et vous la donne.
rules-quarto-setup-pieces = Posez le plateau vide entre vous et toutes les pièces à côté.
rules-danish-setup-pieces =
    Posez le plateau vide entre vous. Rangez les pièces à côté en deux
    groupes, les claires et les foncées.
rules-quarto-setup-first =
    Tirez au sort qui commence. La personne qui commence ne place rien :
    elle choisit seulement une pièce et la donne à l’adversaire.
rules-danish-colours =
    Avant la première pièce donnée, chacun prend une couleur : l’un a les
    claires, l’autre les foncées.
rules-danish-colours-give =
    Vous donnez toujours à l’adversaire une pièce de sa couleur. Chacun
    place donc les huit pièces de la sienne.
rules-danish-colours-reading =
    Le livret ne dit pas qui choisit. Dans Fourfold, c’est le joueur qui
    reçoit la première pièce ; s’il ne choisit pas, il a les claires.

## Quarto: a turn (Q3)

rules-quarto-turn = Un tour a trois étapes, toujours dans cet ordre.
rules-quarto-turn-place =
    Placez la pièce reçue sur une case libre. Elle y reste jusqu’à la fin de
    la partie.
rules-quarto-turn-look =
    Regardez : votre pièce a-t-elle complété un alignement ? Alors
    annoncez-le maintenant.
rules-quarto-turn-give =
    Donnez à l’adversaire une des pièces qui restent, celle que vous voulez.
    C’est alors son tour.
rules-danish-turn-give =
    Donnez à l’adversaire une des pièces qui restent dans sa couleur. C’est
    alors son tour.

## Quarto: lines (Q4)

rules-quarto-lines =
    Un alignement, ce sont quatre pièces sur une même rangée, une même
    colonne ou une des deux grandes diagonales. Il y a donc 10 endroits
    possibles : quatre rangées, quatre colonnes et deux diagonales.
rules-quarto-lines-alike =
    Les quatre pièces doivent avoir en commun au moins une valeur qui
    compte. Une seule suffit ; elles peuvent en partager plusieurs.
rules-classic-lines-values =
    Un alignement, ce peut être quatre pièces claires, quatre foncées,
    quatre hautes, quatre basses, quatre rondes, quatre carrées, quatre
    pleines ou quatre creuses.
rules-mushrooms-lines-values =
    Un alignement, ce peut être quatre champignons rouges, quatre bleus,
    quatre grands, quatre petits, quatre pointus, quatre plats, quatre à
    pois ou quatre sans pois.
rules-danish-lines-colours =
    Les deux couleurs peuvent se mêler dans un alignement, si les quatre
    pièces ont autre chose en commun.
rules-quarto-lines-several =
    Une seule pièce peut compléter plusieurs alignements. Pour gagner, il
    suffit d’en montrer un.
rules-quarto-lines-who = Peu importe qui a placé les trois autres pièces.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Un alignement ne gagne pas tout seul. Il faut annoncer « Quarto ! » et
    montrer ses quatre cases ; vous gagnez alors aussitôt.
rules-quarto-calling-placer =
    Vous avez placé et pas encore donné : vous pouvez annoncer un alignement
    que votre pièce vient de compléter.
rules-quarto-calling-receiver =
    Vous avez reçu une pièce et ne l’avez pas encore placée : vous pouvez
    annoncer un alignement que la dernière pièce de l’adversaire a complété
    et que celui-ci n’a pas annoncé.
rules-danish-calling-receiver =
    Vous avez reçu une pièce et ne l’avez pas encore placée : vous pouvez
    annoncer tout alignement encore valable, peu importe qui l’a complété.
rules-quarto-calling-others =
    Seul le joueur dont c’est le tour peut annoncer. Venue de quelqu’un
    d’autre, ou après la fin, une annonce n’est pas permise ; elle ne compte
    pour rien, pas même pour une fausse annonce.
rules-quarto-calling-silence =
    Rien à la table ne vous dit qu’il y a un alignement. Le chercher fait
    partie du jeu.
rules-quarto-calling-moments = On ne peut annoncer qu’à deux moments :
rules-danish-calling-reading =
    Le livret danois ne demande que le mot. Dans Fourfold, on montre les
    quatre cases dans toutes les éditions.
rules-quarto-overlooked-give =
    Si vous complétez un alignement et donnez une pièce sans l’annoncer,
    seul celui qui reçoit peut encore l’annoncer, et seulement avant de
    placer. C’est alors lui qui gagne.
rules-quarto-overlooked-dead =
    S’il place sans annoncer, l’alignement est mort. Il a perdu sa valeur
    pour toujours, en entier et pour tous les caractères, et la partie
    continue.
rules-quarto-overlooked-new =
    Les pièces d’un alignement mort peuvent encore entrer dans un nouvel
    alignement, dans une autre direction.
rules-danish-overlooked =
    Un alignement que personne n’a annoncé reste valable jusqu’à ce que les
    deux joueurs aient placé chacun une pièce. Il est alors mort : il a
    perdu sa valeur pour toujours, en entier et pour tous les caractères, et
    la partie continue. Un exemple :
rules-danish-overlooked-first =
    Ada complète un alignement et donne une pièce à Bo sans rien annoncer.
    Bo peut annoncer l’alignement avant de placer.
rules-danish-overlooked-second =
    Bo place sans annoncer et donne une pièce à Ada. Ada peut maintenant
    annoncer quand même son alignement, avant de placer.
rules-danish-overlooked-third =
    Ada place sans annoncer. Chacun a donc placé une pièce depuis, et
    l’alignement est mort.
rules-danish-overlooked-reading =
    Nous lisons le livret ainsi : chacun place une pièce après la création
    de l’alignement. Jusque-là, quiconque vient de recevoir une pièce peut
    l’annoncer, même celui qui l’a fait. Entre placer et donner, on ne peut
    annoncer que ce que sa propre pièce vient de compléter.
rules-quarto-false =
    Une annonce est fausse si vous montrez quatre cases qui ne sont pas un
    alignement valable :
rules-quarto-false-place =
    Les cases ne forment ni une rangée, ni une colonne, ni une grande
    diagonale (ni un carré de 2×2, si les carrés comptent).
rules-quarto-false-free = Une des cases est libre.
rules-quarto-false-share = Les quatre pièces n’ont rien en commun qui compte.
rules-quarto-false-late = L’alignement est mort, ou ce n’est pas le moment de l’annoncer.
rules-quarto-false-reading =
    Aucun livret ne dit ce qui se passe alors. Dans Fourfold, une fausse
    annonce est refusée, on vous dit pourquoi, et elle est notée dans la
    feuille de partie. Rien d’autre ne change.
rules-quarto-false-three =
    Après trois annonces refusées dans un même tour, vous ne pouvez plus
    annoncer pendant ce tour.
rules-quarto-false-option =
    On peut convenir avant la partie qu’une fausse annonce perd. Alors, la
    première fait perdre la partie aussitôt.
rules-quarto-referee =
    Aucun livret n’a d’arbitre ; Fourfold en propose un à qui le souhaite.
    La table voit alors tous les alignements : qui en complète un gagne
    aussitôt, et aucun alignement n’est jamais oublié.
rules-quarto-referee-calls = Avec arbitre, annoncer n’est pas permis, car ce n’est pas nécessaire.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win = Quelqu’un annonce un alignement valable : ce joueur gagne.
rules-quarto-end-draw = Les seize pièces sont placées et personne n’a gagné : il y a égalité.
rules-quarto-end-reading =
    Après la seizième pièce, il n’y a plus rien à donner. Qui l’a placée
    peut annoncer ou renoncer. Puis l’adversaire, comme s’il venait de
    recevoir une pièce, peut annoncer tout alignement encore valable, ou
    renoncer. Alors seulement, il y a égalité.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Pour débuter en douceur, convenez avant la partie que seuls un, deux ou
    trois des quatre caractères comptent.
rules-quarto-beginners-example =
    Par exemple, seule la couleur compte : quatre pièces d’une même couleur
    font un alignement, et rien d’autre n’en fait.
rules-quarto-beginners-reading =
    Dans Fourfold, on peut choisir plus finement : n’importe lesquelles des
    huit valeurs peuvent compter, une au moins. Quatre pièces qui partagent
    une valeur qui compte font un alignement. Le plus souvent, on choisit
    des caractères entiers.
rules-danish-beginners =
    Pour débuter en douceur, convenez avant la partie des aspects qui
    comptent, autant que vous voulez.
rules-danish-beginners-example =
    Par exemple, seules les foncées comptent : quatre pièces foncées font un
    alignement, quelle que soit leur forme, mais pas quatre claires.
rules-danish-beginners-reading =
    Nous le lisons ainsi : n’importe lesquelles des huit valeurs peuvent
    compter, une au moins. Quatre pièces qui partagent une valeur qui compte
    font un alignement. Le plus souvent, on choisit des caractères entiers.
rules-quarto-advanced =
    Les carrés comptent aussi : quatre pièces qui remplissent 2×2 cases
    voisines et partagent une valeur comptent comme un alignement. Cela fait
    9 endroits de plus, 19 en tout.
rules-danish-advanced =
    Pour joueurs entraînés, il y a deux options. Prenez l’une, l’autre ou
    les deux.
rules-danish-advanced-free =
    Couleurs libres : personne n’a de couleur, et l’on peut donner n’importe
    quelle pièce qui reste.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = On joue à deux, l’un contre l’autre.
rules-quarto-players-reading =
    Dans Fourfold, on peut aussi jouer cette édition en équipes ou à tour de
    rôle. La page de l’édition danoise dit comment.
rules-danish-players =
    On joue à deux, ou deux contre deux, ou en deux équipes de n’importe
    quelle taille.
rules-danish-players-round =
    On peut aussi jouer à tour de rôle : d’autres attendent alors de
    s’asseoir et de jouer.
rules-danish-teams-order =
    Le livret ne dit pas comment joue une équipe. Dans Fourfold, les
    partenaires alternent, et le tour d’une personne, c’est placer et
    donner. La première personne de l’équipe A donne la première pièce ;
    puis viennent la première de l’équipe B, la deuxième de l’équipe A, la
    deuxième de l’équipe B, et ainsi de suite.
rules-danish-teams-call =
    Seule la personne dont c’est le tour peut annoncer. Après la seizième
    pièce, le dernier mot revient à la personne suivante de l’autre équipe.
    Une équipe gagne ou perd tout entière.
rules-danish-round-reading =
    À tour de rôle, on attend dans une file. Après une partie, la place du
    perdant passe au suivant de la file ; après une égalité, c’est le joueur
    assis depuis le plus longtemps qui part.
rules-quarto-time =
    Une partie dure de 10 à 20 minutes. En tournoi, on peut limiter chaque
    coup à une minute.
rules-danish-time =
    Une partie dure de 5 à 20 minutes. Le livret ne limite pas le temps d’un
    coup, mais dans Fourfold on peut ici aussi donner une minute à chaque
    coup.
rules-quarto-time-move =
    Un coup, c’est placer et donner, et la toute première pièce donnée a
    aussi sa minute. On peut aussi choisir un temps plus long ou plus court,
    ou pas de pendule du tout.
rules-quarto-time-calls =
    L’annonce fait partie de la même minute, et une fausse annonce ne la
    relance pas. Qui dépasse son temps perd.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Dans Fourfold, tout cela se mélange librement, dans toutes les
    éditions : par exemple carrés, couleurs attitrées, deux caractères
    seulement et arbitre.
rules-quarto-combining-not =
    Seuls les contraires ne vont pas ensemble : les couleurs sont attitrées
    ou libres, et là où veille un arbitre, aucune fausse annonce ne peut
    faire perdre.
rules-editions-same = Il y a trois éditions. Ce qui n’est pas cité ici est pareil dans toutes.
rules-editions-pieces =
    Pièces : les éditions classique et danoise ont des pièces en bois, la
    troisième des champignons. La règle ne regarde que les quatre
    caractères, jamais la série de pièces employée.
rules-editions-colours =
    Couleurs : dans l’édition danoise, chacun a une couleur et ne reçoit que
    des pièces de celle-ci. Dans les deux autres, on peut donner n’importe
    quelle pièce qui reste.
rules-editions-overlooked =
    Alignements oubliés : dans les éditions classique et champignons, un
    alignement est mort dès que celui qui a reçu place sans annoncer. Dans
    l’édition danoise, il reste valable jusqu’à ce que les deux joueurs
    aient placé chacun une pièce.
rules-editions-showing =
    Montrer : les livrets classique et champignons demandent de montrer
    l’alignement, le danois seulement de dire le mot.
rules-editions-beginners =
    Débutants : dans les éditions classique et champignons, un, deux ou
    trois caractères comptent ; dans la danoise, les aspects que l’on veut.
rules-editions-advanced =
    Joueurs avertis : les carrés dans les trois éditions ; dans la danoise,
    aussi les couleurs libres.
rules-editions-players = Joueurs : seul le livret danois parle d’équipes et de jeu à tour de rôle.
rules-editions-time =
    Temps : de 10 à 20 minutes par partie et, en tournoi, une minute par
    coup ; dans l’édition danoise, de 5 à 20 minutes et pas de limite par
    coup.

## Both games: at the table

rules-table = Les livrets n’en disent rien. Ce sont les règles de Fourfold.
rules-table-resign = Vous pouvez abandonner. L’autre camp gagne alors.
rules-table-draw =
    Vous pouvez proposer l’égalité. La proposition tient jusqu’au coup
    suivant, et tous les autres doivent l’accepter.
rules-table-back = On ne peut reprendre un coup que si tout le monde est d’accord.
rules-table-leave =
    À deux, qui abandonne ou dépasse son temps perd. À trois ou quatre, ce
    joueur quitte la partie : ses cartes restent cachées, ses tours sont
    passés, et le dernier qui reste gagne.
rules-table-back-cards =
    On ne peut reprendre un coup que si tout le monde est d’accord, et
    jamais au-delà d’une carte montrée ou réalisée.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box = Quartino se joue de 2 à 4, de 7 à 99 ans. Une partie dure environ 20 minutes.
rules-quartino-box-board =
    Un plateau : une roue de neuf cases, une au centre et huit autour, au
    bord.
rules-quartino-box-tokens = 28 jetons : sept jaunes, sept bleus, sept verts et sept roses.
rules-quartino-box-cards = 24 cartes, et 4 chevalets pour les tenir debout.
rules-quartino-box-reading =
    Les livrets donnent les nombres. La roue et le nom des couleurs viennent
    d’images et de critiques du jeu.
rules-quartino-cards =
    Une carte montre un quart de la roue : le centre et trois cases voisines
    du bord, chacune avec sa couleur.
rules-quartino-cards-deck =
    C’est notre lecture, d’après des images. On peut mettre quatre couleurs
    sur quatre cases d’exactement 24 façons, et il y a 24 cartes : chaque
    façon existe donc une fois. On peut aussi charger un autre paquet.
rules-quartino-cards-turn =
    Une carte convient partout autour de la roue : on peut la tourner dans
    huit directions. Mais pas de miroir : les trois couleurs du bord doivent
    se suivre dans le sens des aiguilles d’une montre, comme sur la carte.
rules-quartino-aim =
    Réalisez vos quatre cartes avant les autres. Pour réaliser une carte, il
    faut que ses couleurs soient sur la roue comme la carte les montre.
rules-quartino-aim-others =
    Tout le monde construit sur la même roue. Les jetons des autres peuvent
    vous aider ou ruiner vos plans.
rules-quartino-setup-board =
    Posez le plateau au milieu et les jetons à côté, triés par couleur.
    C’est la réserve, que tout le monde voit.
rules-quartino-setup-cards =
    Mélangez les cartes. Chacun prend un chevalet, pioche quatre cartes en
    secret et les y pose de façon que personne d’autre ne les voie.
rules-quartino-setup-rest = Les autres cartes restent hors du jeu, et personne ne les regarde.
rules-quartino-setup-first =
    Le plus jeune commence. On continue dans le sens des aiguilles d’une
    montre.
rules-quartino-setup-reading =
    Dans Fourfold, la table dit qui est le plus jeune ; sinon, on tire au
    sort.
rules-quartino-players = On joue à deux, trois ou quatre, chacun pour soi.
rules-quartino-players-cards =
    Chacun a quatre cartes, quel que soit le nombre de joueurs. Il reste
    donc 16 cartes hors du jeu à deux, 12 à trois et 8 à quatre.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Un tour a trois étapes, toujours dans cet ordre.
rules-quartino-turn-check =
    Vérifiez s’il y a sur le plateau une situation « 4 couleurs » ou
    « colonne ».
rules-quartino-turn-place = Placez un jeton, ou davantage si vous avez dit une situation.
rules-quartino-turn-make = Faites des Quartinos, si vous en voyez. Puis votre tour est fini.
rules-quartino-placing =
    Prenez dans la réserve un jeton de n’importe quelle couleur et placez-le
    sur n’importe quelle case de la roue.
rules-quartino-placing-column =
    La case peut être vide, ou porter déjà des jetons : le vôtre va alors
    dessus. Des jetons l’un sur l’autre forment une colonne.
rules-quartino-placing-gone = On ne peut pas choisir une couleur dont la réserve n’a plus de jeton.

## Quartino: making cards (T6)

rules-quartino-make = Seul le jeton du dessus de chaque case compte, peu importe qui l’a placé.
rules-quartino-make-call =
    Quand vous pensez qu’une de vos cartes est sur la roue, dites
    « Quartino » et montrez la carte et les quatre cases. Si c’est juste,
    voici la suite :
rules-quartino-make-card = La carte quitte votre chevalet : elle est réalisée.
rules-quartino-make-tokens =
    Ses quatre jetons du dessus retournent à la réserve. Ceux d’en dessous
    sont maintenant visibles.
rules-quartino-make-place = Vous devez prendre un jeton et le placer où vous voulez.
rules-quartino-make-again =
    Si vous voyez alors une autre de vos cartes, vous pouvez annoncer de
    nouveau, et ainsi de suite.
rules-quartino-make-reading =
    Vous ne pouvez annoncer qu’après avoir placé et vidé tout ce que vous
    devez dans votre tour.
rules-quartino-wrong =
    Si votre carte n’est pas sur les quatre cases que vous montrez, elle
    revient sur votre chevalet, et votre tour est fini.
rules-quartino-wrong-seen =
    Les autres ont vu cette carte. À partir de là, tout le monde peut la
    connaître.
rules-quartino-wrong-reading =
    Vous ne pouvez pas montrer une carte que vous n’avez pas. Ce n’est pas
    permis, et votre tour continue.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Si, au début de votre tour, au moins quatre jetons d’une même couleur
    sont sur le plateau, c’est la situation « 4 couleurs ». Les jetons
    cachés dans les colonnes comptent aussi.
rules-quartino-four-say =
    Si vous le remarquez, dites « 4 couleurs ». Vous devez alors placer un
    jeton de plus : deux au lieu d’un.
rules-quartino-four-reading =
    Elle ne compte qu’une fois par tour, même si plusieurs couleurs ont au
    moins quatre jetons.
rules-quartino-column =
    Si, au début de votre tour, une colonne a au moins quatre jetons, c’est
    la situation « colonne ». Peu importent leurs couleurs.
rules-quartino-column-say =
    Si vous le remarquez, dites « colonne » et montrez-la. Remettez d’abord
    toute la colonne dans la réserve. Vous devez ensuite placer un jeton de
    plus : deux au lieu d’un.
rules-quartino-column-reading =
    Une seule colonne compte par tour, même s’il y en a plusieurs. À vous de
    choisir laquelle.
rules-quartino-both =
    Si vous remarquez les deux, dites les deux. Vous devez placer trois
    jetons et vider la colonne, dans l’ordre que vous voulez.
rules-quartino-both-last =
    Vous pouvez même vider en dernier. Un jeton mis avant sur cette colonne
    repart avec elle.
rules-quartino-both-start =
    Seul compte le début de votre tour : ce que vous faites pendant le tour
    ne crée pas de situation et n’en retire pas.
rules-quartino-both-wait =
    Vous ne pouvez annoncer « Quartino » ou finir votre tour que quand tout
    cela est fait.
rules-quartino-noticing =
    Situations et Quartinos ne comptent que si vous les dites. Si vous ne
    dites rien, vous placez simplement un jeton ; il n’y a pas de punition.
rules-quartino-noticing-silence = Rien à la table ne vous dit ce que vous pourriez dire ou annoncer.
rules-quartino-noticing-wrong =
    Si vous dites une situation qui n’est pas là, c’est refusé, on vous dit
    pourquoi, et rien d’autre ne change.
rules-quartino-noticing-once =
    Chaque situation peut se dire une fois par tour, avant de placer le
    premier jeton.
rules-quartino-referee =
    Aucun livret n’a d’arbitre ; Fourfold en propose un à qui le souhaite.
    Alors personne ne dit de situation : les jetons de plus et une colonne à
    vider viennent d’eux-mêmes, et c’est obligatoire.
rules-quartino-referee-call =
    Annoncer « Quartino » reste votre choix, et si c’est possible, un indice
    n’apparaît que pour vous. Une annonce fausse est refusée et votre tour
    continue, mais les autres ont vu la carte.
rules-quartino-first-games =
    Pour apprendre le jeu, laissez de côté les situations « 4 couleurs » et
    « colonne ». À chaque tour, vous placez alors un seul jeton et faites
    des Quartinos si vous en voyez.
rules-quartino-first-games-name =
    Dans Fourfold, cette règle s’appelle « Quartino, premières parties ».

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Qui retire la dernière carte de son chevalet gagne aussitôt. Les quatre
    jetons restent où ils sont, et l’on ne place plus rien.
rules-quartino-long =
    Les cartes se réalisent une à une : deux joueurs ne finissent donc
    jamais ensemble. Les livrets ne disent pas ce qui arrive quand la
    réserve est vide ou quand une partie n’en finit pas.
rules-quartino-long-empty =
    On ne saute le placement que si la réserve est vide et qu’on n’a pas de
    colonne à vider. On peut alors annoncer ou finir son tour.
rules-quartino-long-skipped =
    Si rien n’est placé, vidé ni annoncé pendant un tour de table complet,
    il y a égalité.
rules-quartino-long-repeated =
    Il y a aussi égalité si le même plateau, avec les mêmes colonnes et le
    même joueur sur le point de commencer, se présente pour la troisième
    fois sans carte réalisée entre-temps.
rules-quartino-long-limit =
    Après 200 tours, tous joueurs confondus, ou un autre nombre que vous
    choisissez, la partie s’arrête. Qui a réalisé le plus de cartes gagne ;
    les ex æquo gagnent ensemble.
rules-quartino-secrets = Voici tout ce que vous pouvez voir, à tout moment :
rules-quartino-secrets-board = Le plateau et la réserve.
rules-quartino-secrets-own = Vos propres cartes.
rules-quartino-secrets-made = Les cartes que chacun a réalisées.
rules-quartino-secrets-shown = Les cartes montrées dans des annonces fausses.
rules-quartino-secrets-left = Combien de cartes il reste à chacun des autres.
rules-quartino-secrets-rest = Les cartes non distribuées restent secrètes jusqu’à la fin.

## Quartino: the two printings

rules-quartino-printings =
    Nous connaissons le livret en deux versions, tchèque et italienne. Elles
    décrivent le même jeu, avec les mêmes étapes et les mêmes nombres, et ne
    diffèrent que par des détails.
rules-quartino-printings-check =
    Qui vérifie une annonce : dans la version tchèque tous les autres, dans
    l’italienne un autre joueur. Dans Fourfold, c’est la table.
rules-quartino-printings-must =
    Les jetons de plus : la version italienne dit qu’on doit les placer, la
    tchèque seulement qu’on les place. Dans Fourfold, c’est obligatoire.
rules-quartino-printings-end =
    La fin : selon la version tchèque, le premier qui a réalisé toutes ses
    cartes gagne ; selon l’italienne, celui qui retire la dernière carte de
    son chevalet. C’est le même moment.

## What the figures show

rules-figure-classic-pieces =
    Les seize pièces : huit claires et huit foncées. Dans chaque couleur,
    chaque mélange de haute ou basse, ronde ou carrée, pleine ou creuse
    existe une fois.
rules-figure-mushrooms-pieces =
    Les seize champignons : huit rouges et huit bleus. Dans chaque couleur,
    chaque mélange de grand ou petit, pointu ou plat, avec ou sans pois
    existe une fois.
rules-figure-classic-turn =
    Trois pièces sont sur le plateau. La suivante, foncée, basse, carrée et
    creuse, vient d’être donnée et doit être placée.
rules-figure-mushrooms-turn =
    Trois champignons sont sur le plateau. Le suivant, bleu, petit, plat et
    sans pois, vient d’être donné et doit être placé.
rules-figure-classic-line =
    Un alignement : la deuxième rangée en partant du bas est pleine. Ses
    pièces sont claires et foncées, hautes et basses, rondes et carrées,
    mais toutes les quatre sont creuses.
rules-figure-mushrooms-line =
    Un alignement : la deuxième rangée en partant du bas est pleine. Ses
    champignons sont rouges et bleus, grands et petits, pointus et plats,
    mais tous les quatre sont sans pois.
rules-figure-classic-receiver =
    L’alignement de quatre pièces creuses n’a pas été annoncé, et la pièce
    suivante est donnée. Avant de la placer, celui qui l’a reçue peut
    annoncer l’alignement.
rules-figure-mushrooms-receiver =
    L’alignement de quatre champignons sans pois n’a pas été annoncé, et le
    champignon suivant est donné. Avant de le placer, celui qui l’a reçu
    peut annoncer l’alignement.
rules-figure-classic-square =
    Quatre pièces basses remplissent le carré de 2×2 cases au milieu du
    plateau.
rules-figure-mushrooms-square =
    Quatre petits champignons remplissent le carré de 2×2 cases au milieu du
    plateau.
rules-figure-wheel = La roue vide : une case au centre, huit au bord.
rules-figure-card =
    Une carte : jaune au centre et, au bord, dans le sens des aiguilles
    d’une montre, bleu, vert et rose.
rules-figure-column-placed =
    Six jetons sur la roue. Sur une case du bord, un jeton bleu est posé sur
    un jaune : une colonne de deux.
rules-figure-quartino =
    La carte avec jaune au centre et bleu, vert et rose au bord est sur la
    roue. Deux de ses jetons sont posés sur d’autres ; seuls ceux du dessus
    comptent.
rules-figure-four-colours =
    Quatre jetons bleus sont sur la roue. L’un d’eux est caché sous un jeton
    jaune.
rules-figure-column =
    Une case du bord porte une colonne de quatre jetons : rose tout en bas,
    puis bleu, vert et jaune.

## Credits

rules-quarto-credits = Quarto est un jeu de Blaise Müller, édité par Gigamic.
rules-quartino-credits = Quartino est un jeu de Petr Doubek (Loris Games), édité par Djeco.
rules-credits-independent =
    Fourfold est un projet indépendant, sans lien avec les auteurs ni
    les éditeurs et sans leur approbation. Les règles sont racontées ici
    avec nos propres mots.
