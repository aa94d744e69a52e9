### The strategy lessons. English (British)
### A step is one message, as in the first lessons (`learn`): the explanation, and as attributes its title, its tasks, their hints, and the praise.
### What they say about a position is proven by tests/engine/test_strategy_lessons.py: change it in one place, change it in the other.

## The end of a lesson

strategy-end-quarto = You can count safe pieces, leave an odd number of them, and force the next piece. Now count in every game, on every turn.
strategy-end-quartino = You can hide your plan, read other players’ tokens, and clear columns at the right time. Now try it against someone who reads yours.
strategy-note = { $game ->
        [quartino] The positions are from real games between computer players. Every possible turn was checked; percentages are estimates.
       *[quarto] The positions are from real games between computer players. Every claim about them is proven.
    }

## Quarto, step by step

strategy-quarto-count = A piece is safe if Robin cannot complete a line with it. Before you give one, count the safe pieces.
    .title = Count the safe pieces
    .mark = Three pieces in the top row are short, and they are round, too. Mark every piece that is safe to give.
    .mark-hint = That one is short or round: Robin would complete the top row. Look for tall, square pieces.
    .praise = Three safe pieces: the tall, square ones. Count them on every turn.
strategy-quarto-room = Your square decides which pieces are safe. Close the gap that most of them would fill.
    .title = Make pieces safe
    .place = All pieces left are short or round, so none is safe. Which square makes some of them safe?
    .place-hint = From there you have no safe piece to give. Look at the bottom row: three pieces, short and round.
    .column = That stops short pieces in the left column. But short and round ones still complete the bottom row.
    .give = The bottom row is closed. Now give a safe piece.
    .give-hint = That one is short: Robin would complete the left column. Give a tall one.
    .praise = Safe again. One good square can save four pieces.
strategy-quarto-pair = When the safe pieces run out, someone has to give away the game. Find out early who it will be.
    .title = Two safe pieces
    .mark = Round pieces would complete a row, tall ones a diagonal. Mark the safe pieces.
    .mark-hint = That one is round or tall. Look for short, square pieces.
    .who = It is your turn to give, and Robin plays well. Who will be the first without a safe piece?
    .who-hint = Count: you give one, Robin gives you the other. Then you have to give again.
    .praise = Exactly. With eight free squares, Robin is already winning: two is an even number.
strategy-quarto-odd = An odd number of safe pieces is good for the player who gives. Best of all is one: you give it, and none is left for Robin.
    .title = Leave an odd number
    .place = Place your piece so that exactly one safe piece is left.
    .place-hint = From there you have no safe piece to give. Try another square.
    .even = That leaves an even number of safe pieces, and Robin gets a draw. Try another square.
    .give = Now give the only safe piece.
    .give-hint = With that one Robin completes a line. Look for the safe one.
    .praise = Wherever Robin places it, no safe piece is left. Every placement can change the count, so count again on each turn.
strategy-quarto-force = A player with only one safe piece has to give it. So you can know what you will get.
    .title = Force the next piece
    .give = You have two safe pieces: with one you win, with the other Robin gets a draw. Give the one that wins.
    .give-hint = That one is not safe: Robin would complete a line.
    .draw = That one is safe, but then Robin has two safe pieces to choose from. Give the other one.
    .must = Robin placed it in the corner: on any other square Robin would have no safe piece. Which piece must Robin give you?
    .must-hint = With that one you would complete a line. Robin has only one safe piece.
    .place = You knew it would come. Place it so that you have a safe piece to give.
    .place-hint = From there you have no safe piece to give. Try another square.
    .praise = Whichever safe piece you give, Robin will have none: you are winning.
strategy-quarto-last = The player who gave the first piece places the last one. Before the board is full, look at the last squares.
    .title = The last piece
    .who = You place a piece now, and then one square is left. Who fills it?
    .who-hint = You take turns: after you it is Robin’s turn.
    .place = Robin gets the last piece for the last square. Place yours so that it makes no line.
    .place-hint = Then the last piece would complete the bottom row: four tall pieces. Swap the squares.
    .praise = A draw, and the other square would have lost. With two squares left, always try both.
strategy-quarto-win = Now all together: count, place, give, and finish the game.
    .title = Win by counting
    .place = Place your piece so that exactly one safe piece is left.
    .place-hint = From there you have no safe piece to give. Try another square.
    .even = That leaves two safe pieces, an even number. Try another square.
    .give = Now give the only safe piece.
    .give-hint = With that one Robin completes a line. Look for the safe one.
    .finish = Robin had no safe piece left and gave you this one. Where do you win?
    .finish-hint = Look at the left column: three short pieces, and yours is short, too.
    .call = Call it!
    .call-hint = Press “Quarto!” first.
    .show = Show the four squares.
    .show-hint = Look at the left column: four short pieces.
    .praise = Quarto! You counted, and Robin ran out of safe pieces.

## Quartino, step by step

strategy-quartino-two = A good token helps two of your cards: you get two chances, and opponents cannot tell which card you are after.
    .title = One token, two cards
    .token = Place one token so that two of your cards each need just one more. Which colour?
    .token-hint = With that colour you do not get two such cards. Compare your two cards with green in the centre.
    .space = Where do you place it?
    .space-hint = There it does not help both cards. Both have blue and then yellow on the rim, going clockwise.
    .finish = Which colour finishes either of these two cards?
    .finish-hint = Look at your two cards with green in the centre. What is still missing?
    .praise = Pink before blue, or pink after yellow: both cards are one token away.
strategy-quartino-hide = Each token gives something away. A token that fits many cards gives away less.
    .title = Hide your plan
    .space = You want green, yellow, pink around the blue centre. Pink helps on both marked spaces. Where does it tell Robin less?
    .space-hint = From there the computer guesses your card: it estimates a chance of { $more }. Choose the other space.
    .unmarked = Choose one of the two marked spaces.
    .card = There it also helps another card. Mark the two cards that now need only one token.
    .card-hint = That one needs more than one token.
    .praise = Here the computer estimates a chance of only { $less }, instead of { $more }. You have two plans, and Robin has to guess.
strategy-quartino-read = Now you are the reader. See where Robin places tokens, and what is missing between them.
    .title = Read the tokens
    .card = The marked tokens are Robin’s: first pink, then green, leaving a gap after your yellow one. Which card does Robin probably hold?
    .card-hint = That one does not fit. Pink is in the centre; read the rim clockwise: yellow, gap, green.
    .space = The computer’s estimate: { $chance }. Place your pink token so that Robin cannot finish that card with one token.
    .space-hint = Then blue would still finish it. Cover the yellow or the green token.
    .praise = Now Robin needs at least two more tokens for that card.
strategy-quartino-gift = If you leave a column of four, or four tokens of one colour, the next player can place an extra token.
    .title = No gifts
    .token = Count the colours, covered tokens too. Which colour gives Robin no extra token?
    .token-hint = That would be the fourth token of its colour: Robin could announce it and place one more.
    .space = Now choose a space where you do not make a column of four.
    .space-hint = There are three tokens on that space already. A fourth one is a gift to Robin.
    .praise = There is nothing for Robin to announce.
strategy-quartino-stop = Robin has one card left, and you do not know which. Stop every card that one token could finish.
    .title = Stop the last card
    .token = With blue in the centre, pink would finish three different cards. Which colour do you place?
    .token-hint = Wherever you place it, Robin could finish a card, or would get an extra token.
    .yellow = That would be the fourth yellow token: Robin would get an extra one.
    .space = Which space do you cover?
    .space-hint = Then Robin could still finish a card. What do all three cards have in common?
    .praise = With green in the centre, Robin cannot finish any card with one token.
strategy-quartino-clear = A column of four gives you two tokens instead of one. If you leave it, Robin can announce it.
    .title = When to clear
    .say = With one token you cannot make a card. Announce what you see.
    .say-hint = No colour is there four times. But look how tall one column is.
    .space = Which column do you clear?
    .space-hint = That one is not tall enough. Count to four.
    .card = Now you have two tokens. Which card can you make with them?
    .card-hint = That one needs more than two tokens. What matches already?
    .praise = Green and yellow after pink, and the card is made. Clear when the second token makes a card.
strategy-quartino-top = Clearing a column costs you its top token, even if your card needs it. But you get an extra token.
    .title = Your token on top
    .card = Which of your cards needs only one more token?
    .card-hint = That one needs more. Read the rim clockwise: yellow, pink. And the centre is green.
    .answer = Its green token is on top of a column of four. Clear that column: can you still make the card this turn?
    .answer-hint = Count again: if you clear the column, you place two tokens.
    .space = Right, so you can announce it. Which column do you clear?
    .space-hint = That one is not tall enough. Count to four.
    .praise = One token puts green back, the other one finishes the card. And all that lay below is gone.
strategy-quartino-chain = When you make a card, its four tokens go, and the ones below count again.
    .title = What lies below
    .space = Two cards left, and with a green token you can make both in this turn. Where do you place it?
    .space-hint = Not there. Start with the card that has blue in the centre: look at yellow and pink on the rim.
    .card = Which card do you call?
    .card-hint = That one does not match yet: its yellow centre is covered.
    .space-more = Its tokens are gone, and the centre is yellow again. Now place a blue token. Where?
    .space-more-hint = There is a gap between green and pink. Fill it.
    .praise = Quartino! Two cards in one turn, and you win.
