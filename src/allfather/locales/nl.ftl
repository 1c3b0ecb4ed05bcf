### Every word of Allfather in Dutch. All languages have the same messages; the build checks it.

## The page

home = Start
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
reconnecting = Verbinding kwijt – zo weer terug…
connection-refused = De server heeft deze verbinding gesloten.
page-broken = Deze pagina kon niet worden geladen.
try-again = Opnieuw
not-found-title = Niets dan lucht
not-found-text = Zelfs de raven van Odin vinden niets op dit adres.
no-game-title = Dit spel bestaat niet
no-game-text = Hier heet geen enkel spel ‘{ $name }’.
back-home = Terug naar de zaal

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Speel je hand leeg, versla het midden en pak wat je verslaat. 2 tot 6 spelers.
ravens-blurb = Twee raven racen over een land dat steeds verandert. 2 spelers.
level-thrall = Thrall
level-karl = Karl
level-hirdman = Hirdman
level-jarl = Jarl
level-thrall-about = doet maar wat
level-karl-about = speelt simpel
level-hirdman-about = denkt vooruit
level-jarl-about = denkt diep na

## Front page

front-title = Twee Noordse kaartspellen, één tafel
front-text = Schuif meteen aan – tegen bots of met vrienden. Zonder account.
play-now = Nu spelen
invite-friends = Nodig vrienden uit
learn-game = Leer het in twee minuten
read-rules = Regels
bots-level = Bots
players-count = Spelers
players-number =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
go-on-playing = Ga verder waar je was
have-code = Heb je een code?
code-of-table = Code van een tafel
join = Doe mee
more-choices = Meer opties
load-record = Bekijk een bewaarde partij
front-fair = Elke deling is te controleren
front-fair-text = De server legt vóór de partij vast hoe er wordt geschud; achteraf kan je browser elke deling narekenen.
front-free = Gratis, ook op je eigen server
front-free-text = Geen reclame, geen tracking. Met één commando draait je eigen server.
front-bots = Bots die nadenken
front-bots-text = Van thrall tot jarl: ze spelen met wat ze mogen weten – nooit met wat ze niet horen te weten.

## Opening a table

open-title = Open een tafel
open-and-play = Speel tegen bots
option-limit = Duur van de partij
option-limit-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
option-limit-hand = één hand
option-opener = Wie opent de volgende hand
option-opener-left = de speler links
option-opener-winner = de winnaar van de hand
option-whole_hand = Uitkomen met je hele hand
option-whole_hand-optional = mag
option-whole_hand-forced = moet
option-all_colours = Alle zes kleuren, ook met z’n tweeën
option-back_needs_two = Een raaf wordt pas vanaf vak 3 teruggeduwd
option-protect_ravens = Onder een raaf ligt het landschap vast
option-protect_stone = Onder de steen ligt het landschap vast
option-longest_path = Het pad wordt ingekort bij meer dan
option-longest_path-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
option-longest_path-never = nooit
terms-title = Aan tafel
terms-listed = Zet de tafel in de lijst met tafels
terms-clock = Klok
clock-none = geen klok
clock-turn = { $seconds } s per beurt
clock-bank = { $minutes } min + { $increment } s
terms-pace = Tempo van de bots
pace-slow = bedachtzaam
pace-normal = normaal
pace-quick = vlot
pace-instant = meteen
terms-hints = Hints toegestaan (zonder rating)
terms-take_back = Zetten mag je terugnemen
terms-spectators = Anderen mogen meekijken
terms-chat = Chat
terms-rated = Telt mee voor de ranglijst

## The table

waiting-title = Wachten aan tafel
waiting-text = Stuur je vrienden de link. Op lege stoelen komen bots.
share-link = Deel de link
link-copied = Link gekopieerd
copy-link = Kopieer link
table-code = Code
show-qr = Scan en doe mee
start-game = Begin de partij
seat-free = vrij
sit-here = Ga zitten
seat-bot = Zet hier een bot
empty-seat = Maak de stoel vrij
seat-host = host
seat-you = jij
seat-away = weg – een bot speelt
seat-heir = { $name } neemt het straks over
seat-number = Stoel { $number }
waiting-for-host = Wacht tot { $name } de partij begint.
game-starting = De partij begint zo …
leave-table = Verlaat de tafel
leave-sure = Voorgoed weggaan? Een bot speelt dan voor je verder.
leave-yes = Ga weg
stay = Blijf
table-closed = Deze tafel is gesloten.
closed-too-long = De partij duurde te lang: de server heeft deze tafel gesloten, zonder uitslag.
table-unknown = Die tafel bestaat niet.
your-turn = Jouw beurt
turn-of = { $name } is aan de beurt
title-your-turn = ● Jouw beurt
looking-on = Je kijkt mee
take-over-bot = Neem de stoel van { $name }
menu = Menu
log = Verloop
chat = Chat
cards-known = Kaarten
scores = Punten
nothing-yet = Nog niets
say-something = Zeg iets…
send = Stuur
react-with = Reageer
reaction-hail = Gegroet
reaction-horn = Hoorn
reaction-axe = Bijl
reaction-raven = Raaf
reaction-laugh = Gelach
reaction-tears = Tranen
reaction-mead = Mede
reaction-skull = Schedel
mute = Demp { $name }
unmute = Hoor { $name } weer
hint = Hint
hint-share = { $share }%
take-back = Neem terug
auto-pass = Vanzelf passen
auto-pass-about = Als je maar één ding kunt doen, gebeurt het vanzelf.
agree-hands = Laat meekijkers alle handen zien
agree-hands-unrated = Als iedereen vóór het begin akkoord gaat, telt de partij niet mee voor de ranglijst.
agree-hands-rated = Niemand ziet de handen van een partij die meetelt voor de ranglijst voordat ze is afgelopen.
read-table = Lees me de tafel voor
keys = Toetsen
chat-off = Aan deze tafel is geen chat.

## The log

log-dealt = Er worden nieuwe kaarten gedeeld.
log-began = De partij begint.
log-sat = { $name } schuift aan.
log-left = { $name } verlaat de tafel.
log-took-back = { $name } neemt dat terug.
log-went-away = { $name } is weg; een bot speelt.
log-came-back = { $name } is terug.
log-agreed = { $name } verandert wie de handen mag zien.
log-rematched = Er komt een revanche.
log-resumed = De server was weg; er liep geen klok.
log-closed = De tafel is gesloten.
log-opened = De tafel is geopend.
log-called = De partij begint zo.
log-opened-nonce = { $name } opent het verzegelde getal.
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
verify-deals = Check de delingen
new-table = Nieuwe tafel
points-total = Totaal
hand-short = H{ $number }
stage-short = E{ $number }

## ODIN

colour-R = rood { $number }
colour-O = oranje { $number }
colour-Y = geel { $number }
colour-G = groen { $number }
colour-B = blauw { $number }
colour-P = paars { $number }
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
odin-cannot-beat = Niets in je hand verslaat { $value }.
odin-hint = Hint: { $action } wint { $share }% van de keren.
odin-take = Pak één kaart
odin-take-card = Pak { $card }
odin-play = Speel
odin-play-value = Speel { $value }
odin-pass = Pas
sort-colour = Sorteer op kleur
sort-number = Sorteer op cijfer
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
odin-laid = legt { $value }
odin-known = Bekende kaarten
odin-known-of = In de hand van { $name }
odin-none-known = geen bekend
odin-discards = Afgelegd
odin-unseen = Nog niet gezien
odin-limit = tot { $limit }
odin-hand-over = { $name } is uit
odin-hand-over-you = Je bent uit
odin-hand-points = Punten voor de kaarten die over zijn
odin-next-hand = Zo wordt de volgende hand gedeeld.
odin-say-laid = { $name } legt { $cards } – { $value }.
odin-say-passed = { $name } past.
odin-say-took = { $name } pakt { $card }.
odin-read-hand = Je hand: { $cards }.
odin-read-middle = In het midden: { $cards }, waarde { $value }, van { $name }.
odin-read-seat = { $name } heeft { $cards } en { $points }.
odin-read-known = Bekend van { $name }: { $cards }.

## Why not

why-offline = De verbinding is even weg.
why-bad-notation = Dat kan niet in dit spel.
why-not-a-set = Kaarten die je samen legt, hebben één kleur of één cijfer.
why-must-take = Pak eerst een van deze: { $cards }.
why-nothing-to-take = Er is geen kaart om te pakken.
why-leader-passes = Wie uitkomt, moet een kaart leggen.
why-not-held = Je hebt dit niet in je hand: { $cards }.
why-whole-hand-forced = Vormt je hand één set, dan moet je met alles tegelijk uitkomen.
why-bad-lead = Je komt uit met één kaart – of met je hele hand, als die één set vormt.
why-wrong-size = Nu kun je { $size } of { $most } kaarten leggen.
why-too-low = { $value } verslaat { $middle } niet.
why-illegal-action = Dat kan nu niet.
why-wrong-phase-play = Speel eerst een kaart of beëindig je beurt.
why-wrong-phase-target = Kies eerst een doel.
why-wrong-phase-second = Kies eerst de kaart om mee te wisselen.
why-wrong-phase-order = Kies eerst de volgende kaart van de stapel.
why-wrong-phase-extend = Verleng eerst het pad, of laat het zo.
why-wrong-phase-orient = Leg eerst de landschapskaart, zo of andersom.
why-not-left = Er is geen { $card } meer om te leggen.
why-too-many-plays-hand = Je hebt deze beurt al { $most } kaarten uit je hand gespeeld, meer mag niet.
why-too-many-plays-pile = Je hebt deze beurt al { $most } kaarten van je stapel gespeeld, meer mag niet.
why-pile-too-small = Je stapel heeft te weinig kaarten.
why-not-magic = Deze kaart heeft geen symbool van de magische weg.
why-no-stone = Er ligt geen steen op je weg om te ruimen.
why-stone-ahead = De steen ligt op het volgende vak: ruim hem met twee passende kaarten of paren tegelijk.
why-no-match =
    { $units ->
        [one] Het volgende vak is { $landscape }: vlieg erheen met die kaart, of met twee gelijke vluchtkaarten.
       *[other] Het volgende vak is { $landscape }: voor de steen heb je twee van die kaarten nodig, of paren van gelijke vluchtkaarten.
    }
why-not-on-top = Die kaart ligt niet boven op je stapel.
why-no-effect-pile-alike = Je stapel heeft geen twee verschillende kaarten om te ordenen.
why-no-effect-no-landscapes = Er is geen landschapskaart meer om te leggen.
why-no-effect-stone-ahead = Je raaf kan niet verder: de steen ligt in de weg.
why-no-effect-nothing-to-turn = Geen enkele kaart van het pad kan worden gedraaid.
why-no-effect-nothing-to-remove = Geen enkele kaart kan uit het pad worden gehaald.
why-no-effect-nothing-to-swap = Geen twee kaarten van het pad kunnen worden gewisseld.
why-no-effect-near-start = De andere raaf kan pas vanaf vak { $least } worden teruggeduwd.
why-no-effect-laid-enough = In één beurt kun je hooguit { $most } landschapskaarten leggen.
why-bad-target-wants-card = Kies een kaart van het pad.
why-bad-target-wants-space = Kies één vak.
why-bad-target-off-path = Het pad heeft maar { $size } kaarten.
why-bad-target-raven = Daar zit een raaf.
why-bad-target-stone = Daar ligt de steen.
why-bad-target-double = Deze kaart heeft twee keer hetzelfde landschap.
why-bad-target-no-partner = Geen kaart erachter kan ermee worden gewisseld.
why-bad-target-not-behind = Kies een kaart achter kaart { $first }.
why-bad-target-alike = De twee kaarten zijn gelijk.
why-bad-record = Regel { $line } van het verslag klopt niet.
why-bad-message = De pagina en de server begrepen elkaar niet; laad de pagina opnieuw.
why-too-fast = Dat ging te snel; wacht even.
why-no-such-table = Die tafel bestaat niet.
why-no-such-seat = Die stoel staat niet aan deze tafel.
why-not-watching = De pagina moet eerst naar de tafel kijken; laad de pagina opnieuw.
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
why-busy = Eén ding tegelijk; het vorige is nog bezig.
why-banned = Je bent van deze server verbannen.
why-no-bot = Een bot van dat niveau bestaat niet.
why-not-signed-in = Log in, of schuif eerst aan als gast.
why-has-account = Je hebt al een account.
why-name-taken = Die naam is al bezet.
why-wrong-password = Naam of wachtwoord klopt niet.
why-common-password = Dat wachtwoord is makkelijk te raden; kies een ander.
why-foreign-origin = Dat kwam van een andere site.
why-not-found = Hier is niets.
why-bad-request = Dat begreep de server niet.
why-bad-option = Die optie bestaat niet.
why-too-large = Dat is te groot.
why-unavailable = De server kan even niets bewaren; probeer het opnieuw.
why-old-rules = Deze partij is volgens eerdere regels gespeeld en kan niet meer worden getoond.
why-unreadable = Deze tafel kan nu niet gelezen worden; de beheerder van de server weet ervan.
why-failed = Er ging iets mis op de server.

## Keys

key-select = een kaart kiezen op plaats in je hand
key-move = door je hand lopen
key-toggle = de kaart waar je bent kiezen of terugleggen
key-play = spelen wat je gekozen hebt
key-pass = passen, of je beurt beëindigen
key-sort = je hand anders sorteren
key-undo = terugnemen
key-hint = een hint vragen
key-log = het verloop openen
key-chat = de chat openen
key-cards = bekende kaarten tonen
key-table = de tafel laten voorlezen
key-clear = je keuze wissen
key-help = het menu met deze toetsen openen

## Lessons

lesson-title = Leer { $game }
lesson-teacher = Odins raaf
lesson-you = Jij
lesson-step = Stap { $step } van { $count }
lesson-back = Terug
lesson-next = Verder
lesson-show = Laat zien
lesson-skip = Sla de les over
lesson-again = Opnieuw
lesson-done = Nu weet je genoeg om te spelen.
lesson-allowed = Dat mag ook. Maar nu even:
lesson-not-yet = Een moment: lees eerst verder.

lesson-odin-aim = Leg als eerste al je kaarten. Alle anderen krijgen dan een punt voor elke kaart in hun hand, en punten wil je niet.
lesson-odin-lead = Jij opent de ronde, dus jij komt uit: leg één kaart, welke je maar wilt.
lesson-odin-lead-task = Leg je oranje 2.
lesson-odin-higher = Een hoger cijfer verslaat een lager. Astrid legt een 6 en pakt de kaart die ze verslagen heeft: jouw 2 is nu van haar.
lesson-odin-more = Eén kaart meer dan in het midden mag ook. Leif legt er twee van één kleur, en twee kaarten verslaan altijd een enkele.
lesson-odin-value = Een set is zijn cijfers waard van hoog naar laag: 8 en 2 vormen 82. Jouw twee vijven vormen maar 55.
lesson-odin-value-task = Kies toch je twee vijven, en kijk waarom dat niet gaat.
lesson-odin-beat = Tegen twee kaarten mag je er twee of drie leggen, van één kleur of van één cijfer. Een rode 9 en 1 vormen 91.
lesson-odin-beat-task = Leg je rode 9 en rode 1.
lesson-odin-take = Je hebt twee kaarten verslagen, dus jij kiest welke je pakt. De andere wordt afgelegd.
lesson-odin-take-task = Pak de groene 8: die past bij je andere groene kaarten.
lesson-odin-round = Verslaan hoeft niet. Passen alle anderen, dan is de ronde voorbij, en wie het laatst legde, komt uit voor de volgende.
lesson-odin-again = Het midden is leeg, en jij mag uitkomen.
lesson-odin-again-task = Kom uit met je gele 1.
lesson-odin-number = Astrid legt een 4, en Leif twee drieën: kaarten van één cijfer zijn ook een set, welke kleur ze ook hebben.
lesson-odin-number-task = Leg je twee vijven: 55 verslaat 33.
lesson-odin-suit = Weer pak je een kaart die je verslagen hebt. Kies wat bij de rest van je hand past.
lesson-odin-suit-task = Pak de groene 3.
lesson-odin-three = Astrid gaat naar drie kaarten: 9, 4 en 2 vormen 942. Leif past.
lesson-odin-pass = Je zou vier groene kaarten kunnen leggen, maar dan moet je er een paarse voor pakken. Een pas geldt alleen voor deze beurt.
lesson-odin-pass-task = Pas.
lesson-odin-green = Nu komt Astrid uit, en Leif legt een groene 5. Die zou mooi in je hand passen.
lesson-odin-green-task = Versla die met je groene 8; de 5 komt naar jou.
lesson-odin-whole = Ze passen allebei, dus jij komt uit. Is je hele hand van één kleur of van één cijfer, dan mag je alles in één keer leggen.
lesson-odin-whole-task = Leg alle vijf kaarten tegelijk.
lesson-odin-points = Je bent uit: 6 punten voor de kaarten van Astrid, 7 voor die van Leif. Astrid komt daarmee op 15, de partij is afgelopen, en jij wint met de minste punten.

lesson-ravens-aim = Twee raven racen langs één rij landschappen. Hugin is van jou, in de baan die het dichtst bij je ligt; wie het eerst op het laatste vak is, wint de etappe.
lesson-ravens-fly = Op je volgende vak liggen bergen, en je hebt een bergkaart. Een passende kaart brengt Hugin erheen.
lesson-ravens-fly-task = Vlieg met je bergkaart.
lesson-ravens-odin = De donkere kaarten zijn van Odin, elk met twee effecten waaruit je kiest. Met deze kun je een landschap draaien.
lesson-ravens-odin-task = Draai er kaart 3 mee: dan liggen er twee meren voor je.
lesson-ravens-run = Gelijke landschappen op een rij zijn een reeks. Eén kaart brengt je eroverheen.
lesson-ravens-run-task = Vlieg met één waterkaart over beide meren.
lesson-ravens-turn = Dat waren drie kaarten uit je hand, meer mag je in een beurt niet spelen. Aan het eind vul je je hand weer aan tot vijf.
lesson-ravens-turn-task = Beëindig je beurt, en laat het pad zoals het is.
lesson-ravens-other = Nu vliegt Sigrun met haar raaf, Munin, in de andere baan. En ze zet de steen pal voor Hugin neer.
lesson-ravens-stone = De steen verspert je de weg. De passende kaart alleen is niet meer genoeg.
lesson-ravens-stone-task = Kies toch je boskaart, en kijk waarom dat niet gaat.
lesson-ravens-joker = Twee gelijke kaarten zijn een joker en gelden voor elk landschap. De passende kaart en een joker samen ruimen de steen.
lesson-ravens-joker-task = Kies je boskaart en beide sneeuwkaarten, en ruim de steen.
lesson-ravens-extend = Na je kaarten mag je het pad verlengen. Je bekijkt het nieuwe stuk voordat je het legt.
lesson-ravens-extend-task = Beëindig je beurt, en leg een landschap.
lesson-ravens-lay = Jij bepaalt welk van de twee landschappen in jouw baan komt.
lesson-ravens-lay-task = Leg het zoals je wilt.
lesson-ravens-later = Een andere dag, een andere etappe: Hugin moet nog twee vakken. Geen van je kaarten past bij de bergen voor je.
lesson-ravens-magic = De magische weg heeft twee symbolen; kaarten die bij een ervan passen, mag je daar leggen. Wie er aan het eind van de etappe de meeste heeft, krijgt 3 punten.
lesson-ravens-magic-task = Leg je waterkaart op de magische weg.
lesson-ravens-pile = Elke kaart kun je gedekt bewaren op je stapel. Naast drie kaarten uit je hand mag je er elke beurt ook drie van boven op je stapel spelen.
lesson-ravens-pile-task = Leg je sneeuwkaart op de stapel.
lesson-ravens-top = Nu liggen er twee sneeuwkaarten boven op je stapel: een joker, goed voor de bergen.
lesson-ravens-top-task = Vlieg met de bovenste twee kaarten van je stapel.
lesson-ravens-raven = De volgende kaart van de stapel is Odins raaf. Die brengt Hugin één vak verder, over welk landschap ook.
lesson-ravens-raven-task = Speel hem van de stapel: één vak verder.
lesson-ravens-points = Je ligt 4 vakken voor, dus de etappe levert 4 punten op, en de magische weg nog 3. Nu heb je er 12, en met 12 is de partij gewonnen.

## Rules

rules-title = Regels van { $game }
rules-contents = Inhoud
rules-numbers = De kleine nummers zijn de namen van de regels; de tests van het spel gebruiken ze ook.
rules-print = Print
rules-learn = Liever al spelend leren?
rules-odin-about = Een spel voor 2 tot 6 spelers van Gary Kim, Hope S. Hwang en Yohan Goh. Je wilt van je kaarten af; wat je nog in je hand hebt als er iemand uit is, telt in je nadeel.
rules-odin-cards = De kaarten
rules-odin-cards-text = Er zijn 54 kaarten: de cijfers 1 tot en met 9, elk in zes kleuren. Elk cijfer heeft een figuur, elke kleur een rune.
rules-odin-deal-text = Een partij bestaat uit meerdere handen, telkens opnieuw gedeeld. Een hand gaat in rondes, en in een ronde heeft iedereen beurten. De kaarten die je moet verslaan, liggen in het midden.
rules-odin-deal = Delen
rules-odin-lead = Uitkomen
rules-odin-beat = Verslaan
rules-odin-take = Een kaart pakken
rules-odin-round = Passen, en het eind van een ronde
rules-odin-points = Punten, en het eind van de partij
rules-odin-options = Keuzes vooraf
rules-odin-know = Goed om te weten
rules-odin-show-colour = Eén kleur: 8 en 2 vormen 82.
rules-odin-show-number = Eén cijfer: twee vijven vormen 55.
rules-odin-show-three = Drie kaarten: 9, 4 en 2 vormen 942.
rules-odin-show-none = Geen kleur of cijfer gemeen: geen set.
rules-odin-show-single = Kom uit met één kaart.
rules-odin-show-whole = Of met je hele hand, hier alles van één cijfer.
rules-odin-show-higher = 82 verslaat 76.
rules-odin-show-longer = 111 verslaat 98.
rules-odin-show-equal = 73 verslaat 73 niet.
rules-odin-show-laid = Deze leg je.
rules-odin-show-taken = Je pakt een van de kaarten die je verslagen hebt.
rules-odin-show-gone = De andere wordt afgelegd.

rule-O1 = Alle kaarten worden geschud en iedereen krijgt er negen. De rest gaat ongezien opzij tot er weer wordt gedeeld.
rule-O2 = Met twee spelers blijven twee kleuren weg, voor de hele partij geloot; je kunt ook met alle zes spelen.
rule-O3 = Het lot bepaalt wie de eerste hand opent. Daarna gaat het met de klok mee.
rule-O4 = Om uit te komen leg je precies één kaart, of je hele hand als die helemaal van één kleur of van één cijfer is. Iets ertussenin mag niet, en passen ook niet.
rule-O5 = Met je hele hand uitkomen is een keuze. Het mag elke keer dat je uitkomt, ook de eerste keer, en daarmee is de hand afgelopen.
rule-O6 = Om het midden te verslaan leg je evenveel kaarten, of één meer: allemaal van één kleur of allemaal van één cijfer, en meer waard. Of je past, ook als je wel kunt.
rule-O7 = Je kaarten hoeven niet de kleur of het cijfer van het midden te hebben.
rule-O8 = Kaarten zijn het hoogste getal waard dat hun cijfers kunnen vormen, van hoog naar laag. Met één kaart meer versla je dus altijd, met een gelijke waarde nooit.
rule-O9 = Wie het midden heeft verslagen en nog kaarten heeft, pakt naar keuze een van de verslagen kaarten. De andere worden afgelegd. Wie uitkomt, heeft niets verslagen en pakt niets.
rule-O10 = Leg je je laatste kaart, dan is de hand meteen afgelopen. Je pakt dan niets meer.
rule-O11 = Passen geldt maar voor één beurt: kom je weer aan de beurt, dan mag je gewoon leggen.
rule-O12 = Als alle anderen na elkaar hebben gepast, is de ronde voorbij. Het midden wordt afgelegd, en wie het gelegd had, komt uit. Je eigen kaarten hoef je nooit te verslaan.
rule-O13 = Aan het eind van een hand is elke kaart die iemand nog heeft een punt.
rule-O14 = Daarna worden alle kaarten geschud en opnieuw gedeeld. De speler links van wie de vorige hand opende, opent de volgende.
rule-O15 = De partij is afgelopen als iemand na een hand 15 punten of meer heeft. Wie de minste punten heeft, wint; bij gelijke stand delen de spelers de overwinning.
rule-O16 = De partij kan ook bij een ander aantal punten eindigen, of na één hand.
rule-O17 = Iedereen mag zien welke kaarten worden gelegd, gepakt of afgelegd, hoeveel kaarten iedereen heeft, en de punten. De rest van elke hand is geheim, en de kaarten opzij ook.
rule-O18 = Je kunt afspreken dat wie een hand wint, de volgende opent.
rule-O19 = Je kunt afspreken dat je met een hand van één kleur of één cijfer in één keer moet uitkomen.
rule-O20 = Elke hand loopt ten einde, en niemand heeft ooit meer dan negen kaarten. Uit zijn is niet altijd slim: het kan de partij beëindigen terwijl een ander minder punten heeft.

rules-ravens-about = Een race voor 2 spelers van Thorsten Gimmler, uit 2002. Elke ochtend vliegen de raven van Odin uit om de wereld te zien, en dan gaat het om het hardst weer naar huis.
rules-ravens-land = Het land en de raven
rules-ravens-land-text = Elke landschapskaart heeft twee landschappen: het ene is een vak voor Hugin, het andere een vak voor Munin. Draai je de kaart een halve slag, dan wisselen ze.
rules-ravens-cards = De kaarten
rules-ravens-cards-text = Beide spelers hebben dezelfde 33 kaarten: vijf vluchtkaarten voor elk van de vijf landschappen, en acht Odinkaarten.
rules-ravens-turn = Je beurt
rules-ravens-fly = Vliegen
rules-ravens-magic = De magische weg
rules-ravens-odin = De kaarten van Odin
rules-ravens-stone = De steen
rules-ravens-extend = Het pad verlengen
rules-ravens-end = Het eind van een etappe, en van de partij
rules-ravens-short = Als de kaarten op zijn
rules-ravens-options = Keuzes vooraf
rules-ravens-know = Goed om te weten
rules-ravens-show-match = Boskaart, bosvak: de raaf vliegt erheen.
rules-ravens-show-run = Twee meren op een rij: één waterkaart vliegt over allebei.
rules-ravens-show-joker = Twee gelijke kaarten zijn een joker, hier voor de bergen.
rules-ravens-show-magic = Op deze magische weg mogen sneeuw en water.
rules-ravens-show-stone = De passende kaart en een joker ruimen de steen.
rules-ravens-show-turned = De derde kaart, gedraaid, geeft een reeks van twee.
rules-ravens-show-score = Hugin is binnen, 3 vakken voorsprong: 3 punten.

rule-R1 = Negen landschapskaarten komen op een rij, zoals ze van het deck komen. Zou een baan twee keer achter elkaar hetzelfde landschap hebben, dan wordt de kaart gedraaid; helpt dat niet, dan gaat hij onder het deck en komt de volgende.
rule-R2 = Beide raven wachten voor de eerste kaart. Eén kaart van de magische weg wordt opengelegd, de steen ligt aan de kant. Beide spelers schudden hun kaarten en trekken er vijf.
rule-R3 = Het lot bepaalt wie de eerste etappe begint. Later is dat wie de minste punten heeft; bij gelijke punten wie de vorige etappe won.
rule-R4 = In je beurt mag je tot drie kaarten uit je hand spelen en tot drie van boven op je stapel, in elke volgorde. Dan mag je het pad verlengen. Dan vul je je hand aan tot vijf kaarten.
rule-R5 = Je mag een kaart uit je hand gedekt op je stapel leggen, als een van de drie. Je mag je stapel bekijken, maar niet anders ordenen. Hij mag zo hoog worden als je wilt, en een kaart die je daar legt, mag je dezelfde beurt nog spelen.
rule-R6 = Alleen de bovenste kaart van de stapel kun je spelen. Dan ligt de volgende bovenop.
rule-R7 = Een vluchtkaart die past bij het volgende vak van je baan brengt je raaf erheen, en verder over alle vakken met hetzelfde landschap die erop volgen.
rule-R8 = Twee gelijke vluchtkaarten zijn een joker en gelden voor elk landschap. Ze mogen uit je hand komen, de bovenste twee van je stapel zijn zoals die op dat moment liggen, of één van elk. Odinkaarten vormen geen joker.
rule-R9 = Een vluchtkaart met een van de twee symbolen mag je op de magische weg leggen; is een symbool Odin, dan ook elke Odinkaart. De kaart doet daar verder niets en blijft er tot het eind van de etappe. Jokers tellen niet.
rule-R10 = Elke kaart mag je ook zonder effect op je aflegstapel leggen. Ook dat telt als een gespeelde kaart.
rule-R11 = Een Odinkaart heeft twee effecten. Kies er een.
rule-R12 = Orde: breng je stapel in elke volgorde die je wilt. Of leg de volgende twee landschapskaarten aan het eind van het pad: elk eerst bekeken, dan zo of andersom gelegd.
rule-R13 = Raaf: de andere raaf gaat één vak terug. Of de jouwe één vak verder. Het landschap maakt niet uit.
rule-R14 = De andere raaf wordt pas vanaf vak 3 teruggeduwd. Je kunt afspreken zonder deze regel te spelen.
rule-R15 = Land: draai één landschapskaart. Of haal er een weg; de rij sluit zich.
rule-R16 = Steen: zet de steen op een vrij vak van een van beide banen, ook als hij al ergens op het pad ligt. Of wissel twee landschapskaarten, zonder ze te draaien.
rule-R17 = Een vak is vrij als er geen raaf en geen steen op is.
rule-R18 = Een landschapskaart met een raaf of de steen erop wordt niet gedraaid, weggehaald of gewisseld. Je kunt afspreken dat dit voor raven of voor de steen niet geldt.
rule-R19 = Ligt de steen op je volgende vak, dan heb je twee vluchten tegelijk nodig, elk een passende kaart of een joker, de een na de ander. De steen gaat aan de kant, en je raaf vliegt naar het eind van de reeks.
rule-R20 = Ligt de steen verderop in de reeks, dan brengt één vlucht je tot vlak ervoor, en met twee ruim je hem.
rule-R21 = De raafkaart brengt je eigen raaf niet op de steen. De andere raaf kun je er wel op terugduwen; de steen blijft dan liggen.
rule-R22 = Na je kaarten mag je de volgende landschapskaart bekijken en aan het eind van het pad leggen, zo of andersom; gelijke buren mogen. In een beurt worden hooguit drie landschapskaarten gelegd, die van Orde meegeteld.
rule-R23 = Een etappe eindigt meteen als een raaf op het laatste vak is. Dat kan ook komen doordat er een kaart wordt weggehaald, voor elk van beide raven; geldt het voor allebei, dan wint wie aan de beurt is de etappe.
rule-R24 = De winnaar van de etappe krijgt de afstand tussen de raven als punten. Wie de meeste kaarten op de magische weg heeft, krijgt 3 punten, gewonnen of niet; bij gelijke stand niemand.
rule-R25 = Is je deck leeg, dan wordt je aflegstapel geschud en is dat je nieuwe deck. Is ook die leeg, dan blijft je hand kleiner.
rule-R26 = Is het landschapsdeck leeg, dan worden de weggehaalde landschapskaarten geschud tot een nieuw deck. Zijn die er niet, dan kan er niets worden gelegd.
rule-R27 = Voor de volgende etappe wordt alles opnieuw klaargelegd. De punten blijven.
rule-R28 = Heeft iemand na een etappe 12 punten of meer, dan is de partij afgelopen. Wie de meeste punten heeft, wint; bij gelijke punten wie de laatste etappe won.
rule-R29 = Is er nog maar één kaart van het pad over, dan kan die niet worden weggehaald.
rule-R30 = Na 200 beurten eindigt een etappe zoals het ervoor staat: de voorste raaf wint, en zijn ze gelijk, dan wint niemand.
rule-R31 = Iedereen mag het pad zien, de raven, de steen, de magische weg, alle afgelegde kaarten, en hoeveel kaarten er in elke hand, stapel en deck zijn. Handen en stapels zijn geheim voor de ander, en de volgorde van een deck kent niemand.
rule-R32 = Heeft het pad aan het eind van een beurt meer dan 16 kaarten, dan gaan de eerste kaarten onder het landschapsdeck: zoveel als er te veel zijn, zolang de steen er niet op ligt en er achter elke raaf twee kaarten blijven. Bij het openen van een tafel kun je een andere lengte afspreken.
rule-R33 = Haalt niemand in 20 etappes achter elkaar een punt, dan is de partij afgelopen; zoals altijd wint wie de meeste punten heeft.

## Pages

lobby-own = Jouw tafels
lobby-public = Open tafels
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
lobby-alone = Verder is er nog niemand
lobby-sit = Schuif aan
lobby-look = Kijk mee
lobby-none-right = Of open zelf een tafel:
lobby-quiet = Het is stil in de zaal
lobby-quiet-text = Er is nu geen open tafel. Steek het vuur aan: open er een, dan vinden anderen je hier.
lobby-open = Open een tafel { $game }
stats-game = Spel
stats-rating = Rating
stats-games = Partijen
stats-won = Winst
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
        [one] { $points } punten in de laatste partij.
       *[other] Gemiddeld { $points } punten per partij in de laatste { $count } partijen. In de lijst hieronder staan ze allemaal.
    }
stats-points-point =
    { $points ->
        [one] { $day }: { $points } punt
       *[other] { $day }: { $points } punten
    }
stats-points-best-odin = Gemiddeld { $points }; minder is beter.
stats-points-best-ravens = Gemiddeld { $points }; meer is beter.
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
stats-play = Speel { $game }
ranks-of =
    { $players ->
        [one] Ranglijst van { $game } met { $players } speler
       *[other] Ranglijst van { $game } met { $players } spelers
    }
ranks-choose-game = Welk spel
ranks-rank = Rang
ranks-name = Naam
ranks-more = Toon meer
ranks-none = Nog geen namen
ranks-none-text = Nog niemand heeft genoeg partijen van deze soort met rating uitgespeeld. De eerste naam kan de jouwe zijn.
ranks-about = Je komt op de lijst na vijf partijen met rating. De volgorde hangt af van wat een rating minstens waard is: de onzekerheid gaat er twee keer van af, en die krimpt met elke partij. Bots staan er ook op, met een teken erbij.
me-nobody = Je bent nog niemand
me-nobody-text = Zodra je aan een tafel aanschuift, ben je gast: zonder aanmelden, en deze browser onthoudt je. Heb je een account, log dan in.
me-guest = Gast – alleen deze browser kent je
me-account = Ingelogd als { $account }
me-public = Hoe anderen je zien
me-name-title = Je naam
me-shown-name = De naam die anderen zien
me-rename = Bewaar
me-renamed = Bewaard
me-keep = Bewaar je partijen
me-keep-text = Met een account log je overal in. Een naam en een wachtwoord zijn genoeg; alles wat je gespeeld hebt, blijft van jou.
me-make-account = Maak een account
me-name = Naam
me-password = Wachtwoord
me-password-old = Oud wachtwoord
me-password-new = Nieuw wachtwoord, minstens 8 tekens
me-password-title = Wachtwoord wijzigen
me-password-change = Wijzig het wachtwoord
me-password-changed = Het wachtwoord is gewijzigd
me-password-about = Overal elders word je uitgelogd en de tokens van je programma’s worden ingetrokken; hier blijf je ingelogd.
me-sign-in = Log in
me-sign-in-guest = Je bent nu { $name }, een gast. Als je inlogt op een ander account, blijft achter wat deze gast gespeeld heeft.
me-signed-in = Je account
me-signed-in-text = Je partijen zijn veilig. Je kunt met elke browser inloggen.
me-sign-out = Log uit
me-sessions = Waar je bent ingelogd
me-sessions-about = Alle browsers die je kennen. Log uit waar je niet meer speelt, of waar jij het niet was.
me-session-on = { $browser } op { $system }
me-session-unknown = een onbekende browser
me-session-here = deze browser
me-session-seen = laatst gebruikt op { $day }
me-session-end-named = Log uit: { $name }
me-sessions-end-others = Log overal elders uit
me-statistics = Je resultaten
me-tokens = Programma’s die voor jou spelen
me-tokens-about = Met een token kan een programma van je onder jouw naam spelen.
me-tokens-more = Wat programma’s kunnen
me-token-label = Waar het token voor is
me-token-make = Maak een token
me-token-unnamed = zonder naam
me-token-made = gemaakt op { $day }
me-token-end = Trek in
me-token-end-named = Trek het token ‘{ $name }’ in
me-token-once = Hier is het token. Kopieer het nu; je ziet het maar één keer.
me-token = Token
me-copy = Kopieer
me-copied = Gekopieerd
me-data = Je gegevens
me-data-about = Alles wat over je bewaard is, kun je meenemen of laten wissen.
me-download = Download mijn gegevens
me-delete = Wis mij
me-delete-about = Je naam, je account, je resultaten en wat je geschreven hebt, worden gewist. Partijen die je gespeeld hebt, houden de anderen aan tafel, zonder jouw naam.
me-delete-sure = Weet je het zeker? Dit kan niet ongedaan worden gemaakt.
me-delete-no = Bewaar alles
me-delete-on = Verder
me-delete-yes = Ja, wis alles
set-about = Deze keuzes blijven alleen in deze browser bewaard.
set-look = Uiterlijk en taal
set-theme = Dag of nacht
set-theme-system = als het systeem
set-theme-dark = nacht
set-theme-light = dag
set-motion = Bewegende kaarten
set-motion-about = Kaarten en raven glijden. Uit: ze liggen er gewoon.
set-hear = Geluid en nieuws
set-sound = Geluiden
set-sound-about = Kaarten op hout, en een hoorn als je aan de beurt bent.
set-notify = Meldingen
set-notify-about = Een seintje als je aan de beurt bent en ergens anders kijkt.
set-notify-impossible = Deze browser kan hier geen meldingen tonen.
set-notify-refused = De browser staat geen meldingen van deze pagina toe. Dat kun je veranderen in zijn instellingen voor deze site.
set-play = Aan tafel
set-sorting = Je hand
set-tables = Tafels die je opent
set-hints = Hints
set-hints-about = Je mag vragen wat de computer zou spelen. Zulke partijen tellen niet voor je rating.
set-keys-about = Letters en cijfers doen iets aan tafel, zoals hieronder staat.
set-keys = Losse toetsen
about-what = Twee kaartspellen uit het Noorden, om met vrienden te spelen of tegen bots die nadenken. Gratis, open en zonder reclame.
about-whose = Van wie deze spellen zijn
about-game-odin = Van Gary Kim, Hope S. Hwang en Yohan Goh. Illustraties van Crocotame, uitgegeven door Helvetiq.
about-game-ravens = In het Engels bekend als Odin’s Ravens, 2002. Van Thorsten Gimmler. Illustraties van Anke Pohl, Thilo Rick en Andreas Steiner, uitgegeven door Kosmos.
about-unofficial = Dit is onofficieel werk van mensen die van deze spellen houden. De teksten, de code en de tekeningen zijn eigen werk, en er is geen band met de auteurs, illustratoren of uitgevers. Speel je hier met plezier, koop dan de spellen.
about-fair = Eerlijk gedeeld
about-fair-text = Vóór een partij verzegelt de server het geheim waarmee hij schudt, en de browser van elke speler voegt er een eigen getal aan toe. Na de partij kan je browser elke deling narekenen en laten zien dat er niets veranderd is.
about-programs = Open voor programma’s
about-programs-text = Wat deze pagina doet, kan een programma ook.
about-programs-link = Wat de server biedt
about-private = Van jou
about-private-text = Geen tracking, niets van andere sites. Wat over je bewaard is, kun je meenemen of wissen.
about-private-link = Jouw pagina
about-licence = Licentie
about-licence-text = Allfather is vrije software onder de MIT-licentie. De letter is Marcellus van Astigmatic, onder de SIL Open Font License.

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
replay-play = Speel af
replay-pause = Pauze
replay-pace = Tempo
replay-pace-slow = rustig
replay-pace-normal = normaal
replay-pace-quick = vlot
replay-eyes = Door wiens ogen
replay-all-hands = Alle handen
replay-eyes-of = Zoals { $name } het zag
replay-new-pack = De aflegstapel wordt geschud tot een nieuw deck.
replay-new-landscapes = De weggehaalde landschappen worden geschud tot een nieuw deck.
replay-broken-off = Deze partij is niet uitgespeeld.
replay-download = Download het verslag
replay-fairness-file = Controlebestand
replay-another = Andere partij
replay-failed = Deze partij kan niet worden getoond
replay-not-over = Deze partij is nog niet afgelopen
replay-not-over-text = Zolang er gespeeld wordt, blijven de kaarten verborgen.
replay-to-table = Naar de tafel
replay-open-title = Bekijk een bewaarde partij
replay-open-text = Elke afgelopen partij kun je bewaren als verslag: een klein tekstbestand. Open er hier een om de partij stap voor stap terug te zien en de delingen te controleren.
replay-choose-file = Kies een verslag
replay-drop = of sleep het ergens op deze pagina
replay-paste = Of plak een verslag
replay-show = Toon de partij
replay-has-fairness = Het controlebestand is er ook.
replay-refused = Dit is geen verslag van een partij
replay-refused-line = Regel { $line } klopt niet
replay-empty = In de partij van dit verslag is nog niets gebeurd.
replay-checking = Je browser rekent elke deling na…
replay-unreadable = Vanaf regel { $line } is het verslag niet te lezen.
replay-give-fairness = Om de delingen van dit verslag te controleren, voeg je het controlebestand van dezelfde partij toe. Je vindt het waar je het verslag vandaan hebt.
replay-unchecked = De delingen van dit spel zijn hier niet te controleren: deze pagina kent de regels niet.
replay-no-fairness = Dat is geen controlebestand.
replay-right = goed
replay-wrong = fout
replay-fair = Elke deling klopt
replay-unfair = Er klopt iets niet
replay-fair-text =
    { $count ->
        [one] Je browser heeft de deling van deze partij nagerekend, met het geheim van de server en de getallen van de spelers, en er kwam hetzelfde uit.
       *[other] Je browser heeft alle { $count } delingen van deze partij nagerekend, met het geheim van de server en de getallen van de spelers, en er kwam hetzelfde uit.
    }
replay-unfair-text = Wat hieronder gemarkeerd is, volgt niet uit wat beloofd was. Óf het verslag is veranderd, óf de kaarten zijn niet gedeeld zoals het hoort.
replay-found-secret-ok = Dit is het geheim dat de server vóór de partij verzegeld heeft.
replay-found-secret-wrong = Dit is niet het geheim dat de server vóór de partij verzegeld heeft.
replay-found-nonces-ok = De lijst met getallen van de spelers is compleet.
replay-found-nonces-wrong = De lijst met getallen van de spelers hoort niet bij deze partij.
replay-found-promise-ok = Dit is het zegel dat deze browser vóór de partij gezien heeft.
replay-found-promise-wrong = Dit is niet het zegel dat deze browser vóór de partij gezien heeft.
replay-found-promise-late-ok = Het zegel is dat wat deze browser tijdens de partij zag.
replay-found-promise-late-wrong = Het zegel is niet dat wat deze browser tijdens de partij zag.
replay-found-own-nonce-ok = Het getal van deze browser staat bij de getallen van de spelers.
replay-found-own-nonce-wrong = Het getal van deze browser ontbreekt bij de getallen van de spelers.
replay-found-seals-ok = De getallen van de spelers zijn die welke verzegeld waren voordat er één werd geopend.
replay-found-seals-wrong = De getallen van de spelers zijn niet die welke verzegeld waren voordat er één werd geopend.
replay-found-shown-ok = De kaarten en acties van het verslag zijn die welke deze browser te zien kreeg.
replay-found-shown-wrong = Het verslag heeft andere kaarten of acties dan deze browser te zien kreeg.
replay-unopened =
    { $count ->
        [one] Eén speler heeft een getal verzegeld maar niet geopend.
       *[other] { $count } spelers hebben getallen verzegeld maar niet geopend.
    }
replay-found-beginning-wrong = Het verslag begint niet met de eerste deling van een partij.
replay-deals-ok =
    { $count ->
        [0] Het verslag bevat geen delingen.
        [one] De deling volgt uit het geheim en deze getallen.
       *[other] Alle { $count } delingen volgen uit het geheim en deze getallen.
    }
replay-deals-wrong =
    { $count ->
        [one] Eén deling volgt niet uit het geheim en deze getallen.
       *[other] { $count } delingen volgen niet uit het geheim en deze getallen.
    }
replay-all-deals =
    { $count ->
        [one] De deling in detail
       *[other] Alle { $count } delingen in detail
    }
replay-deal = Deling { $number }
replay-part-opener = wie opent
replay-part-colours = kleuren
replay-part-hands = handen
replay-part-starter = wie begint
replay-part-magic = magische weg
replay-part-landscapes = landschappen
replay-part-pack = nieuw deck
replay-part-pack_0 = deck van de eerste speler
replay-part-pack_1 = deck van de tweede speler
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
ravens-middle = De magische weg en het landschapsdeck
ravens-magic-way = Magische weg
ravens-hand = Je hand en de bovenste kaart van je stapel
ravens-choices = Wat je kunt doen
ravens-start = Start
ravens-goal = De finish
ravens-stage = Etappe { $number }
ravens-turn = Beurt { $number }
ravens-none = geen
ravens-points =
    { $points ->
        [one] { $points } van de 12 punten
       *[other] { $points } van de 12 punten
    }
ravens-land = Kaart { $number }: { $hugin } voor Hugin, { $munin } voor Munin.
ravens-both = { $one }, { $other }
ravens-aim-card = Kies deze kaart. { $card }
ravens-aim-space = Kies vak { $number } van { $raven }, { $land }
ravens-raven-on =
    { $space ->
        [0] { $raven } wacht aan de start.
       *[other] { $raven } is op vak { $space }.
    }
ravens-card-idle = { $card }, nu niet speelbaar
ravens-card-alone = { $card }, kan naar vak { $space } vliegen
ravens-card-together = { $card }, kan als deel van een paar naar vak { $space } vliegen
ravens-top =
    { $count ->
        [one] Boven op je stapel: { $cards }. Het is de enige kaart.
       *[other] Boven op je stapel: { $cards }. Hij heeft { $count } kaarten.
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
        [0] Deze beurt geen kaarten meer van je stapel
        [one] Deze beurt nog één kaart van je stapel
       *[other] Deze beurt nog { $count } kaarten van je stapel
    }
ravens-word-hand = Hand
ravens-word-pile = Stapel
ravens-word-pack = Deck
ravens-word-discard = Afgelegd
ravens-word-landscapes = Land
ravens-stack-hand =
    { $count ->
        [one] Hand: { $count } kaart
       *[other] Hand: { $count } kaarten
    }
ravens-stack-pile =
    { $count ->
        [one] Stapel: { $count } kaart
       *[other] Stapel: { $count } kaarten
    }
ravens-stack-pack =
    { $count ->
        [one] Deck: { $count } kaart
       *[other] Deck: { $count } kaarten
    }
ravens-stack-discard =
    { $count ->
        [one] Aflegstapel: { $count } kaart
       *[other] Aflegstapel: { $count } kaarten
    }
ravens-stack-landscapes =
    { $count ->
        [one] Landschapsdeck: { $count } kaart
       *[other] Landschapsdeck: { $count } kaarten
    }
ravens-look = { $what } – bekijk
ravens-title-pile = De stapel van { $name }
ravens-title-discard = De aflegstapel van { $name }
ravens-title-magic = De magische weg
ravens-title-landscapes = Het landschapsdeck
ravens-from-top = Van boven naar beneden
ravens-discarded = Gespeeld en afgelegd
ravens-magic-about = Kaarten met een van deze symbolen mag je hier leggen. Wie er aan het eind van de etappe de meeste heeft, krijgt 3 punten.
ravens-removed = Uit het pad gehaald
ravens-bottom = Ligt zeker onderop

# What a button does: short, as a command.
ravens-do-fly = Vlieg
ravens-do-fly-to = Vlieg naar vak { $space }
ravens-do-fly-goal = Vlieg naar de finish
ravens-do-clear = Ruim de steen
ravens-do-clear-to = Ruim de steen, vlieg naar vak { $space }
ravens-do-clear-goal = Ruim de steen, vlieg naar de finish
ravens-do-pile = Op de stapel
ravens-do-magic = Op de magische weg
ravens-do-drop = Leg af
ravens-do-order-pile = Orden je stapel
ravens-do-order-path = Leg twee landschappen
ravens-do-raven-back = Duw { $raven } terug
ravens-do-raven-back-to = Duw { $raven } terug naar vak { $space }
ravens-do-raven-on = { $raven } één vak verder
ravens-do-raven-on-to = { $raven } verder naar vak { $space }
ravens-do-land-turn = Draai een kaart van het pad
ravens-do-land-remove = Haal een kaart uit het pad
ravens-do-stone-put = Zet de steen
ravens-do-stone-swap = Wissel twee kaarten van het pad
ravens-do-end = Einde beurt
ravens-do-extend = Leg een landschap
ravens-do-stay = Laat het pad zo
ravens-do-keep = Zo leggen
ravens-do-turn = Andersom

# What is to be done now.
ravens-now-play = Kies kaarten uit je hand, of de bovenste van je stapel.
ravens-now-done = Er valt niets meer te spelen.
ravens-now-land-turn = Kies de kaart om te draaien.
ravens-now-land-remove = Kies de kaart om weg te halen.
ravens-now-stone-put = Kies een vak voor de steen.
ravens-now-stone-swap = Kies de eerste van de twee kaarten, die het dichtst bij de start ligt.
ravens-now-stone-swap-second = Kies de kaart om mee te wisselen.
ravens-now-order = Welke kaart komt nu op de stapel, van onderaf?
ravens-now-extend = Het pad verlengen voordat je beurt eindigt?
ravens-now-orient = Hoe leg je de kaart aan het eind van het pad?
ravens-take-advice = Kies de kaarten van de beste zet
ravens-not-together = Deze kaarten kun je niet samen spelen.
ravens-order-so-far = Van onderaf:
ravens-lays-own = { $land } voor jou
ravens-lays-other = { $land } voor de ander

# The log.
ravens-did-fly-hand = { $name } vliegt met { $cards }.
ravens-did-fly-pair = { $name } vliegt met een paar: { $card }.
ravens-did-fly-pile =
    { $count ->
        [one] { $name } vliegt met de bovenste kaart van de stapel.
       *[other] { $name } vliegt met { $count } kaarten van de stapel.
    }
ravens-did-fly-both =
    { $count ->
        [one] { $name } vliegt met { $cards } en de bovenste kaart van de stapel.
       *[other] { $name } vliegt met { $cards } en { $count } kaarten van de stapel.
    }
ravens-did-clear-hand = { $name } ruimt de steen met { $cards } en vliegt.
ravens-did-clear-pile =
    { $count ->
        [one] { $name } ruimt de steen met de bovenste kaart van de stapel en vliegt.
       *[other] { $name } ruimt de steen met { $count } kaarten van de stapel en vliegt.
    }
ravens-did-clear-both =
    { $count ->
        [one] { $name } ruimt de steen met { $cards } en de bovenste kaart van de stapel, en vliegt.
       *[other] { $name } ruimt de steen met { $cards } en { $count } kaarten van de stapel, en vliegt.
    }
ravens-did-pile = { $name } legt een kaart op de stapel.
ravens-did-pile-card = { $name } legt { $card } op de stapel.
ravens-did-next = { $name } kiest de volgende kaart voor de stapel.
ravens-did-next-card = { $name } legt { $card } als volgende op de stapel.
ravens-did-drop-card = { $name } legt { $card } af.
ravens-did-drop-top = { $name } legt de bovenste kaart van de stapel af.
ravens-did-magic-card = { $name } legt { $card } op de magische weg.
ravens-did-magic-top = { $name } legt de bovenste kaart van de stapel op de magische weg.
ravens-did-order-pile = { $name } speelt orde en ordent de stapel.
ravens-did-order-path = { $name } speelt orde en verlengt het pad.
ravens-did-raven-back = { $name } speelt raaf en duwt de andere raaf terug.
ravens-did-raven-on = { $name } speelt raaf en gaat één vak verder.
ravens-did-land-turn = { $name } speelt land om een kaart van het pad te draaien.
ravens-did-land-remove = { $name } speelt land om een kaart uit het pad te halen.
ravens-did-stone-put = { $name } speelt steen om de steen neer te zetten.
ravens-did-stone-swap = { $name } speelt steen om twee kaarten van het pad te wisselen.
ravens-did-at-card = { $name } kiest kaart { $number }.
ravens-did-at-space = { $name } kiest vak { $number } van { $raven }.
ravens-did-end = { $name } heeft genoeg gespeeld.
ravens-did-extend = { $name } verlengt het pad.
ravens-did-stay = { $name } laat het pad zoals het is.
ravens-did-keep = { $name } legt het landschap zoals het getrokken is.
ravens-did-turn = { $name } legt het landschap andersom.
ravens-path-trimmed =
    { $count ->
        [one] Het pad is lang: de eerste kaart gaat onder het landschapsdeck.
       *[other] Het pad is lang: de eerste { $count } kaarten gaan onder het landschapsdeck.
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
ravens-end-next = Zo begint de volgende etappe.

# The table read aloud.
ravens-read-stage = Etappe { $stage }, beurt { $turn }.
ravens-read-your-turn = Je bent aan de beurt. Je mag nog { $hand } uit je hand en { $pile } van je stapel spelen.
ravens-read-hand = Je hand: { $cards }.
ravens-read-pile = Je stapel, van boven naar beneden: { $cards }.
ravens-read-lane =
    { $space ->
        [0] { $name } vliegt met { $raven }, die aan de start wacht. De finish is vak { $last }.
       *[other] { $name } vliegt met { $raven }, op vak { $space } van { $last }.
    }
ravens-read-path = Vakken van { $raven }: { $lands }.
ravens-read-seat = { $name } heeft { $points } punten, { $hand } kaarten in de hand, { $pile } op de stapel, { $pack } in het deck en { $discard } afgelegd.
ravens-read-stone = De steen ligt op vak { $number } van { $raven }.
ravens-read-magic = De magische weg: { $symbols }. Kaarten daar: { $first } { $ofFirst }, { $second } { $ofSecond }.

## A game without a board of its own

plain-hand = Je hand
plain-middle = Op tafel
plain-no-cards = Geen kaarten
plain-actions = Wat je kunt doen
plain-fields = Al het andere
plain-acted = { $name }: { $action }
plain-game = Partij
