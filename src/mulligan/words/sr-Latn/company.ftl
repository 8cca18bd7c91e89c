### Ljudi za stolom: ko dolazi i odlazi, ko je na potezu, šta je runda donela i šta im se odbija.
### $who je "you" za onoga o kome rečenica govori, inače "other", a $name je tada njegovo ime.

company-bot-name = Robot { $number }
company-level-easy = lak
company-level-normal = srednji
company-level-hard = težak
company-level-person = osoba

## Šta se dogodilo

company-sat = { $who ->
    [you] Sedate za sto kao { $name }.
   *[other] { $name } seda za sto.
}
company-left = { $who ->
    [you] Napuštate sto.
   *[other] { $name } napušta sto.
}
company-removed = { $who ->
    [you] Više niste za stolom: sada samo gledate.
   *[other] { $name } ({ $level }) više nije za stolom.
}
company-bot = { $name } ({ $level }) seda za sto.
company-rules = Pravila su sada: { $rules }.
company-patience = { $seconds ->
    [0] Od sada niko nije odsutan, ma koliko dugo veza bila prekinuta.
   *[other] Od sada je odsutan ko ovoliko sekundi nema vezu: { $seconds }.
}
company-idle = { $seconds ->
    [0] Od sada se čeka ko dugo razmišlja o potezu.
   *[other] Od sada robot igra umesto onoga ko na potezu ne čini ništa ovoliko sekundi: { $seconds }.
}
company-reminded = { $who ->
    [you] Na potezu ste: robot igra umesto vas za ovoliko sekundi: { $seconds }.
   *[other] { $name } dobija podsetnik na potez.
}
company-owner = { $who ->
    [you] Sto je sada vaš.
   *[other] Sto sada vodi { $name }.
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
    [you] Odsutni ste: umesto vas igra robot.
   *[other] { $name } nije tu: dalje igra robot.
}
company-back = { $who ->
    [you] Vratili ste se: mesto je opet vaše.
   *[other] { $name } je opet tu.
}
company-said = { $name }: { $text }
company-elsewhere = Ovo mesto je otvoreno negde drugde i tamo se nastavlja.

## Ko je na potezu i šta se čeka

company-turn = { $who ->
    [you] { $last ->
        [yes] Vaš poslednji potez.
       *[no] Vi ste na potezu.
    }
   *[other] { $last ->
        [yes] Poslednji potez ima { $name }.
       *[no] Na potezu je { $name }.
    }
}
company-status-waiting = { $count ->
    [0] Za stolom još nema nikoga; potrebno igrača: { $least }.
    [1] Za stolom je { $count } igrač; potrebno igrača: { $least }.
    [one] Za stolom je { $count } igrač; vlasnik stola može da počne.
    [few] Za stolom su { $count } igrača; vlasnik stola može da počne.
   *[other] Za stolom je { $count } igrača; vlasnik stola može da počne.
}
company-status-between = Sledeća runda počinje kad svi budu spremni.
company-won = { $count ->
    [1] Pobednik: { $names }.
   *[other] Pobedu dele: { $names }.
}
# $played kaže da li ima završene runde u kojoj je učestvovao.
company-score = { $who ->
    [you] Vi
   *[other] { $name }
}: { $played ->
    [yes] { $score } u ovoj rundi, ukupno { $total }
   *[no] ukupno { $total }
}{ $out ->
    [yes] , van igre.
   *[no] .
}
# After a round, behind the scores of the round: "In all – you: 50, Bo: 104 (out)."
company-totals = Ukupno – { $totals }.
company-total = { $who ->
    [you] vi: { $total }
   *[other] { $name }: { $total }
}{ $out ->
    [yes] { " " }(van igre)
   *[no] { "" }
}
company-round = Runda { $round } – { $scores }.
company-no-round = Nijedna runda još nije završena.
company-discard = Gomila odbačenih: { $what }.
company-patience-choice = { $seconds ->
    [0] nikad
   *[other] posle { $seconds } s
}

## Razlozi odbijanja: sami, i u punoj rečenici

reason-not_owner = To sme samo vlasnik stola
reason-round_running = Runda je u toku
reason-match_running = Igra je u toku
reason-bad_name = Ovo ime ne odgovara
reason-name_taken = Neko se već tako zove
reason-table_full = Nema slobodnog mesta
reason-no_such_level = Nema takvog nivoa
reason-bad_rules = Ovo nisu pravila
reason-bad_seconds = Toga nema na izboru
reason-only_people_own = Sto može da vodi samo osoba
reason-no_such_chair = Nema takvog mesta za stolom
reason-too_few = Premalo je igrača
reason-no_next_round = Ne čeka se sledeća runda
reason-round_over = Runda je završena
reason-no_round = Nijedna runda nije u toku
reason-bad_text = Ovaj red ne odgovara
reason-too_fast = To je bilo prebrzo
reason-not_seated = Ne sedite za ovim stolom
refusal-not_owner = To sme samo vlasnik stola
refusal-round_running = Runda je u toku: to je moguće kad se završi; dotle možete da gledate
refusal-match_running = Igra je u toku: to je moguće kad se završi
refusal-bad_name = Ime ima od 1 do { $most ->
    [one] { $most } vidljiv znak
    [few] { $most } vidljiva znaka
   *[other] { $most } vidljivih znakova
}; u ovom ih je { $count }
refusal-name_taken = Ime { $name } je već zauzeto za ovim stolom: izaberite drugo
refusal-table_full = Nema slobodnog mesta: broj igrača za stolom je { $count }; možete da gledate
refusal-no_such_level = Nema takvog nivoa robota; postoje: { $allowed }
refusal-bad_rules = „{ $text }” nisu pravila ove igre; postoje: { $allowed }
refusal-bad_seconds = Tih sekundi nema na izboru; postoje: { $allowed }
refusal-only_people_own = Robot ne može da vodi sto: prepustite ga osobi
refusal-no_such_chair = Za stolom nema mesta „{ $number }” za to
refusal-too_few = Broj igrača je { $count }; potrebno ih je { $least }
refusal-no_next_round = Sada se ne čeka sledeća runda
refusal-round_over = Runda je završena: sledeća počinje kad svi budu spremni
refusal-no_round = Nijedna runda nije u toku: nju počinje vlasnik stola
refusal-bad_text = Red ima od 1 do { $most ->
    [one] { $most } vidljiv znak
    [few] { $most } vidljiva znaka
   *[other] { $most } vidljivih znakova
}; u ovom ih je { $count }
refusal-too_fast = To je bilo prebrzo: sačekajte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}
refusal-not_seated = Samo gledate: to sme ko sedi za stolom
fault-message_several = „{ $text }” može da se pita samo za stolom sa više igrača
