### Line mode and the command line.

## The command line

# A move of a record was refused. number counts the moves from 1; text is a whole sentence without its full stop.
terminal-refused-move = Move { $number }, { $token }: { $text }
# why is the operating system’s reason, as system.ftl says it.
terminal-no-file = The file { $file } cannot be read: { $why }
# why is the operating system’s reason, as system.ftl says it.
terminal-not-written = { $file } cannot be written: { $why }
# Standard output takes no more. why is the operating system’s reason, as system.ftl says it.
terminal-no-output = The output cannot be written: { $why }
# $text is what stands in --after and does something else than a move: “q”, “new”, “hint”.
terminal-after-command = --after takes moves only: “{ $text }” is a command
# position is the byte at which the text breaks off, from 1.
terminal-no-text = The file { $file } is not UTF-8 text: byte { $position } cannot be read.
# Rules pages were asked for, and neither a game nor a folder for all of them was named.
terminal-no-game = Name a game, or a folder with --out

## What the solver says

terminal-solved-won = { $code }: can be won.
terminal-solved-lost = { $code }: cannot be won.
terminal-solved-unknown = { $code }: not decided in { $seconds } s; more time: --budget.
# The best that the end of a game can show.
terminal-solved-best = Fewest cards left: { $left }. Best strokes: { $strokes }. Best points: { $points }.
terminal-solved-line = { $count ->
    [one] { $count } move: { $line }
   *[other] { $count } moves: { $line }
}
terminal-solved-states = Positions reached: { $states }, in { $seconds } s.

## A position as lines of card texts

terminal-deal = { $game }, { $code }
terminal-rules = Rules: { $rules }
terminal-option = { $option }: { $value }
terminal-place = { $place }: { $cards }
terminal-empty = empty
terminal-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-counters = Score { $score }, moves { $moves }, can be undone: { $undo }.
# counters and figures are whole sentences.
terminal-counted = { $counters } { $figures }
# counters and ending are whole sentences.
terminal-ended = { $counters } { $ending }

## The list of games

terminal-game = { $key }: { $game }. { $line }
terminal-preset = {"  "}{ $letters }: { $preset }. { $line }
terminal-choice = { $word } ({ $value })
terminal-option-line = {"  "}{ $name }: { $option }. { $choices }

## Line mode

terminal-opening = { $game }, { $rules }. Code: { $code }. ? lists the commands.
terminal-hole = Hole { $hole } of { $holes }, code { $code }.
terminal-bankroll = Bankroll: { $total }.
# par is 0 where the round has none.
terminal-total = { $par ->
    [0] Total after hole { $hole }: { $total }.
   *[other] Total after hole { $hole }: { $total }; par for the round is { $par }.
}
# A line that is no command and no move. text says what the moves are.
terminal-unreadable = { $text }. Commands: { $commands }
terminal-rules-on = Interactive rules on: a refused move is explained.
terminal-rules-off = Interactive rules off: a refused move does nothing and says nothing.
terminal-rules-usage = Say rules on or rules off.
terminal-goodbye = Your game as a record: { $record }
# moves is a list of the game's moves.
terminal-help-moves = Moves: { $moves }
terminal-help-w = w: the position in words
terminal-help-s = s: score and moves
terminal-help-u = u: undo the last action
terminal-help-r = r: redo it
terminal-help-next = next: the next hole of a round, or with a bankroll the next deal; what is still being played is given up
terminal-help-restart = restart: the same cards again
terminal-help-code = code: the code of this deal
terminal-help-record = record: the whole game as text
terminal-help-new = new: a new deal by the same rules; new CODE or new GAME deals that
terminal-help-rules = rules on, rules off: explain refused moves or not
# languages is a list such as "en (English), hr (hrvatski)".
terminal-help-lang = lang and its letters: another language: { $languages }
terminal-language = { $lang } ({ $name })
terminal-help-help = ?: this list
terminal-help-q = q: leave
