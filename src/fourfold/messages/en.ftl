### Fourfold: English (British)
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = English

## Traits and their values, as said of a piece

trait-colour = colour
trait-height = height
trait-shape = shape
trait-body = body
value-light = light
value-dark = dark
value-tall = tall
value-short = short
value-round = round
value-square = square
value-solid = solid
value-hollow = hollow

## The same traits and values, as said of a mushroom

mushroom-trait-colour = colour
mushroom-trait-height = size
mushroom-trait-shape = cap
mushroom-trait-body = dots
mushroom-light = red
mushroom-dark = blue
mushroom-tall = big
mushroom-short = small
mushroom-round = pointed
mushroom-square = flat
mushroom-solid = dotted
mushroom-hollow = plain

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour ->
        [red] { $height } red { $shape } { $body }
        [blue] { $height } blue { $shape } { $body }
       *[other] { $colour } { $height } { $shape } { $body }
    }

## Words of the games

word-board = board
word-square = square
word-piece = piece
word-trait = trait
word-line = line
word-two-by-two = 2×2 square
word-call = call
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = give
word-place = place
word-decline = decline
word-beginners = beginners
word-advanced = advanced
word-team = team
word-going-round = winner stays on
word-draw = draw
word-win = win
word-space = space
word-rim = rim
word-centre = centre
word-token = token
word-reserve = reserve
word-card = card
word-rack = rack
word-column = column
word-four-colours = four alike
word-turn = turn
word-clockwise = clockwise
word-deck = deck
word-player = player
word-seat = seat

## Colours of Quartino's tokens

token-Y = yellow
token-B = blue
token-G = green
token-P = pink

## Rule sets

preset-classic = Classic
preset-classic-about = Wooden pieces, and you win by calling your line in time.
preset-mushrooms = Mushrooms
preset-mushrooms-about = The classic rules with mushrooms: red or blue, big or small, pointed or flat, dotted or plain.
preset-danish = Danish
preset-danish-about = You are only given pieces of your own colour, and missed lines can be called for a little longer (our interpretation).
preset-quartino = Quartino
preset-quartino-about = Place coloured tokens on the board. The first to make all four of their cards wins.
preset-quartino-first = Quartino, first games
preset-quartino-first-about = Quartino without the “four alike” and “column” situations.

## Options: $number is a whole number

option-squares = 2×2 squares
    .about = Four pieces in a 2×2 square count like a line.
option-traits = Chosen traits
    .about = Only the traits you choose count for a line.
option-values = Chosen values
    .about = Only the values you choose count for a line, such as dark and short.
option-owned = Own colours
    .about = Each player is only ever given pieces of their own colour. The first to receive a piece has light.
option-owned-dark = Own colours, dark first
    .about = Each player is only ever given pieces of their own colour. The first to receive a piece has dark.
option-free = Free colours
    .about = You may give any piece that is left, whatever its colour.
option-players = Spot it yourself
    .about = { $game ->
        [quartino] As in the rulebook: situations and Quartinos count only if you notice and announce them. A false Quartino call shows your card to everyone and ends your turn.
        [quartino-first] As in the rulebook: a Quartino counts only if you notice it and call it. A false Quartino call shows your card to everyone and ends your turn.
       *[quarto] As in the rulebooks: a line counts only if you notice it and call it.
    }
option-referee = Referee
    .about = { $game ->
        [quartino] The referee spots everything and tells you when to place extra tokens or clear a column. A false Quartino call shows your card to everyone, but your turn continues.
        [quartino-first] The referee spots every Quartino. A false Quartino call shows your card to everyone, but your turn continues.
       *[quarto] The referee spots every line: complete one and you win at once.
    }
option-lose-on-false-call = Lose on a false call
    .about = You lose the game if you call “Quarto!” and the four squares you show are not a line that you may call now.
option-turn = { $number ->
        [one] { $number } second per turn
       *[other] { $number } seconds per turn
    }
    .about = Finish each turn in time, or you lose.
option-turns = { $number ->
        [one] At most { $number } turn
       *[other] At most { $number } turns
    }
    .about = After this many turns in all, the player who has made the most cards wins. Players who tie share the win.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Draw
outcome-won = { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }
reason-call = Quarto called
reason-line = line completed
reason-false-call = false call by the other side
reason-full-board = all sixteen pieces placed
reason-resign = by resignation
reason-time = time ran out
reason-abandoned = a player left the game
reason-agreement = by agreement
reason-cards = all cards made
reason-repetition = same position three times
reason-skipped = a full round with nothing to play
reason-turn-limit = turn limit reached

## Quarto in the rules page

rules-quarto-intro =
    Quarto, a game by Blaise Müller published by Gigamic, is for two
    players or two teams. You share the same sixteen pieces, and your
    opponent chooses the one you must place. A game takes 10 to 20
    minutes (5 to 20 in the Danish edition).
quarto-in-short =
    Choose a piece and give it to your opponent, who places it on any
    free square and then gives you one.

    Four pieces in a row, a column or a long diagonal that are alike in
    some way (all tall, say, or all hollow) make a line.

    When you complete a line, call “Quarto!” before you give the next
    piece, and you win.

    If your opponent misses a line, call it before you place your piece,
    and you win.

    If all the pieces are placed and nobody has won, the game is a draw.

rule-q1-title = Board and pieces
rule-q1-text =
    Quarto is played on a board of 4×4 squares with 16 pieces, one for
    every combination of four traits with two values each. The classic
    wooden pieces are light or dark, tall or short, round or square,
    solid or hollow. The mushrooms are, in the same order, red or blue,
    big or small, with a pointed or a flat cap, with or without yellow
    dots. Only the four traits matter for the rules, not which set you
    use. The pieces start beside the board; in the Danish edition they
    stand in two groups, light and dark.
rule-q2-title = Who goes first
rule-q2-text =
    Lots are drawn for the first player. That player places nothing, but
    chooses a piece and gives it to the opponent. In a rematch the next
    player begins, without new lots (our reading).
rule-q3-title = A turn
rule-q3-text =
    Place the piece you were given on any free square. Then give your
    opponent one of the pieces that are left.
rule-q4-title = Lines
rule-q4-text =
    A line is four pieces in a row, a column or one of the two long
    diagonals (10 lines in all) that share at least one value that
    counts: four tall pieces, say, or four hollow ones. They may share
    several values, and one piece may complete several lines at once. It
    does not matter who placed the other three pieces.
rule-q5-title = Calling Quarto
rule-q5-text =
    When players spot lines themselves, making a line is not enough: to win,
    you must call “Quarto!” and show the line, and nothing on the screen
    gives away that there is one. Only the player to act may call (our
    reading; the booklets say the first to call wins). A call by anyone
    else, or after the end, is refused, but does not count as a false call.
    After placing your piece and before giving the next one, you may call a
    line that your piece completed, and you win. If you give a piece without
    calling, only the receiver may call that line, and only before placing
    the piece, and then the receiver wins. If the receiver places the piece
    without calling, the line no longer counts, for any trait, for the rest
    of the game (classic and mushrooms). In the Danish edition a line stops
    counting when both players have each placed a piece. We count the pieces
    placed after the line was made, and until then any player who has just
    received a piece may call it, even the player who made it (our reading;
    the booklet can also be read as the classic rule, and names only the
    opponent). After the sixteenth piece nothing is given: the player who
    placed it may call or decline, then the opponent may call any line that
    still counts or decline, and then the game is a draw (our reading). A
    call is false if the squares shown are not a line, share nothing that
    counts, or form a line that no longer counts. A false call is refused
    with the reason, is noted in the game record and changes nothing else,
    but after three of them in one turn you cannot call again in that turn.
    If you agree on it before the game, you lose on a false call instead
    (our reading).
rule-q6-title = Referee play
rule-q6-text =
    The referee spots every line: if you complete one, you win at once.
    Nobody needs to call, so calling is not allowed.
rule-q7-title = Draw
rule-q7-text =
    If all sixteen pieces have been placed and nobody has won, the game is a
    draw.
rule-q8-title = Children and beginners
rule-q8-text =
    To begin with, let only one, two or three of the four traits count, as
    the French and Dutch rules suggest. In the Danish rules you may choose
    which values count, for example “only the dark pieces, whatever their
    shape”. So any of the eight values may count, at least one, and four
    pieces that share one of them make a line (our reading; the example can
    also mean that only dark pieces count, by any trait but shape). To make
    a whole trait count, choose both of its values. If only dark counts,
    play with free colours: with own colours, light could complete no line
    (our reading).
rule-q9-title = Advanced players
rule-q9-text =
    Four pieces in a 2×2 square, on four adjacent squares of the board,
    count like a line. That makes 9 more lines, 19 in all. In the Danish
    edition, 2×2 squares and free colours are two separate options for
    advanced players.
rule-q10-title = Own colours
rule-q10-text =
    In the Danish edition each player has a colour, and you always give your
    opponent a piece of theirs, so each of you places the eight pieces of
    your own colour. A line may mix both colours if it shares another value
    that counts. The player who receives the first piece chooses a colour,
    and has light if they do not choose (our reading). Advanced players play
    with free colours: you may give any piece that is left.
rule-q11-title = Players and teams
rule-q11-text =
    Two people play; the Danish edition adds two against two, or two
    teams of any size. Partners take their team’s turns in rotation, and
    in each turn one person places a piece and gives the next one; A1
    gives the first piece, then B1, A2, B2 and so on take their turns
    (our reading). Only the person to act may call. After the sixteenth
    piece, the next person of the other team has the last chance to
    call. A team wins or loses together (our reading). The Danish
    booklet also says that the game can “go round”: here, people wait in
    a queue, and after each game the loser’s seat passes to the next
    person; after a draw, the player who has been seated longest gives
    up the seat (our reading).
rule-q12-title = Time
rule-q12-text =
    In tournaments, players may be given one minute per move; without a
    limit there is no clock. A move is placing one piece and giving the
    next; giving the very first piece is a move too (our reading). Calls
    are made within that minute, a false call does not reset it, and if
    your time runs out you lose (our reading).
rule-q13-title = Combining the rules
rule-q13-text =
    You can combine all of these options freely: for example 2×2
    squares, own colours, only two traits and a referee. The rule sets
    are Classic, Mushrooms and Danish; each of them has options for
    beginners and for advanced players.

## Quartino in the rules page

rules-quartino-intro =
    Quartino, a game by Petr Doubek (Loris Games) published by Djeco, is
    for two to four players aged 7 to 99. Token by token, you all build
    on the same board, and each of you has secret cards to make. The
    others’ tokens may help you or spoil your plan. A game takes about
    20 minutes.
quartino-in-short =
    Draw four cards and keep them secret. A card asks for four colours:
    one in the centre and three side by side on the rim, anywhere round
    the board.

    On your turn, put one token of any colour on any space, even on top
    of others.

    When the top tokens match one of your cards, call “Quartino”, set
    the card aside, return its four tokens and place one more.

    If your turn starts with four or more tokens of one colour on the
    board, announce “four alike” and place one extra token. If it starts
    with a column of four or more tokens, announce “column”, clear it
    and place one extra token.

    The first to make all four of their cards wins.

rule-t1-title = Board, tokens and cards
rule-t1-text =
    The board is a wheel of nine spaces: eight on the rim and one in the
    centre. The 28 tokens, seven each of yellow, blue, green and pink,
    lie in an open reserve, sorted by colour. There are 24 cards and
    four racks. The numbers are in the rulebooks; the wheel and the
    names of the colours come from pictures and reviews of the game.
rule-t2-title = The cards
rule-t2-text =
    A card is a quarter of the wheel: the centre and three neighbouring
    rim spaces, each with a colour (our reading, from pictures). The 24
    cards are the 24 ways to put four colours in the centre and on three
    rim spaces; a game record can name another deck (our reading). A
    card matches in any of the eight turns of the wheel, never mirrored
    (our reading).
rule-t3-title = Start
rule-t3-text =
    Each player draws four cards in secret. The other cards stay out of the
    game, unseen (our reading). The youngest player goes first (you say who
    that is, otherwise lots are drawn), and play continues clockwise. In a
    rematch the next player begins, without new lots (our reading).
rule-t4-title = A turn
rule-t4-text =
    A turn has three steps: check the board for situations, place your
    token or tokens, then make Quartinos.
rule-t5-title = Placing a token
rule-t5-text =
    Take one token of any colour still in the reserve and place it on
    any space. The space may be empty, or you may put your token on top
    of others, which makes a column.
rule-t6-title = Making a Quartino
rule-t6-text =
    Only the top token of each space counts, whoever placed it. Once you
    have placed and cleared everything you must in this turn (our
    reading), you may call “Quartino” and show one of your cards and the
    four spaces. You cannot show a card that you do not hold: if you
    try, the call is refused and your turn continues. If you are right,
    the card leaves your rack and those four top tokens return to the
    reserve, so that the tokens under them are now on top. You must then
    take one token and place it anywhere, and you may call again, and so
    on. If you are wrong, the card goes back to your rack and your turn
    ends; the others have now seen that card.
rule-t7-title = Four alike
rule-t7-text =
    If four or more tokens of one colour are on the board at the start
    of your turn, even inside columns, and you notice, announce “four
    alike” (the rulebooks call it “four colours”). You must then place
    one extra token.
rule-t8-title = Column
rule-t8-text =
    If a column has four or more tokens at the start of your turn, and
    you notice, announce “column”. Return the whole column to the
    reserve; you must then place one extra token. If “column” is the
    only situation, clear the column first and place your tokens
    afterwards. Only one column counts per turn, even if there are
    several, and you choose which; “four alike” counts once per turn too
    (our reading).
rule-t9-title = Both at once
rule-t9-text =
    If you notice both situations, announce both: you place three tokens
    and clear the column, in any order you like. You may even clear the
    column last; then a token you put on it goes back too. Only the
    situations at the start of your turn count. You can call or end your
    turn only when all of this is done.
rule-t10-title = Noticing
rule-t10-text =
    When players spot things themselves, situations count only if you
    announce them, Quartinos only if you call them. There is no penalty
    for missing one, and the list of moves never gives them away. If you
    announce a situation that is not there, you are told why and nothing
    changes; you may announce each situation once per turn, before you
    place your first token (our reading). With a referee nobody
    announces situations: you must place the extra tokens and clear one
    column, and a false call is refused (our reading). Calling stays
    optional with a referee, and only the owner of the card gets a hint
    (our reading).
rule-t11-title = First games
rule-t11-text = In your first games you may leave out the situations “four alike” and “column”.
rule-t12-title = End
rule-t12-text =
    You win as soon as the last card leaves your rack. Its four tokens
    stay on the board.
rule-t13-title = Empty reserve and endless games
rule-t13-text =
    You cannot choose a colour that has no token left in the reserve.
    You skip placing only if the reserve is empty and you have no column
    to clear; you may then call or end your turn (our reading). After
    one full round of turns with nothing placed, cleared or called, the
    game is a draw (our reading). It is also a draw when the same
    position on the board, with the same columns and the same player
    starting their turn, comes up for the third time with no card made
    in between (our reading). After 200 turns in all, or another number
    that you set, the player who has made the most cards wins, and
    players who tie share the win (our reading).
rule-t14-title = What you see and what is secret
rule-t14-text =
    You see the board, the reserve, your own rack, the cards made, the
    cards shown in false calls, and how many cards each other player has
    left. You never see anything else. Cards that were not dealt stay
    secret until the end.

## Both games in the rules page

rule-table-title = At the table
rule-table-text =
    In Quartino with more than two players, a player who resigns or runs
    out of time leaves the game: their cards stay hidden, their turns
    are skipped, and the last player left wins (our reading). In both
    games, a draw offer stands until the next move, and the game is
    drawn only if all the others accept it before then (our reading). A
    move can be taken back only if everyone agrees, and never past a
    card that was shown or made (our reading).
not-affiliated =
    Quarto and Quartino are trademarks of their owners. Fourfold is an
    independent project, not affiliated with or endorsed by them.

## What happens, and what is asked

space-centre = centre
seat-bot = { $seat } ({ $bot })
event-give = { $who } gives the { $piece } piece.
event-place = { $who } places the { $piece } piece on { $square }.
event-call = { $who } calls “Quarto!” and shows { $squares }.
event-decline = { $who } makes no call.
event-say-colours = { $who } announces “four alike”.
event-say-column = { $who } announces “column” { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
event-clear = { $who } clears the column { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
event-token = { $who } places a { $colour } token { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
event-card-right = { $who } calls “Quartino” from space { $first } and makes { $card }.
event-card-wrong = { $who } calls “Quartino” with { $card } from space { $first }, but the card is not there. The turn ends.
event-card-refused = { $who } calls “Quartino” with { $card } from space { $first }, but the card is not there. Refused: the turn continues.
event-end = { $who } ends their turn.
event-resign = { $who } resigns.
event-flag = { $who } runs out of time.
event-abandon = { $who } leaves the game.
event-offer = { $who } offers a draw.
event-accept = { $who } accepts the draw.
event-refused = { $what } Refused.
ask-give = { $who }: choose a piece to give.
ask-place = { $who }: place the { $piece } piece.
ask-decline = { $who }: all the pieces are placed. Call a line, or decline.
ask-clear = { $who }: clear a column ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: place one token.
       *[other] { $who }: place { $due } tokens.
    }
ask-call-card = { $who }: call Quartino, or end your turn.

## Line by line

plain-welcome = Playing { $rules }. Type help for the commands.
plain-menu = What would you like to play? Type a number, or press Enter for the first.
plain-menu-bot = { $game } against the computer
plain-menu-people = { $game } for { $seats } on this screen
plain-menu-again = Type a number from 1 to { $most }, or quit.
plain-help =
    Moves in Quarto: give 7 or give LSQH, place b3, call a1 b1 c1 d1, decline.
    Moves in Quartino: say colours, say column 5, clear 5, place B 3, call YBGP 7, end.
    You can type just a piece or a square. Also: resign, offer draw, accept.
    Show: board, pieces, reserve, rack, moves, record, rules, rules q5.
    And: hint (Quartino), undo, save, save NAME, quit.
plain-puzzles-help =
    Type your answer as a move, or the card your opponent holds. Also: hint (twice
    for the answer), next, harder, easier, kind, board, help, quit. When there is
    nothing more to announce, type end.
plain-free = free
plain-empty = empty
plain-turn = { $who } to play. Everyone else, please look away.
plain-over = The game is over. Press Enter to finish; undo, save and record still work.
plain-over-for-good = The game is over. Press Enter to finish; save and record still work.
plain-draw-offered = A draw has been offered. Another player can type accept; making a move declines the offer.
plain-clock = { $number ->
        [one] { $number } second per turn.
       *[other] { $number } seconds per turn.
    }
plain-seconds-left = { $number ->
        [one] { $number } second left.
       *[other] { $number } seconds left.
    }
plain-name = Name of player { $number }? Press Enter for “{ $usual }”.
plain-first = Type a number, or press Enter to draw lots.
plain-free-colours = Press Enter to play with free colours, or type { $no } to keep these rules.
plain-undone = Move taken back.
plain-no-rack = Quarto has no cards.
plain-rack = { $who }: { $left } left, rack { $cards }, made { $made }, shown { $shown }.
plain-rules-more = To read one rule in full, type rules { $first } to rules { $last }, or rules table.
plain-saved = Saved as { $path }.
plain-not-saved = Not saved: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = expected no further move, got { $move }: the game is over
error-not-your-turn = expected seat { $expected } to act, got { $seat }
error-no-such-seat = expected one of the seats { $expected }, got { $seat }
error-seat-has-left = expected a seat still in the game, got { $seat }, which has left
error-wrong-game = expected a move of { $expected }, got { $move }
error-draw-already-offered = expected accept, got { $move }: { $seat } has already offered a draw
error-no-draw-offered = expected an offered draw, got { $move } with none on the table
error-already-agreed = expected another seat to accept, got { $seat }, who has agreed already
error-not-refused = expected a call or say that the rules refuse, got { $move }, which they accept
error-never-refused-so = expected ? only after a refused call or say, got { $move }
error-takeback-too-far = expected an earlier move to take back, got the start of the game
error-takeback-past-card = expected no card shown or made since, got { $move }, which all have seen
error-piece-in-hand = expected place, got { $move }: { $piece } is in hand
error-no-piece-in-hand = expected give, got { $move }: no piece is in hand
error-board-full = expected call or decline, got { $move }: all sixteen pieces are placed
error-decline-too-early = expected { $expected }, got decline: it is for the end, after sixteen pieces
error-square-taken = expected a free square, got { $square } (taken by { $piece })
error-piece-not-left = expected a piece that is left, got { $piece }
error-piece-not-theirs = expected a { $expected } piece for { $seat }, got { $piece }
error-referee-calls = expected give, place or decline, got { $move }: the referee sees every line
error-no-more-calls = expected no call after three false ones in a turn, got { $move }
error-call-no-line = expected four squares of a line, got { $squares }
error-call-not-full = expected a full line, got { $squares } with { $free } free
error-call-nothing-shared = expected a counted trait in common, got { $squares }, which share none
error-call-expired = expected a line that still counts, got { $squares }, whose time is over
error-call-not-now = expected a line made by this placement, got { $squares }, which is older
error-referee-says = expected place, clear, call or end, got { $move }: the referee sees situations
error-no-situations = expected place, call or end, got { $move }: played without situations
error-say-too-late = expected it before the first token of the turn, got { $move } after it
error-said-already = expected each situation once a turn, got { $move } again
error-no-four-colours = expected four or more tokens of one colour as the turn began, got { $move } with fewer
error-no-column = expected a column of four or more as the turn began, got { $height } on { $space }
error-nothing-to-clear = expected no clearing, got { $move }: no column is to be cleared
error-clear-other = expected clear { $expected }, got { $move }
error-cleared-already = expected one clearing a turn, got { $move } after it
error-clear-first = expected clear { $expected } first, got { $move }
error-nothing-to-place = expected call or end, got { $move }: every token due is placed
error-place-first = expected a token to be placed first ({ $due } due), got { $move }
error-colour-used-up = expected a colour that the reserve holds, got { $colour }
error-card-not-held = expected a card that { $seat } holds, got { $card }
error-no-quartino = expected { $card } on { $spaces }, got { $tops }
error-bad-move = expected { $expected }, got { $got }
error-bad-piece = expected a piece such as 7 or LSQH, got { $got }
error-bad-square = expected a square from a1 to d4, got { $got }
error-bad-call = expected four different squares after call, got { $got }
error-bad-colour = expected a colour, one of Y B G P, got { $got }
error-bad-space = expected a space, c or 1 to 8, got { $got }
error-bad-rim = expected a rim space from 1 to 8, got { $got }
error-bad-card = expected a card such as YBGP, got { $got }
error-text-after = expected nothing more, got { $got }
error-bad-preset = expected a rule set of { $game }, one of { $expected }, got { $got }
error-bad-game = expected a game, one of { $expected }, got { $got }
error-bad-option = expected an option of { $game }, one of { $expected }, got { $got }
error-bad-option-value = expected { $expected } after { $option }:, got { $got }
error-option-twice = expected each option once, got { $got } again
error-options-contradict = expected only one of { $option } and { $other }, got both
error-bad-ranks = expected four ranks separated by /, got { $got }
error-bad-rank = expected four squares in a rank, each a piece or a dot, got { $got }
error-bad-hand = expected the piece in hand or -, got { $got }
error-piece-twice = expected each piece once, got { $got } twice
error-wrong-colours = expected { $light } light and { $dark } dark pieces given, got { $got }
error-line-in-referee-play = expected a game still on, got a completed line: { $got }
error-bad-marks = expected lines such as !a1b1c1d1:1, got { $got }
error-mark-no-line = expected a completed line that counts, got { $got }
error-mark-expiry = expected a number from 1 to { $most } after the line, got { $got }
error-marks-apart = expected lines completed by one placement to share a square, got { $got }
error-marks-in-referee-play = expected no lines to call in referee play, got { $got }
error-bad-spaces = expected nine spaces separated by /, got { $got }
error-bad-column = expected a column of colours or a dot, got { $got }
error-too-many-tokens = expected at most { $most } tokens of { $colour }, got { $got }
error-bad-seat = expected a seat, one of { $expected }, got { $got }
error-bad-seats = expected seats such as A B or A1 B1 A2 B2, got { $got }
error-bad-seat-number = expected { $expected } seats, got { $got }
error-bad-deal = expected a deal such as A=YBGP,YBPG,YGBP,YGPB, got { $got }
error-deal-seats = expected cards for the seats { $expected }, got { $got }
error-deal-size = expected { $expected } cards for { $seat }, got { $got }
error-card-twice = expected each card as often as the deck has it, got { $got } once too often
error-deck-too-small = expected at least { $expected } cards in the deck, got { $got }
error-not-utf8 = expected UTF-8 text, got byte { $got }
error-control-character = expected printable text, got { $got }
error-bad-header = expected a line such as key: value, got { $got }
error-key-twice = expected each key once, got { $got } again
error-key-missing = expected the key { $expected } in the header, got none
error-key-not-here = expected a key of { $game }, got { $got }
error-bad-players = expected names such as A=Ada B=Bo, got { $got }
error-bad-name = expected a name in quotes with an end, got { $got }
error-bad-result = expected a result such as B (call) or draw (full-board), got { $got }
error-result-too-early = expected no result while the game is on, got { $got }
error-result-differs = expected the result of the events, { $expected }, got { $got }
error-event-missing = expected an event after the seat, got { $got }
error-bad-state = expected a stored state, got { $got }

## Terminal

tui-about = Quarto and Quartino, following the rulebooks
tui-person = Player
tui-computer = Computer
tui-computer-of = Computer { $seat }
tui-player = Player { $seat }
tui-team-of = Team { $team } ({ $people })
    .winner = Team { $team } ({ $people })
tui-in-team = { $name } (team { $team })
tui-yes = yes
tui-no = no

tui-menu-computer = Quarto against the computer
tui-menu-continue = Resume game
tui-menu-two = Quarto for two on this screen
tui-menu-teams = Quarto in teams
tui-menu-quarto = Quarto with your own rules
tui-menu-quartino = Quartino for 2 to 4 players
tui-menu-puzzles-quarto = Puzzles of Quarto
tui-menu-puzzles-quartino = Puzzles of Quartino
tui-menu-resume = Open a saved game
tui-menu-replay = Replay a game
tui-menu-rules = Rules
tui-menu-language = Language
tui-menu-quit = Quit
tui-menu-hint = ↑ ↓ choose   Enter start   ? rules   q quit

tui-setup-title = { $game }: who is playing?
tui-setup-start = Start
tui-setup-seats = Players
tui-setup-two = two
tui-setup-teams = two teams of { $number }
tui-setup-number = { $number }
tui-setup-person = person
tui-setup-name = name (optional)
tui-setup-rules = Choose the rules…
tui-bot-random = computer, random moves
tui-bot-level = computer, level { $number }
tui-bot-perfect = computer, perfect play
tui-bot-greedy = computer, one move ahead
tui-bot-strong = computer, at full strength
tui-bot-about = { $name }: { $about }
tui-form-hint = ↑ ↓ move   ← → change   Enter choose   Esc back

tui-builder-title = Choose the rules
tui-builder-preset = { $game ->
        [quartino] Rules
       *[quarto] Edition
    }
tui-builder-counts = Counts: { $trait }
tui-builder-both = { $one } and { $other }
tui-builder-only = only { $value }
tui-builder-none = does not count
tui-builder-colours = Colours
tui-builder-sight = Who spots lines and situations?
tui-builder-false-call = False “Quarto!”
tui-builder-refused = Refused, at most 3 per turn
tui-builder-turn = Clock
tui-builder-no-clock = No clock
tui-builder-turns = Length
tui-builder-nothing = Nothing would count. Choose at least one value.
tui-builder-line-about = The same rules as text. If you type here, the choices above change too.
tui-builder-done = Use these rules

tui-open-resume = Open a saved game
tui-open-replay = Replay a game
tui-open-none = No saved games yet. Press s during a game to save it.
tui-open-path = path of a game file, such as game.fgn
tui-open-hint = Enter open   Tab list or path   Esc back
tui-open-line = line { $number }: { $reason }
tui-open-missing = There is no file { $path }. Check the path.
tui-open-unreadable = Cannot read { $path }: { $reason }
tui-open-unknown-bot = { $path } names a computer player that this version does not have.

tui-replay-hint = → next   ← back   Home start   End last   Esc close
tui-replay-moment = move { $number } of { $most }
tui-replay-start = Start of the game.

tui-rules-in-short = In short
tui-rules-words = Glossary
tui-rules-in-full = In full
tui-rules-readings =
    Where the rulebooks are silent or disagree, we had to decide. Those
    places are marked “our reading”.
tui-rules-hint = ↑ ↓ scroll   Tab other game   c codes   Esc back
tui-record-title = Moves so far
tui-record-empty = None yet.
tui-close-hint = ↑ ↓ scroll   Esc back

tui-pass-to = Pass the screen to { $name }
tui-pass-why = The cards stay hidden until { $name } is here and nobody else is looking.
tui-pass-ready = I’m here: show my cards
tui-thinking = { $name } is thinking…
tui-seconds-left = { $number } s
tui-undone = Move taken back.
tui-saved = Saved as { $path }
tui-not-saved = Not saved: { $reason }
tui-kept = Your unfinished game is saved as { $path }
tui-too-small = Please enlarge the terminal to { $needed } (now { $now }), or play with --plain.
tui-bots-no-draw = The computer does not accept draws. You can resign or play on.
tui-bots-not-learned = The computer has not learned to play with these cards or this many turns, so it plays less well than usual.
tui-command-placeholder = a move, such as give 7, place b3, resign, offer draw
tui-draw-offered = { $name } offers a draw. Type :accept to agree; making a move declines the offer.

tui-tray = Pieces left
tui-hand = In hand
tui-hand-empty = nothing
tui-ask-give = { $name }: choose a piece to give.
tui-ask-place = { $name }: place the piece in hand.
tui-ask-decline = { $name }: all the pieces are placed. Call with ! or decline with d.
tui-ask-mark = { $name }: mark the four squares of your line ({ $number } of 4).
tui-ask-confirm = Quarto on { $squares }? Enter to call, Esc to go back.
tui-tip-call = Four alike in a line? Press ! and show them before you give or place a piece.
tui-tip-referee = Referee: complete a line and you win at once.
tui-false-calls = False calls this turn: { $number } of { $most }.
tui-no-more-calls = Three false calls: you cannot call again this turn.
tui-line-shares = In common on { $squares }: { $values }.

tui-reserve = Reserve
tui-rack = Your cards (* seen by all)
tui-rack-of = Cards of { $name } (* seen by all)
tui-rack-hidden = The cards are hidden.
tui-cards-left = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
tui-cards-made = made { $cards }
tui-cards-seen = shown { $cards }
tui-cards-unmade = left { $cards }
tui-seat-left = has left
tui-column-at = { $space ->
        [c] Centre
       *[other] Space { $space }
    }, bottom to top: { $column }
tui-choose-colour = Choose a colour first: y, b, g or p.
tui-ask-token = { $number ->
        [one] { $name }: place a token. Choose a colour, then a space.
       *[other] { $name }: place { $number } tokens. Choose a colour, then a space.
    }
tui-ask-clear = { $name }: clear the column on { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name }: place { $number } token and clear the column on { $spaces }, in any order.
       *[other] { $name }: place { $number } tokens and clear the column on { $spaces }, in any order.
    }
tui-ask-call = { $name }: call Quartino with ! or end your turn with e.
tui-ask-card = Quartino! Which card? Press 1 to { $number }.
tui-ask-first = { $card }: move to the space of its first rim colour ({ $colour }) and press Enter.
tui-tip-say = Four or more tokens of one colour: press f. A column of four or more: move to it and press o.
tui-tip-quartino = You can make { $card } from { $space }. Press !

tui-key-move = move
tui-key-mark = mark
tui-key-confirm = confirm
tui-key-cancel = cancel
tui-key-escape = Esc
tui-key-end = end turn
tui-key-clear = clear
tui-key-place-token = place
tui-key-colour = colour
tui-key-hint = hint
tui-key-undo = undo
tui-key-save = save
tui-key-record = moves
tui-key-command = type
tui-key-rules = rules
tui-key-menu = menu
tui-key-again = play again
tui-key-next = next
tui-key-grade = difficulty
tui-key-kind = kind
tui-puzzle-not = It is not { $moves }.
tui-puzzle-announce = Announce with f and o, then press e.
tui-puzzle-solved = Press n for the next puzzle.

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = row { $name }
line-file = column { $name }
line-diagonal = diagonal { $name }
line-two-by-two = 2×2 square { $name }
analysis-title = { $a } and { $b }, move by move
analysis-about = Winning for { $a } at the top, a draw in the middle, winning for { $b } at the bottom; { $summary }
analysis-summary = { $name }: { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $calls ->
        [one] { $calls } missed call
       *[other] { $calls } missed calls
    }
analysis-wins = { $name } wins
analysis-win = win
analysis-draw = draw
analysis-loss = loss
analysis-unknown = unknown
analysis-mistake = mistake
analysis-missed-call = missed call
analysis-only-move = only move
analysis-give = giving { $piece }
analysis-place = placing on { $square }
analysis-call = calling { $line }
why-completes-line = { $square } completes { $line }: all { $values }.
why-gives-win = Giving { $piece } loses: on { $square } it completes { $line }, all { $values }.
why-gives-forced-loss = Giving { $piece } loses: { $reply } forces a win.
why-no-safe-piece = { $number ->
        [one] Placing on { $square } loses: the only piece left to give completes a line.
       *[other] Placing on { $square } loses: every one of the { $number } pieces left to give completes a line.
    }
why-forced-loss = { $number ->
        [one] Placing on { $square } loses: one piece does not complete a line at once, but giving it loses too.
       *[other] Placing on { $square } loses: { $number } pieces do not complete a line at once, but giving any of them loses too.
    }
why-missed-line = { $square } would have completed { $line }: all { $values }.
why-missed-win = { $number ->
        [one] The only winning move was { $moves }.
       *[other] These moves won: { $moves }.
    }
why-missed-draw = { $number ->
        [one] The only move to hold the draw was { $moves }.
       *[other] These moves held the draw: { $moves }.
    }
why-only-win = The only winning move was found: { $move }.
why-only-draw = The only move to hold the draw was found: { $move }.
why-lost-no-safe-piece = Every piece left to give completes a line.
why-lost = Every move loses.
why-calls-line = The call is right: { $line }, all { $values }.
why-missed-call-placer = The line on { $line } (all { $values }) could have been called. Now the opponent can call it.
why-missed-call-open = The line on { $line } (all { $values }) could have been called before placing the piece. The opponent can still call it.
why-missed-call-expired = The line on { $line } (all { $values }) could have been called. Now it no longer counts.
why-calls-used-up = After three false calls you cannot call again this turn.
why-false-call = The call was false, and under these rules that loses the game.
why-abandoned = { $value ->
        [win] { $seat } had a winning position.
       *[draw] { $seat } had a drawn position.
    }

## Analysis of Quartino: what a turn was, and why it was bad. $card, $cards, $moves and $seat are notation, $space is a
## space of the wheel, $percent a probability such as "40 %".

turn-title = { $names }, turn by turn
turn-about = A line for each player: the higher, the likelier that player wins. { $summary }
turn-estimates = Chances to win are estimates, from simulated games.
turn-estimates-level = Chances to win are estimates between players of level { $level }, from simulated games.
turn-cards-unknown = This game of Quartino cannot be analysed. It needs the standard deck and the cards of all players.
turn-better = Better: { $moves }.
turn-summary = { $name }: { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
turn-why-shows-card = The false call showed { $card } to everyone.
turn-why-missed-colours = “Four alike” was not announced ({ $colour }: { $number } tokens).
turn-why-missed-column = “Column” was not announced ({ $space ->
        [centre] centre
       *[other] space { $space }
    }: { $number } tokens).
turn-why-missed-call = { $card } was on the board from space { $space }, but it was not called.
turn-why-missed-card = { $card } could have been made: { $moves }.
turn-why-missed-chain = { $cards } could have been made in one turn: { $moves }.
turn-why-could-stop = { $card } is still one token away, and it may be the last card of { $seat } ({ $percent }).
turn-why-helps-card = { $card } is now one token away, and { $seat } may hold it ({ $percent }).
turn-why-wrong-column = The wrong column was cleared: { $space } instead of { $better }.
turn-why-reveals-card = This turn helped { $card } most of all cards, so the others can guess who holds it.
