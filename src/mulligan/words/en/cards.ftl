### Names of cards.

## $rank is 1 (ace) to 13 (king), 0 for a joker, -1 for a card that may not be seen.
## $suit is c clubs, d diamonds, h hearts, s spades.

# Inside a sentence: "waste: ace of clubs".
card = { $rank ->
    [-1] face-down card
    [0] joker
   *[other] { card-rank } of { card-suit }
}
# Opening a sentence: "Ace of clubs from column 1".
card-opening = { $rank ->
    [-1] Face-down card
    [0] Joker
    [1] Ace of { card-suit }
    [11] Jack of { card-suit }
    [12] Queen of { card-suit }
    [13] King of { card-suit }
   *[other] { $rank } of { card-suit }
}
card-rank = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
}
card-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
