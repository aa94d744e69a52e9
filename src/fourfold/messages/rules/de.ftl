### Fourfold: Deutsch, the complete rules as the page shows them
### One message a heading, paragraph, list item or figure; web/src/rules/outline.json puts them in order.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.
### Address: du, and ihr where all players do something together.

## Titles of the pages

rules-classic-title = Quarto: die klassische Ausgabe
rules-mushrooms-title = Quarto: die Ausgabe mit Pilzen
rules-danish-title = Quarto: die dänische Ausgabe
rules-quartino-title = Quartino

## Headings

rules-heading-box = Was in der Schachtel ist
rules-heading-aim = Das Ziel
rules-heading-setup = Aufbau
rules-heading-colours = Jeder hat seine Farbe
rules-heading-turn = Dein Zug
rules-heading-lines = Was ist eine Reihe?
rules-heading-calling = „Quarto!“ ansagen
rules-heading-overlooked = Eine übersehene Reihe
rules-heading-false-call = Eine falsche Ansage
rules-heading-referee = Mit Schiedsrichter
rules-heading-end = Ende der Partie
rules-heading-beginners = Für Kinder und Anfänger
rules-heading-advanced = Für geübte Spieler
rules-heading-players = Spieler
rules-heading-time = Zeit
rules-heading-combining = Regeln kombinieren
rules-heading-table = Aufgeben, Unentschieden und Zurücknehmen
rules-heading-editions = Worin sich die Ausgaben unterscheiden
rules-heading-cards = Die Karten
rules-heading-placing = Ein Plättchen legen
rules-heading-make = Ein Quartino bilden
rules-heading-wrong = Eine falsche Ansage
rules-heading-four-colours = Die Situation „Vier Gleiche“
rules-heading-column = Die Situation „Säule“
rules-heading-both = Beide Situationen zugleich
rules-heading-noticing = Situationen bemerken
rules-heading-long = Leerer Vorrat, lange Partien und Gleichstand
rules-heading-first-games = Deine ersten Partien
rules-heading-secrets = Was du siehst und was geheim ist
rules-heading-printings = Worin sich die beiden Anleitungen unterscheiden
rules-heading-credits = Autoren und Verlage

## Quarto: board and pieces (Q1)

rules-quarto-box = Ein Spielbrett mit 16 Feldern, vier mal vier, und 16 Spielsteine.
rules-quarto-box-traits =
    Jeder Stein hat vier Merkmale, und jedes Merkmal hat zwei Werte. Jede
    Kombination kommt genau einmal vor, also sind keine zwei Steine gleich.
rules-classic-box-colour = Farbe: hell oder dunkel.
rules-classic-box-height = Höhe: hoch oder niedrig.
rules-classic-box-shape = Form: rund oder eckig.
rules-classic-box-body = Körper: voll, oder hohl mit einem Loch oben.
rules-mushrooms-box =
    In dieser Ausgabe sind die Steine Pilze. Wo auf dieser Seite „Stein“
    steht, ist ein Pilz gemeint.
rules-mushrooms-box-colour = Farbe: rot oder blau.
rules-mushrooms-box-size = Größe: groß oder klein.
rules-mushrooms-box-cap = Hut: spitz oder flach.
rules-mushrooms-box-dots = Punkte: mit oder ohne gelbe Punkte.

## Quarto: aim and beginning (Q1 to Q5, Q10)

rules-quarto-aim =
    Vollende eine Reihe: vier Steine, waagerecht, senkrecht oder diagonal,
    die in mindestens einem Merkmal übereinstimmen. Sag rechtzeitig
    „Quarto!“, und du gewinnst.
rules-quarto-aim-twist =
    Der Kniff: Den Stein, den du setzt, suchst du nicht selbst aus. Dein
    Gegner wählt ihn und gibt ihn dir.
rules-quarto-setup-pieces = Legt das leere Spielbrett zwischen euch und stellt alle Steine daneben.
rules-danish-setup-pieces =
    Legt das leere Spielbrett zwischen euch. Stellt die Steine in zwei
    Gruppen daneben, die hellen und die dunklen.
rules-quarto-setup-first =
    Lost aus, wer anfängt. Dieser Spieler setzt nichts, sondern wählt einen
    Stein und gibt ihn dem Gegner.
rules-quarto-setup-reading = Bei einer Revanche fängt der Nächste an, ohne neu zu losen.
rules-danish-setup-first =
    Lost aus, wer anfängt. Dieser Spieler setzt nichts, sondern wählt
    einen Stein in der Farbe des Gegners und gibt ihn ihm.
rules-danish-colours =
    Bevor der erste Stein gegeben wird, wählen die Spieler ihre Farben:
    Einer spielt mit den hellen Steinen, der andere mit den dunklen.
rules-danish-colours-give =
    Du gibst deinem Gegner immer einen Stein seiner Farbe. So setzt jeder
    die acht Steine der eigenen Farbe.
rules-danish-colours-reading =
    Die Anleitung sagt nicht, wer zuerst wählt. Hier ist es der Spieler,
    der den ersten Stein bekommt; wählt er nicht, spielt er mit den
    hellen.

## Quarto: a turn (Q3)

rules-quarto-turn = Ein Zug hat drei Schritte, immer in dieser Reihenfolge.
rules-quarto-turn-place =
    Setze den Stein, den du bekommen hast, auf ein freies Feld. Dort
    bleibt er bis zum Ende der Partie.
rules-quarto-turn-look = Schau hin: Hat dein Stein eine Reihe vollendet? Dann sag sie jetzt an.
rules-quarto-turn-give =
    Gib deinem Gegner einen beliebigen der übrigen Steine. Jetzt ist er am
    Zug.
rules-danish-turn-give =
    Gib deinem Gegner einen der übrigen Steine seiner Farbe. Jetzt ist er am
    Zug.

## Quarto: lines (Q4)

rules-quarto-lines =
    Eine Reihe bilden vier Steine in einer Zeile, in einer Spalte oder auf
    einer der beiden langen Diagonalen. Das macht 10 Reihen: vier Zeilen,
    vier Spalten und zwei Diagonalen.
rules-quarto-lines-alike =
    Die vier Steine müssen mindestens einen Wert gemeinsam haben, der zählt.
    Einer genügt; es dürfen auch mehr sein.
rules-classic-lines-values =
    Eine Reihe können vier helle Steine sein, vier dunkle, vier hohe, vier
    niedrige, vier runde, vier eckige, vier volle oder vier hohle.
rules-mushrooms-lines-values =
    Eine Reihe können vier rote Pilze sein, vier blaue, vier große, vier
    kleine, vier spitze oder vier flache, vier mit Punkten oder vier ohne.
rules-danish-lines-colours =
    In einer Reihe dürfen beide Farben gemischt sein, wenn die vier Steine
    etwas anderes gemeinsam haben.
rules-quarto-lines-several =
    Ein Stein kann mehrere Reihen auf einmal vollenden. Zum Gewinnen musst
    du nur eine davon zeigen.
rules-quarto-lines-who = Wer die anderen drei Steine gesetzt hat, ist egal.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Eine Reihe allein genügt nicht. Du musst „Quarto!“ sagen und ihre vier
    Felder zeigen; dann gewinnst du sofort.
rules-quarto-calling-placer =
    Nachdem du deinen Stein gesetzt hast und bevor du den nächsten gibst: Du
    darfst eine Reihe ansagen, die dein Stein gerade vollendet hat.
rules-quarto-calling-receiver =
    Nachdem du einen Stein bekommen hast und bevor du ihn setzt: Du darfst
    eine Reihe ansagen, die der letzte Stein deines Gegners vollendet hat
    und die er nicht angesagt hat.
rules-danish-calling-receiver =
    Nachdem du einen Stein bekommen hast und bevor du ihn setzt: Du darfst
    jede Reihe ansagen, die noch zählt. Nach unserer Auslegung auch deine
    eigene, wenn du sie übersehen hast.
rules-quarto-calling-others =
    In den Anleitungen gewinnt, wer zuerst ansagt. Hier darf nur ansagen,
    wer am Zug ist. Sagt jemand anderes an oder sagt jemand nach dem Ende
    an, wird die Ansage abgelehnt und bleibt ohne Folgen: Sie zählt nicht
    als falsche Ansage.
rules-quarto-calling-silence =
    Ohne Schiedsrichter verrät dir nichts, dass es eine Reihe gibt. Sie zu
    suchen gehört zum Spiel.
rules-quarto-calling-moments = Ansagen darfst du in zwei Momenten:
rules-danish-calling-reading =
    Die dänische Anleitung verlangt nur das Wort. Hier zeigst du in jeder
    Ausgabe die vier Felder.
rules-quarto-overlooked-give =
    Vollendest du eine Reihe und gibst einen Stein, ohne anzusagen, darf
    dein Gegner diese Reihe ansagen, bevor er den Stein setzt; dann
    gewinnt er.
rules-quarto-overlooked-dead =
    Setzt dein Gegner den Stein, ohne anzusagen, verliert die Reihe
    ihren Wert: Sie zählt nicht mehr, für kein Merkmal, und die Partie
    geht weiter.
rules-quarto-overlooked-new =
    Die Anleitungen sagen nicht, was aus den Steinen wird. Hier können die
    Steine einer solchen Reihe noch zu einer neuen Reihe in einer anderen
    Richtung gehören.
rules-danish-overlooked =
    Eine Reihe, die niemand angesagt hat, zählt, bis beide Spieler je einen
    Stein gesetzt haben. Dann verliert sie ihren Wert: Sie zählt nicht
    mehr, für kein Merkmal, und die Partie geht weiter. Ein Beispiel:
rules-danish-overlooked-first =
    Ada vollendet eine Reihe und gibt Bo einen Stein, ohne anzusagen. Bo
    darf die Reihe ansagen, bevor er seinen Stein setzt.
rules-danish-overlooked-second =
    Bo setzt seinen Stein, ohne anzusagen, und gibt Ada einen Stein. Nach
    unserer Auslegung darf Ada ihre Reihe jetzt doch noch ansagen, bevor sie
    ihren Stein setzt.
rules-danish-overlooked-third =
    Ada setzt ihren Stein, ohne anzusagen. Nun haben beide einen Stein
    gesetzt, und die Reihe hat ihren Wert verloren.
rules-danish-overlooked-reading =
    Laut Anleitung zählt eine übersehene Reihe nicht mehr, „wenn beide
    Spieler je einen Stein gesetzt haben“. Wir zählen die Steine, die
    nach dem Stein gesetzt werden, der die Reihe vollendet hat. Würde
    dieser Stein mitzählen, verlöre die Reihe ihren Wert einen Zug
    früher, wie in der klassischen Ausgabe.
rules-danish-overlooked-maker =
    Die Anleitung nennt nur den Gegner, wenn es darum geht, wer eine
    übersehene Reihe ansagen darf. Hier darf es auch, wer die Reihe
    gebildet hat. Nachdem du einen Stein gesetzt hast und bevor du den
    nächsten gibst, darfst du nur ansagen, was dein eigener Stein gerade
    vollendet hat.
rules-quarto-false =
    Eine Ansage ist falsch, wenn die vier Felder, die du zeigst, keine Reihe
    sind, die du jetzt ansagen darfst:
rules-quarto-false-place =
    Die Felder liegen nicht waagerecht, senkrecht oder auf einer langen
    Diagonale (und auch nicht in einem Quadrat aus 2×2 Feldern, falls
    Quadrate zählen).
rules-quarto-false-free = Eines der Felder ist frei.
rules-quarto-false-share = Die vier Steine haben nichts gemeinsam, was zählt.
rules-quarto-false-late = Die Reihe hat ihren Wert verloren.
rules-danish-false-late =
    Die Reihe hat ihren Wert verloren; oder du hast gerade einen Stein
    gesetzt, und es ist eine ältere Reihe, die dieser Stein nicht
    vollendet hat.
rules-quarto-false-reading =
    Keine Anleitung sagt, was dann passiert. Hier wird eine falsche Ansage
    abgelehnt, du erfährst, warum, und sie wird im Protokoll vermerkt. Dein
    Zug geht weiter.
rules-quarto-false-three =
    Nach drei falschen Ansagen in einem Zug kannst du in diesem Zug nicht
    mehr ansagen.
rules-quarto-false-option =
    Ihr könnt vor der Partie vereinbaren, dass sofort verliert, wer falsch
    ansagt.
rules-quarto-referee =
    Keine Anleitung kennt einen Schiedsrichter, aber hier könnt ihr mit
    einem spielen. Er sieht jede Reihe: Vollendest du eine, gewinnst du
    sofort, und keine Reihe wird je übersehen.
rules-quarto-referee-calls = Mit Schiedsrichter sagst du nichts an: Es ist nicht nötig.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win =
    Sieg: Ein Spieler sagt rechtzeitig „Quarto!“ und zeigt eine Reihe aus
    vier Steinen, die einen Wert gemeinsam haben, der zählt.
rules-quarto-end-draw = Unentschieden: Alle sechzehn Steine sind gesetzt, und niemand hat gewonnen.
rules-quarto-end-reading =
    Nach dem sechzehnten Stein gibt es nichts mehr zu geben. Wer ihn gesetzt
    hat, darf ansagen oder verzichten. Danach darf der Gegner, als hätte er
    gerade einen Stein bekommen, jede Reihe ansagen, die noch zählt, oder
    verzichten. Erst dann ist die Partie unentschieden.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Vereinbart vor der Partie, dass nur eines, zwei oder drei der vier
    Merkmale zählen.
rules-quarto-beginners-example =
    Zählt zum Beispiel nur die Farbe, bilden vier Steine einer Farbe eine
    Reihe, und sonst nichts.
rules-quarto-beginners-reading =
    Hier könnt ihr feiner wählen: Jeder der acht Werte darf zählen,
    mindestens einer. Vier Steine, die einen Wert gemeinsam haben, der
    zählt, bilden eine Reihe. Soll ein ganzes Merkmal zählen, wählt ihr
    seine beiden Werte.
rules-danish-beginners =
    Vereinbart vor der Partie, welche Werte zählen, zum Beispiel dunkel oder
    hoch, so viele ihr wollt.
rules-danish-beginners-example =
    Zum Beispiel zählt nur „dunkel“: Vier dunkle Steine bilden eine
    Reihe, egal welche Form sie haben, vier helle aber nicht.
rules-danish-beginners-reading =
    Wir lesen das so: Jeder der acht Werte darf zählen, mindestens einer,
    und vier Steine, die einen Wert gemeinsam haben, der zählt, bilden eine
    Reihe. Das Beispiel der Anleitung kann auch bedeuten, dass nur dunkle
    Steine eine Reihe bilden, mit jedem Merkmal außer der Form. Soll ein
    ganzes Merkmal zählen, wählt ihr seine beiden Werte.
rules-danish-beginners-free =
    Zählen nur dunkle Steine, spielt mit freier Farbwahl: Mit eigenen Farben
    könnte, wer die hellen Steine hat, keine Reihe vollenden.
rules-quarto-advanced =
    Quadrate: Vier Steine, die einen Wert gemeinsam haben und einen
    Block aus zwei mal zwei Feldern füllen, zählen auch als Reihe. Das
    sind 9 Reihen mehr, insgesamt 19.
rules-danish-advanced = Für geübte Spieler gibt es zwei Optionen. Wählt eine davon oder beide.
rules-danish-advanced-free =
    Freie Farbwahl: Niemand hat eine Farbe, und du darfst jeden übrigen
    Stein geben.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Zwei Spieler, einer gegen den anderen.
rules-quarto-players-reading =
    Hier können auch Teams diese Ausgabe spielen, und an einem Tisch
    kann der Verlierer Platz machen.
rules-quarto-players-more = Wie das geht: die Seite der dänischen Ausgabe
rules-danish-players = Zwei Spieler, zwei gegen zwei oder zwei beliebig große Teams.
rules-danish-players-round =
    In der Anleitung steht, das Spiel könne „gå på omgang“, also die Runde
    machen, aber nicht, wie.
rules-danish-teams-order =
    Die Anleitung sagt nicht, wie ein Team spielt. Hier wechseln sich die
    Partner ab: In jedem Zug setzt eine Person einen Stein und gibt den
    nächsten. Der erste Spieler von Team A gibt den ersten Stein; dann
    kommen der erste von Team B, der zweite von Team A, der zweite von Team
    B und so weiter.
rules-danish-teams-call =
    Nur wer am Zug ist, darf ansagen. Nach dem sechzehnten Stein darf der
    nächste Spieler des anderen Teams als Letzter ansagen. Ein Team gewinnt
    oder verliert gemeinsam.
rules-danish-round-reading =
    Hier heißt das: Der Verlierer macht Platz. Andere können in einer
    Warteschlange warten, und nach jeder Partie geht der Platz des
    Verlierers an den Nächsten in der Warteschlange; nach einem
    Unentschieden macht Platz, wer am längsten gesessen hat.
rules-quarto-time =
    Eine Partie dauert 10 bis 20 Minuten. Im Turnier kann man die Zeit auf
    eine Minute pro Zug begrenzen.
rules-danish-time =
    Eine Partie dauert 5 bis 20 Minuten. Die Anleitung kennt kein Zeitlimit,
    aber hier könnt ihr auch diese Ausgabe mit Uhr spielen.
rules-quarto-time-move =
    Ein Zug heißt, einen Stein zu setzen und den nächsten zu geben, und
    auch den allerersten Stein zu geben ist ein Zug. Ihr wählt, wie viel
    Zeit ihr habt, oder spielt ohne Uhr.
rules-quarto-time-calls =
    Das Ansagen gehört zu derselben Zeit, und eine falsche Ansage startet
    die Uhr nicht neu. Läuft deine Zeit ab, verlierst du.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    Hier könnt ihr all das frei kombinieren, in jeder Ausgabe: zum Beispiel
    Quadrate, eigene Farben, nur zwei Merkmale und einen Schiedsrichter.
rules-quarto-combining-colours =
    Eigene Farben: Jeder Spieler hat eine Farbe und bekommt nur Steine
    dieser Farbe, wie in der dänischen Ausgabe. Freie Farbwahl: Du darfst
    jeden übrigen Stein geben.
rules-quarto-combining-not =
    Nur Gegensätze lassen sich nicht kombinieren: eigene Farben und
    freie Farbwahl, oder ein Schiedsrichter und „Wer falsch ansagt,
    verliert“, denn mit Schiedsrichter sagt niemand an.
rules-editions-same =
    Es gibt drei Ausgaben von Quarto. Was hier nicht genannt ist, ist in
    allen gleich.
rules-editions-pieces =
    Steine: Die klassische und die dänische Ausgabe haben Steine aus
    Holz, die dritte hat Pilze. An den Regeln ändert das nichts.
rules-editions-colours =
    Farben: In der dänischen Ausgabe hat jeder eine Farbe und bekommt nur
    Steine dieser Farbe. In den anderen beiden darfst du jeden übrigen Stein
    geben.
rules-editions-overlooked =
    Übersehene Reihen: In der klassischen Ausgabe und der mit Pilzen
    verliert eine Reihe ihren Wert, sobald der Empfänger den Stein
    setzt, ohne anzusagen. In der dänischen zählt sie, bis beide Spieler
    nach dem Entstehen der Reihe je einen weiteren Stein gesetzt haben
    (unsere Auslegung).
rules-editions-showing =
    Zeigen: Die klassische Anleitung und die mit Pilzen verlangen, die Reihe
    zu zeigen, die dänische nur, das Wort zu sagen.
rules-editions-beginners =
    Kinder und Anfänger: In der klassischen Ausgabe und der mit Pilzen
    zählen ein, zwei oder drei Merkmale; in der dänischen die Werte, die ihr
    wählt, zum Beispiel nur dunkel.
rules-editions-advanced =
    Geübte Spieler: Quadrate in allen drei Ausgaben; in der dänischen auch
    freie Farbwahl.
rules-editions-players =
    Spieler: Nur die dänische Anleitung erwähnt Teams und dass das Spiel
    die Runde machen kann (hier: Der Verlierer macht Platz).
rules-editions-time =
    Zeit: 10 bis 20 Minuten pro Partie und, wenn ihr wollt, eine Minute pro
    Zug im Turnier; in der dänischen Ausgabe 5 bis 20 Minuten und kein Limit
    pro Zug.

## Both games: at the table

rules-table = Die Anleitungen sagen dazu nichts. Das sind unsere eigenen Regeln:
rules-table-resign = Du darfst aufgeben. Dann gewinnt die Gegenseite.
rules-table-draw =
    Du darfst ein Unentschieden anbieten. Die Partie endet nur dann
    unentschieden, wenn alle anderen das Angebot vor dem nächsten Zug
    annehmen.
rules-table-back = Zurücknehmen geht nur, wenn alle einverstanden sind.
rules-table-leave =
    Zu zweit verlierst du, wenn du aufgibst oder deine Zeit abläuft. Zu
    dritt oder viert scheidest du aus: Deine Karten bleiben verdeckt, deine
    Züge werden übersprungen, und wer als Letzter übrig bleibt, gewinnt.
rules-table-back-cards =
    Zurücknehmen geht nur, wenn alle einverstanden sind, und nie über eine
    gezeigte oder erfüllte Karte hinaus.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box =
    Quartino ist für 2 bis 4 Spieler von 7 bis 99 Jahren. Eine Partie dauert
    etwa 20 Minuten.
rules-quartino-box-board =
    Ein Spielbrett: ein Rad mit neun Feldern, eines in der Mitte und acht
    ringsum am Rand.
rules-quartino-box-tokens = 28 Plättchen: sieben gelbe, sieben blaue, sieben grüne und sieben rosa.
rules-quartino-box-cards = 24 Karten und 4 Kartenhalter, in denen sie stehen.
rules-quartino-box-reading =
    Die Anleitungen nennen die Zahlen. Das Rad und die Namen der Farben
    kennen wir aus Bildern und Besprechungen des Spiels.
rules-quartino-cards =
    Eine Karte zeigt ein Viertel des Rades: die Mitte und drei benachbarte
    Felder des Randes, jedes mit seiner Farbe.
rules-quartino-cards-deck =
    Wir kennen die Karten nur von Bildern. Vier Farben lassen sich auf
    genau 24 Arten auf vier Felder verteilen, und es gibt 24 Karten; wir
    nehmen also an, dass jede Art einmal vorkommt. Hast du andere
    Karten, kann ein Protokoll einen anderen Kartensatz angeben.
rules-quartino-cards-turn =
    Eine Karte passt überall auf dem Brett, in acht Lagen. Spiegeln darf
    man sie nicht: Die drei Farben am Rand müssen im Uhrzeigersinn
    aufeinander folgen wie auf der Karte.
rules-quartino-aim =
    Erfülle als Erster alle deine vier Karten. Du erfüllst eine Karte,
    wenn ihre vier Farben in derselben Reihenfolge oben liegen, egal wo
    auf dem Brett, und du sie ansagst.
rules-quartino-aim-others =
    Alle bauen auf demselben Spielbrett. Die Plättchen der anderen
    können dir helfen oder deinen Plan durchkreuzen.
rules-quartino-setup-board =
    Legt das Spielbrett in die Mitte und die Plättchen daneben, nach
    Farben sortiert. Das ist der Vorrat.
rules-quartino-setup-cards =
    Mischt die Karten. Jeder nimmt einen Kartenhalter, zieht heimlich vier
    Karten und stellt sie so hinein, dass niemand sonst sie sieht.
rules-quartino-setup-rest =
    Die Anleitungen erwähnen die übrigen Karten nicht. Hier bleiben sie
    ungesehen aus dem Spiel.
rules-quartino-setup-first = Der Jüngste fängt an. Gespielt wird im Uhrzeigersinn.
rules-quartino-setup-reading =
    Hier sagt ihr, wer der Jüngste ist; sonst wird gelost.
    Bei einer Revanche fängt der Nächste an, ohne neu zu losen.
rules-quartino-players = Zwei, drei oder vier Spieler, jeder für sich.
rules-quartino-players-cards =
    Jeder Spieler hat vier Karten, egal wie viele mitspielen. Zu zweit
    bleiben also 16 Karten aus dem Spiel, zu dritt 12 und zu viert 8.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Ein Zug hat drei Schritte, immer in dieser Reihenfolge.
rules-quartino-turn-check =
    Prüf das Brett auf die Situationen „Vier Gleiche“ und „Säule“.
rules-quartino-turn-place = Leg ein Plättchen, oder mehr, wenn du eine Situation angesagt hast.
rules-quartino-turn-make = Bilde Quartinos, wenn du welche siehst. Damit endet dein Zug.
rules-quartino-placing =
    Nimm ein Plättchen beliebiger Farbe aus dem Vorrat und leg es auf ein
    beliebiges Feld des Bretts.
rules-quartino-placing-column =
    Das Feld darf leer sein, oder du legst dein Plättchen auf andere.
    Plättchen aufeinander bilden eine Säule.
rules-quartino-placing-gone =
    Eine Farbe, von der kein Plättchen mehr im Vorrat ist, kannst du nicht
    wählen.

## Quartino: making cards (T6)

rules-quartino-make = Nur das oberste Plättchen jedes Feldes zählt, egal, wer es gelegt hat.
rules-quartino-make-call =
    Wenn du meinst, dass die obersten Plättchen zu einer deiner Karten
    passen, sag „Quartino“ an und zeig die Karte und die vier Felder.
    Wenn es stimmt:
rules-quartino-make-card = Die Karte verlässt deinen Kartenhalter: Du hast sie erfüllt.
rules-quartino-make-tokens =
    Ihre vier obersten Plättchen gehen zurück in den Vorrat. Die Plättchen
    darunter liegen jetzt oben.
rules-quartino-make-place = Du musst ein Plättchen nehmen und irgendwohin legen.
rules-quartino-make-again =
    Passen die obersten Plättchen jetzt zu einer weiteren deiner Karten,
    darfst du wieder ansagen, und so weiter.
rules-quartino-make-reading =
    Hier darfst du erst ansagen, wenn du alles gelegt und abgeräumt hast,
    was in diesem Zug sein muss.
rules-quartino-wrong =
    Passt deine Karte nicht zu den vier Feldern, die du zeigst, kommt
    sie in deinen Kartenhalter zurück, und dein Zug endet.
rules-quartino-wrong-seen = Die anderen haben diese Karte nun gesehen.
rules-quartino-wrong-reading =
    Eine Karte, die du nicht hast, kannst du nicht zeigen. Versuchst du
    es, wird die Ansage abgelehnt, und dein Zug geht weiter.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Liegen zu Beginn deines Zuges vier oder mehr Plättchen einer Farbe
    auf dem Brett, ist das „Vier Gleiche“ (in den Anleitungen heißt es
    „4 Farben“). Plättchen, die in Säulen verborgen sind, zählen mit.
rules-quartino-four-say =
    Bemerkst du es, sag „Vier Gleiche“ an. Dann musst du ein Plättchen mehr
    legen: zwei statt einem.
rules-quartino-four-reading =
    Das zählt einmal pro Zug, auch wenn von mehreren Farben vier oder mehr
    Plättchen da sind.
rules-quartino-column =
    Hat zu Beginn deines Zuges eine Säule vier oder mehr Plättchen, ist das
    „Säule“. Die Farben sind egal.
rules-quartino-column-say =
    Bemerkst du es, sag „Säule“ an und zeig auf sie. Leg zuerst die ganze
    Säule zurück in den Vorrat. Dann musst du ein Plättchen mehr legen: zwei
    statt einem.
rules-quartino-column-reading =
    Pro Zug zählt nur eine Säule, auch wenn es mehrere gibt. Du wählst,
    welche.
rules-quartino-both =
    Bemerkst du beides, sag beides an. Du musst drei Plättchen legen und die
    Säule abräumen, in beliebiger Reihenfolge.
rules-quartino-both-last =
    Du darfst die Säule sogar zuletzt abräumen. Ein Plättchen, das du
    daraufgelegt hast, geht dann mit zurück.
rules-quartino-both-start =
    Nur der Beginn deines Zuges zählt: Was du in deinem Zug tust, schafft
    keine neue Situation und hebt keine auf.
rules-quartino-both-wait =
    „Quartino“ ansagen oder deinen Zug beenden kannst du erst, wenn all
    das erledigt ist.
rules-quartino-noticing =
    Situationen und Quartinos zählen nur, wenn du sie ansagst. Sagst du
    nichts an, legst du einfach ein Plättchen; eine Strafe gibt es
    nicht.
rules-quartino-noticing-silence =
    Ohne Schiedsrichter verrät dir nichts, was du ansagen könntest.
rules-quartino-noticing-wrong =
    Sagst du eine Situation an, die nicht da ist, erfährst du, warum, und
    sonst ändert sich nichts.
rules-quartino-noticing-once =
    Jede Situation darfst du einmal pro Zug ansagen, bevor du dein erstes
    Plättchen legst.
rules-quartino-referee =
    Keine Anleitung kennt einen Schiedsrichter, aber hier könnt ihr mit
    einem spielen. Dann sagt niemand Situationen an: Der Schiedsrichter
    sieht sie, und du musst die zusätzlichen Plättchen legen und eine Säule
    abräumen.
rules-quartino-referee-call =
    Ob du „Quartino“ ansagst, entscheidest weiter du, und nur du bekommst
    einen Hinweis, wenn du es kannst. Eine falsche Ansage wird abgelehnt,
    und dein Zug geht weiter, aber die anderen haben die Karte gesehen.
rules-quartino-first-games =
    Zum Lernen lasst ihr die Situationen „Vier Gleiche“ und „Säule“ weg.
    Dann legst du pro Zug ein Plättchen und bildest Quartinos, wenn du
    welche siehst.
rules-quartino-first-games-name = Hier heißt dieses Regelwerk „Quartino, erste Partien“.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Du gewinnst, sobald die letzte Karte deinen Kartenhalter verlässt. Ihre
    vier Plättchen bleiben auf dem Brett, und es wird keines mehr gelegt.
rules-quartino-long =
    Karten werden eine nach der anderen erfüllt, also gibt es bei einem
    normalen Ende nur einen Sieger. Die Anleitungen sagen nicht, was
    passiert, wenn der Vorrat leer ist oder eine Partie nicht endet.
rules-quartino-long-empty =
    Du lässt das Legen nur aus, wenn der Vorrat leer ist und du keine Säule
    abzuräumen hast. Dann darfst du ansagen oder deinen Zug beenden.
rules-quartino-long-skipped =
    Wird eine ganze Runde lang nichts gelegt, abgeräumt oder angesagt, ist
    die Partie unentschieden.
rules-quartino-long-repeated =
    Unentschieden ist es auch, wenn dieselbe Stellung auf dem Brett mit
    denselben Säulen und demselben Spieler vor seinem Zug zum dritten
    Mal vorkommt, ohne dass dazwischen eine Karte erfüllt wurde.
rules-quartino-long-limit =
    Nach insgesamt 200 Zügen, oder einer anderen Zahl, die ihr wählt, endet
    die Partie. Wer die meisten Karten erfüllt hat, gewinnt; bei Gleichstand
    teilen sich die Besten den Sieg.
rules-quartino-secrets = Das siehst du immer, und sonst nichts:
rules-quartino-secrets-board = Das Spielbrett und den Vorrat.
rules-quartino-secrets-own = Deine eigenen Karten.
rules-quartino-secrets-made = Die Karten, die jemand erfüllt hat.
rules-quartino-secrets-shown = Die Karten, die bei falschen Ansagen gezeigt wurden.
rules-quartino-secrets-left = Wie viele Karten jeder der anderen noch hat.
rules-quartino-secrets-rest = Die nicht verteilten Karten bleiben bis zum Ende geheim.

## Quartino: the two printings

rules-quartino-printings =
    Wir kennen die Anleitung in zwei Fassungen, tschechisch und italienisch.
    Sie beschreiben dasselbe Spiel mit denselben Schritten und Zahlen und
    unterscheiden sich nur in Kleinigkeiten.
rules-quartino-printings-check =
    Prüfen einer Ansage: In der tschechischen Fassung prüfen alle anderen,
    in der italienischen ein anderer Spieler. Hier wird automatisch geprüft.
rules-quartino-printings-must =
    Zusätzliche Plättchen: Laut der italienischen Fassung musst du sie
    legen, laut der tschechischen legst du sie einfach. Hier musst du.
rules-quartino-printings-end =
    Das Ende: In der tschechischen Fassung gewinnt, wer zuerst alle eigenen
    Karten erfüllt, in der italienischen, wer die letzte Karte aus dem
    eigenen Kartenhalter nimmt. Das ist derselbe Moment.

## What the figures show

rules-figure-classic-pieces =
    Alle sechzehn Steine: acht helle und acht dunkle. In jeder Farbe kommt
    jede Kombination von hoch oder niedrig, rund oder eckig, voll oder hohl
    einmal vor.
rules-figure-mushrooms-pieces =
    Alle sechzehn Pilze: acht rote und acht blaue. In jeder Farbe kommt jede
    Kombination von groß oder klein, spitz oder flach, mit oder ohne Punkte
    einmal vor.
rules-figure-classic-turn =
    Auf dem Brett stehen drei Steine. Der nächste, dunkel, niedrig, eckig
    und hohl, wurde gegeben und muss nun gesetzt werden.
rules-figure-mushrooms-turn =
    Auf dem Brett stehen drei Pilze. Der nächste, blau, klein, flach und
    ohne Punkte, wurde gegeben und muss nun gesetzt werden.
rules-figure-classic-line =
    Eine Reihe: Die zweite Zeile von unten ist komplett. Ihre Steine sind
    hell und dunkel, hoch und niedrig, rund und eckig, aber alle vier hohl.
rules-figure-mushrooms-line =
    Eine Reihe: Die zweite Zeile von unten ist komplett. Ihre Pilze sind rot
    und blau, groß und klein, spitz und flach, aber alle vier ohne Punkte.
rules-figure-classic-receiver =
    Niemand hat die Reihe aus vier hohlen Steinen angesagt (sie ist nur
    hier markiert, um sie dir zu zeigen), und der nächste Stein wurde
    gegeben. Bevor der Empfänger ihn setzt, darf er die Reihe ansagen.
rules-figure-mushrooms-receiver =
    Niemand hat die Reihe aus vier Pilzen ohne Punkte angesagt (sie ist
    nur hier markiert, um sie dir zu zeigen), und der nächste Pilz wurde
    gegeben. Bevor der Empfänger ihn setzt, darf er die Reihe ansagen.
rules-figure-classic-square =
    Vier niedrige Steine füllen das Quadrat aus 2×2 Feldern in der Mitte des
    Bretts.
rules-figure-mushrooms-square =
    Vier kleine Pilze füllen das Quadrat aus 2×2 Feldern in der Mitte des
    Bretts.
rules-figure-wheel = Das leere Spielbrett: ein Feld in der Mitte, acht am Rand.
rules-figure-card =
    Eine Karte: Gelb in der Mitte und am Rand, im Uhrzeigersinn, Blau, Grün
    und Rosa.
rules-figure-column-placed =
    Sechs Plättchen auf dem Brett. Auf dem markierten Feld 7 liegt ein
    blaues Plättchen auf einem gelben: eine Säule aus zwei Plättchen.
rules-figure-quartino =
    Die markierten obersten Plättchen passen zu einer Karte: Gelb in der
    Mitte und, im Uhrzeigersinn auf den Feldern 7, 8 und 1, Blau, Grün
    und Rosa. Zwei davon liegen auf anderen; nur die obersten zählen.
rules-figure-four-colours =
    Vier blaue Plättchen liegen auf den markierten Feldern: in der Mitte
    und auf den Feldern 1, 4 und 7. Das auf Feld 1 ist unter einem
    gelben verborgen.
rules-figure-column =
    Das markierte Feld 3 hat eine Säule aus vier Plättchen: unten Rosa,
    dann Blau, Grün und Gelb.

## Credits

rules-quarto-credits = Quarto ist ein Spiel von Blaise Müller, erschienen bei Gigamic.
rules-quartino-credits =
    Quartino ist ein Spiel von Petr Doubek (Loris Games), erschienen bei
    Djeco.
rules-credits-independent =
    Fourfold ist ein unabhängiges Projekt, mit Autoren und Verlagen
    nicht verbunden und von ihnen nicht unterstützt. Die Regeln stehen
    hier in unseren eigenen Worten.
