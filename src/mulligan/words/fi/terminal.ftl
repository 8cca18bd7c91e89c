### Rivitila ja komentorivi.

## Komentorivi

terminal-refused-move = Siirto { $number }, { $token }: { $text }
terminal-no-file = Tiedostoa { $file } ei voi lukea: { $why }
terminal-not-written = Kohdetta { $file } ei voi kirjoittaa: { $why }
terminal-no-output = Tulostetta ei voi kirjoittaa: { $why }
terminal-after-command = Valitsimelle --after annetaan vain siirtoja: ”{ $text }” on komento
terminal-no-text = Tiedosto { $file } ei ole UTF-8-tekstiä: tavua { $position } ei voi lukea.
terminal-no-game = Anna peli tai kansio valitsimella --out

## Mitä ratkaisija sanoo

terminal-solved-won = { $code }: voitettavissa.
terminal-solved-lost = { $code }: ei voitettavissa.
terminal-solved-unknown = { $code }: ei ratkennut { $seconds } sekunnissa; lisää aikaa: --budget.
terminal-solved-best = Vähiten kortteja jäljellä: { $left }. Paras tulos lyönteinä: { $strokes }, pisteinä: { $points }.
terminal-solved-line = { $count ->
    [one] { $count } siirto: { $line }
   *[other] { $count } siirtoa: { $line }
}
terminal-solved-states = Tilanteita käytiin läpi: { $states }, aika { $seconds } s.

## Tilanne korttitekstien riveinä

terminal-deal = { $game }, { $code }
terminal-rules = Säännöt: { $rules }
terminal-option = { $option }: { $value }
terminal-place = { $place }: { $cards }
terminal-empty = tyhjä
terminal-count = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
terminal-counters = Tulos { $score }, siirtoja { $moves }, kumottavissa { $undo }.
# counters ja figures ovat kokonaisia virkkeitä.
terminal-counted = { $counters } { $figures }
terminal-ended = { $counters } { $ending }

## Pelien luettelo

terminal-game = { $key }: { $game }. { $line }
terminal-preset = {"  "}{ $letters }: { $preset }. { $line }
terminal-choice = { $word } ({ $value })
terminal-option-line = {"  "}{ $name }: { $option }. { $choices }

## Rivitila

terminal-opening = { $game }, { $rules }. Jakokoodi: { $code }. ? luettelee komennot.
terminal-hole = Reikä { $hole }/{ $holes }, koodi { $code }.
terminal-bankroll = Kassa: { $total }.
terminal-total = { $par ->
    [0] Yhteensä reiän { $hole } jälkeen: { $total }.
   *[other] Yhteensä reiän { $hole } jälkeen: { $total }; kierroksen par on { $par }.
}
terminal-unreadable = { $text }. Komennot: { $commands }
terminal-rules-on = Sääntöjen selitykset päällä: torjuttu siirto selitetään.
terminal-rules-off = Sääntöjen selitykset pois päältä: torjuttu siirto ei tee eikä sano mitään.
terminal-rules-usage = Kirjoita rules on tai rules off.
terminal-goodbye = Pelisi tallenteena: { $record }
terminal-help-moves = Siirrot: { $moves }
terminal-help-w = w: tilanne sanoin
terminal-help-s = s: tulos ja siirrot
terminal-help-u = u: kumoaa viimeisen teon
terminal-help-r = r: tekee sen uudelleen
terminal-help-next = next: kierroksen seuraava reikä tai kassalla pelattaessa seuraava jako; kesken oleva luovutetaan
terminal-help-restart = restart: samat kortit alusta
terminal-help-code = code: tämän jaon koodi
terminal-help-record = record: koko peli tekstinä
terminal-help-new = new: uusi jako samoilla säännöillä; new KOODI tai new PELI jakaa sen
terminal-help-rules = rules on, rules off: selitetäänkö torjutut siirrot vai ei
terminal-help-lang = lang ja kielen tunnus: toinen kieli: { $languages }
terminal-language = { $lang } ({ $name })
terminal-help-help = ?: tämä luettelo
terminal-help-q = q: lopettaa
