### The page: Deutsch
### Address: du, and ihr where all players do something together.

## Frame

page-skip = Zum Inhalt springen
page-description = Quarto und Quartino spielen, lernen und analysieren: mit Freunden, mit Fremden oder gegen den Computer. Ohne Konto.
page-nav = Fourfold
page-nav-lobby = Tische
page-nav-puzzles = Rätsel
page-nav-analysis = Analyse
page-nav-learn = Lernen
page-nav-games = Partien
page-rules = Regeln
page-privacy = Datenschutz
page-notices = Lizenzen
page-go-home = Startseite
page-nothing-here = Seite nicht gefunden
page-nothing-here-why = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.
page-find-table = Link zu einem Tisch bekommen? Füg ihn hier ein.
page-find-table-open = Öffnen
page-find-table-none = Das ist kein Link zu einem Tisch. Kopier den ganzen Link und füg ihn noch einmal ein.
page-not-loaded = Die Seite wurde nicht geladen
page-not-loaded-why = Prüf deine Verbindung und lade die Seite neu.
page-failed = Etwas ist schiefgegangen
page-failed-why = Lade die Seite neu. Deine Partien und Tische sind gespeichert.
page-new-version = Eine neue Version ist da.
page-new-version-load = Aktualisieren
page-choices = Sprache, Darstellung und Ton
page-language = Sprache
page-theme = Design
page-theme-auto = automatisch
page-theme-light = hell
page-theme-dark = dunkel
page-view = Spielbrett
page-view-auto = automatisch
page-view-depth = 3D
page-view-flat = flach
page-speed = Animationstempo
page-speed-instant = sofort
page-speed-fast = schnell
page-speed-normal = normal
page-speed-slow = langsam
page-legend = Legende
page-legend-tall = { $value } (doppelter Rand)
page-coordinates = Koordinaten am Brett
page-confirm = Züge bestätigen
page-confirm-auto = auf Touchscreens
page-confirm-on = immer
page-confirm-off = nie
page-shortcuts = Tastenkürzel mit einer Taste
page-sound = Töne

## First page

page-home-title = Entdecke vier Gleiche. Sag sie als Erster an.
page-home-about = Spiel Quarto und Quartino mit Leuten neben dir, mit Freunden weit weg oder gegen den Computer, bei Quarto sogar gegen einen unschlagbaren. Ohne Konto, ohne Installation.
page-home-quarto = Sechzehn Steine, vier Merkmale. Welchen Stein du setzen musst, sucht dein Gegner aus.
page-home-danish = Quarto, dänische Ausgabe
page-home-quartino = Plättchen für Plättchen baut ihr alle auf demselben Spielbrett. Erfülle deine vier geheimen Karten als Erster.
page-home-lobby = Finde einen Gegner.
page-home-puzzles = Finde den einzigen Zug, der gewinnt oder das Unentschieden rettet. Jede Lösung ist bewiesen.
page-home-analysis = Sieh in jeder Stellung, ob ein Zug zu Sieg, Unentschieden oder Niederlage führt.
page-play-bot = Gegen den Computer
page-play-screen = Zu zweit am Bildschirm
page-play-friend = Mit Freunden spielen
page-play-choose = Stärke und Regeln …
page-beginners = Kinder und Anfänger
page-play-game = Spielen: { $game }
page-go-on = { $game } fortsetzen
page-go-on-you = gegen { $names } · du bist am Zug
page-go-on-other = gegen { $names } · Gegner am Zug
page-go-on-screen = { $names } · { $who } ist am Zug
page-running = Laufende Partien
page-running-all = Alle laufenden Partien
page-first-lesson = Erste Lektion
page-guest = Gast
page-player = Spieler { $number }

## A new table

page-new = Neue Partie
page-which-game = Welches Spiel?
page-with-whom = Mit wem?
page-with-friend = Freunde, per Link
page-with-bot = Computer
page-with-screen = Leute an diesem Bildschirm
page-with-anybody = Wer gerade Lust hat
page-level = Wie stark?
page-level-numbered = { $number } · { $name }
page-level-short = Stufe { $number }
page-level-random = Zufall
    .about = Macht zufällige Züge.
page-level-level1 = Neuling
    .about = { $game ->
        [quartino] Setzt seine Plättchen fast zufällig und sieht selten eine Karte kommen.
       *[quarto] Sieht etwa jede zweite Reihe.
    }
page-level-level2 = Amateur
    .about = { $game ->
        [quartino] Arbeitet immer nur an einer Karte und übersieht die meisten Chancen.
       *[quarto] Sieht etwa drei von vier Reihen.
    }
page-level-level3 = Umsichtig
    .about = { $game ->
        [quartino] Arbeitet an zwei Karten zugleich und übersieht viele Chancen.
       *[quarto] Übersieht etwa jede siebte Reihe und denkt gegen Ende manchmal voraus.
    }
page-level-level4 = Geübt
    .about = { $game ->
        [quartino] Arbeitet an allen seinen Karten zugleich und sieht deine manchmal kommen.
       *[quarto] Übersieht nicht einmal jede zehnte Reihe und denkt auf den letzten sechs Feldern oft voraus.
    }
page-level-level5 = Stark
    .about = { $game ->
        [quartino] Übersieht wenig, sieht viele deiner Karten kommen und denkt einen Zug manchmal ganz durch.
       *[quarto] Übersieht selten eine Reihe und denkt auf den letzten acht Feldern meistens voraus.
    }
page-level-level6 = Experte
    .about = { $game ->
        [quartino] Denkt die meisten Züge ganz durch und merkt sich viel von dem, was du gesetzt hast.
       *[quarto] Übersieht fast nichts und spielt die letzten neun Felder fast perfekt.
    }
page-level-level7 = Meister
    .about = { $game ->
        [quartino] Denkt jeden Zug ganz durch und vergisst fast nichts von dem, was du gesetzt hast.
       *[quarto] Übersieht nie eine Reihe und spielt die letzten zehn Felder perfekt.
    }
page-level-perfect = Perfekt
    .about = Macht nie einen Fehler, vom ersten bis zum letzten Stein.
page-level-greedy = Wachsam
    .about = { $game ->
        [quartino] Sagt jede fertige Karte an und denkt für die nächste einen Zug voraus.
       *[quarto] Nimmt jeden Sieg mit und schenkt dir keinen, wenn es anders geht.
    }
page-level-strong = Champion
    .about = Hat aus Millionen Partien gelernt, merkt sich jedes Plättchen, das du legst, und denkt voraus.
page-bot-level = Computer (Stufe { $number })
    .inside = der Computer (Stufe { $number })
    .object = den Computer (Stufe { $number })
page-bot-random = Computer (Zufall)
    .inside = der Computer (Zufall)
    .object = den Computer (Zufall)
page-bot-greedy = Computer (wachsam)
    .inside = der Computer (wachsam)
    .object = den Computer (wachsam)
page-bot-perfect = Computer (perfekt)
    .inside = der Computer (perfekt)
    .object = den Computer (perfekt)
page-bot-strong = Computer (Champion)
    .inside = der Computer (Champion)
    .object = den Computer (Champion)
page-your-name = Dein Name
page-name-of = Name von Spieler { $number } (freiwillig)
page-how-many = Wie viele Spieler?
page-seats = { $number ->
        [one] { $number } Spieler
       *[other] { $number } Spieler
    }
page-teams-of = Zwei Teams zu je { $number }
page-one-team = Das eine Team
page-other-team = Das andere Team
page-edition = { $game ->
        [quartino] Regeln
       *[quarto] Ausgabe
    }
page-edition-quartino = Alle Regeln
page-edition-quartino-first = Erste Partien (einfacher)
page-beginners-colour = Gleiche Farbe
page-beginners-traits = 1, 2 oder 3 Merkmale
page-beginners-values = Nur die dunklen …
page-beginners-tap = Tippe an, was zählt.
page-sight = { $game ->
        [quartino] Mit oder ohne Schiedsrichter?
       *[quarto] Wer achtet auf Reihen?
    }
page-sight-players = Selbst ansagen
    .about = Wie in den Spielregeln: Es zählt nur, was du selbst siehst und ansagst.
page-sight-referee = Schiedsrichter
    .about = Der Schiedsrichter sieht alles für dich.
page-what-counts = Was zählt und wer welche Steine setzt
page-both = { $one } und { $other }
page-only = nur { $value }
page-only-traits = Nur das zählt: { $names }
page-counts-not = zählt nicht
page-counts-nothing = So würde nichts zählen, und niemand könnte gewinnen. Wähle mindestens ein Merkmal.
page-colours = Welche Steine man gibt
page-mushrooms-owned = Eigene Farben
    .about = Jeder bekommt nur Pilze der eigenen Farbe. Wer den ersten Pilz bekommt, spielt mit den roten.
page-mushrooms-owned-dark = Eigene Farben, Blau zuerst
    .about = Jeder bekommt nur Pilze der eigenen Farbe. Wer den ersten Pilz bekommt, spielt mit den blauen.
page-one-sided = Mit eigenen Farben kann, wer die { $colour ->
        [light] hellen
        [red] roten
        [blue] blauen
       *[dark] dunklen
    } Steine hat, nach diesen Regeln keine Reihe vollenden.
page-one-sided-free = Mit freier Farbwahl spielen
page-turn-limit = Zuglimit
page-from-to = Von { $least } bis { $most }.
page-turn-seconds = Zeit pro Zug
page-no-clock = Ohne Uhr
page-clock-game = Zeit für die ganze Partie
page-clock-about = Minuten, dazu Sekunden nach jedem Zug.
page-clock-of = { $minutes } min + { $seconds } s pro Zug
page-begins = Wer fängt an?
page-begins-lot = Auslosen
page-begins-chosen = Du bestimmst
page-begins-youngest = Der Jüngste
page-youngest = Wer ist am jüngsten?
page-begins-me = Du
page-begins-bot = Der Computer
page-begins-gives = Wer anfängt, gibt den ersten Stein.
page-begins-about = Laut Spielregel fängt der Jüngste an.
page-first-lot = Das Los bestimmt, wer anfängt.
page-first-chosen = Die Spieler bestimmen, wer anfängt.
page-first-youngest = Der Jüngste fängt an.
page-first-wanted = Wähle, wer anfängt, dann geht es los.
page-lots = Es wird ausgelost…
page-goes-first = { $by ->
    [lot] Ausgelost: { $who } fängt an.
    [youngest] { $who } ist am jüngsten und fängt an.
    [next] Diesmal fängt { $who } an.
   *[chosen] { $who } fängt an.
    }
page-goes-first-you = { $by ->
    [lot] Ausgelost: Du fängst an.
    [youngest] Du bist am jüngsten und fängst an.
    [next] Diesmal fängst du an.
   *[chosen] Du fängst an.
    }
page-goes-round = Verlierer macht Platz
page-goes-round-about = Andere können sich in die Warteschlange stellen. Nach jeder Partie geht der Platz des Verlierers an den Nächsten.
page-more-options = Weitere Optionen
page-rules-string = Die Regeln als Text
page-rules-string-about = Zum Kopieren in ein Protokoll oder eine Nachricht. Du kannst auch hier tippen.
page-counts-lines = Vier in einer Zeile, einer Spalte oder einer langen Diagonale, die eines davon gemeinsam haben:
page-counts-lines-squares = Vier in einer Zeile, einer Spalte, einer langen Diagonale oder einem Quadrat aus 2×2 Feldern, die eines davon gemeinsam haben:
page-open = Tisch eröffnen
page-start = Los geht’s
page-other-rules = Andere Regeln …

## Before a game

page-waiting = Es fehlen noch Spieler
page-ready = Alle sind da
page-invite = Verschick diesen Link. Wer ihn öffnet, kann Platz nehmen oder zuschauen.
page-invites = { $name } lädt dich zu { $game } ein.
page-qr = QR-Code des Links zum Scannen mit dem Handy
page-qr-show = QR-Code zeigen
page-qr-name = QR-Code
page-copy = Link kopieren
page-invite-public = Außerdem kann jeder diesen Tisch unter „{ page-nav-lobby }“ finden und Platz nehmen.
page-link = Link zu diesem Tisch
page-share = Teilen
page-copied = Kopiert
page-chairs = Plätze
page-chair-free = Freier Platz
page-deleted-player = Gelöschter Spieler
page-sit = Platz nehmen
page-stand = Platz verlassen
page-rename = Name ändern
page-rename-save = Speichern
page-remove = Entfernen
page-seat-bot = Computer hinzufügen
page-start-when = Los geht’s, sobald alle Plätze besetzt sind.
page-you = du
page-name-you = { $name } (du)
page-you-name = Du
page-watch = Zuschauen

## A game

page-the-game = Die Partie
page-connecting = Verbinden …
page-unreachable = Dieser Tisch ist nicht erreichbar
page-unreachable-offline = Du bist offline. Der Tisch öffnet sich, sobald du wieder online bist.
page-unreachable-server = Der Server antwortet nicht. Wir versuchen es weiter, und der Tisch öffnet sich, sobald er antwortet.
page-play-offline = Quarto offline spielen
page-lost = Verbindung verloren. Wird wiederhergestellt … Deine Züge sind sicher.
page-lost-kept = Verbindung verloren. Dein Zug ist hier gespeichert und wird gesendet, sobald du wieder online bist.
page-unsaved = Züge lassen sich gerade nicht speichern. Deiner wartet und wird ausgeführt, sobald es wieder geht.
page-unsent = Wartet auf die Verbindung …
page-unsaved-move = Wartet aufs Speichern …
page-no-table = Tisch nicht gefunden
page-no-table-why = Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal schicken oder eröffne einen eigenen Tisch.
page-players = Spieler
page-team = Team { $team }
    .inside = Team { $team }
page-has-left = ist gegangen
page-not-connected = offline
page-clock = Noch { $time }
page-clock-turn = Zug { $time }
page-clock-elsewhere = Deine Uhr läuft: { $time }
page-spectators = { $number ->
        [one] { $number } schaut zu
       *[other] { $number } schauen zu
    }
page-moves = { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
page-look-back = Zug { $number } von { $most }
page-look-new = Neuer Zug
page-look-return = Zurück zur Partie
page-look-keys = Mit den Pfeiltasten blätterst du durch die Züge, mit Escape kehrst du zur Partie zurück.
page-sheet = Züge und mehr
page-close = Schließen
page-started = Die Partie beginnt.
page-sat = { $name } nimmt Platz.
page-taken-back = Zug zurückgenommen.
page-said = { $name }: { $phrase }
page-event-place = { $who } setzt ihn auf { $square }.
page-event-call-false = { $who } sagt „Quarto!“ auf { $squares }. Die Ansage ist falsch, und { $who } verliert.
page-event-you-give = Du gibst einen Stein: { $piece }.
page-event-you-place = Du setzt ihn auf { $square }.
page-event-you-call = Du sagst „Quarto!“ und zeigst { $squares }.
page-event-you-call-false = Du sagst „Quarto!“ auf { $squares }. Die Ansage ist falsch, und du verlierst.
page-event-you-decline = Du sagst nichts an.
page-event-you-offer = Du bietest Unentschieden an.
page-event-you-accept = Du nimmst das Unentschieden an.

page-ask-give-you = Wähle einen Stein für { $next }
page-ask-give-other = { $who } wählt einen Stein für { $next }
page-ask-give-to-you = { $who } wählt einen Stein für dich
page-ask-place-you = Setze deinen Stein auf ein freies Feld
page-ask-place-other = { $who } setzt den Stein
page-ask-decline-you = Alle Steine sind gesetzt. Sag eine Reihe an oder wähle „Keine Ansage“.
page-ask-decline-other = { $who } sucht nach einer Reihe
page-ask-quartino-place-you = { $number ->
        [one] Leg ein Plättchen: Wähle eine Farbe, dann ein Feld
       *[other] Leg { $number } Plättchen: Wähle eine Farbe, dann ein Feld
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } legt ein Plättchen
       *[other] { $who } legt { $number } Plättchen
    }
page-ask-quartino-clear-you = Wähle die Säule, die du abräumst
page-ask-quartino-clear-other = { $who } räumt eine Säule ab
page-ask-quartino-call-you = Sag mit einer deiner Karten Quartino an oder beende deinen Zug
page-ask-quartino-call-other = { $who } darf Quartino ansagen
page-ask-quartino-end-you = Beende deinen Zug
page-ask-quartino-end-other = { $who } muss den Zug beenden

page-tray = Übrige Steine
page-hand = In der Hand
page-hand-empty = Kein Stein in der Hand
page-free = frei
page-marked = ausgewählt
page-square-taken = { $square } ist besetzt. Wähle ein freies Feld.
page-place-first = Setze zuerst den Stein in deiner Hand.
page-give-first = Wähle zuerst einen Stein, den du gibst.
page-piece-placed = Dieser Stein steht schon auf dem Brett.
page-place-ask = Auf { $square } setzen? Noch einmal tippen.
page-place-here = Hier setzen
page-give-ask = Diesen Stein geben? Noch einmal tippen.
page-give-this = Diesen Stein geben
page-give-colour = { $name } bekommt nur { $colour ->
        [hell] helle
        [dunkel] dunkle
        [rot] rote
       *[other] blaue
    } Steine. Wähle einen davon.
page-call-about = Vier Gleiche entdeckt? Drück „Quarto!“ und wähle dann die vier Felder.
page-call-too-early = Ansagen kannst du, sobald vier Steine auf dem Brett stehen.
page-call-not-turn = Ansagen darfst du, wenn du dran bist: bevor du deinen Stein setzt, oder danach, bevor du den nächsten gibst.
page-call-used-up = Drei falsche Ansagen: In diesem Zug darfst du nicht mehr ansagen.
page-call-show = Zeig die Reihe: Wähle ihre vier Felder.
page-call-first = Zeig erst die Reihe: Tippe auf dem Brett ihre vier Steine an, oder brich ab.
page-call-free = { $square } ist leer. Wähle Felder mit einem Stein.
page-call-marked = { $number ->
        [0] Noch kein Feld gewählt
       *[other] { $number } von 4: { $squares }
    }
page-call-confirm = Quarto ansagen!
page-call-stopped = Ansage abgebrochen.
page-call-lapsed = Die Partie ging weiter, bevor du angesagt hast. Als falsche Ansage zählt das nicht.
page-false-call = { $who } hat auf { $squares } falsch angesagt.
page-false-call-mark = falsche Ansage
page-cancel = Abbrechen
page-decline = Keine Ansage
page-line-shares = Gemeinsam auf { $squares }: { $values }.

page-key-arrows = auf dem Brett oder zwischen den Steinen wechseln
page-key-call = Quarto ansagen oder die Ansage abbrechen

page-take-back = Zurücknehmen
page-takeback-asked = { $name } möchte einen Zug zurücknehmen.
page-agree = Zustimmen
page-refuse = Ablehnen
page-offer-draw = Unentschieden anbieten
page-draw-offered = { $name } bietet Unentschieden an. Wenn du einen Zug machst, lehnst du ab.
page-accept-draw = Unentschieden annehmen
page-draw-waiting = Unentschieden angeboten. Warten auf Antwort … Dein nächster Zug zieht das Angebot zurück.
page-draw-declined = { $name } lehnt das Unentschieden ab.
page-draw-declined-you = Du hast das Unentschieden abgelehnt.
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben?
page-again = Revanche
page-again-asked = Warten auf die anderen …
page-again-asked-one = Warten auf { $name } …
page-again-wanted = { $number ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
page-analyse = Partie analysieren
page-replay = Nachspielen
page-end-won = Du hast gewonnen!
page-end-shared = Geteilter Sieg!
page-end-lost = Du hast verloren
page-end-draw = Unentschieden
page-end-aborted = Partie abgebrochen
page-end-aborted-why = Niemand gewinnt.
page-why-call-you = Du hast Quarto angesagt.
page-why-call-other = { $who } hat Quarto angesagt.
page-why-line-you = Du hast eine Reihe vollendet.
page-why-line-other = { $who } hat eine Reihe vollendet.
page-why-cards-you = Du hast alle deine Karten erfüllt.
page-why-cards-other = { $who } hat alle Karten erfüllt.
page-why-turn-limit-you = Du hast die meisten Karten erfüllt.
page-why-turn-limit-other = { $who } hat die meisten Karten erfüllt.
page-why-false-call-you = Du hast falsch angesagt.
page-why-false-call-other = { $who } hat falsch angesagt.
page-why-resign-you = Du hast aufgegeben.
page-why-resign-other = { $who } hat aufgegeben.
page-why-time-you = Deine Zeit ist abgelaufen.
page-why-time-other = { $who } hat die Zeit überschritten.
page-why-abandoned-you = Du hast die Partie verlassen.
page-why-abandoned-other = { $who } hat die Partie verlassen.
page-score = Spielstand: { $score }

page-say = Etwas sagen …
page-phrase-hello = Hallo!
page-phrase-good-luck = Viel Glück!
page-phrase-well-played = Gut gespielt!
page-phrase-thanks = Danke!
page-phrase-oops = Hoppla.
page-phrase-nice-move = Schöner Zug!
page-phrase-one-moment = Einen Moment, bitte.
page-phrase-again = Noch eine Partie?
page-phrase-goodbye = Tschüss!

page-come-back = Zurück zur Partie
page-hand-to-bot = Computer spielen lassen
page-line = Warteschlange
page-line-of = In der Warteschlange: { $names }
page-line-empty = Die Warteschlange ist leer.
page-line-up = Anstellen
page-line-leave = Warteschlange verlassen
page-line-next = Als Nächste spielen: { $names }
page-your-chair = Du hast jetzt einen Platz. Die nächste Partie beginnt, sobald alle bereit sind.
page-local-bot = Diese Partie wird nur auf diesem Gerät gespielt.

## Tables of anybody

page-lobby-about = Setz dich zu jemandem, der wartet, oder eröffne einen Tisch für den nächsten Besucher.
page-lobby-waiting = Offene Tische
page-lobby-nobody = Gerade wartet niemand. Wähle oben ein Spiel, dann findet dich der nächste Besucher.
page-lobby-on = Laufende Partien

## Refusals

page-refused-offline = Der Server ist nicht erreichbar. Du kannst trotzdem spielen: beide Spiele gegen den Computer und Quarto an diesem Bildschirm. Quartino an einem Bildschirm braucht den Server.
page-refused-unexpected = Das hat nicht geklappt. Bitte versuch es noch einmal.
page-refused-try-again = Der Server ist beschäftigt. Bitte versuch es noch einmal.
page-refused-not-saved = Der Server kann gerade nichts speichern. Bitte versuch es später noch einmal.
page-refused-wrong-origin = Dieser Server erkennt { $origin } nicht als seine eigene Adresse, deshalb kannst du hier nicht spielen. Wer ihn betreibt, muss ihn mit --trust-proxy oder --origin { $origin } starten.
page-refused-not-authorized = Der Server erkennt deinen Browser nicht. Lade die Seite neu. Hilft das nicht, erlaube Cookies für diese Website.
page-refused-too-fast = Das war zu schnell. Bitte versuch es gleich noch einmal.
page-refused-chair-taken = Dieser Platz ist besetzt. Wähle einen anderen.
page-refused-seated-already = Du hast schon einen Platz.
page-refused-played-another-seat = Du hast andere Karten dieser Partie gesehen, deshalb kannst du diesen Platz nicht nehmen.
page-refused-not-seated = Nimm zuerst Platz.
page-refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
page-refused-chairs-free = Noch sind nicht alle Plätze besetzt.
page-refused-game-on = Gerade läuft eine Partie. Warte, bis sie zu Ende ist.
page-refused-no-game = Gerade läuft keine Partie.
page-refused-stale = Inzwischen hat sich etwas geändert. Schau noch einmal hin und wähle dann.
page-refused-not-your-seat = Du bist nicht am Zug.
page-refused-takeback-asked = Das wurde schon angefragt. Warte auf die Antwort.
page-refused-nothing-to-take-back = Du kannst keinen Zug zurücknehmen.
page-refused-said-enough = Genug geplaudert. Mach erst einen Zug.
page-refused-tables-waiting = Du hast schon viele offene Tische. Nimm einen davon.
page-refused-games-kept = Du hast schon viele laufende Partien mit Uhr oder zwischen Computern. Beende erst eine oder warte, bis eine zu Ende ist.
page-refused-events-used-up = An diesem Tisch hast du die Höchstzahl an Aktionen erreicht. Spiel eine ganze Partie oder öffne einen neuen Tisch.
page-refused-takebacks-used-up = Du hast schon oft gebeten, einen Zug zurückzunehmen. Spiel jetzt so weiter.
page-refused-draw-offers-used-up = Du hast schon oft Unentschieden angeboten. Spiel jetzt weiter.
page-refused-draw-refused = Das Unentschieden wurde abgelehnt. Mach einen Zug, bevor du es wieder anbietest.
page-refused-bad-name = Wähle einen Namen mit höchstens 24 Zeichen.
page-refused-bot-name = So heißt ein Computerspieler. Wähle einen anderen Namen.
page-refused-no-hint = Hinweise gibt es nur in Partien gegen den Computer, wenn du am Zug bist.
page-refused-not-alone = In Partien mit anderen Menschen gibt es keine Hinweise, auch nicht, während ein Computer für sie spielt.
page-refused-bots-busy = Die Computerspieler sind beschäftigt. Bitte versuch es noch einmal.
page-refused-rules-over-limit = Der Server erlaubt höchstens { $turns } Züge und { $seconds } Sekunden pro Zug.
page-refused-record-too-long = Diese Partie ist zu lang: höchstens { $most } Züge und Ansagen.
page-refused-bad-settings = Diese Regeln und Spieler passen nicht zusammen. Ändere eines davon.
page-refused-no-such-table = Diesen Tisch gibt es nicht. Prüf den Link.
page-refused-not-your-turn = Du bist nicht am Zug.
page-refused-game-over = Die Partie ist zu Ende.
page-refused-seat-has-left = Die Zeit ist um: Wer hier saß, spielt nicht mehr mit.
page-refused-draw-already-offered = Unentschieden wurde schon angeboten. Warte auf die Antwort.
page-refused-no-draw-offered = Das Angebot auf Unentschieden gilt nicht mehr.
page-refused-already-agreed = Du hast schon zugestimmt. Warte auf die anderen.
page-refused-takeback-past-card = Seitdem wurde eine Karte gezeigt, deshalb kannst du diesen Zug nicht zurücknehmen.
page-refused-piece-in-hand = Setze zuerst deinen Stein.
page-refused-no-piece-in-hand = Wähle zuerst einen Stein, den du gibst.
page-refused-board-full = Alle Steine sind gesetzt. Sag eine Reihe an oder wähle „Keine Ansage“.
page-refused-square-taken = { $square } ist besetzt. Wähle ein freies Feld.
page-refused-piece-not-left = Dieser Stein wurde schon gegeben. Wähle einen anderen.
page-refused-no-more-calls = Drei falsche Ansagen: In diesem Zug darfst du nicht mehr ansagen.
page-refused-call-no-line = Diese vier Felder sind keine Reihe. Du bist weiter am Zug.
page-refused-call-not-full = Diese Reihe ist nicht voll: Auf { $free } steht kein Stein. Du bist weiter am Zug.
page-refused-call-nothing-shared = Diese vier haben nichts gemeinsam, was zählt. Du bist weiter am Zug.
page-refused-call-expired = Diese Reihe zählt nicht mehr: Sie wurde nicht rechtzeitig angesagt. Du bist weiter am Zug.
page-refused-call-not-now = Nach dem Setzen kannst du nur eine Reihe ansagen, die dieser Stein vollendet hat. Du bist weiter am Zug.

## Around a game

page-table-refused = Dieser Tisch lässt sich hier nicht öffnen
page-table-refused-why = Lade die Seite neu. Hilft das nicht, erlaube Cookies für diese Website oder nimm einen neueren Browser.
page-takeback-waiting = Du hast gebeten, einen Zug zurückzunehmen. Warten auf Antwort …
page-takeback-agreed = { $name } stimmt zu.
page-takeback-declined = { $name } lehnt ab: Der Zug bleibt.
page-resign-sure-of = Diese Partie für { $name } aufgeben?
page-leave = Tisch verlassen
page-leave-sure = Diese Partie verlassen? Du kannst zurückkommen, auch wenn dann ein Computer für dich spielt.
page-refused-line-full = Die Warteschlange ist voll. Versuch es später noch einmal.
page-refused-waiting-already = Du bist schon in der Warteschlange oder am Tisch.
page-refused-not-waiting = Du bist nicht in der Warteschlange.
page-refused-no-takeback = Niemand möchte mehr einen Zug zurücknehmen.
page-refused-chair-not-yours = Das ist nicht dein Platz.

## Wenn jemand gegangen ist

page-absent-label = Jemand ist gegangen
page-absent-offline = { $name } hat die Verbindung verloren.
page-absent = { $name } ist gegangen. { $wait }
page-absent-claim-in = In { $time } kannst du Sieg oder Unentschieden beanspruchen.
page-absent-leave-in = In { $time } könnt ihr ohne diesen Spieler weiterspielen.
page-absent-bot-in = In { $time } kann ein Computer übernehmen.
page-absent-now = { $name } ist gegangen. Wähle, wie es weitergeht, oder warte weiter.
page-claim-win = Sieg beanspruchen
page-claim-draw = Unentschieden beanspruchen
page-claim-leave = Ohne diesen Spieler weiter
page-claim-end = Partie beenden
page-abort = Partie abbrechen
page-abort-sure = Diese Partie abbrechen? Niemand gewinnt.
page-aborted = Partie abgebrochen. Niemand gewinnt.
page-back = Ein Computer spielt für dich.
page-refused-seat-kept = Während der Partie kann nur der bisherige Spieler oder ein Computer diesen Platz einnehmen.
page-refused-no-claim = Dein Gegner ist zurück oder noch nicht lange genug weg. Warte den Countdown ab.
page-refused-too-late-to-abort = Zum Abbrechen ist es zu spät. Du kannst aufgeben oder Unentschieden anbieten.
page-pace = Uhr
page-pace-usual = Normal
    .about = Quarto: 1 min pro Zug · Quartino: 10 min + 5 s pro Zug.
page-pace-slow = Langsam
    .about = Quarto: 3 min pro Zug · Quartino: 30 min + 10 s pro Zug.
page-pace-none = Ohne Uhr
    .about = Unbekannte können dich warten lassen.
