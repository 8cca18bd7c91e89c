### Labels of the sheet that lists the keys at a table and changes them. The page reads this file itself. $key is a key as it
### stands on the keyboard, "Shift+D"; $meaning what it does, as page.ftl and party.ftl say it: "draws a card".

keys-change-line = Per cambiare un tasto, sceglilo qui e premi quello nuovo.
# Stands for the key of something that has none.
keys-none = nessuno
# The button that changes a key.
keys-change = { $key }: { $meaning }. Cambia il tasto
# The field that waits for the key, and what is told when it opens.
keys-new = Nuovo tasto: { $meaning }
keys-press = Premi un tasto
keys-press-line = Premi il nuovo tasto. Esc lascia tutto com’era.
keys-changed = Cambiato. { $key }: { $meaning }
keys-kept = Non cambiato. { $key }: { $meaning }
# Why a key cannot be chosen.
keys-taken = Non cambiato: { $key } è già occupato: { $meaning }
keys-tab = Non cambiato: { $key } porta da un elemento all’altro della pagina e non può fare altro
keys-browser = Non cambiato: { $key } può servire al browser o al sistema
keys-unknown = Non cambiato: questo tasto non si distingue da altri
keys-usual = Rimetti i tasti abituali
keys-usual-again = Tutti i tasti sono di nuovo quelli abituali.
