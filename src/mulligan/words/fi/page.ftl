### Verkkosivun tekstit. Sivu lukee tämän tiedoston itse; peliä koskevat lauseet ovat muissa tiedostoissa.

## Joka sivulla

page-home = Mulligan, etusivu
page-commands = Komennot
page-skip-main = Siirry sisältöön
page-skip-table = Siirry pöytään
page-language = Kieli
page-close = Sulje
page-settings = Asetukset
page-retry = Yritä uudelleen
page-to-front = Etusivulle
page-unreachable = Palvelin ei vastaa. Tarkista yhteys ja yritä uudelleen.

## Etusivu

page-front = Rauhallinen korttipöytä
page-front-line = Ei rekisteröitymistä: valitse peli ja pelaa.
page-games = Pelit
page-play = Pelaa
page-new-game-more = Uusi peli…
page-continue = Jatka
page-forget = Poista { $code } luettelosta
page-no-answer = Kukaan ei vastaa

## ”Uusi peli”

page-new-game = Uusi peli
page-game = Peli
page-rules = Säännöt
page-options = Valinnat
page-options-changed = { $count ->
    [one] { $count } muutettu
   *[other] { $count } muutettu
}
page-winnable-only = Vain voitettavat jaot
page-winnable-only-line = Kortteja sekoitetaan, kunnes jaon voi voittaa, kun kaikki kortit tunnetaan.
page-winnable-seeking = Etsitään voitettavaa jakoa…
page-deal = Jaa kortit
page-code-field = Jaon koodi tai linkki
page-code-hint = Esimerkiksi GO1-E-AAAAAAB: sama koodi jakaa aina samat kortit.
page-deal-code = Jaa tällä koodilla

## Osoitteet, jotka eivät vie mihinkään

page-no-deal = Sellaista jakoa ei ole
page-dealing = Kortteja jaetaan
page-no-table = Sellaista pöytää ei ole
page-no-table-line = Osoite voi olla vajaa, tai pöytää ei ole koskaan ollut täällä.
page-lost = Sellaista sivua ei ole
page-lost-line = Osoite voi olla vajaa.

## Pöytä

page-board = Pöytä
page-cell = { $place }: { $what }
page-cell-covered = { $place }, rivi { $row }: { $card }
page-own-rules = omat säännöt
page-score = Tulos
page-moves = Siirrot
page-dealt = Kortit on jaettu.
page-watching = Olet tämän pöydän katsoja.
page-play-this = Pelaa tämä jako itse
page-connection-lost = Yhteys katkesi; yritetään uudelleen. Pelisi on tallessa.
page-connection-back = Yhteys palautui.
page-not-kept = Pelejä ei voi säilyttää tässä selaimessa: sen muisti on täynnä tai pois käytöstä. Tämä peli säilyy, kunnes sivu suljetaan.
page-undo = Kumoa
page-redo = Tee uudelleen
page-lifted = Kädessä: { $what }. Minne? { $places }
page-goes-nowhere = { $what }: ei käy nyt minnekään
page-put-back = Takaisin paikalleen: { $what }
page-stock-closed = ei enää nostettavaa
page-rules-now = Tämän pöydän säännöt
page-how-to-play = Näin pelataan: { $game }
page-moves-now = Mahdolliset siirrot
page-moves-none = Siirtoa ei nyt ole.
page-menu = Valikko
page-where = Tilanne sanoin
page-log = Historia
page-log-empty = Vielä ei ole tapahtunut mitään.
page-again = Jaa samat kortit uudelleen
page-restart = Aloita tämä jako alusta
page-restart-ask = Aloitetaanko tämä jako alusta?
page-restart-line = Samat kortit jaetaan uudelleen, ja tähän asti pelattu katoaa.
page-restart-yes = Aloita alusta
page-restart-no = Jatka peliä
page-copy-code = Kopioi koodi
page-copy-this-code = Jakokoodi { $code }: kopioi
page-copy-link = Kopioi linkki
page-code-copied = Koodi on kopioitu.
page-link-copied = Linkki on kopioitu.
page-copy-by-hand = Selain ei salli sivun kopioida täällä: teksti on valittu, kopioi se itse.
page-share = Jaa linkki tähän jakoon
page-share-line = Linkin avaaja saa täsmälleen samat kortit.
page-code = Jakokoodi
page-link = Linkki

## Vihjeet ja jälkitarkastelu

page-hint = Vihje
page-hint-longer = Mieti pidempään
page-thinking = Mietitään…
page-hint-all-seeing = Vihje, joka tuntee kaikki kortit
page-hint-none-here = Tähän peliin ei ole vihjeitä.
page-review = Tarkastelu
page-review-game = Tarkastele tätä peliä
page-review-early = Tarkastellaanko ennen loppua?
page-review-early-line = Tarkastelu tuntee kaikki kortit: se kertoo, mitä piilossa olevat sallivat.
page-review-early-yes = Tarkastele
page-review-early-no = Jatka peliä
page-reviewing = Peliä käydään läpi…
page-review-step = Pelin vaihe
page-review-at = { $number ->
    [0] Jako
   *[other] Siirto { $number }/{ $count }
}
page-review-back = Siirto taaksepäin
page-review-on = Siirto eteenpäin
page-play-on = Jatka tästä
page-light-won = Voitettavissa
page-light-lost = Ei enää voitettavissa
page-light-unknown = Ei ratkaistu, onko voitettavissa
page-light-asking = Selvitetään, onko voitettavissa
page-light-word-won = Voitettavissa
page-light-word-lost = Hävitty
page-light-word-unknown = Avoin

## Monen reiän kierros

page-hole = Reikä
page-total = Yhteensä
page-par = par { $par }
page-score-card = Tuloskortti
page-hole-state = Vaihe
page-hole-ahead = edessä
page-hole-playing = kesken
page-hole-over = pelattu
page-hole-given-up = luovutettu
page-next-hole = Seuraava reikä
page-give-up = Luovutetaanko tämä reikä?
page-give-up-line = Jäljellä olevat kortit lasketaan tulokseesi, eikä tälle reiälle pääse takaisin.
page-give-up-yes = Luovuta
page-give-up-no = Jatka peliä

## Jakosarja, jossa summa siirtyy eteenpäin

page-bankroll = Kassa
page-next-deal = Seuraava jako
page-leave-deal = Jätetäänkö tämä jako?
page-leave-deal-line = Se lasketaan sellaisenaan, eikä siihen pääse takaisin.
page-leave-deal-yes = Seuraava jako
page-leave-deal-no = Jatka peliä

## Asetukset

page-theme = Ulkoasu
page-theme-auto = järjestelmän mukaan
page-theme-light = vaalea
page-theme-dark = tumma
page-explain = Sääntöjen selitykset
page-explain-line = Torjutut siirrot selitetään. Ilman selityksiä torjuttu siirto ei tee eikä sano mitään.
page-four-colours = Neljä väriä
page-four-colours-line = Jokaisella maalla on oma värinsä.
page-left-handed = Vasenkätinen asettelu
page-left-handed-line = Nostopakka, avopakka ja kumoaminen vaihtavat puolta.
page-letters = Yhden merkin näppäimet
page-letters-line = Ne toimivat vain, kun kohdistus on pöydässä.
page-light = Voitettavuuden merkkivalo
page-light-line = Näyttää pelin aikana, voiko tilanteen vielä voittaa. Tuntee piilossa olevat kortit.
page-hopeless = Huomautus, kun ei voi enää voittaa
page-hopeless-line = Kertoo, kun mikään jatko ei enää voita. Tuntee piilossa olevat kortit.
page-local-indices = Suomalaiset kulmamerkit
page-local-indices-line = Ässässä, jätkässä, rouvassa ja kuninkaassa { page-indices }.
# Ässän, jätkän, rouvan ja kuninkaan merkit suomalaisissa korteissa, tässä järjestyksessä.
page-indices = 1 11 12 13

## Näppäimet

page-keys = Pöydän näppäimet
page-keys-short = Näppäimet
page-keys-line = Kirjaimet ja numerot toimivat, kun kohdistus on pöydässä. Ne voi poistaa käytöstä asetuksissa.
page-keys-off = Kirjaimet ja numerot on poistettu käytöstä asetuksissa; muut näppäimet toimivat, kun kohdistus on pöydässä.
page-space = Välilyönti
page-key-places = seuraavaan paikkaan
page-key-rows = pinossa rivi kerrallaan, ja pinojen ja nostopakan välillä
page-key-ends = ensimmäiseen paikkaan, viimeiseen paikkaan
page-key-play = pelaa kortin tai ottaa sen käteen
page-key-draw = nostaa kortin
page-key-lift = ottaa kortin käteen; nuolet kulkevat sitten sille sopivissa paikoissa, Enter laskee sen
page-key-can-go = kertoo, minne kortti käy
page-key-columns = pelaavat sen pinon vapaan kortin tai ottavat käteen sen, mikä käy muualle
page-key-undo = kumoaa
page-key-redo = tekee kumotun uudelleen
page-key-hint = antaa vihjeen; uudelleen painettuna miettii pidempään
page-key-where = sanoo tilanteen
page-key-new = uusi peli
page-key-keys = näyttää nämä näppäimet
page-key-escape = palauttaa käteen otetun kortin; sulkee avoinna olevan
