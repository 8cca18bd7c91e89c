### Pasijans Klondike: naziv, skupovi pravila i opcije.
### Mjesta se zovu kao u pasijansu Golf: kup za izvlačenje i odložni kup, a ne hrpa odbačenih karata.

klondike-name = Pasijans Klondike
klondike-line = Složite četiri temelja od asa do kralja; u stupcima se boje izmjenjuju.
klondike-players = 1 igrač
klondike-time = 5–15 min
klondike-difficulty = srednje teško
klondike-moves = d izvlači karte ili vraća odložni kup, w3 igra kartu s odložnog kupa na stupac 3, wf na temelj, 3f igra kartu stupca 3 na temelj, 35 premješta karte iz stupca 3 na stupac 5, fs3 vraća gornju kartu temelja pik na stupac 3 (fh herc, fd karo, fc tref), f završava partiju

## Skupovi pravila (KL-10, KL-11): oni iz aplikacije

klondike-preset-draw1 = Vuča 1
klondike-preset-draw1-line = Lako: jedna po jedna karta, bez ograničenja broja prolazaka; bodovi.
klondike-preset-draw3 = Vuča 3
klondike-preset-draw3-line = Teško: po tri karte odjednom, bez ograničenja broja prolazaka; bodovi.
klondike-preset-draw1-vegas = Vuča 1, Vegas
klondike-preset-draw1-vegas-line = Jedna po jedna karta, jedan prolaz; ulog 52 $, za svaku kartu na temelju 5 $.
klondike-preset-draw3-vegas = Vuča 3, Vegas
klondike-preset-draw3-vegas-line = Po tri karte odjednom, jedan prolaz; ulog 52 $, za svaku kartu na temelju 5 $.

## Opcije

klondike-option-draw = Vuča
klondike-value-draw-1 = 1 karta
klondike-value-draw-2 = 2 karte
klondike-value-draw-3 = 3 karte
klondike-option-scoring = Bodovanje
klondike-value-scoring-normal = Normal
klondike-value-scoring-vegas = Vegas
klondike-value-scoring-windows = kao u Windowsima
klondike-option-passes = Prolasci kroz kup za izvlačenje
klondike-value-passes-0 = bez ograničenja
klondike-value-passes-1 = 1 prolaz
klondike-value-passes-3 = 3 prolaza
klondike-option-worrying_back = Vraćanje s temelja
klondike-value-worrying_back-yes = dopušteno
klondike-value-worrying_back-no = nije dopušteno
klondike-option-timed = Vrijeme
klondike-value-timed-no = ne računa se
klondike-value-timed-yes = računa se
klondike-option-bankroll = Blagajna
klondike-value-bankroll-no = svaka partija za sebe
klondike-value-bankroll-yes = prenosi se iz partije u partiju

## Vlastiti razlozi: sam razlog, i u punoj rečenici s kartama (KL-20)

reason-wrong_colour = Karta mora biti suprotne boje
reason-wrong_rank = Vrijednost ne odgovara
reason-king_only = U prazan stupac ide samo kralj
reason-no_worrying_back = Karte ostaju na temeljima
reason-stock_first = Najprije kup za izvlačenje
reason-no_redeal = Odložni kup više se ne vraća
reason-no_finish = Partija se još ne može završiti
refusal-wrong_colour = Karta { $card } na kartu { $on }: karta mora biti suprotne boje
refusal-wrong_rank = { $to ->
    [foundation] Karta { $card } na temelj: najprije dolazi { $on }
   *[column] Karta { $card } na kartu { $on }: vrijednost mora biti za točno jedan niža
}
refusal-king_only = Karta { $card } na stupac { $column }: u prazan stupac ide samo kralj
refusal-no_worrying_back = Po ovim pravilima karte ostaju na temeljima
refusal-stock_first = Odložni kup vraća se tek kada je kup za izvlačenje prazan: u njemu { $count ->
    [one] je još { $count } karta
    [few] su još { $count } karte
   *[other] je još { $count } karata
}
refusal-no_redeal = Kup za izvlačenje je prazan, a odložni kup više se ne vraća: ova pravila dopuštaju { $passes ->
    [one] { $passes } prolaz
    [few] { $passes } prolaza
   *[other] { $passes } prolaza
}
refusal-no_finish = Partija se još ne može završiti: nijedna karta ne smije biti skrivena, a slaganje na temelje mora isprazniti sve
