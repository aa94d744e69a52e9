### Understanding: analysis, replay, puzzles, kept games. Čeština

## Analysis

study-analysis = Rozbor
study-analysis-about =
    Sestav kteroukoli pozici, rozehraj ji a podívej se na výsledek každého tahu
    při dokonalé hře. Začni na prázdné desce a prozkoumej zahájení.
study-setup = Pravidla a pozice
study-rules = Pravidla
study-as-text = Pravidla a pozice jako text
study-rules-text = Pravidla
study-position-text = Pozice
study-position-about = Čtyři řádky odzadu, tečka za každé volné pole, pak figurka v ruce nebo pomlčka.
study-set = Sestavit
study-player = Hráč { $seat }
study-choices = Každý tah a jeho výsledek
study-thinking = Přemýšlím…
study-verdict-win = { $who } stojí na výhru
study-verdict-win-you = Stojíš na výhru
study-verdict-draw = Remíza při nejlepší hře
study-verdict-loss = { $who } stojí na prohru
study-verdict-loss-you = Stojíš na prohru
study-verdict-unknown = Zatím nelze říct
study-wins-you = Vyhráváš
study-verdict-win-in = { $number ->
        [one] { $who } vyhraje v tomto tahu
        [few] { $who } vyhraje za { $number } tahy
       *[other] { $who } vyhraje za { $number } tahů
    }
study-verdict-win-in-you = { $number ->
        [one] Vyhraješ v tomto tahu
        [few] Vyhraješ za { $number } tahy
       *[other] Vyhraješ za { $number } tahů
    }
study-verdict-loss-in = { $number ->
        [one] { $who } prohraje v tomto tahu
        [few] { $who } prohraje nejpozději za { $number } tahy
       *[other] { $who } prohraje nejpozději za { $number } tahů
    }
study-verdict-loss-in-you = { $number ->
        [one] Prohraješ v tomto tahu
        [few] Prohraješ nejpozději za { $number } tahy
       *[other] Prohraješ nejpozději za { $number } tahů
    }
study-asked-give = { $who } dává figurku
study-asked-give-you = Dáváš figurku
study-asked-place = { $who } pokládá figurku
study-asked-place-you = Pokládáš figurku
study-asked-call = { $who } smí hlásit
study-asked-call-you = Smíš hlásit
study-asked-decline = { $who } hlásí, nebo ne
study-asked-decline-you = Hlásíš, nebo ne
study-win-in = { $number ->
        [one] výhra v tomto tahu
        [few] výhra za { $number } tahy
       *[other] výhra za { $number } tahů
    }
study-loss-in = { $number ->
        [one] prohra v tomto tahu
        [few] prohra za { $number } tahy
       *[other] prohra za { $number } tahů
    }
study-turns = { $number ->
        [one] { $number } tah
        [few] { $number } tahy
       *[other] { $number } tahů
    }
study-choice = { $move }: { $value }
study-alike = { $kind ->
        [give] { $number ->
            [one] a { $number } další figurka
            [few] a { $number } další figurky
           *[other] a { $number } dalších figurek
        }
        [place] { $number ->
            [one] a { $number } další pole
            [few] a { $number } další pole
           *[other] a { $number } dalších polí
        }
       *[other] a ještě { $number }
    }
study-back = Zpět
study-forward = Vpřed
study-play = Přehrát
study-pause = Pozastavit
study-best-choice = { $value }, nejlepší tah
study-moves = Tahy
study-main-line = Hlavní varianta
study-variation = Varianta
study-variation-delete = Smazat variantu
study-play-on = Hrát odtud
study-play-side = Hrát za
study-play-to-move = { $who } (na tahu)
study-play-both = Obě strany na této obrazovce
study-play-start = Hrát
study-copy-link = Kopírovat odkaz
study-copied = Zkopírováno
study-link = Odkaz

study-edit = Sestavit pozici
study-edit-take = Vyber figurku vedle desky, nebo klepni na figurku na desce a odeber ji.
study-edit-put = Vyber pro ni pole.
study-edit-held = vybraná
study-edit-give = Dát do ruky
study-edit-take-hand = Vzít z ruky
study-edit-clear = Vyprázdnit desku
study-edit-done = Hotovo
study-standing = { $squares } už mají společnou vlastnost. Sestavenou řadu ohlásit nelze, jen řadu, která vznikne odteď.

## A game, judged

study-game = Hra
study-judging = Rozebírám každý tah…
study-judging-stop = Zastavit
study-judging-stopped = Rozbor byl zastaven, takže nejsou posouzeny všechny tahy.
study-mistake = Chyba: byla to { $before }, teď je to { $after }
study-summary = { $name }: { $mistakes ->
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chyb
    }
study-start = Začátek

## Rozbor hry Quartina

study-turn-mistake = Chyba: z { $before } na { $after }
study-turn-mistake-known = Chyba podle toho, co hráč mohl vědět
study-turn-change = { $turn }. tah, { $who }: z { $before } na { $after }
study-turn-changes = Rozhodující tahy
study-turn-better = Ukázat lepší tah
study-turn-token = { $colour } { $space ->
        [one] na políčko { $space }
        [few] na políčko { $space }
        [other] na políčko { $space }
       *[centre] na střed
    }
study-held = Jaké karty mohli mít?
study-held-about = { $who }: co šlo na začátku každého tahu poznat z vlastních karet a ze všech dosavadních tahů. Procenta jsou odhady.
study-held-about-you = Co šlo na začátku každého tahu poznat z tvých karet a ze všech dosavadních tahů. Procenta jsou odhady.
study-held-viewer = Pohled
study-held-turn = Před { $turn }. tahem ({ $who })
study-held-card = Karta
study-held-chance = Pravděpodobnost
study-held-true = Opravdu v ruce
study-turn-could-stop-you = Kartě { $card } pořád chybí jen jeden žeton a možná je to tvoje poslední karta ({ $percent }).
study-turn-helps-card-you = Kartě { $card } teď chybí jen jeden žeton a možná ji máš ty ({ $percent }).

## Replay

study-replay-title = Přehrání hry
study-replay = Přehrát
study-analyse = Rozebrat
study-versus = { $a } – { $b }
study-loading = Načítám hru…
study-moment = Tah
study-moment-of = Krok { $number } / { $most }
study-first = Přejít na začátek
study-last = Přejít na konec
study-save-record = Uložit zápis hry
study-save-picture = Uložit obrázek
study-all-games = Všechny moje hry
study-cards = Známé karty
study-cards-left = { $number ->
        [0] nezbývá žádná karta
        [one] zbývá { $number } karta
        [few] zbývají { $number } karty
       *[other] zbývá { $number } karet
    }

## Games

study-games = Moje hry
study-going = Rozehrané
study-local = Hra na tomto zařízení
study-go-on = Pokračovat
study-kept = Dohrané
study-kept-none = Zatím žádné dohrané hry. Dohrané hry se ukládají tady, na tomto zařízení.
study-no-result = nedohráno
study-forget = Smazat
study-forget-this = Smazat: { $game }
study-paste = Načíst hru
study-record = Zápis hry
study-record-about = Vlož text hry, nebo otevři její soubor.
study-record-example = Příklad:
study-open-file = Otevřít soubor
study-no-record = Tohle není zápis hry. Zápis začíná „game: quarto“ nebo „game: quartino“.
study-at-line = Řádek { $line }: { $what }

## Puzzles

study-puzzles = Úlohy
study-grade = Obtížnost
study-puzzle-win-place = Polož figurku na jediné pole, které vede k výhře.
study-puzzle-win-give = Dej jedinou figurku, která vede k výhře.
study-puzzle-hold-place = Polož figurku na jediné pole, které nevede k prohře.
study-puzzle-hold-give = Dej jedinou figurku, která nevede k prohře.
study-puzzle-checking = Kontroluji…
study-puzzle-right = Správně! Pokračuj: dotáhni výhru.
study-puzzle-solved = Vyřešeno: vyhráváš!
study-puzzle-held = Vyřešeno: žádný jiný tah remízu nezachrání.
study-puzzle-wrong = Ne. { $why } Zkus to znovu.
study-puzzle-loses = Ne, tento tah prohrává: { $move }. Zkus to znovu.
study-puzzle-slips = Ne, tento tah zahazuje výhru: { $move }. Zkus to znovu.
study-puzzle-answer = Řešení: { $move }.
study-puzzle-length = { $number ->
        [one] Stačí položit jednu figurku.
        [few] Je třeba položit { $number } figurky.
       *[other] Je třeba položit { $number } figurek.
    }
study-puzzle-length-give = { $number ->
        [one] Pak stačí položit jednu figurku.
        [few] Pak je třeba položit { $number } figurky.
       *[other] Pak je třeba položit { $number } figurek.
    }
study-puzzle-halved = Polovina špatných tahů je vyškrtnutá.
study-puzzle-not = tohle ne
study-puzzle-this = tohle
study-puzzle-next = Další úloha
study-puzzle-skip = Přeskočit
study-streak = Série
study-best-streak = Nejlepší série
study-solved = Vyřešeno
study-solved-of = { $number } / { $most }

## Puzzles of Quartino

study-quartino-kind = Druh
study-quartino-any = Všechny druhy
study-quartino-name-two-cards = Dvě karty
study-quartino-name-chain = Řetěz
study-quartino-name-stop = Zastavení
study-quartino-name-announce = Ohlášení
study-quartino-name-hand = Skrytá karta
study-quartino-two-cards = Splň v tomto tahu dvě karty.
study-quartino-chain = { $number ->
        [few] Splň v tomto tahu { $number } karty.
       *[other] Splň v tomto tahu { $number } karet.
    }
study-quartino-stop = Polož jediný žeton, po kterém soupeř nemůže splnit žádnou kartu.
study-quartino-stop-rule = Soupeř může mít kteroukoli kartu, která není tvoje ani splněná.
study-quartino-announce = Ohlas vše, co tu je: 4 barvy, sloupec, nebo obojí.
study-quartino-hand = Soupeři zbývá jedna karta. Která?
study-quartino-hand-rule = Pravidlo: každý soupeřův žeton dostal na místo tolik barev té karty, kolik jeden žeton mohl, a kartu soupeř ohlásí, jakmile leží na desce.
study-quartino-all-said = To je vše
study-quartino-pick = Odpovědět
study-quartino-right = Správně! Pokračuj.
study-quartino-solved = Vyřešeno!
study-quartino-wrong-way = Ne, tudy cesta nevede. Zkus to znovu.
study-quartino-wrong-stop = Ne, soupeř by ještě mohl splnit kartu. Zkus to znovu.
study-quartino-wrong-say = Ne, to tu není. Zkus to znovu.
study-quartino-wrong-more = Ne, je tu ještě něco k ohlášení.
study-quartino-wrong-hand = Ne, s touto kartou by soupeř pokládal jinak. Zkus to znovu.
study-quartino-hint-card = Hledej tuto kartu: { $card }.
study-quartino-hint-token = Barva žetonu: { $colour }.
study-quartino-hint-say = { $number ->
        [one] K ohlášení je jedna věc.
        [few] K ohlášení jsou { $number } věci.
       *[other] K ohlášení je { $number } věcí.
    }
study-quartino-hint-hand = Polovina špatných karet je vyškrtnutá.
study-quartino-opponent = Soupeř

## Hints

study-hint = Nápověda
study-show-answer = Ukázat řešení
study-hint-call = Než potáhneš, prohlédni si řady: něco se dá ohlásit.
study-hint-winning = Na jednom z polí tato figurka dokončí řadu.
study-hint-no-winning = Tato figurka zatím žádnou řadu nedokončí. Mysli na figurku, kterou pak budeš muset dát.
study-hint-place = Dokončí tato figurka řadu? Když ne, mysli na figurku, kterou pak budeš muset dát.
study-hint-nothing = Už není co hlásit.
study-hint-none-safe = Každá figurka někde dokončí řadu. Zbývá jen doufat, že ji soupeř přehlédne.
study-hint-all-safe = Žádná figurka hned nedokončí řadu. Mysli o dva tahy dopředu.
study-hint-safe = { $number ->
        [one] Jen jedna figurka hned nedokončí řadu: { $pieces }.
       *[other] Řadu hned nedokončí tyto figurky: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Jedna figurka hned dokončí řadu, tak ji nedávej: { $pieces }.
       *[other] Tyto figurky hned dokončí řadu, tak je nedávej: { $pieces }.
    }
study-hint-any = Každý tah udrží výsledek ({ $value }), například: { $move }.
study-hint-best = { $more ->
        [0] Nejlepší ({ $value }): { $moves }.
        [one] Nejlepší ({ $value }): { $moves } a ještě { $more } další.
        [few] Nejlepší ({ $value }): { $moves } a ještě { $more } další.
       *[other] Nejlepší ({ $value }): { $moves } a ještě { $more } dalších.
    }
study-hint-lost = Proti dokonalé hře prohrává každý tah. Vyber ten, který se nejhůř trestá.
study-hint-unknown = Zatím nelze říct, co je nejlepší.
study-hint-try = Návrh: { $move }.

## What went wrong

study-refused-no-such-game = Tato hra tu není uložená. Popros o zápis hry, nebo vyber jinou.
study-refused-no-record = Tohle není zápis hry.
study-refused-no-game = U tohoto stolu se ještě nehrálo.
study-refused-not-over = Hra ještě běží. Rozeber ji, až skončí.
study-refused-bad-rules = Tato pravidla nelze přečíst. Vyber některá ze seznamu.
study-refused-core-failed = Tento prohlížeč nedokáže spustit herní motor. Použij novější, nebo hraj v terminálu.
study-refused-wrong-colours = S vlastními barvami se světlé a tmavé figurky dávají střídavě. Použij od obou stejně, nebo o jednu víc té barvy, která se dává první.
study-refused-mushrooms-wrong-colours = S vlastními barvami se červené a modré houby dávají střídavě. Použij od obou stejně, nebo o jednu víc té barvy, která se dává první.
study-refused-line-in-referee-play = Řada je dokončená, takže hra skončila. Odeber některou figurku.
study-refused-offline = Server není dostupný. Hry uložené na tomto zařízení fungují i tak.
