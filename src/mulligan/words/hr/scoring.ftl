### Bodovanje runde odigrane pravim kartama, i provjera runde po njezinoj tajni.

## Bodovi. $closed je yes za onoga tko je zatvorio.

terminal-score = { $closed ->
    [yes] { $name }: ploča { $board }, runda { $round } (zatvaranje)
   *[other] { $name }: ploča { $board }, runda { $round }
}

## Što nije u redu s retkom. Reci i mjesta broje od 1.

fault-score_players = Broj igrača { $count }: može ih igrati od { $first } do { $last }, svaki u svom retku, kao u „Ana*: 6c 2h / Xr 3s”
fault-score_name = Redak { $line }, mjesto { $position }: redak je ime, dvotočka i karte, kao u „Ana*: 6c 2h / Xr 3s”
fault-score_card = Redak { $line }, mjesto { $position }: „{ $text }” nije karta; karta je vrijednost, { "A 2 3 4 5 6 7 8 9 T J Q K" }, i znak, { "c d h s" }, koji se može izostaviti; džokeri su { "Xr" } i { "Xb" }
fault-score_size = Redak { $line }, mjesto { $position }: na ploči je redaka { $rows }, stupaca { $columns }; ploče imaju po 2 do 4
fault-score_row = Redak { $line }, mjesto { $position }: u { $row }. retku ploče karata je { $count }, a ne { $columns }
fault-score_rows = Redak { $line }, mjesto { $position }: redaka ploče je { $count }, a ne { $rows } kao na prvoj
fault-score_copies = Redak { $line }, mjesto { $position }: „{ $text }” pojavljuje se češće nego u dva špila, gdje ih je { $count }
fault-score_no_closer = Redak { $line }, mjesto { $position }: nije označeno tko je zatvorio rundu; iza tog imena stoji zvjezdica, kao u „Ana*:”
fault-score_closers = Redak { $line }, mjesto { $position }: drugi put označeno zatvaranje; redak { $first } već je označen

## Provjera runde po njezinoj tajni

terminal-verified = Tajna ima otisak { $fingerprint }, a zapis se odigrava do kraja, poteza: { $moves }.
terminal-other-fingerprint = Pokazan je otisak { $shown }; tajna ima { $made }.
terminal-not-over = Zapis nije odigran do kraja: runda se nastavlja nakon { $moves }. poteza.
terminal-other-scores = Navedeni bodovi su { $told }; iz zapisa proizlaze { $counted }.
fault-verify_fingerprint = Redak { $line }: jedan otisak od 64 znaka, 0 do 9 i a do f; ovdje ih je { $count }
fault-verify_no_fingerprint = Nema otiska: redak „fingerprint:” sa 64 znaka koja su pokazana prije runde
fault-verify_scores = Redak { $line }: „{ $text }” nisu bodovi; to su cijeli brojevi, po jedan za svako mjesto, u jednom retku
fault-verify_no_secret = { $text } nije podijeljeno tajnom; zapis runde počinje s TG1 i sadrži svoju tajnu
