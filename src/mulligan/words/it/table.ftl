### Ciò che si dice di ogni tavolo: posti, posizioni, mosse, passi, finali.

language = italiano

## Tra le parti di un elenco

between-cards = { ", " }
between-places = { "; " }
between-sentences = { " " }
cut = { $text }…

## Il nome di un posto, da solo

place-stock = Mazzo
place-waste = Scarto
place-column = Colonna { $number }
place-foundation = Base di { foundation-suit }
place-tableau = Posto { $number }
foundation-suit = { $number ->
    [1] picche
    [2] cuori
    [3] quadri
   *[other] fiori
}

## Che cosa c’è in un posto

cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
face-down-cards = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
fan = { $cards } (libera: { $free })
empty-stock = 0 carte
empty-waste = vuoto
empty-column = vuota
empty-foundation = vuota
empty-tableau = vuoto
unseen-stock = { cards }
unseen-tableau = carta coperta

## Una posizione a parole (GP-28)

position-sentence = { $places }.
first-stock = Mazzo: { $what }
next-stock = mazzo: { $what }
first-waste = Scarto: { $what }
next-waste = scarto: { $what }
first-column = Colonna { $number }: { $what }
next-column = colonna { $number }: { $what }
first-foundation = Base di { foundation-suit }: { $what }
next-foundation = base di { foundation-suit }: { $what }
first-tableau = Posto { $number }: { $what }
next-tableau = posto { $number }: { $what }

## Le mosse come etichette

move-stock-waste = Pesca
move-column-waste = { $Card } dalla colonna { $source }
move-tableau-waste = { $Card } dal posto { $source }
move-waste-stock = Rigira lo scarto
move-waste-column = { $Card } dallo scarto alla colonna { $target }
move-waste-foundation = { $Card } dallo scarto alla sua base
move-column-foundation = { $Card } dalla colonna { $source } alla sua base
move-column-column = { $more ->
    [0] { $Card } dalla colonna { $source } alla colonna { $target }
    [one] { $Card } e un’altra carta dalla colonna { $source } alla colonna { $target }
   *[other] { $Card } e altre { $more } carte dalla colonna { $source } alla colonna { $target }
}
move-foundation-column = { $Card } dalla sua base alla colonna { $target }
move-call-finish = Finisci: tutte le carte sulle basi
short-call-finish = Finisci

## Che cosa è stato fatto, annullato, ripetuto

done-stock-waste = { $more ->
    [0] Carta pescata: { $card }
   *[other] Carte pescate: { $cards }
}; mazzo: { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}.
done-column-waste = { $left ->
    [0] { $Card } dalla colonna { $source }; ora la colonna è vuota.
   *[other] { $Card } dalla colonna { $source }; libera: { $free }.
}
undone-stock-waste = { $more ->
    [0] Annullata la pescata: { $cards }
   *[other] Annullata la pescata delle carte: { $cards }
}; mazzo: { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}.
undone-column-waste = Annullata la mossa: { $card } dalla colonna { $source }.
redone-stock-waste = { $more ->
    [0] Ripetuta la pescata: { $cards }
   *[other] Ripetuta la pescata delle carte: { $cards }
}; mazzo: { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}.
redone-column-waste = { $left ->
    [0] Ripetuta la mossa: { $card } dalla colonna { $source }; ora la colonna è vuota.
   *[other] Ripetuta la mossa: { $card } dalla colonna { $source }; libera: { $free }.
}

done-tableau-waste = { $Card } dal posto { $source }.
undone-tableau-waste = Annullata la mossa: { $card } dal posto { $source }.
redone-tableau-waste = Ripetuta la mossa: { $card } dal posto { $source }.
done-waste-stock = Scarto rigirato; mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
undone-waste-stock = Annullata la mossa: scarto rigirato.
redone-waste-stock = Ripetuta la mossa: scarto rigirato.
done-waste-column = { $left ->
    [0] { $Card } dallo scarto alla colonna { $target }; ora lo scarto è vuoto.
   *[other] { $Card } dallo scarto alla colonna { $target }; libera: { $free }.
}
undone-waste-column = Annullata la mossa: { $card } dallo scarto alla colonna { $target }.
redone-waste-column = Ripetuta la mossa: { $card } dallo scarto alla colonna { $target }.
done-waste-foundation = { $left ->
    [0] { $Card } dallo scarto alla sua base; ora lo scarto è vuoto.
   *[other] { $Card } dallo scarto alla sua base; libera: { $free }.
}
undone-waste-foundation = Annullata la mossa: { $card } dallo scarto alla sua base.
redone-waste-foundation = Ripetuta la mossa: { $card } dallo scarto alla sua base.
done-column-foundation = { $left ->
    [0] { $Card } dalla colonna { $source } alla sua base; ora la colonna è vuota.
   *[other] { $Card } dalla colonna { $source } alla sua base.
}
undone-column-foundation = Annullata la mossa: { $card } dalla colonna { $source } alla sua base.
redone-column-foundation = Ripetuta la mossa: { $card } dalla colonna { $source } alla sua base.
done-column-column = { $more ->
    [0] { $Card } dalla colonna { $source } alla colonna { $target }
    [one] { $Card } e un’altra carta dalla colonna { $source } alla colonna { $target }
   *[other] { $Card } e altre { $more } carte dalla colonna { $source } alla colonna { $target }
}{ $left ->
    [0] ; ora la colonna { $source } è vuota.
   *[other] .
}
undone-column-column = { $more ->
    [0] Annullata la mossa: { $card } dalla colonna { $source } alla colonna { $target }.
    [one] Annullata la mossa: { $card } e un’altra carta dalla colonna { $source } alla colonna { $target }.
   *[other] Annullata la mossa: { $card } e altre { $more } carte dalla colonna { $source } alla colonna { $target }.
}
redone-column-column = { $more ->
    [0] Ripetuta la mossa: { $card } dalla colonna { $source } alla colonna { $target }.
    [one] Ripetuta la mossa: { $card } e un’altra carta dalla colonna { $source } alla colonna { $target }.
   *[other] Ripetuta la mossa: { $card } e altre { $more } carte dalla colonna { $source } alla colonna { $target }.
}
done-foundation-column = { $Card } dalla sua base di nuovo alla colonna { $target }.
undone-foundation-column = Annullata la mossa: { $card } dalla sua base alla colonna { $target }.
redone-foundation-column = Ripetuta la mossa: { $card } dalla sua base di nuovo alla colonna { $target }.
done-call-finish = Tutte le carte vanno sulle basi.
undone-call-finish = Annullata la mossa: tutte le carte sulle basi.
redone-call-finish = Ripetuta la mossa: tutte le carte sulle basi.
done-turn-column = Nella colonna { $place } si scopre la carta: { $card }.
undone-turn-column = Nella colonna { $place } è di nuovo coperta la carta: { $card }.
redone-turn-column = Nella colonna { $place } si scopre la carta: { $card }.
done-turn-tableau = Nel posto { $place } si scopre la carta: { $card }.
undone-turn-tableau = Nel posto { $place } è di nuovo coperta la carta: { $card }.
redone-turn-tableau = Nel posto { $place } si scopre la carta: { $card }.

## I finali

ending-won = Partita vinta: { $score }.
ending-blocked = Nessuna mossa possibile: { $left ->
    [one] { $left } carta rimasta
   *[other] { $left } carte rimaste
}, { $score }.

## I giri di più buche

hole-given-up = Buca { $hole } abbandonata: { $score }.
hole-over = Buca { $hole } finita: { $score }.
hole-begins = Inizia la buca { $hole }.
round-over = Il giro è finito.
restarted = Le stesse carte sono distribuite di nuovo.

## Serie di partite in cui la somma passa alla successiva

deal-left = La partita { $hole } vale { $score }.
deal-begins = La partita { $hole } comincia con { $carried }.

## I punteggi

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
    [one] { $score } punto
   *[other] { $score } punti
}
counted-strokes = { $score ->
    [one] { $score } colpo
   *[other] { $score } colpi
}
