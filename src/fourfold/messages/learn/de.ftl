### Learning: the two lessons, the way to the rules, and the keys. Deutsch
### A step of a lesson is one message: the explanation, and as attributes its title, its tasks, their hints, and the praise.
### Robin is the opponent in the lessons, of no particular gender.

## The page that leads to everything

learn-title = Spielen lernen
learn-about = Zwei Spiele, je ein paar Minuten. Du machst die Züge, und Fehler kosten nichts.
learn-lessons = Lektionen
learn-lesson-quarto = Sechzehn Steine, vier Merkmale und ein Kniff: Dein Gegner sucht den Stein aus, den du setzt.
learn-lesson-quartino = Ein Rad für alle, geheime Karten für jeden: Erfülle deine vier als Erster.
learn-lesson-danish = Jeder hat seine Farbe, und das ändert alles: Wer zuerst gibt, hat verloren. Spiel den Beweis nach.
learn-begin = Lektion starten
learn-continue = Weiter mit Schritt { $step }
learn-repeat = Lektion wiederholen
learn-minutes = { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
learn-progress = { $done } von { $all } Schritten geschafft
learn-complete = Lektion geschafft
learn-rules = Die Regeln ausführlich
learn-rules-about = Jede Ausgabe mit Bildern, und unsere Antworten, wo die Anleitungen eine Frage offen lassen.
learn-practise = Üben
learn-puzzles = Rätsel lösen
learn-puzzles-about = Stellungen mit einem einzigen guten Zug, von leicht bis teuflisch.
learn-play = Gegen den Computer spielen
learn-play-about = Neun Stufen, von leichtsinnig bis perfekt. Fang mit einer leichten an.
learn-keys = Mit der Tastatur spielen
learn-keys-about = Bretter, Steine und Karten funktionieren auch ohne Maus und mit einem Screenreader.
learn-keys-both = In beiden Spielen
learn-keys-quartino = Nur in Quartino
learn-key-tab = zwischen Brett, Steinen, Karten und Schaltflächen wechseln
learn-key-arrows = zwischen Feldern und Steinen wechseln
learn-key-enter = auswählen
learn-key-call = „Quarto!“ oder „Quartino!“ ansagen, dann zeigen, wo
learn-key-escape = abbrechen
learn-key-tab-name = Tab
learn-key-enter-name = Enter
learn-key-space-name = Leertaste
learn-key-escape-name = Esc

## In a lesson

learn-lesson-title = { $game }: erste Lektion
learn-danish-title = Quarto: der dänische Sieg
learn-step = Schritt { $step } von { $all }
learn-steps = Schritte
learn-step-name = Schritt { $step }: { $title }
learn-step-done = Schritt { $step }: { $title }, geschafft
learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-finish = Abschließen
learn-show = Zeig es mir
learn-shown = Die Antwort ist hervorgehoben: { $answer }.
learn-pieces = Steine zur Auswahl
learn-reserve = Vorrat
learn-rack = Deine Karten
learn-say-call = Quarto!
learn-say-quartino = Quartino!
learn-say-colours = Vier Gleiche!
learn-say-column = Säule!
learn-hint-traits = Der ist { $values }. Versuch einen anderen.
learn-flat = Du siehst von oben darauf: Ein doppelter Rand heißt hoch, ein dunkles Loch heißt hohl.
learn-marked = { $number } von { $all }

learn-end-title = Lektion geschafft
learn-end-quarto = Du kannst Steine setzen und geben, eine Reihe erkennen und ansagen. Der Rest ist Übung: Das Spiel ist kniffliger, als es aussieht.
learn-end-quartino = Du kannst bauen, zudecken, eine Karte erfüllen und bemerken, was andere übersehen. Der Rest ist Übung und ein gutes Pokerface.
learn-end-danish = Du hast einen bewiesenen Sieg ausgespielt. Lass in der dänischen Ausgabe den Gegner zuerst geben!
learn-end-referee = { $game ->
        [quartino] Gegen den Computer achtet ein Schiedsrichter auf Situationen; willst du sie selbst ansagen, wähl unter „{ $more }“ „{ $choice }“.
       *[quarto] Gegen den Computer achtet ein Schiedsrichter auf Reihen; willst du sie selbst ansagen, wähl unter „{ $more }“ „{ $choice }“.
    }
learn-end-play = Erste Partie spielen
learn-end-rules = Regeln lesen
learn-end-other = { $game } lernen
learn-end-again = Lektion wiederholen

## Quarto, step by step

learn-quarto-traits = Jeder Stein hat vier Merkmale: Er ist hell oder dunkel, hoch oder niedrig, rund oder eckig, voll oder hohl.
    .title = Sechzehn Steine
    .find = Finde den Stein, der dunkel, hoch, rund und hohl ist.
    .other = Jetzt sein genaues Gegenteil: hell, niedrig, eckig und voll.
    .praise = Richtig. Von den sechzehn sind keine zwei gleich.
learn-quarto-alike = Vier Steine gehören zusammen, sobald sie ein einziges Merkmal gemeinsam haben, egal wie verschieden sie sonst sind.
    .title = Eine Gemeinsamkeit
    .find = Diese drei haben nur ein Merkmal gemeinsam. Welcher Stein hat es auch?
    .praise = Ja, alle vier sind hohl. Das genügt.
learn-quarto-give = Deinen eigenen Stein wählst du nie: Robin wählt einen für dich, und du wählst einen für Robin.
    .title = Einen Stein geben
    .give = Beginne die Partie: Gib Robin irgendeinen Stein.
    .praise = Robin setzt ihn. Wer anfängt, gibt nur einen Stein.
learn-quarto-turn = Dein Zug hat drei Schritte: Setze den Stein, den du bekommen hast, such nach einer Reihe, dann gib den nächsten Stein.
    .title = Dein Zug
    .place = Setze deinen Stein auf ein beliebiges freies Feld.
    .taken = Dieses Feld ist besetzt. Wähle ein freies.
    .give = Noch keine Reihe. Gib Robin jetzt einen Stein.
    .praise = Das war ein ganzer Zug. Sind alle sechzehn Steine gesetzt und niemand hat gewonnen, endet die Partie unentschieden.
learn-quarto-line = Vier Gleiche in einer Zeile, einer Spalte oder einer langen Diagonale bilden eine Reihe. Mit Reihen gewinnt man Partien.
    .title = Eine Reihe
    .place = Dein Stein vollendet eine Reihe. Wo?
    .place-hint = Schau dir die Zeilen an: In einer stehen drei hohe Steine, und deiner ist auch hoch.
    .praise = Vier hohe Steine in einer Reihe. Wer die anderen gesetzt hat, ist egal.
learn-quarto-diagonal = Eine Reihe kann sich auf einer Diagonale verstecken und in jedem Merkmal. Prüf alle vier Merkmale deines Steins.
    .title = Schau genauer hin
    .place = Dein Stein ist dunkel, niedrig, rund und hohl. Wo vollendet er eine Reihe?
    .place-hint = Auf einer langen Diagonale stehen drei hohle Steine. Finde die Lücke.
    .tall = Diese drei sind hoch, aber dein Stein ist niedrig. Versuch es mit der Diagonale.
    .praise = Vier hohle Steine, von Ecke zu Ecke.
learn-quarto-safe = Der Stein, den du gibst, kann genau der sein, den dein Gegner braucht. Schau also hin, bevor du ihn gibst.
    .title = Was du besser nicht gibst
    .give = In einer Spalte stehen drei dunkle Steine mit einer Lücke dazwischen. Gib einen sicheren Stein.
    .give-hint = Der ist dunkel: Robin würde die Lücke füllen und gewinnen. Gib einen hellen.
    .praise = Sicher! Gegen Ende gehen die sicheren Steine aus, und so verliert man die meisten Partien.
learn-quarto-call = Du gewinnst mit einer Reihe nur, wenn du sie ansagst: Drück „Quarto!“, bevor du einen Stein gibst, und zeig die vier Felder.
    .title = Quarto ansagen
    .call = Du hast gerade den markierten Stein gesetzt, und da ist eine Reihe. Sag sie an.
    .call-hint = Noch nicht: Drück zuerst „Quarto!“, dann zeig die Reihe.
    .show = Wähle jetzt ihre vier Felder.
    .show-hint = Schau auf die zweite Spalte von links: vier eckige Steine.
    .praise = Quarto! Vier eckige Steine, und du gewinnst.
learn-quarto-missed = Übersieht Robin eine Reihe, darfst du sie ansagen, solange du deinen Stein nicht gesetzt hast.
    .title = Übersehene Reihen
    .call = Robin hat den markierten Stein gesetzt, die Reihe übersehen und dir einen neuen Stein gegeben. Was tust du?
    .call-hint = Warte! Wenn du deinen Stein setzt, zählt die Reihe nicht mehr. Schau dir zuerst die Zeile an.
    .show = Gut gesehen! Zeig die Reihe.
    .show-hint = Alle vier stehen in der zweiten Zeile von oben, und alle sind hohl.
    .praise = Du gewinnst mit Robins Reihe. Bleib aufmerksam, auch wenn du nicht am Zug bist.
learn-quarto-squares = Zu leicht? Spielt mit Quadraten: Dann zählen auch vier Gleiche in einem Quadrat aus 2×2 Feldern.
    .title = Für später: Quadrate
    .place = Vollende ein Quadrat aus hellen Steinen.
    .place-hint = In der Mitte stehen drei helle Steine beisammen. Füll die Ecke.
    .praise = Neun Möglichkeiten mehr, zu gewinnen und zu verlieren. Diese Option wählst du, wenn du eine Partie beginnst.
learn-quarto-win = Jetzt alles zusammen: Setze deinen Stein, sag an und zeig deine Reihe.
    .title = Gewinn die Partie
    .place = Ein Feld führt zum Sieg. Finde es.
    .place-hint = Dein Stein ist niedrig. Wo warten drei andere niedrige?
    .call = Die Reihe ist vollendet. Gib noch keinen Stein!
    .call-hint = Drück zuerst „Quarto!“.
    .show = Zeig die vier Felder.
    .show-hint = Sie geht von der Ecke oben links bis nach unten rechts.
    .praise = Quarto! Gesehen, angesagt, gewonnen.

## Quartino, step by step

learn-quartino-wheel = Alle bauen auf einem Rad: acht Felder am Rand und eines in der Mitte.
    .title = Das Rad
    .token = In deinem Zug nimmst du ein Plättchen beliebiger Farbe. Nimm ein blaues.
    .token-hint = Nimm diesmal ein blaues: das Plättchen mit den Wellen.
    .space = Leg es jetzt in die Mitte.
    .space-hint = In einer Partie darfst du jedes Feld wählen. Nimm jetzt die Mitte.
    .praise = Das ist der Kern eines Zuges: ein Plättchen, jede Farbe, jedes Feld.
learn-quartino-card = Eine Karte ist ein Viertel des Rades: eine Farbe in der Mitte und drei nebeneinander am Rand.
    .title = Eine Karte
    .space = Vergleiche das Rad mit deiner Karte. Wohin gehört das rosa Plättchen?
    .space-hint = Auf der Karte kommt Rosa nach Blau und Grün, im Uhrzeigersinn.
    .praise = Jetzt passt das Rad zu deiner Karte.
learn-quartino-turn = Eine Karte kann überall am Rad passen.
    .title = Egal, wie gedreht
    .show = Deine Karte ist wieder da, an anderer Stelle. Wähle ihre vier Felder.
    .show-hint = Gelb ist in der Mitte. Such am Rand Blau, Grün, Rosa, im Uhrzeigersinn.
    .praise = Gefunden! Neig den Kopf oder dreh die Karte.
learn-quartino-mirror = Die Reihenfolge zählt: Lies den Rand immer im Uhrzeigersinn, nie andersherum.
    .title = Nicht gespiegelt
    .card = Welche dieser beiden Karten passt zum Rad?
    .card-hint = Das ist das Spiegelbild. Lies den Rand im Uhrzeigersinn: Rosa, Gelb, Blau.
    .praise = Richtig. Die andere Karte ist das Spiegelbild, und das zählt nicht.
learn-quartino-cover = Du darfst ein Plättchen auf andere legen. Dann zählt nur das oberste.
    .title = Säulen
    .token = Ein Plättchen passt nicht zu deiner Karte. Welche Farbe brauchst du?
    .token-hint = Gelb und Grün liegen richtig. Was gehört dazwischen?
    .space = Deck das Plättchen zu, das im Weg ist.
    .space-hint = Am Rand liegt zwischen Gelb und Grün eines, das dort nicht hingehört.
    .praise = Das grüne Plättchen liegt noch darunter. Es kann wiederkommen.
learn-quartino-make = Wenn das Rad zu einer deiner Karten passt, drück „Quartino!“ und zeig die Karte.
    .title = Eine Karte erfüllen
    .call = Eine deiner vier Karten ist da. Sag sie an.
    .call-hint = Drück zuerst „Quartino!“.
    .card = Welche Karte?
    .card-hint = In der Mitte des Rades ist Blau. Welche Karte hat dort Blau?
    .space = Zeig, wo: Wähle das Feld ihrer ersten Randfarbe, Gelb.
    .space-hint = Ihre erste Randfarbe ist Gelb, und im Uhrzeigersinn folgt Rosa.
    .praise = Du hast die Karte erfüllt. Ihre vier Plättchen gehen zurück in den Vorrat, und das grüne liegt wieder oben.
learn-quartino-more = Nach jedem Quartino legst du noch ein Plättchen, und damit gelingt vielleicht die nächste Karte.
    .title = Und noch eine
    .token = Gelb, Blau, Grün: Die Mitte fehlt. Welche Farbe brauchst du?
    .token-hint = Eine deiner Karten hat am Rand Gelb, Blau, Grün. Schau in ihre Mitte.
    .space = Leg es in die Mitte.
    .space-hint = Die Mitte ist frei. Leg es dorthin.
    .call = Und jetzt?
    .call-hint = Das Rad passt zu einer Karte. Sag sie an.
    .card = Welche Karte?
    .card-hint = In der Mitte ist jetzt Rosa.
    .space-first = Wähle das Feld ihrer ersten Randfarbe, Gelb.
    .space-first-hint = Finde am Rand Gelb, mit Blau danach.
    .praise = Zwei Karten in einem Zug. So gewinnt man Partien.
learn-quartino-colours = Beginnt dein Zug mit vier oder mehr Plättchen einer Farbe auf dem Rad, sag es an und leg ein Plättchen mehr.
    .title = Vier Gleiche
    .token = Auch verdeckte Plättchen zählen. Welche Farbe ist viermal da?
    .token-hint = Davon sind es weniger als vier. Schau in die Säulen.
    .say = Vier blaue Plättchen. Sag es an, bevor du eines legst.
    .say-hint = Es gibt keine Säule aus vier Plättchen, aber vier von einer Farbe. Drück „Vier Gleiche!“.
    .praise = Jetzt legst du in diesem Zug zwei Plättchen. Sagst du nichts an, passiert nichts.
learn-quartino-column = Beginnt dein Zug mit einer Säule aus vier oder mehr Plättchen, sag sie an, räum sie ab und leg ein Plättchen mehr.
    .title = Säule
    .say = Schau auf das Rad und sag an, was du siehst.
    .say-hint = Keine Farbe ist viermal da. Aber schau, wie hoch eine Säule ist.
    .space = Welche Säule?
    .space-hint = Die ist nicht hoch genug. Zähl bis vier.
    .praise = Alle ihre Plättchen gehen zurück in den Vorrat. Dann legst du zwei Plättchen.
learn-quartino-both = Bemerkst du beide Situationen, sag beide an: Du räumst die Säule ab und legst drei Plättchen, in beliebiger Reihenfolge.
    .title = Beides zugleich
    .say = Hier gibt es zweierlei anzusagen. Sag beides an.
    .space = Welche Säule räumst du ab?
    .space-hint = Die ist nicht hoch genug. Zähl bis vier.
    .praise = Gut gesehen! Jetzt legst du drei Plättchen: eines für deinen Zug und eines für jede Situation.
learn-quartino-secret = Deine Karten sind geheim, aber eine falsche Ansage zeigt allen eine davon und beendet deinen Zug.
    .title = Hüte deine Geheimnisse
    .card = Du hast diese drei Karten. Welche kannst du gefahrlos ansagen?
    .card-hint = Die passt nicht. Lies das Rad noch einmal, im Uhrzeigersinn.
    .mirrored = Die passt nur im Spiegel. Eine falsche Ansage, und Robin würde deine Karte kennen.
    .covered = Fast, aber ihr gelbes Plättchen liegt unter einem rosa Plättchen. Nur das oberste zählt.
    .praise = Genau. Zweimal hinschauen, einmal ansagen.
learn-quartino-win = Wer als Erster seine letzte Karte erfüllt, gewinnt sofort.
    .title = Gewinn die Partie
    .token = Noch eine Karte, und ein Plättchen fehlt. Welche Farbe?
    .token-hint = Am Rand liegen Rosa und Grün mit einer Lücke dazwischen. Schau auf deine Karte.
    .space = Wohin damit?
    .space-hint = In die Lücke zwischen Rosa und Grün.
    .call = Sag es an!
    .call-hint = Drück zuerst „Quartino!“.
    .card = Zeig deine Karte.
    .card-hint = Es ist die einzige.
    .space-first = Jetzt ihre erste Randfarbe: Rosa.
    .space-first-hint = Rosa ist zweimal da. Wähle das, auf das Blau folgt.
    .praise = Quartino! Dein Kartenhalter ist leer: Du gewinnst.

## The Danish win, step by step

learn-danish-colours = In der dänischen Ausgabe hat jeder eine Farbe, und du gibst dem Gegner nur Steine seiner Farbe. Du spielst mit den hellen, Robin mit den dunklen.
    .title = Eigene Farben
    .give = Robin hat dir einen hellen Stein gegeben, und du hast ihn gesetzt. Gib jetzt Robin einen Stein.
    .give-hint = Der ist hell, und die hellen gehören dir. Gib einen dunklen Stein.
    .praise = So setzt jeder acht Steine. Du weißt immer, welche noch kommen können.
learn-danish-first = Ein Computer hat alle möglichen Partien durchgerechnet: Bei fehlerfreiem Spiel verliert, wer zuerst gibt. In dieser Partie hat Robin zuerst gegeben.
    .title = Wer zuerst gibt, verliert
    .place = Bis hierher hast du fehlerfrei gespielt. Nur noch ein Feld führt zum Sieg. Finde es.
    .place-hint = Von dort entkommt Robin. Versuch ein anderes Feld.
    .give = Nur ein dunkler Stein führt zum Sieg. Welcher?
    .give-hint = Mit dem Stein entkommt Robin. Versuch einen anderen.
    .own = Der ist hell, deine eigene Farbe. Gib einen dunklen Stein.
    .praise = Das ist der einzige Zug, der gewinnt. Jetzt sucht Robin einen Ausweg.
learn-danish-again = Robin wehrt sich, so lange es geht, aber kein Zug hilft mehr. Gib den Sieg nicht aus der Hand!
    .title = Halte den Sieg fest
    .place = Wieder führt nur ein Feld zum Sieg. Welches?
    .place-hint = Von dort entkommt Robin. Versuch ein anderes Feld.
    .give = Und nur ein dunkler Stein führt zum Sieg.
    .give-hint = Mit dem Stein entkommt Robin. Versuch einen anderen.
    .own = Der ist hell, deine eigene Farbe. Gib einen dunklen Stein.
    .praise = Richtig. Robin hat keinen sicheren Stein mehr für dich.
learn-danish-win = Diesen Stein musste Robin dir geben. Jetzt beende die Partie.
    .title = Der Beweis
    .place = Wo vollendet dein Stein eine Reihe?
    .place-hint = Dort nicht. Schau auf die Formen in der dritten Spalte.
    .call = Jetzt sag es an.
    .call-hint = Drück zuerst auf „Quarto!“.
    .show = Zeig die vier Felder.
    .show-hint = Schau auf die dritte Spalte: vier runde Steine.
    .praise = Quarto! Robin hat diese Partie schon mit dem ersten Stein verloren.

## The rules pages

learn-rules-title = Die Regeln
learn-rules-intro = Erst kurz, dann jede Ausgabe ausführlich.
learn-rules-read = Ganze Regeln lesen
learn-rules-editions = Ausgaben
learn-rules-contents = Auf dieser Seite
learn-rules-reading = Unsere Auslegung
learn-rules-print = Drucken
learn-rules-codes = Regelnummern anzeigen
learn-rules-ids = Nummern wie { $sign } bezeichnen die einzelnen Regeln.
learn-rules-loading = Wird geladen …
