### Fourfold: français
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: feminine (une pièce); mushrooms masculine (un champignon); tokens masculine (un jeton).
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
word-going-round = à tour de rôle
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
word-four-colours = 4 couleurs
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
preset-classic-about = Pièces en bois, tous les caractères comptent, et l’alignement gagne si on l’annonce à temps.
preset-mushrooms = Champignons
preset-mushrooms-about = La règle classique avec des champignons : rouges ou bleus, grands ou petits, pointus ou plats, avec ou sans pois.
preset-danish = Édition danoise
preset-danish-about = Chacun ne reçoit que des pièces de sa couleur, et un alignement oublié peut s’annoncer un peu plus longtemps.
preset-quartino = Quartino
preset-quartino-about = Placez des jetons de couleur sur la roue et réalisez vos quatre cartes avant les autres.
preset-quartino-first = Quartino, premières parties
preset-quartino-first-about = Quartino sans les situations « 4 couleurs » et « colonne ».

## Options: $number is a whole number

option-squares = Carrés
    .about = Quatre pièces en carré (2×2) comptent comme un alignement.
option-traits = Caractères choisis
    .about = Seuls les caractères que vous choisissez comptent pour un alignement.
option-values = Valeurs choisies
    .about = Seules les valeurs que vous choisissez comptent pour un alignement, par exemple foncée et basse.
option-owned = Couleurs attitrées
    .about = Chacun reçoit toujours des pièces de sa couleur ; qui reçoit en premier a les claires.
option-owned-dark = Couleurs attitrées, foncées d’abord
    .about = Chacun reçoit toujours des pièces de sa couleur ; qui reçoit en premier a les foncées.
option-free = Couleurs libres
    .about = On peut donner n’importe quelle pièce restante, quelle que soit sa couleur.
option-players = À vous d’ouvrir l’œil
    .about = { $game ->
        [quartino] Comme dans le livret, situations et Quartinos ne comptent que si un joueur les voit et le dit.
       *[quarto] Comme dans les livrets, un alignement ne compte que si un joueur le voit et le dit.
    }
option-referee = Avec arbitre
    .about = { $game ->
        [quartino] La table veille pour vous : les situations s’appliquent d’elles-mêmes, et une annonce fausse est refusée.
       *[quarto] La table veille pour vous : un alignement complété gagne aussitôt.
    }
option-lose-on-false-call = Fausse annonce perdante
    .about = Annoncer « Quarto ! » sans alignement valable fait perdre la partie.
option-turn = { $number ->
        [one] { $number } seconde par tour
       *[other] { $number } secondes par tour
    }
    .about = Terminez votre tour dans ce délai : temps écoulé, partie perdue.
option-turns = { $number ->
        [one] { $number } tour au plus
       *[other] { $number } tours au plus
    }
    .about = Après ce nombre de tours, tous joueurs confondus, qui a réalisé le plus de cartes gagne ; les ex æquo gagnent ensemble.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Personne ne gagne : égalité
outcome-won = { $count ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent ensemble
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
    Le Quarto se joue à deux ou en deux équipes. Les seize pièces sont à
    tout le monde, et c’est l’adversaire qui choisit celle que vous devez
    placer. Une partie dure de 10 à 20 minutes (de 5 à 20 dans l’édition
    danoise).
quarto-in-short =
    Choisissez une pièce et donnez-la à votre adversaire, qui la place sur
    la case libre de son choix puis vous en donne une. Quatre pièces sur une
    rangée, une colonne ou une grande diagonale qui se ressemblent en un
    point (toutes hautes, par exemple, ou toutes creuses) font un
    alignement. Si vous en complétez un, annoncez « Quarto ! » avant de
    donner la pièce suivante : vous gagnez. Si votre adversaire en oublie
    un, annoncez-le avant de placer : vous gagnez. Toutes les pièces placées
    et pas de vainqueur : égalité.

rule-q1-title = Plateau et pièces
rule-q1-text =
    Le Quarto se joue sur un plateau de 4×4 cases avec 16 pièces : une pour
    chaque combinaison de quatre caractères à deux valeurs. Les pièces
    classiques, en bois, sont claires ou foncées, hautes ou basses, rondes
    ou carrées, pleines ou creuses ; les champignons sont, dans le même
    ordre, rouges ou bleus, grands ou petits, à chapeau pointu ou plat, avec
    ou sans pois jaunes. La règle ne regarde que les quatre caractères,
    jamais la série de pièces employée. Au départ, les pièces attendent à
    côté du plateau ; dans l’édition danoise, elles forment deux groupes,
    les claires et les foncées.
rule-q2-title = Qui commence
rule-q2-text =
    On tire au sort qui commence. Ce joueur ne place rien : il choisit une
    pièce et la donne à l’adversaire.
rule-q3-title = Un tour
rule-q3-text =
    Placez la pièce reçue sur une case libre. Donnez ensuite à votre
    adversaire une des pièces qui restent.
rule-q4-title = Alignements
rule-q4-text =
    Un alignement, ce sont quatre pièces sur une rangée, une colonne ou une
    des deux grandes diagonales (10 lignes en tout) qui ont en commun au
    moins une valeur qui compte : quatre hautes, par exemple, ou quatre
    creuses. Elles peuvent en partager plusieurs, et une même pièce peut
    compléter plusieurs alignements à la fois. Peu importe qui a placé les
    trois autres.
rule-q5-title = Annoncer Quarto
rule-q5-text =
    Quand c’est aux joueurs d’ouvrir l’œil, compléter un alignement ne
    suffit pas : il faut annoncer « Quarto ! » et montrer l’alignement, et
    rien de ce qu’on vous montre ne trahit qu’il y en a un. Seul le joueur
    qui doit jouer peut annoncer ; venue d’un autre, ou après la fin, une
    annonce n’est pas permise, mais ce n’est jamais une fausse annonce.
    Après avoir placé et avant de donner, vous pouvez annoncer un alignement
    que cette pièce a complété, et vous gagnez ; si vous donnez sans
    annoncer, seul celui qui reçoit peut annoncer cet alignement, à ce
    moment-là, avant de placer, et c’est lui qui gagne. S’il place sans
    annoncer, l’alignement perd définitivement sa valeur, en entier et pour
    tous les caractères (classique et champignons) ; dans l’édition danoise,
    il ne la perd que lorsque les deux joueurs ont placé chacun une pièce
    après sa création, et jusque-là quiconque vient de recevoir une pièce
    peut l’annoncer, même celui qui l’a fait (notre lecture). Après la
    seizième pièce, on ne donne plus rien : celui qui l’a placée peut
    annoncer ou renoncer, puis l’adversaire peut annoncer tout alignement
    encore valable ou renoncer, et alors il y a égalité (notre lecture). Une
    fausse annonce (pas d’alignement montré, un alignement périmé, des cases
    sans rien de commun qui compte) est refusée avec la raison, notée dans
    la feuille de partie et sans autre effet, mais après trois refus dans un
    même tour vous ne pouvez plus annoncer de ce tour ; si on l’a choisi
    d’avance, elle fait au contraire perdre la partie (notre lecture).
rule-q6-title = Avec arbitre
rule-q6-text =
    Avec arbitre, la table voit tous les alignements : qui en complète un
    gagne aussitôt. Annoncer n’est pas permis.
rule-q7-title = Égalité
rule-q7-text =
    Si les seize pièces sont placées et que personne n’a gagné, il y a
    égalité.
rule-q8-title = Joueurs débutants
rule-q8-text =
    Pour débuter en douceur, on ne fait compter qu’un, deux ou trois des
    quatre caractères, comme le proposent les règles française et
    néerlandaise. La règle danoise laisse compter autant d’aspects qu’on
    veut, par exemple seulement les pièces foncées, quelle que soit leur
    forme. On peut donc retenir n’importe lesquelles des huit valeurs, une
    au moins, et quatre pièces qui en partagent une suffisent ; le plus
    souvent, on choisit des caractères entiers (notre lecture).
rule-q9-title = Joueurs avertis
rule-q9-text =
    Quatre pièces en carré, sur 2×2 cases voisines, comptent comme un
    alignement. Cela fait 9 possibilités de plus, 19 en tout. Dans l’édition
    danoise, les carrés et les couleurs libres sont deux options distinctes
    pour joueurs entraînés.
rule-q10-title = Couleurs attitrées
rule-q10-text =
    Dans l’édition danoise, chaque joueur prend une couleur et l’on donne
    toujours à l’adversaire une pièce de la sienne : chacun place donc les
    huit pièces de sa couleur. Un alignement compte toujours sur n’importe
    quel caractère retenu, couleurs mêlées. B, qui reçoit la première pièce,
    choisit ; sans choix de sa part, il a les claires (notre lecture). Les
    joueurs entraînés jouent avec des pièces libres, de l’une ou l’autre
    couleur.
rule-q11-title = Joueurs et équipes
rule-q11-text =
    On joue à deux ; l’édition danoise ajoute deux contre deux, ou deux
    équipes de n’importe quelle taille. Les partenaires prennent à tour de
    rôle les tours de leur équipe, un tour étant placer et donner par une
    même personne ; la première pièce donnée est le tour de A1, puis
    viennent B1, A2, B2 et ainsi de suite (notre lecture). Seule la personne
    qui doit jouer peut annoncer, après la seizième pièce le dernier mot
    revient à la personne suivante de l’autre équipe, et une équipe gagne ou
    perd tout entière (notre lecture). Dans l’édition danoise, on peut aussi
    jouer à tour de rôle : on fait la queue à une table et la place du
    perdant passe au suivant ; après une égalité, c’est le joueur assis
    depuis le plus longtemps qui part (notre lecture).
rule-q12-title = Temps
rule-q12-text =
    En tournoi, chaque coup dispose d’une minute ; sans limite de temps, il
    n’y a pas de pendule. Un coup, c’est placer et donner, et la toute
    première pièce donnée a aussi sa minute (notre lecture). Les moments
    d’annonce sont compris dans cette minute, une fausse annonce ne la
    relance pas, et qui dépasse son temps perd (notre lecture).
rule-q13-title = Combiner les règles
rule-q13-text =
    Les règles Q5 à Q12 se combinent librement : par exemple carrés,
    couleurs attitrées, deux caractères seulement et arbitre. Les règles
    toutes faites sont Classique, Champignons et Édition danoise ; le jeu
    pour débutants et le jeu pour joueurs avertis sont des options de
    chacune.

## Quartino in the rules page

rules-quartino-intro =
    Quartino se joue de deux à quatre, de 7 à 99 ans. Jeton après jeton,
    tout le monde construit sur la même roue de couleurs, chacun avec ses
    cartes secrètes à réaliser : les jetons des autres peuvent vous aider ou
    ruiner vos plans. Une partie dure environ 20 minutes.
quartino-in-short =
    Piochez quatre cartes et gardez-les secrètes. À votre tour, placez un
    jeton de n’importe quelle couleur sur n’importe quelle case, même sur
    d’autres jetons. Une carte demande quatre couleurs, au centre et sur
    trois cases voisines du bord, dans n’importe quelle orientation de la
    roue ; seuls les jetons du dessus comptent. Quand vous voyez une de vos
    cartes sur le plateau, annoncez « Quartino », écartez la carte, rendez
    ses quatre jetons et placez-en encore un. Si votre tour commence avec
    quatre jetons d’une même couleur sur le plateau, ou avec une colonne de
    quatre, dites-le : videz la colonne s’il y en a une, et placez un jeton
    de plus pour chaque situation. Qui réalise le premier ses quatre cartes
    gagne.

rule-t1-title = Plateau, jetons et cartes
rule-t1-text =
    Le plateau est une roue de neuf cases : huit au bord, en cercle, et une
    au centre. Les 28 jetons, sept de chaque couleur (jaune, bleu, vert et
    rose), forment une réserve ouverte, triée par couleur. Il y a 24 cartes
    et quatre chevalets. Les livrets donnent les nombres ; la roue et le nom
    des couleurs viennent d’images et de critiques du jeu.
rule-t2-title = Les cartes
rule-t2-text =
    Une carte est un quart de la roue : le centre et trois cases voisines du
    bord, chacune avec une couleur (notre lecture, d’après des images). Les
    24 cartes sont tous les ordres des quatre couleurs sur le centre et les
    première, deuxième et troisième cases du bord, dans le sens des
    aiguilles d’une montre ; on peut charger un autre paquet
    (notre lecture). Une carte convient dans chacune des huit orientations
    de la roue, jamais en miroir (notre lecture).
rule-t3-title = Mise en place
rule-t3-text =
    Chaque joueur pioche quatre cartes en secret ; les autres restent hors
    du jeu, sans être vues. Le plus jeune commence (la table dit qui c’est,
    sinon on tire au sort), puis on joue dans le sens des aiguilles d’une
    montre.
rule-t4-title = Un tour
rule-t4-text =
    Un tour a trois étapes : d’abord vérifier s’il y a des situations, puis
    placer des jetons, enfin faire des Quartinos.
rule-t5-title = Placer un jeton
rule-t5-text =
    Prenez un jeton d’une couleur qui reste dans la réserve et placez-le sur
    la case de votre choix, vide ou sur d’autres jetons, ce qui forme une
    colonne.
rule-t6-title = Faire un Quartino
rule-t6-text =
    Seul le jeton du dessus de chaque case compte, peu importe qui l’a
    placé. Une fois faits tous les placements dus et la colonne vidée s’il
    le faut (notre lecture), vous pouvez annoncer « Quartino » en montrant
    une de vos cartes et les quatre cases ; montrer une carte que vous
    n’avez pas n’est pas permis, et votre tour continue. Si c’est juste, la
    carte quitte votre chevalet et ces quatre jetons du dessus retournent à
    la réserve, ce qui découvre ceux d’en dessous ; vous devez alors prendre
    un jeton et le placer où vous voulez, puis vous pouvez annoncer de
    nouveau, et ainsi de suite. Si c’est faux, la carte revient sur votre
    chevalet et votre tour s’arrête ; les autres l’ont vue, et elle reste
    connue.
rule-t7-title = 4 couleurs
rule-t7-text =
    Si, au début de votre tour, une couleur a au moins quatre jetons sur le
    plateau, n’importe où dans les colonnes, et que vous le remarquez, dites
    « 4 couleurs ». Vous devez alors placer un jeton de plus.
rule-t8-title = Colonne
rule-t8-text =
    Si, au début de votre tour, une colonne a au moins quatre jetons et que
    vous le remarquez, dites « colonne ». Vous remettez toute cette colonne
    dans la réserve et devez ensuite placer un jeton de plus ; avec une
    colonne seule, on vide d’abord, on place après. Une seule colonne compte
    par tour, celle que vous choisissez, si nombreuses soient-elles ;
    « 4 couleurs » ne compte aussi qu’une fois, quel que soit le nombre de
    couleurs (notre lecture).
rule-t9-title = Les deux à la fois
rule-t9-text =
    Si vous remarquez les deux situations, dites les deux : vous placez
    trois jetons et videz la colonne, dans l’ordre que vous voulez. Vous
    pouvez même vider en dernier ; un jeton mis avant sur cette colonne
    repart avec elle. Les situations sont celles du début du tour. Pour
    annoncer ou finir votre tour, il faut d’abord que tout cela soit fait.
rule-t10-title = Remarquer
rule-t10-text =
    Quand c’est aux joueurs d’ouvrir l’œil, situations et Quartinos
    n’existent que si le joueur les dit ; le silence n’est pas puni, et la
    liste des coups ne les trahit jamais. Une situation dite à tort est
    refusée avec la raison et ne change rien ; chacune peut se dire une fois
    par tour, avant le premier jeton placé (notre lecture). Avec arbitre, on
    ne dit pas les situations : les jetons de plus et une colonne à vider
    sont accordés et obligatoires, et un faux Quartino est refusé
    (notre lecture). Là aussi, annoncer reste libre, et seul le possesseur
    de la carte reçoit un indice (notre lecture).
rule-t11-title = Premières parties
rule-t11-text =
    Les premières parties peuvent se jouer sans les situations
    « 4 couleurs » et « colonne » (T7 et T8).
rule-t12-title = Fin de la partie
rule-t12-text =
    Qui retire la dernière carte de son chevalet gagne aussitôt. Les quatre
    jetons restent où ils sont.
rule-t13-title = Réserve vide et parties sans fin
rule-t13-text =
    Une couleur dont la réserve n’a plus de jeton ne peut pas être choisie.
    On ne saute un placement que si la réserve est vide et qu’il n’y a pas
    de colonne à vider ; on peut alors annoncer ou finir son tour
    (notre lecture). Après un tour de table complet sans rien placer, vider
    ni annoncer, il y a égalité (notre lecture). Il y a aussi égalité quand
    le même plateau, colonnes entières comprises, avec le même joueur au
    début de son tour, se présente pour la troisième fois sans carte
    réalisée entre-temps (notre lecture). Après 200 tours, tous joueurs
    confondus, ou un autre nombre que vous fixez, qui a réalisé le plus de
    cartes gagne, et les ex æquo gagnent ensemble (notre lecture).
rule-t14-title = Secrets
rule-t14-text =
    Vous voyez le plateau, la réserve, votre chevalet, les cartes réalisées,
    les cartes montrées dans des annonces fausses, et combien de cartes il
    reste à chacun des autres. Vous ne voyez rien d’autre, à aucun moment,
    par aucun moyen. Les cartes non distribuées restent secrètes jusqu’à la
    fin.

## Both games in the rules page

rule-table-title = À la table
rule-table-text =
    À Quartino, à plus de deux joueurs, qui abandonne ou dépasse son temps
    quitte la partie : ses cartes restent cachées, ses tours sont passés, et
    le dernier qui reste gagne (notre lecture). Dans les deux jeux, une
    proposition d’égalité tient jusqu’au coup suivant, et tous les autres
    doivent l’accepter (notre lecture). Reprendre un coup demande l’accord
    de tous et ne remonte jamais au-delà d’une carte montrée ou réalisée
    (notre lecture).
not-affiliated =
    Quarto et Quartino sont des marques de leurs propriétaires. Fourfold
    n’est ni lié à eux, ni approuvé par eux.

## What happens and what is asked

space-centre = le centre
seat-bot = { $seat } ({ $bot })
event-give = { $who } donne : { $piece }.
event-place = { $who } place en { $square } : { $piece }.
event-call = { $who } annonce « Quarto ! » et montre { $squares }.
event-decline = { $who } renonce.
event-say-colours = { $who } annonce « 4 couleurs ».
event-say-column = { $who } annonce « colonne » et montre { $space }.
event-clear = { $who } vide la colonne sur { $space }.
event-token = { $who } place un jeton { $colour } sur { $space }.
event-card-right = { $who } annonce « Quartino » et réalise { $card } à partir de la case { $first }.
event-card-wrong = { $who } annonce « Quartino » avec { $card } à partir de la case { $first }, qui n’y est pas. Le tour est fini.
event-card-refused = { $who } annonce « Quartino » avec { $card } à partir de la case { $first }, qui n’y est pas. Refusé : le tour continue.
event-end = { $who } finit son tour.
event-resign = { $who } abandonne.
event-flag = { $who } n’a plus de temps.
event-abandon = { $who } a quitté la partie.
event-offer = { $who } propose l’égalité.
event-accept = { $who } accepte l’égalité.
event-refused = { $what } Refusé.
ask-give = { $who } : choisissez une pièce à donner.
ask-place = { $who } : placez la pièce ({ $piece }).
ask-decline = { $who } : tout est placé. Annoncez un alignement, ou renoncez.
ask-clear = { $who } : videz une colonne ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who } : placez un jeton.
       *[other] { $who } : placez { $due } jetons.
    }
ask-call-card = { $who } : annoncez Quartino, ou finissez le tour.

## Line by line

plain-welcome = Partie { $rules }. Tapez help pour les commandes.
plain-menu = À quoi jouons-nous ? Tapez un numéro, ou Entrée pour le premier.
plain-menu-bot = { $game } contre l’ordinateur
plain-menu-people = { $game } à { $seats } sur cet écran
plain-menu-again = Tapez un numéro de 1 à { $most }, ou quit.
plain-help =
    Coups de Quarto : give 7 ou give LSQH, place b3, call a1 b1 c1 d1, decline.
    Coups de Quartino : say colours, say column 5, clear 5, place B 3, call YBGP 7, end.
    Une pièce ou une case seule suffit. Aussi : resign, offer draw, accept.
    Questions : board, pieces, reserve, rack, moves, record, rules, rules q5.
    Et : undo, save, save NOM, quit.
plain-free = libre
plain-empty = vide
plain-turn = C’est à { $who }. Que les autres détournent les yeux.
plain-over = La partie est finie. Entrée pour terminer ; undo, save et record marchent encore.
plain-over-for-good = La partie est finie. Entrée pour terminer ; save et record marchent encore.
plain-draw-offered = L’égalité est proposée. Un autre joueur l’accepte avec accept ; jouer la refuse.
plain-no-clock = { $number ->
        [one] Cette règle donne { $number } seconde par tour, mais ligne par ligne il n’y a pas de pendule.
       *[other] Cette règle donne { $number } secondes par tour, mais ligne par ligne il n’y a pas de pendule.
    }
plain-undone = Coup repris.
plain-no-rack = Quarto n’a pas de cartes.
plain-rack = { $who } : { $left } à faire, sur le chevalet { $cards }, réalisées { $made }, montrées { $shown }.
plain-rules-more = Pour une règle entière, tapez rules { $first } jusqu’à rules { $last }, ou rules table.
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
error-call-nothing-shared = il faut un caractère commun qui compte, reçu { $squares }, qui n’en a aucun
error-call-expired = il faut un alignement encore valable, reçu { $squares }, dont le temps est passé
error-call-not-now = il faut un alignement fait par cette pièce, reçu { $squares }, qui est plus ancien
error-referee-says = il faut place, clear, call ou end, reçu { $move } : l’arbitre voit les situations
error-no-situations = il faut place, call ou end, reçu { $move } : on joue sans les situations
error-say-too-late = cela se dit avant le premier jeton du tour, reçu { $move } après lui
error-said-already = chaque situation se dit une fois par tour, reçu { $move } à nouveau
error-no-four-colours = il faut quatre jetons d’une couleur au début du tour, reçu { $move } avec moins
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
error-bad-space = il faut une case de la roue, c ou 1 à 8, reçu { $got }
error-bad-rim = il faut une case du bord, de 1 à 8, reçu { $got }
error-bad-card = il faut une carte comme YBGP, reçu { $got }
error-text-after = il ne faut rien de plus, reçu { $got }
error-bad-preset = il faut une règle de { $game } parmi { $expected }, reçu { $got }
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

tui-about = Quarto et Quartino, d’après les livrets
tui-person = Joueur
tui-computer = Ordinateur
tui-computer-of = Ordinateur { $seat }
tui-player = Joueur { $seat }
tui-team-of = Équipe { $team } ({ $people })
tui-yes = oui
tui-no = non

tui-menu-computer = Quarto contre l’ordinateur
tui-menu-continue = Continuer la partie
tui-menu-two = Quarto à deux sur cet écran
tui-menu-teams = Quarto en équipes
tui-menu-quarto = Quarto avec la règle de votre choix
tui-menu-quartino = Quartino, de 2 à 4
tui-menu-resume = Reprendre une partie enregistrée
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
tui-setup-seat = Place { $seat }
tui-setup-person = une personne
tui-setup-name = nom, si vous voulez
tui-setup-rules = Choisir la règle…
tui-bot-random = ordinateur, joue au hasard
tui-bot-level = ordinateur, niveau { $number }
tui-bot-perfect = ordinateur, joue à la perfection
tui-bot-greedy = ordinateur, un coup d’avance
tui-form-hint = ↑ ↓ se déplacer   ← → changer   Entrée choisir   Échap retour

tui-builder-title = Choisir la règle
tui-builder-preset = Édition
tui-builder-counts = Ce qui compte : { $trait }
tui-builder-both = { $one } et { $other }
tui-builder-only = seulement { $value }
tui-builder-none = ne compte pas
tui-builder-colours = Couleurs
tui-builder-sight = Qui voit alignements et situations
tui-builder-false-call = Un « Quarto ! » à tort
tui-builder-refused = Est refusé, trois fois par tour
tui-builder-turn = Pendule
tui-builder-no-clock = Sans pendule
tui-builder-turns = Durée
tui-builder-nothing = Plus rien ne compterait : gardez au moins une valeur.
tui-builder-line-about = La même règle en toutes lettres. Vous pouvez la modifier ici ; les choix du dessus suivent.
tui-builder-done = Prendre cette règle

tui-open-resume = Reprendre une partie enregistrée
tui-open-replay = Revoir une partie
tui-open-none = Aucune partie enregistrée ici. Pendant une partie, la touche s l’enregistre.
tui-open-path = chemin d’une feuille de partie, par exemple partie.fgn
tui-open-hint = Entrée ouvrir   Tab liste ou chemin   Échap retour
tui-open-line = ligne { $number } : { $reason }
tui-open-unreadable = Impossible de lire { $path } : { $reason }
tui-open-unknown-bot = { $path } nomme un joueur-ordinateur que cette version ne connaît pas.

tui-replay-hint = → suivant   ← précédent   Début départ   Fin dernier   Échap sortir
tui-replay-moment = coup { $number } sur { $most }
tui-replay-start = Le début de la partie.

tui-rules-in-short = En bref
tui-rules-words = Les mots
tui-rules-in-full = En entier
tui-rules-readings =
    Là où les livrets se taisent ou se contredisent, il a fallu décider :
    ces endroits portent la mention « notre lecture ».
tui-rules-hint = ↑ ↓ défiler   Tab l’autre jeu   c codes   Échap retour
tui-record-title = Les coups joués
tui-record-empty = Aucun pour l’instant.
tui-close-hint = ↑ ↓ défiler   Échap retour

tui-pass-to = Au tour de { $name }
tui-pass-why = Les cartes restent cachées jusqu’à ce que { $name } soit là, sans autre regard sur l’écran.
tui-pass-ready = C’est moi : voir mes cartes
tui-thinking = { $name } réfléchit…
tui-seconds-left = { $number } s
tui-undone = Coup repris.
tui-saved = Enregistrée : { $path }
tui-not-saved = Pas enregistrée : { $reason }
tui-kept = La partie inachevée est gardée : { $path }
tui-too-small = Agrandissez le terminal à { $needed } (il a { $now }), ou jouez avec --plain.
tui-bots-no-draw = L’ordinateur ne répond pas aux propositions d’égalité. Abandonnez ou jouez.
tui-command-placeholder = un coup : give 7, place b3, resign, offer draw…
tui-draw-offered = { $name } propose l’égalité. Tapez :accept pour accepter ; jouer la refuse.

tui-tray = Pièces restantes
tui-hand = En main
tui-hand-empty = rien
tui-ask-give = { $name } : choisissez une pièce à donner.
tui-ask-place = { $name } : placez la pièce en main.
tui-ask-decline = { $name } : tout est placé. Annoncez avec ! ou renoncez avec d.
tui-ask-mark = { $name } : marquez les quatre cases de votre alignement ({ $number } sur 4).
tui-ask-confirm = Quarto en { $squares } ? Entrée l’annonce, Échap revient.
tui-tip-call = Quatre semblables alignées ? Tapez ! et montrez-les, avant de donner ou placer.
tui-tip-referee = Avec arbitre : un alignement complété gagne aussitôt.
tui-false-calls = { $number ->
        [one] { $number } fausse annonce sur { $most } pendant ce tour.
       *[other] { $number } fausses annonces sur { $most } pendant ce tour.
    }
tui-no-more-calls = Trois fausses annonces : plus d’annonce pendant ce tour.
tui-line-shares = Points communs de { $squares } : { $values }.

tui-reserve = Réserve
tui-rack = Vos cartes (* connue de tous)
tui-rack-of = Cartes de { $name } (* connue de tous)
tui-rack-hidden = Les cartes sont cachées.
tui-cards-left = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
tui-cards-made = faites { $cards }
tui-cards-seen = vues { $cards }
tui-cards-unmade = restent { $cards }
tui-seat-left = a quitté la partie
tui-column-at = Case { $space }, de bas en haut : { $column }
tui-choose-colour = Choisissez d’abord une couleur : y (jaune), b (bleu), g (vert) ou p (rose).
tui-ask-token = { $number ->
        [one] { $name } : placez un jeton. Choisissez une couleur, puis une case.
       *[other] { $name } : placez { $number } jetons. Choisissez une couleur, puis une case.
    }
tui-ask-clear = { $name } : videz la colonne { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name } : placez { $number } jeton et videz { $spaces }, dans l’ordre voulu.
       *[other] { $name } : placez { $number } jetons et videz { $spaces }, dans l’ordre voulu.
    }
tui-ask-call = { $name } : annoncez Quartino avec ! ou finissez votre tour avec e.
tui-ask-card = Quartino ! Quelle carte ? Tapez de 1 à { $number }.
tui-ask-first = { $card } : montrez la case de sa première couleur du bord ({ $colour }), puis Entrée.
tui-tip-say = Une couleur 4 fois ou plus : f. Une colonne de 4 ou plus : montrez-la, puis o.
tui-tip-quartino = Vous pouvez faire { $card } depuis { $space } : tapez !

tui-key-move = bouger
tui-key-mark = marquer
tui-key-confirm = confirmer
tui-key-cancel = annuler
tui-key-end = finir le tour
tui-key-clear = vider
tui-key-colour = couleur
tui-key-undo = reprendre
tui-key-save = enregistrer
tui-key-record = coups
tui-key-command = taper
tui-key-rules = règles
tui-key-menu = menu
tui-key-again = rejouer

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = la rangée { $name }
line-file = la colonne { $name }
line-diagonal = la diagonale { $name }
line-two-by-two = le carré { $name }
analysis-title = { $a } et { $b }, coup par coup
analysis-about = Gagné pour { $a } en haut, égalité au milieu, gagné pour { $b } en bas ; { $summary }
analysis-summary = { $name } : fautes { $mistakes }, annonces manquées { $calls }
analysis-wins = { $name } gagne
analysis-win = gagné
analysis-draw = égalité
analysis-loss = perdu
analysis-unknown = inconnu
analysis-mistake = faute
analysis-missed-call = annonce manquée
analysis-only-move = seul coup
analysis-give = donner { $piece }
analysis-place = placer en { $square }
analysis-call = annoncer { $line }
why-completes-line = { $square } complète { $line } (en commun : { $values }).
why-gives-win = Donner { $piece } perd : la pièce va en { $square } et complète { $line } (en commun : { $values }).
why-gives-forced-loss = Donner { $piece } perd : { $reply } force le gain.
why-no-safe-piece = { $number ->
        [one] Placer en { $square } perd : la seule pièce qu’on peut donner complète un alignement.
       *[other] Placer en { $square } perd : chacune des { $number } pièces qu’on peut donner complète un alignement.
    }
why-forced-loss = { $number ->
        [one] Placer en { $square } perd : une seule pièce ne complète aucun alignement aussitôt, mais elle perd aussi.
       *[other] Placer en { $square } perd : { $number } pièces ne complètent aucun alignement aussitôt, mais chacune perd aussi.
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
why-only-win = C’était le seul coup gagnant.
why-only-draw = C’était le seul coup qui gardait l’égalité.
why-lost-no-safe-piece = Toute pièce qu’on peut donner complète un alignement.
why-lost = Tous les coups perdent.
why-calls-line = L’annonce gagne : { $line } (en commun : { $values }) compte encore.
why-missed-call-placer = On pouvait annoncer { $line } (en commun : { $values }) ; à présent, l’adversaire peut le faire.
why-missed-call-open = On pouvait annoncer { $line } (en commun : { $values }) avant de placer ; l’adversaire le peut encore.
why-missed-call-expired = On pouvait annoncer { $line } (en commun : { $values }) ; à présent, l’alignement a perdu sa valeur.
why-calls-used-up = Après trois fausses annonces, plus rien ne peut être annoncé de ce tour.
why-false-call = L’annonce était fausse, et selon ces règles cela fait perdre.
why-abandoned = { $value ->
        [win] La position était gagnée pour { $seat }.
       *[draw] La position était égale pour { $seat }.
    }
