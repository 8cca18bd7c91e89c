### Stranice s pravilima: šta stoji oko njihovog teksta, i nazivi u njihovim tabelama.

## Oko teksta

rulebook-contents = Na ovoj stranici
rulebook-languages = Jezici
rulebook-games = Pravila ostalih igara
rulebook-all = Pravila igara
rulebook-play = Igrajte ovo deljenje
rulebook-yours = za vašim stolom
rulebook-your-rules = Vaš sto: { $rules }
rulebook-position = { $moves ->
    [0] { $code }, početak
   *[other] { $code } posle poteza { $moves }
}
rulebook-moves = Potezi, od poteza { $first }
rulebook-refused = Odbijeno: { $token }

## Tabele: njihovi nazivi i nazivi njihovih kolona

rulebook-presets = Skupovi pravila
rulebook-rule-set = Skup pravila
rulebook-letters = U kodu
rulebook-options = Opcije
rulebook-option = Opcija
rulebook-values = Vrednosti
rulebook-default = { $value } (ako se ne izabere drugačije)
rulebook-scoring = Bodovanje
rulebook-what = Šta se dešava
rulebook-unit-points = Poeni
rulebook-unit-strokes = Udarci
rulebook-unit-normal = Poeni
rulebook-unit-windows = Poeni
rulebook-unit-vegas = Dolari
rulebook-verdicts = { $code } po svim skupovima pravila
rulebook-verdict = Može li da se dobije?
rulebook-verdict-won = da
rulebook-verdict-lost = ne
rulebook-fewest-left = Najmanje preostalih karata
rulebook-on-rank = Na { $rank ->
    [1] keca
    [11] žandara
    [12] damu
    [13] kralja
   *[other] kartu { $rank }
}
rulebook-or = { " " }ili{ " " }
rulebook-nothing = ništa
rulebook-key = Taster
rulebook-does = Šta radi
rulebook-player = Igrač
rulebook-board = Tabla
rulebook-round = Rezultat runde
rulebook-round-scores = Koliko table vrede
rulebook-closer-is = { $name }, završava rundu
rulebook-closer = Tabla onoga ko završava
rulebook-others = Ostale table
rulebook-closer-gets = Dobija
rulebook-closing = Kraj runde u brojevima

## Šta nešto donosi

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
