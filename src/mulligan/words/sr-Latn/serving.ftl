### Šta `mulligan serve` kaže kad se pokreće ili kad ne može da se pokrene. Bez tačke na kraju.

serving-at = { "Mulligan" } je na adresi { $address } ({ "Ctrl+C" } ga zaustavlja)

## Adrese

fault-no_host = Na ovom računaru nema adrese „{ $host }”: navedite drugu uz { "--host" }
fault-port = Port { $port } na adresi { $host } nije dostupan: { $why }; navedite drugi uz { "--port" }

## Baze podataka

fault-database_url = „{ $text }” nije adresa baze podataka: napišite je ovako: { $allowed }
fault-database_kind = Vrsta baze podataka „{ $text }” nije poznata: napišite adresu ovako: { $allowed }
fault-database_more = „{ $text }” ne navodi samo datoteku: napišite je ovako: { $allowed }
fault-database_driver = Za { "PostgreSQL" } je potreban paket { $package }: { $command }
fault-database_folder = Fascikla { $folder } ne može da se napravi: { $why }; navedite drugu bazu podataka uz { "--db" }
fault-database_no_folder = Baza podataka { $database } ne može da se otvori: nema fascikle { $folder }
fault-database_closed = Baza podataka { $database } ne može da se otvori: { $why }
fault-database_newer = Baza podataka { $database } ne može da se otvori: napravila ju je novija verzija programa { "Mulligan" } (njene tabele su { $name })
fault-database_foreign = Baza podataka { $database } ne može da se otvori: u njoj je tabela „{ $name }” koja ne pripada programu { "Mulligan" }
