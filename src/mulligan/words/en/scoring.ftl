### Scoring a round played with real cards, and checking a round by its secret.

## Scores. $closed is yes for the closer.

terminal-score = { $closed ->
    [yes] { $name }: board { $board }, round { $round } (closed)
   *[other] { $name }: board { $board }, round { $round }
}

## What is wrong with a line. Lines and places count from 1.

fault-score_players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}: from { $first } to { $last } may play, each on a line, as in “Ana*: 6c 2h / Xr 3s”
fault-score_name = Line { $line }, place { $position }: a line is a name, a colon and the cards, as in “Ana*: 6c 2h / Xr 3s”
fault-score_card = Line { $line }, place { $position }: “{ $text }” is no card; a card is a rank, { "A 2 3 4 5 6 7 8 9 T J Q K" }, and a suit, { "c d h s" }, or none; jokers are { "Xr" } and { "Xb" }
fault-score_size = Line { $line }, place { $position }: a board of { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} and { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}; boards have 2 to 4 of each
fault-score_row = Line { $line }, place { $position }: row { $row } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, not { $columns }
fault-score_rows = Line { $line }, place { $position }: the board has { $count ->
    [one] { $count } row
   *[other] { $count } rows
}, not { $rows } as the first one
fault-score_copies = Line { $line }, place { $position }: “{ $text }” is there more often than two packs have it, { $count } times
fault-score_no_closer = Line { $line }, place { $position }: nobody is marked as the closer; an asterisk goes after the name of whoever closed the round, as in “Ana*:”
fault-score_closers = Line { $line }, place { $position }: a second closer; line { $first } is marked already

## Checking a round by its secret

terminal-verified = The secret has the fingerprint { $fingerprint }, and the record plays to its end, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
terminal-other-fingerprint = The fingerprint shown was { $shown }; the secret has { $made }.
terminal-not-over = The record is not played to its end: the round goes on after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
terminal-other-scores = The scores told are { $told }; the record comes to { $counted }.
fault-verify_fingerprint = Line { $line }: one fingerprint of 64 digits, 0 to 9 and a to f; here are { $count }
fault-verify_no_fingerprint = There is no fingerprint: a line “fingerprint:” with the 64 digits that were shown before the round
fault-verify_scores = Line { $line }: “{ $text }” are no scores; they are whole numbers, one for each seat, on one line
fault-verify_no_secret = { $text } was dealt by no secret; a round’s record begins with TG1 and holds its secret
