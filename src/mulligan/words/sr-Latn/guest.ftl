### Red po red za nečijim stolom.

guest-opening = { $game } · { $rules }
guest-player = { $you ->
    [yes] { $name } (vi): { $total }
   *[no] { $name }: { $total }
}
guest-sit = Samo gledate: „{ "sit" }” i vaše ime zauzimaju mesto; ? ispisuje komande
guest-watch = Samo gledate; ? ispisuje komande
guest-nothing = Od vašeg poslednjeg poteza ništa se nije dogodilo
guest-lost = Veza je prekinuta; pokušava se ponovo
guest-dropped = „{ $text }” se ne šalje ponovo
guest-goodbye = Vaše mesto ostaje: isti link vodi nazad do njega
guest-length = { "length" } je jedno od: { $allowed }
guest-help-moves = { "draw" } izvlači, { "take" } uzima, { "put 1 2" } (karta iz ruke u red 1, kolonu 2), { "drop 1 2" } (odbacuje je i otkriva red 1, kolonu 2)
guest-help-questions = { "d" } gornja odbačena, { "v" } vaša tabla, { "vo" } ostale table, { "s" } rezultat, { "r" } rezultati svih rundi, { "t" } ko je na potezu, { "w" } sve, { "l" } šta se dogodilo od vašeg poslednjeg poteza
guest-help-table = { "sit" } IME, { "leave" }, { "say" } TEKST, { "ready" }, { "back" }; vlasnik još: { "start" }, { "next" }, { "bot" } { "easy|normal|hard" }, { "remove" } MESTO, { "rules" } { "board=3x3" }, { "patience" } SEKUNDE, { "idle" } SEKUNDE, { "owner" } MESTO (mesta se broje od 0)
guest-help-rest = { "length" } { "brief|normal|full" }, { "lang" } OZNAKA, ? ovaj spisak, { "q" } napušta sto i čuva mesto
