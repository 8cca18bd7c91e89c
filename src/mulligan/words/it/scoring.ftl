### Contare un giro giocato con carte vere, e controllare un giro dal suo segreto.

## I punti. $closed è yes per chi ha chiuso.

terminal-score = { $closed ->
    [yes] { $name }: tabellone { $board }, mano { $round } (ha chiuso)
   *[other] { $name }: tabellone { $board }, mano { $round }
}

## Che cosa non va in una riga. Righe e posti contano da 1.

fault-score_players = Giocatori, { $count }: possono essere da { $first } a { $last }, uno per riga, come in «Ana*: 6c 2h / Xr 3s»
fault-score_name = Riga { $line }, posto { $position }: una riga è un nome, i due punti e le carte, come in «Ana*: 6c 2h / Xr 3s»
fault-score_card = Riga { $line }, posto { $position }: «{ $text }» non è una carta; una carta è un valore, { "A 2 3 4 5 6 7 8 9 T J Q K" }, e un seme, { "c d h s" }, o nessuno; i jolly sono { "Xr" } e { "Xb" }
fault-score_size = Riga { $line }, posto { $position }: un tabellone di { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
} e { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
}; ne hanno da 2 a 4
fault-score_row = Riga { $line }, posto { $position }: nella riga { $row } del tabellone le carte sono { $count }, non { $columns }
fault-score_rows = Riga { $line }, posto { $position }: le righe del tabellone sono { $count }, non { $rows } come nel primo
fault-score_copies = Riga { $line }, posto { $position }: «{ $text }» c’è più volte che in due mazzi, che ne hanno { $count }
fault-score_no_closer = Riga { $line }, posto { $position }: non è segnato chi ha chiuso; dopo il suo nome va un asterisco, come in «Ana*:»
fault-score_closers = Riga { $line }, posto { $position }: un secondo segno di chiusura; la riga { $first } è già segnata

## Controllare un giro dal suo segreto

terminal-verified = Il segreto ha l’impronta { $fingerprint }, e la registrazione si gioca fino in fondo, mosse: { $moves }.
terminal-other-fingerprint = L’impronta mostrata era { $shown }; il segreto ha { $made }.
terminal-not-over = La registrazione non arriva in fondo: la mano continua dopo la mossa { $moves }.
terminal-other-scores = I punti indicati sono { $told }; dalla registrazione risultano { $counted }.
fault-verify_fingerprint = Riga { $line }: un’impronta sola di 64 cifre, da 0 a 9 e da a a f; qui sono { $count }
fault-verify_no_fingerprint = Manca l’impronta: una riga «fingerprint:» con le 64 cifre mostrate prima della mano
fault-verify_scores = Riga { $line }: «{ $text }» non sono punti; sono numeri interi, uno per posto, in una riga
fault-verify_no_secret = { $text } non è stato distribuito da un segreto; la registrazione di una mano comincia con TG1 e lo contiene
