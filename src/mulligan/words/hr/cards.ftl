### Nazivi karata, uvijek u nominativu: u rečenici stoje iza riječi „karta” ili iza dvotočke.

card = { $rank ->
    [-1] skrivena karta
    [0] džoker
   *[other] { card-rank } { card-suit }
}
card-opening = { $rank ->
    [-1] Skrivena karta
    [0] Džoker
    [1] As { card-suit }
    [11] Dečko { card-suit }
    [12] Dama { card-suit }
    [13] Kralj { card-suit }
   *[other] { $rank } { card-suit }
}
card-rank = { $rank ->
    [1] as
    [11] dečko
    [12] dama
    [13] kralj
   *[other] { $rank }
}
card-suit = { $suit ->
    [c] tref
    [d] karo
    [h] herc
   *[s] pik
}
