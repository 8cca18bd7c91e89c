### Redak po redak za nečijim stolom.

guest-opening = { $game } · { $rules }
guest-player = { $you ->
    [yes] { $name } (vi): { $total }
   *[no] { $name }: { $total }
}
guest-sit = Samo gledate: „sit” i vaše ime zauzimaju mjesto; ? nabraja naredbe
guest-watch = Samo gledate; ? nabraja naredbe
guest-nothing = Od vašeg posljednjeg poteza ništa se nije dogodilo
guest-lost = Veza je prekinuta; pokušava se ponovno
guest-dropped = „{ $text }” se ne šalje ponovno
guest-goodbye = Vaše mjesto ostaje: ista poveznica vodi natrag do njega
guest-length = length je jedno od: { $allowed }
guest-help-moves = draw izvlači, take uzima, put 1 2 (karta iz ruke u redak 1, stupac 2), drop 1 2 (odbacuje je i otkriva redak 1, stupac 2)
guest-help-questions = d gornja odbačena, v vaša ploča, vo ostale ploče, s rezultat, r rezultati svih rundi, t tko je na potezu, w sve, l što se dogodilo od vašeg posljednjeg poteza
guest-help-table = sit IME, leave, say TEKST, ready, back; vlasnik još: start, next, bot easy|normal|hard, remove MJESTO, rules board=3x3, patience SEKUNDE, idle SEKUNDE, owner MJESTO (mjesta se broje od 0)
guest-help-rest = length brief|normal|full, lang OZNAKA, ? ovaj popis, q napušta stol i čuva mjesto
