### TriPeaks: naziv, skupovi pravila i opcije.

tripeaks-name = TriPeaks
tripeaks-line = Uklonite tri vrha: na odložni kup ide karta za jedan viša ili niža.
tripeaks-players = 1 igrač
tripeaks-time = 3–10 min
tripeaks-difficulty = lako
tripeaks-moves = d izvlači kartu, 1 do 28 igraju kartu tog mjesta, brojeno red po red odozgo

## Skupovi pravila

tripeaks-preset-easy = Lako
tripeaks-preset-easy-line = Kralj i as povezani.
tripeaks-preset-classic = Klasično
tripeaks-preset-classic-line = Kralj i as odvojeni: na kralja ide samo dama.

## Opcije

tripeaks-option-ends = Kralj i as
tripeaks-value-ends-wrap = povezani
tripeaks-value-ends-queen = dama na kralja
tripeaks-value-ends-strict = ništa na kralja
tripeaks-option-open = Prekrivene karte
tripeaks-value-open-no = skrivene
tripeaks-value-open-yes = vidljive

## Vlastiti razlozi: sam razlog, i u punoj rečenici

reason-place_empty = Ondje više nema karte
reason-place_covered = Ova je karta prekrivena
reason-no_such_place = Nema takvog mjesta
refusal-place_empty = Mjesto { $place } je prazno: njegova je karta već odigrana
refusal-place_covered = Mjesto { $place }: ova je karta prekrivena; najprije idu karte iznad nje
refusal-no_such_place = Nema mjesta { $place }: mjesta idu od 1 do { $count }
