### Mitä käyttöjärjestelmä ja tietokanta sanovat olevan vialla. Kukin seisoo kaksoispisteen jäljessä.

system-eacces = siihen ei ole lupaa
system-eaddrinuse = se on jo käytössä
system-eaddrnotavail = osoite ei ole tämän koneen
system-econnrefused = siellä ei vastata
system-eexist = se on jo olemassa
system-eisdir = se on kansio
system-enametoolong = nimi on liian pitkä
system-enoent = sellaista tiedostoa tai kansiota ei ole
system-enospc = tila on lopussa
system-enotdir = jokin polun osa ei ole kansio
system-eperm = siihen ei ole lupaa
system-erofs = sinne ei voi kirjoittaa
system-unopened = tiedostoa ei voi avata eikä luoda
system-no-database = tiedosto ei ole tietokanta
system-readonly = sitä voi vain lukea
system-locked = toinen ohjelma varaa sitä
