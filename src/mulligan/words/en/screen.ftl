### The table in a terminal, drawn on the full screen.

# Always below the table: keys, and what they do. At most 40 characters.
screen-keys = ? keys · : commands · Q leave
# A new game was asked for while one is being played. N is the key.
screen-new-again = N again leaves this game for a new deal; any other key goes on with it.
screen-too-small = The window is too small for this table.
# What two keys do, as a list of keys says it.
screen-key-command = opens a line for commands and moves
screen-key-leave = leaves; the game is told as a record
# Below a text that lies over the table.
screen-close = Escape closes this.
