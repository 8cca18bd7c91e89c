### Istraživanja: koliki udeo mnogih deljenja može da se dobije.

## Napredak

survey-begun = { $done } od { $deals } deljenja.
survey-progress = { $done } od { $deals } deljenja, { $rate } u sekundi, još { $left }.
survey-stopped-kept = Zaustavljeno. Rešeno je sačuvano uz { $file }; ista komanda nastavlja odatle.
survey-stopped = Zaustavljeno. Ništa nije sačuvano; uz { "--out" } DATOTEKA istraživanje može da se nastavi gde je stalo.

## Šta je nađeno

survey-game = Igra
survey-deals = Deljenja
survey-deals-value = { $deals ->
    [one] { $deals } deljenje
    [few] { $deals } deljenja
   *[other] { $deals } deljenja
}, od { $first } do { $last }
survey-won = Može da se dobije
survey-lost = Ne može da se dobije
survey-unknown = Neodlučeno
survey-share = Udeo koji može da se dobije
survey-share-value = { $share }% (95%: od { $low } do { $high }%)
survey-share-both = od { $least } do { $most }% (neodlučena računata na oba načina, 95%: od { $low } do { $high }%)
survey-strokes = Najbolji udarci, prosek
survey-rounds = Najbolje runde, broj rupa: { $holes }, prosek
survey-mean-value = { $mean } (95%: od { $low } do { $high })
survey-mean-alone = { $mean }
survey-time = Vreme po deljenju, prosek
survey-slowest = Najsporije deljenje
survey-time-value = { $ms } ms
survey-slowest-value = { $ms } ms, { $code }
survey-head-strokes = Najbolji udarci
survey-head-deals = Deljenja
survey-head-share = Udeo, %

## Slika

survey-plot-deals = Deljenja
survey-plot-time = Vreme po deljenju, ms

## Šta nije u redu

fault-survey_extra = Za istraživanje je potreban paket { $package }, koji nije instaliran; dolazi uz: { "pip install 'mulligan[survey]'" }
fault-survey_numbering = Nema numeracije „{ $text }”; postoje: { $allowed }
fault-survey_other_rules = Datoteka { $file } sadrži deljenja kao { $there }, a ovo je istraživanje deljenja kao { $here }: navedite za njega drugu datoteku
fault-survey_not_ours = Datoteka { $file } već postoji i ne sadrži istraživanje: navedite drugu datoteku
fault-survey_busy = Drugo istraživanje upravo piše u { $file }: sačekajte da se završi ili navedite drugu datoteku
fault-survey_file = Datoteka { $file } ne može da se zapiše ili pročita: { $why }
fault-survey_plot = Slika { $file } ne može da se nacrta: ime mora da se završava na { ".svg" } ili { ".png" }
fault-survey_cluster = Na adresi { $text } nema klastera s radnim procesom: { $why }
fault-survey_cluster_gone = Klastera na adresi { $text } više nema; uz { "--out" } DATOTEKA ista komanda nastavlja gde je stalo
fault-survey_version = Radni procesi moraju da imaju istu verziju programa { "Mulligan" }: ovde je { $here }, u radnom procesu { $there }
fault-survey_worker = Radni proces klastera ne može da rešava; program { "Mulligan" } tamo mora da bude instaliran kao ovde: { $why }
fault-survey_deaths = Radni procesi koji rešavaju deljenja od { $first } do { $last } ugasili su se, broj puta: { $count }; možda im treba više memorije
