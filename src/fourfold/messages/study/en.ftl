### Understanding: analysis, replay, puzzles, kept games. English (British)

## Analysis

study-analysis = Analysis
study-analysis-about =
    Set up any position, play it out, and see the result of every move
    with perfect play. Start from the empty board to study openings.
study-setup = Rules and position
study-rules = Rules
study-as-text = Rules and position as text
study-rules-text = Rules
study-position-text = Position
study-position-about = Four rows from the back, a dot for each free square, then the piece in hand or a dash.
study-set = Set up
study-player = Player { $seat }
study-choices = Every move and its result
study-thinking = Thinking…
study-verdict-win = { $who } is winning
study-verdict-win-you = You are winning
study-verdict-draw = Draw with best play
study-verdict-loss = { $who } is losing
study-verdict-loss-you = You are losing
study-verdict-unknown = Too early to say
study-wins-you = You win
study-verdict-win-in = { $number ->
        [one] { $who } wins this turn
       *[other] { $who } wins in { $number } turns
    }
study-verdict-win-in-you = { $number ->
        [one] You win this turn
       *[other] You win in { $number } turns
    }
study-verdict-loss-in = { $number ->
        [one] { $who } loses this turn
       *[other] { $who } loses within { $number } turns
    }
study-verdict-loss-in-you = { $number ->
        [one] You lose this turn
       *[other] You lose within { $number } turns
    }
study-asked-give = { $who } to give
study-asked-give-you = You give
study-asked-place = { $who } to place
study-asked-place-you = You place
study-asked-call = { $who } can call
study-asked-call-you = You can call
study-asked-decline = { $who } to call or decline
study-asked-decline-you = You call or decline
study-win-in = { $number ->
        [one] win this turn
       *[other] win in { $number } turns
    }
study-loss-in = { $number ->
        [one] loss this turn
       *[other] loss in { $number } turns
    }
study-turns = { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
study-choice = { $move }: { $value }
study-alike = { $kind ->
        [give] { $number ->
            [one] and { $number } other piece
           *[other] and { $number } other pieces
        }
        [place] { $number ->
            [one] and { $number } other square
           *[other] and { $number } other squares
        }
       *[other] and { $number } more
    }
study-back = Back
study-forward = Forward
study-play = Play
study-pause = Pause
study-best-choice = { $value }, best move
study-moves = Moves
study-main-line = Main line
study-variation = Variation
study-variation-delete = Delete variation
study-play-on = Play from here
study-play-side = Play as
study-play-to-move = { $who } (to move)
study-play-both = Both sides, on this screen
study-play-start = Play
study-copy-link = Copy link
study-copied = Copied
study-link = Link

study-edit = Set up position
study-edit-take = Choose a piece from the tray, or tap one on the board to remove it.
study-edit-put = Choose a square for it.
study-edit-held = chosen
study-edit-give = Put in hand
study-edit-take-hand = Take out of hand
study-edit-clear = Clear board
study-edit-done = Done
study-standing = { $squares } already have something in common. Lines that were set up cannot be called, only lines made from here on.

## A game, judged

study-game = The game
study-judging = Analysing every move…
study-judging-stop = Stop
study-judging-stopped = You stopped the analysis, so not every turn was judged.
study-mistake = Mistake: from { $before } to { $after }
study-summary = { $name }: { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
study-start = Start

## A game of Quartino, judged

study-turn-mistake = Mistake: from { $before } to { $after }
study-turn-mistake-known = Mistake, by what the player could know
study-turn-change = Turn { $turn }, { $who }: from { $before } to { $after }
study-turn-changes = Turns that changed most
study-turn-better = Show better turn
study-turn-token = { $colour } { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }
study-held = What could they have held?
study-held-about = What { $who } could work out from their own cards and from everyone’s moves as each turn began. The percentages are estimates.
study-held-about-you = What you could work out from your own cards and from everyone’s moves as each turn began. The percentages are estimates.
study-held-viewer = Point of view
study-held-turn = Before turn { $turn } ({ $who })
study-held-card = Card
study-held-chance = Probability
study-held-true = Really held
study-turn-could-stop-you = { $card } is still one token away, and it may be your last card ({ $percent }).
study-turn-helps-card-you = { $card } is now one token away, and you may hold it ({ $percent }).

## Replay

study-replay-title = Replay
study-replay = Replay
study-analyse = Analyse
study-versus = { $a } against { $b }
study-loading = Loading game…
study-moment = Move
study-moment-of = Step { $number } of { $most }
study-first = Go to start
study-last = Go to end
study-save-record = Save game record
study-save-picture = Save picture
study-all-games = All my games
study-cards = Known cards
study-cards-left = { $number ->
        [0] no cards left
        [one] { $number } card left
       *[other] { $number } cards left
    }

## Games

study-games = My games
study-going = In progress
study-local = Game on this device
study-go-on = Continue
study-kept = Finished
study-kept-none = No finished games yet. Your finished games are saved here, on this device.
study-no-result = unfinished
study-forget = Delete
study-forget-this = Delete { $game }
study-paste = Import a game
study-record = Game record
study-record-about = Paste the text of a game, or open its file.
study-record-example = Example:
study-open-file = Open file
study-no-record = That is not a game record. A game record begins with “game: quarto” or “game: quartino”.
study-at-line = Line { $line }: { $what }

## Puzzles

study-puzzles = Puzzles
study-grade = Difficulty
study-puzzle-win-place = Place the piece on the only winning square.
study-puzzle-win-give = Give the only winning piece.
study-puzzle-hold-place = Place the piece on the only square that saves the game.
study-puzzle-hold-give = Give the only piece that saves the game.
study-puzzle-checking = Checking…
study-puzzle-right = Right! Keep going: finish the win.
study-puzzle-solved = Solved: you win!
study-puzzle-held = Solved: no other move saves the draw.
study-puzzle-wrong = No. { $why } Try again.
study-puzzle-loses = No: { $move } loses. Try again.
study-puzzle-slips = No: { $move } throws away the win. Try again.
study-puzzle-answer = The answer: { $move }.
study-puzzle-length = { $number ->
        [one] You only need to place one piece.
       *[other] You need to place { $number } pieces.
    }
study-puzzle-length-give = { $number ->
        [one] After giving it, you only need to place one piece.
       *[other] After giving it, you need to place { $number } pieces.
    }
study-puzzle-halved = Half of the wrong moves are now ruled out.
study-puzzle-not = not this
study-puzzle-this = this one
study-puzzle-next = Next puzzle
study-puzzle-skip = Skip
study-streak = Streak
study-best-streak = Best streak
study-solved = Solved
study-solved-of = { $number } of { $most }

## Puzzles of Quartino

study-quartino-kind = Kind
study-quartino-any = All kinds
study-quartino-name-two-cards = Two cards
study-quartino-name-chain = Chain
study-quartino-name-stop = Stop
study-quartino-name-announce = Announce
study-quartino-name-hand = Their card
study-quartino-two-cards = Make two cards in this turn.
study-quartino-chain = Make { $number } cards in this turn.
study-quartino-stop = Place the only token that leaves your opponent no card to make.
study-quartino-stop-rule = Your opponent may hold any card that is neither yours nor made.
study-quartino-announce = Announce all there is: four alike, a column, or both.
study-quartino-hand = Your opponent has one card left. Which one?
study-quartino-hand-rule = The rule: each of their tokens brought as many of its colours into place as any token could, and they call the card as soon as it lies on the board.
study-quartino-all-said = That’s all
study-quartino-pick = Answer
study-quartino-right = Right! Keep going.
study-quartino-solved = Solved!
study-quartino-wrong-way = No, that is not the way. Try again.
study-quartino-wrong-stop = No: your opponent could still make a card. Try again.
study-quartino-wrong-say = No, that is not there. Try again.
study-quartino-wrong-more = No, there is more to announce.
study-quartino-wrong-hand = No: with that card they would have placed otherwise. Try again.
study-quartino-hint-card = Look for this card: { $card }.
study-quartino-hint-token = The token is { $colour }.
study-quartino-hint-say = { $number ->
        [one] There is one thing to announce.
       *[other] There are { $number } things to announce.
    }
study-quartino-hint-hand = Half of the wrong cards are now ruled out.
study-quartino-opponent = Opponent

## Hints

study-hint = Hint
study-show-answer = Show answer
study-hint-call = Look at the lines before you move: there is something to call.
study-hint-winning = On one of the squares, this piece completes a line.
study-hint-no-winning = This piece does not complete a line yet. Think about the piece you must give next.
study-hint-place = Does this piece complete a line? If not, think about the piece you must give next.
study-hint-nothing = There is nothing left to call.
study-hint-none-safe = Every piece completes a line somewhere. You can only hope your opponent misses it.
study-hint-all-safe = No piece completes a line at once. Think two moves ahead.
study-hint-safe = { $number ->
        [one] Only one piece does not complete a line at once: { $pieces }.
       *[other] These do not complete a line at once: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] One piece completes a line at once, so do not give { $pieces }.
       *[other] These complete a line at once, so do not give them: { $pieces }.
    }
study-hint-any = Every move keeps the { $value }, for example { $move }.
study-hint-best = { $more ->
        [0] Best for a { $value }: { $moves }.
       *[other] Best for a { $value }: { $moves }, and { $more } more.
    }
study-hint-lost = Every move loses against perfect play. Choose the one that is hardest to punish.
study-hint-unknown = It is too early to tell what is best.
study-hint-try = A suggestion: { $move }.

## What went wrong

study-refused-no-such-game = This game is not saved here. Ask for the game record, or choose another game.
study-refused-no-record = That is not a game record.
study-refused-no-game = No game has been played at this table yet.
study-refused-not-over = This game is still in progress. Analyse it when it is over.
study-refused-bad-rules = Cannot read these rules. Choose rules from the list.
study-refused-core-failed = This browser cannot run the engine. Use a newer browser, or play in the terminal.
study-refused-wrong-colours = With own colours, light and dark pieces are given in turn. Use the same number of each, or one more of the colour given first.
study-refused-mushrooms-wrong-colours = With own colours, red and blue mushrooms are given in turn. Use the same number of each, or one more of the colour given first.
study-refused-line-in-referee-play = A line is complete, so the game is over. Remove a piece.
study-refused-offline = Cannot reach the server. Games saved on this device still work.
