### Understanding: analysis, replay, puzzles, kept games. Deutsch

## Analysis

study-analysis = Analyse
study-analysis-about =
    Bau eine beliebige Stellung auf, spiel darin und sieh, wozu jede Wahl
    bei perfektem Spiel führt. Auf dem leeren Brett ist das ein
    Eröffnungsbuch.
study-setup = Regeln und Stellung
study-rules = Regeln
study-as-text = Regeln und Stellung als Text
study-rules-text = Regeln
study-position-text = Stellung
study-position-about = Vier Zeilen von hinten nach vorn, ein Punkt für ein freies Feld, dann der Stein in der Hand oder ein Strich.
study-set = Aufbauen
study-player = Spieler { $seat }
study-choices = Wozu jede Wahl führt
study-thinking = Wird überlegt …
study-verdict-win = { $who } kann gewinnen
study-verdict-draw = Unentschieden bei fehlerfreiem Spiel
study-verdict-loss = { $who } ist verloren
study-verdict-unknown = Noch nicht abzusehen
study-verdict-win-in = { $number ->
        [one] { $who } gewinnt in diesem Zug
       *[other] { $who } gewinnt in höchstens { $number } Zügen
    }
study-verdict-loss-in = { $number ->
        [one] { $who } verliert in diesem Zug
       *[other] { $who } hält höchstens { $number } Züge durch
    }
study-asked-give = { $who } gibt einen Stein:
study-asked-place = { $who } setzt den Stein:
study-asked-call = { $who } darf ansagen:
study-asked-decline = { $who } sagt an oder verzichtet:
study-win-in = { $number ->
        [one] gewonnen in diesem Zug
       *[other] gewonnen in höchstens { $number } Zügen
    }
study-loss-in = { $number ->
        [one] verloren in diesem Zug
       *[other] verloren nach { $number } Zügen
    }
study-turns = { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
study-alike = { $number ->
        [one] und durch Symmetrie { $number } gleiche Wahl
       *[other] und durch Symmetrie { $number } gleiche
    }
study-alike-short = +{ $number } gleiche
study-back = Zurück
study-forward = Vor
study-play = Abspielen
study-pause = Pause
study-best-choice = { $value }, beste Wahl
study-moves = Züge
study-main-line = Hauptvariante
study-variation = Variante
study-variation-delete = Variante löschen
study-play-on = Von hier weiterspielen
study-play-side = Du spielst
study-play-to-move = { $who } (am Zug)
study-play-both = Beide Seiten an diesem Bildschirm
study-play-start = Spielen
study-copy-link = Link kopieren
study-copied = Kopiert
study-link = Link

study-edit = Stellung aufbauen
study-edit-take = Wähle einen der übrigen Steine oder tippe einen auf dem Brett an, um ihn wegzunehmen.
study-edit-put = Tippe auf das Feld, auf dem er stehen soll.
study-edit-held = gewählt
study-edit-give = In die Hand nehmen
study-edit-take-hand = Aus der Hand legen
study-edit-clear = Brett leeren
study-edit-done = Fertig
study-standing = { $squares } haben schon etwas gemeinsam. Was aufgestellt wurde, kann nicht angesagt werden: Nur eine Reihe, die ab hier entsteht, zählt.

## A game, judged

study-game = Die Partie
study-judging = Jeder Zug wird beurteilt …
study-mistake = Fehler: von { $before } zu { $after }
study-start = Der Anfang

## Replay

study-replay-title = Partie nachspielen
study-replay = Nachspielen
study-analyse = Analysieren
study-versus = { $a } und { $b }
study-versus-teams = { $a } gegen { $b }
study-loading = Die Partie wird geholt …
study-moment = Moment der Partie
study-moment-of = { $number } von { $most }
study-first = Zum Anfang
study-last = Zum Schluss
study-save-record = Protokoll speichern
study-save-picture = Bild speichern
study-all-games = Alle meine Partien
study-cards = Was man über die Karten weiß
study-cards-left = { $number ->
        [0] keine Karte mehr
        [one] noch { $number } Karte
       *[other] noch { $number } Karten
    }

## Games

study-games = Meine Partien
study-going = Noch im Gange
study-local = Eine Partie auf diesem Gerät
study-go-on = Weiterspielen
study-kept = Gespielt
study-kept-none = Noch nichts. Partien, die du zu Ende spielst, bleiben hier auf diesem Gerät.
study-no-result = nicht beendet
study-forget = Löschen
study-forget-this = { $game } löschen
study-paste = Ein Protokoll von anderswo
study-record = Protokoll
study-record-about = Füg den Text einer Partie ein oder öffne ihre Datei.
study-open-file = Datei öffnen
study-no-record = Das ist kein Protokoll einer Partie. Es beginnt mit „game: quarto“ oder „game: quartino“.
study-at-line = Zeile { $line }: { $what }

## Puzzles

study-puzzles = Rätsel
study-grade = Wie schwer?
study-puzzle-win-place = Setze den Stein auf das einzige Feld, das gewinnt.
study-puzzle-win-give = Gib den einzigen Stein, der gewinnt.
study-puzzle-hold-place = Setze den Stein auf das einzige Feld, das nicht verliert.
study-puzzle-hold-give = Gib den einzigen Stein, der nicht verliert.
study-puzzle-checking = Mal sehen …
study-puzzle-right = Richtig. Mach weiter: Du kannst noch gewinnen.
study-puzzle-solved = Gelöst: Das gewinnt!
study-puzzle-held = Gelöst: Nichts anderes hält.
study-puzzle-loses = Nein: { $move } verliert. Der Gegner kontert: { $reply }. Versuch es noch einmal.
study-puzzle-loses-all = Nein: { $move } verliert, was du auch gibst. Versuch es noch einmal.
study-puzzle-slips = Nein: { $move } lässt den Sieg entgleiten. Versuch es noch einmal.
study-puzzle-answer = Die Lösung: { $move }.
study-puzzle-length = { $number ->
        [one] Ein gesetzter Stein entscheidet. Die Hälfte der falschen Möglichkeiten ist ausgeschlossen.
       *[other] Es braucht { $number } gesetzte Steine. Die Hälfte der falschen Möglichkeiten ist ausgeschlossen.
    }
study-puzzle-not = das nicht
study-puzzle-this = das hier
study-puzzle-next = Nächstes Rätsel
study-puzzle-skip = Ein anderes
study-streak = In Folge
study-best-streak = Längste Folge
study-solved = Hier gelöst
study-solved-of = { $number } von { $most }

## Hints

study-hint = Hinweis
study-show-answer = Lösung zeigen
study-hint-call = Schau auf die Reihen, bevor du weitermachst: Es gibt etwas anzusagen.
study-hint-winning = Es gibt ein Feld, auf dem dieser Stein eine Reihe vollendet.
study-hint-no-winning = Dieser Stein vollendet noch keine Reihe. Denk daran, was du danach geben musst.
study-hint-place = Vollendet dieser Stein eine Reihe? Wenn nicht, denk daran, was du danach geben musst.
study-hint-nothing = Es gibt nichts mehr anzusagen.
study-hint-none-safe = Jeder Stein vollendet irgendwo eine Reihe. Du kannst nur hoffen, dass sie übersehen wird.
study-hint-all-safe = Kein Stein vollendet sofort eine Reihe. Denk zwei Schritte voraus.
study-hint-safe = { $number ->
        [one] Nur ein Stein vollendet nicht sofort eine Reihe: { $pieces }.
       *[other] Diese vollenden nicht sofort eine Reihe: { $pieces }.
    }
study-hint-unsafe = { $number ->
        [one] Ein Stein vollendet sofort eine Reihe, gib ihn also nicht: { $pieces }.
       *[other] Diese vollenden sofort eine Reihe, gib sie also nicht: { $pieces }.
    }
study-hint-any = Was du auch wählst, es bleibt { $value }.
study-hint-best = { $more ->
        [0] Am besten ({ $value }): { $moves }.
        [one] Am besten ({ $value }): { $moves }, und ein weiterer Zug.
       *[other] Am besten ({ $value }): { $moves }, und { $more } weitere Züge.
    }
study-hint-lost = Gegen perfektes Spiel verliert jeder Zug. Wähle, was am schwersten zu sehen ist.
study-hint-unknown = Es ist noch zu früh, um zu sagen, was am besten ist.

## What went wrong

study-refused-no-such-game = Diese Partie ist hier nicht gespeichert. Frag nach ihrem Protokoll oder wähle eine andere.
study-refused-no-record = Das ist kein Protokoll einer Partie.
study-refused-no-game = An diesem Tisch wurde noch keine Partie gespielt.
study-refused-not-over = Diese Partie läuft noch. Analysiere sie, wenn sie zu Ende ist.
study-refused-not-quarto = Die genaue Analyse gibt es für Quarto. Eine Partie Quartino kann man nachspielen.
study-refused-bad-rules = Diese Regeln sind nicht lesbar. Wähle welche aus der Liste.
study-refused-core-failed = In diesem Browser läuft das Programm nicht. Versuch es mit einem neueren oder mit dem Spiel im Terminal.
study-refused-wrong-colours = Bei eigenen Farben werden helle und dunkle Steine abwechselnd gegeben. Stell von beiden gleich viele auf oder einen mehr von der Farbe, die zuerst gegeben wird.
study-refused-mushrooms-wrong-colours = Bei eigenen Farben werden rote und blaue Pilze abwechselnd gegeben. Stell von beiden gleich viele auf oder einen mehr von der Farbe, die zuerst gegeben wird.
study-refused-line-in-referee-play = Eine Reihe ist vollendet, also ist die Partie zu Ende. Nimm einen Stein weg.
study-refused-offline = Der Server ist nicht erreichbar. Quarto-Partien, die hier gespeichert sind, gehen auch ohne ihn.
