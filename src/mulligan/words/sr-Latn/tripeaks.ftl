### TriPeaks: naziv, skupovi pravila i opcije.

tripeaks-name = { "TriPeaks" }
tripeaks-line = Uklonite tri vrha: na gomilu odbačenih ide karta za jedan viša ili niža.
tripeaks-players = 1 igrač
tripeaks-time = 3–10 min
tripeaks-difficulty = lako
tripeaks-moves = { "d" } izvlači kartu, 1 do 28 igraju kartu tog mesta, brojano red po red odozgo

## Skupovi pravila

tripeaks-preset-easy = Lako
tripeaks-preset-easy-line = Kralj i kec su povezani.
tripeaks-preset-classic = Klasično
tripeaks-preset-classic-line = Kralj i kec su razdvojeni: na kralja ide samo dama.

## Opcije

tripeaks-option-ends = Kralj i kec
tripeaks-value-ends-wrap = povezani
tripeaks-value-ends-queen = dama na kralja
tripeaks-value-ends-strict = ništa na kralja
tripeaks-option-open = Pokrivene karte
tripeaks-value-open-no = skrivene
tripeaks-value-open-yes = otkrivene

## Sopstveni razlozi: sam razlog, i u punoj rečenici

reason-place_empty = Tu više nema karte
reason-place_covered = Ova karta je pokrivena
reason-no_such_place = Nema takvog mesta
refusal-place_empty = Mesto { $place } je prazno: njegova karta je već odigrana
refusal-place_covered = Mesto { $place }: ova karta je pokrivena; najpre idu karte koje leže preko nje
refusal-no_such_place = Nema mesta { $place }: mesta idu od 1 do { $count }
