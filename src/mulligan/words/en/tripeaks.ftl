### TriPeaks: its name, rule sets and options.

tripeaks-name = TriPeaks
tripeaks-line = Clear three peaks onto one waste, always one rank up or down.
tripeaks-players = 1 player
tripeaks-time = 3–10 min
tripeaks-difficulty = easy
tripeaks-moves = d draws, 1 to 28 play the card of that place, counted row by row from the top

## Rule sets

tripeaks-preset-easy = Easy
tripeaks-preset-easy-line = King and ace are connected.
tripeaks-preset-classic = Classic
tripeaks-preset-classic-line = King and ace are separate: only a queen goes on a king.

## Options

tripeaks-option-ends = King and ace
tripeaks-value-ends-wrap = connected
tripeaks-value-ends-queen = queen on a king
tripeaks-value-ends-strict = nothing on a king
tripeaks-option-open = Covered cards
tripeaks-value-open-no = face down
tripeaks-value-open-yes = face up

## Reasons of its own: bare, and in full. $place is the number of a place.

reason-place_empty = No card lies there any more
reason-place_covered = Cards lie over this card
reason-no_such_place = There is no such place
refusal-place_empty = Place { $place } is empty: its card has been played
refusal-place_covered = Place { $place }: cards lie over this card; they go first
refusal-no_such_place = There is no place { $place }: places go from 1 to { $count }
