### Che cosa non va secondo il sistema operativo e il database. Ognuno sta dopo i due punti.

system-eacces = non è consentito
system-eaddrinuse = è già in uso
system-eaddrnotavail = l’indirizzo non è di questo computer
system-econnrefused = là non risponde nessuno
system-eexist = esiste già
system-eisdir = è una cartella
system-enametoolong = il nome è troppo lungo
system-enoent = non c’è un file o una cartella con questo nome
system-enospc = non c’è più spazio
system-enotdir = qualcosa nel percorso non è una cartella
system-eperm = non è consentito
system-erofs = là non si può scrivere
system-unopened = il file non si può aprire né creare
system-no-database = il file non è un database
system-readonly = si può solo leggere
system-locked = lo tiene un altro programma
