### Che cosa dice il server di messaggi, richieste e indirizzi. Senza punto finale.

## Messaggi e richieste

fault-message_empty = Il messaggio è vuoto: inviare JSON
fault-message_binary = Il messaggio è binario: inviare JSON come testo
fault-message_json = { $position ->
    [0] Il messaggio non è JSON o s’interrompe: controllare che sia intero
   *[other] Il messaggio non è JSON: dalla posizione { $position } non si può più leggere
}
fault-message_nested = Il messaggio ha troppi livelli: inviare oggetti JSON semplici
fault-message_object = Il messaggio non è un oggetto: inviare un oggetto JSON con i suoi campi
fault-message_type = Il messaggio «{ $text }» non c’è; ci sono: { $allowed }
fault-message_hello = Il primo messaggio deve essere hello: dice chi è presente
fault-field_missing = Nel messaggio manca il campo «{ $field }»: aggiungerlo
fault-field_unknown = Nel messaggio c’è un campo «{ $field }» che non dovrebbe esserci: toglierlo
fault-field_wrong = Il campo «{ $field }» del messaggio non è giusto; dovrebbe essere: { $allowed }
fault-too_many_faults = Troppi messaggi illeggibili di seguito: collegarsi di nuovo

## Guardare

reason-watching = Stai solo guardando
refusal-watching = A questo tavolo stai solo guardando: puoi giocare la stessa distribuzione a un tavolo tuo

## Richieste

fault-table_nothing = Non è indicato che cosa distribuire: inviare un codice o un gioco
fault-body_too_large = La richiesta è troppo grande: può avere { $limit } byte
fault-no_address = A questo indirizzo non c’è nulla: controllalo
fault-no_method = Questo indirizzo non risponde a { $method }; risponde a: { $allowed }
fault-request = La richiesta così com’è non si può eseguire: controllarla
fault-server = Il server ha un problema: riprova fra poco
fault-page_missing = La pagina non è ancora stata costruita: lo fa scripts/build
fault-foreign_page = Una pagina di un altro sito non può farlo: aprire la pagina di questo server
fault-foreign_name = Questo server non risponde al nome «{ $name }»: aprirlo al suo indirizzo, oppure avviarlo con --name { $name }
fault-too_many_tables = Dal tuo indirizzo sono stati creati troppi tavoli: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
