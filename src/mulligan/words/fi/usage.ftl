### Komentorivi: sen komennot, mitä niille annetaan ja mitä väärästä käytöstä sanotaan.

## Komennot, kukin yhdellä rivillä

command-all = Pasianssien korttipöytä: selaimessa, päätteessä ja Pythonissa.
command-serve = Avaa verkkosivun pöydän.
command-play = Avaa pöydän päätteessä, koko ruudulle tai riveittäin; ? luettelee näppäimet tai komennot.
command-deal = Näyttää jaon alkutilanteen.
command-words = Kertoo tilanteen sanoin, yhdellä rivillä.
command-replay = Pelaa tallenteen: lopputilanne, tulos, laskurit, miten peli päättyi.
command-convert = Muuntaa jaon muiden ohjelmien muodoista ja muotoihin.
command-score = Laskee oikeilla korteilla pelatun pöytägolfin kierroksen pisteet.
command-verify = Vertaa kierroksen salaisuutta etukäteen näytettyyn sormenjälkeen ja tarkistaa tallenteen.
command-games = Luettelee pelit, niiden sääntömuodot ja valinnat.
command-rules = Näyttää pelin sääntösivun, jonka jokainen esimerkki on pelattu sääntöjen mukaan.
command-solve = Ratkaisee tilanteen tarkasti, kun kaikki kortit tunnetaan: voitto vai ei, paras tulos ja siirrot siihen.
command-hint = Neuvoo siirron sen mukaan, mitä pelaaja näkee, ja kertoo syyn.
command-review = Tarkastelee peliä: mitä jako salli ja missä se menetettiin.
command-survey = Ratkaisee monta jakoa: kuinka suuren osan voi voittaa ja kuinka hyvin.

## Mitä annettavan tilalla lukee

value-game = PELI
value-code = KOODI
value-code-or-file = KOODI, TIEDOSTO tai -
value-game-code-or-link = PELI, KOODI tai LINKKI
value-file = TIEDOSTO
value-file-or-input = TIEDOSTO tai -
value-folder = KANSIO
value-moves = SIIRROT
value-seconds = SEKUNNIT
value-name = NIMI
value-address = OSOITE

## Argumentit

argument-game-code-or-link = Peli (golf, golf/strict), jakokoodi tai linkki.
argument-code = Jakokoodi: GO1-E-AAAAAAB, golf/strict/ms:5 tai linkki.
argument-position = Jakokoodi tai tallenne tiedostossa; - lukee vakiosyötettä.
argument-record = Tallenne: koodi ja sitten siirrot. - lukee vakiosyötettä.
argument-deal = Jako tiedostossa, vakiosyötteessä tai koodina.
argument-scores = Pelaaja riviä kohti, sulkija merkittynä: Ana*: 6c 2h / Xr 3s.
argument-claim = Kierroksen tallenne ja rivi, jolla on sen sormenjälki.
argument-rules-game = Peli, esimerkiksi golf; jos sitä ei anneta ja --out annetaan, kaikki.
argument-survey-game = Peli: golf, klondike.

## Valitsimet

option-version = Kertoo version ja lopettaa.
option-help = Kertoo tämän ja lopettaa.
option-lang = Vastauksen kieli: { $languages }
option-json = Yksi JSON-olio vakiotulosteeseen.
option-after = Mitä on pelattu, esimerkiksi "d 5 2".
option-host = Osoite, jota kuunnellaan.
option-port = Portti; 0 on mikä tahansa vapaa.
option-db = Missä pelit säilyvät; ellei kerrota, SQLite käyttäjän omassa tietokansiossa.
option-open = Avaa sivun, jos koneessa on näyttö.
option-name = Nimi, jolla muut saavat siihen yhteyden; voi antaa monta kertaa.
option-line = Pelkät rivit: yksi tapahtuma riviä kohti, mitään ei piirretä uudelleen.
option-to = Haluttu muoto; vain koodissa ovat myös säännöt.
option-from = Tekstin muoto; ellei kerrota, sen alun mukaan.
option-game = Mihin peliin pöytä tai pakka kuuluu; ellei kerrota, pöydän muodon mukaan.
option-diagonals = Ovatko neliölautojen lävistäjät linjoja.
option-joker-lines = Jokerien linjasta ei tule pisteitä, tai jokainen jokeri pitää pisteensä −3.
option-tie = Sulkija, jolla on jaettu pienin tulos, saa palkkion, ei mitään tai rangaistuksen.
option-rules-out = Kirjoittaa sivut HTML:nä kansioon, kaikilla kielillä.
option-objective = Mihin siirrot vievät: voittoon, parhaaseen loppuun vai voittoon vähin siirroin.
option-budget = Milloin luovutetaan.
option-hint-budget = Kuinka kauan mietitään.
option-all-seeing = Käyttää oikeita kortteja, ei vain sitä, mitä pelaaja näkee.
option-rules = Sääntömuoto (E) tai valintojen sanoja (strict+strokes); ellei kerrota, tavallinen sääntömuoto.
option-deals = Kuinka monta jakoa.
option-first = Ensimmäisen jaon numero.
option-numbering = Kenen numerot: omat (own) tai toisen ohjelman: ms, pysol, ...
option-survey-budget = Milloin jako jätetään ratkaisematta.
option-workers = Kuinka monta prosessia; ellei kerrota, yksi jokaista ydintä kohti.
option-cluster = Dask-ajastin (tcp://host:8786), tai local, niin sellainen käynnistetään tähän.
option-out = Parquet-tiedosto, rivi jakoa kohti; sama komento jatkaa sitä.
option-plot = Kuva tuloksesta: .svg tai .png.

## Komennon ohjeen ympärillä

usage-before = Käyttö:
usage-options = [VALITSIMET]
usage-command = KOMENTO ...
usage-heading-arguments = Argumentit
usage-heading-options = Valitsimet
usage-heading-commands = Komennot
usage-default = ellei kerrota: { $value }
usage-between = { $least }–{ $most }
usage-least = vähintään { $least }
usage-needed = pakollinen
usage-environment = myös muuttujassa { $name }
usage-more = { $command } --help kertoo lisää.

## Mitä väärästä käytöstä sanotaan

usage-no-command = Komento puuttuu; näitä on: { $allowed }
usage-no-such-command = Komentoa ”{ $text }” ei ole; näitä on: { $allowed }
usage-too-many = ”{ $text }” on liikaa: tälle komennolle ei anneta niin monta asiaa
usage-no-such-option = Valitsinta { $option } ei tässä ole; näitä on: { $allowed }
usage-no-value = Valitsimen { $option } perästä puuttuu arvo
usage-no-value-wanted = Valitsimella { $option } ei ole arvoa: se on päällä tai pois
usage-missing = Puuttuu: { $name }
usage-missing-of = Puuttuu: { $name }; mahdolliset arvot: { $allowed }
usage-wrong = { $name }: arvo on väärä
usage-wrong-of = { $name }: arvo on väärä; mahdolliset arvot: { $allowed }
usage-wrong-number = { $name }: arvo on väärä; sen on oltava luku: { $allowed }
usage-wrong-environment = Ympäristömuuttujan { $name } arvo on väärä; mahdolliset arvot: { $allowed }
