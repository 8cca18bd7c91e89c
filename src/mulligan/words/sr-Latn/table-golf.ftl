### Stoni golf: naziv, opcije i mesta, šta se u njemu odbija i šta u njegovim kodovima ne može da se pročita.

## Sopstveni razlozi: sami, i u punoj rečenici. $row i $column broje od 1.

reason-draw_first = Prvo izvucite ili uzmite kartu
reason-already_drawn = Već imate kartu u ruci
reason-no_discard_back = Karta uzeta iz odbačenih ne sme odmah da se vrati
reason-already_up = Ova karta je već otkrivena
reason-no_such_cell = Tabla nema takvo mesto
reason-not_your_board = Ovo je tuđa tabla
reason-no_undo = Za stolom s više igrača ništa se ne poništava
refusal-draw_first = Izvucite kartu ili uzmite kartu sa vrha gomile odbačenih pre nego što je stavite na svoju tablu
refusal-already_drawn = U ruci je već { $card }: prvo stavite tu kartu na svoju tablu
refusal-no_discard_back = Karta { $card } je uzeta iz odbačenih i ne sme odmah da se vrati: stavite je na svoju tablu
refusal-already_up = Karta { $card } u redu { $row }, koloni { $column } je već otkrivena: otkrijte neku skrivenu kartu
refusal-no_such_cell = Nema reda { $row }, kolone { $column }: broj redova table je { $rows }, a kolona { $columns }
refusal-not_your_board = Ovo je tuđa tabla: karte idu samo na sopstvenu
refusal-no_undo = Za stolom s više igrača ništa se ne poništava i ne ponavlja

## Kodovi rundi

fault-code_players = Broj igrača { $count }: može da ih igra od { $first } do { $last }
fault-code_secret = Tajna runde ima 64 znaka, od 0 do 9 i od { "a" } do { "f" }; ovde ih je { $count }
fault-code_round = „{ $text }” nije ceo kod runde: u njemu su pravila, broj igrača i tajna, kao u { $code }{ "-S:3:" } i 64 znaka; ljudi igraju za stolom, preko njegovog linka
fault-secret_game = Igra { $game } se deli brojem od sedam slova, a ne tajnom runde
fault-secret_missing = Runda igre { $game } se deli svojom tajnom: { "TG1-S:3:" } i 64 znaka

## Kako se runda završava. $score se ne govori: svaka tabla ima svoj.

ending-closed = Runda je završena: sve table su otkrivene.
ending-worn_out = Runda je završena: niko je nije završio za 60 poteza po igraču; sve table su otkrivene.
brief-ending-closed = Runda je završena.
brief-ending-worn_out = Runda je završena: niko je nije završio na vreme.

## Igra, njen skup pravila i opcije

table-golf-name = Stoni golf
table-golf-line = Što manje poena na sopstvenoj tabli skrivenih karata; linije karata iste vrednosti računaju se kao 0.
table-golf-players = 2–6 igrača
table-golf-time = 10–30 min
table-golf-difficulty = lako
table-golf-moves = { "draw" } izvlači kartu, { "take" } uzima gornju odbačenu; { "put:1,2" } stavlja kartu iz ruke u red 1, kolonu 2; { "drop:1,2" } odbacuje je i otkriva tu kartu
table-golf-preset-standard = Standardno
table-golf-preset-standard-line = Table od 2 puta 3 karte, četiri džokera, dijagonale se računaju, igra se do 100 poena.
table-golf-option-board = Tabla, redova puta kolona
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
table-golf-value-face_up-1 = 1 karta svake table
table-golf-value-face_up-2 = 2 karte svake table
table-golf-value-face_up-3 = 3 karte svake table
table-golf-option-diagonals = Dijagonale kvadratnih tabli
table-golf-value-diagonals-yes = jesu linije
table-golf-value-diagonals-no = nisu linije
table-golf-option-joker_lines = Linija džokera
table-golf-value-joker_lines-zero = računa se kao 0
table-golf-value-joker_lines-keep = računa se −3 za svakog džokera
table-golf-option-tie = Ko završi rundu uz izjednačen najmanji broj poena
table-golf-value-tie-success = dobija bonus
table-golf-value-tie-neutral = ne dobija ni bonus ni kaznu
table-golf-value-tie-fail = dobija kaznu
table-golf-option-limit = Ispadanje iz igre
table-golf-value-limit-50 = sa 50 poena
table-golf-value-limit-100 = sa 100 poena
table-golf-value-limit-150 = sa 150 poena
table-golf-value-limit-200 = sa 200 poena
table-golf-value-limit-300 = sa 300 poena
table-golf-option-rounds = Runde
table-golf-value-rounds-0 = koliko god treba
table-golf-value-rounds-1 = 1 runda
table-golf-value-rounds-3 = 3 runde
table-golf-value-rounds-5 = 5 rundi
table-golf-value-rounds-9 = 9 rundi
table-golf-value-rounds-18 = 18 rundi

## Mesta, sama i u poziciji; šta na njima leži

place-draw = Špil
place-discard = Gomila odbačenih
place-hand = Ruka
place-cell = Red { $row }, kolona { $column }
empty-draw = 0 karata
empty-discard = prazna
empty-hand = prazna
unseen-draw = { cards }
unseen-hand = karta koju vidi samo njen igrač
unseen-cell = skrivena
first-draw = Špil: { $what }
next-draw = špil: { $what }
first-discard = Gomila odbačenih: { $what }
next-discard = gomila odbačenih: { $what }
first-hand = Ruka: { $what }
next-hand = ruka: { $what }

## Potezi kao natpisi. $row i $column su red i kolona na sopstvenoj tabli.

move-draw-hand = Izvuci kartu
move-discard-hand = Uzmi { $card-accusative } sa gomile odbačenih
move-hand-cell = { $Card } u red { $row }, kolonu { $column }
move-turn-cell = Odbaci izvučenu kartu, otkrij red { $row }, kolonu { $column }

## Šta igra više ljudi, nije deljenje za jednog

fault-needs_people = { $game }: igra od { $first } do { $last } igrača, pa je potreban link stola
