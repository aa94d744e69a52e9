### Understanding: analysis, replay, puzzles, kept games. English (British)

## Analysis

study-analysis = Analysis
study-analysis-about =
    Set up any position, play on it, and see what every choice comes to under
    perfect play. On the empty board it is an opening book.
study-setup = Rules and position
study-rules = Rules
study-as-text = Rules and position as text
study-rules-text = Rules
study-position-text = Position
study-position-about = Four rows from the back, a dot for a free square, then the piece in hand or a dash.
study-set = Set up
study-player = Player { $seat }
study-choices = What every choice comes to
study-thinking = Thinking…
study-verdict-win = { $who } can win
study-verdict-draw = A draw, if nobody errs
study-verdict-loss = { $who } is lost
study-verdict-unknown = Too early to say
study-verdict-win-in = { $number ->
        [one] { $who } wins in this turn
       *[other] { $who } wins within { $number } turns
    }
study-verdict-loss-in = { $number ->
        [one] { $who } loses in this turn
       *[other] { $who } holds out for { $number } turns at most
    }
study-asked-give = { $who } gives a piece:
study-asked-place = { $who } places the piece:
study-asked-call = { $who } may call:
study-asked-decline = { $who } calls or declines:
study-win-in = { $number ->
        [one] win in this turn
       *[other] win within { $number } turns
    }
study-loss-in = { $number ->
        [one] loss in this turn
       *[other] loss after { $number } turns
    }
study-turns = { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
study-alike = { $number ->
        [one] and { $number } alike by symmetry
       *[other] and { $number } alike by symmetry
    }
study-alike-short = +{ $number } alike
study-back = Back
study-forward = Forward
study-play = Play
study-pause = Pause
study-best-choice = { $value }, best choice
study-moves = Moves
study-main-line = Main line
study-variation = Variation
study-variation-delete = Delete variation
study-play-on = Play on from here
study-play-side = You play
study-play-to-move = { $who } (to move)
study-play-both = Both sides, on this screen
study-play-start = Play
study-copy-link = Copy a link
study-copied = Copied
study-link = Link

study-edit = Set up a position
study-edit-take = Choose a piece from the tray, or touch one on the board to take it off.
study-edit-put = Touch the square where it is to stand.
study-edit-held = chosen
study-edit-give = Put it in hand
study-edit-take-hand = Take it out of the hand
study-edit-clear = Clear the board
study-edit-done = Done
study-standing = { $squares } are alike already. What was set up cannot be called: only a line made from here on counts.

## A game, judged

study-game = The game
study-judging = Judging every move…
study-mistake = Mistake: from { $before } to { $after }
study-start = The start

## Replay

study-replay-title = Replay
study-replay = Replay
study-analyse = Analyse
study-versus = { $a } and { $b }
study-versus-teams = { $a } against { $b }
study-loading = Fetching the game…
study-moment = Moment of the game
study-moment-of = { $number } of { $most }
study-first = To the start
study-last = To the end
study-save-record = Save the record
study-save-picture = Save the picture
study-all-games = All my games
study-cards = What is known of the cards
study-cards-left = { $number ->
        [0] no card left
        [one] { $number } card left
       *[other] { $number } cards left
    }

## Games

study-games = My games
study-going = Still going
study-local = A game on this device
study-go-on = Go on
study-kept = Played
study-kept-none = Nothing yet. Games that you finish are kept here, on this device.
study-no-result = not finished
study-forget = Forget
study-forget-this = Forget { $game }
study-paste = A record from elsewhere
study-record = Record
study-record-about = Paste the text of a game, or open its file.
study-open-file = Open a file
study-no-record = This is no record of a game. It begins with “game: quarto” or “game: quartino”.
study-at-line = Line { $line }: { $what }

## Puzzles

study-puzzles = Puzzles
study-grade = How hard?
study-puzzle-win-place = Place the piece on the only square that wins.
study-puzzle-win-give = Give the only piece that wins.
study-puzzle-hold-place = Place the piece on the only square that does not lose.
study-puzzle-hold-give = Give the only piece that does not lose.
study-puzzle-checking = Let us see…
study-puzzle-right = Right. Go on: you can still win.
study-puzzle-solved = Solved: that wins!
study-puzzle-held = Solved: nothing else holds.
study-puzzle-loses = No: { $move } loses to { $reply }. Try again.
study-puzzle-loses-all = No: { $move } loses, whatever you give. Try again.
study-puzzle-slips = No: { $move } lets the win slip. Try again.
study-puzzle-answer = The answer: { $move }.
study-puzzle-length = { $number ->
        [one] One placement decides it. Half of the wrong choices are ruled out.
       *[other] It takes { $number } placements. Half of the wrong choices are ruled out.
    }
study-puzzle-not = not this
study-puzzle-this = this one
study-puzzle-next = Next puzzle
study-puzzle-skip = Another one
study-streak = In a row
study-best-streak = Longest row
study-solved = Solved here
study-solved-of = { $number } of { $most }

## Hints

study-hint = Hint
study-show-answer = Show the answer
study-hint-call = Before you go on, look at the lines: there is something to call.
study-hint-winning = There is a square on which this piece completes a line.
study-hint-no-winning = This piece completes no line yet. Think of what you must give afterwards.
study-hint-place = Does this piece complete a line? If not, think of what you must give afterwards.
study-hint-nothing = There is nothing to call any more.
study-hint-none-safe = Every piece completes a line somewhere. You can only hope that it is overlooked.
study-hint-all-safe = No piece completes a line at once. Think two steps ahead.
study-hint-safe = { $number ->
        [one] Only one piece completes no line at once: { $pieces }.
       *[other] These complete no line at once: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] One piece completes a line at once, so do not give { $pieces }.
       *[other] These complete a line at once, so do not give them: { $pieces }.
    }
study-hint-any = Whatever you choose, it stays a { $value }.
study-hint-best = { $more ->
        [0] Best for a { $value }: { $moves }.
       *[other] Best for a { $value }: { $moves }, and { $more } more.
    }
study-hint-lost = Every move loses against perfect play. Choose what is hardest to see.
study-hint-unknown = It is too early to say what is best.

## What went wrong

study-refused-no-such-game = This game is not kept here. Ask for its record, or choose another.
study-refused-no-record = This is no record of a game.
study-refused-no-game = No game has been played at this table yet.
study-refused-not-over = This game is still going on. Analyse it when it is over.
study-refused-not-quarto = The exact analysis is for Quarto. A game of Quartino can be replayed.
study-refused-bad-rules = These rules cannot be read. Choose some from the list.
study-refused-core-failed = This browser cannot run the engine. Try a newer one, or the terminal game.
study-refused-wrong-colours = With own colours, light and dark pieces are given in turn. Put as many of each, or one more of the colour that is given first.
study-refused-mushrooms-wrong-colours = With own colours, red and blue mushrooms are given in turn. Put as many of each, or one more of the colour that is given first.
study-refused-line-in-referee-play = A line is complete, so the game is over. Take a piece off.
study-refused-offline = The server cannot be reached. Games of Quarto that are kept here work without it.
