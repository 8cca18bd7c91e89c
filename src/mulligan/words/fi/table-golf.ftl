### Pöytägolf: nimi, valinnat ja paikat, mitä siinä ei sallita ja mitä sen koodeista ei voi lukea.

## Omat syyt: pelkkänä ja kokonaisena lauseena. $row ja $column alkavat yhdestä.

reason-draw_first = Nosta tai ota ensin kortti
reason-already_drawn = Sinulla on jo kortti kädessä
reason-no_discard_back = Poistopinosta otettua korttia ei saa heti palauttaa
reason-already_up = Tämä kortti on jo kuvapuoli ylöspäin
reason-no_such_cell = Laudalla ei ole sellaista paikkaa
reason-not_your_board = Tämä on toisen pelaajan lauta
reason-no_undo = Usean pelaajan pöydässä ei kumota mitään
refusal-draw_first = Nosta kortti tai ota poistopinon päällimmäinen, ennen kuin panet sen laudallesi
refusal-already_drawn = Kädessäsi on jo { $card }: pane se ensin laudallesi
refusal-no_discard_back = { $Card } otettiin poistopinosta, eikä sitä saa heti palauttaa: pane se laudallesi
refusal-already_up = { $Card } rivillä { $row }, sarakkeessa { $column } on jo kuvapuoli ylöspäin: käännä jokin nurin oleva kortti
refusal-no_such_cell = Riviä { $row }, saraketta { $column } ei ole: laudoilla on { $rows } riviä ja { $columns } saraketta
refusal-not_your_board = Tämä on toisen pelaajan lauta: kortteja pannaan vain omalle
refusal-no_undo = Usean pelaajan pöydässä ei kumota eikä tehdä uudelleen mitään

## Kierrosten koodit

fault-code_players = Pelaajia { $count }: pelaajia voi olla { $first }–{ $last }
fault-code_secret = Kierroksen salaisuudessa on 64 merkkiä, 0–9 ja a–f; tässä niitä on { $count }
fault-code_round = ”{ $text }” ei ole kokonainen kierroksen koodi: siinä ovat säännöt, pelaajien määrä ja salaisuus, kuten { $code }-S:3: ja 64 merkkiä; ihmiset pelaavat pöydässä, johon pääsee linkillä
fault-secret_game = { $game } jaetaan seitsemän kirjaimen numerolla, ei kierroksen salaisuudella
fault-secret_missing = Pelin { $game } kierros jaetaan salaisuudellaan: TG1-S:3: ja 64 merkkiä

## Miten kierros päättyy. $score jää sanomatta: jokaisella laudalla on omansa.

ending-closed = Kierros on ohi: kaikki laudat on käännetty.
ending-worn_out = Kierros on ohi: kukaan ei sulkenut sitä 60 vuorossa pelaajaa kohti; kaikki laudat on käännetty.
brief-ending-closed = Kierros on ohi.
brief-ending-worn_out = Kierros on ohi: kukaan ei sulkenut sitä ajoissa.

## Peli, sen sääntömuoto ja valinnat

table-golf-name = Pöytägolf
table-golf-line = Mahdollisimman vähän pisteitä laudalle, jonka kortit ovat aluksi nurin; samanarvoisten linjasta ei tule pisteitä.
table-golf-players = 2–6 pelaajaa
table-golf-time = 10–30 min
table-golf-difficulty = helppo
table-golf-moves = draw nostaa kortin, take ottaa poistopinosta; put:1,2 panee kortin riville 1, sarakkeeseen 2; drop:1,2 poistaa sen ja kääntää sen paikan kortin
table-golf-preset-standard = Vakio
table-golf-preset-standard-line = Laudat 2 kertaa 3 korttia, neljä jokeria, lävistäjät lasketaan, pelataan 100 pisteeseen.
table-golf-option-board = Lauta, rivejä kertaa sarakkeita
table-golf-value-board-2x2 = 2 kertaa 2
table-golf-value-board-2x3 = 2 kertaa 3
table-golf-value-board-2x4 = 2 kertaa 4
table-golf-value-board-3x3 = 3 kertaa 3
table-golf-value-board-3x4 = 3 kertaa 4
table-golf-value-board-4x4 = 4 kertaa 4
table-golf-value-board-3x2 = 3 kertaa 2
table-golf-value-board-4x2 = 4 kertaa 2
table-golf-value-board-4x3 = 4 kertaa 3
table-golf-option-jokers = Jokerit
table-golf-value-jokers-0 = ei jokereita
table-golf-value-jokers-2 = 2 jokeria
table-golf-value-jokers-4 = 4 jokeria
table-golf-option-face_up = Käännettynä alussa
table-golf-value-face_up-0 = ei yhtään korttia
table-golf-value-face_up-1 = 1 kortti joka laudalta
table-golf-value-face_up-2 = 2 korttia joka laudalta
table-golf-value-face_up-3 = 3 korttia joka laudalta
table-golf-option-diagonals = Neliölautojen lävistäjät
table-golf-value-diagonals-yes = ovat linjoja
table-golf-value-diagonals-no = eivät ole linjoja
table-golf-option-joker_lines = Jokerien linja
table-golf-value-joker_lines-zero = on 0 pistettä
table-golf-value-joker_lines-keep = on −3 pistettä jokaisesta jokerista
table-golf-option-tie = Sulkija, jolla on jaettu pienin tulos
table-golf-value-tie-success = saa palkkion
table-golf-value-tie-neutral = ei saa palkkiota eikä rangaistusta
table-golf-value-tie-fail = saa rangaistuksen
table-golf-option-limit = Putoaa pelistä, kun pisteitä on
table-golf-value-limit-50 = 50 pistettä
table-golf-value-limit-100 = 100 pistettä
table-golf-value-limit-150 = 150 pistettä
table-golf-value-limit-200 = 200 pistettä
table-golf-value-limit-300 = 300 pistettä
table-golf-option-rounds = Kierrokset
table-golf-value-rounds-0 = niin monta kuin tarvitaan
table-golf-value-rounds-1 = 1 kierros
table-golf-value-rounds-3 = 3 kierrosta
table-golf-value-rounds-5 = 5 kierrosta
table-golf-value-rounds-9 = 9 kierrosta
table-golf-value-rounds-18 = 18 kierrosta

## Paikat yksinään ja tilanteessa; mitä niissä on

place-draw = Nostopino
place-discard = Poistopino
place-hand = Käsi
place-cell = Rivi { $row }, sarake { $column }
empty-draw = 0 korttia
empty-discard = tyhjä
empty-hand = tyhjä
unseen-draw = { cards }
unseen-hand = kortti, jonka vain sen pelaaja näkee
unseen-cell = nurin
first-draw = Nostopino: { $what }
next-draw = nostopino: { $what }
first-discard = Poistopino: { $what }
next-discard = poistopino: { $what }
first-hand = Käsi: { $what }
next-hand = käsi: { $what }

## Siirrot nimikkeinä. $row ja $column ovat oman laudan rivi ja sarake.

move-draw-hand = Nosta
move-discard-hand = Ota poistopinosta { $card }
move-hand-cell = { $Card } riville { $row }, sarakkeeseen { $column }
move-turn-cell = Poista nostettu kortti, käännä rivi { $row }, sarake { $column }

## Usean pelaajan peli ei ole jako yhdelle

fault-needs_people = { $game }: pelaajia on { $first }–{ $last }, joten tarvitaan pöydän linkki
