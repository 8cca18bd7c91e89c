### The rules pages: what stands around their text, and the names in their tables.

## Around the text

rulebook-contents = On this page
rulebook-languages = Languages
rulebook-games = Rules of the other games
# The list of all rules pages.
rulebook-all = Rules of the games
rulebook-play = Play this deal
# Stands beside the rule set and the values of the table that the reader comes from.
rulebook-yours = at your table
# Over the rules page that is shown for a table. $rules is the name of its rule set, or its options one by one.
rulebook-your-rules = Your table: { $rules }
# Above a position in words. $code is a deal code, $moves what was played on it.
rulebook-position = { $moves ->
    [0] { $code }, the start
   *[other] { $code } after { $moves }
}
# A list of moves. The first one has the number $first.
rulebook-moves = The moves, from move { $first } on
# How a refused move is shown. $token is the move in the game's notation.
rulebook-refused = Refused: { $token }

## Tables: their names and the names of their columns

rulebook-presets = The rule sets
rulebook-rule-set = Rule set
rulebook-letters = In the code
rulebook-options = The options
rulebook-option = Option
rulebook-values = Values
# Stands after the value that holds where nothing else is chosen.
rulebook-default = { $value } (if nothing else is chosen)
rulebook-scoring = Scoring
rulebook-what = What happens
rulebook-unit-points = Points
rulebook-unit-strokes = Strokes
rulebook-unit-normal = Points
rulebook-unit-windows = Points
rulebook-unit-vegas = Dollars
# Whether one deal, $code, can be won under each rule set.
rulebook-verdicts = { $code } under each rule set
rulebook-verdict = Can it be won?
rulebook-verdict-won = yes
rulebook-verdict-lost = no
rulebook-fewest-left = Fewest cards left
# Heading above what may be played on a card of this rank: 1 ace to 13 king.
rulebook-on-rank = On { $rank ->
    [1] an ace
    [8] an 8
    [11] a jack
    [12] a queen
    [13] a king
   *[other] a { $rank }
}
rulebook-or = { " " }or{ " " }
rulebook-nothing = nothing
rulebook-key = Key
rulebook-does = What it does
# Tables of rounds of several players. The closer is the player who ended the round.
rulebook-player = Player
rulebook-board = Board
rulebook-round = Round score
rulebook-round-scores = What the boards count
rulebook-closer-is = { $name }, the closer
rulebook-closer = Closer’s board
rulebook-others = Other boards
rulebook-closer-gets = The closer gets
rulebook-closing = The closing rule in numbers

## What something brings to the score, with its sign: plus, minus or none

gain-points = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
gain-strokes = { gain-points }
gain-normal = { gain-points }
gain-windows = { gain-points }
gain-vegas = { $sign ->
    [plus] +${ $amount }
    [minus] -${ $amount }
   *[none] $0
}
