### Stranice s pravilima: što stoji oko njihova teksta, i nazivi u njihovim tablicama.

## Oko teksta

rulebook-contents = Na ovoj stranici
rulebook-languages = Jezici
rulebook-games = Pravila ostalih igara
rulebook-all = Pravila igara
rulebook-play = Zaigrajte ovo dijeljenje
rulebook-yours = za vašim stolom
rulebook-your-rules = Vaš stol: { $rules }
rulebook-position = { $moves ->
    [0] { $code }, početak
   *[other] { $code } nakon poteza { $moves }
}
rulebook-moves = Potezi, od poteza { $first }
rulebook-refused = Odbijeno: { $token }

## Tablice: njihovi nazivi i nazivi njihovih stupaca

rulebook-presets = Skupovi pravila
rulebook-rule-set = Skup pravila
rulebook-letters = U kodu
rulebook-options = Opcije
rulebook-option = Opcija
rulebook-values = Vrijednosti
rulebook-default = { $value } (ako se ne odabere drukčije)
rulebook-scoring = Bodovanje
rulebook-what = Što se događa
rulebook-unit-points = Bodovi
rulebook-unit-strokes = Udarci
rulebook-unit-normal = Bodovi
rulebook-unit-windows = Bodovi
rulebook-unit-vegas = Dolari
rulebook-verdicts = { $code } po svim skupovima pravila
rulebook-verdict = Može li se dobiti?
rulebook-verdict-won = da
rulebook-verdict-lost = ne
rulebook-fewest-left = Najmanje preostalih karata
rulebook-on-rank = Na { $rank ->
    [1] asa
    [11] dečka
    [12] damu
    [13] kralja
   *[other] kartu { $rank }
}
rulebook-or = { " " }ili{ " " }
rulebook-nothing = ništa
rulebook-key = Tipka
rulebook-does = Što radi
rulebook-player = Igrač
rulebook-board = Ploča
rulebook-round = Rezultat runde
rulebook-round-scores = Što ploče broje
rulebook-closer-is = { $name }, zatvara rundu
rulebook-closer = Ploča onoga tko zatvara
rulebook-others = Ostale ploče
rulebook-closer-gets = Dobiva
rulebook-closing = Zatvaranje runde u brojevima

## Što nešto donosi

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
