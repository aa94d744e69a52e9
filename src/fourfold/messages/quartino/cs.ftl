### Fourfold: čeština. What the page says in a game of Quartino.
### Names and spaces stay in the nominative, or in the accusative where it is the same; colours are masculine (žeton).

## The wheel, spoken. $where is "the centre" or "space 5" (capitalised); $colours a list from bottom to top

quartino-wheel = Hrací deska
quartino-wheel-figure = Hrací deska. { $columns }.
quartino-wheel-bare = Je prázdná
quartino-space = políčko { $space }
quartino-space-empty = { $where }: nic
quartino-space-one = { $where }: { $colour }
quartino-space-column = { $number ->
        [one] { $where }, { $number } žeton zdola nahoru: { $colours }
        [few] { $where }, { $number } žetony zdola nahoru: { $colours }
       *[other] { $where }, { $number } žetonů zdola nahoru: { $colours }
    }
quartino-chosen = vybráno
quartino-bottom = dole
quartino-top = nahoře
quartino-rings = Při pohledu shora je vnější kroužek spodní žeton.

## Cards: $centre is a colour, $rim a list of three

quartino-card = { $centre } ve středu, pak po směru hodinových ručiček { $rim }
quartino-card-hidden = skrytá karta
quartino-card-seen = ukázaná všem
quartino-card-made = splněná
quartino-your-cards = Tvoje karty
quartino-cards-of = { $name }: karty
quartino-turn-cards = Pootočit karty
quartino-enlarge = Zvětšit: { $card }
quartino-close = Zavřít
quartino-cards-left = { $number ->
        [0] nezbývá žádná karta
        [one] zbývá { $number } karta
        [few] zbývají { $number } karty
       *[other] zbývá { $number } karet
    }
quartino-has-left = už nehraje

## The reserve

quartino-reserve = Hromádky: vyber barvu
quartino-left = na hromádce

## What is to be done now, and a note on it. $where is a space, $colour a colour

quartino-ask-check = Ohlas 4 barvy nebo sloupec, nebo polož žeton
    .note = Čtyři nebo víc žetonů jedné barvy, nebo sloupec ze čtyř či víc?
quartino-why-colours = { $number ->
        [one] Čtyři nebo víc jedné barvy: ještě jeden žeton.
        [few] Čtyři nebo víc jedné barvy: zbývá položit { $number } žetony.
       *[other] Čtyři nebo víc jedné barvy: zbývá položit { $number } žetonů.
    }
quartino-why-column = { $number ->
        [one] Sloupec ze čtyř nebo víc: ještě jeden žeton.
        [few] Sloupec ze čtyř nebo víc: zbývá položit { $number } žetony.
       *[other] Sloupec ze čtyř nebo víc: zbývá položit { $number } žetonů.
    }
quartino-why-both = { $number ->
        [one] Čtyři nebo víc jedné barvy a sloupec: ještě jeden žeton.
        [few] Čtyři nebo víc jedné barvy a sloupec: zbývá položit { $number } žetony.
       *[other] Čtyři nebo víc jedné barvy a sloupec: zbývá položit { $number } žetonů.
    }
quartino-why-card = Karta splněná: ještě jeden žeton.
quartino-ask-space = Teď vyber políčko pro { $colour } žeton
quartino-ask-colour = Teď vyber barvu pro { $where }
quartino-ask-placing = { $colour } žeton na { $where }? Klepni znovu a položíš ho.
quartino-ask-clear = { $number ->
        [one] Je tu vysoký sloupec ({ $where }). Klepni na něj a vrátíš ho na hromádky.
       *[other] Jsou tu vysoké sloupce ({ $where }). Klepni na jeden z nich a vrátíš ho na hromádky.
    }
quartino-ask-clear-too = Obě situace: { $due ->
        [one] zbývá položit { $due } žeton
        [few] zbývá položit { $due } žetony
       *[other] zbývá položit { $due } žetonů
    }. { $number ->
        [one] Sloupec ({ $where })
       *[other] Jeden ze sloupců ({ $where })
    } vrať kdykoli v tomto tahu.
quartino-ask-clearing = Vrátit sloupec ({ $where })?
    .note = { $number ->
        [one] Na hromádky se vrátí { $number } žeton.
        [few] Na hromádky se vrátí { $number } žetony.
       *[other] Na hromádky se vrátí { $number } žetonů.
    }
quartino-ask-colours = Ohlásit „4 barvy“?
    .note = Když máš pravdu, položíš o žeton víc. Když ne, nic se nemění.
quartino-ask-column = Vyber sloupec ze čtyř nebo víc žetonů
quartino-ask-column-here = Ohlásit „sloupec“ ({ $where })?
    .note = Když máš pravdu, vrátíš ho na hromádky a položíš o žeton víc. Když ne, nic se nemění.
quartino-call-too-early = Hlásit můžeš, až budou na desce čtyři žetony.
quartino-call-after = { $number ->
        [0] Quartino můžeš ohlásit, až vrátíš sloupec.
        [one] Quartino můžeš ohlásit, až položíš žeton.
        [2] Quartino můžeš ohlásit, až položíš oba žetony.
        [few] Quartino můžeš ohlásit, až položíš všechny { $number } žetony.
       *[other] Quartino můžeš ohlásit, až položíš všech { $number } žetonů.
    }
quartino-call-after-both = { $number ->
        [one] Quartino můžeš ohlásit, až položíš žeton a vrátíš sloupec.
        [few] Quartino můžeš ohlásit, až položíš { $number } žetony a vrátíš sloupec.
       *[other] Quartino můžeš ohlásit, až položíš { $number } žetonů a vrátíš sloupec.
    }
quartino-ask-call = Počítají se jen horní žetony. Je tam některá z tvých karet?
quartino-ask-call-none = Žádná z tvých karet na desce není.
quartino-ask-card = Kterou kartu ukážeš?
quartino-not-on-wheel = Tato karta na desce není. Vyber jinou.
quartino-ask-first = Vyber políčko zakroužkovaného žetonu: { $colour }
    .note = Je první ze tří po směru hodinových ručiček.
quartino-ask-rim = Vyber políčko na okraji. Střed se přidá sám.
quartino-ask-calling = Ukázat tuto kartu tady?
    .note = Když tu není, všichni ji uvidí a tvůj tah končí.
quartino-ask-calling-referee = Ukázat tuto kartu tady?
    .note = Rozhodčí to ověřil: karta tu je.
quartino-ask-rest = Žetony jsou položené. Vyber kartu, kterou ohlásíš, nebo ukonči tah.
quartino-wrong-call = Ta karta tam není. Všichni ji viděli a tah skončil.
quartino-false-call = { $who }: chybné hlášení, karta tam není.
quartino-false-call-your-turn = { $who }: chybné hlášení. Jsi na tahu: polož žeton.
quartino-made-now = { $who } má splněnou kartu.
quartino-made-now-you = Máš splněnou kartu!
quartino-tokens-back = Její žetony jsou zpět na hromádkách.
quartino-event-card-right = { $who }: „Quartino“ od políčka { $first }, splněná karta: { $card }.
quartino-event-card-wrong = { $who }: „Quartino“ od políčka { $first }, ale karta tam není: { $card }. Konec tahu.
quartino-event-card-refused = { $who }: „Quartino“ od políčka { $first }, ale karta tam není: { $card }. Odmítnuto: tah pokračuje.
quartino-event-you-token = Tvůj tah: { $colour } žeton { $space ->
        [one] na políčko { $space }
        [few] na políčko { $space }
        [other] na políčko { $space }
       *[centre] na střed
    }.
quartino-event-you-say-colours = Tvůj tah: „4 barvy“.
quartino-event-you-say-column = Tvůj tah: „sloupec“ { $space ->
        [one] na políčku { $space }
        [few] na políčku { $space }
        [other] na políčku { $space }
       *[centre] ve středu
    }.
quartino-event-you-clear = Tvůj tah: sloupec { $space ->
        [one] z políčka { $space }
        [few] z políčka { $space }
        [other] z políčka { $space }
       *[centre] ze středu
    } zpět na hromádky.
quartino-event-you-end = Konec tvého tahu.
quartino-event-you-card-right = Tvůj tah: „Quartino“ od políčka { $first }, splněná karta: { $card }.
quartino-event-you-card-wrong = Tvůj tah: „Quartino“ od políčka { $first }, ale karta tam není: { $card }. Konec tahu.
quartino-event-you-card-refused = Tvůj tah: „Quartino“ od políčka { $first }, ale karta tam není: { $card }. Odmítnuto: tvůj tah pokračuje.

## What was done since one’s last turn: $deeds is a list of the phrases that follow it, $left how many cards are left

quartino-did = { $who }: { $deeds }.
quartino-did-place = { $colour } žeton { $space ->
        [one] na políčko { $space }
        [few] na políčko { $space }
        [other] na políčko { $space }
       *[centre] na střed
    }
quartino-did-clear = sloupec { $space ->
        [one] z políčka { $space }
        [few] z políčka { $space }
        [other] z políčka { $space }
       *[centre] ze středu
    } zpět na hromádky
quartino-did-colours = „4 barvy“
quartino-did-column = „sloupec“
quartino-did-card = splněná karta
quartino-did-wrong = ukázaná karta, která tam není
quartino-made = Máš splněnou kartu: { $left }.
quartino-last-card = { $who } má splněnou poslední kartu
quartino-last-card-you = Máš splněnou poslední kartu

## What was said wrongly: $height is a number of tokens

quartino-refused-no-four-colours = Žádná barva neměla na začátku tvého tahu na desce čtyři žetony. Polož žeton.
quartino-refused-no-column = { $height ->
        [0] Neleží tam žádný žeton a „sloupec“ potřebuje čtyři. Polož žeton.
        [one] Leží tam jen { $height } žeton a „sloupec“ potřebuje čtyři. Polož žeton.
        [few] Leží tam jen { $height } žetony a „sloupec“ potřebuje čtyři. Polož žeton.
       *[other] Leží tam jen { $height } žetonů a „sloupec“ potřebuje čtyři. Polož žeton.
    }
quartino-refused-stale = Hra už pokročila. Podívej se znovu a pak vyber.
quartino-refused-no-quartino = Ta karta tam není. Ostatní ji viděli, ale tvůj tah pokračuje.
quartino-refused-say-too-late = To můžeš ohlásit jen předtím, než položíš první žeton.
quartino-refused-said-already = To už v tomto tahu máš ohlášené.
quartino-refused-place-first = Nejdřív polož všechny své žetony.
quartino-refused-colour-used-up = Žetony té barvy už došly. Vyber jinou.

## Actions

quartino-say-colours = 4 barvy!
quartino-say-column = Sloupec!
quartino-clear = Vrátit sloupec { $space ->
        [one] z políčka { $space }
        [few] z políčka { $space }
        [other] z políčka { $space }
       *[centre] ze středu
    }
quartino-end = Ukončit tah
quartino-clear-short = Vrátit: { $space }
quartino-clear-one = Vrátit sloupec
quartino-do-place = Položit
quartino-do-clear = Vrátit
quartino-do-say = Ohlásit
quartino-do-call = Quartino!
quartino-actions = Tvůj tah

## Hints: $card is a card in words or letters, $tokens a list of quartino-hint-token, $number how many cards are equally near

quartino-hint-near = { $number ->
        [one] Tvoje nejbližší karta: { $card }. Chybí: { $tokens }.
        [few] Jedna z tvých nejbližších karet: { $card }. Chybí: { $tokens }.
       *[other] Jedna z tvých nejbližších karet: { $card }. Chybí: { $tokens }.
    }
quartino-hint-marked = { $number ->
        [one] Označená karta je nejblíž. Chybí: { $tokens }.
        [few] Označená karta je jedna z nejbližších. Chybí: { $tokens }.
       *[other] Označená karta je jedna z nejbližších. Chybí: { $tokens }.
    }
quartino-hint-there = Už leží na desce: { $card }.
quartino-hint-marked-there = Označená karta už leží na desce.
quartino-hint-far = Žádná tvoje karta ještě není blízko: každé chybí aspoň { $missing } žetony.
quartino-hint-token = { $colour } { $space ->
        [one] na políčko { $space }
        [few] na políčko { $space }
        [other] na políčko { $space }
       *[centre] na střed
    }
quartino-hint-holds = Odhad: { $who } má možná { $cards }.
quartino-hint-may-hold = Ostatní mají možná (odhady)
quartino-hint-unread = Na odhad karet ostatních je zatím brzy.
quartino-hint-deck = Počítač se s těmito kartami hrát neučil: karty ostatních odhadnout neumí a jeho návrhy jsou horší než obvykle.
quartino-hint-turns = Počítač se tak dlouhé hry neučil: hraje, jako by zbývalo nejvýš 200 tahů.
quartino-hint-playouts = Není pro tvou nejbližší kartu, ale v simulovaných hrách počítače vyšel nejlépe.
quartino-hint-place = Návrh: polož { $colour } žeton { $space ->
        [one] na políčko { $space }
        [few] na políčko { $space }
        [other] na políčko { $space }
       *[centre] na střed
    }.
quartino-hint-clear = Návrh: vrať sloupec { $space ->
        [one] z políčka { $space }
        [few] z políčka { $space }
        [other] z políčka { $space }
       *[centre] ze středu
    } na hromádky.
quartino-hint-colours = Návrh: ohlas „4 barvy“.
quartino-hint-column = Návrh: ohlas „sloupec“ a ukaž { $space ->
        [one] na políčko { $space }
        [few] na políčko { $space }
        [other] na políčko { $space }
       *[centre] na střed
    }.
quartino-hint-call = Návrh: ohlas „Quartino“ od políčka { $first } s touto kartou: { $card }.
quartino-hint-end = Návrh: ukonči tah.

## One screen

quartino-pass = Předej obrazovku: { $name }
quartino-pass-why = Karty zůstanou skryté, dokud u obrazovky nebude { $name } a ostatní se neodvrátí.
quartino-pass-ready = Tady { $name }: ukázat karty

## Keys

quartino-keys = Klávesy
quartino-key-move = pohyb po okraji
quartino-key-jump = přejít na políčko okraje
quartino-key-centre = přejít na střed
quartino-key-colour = vzít žlutý, modrý, zelený nebo růžový žeton
quartino-key-colours = ohlásit „4 barvy“
quartino-key-column = ohlásit „sloupec“ na políčku, kde jsi
quartino-key-clear = vrátit sloupec
quartino-key-call = ohlásit Quartino
quartino-key-turn = pootočit karty
quartino-key-end = ukončit tah
quartino-key-confirm = vybrat, pak potvrdit
quartino-key-choose = vybrat
quartino-key-undo = zrušit
quartino-key-enter-name = Enter
quartino-key-escape-name = Esc
