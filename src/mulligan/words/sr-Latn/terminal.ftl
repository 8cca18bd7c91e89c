### Redni način rada i komandni red.

## Komandni red

terminal-refused-move = Potez { $number }, { $token }: { $text }
terminal-no-file = Datoteka { $file } ne može da se pročita: { $why }
terminal-not-written = { $file } ne može da se upiše: { $why }
terminal-no-output = Ispis ne može da se upiše: { $why }
terminal-after-command = Uz { "--after" } stoje samo potezi: „{ $text }” je komanda
terminal-no-text = Datoteka { $file } nije tekst u zapisu { "UTF-8" }: bajt { $position } ne može da se pročita.
terminal-no-game = Navedite igru, ili fasciklu uz { "--out" }

## Šta kaže rešavač

terminal-solved-won = { $code }: može da se dobije.
terminal-solved-lost = { $code }: ne može da se dobije.
terminal-solved-unknown = { $code }: nije utvrđeno za { $seconds } s; više vremena: { "--budget" }.
# Najbolje što može da pokaže kraj partije.
terminal-solved-best = Najmanje preostalih karata: { $left }. Najbolji rezultat u udarcima: { $strokes }, u poenima: { $points }.
terminal-solved-line = { $count ->
    [one] { $count } potez: { $line }
    [few] { $count } poteza: { $line }
   *[other] { $count } poteza: { $line }
}
terminal-solved-states = Dostignuti položaji: { $states }, za { $seconds } s.

## Položaj kao redovi s kartama

terminal-deal = { $game }, { $code }
terminal-rules = Pravila: { $rules }
terminal-option = { $option }: { $value }
terminal-place = { $place }: { $cards }
terminal-empty = prazno
terminal-count = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
terminal-counters = Rezultat { $score }, potezi { $moves }, može da se poništi: { $undo }.
# counters i figures su cele rečenice.
terminal-counted = { $counters } { $figures }
terminal-ended = { $counters } { $ending }

## Spisak igara

terminal-game = { $key }: { $game }. { $line }
terminal-preset = {"  "}{ $letters }: { $preset }. { $line }
terminal-choice = { $word } ({ $value })
terminal-option-line = {"  "}{ $name }: { $option }. { $choices }

## Redni način rada

terminal-opening = { $game }, { $rules }. Kod partije: { $code }. ? ispisuje komande.
terminal-hole = Rupa { $hole } od { $holes }, kod { $code }.
terminal-bankroll = Kasa: { $total }.
terminal-total = { $par ->
    [0] Ukupno posle rupe { $hole }: { $total }.
   *[other] Ukupno posle rupe { $hole }: { $total }; par runde je { $par }.
}
terminal-unreadable = { $text }. Komande: { $commands }
terminal-rules-on = Interaktivna pravila uključena: odbijeni potez se objašnjava.
terminal-rules-off = Interaktivna pravila isključena: odbijeni potez nema dejstva i ništa se ne javlja.
terminal-rules-usage = Napišite { "rules on" } ili { "rules off" }.
terminal-goodbye = Vaša partija kao zapis: { $record }
terminal-help-moves = Potezi: { $moves }
terminal-help-w = { "w" }: položaj rečima
terminal-help-s = { "s" }: rezultat i potezi
terminal-help-u = { "u" }: poništi poslednju radnju
terminal-help-r = { "r" }: ponovi poništeno
terminal-help-next = { "next" }: sledeća rupa runde, a uz kasu sledeća partija; ono što se još igra time se predaje
terminal-help-restart = { "restart" }: iste karte ispočetka
terminal-help-code = { "code" }: kod ove partije
terminal-help-record = { "record" }: cela partija kao tekst
terminal-help-new = { "new" }: novo deljenje po istim pravilima; { "new" } KOD ili { "new" } IGRA deli to
terminal-help-rules = { "rules on, rules off" }: objašnjavati odbijene poteze ili ne
terminal-help-lang = { "lang" } i oznaka jezika: drugi jezik: { $languages }
terminal-language = { $lang } ({ $name })
terminal-help-help = ?: ovaj spisak
terminal-help-q = { "q" }: izlaz
