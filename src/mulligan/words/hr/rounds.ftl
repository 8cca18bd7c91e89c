### Stol za više ljudi: ploče i po jedna rečenica za svaki potez, u tri duljine.

## Ploče. $who je you kada je to tko čita, inače other; $name je ime igrača.

player = Igrač { $number }
place-cell-of = { $name }, redak { $row }, stupac { $column }
board = { $who ->
    [you] Vaša ploča.
   *[other] Ploča, { $name }.
}
board-row = Redak { $row }: { $cards }.

## Vrijednosti same, gdje boje nisu važne. $rank je 0 za džokera, zatim 1 (as) do 13 (kralj).

rank = { $rank ->
    [0] džoker
    [1] as
    [11] dečko
    [12] dama
    [13] kralj
   *[other] { $rank }
}

## Što tko čini, kratko i obično. $card je karta koja ide, $other ona koja se miče s ploče ili otkriva; $card-rank i
## $other-rank njihove su vrijednosti. $row i $column su redak i stupac.

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
    [you] Izvlačite kartu: { $card }.
   *[other] { $name } izvlači kartu.
}
normal-discard-hand = { $who ->
    [you] Uzimate odbačenu kartu: { $card }.
   *[other] { $name } uzima odbačenu kartu: { $card }.
}
normal-hand-cell = { $who ->
    [you] U redak { $row }, stupac { $column } stavljate kartu { $card }; odbačena je karta { $other }.
   *[other] { $name } u redak { $row }, stupac { $column } stavlja kartu { $card }; odbačena je karta { $other }.
}
normal-hand-discard = { $who ->
    [you] Odbacujete kartu { $card }; u retku { $row }, stupcu { $column } otkrivate kartu { $other }.
   *[other] { $name } odbacuje kartu { $card }; u retku { $row }, stupcu { $column } otkriva kartu { $other }.
}

## Što dodaje puna rečenica. $left je koliko karata ostaje, $free gornja od njih, $down koliko karata ploče leži skriveno.

full-draw-hand = { $left ->
    [0] Kup za izvlačenje sada je prazan.
    [one] Kup za izvlačenje: { $left } karta.
    [few] Kup za izvlačenje: { $left } karte.
   *[other] Kup za izvlačenje: { $left } karata.
}
full-discard-hand = { $left ->
    [0] Odbačenih karata sada nema.
   *[other] Gornja odbačena sada je karta { $free }.
}
full-board = { $down ->
    [0] Sve karte te ploče sada su otkrivene.
    [one] Na toj je ploči još { $down } skrivena karta.
    [few] Na toj su ploči još { $down } skrivene karte.
   *[other] Na toj je ploči još { $down } skrivenih karata.
}

## Što se još zbiva. $count je koliko se odbačenih miješa, $cards što je ploča još skrivala.

brief-shuffle-draw = Promiješane su odbačene karte: { $count }.
normal-shuffle-draw = { $count ->
    [one] Kup za izvlačenje je prazan: { $count } odbačena karta postaje novi kup.
    [few] Kup za izvlačenje je prazan: { $count } odbačene karte miješaju se u novi.
   *[other] Kup za izvlačenje je prazan: { $count } odbačenih karata miješa se u novi.
}
brief-call-close = { $who ->
    [you] Zatvarate.
   *[other] { $name } zatvara.
}
normal-call-close = { $who ->
    [you] Zatvarate rundu: svi ostali imaju još jedan potez.
   *[other] { $name } zatvara rundu: svi ostali imaju još jedan potez.
}
turned-up = { $who ->
    [you] Otkrivate: { $cards }.
   *[other] { $name } otkriva: { $cards }.
}
your-turn = Vi ste na potezu.
next-turn = Na potezu: { $name }.
round-scores = Bodovi – { $scores }.
round-score = { $who ->
    [you] vi: { $score }
   *[other] { $name }: { $score }
}
