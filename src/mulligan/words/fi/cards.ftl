### Korttien nimet.

## $rank on 1 (ässä) – 13 (kuningas), 0 jokeri, -1 kortti, jota ei saa nähdä.
## $suit on c risti, d ruutu, h hertta, s pata.

# Ässä ja kuvakortit ovat yhdyssanoja (ristiässä), luku seisoo maan perässä (hertta 6).
# Lauseet saavat genetiivin nimellä $card-genitive, $on-genitive: ”ristiässän päälle”; genitive-text on sama
# kortin tekstimuodosta: ”6h:n päälle”.
card = { $rank ->
    [-1] nurin oleva kortti
    [0] jokeri
   *[other] { card-suit }{ card-rank }
}
    .genitive = { $rank ->
        [-1] nurin olevan kortin
        [0] jokerin
        [1] { card-suit }ässän
        [11] { card-suit }jätkän
        [12] { card-suit }rouvan
        [13] { card-suit }kuninkaan
       *[other] { card-suit } { $rank }:n
    }
    .genitive-text = { $text }:n
card-opening = { $rank ->
    [-1] Nurin oleva kortti
    [0] Jokeri
   *[other] { $suit ->
        [c] Risti
        [d] Ruutu
        [h] Hertta
       *[s] Pata
    }{ card-rank }
}
card-rank = { $rank ->
    [1] ässä
    [11] jätkä
    [12] rouva
    [13] kuningas
   *[other] {" "}{ $rank }
}
card-suit = { $suit ->
    [c] risti
    [d] ruutu
    [h] hertta
   *[s] pata
}
