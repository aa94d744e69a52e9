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
rules-heading-setup = Vorbereitung
rules-heading-colours = Jeder hat seine Farbe
rules-heading-turn = Dein Zug
rules-heading-lines = Was eine Reihe ist
rules-heading-calling = „Quarto!“ ansagen
rules-heading-overlooked = Eine Reihe, die niemand sah
rules-heading-false-call = Eine falsche Ansage
rules-heading-referee = Mit Schiedsrichter
rules-heading-end = Das Ende der Partie
rules-heading-beginners = Für Anfänger
rules-heading-advanced = Für geübte Spieler
rules-heading-players = Wer spielt
rules-heading-time = Zeit
rules-heading-combining = Regeln mischen
rules-heading-table = Aufgeben, Unentschieden und Zurücknehmen
rules-heading-editions = Worin sich die Ausgaben unterscheiden
rules-heading-cards = Die Karten
rules-heading-placing = Ein Plättchen legen
rules-heading-make = Ein Quartino machen
rules-heading-wrong = Eine falsche Ansage
rules-heading-four-colours = Die Situation „4 Farben“
rules-heading-column = Die Situation „Säule“
rules-heading-both = Beide Situationen zugleich
rules-heading-noticing = Bemerken und sich irren
rules-heading-long = Leerer Vorrat, lange Partien und Gleichstand
rules-heading-first-games = Deine ersten Partien
rules-heading-secrets = Was geheim ist
rules-heading-printings = Worin sich die beiden Anleitungen unterscheiden
rules-heading-credits = Autoren und Verlage

## Quarto: board and pieces (Q1)

rules-quarto-box = Ein Spielbrett mit 16 Feldern, vier mal vier, und 16 Spielsteine.
rules-quarto-box-traits =
    Jeder Stein hat vier Merkmale, und jedes Merkmal hat zwei Werte. Jede
    Mischung von Werten gibt es genau einmal, also sind keine zwei Steine
    gleich.
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
    Vollende eine Reihe: vier Steine nebeneinander, die sich in mindestens
    einer Sache gleichen. Sag rechtzeitig „Quarto!“, und du gewinnst.
rules-quarto-aim-twist =
    Der Kniff dabei: Den Stein, den du setzt, suchst du nicht selbst aus.
    Das tut dein Gegner und gibt ihn dir.
rules-quarto-setup-pieces = Legt das leere Spielbrett zwischen euch und stellt alle Steine daneben.
rules-danish-setup-pieces =
    Legt das leere Spielbrett zwischen euch. Stellt die Steine in zwei
    Gruppen daneben, die hellen und die dunklen.
rules-quarto-setup-first =
    Lost aus, wer beginnt. Wer beginnt, setzt nichts, sondern wählt nur
    einen Stein und gibt ihn dem Gegner.
rules-danish-colours =
    Bevor der erste Stein gegeben wird, nimmt jeder eine Farbe: einer hat
    Hell, der andere Dunkel.
rules-danish-colours-give =
    Du gibst deinem Gegner immer einen Stein seiner Farbe. So setzt jeder
    die acht Steine der eigenen Farbe.
rules-danish-colours-reading =
    Die Anleitung sagt nicht, wer wählt. In Fourfold ist es, wer den ersten
    Stein bekommt; wer nicht wählt, hat Hell.

## Quarto: a turn (Q3)

rules-quarto-turn = Ein Zug hat drei Schritte, immer in dieser Reihenfolge.
rules-quarto-turn-place =
    Setz den Stein, den du bekommen hast, auf ein freies Feld. Dort bleibt
    er bis zum Ende der Partie.
rules-quarto-turn-look = Schau hin: Hat dein Stein eine Reihe vollendet? Dann sag sie jetzt an.
rules-quarto-turn-give =
    Gib deinem Gegner einen der übrigen Steine, welchen du willst. Nun ist
    er am Zug.
rules-danish-turn-give = Gib deinem Gegner einen der übrigen Steine seiner Farbe. Nun ist er am Zug.

## Quarto: lines (Q4)

rules-quarto-lines =
    Eine Reihe sind vier Steine nebeneinander: waagerecht, senkrecht oder
    auf einer der beiden langen Diagonalen. Es gibt also 10 Plätze für eine
    Reihe: vier waagerechte, vier senkrechte und zwei diagonale.
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
    Ein einziger Stein kann mehrere Reihen zugleich vollenden. Zum Gewinnen
    genügt es, eine davon zu zeigen.
rules-quarto-lines-who = Wer die anderen drei Steine gesetzt hat, ist egal.

## Quarto: calling, overlooked lines, false calls, referee (Q5, Q6)

rules-quarto-calling =
    Eine Reihe gewinnt nicht von selbst. Du musst „Quarto!“ sagen und ihre
    vier Felder zeigen; dann gewinnst du sofort.
rules-quarto-calling-placer =
    Du hast gesetzt und noch nicht gegeben: Du darfst eine Reihe ansagen,
    die dein Stein gerade vollendet hat.
rules-quarto-calling-receiver =
    Du hast einen Stein bekommen und ihn noch nicht gesetzt: Du darfst eine
    Reihe ansagen, die der letzte Stein deines Gegners vollendet hat und die
    er nicht angesagt hat.
rules-danish-calling-receiver =
    Du hast einen Stein bekommen und ihn noch nicht gesetzt: Du darfst jede
    Reihe ansagen, die noch gilt, egal, wer sie vollendet hat.
rules-quarto-calling-others =
    Nur wer am Zug ist, darf ansagen. Eine Ansage von anderen oder nach dem
    Ende ist nicht erlaubt; sie zählt gar nicht, auch nicht als falsche
    Ansage.
rules-quarto-calling-silence =
    Nichts am Tisch verrät dir, dass eine Reihe da ist. Sie zu suchen,
    gehört zum Spiel.
rules-quarto-calling-moments = Ansagen darfst du nur in zwei Momenten:
rules-danish-calling-reading =
    Die dänische Anleitung verlangt nur das Wort. In Fourfold zeigt man in
    jeder Ausgabe die vier Felder.
rules-quarto-overlooked-give =
    Wenn du eine Reihe vollendest und einen Stein gibst, ohne sie anzusagen,
    kann nur noch der Empfänger sie ansagen, und nur vor dem Setzen. Dann
    gewinnt er.
rules-quarto-overlooked-dead =
    Setzt der Empfänger, ohne sie anzusagen, ist die Reihe tot. Sie hat
    ihren Wert für immer verloren, als Ganzes und für jedes Merkmal, und die
    Partie geht weiter.
rules-quarto-overlooked-new =
    Die Steine einer toten Reihe können noch zu einer neuen Reihe in einer
    anderen Richtung gehören.
rules-danish-overlooked =
    Eine Reihe, die niemand angesagt hat, gilt, bis beide Spieler je einen
    Stein gesetzt haben. Dann ist sie tot: Sie hat ihren Wert für immer
    verloren, als Ganzes und für jedes Merkmal, und die Partie geht weiter.
    Ein Beispiel:
rules-danish-overlooked-first =
    Ada vollendet eine Reihe und gibt Bo einen Stein, ohne sie anzusagen. Bo
    darf die Reihe ansagen, bevor er setzt.
rules-danish-overlooked-second =
    Bo setzt, ohne anzusagen, und gibt Ada einen Stein. Jetzt darf Ada ihre
    Reihe doch noch ansagen, bevor sie setzt.
rules-danish-overlooked-third =
    Ada setzt, ohne anzusagen. Nun haben beide seitdem einen Stein gesetzt,
    und die Reihe ist tot.
rules-danish-overlooked-reading =
    Wir lesen die Anleitung so: Jeder setzt einen Stein, nachdem die Reihe
    entstanden ist. Bis dahin darf sie ansagen, wer gerade einen Stein
    bekommen hat, auch wer sie selbst gemacht hat. Zwischen Setzen und Geben
    darf man nur ansagen, was der eigene Stein gerade vollendet hat.
rules-quarto-false =
    Eine Ansage ist falsch, wenn du vier Felder zeigst, die keine gültige
    Reihe sind:
rules-quarto-false-place =
    Die Felder liegen nicht waagerecht, senkrecht oder auf einer langen
    Diagonale (und auch nicht in einem Quadrat aus 2×2 Feldern, falls
    Quadrate zählen).
rules-quarto-false-free = Eines der Felder ist frei.
rules-quarto-false-share = Die vier Steine haben nichts gemeinsam, was zählt.
rules-quarto-false-late = Die Reihe ist tot oder darf in diesem Moment nicht angesagt werden.
rules-quarto-false-reading =
    Keine Anleitung sagt, was dann geschieht. In Fourfold wird eine falsche
    Ansage abgelehnt, du erfährst, warum, und sie wird im Protokoll
    vermerkt. Sonst ändert sich nichts.
rules-quarto-false-three =
    Nach drei abgelehnten Ansagen in einem Zug kannst du in diesem Zug nicht
    mehr ansagen.
rules-quarto-false-option =
    Ihr könnt vor der Partie vereinbaren, dass eine falsche Ansage verliert.
    Dann verliert schon die erste sofort die Partie.
rules-quarto-referee =
    Keine Anleitung kennt einen Schiedsrichter; Fourfold bietet einen an,
    wenn ihr mögt. Dann sieht der Tisch jede Reihe: Wer eine vollendet,
    gewinnt sofort, und keine Reihe wird je übersehen.
rules-quarto-referee-calls = Mit Schiedsrichter ist Ansagen nicht erlaubt, denn es ist nicht nötig.

## Quarto: the end (Q5, Q7)

rules-quarto-end-win = Jemand sagt eine gültige Reihe an: Dieser Spieler gewinnt.
rules-quarto-end-draw = Alle sechzehn Steine sind gesetzt, und niemand hat gewonnen: unentschieden.
rules-quarto-end-reading =
    Nach dem sechzehnten Stein gibt es nichts mehr zu geben. Wer ihn gesetzt
    hat, darf ansagen oder verzichten. Danach darf der Gegner, als hätte er
    gerade einen Stein bekommen, jede Reihe ansagen, die noch gilt, oder
    verzichten. Erst dann ist es unentschieden.

## Quarto: beginners and advanced players (Q8, Q9)

rules-quarto-beginners =
    Für einen leichten Anfang vereinbart ihr vor der Partie, dass nur eines,
    zwei oder drei der vier Merkmale zählen.
rules-quarto-beginners-example =
    Zum Beispiel zählt nur die Farbe: Vier Steine einer Farbe sind eine
    Reihe, sonst nichts.
rules-quarto-beginners-reading =
    In Fourfold könnt ihr feiner wählen: Jeder der acht Werte darf zählen,
    mindestens einer. Vier Steine, die einen zählenden Wert gemeinsam haben,
    sind eine Reihe. Meist wählt man ganze Merkmale.
rules-danish-beginners =
    Für einen leichten Anfang vereinbart ihr vor der Partie, welches
    Aussehen zählt, so viele Arten ihr wollt.
rules-danish-beginners-example =
    Zum Beispiel zählt nur Dunkel: Vier dunkle Steine sind eine Reihe, egal,
    welche Form sie haben, vier helle aber nicht.
rules-danish-beginners-reading =
    Wir lesen das so: Jeder der acht Werte darf zählen, mindestens einer.
    Vier Steine, die einen zählenden Wert gemeinsam haben, sind eine Reihe.
    Meist wählt man ganze Merkmale.
rules-quarto-advanced =
    Auch Quadrate zählen: Vier Steine, die 2×2 benachbarte Felder füllen und
    einen Wert gemeinsam haben, zählen wie eine Reihe. Das sind 9 Plätze
    mehr, 19 insgesamt.
rules-danish-advanced = Für geübte Spieler gibt es zwei Möglichkeiten. Wählt eine davon oder beide.
rules-danish-advanced-free =
    Freie Farbwahl: Niemand hat eine Farbe, und du darfst jeden übrigen
    Stein geben.

## Quarto: people and time (Q11, Q12)

rules-quarto-players = Zwei spielen, einer gegen den anderen.
rules-quarto-players-reading =
    In Fourfold können auch Teams diese Ausgabe spielen, und an einem Tisch
    kann reihum gespielt werden. Die Seite der dänischen Ausgabe sagt, wie.
rules-danish-players = Es spielen zwei, oder zwei gegen zwei, oder zwei Teams beliebiger Größe.
rules-danish-players-round =
    Man kann auch reihum spielen: Dann warten andere darauf, sich
    hinzusetzen und zu spielen.
rules-danish-teams-order =
    Die Anleitung sagt nicht, wie ein Team spielt. In Fourfold wechseln sich
    die Partner ab, und der Zug einer Person ist Setzen und Geben. Der Erste
    von Team A gibt den ersten Stein; dann kommen der Erste von Team B, der
    Zweite von Team A, der Zweite von Team B und so weiter.
rules-danish-teams-call =
    Nur wer am Zug ist, darf ansagen. Nach dem sechzehnten Stein hat der
    Nächste des anderen Teams das letzte Wort. Ein Team gewinnt oder
    verliert gemeinsam.
rules-danish-round-reading =
    Beim Spiel reihum wartet man in einer Schlange. Nach einer Partie geht
    der Platz des Verlierers an den Nächsten in der Schlange; nach einem
    Unentschieden geht, wer am längsten sitzt.
rules-quarto-time =
    Eine Partie dauert 10 bis 20 Minuten. Im Turnier kann jeder Zug auf eine
    Minute begrenzt werden.
rules-danish-time =
    Eine Partie dauert 5 bis 20 Minuten. Die Anleitung begrenzt die Zeit für
    einen Zug nicht, aber in Fourfold könnt ihr auch hier jedem Zug eine
    Minute geben.
rules-quarto-time-move =
    Ein Zug ist Setzen und Geben zusammen, und auch das allererste Geben hat
    seine Minute. Ihr könnt auch eine längere oder kürzere Zeit wählen oder
    ganz ohne Uhr spielen.
rules-quarto-time-calls =
    Das Ansagen gehört zu derselben Minute, und eine falsche Ansage lässt
    sie nicht neu beginnen. Wessen Zeit abläuft, der verliert.

## Quarto: combinations and editions (Q13)

rules-quarto-combining =
    In Fourfold könnt ihr all das frei mischen, in jeder Ausgabe: zum
    Beispiel Quadrate, eigene Farben, nur zwei Merkmale und einen
    Schiedsrichter.
rules-quarto-combining-not =
    Nur Gegensätze passen nicht zusammen: Entweder hat jeder seine Farbe,
    oder die Farbwahl ist frei, und wo ein Schiedsrichter aufpasst, kann
    keine falsche Ansage verlieren.
rules-editions-same = Es gibt drei Ausgaben. Was hier nicht genannt ist, ist in allen gleich.
rules-editions-pieces =
    Steine: Die klassische und die dänische Ausgabe haben Steine aus Holz,
    die dritte hat Pilze. Die Regeln schauen nur auf die vier Merkmale, nie
    darauf, welchen Satz ihr benutzt.
rules-editions-colours =
    Farben: In der dänischen Ausgabe hat jeder eine Farbe und bekommt nur
    Steine dieser Farbe. In den anderen beiden darfst du jeden übrigen Stein
    geben.
rules-editions-overlooked =
    Übersehene Reihen: In der klassischen Ausgabe und der mit Pilzen ist
    eine Reihe tot, sobald der Empfänger setzt, ohne sie anzusagen. In der
    dänischen gilt sie, bis beide Spieler je einen Stein gesetzt haben.
rules-editions-showing =
    Zeigen: Die klassische Anleitung und die mit Pilzen verlangen, die Reihe
    zu zeigen, die dänische nur, das Wort zu sagen.
rules-editions-beginners =
    Anfänger: In der klassischen Ausgabe und der mit Pilzen zählen ein, zwei
    oder drei Merkmale; in der dänischen jedes Aussehen, das ihr wollt.
rules-editions-advanced =
    Geübte Spieler: Quadrate in allen drei Ausgaben; in der dänischen auch
    freie Farbwahl.
rules-editions-players = Spieler: Nur die dänische Anleitung nennt Teams und das Spiel reihum.
rules-editions-time =
    Zeit: 10 bis 20 Minuten pro Partie und im Turnier eine Minute pro Zug;
    in der dänischen Ausgabe 5 bis 20 Minuten und keine Grenze pro Zug.

## Both games: at the table

rules-table = Die Anleitungen sagen dazu nichts. Das sind Fourfolds eigene Regeln.
rules-table-resign = Du darfst aufgeben. Dann gewinnt die Gegenseite.
rules-table-draw =
    Du darfst ein Unentschieden anbieten. Das Angebot gilt bis zum nächsten
    Zug, und alle anderen müssen es annehmen.
rules-table-back = Zurücknehmen geht nur, wenn alle einverstanden sind.
rules-table-leave =
    Zu zweit verliert, wer aufgibt oder wessen Zeit abläuft. Zu dritt oder
    viert scheidet dieser Spieler aus: Seine Karten bleiben verdeckt, seine
    Züge werden übersprungen, und wer als Letzter übrig bleibt, gewinnt.
rules-table-back-cards =
    Zurücknehmen geht nur, wenn alle einverstanden sind, und nie über eine
    gezeigte oder erfüllte Karte hinaus.

## Quartino: material and beginning (T1 to T3)

rules-quartino-box =
    Quartino ist für 2 bis 4 Spieler von 7 bis 99 Jahren. Eine Partie dauert
    etwa 20 Minuten.
rules-quartino-box-board =
    Ein Spielbrett: ein Rad mit neun Feldern, eines in der Mitte und acht
    ringsum am Rand.
rules-quartino-box-tokens = 28 Plättchen: sieben gelbe, sieben blaue, sieben grüne und sieben rosa.
rules-quartino-box-cards = 24 Karten und 4 Kartenhalter, in denen sie stehen.
rules-quartino-box-reading =
    Die Anleitungen nennen die Zahlen. Das Rad und die Namen der Farben
    kennen wir aus Bildern und Besprechungen des Spiels.
rules-quartino-cards =
    Eine Karte zeigt ein Viertel des Rades: die Mitte und drei benachbarte
    Felder des Randes, jedes mit seiner Farbe.
rules-quartino-cards-deck =
    So lesen wir es aus Bildern. Vier Farben kann man auf genau 24 Arten auf
    vier Felder verteilen, und es gibt 24 Karten: Also ist jede Art einmal
    da. Man kann auch einen anderen Kartensatz laden.
rules-quartino-cards-turn =
    Eine Karte passt überall auf das Rad: Du darfst sie in acht Richtungen
    drehen. Aber spiegeln darfst du sie nicht: Die drei Farben am Rand
    müssen im Uhrzeigersinn aufeinander folgen wie auf der Karte.
rules-quartino-aim =
    Erfülle als Erster alle deine vier Karten. Dazu müssen die Farben einer
    Karte so auf dem Rad liegen, wie die Karte sie zeigt.
rules-quartino-aim-others =
    Alle bauen auf demselben Rad. Die Plättchen der anderen können dir
    helfen oder deinen Plan verderben.
rules-quartino-setup-board =
    Legt das Spielbrett in die Mitte und die Plättchen daneben, nach Farben
    sortiert. Das ist der Vorrat, den alle sehen.
rules-quartino-setup-cards =
    Mischt die Karten. Jeder nimmt einen Kartenhalter, zieht heimlich vier
    Karten und stellt sie so hinein, dass niemand sonst sie sieht.
rules-quartino-setup-rest = Die übrigen Karten sind nicht im Spiel, und niemand schaut sie an.
rules-quartino-setup-first = Der Jüngste beginnt. Dann geht es im Uhrzeigersinn weiter.
rules-quartino-setup-reading = In Fourfold sagt der Tisch, wer der Jüngste ist; sonst wird gelost.
rules-quartino-players = Es spielen zwei, drei oder vier, jeder für sich.
rules-quartino-players-cards =
    Jeder hat vier Karten, egal, wie viele mitspielen. Zu zweit bleiben also
    16 Karten übrig, zu dritt 12 und zu viert 8.

## Quartino: a turn (T4, T5)

rules-quartino-turn = Ein Zug hat drei Schritte, immer in dieser Reihenfolge.
rules-quartino-turn-check =
    Schau nach, ob auf dem Brett die Situation „4 Farben“ oder „Säule“
    vorliegt.
rules-quartino-turn-place = Leg ein Plättchen, oder mehr, wenn du eine Situation genannt hast.
rules-quartino-turn-make = Mach Quartinos, wenn du welche siehst. Damit endet dein Zug.
rules-quartino-placing =
    Nimm ein Plättchen beliebiger Farbe aus dem Vorrat und leg es auf ein
    beliebiges Feld des Rades.
rules-quartino-placing-column =
    Das Feld darf leer sein, oder es liegen schon Plättchen darauf: Dann
    kommt deines obenauf. Plättchen aufeinander bilden eine Säule.
rules-quartino-placing-gone =
    Eine Farbe, von der der Vorrat kein Plättchen mehr hat, kann man nicht
    wählen.

## Quartino: making cards (T6)

rules-quartino-make = Nur das oberste Plättchen jedes Feldes zählt, egal, wer es gelegt hat.
rules-quartino-make-call =
    Wenn du meinst, dass eine deiner Karten auf dem Rad liegt, sag
    „Quartino“ und zeig die Karte und die vier Felder. Hast du recht,
    geschieht Folgendes:
rules-quartino-make-card = Die Karte verlässt deinen Kartenhalter: Sie ist erfüllt.
rules-quartino-make-tokens =
    Ihre vier obersten Plättchen kommen in den Vorrat zurück. Was darunter
    lag, ist nun oben.
rules-quartino-make-place = Du musst ein Plättchen nehmen und irgendwohin legen.
rules-quartino-make-again =
    Siehst du jetzt noch eine deiner Karten, darfst du wieder ansagen, und
    so weiter.
rules-quartino-make-reading =
    Ansagen darfst du erst, wenn du alles gelegt und abgeräumt hast, was in
    deinem Zug fällig ist.
rules-quartino-wrong =
    Liegt deine Karte nicht auf den vier Feldern, die du zeigst, kommt sie
    in deinen Kartenhalter zurück, und dein Zug endet.
rules-quartino-wrong-seen = Die anderen haben diese Karte gesehen. Von da an dürfen alle sie kennen.
rules-quartino-wrong-reading =
    Eine Karte, die du nicht hast, kannst du nicht zeigen. Das ist nicht
    erlaubt, und dein Zug geht weiter.

## Quartino: situations (T7 to T11)

rules-quartino-four =
    Liegen zu Beginn deines Zuges vier oder mehr Plättchen einer Farbe auf
    dem Brett, ist das „4 Farben“. Plättchen, die in Säulen verborgen sind,
    zählen mit.
rules-quartino-four-say =
    Bemerkst du es, sag „4 Farben“. Dann musst du ein Plättchen mehr legen:
    zwei statt einem.
rules-quartino-four-reading =
    Das zählt einmal pro Zug, auch wenn mehrere Farben vier oder mehr
    Plättchen haben.
rules-quartino-column =
    Hat zu Beginn deines Zuges eine Säule vier oder mehr Plättchen, ist das
    „Säule“. Die Farben sind egal.
rules-quartino-column-say =
    Bemerkst du es, sag „Säule“ und zeig auf sie. Leg zuerst die ganze Säule
    in den Vorrat zurück. Danach musst du ein Plättchen mehr legen: zwei
    statt einem.
rules-quartino-column-reading =
    In einem Zug zählt nur eine Säule, auch wenn es mehrere gibt. Du wählst,
    welche.
rules-quartino-both =
    Bemerkst du beides, sag beides. Du musst drei Plättchen legen und die
    Säule abräumen, in beliebiger Reihenfolge.
rules-quartino-both-last =
    Du darfst sogar zuletzt abräumen. Ein Plättchen, das du vorher auf diese
    Säule gelegt hast, geht dann mit zurück.
rules-quartino-both-start =
    Es kommt nur auf den Beginn deines Zuges an: Was du in deinem Zug tust,
    schafft keine neue Situation und hebt keine auf.
rules-quartino-both-wait =
    Erst wenn all das getan ist, kannst du „Quartino“ ansagen oder deinen
    Zug beenden.
rules-quartino-noticing =
    Situationen und Quartinos zählen nur, wenn du sie sagst. Sagst du
    nichts, legst du einfach ein Plättchen; eine Strafe gibt es nicht.
rules-quartino-noticing-silence = Nichts am Tisch verrät dir, was du sagen oder ansagen könntest.
rules-quartino-noticing-wrong =
    Nennst du eine Situation, die nicht da ist, wird das abgelehnt, du
    erfährst, warum, und sonst ändert sich nichts.
rules-quartino-noticing-once =
    Jede Situation darfst du einmal pro Zug nennen, bevor du dein erstes
    Plättchen legst.
rules-quartino-referee =
    Keine Anleitung kennt einen Schiedsrichter; Fourfold bietet einen an,
    wenn ihr mögt. Dann nennt niemand eine Situation: Die zusätzlichen
    Plättchen und das Abräumen einer Säule kommen von selbst, und du musst
    sie ausführen.
rules-quartino-referee-call =
    Ob du „Quartino“ ansagst, entscheidest weiter du, und nur du bekommst
    einen Hinweis, wenn es geht. Eine falsche Ansage wird abgelehnt, und
    dein Zug geht weiter, aber die anderen haben die Karte gesehen.
rules-quartino-first-games =
    Zum Lernen lasst ihr die Situationen „4 Farben“ und „Säule“ weg. Dann
    legst du in jedem Zug nur ein Plättchen und machst Quartinos, wenn du
    welche siehst.
rules-quartino-first-games-name = In Fourfold heißen diese Regeln „Quartino, erste Partien“.

## Quartino: the end and secrets (T12 to T14)

rules-quartino-end =
    Wer die letzte Karte aus seinem Kartenhalter nimmt, gewinnt sofort. Die
    vier Plättchen bleiben liegen, und es wird keines mehr gelegt.
rules-quartino-long =
    Karten werden eine nach der anderen erfüllt, also sind zwei Spieler nie
    zugleich fertig. Die Anleitungen sagen nicht, was geschieht, wenn der
    Vorrat leer ist oder eine Partie nicht enden will.
rules-quartino-long-empty =
    Du lässt das Legen nur aus, wenn der Vorrat leer ist und du keine Säule
    abzuräumen hast. Dann darfst du ansagen oder deinen Zug beenden.
rules-quartino-long-skipped =
    Wird eine ganze Runde lang nichts gelegt, abgeräumt oder angesagt, ist
    die Partie unentschieden.
rules-quartino-long-repeated =
    Unentschieden ist es auch, wenn dasselbe Brett, mit denselben Säulen und
    demselben Spieler vor seinem Zug, zum dritten Mal vorkommt und
    dazwischen keine Karte erfüllt wurde.
rules-quartino-long-limit =
    Nach 200 Zügen aller Spieler zusammen, oder einer anderen Zahl, die ihr
    wählt, ist die Partie zu Ende. Wer die meisten Karten erfüllt hat,
    gewinnt; bei Gleichstand gewinnen sie gemeinsam.
rules-quartino-secrets = Das darfst du jederzeit sehen, und sonst nichts:
rules-quartino-secrets-board = Das Brett und den Vorrat.
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
    Wer eine Ansage prüft: in der tschechischen Fassung alle anderen, in der
    italienischen ein anderer Spieler. In Fourfold tut es der Tisch.
rules-quartino-printings-must =
    Zusätzliche Plättchen: Nach der italienischen Fassung musst du sie
    legen, nach der tschechischen legst du sie einfach. In Fourfold musst
    du.
rules-quartino-printings-end =
    Das Ende: Nach der tschechischen Fassung gewinnt, wer zuerst alle seine
    Karten erfüllt, nach der italienischen, wer die letzte Karte aus seinem
    Kartenhalter nimmt. Das ist derselbe Moment.

## What the figures show

rules-figure-classic-pieces =
    Alle sechzehn Steine: acht helle und acht dunkle. In jeder Farbe gibt es
    jede Mischung von hoch oder niedrig, rund oder eckig, voll oder hohl
    einmal.
rules-figure-mushrooms-pieces =
    Alle sechzehn Pilze: acht rote und acht blaue. In jeder Farbe gibt es
    jede Mischung von groß oder klein, spitz oder flach, mit oder ohne
    Punkte einmal.
rules-figure-classic-turn =
    Drei Steine stehen auf dem Brett. Der nächste, der dunkel, niedrig,
    eckig und hohl ist, ist gegeben und soll gesetzt werden.
rules-figure-mushrooms-turn =
    Drei Pilze stehen auf dem Brett. Der nächste, der blau, klein und flach
    ist und keine Punkte hat, ist gegeben und soll gesetzt werden.
rules-figure-classic-line =
    Eine Reihe: Die zweite Zeile von unten ist voll. Ihre Steine sind hell
    und dunkel, hoch und niedrig, rund und eckig, aber alle vier hohl.
rules-figure-mushrooms-line =
    Eine Reihe: Die zweite Zeile von unten ist voll. Ihre Pilze sind rot und
    blau, groß und klein, spitz und flach, aber alle vier ohne Punkte.
rules-figure-classic-receiver =
    Die Reihe aus vier hohlen Steinen wurde nicht angesagt, und der nächste
    Stein ist gegeben. Bevor der Empfänger ihn setzt, darf er die Reihe
    ansagen.
rules-figure-mushrooms-receiver =
    Die Reihe aus vier Pilzen ohne Punkte wurde nicht angesagt, und der
    nächste Pilz ist gegeben. Bevor der Empfänger ihn setzt, darf er die
    Reihe ansagen.
rules-figure-classic-square =
    Vier niedrige Steine füllen das Quadrat aus 2×2 Feldern in der Mitte des
    Bretts.
rules-figure-mushrooms-square =
    Vier kleine Pilze füllen das Quadrat aus 2×2 Feldern in der Mitte des
    Bretts.
rules-figure-wheel = Das leere Rad: ein Feld in der Mitte, acht am Rand.
rules-figure-card =
    Eine Karte: Gelb in der Mitte und am Rand, im Uhrzeigersinn, Blau, Grün
    und Rosa.
rules-figure-column-placed =
    Sechs Plättchen auf dem Rad. Auf einem Feld am Rand liegt ein blaues
    Plättchen auf einem gelben: eine Säule aus zweien.
rules-figure-quartino =
    Die Karte mit Gelb in der Mitte und Blau, Grün und Rosa am Rand liegt
    auf dem Rad. Zwei ihrer Plättchen liegen auf anderen; nur die obersten
    zählen.
rules-figure-four-colours =
    Vier blaue Plättchen liegen auf dem Rad. Eines davon ist unter einem
    gelben verborgen.
rules-figure-column =
    Ein Feld am Rand hat eine Säule aus vier Plättchen: unten Rosa, dann
    Blau, Grün und Gelb.

## Credits

rules-quarto-credits = Quarto ist ein Spiel von Blaise Müller, erschienen bei Gigamic.
rules-quartino-credits =
    Quartino ist ein Spiel von Petr Doubek (Loris Games), erschienen bei
    Djeco.
rules-credits-independent =
    Fourfold ist ein unabhängiges Projekt, mit Autoren und Verlagen
    nicht verbunden und von ihnen nicht unterstützt. Die Regeln stehen
    hier in unseren eigenen Worten.
