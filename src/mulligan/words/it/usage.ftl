### La riga di comando: i suoi comandi, che cosa ricevono e che cosa si dice quando sono usati male.

## I comandi, uno per riga

command-all = Un tavolo per i solitari: nel browser, nel terminale, da Python.
command-serve = Offre il tavolo come pagina web.
command-play = Un tavolo nel terminale, a tutto schermo o riga per riga; ? elenca i tasti o i comandi.
command-deal = Mostra la posizione iniziale di una distribuzione.
command-words = Dice una posizione a parole, in una riga.
command-replay = Rigioca una registrazione: posizione finale, punteggio, contatori, esito.
command-convert = Converte una distribuzione dai formati di altri programmi e verso di essi.
command-score = Conta i punti di una mano di Golf da tavolo giocata con carte vere.
command-verify = Confronta il segreto di una mano con l’impronta mostrata prima, e controlla la registrazione.
command-games = Elenca i giochi, le loro regole e le loro opzioni.
command-rules = Mostra la pagina delle regole di un gioco, con ogni esempio giocato secondo le regole.
command-solve = Risolve una posizione con esattezza, conoscendo tutte le carte: se si vince, il meglio che c’è e con quali mosse.
command-hint = Suggerisce una mossa da ciò che vede chi gioca, e dice perché.
command-review = Analizza una partita: che cosa permetteva la distribuzione e dove è andato perso.
command-survey = Risolve molte distribuzioni: quante si possono vincere, e quanto bene.

## Che cosa sta al posto di ciò che si indica

value-game = GIOCO
value-code = CODICE
value-code-or-file = CODICE, FILE o -
value-game-code-or-link = GIOCO, CODICE o LINK
value-file = FILE
value-file-or-input = FILE o -
value-folder = CARTELLA
value-moves = MOSSE
value-seconds = SECONDI
value-name = NOME
value-address = INDIRIZZO

## Argomenti

argument-game-code-or-link = Un gioco (golf, golf/strict), il codice di una partita o un link.
argument-code = Il codice di una partita: GO1-E-AAAAAAB, golf/strict/ms:5, o un link.
argument-position = Il codice di una partita, o una registrazione in un file; - legge lo standard input.
argument-record = Una registrazione: un codice, poi le mosse. - legge lo standard input.
argument-deal = Una distribuzione in un file, sullo standard input, o il suo codice.
argument-scores = Un giocatore per riga, segnando chi ha chiuso: Ana*: 6c 2h / Xr 3s.
argument-claim = La registrazione della mano, e una riga con la sua impronta.
argument-rules-game = Un gioco, per esempio golf; senza, con --out: tutti.
argument-survey-game = Il gioco: golf, klondike.

## Opzioni

option-version = Dice la versione e finisce.
option-help = Dice questo e finisce.
option-lang = La lingua della risposta: { $languages }
option-json = Un oggetto JSON sullo standard output.
option-after = Che cosa è stato giocato, per esempio "d 5 2".
option-host = L’indirizzo su cui ascoltare.
option-port = La porta; 0 per una qualsiasi libera.
option-db = Dove si conservano le partite; se non è indicato, SQLite nella cartella dei dati dell’utente.
option-open = Apre la pagina, se c’è uno schermo.
option-name = Un nome con cui altri lo raggiungono; si può ripetere.
option-line = Solo righe: un evento per riga, nulla viene ridisegnato.
option-to = Il formato che si vuole; solo un codice contiene anche le regole.
option-from = Il formato del testo; se non è indicato, lo dice il suo inizio.
option-game = Il gioco di un tavolo o di un mazzo; se non è indicato, lo dice la forma del tavolo.
option-diagonals = Se le diagonali dei tabelloni quadrati sono linee.
option-joker-lines = Una linea di jolly conta 0, oppure ognuno tiene i suoi −3.
option-tie = Chi chiude a pari punti con il tabellone più basso ha il bonus, nulla o la penalità.
option-rules-out = Scrive invece le pagine come HTML in una cartella, in tutte le lingue.
option-objective = Dove portano le mosse: a vincere, alla fine migliore che c’è, o a vincere in poche mosse.
option-budget = Quando rinunciare.
option-hint-budget = Quanto a lungo pensare.
option-all-seeing = Usa le carte vere, non solo ciò che vede chi gioca.
option-rules = Una regola (E) o parole delle opzioni (strict+strokes); se non è indicata, quella predefinita.
option-deals = Quante distribuzioni.
option-first = Il numero della prima distribuzione.
option-numbering = I numeri di chi: propri (own), o di un altro programma: ms, pysol, ...
option-survey-budget = Quando lasciare indecisa una distribuzione.
option-workers = Quanti processi; se non è indicato, uno per ogni core.
option-cluster = Uno scheduler di Dask (tcp://host:8786), o local per avviarne uno qui.
option-out = Un file Parquet, una riga per distribuzione; lo stesso comando lo continua.
option-plot = Un grafico del risultato: .svg o .png.

## Attorno alla guida di un comando

usage-before = Uso:
usage-options = [OPZIONI]
usage-command = COMANDO ...
usage-heading-arguments = Argomenti
usage-heading-options = Opzioni
usage-heading-commands = Comandi
usage-default = se non è indicato: { $value }
usage-between = da { $least } a { $most }
usage-least = almeno { $least }
usage-needed = da indicare
usage-environment = anche in { $name }
usage-more = { $command } --help dice di più.

## Che cosa si dice quando sono usati male

usage-no-command = Manca un comando; ci sono: { $allowed }
usage-no-such-command = Il comando «{ $text }» non c’è; ci sono: { $allowed }
usage-too-many = «{ $text }» è di troppo: questo comando non riceve tante cose
usage-no-such-option = L’opzione { $option } qui non c’è; ci sono: { $allowed }
usage-no-value = Dopo { $option } manca un valore
usage-no-value-wanted = { $option } non ha un valore: c’è o non c’è
usage-missing = Manca: { $name }
usage-missing-of = Manca: { $name }; può essere: { $allowed }
usage-wrong = { $name }: il valore non è giusto
usage-wrong-of = { $name }: il valore non è giusto; può essere: { $allowed }
usage-wrong-number = { $name }: il valore non è giusto; deve essere un numero: { $allowed }
usage-wrong-environment = La variabile d’ambiente { $name } non è giusta; può essere: { $allowed }
