### Every word of Allfather in German. All languages have the same messages; the build checks it.

## The page

home = Startseite
main-menu = Hauptmenü
skip-to-content = Zum Inhalt springen
loading = Einen Moment …
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
connection-refused = Der Server hat diese Verbindung geschlossen.
page-broken = Diese Seite konnte nicht geladen werden.
try-again = Noch einmal
not-found-title = Nichts als Himmel
not-found-text = Unter dieser Adresse finden selbst Odins Raben nichts.
no-game-title = Dieses Spiel gibt es nicht
no-game-text = Hier heißt kein Spiel „{ $name }“.
back-home = Zurück in die Halle

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Werde deine Karten los: Schlag die Mitte und nimm eine der geschlagenen Karten. Für 2 bis 6 Spieler.
ravens-blurb = Zwei Raben im Wettflug über wandelbares Land. Für 2 Spieler.
level-thrall = Knecht
level-karl = Bauer
level-hirdman = Krieger
level-jarl = Jarl
level-thrall-about = Leicht: spielt wahllos
level-karl-about = Mittel: denkt nicht voraus
level-hirdman-about = Schwer: denkt voraus
level-jarl-about = Experte: denkt weit voraus

## Front page

front-title = Zwei nordische Kartenspiele, ein Tisch
front-text = Setz dich einfach hin – gegen Bots oder mit Freunden. Ganz ohne Konto.
play-now = Jetzt spielen
invite-friends = Freunde einladen
learn-game = In zwei Minuten lernen
read-rules = Regeln
bots-level = Bots
players-count = Spieler
players-number =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
go-on-playing = Hier geht’s weiter
have-code = Code bekommen?
code-of-table = Tischcode
join = Zum Tisch
more-choices = Mehr Optionen
load-record = Gespeicherte Partie ansehen
front-fair = Nachprüfbar gemischt
front-fair-text = Vor der Partie versiegelt der Server sein Geheimnis fürs Mischen; danach kann dein Browser jede Kartenverteilung nachrechnen.
front-free = Kostenlos, auch auf dem eigenen Server
front-free-text = Keine Werbung, kein Tracking. Ein Befehl, und dein eigener Server läuft.
front-bots = Bots, die denken
front-bots-text = Vom Knecht bis zum Jarl: Sie spielen mit dem, was sie wissen dürfen – und nie mit mehr.

## Opening a table

open-title = Tisch eröffnen
open-and-play = Gegen Bots spielen
option-limit = Länge der Partie
option-limit-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
option-limit-hand = ein Durchgang
option-opener = Wer den nächsten Durchgang eröffnet
option-opener-left = reihum im Uhrzeigersinn
option-opener-winner = wer den letzten gewonnen hat
option-whole_hand = Die ganze Hand anspielen
option-whole_hand-optional = freiwillig
option-whole_hand-forced = Pflicht
option-all_colours = Auch zu zweit mit allen sechs Farben
option-back_needs_two = Ein Rabe kann erst ab Feld 3 zurückgesetzt werden
option-protect_ravens = Landschaftskarten unter einem Raben sind geschützt
option-protect_stone = Die Landschaftskarte unter dem Stein ist geschützt
option-longest_path = Höchstlänge der Strecke
option-longest_path-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
option-longest_path-never = unbegrenzt
terms-title = Am Tisch
terms-listed = Tisch in der öffentlichen Liste zeigen
terms-clock = Bedenkzeit
clock-none = unbegrenzt
clock-turn = { $seconds } s pro Zug
clock-bank = { $minutes } min + { $increment } s
terms-pace = Tempo der Bots
pace-slow = bedächtig
pace-normal = normal
pace-quick = flott
pace-instant = sofort
terms-hints = Tipps erlaubt (ohne Wertung)
terms-take_back = Züge dürfen zurückgenommen werden
terms-spectators = Andere dürfen zuschauen
terms-chat = Chat
terms-rated = Zählt für die Rangliste

## The table

waiting-title = Gleich geht’s los
waiting-text = Schick deinen Freunden den Link. Auf freie Plätze kommen Bots.
share-link = Link teilen
link-copied = Link kopiert
copy-link = Link kopieren
table-code = Code
show-qr = Scannen und los
start-game = Partie starten
seat-free = frei
sit-here = Hinsetzen
seat-bot = Bot hierher setzen
empty-seat = Platz freimachen
seat-host = Gastgeber
seat-you = du
seat-away = nicht da – ein Bot spielt
seat-heir = { $name } übernimmt beim nächsten Austeilen
seat-number = Platz { $number }
waiting-for-host = { $name } startet die Partie.
game-starting = Die Partie beginnt gleich …
leave-table = Tisch verlassen
leave-sure = Endgültig gehen? Ein Bot spielt dann für dich weiter.
leave-yes = Gehen
stay = Bleiben
table-closed = Dieser Tisch ist geschlossen.
closed-too-long = Die Partie hat zu lange gedauert. Der Server hat den Tisch geschlossen; ein Ergebnis gibt es nicht.
table-unknown = Diesen Tisch gibt es nicht.
your-turn = Du bist dran
turn-of = { $name } ist dran
title-your-turn = ● Du bist dran
looking-on = Du schaust zu
take-over-bot = Für { $name } einspringen
menu = Menü
log = Verlauf
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
unmute = { $name } wieder hören
hint = Tipp
hint-share = { $share } %
take-back = Zug zurück
auto-pass = Automatische Züge
auto-pass-about = Hast du nur eine Möglichkeit, wird sie für dich gespielt.
agree-hands = Ich erlaube Zuschauern, alle Handkarten zu sehen
agree-hands-unrated = Sind vor Beginn der Partie alle einverstanden, zählt sie nicht für die Rangliste.
agree-hands-rated = Zählt die Partie für die Rangliste, sieht vor ihrem Ende niemand fremde Handkarten.
read-table = Tisch vorlesen
keys = Tasten
chat-off = An diesem Tisch gibt es keinen Chat.

## The log

log-dealt = Neue Karten werden ausgeteilt.
log-began = Die Partie beginnt.
log-sat = { $name } setzt sich.
log-left = { $name } geht.
log-took-back = { $name } nimmt einen Zug zurück.
log-went-away = { $name } ist nicht da; ein Bot spielt.
log-came-back = { $name } ist wieder da.
log-agreed = { $name } ändert, ob Zuschauer die Handkarten sehen dürfen.
log-rematched = Die Revanche ist eröffnet.
log-resumed = Der Server war kurz weg; die Uhren standen so lange still.
log-closed = Der Tisch ist geschlossen.
log-opened = Der Tisch ist eröffnet.
log-called = Die Partie beginnt gleich.
log-opened-nonce = { $name } öffnet die versiegelte Zahl.
log-hand = Durchgang { $number }
log-stage = Etappe { $number }

## The end

result-title = Die Partie ist aus
result-won = Du hast gewonnen
result-lost = { $name } gewinnt
result-shared = { $names } teilen sich den Sieg
result-winner = hat gewonnen
rematch = Revanche
rematch-there = Zur Revanche
replay = Partie ansehen
verify-deals = Kartenverteilung prüfen
new-table = Neuer Tisch
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
odin-beat = Schlag { $value } mit { $fewest } oder { $most } Karten.
odin-cannot-beat = Nichts auf deiner Hand schlägt { $value }.
odin-hint = Tipp: { $action } gewinnt in { $share } % der Fälle.
odin-take = Nimm eine Karte.
odin-take-card = { $card } nehmen
odin-play = Ausspielen
odin-play-value = { $value } ausspielen
odin-pass = Passen
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
odin-known-of = { $name } hat
odin-none-known = keine bekannt
odin-discards = Abgeworfen
odin-unseen = Noch nicht gesehen
odin-limit = bis { $limit }
odin-hand-over = { $name } ist alle Karten los
odin-hand-over-you = Du bist alle Karten los
odin-hand-points = Punkte für die übrigen Karten
odin-next-hand = Gleich wird neu ausgeteilt.
odin-say-laid = { $name } spielt { $value }: { $cards }.
odin-say-passed = { $name } passt.
odin-say-took = { $name } nimmt: { $card }.
odin-read-hand = Auf deiner Hand: { $cards }.
odin-read-middle = In der Mitte: { $cards }, Wert { $value }, von { $name }.
odin-read-seat = { $name } hat { $cards } und { $points }.
odin-read-known = Bekannt von { $name }: { $cards }.

## Why not

why-offline = Die Verbindung ist gerade weg.
why-bad-notation = So etwas gibt es in diesem Spiel nicht.
why-not-a-set = Zusammen kannst du nur Karten gleicher Farbe oder gleicher Ziffer spielen.
why-must-take = Nimm erst eine von diesen: { $cards }.
why-nothing-to-take = Du kannst jetzt keine Karte nehmen.
why-leader-passes = Wer anspielt, darf nicht passen.
why-not-held = Das hast du nicht auf der Hand: { $cards }.
why-whole-hand-forced = Haben alle deine Karten dieselbe Farbe oder dieselbe Ziffer, musst du die ganze Hand anspielen.
why-bad-lead = Spiel eine Karte an – oder die ganze Hand, wenn alle Karten dieselbe Farbe oder dieselbe Ziffer haben.
why-wrong-size = Jetzt kannst du { $size } oder { $most } Karten spielen.
why-too-low = { $value } schlägt { $middle } nicht.
why-illegal-action = Das geht jetzt nicht.
why-wrong-phase-play = Spiel erst eine Karte oder beende deinen Zug.
why-wrong-phase-target = Wähle erst eine Karte oder ein Feld der Strecke.
why-wrong-phase-second = Wähle erst die Karte zum Tauschen.
why-wrong-phase-order = Wähle erst die nächste Karte für den Zusatzstapel.
why-wrong-phase-extend = Entscheide erst, ob du die Strecke verlängerst.
why-wrong-phase-orient = Entscheide erst, wie herum du die Landschaftskarte legst.
why-not-left = { $card } ist nicht mehr übrig.
why-too-many-plays-hand = Du hast in diesem Zug schon { $most } Karten aus der Hand gespielt.
why-too-many-plays-pile = Du hast in diesem Zug schon { $most } Karten vom Zusatzstapel gespielt.
why-pile-too-small = Auf deinem Zusatzstapel liegen zu wenige Karten.
why-not-magic = Diese Karte zeigt kein Symbol des Magischen Wegs.
why-no-stone = Vor dir liegt kein Stein, den du wegräumen könntest.
why-stone-ahead = Der Stein liegt auf dem nächsten Feld. Um ihn wegzuräumen, spiel zwei passende Karten auf einmal; für jede davon geht auch ein Joker.
why-no-match =
    { $units ->
        [one] Als Nächstes kommt { $landscape }: Dafür brauchst du diese Flugkarte oder einen Joker, also zwei gleiche Flugkarten.
       *[other] Als Nächstes kommt { $landscape }: Um den Stein wegzuräumen, spiel zwei solche Flugkarten auf einmal; für jede davon geht auch ein Joker, also zwei gleiche Flugkarten.
    }
why-not-on-top = Diese Karte liegt nicht oben auf deinem Zusatzstapel.
why-no-effect-pile-alike = Auf deinem Zusatzstapel gibt es nichts zu ordnen: Er hat keine zwei verschiedenen Karten.
why-no-effect-no-landscapes = Es ist keine Landschaftskarte mehr da.
why-no-effect-stone-ahead = Dein Rabe kann nicht weiter: Der Stein ist im Weg.
why-no-effect-nothing-to-turn = Auf der Strecke lässt sich keine Karte drehen.
why-no-effect-nothing-to-remove = Auf der Strecke lässt sich keine Karte entfernen.
why-no-effect-nothing-to-swap = Auf der Strecke lassen sich keine zwei Karten tauschen.
why-no-effect-near-start = Der andere Rabe kann erst ab Feld { $least } zurückgesetzt werden.
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
why-bad-target-double = Diese Karte zeigt zweimal dieselbe Landschaft.
why-bad-target-no-partner = Näher am Ziel liegt keine Karte, mit der sie tauschen kann.
why-bad-target-not-behind = Wähle eine Karte, die näher am Ziel liegt als Karte { $first }.
why-bad-target-alike = Die beiden Karten sind gleich.
why-bad-record = Zeile { $line } der Aufzeichnung stimmt nicht.
why-bad-message = Seite und Server haben sich missverstanden; lade die Seite neu.
why-too-fast = Das war zu schnell; warte einen Moment.
why-no-such-table = Diesen Tisch gibt es nicht.
why-no-such-seat = Diesen Platz hat der Tisch nicht.
why-not-watching = Die Seite kennt den Tisch noch nicht; lade sie neu.
why-seat-taken = Da sitzt schon jemand.
why-table-full = Es ist kein Platz frei.
why-already-seated = Du sitzt schon an diesem Tisch.
why-not-seated = Du sitzt nicht an diesem Tisch.
why-not-host = Das darf nur der Gastgeber dieses Tischs.
why-has-begun = Die Partie hat schon begonnen.
why-not-begun = Die Partie hat noch nicht begonnen.
why-wrong-nonce = Das ist nicht die Zahl, die dieser Browser versiegelt hat.
why-not-over = Die Partie ist noch nicht aus.
why-is-closed = Der Tisch ist geschlossen.
why-stale = Jemand war schneller; sieh noch einmal auf den Tisch.
why-out-of-turn = Du bist nicht dran.
why-game-over = Die Partie ist aus.
why-nothing-to-take-back = Es gibt nichts zurückzunehmen.
why-not-allowed-here = Das ist an diesem Tisch nicht erlaubt.
why-too-many-tables = Du hast zu viele Tische offen; verlass erst einen.
why-busy = Eins nach dem anderen: Das Letzte läuft noch.
why-banned = Du bist auf diesem Server gesperrt.
why-no-bot = Einen Bot dieser Stärke gibt es hier nicht.
why-not-signed-in = Melde dich an, oder setz dich erst als Gast an einen Tisch.
why-has-account = Du hast schon ein Konto.
why-name-taken = Dieser Name ist vergeben.
why-wrong-password = Name oder Passwort stimmt nicht.
why-common-password = Dieses Passwort ist leicht zu erraten; wähle ein anderes.
why-foreign-origin = Das kam von einer anderen Website.
why-not-found = Hier ist nichts.
why-bad-request = Das hat der Server nicht verstanden.
why-bad-option = Diese Option gibt es nicht.
why-too-large = Das ist zu groß.
why-unavailable = Der Server kann gerade nichts speichern; versuch es noch einmal.
why-old-rules = Diese Partie wurde nach früheren Regeln gespielt und lässt sich nicht mehr zeigen.
why-unreadable = Dieser Tisch kann gerade nicht gelesen werden; der Betreiber des Servers weiß Bescheid.
why-failed = Auf dem Server ist etwas schiefgegangen.

## Keys

key-select = Karte an diesem Platz wählen
key-move = von Karte zu Karte gehen
key-toggle = Karte wählen oder abwählen
key-play = gewählte Karten spielen
key-pass = passen oder den Zug beenden
key-sort = Hand anders sortieren
key-undo = zurücknehmen
key-hint = um einen Tipp bitten
key-log = Verlauf öffnen
key-chat = Chat öffnen
key-cards = bekannte Karten zeigen
key-table = Tisch vorlesen
key-clear = Auswahl aufheben
key-help = Menü mit diesen Tasten öffnen

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
lesson-done = Jetzt weißt du genug, um zu spielen.
lesson-allowed = Das geht auch. Aber jetzt erst einmal:
lesson-not-yet = Einen Moment: Lies erst weiter.

lesson-odin-aim = Werde vor allen anderen deine Karten los. Sie bekommen dann für jede Karte auf ihrer Hand einen Punkt, und Punkte sind schlecht.
lesson-odin-lead = Du eröffnest die Runde, also spielst du an: eine Karte, egal welche.
lesson-odin-lead-task = Spiel deine orange 2 an.
lesson-odin-higher = Eine höhere Ziffer schlägt eine niedrigere. Astrid spielt eine 6 und nimmt die Karte, die sie geschlagen hat: Deine 2 gehört jetzt ihr.
lesson-odin-more = Du darfst auch eine Karte mehr spielen, als in der Mitte liegt. Leif spielt zwei Karten gleicher Farbe, und zwei Karten schlagen jede einzelne.
lesson-odin-value = Die Ziffern einer Kombination ergeben, von hoch nach niedrig gelesen, ihren Wert: 8 und 2 ergeben 82. Deine zwei 5er ergeben nur 55.
lesson-odin-value-task = Wähle trotzdem beide 5er und sieh, warum sie nicht reichen.
lesson-odin-beat = Zwei Karten darfst du mit zwei oder drei Karten schlagen, alle in gleicher Farbe oder alle mit gleicher Ziffer. Die rote 9 und die rote 1 ergeben 91.
lesson-odin-beat-task = Spiel die rote 9 und die rote 1.
lesson-odin-take = Du hast zwei Karten geschlagen und suchst dir aus, welche du nimmst. Die andere wird abgeworfen.
lesson-odin-take-task = Nimm die grüne 8: Sie passt zu deinen anderen grünen Karten.
lesson-odin-round = Schlagen ist nie Pflicht. Wenn alle anderen passen, ist die Runde vorbei, und wer zuletzt gespielt hat, spielt die nächste an.
lesson-odin-again = Die Mitte ist leer, und du spielst an.
lesson-odin-again-task = Spiel deine gelbe 1 an.
lesson-odin-number = Astrid spielt eine 4 und Leif zwei 3er: Auch Karten gleicher Ziffer sind eine Kombination, egal in welchen Farben.
lesson-odin-number-task = Spiel deine beiden 5er: 55 schlägt 33.
lesson-odin-suit = Wieder nimmst du eine Karte, die du geschlagen hast. Such dir aus, was gut zu deiner Hand passt.
lesson-odin-suit-task = Nimm die grüne 3.
lesson-odin-three = Astrid erhöht auf drei Karten: 9, 4 und 2 ergeben 942. Leif passt.
lesson-odin-pass = Du könntest vier grüne Karten spielen, müsstest dafür aber eine lila Karte nehmen. Pass lieber; das gilt nur für diesen Zug.
lesson-odin-pass-task = Passe.
lesson-odin-green = Jetzt spielt Astrid an, und Leif schlägt sie mit einer grünen 5. Die käme dir gerade recht.
lesson-odin-green-task = Schlag sie mit deiner grünen 8; dann bekommst du die 5.
lesson-odin-whole = Beide passen, also spielst du an. Haben alle deine Karten dieselbe Farbe oder dieselbe Ziffer, darfst du die ganze Hand anspielen.
lesson-odin-whole-task = Spiel alle fünf Karten auf einmal an.
lesson-odin-points = Du bist alle Karten los. Astrid bekommt 6 Punkte für die Karten auf ihrer Hand, Leif 7. Damit hat Astrid 15, die Partie ist aus, und du gewinnst mit den wenigsten Punkten.

lesson-ravens-aim = Zwei Raben im Wettflug über eine Reihe von Landschaften. Hugin ist deiner, auf deiner Seite der Strecke; wer zuerst das letzte Feld erreicht, gewinnt die Etappe.
lesson-ravens-fly = Dein nächstes Feld zeigt Gebirge, und du hast eine Gebirgskarte. Eine passende Karte trägt Hugin dorthin.
lesson-ravens-fly-task = Flieg mit deiner Gebirgskarte.
lesson-ravens-odin = Die dunklen Karten sind Odinkarten, jede mit zwei Wirkungen zur Wahl. Diese kann Landschaften drehen.
lesson-ravens-odin-task = Dreh damit Karte 3: Dann liegen zwei Seen vor dir.
lesson-ravens-run = Gleiche Landschaften hintereinander sind eine Kette. Eine einzige Karte bringt dich bis auf das letzte Feld der Kette.
lesson-ravens-run-task = Flieg mit einer Wasserkarte bis auf den zweiten See.
lesson-ravens-turn = Das waren drei Karten aus der Hand; mehr darfst du in einem Zug nicht aus der Hand spielen. Am Ende deines Zuges ziehst du wieder auf fünf Karten nach.
lesson-ravens-turn-task = Beende deinen Zug, ohne die Strecke zu verlängern.
lesson-ravens-other = Jetzt fliegt Sigrun mit ihrem Raben Munin auf der anderen Bahn. Und sie setzt Hugin den Stein direkt vor den Schnabel.
lesson-ravens-stone = Der Stein versperrt dir den Weg. Die passende Karte allein reicht nicht mehr.
lesson-ravens-stone-task = Wähle trotzdem deine Waldkarte und sieh, warum sie nicht reicht.
lesson-ravens-joker = Zwei gleiche Flugkarten sind ein Joker und stehen für jede Landschaft. Die passende Karte und ein Joker zusammen räumen den Stein weg.
lesson-ravens-joker-task = Wähle Wald und beide Schneekarten und räum den Stein weg.
lesson-ravens-extend = Bevor dein Zug endet, darfst du die Strecke verlängern. Du siehst dir die neue Landschaftskarte an, bevor du sie legst.
lesson-ravens-extend-task = Beende deinen Zug und verlängere die Strecke.
lesson-ravens-lay = Du entscheidest, welche der beiden Landschaften auf deine Bahn kommt.
lesson-ravens-lay-task = Leg sie so herum, wie du magst.
lesson-ravens-later = Neuer Tag, neue Etappe: Hugin fehlen noch zwei Felder. Keine deiner Karten passt zum Gebirge vor ihm.
lesson-ravens-magic = Der Magische Weg zeigt zwei Symbole, und Karten mit einem davon dürfen dorthin. Wer am Ende der Etappe mehr Karten dort hat, bekommt 3 Punkte.
lesson-ravens-magic-task = Leg deine Wasserkarte auf den Magischen Weg.
lesson-ravens-pile = Jede Karte kannst du verdeckt auf deinen Zusatzstapel legen. Neben drei Karten aus der Hand darfst du in jedem Zug drei von oben auf dem Zusatzstapel spielen.
lesson-ravens-pile-task = Leg deine Schneekarte auf den Zusatzstapel.
lesson-ravens-top = Jetzt liegen zwei Schneekarten oben auf deinem Zusatzstapel: ein Joker, gut fürs Gebirge.
lesson-ravens-top-task = Flieg mit den zwei obersten Karten deines Zusatzstapels.
lesson-ravens-raven = Die nächste Karte auf dem Zusatzstapel ist Odins Rabe. Sie bringt Hugin ein Feld vor, egal über welche Landschaft.
lesson-ravens-raven-task = Spiel sie vom Zusatzstapel: ein Feld vor.
lesson-ravens-points = Du liegst 4 Felder vorn: 4 Punkte für die Etappe und 3 für den Magischen Weg. Damit hast du 12. Hat nach einer Etappe jemand 12 oder mehr, ist die Partie aus, und wer mehr Punkte hat, gewinnt.

## Rules

rules-title = Regeln von { $game }
rules-contents = Inhalt
rules-numbers = Mit den kleinen Nummern könnt ihr euch auf eine Regel beziehen.
rules-print = Drucken
rules-learn = Lieber beim Spielen lernen?
rules-odin-about = Ein Spiel für 2 bis 6 Spieler von Gary Kim, Hope S. Hwang und Yohan Goh. Du willst deine Karten loswerden: Was du noch auf der Hand hast, wenn jemand fertig ist, zählt gegen dich.
rules-odin-cards = Die Karten
rules-odin-cards-text = Es gibt 54 Karten: die Ziffern 1 bis 9, jede in sechs Farben. Jede Ziffer hat ihre Figur, jede Farbe ihre Rune.
rules-odin-deal-text = Eine Partie hat mehrere Durchgänge, und für jeden wird neu ausgeteilt. Ein Durchgang wird in Runden gespielt, in denen alle reihum am Zug sind, und endet mit der Wertung (im gedruckten Heft: Zwischenwertung). Die Karten, die es zu schlagen gilt, liegen in der Mitte.
rules-odin-deal = Austeilen
rules-odin-lead = Anspielen
rules-odin-beat = Schlagen
rules-odin-take = Eine Karte nehmen
rules-odin-round = Passen und das Ende einer Runde
rules-odin-points = Punkte und das Ende der Partie
rules-odin-options = Absprachen vor der Partie
rules-odin-know = Gut zu wissen
rules-odin-show-colour = Gleiche Farbe: 8 und 2 ergeben 82.
rules-odin-show-number = Gleiche Ziffer: Zwei 5er ergeben 55.
rules-odin-show-three = Drei Karten: 9, 4 und 2 ergeben 942.
rules-odin-show-none = Weder Farbe noch Ziffer gleich: keine Kombination.
rules-odin-show-single = Spiel eine Karte an.
rules-odin-show-whole = Oder die ganze Hand, hier lauter gleiche Ziffern.
rules-odin-show-higher = 82 schlägt 76.
rules-odin-show-longer = 111 schlägt 98.
rules-odin-show-equal = 73 schlägt 73 nicht.
rules-odin-show-laid = Diese spielst du.
rules-odin-show-taken = Eine der geschlagenen Karten nimmst du.
rules-odin-show-gone = Die andere wird abgeworfen.

rule-O1 = Alle Karten werden gemischt, und jeder bekommt neun. Der Rest bleibt bis zum nächsten Austeilen verdeckt beiseite.
rule-O2 = Zu zweit bleiben zwei Farben aus dem Spiel; sie werden einmal für die ganze Partie ausgelost. Ihr könnt aber auch mit allen sechs spielen.
rule-O3 = Das Los entscheidet, wer den ersten Durchgang eröffnet. Gespielt wird im Uhrzeigersinn.
rule-O4 = Wer anspielt, spielt genau eine Karte – oder die ganze Hand, wenn alle Karten dieselbe Farbe oder dieselbe Ziffer haben. Etwas dazwischen geht nicht, und passen darf man auch nicht.
rule-O5 = Die ganze Hand anzuspielen ist freiwillig. Das geht bei jedem Anspiel, auch beim ersten, und beendet den Durchgang.
rule-O6 = Um die Mitte zu schlagen, spiel so viele Karten, wie dort liegen, oder eine mehr: alle in derselben Farbe oder alle mit derselben Ziffer, und mit höherem Wert. Oder passe, auch wenn du schlagen könntest.
rule-O7 = Deine Karten müssen weder in der Farbe noch in der Ziffer zu denen in der Mitte passen.
rule-O8 = Der Wert ist die größte Zahl, die sich aus den Ziffern bilden lässt, also von hoch nach niedrig gelesen. Eine Karte mehr schlägt deshalb immer, gleicher Wert nie.
rule-O9 = Hast du die Mitte geschlagen und noch Karten auf der Hand, nimmst du genau eine der geschlagenen Karten, und zwar nach deiner Wahl. Die anderen werden abgeworfen. Wer anspielt, hat nichts geschlagen und nimmt nichts.
rule-O10 = Spielst du deine letzten Karten, endet der Durchgang sofort. Du nimmst dann nichts mehr.
rule-O11 = Passen gilt nur für einen Zug: Kommst du noch einmal dran, darfst du wieder spielen.
rule-O12 = Haben alle anderen nacheinander gepasst, ist die Runde vorbei. Die Mitte wird abgeworfen, und wer sie gespielt hat, spielt die nächste Runde an. Die eigenen Karten kann man nie schlagen.
rule-O13 = Am Ende eines Durchgangs bekommen alle einen Punkt für jede Karte, die sie noch auf der Hand haben.
rule-O14 = Dann werden alle Karten neu gemischt und ausgeteilt. Es eröffnet, wer links von der Person sitzt, die den letzten Durchgang eröffnet hat.
rule-O15 = Die Partie ist aus, wenn nach einem Durchgang jemand 15 oder mehr Punkte hat. Wer die wenigsten hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
rule-O16 = Ihr könnt auch eine andere Punktzahl ausmachen oder nur einen einzigen Durchgang spielen.
rule-O17 = Alle sehen, welche Karten gespielt, genommen und abgeworfen werden, wie viele Karten jeder auf der Hand hat und wie die Punkte stehen. Verdeckt bleiben die übrigen Handkarten und die Karten, die beiseiteliegen.
rule-O18 = Ihr könnt ausmachen, dass den nächsten Durchgang eröffnet, wer den letzten gewonnen hat.
rule-O19 = Ihr könnt ausmachen, dass man die ganze Hand anspielen muss, wenn alle Karten dieselbe Farbe oder dieselbe Ziffer haben.
rule-O20 = Jeder Durchgang geht irgendwann zu Ende, und niemand hat je mehr als neun Karten auf der Hand. Alle Karten loszuwerden ist nicht immer klug: Es kann die Partie beenden, während jemand anderes weniger Punkte hat.

rules-ravens-about = Ein Wettflug für 2 Spieler von Thorsten Gimmler aus dem Jahr 2002. Jeden Morgen fliegen Odins Raben aus, um die Welt zu sehen, und dann um die Wette nach Hause.
rules-ravens-land = Die Strecke und die Raben
rules-ravens-land-text = Jede Landschaftskarte zeigt zwei Landschaften: Die eine ist ein Feld für Hugin, die andere eines für Munin. Dreht man die Karte, tauschen sie die Plätze.
rules-ravens-cards = Die Karten
rules-ravens-cards-text = Beide haben die gleichen 33 Karten: 25 Flugkarten, fünf von jeder der fünf Landschaften, und acht Odinkarten.
rules-ravens-turn = Dein Zug
rules-ravens-fly = Fliegen
rules-ravens-magic = Der Magische Weg
rules-ravens-odin = Die Odinkarten
rules-ravens-stone = Der Stein
rules-ravens-extend = Die Strecke verlängern
rules-ravens-end = Ende der Etappe und der Partie
rules-ravens-short = Wenn Karten ausgehen
rules-ravens-options = Absprachen vor der Partie
rules-ravens-know = Gut zu wissen
rules-ravens-show-match = Waldkarte, Waldfeld: Der Rabe fliegt hin.
rules-ravens-show-run = Zwei Seen hintereinander: Eine Wasserkarte bringt den Raben bis auf den zweiten.
rules-ravens-show-joker = Zwei gleiche Flugkarten sind ein Joker, hier fürs Gebirge.
rules-ravens-show-magic = Auf diesen Magischen Weg dürfen Schnee und Wasser.
rules-ravens-show-stone = Die passende Karte und ein Joker räumen den Stein weg.
rules-ravens-show-turned = Wird die dritte Karte gedreht, entsteht eine Kette von zwei Feldern.
rules-ravens-show-score = Hugin ist im Ziel, 3 Felder voraus: 3 Punkte.

rule-R1 = Neun Landschaftskarten werden in eine Reihe gelegt, so wie sie gezogen werden. Liegt dann auf einer Bahn zweimal hintereinander dieselbe Landschaft, wird die neue Karte gedreht; hilft das nicht, kommt sie unter den Landschaftsstapel, und die nächste wird gezogen.
rule-R2 = Beide Raben warten vor der ersten Karte. Eine der sechs Karten für den Magischen Weg wird aufgedeckt, der Stein liegt neben der Strecke. Beide mischen ihre 33 Karten und ziehen fünf.
rule-R3 = Das Los entscheidet, wer die erste Etappe beginnt. Später beginnt, wer weniger Punkte hat; bei Gleichstand, wer die letzte Etappe gewonnen hat.
rule-R4 = In deinem Zug darfst du bis zu drei Karten aus der Hand und bis zu drei von oben auf deinem Zusatzstapel spielen, in beliebiger Reihenfolge. Danach darfst du die Strecke verlängern. Zum Schluss ziehst du nach, bis du fünf Karten auf der Hand hast.
rule-R5 = Eine Karte aus der Hand darfst du auch verdeckt auf deinen Zusatzstapel legen; sie zählt als eine der drei. Du darfst ihn jederzeit durchsehen, aber nicht umordnen. Er darf beliebig hoch werden, und eine Karte darf noch im selben Zug wieder von dort gespielt werden.
rule-R6 = Vom Zusatzstapel kann nur die oberste Karte gespielt werden. Dann liegt die nächste oben.
rule-R7 = Eine Flugkarte, die zum nächsten Feld deiner Bahn passt, bringt deinen Raben dorthin. Folgen weitere Felder derselben Landschaft, fliegt er bis auf das letzte davon; vorher anhalten kann er nicht.
rule-R8 = Zwei gleiche Flugkarten sind ein Joker: Sie stehen für jede Landschaft, auch wenn du die passende Karte hast. Beide kommen aus der Hand, beide liegen in diesem Augenblick als oberste auf dem Zusatzstapel, oder es ist je eine von hier und dort. Odinkarten ergeben nie einen Joker.
rule-R9 = Eine Flugkarte mit einem der beiden Symbole darf auf den Magischen Weg; ist eines davon Odin, dann auch jede Odinkarte. Sie bewirkt dort sonst nichts und bleibt bis zum Ende der Etappe. Ein Joker darf dort nicht hin.
rule-R10 = Du darfst jede Karte auch ohne Wirkung abwerfen, auf deine Ablage. Auch das zählt als gespielte Karte.
rule-R11 = Eine Odinkarte hat zwei Wirkungen. Wähle eine davon.
rule-R12 = Ordnung: Bring deinen Zusatzstapel in eine beliebige Reihenfolge. Oder leg die nächsten zwei Landschaftskarten ans Ende der Strecke; sieh dir jede erst an und leg sie dann so herum, wie du willst.
rule-R13 = Rabe: Setz den anderen Raben ein Feld zurück. Oder setz deinen eigenen ein Feld vor. Die Landschaft spielt keine Rolle.
rule-R14 = Der andere Rabe kann erst ab Feld 3 zurückgesetzt werden. Ihr könnt ausmachen, ohne diese Regel zu spielen.
rule-R15 = Land: Dreh eine Landschaftskarte um. Oder entferne eine; die Reihe rückt zusammen, samt Raben und Stein auf den Karten dahinter.
rule-R16 = Stein: Setz den Stein auf ein freies Feld einer der beiden Bahnen, auch wenn er schon woanders auf der Strecke liegt. Oder tausche zwei Landschaftskarten, ohne sie zu drehen.
rule-R17 = Ein Feld ist frei, wenn dort weder ein Rabe noch der Stein ist.
rule-R18 = Eine Landschaftskarte, auf der ein Rabe oder der Stein ist, darf nicht gedreht, entfernt oder getauscht werden. Ihr könnt ausmachen, den Schutz für die Raben, für den Stein oder für beide wegzulassen: Der Stein bleibt dann auf seiner Karte und kommt mit ihr von der Strecke, ein Rabe bleibt auf seiner Bahn und an seiner Stelle der Reihe.
rule-R19 = Liegt der Stein auf deinem nächsten Feld, brauchst du auf einmal zwei passende Karten; für jede davon geht auch ein Joker. Du spielst sie nacheinander, in einer Reihenfolge deiner Wahl. Der Stein kommt von der Strecke, und dein Rabe fliegt bis ans Ende der Kette.
rule-R20 = Liegt der Stein weiter hinten in der Kette, bringt dich eine passende Karte oder ein Joker auf das Feld davor. Mit zweien räumst du ihn weg und fliegst bis ans Ende der Kette.
rule-R21 = Die Rabenkarte kann deinen Raben nicht auf das Feld mit dem Stein setzen. Den anderen Raben darf sie dorthin zurücksetzen; der Stein bleibt liegen.
rule-R22 = Wenn du fertig gespielt hast, darfst du die Strecke um die nächste Landschaftskarte verlängern: Du siehst sie dir an und legst sie dann so herum ans Ende, wie du willst; gleiche Nachbarn sind erlaubt. In einem Zug werden höchstens drei Landschaftskarten gelegt, die von Ordnung mitgezählt.
rule-R23 = Eine Etappe endet sofort, auch mitten im Zug, wenn ein Rabe auf dem letzten Feld seiner Bahn ist. Das kann auch geschehen, weil eine Karte entfernt wird, und zwar bei jedem der Raben; trifft es beide zugleich, gewinnt die Etappe, wer am Zug ist.
rule-R24 = Wer die Etappe gewinnt, bekommt so viele Punkte, wie die Raben Felder auseinander sind. Wer mehr Karten auf dem Magischen Weg hat, bekommt 3 Punkte, gewonnen oder nicht; bei Gleichstand bekommt sie niemand.
rule-R25 = Ist dein Nachziehstapel leer, wird deine Ablage gemischt und zum neuen Nachziehstapel. Ist auch sie leer, hast du weniger Karten auf der Hand.
rule-R26 = Ist der Landschaftsstapel leer, werden die entfernten Landschaftskarten zu einem neuen gemischt. Gibt es keine, kann nichts gelegt werden.
rule-R27 = Für die nächste Etappe wird alles neu aufgebaut. Die Punkte bleiben.
rule-R28 = Hat nach einer Etappe jemand 12 oder mehr Punkte, ist die Partie aus. Wer mehr Punkte hat, gewinnt; bei Gleichstand, wer zuletzt eine Etappe gewonnen hat. Hat niemand eine gewonnen, teilt ihr euch den Sieg.
rule-R29 = Besteht die Strecke nur noch aus einer Karte, kann diese nicht entfernt werden.
rule-R30 = Nach 200 Zügen endet eine Etappe so, wie sie steht: Der Rabe, der vorn liegt, gewinnt sie; liegen beide gleichauf, gewinnt sie niemand. Die Punkte für den Magischen Weg gibt es wie sonst.
rule-R31 = Beide sehen die Strecke, die Raben, den Stein, den Magischen Weg, beide Ablagen, die entfernten Landschaftskarten und die Punkte, dazu, wie viele Karten auf jeder Hand und in jedem Stapel sind. Hand und Zusatzstapel bleiben geheim, und die Reihenfolge der übrigen Stapel kennt niemand.
rule-R32 = Hat die Strecke am Ende eines Zuges mehr als 16 Karten, kommen ihre ersten Karten ganz unten unter den Landschaftsstapel: so viele, wie es zu viel sind, solange der Stein nicht darauf liegt und hinter der Karte jedes Raben noch zwei Karten bleiben. Beim Eröffnen eines Tischs könnt ihr eine andere Länge wählen oder das Kürzen abschalten.
rule-R33 = Macht in 20 Etappen hintereinander niemand einen Punkt, ist die Partie aus. Wie sonst gewinnt, wer mehr Punkte hat; bei Gleichstand, wer zuletzt eine Etappe gewonnen hat.

## Pages

lobby-own = Deine Tische
lobby-public = Öffentliche Tische
lobby-playing = Die Partie läuft
lobby-waiting = Wartet auf den Start
lobby-free =
    { $count ->
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
lobby-full = Alle Plätze sind besetzt
lobby-bot-seats =
    { $count ->
        [one] Du könntest für einen Bot einspringen.
       *[other] Du könntest für einen der { $count } Bots einspringen.
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
        [one] { $game } mit { $players } Spieler, die letzten Partien
       *[other] { $game } mit { $players } Spielern, die letzten Partien
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
stats-program = Eigenes Programm
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
ranks-choose-game = Welches Spiel
ranks-rank = Rang
ranks-name = Name
ranks-more = Mehr zeigen
ranks-none = Noch keine Namen
ranks-none-text = Noch hat hier niemand genug gewertete Partien zu Ende gespielt. Der erste Name könnte deiner sein.
ranks-about = Auf die Liste kommt man nach fünf gewerteten Partien. Sortiert wird vorsichtig: Von der Wertung wird das Doppelte ihrer Unsicherheit abgezogen, und die schrumpft mit jeder Partie. Auch Bots stehen auf der Liste und sind gekennzeichnet.
me-nobody = Noch kennt dich hier niemand
me-nobody-text = Sobald du dich an einen Tisch setzt, bist du Gast: ganz ohne Anmeldung, und dieser Browser merkt sich dich. Wenn du ein Konto hast, melde dich an.
me-guest = Gast – nur diesem Browser bekannt
me-account = Angemeldet als { $account }
me-public = Wie andere dich sehen
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
me-password-changed = Das Passwort ist geändert
me-password-about = Überall sonst wirst du abgemeldet, und die Token deiner Programme werden ungültig; nur hier bleibst du angemeldet.
me-sign-in = Anmelden
me-sign-in-guest = Gerade bist du { $name }, ein Gast. Meldest du dich mit einem anderen Konto an, bleibt zurück, was dieser Gast gespielt hat.
me-signed-in = Dein Konto
me-signed-in-text = Deine Partien sind sicher. Du kannst dich in jedem Browser anmelden.
me-sign-out = Abmelden
me-sessions = Wo du angemeldet bist
me-sessions-about = Alle Browser, die dich kennen. Melde dich ab, wo du nicht mehr spielst oder wo es jemand anderes war.
me-session-on = { $browser } auf { $system }
me-session-unknown = ein unbekannter Browser
me-session-here = dieser Browser
me-session-seen = zuletzt benutzt am { $day }
me-session-end-named = Abmelden: { $name }
me-sessions-end-others = Überall sonst abmelden
me-statistics = Deine Ergebnisse
me-tokens = Programme, die für dich spielen
me-tokens-about = Mit einem Token spielt ein Programm von dir unter deinem Namen.
me-tokens-more = Was Programme können
me-token-label = Wofür es ist
me-token-make = Token erstellen
me-token-unnamed = ohne Namen
me-token-made = erstellt am { $day }
me-token-end = Widerrufen
me-token-end-named = Das Token „{ $name }“ widerrufen
me-token-once = Hier ist das Token. Kopiere es jetzt; du siehst es nur dieses eine Mal.
me-token = Token
me-copy = Kopieren
me-copied = Kopiert
me-data = Deine Daten
me-data-about = Du kannst alles mitnehmen, was über dich gespeichert ist, oder es löschen lassen.
me-download = Meine Daten herunterladen
me-delete = Konto und Daten löschen
me-delete-about = Dein Name, dein Konto, deine Ergebnisse und alles, was du geschrieben hast, werden gelöscht. Deine Partien bleiben den anderen am Tisch erhalten, ohne deinen Namen.
me-delete-sure = Ganz sicher? Das lässt sich nicht rückgängig machen.
me-delete-no = Alles behalten
me-delete-on = Weiter
me-delete-yes = Ja, alles löschen
set-about = Das alles merkt sich nur dieser Browser.
set-look = Aussehen und Sprache
set-theme = Tag oder Nacht
set-theme-system = wie das System
set-theme-dark = Nacht
set-theme-light = Tag
set-motion = Animationen
set-motion-about = Karten und Raben gleiten, statt zu springen.
set-hear = Ton und Benachrichtigungen
set-sound = Töne
set-sound-about = Karten auf Holz, und ein Horn, wenn du dran bist.
set-notify = Benachrichtigungen
set-notify-about = Eine Nachricht, wenn du dran bist und gerade nicht hinsiehst.
set-notify-impossible = Dieser Browser kann hier keine Benachrichtigungen zeigen.
set-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen für diese Website kannst du das ändern.
set-play = Am Tisch
set-sorting = Deine Hand
set-tables = Tische, die du eröffnest
set-hints = Tipps
set-hints-about = Du darfst fragen, was ein starker Bot spielen würde. Solche Partien werden nicht gewertet.
set-keys-about = Buchstaben und Ziffern wirken am Tisch, wie unten aufgeführt.
set-keys = Tastenkürzel
about-what = Zwei Kartenspiele aus dem Norden, mit Freunden oder gegen Bots, die denken. Frei, offen und ohne Werbung.
about-whose = Wer die Spiele gemacht hat
about-game-odin = Von Gary Kim, Hope S. Hwang und Yohan Goh. Illustriert von Crocotame, erschienen bei Helvetiq.
about-game-ravens = Aus dem Jahr 2002, auf Englisch als „Odin’s Ravens“ bekannt. Von Thorsten Gimmler. Illustriert von Anke Pohl, Thilo Rick und Andreas Steiner, erschienen bei Kosmos.
about-unofficial = Das hier ist inoffiziell, gemacht von Leuten, die diese Spiele mögen. Texte, Code und Bilder sind eigene, und es gibt keine Verbindung zu den Autoren, Illustratoren oder Verlagen. Wenn du hier gern spielst, kauf die Spiele.
about-fair = Ehrlich gemischt
about-fair-text = Vor einer Partie versiegelt der Server das Geheimnis seines Mischens, und der Browser jedes Mitspielers gibt eine eigene Zahl dazu. Ist die Partie aus, kann dein Browser jede Kartenverteilung nachrechnen und zeigen, dass nichts verändert wurde.
about-programs = Offen für Programme
about-programs-text = Was diese Seite kann, kann auch ein Programm.
about-programs-link = Was der Server bietet
about-private = Deine Daten
about-private-text = Kein Tracking, nichts von fremden Seiten. Was über dich gespeichert ist, kannst du mitnehmen oder löschen.
about-private-link = Deine Seite
about-licence = Lizenz
about-licence-text = Allfather ist freie Software unter der MIT-Lizenz. Die Schrift ist Marcellus von Astigmatic, unter der SIL Open Font License.

## Replay

replay-of = Aufzeichnung: { $game }
replay-about = Über diese Partie
replay-controls = Schritte der Partie
replay-step = Schritt
replay-step-of = { $step } von { $count }
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-normal = normal
replay-pace-quick = flott
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
replay-not-over-text = Solange gespielt wird, bleiben die Karten verdeckt.
replay-to-table = Zum Tisch
replay-open-title = Gespeicherte Partie ansehen
replay-open-text = Jede beendete Partie lässt sich als Aufzeichnung speichern: eine kleine Textdatei. Öffne hier eine, um die Partie Schritt für Schritt noch einmal anzusehen und ihre Kartenverteilung zu prüfen.
replay-choose-file = Aufzeichnung wählen
replay-drop = oder irgendwo auf diese Seite ziehen
replay-paste = Oder eine Aufzeichnung einfügen
replay-show = Partie zeigen
replay-has-fairness = Die Prüfdatei ist auch da.
replay-refused = Das ist keine Aufzeichnung einer Partie
replay-refused-line = Zeile { $line } stimmt nicht
replay-empty = In der Partie dieser Aufzeichnung ist noch nichts geschehen.
replay-checking = Dein Browser rechnet jede Kartenverteilung nach …
replay-unreadable = Ab Zeile { $line } ist die Aufzeichnung nicht lesbar.
replay-give-fairness = Um die Kartenverteilung dieser Aufzeichnung zu prüfen, füg die Prüfdatei derselben Partie hinzu. Du findest sie dort, wo du die Aufzeichnung herhast.
replay-unchecked = Die Kartenverteilung dieses Spiels lässt sich hier nicht prüfen: Diese Seite kennt seine Regeln nicht.
replay-no-fairness = Das ist keine Prüfdatei.
replay-right = stimmt
replay-wrong = stimmt nicht
replay-fair = Alles ist ehrlich gemischt
replay-unfair = Etwas passt nicht zusammen
replay-fair-text =
    { $count ->
        [one] Dein Browser hat die Kartenverteilung dieser Partie nachgerechnet, aus dem Geheimnis des Servers und den Zahlen der Spieler, und kam auf dasselbe.
       *[other] Dein Browser hat alle { $count } Kartenverteilungen dieser Partie nachgerechnet, aus dem Geheimnis des Servers und den Zahlen der Spieler, und kam auf dasselbe.
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
replay-found-seals-ok = Die Zahlen der Spieler sind die, die versiegelt waren, bevor eine davon geöffnet wurde.
replay-found-seals-wrong = Die Zahlen der Spieler sind nicht die, die versiegelt waren, bevor eine davon geöffnet wurde.
replay-found-shown-ok = Die Karten und Züge der Aufzeichnung sind die, die dieser Browser gezeigt bekam.
replay-found-shown-wrong = Die Aufzeichnung hat andere Karten oder Züge, als dieser Browser gezeigt bekam.
replay-unopened =
    { $count ->
        [one] Jemand hat eine Zahl versiegelt, aber nicht geöffnet.
       *[other] { $count } Spieler haben Zahlen versiegelt, aber nicht geöffnet.
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
replay-part-landscapes = Landschaften
replay-part-pack = neuer Nachziehstapel
replay-part-pack_0 = erster Nachziehstapel
replay-part-pack_1 = zweiter Nachziehstapel
replay-means-fair = So konnte sich niemand die Karten aussuchen: Der Server hatte sein Geheimnis versiegelt, bevor dein Browser seine Zahl dazugab.
replay-means-sealed = Der Server hatte sein Geheimnis vor der Partie versiegelt. Dein Browser hat hier keine Zahl dazugegeben; wer mitgespielt hat, kann prüfen, ob die eigene dabei ist.
replay-means-unpromised = Dein Browser war beim Beginn der Partie nicht dabei und kann nicht sagen, ob das Siegel noch dasselbe ist. Wer mitgespielt hat, kann es.
replay-means-alone = Niemand hat eine Zahl dazugegeben, also hat der Server allein gemischt.
replay-limits = Ob jemandem verraten wurde, was andere auf der Hand hatten, kann keine Prüfung zeigen.

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
ravens-title-pile = Der Zusatzstapel von { $name }
ravens-title-discard = Die Ablage von { $name }
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
ravens-do-order-pile = Zusatzstapel ordnen
ravens-do-order-path = Zwei Landschaften legen
ravens-do-raven-back = { $raven } ein Feld zurücksetzen
ravens-do-raven-back-to =
    { $space ->
        [0] { $raven } an den Start zurücksetzen
       *[other] { $raven } auf Feld { $space } zurücksetzen
    }
ravens-do-raven-on = { $raven } ein Feld vorsetzen
ravens-do-raven-on-to = { $raven } auf Feld { $space } vorsetzen
ravens-do-land-turn = Landschaft drehen
ravens-do-land-remove = Landschaft entfernen
ravens-do-stone-put = Stein setzen
ravens-do-stone-swap = Landschaften tauschen
ravens-do-end = Zug beenden
ravens-do-extend = Strecke verlängern
ravens-do-stay = Nicht verlängern
ravens-do-keep = So herum
ravens-do-turn = Andersherum

# What is to be done now.
ravens-now-play = Wähle Karten aus deiner Hand oder von oben auf deinem Zusatzstapel.
ravens-now-done = Mehr gibt es nicht zu spielen.
ravens-now-land-turn = Welche Karte willst du drehen?
ravens-now-land-remove = Welche Karte willst du entfernen?
ravens-now-stone-put = Wähle ein Feld für den Stein.
ravens-now-stone-swap = Wähle die erste der beiden Karten, die näher am Start.
ravens-now-stone-swap-second = Mit welcher Karte soll sie tauschen?
ravens-now-order = Bau deinen Zusatzstapel von unten nach oben neu auf: Welche Karte kommt als Nächste?
ravens-now-extend = Die Strecke verlängern, bevor dein Zug endet?
ravens-now-orient = Wie herum legst du sie ans Ende der Strecke?
ravens-take-advice = Die empfohlenen Karten wählen
ravens-not-together = Diese Karten lassen sich nicht zusammen spielen.
ravens-order-so-far = Von unten:
ravens-lays-own = { $land } für dich
ravens-lays-other = { $land } für die Gegenseite

# The log.
ravens-did-fly-hand = { $name } fliegt mit { $cards }.
ravens-did-fly-pair = { $name } fliegt mit einem Paar: { $card }.
ravens-did-fly-pile =
    { $count ->
        [one] { $name } fliegt mit der obersten Karte vom Zusatzstapel.
       *[other] { $name } fliegt mit { $count } Karten vom Zusatzstapel.
    }
ravens-did-fly-both =
    { $count ->
        [one] { $name } fliegt mit { $cards } und der obersten Karte vom Zusatzstapel.
       *[other] { $name } fliegt mit { $cards } und { $count } Karten vom Zusatzstapel.
    }
ravens-did-clear-hand = { $name } räumt den Stein mit { $cards } weg und fliegt.
ravens-did-clear-pile =
    { $count ->
        [one] { $name } räumt den Stein mit der obersten Karte vom Zusatzstapel weg und fliegt.
       *[other] { $name } räumt den Stein mit { $count } Karten vom Zusatzstapel weg und fliegt.
    }
ravens-did-clear-both =
    { $count ->
        [one] { $name } räumt den Stein mit { $cards } und der obersten Karte vom Zusatzstapel weg und fliegt.
       *[other] { $name } räumt den Stein mit { $cards } und { $count } Karten vom Zusatzstapel weg und fliegt.
    }
ravens-did-pile = { $name } legt eine Karte auf den Zusatzstapel.
ravens-did-pile-card = { $name } legt { $card } auf den Zusatzstapel.
ravens-did-next = { $name } legt die nächste Karte auf den Zusatzstapel.
ravens-did-next-card = { $name } legt als Nächstes { $card } auf den Zusatzstapel.
ravens-did-drop-card = { $name } wirft { $card } ab.
ravens-did-drop-top = { $name } wirft die oberste Karte vom Zusatzstapel ab.
ravens-did-magic-card = { $name } legt { $card } auf den Magischen Weg.
ravens-did-magic-top = { $name } legt die oberste Karte vom Zusatzstapel auf den Magischen Weg.
ravens-did-order-pile = { $name } spielt Ordnung und ordnet den Zusatzstapel.
ravens-did-order-path = { $name } spielt Ordnung und verlängert die Strecke.
ravens-did-raven-back = { $name } spielt Rabe und setzt den anderen Raben zurück.
ravens-did-raven-on = { $name } spielt Rabe und rückt ein Feld vor.
ravens-did-land-turn = { $name } spielt Land und dreht eine Karte der Strecke.
ravens-did-land-remove = { $name } spielt Land und entfernt eine Karte der Strecke.
ravens-did-stone-put = { $name } spielt Stein und setzt ihn auf ein Feld.
ravens-did-stone-swap = { $name } spielt Stein und tauscht zwei Karten der Strecke.
ravens-did-at-card = { $name } wählt Karte { $number }.
ravens-did-at-space = { $name } wählt Feld { $number } von { $raven }.
ravens-did-end = { $name } spielt keine Karte mehr.
ravens-did-extend = { $name } verlängert die Strecke.
ravens-did-stay = { $name } lässt die Strecke, wie sie ist.
ravens-did-keep = { $name } legt die Landschaft so, wie sie gezogen wurde.
ravens-did-turn = { $name } legt die Landschaft andersherum.
ravens-path-trimmed =
    { $count ->
        [one] Die Strecke ist zu lang: Ihre erste Karte kommt unter den Landschaftsstapel.
       *[other] Die Strecke ist zu lang: Ihre ersten { $count } Karten kommen unter den Landschaftsstapel.
    }

# The end of a stage.
ravens-end-you = Du gewinnst Etappe { $number }
ravens-end-other = { $name } gewinnt Etappe { $number }
ravens-end-nobody = Niemand gewinnt Etappe { $number }
ravens-end-ahead =
    { $count ->
        [one] { $raven } liegt { $count } Feld vorn.
       *[other] { $raven } liegt { $count } Felder vorn.
    }
ravens-end-player = Spieler
ravens-end-race = Wettflug
ravens-end-next = Gleich beginnt die nächste Etappe.

# The table read aloud.
ravens-read-stage = Etappe { $stage }, Zug { $turn }.
ravens-read-your-turn = Du bist dran. Du darfst noch { $hand } aus der Hand und { $pile } vom Zusatzstapel spielen.
ravens-read-hand = Du hast: { $cards }.
ravens-read-pile = Dein Zusatzstapel, von oben nach unten: { $cards }.
ravens-read-lane =
    { $space ->
        [0] { $name } lenkt { $raven }, noch am Start. Das Ziel ist Feld { $last }.
       *[other] { $name } lenkt { $raven }, auf Feld { $space } von { $last }.
    }
ravens-read-path = Felder von { $raven }: { $lands }.
ravens-read-seat = { $name } – Punkte: { $points }, Handkarten: { $hand }, Zusatzstapel: { $pile }, Nachziehstapel: { $pack }, Ablage: { $discard }.
ravens-read-stone = Der Stein liegt auf Feld { $number } von { $raven }.
ravens-read-magic = Der Magische Weg: { $symbols }. Karten dort: { $first } { $ofFirst }, { $second } { $ofSecond }.

## A game without a board of its own

plain-hand = Deine Hand
plain-middle = Auf dem Tisch
plain-no-cards = Keine Karten
plain-actions = Was du tun kannst
plain-fields = Alles Weitere
plain-acted = { $name }: { $action }
plain-game = Partie
