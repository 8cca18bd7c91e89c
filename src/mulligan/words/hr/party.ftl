### Labels of the page of a table of several people. The page reads this file itself, after page.ftl; what happens at the
### table is said by the server.

# Makes a table, to which others come by its link.
party-new-table = Novi stol
party-new-table-more = Novi stol…
party-share-line = Pošaljite ovu poveznicu ostalima: tko je otvori, može sjesti ili gledati.
# Below the link, where it bears a name that means the reader’s own machine.
party-share-here = Ova poveznica vodi samo na ovo računalo. Da i drugi mogu ući, pokrenite scripts/play --host 0.0.0.0 (instalirano: mulligan serve --host 0.0.0.0) i otvorite stranicu na adresi ovog računala u mreži.
party-people = Za stolom
party-name = Vaše ime
party-sit = Sjedni
party-leave = Napusti stol
# Asked before that in a match.
party-leave-ask = Napustiti stol?
party-leave-ask-line = Vaše mjesto i bodove preuzima robot, a na to se mjesto više ne može vratiti.
party-leave-ask-yes = Napusti stol
party-leave-ask-no = Igraj dalje
party-watch-line = Nakon runde možda bude slobodno mjesto.
# Stands after a bot's name. $level is "easy", "normal" or "hard".
party-bot = robot, { $level }
party-level = Razina
party-add-bot = Dodaj robota
# These two stand before the name of whom they concern.
party-remove = Ukloni
party-hand-over = Predaj stol
# Before a choice: "after 60 s", "never".
party-patience = Robot igra umjesto onoga tko nema vezu:
party-idle = Robot igra umjesto onoga tko na potezu ne čini ništa:
party-change-rules = Promijeni pravila
party-use-rules = Igraj po ovim pravilima
party-start = Počni
party-rematch = Revanš
# Stands in its place for everybody else.
party-rematch-owner = { $name } vodi stol i može početi revanš.
party-ready = Može sljedeća runda
party-next = Odmah sljedeća runda
party-back = Opet igram
# The seat is played in another tab or browser.
party-elsewhere = Ovo se mjesto igra negdje drugdje.
party-take-back = Nastavi ovdje

## What stands beside a name

party-mark-turn = na potezu
party-mark-closer = zatvara
party-mark-winner = pobjeda
party-mark-out = izvan igre
party-mark-away = nije tu
party-mark-ready = može dalje
party-mark-you = vi
party-mark-owner = vodi stol

## The table

party-piles = Kupovi i ruka
party-own-board = Vaša ploča
party-board-of = Ploča igrača { $name }
party-others = Ostale ploče
party-no-cards = Još nema karata
# Heading of the buttons that tell something.
party-questions = Pitaj
# The drawn card is discarded, and then a card is turned up.
party-choose-turn = Strelicama i tipkom Enter, ili dodirom, odaberite kartu koja se okreće. Escape: zadržite izvučenu kartu.
party-thrown-not = Izvučena karta ostaje vam u ruci.
party-cannot-turn = Ova se karta ne može okrenuti: odaberite onu koja leži licem prema dolje.
party-cancel = Zadrži kartu
party-nothing-since = Od vašeg posljednjeg poteza ništa se nije dogodilo.
party-history-start = Ovo je početak povijesti.
party-history-end = Ovo je kraj povijesti.

## Results

party-results = Rezultati
party-round = Runda
party-proof = Dokaz poštenog dijeljenja
party-proof-line = Otisak svake runde pokazan je prije prvog poteza. Zapis sadrži tajnu iza njega: mulligan verify je provjerava.
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
party-sounds = Kratki zvukovi
party-sounds-line = Uz svaki stoji rečenica; ništa se ne kaže samo zvukom.

## Keys: what they do, and short, as a button

party-key-arrows = po vašoj ploči
party-key-ends = na prvu i posljednju kartu u retku; s tipkom Ctrl, na ploči
party-key-put = stavlja kartu iz ruke onamo
party-key-cancel = ipak zadržava izvučenu kartu; zatvara što je otvoreno
party-key-draw = izvlači kartu
party-key-draw-short = Izvuci
party-key-take = uzima gornju odbačenu kartu
party-key-take-short = Uzmi
party-key-discard = odbacuje izvučenu kartu; zatim se bira karta koja se okreće
party-key-discard-short = Odbaci
party-key-top = čita gornju odbačenu kartu
party-key-top-short = Gornja odbačena
party-key-board = čita vašu ploču
party-key-board-short = Moja ploča
party-key-boards = čita ostale ploče
party-key-boards-short = Ostale ploče
party-key-scores = čita rezultate
party-key-scores-short = Bodovi
party-key-results = vodi do rezultata svih rundi; Escape vodi natrag
party-key-results-short = Rezultati
party-key-turn = kaže tko je na potezu
party-key-turn-short = Tko je na potezu
party-key-repeat = ponavlja posljednju poruku
party-key-repeat-short = Ponovi
party-key-since = kaže što se dogodilo od vašeg posljednjeg poteza
party-key-since-short = Od mog poteza
party-key-earlier = prethodna poruka, odasvud
party-key-earlier-short = Ranije
party-key-later = sljedeća poruka, odasvud
party-key-later-short = Kasnije
party-key-keys = prikazuje ove tipke
party-key-keys-short = Tipke
