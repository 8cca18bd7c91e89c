### Klondike: nimi, sääntömuodot ja valinnat.

klondike-name = Klondike
klondike-line = Rakenna neljä peruspakkaa ässästä kuninkaaseen; pinoissa värit vuorottelevat.
klondike-players = 1 pelaaja
klondike-time = 5–15 min
klondike-difficulty = keskitaso
klondike-moves = d nostaa tai kääntää avopakan takaisin, w3 pelaa avopakan kortin pinoon 3, wf peruspakkaan, 3f pelaa pinon 3 kortin peruspakkaan, 35 siirtää kortteja pinosta 3 pinoon 5, fs3 palauttaa patojen ylimmän kortin pinoon 3 (fh hertat, fd ruudut, fc ristit), f päättää pelin

## Sääntömuodot (KL-10, KL-11): samat kuin sovelluksessa

klondike-preset-draw1 = Nosta 1
klondike-preset-draw1-line = Helppo: yksi kortti kerrallaan, läpikäyntejä rajattomasti; pisteet.
klondike-preset-draw3 = Nosta 3
klondike-preset-draw3-line = Vaikea: kolme korttia kerrallaan, läpikäyntejä rajattomasti; pisteet.
klondike-preset-draw1-vegas = Nosta 1, Vegas
klondike-preset-draw1-vegas-line = Yksi kortti kerrallaan, yksi läpikäynti; panos 52 $, jokaisesta peruspakan kortista 5 $.
klondike-preset-draw3-vegas = Nosta 3, Vegas
klondike-preset-draw3-vegas-line = Kolme korttia kerrallaan, yksi läpikäynti; panos 52 $, jokaisesta peruspakan kortista 5 $.

## Valinnat

klondike-option-draw = Nosto
klondike-value-draw-1 = 1 kortti
klondike-value-draw-2 = 2 korttia
klondike-value-draw-3 = 3 korttia
klondike-option-scoring = Pisteenlasku
klondike-value-scoring-normal = tavallinen
klondike-value-scoring-vegas = Vegas
klondike-value-scoring-windows = kuten Windowsissa
klondike-option-passes = Nostopakan läpikäynnit
klondike-value-passes-0 = rajattomasti
klondike-value-passes-1 = 1 läpikäynti
klondike-value-passes-3 = 3 läpikäyntiä
klondike-option-worrying_back = Kortit takaisin peruspakoista
klondike-value-worrying_back-yes = sallittu
klondike-value-worrying_back-no = ei sallittu
klondike-option-timed = Aika
klondike-value-timed-no = ei lasketa
klondike-value-timed-yes = lasketaan
klondike-option-bankroll = Kassa
klondike-value-bankroll-no = jokainen jako erikseen
klondike-value-bankroll-yes = siirtyy jaosta toiseen

## Omat syyt: pelkkä syy ja koko lause kortteineen (KL-20)

reason-wrong_colour = Värin on oltava toinen
reason-wrong_rank = Väärä arvo
reason-king_only = Tyhjään pinoon käy vain kuningas
reason-no_worrying_back = Kortit pysyvät peruspakoissa
reason-stock_first = Ensin nostopakka loppuun
reason-no_redeal = Avopakkaa ei enää käännetä
reason-no_finish = Peliä ei voi vielä päättää
refusal-wrong_colour = { $Card } { $on-genitive } päälle: värin on oltava toinen
refusal-wrong_rank = { $to ->
    [foundation] { $Card } peruspakkaan: ensin tulee { $on }
   *[column] { $Card } { $on-genitive } päälle: arvon on oltava tasan yhden pienempi
}
refusal-king_only = { $Card } pinoon { $column }: tyhjään pinoon käy vain kuningas
refusal-no_worrying_back = Näillä säännöillä kortit pysyvät peruspakoissa
refusal-stock_first = Avopakka käännetään vasta, kun nostopakka on tyhjä: siinä on vielä { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
refusal-no_redeal = Nostopakka on tyhjä, eikä avopakkaa enää käännetä: näillä säännöillä { $passes ->
    [one] sallitaan { $passes } läpikäynti
   *[other] sallitaan { $passes } läpikäyntiä
}
refusal-no_finish = Peliä ei voi vielä päättää: yksikään kortti ei saa olla nurin, ja peruspakkoihin pelaamisen on tyhjennettävä kaikki
