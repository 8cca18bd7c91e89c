### A table of several people: boards, and one sentence for each action in three lengths.

## Boards. $who is you where the reader is meant, else other; $name is the player's name.

player = Player { $number }
place-cell-of = { $name }, row { $row }, column { $column }
board = { $who ->
    [you] Your board.
   *[other] { $name }’s board.
}
board-row = Row { $row }: { $cards }.

## Ranks alone, where suits do not matter. $rank is 0 for a joker, then 1 (ace) to 13 (king).

rank = { $rank ->
    [0] joker
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
}

## What somebody does, brief and normal. $card is the card that goes, $other the one that is removed from the board or turned
## up; $card-rank and $other-rank are their ranks. $row and $column are those of the cell.

brief-draw-hand = { $who ->
    [you] You draw { $card-rank }.
   *[other] { $name } draws.
}
brief-discard-hand = { $who ->
    [you] You take { $card-rank }.
   *[other] { $name } takes { $card-rank }.
}
brief-hand-cell = { $who ->
    [you] You put { $card-rank } at { $row }, { $column }; out goes { $other-rank }.
   *[other] { $name } puts { $card-rank } at { $row }, { $column }; out goes { $other-rank }.
}
brief-hand-discard = { $who ->
    [you] You discard { $card-rank }; { $other-rank } turns up at { $row }, { $column }.
   *[other] { $name } discards { $card-rank }; { $other-rank } turns up at { $row }, { $column }.
}
normal-draw-hand = { $who ->
    [you] You draw the { $card }.
   *[other] { $name } draws a card.
}
normal-discard-hand = { $who ->
    [you] You take the { $card } from the discards.
   *[other] { $name } takes the { $card } from the discards.
}
normal-hand-cell = { $who ->
    [you] You put the { $card } in row { $row }, column { $column }; the { $other } goes to the discards.
   *[other] { $name } puts the { $card } in row { $row }, column { $column }; the { $other } goes to the discards.
}
normal-hand-discard = { $who ->
    [you] You discard the { $card } and turn up the { $other }, row { $row }, column { $column }.
   *[other] { $name } discards the { $card } and turns up the { $other }, row { $row }, column { $column }.
}

## What a full sentence adds. $left is what is left at the source, $free its top card, $down how many cards of the board lie face down.

full-draw-hand = { $left ->
    [0] The draw pile is empty now.
    [one] { $left } card is left in the draw pile.
   *[other] { $left } cards are left in the draw pile.
}
full-discard-hand = { $left ->
    [0] The discard pile is empty now.
   *[other] On top of the discards now: { $free }.
}
full-board = { $down ->
    [0] All cards of this board lie face up.
    [one] { $down } card of this board lies face down.
   *[other] { $down } cards of this board lie face down.
}

## What happens besides. $count is how many discards are shuffled, $cards what a player's board still hid.

brief-shuffle-draw = { $count ->
    [one] { $count } discard shuffled.
   *[other] { $count } discards shuffled.
}
normal-shuffle-draw = { $count ->
    [one] The draw pile is empty: { $count } discard becomes a new one.
   *[other] The draw pile is empty: { $count } discards are shuffled into a new one.
}
brief-call-close = { $who ->
    [you] You close.
   *[other] { $name } closes.
}
normal-call-close = { $who ->
    [you] You close the round: one last turn for everybody else.
   *[other] { $name } closes the round: one last turn for everybody else.
}
turned-up = { $who ->
    [you] You turn up: { $cards }.
   *[other] { $name } turns up: { $cards }.
}
your-turn = Your turn.
next-turn = { $name } is next.
round-scores = Scores – { $scores }.
round-score = { $who ->
    [you] you: { $score }
   *[other] { $name }: { $score }
}
