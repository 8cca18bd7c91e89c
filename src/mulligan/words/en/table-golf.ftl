### Table Golf: what is refused at it, and what cannot be read of its codes.

## Reasons of its own: bare, and in full. $row and $column count from 1.

reason-draw_first = Draw or take a card first
reason-already_drawn = You have a card in hand already
reason-no_discard_back = A card taken from the discards may not go straight back
reason-already_up = This card lies face up already
reason-no_such_cell = The board has no such place
reason-not_your_board = This is somebody else's board
reason-no_undo = Nothing is undone at a table of several people
refusal-draw_first = Draw a card, or take the top discard, before you put one on your board
refusal-already_drawn = { $Card } is in your hand: put it on your board first
refusal-no_discard_back = { $Card } was taken from the discards and may not go straight back: put it on your board
refusal-already_up = { $Card } in row { $row }, column { $column } lies face up already: turn up a card that lies face down
refusal-no_such_cell = There is no row { $row }, column { $column }: boards have { $rows } rows and { $columns } columns
refusal-not_your_board = This is somebody else's board: cards go on your own only
refusal-no_undo = Nothing is undone or redone at a table of several people

## Codes of rounds

fault-code_players = { $count } players: from { $first } to { $last } may play
fault-code_secret = A round's secret has 64 digits, 0 to 9 and a to f; here are { $count }
fault-code_round = “{ $text }” is no round, from place { $position } on: after the rules come the number of players and the secret, as in S:3: and 64 digits
fault-secret_game = { $game } is dealt by a number of seven letters, not by a round's secret
fault-secret_missing = A round of { $game } is dealt by its secret: TG1-S:3: and 64 digits

## How a round ends. $score is not said: every board has one of its own.

ending-closed = The round is over: all boards are turned up.
ending-worn_out = The round is over: nobody closed it in 60 turns each; all boards are turned up.
