### TriPeaks: nome, regole e opzioni.

tripeaks-name = TriPeaks
tripeaks-line = Togli le tre cime: sullo scarto va una carta di un valore superiore o inferiore.
tripeaks-players = 1 giocatore
tripeaks-time = 3–10 min
tripeaks-difficulty = facile
tripeaks-moves = d pesca, da 1 a 28 si gioca la carta di quel posto, contando riga per riga dall’alto

## Regole

tripeaks-preset-easy = Facile
tripeaks-preset-easy-line = Re e asso collegati.
tripeaks-preset-classic = Classica
tripeaks-preset-classic-line = Re e asso separati: sul re va solo la regina.

## Opzioni

tripeaks-option-ends = Re e asso
tripeaks-value-ends-wrap = collegati
tripeaks-value-ends-queen = regina sul re
tripeaks-value-ends-strict = niente sul re
tripeaks-option-open = Carte sovrapposte
tripeaks-value-open-no = coperte
tripeaks-value-open-yes = scoperte

## Ragioni proprie: sola, e nella frase intera

reason-place_empty = Lì non c’è più una carta
reason-place_covered = Altre carte coprono questa
reason-no_such_place = Non c’è un posto così
refusal-place_empty = Il posto { $place } è vuoto: la sua carta è già stata giocata
refusal-place_covered = Posto { $place }: altre carte coprono questa; prima vanno via quelle
refusal-no_such_place = Non c’è un posto { $place }: i posti vanno da 1 a { $count }
