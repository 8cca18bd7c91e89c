### Naredbeni redak: njegove naredbe, što im se daje i što se kaže kad se krivo upotrijebe.

## Naredbe, svaka u jednom retku

command-all = Stol za pasijanse: u pregledniku, u terminalu i iz Pythona.
command-serve = Poslužuje stol na mreži.
command-play = Stol u terminalu, preko cijelog zaslona ili redak po redak; ? ispisuje tipke ili naredbe.
command-deal = Prikazuje početni položaj dijeljenja.
command-words = Izgovara položaj riječima, u jednom retku.
command-replay = Odigrava zapis: završni položaj, rezultat, brojače i ishod.
command-convert = Pretvara dijeljenje iz formata drugih programa i u njih.
command-score = Broji bodove runde stolnoga golfa odigrane pravim kartama.
command-verify = Provjerava tajnu runde prema otisku koji je prije nje pokazan, i zapis runde.
command-games = Nabraja igre, njihove skupove pravila i opcije.
command-rules = Prikazuje stranicu s pravilima igre; svaki je primjer odigran po pravilima.
command-solve = Točno rješava položaj kad se znaju sve karte: može li se dobiti, što je najbolje i kojim potezima.
command-hint = Savjetuje potez prema onome što igrač vidi i kaže zašto.
command-review = Pregledava partiju: što je dijeljenje dopuštalo i gdje je to propušteno.
command-survey = Rješava mnogo dijeljenja: koliki se udio može dobiti i koliko dobro.

## Što stoji umjesto onoga što se daje

value-game = IGRA
value-code = KOD
value-code-or-file = KOD, DATOTEKA ili -
value-game-code-or-link = IGRA, KOD ili POVEZNICA
value-file = DATOTEKA
value-file-or-input = DATOTEKA ili -
value-folder = MAPA
value-moves = POTEZI
value-seconds = SEKUNDE
value-name = IME
value-address = ADRESA

## Argumenti

argument-game-code-or-link = Igra (golf, golf/strict), kod partije ili poveznica.
argument-code = Kod partije: GO1-E-AAAAAAB, golf/strict/ms:5 ili poveznica.
argument-position = Kod partije ili zapis u datoteci; - čita standardni ulaz.
argument-record = Zapis: kod, a zatim potezi. - čita standardni ulaz.
argument-deal = Dijeljenje u datoteci, na standardnom ulazu ili kao kod.
argument-scores = Po jedan igrač u retku, s oznakom tko je zatvorio: Ana*: 6c 2h / Xr 3s.
argument-claim = Zapis runde i redak s njezinim otiskom.
argument-rules-game = Igra, na primjer golf; bez nje, uz --out: sve.
argument-survey-game = Igra: golf, klondike.

## Opcije

option-version = Ispisuje verziju i završava.
option-help = Ispisuje ovo i završava.
option-lang = Jezik odgovora: { $languages }
option-json = Jedan JSON-objekt na standardnom izlazu.
option-after = Što je odigrano, na primjer "d 5 2".
option-host = Adresa na kojoj se sluša.
option-port = Port; 0 je bilo koji slobodan.
option-db = Gdje se partije čuvaju; ako se ne navede, SQLite u korisnikovoj mapi s podacima.
option-open = Otvara stranicu ako postoji zaslon.
option-name = Ime pod kojim ga drugi nalaze; može se ponoviti.
option-line = Samo retci: po jedan događaj u retku, ništa se ne crta iznova.
option-to = Željeni format; samo kod sadrži i pravila.
option-from = Format teksta; ako se ne navede, prema njegovu početku.
option-game = Kojoj igri pripada stol ili špil; ako se ne navede, prema obliku stola.
option-diagonals = Jesu li dijagonale kvadratnih ploča linije.
option-joker-lines = Linija džokera ne broji ništa ili svaki od njih zadržava svojih −3.
option-tie = Tko zatvori rundu uz izjednačen najmanji broj bodova dobiva nagradu, ništa ili kaznu.
option-rules-out = Umjesto toga zapisuje stranice kao HTML u mapu, na svim jezicima.
option-objective = Čemu potezi vode: dobitku, najboljem kraju ili dobitku u malo poteza.
option-budget = Kad odustati.
option-hint-budget = Koliko dugo razmišljati.
option-all-seeing = Koristi prave karte, a ne samo ono što igrač vidi.
option-rules = Skup pravila (E) ili riječi opcija (strict+strokes); ako se ne navede, zadani skup.
option-deals = Koliko dijeljenja.
option-first = Broj prvog dijeljenja.
option-numbering = Čiji brojevi: vlastiti (own) ili drugog programa: ms, pysol, ...
option-survey-budget = Kad dijeljenje ostaviti neodlučenim.
option-workers = Koliko procesa; ako se ne navede, jedan za svaku jezgru.
option-cluster = Raspoređivač Dask (tcp://host:8786), ili local da se pokrene ovdje.
option-out = Datoteka Parquet, redak po dijeljenju; ista je naredba nastavlja.
option-plot = Slika rezultata: .svg ili .png.

## Oko pomoći za naredbu

usage-before = Upotreba:
usage-options = [OPCIJE]
usage-command = NAREDBA ...
usage-heading-arguments = Argumenti
usage-heading-options = Opcije
usage-heading-commands = Naredbe
usage-default = ako se ne navede: { $value }
usage-between = od { $least } do { $most }
usage-least = najmanje { $least }
usage-needed = mora se navesti
usage-environment = također u { $name }
usage-more = Više kaže { $command } --help.

## Što se kaže kad se krivo upotrijebe

usage-no-command = Nedostaje naredba; postoje: { $allowed }
usage-no-such-command = Nema naredbe „{ $text }”; postoje: { $allowed }
usage-too-many = „{ $text }” je previše: ova naredba ne prima toliko toga
usage-no-such-option = Ovdje nema opcije { $option }; postoje: { $allowed }
usage-no-value = Iza opcije { $option } nedostaje vrijednost
usage-no-value-wanted = Opcija { $option } nema vrijednosti: ili je tu ili nije
usage-missing = Nedostaje: { $name }
usage-missing-of = Nedostaje: { $name }; može biti: { $allowed }
usage-wrong = { $name }: vrijednost nije ispravna
usage-wrong-of = { $name }: vrijednost nije ispravna; može biti: { $allowed }
usage-wrong-number = { $name }: vrijednost nije ispravna; mora biti broj: { $allowed }
usage-wrong-environment = Varijabla okruženja { $name } nije ispravna; može biti: { $allowed }
