### Klondike: nome, regole e opzioni.

klondike-name = Klondike
klondike-line = Forma le quattro basi dall’asso al re; nelle colonne i colori si alternano.
klondike-players = 1 giocatore
klondike-time = 5–15 min
klondike-difficulty = media
klondike-moves = d pesca o rigira lo scarto, w3 gioca la carta dello scarto sulla colonna 3, wf sulla sua base, 3f gioca la carta della colonna 3 sulla sua base, 35 sposta carte dalla colonna 3 alla colonna 5, fs3 riprende la carta della base di picche sulla colonna 3 (fh cuori, fd quadri, fc fiori), f finisce

## Regole (KL-10, KL-11): quelle dell’app

klondike-preset-draw1 = Pesca 1
klondike-preset-draw1-line = Facile: una carta per volta, quanti giri si vuole; punti.
klondike-preset-draw3 = Pesca 3
klondike-preset-draw3-line = Difficile: tre carte per volta, quanti giri si vuole; punti.
klondike-preset-draw1-vegas = Pesca 1, Vegas
klondike-preset-draw1-vegas-line = Una carta per volta, un solo giro; 52 $ di posta, 5 $ per ogni carta sulle basi.
klondike-preset-draw3-vegas = Pesca 3, Vegas
klondike-preset-draw3-vegas-line = Tre carte per volta, un solo giro; 52 $ di posta, 5 $ per ogni carta sulle basi.

## Opzioni

klondike-option-draw = Pesca
klondike-value-draw-1 = 1 carta
klondike-value-draw-2 = 2 carte
klondike-value-draw-3 = 3 carte
klondike-option-scoring = Punteggio
klondike-value-scoring-normal = normale
klondike-value-scoring-vegas = Vegas
klondike-value-scoring-windows = come in Windows
klondike-option-passes = Giri del mazzo
klondike-value-passes-0 = senza limite
klondike-value-passes-1 = 1 giro
klondike-value-passes-3 = 3 giri
klondike-option-worrying_back = Carte riprese dalle basi
klondike-value-worrying_back-yes = permesse
klondike-value-worrying_back-no = non permesse
klondike-option-timed = Tempo
klondike-value-timed-no = non conta
klondike-value-timed-yes = conta
klondike-option-bankroll = Cassa
klondike-value-bankroll-no = ogni partita da sola
klondike-value-bankroll-yes = passa di partita in partita

## Ragioni proprie: sola, e nella frase intera con le carte (KL-20)

reason-wrong_colour = Deve essere dell’altro colore
reason-wrong_rank = Valore sbagliato
reason-king_only = In una colonna vuota va solo un re
reason-no_worrying_back = Le basi tengono le loro carte
reason-stock_first = Prima il mazzo
reason-no_redeal = Lo scarto non si rigira più
reason-no_finish = La partita non si può ancora finire
refusal-wrong_colour = { $Card } su { $on }: deve essere dell’altro colore
refusal-wrong_rank = { $to ->
    [foundation] { $Card } sulla sua base: prima viene { $on }
   *[column] { $Card } su { $on }: deve essere esattamente di un valore inferiore
}
refusal-king_only = { $Card } nella colonna { $column }: in una colonna vuota va solo un re
refusal-no_worrying_back = Con queste regole le basi tengono le loro carte
refusal-stock_first = Lo scarto si rigira solo quando il mazzo è vuoto: ha ancora { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
refusal-no_redeal = Il mazzo è vuoto e lo scarto non si rigira più: queste regole permettono { $passes ->
    [one] { $passes } giro
   *[other] { $passes } giri
}
refusal-no_finish = La partita non si può ancora finire: nessuna carta deve essere coperta, e giocando sulle basi si deve svuotare tutto
