### Selvitykset: kuinka suuri osa monesta jaosta on voitettavissa.

## Eteneminen

survey-begun = Jakoja { $done }/{ $deals }.
survey-progress = Jakoja { $done }/{ $deals }, { $rate } sekunnissa, jäljellä { $left }.
survey-stopped-kept = Keskeytetty. Ratkaistu on tallessa tiedoston { $file } vieressä; sama komento jatkaa siitä.
survey-stopped = Keskeytetty. Mitään ei jäänyt talteen; valitsimella --out TIEDOSTO selvitystä voi jatkaa siitä, mihin se jäi.

## Mitä löytyi

survey-game = Peli
survey-deals = Jaot
survey-deals-value = { $deals ->
    [one] { $deals } jako
   *[other] { $deals } jakoa
}, { $first }–{ $last }
survey-won = Voitettavissa
survey-lost = Ei voitettavissa
survey-unknown = Ratkeamatta
survey-share = Voitettavien osuus
survey-share-value = { $share } % (95 %: { $low }–{ $high } %)
survey-share-both = { $least }–{ $most } % (ratkeamattomat laskettu kumminkin päin, 95 %: { $low }–{ $high } %)
survey-strokes = Parhaat lyönnit, keskiarvo
survey-rounds = Parhaat kierrokset, reikiä { $holes }, keskiarvo
survey-mean-value = { $mean } (95 %: { $low } … { $high })
survey-mean-alone = { $mean }
survey-time = Aika jakoa kohti, keskiarvo
survey-slowest = Hitain jako
survey-time-value = { $ms } ms
survey-slowest-value = { $ms } ms, { $code }
survey-head-strokes = Parhaat lyönnit
survey-head-deals = Jaot
survey-head-share = Osuus, %

## Kuva

survey-plot-deals = Jaot
survey-plot-time = Aika jakoa kohti, ms

## Mikä on vialla

fault-survey_extra = Selvitys tarvitsee paketin { $package }, jota ei ole asennettu; sen saa komennolla: pip install 'mulligan[survey]'
fault-survey_numbering = Numerointia ”{ $text }” ei ole; näitä on: { $allowed }
fault-survey_other_rules = Tiedostossa { $file } on jakoja kuten { $there }, ja tämä selvitys koskee jakoja kuten { $here }: anna sille toinen tiedosto
fault-survey_not_ours = Tiedosto { $file } on jo olemassa, eikä siinä ole selvitystä: anna toinen tiedosto
fault-survey_busy = Toinen selvitys kirjoittaa tiedostoon { $file }: odota, että se päättyy, tai anna toinen tiedosto
fault-survey_file = Tiedostoa { $file } ei voi kirjoittaa tai lukea: { $why }
fault-survey_plot = Kuvaa { $file } ei voi piirtää: nimen lopussa on oltava .svg tai .png
fault-survey_cluster = Osoitteessa { $text } ei ole klusteria, jossa olisi työprosessi: { $why }
fault-survey_cluster_gone = Klusteria osoitteessa { $text } ei enää ole; valitsimella --out TIEDOSTO sama komento jatkaa siitä, mihin se jäi
fault-survey_version = Työprosesseilla on oltava sama Mulliganin versio: täällä se on { $here }, työprosessilla { $there }
fault-survey_worker = Klusterin työprosessi ei voi ratkaista; se tarvitsee Mulliganin asennettuna kuten täällä: { $why }
fault-survey_deaths = Jakoja { $first }–{ $last } ratkaisevat työprosessit kaatuivat, kertoja { $count }; ehkä ne tarvitsevat enemmän muistia
