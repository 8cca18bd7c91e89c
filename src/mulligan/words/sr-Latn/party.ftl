### Labels of the page of a table of several people. The page reads this file itself, after page.ftl; what happens at the
### table is said by the server.

# Makes a table, to which others come by its link.
party-new-table = Novi sto
party-new-table-more = Novi sto…
party-share-line = Pošaljite ovaj link ostalima: ko ga otvori, može da sedne ili da gleda.
# Below the link, where it bears a name that means the reader’s own machine.
party-share-here = Ovaj link vodi samo na ovaj računar. Da bi i drugi mogli da uđu, pokrenite { "scripts/play --host 0.0.0.0" } (instalirano: { "mulligan serve --host 0.0.0.0" }) i otvorite stranicu na adresi ovog računara u mreži.
party-people = Za stolom
party-name = Vaše ime
party-sit = Sedni
party-leave = Napusti sto
# Asked before that in a match.
party-leave-ask = Napustiti sto?
party-leave-ask-line = Vaše mesto i poene preuzima robot, a na to mesto više ne možete da se vratite.
party-leave-ask-yes = Napusti sto
party-leave-ask-no = Igraj dalje
party-watch-line = Posle runde će možda biti slobodno mesto.
# Stands after a bot's name. $level is "easy", "normal" or "hard".
party-bot = robot, { $level }
party-level = Nivo
party-add-bot = Dodaj robota
# These two stand before the name of whom they concern.
party-remove = Ukloni
party-hand-over = Predaj sto
# Before a choice: "after 60 s", "never".
party-patience = Robot igra umesto onoga ko nema vezu:
party-idle = Robot igra umesto onoga ko na potezu ne čini ništa:
party-change-rules = Promeni pravila
party-use-rules = Igraj po ovim pravilima
party-start = Počni
party-rematch = Revanš
# Stands in its place for everybody else.
party-rematch-owner = { $name } vodi sto i može da počne revanš.
party-ready = Može sledeća runda
party-next = Odmah sledeća runda
party-back = Opet ću da igram
# The seat is played in another tab or browser.
party-elsewhere = Ovo mesto se igra negde drugde.
party-take-back = Nastavi ovde

## What stands beside a name

party-mark-turn = na potezu
party-mark-closer = završava
party-mark-winner = pobeda
party-mark-out = van igre
party-mark-away = nije tu
party-mark-ready = može dalje
party-mark-you = vi
party-mark-owner = vodi sto

## The table

party-piles = Gomile i ruka
party-own-board = Vaša tabla
party-board-of = Tabla igrača { $name }
party-others = Ostale table
party-no-cards = Još nema karata
# Heading of the buttons that tell something.
party-questions = Pitaj
# The drawn card is discarded, and then a card is turned up.
party-choose-turn = Strelicama i tasterom { "Enter" }, ili dodirom, izaberite kartu koja se okreće. { "Escape" }: zadržite izvučenu kartu.
party-thrown-not = Izvučena karta ostaje vam u ruci.
party-cannot-turn = Ova karta ne može da se okrene: izaberite onu koja leži licem nadole.
party-cancel = Zadrži kartu
party-nothing-since = Od vašeg poslednjeg poteza ništa se nije dogodilo.
party-history-start = Ovo je početak istorije.
party-history-end = Ovo je kraj istorije.

## Results

party-results = Rezultati
party-round = Runda
party-proof = Dokaz poštenog deljenja
party-proof-line = Otisak svake runde pokazan je pre prvog poteza. Zapis sadrži tajnu iza njega: { "mulligan verify" } je proverava.
party-fingerprint = Otisak ove runde
party-record = Zapis { $round }. runde
party-copy-record = Kopiraj zapis
party-record-copied = Zapis je kopiran.

## Chat

party-chat = Razgovor
party-chat-on = Prikazuj i čitaj razgovor
party-chat-on-line = Isključeno: ono što drugi pišu ne prikazuje se i ne čita.
party-chat-field = Napišite nešto stolu
party-chat-send = Pošalji

## Settings

party-length = Koliko se govori
party-length-brief = kratko
party-length-normal = srednje
party-length-full = potpuno
party-sounds = Kratki zvuci
party-sounds-line = Uz svaki stoji rečenica; ništa se ne kaže samo zvukom.

## Keys: what they do, and short, as a button

party-key-arrows = po vašoj tabli
party-key-ends = na prvu i poslednju kartu u redu; sa tasterom { "Ctrl" }, na tabli
party-key-put = stavlja kartu iz ruke tamo
party-key-cancel = ipak zadržava izvučenu kartu; zatvara što je otvoreno
party-key-draw = izvlači kartu
party-key-draw-short = Izvuci
party-key-take = uzima gornju odbačenu kartu
party-key-take-short = Uzmi
party-key-discard = odbacuje izvučenu kartu; zatim se bira karta koja se okreće
party-key-discard-short = Odbaci
party-key-top = čita gornju odbačenu kartu
party-key-top-short = Gornja odbačena
party-key-board = čita vašu tablu
party-key-board-short = Moja tabla
party-key-boards = čita ostale table
party-key-boards-short = Ostale table
party-key-scores = čita rezultate
party-key-scores-short = Poeni
party-key-results = vodi do rezultata svih rundi; { "Escape" } vodi nazad
party-key-results-short = Rezultati
party-key-turn = kaže ko je na potezu
party-key-turn-short = Ko je na potezu
party-key-repeat = ponavlja poslednju poruku
party-key-repeat-short = Ponovi
party-key-since = kaže šta se dogodilo od vašeg poslednjeg poteza
party-key-since-short = Od mog poteza
party-key-earlier = prethodna poruka, odasvud
party-key-earlier-short = Ranije
party-key-later = sledeća poruka, odasvud
party-key-later-short = Kasnije
party-key-keys = prikazuje ove tastere
party-key-keys-short = Tasteri
