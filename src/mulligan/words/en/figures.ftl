### What is counted and told of a game beside its score. Each stands on a counter, and is a sentence of its own.

# $count is the how manieth pass through the stock it is, $limit how many there may be, 0 for any number.
figure-pass = { $limit ->
    [0] Pass { $count }
   *[other] Pass { $count } of { $limit }
}
# A note on the game's result (KL-16): $count is how many cards were taken back from foundations, at least 1.
figure-taken_back = { $count ->
    [one] { $count } card back from a foundation
   *[other] { $count } cards back from foundations
}
# Part of the score of a timed game that was won: $count points.
figure-bonus = Bonus for the time: { $count }
figure-sentence = { $figure }.
