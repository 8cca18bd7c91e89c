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

## Una posizione a parole (GP-28)

position-sentence = { $places }.
first-stock = Mazzo: { $what }
next-stock = mazzo: { $what }
first-waste = Scarto: { $what }
next-waste = scarto: { $what }
first-column = Colonna { $number }: { $what }
next-column = colonna { $number }: { $what }

## Le mosse come etichette

move-stock-waste = Pesca
move-column-waste = { $Card } dalla colonna { $source }

## Che cosa è stato fatto, annullato, ripetuto

done-stock-waste = Carta pescata: { $card }; mazzo: { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}.
done-column-waste = { $left ->
    [0] { $Card } dalla colonna { $source }; ora la colonna è vuota.
   *[other] { $Card } dalla colonna { $source }; libera: { $free }.
}
undone-stock-waste = Annullata la pescata: { $card }; mazzo: { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}.
undone-column-waste = Annullata la mossa: { $card } dalla colonna { $source }.
redone-stock-waste = Ripetuta la pescata: { $card }; mazzo: { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}.
redone-column-waste = { $left ->
    [0] Ripetuta la mossa: { $card } dalla colonna { $source }; ora la colonna è vuota.
   *[other] Ripetuta la mossa: { $card } dalla colonna { $source }; libera: { $free }.
}

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

## I punteggi

score-points = { $score }
score-strokes = { $score }
counted-points = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
counted-strokes = { $score ->
    [one] { $score } colpo
   *[other] { $score } colpi
}
