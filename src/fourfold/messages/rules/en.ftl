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
rules-heading-setup = Getting ready
rules-heading-colours = Each player has a colour
rules-heading-turn = Your turn
rules-heading-lines = What a line is
rules-heading-calling = Calling “Quarto!”
rules-heading-overlooked = A line that nobody saw
rules-heading-false-call = A false call
rules-heading-referee = With a referee
rules-heading-end = The end of the game
rules-heading-beginners = For beginners
rules-heading-advanced = For advanced players
rules-heading-players = Who plays
rules-heading-time = Time
rules-heading-combining = Mixing the rules
rules-heading-table = Giving up, draws and taking back
rules-heading-editions = How the editions differ
rules-heading-cards = The cards
rules-heading-placing = Placing a token
rules-heading-make = Making a Quartino
rules-heading-wrong = A wrong call
rules-heading-four-colours = The situation “four colours”
rules-heading-column = The situation “column”
rules-heading-both = Both situations at once
rules-heading-noticing = Noticing, and being mistaken
rules-heading-long = Empty reserve, long games and ties
rules-heading-first-games = Your first games
rules-heading-secrets = What is secret
rules-heading-printings = How the two printings differ

## Quarto: board and pieces (Q1)

rules-quarto-box = A board of 16 squares, four by four, and 16 pieces.
rules-quarto-box-traits =
    Every piece has four traits, and each trait has two values. Every
    mixture of values is there exactly once, so no two pieces are the same.
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
    Complete a line: four pieces, one beside the other, that are alike in at
    least one way. Call “Quarto!” in time, and you win.
rules-quarto-aim-twist =
    The trick is that you do not choose the piece you place. The other
    player chooses it and gives it to you.
rules-quarto-setup-pieces = Put the empty board between you and stand all the pieces beside it.
rules-danish-setup-pieces =
    Put the empty board between you. Stand the pieces beside it in two
    groups, the light ones and the dark ones.
rules-quarto-setup-first =
    Draw lots for who begins. Whoever begins places nothing: they only
    choose a piece and give it to the other player.
rules-danish-colours =
    Before the first piece is given, each player takes a colour: one has
    light, the other dark.
rules-danish-colours-give =
    You always give the other player a piece of their colour. So each of you
    places the eight pieces of your own colour.
rules-danish-colours-reading =
    The booklet does not say who chooses. In Fourfold it is the player who
    receives the first piece; if they do not choose, they have light.

## Quarto: a turn (Q3)

rules-quarto-turn = A turn has three steps, always in this order.
rules-quarto-turn-place =
    Place the piece you were given on any free square. It stays there until
    the end of the game.
rules-quarto-turn-look = Look: has your piece completed a line? Then call it now.
rules-quarto-turn-give =
    Give the other player one of the pieces that are left, whichever you
    like. Now it is their turn.
rules-danish-turn-give =
    Give the other player one of the pieces that are left in their colour.
    Now it is their turn.

## Quarto: lines (Q4)

rules-quarto-lines =
    A line is four pieces in one row, in one column or on one of the two
    long diagonals. So there are 10 places for a line: four rows, four
    columns and two diagonals.
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
    Both colours may be mixed in a line, as long as the four pieces share
    something else.
rules-quarto-lines-several =
    One piece may complete several lines at once. To win, it is enough to
    show one of them.
rules-quarto-lines-who = It does not matter who placed the other three pieces.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    A line wins nothing by itself. You must call “Quarto!” and show its four
    squares; then you win at once.
rules-quarto-calling-placer =
    You have placed and have not yet given: you may call a line that your
    piece has just completed.
rules-quarto-calling-receiver =
    You have been given a piece and have not yet placed it: you may call a
    line that the other player’s last piece completed and that they did not
    call.
rules-danish-calling-receiver =
    You have been given a piece and have not yet placed it: you may call any
    line that is still valid, whoever completed it.
rules-quarto-calling-others =
    Only the player whose turn it is may call. A call by anybody else, or
    after the end, is not allowed; it counts for nothing, not even as a
    false call.
rules-quarto-calling-silence =
    Nothing at the table tells you that there is a line. Looking for it is
    part of the game.
rules-quarto-calling-moments = You may call at two moments only:
rules-danish-calling-reading =
    The Danish booklet asks only for the word. In Fourfold you show the four
    squares in every edition.
rules-quarto-overlooked-give =
    If you complete a line and give a piece without calling, only the
    receiver can still call that line, and only before placing. Then the
    receiver wins.
rules-quarto-overlooked-dead =
    If the receiver places without calling, the line is dead. It has lost
    its value for good, as a whole and for every trait, and the game goes
    on.
rules-quarto-overlooked-new =
    The pieces of a dead line can still be part of a new line in another
    direction.
rules-danish-overlooked =
    A line that nobody has called stays valid until both players have each
    placed a piece. Then it is dead: it has lost its value for good, as a
    whole and for every trait, and the game goes on. An example:
rules-danish-overlooked-first =
    Ada completes a line and gives Bo a piece without calling. Bo may call
    the line before he places.
rules-danish-overlooked-second =
    Bo places without calling and gives Ada a piece. Now Ada may call her
    line after all, before she places.
rules-danish-overlooked-third =
    Ada places without calling. Now each has placed a piece since, and the
    line is dead.
rules-danish-overlooked-reading =
    We read the booklet like this: each player places one piece after the
    line was made. Until then whoever has just received a piece may call it,
    its maker too. Between placing and giving, you may call only what your
    own piece has just completed.
rules-quarto-false = A call is false if you show four squares that are not a valid line:
rules-quarto-false-place =
    The squares are not in a row, a column or a long diagonal (nor in a 2×2
    square, if those count).
rules-quarto-false-free = One of the squares is free.
rules-quarto-false-share = The four pieces share nothing that counts.
rules-quarto-false-late = The line is dead, or it may not be called at this moment.
rules-quarto-false-reading =
    No booklet says what happens then. In Fourfold a false call is refused,
    you are told why, and it is noted in the record. Nothing else changes.
rules-quarto-false-three =
    After three refused calls in one turn, you cannot call again in that
    turn.
rules-quarto-false-option =
    You may agree before the game that a false call loses. Then the first
    false call loses the game at once.
rules-quarto-referee =
    No booklet has a referee; Fourfold offers one if you like. Then the
    table sees every line: whoever completes one wins at once, and no line
    is ever overlooked.
rules-quarto-referee-calls = With a referee, calling is not allowed, because it is not needed.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win = Somebody calls a valid line: that player wins.
rules-quarto-end-draw = All sixteen pieces are placed and nobody has won: the game is a draw.
rules-quarto-end-reading =
    After the sixteenth piece there is nothing left to give. Whoever placed
    it may call or decline. Then the other player, as if they had just
    received a piece, may call any line that is still valid, or decline.
    Only then is it a draw.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    To start gently, agree before the game that only one, two or three of
    the four traits count.
rules-quarto-beginners-example =
    For example, only colour counts: four pieces of one colour make a line,
    and nothing else does.
rules-quarto-beginners-reading =
    In Fourfold you may choose more finely: any of the eight values may
    count, at least one. Four pieces that share a value that counts make a
    line. Most people choose whole traits.
rules-danish-beginners =
    To start gently, agree before the game which looks count, as many as you
    like.
rules-danish-beginners-example =
    For example, only dark counts: four dark pieces make a line, whatever
    their shape, but four light ones do not.
rules-danish-beginners-reading =
    We read this as: any of the eight values may count, at least one. Four
    pieces that share a value that counts make a line. Most people choose
    whole traits.
rules-quarto-advanced =
    2×2 squares count as well: four pieces that fill two by two neighbouring
    squares and share a value count like a line. That makes 9 more places,
    19 in all.
rules-danish-advanced = For trained players there are two options. Choose one of them or both.
rules-danish-advanced-free =
    Free colours: nobody has a colour, and you may give any piece that is
    left.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Two people play, one against the other.
rules-quarto-players-reading =
    In Fourfold, teams may play this edition too, and a table may go round.
    The page of the Danish edition says how.
rules-danish-players = Two people play, or two against two, or two teams of any size.
rules-danish-players-round =
    The game may also go round: then others wait for their turn to sit down
    and play.
rules-danish-teams-order =
    The booklet does not say how a team plays. In Fourfold the partners take
    turns, and one person’s turn is placing and giving. The first of team A
    gives the first piece; then come the first of team B, the second of team
    A, the second of team B, and so on.
rules-danish-teams-call =
    Only the person whose turn it is may call. After the sixteenth piece,
    the next person of the other team has the last say. A team wins or loses
    together.
rules-danish-round-reading =
    When the game goes round, people wait in line. After a game the loser’s
    seat passes to the next in line; after a draw, whoever has been seated
    longest leaves.
rules-quarto-time =
    A game takes 10 to 20 minutes. In a tournament, each move may be limited
    to one minute.
rules-danish-time =
    A game takes 5 to 20 minutes. The booklet does not limit the time for a
    move, but in Fourfold you may give each move a minute here, too.
rules-quarto-time-move =
    A move is placing and giving together, and the very first give has its
    minute too. You may also choose a longer or a shorter time, or no clock
    at all.
rules-quarto-time-calls =
    Calling is part of the same minute, and a false call does not start it
    again. Whoever runs out of time loses.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    In Fourfold you may mix all of this freely, in every edition: for
    example 2×2 squares, own colours, only two traits and a referee.
rules-quarto-combining-not =
    Only opposites do not go together: colours are either owned or free, and
    where a referee watches, no false call can lose.
rules-editions-same = There are three editions. What is not named here is the same in all of them.
rules-editions-pieces =
    Pieces: the classic and the Danish edition have wooden pieces, the third
    has mushrooms. The rules look only at the four traits, never at which
    set you use.
rules-editions-colours =
    Colours: in the Danish edition each player has a colour and receives
    only pieces of it. In the other two, you may give any piece that is
    left.
rules-editions-overlooked =
    Overlooked lines: in the classic and the mushroom edition a line is dead
    as soon as the receiver places without calling. In the Danish edition it
    stays valid until both players have each placed a piece.
rules-editions-showing =
    Showing: the classic and the mushroom booklets ask you to show the line,
    the Danish one only to say the word.
rules-editions-beginners =
    Beginners: in the classic and the mushroom edition one, two or three
    traits count; in the Danish one, any looks you like.
rules-editions-advanced =
    Advanced players: 2×2 squares in all three editions; in the Danish one
    also free colours.
rules-editions-players = Players: only the Danish booklet names teams and going round.
rules-editions-time =
    Time: 10 to 20 minutes a game and, in tournaments, one minute a move; in
    the Danish edition 5 to 20 minutes and no limit for a move.

## Both games: at the table

rules-table = The booklets say nothing about this. These are Fourfold’s own rules.
rules-table-resign = You may resign. Then the other side wins.
rules-table-draw =
    You may offer a draw. The offer stands until the next move, and all the
    others must accept it.
rules-table-back = A move can be taken back only if everyone agrees.
rules-table-leave =
    With two players, whoever resigns or runs out of time loses. With three
    or four, that player leaves the game: their cards stay hidden, their
    turns are passed over, and the last one left wins.
rules-table-back-cards =
    A move can be taken back only if everyone agrees, and never past a card
    that was shown or made.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box = Quartino is for 2 to 4 players, aged 7 to 99. A game takes about 20 minutes.
rules-quartino-box-board =
    A board: a wheel of nine spaces, one in the centre and eight around it
    on the rim.
rules-quartino-box-tokens = 28 tokens: seven yellow, seven blue, seven green and seven pink.
rules-quartino-box-cards = 24 cards, and 4 racks to stand them in.
rules-quartino-box-reading =
    The booklets give the numbers. The wheel and the names of the colours
    come from pictures and reviews of the game.
rules-quartino-cards =
    A card shows a quarter of the wheel: the centre and three neighbouring
    spaces of the rim, each with its colour.
rules-quartino-cards-deck =
    This is our reading, from pictures. Four colours can be put on four
    spaces in exactly 24 ways, and there are 24 cards: so each way is there
    once. Another deck can be loaded instead.
rules-quartino-cards-turn =
    A card fits anywhere around the wheel: you may turn it into any of eight
    directions. But you may not mirror it: the three colours on the rim must
    follow each other clockwise, as on the card.
rules-quartino-aim =
    Be the first to make all four of your cards. To make a card, its colours
    must lie on the wheel just as the card shows them.
rules-quartino-aim-others =
    You all build on the same wheel. The others’ tokens may help you or
    spoil your plan.
rules-quartino-setup-board =
    Put the board in the middle and the tokens beside it, sorted by colour.
    They are the reserve, and everyone can see it.
rules-quartino-setup-cards =
    Shuffle the cards. Each player takes a rack, draws four cards in secret
    and stands them in it so that nobody else sees them.
rules-quartino-setup-rest = The other cards stay out of the game, and nobody looks at them.
rules-quartino-setup-first = The youngest player begins. Then it goes on clockwise.
rules-quartino-setup-reading =
    In Fourfold the table says who is the youngest; otherwise lots are
    drawn.
rules-quartino-players = Two, three or four people play, each for themselves.
rules-quartino-players-cards =
    Each has four cards, however many play. So 16 cards stay out with two
    players, 12 with three and 8 with four.

## Quartino: a turn (T4, T5)

rules-quartino-turn = A turn has three steps, always in this order.
rules-quartino-turn-check = Check the board for the situations “four colours” and “column”.
rules-quartino-turn-place = Place one token, or more if you have said a situation.
rules-quartino-turn-make = Make Quartinos, if you see any. Then your turn ends.
rules-quartino-placing =
    Take one token of any colour from the reserve and place it on any space
    of the wheel.
rules-quartino-placing-column =
    The space may be empty, or tokens may lie there already: then yours goes
    on top. Tokens on one another make a column.
rules-quartino-placing-gone = A colour of which the reserve has no token left cannot be chosen.

## Quartino: making cards (T6)

rules-quartino-make = Only the top token of each space counts, whoever placed it.
rules-quartino-make-call =
    When you think that one of your cards lies on the wheel, say “Quartino”
    and show the card and the four spaces. If you are right, this happens:
rules-quartino-make-card = The card leaves your rack: it is made.
rules-quartino-make-tokens =
    Its four top tokens go back to the reserve. What lay under them is now
    on top.
rules-quartino-make-place = You must take one token and place it anywhere.
rules-quartino-make-again = If you see another of your cards now, you may call again, and so on.
rules-quartino-make-reading =
    You may call only when you have placed and cleared everything that is
    due in your turn.
rules-quartino-wrong =
    If your card does not lie on the four spaces you show, it goes back to
    your rack, and your turn ends.
rules-quartino-wrong-seen = The others have seen this card. From then on everyone may know it.
rules-quartino-wrong-reading =
    You cannot show a card that you do not hold. That is not allowed, and
    your turn goes on.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    If four or more tokens of one colour are on the board when your turn
    begins, that is “four colours”. Tokens hidden inside columns count, too.
rules-quartino-four-say =
    If you notice it, say “four colours”. You must then place one token
    more: two instead of one.
rules-quartino-four-reading =
    It counts once a turn, even if several colours have four tokens or more.
rules-quartino-column =
    If a column has four or more tokens when your turn begins, that is
    “column”. Their colours do not matter.
rules-quartino-column-say =
    If you notice it, say “column” and point at it. First put the whole
    column back into the reserve. Then you must place one token more: two
    instead of one.
rules-quartino-column-reading =
    Only one column counts in a turn, even if there are several. You choose
    which.
rules-quartino-both =
    If you notice both, say both. You must place three tokens and clear the
    column, in any order you like.
rules-quartino-both-last =
    You may even clear last. A token that you have put on that column before
    then goes back with it.
rules-quartino-both-start =
    Only the beginning of your turn matters: what you do in your turn makes
    no new situation and takes none away.
rules-quartino-both-wait = You can call “Quartino” or end your turn only when all of this is done.
rules-quartino-noticing =
    Situations and Quartinos count only if you say so. If you say nothing,
    you simply place one token; there is no penalty.
rules-quartino-noticing-silence = Nothing at the table tells you what you could say or call.
rules-quartino-noticing-wrong =
    If you say a situation that is not there, it is refused, you are told
    why, and nothing else changes.
rules-quartino-noticing-once =
    You may say each situation once a turn, before you place your first
    token.
rules-quartino-referee =
    No booklet has a referee; Fourfold offers one if you like. Then nobody
    says a situation: the extra tokens and the clearing of one column come
    by themselves, and you must carry them out.
rules-quartino-referee-call =
    You still choose whether to call “Quartino”, and only you get a hint
    when you could. A wrong call is refused and your turn goes on, but the
    others have seen the card.
rules-quartino-first-games =
    To learn the game, leave out the situations “four colours” and “column”.
    Then you just place one token in each turn and make Quartinos if you see
    any.
rules-quartino-first-games-name = In Fourfold this rule set is called “Quartino, first games”.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Whoever removes the last card from their rack wins at once. The four
    tokens stay where they are, and no more is placed.
rules-quartino-long =
    Cards are made one at a time, so two players never finish together. The
    booklets do not say what happens when the reserve is empty or a game
    will not end.
rules-quartino-long-empty =
    You skip placing only if the reserve is empty and you have no column to
    clear. Then you may call or end your turn.
rules-quartino-long-skipped =
    If nothing is placed, cleared or called in a whole round of turns, the
    game is a draw.
rules-quartino-long-repeated =
    It is also a draw if the same board, with the same columns and the same
    player about to begin, comes up for the third time and no card was made
    in between.
rules-quartino-long-limit =
    After 200 turns of all players together, or another number that you
    choose, the game ends. Whoever has made the most cards wins; those who
    tie win together.
rules-quartino-secrets = At any time you may see this, and nothing else:
rules-quartino-secrets-board = The board and the reserve.
rules-quartino-secrets-own = Your own cards.
rules-quartino-secrets-made = The cards that anybody has made.
rules-quartino-secrets-shown = The cards that were shown in wrong calls.
rules-quartino-secrets-left = How many cards each of the others has left.
rules-quartino-secrets-rest = The cards that were not dealt stay secret until the end.

## Quartino: the two printings

rules-quartino-printings =
    We know the booklet in two printings, Czech and Italian. They describe
    the same game, with the same steps and numbers, and differ only in small
    things.
rules-quartino-printings-check =
    Who checks a call: in the Czech printing all the others do, in the
    Italian one another player. In Fourfold the table does.
rules-quartino-printings-must =
    Extra tokens: the Italian printing says that you must place them, the
    Czech one only that you place them. In Fourfold you must.
rules-quartino-printings-end =
    The end: the Czech printing says that the first to make all their cards
    wins, the Italian one that whoever takes the last card out of their rack
    does. That is the same moment.

## What the figures show

rules-figure-classic-pieces =
    All sixteen pieces: eight light and eight dark. In each colour, every
    mixture of tall or short, round or square, solid or hollow is there
    once.
rules-figure-mushrooms-pieces =
    All sixteen mushrooms: eight red and eight blue. In each colour, every
    mixture of big or small, pointed or flat, with or without dots is there
    once.
rules-figure-classic-turn =
    Three pieces are on the board. The next one, which is dark, short,
    square and hollow, has been given and is to be placed.
rules-figure-mushrooms-turn =
    Three mushrooms are on the board. The next one, which is blue, small,
    flat and without dots, has been given and is to be placed.
rules-figure-classic-line =
    A line: the second row from the bottom is full. Its pieces are light and
    dark, tall and short, round and square, but all four are hollow.
rules-figure-mushrooms-line =
    A line: the second row from the bottom is full. Its mushrooms are red
    and blue, big and small, pointed and flat, but all four are without
    dots.
rules-figure-classic-receiver =
    The line of four hollow pieces has not been called, and the next piece
    has been given. Before placing it, the receiver may call the line.
rules-figure-mushrooms-receiver =
    The line of four mushrooms without dots has not been called, and the
    next mushroom has been given. Before placing it, the receiver may call
    the line.
rules-figure-classic-square = Four short pieces fill the 2×2 square in the middle of the board.
rules-figure-mushrooms-square = Four small mushrooms fill the 2×2 square in the middle of the board.
rules-figure-wheel = The empty wheel: one space in the centre, eight on the rim.
rules-figure-card = A card: yellow in the centre and, on the rim, clockwise, blue, green and pink.
rules-figure-column-placed =
    Six tokens on the wheel. On one space of the rim a blue token lies on a
    yellow one: a column of two.
rules-figure-quartino =
    The card with yellow in the centre and blue, green and pink on the rim
    lies on the wheel. Two of its tokens lie on other tokens; only the top
    ones count.
rules-figure-four-colours =
    Four blue tokens are on the wheel. One of them is hidden under a yellow
    token.
rules-figure-column =
    One space of the rim has a column of four tokens: pink at the bottom,
    then blue, green and yellow.
