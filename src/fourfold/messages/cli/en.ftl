# The command line: help, and errors that say what to do.

## Layout of help

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-options-mark = [OPTIONS]
cli-command-mark = COMMAND …
cli-text-mark = TEXT
cli-file-mark = FILE
cli-name-mark = NAME
cli-folder-mark = FOLDER
cli-address-mark = ADDRESS
cli-position-mark = POSITION
cli-record-mark = RECORD
cli-game-mark = GAME
cli-default = default: { $value }
cli-required = required
cli-at-least = at least { $least }
cli-range = { $least } to { $most }
cli-help-option = Show this help.
cli-version = Show the version.

## Commands and their options

cli-about = Play Quarto and Quartino, run a game server, and analyse games.
cli-json = Print one JSON object.
cli-rules = The rules, such as danish+squares.
cli-language = The language, one of { $languages }.
cli-record-file = A game record file; - reads standard input.
cli-processes = Number of processes to use.

cli-play = Play in the terminal, against computer players or with others at the same screen.
cli-play-game = quarto or quartino; without it, a menu opens.
cli-play-bot = Play against a bot: { $bots }; in Quarto also { $quarto_bots }; in Quartino also { $quartino_bots }; or MODULE:CLASS for your own bot.
cli-play-seats = Number of players, bots included.
cli-play-first = The player of this name goes first; the names of the others are asked.
cli-play-plain = Play in text mode, for screen readers and scripts.
cli-play-resume = Continue a saved game.
cli-play-deck = A file with other cards for Quartino.
cli-play-seed = The same number gives the same lots, deals and bot moves.

cli-replay = Replay a game record by the rules; print the final position and the outcome, or the first line that breaks the rules.
cli-replay-svg = Write a picture of the final position to this file.

cli-analyse = Analyse every move or turn of a game: values or chances, mistakes, and reasons.
cli-analyse-svg = Write a picture of the analysis to this file.
cli-analyse-seconds = Time limit in seconds for the whole game; later moves are analysed first.
cli-analyse-level = For Quartino: the chances between players of this level, 1 to 7. Default: between strong players.

cli-solve = Print the exact value of a Quarto position for the player to act, and the moves that keep it.
cli-solve-position = A position in quotes, such as "..../.5b./6..e/32.. -".
cli-solve-batch = Solve many positions: each line has rules, a tab and a position; - reads standard input. With --json, each answer is one object.
cli-threads = Number of search threads.
cli-memory = Memory in megabytes for positions already searched.
cli-seconds = Stop after this many seconds.
cli-nodes-limit = Stop after this many positions.
cli-no-tables = Search openings instead of looking them up.
cli-distance = Also print the number of turns to the end.

cli-prove = Print the value of the whole game from the empty board, for A, who gives first.

cli-arena = Play many games between bots, each bot in every seat, and print how often each won, with 95 % intervals.
cli-arena-bots = Two to four bots, such as level3,perfect: { $bots }; in Quarto also { $quarto_arena_bots }; in Quartino also { $quartino_arena_bots }; or MODULE:CLASS for your own bot.
cli-arena-game = quarto or quartino.
cli-arena-games = Number of games.
cli-arena-seed = The same number gives the same games.
cli-arena-move-time = Milliseconds per move, for bots that can use time.

cli-perft = Count the move sequences of a given length, in referee play.
cli-perft-game = quarto
cli-perft-depth = Moves per sequence.

cli-engine = Run as an engine for another program, which sends commands line by line: docs/engine.md.
cli-engine-bot = The bot to use: { $bots }; in Quarto also { $quarto_bots }; in Quartino also { $quartino_bots }; or MODULE:CLASS for your own bot.

cli-tables = Exact values of openings.
cli-tables-build = Solve all openings of a rule set. An interrupted build continues when you start it again.
cli-tables-placed = Solve positions with up to this many pieces on the board.
cli-tables-wins = Of the positions with exactly --placed pieces, store only which ones the giver wins.
cli-tables-folder = The folder to write to.
cli-tables-dask = Solve on this Dask scheduler instead of this computer.

cli-puzzles = Positions with exactly one solution.
cli-puzzles-play = Solve puzzles in the terminal; the streak is kept.
cli-puzzles-play-kind = The kind of puzzles, instead of all kinds: for Quarto { $quarto_kinds }; for Quartino { $quartino_kinds }.
cli-puzzles-play-grade = How difficult the first puzzle is, from 1 to 5.
cli-puzzles-play-seed = The same number shows the same puzzles.
cli-puzzles-no-kind = There are no puzzles of the kind { $got }. Choose one of: { $expected }.
cli-puzzles-build = Find puzzles in games of the computer, prove that each has one solution, and let each computer level try them.
cli-puzzles-build-file = The puzzle file to write or continue.
cli-puzzles-rules = Rules to find puzzles for, instead of all; may be repeated.
cli-puzzles-count = Puzzles per rule set, or per kind for Quartino, instead of the planned number.
cli-puzzles-rules-quarto = --rules is for puzzles of Quarto only.
cli-puzzles-seed = The same number finds the same puzzles.
cli-puzzles-grade = Let each computer level try the puzzles again, and grade the puzzles by the levels that solve them.
cli-puzzles-grade-file = A puzzle file, which is rewritten.
cli-puzzles-check = Prove puzzles again: the only solution, kind, length and grade, and which levels solve them.
cli-puzzles-check-file = A puzzle file, instead of the puzzles that come with Fourfold.
cli-puzzles-sample = Check this many puzzles, drawn at random.
cli-puzzles-sample-seed = The same number draws the same puzzles with --sample.

cli-serve = Run the server with tables for people and bots, and the web page.
cli-serve-host = The address to listen on; 0.0.0.0 allows other computers to connect.
cli-serve-port = The port to listen on; the variable PORT sets it too.
cli-database-url = postgresql://… or sqlite:///FILE; by default a file in your data folder; FOURFOLD_DATABASE_URL sets it too.
cli-serve-bus = redis://…, needed for several processes; FOURFOLD_BUS_URL sets it too.
cli-serve-workers = Number of server processes.
cli-serve-origin = The address at which browsers reach this server, if it is behind a proxy; may be repeated.
cli-serve-trust-proxy = Trust X-Forwarded-For and -Proto from N proxies in front (1 if N is left out).
cli-serve-bots = Worker processes; one is reserved for bots at tables with people.
cli-serve-commands = Commands per second per guest; bursts of ten times as many.
cli-serve-requests = Requests per second per address; bursts of ten times as many.
cli-serve-files = Page files per second per address; bursts of forty times as many.
cli-serve-connections-per-address = Sockets and streams per address.
cli-serve-connections-per-process = Open connections per process, from all addresses.
cli-serve-sessions = New guests per minute per address.
cli-serve-tables = New tables per minute per address, also as a burst.

cli-backup = Write the whole database to a file, while the server runs.
cli-backup-file = The file to write.
cli-restore = Fill an empty database from a backup.
cli-restore-file = A file that fourfold backup wrote.
cli-clean = Delete data that is past its retention time, and free the disk space.
cli-clean-dry-run = Print what would be deleted without deleting it.

## Progress

cli-doing-analyse = Analysing
cli-doing-solve = Solving
cli-doing-prove = Proving
cli-doing-arena = Playing
cli-doing-perft = Counting
cli-doing-grade = Grading
cli-nodes = { $number ->
        [one] { $number } position
       *[other] { $number } positions
    }

## Wrong use

cli-see-help = For help, run: { $command }
cli-missing = Missing { $name }: { $about }
cli-no-option = Unknown option { $name }.
cli-no-command = Unknown command { $name }.
cli-did-you-mean = Did you mean { $like }?
cli-too-many = Remove { $extra }, or put text that contains spaces in quotes.
cli-no-value = Give a value after { $option }.
cli-takes-no-value = Use { $option } without a value.
cli-whole-number = { $name } must be a whole number.
cli-number = { $name } must be a number.
cli-no-language = Unknown language { $got }. Choose one of { $expected }.
cli-no-bot = There is no bot { $got } for this game. Choose one of { $expected }, or use MODULE:CLASS for your own bot.
cli-bot-not-loaded = Cannot load the bot { $got }: { $reason }. Use MODULE:CLASS, with a module in this folder or an installed one.
cli-bot-failed = The bot { $got } failed in game { $number }: { $reason }. Fix the bot, or leave it out.
cli-bot-stopped = The bot { $got } failed: { $reason }. Fix the bot, or play against another one.
cli-resume-alone = --resume continues the saved game as it is. Remove { $extra }.
cli-name-a-game = Name the game before { $option }: fourfold play quarto or fourfold play quartino.
cli-no-terminal = This is not a terminal. Add --plain to play in text mode.
cli-arena-two-to-four = Give two to four bots after --bots, such as level3,perfect.
cli-solve-what = Give one position in quotes, or --batch FILE for many positions.
cli-batch-no-tab = Write the rules, a tab and a position instead of { $got }.
cli-perft-quarto = perft counts Quarto moves only. Run: fourfold perft quarto
cli-tables-no-table = There are no openings for { $rules }. Choose rules that count whole traits.
cli-tables-no-dask = --dask needs the package distributed. Install it: pip install distributed

## Files

cli-column = column { $number }
cli-no-file = File not found: { $file }. Check the name.
cli-is-folder = { $file } is a folder. Give a file.
cli-no-folder = Cannot write { $file }: its folder does not exist. Create the folder first.
cli-cannot-read = Cannot read { $file }: { $reason }.
cli-cannot-write = Cannot write { $file }: { $reason }.
cli-cannot-write-answer = Cannot write the answer: { $reason }.
cli-bad-puzzles = Cannot use { $file }. Choose a file written by fourfold puzzles build, and continue a build with the same --seed.
cli-not-utf8 = { $file } is not UTF-8 text. Save it as UTF-8.
cli-analyse-level-quarto = A level is for games of Quartino only. Values in Quarto are exact.

## Server and database

cli-serve-open = Open { $url } in a browser. Press Ctrl+C to stop the server.
cli-serve-no-page = The web page is not built, so the server answers programs only. To build it, run: make page
cli-serve-bad-database-url = --database-url must begin with postgresql:// or sqlite:///.
cli-serve-no-database = Cannot use the database: { $reason }. Start the database, or check --database-url.
cli-serve-bad-bus-url = --bus-url must begin with redis://, rediss:// or unix://, as in redis://localhost.
cli-serve-no-bus = Redis does not answer: { $reason }. The server runs without it until it does; check --bus-url.
cli-serve-bad-origin = --origin { $origin } is not an address as browsers send it. Write it like https://play.example.org, without a path.
cli-serve-bad-own-bot = Cannot load the bot { $bot } from FOURFOLD_BOTS: { $reason }. Use NAME=module:Class, and check the module.
cli-serve-too-few-services = Several processes need PostgreSQL and Redis. Set --database-url postgresql://… and --bus-url redis://…
cli-serve-port-in-use = Port { $port } on { $host } is already in use. Stop the other program or choose another --port.
cli-serve-port-forbidden = You are not allowed to use port { $port }. Choose a --port above 1023.
cli-serve-no-address = This computer does not have the address { $host }. Choose another --host.
cli-serve-not-started = The server did not start. See the lines above for the reason.
cli-no-database-file = Database not found: { $file }. Set one with --database-url.
cli-database-not-empty = The database already has guests or tables. Set an empty one with --database-url.
cli-bad-backup = { $file } is not a complete backup. Choose a file written by fourfold backup.
cli-backup-own-file = { $file } belongs to the database itself. Choose another file for the backup.

## Moves that people write

cli-error-bad-move = Write { $expected } instead of { $got }.
cli-error-bad-piece = Write a piece such as 7 or LSQH instead of { $got }.
cli-error-bad-square = Write a square from a1 to d4 instead of { $got }.
cli-error-bad-call = Write four different squares after call instead of { $got }.
cli-error-bad-colour = Write a colour, one of Y B G P, instead of { $got }.
cli-error-bad-space = Write a space, c or 1 to 8, instead of { $got }.
cli-error-bad-rim = Write a rim space from 1 to 8 instead of { $got }.
cli-error-text-after = Remove { $got }.
cli-error-takeback-too-far = This is the start of the game. There is nothing to take back.
cli-error-piece-not-theirs = Give { $seat } a { $expected } piece instead of { $piece }.
cli-error-decline-too-early = You can decline only after the sixteenth piece. Now write { $expected }.
cli-error-referee-calls = The referee spots every line, so nobody calls. Give or place a piece.
cli-error-referee-says = The referee spots situations, so nobody announces them. Place, clear, call or end.
cli-error-no-situations = This game is played without situations. Place, call or end.
cli-error-nothing-to-clear = There is no column to clear. Continue your turn.
cli-error-clear-other = Clear space { $expected } instead.
cli-error-cleared-already = You have already cleared a column this turn. Continue your turn.
cli-error-clear-first = Clear space { $expected } first.
cli-error-nothing-to-place = You have placed all your tokens. Call or end.
cli-error-card-not-held = { $seat } does not hold { $card }. Choose a card from the rack.
cli-error-call-no-line = { $squares } is not a line. Remove the call, or end its line with ?.
cli-error-call-not-full = The line { $squares } is not full. Still free: { $free }. Remove the call, or end its line with ?.
cli-error-call-nothing-shared = The pieces on { $squares } have nothing in common that counts. Remove the call, or end its line with ?.
cli-error-call-expired = The line { $squares } no longer counts at this point. Remove the call, or end its line with ?.
cli-error-call-not-now = After placing a piece, only a line that this piece completed can be called, and { $squares } is older. Remove the call, or end its line with ?.
cli-error-no-four-colours = No colour had four tokens on the board at the start of the turn. Remove this line, or end it with ?.
cli-error-no-column = The column on { $space } was only { $height } high at the start of the turn, not four. Remove this line, or end it with ?.

## Records

cli-error-no-such-seat = There is no seat { $seat }. Choose one of { $expected }.
cli-error-wrong-game = Write a move of { $expected } instead of { $move }.
cli-error-not-refused = The rules accept { $move }. Remove the ? after it.
cli-error-never-refused-so = Remove the ? after { $move }. Only refused calls have one.
cli-error-bad-spaces = Write nine spaces separated by / instead of { $got }.
cli-error-bad-column = Write a column of colours or a dot instead of { $got }.
cli-error-too-many-tokens = Use at most { $most } tokens of { $colour } instead of { $got }.
cli-error-bad-seat = Write a seat, one of { $expected }, instead of { $got }.
cli-error-bad-seats = Write seats such as A B or A1 B1 A2 B2 instead of { $got }.
cli-error-bad-deal = Write a deal such as A=YBGP,YBPG,YGBP,YGPB instead of { $got }.
cli-error-deal-seats = Write cards for the seats { $expected } instead of { $got }.
cli-error-deal-size = Write { $expected } cards for { $seat } instead of { $got }.
cli-error-card-twice = { $got } occurs once too often. Use each card as often as the deck has it.
cli-error-not-utf8 = Save the file as UTF-8. The byte { $got } is not valid text.
cli-error-control-character = Remove { $got }, which cannot be printed.
cli-error-bad-header = Write a line such as key: value instead of { $got }. If this is the first move, put an empty line before it.
cli-error-key-twice = Write the key { $got } only once.
cli-error-key-missing = Add the key { $expected } to the header.
cli-error-key-not-here = Remove the key { $got }. { $game } records do not have it.
cli-error-bad-players = Write names such as A=Ada B="Bo Berg" instead of { $got }. Names with spaces need quotation marks.
cli-error-bad-name = Close the quotation marks around the name { $got }.
cli-error-bad-result = Write a result such as B (call) or draw (full-board) instead of { $got }.
cli-error-result-too-early = Remove the result { $got }. The game is not over yet.
cli-error-result-differs = The moves end in { $expected }. Write that instead of { $got }.
cli-error-event-missing = Write a move after the seat instead of { $got }.
cli-error-not-your-turn = It is { $expected }’s turn, not { $seat }’s. Change the seat or the move.
cli-error-game-over = The game is over. Remove { $move }.
cli-error-piece-in-hand = { $piece } is in hand. Place it before { $move }.
cli-error-no-piece-in-hand = No piece is in hand. Give one before { $move }.
cli-error-square-taken = { $square } is taken by { $piece }. Choose a free square.
cli-error-piece-not-left = { $piece } has already been given. Choose another piece.

## Rules and positions

cli-error-bad-game = Unknown game { $got }. Choose one of: { $expected }.
cli-error-bad-preset = { $game } has no rules { $got }. Choose one of: { $expected }.
cli-error-bad-option = { $game } has no option { $got }. Choose one of: { $expected }.
cli-error-bad-option-value = Write { $expected } after { $option }: instead of { $got }.
cli-error-option-twice = Write the option { $got } only once.
cli-error-options-contradict = Choose either { $option } or { $other }, not both.
cli-error-bad-seat-number = Choose { $expected } seats instead of { $got }.
cli-error-bad-ranks = Write four ranks separated by / instead of { $got }.
cli-error-bad-rank = Write four squares per rank, each a piece or a dot, instead of { $got }.
cli-error-bad-hand = Write the piece in hand or - after the board, instead of { $got }.
cli-error-piece-twice = The piece { $got } occurs twice. Use each piece once.
cli-error-wrong-colours = { $light } light and { $dark } dark pieces must be given at this point, not { $got }.
cli-error-line-in-referee-play = The line { $got } is complete, so the game is over. Write a position from a game in progress.
cli-error-bad-marks = Write lines that can be called as in !a1b1c1d1:1 instead of { $got }.
cli-error-mark-no-line = { $got } is not a completed line that counts. Remove it.
cli-error-mark-expiry = Write a number from 1 to { $most } after the line instead of { $got }.
cli-error-marks-apart = One placement cannot complete the lines { $got }. Use lines that share a square.
cli-error-marks-in-referee-play = Remove { $got }: with a referee nobody calls.
cli-error-bad-card = Write cards as in YBGP instead of { $got }.
cli-error-deck-too-small = The deck has { $got } cards. Use at least { $expected }.

## What is not installed

cli-missing-extra = { $command } needs packages that are not installed. Install them with: pip install 'fourfold[{ $extra }]'
cli-missing-native-module = This command needs the native module of Fourfold, which is not installed. Install the package fourfold, or install it from source with a C++ compiler.
