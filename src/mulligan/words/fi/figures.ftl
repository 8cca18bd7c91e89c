### Mitä pelissä lasketaan ja sanotaan tuloksen lisäksi: laskurissa ja omana virkkeenään.

# $count kertoo, monesko nostopakan läpikäynti on menossa, $limit, montako niitä saa olla, 0 rajattomasti.
figure-pass = { $limit ->
    [0] { $count }. läpikäynti
   *[other] Läpikäynti { $count }/{ $limit }
}
# Merkintä tulokseen (KL-16): $count kertoo, montako korttia peruspakoista on palautettu, vähintään 1.
figure-taken_back = { $count ->
    [one] { $count } kortti palautettu peruspakasta
   *[other] { $count } korttia palautettu peruspakoista
}
# Osa voitetun, ajastetun pelin tuloksesta: $count pistettä.
figure-bonus = Aikahyvitys: { $count }
figure-sentence = { $figure }.
