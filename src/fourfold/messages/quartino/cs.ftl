### Fourfold: čeština. What the page says in a game of Quartino.
### Names and spaces stay in the nominative, or in the accusative where it is the same; colours are masculine (žeton).

## The wheel, spoken. $where is "the centre" or "space 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Kolo
quartino-wheel-figure = Kolo. { $columns }.
quartino-wheel-bare = Nic na něm neleží
quartino-space = políčko { $space }
quartino-space-empty = { $where }: nic
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $number ->
        [one] { $where }, { $number } žeton zdola nahoru: { $colours }
        [few] { $where }, { $number } žetony zdola nahoru: { $colours }
       *[other] { $where }, { $number } žetonů zdola nahoru: { $colours }
    }
quartino-chosen = vybráno
quartino-bottom = dole
quartino-top = nahoře
quartino-rings = Při pohledu shora je vnější prstenec nejspodnější žeton.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } ve středu, pak po směru hodinových ručiček { $rim }
quartino-card-hidden = skrytá karta
quartino-card-seen = viděli všichni
quartino-card-made = splněná
quartino-your-cards = Tvoje karty
quartino-cards-of = { $name }: karty
quartino-turn-cards = Otočit karty
quartino-enlarge = Zvětšit: { $card }
quartino-close = Zavřít
quartino-cards-left = { $number ->
        [one] zbývá { $number } karta
        [few] zbývají { $number } karty
       *[other] zbývá { $number } karet
    }
quartino-has-left = už nehraje

## The reserve

quartino-reserve = Hromádky: vyber barvu
quartino-left = zbývá

## The steps of a turn

quartino-steps = Kroky tahu
quartino-step-check = Prohlédni kolo
quartino-step-place = { $number ->
        [0] Polož
        [one] Polož { $number } žeton
        [few] Polož { $number } žetony
       *[other] Polož { $number } žetonů
    }
quartino-step-call = Ohlas Quartino
quartino-said-colours = 4 barvy: +1 žeton
quartino-said-column = Sloupec ({ $where }): +1 žeton

## What is to be done now. $where is a space, $colour a colour

quartino-ask-check = Čtyři žetony jedné barvy na kole, nebo sloupec ze čtyř? Řekni to, než položíš.
quartino-ask-place = Můžeš na kterékoli políčko, i na jiné žetony.
quartino-why-colours = { $number ->
        [one] Na kole byly čtyři žetony jedné barvy: ještě jeden žeton.
        [few] Na kole byly čtyři žetony jedné barvy: { $number } žetony.
       *[other] Na kole byly čtyři žetony jedné barvy: { $number } žetonů.
    }
quartino-why-column = { $number ->
        [one] Byl tu sloupec ze čtyř: ještě jeden žeton.
        [few] Byl tu sloupec ze čtyř: { $number } žetony.
       *[other] Byl tu sloupec ze čtyř: { $number } žetonů.
    }
quartino-why-both = { $number ->
        [one] Čtyři jedné barvy a sloupec ze čtyř: ještě jeden žeton.
        [few] Čtyři jedné barvy a sloupec ze čtyř: { $number } žetony.
       *[other] Čtyři jedné barvy a sloupec ze čtyř: { $number } žetonů.
    }
quartino-why-card = Karta je splněná: ještě jeden žeton.
quartino-ask-space = Teď klepni na políčko pro { $colour } žeton.
quartino-ask-colour = Teď vyber barvu pro { $where }.
quartino-ask-placing = { $colour } na { $where }? Dalším klepnutím položíš.
quartino-ask-clear = { $number ->
        [one] Sloupec ze čtyř ({ $where }): klepnutím ho odklidíš.
       *[other] Sloupce ze čtyř ({ $where }): klepnutím jeden odklidíš.
    }
quartino-ask-clear-too = { $number ->
        [one] Čtyři jedné barvy a sloupec ({ $where }): odkliď i ten. Klepni na něj, než vezmeš barvu.
       *[other] Čtyři jedné barvy a sloupce ({ $where }): odkliď i jeden z nich. Klepni na něj, než vezmeš barvu.
    }
quartino-ask-clearing = { $number ->
        [one] Odklidit { $where }? Na hromádky se vrátí { $number } žeton.
        [few] Odklidit { $where }? Na hromádky se vrátí { $number } žetony.
       *[other] Odklidit { $where }? Na hromádky se vrátí { $number } žetonů.
    }
quartino-ask-colours = Říct „4 barvy“? Když to sedí, položíš o žeton víc.
quartino-ask-column = Klepni na sloupec, který má čtyři žetony nebo víc.
quartino-ask-column-here = Říct „sloupec“ ({ $where })? Když to sedí, odklidíš ho a položíš o žeton víc.
quartino-ask-call = Počítají se jen horní žetony. Je tam některá z tvých karet?
quartino-ask-call-referee = { $number ->
        [0] Žádná z tvých karet na kole není.
       *[other] Jedna z tvých karet je na kole: ohlas Quartino.
    }
quartino-ask-card = Kterou kartu ukážeš?
quartino-ask-first = Klepni na políčko, kde leží její první žeton na okraji: { $colour }.
quartino-ask-rim = Klepni na políčko okraje: střed se přidá sám.
quartino-ask-calling = Ukázat tu tuto kartu? Když tu není, všichni ji uvidí a tvůj tah skončí.
quartino-ask-calling-referee = Ukázat tu tuto kartu? Když tu není, všichni ji uvidí.
quartino-ask-rest = Všechny žetony jsou položené. Vyber kartu, kterou ohlásíš, nebo ukonči tah.
quartino-wrong-call = Ta karta tam na kole nebyla: všichni ji viděli a tah skončil.
quartino-event-card-right = { $who } hlásí „Quartino“ od políčka { $first } a plní kartu: { $card }.
quartino-event-card-wrong = { $who } hlásí „Quartino“ od políčka { $first }, ale karta tam není: { $card }. Tah končí.
quartino-event-card-refused = { $who } hlásí „Quartino“ od políčka { $first }, ale karta tam není: { $card }. Odmítnuto: tah pokračuje.
quartino-event-you-token = Pokládáš { $colour } na { $space }.
quartino-event-you-say-colours = Říkáš „4 barvy“.
quartino-event-you-say-column = Říkáš „sloupec“ a ukazuješ na { $space }.
quartino-event-you-clear = Odklízíš sloupec ({ $space }).
quartino-event-you-end = Končíš tah.
quartino-event-you-card-right = Hlásíš „Quartino“ od políčka { $first } a plníš kartu: { $card }.
quartino-event-you-card-wrong = Hlásíš „Quartino“ od políčka { $first }, ale karta tam není: { $card }. Tvůj tah končí.
quartino-event-you-card-refused = Hlásíš „Quartino“ od políčka { $first }, ale karta tam není: { $card }. Odmítnuto: tvůj tah pokračuje.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who } { $deeds }.
quartino-did-place = pokládá { $colour } na { $space }
quartino-did-clear = odklízí sloupec ({ $space })
quartino-did-colours = říká „4 barvy“
quartino-did-column = říká „sloupec“
quartino-did-card = plní kartu
quartino-did-wrong = ukazuje kartu, která tam není
quartino-made = Máš splněnou kartu: { $left }.
quartino-last-card = { $who } plní poslední kartu
quartino-last-card-you = Máš splněnou poslední kartu

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Žádná barva neměla na začátku tvého tahu na kole čtyři žetony. Nic se neděje: hraj dál.
quartino-refused-no-column = { $height ->
        [0] Žádný žeton tam neleží a sloupec potřebuje čtyři. Nic se neděje: hraj dál.
        [one] Leží tam jen { $height } žeton a sloupec potřebuje čtyři. Nic se neděje: hraj dál.
        [few] Leží tam jen { $height } žetony a sloupec potřebuje čtyři. Nic se neděje: hraj dál.
       *[other] Leží tam jen { $height } žetonů a sloupec potřebuje čtyři. Nic se neděje: hraj dál.
    }
quartino-refused-stale = Hra už pokročila. Podívej se a pak vyber.
quartino-refused-no-quartino = Ta karta tam na kole není. Ostatní ji viděli, ale tvůj tah pokračuje.
quartino-refused-say-too-late = To se říká jen před prvním žetonem tahu.
quartino-refused-said-already = To už v tomto tahu zaznělo.
quartino-refused-place-first = Nejdřív polož všechny žetony, které máš položit.
quartino-refused-colour-used-up = Na hromádce už žádný žeton té barvy není. Vyber jinou.

## Actions

quartino-say-colours = 4 barvy!
quartino-say-column = Sloupec!
quartino-clear = Odklidit { $where }
quartino-end = Ukončit tah
quartino-do-place = Položit
quartino-do-clear = Odklidit
quartino-do-say = Říct to
quartino-do-call = Quartino!
quartino-undo = Zrušit
quartino-actions = Tvůj tah

## One screen

quartino-pass = Teď hraje { $name }
quartino-pass-why = Karty zůstanou skryté, dokud u obrazovky není { $name } a nikdo jiný se nedívá.
quartino-pass-ready = Tady { $name }: ukaž mi karty

## Keys

quartino-keys = Klávesy
quartino-key-move = pohyb po okraji
quartino-key-jump = na políčko okraje
quartino-key-centre = na střed
quartino-key-colour = vzít barvu
quartino-key-colours = říct „4 barvy“
quartino-key-column = říct „sloupec“ tam, kde jsi
quartino-key-clear = odklidit sloupec
quartino-key-call = ohlásit Quartino
quartino-key-turn = otočit karty
quartino-key-end = ukončit tah
quartino-key-confirm = vybrat, pak potvrdit
quartino-key-undo = zrušit
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
