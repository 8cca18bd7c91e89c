### Odbijanja i greške: šta nije u redu, gde, i šta bi bilo ispravno. Bez tačke na kraju.

## Sam razlog, samostalno (GP-18)

reason-unreadable = Ovo nije potez
reason-no_such_column = Nema takve kolone
reason-game_over = Partija je završena
reason-hole_over = Rupa je završena
reason-nothing_to_undo = Nema šta da se poništi
reason-nothing_to_redo = Nema šta da se ponovi
reason-column_empty = Kolona je prazna
reason-no_such_card = Nema takve karte
reason-covered = Ova karta je blokirana
reason-king_closes = Kralj zatvara niz
reason-not_adjacent = Vrednost mora biti za jedan viša ili niža
reason-only_to_waste = Karte idu samo na gomilu odbačenih
reason-stock_empty = Špil je prazan
reason-no_next_hole = Nema sledeće rupe
reason-no_next_deal = Nema sledećeg deljenja
reason-time_goes_on = Vreme se ne vraća
reason-waste_empty = Gomila odbačenih je prazna
reason-foundation_empty = Temelj je prazan
reason-face_down = Ova karta je skrivena
reason-same_place = Karta je već tu
reason-no_such_move = Karte ne idu tamo
reason-not_your_turn = Niste na potezu
reason-stale = Sto se u međuvremenu promenio
reason-no_such_table = Nema takvog stola
reason-too_large = Poruka je prevelika

## Isto u punoj rečenici. $on-accusative je karta u akuzativu; gde bi se glagol slagao s kartom, ispred nje stoji „karta”

refusal-unreadable = „{ $token }” nije potez u igri { $game }: { $moves }; { "u" } poništava, { "r" } ponavlja
refusal-no_such_column = Nema kolone { $column }: kolone idu od 1 do { $count }
refusal-game_over = Partija je završena: poništite potez ili počnite novu partiju
refusal-hole_over = Ova rupa je završena: poništite potez ili pređite na sledeću rupu
refusal-nothing_to_undo = Nema šta da se poništi
refusal-nothing_to_redo = Nema šta da se ponovi: može da se ponovi samo ono što je upravo poništeno
refusal-column_empty = Kolona { $column } je prazna: iz nje ne može da se odigra nijedna karta
refusal-no_such_card = { $column ->
    [0] Ova gomila nema red { $row }
   *[other] Kolona { $column } nema red { $row }
}: { $count ->
    [one] u njoj je { $count } karta
    [few] u njoj su { $count } karte
   *[other] u njoj je { $count } karata
}
refusal-covered = { $column ->
    [0] { $Card }: ova karta je blokirana; može da se odigra samo slobodna karta gomile
   *[other] Karta { $card } u redu { $row } kolone { $column }: ova karta je blokirana; može da se odigra samo slobodna karta kolone
}
refusal-king_closes = { $Card } na { $on-accusative }: po ovim pravilima kralj zatvara niz
refusal-not_adjacent = { $Card } na { $on-accusative }: vrednost mora biti za jedan viša ili niža
refusal-only_to_waste = Karte idu samo na gomilu odbačenih: slobodna karta ili sledeća iz špila
refusal-stock_empty = Špil je prazan: može da se odigra samo slobodna karta koja odgovara
refusal-no_next_hole = Nema sledeće rupe: ovo je jedno deljenje, a ne runda
refusal-no_next_deal = Nema sledećeg deljenja: iza tačno zadatog špila nema sledećeg broja
refusal-time_goes_on = Vreme se ne vraća: igra se već { $elapsed ->
    [one] { $elapsed } sekundu
    [few] { $elapsed } sekunde
   *[other] { $elapsed } sekundi
}, a ne { $seconds }
refusal-waste_empty = Gomila odbačenih je prazna: s nje ne može da se odigra nijedna karta
refusal-foundation_empty = Temelj { $foundation ->
    [1] pik
    [2] herc
    [3] karo
   *[other] tref
} je prazan: s njega ne može da se uzme nijedna karta
refusal-face_down = Karta u redu { $row } kolone { $column } je skrivena: može da se premesti samo otkrivena karta
refusal-same_place = Karta je već tu: izaberite drugo mesto
refusal-no_such_move = U ovoj igri karte ne idu tamo
refusal-not_your_turn = Niste na potezu: sačekajte ostale igrače
refusal-stale = Sto se u međuvremenu promenio: pogledajte ga i izaberite ponovo
refusal-no_such_table = Nema takvog stola: proverite link ili počnite novu partiju
refusal-too_large = Poruka je prevelika: pošaljite manje odjednom

## Tekst koji ne može da se pročita

fault-card = { $position ->
    [0] „{ $text }”
   *[other] Reč { $position }, „{ $text }”,
} nije karta: karta je vrednost ({ "A 2 3 4 5 6 7 8 9 T J Q K" }) i znak ({ "c d h s" }), na primer { "Th" }
fault-place = „{ $text }” nije mesto: mesto je reč i broj, na primer { "column3" }
fault-language = Nema jezika „{ $text }”; postoje: { $allowed }
fault-game_key = Nema igre „{ $text }”; postoje: { $allowed }
fault-no_solver = Za igru „{ $game }” nema rešavača; postoji za: { $games }
fault-option_name = Nema opcije „{ $option }”; postoje: { $allowed }
fault-option_value = „{ $value }” nije vrednost opcije { $option }; može biti: { $allowed }
fault-option_needs = „{ $option_label }” ima smisla samo uz „{ $needs_label }: { $value_label }” ({ $option } traži { $needs }={ $value })
fault-option_twice = Opcija { $option } je navedena dvaput: dovoljno je jednom
fault-rules_word = „{ $text }” ne govori ništa o pravilima ili nije jednoznačno; mogu da stoje: { $allowed }
fault-rules_preset = „{ $text }” je ceo skup pravila i stoji sam; uz druge reči umesto toga pišite { $words }
fault-record_empty = Zapis je prazan: počinje kodom partije, na primer { "GO1-E-AAAAAAB" }
fault-link = Link ne vodi do deljenja: u takvom linku stoji { $path } i kod partije, na primer { $path }{ "GO1-E-AAAAAAB" }
fault-code_empty = Kod je prazan: izgleda ovako: { "GO1-E-AAAAAAB" }
fault-code_too_long = Kod je predugačak, broj znakova: { $count }; najduži ih ima 400
fault-code_game = Kod počinje nekim od ovih delova: { $allowed }, a ne sa „{ $text }”
fault-code_parts = „{ $text }” ima { $count ->
    [one] { $count } deo
    [few] { $count } dela
   *[other] { $count } delova
} između crtica; kod ima tri dela, na primer { "GO1-E-AAAAAAB" }
fault-code_preset = Na mestu { $position } koda stoji „{ $text }”; pravila počinju jednim od ovih: { $allowed }
fault-code_option = Na mestu { $position } koda stoji „{ $text }”; ispravno bi bilo jedno od ovih: { $allowed }
fault-code_option_twice = Na mestu { $position } koda stoji „{ $text }”, ali opcija { $option } je već navedena: dovoljno je jednom
fault-code_option_order = Na mestu { $position } koda stoji „{ $text }” iza „{ $after }”; mesto mu je ispred toga
fault-code_letter = Na mestu { $position } koda stoji „{ $text }”; ispravno bi bilo slovo od { "A" } do { "Z" }
fault-code_length = Poslednji deo koda, „{ $text }” na mestu { $position }, ima { $count ->
    [one] { $count } slovo
    [few] { $count } slova
   *[other] { $count } slova
}; treba ih 7
fault-code_source = Na mestu { $position } koda stoji „{ $text }”; ispravan bi bio broj drugog programa ili tačan špil, na primer { "ms:5" }; postoje: { $allowed }
fault-code_digits = Na mestu { $position } koda stoji „{ $text }”; ispravan bi bio ceo broj s najviše 20 cifara
fault-deal_number = Nema deljenja s brojem { $number }: brojevi idu od { $first } do { $last }
fault-foreign_jokers = Brojevi programa { $numbering } dele 52 karte: džokeri ne mogu da se dodaju
fault-foreign_game = Brojevi programa { $numbering } ne dele igru { $game }

## Tačni špilovi i table drugih programa

no-cards = nema ih
fault-pack = Ovo nije ceo špil od 52 karte; karte koje nedostaju: { $missing }; karte koje su tu više puta: { $doubled }
fault-deck_digit = Na mestu { $position } stoji „{ $text }”; špil se piše samo ciframa
fault-deck_length = Špil ima { $count ->
    [one] { $count } cifru
    [few] { $count } cifre
   *[other] { $count } cifara
}; treba ih 156: po tri za svaku od 52 karte
fault-deck_card = Na mestu { $position } stoji „{ $text }”, a to nije karta: karta je vrednost od 01 do 13 i znak (1 tref, 2 karo, 3 herc, 4 pik), na primer 103 za 10 herc
fault-deck_jokers = Tačan špil ima 52 karte: džokeri ne mogu da se dodaju
fault-deck_round = Tačan špil je samo jedno deljenje: iza njega ne sledi drugo, pa ne može biti runda od više rupa
fault-deck_game = Špil ne kaže za koju je igru; navedite jednu od ovih: { $allowed }
fault-format_empty = Nema teksta: nema šta da se pročita
fault-format_unknown = Tekst ne počinje kao nijedan poznati format; navedite ga sa { "--from" }: { $allowed }
fault-format_too_long = Tekst je predugačak, broj znakova: { $count }; najduži ih ima { $most }
fault-format_moves = Iza koda stoji „{ $text }”: pretvara se samo deljenje, a ne započeta partija
fault-format_game = Format { $format } ne može da primi ovo deljenje igre { $game }: prima 52 karte bez džokera, u kolonama
fault-board_card = Reč { $position } u redu { $line }, „{ $text }”, nije karta: karta je vrednost ({ "A" }, 2 do 10 ili { "T, J, Q, K" }) i znak ({ "C D H S" }), u izlomljenim zagradama ako je skrivena, na primer { "10H" } ili { "<TH>" }
fault-board_header = Red { $line } počinje sa „{ $text }”; ispravne bi bile karte ili nešto od ovoga: { $allowed }
fault-board_header_twice = „{ $text }” ponovo stoji u redu { $line }: dovoljno je jednom
fault-board_shape = Broj karata po kolonama: { $text }; ispravno bi bilo: { $allowed }
fault-board_waste = Broj karata na gomili odbačenih: { $count }; nijedna igra ne počinje tako, a čita se samo deljenje na samom početku
fault-board_foundations = Broj karata koje su već na temeljima: { $count }; čita se samo deljenje na samom početku
fault-board_face_up = Karta { $card } u redu { $row } kolone { $column } je otkrivena; na početku je skrivena
fault-board_face_down = Karta { $card } u redu { $row } kolone { $column } je skrivena; na početku je otkrivena
fault-json_text = Tekst nije { "JSON" }: prekida se u redu { $line } na mestu { $position }
fault-json_object = { "JSON" } nije objekat; može da ima ove delove: { $allowed }
fault-json_list = „{ $text }” nije spisak karata; „{ "tableau piles" }” i „{ "foundations" }” su spiskovi takvih spiskova
fault-json_key = „{ $text }” nije deo deljenja programa { "Solvitaire" }; postoje: { $allowed }
fault-json_key_twice = „{ $text }” stoji dvaput: dovoljno je jednom
fault-json_card = Karta { $position } u spisku „{ $pile }”, { $text }, nije karta: karta je vrednost ({ "A" }, 2 do 10, { "J, Q, K" }) i znak ({ "C D H S" }, malo slovo ako je skrivena), na primer { "\"10H\"" }
