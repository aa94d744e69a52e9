### Fourfold: français
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: feminine (une pièce); mushrooms masculine (un champignon); tokens masculine (un jeton).
### Sentences about a piece choose by $set: mushrooms, or wood.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = français

## Traits and their values, as said of a piece

trait-colour = couleur
trait-height = hauteur
trait-shape = forme
trait-body = corps
value-light = claire
value-dark = foncée
value-tall = haute
value-short = basse
value-round = ronde
value-square = carrée
value-solid = pleine
value-hollow = creuse

## The same traits and values, as said of a mushroom

mushroom-trait-colour = couleur
mushroom-trait-height = taille
mushroom-trait-shape = chapeau
mushroom-trait-body = pois
mushroom-light = rouge
mushroom-dark = bleu
mushroom-tall = grand
mushroom-short = petit
mushroom-round = pointu
mushroom-square = plat
mushroom-solid = à pois
mushroom-hollow = sans pois

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = plateau
word-square = case
word-piece = pièce
word-trait = caractère
word-line = alignement
word-two-by-two = carré
word-call = annonce
word-quarto-call = Quarto !
word-quartino-call = Quartino !
word-give = donner
word-place = placer
word-decline = renoncer
word-beginners = joueurs débutants
word-advanced = joueurs avertis
word-team = équipe
word-going-round = le perdant cède sa place
word-draw = égalité
word-win = victoire
word-space = case
word-rim = bord
word-centre = centre
word-token = jeton
word-reserve = réserve
word-card = carte
word-rack = chevalet
word-column = colonne
word-four-colours = 4 d’une couleur
word-turn = tour
word-clockwise = dans le sens des aiguilles d’une montre
word-deck = paquet
word-player = joueur
word-seat = place

## Colours of Quartino's tokens

token-Y = jaune
token-B = bleu
token-G = vert
token-P = rose

## Rule sets

preset-classic = Classique
preset-classic-about = Pièces en bois, et vous gagnez en annonçant votre alignement à temps.
preset-mushrooms = Champignons
preset-mushrooms-about = La règle classique avec des champignons : rouges ou bleus, grands ou petits, pointus ou plats, avec ou sans pois.
preset-danish = Édition danoise
preset-danish-about = Chacun ne reçoit que des pièces de sa couleur, et un alignement manqué peut s’annoncer un peu plus longtemps (notre interprétation).
preset-quartino = Quartino
preset-quartino-about = Placez des jetons de couleur sur le plateau. Le premier à réaliser ses quatre cartes gagne.
preset-quartino-first = Quartino, premières parties
preset-quartino-first-about = Quartino sans les situations « 4 d’une couleur » et « colonne ».

## Options: $number is a whole number

option-squares = Carrés
    .about = Quatre pièces en carré (2×2) comptent comme un alignement.
option-traits = Caractères choisis
    .about = Seuls les caractères que vous choisissez comptent pour un alignement.
option-values = Valeurs choisies
    .about = Seules les valeurs que vous choisissez comptent pour un alignement, par exemple foncée et basse.
option-owned = Couleurs attitrées
    .about = Chacun ne reçoit que des pièces de sa couleur. Le premier à en recevoir une a les claires.
option-owned-dark = Couleurs attitrées, foncé d’abord
    .about = Chacun ne reçoit que des pièces de sa couleur. Le premier à en recevoir une a les foncées.
option-free = Couleurs libres
    .about = On peut donner n’importe quelle pièce restante, quelle que soit sa couleur.
option-players = À vous d’ouvrir l’œil
    .about = { $game ->
        [quartino] Comme dans le livret : situations et Quartinos ne comptent que si vous les remarquez et les annoncez. Une fausse annonce de Quartino montre votre carte à tous et met fin à votre tour.
        [quartino-first] Comme dans le livret : un Quartino ne compte que si vous le remarquez et l’annoncez. Une fausse annonce de Quartino montre votre carte à tous et met fin à votre tour.
       *[quarto] Comme dans les livrets : un alignement ne compte que si vous le remarquez et l’annoncez.
    }
option-referee = Avec arbitre
    .about = { $game ->
        [quartino] L’arbitre voit tout et vous dit quand placer des jetons de plus ou vider une colonne. Une fausse annonce de Quartino montre votre carte à tous, mais votre tour continue.
        [quartino-first] L’arbitre voit tous les Quartinos. Une fausse annonce de Quartino montre votre carte à tous, mais votre tour continue.
       *[quarto] L’arbitre voit tous les alignements : en compléter un, c’est gagner aussitôt.
    }
option-lose-on-false-call = Défaite sur fausse annonce
    .about = Vous perdez la partie si vous annoncez « Quarto ! » et que les quatre cases que vous montrez ne sont pas un alignement que vous pouvez annoncer à ce moment.
option-turn = { $number ->
        [one] { $number } seconde par tour
       *[other] { $number } secondes par tour
    }
    .about = Terminez chaque tour à temps, sinon vous perdez.
option-turns = { $number ->
        [one] { $number } tour au plus
       *[other] { $number } tours au plus
    }
    .about = Après ce nombre de tours, tous joueurs confondus, le joueur qui a réalisé le plus de cartes gagne. Les ex æquo se partagent la victoire.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Égalité
outcome-won = { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
reason-call = Quarto annoncé
reason-line = alignement complété
reason-false-call = fausse annonce du camp adverse
reason-full-board = les seize pièces sont placées
reason-resign = par abandon
reason-time = temps écoulé
reason-abandoned = un joueur a quitté la partie
reason-agreement = d’un commun accord
reason-cards = toutes les cartes réalisées
reason-repetition = même position pour la troisième fois
reason-skipped = un tour de table sans rien à jouer
reason-turn-limit = limite de tours atteinte

## Quarto in the rules page

rules-quarto-intro =
    Le Quarto, un jeu de Blaise Müller édité par Gigamic, se joue à deux ou en
    deux équipes. Les seize pièces sont à tout le monde, et c’est votre
    adversaire qui choisit celle que vous devez placer. Une partie dure de 10 à
    20 minutes (de 5 à 20 dans l’édition danoise).
quarto-in-short =
    Choisissez une pièce et donnez-la à votre adversaire, qui la place
    sur une case libre puis vous en donne une.

    Quatre pièces sur une rangée, une colonne ou une grande diagonale
    qui se ressemblent en un point (toutes hautes, par exemple, ou
    toutes creuses) font un alignement.

    Si vous complétez un alignement, annoncez « Quarto ! » avant de
    donner la pièce suivante : vous gagnez.

    Si votre adversaire manque un alignement, annoncez-le avant de
    placer votre pièce : vous gagnez.

    Si toutes les pièces sont placées sans vainqueur, il y a égalité.

rule-q1-title = Plateau et pièces
rule-q1-text =
    Le Quarto se joue sur un plateau de 4×4 cases avec 16 pièces : une pour
    chaque combinaison de quatre caractères à deux valeurs. Les pièces
    classiques, en bois, sont claires ou foncées, hautes ou basses, rondes ou
    carrées, pleines ou creuses ; les champignons sont, dans le même ordre,
    rouges ou bleus, grands ou petits, à chapeau pointu ou plat, avec ou sans
    pois jaunes. Seuls les quatre caractères importent pour la règle, pas les
    pièces que vous utilisez. Au départ, les pièces sont à côté du plateau ;
    dans l’édition danoise, elles forment deux groupes, les claires et les
    foncées.
rule-q2-title = Qui commence
rule-q2-text =
    Le premier joueur est tiré au sort. Il ne place rien : il choisit une
    pièce et la donne à l’adversaire. Pour la revanche, le joueur suivant
    commence, sans nouveau tirage au sort (notre interprétation).
rule-q3-title = Un tour
rule-q3-text =
    Placez la pièce reçue sur une case libre. Donnez ensuite à votre
    adversaire une des pièces qui restent.
rule-q4-title = Alignements
rule-q4-text =
    Un alignement, ce sont quatre pièces sur une rangée, une colonne ou une
    des deux grandes diagonales (10 possibilités en tout) qui ont en commun
    au moins une valeur qui compte : quatre hautes, par exemple, ou quatre
    creuses. Elles peuvent en partager plusieurs, et une même pièce peut
    compléter plusieurs alignements à la fois. Peu importe qui a placé les
    trois autres.
rule-q5-title = Annoncer Quarto
rule-q5-text =
    Quand c’est aux joueurs d’ouvrir l’œil, compléter un alignement ne
    suffit pas : pour gagner, il faut annoncer « Quarto ! » et montrer
    l’alignement, et rien à l’écran ne trahit qu’il y en a un. Seul le
    joueur dont c’est le tour peut annoncer (notre interprétation ; les
    livrets disent que le premier qui annonce gagne). Venue d’un autre, ou
    après la fin, une annonce est refusée, mais elle ne compte pas comme une
    fausse annonce. Après avoir placé votre pièce et avant de donner la
    suivante, vous pouvez annoncer un alignement que votre pièce a complété,
    et vous gagnez. Si vous donnez une pièce sans annoncer, seul celui qui
    la reçoit peut annoncer cet alignement, et seulement avant de la
    placer : c’est alors lui qui gagne. S’il place la pièce sans annoncer,
    l’alignement perd sa valeur pour le reste de la partie, quel que soit le
    caractère (classique et champignons). Dans l’édition danoise, un
    alignement perd sa valeur quand les deux joueurs ont placé chacun une
    pièce. Nous comptons les pièces placées après la création de
    l’alignement, et jusque-là tout joueur qui vient de recevoir une pièce
    peut l’annoncer, même celui qui l’a fait (notre interprétation ; le
    livret peut aussi se lire comme la règle classique, et ne parle que de
    l’adversaire). Après la seizième pièce, on ne donne plus rien : celui
    qui l’a placée peut annoncer ou renoncer, puis l’adversaire peut
    annoncer tout alignement encore valable ou renoncer, et alors il y a
    égalité (notre interprétation). Une annonce est fausse si les cases
    montrées ne forment pas un alignement, n’ont rien en commun qui compte,
    ou forment un alignement qui ne compte plus. Une fausse annonce est
    refusée, on vous dit pourquoi, elle est notée dans la feuille de partie
    et ne change rien d’autre, mais après trois fausses annonces dans un
    même tour vous ne pouvez plus annoncer pendant ce tour. Si vous en
    convenez avant la partie, une fausse annonce vous fait au contraire
    perdre (notre interprétation).
rule-q6-title = Avec arbitre
rule-q6-text =
    L’arbitre voit tous les alignements : si vous en complétez un, vous gagnez
    aussitôt. Personne n’a besoin d’annoncer, ce n’est donc pas permis.
rule-q7-title = Égalité
rule-q7-text =
    Si les seize pièces sont placées et que personne n’a gagné, il y a
    égalité.
rule-q8-title = Enfants et joueurs débutants
rule-q8-text =
    Pour débuter, ne faites compter qu’un, deux ou trois des quatre
    caractères, comme le proposent les règles française et néerlandaise. La
    règle danoise laisse choisir les valeurs qui comptent, par exemple
    « seulement les pièces foncées, quelle que soit leur forme ». N’importe
    lesquelles des huit valeurs peuvent donc compter, une au moins, et
    quatre pièces qui en partagent une font un alignement (notre
    interprétation ; l’exemple peut aussi vouloir dire que seules les pièces
    foncées comptent, par tout caractère sauf la forme). Pour qu’un
    caractère compte en entier, choisissez ses deux valeurs. Si seules les
    pièces foncées comptent, jouez à couleurs libres : avec des couleurs
    attitrées, les pièces claires ne pourraient former aucun alignement qui
    compte (notre interprétation).
rule-q9-title = Joueurs avertis
rule-q9-text =
    Quatre pièces en carré, sur 2×2 cases voisines, comptent comme un
    alignement. Cela fait 9 alignements de plus, 19 en tout. Dans
    l’édition danoise, les carrés et les couleurs libres sont deux
    options distinctes pour joueurs avertis.
rule-q10-title = Couleurs attitrées
rule-q10-text =
    Dans l’édition danoise, chaque joueur a une couleur et l’on donne
    toujours à l’adversaire une pièce de la sienne : chacun place donc les
    huit pièces de sa couleur. Un alignement peut mêler les deux couleurs
    s’il partage une autre valeur qui compte. Le joueur qui reçoit la
    première pièce choisit sa couleur ; s’il ne choisit pas, il a les
    claires (notre interprétation). Les joueurs avertis jouent avec les
    couleurs libres : on peut donner n’importe quelle pièce qui reste.
rule-q11-title = Joueurs et équipes
rule-q11-text =
    On joue à deux ; l’édition danoise ajoute deux contre deux, ou deux
    équipes de n’importe quelle taille. Les partenaires se relaient : à
    chaque tour de l’équipe, une personne place une pièce et donne la
    suivante ; A1 donne la première pièce, puis jouent B1, A2, B2 et
    ainsi de suite (notre interprétation). Seule la personne dont c’est
    le tour peut annoncer, après la seizième pièce la personne suivante
    de l’autre équipe a la dernière occasion d’annoncer, et toute
    l’équipe gagne ou perd (notre interprétation). Le livret danois dit
    aussi que le jeu peut « tourner » : ici, on attend dans une file, et
    après chaque partie la place du perdant revient au suivant ; après
    une égalité, c’est le joueur assis depuis le plus longtemps qui cède
    sa place (notre interprétation).
rule-q12-title = Temps
rule-q12-text =
    En tournoi, on peut accorder à chaque joueur une minute par coup ; sans
    limite de temps, il n’y a pas de pendule. Un coup, c’est placer une pièce et
    donner la suivante, et la toute première pièce donnée a aussi sa minute
    (notre interprétation). Les annonces se font dans cette minute, une fausse
    annonce ne la relance pas, et si votre temps est écoulé vous perdez (notre
    interprétation).
rule-q13-title = Combiner les règles
rule-q13-text =
    Toutes ces options se combinent librement : par exemple carrés, couleurs
    attitrées, deux caractères seulement et arbitre. Les règles toutes faites
    sont Classique, Champignons et Édition danoise ; chacune a des options pour
    joueurs débutants et pour joueurs avertis.

## Quartino in the rules page

rules-quartino-intro =
    Quartino, un jeu de Petr Doubek (Loris Games) édité par Djeco, se joue de
    deux à quatre joueurs, de 7 à 99 ans. Jeton après jeton, tout le monde
    construit sur le même plateau, et chacun a des cartes secrètes à réaliser.
    Les jetons des autres peuvent vous aider ou ruiner vos plans. Une partie
    dure environ 20 minutes.
quartino-in-short =
    Piochez quatre cartes et gardez-les secrètes. Une carte demande quatre
    couleurs : une au centre et trois côte à côte au bord, n’importe où
    autour du centre.

    À votre tour, placez un jeton de n’importe quelle couleur sur n’importe
    quelle case, même sur d’autres jetons.

    Quand les jetons du dessus correspondent à une de vos cartes, annoncez
    « Quartino », écartez la carte, rendez ses quatre jetons et placez-en
    encore un.

    Si votre tour commence avec quatre jetons ou plus d’une même couleur sur
    le plateau, annoncez « 4 d’une couleur » et placez un jeton de plus.
    S’il commence avec une colonne de quatre jetons ou plus, annoncez
    « colonne », videz-la et placez un jeton de plus.

    Le premier à réaliser ses quatre cartes gagne.

rule-t1-title = Plateau, jetons et cartes
rule-t1-text =
    Le plateau est une roue de neuf cases : huit au bord et une au centre. Les
    28 jetons, sept de chaque couleur (jaune, bleu, vert et rose), forment une
    réserve ouverte, triée par couleur. Il y a 24 cartes et quatre chevalets.
    Les livrets donnent les nombres ; la roue et le nom des couleurs viennent
    d’images et de critiques du jeu.
rule-t2-title = Les cartes
rule-t2-text =
    Une carte est un quart de la roue : le centre et trois cases
    voisines du bord, chacune avec une couleur (notre interprétation,
    d’après des images). Les 24 cartes sont les 24 façons de mettre
    quatre couleurs au centre et sur trois cases du bord ; une feuille
    de partie peut indiquer un autre paquet (notre interprétation). Une
    carte convient dans chacune des huit orientations de la roue, jamais
    en miroir (notre interprétation).
rule-t3-title = Mise en place
rule-t3-text =
    Chaque joueur pioche quatre cartes en secret. Les autres restent hors du
    jeu, sans être vues (notre interprétation). Le plus jeune commence (vous
    dites qui c’est, sinon on tire au sort), puis on joue dans le sens des
    aiguilles d’une montre. Pour la revanche, le joueur suivant commence,
    sans nouveau tirage au sort (notre interprétation).
rule-t4-title = Un tour
rule-t4-text =
    Un tour a trois étapes : vérifier s’il y a des situations sur le
    plateau, placer un ou plusieurs jetons, puis faire des Quartinos.
rule-t5-title = Placer un jeton
rule-t5-text =
    Prenez un jeton d’une couleur qui reste dans la réserve et placez-le sur la
    case de votre choix. Elle peut être vide ou porter déjà des jetons ; le
    vôtre va alors dessus et forme une colonne.
rule-t6-title = Faire un Quartino
rule-t6-text =
    Seul le jeton du dessus de chaque case compte, peu importe qui l’a
    placé. Une fois que vous avez placé et vidé tout ce que vous devez
    dans ce tour (notre interprétation), vous pouvez annoncer
    « Quartino » en montrant une de vos cartes et les quatre cases. Vous
    ne pouvez pas montrer une carte que vous n’avez pas : si vous
    essayez, l’annonce est refusée et votre tour continue. Si c’est
    juste, la carte quitte votre chevalet et ces quatre jetons du dessus
    retournent à la réserve, ce qui découvre ceux d’en dessous. Vous
    devez alors prendre un jeton et le placer où vous voulez, puis vous
    pouvez annoncer de nouveau, et ainsi de suite. Si c’est faux, la
    carte revient sur votre chevalet et votre tour est fini ; les autres
    ont vu cette carte.
rule-t7-title = 4 d’une couleur
rule-t7-text =
    Si, au début de votre tour, quatre jetons ou plus d’une même couleur
    sont sur le plateau, même à l’intérieur des colonnes, et que vous le
    remarquez, annoncez « 4 d’une couleur » (les livrets disent « 4
    couleurs »). Vous devez alors placer un jeton de plus.
rule-t8-title = Colonne
rule-t8-text =
    Si, au début de votre tour, une colonne a quatre jetons ou plus et que vous
    le remarquez, annoncez « colonne ». Remettez toute la colonne dans la
    réserve ; vous devez ensuite placer un jeton de plus. Si « colonne » est la
    seule situation, videz d’abord la colonne et placez vos jetons ensuite. Une
    seule colonne compte par tour, même s’il y en a plusieurs, et vous
    choisissez laquelle ; « 4 d’une couleur » ne compte aussi qu’une fois par tour
    (notre interprétation).
rule-t9-title = Les deux à la fois
rule-t9-text =
    Si vous remarquez les deux situations, annoncez les deux : vous
    placez trois jetons et videz la colonne, dans l’ordre que vous
    voulez. Vous pouvez même vider la colonne en dernier ; un jeton que
    vous y avez mis repart alors avec elle. Seules comptent les
    situations du début de votre tour. Vous ne pouvez annoncer ou finir
    votre tour que quand tout cela est fait.
rule-t10-title = Remarquer
rule-t10-text =
    Quand c’est aux joueurs d’ouvrir l’œil, situations et Quartinos ne comptent
    que si vous les annoncez. En manquer un ne coûte rien, et la liste des coups
    ne les trahit jamais. Si vous annoncez une situation qui n’est pas là, on
    vous dit pourquoi et rien ne change ; chaque situation peut s’annoncer une
    fois par tour, avant que vous placiez votre premier jeton (notre
    interprétation). Avec arbitre, personne n’annonce de situation : vous devez
    placer les jetons supplémentaires et vider une colonne, et un faux Quartino est
    refusé (notre interprétation). Annoncer un Quartino reste libre avec
    arbitre, et seul le joueur qui a la carte reçoit un indice (notre
    interprétation).
rule-t11-title = Premières parties
rule-t11-text =
    Vos premières parties peuvent se jouer sans les situations « 4 d’une couleur » et
    « colonne ».
rule-t12-title = Fin de la partie
rule-t12-text =
    Vous gagnez dès que la dernière carte quitte votre chevalet. Ses quatre
    jetons restent sur le plateau.
rule-t13-title = Réserve vide et parties sans fin
rule-t13-text =
    Vous ne pouvez pas choisir une couleur dont la réserve n’a plus de
    jeton. On ne saute un placement que si la réserve est vide et qu’il
    n’y a pas de colonne à vider ; on peut alors annoncer ou finir son
    tour (notre interprétation). Après un tour de table complet sans
    rien placer, vider ni annoncer, il y a égalité (notre
    interprétation). Il y a aussi égalité quand la même position sur le
    plateau, avec les mêmes colonnes et le même joueur au début de son
    tour, se présente pour la troisième fois sans carte réalisée
    entre-temps (notre interprétation). Après 200 tours, tous joueurs
    confondus, ou un autre nombre que vous fixez, le joueur qui a
    réalisé le plus de cartes gagne, et les ex æquo se partagent la
    victoire (notre interprétation).
rule-t14-title = Ce que vous voyez et ce qui est secret
rule-t14-text =
    Vous voyez le plateau, la réserve, votre chevalet, les cartes
    réalisées, les cartes montrées dans de fausses annonces, et combien
    de cartes il reste à chacun des autres. Vous ne voyez jamais rien
    d’autre. Les cartes non distribuées restent secrètes jusqu’à la fin.

## Both games in the rules page

rule-table-title = À la table
rule-table-text =
    Au Quartino, à plus de deux, un joueur qui abandonne ou dépasse son
    temps quitte la partie : ses cartes restent cachées, on saute ses
    tours, et le dernier joueur qui reste gagne (notre interprétation).
    Dans les deux jeux, une proposition d’égalité tient jusqu’au coup
    suivant, et il n’y a égalité que si tous les autres l’acceptent
    d’ici là (notre interprétation). On ne reprend un coup que si tout
    le monde est d’accord, et jamais au-delà d’une carte montrée ou
    réalisée (notre interprétation).
not-affiliated =
    Quarto et Quartino sont des marques de leurs propriétaires. Fourfold est un
    projet indépendant, sans lien avec eux et sans leur approbation.

## What happens and what is asked

space-centre = centre
seat-bot = { $seat } ({ $bot })
event-give = { $set ->
        [mushrooms] { $who } donne un champignon ({ $piece }).
       *[wood] { $who } donne une pièce ({ $piece }).
    }
event-place = { $set ->
        [mushrooms] { $who } place un champignon en { $square } ({ $piece }).
       *[wood] { $who } place une pièce en { $square } ({ $piece }).
    }
event-call = { $who } annonce « Quarto ! » et montre { $squares }.
event-decline = { $who } n’annonce rien.
event-say-colours = { $who } annonce « 4 d’une couleur ».
event-say-column = { $who } annonce « colonne » { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
event-clear = { $who } vide la colonne { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
event-token = { $who } place un jeton { $colour } { $space ->
        [centre] au centre
       *[other] sur la case { $space }
    }.
event-card-right = { $who } annonce « Quartino » et réalise { $card } à partir de la case { $first }.
event-card-wrong = { $who } annonce « Quartino » avec { $card } à partir de la case { $first }, mais la carte n’y est pas. Le tour est fini.
event-card-refused = { $who } annonce « Quartino » avec { $card } à partir de la case { $first }, mais la carte n’y est pas. Annonce refusée : le tour continue.
event-end = { $who } finit son tour.
event-resign = { $who } abandonne.
event-flag = { $who } a épuisé son temps.
event-abandon = { $who } quitte la partie.
event-offer = { $who } propose l’égalité.
event-accept = { $who } accepte l’égalité.
event-refused = { $what } Annonce refusée.
ask-give = { $set ->
        [mushrooms] { $who } : choisissez un champignon à donner.
       *[wood] { $who } : choisissez une pièce à donner.
    }
ask-place = { $set ->
        [mushrooms] { $who } : placez le champignon ({ $piece }).
       *[wood] { $who } : placez la pièce ({ $piece }).
    }
ask-decline = { $who } : toutes les pièces sont placées. Annoncez un alignement, ou renoncez.
ask-clear = { $who } : videz une colonne ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who } : placez un jeton.
       *[other] { $who } : placez { $due } jetons.
    }
ask-call-card = { $who } : annoncez Quartino, ou finissez votre tour.

## Line by line

plain-welcome = Règles : { $rules }. Tapez help pour les commandes.
plain-menu = À quoi voulez-vous jouer ? Tapez un numéro, ou Entrée pour le premier.
plain-menu-bot = { $game } contre l’ordinateur
plain-menu-people = { $game } à { $seats } sur cet écran
plain-menu-again = Tapez un numéro de 1 à { $most }, ou quit.
plain-help =
    Coups de Quarto : give 7 ou give LSQH, place b3, call a1 b1 c1 d1, decline.
    Coups de Quartino : say colours, say column 5, clear 5, place B 3, call YBGP
    7, end. Vous pouvez taper juste une pièce ou une case. Aussi : resign, offer
    draw, accept. Afficher : board, pieces, reserve, rack, moves, record, rules,
    rules q5. Et : hint (Quartino), undo, save, save NOM, quit.
plain-puzzles-help =
    Tapez votre réponse comme un coup, ou la carte que tient l’adversaire. Aussi :
    hint (deux fois pour la réponse), next, harder, easier, kind, board, help, quit.
    S’il n’y a plus rien à annoncer, tapez end.
plain-free = libre
plain-empty = vide
plain-turn = { $who }, à vous de jouer. Les autres, ne regardez pas, s’il vous plaît.
plain-over = La partie est finie. Entrée pour terminer ; undo, save et record fonctionnent encore.
plain-over-for-good = La partie est finie. Entrée pour terminer ; save et record fonctionnent encore.
plain-draw-offered = L’égalité est proposée. Un autre joueur peut taper accept ; jouer un coup, c’est refuser.
plain-clock = { $number ->
        [one] { $number } seconde par tour.
       *[other] { $number } secondes par tour.
    }
plain-seconds-left = { $number ->
        [one] Il reste { $number } seconde.
       *[other] Il reste { $number } secondes.
    }
plain-name = Nom du joueur { $number } ? Appuyez sur Entrée pour « { $usual } ».
plain-first = Tapez un numéro, ou appuyez sur Entrée pour tirer au sort.
plain-free-colours = Appuyez sur Entrée pour jouer avec les couleurs libres, ou tapez { $no } pour garder ces règles.
plain-undone = Coup repris.
plain-no-rack = Quarto n’a pas de cartes.
plain-rack = { $who } : { $left } à réaliser, sur le chevalet { $cards }, réalisées { $made }, montrées { $shown }.
plain-rules-more = Pour lire une règle en entier, tapez rules { $first } à rules { $last }, ou rules table.
plain-saved = Enregistré sous { $path }.
plain-not-saved = Non enregistré : { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = aucun autre coup n’est attendu, reçu { $move } : la partie est finie
error-not-your-turn = c’est à la place { $expected } de jouer, reçu { $seat }
error-no-such-seat = il faut une des places { $expected }, reçu { $seat }
error-seat-has-left = il faut une place encore en jeu, reçu { $seat }, qui a quitté la partie
error-wrong-game = il faut un coup de { $expected }, reçu { $move }
error-draw-already-offered = il faut accept, reçu { $move } : { $seat } a déjà proposé l’égalité
error-no-draw-offered = il faut une proposition d’égalité, reçu { $move } alors qu’il n’y en a pas
error-already-agreed = c’est à une autre place d’accepter, reçu { $seat }, qui est déjà d’accord
error-not-refused = il faut une annonce que la règle refuse, reçu { $move }, qu’elle accepte
error-never-refused-so = ? ne suit qu’une annonce refusée, reçu { $move }
error-takeback-too-far = il faut un coup à reprendre, mais c’est le début de la partie
error-takeback-past-card = on ne reprend rien au-delà d’une carte vue de tous, reçu { $move }
error-piece-in-hand = il faut placer, reçu { $move } : { $piece } est en main
error-no-piece-in-hand = il faut donner, reçu { $move } : aucune pièce n’est en main
error-board-full = il faut annoncer ou renoncer, reçu { $move } : les seize pièces sont placées
error-decline-too-early = { $expected ->
        [give] il faut donner
       *[place] il faut placer
    }, reçu decline : on ne renonce qu’à la fin, après seize pièces
error-square-taken = il faut une case libre, reçu { $square } (occupée par { $piece })
error-piece-not-left = il faut une pièce qui reste, reçu { $piece }
error-piece-not-theirs = { $expected ->
        [dark] il faut une pièce foncée
       *[light] il faut une pièce claire
    } pour { $seat }, reçu { $piece }
error-referee-calls = il faut donner, placer ou renoncer, reçu { $move } : l’arbitre voit tous les alignements
error-no-more-calls = pas d’annonce après trois fausses dans un même tour, reçu { $move }
error-call-no-line = il faut quatre cases d’un alignement, reçu { $squares }
error-call-not-full = il faut un alignement complet, reçu { $squares } (encore libre : { $free })
error-call-nothing-shared = il faut un caractère commun qui compte, reçu { $squares }, qui n’en ont aucun
error-call-expired = il faut un alignement encore valable, reçu { $squares }, dont le temps est passé
error-call-not-now = il faut un alignement fait par cette pièce, reçu { $squares }, qui est plus ancien
error-referee-says = il faut place, clear, call ou end, reçu { $move } : l’arbitre voit les situations
error-no-situations = il faut place, call ou end, reçu { $move } : on joue sans les situations
error-say-too-late = cela s’annonce avant le premier jeton du tour, reçu { $move } après lui
error-said-already = chaque situation s’annonce une fois par tour, reçu { $move } à nouveau
error-no-four-colours = il faut quatre jetons ou plus d’une même couleur au début du tour, reçu { $move } avec moins
error-no-column = il faut une colonne d’au moins quatre jetons au début du tour, reçu { $height } sur { $space }
error-nothing-to-clear = il n’y a pas de colonne à vider, reçu { $move }
error-clear-other = il faut vider { $expected }, reçu { $move }
error-cleared-already = on ne vide qu’une colonne par tour, reçu { $move } après elle
error-clear-first = il faut d’abord vider { $expected }, reçu { $move }
error-nothing-to-place = il faut annoncer ou finir le tour, reçu { $move } : tous les jetons dus sont placés
error-place-first = il faut d’abord placer { $due ->
        [one] { $due } jeton
       *[other] { $due } jetons
    }, reçu { $move }
error-colour-used-up = il faut une couleur qui reste dans la réserve, reçu { $colour }
error-card-not-held = il faut une carte que { $seat } a en main, reçu { $card }
error-no-quartino = il faut { $card } sur { $spaces }, reçu { $tops }
error-bad-move = il faut { $expected }, reçu { $got }
error-bad-piece = il faut une pièce comme 7 ou LSQH, reçu { $got }
error-bad-square = il faut une case de a1 à d4, reçu { $got }
error-bad-call = il faut quatre cases différentes après call, reçu { $got }
error-bad-colour = il faut une couleur parmi Y B G P, reçu { $got }
error-bad-space = il faut une case du plateau, c ou 1 à 8, reçu { $got }
error-bad-rim = il faut une case du bord, de 1 à 8, reçu { $got }
error-bad-card = il faut une carte comme YBGP, reçu { $got }
error-text-after = il ne faut rien de plus, reçu { $got }
error-bad-preset = il faut des règles de { $game } parmi { $expected }, reçu { $got }
error-bad-game = il faut un jeu parmi { $expected }, reçu { $got }
error-bad-option = il faut une option de { $game } parmi { $expected }, reçu { $got }
error-bad-option-value = il faut { $expected } après { $option }:, reçu { $got }
error-option-twice = chaque option ne s’écrit qu’une fois, reçu { $got } à nouveau
error-options-contradict = il faut choisir entre { $option } et { $other }, reçu les deux
error-bad-ranks = il faut quatre rangées séparées par /, reçu { $got }
error-bad-rank = il faut quatre cases par rangée, chacune une pièce ou un point, reçu { $got }
error-bad-hand = il faut la pièce en main ou -, reçu { $got }
error-piece-twice = chaque pièce n’existe qu’une fois, reçu { $got } deux fois
error-wrong-colours = il faut { $light } claires et { $dark } foncées données, reçu { $got }
error-line-in-referee-play = il faut une partie en cours, reçu un alignement complété : { $got }
error-bad-marks = il faut des alignements comme !a1b1c1d1:1, reçu { $got }
error-mark-no-line = il faut un alignement complété qui compte, reçu { $got }
error-mark-expiry = il faut un nombre de 1 à { $most } après l’alignement, reçu { $got }
error-marks-apart = des alignements complétés par une même pièce ont une case en commun, reçu { $got }
error-marks-in-referee-play = avec arbitre, il n’y a pas d’alignement à annoncer, reçu { $got }
error-bad-spaces = il faut neuf cases séparées par /, reçu { $got }
error-bad-column = il faut une colonne de couleurs ou un point, reçu { $got }
error-too-many-tokens = il faut au plus { $most } jetons de { $colour }, reçu { $got }
error-bad-seat = il faut une place parmi { $expected }, reçu { $got }
error-bad-seats = il faut des places comme A B ou A1 B1 A2 B2, reçu { $got }
error-bad-seat-number = il faut { $expected } places, reçu { $got }
error-bad-deal = il faut une donne comme A=YBGP,YBPG,YGBP,YGPB, reçu { $got }
error-deal-seats = il faut des cartes pour les places { $expected }, reçu { $got }
error-deal-size = il faut { $expected } cartes pour { $seat }, reçu { $got }
error-card-twice = chaque carte n’est là qu’autant de fois que dans le paquet, reçu { $got } une fois de trop
error-deck-too-small = il faut au moins { $expected } cartes dans le paquet, reçu { $got }
error-not-utf8 = il faut du texte en UTF-8, reçu l’octet { $got }
error-control-character = il faut du texte imprimable, reçu { $got }
error-bad-header = il faut une ligne comme clé: valeur, reçu { $got }
error-key-twice = chaque clé ne s’écrit qu’une fois, reçu { $got } à nouveau
error-key-missing = il faut la clé { $expected } dans l’en-tête, elle manque
error-key-not-here = il faut une clé de { $game }, reçu { $got }
error-bad-players = il faut des noms comme A=Ada B=Bo, reçu { $got }
error-bad-name = il faut un nom entre guillemets fermés, reçu { $got }
error-bad-result = il faut un résultat comme B (call) ou draw (full-board), reçu { $got }
error-result-too-early = il ne faut pas de résultat tant que la partie dure, reçu { $got }
error-result-differs = il faut le résultat des coups joués, { $expected }, reçu { $got }
error-event-missing = il faut un coup après la place, reçu { $got }
error-bad-state = il faut un état enregistré, reçu { $got }

## Terminal

tui-about = Quarto et Quartino, selon les livrets
tui-person = Joueur
tui-computer = Ordinateur
tui-computer-of = Ordinateur { $seat }
tui-player = Joueur { $seat }
tui-team-of = Équipe { $team } ({ $people })
    .winner = L’équipe { $team } ({ $people })
tui-in-team = { $name } (équipe { $team })
tui-yes = oui
tui-no = non

tui-menu-computer = Quarto contre l’ordinateur
tui-menu-continue = Reprendre la partie
tui-menu-two = Quarto à deux sur cet écran
tui-menu-teams = Quarto en équipes
tui-menu-quarto = Quarto avec vos propres règles
tui-menu-quartino = Quartino, de 2 à 4 joueurs
tui-menu-puzzles-quarto = Problèmes de Quarto
tui-menu-puzzles-quartino = Problèmes de Quartino
tui-menu-resume = Ouvrir une partie enregistrée
tui-menu-replay = Revoir une partie
tui-menu-rules = Règles
tui-menu-language = Langue
tui-menu-quit = Quitter
tui-menu-hint = ↑ ↓ choisir   Entrée commencer   ? règles   q quitter

tui-setup-title = { $game } : qui joue ?
tui-setup-start = Commencer
tui-setup-seats = Joueurs
tui-setup-two = deux
tui-setup-teams = deux équipes de { $number }
tui-setup-number = { $number }
tui-setup-person = une personne
tui-setup-name = nom (facultatif)
tui-setup-rules = Choisir les règles…
tui-bot-random = ordinateur, coups au hasard
tui-bot-level = ordinateur, niveau { $number }
tui-bot-perfect = ordinateur, jeu parfait
tui-bot-greedy = ordinateur, un coup d’avance
tui-bot-strong = ordinateur, au plus fort
tui-bot-about = { $name } : { $about }
tui-form-hint = ↑ ↓ se déplacer   ← → changer   Entrée choisir   Échap retour

tui-builder-title = Choisir les règles
tui-builder-preset = { $game ->
        [quartino] Règles
       *[quarto] Édition
    }
tui-builder-counts = Ce qui compte : { $trait }
tui-builder-both = { $one } et { $other }
tui-builder-only = seulement { $value }
tui-builder-none = ne compte pas
tui-builder-colours = Couleurs
tui-builder-sight = Alignements et situations
tui-builder-false-call = Faux « Quarto ! »
tui-builder-refused = Refusé, 3 fois au plus par tour
tui-builder-turn = Pendule
tui-builder-no-clock = Sans pendule
tui-builder-turns = Durée
tui-builder-nothing = Rien ne compterait. Choisissez au moins une valeur.
tui-builder-line-about = Les mêmes règles sous forme de texte. Si vous écrivez ici, les choix du dessus changent aussi.
tui-builder-done = Utiliser ces règles

tui-open-resume = Ouvrir une partie enregistrée
tui-open-replay = Revoir une partie
tui-open-none = Aucune partie enregistrée. Appuyez sur s pendant une partie pour l’enregistrer.
tui-open-path = chemin d’une feuille de partie, par exemple partie.fgn
tui-open-hint = Entrée ouvrir   Tab liste ou chemin   Échap retour
tui-open-line = ligne { $number } : { $reason }
tui-open-missing = Il n’y a pas de fichier { $path }. Vérifiez le chemin.
tui-open-unreadable = Impossible de lire { $path } : { $reason }
tui-open-unknown-bot = { $path } nomme un ordinateur que cette version ne connaît pas.

tui-replay-hint = → suivant   ← précédent   Début départ   Fin dernier   Échap fermer
tui-replay-moment = coup { $number } sur { $most }
tui-replay-start = Début de la partie.

tui-rules-in-short = En bref
tui-rules-words = Vocabulaire
tui-rules-in-full = En entier
tui-rules-readings =
    Là où les livrets se taisent ou se contredisent, nous avons dû décider. Ces
    endroits portent la mention « notre interprétation ».
tui-rules-hint = ↑ ↓ défiler   Tab l’autre jeu   c codes   Échap retour
tui-record-title = Les coups joués
tui-record-empty = Aucun pour l’instant.
tui-close-hint = ↑ ↓ défiler   Échap retour

tui-pass-to = Passez l’écran à { $name }
tui-pass-why = Les cartes restent cachées. { $name } : assurez-vous que personne d’autre ne regarde.
tui-pass-ready = Je suis là : voir mes cartes
tui-thinking = { $name } réfléchit…
tui-seconds-left = { $number } s
tui-undone = Coup repris.
tui-saved = Enregistrée : { $path }
tui-not-saved = Pas enregistrée : { $reason }
tui-kept = Votre partie inachevée est enregistrée : { $path }
tui-too-small = Agrandissez le terminal à { $needed } (il a { $now }), ou jouez avec --plain.
tui-bots-no-draw = L’ordinateur n’accepte pas l’égalité. Vous pouvez abandonner ou continuer.
tui-bots-not-learned = L’ordinateur n’a pas appris à jouer avec ces cartes ou autant de tours : il joue moins bien que d’habitude.
tui-command-placeholder = un coup : give 7, place b3, resign, offer draw…
tui-draw-offered = { $name } propose l’égalité. Tapez :accept pour accepter ; jouer un coup, c’est refuser.

tui-tray = Pièces restantes
tui-hand = En main
tui-hand-empty = rien
tui-ask-give = { $name } : choisissez une pièce à donner.
tui-ask-place = { $name } : placez la pièce en main.
tui-ask-decline = { $name } : toutes les pièces sont placées. Annoncez avec ! ou renoncez avec d.
tui-ask-mark = { $name } : marquez les quatre cases de votre alignement ({ $number } sur 4).
tui-ask-confirm = Quarto en { $squares } ? Entrée pour annoncer, Échap pour revenir.
tui-tip-call = Quatre semblables alignées ? Tapez ! et montrez-les avant de donner ou de placer une pièce.
tui-tip-referee = Arbitre : compléter un alignement, c’est gagner aussitôt.
tui-false-calls = { $number ->
        [one] { $number } fausse annonce sur { $most } pendant ce tour.
       *[other] { $number } fausses annonces sur { $most } pendant ce tour.
    }
tui-no-more-calls = Trois fausses annonces : vous ne pouvez plus annoncer pendant ce tour.
tui-line-shares = En commun sur { $squares } : { $values }.

tui-reserve = Réserve
tui-rack = Vos cartes (* vue de tous)
tui-rack-of = { $name } : cartes (* vue de tous)
tui-rack-hidden = Les cartes sont cachées.
tui-cards-left = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
tui-cards-made = réalisées { $cards }
tui-cards-seen = montrées { $cards }
tui-cards-unmade = restent { $cards }
tui-seat-left = a quitté la partie
tui-column-at = { $space ->
        [c] Centre
       *[other] Case { $space }
    }, de bas en haut : { $column }
tui-choose-colour = Choisissez d’abord une couleur : y (jaune), b (bleu), g (vert) ou p (rose).
tui-ask-token = { $number ->
        [one] { $name } : placez un jeton. Choisissez une couleur, puis une case.
       *[other] { $name } : placez { $number } jetons. Choisissez une couleur, puis une case.
    }
tui-ask-clear = { $name } : videz la colonne { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name } : placez { $number } jeton et videz la colonne { $spaces }, dans l’ordre voulu.
       *[other] { $name } : placez { $number } jetons et videz la colonne { $spaces }, dans l’ordre voulu.
    }
tui-ask-call = { $name } : annoncez Quartino avec ! ou finissez votre tour avec e.
tui-ask-card = Quartino ! Quelle carte ? Tapez de 1 à { $number }.
tui-ask-first = { $card } : allez à la case de sa première couleur du bord ({ $colour }), puis Entrée.
tui-tip-say = Quatre jetons ou plus d’une même couleur : f. Une colonne de quatre ou plus : allez dessus, puis o.
tui-tip-quartino = Vous pouvez réaliser { $card } à partir de la case { $space }. Tapez !

tui-key-move = bouger
tui-key-mark = marquer
tui-key-confirm = confirmer
tui-key-cancel = annuler
tui-key-escape = Échap
tui-key-end = finir le tour
tui-key-clear = vider
tui-key-place-token = placer
tui-key-colour = couleur
tui-key-hint = indice
tui-key-undo = reprendre
tui-key-save = enregistrer
tui-key-record = coups
tui-key-command = taper
tui-key-rules = règles
tui-key-menu = menu
tui-key-again = rejouer
tui-key-next = suivant
tui-key-grade = difficulté
tui-key-kind = type
tui-puzzle-not = Ce n’est pas { $moves }.
tui-puzzle-announce = Annoncez avec f et o, puis appuyez sur e.
tui-puzzle-solved = Appuyez sur n pour le problème suivant.

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = la rangée { $name }
line-file = la colonne { $name }
line-diagonal = la diagonale { $name }
line-two-by-two = le carré { $name }
analysis-title = { $a } et { $b }, coup par coup
analysis-about = Gagné pour { $a } en haut, égalité au milieu, gagné pour { $b } en bas ; { $summary }
analysis-summary = { $name } : { $mistakes ->
        [one] { $mistakes } faute
       *[other] { $mistakes } fautes
    }, { $calls ->
        [one] { $calls } annonce manquée
       *[other] { $calls } annonces manquées
    }
analysis-wins = { $name } gagne
analysis-win = victoire
analysis-draw = égalité
analysis-loss = défaite
analysis-unknown = inconnu
analysis-mistake = faute
analysis-missed-call = annonce manquée
analysis-only-move = seul coup
analysis-give = { $set ->
        [mushrooms] donner un champignon ({ $piece })
       *[wood] donner une pièce ({ $piece })
    }
analysis-place = placer en { $square }
analysis-call = annoncer { $line }
why-completes-line = { $square } complète { $line } (en commun : { $values }).
why-gives-win = { $set ->
        [mushrooms] Donner ce champignon ({ $piece }) est perdant : en { $square }, il complète { $line } (en commun : { $values }).
       *[wood] Donner cette pièce ({ $piece }) est perdant : en { $square }, elle complète { $line } (en commun : { $values }).
    }
why-gives-forced-loss = { $set ->
        [mushrooms] Donner ce champignon ({ $piece }) est perdant : { $reply } force la victoire.
       *[wood] Donner cette pièce ({ $piece }) est perdant : { $reply } force la victoire.
    }
why-no-safe-piece = { $number ->
        [one] Placer en { $square } est perdant : la seule pièce qui reste à donner complète un alignement.
       *[other] Placer en { $square } est perdant : chacune des { $number } pièces qui restent à donner complète un alignement.
    }
why-forced-loss = { $number ->
        [one] Placer en { $square } est perdant : une pièce ne complète pas d’alignement aussitôt, mais la donner est perdant aussi.
       *[other] Placer en { $square } est perdant : { $number } pièces ne complètent pas d’alignement aussitôt, mais donner n’importe laquelle est perdant aussi.
    }
why-missed-line = { $square } aurait complété { $line } (en commun : { $values }).
why-missed-win = { $number ->
        [one] Le seul coup gagnant était : { $moves }.
       *[other] Les coups gagnants étaient : { $moves }.
    }
why-missed-draw = { $number ->
        [one] Le seul coup qui gardait l’égalité était : { $moves }.
       *[other] Les coups qui gardaient l’égalité étaient : { $moves }.
    }
why-only-win = Le seul coup gagnant a été trouvé : { $move }.
why-only-draw = Le seul coup qui gardait l’égalité a été trouvé : { $move }.
why-lost-no-safe-piece = Chaque pièce qui reste à donner complète un alignement.
why-lost = Tous les coups perdent.
why-calls-line = L’annonce est juste : { $line } (en commun : { $values }).
why-missed-call-placer = L’alignement sur { $line } (en commun : { $values }) pouvait être annoncé. Maintenant, l’adversaire peut l’annoncer.
why-missed-call-open = L’alignement sur { $line } (en commun : { $values }) pouvait être annoncé avant de placer la pièce. L’adversaire peut encore l’annoncer.
why-missed-call-expired = L’alignement sur { $line } (en commun : { $values }) pouvait être annoncé. Maintenant, il a perdu sa valeur.
why-calls-used-up = Après trois fausses annonces, vous ne pouvez plus annoncer pendant ce tour.
why-false-call = L’annonce était fausse, et selon ces règles cela fait perdre la partie.
why-abandoned = { $value ->
        [win] La position était gagnée pour { $seat }.
       *[draw] La position était égale pour { $seat }.
    }

## Analysis of Quartino: what a turn was, and why it was bad. $card, $cards, $moves and $seat are notation, $space is a
## space of the wheel, $percent a probability such as "40 %".

turn-title = { $names }, tour par tour
turn-about = Une courbe par joueur : plus elle est haute, plus ce joueur a de chances de gagner. { $summary }
turn-estimates = Les chances de gagner sont des estimations, obtenues par des parties simulées.
turn-estimates-level = Les chances de gagner sont des estimations entre joueurs de niveau { $level }, obtenues par des parties simulées.
turn-cards-unknown = Cette partie de Quartino ne peut pas être analysée. Il faut le paquet standard et les cartes de tous les joueurs.
turn-better = Mieux : { $moves }.
turn-summary = { $name } : { $mistakes ->
        [one] { $mistakes } faute
       *[other] { $mistakes } fautes
    }
turn-why-shows-card = La fausse annonce a montré { $card } à tout le monde.
turn-why-missed-colours = « 4 d’une couleur » n’a pas été annoncé ({ $colour } : { $number } jetons).
turn-why-missed-column = « Colonne » n’a pas été annoncé ({ $space ->
        [centre] centre
       *[other] case { $space }
    } : { $number } jetons).
turn-why-missed-call = { $card } était sur le plateau à partir de la case { $space }, mais n’a pas été annoncée.
turn-why-missed-card = { $card } pouvait être réalisée : { $moves }.
turn-why-missed-chain = { $cards } pouvaient être réalisées en un seul tour : { $moves }.
turn-why-could-stop = Il ne manque toujours qu’un jeton à { $card }, peut-être la dernière carte de { $seat } ({ $percent }).
turn-why-helps-card = Il ne manque plus qu’un jeton à { $card }, et { $seat } a peut-être cette carte ({ $percent }).
turn-why-wrong-column = La mauvaise colonne a été vidée : { $space } au lieu de { $better }.
turn-why-reveals-card = Ce tour a surtout aidé { $card } : les autres peuvent deviner qui a cette carte.
