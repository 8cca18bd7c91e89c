### Modalità a righe e riga di comando.

## La riga di comando

terminal-refused-move = Mossa { $number }, { $token }: { $text }
terminal-no-file = Il file { $file } non si può leggere: { $why }
terminal-not-written = { $file } non si può scrivere: { $why }
terminal-no-output = L’output non si può scrivere: { $why }
terminal-after-command = Dopo --after stanno solo mosse: «{ $text }» è un comando
terminal-no-text = Il file { $file } non è testo UTF-8: il byte { $position } non si può leggere.
terminal-no-game = Indicare un gioco, oppure una cartella con --out

## Che cosa dice il risolutore

terminal-solved-won = { $code }: si può vincere.
terminal-solved-lost = { $code }: non si può vincere.
terminal-solved-unknown = { $code }: non deciso in { $seconds } s; più tempo: --budget.
# Il meglio che può mostrare la fine di una partita.
terminal-solved-best = Minimo di carte rimaste: { $left }. Miglior punteggio in colpi: { $strokes }, in punti: { $points }.
terminal-solved-line = { $count ->
    [one] { $count } mossa: { $line }
   *[other] { $count } mosse: { $line }
}
terminal-solved-states = Posizioni raggiunte: { $states }, in { $seconds } s.

## Una posizione in righe di carte

terminal-deal = { $game }, { $code }
terminal-rules = Regole: { $rules }
terminal-option = { $option }: { $value }
terminal-place = { $place }: { $cards }
terminal-empty = vuoto
terminal-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
terminal-counters = Punteggio { $score }, mosse { $moves }, annullabili: { $undo }.
# counters e figures sono frasi intere.
terminal-counted = { $counters } { $figures }
terminal-ended = { $counters } { $ending }

## L'elenco dei giochi

terminal-game = { $key }: { $game }. { $line }
terminal-preset = {"  "}{ $letters }: { $preset }. { $line }
terminal-choice = { $word } ({ $value })
terminal-option-line = {"  "}{ $name }: { $option }. { $choices }

## La modalità a righe

terminal-opening = { $game }, { $rules }. Codice della partita: { $code }. ? elenca i comandi.
terminal-hole = Buca { $hole } di { $holes }, codice { $code }.
terminal-bankroll = Cassa: { $total }.
terminal-total = { $par ->
    [0] Totale dopo la buca { $hole }: { $total }.
   *[other] Totale dopo la buca { $hole }: { $total }; il par del giro è { $par }.
}
terminal-unreadable = { $text }. Comandi: { $commands }
terminal-rules-on = Regole interattive attive: una mossa rifiutata viene spiegata.
terminal-rules-off = Regole interattive disattivate: una mossa rifiutata non produce alcun effetto e non dice nulla.
terminal-rules-usage = Scrivere rules on oppure rules off.
terminal-goodbye = La partita come registrazione: { $record }
terminal-help-moves = Mosse: { $moves }
terminal-help-w = w: la posizione a parole
terminal-help-s = s: punteggio e mosse
terminal-help-u = u: annulla l’ultima azione
terminal-help-r = r: ripete l’azione annullata
terminal-help-next = next: la buca successiva del giro o, con la cassa, la prossima partita; ciò che è ancora in gioco viene abbandonato
terminal-help-restart = restart: le stesse carte da capo
terminal-help-code = code: il codice di questa partita
terminal-help-record = record: tutta la partita come testo
terminal-help-new = new: una nuova distribuzione con le stesse regole; new CODICE o new GIOCO distribuisce quella
terminal-help-rules = rules on, rules off: spiegare o no le mosse rifiutate
terminal-help-lang = lang e la sigla della lingua: un’altra lingua: { $languages }
terminal-language = { $lang } ({ $name })
terminal-help-help = ?: questo elenco
terminal-help-q = q: uscire
