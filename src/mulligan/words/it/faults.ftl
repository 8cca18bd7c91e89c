### Rifiuti ed errori: che cosa non va, dove, e che cosa sarebbe giusto. Senza punto finale.

## Il solo motivo, a sé stante (GP-18)

reason-unreadable = Questa non è una mossa
reason-no_such_column = Questa colonna non esiste
reason-game_over = La partita è finita
reason-hole_over = La buca è finita
reason-nothing_to_undo = Non c’è nulla da annullare
reason-nothing_to_redo = Non c’è nulla da ripetere
reason-column_empty = La colonna è vuota
reason-no_such_card = Questa carta non esiste
reason-covered = Questa carta è bloccata
reason-king_closes = Il re chiude la sequenza
reason-not_adjacent = Deve essere di un valore superiore o inferiore
reason-only_to_waste = Le carte vanno solo sullo scarto
reason-stock_empty = Il mazzo è vuoto
reason-no_next_hole = Non c’è una buca successiva
reason-no_next_deal = Non c’è una distribuzione successiva
reason-time_goes_on = Il tempo non torna indietro
reason-waste_empty = Lo scarto è vuoto
reason-foundation_empty = La base è vuota
reason-face_down = Questa carta è coperta
reason-same_place = La carta è già lì
reason-no_such_move = Le carte non vanno lì
reason-not_your_turn = Non è il tuo turno
reason-stale = Intanto il tavolo è cambiato
reason-no_such_table = Questo tavolo non esiste
reason-too_large = Il messaggio è troppo grande

## Lo stesso per intero

refusal-unreadable = «{ $token }» non è una mossa in { $game }: { $moves }; u annulla, r ripete
refusal-no_such_column = La colonna { $column } non esiste: le colonne vanno da 1 a { $count }
refusal-game_over = La partita è finita: si può annullare una mossa o avviare una nuova partita
refusal-hole_over = Questa buca è finita: si può annullare una mossa o passare alla buca successiva
refusal-nothing_to_undo = Non c’è nulla da annullare
refusal-nothing_to_redo = Non c’è nulla da ripetere: si ripete solo ciò che è appena stato annullato
refusal-column_empty = La colonna { $column } è vuota: da lì non si può giocare nessuna carta
refusal-no_such_card = { $column ->
    [0] Questa pila non ha una riga { $row }
   *[other] La colonna { $column } non ha una riga { $row }
}: ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
refusal-covered = { $column ->
    [0] { $Card }: questa carta è bloccata; si gioca solo la carta libera di una pila
   *[other] { $Card } nella riga { $row } della colonna { $column }: questa carta è bloccata; si gioca solo la carta libera di una colonna
}
refusal-king_closes = { $Card } su { $on }: con queste regole il re chiude la sequenza
refusal-not_adjacent = { $Card } su { $on }: deve essere di un valore superiore o inferiore
refusal-only_to_waste = Le carte vanno solo sullo scarto: una carta libera o la prossima del mazzo
refusal-stock_empty = Il mazzo è vuoto: si può giocare solo una carta libera adatta
refusal-no_next_hole = Non c’è una buca successiva: questa è una distribuzione singola
refusal-no_next_deal = Non c’è una distribuzione successiva: dopo un mazzo esatto non viene un altro numero
refusal-time_goes_on = Il tempo non torna indietro: si gioca già da { $elapsed ->
    [one] { $elapsed } secondo
   *[other] { $elapsed } secondi
}, non da { $seconds }
refusal-waste_empty = Lo scarto è vuoto: non si può giocare nessuna sua carta
refusal-foundation_empty = La base di { $foundation ->
    [1] picche
    [2] cuori
    [3] quadri
   *[other] fiori
} è vuota: non si può prendere nessuna sua carta
refusal-face_down = La carta nella riga { $row } della colonna { $column } è coperta: si muovono solo le carte scoperte
refusal-same_place = La carta è già lì: scegli un altro posto
refusal-no_such_move = In questo gioco le carte non vanno lì
refusal-not_your_turn = Non è il tuo turno: tocca ad altri
refusal-stale = Intanto il tavolo è cambiato: guardalo di nuovo prima di scegliere
refusal-no_such_table = Questo tavolo non esiste: controlla il link o avvia una nuova partita
refusal-too_large = Il messaggio è troppo grande: invia meno in una volta

## Testo che non si può leggere

fault-card = { $position ->
    [0] «{ $text }»
   *[other] La parola { $position }, «{ $text }»,
} non è una carta: una carta è un valore (A 2 3 4 5 6 7 8 9 T J Q K) e un seme (c d h s), per esempio Th
fault-place = «{ $text }» non è un posto: un posto è una parola e un numero, per esempio column3
fault-language = La lingua «{ $text }» non c’è; ci sono: { $allowed }
fault-game_key = Il gioco «{ $text }» non c’è; ci sono: { $allowed }
fault-no_solver = Per «{ $game }» non c’è un risolutore; c’è per: { $games }
fault-option_name = L’opzione «{ $option }» non c’è; ci sono: { $allowed }
fault-option_value = «{ $value }» non è un valore dell’opzione { $option }; può essere: { $allowed }
fault-option_needs = «{ $option_label }» ha senso solo con «{ $needs_label }: { $value_label }» ({ $option } richiede { $needs }={ $value })
fault-option_twice = L’opzione { $option } è indicata due volte: basta una
fault-rules_word = «{ $text }» non dice nulla sulle regole o non è univoco; possono stare: { $allowed }
fault-rules_preset = «{ $text }» indica da sola tutte le regole; insieme ad altre parole si scriva invece { $words }
fault-record_empty = La registrazione è vuota: comincia con il codice di una partita, per esempio GO1-E-AAAAAAB
fault-link = Il link non porta a una distribuzione: un tale link contiene { $path } e il codice di una partita, per esempio { $path }GO1-E-AAAAAAB
fault-code_empty = Il codice è vuoto: ha questa forma: GO1-E-AAAAAAB
fault-code_too_long = Il codice è troppo lungo: { $count } caratteri; al massimo ne ha 400
fault-code_game = Un codice comincia con uno di questi: { $allowed }, non con «{ $text }»
fault-code_parts = «{ $text }» ha { $count ->
    [one] { $count } parte
   *[other] { $count } parti
} tra i trattini; un codice ne ha tre, per esempio GO1-E-AAAAAAB
fault-code_preset = Alla posizione { $position } del codice si trova «{ $text }»; le regole cominciano con uno di questi: { $allowed }
fault-code_option = Alla posizione { $position } del codice si trova «{ $text }»; sarebbe giusto uno di questi: { $allowed }
fault-code_option_twice = Alla posizione { $position } del codice si trova «{ $text }», ma l’opzione { $option } è già indicata: basta una volta
fault-code_option_order = Alla posizione { $position } del codice si trova «{ $text }» dopo «{ $after }»; il suo posto è prima
fault-code_letter = Alla posizione { $position } del codice si trova «{ $text }»; sarebbe giusta una lettera dalla A alla Z
fault-code_length = L’ultima parte del codice, «{ $text }» alla posizione { $position }, ha { $count ->
    [one] { $count } lettera
   *[other] { $count } lettere
}; ne servono 7
fault-code_source = Alla posizione { $position } del codice si trova «{ $text }»; sarebbe giusto un numero di un altro programma o un mazzo esatto, per esempio ms:5; ci sono: { $allowed }
fault-code_digits = Alla posizione { $position } del codice si trova «{ $text }»; sarebbe giusto un numero intero di al massimo 20 cifre
fault-deal_number = La distribuzione numero { $number } non esiste: i numeri vanno da { $first } a { $last }
fault-foreign_jokers = I numeri di { $numbering } distribuiscono 52 carte: non si possono aggiungere jolly
fault-foreign_game = I numeri di { $numbering } non distribuiscono { $game }

## Mazzi esatti e tavoli di altri programmi

no-cards = nessuna
fault-pack = Questo non è un mazzo intero di 52 carte; carte mancanti: { $missing }; carte presenti più di una volta: { $doubled }
fault-deck_digit = Alla posizione { $position } si trova «{ $text }»; un mazzo si scrive con sole cifre
fault-deck_length = Il mazzo ha { $count ->
    [one] { $count } cifra
   *[other] { $count } cifre
}; ne servono 156: tre per ognuna delle 52 carte
fault-deck_card = Alla posizione { $position } si trova «{ $text }», che non è una carta: una carta è un valore da 01 a 13 e un seme (1 fiori, 2 quadri, 3 cuori, 4 picche), per esempio 103 per il 10 di cuori
fault-deck_jokers = Un mazzo esatto ha 52 carte: non si possono aggiungere jolly
fault-deck_round = Un mazzo esatto è una distribuzione singola: non ne segue un’altra, quindi non può essere un giro di più buche
fault-deck_game = Un mazzo non dice per quale gioco è; indicarne uno di questi: { $allowed }
fault-format_empty = Non c’è testo: non c’è nulla da leggere
fault-format_unknown = Il testo non comincia come alcun formato noto; indicarlo con --from: { $allowed }
fault-format_too_long = Il testo è troppo lungo: { $count } caratteri; al massimo ne ha { $most }
fault-format_moves = Dopo il codice si trova «{ $text }»: si converte solo una distribuzione, non una partita in corso
fault-format_game = Il formato { $format } non può contenere questa distribuzione di { $game }: contiene 52 carte senza jolly, in colonne
fault-board_card = La parola { $position } della riga { $line }, «{ $text }», non è una carta: una carta è un valore (A, da 2 a 10 o T, J, Q, K) e un seme (C D H S), tra parentesi angolari se è coperta, per esempio 10H o <TH>
fault-board_header = La riga { $line } comincia con «{ $text }»; sarebbero giuste delle carte o uno di questi: { $allowed }
fault-board_header_twice = «{ $text }» c’è di nuovo nella riga { $line }: basta una volta
fault-board_shape = Carte nelle colonne: { $text }; sarebbe giusto: { $allowed }
fault-board_waste = Carte sullo scarto: { $count }; nessun gioco comincia così, e si legge solo una distribuzione al suo inizio
fault-board_foundations = Carte già sulle basi: { $count }; si legge solo una distribuzione al suo inizio
fault-board_face_up = { $Card } nella riga { $row } della colonna { $column } è scoperta; all’inizio è coperta
fault-board_face_down = { $Card } nella riga { $row } della colonna { $column } è coperta; all’inizio è scoperta
fault-json_text = Il testo non è JSON: si interrompe nella riga { $line } alla posizione { $position }
fault-json_object = Il JSON non è un oggetto; può avere queste parti: { $allowed }
fault-json_list = «{ $text }» non è un elenco di carte; «tableau piles» e «foundations» sono elenchi di tali elenchi
fault-json_key = «{ $text }» non è una parte di una distribuzione di Solvitaire; ci sono: { $allowed }
fault-json_key_twice = «{ $text }» c’è due volte: basta una
fault-json_card = La carta { $position } di «{ $pile }», { $text }, non è una carta: una carta è un valore (A, da 2 a 10, J, Q, K) e un seme (C D H S, minuscolo se è coperta), per esempio "10H"
