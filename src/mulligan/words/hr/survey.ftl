### Istraživanja: koliki se udio mnogih dijeljenja može dobiti.

## Napredak

survey-begun = { $done } od { $deals } dijeljenja.
survey-progress = { $done } od { $deals } dijeljenja, { $rate } u sekundi, još { $left }.
survey-stopped-kept = Zaustavljeno. Riješeno je sačuvano uz { $file }; ista naredba nastavlja odande.
survey-stopped = Zaustavljeno. Ništa nije sačuvano; uz --out DATOTEKA istraživanje se može nastaviti gdje je stalo.

## Što je nađeno

survey-game = Igra
survey-deals = Dijeljenja
survey-deals-value = { $deals ->
    [one] { $deals } dijeljenje
    [few] { $deals } dijeljenja
   *[other] { $deals } dijeljenja
}, od { $first } do { $last }
survey-won = Može se dobiti
survey-lost = Ne može se dobiti
survey-unknown = Neodlučeno
survey-share = Udio koji se može dobiti
survey-share-value = { $share } % (95 %: od { $low } do { $high } %)
survey-share-both = od { $least } do { $most } % (neodlučena računata na oba načina, 95 %: od { $low } do { $high } %)
survey-strokes = Najbolji udarci, prosjek
survey-rounds = Najbolje runde, broj rupa: { $holes }, prosjek
survey-mean-value = { $mean } (95 %: od { $low } do { $high })
survey-mean-alone = { $mean }
survey-time = Vrijeme po dijeljenju, prosjek
survey-slowest = Najsporije dijeljenje
survey-time-value = { $ms } ms
survey-slowest-value = { $ms } ms, { $code }
survey-head-strokes = Najbolji udarci
survey-head-deals = Dijeljenja
survey-head-share = Udio, %

## Slika

survey-plot-deals = Dijeljenja
survey-plot-time = Vrijeme po dijeljenju, ms

## Što nije u redu

fault-survey_extra = Za istraživanje treba paket { $package }, koji nije instaliran; dolazi s: pip install 'mulligan[survey]'
fault-survey_numbering = Nema numeracije „{ $text }”; postoje: { $allowed }
fault-survey_other_rules = Datoteka { $file } sadrži dijeljenja kao { $there }, a ovo je istraživanje dijeljenja kao { $here }: navedite za njega drugu datoteku
fault-survey_not_ours = Datoteka { $file } već postoji i ne sadrži istraživanje: navedite drugu datoteku
fault-survey_busy = Drugo istraživanje upravo piše u { $file }: pričekajte da završi ili navedite drugu datoteku
fault-survey_file = Datoteka { $file } ne može se zapisati ili pročitati: { $why }
fault-survey_plot = Slika { $file } ne može se nacrtati: ime mora završavati na .svg ili .png
fault-survey_cluster = Na adresi { $text } nema klastera s radnim procesom: { $why }
fault-survey_cluster_gone = Klastera na adresi { $text } više nema; uz --out DATOTEKA ista naredba nastavlja gdje je stalo
fault-survey_version = Radni procesi moraju imati istu verziju Mulligana: ovdje je { $here }, u radnom procesu { $there }
fault-survey_worker = Radni proces klastera ne može rješavati; Mulligan ondje mora biti instaliran kao ovdje: { $why }
fault-survey_deaths = Radni procesi koji rješavaju dijeljenja od { $first } do { $last } ugasili su se, broj puta: { $count }; možda im treba više memorije
