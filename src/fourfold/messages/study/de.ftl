### Understanding: analysis, replay, puzzles, kept games. Deutsch

## Analysis

study-analysis = Analyse
study-analysis-about =
    Bau eine beliebige Stellung auf, spiel sie aus und sieh, wozu jeder Zug
    bei perfektem Spiel führt. Fang mit dem leeren Brett an, um
    Eröffnungen zu studieren.
study-setup = Regeln und Stellung
study-rules = Regeln
study-as-text = Regeln und Stellung als Text
study-rules-text = Regeln
study-position-text = Stellung
study-position-about = Vier Zeilen von hinten nach vorn, ein Punkt für jedes freie Feld, dann der Stein in der Hand oder ein Strich.
study-set = Aufbauen
study-player = Spieler { $seat }
study-choices = Jeder Zug und sein Ergebnis
study-thinking = Wird berechnet …
study-verdict-win = { $who } steht auf Gewinn
study-verdict-win-you = Du stehst auf Gewinn
study-verdict-draw = Unentschieden bei bestem Spiel
study-verdict-loss = { $who } steht auf Verlust
study-verdict-loss-you = Du stehst auf Verlust
study-verdict-unknown = Noch nicht abzusehen
study-wins-you = Du gewinnst
study-verdict-win-in = { $number ->
        [one] { $who } gewinnt in diesem Zug
       *[other] { $who } gewinnt in { $number } Zügen
    }
study-verdict-win-in-you = { $number ->
        [one] Du gewinnst in diesem Zug
       *[other] Du gewinnst in { $number } Zügen
    }
study-verdict-loss-in = { $number ->
        [one] { $who } verliert in diesem Zug
       *[other] { $who } verliert in spätestens { $number } Zügen
    }
study-verdict-loss-in-you = { $number ->
        [one] Du verlierst in diesem Zug
       *[other] Du verlierst in spätestens { $number } Zügen
    }
study-asked-give = { $who } gibt
study-asked-give-you = Du gibst
study-asked-place = { $who } setzt
study-asked-place-you = Du setzt
study-asked-call = { $who } kann ansagen
study-asked-call-you = Du kannst ansagen
study-asked-decline = { $who } sagt an oder verzichtet
study-asked-decline-you = Du sagst an oder verzichtest
study-win-in = { $number ->
        [one] gewonnen in diesem Zug
       *[other] gewonnen in { $number } Zügen
    }
study-loss-in = { $number ->
        [one] verloren in diesem Zug
       *[other] verloren in { $number } Zügen
    }
study-turns = { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
study-choice = { $move }: { $value }
study-alike = { $kind ->
        [give] { $number ->
            [one] und { $number } weiterer Stein
           *[other] und { $number } weitere Steine
        }
        [place] { $number ->
            [one] und { $number } weiteres Feld
           *[other] und { $number } weitere Felder
        }
       *[other] und { $number } weitere
    }
study-back = Zurück
study-forward = Vor
study-play = Abspielen
study-pause = Pause
study-best-choice = { $value }, bester Zug
study-moves = Züge
study-main-line = Hauptvariante
study-variation = Variante
study-variation-delete = Variante löschen
study-play-on = Ab hier spielen
study-play-side = Spielen als
study-play-to-move = { $who } (am Zug)
study-play-both = Beide Seiten an diesem Bildschirm
study-play-start = Spielen
study-copy-link = Link kopieren
study-copied = Kopiert
study-link = Link

study-edit = Stellung aufbauen
study-edit-take = Wähle einen der übrigen Steine, oder tippe einen auf dem Brett an, um ihn zu entfernen.
study-edit-put = Wähle ein Feld dafür.
study-edit-held = gewählt
study-edit-give = In die Hand nehmen
study-edit-take-hand = Aus der Hand nehmen
study-edit-clear = Brett leeren
study-edit-done = Fertig
study-standing = { $squares } haben schon etwas gemeinsam. Aufgebaute Reihen kann man nicht ansagen, nur solche, die ab hier entstehen.

## A game, judged

study-game = Die Partie
study-judging = Alle Züge werden analysiert …
study-judging-stop = Anhalten
study-judging-stopped = Du hast die Analyse angehalten, daher sind nicht alle Züge bewertet.
study-mistake = Fehler: von { $before } zu { $after }
study-summary = { $name }: { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }
study-start = Anfang

## Eine Partie Quartino, beurteilt

study-turn-mistake = Fehler: von { $before } auf { $after }
study-turn-mistake-known = Fehler nach dem, was bekannt war
study-turn-change = Zug { $turn }, { $who }: von { $before } auf { $after }
study-turn-changes = Die entscheidenden Züge
study-turn-better = Besseren Zug zeigen
study-turn-token = { $colour } { $space ->
        [Mitte] in die Mitte
       *[other] auf Feld { $space }
    }
study-held = Welche Karten konnten sie haben?
study-held-about = Was { $who } zu Beginn jedes Zuges aus den eigenen Karten und den Zügen aller schließen konnte. Die Prozentwerte sind Schätzungen.
study-held-about-you = Was du zu Beginn jedes Zuges aus deinen Karten und den Zügen aller schließen konntest. Die Prozentwerte sind Schätzungen.
study-held-viewer = Sichtweise
study-held-turn = Vor Zug { $turn } ({ $who })
study-held-card = Karte
study-held-chance = Wahrscheinlichkeit
study-held-true = Wirklich auf der Hand
study-turn-could-stop-you = { $card } fehlt weiter nur ein Plättchen, und es ist vielleicht deine letzte Karte ({ $percent }).
study-turn-helps-card-you = { $card } fehlt jetzt nur noch ein Plättchen, und vielleicht hast du diese Karte ({ $percent }).

## Replay

study-replay-title = Partie nachspielen
study-replay = Nachspielen
study-analyse = Analysieren
study-versus = { $a } gegen { $b }
study-loading = Partie wird geladen …
study-moment = Zug
study-moment-of = Schritt { $number } von { $most }
study-first = Zum Anfang
study-last = Zum Ende
study-save-record = Protokoll speichern
study-save-picture = Bild speichern
study-all-games = Alle meine Partien
study-cards = Bekannte Karten
study-cards-left = { $number ->
        [0] keine Karte mehr
        [one] noch { $number } Karte
       *[other] noch { $number } Karten
    }

## Games

study-games = Meine Partien
study-going = Laufend
study-local = Partie auf diesem Gerät
study-go-on = Weiterspielen
study-kept = Beendet
study-kept-none = Noch keine beendeten Partien. Deine beendeten Partien werden hier auf diesem Gerät gespeichert.
study-no-result = unbeendet
study-forget = Löschen
study-forget-this = { $game } löschen
study-paste = Partie importieren
study-record = Protokoll
study-record-about = Füg den Text einer Partie ein oder öffne ihre Datei.
study-record-example = Beispiel:
study-open-file = Datei öffnen
study-no-record = Das ist kein Protokoll. Ein Protokoll beginnt mit „game: quarto“ oder „game: quartino“.
study-at-line = Zeile { $line }: { $what }

## Puzzles

study-puzzles = Rätsel
study-grade = Schwierigkeit
study-puzzle-win-place = Setze den Stein auf das einzige Feld, das zum Sieg führt.
study-puzzle-win-give = Gib den einzigen Stein, der zum Sieg führt.
study-puzzle-hold-place = Setze den Stein auf das einzige Feld, mit dem du nicht verlierst.
study-puzzle-hold-give = Gib den einzigen Stein, mit dem du nicht verlierst.
study-puzzle-checking = Wird geprüft …
study-puzzle-right = Richtig! Mach weiter und hol dir den Sieg.
study-puzzle-solved = Gelöst: Du gewinnst!
study-puzzle-held = Gelöst: Kein anderer Zug rettet das Unentschieden.
study-puzzle-wrong = Nein. { $why } Versuch es noch einmal.
study-puzzle-loses = Nein: { $move } verliert. Versuch es noch einmal.
study-puzzle-slips = Nein: { $move } verschenkt den Sieg. Versuch es noch einmal.
study-puzzle-answer = Die Lösung: { $move }.
study-puzzle-length = { $number ->
        [one] Ein gesetzter Stein genügt.
       *[other] Es braucht { $number } gesetzte Steine.
    }
study-puzzle-length-give = { $number ->
        [one] Danach genügt ein gesetzter Stein.
       *[other] Danach braucht es { $number } gesetzte Steine.
    }
study-puzzle-halved = Die Hälfte der falschen Züge ist ausgeschlossen.
study-puzzle-not = das nicht
study-puzzle-this = das hier
study-puzzle-next = Nächstes Rätsel
study-puzzle-skip = Überspringen
study-streak = Serie
study-best-streak = Beste Serie
study-solved = Gelöst
study-solved-of = { $number } von { $most }

## Puzzles of Quartino

study-quartino-kind = Art
study-quartino-any = Alle Arten
study-quartino-name-two-cards = Zwei Karten
study-quartino-name-chain = Kette
study-quartino-name-stop = Abwehr
study-quartino-name-announce = Ansage
study-quartino-name-hand = Verdeckte Karte
study-quartino-two-cards = Erfülle in diesem Zug zwei Karten.
study-quartino-chain = Erfülle in diesem Zug { $number } Karten.
study-quartino-stop = Lege das einzige Plättchen, nach dem dein Gegner keine Karte erfüllen kann.
study-quartino-stop-rule = Dein Gegner kann jede Karte haben, die weder deine noch erfüllt ist.
study-quartino-announce = Sag alles an, was da ist: vier Gleiche, eine Säule oder beides.
study-quartino-hand = Dein Gegner hat noch eine Karte. Welche?
study-quartino-hand-rule = Die Regel: Jedes seiner Plättchen brachte so viele Farben der Karte an ihren Platz, wie ein Plättchen konnte, und er sagt die Karte an, sobald sie auf dem Brett liegt.
study-quartino-all-said = Das ist alles
study-quartino-pick = Antworten
study-quartino-right = Richtig! Mach weiter.
study-quartino-solved = Gelöst!
study-quartino-wrong-way = Nein, so geht es nicht. Versuch es noch einmal.
study-quartino-wrong-stop = Nein, dein Gegner könnte noch eine Karte erfüllen. Versuch es noch einmal.
study-quartino-wrong-say = Nein, das ist nicht da. Versuch es noch einmal.
study-quartino-wrong-more = Nein, es gibt noch etwas anzusagen.
study-quartino-wrong-hand = Nein, mit dieser Karte hätte er anders gelegt. Versuch es noch einmal.
study-quartino-hint-card = Such diese Karte: { $card }.
study-quartino-hint-token = Die Farbe des Plättchens: { $colour }.
study-quartino-hint-say = { $number ->
        [one] Es gibt eine Sache anzusagen.
       *[other] Es gibt { $number } Dinge anzusagen.
    }
study-quartino-hint-hand = Die Hälfte der falschen Karten ist ausgeschlossen.
study-quartino-opponent = Gegner

## Hints

study-hint = Hinweis
study-show-answer = Lösung zeigen
study-hint-call = Schau dir die Reihen an, bevor du ziehst: Es gibt etwas anzusagen.
study-hint-winning = Auf einem der Felder vollendet dieser Stein eine Reihe.
study-hint-no-winning = Dieser Stein vollendet noch keine Reihe. Denk an den Stein, den du danach geben musst.
study-hint-place = Vollendet dieser Stein eine Reihe? Wenn nicht, denk an den Stein, den du danach geben musst.
study-hint-nothing = Es gibt nichts mehr anzusagen.
study-hint-none-safe = Jeder Stein vollendet irgendwo eine Reihe. Du kannst nur hoffen, dass dein Gegner sie übersieht.
study-hint-all-safe = Kein Stein vollendet sofort eine Reihe. Denk zwei Züge voraus.
study-hint-safe = { $number ->
        [one] Nur ein Stein vollendet nicht sofort eine Reihe: { $pieces }.
       *[other] Diese vollenden nicht sofort eine Reihe: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Ein Stein vollendet sofort eine Reihe, gib ihn also nicht: { $pieces }.
       *[other] Diese vollenden sofort eine Reihe, gib sie also nicht: { $pieces }.
    }
study-hint-any = Mit jedem Zug bleibt es { $value }, zum Beispiel: { $move }.
study-hint-best = { $more ->
        [0] Am besten ({ $value }): { $moves }.
        [one] Am besten ({ $value }): { $moves }, und ein weiterer Zug.
       *[other] Am besten ({ $value }): { $moves }, und { $more } weitere Züge.
    }
study-hint-lost = Gegen perfektes Spiel verliert jeder Zug. Wähle den, der am schwersten zu widerlegen ist.
study-hint-unknown = Es ist noch zu früh, um zu sagen, was am besten ist.
study-hint-try = Ein Vorschlag: { $move }.

## What went wrong

study-refused-no-such-game = Diese Partie ist hier nicht gespeichert. Bitte um das Protokoll oder wähle eine andere Partie.
study-refused-no-record = Das ist kein Protokoll.
study-refused-no-game = An diesem Tisch wurde noch keine Partie gespielt.
study-refused-not-over = Diese Partie läuft noch. Analysiere sie, wenn sie zu Ende ist.
study-refused-bad-rules = Diese Regeln lassen sich nicht lesen. Wähle Regeln aus der Liste.
study-refused-core-failed = Dieser Browser kann das Rechenprogramm nicht ausführen. Nimm einen neueren Browser oder spiel im Terminal.
study-refused-wrong-colours = Bei eigenen Farben werden helle und dunkle Steine abwechselnd gegeben. Stell von beiden gleich viele auf oder einen mehr von der Farbe, die zuerst gegeben wird.
study-refused-mushrooms-wrong-colours = Bei eigenen Farben werden rote und blaue Pilze abwechselnd gegeben. Stell von beiden gleich viele auf oder einen mehr von der Farbe, die zuerst gegeben wird.
study-refused-line-in-referee-play = Eine Reihe ist vollendet, also ist die Partie zu Ende. Nimm einen Stein weg.
study-refused-offline = Der Server ist nicht erreichbar. Partien, die auf diesem Gerät gespeichert sind, gehen trotzdem.
