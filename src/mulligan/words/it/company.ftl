### Le persone a un tavolo: chi viene e chi va, a chi tocca, che cosa ha portato una mano e che cosa vi si rifiuta.
### $who è "you" per la persona di cui parla la frase, altrimenti "other", e allora $name è come si chiama.

company-bot-name = Robot { $number }
company-level-easy = facile
company-level-normal = medio
company-level-hard = difficile
company-level-person = persona

## Che cosa è successo

company-sat = { $who ->
    [you] Ti siedi come { $name }.
   *[other] { $name } si siede.
}
company-left = { $who ->
    [you] Lasci il tavolo.
   *[other] { $name } lascia il tavolo.
}
company-removed = { $who ->
    [you] Non sei più al tavolo: ora guardi.
   *[other] { $name } ({ $level }) non è più al tavolo.
}
company-bot = { $name } ({ $level }) si siede.
company-rules = Ora le regole sono: { $rules }.
company-patience = { $seconds ->
    [0] D’ora in poi nessuno è assente, per quanto a lungo manchi la connessione.
   *[other] D’ora in poi è assente chi resta { $seconds } secondi senza connessione.
}
company-idle = { $seconds ->
    [0] D’ora in poi si aspetta chi pensa a lungo al suo turno.
   *[other] D’ora in poi un robot gioca per chi al suo turno non fa nulla per { $seconds } secondi.
}
company-reminded = { $who ->
    [you] Tocca a te: tra { $seconds } secondi un robot gioca per te.
   *[other] { $name } riceve un promemoria per il turno.
}
company-owner = { $who ->
    [you] Ora il tavolo è tuo.
   *[other] Ora il tavolo è di { $name }.
}
company-began = Comincia la mano { $round }. { $who ->
    [you] Tocca prima a te.
   *[other] Tocca prima a { $name }.
}
company-ready = { $who ->
    [you] Vuoi andare avanti.
   *[other] { $name } vuole andare avanti.
}
company-away = { $who ->
    [you] Sei assente: al tuo posto gioca un robot.
   *[other] { $name } è assente: continua un robot.
}
company-back = { $who ->
    [you] Rieccoti: il posto è di nuovo tuo.
   *[other] { $name } è di nuovo al tavolo.
}
company-said = { $name }: { $text }
company-elsewhere = Questo posto è stato aperto altrove, e continua là.

## A chi tocca, e che cosa si aspetta

company-turn = { $who ->
    [you] { $last ->
        [yes] Il tuo ultimo turno.
       *[no] Tocca a te.
    }
   *[other] { $last ->
        [yes] L’ultimo turno di { $name }.
       *[no] Tocca a { $name }.
    }
}
company-status-waiting = { $count ->
    [0] Al tavolo non c’è ancora nessuno; ne servono { $least }.
    [1] Al tavolo c’è un giocatore; ne servono { $least }.
   *[other] Al tavolo ci sono { $count } giocatori; chi possiede il tavolo può cominciare.
}
company-status-between = La prossima mano comincia quando tutti vogliono andare avanti.
company-won = { $count ->
    [1] Vince { $names }.
   *[other] Vincono insieme: { $names }.
}
# $played dice se c'è una mano finita a cui ha partecipato.
company-score = { $who ->
    [you] Tu
   *[other] { $name }
}: { $played ->
    [yes] { $score } in questa mano, in tutto { $total }
   *[no] in tutto { $total }
}{ $out ->
    [yes] , fuori gioco.
   *[no] .
}
# After a round, behind the scores of the round: "In all – you: 50, Bo: 104 (out)."
company-totals = In tutto – { $totals }.
company-total = { $who ->
    [you] tu: { $total }
   *[other] { $name }: { $total }
}{ $out ->
    [yes] { " " }(fuori gioco)
   *[no] { "" }
}
company-round = Mano { $round } – { $scores }.
company-no-round = Nessuna mano è ancora finita.
company-discard = Scarti: { $what }.
company-patience-choice = { $seconds ->
    [0] mai
   *[other] dopo { $seconds } s
}

## Motivi dei rifiuti: da soli, e per esteso

reason-not_owner = Può farlo solo chi possiede il tavolo
reason-round_running = Si sta giocando una mano
reason-match_running = Si sta giocando una partita
reason-bad_name = Questo nome non va bene
reason-name_taken = Qualcuno si chiama già così
reason-table_full = Non c’è un posto libero
reason-no_such_level = Questo livello non esiste
reason-bad_rules = Queste non sono regole
reason-bad_seconds = Non è fra le scelte
reason-only_people_own = Solo una persona può avere il tavolo
reason-no_such_chair = Al tavolo non c’è questo posto
reason-too_few = I giocatori sono troppo pochi
reason-no_next_round = Non si aspetta una nuova mano
reason-round_over = La mano è finita
reason-no_round = Non si sta giocando nessuna mano
reason-bad_text = Questa riga non va bene
reason-too_fast = Troppo in fretta
reason-not_seated = Non siedi a questo tavolo
refusal-not_owner = Può farlo solo chi possiede il tavolo
refusal-round_running = Si sta giocando una mano: si può quando è finita; intanto puoi guardare
refusal-match_running = Si sta giocando una partita: si può quando è finita
refusal-bad_name = Un nome ha da 1 a { $most } caratteri visibili; questo ne ha { $count }
refusal-name_taken = Al tavolo qualcuno si chiama già { $name }: scegli un altro nome
refusal-table_full = Non c’è un posto libero: al tavolo siedono in { $count }; puoi guardare
refusal-no_such_level = Non c’è un robot di questo livello; ci sono: { $allowed }
refusal-bad_rules = «{ $text }» non sono regole di questo gioco; ci sono: { $allowed }
refusal-bad_seconds = Questi secondi non sono fra le scelte; ci sono: { $allowed }
refusal-only_people_own = Un robot non può avere il tavolo: passalo a una persona
refusal-no_such_chair = Al tavolo non c’è un posto «{ $number }» per questo
refusal-too_few = Giocatori: { $count }; ne servono { $least }
refusal-no_next_round = Adesso non si aspetta una nuova mano
refusal-round_over = La mano è finita: la prossima comincia quando tutti vogliono andare avanti
refusal-no_round = Non si sta giocando nessuna mano: la comincia chi possiede il tavolo
refusal-bad_text = Una riga ha da 1 a { $most } caratteri visibili; questa ne ha { $count }
refusal-too_fast = Troppo in fretta: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
refusal-not_seated = Stai guardando: può farlo solo chi siede al tavolo
fault-message_several = «{ $text }» si può chiedere solo a un tavolo di più persone
