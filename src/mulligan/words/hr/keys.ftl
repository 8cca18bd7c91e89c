### Labels of the sheet that lists the keys at a table and changes them. The page reads this file itself. $key is a key as it
### stands on the keyboard, "Shift+D"; $meaning what it does, as page.ftl and party.ftl say it: "draws a card".

keys-change-line = Za promjenu tipke odaberite je ovdje i pritisnite novu.
# Stands for the key of something that has none.
keys-none = nema
# The button that changes a key.
keys-change = { $key }: { $meaning }. Promijeni tipku
# The field that waits for the key, and what is told when it opens.
keys-new = Nova tipka: { $meaning }
keys-press = Pritisnite tipku
keys-press-line = Pritisnite novu tipku. Escape ostavlja sve kako je bilo.
keys-changed = Promijenjeno. { $key }: { $meaning }
keys-kept = Nije promijenjeno. { $key }: { $meaning }
# Why a key cannot be chosen.
keys-taken = Nije promijenjeno: tipka { $key } već je zauzeta: { $meaning }
keys-tab = Nije promijenjeno: tipka { $key } vodi kroz stranicu i ne može ništa drugo
keys-browser = Nije promijenjeno: tipka { $key } možda pripada pregledniku ili sustavu
keys-unknown = Nije promijenjeno: ta se tipka ne razlikuje od drugih
keys-usual = Vrati uobičajene tipke
keys-usual-again = Sve su tipke opet uobičajene.
