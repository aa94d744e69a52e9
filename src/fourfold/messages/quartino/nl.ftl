### Fourfold: Nederlands. What the page says in a game of Quartino.

## The wheel, spoken. $where is "the centre" or "space 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Speelbord
quartino-wheel-figure = Een speelbord. { $columns }.
quartino-wheel-bare = Het is leeg
quartino-space = vak { $space }
quartino-space-empty = { $where }: leeg
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } fiches van onder naar boven: { $colours }
quartino-chosen = gekozen
quartino-bottom = onder
quartino-top = boven
quartino-rings = Van boven gezien is de buitenste ring de onderste fiche.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } in het midden, dan met de klok mee { $rim }
quartino-card-hidden = een verborgen kaart
quartino-card-seen = aan iedereen getoond
quartino-card-made = gemaakt
quartino-your-cards = Jouw kaarten
quartino-cards-of = Kaarten van { $name }
quartino-turn-cards = Draaien
quartino-enlarge = Vergroten: { $card }
quartino-close = Sluiten
quartino-cards-left = { $number ->
        [0] geen kaarten meer
        [one] nog { $number } kaart
       *[other] nog { $number } kaarten
    }
quartino-has-left = doet niet meer mee

## The reserve

quartino-reserve = Voorraad: kies een kleur
quartino-left = over

## What is to be done now, and a note on it. $where is a space, $colour a colour

quartino-ask-check = Meld vier gelijke of een stapel, of leg een fiche
    .note = Vier of meer fiches van één kleur, of een stapel van vier of meer?
quartino-why-colours = { $number ->
        [one] Vier of meer van één kleur: nog één fiche.
       *[other] Vier of meer van één kleur: nog { $number } fiches te leggen.
    }
quartino-why-column = { $number ->
        [one] Een stapel van vier of meer: nog één fiche.
       *[other] Een stapel van vier of meer: nog { $number } fiches te leggen.
    }
quartino-why-both = { $number ->
        [one] Vier of meer van één kleur en een stapel: nog één fiche.
       *[other] Vier of meer van één kleur en een stapel: nog { $number } fiches te leggen.
    }
quartino-why-card = Kaart gemaakt: nog één fiche.
quartino-ask-space = Kies nu een vak voor de { $colour ->
        [geel] gele
        [blauw] blauwe
        [groen] groene
       *[other] roze
    } fiche
quartino-ask-colour = Kies nu een kleur voor { $where ->
        [midden] het midden
       *[other] { $where }
    }
quartino-ask-placing = Een { $colour ->
        [geel] gele
        [blauw] blauwe
        [groen] groene
       *[other] roze
    } fiche { $where ->
        [midden] in het midden
       *[other] op { $where }
    }? Tik nog eens om hem te leggen.
quartino-ask-clear = { $number ->
        [one] Er is een hoge stapel { $where ->
            [midden] in het midden
           *[other] op { $where }
        }. Tik erop om hem op te ruimen.
       *[other] Er zijn hoge stapels ({ $where }). Tik er een aan om hem op te ruimen.
    }
quartino-ask-clear-too = Beide situaties: nog { $due ->
        [one] { $due } fiche
       *[other] { $due } fiches
    }. Ruim { $number ->
        [one] { $where ->
            [midden] het midden
           *[other] { $where }
        }
       *[other] een van de stapels ({ $where })
    } op wanneer je wilt in deze beurt.
quartino-ask-clearing = De stapel { $where ->
        [midden] in het midden
       *[other] op { $where }
    } opruimen?
    .note = { $number ->
        [one] { $number } fiche gaat terug naar de voorraad.
       *[other] { $number } fiches gaan terug naar de voorraad.
    }
quartino-ask-colours = ‘Vier gelijke’ melden?
    .note = Klopt het, dan leg je één fiche extra. Zo niet, dan verandert er niets.
quartino-ask-column = Kies een stapel van vier of meer fiches
quartino-ask-column-here = ‘Stapel’ melden { $where ->
        [midden] in het midden
       *[other] op { $where }
    }?
    .note = Klopt het, dan ruim je hem op en leg je één fiche extra. Zo niet, dan verandert er niets.
quartino-call-too-early = Je kunt Quartino roepen zodra er vier fiches op het bord liggen.
quartino-call-after = { $number ->
        [0] Je kunt Quartino roepen als je de stapel hebt opgeruimd.
        [one] Je kunt Quartino roepen als je je fiche hebt gelegd.
        [2] Je kunt Quartino roepen als je beide fiches hebt gelegd.
       *[other] Je kunt Quartino roepen als je alle { $number } fiches hebt gelegd.
    }
quartino-call-after-both = { $number ->
        [one] Je kunt Quartino roepen als je je fiche hebt gelegd en de stapel hebt opgeruimd.
       *[other] Je kunt Quartino roepen als je { $number } fiches hebt gelegd en de stapel hebt opgeruimd.
    }
quartino-ask-call = Alleen de bovenste fiches tellen. Ligt een van je kaarten op het bord?
quartino-ask-call-none = Geen van je kaarten ligt op het bord.
quartino-ask-card = Welke kaart laat je zien?
quartino-not-on-wheel = Deze kaart ligt niet op het bord. Kies een andere.
quartino-ask-first = Kies het vak van de omcirkelde fiche: { $colour }
    .note = Dat is de eerste van de drie, met de klok mee.
quartino-ask-rim = Kies een vak op de rand. Het midden hoort er altijd bij.
quartino-ask-calling = Deze kaart hier laten zien?
    .note = Ligt hij er niet, dan ziet iedereen hem en is je beurt voorbij.
quartino-ask-calling-referee = Deze kaart hier laten zien?
    .note = De scheidsrechter heeft het nagekeken: de kaart ligt er.
quartino-ask-rest = Alle fiches zijn gelegd. Kies een kaart voor een Quartino, of beëindig je beurt.
quartino-wrong-call = Die kaart ligt daar niet. Iedereen heeft hem gezien, en de beurt is voorbij.
quartino-false-call = { $who } riep onterecht Quartino: de kaart ligt er niet.
quartino-false-call-your-turn = { $who } riep onterecht Quartino. Jouw beurt: leg een fiche.
quartino-made-now = { $who } heeft een kaart gemaakt.
quartino-made-now-you = Je hebt een kaart gemaakt!
quartino-tokens-back = De fiches gaan terug naar de voorraad.
quartino-event-card-right = { $who } roept ‘Quartino’ vanaf vak { $first } en maakt een kaart: { $card }.
quartino-event-card-wrong = { $who } roept ‘Quartino’ vanaf vak { $first }, maar de kaart ligt er niet: { $card }. De beurt is voorbij.
quartino-event-card-refused = { $who } roept ‘Quartino’ vanaf vak { $first }, maar de kaart ligt er niet: { $card }. Geweigerd: de beurt gaat door.
quartino-event-you-token = Je legt een { $colour ->
        [geel] gele
        [blauw] blauwe
        [groen] groene
       *[other] roze
    } fiche { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }.
quartino-event-you-say-colours = Je meldt ‘vier gelijke’.
quartino-event-you-say-column = Je meldt ‘stapel’ { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }.
quartino-event-you-clear = Je ruimt de stapel { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    } op.
quartino-event-you-end = Je beëindigt je beurt.
quartino-event-you-card-right = Je roept ‘Quartino’ vanaf vak { $first } en maakt een kaart: { $card }.
quartino-event-you-card-wrong = Je roept ‘Quartino’ vanaf vak { $first }, maar de kaart ligt er niet: { $card }. Je beurt is voorbij.
quartino-event-you-card-refused = Je roept ‘Quartino’ vanaf vak { $first }, maar de kaart ligt er niet: { $card }. Geweigerd: je beurt gaat door.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = legde een { $colour ->
        [geel] gele
        [blauw] blauwe
        [groen] groene
       *[other] roze
    } fiche { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }
quartino-did-clear = ruimde de stapel { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    } op
quartino-did-colours = meldde ‘vier gelijke’
quartino-did-column = meldde ‘stapel’
quartino-did-card = maakte een kaart
quartino-did-wrong = liet een kaart zien die er niet lag
quartino-made = Je hebt een kaart gemaakt: { $left }.
quartino-last-card = { $who } heeft de laatste kaart gemaakt
quartino-last-card-you = Je hebt je laatste kaart gemaakt

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Aan het begin van je beurt had geen kleur vier fiches op het bord. Leg een fiche.
quartino-refused-no-column = { $height ->
        [0] Daar ligt geen fiche, en voor ‘stapel’ zijn er vier nodig. Leg een fiche.
        [one] Daar ligt maar { $height } fiche, en voor ‘stapel’ zijn er vier nodig. Leg een fiche.
       *[other] Daar liggen maar { $height } fiches, en voor ‘stapel’ zijn er vier nodig. Leg een fiche.
    }
quartino-refused-stale = Het spel is al verder. Kijk nog eens, en kies dan.
quartino-refused-no-quartino = Die kaart ligt daar niet. De anderen hebben hem gezien, maar je beurt gaat door.
quartino-refused-say-too-late = Dat kun je alleen melden vóór de eerste fiche van je beurt.
quartino-refused-said-already = Dat heb je in deze beurt al gemeld.
quartino-refused-place-first = Leg eerst al je fiches.
quartino-refused-colour-used-up = Van die kleur zijn er geen fiches meer. Kies een andere.

## Actions

quartino-say-colours = Vier gelijke!
quartino-say-column = Stapel!
quartino-clear = Opruimen: { $space ->
        [midden] midden
       *[other] vak { $space }
    }
quartino-end = Beurt beëindigen
quartino-clear-short = Opruimen: { $space }
quartino-clear-one = Stapel opruimen
quartino-do-place = Leggen
quartino-do-clear = Opruimen
quartino-do-say = Melden
quartino-do-call = Quartino!
quartino-actions = Jouw beurt

## Hints: $card is a card in words or letters, $tokens a list of quartino-hint-token, $number how many cards are equally near

quartino-hint-near = { $number ->
        [one] Je kaart die het verst gevorderd is: { $card }. Nog nodig: { $tokens }.
       *[other] Een van je kaarten die het verst gevorderd zijn: { $card }. Nog nodig: { $tokens }.
    }
quartino-hint-marked = { $number ->
        [one] De gemarkeerde kaart is het verst gevorderd. Nog nodig: { $tokens }.
       *[other] De gemarkeerde kaart is een van de verst gevorderde. Nog nodig: { $tokens }.
    }
quartino-hint-there = Ligt al op het bord: { $card }.
quartino-hint-marked-there = De gemarkeerde kaart ligt al op het bord.
quartino-hint-far = Geen van je kaarten is al bijna af: elke kaart mist nog minstens { $missing } fiches.
quartino-hint-token = { $colour } { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }
quartino-hint-holds = Schatting: misschien heeft { $who } { $cards }.
quartino-hint-may-hold = Misschien hebben anderen (schattingen)
quartino-hint-unread = Het is nog te vroeg om de kaarten van de anderen te raden.
quartino-hint-deck = De computer heeft deze kaarten niet geleerd: hij kan die van de anderen niet schatten, en zijn ideeën zijn minder goed dan anders.
quartino-hint-turns = De computer heeft niet geleerd zo lang te spelen: hij speelt alsof er hooguit 200 beurten over zijn.
quartino-hint-playouts = Niet voor je verst gevorderde kaart, wel de beste fiche in de gesimuleerde partijen van de computer.
quartino-hint-place = Een idee: leg een { $colour ->
        [geel] gele
        [blauw] blauwe
        [groen] groene
       *[other] roze
    } fiche { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }.
quartino-hint-clear = Een idee: ruim de stapel { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    } op.
quartino-hint-colours = Een idee: meld ‘vier gelijke’.
quartino-hint-column = Een idee: meld ‘stapel’ { $space ->
        [midden] in het midden
       *[other] op vak { $space }
    }.
quartino-hint-call = Een idee: roep ‘Quartino’ vanaf vak { $first } met deze kaart: { $card }.
quartino-hint-end = Een idee: beëindig je beurt.

## One screen

quartino-pass = Geef het scherm door aan { $name }
quartino-pass-why = De kaarten blijven verborgen tot { $name } er is en niemand anders meekijkt.
quartino-pass-ready = Ik ben { $name }: toon mijn kaarten

## Keys

quartino-keys = Toetsen
quartino-key-move = langs de rand gaan
quartino-key-jump = naar een vak op de rand gaan
quartino-key-centre = naar het midden gaan
quartino-key-colour = een gele, blauwe, groene of roze fiche nemen
quartino-key-colours = ‘vier gelijke’ melden
quartino-key-column = ‘stapel’ melden voor het vak waar je bent
quartino-key-clear = de stapel opruimen
quartino-key-call = Quartino roepen
quartino-key-turn = de kaarten draaien
quartino-key-end = je beurt beëindigen
quartino-key-confirm = kiezen, dan bevestigen
quartino-key-choose = kiezen
quartino-key-undo = annuleren
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
