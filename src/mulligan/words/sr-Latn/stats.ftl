### Natpisi statistike (PL-8). Ovu datoteku čita sama stranica.

stats-title = Statistika
stats-line = Svaka partija se broji jednom, po svom najboljem kraju; ako je posle poteza ostavite zbog druge, nije dobijena. Brojke ostaju u ovom pregledaču.
stats-none = Još ništa nije izbrojano.
stats-not-kept = Ovaj pregledač ne može da čuva statistiku: njegovo skladište je puno ili isključeno. Ona traje dok se stranica ne zatvori.

## Brojke jednog skupa pravila

stats-played = Odigrano
stats-won = Dobijeno
stats-share = Udeo dobijenih
stats-streak = Trenutni niz pobeda
stats-longest = Najduži niz pobeda
stats-best-points = Najbolji rezultat
stats-best-strokes = Najbolji rezultat (najmanje udaraca)
stats-best-dollars = Najbolji iznos
stats-mean-points = Prosečan rezultat
stats-mean-strokes = Prosečno udaraca
stats-mean-dollars = Prosečan iznos
stats-shortest = Najbrža pobeda
stats-mean-time = Prosečno vreme
# Vreme igre; manji delovi imaju dve cifre.
stats-minutes = { $minutes }:{ $seconds }
stats-hours = { $hours }:{ $minutes }:{ $seconds }
# $amount je broj sa znacima razdvajanja jezika.
stats-dollars = { $sign ->
    [plus] +${ $amount }
    [minus] -${ $amount }
   *[other] ${ $amount }
}

## Kao datoteka

stats-export = Sačuvaj kao datoteku
stats-import = Dodaj iz datoteke
stats-exported = Sačuvano kao { $file }.
stats-imported = Datoteka je dodata. Nijedna partija se ne broji dvaput.
# Zašto se datoteka ne prima. $made je ime takve datoteke; $where mesto u njoj, "parts[0].sets[2].won".
stats-file-large = { $file } je veća od megabajta i ne može da sadrži statistiku. Izaberite datoteku koja je sačuvana ovde, kao što je { $made }. Ništa nije promenjeno.
stats-file-json = { $file } ne sadrži statistiku. Izaberite datoteku koja je sačuvana ovde, kao što je { $made }. Ništa nije promenjeno.
stats-file-newer = { $file } je sačuvana novijom verzijom ove stranice. Ponovo učitajte stranicu i pokušajte još jednom. Ništa nije promenjeno.
stats-file-many = { $file } donosi više pregledača nego što može zajedno da se čuva. Najpre ovde zaboravite statistiku ili izaberite drugu datoteku. Ništa nije promenjeno.
stats-file-unreadable = { $file } ne može da se pročita. Izaberite datoteku koju ovaj pregledač sme da otvori. Ništa nije promenjeno.
stats-file-shape = { $file } je oštećena kod { $where }. Izaberite datoteku onakvu kakva je ovde sačuvana. Ništa nije promenjeno.
stats-file-number = { $file } je oštećena: kod { $where } mora da stoji ceo broj od { $low } do { $high }. Ništa nije promenjeno.

## Zaboravljanje

stats-forget = Zaboravi sve
stats-forget-ask = Zaboraviti svu statistiku?
stats-forget-line = U ovom pregledaču je više neće biti. Vraća je samo datoteka koja je ranije sačuvana.
stats-forget-yes = Zaboravi sve
stats-forget-no = Zadrži
stats-forgotten = Sva statistika je zaboravljena.
