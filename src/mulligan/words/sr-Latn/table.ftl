### Šta se kaže o svakom stolu: mesta, položaji, potezi, koraci, završeci.

language = srpski

## Između delova spiska

between-cards = { ", " }
between-places = { "; " }
between-sentences = { " " }
cut = { $text }…

## Naziv mesta, samostalno

place-stock = Špil
place-waste = Gomila odbačenih
place-column = Kolona { $number }
place-foundation = Temelj { foundation-suit }
place-tableau = Mesto { $number }
foundation-suit = { $number ->
    [1] pik
    [2] herc
    [3] karo
   *[other] tref
}

## Šta leži na mestu

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
empty-waste = prazna
empty-column = prazna
empty-foundation = prazan
empty-tableau = prazno
unseen-stock = { cards }
unseen-tableau = skrivena karta

## Položaj rečima (GP-28)

position-sentence = { $places }.
first-stock = Špil: { $what }
next-stock = špil: { $what }
first-waste = Gomila odbačenih: { $what }
next-waste = gomila odbačenih: { $what }
first-column = Kolona { $number }: { $what }
next-column = kolona { $number }: { $what }
first-foundation = Temelj { foundation-suit }: { $what }
next-foundation = temelj { foundation-suit }: { $what }
first-tableau = Mesto { $number }: { $what }
next-tableau = mesto { $number }: { $what }

## Potezi kao natpisi

move-stock-waste = Izvuci kartu
move-column-waste = { $Card } iz kolone { $source }
move-tableau-waste = { $Card } s mesta { $source }
move-waste-stock = Vrati gomilu odbačenih
move-waste-column = { $Card } s gomile odbačenih na kolonu { $target }
move-waste-foundation = { $Card } s gomile odbačenih na temelj
move-column-foundation = { $Card } iz kolone { $source } na temelj
move-column-column = { $more ->
    [0] { $Card } iz kolone { $source } na kolonu { $target }
    [one] { $Card } i još { $more } karta iz kolone { $source } na kolonu { $target }
    [few] { $Card } i još { $more } karte iz kolone { $source } na kolonu { $target }
   *[other] { $Card } i još { $more } karata iz kolone { $source } na kolonu { $target }
}
move-foundation-column = { $Card } s temelja na kolonu { $target }
move-call-finish = Završi: sve karte na temelje
short-call-finish = Završi

## Šta je učinjeno, poništeno, ponovljeno

done-stock-waste = { $more ->
    [0] Izvučena karta: { $card }
   *[other] Izvučene karte: { $cards }
}; špil: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
done-column-waste = { $left ->
    [0] { $Card } iz kolone { $source }; kolona je sada prazna.
   *[other] { $Card } iz kolone { $source }; slobodna karta: { $free }.
}
undone-stock-waste = { $more ->
    [0] Poništeno: izvučena karta { $cards }
   *[other] Poništeno: izvučene karte { $cards }
}; špil: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
undone-column-waste = Poništeno: { $card } iz kolone { $source }.
redone-stock-waste = { $more ->
    [0] Ponovljeno: izvučena karta { $cards }
   *[other] Ponovljeno: izvučene karte { $cards }
}; špil: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
redone-column-waste = { $left ->
    [0] Ponovljeno: { $card } iz kolone { $source }; kolona je sada prazna.
   *[other] Ponovljeno: { $card } iz kolone { $source }; slobodna karta: { $free }.
}

done-tableau-waste = { $Card } s mesta { $source }.
undone-tableau-waste = Poništeno: { $card } s mesta { $source }.
redone-tableau-waste = Ponovljeno: { $card } s mesta { $source }.
done-waste-stock = Gomila odbačenih je vraćena u špil: { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}.
undone-waste-stock = Poništeno: vraćanje gomile odbačenih.
redone-waste-stock = Ponovljeno: gomila odbačenih je vraćena u špil.
done-waste-column = { $left ->
    [0] { $Card } s gomile odbačenih na kolonu { $target }; gomila odbačenih je sada prazna.
   *[other] { $Card } s gomile odbačenih na kolonu { $target }; slobodna karta: { $free }.
}
undone-waste-column = Poništeno: { $card } s gomile odbačenih na kolonu { $target }.
redone-waste-column = Ponovljeno: { $card } s gomile odbačenih na kolonu { $target }.
done-waste-foundation = { $left ->
    [0] { $Card } s gomile odbačenih na temelj; gomila odbačenih je sada prazna.
   *[other] { $Card } s gomile odbačenih na temelj; slobodna karta: { $free }.
}
undone-waste-foundation = Poništeno: { $card } s gomile odbačenih na temelj.
redone-waste-foundation = Ponovljeno: { $card } s gomile odbačenih na temelj.
done-column-foundation = { $left ->
    [0] { $Card } iz kolone { $source } na temelj; kolona je sada prazna.
   *[other] { $Card } iz kolone { $source } na temelj.
}
undone-column-foundation = Poništeno: { $card } iz kolone { $source } na temelj.
redone-column-foundation = Ponovljeno: { $card } iz kolone { $source } na temelj.
done-column-column = { $more ->
    [0] { $Card } iz kolone { $source } na kolonu { $target }
    [one] { $Card } i još { $more } karta iz kolone { $source } na kolonu { $target }
    [few] { $Card } i još { $more } karte iz kolone { $source } na kolonu { $target }
   *[other] { $Card } i još { $more } karata iz kolone { $source } na kolonu { $target }
}{ $left ->
    [0] ; kolona { $source } je sada prazna.
   *[other] .
}
undone-column-column = { $more ->
    [0] Poništeno: { $card } iz kolone { $source } na kolonu { $target }.
    [one] Poništeno: { $card } i još { $more } karta iz kolone { $source } na kolonu { $target }.
    [few] Poništeno: { $card } i još { $more } karte iz kolone { $source } na kolonu { $target }.
   *[other] Poništeno: { $card } i još { $more } karata iz kolone { $source } na kolonu { $target }.
}
redone-column-column = { $more ->
    [0] Ponovljeno: { $card } iz kolone { $source } na kolonu { $target }.
    [one] Ponovljeno: { $card } i još { $more } karta iz kolone { $source } na kolonu { $target }.
    [few] Ponovljeno: { $card } i još { $more } karte iz kolone { $source } na kolonu { $target }.
   *[other] Ponovljeno: { $card } i još { $more } karata iz kolone { $source } na kolonu { $target }.
}
done-foundation-column = { $Card } s temelja nazad na kolonu { $target }.
undone-foundation-column = Poništeno: { $card } s temelja na kolonu { $target }.
redone-foundation-column = Ponovljeno: { $card } s temelja nazad na kolonu { $target }.
done-call-finish = Sve karte idu na temelje.
undone-call-finish = Poništeno: završavanje partije.
redone-call-finish = Ponovljeno: sve karte idu na temelje.
done-turn-column = U koloni { $place } otkriva se karta { $card }.
undone-turn-column = U koloni { $place } ponovo je skrivena karta { $card }.
redone-turn-column = U koloni { $place } otkriva se karta { $card }.
done-turn-tableau = Na mestu { $place } otkriva se karta { $card }.
undone-turn-tableau = Na mestu { $place } ponovo je skrivena karta { $card }.
redone-turn-tableau = Na mestu { $place } otkriva se karta { $card }.

## Završeci

ending-won = Partija je dobijena: { $score }.
ending-blocked = Nema više mogućih poteza: { $left ->
    [one] preostala { $left } karta
    [few] preostale { $left } karte
   *[other] preostalo { $left } karata
}, { $score }.

## Runde s više rupa

hole-given-up = Rupa { $hole } predata: { $score }.
hole-over = Rupa { $hole } završena: { $score }.
hole-begins = Počinje rupa { $hole }.
round-over = Runda je završena.
restarted = Iste karte su ponovo podeljene.

## Nizovi partija u kojima se iznos prenosi

deal-left = Partija { $hole } donosi { $score }.
deal-begins = Partija { $hole } počinje s iznosom { $carried }.

## Rezultati

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
    [one] { $score } poen
    [few] { $score } poena
   *[other] { $score } poena
}
counted-strokes = { $score ->
    [one] { $score } udarac
    [few] { $score } udarca
   *[other] { $score } udaraca
}
