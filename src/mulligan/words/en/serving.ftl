### What is said by `mulligan serve` when it starts, or cannot. No full stop at the end.

# $address is the address of the page. Ctrl+C are two keys.
serving-at = Mulligan is at { $address } (Ctrl+C stops it)

## Addresses. $why is the operating system’s reason, as system.ftl says it.

fault-no_host = There is no address “{ $host }” on this machine: name another one with --host
fault-port = Port { $port } of { $host } cannot be had: { $why }; name another one with --port

## Databases. $database is a URL, $why the reason that the database or the operating system gives, as system.ftl says it.

fault-database_url = “{ $text }” is no database URL: write it like { $allowed }
fault-database_kind = A database of the kind “{ $text }” is not known: write the URL like { $allowed }
fault-database_more = “{ $text }” names more than a file: write it like { $allowed }
# $package is a package of Python, $command brings it.
fault-database_driver = PostgreSQL needs the package { $package }: { $command }
fault-database_folder = The folder { $folder } cannot be made: { $why }; name another database with --db
fault-database_no_folder = The database { $database } cannot be opened: there is no folder { $folder }
fault-database_closed = The database { $database } cannot be opened: { $why }
# $name is the number of its tables.
fault-database_newer = The database { $database } cannot be opened: a newer version of Mulligan made it (its tables are { $name })
# $name is the name of a table of the database.
fault-database_foreign = The database { $database } cannot be opened: it holds a table “{ $name }” that is not Mulligan’s
