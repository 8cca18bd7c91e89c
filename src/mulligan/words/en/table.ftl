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

## A position in words (GP-28): "Stock: 16 cards; waste: ace of clubs. Column 1: ...; column 2: ... ."
## $what is what lies in the place. first-... opens a sentence, next-... goes on.

position-sentence = { $places }.
first-stock = Stock: { $what }
next-stock = stock: { $what }
first-waste = Waste: { $what }
next-waste = waste: { $what }
first-column = Column { $number }: { $what }
next-column = column { $number }: { $what }

## Moves as labels of cards and keys. $card is the card, $Card the same where it opens a sentence;
## $source and $target are the numbers of the places.

move-stock-waste = Draw
move-column-waste = { $Card } from column { $source }

## What was done (done-), taken back (undone-), done again (redone-): from a kind of place to a kind of place.
## $left is the number of cards left at the source, $free the card that is free there now.

done-stock-waste = { $Card } drawn; { $left ->
    [one] { $left } card
   *[other] { $left } cards
} in the stock.
done-column-waste = { $left ->
    [0] { $Card } from column { $source }; the column is empty now.
   *[other] { $Card } from column { $source }; free now: { $free }.
}
undone-stock-waste = Taken back: { $card } from the stock; { $left ->
    [one] { $left } card
   *[other] { $left } cards
} in the stock.
undone-column-waste = Taken back: { $card } from column { $source }.
redone-stock-waste = Redone: { $card } drawn; { $left ->
    [one] { $left } card
   *[other] { $left } cards
} in the stock.
redone-column-waste = { $left ->
    [0] Redone: { $card } from column { $source }; the column is empty now.
   *[other] Redone: { $card } from column { $source }; free now: { $free }.
}

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

## Scores: alone on a counter, and with what is counted

score-points = { $score }
score-strokes = { $score }
counted-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
counted-strokes = { $score ->
    [one] { $score } stroke
   *[other] { $score } strokes
}
