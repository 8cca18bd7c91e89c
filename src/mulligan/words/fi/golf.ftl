### Golf-pasianssi: nimi, sääntömuodot ja valinnat.

golf-name = Golf-pasianssi
golf-line = Tyhjennä seitsemän pinoa avopakkaan: aina yhden suurempi tai pienempi kortti.
golf-players = 1 pelaaja
golf-time = 3–10 min
golf-difficulty = helppo
golf-moves = d nostaa kortin, 1–7 pelaa sen pinon vapaan kortin, 1:4 pyytää pinon 1 rivin 4 korttia

## Sääntömuodot (GP-8)

golf-preset-easy = Helppo
golf-preset-easy-line = Kuningas ja ässä ovat vierekkäin; nostaa saa milloin vain; pisteet.
golf-preset-classic = Klassinen
golf-preset-classic-line = Kuningas ja ässä ovat erillään: kuninkaan päälle käy vain rouva; nostaa saa milloin vain; pisteet.
golf-preset-standard = Vakio
golf-preset-standard-line = Kuninkaan päälle ei käy mikään; nostaa saa milloin vain; lyönnit, vähiten on paras.
golf-preset-traditional = Perinteinen
golf-preset-traditional-line = Kuninkaan päälle ei käy mikään; nostaa saa vain, kun mikään kortti ei käy; yhdeksän reikää, par 45.

## Valinnat

golf-option-ends = Kuningas ja ässä
golf-value-ends-wrap = vierekkäin
golf-value-ends-queen = rouva kuninkaan päälle
golf-value-ends-strict = ei mitään kuninkaan päälle
golf-option-draw = Nostaminen
golf-value-draw-anytime = milloin vain
golf-value-draw-when_stuck = vain kun mikään kortti ei käy
golf-option-scoring = Pisteenlasku
golf-value-scoring-points = pisteet
golf-value-scoring-strokes = lyönnit
golf-option-jokers = Jokerit
golf-value-jokers-0 = ei jokereita
golf-value-jokers-1 = 1 jokeri
golf-value-jokers-2 = 2 jokeria
golf-option-empty_waste = Avopakka alussa
golf-value-empty_waste-no = yksi kortti
golf-value-empty_waste-yes = tyhjä
golf-option-holes = Reiät
golf-value-holes-1 = 1 reikä
golf-value-holes-9 = 9 reikää

## Omat syyt: pelkkä syy (GP-18) ja koko lause kortteineen

reason-play_first = Jokin kortti käy vielä
refusal-play_first = Jokin kortti käy vielä: näillä säännöillä nostetaan vasta, kun mikään ei käy
