### Usean pelaajan pöytä: laudat ja joka teosta yksi lause kolmessa pituudessa.

## Laudat. $who on you, kun kyse on lukijasta, muuten other; $name on pelaajan nimi.

player = Pelaaja { $number }
place-cell-of = { $name }, rivi { $row }, sarake { $column }
board = { $who ->
    [you] Sinun lautasi.
   *[other] Lauta, { $name }.
}
board-row = Rivi { $row }: { $cards }.

## Arvot yksin, kun maalla ei ole väliä. $rank on 0 jokerille, sitten 1 (ässä) – 13 (kuningas).

rank = { $rank ->
    [0] jokeri
    [1] ässä
    [11] jätkä
    [12] rouva
    [13] kuningas
   *[other] { $rank }
}

## Mitä joku tekee, lyhyesti ja tavallisesti. $card on kortti, joka siirtyy, $other laudalta poistuva tai kääntyvä;
## $card-rank ja $other-rank ovat niiden arvot. $row ja $column ovat paikan rivi ja sarake.

brief-draw-hand = { $who ->
    [you] Nostat: { $card-rank }.
   *[other] { $name } nostaa.
}
brief-discard-hand = { $who ->
    [you] Otat: { $card-rank }.
   *[other] { $name } ottaa: { $card-rank }.
}
brief-hand-cell = { $who ->
    [you] Panet paikkaan { $row }, { $column }: { $card-rank }; pois: { $other-rank }.
   *[other] { $name } panee paikkaan { $row }, { $column }: { $card-rank }; pois: { $other-rank }.
}
brief-hand-discard = { $who ->
    [you] Poistat: { $card-rank }; paikassa { $row }, { $column } kääntyy: { $other-rank }.
   *[other] { $name } poistaa: { $card-rank }; paikassa { $row }, { $column } kääntyy: { $other-rank }.
}
normal-draw-hand = { $who ->
    [you] Nostat { $card-genitive }.
   *[other] { $name } nostaa kortin.
}
normal-discard-hand = { $who ->
    [you] Otat poistopinosta { $card-genitive }.
   *[other] { $name } ottaa poistopinosta { $card-genitive }.
}
normal-hand-cell = { $who ->
    [you] Panet { $card-genitive } riville { $row }, sarakkeeseen { $column }; poistopinoon menee { $other }.
   *[other] { $name } panee { $card-genitive } riville { $row }, sarakkeeseen { $column }; poistopinoon menee { $other }.
}
normal-hand-discard = { $who ->
    [you] Poistat { $card-genitive }; rivillä { $row }, sarakkeessa { $column } kääntyy { $other }.
   *[other] { $name } poistaa { $card-genitive }; rivillä { $row }, sarakkeessa { $column } kääntyy { $other }.
}

## Mitä täysi lause lisää. $left on jäljelle jäävien määrä, $free päällimmäinen, $down laudan piilossa olevien korttien määrä.

full-draw-hand = { $left ->
    [0] Nostopino on nyt tyhjä.
    [one] Nostopinossa on { $left } kortti.
   *[other] Nostopinossa on { $left } korttia.
}
full-discard-hand = { $left ->
    [0] Poistopino on nyt tyhjä.
   *[other] Poistopinossa päällimmäisenä on nyt { $free }.
}
full-board = { $down ->
    [0] Tämän laudan kaikki kortit on käännetty.
    [one] Tällä laudalla on { $down } kortti nurin.
   *[other] Tällä laudalla on { $down } korttia nurin.
}

## Mitä muuta tapahtuu. $count on sekoitettavien korttien määrä, $cards se, mikä laudalla oli vielä piilossa.

brief-shuffle-draw = Kortteja sekoitettiin: { $count }.
normal-shuffle-draw = { $count ->
    [one] Nostopino on tyhjä: { $count } poistetusta kortista tulee uusi.
   *[other] Nostopino on tyhjä: { $count } poistettua korttia sekoitetaan uudeksi.
}
brief-call-close = { $who ->
    [you] Suljet.
   *[other] { $name } sulkee.
}
normal-call-close = { $who ->
    [you] Suljet kierroksen: kaikilla muilla on vielä yksi vuoro.
   *[other] { $name } sulkee kierroksen: kaikilla muilla on vielä yksi vuoro.
}
turned-up = { $who ->
    [you] Käännät: { $cards }.
   *[other] { $name } kääntää: { $cards }.
}
your-turn = Sinun vuorosi.
next-turn = Vuorossa: { $name }.
round-scores = Pisteet – { $scores }.
round-score = { $who ->
    [you] sinä: { $score }
   *[other] { $name }: { $score }
}
