### Što se u igri broji i kaže uz rezultat. Svako stoji na brojaču i kao zasebna rečenica.

# $count kaže koji je to prolaz kroz kup, $limit koliko ih smije biti, 0 bez ograničenja.
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
# Dio rezultata dobivene partije u kojoj se broji vrijeme: $count bodova.
figure-bonus = Premija za vrijeme: { $count }
figure-sentence = { $figure }.
