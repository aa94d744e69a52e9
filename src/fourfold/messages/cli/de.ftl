# Die Befehlszeile: Hilfe, und Fehler, die sagen, was zu tun ist.

## Layout of help

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-options-mark = [OPTIONEN]
cli-command-mark = BEFEHL …
cli-text-mark = TEXT
cli-file-mark = DATEI
cli-name-mark = NAME
cli-folder-mark = ORDNER
cli-address-mark = ADRESSE
cli-position-mark = STELLUNG
cli-record-mark = PARTIE
cli-game-mark = SPIEL
cli-default = Vorgabe: { $value }
cli-required = erforderlich
cli-at-least = mindestens { $least }
cli-range = { $least } bis { $most }
cli-help-option = Zeigt diese Hilfe.
cli-version = Zeigt die Version.

## Commands and their options

cli-about = Quarto und Quartino spielen, einen Spielserver betreiben und Partien analysieren.
cli-json = Gibt ein JSON-Objekt aus.
cli-rules = Die Regeln, etwa danish+squares.
cli-language = Die Sprache, eine von { $languages }.
cli-record-file = Die Datei mit dem Protokoll einer Partie; - liest die Standardeingabe.
cli-processes = Anzahl der Prozesse.

cli-play = Im Terminal spielen, gegen den Computer oder mit anderen am selben Bildschirm.
cli-play-game = quarto oder quartino; ohne Spiel öffnet sich ein Menü.
cli-play-bot = Gegen einen Bot spielen: { $bots }; in Quarto auch { $quarto_bots }; in Quartino auch { $quartino_bots }; oder MODUL:KLASSE für einen eigenen Bot.
cli-play-seats = Anzahl der Spieler, Bots mitgezählt.
cli-play-first = Wer so heißt, beginnt; nach den Namen der anderen wird gefragt.
cli-play-plain = Im Textmodus spielen, für Screenreader und Skripte.
cli-play-resume = Eine gespeicherte Partie fortsetzen.
cli-play-deck = Eine Datei mit anderen Quartino-Karten.
cli-play-seed = Dieselbe Zahl ergibt dieselbe Auslosung, dieselben Karten und dieselben Bot-Züge.

cli-replay = Das Protokoll einer Partie nach den Regeln nachspielen; zeigt die Schlussstellung und das Ergebnis oder die erste Zeile, die gegen die Regeln verstößt.
cli-replay-svg = Ein Bild der Schlussstellung in diese Datei schreiben.

cli-analyse = Jeden Zug einer Partie analysieren: Werte oder Chancen, Fehler und Gründe.
cli-analyse-svg = Schreibt ein Bild der Analyse in diese Datei.
cli-analyse-seconds = Zeitlimit in Sekunden für die ganze Partie; spätere Züge werden zuerst analysiert.
cli-analyse-level = Für Quartino: die Chancen zwischen Spielern dieser Stufe, 1 bis 7. Vorgabe: zwischen starken Spielern.

cli-solve = Den genauen Wert einer Quarto-Stellung für den Spieler am Zug zeigen, und die Züge, die ihn halten.
cli-solve-position = Eine Stellung in Anführungszeichen, etwa "..../.5b./6..e/32.. -".
cli-solve-batch = Viele Stellungen lösen: je Zeile die Regeln, ein Tabulator und eine Stellung; - liest die Standardeingabe. Mit --json ist jede Antwort ein Objekt.
cli-threads = Anzahl der Such-Threads.
cli-memory = Speicher in Megabyte für schon durchsuchte Stellungen.
cli-seconds = Hört nach so vielen Sekunden auf.
cli-nodes-limit = Hört nach so vielen Stellungen auf.
cli-no-tables = Durchsucht Eröffnungen, statt sie nachzuschlagen.
cli-distance = Zeigt auch die Zahl der Züge bis zum Ende.

cli-prove = Den Wert des ganzen Spiels vom leeren Brett an zeigen, für A, der den ersten Stein gibt.

cli-arena = Viele Partien zwischen Bots spielen, jeden auf jedem Platz, und zeigen, wie oft jeder gewonnen hat, mit 95-%-Intervallen.
cli-arena-bots = Zwei bis vier Bots, etwa level3,perfect: { $bots }; in Quarto auch { $quarto_arena_bots }; in Quartino auch { $quartino_arena_bots }; oder MODUL:KLASSE für einen eigenen Bot.
cli-arena-game = quarto oder quartino.
cli-arena-games = Anzahl der Partien.
cli-arena-seed = Dieselbe Zahl ergibt dieselben Partien.
cli-arena-move-time = Millisekunden je Zug, für Bots, die Zeit nutzen können.

cli-perft = Die Zugfolgen einer bestimmten Länge zählen, im Spiel mit Schiedsrichter.
cli-perft-game = quarto
cli-perft-depth = Züge je Folge.

cli-engine = Als Engine für ein anderes Programm laufen, das Zeile für Zeile Befehle schickt: docs/engine.md.
cli-engine-bot = Der Bot: { $bots }; in Quarto auch { $quarto_bots }; in Quartino auch { $quartino_bots }; oder MODUL:KLASSE für einen eigenen Bot.

cli-tables = Genaue Werte von Eröffnungen.
cli-tables-build = Alle Eröffnungen eines Regelwerks lösen. Nach einer Unterbrechung geht es beim nächsten Start weiter.
cli-tables-placed = Löst Stellungen mit bis zu so vielen Steinen auf dem Brett.
cli-tables-wins = Speichert nur, welche Stellungen mit genau --placed Steinen der Geber gewinnt.
cli-tables-folder = Der Ordner, in den geschrieben wird.
cli-tables-dask = Rechnet auf diesem Dask-Scheduler statt auf diesem Rechner.

cli-puzzles = Stellungen mit genau einer Lösung.
cli-puzzles-play = Rätsel im Terminal lösen; die Serie bleibt erhalten.
cli-puzzles-play-kind = Art der Rätsel statt aller: bei Quarto { $quarto_kinds }; bei Quartino { $quartino_kinds }.
cli-puzzles-play-grade = Wie schwierig das erste Rätsel ist, von 1 bis 5.
cli-puzzles-play-seed = Dieselbe Zahl zeigt dieselben Rätsel.
cli-puzzles-no-kind = Rätsel der Art { $got } gibt es nicht. Wähle eine von: { $expected }.
cli-puzzles-build = Rätsel in Partien des Computers finden, beweisen, dass jedes genau eine Lösung hat, und die Stufen daran prüfen.
cli-puzzles-build-file = Die Rätseldatei, die geschrieben oder fortgesetzt wird.
cli-puzzles-rules = Regeln, für die gesucht wird, statt aller; mehrmals erlaubt.
cli-puzzles-count = Rätsel je Regelwerk, bei Quartino je Art, statt der geplanten Zahl.
cli-puzzles-rules-quarto = --rules gilt nur für Rätsel von Quarto.
cli-puzzles-seed = Dieselbe Zahl findet dieselben Rätsel.
cli-puzzles-grade = Die Stufen noch einmal an Rätseln prüfen und die Rätsel danach einordnen.
cli-puzzles-grade-file = Eine Rätseldatei, die neu geschrieben wird.
cli-puzzles-check = Rätsel noch einmal beweisen: einzige Lösung, Art, Länge, Schwierigkeit und welche Stufen sie lösen.
cli-puzzles-check-file = Eine Rätseldatei, statt der mitgelieferten Rätsel.
cli-puzzles-sample = Prüft so viele zufällig gezogene Rätsel.
cli-puzzles-sample-seed = Dieselbe Zahl zieht mit --sample dieselben Rätsel.

cli-serve = Den Server starten, mit Tischen für Menschen und Bots und der Webseite.
cli-serve-host = Die Adresse, auf der der Server lauscht; mit 0.0.0.0 können sich andere Rechner verbinden.
cli-serve-port = Der Port, auf dem der Server lauscht; auch die Variable PORT setzt ihn.
cli-database-url = postgresql://… oder sqlite:///DATEI; ohne Angabe eine Datei in deinem Datenordner; auch FOURFOLD_DATABASE_URL setzt sie.
cli-serve-bus = redis://…, nötig für mehrere Prozesse; auch FOURFOLD_BUS_URL setzt sie.
cli-serve-workers = Anzahl der Serverprozesse.
cli-serve-origin = Die Adresse, unter der Browser diesen Server hinter einem Proxy erreichen; mehrmals erlaubt.
cli-serve-trust-proxy = Vertraut X-Forwarded-For und -Proto von N Proxys davor (1, wenn N fehlt).
cli-serve-bots = Rechenprozesse; einer ist für Bots an Tischen mit Menschen reserviert.
cli-serve-commands = Befehle je Sekunde und Gast; kurzzeitig das Zehnfache.
cli-serve-requests = Anfragen je Sekunde und Adresse; kurzzeitig das Zehnfache.
cli-serve-files = Dateien der Seite je Sekunde und Adresse; kurzzeitig das Vierzigfache.
cli-serve-connections-per-address = Dauerhafte Verbindungen je Adresse.
cli-serve-connections-per-process = Offene Verbindungen je Prozess, von allen Adressen.
cli-serve-sessions = Neue Gäste je Minute und Adresse.
cli-serve-tables = Neue Tische je Minute und Adresse, ebenso viele auf einmal.

cli-backup = Die ganze Datenbank in eine Datei sichern, während der Server läuft.
cli-backup-file = Die Datei, die geschrieben wird.
cli-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-restore-file = Eine Datei, die fourfold backup geschrieben hat.
cli-clean = Daten löschen, deren Aufbewahrungszeit abgelaufen ist, und den Speicherplatz freigeben.
cli-clean-dry-run = Zeigt, was gelöscht würde, ohne es zu löschen.

## Progress

cli-doing-analyse = Analyse
cli-doing-solve = Lösen
cli-doing-prove = Beweis
cli-doing-arena = Partien
cli-doing-perft = Zählen
cli-doing-grade = Einordnen
cli-nodes = { $number ->
        [one] { $number } Stellung
       *[other] { $number } Stellungen
    }

## Wrong use

cli-see-help = Hilfe gibt es mit: { $command }
cli-missing = { $name } fehlt: { $about }
cli-no-option = Unbekannte Option { $name }.
cli-no-command = Unbekannter Befehl { $name }.
cli-did-you-mean = Meinst du { $like }?
cli-too-many = Entferne { $extra }, oder setze Text mit Leerzeichen in Anführungszeichen.
cli-no-value = Gib nach { $option } einen Wert an.
cli-takes-no-value = Gib { $option } ohne Wert an.
cli-whole-number = { $name } muss eine ganze Zahl sein.
cli-number = { $name } muss eine Zahl sein.
cli-no-language = Unbekannte Sprache { $got }. Wähle eine von { $expected }.
cli-no-bot = Für dieses Spiel gibt es keinen Bot { $got }. Wähle einen von { $expected } oder gib MODUL:KLASSE für einen eigenen Bot an.
cli-bot-not-loaded = Der Bot { $got } lässt sich nicht laden: { $reason }. Gib MODUL:KLASSE an, mit einem Modul in diesem Ordner oder einem installierten.
cli-bot-failed = Der Bot { $got } ist in Partie { $number } gescheitert: { $reason }. Korrigiere den Bot oder lass ihn weg.
cli-bot-stopped = Der Bot { $got } ist gescheitert: { $reason }. Korrigiere den Bot oder spiel gegen einen anderen.
cli-resume-alone = --resume setzt die gespeicherte Partie unverändert fort. Entferne { $extra }.
cli-name-a-game = Nenne das Spiel vor { $option }: fourfold play quarto oder fourfold play quartino.
cli-no-terminal = Das ist kein Terminal. Mit --plain spielst du im Textmodus.
cli-arena-two-to-four = Gib nach --bots zwei bis vier Bots an, etwa level3,perfect.
cli-solve-what = Gib eine Stellung in Anführungszeichen an oder --batch DATEI für viele Stellungen.
cli-batch-no-tab = Schreibe die Regeln, einen Tabulator und eine Stellung statt { $got }.
cli-perft-quarto = perft zählt nur Quarto-Züge. Starte: fourfold perft quarto
cli-tables-no-table = Für { $rules } gibt es keine Eröffnungen. Wähle Regeln, bei denen ganze Merkmale zählen.
cli-tables-no-dask = --dask braucht das Paket distributed. Installiere es: pip install distributed

## Files

cli-column = Spalte { $number }
cli-no-file = Datei nicht gefunden: { $file }. Prüf den Namen.
cli-is-folder = { $file } ist ein Ordner. Gib eine Datei an.
cli-no-folder = { $file } lässt sich nicht schreiben: Den Ordner gibt es nicht. Leg ihn zuerst an.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-cannot-write-answer = Die Antwort lässt sich nicht schreiben: { $reason }.
cli-bad-puzzles = { $file } ist nicht brauchbar. Wähle eine Datei, die fourfold puzzles build geschrieben hat, und setze sie mit demselben --seed fort.
cli-not-utf8 = { $file } ist kein UTF-8-Text. Speichere die Datei als UTF-8.
cli-analyse-level-quarto = Eine Stufe gibt es nur für Quartino-Partien. Bei Quarto sind die Werte exakt.

## Server and database

cli-serve-open = Öffne { $url } im Browser. Mit Strg+C beendest du den Server.
cli-serve-no-page = Die Webseite ist nicht gebaut, deshalb antwortet der Server nur Programmen. Zum Bauen starte: make page
cli-serve-bad-database-url = --database-url muss mit postgresql:// oder sqlite:/// beginnen.
cli-serve-no-database = Die Datenbank lässt sich nicht benutzen: { $reason }. Starte die Datenbank oder prüf --database-url.
cli-serve-bad-bus-url = --bus-url muss mit redis://, rediss:// oder unix:// beginnen, wie in redis://localhost.
cli-serve-no-bus = Redis antwortet nicht: { $reason }. Bis dahin läuft der Server ohne Redis; prüf --bus-url.
cli-serve-bad-origin = --origin { $origin } ist keine Adresse, wie Browser sie senden. Schreib sie wie https://play.example.org, ohne Pfad.
cli-serve-bad-own-bot = Der Bot { $bot } aus FOURFOLD_BOTS lässt sich nicht laden: { $reason }. Gib NAME=Modul:Klasse an und prüf das Modul.
cli-serve-too-few-services = Mehrere Prozesse brauchen PostgreSQL und Redis. Gib --database-url postgresql://… und --bus-url redis://… an
cli-serve-port-in-use = Port { $port } auf { $host } ist schon belegt. Beende das andere Programm oder wähle einen anderen --port.
cli-serve-port-forbidden = Du darfst Port { $port } nicht benutzen. Wähle einen --port über 1023.
cli-serve-no-address = Dieser Rechner hat die Adresse { $host } nicht. Wähle einen anderen --host.
cli-serve-not-started = Der Server ist nicht gestartet. Der Grund steht in den Zeilen darüber.
cli-no-database-file = Datenbank nicht gefunden: { $file }. Gib eine mit --database-url an.
cli-database-not-empty = Die Datenbank hat schon Gäste oder Tische. Gib eine leere mit --database-url an.
cli-bad-backup = { $file } ist keine vollständige Sicherung. Wähle eine Datei, die fourfold backup geschrieben hat.
cli-backup-own-file = { $file } gehört zur Datenbank selbst. Wähle eine andere Datei für die Sicherung.

## Moves that people write

cli-error-bad-move = Schreibe { $expected } statt { $got }.
cli-error-bad-piece = Schreibe einen Stein wie 7 oder LSQH statt { $got }.
cli-error-bad-square = Schreibe ein Feld von a1 bis d4 statt { $got }.
cli-error-bad-call = Schreibe hinter call vier verschiedene Felder statt { $got }.
cli-error-bad-colour = Schreibe eine Farbe, eine von Y B G P, statt { $got }.
cli-error-bad-space = Schreibe ein Feld des Bretts, c oder 1 bis 8, statt { $got }.
cli-error-bad-rim = Schreibe ein Randfeld von 1 bis 8 statt { $got }.
cli-error-text-after = Entferne { $got }.
cli-error-takeback-too-far = Die Partie beginnt gerade. Es gibt nichts zurückzunehmen.
cli-error-piece-not-theirs = Gib { $seat } { $expected ->
        [dark] einen dunklen Stein
       *[light] einen hellen Stein
    } statt { $piece }.
cli-error-decline-too-early = Verzichten geht erst nach dem sechzehnten Stein. Schreibe jetzt { $expected }.
cli-error-referee-calls = Der Schiedsrichter sieht jede Reihe, deshalb sagt niemand an. Gib oder setze einen Stein.
cli-error-referee-says = Der Schiedsrichter sieht Situationen, deshalb sagt sie niemand an. Lege, räume ab, sage Quartino an oder beende den Zug.
cli-error-no-situations = Diese Partie hat keine Situationen. Lege, sage Quartino an oder beende den Zug.
cli-error-nothing-to-clear = Es gibt keine Säule abzuräumen. Mach mit deinem Zug weiter.
cli-error-clear-other = Räume stattdessen Feld { $expected } ab.
cli-error-cleared-already = In diesem Zug hast du schon eine Säule abgeräumt. Mach mit deinem Zug weiter.
cli-error-clear-first = Räume zuerst Feld { $expected } ab.
cli-error-nothing-to-place = Du hast alle deine Plättchen gelegt. Sage Quartino an oder beende den Zug.
cli-error-card-not-held = { $seat } hat { $card } nicht. Wähle eine Karte aus dem Kartenhalter.
cli-error-call-no-line = { $squares } ist keine Reihe. Entferne die Ansage, oder beende ihre Zeile mit ?.
cli-error-call-not-full = Die Reihe { $squares } ist nicht voll: Auf { $free } steht kein Stein. Entferne die Ansage, oder beende ihre Zeile mit ?.
cli-error-call-nothing-shared = Die Steine auf { $squares } haben nichts gemeinsam, was zählt. Entferne die Ansage, oder beende ihre Zeile mit ?.
cli-error-call-expired = Die Reihe { $squares } zählt an dieser Stelle nicht mehr. Entferne die Ansage, oder beende ihre Zeile mit ?.
cli-error-call-not-now = Nach dem Setzen kann man nur eine Reihe ansagen, die dieser Stein vollendet hat, und { $squares } ist älter. Entferne die Ansage, oder beende ihre Zeile mit ?.
cli-error-no-four-colours = Zu Beginn des Zuges hatte keine Farbe vier Plättchen auf dem Brett. Entferne diese Zeile, oder beende sie mit ?.
cli-error-no-column = Die Säule auf { $space } hatte zu Beginn des Zuges nur { $height } Plättchen, nicht vier. Entferne diese Zeile, oder beende sie mit ?.

## Records

cli-error-no-such-seat = Den Platz { $seat } gibt es nicht. Wähle einen von { $expected }.
cli-error-wrong-game = Schreibe einen Zug von { $expected } statt { $move }.
cli-error-not-refused = Die Regeln erlauben { $move }. Entferne das ? dahinter.
cli-error-never-refused-so = Entferne das ? hinter { $move }. Nur abgelehnte Ansagen haben eines.
cli-error-bad-spaces = Schreibe neun Felder, getrennt durch /, statt { $got }.
cli-error-bad-column = Schreibe eine Säule aus Farben oder einen Punkt statt { $got }.
cli-error-too-many-tokens = Verwende höchstens { $most } Plättchen der Farbe { $colour } statt { $got }.
cli-error-bad-seat = Schreibe einen Platz, einen von { $expected }, statt { $got }.
cli-error-bad-seats = Schreibe Plätze wie A B oder A1 B1 A2 B2 statt { $got }.
cli-error-bad-deal = Schreibe eine Verteilung wie A=YBGP,YBPG,YGBP,YGPB statt { $got }.
cli-error-deal-seats = Schreibe Karten für die Plätze { $expected } statt { $got }.
cli-error-deal-size = Schreibe { $expected } Karten für { $seat } statt { $got }.
cli-error-card-twice = { $got } kommt einmal zu oft vor. Verwende jede Karte so oft, wie der Kartensatz sie hat.
cli-error-not-utf8 = Speichere die Datei als UTF-8. Das Byte { $got } ist kein Text.
cli-error-control-character = Entferne { $got }, das sich nicht drucken lässt.
cli-error-bad-header = Schreibe eine Zeile wie Schlüssel: Wert statt { $got }. Ist das der erste Zug, setze eine leere Zeile davor.
cli-error-key-twice = Schreibe den Schlüssel { $got } nur einmal.
cli-error-key-missing = Ergänze im Kopf den Schlüssel { $expected }.
cli-error-key-not-here = Entferne den Schlüssel { $got }. Protokolle von { $game } haben ihn nicht.
cli-error-bad-players = Schreibe Namen wie A=Ada B="Bo Berg" statt { $got }. Namen mit Leerzeichen gehören in Anführungszeichen.
cli-error-bad-name = Schließe die Anführungszeichen um den Namen { $got }.
cli-error-bad-result = Schreibe ein Ergebnis wie B (call) oder draw (full-board) statt { $got }.
cli-error-result-too-early = Entferne das Ergebnis { $got }. Die Partie ist noch nicht zu Ende.
cli-error-result-differs = Die Züge führen zu { $expected }. Schreibe das statt { $got }.
cli-error-event-missing = Schreibe hinter den Platz einen Zug statt { $got }.
cli-error-not-your-turn = { $expected } ist am Zug, nicht { $seat }. Ändere den Platz oder den Zug.
cli-error-game-over = Die Partie ist zu Ende. Entferne { $move }.
cli-error-piece-in-hand = { $piece } ist in der Hand. Setze den Stein vor { $move }.
cli-error-no-piece-in-hand = Kein Stein ist in der Hand. Gib einen vor { $move }.
cli-error-square-taken = Auf { $square } steht { $piece }. Wähle ein freies Feld.
cli-error-piece-not-left = { $piece } wurde schon gegeben. Wähle einen anderen Stein.

## Rules and positions

cli-error-bad-game = Unbekanntes Spiel { $got }. Wähle eines von: { $expected }.
cli-error-bad-preset = { $game } hat kein Regelwerk { $got }. Wähle eines von: { $expected }.
cli-error-bad-option = { $game } hat keine Option { $got }. Wähle eine von: { $expected }.
cli-error-bad-option-value = Schreibe { $expected } hinter { $option }: statt { $got }.
cli-error-option-twice = Schreibe die Option { $got } nur einmal.
cli-error-options-contradict = Wähle entweder { $option } oder { $other }, nicht beides.
cli-error-bad-seat-number = Wähle { $expected } Plätze statt { $got }.
cli-error-bad-ranks = Schreibe vier Zeilen, getrennt durch /, statt { $got }.
cli-error-bad-rank = Schreibe vier Felder je Zeile, jedes ein Stein oder ein Punkt, statt { $got }.
cli-error-bad-hand = Schreibe hinter das Brett den Stein in der Hand oder - statt { $got }.
cli-error-piece-twice = Der Stein { $got } kommt zweimal vor. Verwende jeden Stein einmal.
cli-error-wrong-colours = Hier müssen { $light } helle und { $dark } dunkle Steine gegeben sein, nicht { $got }.
cli-error-line-in-referee-play = Die Partie ist mit der Reihe { $got } schon gewonnen. Schreibe eine Stellung aus einer laufenden Partie.
cli-error-bad-marks = Schreibe Reihen, die sich ansagen lassen, wie !a1b1c1d1:1 statt { $got }.
cli-error-mark-no-line = { $got } ist keine vollendete Reihe, die zählt. Entferne sie.
cli-error-mark-expiry = Schreibe hinter die Reihe eine Zahl von 1 bis { $most } statt { $got }.
cli-error-marks-apart = Ein einziger Stein kann die Reihen { $got } nicht vollenden. Nimm Reihen mit einem gemeinsamen Feld.
cli-error-marks-in-referee-play = Entferne { $got }: Mit Schiedsrichter sagt niemand an.
cli-error-bad-card = Schreibe Karten wie YBGP statt { $got }.
cli-error-deck-too-small = Der Kartensatz hat { $got } Karten. Nimm mindestens { $expected }.

## What is not installed

cli-missing-extra = { $command } braucht Pakete, die nicht installiert sind. Installiere sie mit: pip install 'fourfold[{ $extra }]'
cli-missing-native-module = Dieser Befehl braucht das native Modul von Fourfold, das nicht installiert ist. Installiere das Paket fourfold, oder installiere es aus dem Quelltext mit einem C++-Compiler.
