### Surveys: what share of many deals can be won.

## Progress

survey-begun = { $done } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
# rate is deals a second; left is a time such as 0:12:05.
survey-progress = { $done } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $rate } a second, { $left } left.
# Ctrl+C, with and without a file for the rows.
survey-stopped-kept = Stopped. What is solved is safe beside { $file }; the same command goes on from there.
survey-stopped = Stopped. Nothing was kept; with --out FILE a survey can go on where it was stopped.

## What was found: labels and what stands beside them

survey-game = Game
survey-deals = Deals
# Codes of the first and the last deal.
survey-deals-value = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $first } to { $last }
survey-won = Can be won
survey-lost = Cannot be won
survey-unknown = Undecided
survey-share = Share that can be won
# The share, or both ends of it where deals are undecided. All are percentages.
survey-share-value = { $share }% (95%: { $low } to { $high }%)
survey-share-both = { $least } to { $most }% (undecided deals counted both ways, 95%: { $low } to { $high }%)
survey-strokes = Best strokes, mean
survey-rounds = Best rounds of { $holes } holes, mean
survey-mean-value = { $mean } (95%: { $low } to { $high })
# A mean of one value has no interval.
survey-mean-alone = { $mean }
survey-time = Time for a deal, mean
survey-slowest = Slowest deal
survey-time-value = { $ms } ms
survey-slowest-value = { $ms } ms, { $code }
# The heads of the table of strokes.
survey-head-strokes = Best strokes
survey-head-deals = Deals
survey-head-share = Share, %

## The plot

survey-plot-deals = Deals
survey-plot-time = Time for a deal, ms

## What is wrong

fault-survey_extra = A survey needs the package { $package }, which is not installed; it comes with: pip install 'mulligan[survey]'
fault-survey_numbering = There is no numbering “{ $text }”; there are: { $allowed }
# here and there are deal codes.
fault-survey_other_rules = The file { $file } holds deals like { $there }, and this survey is of deals like { $here }: name another file for it
fault-survey_not_ours = The file { $file } is there and holds no survey: name another file
fault-survey_busy = Another survey is writing to { $file }: wait until it ends, or name another file
# why is the operating system’s reason, as system.ftl says it.
fault-survey_file = The file { $file } cannot be written or read: { $why }
fault-survey_plot = The plot { $file } cannot be drawn: its name has to end in .svg or .png
fault-survey_cluster = There is no cluster with a worker at { $text }: { $why }
fault-survey_cluster_gone = The cluster at { $text } has gone away; with --out FILE the same command goes on where it was
fault-survey_version = Workers have to have the same version of Mulligan: here it is { $here }, on a worker { $there }
fault-survey_worker = A worker of the cluster cannot solve; it needs Mulligan installed as it is here: { $why }
fault-survey_deaths = The workers that solve deals { $first } to { $last } died { $count } times; they may need more memory
