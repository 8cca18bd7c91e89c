### Torjunnat ja virheet: mikä on vialla, missä, ja mikä olisi oikein. Ei pistettä lopussa.

## Pelkkä syy yksinään (GP-18)

reason-unreadable = Tämä ei ole siirto
reason-no_such_column = Sellaista pinoa ei ole
reason-game_over = Peli on päättynyt
reason-hole_over = Tämä reikä on pelattu
reason-nothing_to_undo = Kumottavaa ei ole
reason-nothing_to_redo = Uudelleen tehtävää ei ole
reason-column_empty = Pino on tyhjä
reason-no_such_card = Sellaista korttia ei ole
reason-covered = Tämä kortti on peitossa
reason-king_closes = Kuningas päättää sarjan
reason-not_adjacent = Arvon on oltava yhden suurempi tai pienempi
reason-only_to_waste = Kortit käyvät vain avopakkaan
reason-stock_empty = Nostopakka on tyhjä
reason-no_next_hole = Seuraavaa reikää ei ole
reason-no_next_deal = Seuraavaa jakoa ei ole
reason-time_goes_on = Aika ei kulje taaksepäin
reason-waste_empty = Avopakka on tyhjä
reason-foundation_empty = Peruspakka on tyhjä
reason-face_down = Tämä kortti on nurin
reason-same_place = Kortti on jo siinä
reason-no_such_move = Kortit eivät siirry niin
reason-not_your_turn = Ei ole sinun vuorosi
reason-stale = Pöydän tilanne on muuttunut
reason-no_such_table = Sellaista pöytää ei ole
reason-too_large = Viesti on liian suuri

## Sama kokonaisena lauseena. $on-genitive on kortti genetiivissä.

refusal-unreadable = ”{ $token }” ei ole siirto pelissä { $game }: { $moves }; u kumoaa, r tekee uudelleen
refusal-no_such_column = Pinoa { $column } ei ole: pinot ovat 1–{ $count }
refusal-game_over = Peli on päättynyt: kumoa tai aloita uusi peli
refusal-hole_over = Tämä reikä on pelattu: kumoa tai siirry seuraavalle reiälle
refusal-nothing_to_undo = Kumottavaa ei ole
refusal-nothing_to_redo = Uudelleen tehtävää ei ole: uudelleen voi tehdä vain sen, mikä juuri kumottiin
refusal-column_empty = Pino { $column } on tyhjä: siitä ei voi pelata korttia
refusal-no_such_card = { $column ->
    [0] Tässä pinossa ei ole riviä { $row }
   *[other] Pinossa { $column } ei ole riviä { $row }
}: siinä on { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
refusal-covered = { $column ->
    [0] { $Card }: tämä kortti on peitossa; pinosta voi pelata vain vapaan kortin
   *[other] { $Card } pinon { $column } rivillä { $row }: tämä kortti on peitossa; pinosta voi pelata vain vapaan kortin
}
refusal-king_closes = { $Card } { $on-genitive } päälle: näillä säännöillä kuningas päättää sarjan
refusal-not_adjacent = { $Card } { $on-genitive } päälle: arvon on oltava yhden suurempi tai pienempi
refusal-only_to_waste = Kortit käyvät vain avopakkaan: vapaa kortti tai nostopakan seuraava kortti
refusal-stock_empty = Nostopakka on tyhjä: pelata voi vain sopivan vapaan kortin
refusal-no_next_hole = Seuraavaa reikää ei ole: tämä on yksittäinen jako eikä kierros
refusal-no_next_deal = Seuraavaa jakoa ei ole: kortti kortilta annettua pakkaa ei seuraa mikään numero
refusal-time_goes_on = Aika ei kulje taaksepäin: peliä on pelattu { $elapsed ->
    [one] { $elapsed } sekunti
   *[other] { $elapsed } sekuntia
}, ei { $seconds }
refusal-waste_empty = Avopakka on tyhjä: siitä ei voi pelata korttia
refusal-foundation_empty = { $foundation ->
    [1] Patojen
    [2] Herttojen
    [3] Ruutujen
   *[other] Ristien
} peruspakka on tyhjä: siitä ei voi ottaa korttia
refusal-face_down = Pinon { $column } rivin { $row } kortti on nurin: siirtää voi vain näkyviä kortteja
refusal-same_place = Kortti on jo siinä: valitse toinen paikka
refusal-no_such_move = Tässä pelissä kortit eivät siirry niin
refusal-not_your_turn = Ei ole sinun vuorosi: odota muita
refusal-stale = Pöydän tilanne on muuttunut sen jälkeen, kun näit sen: katso ja valitse uudelleen
refusal-no_such_table = Sellaista pöytää ei ole: tarkista linkki tai aloita uusi peli
refusal-too_large = Viesti on liian suuri: lähetä vähemmän kerralla

## Teksti, jota ei voi lukea

fault-card = { $position ->
    [0] ”{ $text }”
   *[other] { $position }. sana, ”{ $text }”,
} ei ole kortti: kortti on arvo (A 2 3 4 5 6 7 8 9 T J Q K) ja maa (c d h s), esimerkiksi Th
fault-place = ”{ $text }” ei ole paikka: paikka on sana ja numero, esimerkiksi column3
fault-language = Kieltä ”{ $text }” ei ole; näitä on: { $allowed }
fault-game_key = Peliä ”{ $text }” ei ole; näitä on: { $allowed }
fault-no_solver = Pelille ”{ $game }” ei ole ratkaisijaa; ratkaisija on näille: { $games }
fault-option_name = Valintaa { $option } ei ole; näitä on: { $allowed }
fault-option_value = ”{ $value }” ei ole valinnan { $option } arvo; se voi olla: { $allowed }
fault-option_needs = ”{ $option_label }” on mielekäs vain, kun valittuna on ”{ $needs_label }: { $value_label }” ({ $option } edellyttää: { $needs }={ $value })
fault-option_twice = Valinta { $option } on annettu kahdesti: kerta riittää
fault-rules_word = ”{ $text }” ei kerro säännöistä mitään tai on monitulkintainen; nämä sanat kertovat: { $allowed }
fault-rules_preset = ”{ $text }” on kokonainen sääntömuoto ja esiintyy yksin; muiden sanojen kanssa kirjoita sen sijaan { $words }
fault-record_empty = Tallenne on tyhjä: se alkaa jakokoodilla, esimerkiksi GO1-E-AAAAAAB
fault-link = Linkki ei vie mihinkään jakoon: jaon linkissä on { $path } ja jakokoodi, esimerkiksi { $path }GO1-E-AAAAAAB
fault-code_empty = Koodi on tyhjä: se näyttää tältä: GO1-E-AAAAAAB
fault-code_too_long = Koodi on liian pitkä: { $count } merkkiä; pisimmässä on 400
fault-code_game = Koodin alussa on jokin näistä: { $allowed }, ei ”{ $text }”
fault-code_parts = Koodissa ”{ $text }” on { $count ->
    [one] yhdysmerkkien välissä { $count } osa
   *[other] yhdysmerkkien välissä { $count } osaa
}; koodissa on kolme osaa, esimerkiksi GO1-E-AAAAAAB
fault-code_preset = Koodin kohdassa { $position } on ”{ $text }”; säännöt alkavat jollakin näistä: { $allowed }
fault-code_option = Koodin kohdassa { $position } on ”{ $text }”; oikein olisi jokin näistä: { $allowed }
fault-code_option_twice = Koodin kohdassa { $position } on ”{ $text }”, mutta valinta { $option } on jo annettu: kerta riittää
fault-code_option_order = Koodin kohdassa { $position } on ”{ $text }” merkin ”{ $after }” jäljessä; se kuuluu sen edelle
fault-code_letter = Koodin kohdassa { $position } on ”{ $text }”; oikein olisi kirjain A–Z
fault-code_length = Koodin viimeisessä osassa, ”{ $text }” kohdassa { $position }, on { $count ->
    [one] { $count } kirjain
   *[other] { $count } kirjainta
}; niitä pitää olla 7
fault-code_source = Koodin kohdassa { $position } on ”{ $text }”; oikein olisi toisen ohjelman numero tai tarkka pakka, esimerkiksi ms:5; näitä on: { $allowed }
fault-code_digits = Koodin kohdassa { $position } on ”{ $text }”; oikein olisi kokonaisluku, jossa on enintään 20 numeroa
fault-deal_number = Jakoa numero { $number } ei ole: numerot ovat { $first }–{ $last }
fault-foreign_jokers = Numerointi { $numbering } jakaa 52 korttia: jokereita ei voi lisätä
fault-foreign_game = Numerointi { $numbering } ei jaa peliä { $game }

## Tarkat pakat ja muiden ohjelmien pöydät

no-cards = ei mitään
fault-pack = Tämä ei ole täysi 52 kortin pakka; puuttuu: { $missing }; useammin kuin kerran: { $doubled }
fault-deck_digit = Kohdassa { $position } on ”{ $text }”; pakka kirjoitetaan pelkillä numeroilla
fault-deck_length = Pakassa on { $count ->
    [one] { $count } numero
   *[other] { $count } numeroa
}; niitä pitää olla 156: kolme jokaista 52 korttia kohti
fault-deck_card = Kohdassa { $position } on ”{ $text }”, joka ei ole kortti: kortti on arvo 01–13 ja maa (1 risti, 2 ruutu, 3 hertta, 4 pata), esimerkiksi 103 on hertta 10
fault-deck_jokers = Tarkassa pakassa on 52 korttia: jokereita ei voi lisätä
fault-deck_round = Tarkka pakka on yksittäinen jako: sitä ei seuraa toinen, joten se ei voi olla monen reiän kierros
fault-deck_game = Pakka ei kerro, mihin peliin se kuuluu; nimeä jokin näistä: { $allowed }
fault-format_empty = Tekstiä ei ole: tyhjästä ei voi lukea mitään
fault-format_unknown = Teksti ei ala kuten mikään tunnettu muoto; kerro muoto valitsimella --from: { $allowed }
fault-format_too_long = Teksti on liian pitkä: { $count } merkkiä; pisimmässä on { $most }
fault-format_moves = Koodin jäljessä on ”{ $text }”: muuntaa voi vain jaon, ei kesken olevaa peliä
fault-format_game = Muotoon { $format } ei voi kirjoittaa tätä pelin { $game } jakoa: siihen mahtuu 52 korttia pinoissa, ilman jokereita
fault-board_card = Rivin { $line } { $position }. sana, ”{ $text }”, ei ole kortti: kortti on arvo (A, 2–10 tai T, J, Q, K) ja maa (C D H S), kulmasulkeissa jos se on nurin, esimerkiksi 10H tai <TH>
fault-board_header = Rivin { $line } alussa on ”{ $text }”; oikein olisi kortteja tai jokin näistä: { $allowed }
fault-board_header_twice = ”{ $text }” on uudelleen rivillä { $line }: kerta riittää
fault-board_shape = Pinoissa on { $text } korttia; oikein olisi: { $allowed }
fault-board_waste = Avopakassa on { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}: mikään peli ei ala näin, ja lukea voi vain jaon alkutilanteen
fault-board_foundations = Peruspakoissa on jo { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}: lukea voi vain jaon alkutilanteen
fault-board_face_up = { $Card } pinon { $column } rivillä { $row } on näkyvissä; alussa se on nurin
fault-board_face_down = { $Card } pinon { $column } rivillä { $row } on nurin; alussa se on näkyvissä
fault-json_text = Teksti ei ole JSONia: se katkeaa rivin { $line } kohdassa { $position }
fault-json_object = JSON ei ole olio; siinä voi olla nämä osat: { $allowed }
fault-json_list = ”{ $text }” ei ole korttiluettelo; ”tableau piles” ja ”foundations” ovat tällaisten luettelojen luetteloita
fault-json_key = ”{ $text }” ei ole Solvitairen jaon osa; näitä on: { $allowed }
fault-json_key_twice = ”{ $text }” on kahdesti: kerta riittää
fault-json_card = Osan ”{ $pile }” { $position }. kortti, { $text }, ei ole kortti: kortti on arvo (A, 2–10, J, Q, K) ja maa (C D H S, pienellä jos se on nurin), esimerkiksi "10H"
