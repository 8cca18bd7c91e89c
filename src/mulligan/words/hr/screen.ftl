### The table in a terminal, drawn on the full screen.

# Always below the table: keys, and what they do. At most 40 characters.
screen-keys = ? tipke · : naredbe · Q izlaz
# A new game was asked for while one is being played. N is the key.
screen-new-again = Još jednom N: novo dijeljenje umjesto ove partije; svaka je druga tipka nastavlja.
screen-too-small = Prozor je premalen za ovaj stol.
# What two keys do, as a list of keys says it.
screen-key-command = otvara redak za naredbe i poteze
screen-key-leave = izlazi; partija se ispisuje kao zapis
# Below a text that lies over the table.
screen-close = Escape zatvara ovo.
