### TriPeaks: nimi, sääntömuodot ja valinnat.

tripeaks-name = TriPeaks
tripeaks-line = Pura kolme huippua avopakkaan: aina yhden suurempi tai pienempi kortti.
tripeaks-players = 1 pelaaja
tripeaks-time = 3–10 min
tripeaks-difficulty = helppo
tripeaks-moves = d nostaa kortin, 1–28 pelaa sen paikan kortin, laskien ylhäältä rivi kerrallaan

## Sääntömuodot

tripeaks-preset-easy = Helppo
tripeaks-preset-easy-line = Kuningas ja ässä ovat vierekkäin.
tripeaks-preset-classic = Klassinen
tripeaks-preset-classic-line = Kuningas ja ässä ovat erillään: kuninkaan päälle käy vain rouva.

## Valinnat

tripeaks-option-ends = Kuningas ja ässä
tripeaks-value-ends-wrap = vierekkäin
tripeaks-value-ends-queen = rouva kuninkaan päälle
tripeaks-value-ends-strict = ei mitään kuninkaan päälle
tripeaks-option-open = Peitetyt kortit
tripeaks-value-open-no = nurin
tripeaks-value-open-yes = näkyvissä

## Omat syyt: pelkkä syy ja koko lause

reason-place_empty = Siinä ei ole enää korttia
reason-place_covered = Kortin päällä on muita kortteja
reason-no_such_place = Sellaista paikkaa ei ole
refusal-place_empty = Paikka { $place } on tyhjä: sen kortti on jo pelattu
refusal-place_covered = Paikka { $place }: kortin päällä on muita kortteja; ne lähtevät ensin
refusal-no_such_place = Paikkaa { $place } ei ole: paikat ovat 1–{ $count }
