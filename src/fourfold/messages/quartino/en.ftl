### Fourfold: English (British). What the page says in a game of Quartino.

## The wheel, spoken. $where is "the centre" or "space 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Wheel
quartino-wheel-figure = A wheel. { $columns }.
quartino-wheel-bare = Nothing lies on it
quartino-space = space { $space }
quartino-space-empty = { $where }: empty
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } tokens from bottom to top: { $colours }
quartino-chosen = chosen
quartino-bottom = bottom
quartino-top = top
quartino-rings = Seen from above, the outer ring is the lowest token.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } in the centre, then clockwise { $rim }
quartino-card-hidden = a hidden card
quartino-card-seen = seen by all
quartino-card-made = made
quartino-your-cards = Your cards
quartino-cards-of = Cards of { $name }
quartino-turn-cards = Turn the cards
quartino-enlarge = Enlarge: { $card }
quartino-close = Close
quartino-cards-left = { $number ->
        [one] { $number } card left
       *[other] { $number } cards left
    }
quartino-has-left = has left the game

## The reserve

quartino-reserve = Reserve: choose a colour
quartino-left = left

## The steps of a turn

quartino-steps = Steps of a turn
quartino-step-check = Check the wheel
quartino-step-place = { $number ->
        [0] Place
        [one] Place { $number } token
       *[other] Place { $number } tokens
    }
quartino-step-call = Call Quartino
quartino-said-colours = Four colours: +1 token
quartino-said-column = Column on { $where }: +1 token

## What is to be done now. $where is a space, $colour a colour

quartino-ask-check = Four of one colour on the wheel, or a column of four? Say so before you place.
quartino-ask-place = Any space will do, also on top of other tokens.
quartino-why-colours = { $number ->
        [one] Four of one colour were on the wheel: one more token.
       *[other] Four of one colour were on the wheel: { $number } tokens.
    }
quartino-why-column = { $number ->
        [one] There was a column of four: one more token.
       *[other] There was a column of four: { $number } tokens.
    }
quartino-why-both = { $number ->
        [one] Four of one colour and a column of four: one more token.
       *[other] Four of one colour and a column of four: { $number } tokens.
    }
quartino-why-card = A card was made: one more token.
quartino-ask-space = Now touch a space for { $colour }.
quartino-ask-colour = Now choose a colour for { $where }.
quartino-ask-placing = { $colour } on { $where }? Touch again to place it.
quartino-ask-clear = { $number ->
        [one] A column of four stands on { $where }: touch it to clear it.
       *[other] Columns of four stand on { $where }: touch one to clear it.
    }
quartino-ask-clear-too = { $number ->
        [one] Four of one colour, and a column on { $where }: clear it, too. Touch it before you take a colour.
       *[other] Four of one colour, and columns on { $where }: clear one, too. Touch it before you take a colour.
    }
quartino-ask-clearing = { $number ->
        [one] Clear { $where }? Its { $number } token goes back to the reserve.
       *[other] Clear { $where }? Its { $number } tokens go back to the reserve.
    }
quartino-ask-colours = Say “four colours”? If it is true, you place one token more.
quartino-ask-column = Touch the column that is four high or more.
quartino-ask-column-here = Say “column” for { $where }? If it is true, you clear it and place one token more.
quartino-ask-call = Only the top tokens count. Is one of your cards there?
quartino-ask-call-referee = { $number ->
        [0] None of your cards is on the wheel.
       *[other] One of your cards is on the wheel: call Quartino.
    }
quartino-ask-card = Which card do you show?
quartino-ask-first = Touch the space of its first rim colour, { $colour }.
quartino-ask-rim = Touch a space of the rim: the centre follows.
quartino-ask-calling = Show this card here? If it is not there, everyone has seen it and your turn ends.
quartino-ask-calling-referee = Show this card here? If it is not there, everyone has seen it.
quartino-ask-rest = Every token is placed. Choose a card to call, or end your turn.
quartino-wrong-call = That card was not on the wheel there: everyone has seen it, and the turn ended.
quartino-event-card-right = { $who } calls “Quartino” from space { $first } and makes a card: { $card }.
quartino-event-card-wrong = { $who } calls “Quartino” from space { $first }, but the card is not there: { $card }. The turn ends.
quartino-event-card-refused = { $who } calls “Quartino” from space { $first }, but the card is not there: { $card }. Refused: the turn goes on.
quartino-event-you-token = You place { $colour } on { $space }.
quartino-event-you-say-colours = You say “four colours”.
quartino-event-you-say-column = You say “column” and point at { $space }.
quartino-event-you-clear = You clear the column on { $space }.
quartino-event-you-end = You end your turn.
quartino-event-you-card-right = You call “Quartino” from space { $first } and make a card: { $card }.
quartino-event-you-card-wrong = You call “Quartino” from space { $first }, but the card is not there: { $card }. Your turn ends.
quartino-event-you-card-refused = You call “Quartino” from space { $first }, but the card is not there: { $card }. Refused: your turn goes on.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = placed { $colour } on { $space }
quartino-did-clear = cleared the column on { $space }
quartino-did-colours = said “four colours”
quartino-did-column = said “column”
quartino-did-card = made a card
quartino-did-wrong = showed a card that was not there
quartino-made = You made a card: { $left }.
quartino-last-card = { $who } made the last card
quartino-last-card-you = You made your last card

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = No colour had four tokens on the wheel as your turn began. Nothing is lost: go on.
quartino-refused-no-column = { $height ->
        [0] No token lies there, and a column needs four. Nothing is lost: go on.
        [one] Only { $height } token lies there, and a column needs four. Nothing is lost: go on.
       *[other] Only { $height } tokens lie there, and a column needs four. Nothing is lost: go on.
    }
quartino-refused-stale = The game has moved on. Look again, then choose.
quartino-refused-no-quartino = That card is not on the wheel there. The others have seen it, but your turn goes on.
quartino-refused-say-too-late = That can only be said before the first token of your turn.
quartino-refused-said-already = You have said that in this turn already.
quartino-refused-place-first = Place every token that is due first.
quartino-refused-colour-used-up = The reserve has no token of that colour. Choose another.

## Actions

quartino-say-colours = Four colours!
quartino-say-column = Column!
quartino-clear = Clear { $where }
quartino-end = End turn
quartino-do-place = Place it
quartino-do-clear = Clear it
quartino-do-say = Say it
quartino-do-call = Quartino!
quartino-undo = Undo
quartino-actions = Your turn

## One screen

quartino-pass = Pass to { $name }
quartino-pass-why = The cards stay hidden until { $name } is here and nobody else is looking.
quartino-pass-ready = I am { $name }: show my cards

## Keys

quartino-keys = Keys
quartino-key-move = go round the rim
quartino-key-jump = to a space of the rim
quartino-key-centre = to the centre
quartino-key-colour = take a colour
quartino-key-colours = say “four colours”
quartino-key-column = say “column” where you are
quartino-key-clear = clear the column
quartino-key-call = call Quartino
quartino-key-turn = turn the cards
quartino-key-end = end the turn
quartino-key-confirm = choose, then confirm
quartino-key-undo = undo
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
