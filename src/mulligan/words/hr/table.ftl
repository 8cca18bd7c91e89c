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
place-foundation = Temelj { foundation-suit }
place-tableau = Mjesto { $number }
foundation-suit = { $number ->
    [1] pik
    [2] herc
    [3] karo
   *[other] tref
}

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
empty-foundation = prazan
empty-tableau = prazno
unseen-stock = { cards }
unseen-tableau = skrivena karta

## Položaj riječima (GP-28)

position-sentence = { $places }.
first-stock = Kup za izvlačenje: { $what }
next-stock = kup za izvlačenje: { $what }
first-waste = Odložni kup: { $what }
next-waste = odložni kup: { $what }
first-column = Stupac { $number }: { $what }
next-column = stupac { $number }: { $what }
first-foundation = Temelj { foundation-suit }: { $what }
next-foundation = temelj { foundation-suit }: { $what }
first-tableau = Mjesto { $number }: { $what }
next-tableau = mjesto { $number }: { $what }

## Potezi kao natpisi

move-stock-waste = Izvuci kartu
move-column-waste = Karta { $card } iz stupca { $source }
move-tableau-waste = Karta { $card } s mjesta { $source }
move-waste-stock = Vrati odložni kup
move-waste-column = Karta { $card } s odložnog kupa na stupac { $target }
move-waste-foundation = Karta { $card } s odložnog kupa na temelj
move-column-foundation = Karta { $card } iz stupca { $source } na temelj
move-column-column = { $more ->
    [0] Karta { $card } iz stupca { $source } na stupac { $target }
    [one] Karta { $card } i još { $more } karta iz stupca { $source } na stupac { $target }
    [few] Karta { $card } i još { $more } karte iz stupca { $source } na stupac { $target }
   *[other] Karta { $card } i još { $more } karata iz stupca { $source } na stupac { $target }
}
move-foundation-column = Karta { $card } s temelja na stupac { $target }
move-call-finish = Završi: sve karte na temelje
short-call-finish = Završi

## Što je učinjeno, poništeno, ponovljeno

done-stock-waste = { $more ->
    [0] Izvučena karta: { $card }
   *[other] Izvučene karte: { $cards }
}; kup za izvlačenje: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
done-column-waste = { $left ->
    [0] Karta { $card } iz stupca { $source }; stupac je sada prazan.
   *[other] Karta { $card } iz stupca { $source }; slobodna karta: { $free }.
}
undone-stock-waste = { $more ->
    [0] Poništeno: izvučena karta { $cards }
   *[other] Poništeno: izvučene karte { $cards }
}; kup za izvlačenje: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
undone-column-waste = Poništeno: karta { $card } iz stupca { $source }.
redone-stock-waste = { $more ->
    [0] Ponovljeno: izvučena karta { $cards }
   *[other] Ponovljeno: izvučene karte { $cards }
}; kup za izvlačenje: { $left ->
    [one] { $left } karta
    [few] { $left } karte
   *[other] { $left } karata
}.
redone-column-waste = { $left ->
    [0] Ponovljeno: karta { $card } iz stupca { $source }; stupac je sada prazan.
   *[other] Ponovljeno: karta { $card } iz stupca { $source }; slobodna karta: { $free }.
}

done-tableau-waste = Karta { $card } s mjesta { $source }.
undone-tableau-waste = Poništeno: karta { $card } s mjesta { $source }.
redone-tableau-waste = Ponovljeno: karta { $card } s mjesta { $source }.
done-waste-stock = Odložni kup vraćen je u kup za izvlačenje: { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}.
undone-waste-stock = Poništeno: vraćanje odložnog kupa.
redone-waste-stock = Ponovljeno: odložni kup vraćen je u kup za izvlačenje.
done-waste-column = { $left ->
    [0] Karta { $card } s odložnog kupa na stupac { $target }; odložni je kup sada prazan.
   *[other] Karta { $card } s odložnog kupa na stupac { $target }; slobodna karta: { $free }.
}
undone-waste-column = Poništeno: karta { $card } s odložnog kupa na stupac { $target }.
redone-waste-column = Ponovljeno: karta { $card } s odložnog kupa na stupac { $target }.
done-waste-foundation = { $left ->
    [0] Karta { $card } s odložnog kupa na temelj; odložni je kup sada prazan.
   *[other] Karta { $card } s odložnog kupa na temelj; slobodna karta: { $free }.
}
undone-waste-foundation = Poništeno: karta { $card } s odložnog kupa na temelj.
redone-waste-foundation = Ponovljeno: karta { $card } s odložnog kupa na temelj.
done-column-foundation = { $left ->
    [0] Karta { $card } iz stupca { $source } na temelj; stupac je sada prazan.
   *[other] Karta { $card } iz stupca { $source } na temelj.
}
undone-column-foundation = Poništeno: karta { $card } iz stupca { $source } na temelj.
redone-column-foundation = Ponovljeno: karta { $card } iz stupca { $source } na temelj.
done-column-column = { $more ->
    [0] Karta { $card } iz stupca { $source } na stupac { $target }
    [one] Karta { $card } i još { $more } karta iz stupca { $source } na stupac { $target }
    [few] Karta { $card } i još { $more } karte iz stupca { $source } na stupac { $target }
   *[other] Karta { $card } i još { $more } karata iz stupca { $source } na stupac { $target }
}{ $left ->
    [0] ; stupac { $source } sada je prazan.
   *[other] .
}
undone-column-column = { $more ->
    [0] Poništeno: karta { $card } iz stupca { $source } na stupac { $target }.
    [one] Poništeno: karta { $card } i još { $more } karta iz stupca { $source } na stupac { $target }.
    [few] Poništeno: karta { $card } i još { $more } karte iz stupca { $source } na stupac { $target }.
   *[other] Poništeno: karta { $card } i još { $more } karata iz stupca { $source } na stupac { $target }.
}
redone-column-column = { $more ->
    [0] Ponovljeno: karta { $card } iz stupca { $source } na stupac { $target }.
    [one] Ponovljeno: karta { $card } i još { $more } karta iz stupca { $source } na stupac { $target }.
    [few] Ponovljeno: karta { $card } i još { $more } karte iz stupca { $source } na stupac { $target }.
   *[other] Ponovljeno: karta { $card } i još { $more } karata iz stupca { $source } na stupac { $target }.
}
done-foundation-column = Karta { $card } s temelja natrag na stupac { $target }.
undone-foundation-column = Poništeno: karta { $card } s temelja na stupac { $target }.
redone-foundation-column = Ponovljeno: karta { $card } s temelja natrag na stupac { $target }.
done-call-finish = Sve karte idu na temelje.
undone-call-finish = Poništeno: završavanje partije.
redone-call-finish = Ponovljeno: sve karte idu na temelje.
done-turn-column = U stupcu { $place } otkriva se karta { $card }.
undone-turn-column = U stupcu { $place } ponovno je skrivena karta { $card }.
redone-turn-column = U stupcu { $place } otkriva se karta { $card }.
done-turn-tableau = Na mjestu { $place } otkriva se karta { $card }.
undone-turn-tableau = Na mjestu { $place } ponovno je skrivena karta { $card }.
redone-turn-tableau = Na mjestu { $place } otkriva se karta { $card }.

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
restarted = Iste su karte ponovno podijeljene.

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
    [one] { $score } bod
    [few] { $score } boda
   *[other] { $score } bodova
}
counted-strokes = { $score ->
    [one] { $score } udarac
    [few] { $score } udarca
   *[other] { $score } udaraca
}
