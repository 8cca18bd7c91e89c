### Što prema operacijskom sustavu i bazi podataka nije u redu. Svako stoji iza dvotočke.

system-eacces = to nije dopušteno
system-eaddrinuse = već se koristi
system-eaddrnotavail = adresa ne pripada ovom računalu
system-econnrefused = ondje nitko ne odgovara
system-eexist = već postoji
system-eisdir = to je mapa
system-enametoolong = ime je predugo
system-enoent = nema takve datoteke ni mape
system-enospc = nema više mjesta
system-enotdir = nešto na putu do toga nije mapa
system-eperm = to nije dopušteno
system-erofs = ondje se ne može pisati
system-unopened = datoteka se ne može otvoriti ni stvoriti
system-no-database = datoteka nije baza podataka
system-readonly = može se samo čitati
system-locked = drži je drugi program
