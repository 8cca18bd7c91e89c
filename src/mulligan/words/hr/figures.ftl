### Što se u igri broji i kaže uz rezultat. Svako stoji na brojaču i kao zasebna rečenica.

# $count kaže koji je to prolaz kroz kup, $limit koliko ih smije biti, 0 bez ograničenja.
figure-pass = { $limit ->
    [0] { $count }. prolaz
   *[other] Prolaz { $count } od { $limit }
}
# Napomena uz ishod (KL-16): $count kaže koliko je karata vraćeno s temelja, najmanje 1.
figure-taken_back = { $count ->
    [one] S temelja vraćena { $count } karta
    [few] S temelja vraćene { $count } karte
   *[other] S temelja vraćeno { $count } karata
}
figure-sentence = { $figure }.
