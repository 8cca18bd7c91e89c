### Labels of the sheet that lists the keys at a table and changes them. The page reads this file itself. $key is a key as it
### stands on the keyboard, "Shift+D"; $meaning what it does, as page.ftl and party.ftl say it: "draws a card".

keys-change-line = Da promenite taster, izaberite ga ovde i pritisnite novi.
# Stands for the key of something that has none.
keys-none = nema
# The button that changes a key.
keys-change = { $key }: { $meaning }. Promeni taster
# The field that waits for the key, and what is told when it opens.
keys-new = Novi taster: { $meaning }
keys-press = Pritisnite taster
keys-press-line = Pritisnite novi taster. { "Escape" } ostavlja sve kako je bilo.
keys-changed = Promenjeno. { $key }: { $meaning }
keys-kept = Nije promenjeno. { $key }: { $meaning }
# Why a key cannot be chosen.
keys-taken = Nije promenjeno: taster { $key } je već zauzet: { $meaning }
keys-tab = Nije promenjeno: taster { $key } vodi kroz stranicu i ne može ništa drugo
keys-browser = Nije promenjeno: taster { $key } možda pripada pregledaču ili sistemu
keys-unknown = Nije promenjeno: taj taster se ne razlikuje od drugih
keys-usual = Vrati uobičajene tastere
keys-usual-again = Svi tasteri su opet uobičajeni.
