### Che cosa si conta e si dice di una partita oltre al punteggio: sul contatore, e come frase a sé.

# $count dice quale giro del mazzo è, $limit quanti ce ne possono essere, 0 senza limite.
figure-pass = { $limit ->
    [0] Giro { $count }
   *[other] Giro { $count } di { $limit }
}
# Una nota al risultato (KL-16): $count dice quante carte sono state riprese dalle basi, almeno 1.
figure-taken_back = { $count ->
    [one] { $count } carta ripresa dalle basi
   *[other] { $count } carte riprese dalle basi
}
# Parte del punteggio di una partita vinta in cui conta il tempo: $count punti.
figure-bonus = Premio per il tempo: { $count }
figure-sentence = { $figure }.
