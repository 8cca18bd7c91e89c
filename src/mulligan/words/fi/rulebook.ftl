### Sääntösivut: mitä niiden tekstin ympärillä on, ja niiden taulukoiden nimet.

## Tekstin ympärillä

rulebook-contents = Tällä sivulla
rulebook-languages = Kielet
rulebook-games = Muiden pelien säännöt
rulebook-all = Pelien säännöt
rulebook-play = Pelaa tämä jako
rulebook-yours = sinun pöydässäsi
rulebook-your-rules = Sinun pöytäsi: { $rules }
rulebook-position = { $moves ->
    [0] { $code }, alku
   *[other] { $code }, pelattu { $moves }
}
rulebook-moves = Siirrot siirrosta { $first } alkaen
rulebook-refused = Torjuttu: { $token }

## Taulukot: niiden nimet ja sarakkeiden nimet

rulebook-presets = Sääntömuodot
rulebook-rule-set = Sääntömuoto
rulebook-letters = Koodissa
rulebook-options = Valinnat
rulebook-option = Valinta
rulebook-values = Arvot
rulebook-default = { $value } (ellei muuta valita)
rulebook-scoring = Pisteenlasku
rulebook-what = Mitä tapahtuu
rulebook-unit-points = Pisteet
rulebook-unit-strokes = Lyönnit
rulebook-unit-normal = Pisteet
rulebook-unit-windows = Pisteet
rulebook-unit-vegas = Dollarit
rulebook-verdicts = { $code } eri sääntömuodoilla
rulebook-verdict = Voiko sen voittaa?
rulebook-verdict-won = kyllä
rulebook-verdict-lost = ei
rulebook-fewest-left = Vähiten kortteja jäljellä
rulebook-on-rank = { $rank ->
    [1] Ässän päälle
    [11] Jätkän päälle
    [12] Rouvan päälle
    [13] Kuninkaan päälle
   *[other] { $rank }:n päälle
}
rulebook-or = { " " }tai{ " " }
rulebook-nothing = ei mitään
rulebook-key = Näppäin
rulebook-does = Mitä se tekee
rulebook-player = Pelaaja
rulebook-board = Lauta
rulebook-round = Kierroksen pisteet
rulebook-round-scores = Lautojen pisteet
rulebook-closer-is = { $name }, sulkija
rulebook-closer = Sulkijan lauta
rulebook-others = Muut laudat
rulebook-closer-gets = Sulkija saa
rulebook-closing = Sulkeminen numeroina

## Mitä jokin tuo

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
