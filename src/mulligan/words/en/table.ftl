### What is said of any table: places, positions, moves, steps, endings.
### A message is found by the kinds of the places that it is about.

# This language's name in itself, for the choice of languages.
language = English

## Between the parts of a list

between-cards = { ", " }
between-places = { "; " }
between-sentences = { " " }
# A text of the user's that is too long to be repeated whole.
cut = { $text }…

## A place's name, standing alone. $number is the place's number.

place-stock = Stock
place-waste = Waste
place-column = Column { $number }
place-foundation = Foundation of { foundation-suit }
place-tableau = Place { $number }
# Foundations have fixed places (KL-2). Said within other messages only.
foundation-suit = { $number ->
    [1] spades
    [2] hearts
    [3] diamonds
   *[other] clubs
}

## What lies in a place

# Cards of a pile that lies face down.
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# Face-down cards within a column.
face-down-cards = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
# A column: all its cards from the top, then the free one again.
fan = { $cards } (free card: { $free })
empty-stock = 0 cards
empty-waste = empty
empty-column = empty
empty-foundation = empty
empty-tableau = empty
# Cards of a squared pile that nobody sees.
unseen-stock = { cards }
unseen-tableau = face down

## A position in words (GP-28): "Stock: 16 cards; waste: ace of clubs. Column 1: ...; column 2: ... ."
## $what is what lies in the place. first-... opens a sentence, next-... goes on.

position-sentence = { $places }.
first-stock = Stock: { $what }
next-stock = stock: { $what }
first-waste = Waste: { $what }
next-waste = waste: { $what }
first-column = Column { $number }: { $what }
next-column = column { $number }: { $what }
first-foundation = Foundation of { foundation-suit }: { $what }
next-foundation = foundation of { foundation-suit }: { $what }
first-tableau = Place { $number }: { $what }
next-tableau = place { $number }: { $what }

## Moves as labels of cards and keys. $card is the card, $Card the same where it opens a sentence;
## $source and $target are the numbers of the places, $more is how many cards go along with the first.

move-stock-waste = Draw
move-column-waste = { $Card } from column { $source }
move-tableau-waste = { $Card } from place { $source }
move-waste-stock = Turn the waste back
move-waste-column = { $Card } from the waste to column { $target }
move-waste-foundation = { $Card } from the waste to its foundation
move-column-foundation = { $Card } from column { $source } to its foundation
move-column-column = { $more ->
    [0] { $Card } from column { $source } to column { $target }
   *[other] { $Card } and { $more } more from column { $source } to column { $target }
}
move-foundation-column = { $Card } from its foundation to column { $target }
move-call-finish = Finish: all cards to the foundations
short-call-finish = Finish

## What was done (done-), taken back (undone-), done again (redone-): from a kind of place to a kind of place.
## $left is the number of cards left at the source, $free the card that is free there now, $cards all cards that went,
## $more how many went along with the first.

done-stock-waste = { $more ->
    [0] { $Card } drawn
   *[other] Drawn: { $cards }
}; { $left ->
    [one] { $left } card
   *[other] { $left } cards
} in the stock.
done-column-waste = { $left ->
    [0] { $Card } from column { $source }; the column is empty now.
   *[other] { $Card } from column { $source }; free now: { $free }.
}
undone-stock-waste = { $more ->
    [0] Taken back: { $cards } from the stock
   *[other] Taken back: the draw of { $cards }
}; { $left ->
    [one] { $left } card
   *[other] { $left } cards
} in the stock.
undone-column-waste = Taken back: { $card } from column { $source }.
redone-stock-waste = { $more ->
    [0] Redone: { $cards } drawn
   *[other] Redone: the draw of { $cards }
}; { $left ->
    [one] { $left } card
   *[other] { $left } cards
} in the stock.
redone-column-waste = { $left ->
    [0] Redone: { $card } from column { $source }; the column is empty now.
   *[other] Redone: { $card } from column { $source }; free now: { $free }.
}

done-tableau-waste = { $Card } from place { $source }.
undone-tableau-waste = Taken back: { $card } from place { $source }.
redone-tableau-waste = Redone: { $card } from place { $source }.
done-waste-stock = Waste turned back: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the stock.
undone-waste-stock = Taken back: the waste was turned back.
redone-waste-stock = Redone: the waste is turned back.
done-waste-column = { $left ->
    [0] { $Card } from the waste to column { $target }; the waste is empty now.
   *[other] { $Card } from the waste to column { $target }; free now: { $free }.
}
undone-waste-column = Taken back: { $card } from the waste to column { $target }.
redone-waste-column = Redone: { $card } from the waste to column { $target }.
done-waste-foundation = { $left ->
    [0] { $Card } from the waste to its foundation; the waste is empty now.
   *[other] { $Card } from the waste to its foundation; free now: { $free }.
}
undone-waste-foundation = Taken back: { $card } from the waste to its foundation.
redone-waste-foundation = Redone: { $card } from the waste to its foundation.
done-column-foundation = { $left ->
    [0] { $Card } from column { $source } to its foundation; the column is empty now.
   *[other] { $Card } from column { $source } to its foundation.
}
undone-column-foundation = Taken back: { $card } from column { $source } to its foundation.
redone-column-foundation = Redone: { $card } from column { $source } to its foundation.
done-column-column = { $more ->
    [0] { $Card } from column { $source } to column { $target }
   *[other] { $Card } and { $more } more from column { $source } to column { $target }
}{ $left ->
    [0] ; column { $source } is empty now.
   *[other] .
}
undone-column-column = { $more ->
    [0] Taken back: { $card } from column { $source } to column { $target }.
   *[other] Taken back: { $card } and { $more } more from column { $source } to column { $target }.
}
redone-column-column = { $more ->
    [0] Redone: { $card } from column { $source } to column { $target }.
   *[other] Redone: { $card } and { $more } more from column { $source } to column { $target }.
}
done-foundation-column = { $Card } from its foundation back to column { $target }.
undone-foundation-column = Taken back: { $card } from its foundation to column { $target }.
redone-foundation-column = Redone: { $card } from its foundation back to column { $target }.
done-call-finish = All cards go to the foundations.
undone-call-finish = Taken back: the finish.
redone-call-finish = Redone: all cards go to the foundations.
# A face-down card that becomes free turns by itself, or lies face down again.
done-turn-column = { $Card } turns up in column { $place }.
undone-turn-column = { $Card } lies face down again in column { $place }.
redone-turn-column = { $Card } turns up in column { $place }.
done-turn-tableau = { $Card } turns up in place { $place }.
undone-turn-tableau = { $Card } lies face down again in place { $place }.
redone-turn-tableau = { $Card } turns up in place { $place }.

## Endings. $score is a score with its unit, "350 points".

ending-won = Won: { $score }.
ending-blocked = No more moves: { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left, { $score }.

## Rounds of several holes

hole-given-up = Hole { $hole } given up: { $score }.
hole-over = Hole { $hole } finished: { $score }.
hole-begins = Hole { $hole } begins.
round-over = The round is over.
restarted = The same cards are dealt again.

## Series of deals whose amount goes on. $score is what the deal counts, $carried the amount.

deal-left = Deal { $hole } counts { $score }.
deal-begins = Deal { $hole } begins with { $carried }.

## Scores: alone on a counter, and with what is counted

score-points = { $score }
score-strokes = { $score }
score-normal = { $score }
score-windows = { $score }
# Dollars (KL-15). $sign is plus, minus or none, $amount the dollars without it.
score-vegas = { $sign ->
    [plus] +${ $amount }
    [minus] -${ $amount }
   *[other] $0
}
counted-normal = { counted-points }
counted-windows = { counted-points }
counted-vegas = { score-vegas }
counted-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
counted-strokes = { $score ->
    [one] { $score } stroke
   *[other] { $score } strokes
}
