### Pasijans Klondajk: naziv, skupovi pravila i opcije.
### Mesta se zovu kao u pasijansu Golf: špil i gomila odbačenih.

klondike-name = Pasijans Klondajk
klondike-line = Složite četiri temelja od keca do kralja; u kolonama se boje smenjuju.
klondike-players = 1 igrač
klondike-time = 5–15 min
klondike-difficulty = srednje teško
klondike-moves = { "d" } izvlači karte ili vraća gomilu odbačenih, { "w3" } igra kartu s gomile odbačenih na kolonu 3, { "wf" } na temelj, { "3f" } igra kartu kolone 3 na temelj, 35 premešta karte iz kolone 3 na kolonu 5, { "fs3" } vraća gornju kartu temelja pik na kolonu 3 ({ "fh" } herc, { "fd" } karo, { "fc" } tref), { "f" } završava partiju

## Skupovi pravila (KL-10, KL-11): oni iz aplikacije

klondike-preset-draw1 = Jedna karta
klondike-preset-draw1-line = Lako: jedna po jedna karta, bez ograničenja broja prolaza; poeni.
klondike-preset-draw3 = Tri karte
klondike-preset-draw3-line = Teško: po tri karte odjednom, bez ograničenja broja prolaza; poeni.
klondike-preset-draw1-vegas = Jedna karta, Vegas
klondike-preset-draw1-vegas-line = Jedna po jedna karta, jedan prolaz; ulog 52 $, za svaku kartu na temelju 5 $.
klondike-preset-draw3-vegas = Tri karte, Vegas
klondike-preset-draw3-vegas-line = Po tri karte odjednom, jedan prolaz; ulog 52 $, za svaku kartu na temelju 5 $.

## Opcije

klondike-option-draw = Izvlačenje
klondike-value-draw-1 = 1 karta
klondike-value-draw-2 = 2 karte
klondike-value-draw-3 = 3 karte
klondike-option-scoring = Bodovanje
klondike-value-scoring-normal = obično
klondike-value-scoring-vegas = Vegas
klondike-value-scoring-windows = kao u sistemu { "Windows" }
klondike-option-passes = Prolazi kroz špil
klondike-value-passes-0 = bez ograničenja
klondike-value-passes-1 = 1 prolaz
klondike-value-passes-3 = 3 prolaza
klondike-option-worrying_back = Vraćanje s temelja
klondike-value-worrying_back-yes = dozvoljeno
klondike-value-worrying_back-no = nije dozvoljeno
klondike-option-timed = Vreme
klondike-value-timed-no = ne računa se
klondike-value-timed-yes = računa se
klondike-option-bankroll = Kasa
klondike-value-bankroll-no = svaka partija za sebe
klondike-value-bankroll-yes = prenosi se iz partije u partiju

## Sopstveni razlozi: sam razlog, i u punoj rečenici s kartama (KL-20)

reason-wrong_colour = Karta mora biti suprotne boje
reason-wrong_rank = Vrednost ne odgovara
reason-king_only = U praznu kolonu ide samo kralj
reason-no_worrying_back = Karte ostaju na temeljima
reason-stock_first = Najpre špil
reason-no_redeal = Gomila odbačenih se više ne vraća
reason-no_finish = Partija još ne može da se završi
refusal-wrong_colour = { $Card } na { $on-accusative }: karta mora biti suprotne boje
refusal-wrong_rank = { $to ->
    [foundation] { $Card } na temelj: najpre dolazi { $on }
   *[column] { $Card } na { $on-accusative }: vrednost mora biti tačno za jedan niža
}
refusal-king_only = { $Card } na kolonu { $column }: u praznu kolonu ide samo kralj
refusal-no_worrying_back = Po ovim pravilima karte ostaju na temeljima
refusal-stock_first = Gomila odbačenih se vraća tek kada je špil prazan: u njemu { $count ->
    [one] je još { $count } karta
    [few] su još { $count } karte
   *[other] je još { $count } karata
}
refusal-no_redeal = Špil je prazan, a gomila odbačenih se više ne vraća: ova pravila dozvoljavaju { $passes ->
    [one] { $passes } prolaz
    [few] { $passes } prolaza
   *[other] { $passes } prolaza
}
refusal-no_finish = Partija još ne može da se završi: nijedna karta ne sme biti skrivena, a slaganje na temelje mora da isprazni sve
