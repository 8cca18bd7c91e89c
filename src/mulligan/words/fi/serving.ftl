### Mitä `mulligan serve` sanoo käynnistyessään tai kun se ei voi käynnistyä. Ei pistettä lopussa.

serving-at = Mulligan on osoitteessa { $address } (Ctrl+C pysäyttää sen)

## Osoitteet

fault-no_host = Tässä koneessa ei ole osoitetta ”{ $host }”: anna toinen valitsimella --host
fault-port = Porttia { $port } osoitteessa { $host } ei voi käyttää: { $why }; anna toinen valitsimella --port

## Tietokannat

fault-database_url = ”{ $text }” ei ole tietokannan osoite: kirjoita se näin: { $allowed }
fault-database_kind = Tietokantalajia ”{ $text }” ei tunneta: kirjoita osoite näin: { $allowed }
fault-database_more = ”{ $text }” nimeää muutakin kuin tiedoston: kirjoita se näin: { $allowed }
fault-database_driver = PostgreSQL tarvitsee paketin { $package }: { $command }
fault-database_folder = Kansiota { $folder } ei voi luoda: { $why }; anna toinen tietokanta valitsimella --db
fault-database_no_folder = Tietokantaa { $database } ei voi avata: kansiota { $folder } ei ole
fault-database_closed = Tietokantaa { $database } ei voi avata: { $why }
fault-database_newer = Tietokantaa { $database } ei voi avata: sen on tehnyt Mulliganin uudempi versio (sen taulut ovat { $name })
fault-database_foreign = Tietokantaa { $database } ei voi avata: siinä on taulu ”{ $name }”, joka ei ole Mulliganin
