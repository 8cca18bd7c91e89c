### The table in a terminal, drawn on the full screen.

# Always below the table: keys, and what they do. At most 40 characters.
screen-keys = ? näppäimet · : komennot · Q lopettaa
# A new game was asked for while one is being played. N is the key.
screen-new-again = N uudelleen: uusi jako tämän pelin tilalle; mikä tahansa muu näppäin jatkaa tätä peliä.
screen-too-small = Ikkuna on liian pieni tälle pöydälle.
# What two keys do, as a list of keys says it.
screen-key-command = avaa rivin komennoille ja siirroille
screen-key-leave = lopettaa; peli kirjoitetaan tallenteena
# Below a text that lies over the table.
screen-close = Escape sulkee tämän.
