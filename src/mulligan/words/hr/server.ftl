### Što poslužitelj kaže o porukama, zahtjevima i adresama. Bez točke na kraju.

## Poruke i zahtjevi

fault-message_empty = Poruka je prazna: pošaljite JSON
fault-message_binary = Poruka je binarna: pošaljite JSON kao tekst
fault-message_json = { $position ->
    [0] Poruka nije JSON ili se prekida: provjerite je li cijela
   *[other] Poruka nije JSON: od mjesta { $position } ne može se dalje čitati
}
fault-message_nested = Poruka je preduboko ugniježđena: pošaljite jednostavne JSON-objekte
fault-message_object = Poruka nije objekt: pošaljite JSON-objekt s poljima
fault-message_type = Nema poruke „{ $text }”; postoje: { $allowed }
fault-message_hello = Prva poruka mora biti hello: njome se kaže tko je tu
fault-field_missing = U poruci nedostaje polje „{ $field }”: dodajte ga
fault-field_unknown = U poruci je polje „{ $field }” koje joj ne pripada: izostavite ga
fault-field_wrong = Polje „{ $field }” u poruci nije ispravno; treba biti: { $allowed }
fault-too_many_faults = Previše nečitljivih poruka zaredom: povežite se ponovno

## Promatranje

reason-watching = Samo promatrate
refusal-watching = Ovaj stol samo promatrate: isto dijeljenje možete odigrati za svojim stolom

## Zahtjevi

fault-table_nothing = Nije navedeno što podijeliti: pošaljite kod ili igru
fault-body_too_large = Zahtjev je prevelik; najveći dopušteni broj bajtova: { $limit }
fault-no_address = Na ovoj adresi nema ničega: provjerite je
fault-no_method = Ova adresa ne odgovara na { $method }; odgovara na: { $allowed }
fault-request = Zahtjev se ovakav ne može izvršiti: provjerite ga
fault-server = Poslužitelj ima poteškoća: pokušajte ponovno malo kasnije
fault-page_missing = Stranica još nije izgrađena: to čini scripts/build
fault-foreign_page = Stranica s drugog mjesta to ne smije: otvorite stranicu samog poslužitelja
fault-foreign_name = Poslužitelj se ne odaziva na ime „{ $name }”: otvorite ga na njegovoj adresi ili ga pokrenite uz --name { $name }
fault-too_many_tables = S vaše je adrese napravljeno previše stolova: pokušajte ponovno za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}
