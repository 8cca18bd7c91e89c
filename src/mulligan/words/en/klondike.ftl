### Klondike: its name, rule sets and options.

klondike-name = Klondike
klondike-line = Build four foundations from ace to king; columns go down in alternating colours.
klondike-players = 1 player
klondike-time = 5–15 min
klondike-difficulty = medium
# How its moves are written; ends the sentence "“x” is not a move here: ...".
klondike-moves = d draws or turns the waste back, w3 plays the waste card on column 3, wf on its foundation, 3f plays column 3 on its foundation, 35 moves cards from column 3 to column 5, fs3 takes the top spade back to column 3 (fh hearts, fd diamonds, fc clubs), f finishes

## Rule sets (KL-10, KL-11): those of the app

klondike-preset-draw1 = Draw 1
klondike-preset-draw1-line = Easy: one card at a time, any number of passes; points.
klondike-preset-draw3 = Draw 3
klondike-preset-draw3-line = Hard: three cards at a time, any number of passes; points.
klondike-preset-draw1-vegas = Draw 1, Vegas
klondike-preset-draw1-vegas-line = One card at a time, one pass; $52 to begin, $5 back a card.
klondike-preset-draw3-vegas = Draw 3, Vegas
klondike-preset-draw3-vegas-line = Three cards at a time, one pass; $52 to begin, $5 back a card.

## Options

klondike-option-draw = Draw
klondike-value-draw-1 = 1 card
klondike-value-draw-2 = 2 cards
klondike-value-draw-3 = 3 cards
klondike-option-scoring = Scoring
klondike-value-scoring-normal = normal
klondike-value-scoring-vegas = Vegas
klondike-value-scoring-windows = as in Windows
klondike-option-passes = Passes through the stock
klondike-value-passes-0 = any number
klondike-value-passes-1 = 1 pass
klondike-value-passes-3 = 3 passes
klondike-option-worrying_back = Cards back from the foundations
klondike-value-worrying_back-yes = allowed
klondike-value-worrying_back-no = not allowed
klondike-option-timed = Time
klondike-value-timed-no = not counted
klondike-value-timed-yes = counted
klondike-option-bankroll = Bankroll
klondike-value-bankroll-no = each deal alone
klondike-value-bankroll-yes = goes on from deal to deal

## Reasons of its own: bare, and in full with the cards (KL-20). $card and $on are cards, $Card is $card opening a sentence.

reason-wrong_colour = Must be of the other colour
reason-wrong_rank = Wrong rank
reason-king_only = Only a king goes to an empty column
reason-no_worrying_back = Foundations keep their cards
reason-stock_first = The stock comes first
reason-no_redeal = There is no redeal
reason-no_finish = The game cannot be finished yet
refusal-wrong_colour = { $Card } on { $on }: must be of the other colour
# $to is column or foundation; on a foundation $on is the card that it takes next.
refusal-wrong_rank = { $to ->
    [foundation] { $Card } to its foundation: { $on } comes first
   *[column] { $Card } on { $on }: must be exactly one rank lower
}
refusal-king_only = { $Card } to column { $column }: only a king goes to an empty column
refusal-no_worrying_back = Foundations keep their cards under these rules
refusal-stock_first = The waste is turned back only when the stock is empty: it has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
refusal-no_redeal = The stock is empty and there is no redeal: these rules allow { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
}
refusal-no_finish = The game cannot be finished yet: no card may lie face down, and playing up must empty everything
