### Stoni golf: šta se u njemu odbija i šta u njegovim kodovima ne može da se pročita.

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
fault-code_round = „{ $text }” nije runda, od mesta { $position } nadalje: iza pravila dolaze broj igrača i tajna, kao u { "S:3:" } i 64 znaka
fault-secret_game = Igra { $game } se deli brojem od sedam slova, a ne tajnom runde
fault-secret_missing = Runda igre { $game } se deli svojom tajnom: { "TG1-S:3:" } i 64 znaka

## Kako se runda završava. $score se ne govori: svaka tabla ima svoj.

ending-closed = Runda je završena: sve table su otkrivene.
ending-worn_out = Runda je završena: niko je nije zatvorio za 60 poteza po igraču; sve table su otkrivene.
