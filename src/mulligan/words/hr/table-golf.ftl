### Stolni golf: što se u njemu odbija i što se u njegovim kodovima ne može pročitati.

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
fault-code_round = „{ $text }” nije runda, od mjesta { $position } dalje: iza pravila dolaze broj igrača i tajna, kao u S:3: i 64 znamenke
fault-secret_game = Igra { $game } dijeli se brojem od sedam slova, a ne tajnom runde
fault-secret_missing = Runda igre { $game } dijeli se svojom tajnom: TG1-S:3: i 64 znamenke

## Kako runda završava. $score se ne govori: svaka ploča ima svoj.

ending-closed = Runda je završena: sve su ploče otkrivene.
ending-worn_out = Runda je završena: nitko je nije zatvorio u 60 poteza po igraču; sve su ploče otkrivene.
