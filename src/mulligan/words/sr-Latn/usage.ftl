### Komandna linija: njene komande, šta im se zadaje i šta se kaže kad se pogrešno upotrebe.

## Komande, svaka u jednom redu

command-all = Sto za pasijanse: u pregledaču, u terminalu i iz programa { "Python" }.
command-serve = Pokreće sto kao veb-stranicu.
command-play = Sto u terminalu, preko celog ekrana ili red po red; ? ispisuje tastere ili komande.
command-deal = Prikazuje početni položaj deljenja.
command-words = Izgovara položaj rečima, u jednom redu.
command-replay = Odigrava zapis: završni položaj, rezultat, brojače i ishod.
command-convert = Pretvara deljenje iz formata drugih programa i u njih.
command-score = Broji poene runde stonog golfa odigrane pravim kartama.
command-verify = Proverava tajnu runde prema otisku koji je pre nje pokazan, i zapis runde.
command-games = Nabraja igre, njihove skupove pravila i opcije.
command-rules = Prikazuje stranicu s pravilima igre; svaki primer je odigran po pravilima.
command-solve = Tačno rešava položaj kad se znaju sve karte: da li može da se dobije, šta je najbolje i kojim potezima.
command-hint = Savetuje potez prema onome što igrač vidi i kaže zašto.
command-review = Pregleda partiju: šta je deljenje dopuštalo i gde je to propušteno.
command-survey = Rešava mnogo deljenja: koliki udeo može da se dobije i koliko dobro.

## Šta stoji umesto onoga što se zadaje

value-game = IGRA
value-code = KOD
value-code-or-file = KOD, DATOTEKA ili -
value-game-code-or-link = IGRA, KOD ili LINK
value-file = DATOTEKA
value-file-or-input = DATOTEKA ili -
value-folder = FASCIKLA
value-moves = POTEZI
value-seconds = SEKUNDE
value-name = IME
value-address = ADRESA

## Argumenti

argument-game-code-or-link = Igra ({ "golf, golf/strict" }), kod partije ili link.
argument-code = Kod partije: { "GO1-E-AAAAAAB, golf/strict/ms:5" } ili link.
argument-position = Kod partije ili zapis u datoteci; - čita standardni ulaz.
argument-record = Zapis: kod, a zatim potezi. - čita standardni ulaz.
argument-deal = Deljenje u datoteci, na standardnom ulazu ili kao kod.
argument-scores = Po jedan igrač u redu, s oznakom ko je završio rundu: { "Ana*: 6c 2h / Xr 3s" }.
argument-claim = Zapis runde i red s njenim otiskom.
argument-rules-game = Igra, na primer { "golf" }; bez nje, uz { "--out" }: sve.
argument-survey-game = Igra: { "golf, klondike" }.

## Opcije

option-version = Ispisuje verziju i završava.
option-help = Ispisuje ovo i završava.
option-lang = Jezik odgovora: { $languages }
option-json = Jedan { "JSON" } objekat na standardnom izlazu.
option-after = Šta je odigrano, na primer { "\"d 5 2\"" }.
option-host = Adresa na kojoj se sluša.
option-port = Port; 0 je bilo koji slobodan.
option-db = Gde se partije čuvaju; ako se ne navede, { "SQLite" } u korisnikovoj fascikli s podacima.
option-open = Otvara stranicu ako postoji ekran.
option-name = Ime pod kojim ga drugi nalaze; može da se ponovi.
option-line = Samo redovi: po jedan događaj u redu, ništa se ne crta iznova.
option-to = Željeni format; samo kod sadrži i pravila.
option-from = Format teksta; ako se ne navede, prema njegovom početku.
option-game = Kojoj igri pripada sto ili špil; ako se ne navede, prema obliku stola.
option-diagonals = Da li su dijagonale kvadratnih tabli linije.
option-joker-lines = Linija džokera se računa kao 0 ili svaki od njih zadržava svojih −3.
option-tie = Ko završi rundu uz izjednačen najmanji broj poena dobija bonus, ništa ili kaznu.
option-rules-out = Umesto toga upisuje stranice kao { "HTML" } u fasciklu, na svim jezicima.
option-objective = Čemu potezi vode: dobitku, najboljem kraju ili dobitku u malo poteza.
option-budget = Kad odustati.
option-hint-budget = Koliko dugo razmišljati.
option-all-seeing = Koristi prave karte, a ne samo ono što igrač vidi.
option-rules = Skup pravila ({ "E" }) ili reči opcija ({ "strict+strokes" }); ako se ne navede, podrazumevani skup.
option-deals = Koliko deljenja.
option-first = Broj prvog deljenja.
option-numbering = Čiji brojevi: sopstveni ({ "own" }) ili drugog programa: { "ms, pysol" }, ...
option-survey-budget = Kad deljenje ostaviti neodlučenim.
option-workers = Koliko procesa; ako se ne navede, jedan za svako jezgro.
option-cluster = Raspoređivač { "Dask" } ({ "tcp://host:8786" }), ili { "local" } da se pokrene ovde.
option-out = Datoteka { "Parquet" }, red po deljenju; ista komanda je nastavlja.
option-plot = Slika rezultata: { ".svg" } ili { ".png" }.

## Oko pomoći za komandu

usage-before = Upotreba:
usage-options = [OPCIJE]
usage-command = KOMANDA ...
usage-heading-arguments = Argumenti
usage-heading-options = Opcije
usage-heading-commands = Komande
usage-default = ako se ne navede: { $value }
usage-between = od { $least } do { $most }
usage-least = najmanje { $least }
usage-needed = mora da se navede
usage-environment = takođe u { $name }
usage-more = Više kaže { $command } { "--help" }.

## Šta se kaže kad se pogrešno upotrebe

usage-no-command = Nedostaje komanda; postoje: { $allowed }
usage-no-such-command = Nema komande „{ $text }”; postoje: { $allowed }
usage-too-many = „{ $text }” je previše: ova komanda ne prima toliko toga
usage-no-such-option = Ovde nema opcije { $option }; postoje: { $allowed }
usage-no-value = Iza opcije { $option } nedostaje vrednost
usage-no-value-wanted = Opcija { $option } nema vrednost: ili je tu ili nije
usage-missing = Nedostaje: { $name }
usage-missing-of = Nedostaje: { $name }; može biti: { $allowed }
usage-wrong = { $name }: vrednost nije ispravna
usage-wrong-of = { $name }: vrednost nije ispravna; može biti: { $allowed }
usage-wrong-number = { $name }: vrednost nije ispravna; mora biti broj: { $allowed }
usage-wrong-environment = Promenljiva okruženja { $name } nije ispravna; može biti: { $allowed }
