### Golf da tavolo: nome, opzioni e posti, che cosa vi si rifiuta e che cosa non si può leggere dei suoi codici.

## Motivi suoi: da soli, e per esteso. $row e $column contano da 1.

reason-draw_first = Prima pesca o prendi una carta
reason-already_drawn = Hai già una carta in mano
reason-no_discard_back = Una carta presa dagli scarti non può tornarci subito
reason-already_up = Questa carta è già scoperta
reason-no_such_cell = Il tabellone non ha questo posto
reason-not_your_board = Questo è il tabellone di un altro
reason-no_undo = A un tavolo di più persone non si annulla nulla
refusal-draw_first = Pesca una carta, o prendi quella in cima agli scarti, prima di metterla sul tuo tabellone
refusal-already_drawn = Hai già in mano { $card }: prima mettila sul tuo tabellone
refusal-no_discard_back = { $Card }: presa dagli scarti, non può tornarci subito; mettila sul tuo tabellone
refusal-already_up = { $Card } alla riga { $row }, colonna { $column } è già scoperta: scopri una carta coperta
refusal-no_such_cell = Non c’è la riga { $row }, colonna { $column }: i tabelloni hanno { $rows } righe e { $columns } colonne
refusal-not_your_board = Questo è il tabellone di un altro: le carte vanno solo sul proprio
refusal-no_undo = A un tavolo di più persone non si annulla e non si ripete nulla

## Codici delle mani

fault-code_players = Giocatori: { $count }; si gioca da { $first } a { $last }
fault-code_secret = Il segreto di una mano ha 64 cifre, da 0 a 9 e da a a f; qui sono { $count }
fault-code_round = «{ $text }» non è il codice intero di una mano: ha le regole, il numero dei giocatori e il segreto, come in { $code }-S:3: e 64 cifre; le persone giocano a un tavolo, con il suo link
fault-secret_game = { $game } si distribuisce con un numero di sette lettere, non con il segreto di una mano
fault-secret_missing = Una mano di { $game } si distribuisce con il suo segreto: TG1-S:3: e 64 cifre

## Come finisce una mano. $score non si dice: ogni tabellone ha il suo.

ending-closed = La mano è finita: tutti i tabelloni sono scoperti.
ending-worn_out = La mano è finita: nessuno l’ha chiusa in 60 turni a testa; tutti i tabelloni sono scoperti.
brief-ending-closed = La mano è finita.
brief-ending-worn_out = La mano è finita: nessuno l’ha chiusa in tempo.

## Il gioco, le sue regole e le sue opzioni

table-golf-name = Golf da tavolo
table-golf-line = Pochi punti sul proprio tabellone di carte coperte; le linee di carte uguali valgono 0.
table-golf-players = 2–6 giocatori
table-golf-time = 10–30 min
table-golf-difficulty = facile
table-golf-moves = draw pesca e take prende dagli scarti; put:1,2 mette la carta in mano nella riga 1, colonna 2; drop:1,2 la scarta e scopre quella carta
table-golf-preset-standard = Standard
table-golf-preset-standard-line = Tabelloni di 2 per 3 carte, quattro jolly, le diagonali contano, si gioca fino a 100 punti.
table-golf-option-board = Tabellone, righe per colonne
table-golf-value-board-2x2 = 2 per 2
table-golf-value-board-2x3 = 2 per 3
table-golf-value-board-2x4 = 2 per 4
table-golf-value-board-3x3 = 3 per 3
table-golf-value-board-3x4 = 3 per 4
table-golf-value-board-4x4 = 4 per 4
table-golf-value-board-3x2 = 3 per 2
table-golf-value-board-4x2 = 4 per 2
table-golf-value-board-4x3 = 4 per 3
table-golf-option-jokers = Jolly
table-golf-value-jokers-0 = nessuno
table-golf-value-jokers-2 = 2 jolly
table-golf-value-jokers-4 = 4 jolly
table-golf-option-face_up = Scoperte all’inizio
table-golf-value-face_up-0 = nessuna carta
table-golf-value-face_up-1 = 1 carta di ogni tabellone
table-golf-value-face_up-2 = 2 carte di ogni tabellone
table-golf-value-face_up-3 = 3 carte di ogni tabellone
table-golf-option-diagonals = Diagonali dei tabelloni quadrati
table-golf-value-diagonals-yes = sono linee
table-golf-value-diagonals-no = non sono linee
table-golf-option-joker_lines = Una linea di jolly
table-golf-value-joker_lines-zero = conta 0
table-golf-value-joker_lines-keep = conta −3 per ogni jolly
table-golf-option-tie = Chi chiude a pari punti con il tabellone più basso
table-golf-value-tie-success = ha il bonus
table-golf-value-tie-neutral = non ha né bonus né penalità
table-golf-value-tie-fail = ha la penalità
table-golf-option-limit = Si esce dal gioco
table-golf-value-limit-50 = a 50 punti
table-golf-value-limit-100 = a 100 punti
table-golf-value-limit-150 = a 150 punti
table-golf-value-limit-200 = a 200 punti
table-golf-value-limit-300 = a 300 punti
table-golf-option-rounds = Mani
table-golf-value-rounds-0 = quante ne servono
table-golf-value-rounds-1 = 1 mano
table-golf-value-rounds-3 = 3 mani
table-golf-value-rounds-5 = 5 mani
table-golf-value-rounds-9 = 9 mani
table-golf-value-rounds-18 = 18 mani

## I posti, da soli e in una posizione; che cosa vi si trova

place-draw = Mazzo
place-discard = Scarti
place-hand = Mano
place-cell = Riga { $row }, colonna { $column }
empty-draw = 0 carte
empty-discard = nessuna carta
empty-hand = vuota
unseen-draw = { cards }
unseen-hand = una carta che vede solo chi gioca
unseen-cell = coperta
first-draw = Mazzo: { $what }
next-draw = mazzo: { $what }
first-discard = Scarti: { $what }
next-discard = scarti: { $what }
first-hand = Mano: { $what }
next-hand = mano: { $what }

## Le mosse come etichette. $row e $column sono quelle del proprio tabellone.

move-draw-hand = Pesca
move-discard-hand = Prendi dagli scarti: { $card }
move-hand-cell = { $Card } nella riga { $row }, colonna { $column }
move-turn-cell = Scarta la carta pescata, scopri riga { $row }, colonna { $column }

## Ciò che si gioca in più persone non è una distribuzione per una sola

fault-needs_people = { $game } si gioca in { $first }–{ $last }: serve il link di un tavolo
