### Labels of the page of a table of several people. The page reads this file itself, after page.ftl; what happens at the
### table is said by the server.

# Makes a table, to which others come by its link.
party-new-table = New table
# The same, after its rules were chosen.
party-new-table-more = New table…
party-share-line = Send this link to the others: whoever opens it can sit down or watch.
# Below the link, where it bears a name that means the reader’s own machine.
party-share-here = This link leads to this machine only. For others to get in, run scripts/play --host 0.0.0.0 (installed: mulligan serve --host 0.0.0.0) and open the page by this machine’s address in the network.
party-people = At the table
party-name = Your name
party-sit = Sit down
party-leave = Leave the table
# Asked before that in a match.
party-leave-ask = Leave the table?
party-leave-ask-line = A bot goes on in your chair with your points, and there is no way back to it.
party-leave-ask-yes = Leave
party-leave-ask-no = Play on
party-watch-line = A chair may be free after the round.
# Stands after a bot's name. $level is "easy", "normal" or "hard".
party-bot = bot, { $level }
party-level = Level
party-add-bot = Add a bot
# These two stand before the name of whom they concern.
party-remove = Remove
party-hand-over = Hand the table over
# Before a choice: "after 60 s", "never".
party-patience = A bot plays for who has no connection:
party-idle = A bot plays for who does nothing at their turn:
party-change-rules = Change the rules
party-use-rules = Play by these rules
party-start = Start
party-rematch = Rematch
# Stands in its place for everybody else.
party-rematch-owner = { $name } owns the table and may start a rematch.
party-ready = Ready for the next round
party-next = Next round now
party-back = I am back: I play myself
# The seat is played in another tab or browser.
party-elsewhere = This seat is played somewhere else.
party-take-back = Take it back here

## What stands beside a name

party-mark-turn = to move
party-mark-closer = closed
party-mark-winner = winner
party-mark-out = out
party-mark-away = away
party-mark-ready = ready
party-mark-you = you
party-mark-owner = owner

## The table

party-piles = Piles and hand
party-own-board = Your board
party-board-of = Board of { $name }
party-others = The other boards
party-no-cards = No cards yet
# Heading of the buttons that tell something.
party-questions = Ask
# The drawn card is discarded, and then a card is turned up.
party-choose-turn = Choose the card to turn up with the arrows and Enter, or tap it. Escape: keep the drawn card.
party-thrown-not = The drawn card stays in your hand.
party-cannot-turn = This card cannot be turned up: choose one that lies face down.
party-cancel = Keep the card
party-nothing-since = Nothing has happened since your last turn.
party-history-start = This is the beginning of the history.
party-history-end = This is the end of the history.

## Results

party-results = Results
party-round = Round
party-proof = Proof of fair dealing
party-proof-line = Each round’s fingerprint was shown before its first turn. The record holds the secret behind it: mulligan verify checks it.
party-fingerprint = Fingerprint of this round
party-record = Record of round { $round }
party-copy-record = Copy the record
party-record-copied = The record is copied.

## Chat

party-chat = Chat
party-chat-on = Show and read the chat
party-chat-on-line = Off: lines that others write are neither shown nor read.
party-chat-field = Write to the table
party-chat-send = Send

## Settings

party-length = How much is said
party-length-brief = brief
party-length-normal = normal
party-length-full = in full
party-sounds = Short sounds
party-sounds-line = Each stands beside a sentence; nothing is said by sound alone.

## Keys: what they do, and short, as a button

party-key-arrows = over your board
party-key-ends = to the first and the last card of the row; with Ctrl, of the board
party-key-put = puts the card in your hand there
party-key-cancel = keeps the drawn card after all; closes what is open
party-key-draw = draws a card
party-key-draw-short = Draw
party-key-take = takes the top discard
party-key-take-short = Take
party-key-discard = discards the drawn card; then choose a card to turn up
party-key-discard-short = Discard
party-key-top = reads the top discard
party-key-top-short = Top discard
party-key-board = reads your board
party-key-board-short = My board
party-key-boards = reads the other boards
party-key-boards-short = Other boards
party-key-scores = reads the scores
party-key-scores-short = Scores
party-key-results = goes to the results of all rounds; Escape leads back
party-key-results-short = Results
party-key-turn = says whose turn it is
party-key-turn-short = Whose turn
party-key-repeat = repeats the last message
party-key-repeat-short = Repeat
party-key-since = says what happened since your last turn
party-key-since-short = Since my turn
party-key-earlier = the message before, from anywhere
party-key-earlier-short = Earlier
party-key-later = the message after, from anywhere
party-key-later-short = Later
party-key-keys = shows these keys
party-key-keys-short = Keys
