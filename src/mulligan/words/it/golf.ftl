### Il solitario Golf: nome, regole e opzioni.

golf-name = Solitario Golf
golf-line = Sette colonne da svuotare sullo scarto, sempre con una carta di un valore superiore o inferiore.
golf-players = 1 giocatore
golf-time = 3–10 min
golf-difficulty = facile
golf-moves = d pesca, da 1 a 7 si gioca la carta libera di quella colonna, 1:4 chiede la carta nella riga 4 della colonna 1

## Le regole (GP-8)

golf-preset-easy = Facile
golf-preset-easy-line = Re e asso collegati; si pesca in qualsiasi momento; punti.
golf-preset-classic = Classica
golf-preset-classic-line = Re e asso separati: su un re va solo una regina; si pesca in qualsiasi momento; punti.
golf-preset-standard = Standard
golf-preset-standard-line = Su un re non va nulla; si pesca in qualsiasi momento; colpi, meno sono e meglio è.
golf-preset-traditional = Tradizionale
golf-preset-traditional-line = Su un re non va nulla; si pesca solo quando non è possibile alcuna mossa; nove buche, par 45.

## Le opzioni

golf-option-ends = Re e asso
golf-value-ends-wrap = collegati
golf-value-ends-queen = regina su un re
golf-value-ends-strict = niente su un re
golf-option-draw = Pescare
golf-value-draw-anytime = in qualsiasi momento
golf-value-draw-when_stuck = solo quando non è possibile alcuna mossa
golf-option-scoring = Punteggio
golf-value-scoring-points = punti
golf-value-scoring-strokes = colpi
golf-option-jokers = Jolly
golf-value-jokers-0 = nessuno
golf-value-jokers-1 = 1 jolly
golf-value-jokers-2 = 2 jolly
golf-option-empty_waste = Scarto all’inizio
golf-value-empty_waste-no = una carta
golf-value-empty_waste-yes = vuoto
golf-option-holes = Buche
golf-value-holes-1 = 1 buca
golf-value-holes-9 = 9 buche

## I suoi motivi: il solo motivo (GP-18), e per intero con le carte

reason-play_first = Rimane una mossa possibile
refusal-play_first = Rimane una mossa possibile: con queste regole si pesca solo quando non ce n’è alcuna
