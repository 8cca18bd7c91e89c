### Hints, whether a position can be won, and the review of a game. A "world" is a way in which the cards that nobody has seen may lie.

## A hint. $move is a move as a label; a sentence that says why follows.

hint-move = Hint: { $move }.
hint-none = No move gets any further.
hint-over = The game is over: there is nothing to advise.
# $tenths is 1 to 9.
hint-wins = It wins in about { $tenths } of 10 worlds like this one.
hint-wins-always = { $worlds ->
    [one] It wins in the one world like this that was tried.
   *[other] It wins in all { $worlds } worlds like this one that were tried.
}
hint-wins-nearly = It wins in more than 9 of 10 worlds like this one.
hint-wins-rarely = It wins in fewer than 1 of 10 worlds like this one.
# $left is the number of cards that are left at best, or -1 where that says nothing.
hint-wins-never = { $worlds ->
    [one] The one world like this that was tried can’t be won
   *[other] None of { $worlds } worlds like this one can be won
}{ $left ->
    [-1] .
    [one] ; at best about { $left } card is left.
   *[other] ; at best about { $left } cards are left.
}
hint-sees-won = With every card known, it wins.
hint-sees-lost = With every card known, nothing wins any more{ $left ->
    [-1] .
    [one] ; at best { $left } card is left.
   *[other] ; at best { $left } cards are left.
}
hint-undecided = Whether it wins was not decided in time.

## Whether a position can be won, with every card known

winnable-won = This position can be won.
winnable-lost = This position can’t be won any more.
winnable-unknown = Whether this position can be won is not decided.

## The review of a game. $score is a score with its unit, "350 points"; moves are counted from 1.

review-deal = The deal: { $worth }
review-end = At the end: { $worth }
review-move = Move { $number }: { $said }
review-won = Can be won.
review-lost = Can’t be won.
review-unknown = Not decided in time.
review-best = { $left ->
    [0] At best { $score }.
    [one] At best { $score }, { $left } card left.
   *[other] At best { $score }, { $left } cards left.
}
review-kept = Nothing was given away.
review-win-given = Move { $number } gave the win away: { $move }.
review-win-between = The win was given away between moves { $first } and { $number }; which of them did it was not decided in time.
review-par-given = Move { $number } gave away the best score: { $move }.
review-par-between = The best score was given away between moves { $first } and { $number }; which of them did it was not decided in time.
review-better = Better: { $move }.

## In the terminal. $code is a deal code, $line the moves.

# $token is the move in the notation.
terminal-hint = { $token }: { $text }
terminal-review-line = From there: { $line }
terminal-help-hint = hint: advises a move by what can be seen; hint all-seeing: by the true cards
terminal-help-review = review: what the deal allowed, and where it was given away
terminal-hint-usage = Say hint or hint all-seeing.

## Faults

fault-winnable_round = Only a single deal can be asked to be winnable: choose one hole
fault-winnable_none = No winnable deal was found in time: try again
fault-table_moves = Move { $number } of the new table, “{ $token }”, cannot be played
fault-busy = { refusal-busy }
reason-busy = Too much to think about
refusal-busy = The server has too much to think about: try again in a little while
fault-warming = { refusal-warming }
reason-warming = Solvers not ready yet
refusal-warming = The solvers are still being made ready on this server, which takes up to a minute the first time: wait a little
