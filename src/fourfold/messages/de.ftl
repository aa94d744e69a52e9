### Fourfold: Deutsch
### Words are lower case (German nouns excepted), without article; names and labels begin with a capital.
### Values: as in a predicate, without ending.
### Longer texts are broken at 72 columns; these line breaks carry no meaning.

## Names

game-quarto = Quarto
game-quartino = Quartino
language-name = Deutsch

## Traits and their values, as said of a piece

trait-colour = Farbe
trait-height = Höhe
trait-shape = Form
trait-body = Körper
value-light = hell
value-dark = dunkel
value-tall = hoch
value-short = niedrig
value-round = rund
value-square = eckig
value-solid = voll
value-hollow = hohl

## The same traits and values, as said of a mushroom

mushroom-trait-colour = Farbe
mushroom-trait-height = Größe
mushroom-trait-shape = Hut
mushroom-trait-body = Punkte
mushroom-light = rot
mushroom-dark = blau
mushroom-tall = groß
mushroom-short = klein
mushroom-round = spitz
mushroom-square = flach
mushroom-solid = mit Punkten
mushroom-hollow = ohne Punkte

## A piece in words: $colour, $height, $shape and $body are values from above

piece-words = { $colour }, { $height }, { $shape }, { $body }

## Words of the games

word-board = Spielbrett
word-square = Feld
word-piece = Spielstein
word-trait = Merkmal
word-line = Reihe
word-two-by-two = Quadrat
word-call = Ansage
word-quarto-call = Quarto!
word-quartino-call = Quartino!
word-give = geben
word-place = setzen
word-decline = verzichten
word-beginners = Kinder und Anfänger
word-advanced = geübte Spieler
word-team = Team
word-going-round = Verlierer macht Platz
word-draw = Unentschieden
word-win = Sieg
word-space = Feld
word-rim = Rand
word-centre = Mitte
word-token = Plättchen
word-reserve = Vorrat
word-card = Karte
word-rack = Kartenhalter
word-column = Säule
word-four-colours = Vier Gleiche
word-turn = Zug
word-clockwise = im Uhrzeigersinn
word-deck = Kartensatz
word-player = Spieler
word-seat = Platz

## Colours of Quartino's tokens

token-Y = gelb
token-B = blau
token-G = grün
token-P = rosa

## Rule sets

preset-classic = Klassisch
preset-classic-about = Steine aus Holz, und du gewinnst, wenn du deine Reihe rechtzeitig ansagst.
preset-mushrooms = Pilze
preset-mushrooms-about = Die klassischen Regeln mit Pilzen: rot oder blau, groß oder klein, spitz oder flach, mit oder ohne gelbe Punkte.
preset-danish = Dänisch
preset-danish-about = Du bekommst nur Steine deiner eigenen Farbe, und übersehene Reihen darf man etwas länger ansagen (unsere Auslegung).
preset-quartino = Quartino
preset-quartino-about = Legt bunte Plättchen auf das Spielbrett. Wer zuerst alle vier eigenen Karten erfüllt, gewinnt.
preset-quartino-first = Quartino, erste Partien
preset-quartino-first-about = Quartino ohne die Situationen „Vier Gleiche“ und „Säule“.

## Options: $number is a whole number

option-squares = Quadrate
    .about = Vier Steine in einem Quadrat aus 2×2 Feldern zählen wie eine Reihe.
option-traits = Ausgewählte Merkmale
    .about = Nur die Merkmale, die du auswählst, zählen für eine Reihe.
option-values = Ausgewählte Werte
    .about = Nur die Werte, die du auswählst, zählen für eine Reihe, etwa dunkel und niedrig.
option-owned = Eigene Farben
    .about = Jeder bekommt nur Steine der eigenen Farbe. Wer den ersten Stein bekommt, spielt mit den hellen.
option-owned-dark = Eigene Farben, Dunkel zuerst
    .about = Jeder bekommt nur Steine der eigenen Farbe. Wer den ersten Stein bekommt, spielt mit den dunklen.
option-free = Freie Farbwahl
    .about = Du darfst jeden übrigen Stein geben, egal, welche Farbe er hat.
option-players = Selbst aufpassen
    .about = { $game ->
        [quartino] Wie in der Spielregel: Situationen und Quartinos zählen nur, wenn du sie bemerkst und ansagst. Ein falsch angesagtes Quartino zeigt allen deine Karte und beendet deinen Zug.
        [quartino-first] Wie in der Spielregel: Ein Quartino zählt nur, wenn du es bemerkst und ansagst. Ein falsch angesagtes Quartino zeigt allen deine Karte und beendet deinen Zug.
       *[quarto] Wie in den Spielregeln: Eine Reihe zählt nur, wenn du sie bemerkst und ansagst.
    }
option-referee = Mit Schiedsrichter
    .about = { $game ->
        [quartino] Der Schiedsrichter sieht alles und sagt dir, wann du mehr Plättchen legst oder eine Säule abräumst. Ein falsch angesagtes Quartino zeigt allen deine Karte, aber dein Zug geht weiter.
        [quartino-first] Der Schiedsrichter sieht jedes Quartino. Ein falsch angesagtes Quartino zeigt allen deine Karte, aber dein Zug geht weiter.
       *[quarto] Der Schiedsrichter sieht jede Reihe: Wer eine vollendet, gewinnt sofort.
    }
option-lose-on-false-call = Wer falsch ansagt, verliert
    .about = Du verlierst die Partie, wenn du „Quarto!“ sagst und die vier Felder, die du zeigst, keine Reihe sind, die du jetzt ansagen darfst.
option-turn = { $number ->
        [one] { $number } Sekunde pro Zug
       *[other] { $number } Sekunden pro Zug
    }
    .about = Beende jeden Zug rechtzeitig, sonst verlierst du.
option-turns = { $number ->
        [one] Höchstens { $number } Zug
       *[other] Höchstens { $number } Züge
    }
    .about = Nach so vielen Zügen insgesamt gewinnt, wer die meisten Karten erfüllt hat. Bei Gleichstand teilen sich die Besten den Sieg.

## Outcomes: $winners is a list of names, $count how many they are.
## A reason follows an outcome after a dash.

outcome-draw = Unentschieden
outcome-won = { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
reason-call = Quarto angesagt
reason-line = Reihe vollendet
reason-false-call = falsche Ansage der Gegenseite
reason-full-board = alle sechzehn Steine gesetzt
reason-resign = durch Aufgabe
reason-time = Zeit abgelaufen
reason-abandoned = jemand hat die Partie verlassen
reason-agreement = in gegenseitigem Einvernehmen
reason-cards = alle Karten erfüllt
reason-repetition = dreimal dieselbe Stellung
reason-skipped = eine ganze Runde lang nichts zu spielen
reason-turn-limit = Zuglimit erreicht

## Quarto in the rules page

rules-quarto-intro =
    Quarto, ein Spiel von Blaise Müller, erschienen bei Gigamic, ist für
    zwei Spieler oder zwei Teams. Alle spielen mit denselben sechzehn
    Steinen, und welchen du setzen musst, sucht dein Gegner aus. Eine Partie
    dauert 10 bis 20 Minuten (in der dänischen Ausgabe 5 bis 20).
quarto-in-short =
    Wähle einen Stein und gib ihn deinem Gegner; der setzt ihn auf ein
    beliebiges freies Feld und gibt dann dir einen.

    Vier Steine in einer Zeile, einer Spalte oder einer langen
    Diagonale, die etwas gemeinsam haben (zum Beispiel alle hoch oder
    alle hohl), bilden eine Reihe.

    Wenn du eine Reihe vollendest, sag „Quarto!“, bevor du den nächsten
    Stein gibst, und du gewinnst.

    Übersieht dein Gegner eine Reihe, sag sie an, bevor du deinen Stein
    setzt, und du gewinnst.

    Sind alle Steine gesetzt und niemand hat gewonnen, endet die Partie
    unentschieden.

rule-q1-title = Spielbrett und Steine
rule-q1-text =
    Quarto wird auf einem Brett mit 4×4 Feldern und mit 16 Steinen gespielt,
    einem für jede Kombination aus vier Merkmalen mit je zwei Werten. Die
    klassischen Holzsteine sind hell oder dunkel, hoch oder niedrig, rund
    oder eckig, voll oder hohl. Die Pilze sind, in derselben Reihenfolge,
    rot oder blau, groß oder klein, mit spitzem oder flachem Hut, mit oder
    ohne gelbe Punkte. Für die Regeln kommt es nur auf die vier Merkmale an,
    nicht darauf, womit ihr spielt. Am Anfang stehen die Steine neben dem
    Brett; in der dänischen Ausgabe bilden sie zwei Gruppen, hell und
    dunkel.
rule-q2-title = Wer beginnt
rule-q2-text =
    Das Los entscheidet, wer beginnt. Dieser Spieler setzt nichts, sondern
    wählt einen Stein und gibt ihn dem Gegner. Bei einer Revanche fängt der
    Nächste an, ohne neu zu losen (unsere Auslegung).
rule-q3-title = Ein Zug
rule-q3-text =
    Setze den Stein, den du bekommen hast, auf ein beliebiges freies Feld.
    Dann gib deinem Gegner einen der übrigen Steine.
rule-q4-title = Reihen
rule-q4-text =
    Eine Reihe bilden vier Steine in einer Zeile, einer Spalte oder einer der
    beiden langen Diagonalen (insgesamt 10 Reihen), die mindestens einen
    Wert gemeinsam haben, der zählt: zum Beispiel vier hohe Steine oder vier
    hohle. Sie dürfen auch mehrere Werte gemeinsam haben, und ein Stein kann
    mehrere Reihen auf einmal vollenden. Wer die anderen drei Steine gesetzt
    hat, spielt keine Rolle.
rule-q5-title = Quarto ansagen
rule-q5-text =
    Wenn die Spieler selbst auf Reihen achten, reicht es nicht, eine Reihe
    zu bilden: Um zu gewinnen, musst du „Quarto!“ sagen und die Reihe
    zeigen, und nichts auf dem Bildschirm verrät, dass es eine gibt. Ansagen
    darf nur, wer am Zug ist (unsere Auslegung; nach den Anleitungen
    gewinnt, wer zuerst ansagt). Eine Ansage von jemand anderem oder nach
    dem Ende wird abgelehnt, zählt aber nicht als falsche Ansage. Hast du
    deinen Stein gesetzt und den nächsten noch nicht gegeben, darfst du eine
    Reihe ansagen, die dein Stein vollendet hat, und gewinnst. Gibst du
    einen Stein, ohne anzusagen, darf nur noch der Empfänger diese Reihe
    ansagen, und nur bevor er den Stein setzt; dann gewinnt er. Setzt er den
    Stein, ohne anzusagen, zählt die Reihe für den Rest der Partie nicht
    mehr, für kein Merkmal (Klassisch und Pilze). In der dänischen Ausgabe
    zählt eine Reihe nicht mehr, wenn beide Spieler je einen Stein gesetzt
    haben. Wir zählen die Steine, die nach der Entstehung der Reihe gesetzt
    werden, und bis dahin darf jeder, der gerade einen Stein bekommen hat,
    sie ansagen, auch wer sie selbst gebildet hat (unsere Auslegung; die
    Anleitung lässt sich auch wie die klassische Regel lesen und nennt nur
    den Gegner). Nach dem sechzehnten Stein wird nichts mehr gegeben: Wer
    ihn gesetzt hat, darf ansagen oder verzichten, dann darf der Gegner jede
    Reihe ansagen, die noch zählt, oder verzichten, und dann ist die Partie
    unentschieden (unsere Auslegung). Eine Ansage ist falsch, wenn die
    gezeigten Felder keine Reihe sind, nichts gemeinsam haben, was zählt,
    oder eine Reihe bilden, die nicht mehr zählt. Eine falsche Ansage wird
    mit Begründung abgelehnt, im Protokoll vermerkt und ändert sonst nichts;
    nach drei falschen Ansagen in einem Zug darfst du in diesem Zug aber
    nicht mehr ansagen. Wenn ihr es vor der Partie so vereinbart, verlierst
    du stattdessen bei einer falschen Ansage (unsere Auslegung).
rule-q6-title = Spiel mit Schiedsrichter
rule-q6-text =
    Der Schiedsrichter sieht jede Reihe: Vollendest du eine, gewinnst du
    sofort. Niemand muss ansagen, deshalb ist Ansagen nicht erlaubt.
rule-q7-title = Unentschieden
rule-q7-text =
    Sind alle sechzehn Steine gesetzt und niemand hat gewonnen, ist die
    Partie unentschieden.
rule-q8-title = Kinder und Anfänger
rule-q8-text =
    Für den Einstieg lasst ihr nur eines, zwei oder drei der vier Merkmale
    zählen, wie es die französischen und niederländischen Regeln
    vorschlagen. Nach den dänischen Regeln könnt ihr wählen, welche Werte
    zählen, zum Beispiel „nur die dunklen Steine, egal welcher Form“. Jeder
    der acht Werte darf also zählen, mindestens einer, und vier Steine, die
    einen davon gemeinsam haben, bilden eine Reihe (unsere Auslegung; das
    Beispiel kann auch bedeuten, dass nur dunkle Steine zählen, und zwar mit
    jedem Merkmal außer der Form). Soll ein ganzes Merkmal zählen, wählt ihr
    seine beiden Werte. Zählen nur dunkle Steine, spielt mit freier
    Farbwahl: Mit eigenen Farben könnte, wer die hellen Steine hat, keine
    Reihe vollenden (unsere Auslegung).
rule-q9-title = Geübte Spieler
rule-q9-text =
    Vier Steine in einem Quadrat, auf 2×2 benachbarten Feldern, zählen
    wie eine Reihe. Das sind 9 Reihen mehr, insgesamt 19. In der
    dänischen Ausgabe sind Quadrate und freie Farbwahl zwei getrennte
    Optionen für geübte Spieler.
rule-q10-title = Eigene Farben
rule-q10-text =
    In der dänischen Ausgabe hat jeder Spieler eine Farbe, und du gibst
    deinem Gegner immer einen Stein seiner Farbe; so setzt jeder die acht
    Steine der eigenen Farbe. In einer Reihe dürfen sich beide Farben
    mischen, wenn die Steine einen anderen Wert gemeinsam haben, der zählt.
    Wer den ersten Stein bekommt, wählt eine Farbe; wählt er nicht, spielt
    er mit den hellen Steinen (unsere Auslegung). Geübte Spieler spielen mit
    freier Farbwahl: Du darfst jeden übrigen Stein geben.
rule-q11-title = Spieler und Teams
rule-q11-text =
    Man spielt zu zweit; die dänische Ausgabe kennt auch zwei gegen zwei
    oder zwei beliebig große Teams. Die Partner übernehmen die Züge
    ihres Teams abwechselnd, und in jedem Zug setzt eine Person einen
    Stein und gibt den nächsten; A1 gibt den ersten Stein, dann sind B1,
    A2, B2 und so weiter am Zug (unsere Auslegung). Ansagen darf nur die
    Person, die am Zug ist. Nach dem sechzehnten Stein darf die nächste
    Person des anderen Teams als Letzte ansagen. Ein Team gewinnt oder
    verliert gemeinsam (unsere Auslegung). In der dänischen Anleitung
    steht außerdem, das Spiel könne „gå på omgang“, also die Runde
    machen: Hier wartet man in einer Warteschlange, und nach jeder
    Partie geht der Platz des Verlierers an den Nächsten; nach einem
    Unentschieden macht Platz, wer am längsten gesessen hat (unsere
    Auslegung).
rule-q12-title = Zeit
rule-q12-text =
    In Turnieren kann man jedem Spieler eine Minute pro Zug geben; ohne
    Zeitlimit gibt es keine Uhr. Ein Zug heißt, einen Stein zu setzen und
    den nächsten zu geben, und auch für den ersten Stein, der gegeben wird,
    läuft eine Minute (unsere Auslegung). Ansagen musst du innerhalb dieser
    Minute, eine falsche Ansage startet sie nicht neu, und läuft deine Zeit
    ab, verlierst du (unsere Auslegung).
rule-q13-title = Regeln kombinieren
rule-q13-text =
    Alle diese Optionen lassen sich frei kombinieren: zum Beispiel Quadrate,
    eigene Farben, nur zwei Merkmale und ein Schiedsrichter. Die Regelwerke
    heißen Klassisch, Pilze und Dänisch; zu jedem gibt es Optionen für
    Anfänger und für geübte Spieler.

## Quartino in the rules page

rules-quartino-intro =
    Quartino, ein Spiel von Petr Doubek (Loris Games), erschienen bei Djeco,
    ist für zwei bis vier Spieler von 7 bis 99 Jahren. Plättchen für
    Plättchen baut ihr alle auf demselben Spielbrett, und jeder hat geheime
    Karten, die er erfüllen will. Die Plättchen der anderen können dir
    helfen oder deinen Plan durchkreuzen. Eine Partie dauert etwa 20
    Minuten.
quartino-in-short =
    Zieh vier Karten und halte sie geheim. Eine Karte verlangt vier
    Farben: eine in der Mitte und drei nebeneinander am Rand, egal wo
    auf dem Brett.

    In deinem Zug legst du ein Plättchen beliebiger Farbe auf ein
    beliebiges Feld, auch auf andere Plättchen.

    Passen die obersten Plättchen zu einer deiner Karten, sag „Quartino“
    an, leg die Karte beiseite, gib ihre vier Plättchen zurück und leg
    noch eines.

    Beginnt dein Zug mit vier oder mehr Plättchen einer Farbe auf dem
    Brett, sag „Vier Gleiche“ an und leg ein Plättchen mehr. Beginnt er
    mit einer Säule aus vier oder mehr Plättchen, sag „Säule“ an, räum
    sie ab und leg ein Plättchen mehr.

    Wer zuerst alle vier eigenen Karten erfüllt, gewinnt.

rule-t1-title = Spielbrett, Plättchen und Karten
rule-t1-text =
    Das Brett ist ein Rad mit neun Feldern: acht am Rand und eines in der
    Mitte. Die 28 Plättchen, je sieben in Gelb, Blau, Grün und Rosa, liegen
    nach Farben sortiert in einem offenen Vorrat. Es gibt 24 Karten und vier
    Kartenhalter. Die Zahlen stehen in den Spielregeln; das Rad und die
    Namen der Farben stammen aus Bildern und Besprechungen des Spiels.
rule-t2-title = Die Karten
rule-t2-text =
    Eine Karte ist ein Viertel des Rads: die Mitte und drei benachbarte
    Randfelder, jedes mit einer Farbe (unsere Auslegung, nach Bildern).
    Die 24 Karten sind die 24 Möglichkeiten, vier Farben auf die Mitte
    und drei Randfelder zu verteilen; ein Protokoll kann einen anderen
    Kartensatz angeben (unsere Auslegung). Eine Karte passt in jeder der
    acht Drehungen des Rads, aber nie gespiegelt (unsere Auslegung).
rule-t3-title = Beginn
rule-t3-text =
    Jeder zieht geheim vier Karten. Die übrigen bleiben ungesehen aus dem
    Spiel (unsere Auslegung). Der Jüngste beginnt (ihr sagt, wer das ist;
    sonst entscheidet das Los), und gespielt wird im Uhrzeigersinn. Bei
    einer Revanche fängt der Nächste an, ohne neu zu losen (unsere
    Auslegung).
rule-t4-title = Ein Zug
rule-t4-text =
    Ein Zug hat drei Schritte: das Brett auf Situationen prüfen, dein
    Plättchen oder deine Plättchen legen, dann Quartinos bilden.
rule-t5-title = Ein Plättchen legen
rule-t5-text =
    Nimm ein Plättchen einer beliebigen Farbe, die noch im Vorrat ist, und
    leg es auf ein beliebiges Feld. Das Feld darf leer sein, oder du legst
    dein Plättchen auf andere; so entsteht eine Säule.
rule-t6-title = Ein Quartino bilden
rule-t6-text =
    Nur das oberste Plättchen jedes Feldes zählt, egal, wer es gelegt
    hat. Sobald du alles gelegt und abgeräumt hast, was in diesem Zug
    sein muss (unsere Auslegung), darfst du „Quartino“ ansagen und eine
    deiner Karten und die vier Felder zeigen. Eine Karte, die du nicht
    hast, kannst du nicht zeigen: Versuchst du es, wird die Ansage
    abgelehnt, und dein Zug geht weiter. Stimmt es, kommt die Karte aus
    deinem Halter, und die vier obersten Plättchen gehen zurück in den
    Vorrat; die Plättchen darunter liegen jetzt oben. Dann musst du ein
    Plättchen nehmen und irgendwohin legen und darfst wieder ansagen,
    und so weiter. Stimmt es nicht, kommt die Karte zurück in deinen
    Halter, und dein Zug ist zu Ende; die anderen haben diese Karte nun
    gesehen.
rule-t7-title = Vier Gleiche
rule-t7-text =
    Liegen zu Beginn deines Zuges vier oder mehr Plättchen einer Farbe
    auf dem Brett, auch innerhalb von Säulen, und du bemerkst es, sag
    „Vier Gleiche“ an (in den Spielregeln heißt das „4 Farben“). Dann
    musst du ein Plättchen mehr legen.
rule-t8-title = Säule
rule-t8-text =
    Hat zu Beginn deines Zuges eine Säule vier oder mehr Plättchen und du
    bemerkst es, sag „Säule“ an. Leg die ganze Säule zurück in den Vorrat;
    dann musst du ein Plättchen mehr legen. Ist „Säule“ die einzige
    Situation, räumst du erst die Säule ab und legst danach deine Plättchen.
    Pro Zug zählt nur eine Säule, auch wenn es mehrere gibt, und du wählst,
    welche; auch „Vier Gleiche“ zählt nur einmal pro Zug (unsere Auslegung).
rule-t9-title = Beides zugleich
rule-t9-text =
    Bemerkst du beide Situationen, sag beide an: Du legst drei Plättchen
    und räumst die Säule ab, in beliebiger Reihenfolge. Du darfst die
    Säule sogar zuletzt abräumen; ein Plättchen, das du daraufgelegt
    hast, geht dann mit zurück. Nur die Situationen zu Beginn deines
    Zuges zählen. Ansagen und den Zug beenden kannst du erst, wenn all
    das erledigt ist.
rule-t10-title = Bemerken
rule-t10-text =
    Wenn die Spieler selbst aufpassen, zählen Situationen und Quartinos nur,
    wenn du sie ansagst. Etwas zu übersehen wird nicht bestraft, und die
    Liste der Züge verrät nie etwas. Sagst du eine Situation an, die nicht
    da ist, erfährst du, warum, und nichts ändert sich; jede Situation
    darfst du einmal pro Zug ansagen, bevor du dein erstes Plättchen legst
    (unsere Auslegung). Mit Schiedsrichter sagt niemand Situationen an: Du
    musst die zusätzlichen Plättchen legen und eine Säule abräumen, und ein
    falsches Quartino wird abgelehnt (unsere Auslegung). Auch mit
    Schiedsrichter ist das Ansagen freiwillig, und nur wem die Karte gehört,
    bekommt einen Hinweis (unsere Auslegung).
rule-t11-title = Erste Partien
rule-t11-text =
    In euren ersten Partien könnt ihr die Situationen „Vier Gleiche“ und
    „Säule“ weglassen.
rule-t12-title = Ende
rule-t12-text =
    Du gewinnst, sobald die letzte Karte deinen Halter verlässt. Ihre vier
    Plättchen bleiben auf dem Brett liegen.
rule-t13-title = Leerer Vorrat und endlose Partien
rule-t13-text =
    Eine Farbe, von der kein Plättchen mehr im Vorrat ist, kannst du
    nicht wählen. Das Legen entfällt nur, wenn der Vorrat leer ist und
    du keine Säule abräumen musst; dann darfst du ansagen oder deinen
    Zug beenden (unsere Auslegung). Wird eine ganze Runde lang nichts
    gelegt, abgeräumt oder angesagt, ist die Partie unentschieden
    (unsere Auslegung). Unentschieden ist sie auch, wenn dieselbe
    Stellung auf dem Brett mit denselben Säulen und demselben Spieler zu
    Beginn seines Zuges zum dritten Mal vorkommt, ohne dass dazwischen
    eine Karte erfüllt wurde (unsere Auslegung). Nach insgesamt 200
    Zügen, oder einer anderen Zahl, die ihr festlegt, gewinnt, wer die
    meisten Karten erfüllt hat, und bei Gleichstand teilen sich die
    Besten den Sieg (unsere Auslegung).
rule-t14-title = Was du siehst und was geheim ist
rule-t14-text =
    Du siehst das Brett, den Vorrat, deinen eigenen Kartenhalter, die
    erfüllten Karten, die bei falschen Ansagen gezeigten Karten und wie
    viele Karten jeder andere noch hat. Sonst siehst du nie etwas. Nicht
    ausgeteilte Karten bleiben bis zum Ende geheim.

## Both games in the rules page

rule-table-title = Am Tisch
rule-table-text =
    Bei Quartino mit mehr als zwei Spielern scheidet aus, wer aufgibt
    oder die Zeit überschreitet: Seine Karten bleiben verdeckt, seine
    Züge werden übersprungen, und wer zuletzt übrig bleibt, gewinnt
    (unsere Auslegung). In beiden Spielen gilt ein Angebot auf
    Unentschieden bis zum nächsten Zug, und die Partie endet nur dann
    unentschieden, wenn alle anderen es bis dahin annehmen (unsere
    Auslegung). Ein Zug kann nur zurückgenommen werden, wenn alle
    zustimmen, und nie hinter eine gezeigte oder erfüllte Karte zurück
    (unsere Auslegung).
not-affiliated =
    Quarto und Quartino sind Marken ihrer Inhaber. Fourfold ist ein
    unabhängiges Projekt, mit ihnen nicht verbunden und von ihnen nicht
    unterstützt.

## What happens, and what is asked

# Sentences below choose by this word.
space-centre = Mitte
seat-bot = { $seat } ({ $bot })
event-give = { $who } gibt einen Stein: { $piece }.
event-place = { $who } setzt einen Stein auf { $square }: { $piece }.
event-call = { $who } sagt „Quarto!“ und zeigt { $squares }.
event-decline = { $who } sagt nichts an.
event-say-colours = { $who } sagt „Vier Gleiche“ an.
event-say-column = { $who } sagt „Säule“ { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    } an.
event-clear = { $who } räumt die Säule { $space ->
        [Mitte] in der Mitte
       *[other] auf Feld { $space }
    } ab.
event-token = { $who } legt ein { $colour ->
        [rosa] rosa
       *[other] { $colour }es
    } Plättchen { $space ->
        [Mitte] in die Mitte
       *[other] auf Feld { $space }
    }.
event-card-right = { $who } sagt „Quartino“ ab Feld { $first } und erfüllt { $card }.
event-card-wrong = { $who } sagt „Quartino“ mit { $card } ab Feld { $first }, aber die Karte passt dort nicht. Der Zug ist zu Ende.
event-card-refused = { $who } sagt „Quartino“ mit { $card } ab Feld { $first }, aber die Karte passt dort nicht. Abgelehnt: Der Zug geht weiter.
event-end = { $who } beendet den Zug.
event-resign = { $who } gibt auf.
event-flag = { $who } überschreitet die Zeit.
event-abandon = { $who } verlässt die Partie.
event-offer = { $who } bietet Unentschieden an.
event-accept = { $who } nimmt das Unentschieden an.
event-refused = { $what } Abgelehnt.
ask-give = { $who }: Wähle den Stein, den du gibst.
ask-place = { $who }: Setze deinen Stein ({ $piece }).
ask-decline = { $who }: Alle Steine sind gesetzt. Sag eine Reihe an oder verzichte.
ask-clear = { $who }: Räume eine Säule ab ({ $spaces }).
ask-tokens =
    { $due ->
        [one] { $who }: Leg ein Plättchen.
       *[other] { $who }: Leg { $due } Plättchen.
    }
ask-call-card = { $who }: Sag Quartino an oder beende deinen Zug.

## Line by line

plain-welcome = Regeln: { $rules }. Mit help siehst du die Befehle.
plain-menu = Was möchtest du spielen? Tippe eine Nummer oder drück Enter für die erste.
plain-menu-bot = { $game } gegen den Computer
plain-menu-people = { $game } für { $seats } an diesem Bildschirm
plain-menu-again = Tippe eine Nummer von 1 bis { $most } oder quit.
plain-help =
    Züge bei Quarto: give 7 oder give LSQH, place b3, call a1 b1 c1 d1,
    decline. Züge bei Quartino: say colours, say column 5, clear 5, place B
    3, call YBGP 7, end. Ein Stein oder ein Feld allein genügt. Außerdem:
    resign, offer draw, accept. Anzeigen: board, pieces, reserve, rack,
    moves, record, rules, rules q5. Und: hint (Quartino), undo, save, save NAME, quit.
plain-puzzles-help =
    Gib deine Antwort als Zug ein, oder die Karte, die dein Gegner hat. Außerdem:
    hint (zweimal für die Antwort), next, harder, easier, kind, board, help, quit.
    Gibt es nichts mehr anzusagen, gib end ein.
plain-free = frei
plain-empty = leer
plain-turn = { $who } ist am Zug. Alle anderen bitte wegschauen.
plain-over = Die Partie ist zu Ende. Enter beendet das Programm; undo, save und record gehen noch.
plain-over-for-good = Die Partie ist zu Ende. Enter beendet das Programm; save und record gehen noch.
plain-draw-offered = Unentschieden wurde angeboten. Ein anderer Spieler kann mit accept annehmen; wer einen Zug macht, lehnt ab.
plain-clock = { $number ->
        [one] { $number } Sekunde pro Zug.
       *[other] { $number } Sekunden pro Zug.
    }
plain-seconds-left = { $number ->
        [one] Noch { $number } Sekunde.
       *[other] Noch { $number } Sekunden.
    }
plain-name = Wie heißt Spieler { $number }? Enter für „{ $usual }“.
plain-first = Tippe eine Nummer oder drück Enter, um zu losen.
plain-free-colours = Enter: mit freien Farben spielen. { $no }: bei diesen Regeln bleiben.
plain-undone = Zug zurückgenommen.
plain-no-rack = Quarto hat keine Karten.
plain-rack = { $who }: noch { $left }, im Halter { $cards }, erfüllt { $made }, gezeigt { $shown }.
plain-rules-more = Um eine Regel ganz zu lesen, tippe rules { $first } bis rules { $last } oder rules table.
plain-saved = Gespeichert als { $path }.
plain-not-saved = Nicht gespeichert: { $reason }.

## Errors: one a code of games/errors.py; parameters are notation, names and numbers

error-game-over = kein weiterer Zug erwartet, { $move } erhalten: Die Partie ist zu Ende
error-not-your-turn = Platz { $expected } ist am Zug, nicht { $seat }
error-no-such-seat = einer der Plätze { $expected } erwartet, { $seat } erhalten
error-seat-has-left = ein Platz erwartet, der noch mitspielt, { $seat } erhalten, der ausgeschieden ist
error-wrong-game = ein Zug von { $expected } erwartet, { $move } erhalten
error-draw-already-offered = accept erwartet, { $move } erhalten: { $seat } hat schon Unentschieden angeboten
error-no-draw-offered = ein Angebot auf Unentschieden erwartet, { $move } erhalten, aber es gibt keines
error-already-agreed = die Annahme von einem anderen Platz erwartet, { $seat } hat schon zugestimmt
error-not-refused = eine Ansage erwartet, die die Regeln ablehnen, { $move } erhalten, was sie zulassen
error-never-refused-so = ? nur nach einer abgelehnten Ansage erwartet, { $move } erhalten
error-takeback-too-far = ein früherer Zug zum Zurücknehmen erwartet, aber dies ist der Anfang der Partie
error-takeback-past-card = hinter eine gezeigte oder erfüllte Karte geht es nicht zurück: { $move } haben alle gesehen
error-piece-in-hand = place erwartet, { $move } erhalten: { $piece } ist in der Hand
error-no-piece-in-hand = give erwartet, { $move } erhalten: Kein Stein ist in der Hand
error-board-full = call oder decline erwartet, { $move } erhalten: Alle sechzehn Steine sind gesetzt
error-decline-too-early = { $expected } erwartet, decline erhalten: Das gibt es erst am Ende, nach sechzehn Steinen
error-square-taken = ein freies Feld erwartet, { $square } erhalten (besetzt von { $piece })
error-piece-not-left = ein übriger Stein erwartet, { $piece } erhalten
error-piece-not-theirs = { $expected ->
        [dark] ein dunkler Stein
       *[light] ein heller Stein
    } für { $seat } erwartet, { $piece } erhalten
error-referee-calls = give, place oder decline erwartet, { $move } erhalten: Der Schiedsrichter sieht jede Reihe
error-no-more-calls = keine Ansage mehr erwartet nach drei falschen in einem Zug, { $move } erhalten
error-call-no-line = vier Felder einer Reihe erwartet, { $squares } erhalten
error-call-not-full = eine volle Reihe erwartet, { $squares } erhalten (noch frei: { $free })
error-call-nothing-shared = ein zählendes gemeinsames Merkmal erwartet, { $squares } erhalten, die keines haben
error-call-expired = eine noch gültige Reihe erwartet, { $squares } erhalten, deren Zeit vorbei ist
error-call-not-now = eine Reihe erwartet, die dieser Stein gebildet hat, { $squares } erhalten, die älter ist
error-referee-says = place, clear, call oder end erwartet, { $move } erhalten: Der Schiedsrichter sieht die Situationen
error-no-situations = place, call oder end erwartet, { $move } erhalten: Gespielt wird ohne Situationen
error-say-too-late = vor dem ersten Plättchen des Zuges erwartet, { $move } erst danach erhalten
error-said-already = jede Situation nur einmal pro Zug erwartet, { $move } noch einmal erhalten
error-no-four-colours = vier oder mehr Plättchen einer Farbe zu Beginn des Zuges erwartet, { $move } bei weniger erhalten
error-no-column = eine Säule aus vier oder mehr zu Beginn des Zuges erwartet, { $space } mit { $height } erhalten
error-nothing-to-clear = kein Abräumen erwartet, { $move } erhalten: Es ist keine Säule abzuräumen
error-clear-other = clear { $expected } erwartet, { $move } erhalten
error-cleared-already = nur ein Abräumen pro Zug erwartet, danach { $move } erhalten
error-clear-first = zuerst clear { $expected } erwartet, { $move } erhalten
error-nothing-to-place = call oder end erwartet, { $move } erhalten: Alle fälligen Plättchen liegen
error-place-first = zuerst sind Plättchen zu legen (fällig: { $due }), { $move } erhalten
error-colour-used-up = eine Farbe erwartet, die noch im Vorrat ist, { $colour } erhalten
error-card-not-held = eine Karte erwartet, die { $seat } hat, { $card } erhalten
error-no-quartino = { $card } auf { $spaces } erwartet, dort liegt { $tops }
error-bad-move = { $expected } erwartet, { $got } erhalten
error-bad-piece = ein Stein wie 7 oder LSQH erwartet, { $got } erhalten
error-bad-square = ein Feld von a1 bis d4 erwartet, { $got } erhalten
error-bad-call = vier verschiedene Felder nach call erwartet, { $got } erhalten
error-bad-colour = eine der Farben Y B G P erwartet, { $got } erhalten
error-bad-space = ein Feld des Bretts, c oder 1 bis 8, erwartet, { $got } erhalten
error-bad-rim = ein Randfeld von 1 bis 8 erwartet, { $got } erhalten
error-bad-card = eine Karte wie YBGP erwartet, { $got } erhalten
error-text-after = nichts weiter erwartet, { $got } erhalten
error-bad-preset = ein Regelwerk von { $game } erwartet (eines von { $expected }), { $got } erhalten
error-bad-game = ein Spiel erwartet (eines von { $expected }), { $got } erhalten
error-bad-option = eine Option von { $game } erwartet (eine von { $expected }), { $got } erhalten
error-bad-option-value = { $expected } nach { $option }: erwartet, { $got } erhalten
error-option-twice = jede Option nur einmal erwartet, { $got } noch einmal erhalten
error-options-contradict = nur eines von { $option } und { $other } erwartet, beides erhalten
error-bad-ranks = vier Zeilen, getrennt durch /, erwartet, { $got } erhalten
error-bad-rank = vier Felder in einer Zeile erwartet, jedes ein Stein oder ein Punkt, { $got } erhalten
error-bad-hand = der Stein in der Hand oder - erwartet, { $got } erhalten
error-piece-twice = jeder Stein nur einmal erwartet, { $got } zweimal erhalten
error-wrong-colours = { $light } helle und { $dark } dunkle gegebene Steine erwartet, { $got } erhalten
error-line-in-referee-play = eine laufende Partie erwartet, eine vollendete Reihe erhalten: { $got }
error-bad-marks = Reihen wie !a1b1c1d1:1 erwartet, { $got } erhalten
error-mark-no-line = eine vollendete Reihe erwartet, die zählt, { $got } erhalten
error-mark-expiry = eine Zahl von 1 bis { $most } nach der Reihe erwartet, { $got } erhalten
error-marks-apart = Reihen, die ein Stein vollendet hat, mit einem gemeinsamen Feld erwartet, { $got } erhalten
error-marks-in-referee-play = mit Schiedsrichter keine Reihen zum Ansagen erwartet, { $got } erhalten
error-bad-spaces = neun Felder, getrennt durch /, erwartet, { $got } erhalten
error-bad-column = eine Säule aus Farben oder ein Punkt erwartet, { $got } erhalten
error-too-many-tokens = höchstens { $most } Plättchen der Farbe { $colour } erwartet, { $got } erhalten
error-bad-seat = ein Platz erwartet (einer von { $expected }), { $got } erhalten
error-bad-seats = Plätze wie A B oder A1 B1 A2 B2 erwartet, { $got } erhalten
error-bad-seat-number = { $expected } Plätze erwartet, { $got } erhalten
error-bad-deal = eine Verteilung wie A=YBGP,YBPG,YGBP,YGPB erwartet, { $got } erhalten
error-deal-seats = Karten für die Plätze { $expected } erwartet, { $got } erhalten
error-deal-size = { $expected } Karten für { $seat } erwartet, { $got } erhalten
error-card-twice = jede Karte nur so oft wie im Kartensatz erwartet, { $got } einmal zu oft erhalten
error-deck-too-small = mindestens { $expected } Karten im Kartensatz erwartet, { $got } erhalten
error-not-utf8 = Text in UTF-8 erwartet, Byte { $got } erhalten
error-control-character = druckbarer Text erwartet, { $got } erhalten
error-bad-header = eine Zeile wie Schlüssel: Wert erwartet, { $got } erhalten
error-key-twice = jeder Schlüssel nur einmal erwartet, { $got } noch einmal erhalten
error-key-missing = der Schlüssel { $expected } im Kopf erwartet, aber er fehlt
error-key-not-here = ein Schlüssel von { $game } erwartet, { $got } erhalten
error-bad-players = Namen wie A=Ada B=Bo erwartet, { $got } erhalten
error-bad-name = ein Name in geschlossenen Anführungszeichen erwartet, { $got } erhalten
error-bad-result = ein Ergebnis wie B (call) oder draw (full-board) erwartet, { $got } erhalten
error-result-too-early = kein Ergebnis erwartet, solange die Partie läuft, { $got } erhalten
error-result-differs = das Ergebnis der gespielten Züge, { $expected }, erwartet, { $got } erhalten
error-event-missing = ein Zug nach dem Platz erwartet, { $got } erhalten
error-bad-state = ein gespeicherter Stand erwartet, { $got } erhalten

## Terminal

tui-about = Quarto und Quartino, nach den Spielregeln
tui-person = Spieler
tui-computer = Computer
tui-computer-of = Computer { $seat }
tui-player = Spieler { $seat }
tui-team-of = Team { $team } ({ $people })
    .winner = Team { $team } ({ $people })
tui-in-team = { $name } (Team { $team })
tui-yes = ja
tui-no = nein

tui-menu-computer = Quarto gegen den Computer
tui-menu-continue = Partie fortsetzen
tui-menu-two = Quarto zu zweit an diesem Bildschirm
tui-menu-teams = Quarto in Teams
tui-menu-quarto = Quarto mit eigenen Regeln
tui-menu-quartino = Quartino für 2 bis 4 Spieler
tui-menu-puzzles-quarto = Rätsel zu Quarto
tui-menu-puzzles-quartino = Rätsel zu Quartino
tui-menu-resume = Gespeicherte Partie öffnen
tui-menu-replay = Partie nachspielen
tui-menu-rules = Regeln
tui-menu-language = Sprache
tui-menu-quit = Beenden
tui-menu-hint = ↑ ↓ wählen   Enter starten   ? Regeln   q beenden

tui-setup-title = { $game }: Wer spielt?
tui-setup-start = Los geht’s
tui-setup-seats = Spieler
tui-setup-two = zwei
tui-setup-teams = zwei Teams zu je { $number }
tui-setup-number = { $number }
tui-setup-person = Mensch
tui-setup-name = Name (freiwillig)
tui-setup-rules = Regeln auswählen …
tui-bot-random = Computer, zufällige Züge
tui-bot-level = Computer, Stufe { $number }
tui-bot-perfect = Computer, perfektes Spiel
tui-bot-greedy = Computer, ein Zug voraus
tui-bot-strong = Computer, mit voller Stärke
tui-bot-about = { $name }: { $about }
tui-form-hint = ↑ ↓ bewegen   ← → ändern   Enter wählen   Esc zurück

tui-builder-title = Regeln auswählen
tui-builder-preset = { $game ->
        [quartino] Regeln
       *[quarto] Ausgabe
    }
tui-builder-counts = Es zählt: { $trait }
tui-builder-both = { $one } und { $other }
tui-builder-only = nur { $value }
tui-builder-none = zählt nicht
tui-builder-colours = Farben
tui-builder-sight = Wer sieht Reihen und Situationen?
tui-builder-false-call = Falsches „Quarto!“
tui-builder-refused = Abgelehnt, höchstens 3 pro Zug
tui-builder-turn = Uhr
tui-builder-no-clock = Ohne Uhr
tui-builder-turns = Länge
tui-builder-nothing = So würde nichts zählen. Wähle mindestens einen Wert.
tui-builder-line-about = Dieselben Regeln als Text. Tippst du hier, ändert sich auch die Auswahl oben.
tui-builder-done = Diese Regeln nehmen

tui-open-resume = Gespeicherte Partie öffnen
tui-open-replay = Partie nachspielen
tui-open-none = Noch keine gespeicherten Partien. Mit s speicherst du während einer Partie.
tui-open-path = Pfad einer Partiedatei, etwa partie.fgn
tui-open-hint = Enter öffnen   Tab Liste oder Pfad   Esc zurück
tui-open-line = Zeile { $number }: { $reason }
tui-open-missing = Die Datei { $path } gibt es nicht. Prüf den Pfad.
tui-open-unreadable = { $path } lässt sich nicht lesen: { $reason }
tui-open-unknown-bot = { $path } nennt einen Computerspieler, den diese Version nicht kennt.

tui-replay-hint = → vor   ← zurück   Pos1 Anfang   Ende Schluss   Esc schließen
tui-replay-moment = Zug { $number } von { $most }
tui-replay-start = Anfang der Partie.

tui-rules-in-short = Kurz gesagt
tui-rules-words = Begriffe
tui-rules-in-full = Ausführlich
tui-rules-readings =
    Wo die Spielregeln nichts sagen oder sich widersprechen, mussten wir
    entscheiden. An diesen Stellen steht „unsere Auslegung“.
tui-rules-hint = ↑ ↓ blättern   Tab anderes Spiel   c Nummern   Esc zurück
tui-record-title = Bisherige Züge
tui-record-empty = Noch keine.
tui-close-hint = ↑ ↓ blättern   Esc zurück

tui-pass-to = Gib den Bildschirm an { $name } weiter
tui-pass-why = Die Karten bleiben verdeckt, bis { $name } da ist und sonst niemand hinsieht.
tui-pass-ready = Ich bin da: Zeig meine Karten
tui-thinking = { $name } überlegt …
tui-seconds-left = { $number } s
tui-undone = Zug zurückgenommen.
tui-saved = Gespeichert als { $path }
tui-not-saved = Nicht gespeichert: { $reason }
tui-kept = Deine angefangene Partie ist gespeichert als { $path }
tui-too-small = Bitte vergrößere das Terminal auf { $needed } (jetzt { $now }) oder spiele mit --plain.
tui-bots-no-draw = Der Computer nimmt kein Unentschieden an. Gib auf oder spiel weiter.
tui-bots-not-learned = Der Computer hat nicht gelernt, mit diesen Karten oder so vielen Zügen zu spielen, und spielt daher schwächer als sonst.
tui-command-placeholder = ein Zug: give 7, place b3, resign, offer draw …
tui-draw-offered = { $name } bietet Unentschieden an. Mit :accept nimmst du an; ein Zug lehnt das Angebot ab.

tui-tray = Übrige Steine
tui-hand = In der Hand
tui-hand-empty = nichts
tui-ask-give = { $name }: Wähle den Stein, den du gibst.
tui-ask-place = { $name }: Setze den Stein, den du in der Hand hast.
tui-ask-decline = { $name }: Alle Steine sind gesetzt. Sag mit ! an oder verzichte mit d.
tui-ask-mark = { $name }: Markiere die vier Felder deiner Reihe ({ $number } von 4).
tui-ask-confirm = Quarto auf { $squares }? Enter: ansagen, Esc: zurück.
tui-tip-call = Vier Gleiche in einer Reihe? Drück ! und zeig sie, bevor du einen Stein gibst oder setzt.
tui-tip-referee = Schiedsrichter: Wer eine Reihe vollendet, gewinnt sofort.
tui-false-calls = Falsche Ansagen in diesem Zug: { $number } von { $most }.
tui-no-more-calls = Drei falsche Ansagen: In diesem Zug darfst du nicht mehr ansagen.
tui-line-shares = Gemeinsam auf { $squares }: { $values }.

tui-reserve = Vorrat
tui-rack = Deine Karten (* allen bekannt)
tui-rack-of = Karten von { $name } (* allen bekannt)
tui-rack-hidden = Die Karten sind verdeckt.
tui-cards-left = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
tui-cards-made = erfüllt { $cards }
tui-cards-seen = gezeigt { $cards }
tui-cards-unmade = übrig { $cards }
tui-seat-left = ausgeschieden
tui-column-at = { $space ->
        [c] Mitte
       *[other] Feld { $space }
    }, von unten nach oben: { $column }
tui-choose-colour = Wähle zuerst eine Farbe: y (gelb), b (blau), g (grün) oder p (rosa).
tui-ask-token = { $number ->
        [one] { $name }: Leg ein Plättchen. Wähle eine Farbe, dann ein Feld.
       *[other] { $name }: Leg { $number } Plättchen. Wähle eine Farbe, dann ein Feld.
    }
tui-ask-clear = { $name }: Räum die Säule auf { $spaces } ab (x).
tui-ask-both = { $name }: Leg { $number } Plättchen und räum Säule { $spaces } ab, in beliebiger Reihenfolge.
tui-ask-call = { $name }: Sag mit ! Quartino an oder beende deinen Zug mit e.
tui-ask-card = Quartino! Welche Karte? Drück 1 bis { $number }.
tui-ask-first = { $card }: Geh auf das Feld der ersten Randfarbe ({ $colour }) und drück Enter.
tui-tip-say = Vier oder mehr Plättchen einer Farbe: drück f. Säule ab vier: Geh darauf und drück o.
tui-tip-quartino = Du kannst { $card } ab { $space } erfüllen. Drück !

tui-key-move = bewegen
tui-key-mark = markieren
tui-key-confirm = bestätigen
tui-key-cancel = abbrechen
tui-key-escape = Esc
tui-key-end = Zug beenden
tui-key-clear = abräumen
tui-key-place-token = legen
tui-key-colour = Farbe
tui-key-hint = Hinweis
tui-key-undo = zurücknehmen
tui-key-save = speichern
tui-key-record = Züge
tui-key-command = tippen
tui-key-rules = Regeln
tui-key-menu = Menü
tui-key-again = noch einmal
tui-key-next = weiter
tui-key-grade = Schwierigkeit
tui-key-kind = Art
tui-puzzle-not = Falsch wäre: { $moves }.
tui-puzzle-announce = Sage mit f und o an, dann drücke e.
tui-puzzle-solved = Drücke n für das nächste Rätsel.

## Analysis: a line as it is named after what its pieces share, and why a move is good or bad.
## $piece, $square and $seat are notation, $values what a line shares, $line a line, $reply and $moves moves.

line-rank = die Zeile { $name }
line-file = die Spalte { $name }
line-diagonal = die Diagonale { $name }
line-two-by-two = das Quadrat { $name }
analysis-title = { $a } und { $b }, Zug für Zug
analysis-about = Oben steht { $a } auf Gewinn, in der Mitte ist es unentschieden, unten steht { $b } auf Gewinn; { $summary }
analysis-summary = { $name }: { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $calls ->
        [one] { $calls } verpasste Ansage
       *[other] { $calls } verpasste Ansagen
    }
analysis-wins = { $name } gewinnt
analysis-win = gewonnen
analysis-draw = unentschieden
analysis-loss = verloren
analysis-unknown = unbekannt
analysis-mistake = Fehler
analysis-missed-call = verpasste Ansage
analysis-only-move = einziger Zug
analysis-give = einen Stein geben ({ $piece })
analysis-place = auf { $square } setzen
analysis-call = { $line } ansagen
why-completes-line = { $square } vollendet { $line }: alle { $values }.
why-gives-win = Diesen Stein zu geben ({ $piece }) führt zur Niederlage: Auf { $square } vollendet er { $line }, alle { $values }.
why-gives-forced-loss = Diesen Stein zu geben ({ $piece }) führt zur Niederlage: { $reply } gewinnt zwingend.
why-no-safe-piece = { $number ->
        [one] Auf { $square } zu setzen führt zur Niederlage: Der einzige Stein, den man noch geben kann, vollendet eine Reihe.
       *[other] Auf { $square } zu setzen führt zur Niederlage: Jeder der { $number } Steine, die man noch geben kann, vollendet eine Reihe.
    }
why-forced-loss = { $number ->
        [one] Auf { $square } zu setzen führt zur Niederlage: Ein Stein vollendet zwar nicht sofort eine Reihe, aber auch ihn zu geben führt zur Niederlage.
       *[other] Auf { $square } zu setzen führt zur Niederlage: { $number } Steine vollenden zwar nicht sofort eine Reihe, aber auch jeden davon zu geben führt zur Niederlage.
    }
why-missed-line = { $square } hätte { $line } vollendet: alle { $values }.
why-missed-win = { $number ->
        [one] Der einzige Gewinnzug war: { $moves }.
       *[other] Gewinnzüge waren: { $moves }.
    }
why-missed-draw = { $number ->
        [one] Der einzige Zug zum Unentschieden war: { $moves }.
       *[other] Züge zum Unentschieden waren: { $moves }.
    }
why-only-win = Der einzige Gewinnzug wurde gefunden: { $move }.
why-only-draw = Der einzige Zug, der das Unentschieden hielt, wurde gefunden: { $move }.
why-lost-no-safe-piece = Jeder Stein, den man noch geben kann, vollendet eine Reihe.
why-lost = Jeder Zug verliert.
why-calls-line = Die Ansage ist richtig: { $line }, alle { $values }.
why-missed-call-placer = Man hätte { $line } (alle { $values }) ansagen können. Jetzt kann es der Gegner.
why-missed-call-open = Man hätte { $line } (alle { $values }) ansagen können, bevor der Stein gesetzt wurde. Der Gegner kann es noch.
why-missed-call-expired = Man hätte { $line } (alle { $values }) ansagen können. Jetzt zählt die Reihe nicht mehr.
why-calls-used-up = Nach drei falschen Ansagen kannst du in diesem Zug nicht mehr ansagen.
why-false-call = Die Ansage war falsch, und nach diesen Regeln kostet das die Partie.
why-abandoned = { $value ->
        [win] { $seat } stand auf Gewinn.
       *[draw] Für { $seat } stand es unentschieden.
    }

## Analysis of Quartino: what a turn was, and why it was bad. $card, $cards, $moves and $seat are notation, $space is a
## space of the wheel, $percent a probability such as "40 %".

turn-title = { $names }, Zug für Zug
turn-about = Eine Linie je Spieler: je höher, desto wahrscheinlicher gewinnt er. { $summary }
turn-estimates = Gewinnchancen sind Schätzungen aus simulierten Partien.
turn-estimates-level = Gewinnchancen sind Schätzungen für Spieler der Stufe { $level } aus simulierten Partien.
turn-cards-unknown = Diese Quartino-Partie lässt sich nicht analysieren. Nötig sind der Standard-Kartensatz und die Karten aller Spieler.
turn-better = Besser: { $moves }.
turn-summary = { $name }: { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }
turn-why-shows-card = Durch die falsche Ansage haben alle { $card } gesehen.
turn-why-missed-colours = „Vier Gleiche“ wurde nicht angesagt ({ $colour }: { $number } Plättchen).
turn-why-missed-column = „Säule“ wurde nicht angesagt ({ $space ->
        [Mitte] Mitte
       *[other] Feld { $space }
    }: { $number } Plättchen).
turn-why-missed-call = { $card } lag ab Feld { $space } auf dem Brett, wurde aber nicht angesagt.
turn-why-missed-card = { $card } hätte sich erfüllen lassen: { $moves }.
turn-why-missed-chain = { $cards } hätten sich in einem Zug erfüllen lassen: { $moves }.
turn-why-could-stop = { $card } fehlt weiter nur ein Plättchen, und vielleicht hat { $seat } sie als letzte Karte ({ $percent }).
turn-why-helps-card = { $card } fehlt jetzt nur noch ein Plättchen, und vielleicht hat { $seat } diese Karte ({ $percent }).
turn-why-wrong-column = Die falsche Säule wurde abgeräumt: { $space } statt { $better }.
turn-why-reveals-card = Der Zug half vor allem { $card }, also können die anderen erraten, wer die Karte hat.
