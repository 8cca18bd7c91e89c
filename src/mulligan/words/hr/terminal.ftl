### Redni način rada i naredbeni redak.

## Naredbeni redak

terminal-refused-move = Potez { $number }, { $token }: { $text }
terminal-no-file = Datoteka { $file } ne može se pročitati: { $why }
terminal-not-written = { $file } ne može se zapisati: { $why }
terminal-no-output = Ispis se ne može zapisati: { $why }
terminal-after-command = Uz --after stoje samo potezi: „{ $text }” je naredba
terminal-no-text = Datoteka { $file } nije tekst u zapisu UTF-8: bajt { $position } ne može se pročitati.
terminal-no-game = Navedite igru, ili mapu uz --out

## Što kaže rješavač

terminal-solved-won = { $code }: može se dobiti.
terminal-solved-lost = { $code }: ne može se dobiti.
terminal-solved-unknown = { $code }: nije utvrđeno za { $seconds } s; više vremena: --budget.
# Najbolje što može pokazati kraj partije.
terminal-solved-best = Najmanje preostalih karata: { $left }. Najbolji rezultat u udarcima: { $strokes }, u bodovima: { $points }.
terminal-solved-line = { $count ->
    [one] { $count } potez: { $line }
    [few] { $count } poteza: { $line }
   *[other] { $count } poteza: { $line }
}
terminal-solved-states = Dosegnuti položaji: { $states }, za { $seconds } s.

## Položaj kao redci s kartama

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
terminal-counters = Bodovi { $score }, potezi { $moves }, može se poništiti: { $undo }.
# counters i figures su cijele rečenice.
terminal-counted = { $counters } { $figures }
terminal-ended = { $counters } { $ending }

## Popis igara

terminal-game = { $key }: { $game }. { $line }
terminal-preset = {"  "}{ $letters }: { $preset }. { $line }
terminal-choice = { $word } ({ $value })
terminal-option-line = {"  "}{ $name }: { $option }. { $choices }

## Redni način rada

terminal-opening = { $game }, { $rules }. Kod partije: { $code }. ? ispisuje naredbe.
terminal-hole = Rupa { $hole } od { $holes }, kod { $code }.
terminal-bankroll = Blagajna: { $total }.
terminal-total = { $par ->
    [0] Ukupno nakon rupe { $hole }: { $total }.
   *[other] Ukupno nakon rupe { $hole }: { $total }; par runde je { $par }.
}
terminal-unreadable = { $text }. Naredbe: { $commands }
terminal-rules-on = Interaktivna pravila uključena: odbijeni potez se objašnjava.
terminal-rules-off = Interaktivna pravila isključena: odbijeni potez nema učinka i ništa se ne javlja.
terminal-rules-usage = Napišite rules on ili rules off.
terminal-goodbye = Vaša partija kao zapis: { $record }
terminal-help-moves = Potezi: { $moves }
terminal-help-w = w: položaj riječima
terminal-help-s = s: bodovi i potezi
terminal-help-u = u: poništi posljednju radnju
terminal-help-r = r: ponovi poništeno
terminal-help-next = next: sljedeća rupa runde, a uz blagajnu sljedeća partija; ono što se još igra time se predaje
terminal-help-restart = restart: iste karte ispočetka
terminal-help-code = code: kod ove partije
terminal-help-record = record: cijela partija kao tekst
terminal-help-new = new: novo dijeljenje po istim pravilima; new KOD ili new IGRA dijeli to
terminal-help-rules = rules on, rules off: objašnjavati odbijene poteze ili ne
terminal-help-lang = lang i oznaka jezika: drugi jezik: { $languages }
terminal-language = { $lang } ({ $name })
terminal-help-help = ?: ovaj popis
terminal-help-q = q: izlaz
