### Mitä palvelin sanoo viesteistä, pyynnöistä ja osoitteista. Ei pistettä lopussa.

## Yhteyden viestit ja pyyntöjen sisällöt

fault-message_empty = Viesti on tyhjä: lähetä JSONia
fault-message_binary = Viesti on binaarinen: lähetä JSON tekstinä
fault-message_json = { $position ->
    [0] Viesti ei ole JSONia tai se katkeaa kesken: tarkista, että se on kokonainen
   *[other] Viesti ei ole JSONia: kohdasta { $position } eteenpäin sitä ei voi lukea
}
fault-message_nested = Viestissä on liikaa sisäkkäisiä tasoja: lähetä yksinkertaisia JSON-olioita
fault-message_object = Viesti ei ole olio: lähetä JSON-olio kenttineen
fault-message_type = Viestiä ”{ $text }” ei ole; näitä on: { $allowed }
fault-message_hello = Ensimmäisen viestin on oltava hello: se kertoo, kuka täällä on
fault-field_missing = Viestistä puuttuu kenttä ”{ $field }”: lisää se
fault-field_unknown = Viestissä on kenttä ”{ $field }”, joka ei kuulu siihen: jätä se pois
fault-field_wrong = Viestin kenttä ”{ $field }” on väärin; sen pitäisi olla: { $allowed }
fault-too_many_faults = Liian monta lukukelvotonta viestiä peräkkäin: yhdistä uudelleen

## Katsominen

reason-watching = Olet katsoja
refusal-watching = Olet tämän pöydän katsoja: pelaa sama jako omassa pöydässäsi

## Pyynnöt

fault-table_nothing = Pyynnössä ei sanota, mitä jaetaan: lähetä koodi tai peli
fault-body_too_large = Pyyntö on liian suuri: siinä saa olla { $limit } tavua
fault-no_address = Tässä osoitteessa ei ole mitään: tarkista osoite
fault-no_method = Tämä osoite ei vastaa pyyntöön { $method }; se vastaa pyyntöihin: { $allowed }
fault-request = Pyyntöä ei voi toteuttaa tällaisena: tarkista se
fault-server = Palvelimessa on häiriö: yritä hetken kuluttua uudelleen
fault-page_missing = Sivua ei ole vielä koottu: scripts/build kokoaa sen
fault-foreign_page = Toisen sivuston sivu ei saa tehdä tätä: avaa tämän palvelimen oma sivu
fault-foreign_name = Tämä palvelin ei vastaa nimeen ”{ $name }”: avaa se sen omasta osoitteesta tai käynnistä se valitsimella --name { $name }
fault-too_many_tables = Osoitteestasi on avattu liian monta pöytää: yritä uudelleen { $seconds } sekunnin kuluttua
