### The command line: its commands, what they are given, and what is told of wrong usage.

## Commands, a line each

command-all = A card table for patience: in the browser, in the terminal, from Python.
command-serve = Serve the web table.
command-play = Play at a table in the terminal, on the full screen or line by line; ? lists keys or commands.
command-deal = Show the start position of a deal.
command-words = Say a position in words, on one line.
command-replay = Replay a record: final position, score, counters, outcome.
command-convert = Convert a deal from and to the formats of other programs.
command-score = Score a round of table Golf played with real cards.
command-verify = Check a round’s secret against the fingerprint shown before it, and its record.
command-games = List the games, their presets and their options.
command-rules = Show a game’s rules page, every example of it played by the rules.
command-solve = Solve a position exactly, with every card known: won or lost, the best there is, and a line.
command-hint = Advise a move, judged by what the player can see, and say why.
command-review = Review a game: what its deal allowed, and where that was given away.
command-survey = Solve many deals: what share can be won, and how well.

## What stands for the thing that is given

value-game = GAME
value-code = CODE
value-code-or-file = CODE, FILE or -
value-game-code-or-link = GAME, CODE or LINK
value-file = FILE
value-file-or-input = FILE or -
value-folder = FOLDER
value-moves = MOVES
value-seconds = SECONDS
value-name = NAME
value-address = ADDRESS

## Arguments

argument-game-code-or-link = A game (golf, golf/strict), a deal code, or a link.
argument-code = A deal code: GO1-E-AAAAAAB, golf/strict/ms:5, or a link.
argument-position = A deal code, or a record in a file; - reads standard input.
argument-record = A record: a code, then the moves. - reads standard input.
argument-deal = A deal in a file, on standard input, or by its code.
argument-scores = A player a line, the closer marked: Ana*: 6c 2h / Xr 3s.
argument-claim = The round’s record, and a line with its fingerprint.
argument-rules-game = A game, for example golf; none with --out: all.
argument-survey-game = The game: golf, klondike.

## Options

option-version = Say the version and leave.
option-help = Say this and leave.
# $languages are the tags of the languages: "en, fi, hr".
option-lang = The language of the answer: { $languages }
option-json = One JSON object on standard output.
option-after = What has been played, for example "d 5 2".
option-host = The address to listen on.
option-port = The port; 0 for any free one.
option-db = Where games are kept; SQLite in the user’s data folder if not told.
option-open = Open the page where there is a display.
option-name = A name that others reach it by; may be repeated.
option-line = Plain line mode: one event a line, nothing is redrawn.
option-to = The format that is wanted; only a code holds the rules.
option-from = The format of the text; by its beginning if not told.
option-game = The game of a board or deck; by the board’s shape if not told.
option-diagonals = Whether the diagonals of square boards are lines.
option-joker-lines = A line of jokers counts nothing, or they keep their −3 each.
option-tie = A closer who shares the lowest board gets the bonus, nothing, or the penalty.
option-rules-out = Write the pages as HTML into a folder instead, in every language.
option-objective = What the line is for: a win, the best end there is, or a win in few moves.
option-budget = When to give up.
option-hint-budget = How long to think.
option-all-seeing = Use the true cards, not only what the player can see.
option-rules = A preset (E) or option words (strict+strokes); the default preset if not told.
option-deals = How many deals.
option-first = The number of the first deal.
option-numbering = Whose numbers: own, or another program’s: ms, pysol, ...
option-survey-budget = When to leave a deal undecided.
option-workers = How many processes; one for each core if not told.
option-cluster = A Dask scheduler (tcp://host:8786), or local to start one here.
option-out = A Parquet file, one row a deal; the same command goes on with it.
option-plot = A picture of the result: .svg or .png.

## Around the help of a command

usage-before = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND ...
usage-heading-arguments = Arguments
usage-heading-options = Options
usage-heading-commands = Commands
# Stands behind an option in square brackets: what counts if it is not told, what it may be, and other ways to give it.
usage-default = if not told: { $value }
usage-between = { $least } to { $most }
usage-least = at least { $least }
usage-needed = has to be told
usage-environment = also in { $name }
# $command is the command as it was called.
usage-more = { $command } --help tells more.

## What is told of wrong usage

usage-no-command = A command is missing; there are: { $allowed }
usage-no-such-command = There is no command “{ $text }”; there are: { $allowed }
usage-too-many = “{ $text }” is one thing more than this command takes
usage-no-such-option = There is no option { $option } here; there are: { $allowed }
usage-no-value = Something has to stand behind { $option }
usage-no-value-wanted = Nothing stands behind { $option }: it is on or off
# $name is an option, or what stands for an argument.
usage-missing = { $name } is missing
usage-missing-of = { $name } is missing; it may be: { $allowed }
usage-wrong = What stands behind { $name } is wrong
usage-wrong-of = What stands behind { $name } is wrong; it may be: { $allowed }
usage-wrong-number = What stands behind { $name } is wrong; it has to be a number: { $allowed }
# $name is an environment variable that stands for an option.
usage-wrong-environment = The environment variable { $name } is wrong; it may be: { $allowed }
