### Was nur das Terminal sagt, auf Deutsch; alles andere steht in den Texten der Seite, die auch hier verwendet werden.
### $who ist "you", wenn der Satz von der Person handelt, die ihn liest; alle anderen haben einen Namen, $name. Karten,
### Aktionen und Eingaben sind Notation und in allen Sprachen gleich.

## Jedes Spiel

terminal-you = Du
terminal-none = keine
terminal-points = Punkte
terminal-cards = Karten
terminal-labelled = { $label }: { $value }
terminal-which-game = { $games }. Welches Spiel? (Enter: 1)
terminal-which-game-again = Gib die Nummer oder den Namen eines Spiels ein, oder q zum Verlassen.
terminal-goodbye = Auf Wiedersehen.
terminal-welcome = Willkommen bei { $game }.
terminal-at-table = Am Tisch: { $names }.
terminal-how = Mit ? bekommst du Hilfe, mit q verlässt du den Tisch.
terminal-no-cards = Es sind noch keine Karten verteilt.
terminal-choice = Deine Wahl:
terminal-enter-choose = Enter wählt { $action }:
terminal-enter-leave = Mit Enter verlässt du den Tisch:
terminal-nothing-to-choose = Es gibt gerade nichts zu wählen.
terminal-nothing-else = Mehr kannst du nicht tun:
terminal-nothing-chosen = Nichts gewählt.
terminal-not-understood = „{ $typed }“ ist unverständlich.
terminal-hint = Gib eine Nummer aus dem Menü ein, einen Spielzug, oder ? für Hilfe.
terminal-menu-numbers = Das Menü hat die Nummern 1 bis { $last }.
terminal-menu-keys = Das Menü hat { $keys }.
terminal-menu-part = (Teil { $number } von { $count }: m zeigt mehr)
terminal-bot-failed = Der Bot von { $name } hat versagt; ein einfacher Zug wird für ihn gemacht: { $error }
terminal-leave-sure = Den Tisch verlassen? (y = ja, n = nein)
terminal-go-on = Gut, die Partie geht weiter.
terminal-leave = Du verlässt den Tisch. Auf Wiedersehen.

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
terminal-save-failed = Nicht in { $file } gespeichert: { $why }.
terminal-saved = In { $file } gespeichert.
terminal-saved-secret = In { $file } gespeichert (dort stehen die Karten von allen: nicht spicken).

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
        [stage] Für die nächste Etappe ist nichts verteilt; hier endet die Partie.
       *[hand] Für den nächsten Durchgang ist nichts verteilt; hier endet die Partie.
    }
terminal-keep = Mit save DATEI kannst du die Partie aufheben.
terminal-over = Die Partie ist aus: save DATEI hebt sie auf, Enter verlässt den Tisch.

terminal-help = Was du eingeben kannst
terminal-help-number = Nummer 7 des Menüs
terminal-help-menu = noch einmal die Auswahl oder der nächste Teil einer langen Liste
terminal-help-hand = der Tisch und deine Karten
terminal-help-log = was zuletzt geschah
terminal-help-scores = Punkte, und wie viele Karten alle haben
terminal-help-save = die bisherige Partie in eine Datei schreiben
terminal-help-quit = den Tisch verlassen (bestätigt wird mit y)
terminal-help-rules = die Regeln

## ODIN

terminal-odin-aim = Werde deine Karten los: Jede, die dir bleibt, ist ein Punkt.
terminal-odin-end = Hat nach einem Durchgang jemand { $limit } Punkte oder mehr, gewinnt, wer die wenigsten hat.
terminal-odin-end-hand = Nach einem Durchgang gewinnt, wer die wenigsten Punkte hat.
terminal-odin-cards = Eine Karte ist eine Farbe mit einer Ziffer von 1 bis 9: { $colours }.
terminal-odin-hint = Gib eine Nummer aus dem Menü ein, Karten wie g7 g3, oder ? für Hilfe.
terminal-odin-help-cards = diese Karten spielen, in beliebiger Reihenfolge; b6 nimmt auch eine Karte
terminal-odin-help-pass = passen
terminal-odin-help-known = Karten, die die anderen sichtbar genommen haben, und die abgeworfenen
terminal-odin-turn =
    { $doing ->
        [lead] Durchgang { $number }: Du spielst an
       *[follow] Durchgang { $number }: Du bist dran
    }
terminal-odin-opens =
    { $who ->
        [you] Durchgang { $number }: Du beginnst.
       *[other] Durchgang { $number }: { $name } beginnt.
    }
terminal-odin-hand-over = Durchgang { $number } ist zu Ende
terminal-odin-cards-left = übrige Karten
terminal-odin-hand = Deine Hand: { $cards }
terminal-odin-middle =
    { $who ->
        [you] Mitte: { $cards }, von dir
       *[other] Mitte: { $cards }, von { $name }
    }
terminal-odin-middle-empty = Mitte: leer
terminal-odin-beat = Du schlägst { $beaten } mit { $cards }.
terminal-odin-known = Karten, die die anderen sichtbar genommen haben und noch halten:
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
terminal-odin-enter-pass = Mit Enter passt du:
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
terminal-ravens-aim = Sei als Erstes am Ende der Strecke, mit möglichst viel Vorsprung: Gespielt wird bis { $goal } Punkte.
terminal-ravens-landscapes = Landschaften: M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Odinkarten: order ist { card-order }, raven { card-raven }, land { card-land }, stone { card-stone }.
terminal-ravens-hint = Gib ein, was im Menü vor einer Möglichkeit steht, einen Spielzug wie fly m, oder ? für Hilfe.
terminal-ravens-ambiguous = „{ $typed }“ könnte { $actions } sein.
terminal-ravens-help-fly = der Spielzug selbst oder sein Anfang: f m, p raven, l t, e
terminal-ravens-help-pair = mit zwei gleichen Karten fliegen
terminal-ravens-help-pile = mit der obersten Karte deines Zusatzstapels fliegen, die ^ heißt; auch drop ^
terminal-ravens-help-space = als Platz für den Stein: Hugins Feld 4
terminal-ravens-help-discards = Ablagen, Magischer Weg und entfernte Landschaften
terminal-ravens-begins =
    { $who ->
        [you] Etappe { $stage }: Du beginnst. Der Magische Weg ist { $magic }.
       *[other] Etappe { $stage }: { $name } beginnt. Der Magische Weg ist { $magic }.
    }
terminal-ravens-turn = Etappe { $stage }, Zug { $turn }: Du bist dran
terminal-ravens-stage-over = Etappe { $stage } ist zu Ende

# Die Spalten einer Tabelle: kurz, damit alle in eine Zeile von 72 Zeichen passen, jede mit zwei Leerzeichen davor.
terminal-ravens-head-magic = Mag. Weg
terminal-ravens-head-hand = Hand
terminal-ravens-head-pile = Zusatz
terminal-ravens-head-pack = Nachzieh
terminal-ravens-head-discards = Ablage

terminal-ravens-stone = Stein: { $raven }s Feld { $space }
terminal-ravens-stone-off = Stein: nicht auf der Strecke
terminal-ravens-hand = Deine Hand: { $cards }
terminal-ravens-hand-odin = Deine Hand: { $cards }   Odin: { $odin }
terminal-ravens-pile = Dein Zusatzstapel, von unten nach oben: { $cards }
terminal-ravens-pile-empty = Dein Zusatzstapel ist leer
terminal-ravens-plays-left = Noch zu spielen: { $hand } aus der Hand, { $pile } vom Zusatzstapel
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
terminal-ravens-play-odin = Eine Odinkarte spielen
terminal-ravens-put-stone = Wohin setzt du den Stein auf { $raven }s Bahn?
terminal-ravens-swap-with = Mit welcher Karte tauschst du Karte { $card }?
terminal-ravens-new-pile = Dein neuer Zusatzstapel, von unten nach oben: { $cards }
terminal-ravens-drawn = Du ziehst die Landschaft { $card } (Hugins Bahn, dann Munins).
terminal-ravens-enter-end = Mit Enter beendest du deinen Zug:

terminal-ravens-flies =
    { $who ->
        [you] Du fliegst mit { $cards }: { $raven } auf Feld { $space }.
       *[other] { $name } fliegt mit { $cards }: { $raven } auf Feld { $space }.
    }
terminal-ravens-flies-pile =
    { $who ->
        [you] Du fliegst mit { $cards } vom Zusatzstapel: { $raven } auf Feld { $space }.
       *[other] { $name } fliegt mit { $cards } vom Zusatzstapel: { $raven } auf Feld { $space }.
    }
terminal-ravens-clears =
    { $who ->
        [you] Du räumst mit { $cards } den Stein weg und fliegst: { $raven } auf Feld { $space }.
       *[other] { $name } räumt mit { $cards } den Stein weg und fliegt: { $raven } auf Feld { $space }.
    }
terminal-ravens-clears-pile =
    { $who ->
        [you] Du räumst mit { $cards } vom Zusatzstapel den Stein weg und fliegst: { $raven } auf Feld { $space }.
       *[other] { $name } räumt mit { $cards } vom Zusatzstapel den Stein weg und fliegt: { $raven } auf Feld { $space }.
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
        [you] Du legst { $card } auf den Magischen Weg: jetzt { $count } dort.
       *[other] { $name } legt { $card } auf den Magischen Weg: jetzt { $count } dort.
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] Du legst { $card } vom Zusatzstapel auf den Magischen Weg: jetzt { $count } dort.
       *[other] { $name } legt { $card } vom Zusatzstapel auf den Magischen Weg: jetzt { $count } dort.
    }
terminal-ravens-order-pile =
    { $who ->
        [you] Du ordnest deinen Zusatzstapel neu.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] Du verlängerst die Strecke mit einer Odinkarte.
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
        [you] Du rückst { $raven } auf Feld { $space } vor.
       *[other] { $name } rückt { $raven } auf Feld { $space } vor.
    }
terminal-ravens-land-turn =
    { $who ->
        [you] Du drehst Karte { $number }, jetzt { $card }.
       *[other] { $name } dreht Karte { $number }, jetzt { $card }.
    }
terminal-ravens-land-remove =
    { $who ->
        [you] Du entfernst Karte { $number }, { $card }.
       *[other] { $name } entfernt Karte { $number }, { $card }.
    }
terminal-ravens-stone-put =
    { $who ->
        [you] Du setzt den Stein auf { $raven }s Feld { $number }.
       *[other] { $name } setzt den Stein auf { $raven }s Feld { $number }.
    }
terminal-ravens-stone-swap =
    { $who ->
        [you] Du tauschst die Karten { $first } und { $number }.
       *[other] { $name } tauscht die Karten { $first } und { $number }.
    }
terminal-ravens-lays =
    { $who ->
        [you] Du legst { $card } ans Ende der Strecke, als Karte { $number }.
       *[other] { $name } legt { $card } ans Ende der Strecke, als Karte { $number }.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $name } beendet den Zug.
    }
terminal-ravens-draws =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other]
            { $count ->
                [one] { $name } zieht { $count } Karte.
               *[other] { $name } zieht { $count } Karten.
            }
    }

terminal-ravens-won =
    { $who ->
        [you]
            { $count ->
                [0] Beide Raben sind im Ziel, und du warst am Zug: Du gewinnst die Etappe, aber ohne Vorsprung.
                [one] { $raven } ist am Ziel: Du gewinnst die Etappe mit { $count } Feld Vorsprung.
               *[other] { $raven } ist am Ziel: Du gewinnst die Etappe mit { $count } Feldern Vorsprung.
            }
       *[other]
            { $count ->
                [0] Beide Raben sind im Ziel, und { $name } war am Zug: { $name } gewinnt die Etappe, aber ohne Vorsprung.
                [one] { $raven } ist am Ziel: { $name } gewinnt die Etappe mit { $count } Feld Vorsprung.
               *[other] { $raven } ist am Ziel: { $name } gewinnt die Etappe mit { $count } Feldern Vorsprung.
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

## Befehle

cli-compiling = Die Regeln werden übersetzt; das dauert eine halbe Minute, nur beim ersten Mal …
cli-serving = Allfather ist unter { $address } zu erreichen   (Strg-C beendet)
cli-interval = { $low } bis { $high }

cli-sim-title =
    { $games ->
        [one] { $game }: { $games } zufällige Partie zu { $players } Spielern
       *[other] { $game }: { $games } zufällige Partien zu { $players } Spielern
    }
cli-sim-seat = Platz
cli-sim-mean = Punkte im Mittel
cli-sim-deviation = Abweichung
cli-sim-least = kleinste
cli-sim-most = größte
cli-sim-decisions = Entscheidungen in einer Partie: { $mean } im Mittel, { $least } bis { $most }
cli-sim-deals = Kartenverteilungen in einer Partie: { $mean } im Mittel, { $least } bis { $most }

cli-hint-title =
    { $playouts ->
        [one] Platz { $seat } von { $players }: { $playouts } Probespiel in { $seconds } s
       *[other] Platz { $seat } von { $players }: { $playouts } Probespiele in { $seconds } s
    }
cli-hint-action = Aktion
cli-hint-tried = versucht
cli-hint-wins = gewinnt
cli-hint-interval = 95 %

cli-arena-title =
    { $pairs ->
        [one] { $game }, { $players } Spieler; { $pairs } Paar von Bots.
       *[other] { $game }, { $players } Spieler; { $pairs } Paare von Bots.
    }
cli-arena-deals =
    { $deals ->
        [one] Jedes Paar spielt { $deals } Kartenverteilung in { $seatings } Sitzordnungen, also { $games } Partien.
       *[other] Jedes Paar spielt { $deals } Kartenverteilungen in { $seatings } Sitzordnungen, also { $games } Partien.
    }
cli-arena-intervals = Die Intervalle gelten zu 95 % über die Kartenverteilungen.
cli-arena-bot = Bot
cli-arena-share = Sieganteil
cli-arena-points = Punkte
cli-arena-rating = Wertung
cli-arena-speed = ms/Zug
cli-arena-playouts = Probespiele
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
cli-arena-stopped = Angehalten. Fertige Partien stehen in { $folder }; mit demselben Befehl geht es weiter.
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
        [one] Gelöscht. Der Name wurde von { $tables } Tisch entfernt; ein laufender Server zeigt ihn vielleicht noch, bis dort Schluss ist.
       *[other] Gelöscht. Der Name wurde von { $tables } Tischen entfernt; ein laufender Server zeigt ihn vielleicht noch, bis dort Schluss ist.
    }
cli-admin-banned = Gesperrt. Ein laufender Server merkt es in Sekunden.
cli-admin-unbanned = Die Sperre ist aufgehoben.
cli-admin-closed = Geschlossen.
cli-admin-closed-unreadable = In der Liste der Tische geschlossen. Die Ereignisse sind unlesbar und blieben, wie sie sind.
cli-admin-retried = Ein laufender Server liest ihn wieder, wenn jemand kommt oder dort etwas fällig ist.
cli-admin-announced = Angekündigt. Ein laufender Server zeigt es in Sekunden.

cli-not-utf8 = { $file } ist kein UTF-8-Text
cli-not-installed = { $package } ist nicht installiert: pip install '.[server]'
cli-cannot-listen = { $address } ist nicht zu öffnen: { $why }

## Hilfe der Befehle. Wörter in Großbuchstaben sind Namen von Argumenten, in allen Sprachen gleich.

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-example = Beispiel:
help-allfather = ODIN und Odins Raben: spielen, simulieren, prüfen.
help-play = Im Terminal gegen Bots spielen.
help-play-seed = Startwert der Kartenverteilungen; sonst zufällig.
help-play-bot = Der Bot, der auf den anderen Plätzen spielt.
help-trace = Zufällige Partien als JSON-Zeilen ausgeben, mit dem ganzen Zustand bei jeder Entscheidung.
help-sim = Viele zufällige Partien spielen und zusammenfassen.
help-sim-out = Alle Ergebnisse auch in diese .npz-Datei schreiben.
help-bench = Entscheidungen pro Sekunde messen und mit OpenSpiel vergleichen, wenn es installiert ist.
help-bench-envs = Schritte pro Sekunde in jeder Umgebung messen und mit ähnlichen anderer Projekte vergleichen.
help-bench-search = Probespiele pro Sekunde einer Suche auf einem Kern messen.
help-arena =
    Bots mit gleichen Karten gegeneinander spielen lassen.

    Alle Paare spielen dieselben Kartenverteilungen. Zu zweit wird jede zweimal gespielt, mit vertauschten Plätzen; mit mehr Spielern spielt jeder Bot eines Paars der Reihe nach auf jedem Platz allein gegen den anderen Bot auf allen übrigen. Eine angehaltene Arena geht mit demselben Befehl weiter.
help-arena-games = Partien jedes Paars, aufgerundet auf ganze Kartenverteilungen.
help-arena-out = Ordner für Partien und Ergebnisse; sonst einer in diesem Ordner, benannt nach der Arena.
help-perft = Die Aktionsfolgen ab POSITION von GAME zählen.
help-hint = Jede Aktion in POSITION von GAME bewerten, durch eine Suche, die nur weiß, was der Platz am Zug wissen darf.
help-hint-bot = Ein Suchbot und was er aufwenden darf.
help-hint-seed = Gleicher Startwert und gleich viele Probespiele geben dieselbe Antwort.
help-replay = Jeden Schritt einer aufgezeichneten Partie ausgeben; FILE darf - sein, für die Standardeingabe.
help-serve =
    Die Spiele für Browser und Bots bereitstellen.

    Alle anderen Einstellungen kommen aus einer Datei oder aus Umgebungsvariablen ALLFATHER_…; docs/hosting.md zählt sie auf.
help-admin = Einen Server verwalten, ob er läuft oder nicht: Sicherungen, Personen, Sperren, Tische, Ankündigungen.
help-admin-backup = Alle Daten des Servers nach TARGET schreiben, auch während er läuft.
help-admin-restore = Die Sicherung SOURCE in einem leeren Server wiederherstellen, mit beiden Datenbanken.
help-admin-list-people = Personen auflisten, zuletzt gesehene zuerst.
help-admin-export-person = Alles, was über PERSON (eine ID) gespeichert ist, als JSON ausgeben.
help-admin-delete-person = Alles über PERSON (eine ID) löschen; die Partien bleiben ohne den Namen.
help-admin-ban = Eine Person (nach ID), eine Adresse oder ein Netz sperren.
help-admin-unban = Die Sperre einer Person oder Adresse aufheben.
help-admin-list-tables = Offene Tische und solche im Spiel auflisten, zuletzt geänderte zuerst.
help-admin-close-table = TABLE schließen, nach ID oder Code.
help-admin-list-set-aside = Die Tische auflisten, die nicht gelesen werden konnten, neueste zuerst, und warum.
help-admin-export-table = Die gespeicherten Ereignisse von TABLE ausgeben, nach ID oder Code, mit allen Geheimnissen; auch bei unlesbaren Tischen.
help-admin-retry-table = TABLE, der beiseitegelegt wurde, noch einmal lesen lassen.
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
help-option-engine = Womit die Partien verteilt werden.
help-option-jobs = Partien zur gleichen Zeit; sonst eine je Kern.
help-option-depth = Wie viele Aktionen vorausgezählt wird.
help-option-split = Auch für jede erste Aktion einzeln zählen.
help-option-as_json = JSON-Zeilen ausgeben, wie trace.
help-option-file = Eine TOML-Datei mit Einstellungen.
help-option-data = Ordner für alle Daten des Servers.
help-option-database = postgresql://…; sonst eine SQLite-Datei im Datenordner.
help-option-host = Adresse des Servers; 0.0.0.0 bedeutet alle Netze.
help-option-port = Port des Servers; 0 wählt einen freien.
help-option-public_url = Die Adresse für die Spieler, für Links und den QR-Code.
help-option-qr = Die Adresse als QR-Code zeigen.
help-option-reason = Der Grund, der angezeigt wird.
help-option-days = Für wie viele Tage; sonst für immer.
help-option-hours = Für wie viele Stunden.
