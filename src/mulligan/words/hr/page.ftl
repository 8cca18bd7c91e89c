### Oznake na web-stranici. Ovu datoteku čita sama stranica; rečenice o igri stoje u ostalim datotekama.

## Svaka stranica

# Ime kuće u kutu, kao poveznica na početnu stranicu.
page-home = Mulligan, početna stranica
# Red gumba na vrhu, za čitače zaslona.
page-commands = Naredbe
page-skip-main = Prijeđi na glavni sadržaj
page-skip-table = Prijeđi na stol
page-language = Jezik
page-close = Zatvori
page-settings = Postavke
page-retry = Pokušaj ponovno
page-to-front = Na početnu stranicu
page-unreachable = Poslužitelj ne odgovara. Provjerite vezu i pokušajte ponovno.

## Početna stranica

page-front = Miran stol za karte
page-front-line = Bez registracije: odaberite igru i igrajte.
page-games = Igre
# Odmah pokreće igru. Čitačima zaslona slijedi ime igre.
page-play = Igraj
# Otvara izbor pravila.
page-new-game-more = Nova partija…
# Naslov iznad započetih, a nezavršenih partija.
page-continue = Nastavi
# Skida nezavršenu partiju s popisa. $code je njezin kod.
page-forget = Ukloni { $code } s popisa
page-no-answer = Nitko ne odgovara

## „Nova partija”

page-new-game = Nova partija
page-game = Igra
# Naslov iznad skupova pravila (Lako, Klasično, ...).
page-rules = Pravila
page-options = Opcije
# Koliko se opcija razlikuje od odabranog skupa pravila.
page-options-changed = { $count ->
    [one] { $count } promijenjena
    [few] { $count } promijenjene
   *[other] { $count } promijenjenih
}
page-winnable-only = Samo partije koje se mogu dobiti
page-winnable-only-line = Karte se miješaju sve dok ne ispadne partija koja se može dobiti kad se znaju sve karte.
page-winnable-seeking = Traži se partija koja se može dobiti…
# Gumb koji dijeli karte.
page-deal = Podijeli karte
page-code-field = Kod partije ili poveznica
page-code-hint = Primjerice GO1-E-AAAAAAB: isti kod uvijek dijeli iste karte.
page-deal-code = Igraj ovaj kod

## Adrese koje ne vode nikamo

page-no-deal = Te partije nema
page-dealing = Karte se dijele
page-no-table = Nema takvog stola
page-no-table-line = Adresa je možda nepotpuna ili tog stola ovdje nikad nije bilo.
page-lost = Nema takve stranice
page-lost-line = Adresa je možda nepotpuna.

## Stol

# Ploča, za čitače zaslona.
page-board = Stol
# Mjesto i što na njemu leži: „Stupac 3: 6 herc”, „Kup za izvlačenje: 16 karata”, „Stupac 3: prazan”.
page-cell = { $place }: { $what }
# Karta koja leži ispod drugih: „Stupac 3, redak 2: 6 herc”.
page-cell-covered = { $place }, redak { $row }: { $card }
# Stoji iza imena igre kad pravila nisu nijedan imenovani skup.
page-own-rules = prilagođena pravila
page-score = Rezultat
page-moves = Potezi
page-dealt = Karte su podijeljene.
page-watching = Promatrate ovaj stol.
page-play-this = Odigrajte ovu partiju sami
page-connection-lost = Veza je prekinuta; pokušavam ponovno. Vaša partija nije izgubljena.
page-connection-back = Veza je ponovno uspostavljena.
page-not-kept = Ovaj preglednik ne može čuvati partije: njegova je pohrana puna ili isključena. Ova traje dok se stranica ne zatvori.
page-undo = Poništi
page-redo = Ponovi
page-lifted = U ruci: { $what }. Kamo? { $places }
page-goes-nowhere = { $what }: sada nema kamo
page-put-back = Vraćeno: { $what }
page-stock-closed = nema više izvlačenja
page-rules-now = Pravila ovog stola
page-how-to-play = Kako se igra: { $game }
page-moves-now = Mogući potezi
page-moves-none = Sada nema poteza.
page-menu = Izbornik
page-where = Položaj riječima
# Povijest izgovorenoga, kao gumb.
page-log = Povijest
page-log-empty = Još se ništa nije dogodilo.
# Dijeli iste karte još jednom.
page-again = Ponovno podijeli iste karte
page-restart = Počni ovu partiju ispočetka
page-restart-ask = Početi ovu partiju ispočetka?
page-restart-line = Iste se karte ponovno dijele, a odigrani potezi nestaju.
page-restart-yes = Ispočetka
page-restart-no = Igraj dalje
page-copy-code = Kopiraj kod
# Sam kod kao gumb, za čitače zaslona.
page-copy-this-code = Kod partije { $code }: kopiraj
page-copy-link = Kopiraj poveznicu
page-code-copied = Kod je kopiran.
page-link-copied = Poveznica je kopirana.
page-copy-by-hand = Preglednik ovdje ne dopušta kopiranje: tekst je označen, kopirajte ga ručno.
page-share = Pošalji ovu partiju
page-share-line = Tko slijedi poveznicu, dobit će potpuno iste karte.
page-code = Kod partije
page-link = Poveznica

## Savjeti i pregled partije

page-hint = Savjet
page-hint-longer = Razmisli dulje
page-thinking = Razmišlja se…
page-hint-all-seeing = Savjet koji zna sve karte
page-hint-none-here = Za ovu igru nema savjeta.
page-review = Pregled
page-review-game = Pregled ove partije
page-review-early = Pregled prije kraja?
page-review-early-line = Pregled zna sve karte: govori što dopuštaju skrivene.
page-review-early-yes = Pregled
page-review-early-no = Igraj dalje
page-reviewing = Partija se pregledava…
page-review-step = Korak partije
page-review-at = { $number ->
    [0] Početak
   *[other] Potez { $number } od { $count }
}
page-review-back = Potez natrag
page-review-on = Potez naprijed
page-play-on = Igraj odavde
page-light-won = Može se dobiti
page-light-lost = Više se ne može dobiti
page-light-unknown = Nije odlučeno može li se dobiti
page-light-asking = Provjerava se može li se dobiti
page-light-word-won = Može se dobiti
page-light-word-lost = Izgubljeno
page-light-word-unknown = Neodlučeno

## Runda s više rupa. „Rupa” je riječ iz golfa za jedno dijeljenje.

page-hole = Rupa
page-total = Ukupno
# Stoji iza ukupnog rezultata.
page-par = par { $par }
page-score-card = Kartica rezultata
# Naslov stupca koji kaže je li rupa završena.
page-hole-state = Stanje
page-hole-ahead = slijedi
page-hole-playing = igra se
page-hole-over = završena
page-hole-given-up = predana
page-next-hole = Sljedeća rupa
page-give-up = Predati ovu rupu?
page-give-up-line = Preostale se karte broje kao udarci, a na ovu se rupu više ne može vratiti.
page-give-up-yes = Predaj
page-give-up-no = Igraj dalje

## Niz partija u kojem se iznos prenosi

page-bankroll = Blagajna
page-next-deal = Sljedeća partija
page-leave-deal = Napustiti ovu partiju?
page-leave-deal-line = Računa se kako sada stoji, a na nju se više ne može vratiti.
page-leave-deal-yes = Sljedeća partija
page-leave-deal-no = Igraj dalje

## Postavke. Svaka ima ime i redak koji je objašnjava.

page-theme = Izgled
page-theme-auto = kao sustav
page-theme-light = svijetao
page-theme-dark = taman
page-explain = Interaktivna pravila
page-explain-line = Kažu zašto potez nije dopušten. Isključeno: ništa se ne događa.
page-four-colours = Četiri boje
page-four-colours-line = Svaki znak ima svoju boju.
page-left-handed = Raspored za ljevake
page-left-handed-line = Kup za izvlačenje, odložni kup i poništavanje mijenjaju stranu.
page-letters = Jednoslovne tipke
page-letters-line = Djeluju samo dok je fokus na stolu.
page-light = Svjetlo: može li se dobiti
page-light-line = Tijekom igre pokazuje može li se položaj još dobiti. Zna skrivene karte.
page-hopeless = Napomena kad se više ne može dobiti
page-hopeless-line = Kaže kad nijedan nastavak više ne dobiva. Zna skrivene karte.
page-local-indices = Oznake na vašem jeziku
page-local-indices-line = Na asu, dečku, dami i kralju: { page-indices }.
# Oznake asa, dečka, dame i kralja, ovim redom. Gdje nisu A J Q K, nude se u postavkama.
page-indices = A J Q K

## Tipke

page-keys = Tipke za stolom
# Isto, kratko, kao gumb.
page-keys-short = Tipke
page-keys-line = Slova i znamenke djeluju dok je fokus na stolu. Mogu se isključiti u postavkama.
page-keys-off = Slova i znamenke isključeni su u postavkama; ostale tipke djeluju dok je fokus na stolu.
# Razmaknica, kako piše na tipki.
page-space = Razmaknica
page-key-places = na susjedno mjesto
page-key-rows = kroz stupac te između stupaca i kupa za izvlačenje
page-key-ends = na prvo mjesto, na posljednje
page-key-play = igra kartu ili je podiže
page-key-draw = izvlači kartu
page-key-lift = podiže kartu; strelice zatim vode onamo kamo može, Enter je spušta
page-key-can-go = govori kamo karta može
page-key-columns = igraju slobodnu kartu tog stupca ili podižu ono što može drugamo
page-key-undo = poništava
page-key-redo = ponavlja poništeno
page-key-hint = daje savjet; još jednom, o njemu razmišlja dulje
page-key-where = izgovara položaj riječima
page-key-new = nova partija
page-key-keys = prikazuje ove tipke
page-key-escape = vraća podignutu kartu; zatvara ono što je otvoreno
