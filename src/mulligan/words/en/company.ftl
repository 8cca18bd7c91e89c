### The people at a table: who comes and goes, whose turn it is, what a round has brought, and what is refused them.
### $who is "you" for the one whom a sentence is about, else "other", and then $name is what they are called.

company-bot-name = Bot { $number }
company-level-easy = easy
company-level-normal = normal
company-level-hard = hard
company-level-person = person

## What happened

company-sat = { $who ->
    [you] You sit down as { $name }.
   *[other] { $name } sits down.
}
company-left = { $who ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
company-removed = { $who ->
    [you] You were taken from the table: you are watching now.
   *[other] { $name } ({ $level }) is taken from the table.
}
company-bot = { $name } ({ $level }) sits down.
company-rules = The rules are now: { $rules }.
company-patience = { $seconds ->
    [0] Nobody is away any more, however long the connection is lost.
   *[other] Who has no connection for { $seconds } seconds is away from now on.
}
company-idle = { $seconds ->
    [0] Whoever takes long over a turn is waited for.
   *[other] A bot plays from now on for whoever does nothing at their turn for { $seconds } seconds.
}
company-reminded = { $who ->
    [you] It is your turn: in { $seconds } seconds a bot plays for you.
   *[other] { $name } is reminded of the turn.
}
company-owner = { $who ->
    [you] The table is yours now.
   *[other] { $name } owns the table now.
}
company-began = Round { $round } begins. { $who ->
    [you] You go first.
   *[other] { $name } goes first.
}
company-ready = { $who ->
    [you] You are ready.
   *[other] { $name } is ready.
}
company-away = { $who ->
    [you] You are away: a bot plays for you.
   *[other] { $name } is away: a bot plays on.
}
company-back = { $who ->
    [you] You are back: the seat is yours again.
   *[other] { $name } is back.
}
company-said = { $name }: { $text }
company-elsewhere = This seat was opened somewhere else, and goes on there.

## Whose turn it is, and what is waited for

company-turn = { $who ->
    [you] { $last ->
        [yes] Your last turn.
       *[no] Your turn.
    }
   *[other] { $last ->
        [yes] The last turn of { $name }.
       *[no] It is the turn of { $name }.
    }
}
company-status-waiting = { $count ->
    [0] Nobody sits at the table yet; { $least } are needed.
    [1] One sits at the table; { $least } are needed.
   *[other] { $count } sit at the table; the owner may begin.
}
company-status-between = The next round begins when everybody is ready.
company-won = { $count ->
    [1] { $names } has won the match.
   *[other] The match is shared by { $names }.
}
# $played says whether there is a round that is over in which they took part.
company-score = { $who ->
    [you] You
   *[other] { $name }
}: { $played ->
    [yes] { $score } in this round, { $total } in all
   *[no] { $total } in all
}{ $out ->
    [yes] , out.
   *[no] .
}
# After a round, behind the scores of the round: "In all – you: 50, Bo: 104 (out)."
company-totals = In all – { $totals }.
company-total = { $who ->
    [you] you: { $total }
   *[other] { $name }: { $total }
}{ $out ->
    [yes] { " " }(out)
   *[no] { "" }
}
# What each round of a match has brought, and what is said before the first is over.
company-round = Round { $round } – { $scores }.
company-no-round = No round is over yet.
company-discard = Discards: { $what }.
company-patience-choice = { $seconds ->
    [0] never
   *[other] after { $seconds } s
}

## Reasons of refusals: bare, and in full

reason-not_owner = Only the owner may do that
reason-round_running = A round is being played
reason-match_running = A match is being played
reason-bad_name = This name does not do
reason-name_taken = Somebody has that name
reason-table_full = No chair is free
reason-no_such_level = There is no such level
reason-bad_rules = These are no rules
reason-bad_seconds = That is no choice
reason-only_people_own = Only a person can own the table
reason-no_such_chair = There is no such chair
reason-too_few = There are too few players
reason-no_next_round = No round is waited for
reason-round_over = The round is over
reason-no_round = No round is being played
reason-bad_text = This line does not do
reason-too_fast = That was too fast
reason-not_seated = You do not sit at this table
refusal-not_owner = Only the owner of the table may do that
refusal-round_running = A round is being played: this can be done when it is over; until then you may watch
refusal-match_running = A match is being played: this can be done when it is over
refusal-bad_name = A name has 1 to { $most } visible characters; this one has { $count }
refusal-name_taken = Somebody at the table is called { $name } already: choose another name
refusal-table_full = No chair is free: { $count } people sit at the table; you may watch
refusal-no_such_level = There is no such level of a bot; there are: { $allowed }
refusal-bad_rules = “{ $text }” are no rules of this game; there are: { $allowed }
refusal-bad_seconds = That is no choice of seconds; there are: { $allowed }
refusal-only_people_own = A bot cannot own the table: hand it to a person
refusal-no_such_chair = There is no chair “{ $number }” at the table for that
refusal-too_few = { $count ->
    [one] There is one player only; { $least } are needed
   *[other] There are { $count } players; { $least } are needed
}
refusal-no_next_round = No next round is waited for now
refusal-round_over = The round is over: the next one begins when everybody is ready
refusal-no_round = No round is being played: the owner begins one
refusal-bad_text = A line has 1 to { $most } visible characters; this one has { $count }
refusal-too_fast = That was too fast: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
refusal-not_seated = You are watching: only who sits at the table may do that
fault-message_several = “{ $text }” can be asked at a table of several people only
