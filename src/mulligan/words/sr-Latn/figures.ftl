### Šta se u igri broji i kaže uz rezultat. Svako stoji na brojaču i kao zasebna rečenica.

# $count kaže koji je to prolaz kroz gomilu, $limit koliko ih sme da bude, 0 bez ograničenja.
figure-pass = { $limit ->
    [0] { $count }. prolaz
   *[other] Prolaz { $count } od { $limit }
}
# Napomena uz ishod (KL-16): $count kaže koliko je karata vraćeno s temelja, najmanje 1.
figure-taken_back = { $count ->
    [one] { $count } karta vraćena s temelja
    [few] { $count } karte vraćene s temelja
   *[other] { $count } karata vraćeno s temelja
}
# Deo rezultata dobijene partije u kojoj se računa vreme: $count poena.
figure-bonus = Premija za vreme: { $count }
figure-sentence = { $figure }.
