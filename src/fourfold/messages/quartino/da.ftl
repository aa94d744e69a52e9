### Fourfold: dansk. What the page says in a game of Quartino.

## The wheel, spoken. $where is "the centre" or "space 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Spillebræt
quartino-wheel-figure = Et spillebræt. { $columns }.
quartino-wheel-bare = Det er tomt
quartino-space = felt { $space }
quartino-space-empty = { $where }: tomt
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $where }, { $number } farvebrikker nedefra og op: { $colours }
quartino-chosen = valgt
quartino-bottom = nederst
quartino-top = øverst
quartino-rings = Set ovenfra er den yderste ring den nederste farvebrik.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } i midten, så med uret { $rim }
quartino-card-hidden = et skjult kort
quartino-card-seen = vist til alle
quartino-card-made = lavet
quartino-your-cards = Dine kort
quartino-cards-of = Kort hos { $name }
quartino-turn-cards = Drej kortene
quartino-enlarge = Forstør: { $card }
quartino-close = Luk
quartino-cards-left = { $number ->
        [0] ingen kort tilbage
        [one] { $number } kort tilbage
       *[other] { $number } kort tilbage
    }
quartino-has-left = har forladt spillet

## The reserve

quartino-reserve = Forråd: Vælg en farve
quartino-left = tilbage

## What is to be done now, and a note on it. $where is a space, $colour a colour

quartino-ask-check = Sig »fire ens« eller »søjle«, eller læg en farvebrik
    .note = Fire eller flere farvebrikker i samme farve eller en søjle på fire eller flere?
quartino-why-colours = { $number ->
        [one] Fire eller flere i samme farve: én farvebrik mere.
       *[other] Fire eller flere i samme farve: { $number } farvebrikker at lægge.
    }
quartino-why-column = { $number ->
        [one] En søjle på fire eller flere: én farvebrik mere.
       *[other] En søjle på fire eller flere: { $number } farvebrikker at lægge.
    }
quartino-why-both = { $number ->
        [one] Fire eller flere i samme farve og en søjle: én farvebrik mere.
       *[other] Fire eller flere i samme farve og en søjle: { $number } farvebrikker at lægge.
    }
quartino-why-card = Kort lavet: én farvebrik mere.
quartino-ask-space = Vælg nu et felt til farvebrikken: { $colour }
quartino-ask-colour = Vælg nu en farve til { $where }
quartino-ask-placing = En { $colour } farvebrik { $where ->
        [midten] i midten
       *[other] på { $where }
    }? Tryk igen for at lægge den.
quartino-ask-clear = { $number ->
        [one] Der er en høj søjle { $where ->
            [midten] i midten
           *[other] på { $where }
        }. Tryk på den for at rydde den.
       *[other] Der er høje søjler ({ $where }). Tryk på en af dem for at rydde den.
    }
quartino-ask-clear-too = Begge situationer: { $due ->
        [one] { $due } farvebrik
       *[other] { $due } farvebrikker
    } at lægge. Ryd { $number ->
        [one] { $where }
       *[other] en af søjlerne ({ $where })
    } når som helst i denne tur.
quartino-ask-clearing = Ryd { $where }?
    .note = { $number ->
        [one] Så går { $number } farvebrik tilbage til forrådet.
       *[other] Så går { $number } farvebrikker tilbage til forrådet.
    }
quartino-ask-colours = Vil du sige »fire ens«?
    .note = Passer det, lægger du én farvebrik mere. Ellers ændres intet.
quartino-ask-column = Vælg en søjle med fire brikker eller flere
quartino-ask-column-here = Vil du sige »søjle« { $where ->
        [midten] i midten
       *[other] på { $where }
    }?
    .note = Passer det, rydder du den og lægger én farvebrik mere. Ellers ændres intet.
quartino-call-too-early = Du kan sige Quartino, når der ligger fire farvebrikker på brættet.
quartino-call-after = { $number ->
        [0] Du kan sige Quartino, når du har ryddet søjlen.
        [one] Du kan sige Quartino, når du har lagt din farvebrik.
        [2] Du kan sige Quartino, når du har lagt begge farvebrikker.
       *[other] Du kan sige Quartino, når du har lagt alle { $number } farvebrikker.
    }
quartino-call-after-both = { $number ->
        [one] Du kan sige Quartino, når du har lagt din farvebrik og ryddet søjlen.
       *[other] Du kan sige Quartino, når du har lagt { $number } farvebrikker og ryddet søjlen.
    }
quartino-ask-call = Kun de øverste farvebrikker tæller. Er et af dine kort der?
quartino-ask-call-none = Ingen af dine kort er på brættet.
quartino-ask-card = Hvilket kort viser du?
quartino-not-on-wheel = Dette kort er ikke på brættet. Vælg et andet.
quartino-ask-first = Vælg feltet med den indcirklede farvebrik: { $colour }
    .note = Det er den første af de tre, regnet med uret.
quartino-ask-rim = Vælg et felt på kanten. Midten er altid med.
quartino-ask-calling = Vis dette kort her?
    .note = Ligger det der ikke, ser alle det, og din tur er slut.
quartino-ask-calling-referee = Vis dette kort her?
    .note = Dommeren har set efter: Kortet ligger der.
quartino-ask-rest = Alle farvebrikker er lagt. Vælg et kort at vise, eller slut din tur.
quartino-wrong-call = Det kort ligger der ikke. Alle har set det, og turen er slut.
quartino-false-call = Forkert Quartino fra { $who }: Kortet ligger der ikke.
quartino-false-call-your-turn = Forkert Quartino fra { $who }. Din tur: Læg en farvebrik.
quartino-made-now = { $who } har lavet et kort.
quartino-made-now-you = Du har lavet et kort!
quartino-tokens-back = Farvebrikkerne går tilbage til forrådet.
quartino-event-card-right = { $who } siger »Quartino« fra felt { $first } og laver et kort: { $card }.
quartino-event-card-wrong = { $who } siger »Quartino« fra felt { $first }, men kortet ligger der ikke: { $card }. Turen er slut.
quartino-event-card-refused = { $who } siger »Quartino« fra felt { $first }, men kortet ligger der ikke: { $card }. Afvist: Turen fortsætter.
quartino-event-you-token = Du lægger en { $colour } farvebrik { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
quartino-event-you-say-colours = Du siger »fire ens«.
quartino-event-you-say-column = Du siger »søjle« { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
quartino-event-you-clear = Du rydder søjlen { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
quartino-event-you-end = Du slutter din tur.
quartino-event-you-card-right = Du siger »Quartino« fra felt { $first } og laver et kort: { $card }.
quartino-event-you-card-wrong = Du siger »Quartino« fra felt { $first }, men kortet ligger der ikke: { $card }. Din tur er slut.
quartino-event-you-card-refused = Du siger »Quartino« fra felt { $first }, men kortet ligger der ikke: { $card }. Afvist: Din tur fortsætter.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = lagde en { $colour } farvebrik { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }
quartino-did-clear = ryddede søjlen { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }
quartino-did-colours = sagde »fire ens«
quartino-did-column = sagde »søjle«
quartino-did-card = lavede et kort
quartino-did-wrong = viste et kort, der ikke lå der
quartino-made = Du har lavet et kort: { $left }.
quartino-last-card = { $who } lavede sit sidste kort
quartino-last-card-you = Du har lavet dit sidste kort

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Ingen farve havde fire farvebrikker på brættet, da din tur begyndte. Læg en farvebrik.
quartino-refused-no-column = { $height ->
        [0] På feltet ligger ingen farvebrik, og »søjle« kræver fire. Læg en farvebrik.
        [one] På feltet ligger kun { $height } farvebrik, og »søjle« kræver fire. Læg en farvebrik.
       *[other] På feltet ligger kun { $height } farvebrikker, og »søjle« kræver fire. Læg en farvebrik.
    }
quartino-refused-stale = Spillet er gået videre. Se efter, og vælg så.
quartino-refused-no-quartino = Det kort ligger der ikke. De andre har set det, men din tur fortsætter.
quartino-refused-say-too-late = Det kan du kun sige, før du lægger din første farvebrik.
quartino-refused-said-already = Det har du allerede sagt i denne tur.
quartino-refused-place-first = Læg alle dine farvebrikker først.
quartino-refused-colour-used-up = Der er ikke flere farvebrikker i den farve. Vælg en anden.

## Actions

quartino-say-colours = Fire ens!
quartino-say-column = Søjle!
quartino-clear = Ryd { $space ->
        [midten] midten
       *[other] felt { $space }
    }
quartino-end = Slut tur
quartino-clear-short = Ryd { $space }
quartino-clear-one = Ryd en søjle
quartino-do-place = Læg den
quartino-do-clear = Ryd den
quartino-do-say = Sig det
quartino-do-call = Quartino!
quartino-actions = Din tur

## Hints: $card is a card in words or letters, $tokens a list of quartino-hint-token, $number how many cards are equally near

quartino-hint-near = { $number ->
        [one] Dit nærmeste kort: { $card }. Der mangler: { $tokens }.
       *[other] Et af dine nærmeste kort: { $card }. Der mangler: { $tokens }.
    }
quartino-hint-marked = { $number ->
        [one] Det markerede kort er dit nærmeste. Der mangler: { $tokens }.
       *[other] Det markerede kort er et af dine nærmeste. Der mangler: { $tokens }.
    }
quartino-hint-there = Ligger allerede på brættet: { $card }.
quartino-hint-marked-there = Det markerede kort ligger allerede på brættet.
quartino-hint-far = Ingen af dine kort er tæt på endnu: Hvert mangler mindst { $missing } farvebrikker.
quartino-hint-token = { $colour } { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }
quartino-hint-holds = Skøn: Måske har { $who } { $cards }.
quartino-hint-may-hold = Måske har andre (skøn)
quartino-hint-unread = Det er for tidligt at gætte de andres kort.
quartino-hint-deck = Computeren har ikke lært disse kort: Den kan ikke skønne over de andres, og dens forslag er dårligere end ellers.
quartino-hint-turns = Computeren har ikke lært så lange spil: Den spiller, som om der højst var 200 ture tilbage.
quartino-hint-playouts = Ikke en farvebrik til dit nærmeste kort, men den bedste i computerens simulerede spil.
quartino-hint-place = Et forslag: Læg en { $colour } farvebrik { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
quartino-hint-clear = Et forslag: Ryd søjlen { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
quartino-hint-colours = Et forslag: Sig »fire ens«.
quartino-hint-column = Et forslag: Sig »søjle« { $space ->
        [midten] i midten
       *[other] på felt { $space }
    }.
quartino-hint-call = Et forslag: Sig »Quartino« fra felt { $first } med dette kort: { $card }.
quartino-hint-end = Et forslag: Slut din tur.

## One screen

quartino-pass = Giv skærmen videre til { $name }
quartino-pass-why = Kortene er skjulte, indtil { $name } er her, og ingen andre kigger med.
quartino-pass-ready = Jeg er { $name }: Vis mine kort

## Keys

quartino-keys = Taster
quartino-key-move = gå rundt på kanten
quartino-key-jump = gå til et felt på kanten
quartino-key-centre = gå til midten
quartino-key-colour = tag en gul, blå, grøn eller lyserød farvebrik
quartino-key-colours = sig »fire ens«
quartino-key-column = sig »søjle« for det felt, du er på
quartino-key-clear = ryd søjlen
quartino-key-call = sig Quartino
quartino-key-turn = drej kortene
quartino-key-end = slut din tur
quartino-key-confirm = vælg, og bekræft så
quartino-key-choose = vælg
quartino-key-undo = fortryd
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
