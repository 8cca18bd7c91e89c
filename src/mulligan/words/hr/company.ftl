### Ljudi za stolom: tko dolazi i odlazi, tko je na potezu, što je runda donijela i što im se odbija.
### $who je "you" za onoga o kome rečenica govori, inače "other", a $name je tada njegovo ime.

company-bot-name = Robot { $number }
company-level-easy = lagan
company-level-normal = srednji
company-level-hard = težak
company-level-person = osoba

## Što se dogodilo

company-sat = { $who ->
    [you] Sjedate za stol kao { $name }.
   *[other] { $name } sjeda za stol.
}
company-left = { $who ->
    [you] Napuštate stol.
   *[other] { $name } napušta stol.
}
company-removed = { $who ->
    [you] Više niste za stolom: sada samo gledate.
   *[other] { $name } ({ $level }) više nije za stolom.
}
company-bot = { $name } ({ $level }) sjeda za stol.
company-rules = Pravila su sada: { $rules }.
company-patience = { $seconds ->
    [0] Od sada nitko nije odsutan, ma koliko dugo veza bila prekinuta.
   *[other] Od sada je odsutan tko ovoliko sekundi nema vezu: { $seconds }.
}
company-idle = { $seconds ->
    [0] Od sada se čeka tko dugo razmišlja o potezu.
   *[other] Od sada robot igra umjesto onoga tko na potezu ne čini ništa ovoliko sekundi: { $seconds }.
}
company-reminded = { $who ->
    [you] Na potezu ste: robot igra umjesto vas za ovoliko sekundi: { $seconds }.
   *[other] { $name } dobiva podsjetnik na potez.
}
company-owner = { $who ->
    [you] Stol je sada vaš.
   *[other] Stol sada vodi { $name }.
}
company-began = Počinje { $round }. runda. { $who ->
    [you] Prvi ste na potezu.
   *[other] Prvi potez ima { $name }.
}
company-ready = { $who ->
    [you] Spremni ste.
   *[other] { $name } želi dalje.
}
company-away = { $who ->
    [you] Odsutni ste: umjesto vas igra robot.
   *[other] { $name } nije tu: dalje igra robot.
}
company-back = { $who ->
    [you] Vratili ste se: mjesto je opet vaše.
   *[other] { $name } je opet tu.
}
company-said = { $name }: { $text }
company-elsewhere = Ovo je mjesto otvoreno negdje drugdje i ondje se nastavlja.

## Tko je na potezu i što se čeka

company-turn = { $who ->
    [you] { $last ->
        [yes] Vaš posljednji potez.
       *[no] Vi ste na potezu.
    }
   *[other] { $last ->
        [yes] Posljednji potez ima { $name }.
       *[no] Na potezu je { $name }.
    }
}
company-status-waiting = { $count ->
    [0] Za stolom još nema nikoga; potrebno igrača: { $least }.
    [1] Za stolom je { $count } igrač; potrebno igrača: { $least }.
    [one] Za stolom je { $count } igrač; vlasnik stola može započeti.
    [few] Za stolom su { $count } igrača; vlasnik stola može započeti.
   *[other] Za stolom je { $count } igrača; vlasnik stola može započeti.
}
company-status-between = Sljedeća runda počinje kad svi budu spremni.
company-won = { $count ->
    [1] Pobjednik: { $names }.
   *[other] Pobjedu dijele: { $names }.
}
# $played kaže ima li završene runde u kojoj je sudjelovao.
company-score = { $who ->
    [you] Vi
   *[other] { $name }
}: { $played ->
    [yes] { $score } u ovoj rundi, ukupno { $total }
   *[no] ukupno { $total }
}{ $out ->
    [yes] , izvan igre.
   *[no] .
}
# After a round, behind the scores of the round: "In all – you: 50, Bo: 104 (out)."
company-totals = Ukupno – { $totals }.
company-total = { $who ->
    [you] vi: { $total }
   *[other] { $name }: { $total }
}{ $out ->
    [yes] { " " }(izvan igre)
   *[no] { "" }
}
company-round = Runda { $round } – { $scores }.
company-no-round = Nijedna runda još nije završena.
company-discard = Odbačene karte: { $what }.
company-patience-choice = { $seconds ->
    [0] nikad
   *[other] nakon { $seconds } s
}

## Razlozi odbijanja: sami, i u punoj rečenici

reason-not_owner = To smije samo vlasnik stola
reason-round_running = Runda je u tijeku
reason-match_running = Igra je u tijeku
reason-bad_name = Ovo ime ne odgovara
reason-name_taken = Netko se već tako zove
reason-table_full = Nema slobodnog mjesta
reason-no_such_level = Nema takve razine
reason-bad_rules = Ovo nisu pravila
reason-bad_seconds = Toga nema na izboru
reason-only_people_own = Stol može voditi samo osoba
reason-no_such_chair = Nema takvog mjesta za stolom
reason-too_few = Premalo je igrača
reason-no_next_round = Ne čeka se sljedeća runda
reason-round_over = Runda je završena
reason-no_round = Nijedna runda nije u tijeku
reason-bad_text = Ovaj redak ne odgovara
reason-too_fast = To je bilo prebrzo
reason-not_seated = Ne sjedite za ovim stolom
refusal-not_owner = To smije samo vlasnik stola
refusal-round_running = Runda je u tijeku: to je moguće kad završi; dotad možete gledati
refusal-match_running = Igra je u tijeku: to je moguće kad završi
refusal-bad_name = Ime ima od 1 do { $most ->
    [one] { $most } vidljivi znak
    [few] { $most } vidljiva znaka
   *[other] { $most } vidljivih znakova
}; u ovome ih je { $count }
refusal-name_taken = Ime { $name } već je zauzeto za ovim stolom: odaberite drugo
refusal-table_full = Nema slobodnog mjesta: broj igrača za stolom je { $count }; možete gledati
refusal-no_such_level = Nema takve razine robota; postoje: { $allowed }
refusal-bad_rules = „{ $text }” nisu pravila ove igre; postoje: { $allowed }
refusal-bad_seconds = Tih sekundi nema na izboru; postoje: { $allowed }
refusal-only_people_own = Robot ne može voditi stol: prepustite ga osobi
refusal-no_such_chair = Za stolom nema mjesta „{ $number }” za to
refusal-too_few = Broj igrača je { $count }; potrebno ih je { $least }
refusal-no_next_round = Sada se ne čeka sljedeća runda
refusal-round_over = Runda je završena: sljedeća počinje kad svi budu spremni
refusal-no_round = Nijedna runda nije u tijeku: započinje je vlasnik stola
refusal-bad_text = Redak ima od 1 do { $most ->
    [one] { $most } vidljivi znak
    [few] { $most } vidljiva znaka
   *[other] { $most } vidljivih znakova
}; u ovome ih je { $count }
refusal-too_fast = To je bilo prebrzo: pričekajte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}
refusal-not_seated = Samo gledate: to smije tko sjedi za stolom
fault-message_several = „{ $text }” se može pitati samo za stolom s više igrača
