### Tilastojen tekstit (PL-8). Sivu lukee tämän tiedoston itse.

stats-title = Tilastot
stats-line = Jokainen jako lasketaan kerran, parhaan loppunsa mukaan; jos siirron jälkeen vaihdat toiseen jakoon, sitä ei lasketa voitetuksi. Luvut pysyvät tässä selaimessa.
stats-none = Mitään ei ole vielä laskettu.
stats-not-kept = Tilastoja ei voi säilyttää tässä selaimessa: sen muisti on täynnä tai pois käytöstä. Ne säilyvät, kunnes sivu suljetaan.

## Yhden sääntöjoukon luvut

stats-played = Pelattu
stats-won = Voitettu
stats-share = Voitettujen osuus
stats-streak = Voittoputki nyt
stats-longest = Pisin voittoputki
stats-best-points = Paras tulos
stats-best-strokes = Paras tulos (vähiten lyöntejä)
stats-best-dollars = Paras summa
stats-mean-points = Tulosten keskiarvo
stats-mean-strokes = Lyöntien keskiarvo
stats-mean-dollars = Summien keskiarvo
stats-shortest = Nopein voitto
stats-mean-time = Keskimääräinen aika
# Peliaika; pienemmissä osissa on kaksi numeroa.
stats-minutes = { $minutes }.{ $seconds }
stats-hours = { $hours }.{ $minutes }.{ $seconds }
# $amount on luku kielen erottimin.
stats-dollars = { $sign ->
    [plus] +${ $amount }
    [minus] -${ $amount }
   *[other] ${ $amount }
}

## Tiedostona

stats-export = Tallenna tiedostoksi
stats-import = Lisää tiedostosta
stats-exported = Tallennettu nimellä { $file }.
stats-imported = Tiedosto on lisätty. Mitään jakoa ei lasketa kahdesti.
# Miksi tiedostoa ei oteta. $made on sellaisen tiedoston nimi; $where paikka siinä, "parts[0].sets[2].won".
stats-file-large = { $file } on yli megatavun kokoinen, eikä siinä voi olla tilastoja. Valitse täällä tallennettu tiedosto, kuten { $made }. Mikään ei muuttunut.
stats-file-json = { $file } ei sisällä tilastoja. Valitse täällä tallennettu tiedosto, kuten { $made }. Mikään ei muuttunut.
stats-file-newer = { $file } on tallennettu tämän sivun uudemmalla versiolla. Lataa sivu uudelleen ja yritä vielä kerran. Mikään ei muuttunut.
stats-file-many = { $file } toisi useampia selaimia kuin voidaan pitää yhdessä. Unohda ensin tämän selaimen tilastot tai valitse toinen tiedosto. Mikään ei muuttunut.
stats-file-unreadable = { $file } ei ole luettavissa. Valitse tiedosto, jonka tämä selain saa avata. Mikään ei muuttunut.
stats-file-shape = { $file } on vioittunut kohdassa { $where }. Valitse tiedosto sellaisena kuin se tallennettiin täällä. Mikään ei muuttunut.
stats-file-number = { $file } on vioittunut: kohdassa { $where } pitää olla kokonaisluku väliltä { $low }–{ $high }. Mikään ei muuttunut.

## Unohtaminen

stats-forget = Unohda kaikki
stats-forget-ask = Unohdetaanko kaikki tilastot?
stats-forget-line = Ne katoavat tästä selaimesta. Vain aiemmin tallennettu tiedosto tuo ne takaisin.
stats-forget-yes = Unohda kaikki
stats-forget-no = Säilytä
stats-forgotten = Kaikki tilastot on unohdettu.
