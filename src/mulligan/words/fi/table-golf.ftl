### Pöytägolf: mitä siinä ei sallita ja mitä sen koodeista ei voi lukea.

## Omat syyt: pelkkänä ja kokonaisena lauseena. $row ja $column alkavat yhdestä.

reason-draw_first = Nosta tai ota ensin kortti
reason-already_drawn = Sinulla on jo kortti kädessä
reason-no_discard_back = Poistopinosta otettua korttia ei saa heti palauttaa
reason-already_up = Tämä kortti on jo kuvapuoli ylöspäin
reason-no_such_cell = Laudalla ei ole sellaista paikkaa
reason-not_your_board = Tämä on toisen pelaajan lauta
reason-no_undo = Usean pelaajan pöydässä ei peruta mitään
refusal-draw_first = Nosta kortti tai ota poistopinon päällimmäinen, ennen kuin panet sen laudallesi
refusal-already_drawn = Kädessäsi on jo { $card }: pane se ensin laudallesi
refusal-no_discard_back = { $Card } otettiin poistopinosta, eikä sitä saa heti palauttaa: pane se laudallesi
refusal-already_up = { $Card } rivillä { $row }, sarakkeessa { $column } on jo kuvapuoli ylöspäin: käännä jokin piilossa oleva kortti
refusal-no_such_cell = Riviä { $row }, saraketta { $column } ei ole: laudoilla on { $rows } riviä ja { $columns } saraketta
refusal-not_your_board = Tämä on toisen pelaajan lauta: kortteja pannaan vain omalle
refusal-no_undo = Usean pelaajan pöydässä ei peruta eikä toisteta mitään

## Kierrosten koodit

fault-code_players = Pelaajia { $count }: pelaajia voi olla { $first }–{ $last }
fault-code_secret = Kierroksen salaisuudessa on 64 merkkiä, 0–9 ja a–f; tässä niitä on { $count }
fault-code_round = ”{ $text }” ei ole kierros, kohdasta { $position } alkaen: sääntöjen jälkeen tulevat pelaajien määrä ja salaisuus, kuten S:3: ja 64 merkkiä
fault-secret_game = { $game } jaetaan seitsemän kirjaimen numerolla, ei kierroksen salaisuudella
fault-secret_missing = Pelin { $game } kierros jaetaan salaisuudellaan: TG1-S:3: ja 64 merkkiä

## Miten kierros päättyy. $score jää sanomatta: jokaisella laudalla on omansa.

ending-closed = Kierros on ohi: kaikki laudat on käännetty.
ending-worn_out = Kierros on ohi: kukaan ei sulkenut sitä 60 vuorossa pelaajaa kohti; kaikki laudat on käännetty.
