### Che cosa dice `mulligan serve` quando parte, o quando non può partire. Senza punto finale.

serving-at = Mulligan è all’indirizzo { $address } (Ctrl+C lo ferma)

## Indirizzi

fault-no_host = Su questo computer non c’è l’indirizzo «{ $host }»: indicarne un altro con --host
fault-port = La porta { $port } di { $host } non è disponibile: { $why }; indicarne un’altra con --port

## Database

fault-database_url = «{ $text }» non è l’indirizzo di un database: si scrive così: { $allowed }
fault-database_kind = Un database di tipo «{ $text }» è sconosciuto: l’indirizzo si scrive così: { $allowed }
fault-database_more = «{ $text }» indica più di un file: si scrive così: { $allowed }
fault-database_driver = Per PostgreSQL serve il pacchetto { $package }: { $command }
fault-database_folder = La cartella { $folder } non si può creare: { $why }; indicare un altro database con --db
fault-database_no_folder = Il database { $database } non si può aprire: non c’è la cartella { $folder }
fault-database_closed = Il database { $database } non si può aprire: { $why }
fault-database_newer = Il database { $database } non si può aprire: è di una versione più recente di Mulligan (le sue tabelle sono { $name })
fault-database_foreign = Il database { $database } non si può aprire: contiene una tabella «{ $name }» che non è di Mulligan
