### Odbijanja i pogreške: što nije u redu, gdje, i što bi bilo ispravno. Bez točke na kraju.

## Sam razlog, samostalno (GP-18)

reason-unreadable = Ovo nije potez
reason-no_such_column = Nema takvog stupca
reason-game_over = Partija je završena
reason-nothing_to_undo = Nema se što poništiti
reason-nothing_to_redo = Nema se što ponoviti
reason-column_empty = Stupac je prazan
reason-no_such_card = Nema takve karte
reason-covered = Ova je karta blokirana
reason-stock_empty = Kup za izvlačenje je prazan
reason-no_next_hole = Nema sljedeće rupe
reason-not_your_turn = Niste na potezu
reason-stale = Stol se u međuvremenu promijenio
reason-no_such_table = Nema takvog stola
reason-no_such_game = Nema takve igre
reason-too_large = Poruka je prevelika

## Isto u punoj rečenici; karte stoje u nominativu iza riječi „karta”

refusal-unreadable = „{ $token }” nije potez u igri { $game }: { $moves }; u poništava, r ponavlja
refusal-no_such_column = Nema stupca { $column }: stupci idu od 1 do { $count }
refusal-game_over = Partija je završena: poništite potez ili započnite novu partiju
refusal-nothing_to_undo = Nema se što poništiti
refusal-nothing_to_redo = Nema se što ponoviti: ponoviti se može samo ono što je upravo poništeno
refusal-column_empty = Stupac { $column } je prazan: iz njega se ne može odigrati nijedna karta
refusal-no_such_card = Stupac { $column } nema redak { $row }: { $count ->
    [one] u njemu je { $count } karta
    [few] u njemu su { $count } karte
   *[other] u njemu je { $count } karata
}
refusal-covered = Karta { $card } u retku { $row } stupca { $column }: ova je karta blokirana; igrati se može samo slobodna karta stupca
refusal-stock_empty = Kup za izvlačenje je prazan: igrati se može samo slobodna karta koja odgovara
refusal-no_next_hole = Nema sljedeće rupe: ovo je jedno dijeljenje, a ne runda
refusal-not_your_turn = Niste na potezu: pričekajte ostale igrače
refusal-stale = Stol se u međuvremenu promijenio: pogledajte ga i odaberite ponovno
refusal-no_such_table = Nema takvog stola: provjerite poveznicu ili započnite novu partiju
refusal-no_such_game = Nema takve igre: odaberite jednu od igara s početne stranice
refusal-too_large = Poruka je prevelika: pošaljite manje odjednom

## Tekst koji se ne može pročitati

fault-card = { $position ->
    [0] „{ $text }”
   *[other] Riječ { $position }, „{ $text }”,
} nije karta: karta je vrijednost (A 2 3 4 5 6 7 8 9 T J Q K) i znak (c d h s), na primjer Th
fault-place = „{ $text }” nije mjesto: mjesto je riječ i broj, na primjer column3
fault-language = Nema jezika „{ $text }”; postoje: { $allowed }
fault-game_key = Nema igre „{ $text }”; postoje: { $allowed }
fault-no_solver = Nema rješavača za „{ $text }”; postoji za: { $allowed }
fault-option_name = Nema izbora „{ $option }”; postoje: { $allowed }
fault-option_value = „{ $value }” nije vrijednost izbora { $option }; može biti: { $allowed }
fault-option_twice = Izbor { $option } naveden je dvaput: dovoljno je jednom
fault-rules_word = „{ $text }” ne govori ništa o pravilima ili nije jednoznačno; mogu stajati: { $allowed }
fault-record_empty = Zapis je prazan: počinje kodom partije, na primjer GO1-E-AAAAAAB
fault-link = Poveznica ne vodi do dijeljenja: u takvoj poveznici stoji { $path } i kod partije, na primjer { $path }GO1-E-AAAAAAB
fault-code_empty = Kod je prazan: izgleda ovako: GO1-E-AAAAAAB
fault-code_too_long = Kod je predug, broj znakova: { $count }; najduži ih ima 400
fault-code_game = Kod počinje s „{ $text }”; ispravno bi bilo: { $allowed }
fault-code_parts = „{ $text }” ima { $count ->
    [one] { $count } dio
    [few] { $count } dijela
   *[other] { $count } dijelova
} između crtica; kod ima tri dijela, na primjer GO1-E-AAAAAAB
fault-code_preset = Na mjestu { $position } koda stoji „{ $text }”; pravila počinju jednim od ovih: { $allowed }
fault-code_option = Na mjestu { $position } koda stoji „{ $text }”; ispravno bi bilo jedno od ovih: { $allowed }
fault-code_option_twice = Na mjestu { $position } koda stoji „{ $text }”, no izbor { $option } već je naveden: dovoljno je jednom
fault-code_option_order = Na mjestu { $position } koda stoji „{ $text }” iza „{ $after }”; mjesto mu je ispred toga
fault-code_letter = Na mjestu { $position } koda stoji „{ $text }”; ispravno bi bilo slovo od A do Z
fault-code_length = Posljednji dio koda, „{ $text }” na mjestu { $position }, ima { $count ->
    [one] { $count } slovo
    [few] { $count } slova
   *[other] { $count } slova
}; treba ih 7
fault-code_source = Na mjestu { $position } koda stoji „{ $text }”; ispravan bi bio broj jednog od ovih programa, na primjer ms:5: { $allowed }
fault-code_digits = Na mjestu { $position } koda stoji „{ $text }”; ispravan bi bio cijeli broj s najviše 20 znamenaka
fault-deal_number = Nema dijeljenja s brojem { $number }: brojevi idu od { $first } do { $last }
fault-foreign_jokers = Brojevi programa { $numbering } dijele 52 karte: džokeri se ne mogu dodati
fault-foreign_game = Brojevi programa { $numbering } ne dijele igru { $game }
