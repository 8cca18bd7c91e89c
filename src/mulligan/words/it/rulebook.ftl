### Le pagine delle regole: ciò che sta intorno al testo, e i nomi nelle loro tabelle.

## Intorno al testo

rulebook-contents = In questa pagina
rulebook-languages = Lingue
rulebook-games = Le regole degli altri giochi
rulebook-all = Le regole dei giochi
rulebook-play = Gioca questa distribuzione
rulebook-yours = al tuo tavolo
rulebook-your-rules = Il tuo tavolo: { $rules }
rulebook-position = { $moves ->
    [0] { $code }, l’inizio
   *[other] { $code } dopo { $moves }
}
rulebook-moves = Le mosse, dalla mossa { $first }
rulebook-refused = Rifiutata: { $token }

## Le tabelle: i loro nomi e quelli delle loro colonne

rulebook-presets = Le regole
rulebook-rule-set = Regola
rulebook-letters = Nel codice
rulebook-options = Le opzioni
rulebook-option = Opzione
rulebook-values = Valori
rulebook-default = { $value } (se non si sceglie altro)
rulebook-scoring = Il punteggio
rulebook-what = Che cosa succede
rulebook-unit-points = Punti
rulebook-unit-strokes = Colpi
rulebook-unit-normal = Punti
rulebook-unit-windows = Punti
rulebook-unit-vegas = Dollari
rulebook-verdicts = { $code } con ogni regola
rulebook-verdict = Si può vincere?
rulebook-verdict-won = sì
rulebook-verdict-lost = no
rulebook-fewest-left = Minimo di carte rimaste
rulebook-on-rank = { $rank ->
    [1] Su un asso
    [8] Su un 8
    [11] Su un fante
    [12] Su una regina
    [13] Su un re
   *[other] Su un { $rank }
}
rulebook-or = { " " }o{ " " }
rulebook-nothing = niente
rulebook-key = Tasto
rulebook-does = Che cosa fa
rulebook-player = Giocatore
rulebook-board = Tabellone
rulebook-round = Punti della mano
rulebook-round-scores = Quanto contano i tabelloni
rulebook-closer-is = { $name }, che chiude
rulebook-closer = Tabellone di chi chiude
rulebook-others = Altri tabelloni
rulebook-closer-gets = Chi chiude riceve
rulebook-closing = La chiusura in numeri

## Ciò che qualcosa porta

gain-points = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
gain-strokes = { gain-points }
gain-normal = { gain-points }
gain-windows = { gain-points }
gain-vegas = { $sign ->
    [plus] +{ $amount } $
    [minus] −{ $amount } $
   *[none] 0 $
}
