### Suggerimenti, se una posizione si può vincere, e l’analisi di una partita. Un «mondo» è uno dei modi in cui possono stare le carte che nessuno ha visto.

## Un suggerimento

hint-move = Suggerimento: { $move }.
hint-none = Nessuna mossa porta avanti.
hint-over = La partita è finita: non c’è nulla da suggerire.
hint-wins = Vince in circa { $tenths ->
    [one] { $tenths } mondo
   *[other] { $tenths } mondi
} su 10 come questo.
hint-wins-always = { $worlds ->
    [one] Vince nell’unico mondo come questo che è stato provato.
   *[other] Vince in tutti i { $worlds } mondi come questo che sono stati provati.
}
hint-wins-nearly = Vince in più di 9 mondi su 10 come questo.
hint-wins-rarely = Vince in meno di 1 mondo su 10 come questo.
hint-wins-never = { $worlds ->
    [one] L’unico mondo come questo che è stato provato non si può vincere
   *[other] Nessuno di { $worlds } mondi come questo si può vincere
}{ $left ->
    [-1] .
    [one] ; nel migliore dei casi resta circa { $left } carta.
   *[other] ; nel migliore dei casi restano circa { $left } carte.
}
hint-sees-won = Conoscendo tutte le carte, vince.
hint-sees-lost = Conoscendo tutte le carte, nulla vince più{ $left ->
    [-1] .
    [one] ; nel migliore dei casi resta { $left } carta.
   *[other] ; nel migliore dei casi restano { $left } carte.
}
hint-undecided = Non si è deciso in tempo se vince.

## Se una posizione si può vincere, conoscendo tutte le carte

winnable-won = Questa posizione si può vincere.
winnable-lost = Questa posizione non si può più vincere.
winnable-unknown = Non è deciso se questa posizione si può vincere.

## L’analisi di una partita

review-deal = La distribuzione: { $worth }
review-end = Alla fine: { $worth }
review-move = Mossa { $number }: { $said }
review-won = Si può vincere.
review-lost = Non si può vincere.
review-unknown = Non deciso in tempo.
review-best = { $left ->
    [0] Al meglio { $score }.
    [one] Al meglio { $score }, { $left } carta rimasta.
   *[other] Al meglio { $score }, { $left } carte rimaste.
}
review-kept = Nulla è andato perso.
review-win-given = La mossa { $number } ha buttato via la vittoria: { $move }.
review-win-between = La vittoria è stata buttata via tra le mosse { $first } e { $number }; non si è deciso in tempo con quale.
review-par-given = La mossa { $number } ha buttato via il risultato migliore: { $move }.
review-par-between = Il risultato migliore è stato buttato via tra le mosse { $first } e { $number }; non si è deciso in tempo con quale.
review-better = Meglio: { $move }.

## Nel terminale

terminal-hint = { $token }: { $text }
terminal-review-line = Da lì: { $line }
terminal-help-hint = hint: suggerisce una mossa da ciò che si vede; hint all-seeing: dalle carte vere
terminal-help-review = review: che cosa permetteva la distribuzione e dove è andato perso
terminal-hint-usage = Scrivere hint oppure hint all-seeing.

## Errori

fault-winnable_round = Solo per una singola distribuzione si può chiedere che sia vincibile: scegli una sola buca
fault-winnable_none = Nessuna partita vincibile trovata in tempo: riprova
fault-table_moves = La mossa { $number } del nuovo tavolo, «{ $token }», non si può giocare
fault-busy = { refusal-busy }
reason-busy = Troppo da pensare
refusal-busy = Il server ha troppo da pensare: riprova fra poco
fault-warming = { refusal-warming }
reason-warming = Risolutori non ancora pronti
refusal-warming = I risolutori si stanno ancora preparando su questo server, il che la prima volta richiede fino a un minuto: aspetta un poco
