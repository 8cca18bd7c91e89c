### Savjeti, može li se položaj dobiti, i pregled partije. „Raspored” je jedan od mogućih rasporeda karata koje nitko nije vidio.

## Savjet

hint-move = Savjet: { $move }.
hint-none = Nijedan potez ne vodi dalje.
hint-over = Partija je završena: nema se što savjetovati.
hint-wins = Dobiva u otprilike { $tenths } od 10 ovakvih rasporeda.
hint-wins-always = Dobiva u svakom od isprobanih ovakvih rasporeda ({ $worlds }).
hint-wins-nearly = Dobiva u više od 9 od 10 ovakvih rasporeda.
hint-wins-rarely = Dobiva u manje od 1 od 10 ovakvih rasporeda.
hint-wins-never = Nijedan od isprobanih ovakvih rasporeda ({ $worlds }) ne može se dobiti{ $left ->
    [-1] .
    [one] ; u najboljem slučaju ostaje oko { $left } karta.
    [few] ; u najboljem slučaju ostaju oko { $left } karte.
   *[other] ; u najboljem slučaju ostaje oko { $left } karata.
}
hint-sees-won = Kad se znaju sve karte, dobiva.
hint-sees-lost = Kad se znaju sve karte, više ništa ne dobiva{ $left ->
    [-1] .
    [one] ; u najboljem slučaju ostaje { $left } karta.
    [few] ; u najboljem slučaju ostaju { $left } karte.
   *[other] ; u najboljem slučaju ostaje { $left } karata.
}
hint-undecided = Nije se stiglo utvrditi dobiva li.

## Može li se položaj dobiti kad se znaju sve karte

winnable-won = Ovaj se položaj može dobiti.
winnable-lost = Ovaj se položaj više ne može dobiti.
winnable-unknown = Nije utvrđeno može li se ovaj položaj dobiti.

## Pregled partije

review-deal = Od početka: { $worth }
review-end = Na kraju: { $worth }
review-move = Potez { $number }: { $said }
review-won = Može se dobiti.
review-lost = Ne može se dobiti.
review-unknown = Nije se stiglo utvrditi.
review-best = { $left ->
    [0] U najboljem slučaju { $score }.
    [one] U najboljem slučaju { $score }, preostala { $left } karta.
    [few] U najboljem slučaju { $score }, preostale { $left } karte.
   *[other] U najboljem slučaju { $score }, preostalo { $left } karata.
}
review-kept = Ništa nije propušteno.
review-win-given = Potezom { $number } pobjeda je propuštena: { $move }.
review-win-between = Pobjeda je propuštena između poteza { $first } i { $number }; nije se stiglo utvrditi kojim od njih.
review-par-given = Potezom { $number } propušten je najbolji rezultat: { $move }.
review-par-between = Najbolji rezultat propušten je između poteza { $first } i { $number }; nije se stiglo utvrditi kojim od njih.
review-better = Bolje: { $move }.

## U terminalu

terminal-hint = { $token }: { $text }
terminal-review-line = Odande: { $line }
terminal-help-hint = hint: savjetuje potez prema onome što se vidi; hint all-seeing: prema pravim kartama
terminal-help-review = review: što se moglo postići i gdje je propušteno
terminal-hint-usage = Napišite hint ili hint all-seeing.

## Pogreške

fault-winnable_round = Samo se za jednu partiju može tražiti da se može dobiti: odaberite jednu rupu
fault-winnable_none = Partija koja se može dobiti nije nađena na vrijeme: pokušajte ponovno
fault-table_moves = Potez { $number } novog stola, „{ $token }”, ne može se odigrati
fault-busy = { refusal-busy }
reason-busy = Previše posla
refusal-busy = Poslužitelj ima previše posla: pokušajte ponovno malo kasnije
fault-warming = { refusal-warming }
reason-warming = Rješavači još nisu spremni
refusal-warming = Rješavači se na ovom poslužitelju još pripremaju, što prvi put traje do minute: pričekajte malo
