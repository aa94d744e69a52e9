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

piece-words = { $colour } { $height } { $shape } { $body }

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
word-going-round = going round
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
word-four-colours = four colours
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
preset-classic-about = Wooden pieces, every trait counts, and a line wins when you call it in time.
preset-mushrooms = Mushrooms
preset-mushrooms-about = The classic rules with mushrooms: red or blue, big or small, pointed or flat, dotted or plain.
preset-danish = Danish
preset-danish-about = Each player is given only pieces of their own colour, and an overlooked line can be called a little longer.
preset-quartino = Quartino
preset-quartino-about = Place coloured tokens on the wheel and be the first to make all four of your cards.
preset-quartino-first = Quartino, first games
preset-quartino-first-about = Quartino without the “four colours” and “column” situations.

## Options: $number is a whole number

option-squares = 2×2 squares
    .about = Four pieces in a 2×2 square count like a line.
option-traits = Chosen traits
    .about = Only the traits you choose count for a line.
option-values = Chosen values
    .about = Only the values you choose count for a line, for example dark and short.
option-owned = Own colours
    .about = Each player is always given pieces of their own colour; whoever receives first has light.
option-owned-dark = Own colours, dark first
    .about = Each player is always given pieces of their own colour; whoever receives first has dark.
option-free = Free colours
    .about = You may give any piece that is left, whatever its colour.
option-players = Spot it yourself
    .about = { $game ->
        [quartino] As in the rulebook, situations and Quartinos count only if a player sees them and says so.
       *[quarto] As in the rulebooks, a line counts only if a player sees it and says so.
    }
option-referee = Referee
    .about = { $game ->
        [quartino] The table watches for you: situations are applied by themselves, and a wrong call is refused.
       *[quarto] The table watches for you: a completed line wins at once.
    }
option-lose-on-false-call = A false call loses
    .about = Calling “Quarto!” without a valid line loses the game.
option-turn = { $number ->
        [one] { $number } second a turn
       *[other] { $number } seconds a turn
    }
    .about = Finish your turn within this time: running out loses.
option-turns = { $number ->
        [one] At most { $number } turn
       *[other] At most { $number } turns
    }
    .about = After this many turns of all players together, most cards made wins; those who tie win together.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Nobody wins: it is a draw
outcome-won = { $count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
reason-call = called Quarto
reason-line = completed a line
reason-false-call = the other side made a false call
reason-full-board = all sixteen pieces are placed
reason-resign = by resignation
reason-time = time ran out
reason-abandoned = a player left the game
reason-agreement = by agreement
reason-cards = made every card
reason-repetition = the same position came up three times
reason-skipped = a whole round with nothing to play
reason-turn-limit = the turn limit was reached

## Quarto in the rules page

rules-quarto-intro =
    Quarto is a game for two players or two teams. You share the same
    sixteen pieces, and your opponent chooses the one you must place. A game
    takes 10 to 20 minutes (5 to 20 in the Danish edition).
quarto-in-short =
    Choose a piece and give it to your opponent, who places it on any free
    square and then gives one to you. Four pieces in a row, a column or a
    long diagonal that are alike in some way (all tall, say, or all hollow)
    make a line. When you complete a line, call “Quarto!” before you give
    the next piece, and you win. If your opponent misses one, call it before
    you place, and you win. All pieces placed and no winner: a draw.

rule-q1-title = Board and pieces
rule-q1-text =
    Quarto is played on a board of 4×4 squares with 16 pieces, one for every
    combination of four traits with two values each. The classic wooden
    pieces are light or dark, tall or short, round or square, solid or
    hollow; the mushrooms are, in the same order, red or blue, big or small,
    with a pointed or a flat cap, with or without yellow dots. The rules
    look only at the four traits, never at which set is used. The pieces
    start beside the board; in the Danish edition they stand in two groups,
    light and dark.
rule-q2-title = Who begins
rule-q2-text =
    Lots are drawn to decide who begins. That player places nothing: they
    choose a piece and give it to the opponent.
rule-q3-title = A turn
rule-q3-text =
    Place the piece you were given on any free square. Then give your
    opponent one of the pieces that are left.
rule-q4-title = Lines
rule-q4-text =
    A line is four pieces in a row, a column or one of the two long
    diagonals (10 lines in all) that share at least one value that counts:
    four tall pieces, say, or four hollow ones. They may share several
    values, and one piece may complete several lines at once. Who placed the
    other three pieces does not matter.
rule-q5-title = Calling Quarto
rule-q5-text =
    When the players watch for themselves, making a line wins nothing by
    itself: you must call “Quarto!” and show the line, and nothing you are
    shown ever gives away that there is one. Only the player to act may
    call; a call by anyone else, or after the end, is not allowed, but is
    never a false call. After placing and before giving, you may call a line
    that this piece completed, and you win; if you give without calling,
    only the receiver may call that line, at that moment, before placing,
    and the receiver wins. If the receiver places without calling, the line
    has lost its value for good, whole and for every trait (classic and
    mushrooms); in the Danish edition it loses it only when both players
    have each placed a piece after it was made, and until then whoever has
    just received a piece may call it, its maker too (our reading). After
    the sixteenth piece nothing is given: the player who placed it may call
    or decline, then the opponent may call any line that is still valid or
    decline, and then the game is a draw (our reading). A false call, one
    that shows no line, an expired line or squares that share nothing that
    counts, is refused with the reason, is noted in the record and changes
    nothing else, but after three refusals in one turn you cannot call again
    in that turn; if you so choose beforehand, it loses the game instead
    (our reading).
rule-q6-title = Referee play
rule-q6-text =
    With a referee the table sees every line: whoever completes one wins at
    once. Calling is not allowed.
rule-q7-title = Draw
rule-q7-text =
    If all sixteen pieces have been placed and nobody has won, the game is a
    draw.
rule-q8-title = Beginners
rule-q8-text =
    To start gently, let only one, two or three of the four traits count, as
    the French and Dutch rules suggest. The Danish rules let you count as
    many looks as you like, for example only dark pieces, whatever their
    shape. So you may count any of the eight values, one at least, and four
    pieces that share one of them suffice; most people choose whole traits
    (our reading).
rule-q9-title = Advanced players
rule-q9-text =
    Four pieces in a 2×2 square, on four adjacent squares of the board,
    count like a line. That makes 9 more places, 19 in all. In the Danish
    edition, 2×2 squares and free colours are two separate options for
    trained players.
rule-q10-title = Own colours
rule-q10-text =
    In the Danish edition each player takes a colour, and you always give
    your opponent a piece of theirs, so each places the eight pieces of
    their own colour. A line still counts on any trait that counts, with
    both colours mixed. B, who receives the first piece, chooses, and has
    light if nothing is said (our reading). Trained players play with free
    pieces, of either colour.
rule-q11-title = Players and teams
rule-q11-text =
    Two people play; the Danish edition adds two against two, or two teams
    of any size. Partners take their team’s turns in rotation, each turn
    being one person’s placing and giving; the opening give is A1’s turn,
    then come B1, A2, B2 and so on (our reading). Only the person to act may
    call, after the sixteenth piece the next person of the other team has
    the last say, and a team wins or loses as one (our reading). In the
    Danish edition the game may also go round: people wait in line at a
    table, and the loser’s seat passes to the next of them; after a draw,
    whoever has been seated longest leaves (our reading).
rule-q12-title = Time
rule-q12-text =
    In tournaments each move may take one minute; untimed play has no clock.
    A move is placing and giving together, and the first give has its minute
    too (our reading). The moments for calling are inside that minute, a
    false call does not reset it, and running out loses (our reading).
rule-q13-title = Combining the rules
rule-q13-text =
    Rules Q5 to Q12 combine freely: for example 2×2 squares, own colours,
    only two traits and a referee. The rule sets are Classic, Mushrooms and
    Danish; beginners’ and advanced play are options on each.

## Quartino in the rules page

rules-quartino-intro =
    Quartino is a game for two to four players aged 7 to 99. Token by token,
    you all build on one wheel of colours, each with secret cards to make:
    the others’ tokens may help you or spoil your plan. A game takes about
    20 minutes.
quartino-in-short =
    Draw four cards and keep them secret. On your turn, put one token of any
    colour on any space, even on top of others. A card asks for four
    colours, in the centre and on three neighbouring rim spaces, whichever
    way the wheel is turned; only top tokens count. When you see one of your
    cards on the board, call “Quartino”, set the card aside, return its four
    tokens and place one more. If your turn starts with four tokens of one
    colour on the board, or with a column of four, say so: clear the column
    if there is one, and place one token more for each. Make all four cards
    first and you win.

rule-t1-title = Board, tokens and cards
rule-t1-text =
    The board is a wheel of nine spaces: eight on the rim, in a circle, and
    one in the centre. The 28 tokens, seven each of yellow, blue, green and
    pink, lie in an open reserve, sorted by colour. There are 24 cards and
    four racks. The rulebooks give the numbers; the wheel and the names of
    the colours come from pictures and reviews of the game.
rule-t2-title = The cards
rule-t2-text =
    A card is a quarter of the wheel: the centre and three neighbouring rim
    spaces, each with a colour (our reading, from pictures). The 24 cards
    are all the orders of the four colours over the centre and the first,
    second and third rim space, clockwise; another deck can be loaded
    instead (our reading). A card matches in any of the eight turns of the
    wheel, never mirrored (our reading).
rule-t3-title = Start
rule-t3-text =
    Each player draws four cards in secret; the rest stay out of the game,
    unseen. The youngest begins (the table says who that is; otherwise lots
    are drawn), and play goes clockwise.
rule-t4-title = A turn
rule-t4-text =
    A turn has three steps: first check the board for situations, then place
    tokens, then make Quartinos.
rule-t5-title = Placing a token
rule-t5-text =
    Take one token of any colour still in the reserve and place it on any
    space, empty or on top of other tokens, which makes a column.
rule-t6-title = Making a Quartino
rule-t6-text =
    Only the top token of each space counts, whoever placed it. Once all the
    placing and clearing due in your turn is done (our reading), you may
    call “Quartino” and show one of your cards and the four spaces; showing
    a card you do not hold is not allowed, and your turn goes on. If you are
    right, the card leaves your rack and those four top tokens return to the
    reserve, so that what lay under them is now on top; you must then take
    one token and place it anywhere, and you may call again, and so on. If
    you are wrong, the card goes back to your rack and your turn ends; the
    others have seen that card, and it is known from then on.
rule-t7-title = Four colours
rule-t7-text =
    If some colour has four or more tokens on the board at the start of your
    turn, anywhere in the columns, and you notice, say “four colours”. You
    must then place one token more.
rule-t8-title = Column
rule-t8-text =
    If some column has four or more tokens at the start of your turn, and
    you notice, say “column”. You return that whole column to the reserve
    and must then place one token more; with a column alone you clear first
    and place afterwards. Only one column counts in a turn, the one you
    choose, however many there are; “four colours” counts once too, however
    many colours there are (our reading).
rule-t9-title = Both at once
rule-t9-text =
    If you notice both situations, say both: you place three tokens and
    clear the column, in any order you like. You may even clear last; a
    token you put on that column before then goes back with it. The
    situations are those of the start of your turn. Calling and ending your
    turn wait until all of it is done.
rule-t10-title = Noticing
rule-t10-text =
    When the players watch for themselves, situations and Quartinos exist
    only if the player says so; silence is not punished, and the list of
    moves never gives them away. A situation wrongly said is refused with
    the reason and changes nothing; each may be said once a turn, before the
    first token is placed (our reading). In referee play situations may not
    be said: the extra tokens and one clearing are granted and compulsory,
    and a wrong Quartino is refused (our reading). There too calling stays
    optional, and only the owner of the card gets a hint (our reading).
rule-t11-title = First games
rule-t11-text =
    Your first games may be played without the situations “four colours” and
    “column” (T7 and T8).
rule-t12-title = End
rule-t12-text =
    Whoever removes the last card from their rack wins at once. The four
    tokens stay as they lie.
rule-t13-title = Empty reserve and endless games
rule-t13-text =
    A colour with no token left in the reserve cannot be chosen. A placement
    is skipped only if the reserve is empty and no clearing is due; you may
    then call or end your turn (our reading). After one full round of turns
    with nothing placed, cleared or called, the game is a draw
    (our reading). It is also a draw when the same board, whole columns
    included, with the same player starting their turn, comes up the third
    time with no card made in between (our reading). After 200 turns of all
    players together, or another number that you set, whoever has made most
    cards wins, and those who tie win together (our reading).
rule-t14-title = Secrets
rule-t14-text =
    You see the board, the reserve, your own rack, the cards made, the cards
    shown in wrong calls, and how many cards each other player has left. You
    see nothing else, at any time, in any way. Cards left undealt stay
    secret until the end.

## Both games in the rules page

rule-table-title = At the table
rule-table-text =
    In Quartino with more than two players, whoever resigns or runs out of
    time leaves the game: their cards stay hidden, their turns are passed
    over, and the last one left wins (our reading). In both games, a draw
    offer stands until the next move, and all the others must accept it
    (our reading). Taking back needs everyone’s consent and never goes past
    a card that was shown or made (our reading).
not-affiliated =
    Quarto and Quartino are trademarks of their owners. Fourfold is not
    affiliated with them, nor endorsed by them.

## What happens, and what is asked

space-centre = the centre
seat-bot = { $seat } ({ $bot })
event-give = { $who } gives { $piece }.
event-place = { $who } places { $piece } on { $square }.
event-call = { $who } calls “Quarto!” and shows { $squares }.
event-decline = { $who } declines.
event-say-colours = { $who } says “four colours”.
event-say-column = { $who } says “column” and points at { $space }.
event-clear = { $who } clears the column on { $space }.
event-token = { $who } places { $colour } on { $space }.
event-card-right = { $who } calls “Quartino” and makes { $card } from { $first }.
event-card-wrong = { $who } calls “Quartino” with { $card } from { $first }, which is not there. The turn ends.
event-card-refused = { $who } calls “Quartino” with { $card } from { $first }, which is not there. Refused: the turn goes on.
event-end = { $who } ends the turn.
event-resign = { $who } resigns.
event-flag = { $who } has run out of time.
event-abandon = { $who } has left the game.
event-offer = { $who } offers a draw.
event-accept = { $who } accepts the draw.
event-refused = { $what } Refused.
ask-give = { $who }: choose a piece to give.
ask-place = { $who }: place { $piece }.
ask-decline = { $who }: every piece is placed. Call a line, or decline.
ask-clear = { $who }: clear a column ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: place one token.
       *[other] { $who }: place { $due } tokens.
    }
ask-call-card = { $who }: call Quartino, or end the turn.

## Line by line

plain-welcome = Playing { $rules }. Type help for the commands.
plain-menu = What shall we play? Type a number, or press Enter for the first.
plain-menu-bot = { $game } against the computer
plain-menu-people = { $game } for { $seats } on this screen
plain-menu-again = Type a number from 1 to { $most }, or quit.
plain-help =
    Moves of Quarto: give 7 or give LSQH, place b3, call a1 b1 c1 d1, decline.
    Moves of Quartino: say colours, say column 5, clear 5, place B 3, call YBGP 7, end.
    A piece or a square alone will do. Also: resign, offer draw, accept.
    Questions: board, pieces, reserve, rack, moves, record, rules, rules q5.
    And: undo, save, save NAME, quit.
plain-free = free
plain-empty = empty
plain-turn = { $who } is to act. The others look away.
plain-over = The game is over. Press Enter to finish; undo, save and record still work.
plain-over-for-good = The game is over. Press Enter to finish; save and record still work.
plain-draw-offered = A draw is offered. Another player agrees with accept; any move declines.
plain-no-clock = { $number ->
        [one] These rules give { $number } second a turn, but line by line no clock runs.
       *[other] These rules give { $number } seconds a turn, but line by line no clock runs.
    }
plain-undone = Taken back.
plain-no-rack = Quarto has no cards.
plain-rack = { $who }: { $left } left, in the rack { $cards }, made { $made }, shown { $shown }.
plain-rules-more = For one rule in full, type rules { $first } up to rules { $last }, or rules table.
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
error-no-four-colours = expected four tokens of one colour as the turn began, got { $move } with fewer
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

tui-about = Quarto and Quartino, by the rulebooks
tui-person = Player
tui-computer = Computer
tui-computer-of = Computer { $seat }
tui-player = Player { $seat }
tui-team-of = Team { $team } ({ $people })
tui-yes = yes
tui-no = no

tui-menu-computer = Quarto against the computer
tui-menu-continue = Go on with the game
tui-menu-two = Quarto for two on this screen
tui-menu-teams = Quarto in teams
tui-menu-quarto = Quarto with rules of your choice
tui-menu-quartino = Quartino, for 2 to 4
tui-menu-resume = Resume a saved game
tui-menu-replay = Replay a record
tui-menu-rules = Rules
tui-menu-language = Language
tui-menu-quit = Quit
tui-menu-hint = ↑ ↓ choose   Enter start   ? rules   q quit

tui-setup-title = { $game }: who plays?
tui-setup-start = Start
tui-setup-seats = Players
tui-setup-two = two
tui-setup-teams = two teams of { $number }
tui-setup-number = { $number }
tui-setup-seat = Seat { $seat }
tui-setup-person = person
tui-setup-name = name, if you like
tui-setup-rules = Choose the rules…
tui-bot-random = computer, plays at random
tui-bot-level = computer, level { $number }
tui-bot-perfect = computer, plays perfectly
tui-bot-greedy = computer, looks one move ahead
tui-form-hint = ↑ ↓ go   ← → change   Enter choose   Esc back

tui-builder-title = Choose the rules
tui-builder-preset = Edition
tui-builder-counts = What counts: { $trait }
tui-builder-both = { $one } and { $other }
tui-builder-only = only { $value }
tui-builder-none = does not count
tui-builder-colours = Colours
tui-builder-sight = Who sees lines and situations
tui-builder-false-call = A false “Quarto!”
tui-builder-refused = Is refused, three times a turn
tui-builder-turn = Clock
tui-builder-no-clock = No clock
tui-builder-turns = Length
tui-builder-nothing = Nothing would count: choose one value at least.
tui-builder-line-about = The same rules as text. You can type here; the choices above follow.
tui-builder-done = Take these rules

tui-open-resume = Resume a saved game
tui-open-replay = Replay a record
tui-open-none = No game is saved here yet. Press s during a game to save it.
tui-open-path = path of a record, such as game.fgn
tui-open-hint = Enter open   Tab list or path   Esc back
tui-open-line = line { $number }: { $reason }
tui-open-unreadable = { $path } cannot be read: { $reason }
tui-open-unknown-bot = { $path } names a computer player that this version does not have.

tui-replay-hint = → next   ← back   Home start   End last   Esc leave
tui-replay-moment = move { $number } of { $most }
tui-replay-start = The start of the game.

tui-rules-in-short = In short
tui-rules-words = The words
tui-rules-in-full = In full
tui-rules-readings =
    Where the rulebooks are silent or disagree, we had to decide: such
    places say “our reading”.
tui-rules-hint = ↑ ↓ scroll   Tab the other game   Esc back
tui-record-title = Moves so far
tui-record-empty = None yet.
tui-close-hint = ↑ ↓ scroll   Esc back

tui-pass-to = Pass to { $name }
tui-pass-why = The cards stay hidden until { $name } is here and nobody else is looking.
tui-pass-ready = I am here: show my cards
tui-thinking = { $name } is thinking…
tui-seconds-left = { $number } s
tui-undone = Taken back.
tui-saved = Saved as { $path }
tui-not-saved = Not saved: { $reason }
tui-kept = The unfinished game is kept as { $path }
tui-too-small = Please enlarge the terminal to { $needed } (now { $now }), or play with --plain.
tui-bots-no-draw = The computer does not answer draw offers. You can resign, or play on.
tui-command-placeholder = a move, such as give 7, place b3, resign, offer draw
tui-draw-offered = { $name } offers a draw. Type :accept to agree; any move declines.

tui-tray = Pieces left
tui-hand = In hand
tui-hand-empty = nothing
tui-ask-give = { $name }: choose a piece to give.
tui-ask-place = { $name }: place the piece in hand.
tui-ask-decline = { $name }: all pieces are placed. Call with ! or decline with d.
tui-ask-mark = { $name }: mark the four squares of your line ({ $number } of 4).
tui-ask-confirm = Quarto on { $squares }? Enter calls it, Esc goes back.
tui-tip-call = Four alike in a line? Press ! and show them, before you give or place.
tui-tip-referee = Referee play: a completed line wins at once.
tui-false-calls = { $number } of { $most } false calls in this turn.
tui-no-more-calls = Three false calls: no more calling in this turn.
tui-line-shares = { $squares } share: { $values }.

tui-reserve = Reserve
tui-rack = Your cards (* seen by all)
tui-rack-of = Cards of { $name } (* seen by all)
tui-rack-hidden = The cards are hidden.
tui-cards-left = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
tui-cards-made = made { $cards }
tui-cards-seen = seen { $cards }
tui-cards-unmade = left { $cards }
tui-seat-left = has left
tui-column-at = Space { $space }, from bottom to top: { $column }
tui-choose-colour = Choose a colour first: y, b, g or p.
tui-ask-token = { $number ->
        [one] { $name }: place a token. Choose a colour, then a space.
       *[other] { $name }: place { $number } tokens. Choose a colour, then a space.
    }
tui-ask-clear = { $name }: clear the column on { $spaces } (x).
tui-ask-both = { $number ->
        [one] { $name }: place { $number } token and clear { $spaces }, in any order.
       *[other] { $name }: place { $number } tokens and clear { $spaces }, in any order.
    }
tui-ask-call = { $name }: call Quartino with ! or end your turn with e.
tui-ask-card = Quartino! Which card? Press 1 to { $number }.
tui-ask-first = { $card }: point at the space of its first rim colour ({ $colour }), then Enter.
tui-tip-say = Four or more of one colour: press f. A column of four or more: point at it, press o.
tui-tip-quartino = You can make { $card } from { $space }: press !

tui-key-move = move
tui-key-mark = mark
tui-key-confirm = confirm
tui-key-cancel = cancel
tui-key-end = end turn
tui-key-clear = clear
tui-key-colour = colour
tui-key-undo = undo
tui-key-save = save
tui-key-record = moves
tui-key-command = type
tui-key-rules = rules
tui-key-menu = menu
tui-key-again = play again

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = row { $name }
line-file = column { $name }
line-diagonal = diagonal { $name }
line-two-by-two = 2×2 square { $name }
analysis-title = { $a } and { $b }, move by move
analysis-about = Won for { $a } at the top, drawn in the middle, won for { $b } at the bottom; { $summary }
analysis-summary = { $name }: mistakes { $mistakes }, missed calls { $calls }
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
why-completes-line = { $square } completes { $line }, all { $values }.
why-gives-win = Giving { $piece } loses: it fits { $square } and completes { $line }, all { $values }.
why-gives-forced-loss = Giving { $piece } loses: { $reply } wins by force.
why-no-safe-piece = { $number ->
        [one] Placing on { $square } loses: the only piece that may be given completes a line.
       *[other] Placing on { $square } loses: each of the { $number } pieces that may be given completes a line.
    }
why-forced-loss = { $number ->
        [one] Placing on { $square } loses: one piece completes no line at once, but it loses as well.
       *[other] Placing on { $square } loses: { $number } pieces complete no line at once, but each loses as well.
    }
why-missed-line = { $square } would have completed { $line }, all { $values }.
why-missed-win = { $number ->
        [one] The only winning move was { $moves }.
       *[other] Winning moves were { $moves }.
    }
why-missed-draw = { $number ->
        [one] The only move to hold the draw was { $moves }.
       *[other] Moves to hold the draw were { $moves }.
    }
why-only-win = It was the only winning move.
why-only-draw = It was the only move to hold the draw.
why-lost-no-safe-piece = Every piece that may be given completes a line.
why-lost = Every move loses.
why-calls-line = The line on { $line }, all { $values }, was still valid: the call wins.
why-missed-call-placer = The line on { $line }, all { $values }, could have been called; now the opponent may call it.
why-missed-call-open = The line on { $line }, all { $values }, could have been called before placing; the opponent may still call it.
why-missed-call-expired = The line on { $line }, all { $values }, could have been called; now it has lost its value.
why-calls-used-up = After three false calls nothing can be called again in this turn.
why-false-call = The call was false, and under these rules that loses.
why-abandoned = { $value ->
        [win] The position was a win for { $seat }.
       *[draw] The position was a draw for { $seat }.
    }
