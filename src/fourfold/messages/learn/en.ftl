### Learning: the two lessons, the way to the rules, and the keys. English (British)
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender.

## The page that leads to everything

learn-title = Learn to play
learn-about = Two games, a few minutes each. You make the moves, and mistakes cost nothing.
learn-lessons = Lessons
learn-lesson-quarto = Sixteen pieces, four traits, and a twist: your opponent chooses the piece you place.
learn-lesson-quartino = One wheel for everyone, secret cards for each: be the first to make all four of yours.
learn-lesson-danish = Each player has a colour, and that changes everything: the player who gives first loses against best play. Play the proof.
learn-begin = Start lesson
learn-continue = Continue with step { $step }
learn-repeat = Repeat lesson
learn-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-progress = { $done } of { $all } steps done
learn-complete = Lesson done
learn-rules = The rules in full
learn-rules-about = Every edition with pictures, and our answers where the rulebooks leave a question open.
learn-practise = Practise
learn-puzzles = Solve puzzles
learn-puzzles-about = Positions with one good move, from easy to fiendish.
learn-play = Play the computer
learn-play-about = Nine levels, from careless to perfect. Start with an easy one.
learn-keys = Playing with the keyboard
learn-keys-about = Boards, pieces and cards all work without a mouse and with a screen reader.
learn-keys-both = In both games
learn-keys-quartino = Only in Quartino
learn-key-tab = move between the board, the pieces, the cards and the buttons
learn-key-arrows = move between squares and pieces
learn-key-enter = select
learn-key-call = call “Quarto!” or “Quartino!”, then show where
learn-key-escape = cancel
learn-key-tab-name = Tab
learn-key-enter-name = Enter
learn-key-space-name = Space
learn-key-escape-name = Esc

## In a lesson

learn-lesson-title = { $game }: first lesson
learn-danish-title = Quarto: the Danish win
learn-step = Step { $step } of { $all }
learn-steps = Steps
learn-step-name = Step { $step }: { $title }
learn-step-done = Step { $step }: { $title }, done
learn-back = Back
learn-skip = Skip
learn-next = Next
learn-finish = Finish
learn-show = Show me
learn-shown = The answer is highlighted: { $answer }.
learn-pieces = Pieces to choose from
learn-reserve = Reserve
learn-rack = Your cards
learn-say-call = Quarto!
learn-say-quartino = Quartino!
learn-say-colours = Four alike!
learn-say-column = Column!
learn-hint-traits = That one is { $values }. Try another.
learn-flat = You are looking from above: a double rim means tall, a dark hole means hollow.
learn-marked = { $number } of { $all }

learn-end-title = Lesson complete
learn-end-quarto = You can place and give pieces, spot a line and call it. The rest is practice: the game is deeper than it looks.
learn-end-quartino = You can build, cover, make a card and notice what others miss. The rest is practice, and a good poker face.
learn-end-danish = You have played out a proven win. In the Danish edition, let your opponent give first!
learn-end-referee = { $game ->
        [quartino] Against the computer a referee spots situations for you; to announce them yourself, choose “{ $choice }” under “{ $more }”.
       *[quarto] Against the computer a referee spots every line for you; to call lines yourself, choose “{ $choice }” under “{ $more }”.
    }
learn-end-play = Play your first game
learn-end-rules = Read the rules
learn-end-other = Learn { $game }
learn-end-again = Repeat lesson

## Quarto, step by step

learn-quarto-traits = Every piece has four traits: it is light or dark, tall or short, round or square, solid or hollow.
    .title = Sixteen pieces
    .find = Find the piece that is dark, tall, round and hollow.
    .other = Now its exact opposite: light, short, square and solid.
    .praise = Right. No two of the sixteen are the same.
learn-quarto-alike = Four pieces are alike if they share just one trait, however different they are otherwise.
    .title = One thing in common
    .find = These three share just one trait. Which piece shares it too?
    .praise = Yes, all four are hollow. That is enough.
learn-quarto-give = You never choose your own piece. Robin chooses one for you, and you choose one for Robin.
    .title = Giving a piece
    .give = Start the game: give Robin any piece you like.
    .praise = Robin places it. The first player only gives a piece.
learn-quarto-turn = Your turn has three steps: place the piece you were given, look for a line, then give the next piece.
    .title = Your turn
    .place = Place your piece on any free square.
    .taken = That square is taken. Choose a free one.
    .give = No line yet. Now give Robin a piece.
    .praise = That was a whole turn. If all sixteen pieces are placed and nobody has won, the game is a draw.
learn-quarto-line = Four alike in a row, a column or a long diagonal make a line. Lines win games.
    .title = A line
    .place = Your piece completes a line. Where?
    .place-hint = Look along the rows: one row has three tall pieces, and yours is tall too.
    .praise = Four tall pieces in a row. It does not matter who placed the others.
learn-quarto-diagonal = A line may hide on a diagonal, and in any trait. Check all four traits of your piece.
    .title = Look again
    .place = Your piece is dark, short, round and hollow. Where does it complete a line?
    .place-hint = There are three hollow pieces on one long diagonal. Find the gap.
    .tall = Those three are tall, but your piece is short. Try the diagonal.
    .praise = Four hollow pieces, from corner to corner.
learn-quarto-safe = The piece you give may be the one your opponent needs, so look before you give it.
    .title = What not to give
    .give = There are three dark pieces in one column, with a gap between them. Give a safe piece.
    .give-hint = That one is dark: Robin would fill the gap and win. Give a light one.
    .praise = Safe! Late in the game safe pieces run out, and that is how most games are lost.
learn-quarto-call = A line wins only if you call it: press “Quarto!” before you give a piece, and show the four squares.
    .title = Calling Quarto
    .call = You have just placed the marked piece, and there is a line. Call it.
    .call-hint = Not yet: press “Quarto!” first, then show the line.
    .show = Now choose its four squares.
    .show-hint = Look at the second column from the left: four square pieces.
    .praise = Quarto! Four square pieces, and you win.
learn-quarto-missed = If Robin misses a line, you can call it, as long as you have not placed your piece.
    .title = Missed lines
    .call = Robin placed the marked piece, missed the line and gave you another piece. What do you do?
    .call-hint = Wait! If you place your piece, the line no longer counts. Look along the row first.
    .show = Well spotted! Show the line.
    .show-hint = All four are in the second row from the top, and all are hollow.
    .praise = You win with Robin’s line. Keep looking, even when it is not your turn.
learn-quarto-squares = Too easy? Play with 2×2 squares: four alike in a square count as well.
    .title = For later: 2×2 squares
    .place = Complete a 2×2 square of light pieces.
    .place-hint = There are three light pieces close together in the middle. Fill the corner.
    .praise = Nine more ways to win, and to lose. You can choose this option when you start a game.
learn-quarto-win = Now all together: place your piece, call, and show your line.
    .title = Win the game
    .place = One square wins. Find it.
    .place-hint = Your piece is short. Where are three other short ones waiting?
    .call = The line is complete. Don’t give a piece yet!
    .call-hint = Press “Quarto!” first.
    .show = Show the four squares.
    .show-hint = It runs from the top left corner to the bottom right.
    .praise = Quarto! You spotted it, you called it, you won.

## Quartino, step by step

learn-quartino-wheel = Everyone builds on one wheel: eight spaces on the rim and one in the centre.
    .title = The wheel
    .token = On your turn you take a token of any colour. Take a blue one.
    .token-hint = Take a blue one this time: the token with waves.
    .space = Now place it in the centre.
    .space-hint = In a game you may choose any space. For now, choose the centre.
    .praise = That is the heart of a turn: one token, any colour, any space.
learn-quartino-card = A card is a quarter of the wheel: one colour in the centre and three side by side on the rim.
    .title = A card
    .space = Compare the wheel with your card. Where does the pink token go?
    .space-hint = On the card, pink comes after blue and green, going clockwise.
    .praise = Now the wheel matches your card.
learn-quartino-turn = A card can match anywhere around the wheel.
    .title = Any way round
    .show = Your card is there again, somewhere else. Choose its four spaces.
    .show-hint = Yellow is in the centre. On the rim, look for blue, green, pink, going clockwise.
    .praise = Found it! Tilt your head, or turn the card.
learn-quartino-mirror = The order matters: always read the rim clockwise, never the other way.
    .title = Not mirrored
    .card = Which of these two cards matches the wheel?
    .card-hint = That one is the mirror image. Read the rim clockwise: pink, yellow, blue.
    .praise = Right. The other card is the mirror image, and that does not count.
learn-quartino-cover = You may place a token on top of others. Then only the top one counts.
    .title = Columns
    .token = One token does not match your card. Which colour do you need?
    .token-hint = Yellow and green are in place. What goes between them?
    .space = Cover the token that is in the way.
    .space-hint = Between yellow and green on the rim there is one that does not belong.
    .praise = The green token is still there, underneath. It may come back.
learn-quartino-make = When the wheel matches one of your cards, press “Quartino!” and show the card.
    .title = Making a card
    .call = One of your four cards is there. Call it.
    .call-hint = Press “Quartino!” first.
    .card = Which card?
    .card-hint = Blue is in the centre of the wheel. Which card has blue there?
    .space = Show where: choose the space of its first rim colour, yellow.
    .space-hint = Its first rim colour is yellow, and pink comes next, going clockwise.
    .praise = You made the card. Its four tokens go back to the reserve, and the green one is on top again.
learn-quartino-more = After every Quartino you place one more token, and that may make your next card.
    .title = And another
    .token = Yellow, blue, green: the centre is missing. Which colour do you need?
    .token-hint = One of your cards has yellow, blue, green on the rim. Look at its centre.
    .space = Place it in the centre.
    .space-hint = The centre is free. Place it there.
    .call = What now?
    .call-hint = The wheel matches a card. Call it.
    .card = Which card?
    .card-hint = Pink is in the centre now.
    .space-first = Choose the space of its first rim colour, yellow.
    .space-first-hint = Find yellow on the rim, with blue after it.
    .praise = Two cards in one turn. That is how you win games.
learn-quartino-colours = If your turn starts with four or more tokens of one colour on the wheel, announce it and place one extra token.
    .title = Four alike
    .token = Covered tokens count too. Which colour is there four times?
    .token-hint = There are fewer than four of those. Look inside the columns.
    .say = Four blue tokens. Announce it before you place one.
    .say-hint = There is no column of four, but there are four of one colour. Press “Four alike!”.
    .praise = Now you place two tokens this turn. If you do not announce it, nothing happens.
learn-quartino-column = If your turn starts with a column of four or more, announce it, clear it and place one extra token.
    .title = Column
    .say = Look at the wheel and announce what you see.
    .say-hint = No colour is there four times. But look how tall one column is.
    .space = Which column?
    .space-hint = That one is not tall enough. Count to four.
    .praise = All its tokens go back to the reserve. Then you place two tokens.
learn-quartino-both = If you notice both situations, announce both: you clear the column and place three tokens, in any order.
    .title = Both at once
    .say = There are two things to announce. Announce both.
    .space = Which column do you clear?
    .space-hint = That one is not tall enough. Count to four.
    .praise = Well spotted! Now you place three tokens: one for your turn, and one for each situation.
learn-quartino-secret = Your cards are secret, but a wrong call shows one to everyone and ends your turn.
    .title = Keep your secrets
    .card = You hold these three cards. Which one can you safely call?
    .card-hint = That one is not there. Read the wheel again, clockwise.
    .mirrored = That one is there only in the mirror. A wrong call, and Robin would know your card.
    .covered = Almost, but its yellow token is covered by a pink one. Only the top counts.
    .praise = Exactly. Look twice, call once.
learn-quartino-win = The first player to make their last card wins at once.
    .title = Win the game
    .token = One card left, one token missing. Which colour?
    .token-hint = There are pink and green on the rim with a gap between them. Look at your card.
    .space = Where does it go?
    .space-hint = In the gap between pink and green.
    .call = Call it!
    .call-hint = Press “Quartino!” first.
    .card = Show your card.
    .card-hint = It is the only one.
    .space-first = Now its first rim colour: pink.
    .space-first-hint = There are two pink ones. Choose the one with blue after it.
    .praise = Quartino! Your rack is empty: you win.

## The Danish win, step by step

learn-danish-colours = In the Danish edition each player has a colour, and you may only give your opponent pieces of their colour. You play light, Robin plays dark.
    .title = Own colours
    .give = Robin gave you a light piece, and you placed it. Now give Robin a piece.
    .give-hint = That one is light, and light is yours. Give a dark piece.
    .praise = So each of you places eight pieces. You always know which ones can still come.
learn-danish-first = A computer has worked out every possible game: with perfect play, the player who gives first loses. In this game Robin gave first.
    .title = Giving first loses
    .place = You have played perfectly so far. Only one square still wins. Find it.
    .place-hint = From there Robin escapes. Try another square.
    .give = Only one dark piece wins. Which one?
    .give-hint = With that piece Robin escapes. Try another.
    .own = That one is light, your own colour. Give a dark piece.
    .praise = That is the only move that wins. Now Robin looks for a way out.
learn-danish-again = Robin defends as long as possible, but every move loses. Do not let the win slip!
    .title = Hold on to the win
    .place = Again only one square wins. Which one?
    .place-hint = From there Robin escapes. Try another square.
    .give = And only one dark piece wins.
    .give-hint = With that piece Robin escapes. Try another.
    .own = That one is light, your own colour. Give a dark piece.
    .praise = Right. Robin has no safe piece left for you.
learn-danish-win = Robin had to give you this piece. Now finish the game.
    .title = The proof
    .place = Where does your piece complete a line?
    .place-hint = Not there. Look at the shapes in the third column.
    .call = Now call it.
    .call-hint = Press “Quarto!” first.
    .show = Show the four squares.
    .show-hint = Look at the third column: four round pieces.
    .praise = Quarto! Robin lost this game with the very first piece.

## The rules pages

learn-rules-title = The rules
learn-rules-intro = A short summary first, then each edition in full.
learn-rules-read = Read the full rules
learn-rules-editions = Editions
learn-rules-contents = On this page
learn-rules-reading = Our interpretation
learn-rules-print = Print
learn-rules-codes = Show rule codes
learn-rules-ids = Codes such as { $sign } identify each rule.
learn-rules-loading = Loading…
