### Natpisi na veb-stranici. Ovu datoteku čita sama stranica; rečenice o igri stoje u ostalim datotekama.

## Svaka stranica

# Ime kuće u uglu, kao link ka početnoj stranici.
page-home = { "Mulligan" }, početna stranica
# Red dugmadi na vrhu, za čitače ekrana.
page-commands = Komande
page-skip-main = Pređi na glavni sadržaj
page-skip-table = Pređi na sto
page-language = Jezik
page-close = Zatvori
page-settings = Podešavanja
page-retry = Pokušaj ponovo
page-to-front = Na početnu stranicu
page-unreachable = Server ne odgovara. Proverite vezu i pokušajte ponovo.

## Početna stranica

page-front = Miran sto za karte
page-front-line = Bez registracije: izaberite igru i igrajte.
page-games = Igre
# Odmah pokreće igru. Čitačima ekrana sledi ime igre.
page-play = Igraj
# Otvara izbor pravila.
page-new-game-more = Nova partija…
# Naslov iznad započetih, a nezavršenih partija.
page-continue = Nastavi
# Skida nezavršenu partiju sa spiska. $code je njen kod.
page-forget = Ukloni { $code } sa spiska
page-no-answer = Niko ne odgovara

## „Nova partija”

page-new-game = Nova partija
page-game = Igra
# Naslov iznad skupova pravila (Lako, Klasično, ...).
page-rules = Pravila
page-options = Opcije
# Koliko se opcija razlikuje od izabranog skupa pravila.
page-options-changed = { $count ->
    [one] { $count } promenjena
    [few] { $count } promenjene
   *[other] { $count } promenjenih
}
page-winnable-only = Samo partije koje mogu da se dobiju
page-winnable-only-line = Karte se mešaju sve dok ne ispadne partija koja može da se dobije kad se znaju sve karte.
page-winnable-seeking = Traži se partija koja može da se dobije…
# Dugme koje deli karte.
page-deal = Podeli karte
page-code-field = Kod partije ili link
page-code-hint = Na primer { "GO1-E-AAAAAAB" }: isti kod uvek deli iste karte.
page-deal-code = Igraj ovaj kod

## Adrese koje ne vode nikuda

page-no-deal = Nema takve partije
page-dealing = Karte se dele
page-no-table = Nema takvog stola
page-no-table-line = Adresa je možda nepotpuna ili tog stola ovde nikad nije bilo.
page-lost = Nema takve stranice
page-lost-line = Adresa je možda nepotpuna.

## Sto

# Tabla, za čitače ekrana.
page-board = Sto
# Mesto i šta na njemu leži: „Kolona 3: 6 herc”, „Špil: 16 karata”, „Kolona 3: prazna”.
page-cell = { $place }: { $what }
# Karta koja leži ispod drugih: „Kolona 3, red 2: 6 herc”.
page-cell-covered = { $place }, red { $row }: { $card }
# Stoji iza imena igre kada pravila nisu nijedan imenovani skup.
page-own-rules = prilagođena pravila
page-score = Rezultat
page-moves = Potezi
page-dealt = Karte su podeljene.
page-watching = Posmatrate ovaj sto.
page-play-this = Odigrajte ovu partiju sami
page-connection-lost = Veza je prekinuta; pokušavam ponovo. Vaša partija nije izgubljena.
page-connection-back = Veza je ponovo uspostavljena.
page-not-kept = Ovaj pregledač ne može da čuva partije: njegovo skladište je puno ili isključeno. Ova traje dok se stranica ne zatvori.
page-undo = Poništi
page-redo = Ponovi
page-lifted = U ruci: { $what }. Kuda? { $places }
page-goes-nowhere = { $what }: sada nema kuda
page-put-back = Vraćeno: { $what }
page-stock-closed = nema više izvlačenja
page-rules-now = Pravila ovog stola
page-how-to-play = Kako se igra: { $game }
page-moves-now = Mogući potezi
page-moves-none = Sada nema poteza.
page-menu = Meni
page-where = Položaj rečima
# Istorija izgovorenog, kao dugme.
page-log = Istorija
page-log-empty = Još se ništa nije dogodilo.
# Deli iste karte još jednom.
page-again = Ponovo podeli iste karte
page-restart = Počni ovu partiju ispočetka
page-restart-ask = Početi ovu partiju ispočetka?
page-restart-line = Iste karte se ponovo dele, a odigrani potezi nestaju.
page-restart-yes = Ispočetka
page-restart-no = Igraj dalje
page-copy-code = Kopiraj kod
# Sam kod kao dugme, za čitače ekrana.
page-copy-this-code = Kod partije { $code }: kopiraj
page-copy-link = Kopiraj link
page-code-copied = Kod je kopiran.
page-link-copied = Link je kopiran.
page-copy-by-hand = Pregledač ovde ne dozvoljava kopiranje: tekst je označen, kopirajte ga ručno.
page-share = Pošalji ovu partiju
page-share-line = Ko otvori link, dobiće potpuno iste karte.
page-code = Kod partije
page-link = Link

## Saveti i pregled partije

page-hint = Savet
page-hint-longer = Razmisli duže
page-thinking = Razmišlja se…
page-hint-all-seeing = Savet koji zna sve karte
page-hint-none-here = Za ovu igru nema saveta.
page-review = Pregled
page-review-game = Pregled ove partije
page-review-early = Pregled pre kraja?
page-review-early-line = Pregled zna sve karte: govori šta dopuštaju skrivene.
page-review-early-yes = Pregled
page-review-early-no = Igraj dalje
page-reviewing = Partija se pregleda…
page-review-step = Korak partije
page-review-at = { $number ->
    [0] Početak
   *[other] Potez { $number } od { $count }
}
page-review-back = Potez nazad
page-review-on = Potez napred
page-play-on = Igraj odavde
page-light-won = Može da se dobije
page-light-lost = Više ne može da se dobije
page-light-unknown = Nije odlučeno da li može da se dobije
page-light-asking = Proverava se da li može da se dobije
page-light-word-won = Može da se dobije
page-light-word-lost = Izgubljeno
page-light-word-unknown = Neodlučeno

## Runda s više rupa. „Rupa” je reč iz golfa za jedno deljenje.

page-hole = Rupa
page-total = Ukupno
# Stoji iza ukupnog rezultata.
page-par = par { $par }
page-score-card = Kartica rezultata
# Naslov kolone koja kaže da li je rupa završena.
page-hole-state = Stanje
page-hole-ahead = sledi
page-hole-playing = igra se
page-hole-over = završena
page-hole-given-up = predata
page-next-hole = Sledeća rupa
page-give-up = Predati ovu rupu?
page-give-up-line = Preostale karte se broje kao udarci, a na ovu rupu više ne možete da se vratite.
page-give-up-yes = Predaj
page-give-up-no = Igraj dalje

## Niz partija u kojem se iznos prenosi

page-bankroll = Kasa
page-next-deal = Sledeća partija
page-leave-deal = Napustiti ovu partiju?
page-leave-deal-line = Računa se kako sada stoji, a na nju više ne možete da se vratite.
page-leave-deal-yes = Sledeća partija
page-leave-deal-no = Igraj dalje

## Podešavanja. Svako ima ime i red koji ga objašnjava.

page-theme = Izgled
page-theme-auto = kao sistem
page-theme-light = svetao
page-theme-dark = taman
page-explain = Interaktivna pravila
page-explain-line = Kažu zašto potez nije dozvoljen. Isključeno: ništa se ne dešava.
page-four-colours = Četiri boje
page-four-colours-line = Svaki znak ima svoju boju.
page-left-handed = Raspored za levake
page-left-handed-line = Špil, gomila odbačenih i poništavanje menjaju stranu.
page-letters = Tasteri s jednim slovom
page-letters-line = Deluju samo dok je fokus na stolu.
page-light = Svetlo: da li može da se dobije
page-light-line = Tokom igre pokazuje da li položaj još može da se dobije. Zna skrivene karte.
page-hopeless = Napomena kad više ne može da se dobije
page-hopeless-line = Kaže kad nijedan nastavak više ne dobija. Zna skrivene karte.
page-local-indices = Oznake na vašem jeziku
page-local-indices-line = Na kecu, žandaru, dami i kralju: { page-indices }.
# Oznake keca, žandara, dame i kralja, ovim redom. Gde nisu A J Q K, nude se u podešavanjima.
page-indices = { "A J Q K" }

## Tasteri

page-keys = Tasteri za stolom
# Isto, kratko, kao dugme.
page-keys-short = Tasteri
page-keys-line = Slova i cifre deluju dok je fokus na stolu. Mogu da se isključe u podešavanjima.
page-keys-off = Slova i cifre su isključeni u podešavanjima; ostali tasteri deluju dok je fokus na stolu.
# Razmaknica, kako se zove taj taster.
page-space = Razmak
page-key-places = na susedno mesto
page-key-rows = kroz kolonu, i između kolona i špila
page-key-ends = na prvo mesto, na poslednje
page-key-play = igra kartu ili je podiže
page-key-draw = izvlači kartu
page-key-lift = podiže kartu; strelice zatim vode tamo gde može, { "Enter" } je spušta
page-key-can-go = kaže kuda karta može
page-key-columns = igraju slobodnu kartu te kolone ili podižu ono što može drugde
page-key-undo = poništava
page-key-redo = ponavlja poništeno
page-key-hint = daje savet; još jednom, o njemu razmišlja duže
page-key-where = izgovara položaj rečima
page-key-new = nova partija
page-key-keys = prikazuje ove tastere
page-key-escape = vraća podignutu kartu; zatvara ono što je otvoreno
