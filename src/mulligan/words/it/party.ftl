### Labels of the page of a table of several people. The page reads this file itself, after page.ftl; what happens at the
### table is said by the server.

# Makes a table, to which others come by its link.
party-new-table = Nuovo tavolo
party-new-table-more = Nuovo tavolo…
party-share-line = Manda questo link agli altri: chi lo apre può sedersi o guardare.
# Below the link, where it bears a name that means the reader’s own machine.
party-share-here = Questo link porta solo a questo computer. Perché entrino anche gli altri, avvia scripts/play --host 0.0.0.0 (se installato: mulligan serve --host 0.0.0.0) e apri la pagina con l’indirizzo di questo computer nella rete.
party-people = Al tavolo
party-name = Il tuo nome
party-sit = Siediti
party-leave = Lascia il tavolo
# Asked before that in a match.
party-leave-ask = Lasciare il tavolo?
party-leave-ask-line = Al tuo posto continua un robot con i tuoi punti, e a quel posto non si può tornare.
party-leave-ask-yes = Lascia il tavolo
party-leave-ask-no = Continua a giocare
party-watch-line = Dopo la mano forse ci sarà un posto libero.
# Stands after a bot's name. $level is "easy", "normal" or "hard".
party-bot = robot, { $level }
party-level = Livello
party-add-bot = Aggiungi un robot
# These two stand before the name of whom they concern.
party-remove = Togli
party-hand-over = Cedi il tavolo
# Before a choice: "after 60 s", "never".
party-patience = Un robot gioca per chi non ha connessione:
party-idle = Un robot gioca per chi al suo turno non fa nulla:
party-change-rules = Cambia le regole
party-use-rules = Gioca con queste regole
party-start = Comincia
party-rematch = Rivincita
# Stands in its place for everybody else.
party-rematch-owner = { $name } gestisce il tavolo e può cominciare la rivincita.
party-ready = Avanti con la prossima mano
party-next = Subito la prossima mano
party-back = Eccomi: torno a giocare
# The seat is played in another tab or browser.
party-elsewhere = Questo posto si gioca altrove.
party-take-back = Riprendi qui

## What stands beside a name

party-mark-turn = di turno
party-mark-closer = chiude
party-mark-winner = vittoria
party-mark-out = fuori
party-mark-away = assente
party-mark-ready = vuole andare avanti
party-mark-you = tu
party-mark-owner = gestisce il tavolo

## The table

party-piles = Pile e mano
party-own-board = Il tuo tabellone
party-board-of = Tabellone di { $name }
party-others = Gli altri tabelloni
party-no-cards = Ancora nessuna carta
# Heading of the buttons that tell something.
party-questions = Chiedi
# The drawn card is discarded, and then a card is turned up.
party-choose-turn = Scegli la carta da scoprire con le frecce e Invio, o toccala. Esc: tieni la carta pescata.
party-thrown-not = La carta pescata resta in mano tua.
party-cannot-turn = Questa carta non si può scoprire: scegline una coperta.
party-cancel = Tieni la carta
party-nothing-since = Dal tuo ultimo turno non è successo niente.
party-history-start = Questo è l’inizio della cronologia.
party-history-end = Questa è la fine della cronologia.

## Results

party-results = Risultati
party-round = Mano
party-proof = Prova che la distribuzione è onesta
party-proof-line = L’impronta di ogni mano è mostrata prima del primo turno. La registrazione contiene il segreto che c’è dietro: mulligan verify lo controlla.
party-fingerprint = Impronta di questa mano
party-record = Registrazione della mano { $round }
party-copy-record = Copia la registrazione
party-record-copied = La registrazione è copiata.

## Chat

party-chat = Chat
party-chat-on = Mostra e leggi la chat
party-chat-on-line = Spento: quello che scrivono gli altri non si mostra e non si legge.
party-chat-field = Scrivi al tavolo
party-chat-send = Invia

## Settings

party-length = Quanto si dice
party-length-brief = poco
party-length-normal = il giusto
party-length-full = tutto
party-sounds = Suoni brevi
party-sounds-line = Accanto a ognuno c’è una frase; niente è detto solo da un suono.

## Keys: what they do, and short, as a button

party-key-arrows = sul tuo tabellone
party-key-ends = alla prima e all’ultima carta della riga; con Ctrl, del tabellone
party-key-put = mette lì la carta che hai in mano
party-key-cancel = tiene la carta pescata; chiude ciò che è aperto
party-key-draw = pesca una carta
party-key-draw-short = Pesca
party-key-take = prende la prima carta degli scarti
party-key-take-short = Prendi
party-key-discard = scarta la carta pescata; poi si sceglie una carta da scoprire
party-key-discard-short = Scarta
party-key-top = legge la prima carta degli scarti
party-key-top-short = Scarto in cima
party-key-board = legge il tuo tabellone
party-key-board-short = Il mio tabellone
party-key-boards = legge gli altri tabelloni
party-key-boards-short = Altri tabelloni
party-key-scores = legge i punteggi
party-key-scores-short = Punti
party-key-results = va ai risultati di tutte le mani; Esc riporta indietro
party-key-results-short = Risultati
party-key-turn = dice a chi tocca
party-key-turn-short = A chi tocca
party-key-repeat = ripete l’ultimo messaggio
party-key-repeat-short = Ripeti
party-key-since = dice che cosa è successo dal tuo ultimo turno
party-key-since-short = Dal mio turno
party-key-earlier = il messaggio precedente, da ogni punto
party-key-earlier-short = Prima
party-key-later = il messaggio successivo, da ogni punto
party-key-later-short = Dopo
party-key-keys = mostra questi tasti
party-key-keys-short = Tasti
