### Le etichette della pagina web. Questo file lo legge la pagina stessa; le frasi sul gioco stanno negli altri file.

## Ogni pagina

# Il nome della casa nell’angolo, come collegamento alla pagina iniziale.
page-home = Mulligan, pagina iniziale
# La fila di pulsanti in alto, per i lettori di schermo.
page-commands = Comandi
page-skip-main = Vai al contenuto principale
page-skip-table = Vai al tavolo
page-language = Lingua
page-close = Chiudi
page-settings = Impostazioni
page-retry = Riprova
page-to-front = Alla pagina iniziale
page-unreachable = Il server non risponde. Controlla la connessione e riprova.

## La pagina iniziale

page-front = Un tavolo tranquillo per le carte
page-front-line = Nessuna registrazione: scegli un gioco e gioca.
page-games = Giochi
# Avvia subito il gioco. Per i lettori di schermo segue il nome del gioco.
page-play = Gioca
# Apre la scelta delle regole.
page-new-game-more = Nuova partita…
# Titolo sopra le partite iniziate e non finite.
page-continue = Continua
# Toglie dall’elenco una partita non finita. $code è il suo codice.
page-forget = Togli { $code } dall’elenco
page-no-answer = Nessuno risponde

## «Nuova partita»

page-new-game = Nuova partita
page-game = Gioco
# Titolo sopra le regole (Facile, Classica, ...).
page-rules = Regole
page-options = Opzioni
# Quante opzioni differiscono dalla regola scelta.
page-options-changed = { $count ->
    [one] { $count } modificata
   *[other] { $count } modificate
}
page-winnable-only = Solo partite vincibili
page-winnable-only-line = Si mescola finché non esce una partita che si può vincere conoscendo tutte le carte.
page-winnable-seeking = Si cerca una partita vincibile…
# Il pulsante che distribuisce le carte.
page-deal = Distribuisci
page-code-field = Codice della partita o link
page-code-hint = Per esempio GO1-E-AAAAAAB: lo stesso codice distribuisce sempre le stesse carte.
page-deal-code = Gioca questo codice

## Indirizzi che non portano da nessuna parte

page-no-deal = Questa partita non esiste
page-dealing = Si distribuiscono le carte
page-no-table = Questo tavolo non esiste
page-no-table-line = Forse l’indirizzo è incompleto, o il tavolo non è mai stato qui.
page-lost = Questa pagina non esiste
page-lost-line = Forse l’indirizzo è incompleto.

## Il tavolo

# Il piano di gioco, per i lettori di schermo.
page-board = Tavolo
# Un posto e che cosa c’è: «Colonna 3: 6 di cuori», «Mazzo: 16 carte», «Colonna 3: vuota».
page-cell = { $place }: { $what }
# Una carta che sta sotto altre: «Colonna 3, riga 2: 6 di cuori».
page-cell-covered = { $place }, riga { $row }: { $card }
# Segue il nome del gioco quando le regole non hanno un nome.
page-own-rules = regole personalizzate
page-score = Punteggio
page-moves = Mosse
page-dealt = Le carte sono distribuite.
page-watching = Stai guardando questo tavolo.
page-play-this = Gioca tu questa partita
page-connection-lost = La connessione è interrotta; nuovo tentativo in corso. La tua partita non è persa.
page-connection-back = Di nuovo in linea.
page-not-kept = Questo browser non può conservare le partite: la sua memoria è piena o disattivata. Questa dura finché la pagina resta aperta.
page-undo = Annulla
page-redo = Ripeti
page-lifted = In mano: { $what }. Dove? { $places }
page-goes-nowhere = { $what }: ora non può andare da nessuna parte
page-put-back = Rimesso a posto: { $what }
page-stock-closed = non si può più pescare
page-rules-now = Le regole di questo tavolo
page-how-to-play = Come si gioca: { $game }
page-moves-now = Mosse possibili
page-moves-none = Ora non c’è nessuna mossa.
page-menu = Menu
page-where = Posizione a parole
# La cronologia di ciò che è stato detto, come pulsante.
page-log = Cronologia
page-log-empty = Non è ancora successo nulla.
# Distribuisce ancora una volta le stesse carte.
page-again = Distribuisci di nuovo le stesse carte
page-restart = Ricomincia questa partita
page-restart-ask = Ricominciare questa partita?
page-restart-line = Le stesse carte vengono distribuite di nuovo e le mosse fatte vanno perse.
page-restart-yes = Ricomincia
page-restart-no = Continua a giocare
page-copy-code = Copia il codice
# Il codice stesso come pulsante, per i lettori di schermo.
page-copy-this-code = Codice della partita { $code }: copia
page-copy-link = Copia il link
page-code-copied = Il codice è copiato.
page-link-copied = Il link è copiato.
page-copy-by-hand = Qui il browser non permette di copiare: il testo è selezionato, copialo a mano.
page-share = Condividi questa partita
page-share-line = Chi apre il link riceve esattamente le stesse carte.
page-code = Codice della partita
page-link = Link

## Suggerimenti e analisi

page-hint = Suggerimento
page-hint-longer = Pensaci di più
page-thinking = Ci sto pensando…
page-hint-all-seeing = Suggerimento che conosce tutte le carte
page-hint-none-here = Per questo gioco non ci sono suggerimenti.
page-review = Analisi
page-review-game = Analizza questa partita
page-review-early = Analizzare prima della fine?
page-review-early-line = L’analisi conosce tutte le carte: dice che cosa permettono quelle nascoste.
page-review-early-yes = Analizza
page-review-early-no = Continua a giocare
page-reviewing = La partita viene analizzata…
page-review-step = Passo della partita
page-review-at = { $number ->
    [0] Inizio
   *[other] Mossa { $number } di { $count }
}
page-review-back = Una mossa indietro
page-review-on = Una mossa avanti
page-play-on = Gioca da qui
page-light-won = Si può vincere
page-light-lost = Non si può più vincere
page-light-unknown = Non è deciso se si può vincere
page-light-asking = Si sta verificando se si può vincere
page-light-word-won = Vincibile
page-light-word-lost = Persa
page-light-word-unknown = Incerta

## Un giro di più buche. «Buca» è la parola del golf per una distribuzione.

page-hole = Buca
page-total = Totale
# Segue il totale.
page-par = par { $par }
page-score-card = Segnapunti
# Titolo della colonna che dice se una buca è finita.
page-hole-state = Stato
page-hole-ahead = da giocare
page-hole-playing = in gioco
page-hole-over = finita
page-hole-given-up = abbandonata
page-next-hole = Prossima buca
page-give-up = Abbandonare questa buca?
page-give-up-line = Le carte rimaste contano come colpi e a questa buca non si può tornare.
page-give-up-yes = Abbandona
page-give-up-no = Continua a giocare

## Una serie di partite in cui la somma prosegue

page-bankroll = Cassa
page-next-deal = Prossima partita
page-leave-deal = Lasciare questa partita?
page-leave-deal-line = Vale come sta, e non vi si può tornare.
page-leave-deal-yes = Prossima partita
page-leave-deal-no = Continua a giocare

## Impostazioni. Ognuna ha un nome e una riga che la spiega.

page-theme = Aspetto
page-theme-auto = come il sistema
page-theme-light = chiaro
page-theme-dark = scuro
page-explain = Regole interattive
page-explain-line = Spiegano perché una mossa non è consentita. Se disattivate, non succede nulla.
page-four-colours = Quattro colori
page-four-colours-line = Ogni seme ha il suo colore.
page-left-handed = Disposizione per mancini
page-left-handed-line = Mazzo, scarto e annulla cambiano lato.
page-letters = Tasti di una sola lettera
page-letters-line = Agiscono solo quando il tavolo ha il focus.
page-light = Spia della partita vincibile
page-light-line = Durante il gioco mostra se la posizione si può ancora vincere. Conosce le carte nascoste.
page-hopeless = Avviso quando non si può più vincere
page-hopeless-line = Lo dice appena nessun modo di continuare può vincere. Conosce le carte nascoste.
page-local-indices = Lettere italiane
page-local-indices-line = { page-indices } su asso, fante, regina (donna) e re.
# Le lettere di asso, fante, donna e re, in quest’ordine.
page-indices = A F D R

## Tasti

page-keys = Tasti al tavolo
# Lo stesso, in breve, come pulsante.
page-keys-short = Tasti
page-keys-line = Lettere e cifre agiscono quando il tavolo ha il focus. Si possono disattivare nelle impostazioni.
page-keys-off = Lettere e cifre sono disattivate nelle impostazioni; gli altri tasti agiscono quando il tavolo ha il focus.
# La barra spaziatrice, come si scrive sul tasto.
page-space = Spazio
page-key-places = al posto vicino
page-key-rows = lungo una colonna, e tra le colonne e il mazzo
page-key-ends = al primo posto, all’ultimo
page-key-play = gioca la carta o la solleva
page-key-draw = pesca una carta
page-key-lift = solleva una carta; poi le frecce vanno dove può stare, Invio la posa
page-key-can-go = dice dove può andare una carta
page-key-columns = giocano la carta libera di quella colonna o sollevano ciò che può andare altrove
page-key-undo = annulla
page-key-redo = ripete ciò che è stato annullato
page-key-hint = dà un suggerimento; ancora una volta, ci pensa di più
page-key-where = dice la posizione a parole
page-key-new = nuova partita
page-key-keys = mostra questi tasti
page-key-escape = rimette a posto una carta sollevata; chiude ciò che è aperto
