### Sto za više ljudi: table i po jedna rečenica za svaki potez, u tri dužine.

## Table. $who je you kada je to onaj ko čita, inače other; $name je ime igrača.

player = Igrač { $number }
place-cell-of = { $name }, red { $row }, kolona { $column }
board = { $who ->
    [you] Vaša tabla.
   *[other] Tabla, { $name }.
}
board-row = Red { $row }: { $cards }.

## Vrednosti same, gde boje nisu važne. $rank je 0 za džokera, zatim 1 (kec) do 13 (kralj).

rank = { $rank ->
    [0] džoker
    [1] kec
    [11] žandar
    [12] dama
    [13] kralj
   *[other] { $rank }
}

## Šta ko čini, kratko i obično. $card je karta koja ide, $other ona koja se sklanja sa table ili otkriva; $card-rank i
## $other-rank su njihove vrednosti. $row i $column su red i kolona.

brief-draw-hand = { $who ->
    [you] Izvlačite: { $card-rank }.
   *[other] { $name } izvlači.
}
brief-discard-hand = { $who ->
    [you] Uzimate: { $card-rank }.
   *[other] { $name } uzima: { $card-rank }.
}
brief-hand-cell = { $who ->
    [you] Stavljate na { $row }, { $column }: { $card-rank }; odbačeno: { $other-rank }.
   *[other] { $name } stavlja na { $row }, { $column }: { $card-rank }; odbačeno: { $other-rank }.
}
brief-hand-discard = { $who ->
    [you] Odbacujete: { $card-rank }; otkriveno na { $row }, { $column }: { $other-rank }.
   *[other] { $name } odbacuje: { $card-rank }; otkriveno na { $row }, { $column }: { $other-rank }.
}
normal-draw-hand = { $who ->
    [you] Izvlačite { $card-accusative }.
   *[other] { $name } izvlači kartu.
}
normal-discard-hand = { $who ->
    [you] Uzimate { $card-accusative } sa gomile odbačenih.
   *[other] { $name } uzima { $card-accusative } sa gomile odbačenih.
}
normal-hand-cell = { $who ->
    [you] Stavljate { $card-accusative } u red { $row }, kolonu { $column }; na gomilu odbačenih ide { $other }.
   *[other] { $name } stavlja { $card-accusative } u red { $row }, kolonu { $column }; na gomilu odbačenih ide { $other }.
}
normal-hand-discard = { $who ->
    [you] Odbacujete { $card-accusative } i otkrivate { $other-accusative } u redu { $row }, koloni { $column }.
   *[other] { $name } odbacuje { $card-accusative } i otkriva { $other-accusative } u redu { $row }, koloni { $column }.
}

## Šta dodaje puna rečenica. $left je koliko karata ostaje, $free gornja od njih, $down koliko karata table leži skriveno.

full-draw-hand = { $left ->
    [0] Špil je sada prazan.
    [one] Špil: { $left } karta.
    [few] Špil: { $left } karte.
   *[other] Špil: { $left } karata.
}
full-discard-hand = { $left ->
    [0] Gomila odbačenih je sada prazna.
   *[other] Na vrhu gomile odbačenih sada je { $free }.
}
full-board = { $down ->
    [0] Sve karte te table su sada otkrivene.
    [one] Na toj tabli je još { $down } skrivena karta.
    [few] Na toj tabli su još { $down } skrivene karte.
   *[other] Na toj tabli je još { $down } skrivenih karata.
}

## Šta se još dešava. $count je koliko se odbačenih meša, $cards šta je tabla još skrivala.

brief-shuffle-draw = Promešane su odbačene karte: { $count }.
normal-shuffle-draw = { $count ->
    [one] Špil je prazan: { $count } odbačena karta postaje novi špil.
    [few] Špil je prazan: { $count } odbačene karte se mešaju u novi.
   *[other] Špil je prazan: { $count } odbačenih karata se meša u novi.
}
brief-call-close = { $who ->
    [you] Završavate.
   *[other] { $name } završava.
}
normal-call-close = { $who ->
    [you] Završavate rundu: svi ostali imaju još jedan potez.
   *[other] { $name } završava rundu: svi ostali imaju još jedan potez.
}
turned-up = { $who ->
    [you] Otkrivate: { $cards }.
   *[other] { $name } otkriva: { $cards }.
}
your-turn = Vi ste na potezu.
next-turn = Na potezu: { $name }.
round-scores = Poeni – { $scores }.
round-score = { $who ->
    [you] vi: { $score }
   *[other] { $name }: { $score }
}
