### Vihjeet, voiko tilanteen voittaa, ja pelin jälkitarkastelu. ”Maailma” on yksi tapa, jolla kortit, joita kukaan ei ole nähnyt, voivat olla.

## Vihje

hint-move = Vihje: { $move }.
hint-none = Mikään siirto ei vie eteenpäin.
hint-over = Peli on päättynyt: vihjettä ei ole.
hint-wins = Se voittaa tällaisissa maailmoissa noin { $tenths ->
    [one] kerran
   *[other] { $tenths } kertaa
} kymmenestä.
hint-wins-always = { $worlds ->
    [one] Se voittaa siinä yhdessä tällaisessa maailmassa, jota kokeiltiin.
   *[other] Se voittaa kaikissa { $worlds } tällaisessa maailmassa, joita kokeiltiin.
}
hint-wins-nearly = Se voittaa tällaisissa maailmoissa useammin kuin 9 kertaa kymmenestä.
hint-wins-rarely = Se voittaa tällaisissa maailmoissa harvemmin kuin kerran kymmenestä.
hint-wins-never = Yhtäkään kokeilluista tällaisista maailmoista ({ $worlds }) ei voi voittaa{ $left ->
    [-1] .
    [one] ; parhaimmillaan jäljelle jää noin { $left } kortti.
   *[other] ; parhaimmillaan jäljelle jää noin { $left } korttia.
}
hint-sees-won = Kun kaikki kortit tunnetaan, se voittaa.
hint-sees-lost = Kun kaikki kortit tunnetaan, mikään ei enää voita{ $left ->
    [-1] .
    [one] ; parhaimmillaan jäljelle jää { $left } kortti.
   *[other] ; parhaimmillaan jäljelle jää { $left } korttia.
}
hint-undecided = Ei ehditty ratkaista, voittaako se.

## Voiko tilanteen voittaa, kun kaikki kortit tunnetaan

winnable-won = Tämän tilanteen voi voittaa.
winnable-lost = Tätä tilannetta ei voi enää voittaa.
winnable-unknown = Ei ole ratkaistu, voiko tämän tilanteen voittaa.

## Pelin jälkitarkastelu

review-deal = Jako: { $worth }
review-end = Lopussa: { $worth }
review-move = Siirto { $number }: { $said }
review-won = Voitettavissa.
review-lost = Ei voitettavissa.
review-unknown = Ei ehditty ratkaista.
review-best = { $left ->
    [0] Parhaimmillaan { $score }.
    [one] Parhaimmillaan { $score }, { $left } kortti jäljellä.
   *[other] Parhaimmillaan { $score }, { $left } korttia jäljellä.
}
review-kept = Mitään ei menetetty.
review-win-given = Siirto { $number } menetti voiton: { $move }.
review-win-between = Voitto menetettiin siirtojen { $first } ja { $number } välillä; ei ehditty ratkaista, millä niistä.
review-par-given = Siirto { $number } menetti parhaan tuloksen: { $move }.
review-par-between = Paras tulos menetettiin siirtojen { $first } ja { $number } välillä; ei ehditty ratkaista, millä niistä.
review-better = Parempi: { $move }.

## Päätteessä

terminal-hint = { $token }: { $text }
terminal-review-line = Siitä eteenpäin: { $line }
terminal-help-hint = hint: vihje sen mukaan, mitä näkyy; hint all-seeing: oikeiden korttien mukaan
terminal-help-review = review: mitä jako salli ja missä se menetettiin
terminal-hint-usage = Kirjoita hint tai hint all-seeing.

## Virheet

fault-winnable_round = Vain yhden jaon voi pyytää voitettavana: valitse yksi reikä
fault-winnable_none = Voitettavaa jakoa ei löytynyt ajoissa: yritä uudelleen
fault-table_moves = Uuden pöydän siirtoa { $number }, ”{ $token }”, ei voi pelata
fault-busy = { refusal-busy }
reason-busy = Liikaa mietittävää
refusal-busy = Palvelimella on liikaa mietittävää: yritä hetken päästä uudelleen
fault-warming = { refusal-warming }
reason-warming = Ratkaisijat eivät ole vielä valmiina
refusal-warming = Ratkaisijoita valmistellaan vielä tällä palvelimella, mikä kestää ensimmäisellä kerralla enintään minuutin: odota hetki
