### Šta server kaže o porukama, zahtevima i adresama. Bez tačke na kraju.

## Poruke i zahtevi

fault-message_empty = Poruka je prazna: pošaljite { "JSON" }
fault-message_binary = Poruka je binarna: pošaljite { "JSON" } kao tekst
fault-message_json = { $position ->
    [0] Poruka nije { "JSON" } ili se prekida: proverite da li je cela
   *[other] Poruka nije { "JSON" }: od mesta { $position } ne može dalje da se čita
}
fault-message_nested = Poruka je preduboko ugnežđena: pošaljite jednostavne { "JSON" } objekte
fault-message_object = Poruka nije objekat: pošaljite { "JSON" } objekat s poljima
fault-message_type = Nema poruke „{ $text }”; postoje: { $allowed }
fault-message_hello = Prva poruka mora biti { "hello" }: njome se kaže ko je tu
fault-field_missing = U poruci nedostaje polje „{ $field }”: dodajte ga
fault-field_unknown = U poruci je polje „{ $field }” koje joj ne pripada: izostavite ga
fault-field_wrong = Polje „{ $field }” u poruci nije ispravno; treba da bude: { $allowed }
fault-too_many_faults = Previše nečitljivih poruka zaredom: povežite se ponovo

## Posmatranje

reason-watching = Samo posmatrate
refusal-watching = Ovaj sto samo posmatrate: isto deljenje možete da odigrate za svojim stolom

## Zahtevi

fault-table_nothing = Nije navedeno šta podeliti: pošaljite kod ili igru
fault-body_too_large = Zahtev je prevelik; najveći dozvoljeni broj bajtova: { $limit }
fault-no_address = Na ovoj adresi nema ničega: proverite je
fault-no_method = Ova adresa ne odgovara na { $method }; odgovara na: { $allowed }
fault-request = Zahtev ovakav kakav je ne može da se izvrši: proverite ga
fault-server = Server ima poteškoća: pokušajte ponovo malo kasnije
fault-page_missing = Stranica još nije napravljena: to radi { "scripts/build" }
fault-foreign_page = Stranica s drugog sajta to ne sme: otvorite stranicu samog servera
fault-foreign_name = Server se ne odaziva na ime „{ $name }”: otvorite ga na njegovoj adresi ili ga pokrenite uz { "--name" } { $name }
fault-too_many_tables = S vaše adrese je napravljeno previše stolova: pokušajte ponovo za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}
