### Rivi kerrallaan toisen pöydässä.

guest-opening = { $game } · { $rules }
guest-player = { $you ->
    [yes] { $name } (sinä): { $total }
   *[no] { $name }: { $total }
}
guest-sit = Olet katsoja: ”sit” ja nimesi varaavat paikan; ? luettelee komennot
guest-watch = Olet katsoja; ? luettelee komennot
guest-nothing = Viime vuorosi jälkeen ei ole tapahtunut mitään
guest-lost = Yhteys katkesi; yritetään uudelleen
guest-dropped = ”{ $text }” ei lähetetä uudelleen
guest-goodbye = Paikkasi säilyy: sama linkki vie takaisin siihen
guest-length = length on jokin näistä: { $allowed }
guest-help-moves = draw nostaa, take ottaa, put 1 2 (kädessä oleva kortti riville 1, sarakkeeseen 2), drop 1 2 (poistaa sen ja kääntää rivin 1 sarakkeen 2 kortin)
guest-help-questions = d poistopinon päällimmäinen, v oma lauta, vo muut laudat, s pisteet, r kaikkien kierrosten tulokset, t kenen vuoro, w kaikki, l mitä viime vuorosi jälkeen tapahtui
guest-help-table = sit NIMI, leave, say TEKSTI, ready, back; omistaja myös: start, next, bot easy|normal|hard, remove PAIKKA, rules board=3x3, patience SEKUNNIT, idle SEKUNNIT, owner PAIKKA (paikat alkavat nollasta)
guest-help-rest = length brief|normal|full, lang KOODI, ? tämä luettelo, q lähtee pöydästä ja pitää paikan
