### Saveti, da li položaj može da se dobije, i pregled partije. „Raspored” je jedan od mogućih rasporeda karata koje niko nije video.

## Savet

hint-move = Savet: { $move }.
hint-none = Nijedan potez ne vodi dalje.
hint-over = Partija je završena: nema šta da se savetuje.
hint-wins = Dobija u otprilike { $tenths } od 10 ovakvih rasporeda.
hint-wins-always = Dobija u svakom od isprobanih ovakvih rasporeda ({ $worlds }).
hint-wins-nearly = Dobija u više od 9 od 10 ovakvih rasporeda.
hint-wins-rarely = Dobija u manje od 1 od 10 ovakvih rasporeda.
hint-wins-never = Nijedan od isprobanih ovakvih rasporeda ({ $worlds }) ne može da se dobije{ $left ->
    [-1] .
    [one] ; u najboljem slučaju ostaje oko { $left } karta.
    [few] ; u najboljem slučaju ostaju oko { $left } karte.
   *[other] ; u najboljem slučaju ostaje oko { $left } karata.
}
hint-sees-won = Kad se znaju sve karte, dobija.
hint-sees-lost = Kad se znaju sve karte, više ništa ne dobija{ $left ->
    [-1] .
    [one] ; u najboljem slučaju ostaje { $left } karta.
    [few] ; u najboljem slučaju ostaju { $left } karte.
   *[other] ; u najboljem slučaju ostaje { $left } karata.
}
hint-undecided = Nije na vreme utvrđeno da li dobija.

## Da li položaj može da se dobije kad se znaju sve karte

winnable-won = Ovaj položaj može da se dobije.
winnable-lost = Ovaj položaj više ne može da se dobije.
winnable-unknown = Nije utvrđeno da li ovaj položaj može da se dobije.

## Pregled partije

review-deal = Na početku: { $worth }
review-end = Na kraju: { $worth }
review-move = Potez { $number }: { $said }
review-won = Može da se dobije.
review-lost = Ne može da se dobije.
review-unknown = Nije na vreme utvrđeno.
review-best = { $left ->
    [0] U najboljem slučaju { $score }.
    [one] U najboljem slučaju { $score }, preostala { $left } karta.
    [few] U najboljem slučaju { $score }, preostale { $left } karte.
   *[other] U najboljem slučaju { $score }, preostalo { $left } karata.
}
review-kept = Ništa nije propušteno.
review-win-given = Potezom { $number } propuštena je pobeda: { $move }.
review-win-between = Pobeda je propuštena između poteza { $first } i { $number }; nije na vreme utvrđeno kojim od njih.
review-par-given = Potezom { $number } propušten je najbolji rezultat: { $move }.
review-par-between = Najbolji rezultat je propušten između poteza { $first } i { $number }; nije na vreme utvrđeno kojim od njih.
review-better = Bolje: { $move }.

## U terminalu

terminal-hint = { $token }: { $text }
terminal-review-line = Odatle: { $line }
terminal-help-hint = { "hint" }: savetuje potez prema onome što se vidi; { "hint all-seeing" }: prema pravim kartama
terminal-help-review = { "review" }: šta je moglo da se postigne i gde je propušteno
terminal-hint-usage = Napišite { "hint" } ili { "hint all-seeing" }.

## Greške

fault-winnable_round = Samo za jednu partiju može da se traži da može da se dobije: izaberite jednu rupu
fault-winnable_none = Partija koja može da se dobije nije nađena na vreme: pokušajte ponovo
fault-table_moves = Potez { $number } novog stola, „{ $token }”, ne može da se odigra
fault-busy = { refusal-busy }
reason-busy = Previše posla
refusal-busy = Server ima previše posla: pokušajte ponovo malo kasnije
fault-warming = { refusal-warming }
reason-warming = Rešavači još nisu spremni
refusal-warming = Rešavači se na ovom serveru još pripremaju, što prvi put traje do jednog minuta: sačekajte malo
