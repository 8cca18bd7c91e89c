### Rifiuti ed errori: che cosa non va, dove, e che cosa sarebbe giusto. Senza punto finale.

## Il solo motivo, a sé stante (GP-18)

reason-unreadable = Questa non è una mossa
reason-no_such_column = Questa colonna non esiste
reason-game_over = La partita è finita
reason-nothing_to_undo = Non c’è nulla da annullare
reason-nothing_to_redo = Non c’è nulla da ripetere
reason-column_empty = La colonna è vuota
reason-no_such_card = Questa carta non esiste
reason-covered = Questa carta è bloccata
reason-stock_empty = Il mazzo è vuoto
reason-no_next_hole = Non c’è una buca successiva
reason-not_your_turn = Non è il tuo turno
reason-stale = Intanto il tavolo è cambiato
reason-no_such_table = Questo tavolo non esiste
reason-no_such_game = Questo gioco non esiste
reason-too_large = Il messaggio è troppo grande

## Lo stesso per intero

refusal-unreadable = «{ $token }» non è una mossa in { $game }: { $moves }; u annulla, r ripete
refusal-no_such_column = La colonna { $column } non esiste: le colonne vanno da 1 a { $count }
refusal-game_over = La partita è finita: si può annullare una mossa o avviare una nuova partita
refusal-nothing_to_undo = Non c’è nulla da annullare
refusal-nothing_to_redo = Non c’è nulla da ripetere: si ripete solo ciò che è appena stato annullato
refusal-column_empty = La colonna { $column } è vuota: non vi si può giocare alcuna carta
refusal-no_such_card = La colonna { $column } non ha una riga { $row }: ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
refusal-covered = { $Card } nella riga { $row } della colonna { $column }: questa carta è bloccata; si gioca solo la carta libera di una colonna
refusal-stock_empty = Il mazzo è vuoto: si può giocare solo una carta libera adatta
refusal-no_next_hole = Non c’è una buca successiva: questa è una distribuzione singola
refusal-not_your_turn = Non è il tuo turno: tocca ad altri
refusal-stale = Intanto il tavolo è cambiato: guardarlo di nuovo prima di scegliere
refusal-no_such_table = Questo tavolo non esiste: controllare il link o avviare una nuova partita
refusal-no_such_game = Questo gioco non esiste: sceglierne uno della pagina iniziale
refusal-too_large = Il messaggio è troppo grande: inviare meno in una volta

## Testo che non si può leggere

fault-card = { $position ->
    [0] «{ $text }»
   *[other] La parola { $position }, «{ $text }»,
} non è una carta: una carta è un valore (A 2 3 4 5 6 7 8 9 T J Q K) e un seme (c d h s), per esempio Th
fault-place = «{ $text }» non è un posto: un posto è una parola e un numero, per esempio column3
fault-language = La lingua «{ $text }» non c’è; ci sono: { $allowed }
fault-game_key = Il gioco «{ $text }» non c’è; ci sono: { $allowed }
fault-no_solver = Per «{ $text }» non c’è un risolutore; c’è per: { $allowed }
fault-option_name = L’opzione «{ $option }» non c’è; ci sono: { $allowed }
fault-option_value = «{ $value }» non è un valore dell’opzione { $option }; può essere: { $allowed }
fault-option_twice = L’opzione { $option } è indicata due volte: basta una
fault-rules_word = «{ $text }» non dice nulla sulle regole o non è univoco; possono stare: { $allowed }
fault-record_empty = La registrazione è vuota: comincia con il codice di una partita, per esempio GO1-E-AAAAAAB
fault-link = Il link non porta a una distribuzione: un tale link contiene { $path } e il codice di una partita, per esempio { $path }GO1-E-AAAAAAB
fault-code_empty = Il codice è vuoto: ha questa forma: GO1-E-AAAAAAB
fault-code_too_long = Il codice è troppo lungo: { $count } caratteri; al massimo ne ha 400
fault-code_game = Il codice comincia con «{ $text }»; sarebbe giusto: { $allowed }
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
fault-code_source = Alla posizione { $position } del codice si trova «{ $text }»; sarebbe giusto un numero di uno di questi programmi, per esempio ms:5: { $allowed }
fault-code_digits = Alla posizione { $position } del codice si trova «{ $text }»; sarebbe giusto un numero intero di al massimo 20 cifre
fault-deal_number = La distribuzione numero { $number } non esiste: i numeri vanno da { $first } a { $last }
fault-foreign_jokers = I numeri di { $numbering } distribuiscono 52 carte: non si possono aggiungere jolly
fault-foreign_game = I numeri di { $numbering } non distribuiscono { $game }
