### Etichette delle statistiche (PL-8). La pagina legge da sé questo file.

stats-title = Statistiche
stats-line = Ogni partita conta una volta, con il suo esito migliore; lasciata dopo una mossa per un’altra, conta come non vinta. I dati restano in questo browser.
stats-none = Non è stato ancora contato nulla.
stats-not-kept = Questo browser non può conservare le statistiche: la sua memoria è piena o disattivata. Durano finché la pagina resta aperta.

## I dati di un insieme di regole

stats-played = Giocate
stats-won = Vinte
stats-share = Percentuale di vittorie
stats-streak = Serie di vittorie in corso
stats-longest = Serie di vittorie più lunga
stats-best-points = Punteggio migliore
stats-best-strokes = Punteggio migliore (meno colpi)
stats-best-dollars = Importo migliore
stats-mean-points = Punteggio medio
stats-mean-strokes = Media dei colpi
stats-mean-dollars = Importo medio
stats-shortest = Vittoria più rapida
stats-mean-time = Tempo medio
# Un tempo di gioco; le parti minori hanno due cifre.
stats-minutes = { $minutes }:{ $seconds }
stats-hours = { $hours }:{ $minutes }:{ $seconds }
# $amount è un numero con i separatori della lingua.
stats-dollars = { $sign ->
    [plus] +${ $amount }
    [minus] -${ $amount }
   *[other] ${ $amount }
}

## Come file

stats-export = Salva come file
stats-import = Aggiungi da un file
stats-exported = Salvato come { $file }.
stats-imported = Il file è stato aggiunto. Nessuna partita conta due volte.
# Perché un file non è accettato. $made è il nome di un file così; $where un punto al suo interno, "parts[0].sets[2].won".
stats-file-large = { $file } supera un megabyte e non può contenere statistiche. Scegli un file salvato qui, come { $made }. Nulla è cambiato.
stats-file-json = { $file } non contiene statistiche. Scegli un file salvato qui, come { $made }. Nulla è cambiato.
stats-file-newer = { $file } è stato salvato da una versione più recente di questa pagina. Ricarica la pagina e riprova. Nulla è cambiato.
stats-file-many = { $file } porta più browser di quanti se ne possano tenere insieme. Dimentica prima le statistiche qui, o scegli un altro file. Nulla è cambiato.
stats-file-unreadable = { $file } non si può leggere. Scegli un file che questo browser può aprire. Nulla è cambiato.
stats-file-shape = { $file } è danneggiato in { $where }. Scegli un file così come è stato salvato qui. Nulla è cambiato.
stats-file-number = { $file } è danneggiato: in { $where } deve esserci un numero intero da { $low } a { $high }. Nulla è cambiato.

## Dimenticare

stats-forget = Dimentica tutto
stats-forget-ask = Dimenticare tutte le statistiche?
stats-forget-line = Spariscono da questo browser. Solo un file salvato prima le riporta.
stats-forget-yes = Dimentica tutto
stats-forget-no = Conserva
stats-forgotten = Tutte le statistiche sono dimenticate.
