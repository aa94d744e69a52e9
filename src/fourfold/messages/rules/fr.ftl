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
rules-heading-overlooked = Un alignement manqué
rules-heading-false-call = Une fausse annonce
rules-heading-referee = Avec arbitre
rules-heading-end = La fin de la partie
rules-heading-beginners = Pour enfants et joueurs débutants
rules-heading-advanced = Pour joueurs avertis
rules-heading-players = Les joueurs
rules-heading-time = Le temps
rules-heading-combining = Combiner les règles
rules-heading-table = Abandon, égalité et reprise d’un coup
rules-heading-editions = Ce qui change d’une édition à l’autre
rules-heading-cards = Les cartes
rules-heading-placing = Placer un jeton
rules-heading-make = Faire un Quartino
rules-heading-wrong = Une fausse annonce
rules-heading-four-colours = La situation « 4 d’une couleur »
rules-heading-column = La situation « colonne »
rules-heading-both = Les deux situations à la fois
rules-heading-noticing = Remarquer les situations
rules-heading-long = Réserve vide, parties longues et ex æquo
rules-heading-first-games = Vos premières parties
rules-heading-secrets = Ce que vous voyez et ce qui est secret
rules-heading-printings = Ce qui change d’un livret à l’autre
rules-heading-credits = Auteurs et éditeurs

## Quarto: board and pieces (Q1)

rules-quarto-box = Un plateau de 16 cases, quatre sur quatre, et 16 pièces.
rules-quarto-box-traits =
    Chaque pièce a quatre caractères, et chaque caractère a deux valeurs. Chaque
    combinaison existe une seule fois : il n’y a donc pas deux pièces pareilles.
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
    Complétez un alignement : quatre pièces à l’horizontale, à la verticale ou
    en diagonale qui se ressemblent en un point au moins. Annoncez « Quarto ! »
    à temps, et vous gagnez.
rules-quarto-aim-twist =
    La particularité : vous ne choisissez pas la pièce que vous placez. C’est
    votre adversaire qui la choisit et vous la donne.
rules-quarto-setup-pieces = Posez le plateau vide entre vous et toutes les pièces à côté.
rules-danish-setup-pieces =
    Posez le plateau vide entre vous. Rangez les pièces à côté en deux
    groupes, les claires et les foncées.
rules-quarto-setup-first =
    Tirez au sort le premier joueur. Il ne place rien : il choisit une pièce et
    la donne à l’adversaire.
rules-quarto-setup-reading = Pour la revanche, le joueur suivant commence, sans nouveau tirage au sort.
rules-danish-setup-first =
    Tirez au sort le premier joueur. Il ne place rien : il choisit une
    pièce de la couleur de l’adversaire et la lui donne.
rules-danish-colours =
    Avant que la première pièce soit donnée, les joueurs choisissent leur
    couleur : l’un a les claires, l’autre les foncées.
rules-danish-colours-give =
    Vous donnez toujours à l’adversaire une pièce de sa couleur. Chacun
    place donc les huit pièces de la sienne.
rules-danish-colours-reading =
    Le livret ne dit pas qui choisit en premier. Ici, c’est le joueur qui reçoit
    la première pièce ; s’il ne choisit pas, il a les claires.

## Quarto: a turn (Q3)

rules-quarto-turn = Un tour a trois étapes, toujours dans cet ordre.
rules-quarto-turn-place =
    Placez la pièce reçue sur une case libre. Elle y reste jusqu’à la fin de
    la partie.
rules-quarto-turn-look =
    Regardez : votre pièce a-t-elle complété un alignement ? Si oui, annoncez-le
    maintenant.
rules-quarto-turn-give =
    Donnez à l’adversaire une des pièces qui restent. C’est maintenant son tour.
rules-danish-turn-give =
    Donnez à l’adversaire une des pièces qui restent dans sa couleur. C’est
    maintenant son tour.

## Quarto: lines (Q4)

rules-quarto-lines =
    Un alignement, ce sont quatre pièces sur une même rangée, une même
    colonne ou une des deux grandes diagonales. Il y a 10 alignements
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
    Un alignement peut mêler les deux couleurs, du moment que les quatre pièces
    ont autre chose en commun.
rules-quarto-lines-several =
    Une seule pièce peut compléter plusieurs alignements à la fois. Pour gagner,
    il suffit d’en montrer un.
rules-quarto-lines-who = Peu importe qui a placé les trois autres pièces.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Compléter un alignement ne suffit pas. Vous devez annoncer « Quarto ! » et
    montrer ses quatre cases ; vous gagnez alors aussitôt.
rules-quarto-calling-placer =
    Après avoir placé votre pièce, avant de donner la suivante : vous pouvez
    annoncer un alignement que votre pièce vient de compléter.
rules-quarto-calling-receiver =
    Après avoir reçu une pièce, avant de la placer : vous pouvez annoncer un
    alignement que la dernière pièce de votre adversaire a complété et qu’il n’a
    pas annoncé.
rules-danish-calling-receiver =
    Après avoir reçu une pièce, avant de la placer : vous pouvez annoncer tout
    alignement qui compte encore. Selon notre interprétation, cela vaut aussi
    pour le vôtre, si vous l’avez manqué.
rules-quarto-calling-others =
    Les livrets disent que le premier joueur qui annonce gagne. Ici, seul le
    joueur dont c’est le tour peut annoncer. Si quelqu’un d’autre annonce,
    ou si l’on annonce après la fin, l’annonce est refusée et reste sans
    conséquence : elle ne compte pas comme une fausse annonce.
rules-quarto-calling-silence =
    Sans arbitre, rien ne vous dit qu’il y a un alignement. Le chercher fait
    partie du jeu.
rules-quarto-calling-moments = Vous pouvez annoncer à deux moments :
rules-danish-calling-reading =
    Le livret danois ne demande que le mot. Ici, on montre les quatre cases dans
    toutes les éditions.
rules-quarto-overlooked-give =
    Si vous complétez un alignement et donnez une pièce sans l’annoncer,
    votre adversaire peut l’annoncer avant de placer la pièce, et
    gagner.
rules-quarto-overlooked-dead =
    Si votre adversaire place la pièce sans annoncer, l’alignement a perdu sa
    valeur : il ne compte plus, quel que soit le caractère, et la partie
    continue.
rules-quarto-overlooked-new =
    Les livrets ne disent pas ce que deviennent les pièces. Ici, les pièces d’un
    tel alignement peuvent encore entrer dans un nouvel alignement, dans une
    autre direction.
rules-danish-overlooked =
    Un alignement que personne n’a annoncé compte jusqu’à ce que les deux
    joueurs aient placé chacun une pièce. Il a alors perdu sa valeur : il ne
    compte plus, quel que soit le caractère, et la partie continue. Un exemple :
rules-danish-overlooked-first =
    Ada complète un alignement et donne une pièce à Bo sans rien annoncer. Bo
    peut annoncer l’alignement avant de placer sa pièce.
rules-danish-overlooked-second =
    Bo place sa pièce sans annoncer et donne une pièce à Ada. Selon notre
    interprétation, Ada peut maintenant annoncer quand même son alignement,
    avant de placer sa pièce.
rules-danish-overlooked-third =
    Ada place sa pièce sans annoncer. Les deux ont maintenant placé une pièce,
    et l’alignement a perdu sa valeur.
rules-danish-overlooked-reading =
    Le livret dit qu’un alignement manqué ne compte plus « quand les
    deux joueurs ont placé chacun une pièce ». Nous comptons les pièces
    placées après celle qui a complété l’alignement. Si celle-ci
    comptait aussi, l’alignement perdrait sa valeur un tour plus tôt,
    comme dans l’édition classique.
rules-danish-overlooked-maker =
    Pour annoncer un alignement manqué, le livret ne parle que de
    l’adversaire. Ici, le joueur qui a fait l’alignement peut aussi
    l’annoncer. Entre le moment où vous placez une pièce et celui où
    vous donnez la suivante, vous ne pouvez annoncer que ce que votre
    propre pièce vient de compléter.
rules-quarto-false =
    Une annonce est fausse si les quatre cases que vous montrez ne sont pas
    un alignement que vous pouvez annoncer à ce moment :
rules-quarto-false-place =
    Les cases ne forment ni une rangée, ni une colonne, ni une grande
    diagonale (ni un carré de 2×2, si les carrés comptent).
rules-quarto-false-free = Une des cases est libre.
rules-quarto-false-share = Les quatre pièces n’ont rien en commun qui compte.
rules-quarto-false-late = L’alignement a perdu sa valeur.
rules-danish-false-late =
    L’alignement a perdu sa valeur ; ou vous venez de placer une pièce,
    et l’alignement est plus ancien : ce n’est pas cette pièce qui l’a
    complété.
rules-quarto-false-reading =
    Aucun livret ne dit ce qui se passe alors. Ici, une fausse annonce est
    refusée, on vous dit pourquoi, et elle est notée dans la feuille de
    partie. Votre tour continue.
rules-quarto-false-three =
    Après trois fausses annonces dans un même tour, vous ne pouvez plus annoncer
    pendant ce tour.
rules-quarto-false-option =
    Vous pouvez convenir avant la partie qu’un joueur qui fait une fausse
    annonce perd aussitôt.
rules-quarto-referee =
    Aucun livret ne prévoit d’arbitre, mais ici vous pouvez jouer avec un
    arbitre. Il voit tous les alignements : si vous en complétez un, vous gagnez
    aussitôt, et aucun alignement n’est jamais manqué.
rules-quarto-referee-calls = Avec un arbitre, on n’annonce pas : ce n’est pas nécessaire.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win =
    Victoire : un joueur annonce « Quarto ! » à temps et montre un
    alignement de quatre pièces qui partagent une valeur qui compte.
rules-quarto-end-draw = Égalité : les seize pièces sont placées et personne n’a gagné.
rules-quarto-end-reading =
    Après la seizième pièce, il n’y a plus rien à donner. Le joueur qui l’a
    placée peut annoncer ou renoncer. Puis l’adversaire, comme s’il venait de
    recevoir une pièce, peut annoncer tout alignement qui compte encore, ou
    renoncer. Alors seulement, il y a égalité.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Convenez avant la partie que seuls un, deux ou trois des quatre
    caractères comptent.
rules-quarto-beginners-example =
    Par exemple, si seule la couleur compte, quatre pièces d’une même couleur
    font un alignement, et rien d’autre n’en fait.
rules-quarto-beginners-reading =
    Ici, vous pouvez choisir plus finement : n’importe lesquelles des huit
    valeurs peuvent compter, une au moins. Quatre pièces qui partagent une
    valeur qui compte font un alignement. Pour qu’un caractère compte en
    entier, choisissez ses deux valeurs.
rules-danish-beginners =
    Convenez avant la partie des valeurs qui comptent, par exemple foncée ou
    haute, autant que vous voulez.
rules-danish-beginners-example =
    Par exemple, seul « foncée » compte : quatre pièces foncées font un
    alignement, quelle que soit leur forme, mais pas quatre claires.
rules-danish-beginners-reading =
    Nous comprenons ceci : n’importe lesquelles des huit valeurs peuvent
    compter, une au moins, et quatre pièces qui partagent une valeur qui
    compte font un alignement. L’exemple du livret peut aussi vouloir dire
    que seules les pièces foncées font un alignement, par tout caractère
    sauf la forme. Pour qu’un caractère compte en entier, choisissez ses
    deux valeurs.
rules-danish-beginners-free =
    Si seules les pièces foncées comptent, jouez à couleurs libres : avec
    des couleurs attitrées, les pièces claires ne pourraient former aucun
    alignement qui compte.
rules-quarto-advanced =
    Carrés : quatre pièces qui ont une valeur en commun et remplissent
    un bloc de deux cases sur deux comptent aussi comme un alignement.
    Cela fait 9 alignements de plus, 19 en tout.
rules-danish-advanced =
    Il y a deux options pour joueurs avertis. Choisissez l’une, l’autre ou les
    deux.
rules-danish-advanced-free =
    Couleurs libres : personne n’a de couleur, et l’on peut donner n’importe
    quelle pièce qui reste.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Deux joueurs, l’un contre l’autre.
rules-quarto-players-reading =
    Ici, on peut aussi jouer cette édition en équipes, et à une table le
    perdant peut céder sa place.
rules-quarto-players-more = Comment cela se passe : la page de l’édition danoise
rules-danish-players =
    Deux joueurs, deux contre deux, ou deux équipes de n’importe quelle
    taille.
rules-danish-players-round = Le livret dit que le jeu peut « tourner », sans dire comment.
rules-danish-teams-order =
    Le livret ne dit pas comment joue une équipe. Ici, les partenaires se
    relaient : à chaque tour, une personne place une pièce et donne la suivante.
    La première personne de l’équipe A donne la première pièce ; puis viennent
    la première de l’équipe B, la deuxième de l’équipe A, la deuxième de
    l’équipe B, et ainsi de suite.
rules-danish-teams-call =
    Seule la personne dont c’est le tour peut annoncer. Après la seizième pièce,
    la personne suivante de l’autre équipe a la dernière occasion d’annoncer.
    Toute l’équipe gagne ou perd.
rules-danish-round-reading =
    Ici, cela veut dire que le perdant cède sa place : d’autres peuvent
    attendre dans une file, et après chaque partie la place du perdant
    revient au premier de la file ; après une égalité, c’est le joueur
    assis depuis le plus longtemps qui cède sa place.
rules-quarto-time =
    Une partie dure de 10 à 20 minutes. En tournoi, on peut limiter chaque coup
    à une minute.
rules-danish-time =
    Une partie dure de 5 à 20 minutes. Le livret ne limite pas le temps, mais
    ici vous pouvez jouer cette édition aussi avec une pendule.
rules-quarto-time-move =
    Un coup, c’est placer une pièce et donner la suivante, et donner la
    toute première pièce est aussi un coup. Vous choisissez le temps
    dont vous disposez, ou vous jouez sans pendule.
rules-quarto-time-calls =
    L’annonce est comprise dans le même temps, et une fausse annonce ne relance
    pas la pendule. Si votre temps est écoulé, vous perdez.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Ici, tout cela se combine librement, dans toutes les éditions : par exemple
    carrés, couleurs attitrées, deux caractères seulement et arbitre.
rules-quarto-combining-colours =
    Couleurs attitrées : chaque joueur a une couleur et ne reçoit que des
    pièces de cette couleur, comme dans l’édition danoise. Couleurs libres :
    on peut donner n’importe quelle pièce qui reste.
rules-quarto-combining-not =
    Seuls les contraires s’excluent : les couleurs sont attitrées ou libres, et
    avec un arbitre personne n’annonce, on ne peut donc pas choisir la défaite
    sur fausse annonce.
rules-editions-same =
    Il y a trois éditions de Quarto. Ce qui n’est pas cité ici est
    identique dans les trois.
rules-editions-pieces =
    Pièces : les éditions classique et danoise ont des pièces en bois,
    la troisième des champignons. Cela ne change rien aux règles.
rules-editions-colours =
    Couleurs : dans l’édition danoise, chaque joueur a une couleur et ne reçoit
    que des pièces de cette couleur. Dans les deux autres, on peut donner
    n’importe quelle pièce qui reste.
rules-editions-overlooked =
    Alignements manqués : dans les éditions classique et champignons, un
    alignement perd sa valeur dès que le joueur qui a reçu la pièce la
    place sans annoncer. Dans l’édition danoise, il compte jusqu’à ce
    que les deux joueurs aient encore placé chacun une pièce après la
    création de l’alignement (notre interprétation).
rules-editions-showing =
    Montrer : les livrets classique et champignons demandent de montrer
    l’alignement, le danois seulement de dire le mot.
rules-editions-beginners =
    Enfants et joueurs débutants : dans les éditions classique et
    champignons, un, deux ou trois caractères comptent ; dans la danoise,
    les valeurs que l’on choisit, par exemple seulement foncée.
rules-editions-advanced =
    Joueurs avertis : les carrés dans les trois éditions ; dans la danoise,
    aussi les couleurs libres.
rules-editions-players =
    Joueurs : seul le livret danois parle d’équipes, et d’un jeu qui
    peut « tourner » (ici : le perdant cède sa place).
rules-editions-time =
    Temps : de 10 à 20 minutes par partie et, si l’on veut, une minute par coup
    en tournoi ; dans l’édition danoise, de 5 à 20 minutes et pas de limite par
    coup.

## Both games: at the table

rules-table = Les livrets n’en disent rien. Voici nos propres règles :
rules-table-resign = Vous pouvez abandonner. L’autre camp gagne alors.
rules-table-draw =
    Vous pouvez proposer l’égalité. Il n’y a égalité que si tous les
    autres acceptent avant le coup suivant.
rules-table-back = On ne peut reprendre un coup que si tout le monde est d’accord.
rules-table-leave =
    À deux, vous perdez si vous abandonnez ou dépassez votre temps. À trois ou
    quatre, vous quittez la partie : vos cartes restent cachées, on saute vos
    tours, et le dernier joueur qui reste gagne.
rules-table-back-cards =
    On ne peut reprendre un coup que si tout le monde est d’accord, et
    jamais au-delà d’une carte montrée ou réalisée.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box = Quartino se joue de 2 à 4 joueurs, de 7 à 99 ans. Une partie dure environ 20 minutes.
rules-quartino-box-board =
    Un plateau : une roue de neuf cases, une au centre et huit autour, au
    bord.
rules-quartino-box-tokens = 28 jetons : sept jaunes, sept bleus, sept verts et sept roses.
rules-quartino-box-cards = 24 cartes, et 4 chevalets pour les tenir debout.
rules-quartino-box-reading =
    Les livrets donnent les nombres. La roue et le nom des couleurs viennent
    d’images et de critiques du jeu.
rules-quartino-cards =
    Une carte montre un quart de la roue : le centre et trois cases voisines
    du bord, chacune avec sa couleur.
rules-quartino-cards-deck =
    Nous ne connaissons les cartes que par des images. Il y a exactement
    24 façons de mettre quatre couleurs sur quatre cases, et il y a
    24 cartes : nous supposons donc que chaque façon existe une fois. Si
    vos cartes sont différentes, une feuille de partie peut indiquer un
    autre paquet.
rules-quartino-cards-turn =
    Une carte convient partout autour du centre, dans huit positions. Mais
    pas en miroir : les trois couleurs du bord doivent se suivre dans le
    sens des aiguilles d’une montre, comme sur la carte.
rules-quartino-aim =
    Soyez le premier à réaliser vos quatre cartes. Vous réalisez une carte
    quand ses quatre couleurs sont sur le dessus dans le même ordre,
    n’importe où autour du centre, et que vous l’annoncez.
rules-quartino-aim-others =
    Tout le monde construit sur le même plateau. Les jetons des autres
    peuvent vous aider ou ruiner vos plans.
rules-quartino-setup-board =
    Posez le plateau au milieu et les jetons à côté, triés par couleur.
    C’est la réserve.
rules-quartino-setup-cards =
    Mélangez les cartes. Chacun prend un chevalet, pioche quatre cartes en
    secret et les y pose de façon que personne d’autre ne les voie.
rules-quartino-setup-rest =
    Les livrets ne parlent pas des autres cartes. Ici, elles restent hors du
    jeu, et personne ne les voit.
rules-quartino-setup-first =
    Le plus jeune commence. On joue dans le sens des aiguilles d’une montre.
rules-quartino-setup-reading =
    Ici, vous dites qui est le plus jeune ; sinon, on tire au sort.
    Pour la revanche, le joueur suivant commence, sans nouveau tirage au sort.
rules-quartino-players = Deux, trois ou quatre joueurs, chacun pour soi.
rules-quartino-players-cards =
    Chacun a quatre cartes, quel que soit le nombre de joueurs. Il reste
    donc 16 cartes hors du jeu à deux, 12 à trois et 8 à quatre.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Un tour a trois étapes, toujours dans cet ordre.
rules-quartino-turn-check =
    Vérifiez s’il y a sur le plateau une situation « 4 d’une couleur »
    ou « colonne ».
rules-quartino-turn-place =
    Placez un jeton, ou davantage si vous avez annoncé une situation.
rules-quartino-turn-make = Faites des Quartinos, si vous en voyez. Puis votre tour est fini.
rules-quartino-placing =
    Prenez dans la réserve un jeton de n’importe quelle couleur et placez-le
    sur n’importe quelle case du plateau.
rules-quartino-placing-column =
    La case peut être vide, ou vous pouvez poser votre jeton sur d’autres. Des
    jetons l’un sur l’autre forment une colonne.
rules-quartino-placing-gone =
    Vous ne pouvez pas choisir une couleur dont la réserve n’a plus de jeton.

## Quartino: making cards (T6)

rules-quartino-make = Seul le jeton du dessus de chaque case compte, peu importe qui l’a placé.
rules-quartino-make-call =
    Quand vous pensez que les jetons du dessus correspondent à une de
    vos cartes, annoncez « Quartino » et montrez la carte et les quatre
    cases. Si vous avez raison :
rules-quartino-make-card = La carte quitte votre chevalet : vous l’avez réalisée.
rules-quartino-make-tokens =
    Ses quatre jetons du dessus retournent à la réserve. Ceux d’en dessous sont
    maintenant dessus.
rules-quartino-make-place = Vous devez prendre un jeton et le placer où vous voulez.
rules-quartino-make-again =
    Si les jetons du dessus correspondent alors à une autre de vos
    cartes, vous pouvez annoncer de nouveau, et ainsi de suite.
rules-quartino-make-reading =
    Ici, vous ne pouvez annoncer qu’après avoir placé et vidé tout ce que vous
    devez dans ce tour.
rules-quartino-wrong =
    Si votre carte ne correspond pas aux quatre cases que vous montrez,
    elle revient sur votre chevalet, et votre tour est fini.
rules-quartino-wrong-seen = Les autres ont maintenant vu cette carte.
rules-quartino-wrong-reading =
    Vous ne pouvez pas montrer une carte que vous n’avez pas. Si vous
    essayez, l’annonce est refusée et votre tour continue.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Si, au début de votre tour, quatre jetons ou plus d’une même couleur
    sont sur le plateau, c’est la situation « 4 d’une couleur » (les
    livrets disent « 4 couleurs »). Les jetons cachés dans les colonnes
    comptent aussi.
rules-quartino-four-say =
    Si vous le remarquez, annoncez « 4 d’une couleur ». Vous devez alors placer un
    jeton de plus : deux au lieu d’un.
rules-quartino-four-reading =
    Elle ne compte qu’une fois par tour, même si plusieurs couleurs ont quatre
    jetons ou plus.
rules-quartino-column =
    Si, au début de votre tour, une colonne a quatre jetons ou plus, c’est la
    situation « colonne ». Peu importent leurs couleurs.
rules-quartino-column-say =
    Si vous le remarquez, annoncez « colonne » et montrez-la. Remettez d’abord
    toute la colonne dans la réserve. Vous devez ensuite placer un jeton de
    plus : deux au lieu d’un.
rules-quartino-column-reading =
    Une seule colonne compte par tour, même s’il y en a plusieurs. Vous
    choisissez laquelle.
rules-quartino-both =
    Si vous remarquez les deux, annoncez les deux. Vous devez placer trois
    jetons et vider la colonne, dans l’ordre que vous voulez.
rules-quartino-both-last =
    Vous pouvez même vider la colonne en dernier. Un jeton que vous y avez mis
    repart alors avec elle.
rules-quartino-both-start =
    Seul compte le début de votre tour : rien de ce que vous faites pendant
    votre tour ne crée une nouvelle situation ni n’en retire une.
rules-quartino-both-wait =
    Vous ne pouvez annoncer « Quartino » ou finir votre tour que quand
    tout cela est fait.
rules-quartino-noticing =
    Situations et Quartinos ne comptent que si vous les annoncez. Si
    vous n’annoncez rien, vous placez simplement un jeton ; il n’y a pas
    de pénalité.
rules-quartino-noticing-silence =
    Sans arbitre, rien ne vous dit ce que vous pourriez annoncer.
rules-quartino-noticing-wrong =
    Si vous annoncez une situation qui n’est pas là, on vous dit pourquoi, et
    rien d’autre ne change.
rules-quartino-noticing-once =
    Vous pouvez annoncer chaque situation une fois par tour, avant de placer
    votre premier jeton.
rules-quartino-referee =
    Aucun livret ne prévoit d’arbitre, mais ici vous pouvez jouer avec un
    arbitre. Alors personne n’annonce de situation : l’arbitre les voit, et vous
    devez placer les jetons supplémentaires et vider une colonne.
rules-quartino-referee-call =
    Vous choisissez toujours d’annoncer « Quartino » ou non, et vous seul
    recevez un indice quand c’est possible. Une fausse annonce est refusée et
    votre tour continue, mais les autres ont vu la carte.
rules-quartino-first-games =
    Pour apprendre le jeu, laissez de côté les situations « 4 d’une couleur » et
    « colonne ». À chaque tour, vous placez alors un jeton et faites des
    Quartinos si vous en voyez.
rules-quartino-first-games-name =
    Ici, ces règles s’appellent « Quartino, premières parties ».

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Vous gagnez dès que la dernière carte quitte votre chevalet. Ses quatre
    jetons restent sur le plateau, et on n’en place plus.
rules-quartino-long =
    Les cartes se réalisent une à une : une fin normale n’a donc qu’un
    seul vainqueur. Les livrets ne disent pas ce qui arrive quand la
    réserve est vide ou quand une partie ne finit pas.
rules-quartino-long-empty =
    Vous ne sautez le placement que si la réserve est vide et que vous n’avez
    pas de colonne à vider. Vous pouvez alors annoncer ou finir votre tour.
rules-quartino-long-skipped =
    Si rien n’est placé, vidé ni annoncé pendant un tour de table complet,
    il y a égalité.
rules-quartino-long-repeated =
    Il y a aussi égalité si la même position sur le plateau, avec les
    mêmes colonnes et le même joueur sur le point de commencer son tour,
    se présente pour la troisième fois sans carte réalisée entre-temps.
rules-quartino-long-limit =
    Après 200 tours, tous joueurs confondus, ou un autre nombre que vous
    choisissez, la partie s’arrête. Le joueur qui a réalisé le plus de cartes
    gagne ; les ex æquo se partagent la victoire.
rules-quartino-secrets = Vous voyez toujours ceci, et rien d’autre :
rules-quartino-secrets-board = Le plateau et la réserve.
rules-quartino-secrets-own = Vos propres cartes.
rules-quartino-secrets-made = Les cartes que quelqu’un a réalisées.
rules-quartino-secrets-shown = Les cartes montrées dans de fausses annonces.
rules-quartino-secrets-left = Combien de cartes il reste à chacun des autres.
rules-quartino-secrets-rest = Les cartes non distribuées restent secrètes jusqu’à la fin.

## Quartino: the two printings

rules-quartino-printings =
    Nous connaissons le livret en deux versions, tchèque et italienne. Elles
    décrivent le même jeu, avec les mêmes étapes et les mêmes nombres, et ne
    diffèrent que par des détails.
rules-quartino-printings-check =
    Vérifier une annonce : dans la version tchèque, tous les autres la
    vérifient ; dans l’italienne, un autre joueur. Ici, elle est vérifiée
    automatiquement.
rules-quartino-printings-must =
    Jetons supplémentaires : la version italienne dit que vous devez les placer, la
    tchèque seulement que vous les placez. Ici, c’est obligatoire.
rules-quartino-printings-end =
    La fin : dans la version tchèque, le premier joueur qui a réalisé toutes ses
    cartes gagne ; dans l’italienne, celui qui retire la dernière carte de son
    chevalet. C’est le même moment.

## What the figures show

rules-figure-classic-pieces =
    Les seize pièces : huit claires et huit foncées. Dans chaque couleur, chaque
    combinaison de haute ou basse, ronde ou carrée, pleine ou creuse existe une
    fois.
rules-figure-mushrooms-pieces =
    Les seize champignons : huit rouges et huit bleus. Dans chaque couleur,
    chaque combinaison de grand ou petit, pointu ou plat, avec ou sans pois
    existe une fois.
rules-figure-classic-turn =
    Il y a trois pièces sur le plateau. La suivante, foncée, basse, carrée et
    creuse, a été donnée et doit maintenant être placée.
rules-figure-mushrooms-turn =
    Il y a trois champignons sur le plateau. Le suivant, bleu, petit, plat et
    sans pois, a été donné et doit maintenant être placé.
rules-figure-classic-line =
    Un alignement : la deuxième rangée en partant du bas est complète. Ses
    pièces sont claires et foncées, hautes et basses, rondes et carrées,
    mais toutes les quatre sont creuses.
rules-figure-mushrooms-line =
    Un alignement : la deuxième rangée en partant du bas est complète. Ses
    champignons sont rouges et bleus, grands et petits, pointus et plats,
    mais tous les quatre sont sans pois.
rules-figure-classic-receiver =
    Personne n’a annoncé l’alignement de quatre pièces creuses (marqué
    ici seulement pour vous le montrer), et la pièce suivante a été
    donnée. Avant de la placer, le joueur qui l’a reçue peut annoncer
    l’alignement.
rules-figure-mushrooms-receiver =
    Personne n’a annoncé l’alignement de quatre champignons sans pois
    (marqué ici seulement pour vous le montrer), et le champignon
    suivant a été donné. Avant de le placer, le joueur qui l’a reçu peut
    annoncer l’alignement.
rules-figure-classic-square =
    Quatre pièces basses remplissent le carré de 2×2 cases au milieu du
    plateau.
rules-figure-mushrooms-square =
    Quatre petits champignons remplissent le carré de 2×2 cases au milieu du
    plateau.
rules-figure-wheel = Le plateau vide : une case au centre, huit au bord.
rules-figure-card =
    Une carte : jaune au centre et, au bord, dans le sens des aiguilles
    d’une montre, bleu, vert et rose.
rules-figure-column-placed =
    Six jetons sur le plateau. Sur la case 7, marquée, un jeton bleu est
    posé sur un jaune : une colonne de deux.
rules-figure-quartino =
    Les jetons du dessus marqués correspondent à une carte : jaune au
    centre et, dans le sens des aiguilles d’une montre, bleu, vert et
    rose sur les cases 7, 8 et 1. Deux d’entre eux sont posés sur
    d’autres ; seuls ceux du dessus comptent.
rules-figure-four-colours =
    Quatre jetons bleus sont sur les cases marquées : au centre et sur
    les cases 1, 4 et 7. Celui de la case 1 est caché sous un jeton
    jaune.
rules-figure-column =
    La case 3, marquée, porte une colonne de quatre jetons : rose tout
    en bas, puis bleu, vert et jaune.

## Credits

rules-quarto-credits = Quarto est un jeu de Blaise Müller, édité par Gigamic.
rules-quartino-credits = Quartino est un jeu de Petr Doubek (Loris Games), édité par Djeco.
rules-credits-independent =
    Fourfold est un projet indépendant, sans lien avec les auteurs ni les
    éditeurs et sans leur approbation. Les règles sont présentées ici avec nos
    propres mots.
