### Table Golf: its name, options and places, what is refused at it, and what cannot be read of its codes.

## Reasons of its own: bare, and in full. $row and $column count from 1.

reason-draw_first = Draw or take a card first
reason-already_drawn = You have a card in hand already
reason-no_discard_back = A card taken from the discards may not go straight back
reason-already_up = This card lies face up already
reason-no_such_cell = The board has no such place
reason-not_your_board = This is somebody else’s board
reason-no_undo = Nothing is undone at a table of several people
refusal-draw_first = Draw a card, or take the top discard, before you put one on your board
refusal-already_drawn = { $Card } is in your hand: put it on your board first
refusal-no_discard_back = { $Card } was taken from the discards and may not go straight back: put it on your board
refusal-already_up = { $Card } in row { $row }, column { $column } lies face up already: turn up a card that lies face down
refusal-no_such_cell = There is no row { $row }, column { $column }: boards have { $rows } rows and { $columns } columns
refusal-not_your_board = This is somebody else’s board: cards go on your own only
refusal-no_undo = Nothing is undone or redone at a table of several people

## Codes of rounds

fault-code_players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}: from { $first } to { $last } may play
fault-code_secret = A round’s secret has 64 digits, 0 to 9 and a to f; here are { $count }
fault-code_round = “{ $text }” is not the whole code of a round: that has the rules, the number of players and the secret, as in { $code }-S:3: and 64 digits; people play at a table, by its link
fault-secret_game = { $game } is dealt by a number of seven letters, not by a round’s secret
fault-secret_missing = A round of { $game } is dealt by its secret: TG1-S:3: and 64 digits

## How a round ends. $score is not said: every board has one of its own.

ending-closed = The round is over: all boards are turned up.
ending-worn_out = The round is over: nobody closed it in 60 turns each; all boards are turned up.
brief-ending-closed = The round is over.
brief-ending-worn_out = The round is over: nobody closed it in time.

## The game, its rule set and its options

table-golf-name = Table Golf
table-golf-line = Few points on your own board of face-down cards; lines of one rank count nothing.
table-golf-players = 2–6 players
table-golf-time = 10–30 min
table-golf-difficulty = easy
table-golf-moves = draw and take bring a card into your hand; put:1,2 puts it in row 1, column 2; drop:1,2 discards it and turns that card up
table-golf-preset-standard = Standard
table-golf-preset-standard-line = Boards of 2 by 3 cards, four jokers, diagonals count, play goes on to 100 points.
table-golf-option-board = Board, rows by columns
table-golf-value-board-2x2 = 2 by 2
table-golf-value-board-2x3 = 2 by 3
table-golf-value-board-2x4 = 2 by 4
table-golf-value-board-3x3 = 3 by 3
table-golf-value-board-3x4 = 3 by 4
table-golf-value-board-4x4 = 4 by 4
table-golf-value-board-3x2 = 3 by 2
table-golf-value-board-4x2 = 4 by 2
table-golf-value-board-4x3 = 4 by 3
table-golf-option-jokers = Jokers
table-golf-value-jokers-0 = none
table-golf-value-jokers-2 = 2 jokers
table-golf-value-jokers-4 = 4 jokers
table-golf-option-face_up = Face up at the start
table-golf-value-face_up-0 = no card
table-golf-value-face_up-1 = 1 card of each board
table-golf-value-face_up-2 = 2 cards of each board
table-golf-value-face_up-3 = 3 cards of each board
table-golf-option-diagonals = Diagonals of square boards
table-golf-value-diagonals-yes = are lines
table-golf-value-diagonals-no = are no lines
table-golf-option-joker_lines = A line of jokers
table-golf-value-joker_lines-zero = counts 0
table-golf-value-joker_lines-keep = counts −3 for each joker
table-golf-option-tie = A closer who shares the lowest board
table-golf-value-tie-success = gets the bonus
table-golf-value-tie-neutral = gets neither bonus nor penalty
table-golf-value-tie-fail = gets the penalty
table-golf-option-limit = Out of the game at
table-golf-value-limit-50 = 50 points
table-golf-value-limit-100 = 100 points
table-golf-value-limit-150 = 150 points
table-golf-value-limit-200 = 200 points
table-golf-value-limit-300 = 300 points
table-golf-option-rounds = Rounds
table-golf-value-rounds-0 = as many as it takes
table-golf-value-rounds-1 = 1 round
table-golf-value-rounds-3 = 3 rounds
table-golf-value-rounds-5 = 5 rounds
table-golf-value-rounds-9 = 9 rounds
table-golf-value-rounds-18 = 18 rounds

## Places, alone and in a position; what lies in them

place-draw = Draw pile
place-discard = Discard pile
place-hand = Hand
place-cell = Row { $row }, column { $column }
empty-draw = 0 cards
empty-discard = empty
empty-hand = empty
unseen-draw = { cards }
unseen-hand = a card that its player alone sees
unseen-cell = face down
first-draw = Draw pile: { $what }
next-draw = draw pile: { $what }
first-discard = Discard pile: { $what }
next-discard = discard pile: { $what }
first-hand = Hand: { $what }
next-hand = hand: { $what }

## Moves as labels. $row and $column are those of the cell on the mover's own board.

move-draw-hand = Draw
move-discard-hand = Take the { $card }
move-hand-cell = { $Card } to row { $row }, column { $column }
move-turn-cell = Discard the drawn card, turn up row { $row }, column { $column }

## What is played by several people is no deal for one

fault-needs_people = { $game } is played by { $first } to { $last } people: it needs the link of a table
