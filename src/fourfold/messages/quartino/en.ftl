### Fourfold: English (British). What the page says in a game of Quartino.
### Sentences choose by the word of space-centre in messages/en.ftl.

## The wheel, spoken. $where is "centre" or "space 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Board
quartino-wheel-figure = A board. { $columns }.
quartino-wheel-bare = It is empty
quartino-space = space { $space }
quartino-space-empty = { $where }: empty
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } tokens from bottom to top: { $colours }
quartino-chosen = chosen
quartino-bottom = bottom
quartino-top = top
quartino-rings = From above, the outer ring is the bottom token.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } in the centre, then clockwise { $rim }
quartino-card-hidden = a hidden card
quartino-card-seen = shown to all
quartino-card-made = made
quartino-your-cards = Your cards
quartino-cards-of = Cards of { $name }
quartino-turn-cards = Turn cards
quartino-enlarge = Enlarge: { $card }
quartino-close = Close
quartino-cards-left = { $number ->
        [0] no cards left
        [one] { $number } card left
       *[other] { $number } cards left
    }
quartino-has-left = has left the game

## The reserve

quartino-reserve = Reserve: choose a colour
quartino-left = left

## What is to be done now, and a note on it. $where is a space, $colour a colour

quartino-ask-check = Announce four alike or a column, or place a token
    .note = Four or more tokens of one colour, or a column of four or more?
quartino-why-colours = { $number ->
        [one] Four or more of one colour: one more token.
       *[other] Four or more of one colour: { $number } tokens to place.
    }
quartino-why-column = { $number ->
        [one] A column of four or more: one more token.
       *[other] A column of four or more: { $number } tokens to place.
    }
quartino-why-both = { $number ->
        [one] Four or more of one colour and a column: one more token.
       *[other] Four or more of one colour and a column: { $number } tokens to place.
    }
quartino-why-card = Card made: one more token.
quartino-ask-space = Now choose a space for the { $colour } token
quartino-ask-colour = Now choose a colour for { $where ->
        [centre] the centre
       *[other] { $where }
    }
quartino-ask-placing = A { $colour } token { $where ->
        [centre] in the centre
       *[other] on { $where }
    }? Tap again to place it.
quartino-ask-clear = { $number ->
        [one] There is a tall column { $where ->
            [centre] in the centre
           *[other] on { $where }
        }. Tap it to clear it.
       *[other] There are tall columns ({ $where }). Tap one to clear it.
    }
quartino-ask-clear-too = Both situations: { $due ->
        [one] { $due } token left
       *[other] { $due } tokens left
    }. Clear { $number ->
        [one] { $where ->
            [centre] the centre
           *[other] { $where }
        }
       *[other] one of the columns ({ $where })
    } whenever you like in this turn.
quartino-ask-clearing = Clear the column { $where ->
        [centre] in the centre
       *[other] on { $where }
    }?
    .note = { $number ->
        [one] Its { $number } token goes back to the reserve.
       *[other] Its { $number } tokens go back to the reserve.
    }
quartino-ask-colours = Announce “four alike”?
    .note = If you are right, you place one extra token. If not, nothing changes.
quartino-ask-column = Choose a column of four or more tokens
quartino-ask-column-here = Announce “column” { $where ->
        [centre] in the centre
       *[other] on { $where }
    }?
    .note = If you are right, you clear it and place one extra token. If not, nothing changes.
quartino-call-too-early = You can call once there are four tokens on the board.
quartino-call-after = { $number ->
        [0] You can call Quartino after clearing the column.
        [one] You can call Quartino after placing your token.
        [2] You can call Quartino after placing both tokens.
       *[other] You can call Quartino after placing all { $number } tokens.
    }
quartino-call-after-both = { $number ->
        [one] You can call Quartino after placing your token and clearing the column.
       *[other] You can call Quartino after placing your { $number } tokens and clearing the column.
    }
quartino-ask-call = Only the top tokens count. Is one of your cards there?
quartino-ask-call-none = None of your cards is on the board.
quartino-ask-card = Which card do you want to show?
quartino-not-on-wheel = This card is not on the board. Choose another.
quartino-ask-first = Choose the space of the ringed token: { $colour }
    .note = It is the first of the three, clockwise.
quartino-ask-rim = Choose a space on the rim. The centre is always part of the card.
quartino-ask-calling = Show this card here?
    .note = If the card is not there, everyone sees it and your turn ends.
quartino-ask-calling-referee = Show this card here?
    .note = The referee has checked: the card is there.
quartino-ask-rest = All tokens placed. Choose a card to call, or end your turn.
quartino-wrong-call = That card is not there. Everyone has seen it, and the turn is over.
quartino-false-call = { $who } made a false call: the card is not there.
quartino-false-call-your-turn = { $who } made a false call. Your turn: place a token.
quartino-made-now = { $who } made a card.
quartino-made-now-you = You made a card!
quartino-tokens-back = Its tokens go back to the reserve.
quartino-event-card-right = { $who } calls “Quartino” from space { $first } and makes a card: { $card }.
quartino-event-card-wrong = { $who } calls “Quartino” from space { $first }, but the card is not there: { $card }. The turn ends.
quartino-event-card-refused = { $who } calls “Quartino” from space { $first }, but the card is not there: { $card }. Refused: the turn continues.
quartino-event-you-token = You place a { $colour } token { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
quartino-event-you-say-colours = You announce “four alike”.
quartino-event-you-say-column = You announce “column” { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
quartino-event-you-clear = You clear the column { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
quartino-event-you-end = You end your turn.
quartino-event-you-card-right = You call “Quartino” from space { $first } and make a card: { $card }.
quartino-event-you-card-wrong = You call “Quartino” from space { $first }, but the card is not there: { $card }. Your turn ends.
quartino-event-you-card-refused = You call “Quartino” from space { $first }, but the card is not there: { $card }. Refused: your turn continues.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = placed a { $colour } token { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }
quartino-did-clear = cleared the column { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }
quartino-did-colours = announced “four alike”
quartino-did-column = announced “column”
quartino-did-card = made a card
quartino-did-wrong = showed a card that was not there
quartino-made = You made a card: { $left }.
quartino-last-card = { $who } made their last card
quartino-last-card-you = You made your last card

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = No colour had four tokens on the board at the start of your turn. Place a token.
quartino-refused-no-column = { $height ->
        [0] There is no token there, and “column” needs four. Place a token.
        [one] There is only { $height } token there, and “column” needs four. Place a token.
       *[other] There are only { $height } tokens there, and “column” needs four. Place a token.
    }
quartino-refused-stale = The game has moved on. Look again, then choose.
quartino-refused-no-quartino = That card is not there. The others have seen it, but your turn continues.
quartino-refused-say-too-late = You can only announce that before you place your first token.
quartino-refused-said-already = You have already announced that this turn.
quartino-refused-place-first = Place all your tokens first.
quartino-refused-colour-used-up = There are no tokens of that colour left. Choose another.

## Actions

quartino-say-colours = Four alike!
quartino-say-column = Column!
quartino-clear = Clear { $space ->
        [centre] the centre
       *[other] space { $space }
    }
quartino-end = End turn
quartino-clear-short = Clear { $space ->
        [centre] the centre
       *[other] { $space }
    }
quartino-clear-one = Clear a column
quartino-do-place = Place it
quartino-do-clear = Clear it
quartino-do-say = Announce
quartino-do-call = Quartino!
quartino-actions = Your turn

## Hints: $card is a card in words or letters, $tokens a list of quartino-hint-token, $number how many cards are equally near

quartino-hint-near = { $number ->
        [one] Your nearest card: { $card }. Missing: { $tokens }.
       *[other] One of your nearest cards: { $card }. Missing: { $tokens }.
    }
quartino-hint-marked = { $number ->
        [one] The marked card is your nearest. Missing: { $tokens }.
       *[other] The marked card is one of your nearest. Missing: { $tokens }.
    }
quartino-hint-there = Already on the board: { $card }.
quartino-hint-marked-there = The marked card is already on the board.
quartino-hint-far = None of your cards is near yet: each is missing at least { $missing } tokens.
quartino-hint-token = { $colour } { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }
quartino-hint-holds = Estimate: { $who } may hold { $cards }.
quartino-hint-may-hold = Others may hold (estimates)
quartino-hint-unread = It is too early to guess the other players’ cards.
quartino-hint-deck = The computer has not learned these cards: it cannot estimate the others’ cards, and its suggestions are weaker than usual.
quartino-hint-turns = The computer has not learned games of this length: it plays as if at most 200 turns were left.
quartino-hint-playouts = Not a token for your nearest card, but the best one in the computer’s simulated games.
quartino-hint-place = Suggestion: place a { $colour } token { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
quartino-hint-clear = Suggestion: clear the column { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
quartino-hint-colours = Suggestion: announce “four alike”.
quartino-hint-column = Suggestion: announce “column” { $space ->
        [centre] in the centre
       *[other] on space { $space }
    }.
quartino-hint-call = Suggestion: call “Quartino” from space { $first } with this card: { $card }.
quartino-hint-end = Suggestion: end your turn.

## One screen

quartino-pass = Pass the screen to { $name }
quartino-pass-why = The cards stay hidden until { $name } is here and nobody else is looking.
quartino-pass-ready = I’m { $name }: show my cards

## Keys

quartino-keys = Keys
quartino-key-move = move around the rim
quartino-key-jump = go to a space on the rim
quartino-key-centre = go to the centre
quartino-key-colour = take a yellow, blue, green or pink token
quartino-key-colours = announce “four alike”
quartino-key-column = announce “column” for the space that you are on
quartino-key-clear = clear the column
quartino-key-call = call Quartino
quartino-key-turn = turn the cards
quartino-key-end = end your turn
quartino-key-confirm = choose, then confirm
quartino-key-choose = choose
quartino-key-undo = cancel
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
