### Natpisi statistike (PL-8). Ovu datoteku čita sama stranica.

stats-title = Statistika
stats-line = Svaka se partija broji jednom, po svojem najboljem kraju; ako je nakon poteza ostavite za drugu, nije dobivena. Brojke ostaju u ovom pregledniku.
stats-none = Još ništa nije izbrojeno.
stats-not-kept = Ovaj preglednik ne može čuvati statistiku: njegova je pohrana puna ili isključena. Ona traje dok se stranica ne zatvori.

## Brojke jednog skupa pravila

stats-played = Odigrano
stats-won = Dobiveno
stats-share = Udio dobivenih
stats-streak = Trenutačni niz pobjeda
stats-longest = Najduži niz pobjeda
stats-best-points = Najbolji rezultat
stats-best-strokes = Najbolji rezultat (najmanje udaraca)
stats-best-dollars = Najbolji iznos
stats-mean-points = Prosječan rezultat
stats-mean-strokes = Prosječno udaraca
stats-mean-dollars = Prosječan iznos
stats-shortest = Najbrža pobjeda
stats-mean-time = Prosječno vrijeme
# Vrijeme igre; manji dijelovi imaju dvije znamenke.
stats-minutes = { $minutes }:{ $seconds }
stats-hours = { $hours }:{ $minutes }:{ $seconds }
# $amount je broj s razdjelnicima jezika.
stats-dollars = { $sign ->
    [plus] +${ $amount }
    [minus] -${ $amount }
   *[other] ${ $amount }
}

## Kao datoteka

stats-export = Spremi kao datoteku
stats-import = Dodaj iz datoteke
stats-exported = Spremljeno kao { $file }.
stats-imported = Datoteka je dodana. Nijedna se partija ne broji dvaput.
# Zašto se datoteka ne prima. $made je ime takve datoteke; $where mjesto u njoj, "parts[0].sets[2].won".
stats-file-large = { $file } veća je od megabajta i ne može sadržavati statistiku. Odaberite datoteku koja je spremljena ovdje, kao što je { $made }. Ništa nije promijenjeno.
stats-file-json = { $file } ne sadrži statistiku. Odaberite datoteku koja je spremljena ovdje, kao što je { $made }. Ništa nije promijenjeno.
stats-file-newer = { $file } spremljena je novijom inačicom ove stranice. Ponovno učitajte stranicu i pokušajte još jednom. Ništa nije promijenjeno.
stats-file-many = { $file } donosi više preglednika nego što ih se može zajedno čuvati. Najprije ovdje zaboravite statistiku ili odaberite drugu datoteku. Ništa nije promijenjeno.
stats-file-unreadable = { $file } ne može se pročitati. Odaberite datoteku koju ovaj preglednik smije otvoriti. Ništa nije promijenjeno.
stats-file-shape = { $file } oštećena je kod { $where }. Odaberite datoteku onakvu kakva je ovdje spremljena. Ništa nije promijenjeno.
stats-file-number = { $file } oštećena je: kod { $where } mora stajati cijeli broj od { $low } do { $high }. Ništa nije promijenjeno.

## Zaboravljanje

stats-forget = Zaboravi sve
stats-forget-ask = Zaboraviti svu statistiku?
stats-forget-line = U ovom je pregledniku više neće biti. Vraća je samo datoteka koja je prije spremljena.
stats-forget-yes = Zaboravi sve
stats-forget-no = Zadrži
stats-forgotten = Sva je statistika zaboravljena.
