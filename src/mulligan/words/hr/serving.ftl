### Što `mulligan serve` kaže kada se pokreće ili kada se ne može pokrenuti. Bez točke na kraju.

serving-at = Mulligan je na adresi { $address } (Ctrl+C ga zaustavlja)

## Adrese

fault-no_host = Na ovom računalu nema adrese „{ $host }”: zadajte drugu s --host
fault-port = Port { $port } na adresi { $host } nije dostupan: { $why }; zadajte drugi s --port

## Baze podataka

fault-database_url = „{ $text }” nije adresa baze podataka: napišite je ovako: { $allowed }
fault-database_kind = Vrsta baze podataka „{ $text }” nije poznata: napišite adresu ovako: { $allowed }
fault-database_more = „{ $text }” ne navodi samo datoteku: napišite je ovako: { $allowed }
fault-database_driver = Za PostgreSQL potreban je paket { $package }: { $command }
fault-database_folder = Mapa { $folder } ne može se stvoriti: { $why }; zadajte drugu bazu podataka s --db
fault-database_no_folder = Baza podataka { $database } ne može se otvoriti: nema mape { $folder }
fault-database_closed = Baza podataka { $database } ne može se otvoriti: { $why }
fault-database_newer = Baza podataka { $database } ne može se otvoriti: napravila ju je novija verzija Mulligana (njezine su tablice { $name })
fault-database_foreign = Baza podataka { $database } ne može se otvoriti: u njoj je tablica „{ $name }” koja nije Mulliganova
