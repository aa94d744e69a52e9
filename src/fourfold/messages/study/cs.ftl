### Understanding: analysis, replay, puzzles, kept games. Čeština

## Analysis

study-analysis = Rozbor
study-analysis-about =
    Sestav kteroukoli pozici, hraj z ní dál a podívej se, k čemu každá volba
    vede při dokonalé hře. Na prázdné desce je to kniha zahájení.
study-setup = Pravidla a pozice
study-rules = Pravidla
study-as-text = Pravidla a pozice jako text
study-rules-text = Pravidla
study-position-text = Pozice
study-position-about = Čtyři řádky odzadu, tečka za volné pole, pak figurka v ruce nebo pomlčka.
study-set = Sestavit
study-player = Hráč { $seat }
study-choices = K čemu každá volba vede
study-thinking = Přemýšlím…
study-verdict-win = { $who } může vyhrát
study-verdict-draw = Remíza, když nikdo neudělá chybu
study-verdict-loss = { $who } má prohranou pozici
study-verdict-unknown = Zatím nelze říct
study-verdict-win-in = { $number ->
        [one] { $who } vyhraje v tomto tahu
        [few] { $who } vyhraje nejpozději za { $number } tahy
       *[other] { $who } vyhraje nejpozději za { $number } tahů
    }
study-verdict-loss-in = { $number ->
        [one] { $who } prohraje v tomto tahu
        [few] { $who } vydrží nejvýš { $number } tahy
       *[other] { $who } vydrží nejvýš { $number } tahů
    }
study-asked-give = { $who } dává figurku:
study-asked-place = { $who } pokládá figurku:
study-asked-call = { $who } smí hlásit:
study-asked-decline = { $who } hlásí, nebo nehlásí:
study-win-in = { $number ->
        [one] výhra v tomto tahu
        [few] výhra nejpozději za { $number } tahy
       *[other] výhra nejpozději za { $number } tahů
    }
study-loss-in = { $number ->
        [one] prohra v tomto tahu
       *[other] prohra po { $number } tazích
    }
study-turns = { $number ->
        [one] { $number } tah
        [few] { $number } tahy
       *[other] { $number } tahů
    }
study-alike = { $number ->
        [one] a { $number } stejná volba díky souměrnosti
        [few] a { $number } stejné volby díky souměrnosti
       *[other] a { $number } stejných voleb díky souměrnosti
    }
study-alike-short = { $number ->
        [one] +{ $number } stejná
        [few] +{ $number } stejné
       *[other] +{ $number } stejných
    }
study-back = Zpět
study-forward = Vpřed
study-play = Přehrát
study-pause = Pozastavit
study-best-choice = { $value }, nejlepší volba
study-moves = Tahy
study-main-line = Hlavní varianta
study-variation = Varianta
study-variation-delete = Smazat variantu
study-play-on = Hrát odtud dál
study-play-side = Hraješ za
study-play-to-move = { $who } (na tahu)
study-play-both = Obě strany na této obrazovce
study-play-start = Hrát
study-copy-link = Kopírovat odkaz
study-copied = Zkopírováno
study-link = Odkaz

study-edit = Sestavit pozici
study-edit-take = Vyber figurku vedle desky, nebo klepni na figurku na desce a sundej ji.
study-edit-put = Klepni na pole, kde má stát.
study-edit-held = vybraná
study-edit-give = Dát do ruky
study-edit-take-hand = Vzít z ruky
study-edit-clear = Vyprázdnit desku
study-edit-done = Hotovo
study-standing = { $squares } už mají společný znak. Co bylo postaveno předem, nelze ohlásit: platí jen řada, která vznikne odteď.

## A game, judged

study-game = Hra
study-judging = Posuzuji každý tah…
study-mistake = Chyba: byla to { $before }, teď je to { $after }
study-start = Začátek

## Replay

study-replay-title = Přehrání hry
study-replay = Přehrát
study-analyse = Rozebrat
study-versus = { $a } a { $b }
study-versus-teams = { $a } – { $b }
study-loading = Načítám hru…
study-moment = Okamžik hry
study-moment-of = { $number } z { $most }
study-first = Na začátek
study-last = Na konec
study-save-record = Uložit zápis
study-save-picture = Uložit obrázek
study-all-games = Všechny moje hry
study-cards = Co se ví o kartách
study-cards-left = { $number ->
        [0] nezbývá žádná karta
        [one] zbývá { $number } karta
        [few] zbývají { $number } karty
       *[other] zbývá { $number } karet
    }

## Games

study-games = Moje hry
study-going = Ještě běží
study-local = Hra na tomto zařízení
study-go-on = Pokračovat
study-kept = Dohrané
study-kept-none = Zatím nic. Dohrané hry se ukládají tady, na tomto zařízení.
study-no-result = nedohráno
study-forget = Smazat
study-forget-this = Smazat: { $game }
study-paste = Zápis odjinud
study-record = Zápis
study-record-about = Vlož text hry, nebo otevři její soubor.
study-open-file = Otevřít soubor
study-no-record = Tohle není zápis hry. Ten začíná „game: quarto“ nebo „game: quartino“.
study-at-line = Řádek { $line }: { $what }

## Puzzles

study-puzzles = Úlohy
study-grade = Jak těžké?
study-puzzle-win-place = Polož figurku na jediné pole, které vyhrává.
study-puzzle-win-give = Dej jedinou figurku, která vyhrává.
study-puzzle-hold-place = Polož figurku na jediné pole, které neprohrává.
study-puzzle-hold-give = Dej jedinou figurku, která neprohrává.
study-puzzle-checking = Podíváme se…
study-puzzle-right = Správně. Pokračuj: pořád můžeš vyhrát.
study-puzzle-solved = Vyřešeno: to vyhrává!
study-puzzle-held = Vyřešeno: nic jiného nedrží.
study-puzzle-loses = Ne: { $move } znamená prohru. Odpověď: { $reply }. Zkus to znovu.
study-puzzle-loses-all = Ne: { $move } znamená prohru, ať pak dáš cokoli. Zkus to znovu.
study-puzzle-slips = Ne: { $move } znamená pustit výhru z ruky. Zkus to znovu.
study-puzzle-answer = Řešení: { $move }.
study-puzzle-length = { $number ->
        [one] Rozhodne jedna položená figurka. Polovina špatných možností je vyškrtnutá.
        [few] Je třeba položit { $number } figurky. Polovina špatných možností je vyškrtnutá.
       *[other] Je třeba položit { $number } figurek. Polovina špatných možností je vyškrtnutá.
    }
study-puzzle-not = tohle ne
study-puzzle-this = tohle
study-puzzle-next = Další úloha
study-puzzle-skip = Jinou úlohu
study-streak = Po sobě
study-best-streak = Nejvíc po sobě
study-solved = Vyřešeno tady
study-solved-of = { $number } z { $most }

## Hints

study-hint = Napovědět
study-show-answer = Ukázat řešení
study-hint-call = Než budeš pokračovat, prohlédni si řady: něco se dá ohlásit.
study-hint-winning = Je tu pole, na kterém tato figurka dokončí řadu.
study-hint-no-winning = Tato figurka zatím žádnou řadu nedokončí. Mysli na to, co pak budeš muset dát.
study-hint-place = Dokončí tato figurka řadu? Když ne, mysli na to, co pak budeš muset dát.
study-hint-nothing = Už není co hlásit.
study-hint-none-safe = Každá figurka někde dokončí řadu. Zbývá jen doufat, že ji soupeř přehlédne.
study-hint-all-safe = Žádná figurka hned nedokončí řadu. Mysli o dva kroky dopředu.
study-hint-safe = { $number ->
        [one] Jen jedna figurka hned nedokončí řadu: { $pieces }.
       *[other] Řadu hned nedokončí tyto figurky: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Jedna figurka hned dokončí řadu, tak ji nedávej: { $pieces }.
       *[other] Tyto figurky hned dokončí řadu, tak je nedávej: { $pieces }.
    }
study-hint-any = Ať vybereš cokoli, je to pořád { $value }.
study-hint-best = { $more ->
        [0] Nejlepší ({ $value }): { $moves }.
        [one] Nejlepší ({ $value }): { $moves } a ještě { $more } další.
        [few] Nejlepší ({ $value }): { $moves } a ještě { $more } další.
       *[other] Nejlepší ({ $value }): { $moves } a ještě { $more } dalších.
    }
study-hint-lost = Proti dokonalé hře prohrává každý tah. Vyber ten, který se prokoukne nejhůř.
study-hint-unknown = Zatím nelze říct, co je nejlepší.

## What went wrong

study-refused-no-such-game = Tahle hra tu není uložená. Popros o zápis, nebo vyber jinou.
study-refused-no-record = Tohle není zápis hry.
study-refused-no-game = U tohoto stolu se ještě nehrálo.
study-refused-not-over = Hra ještě běží. Rozeber ji, až skončí.
study-refused-not-quarto = Přesný rozbor je pro Quarto. Hru Quartina si můžeš přehrát.
study-refused-bad-rules = Tato pravidla nelze přečíst. Vyber některá ze seznamu.
study-refused-core-failed = Tento prohlížeč neumí spustit herní motor. Zkus novější, nebo hru v terminálu.
study-refused-wrong-colours = S vlastními barvami se světlé a tmavé figurky dávají střídavě. Dej od obou stejně, nebo o jednu víc té barvy, která se dává první.
study-refused-mushrooms-wrong-colours = S vlastními barvami se červené a modré houby dávají střídavě. Dej od obou stejně, nebo o jednu víc té barvy, která se dává první.
study-refused-line-in-referee-play = Řada je dokončená, takže hra skončila. Sundej některou figurku.
study-refused-offline = Server není dostupný. Hry Quarta uložené tady fungují i bez něj.
