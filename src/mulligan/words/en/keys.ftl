### Labels of the sheet that lists the keys at a table and changes them. The page reads this file itself. $key is a key as it
### stands on the keyboard, "Shift+D"; $meaning what it does, as page.ftl and party.ftl say it: "draws a card".

keys-change-line = To change a key, choose it here and press the new one.
# Stands for the key of something that has none.
keys-none = none
# The button that changes a key.
keys-change = { $key }: { $meaning }. Change the key
# The field that waits for the key, and what is told when it opens.
keys-new = New key: { $meaning }
keys-press = Press a key
keys-press-line = Press the new key. Escape leaves everything as it was.
keys-changed = Changed. { $key }: { $meaning }
keys-kept = Not changed. { $key }: { $meaning }
# Why a key cannot be chosen.
keys-taken = Not changed: { $key } is taken already: { $meaning }
keys-tab = Not changed: { $key } leads through the page and can do nothing else
keys-browser = Not changed: { $key } may belong to the browser or the system
keys-unknown = Not changed: this key cannot be told apart from others
keys-usual = Back to the usual keys
keys-usual-again = All keys are the usual ones again.
