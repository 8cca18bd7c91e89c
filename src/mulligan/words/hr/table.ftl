### Što se kaže o svakom stolu: mjesta, položaji, potezi, koraci, završeci.

language = hrvatski

## Između dijelova popisa

between-cards = { ", " }
between-places = { "; " }
between-sentences = { " " }
cut = { $text }…

## Naziv mjesta, samostalno

place-stock = Kup za izvlačenje
place-waste = Odložni kup
place-column = Stupac { $number }

## Što leži na mjestu

cards = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
face-down-cards = { $count ->
    [one] { $count } skrivena karta
    [few] { $count } skrivene karte
   *[other] { $count } skrivenih karata
}
fan = { $cards } (slobodna karta: { $free })
empty-stock = 0 karata
empty-waste = prazan
empty-column = prazan

## Položaj riječima (GP-28)

position-sentence = { $places }.
first-stock = Kup za izvlačenje: { $what }
next-stock = kup za izvlačenje: { $what }
first-waste = Odložni kup: { $what }
next-waste = odložni kup: { $what }
first-column = Stupac { $number }: { $what }
next-column = stupac { $number }: { $what }

## Potezi kao natpisi

move-stock-waste = Izvuci kartu
move-column-waste = Karta { $card } iz stupca { $source }

## Što je učinjeno, poništeno, ponovljeno

done-stock-waste = Izvučena karta: { $card }; kup za izvlačenje: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
done-column-waste = { $left ->
    [0] Karta { $card } iz stupca { $source }; stupac je sada prazan.
   *[other] Karta { $card } iz stupca { $source }; slobodna karta: { $free }.
}
undone-stock-waste = Poništeno: izvučena karta { $card }; kup za izvlačenje: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
undone-column-waste = Poništeno: karta { $card } iz stupca { $source }.
redone-stock-waste = Ponovljeno: izvučena karta { $card }; kup za izvlačenje: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
redone-column-waste = { $left ->
    [0] Ponovljeno: karta { $card } iz stupca { $source }; stupac je sada prazan.
   *[other] Ponovljeno: karta { $card } iz stupca { $source }; slobodna karta: { $free }.
}

## Završeci

ending-won = Partija je dobivena: { $score }.
ending-blocked = Nema više mogućih poteza: { $left ->
    [one] preostala { $left } karta
    [few] preostale { $left } karte
   *[other] preostalo { $left } karata
}, { $score }.

## Runde s više rupa

hole-given-up = Rupa { $hole } predana: { $score }.
hole-over = Rupa { $hole } završena: { $score }.
hole-begins = Počinje rupa { $hole }.
round-over = Runda je završena.

## Rezultati

score-points = { $score }
score-strokes = { $score }
counted-points = { $score ->
    [one] { $score } bod
    [few] { $score } boda
   *[other] { $score } bodova
}
counted-strokes = { $score ->
    [one] { $score } udarac
    [few] { $score } udarca
   *[other] { $score } udaraca
}
