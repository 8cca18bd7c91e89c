### Indagini: quale quota di molte distribuzioni si può vincere.

## Avanzamento

survey-begun = { $done } di { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}.
survey-progress = { $done } di { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}, { $rate } al secondo, ancora { $left }.
survey-stopped-kept = Interrotta. Ciò che è risolto è al sicuro accanto a { $file }; lo stesso comando riprende da lì.
survey-stopped = Interrotta. Non è stato conservato nulla; con --out FILE un’indagine può riprendere da dove è stata interrotta.

## Che cosa si è trovato

survey-game = Gioco
survey-deals = Distribuzioni
survey-deals-value = { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}, da { $first } a { $last }
survey-won = Si possono vincere
survey-lost = Non si possono vincere
survey-unknown = Indecise
survey-share = Quota che si può vincere
survey-share-value = { $share }% (95%: da { $low } a { $high }%)
survey-share-both = da { $least } a { $most }% (quelle indecise contate in entrambi i modi, 95%: da { $low } a { $high }%)
survey-strokes = Migliori colpi, media
survey-rounds = Migliori giri, numero di buche { $holes }, media
survey-mean-value = { $mean } (95%: da { $low } a { $high })
survey-mean-alone = { $mean }
survey-time = Tempo per distribuzione, media
survey-slowest = Distribuzione più lenta
survey-time-value = { $ms } ms
survey-slowest-value = { $ms } ms, { $code }
survey-head-strokes = Migliori colpi
survey-head-deals = Distribuzioni
survey-head-share = Quota, %

## Il grafico

survey-plot-deals = Distribuzioni
survey-plot-time = Tempo per distribuzione, ms

## Che cosa non va

fault-survey_extra = Un’indagine ha bisogno del pacchetto { $package }, che non è installato; si installa con: pip install 'mulligan[survey]'
fault-survey_numbering = Non c’è una numerazione «{ $text }»; ci sono: { $allowed }
fault-survey_other_rules = Il file { $file } contiene distribuzioni come { $there }, e questa indagine è su distribuzioni come { $here }: indicare per essa un altro file
fault-survey_not_ours = Il file { $file } esiste già e non contiene un’indagine: indicare un altro file
fault-survey_busy = Un’altra indagine sta scrivendo in { $file }: attendere che finisca, o indicare un altro file
fault-survey_file = Il file { $file } non si può scrivere o leggere: { $why }
fault-survey_plot = Il grafico { $file } non si può disegnare: il nome deve finire in .svg o .png
fault-survey_cluster = A { $text } non c’è un cluster con un worker: { $why }
fault-survey_cluster_gone = Il cluster a { $text } non c’è più; con --out FILE lo stesso comando riprende da dove era arrivato
fault-survey_version = I worker devono avere la stessa versione di Mulligan: qui è { $here }, su un worker { $there }
fault-survey_worker = Un worker del cluster non può risolvere; vi serve Mulligan installato come qui: { $why }
fault-survey_deaths = I worker che risolvono le distribuzioni da { $first } a { $last } si sono interrotti, numero di volte: { $count }; forse serve loro più memoria
