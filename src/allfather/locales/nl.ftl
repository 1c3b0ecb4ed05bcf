### Every word of Allfather in Dutch. All languages have the same messages; the build checks it.

## The page

home = Startpagina
main-menu = Hoofdmenu
skip-to-content = Naar de inhoud
loading = Een moment…
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
reconnecting = Verbinding verbroken – even geduld…
connection-refused = De server heeft deze verbinding gesloten.
page-broken = Deze pagina kon niet worden geladen.
try-again = Opnieuw proberen
not-found-title = Niets dan lucht
not-found-text = Zelfs de raven van Odin vinden niets op dit adres.
no-game-title = Dit spel bestaat niet
no-game-text = Er is hier geen spel dat ‘{ $name }’ heet.
back-home = Terug naar de zaal

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Speel je hand leeg: versla het midden en pak een van de verslagen kaarten. 2 tot 6 spelers.
ravens-blurb = Twee raven vliegen om het hardst over een landschap dat steeds verandert. 2 spelers.
level-thrall = Knecht
level-karl = Boer
level-hirdman = Krijger
level-jarl = Jarl
level-thrall-about = Makkelijk: speelt zomaar wat
level-karl-about = Gemiddeld: speelt eenvoudig
level-hirdman-about = Moeilijk: denkt vooruit
level-jarl-about = Expert: denkt diep na

## Front page

front-title = Twee Noordse kaartspellen, één tafel
front-text = Schuif meteen aan – tegen bots of met vrienden. Je hebt geen account nodig.
play-now = Nu spelen
invite-friends = Vrienden uitnodigen
learn-game = Leren in twee minuten
read-rules = Regels
bots-level = Bots
players-count = Spelers
players-number =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
go-on-playing = Ga verder waar je gebleven was
have-code = Heb je een code?
code-of-table = Code van een tafel
join = Meedoen
more-choices = Meer opties
load-record = Bewaarde partij bekijken
front-fair = Elke verdeling is te controleren
front-fair-text = De server legt vóór de partij vast hoe er wordt geschud; achteraf kan je browser elke verdeling van de kaarten narekenen.
front-free = Gratis, ook op je eigen server
front-free-text = Geen reclame, geen tracking. Met één commando draait je eigen server.
front-bots = Bots die nadenken
front-bots-text = Van knecht tot jarl: ze spelen met wat ze mogen weten – en nooit met wat ze niet horen te weten.

## Opening a table

open-title = Tafel openen
open-and-play = Tegen bots spelen
option-limit = Duur van de partij
option-limit-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
option-limit-hand = één hand
option-opener = Wie de volgende hand opent
option-opener-left = de speler links van wie opende
option-opener-winner = de winnaar van de hand
option-whole_hand = Uitkomen met je hele hand
option-whole_hand-optional = mag
option-whole_hand-forced = moet
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
option-longest_path-never = onbeperkt
terms-title = Aan tafel
terms-listed = Tafel in de lijst met tafels tonen
terms-clock = Klok
clock-none = geen klok
clock-turn = { $seconds } s per beurt
clock-bank = { $minutes } min + { $increment } s
terms-pace = Tempo van de bots
pace-slow = bedachtzaam
pace-normal = normaal
pace-quick = vlot
pace-instant = zonder pauze
terms-hints = Hints toegestaan (zonder rating)
terms-take_back = Zetten mogen worden teruggenomen
terms-spectators = Anderen mogen meekijken
terms-chat = Chat
terms-rated = Telt mee voor de ranglijst

## The table

waiting-title = Wachten op het begin
waiting-text = Stuur de link naar je vrienden. Op lege stoelen komen bots.
share-link = Link delen
link-copied = Link gekopieerd
copy-link = Link kopiëren
table-code = Code
show-qr = Scan om mee te doen
start-game = Partij beginnen
seat-free = vrij
sit-here = Hier zitten
seat-bot = Bot op deze stoel zetten
empty-seat = Stoel vrijmaken
seat-host = host
seat-you = jij
seat-away = weg – een bot speelt
seat-heir = { $name } neemt het straks over
seat-number = Stoel { $number }
waiting-for-host = We wachten tot { $name } de partij begint.
game-starting = De partij begint zo…
leave-table = Tafel verlaten
leave-sure = Wil je de tafel voorgoed verlaten? Een bot speelt dan voor je verder.
leave-yes = Verlaten
stay = Blijven
table-closed = Deze tafel is gesloten.
closed-too-long = De partij duurde te lang: de server heeft deze tafel gesloten, zonder uitslag.
table-unknown = Die tafel bestaat niet.
your-turn = Jouw beurt
turn-of = { $name } is aan de beurt
title-your-turn = ● Jouw beurt
looking-on = Je kijkt mee
take-over-bot = Stoel van { $name } overnemen
menu = Menu
log = Verloop
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
unmute = { $name } weer horen
hint = Hint
hint-share = { $share }%
take-back = Terugnemen
auto-pass = Automatisch doorspelen
auto-pass-about = Is er maar één ding dat je kunt doen, dan gebeurt het vanzelf.
agree-hands = Meekijkers mogen alle handen zien
agree-hands-unrated = Gaat iedereen vóór het begin akkoord, dan telt de partij niet mee voor de ranglijst.
agree-hands-rated = Telt een partij mee voor de ranglijst, dan blijven de handen verborgen tot ze is afgelopen.
read-table = Tafel laten voorlezen
keys = Toetsen
chat-off = Aan deze tafel is geen chat.

## The log

log-dealt = Er worden nieuwe kaarten gedeeld.
log-began = De partij begint.
log-sat = { $name } schuift aan.
log-left = { $name } verlaat de tafel.
log-took-back = { $name } neemt een zet terug.
log-went-away = { $name } is weg; een bot speelt.
log-came-back = { $name } is terug.
log-agreed = { $name } verandert wie de handen mag zien.
log-rematched = Er komt een revanche.
log-resumed = De server was even weg; de klok stond stil.
log-closed = De tafel is gesloten.
log-opened = De tafel is geopend.
log-called = De partij begint zo.
log-opened-nonce = { $name } opent het eigen verzegelde getal.
log-hand = Hand { $number }
log-stage = Etappe { $number }

## The end

result-title = De partij is afgelopen
result-won = Je hebt gewonnen
result-lost = { $name } wint
result-shared = { $names } delen de overwinning
result-winner = winnaar
rematch = Revanche
rematch-there = Naar de revanche
replay = Herhaling
verify-deals = Verdeling controleren
new-table = Nieuwe tafel
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
odin-lead = Kom uit met één kaart
odin-beat = Versla { $value } met { $fewest } of { $most } kaarten
odin-cannot-beat = Met je kaarten kun je { $value } niet verslaan.
odin-hint = Hint: { $action } wint in { $share }% van de gevallen.
odin-take = Pak één kaart
odin-take-card = { $card } pakken
odin-play = Spelen
odin-play-value = { $value } spelen
odin-pass = Passen
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
odin-known-of = In de hand van { $name }
odin-none-known = geen bekend
odin-discards = Afgelegd
odin-unseen = Nog niet gezien
odin-limit = tot { $limit }
odin-hand-over = { $name } is uit
odin-hand-over-you = Je bent uit!
odin-hand-points = Punten voor de kaarten die nog in de hand zaten
odin-next-hand = De volgende hand wordt zo gedeeld.
odin-say-laid = { $name } speelt { $cards } – { $value }.
odin-say-passed = { $name } past.
odin-say-took = { $name } pakt de { $card }.
odin-read-hand = Je hand: { $cards }.
odin-read-middle = In het midden: { $cards }, waarde { $value }, gespeeld door { $name }.
odin-read-seat = { $name } heeft { $cards } en { $points }.
odin-read-known = Bekend uit de hand van { $name }: { $cards }.

## Why not

why-offline = De verbinding is even weg.
why-bad-notation = Dat kan niet in dit spel.
why-not-a-set = Kaarten die je samen speelt, hebben dezelfde kleur of hetzelfde nummer.
why-must-take = Pak eerst een van deze kaarten: { $cards }.
why-nothing-to-take = Er is geen kaart om te pakken.
why-leader-passes = Wie uitkomt, moet een kaart spelen en mag niet passen.
why-not-held = Niet in je hand: { $cards }.
why-whole-hand-forced = Hebben al je kaarten dezelfde kleur of hetzelfde nummer, dan moet je met je hele hand uitkomen.
why-bad-lead = Je komt uit met één kaart – of met je hele hand, als al je kaarten dezelfde kleur of hetzelfde nummer hebben.
why-wrong-size = Je kunt nu { $size } of { $most } kaarten spelen.
why-too-low = { $value } verslaat { $middle } niet.
why-illegal-action = Dat kan nu niet.
why-wrong-phase-play = Speel eerst een kaart of beëindig je beurt.
why-wrong-phase-target = Kies eerst een vak of een kaart van het pad.
why-wrong-phase-second = Kies eerst de kaart waarmee je wisselt.
why-wrong-phase-order = Kies eerst de volgende kaart voor je hulpstapel.
why-wrong-phase-extend = Verleng eerst het pad, of laat het zo.
why-wrong-phase-orient = Leg eerst de landschapskaart, zo of andersom.
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
why-no-effect-near-start = De andere raaf kan pas vanaf vak { $least } worden teruggezet.
why-no-effect-laid-enough = Je mag in één beurt hooguit { $most } landschapskaarten leggen.
why-bad-target-wants-card = Kies een kaart van het pad.
why-bad-target-wants-space = Kies een vak.
why-bad-target-off-path =
    { $size ->
        [one] Het pad heeft maar { $size } kaart.
       *[other] Het pad heeft maar { $size } kaarten.
    }
why-bad-target-raven = Daar zit een raaf.
why-bad-target-stone = Daar ligt de steen.
why-bad-target-double = Deze kaart heeft twee keer hetzelfde landschap.
why-bad-target-no-partner = Verderop ligt geen kaart waarmee je deze kunt wisselen.
why-bad-target-not-behind = Kies een kaart die verder van de start ligt dan kaart { $first }.
why-bad-target-alike = De twee kaarten zijn gelijk.
why-bad-record = Regel { $line } van het verslag klopt niet.
why-bad-message = De pagina en de server begrepen elkaar niet; laad de pagina opnieuw.
why-too-fast = Dat ging te snel; wacht even.
why-no-such-table = Die tafel bestaat niet.
why-no-such-seat = Die stoel staat niet aan deze tafel.
why-not-watching = De pagina moet de tafel eerst openen; laad de pagina opnieuw.
why-seat-taken = Daar zit al iemand.
why-table-full = Er is geen stoel vrij.
why-already-seated = Je zit al aan deze tafel.
why-not-seated = Je zit niet aan deze tafel.
why-not-host = Dat mag alleen de host van de tafel.
why-has-begun = De partij is al begonnen.
why-not-begun = De partij is nog niet begonnen.
why-wrong-nonce = Dat is niet het getal dat deze browser heeft verzegeld.
why-not-over = De partij is nog niet afgelopen.
why-is-closed = De tafel is gesloten.
why-stale = Iemand was sneller; kijk nog eens naar de tafel.
why-out-of-turn = Je bent niet aan de beurt.
why-game-over = De partij is afgelopen.
why-nothing-to-take-back = Er is niets om terug te nemen.
why-not-allowed-here = Dat mag niet aan deze tafel.
why-too-many-tables = Je hebt te veel tafels open; verlaat er eerst een.
why-busy = Eén ding tegelijk: de server is nog met het vorige bezig.
why-banned = Je hebt geen toegang meer tot deze server.
why-no-bot = Zo’n niveau hebben de bots niet.
why-not-signed-in = Log in, of schuif eerst aan als gast.
why-has-account = Je hebt al een account.
why-name-taken = Die naam is al in gebruik.
why-wrong-password = Naam of wachtwoord klopt niet.
why-common-password = Dat wachtwoord is makkelijk te raden; kies een ander.
why-foreign-origin = Dat kwam van een andere site.
why-not-found = Hier is niets.
why-bad-request = Dat begreep de server niet.
why-bad-option = Die optie bestaat niet.
why-too-large = Dat is te groot.
why-unavailable = De server kan op dit moment niets opslaan; probeer het later opnieuw.
why-old-rules = Deze partij is volgens eerdere regels gespeeld en kan niet meer worden getoond.
why-unreadable = Deze tafel kan nu niet gelezen worden; de beheerder van de server weet ervan.
why-failed = Er ging iets mis op de server.

## Keys

key-select = een kaart kiezen naar zijn plaats in je hand
key-move = door je hand lopen
key-toggle = de huidige kaart kiezen of terugleggen
key-play = de gekozen kaarten spelen
key-pass = passen, of je beurt beëindigen
key-sort = je hand anders sorteren
key-undo = terugnemen
key-hint = een hint vragen
key-log = het verloop openen
key-chat = de chat openen
key-cards = bekende kaarten tonen
key-table = de tafel laten voorlezen
key-clear = je keuze ongedaan maken
key-help = het menu met deze toetsen openen

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
lesson-done = Nu weet je genoeg om te spelen.
lesson-allowed = Dat mag ook. Maar nu even:
lesson-not-yet = Een moment: lees eerst verder.

lesson-odin-aim = Wees als eerste al je kaarten kwijt. Alle anderen krijgen dan een punt voor elke kaart in hun hand, en punten wil je niet.
lesson-odin-lead = Jij opent de ronde, dus jij komt uit: speel één kaart, welke je maar wilt.
lesson-odin-lead-task = Speel je oranje 2.
lesson-odin-higher = Een hoger nummer verslaat een lager. Astrid speelt een 6 en pakt de kaart die ze verslagen heeft: jouw 2 is nu van haar.
lesson-odin-more = Eén kaart meer dan in het midden mag ook. Leif speelt er twee van dezelfde kleur, en twee kaarten verslaan altijd één kaart.
lesson-odin-value = De waarde van een set lees je af aan de nummers, van hoog naar laag: 8 en 2 vormen 82. Jouw twee vijven vormen maar 55.
lesson-odin-value-task = Kies toch je twee vijven en kijk waarom ze niet genoeg zijn.
lesson-odin-beat = Tegen twee kaarten mag je er twee of drie spelen, met dezelfde kleur of hetzelfde nummer. De rode 9 en de rode 1 vormen 91.
lesson-odin-beat-task = Speel je rode 9 en je rode 1.
lesson-odin-take = Je hebt twee kaarten verslagen, dus jij kiest welke je pakt. De andere wordt afgelegd.
lesson-odin-take-task = Pak de groene 8: die past bij je andere groene kaarten.
lesson-odin-round = Je hoeft het midden niet te verslaan. Passen alle anderen, dan is de ronde voorbij en komt degene uit die het laatst kaarten speelde.
lesson-odin-again = Het midden is leeg en jij mag uitkomen.
lesson-odin-again-task = Kom uit met je gele 1.
lesson-odin-number = Astrid speelt een 4 en Leif twee drieën: kaarten met hetzelfde nummer zijn ook een set, wat hun kleur ook is.
lesson-odin-number-task = Speel je twee vijven: 55 verslaat 33.
lesson-odin-suit = Weer pak je een van de kaarten die je verslagen hebt. Kies wat bij de rest van je hand past.
lesson-odin-suit-task = Pak de groene 3.
lesson-odin-three = Astrid gaat naar drie kaarten: 9, 4 en 2 vormen 942. Leif past.
lesson-odin-pass = Je zou vier groene kaarten kunnen spelen, maar dan moet je een van de paarse kaarten pakken. Passen geldt alleen voor deze beurt.
lesson-odin-pass-task = Pas deze beurt.
lesson-odin-green = Nu komt Astrid uit, en Leif speelt een groene 5. Die zou mooi in je hand passen.
lesson-odin-green-task = Versla hem met je groene 8; de 5 komt dan naar jou.
lesson-odin-whole = Ze passen allebei, dus jij komt uit. Hebben al je kaarten dezelfde kleur of hetzelfde nummer, dan mag je ze allemaal in één keer spelen.
lesson-odin-whole-task = Speel alle vijf kaarten tegelijk.
lesson-odin-points = Je bent uit. Astrid krijgt 6 punten voor de kaarten in haar hand, Leif 7. Astrid komt daarmee op 15, dus de partij is afgelopen, en jij wint met de minste punten.

lesson-ravens-aim = Twee raven vliegen om het hardst langs één rij landschappen. Hugin is van jou, in de baan die het dichtst bij je ligt; wie het eerst op het laatste vak is, wint de etappe.
lesson-ravens-fly = Op je volgende vak liggen bergen, en je hebt een bergkaart. Een passende kaart brengt Hugin erheen.
lesson-ravens-fly-task = Vlieg met je bergkaart.
lesson-ravens-odin = De donkere kaarten zijn van Odin. Elk heeft twee effecten, waaruit jij kiest. Met deze kun je een landschapskaart draaien.
lesson-ravens-odin-task = Draai er kaart 3 mee: dan liggen er twee meren voor je.
lesson-ravens-run = Gelijke landschappen op een rij zijn een reeks. Eén kaart brengt je tot op het laatste vak ervan.
lesson-ravens-run-task = Vlieg met één waterkaart naar het tweede meer.
lesson-ravens-turn = Dat waren drie kaarten uit je hand; meer mag je er in één beurt niet uit je hand spelen. Aan het eind van je beurt vul je je hand weer aan tot vijf.
lesson-ravens-turn-task = Beëindig je beurt en laat het pad zoals het is.
lesson-ravens-other = Nu vliegt Sigrun met haar raaf, Munin, in de andere baan. En ze legt de steen pal voor Hugin neer.
lesson-ravens-stone = De steen verspert je de weg. De passende kaart alleen is niet meer genoeg.
lesson-ravens-stone-task = Kies toch je boskaart en kijk waarom die niet genoeg is.
lesson-ravens-joker = Twee gelijke vluchtkaarten zijn een joker en gelden voor elk landschap. Met de passende kaart en een joker samen haal je de steen weg.
lesson-ravens-joker-task = Kies je boskaart en beide sneeuwkaarten en haal de steen weg.
lesson-ravens-extend = Als je klaar bent met spelen, mag je het pad verlengen. Je bekijkt de nieuwe landschapskaart voordat je hem legt.
lesson-ravens-extend-task = Beëindig je beurt en leg een landschap.
lesson-ravens-lay = Jij bepaalt welk van de twee landschappen in jouw baan komt.
lesson-ravens-lay-task = Leg de kaart zoals je wilt.
lesson-ravens-later = Een andere dag, een andere etappe: Hugin heeft nog twee vakken te gaan. Geen van je kaarten past bij de bergen voor je.
lesson-ravens-magic = De magische weg heeft twee symbolen; kaarten die bij een ervan passen, mag je daar leggen. Wie er aan het eind van de etappe de meeste heeft, krijgt 3 punten.
lesson-ravens-magic-task = Leg je waterkaart op de magische weg.
lesson-ravens-pile = Je kunt elke kaart uit je hand gedekt op je hulpstapel leggen. Naast drie kaarten uit je hand mag je elke beurt ook drie kaarten van je hulpstapel spelen, van bovenaf.
lesson-ravens-pile-task = Leg je sneeuwkaart op je hulpstapel.
lesson-ravens-top = Nu liggen er twee sneeuwkaarten boven op je hulpstapel: een joker, goed voor de bergen.
lesson-ravens-top-task = Vlieg met de bovenste twee kaarten van je hulpstapel.
lesson-ravens-raven = De volgende kaart van je hulpstapel is Odins raaf. Die brengt Hugin één vak vooruit, wat het landschap ook is.
lesson-ravens-raven-task = Speel hem van je hulpstapel: één vak vooruit.
lesson-ravens-points = Je ligt 4 vakken voor, dus de etappe levert 4 punten op, en de magische weg nog 3. Nu heb je er 12: vanaf 12 is de partij afgelopen, en wie de meeste punten heeft, wint.

## Rules

rules-title = Regels van { $game }
rules-contents = Inhoud
rules-numbers = De kleine nummers zijn de namen van de regels; ook de tests van het spel gebruiken ze.
rules-print = Afdrukken
rules-learn = Liever al spelend leren?
rules-odin-about = Een spel voor 2 tot 6 spelers van Gary Kim, Hope S. Hwang en Yohan Goh. Je wilt van je kaarten af: wat je nog in je hand hebt als er iemand uit is, levert punten op, en wie de minste punten heeft, wint.
rules-odin-cards = De kaarten
rules-odin-cards-text = Er zijn 54 kaarten: de nummers 1 tot en met 9, elk in zes kleuren. Elk nummer heeft een figuur, elke kleur een rune.
rules-odin-deal-text = Een partij bestaat uit meerdere handen; voor elke hand wordt opnieuw gedeeld. Een hand bestaat uit rondes, waarin iedereen om de beurt speelt. De kaarten die je moet verslaan, liggen in het midden.
rules-odin-deal = Delen
rules-odin-lead = Uitkomen
rules-odin-beat = Verslaan
rules-odin-take = Een kaart pakken
rules-odin-round = Passen en het eind van een ronde
rules-odin-points = Punten en het eind van de partij
rules-odin-options = Vooraf af te spreken
rules-odin-know = Goed om te weten
rules-odin-show-colour = Dezelfde kleur: 8 en 2 vormen 82.
rules-odin-show-number = Hetzelfde nummer: twee vijven vormen 55.
rules-odin-show-three = Drie kaarten: 9, 4 en 2 vormen 942.
rules-odin-show-none = Verschillende kleuren en nummers: geen set.
rules-odin-show-single = Kom uit met één kaart.
rules-odin-show-whole = Of met je hele hand, hier allemaal hetzelfde nummer.
rules-odin-show-higher = 82 verslaat 76.
rules-odin-show-longer = 111 verslaat 98.
rules-odin-show-equal = 73 verslaat 73 niet.
rules-odin-show-laid = Deze kaarten speel je.
rules-odin-show-taken = Je pakt een van de kaarten die je verslagen hebt.
rules-odin-show-gone = De andere wordt afgelegd.

rule-O1 = Alle kaarten worden geschud en iedereen krijgt er negen. De overige kaarten blijven gedekt liggen en doen niet mee tot er opnieuw wordt gedeeld.
rule-O2 = Met twee spelers doen twee kleuren de hele partij niet mee; het lot bepaalt welke. Je kunt ook afspreken met alle zes te spelen.
rule-O3 = Het lot bepaalt wie de eerste hand opent. Er wordt met de klok mee gespeeld.
rule-O4 = Om uit te komen speel je precies één kaart, of je hele hand als al je kaarten dezelfde kleur of hetzelfde nummer hebben. Iets ertussenin mag niet, en passen ook niet.
rule-O5 = Met je hele hand uitkomen mag, maar hoeft niet. Het kan elke keer dat je uitkomt, ook in de eerste ronde, en daarmee is de hand afgelopen.
rule-O6 = Om het midden te verslaan speel je evenveel kaarten als er liggen, of één meer: allemaal dezelfde kleur of allemaal hetzelfde nummer, en samen meer waard. Of je past, ook als je wel zou kunnen.
rule-O7 = Je kaarten hoeven niet de kleur of het nummer van het midden te hebben.
rule-O8 = De waarde is het hoogste getal dat de nummers van de kaarten samen kunnen vormen: van hoog naar laag achter elkaar. Eén kaart meer verslaat het midden dus altijd, een gelijke waarde nooit.
rule-O9 = Heb je het midden verslagen en nog kaarten over, dan pak je naar keuze een van de verslagen kaarten. De andere worden afgelegd. Wie uitkomt, heeft niets verslagen en pakt niets.
rule-O10 = Met je laatste kaart of kaarten is de hand meteen afgelopen. Je pakt dan niets meer.
rule-O11 = Passen geldt voor één beurt: kom je in dezelfde ronde weer aan de beurt, dan mag je alsnog spelen.
rule-O12 = Hebben alle anderen na elkaar gepast, dan is de ronde voorbij. Het midden wordt afgelegd, en wie die kaarten speelde, komt uit. Je eigen kaarten kun je nooit verslaan.
rule-O13 = Is een hand afgelopen, dan krijgt iedereen een punt per kaart die nog in de eigen hand zit.
rule-O14 = Daarna worden alle kaarten geschud en opnieuw gedeeld. De speler links van wie de vorige hand opende, opent de nieuwe.
rule-O15 = De partij is afgelopen als iemand na een hand 15 punten of meer heeft. Wie de minste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.
rule-O16 = Je kunt ook een ander aantal punten afspreken, of maar één hand spelen.
rule-O17 = Iedereen mag zien welke kaarten worden gespeeld, gepakt en afgelegd, hoeveel kaarten elke speler heeft en hoeveel punten. De rest van elke hand blijft geheim, en de kaarten die niet meedoen ook.
rule-O18 = Je kunt afspreken dat de winnaar van een hand de volgende opent.
rule-O19 = Je kunt afspreken dat je met je hele hand móét uitkomen als al je kaarten dezelfde kleur of hetzelfde nummer hebben.
rule-O20 = Elke hand loopt vanzelf ten einde, en niemand heeft ooit meer dan negen kaarten. Uitgaan is niet altijd slim: het kan de partij beëindigen terwijl een ander minder punten heeft.

rules-ravens-about = Een race voor 2 spelers van Thorsten Gimmler, uit 2002. Elke ochtend vliegen de raven van Odin uit om de wereld te bekijken, en dan gaat het om het hardst naar huis.
rules-ravens-land = Het landschap en de raven
rules-ravens-land-text = Elke landschapskaart heeft twee landschappen: het ene is een vak voor Hugin, het andere een vak voor Munin. Draai je de kaart een halve slag, dan wisselen ze van plaats.
rules-ravens-cards = De kaarten
rules-ravens-cards-text = Beide spelers hebben dezelfde 33 kaarten: vijf vluchtkaarten voor elk van de vijf landschappen, en acht Odinkaarten.
rules-ravens-turn = Je beurt
rules-ravens-fly = Vliegen
rules-ravens-magic = De magische weg
rules-ravens-odin = De Odinkaarten
rules-ravens-stone = De steen
rules-ravens-extend = Het pad verlengen
rules-ravens-end = Het eind van een etappe en van de partij
rules-ravens-short = Als de kaarten op zijn
rules-ravens-options = Vooraf af te spreken
rules-ravens-know = Goed om te weten
rules-ravens-show-match = Boskaart, bosvak: de raaf vliegt erheen.
rules-ravens-show-run = Twee meren op een rij: met één waterkaart vliegt de raaf naar het tweede.
rules-ravens-show-joker = Twee gelijke vluchtkaarten zijn een joker, hier voor de bergen.
rules-ravens-show-magic = Op deze magische weg mag je sneeuw en water leggen.
rules-ravens-show-stone = Met de passende kaart en een joker haal je de steen weg.
rules-ravens-show-turned = Draai je de derde kaart, dan ontstaat een reeks van twee.
rules-ravens-show-score = Hugin is binnen met 3 vakken voorsprong: 3 punten.

rule-R1 = Negen landschapskaarten komen op een rij, zoals ze van de landschapsstapel komen. Zou een baan twee keer achter elkaar hetzelfde landschap hebben, dan wordt de kaart gedraaid; helpt dat niet, dan gaat hij onder de landschapsstapel en komt de volgende.
rule-R2 = Beide raven wachten voor de eerste kaart. Eén kaart van de magische weg wordt opengelegd; de steen ligt naast het pad. Beide spelers schudden hun kaarten en trekken er vijf.
rule-R3 = Het lot bepaalt wie de eerste etappe begint. Daarna begint wie de minste punten heeft; bij een gelijke stand wie de vorige etappe won.
rule-R4 = In je beurt mag je hooguit drie kaarten uit je hand spelen en hooguit drie van boven van je hulpstapel, in elke volgorde; niets is verplicht. Daarna mag je het pad verlengen. Tot slot vul je je hand aan tot vijf kaarten.
rule-R5 = Je mag een kaart uit je hand gedekt op je hulpstapel leggen; dat is een van de drie. Je mag je hulpstapel altijd bekijken, maar de volgorde niet veranderen; je tegenstander ziet alleen hoeveel kaarten er liggen. Er mogen er zoveel op als je wilt, en een kaart die je erop legt, mag je dezelfde beurt nog spelen.
rule-R6 = Van je hulpstapel kun je alleen de bovenste kaart spelen. Daarna ligt de volgende bovenop.
rule-R7 = Een vluchtkaart die past bij het volgende vak van je baan, brengt je raaf daarheen. Volgen er meer vakken met hetzelfde landschap, dan vliegt hij door tot op het laatste; eerder stoppen kan niet.
rule-R8 = Twee gelijke vluchtkaarten zijn een joker en gelden voor elk landschap, ook als je de passende kaart hebt. Ook met een joker vlieg je tot het eind van een reeks. De twee kaarten komen uit je hand, of het zijn de bovenste twee van je hulpstapel zoals die op dat moment op elkaar liggen, of één van elk. Odinkaarten vormen nooit een joker.
rule-R9 = Een vluchtkaart met een van de twee symbolen mag je op de magische weg leggen, uit je hand of van je hulpstapel; is een van de symbolen Odin, dan ook elke Odinkaart. De kaart doet daar verder niets en blijft er tot het eind van de etappe. Een joker mag je daar niet leggen.
rule-R10 = Je mag elke kaart ook zonder effect afleggen. Ook dat telt als een gespeelde kaart.
rule-R11 = Een Odinkaart heeft twee effecten. Kies er een.
rule-R12 = Orde: leg je hulpstapel in de volgorde die je wilt. Of leg de volgende twee landschapskaarten aan het eind van het pad; je bekijkt elke kaart eerst en kiest dan hoe je hem neerlegt.
rule-R13 = Raaf: zet de andere raaf één vak terug. Of zet je eigen raaf één vak vooruit. Het landschap maakt niet uit.
rule-R14 = De andere raaf mag pas vanaf vak 3 worden teruggezet. Je kunt afspreken zonder deze regel te spelen.
rule-R15 = Land: draai één landschapskaart een halve slag. Of haal er een weg; de rij sluit weer aan.
rule-R16 = Steen: leg de steen op een vrij vak van een van beide banen, ook als hij al ergens anders op het pad ligt. Of wissel twee landschapskaarten, zonder ze te draaien.
rule-R17 = Een vak is vrij als er geen raaf zit en de steen er niet ligt.
rule-R18 = Een landschapskaart met een raaf of de steen erop mag niet worden gedraaid, weggehaald of gewisseld. Je kunt afspreken dat dit voor raven of voor de steen niet geldt: dan gaat de steen met zijn kaart mee, maar blijft een raaf op zijn plaats.
rule-R19 = Ligt de steen op je volgende vak, dan moet je in één keer twee passende kaarten, twee jokers of één van elk spelen, na elkaar en in de volgorde die je wilt. De steen gaat van het pad, en je raaf vliegt naar het eind van de reeks.
rule-R20 = Ligt de steen verderop in de reeks, dan brengt één passende kaart of joker je tot het vak ervoor. Met twee haal je de steen weg en vlieg je door tot het eind van de reeks.
rule-R21 = Met Raaf kun je je eigen raaf niet op de steen zetten. De andere raaf mag je er wel op terugzetten; de steen blijft dan liggen.
rule-R22 = Als je klaar bent met spelen, mag je het pad verlengen met de volgende landschapskaart: je bekijkt hem en legt hem dan aan het eind, zo of andersom; gelijke landschappen mogen naast elkaar liggen. In één beurt komen er hooguit drie landschapskaarten bij, die van Orde meegeteld. Na het eind van een etappe wordt er niets meer gelegd.
rule-R23 = Een etappe eindigt meteen, ook midden in een beurt, als een raaf op het laatste vak van zijn baan is. Dat kan ook komen doordat er een kaart wordt weggehaald, voor elk van beide raven; geldt het voor allebei, dan wint de speler die aan de beurt is.
rule-R24 = De winnaar van de etappe krijgt de afstand tussen de raven als punten. Wie de meeste kaarten op de magische weg heeft, krijgt 3 punten, etappe gewonnen of niet; bij een gelijk aantal krijgt niemand ze.
rule-R25 = Is je trekstapel leeg, dan wordt je aflegstapel geschud tot een nieuwe trekstapel. Is ook die leeg, dan blijft je hand kleiner.
rule-R26 = Is de landschapsstapel leeg, dan worden de weggehaalde landschapskaarten geschud tot een nieuwe. Zijn die er niet, dan kan het pad niet worden verlengd.
rule-R27 = Voor de volgende etappe wordt alles opnieuw klaargelegd. De punten blijven.
rule-R28 = Heeft iemand na een etappe 12 punten of meer, dan is de partij afgelopen. Wie de meeste punten heeft, wint; bij een gelijke stand wie de laatste etappe won die een winnaar had, en had er geen een winnaar, dan winnen beide spelers.
rule-R29 = Ligt er nog maar één kaart, dan mag die niet worden weggehaald. De kaart aan het eind van een langer pad mag dat wel.
rule-R30 = Na 200 beurten eindigt een etappe zoals het ervoor staat, met de gewone puntentelling: de voorste raaf wint. Liggen ze gelijk, dan wint niemand de etappe.
rule-R31 = Iedereen mag het pad zien, de raven, de steen, de magische weg met de kaarten die er liggen, alle afgelegde kaarten en weggehaalde landschapskaarten, de punten, en hoeveel kaarten er in elke hand, hulpstapel, trekstapel en landschapsstapel zitten. Je hand en je hulpstapel kent alleen jij, en de volgorde van een trekstapel of de landschapsstapel kent niemand.
rule-R32 = Heeft het pad aan het eind van een beurt meer dan 16 kaarten, dan gaat de eerste kaart onder de landschapsstapel, en zo verder tot er 16 over zijn. Een kaart met de steen erop blijft liggen, en achter de kaart van elke raaf blijven er minstens twee. Je kunt vooraf een andere lengte afspreken.
rule-R33 = Haalt niemand in 20 etappes achter elkaar een punt, dan is de partij afgelopen. Wie de meeste punten heeft, wint; bij een gelijke stand beslist de laatst gewonnen etappe, zoals altijd.

## Pages

lobby-own = Jouw tafels
lobby-public = Openbare tafels
lobby-playing = Er wordt gespeeld
lobby-waiting = Wacht op het begin
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
lobby-quiet-text = Er is nu geen openbare tafel. Steek het vuur aan: open er een, dan vinden anderen je hier.
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
        [one] { $game } met { $players } speler, de laatste partijen
       *[other] { $game } met { $players } spelers, de laatste partijen
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
stats-points-best-odin = Gemiddeld { $points }; hoe minder, hoe beter.
stats-points-best-ravens = Gemiddeld { $points }; hoe meer, hoe beter.
stats-recent = Laatste partijen
stats-against = Tegen { $names }
stats-named-bot = { $name } (bot)
stats-several = { $count } × { $name }
stats-change = Verandering van de rating:
stats-replay = Herhaling van { $game }, { $day }
stats-bot = Bot
stats-program = Iemands eigen programma
stats-deleted = iemand die er niet meer is
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
ranks-about = Je komt op de lijst na vijf partijen met rating. De volgorde hangt af van wat een rating minstens waard is: de onzekerheid gaat er twee keer van af en wordt met elke partij kleiner. Bots staan er ook op, met een teken erbij.
me-nobody = We kennen je hier nog niet
me-nobody-text = Zodra je aan een tafel aanschuift, ben je gast: je hoeft je niet aan te melden, en deze browser onthoudt je. Heb je een account, log dan in.
me-guest = Gast – alleen deze browser kent je
me-account = Ingelogd als { $account }
me-public = Hoe anderen je zien
me-name-title = Je naam
me-shown-name = De naam die anderen zien
me-rename = Opslaan
me-renamed = Opgeslagen
me-keep = Je partijen bewaren
me-keep-text = Met een account kun je overal inloggen. Een naam en een wachtwoord zijn genoeg; alles wat je gespeeld hebt, blijft van jou.
me-make-account = Account aanmaken
me-name = Naam
me-password = Wachtwoord
me-password-old = Oud wachtwoord
me-password-new = Nieuw wachtwoord, minstens 8 tekens
me-password-title = Wachtwoord wijzigen
me-password-change = Wachtwoord wijzigen
me-password-changed = Het wachtwoord is gewijzigd
me-password-about = Overal elders word je uitgelogd en de tokens van je programma’s worden ingetrokken; hier blijf je ingelogd.
me-sign-in = Inloggen
me-sign-in-guest = Je bent nu te gast als { $name }. Log je in op een ander account, dan blijft achter wat deze gast gespeeld heeft.
me-signed-in = Je account
me-signed-in-text = Je partijen zijn veilig. Je kunt met elke browser inloggen.
me-sign-out = Uitloggen
me-sessions = Waar je bent ingelogd
me-sessions-about = Alle browsers die je kennen. Log uit waar je niet meer speelt of waar jij het niet was.
me-session-on = { $browser } op { $system }
me-session-unknown = een onbekende browser
me-session-here = deze browser
me-session-seen = laatst gebruikt op { $day }
me-session-end-named = Uitloggen: { $name }
me-sessions-end-others = Overal elders uitloggen
me-statistics = Je resultaten
me-tokens = Programma’s die voor jou spelen
me-tokens-about = Met een token kan een programma van je onder jouw naam spelen.
me-tokens-more = Wat programma’s kunnen
me-token-label = Waar het token voor is
me-token-make = Token aanmaken
me-token-unnamed = zonder naam
me-token-made = aangemaakt op { $day }
me-token-end = Intrekken
me-token-end-named = Token ‘{ $name }’ intrekken
me-token-once = Hier is het token. Kopieer het nu; je ziet het maar één keer.
me-token = Token
me-copy = Kopiëren
me-copied = Gekopieerd
me-data = Je gegevens
me-data-about = Alles wat over je is opgeslagen, kun je meenemen of laten verwijderen.
me-download = Mijn gegevens downloaden
me-delete = Al mijn gegevens verwijderen
me-delete-about = Je naam, je account, je resultaten en wat je geschreven hebt, worden verwijderd. De partijen die je gespeeld hebt, blijven voor je medespelers bestaan, zonder jouw naam.
me-delete-sure = Weet je het zeker? Dit kan niet ongedaan worden gemaakt.
me-delete-no = Alles bewaren
me-delete-on = Doorgaan
me-delete-yes = Ja, alles verwijderen
set-about = Deze instellingen worden alleen in deze browser bewaard.
set-look = Uiterlijk en taal
set-theme = Dag of nacht
set-theme-system = zoals het systeem
set-theme-dark = nacht
set-theme-light = dag
set-motion = Bewegende kaarten
set-motion-about = Kaarten en raven glijden naar hun plaats. Uit: ze liggen er meteen.
set-hear = Geluid en meldingen
set-sound = Geluiden
set-sound-about = Kaarten op hout, en een hoorn als je aan de beurt bent.
set-notify = Meldingen
set-notify-about = Een seintje als je aan de beurt bent terwijl je iets anders doet.
set-notify-impossible = Deze browser kan hier geen meldingen tonen.
set-notify-refused = De browser staat geen meldingen van deze pagina toe. Dat kun je veranderen in de instellingen van je browser voor deze site.
set-play = Aan tafel
set-sorting = Je hand
set-tables = Tafels die je opent
set-hints = Hints
set-hints-about = Je mag vragen wat de computer zou spelen. Zulke partijen tellen niet mee voor je rating.
set-keys-about = Letters en cijfers werken aan tafel zoals hieronder staat.
set-keys = Sneltoetsen
about-what = Twee kaartspellen uit het Noorden, om met vrienden te spelen of tegen bots die nadenken. Gratis, open en zonder reclame.
about-whose = Van wie deze spellen zijn
about-game-odin = Van Gary Kim, Hope S. Hwang en Yohan Goh. Illustraties van Crocotame, uitgegeven door Helvetiq.
about-game-ravens = In het Engels bekend als Odin’s Ravens, 2002. Van Thorsten Gimmler. Illustraties van Anke Pohl, Thilo Rick en Andreas Steiner, uitgegeven door Kosmos.
about-unofficial = Dit is onofficieel werk van mensen die van deze spellen houden. De teksten, de code en de tekeningen zijn eigen werk, en er is geen band met de auteurs, illustratoren of uitgevers. Speel je hier met plezier, koop dan de spellen.
about-fair = Eerlijk gedeeld
about-fair-text = Vóór een partij verzegelt de server het geheim waarmee hij schudt, en de browser van elke speler voegt er een eigen getal aan toe. Na de partij kan je browser elke verdeling van de kaarten narekenen en laten zien dat er niets veranderd is.
about-programs = Open voor programma’s
about-programs-text = Wat deze pagina doet, kan een programma ook.
about-programs-link = Wat de server biedt
about-private = Jouw gegevens
about-private-text = Geen tracking, niets van andere sites. Wat over je is opgeslagen, kun je meenemen of verwijderen.
about-private-link = Jouw pagina
about-licence = Licentie
about-licence-text = Allfather is vrije software onder de MIT-licentie. Het lettertype is Marcellus van Astigmatic, onder de SIL Open Font License.

## Replay

replay-of = Herhaling van { $game }
replay-about = Over deze partij
replay-controls = Stappen van de partij
replay-step = Stap
replay-step-of = { $step } van { $count }
replay-steps = Stappen
replay-first = Naar het begin
replay-back = Een stap terug
replay-next = Een stap verder
replay-last = Naar het eind
replay-play = Afspelen
replay-pause = Pauze
replay-pace = Tempo
replay-pace-slow = rustig
replay-pace-normal = normaal
replay-pace-quick = vlot
replay-eyes = Wat je ziet
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
replay-not-over-text = Zolang er gespeeld wordt, blijven de kaarten verborgen.
replay-to-table = Naar de tafel
replay-open-title = Bewaarde partij bekijken
replay-open-text = Elke afgelopen partij kun je bewaren als verslag: een klein tekstbestand. Open er hier een om de partij stap voor stap terug te zien en de verdeling van de kaarten te controleren.
replay-choose-file = Kies een verslag
replay-drop = of sleep het ergens op deze pagina
replay-paste = Of plak een verslag
replay-show = Partij tonen
replay-has-fairness = Het controlebestand is er ook.
replay-refused = Dit is geen verslag van een partij
replay-refused-line = Regel { $line } klopt niet
replay-empty = In de partij van dit verslag is nog niets gebeurd.
replay-checking = Je browser rekent elke verdeling na…
replay-unreadable = Vanaf regel { $line } is het verslag niet te lezen.
replay-give-fairness = Om de verdeling van de kaarten te controleren, voeg je het controlebestand van dezelfde partij toe. Je vindt het waar je het verslag vandaan hebt.
replay-unchecked = De verdeling van de kaarten is bij dit spel niet te controleren: deze pagina kent de regels niet.
replay-no-fairness = Dat is geen controlebestand.
replay-right = goed
replay-wrong = fout
replay-fair = Elke verdeling klopt
replay-unfair = Er klopt iets niet
replay-fair-text =
    { $count ->
        [one] Je browser heeft de verdeling van deze partij nagerekend, met het geheim van de server en de getallen van de spelers, en er kwam hetzelfde uit.
       *[other] Je browser heeft alle { $count } verdelingen van deze partij nagerekend, met het geheim van de server en de getallen van de spelers, en er kwam hetzelfde uit.
    }
replay-unfair-text = Wat hieronder gemarkeerd is, volgt niet uit wat beloofd was. Óf het verslag is veranderd, óf de kaarten zijn niet eerlijk gedeeld.
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
replay-found-seals-ok = De getallen van de spelers zijn dezelfde die verzegeld waren voordat er een werd geopend.
replay-found-seals-wrong = De getallen van de spelers zijn andere dan die verzegeld waren voordat er een werd geopend.
replay-found-shown-ok = De kaarten en zetten van het verslag zijn dezelfde die deze browser te zien kreeg.
replay-found-shown-wrong = Het verslag heeft andere kaarten of zetten dan deze browser te zien kreeg.
replay-unopened =
    { $count ->
        [one] Eén speler heeft een getal verzegeld maar niet geopend.
       *[other] { $count } spelers hebben getallen verzegeld maar niet geopend.
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
replay-part-landscapes = landschappen
replay-part-pack = nieuwe trekstapel
replay-part-pack_0 = trekstapel van de eerste speler
replay-part-pack_1 = trekstapel van de tweede speler
replay-means-fair = Niemand kon de kaarten dus kiezen: de server had zijn geheim verzegeld voordat je browser zijn getal toevoegde.
replay-means-sealed = De server had zijn geheim vóór de partij verzegeld. Je browser heeft aan deze partij geen getal toegevoegd; wie meespeelde, kan nagaan of het eigen getal erbij staat.
replay-means-unpromised = Je browser was er niet bij toen de partij begon en weet dus niet of het zegel nog hetzelfde is. Wie meespeelde, kan dat wel nagaan.
replay-means-alone = Geen speler heeft een getal toegevoegd, dus de server heeft in zijn eentje gedeeld.
replay-limits = Geen enkele controle kan laten zien of iemand te horen kreeg wat anderen in hun hand hadden.

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
ravens-card-alone = { $card }, vliegt naar vak { $space }
ravens-card-together = { $card }, vliegt met een tweede kaart als joker naar vak { $space }
ravens-top =
    { $count ->
        [one] Boven op je hulpstapel: { $cards }. Het is de enige kaart.
       *[other] Boven op je hulpstapel: { $cards }. Er liggen { $count } kaarten.
    }
ravens-open-hand = Hand: { $cards }
ravens-left-hand =
    { $count ->
        [0] Deze beurt geen kaarten meer uit je hand
        [one] Deze beurt nog één kaart uit je hand
       *[other] Deze beurt nog { $count } kaarten uit je hand
    }
ravens-left-pile =
    { $count ->
        [0] Deze beurt geen kaarten meer van je hulpstapel
        [one] Deze beurt nog één kaart van je hulpstapel
       *[other] Deze beurt nog { $count } kaarten van je hulpstapel
    }
ravens-word-hand = Hand
ravens-word-pile = Hulpstapel
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
ravens-title-pile = De hulpstapel van { $name }
ravens-title-discard = De aflegstapel van { $name }
ravens-title-magic = De magische weg
ravens-title-landscapes = De landschapsstapel
ravens-from-top = Van boven naar beneden
ravens-discarded = Gespeeld en afgelegd
ravens-magic-about = Kaarten met een van deze symbolen mag je hier leggen. Wie er aan het eind van de etappe de meeste heeft, krijgt 3 punten.
ravens-removed = Uit het pad gehaald
ravens-bottom = Ligt zeker onderop

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
ravens-do-order-path = Twee landschappen leggen
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
ravens-do-extend = Landschap leggen
ravens-do-stay = Pad zo laten
ravens-do-keep = Zo leggen
ravens-do-turn = Andersom leggen

# What is to be done now.
ravens-now-play = Kies kaarten uit je hand of de bovenste van je hulpstapel.
ravens-now-done = Je kunt niets meer spelen.
ravens-now-land-turn = Kies de kaart om te draaien.
ravens-now-land-remove = Kies de kaart om weg te halen.
ravens-now-stone-put = Kies een vak voor de steen.
ravens-now-stone-swap = Kies eerst de kaart die het dichtst bij de start ligt.
ravens-now-stone-swap-second = Kies de kaart waarmee je wisselt.
ravens-now-order = Bouw je hulpstapel van onder naar boven op: welke kaart komt nu?
ravens-now-extend = Wil je het pad verlengen voordat je beurt eindigt?
ravens-now-orient = Hoe leg je de kaart aan het eind van het pad?
ravens-take-advice = De kaarten van de beste zet kiezen
ravens-not-together = Deze kaarten kun je niet samen spelen.
ravens-order-so-far = Van onder naar boven:
ravens-lays-own = { $land } voor jou
ravens-lays-other = { $land } voor je tegenstander

# The log.
ravens-did-fly-hand = { $name } speelt { $cards } en vliegt.
ravens-did-fly-pair = { $name } vliegt met een joker: twee keer { $card }.
ravens-did-fly-pile =
    { $count ->
        [one] { $name } vliegt met de bovenste kaart van de hulpstapel.
       *[other] { $name } vliegt met { $count } kaarten van de hulpstapel.
    }
ravens-did-fly-both =
    { $count ->
        [one] { $name } vliegt met { $cards } en de bovenste kaart van de hulpstapel.
       *[other] { $name } vliegt met { $cards } en { $count } kaarten van de hulpstapel.
    }
ravens-did-clear-hand = { $name } haalt de steen weg met { $cards } en vliegt.
ravens-did-clear-pile =
    { $count ->
        [one] { $name } haalt de steen weg met de bovenste kaart van de hulpstapel en vliegt.
       *[other] { $name } haalt de steen weg met { $count } kaarten van de hulpstapel en vliegt.
    }
ravens-did-clear-both =
    { $count ->
        [one] { $name } haalt de steen weg met { $cards } en de bovenste kaart van de hulpstapel, en vliegt.
       *[other] { $name } haalt de steen weg met { $cards } en { $count } kaarten van de hulpstapel, en vliegt.
    }
ravens-did-pile = { $name } legt een kaart op de hulpstapel.
ravens-did-pile-card = { $name } legt { $card } op de hulpstapel.
ravens-did-next = { $name } legt de volgende kaart op de hulpstapel.
ravens-did-next-card = { $name } legt nu { $card } op de hulpstapel.
ravens-did-drop-card = { $name } legt { $card } af.
ravens-did-drop-top = { $name } legt de bovenste kaart van de hulpstapel af.
ravens-did-magic-card = { $name } legt { $card } op de magische weg.
ravens-did-magic-top = { $name } legt de bovenste kaart van de hulpstapel op de magische weg.
ravens-did-order-pile = { $name } speelt Orde en ordent de hulpstapel.
ravens-did-order-path = { $name } speelt Orde en verlengt het pad.
ravens-did-raven-back = { $name } speelt Raaf en zet de andere raaf één vak terug.
ravens-did-raven-on = { $name } speelt Raaf en gaat één vak vooruit.
ravens-did-land-turn = { $name } speelt Land om een landschapskaart te draaien.
ravens-did-land-remove = { $name } speelt Land om een landschapskaart weg te halen.
ravens-did-stone-put = { $name } speelt Steen om de steen neer te leggen.
ravens-did-stone-swap = { $name } speelt Steen om twee landschapskaarten te wisselen.
ravens-did-at-card = { $name } kiest kaart { $number }.
ravens-did-at-space = { $name } kiest vak { $number } van { $raven }.
ravens-did-end = { $name } speelt geen kaarten meer.
ravens-did-extend = { $name } verlengt het pad.
ravens-did-stay = { $name } laat het pad zoals het is.
ravens-did-keep = { $name } legt de landschapskaart zoals hij getrokken is.
ravens-did-turn = { $name } legt de landschapskaart andersom.
ravens-path-trimmed =
    { $count ->
        [one] Het pad is te lang: de eerste kaart gaat onder de landschapsstapel.
       *[other] Het pad is te lang: de eerste { $count } kaarten gaan onder de landschapsstapel.
    }

# The end of a stage.
ravens-end-you = Je wint etappe { $number }
ravens-end-other = { $name } wint etappe { $number }
ravens-end-nobody = Niemand wint etappe { $number }
ravens-end-ahead =
    { $count ->
        [one] { $raven } ligt { $count } vak voor.
       *[other] { $raven } ligt { $count } vakken voor.
    }
ravens-end-player = Speler
ravens-end-race = Race
ravens-end-next = De volgende etappe begint zo.

# The table read aloud.
ravens-read-stage = Etappe { $stage }, beurt { $turn }.
ravens-read-your-turn = Je bent aan de beurt. Kaarten die je nog mag spelen: { $hand } uit je hand, { $pile } van je hulpstapel.
ravens-read-hand = Je hand: { $cards }.
ravens-read-pile = Je hulpstapel, van boven naar beneden: { $cards }.
ravens-read-lane =
    { $space ->
        [0] { $name } vliegt met { $raven }, die bij de start wacht. De finish is vak { $last }.
       *[other] { $name } vliegt met { $raven }, die op vak { $space } van { $last } is.
    }
ravens-read-path = Vakken van { $raven }: { $lands }.
ravens-read-seat = { $name } – punten: { $points }; kaarten in de hand: { $hand }, op de hulpstapel: { $pile }, op de trekstapel: { $pack }, afgelegd: { $discard }.
ravens-read-stone = De steen ligt op vak { $number } van { $raven }.
ravens-read-magic = De magische weg: { $symbols }. Kaarten daar: { $first } { $ofFirst }, { $second } { $ofSecond }.

## A game without a board of its own

plain-hand = Je hand
plain-middle = Op tafel
plain-no-cards = Geen kaarten
plain-actions = Wat je kunt doen
plain-fields = Al het overige
plain-acted = { $name }: { $action }
plain-game = Partij
