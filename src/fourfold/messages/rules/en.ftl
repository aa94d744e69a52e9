### Fourfold: English (British), the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

## Titles of the pages

rules-classic-title = Quarto: the classic edition
rules-mushrooms-title = Quarto: the mushroom edition
rules-danish-title = Quarto: the Danish edition
rules-quartino-title = Quartino

## Headings

rules-heading-box = What is in the box
rules-heading-aim = The aim
rules-heading-setup = Setting up
rules-heading-colours = Each player has a colour
rules-heading-turn = Your turn
rules-heading-lines = What is a line?
rules-heading-calling = Calling “Quarto!”
rules-heading-overlooked = A missed line
rules-heading-false-call = A false call
rules-heading-referee = With a referee
rules-heading-end = End of the game
rules-heading-beginners = For children and beginners
rules-heading-advanced = For advanced players
rules-heading-players = Players
rules-heading-time = Time
rules-heading-combining = Combining the rules
rules-heading-table = Resigning, draws and takebacks
rules-heading-editions = How the editions differ
rules-heading-cards = The cards
rules-heading-placing = Placing a token
rules-heading-make = Making a Quartino
rules-heading-wrong = A false call
rules-heading-four-colours = The situation “four alike”
rules-heading-column = The situation “column”
rules-heading-both = Both situations at once
rules-heading-noticing = Noticing situations
rules-heading-long = Empty reserve, long games and ties
rules-heading-first-games = Your first games
rules-heading-secrets = What you see and what is secret
rules-heading-printings = How the two printings differ
rules-heading-credits = Credits

## Quarto: board and pieces (Q1)

rules-quarto-box = A board of 16 squares, four by four, and 16 pieces.
rules-quarto-box-traits =
    Every piece has four traits, and each trait has two values. Every
    combination occurs exactly once, so no two pieces are the same.
rules-classic-box-colour = Colour: light or dark.
rules-classic-box-height = Height: tall or short.
rules-classic-box-shape = Shape: round or square.
rules-classic-box-body = Body: solid, or hollow with a hole in the top.
rules-mushrooms-box =
    In this edition the pieces are mushrooms. Wherever this page says
    “piece”, a mushroom is meant.
rules-mushrooms-box-colour = Colour: red or blue.
rules-mushrooms-box-size = Size: big or small.
rules-mushrooms-box-cap = Cap: pointed or flat.
rules-mushrooms-box-dots = Dots: with yellow dots or without.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Complete a line: four pieces in a row, horizontally, vertically or
    diagonally, that are alike in at least one way. Call “Quarto!” in
    time, and you win.
rules-quarto-aim-twist =
    The twist: you do not choose the piece you place. Your opponent
    chooses it and gives it to you.
rules-quarto-setup-pieces = Put the empty board between you and stand all the pieces beside it.
rules-danish-setup-pieces =
    Put the empty board between you. Stand the pieces beside it in two
    groups, the light ones and the dark ones.
rules-quarto-setup-first =
    Draw lots for the first player, who places nothing, but chooses a
    piece and gives it to the opponent.
rules-quarto-setup-reading = In a rematch the next player begins, without new lots.
rules-danish-setup-first =
    Draw lots for the first player, who places nothing, but chooses a
    piece of the opponent’s colour and gives it to them.
rules-danish-colours =
    Before the first piece is given, the players choose colours: one has
    light, the other dark.
rules-danish-colours-give =
    You always give your opponent a piece of their colour. So each of
    you places the eight pieces of your own colour.
rules-danish-colours-reading =
    The booklet does not say who chooses first. Here it is the player
    who receives the first piece; if they do not choose, they have
    light.

## Quarto: a turn (Q3)

rules-quarto-turn = A turn has three steps, always in this order.
rules-quarto-turn-place =
    Place the piece you were given on any free square. It stays there until
    the end of the game.
rules-quarto-turn-look = Look: has your piece completed a line? If so, call it now.
rules-quarto-turn-give = Give your opponent any of the pieces that are left. Now it is their turn.
rules-danish-turn-give =
    Give your opponent one of the pieces that are left in their colour.
    Now it is their turn.

## Quarto: lines (Q4)

rules-quarto-lines =
    A line is four pieces in one row, in one column or on one of the two
    long diagonals. That makes 10 lines: four rows, four columns and two
    diagonals.
rules-quarto-lines-alike =
    The four pieces must share at least one value that counts. One is
    enough; they may share more.
rules-classic-lines-values =
    A line can be four light pieces, four dark, four tall, four short, four
    round, four square, four solid or four hollow ones.
rules-mushrooms-lines-values =
    A line can be four red mushrooms, four blue, four big, four small, four
    pointed or four flat ones, four with dots or four without.
rules-danish-lines-colours =
    A line may mix both colours, as long as the four pieces share
    something else.
rules-quarto-lines-several =
    One piece may complete several lines at once. To win, you only need
    to show one of them.
rules-quarto-lines-who = It does not matter who placed the other three pieces.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    A line does not win by itself. You must call “Quarto!” and show its
    four squares; then you win at once.
rules-quarto-calling-placer =
    After placing your piece, before giving the next one: you may call a
    line that your piece has just completed.
rules-quarto-calling-receiver =
    After receiving a piece, before placing it: you may call a line that
    your opponent’s last piece completed and that they did not call.
rules-danish-calling-receiver =
    After receiving a piece, before placing it: you may call any line
    that still counts. In our interpretation that includes your own
    line, if you missed it.
rules-quarto-calling-others =
    The booklets say that the first player to call wins. Here only the
    player whose turn it is may call. If anyone else calls, or somebody
    calls after the end, the call is refused and has no consequences: it
    does not count as a false call.
rules-quarto-calling-silence =
    Without a referee, nothing tells you that there is a line. Looking for
    it is part of the game.
rules-quarto-calling-moments = You may call at two moments:
rules-danish-calling-reading =
    The Danish booklet asks only for the word. Here you show the four
    squares in every edition.
rules-quarto-overlooked-give =
    If you complete a line and give a piece without calling, your
    opponent may call that line before placing the piece, and win.
rules-quarto-overlooked-dead =
    If your opponent places the piece without calling, the line has lost
    its value: it no longer counts, for any trait, and the game
    continues.
rules-quarto-overlooked-new =
    The booklets do not say what becomes of the pieces. Here the pieces
    of such a line can still be part of a new line in another direction.
rules-danish-overlooked =
    A line that nobody has called counts until both players have each
    placed a piece. Then it has lost its value: it no longer counts, for
    any trait, and the game continues. An example:
rules-danish-overlooked-first =
    Ada completes a line and gives Bo a piece without calling. Bo may
    call the line before he places his piece.
rules-danish-overlooked-second =
    Bo places his piece without calling and gives Ada a piece. In our
    interpretation Ada may now call her line after all, before she
    places her piece.
rules-danish-overlooked-third =
    Ada places her piece without calling. Both have now placed a piece,
    and the line has lost its value.
rules-danish-overlooked-reading =
    The booklet says that a missed line no longer counts “when both
    players have each placed a piece”. We count the pieces placed after
    the one that completed the line. If that piece counted too, the line
    would lose its value one turn earlier, as in the classic edition.
rules-danish-overlooked-maker =
    The booklet mentions only the opponent as the one who may call a
    missed line. Here the player who made the line may call it too.
    Between placing one piece and giving the next, you may only call
    what your own piece has just completed.
rules-quarto-false =
    A call is false if the four squares you show are not a line that you may
    call now:
rules-quarto-false-place =
    The squares are not in a row, a column or a long diagonal (nor in a 2×2
    square, if those count).
rules-quarto-false-free = One of the squares is free.
rules-quarto-false-share = The four pieces share nothing that counts.
rules-quarto-false-late = The line has lost its value.
rules-danish-false-late =
    The line has lost its value; or you have just placed a piece, and
    the line is an older one that this piece did not complete.
rules-quarto-false-reading =
    No booklet says what happens then. Here a false call is refused, you are
    told why, and it is noted in the game record. Your turn continues.
rules-quarto-false-three = After three false calls in one turn, you cannot call again in that turn.
rules-quarto-false-option =
    You may agree before the game that you lose at once if you make a
    false call.
rules-quarto-referee =
    No booklet has a referee, but here you can play with one. The
    referee spots every line: if you complete one, you win at once, and
    no line is ever missed.
rules-quarto-referee-calls = With a referee you do not call: it is not needed.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win =
    Win: a player calls “Quarto!” in time and shows a line of four pieces
    that share a value that counts.
rules-quarto-end-draw = Draw: all sixteen pieces are placed and nobody has won.
rules-quarto-end-reading =
    After the sixteenth piece there is nothing left to give. The player
    who placed it may call or decline. Then the opponent, as if they had
    just received a piece, may call any line that still counts, or
    decline. Only then is the game a draw.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Agree before the game that only one, two or three of the four traits
    count.
rules-quarto-beginners-example =
    For example, if only colour counts, four pieces of one colour make a
    line, and nothing else does.
rules-quarto-beginners-reading =
    Here you may choose more finely: any of the eight values may count, at
    least one. Four pieces that share a value that counts make a line. To
    make a whole trait count, choose both of its values.
rules-danish-beginners =
    Agree before the game which values count, such as dark or tall, as many
    as you like.
rules-danish-beginners-example =
    For example, only dark counts: four dark pieces make a line,
    whatever their shape, but four light pieces do not.
rules-danish-beginners-reading =
    We read this as: any of the eight values may count, at least one, and
    four pieces that share a value that counts make a line. The booklet’s
    example can also mean that only dark pieces make a line, by any trait
    but shape. To make a whole trait count, choose both of its values.
rules-danish-beginners-free =
    If only dark counts, play with free colours: with own colours, light
    could complete no line.
rules-quarto-advanced =
    2×2 squares: four pieces that share a value and fill a block of two
    by two squares also count as a line. That makes 9 more lines, 19 in
    all.
rules-danish-advanced = There are two options for advanced players. Choose one or both.
rules-danish-advanced-free =
    Free colours: nobody has a colour, and you may give any piece that
    is left.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Two players, one against the other.
rules-quarto-players-reading =
    Here teams can play this edition too, and at a table the winner can
    stay on.
rules-quarto-players-more = How this works: the page about the Danish edition
rules-danish-players = Two players, two against two, or two teams of any size.
rules-danish-players-round = The booklet says that the game can “go round”, without saying how.
rules-danish-teams-order =
    The booklet does not say how a team plays. Here partners take turns:
    in each turn one person places a piece and gives the next one. The
    first player of team A gives the first piece; then come the first of
    team B, the second of team A, the second of team B, and so on.
rules-danish-teams-call =
    Only the person whose turn it is may call. After the sixteenth
    piece, the next person of the other team has the last chance to
    call. A team wins or loses together.
rules-danish-round-reading =
    Here this means that the winner stays on: others can wait in a
    queue, and after each game the loser’s seat goes to the next in the
    queue; after a draw, the player who has been seated longest gives up
    the seat.
rules-quarto-time =
    A game takes 10 to 20 minutes. In a tournament, players may be given
    a limit of one minute per move.
rules-danish-time =
    A game takes 5 to 20 minutes. The booklet has no time limit, but
    here you can play this edition with a clock too.
rules-quarto-time-move =
    A move is placing one piece and giving the next; giving the very
    first piece is a move too. You choose how much time you have, or
    play without a clock.
rules-quarto-time-calls =
    Calling uses the same time, and a false call does not
    restart the clock. If your time runs out, you lose.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Here you can combine all of this freely, in every edition: for
    example 2×2 squares, own colours, only two traits and a referee.
rules-quarto-combining-colours =
    Own colours: each player has a colour and is only given pieces of that
    colour, as in the Danish edition. Free colours: you may give any piece
    that is left.
rules-quarto-combining-not =
    Only opposites cannot be combined: own colours and free colours, or
    a referee and losing on a false call, because with a referee nobody
    calls.
rules-editions-same =
    There are three editions of Quarto. Anything not listed here is the
    same in all of them.
rules-editions-pieces =
    Pieces: the classic and the Danish edition have wooden pieces, the
    third has mushrooms. That makes no difference to the rules.
rules-editions-colours =
    Colours: in the Danish edition each player has a colour and is only
    given pieces of that colour. In the other two, you may give any
    piece that is left.
rules-editions-overlooked =
    Missed lines: in the classic and the mushroom edition a line loses
    its value as soon as the receiver places the piece without calling.
    In the Danish edition it counts until both players have placed one
    more piece after the line was made (our interpretation).
rules-editions-showing =
    Showing: the classic and the mushroom booklets ask you to show the
    line, the Danish one only to say the word.
rules-editions-beginners =
    Children and beginners: in the classic and the mushroom edition one, two
    or three traits count; in the Danish one, the values you choose, such as
    only dark.
rules-editions-advanced =
    Advanced players: 2×2 squares in all three editions; in the Danish one
    also free colours.
rules-editions-players =
    Players: only the Danish booklet mentions teams, and that the game
    can “go round” (here: the winner stays on).
rules-editions-time =
    Time: 10 to 20 minutes per game and, if you like, one minute per
    move in tournaments; in the Danish edition 5 to 20 minutes and no
    limit per move.

## Both games: at the table

rules-table = The booklets say nothing about this. These are our own rules:
rules-table-resign = You may resign. Then the other side wins.
rules-table-draw =
    You may offer a draw. The game is drawn only if all the others
    accept before the next move.
rules-table-back = A move can be taken back only if everyone agrees.
rules-table-leave =
    With two players, you lose if you resign or run out of time. With
    three or four, you leave the game: your cards stay hidden, your
    turns are skipped, and the last player left wins.
rules-table-back-cards =
    A move can be taken back only if everyone agrees, and never past a card
    that was shown or made.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box = Quartino is for 2 to 4 players, aged 7 to 99. A game takes about 20 minutes.
rules-quartino-box-board =
    A board: a wheel of nine spaces, one in the centre and eight around
    it on the rim.
rules-quartino-box-tokens = 28 tokens: seven yellow, seven blue, seven green and seven pink.
rules-quartino-box-cards = 24 cards, and 4 racks to stand them in.
rules-quartino-box-reading =
    The booklets give the numbers. The wheel and the names of the
    colours come from pictures and reviews of the game.
rules-quartino-cards =
    A card shows a quarter of the wheel: the centre and three neighbouring
    spaces of the rim, each with its colour.
rules-quartino-cards-deck =
    We know the cards only from pictures. Four colours fit on four
    spaces in exactly 24 ways, and there are 24 cards, so we take it
    that each way occurs once. If your copy has other cards, a game
    record can name another deck.
rules-quartino-cards-turn =
    A card matches anywhere around the board, in any of eight positions.
    It may not be mirrored: the three colours on the rim must follow
    each other clockwise, as on the card.
rules-quartino-aim =
    Be the first to make all four of your cards. You make a card when
    its four colours are on top in the same order, anywhere round the
    board, and you call it.
rules-quartino-aim-others =
    Everyone builds on the same board. The others’ tokens may help you
    or spoil your plan.
rules-quartino-setup-board =
    Put the board in the middle and the tokens beside it, sorted by
    colour. They are the reserve.
rules-quartino-setup-cards =
    Shuffle the cards. Each player takes a rack, draws four cards in secret
    and stands them in it so that nobody else sees them.
rules-quartino-setup-rest =
    The booklets do not mention the other cards. Here they stay out of
    the game, unseen.
rules-quartino-setup-first = The youngest player goes first. Play continues clockwise.
rules-quartino-setup-reading =
    Here you say who is the youngest; otherwise lots are drawn.
    In a rematch the next player begins, without new lots.
rules-quartino-players = Two, three or four players, each for themselves.
rules-quartino-players-cards =
    Each player has four cards, whatever the number of players. So 16
    cards stay out of the game with two players, 12 with three and 8
    with four.

## Quartino: a turn (T4, T5)

rules-quartino-turn = A turn has three steps, always in this order.
rules-quartino-turn-check =
    Check the board for the situations “four alike” and “column”.
rules-quartino-turn-place = Place one token, or more if you have announced a situation.
rules-quartino-turn-make = Make Quartinos, if you see any. Then your turn ends.
rules-quartino-placing =
    Take one token of any colour from the reserve and place it on any space
    of the board.
rules-quartino-placing-column =
    The space may be empty, or you may put your token on top of others.
    Tokens on top of each other make a column.
rules-quartino-placing-gone = You cannot choose a colour that has no token left in the reserve.

## Quartino: making cards (T6)

rules-quartino-make = Only the top token of each space counts, whoever placed it.
rules-quartino-make-call =
    When you think that the top tokens match one of your cards, call
    “Quartino” and show the card and the four spaces. If you are right:
rules-quartino-make-card = The card leaves your rack: you have made it.
rules-quartino-make-tokens =
    Its four top tokens go back to the reserve. The tokens under them
    are now on top.
rules-quartino-make-place = You must take one token and place it anywhere.
rules-quartino-make-again =
    If the top tokens now match another of your cards, you may call
    again, and so on.
rules-quartino-make-reading =
    Here you may call only when you have placed and cleared everything
    you must in this turn.
rules-quartino-wrong =
    If your card does not match the four spaces you show, it goes back
    to your rack, and your turn ends.
rules-quartino-wrong-seen = The others have now seen this card.
rules-quartino-wrong-reading =
    You cannot show a card that you do not hold. If you try, the call is
    refused and your turn continues.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    If four or more tokens of one colour are on the board when your turn
    begins, that is “four alike” (the booklets say “4 colours”). Tokens
    hidden inside columns count too.
rules-quartino-four-say =
    If you notice it, announce “four alike”. You must then place one
    extra token: two instead of one.
rules-quartino-four-reading =
    It counts once per turn, even if there are four or more tokens of
    several colours.
rules-quartino-column =
    If a column has four or more tokens when your turn begins, that is
    “column”. Their colours do not matter.
rules-quartino-column-say =
    If you notice it, announce “column” and point at it. First put the
    whole column back into the reserve. Then you must place one extra
    token: two instead of one.
rules-quartino-column-reading =
    Only one column counts per turn, even if there are several. You
    choose which.
rules-quartino-both =
    If you notice both, announce both. You must place three tokens and
    clear the column, in any order you like.
rules-quartino-both-last =
    You may even clear the column last. Then a token you put on it goes
    back too.
rules-quartino-both-start =
    Only the start of your turn matters: nothing you do during your turn
    makes a new situation or removes one.
rules-quartino-both-wait =
    You can call “Quartino” or end your turn only when all of this is
    done.
rules-quartino-noticing =
    Situations count only if you announce them, Quartinos only if you
    call them. If you announce nothing, you simply place one token;
    there is no penalty.
rules-quartino-noticing-silence =
    Without a referee, nothing tells you what you could announce or call.
rules-quartino-noticing-wrong =
    If you announce a situation that is not there, it is refused, you
    are told why, and nothing else changes.
rules-quartino-noticing-once =
    You may announce each situation once per turn, before you place your
    first token.
rules-quartino-referee =
    No booklet has a referee, but here you can play with one. Then
    nobody announces situations: the referee spots them, and you must
    place the extra tokens and clear one column.
rules-quartino-referee-call =
    You still choose whether to call “Quartino”, and only you get a hint
    when you can. A false call is refused and your turn continues, but
    the others have seen the card.
rules-quartino-first-games =
    To learn the game, leave out the situations “four alike” and
    “column”. Then you place one token per turn and make Quartinos if
    you see any.
rules-quartino-first-games-name = Here this rule set is called “Quartino, first games”.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    You win as soon as the last card leaves your rack. Its four tokens
    stay on the board, and no more are placed.
rules-quartino-long =
    Cards are made one at a time, so a normal finish has only one
    winner. The booklets do not say what happens when the reserve is
    empty or a game does not end.
rules-quartino-long-empty =
    You skip placing only if the reserve is empty and you have no column
    to clear. Then you may call or end your turn.
rules-quartino-long-skipped =
    If nothing is placed, cleared or called in a whole round of turns, the
    game is a draw.
rules-quartino-long-repeated =
    It is also a draw if the same position on the board, with the same
    columns and the same player about to start their turn, comes up for
    the third time with no card made in between.
rules-quartino-long-limit =
    After 200 turns in all, or another number that you choose, the game
    ends. The player who has made the most cards wins; players who tie
    share the win.
rules-quartino-secrets = You always see this, and nothing else:
rules-quartino-secrets-board = The board and the reserve.
rules-quartino-secrets-own = Your own cards.
rules-quartino-secrets-made = The cards that anyone has made.
rules-quartino-secrets-shown = The cards that were shown in false calls.
rules-quartino-secrets-left = How many cards each of the others has left.
rules-quartino-secrets-rest = The cards that were not dealt stay secret until the end.

## Quartino: the two printings

rules-quartino-printings =
    We know the booklet in two printings, Czech and Italian. They
    describe the same game, with the same steps and numbers, and differ
    only in details.
rules-quartino-printings-check =
    Checking a call: in the Czech printing all the others check it, in
    the Italian printing one of the others does. Here it is checked
    automatically.
rules-quartino-printings-must =
    Extra tokens: the Italian printing says that you must place them,
    the Czech one only that you place them. Here you must.
rules-quartino-printings-end =
    The end: in the Czech printing the first player to make all their
    cards wins, in the Italian one the player who takes the last card
    out of their rack. That is the same moment.

## What the figures show

rules-figure-classic-pieces =
    All sixteen pieces: eight light and eight dark. In each colour,
    every combination of tall or short, round or square, solid or hollow
    occurs once.
rules-figure-mushrooms-pieces =
    All sixteen mushrooms: eight red and eight blue. In each colour,
    every combination of big or small, pointed or flat, with or without
    dots occurs once.
rules-figure-classic-turn =
    There are three pieces on the board. The next one, which is dark,
    short, square and hollow, has been given and must now be placed.
rules-figure-mushrooms-turn =
    There are three mushrooms on the board. The next one, which is blue,
    small, flat and without dots, has been given and must now be placed.
rules-figure-classic-line =
    A line: the second row from the bottom is full. Its pieces are light and
    dark, tall and short, round and square, but all four are hollow.
rules-figure-mushrooms-line =
    A line: the second row from the bottom is full. Its mushrooms are red
    and blue, big and small, pointed and flat, but all four are without
    dots.
rules-figure-classic-receiver =
    Nobody has called the line of four hollow pieces (marked here only
    to show you), and the next piece has been given. Before placing it,
    the receiver may call the line.
rules-figure-mushrooms-receiver =
    Nobody has called the line of four mushrooms without dots (marked
    here only to show you), and the next mushroom has been given. Before
    placing it, the receiver may call the line.
rules-figure-classic-square = Four short pieces fill the 2×2 square in the middle of the board.
rules-figure-mushrooms-square = Four small mushrooms fill the 2×2 square in the middle of the board.
rules-figure-wheel = The empty board: one space in the centre, eight on the rim.
rules-figure-card = A card: yellow in the centre and, on the rim, clockwise, blue, green and pink.
rules-figure-column-placed =
    Six tokens on the board. On the marked space 7 a blue token lies on
    a yellow one: a column of two.
rules-figure-quartino =
    The marked top tokens match a card: yellow in the centre and,
    clockwise on spaces 7, 8 and 1, blue, green and pink. Two of
    them lie on other tokens; only the top ones count.
rules-figure-four-colours =
    Four blue tokens are on the marked spaces: in the centre and on
    spaces 1, 4 and 7. The one on space 1 is hidden under a yellow
    token.
rules-figure-column =
    The marked space 3 has a column of four tokens: pink at the bottom,
    then blue, green and yellow.

## Credits

rules-quarto-credits = Quarto is a game by Blaise Müller, published by Gigamic.
rules-quartino-credits = Quartino is a game by Petr Doubek (Loris Games), published by Djeco.
rules-credits-independent =
    Fourfold is an independent project, not affiliated with the authors
    or publishers and not endorsed by them. The rules are told here in
    our own words.
