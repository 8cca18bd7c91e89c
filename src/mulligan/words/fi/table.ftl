### Mitä mistä tahansa pöydästä sanotaan: paikat, tilanteet, siirrot, tapahtumat, loput.

language = suomi

## Luettelon osien välissä

between-cards = { ", " }
between-places = { "; " }
between-sentences = { " " }
cut = { $text }…

## Paikan nimi yksinään

place-stock = Nostopakka
place-waste = Avopakka
place-column = Pino { $number }
place-foundation = { $number ->
    [1] Patojen
    [2] Herttojen
    [3] Ruutujen
   *[other] Ristien
} peruspakka
place-tableau = Paikka { $number }
foundation-suit = { $number ->
    [1] patojen
    [2] herttojen
    [3] ruutujen
   *[other] ristien
}

## Mitä paikassa on

cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
face-down-cards = { $count ->
    [one] { $count } kortti nurin
   *[other] { $count } korttia nurin
}
fan = { $cards } (vapaa: { $free })
empty-stock = 0 korttia
empty-waste = tyhjä
empty-column = tyhjä
empty-foundation = tyhjä
empty-tableau = tyhjä
unseen-stock = { cards }
unseen-tableau = nurin

## Tilanne sanoin (GP-28)

position-sentence = { $places }.
first-stock = Nostopakka: { $what }
next-stock = nostopakka: { $what }
first-waste = Avopakka: { $what }
next-waste = avopakka: { $what }
first-column = Pino { $number }: { $what }
next-column = pino { $number }: { $what }
first-foundation = { place-foundation }: { $what }
next-foundation = { foundation-suit } peruspakka: { $what }
first-tableau = Paikka { $number }: { $what }
next-tableau = paikka { $number }: { $what }

## Siirrot korttien ja näppäinten niminä

move-stock-waste = Nosta kortti
move-column-waste = { $Card } pinosta { $source }
move-tableau-waste = { $Card } paikalta { $source }
move-waste-stock = Käännä avopakka takaisin
move-waste-column = { $Card } avopakasta pinoon { $target }
move-waste-foundation = { $Card } avopakasta peruspakkaan
move-column-foundation = { $Card } pinosta { $source } peruspakkaan
move-column-column = { $more ->
    [0] { $Card } pinosta { $source } pinoon { $target }
    [one] { $Card } ja { $more } muu kortti pinosta { $source } pinoon { $target }
   *[other] { $Card } ja { $more } muuta korttia pinosta { $source } pinoon { $target }
}
move-foundation-column = { $Card } peruspakasta pinoon { $target }
move-call-finish = Päätä peli: kaikki kortit peruspakkoihin
short-call-finish = Päätä peli

## Mitä tehtiin, kumottiin, tehtiin uudelleen

done-stock-waste = { $more ->
    [0] Nostettiin { $card }
   *[other] Nostettiin { $cards }
}; nostopakassa { $left ->
    [one] { $left } kortti
   *[other] { $left } korttia
}.
done-column-waste = { $left ->
    [0] { $Card } pinosta { $source }; pino on nyt tyhjä.
   *[other] { $Card } pinosta { $source }; nyt vapaa: { $free }.
}
undone-stock-waste = { $more ->
    [0] Kumottiin nosto: { $cards }
   *[other] Kumottiin nosto: { $cards }
}; nostopakassa { $left ->
    [one] { $left } kortti
   *[other] { $left } korttia
}.
undone-column-waste = Kumottiin: { $card } pinosta { $source }.
redone-stock-waste = { $more ->
    [0] Nostettiin uudelleen { $cards }
   *[other] Nostettiin uudelleen { $cards }
}; nostopakassa { $left ->
    [one] { $left } kortti
   *[other] { $left } korttia
}.
redone-column-waste = { $left ->
    [0] Tehtiin uudelleen: { $card } pinosta { $source }; pino on nyt tyhjä.
   *[other] Tehtiin uudelleen: { $card } pinosta { $source }; nyt vapaa: { $free }.
}

done-tableau-waste = { $Card } paikalta { $source }.
undone-tableau-waste = Kumottiin: { $card } paikalta { $source }.
redone-tableau-waste = Tehtiin uudelleen: { $card } paikalta { $source }.
done-waste-stock = Avopakka käännettiin takaisin; nostopakassa { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}.
undone-waste-stock = Kumottiin: avopakka käännettiin takaisin.
redone-waste-stock = Tehtiin uudelleen: avopakka käännettiin takaisin.
done-waste-column = { $left ->
    [0] { $Card } avopakasta pinoon { $target }; avopakka on nyt tyhjä.
   *[other] { $Card } avopakasta pinoon { $target }; nyt vapaa: { $free }.
}
undone-waste-column = Kumottiin: { $card } avopakasta pinoon { $target }.
redone-waste-column = Tehtiin uudelleen: { $card } avopakasta pinoon { $target }.
done-waste-foundation = { $left ->
    [0] { $Card } avopakasta peruspakkaan; avopakka on nyt tyhjä.
   *[other] { $Card } avopakasta peruspakkaan; nyt vapaa: { $free }.
}
undone-waste-foundation = Kumottiin: { $card } avopakasta peruspakkaan.
redone-waste-foundation = Tehtiin uudelleen: { $card } avopakasta peruspakkaan.
done-column-foundation = { $left ->
    [0] { $Card } pinosta { $source } peruspakkaan; pino on nyt tyhjä.
   *[other] { $Card } pinosta { $source } peruspakkaan.
}
undone-column-foundation = Kumottiin: { $card } pinosta { $source } peruspakkaan.
redone-column-foundation = Tehtiin uudelleen: { $card } pinosta { $source } peruspakkaan.
done-column-column = { $more ->
    [0] { $Card } pinosta { $source } pinoon { $target }
    [one] { $Card } ja { $more } muu kortti pinosta { $source } pinoon { $target }
   *[other] { $Card } ja { $more } muuta korttia pinosta { $source } pinoon { $target }
}{ $left ->
    [0] ; pino { $source } on nyt tyhjä.
   *[other] .
}
undone-column-column = { $more ->
    [0] Kumottiin: { $card } pinosta { $source } pinoon { $target }.
    [one] Kumottiin: { $card } ja { $more } muu kortti pinosta { $source } pinoon { $target }.
   *[other] Kumottiin: { $card } ja { $more } muuta korttia pinosta { $source } pinoon { $target }.
}
redone-column-column = { $more ->
    [0] Tehtiin uudelleen: { $card } pinosta { $source } pinoon { $target }.
    [one] Tehtiin uudelleen: { $card } ja { $more } muu kortti pinosta { $source } pinoon { $target }.
   *[other] Tehtiin uudelleen: { $card } ja { $more } muuta korttia pinosta { $source } pinoon { $target }.
}
done-foundation-column = { $Card } peruspakasta takaisin pinoon { $target }.
undone-foundation-column = Kumottiin: { $card } peruspakasta pinoon { $target }.
redone-foundation-column = Tehtiin uudelleen: { $card } peruspakasta takaisin pinoon { $target }.
done-call-finish = Kaikki kortit siirtyvät peruspakkoihin.
undone-call-finish = Kumottiin pelin päättäminen.
redone-call-finish = Tehtiin uudelleen: kaikki kortit siirtyvät peruspakkoihin.
done-turn-column = Pinossa { $place } kääntyy esiin { $card }.
undone-turn-column = { $Card } on taas nurin pinossa { $place }.
redone-turn-column = Pinossa { $place } kääntyy esiin { $card }.
done-turn-tableau = Paikalla { $place } kääntyy esiin { $card }.
undone-turn-tableau = { $Card } on taas nurin paikalla { $place }.
redone-turn-tableau = Paikalla { $place } kääntyy esiin { $card }.

## Loput

ending-won = Voitto: { $score }.
ending-blocked = Siirtoja ei enää ole: { $left ->
    [one] { $left } kortti jäljellä
   *[other] { $left } korttia jäljellä
}, { $score }.

## Monen reiän kierrokset

hole-given-up = Reikä { $hole } luovutettiin: { $score }.
hole-over = Reikä { $hole } pelattiin loppuun: { $score }.
hole-begins = Reikä { $hole } alkaa.
round-over = Kierros on pelattu.
restarted = Samat kortit jaettiin uudelleen.

## Jakosarjat, joissa summa siirtyy eteenpäin

deal-left = Jaon { $hole } tulos on { $score }.
deal-begins = Jako { $hole } alkaa summasta { $carried }.

## Tulokset

score-points = { $score }
score-strokes = { $score }
score-normal = { $score }
score-windows = { $score }
score-vegas = { $sign ->
    [plus] +${ $amount }
    [minus] -${ $amount }
   *[other] $0
}
counted-normal = { counted-points }
counted-windows = { counted-points }
counted-vegas = { score-vegas }
counted-points = { $score ->
    [one] { $score } piste
   *[other] { $score } pistettä
}
counted-strokes = { $score ->
    [one] { $score } lyönti
   *[other] { $score } lyöntiä
}
