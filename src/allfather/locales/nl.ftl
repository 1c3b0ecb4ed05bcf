### Every word of Allfather in Dutch. All languages have the same messages; the build checks it.

## The page

home = Startpagina
main-menu = Hoofdmenu
skip-to-content = Naar de inhoud
loading = Laden…
about = Over Allfather
lobby = Tafels
leaderboard = Ranglijst
language = Taal
settings = Instellingen
profile = Profiel
sound-on = Geluid aan
sound-off = Geluid uit
sound = Geluid
close = Sluiten
dismiss = Begrepen
reconnecting = Verbinding verbroken – opnieuw verbinden…
connection-refused = De server heeft de verbinding verbroken.
new-version = Er is een nieuwe versie.
reload = Herladen
old-browser =
    { $server ->
        [yes] Deze browser kan de spellen niet zelf uitvoeren; je speelt aan de tafels van de server.
       *[no] Deze browser is te oud voor de spellen. Gebruik een nieuwere.
    }
page-broken = Deze pagina kon niet worden geladen.
try-again = Opnieuw proberen
not-found-title = Niets dan lucht
not-found-text = Zelfs de raven van Odin vonden niets op dit adres.
no-game-title = Dit spel bestaat niet
no-game-text = Deze server heeft geen spel dat ‘{ $name }’ heet.
back-home = Terug naar de startpagina

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Speel je hand leeg: versla het midden en pak een van de verslagen kaarten. 2 tot 6 spelers.
ravens-blurb = Twee raven vliegen om het hardst over een landschap dat steeds verandert. 2 spelers.
level-thrall = Knecht
level-karl = Boer
level-hirdman = Krijger
level-jarl = Jarl
level-konung = Koning
level-thrall-about = Makkelijk: vergist zich vaak
level-karl-about = Gemiddeld: maakt fouten
level-hirdman-about = Moeilijk: kent het spel
level-jarl-about = Expert: snel en zeker
level-konung-about = Meester: denkt vooruit

## Front page

front-title = Kaartspellen aan Odins tafel
front-text =
    { $server ->
        [yes] Speel meteen, tegen bots of met vrienden. Je hebt geen account nodig.
       *[no] Speel meteen tegen bots. Je hebt geen account nodig.
    }
play-now = Nu spelen
invite-friends = Vrienden uitnodigen
learn-game = Leren in twee minuten
read-rules = Regels
bots-level = Niveau van de bots
players-count = Spelers
players-number =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
go-on-playing = Verder spelen
have-code = Heb je een code?
code-of-table = Tafelcode
join = Meedoen
more-choices = Meer opties
load-record = Bewaarde partij bekijken
front-fair = Elke verdeling is te controleren
front-fair-text = De server legt vóór de partij vast hoe er wordt geschud. Achteraf kan je browser elke verdeling van de kaarten narekenen.
front-free = Gratis, ook op je eigen server
front-free-text = Geen reclame, geen tracking. Met één commando start je je eigen server.
front-bots = Bots die nadenken
front-bots-text = Van makkelijk tot expert. Ze spelen eerlijk: een bot weet alleen wat een speler op zijn stoel mag weten.

## Opening a table

open-title = Tafel openen
open-title-of = Tafel openen: { $game }
open-and-play = Tegen bots spelen
option-limit = Duur van de partij
option-limit-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
option-limit-hand = één hand
option-opener = Wie de volgende hand opent
option-opener-left = de speler links van wie het laatst opende
option-opener-winner = de winnaar van de hand
option-whole_hand = Uitkomen met je hele hand
option-whole_hand-optional = niet verplicht
option-whole_hand-forced = verplicht
option-all_colours = Alle zes kleuren, ook met twee spelers
option-back_needs_two = Een raaf mag pas vanaf vak 3 worden teruggezet
option-protect_ravens = Een landschapskaart met een raaf erop ligt vast
option-protect_stone = Een landschapskaart met de steen erop ligt vast
option-longest_path = Maximale lengte van het pad
option-longest_path-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
option-longest_path-never = geen maximum
terms-title = Instellingen van de tafel
terms-listed = In de lijst met tafels tonen
terms-clock = Klok
clock-none = Geen klok
clock-turn = { $seconds } s per beurt
clock-bank = { $minutes } min + { $increment } s
terms-pace = Snelheid van de bots
pace-slow = Langzaam
pace-normal = Normaal
pace-quick = Snel
pace-instant = Meteen
terms-hints = Hints toegestaan (partij zonder rating)
terms-take_back = Terugnemen toegestaan
terms-spectators = Meekijkers toegestaan
terms-chat = Chat
terms-rated = Met rating (telt mee voor de ranglijst)

## The table

waiting-title = Wachten op spelers
waiting-text = Stuur de link naar je vrienden. Bots nemen de lege stoelen in.
join-invited = { $name } nodigt je uit voor een partij.
join-title = Aanschuiven aan deze tafel
join-table = Aanschuiven
join-as = Aanschuiven als { $name }
name-title = Wie ben je?
name-ask = Hoe mogen de anderen je noemen? Deze browser onthoudt je naam en je schild.
name-example = Je naam
name-change = Naam en schild wijzigen
shield-choose = Je schild beschilderen
shield-ground = Grond
shield-figure = Patroon
shield-figure-number = Patroon { $number }
shield-paint = Kleur van het patroon
dye-R = rood
dye-O = oranje
dye-Y = geel
dye-G = groen
dye-B = blauw
dye-P = paars
dye-C = crème
share-link = Link delen
link-copied = Link gekopieerd
copy-link = Link kopiëren
table-code = Code
show-qr = Scan om mee te doen
start-game = Partij beginnen
seat-free = Vrije stoel
sit-here = Hier zitten
seat-bot = Bot toevoegen
empty-seat = Stoel vrijmaken
seat-host = host
seat-you = jij
you-name = Jij
seat-away = weg – een bot speelt
seat-gone = niet verbonden
seat-successor = { $name } neemt het over zodra er weer wordt gedeeld
seat-number = Stoel { $number }
waiting-for-host = We wachten tot { $name } de partij begint.
game-starting = De partij begint zo…
leave-table = Tafel verlaten
leave-sure = Wil je voorgoed weg? Een bot neemt je stoel dan over.
leave-yes = Verlaten
stay = Blijven
table-closed = Deze tafel is gesloten.
closed-too-long = De partij duurde te lang, dus heeft de server deze tafel gesloten. Er is geen uitslag.
table-unknown = Die tafel bestaat niet.
solo-name = Zwerver
solo-unknown = Dit spel is niet in deze browser bewaard.
solo-leave = Spel opgeven
solo-leave-sure = Spel opgeven? Het wordt gewist.
solo-leave-yes = Opgeven
solo-invite = Liever vrienden uitnodigen
your-turn = Jouw beurt
turn-of = { $name } is aan de beurt
title-your-turn = ● Jouw beurt
looking-on = Je kijkt mee
take-over-bot = Stoel van { $name } overnemen
menu = Menu
log = Verloop
log-earlier = Eerdere zetten tonen
chat = Chat
cards-known = Kaarten
scores = Punten
nothing-yet = Nog niets
say-something = Zeg iets…
send = Versturen
react-with = Reageren
reaction-hail = Gegroet
reaction-horn = Hoorn
reaction-axe = Bijl
reaction-raven = Raaf
reaction-laugh = Gelach
reaction-tears = Tranen
reaction-mead = Mede
reaction-skull = Schedel
mute = { $name } dempen
unmute = { $name } niet meer dempen
hint = Hint
hint-share = wint { $share }%
hint-about = Het percentage bij een hint is je geschatte kans om de partij met die zet te winnen.
take-back = Terugnemen
auto-pass = Automatische zetten
auto-pass-about = Is er maar één zet mogelijk, dan wordt die voor je gedaan.
show-hands = Meekijkers mogen van mij alle handen zien
show-hands-unrated = Gaat iedereen vóór het begin akkoord, dan is het een partij zonder rating.
show-hands-rated = In een partij met rating blijven de handen tot het einde verborgen.
read-table = Tafel laten beschrijven
keys = Sneltoetsen
chat-off = Aan deze tafel staat de chat uit.

## The log

log-dealt = Er worden nieuwe kaarten gedeeld.
log-began = De partij begint.
log-sat =
    { $name ->
        [you] Je schuift aan.
       *[other] { $name } schuift aan.
    }
log-left =
    { $name ->
        [you] Je verlaat de tafel.
       *[other] { $name } verlaat de tafel.
    }
log-renamed =
    { $name ->
        [you] Je hebt een nieuwe naam.
       *[other] { $name } heeft een nieuwe naam.
    }
log-took-back =
    { $name ->
        [you] Je neemt een zet terug.
       *[other] { $name } neemt een zet terug.
    }
log-went-away =
    { $name ->
        [you] Je bent weg; een bot neemt het over.
       *[other] { $name } is weg; een bot neemt het over.
    }
log-came-back =
    { $name ->
        [you] Je bent terug.
       *[other] { $name } is terug.
    }
log-show-hands-changed =
    { $name ->
        [you] Je verandert of meekijkers de handen mogen zien.
       *[other] { $name } verandert of meekijkers de handen mogen zien.
    }
log-pace-changed = De host heeft de snelheid van de bots veranderd.
log-rematched = Er staat een revanche klaar.
log-resumed = De server lag er even uit; de klokken stonden stil.
log-closed = De tafel is gesloten.
log-opened = De tafel is geopend.
log-called = De partij begint zo.
log-nonce-opened =
    { $name ->
        [you] Je onthult je verzegelde getal.
       *[other] { $name } onthult het eigen verzegelde getal.
    }
log-hand = Hand { $number }
log-stage = Etappe { $number }

## The end

result-title = De partij is afgelopen
show-result = Naar de uitslag
go-on = Verder
moment-told = { $name }: { $added }, { $total } in totaal.
result-won = Je hebt gewonnen
result-lost = { $name } wint
result-shared = { $names } delen de overwinning
result-winner = winnaar
result-place = Plaats { $place }
result-margin =
    { $count ->
        [0] Evenveel punten.
        [one] Gewonnen met { $count } punt verschil.
       *[other] Gewonnen met { $count } punten verschil.
    }
result-decided = De beslissing: { $chapter } ({ $first } { $won }, { $second } { $lost }).
result-undone =
    { $count ->
        [one] Gespeeld met { $count } teruggenomen zet.
       *[other] Gespeeld met { $count } teruggenomen zetten.
    }
result-shared-text = { $game }: { $words }. { $points }
result-share = Uitslag delen
result-copied = Uitslag gekopieerd
rematch = Revanche
rematch-there = Naar de revanche
rematch-text = De partij begint zodra iedereen er is.
rematch-gathering = Wachten op de anderen
rematch-ready = klaar
rematch-awaited = heeft nog niet geantwoord
rematch-start = Beginnen zonder te wachten
replay = Herhaling
verify-deals = Verdeling controleren
new-table = Nieuwe tafel
keep-game = Op de server bewaren
kept-game = Bewaard: naar je partijen
points-total = Totaal
hand-short = H{ $number }
stage-short = E{ $number }

## ODIN

colour-R = rode { $number }
colour-O = oranje { $number }
colour-Y = gele { $number }
colour-G = groene { $number }
colour-B = blauwe { $number }
colour-P = paarse { $number }
figure-1 = genezer
figure-2 = skald
figure-3 = spion
figure-4 = seidmadr
figure-5 = völva
figure-6 = hirdman
figure-7 = berserker
figure-8 = styrimadr
figure-9 = jarl
odin-card = { $name }, { $figure }
odin-card-dull = { $card }, nu niet speelbaar
odin-card-advised = { $card }, aangeraden
odin-hand = Je hand
odin-middle = Het midden
odin-middle-empty = Het midden is leeg
odin-lead = Kom uit met één kaart.
odin-lead-whole = Kom uit met één kaart, of met je hele hand.
odin-lead-forced = Je moet met je hele hand uitkomen.
odin-beat = Versla { $value } met { $fewest } of { $most } kaarten.
odin-cannot-beat = Je hebt niets dat { $value } verslaat.
odin-hint = Hint: { $action } – wint vanaf hier ongeveer { $share }% van de partijen.
odin-take = Pak een van de kaarten die je hebt verslagen.
odin-take-card = { $card } pakken
odin-play = Spelen
odin-play-value = { $value } spelen
odin-pass = Passen
odin-pass-always = Altijd automatisch passen
odin-choose-first = Kies eerst de kaarten die je wilt spelen.
odin-chosen =
    { $card } gekozen. { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, waarde { $value }.
odin-put-back = { $card } niet meer gekozen.
odin-last-card = Laatste kaart!
odin-out = uit
odin-points-of = { $count } van { $limit } punten
odin-recap = Sinds je laatste beurt
odin-recap-laid =
    { $name ->
        [you] speelt
       *[other] speelt
    }
odin-recap-took =
    { $name ->
        [you] pakt
       *[other] pakt
    }
odin-recap-passed =
    { $name ->
        [you] past
       *[other] past
    }
odin-grid = Waar elke kaart is
odin-where = { $card }: { $where }
odin-where-own = in je hand
odin-where-middle = in het midden
odin-where-gone = afgelegd
odin-where-out = nog niet gezien
odin-where-known =
    { $name ->
        [you] in jouw hand
       *[other] in de hand van { $name }
    }
sort-colour = Op kleur sorteren
sort-number = Op nummer sorteren
cards-count =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
points-count =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
odin-passed = past
odin-laid = speelt { $value }
odin-known = Bekende kaarten
odin-none-known = geen bekend
odin-discards = Afgelegd
odin-unseen = Nog niet gezien
odin-limit = tot { $limit }
odin-hand-over = { $name } is uit
odin-hand-over-you = Je bent uit!
odin-next-hand = De volgende hand wordt zo gedeeld.
odin-say-laid =
    { $name ->
        [you]
            { $count ->
                [one] Je speelt de { $cards }.
               *[other] Je speelt { $cards }: { $value }.
            }
       *[other]
            { $count ->
                [one] { $name } speelt de { $cards }.
               *[other] { $name } speelt { $cards }: { $value }.
            }
    }
odin-say-passed =
    { $name ->
        [you] Je past.
       *[other] { $name } past.
    }
odin-say-took =
    { $name ->
        [you] Je pakt de { $card }.
       *[other] { $name } pakt de { $card }.
    }
odin-read-hand = Je hand: { $cards }.
odin-read-middle =
    { $name ->
        [you] In het midden: { $cards }, waarde { $value }, gespeeld door jou.
       *[other] In het midden: { $cards }, waarde { $value }, gespeeld door { $name }.
    }
odin-read-seat =
    { $name ->
        [you] Je hebt { $cards } en { $points }.
       *[other] { $name } heeft { $cards } en { $points }.
    }
odin-read-known =
    { $name ->
        [you] Bekend uit jouw hand: { $cards }.
       *[other] Bekend uit de hand van { $name }: { $cards }.
    }

## Why not

why-offline = Er is geen verbinding met de server.
why-no-engine = Dit spel kan in deze browser niet worden gespeeld.
why-other-rules = Dit spel is begonnen met andere regels ({ $rules }) dan die van deze versie.
why-bad-notation = Zo’n zet bestaat niet in dit spel.
why-not-a-set = Kaarten die je samen speelt, hebben dezelfde kleur of hetzelfde nummer.
why-must-take = Pak eerst een van deze kaarten: { $cards }.
why-nothing-to-take = Er is geen kaart om te pakken.
why-leader-passes = Jij komt uit in deze ronde, dus je kunt niet passen.
why-not-held = Niet in je hand: { $cards }.
why-whole-hand-forced = Al je kaarten hebben dezelfde kleur of hetzelfde nummer, dus je moet met je hele hand uitkomen.
why-bad-lead = Kom uit met één kaart – of met je hele hand, als al je kaarten dezelfde kleur of hetzelfde nummer hebben.
why-wrong-size = Om het midden te verslaan speel je { $size } of { $most } kaarten.
why-too-low = { $value } verslaat { $middle } niet.
why-illegal-action = Dat kan nu niet.
why-wrong-phase-play = Speel eerst een kaart of beëindig je beurt.
why-wrong-phase-target = Kies eerst een doel op het pad.
why-wrong-phase-second = Kies eerst de tweede kaart om te wisselen.
why-wrong-phase-order = Kies eerst de volgende kaart voor je hulpstapel.
why-wrong-phase-extend = Beslis eerst of je het pad verlengt.
why-wrong-phase-orient = Kies eerst hoe je de landschapskaart legt.
why-not-left = Deze kaart kun je niet meer op je hulpstapel leggen: { $card }.
why-too-many-plays-hand = Je mag in één beurt hooguit { $most } kaarten uit je hand spelen.
why-too-many-plays-pile = Je mag in één beurt hooguit { $most } kaarten van je hulpstapel spelen.
why-pile-too-small = Op je hulpstapel liggen niet genoeg kaarten.
why-not-magic = Deze kaart past bij geen van de symbolen van de magische weg.
why-no-stone = Er ligt geen steen in je weg.
why-stone-ahead = De steen ligt op je volgende vak. Haal hem weg met twee passende kaarten, twee jokers of één van elk, in één keer gespeeld.
why-no-match =
    { $units ->
        [one] Je volgende vak: { $landscape }. Vlieg erheen met die kaart of met een joker van twee gelijke vluchtkaarten.
       *[other] Je volgende vak: { $landscape }. Om de steen weg te halen heb je twee van die kaarten nodig; voor elk ervan mag je ook een joker van twee gelijke vluchtkaarten spelen.
    }
why-not-on-top = Die kaart ligt niet boven op je hulpstapel.
why-no-effect-pile-alike = Op je hulpstapel liggen geen twee verschillende kaarten: er valt niets te ordenen.
why-no-effect-no-landscapes = Er is geen landschapskaart meer om te leggen.
why-no-effect-stone-ahead = Je raaf kan niet vooruit: de steen ligt in de weg.
why-no-effect-nothing-to-turn = Geen enkele kaart van het pad kan worden gedraaid.
why-no-effect-nothing-to-remove = Geen enkele kaart van het pad kan worden weggehaald.
why-no-effect-nothing-to-swap = Geen twee kaarten van het pad kunnen worden gewisseld.
why-no-effect-near-start = De raaf van je tegenstander kan pas vanaf vak { $least } worden teruggezet.
why-no-effect-laid-enough = Je mag in één beurt hooguit { $most } landschapskaarten leggen.
why-bad-target-wants-card = Kies een kaart van het pad.
why-bad-target-wants-space = Kies een vak.
why-bad-target-off-path =
    { $size ->
        [one] Het pad heeft maar één kaart.
       *[other] Het pad heeft maar { $size } kaarten.
    }
why-bad-target-raven = Daar zit een raaf.
why-bad-target-stone = Daar ligt de steen.
why-bad-target-double = Deze kaart heeft twee keer hetzelfde landschap; draaien verandert niets.
why-bad-target-no-partner = Verderop ligt geen kaart waarmee je deze kunt wisselen.
why-bad-target-not-behind = Kies een kaart die verder van de start ligt dan kaart { $first }.
why-bad-target-alike = De twee kaarten zijn gelijk; wisselen verandert niets.
why-bad-record = Regel { $line } van het verslag klopt niet.
why-not-here = Alleen de server kan dit verslag lezen, en die is niet bereikbaar.
why-bad-message = De pagina en de server begrepen elkaar niet. Laad de pagina opnieuw.
why-too-fast = Dat ging te snel. Wacht even.
why-no-such-table = Die tafel bestaat niet.
why-no-such-seat = Zo’n stoel heeft deze tafel niet.
why-not-watching = Deze pagina is de tafel uit het oog verloren. Laad de pagina opnieuw.
why-seat-taken = Daar zit al iemand.
why-table-full = Alle stoelen zijn bezet.
why-already-seated = Je zit al aan deze tafel.
why-not-seated = Je zit niet aan deze tafel.
why-not-host = Dat mag alleen de host van de tafel.
why-has-begun = De partij is al begonnen.
why-not-begun = De partij is nog niet begonnen.
why-wrong-nonce = Dat is niet het getal dat deze browser heeft verzegeld.
why-not-over = De partij is nog niet afgelopen.
why-is-closed = Deze tafel is gesloten.
why-stale = Iemand was sneller. Kijk nog eens naar de tafel.
why-out-of-turn = Je bent niet aan de beurt.
why-game-over = De partij is afgelopen.
why-nothing-to-take-back = Er is niets om terug te nemen.
why-not-allowed-here = Dat mag niet aan deze tafel.
why-too-many-tables = Je hebt te veel tafels open. Verlaat er eerst een.
why-too-many-records = Je bewaart te veel partijen. Verwijder er eerst een.
why-busy = Eén ding tegelijk: de server is nog met je vorige verzoek bezig.
why-banned = Je hebt geen toegang meer tot deze server.
why-no-bot = Een bot van dat niveau bestaat niet.
why-not-signed-in = Log in, of schuif eerst aan als gast.
why-has-account = Je hebt al een account.
why-name-taken = Die naam is al in gebruik.
why-wrong-password = Verkeerde naam of verkeerd wachtwoord.
why-common-password = Dat wachtwoord is te makkelijk te raden. Kies een ander.
why-foreign-origin = Dat verzoek kwam van een andere site.
why-not-found = Hier is niets.
why-bad-request = Dat begreep de server niet.
why-bad-option = Die optie bestaat niet.
why-too-large = Dat is te groot.
why-unavailable = De server kan op dit moment niets opslaan. Probeer het zo nog eens.
why-old-rules = Deze partij is volgens oudere regels gespeeld en kan niet meer worden getoond.
why-unreadable = Deze tafel kan nu niet worden gelezen. De beheerder van de server is op de hoogte gebracht.
why-failed = Er ging iets mis op de server.

## Keys

key-select = de kaart op die plaats kiezen
key-pile = de bovenste kaart van je hulpstapel kiezen, als het spel die heeft
key-move = door je hand lopen, of naar de eerste of laatste kaart
key-toggle = de huidige kaart kiezen of niet meer kiezen
key-play = de gekozen kaarten spelen
key-pass = passen, of je beurt beëindigen
key-sort = je hand anders sorteren
key-undo = je laatste zet terugnemen
key-hint = een hint vragen
key-log = het verloop openen
key-chat = de chat openen
key-cards = de bekende kaarten tonen
key-table = de tafel laten beschrijven
key-clear = je keuze ongedaan maken
key-help = het menu met deze lijst openen
key-step = een stap terug of vooruit
key-ends = naar het begin of het eind
key-run = afspelen of pauzeren
key-name-arrows = Pijltjes links en rechts
key-name-home = Home
key-name-end = End
key-name-space = Spatie
key-name-enter = Enter
key-name-escape = Esc
keys-replay = Bij een herhaling

## Lessons

lesson-title = Leer { $game }
lesson-teacher = Odins raaf
lesson-you = Jij
lesson-step = Stap { $step } van { $count }
lesson-back = Terug
lesson-next = Verder
lesson-show = Voordoen
lesson-skip = Les overslaan
lesson-again = Opnieuw beginnen
lesson-done = Je kunt beginnen met spelen.
lesson-allowed = Dat mag ook, maar nu even:
lesson-not-yet = Nog niet – lees eerst verder.

lesson-odin-aim = Wees als eerste al je kaarten kwijt. Alle anderen krijgen dan een punt voor elke kaart die ze nog hebben, en punten wil je niet.
lesson-odin-lead = Jij opent de ronde, dus jij komt uit: speel één kaart, welke je maar wilt.
lesson-odin-lead-task = Speel je oranje 2.
lesson-odin-higher = Een hoger nummer verslaat een lager. Astrid speelt een 6 en pakt de kaart die ze verslagen heeft: jouw 2 is nu van haar.
lesson-odin-more = Je mag ook één kaart meer spelen dan er in het midden ligt. Leif speelt er twee van dezelfde kleur, en een set van twee verslaat elke losse kaart.
lesson-odin-value = Een set is het hoogste getal waard dat de nummers kunnen vormen: 7 en 2 vormen 72. Jouw twee vijven vormen maar 55.
lesson-odin-value-task = Probeer toch je twee vijven en kijk waarom ze niet genoeg zijn.
lesson-odin-beat = Tegen twee kaarten mag je er twee of drie spelen, met dezelfde kleur of hetzelfde nummer. De rode 9 en de rode 1 vormen 91.
lesson-odin-beat-task = Speel je rode 9 en je rode 1.
lesson-odin-take = Je hebt twee kaarten verslagen, dus jij kiest welke je pakt. De andere wordt afgelegd.
lesson-odin-take-task = Pak de groene 7: die past goed bij je andere groene kaarten.
lesson-odin-round = Je hoeft het midden nooit te verslaan. Passen alle anderen, dan is de ronde voorbij, en wie het laatst kaarten speelde, komt uit.
lesson-odin-again = Het midden is leeg en jij mag weer uitkomen.
lesson-odin-again-task = Kom uit met je gele 1.
lesson-odin-number = Astrid speelt een 4 en Leif twee drieën: kaarten met hetzelfde nummer zijn ook een set, wat hun kleur ook is.
lesson-odin-number-task = Speel je twee vijven: 55 verslaat 33.
lesson-odin-suit = Weer pak je een van de kaarten die je hebt verslagen. Kies de kaart die het best bij je hand past.
lesson-odin-suit-task = Pak de groene 3.
lesson-odin-three = Astrid speelt drie kaarten: 9, 6 en 3 vormen 963. Leif past.
lesson-odin-pass = Met vier groene kaarten zou je dat verslaan, maar dan moet je een paarse kaart pakken. Passen geldt alleen voor deze beurt.
lesson-odin-pass-task = Pas deze beurt.
lesson-odin-green = Astrid komt uit met een 2, en Leif verslaat die met een groene 5. Die kaart zou goed bij je hand passen.
lesson-odin-green-task = Versla die met je groene 8: dan is de groene 5 van jou.
lesson-odin-whole = Astrid en Leif passen, dus jij komt uit. Hebben al je kaarten dezelfde kleur of hetzelfde nummer, dan mag je ze in één keer spelen.
lesson-odin-whole-task = Speel alle vijf kaarten samen.
lesson-odin-points = Je bent uit: Astrid krijgt 6 punten voor de kaarten in haar hand, Leif 7. Astrid staat nu op 15. De partij is afgelopen, en jij wint met de minste punten.

lesson-ravens-aim = Twee raven vliegen om het hardst langs een rij landschappen; wie het eerst op het laatste vak is, wint de etappe. Hugin is van jou en vliegt in de baan het dichtst bij je.
lesson-ravens-fly = Op je volgende vak liggen bergen, en je hebt een bergkaart. Een passende kaart brengt Hugin erheen.
lesson-ravens-fly-task = Vlieg met je bergkaart.
lesson-ravens-odin = De donkere kaarten zijn Odinkaarten: elk heeft twee effecten, en jij kiest er een. Met deze kun je een landschapskaart draaien.
lesson-ravens-odin-task = Draai er kaart 3 mee: dan liggen er twee meren voor je.
lesson-ravens-run = Vakken naast elkaar met hetzelfde landschap zijn een reeks. Eén kaart brengt je tot op het laatste vak ervan.
lesson-ravens-run-task = Vlieg met één waterkaart naar het tweede meer.
lesson-ravens-turn = Dat waren drie kaarten uit je hand; meer mag je er in één beurt niet uit je hand spelen. Aan het eind van je beurt vul je je hand weer aan tot vijf kaarten.
lesson-ravens-turn-task = Beëindig je beurt en laat het pad zoals het is.
lesson-ravens-other = Nu vliegt Sigrun met haar raaf, Munin, in de andere baan. Daarna legt ze de steen pal voor Hugin.
lesson-ravens-stone = De steen verspert je de weg. De passende kaart alleen is niet meer genoeg.
lesson-ravens-stone-task = Probeer toch je boskaart en kijk waarom die niet genoeg is.
lesson-ravens-joker = Twee gelijke vluchtkaarten zijn een joker en gelden voor elk landschap. Met de passende kaart en een joker samen haal je de steen weg.
lesson-ravens-joker-task = Kies je boskaart en beide sneeuwkaarten en haal de steen weg.
lesson-ravens-extend = Als je klaar bent met spelen, mag je het pad verlengen. Je ziet de nieuwe landschapskaart voordat je hem legt.
lesson-ravens-extend-task = Beëindig je beurt en verleng het pad.
lesson-ravens-lay = Jij bepaalt welk van de twee landschappen in jouw baan komt.
lesson-ravens-lay-task = Leg de kaart zoals je wilt.
lesson-ravens-later = Later, in een andere etappe: Hugin heeft nog twee vakken te gaan, en geen van je kaarten past bij de bergen voor je.
lesson-ravens-magic = De magische weg toont twee symbolen; kaarten die bij een ervan passen, mag je daar leggen. Wie er aan het eind van de etappe de meeste heeft, krijgt 3 punten.
lesson-ravens-magic-task = Leg je waterkaart op de magische weg.
lesson-ravens-pile = Je mag elke kaart uit je hand gedekt op je hulpstapel leggen. Naast drie kaarten uit je hand mag je elke beurt ook drie kaarten van boven van je hulpstapel spelen.
lesson-ravens-pile-task = Leg je sneeuwkaart op je hulpstapel.
lesson-ravens-top = Nu zijn de bovenste twee kaarten van je hulpstapel allebei sneeuw: een joker, precies goed voor de bergen.
lesson-ravens-top-task = Vlieg met de bovenste twee kaarten van je hulpstapel.
lesson-ravens-raven = De volgende kaart van je hulpstapel is Odins raaf. Die kan Hugin één vak vooruitzetten, wat het landschap ook is.
lesson-ravens-raven-task = Speel hem van je hulpstapel om één vak vooruit te gaan.
lesson-ravens-points = Met 4 vakken voorsprong krijg je 4 punten, en de magische weg geeft er nog 3: je hebt er 12. Heeft iemand na een etappe 12 of meer, dan is de partij afgelopen en wint wie de meeste punten heeft.

## Rules

rules-title = Regels van { $game }
rules-contents = Inhoud
rules-numbers = Elke regel heeft een korte code, zodat je ernaar kunt verwijzen.
rules-print = Afdrukken
rules-learn = Al spelend leren
rules-odin-about = Een vlot kaartspel voor 2 tot 6 spelers van Gary Kim, Hope S. Hwang en Yohan Goh. Versla de kaarten in het midden om van je eigen kaarten af te komen – maar elke keer dat het lukt, pak je een van de kaarten die je hebt verslagen.
rules-odin-aim = Het doel
rules-odin-aim-text = Wees als eerste al je kaarten kwijt. Zodra dat iemand lukt, is de hand afgelopen en krijgen alle anderen een punt voor elke kaart die ze nog hebben. Punten wil je niet. Er worden handen gespeeld tot iemand 15 punten of meer heeft; wie dan de minste punten heeft, wint de partij.
rules-odin-cards = Wat er in de doos zit
rules-odin-cards-text = Er zijn 54 kaarten: de nummers 1 tot en met 9, elk in zes kleuren. Elke kleur heeft een eigen rune, zodat je de kaarten ook aan de vorm herkent. Elk nummer heeft een eigen figuur; die is er voor de sier en heeft geen effect.
rules-odin-legend-colours = De zes kleuren en hun runen
rules-odin-legend-figures = De negen nummers en hun figuren
rules-odin-colour-R = Rood
rules-odin-colour-O = Oranje
rules-odin-colour-Y = Geel
rules-odin-colour-G = Groen
rules-odin-colour-B = Blauw
rules-odin-colour-P = Paars
rules-odin-figure-1 = verzorgt de gewonden
rules-odin-figure-2 = bezingt grote daden
rules-odin-figure-3 = kijkt en luistert
rules-odin-figure-4 = beoefent magie
rules-odin-figure-5 = ziet de toekomst
rules-odin-figure-6 = bewaakt de hoofdman
rules-odin-figure-7 = vecht als een razende
rules-odin-figure-8 = voert het bevel over het schip
rules-odin-figure-9 = heerst over het land
rules-odin-deal = Delen
rules-odin-deal-text = Een partij bestaat uit meerdere handen; voor elke hand wordt opnieuw gedeeld. Een hand wordt in rondes gespeeld, en in elke ronde speelt iedereen om de beurt. De kaarten die je moet verslaan, heten het midden.
rules-odin-lead = Uitkomen
rules-odin-beat = Het midden verslaan
rules-odin-take = Een kaart pakken
rules-odin-round = Passen en het eind van een ronde
rules-odin-points = Puntentelling en het eind van de partij
rules-odin-know = Goed om te weten
rules-odin-show-single = Kom uit met één kaart.
rules-odin-show-whole = Of met je hele hand – hier allemaal hetzelfde nummer.
rules-odin-show-colour = Dezelfde kleur: 7 en 3 vormen 73.
rules-odin-show-number = Hetzelfde nummer: twee vijven vormen 55.
rules-odin-show-three = Drie kaarten: 8, 5 en 1 vormen 851.
rules-odin-show-none = Niet dezelfde kleur en niet hetzelfde nummer: geen set.
rules-odin-show-higher = 73 verslaat 65.
rules-odin-show-longer = 111 verslaat 98.
rules-odin-show-equal = 64 verslaat 64 niet.
rules-odin-show-laid = Je speelt 91 en verslaat 73 in het midden.
rules-odin-show-taken = Je pakt een van de twee kaarten die je hebt verslagen.
rules-odin-show-gone = De andere wordt afgelegd.

# An example: three players at the end of a hand.
rules-odin-example = Een ronde, stap voor stap
rules-odin-example-text = Astrid, Leif en jij zijn bijna aan het eind van een hand. Astrid en Leif hebben elk vijf kaarten, jij hebt er vier. Astrid komt uit, na haar speelt Leif, en dan ben jij aan de beurt.
rules-odin-step-taken = Gepakt
rules-odin-step-lead = Astrid komt uit met de gele 3.
rules-odin-step-beat = Leif verslaat die met de rode 6 en pakt de gele 3.
rules-odin-step-more = Jij speelt één kaart meer: de blauwe 7 en de blauwe 4 vormen 74. Je pakt de rode 6.
rules-odin-step-pass = Astrid past. Haar drie oranje kaarten zouden 74 verslaan, maar niemand hoeft het midden te verslaan.
rules-odin-step-choose = Leif speelt twee achten: 88. Hij pakt de blauwe 7, en de blauwe 4 wordt afgelegd.
rules-odin-step-stuck = Je hebt niets dat 88 verslaat, dus je past.
rules-odin-step-back = Astrid had maar voor één beurt gepast. Nu speelt ze drie oranje kaarten, 521, en pakt de paarse 8. De groene 8 wordt afgelegd.
rules-odin-step-over = Leif past, en jij ook. De ronde is voorbij, de oranje kaarten worden afgelegd, en Astrid komt uit in de volgende ronde.
rules-odin-step-out = Astrids laatste twee kaarten zijn allebei paars, dus ze mag er samen mee uitkomen. Ze is uit, en de hand is afgelopen.
rules-odin-step-score = Leif heeft vier kaarten over en krijgt 4 punten. Jij hebt er drie en krijgt er 3. Astrid krijgt er geen.

rules-odin-options = Opties en edities
rules-odin-options-text = Deze regels volgen de tweede editie van het boekje. De eerste editie zegt in alle talen hetzelfde, behalve in het Duits, waar ze op een paar punten afwijkt. Met twee van de opties kun je spelen zoals het daar staat.
rules-odin-term-option-limit = Duur van de partij
rules-odin-term-option-limit-text = Voor een eerste partij stelt het boekje 15 punten voor. Kies er minder voor een kortere partij, meer voor een langere, of één hand als je weinig tijd hebt.
rules-odin-term-option-colours = Alle zes kleuren, ook met twee spelers
rules-odin-term-option-colours-text = Het boekje raadt aan met twee spelers twee kleuren weg te laten. Dan is een groter deel van de kaarten in het spel en vorm je makkelijker een set. Kies alle zes kleuren als je liever met alle kaarten speelt.
rules-odin-term-option-opener = Wie de volgende hand opent
rules-odin-term-option-opener-text = Normaal opent telkens de speler één stoel verder naar links. In de eerste Duitse editie opent wie de vorige hand beëindigde: kies daarvoor ‘de winnaar van de hand’. De eerste hand opent daar de speler met de hardste lach; hier bepaalt het lot wie dat is.
rules-odin-term-option-whole = Uitkomen met je hele hand
rules-odin-term-option-whole-text = Normaal is dit niet verplicht. Eén zin in de eerste Duitse editie kun je zo lezen dat je met je hele hand móét uitkomen als die één set vormt: kies daarvoor ‘verplicht’.

rules-odin-words = De woorden van het spel
rules-odin-term-hand = Hand
rules-odin-term-hand-text = Alles tussen twee keer delen. Ook: de kaarten die een speler heeft.
rules-odin-term-round = Ronde
rules-odin-term-round-text = Deel van een hand: vanaf het uitkomen tot alle anderen na elkaar hebben gepast.
rules-odin-term-turn = Beurt
rules-odin-term-turn-text = Het moment waarop jij speelt of past.
rules-odin-term-opener = Openen
rules-odin-term-opener-text = In de eerste ronde van een hand uitkomen.
rules-odin-term-middle = Midden
rules-odin-term-middle-text = De laatst gespeelde kaarten, open op tafel. Die moet je verslaan.
rules-odin-term-lead = Uitkomen
rules-odin-term-lead-text = Als eerste spelen in een ronde, terwijl het midden leeg is.
rules-odin-term-set = Set
rules-odin-term-set-text = Kaarten die je samen mag spelen, omdat ze allemaal dezelfde kleur of hetzelfde nummer hebben. Eén kaart is ook een set.
rules-odin-term-value = Waarde
rules-odin-term-value-text = Wat een set waard is: het hoogste getal dat de nummers kunnen vormen. 3 en 7 zijn 73 waard.
rules-odin-term-beat = Verslaan
rules-odin-term-beat-text = Een set spelen die meer waard is dan het midden en evenveel kaarten heeft, of één meer.
rules-odin-term-take = Pakken
rules-odin-term-take-text = Een van de kaarten die je net hebt verslagen in je hand nemen.
rules-odin-term-discard = Afleggen
rules-odin-term-discard-text = Kaarten uit het spel leggen tot er opnieuw wordt gedeeld.
rules-odin-term-pass = Passen
rules-odin-term-pass-text = Deze beurt niets spelen.
rules-odin-term-out = Uitgaan
rules-odin-term-out-text = De laatste van je kaarten spelen. De hand is dan afgelopen, en jij krijgt geen punten.
rules-odin-term-point = Punt
rules-odin-term-point-text = Wat elke kaart die je nog hebt je aan het eind van een hand oplevert. Punten wil je niet.

rules-odin-questions = Vragen en antwoorden
rules-odin-ask-take = Moet ik een kaart pakken als ik het midden versla?
rules-odin-ask-take-answer = Ja, precies één – tenzij je net de laatste van je kaarten hebt gespeeld.
rules-odin-ask-own = Mag ik een kaart terugpakken die ik net heb gespeeld?
rules-odin-ask-own-answer = Nee. Je pakt een van de kaarten die je hebt verslagen; je eigen kaarten blijven in het midden.
rules-odin-ask-fewer = Mag ik één kaart spelen op twee?
rules-odin-ask-fewer-answer = Nee. Je hebt evenveel kaarten nodig als er in het midden liggen, of één meer.
rules-odin-ask-many = Mag ik drie kaarten spelen op één?
rules-odin-ask-many-answer = Nee. Er mag telkens maar één kaart bij komen.
rules-odin-ask-lead = Mag ik met twee kaarten uitkomen?
rules-odin-ask-lead-answer = Alleen als ze je hele hand zijn en dezelfde kleur of hetzelfde nummer hebben.
rules-odin-ask-follow = Moet ik de kleur of het nummer van het midden volgen?
rules-odin-ask-follow-answer = Nee. Alleen je eigen kaarten moeten bij elkaar passen.
rules-odin-ask-order = Maakt het uit in welke volgorde ik mijn kaarten kies?
rules-odin-ask-order-answer = Nee. De nummers tellen altijd van hoog naar laag: 3 en 7 zijn 73 waard, net als 7 en 3.
rules-odin-ask-beat = Moet ik het midden verslaan als ik kan?
rules-odin-ask-beat-answer = Nee. Je mag altijd passen, behalve als je uitkomt.
rules-odin-ask-pass = Doe ik deze ronde niet meer mee als ik heb gepast?
rules-odin-ask-pass-answer = Jawel. Kom je nog eens aan de beurt voordat de ronde voorbij is, dan mag je spelen.
rules-odin-ask-mine = Alle anderen hebben gepast. Mag ik mijn eigen kaarten verslaan?
rules-odin-ask-mine-answer = Nee. Ze worden afgelegd, en jij komt uit in de volgende ronde.
rules-odin-ask-out = Moet ik uitgaan als ik kan?
rules-odin-ask-out-answer = Nee. Je mag wachten – bijvoorbeeld omdat de partij anders eindigt terwijl een ander minder punten heeft. Alleen als uitkomen met je hele hand verplicht is, moet je dat doen.
rules-odin-ask-grow = Kan ik meer kaarten krijgen dan ik bij het delen had?
rules-odin-ask-grow-answer = Nee. Je speelt minstens één kaart voordat je er een pakt, dus je hand wordt nooit groter.
rules-odin-ask-seen = Ziet iedereen welke kaart ik pak?
rules-odin-ask-seen-answer = Ja. Hij lag open in het midden. De lijst met bekende kaarten aan tafel onthoudt hem voor iedereen.
rules-odin-ask-limit = Wat als meerdere spelers in dezelfde hand op 15 punten komen?
rules-odin-ask-limit-answer = Dan is de partij gewoon afgelopen en wint wie de minste punten heeft. Hebben meerdere spelers de minste punten, dan delen ze de overwinning.

rules-odin-summary = De regels in het kort
rules-odin-summary-aim = Wees als eerste al je kaarten kwijt. Wie aan het eind de minste punten heeft, wint.
rules-odin-summary-deal = Iedereen negen kaarten. Met twee spelers doen twee kleuren niet mee.
rules-odin-summary-lead = Speel één kaart – of je hele hand, als al je kaarten dezelfde kleur of hetzelfde nummer hebben.
rules-odin-summary-beat = Speel evenveel kaarten als er in het midden liggen, of één meer: allemaal dezelfde kleur of allemaal hetzelfde nummer, en meer waard. De nummers tellen van hoog naar laag: 3 en 7 vormen 73.
rules-odin-summary-take = Heb je het midden verslagen, pak dan een van de verslagen kaarten. De andere worden afgelegd. Ben je uit, dan pak je niets.
rules-odin-summary-round = Je mag passen en bij je volgende beurt toch weer spelen. Hebben alle anderen na elkaar gepast, dan wordt het midden afgelegd, en wie die kaarten speelde, komt uit.
rules-odin-summary-points = Is er iemand uit, dan krijgen de anderen 1 punt voor elke kaart die ze nog hebben. De speler links van wie het laatst opende, opent de volgende hand. De partij is afgelopen als iemand 15 punten of meer heeft.
rules-odin-summary-print = Dit overzicht afdrukken

rule-O1 = Alle kaarten worden geschud en iedereen krijgt er negen. De overige kaarten blijven gedekt liggen en doen niet mee tot er opnieuw wordt gedeeld. Met zes spelers blijft er geen kaart over.
rule-O2 = Met twee spelers doen twee kleuren de hele partij niet mee; het lot bepaalt welke. Er blijven dan 36 kaarten over. Je kunt ook afspreken met alle zes kleuren te spelen.
rule-O3 = Het lot bepaalt wie de eerste hand opent. Er wordt met de klok mee gespeeld.
rule-O4 = Om uit te komen speel je precies één kaart, of je hele hand als al je kaarten dezelfde kleur of hetzelfde nummer hebben. Iets ertussenin mag niet, en passen ook niet.
rule-O5 = Met je hele hand uitkomen is niet verplicht. Het mag elke keer dat je uitkomt, ook in de eerste ronde van een hand, en daarmee is de hand afgelopen.
rule-O6 = Om het midden te verslaan speel je evenveel kaarten als er liggen, of één meer. Ze moeten allemaal dezelfde kleur of allemaal hetzelfde nummer hebben en samen meer waard zijn dan het midden. Of je past, ook als je het midden wel zou kunnen verslaan.
rule-O7 = Je kaarten hoeven niet de kleur of het nummer van het midden te hebben.
rule-O8 = Een set is het hoogste getal waard dat de nummers kunnen vormen: zet ze van hoog naar laag achter elkaar. Een set met één kaart meer is dus altijd meer waard. Een set van gelijke waarde verslaat het midden niet.
rule-O9 = Heb je het midden verslagen en heb je nog kaarten, dan pak je precies een van de verslagen kaarten. Jij kiest welke; de andere worden afgelegd. Wie uitkomt, heeft niets verslagen en pakt niets.
rule-O10 = Speel je de laatste van je kaarten, dan is de hand meteen afgelopen. Je pakt dan geen kaart.
rule-O11 = Passen geldt alleen voor deze beurt: kom je in dezelfde ronde weer aan de beurt, dan mag je alsnog spelen.
rule-O12 = Hebben sinds de laatst gespeelde kaarten alle anderen na elkaar gepast, dan is de ronde voorbij. Het midden wordt afgelegd, en wie die kaarten speelde, komt uit in de volgende ronde. Je eigen kaarten kun je nooit verslaan.
rule-O13 = Is een hand afgelopen, dan krijgt iedereen een punt per kaart die nog in de eigen hand zit.
rule-O14 = Daarna worden alle kaarten geschud en opnieuw gedeeld. De speler links van wie de vorige hand opende, opent de nieuwe.
rule-O15 = De partij is afgelopen als iemand na een hand 15 punten of meer heeft. Wie de minste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.
rule-O16 = Je kunt ook een ander aantal punten afspreken, of maar één hand spelen.
rule-O17 = Iedereen mag weten welke kaarten worden gespeeld, gepakt en afgelegd, hoeveel kaarten elke speler heeft en hoeveel punten. De overige kaarten in elke hand blijven verborgen, en de kaarten die niet zijn gedeeld ook.
rule-O18 = Je kunt afspreken dat de winnaar van een hand de volgende opent.
rule-O19 = Je kunt afspreken dat je met je hele hand móét uitkomen als al je kaarten dezelfde kleur of hetzelfde nummer hebben.
rule-O20 = Elke hand loopt vanzelf ten einde, en niemand heeft ooit meer dan negen kaarten. Uitgaan is niet altijd slim: het kan de partij beëindigen terwijl een ander minder punten heeft.

rules-ravens-about = Een race voor 2 spelers van Thorsten Gimmler, uit 2002. Elke ochtend vliegen Hugin en Munin, de raven van Odin, uit om de wereld te bekijken.
rules-ravens-aim = Het doel
rules-ravens-aim-text = Je vliegt in meerdere etappes om het hardst tegen je tegenstander. Wie het eerst aan het eind van het pad is, wint de etappe en krijgt een punt voor elk vak voorsprong; wie de meeste kaarten op de magische weg heeft gelegd, krijgt 3 punten. Heeft iemand na een etappe 12 punten of meer, dan is de partij afgelopen en wint wie de meeste punten heeft.
rules-ravens-cards = Wat er in de doos zit
rules-ravens-cards-text = Beide spelers hebben dezelfde 33 kaarten, met verschillende achterkanten: 25 vluchtkaarten en 8 Odinkaarten. De 40 landschapskaarten, de 6 kaarten van de magische weg en de steen zijn van allebei.
rules-ravens-box-landscapes = Er zijn vijf landschappen, elk met een eigen symbool. Het zesde symbool, een oog, is van Odin.
rules-ravens-box-flight = Elke speler: vijf vluchtkaarten van elk landschap.
rules-ravens-box-odin = Elke speler: acht Odinkaarten, van vier soorten.
rules-ravens-box-path = 40 landschapskaarten: elk van de tien paren verschillende landschappen drie keer, en elk van de vijf dubbele twee keer.
rules-ravens-box-ravens = Twee raven, Hugin en Munin, en de steen van Odin.
rules-ravens-box-magic = Zes kaarten van de magische weg; in elke etappe doet er één mee.
rules-ravens-land = Voorbereiding
rules-ravens-land-text = De landschapskaarten vormen een pad met twee banen. Elke kaart toont twee landschappen: het ene is een vak in de baan van Hugin, het andere een vak in die van Munin. Draai je de kaart een halve slag, dan wisselen ze. De speler op de eerste stoel vliegt met Hugin, die op de tweede met Munin; aan tafel is je eigen baan die het dichtst bij je.
rules-ravens-turn = Je beurt
rules-ravens-fly = Vliegen
rules-ravens-magic = De magische weg
rules-ravens-odin = De Odinkaarten
rules-ravens-stone = De steen
rules-ravens-extend = Het pad verlengen
rules-ravens-example = Een hele beurt
rules-ravens-example-text = Je vliegt met Hugin, in de onderste baan; het plaatje toont alleen het eind van het pad. Dit is één beurt, van de eerste kaart tot de laatste.
rules-ravens-turn-start = Je hebt vijf kaarten in je hand. Boven op je hulpstapel ligt berg, daaronder sneeuw.
rules-ravens-turn-run = Eerste kaart uit je hand: water. Er liggen twee meren voor je, dus Hugin vliegt naar het tweede.
rules-ravens-turn-top = Eerste kaart van je hulpstapel: berg past bij het volgende vak. Nu ligt sneeuw boven op je hulpstapel.
rules-ravens-turn-joker = Sneeuw uit je hand en sneeuw van je hulpstapel zijn een joker. Hugin vliegt naar de vlakte.
rules-ravens-turn-store = Derde kaart uit je hand: je legt je boskaart gedekt op je hulpstapel.
rules-ravens-turn-extend = Je verlengt het pad. De nieuwe kaart heeft bos en sneeuw, en je legt hem met het bos in jouw baan: een reeks van twee, waarvoor één boskaart genoeg zal zijn.
rules-ravens-turn-draw = Je hebt twee kaarten over en trekt er drie. Je beurt is voorbij.
rules-ravens-end = Het eind van een etappe en van de partij
rules-ravens-score = Een etappe wordt geteld
rules-ravens-score-text = Vóór deze etappe had de speler met Hugin 7 punten en die met Munin 9.
rules-ravens-score-race = Hugin bereikt het laatste vak. Munin ligt 4 vakken achter, dus de speler met Hugin krijgt 4 punten.
rules-ravens-score-magic = De speler met Hugin heeft één kaart op de magische weg, die met Munin drie. De speler met Munin krijgt dus 3 punten, ook al is de race verloren.
rules-ravens-score-total = De stand is nu 11 tegen 12. Iemand heeft 12 bereikt, dus de partij is afgelopen, en de speler met Munin wint met de meeste punten.
rules-ravens-score-before = Vooraf
rules-ravens-short = Als er iets opraakt
rules-ravens-options = Opties
rules-ravens-options-text = Je kiest ze bij het openen van een tafel. De standaardinstellingen volgen de gedrukte regels zo nauw mogelijk.
rules-ravens-option-back_needs_two = De Franse regels eisen twee kaarten achter een raaf die wordt teruggezet. In de Engelse regels zegt die zin alleen welke kaarten van tafel mogen; zet de optie uit om zo te spelen.
rules-ravens-option-protect_ravens = De regels leggen uit wat ‘vrij’ is, en de Duitse kaarten gebruiken dat woord, maar de Franse vertaling van de kaarten laat het weg. Hier moet een kaart vrij zijn om hem te mogen draaien, weghalen of wisselen; zet de optie uit om ook kaarten onder een raaf te mogen veranderen.
rules-ravens-option-protect_stone = Hetzelfde voor de kaart onder de steen. Staat de optie uit, dan gaat de steen met zijn kaart mee.
rules-ravens-option-longest_path = Volgens de gedrukte regels gaan kaarten waar beide raven voorbij zijn van tafel als het pad te lang wordt, maar er staat niet bij hoe lang dat is. Hier is dat meer dan 16 kaarten, tenzij je een ander aantal of geen maximum kiest.
rules-ravens-edition = Welke editie dit is
rules-ravens-edition-text = Dit is de eerste editie, in 2002 verschenen als Odins Raben en in het Engels als Odin’s Ravens; de editie van 2016 heeft andere regels. We volgen de Franse vertaling van de Duitse regels. Daarin staat hoeveel landschapskaarten, vluchtkaarten en kaarten van de magische weg er zijn, maar niet welke; de samenstelling is dus van ons. Niet de jongste begint, maar wie het lot aanwijst, en R30 en R33 zijn van onszelf: ze zorgen ervoor dat elke etappe en elke partij eindigt.
rules-ravens-know = Goed om te weten
rules-ravens-words = De woorden van het spel
rules-ravens-term-path = Pad
rules-ravens-term-path-text = De rij landschapskaarten waarover beide raven vliegen.
rules-ravens-term-lane = Baan
rules-ravens-term-lane-text = De helft van het pad die bij één raaf hoort.
rules-ravens-term-space = Vak
rules-ravens-term-space-text = Eén landschap van een kaart: één stap van een baan. Vakken tellen vanaf de start.
rules-ravens-term-run = Reeks
rules-ravens-term-run-text = Vakken van een baan die naast elkaar liggen en hetzelfde landschap hebben. Met één kaart of joker vlieg je naar het eind ervan.
rules-ravens-term-free = Vrij vak
rules-ravens-term-free-text = Een vak waar geen raaf zit en de steen niet ligt.
rules-ravens-term-double = Dubbele kaart
rules-ravens-term-double-text = Een landschapskaart met hetzelfde landschap in beide banen.
rules-ravens-term-stage = Etappe
rules-ravens-term-stage-text = Eén race, van de voorbereiding tot de puntentelling. Een partij heeft er meer dan een.
rules-ravens-term-flight = Vluchtkaart
rules-ravens-term-flight-text = Een kaart met één landschap. Hij brengt je raaf naar een passend vak; twee gelijke zijn een joker.
rules-ravens-term-joker = Joker
rules-ravens-term-joker-text = Twee gelijke vluchtkaarten die samen voor elk landschap gelden.
rules-ravens-term-odin = Odinkaart
rules-ravens-term-odin-text = Een donkere kaart met twee effecten, waarvan je er een gebruikt.
rules-ravens-term-pile = Hulpstapel
rules-ravens-term-pile-text = Je eigen gedekte voorraad. Naast de kaarten uit je hand mag je elke beurt ook hooguit drie kaarten van boven van je hulpstapel spelen.
rules-ravens-term-pack = Trekstapel
rules-ravens-term-pack-text = De gedekte kaarten waarvan je trekt. De landschapskaarten hebben een eigen landschapsstapel.
rules-ravens-term-discard = Afleggen
rules-ravens-term-discard-text = Een kaart open op je eigen aflegstapel leggen. Kaarten die je om hun effect hebt gespeeld, komen daar ook.
rules-ravens-term-magic = Magische weg
rules-ravens-term-magic-text = De plek voor kaarten die passen bij een van de twee symbolen van deze etappe. Wie er de meeste kaarten heeft, krijgt 3 punten.
rules-ravens-term-stone = Steen
rules-ravens-term-stone-text = De steen van Odin verspert een vak: om er te komen moet je twee keer zoveel spelen, en daarmee haal je hem weg.
rules-ravens-asked = Vragen en antwoorden
rules-ravens-ask-joker = Mag ik een joker gebruiken terwijl ik de passende kaart heb?
rules-ravens-ask-joker-answer = Ja. Twee gelijke vluchtkaarten zijn altijd goed.
rules-ravens-ask-stop = Mag mijn raaf midden in een reeks stoppen?
rules-ravens-ask-stop-answer = Nee, hij vliegt altijd naar het laatste vak van de reeks. Alleen de steen houdt hem eerder tegen.
rules-ravens-ask-look = Mag ik mijn hulpstapel bekijken?
rules-ravens-ask-look-answer = Altijd. Maar alleen met Odins orde mag je de volgorde veranderen.
rules-ravens-ask-same = Mag ik een kaart spelen in dezelfde beurt waarin ik hem op mijn hulpstapel heb gelegd?
rules-ravens-ask-same-answer = Ja, zolang hij bovenop ligt. Hij telt dan twee keer: één keer als kaart uit je hand en één keer als kaart van je hulpstapel.
rules-ravens-ask-must = Moet ik spelen?
rules-ravens-ask-must-answer = Nee. Je hoeft geen enkele kaart te spelen. Je mag ook kaarten afleggen die je niet nodig hebt, om er nieuwe voor te trekken.
rules-ravens-ask-extend = Mag ik de nieuwe landschapskaart bekijken en dan terugleggen?
rules-ravens-ask-extend-answer = Nee. Heb je hem eenmaal gepakt, dan moet je hem leggen, zo of andersom.
rules-ravens-ask-last = Mag ik de laatste kaart van het pad weghalen?
rules-ravens-ask-last-answer = Ja, tenzij het de enige is, er een raaf op zit of de steen erop ligt. Is je raaf dan op het nieuwe laatste vak, dan win je de etappe.
rules-ravens-ask-both = Wat als beide raven tegelijk aankomen?
rules-ravens-ask-both-answer = Dat gebeurt alleen als er een kaart wordt weggehaald. De speler die aan de beurt is, wint de etappe. Punten voor de afstand zijn er niet, maar de magische weg telt zoals altijd.
rules-ravens-ask-stone = Mag ik de steen in mijn eigen baan leggen?
rules-ravens-ask-stone-answer = Ja, op elk vrij vak van beide banen. Je mag hem ook uit je weg halen door hem op een ander vrij vak te leggen.
rules-ravens-ask-magic = Mag ik een kaart van de magische weg terugnemen?
rules-ravens-ask-magic-answer = Nee. Hij blijft er tot de etappe is afgelopen.
rules-ravens-ask-first = Wint wie het eerst 12 punten heeft?
rules-ravens-ask-first-answer = Niet altijd. Eerst wordt de etappe voor beide spelers geteld, en dan wint wie de meeste punten heeft.
rules-ravens-summary = De regels in het kort
rules-ravens-summary-turn = In je beurt
rules-ravens-summary-plays = Hooguit drie kaarten uit je hand, hooguit drie van boven van je hulpstapel
rules-ravens-summary-extend = Het pad met één kaart verlengen, als je wilt
rules-ravens-summary-draw = Je hand aanvullen tot vijf kaarten
rules-ravens-summary-card = Met een kaart mag je
rules-ravens-summary-fly = vliegen: passende kaart of joker, tot het eind van de reeks
rules-ravens-summary-stone = de steen weghalen: twee passende kaarten of jokers in één keer
rules-ravens-summary-magic = hem op de magische weg leggen, als hij bij een symbool past
rules-ravens-summary-pile = hem op je hulpstapel leggen (alleen uit je hand)
rules-ravens-summary-discard = hem afleggen
rules-ravens-summary-odin = De Odinkaarten
rules-ravens-summary-order = Orde: je hulpstapel ordenen, of twee landschapskaarten leggen
rules-ravens-summary-raven = Raaf: de raaf van je tegenstander één vak terug (pas vanaf vak 3), of die van jou één vak vooruit
rules-ravens-summary-land = Land: een landschapskaart draaien, of er een weghalen
rules-ravens-summary-put = Steen: de steen neerleggen, of twee landschapskaarten wisselen
rules-ravens-summary-points = Punten
rules-ravens-summary-race = Het eerst op het laatste vak: de afstand tussen de raven
rules-ravens-summary-most = De meeste kaarten op de magische weg: 3 punten
rules-ravens-summary-game = 12 punten na een etappe: wie de meeste heeft, wint
rules-ravens-show-match = Boskaart, bosvak: de raaf vliegt erheen.
rules-ravens-show-run = Twee meren op een rij: met één waterkaart vliegt de raaf naar het tweede.
rules-ravens-show-joker = Twee gelijke vluchtkaarten zijn een joker, hier voor de bergen.
rules-ravens-show-magic = Op deze magische weg mag je sneeuw en water leggen.
rules-ravens-show-stone = Met de passende kaart en een joker haal je de steen weg.
rules-ravens-show-turned = De derde kaart, gedraaid, geeft Hugin een reeks van twee meren.
rules-ravens-show-score = Hugin is er, met 3 vakken voorsprong: 3 punten.

rule-R1 = Leg negen landschapskaarten op een rij, elk zoals je hem trekt. Zou een baan dan op twee kaarten naast elkaar hetzelfde landschap tonen, draai dan de nieuwe kaart; helpt dat niet, leg hem dan onder de landschapsstapel en probeer de volgende.
rule-R2 = Beide raven wachten voor de eerste kaart. Een van de zes kaarten van de magische weg wordt opengelegd; de steen ligt naast het pad. Beide spelers schudden hun eigen 33 kaarten tot een trekstapel en trekken er vijf.
rule-R3 = Het lot bepaalt wie de eerste etappe begint. Elke latere etappe begint wie de minste punten heeft; bij een gelijke stand wie de vorige etappe won.
rule-R4 = In je beurt mag je hooguit drie kaarten uit je hand spelen en hooguit drie van boven van je hulpstapel, door elkaar en in elke volgorde; je hoeft er geen te spelen. Daarna mag je het pad verlengen. Tot slot vul je je hand aan tot vijf kaarten.
rule-R5 = Als een van de drie kaarten uit je hand mag je een kaart gedekt op je hulpstapel leggen. Je mag je hulpstapel altijd bekijken, maar de volgorde niet veranderen; je tegenstander ziet alleen hoeveel kaarten er liggen. Er is geen maximum, en een kaart die je erop legt, mag je in dezelfde beurt weer spelen.
rule-R6 = Van je hulpstapel kun je alleen de bovenste kaart spelen. Daarna ligt de volgende bovenop.
rule-R7 = Een vluchtkaart die past bij het volgende vak van je baan, brengt je raaf daarheen. Volgen er meer vakken met hetzelfde landschap, dan vliegt hij door tot op het laatste; eerder stoppen kan niet.
rule-R8 = Twee gelijke vluchtkaarten zijn een joker: samen gelden ze voor elk landschap, ook als je de passende kaart hebt, en ook met een joker vlieg je een hele reeks. De twee komen uit je hand, of van je hulpstapel als ze daar op dat moment als bovenste twee op elkaar liggen, of één van elk. Odinkaarten vormen nooit een joker.
rule-R9 = Een vluchtkaart met een van de twee symbolen mag je op de magische weg leggen, uit je hand of van je hulpstapel; is een van de symbolen Odin, dan ook elke Odinkaart. De kaart doet daar verder niets en blijft er tot het eind van de etappe. Een joker mag je daar niet leggen.
rule-R10 = Je mag elke kaart ook afleggen zonder hem te gebruiken. Dat telt als een gespeelde kaart.
rule-R11 = Een Odinkaart heeft twee effecten. Kies er een.
rule-R12 = Orde: leg je hele hulpstapel in de volgorde die je wilt. Of leg de volgende twee landschapskaarten aan het eind van het pad; je bekijkt elke kaart eerst en kiest dan hoe je hem legt.
rule-R13 = Raaf: zet de raaf van je tegenstander precies één vak terug, of je eigen raaf precies één vak vooruit. De landschappen maken niet uit. Vanaf vak 1 is terug naar de start.
rule-R14 = De raaf van je tegenstander mag pas vanaf vak 3 worden teruggezet, zodat er minstens twee kaarten achter hem liggen. Je kunt afspreken zonder deze regel te spelen.
rule-R15 = Land: draai één landschapskaart een halve slag. Of haal er een weg; de rij sluit weer aan.
rule-R16 = Steen: leg de steen op een vrij vak van een van beide banen, ook als hij al op het pad ligt. Of wissel twee landschapskaarten, zonder ze te draaien.
rule-R17 = Een vak is vrij als er geen raaf zit en de steen er niet ligt.
rule-R18 = Een landschapskaart met een raaf of de steen op een van zijn twee vakken mag niet worden gedraaid, weggehaald of gewisseld. Je kunt afspreken dat raven, de steen of allebei hun kaart niet beschermen. De steen gaat dan met zijn kaart mee, zelfs onder een raaf, en verdwijnt van het pad als de kaart wordt weggehaald; een raaf blijft in zijn baan, op het vak met hetzelfde nummer. Altijd geldt: een raaf die verder is dan een weggehaalde kaart, schuift met zijn eigen kaart mee.
rule-R19 = Ligt de steen op je volgende vak, dan moet je er twee in één keer spelen: passende kaarten, jokers of één van elk. Twee jokers mogen verschillende landschappen tonen. De steen gaat van het pad, en je raaf vliegt naar het eind van de reeks. Je speelt de twee daarbij na elkaar, in de volgorde die je wilt; een joker van je hulpstapel moet dus uit de twee kaarten bestaan die op dat moment bovenop liggen.
rule-R20 = Ligt de steen verderop in de reeks, dan brengt één passende kaart of joker je tot op het vak ervoor. Met twee haal je de steen weg en vlieg je door tot het eind van de reeks.
rule-R21 = Met de Odinkaart Raaf kun je je eigen raaf niet op de steen zetten. De raaf van je tegenstander mag je er wel op terugzetten; de steen blijft dan liggen.
rule-R22 = Als je klaar bent met spelen, mag je het pad verlengen met de volgende landschapskaart: je pakt hem, bekijkt hem en legt hem aan het eind, zo of andersom. Gelijke landschappen mogen nu naast elkaar liggen. In één beurt mogen er hooguit drie landschapskaarten bij komen, die van Orde meegeteld, en geen meer als de etappe is afgelopen.
rule-R23 = Een etappe eindigt meteen, ook midden in een beurt, als een raaf op het laatste vak van zijn baan is. Dat kan ook komen doordat er een kaart wordt weggehaald, voor elk van beide raven; geldt het voor allebei, dan wint de speler die aan de beurt is.
rule-R24 = De winnaar van de etappe krijgt een punt voor elk vak dat de ander achterligt: het verschil tussen de vaknummers van de raven. Wie de meeste kaarten op de magische weg heeft, krijgt 3 punten, race gewonnen of niet; bij een gelijk aantal krijgt niemand ze.
rule-R25 = Is je trekstapel leeg, dan wordt je aflegstapel geschud tot een nieuwe trekstapel. Is ook die leeg, dan blijft je hand kleiner.
rule-R26 = Is de landschapsstapel leeg, dan worden de weggehaalde landschapskaarten geschud tot een nieuwe. Zijn die er niet, dan kan het pad niet worden verlengd.
rule-R27 = Voor de volgende etappe wordt alles opnieuw klaargelegd. De punten blijven staan.
rule-R28 = De partij is afgelopen als iemand 12 punten of meer heeft nadat een etappe helemaal is geteld. Wie de meeste punten heeft, wint; bij een gelijke stand de winnaar van de laatste etappe die een winnaar had. Had geen enkele etappe een winnaar, dan winnen beide spelers.
rule-R29 = Ligt er nog maar één kaart op het pad, dan mag die niet worden weggehaald.
rule-R30 = Na 200 beurten eindigt een etappe zoals het ervoor staat. De voorste raaf wint, en er wordt geteld zoals altijd; liggen de raven gelijk, dan krijgt niemand punten voor de race.
rule-R31 = Iedereen mag het pad zien, de raven, de steen, de magische weg en de kaarten die er liggen, alle aflegstapels, de weggehaalde landschapskaarten, de punten, en hoeveel kaarten er in elke hand, hulpstapel, trekstapel en landschapsstapel zitten. Handen zijn geheim, een hulpstapel mag alleen de eigenaar bekijken, en de volgorde van een trekstapel of de landschapsstapel kent niemand – behalve van landschapskaarten die iedereen eronder zag gaan.
rule-R32 = Heeft het pad aan het eind van een beurt, na een eventuele verlenging, meer dan 16 kaarten, dan gaat de eerste kaart onder de landschapsstapel, en zo verder tot er 16 over zijn. Dat stopt eerder als de steen op die kaart ligt, of als een raaf dan minder dan twee kaarten achter zijn eigen kaart zou hebben. De vakken worden opnieuw genummerd; afstanden veranderen niet. Je kunt een ander maximum afspreken, of geen.
rule-R33 = Na 20 etappes achter elkaar waarin niemand een punt kreeg, is de partij afgelopen. Wie de meeste punten heeft, wint; bij een gelijke stand wordt beslist zoals altijd.

## Pages

lobby-own = Jouw tafels
lobby-public = Openbare tafels
lobby-playing = Bezig
lobby-waiting = Nog niet begonnen
lobby-free =
    { $count ->
        [one] { $count } stoel vrij
       *[other] { $count } stoelen vrij
    }
lobby-full = Alle stoelen bezet
lobby-bot-seats =
    { $count ->
        [one] Je kunt de stoel van een bot overnemen.
       *[other] Je kunt de stoel van een van de { $count } bots overnemen.
    }
lobby-who = Met { $names }
lobby-nobody = Hier zit nog niemand
lobby-alone = Er is verder nog niemand
lobby-sit = Aanschuiven
lobby-look = Meekijken
lobby-none-right = Of open zelf een tafel:
lobby-quiet = Het is stil in de zaal
lobby-quiet-text = Er is nu geen openbare tafel. Open er een, dan vinden anderen hem hier.
lobby-open = Tafel openen voor { $game }
stats-game = Spel
stats-rating = Rating
stats-games = Partijen
stats-won = Gewonnen
stats-mean-points = Punten per partij
stats-unrated = geen rating
stats-standings = Resultaten per spel en aantal spelers
stats-plots-of =
    { $players ->
        [one] { $game } met { $players } speler: de laatste partijen
       *[other] { $game } met { $players } spelers: de laatste partijen
    }
stats-not-recent = Geen van de laatste partijen was van deze soort.
stats-rating-title = Rating over de laatste partijen
stats-rating-summary =
    { $count ->
        [one] De rating ging in de laatste partij van { $from } naar { $to }.
       *[other] De rating ging in de laatste { $count } partijen van { $from } naar { $to }. In de lijst hieronder staan ze allemaal.
    }
stats-rating-point = { $day }: { $rating } ({ $change }), plaats { $place } van { $players }
stats-dot-won = gewonnen
stats-dot-other = niet gewonnen
stats-places-title = Plaatsen
stats-place-count =
    { $count ->
        [one] Plaats { $place }: één keer
       *[other] Plaats { $place }: { $count } keer
    }
stats-place-of = Plaats { $place } van { $players }
stats-points-title = Punten
stats-points-summary =
    { $count ->
        [one] Punten in de laatste partij: { $points }.
       *[other] Gemiddeld aantal punten in de laatste { $count } partijen: { $points }. In de lijst hieronder staan ze allemaal.
    }
stats-points-point =
    { $points ->
        [one] { $day }: { $points } punt
       *[other] { $day }: { $points } punten
    }
stats-points-best-odin = Gemiddeld: { $points }. Hoe minder, hoe beter.
stats-points-best-ravens = Gemiddeld: { $points }. Hoe meer, hoe beter.
stats-recent = Laatste partijen
stats-against = Tegen { $names }
stats-named-bot = { $name } (bot)
stats-several = { $count } × { $name }
stats-change = Verandering van de rating:
stats-replay = Herhaling van { $game }, { $day }
stats-bot = Bot
stats-program = Eigen programma van een speler
stats-deleted = verwijderde speler
stats-this-is-you = Dit ben jij
stats-none = { $name } heeft nog geen partij uitgespeeld.
stats-none-yet = Zodra je een partij hebt uitgespeeld, staan hier je ratings en resultaten.
stats-play = { $game } spelen
ranks-of =
    { $players ->
        [one] Ranglijst van { $game } met { $players } speler
       *[other] Ranglijst van { $game } met { $players } spelers
    }
ranks-choose-game = Kies een spel
ranks-rank = Rang
ranks-name = Naam
ranks-more = Meer tonen
ranks-none = Nog geen namen
ranks-none-text = Nog niemand heeft genoeg partijen van deze soort met rating uitgespeeld. De eerste naam kan de jouwe zijn.
ranks-about = Je komt op de ranglijst na vijf partijen met rating. De volgorde berust op een voorzichtige schatting: van de rating gaat twee keer de onzekerheid af, en die wordt met elke partij kleiner. Bots staan er ook op, met een teken erbij.
me-nobody = We kennen je hier nog niet
me-nobody-text = Zodra je aan een tafel aanschuift, ben je gast: je hoeft je niet aan te melden, en deze browser onthoudt je. Heb je een account, log dan in.
me-guest = Gast – alleen deze browser kent je
me-account = Ingelogd als { $account }
me-public = Je openbare profiel
me-name-title = Je naam
me-shown-name = De naam die anderen zien
me-rename = Opslaan
me-renamed = Opgeslagen
me-keep = Je resultaten bewaren
me-keep-text = Maak een account aan om overal te kunnen inloggen. Een naam en een wachtwoord zijn genoeg, en alles wat je gespeeld hebt, blijft van jou.
me-make-account = Account aanmaken
me-name = Naam
me-password = Wachtwoord
me-password-old = Oud wachtwoord
me-password-new = Nieuw wachtwoord, minstens 8 tekens
me-password-title = Wachtwoord wijzigen
me-password-change = Wachtwoord wijzigen
me-password-changed = Wachtwoord gewijzigd
me-password-about = Overal elders word je uitgelogd, en de tokens van je programma’s werken niet meer.
me-sign-in = Inloggen
me-sign-in-guest = Je speelt als gast met de naam { $name }. Log je in op een ander account, dan blijven de partijen van deze gast achter.
me-signed-in = Je account
me-signed-in-text = Je resultaten zijn veilig, en je kunt met elke browser inloggen.
me-sign-out = Uitloggen
me-sessions = Waar je bent ingelogd
me-sessions-about = Alle browsers waarin je bent ingelogd. Log uit in browsers die je niet meer gebruikt of niet herkent.
me-session-on = { $browser } op { $system }
me-session-unknown = een onbekende browser
me-session-here = deze browser
me-session-seen = laatst gebruikt op { $day }
me-session-end-named = Uitloggen: { $name }
me-sessions-end-others = Overal elders uitloggen
me-statistics = Je resultaten
me-games = Je partijen tegen bots
me-games-about = Partijen die je in deze browser hebt afgemaakt. Wat op de server bewaard is, kun je overal bekijken waar je bent ingelogd.
me-game-here = alleen in deze browser
me-game-kept = op de server
me-game-keep-named = Op de server bewaren: { $game }, { $day }
me-game-delete = Verwijderen
me-game-delete-named = Verwijderen: { $game }, { $day }
me-tokens = Programma’s die voor jou spelen
me-tokens-about = Met een token kan je eigen programma onder jouw naam spelen.
me-tokens-more = Wat programma’s kunnen
me-token-label = Waar het token voor is
me-token-make = Token aanmaken
me-token-unnamed = zonder naam
me-token-made = aangemaakt op { $day }
me-token-end = Intrekken
me-token-end-named = Token ‘{ $name }’ intrekken
me-token-once = Dit is je token. Kopieer het nu: je krijgt het niet nog eens te zien.
me-token = Token
me-copy = Kopiëren
me-copied = Gekopieerd
me-data = Je gegevens
me-data-about = Alles wat over je is opgeslagen, kun je downloaden of laten verwijderen.
me-download = Mijn gegevens downloaden
me-delete = Al mijn gegevens verwijderen
me-delete-about = Hiermee verwijder je je naam, je account, je resultaten en alles wat je geschreven hebt. Je medespelers houden de partijen die jullie samen gespeeld hebben, zonder jouw naam.
me-delete-sure = Weet je het zeker? Dit kan niet ongedaan worden gemaakt.
me-delete-no = Alles bewaren
me-delete-on = Doorgaan
me-delete-yes = Ja, alles verwijderen
set-about = Deze instellingen worden alleen in deze browser bewaard.
set-you = Jij
set-account-about = Met een account kun je overal inloggen.
set-look = Uiterlijk en taal
set-theme = Thema
set-theme-system = Systeem
set-theme-dark = Donker
set-theme-light = Licht
set-hall = Tafel
set-hall-longhouse = Langhuis
set-hall-fjord = Fjord
set-hall-grove = Woud
set-back = Achterkant van de kaarten
set-back-own = Van het spel
set-back-runes = Runen
set-back-knot = Knoop
set-back-sail = Zeil
set-motion = Animaties
set-motion-about = Kaarten glijden naar hun plaats in plaats van te verspringen.
set-hear = Geluid en meldingen
set-sound = Geluiden
set-sound-about = Kaarten op hout, en een hoorn als je aan de beurt bent.
set-volume = Volume
set-notify = Meldingen
set-notify-about = Een seintje als je aan de beurt bent terwijl dit tabblad op de achtergrond staat.
set-notify-impossible = Deze browser kan hier geen meldingen tonen.
set-notify-refused = De browser staat geen meldingen van deze pagina toe. Dat kun je veranderen in de instellingen van je browser voor deze site.
set-play = Aan tafel
set-sorting = Je hand
set-tables = Tafels die je opent
set-solo = In deze browser tegen bots spelen
set-solo-about = Begint meteen en werkt zonder netwerk. Anders speelt de server en kun je op een ander apparaat verdergaan.
set-hints = Hints
set-hints-about = Je kunt vragen welke zet een sterke bot zou doen. Partijen met hints tellen niet mee voor de rating.
set-keys-about = Staat dit uit, dan werken aan tafel alleen Enter, spatie, Esc en de pijltjestoetsen.
set-keys = Letters en cijfers gebruiken
about-what = Een plek om kaartspellen te spelen, met vrienden of tegen bots die vooruitdenken. Gratis, open source en zonder reclame.
about-whose = Makers van de spellen
about-game-odin = Van Gary Kim, Hope S. Hwang en Yohan Goh. Illustraties van Crocotame, uitgegeven door Helvetiq.
about-game-ravens = Van Thorsten Gimmler, 2002; in het Engels bekend als Odin’s Ravens. Illustraties van Anke Pohl, Thilo Rick en Andreas Steiner, uitgegeven door Kosmos.
about-unofficial = Dit is een onofficieel project van mensen die van deze spellen houden. De teksten, de code en de tekeningen zijn eigen werk, en er is geen band met de auteurs, illustratoren of uitgevers. Speel je hier met plezier, koop dan de spellen.
about-fair = Eerlijk gedeeld
about-fair-text = Vóór een partij verzegelt de server het geheim waarmee hij schudt, en de browser van elke speler voegt er een eigen getal aan toe. Na de partij kan je browser elke verdeling van de kaarten narekenen en laten zien dat er niets veranderd is.
about-programs = Open voor programma’s
about-programs-text = Alles wat deze pagina doet, kan een programma ook.
about-programs-link = Lees de API-documentatie
about-private = Je gegevens zijn van jou
about-private-text = Geen tracking, en er wordt niets van andere sites geladen. Alles wat over je is opgeslagen, kun je downloaden of verwijderen.
about-private-link = Je profiel
about-licence = Licentie
about-licence-text = Allfather is vrije software onder de MIT-licentie. Het lettertype is Marcellus van Astigmatic, onder de SIL Open Font License.

## Replay

replay-of = Herhaling van { $game }
replay-about = Over deze partij
replay-controls = Bediening van de herhaling
replay-step = Stap
replay-step-of = { $step } van { $count }
replay-steps = Stappen
review = Analyse
review-about = Een sterke bot bekijkt de beslissingen, weet daarbij alleen wat te zien was en laat zien waar een andere zet beter was geweest. De percentages zijn de kansen om te winnen.
review-whose = Wiens beslissingen?
review-progress = Beslissing { $done } van { $count } …
review-found =
    { $count ->
        [one] Eén beslissing
       *[other] { $count } beslissingen
    }: { $remarks ->
        [0] geen ervan kon veel beter.
        [one] één kon beter:
       *[other] { $remarks } konden beter:
    }
review-better = Beter: { $action }
replay-first = Naar het begin
replay-back = Een stap terug
replay-next = Een stap vooruit
replay-last = Naar het eind
replay-play = Afspelen
replay-pause = Pauze
replay-pace = Snelheid
replay-pace-slow = Langzaam
replay-pace-normal = Normaal
replay-pace-quick = Snel
replay-eyes = Gezichtspunt
replay-all-hands = Alle handen
replay-eyes-of = Zoals { $name } het zag
replay-new-pack = De aflegstapel wordt geschud tot een nieuwe trekstapel.
replay-new-landscapes = De weggehaalde landschapskaarten worden geschud tot een nieuwe landschapsstapel.
replay-broken-off = Deze partij is niet uitgespeeld.
replay-download = Verslag downloaden
replay-fairness-file = Controlebestand
replay-another = Andere partij
replay-failed = Deze partij kan niet worden getoond
replay-not-over = Deze partij is nog niet afgelopen
replay-not-over-text = De kaarten blijven verborgen tot de partij is afgelopen.
replay-to-table = Naar de tafel
replay-open-title = Bewaarde partij bekijken
replay-open-text = Elke afgelopen partij kun je bewaren als verslag: een klein tekstbestand. Open er hier een om de partij stap voor stap terug te zien en de verdeling van de kaarten te controleren.
replay-choose-file = Kies een verslag
replay-drop = of sleep het ergens op deze pagina
replay-paste = Of plak een verslag
replay-show = Partij tonen
replay-has-fairness = Het controlebestand is toegevoegd.
replay-refused = Dit is geen verslag van een partij
replay-refused-line = Regel { $line } klopt niet
replay-empty = In deze partij is nog niets gebeurd.
replay-checking = Je browser rekent elke verdeling na…
replay-unreadable = Vanaf regel { $line } is het verslag niet te lezen.
replay-give-fairness = Om de verdeling van de kaarten te controleren, voeg je het controlebestand van dezelfde partij toe. Je vindt het waar je het verslag vandaan hebt.
replay-unchecked = De verdeling van de kaarten is bij dit spel niet te controleren: deze pagina kent de regels niet.
replay-no-fairness = Dat is geen controlebestand.
replay-right = klopt
replay-wrong = klopt niet
replay-fair = Elke verdeling klopt
replay-unfair = Er klopt iets niet
replay-fair-text =
    { $count ->
        [one] Je browser heeft de verdeling van deze partij nagerekend, met het geheim van de server en de getallen van de spelers, en het waren dezelfde kaarten.
       *[other] Je browser heeft alle { $count } verdelingen van deze partij nagerekend, met het geheim van de server en de getallen van de spelers, en het waren dezelfde kaarten.
    }
replay-unfair-text = Wat hieronder gemarkeerd is, klopt niet met wat de server had beloofd. Óf het verslag is veranderd, óf de kaarten zijn niet gedeeld zoals het hoort.
replay-found-secret-ok = Dit is het geheim dat de server vóór de partij verzegeld heeft.
replay-found-secret-wrong = Dit is niet het geheim dat de server vóór de partij verzegeld heeft.
replay-found-nonces-ok = De lijst met getallen van de spelers is compleet.
replay-found-nonces-wrong = De lijst met getallen van de spelers hoort niet bij deze partij.
replay-found-promise-ok = Dit is het zegel dat deze browser vóór de partij gezien heeft.
replay-found-promise-wrong = Dit is niet het zegel dat deze browser vóór de partij gezien heeft.
replay-found-promise-late-ok = Dit is het zegel dat deze browser tijdens de partij gezien heeft.
replay-found-promise-late-wrong = Dit is niet het zegel dat deze browser tijdens de partij gezien heeft.
replay-found-own-nonce-ok = Het getal van deze browser staat bij de getallen van de spelers.
replay-found-own-nonce-wrong = Het getal van deze browser ontbreekt bij de getallen van de spelers.
replay-found-seals-ok = De getallen van de spelers zijn dezelfde die verzegeld waren voordat er een werd onthuld.
replay-found-seals-wrong = De getallen van de spelers zijn andere dan die verzegeld waren voordat er een werd onthuld.
replay-found-shown-ok = De kaarten en zetten van het verslag zijn dezelfde die deze browser te zien kreeg.
replay-found-shown-wrong = Het verslag heeft andere kaarten of zetten dan deze browser te zien kreeg.
replay-unopened =
    { $count ->
        [one] Eén speler heeft een getal verzegeld maar niet onthuld.
       *[other] { $count } spelers hebben getallen verzegeld maar niet onthuld.
    }
replay-found-beginning-wrong = Het verslag begint niet met de eerste verdeling van een partij.
replay-deals-ok =
    { $count ->
        [0] In het verslag staat geen enkele verdeling.
        [one] De verdeling volgt uit het geheim en deze getallen.
       *[other] Alle { $count } verdelingen volgen uit het geheim en deze getallen.
    }
replay-deals-wrong =
    { $count ->
        [one] Eén verdeling volgt niet uit het geheim en deze getallen.
       *[other] { $count } verdelingen volgen niet uit het geheim en deze getallen.
    }
replay-all-deals =
    { $count ->
        [one] De verdeling in detail
       *[other] Alle { $count } verdelingen in detail
    }
replay-deal = Verdeling { $number }
replay-part-opener = wie opent
replay-part-colours = kleuren
replay-part-hands = handen
replay-part-starter = wie begint
replay-part-magic = magische weg
replay-part-landscapes = landschapsstapel
replay-part-pack = nieuwe trekstapel
replay-part-pack_0 = trekstapel van de eerste speler
replay-part-pack_1 = trekstapel van de tweede speler
replay-means-fair = Niemand kon de kaarten dus kiezen: de server had zijn geheim verzegeld voordat je browser zijn getal toevoegde.
replay-means-sealed = De server had zijn geheim vóór de partij verzegeld. Je browser heeft aan deze partij geen getal toegevoegd; wie meespeelde, kan nagaan of het eigen getal erbij staat.
replay-means-unpromised = Je browser was er niet bij toen de partij begon en weet dus niet of het zegel nog hetzelfde is. Wie meespeelde, kan dat wel nagaan.
replay-means-alone = Geen speler heeft een getal toegevoegd, dus alleen de server heeft geschud.
replay-limits = Geen enkele controle kan laten zien of iemand de kaarten van een ander te horen kreeg.

## Ravens

card-M = berg
card-F = bos
card-W = water
card-S = sneeuw
card-P = vlakte
card-Odin = Odin
card-order = Odins orde
card-raven = Odins raaf
card-land = Odins land
card-stone = Odins steen
ravens-path = Het pad
ravens-middle = De magische weg en de landschapsstapel
ravens-magic-way = Magische weg
ravens-hand = Je hand en de bovenste kaart van je hulpstapel
ravens-choices = Wat je kunt doen
ravens-start = Start
ravens-goal = De finish
ravens-stage = Etappe { $number }
ravens-turn = Beurt { $number }
ravens-none = geen
ravens-points = { $points } van de 12 punten
ravens-land = Kaart { $number }: { $hugin } voor Hugin, { $munin } voor Munin.
ravens-both = { $one }, { $other }
ravens-aim-card = Kies deze kaart. { $card }
ravens-aim-space = Kies vak { $number } van { $raven }, { $land }
ravens-raven-on =
    { $space ->
        [0] { $raven } wacht bij de start.
       *[other] { $raven } is op vak { $space }.
    }
ravens-card-idle = { $card }, nu niet speelbaar
ravens-card-alone = { $card }, kan naar vak { $space } vliegen
ravens-card-together = { $card }, kan met een gelijke kaart naar vak { $space } vliegen
ravens-top =
    { $count ->
        [one] Boven op je hulpstapel: { $cards }. Het is de enige kaart.
       *[other] Boven op je hulpstapel: { $cards }. Er liggen { $count } kaarten.
    }
ravens-open-hand = Hand: { $cards }
ravens-left-hand =
    { $count ->
        [0] Je mag deze beurt geen kaarten meer uit je hand spelen
        [one] Je mag deze beurt nog één kaart uit je hand spelen
       *[other] Je mag deze beurt nog { $count } kaarten uit je hand spelen
    }
ravens-left-pile =
    { $count ->
        [0] Je mag deze beurt geen kaarten meer van je hulpstapel spelen
        [one] Je mag deze beurt nog één kaart van je hulpstapel spelen
       *[other] Je mag deze beurt nog { $count } kaarten van je hulpstapel spelen
    }
ravens-word-hand = Hand
ravens-word-pile = Hulp
ravens-word-pack = Trekstapel
ravens-word-discard = Afgelegd
ravens-word-landscapes = Landschap
ravens-stack-hand =
    { $count ->
        [one] Hand: { $count } kaart
       *[other] Hand: { $count } kaarten
    }
ravens-stack-pile =
    { $count ->
        [one] Hulpstapel: { $count } kaart
       *[other] Hulpstapel: { $count } kaarten
    }
ravens-stack-pack =
    { $count ->
        [one] Trekstapel: { $count } kaart
       *[other] Trekstapel: { $count } kaarten
    }
ravens-stack-discard =
    { $count ->
        [one] Aflegstapel: { $count } kaart
       *[other] Aflegstapel: { $count } kaarten
    }
ravens-stack-landscapes =
    { $count ->
        [one] Landschapsstapel: { $count } kaart
       *[other] Landschapsstapel: { $count } kaarten
    }
ravens-look = { $what } – bekijken
ravens-title-pile =
    { $name ->
        [you] Jouw hulpstapel
       *[other] De hulpstapel van { $name }
    }
ravens-title-discard =
    { $name ->
        [you] Jouw aflegstapel
       *[other] De aflegstapel van { $name }
    }
ravens-title-magic = De magische weg
ravens-title-landscapes = De landschapsstapel
ravens-from-top = Van boven naar beneden
ravens-discarded = Gespeeld en afgelegd
ravens-magic-about = Kaarten die bij een van de twee symbolen passen, mag je hier leggen. Wie hier aan het eind van de etappe de meeste kaarten heeft, krijgt 3 punten.
ravens-removed = Van het pad gehaald
ravens-bottom = Onder aan de landschapsstapel

# What a button does: short, as a command.
ravens-do-fly = Vliegen
ravens-do-fly-to = Naar vak { $space } vliegen
ravens-do-fly-goal = Naar de finish vliegen
ravens-do-clear = Steen weghalen
ravens-do-clear-to = Steen weghalen, naar vak { $space } vliegen
ravens-do-clear-goal = Steen weghalen, naar de finish vliegen
ravens-do-pile = Op de hulpstapel leggen
ravens-do-magic = Op de magische weg leggen
ravens-do-drop = Afleggen
ravens-do-order-pile = Hulpstapel ordenen
ravens-do-order-path = Twee landschapskaarten leggen
ravens-do-raven-back = { $raven } één vak terugzetten
ravens-do-raven-back-to =
    { $space ->
        [0] { $raven } terugzetten naar de start
       *[other] { $raven } terugzetten naar vak { $space }
    }
ravens-do-raven-on = { $raven } één vak vooruitzetten
ravens-do-raven-on-to = { $raven } vooruitzetten naar vak { $space }
ravens-do-land-turn = Landschapskaart draaien
ravens-do-land-remove = Landschapskaart weghalen
ravens-do-stone-put = Steen neerleggen
ravens-do-stone-swap = Twee landschapskaarten wisselen
ravens-do-end = Beurt beëindigen
ravens-do-extend = Pad verlengen
ravens-do-stay = Niet verlengen
ravens-do-keep = Zoals getrokken
ravens-do-turn = Andersom

# What is to be done now.
ravens-now-play = Kies kaarten uit je hand of de bovenste van je hulpstapel.
ravens-now-done = Je hebt niets meer te spelen.
ravens-now-land-turn = Kies de kaart om te draaien.
ravens-now-land-remove = Kies de kaart om weg te halen.
ravens-now-stone-put = Kies een vak voor de steen.
ravens-now-stone-swap = Kies de eerste van de twee kaarten: die het dichtst bij de start ligt.
ravens-now-stone-swap-second = Kies de kaart waarmee je wisselt.
ravens-now-order = Bouw je hulpstapel van onder naar boven op: welke kaart komt nu?
ravens-now-extend = Wil je het pad verlengen voordat je beurt eindigt?
ravens-now-orient = Hoe wil je de kaart aan het eind van het pad leggen?
ravens-take-advice = De aangeraden kaarten kiezen
ravens-hint = Hint: { $action } – wint vanaf hier ongeveer { $share }% van de partijen.
ravens-hint-forced = Hint: { $action }. Iets anders kun je niet doen.
ravens-selected = Gekozen: { $cards }.
ravens-selected-none = Niets gekozen.
ravens-not-together = Deze kaarten kun je niet samen spelen.
ravens-one-at-a-time = Daar kan maar één kaart tegelijk heen.
ravens-choose-effect = Kies wat deze kaart moet doen.
ravens-order-so-far = Van onder naar boven:
ravens-lays-own = { $land } voor jou
ravens-lays-other = { $land } voor je tegenstander

# The log.
ravens-did-fly-hand =
    { $name ->
        [you] Je speelt { $cards } en vliegt.
       *[other] { $name } speelt { $cards } en vliegt.
    }
ravens-did-fly-pair =
    { $name ->
        [you] Je vliegt met een joker: twee keer { $card }.
       *[other] { $name } vliegt met een joker: twee keer { $card }.
    }
ravens-did-fly-pile =
    { $name ->
        [you]
            { $count ->
                [one] Je vliegt met de bovenste kaart van de hulpstapel.
               *[other] Je vliegt met { $count } kaarten van de hulpstapel.
            }
       *[other]
            { $count ->
                [one] { $name } vliegt met de bovenste kaart van de hulpstapel.
               *[other] { $name } vliegt met { $count } kaarten van de hulpstapel.
            }
    }
ravens-did-fly-both =
    { $name ->
        [you]
            { $count ->
                [one] Je vliegt met { $cards } en de bovenste kaart van de hulpstapel.
               *[other] Je vliegt met { $cards } en { $count } kaarten van de hulpstapel.
            }
       *[other]
            { $count ->
                [one] { $name } vliegt met { $cards } en de bovenste kaart van de hulpstapel.
               *[other] { $name } vliegt met { $cards } en { $count } kaarten van de hulpstapel.
            }
    }
ravens-did-clear-hand =
    { $name ->
        [you] Je haalt de steen weg met { $cards } en vliegt verder.
       *[other] { $name } haalt de steen weg met { $cards } en vliegt verder.
    }
ravens-did-clear-pile =
    { $name ->
        [you]
            { $count ->
                [one] Je haalt de steen weg met de bovenste kaart van de hulpstapel en vliegt verder.
               *[other] Je haalt de steen weg met { $count } kaarten van de hulpstapel en vliegt verder.
            }
       *[other]
            { $count ->
                [one] { $name } haalt de steen weg met de bovenste kaart van de hulpstapel en vliegt verder.
               *[other] { $name } haalt de steen weg met { $count } kaarten van de hulpstapel en vliegt verder.
            }
    }
ravens-did-clear-both =
    { $name ->
        [you]
            { $count ->
                [one] Je haalt de steen weg met { $cards } en de bovenste kaart van de hulpstapel, en vliegt verder.
               *[other] Je haalt de steen weg met { $cards } en { $count } kaarten van de hulpstapel, en vliegt verder.
            }
       *[other]
            { $count ->
                [one] { $name } haalt de steen weg met { $cards } en de bovenste kaart van de hulpstapel, en vliegt verder.
               *[other] { $name } haalt de steen weg met { $cards } en { $count } kaarten van de hulpstapel, en vliegt verder.
            }
    }
ravens-did-pile =
    { $name ->
        [you] Je legt een kaart op de hulpstapel.
       *[other] { $name } legt een kaart op de hulpstapel.
    }
ravens-did-pile-card =
    { $name ->
        [you] Je legt { $card } op de hulpstapel.
       *[other] { $name } legt { $card } op de hulpstapel.
    }
ravens-did-next =
    { $name ->
        [you] Je legt de volgende kaart op de hulpstapel.
       *[other] { $name } legt de volgende kaart op de hulpstapel.
    }
ravens-did-next-card =
    { $name ->
        [you] Je legt nu { $card } op de hulpstapel.
       *[other] { $name } legt nu { $card } op de hulpstapel.
    }
ravens-did-drop-card =
    { $name ->
        [you] Je legt { $card } af.
       *[other] { $name } legt { $card } af.
    }
ravens-did-drop-top =
    { $name ->
        [you] Je legt de bovenste kaart van de hulpstapel af.
       *[other] { $name } legt de bovenste kaart van de hulpstapel af.
    }
ravens-did-magic-card =
    { $name ->
        [you] Je legt { $card } op de magische weg.
       *[other] { $name } legt { $card } op de magische weg.
    }
ravens-did-magic-top =
    { $name ->
        [you] Je legt de bovenste kaart van de hulpstapel op de magische weg.
       *[other] { $name } legt de bovenste kaart van de hulpstapel op de magische weg.
    }
ravens-did-order-pile =
    { $name ->
        [you] Je speelt Orde en ordent de hulpstapel.
       *[other] { $name } speelt Orde en ordent de hulpstapel.
    }
ravens-did-order-path =
    { $name ->
        [you] Je speelt Orde en verlengt het pad.
       *[other] { $name } speelt Orde en verlengt het pad.
    }
ravens-did-raven-back =
    { $name ->
        [you] Je speelt Raaf en zet de andere raaf één vak terug.
       *[other] { $name } speelt Raaf en zet de andere raaf één vak terug.
    }
ravens-did-raven-on =
    { $name ->
        [you] Je speelt Raaf en gaat één vak vooruit.
       *[other] { $name } speelt Raaf en gaat één vak vooruit.
    }
ravens-did-land-turn =
    { $name ->
        [you] Je speelt Land om een landschapskaart te draaien.
       *[other] { $name } speelt Land om een landschapskaart te draaien.
    }
ravens-did-land-remove =
    { $name ->
        [you] Je speelt Land om een landschapskaart weg te halen.
       *[other] { $name } speelt Land om een landschapskaart weg te halen.
    }
ravens-did-stone-put =
    { $name ->
        [you] Je speelt Steen om de steen neer te leggen.
       *[other] { $name } speelt Steen om de steen neer te leggen.
    }
ravens-did-stone-swap =
    { $name ->
        [you] Je speelt Steen om twee landschapskaarten te wisselen.
       *[other] { $name } speelt Steen om twee landschapskaarten te wisselen.
    }
ravens-did-at-card =
    { $name ->
        [you] Je kiest kaart { $number }.
       *[other] { $name } kiest kaart { $number }.
    }
ravens-did-at-space =
    { $name ->
        [you] Je kiest vak { $number } van { $raven }.
       *[other] { $name } kiest vak { $number } van { $raven }.
    }
ravens-did-end =
    { $name ->
        [you] Je speelt geen kaarten meer.
       *[other] { $name } speelt geen kaarten meer.
    }
ravens-did-extend =
    { $name ->
        [you] Je verlengt het pad.
       *[other] { $name } verlengt het pad.
    }
ravens-did-stay =
    { $name ->
        [you] Je verlengt het pad niet.
       *[other] { $name } verlengt het pad niet.
    }
ravens-did-keep =
    { $name ->
        [you] Je legt de landschapskaart zoals hij getrokken is.
       *[other] { $name } legt de landschapskaart zoals hij getrokken is.
    }
ravens-did-turn =
    { $name ->
        [you] Je legt de landschapskaart andersom.
       *[other] { $name } legt de landschapskaart andersom.
    }
ravens-path-trimmed =
    { $count ->
        [one] Het pad is te lang: de eerste kaart gaat onder de landschapsstapel.
       *[other] Het pad is te lang: de eerste { $count } kaarten gaan onder de landschapsstapel.
    }

# The last turn in a line, after the name and small pictures of the cards.
ravens-recap-fly = vliegt
ravens-recap-clear = haalt de steen weg en vliegt
ravens-recap-magic = op de magische weg
ravens-recap-drop = afgelegd
ravens-recap-pile = op de hulpstapel
ravens-recap-order-pile = ordent de hulpstapel
ravens-recap-order-path = legt twee landschapskaarten
ravens-recap-raven-back = zet { $raven } terug
ravens-recap-raven-on = zet { $raven } vooruit
ravens-recap-land-turn =
    { $number ->
        [0] draait een kaart
       *[other] draait kaart { $number }
    }
ravens-recap-land-remove =
    { $number ->
        [0] haalt een kaart weg
       *[other] haalt kaart { $number } weg
    }
ravens-recap-stone-put =
    { $number ->
        [0] legt de steen neer
       *[other] steen op vak { $number } van { $raven }
    }
ravens-recap-stone-swap =
    { $second ->
        [0] wisselt twee kaarten
       *[other] wisselt kaart { $number } en { $second }
    }
ravens-recap-extend = verlengt het pad
ravens-recap-nothing = speelt niets
ravens-recap-flight = { $raven }: van vak { $from } naar vak { $to }.

# The end of a stage.
ravens-end-you = Je wint etappe { $number }
ravens-end-other = { $name } wint etappe { $number }
ravens-end-nobody = Niemand wint etappe { $number }
ravens-end-ahead =
    { $count ->
        [0] Beide raven zijn op het laatste vak; de speler die aan de beurt was, wint.
        [one] { $raven } ligt { $count } vak voor.
       *[other] { $raven } ligt { $count } vakken voor.
    }
ravens-end-player = Speler
ravens-end-race = Race
ravens-end-level = Beide raven zijn even ver: geen punten voor de race.
ravens-end-magic =
    { $name ->
        [you] Magische weg { $most } tegen { $fewest }: { $points } punten voor jou.
       *[other] Magische weg { $most } tegen { $fewest }: { $points } punten voor { $name }.
    }
ravens-end-magic-tied =
    { $count ->
        [0] Niemand heeft een kaart op de magische weg gelegd.
       *[other] Gelijk op de magische weg, elk { $count }: geen punten.
    }
ravens-end-next = De volgende etappe begint zo.

# The table read aloud.
ravens-read-stage = Etappe { $stage }, beurt { $turn }.
ravens-read-your-turn = Je bent aan de beurt. Kaarten die je nog mag spelen: { $hand } uit je hand, { $pile } van je hulpstapel.
ravens-read-hand = Je hand: { $cards }.
ravens-read-pile = Je hulpstapel, van boven naar beneden: { $cards }.
ravens-read-lane =
    { $name ->
        [you]
            { $space ->
                [0] Je vliegt met { $raven }, die bij de start wacht. De finish is vak { $last }.
               *[other] Je vliegt met { $raven }, die op vak { $space } van { $last } is.
            }
       *[other]
            { $space ->
                [0] { $name } vliegt met { $raven }, die bij de start wacht. De finish is vak { $last }.
               *[other] { $name } vliegt met { $raven }, die op vak { $space } van { $last } is.
            }
    }
ravens-read-path = Vakken van { $raven }: { $lands }.
ravens-read-seat = { $name } – punten: { $points }, hand: { $hand }, hulpstapel: { $pile }, trekstapel: { $pack }, afgelegd: { $discard }.
ravens-read-stone = De steen ligt op vak { $number } van { $raven }.
ravens-read-magic = De magische weg toont { $symbols }. Kaarten die er liggen – { $first }: { $ofFirst }, { $second }: { $ofSecond }.

## A game without a board of its own

labelled = { $label }: { $value }
plain-hand = Je hand
plain-middle = Op tafel
plain-no-cards = Geen kaarten
plain-actions = Wat je kunt doen
plain-fields = Meer details
plain-acted = { $name }: { $action }
plain-game = Partij
