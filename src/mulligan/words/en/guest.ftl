### Line mode at somebody's table.

guest-opening = { $game } · { $rules }
guest-player = { $you ->
    [yes] { $name } (you): { $total }
   *[no] { $name }: { $total }
}
guest-sit = You are watching: “sit” and your name take a seat; ? lists the commands
guest-watch = You are watching; ? lists the commands
guest-nothing = Nothing has happened since your last turn
guest-lost = The connection is lost; it is tried again
# What was typed was refused as a whole, and is given up.
guest-dropped = “{ $text }” is not sent again
guest-goodbye = Your seat is kept: the same link leads back to it
guest-length = length is one of: { $allowed }
guest-help-moves = draw, take, put 1 2 (the card in hand to row 1, column 2), drop 1 2 (discard it and turn up row 1, column 2)
guest-help-questions = d top discard, v your board, vo the other boards, s scores, r the results of all rounds, t whose turn it is, w everything, l what happened since your last turn
guest-help-table = sit NAME, leave, say TEXT, ready, back; the owner also: start, next, bot easy|normal|hard, remove CHAIR, rules board=3x3, patience SECONDS, idle SECONDS, owner CHAIR (chairs count from 0)
guest-help-rest = length brief|normal|full, lang CODE, ? this list, q leaves the table and keeps the seat
