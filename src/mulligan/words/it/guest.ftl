### Una riga alla volta al tavolo di qualcuno.

guest-opening = { $game } · { $rules }
guest-player = { $you ->
    [yes] { $name } (tu): { $total }
   *[no] { $name }: { $total }
}
guest-sit = Stai guardando: «sit» e il tuo nome prendono un posto; ? elenca i comandi
guest-watch = Stai guardando; ? elenca i comandi
guest-nothing = Dal tuo ultimo turno non è successo nulla
guest-lost = La connessione è caduta; si riprova
guest-dropped = «{ $text }» non sarà inviato di nuovo
guest-goodbye = Il tuo posto resta: lo stesso link vi riporta
guest-length = length è uno di: { $allowed }
guest-help-moves = draw pesca, take prende, put 1 2 (la carta in mano alla riga 1, colonna 2), drop 1 2 (la scarta e scopre riga 1, colonna 2)
guest-help-questions = d cima degli scarti, v il tuo tabellone, vo gli altri tabelloni, s punti, r risultati di tutte le mani, t a chi tocca, w tutto, l che cosa è successo dal tuo ultimo turno
guest-help-table = sit NOME, leave, say TESTO, ready, back; chi possiede il tavolo anche: start, next, bot easy|normal|hard, remove POSTO, rules board=3x3, patience SECONDI, idle SECONDI, owner POSTO (i posti contano da 0)
guest-help-rest = length brief|normal|full, lang CODICE, ? questo elenco, q lascia il tavolo e tiene il posto
