### Pasijans Golf: naziv, skupovi pravila i opcije.

golf-name = Pasijans Golf
golf-line = Uklonite sve karte iz sedam stupaca: na odložni kup ide karta za jedan viša ili niža.
golf-players = 1 igrač
golf-time = 3–10 min
golf-difficulty = lako
golf-moves = d izvlači kartu, 1 do 7 igraju slobodnu kartu tog stupca, 1:4 traži kartu u retku 4 stupca 1

## Skupovi pravila (GP-8)

golf-preset-easy = Lako
golf-preset-easy-line = Kralj i as povezani; karta se izvlači u bilo kojem trenutku; bodovi.
golf-preset-classic = Klasično
golf-preset-classic-line = Kralj i as odvojeni: na kralja ide samo dama; karta se izvlači u bilo kojem trenutku; bodovi.
golf-preset-standard = Standardno
golf-preset-standard-line = Na kralja ne ide ništa; karta se izvlači u bilo kojem trenutku; udarci, što manje to bolje.
golf-preset-traditional = Tradicionalno
golf-preset-traditional-line = Na kralja ne ide ništa; karta se izvlači samo kada nijedan potez nije moguć; devet rupa, par 45.

## Opcije

golf-option-ends = Kralj i as
golf-value-ends-wrap = povezani
golf-value-ends-queen = dama na kralja
golf-value-ends-strict = ništa na kralja
golf-option-draw = Izvlačenje
golf-value-draw-anytime = u bilo kojem trenutku
golf-value-draw-when_stuck = samo kada nijedan potez nije moguć
golf-option-scoring = Bodovanje
golf-value-scoring-points = bodovi
golf-value-scoring-strokes = udarci
golf-option-jokers = Džokeri
golf-value-jokers-0 = bez džokera
golf-value-jokers-1 = 1 džoker
golf-value-jokers-2 = 2 džokera
golf-option-empty_waste = Odložni kup na početku
golf-value-empty_waste-no = jedna karta
golf-value-empty_waste-yes = prazan
golf-option-holes = Rupe
golf-value-holes-1 = 1 rupa
golf-value-holes-9 = 9 rupa

## Vlastiti razlozi: sam razlog (GP-18), i u punoj rečenici s kartama

reason-play_first = Još postoji moguć potez
refusal-play_first = Još postoji moguć potez: po ovim pravilima karta se izvlači samo kada nijedan potez nije moguć
