### Every word of Allfather in German. All languages have the same messages; the build checks it.

## The page

home = Startseite
main-menu = Hauptmenü
skip-to-content = Zum Inhalt springen
loading = Wird geladen …
about = Über Allfather
lobby = Tische
leaderboard = Rangliste
language = Sprache
settings = Einstellungen
profile = Profil
sound-on = Ton einschalten
sound-off = Ton ausschalten
sound = Ton
close = Schließen
dismiss = Okay
reconnecting = Verbindung unterbrochen – gleich geht es weiter …
connection-refused = Der Server hat die Verbindung geschlossen.
new-version = Eine neue Version ist da.
reload = Neu laden
old-browser =
    { $server ->
        [yes] Dieser Browser kann die Spiele nicht selbst ausführen; gespielt wird an den Tischen des Servers.
       *[no] Dieser Browser ist zu alt für die Spiele. Bitte nimm einen neueren.
    }
page-broken = Diese Seite konnte nicht geladen werden.
try-again = Noch einmal
not-found-title = Nichts als Himmel
not-found-text = Unter dieser Adresse finden selbst Odins Raben nichts.
no-game-title = Dieses Spiel gibt es nicht
no-game-text = Auf diesem Server gibt es kein Spiel namens „{ $name }“.
back-home = Zurück zur Startseite

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Werde deine Karten los: Schlag die Mitte und nimm eine der geschlagenen Karten. Für 2 bis 6 Spieler.
ravens-blurb = Zwei Raben im Wettflug über wandelbare Landschaften. Für 2 Spieler.
level-thrall = Knecht
level-karl = Bauer
level-hirdman = Krieger
level-jarl = Jarl
level-konung = König
level-thrall-about = Leicht: irrt sich oft
level-karl-about = Mittel: macht Fehler
level-hirdman-about = Schwer: kennt das Spiel
level-jarl-about = Experte: schnell und sicher
level-konung-about = Meister: denkt voraus

## Front page

front-title = Kartenspiele an Odins Tisch
front-text =
    { $server ->
        [yes] Spiel gleich los, gegen Bots oder mit Freunden. Ganz ohne Konto.
       *[no] Spiel gleich los, gegen Bots. Ganz ohne Konto.
    }
play-now = Jetzt spielen
invite-friends = Freunde einladen
learn-game = In zwei Minuten lernen
read-rules = Regeln
bots-level = Stärke der Bots
players-count = Spieler
players-number =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
go-on-playing = Weiterspielen
have-code = Code bekommen?
code-of-table = Tischcode
join = Zum Tisch
more-choices = Mehr Optionen
load-record = Gespeicherte Partie ansehen
front-fair = Jedes Mischen ist nachprüfbar
front-fair-text = Vor der Partie versiegelt der Server sein Geheimnis fürs Mischen; danach kann dein Browser jede Kartenverteilung nachrechnen.
front-free = Kostenlos, auch auf dem eigenen Server
front-free-text = Keine Werbung, kein Tracking. Ein Befehl, und dein eigener Server läuft.
front-bots = Bots, die denken
front-bots-text = Von leicht bis Experte. Sie spielen ehrlich: Ein Bot weiß nur, was ein Mensch auf seinem Platz wissen dürfte.

## Opening a table

open-title = Tisch eröffnen
open-title-of = Tisch eröffnen: { $game }
open-and-play = Gegen Bots spielen
option-limit = Länge der Partie
option-limit-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
option-limit-hand = Ein Durchgang
option-opener = Wer den nächsten Durchgang eröffnet
option-opener-left = Reihum im Uhrzeigersinn
option-opener-winner = Wer den letzten gewonnen hat
option-whole_hand = Die ganze Hand anspielen
option-whole_hand-optional = Freiwillig
option-whole_hand-forced = Pflicht
option-all_colours = Auch zu zweit mit allen sechs Farben
option-back_needs_two = Ein Rabe kann erst ab Feld 3 zurückgesetzt werden
option-protect_ravens = Landschaftskarten unter einem Raben dürfen nicht verändert werden
option-protect_stone = Die Landschaftskarte unter dem Stein darf nicht verändert werden
option-longest_path = Höchstlänge der Strecke
option-longest_path-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
option-longest_path-never = Unbegrenzt
terms-title = Einstellungen des Tischs
terms-listed = In der Liste der Tische zeigen
terms-clock = Bedenkzeit
clock-none = Unbegrenzt
clock-turn = { $seconds } s pro Zug
clock-bank = { $minutes } min + { $increment } s
terms-pace = Tempo der Bots
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
pace-instant = Sofort
terms-hints = Tipps erlaubt (dann ohne Wertung)
terms-take_back = Zurücknehmen erlaubt
terms-spectators = Zuschauen erlaubt
terms-chat = Chat
terms-rated = Mit Wertung (zählt für die Rangliste)

## The table

waiting-title = Warten auf Mitspieler
waiting-text = Schick deinen Freunden den Link. Freie Plätze übernehmen Bots.
join-invited = { $name } lädt dich zu einer Partie ein.
join-title = An diesem Tisch mitspielen
join-table = Platz nehmen
join-as = Als { $name } Platz nehmen
name-title = Wer bist du?
name-ask = Wie sollen die anderen dich nennen? Dieser Browser merkt sich deinen Namen und deinen Schild.
name-example = Dein Name
name-change = Name und Schild ändern
shield-choose = Schild bemalen
shield-ground = Grund
shield-figure = Muster
shield-figure-number = Muster { $number }
shield-paint = Farbe des Musters
dye-R = Rot
dye-O = Orange
dye-Y = Gelb
dye-G = Grün
dye-B = Blau
dye-P = Violett
dye-C = Creme
share-link = Link teilen
link-copied = Link kopiert
copy-link = Link kopieren
table-code = Code
show-qr = Scannen und los
start-game = Partie starten
seat-free = Freier Platz
sit-here = Hinsetzen
seat-bot = Bot hinzufügen
empty-seat = Platz freimachen
seat-host = Gastgeber
seat-you = du
you-name = Du
seat-away = nicht da – ein Bot spielt
seat-gone = nicht verbunden
seat-successor = { $name } übernimmt beim nächsten Austeilen
seat-number = Platz { $number }
waiting-for-host = Gleich startet { $name } die Partie.
game-starting = Die Partie beginnt gleich …
leave-table = Tisch verlassen
leave-sure = Endgültig gehen? Ein Bot übernimmt dann deinen Platz.
leave-yes = Gehen
stay = Bleiben
table-closed = Dieser Tisch ist geschlossen.
closed-too-long = Die Partie hat zu lange gedauert. Der Server hat den Tisch geschlossen; ein Ergebnis gibt es nicht.
table-unknown = Diesen Tisch gibt es nicht.
solo-name = Wanderer
solo-unknown = Dieses Spiel ist in diesem Browser nicht gespeichert.
solo-leave = Spiel aufgeben
solo-leave-sure = Spiel aufgeben? Es wird gelöscht.
solo-leave-yes = Aufgeben
solo-invite = Lieber Freunde einladen
your-turn = Du bist dran
turn-of = { $name } ist dran
title-your-turn = ● Du bist dran
looking-on = Du schaust zu
take-over-bot = Für { $name } einspringen
menu = Menü
log = Verlauf
log-earlier = Frühere Züge zeigen
chat = Chat
cards-known = Karten
scores = Punkte
nothing-yet = Noch nichts
say-something = Sag etwas …
send = Senden
react-with = Reagieren
reaction-hail = Gruß
reaction-horn = Horn
reaction-axe = Axt
reaction-raven = Rabe
reaction-laugh = Lachen
reaction-tears = Tränen
reaction-mead = Met
reaction-skull = Totenkopf
mute = { $name } stummschalten
unmute = { $name } nicht mehr stummschalten
hint = Tipp
hint-share = gewinnt { $share } %
hint-about = Die Prozentzahl eines Tipps schätzt, mit welcher Wahrscheinlichkeit du die Partie nach diesem Zug gewinnst.
take-back = Zug zurück
auto-pass = Automatische Züge
auto-pass-about = Hast du nur eine Möglichkeit, wird sie für dich gespielt.
show-hands = Ich erlaube Zuschauern, alle Handkarten zu sehen
show-hands-unrated = Sind vor Beginn der Partie alle einverstanden, wird sie nicht gewertet.
show-hands-rated = In einer Partie mit Wertung sieht niemand fremde Handkarten, bevor sie aus ist.
read-table = Tisch beschreiben
keys = Tastenkürzel
chat-off = An diesem Tisch ist der Chat aus.

## The log

log-dealt = Neue Karten werden ausgeteilt.
log-began = Die Partie beginnt.
log-sat =
    { $name ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
log-left =
    { $name ->
        [you] Du gehst.
       *[other] { $name } geht.
    }
log-renamed =
    { $name ->
        [you] Du hast einen neuen Namen.
       *[other] { $name } hat einen neuen Namen.
    }
log-took-back =
    { $name ->
        [you] Du nimmst einen Zug zurück.
       *[other] { $name } nimmt einen Zug zurück.
    }
log-went-away =
    { $name ->
        [you] Du bist nicht da; ein Bot übernimmt.
       *[other] { $name } ist nicht da; ein Bot übernimmt.
    }
log-came-back =
    { $name ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
log-show-hands-changed =
    { $name ->
        [you] Du änderst, ob Zuschauer die Handkarten sehen dürfen.
       *[other] { $name } ändert, ob Zuschauer die Handkarten sehen dürfen.
    }
log-pace-changed = Der Gastgeber hat das Tempo der Bots geändert.
log-rematched = Die Revanche ist eröffnet.
log-resumed = Der Server war kurz weg; die Uhren standen so lange still.
log-closed = Der Tisch ist geschlossen.
log-opened = Der Tisch ist eröffnet.
log-called = Die Partie beginnt gleich.
log-nonce-opened =
    { $name ->
        [you] Du deckst die versiegelte Zahl auf.
       *[other] { $name } deckt die versiegelte Zahl auf.
    }
log-hand = { $number }. Durchgang
log-stage = Etappe { $number }

## The end

result-title = Die Partie ist aus
show-result = Zum Ergebnis
go-on = Weiter
moment-told = { $name }: { $added }, insgesamt { $total }.
result-won = Du hast gewonnen
result-lost = { $name } gewinnt
result-shared = { $names } teilen sich den Sieg
result-winner = hat gewonnen
result-place = Platz { $place }
result-margin =
    { $count ->
        [0] Punktgleich.
        [one] Gewonnen mit { $count } Punkt Vorsprung.
       *[other] Gewonnen mit { $count } Punkten Vorsprung.
    }
result-decided = Die Entscheidung: { $chapter } ({ $first } { $won }, { $second } { $lost }).
result-undone =
    { $count ->
        [one] Gespielt mit { $count } zurückgenommenem Zug.
       *[other] Gespielt mit { $count } zurückgenommenen Zügen.
    }
result-shared-text = { $game }: { $words }. { $points }
result-share = Ergebnis teilen
result-copied = Ergebnis kopiert
rematch = Revanche
rematch-there = Zur Revanche
rematch-text = Es geht los, sobald alle da sind.
rematch-gathering = Warten auf die anderen
rematch-ready = bereit
rematch-awaited = hat noch nicht geantwortet
rematch-start = Ohne Warten starten
replay = Partie ansehen
verify-deals = Karten{ "\u00AD" }verteilung prüfen
new-table = Neuer Tisch
keep-game = Auf dem Server speichern
kept-game = Gespeichert: zu deinen Partien
points-total = Summe
hand-short = D{ $number }
stage-short = E{ $number }

## ODIN

colour-R = Rot { $number }
colour-O = Orange { $number }
colour-Y = Gelb { $number }
colour-G = Grün { $number }
colour-B = Blau { $number }
colour-P = Lila { $number }
figure-1 = Heilerin
figure-2 = Skalde
figure-3 = Spion
figure-4 = Seidmadr
figure-5 = Völva
figure-6 = Huscarl
figure-7 = Berserker
figure-8 = Steuermann
figure-9 = Jarl
odin-card = { $name }, { $figure }
odin-card-dull = { $card }, jetzt nicht spielbar
odin-card-advised = { $card }, empfohlen
odin-hand = Deine Hand
odin-middle = Die Mitte
odin-middle-empty = Die Mitte ist leer
odin-lead = Spiel eine Karte an.
odin-lead-whole = Spiel eine Karte oder die ganze Hand an.
odin-lead-forced = Du musst die ganze Hand anspielen.
odin-beat = Schlag { $value } mit { $fewest } oder { $most } Karten.
odin-cannot-beat = Nichts auf deiner Hand schlägt { $value }.
odin-hint = Tipp: { $action } – damit gewinnst du etwa { $share } % der Partien.
odin-take = Nimm eine der geschlagenen Karten.
odin-take-card = { $card } nehmen
odin-play = Ausspielen
odin-play-value = { $value } ausspielen
odin-pass = Passen
odin-pass-always = Immer automatisch passen
odin-choose-first = Wähle zuerst die Karten, die du spielen willst.
odin-chosen =
    { $card } ausgewählt. { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, Wert { $value }.
odin-put-back = { $card } nicht mehr ausgewählt.
odin-last-card = Letzte Karte!
odin-out = alle los
odin-points-of = { $count } von { $limit } Punkten
odin-recap = Seit deinem letzten Zug
odin-recap-laid =
    { $name ->
        [you] spielst
       *[other] spielt
    }
odin-recap-took =
    { $name ->
        [you] nimmst
       *[other] nimmt
    }
odin-recap-passed =
    { $name ->
        [you] passt
       *[other] passt
    }
odin-grid = Wo jede Karte ist
odin-where = { $card }: { $where }
odin-where-own = auf deiner Hand
odin-where-middle = in der Mitte
odin-where-gone = abgeworfen
odin-where-out = noch nicht gesehen
odin-where-known =
    { $name ->
        [you] bei dir
       *[other] bei { $name }
    }
sort-colour = Nach Farbe sortieren
sort-number = Nach Ziffer sortieren
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
points-count =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
odin-passed = gepasst
odin-laid = { $value } gespielt
odin-known = Bekannte Karten
odin-none-known = keine bekannt
odin-discards = Abgeworfen
odin-unseen = Noch nicht gesehen
odin-limit = bis { $limit }
odin-hand-over = { $name } ist alle Karten los
odin-hand-over-you = Du bist alle Karten los
odin-next-hand = Gleich wird neu ausgeteilt.
odin-say-laid =
    { $name ->
        [you]
            { $count ->
                [one] Du spielst: { $cards }.
               *[other] Du spielst { $value }: { $cards }.
            }
       *[other]
            { $count ->
                [one] { $name } spielt: { $cards }.
               *[other] { $name } spielt { $value }: { $cards }.
            }
    }
odin-say-passed =
    { $name ->
        [you] Du passt.
       *[other] { $name } passt.
    }
odin-say-took =
    { $name ->
        [you] Du nimmst: { $card }.
       *[other] { $name } nimmt: { $card }.
    }
odin-read-hand = Auf deiner Hand: { $cards }.
odin-read-middle =
    { $name ->
        [you] In der Mitte: { $cards }, Wert { $value }, gespielt von dir.
       *[other] In der Mitte: { $cards }, Wert { $value }, gespielt von { $name }.
    }
odin-read-seat =
    { $name ->
        [you] Du hast { $cards } und { $points }.
       *[other] { $name } hat { $cards } und { $points }.
    }
odin-read-known =
    { $name ->
        [you] Von dir bekannte Karten: { $cards }.
       *[other] Bekannte Karten von { $name }: { $cards }.
    }

## Why not

why-offline = Die Verbindung zum Server ist unterbrochen.
why-no-engine = Dieses Spiel lässt sich in diesem Browser nicht spielen.
why-other-rules = Dieses Spiel wurde nach anderen Regeln ({ $rules }) begonnen als denen dieser Version.
why-bad-notation = So etwas gibt es in diesem Spiel nicht.
why-not-a-set = Zusammen kannst du nur Karten gleicher Farbe oder gleicher Ziffer spielen.
why-must-take = Nimm erst eine dieser Karten: { $cards }.
why-nothing-to-take = Du kannst jetzt keine Karte nehmen.
why-leader-passes = Du spielst diese Runde an, deshalb kannst du nicht passen.
why-not-held = Das hast du nicht auf der Hand: { $cards }.
why-whole-hand-forced = Haben alle deine Karten dieselbe Farbe oder dieselbe Ziffer, musst du die ganze Hand anspielen.
why-bad-lead = Spiel eine Karte an – oder die ganze Hand, wenn alle Karten dieselbe Farbe oder dieselbe Ziffer haben.
why-wrong-size = Um die Mitte zu schlagen, spiel { $size } oder { $most } Karten.
why-too-low = { $value } schlägt { $middle } nicht.
why-illegal-action = Das geht jetzt nicht.
why-wrong-phase-play = Spiel erst eine Karte oder beende deinen Zug.
why-wrong-phase-target = Wähle erst eine Karte oder ein Feld der Strecke.
why-wrong-phase-second = Wähle erst die zweite Karte zum Tauschen.
why-wrong-phase-order = Wähle erst die nächste Karte für den Zusatzstapel.
why-wrong-phase-extend = Entscheide erst, ob du die Strecke verlängerst.
why-wrong-phase-orient = Entscheide erst, wie herum du die Landschaftskarte legst.
why-not-left = { $card } ist nicht mehr übrig für den Zusatzstapel.
why-too-many-plays-hand = Du hast in diesem Zug schon { $most } Karten aus der Hand gespielt.
why-too-many-plays-pile = Du hast in diesem Zug schon { $most } Karten vom Zusatzstapel gespielt.
why-pile-too-small = Auf deinem Zusatzstapel liegen zu wenige Karten.
why-not-magic = Diese Karte passt zu keinem Symbol des Magischen Wegs.
why-no-stone = Dir liegt kein Stein im Weg.
why-stone-ahead = Der Stein liegt auf dem nächsten Feld. Um ihn wegzuräumen, spiel zwei passende Karten auf einmal; für jede davon geht auch ein Joker.
why-no-match =
    { $units ->
        [one] Als Nächstes kommt { $landscape }: Dafür brauchst du diese Flugkarte oder einen Joker, also zwei gleiche Flugkarten.
       *[other] Als Nächstes kommt { $landscape }: Um den Stein wegzuräumen, spiel zwei solche Flugkarten auf einmal; für jede davon geht auch ein Joker, also zwei gleiche Flugkarten.
    }
why-not-on-top = Diese Karte liegt nicht oben auf deinem Zusatzstapel.
why-no-effect-pile-alike = Auf deinem Zusatzstapel gibt es nichts zu ordnen: Er hat keine zwei verschiedenen Karten.
why-no-effect-no-landscapes = Es ist keine Landschaftskarte mehr da, die man legen könnte.
why-no-effect-stone-ahead = Dein Rabe kann nicht weiter: Der Stein ist im Weg.
why-no-effect-nothing-to-turn = Auf der Strecke lässt sich keine Karte drehen.
why-no-effect-nothing-to-remove = Auf der Strecke lässt sich keine Karte entfernen.
why-no-effect-nothing-to-swap = Auf der Strecke lassen sich keine zwei Karten tauschen.
why-no-effect-near-start = Der gegnerische Rabe kann erst ab Feld { $least } zurückgesetzt werden.
why-no-effect-laid-enough = In einem Zug werden höchstens { $most } Landschaftskarten gelegt.
why-bad-target-wants-card = Wähle eine Karte der Strecke.
why-bad-target-wants-space = Wähle ein einzelnes Feld.
why-bad-target-off-path =
    { $size ->
        [one] Die Strecke hat nur eine Karte.
       *[other] Die Strecke hat nur { $size } Karten.
    }
why-bad-target-raven = Dort sitzt ein Rabe.
why-bad-target-stone = Dort liegt der Stein.
why-bad-target-double = Diese Karte zeigt zweimal dieselbe Landschaft: Drehen ändert nichts.
why-bad-target-no-partner = Näher am Ziel liegt keine Karte, mit der sie tauschen kann.
why-bad-target-not-behind = Wähle eine Karte, die näher am Ziel liegt als Karte { $first }.
why-bad-target-alike = Die beiden Karten sind gleich: Tauschen ändert nichts.
why-bad-record = Zeile { $line } der Aufzeichnung ist ungültig.
why-not-here = Diese Aufzeichnung kann nur der Server lesen, und er ist nicht erreichbar.
why-bad-message = Seite und Server haben sich missverstanden. Lade die Seite neu.
why-too-fast = Das war zu schnell. Warte einen Moment.
why-no-such-table = Diesen Tisch gibt es nicht.
why-no-such-seat = Diesen Platz hat der Tisch nicht.
why-not-watching = Diese Seite hat den Tisch aus den Augen verloren. Lade sie neu.
why-seat-taken = Da sitzt schon jemand.
why-table-full = Alle Plätze sind besetzt.
why-already-seated = Du sitzt schon an diesem Tisch.
why-not-seated = Du sitzt nicht an diesem Tisch.
why-not-host = Das darf nur der Gastgeber dieses Tischs.
why-has-begun = Die Partie hat schon begonnen.
why-not-begun = Die Partie hat noch nicht begonnen.
why-wrong-nonce = Das ist nicht die Zahl, die dieser Browser versiegelt hat.
why-not-over = Die Partie ist noch nicht aus.
why-is-closed = Der Tisch ist geschlossen.
why-stale = Jemand war schneller. Sieh noch einmal auf den Tisch.
why-out-of-turn = Du bist nicht dran.
why-game-over = Die Partie ist aus.
why-nothing-to-take-back = Es gibt nichts zurückzunehmen.
why-not-allowed-here = Das ist an diesem Tisch nicht erlaubt.
why-too-many-tables = Du hast zu viele Tische offen. Verlass erst einen.
why-too-many-records = Du hast zu viele Partien gespeichert. Lösche erst eine.
why-busy = Eins nach dem anderen: Deine letzte Anfrage läuft noch.
why-banned = Du bist auf diesem Server gesperrt.
why-no-bot = Einen Bot dieser Stärke gibt es hier nicht.
why-not-signed-in = Melde dich an, oder setz dich erst als Gast an einen Tisch.
why-has-account = Du hast schon ein Konto.
why-name-taken = Dieser Name ist vergeben.
why-wrong-password = Name oder Passwort ist falsch.
why-common-password = Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.
why-foreign-origin = Das kam von einer anderen Website.
why-not-found = Hier ist nichts.
why-bad-request = Das hat der Server nicht verstanden.
why-bad-option = Diese Option gibt es nicht.
why-too-large = Das ist zu groß.
why-unavailable = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
why-old-rules = Diese Partie wurde nach früheren Regeln gespielt und lässt sich nicht mehr zeigen.
why-unreadable = Dieser Tisch kann gerade nicht gelesen werden. Der Betreiber des Servers weiß Bescheid.
why-failed = Auf dem Server ist etwas schiefgegangen.

## Keys

key-select = Karte an diesem Platz wählen
key-pile = oberste Karte des Zusatzstapels wählen, wenn es im Spiel einen gibt
key-move = von Karte zu Karte gehen, auch zur ersten oder letzten
key-toggle = aktuelle Karte wählen oder abwählen
key-play = gewählte Karten spielen
key-pass = passen oder den Zug beenden
key-sort = Hand anders sortieren
key-undo = letzten Zug zurücknehmen
key-hint = um einen Tipp bitten
key-log = Verlauf öffnen
key-chat = Chat öffnen
key-cards = bekannte Karten zeigen
key-table = Tisch beschreiben
key-clear = Auswahl aufheben
key-help = Menü mit dieser Liste öffnen
key-step = einen Schritt zurück oder weiter
key-ends = zum Anfang oder zum Ende
key-run = abspielen oder anhalten
key-name-arrows = Pfeil links und Pfeil rechts
key-name-home = Pos1
key-name-end = Ende
key-name-space = Leertaste
key-name-enter = Eingabe
key-name-escape = Esc
keys-replay = Beim Ansehen einer Partie

## Lessons

lesson-title = { $game } lernen
lesson-teacher = Odins Rabe
lesson-you = Du
lesson-step = Schritt { $step } von { $count }
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-skip = Überspringen
lesson-again = Von vorn
lesson-done = Jetzt kannst du mitspielen.
lesson-allowed = Das darfst du auch. Aber jetzt erst einmal:
lesson-not-yet = Noch nicht – lies erst weiter.

lesson-odin-aim = Werde vor allen anderen deine Karten los. Sie bekommen dann für jede Karte auf ihrer Hand einen Punkt, und Punkte sind schlecht.
lesson-odin-lead = Du beginnst, also spielst du an: eine Karte, egal welche.
lesson-odin-lead-task = Spiel deine orangefarbene 2 an.
lesson-odin-higher = Eine höhere Ziffer schlägt eine niedrigere. Astrid spielt eine 6 und nimmt die Karte, die sie geschlagen hat: Deine 2 gehört jetzt ihr.
lesson-odin-more = Du darfst auch eine Karte mehr spielen, als in der Mitte liegen. Leif spielt zwei Karten gleicher Farbe, und zwei Karten schlagen jede einzelne.
lesson-odin-value = Die Ziffern einer Kombination ergeben, von hoch nach niedrig gelesen, ihren Wert: 7 und 2 ergeben 72. Deine zwei 5er ergeben nur 55.
lesson-odin-value-task = Versuch es trotzdem mit beiden 5ern und sieh, warum sie nicht reichen.
lesson-odin-beat = Zwei Karten darfst du mit zwei oder drei Karten schlagen, alle in gleicher Farbe oder alle mit gleicher Ziffer. Die rote 9 und die rote 1 ergeben 91.
lesson-odin-beat-task = Spiel die rote 9 und die rote 1.
lesson-odin-take = Du hast zwei Karten geschlagen und suchst dir aus, welche du nimmst. Die andere wird abgeworfen.
lesson-odin-take-task = Nimm die grüne 7: Sie passt gut zu deinen anderen grünen Karten.
lesson-odin-round = Schlagen ist nie Pflicht. Wenn alle anderen passen, ist die Runde vorbei, und wer zuletzt gespielt hat, spielt die nächste an.
lesson-odin-again = Die Mitte ist leer, und wieder spielst du an.
lesson-odin-again-task = Spiel deine gelbe 1 an.
lesson-odin-number = Astrid spielt eine 4 und Leif zwei 3er: Auch Karten gleicher Ziffer sind eine Kombination, egal in welchen Farben.
lesson-odin-number-task = Spiel deine beiden 5er: 55 schlägt 33.
lesson-odin-suit = Wieder nimmst du eine Karte, die du geschlagen hast. Such dir aus, was gut zu deiner Hand passt.
lesson-odin-suit-task = Nimm die grüne 3.
lesson-odin-three = Astrid spielt drei Karten: 9, 6 und 3 ergeben 963. Leif passt.
lesson-odin-pass = Vier deiner grünen Karten würden das schlagen, aber du müsstest dafür eine lila Karte nehmen. Passen gilt nur für diesen Zug.
lesson-odin-pass-task = Passe.
lesson-odin-green = Astrid spielt eine 2 an, und Leif schlägt sie mit einer grünen 5. Die käme dir gerade recht.
lesson-odin-green-task = Schlag sie mit deiner grünen 8: Dann gehört die grüne 5 dir.
lesson-odin-whole = Astrid und Leif passen, also spielst du an. Haben alle deine Karten dieselbe Farbe oder dieselbe Ziffer, darfst du die ganze Hand anspielen.
lesson-odin-whole-task = Spiel alle fünf Karten auf einmal an.
lesson-odin-points = Du bist alle Karten los. Astrid bekommt 6 Punkte für die Karten auf ihrer Hand, Leif 7. Damit hat Astrid 15, die Partie ist aus, und du gewinnst mit den wenigsten Punkten.

lesson-ravens-aim = Zwei Raben im Wettflug über eine Reihe von Landschaften. Hugin ist deiner und fliegt auf der Bahn auf deiner Seite. Wer zuerst das letzte Feld erreicht, gewinnt die Etappe.
lesson-ravens-fly = Dein nächstes Feld zeigt Gebirge, und du hast eine Gebirgskarte. Eine passende Karte bringt Hugin dorthin.
lesson-ravens-fly-task = Flieg mit deiner Gebirgskarte.
lesson-ravens-odin = Die dunklen Karten sind Odinkarten. Jede hat zwei Wirkungen, und du wählst eine davon. Diese hier kann eine Landschaftskarte drehen.
lesson-ravens-odin-task = Dreh damit Karte 3: Dann liegen zwei Seen vor dir.
lesson-ravens-run = Gleiche Landschaften hintereinander sind eine Kette. Mit einer einzigen Karte landest du auf ihrem letzten Feld.
lesson-ravens-run-task = Flieg mit einer Wasserkarte zum zweiten See.
lesson-ravens-turn = Das waren drei Karten aus der Hand; mehr darfst du in einem Zug nicht aus der Hand spielen. Am Ende deines Zuges ziehst du wieder auf fünf Karten nach.
lesson-ravens-turn-task = Beende deinen Zug, ohne die Strecke zu verlängern.
lesson-ravens-other = Jetzt fliegt Sigrun mit ihrem Raben Munin auf der anderen Bahn. Dann setzt sie Hugin den Stein direkt vor den Schnabel.
lesson-ravens-stone = Der Stein versperrt dir den Weg. Die passende Karte allein reicht nun nicht mehr.
lesson-ravens-stone-task = Versuch es trotzdem mit deiner Waldkarte und sieh, warum sie nicht reicht.
lesson-ravens-joker = Zwei gleiche Flugkarten sind ein Joker und stehen für jede Landschaft. Die passende Karte und ein Joker zusammen räumen den Stein weg.
lesson-ravens-joker-task = Wähle die Waldkarte und beide Schneekarten und räum den Stein weg.
lesson-ravens-extend = Wenn du deine Karten gespielt hast, darfst du die Strecke verlängern. Du siehst dir die neue Landschaftskarte an, bevor du sie legst.
lesson-ravens-extend-task = Beende deinen Zug und verlängere die Strecke.
lesson-ravens-lay = Du entscheidest, welche der beiden Landschaften auf deine Bahn kommt.
lesson-ravens-lay-task = Leg sie so herum, wie du magst.
lesson-ravens-later = Später, in einer anderen Etappe: Hugin fehlen noch zwei Felder, und keine deiner Karten passt zum Gebirge vor ihm.
lesson-ravens-magic = Der Magische Weg zeigt zwei Symbole, und Karten, die zu einem davon passen, dürfen dorthin. Wer am Ende der Etappe mehr Karten dort hat, bekommt 3 Punkte.
lesson-ravens-magic-task = Leg deine Wasserkarte auf den Magischen Weg.
lesson-ravens-pile = Jede Karte aus der Hand kannst du verdeckt auf deinen Zusatzstapel legen. In jedem Zug darfst du neben drei Karten aus der Hand auch bis zu drei von oben auf dem Zusatzstapel spielen.
lesson-ravens-pile-task = Leg deine Schneekarte auf den Zusatzstapel.
lesson-ravens-top = Jetzt sind die zwei obersten Karten deines Zusatzstapels beide Schnee: ein Joker, genau richtig fürs Gebirge.
lesson-ravens-top-task = Flieg mit den zwei obersten Karten deines Zusatzstapels.
lesson-ravens-raven = Die nächste Karte auf dem Zusatzstapel ist Odins Rabe. Sie kann Hugin ein Feld vorsetzen, egal welche Landschaft dort liegt.
lesson-ravens-raven-task = Spiel sie vom Zusatzstapel und setz Hugin ein Feld vor.
lesson-ravens-points = Du liegst 4 Felder vorn: 4 Punkte für den Wettflug und 3 für den Magischen Weg. Damit hast du 12. Hat nach einer Etappe jemand 12 oder mehr, ist die Partie aus, und wer mehr Punkte hat, gewinnt: du.

## Rules

rules-title = Regeln von { $game }
rules-contents = Inhalt
rules-numbers = Jede Regel hat ein Kürzel, auf das ihr euch beziehen könnt.
rules-print = Drucken
rules-learn = Beim Spielen lernen
rules-odin-about = Ein schnelles Kartenspiel für 2 bis 6 Spieler von Gary Kim, Hope S. Hwang und Yohan Goh. Um deine Karten loszuwerden, schlägst du die Karten in der Mitte – doch jedes Mal musst du eine der geschlagenen nehmen.
rules-odin-aim = Ziel des Spiels
rules-odin-aim-text = Werde vor allen anderen deine Karten los. Wem das gelingt, der beendet den Durchgang, und alle anderen bekommen einen Punkt für jede Karte, die sie noch auf der Hand haben. Punkte sind schlecht. Gespielt wird, bis jemand 15 oder mehr Punkte hat; dann gewinnt die Partie, wer die wenigsten hat.
rules-odin-cards = Das Spielmaterial
rules-odin-cards-text = Es gibt 54 Karten: die Ziffern 1 bis 9, jede in sechs Farben. Jede Farbe hat ihre Rune, so lassen sich die Karten auch an der Form unterscheiden. Jede Ziffer hat ihre Figur; die Figuren sind nur Schmuck und haben keine Wirkung.
rules-odin-legend-colours = Die sechs Farben und ihre Runen
rules-odin-legend-figures = Die neun Ziffern und ihre Figuren
rules-odin-colour-R = Rot
rules-odin-colour-O = Orange
rules-odin-colour-Y = Gelb
rules-odin-colour-G = Grün
rules-odin-colour-B = Blau
rules-odin-colour-P = Lila
rules-odin-figure-1 = pflegt die Verwundeten
rules-odin-figure-2 = besingt große Taten
rules-odin-figure-3 = späht und lauscht
rules-odin-figure-4 = wirkt Zauber
rules-odin-figure-5 = sieht die Zukunft
rules-odin-figure-6 = bewacht den Häuptling
rules-odin-figure-7 = kämpft wie im Rausch
rules-odin-figure-8 = führt das Schiff
rules-odin-figure-9 = herrscht über das Land
rules-odin-deal = Austeilen
rules-odin-deal-text = Eine Partie hat mehrere Durchgänge, und für jeden wird neu ausgeteilt. Ein Durchgang wird in Runden gespielt, in denen alle reihum am Zug sind. Die Karten, die es zu schlagen gilt, heißen die Mitte.
rules-odin-lead = Anspielen
rules-odin-beat = Die Mitte schlagen
rules-odin-take = Eine Karte nehmen
rules-odin-round = Passen und das Ende einer Runde
rules-odin-points = Wertung und Ende der Partie
rules-odin-know = Gut zu wissen
rules-odin-show-single = Spiel eine Karte an.
rules-odin-show-whole = Oder die ganze Hand – hier lauter gleiche Ziffern.
rules-odin-show-colour = Gleiche Farbe: 7 und 3 ergeben 73.
rules-odin-show-number = Gleiche Ziffer: Zwei 5er ergeben 55.
rules-odin-show-three = Drei Karten: 8, 5 und 1 ergeben 851.
rules-odin-show-none = Weder Farbe noch Ziffer gleich: keine Kombination.
rules-odin-show-higher = 73 schlägt 65.
rules-odin-show-longer = 111 schlägt 98.
rules-odin-show-equal = 64 schlägt 64 nicht.
rules-odin-show-laid = Du spielst 91 und schlägst damit 73 in der Mitte.
rules-odin-show-taken = Eine der beiden geschlagenen Karten nimmst du.
rules-odin-show-gone = Die andere wird abgeworfen.

# An example: three players at the end of a hand.
rules-odin-example = Eine Runde, Schritt für Schritt
rules-odin-example-text = Astrid, Leif und du, ihr seid kurz vor dem Ende eines Durchgangs. Astrid und Leif haben noch je fünf Karten, du hast vier. Astrid spielt an, nach ihr kommt Leif, dann du.
rules-odin-step-taken = Genommen
rules-odin-step-lead = Astrid spielt die gelbe 3 an.
rules-odin-step-beat = Leif schlägt sie mit der roten 6 und nimmt die gelbe 3.
rules-odin-step-more = Du spielst eine Karte mehr: Die blaue 7 und die blaue 4 ergeben 74. Du nimmst die rote 6.
rules-odin-step-pass = Astrid passt. Ihre drei orangefarbenen Karten würden 74 schlagen, aber Schlagen ist nie Pflicht.
rules-odin-step-choose = Leif spielt zwei 8er: 88. Er nimmt die blaue 7, und die blaue 4 wird abgeworfen.
rules-odin-step-stuck = Nichts auf deiner Hand schlägt 88, also passt du.
rules-odin-step-back = Astrids Passen galt nur für einen Zug. Jetzt spielt sie drei orangefarbene Karten, 521, und nimmt die lila 8. Die grüne 8 wird abgeworfen.
rules-odin-step-over = Leif passt, und du auch. Die Runde ist vorbei, die orangefarbenen Karten werden abgeworfen, und Astrid spielt die nächste Runde an.
rules-odin-step-out = Astrids letzte zwei Karten sind beide lila, also darf sie beide zusammen anspielen. Damit ist sie alle Karten los, und der Durchgang ist vorbei.
rules-odin-step-score = Leif hat noch vier Karten und bekommt 4 Punkte. Du hast noch drei und bekommst 3. Astrid bekommt keine.

rules-odin-options = Optionen und Auflagen
rules-odin-options-text = Diese Regeln folgen der zweiten Auflage des gedruckten Hefts. Die erste Auflage sagt in allen Sprachen dasselbe, nur auf Deutsch weicht sie an zwei Stellen ab; mit zwei der Optionen könnt ihr auch so spielen.
rules-odin-term-option-limit = Länge der Partie
rules-odin-term-option-limit-text = Das Heft schlägt für die erste Partie 15 Punkte vor. Nehmt weniger für eine kürzere Partie, mehr für eine längere, oder spielt nur einen Durchgang, wenn die Zeit knapp ist.
rules-odin-term-option-colours = Auch zu zweit mit allen sechs Farben
rules-odin-term-option-colours-text = Das Heft empfiehlt, zu zweit zwei Farben wegzulassen. Dann ist ein größerer Teil der Karten im Spiel, und Kombinationen ergeben sich leichter. Wollt ihr lieber alle Karten dabeihaben, spielt mit allen sechs Farben.
rules-odin-term-option-opener = Wer den nächsten Durchgang eröffnet
rules-odin-term-option-opener-text = Normalerweise wird jeder Durchgang einen Platz weiter links eröffnet. Nach der ersten deutschen Auflage eröffnet, wer den letzten Durchgang beendet hat: Wählt dafür „Wer den letzten gewonnen hat“.
rules-odin-term-option-whole = Die ganze Hand anspielen
rules-odin-term-option-whole-text = Normalerweise ist das freiwillig. Ein Satz der ersten deutschen Auflage liest sich so, als müsste man eine Hand, die eine einzige Kombination ist, ganz anspielen: Wählt dafür „Pflicht“.

rules-odin-words = Begriffe
rules-odin-term-hand = Durchgang
rules-odin-term-hand-text = Alles von einem Austeilen bis zum nächsten. Im gedruckten Heft endet er mit der Zwischenwertung.
rules-odin-term-round = Runde
rules-odin-term-round-text = Teil eines Durchgangs: vom Anspiel, bis alle anderen nacheinander gepasst haben.
rules-odin-term-turn = Zug
rules-odin-term-turn-text = Du bist dran: Du spielst oder passt.
rules-odin-term-opener = Eröffnen
rules-odin-term-opener-text = Die erste Runde eines Durchgangs anspielen.
rules-odin-term-middle = Mitte
rules-odin-term-middle-text = Die zuletzt gespielten Karten. Sie liegen offen auf dem Tisch, und sie gilt es zu schlagen.
rules-odin-term-lead = Anspielen
rules-odin-term-lead-text = In einer Runde als Erstes spielen, solange die Mitte leer ist.
rules-odin-term-set = Kombination
rules-odin-term-set-text = Karten, die man zusammen spielen darf, weil sie alle dieselbe Farbe oder alle dieselbe Ziffer haben. Auch eine einzelne Karte ist eine Kombination.
rules-odin-term-value = Wert
rules-odin-term-value-text = Die größte Zahl, die sich aus den Ziffern einer Kombination bilden lässt.
rules-odin-term-beat = Schlagen
rules-odin-term-beat-text = Eine Kombination spielen, die mehr wert ist als die Mitte und gleich viele Karten hat oder eine mehr.
rules-odin-term-take = Nehmen
rules-odin-term-take-text = Eine der gerade geschlagenen Karten auf die Hand nehmen.
rules-odin-term-discard = Abwerfen
rules-odin-term-discard-text = Karten bis zum nächsten Austeilen aus dem Spiel nehmen.
rules-odin-term-pass = Passen
rules-odin-term-pass-text = In diesem Zug nichts spielen.
rules-odin-term-out = Alle Karten loswerden
rules-odin-term-out-text = Die letzten eigenen Karten spielen. Das beendet den Durchgang, und man bekommt keine Punkte.
rules-odin-term-point = Punkt
rules-odin-term-point-text = So viel kostet dich jede Karte, die du am Ende eines Durchgangs noch auf der Hand hast. Punkte sind schlecht.

rules-odin-questions = Fragen und Antworten
rules-odin-ask-take = Muss ich eine Karte nehmen, wenn ich die Mitte schlage?
rules-odin-ask-take-answer = Ja, genau eine – außer du hast gerade deine letzten Karten gespielt.
rules-odin-ask-own = Darf ich eine Karte wieder nehmen, die ich gerade gespielt habe?
rules-odin-ask-own-answer = Nein. Du nimmst eine der geschlagenen Karten; deine eigenen bleiben in der Mitte.
rules-odin-ask-fewer = Darf ich auf zwei Karten eine spielen?
rules-odin-ask-fewer-answer = Nein. Du brauchst so viele Karten, wie in der Mitte liegen, oder eine mehr.
rules-odin-ask-many = Darf ich auf eine Karte drei spielen?
rules-odin-ask-many-answer = Nein. Es darf immer nur eine Karte mehr sein.
rules-odin-ask-lead = Darf ich zwei Karten anspielen?
rules-odin-ask-lead-answer = Nur wenn sie deine ganze Hand sind und dieselbe Farbe oder dieselbe Ziffer haben.
rules-odin-ask-follow = Muss ich Farbe oder Ziffer der Mitte bedienen?
rules-odin-ask-follow-answer = Nein. Nur deine eigenen Karten müssen zusammenpassen.
rules-odin-ask-order = Ist es wichtig, in welcher Reihenfolge ich meine Karten wähle?
rules-odin-ask-order-answer = Nein. Die Ziffern zählen immer von hoch nach niedrig: 3 und 7 sind 73 wert, genau wie 7 und 3.
rules-odin-ask-beat = Muss ich die Mitte schlagen, wenn ich kann?
rules-odin-ask-beat-answer = Nein. Du darfst immer passen, außer beim Anspielen.
rules-odin-ask-pass = Bin ich aus der Runde, wenn ich gepasst habe?
rules-odin-ask-pass-answer = Nein. Kommst du vor dem Ende der Runde noch einmal dran, darfst du spielen.
rules-odin-ask-mine = Alle anderen haben gepasst. Darf ich meine eigenen Karten schlagen?
rules-odin-ask-mine-answer = Nein. Sie werden abgeworfen, und du spielst die nächste Runde an.
rules-odin-ask-out = Muss ich meine letzten Karten spielen, wenn ich kann?
rules-odin-ask-out-answer = Nein. Du darfst dich zurückhalten – etwa weil sonst die Partie endet, während jemand anderes weniger Punkte hat. Nur wenn die ganze Hand anzuspielen Pflicht ist, musst du es in diesem Fall tun.
rules-odin-ask-grow = Kann ich am Ende mehr Karten haben, als ich bekommen habe?
rules-odin-ask-grow-answer = Nein. Bevor du eine Karte nimmst, spielst du mindestens eine; deine Hand wird also nie größer.
rules-odin-ask-seen = Sehen alle, welche Karte ich nehme?
rules-odin-ask-seen-answer = Ja. Sie lag ja offen in der Mitte. Die Liste der bekannten Karten am Tisch merkt sie sich für alle.
rules-odin-ask-limit = Was ist, wenn mehrere im selben Durchgang 15 Punkte erreichen?
rules-odin-ask-limit-answer = Die Partie endet wie sonst, und wer die wenigsten Punkte hat, gewinnt. Haben mehrere gleich wenige, teilen sie sich den Sieg.

rules-odin-summary = Die Regeln auf einen Blick
rules-odin-summary-aim = Werde vor allen anderen deine Karten los. Wer die wenigsten Punkte hat, gewinnt die Partie.
rules-odin-summary-deal = Neun Karten für jeden. Zu zweit bleiben zwei Farben aus dem Spiel.
rules-odin-summary-lead = Spiel eine Karte – oder die ganze Hand, wenn alle Karten dieselbe Farbe oder dieselbe Ziffer haben.
rules-odin-summary-beat = Spiel so viele Karten, wie in der Mitte liegen, oder eine mehr: alle in derselben Farbe oder alle mit derselben Ziffer, und mit höherem Wert. Die Ziffern zählen von hoch nach niedrig: 3 und 7 ergeben 73.
rules-odin-summary-take = Hast du die Mitte geschlagen, nimm eine der geschlagenen Karten. Die anderen werden abgeworfen. Spielst du deine letzten Karten, nimmst du nichts mehr.
rules-odin-summary-round = Du darfst passen und in deinem nächsten Zug wieder spielen. Haben alle anderen nacheinander gepasst, wird die Mitte abgeworfen, und wer sie gespielt hat, spielt an.
rules-odin-summary-points = Ist jemand alle Karten los, bekommen die anderen 1 Punkt für jede Karte auf ihrer Hand. Den nächsten Durchgang eröffnet, wer links von der Person sitzt, die den letzten eröffnet hat. Die Partie endet, wenn jemand 15 oder mehr hat.
rules-odin-summary-print = Diese Übersicht drucken

rule-O1 = Alle Karten werden gemischt, und jeder bekommt neun. Der Rest bleibt bis zum nächsten Austeilen verdeckt aus dem Spiel. Zu sechst bleibt keine Karte übrig.
rule-O2 = Zu zweit bleiben zwei Farben aus dem Spiel; sie werden einmal für die ganze Partie ausgelost, und 36 Karten bleiben übrig. Ihr könnt aber auch mit allen sechs Farben spielen.
rule-O3 = Das Los entscheidet, wer den ersten Durchgang eröffnet. Gespielt wird im Uhrzeigersinn.
rule-O4 = Wer anspielt, spielt genau eine Karte – oder die ganze Hand, wenn alle Karten dieselbe Farbe oder dieselbe Ziffer haben. Etwas dazwischen geht nicht, und passen darf man auch nicht.
rule-O5 = Die ganze Hand anzuspielen ist freiwillig. Das geht bei jedem Anspiel, auch in der ersten Runde eines Durchgangs, und beendet den Durchgang.
rule-O6 = Um die Mitte zu schlagen, spiel so viele Karten, wie dort liegen, oder eine mehr: alle in derselben Farbe oder alle mit derselben Ziffer, und mit höherem Wert. Oder passe, auch wenn du schlagen könntest.
rule-O7 = Deine Karten müssen weder in der Farbe noch in der Ziffer zu denen in der Mitte passen.
rule-O8 = Der Wert einer Kombination ist die größte Zahl, die sich aus ihren Ziffern bilden lässt, also von hoch nach niedrig gelesen. Eine Karte mehr ist deshalb immer mehr wert. Bei gleichem Wert ist die Mitte nicht geschlagen.
rule-O9 = Hast du die Mitte geschlagen und noch Karten auf der Hand, nimmst du genau eine der geschlagenen Karten, und zwar nach deiner Wahl. Die anderen werden abgeworfen. Wer anspielt, hat nichts geschlagen und nimmt nichts.
rule-O10 = Spielst du deine letzten Karten, endet der Durchgang sofort. Du nimmst dann nichts mehr.
rule-O11 = Passen gilt nur für diesen Zug: Kommst du vor dem Ende der Runde noch einmal dran, darfst du wieder spielen.
rule-O12 = Haben alle anderen nacheinander gepasst, ist die Runde vorbei. Die Mitte wird abgeworfen, und wer sie gespielt hat, spielt die nächste Runde an. Die eigenen Karten kann man nie schlagen.
rule-O13 = Am Ende eines Durchgangs bekommen alle einen Punkt für jede Karte, die sie noch auf der Hand haben.
rule-O14 = Dann werden alle Karten neu gemischt und ausgeteilt. Es eröffnet, wer links von der Person sitzt, die den letzten Durchgang eröffnet hat.
rule-O15 = Die Partie ist aus, wenn nach einem Durchgang jemand 15 oder mehr Punkte hat. Wer die wenigsten hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
rule-O16 = Ihr könnt auch eine andere Punktzahl ausmachen oder nur einen einzigen Durchgang spielen.
rule-O17 = Alle dürfen wissen, welche Karten gespielt, genommen und abgeworfen wurden, wie viele Karten jeder auf der Hand hat und wie die Punkte stehen. Verdeckt bleiben die übrigen Handkarten und die Karten, die nicht ausgeteilt wurden.
rule-O18 = Ihr könnt ausmachen, dass den nächsten Durchgang eröffnet, wer den letzten gewonnen hat.
rule-O19 = Ihr könnt ausmachen, dass man die ganze Hand anspielen muss, wenn alle Karten dieselbe Farbe oder dieselbe Ziffer haben.
rule-O20 = Jeder Durchgang geht irgendwann zu Ende, und niemand hat je mehr als neun Karten auf der Hand. Alle Karten loszuwerden ist nicht immer klug: Es kann die Partie beenden, während jemand anderes weniger Punkte hat.

rules-ravens-about = Ein Wettflug für 2 Spieler von Thorsten Gimmler aus dem Jahr 2002. Jeden Morgen fliegen Odins Raben Hugin und Munin aus, um die Welt zu sehen.
rules-ravens-aim = Ziel des Spiels
rules-ravens-aim-text = Ihr fliegt mehrere Etappen um die Wette. Wer zuerst das Ende der Strecke erreicht, gewinnt die Etappe und bekommt einen Punkt für jedes Feld Vorsprung; wer mehr Karten auf den Magischen Weg gelegt hat, bekommt 3 Punkte. Hat nach einer Etappe jemand 12 oder mehr Punkte, ist die Partie aus, und wer mehr Punkte hat, gewinnt.
rules-ravens-cards = Das Spielmaterial
rules-ravens-cards-text = Beide haben die gleichen 33 Karten mit verschiedenen Rückseiten: 25 Flugkarten und 8 Odinkarten. Die 40 Landschaftskarten, die 6 Karten für den Magischen Weg und der Stein gehören beiden.
rules-ravens-box-landscapes = Es gibt fünf Landschaften, jede mit ihrem eigenen Symbol. Das sechste Symbol, ein Auge, ist das von Odin.
rules-ravens-box-flight = Für jeden: fünf Flugkarten von jeder Landschaft.
rules-ravens-box-odin = Für jeden: acht Odinkarten, vier verschiedene.
rules-ravens-box-path = 40 Landschaftskarten: jedes der zehn Paare verschiedener Landschaften dreimal und jede der fünf Doppelkarten zweimal.
rules-ravens-box-ravens = Zwei Raben, Hugin und Munin, und Odins Stein.
rules-ravens-box-magic = Sechs Karten für den Magischen Weg; in jeder Etappe kommt eine davon ins Spiel.
rules-ravens-land = Aufbau
rules-ravens-land-text = Die Landschaftskarten bilden eine Strecke mit zwei Bahnen. Jede Karte zeigt zwei Landschaften: Die eine ist ein Feld auf Hugins Bahn, die andere eines auf Munins. Dreht man die Karte, tauschen sie die Plätze. Wer auf dem ersten Platz sitzt, fliegt mit Hugin, auf dem zweiten mit Munin; am Tisch liegt deine Bahn immer auf deiner Seite.
rules-ravens-turn = Dein Zug
rules-ravens-fly = Fliegen
rules-ravens-magic = Der Magische Weg
rules-ravens-odin = Die Odinkarten
rules-ravens-stone = Der Stein
rules-ravens-extend = Die Strecke verlängern
rules-ravens-example = Ein ganzer Zug
rules-ravens-example-text = Du fliegst mit Hugin auf der unteren Bahn; das Bild zeigt nur das Ende der Strecke. Hier ist ein Zug von der ersten Karte bis zur letzten.
rules-ravens-turn-start = Du hast fünf Karten auf der Hand. Auf deinem Zusatzstapel liegt Gebirge auf Schnee.
rules-ravens-turn-run = Erste Karte aus der Hand: Wasser. Vor dir liegen zwei Seen, also fliegt Hugin zum zweiten.
rules-ravens-turn-top = Erste Karte vom Zusatzstapel: Gebirge passt zum nächsten Feld. Jetzt liegt Schnee oben auf dem Zusatzstapel.
rules-ravens-turn-joker = Schnee aus der Hand und Schnee vom Zusatzstapel sind ein Joker. Hugin fliegt auf die Ebene.
rules-ravens-turn-store = Dritte Karte aus der Hand: Du legst deine Waldkarte verdeckt auf den Zusatzstapel.
rules-ravens-turn-extend = Du verlängerst die Strecke. Die neue Karte zeigt Wald und Schnee, und du legst sie mit dem Wald auf deine Bahn: Eine Waldkarte reicht nun für zwei Felder.
rules-ravens-turn-draw = Du hast noch zwei Karten und ziehst drei nach. Dein Zug ist vorbei.
rules-ravens-end = Ende der Etappe und der Partie
rules-ravens-score = Eine Etappe wird gewertet
rules-ravens-score-text = Vor dieser Etappe hatte Hugins Spieler 7 Punkte und Munins Spieler 9.
rules-ravens-score-race = Hugin erreicht das letzte Feld. Munin liegt 4 Felder zurück, also bekommt Hugins Spieler 4 Punkte.
rules-ravens-score-magic = Hugins Spieler hat eine Karte auf dem Magischen Weg, Munins Spieler drei. Deshalb bekommt Munins Spieler 3 Punkte, obwohl er den Wettflug verloren hat.
rules-ravens-score-total = Jetzt steht es 11 zu 12. Jemand hat 12 erreicht, also ist die Partie aus, und Munins Spieler gewinnt mit mehr Punkten.
rules-ravens-score-before = Vorher
rules-ravens-short = Wenn etwas ausgeht
rules-ravens-options = Optionen
rules-ravens-options-text = Diese Optionen wählt ihr, wenn ihr einen Tisch eröffnet. Die Voreinstellungen folgen den gedruckten Regeln, so genau es geht.
rules-ravens-option-back_needs_two = Die französischen Regeln verlangen zwei Karten hinter einem Raben, der zurückgesetzt wird. In den englischen Regeln sagt dieser Satz nur, welche Karten man vom Tisch nehmen darf; schaltet die Option aus, um so zu spielen.
rules-ravens-option-protect_ravens = Die Regeln erklären das Wort „frei“, und die deutschen Karten benutzen es, doch in der französischen Übersetzung der Karten fehlt es. Hier muss eine Karte frei sein, damit sie gedreht, entfernt oder getauscht werden darf; schaltet die Option aus, um auch Karten unter einem Raben zu verändern.
rules-ravens-option-protect_stone = Dasselbe gilt für die Karte unter dem Stein. Ist die Option aus, wandert der Stein mit seiner Karte.
rules-ravens-option-longest_path = Wird die Strecke zu lang, nehmen die gedruckten Regeln Karten vom Tisch, über die beide Raben schon geflogen sind, sagen aber nicht, ab wann sie zu lang ist. Hier ist sie es mit mehr als 16 Karten, außer ihr wählt eine andere Höchstlänge oder „Unbegrenzt“.
rules-ravens-edition = Welche Ausgabe das ist
rules-ravens-edition-text = Das ist die erste Ausgabe von 2002, auf Deutsch Odins Raben, auf Englisch Odin’s Ravens; die Ausgabe von 2016 hat andere Regeln. Wir folgen der französischen Übersetzung der deutschen Regeln. Sie führt die Landschaftskarten nicht einzeln auf, deshalb stammt ihre Mischung von uns. Statt des Jüngsten beginnt, wen das Los bestimmt, und R30 und R33 sind unsere eigenen Regeln: Sie sorgen dafür, dass jede Etappe und jede Partie zu Ende geht.
rules-ravens-know = Gut zu wissen
rules-ravens-words = Begriffe
rules-ravens-term-path = Strecke
rules-ravens-term-path-text = Die Reihe der Landschaftskarten, über die beide Raben fliegen.
rules-ravens-term-lane = Bahn
rules-ravens-term-lane-text = Die Hälfte der Strecke, auf der ein Rabe fliegt.
rules-ravens-term-space = Feld
rules-ravens-term-space-text = Eine Landschaft einer Karte: ein Schritt auf einer Bahn. Gezählt wird vom Start an.
rules-ravens-term-run = Kette
rules-ravens-term-run-text = Felder einer Bahn hintereinander mit derselben Landschaft. Mit einer Karte oder einem Joker landest du auf dem letzten.
rules-ravens-term-free = Freies Feld
rules-ravens-term-free-text = Ein Feld, auf dem weder ein Rabe noch der Stein ist.
rules-ravens-term-double = Doppelkarte
rules-ravens-term-double-text = Eine Landschaftskarte, die auf beiden Bahnen dieselbe Landschaft zeigt.
rules-ravens-term-stage = Etappe
rules-ravens-term-stage-text = Ein Wettflug, vom Aufbau bis zur Wertung. Eine Partie hat mehrere Etappen.
rules-ravens-term-flight = Flugkarte
rules-ravens-term-flight-text = Eine Karte mit einer Landschaft. Sie bringt deinen Raben auf ein passendes Feld; zwei gleiche sind ein Joker.
rules-ravens-term-joker = Joker
rules-ravens-term-joker-text = Zwei gleiche Flugkarten, die zusammen für jede Landschaft stehen.
rules-ravens-term-odin = Odinkarte
rules-ravens-term-odin-text = Eine dunkle Karte mit zwei Wirkungen, von denen du eine nutzt.
rules-ravens-term-pile = Zusatzstapel
rules-ravens-term-pile-text = Dein eigener verdeckter Vorrat. In jedem Zug darfst du zusätzlich zu den Karten aus der Hand bis zu drei von oben auf dem Zusatzstapel spielen.
rules-ravens-term-pack = Nachziehstapel
rules-ravens-term-pack-text = Die verdeckten Karten, von denen du nachziehst. Für die Landschaftskarten gibt es einen eigenen Landschaftsstapel.
rules-ravens-term-discard = Abwerfen
rules-ravens-term-discard-text = Eine Karte offen auf die eigene Ablage legen. Dorthin kommen auch Karten, die du für ihre Wirkung gespielt hast.
rules-ravens-term-magic = Magischer Weg
rules-ravens-term-magic-text = Der Platz für Karten, die zu einem der zwei in dieser Etappe aufgedeckten Symbole passen. Wer dort mehr Karten hat, bekommt 3 Punkte.
rules-ravens-term-stone = Stein
rules-ravens-term-stone-text = Odins Stein versperrt ein Feld: Um es zu betreten, brauchst du doppelt so viel; der Stein ist dann weggeräumt.
rules-ravens-asked = Fragen und Antworten
rules-ravens-ask-joker = Darf ich einen Joker spielen, obwohl ich die passende Karte habe?
rules-ravens-ask-joker-answer = Ja. Zwei beliebige gleiche Flugkarten genügen.
rules-ravens-ask-stop = Darf mein Rabe mitten in einer Kette anhalten?
rules-ravens-ask-stop-answer = Nein, er landet immer auf dem letzten Feld der Kette. Nur der Stein hält ihn vorher auf.
rules-ravens-ask-look = Darf ich meinen Zusatzstapel ansehen?
rules-ravens-ask-look-answer = Jederzeit. Aber nur mit Odins Ordnung darfst du ihn umordnen.
rules-ravens-ask-same = Darf ich eine Karte noch in dem Zug spielen, in dem ich sie auf den Zusatzstapel lege?
rules-ravens-ask-same-answer = Ja, solange sie oben liegt. Sie zählt dann zweimal: einmal als Karte aus der Hand und einmal als Karte vom Zusatzstapel.
rules-ravens-ask-must = Muss ich etwas spielen?
rules-ravens-ask-must-answer = Nein. Du musst keine einzige Karte spielen. Karten, die du nicht brauchst, darfst du auch abwerfen, um neue zu ziehen.
rules-ravens-ask-extend = Darf ich die neue Landschaftskarte ansehen und dann zurücklegen?
rules-ravens-ask-extend-answer = Nein. Hast du sie genommen, musst du sie auch legen, so oder andersherum.
rules-ravens-ask-last = Darf ich die letzte Karte der Strecke entfernen?
rules-ravens-ask-last-answer = Ja, außer sie ist die einzige oder ein Rabe oder der Stein ist darauf. Ist dein Rabe dann auf dem neuen letzten Feld, gewinnst du die Etappe.
rules-ravens-ask-both = Was ist, wenn beide Raben zugleich ankommen?
rules-ravens-ask-both-answer = Das geschieht nur, wenn eine Karte entfernt wird. Dann gewinnt die Etappe, wer am Zug ist. Für den Abstand gibt es keine Punkte, aber der Magische Weg zählt wie sonst.
rules-ravens-ask-stone = Darf ich den Stein auf meine eigene Bahn setzen?
rules-ravens-ask-stone-answer = Ja, auf jedes freie Feld einer der beiden Bahnen. Du darfst ihn auch aus deinem Weg auf ein anderes freies Feld setzen.
rules-ravens-ask-magic = Darf ich eine Karte vom Magischen Weg zurücknehmen?
rules-ravens-ask-magic-answer = Nein. Sie bleibt dort, bis die Etappe endet.
rules-ravens-ask-first = Gewinnt, wer zuerst 12 Punkte hat?
rules-ravens-ask-first-answer = Nicht immer. Erst wird die Etappe für beide gewertet, dann gewinnt, wer mehr Punkte hat.
rules-ravens-summary = Die Regeln auf einen Blick
rules-ravens-summary-turn = In deinem Zug
rules-ravens-summary-plays = Bis zu drei Karten aus der Hand, bis zu drei von oben auf dem Zusatzstapel
rules-ravens-summary-extend = Wenn du willst, die Strecke um eine Karte verlängern
rules-ravens-summary-draw = Auf fünf Karten nachziehen
rules-ravens-summary-card = Mit einer Karte darfst du
rules-ravens-summary-fly = fliegen: passende Karte oder Joker, bis ans Ende der Kette
rules-ravens-summary-stone = den Stein wegräumen: zwei passende Karten oder Joker auf einmal
rules-ravens-summary-magic = sie auf den Magischen Weg legen, wenn sie zu einem Symbol passt
rules-ravens-summary-pile = sie auf deinen Zusatzstapel legen (nur aus der Hand)
rules-ravens-summary-discard = sie abwerfen
rules-ravens-summary-odin = Die Odinkarten
rules-ravens-summary-order = Ordnung: den Zusatzstapel ordnen oder zwei Landschaftskarten legen
rules-ravens-summary-raven = Rabe: den gegnerischen Raben ein Feld zurücksetzen (ab Feld 3) oder den eigenen ein Feld vorsetzen
rules-ravens-summary-land = Land: eine Landschaftskarte drehen oder entfernen
rules-ravens-summary-put = Stein: den Stein setzen oder zwei Landschaftskarten tauschen
rules-ravens-summary-points = Punkte
rules-ravens-summary-race = Zuerst auf dem letzten Feld: der Abstand der Raben
rules-ravens-summary-most = Mehr Karten auf dem Magischen Weg: 3 Punkte
rules-ravens-summary-game = 12 Punkte nach einer Etappe: Wer mehr hat, gewinnt
rules-ravens-show-match = Waldkarte, Waldfeld: Der Rabe fliegt hin.
rules-ravens-show-run = Zwei Seen hintereinander: Eine Wasserkarte bringt den Raben zum zweiten.
rules-ravens-show-joker = Zwei gleiche Flugkarten sind ein Joker, hier fürs Gebirge.
rules-ravens-show-magic = Auf diesen Magischen Weg dürfen Schnee und Wasser.
rules-ravens-show-stone = Die passende Karte und ein Joker räumen den Stein weg.
rules-ravens-show-turned = Wird die dritte Karte gedreht, entsteht für Hugin eine Kette von zwei Seen.
rules-ravens-show-score = Hugin ist im Ziel, 3 Felder voraus: 3 Punkte.

rule-R1 = Legt neun Landschaftskarten in eine Reihe, jede so herum, wie sie gezogen wird. Liegt dann auf einer Bahn zweimal hintereinander dieselbe Landschaft, dreht die neue Karte um; hilft das nicht, legt sie unter den Landschaftsstapel und nehmt die nächste.
rule-R2 = Beide Raben warten vor der ersten Karte. Eine der sechs Karten für den Magischen Weg wird aufgedeckt, der Stein liegt neben der Strecke. Beide mischen ihre eigenen 33 Karten zu einem Nachziehstapel und ziehen fünf.
rule-R3 = Das Los entscheidet, wer die erste Etappe beginnt. Später beginnt, wer weniger Punkte hat; bei Gleichstand, wer die letzte Etappe gewonnen hat.
rule-R4 = In deinem Zug darfst du bis zu drei Karten aus der Hand und bis zu drei von oben auf deinem Zusatzstapel spielen, beliebig gemischt und in beliebiger Reihenfolge; du musst keine spielen. Danach darfst du die Strecke verlängern. Zum Schluss ziehst du nach, bis du fünf Karten auf der Hand hast.
rule-R5 = Eine Karte aus der Hand darfst du auch verdeckt auf deinen Zusatzstapel legen; sie zählt als eine der drei. Du darfst ihn jederzeit durchsehen, aber nicht umordnen; die Gegenseite sieht nur, wie viele Karten er hat. Er darf beliebig hoch werden, und eine Karte darf noch im selben Zug wieder von dort gespielt werden.
rule-R6 = Vom Zusatzstapel kann nur die oberste Karte gespielt werden. Dann liegt die nächste oben.
rule-R7 = Eine Flugkarte, die zum nächsten Feld deiner Bahn passt, bringt deinen Raben dorthin. Folgen weitere Felder derselben Landschaft, fliegt er weiter und landet auf dem letzten davon; vorher anhalten kann er nicht.
rule-R8 = Zwei gleiche Flugkarten sind ein Joker: Zusammen stehen sie für jede Landschaft, auch wenn du die passende Karte hast, und fliegen wie sonst bis ans Ende der Kette. Sie dürfen aus der Hand kommen, die zwei obersten Karten deines Zusatzstapels sein, die in diesem Augenblick aufeinanderliegen, oder je eine von hier und dort. Odinkarten ergeben nie einen Joker.
rule-R9 = Eine Flugkarte mit einem der beiden Symbole darfst du auf den Magischen Weg legen; ist eines davon Odin, dann auch jede Odinkarte. Sie darf aus der Hand oder vom Zusatzstapel kommen, bewirkt dort sonst nichts und bleibt bis zum Ende der Etappe. Ein Joker darf dort nicht hin.
rule-R10 = Du darfst jede Karte auch abwerfen, ohne sie zu nutzen. Auch das zählt als gespielte Karte.
rule-R11 = Eine Odinkarte hat zwei Wirkungen. Wähle eine davon.
rule-R12 = Ordnung: Bring deinen ganzen Zusatzstapel in eine beliebige Reihenfolge. Oder leg die nächsten zwei Landschaftskarten ans Ende der Strecke: Sieh dir jede erst an und leg sie dann so herum, wie du willst.
rule-R13 = Rabe: Setz den gegnerischen Raben genau ein Feld zurück oder deinen eigenen genau ein Feld vor. Die Landschaften spielen keine Rolle. Von Feld 1 geht es zurück an den Start.
rule-R14 = Der gegnerische Rabe kann erst ab Feld 3 zurückgesetzt werden, damit mindestens zwei Karten hinter ihm liegen. Ihr könnt ausmachen, ohne diese Regel zu spielen.
rule-R15 = Land: Dreh eine Landschaftskarte um. Oder entferne eine; die Reihe rückt zusammen.
rule-R16 = Stein: Setz den Stein auf ein freies Feld einer der beiden Bahnen, auch wenn er schon woanders auf der Strecke liegt. Oder tausche zwei Landschaftskarten, ohne sie zu drehen.
rule-R17 = Ein Feld ist frei, wenn dort weder ein Rabe noch der Stein ist.
rule-R18 = Eine Landschaftskarte, auf der ein Rabe oder der Stein ist, gleich auf welchem ihrer beiden Felder, darf nicht gedreht, entfernt oder getauscht werden. Ihr könnt ausmachen, den Schutz für die Raben, für den Stein oder für beide wegzulassen. Der Stein geht dann mit seiner Karte, auch unter einen Raben, und kommt mit ihr von der Strecke, wenn sie entfernt wird; ein Rabe bleibt auf seiner Bahn, auf dem Feld mit derselben Nummer. In jedem Fall rückt ein Rabe, der näher am Ziel ist als eine entfernte Karte, mit seiner eigenen Karte nach.
rule-R19 = Liegt der Stein auf deinem nächsten Feld, brauchst du auf einmal zwei passende Karten; für jede davon geht auch ein Joker, und zwei Joker dürfen verschieden sein. Der Stein kommt von der Strecke, und dein Rabe fliegt bis ans Ende der Kette. Du spielst das eine nach dem anderen, in einer Reihenfolge deiner Wahl; ein Joker vom Zusatzstapel muss also in diesem Augenblick aus dessen zwei obersten Karten bestehen.
rule-R20 = Liegt der Stein weiter hinten in der Kette, bringt dich eine passende Karte oder ein Joker auf das Feld davor. Mit zweien räumst du ihn weg und fliegst bis ans Ende der Kette.
rule-R21 = Die Odinkarte Rabe kann deinen Raben nicht auf das Feld mit dem Stein vorsetzen. Den gegnerischen Raben kann sie dorthin zurücksetzen; der Stein bleibt liegen.
rule-R22 = Wenn du fertig gespielt hast, darfst du die Strecke um die nächste Landschaftskarte verlängern: Du nimmst sie, siehst sie dir an und legst sie so herum ans Ende, wie du willst. Dabei darf auf einer Bahn zweimal hintereinander dieselbe Landschaft liegen. In einem Zug werden höchstens drei Landschaftskarten gelegt, die von Ordnung mitgezählt, und keine mehr, wenn die Etappe zu Ende ist.
rule-R23 = Eine Etappe endet sofort, auch mitten im Zug, wenn ein Rabe auf dem letzten Feld seiner Bahn ist. Das kann auch geschehen, weil eine Karte entfernt wird, und zwar bei jedem der Raben; trifft es beide zugleich, gewinnt die Etappe, wer am Zug ist.
rule-R24 = Wer die Etappe gewinnt, bekommt einen Punkt für jedes Feld, das die Raben auseinander sind. Wer mehr Karten auf dem Magischen Weg hat, bekommt 3 Punkte, ob mit oder ohne Sieg im Wettflug; bei Gleichstand bekommt sie niemand.
rule-R25 = Ist dein Nachziehstapel leer, mische deine Ablage zu einem neuen. Ist auch sie leer, hast du weniger Karten auf der Hand.
rule-R26 = Ist der Landschaftsstapel leer, werden die entfernten Landschaftskarten zu einem neuen gemischt. Gibt es keine, kann die Strecke nicht verlängert werden.
rule-R27 = Für die nächste Etappe wird alles neu aufgebaut. Die Punkte bleiben.
rule-R28 = Ist eine Etappe fertig gewertet und hat jemand 12 oder mehr Punkte, ist die Partie aus. Wer mehr Punkte hat, gewinnt; bei Gleichstand, wer zuletzt eine Etappe gewonnen hat. Hat niemand eine gewonnen, gewinnt ihr beide.
rule-R29 = Besteht die Strecke nur noch aus einer Karte, kann diese nicht entfernt werden.
rule-R30 = Nach 200 Zügen endet eine Etappe so, wie sie steht. Der Rabe, der vorn liegt, gewinnt sie, und gewertet wird wie sonst; liegen beide gleichauf, bekommt niemand Punkte für den Wettflug.
rule-R31 = Alle sehen die Strecke, die Raben, den Stein, den Magischen Weg und die Karten darauf, beide Ablagen, die entfernten Landschaftskarten, die Punkte und wie viele Karten auf jeder Hand und in jedem Stapel sind. Die Handkarten sind geheim, einen Zusatzstapel darf nur durchsehen, wem er gehört, und in welcher Reihenfolge ein Nachziehstapel oder der Landschaftsstapel liegt, weiß niemand – außer bei Landschaftskarten, die vor aller Augen daruntergekommen sind.
rule-R32 = Hat die Strecke am Ende eines Zuges, nach dem Verlängern, mehr als 16 Karten, kommt ihre erste Karte ganz nach unten in den Landschaftsstapel, und so weiter, bis es noch 16 sind. Früher ist Schluss, wenn auf dieser Karte der Stein liegt oder wenn danach hinter der Karte eines Raben weniger als zwei Karten wären. Die Felder werden neu gezählt; die Abstände ändern sich nicht. Ihr könnt eine andere Höchstlänge ausmachen oder gar keine.
rule-R33 = Macht in 20 Etappen hintereinander niemand einen Punkt, ist die Partie aus. Wer mehr Punkte hat, gewinnt; ein Gleichstand wird wie sonst entschieden.

## Pages

lobby-own = Deine Tische
lobby-public = Öffentliche Tische
lobby-playing = Partie läuft
lobby-waiting = Wartet auf den Start
lobby-free =
    { $count ->
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
lobby-full = Alle Plätze sind besetzt
lobby-bot-seats =
    { $count ->
        [one] Du kannst für einen Bot einspringen.
       *[other] Du kannst für einen der { $count } Bots einspringen.
    }
lobby-who = Mit { $names }
lobby-nobody = Noch sitzt hier niemand
lobby-alone = Sonst ist noch niemand da
lobby-sit = Mitspielen
lobby-look = Zuschauen
lobby-none-right = Oder eröffne selbst einen Tisch:
lobby-quiet = Still ist es in der Halle
lobby-quiet-text = Gerade ist kein öffentlicher Tisch offen. Eröffne einen, dann finden ihn andere hier.
lobby-open = Tisch für { $game } eröffnen
stats-game = Spiel
stats-rating = Wertung
stats-games = Partien
stats-won = Siege
stats-mean-points = Punkte pro Partie
stats-unrated = ohne Wertung
stats-standings = Ergebnisse nach Spiel und Spielerzahl
stats-plots-of =
    { $players ->
        [one] { $game } mit { $players } Spieler: die letzten Partien
       *[other] { $game } mit { $players } Spielern: die letzten Partien
    }
stats-not-recent = Keine der letzten Partien war von dieser Art.
stats-rating-title = Wertung in den letzten Partien
stats-rating-summary =
    { $count ->
        [one] Die Wertung ging in der letzten Partie von { $from } auf { $to }.
       *[other] Die Wertung ging in den letzten { $count } Partien von { $from } auf { $to }. Die Liste unten zeigt jede Partie.
    }
stats-rating-point = { $day }: { $rating } ({ $change }), Platz { $place } von { $players }
stats-dot-won = gewonnen
stats-dot-other = nicht gewonnen
stats-places-title = Plätze
stats-place-count =
    { $count ->
        [one] Platz { $place }: einmal
       *[other] Platz { $place }: { $count }-mal
    }
stats-place-of = Platz { $place } von { $players }
stats-points-title = Punkte
stats-points-summary =
    { $count ->
        [one] Punkte in der letzten Partie: { $points }.
       *[other] Im Schnitt { $points } Punkte pro Partie in den letzten { $count } Partien. Die Liste unten zeigt jede Partie.
    }
stats-points-point =
    { $points ->
        [one] { $day }: { $points } Punkt
       *[other] { $day }: { $points } Punkte
    }
stats-points-best-odin = Im Schnitt { $points }; weniger ist besser.
stats-points-best-ravens = Im Schnitt { $points }; mehr ist besser.
stats-recent = Letzte Partien
stats-against = Gegen { $names }
stats-named-bot = { $name } (Bot)
stats-several = { $count } × { $name }
stats-change = Änderung der Wertung:
stats-replay = Partie ansehen: { $game }, { $day }
stats-bot = Bot
stats-program = Eigenes Programm eines Spielers
stats-deleted = gelöschtes Konto
stats-this-is-you = Das bist du
stats-none = { $name } hat noch keine Partie zu Ende gespielt.
stats-none-yet = Nach deiner ersten Partie findest du hier deine Wertungen und Ergebnisse.
stats-play = { $game } spielen
ranks-of =
    { $players ->
        [one] Rangliste von { $game } mit { $players } Spieler
       *[other] Rangliste von { $game } mit { $players } Spielern
    }
ranks-choose-game = Spiel wählen
ranks-rank = Rang
ranks-name = Name
ranks-more = Mehr zeigen
ranks-none = Noch keine Namen
ranks-none-text = Noch hat hier niemand genug gewertete Partien zu Ende gespielt. Der erste Name könnte deiner sein.
ranks-about = Auf die Liste kommt man nach fünf gewerteten Partien. Sortiert wird vorsichtig: Von der Wertung wird das Doppelte ihrer Unsicherheit abgezogen, und die schrumpft mit jeder Partie. Auch Bots stehen auf der Liste und sind gekennzeichnet.
me-nobody = Du hast hier noch keinen Namen
me-nobody-text = Sobald du dich an einen Tisch setzt, bist du Gast: ganz ohne Anmeldung, und dieser Browser merkt sich dich. Hast du ein Konto, dann melde dich an.
me-guest = Gast – nur diesem Browser bekannt
me-account = Angemeldet als { $account }
me-public = Dein öffentliches Profil
me-name-title = Dein Name
me-shown-name = Der Name, den andere sehen
me-rename = Speichern
me-renamed = Gespeichert
me-keep = Behalte deine Ergebnisse
me-keep-text = Mit einem Konto kannst du dich von überall anmelden. Ein Name und ein Passwort genügen; alles, was du gespielt hast, bleibt deins.
me-make-account = Konto anlegen
me-name = Name
me-password = Passwort
me-password-old = Altes Passwort
me-password-new = Neues Passwort, mindestens 8 Zeichen
me-password-title = Passwort ändern
me-password-change = Passwort ändern
me-password-changed = Passwort geändert
me-password-about = Überall sonst wirst du abgemeldet, und die Token deiner Programme werden ungültig.
me-sign-in = Anmelden
me-sign-in-guest = Du spielst gerade als Gast mit dem Namen { $name }. Meldest du dich mit einem anderen Konto an, bleiben die Partien dieses Gasts zurück.
me-signed-in = Dein Konto
me-signed-in-text = Deine Ergebnisse sind sicher, und du kannst dich in jedem Browser anmelden.
me-sign-out = Abmelden
me-sessions = Wo du angemeldet bist
me-sessions-about = Alle Browser, in denen du angemeldet bist. Melde die ab, die du nicht mehr benutzt oder nicht kennst.
me-session-on = { $browser } auf { $system }
me-session-unknown = ein unbekannter Browser
me-session-here = dieser Browser
me-session-seen = zuletzt benutzt am { $day }
me-session-end-named = Abmelden: { $name }
me-sessions-end-others = Überall sonst abmelden
me-statistics = Deine Ergebnisse
me-games = Deine Partien gegen Bots
me-games-about = Partien, die du in diesem Browser zu Ende gespielt hast. Was auf dem Server gespeichert ist, kannst du überall ansehen, wo du angemeldet bist.
me-game-here = nur in diesem Browser
me-game-kept = auf dem Server
me-game-keep-named = Auf dem Server speichern: { $game }, { $day }
me-game-delete = Löschen
me-game-delete-named = Löschen: { $game }, { $day }
me-tokens = Programme, die für dich spielen
me-tokens-about = Mit einem Token kann dein eigenes Programm unter deinem Namen spielen.
me-tokens-more = Was Programme können
me-token-label = Wofür es ist
me-token-make = Token erstellen
me-token-unnamed = ohne Namen
me-token-made = erstellt am { $day }
me-token-end = Widerrufen
me-token-end-named = Das Token „{ $name }“ widerrufen
me-token-once = Das ist dein Token. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
me-token = Token
me-copy = Kopieren
me-copied = Kopiert
me-data = Deine Daten
me-data-about = Du kannst alles herunterladen, was über dich gespeichert ist, oder es löschen lassen.
me-download = Meine Daten herunterladen
me-delete = Alle meine Daten löschen
me-delete-about = Gelöscht werden dein Name, dein Konto, deine Ergebnisse und alles, was du geschrieben hast. Die Partien bleiben deinen Mitspielern erhalten, ohne deinen Namen.
me-delete-sure = Ganz sicher? Das lässt sich nicht rückgängig machen.
me-delete-no = Alles behalten
me-delete-on = Weiter
me-delete-yes = Ja, alles löschen
set-about = Diese Einstellungen merkt sich nur dieser Browser.
set-you = Du
set-account-about = Mit einem Konto kannst du dich von überall anmelden.
set-look = Aussehen und Sprache
set-theme = Farbschema
set-theme-system = Wie das System
set-theme-dark = Dunkel
set-theme-light = Hell
set-hall = Tisch
set-hall-longhouse = Langhaus
set-hall-fjord = Fjord
set-hall-grove = Hain
set-back = Kartenrücken
set-back-own = Vom Spiel
set-back-runes = Runen
set-back-knot = Knoten
set-back-sail = Segel
set-motion = Animationen
set-motion-about = Karten gleiten an ihren Platz, statt zu springen.
set-hear = Ton und Benachrichtigungen
set-sound = Töne
set-sound-about = Karten auf Holz, und ein Horn, wenn du dran bist.
set-volume = Lautstärke
set-notify = Benachrichtigungen
set-notify-about = Meldet dir, dass du dran bist, wenn dieser Tab im Hintergrund ist.
set-notify-impossible = Dieser Browser kann hier keine Benachrichtigungen zeigen.
set-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen für diese Website kannst du das ändern.
set-play = Am Tisch
set-sorting = Deine Hand
set-tables = Tische, die du eröffnest
set-solo = Gegen Bots in diesem Browser spielen
set-solo-about = Beginnt sofort und geht auch ohne Netz. Sonst spielt der Server, und du kannst auf einem anderen Gerät weiterspielen.
set-hints = Tipps
set-hints-about = Du kannst fragen, welchen Zug ein starker Bot machen würde. Partien mit Tipps werden nicht gewertet.
set-keys-about = Wenn aus, wirken am Tisch nur Eingabetaste, Leertaste, Esc und die Pfeiltasten.
set-keys = Buchstaben und Ziffern benutzen
about-what = Ein Ort, um Karten zu spielen: mit Freunden oder gegen Bots, die vorausdenken. Kostenlos, quelloffen und ohne Werbung.
about-whose = Autoren und Verlage
about-game-odin = Von Gary Kim, Hope S. Hwang und Yohan Goh. Illustriert von Crocotame, erschienen bei Helvetiq.
about-game-ravens = Von Thorsten Gimmler, 2002; auf Englisch als „Odin’s Ravens“ bekannt. Illustriert von Anke Pohl, Thilo Rick und Andreas Steiner, erschienen bei Kosmos.
about-unofficial = Dies ist ein inoffizielles Projekt von Leuten, die diese Spiele mögen. Texte, Code und Bilder sind eigene, und es gibt keine Verbindung zu den Autoren, Illustratoren oder Verlagen. Wenn du hier gern spielst, kauf die Spiele.
about-fair = Ehrlich gemischt
about-fair-text = Vor einer Partie versiegelt der Server das Geheimnis seines Mischens, und der Browser jedes Mitspielers gibt eine eigene Zahl dazu. Ist die Partie aus, kann dein Browser jede Kartenverteilung nachrechnen und zeigen, dass nichts verändert wurde.
about-programs = Offen für Programme
about-programs-text = Alles, was diese Seite kann, kann auch ein Programm.
about-programs-link = Zur Dokumentation der API
about-private = Deine Daten gehören dir
about-private-text = Kein Tracking, und nichts wird von fremden Seiten geladen. Du kannst alles herunterladen oder löschen, was über dich gespeichert ist.
about-private-link = Dein Profil
about-licence = Lizenz
about-licence-text = Allfather ist freie Software unter der MIT-Lizenz. Die Schrift ist Marcellus von Astigmatic, unter der SIL Open Font License.

## Replay

replay-of = Aufzeichnung: { $game }
replay-about = Über diese Partie
replay-controls = Steuerung der Wiedergabe
replay-step = Schritt
replay-step-of = { $step } von { $count }
replay-steps = Schritte
review = Analyse
review-about = Ein starker Bot sieht sich die Entscheidungen an, weiß dabei nur, was zu sehen war, und zeigt, wo ein anderer Zug besser gewesen wäre. Die Prozentzahlen sind die Gewinnchancen.
review-whose = Wessen Entscheidungen?
review-progress = Entscheidung { $done } von { $count } …
review-found =
    { $count ->
        [one] Eine Entscheidung
       *[other] { $count } Entscheidungen
    }: { $remarks ->
        [0] viel besser wäre es nie gegangen.
        [one] einmal wäre es besser gegangen:
       *[other] { $remarks }-mal wäre es besser gegangen:
    }
review-better = Besser: { $action }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-pace = Tempo
replay-pace-slow = Langsam
replay-pace-normal = Normal
replay-pace-quick = Schnell
replay-eyes = Blickwinkel
replay-all-hands = Alle Handkarten
replay-eyes-of = Aus Sicht von { $name }
replay-new-pack = Die Ablage wird zu einem neuen Nachziehstapel gemischt.
replay-new-landscapes = Die entfernten Landschaftskarten werden zu einem neuen Landschaftsstapel gemischt.
replay-broken-off = Diese Partie wurde nicht zu Ende gespielt.
replay-download = Aufzeichnung herunterladen
replay-fairness-file = Prüfdatei
replay-another = Andere Partie
replay-failed = Diese Partie lässt sich nicht zeigen
replay-not-over = Diese Partie läuft noch
replay-not-over-text = Ihre Karten bleiben verdeckt, bis sie aus ist.
replay-to-table = Zum Tisch
replay-open-title = Gespeicherte Partie ansehen
replay-open-text = Jede beendete Partie lässt sich als Aufzeichnung speichern: eine kleine Textdatei. Öffne hier eine, um die Partie Schritt für Schritt noch einmal anzusehen und ihre Kartenverteilung zu prüfen.
replay-choose-file = Aufzeichnung wählen
replay-drop = oder irgendwo auf diese Seite ziehen
replay-paste = Oder eine Aufzeichnung einfügen
replay-show = Partie zeigen
replay-has-fairness = Die Prüfdatei ist hinzugefügt.
replay-refused = Das ist keine Aufzeichnung einer Partie
replay-refused-line = Zeile { $line } ist ungültig
replay-empty = In dieser Partie ist noch nichts geschehen.
replay-checking = Dein Browser rechnet jede Kartenverteilung nach …
replay-unreadable = Ab Zeile { $line } ist die Aufzeichnung nicht lesbar.
replay-give-fairness = Um die Kartenverteilung dieser Aufzeichnung zu prüfen, füg die Prüfdatei derselben Partie hinzu. Du findest sie dort, wo du die Aufzeichnung herhast.
replay-unchecked = Dein Browser kann die Kartenverteilung dieses Spiels nicht prüfen: Diese Seite kennt seine Regeln nicht.
replay-no-fairness = Das ist keine Prüfdatei.
replay-right = stimmt
replay-wrong = stimmt nicht
replay-fair = Jede Kartenverteilung stimmt
replay-unfair = Etwas passt nicht zusammen
replay-fair-text =
    { $count ->
        [one] Dein Browser hat die Kartenverteilung dieser Partie aus dem Geheimnis des Servers und den Zahlen der Spieler nachgerechnet und kam auf dieselben Karten.
       *[other] Dein Browser hat alle { $count } Kartenverteilungen dieser Partie aus dem Geheimnis des Servers und den Zahlen der Spieler nachgerechnet und kam auf dieselben Karten.
    }
replay-unfair-text = Was unten markiert ist, passt nicht zu dem, was der Server versprochen hat. Entweder wurde die Aufzeichnung verändert, oder die Karten wurden nicht so verteilt, wie sie sollten.
replay-found-secret-ok = Das Geheimnis ist dasselbe, das der Server vor der Partie versiegelt hat.
replay-found-secret-wrong = Das Geheimnis ist nicht dasselbe, das der Server vor der Partie versiegelt hat.
replay-found-nonces-ok = Die Liste der Zahlen der Spieler ist vollständig.
replay-found-nonces-wrong = Die Liste der Zahlen der Spieler gehört nicht zu dieser Partie.
replay-found-promise-ok = Das Siegel ist dasselbe, das dieser Browser vor der Partie gesehen hat.
replay-found-promise-wrong = Das Siegel ist nicht dasselbe, das dieser Browser vor der Partie gesehen hat.
replay-found-promise-late-ok = Das Siegel ist das, das dieser Browser während der Partie gesehen hat.
replay-found-promise-late-wrong = Das Siegel ist nicht das, das dieser Browser während der Partie gesehen hat.
replay-found-own-nonce-ok = Die Zahl, die dieser Browser dazugegeben hat, ist unter den Zahlen der Spieler.
replay-found-own-nonce-wrong = Die Zahl, die dieser Browser dazugegeben hat, fehlt unter den Zahlen der Spieler.
replay-found-seals-ok = Die Zahlen der Spieler sind die, die versiegelt waren, bevor eine davon aufgedeckt wurde.
replay-found-seals-wrong = Die Zahlen der Spieler sind nicht die, die versiegelt waren, bevor eine davon aufgedeckt wurde.
replay-found-shown-ok = Die Karten und Züge der Aufzeichnung sind die, die dieser Browser gezeigt bekam.
replay-found-shown-wrong = Die Aufzeichnung hat andere Karten oder Züge, als dieser Browser gezeigt bekam.
replay-unopened =
    { $count ->
        [one] Jemand hat eine Zahl versiegelt, aber nicht aufgedeckt.
       *[other] { $count } Spieler haben Zahlen versiegelt, aber nicht aufgedeckt.
    }
replay-found-beginning-wrong = Die Aufzeichnung beginnt nicht mit der ersten Kartenverteilung einer Partie.
replay-deals-ok =
    { $count ->
        [0] In der Aufzeichnung gibt es keine Kartenverteilung.
        [one] Die Kartenverteilung folgt aus dem Geheimnis und diesen Zahlen.
       *[other] Alle { $count } Kartenverteilungen folgen aus dem Geheimnis und diesen Zahlen.
    }
replay-deals-wrong =
    { $count ->
        [one] Eine Kartenverteilung folgt nicht aus dem Geheimnis und diesen Zahlen.
       *[other] { $count } Kartenverteilungen folgen nicht aus dem Geheimnis und diesen Zahlen.
    }
replay-all-deals =
    { $count ->
        [one] Die Kartenverteilung im Einzelnen
       *[other] Alle { $count } Kartenverteilungen im Einzelnen
    }
replay-deal = Kartenverteilung { $number }
replay-part-opener = wer eröffnet
replay-part-colours = Farben
replay-part-hands = Handkarten
replay-part-starter = wer beginnt
replay-part-magic = Magischer Weg
replay-part-landscapes = Landschaftsstapel
replay-part-pack = neuer Nachziehstapel
replay-part-pack_0 = Nachziehstapel des ersten Spielers
replay-part-pack_1 = Nachziehstapel des zweiten Spielers
replay-means-fair = So konnte sich niemand die Karten aussuchen: Der Server hatte sein Geheimnis versiegelt, bevor dein Browser seine Zahl dazugab.
replay-means-sealed = Der Server hatte sein Geheimnis vor der Partie versiegelt. Dein Browser hat zu dieser Partie keine Zahl dazugegeben; wer mitgespielt hat, kann prüfen, ob die eigene dabei ist.
replay-means-unpromised = Dein Browser war beim Beginn der Partie nicht dabei und kann nicht sagen, ob das Siegel noch dasselbe ist. Wer mitgespielt hat, kann es.
replay-means-alone = Niemand hat eine Zahl dazugegeben, also hat der Server allein gemischt.
replay-limits = Keine Prüfung kann zeigen, ob jemandem die Karten anderer verraten wurden.

## Ravens

card-M = Gebirge
card-F = Wald
card-W = Wasser
card-S = Schnee
card-P = Ebene
card-Odin = Odin
card-order = Odins Ordnung
card-raven = Odins Rabe
card-land = Odins Land
card-stone = Odins Stein
ravens-path = Die Strecke
ravens-middle = Der Magische Weg und der Landschaftsstapel
ravens-magic-way = Magischer Weg
ravens-hand = Deine Hand und die oberste Karte deines Zusatzstapels
ravens-choices = Was du tun kannst
ravens-start = Start
ravens-goal = Das Ziel
ravens-stage = Etappe { $number }
ravens-turn = Zug { $number }
ravens-none = keine
ravens-points = { $points } von 12 Punkten
ravens-land = Karte { $number }: { $hugin } für Hugin, { $munin } für Munin.
ravens-both = { $one }, { $other }
ravens-aim-card = Diese Karte wählen. { $card }
ravens-aim-space = Feld { $number } von { $raven } wählen, { $land }
ravens-raven-on =
    { $space ->
        [0] { $raven } wartet am Start.
       *[other] { $raven } ist auf Feld { $space }.
    }
ravens-card-idle = { $card }, jetzt nicht spielbar
ravens-card-alone = { $card }, fliegt auf Feld { $space }
ravens-card-together = { $card }, fliegt als Paar auf Feld { $space }
ravens-top =
    { $count ->
        [one] Oben auf deinem Zusatzstapel: { $cards }. Es ist die einzige Karte.
       *[other] Oben auf deinem Zusatzstapel: { $cards }. Er hat { $count } Karten.
    }
ravens-open-hand = Hand: { $cards }
ravens-left-hand =
    { $count ->
        [0] Du kannst in diesem Zug keine Karte mehr aus der Hand spielen
        [one] Du kannst in diesem Zug noch eine Karte aus der Hand spielen
       *[other] Du kannst in diesem Zug noch { $count } Karten aus der Hand spielen
    }
ravens-left-pile =
    { $count ->
        [0] Du kannst in diesem Zug keine Karte mehr vom Zusatzstapel spielen
        [one] Du kannst in diesem Zug noch eine Karte vom Zusatzstapel spielen
       *[other] Du kannst in diesem Zug noch { $count } Karten vom Zusatzstapel spielen
    }
ravens-word-hand = Hand
ravens-word-pile = Zusatz
ravens-word-pack = Ziehstapel
ravens-word-discard = Ablage
ravens-word-landscapes = Landschaften
ravens-stack-hand =
    { $count ->
        [one] Hand: { $count } Karte
       *[other] Hand: { $count } Karten
    }
ravens-stack-pile =
    { $count ->
        [one] Zusatzstapel: { $count } Karte
       *[other] Zusatzstapel: { $count } Karten
    }
ravens-stack-pack =
    { $count ->
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }
ravens-stack-discard =
    { $count ->
        [one] Ablage: { $count } Karte
       *[other] Ablage: { $count } Karten
    }
ravens-stack-landscapes =
    { $count ->
        [one] Landschaftsstapel: { $count } Karte
       *[other] Landschaftsstapel: { $count } Karten
    }
ravens-look = { $what } – ansehen
ravens-title-pile =
    { $name ->
        [you] Dein Zusatzstapel
       *[other] Der Zusatzstapel von { $name }
    }
ravens-title-discard =
    { $name ->
        [you] Deine Ablage
       *[other] Die Ablage von { $name }
    }
ravens-title-magic = Der Magische Weg
ravens-title-landscapes = Der Landschaftsstapel
ravens-from-top = Von oben nach unten
ravens-discarded = Gespielt und abgeworfen
ravens-magic-about = Karten mit einem seiner Symbole dürfen hierher gelegt werden. Wer am Ende der Etappe mehr Karten hier hat, bekommt 3 Punkte.
ravens-removed = Von der Strecke entfernt
ravens-bottom = Ganz unten im Landschaftsstapel

# What a button does: short, as a command.
ravens-do-fly = Fliegen
ravens-do-fly-to = Auf Feld { $space } fliegen
ravens-do-fly-goal = Ins Ziel fliegen
ravens-do-clear = Stein wegräumen
ravens-do-clear-to = Stein wegräumen, auf Feld { $space } fliegen
ravens-do-clear-goal = Stein wegräumen, ins Ziel fliegen
ravens-do-pile = Auf den Zusatzstapel
ravens-do-magic = Auf den Magischen Weg
ravens-do-drop = Abwerfen
ravens-do-order-pile = Zusatz{ "\u00AD" }stapel ordnen
ravens-do-order-path = Zwei Landschafts{ "\u00AD" }karten legen
ravens-do-raven-back = { $raven } zurücksetzen
ravens-do-raven-back-to =
    { $space ->
        [0] { $raven } an den Start zurücksetzen
       *[other] { $raven } auf Feld { $space } zurücksetzen
    }
ravens-do-raven-on = { $raven } ein Feld vorsetzen
ravens-do-raven-on-to = { $raven } auf Feld { $space } vorsetzen
ravens-do-land-turn = Karte der Strecke drehen
ravens-do-land-remove = Karte der Strecke entfernen
ravens-do-stone-put = Stein setzen
ravens-do-stone-swap = Karten der Strecke tauschen
ravens-do-end = Zug beenden
ravens-do-extend = Strecke verlängern
ravens-do-stay = Nicht verlängern
ravens-do-keep = Wie gezogen
ravens-do-turn = Andersherum

# What is to be done now.
ravens-now-play = Wähle Karten aus deiner Hand oder von oben auf deinem Zusatzstapel.
ravens-now-done = Du kannst nichts mehr spielen.
ravens-now-land-turn = Welche Karte willst du drehen?
ravens-now-land-remove = Welche Karte willst du entfernen?
ravens-now-stone-put = Wähle ein Feld für den Stein.
ravens-now-stone-swap = Wähle die erste der beiden Karten zum Tauschen, die näher am Start.
ravens-now-stone-swap-second = Mit welcher Karte soll sie tauschen?
ravens-now-order = Bau deinen Zusatzstapel von unten nach oben neu auf: Welche Karte kommt als Nächste?
ravens-now-extend = Die Strecke verlängern, bevor dein Zug endet?
ravens-now-orient = Wie herum legst du sie ans Ende der Strecke?
ravens-take-advice = Die empfohlenen Karten wählen
ravens-hint = Tipp: { $action } – damit gewinnst du etwa { $share } % der Partien.
ravens-hint-forced = Tipp: { $action }. Etwas anderes ist nicht möglich.
ravens-selected = Gewählt: { $cards }.
ravens-selected-none = Nichts gewählt.
ravens-not-together = Diese Karten lassen sich nicht zusammen spielen.
ravens-one-at-a-time = Dorthin kann nur eine Karte auf einmal.
ravens-choose-effect = Wähle, was diese Karte bewirken soll.
ravens-order-so-far = Von unten:
ravens-lays-own = { $land } für dich
ravens-lays-other = { $land } für die Gegenseite

# The log.
ravens-did-fly-hand =
    { $name ->
        [you] Du fliegst mit { $cards }.
       *[other] { $name } fliegt mit { $cards }.
    }
ravens-did-fly-pair =
    { $name ->
        [you] Du fliegst mit einem Joker: zweimal { $card }.
       *[other] { $name } fliegt mit einem Joker: zweimal { $card }.
    }
ravens-did-fly-pile =
    { $name ->
        [you]
            { $count ->
                [one] Du fliegst mit der obersten Karte vom Zusatzstapel.
               *[other] Du fliegst mit { $count } Karten vom Zusatzstapel.
            }
       *[other]
            { $count ->
                [one] { $name } fliegt mit der obersten Karte vom Zusatzstapel.
               *[other] { $name } fliegt mit { $count } Karten vom Zusatzstapel.
            }
    }
ravens-did-fly-both =
    { $name ->
        [you]
            { $count ->
                [one] Du fliegst mit { $cards } und der obersten Karte vom Zusatzstapel.
               *[other] Du fliegst mit { $cards } und { $count } Karten vom Zusatzstapel.
            }
       *[other]
            { $count ->
                [one] { $name } fliegt mit { $cards } und der obersten Karte vom Zusatzstapel.
               *[other] { $name } fliegt mit { $cards } und { $count } Karten vom Zusatzstapel.
            }
    }
ravens-did-clear-hand =
    { $name ->
        [you] Du räumst den Stein mit { $cards } weg und fliegst weiter.
       *[other] { $name } räumt den Stein mit { $cards } weg und fliegt weiter.
    }
ravens-did-clear-pile =
    { $name ->
        [you]
            { $count ->
                [one] Du räumst den Stein mit der obersten Karte vom Zusatzstapel weg und fliegst weiter.
               *[other] Du räumst den Stein mit { $count } Karten vom Zusatzstapel weg und fliegst weiter.
            }
       *[other]
            { $count ->
                [one] { $name } räumt den Stein mit der obersten Karte vom Zusatzstapel weg und fliegt weiter.
               *[other] { $name } räumt den Stein mit { $count } Karten vom Zusatzstapel weg und fliegt weiter.
            }
    }
ravens-did-clear-both =
    { $name ->
        [you]
            { $count ->
                [one] Du räumst den Stein mit { $cards } und der obersten Karte vom Zusatzstapel weg und fliegst weiter.
               *[other] Du räumst den Stein mit { $cards } und { $count } Karten vom Zusatzstapel weg und fliegst weiter.
            }
       *[other]
            { $count ->
                [one] { $name } räumt den Stein mit { $cards } und der obersten Karte vom Zusatzstapel weg und fliegt weiter.
               *[other] { $name } räumt den Stein mit { $cards } und { $count } Karten vom Zusatzstapel weg und fliegt weiter.
            }
    }
ravens-did-pile =
    { $name ->
        [you] Du legst eine Karte auf den Zusatzstapel.
       *[other] { $name } legt eine Karte auf den Zusatzstapel.
    }
ravens-did-pile-card =
    { $name ->
        [you] Du legst { $card } auf den Zusatzstapel.
       *[other] { $name } legt { $card } auf den Zusatzstapel.
    }
ravens-did-next =
    { $name ->
        [you] Du legst die nächste Karte auf den Zusatzstapel.
       *[other] { $name } legt die nächste Karte auf den Zusatzstapel.
    }
ravens-did-next-card =
    { $name ->
        [you] Du legst als Nächstes { $card } auf den Zusatzstapel.
       *[other] { $name } legt als Nächstes { $card } auf den Zusatzstapel.
    }
ravens-did-drop-card =
    { $name ->
        [you] Du wirfst { $card } ab.
       *[other] { $name } wirft { $card } ab.
    }
ravens-did-drop-top =
    { $name ->
        [you] Du wirfst die oberste Karte vom Zusatzstapel ab.
       *[other] { $name } wirft die oberste Karte vom Zusatzstapel ab.
    }
ravens-did-magic-card =
    { $name ->
        [you] Du legst { $card } auf den Magischen Weg.
       *[other] { $name } legt { $card } auf den Magischen Weg.
    }
ravens-did-magic-top =
    { $name ->
        [you] Du legst die oberste Karte vom Zusatzstapel auf den Magischen Weg.
       *[other] { $name } legt die oberste Karte vom Zusatzstapel auf den Magischen Weg.
    }
ravens-did-order-pile =
    { $name ->
        [you] Du spielst Ordnung und ordnest den Zusatzstapel.
       *[other] { $name } spielt Ordnung und ordnet den Zusatzstapel.
    }
ravens-did-order-path =
    { $name ->
        [you] Du spielst Ordnung und verlängerst die Strecke.
       *[other] { $name } spielt Ordnung und verlängert die Strecke.
    }
ravens-did-raven-back =
    { $name ->
        [you] Du spielst Rabe und setzt den anderen Raben zurück.
       *[other] { $name } spielt Rabe und setzt den anderen Raben zurück.
    }
ravens-did-raven-on =
    { $name ->
        [you] Du spielst Rabe und rückst ein Feld vor.
       *[other] { $name } spielt Rabe und rückt ein Feld vor.
    }
ravens-did-land-turn =
    { $name ->
        [you] Du spielst Land und drehst eine Karte der Strecke.
       *[other] { $name } spielt Land und dreht eine Karte der Strecke.
    }
ravens-did-land-remove =
    { $name ->
        [you] Du spielst Land und entfernst eine Karte der Strecke.
       *[other] { $name } spielt Land und entfernt eine Karte der Strecke.
    }
ravens-did-stone-put =
    { $name ->
        [you] Du spielst Stein und setzt den Stein.
       *[other] { $name } spielt Stein und setzt den Stein.
    }
ravens-did-stone-swap =
    { $name ->
        [you] Du spielst Stein und tauschst zwei Karten der Strecke.
       *[other] { $name } spielt Stein und tauscht zwei Karten der Strecke.
    }
ravens-did-at-card =
    { $name ->
        [you] Du wählst Karte { $number }.
       *[other] { $name } wählt Karte { $number }.
    }
ravens-did-at-space =
    { $name ->
        [you] Du wählst Feld { $number } von { $raven }.
       *[other] { $name } wählt Feld { $number } von { $raven }.
    }
ravens-did-end =
    { $name ->
        [you] Du spielst keine Karte mehr.
       *[other] { $name } spielt keine Karte mehr.
    }
ravens-did-extend =
    { $name ->
        [you] Du verlängerst die Strecke.
       *[other] { $name } verlängert die Strecke.
    }
ravens-did-stay =
    { $name ->
        [you] Du verlängerst die Strecke nicht.
       *[other] { $name } verlängert die Strecke nicht.
    }
ravens-did-keep =
    { $name ->
        [you] Du legst die Landschaftskarte so, wie sie gezogen wurde.
       *[other] { $name } legt die Landschaftskarte so, wie sie gezogen wurde.
    }
ravens-did-turn =
    { $name ->
        [you] Du legst die Landschaftskarte andersherum.
       *[other] { $name } legt die Landschaftskarte andersherum.
    }
ravens-path-trimmed =
    { $count ->
        [one] Die Strecke ist zu lang: Ihre erste Karte kommt unter den Landschaftsstapel.
       *[other] Die Strecke ist zu lang: Ihre ersten { $count } Karten kommen unter den Landschaftsstapel.
    }

# The last turn in a line, after the name and small pictures of the cards.
ravens-recap-fly = fliegt
ravens-recap-clear = räumt den Stein weg und fliegt
ravens-recap-magic = auf den Magischen Weg
ravens-recap-drop = abgeworfen
ravens-recap-pile = auf den Zusatzstapel
ravens-recap-order-pile = ordnet den Zusatzstapel
ravens-recap-order-path = legt zwei Landschaftskarten
ravens-recap-raven-back = setzt { $raven } zurück
ravens-recap-raven-on = setzt { $raven } vor
ravens-recap-land-turn =
    { $number ->
        [0] dreht eine Karte
       *[other] dreht Karte { $number }
    }
ravens-recap-land-remove =
    { $number ->
        [0] entfernt eine Karte
       *[other] entfernt Karte { $number }
    }
ravens-recap-stone-put =
    { $number ->
        [0] setzt den Stein
       *[other] Stein auf Feld { $number } von { $raven }
    }
ravens-recap-stone-swap =
    { $second ->
        [0] tauscht zwei Karten
       *[other] tauscht Karte { $number } und { $second }
    }
ravens-recap-extend = verlängert die Strecke
ravens-recap-nothing = spielt nichts
ravens-recap-flight = { $raven }: von Feld { $from } auf Feld { $to }.

# The end of a stage.
ravens-end-you = Du gewinnst Etappe { $number }
ravens-end-other = { $name } gewinnt Etappe { $number }
ravens-end-nobody = Niemand gewinnt Etappe { $number }
ravens-end-ahead =
    { $count ->
        [0] Beide Raben sind auf dem letzten Feld; es gewinnt, wer am Zug war.
        [one] { $raven } liegt { $count } Feld vorn.
       *[other] { $raven } liegt { $count } Felder vorn.
    }
ravens-end-player = Spieler
ravens-end-race = Wettflug
ravens-end-level = Beide Raben sind gleichauf: keine Punkte für den Wettflug.
ravens-end-magic =
    { $name ->
        [you] Magischer Weg { $most } zu { $fewest }: { $points } Punkte für dich.
       *[other] Magischer Weg { $most } zu { $fewest }: { $points } Punkte für { $name }.
    }
ravens-end-magic-tied =
    { $count ->
        [0] Niemand hat eine Karte auf den Magischen Weg gelegt.
       *[other] Gleichstand auf dem Magischen Weg, je { $count }: keine Punkte.
    }
ravens-end-next = Gleich beginnt die nächste Etappe.

# The table read aloud.
ravens-read-stage = Etappe { $stage }, Zug { $turn }.
ravens-read-your-turn = Du bist dran. Karten, die du noch spielen darfst: { $hand } aus der Hand, { $pile } vom Zusatzstapel.
ravens-read-hand = Deine Hand: { $cards }.
ravens-read-pile = Dein Zusatzstapel, von oben nach unten: { $cards }.
ravens-read-lane =
    { $name ->
        [you]
            { $space ->
                [0] Du lenkst { $raven }, noch am Start. Das Ziel ist Feld { $last }.
               *[other] Du lenkst { $raven }, auf Feld { $space } von { $last }.
            }
       *[other]
            { $space ->
                [0] { $name } lenkt { $raven }, noch am Start. Das Ziel ist Feld { $last }.
               *[other] { $name } lenkt { $raven }, auf Feld { $space } von { $last }.
            }
    }
ravens-read-path = Felder von { $raven }: { $lands }.
ravens-read-seat = { $name } – Punkte: { $points }, Handkarten: { $hand }, Zusatzstapel: { $pile }, Nachziehstapel: { $pack }, Ablage: { $discard }.
ravens-read-stone = Der Stein liegt auf Feld { $number } von { $raven }.
ravens-read-magic = Der Magische Weg zeigt { $symbols }. Karten dort – { $first }: { $ofFirst }, { $second }: { $ofSecond }.

## A game without a board of its own

labelled = { $label }: { $value }
plain-hand = Deine Hand
plain-middle = Auf dem Tisch
plain-no-cards = Keine Karten
plain-actions = Was du tun kannst
plain-fields = Weitere Einzelheiten
plain-acted = { $name }: { $action }
plain-game = Partie
