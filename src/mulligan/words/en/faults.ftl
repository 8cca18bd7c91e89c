### Refusals and faults: what is wrong, where, and what would be right. No full stop at the end.

## The bare reason, a label of its own (GP-18)

reason-unreadable = This is not a move
reason-no_such_column = There is no such column
reason-game_over = The game is over
reason-hole_over = This hole is over
reason-nothing_to_undo = There is nothing to undo
reason-nothing_to_redo = There is nothing to redo
reason-column_empty = The column is empty
reason-no_such_card = There is no such card
reason-covered = This card is blocked
reason-king_closes = The king closes the run
reason-not_adjacent = Must be one rank higher or lower
reason-only_to_waste = Cards go to the waste only
reason-stock_empty = The stock is empty
reason-no_next_hole = There is no next hole
reason-no_next_deal = There is no next deal
reason-time_goes_on = Time does not go back
reason-waste_empty = The waste is empty
reason-foundation_empty = The foundation is empty
reason-face_down = This card lies face down
reason-same_place = The card lies there already
reason-no_such_move = Cards do not go that way
reason-not_your_turn = It is not your turn
reason-stale = The table has moved on
reason-no_such_table = There is no such table
reason-too_large = The message is too large

## The same in full. $card is a card, $Card the same where it opens a sentence; $column and $row count from 1.

# $token is what was typed, $moves is golf-moves or the like.
refusal-unreadable = “{ $token }” is not a move in { $game }: { $moves }; u undoes, r redoes
refusal-no_such_column = There is no column { $column }: columns go from 1 to { $count }
refusal-game_over = The game is over: undo or begin a new game
refusal-hole_over = This hole is over: undo, or go on to the next hole
refusal-nothing_to_undo = There is nothing to undo
refusal-nothing_to_redo = There is nothing to redo: only what was just undone can be redone
refusal-column_empty = Column { $column } is empty: no card can be played from it
# $column is 0 where the card lies in no column.
refusal-no_such_card = { $column ->
    [0] There is no row { $row } in this pile
   *[other] There is no row { $row } in column { $column }
}: it has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
refusal-covered = { $column ->
    [0] { $Card }: this card is blocked; only the free card of a pile can be played
   *[other] { $Card } in row { $row } of column { $column }: this card is blocked; only the free card of a column can be played
}
refusal-king_closes = { $Card } on { $on }: the king closes the run under these rules
refusal-not_adjacent = { $Card } on { $on }: must be one rank higher or lower
refusal-only_to_waste = Cards go to the waste only: a free card, or the next card of the stock
refusal-stock_empty = The stock is empty: only a free card that fits can be played
refusal-no_next_hole = There is no next hole: this is a single deal, not a round
refusal-no_next_deal = There is no next deal: no number follows an exact pack
refusal-time_goes_on = Time does not go back: { $elapsed ->
    [one] { $elapsed } second has
   *[other] { $elapsed } seconds have
} been played, not { $seconds }
refusal-waste_empty = The waste is empty: no card can be played from it
refusal-foundation_empty = The foundation of { $foundation ->
    [1] spades
    [2] hearts
    [3] diamonds
   *[other] clubs
} is empty: no card can be taken from it
refusal-face_down = The card in row { $row } of column { $column } lies face down: only what lies face up can be moved
refusal-same_place = The card lies there already: choose another place
refusal-no_such_move = Cards do not go that way in this game
refusal-not_your_turn = It is not your turn: wait for the others
refusal-stale = The table has moved on since you saw it: look again and choose again
refusal-no_such_table = There is no such table: check the link or begin a new game
refusal-too_large = The message is too large: send less at once

## Text that cannot be read. $text is what was found, $position where (from 1, 0 for unknown), $allowed what would be right.

fault-card = { $position ->
    [0] “{ $text }”
   *[other] Word { $position }, “{ $text }”,
} is not a card: a card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (c d h s), for example Th
fault-place = “{ $text }” is not a place: a place is a word and a number, for example column3
fault-language = There is no language “{ $text }”; there are: { $allowed }
fault-game_key = There is no game “{ $text }”; there are: { $allowed }
fault-no_solver = There is no solver for { $game }; there is one for: { $games }
fault-option_name = There is no option “{ $option }”; there are: { $allowed }
fault-option_value = “{ $value }” is not a value of the option { $option }; it may be: { $allowed }
# In words first, then as it is typed.
fault-option_needs = “{ $option_label }” makes sense only with “{ $needs_label }: { $value_label }” ({ $option } needs { $needs }={ $value })
fault-option_twice = The option { $option } is set twice: once is enough
fault-rules_word = “{ $text }” says nothing about the rules, or is not unique; these words do: { $allowed }
fault-rules_preset = “{ $text }” is a whole rule set and stands alone; together with other words write { $words } instead
fault-record_empty = The record is empty: it begins with a deal code, for example GO1-E-AAAAAAB
fault-link = The link leads to no deal: a link to a deal has { $path } and a deal code in it, for example { $path }GO1-E-AAAAAAB
fault-code_empty = The code is empty: it looks like GO1-E-AAAAAAB
fault-code_too_long = The code is too long: { $count } characters; the longest has 400
fault-code_game = A code begins with one of { $allowed }, not with “{ $text }”
fault-code_parts = “{ $text }” has { $count ->
    [one] { $count } part
   *[other] { $count } parts
} between hyphens; a code has three, for example GO1-E-AAAAAAB
fault-code_preset = At position { $position } of the code stands “{ $text }”; the rules begin with one of: { $allowed }
fault-code_option = At position { $position } of the code stands “{ $text }”; right would be one of: { $allowed }
fault-code_option_twice = At position { $position } of the code stands “{ $text }”, but the option { $option } is already set: once is enough
fault-code_option_order = At position { $position } of the code stands “{ $text }” after “{ $after }”; it belongs before it
fault-code_letter = At position { $position } of the code stands “{ $text }”; right would be a letter from A to Z
fault-code_length = The code’s last part, “{ $text }” at position { $position }, has { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}; it needs 7
fault-code_source = At position { $position } of the code stands “{ $text }”; right would be another program’s number or an exact deck, for example ms:5; there are: { $allowed }
fault-code_digits = At position { $position } of the code stands “{ $text }”; right would be a whole number of at most 20 digits
fault-deal_number = There is no deal number { $number }: numbers go from { $first } to { $last }
fault-foreign_jokers = Numbers of { $numbering } deal 52 cards: jokers cannot be added
fault-foreign_game = Numbers of { $numbering } do not deal { $game }

## Exact decks, and boards of other programs. $missing and $doubled are lists of cards.

# Stands where a list of cards is empty.
no-cards = none
fault-pack = This is not a whole pack of 52 cards; missing: { $missing }; more than once: { $doubled }
fault-deck_digit = At position { $position } stands “{ $text }”; a deck is written in digits only
fault-deck_length = The deck has { $count ->
    [one] { $count } digit
   *[other] { $count } digits
}; it needs 156: three for each of 52 cards
fault-deck_card = At position { $position } stands “{ $text }”, which is not a card: a card is a rank from 01 to 13 and a suit (1 clubs, 2 diamonds, 3 hearts, 4 spades), for example 103 for the 10 of hearts
fault-deck_jokers = An exact deck has 52 cards: jokers cannot be added
fault-deck_round = An exact deck is a single deal: no other follows it, so it cannot be a round of several holes
fault-deck_game = A deck does not say which game it is for; name one of: { $allowed }
fault-format_empty = There is no text: nothing can be read from it
fault-format_unknown = The text begins like no format there is; say which it is with --from: { $allowed }
fault-format_too_long = The text is too long: { $count } characters; the longest has { $most }
fault-format_moves = After the code stands “{ $text }”: only a deal can be converted, not a game being played
fault-format_game = The format { $format } cannot hold this deal of { $game }: it holds 52 cards without jokers, in columns
fault-board_card = Word { $position } of line { $line }, “{ $text }”, is not a card: a card is a rank (A, 2 to 10 or T, J, Q, K) and a suit (C D H S), in angle brackets if it lies face down, for example 10H or <TH>
fault-board_header = Line { $line } begins with “{ $text }”; right would be cards or one of: { $allowed }
fault-board_header_twice = “{ $text }” is there again in line { $line }: once is enough
fault-board_shape = The columns hold { $text } cards; right would be: { $allowed }
fault-board_waste = The waste holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: no game starts like this, and only a deal at its start can be read
fault-board_foundations = The foundations hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
} already: only a deal at its start can be read
fault-board_face_up = { $Card } in row { $row } of column { $column } lies face up; at the start it lies face down
fault-board_face_down = { $Card } in row { $row } of column { $column } lies face down; at the start it lies face up
fault-json_text = The text is not JSON: it breaks off in line { $line } at position { $position }
fault-json_object = The JSON is not an object; it may have these parts: { $allowed }
fault-json_list = “{ $text }” is not a list of cards; “tableau piles” and “foundations” are lists of such lists
fault-json_key = “{ $text }” is no part of a deal of Solvitaire; there are: { $allowed }
fault-json_key_twice = “{ $text }” is there twice: once is enough
fault-json_card = Card { $position } of “{ $pile }”, { $text }, is not a card: a card is a rank (A, 2 to 10, J, Q, K) and a suit (C D H S, small if it lies face down), for example "10H"
