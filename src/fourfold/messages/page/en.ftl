### The page: English (British)

## Frame

page-skip = Skip to the page
page-description = Play, learn and analyse Quarto and Quartino: with friends, with strangers or against the computer. No account needed.
page-nav = Fourfold
page-nav-lobby = Tables
page-nav-puzzles = Puzzles
page-nav-analysis = Analysis
page-nav-learn = Learn
page-nav-games = Games
page-rules = Rules
page-privacy = Privacy
page-notices = Licences
page-go-home = Home page
page-nothing-here = There is nothing here
page-nothing-here-why = No page has this address. Perhaps the link was cut off, or the page has moved.
page-find-table = Do you have a link to a table? Paste it here.
page-find-table-open = Open
page-find-table-none = That is no link to a table. Copy the whole link and paste it again.
page-not-loaded = This page did not load
page-not-loaded-why = Check your connection, then load it again.
page-failed = Something went wrong here
page-failed-why = Load the page anew: games and tables are kept, and nothing that was played is lost.
page-new-version = A new version is ready.
page-new-version-load = Update
page-choices = Language, look and sound
page-language = Language
page-theme = Colours
page-theme-auto = as your device
page-theme-light = paper
page-theme-dark = night
page-view = Board
page-view-auto = as fits
page-view-depth = with depth
page-view-flat = from above
page-speed = Speed of moves
page-speed-instant = instant
page-speed-fast = fast
page-speed-normal = normal
page-speed-slow = slow
page-view-switch = Flat view
page-legend = Legend
page-legend-tall = { $value } (double rim)
page-coordinates = Coordinates on the board
page-confirm = Confirm moves
page-confirm-auto = on touch screens
page-confirm-on = always
page-confirm-off = never
page-shortcuts = Single-key shortcuts
page-sound = Sounds

## First page

page-home-title = Four alike, and you see it first
page-home-about = Play Quarto and Quartino with the people around you, with friends far away, or against the computer, which in Quarto can be one that never errs. No account, nothing to install.
page-home-quarto = Sixteen pieces, four traits. Your opponent chooses the piece that you must place.
page-home-quartino = Token by token you all build one wheel of colours, each of you with four secret cards to make.
page-home-lobby = Somebody is waiting for you, or you for them.
page-home-puzzles = Find the one move that wins, or holds. Each has been proved.
page-home-analysis = The exact value of every choice, in any position.
page-play-bot = Play the computer
page-play-screen = Two on this screen
page-play-friend = Play a friend
page-play-choose = Level and rules…
page-play-game = Play { $game }
page-go-on = Go on with your game: { $game }
page-first-lesson = First lesson
page-guest = Guest
page-player = Player { $number }

## A new table

page-new = A new table
page-which-game = Which game?
page-with-whom = With whom?
page-with-friend = Friends, by a link
page-with-bot = The computer
page-with-screen = People at this screen
page-with-anybody = Anybody
page-level = How strong?
page-level-numbered = { $number } · { $name }
page-level-random = Random
    .about = Plays at random, without looking.
page-level-level1 = Newcomer
    .about = Notices about every second line.
page-level-level2 = Casual
    .about = Notices about three lines in four.
page-level-level3 = Attentive
    .about = Misses about one line in seven, and sometimes thinks ahead near the end.
page-level-level4 = Practised
    .about = Misses less than one line in ten, and often thinks ahead over the last six squares.
page-level-level5 = Strong
    .about = Rarely misses a line, and mostly thinks ahead over the last eight squares.
page-level-level6 = Expert
    .about = Misses almost nothing, and hardly errs over the last nine squares.
page-level-level7 = Master
    .about = Misses no line, and plays the last ten squares without a mistake.
page-level-perfect = Perfect
    .about = Never makes a mistake, from the first piece to the last.
page-level-greedy = Alert
    .about = Calls every card it has made, and looks one move ahead for the next.
page-bot-level = Computer (level { $number })
page-bot-random = Computer (random)
page-bot-greedy = Computer (alert)
page-bot-perfect = Computer (perfect)
page-your-name = Your name
page-name-of = Name of player { $number }, if you like
page-how-many = How many?
page-seats = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
page-teams-of = Two teams of { $number }
page-edition = Edition
page-sight = Who keeps watch?
page-what-counts = What counts, and whose pieces
page-both = { $one } and { $other }
page-only = only { $value }
page-only-traits = Only these count: { $names }
page-counts-not = does not count
page-counts-nothing = Nothing would count, so nobody could win. Let at least one trait count.
page-colours = Colours
page-mushrooms-owned = Own colours
    .about = Each player is always given mushrooms of their own colour; whoever receives first has red.
page-mushrooms-owned-dark = Own colours, blue first
    .about = Each player is always given mushrooms of their own colour; whoever receives first has blue.
page-turn-limit = End after so many turns
page-from-to = From { $least } to { $most }.
page-turn-seconds = Time for each turn
page-no-clock = No clock
page-clock-game = Time for the whole game
page-clock-about = Minutes, and seconds added with every move.
page-clock-of = { $minutes } min + { $seconds } s a move
page-begins = Who begins?
page-begins-lot = By lot
page-begins-chosen = Whoever you choose
page-begins-youngest = The youngest
page-begins-me = You
page-begins-bot = The computer
page-begins-gives = Whoever begins gives the first piece.
page-begins-about = By the rulebook the youngest begins.
page-goes-round = Go round
page-goes-round-about = Others may line up: after a game the loser’s chair passes to the next in line.
page-more-options = More options
page-rules-string = The rules as text
page-rules-string-about = To copy into a record or a message. You can also type here.
page-counts-lines = Four in a row, a column or a long diagonal that are alike in one of these:
page-counts-lines-squares = Four in a row, a column, a long diagonal or a 2×2 square that are alike in one of these:
page-open = Open the table
page-start = Start
page-other-rules = Other rules…

## Before a game

page-waiting = Waiting for players
page-ready = Everybody is here
page-invite = Send this link. Whoever opens it can sit down or watch.
page-invites = { $name } invites you to play { $game }.
page-qr = QR code of the link, to scan with a phone
page-qr-show = Show QR code
page-copy = Copy link
page-invite-public = Anybody can also find this table under “{ page-nav-lobby }” and sit down.
page-link = The table’s link
page-share = Share
page-copied = Copied
page-chairs = Chairs
page-chair-free = Free chair
page-deleted-player = Deleted player
page-sit = Sit down
page-stand = Stand up
page-remove = Remove
page-seat-bot = Seat a computer
page-start-when = You can start when every chair is taken.
page-you = you
page-you-name = You
page-watch = Watch

## A game

page-the-game = The game
page-connecting = Connecting…
page-unreachable = This table cannot be reached
page-unreachable-offline = You are offline. The table opens by itself as soon as you are connected again.
page-unreachable-server = The server does not answer. We keep trying, and the table opens as soon as it does.
page-play-offline = Play Quarto offline
page-lost = The connection is lost. Trying again; nothing you did gets lost.
page-lost-kept = The connection is lost. What you did is kept here and is sent when it is back.
page-no-table = There is no such table
page-no-table-why = Perhaps the link is not complete. Ask for it again, or open a table of your own.
page-players = Players
page-team = Team { $team }
page-has-left = has left
page-not-connected = not connected
page-clock = { $time } left
page-clock-turn = turn { $time }
page-spectators = { $number ->
        [one] { $number } looks on
       *[other] { $number } look on
    }
page-moves = { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
page-look-back = Move { $number } of { $most }
page-look-new = New move
page-look-return = Back to the game
page-look-keys = Arrow keys look back move by move, Escape returns to the game.
page-sheet = Moves and more
page-close = Close
page-started = A game begins.
page-sat = { $name } sits down.
page-taken-back = Taken back.
page-said = { $name }: { $phrase }
page-event-place = { $who } places it on { $square }.
page-event-call-false = { $who } calls “Quarto!” and shows { $squares }, falsely: that loses.
page-event-you-give = You give { $piece }.
page-event-you-place = You place it on { $square }.
page-event-you-call = You call “Quarto!” and show { $squares }.
page-event-you-call-false = You call “Quarto!” and show { $squares }, falsely: that loses.
page-event-you-decline = You make no call.
page-event-you-resign = You resign.
page-event-you-flag = You have run out of time.
page-event-you-abandon = You have left the game.
page-event-you-offer = You offer a draw.
page-event-you-accept = You accept the draw.

page-ask-give-you = Choose a piece for { $next }
page-ask-give-other = { $who } chooses a piece for { $next }
page-ask-give-to-you = { $who } chooses a piece for you
page-ask-place-you = Place your piece on a free square
page-ask-place-other = { $who } places the piece
page-ask-decline-you = Every piece is placed. Call a line, or let it be.
page-ask-decline-other = { $who } looks for a line
page-ask-quartino-place-you = { $number ->
        [one] Place a token: choose a colour, then a space
       *[other] Place { $number } tokens: choose a colour, then a space
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } places a token
       *[other] { $who } places { $number } tokens
    }
page-ask-quartino-clear-you = Clear the column: touch it
page-ask-quartino-clear-other = { $who } clears a column
page-ask-quartino-call-you = Call Quartino with one of your cards, or end your turn
page-ask-quartino-call-other = { $who } may call Quartino
page-ask-quartino-end-you = End your turn
page-ask-quartino-end-other = { $who } ends the turn

page-tray = Pieces left
page-hand = In hand
page-hand-empty = nothing yet
page-free = free
page-marked = marked
page-square-taken = { $square } is taken. Choose a free square.
page-place-ask = Place it on { $square }?
page-place-here = Place here
page-give-ask = Give this piece?
page-give-this = Give this piece
page-give-colour = You give { $name } { $colour } pieces. Choose one of those.
page-call-about = Seen four alike? Say so, then touch the four.
page-call-too-early = You can call when four pieces stand on the board.
page-call-not-turn = You may call in your own turn: before you place, or after that, before you give.
page-call-used-up = Three false calls: there is no other call in this turn.
page-call-show = Show the line: choose its four squares.
page-call-first = First the line: touch its four pieces on the board, or cancel.
page-call-free = { $square } is free. Choose squares with a piece.
page-call-marked = { $number } of 4: { $squares }
page-call-confirm = Call Quarto!
page-call-stopped = No call.
page-call-lapsed = The game went on before your call was made. It does not count as a false one.
page-cancel = Cancel
page-decline = Let it be
page-line-shares = { $squares } share: { $values }.

page-key-arrows = go from square to square, from piece to piece
page-key-call = call Quarto, or not after all

page-take-back = Take back
page-takeback-asked = { $name } asks to take a move back.
page-agree = Agree
page-refuse = Decline
page-offer-draw = Offer a draw
page-draw-offered = { $name } offers a draw. Making a move declines the offer.
page-accept-draw = Accept the draw
page-draw-waiting = A draw is offered. Waiting for an answer…
page-draw-declined = { $name } declines the draw.
page-draw-declined-you = You declined the draw.
page-resign = Resign
page-resign-sure = Give this game up?
page-again = Rematch
page-again-asked = Waiting for the others…
page-again-wanted = { $number ->
        [one] { $names } would like to play again.
       *[other] { $names } would like to play again.
    }
page-analyse = Analyse game
page-replay = Replay
page-end-won = You win!
page-end-shared = You share the win!
page-end-lost = You lost
page-end-draw = Draw
page-end-aborted = Game aborted
page-end-aborted-why = Nobody wins.
page-why-call-you = You called Quarto.
page-why-call-other = { $who } called Quarto.
page-why-line-you = You completed a line.
page-why-line-other = { $who } completed a line.
page-why-cards-you = You made every card.
page-why-cards-other = { $who } made every card.
page-why-false-call-you = You made a false call.
page-why-false-call-other = { $who } made a false call.
page-why-resign-you = You resigned.
page-why-resign-other = { $who } resigned.
page-why-time-you = You ran out of time.
page-why-time-other = { $who } ran out of time.
page-why-abandoned-you = You left the game.
page-why-abandoned-other = { $who } left the game.
page-score = Score: { $score }

page-say = Say something…
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-thanks = Thank you!
page-phrase-oops = Oops.
page-phrase-nice-move = Nice move!
page-phrase-one-moment = One moment, please.
page-phrase-again = Another game?
page-phrase-goodbye = Goodbye!

page-come-back = Come back
page-hand-to-bot = Let a computer play on
page-line = Waiting line
page-line-of = In line: { $names }
page-line-empty = Nobody is in line.
page-line-up = Line up
page-line-leave = Leave the line
page-line-next = Next to play: { $names }
page-your-chair = The chair is yours now. The next game begins as soon as everybody wants it.
page-local-bot = This game is played on this device alone.

## Tables of anybody

page-lobby-about = Sit down with whoever waits. If nobody does, a table is opened and the next who comes is yours.
page-lobby-waiting = Waiting for somebody
page-lobby-nobody = Nobody waits just now. Open a table: the next who comes will find it.
page-lobby-on = Being played

## Refusals

page-refused-offline = The server cannot be reached. Without it you can play Quarto here, on this screen or against the computer; Quartino needs it.
page-refused-unexpected = That did not work. Please try again.
page-refused-try-again = The server is busy. Please try again.
page-refused-too-fast = That was a little fast. Please try again.
page-refused-chair-taken = That chair is taken. Choose another.
page-refused-seated-already = You have a chair already.
page-refused-played-another-seat = You have seen other cards of this game, so you cannot take this chair.
page-refused-not-seated = Sit down first.
page-refused-not-host = Only whoever opened the table can do that.
page-refused-chairs-free = Not every chair is taken yet.
page-refused-game-on = A game is going on.
page-refused-no-game = No game is going on.
page-refused-stale = Something has happened meanwhile. Look again, then choose.
page-refused-not-your-seat = It is not your turn.
page-refused-takeback-asked = That has been asked already. Wait for the answer.
page-refused-nothing-to-take-back = There is no move of yours to take back.
page-refused-said-enough = That was a lot of talk. Play on first.
page-refused-tables-waiting = You have many tables waiting already. Use one of them.
page-refused-games-kept = You have many games with a clock or between computers going on. Finish one first, or wait until one ends.
page-refused-events-used-up = You have reached the limit of actions at this table. Play a whole game, or open a new table.
page-refused-takebacks-used-up = You have no takeback requests left in this game. Play on.
page-refused-draw-offers-used-up = You have no draw offers left in this game. Play on.
page-refused-draw-refused = The draw was declined. Make a move before you offer another.
page-refused-bad-name = Choose a name of up to 24 characters.
page-refused-bot-name = That is a computer player’s name. Choose another one.
page-refused-no-hint = Hints are for your own turn, in games against the computer.
page-refused-bots-busy = The computers are busy. Please try again.
page-refused-rules-over-limit = The server allows at most { $turns } turns and { $seconds } seconds per turn.
page-refused-record-too-long = This record is too long: at most { $most } moves and calls.
page-refused-bad-settings = These rules and players do not go together. Change one of them.
page-refused-no-such-table = There is no such table.
page-refused-not-your-turn = It is not your turn.
page-refused-game-over = The game is over.
page-refused-seat-has-left = Time is up: this player has left the game.
page-refused-draw-already-offered = A draw has been offered already. Wait for the answer.
page-refused-no-draw-offered = The draw is no longer offered.
page-refused-already-agreed = You have agreed already. Wait for the others.
page-refused-takeback-past-card = A card has been seen since then: that cannot be taken back.
page-refused-piece-in-hand = Place the piece in hand first.
page-refused-no-piece-in-hand = Choose a piece to give first.
page-refused-board-full = Every piece is placed. Call a line, or let it be.
page-refused-square-taken = { $square } is taken. Choose a free square.
page-refused-piece-not-left = That piece is no longer there. Choose another.
page-refused-no-more-calls = Three false calls: there is no other call in this turn.
page-refused-call-no-line = These four squares are no line. Nothing is lost: go on.
page-refused-call-not-full = That line is not full: nothing stands on { $free }. Nothing is lost: go on.
page-refused-call-nothing-shared = These four share nothing that counts. Nothing is lost: go on.
page-refused-call-expired = That line was there, but its time is over. Nothing is lost: go on.
page-refused-call-not-now = After placing, only a line that your piece has just made can be called. Nothing is lost: go on.

## Around a game

page-table-refused = This table cannot be opened here
page-table-refused-why = Load the page again. If that does not help, allow cookies for it, or take a newer browser.
page-takeback-waiting = You have asked to take a move back. Waiting for the answer…
page-takeback-agreed = { $name } agrees.
page-takeback-declined = { $name } does not agree: the move stays.
page-resign-sure-of = Give this game up for { $name }?
page-leave = Leave the table
page-leave-sure = Leave this game? You can come back as long as nobody else plays on for you.
page-refused-first-wanted = Say who begins, then start.
page-refused-line-full = The line is full. Try again a little later.
page-refused-waiting-already = You are in line or at the table already.
page-refused-not-waiting = You are not in line.
page-refused-no-takeback = Nobody asks to take a move back any more.
page-refused-chair-not-yours = That is not your chair.

## When a player has left

page-absent-label = A player who has left
page-absent = { $name } has left. { $wait }
page-absent-claim-in = You can claim a win or a draw in { $time }.
page-absent-leave-in = You can play on without them in { $time }.
page-absent-bot-in = A computer can take over in { $time }.
page-absent-now = { $name } has left. Choose how to go on, or keep waiting.
page-claim-win = Claim win
page-claim-draw = Claim draw
page-claim-leave = Play on without them
page-claim-end = End game
page-abort = Abort game
page-abort-sure = End this game without a result?
page-aborted = Game aborted. Nobody wins.
page-back = A computer is playing in your place.
page-refused-seat-kept = During the game only the player who had this seat, or a computer, can take it.
page-refused-no-claim = They are back, or have not been gone long enough. Wait for the countdown.
page-refused-too-late-to-abort = It is too late to abort. You can resign or offer a draw.
page-pace = Clock
page-pace-usual = Standard
    .about = Quarto: 1 min per turn · Quartino: 10 min + 5 s.
page-pace-slow = Slow
    .about = Quarto: 3 min per turn · Quartino: 30 min + 10 s.
page-pace-none = No clock
    .about = Strangers may keep you waiting.
