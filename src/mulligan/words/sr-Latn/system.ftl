### Šta prema operativnom sistemu i bazi podataka nije u redu. Svako stoji iza dve tačke.

system-eacces = to nije dozvoljeno
system-eaddrinuse = već se koristi
system-eaddrnotavail = adresa ne pripada ovom računaru
system-econnrefused = tamo niko ne odgovara
system-eexist = već postoji
system-eisdir = to je fascikla
system-enametoolong = ime je predugačko
system-enoent = nema takve datoteke ni fascikle
system-enospc = nema više mesta
system-enotdir = nešto na putu do toga nije fascikla
system-eperm = to nije dozvoljeno
system-erofs = tamo ne može da se piše
system-unopened = datoteka ne može da se otvori ni da se napravi
system-no-database = datoteka nije baza podataka
system-readonly = može samo da se čita
system-locked = drži je drugi program
