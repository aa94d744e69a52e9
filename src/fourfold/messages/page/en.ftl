### The page: English (British)

## Frame

page-skip = Skip to content
page-description = Play, learn and analyse Quarto and Quartino with friends, with strangers or against the computer. No account needed.
page-nav = Fourfold
page-nav-lobby = Tables
page-nav-puzzles = Puzzles
page-nav-analysis = Analysis
page-nav-learn = Learn
page-nav-games = Games
page-rules = Rules
page-privacy = Privacy
page-notices = Licences
page-go-home = Home
page-nothing-here = Page not found
page-nothing-here-why = There is no page at this address. The link may be incomplete, or the page may have moved.
page-find-table = Got a link to a table? Paste it here.
page-find-table-open = Open
page-find-table-none = That is not a link to a table. Copy the whole link and paste it again.
page-not-loaded = This page did not load
page-not-loaded-why = Check your connection, then reload the page.
page-failed = Something went wrong
page-failed-why = Reload the page. Your games and tables are saved.
page-new-version = A new version is ready.
page-new-version-load = Update
page-choices = Language, display and sound
page-language = Language
page-theme = Theme
page-theme-auto = automatic
page-theme-light = light
page-theme-dark = dark
page-view = Board
page-view-auto = automatic
page-view-depth = 3D
page-view-flat = flat
page-speed = Animation speed
page-speed-instant = instant
page-speed-fast = fast
page-speed-normal = normal
page-speed-slow = slow
page-legend = Legend
page-legend-tall = { $value } (double rim)
page-coordinates = Board coordinates
page-confirm = Confirm moves
page-confirm-auto = on touch screens
page-confirm-on = always
page-confirm-off = never
page-shortcuts = Single-key shortcuts
page-sound = Sounds

## First page

page-home-title = Spot four alike. Call it first.
page-home-about = Play Quarto and Quartino with people beside you, with friends far away or against the computer, which can be unbeatable at Quarto. No account, nothing to install.
page-home-quarto = Sixteen pieces, four traits. Your opponent chooses the piece you must place.
page-home-danish = Quarto, Danish edition
page-home-quartino = Everyone builds on the same board, token by token. Be the first to make your four secret cards.
page-home-lobby = Find an opponent.
page-home-puzzles = Find the only move that wins or saves the draw. Every solution is proven.
page-home-analysis = See which moves win, draw or lose, in any position.
page-play-bot = Play the computer
page-play-screen = Two on this screen
page-play-friend = Play a friend
page-play-choose = Level and rules…
page-beginners = Children and beginners
page-play-game = Play { $game }
page-go-on = Resume { $game }
page-go-on-you = against { $names } · your turn
page-go-on-other = against { $names } · their turn
page-go-on-screen = { $names } · { $who } to play
page-running = Games in progress
page-running-all = All games in progress
page-first-lesson = First lesson
page-guest = Guest
page-player = Player { $number }

## A new table

page-new = New game
page-which-game = Which game?
page-with-whom = Who do you want to play with?
page-with-friend = Friends, by link
page-with-bot = The computer
page-with-screen = People at this screen
page-with-anybody = Anyone
page-level = How strong?
page-level-numbered = { $number } · { $name }
page-level-short = Level { $number }
page-level-random = Random
    .about = Makes random moves.
page-level-level1 = Newcomer
    .about = { $game ->
        [quartino] Places its tokens almost at random, and rarely sees a card coming.
       *[quarto] Spots about half of the lines.
    }
page-level-level2 = Casual
    .about = { $game ->
        [quartino] Works on one card at a time, and misses most of its chances.
       *[quarto] Spots about three lines in four.
    }
page-level-level3 = Attentive
    .about = { $game ->
        [quartino] Works on two cards at a time, and misses many chances.
       *[quarto] Misses about one line in seven, and sometimes thinks ahead near the end.
    }
page-level-level4 = Practised
    .about = { $game ->
        [quartino] Works on all its cards at once, and sometimes sees yours coming.
       *[quarto] Misses fewer than one line in ten, and often thinks ahead for the last six squares.
    }
page-level-level5 = Strong
    .about = { $game ->
        [quartino] Misses little, sees many of your cards coming, and sometimes thinks a move through.
       *[quarto] Rarely misses a line, and usually thinks ahead for the last eight squares.
    }
page-level-level6 = Expert
    .about = { $game ->
        [quartino] Thinks most moves through, and remembers much of what you placed.
       *[quarto] Misses almost nothing, and plays the last nine squares almost perfectly.
    }
page-level-level7 = Master
    .about = { $game ->
        [quartino] Thinks every move through, and forgets almost nothing of what you placed.
       *[quarto] Never misses a line, and plays the last ten squares perfectly.
    }
page-level-perfect = Perfect
    .about = Never makes a mistake, from the first piece to the last.
page-level-greedy = Alert
    .about = { $game ->
        [quartino] Calls every card it has made, and looks one move ahead for the next.
       *[quarto] Takes every win, and gives you none if it can help it.
    }
page-level-strong = Champion
    .about = Has learned from millions of games, remembers every token you place and thinks ahead.
page-bot-level = Computer (level { $number })
    .inside = the computer (level { $number })
    .object = the computer (level { $number })
page-bot-random = Computer (random)
    .inside = the computer (random)
    .object = the computer (random)
page-bot-greedy = Computer (alert)
    .inside = the computer (alert)
    .object = the computer (alert)
page-bot-perfect = Computer (perfect)
    .inside = the computer (perfect)
    .object = the computer (perfect)
page-bot-strong = Computer (champion)
    .inside = the computer (champion)
    .object = the computer (champion)
page-your-name = Your name
page-name-of = Name of player { $number } (optional)
page-how-many = How many players?
page-seats = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
page-teams-of = Two teams of { $number }
page-one-team = One team
page-other-team = The other team
page-edition = { $game ->
        [quartino] Rules
       *[quarto] Edition
    }
page-edition-quartino = Full rules
page-edition-quartino-first = First games (simpler)
page-beginners-colour = Same colour
page-beginners-traits = 1, 2 or 3 traits
page-beginners-values = Only dark pieces…
page-beginners-tap = Tap what counts.
page-sight = { $game ->
        [quartino] With or without a referee?
       *[quarto] Who spots lines?
    }
page-sight-players = You call
    .about = As in the rulebooks, only what you spot and call yourself counts.
page-sight-referee = Referee
    .about = The referee spots everything for you.
page-what-counts = What counts, and who places which pieces
page-both = { $one } and { $other }
page-only = only { $value }
page-only-traits = Only these count: { $names }
page-counts-not = does not count
page-counts-nothing = Nothing would count, so nobody could win. Choose at least one trait.
page-colours = Pieces to give
page-mushrooms-owned = Own colours
    .about = Each player is only ever given mushrooms of their own colour. The first to receive a mushroom has red.
page-mushrooms-owned-dark = Own colours, blue first
    .about = Each player is only ever given mushrooms of their own colour. The first to receive a mushroom has blue.
page-one-sided = With own colours, { $colour ->
        [light] light
        [red] red
        [blue] blue
       *[dark] dark
    } can complete no line under these rules.
page-one-sided-free = Play with free colours
page-turn-limit = Turn limit
page-from-to = From { $least } to { $most }.
page-turn-seconds = Time per turn
page-no-clock = No clock
page-clock-game = Time for the whole game
page-clock-about = Minutes, plus seconds added after every turn.
page-clock-of = { $minutes } min + { $seconds } s per turn
page-begins = Who goes first?
page-begins-lot = Draw lots
page-begins-chosen = The player you choose
page-begins-youngest = The youngest
page-youngest = Who is the youngest?
page-begins-me = You
page-begins-bot = The computer
page-begins-gives = The first player gives the first piece.
page-begins-about = By the rulebook, the youngest goes first.
page-first-lot = Lots decide who goes first.
page-first-chosen = The players choose who goes first.
page-first-youngest = The youngest goes first.
page-first-wanted = Choose who goes first, then start.
page-lots = Drawing lots…
page-goes-first = { $by ->
    [lot] Lots: { $who } goes first.
    [youngest] { $who } is the youngest and goes first.
    [next] This time { $who } goes first.
   *[chosen] { $who } goes first.
    }
page-goes-first-you = { $by ->
    [lot] Lots: you go first.
    [youngest] You are the youngest and go first.
    [next] This time you go first.
   *[chosen] You go first.
    }
page-goes-round = Winner stays on
page-goes-round-about = Others can join a queue. After each game the loser’s seat goes to the next in the queue.
page-more-options = More options
page-rules-string = The rules as text
page-rules-string-about = To copy into a game record or a message. You can also type here.
page-counts-lines = Four pieces in one row, column or long diagonal that have one of these in common:
page-counts-lines-squares = Four in a row, a column, a long diagonal or a 2×2 square that have one of these in common:
page-open = Open table
page-start = Start
page-other-rules = Other rules…

## Before a game

page-waiting = Waiting for players
page-ready = Everyone is here
page-invite = Send this link. Anyone who opens it can take a seat or watch.
page-invites = { $name } invites you to play { $game }.
page-qr = QR code of the link, to scan with a phone
page-qr-show = Show QR code
page-qr-name = QR code
page-copy = Copy link
page-invite-public = Anyone can also find this table under “{ page-nav-lobby }” and take a seat.
page-link = Link to this table
page-share = Share
page-copied = Copied
page-chairs = Seats
page-chair-free = Free seat
page-deleted-player = Deleted player
page-sit = Take a seat
page-stand = Leave seat
page-rename = Change name
page-rename-save = Save
page-remove = Remove
page-seat-bot = Add computer
page-start-when = You can start when every seat is taken.
page-you = you
page-name-you = { $name } (you)
page-you-name = You
page-watch = Watch

## A game

page-the-game = The game
page-connecting = Connecting…
page-unreachable = This table cannot be reached
page-unreachable-offline = You are offline. The table opens as soon as you are back online.
page-unreachable-server = The server is not responding. We keep trying, and the table opens as soon as it does.
page-play-offline = Play Quarto offline
page-lost = Connection lost. Reconnecting… Your moves are safe.
page-lost-kept = Connection lost. Your move is saved here and will be sent when you are back online.
page-unsaved = Moves cannot be saved right now. Yours is waiting and will be made as soon as possible.
page-unsent = Waiting to be sent…
page-unsaved-move = Waiting to be saved…
page-no-table = Table not found
page-no-table-why = The link may be incomplete. Ask for it again, or open your own table.
page-players = Players
page-team = Team { $team }
    .inside = team { $team }
page-has-left = has left
page-not-connected = offline
page-clock = { $time } left
page-clock-turn = turn { $time }
page-clock-elsewhere = Your clock is running: { $time }
page-spectators = { $number ->
        [one] { $number } watching
       *[other] { $number } watching
    }
page-moves = { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
page-look-back = Move { $number } of { $most }
page-look-new = New move
page-look-return = Back to the game
page-look-keys = Use the arrow keys to step through the moves, Escape to return to the game.
page-sheet = Moves and more
page-close = Close
page-started = The game begins.
page-sat = { $name } takes a seat.
page-taken-back = Move taken back.
page-said = { $name }: { $phrase }
page-event-place = { $who } places it on { $square }.
page-event-call-false = { $who } calls “Quarto!” on { $squares }. The call is false, and { $who } loses.
page-event-you-give = You give the { $piece } piece.
page-event-you-place = You place it on { $square }.
page-event-you-call = You call “Quarto!” and show { $squares }.
page-event-you-call-false = You call “Quarto!” on { $squares }. The call is false, and you lose.
page-event-you-decline = You make no call.
page-event-you-offer = You offer a draw.
page-event-you-accept = You accept the draw.

page-ask-give-you = Choose a piece for { $next }
page-ask-give-other = { $who } is choosing a piece for { $next }
page-ask-give-to-you = { $who } is choosing a piece for you
page-ask-place-you = Place your piece on a free square
page-ask-place-other = { $who } is placing the piece
page-ask-decline-you = All the pieces are placed. Call a line, or choose “No call”.
page-ask-decline-other = { $who } is looking for a line
page-ask-quartino-place-you = { $number ->
        [one] Place a token: choose a colour, then a space
       *[other] Place { $number } tokens: choose a colour, then a space
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } is placing a token
       *[other] { $who } is placing { $number } tokens
    }
page-ask-quartino-clear-you = Choose the column to clear
page-ask-quartino-clear-other = { $who } is clearing a column
page-ask-quartino-call-you = Call Quartino with one of your cards, or end your turn
page-ask-quartino-call-other = { $who } may call Quartino
page-ask-quartino-end-you = End your turn
page-ask-quartino-end-other = { $who } is ending their turn

page-tray = Pieces left
page-hand = In hand
page-hand-empty = No piece in hand
page-free = free
page-marked = chosen
page-square-taken = { $square } is taken. Choose a free square.
page-place-first = First place the piece in your hand.
page-give-first = First choose a piece to give.
page-piece-placed = That piece is already on the board.
page-place-ask = Place it on { $square }? Tap again.
page-place-here = Place here
page-give-ask = Give this piece? Tap again.
page-give-this = Give this piece
page-give-colour = You give { $name } { $colour } pieces. Choose one of those.
page-call-about = Spotted four alike? Press “Quarto!”, then choose the four squares.
page-call-too-early = You can call once there are four pieces on the board.
page-call-not-turn = You can call on your own turn: before you place your piece, or after placing it, before you give the next one.
page-call-used-up = Three false calls: you cannot call again this turn.
page-call-show = Show the line: choose its four squares.
page-call-first = Show the line first: tap its four pieces on the board, or cancel.
page-call-free = { $square } is empty. Choose squares with a piece.
page-call-marked = { $number ->
        [0] No squares chosen yet
       *[other] { $number } of 4: { $squares }
    }
page-call-confirm = Call Quarto!
page-call-stopped = Call cancelled.
page-call-lapsed = The game moved on before you called. This does not count as a false call.
page-false-call = { $who } made a false call: { $squares }.
page-false-call-mark = false call
page-cancel = Cancel
page-decline = No call
page-line-shares = In common on { $squares }: { $values }.

page-key-arrows = move on the board or among the pieces
page-key-call = call Quarto, or cancel the call

page-take-back = Take back
page-takeback-asked = { $name } asks to take back a move.
page-agree = Agree
page-refuse = Decline
page-offer-draw = Offer draw
page-draw-offered = { $name } offers a draw. Making a move declines the offer.
page-accept-draw = Accept draw
page-draw-waiting = Draw offered. Waiting for an answer… Your next move withdraws the offer.
page-draw-declined = { $name } declines the draw.
page-draw-declined-you = You declined the draw.
page-resign = Resign
page-resign-sure = Resign this game?
page-again = Rematch
page-again-asked = Waiting for the others…
page-again-asked-one = Waiting for { $name }…
page-again-wanted = { $number ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
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
page-why-cards-you = You made all your cards.
page-why-cards-other = { $who } made all their cards.
page-why-turn-limit-you = You made the most cards.
page-why-turn-limit-other = { $who } made the most cards.
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

page-come-back = Return to game
page-hand-to-bot = Let a computer play
page-line = Queue
page-line-of = In the queue: { $names }
page-line-empty = The queue is empty.
page-line-up = Join queue
page-line-leave = Leave queue
page-line-next = Next to play: { $names }
page-your-chair = You have a seat now. The next game starts when everyone is ready.
page-local-bot = This game is played on this device only.

## Tables of anybody

page-lobby-about = Join someone who is waiting, or open a table for the next visitor.
page-lobby-waiting = Open tables
page-lobby-nobody = Nobody is waiting right now. Choose a game above, and the next visitor will find you.
page-lobby-on = Games in progress

## Refusals

page-refused-offline = Cannot reach the server. You can still play here: both games against the computer, and Quarto on this screen. Quartino on one screen needs the server.
page-refused-unexpected = That did not work. Please try again.
page-refused-try-again = The server is busy. Please try again.
page-refused-not-saved = The server cannot save anything right now. Please try again later.
page-refused-wrong-origin = This server does not recognise { $origin } as its own address, so you cannot play here. Its operator must start it with --trust-proxy or --origin { $origin }.
page-refused-not-authorized = The server does not recognise your browser. Reload the page. If that does not help, allow cookies for this site.
page-refused-too-fast = That was too fast. Please try again in a moment.
page-refused-chair-taken = That seat is taken. Choose another.
page-refused-seated-already = You already have a seat.
page-refused-played-another-seat = You have seen other cards in this game, so you cannot take this seat.
page-refused-not-seated = Take a seat first.
page-refused-not-host = Only the player who opened the table can do that.
page-refused-chairs-free = Not all seats are taken yet.
page-refused-game-on = A game is in progress. Wait until it ends.
page-refused-no-game = No game is in progress.
page-refused-stale = Something has changed in the meantime. Look again, then choose.
page-refused-not-your-seat = It is not your turn.
page-refused-takeback-asked = You have already asked. Wait for the answer.
page-refused-nothing-to-take-back = You have no move to take back.
page-refused-said-enough = You have sent a lot of messages. Make a move first.
page-refused-tables-waiting = You already have many open tables. Use one of them.
page-refused-games-kept = You have many games with a clock or between computers in progress. Finish one first, or wait until one ends.
page-refused-events-used-up = You have reached the limit of actions at this table. Play a whole game, or open a new table.
page-refused-takebacks-used-up = You have no takeback requests left in this game. Play on.
page-refused-draw-offers-used-up = You have no draw offers left in this game. Play on.
page-refused-draw-refused = The draw was declined. Make a move before you offer another.
page-refused-bad-name = Choose a name of up to 24 characters.
page-refused-bot-name = That is the name of a computer player. Choose another one.
page-refused-no-hint = Hints are only available on your own turn, in games against the computer.
page-refused-not-alone = There are no hints in a game with other people, even while a computer plays for them.
page-refused-bots-busy = The computer players are busy. Please try again.
page-refused-rules-over-limit = The server allows at most { $turns } turns and { $seconds } seconds per turn.
page-refused-record-too-long = This game is too long: at most { $most } moves and calls.
page-refused-bad-settings = These rules and players do not go together. Change one of them.
page-refused-no-such-table = There is no such table. Check the link.
page-refused-not-your-turn = It is not your turn.
page-refused-game-over = The game is over.
page-refused-seat-has-left = Time is up: this player has left the game.
page-refused-draw-already-offered = A draw has already been offered. Wait for the answer.
page-refused-no-draw-offered = The draw offer has expired.
page-refused-already-agreed = You have already agreed. Wait for the others.
page-refused-takeback-past-card = A card has been shown since then, so you cannot take that move back.
page-refused-piece-in-hand = Place your piece first.
page-refused-no-piece-in-hand = Choose a piece to give first.
page-refused-board-full = All the pieces are placed. Call a line, or choose “No call”.
page-refused-square-taken = { $square } is taken. Choose a free square.
page-refused-piece-not-left = That piece has been given already. Choose another.
page-refused-no-more-calls = Three false calls: you cannot call again this turn.
page-refused-call-no-line = Those four squares are not a line. It is still your turn.
page-refused-call-not-full = That line is not full. Still free: { $free }. It is still your turn.
page-refused-call-nothing-shared = Those four have nothing in common that counts. It is still your turn.
page-refused-call-expired = That line no longer counts: it was not called in time. It is still your turn.
page-refused-call-not-now = After placing a piece, you can only call a line that this piece completed. It is still your turn.

## Around a game

page-table-refused = This table cannot be opened here
page-table-refused-why = Reload the page. If that does not help, allow cookies for this site, or use a newer browser.
page-takeback-waiting = You have asked to take back a move. Waiting for an answer…
page-takeback-agreed = { $name } agrees.
page-takeback-declined = { $name } declines: the move stays.
page-resign-sure-of = Resign this game for { $name }?
page-leave = Leave the table
page-leave-sure = Leave this game? You can come back, even if a computer plays for you.
page-refused-line-full = The queue is full. Try again later.
page-refused-waiting-already = You are already in the queue or at the table.
page-refused-not-waiting = You are not in the queue.
page-refused-no-takeback = There is no takeback request any more.
page-refused-chair-not-yours = That is not your seat.

## When a player has left

page-absent-label = A player who has left
page-absent-offline = { $name } has lost the connection.
page-absent = { $name } has left. { $wait }
page-absent-claim-in = You can claim a win or a draw in { $time }.
page-absent-leave-in = You can play on without them in { $time }.
page-absent-bot-in = A computer can take over in { $time }.
page-absent-now = { $name } has left. Choose how to continue, or keep waiting.
page-claim-win = Claim win
page-claim-draw = Claim draw
page-claim-leave = Play on without them
page-claim-end = End game
page-abort = Abort game
page-abort-sure = Abort this game? Nobody wins.
page-aborted = Game aborted. Nobody wins.
page-back = A computer is playing in your place.
page-refused-seat-kept = During the game, only the player who had this seat or a computer can take it.
page-refused-no-claim = They are back, or have not been away long enough. Wait for the countdown.
page-refused-too-late-to-abort = It is too late to abort. You can resign or offer a draw.
page-pace = Clock
page-pace-usual = Standard
    .about = Quarto: 1 min per turn · Quartino: 10 min + 5 s per turn.
page-pace-slow = Slow
    .about = Quarto: 3 min per turn · Quartino: 30 min + 10 s per turn.
page-pace-none = No clock
    .about = Strangers may keep you waiting.
