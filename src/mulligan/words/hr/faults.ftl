### Odbijanja i pogreške: što nije u redu, gdje, i što bi bilo ispravno. Bez točke na kraju.

## Sam razlog, samostalno (GP-18)

reason-unreadable = Ovo nije potez
reason-no_such_column = Nema takvog stupca
reason-game_over = Partija je završena
reason-hole_over = Rupa je završena
reason-nothing_to_undo = Nema se što poništiti
reason-nothing_to_redo = Nema se što ponoviti
reason-column_empty = Stupac je prazan
reason-no_such_card = Nema takve karte
reason-covered = Ova je karta blokirana
reason-king_closes = Kralj zatvara niz
reason-not_adjacent = Vrijednost mora biti za jedan viša ili niža
reason-only_to_waste = Karte idu samo na odložni kup
reason-stock_empty = Kup za izvlačenje je prazan
reason-no_next_hole = Nema sljedeće rupe
reason-no_next_deal = Nema sljedećeg dijeljenja
reason-time_goes_on = Vrijeme se ne vraća
reason-waste_empty = Odložni kup je prazan
reason-foundation_empty = Temelj je prazan
reason-face_down = Ova je karta skrivena
reason-same_place = Karta je već ondje
reason-no_such_move = Karte ne idu onamo
reason-not_your_turn = Niste na potezu
reason-stale = Stol se u međuvremenu promijenio
reason-no_such_table = Nema takvog stola
reason-too_large = Poruka je prevelika

## Isto u punoj rečenici; karte stoje u nominativu iza riječi „karta”

refusal-unreadable = „{ $token }” nije potez u igri { $game }: { $moves }; u poništava, r ponavlja
refusal-no_such_column = Nema stupca { $column }: stupci idu od 1 do { $count }
refusal-game_over = Partija je završena: poništite potez ili započnite novu partiju
refusal-hole_over = Ova je rupa završena: poništite potez ili prijeđite na sljedeću rupu
refusal-nothing_to_undo = Nema se što poništiti
refusal-nothing_to_redo = Nema se što ponoviti: ponoviti se može samo ono što je upravo poništeno
refusal-column_empty = Stupac { $column } je prazan: iz njega se ne može odigrati nijedna karta
refusal-no_such_card = { $column ->
    [0] Ovaj kup nema redak { $row }
   *[other] Stupac { $column } nema redak { $row }
}: { $count ->
    [one] u njemu je { $count } karta
    [few] u njemu su { $count } karte
   *[other] u njemu je { $count } karata
}
refusal-covered = { $column ->
    [0] Karta { $card }: ova je karta blokirana; igrati se može samo slobodna karta kupa
   *[other] Karta { $card } u retku { $row } stupca { $column }: ova je karta blokirana; igrati se može samo slobodna karta stupca
}
refusal-king_closes = Karta { $card } na kartu { $on }: po ovim pravilima kralj zatvara niz
refusal-not_adjacent = Karta { $card } na kartu { $on }: vrijednost mora biti za jedan viša ili niža
refusal-only_to_waste = Karte idu samo na odložni kup: slobodna karta ili sljedeća iz kupa za izvlačenje
refusal-stock_empty = Kup za izvlačenje je prazan: igrati se može samo slobodna karta koja odgovara
refusal-no_next_hole = Nema sljedeće rupe: ovo je jedno dijeljenje, a ne runda
refusal-no_next_deal = Nema sljedećeg dijeljenja: iza točno zadanog špila nema sljedećeg broja
refusal-time_goes_on = Vrijeme se ne vraća: igra se već { $elapsed ->
    [one] { $elapsed } sekundu
    [few] { $elapsed } sekunde
   *[other] { $elapsed } sekundi
}, a ne { $seconds }
refusal-waste_empty = Odložni kup je prazan: s njega se ne može odigrati nijedna karta
refusal-foundation_empty = Temelj { $foundation ->
    [1] pik
    [2] herc
    [3] karo
   *[other] tref
} je prazan: s njega se ne može uzeti nijedna karta
refusal-face_down = Karta u retku { $row } stupca { $column } je skrivena: premjestiti se može samo vidljiva karta
refusal-same_place = Karta je već ondje: odaberite drugo mjesto
refusal-no_such_move = Karte u ovoj igri ne idu onamo
refusal-not_your_turn = Niste na potezu: pričekajte ostale igrače
refusal-stale = Stol se u međuvremenu promijenio: pogledajte ga i odaberite ponovno
refusal-no_such_table = Nema takvog stola: provjerite poveznicu ili započnite novu partiju
refusal-too_large = Poruka je prevelika: pošaljite manje odjednom

## Tekst koji se ne može pročitati

fault-card = { $position ->
    [0] „{ $text }”
   *[other] Riječ { $position }, „{ $text }”,
} nije karta: karta je vrijednost (A 2 3 4 5 6 7 8 9 T J Q K) i znak (c d h s), na primjer Th
fault-place = „{ $text }” nije mjesto: mjesto je riječ i broj, na primjer column3
fault-language = Nema jezika „{ $text }”; postoje: { $allowed }
fault-game_key = Nema igre „{ $text }”; postoje: { $allowed }
fault-no_solver = Za igru „{ $game }” nema rješavača; postoji za: { $games }
fault-option_name = Nema opcije „{ $option }”; postoje: { $allowed }
fault-option_value = „{ $value }” nije vrijednost opcije { $option }; može biti: { $allowed }
fault-option_needs = „{ $option_label }” ima smisla samo uz „{ $needs_label }: { $value_label }” ({ $option } traži { $needs }={ $value })
fault-option_twice = Opcija { $option } navedena je dvaput: dovoljno je jednom
fault-rules_word = „{ $text }” ne govori ništa o pravilima ili nije jednoznačno; mogu stajati: { $allowed }
fault-rules_preset = „{ $text }” je cijeli skup pravila i stoji sam; uz druge riječi umjesto toga pišite { $words }
fault-record_empty = Zapis je prazan: počinje kodom partije, na primjer GO1-E-AAAAAAB
fault-link = Poveznica ne vodi do dijeljenja: u takvoj poveznici stoji { $path } i kod partije, na primjer { $path }GO1-E-AAAAAAB
fault-code_empty = Kod je prazan: izgleda ovako: GO1-E-AAAAAAB
fault-code_too_long = Kod je predug, broj znakova: { $count }; najduži ih ima 400
fault-code_game = Kod počinje s jednim od: { $allowed }, a ne s „{ $text }”
fault-code_parts = „{ $text }” ima { $count ->
    [one] { $count } dio
    [few] { $count } dijela
   *[other] { $count } dijelova
} između crtica; kod ima tri dijela, na primjer GO1-E-AAAAAAB
fault-code_preset = Na mjestu { $position } koda stoji „{ $text }”; pravila počinju jednim od ovih: { $allowed }
fault-code_option = Na mjestu { $position } koda stoji „{ $text }”; ispravno bi bilo jedno od ovih: { $allowed }
fault-code_option_twice = Na mjestu { $position } koda stoji „{ $text }”, no opcija { $option } već je navedena: dovoljno je jednom
fault-code_option_order = Na mjestu { $position } koda stoji „{ $text }” iza „{ $after }”; mjesto mu je ispred toga
fault-code_letter = Na mjestu { $position } koda stoji „{ $text }”; ispravno bi bilo slovo od A do Z
fault-code_length = Posljednji dio koda, „{ $text }” na mjestu { $position }, ima { $count ->
    [one] { $count } slovo
    [few] { $count } slova
   *[other] { $count } slova
}; treba ih 7
fault-code_source = Na mjestu { $position } koda stoji „{ $text }”; ispravan bi bio broj drugog programa ili točan špil, na primjer ms:5; postoje: { $allowed }
fault-code_digits = Na mjestu { $position } koda stoji „{ $text }”; ispravan bi bio cijeli broj s najviše 20 znamenaka
fault-deal_number = Nema dijeljenja s brojem { $number }: brojevi idu od { $first } do { $last }
fault-foreign_jokers = Brojevi programa { $numbering } dijele 52 karte: džokeri se ne mogu dodati
fault-foreign_game = Brojevi programa { $numbering } ne dijele igru { $game }

## Točni špilovi i ploče drugih programa

no-cards = nema ih
fault-pack = Ovo nije cijeli špil od 52 karte; karte koje nedostaju: { $missing }; karte koje su tu više puta: { $doubled }
fault-deck_digit = Na mjestu { $position } stoji „{ $text }”; špil se piše samo znamenkama
fault-deck_length = Špil ima { $count ->
    [one] { $count } znamenku
    [few] { $count } znamenke
   *[other] { $count } znamenaka
}; treba ih 156: po tri za svaku od 52 karte
fault-deck_card = Na mjestu { $position } stoji „{ $text }”, a to nije karta: karta je vrijednost od 01 do 13 i znak (1 tref, 2 karo, 3 herc, 4 pik), na primjer 103 za 10 herc
fault-deck_jokers = Točan špil ima 52 karte: džokeri se ne mogu dodati
fault-deck_round = Točan špil samo je jedno dijeljenje: iza njega ne slijedi drugo, pa ne može biti runda od više rupa
fault-deck_game = Špil ne kaže za koju je igru; navedite jednu od ovih: { $allowed }
fault-format_empty = Nema teksta: nema se što pročitati
fault-format_unknown = Tekst ne počinje kao nijedan poznati format; navedite ga s --from: { $allowed }
fault-format_too_long = Tekst je predug, broj znakova: { $count }; najduži ih ima { $most }
fault-format_moves = Iza koda stoji „{ $text }”: pretvara se samo dijeljenje, a ne započeta partija
fault-format_game = Format { $format } ne može primiti ovo dijeljenje igre { $game }: prima 52 karte bez džokera, u stupcima
fault-board_card = Riječ { $position } u retku { $line }, „{ $text }”, nije karta: karta je vrijednost (A, 2 do 10 ili T, J, Q, K) i znak (C D H S), u šiljastim zagradama ako je skrivena, na primjer 10H ili <TH>
fault-board_header = Redak { $line } počinje s „{ $text }”; ispravne bi bile karte ili jedno od ovoga: { $allowed }
fault-board_header_twice = „{ $text }” stoji ponovno u retku { $line }: dovoljno je jednom
fault-board_shape = Broj karata po stupcima: { $text }; ispravno bi bilo: { $allowed }
fault-board_waste = Broj karata na odložnom kupu: { $count }; nijedna igra ne počinje tako, a čita se samo dijeljenje na samom početku
fault-board_foundations = Broj karata koje su već na temeljima: { $count }; čita se samo dijeljenje na samom početku
fault-board_face_up = Karta { $card } u retku { $row } stupca { $column } okrenuta je licem prema gore; na početku je skrivena
fault-board_face_down = Karta { $card } u retku { $row } stupca { $column } skrivena je; na početku je okrenuta licem prema gore
fault-json_text = Tekst nije JSON: prekida se u retku { $line } na mjestu { $position }
fault-json_object = JSON nije objekt; može imati ove dijelove: { $allowed }
fault-json_list = „{ $text }” nije popis karata; „tableau piles” i „foundations” popisi su takvih popisa
fault-json_key = „{ $text }” nije dio dijeljenja programa Solvitaire; postoje: { $allowed }
fault-json_key_twice = „{ $text }” stoji dvaput: dovoljno je jednom
fault-json_card = Karta { $position } u popisu „{ $pile }”, { $text }, nije karta: karta je vrijednost (A, 2 do 10, J, Q, K) i znak (C D H S, malo slovo ako je skrivena), na primjer "10H"
