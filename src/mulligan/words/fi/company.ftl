### Pöydän väki: kuka tulee ja menee, kenen vuoro on, mitä kierros toi ja mitä torjutaan.
### $who on "you" sille, josta lause puhuu, muuten "other", ja silloin $name on hänen nimensä.

company-bot-name = Botti { $number }
company-level-easy = helppo
company-level-normal = tavallinen
company-level-hard = vaikea
company-level-person = ihminen

## Mitä tapahtui

company-sat = { $who ->
    [you] Istut pöytään nimellä { $name }.
   *[other] { $name } istuu pöytään.
}
company-left = { $who ->
    [you] Lähdet pöydästä.
   *[other] { $name } lähtee pöydästä.
}
company-removed = { $who ->
    [you] Et ole enää pöydässä: olet nyt katsoja.
   *[other] { $name } ({ $level }) ei ole enää pöydässä.
}
company-bot = { $name } ({ $level }) istuu pöytään.
company-rules = Säännöt ovat nyt: { $rules }.
company-patience = { $seconds ->
    [0] Ketään ei enää merkitä poissa olevaksi, vaikka yhteys olisi kuinka kauan poikki.
   *[other] Poissa olevaksi merkitään tästä lähtien se, jonka yhteys on ollut poikki { $seconds } sekuntia.
}
company-idle = { $seconds ->
    [0] Tästä lähtien odotetaan sitä, joka miettii vuorollaan pitkään.
   *[other] Tästä lähtien botti pelaa sen puolesta, joka ei vuorollaan tee mitään { $seconds } sekuntiin.
}
company-reminded = { $who ->
    [you] Sinun vuorosi: { $seconds } sekunnin kuluttua botti pelaa puolestasi.
   *[other] { $name } saa muistutuksen vuorosta.
}
company-owner = { $who ->
    [you] Pöytä on nyt sinun.
   *[other] Pöydän omistaa nyt { $name }.
}
company-began = Kierros { $round } alkaa. { $who ->
    [you] Sinä aloitat.
   *[other] { $name } aloittaa.
}
company-ready = { $who ->
    [you] Olet valmis.
   *[other] { $name } on valmis.
}
company-away = { $who ->
    [you] Olet poissa: botti pelaa puolestasi.
   *[other] { $name } on poissa: botti jatkaa.
}
company-back = { $who ->
    [you] Olet palannut: paikka on taas sinun.
   *[other] { $name } on palannut.
}
company-said = { $name }: { $text }
company-elsewhere = Tämä paikka avattiin muualla, ja peli jatkuu siellä.

## Kenen vuoro on, ja mitä odotetaan

company-turn = { $who ->
    [you] { $last ->
        [yes] Viimeinen vuorosi.
       *[no] Sinun vuorosi.
    }
   *[other] { $last ->
        [yes] Viimeinen vuoro: { $name }.
       *[no] Vuorossa { $name }.
    }
}
company-status-waiting = { $count ->
    [0] Pöydässä ei ole vielä ketään; pelaajia tarvitaan { $least }.
    [1] Pöydässä on yksi pelaaja; pelaajia tarvitaan { $least }.
   *[other] Pöydässä on { $count } pelaajaa; omistaja voi aloittaa.
}
company-status-between = Seuraava kierros alkaa, kun kaikki ovat valmiita.
company-won = { $count ->
    [1] Voittaja: { $names }.
   *[other] Voiton jakavat: { $names }.
}
# $played kertoo, onko päättynyttä kierrosta, johon pelaaja osallistui.
company-score = { $who ->
    [you] Sinä
   *[other] { $name }
}: { $played ->
    [yes] { $score } tällä kierroksella, yhteensä { $total }
   *[no] yhteensä { $total }
}{ $out ->
    [yes] , ulkona pelistä.
   *[no] .
}
# After a round, behind the scores of the round: "In all – you: 50, Bo: 104 (out)."
company-totals = Yhteensä – { $totals }.
company-total = { $who ->
    [you] sinä: { $total }
   *[other] { $name }: { $total }
}{ $out ->
    [yes] { " " }(ulkona pelistä)
   *[no] { "" }
}
company-round = Kierros { $round } – { $scores }.
company-no-round = Yksikään kierros ei ole vielä ohi.
company-discard = Poistopino: { $what }.
company-patience-choice = { $seconds ->
    [0] ei koskaan
   *[other] { $seconds } s:n jälkeen
}

## Torjuntojen syyt: pelkkinä ja kokonaisina lauseina

reason-not_owner = Sen saa tehdä vain pöydän omistaja
reason-round_running = Kierros on kesken
reason-match_running = Peli on kesken
reason-bad_name = Tämä nimi ei kelpaa
reason-name_taken = Nimi on jo jollakulla
reason-table_full = Vapaata paikkaa ei ole
reason-no_such_level = Sellaista tasoa ei ole
reason-bad_rules = Nämä eivät ole sääntöjä
reason-bad_seconds = Sitä ei voi valita
reason-only_people_own = Vain ihminen voi omistaa pöydän
reason-no_such_chair = Sellaista paikkaa ei ole
reason-too_few = Pelaajia on liian vähän
reason-no_next_round = Seuraavaa kierrosta ei odoteta
reason-round_over = Kierros on ohi
reason-no_round = Mikään kierros ei ole käynnissä
reason-bad_text = Tämä rivi ei kelpaa
reason-too_fast = Liian nopeasti
reason-not_seated = Et istu tässä pöydässä
refusal-not_owner = Sen saa tehdä vain pöydän omistaja
refusal-round_running = Kierros on kesken: tämän voi tehdä sen jälkeen; siihen asti voit katsella
refusal-match_running = Peli on kesken: tämän voi tehdä sen jälkeen
refusal-bad_name = Nimessä on 1–{ $most } näkyvää merkkiä; tässä niitä on { $count }
refusal-name_taken = Pöydässä on jo { $name }: valitse toinen nimi
refusal-table_full = Vapaata paikkaa ei ole: pöydässä on { $count } pelaajaa; voit katsella
refusal-no_such_level = Sellaista botin tasoa ei ole; tasot ovat: { $allowed }
refusal-bad_rules = ”{ $text }” ei kelpaa tämän pelin säännöiksi; mahdolliset ovat: { $allowed }
refusal-bad_seconds = Sellaista aikaa ei voi valita; mahdolliset ovat: { $allowed }
refusal-only_people_own = Botti ei voi omistaa pöytää: anna se ihmiselle
refusal-no_such_chair = Pöydässä ei ole siihen sopivaa paikkaa ”{ $number }”
refusal-too_few = Pelaajia on { $count }; heitä tarvitaan { $least }
refusal-no_next_round = Seuraavaa kierrosta ei nyt odoteta
refusal-round_over = Kierros on ohi: seuraava alkaa, kun kaikki ovat valmiita
refusal-no_round = Mikään kierros ei ole käynnissä: omistaja aloittaa sen
refusal-bad_text = Rivillä on 1–{ $most } näkyvää merkkiä; tässä niitä on { $count }
refusal-too_fast = Liian nopeasti: odota { $seconds ->
    [one] sekunti
   *[other] { $seconds } sekuntia
}
refusal-not_seated = Olet katsoja: sen saa tehdä vain se, joka istuu pöydässä
fault-message_several = Kysymyksen ”{ $text }” voi esittää vain usean pelaajan pöydässä
