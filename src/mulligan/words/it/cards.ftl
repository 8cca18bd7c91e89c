### I nomi delle carte.

card = { $rank ->
    [-1] carta coperta
    [0] jolly
   *[other] { card-rank } di { card-suit }
}
card-opening = { $rank ->
    [-1] Carta coperta
    [0] Jolly
    [1] Asso di { card-suit }
    [11] Fante di { card-suit }
    [12] Regina di { card-suit }
    [13] Re di { card-suit }
   *[other] { $rank } di { card-suit }
}
card-rank = { $rank ->
    [1] asso
    [11] fante
    [12] regina
    [13] re
   *[other] { $rank }
}
card-suit = { $suit ->
    [c] fiori
    [d] quadri
    [h] cuori
   *[s] picche
}
