### Oikeilla korteilla pelatun kierroksen pisteet, ja kierroksen tarkistus sen salaisuudesta.

## Pisteet. $closed on yes sulkijalle.

terminal-score = { $closed ->
    [yes] { $name }: lauta { $board }, kierros { $round } (sulki)
   *[other] { $name }: lauta { $board }, kierros { $round }
}

## Mikä rivissä on vialla. Rivit ja kohdat alkavat yhdestä.

fault-score_players = Pelaajia { $count }: heitä voi olla { $first }–{ $last }, kukin omalla rivillään, kuten ”Ana*: 6c 2h / Xr 3s”
fault-score_name = Rivi { $line }, kohta { $position }: rivillä on nimi, kaksoispiste ja kortit, kuten ”Ana*: 6c 2h / Xr 3s”
fault-score_card = Rivi { $line }, kohta { $position }: ”{ $text }” ei ole kortti; kortissa on arvo, { "A 2 3 4 5 6 7 8 9 T J Q K" }, ja maa, { "c d h s" }, jonka voi jättää pois; jokerit ovat { "Xr" } ja { "Xb" }
fault-score_size = Rivi { $line }, kohta { $position }: laudalla on rivejä { $rows } ja sarakkeita { $columns }; kumpiakin on 2–4
fault-score_row = Rivi { $line }, kohta { $position }: laudan rivillä { $row } kortteja on { $count }, ei { $columns }
fault-score_rows = Rivi { $line }, kohta { $position }: laudan rivejä on { $count }, ei { $rows } kuten ensimmäisellä
fault-score_copies = Rivi { $line }, kohta { $position }: ”{ $text }” on useammin kuin kahdessa pakassa, joissa niitä on { $count }
fault-score_no_closer = Rivi { $line }, kohta { $position }: sulkijaa ei ole merkitty; hänen nimensä perään tulee tähti, kuten ”Ana*:”
fault-score_closers = Rivi { $line }, kohta { $position }: toinen sulkija; rivi { $first } on jo merkitty

## Kierroksen tarkistus sen salaisuudesta

terminal-verified = Salaisuuden sormenjälki on { $fingerprint }, ja tallenne pelataan loppuun, siirtoja: { $moves }.
terminal-other-fingerprint = Näytetty sormenjälki oli { $shown }; salaisuuden on { $made }.
terminal-not-over = Tallennetta ei ole pelattu loppuun: kierros jatkuu siirron { $moves } jälkeen.
terminal-other-scores = Ilmoitetut pisteet ovat { $told }; tallenteesta tulee { $counted }.
fault-verify_fingerprint = Rivi { $line }: yksi 64 merkin sormenjälki, 0–9 ja a–f; tässä niitä on { $count }
fault-verify_no_fingerprint = Sormenjälki puuttuu: rivi ”fingerprint:” ja 64 merkkiä, jotka näytettiin ennen kierrosta
fault-verify_scores = Rivi { $line }: ”{ $text }” eivät ole pisteitä; ne ovat kokonaislukuja, yksi paikkaa kohti, yhdellä rivillä
fault-verify_no_secret = { $text } ei ole salaisuudella jaettu; kierroksen tallenteen alussa on TG1, ja siinä on sen salaisuus
