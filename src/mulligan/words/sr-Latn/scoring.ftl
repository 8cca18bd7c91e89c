### Bodovanje runde odigrane pravim kartama, i provera runde po njenoj tajni.

## Poeni. $closed je yes za onoga ko je završio rundu.

terminal-score = { $closed ->
    [yes] { $name }: tabla { $board }, runda { $round } (završetak)
   *[other] { $name }: tabla { $board }, runda { $round }
}

## Šta nije u redu s redom. Redovi i mesta broje od 1.

fault-score_players = Broj igrača { $count }: može da ih igra od { $first } do { $last }, svaki u svom redu, kao u { "„Ana*: 6c 2h / Xr 3s”" }
fault-score_name = Red { $line }, mesto { $position }: red je ime, dve tačke i karte, kao u { "„Ana*: 6c 2h / Xr 3s”" }
fault-score_card = Red { $line }, mesto { $position }: „{ $text }” nije karta; karta je vrednost, { "A 2 3 4 5 6 7 8 9 T J Q K" }, i znak, { "c d h s" }, koji može da se izostavi; džokeri su { "Xr" } i { "Xb" }
fault-score_size = Red { $line }, mesto { $position }: na tabli je redova { $rows }, kolona { $columns }; table imaju po 2 do 4
fault-score_row = Red { $line }, mesto { $position }: u { $row }. redu table karata je { $count }, a ne { $columns }
fault-score_rows = Red { $line }, mesto { $position }: redova table je { $count }, a ne { $rows } kao na prvoj
fault-score_copies = Red { $line }, mesto { $position }: „{ $text }” se pojavljuje češće nego u dva špila, gde ih je { $count }
fault-score_no_closer = Red { $line }, mesto { $position }: nije označeno ko je završio rundu; iza tog imena stoji zvezdica, kao u { "„Ana*:”" }
fault-score_closers = Red { $line }, mesto { $position }: drugi put označen završetak; red { $first } je već označen

## Provera runde po njenoj tajni

terminal-verified = Tajna ima otisak { $fingerprint }, a zapis se odigrava do kraja, poteza: { $moves }.
terminal-other-fingerprint = Pokazan je otisak { $shown }; tajna ima { $made }.
terminal-not-over = Zapis nije odigran do kraja: runda se nastavlja posle { $moves }. poteza.
terminal-other-scores = Navedeni poeni su { $told }; iz zapisa proizlaze { $counted }.
fault-verify_fingerprint = Red { $line }: jedan otisak od 64 znaka, od 0 do 9 i od { "a" } do { "f" }; ovde ih je { $count }
fault-verify_no_fingerprint = Nema otiska: red { "„fingerprint:”" } sa 64 znaka koja su pokazana pre runde
fault-verify_scores = Red { $line }: „{ $text }” nisu poeni; to su celi brojevi, po jedan za svako mesto, u jednom redu
fault-verify_no_secret = { $text } nije podeljeno tajnom; zapis runde počinje sa { "TG1" } i sadrži svoju tajnu
