### Was nur das Terminal sagt, auf Deutsch; alles andere steht in den Texten der Seite, die auch hier verwendet werden.
### $who ist "you", wenn der Satz von der Person handelt, die ihn liest; alle anderen haben einen Namen, $name. Karten,
### Züge und Eingaben sind Notation und in allen Sprachen gleich.

## Jedes Spiel

terminal-you = Du
terminal-none = keine
terminal-points = Punkte
terminal-cards = Karten
terminal-which-game = { $games }. Welches Spiel? (Eingabetaste: 1)
terminal-which-game-again = Gib die Nummer oder den Namen eines Spiels ein – oder q zum Beenden.
terminal-goodbye = Bis zum nächsten Mal.
terminal-welcome = Willkommen bei { $game }.
terminal-at-table = Am Tisch: { $names }.
terminal-how = Mit ? bekommst du Hilfe, mit q verlässt du den Tisch.
terminal-no-cards = Es sind noch keine Karten ausgeteilt.
terminal-choice = Deine Wahl:
terminal-enter-choose = Mit der Eingabetaste wählst du { $action }:
terminal-enter-leave = Mit der Eingabetaste verlässt du den Tisch:
terminal-nothing-to-choose = Es gibt gerade nichts zu wählen.
terminal-nothing-else = Das ist alles, was du tun kannst:
terminal-nothing-chosen = Nichts gewählt.
terminal-not-understood = „{ $typed }“ verstehe ich nicht.
terminal-hint = Gib eine Nummer aus dem Menü ein, einen Zug oder ? für Hilfe.
terminal-menu-numbers =
    { $last ->
        [one] Im Menü gibt es nur die Nummer { $last }.
       *[other] Im Menü gibt es die Nummern 1 bis { $last }.
    }
terminal-menu-keys = Im Menü gibt es { $keys }.
terminal-menu-part = (Teil { $number } von { $count }: m zeigt mehr)
terminal-bot-failed = Der Bot von { $name } ist ausgefallen ({ $error }). Für ihn wird ein einfacher Zug gemacht.
terminal-leave-sure = Den Tisch verlassen? (y = ja, n = nein)
terminal-go-on = Gut, die Partie geht weiter.
terminal-leave = Du verlässt den Tisch. Bis zum nächsten Mal.

terminal-log =
    { $chapter ->
        [round] In dieser Runde:
        [turns] In diesen beiden Zügen:
       *[hand] In diesem Durchgang:
    }
terminal-log-nothing =
    { $chapter ->
        [round] In dieser Runde ist noch nichts geschehen.
        [turns] In diesen beiden Zügen ist noch nichts geschehen.
       *[hand] In diesem Durchgang ist noch nichts geschehen.
    }
terminal-log-before =
    { $chapter ->
        [round] In der Runde davor:
        [turns] In den Zügen davor:
       *[hand] Im Durchgang davor:
    }

terminal-file = DATEI
terminal-save-what = Gib einen Dateinamen an: save DATEI, zum Beispiel save partie.toml.
terminal-save-exists = Nicht gespeichert: { $file } gibt es schon. Wähle einen anderen Namen.
terminal-save-failed = Speichern in { $file } ist fehlgeschlagen: { $why }.
terminal-saved = In { $file } gespeichert.
terminal-saved-secret = In { $file } gespeichert (mit den Karten von allen – nicht spicken!).

terminal-won =
    { $who ->
        [you]
            { $points ->
                [one] Du gewinnst die Partie mit { $points } Punkt.
               *[other] Du gewinnst die Partie mit { $points } Punkten.
            }
       *[other]
            { $points ->
                [one] { $name } gewinnt die Partie mit { $points } Punkt.
               *[other] { $name } gewinnt die Partie mit { $points } Punkten.
            }
    }
terminal-shared =
    { $points ->
        [one] Geteilter Sieg mit je { $points } Punkt: { $names }.
       *[other] Geteilter Sieg mit je { $points } Punkten: { $names }.
    }
terminal-not-dealt =
    { $part ->
        [stage] Für die nächste Etappe wurde nicht ausgeteilt; hier endet die Partie.
       *[hand] Für den nächsten Durchgang wurde nicht ausgeteilt; hier endet die Partie.
    }
terminal-keep = Mit save DATEI kannst du die Partie speichern.
terminal-over = Die Partie ist aus: Mit save DATEI speichern, mit der Eingabetaste gehen.

terminal-help = Was du eingeben kannst
terminal-help-number = Nummer 7 aus dem Menü
terminal-help-menu = noch einmal die Auswahl, oder der nächste Teil einer langen Liste
terminal-help-hand = der Tisch und deine Karten
terminal-help-log = was zuletzt geschah
terminal-help-scores = die Punkte und wie viele Karten jeder hat
terminal-help-save = die bisherige Partie in eine Datei schreiben
terminal-help-quit = den Tisch verlassen (mit y bestätigen)
terminal-help-rules = die Regeln

terminal-record-ends = Hier endet die Aufzeichnung.

## ODIN

terminal-odin-aim = Werde deine Karten los: Für jede, die dir bleibt, bekommst du einen Punkt.
terminal-odin-end = Hat nach einem Durchgang jemand { $limit } oder mehr Punkte, gewinnt, wer die wenigsten hat.
terminal-odin-end-hand = Gespielt wird ein einziger Durchgang: Wer dann die wenigsten Punkte hat, gewinnt.
terminal-odin-cards = Jede Karte hat eine Farbe und eine Ziffer von 1 bis 9. Die Farben: { $colours }.
terminal-odin-hint = Gib eine Nummer aus dem Menü ein, Karten wie g7 g3 oder ? für Hilfe.
terminal-odin-help-cards = diese Karten spielen, egal in welcher Reihenfolge; mit b6 nimmst du auch eine Karte
terminal-odin-help-pass = passen
terminal-odin-help-known = bekannte Karten der anderen und die abgeworfenen Karten
terminal-odin-turn =
    { $doing ->
        [lead] Durchgang { $number }: Du spielst an
       *[follow] Durchgang { $number }: Du bist dran
    }
terminal-odin-opens =
    { $who ->
        [you] Durchgang { $number }: Du eröffnest.
       *[other] Durchgang { $number }: { $name } eröffnet.
    }
terminal-odin-hand-over = Durchgang { $number } ist zu Ende
terminal-odin-cards-left = Übrige Karten
terminal-odin-hand = Deine Hand: { $cards }
terminal-odin-middle =
    { $who ->
        [you] Mitte: { $cards }, gespielt von dir
       *[other] Mitte: { $cards }, gespielt von { $name }
    }
terminal-odin-middle-empty = Mitte: leer
terminal-odin-beat = Du schlägst { $beaten } mit { $cards }.
terminal-odin-known = Offen genommene Karten, die die anderen noch auf der Hand haben:
terminal-odin-play =
    { $count ->
        [one] Eine Karte spielen:
       *[other] { $count } Karten spielen:
    }
terminal-odin-play-all =
    { $count ->
        [one] Deine letzte Karte spielen:
       *[other] Alle deine { $count } Karten spielen:
    }
terminal-odin-enter-pass = Mit der Eingabetaste passt du:
terminal-odin-passes =
    { $who ->
        [you] Du passt.
       *[other] { odin-say-passed }
    }
terminal-odin-round-over =
    { $who ->
        [you] Alle anderen haben gepasst: Du spielst an.
       *[other] Alle anderen haben gepasst: { $name } spielt an.
    }
terminal-odin-leads =
    { $who ->
        [you] Du spielst { $cards } an.
       *[other] { $name } spielt { $cards } an.
    }
terminal-odin-leads-out =
    { $who ->
        [you] Du spielst { $cards } an und bist alle Karten los.
       *[other] { $name } spielt { $cards } an und ist alle Karten los.
    }
terminal-odin-takes =
    { $who ->
        [you] Du spielst { $cards } und nimmst { $card }.
       *[other] { $name } spielt { $cards } und nimmt { $card }.
    }
terminal-odin-plays-out =
    { $who ->
        [you] Du spielst { $cards } und bist alle Karten los.
       *[other] { $name } spielt { $cards } und ist alle Karten los.
    }

## Odins Raben

terminal-ravens-race = Du fliegst mit { $own }, { $name } mit { $other }.
terminal-ravens-aim = Erreiche zuerst das Ende der Strecke, mit möglichst viel Vorsprung. Gespielt wird, bis nach einer Etappe jemand { $goal } oder mehr Punkte hat.
terminal-ravens-landscapes = Landschaften: M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Odinkarten: order ist { card-order }, raven { card-raven }, land { card-land }, stone { card-stone }.
terminal-ravens-hint = Gib ein, was im Menü vor einer Möglichkeit steht, einen Zug wie fly m oder ? für Hilfe.
terminal-ravens-ambiguous = „{ $typed }“ könnte { $actions } sein.
terminal-ravens-help-fly = der Zug selbst oder sein Anfang: f m, p raven, l t, e
terminal-ravens-help-pair = mit einem Joker fliegen, also mit zwei gleichen Flugkarten
terminal-ravens-help-pile = mit der obersten Karte deines Zusatzstapels fliegen; ^ steht für sie, auch in drop ^
terminal-ravens-help-space = wenn du den Stein setzt: Feld 4 von Hugin
terminal-ravens-help-discards = Ablagen, Magischer Weg und entfernte Landschaftskarten
terminal-ravens-begins =
    { $who ->
        [you] Etappe { $stage }: Du beginnst. Der Magische Weg zeigt { $magic }.
       *[other] Etappe { $stage }: { $name } beginnt. Der Magische Weg zeigt { $magic }.
    }
terminal-ravens-turn = Etappe { $stage }, Zug { $turn }: Du bist dran
terminal-ravens-stage-over = Etappe { $stage } ist zu Ende

# Die Spalten einer Tabelle: kurz, damit alle in eine Zeile von 72 Zeichen passen, jede mit zwei Leerzeichen davor.
terminal-ravens-head-magic = Magischer Weg
terminal-ravens-head-hand = Hand
terminal-ravens-head-pile = Zusatz
terminal-ravens-head-pack = Ziehstapel
terminal-ravens-head-discards = Ablage

terminal-ravens-stone = Stein: Feld { $space } von { $raven }
terminal-ravens-stone-off = Stein: neben der Strecke
terminal-ravens-hand = Deine Hand: { $cards }
terminal-ravens-hand-odin = Deine Hand: { $cards }   Odin: { $odin }
terminal-ravens-pile = Dein Zusatzstapel, von unten nach oben: { $cards }
terminal-ravens-pile-empty = Dein Zusatzstapel ist leer
terminal-ravens-plays-left = Du darfst noch spielen: { $hand } aus der Hand, { $pile } vom Zusatzstapel
terminal-ravens-discards =
    { $who ->
        [you] Deine Ablage: { $cards }
       *[other] Ablage von { $name }: { $cards }
    }
terminal-ravens-magic =
    { $who ->
        [you] Deine Karten auf dem Magischen Weg: { $cards }
       *[other] Karten von { $name } auf dem Magischen Weg: { $cards }
    }
terminal-ravens-play-odin = Odinkarte spielen
terminal-ravens-put-stone = Auf welches Feld von { $raven } setzt du den Stein?
terminal-ravens-swap-with = Mit welcher Karte soll Karte { $card } tauschen?
terminal-ravens-new-pile = Dein neuer Zusatzstapel, von unten nach oben: { $cards }
terminal-ravens-drawn = Du ziehst die Landschaftskarte { $card } (erst Hugins Bahn, dann Munins).
terminal-ravens-enter-end = Mit der Eingabetaste beendest du deinen Zug:

terminal-ravens-flies =
    { $who ->
        [you] Du fliegst mit { $cards }: { $raven } landet auf Feld { $space }.
       *[other] { $name } fliegt mit { $cards }: { $raven } landet auf Feld { $space }.
    }
terminal-ravens-flies-pile =
    { $who ->
        [you] Du fliegst mit { $cards } vom Zusatzstapel: { $raven } landet auf Feld { $space }.
       *[other] { $name } fliegt mit { $cards } vom Zusatzstapel: { $raven } landet auf Feld { $space }.
    }
terminal-ravens-clears =
    { $who ->
        [you] Du räumst den Stein mit { $cards } weg: { $raven } landet auf Feld { $space }.
       *[other] { $name } räumt den Stein mit { $cards } weg: { $raven } landet auf Feld { $space }.
    }
terminal-ravens-clears-pile =
    { $who ->
        [you] Du räumst den Stein mit { $cards } vom Zusatzstapel weg: { $raven } landet auf Feld { $space }.
       *[other] { $name } räumt den Stein mit { $cards } vom Zusatzstapel weg: { $raven } landet auf Feld { $space }.
    }
terminal-ravens-piles =
    { $who ->
        [you] Du legst { $card } auf den Zusatzstapel.
       *[other] { ravens-did-pile }
    }
terminal-ravens-drops =
    { $who ->
        [you] Du wirfst { $card } ab.
       *[other] { $name } wirft { $card } ab.
    }
terminal-ravens-drops-pile =
    { $who ->
        [you] Du wirfst { $card } vom Zusatzstapel ab.
       *[other] { $name } wirft { $card } vom Zusatzstapel ab.
    }
terminal-ravens-adds-magic =
    { $who ->
        [you] Du legst { $card } auf den Magischen Weg (deine dort: { $count }).
       *[other] { $name } legt { $card } auf den Magischen Weg (eigene dort: { $count }).
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] Du legst { $card } vom Zusatzstapel auf den Magischen Weg (deine dort: { $count }).
       *[other] { $name } legt { $card } vom Zusatzstapel auf den Magischen Weg (eigene dort: { $count }).
    }
terminal-ravens-order-pile =
    { $who ->
        [you] Du spielst Ordnung und ordnest deinen Zusatzstapel.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] Du spielst Ordnung und verlängerst die Strecke.
       *[other] { ravens-did-order-path }
    }
terminal-ravens-raven-back =
    { $space ->
        [0]
            { $who ->
                [you] Du setzt { $raven } an den Start zurück.
               *[other] { $name } setzt { $raven } an den Start zurück.
            }
       *[other]
            { $who ->
                [you] Du setzt { $raven } auf Feld { $space } zurück.
               *[other] { $name } setzt { $raven } auf Feld { $space } zurück.
            }
    }
terminal-ravens-raven-on =
    { $who ->
        [you] Du setzt { $raven } auf Feld { $space } vor.
       *[other] { $name } setzt { $raven } auf Feld { $space } vor.
    }
terminal-ravens-land-turn =
    { $who ->
        [you] Du drehst Karte { $number }: jetzt { $card }.
       *[other] { $name } dreht Karte { $number }: jetzt { $card }.
    }
terminal-ravens-land-remove =
    { $who ->
        [you] Du entfernst Karte { $number } ({ $card }).
       *[other] { $name } entfernt Karte { $number } ({ $card }).
    }
terminal-ravens-stone-put =
    { $who ->
        [you] Du setzt den Stein auf Feld { $number } von { $raven }.
       *[other] { $name } setzt den Stein auf Feld { $number } von { $raven }.
    }
terminal-ravens-stone-swap =
    { $who ->
        [you] Du tauschst die Karten { $first } und { $number }.
       *[other] { $name } tauscht die Karten { $first } und { $number }.
    }
terminal-ravens-lays =
    { $who ->
        [you] Du legst { $card } als Karte { $number } ans Ende der Strecke.
       *[other] { $name } legt { $card } als Karte { $number } ans Ende der Strecke.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $name } beendet den Zug.
    }
terminal-ravens-draws =
    { $who ->
        [you] Du ziehst { $cards } nach.
        [open] { $name } zieht { $cards } nach.
       *[other]
            { $count ->
                [one] { $name } zieht { $count } Karte nach.
               *[other] { $name } zieht { $count } Karten nach.
            }
    }

terminal-ravens-won =
    { $who ->
        [you]
            { $count ->
                [0] Beide Raben sind im Ziel; du warst am Zug und gewinnst die Etappe.
                [one] { $raven } ist im Ziel: Du gewinnst die Etappe mit { $count } Feld Vorsprung.
               *[other] { $raven } ist im Ziel: Du gewinnst die Etappe mit { $count } Feldern Vorsprung.
            }
       *[other]
            { $count ->
                [0] Beide Raben sind im Ziel; { $name } war am Zug und gewinnt die Etappe.
                [one] { $raven } ist im Ziel: { $name } gewinnt die Etappe mit { $count } Feld Vorsprung.
               *[other] { $raven } ist im Ziel: { $name } gewinnt die Etappe mit { $count } Feldern Vorsprung.
            }
    }
terminal-ravens-won-ahead =
    { $who ->
        [you]
            { $count ->
                [one] { $raven } liegt nach { $turns } Zügen vorn: Du gewinnst die Etappe mit { $count } Feld Vorsprung.
               *[other] { $raven } liegt nach { $turns } Zügen vorn: Du gewinnst die Etappe mit { $count } Feldern Vorsprung.
            }
       *[other]
            { $count ->
                [one] { $raven } liegt nach { $turns } Zügen vorn: { $name } gewinnt die Etappe mit { $count } Feld Vorsprung.
               *[other] { $raven } liegt nach { $turns } Zügen vorn: { $name } gewinnt die Etappe mit { $count } Feldern Vorsprung.
            }
    }
terminal-ravens-nobody-ahead = Nach { $turns } Zügen liegt kein Rabe vorn; niemand gewinnt die Etappe.
terminal-ravens-magic-points =
    { $gained ->
        [own] Karten auf dem Magischen Weg: du { $own }, { $name } { $other }. Du bekommst { $points } Punkte.
        [other] Karten auf dem Magischen Weg: du { $own }, { $name } { $other }. { $name } bekommt { $points } Punkte.
       *[nobody] Karten auf dem Magischen Weg: du { $own }, { $name } { $other }. Niemand bekommt dafür Punkte.
    }
terminal-ravens-magic-points-open =
    { $gained ->
        [somebody] Karten auf dem Magischen Weg: { $counts }. { $name } bekommt { $points } Punkte.
       *[nobody] Karten auf dem Magischen Weg: { $counts }. Niemand bekommt dafür Punkte.
    }

## Befehle

cli-compiling = Die Regeln werden kompiliert, nur beim ersten Mal: etwa eine halbe Minute …
cli-play-level =
    { $rating ->
        [none] Stärke der Bots: { $level } ({ $bot })
       *[other] Stärke der Bots: { $level }, Wertung { $rating } ({ $bot })
    }
cli-serving = Allfather läuft unter { $address }   (Strg+C beendet)
cli-site = Die Seite liegt in { $folder }; jeder statische Webspace kann sie ausliefern.
cli-site-not-built = Die Seite ist noch nicht gebaut: make page
cli-site-not-empty = { $folder } ist nicht leer. Wähle einen anderen Ordner.
cli-interval = { $low } bis { $high }

cli-sim-title =
    { $games ->
        [one] { $game }: { $games } zufällige Partie mit { $players } Spielern
       *[other] { $game }: { $games } zufällige Partien mit { $players } Spielern
    }
cli-sim-seat = Platz
cli-sim-mean = Punkte im Schnitt
cli-sim-deviation = Standardabweichung
cli-sim-least = Minimum
cli-sim-most = Maximum
cli-sim-decisions = Entscheidungen pro Partie: { $mean } im Schnitt, { $least } bis { $most }
cli-sim-deals = Kartenverteilungen pro Partie: { $mean } im Schnitt, { $least } bis { $most }

cli-hint-title =
    { $playouts ->
        [one] Platz { $seat } von { $players }: { $playouts } Probepartie in { $seconds } s
       *[other] Platz { $seat } von { $players }: { $playouts } Probepartien in { $seconds } s
    }
cli-hint-action = Zug
cli-hint-tried = versucht
cli-hint-wins = Sieganteil
cli-hint-interval = 95 %

cli-arena-title =
    { $pairs ->
        [one] { $game }, { $players } Spieler; { $pairs } Bot-Paar.
       *[other] { $game }, { $players } Spieler; { $pairs } Bot-Paare.
    }
cli-arena-deals =
    { $deals ->
        [one] Jedes Paar spielt { $deals } Kartenverteilung in { $seatings } Sitzordnungen, also { $games } Partien.
       *[other] Jedes Paar spielt { $deals } Kartenverteilungen in { $seatings } Sitzordnungen, also { $games } Partien.
    }
cli-arena-intervals = Die Intervalle sind 95-%-Konfidenzintervalle über die Kartenverteilungen.
cli-arena-bot = Bot
cli-arena-share = Sieganteil
cli-arena-points = Punkte
cli-arena-rating = Wertung
cli-arena-speed = ms/Zug
cli-arena-playouts = Probepartien
cli-arena-faults = Fehler
cli-arena-chance = (durch Zufall)
cli-arena-one = einer
cli-arena-against =
    { $players ->
        [2] gegen den anderen
       *[other] gegen andere
    }
cli-arena-difference = Differenz der Sieganteile
cli-arena-fault =
    { $count ->
        [one] { $bot } hat { $count } Fehler gemacht, zuerst: { $first }
       *[other] { $bot } hat { $count } Fehler gemacht, zuerst: { $first }
    }
cli-arena-rounded = Auf ganze Kartenverteilungen aufgerundet: Jedes Paar spielt { $games } Partien, nicht { $wanted }.
cli-arena-stopped = Angehalten. Fertige Partien stehen in { $folder }; derselbe Befehl setzt die Arena fort.
cli-arena-done = Alle Partien, Ergebnisse und ein Diagramm stehen in { $folder }.

cli-admin-backup =
    { $rows ->
        [one] { $rows } Zeile in { $file } geschrieben.
       *[other] { $rows } Zeilen in { $file } geschrieben.
    }
cli-admin-restore =
    { $rows ->
        [one] { $rows } Zeile wiederhergestellt.
       *[other] { $rows } Zeilen wiederhergestellt.
    }
cli-admin-deleted =
    { $tables ->
        [one] Gelöscht. Der Name wurde von { $tables } Tisch entfernt; ein laufender Server zeigt ihn dort vielleicht noch, bis die Partie aus ist.
       *[other] Gelöscht. Der Name wurde von { $tables } Tischen entfernt; ein laufender Server zeigt ihn dort vielleicht noch, bis die Partie aus ist.
    }
cli-admin-banned = Gesperrt. Ein laufender Server merkt es innerhalb von Sekunden.
cli-admin-unbanned = Die Sperre ist aufgehoben.
cli-admin-closed = Geschlossen.
cli-admin-closed-unreadable = In der Liste der Tische geschlossen. Seine Ereignisse sind unlesbar und bleiben, wie sie sind.
cli-admin-retried = Ein laufender Server liest den Tisch noch einmal, sobald jemand kommt oder dort etwas fällig ist.
cli-admin-announced = Angekündigt. Ein laufender Server zeigt den Text innerhalb von Sekunden.

cli-not-utf8 = { $file } ist kein UTF-8-Text
cli-not-installed = { $package } ist nicht installiert: pip install '.[server]'
cli-cannot-listen = Unter { $address } kann der Server nicht starten: { $why }

cli-admin-kind =
    { $kind ->
        [bot] Bot
       *[person] Person
    }
cli-admin-status =
    { $status ->
        [playing] spielt
       *[open] offen
    }
cli-admin-seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
cli-admin-format = Format { $number }

cli-progress =
    { $done ->
        [0] Partien
       *[other] Partien ({ $done } schon vorher)
    }

cli-bench-play = Zufälliges Spiel, { $rules }
cli-bench-search = Suche
cli-bench-envs = Umgebungen
cli-bench-command = Befehl: { $command }
cli-bench-machine =
    { $cores ->
        [one] Rechner: { $processor }, { $cores } Kern; { $gpu }
       *[other] Rechner: { $processor }, { $cores } Kerne; { $gpu }
    }
cli-bench-no-gpu = keine GPU
cli-bench-not-installed = nicht installiert
cli-bench-game = Spiel
cli-bench-players = Spieler
cli-bench-one-core = ein Kern
cli-bench-all-cores = alle Kerne
cli-bench-gpu = GPU
cli-bench-beside-peer = ein Kern / OpenSpiel
cli-bench-ratio = Verhältnis
cli-bench-decisions = Millionen Entscheidungen pro Sekunde, Median von { $rounds } Messungen:
cli-bench-peer = Probepartien von { $game } in OpenSpiel (C++) im selben Lauf, ein Kern: { $rate }.
cli-bench-no-peer = OpenSpiel ist nicht installiert ({ $command }), daher gibt es nichts zu vergleichen.
cli-bench-playouts = Probepartien pro Sekunde CPU-Zeit, { $positions } Stellungen aus Partien von { $bot }, Median von { $rounds } Messungen:
cli-bench-playouts-rate = Probepartien/s
cli-bench-modules = Zufälliges Spiel und Suche zu zweit auf einem Kern, Median von { $rounds } Runden, in denen beides gemessen wird:
cli-bench-of-decisions = Entscheidungen
cli-bench-of-playouts = Probepartien
cli-bench-of-evaluations = Bewertungen des Netzes
cli-bench-of-guided = Probepartien mit dem Netz
cli-bench-native = nativ, pro s
cli-bench-in-node = WebAssembly in Node, pro s
cli-bench-in-chromium = WebAssembly in Chromium, pro s
cli-bench-built = Die Module, gebaut in { $seconds } s:
cli-bench-file = Datei
cli-bench-bytes = Bytes
cli-bench-gzipped = mit gzip
cli-bench-steps = Schritte pro Sekunde, Median von { $rounds } Messungen:
cli-bench-steps-rate = Schritte/s
cli-bench-env = Umgebung
cli-bench-beside = zum Vergleich
cli-bench-empty = eine leere
cli-bench-game-for = { $game } zu { $players }
cli-bench-vector = Gymnasium-Vektor mit { $games }
cli-bench-batch = Batch mit { $games }
cli-bench-cores =
    { $count ->
        [one] { $count } Kern
       *[other] { $count } Kerne
    }

## Fehler. Was gefunden oder erwartet wird, steht da wie eingegeben; $detail ist Englisch, für seltene Fälle.

cli-at-line = Zeile { $line }: { $why }
cli-not-legal = { $action } ist hier nicht erlaubt: { $why }
cli-error-bad-option = Ungültige Option: { $detail }
cli-error-bad-notation = Nicht verstanden: { $detail }
cli-error-bad-position = Keine mögliche Stellung: { $detail }
cli-error-bad-deal = Keine mögliche Kartenverteilung: { $detail }
cli-error-bad-record = Keine gültige Aufzeichnung: { $detail }
cli-error-illegal-action = Kein erlaubter Zug: { $detail }
cli-error-out-of-turn = In dieser Stellung nicht möglich: { $detail }
cli-error-bot-failed = Ein Bot ist ausgefallen: { $detail }
why-no-device = Hier kann keine CUDA-GPU verwendet werden. Nimm --device cpu oder installiere allfather[cuda] auf einem Rechner, der eine hat.
why-bad-option-players = { $game } ist für { $least } bis { $most } Spieler, angegeben ist { $found }.
why-bad-option-players-only = { $game } ist für { $most } Spieler, angegeben ist { $found }.
why-bad-option-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2**63 - 1, angegeben ist { $found }.
why-bad-option-switch = { $option } muss true oder false sein, angegeben ist { $found }.
why-bad-option-choice = { $option } muss { $choices } sein, angegeben ist { $found }.
why-bad-option-range = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, angegeben ist { $found }.
why-bad-option-at-least = { $option } muss mindestens { $least } sein, angegeben ist { $found }.
why-bad-option-seconds = { $option } muss mehr als 0 und höchstens { $most } Sekunden betragen, angegeben ist { $found }.
why-bad-option-positive = { $option } muss mehr als 0 Sekunden betragen, angegeben ist { $found }.
why-bad-option-move-limit = Die Zeitgrenze muss mehr als 0 Sekunden betragen, angegeben ist { $found }.
why-bad-option-number = { $option } muss eine Zahl sein, angegeben ist { $found }.
why-bad-option-whole = Erwartet wird eine ganze Zahl, angegeben ist { $found }.
why-bad-option-whole-or = Erwartet wird eine ganze Zahl oder { $choices }, angegeben ist { $found }.
why-bad-option-unknown = { $game } hat keine Option { $option }.
why-bad-option-game = Es gibt kein Spiel { $found }. Wähle { $choices }.
why-bad-option-bot = Es gibt keinen Bot { $found }. Wähle { $choices }.
why-bad-option-bot-package = Der Bot { $bot } braucht { $package }, und das ist nicht installiert.
why-bad-option-setting = { $bot } hat keine Einstellung { $setting }.
why-bad-option-no-hint = { $bot } sagt nicht, was er denkt. Frag einen Suchbot.
why-bad-option-two-bots = Eine Arena braucht mindestens zwei Bots, angegeben: { $found }.
why-bad-option-same-bot = Jeder Bot kann nur einmal teilnehmen, { $bot } ist zweimal angegeben.
why-bad-option-folder-files = In { $folder } liegen andere Dateien. Wähle einen anderen Ordner.
why-bad-option-folder-busy = In { $folder } läuft schon eine Arena. Warte, bis sie fertig ist, oder wähle einen anderen Ordner.
why-bad-option-folder-arena = In { $folder } liegt eine andere Arena. Wähle einen anderen Ordner.
why-bad-option-folder-differs = In { $folder } liegt eine andere Arena, mit { $key } { $theirs } statt { $ours }. Wähle einen anderen Ordner.
why-bad-option-package = { $package } ist nicht installiert: { $command }
why-bad-option-not-weights = { $file } ist keine Datei mit Gewichten: { $detail }
why-bad-option-other-weights = die Gewichte in { $file } passen nicht zu { $rules } in seiner jetzigen Form
why-bad-option-no-net = für { $game } gibt es noch kein Netz
why-bad-option-training-setting = { $where } hat keine Einstellung { $found }, sondern { $choices }
why-bad-option-training-decisions = { $file } sagt nicht, aus wie vielen Entscheidungen gelernt werden soll
why-bad-option-training-batches = { $games } Spiele lassen sich nicht auf { $batches } Teile aufteilen
why-bad-option-training-game = für { $game } gibt es keine Einstellungen: mit --config eigene angeben
why-bad-option-training-opponents = unbekannte Gegner: { $found }; es gibt { $choices }
why-bad-option-components-lists = components: Erwartet wird 'standard' oder drei Listen: Landschaftskarten / Karten eines Spielers / Karten für den Magischen Weg; angegeben ist { $found }.
why-bad-option-components-total =
    { $part ->
        [landscapes] components: Möglich sind 1 bis { $most } Landschaftskarten, angegeben sind { $found }.
        [player] components: Möglich sind 1 bis { $most } Karten eines Spielers, angegeben sind { $found }.
       *[magic] components: Möglich sind 1 bis { $most } Karten für den Magischen Weg, angegeben sind { $found }.
    }
why-bad-option-components-card = { $source }: { $part }: Es gibt keine Karte { $found }. Möglich sind { $choices }.
why-bad-option-components-number = { $source }: { $key } muss eine Zahl von 0 bis { $most } sein, angegeben ist { $found }.
why-bad-option-components-way = { $source }: In magic.ways steht { $found }. Erwartet werden zwei von { $cards }, zum Beispiel 'Odin+M'.
why-bad-option-components-word =
    { $part ->
        [landscapes] components: Landschaftskarten: Erwartet wird eine Karte mit ihrer Anzahl, zum Beispiel { $example }, angegeben ist { $found }.
       *[player] components: Karten eines Spielers: Erwartet wird eine Karte mit ihrer Anzahl, zum Beispiel { $example }, angegeben ist { $found }.
    }
why-bad-option-components-order = components: Erwartet wird { $wanted }, angegeben ist { $found }.
why-bad-option-components-not-toml = { $source } beschreibt kein Spielmaterial: { $detail }
why-bad-option-components-key = { $source }: Es gibt keinen Schlüssel { $found }. Möglich sind { $choices }.
why-bad-option-components-missing =
    { $type ->
        [dict] { $source }: Der Schlüssel { $key } fehlt. Erwartet wird eine Tabelle.
       *[list] { $source }: Der Schlüssel { $key } fehlt. Erwartet wird eine Liste.
    }
why-bad-option-components-type =
    { $type ->
        [dict] { $source }: { $key } muss eine Tabelle sein, angegeben ist { $found }.
       *[list] { $source }: { $key } muss eine Liste sein, angegeben ist { $found }.
    }
why-bad-notation-position = Keine Stellung von { $game }: { $found }
why-bad-notation-bot = Erwartet wird ein Bot wie 'greedy' oder 'search:time=0.5', angegeben ist { $found }.
why-bad-notation-setting-twice = Eine Einstellung steht zweimal in { $found }.
why-bad-position-impossible = Keine mögliche Stellung: { $found }: { $detail }
why-bad-record-missing = { $key } fehlt.
why-bad-record-type =
    { $type ->
        [int] { $key } muss eine ganze Zahl sein, hier steht { $found }.
        [bool] { $key } muss true oder false sein, hier steht { $found }.
        [list] { $key } muss eine Liste sein, hier steht { $found }.
        [dict] { $key } muss eine Tabelle sein, hier steht { $found }.
       *[str] { $key } muss ein Text sein, hier steht { $found }.
    }
why-bad-record-unknown = { $key } hat hier keine Bedeutung.
why-bad-record-mismatch = { $key } ist { $found }, aus der Partie ergibt sich aber { $wanted }.
why-bad-record-not-toml = Kein TOML: { $detail }
why-bad-record-format = format muss { $wanted } sein, hier steht { $found }.
why-bad-record-other-game = game muss { $wanted } sein, hier steht { $found }.
why-bad-record-old-rules = Die Partie wurde nach den Regeln { $found } gespielt, die sich geändert haben. Lesbar sind nur Aufzeichnungen von { $wanted }.
why-bad-record-game = Es gibt kein Spiel { $found }.
why-bad-record-no-game = Keine Aufzeichnung: Das Spiel ist nicht angegeben.
why-bad-record-too-large = Keine Aufzeichnung: Eine Zahl oder Liste darin ist zu groß.
why-bad-request-address = { $found } ist weder eine Adresse noch ein Netz.
why-not-found-ban = Diese Sperre gibt es nicht.
why-not-found-person = Diese Person gibt es nicht.
why-not-found-set-aside = Dieser Tisch wurde nicht beiseitegelegt.
cli-os-ENOENT = Datei oder Ordner nicht gefunden
cli-os-EACCES = Keine Berechtigung
cli-os-EPERM = Nicht erlaubt
cli-os-EEXIST = Die Datei gibt es schon
cli-os-EISDIR = Das ist ein Ordner
cli-os-ENOTDIR = Das ist kein Ordner
cli-os-ENOSPC = Kein Speicherplatz mehr frei
cli-os-EROFS = Das Dateisystem kann nur gelesen werden
cli-os-EADDRINUSE = Die Adresse wird schon verwendet
cli-os-EADDRNOTAVAIL = Dieser Rechner hat diese Adresse nicht
cli-settings-file = { $file } kann nicht gelesen werden: { $reason }
cli-settings-not-toml = { $file } ist kein TOML: { $detail }
cli-settings-unknown = { $where }: Es gibt keine Einstellung { $setting }.
cli-settings-value = { $where }: ungültiger Wert für { $setting }: { $detail }
cli-store-error = Der Datenspeicher meldet einen Fehler: { $detail }
cli-store-not-empty = Der Datenspeicher ist nicht leer. Eine Sicherung lässt sich nur in einen leeren einspielen.
cli-store-inconsistent = Die Sicherung ist in sich widersprüchlich.
cli-store-other-version = { $file } ist keine Sicherung dieser Version.
cli-store-no-backup = { $file } ist keine Sicherung oder unvollständig.
cli-store-newer = Die Datenbank hat das Schema { $schema } einer neueren Version von allfather; diese hier kennt { $known }.
cli-store-scheme = Ein Datenspeicher ist postgresql://…, sqlite:///PATH oder der Pfad einer Datei, nicht { $scheme }://….
cli-store-url = Die URL des PostgreSQL-Speichers ist ungültig.
cli-store-unreachable = PostgreSQL ist nicht erreichbar: { $detail }
cli-store-open = { $file } kann nicht geöffnet werden: { $detail }
cli-store-in-use = { $file } wird von einem anderen Prozess verwendet. Eine Datei gehört immer nur einem Server.
cli-store-copy = { $source } kann nicht nach { $target } kopiert werden: { $detail }

click-error = Fehler: { $message }
click-try = Hilfe gibt es mit „{ $command } { $option }“.
click-aborted = Abgebrochen!
click-default = Standard: { $default }
click-required = erforderlich
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-command = Es fehlt ein Befehl.
click-choose = Zur Wahl stehen:{ "\u000A" }{ "\u0009" }{ $choices }
click-no-option = Es gibt keine Option { $name }.
click-no-command = Es gibt keinen Befehl { $name }.
click-did-you-mean =
    { $count ->
        [one] Meintest du { $possibility }?
       *[other] (Meintest du eines von diesen: { $possibilities }?)
    }
click-extra =
    { $count ->
        [one] Unerwartetes Argument ({ $args })
       *[other] Unerwartete Argumente ({ $args })
    }
click-needs-value =
    { $count ->
        [one] Die Option { $name } braucht einen Wert.
       *[other] Die Option { $name } braucht { $nargs } Werte.
    }
click-takes-no-value = Die Option { $name } hat keinen Wert.
click-not-one-of =
    { $count ->
        [one] { $value } ist nicht { $choice }.
       *[other] { $value } ist keines von diesen: { $choices }.
    }
click-not-a-number = { $value } ist keine Zahl, die hier passt.
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-is-a-file = { $filename } ist eine Datei.
click-is-a-folder = { $filename } ist ein Ordner.
click-not-readable = { $filename } ist nicht lesbar.

## Hilfe der Befehle. Wörter in Großbuchstaben sind Namen von Argumenten, in allen Sprachen gleich.

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-example = Beispiel:
help-allfather = ODIN und Odins Raben: spielen, simulieren, prüfen.
help-play = Im Terminal gegen Bots spielen.
help-play-seed = Startwert der Kartenverteilungen; sonst zufällig.
help-play-bot = Der Bot, der auf den anderen Plätzen spielt: eine Stärke (thrall, karl, hirdman, jarl, konung) oder ein anderer Bot.
help-trace = Zufällige Partien als JSON-Zeilen ausgeben, mit dem ganzen Zustand bei jeder Entscheidung.
help-sim = Viele zufällige Partien spielen und zusammenfassen.
help-sim-out = Alle Ergebnisse auch in diese .npz-Datei schreiben.
help-bench = Entscheidungen pro Sekunde messen und mit OpenSpiel vergleichen, falls es installiert ist.
help-bench-envs = Schritte pro Sekunde in jeder Umgebung messen und mit ähnlichen anderer Projekte vergleichen.
help-bench-search = Probepartien pro Sekunde einer Suche auf einem Kern messen.
help-bench-wasm = Die WebAssembly-Module in Node neben dem nativen Code messen.
help-arena =
    Bots mit gleichen Karten gegeneinander spielen lassen.

    Alle Paare spielen dieselben Kartenverteilungen. Zu zweit wird jede zweimal gespielt, mit vertauschten Plätzen; mit mehr Spielern spielt jeder Bot eines Paars der Reihe nach auf jedem Platz allein gegen den anderen Bot auf allen übrigen. Eine angehaltene Arena geht mit demselben Befehl weiter.
help-arena-games = Partien jedes Paars, aufgerundet auf ganze Kartenverteilungen.
help-arena-out = Ordner für Partien und Ergebnisse; sonst einer in diesem Ordner, benannt nach den Einstellungen der Arena.
help-wasm = GAME in ein WebAssembly-Modul kompilieren, mit einer Datei daneben, die sagt, was wo in seinem Speicher liegt.
help-wasm-out = Die Datei des Moduls; die daneben endet auf .json, und bei einem Spiel mit Netz gibt es auch .net.wasm und .weights.
help-train = Ein Netz für GAME trainieren, das gegen sich selbst spielt; derselbe Befehl setzt ein abgebrochenes Training fort.
help-train-config = Eine TOML-Datei mit Einstellungen; sonst die mitgelieferte.
help-train-out = Ordner für Zwischenstände, die Lernkurve und das Netz.
help-perft = Die Zugfolgen ab POSITION von GAME zählen.
help-hint = Jeden Zug in POSITION von GAME bewerten, mit einer Suche, die nur weiß, was der Platz am Zug wissen darf.
help-hint-bot = Ein Suchbot und sein Budget.
help-hint-seed = Gleicher Startwert und gleich viele Probepartien ergeben dieselbe Antwort.
help-replay = Jeden Schritt einer aufgezeichneten Partie ausgeben; FILE kann - sein, für die Standardeingabe.
help-serve =
    Die Spiele für Browser und Bots bereitstellen.

    Alle anderen Einstellungen kommen aus einer Datei oder aus Umgebungsvariablen ALLFATHER_…; docs/hosting.md zählt sie auf.
help-site = Die Seite für einen statischen Webspace nach FOLDER schreiben: alles, was ohne Server geht.
help-admin = Einen Server verwalten, ob er läuft oder nicht: Sicherungen, Personen, Sperren, Tische, Ankündigungen.
help-admin-backup = Alle Daten des Servers nach TARGET schreiben, auch während er läuft.
help-admin-restore = Die Sicherung SOURCE auf einem leeren Server wiederherstellen, gleich mit welcher der beiden Datenbanken.
help-admin-list-people = Personen auflisten, zuletzt gesehene zuerst.
help-admin-export-person = Alles, was über PERSON (eine ID) gespeichert ist, als JSON ausgeben.
help-admin-delete-person = Alles über PERSON (eine ID) löschen; die Partien bleiben ohne den Namen.
help-admin-ban = Eine Person (nach ID), eine Adresse oder ein Netz sperren.
help-admin-unban = Die Sperre einer Person oder Adresse aufheben.
help-admin-list-tables = Tische auflisten, die offen sind oder an denen gespielt wird, zuletzt geänderte zuerst.
help-admin-close-table = TABLE schließen, nach ID oder Code.
help-admin-list-set-aside = Die Tische auflisten, die nicht gelesen werden konnten, neueste zuerst, und warum.
help-admin-export-table = Die gespeicherten Ereignisse von TABLE ausgeben, nach ID oder Code, mit allen Geheimnissen; auch bei unlesbaren Tischen.
help-admin-retry-table = Den beiseitegelegten Tisch TABLE noch einmal lesen lassen.
help-admin-announce = Allen TEXT zeigen, jetzt und allen, die in den nächsten Stunden kommen.
help-option-language = Sprache; sonst die des Systems.
help-option-help = Diese Hilfe zeigen.
help-option-version = Die Version zeigen.
help-option-players = Anzahl der Spieler.
help-option-components = Die Karten des Spiels: standard, eine TOML-Datei oder ein Text wie 'MF9 / M9 raven2 / Odin+M'.
help-option-seed = Gleicher Startwert, gleiche Partien.
help-option-games = Anzahl der Partien.
help-option-device = Gerät.
help-option-threads = CPU-Threads; sonst alle Kerne.
help-option-seconds = Zeit für jede Messung.
help-option-move_limit = Zeitgrenze für einen Zug; sonst keine.
help-option-engine = Wer die Partien auf die Kerne verteilt.
help-option-jobs = Gleichzeitig gespielte Partien; sonst eine je Kern.
help-option-depth = Wie viele Züge weit gezählt wird.
help-option-split = Auch für jeden ersten Zug einzeln zählen.
help-option-as_json = JSON-Zeilen ausgeben, wie trace.
help-option-file = Eine TOML-Datei mit Einstellungen.
help-option-data = Ordner für alle Daten des Servers.
help-option-database = postgresql://…; sonst eine SQLite-Datei im Datenordner.
help-option-host = Adresse des Servers; 0.0.0.0 bedeutet alle Netze.
help-option-port = Port des Servers; 0 wählt einen freien.
help-option-public_url = Die Adresse für die Spieler, für Links und den QR-Code.
help-option-qr = Die Adresse als QR-Code zeigen.
help-option-reason = Der Grund, der angezeigt wird.
help-option-days = Für wie viele Tage; sonst dauerhaft.
help-option-hours = Für wie viele Stunden.
