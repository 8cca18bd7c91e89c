### Nazivi karata.

# Rečenice dobijaju akuzativ kao $card-accusative, $on-accusative: „na keca tref”, „na damu pik”.

card = { $rank ->
    [-1] skrivena karta
    [0] džoker
   *[other] { card-rank } { card-suit }
}
    .accusative = { $rank ->
    [-1] skrivenu kartu
    [0] džokera
    [1] keca { card-suit }
    [11] žandara { card-suit }
    [12] damu { card-suit }
    [13] kralja { card-suit }
   *[other] { $rank } { card-suit }
}
    .accusative-text = { $text }
card-opening = { $rank ->
    [-1] Skrivena karta
    [0] Džoker
    [1] Kec { card-suit }
    [11] Žandar { card-suit }
    [12] Dama { card-suit }
    [13] Kralj { card-suit }
   *[other] { $rank } { card-suit }
}
card-rank = { $rank ->
    [1] kec
    [11] žandar
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
