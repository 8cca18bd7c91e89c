### Labels of the sheet that lists the keys at a table and changes them. The page reads this file itself. $key is a key as it
### stands on the keyboard, "Shift+D"; $meaning what it does, as page.ftl and party.ftl say it: "draws a card".

keys-change-line = Näppäimen voi vaihtaa: valitse se tästä ja paina uutta.
# Stands for the key of something that has none.
keys-none = ei mikään
# The button that changes a key.
keys-change = { $key }: { $meaning }. Vaihda näppäin
# The field that waits for the key, and what is told when it opens.
keys-new = Uusi näppäin: { $meaning }
keys-press = Paina näppäintä
keys-press-line = Paina uutta näppäintä. Escape jättää kaiken ennalleen.
keys-changed = Vaihdettu. { $key }: { $meaning }
keys-kept = Ei vaihdettu. { $key }: { $meaning }
# Why a key cannot be chosen.
keys-taken = Ei vaihdettu: { $key } on jo käytössä: { $meaning }
keys-tab = Ei vaihdettu: { $key } siirtää kohdistusta sivulla eikä voi tehdä muuta
keys-browser = Ei vaihdettu: { $key } voi kuulua selaimelle tai järjestelmälle
keys-unknown = Ei vaihdettu: tätä näppäintä ei erota muista
keys-usual = Palauta tavalliset näppäimet
keys-usual-again = Kaikki näppäimet ovat taas tavalliset.
