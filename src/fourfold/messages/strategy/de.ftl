### Die Strategielektionen. Deutsch
### Ein Schritt ist eine Nachricht wie in den ersten Lektionen (`learn`): die Erklärung und als Attribute Titel, Aufgaben, ihre Hinweise und das Lob.
### Was über eine Stellung gesagt wird, beweist tests/engine/test_strategy_lessons.py.

## The end of a lesson

strategy-end-quarto = Du kannst sichere Steine zählen, eine ungerade Zahl übrig lassen und den nächsten Stein erzwingen. Zähl jetzt in jeder Partie, in jedem Zug.
strategy-end-quartino = Du kannst deinen Plan verstecken, fremde Plättchen lesen und Säulen zur rechten Zeit abräumen. Versuch es jetzt gegen jemanden, der deine liest.
strategy-note = { $game ->
        [quartino] Die Stellungen stammen aus echten Partien zwischen Computern. Alle möglichen Züge sind durchgerechnet; Prozentzahlen sind Schätzungen.
       *[quarto] Die Stellungen stammen aus echten Partien zwischen Computern. Alles, was über sie gesagt wird, ist bewiesen.
    }

## Quarto, step by step

strategy-quarto-count = Ein Stein ist sicher, wenn Robin damit keine Reihe vollenden kann. Zähl die sicheren Steine, bevor du einen gibst.
    .title = Zähl die sicheren Steine
    .mark = In der obersten Zeile sind drei Steine niedrig, und rund sind sie auch. Markiere alle sicheren Steine.
    .mark-hint = Der ist niedrig oder rund: Robin würde die oberste Zeile vollenden. Such hohe, eckige Steine.
    .praise = Drei sichere Steine: die hohen, eckigen. Zähl sie in jedem Zug.
strategy-quarto-room = Dein Feld entscheidet, welche Steine sicher sind. Schließ die Lücke, in die die meisten passen.
    .title = Mach Steine sicher
    .place = Alle übrigen Steine sind niedrig oder rund, also ist keiner sicher. Welches Feld macht einige sicher?
    .place-hint = Dann hast du keinen sicheren Stein. Schau auf die unterste Zeile: drei Steine, niedrig und rund.
    .column = Das hält niedrige Steine in der linken Spalte auf. Aber niedrige und runde vollenden noch immer die unterste Zeile.
    .give = Die unterste Zeile ist zu. Gib jetzt einen sicheren Stein.
    .give-hint = Der ist niedrig: Robin würde die linke Spalte vollenden. Gib einen hohen.
    .praise = Gut. Ein einziges Feld hat vier Steine sicher gemacht.
strategy-quarto-pair = Gehen die sicheren Steine aus, muss jemand die Partie verschenken. Finde früh heraus, wer das ist.
    .title = Zwei sichere Steine
    .mark = Runde Steine würden eine Zeile vollenden, hohe eine Diagonale. Markiere die sicheren Steine.
    .mark-hint = Der ist rund oder hoch. Such niedrige, eckige Steine.
    .who = Du musst geben, und Robin spielt gut. Wer hat zuerst keinen sicheren Stein mehr?
    .who-hint = Zähl: Du gibst einen, Robin gibt dir den anderen. Dann musst wieder du geben.
    .praise = Genau. Acht Felder sind frei, und Robin steht schon auf Gewinn: Zwei ist eine gerade Zahl.
strategy-quarto-odd = Eine ungerade Zahl sicherer Steine ist gut für den, der gibt. Am besten ist einer: Du gibst ihn, und für Robin bleibt keiner.
    .title = Lass eine ungerade Zahl übrig
    .place = Setze deinen Stein so, dass genau ein sicherer Stein übrig bleibt.
    .place-hint = Dann hast du keinen sicheren Stein. Versuch ein anderes Feld.
    .even = Dann bleibt eine gerade Zahl sicherer Steine, und Robin schafft ein Unentschieden. Versuch ein anderes Feld.
    .give = Gib jetzt den einzigen sicheren Stein.
    .give-hint = Mit dem vollendet Robin eine Reihe. Such den sicheren.
    .praise = Wohin Robin ihn auch setzt, kein sicherer Stein bleibt übrig. Jeder gesetzte Stein kann die Zahl ändern: Zähl in jedem Zug neu.
strategy-quarto-force = Wer nur einen sicheren Stein hat, muss ihn geben. So kannst du wissen, was du bekommst.
    .title = Erzwing den nächsten Stein
    .give = Du hast zwei sichere Steine: Mit einem gewinnst du, mit dem anderen schafft Robin ein Unentschieden. Gib den, der gewinnt.
    .give-hint = Der ist nicht sicher: Robin würde eine Reihe vollenden.
    .draw = Der ist sicher, aber dann kann Robin unter zwei sicheren Steinen wählen. Gib den anderen.
    .must = Robin hat ihn in die Ecke gesetzt: Auf jedem anderen Feld hätte Robin keinen sicheren Stein. Welchen Stein muss Robin dir geben?
    .must-hint = Mit dem würdest du eine Reihe vollenden. Robin hat nur einen sicheren Stein.
    .place = Du hast gewusst, dass er kommt. Setze ihn so, dass du selbst einen sicheren Stein hast.
    .place-hint = Dann hast du keinen sicheren Stein. Versuch ein anderes Feld.
    .praise = Welchen sicheren Stein du auch gibst, Robin hat dann keinen mehr. Du gewinnst.
strategy-quarto-last = Wer den ersten Stein gegeben hat, setzt den letzten. Schau auf die letzten Felder, bevor das Brett voll ist.
    .title = Der letzte Stein
    .who = Du setzt jetzt einen Stein, dann ist noch ein Feld frei. Wer füllt es?
    .who-hint = Ihr wechselt euch ab: Nach dir ist Robin am Zug.
    .place = Robin bekommt den letzten Stein für das letzte Feld. Setze deinen so, dass keine Reihe entsteht.
    .place-hint = Dann würde der letzte Stein die unterste Zeile vollenden: vier hohe Steine. Tausch die Felder.
    .praise = Unentschieden, und mit dem anderen Feld hättest du verloren. Sind zwei Felder übrig, probier immer beide.
strategy-quarto-win = Jetzt alles zusammen: zählen, setzen, geben und die Partie beenden.
    .title = Gewinn durch Zählen
    .place = Setze deinen Stein so, dass genau ein sicherer Stein übrig bleibt.
    .place-hint = Dann hast du keinen sicheren Stein. Versuch ein anderes Feld.
    .even = Dann bleiben zwei sichere Steine, eine gerade Zahl. Versuch ein anderes Feld.
    .give = Gib jetzt den einzigen sicheren Stein.
    .give-hint = Mit dem vollendet Robin eine Reihe. Such den sicheren.
    .finish = Robin hatte keinen sicheren Stein mehr und hat dir diesen gegeben. Wo gewinnst du?
    .finish-hint = Schau auf die linke Spalte: drei niedrige Steine, und deiner ist auch niedrig.
    .call = Sag es an!
    .call-hint = Drück zuerst „Quarto!“.
    .show = Zeig die vier Felder.
    .show-hint = Schau auf die linke Spalte: vier niedrige Steine.
    .praise = Quarto! Du hast gezählt, und Robin sind die sicheren Steine ausgegangen.

## Quartino, step by step

strategy-quartino-two = Ein gutes Plättchen hilft zwei deiner Karten zugleich. Du hast zwei Chancen, und niemand erkennt, auf welche du aus bist.
    .title = Ein Plättchen, zwei Karten
    .token = Leg ein Plättchen so, dass zwei deiner Karten jeweils nur noch eines brauchen. Welche Farbe?
    .token-hint = Mit dieser Farbe bekommst du keine zwei solchen Karten. Vergleich deine zwei Karten mit Grün in der Mitte.
    .space = Wohin legst du es?
    .space-hint = Dort hilft es nicht beiden Karten. Beide haben am Rand Blau und dann Gelb, im Uhrzeigersinn.
    .finish = Mit welcher Farbe kannst du jede der beiden Karten erfüllen?
    .finish-hint = Schau auf deine zwei Karten mit Grün in der Mitte. Was fehlt noch?
    .praise = Rosa vor Blau oder Rosa nach Gelb: Beiden Karten fehlt nur ein Plättchen.
strategy-quartino-hide = Jedes Plättchen verrät etwas. Ein Plättchen, das zu vielen Karten passt, verrät weniger.
    .title = Versteck deinen Plan
    .space = Du willst Grün, Gelb, Rosa um die blaue Mitte. Rosa hilft auf beiden markierten Feldern. Wo verrät es Robin weniger?
    .space-hint = Dort errät der Computer deine Karte: Er schätzt ihre Wahrscheinlichkeit auf { $more }. Wähle das andere Feld.
    .unmarked = Wähle eines der beiden markierten Felder.
    .card = Dort hilft es noch einer Karte. Markiere die zwei Karten, denen jetzt nur ein Plättchen fehlt.
    .card-hint = Der fehlt mehr als ein Plättchen.
    .praise = Hier schätzt der Computer nur auf { $less }, dass du die Karte hast, statt auf { $more }. Du hast zwei Pläne, und Robin muss raten.
strategy-quartino-read = Jetzt liest du. Schau, wohin Robin Plättchen legt und was dazwischen fehlt.
    .title = Lies die Plättchen
    .card = Die markierten Plättchen sind von Robin: erst Rosa, dann Grün, mit einer Lücke nach deinem gelben. Welche Karte hat Robin wahrscheinlich?
    .card-hint = Die passt nicht. Rosa ist in der Mitte; lies den Rand im Uhrzeigersinn: Gelb, Lücke, Grün.
    .space = Der Computer schätzt die Wahrscheinlichkeit dieser Karte auf { $chance }. Leg dein rosa Plättchen so, dass Robin dafür ein Plättchen nicht reicht.
    .space-hint = Dann würde Blau noch genügen. Deck das gelbe oder das grüne Plättchen zu.
    .praise = Jetzt braucht Robin für diese Karte noch mindestens zwei Plättchen.
strategy-quartino-gift = Hinterlässt du eine Säule aus vier Plättchen oder vier von einer Farbe, darf der nächste Spieler ein Plättchen mehr legen.
    .title = Keine Geschenke
    .token = Zähl die Farben, auch verdeckte Plättchen. Welche Farbe bringt Robin kein zusätzliches Plättchen?
    .token-hint = Das wäre das vierte dieser Farbe: Robin könnte es ansagen und ein Plättchen mehr legen.
    .space = Wähle jetzt ein Feld, auf dem keine Säule aus vier Plättchen entsteht.
    .space-hint = Auf diesem Feld liegen schon drei Plättchen. Ein viertes ist ein Geschenk für Robin.
    .praise = Robin hat nichts anzusagen.
strategy-quartino-stop = Robin hat noch eine Karte, und du weißt nicht, welche. Halte jede auf, für die ein Plättchen reicht.
    .title = Halte die letzte Karte auf
    .token = Mit Blau in der Mitte würde Rosa für drei verschiedene Karten reichen. Welche Farbe legst du?
    .token-hint = Wohin du es auch legst: Robin könnte eine Karte erfüllen oder bekäme ein Plättchen mehr.
    .yellow = Das wäre das vierte gelbe Plättchen: Robin dürfte eines mehr legen.
    .space = Welches Feld deckst du zu?
    .space-hint = Dann könnte Robin noch immer eine Karte erfüllen. Was haben die drei Karten gemeinsam?
    .praise = Mit Grün in der Mitte kann Robin mit einem Plättchen keine Karte erfüllen.
strategy-quartino-clear = Eine Säule aus vier Plättchen bringt dir zwei Plättchen statt einem. Lässt du sie stehen, kann Robin sie ansagen.
    .title = Wann du abräumst
    .say = Mit einem Plättchen kannst du keine Karte erfüllen. Sag an, was du siehst.
    .say-hint = Keine Farbe ist viermal da. Aber schau, wie hoch eine Säule ist.
    .space = Welche Säule räumst du ab?
    .space-hint = Die ist nicht hoch genug. Zähl bis vier.
    .card = Jetzt hast du zwei Plättchen. Welche Karte kannst du damit erfüllen?
    .card-hint = Dafür reichen zwei Plättchen nicht. Was passt schon?
    .praise = Grün und Gelb nach Rosa, und die Karte ist erfüllt. Räum ab, wenn das zweite Plättchen eine Karte erfüllt.
strategy-quartino-top = Abräumen kostet dich das oberste Plättchen, auch wenn du es brauchst. Aber du legst eines mehr.
    .title = Dein Plättchen obenauf
    .card = Welcher deiner Karten fehlt nur ein Plättchen?
    .card-hint = Der fehlen mehr. Lies den Rand im Uhrzeigersinn: Gelb, Rosa. Und die Mitte ist grün.
    .answer = Ihr grünes Plättchen liegt auf der Säule in der Mitte. Räum sie ab: Kannst du die Karte in diesem Zug noch erfüllen?
    .answer-hint = Zähl noch einmal: Räumst du die Säule ab, legst du zwei Plättchen.
    .space = Ja, also kannst du sie ansagen. Welche Säule räumst du ab?
    .space-hint = Die ist nicht hoch genug. Zähl bis vier.
    .praise = Ein Plättchen macht die Mitte wieder grün, das andere erfüllt die Karte. Und alles darunter ist weg.
strategy-quartino-chain = Erfüllst du eine Karte, gehen ihre vier Plättchen weg, und die darunter zählen wieder.
    .title = Was darunter liegt
    .space = Noch zwei Karten, und mit einem grünen Plättchen kannst du in diesem Zug beide erfüllen. Wohin legst du es?
    .space-hint = Dorthin nicht. Fang mit der Karte an, die Blau in der Mitte hat: Schau auf Gelb und Rosa am Rand.
    .card = Welche Karte sagst du an?
    .card-hint = Die passt noch nicht: Ihre gelbe Mitte ist zugedeckt.
    .space-more = Die Plättchen sind weg, und die Mitte ist wieder gelb. Leg jetzt ein blaues Plättchen. Wohin?
    .space-more-hint = Zwischen Grün und Rosa ist eine Lücke. Füll sie.
    .praise = Quartino! Zwei Karten in einem Zug, und du gewinnst.
