### Un tavolo di più persone: i tabelloni, e una frase per ogni azione in tre lunghezze.

## I tabelloni. $who è you quando è chi legge, altrimenti other; $name è il nome.

player = Giocatore { $number }
place-cell-of = { $name }, riga { $row }, colonna { $column }
board = { $who ->
    [you] Il tuo tabellone.
   *[other] Il tabellone di { $name }.
}
board-row = Riga { $row }: { $cards }.

## I valori da soli, dove i semi non contano. $rank è 0 per un jolly, poi da 1 (asso) a 13 (re).

rank = { $rank ->
    [0] jolly
    [1] asso
    [11] fante
    [12] regina
    [13] re
   *[other] { $rank }
}

## Che cosa fa qualcuno, in breve e normalmente. $card è la carta che va, $other quella tolta dal tabellone o scoperta;
## $card-rank e $other-rank sono i loro valori. $row e $column sono quelli del posto.

brief-draw-hand = { $who ->
    [you] Peschi: { $card-rank }.
   *[other] { $name } pesca.
}
brief-discard-hand = { $who ->
    [you] Prendi: { $card-rank }.
   *[other] { $name } prende: { $card-rank }.
}
brief-hand-cell = { $who ->
    [you] Metti in { $row }, { $column }: { $card-rank }; via: { $other-rank }.
   *[other] { $name } mette in { $row }, { $column }: { $card-rank }; via: { $other-rank }.
}
brief-hand-discard = { $who ->
    [you] Scarti: { $card-rank }; scoperta in { $row }, { $column }: { $other-rank }.
   *[other] { $name } scarta: { $card-rank }; scoperta in { $row }, { $column }: { $other-rank }.
}
normal-draw-hand = { $who ->
    [you] Peschi: { $card }.
   *[other] { $name } pesca una carta.
}
normal-discard-hand = { $who ->
    [you] Prendi dagli scarti: { $card }.
   *[other] { $name } prende dagli scarti: { $card }.
}
normal-hand-cell = { $who ->
    [you] Nella riga { $row }, colonna { $column } metti: { $card }; va negli scarti: { $other }.
   *[other] { $name } mette nella riga { $row }, colonna { $column }: { $card }; va negli scarti: { $other }.
}
normal-hand-discard = { $who ->
    [you] Scarti: { $card }; nella riga { $row }, colonna { $column } scopri: { $other }.
   *[other] { $name } scarta: { $card }; nella riga { $row }, colonna { $column } scopre: { $other }.
}

## Che cosa aggiunge una frase piena. $left è quanto resta, $free la carta in cima, $down quante carte del tabellone sono coperte.

full-draw-hand = { $left ->
    [0] Ora il mazzo è vuoto.
    [one] Nel mazzo resta { $left } carta.
   *[other] Nel mazzo restano { $left } carte.
}
full-discard-hand = { $left ->
    [0] Ora non ci sono scarti.
   *[other] Ora in cima agli scarti: { $free }.
}
full-board = { $down ->
    [0] Tutte le carte di questo tabellone sono scoperte.
    [one] Su questo tabellone resta { $down } carta coperta.
   *[other] Su questo tabellone restano { $down } carte coperte.
}

## Che altro accade. $count è quanti scarti si mescolano, $cards che cosa copriva ancora un tabellone.

brief-shuffle-draw = Scarti mescolati: { $count }.
normal-shuffle-draw = { $count ->
    [one] Il mazzo è vuoto: { $count } scarto ne forma uno nuovo.
   *[other] Il mazzo è vuoto: { $count } scarti, mescolati, ne formano uno nuovo.
}
brief-call-close = { $who ->
    [you] Chiudi.
   *[other] { $name } chiude.
}
normal-call-close = { $who ->
    [you] Chiudi la mano: agli altri resta un turno ciascuno.
   *[other] { $name } chiude la mano: agli altri resta un turno ciascuno.
}
turned-up = { $who ->
    [you] Scopri: { $cards }.
   *[other] { $name } scopre: { $cards }.
}
your-turn = Tocca a te.
next-turn = Tocca a { $name }.
round-scores = Punti – { $scores }.
round-score = { $who ->
    [you] tu: { $score }
   *[other] { $name }: { $score }
}
