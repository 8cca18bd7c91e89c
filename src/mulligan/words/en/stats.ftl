### Labels of the statistics (PL-8). The page reads this file itself.

stats-title = Statistics
stats-line = Each deal counts once, by its best end; one that you leave after a move for another counts as not won. The figures stay in this browser.
stats-none = Nothing has been counted yet.
stats-not-kept = Statistics cannot be kept in this browser: its storage is full or switched off. They last until the page is closed.

## The figures of a rule set

stats-played = Played
stats-won = Won
stats-share = Share won
stats-streak = Current streak
stats-longest = Best streak
stats-best-points = Best score
stats-best-strokes = Best score (fewest strokes)
stats-best-dollars = Best amount
stats-mean-points = Mean score
stats-mean-strokes = Mean of strokes
stats-mean-dollars = Mean amount
stats-shortest = Quickest win
stats-mean-time = Mean time
# A time at play; the smaller parts have two digits.
stats-minutes = { $minutes }:{ $seconds }
stats-hours = { $hours }:{ $minutes }:{ $seconds }
# $amount is a number with the separators of the language.
stats-dollars = { $sign ->
    [plus] +${ $amount }
    [minus] -${ $amount }
   *[other] ${ $amount }
}

## As a file

stats-export = Save as a file
stats-import = Add from a file
stats-exported = Saved as { $file }.
stats-imported = The file is added. No deal counts twice.
# Why a file is not taken. $made is the name that such a file has; $where a place in it, "parts[0].sets[2].won".
stats-file-large = { $file } is larger than a megabyte and cannot hold statistics. Choose a file that was saved here, such as { $made }. Nothing was changed.
stats-file-json = { $file } does not hold statistics. Choose a file that was saved here, such as { $made }. Nothing was changed.
stats-file-newer = { $file } was saved by a newer version of this page. Load the page again and try once more. Nothing was changed.
stats-file-many = { $file } brings more browsers than can be kept together. Forget the statistics here first, or choose another file. Nothing was changed.
stats-file-unreadable = { $file } cannot be read. Choose a file that this browser may open. Nothing was changed.
stats-file-shape = { $file } is damaged at { $where }. Choose a file as it was saved here. Nothing was changed.
stats-file-number = { $file } is damaged: at { $where } there has to be a whole number from { $low } to { $high }. Nothing was changed.

## Forgetting

stats-forget = Forget all
stats-forget-ask = Forget all statistics?
stats-forget-line = They are gone from this browser. Only a file that was saved before brings them back.
stats-forget-yes = Forget all
stats-forget-no = Keep
stats-forgotten = All statistics are forgotten.
