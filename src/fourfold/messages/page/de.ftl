### The page: Deutsch
### Address: du, and ihr where all players do something together.

## Frame

page-skip = Zum Inhalt
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
page-nothing-here = Hier ist nichts
page-nothing-here-why = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link abgeschnitten, oder die Seite ist umgezogen.
page-find-table = Hast du einen Link zu einem Tisch? Füg ihn hier ein.
page-find-table-open = Öffnen
page-find-table-none = Das ist kein Link zu einem Tisch. Kopier den ganzen Link und füg ihn noch einmal ein.
page-not-loaded = Diese Seite wurde nicht geladen
page-not-loaded-why = Prüf deine Verbindung und lade sie dann neu.
page-failed = Hier ist etwas schiefgegangen
page-failed-why = Lade die Seite neu: Partien und Tische sind aufgehoben, nichts Gespieltes geht verloren.
page-new-version = Eine neue Version ist da.
page-new-version-load = Aktualisieren
page-choices = Sprache, Aussehen und Töne
page-language = Sprache
page-theme = Farben
page-theme-auto = wie dein Gerät
page-theme-light = Papier
page-theme-dark = Nacht
page-view = Spielbrett
page-view-auto = je nach Platz
page-view-depth = räumlich
page-view-flat = von oben
page-speed = Tempo der Züge
page-speed-instant = sofort
page-speed-fast = schnell
page-speed-normal = normal
page-speed-slow = langsam
page-view-switch = Von oben
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

page-home-title = Vier gleiche, und du siehst sie zuerst
page-home-about = Spiel Quarto und Quartino mit den Menschen um dich herum, mit Freunden in der Ferne oder gegen den Computer, bei Quarto auch gegen einen, der nie einen Fehler macht. Ohne Konto, ohne Installation.
page-home-quarto = Sechzehn Steine, vier Merkmale. Welchen Stein du setzen musst, sucht dein Gegner aus.
page-home-quartino = Plättchen für Plättchen baut ihr alle an einem Farbenrad, jeder mit vier geheimen Karten, die es zu erfüllen gilt.
page-home-lobby = Jemand wartet auf dich, oder du auf jemanden.
page-home-puzzles = Finde den einen Zug, der gewinnt oder hält. Jede Lösung ist bewiesen.
page-home-analysis = Der genaue Wert jeder Wahl, in jeder Stellung.
page-play-bot = Gegen Computer spielen
page-play-screen = Zu zweit am Bildschirm
page-play-friend = Mit Freunden spielen
page-play-choose = Stärke und Regeln …
page-play-game = { $game } spielen
page-go-on = Deine Partie fortsetzen: { $game }
page-go-on-you = gegen { $names } · du bist am Zug
page-go-on-other = gegen { $names } · Gegner am Zug
page-go-on-screen = { $names } · { $who } ist am Zug
page-first-lesson = Erste Lektion
page-guest = Gast
page-player = Spieler { $number }

## A new table

page-new = Ein neuer Tisch
page-which-game = Welches Spiel?
page-with-whom = Mit wem?
page-with-friend = Freunde, per Link
page-with-bot = Computer
page-with-screen = Leute an diesem Bildschirm
page-with-anybody = Wer gerade Lust hat
page-level = Wie stark?
page-level-numbered = { $number } · { $name }
page-level-random = Zufall
    .about = Spielt aufs Geratewohl, ohne hinzusehen.
page-level-level1 = Neuling
    .about = Bemerkt etwa jede zweite Reihe.
page-level-level2 = Gelegenheitsspieler
    .about = Bemerkt etwa drei von vier Reihen.
page-level-level3 = Aufmerksam
    .about = Übersieht etwa jede siebte Reihe und denkt gegen Ende manchmal voraus.
page-level-level4 = Geübt
    .about = Übersieht weniger als jede zehnte Reihe und denkt auf den letzten sechs Feldern oft voraus.
page-level-level5 = Stark
    .about = Übersieht selten eine Reihe und denkt auf den letzten acht Feldern meistens voraus.
page-level-level6 = Experte
    .about = Übersieht fast nichts und macht auf den letzten neun Feldern kaum Fehler.
page-level-level7 = Meister
    .about = Übersieht keine Reihe und spielt die letzten zehn Felder fehlerfrei.
page-level-perfect = Perfekt
    .about = Macht nie einen Fehler, vom ersten bis zum letzten Stein.
page-level-greedy = Aufmerksam
    .about = Sagt jede fertige Karte an und denkt für die nächste einen Zug voraus.
page-bot-level = Computer (Stufe { $number })
page-bot-random = Computer (Zufall)
page-bot-greedy = Computer (aufmerksam)
page-bot-perfect = Computer (perfekt)
page-your-name = Dein Name
page-name-of = Name von Spieler { $number }, wenn du magst
page-how-many = Wie viele?
page-seats = { $number ->
        [one] { $number } Spieler
       *[other] { $number } Spieler
    }
page-teams-of = Zwei Teams zu { $number }
page-edition = Ausgabe
page-sight = Wer passt auf?
page-what-counts = Was zählt, und wessen Steine
page-both = { $one } und { $other }
page-only = nur { $value }
page-only-traits = Nur das zählt: { $names }
page-counts-not = zählt nicht
page-counts-nothing = So zählt nichts, und niemand könnte gewinnen. Lass mindestens ein Merkmal zählen.
page-colours = Farben
page-mushrooms-owned = Eigene Farben
    .about = Jeder bekommt immer Pilze der eigenen Farbe; wer zuerst einen Pilz bekommt, hat Rot.
page-mushrooms-owned-dark = Eigene Farben, Blau zuerst
    .about = Jeder bekommt immer Pilze der eigenen Farbe; wer zuerst einen Pilz bekommt, hat Blau.
page-turn-limit = Höchstzahl der Züge
page-from-to = Von { $least } bis { $most }.
page-turn-seconds = Zeit pro Zug
page-no-clock = Ohne Uhr
page-clock-game = Zeit für die ganze Partie
page-clock-about = Minuten, und Sekunden, die mit jedem Zug dazukommen.
page-clock-of = { $minutes } min + { $seconds } s je Zug
page-begins = Wer beginnt?
page-begins-lot = Das Los entscheidet
page-begins-chosen = Wen du bestimmst
page-begins-youngest = Wer am jüngsten ist
page-begins-me = Du
page-begins-bot = Der Computer
page-begins-gives = Wer beginnt, gibt den ersten Stein.
page-begins-about = Nach der Spielregel beginnt, wer am jüngsten ist.
page-goes-round = Reihum spielen
page-goes-round-about = Andere können sich anstellen: Nach einer Partie geht der Platz des Verlierers an den Nächsten.
page-more-options = Weitere Optionen
page-rules-string = Die Regeln als Text
page-rules-string-about = Zum Kopieren in ein Protokoll oder eine Nachricht. Du kannst hier auch tippen.
page-counts-lines = Vier in einer Zeile, einer Spalte oder einer langen Diagonale, die sich in einem davon gleichen:
page-counts-lines-squares = Vier in einer Zeile, einer Spalte, einer langen Diagonale oder einem Quadrat aus 2×2 Feldern, die sich in einem davon gleichen:
page-open = Tisch eröffnen
page-start = Los geht’s
page-other-rules = Andere Regeln …

## Before a game

page-waiting = Es fehlen noch Spieler
page-ready = Alle sind da
page-invite = Verschick diesen Link. Wer ihn öffnet, kann sich hinsetzen oder zuschauen.
page-invites = { $name } lädt dich ein zu { $game }.
page-qr = QR-Code des Links zum Scannen mit dem Handy
page-qr-show = QR-Code zeigen
page-copy = Link kopieren
page-invite-public = Alle können diesen Tisch auch unter „{ page-nav-lobby }“ finden und sich setzen.
page-link = Der Link zum Tisch
page-share = Teilen
page-copied = Kopiert
page-chairs = Plätze
page-chair-free = Freier Platz
page-deleted-player = Gelöschter Spieler
page-sit = Hinsetzen
page-stand = Aufstehen
page-remove = Entfernen
page-seat-bot = Computer dazusetzen
page-start-when = Los geht’s, sobald alle Plätze besetzt sind.
page-you = du
page-you-name = Du
page-watch = Zuschauen

## A game

page-the-game = Die Partie
page-connecting = Verbinden …
page-unreachable = Dieser Tisch ist nicht erreichbar
page-unreachable-offline = Du bist offline. Der Tisch öffnet sich von selbst, sobald du wieder verbunden bist.
page-unreachable-server = Der Server antwortet nicht. Wir versuchen es weiter; der Tisch öffnet sich, sobald er antwortet.
page-play-offline = Quarto offline spielen
page-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts, was du getan hast, geht verloren.
page-lost-kept = Die Verbindung ist weg. Was du getan hast, ist aufgehoben und wird gesendet, sobald sie zurück ist.
page-no-table = Diesen Tisch gibt es nicht
page-no-table-why = Vielleicht ist der Link nicht vollständig. Lass ihn dir noch einmal schicken oder eröffne einen eigenen Tisch.
page-players = Spieler
page-team = Team { $team }
page-has-left = ist gegangen
page-not-connected = nicht verbunden
page-clock = Noch { $time }
page-clock-turn = Zug { $time }
page-spectators = { $number ->
        [one] { $number } schaut zu
       *[other] { $number } schauen zu
    }
page-moves = { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
page-look-back = Zug { $number } von { $most }
page-look-new = Neuer Zug
page-look-return = Zurück zur Partie
page-look-keys = Mit den Pfeiltasten gehst du Zug für Zug zurück, mit Escape wieder zur Partie.
page-sheet = Züge und mehr
page-close = Schließen
page-started = Eine Partie beginnt.
page-sat = { $name } setzt sich.
page-taken-back = Zurückgenommen.
page-said = { $name }: { $phrase }
page-event-place = { $who } setzt ihn auf { $square }.
page-event-call-false = { $who } sagt „Quarto!“ und zeigt { $squares }, aber zu Unrecht: Das verliert.
page-event-you-give = Du gibst einen Stein: { $piece }.
page-event-you-place = Du setzt ihn auf { $square }.
page-event-you-call = Du sagst „Quarto!“ und zeigst { $squares }.
page-event-you-call-false = Du sagst „Quarto!“ und zeigst { $squares }, aber zu Unrecht: Das verliert.
page-event-you-decline = Du verzichtest.
page-event-you-resign = Du gibst auf.
page-event-you-flag = Du hast die Zeit überschritten.
page-event-you-abandon = Du hast die Partie verlassen.
page-event-you-offer = Du bietest Unentschieden an.
page-event-you-accept = Du nimmst das Unentschieden an.

page-ask-give-you = Wähle einen Stein für { $next }
page-ask-give-other = { $who } wählt einen Stein für { $next }
page-ask-give-to-you = { $who } wählt einen Stein für dich
page-ask-place-you = Setze deinen Stein auf ein freies Feld
page-ask-place-other = { $who } setzt den Stein
page-ask-decline-you = Alle Steine sind gesetzt. Sag eine Reihe an oder verzichte.
page-ask-decline-other = { $who } sucht nach einer Reihe
page-ask-quartino-place-you = { $number ->
        [one] Lege ein Plättchen: Wähle eine Farbe, dann ein Feld
       *[other] Lege { $number } Plättchen: Wähle eine Farbe, dann ein Feld
    }
page-ask-quartino-place-other = { $number ->
        [one] { $who } legt ein Plättchen
       *[other] { $who } legt { $number } Plättchen
    }
page-ask-quartino-clear-you = Räume die Säule ab: Tippe sie an
page-ask-quartino-clear-other = { $who } räumt eine Säule ab
page-ask-quartino-call-you = Sag mit einer deiner Karten Quartino an oder beende deinen Zug
page-ask-quartino-call-other = { $who } darf Quartino ansagen
page-ask-quartino-end-you = Beende deinen Zug
page-ask-quartino-end-other = { $who } beendet den Zug

page-tray = Übrige Steine
page-hand = In der Hand
page-hand-empty = noch nichts
page-free = frei
page-marked = markiert
page-square-taken = { $square } ist besetzt. Wähle ein freies Feld.
page-place-ask = Auf { $square } setzen?
page-place-here = Hier setzen
page-give-ask = Diesen Stein geben?
page-give-this = Diesen Stein geben
page-give-colour = Die Steine für { $name }: { $colour }. Wähle einen in dieser Farbe.
page-call-about = Vier gleiche gesehen? Sag es und tippe dann die vier an.
page-call-too-early = Ansagen kannst du, sobald vier Steine auf dem Brett stehen.
page-call-not-turn = Ansagen darfst du in deinem Zug: bevor du setzt, oder danach, bevor du gibst.
page-call-used-up = Drei falsche Ansagen: In diesem Zug ist keine mehr möglich.
page-call-show = Zeig die Reihe: Wähle ihre vier Felder.
page-call-first = Erst die Reihe: Tippe auf dem Brett ihre vier Steine an, oder brich ab.
page-call-free = { $square } ist frei. Wähle Felder mit einem Stein.
page-call-marked = { $number } von 4: { $squares }
page-call-confirm = Quarto ansagen!
page-call-stopped = Keine Ansage.
page-call-lapsed = Das Spiel ging weiter, bevor du angesagt hast. Als falsche Ansage zählt das nicht.
page-cancel = Abbrechen
page-decline = Verzichten
page-line-shares = Gemeinsam auf { $squares }: { $values }.

page-key-arrows = von Feld zu Feld, von Stein zu Stein gehen
page-key-call = Quarto ansagen, oder doch nicht

page-take-back = Zurücknehmen
page-takeback-asked = { $name } möchte einen Zug zurücknehmen.
page-agree = Zustimmen
page-refuse = Ablehnen
page-offer-draw = Unentschieden anbieten
page-draw-offered = { $name } bietet Unentschieden an. Jeder Zug lehnt es ab.
page-accept-draw = Unentschieden annehmen
page-draw-waiting = Unentschieden ist angeboten. Warten auf die Antwort …
page-draw-declined = { $name } lehnt das Unentschieden ab.
page-draw-declined-you = Du hast das Unentschieden abgelehnt.
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben?
page-again = Revanche
page-again-asked = Warten auf die anderen …
page-again-wanted = { $number ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
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
page-why-false-call-you = Du hast falsch angesagt.
page-why-false-call-other = { $who } hat falsch angesagt.
page-why-resign-you = Du hast aufgegeben.
page-why-resign-other = { $who } hat aufgegeben.
page-why-time-you = Deine Zeit ist abgelaufen.
page-why-time-other = Die Zeit von { $who } ist abgelaufen.
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

page-come-back = Zurückkommen
page-hand-to-bot = Computer spielen lassen
page-line = Warteschlange
page-line-of = In der Schlange: { $names }
page-line-empty = Niemand steht an.
page-line-up = Anstellen
page-line-leave = Nicht mehr anstehen
page-line-next = Als Nächste spielen: { $names }
page-your-chair = Der Platz gehört jetzt dir. Die nächste Partie beginnt, sobald alle wollen.
page-local-bot = Diese Partie wird nur auf diesem Gerät gespielt.

## Tables of anybody

page-lobby-about = Setz dich zu jemandem, der wartet. Wartet niemand, geht ein Tisch auf, und wer als Nächstes kommt, spielt mit dir.
page-lobby-waiting = Hier wartet jemand
page-lobby-nobody = Gerade wartet niemand. Eröffne einen Tisch: Wer als Nächstes kommt, findet ihn.
page-lobby-on = Hier wird gespielt

## Refusals

page-refused-offline = Der Server ist nicht erreichbar. Ohne ihn geht Quarto, an diesem Bildschirm oder gegen den Computer; Quartino braucht ihn.
page-refused-unexpected = Das hat nicht geklappt. Bitte versuch es noch einmal.
page-refused-try-again = Der Server ist beschäftigt. Bitte versuch es noch einmal.
page-refused-too-fast = Das war etwas schnell. Bitte versuch es noch einmal.
page-refused-chair-taken = Dieser Platz ist besetzt. Wähle einen anderen.
page-refused-seated-already = Du hast schon einen Platz.
page-refused-played-another-seat = Du hast andere Karten dieser Partie gesehen, deshalb kannst du diesen Platz nicht nehmen.
page-refused-not-seated = Setz dich zuerst hin.
page-refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
page-refused-chairs-free = Noch sind nicht alle Plätze besetzt.
page-refused-game-on = Gerade läuft eine Partie.
page-refused-no-game = Gerade läuft keine Partie.
page-refused-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin und wähle dann.
page-refused-not-your-seat = Du bist nicht am Zug.
page-refused-takeback-asked = Das ist schon gefragt. Warte auf die Antwort.
page-refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst.
page-refused-said-enough = Das war viel geredet. Spiel erst einmal weiter.
page-refused-tables-waiting = Du hast schon viele wartende Tische. Nimm einen davon.
page-refused-games-kept = Du hast schon viele laufende Partien mit Uhr oder zwischen Computern. Beende erst eine davon oder warte, bis eine endet.
page-refused-events-used-up = An diesem Tisch hast du die Höchstzahl an Aktionen erreicht. Spiel eine ganze Partie oder öffne einen neuen Tisch.
page-refused-takebacks-used-up = Du hast schon oft gebeten, einen Zug zurückzunehmen. Spiel jetzt so weiter.
page-refused-draw-offers-used-up = Du hast schon oft Unentschieden angeboten. Spiel jetzt weiter.
page-refused-draw-refused = Das Unentschieden wurde abgelehnt. Mach einen Zug, bevor du es wieder anbietest.
page-refused-bad-name = Wähle einen Namen mit höchstens 24 Zeichen.
page-refused-bot-name = So heißt schon ein Computergegner. Wähle einen anderen Namen.
page-refused-no-hint = Hinweise gibt es nur, wenn du am Zug bist, in Partien gegen den Computer.
page-refused-bots-busy = Die Computer sind beschäftigt. Bitte versuch es noch einmal.
page-refused-rules-over-limit = Der Server erlaubt höchstens { $turns } Züge und { $seconds } Sekunden pro Zug.
page-refused-record-too-long = Diese Partie ist zu lang: höchstens { $most } Züge und Ansagen.
page-refused-bad-settings = Diese Regeln und Spieler passen nicht zusammen. Ändere eines davon.
page-refused-no-such-table = Diesen Tisch gibt es nicht.
page-refused-not-your-turn = Du bist nicht am Zug.
page-refused-game-over = Die Partie ist zu Ende.
page-refused-seat-has-left = Die Zeit ist um: Wer hier saß, spielt nicht mehr mit.
page-refused-draw-already-offered = Unentschieden ist schon angeboten. Warte auf die Antwort.
page-refused-no-draw-offered = Das Unentschieden ist nicht mehr angeboten.
page-refused-already-agreed = Du hast schon zugestimmt. Warte auf die anderen.
page-refused-takeback-past-card = Seitdem wurde eine Karte gezeigt: Das lässt sich nicht zurücknehmen.
page-refused-piece-in-hand = Setze zuerst den Stein in der Hand.
page-refused-no-piece-in-hand = Wähle zuerst einen Stein, den du gibst.
page-refused-board-full = Alle Steine sind gesetzt. Sag eine Reihe an oder verzichte.
page-refused-square-taken = { $square } ist besetzt. Wähle ein freies Feld.
page-refused-piece-not-left = Dieser Stein ist nicht mehr da. Wähle einen anderen.
page-refused-no-more-calls = Drei falsche Ansagen: In diesem Zug ist keine mehr möglich.
page-refused-call-no-line = Diese vier Felder sind keine Reihe. Das schadet nichts: Spiel weiter.
page-refused-call-not-full = Diese Reihe ist nicht voll: Auf { $free } steht nichts. Das schadet nichts: Spiel weiter.
page-refused-call-nothing-shared = Diese vier haben nichts gemeinsam, was zählt. Das schadet nichts: Spiel weiter.
page-refused-call-expired = Diese Reihe war da, aber sie zählt nicht mehr. Das schadet nichts: Spiel weiter.
page-refused-call-not-now = Nach dem Setzen zählt nur eine Reihe, die dein Stein gerade gemacht hat. Das schadet nichts: Spiel weiter.

## Around a game

page-table-refused = Dieser Tisch lässt sich hier nicht öffnen
page-table-refused-why = Lade die Seite neu. Hilft das nicht, erlaube ihr Cookies oder nimm einen neueren Browser.
page-takeback-waiting = Du hast gebeten, einen Zug zurückzunehmen. Warten auf die Antwort …
page-takeback-agreed = { $name } stimmt zu.
page-takeback-declined = { $name } lehnt ab: Der Zug bleibt.
page-resign-sure-of = Diese Partie für { $name } aufgeben?
page-leave = Den Tisch verlassen
page-leave-sure = Diese Partie verlassen? Du kannst zurückkommen, solange niemand für dich weiterspielt.
page-refused-first-wanted = Sag, wer anfängt, dann geht es los.
page-refused-line-full = Die Warteschlange ist voll. Versuch es etwas später noch einmal.
page-refused-waiting-already = Du stehst schon an oder sitzt schon am Tisch.
page-refused-not-waiting = Du stehst nicht an.
page-refused-no-takeback = Niemand bittet mehr darum, einen Zug zurückzunehmen.
page-refused-chair-not-yours = Das ist nicht dein Stuhl.

## Wenn jemand gegangen ist

page-absent-label = Jemand ist gegangen
page-absent = { $name } ist gegangen. { $wait }
page-absent-claim-in = In { $time } kannst du Sieg oder Unentschieden beanspruchen.
page-absent-leave-in = In { $time } kannst du ohne ihn oder sie weiterspielen.
page-absent-bot-in = In { $time } kann ein Computer übernehmen.
page-absent-now = { $name } ist gegangen. Wähle, wie es weitergeht, oder warte noch.
page-claim-win = Sieg beanspruchen
page-claim-draw = Unentschieden beanspruchen
page-claim-leave = Ohne diesen Platz weiterspielen
page-claim-end = Partie beenden
page-abort = Partie abbrechen
page-abort-sure = Diese Partie ohne Ergebnis beenden?
page-aborted = Partie abgebrochen. Niemand gewinnt.
page-back = Ein Computer spielt für dich.
page-refused-seat-kept = Während der Partie können nur der bisherige Spieler oder ein Computer diesen Platz übernehmen.
page-refused-no-claim = Der Platz ist wieder besetzt oder noch nicht lange genug leer. Warte den Countdown ab.
page-refused-too-late-to-abort = Zum Abbrechen ist es zu spät. Du kannst aufgeben oder Unentschieden anbieten.
page-pace = Uhr
page-pace-usual = Normal
    .about = Quarto: 1 min pro Zug · Quartino: 10 min + 5 s.
page-pace-slow = Langsam
    .about = Quarto: 3 min pro Zug · Quartino: 30 min + 10 s.
page-pace-none = Ohne Uhr
    .about = Unbekannte können dich warten lassen.
