### Stolni golf: naziv, opcije i mjesta, što se u njemu odbija i što se u njegovim kodovima ne može pročitati.

## Vlastiti razlozi: sami, i u punoj rečenici. $row i $column broje od 1.

reason-draw_first = Prvo izvucite ili uzmite kartu
reason-already_drawn = Već imate kartu u ruci
reason-no_discard_back = Karta uzeta iz odbačenih ne smije se odmah vratiti
reason-already_up = Ova je karta već otkrivena
reason-no_such_cell = Ploča nema takvo mjesto
reason-not_your_board = Ovo je tuđa ploča
reason-no_undo = Za stolom s više igrača ništa se ne poništava
refusal-draw_first = Izvucite kartu ili uzmite gornju odbačenu prije nego što je stavite na svoju ploču
refusal-already_drawn = U ruci je već karta { $card }: prvo je stavite na svoju ploču
refusal-no_discard_back = Karta { $card } uzeta je iz odbačenih i ne smije se odmah vratiti: stavite je na svoju ploču
refusal-already_up = Karta { $card } u retku { $row }, stupcu { $column } već je otkrivena: otkrijte neku skrivenu kartu
refusal-no_such_cell = Nema retka { $row }, stupca { $column }: broj redaka ploče je { $rows }, a stupaca { $columns }
refusal-not_your_board = Ovo je tuđa ploča: karte idu samo na vlastitu
refusal-no_undo = Za stolom s više igrača ništa se ne poništava i ne ponavlja

## Kodovi rundi

fault-code_players = Broj igrača { $count }: igrati ih može od { $first } do { $last }
fault-code_secret = Tajna runde ima 64 znamenke, 0 do 9 i a do f; ovdje ih je { $count }
fault-code_round = „{ $text }” nije cijeli kod runde: u njemu su pravila, broj igrača i tajna, kao u { $code }-S:3: i 64 znamenke; ljudi igraju za stolom, preko njegove poveznice
fault-secret_game = Igra { $game } dijeli se brojem od sedam slova, a ne tajnom runde
fault-secret_missing = Runda igre { $game } dijeli se svojom tajnom: TG1-S:3: i 64 znamenke

## Kako runda završava. $score se ne govori: svaka ploča ima svoj.

ending-closed = Runda je završena: sve su ploče otkrivene.
ending-worn_out = Runda je završena: nitko je nije zatvorio u 60 poteza po igraču; sve su ploče otkrivene.
brief-ending-closed = Runda je završena.
brief-ending-worn_out = Runda je završena: nitko je nije zatvorio na vrijeme.

## Igra, njezin skup pravila i opcije

table-golf-name = Stolni golf
table-golf-line = Što manje bodova na vlastitoj ploči skrivenih karata; linije jednakih karata ne broje ništa.
table-golf-players = 2–6 igrača
table-golf-time = 10–30 min
table-golf-difficulty = lako
table-golf-moves = draw izvlači kartu, take uzima gornju odbačenu; put:1,2 stavlja kartu iz ruke u redak 1, stupac 2; drop:1,2 odbacuje je i otkriva tu kartu
table-golf-preset-standard = Standardno
table-golf-preset-standard-line = Ploče od 2 puta 3 karte, četiri džokera, dijagonale se broje, igra se do 100 bodova.
table-golf-option-board = Ploča, redaka puta stupaca
table-golf-value-board-2x2 = 2 puta 2
table-golf-value-board-2x3 = 2 puta 3
table-golf-value-board-2x4 = 2 puta 4
table-golf-value-board-3x3 = 3 puta 3
table-golf-value-board-3x4 = 3 puta 4
table-golf-value-board-4x4 = 4 puta 4
table-golf-value-board-3x2 = 3 puta 2
table-golf-value-board-4x2 = 4 puta 2
table-golf-value-board-4x3 = 4 puta 3
table-golf-option-jokers = Džokeri
table-golf-value-jokers-0 = bez džokera
table-golf-value-jokers-2 = 2 džokera
table-golf-value-jokers-4 = 4 džokera
table-golf-option-face_up = Otkriveno na početku
table-golf-value-face_up-0 = nijedna karta
table-golf-value-face_up-1 = 1 karta svake ploče
table-golf-value-face_up-2 = 2 karte svake ploče
table-golf-value-face_up-3 = 3 karte svake ploče
table-golf-option-diagonals = Dijagonale kvadratnih ploča
table-golf-value-diagonals-yes = jesu linije
table-golf-value-diagonals-no = nisu linije
table-golf-option-joker_lines = Linija džokera
table-golf-value-joker_lines-zero = broji 0
table-golf-value-joker_lines-keep = broji −3 za svakog džokera
table-golf-option-tie = Tko zatvori rundu uz izjednačen najmanji broj bodova
table-golf-value-tie-success = dobiva nagradu
table-golf-value-tie-neutral = ne dobiva ni nagradu ni kaznu
table-golf-value-tie-fail = dobiva kaznu
table-golf-option-limit = Ispadanje iz igre
table-golf-value-limit-50 = s 50 bodova
table-golf-value-limit-100 = sa 100 bodova
table-golf-value-limit-150 = sa 150 bodova
table-golf-value-limit-200 = s 200 bodova
table-golf-value-limit-300 = s 300 bodova
table-golf-option-rounds = Runde
table-golf-value-rounds-0 = koliko god treba
table-golf-value-rounds-1 = 1 runda
table-golf-value-rounds-3 = 3 runde
table-golf-value-rounds-5 = 5 rundi
table-golf-value-rounds-9 = 9 rundi
table-golf-value-rounds-18 = 18 rundi

## Mjesta, sama i u položaju; što na njima leži

place-draw = Kup za izvlačenje
place-discard = Odbačene karte
place-hand = Ruka
place-cell = Redak { $row }, stupac { $column }
empty-draw = 0 karata
empty-discard = prazno
empty-hand = prazna
unseen-draw = { cards }
unseen-hand = karta koju vidi samo njezin igrač
unseen-cell = skrivena
first-draw = Kup za izvlačenje: { $what }
next-draw = kup za izvlačenje: { $what }
first-discard = Odbačene karte: { $what }
next-discard = odbačene karte: { $what }
first-hand = Ruka: { $what }
next-hand = ruka: { $what }

## Potezi kao natpisi. $row i $column su redak i stupac na vlastitoj ploči.

move-draw-hand = Izvuci kartu
move-discard-hand = Uzmi kartu { $card }
move-hand-cell = Karta { $card } u redak { $row }, stupac { $column }
move-turn-cell = Odbaci izvučenu kartu, otkrij redak { $row }, stupac { $column }

## Što igra više ljudi, nije dijeljenje za jednoga

fault-needs_people = { $game }: igra od { $first } do { $last } igrača, pa treba poveznica stola
