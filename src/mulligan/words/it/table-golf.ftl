### Golf da tavolo: che cosa vi si rifiuta e che cosa non si può leggere dei suoi codici.

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
refusal-already_up = { $Card } alla riga { $row }, colonna { $column } è già a faccia in su: scopri una carta coperta
refusal-no_such_cell = Non c'è la riga { $row }, colonna { $column }: i tabelloni hanno { $rows } righe e { $columns } colonne
refusal-not_your_board = Questo è il tabellone di un altro: le carte vanno solo sul proprio
refusal-no_undo = A un tavolo di più persone non si annulla e non si ripete nulla

## Codici delle mani

fault-code_players = Giocatori: { $count }; si gioca da { $first } a { $last }
fault-code_secret = Il segreto di una mano ha 64 cifre, da 0 a 9 e da a a f; qui sono { $count }
fault-code_round = «{ $text }» non è una mano, dal posto { $position } in poi: dopo le regole vengono il numero dei giocatori e il segreto, come in S:3: e 64 cifre
fault-secret_game = { $game } si distribuisce con un numero di sette lettere, non con il segreto di una mano
fault-secret_missing = Una mano di { $game } si distribuisce con il suo segreto: TG1-S:3: e 64 cifre

## Come finisce una mano. $score non si dice: ogni tabellone ha il suo.

ending-closed = La mano è finita: tutti i tabelloni sono scoperti.
ending-worn_out = La mano è finita: nessuno l’ha chiusa in 60 turni a testa; tutti i tabelloni sono scoperti.
