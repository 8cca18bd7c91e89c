### Labels of the web page. The page reads this file itself; sentences about the game stand in the other files.

## Every page

# The name of the house in the corner, as a link to the front page.
page-home = Mulligan, front page
# The row of buttons at the top, for screen readers.
page-commands = Commands
page-skip-main = Skip to the main content
page-skip-table = Skip to the table
page-language = Language
page-close = Close
page-settings = Settings
page-retry = Try again
page-to-front = To the front page
page-unreachable = The server does not answer. Check the connection and try again.

## The front page

page-front = A quiet card table
page-front-line = No registration: choose a game and play.
page-games = Games
# Starts the game at once. A game's name follows for screen readers: "Play: Golf patience".
page-play = Play
# Opens the choice of rules.
page-new-game-more = New game…
# Heading above games that were begun and not finished.
page-continue = Continue
# Takes an unfinished game off the list. $code is its deal code.
page-forget = Remove { $code } from the list
page-no-answer = Nobody answers

## "New game"

page-new-game = New game
page-game = Game
# Heading above the rule sets (Easy, Classic, ...).
page-rules = Rules
page-options = Options
# How many options differ from the chosen rule set.
page-options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
page-winnable-only = Winnable deals only
page-winnable-only-line = Cards are shuffled until a deal can be won with every card known.
# Stands on the button that deals, while a deal is looked for.
page-winnable-seeking = Looking for a winnable deal…
# The button that deals the cards.
page-deal = Deal
page-code-field = Code or link of a deal
page-code-hint = For example { "GO1-E-AAAAAAB" }: the same code always deals the same cards.
page-deal-code = Deal this code

## Addresses that lead nowhere

page-no-deal = There is no such deal
page-dealing = The cards are being dealt
page-no-table = There is no such table
page-no-table-line = The address may be incomplete, or the table was never here.
page-lost = There is no such page
page-lost-line = The address may be incomplete.

## The table

# The board, for screen readers.
page-board = Table
# A place and what lies there: "Column 3: 6 of hearts", "Stock: 16 cards", "Column 3: empty".
page-cell = { $place }: { $what }
# A card that lies under others: "Column 3, row 2: 6 of hearts".
page-cell-covered = { $place }, row { $row }: { $card }
# Stands after the game's name where the rules are no named rule set: "Golf patience · custom rules".
page-own-rules = custom rules
page-score = Score
page-moves = Moves
page-dealt = The cards are dealt.
page-watching = You are watching this table.
page-play-this = Play this deal yourself
page-connection-lost = The connection is lost; trying again. Your game is safe.
page-connection-back = Connected again.
# Storage of the browser that is full or forbidden; said once.
page-not-kept = Games cannot be kept in this browser: its storage is full or switched off. This one lasts until the page is closed.
page-undo = Undo
page-redo = Redo
# Cards are in the hand, to be put down elsewhere. $what is a card, or a place; $places are the names of places.
page-lifted = Picked up: { $what }. Where to? { $places }
# A card, or a place, from which nothing can be played now.
page-goes-nowhere = { $what }: there is nowhere to go now
page-put-back = Put back: { $what }
# The stock is empty, and nothing can be turned back.
page-stock-closed = nothing more to draw
# The rules of the table, option by option.
page-rules-now = The rules of this table
# A link to the rules page. $game is the name of the game.
page-how-to-play = How to play: { $game }
# Every legal move, as a list of buttons.
page-moves-now = Possible moves
page-moves-none = There is no move now.
page-menu = Menu
page-where = Position in words
# History of what was said, as a button.
page-log = History
page-log-empty = Nothing has happened yet.
# Deals the same cards once more.
page-again = Deal the same cards again
# Deals the same cards at this table, from the start.
page-restart = Start this deal over
page-restart-ask = Start this deal over?
page-restart-line = The same cards are dealt again, and what you have played is gone.
page-restart-yes = Start over
page-restart-no = Play on
page-copy-code = Copy the code
# The code itself as a button, for screen readers.
page-copy-this-code = Deal code { $code }: copy
page-copy-link = Copy the link
page-code-copied = The code is copied.
page-link-copied = The link is copied.
page-copy-by-hand = The browser does not let a page copy here: the text is marked, copy it by hand.
page-share = Share this deal
page-share-line = Whoever follows the link is dealt the very same cards.
page-code = Deal code
page-link = Link

## Hints and the review

page-hint = Hint
# A hint was given; the same button now thinks about it for some seconds.
page-hint-longer = Think longer
page-thinking = Thinking…
# The same, with the true cards instead of what can be seen.
page-hint-all-seeing = Hint that knows every card
page-hint-none-here = There are no hints for this game.
page-review = Review
page-review-game = Review this game
# Asked for while the game goes on.
page-review-early = Review before the end?
page-review-early-line = The review knows every card: it tells what the hidden ones allow.
page-review-early-yes = Review
page-review-early-no = Play on
page-reviewing = Looking through the game…
# A slider over the moves.
page-review-step = Step of the game
# $number is how many moves had been played, $count how many there were.
page-review-at = { $number ->
    [0] The deal
   *[other] Move { $number } of { $count }
}
page-review-back = One move back
page-review-on = One move on
page-play-on = Play on from here
# A sign that tells during play whether the position can still be won.
page-light-won = Can be won
page-light-lost = Can’t be won any more
page-light-unknown = Not decided whether it can be won
page-light-asking = Being worked out whether it can be won
# The same in a word beside the sign.
page-light-word-won = Winnable
page-light-word-lost = Lost
page-light-word-unknown = Undecided

## A round of several holes. "Hole" is golf's word for one deal.

page-hole = Hole
page-total = Total
# Stands after the total: "12 · par 45".
page-par = par { $par }
page-score-card = Score card
# Heading of the column that says whether a hole is over.
page-hole-state = State
page-hole-ahead = ahead
page-hole-playing = being played
page-hole-over = over
page-hole-given-up = given up
page-next-hole = Next hole
page-give-up = Give up this hole?
page-give-up-line = The cards that are left count against you, and there is no way back to this hole.
page-give-up-yes = Give it up
page-give-up-no = Play on

## A series of deals whose amount goes on

page-bankroll = Bankroll
page-next-deal = Next deal
page-leave-deal = Leave this deal?
page-leave-deal-line = It counts as it stands, and there is no way back to it.
page-leave-deal-yes = Next deal
page-leave-deal-no = Play on

## Settings. Each has a name and a line that explains it.

page-theme = Appearance
page-theme-auto = same as the system
page-theme-light = light
page-theme-dark = dark
page-explain = Interactive rules
page-explain-line = Explain refused moves. Off: a refused move does nothing and says nothing.
page-four-colours = Four colours
page-four-colours-line = Each suit has a colour of its own.
page-left-handed = Left-handed layout
page-left-handed-line = Stock, waste and undo swap sides.
page-letters = Single-letter keys
page-letters-line = They act only while the table has the focus.
page-light = Winnable light
page-light-line = Shows during play whether the position can still be won. It knows the hidden cards.
page-hopeless = Note when nothing wins any more
page-hopeless-line = Says so once no way of playing on can win. It knows the hidden cards.
page-local-indices = Indices of your language
page-local-indices-line = { page-indices } on ace, jack, queen and king.
# Letters of ace, jack, queen and king as packs of the country bear them, in this order, with blanks between. Where they are
# not A J Q K, the settings offer them.
page-indices = { "A J Q K" }

## Keys

page-keys = Keys at the table
# The same, short, as a button.
page-keys-short = Keys
page-keys-line = Letters and digits act while the table has the focus. They can be switched off in the settings.
page-keys-off = Letters and digits are switched off in the settings; the other keys act while the table has the focus.
# The space bar, as it is written on the key.
page-space = Space
page-key-places = to the next place
page-key-rows = through a column, and between columns and stock
page-key-ends = to the first place, to the last
page-key-play = plays the card, or picks it up
page-key-draw = draws a card
page-key-lift = picks a card up; the arrows then go where it can lie, Enter puts it there
page-key-can-go = says where a card can go
page-key-columns = play the free card of that column, or pick up what can go elsewhere
page-key-undo = undoes
page-key-redo = redoes what was undone
page-key-hint = gives a hint; once more, thinks about it longer
page-key-where = says the position in words
page-key-new = new game
page-key-keys = shows these keys
page-key-escape = puts back a card that was picked up; closes what is open
