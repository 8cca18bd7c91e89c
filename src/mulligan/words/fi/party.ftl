### Labels of the page of a table of several people. The page reads this file itself, after page.ftl; what happens at the
### table is said by the server.

# Makes a table, to which others come by its link.
party-new-table = Uusi pöytä
party-new-table-more = Uusi pöytä…
party-share-line = Lähetä tämä linkki muille: kuka sen avaa, voi istua pöytään tai katsoa.
# Below the link, where it bears a name that means the reader’s own machine.
party-share-here = Tämä linkki vie vain tälle koneelle. Muut pääsevät mukaan, kun käynnistät komennon scripts/play --host 0.0.0.0 (asennettuna: mulligan serve --host 0.0.0.0) ja avaat sivun tämän koneen osoitteella verkossa.
party-people = Pöydässä
party-name = Nimesi
party-sit = Istu pöytään
party-leave = Lähde pöydästä
# Asked before that in a match.
party-leave-ask = Lähdetäänkö pöydästä?
party-leave-ask-line = Botti jatkaa paikallasi sinun pisteilläsi, eikä paikalle pääse enää takaisin.
party-leave-ask-yes = Lähde pöydästä
party-leave-ask-no = Jatka peliä
party-watch-line = Kierroksen jälkeen paikka voi olla vapaa.
# Stands after a bot's name. $level is "easy", "normal" or "hard".
party-bot = botti, { $level }
party-level = Taso
party-add-bot = Lisää botti
# These two stand before the name of whom they concern.
party-remove = Poista
party-hand-over = Luovuta pöytä
# Before a choice: "after 60 s", "never".
party-patience = Botti pelaa sen puolesta, jolla ei ole yhteyttä:
party-idle = Botti pelaa sen puolesta, joka ei vuorollaan tee mitään:
party-change-rules = Muuta sääntöjä
party-use-rules = Pelaa näillä säännöillä
party-start = Aloita
party-rematch = Uusintaottelu
# Stands in its place for everybody else.
party-rematch-owner = Pöydän omistaja { $name } voi aloittaa uusintaottelun.
party-ready = Valmis seuraavaan kierrokseen
party-next = Seuraava kierros heti
party-back = Palasin: pelaan itse
# The seat is played in another tab or browser.
party-elsewhere = Tällä paikalla pelataan muualla.
party-take-back = Jatka tässä

## What stands beside a name

party-mark-turn = vuorossa
party-mark-closer = sulki
party-mark-winner = voittaja
party-mark-out = ulkona
party-mark-away = poissa
party-mark-ready = valmis
party-mark-you = sinä
party-mark-owner = omistaja

## The table

party-piles = Pinot ja käsi
party-own-board = Oma lautasi
party-board-of = Lauta: { $name }
party-others = Muut laudat
party-no-cards = Ei vielä kortteja
# Heading of the buttons that tell something.
party-questions = Kysy
# The drawn card is discarded, and then a card is turned up.
party-choose-turn = Valitse käännettävä kortti nuolilla ja Enterillä tai napauta sitä. Esc: pidä nostettu kortti.
party-thrown-not = Nostettu kortti jää käteesi.
party-cannot-turn = Tätä korttia ei voi kääntää: valitse kortti, joka on kuvapuoli alaspäin.
party-cancel = Pidä kortti
party-nothing-since = Edellisen vuorosi jälkeen ei ole tapahtunut mitään.
party-history-start = Tästä historia alkaa.
party-history-end = Historia päättyy tähän.

## Results

party-results = Tulokset
party-round = Kierros
party-proof = Todiste rehdistä jaosta
party-proof-line = Jokaisen kierroksen sormenjälki näytettiin ennen ensimmäistä vuoroa. Tallenteessa on sen takana oleva salaisuus: mulligan verify tarkistaa sen.
party-fingerprint = Tämän kierroksen sormenjälki
party-record = Tallenne, kierros { $round }
party-copy-record = Kopioi tallenne
party-record-copied = Tallenne on kopioitu.

## Chat

party-chat = Keskustelu
party-chat-on = Näytä ja lue keskustelu
party-chat-on-line = Pois päältä: muiden kirjoittamaa ei näytetä eikä lueta.
party-chat-field = Kirjoita pöydälle
party-chat-send = Lähetä

## Settings

party-length = Kuinka paljon kerrotaan
party-length-brief = lyhyesti
party-length-normal = tavallisesti
party-length-full = kaikki
party-sounds = Lyhyet äänet
party-sounds-line = Jokaisen rinnalla on lause; mitään ei kerrota pelkällä äänellä.

## Keys: what they do, and short, as a button

party-key-arrows = omalla laudallasi
party-key-ends = rivin ensimmäiseen ja viimeiseen korttiin; Ctrl-näppäimen kanssa laudan
party-key-put = panee kädessä olevan kortin siihen
party-key-cancel = pitää sittenkin nostetun kortin; sulkee sen, mikä on auki
party-key-draw = nostaa kortin
party-key-draw-short = Nosta
party-key-take = ottaa poistopinon päällimmäisen kortin
party-key-take-short = Ota
party-key-discard = poistaa nostetun kortin; sitten valitaan käännettävä kortti
party-key-discard-short = Poista
party-key-top = lukee poistopinon päällimmäisen kortin
party-key-top-short = Poistopino
party-key-board = lukee oman lautasi
party-key-board-short = Oma lauta
party-key-boards = lukee muut laudat
party-key-boards-short = Muut laudat
party-key-scores = lukee pisteet
party-key-scores-short = Pisteet
party-key-results = siirtyy kaikkien kierrosten tuloksiin; Esc vie takaisin
party-key-results-short = Tulokset
party-key-turn = kertoo, kenen vuoro on
party-key-turn-short = Kenen vuoro
party-key-repeat = toistaa viimeisen viestin
party-key-repeat-short = Toista
party-key-since = kertoo, mitä on tapahtunut edellisen vuorosi jälkeen
party-key-since-short = Vuoroni jälkeen
party-key-earlier = edellinen viesti, mistä tahansa
party-key-earlier-short = Aiemmin
party-key-later = seuraava viesti, mistä tahansa
party-key-later-short = Myöhemmin
party-key-keys = näyttää nämä näppäimet
party-key-keys-short = Näppäimet
