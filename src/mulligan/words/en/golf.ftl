### Golf patience: its name, rule sets and options.

golf-name = Golf patience
golf-line = Clear seven columns onto one waste, always one rank up or down.
golf-players = 1 player
golf-time = 3–10 min
golf-difficulty = easy
# How its moves are written; ends the sentence "“x” is not a move here: ...".
golf-moves = d draws, 1 to 7 play the free card of that column, 1:4 asks for the card in row 4 of column 1

## Rule sets (GP-8)

golf-preset-easy = Easy
golf-preset-easy-line = King and ace are connected; draw whenever you like; points.
golf-preset-classic = Classic
golf-preset-classic-line = King and ace are separate: only a queen goes on a king; draw whenever you like; points.
golf-preset-standard = Standard
golf-preset-standard-line = Nothing goes on a king; draw whenever you like; strokes, fewest are best.
golf-preset-traditional = Traditional
golf-preset-traditional-line = Nothing goes on a king; draw only when no card fits; nine holes, par 45.

## Options

golf-option-ends = King and ace
golf-value-ends-wrap = connected
golf-value-ends-queen = queen on a king
golf-value-ends-strict = nothing on a king
golf-option-draw = Drawing
golf-value-draw-anytime = at any time
golf-value-draw-when_stuck = only when no card fits
golf-option-scoring = Scoring
golf-value-scoring-points = points
golf-value-scoring-strokes = strokes
golf-option-jokers = Jokers
golf-value-jokers-0 = none
golf-value-jokers-1 = 1 joker
golf-value-jokers-2 = 2 jokers
golf-option-empty_waste = Waste at the start
golf-value-empty_waste-no = one card
golf-value-empty_waste-yes = empty
golf-option-holes = Holes
golf-value-holes-1 = 1 hole
golf-value-holes-9 = 9 holes

## Reasons of its own: bare (GP-18), and in full with the cards. $card and $on are cards, $Card is $card opening a sentence.

reason-play_first = A card still fits
refusal-play_first = A card still fits: under these rules a card is drawn only when none does
