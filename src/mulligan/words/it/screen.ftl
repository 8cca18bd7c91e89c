### The table in a terminal, drawn on the full screen.

# Always below the table: keys, and what they do. At most 40 characters.
screen-keys = ? tasti · : comandi · Q uscire
# A new game was asked for while one is being played. N is the key.
screen-new-again = Ancora N: una nuova distribuzione al posto di questa partita; ogni altro tasto la continua.
screen-too-small = La finestra è troppo piccola per questo tavolo.
# What two keys do, as a list of keys says it.
screen-key-command = apre una riga per comandi e mosse
screen-key-leave = esce; la partita viene scritta come registrazione
# Below a text that lies over the table.
screen-close = Escape chiude.
