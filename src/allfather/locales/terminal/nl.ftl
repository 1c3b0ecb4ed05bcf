### Wat alleen de terminal zegt, in het Nederlands; al het andere staat in de teksten van de pagina, die ook hier gelden.
### $who is "you" als de zin gaat over wie hem leest; alle anderen hebben een naam, $name. Kaarten, acties en invoer zijn
### notatie en in alle talen gelijk.

## Elk spel

terminal-you = Jij
terminal-none = geen
terminal-points = punten
terminal-cards = kaarten
terminal-which-game = { $games }. Welk spel? (Enter: 1)
terminal-which-game-again = Typ het nummer of de naam van een spel, of q om te stoppen.
terminal-goodbye = Tot ziens.
terminal-welcome = Welkom bij { $game }.
terminal-at-table = Aan tafel: { $names }.
terminal-how = Typ ? voor hulp, q om te stoppen.
terminal-no-cards = Er zijn nog geen kaarten gedeeld.
terminal-choice = Je keuze:
terminal-enter-choose = Druk op Enter voor { $action }:
terminal-enter-leave = Druk op Enter om de tafel te verlaten:
terminal-nothing-to-choose = Er valt nu niets te kiezen.
terminal-nothing-else = Meer kun je niet doen:
terminal-nothing-chosen = Niets gekozen.
terminal-not-understood = ‘{ $typed }’ wordt niet herkend.
terminal-hint = Typ een nummer uit het menu, een zet, of ? voor hulp.
terminal-menu-numbers = Het menu heeft de nummers 1 tot en met { $last }.
terminal-menu-keys = Het menu heeft { $keys }.
terminal-menu-part = (deel { $number } van { $count }: m toont meer)
terminal-bot-failed = De bot van { $name } liet het afweten; in plaats daarvan komt er een eenvoudige zet: { $error }
terminal-leave-sure = De tafel verlaten? (y = ja, n = nee)
terminal-go-on = Goed, de partij gaat verder.
terminal-leave = Je verlaat de tafel. Tot ziens.

terminal-log =
    { $chapter ->
        [round] In deze ronde:
        [turns] In deze twee beurten:
       *[hand] In deze hand:
    }
terminal-log-nothing =
    { $chapter ->
        [round] In deze ronde is nog niets gebeurd.
        [turns] In deze twee beurten is nog niets gebeurd.
       *[hand] In deze hand is nog niets gebeurd.
    }
terminal-log-before =
    { $chapter ->
        [round] In de ronde ervoor:
        [turns] In de beurten ervoor:
       *[hand] In de hand ervoor:
    }

terminal-file = BESTAND
terminal-save-what = Geef een bestandsnaam op: save BESTAND, bijvoorbeeld save partij.toml.
terminal-save-exists = Niet opgeslagen: { $file } bestaat al, kies dus een andere naam.
terminal-save-failed = Niet opgeslagen in { $file }: { $why }.
terminal-saved = Opgeslagen in { $file }.
terminal-saved-secret = Opgeslagen in { $file } (daar staan ieders kaarten in: niet spieken).

terminal-won =
    { $who ->
        [you]
            { $points ->
                [one] Je wint de partij met { $points } punt.
               *[other] Je wint de partij met { $points } punten.
            }
       *[other]
            { $points ->
                [one] { $name } wint de partij met { $points } punt.
               *[other] { $name } wint de partij met { $points } punten.
            }
    }
terminal-shared =
    { $points ->
        [one] Gedeelde overwinning met elk { $points } punt: { $names }.
       *[other] Gedeelde overwinning met elk { $points } punten: { $names }.
    }
terminal-not-dealt =
    { $part ->
        [stage] De volgende etappe is niet gedeeld, dus hier stopt de partij.
       *[hand] De volgende hand is niet gedeeld, dus hier stopt de partij.
    }
terminal-keep = Typ save BESTAND om de partij te bewaren.
terminal-over = De partij is afgelopen: typ save BESTAND om de partij te bewaren, of druk op Enter om te stoppen.

terminal-help = Wat je kunt typen
terminal-help-number = keuze 7 van het menu
terminal-help-menu = nog eens de keuzes, of het volgende deel van een lange lijst
terminal-help-hand = de tafel en je kaarten
terminal-help-log = wat er het laatst gebeurde
terminal-help-scores = punten, en hoeveel kaarten iedereen heeft
terminal-help-save = de partij tot nu toe naar een bestand schrijven
terminal-help-quit = de tafel verlaten (bevestigen met y)
terminal-help-rules = de spelregels

terminal-record-ends = Hier eindigt het verslag.

## ODIN

terminal-odin-aim = Raak je kaarten kwijt: elke kaart die je overhoudt, levert een punt op.
terminal-odin-end = Heeft iemand na een hand { $limit } punten of meer, dan wint wie de minste heeft.
terminal-odin-end-hand = Na één hand wint wie de minste punten heeft.
terminal-odin-cards = Er zijn in elke kleur kaarten met de nummers 1 tot en met 9: { $colours }.
terminal-odin-hint = Typ een nummer uit het menu, kaarten zoals g7 g3, of ? voor hulp.
terminal-odin-help-cards = deze kaarten spelen, in willekeurige volgorde; met b6 pak je ook een kaart
terminal-odin-help-pass = passen
terminal-odin-help-known = kaarten die de anderen zichtbaar hebben gepakt, en de afgelegde kaarten
terminal-odin-turn =
    { $doing ->
        [lead] Hand { $number }: jij komt uit
       *[follow] Hand { $number }: jouw beurt
    }
terminal-odin-opens =
    { $who ->
        [you] Hand { $number }: jij opent.
       *[other] Hand { $number }: { $name } opent.
    }
terminal-odin-hand-over = Hand { $number } is afgelopen
terminal-odin-cards-left = kaarten over
terminal-odin-hand = Je hand: { $cards }
terminal-odin-middle =
    { $who ->
        [you] Midden: { $cards }, door jou gespeeld
       *[other] Midden: { $cards }, door { $name } gespeeld
    }
terminal-odin-middle-empty = Midden: leeg
terminal-odin-beat = Je verslaat { $beaten } met { $cards }.
terminal-odin-known = Kaarten die de anderen zichtbaar hebben gepakt en nog in hun hand hebben:
terminal-odin-play =
    { $count ->
        [one] Eén kaart spelen:
       *[other] { $count } kaarten spelen:
    }
terminal-odin-play-all =
    { $count ->
        [one] Je laatste kaart spelen:
       *[other] Al je { $count } kaarten spelen:
    }
terminal-odin-enter-pass = Druk op Enter om te passen:
terminal-odin-passes =
    { $who ->
        [you] Je past.
       *[other] { odin-say-passed }
    }
terminal-odin-round-over =
    { $who ->
        [you] Alle anderen hebben gepast: jij komt uit.
       *[other] Alle anderen hebben gepast: { $name } komt uit.
    }
terminal-odin-leads =
    { $who ->
        [you] Je komt uit met { $cards }.
       *[other] { $name } komt uit met { $cards }.
    }
terminal-odin-leads-out =
    { $who ->
        [you] Je komt uit met { $cards } en bent uit.
       *[other] { $name } komt uit met { $cards } en is uit.
    }
terminal-odin-takes =
    { $who ->
        [you] Je speelt { $cards } en pakt { $card }.
       *[other] { $name } speelt { $cards } en pakt { $card }.
    }
terminal-odin-plays-out =
    { $who ->
        [you] Je speelt { $cards } en bent uit.
       *[other] { $name } speelt { $cards } en is uit.
    }

## Odins Raben

terminal-ravens-race = Jij vliegt met { $own }, { $name } met { $other }.
terminal-ravens-aim = Wees als eerste aan het eind van het pad, met zoveel mogelijk voorsprong: de partij gaat tot { $goal } punten.
terminal-ravens-landscapes = Landschappen: M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Odinkaarten: order is { card-order }, raven { card-raven }, land { card-land }, stone { card-stone }.
terminal-ravens-hint = Typ wat in het menu voor een keuze staat, een zet zoals fly m, of ? voor hulp.
terminal-ravens-ambiguous = ‘{ $typed }’ kan { $actions } zijn.
terminal-ravens-help-fly = de zet zelf of het begin ervan: f m, p raven, l t, e
terminal-ravens-help-pair = vliegen met twee gelijke kaarten
terminal-ravens-help-pile = vliegen met de bovenste kaart van je hulpstapel, die ^ heet; ook drop ^
terminal-ravens-help-space = als plaats voor de steen: vak 4 van Hugin
terminal-ravens-help-discards = afgelegde kaarten, de magische weg en weggehaalde landschapskaarten
terminal-ravens-begins =
    { $who ->
        [you] Etappe { $stage }: jij begint. De magische weg toont { $magic }.
       *[other] Etappe { $stage }: { $name } begint. De magische weg toont { $magic }.
    }
terminal-ravens-turn = Etappe { $stage }, beurt { $turn }: jouw beurt
terminal-ravens-stage-over = Etappe { $stage } is afgelopen

# De kolommen van een tabel: kort, zodat alle op een regel van 72 tekens passen, elk met twee spaties ervoor.
terminal-ravens-head-magic = mag. weg
terminal-ravens-head-hand = hand
terminal-ravens-head-pile = hulpst.
terminal-ravens-head-pack = trekst.
terminal-ravens-head-discards = afgelegd

terminal-ravens-stone = Steen: vak { $space } van { $raven }
terminal-ravens-stone-off = Steen: niet op het pad
terminal-ravens-hand = Je hand: { $cards }
terminal-ravens-hand-odin = Je hand: { $cards }   Odin: { $odin }
terminal-ravens-pile = Je hulpstapel, van onder naar boven: { $cards }
terminal-ravens-pile-empty = Je hulpstapel is leeg
terminal-ravens-plays-left = Nog te spelen: { $hand } uit je hand, { $pile } van je hulpstapel
terminal-ravens-discards =
    { $who ->
        [you] Door jou afgelegd: { $cards }
       *[other] Afgelegd door { $name }: { $cards }
    }
terminal-ravens-magic =
    { $who ->
        [you] Jouw kaarten op de magische weg: { $cards }
       *[other] Kaarten van { $name } op de magische weg: { $cards }
    }
terminal-ravens-play-odin = Een Odinkaart spelen
terminal-ravens-put-stone = Waar leg je de steen in de baan van { $raven }?
terminal-ravens-swap-with = Met welke kaart wissel je kaart { $card }?
terminal-ravens-new-pile = Je nieuwe hulpstapel, van onder naar boven: { $cards }
terminal-ravens-drawn = Je trekt de landschapskaart { $card } (baan van Hugin, dan die van Munin).
terminal-ravens-enter-end = Druk op Enter om je beurt te beëindigen:

terminal-ravens-flies =
    { $who ->
        [you] Je vliegt met { $cards }: { $raven } naar vak { $space }.
       *[other] { $name } vliegt met { $cards }: { $raven } naar vak { $space }.
    }
terminal-ravens-flies-pile =
    { $who ->
        [you] Je vliegt met { $cards } van de hulpstapel: { $raven } naar vak { $space }.
       *[other] { $name } vliegt met { $cards } van de hulpstapel: { $raven } naar vak { $space }.
    }
terminal-ravens-clears =
    { $who ->
        [you] Je haalt de steen weg met { $cards } en vliegt verder: { $raven } naar vak { $space }.
       *[other] { $name } haalt de steen weg met { $cards } en vliegt verder: { $raven } naar vak { $space }.
    }
terminal-ravens-clears-pile =
    { $who ->
        [you] Je haalt de steen weg met { $cards } van de hulpstapel en vliegt verder: { $raven } naar vak { $space }.
       *[other] { $name } haalt de steen weg met { $cards } van de hulpstapel en vliegt verder: { $raven } naar vak { $space }.
    }
terminal-ravens-piles =
    { $who ->
        [you] Je legt { $card } op de hulpstapel.
       *[other] { ravens-did-pile }
    }
terminal-ravens-drops =
    { $who ->
        [you] Je legt { $card } af.
       *[other] { $name } legt { $card } af.
    }
terminal-ravens-drops-pile =
    { $who ->
        [you] Je legt { $card } van de hulpstapel af.
       *[other] { $name } legt { $card } van de hulpstapel af.
    }
terminal-ravens-adds-magic =
    { $who ->
        [you] Je legt { $card } op de magische weg en hebt er daar nu { $count }.
       *[other] { $name } legt { $card } op de magische weg en heeft er daar nu { $count }.
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] Je legt { $card } van de hulpstapel op de magische weg en hebt er daar nu { $count }.
       *[other] { $name } legt { $card } van de hulpstapel op de magische weg en heeft er daar nu { $count }.
    }
terminal-ravens-order-pile =
    { $who ->
        [you] Je legt je hulpstapel in een nieuwe volgorde.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] Je verlengt het pad met een Odinkaart.
       *[other] { ravens-did-order-path }
    }
terminal-ravens-raven-back =
    { $space ->
        [0]
            { $who ->
                [you] Je zet { $raven } terug naar de start.
               *[other] { $name } zet { $raven } terug naar de start.
            }
       *[other]
            { $who ->
                [you] Je zet { $raven } terug naar vak { $space }.
               *[other] { $name } zet { $raven } terug naar vak { $space }.
            }
    }
terminal-ravens-raven-on =
    { $who ->
        [you] Je zet { $raven } vooruit naar vak { $space }.
       *[other] { $name } zet { $raven } vooruit naar vak { $space }.
    }
terminal-ravens-land-turn =
    { $who ->
        [you] Je draait kaart { $number }, nu { $card }.
       *[other] { $name } draait kaart { $number }, nu { $card }.
    }
terminal-ravens-land-remove =
    { $who ->
        [you] Je haalt kaart { $number } weg, { $card }.
       *[other] { $name } haalt kaart { $number } weg, { $card }.
    }
terminal-ravens-stone-put =
    { $who ->
        [you] Je legt de steen op vak { $number } van { $raven }.
       *[other] { $name } legt de steen op vak { $number } van { $raven }.
    }
terminal-ravens-stone-swap =
    { $who ->
        [you] Je wisselt de kaarten { $first } en { $number }.
       *[other] { $name } wisselt de kaarten { $first } en { $number }.
    }
terminal-ravens-lays =
    { $who ->
        [you] Je legt { $card } aan het eind van het pad, als kaart { $number }.
       *[other] { $name } legt { $card } aan het eind van het pad, als kaart { $number }.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] Je beëindigt je beurt.
       *[other] { $name } beëindigt de beurt.
    }
terminal-ravens-draws =
    { $who ->
        [you] Je trekt { $cards }.
        [open] { $name } trekt { $cards }.
       *[other]
            { $count ->
                [one] { $name } trekt { $count } kaart.
               *[other] { $name } trekt { $count } kaarten.
            }
    }

terminal-ravens-won =
    { $who ->
        [you]
            { $count ->
                [0] Beide raven zijn bij de finish en jij was aan de beurt: je wint de etappe, maar zonder voorsprong.
                [one] { $raven } is bij de finish: je wint de etappe met { $count } vak voorsprong.
               *[other] { $raven } is bij de finish: je wint de etappe met { $count } vakken voorsprong.
            }
       *[other]
            { $count ->
                [0] Beide raven zijn bij de finish en { $name } was aan de beurt: { $name } wint de etappe, maar zonder voorsprong.
                [one] { $raven } is bij de finish: { $name } wint de etappe met { $count } vak voorsprong.
               *[other] { $raven } is bij de finish: { $name } wint de etappe met { $count } vakken voorsprong.
            }
    }
terminal-ravens-won-ahead =
    { $who ->
        [you]
            { $count ->
                [one] { $raven } ligt na { $turns } beurten voor: je wint de etappe met { $count } vak voorsprong.
               *[other] { $raven } ligt na { $turns } beurten voor: je wint de etappe met { $count } vakken voorsprong.
            }
       *[other]
            { $count ->
                [one] { $raven } ligt na { $turns } beurten voor: { $name } wint de etappe met { $count } vak voorsprong.
               *[other] { $raven } ligt na { $turns } beurten voor: { $name } wint de etappe met { $count } vakken voorsprong.
            }
    }
terminal-ravens-nobody-ahead = Na { $turns } beurten ligt geen van beide raven voor, dus niemand wint de etappe.
terminal-ravens-magic-points =
    { $gained ->
        [own] Kaarten op de magische weg: jij { $own }, { $name } { $other }. Jij krijgt { $points } punten.
        [other] Kaarten op de magische weg: jij { $own }, { $name } { $other }. { $name } krijgt { $points } punten.
       *[nobody] Kaarten op de magische weg: jij { $own }, { $name } { $other }. Niemand krijgt er punten voor.
    }
terminal-ravens-magic-points-open =
    { $gained ->
        [somebody] Kaarten op de magische weg: { $counts }. { $name } krijgt { $points } punten.
       *[nobody] Kaarten op de magische weg: { $counts }. Niemand krijgt er punten voor.
    }

## Opdrachten

cli-compiling = De regels worden gecompileerd; dat duurt een halve minuut, alleen de eerste keer…
cli-play-level =
    { $rating ->
        [none] Niveau van de bots: { $level } ({ $bot })
       *[other] Niveau van de bots: { $level }, rating { $rating } ({ $bot })
    }
cli-serving = Allfather is te bereiken op { $address }   (Ctrl-C stopt)
cli-site = De site staat in { $folder }; elke statische host kan hem aanbieden.
cli-site-not-built = De pagina is nog niet gebouwd: make page
cli-site-not-empty = { $folder } is niet leeg: kies een andere map.
cli-interval = { $low } tot { $high }

cli-sim-title =
    { $games ->
        [one] { $game }: { $games } willekeurige partij met { $players } spelers
       *[other] { $game }: { $games } willekeurige partijen met { $players } spelers
    }
cli-sim-seat = stoel
cli-sim-mean = punten gemiddeld
cli-sim-deviation = afwijking
cli-sim-least = minste
cli-sim-most = meeste
cli-sim-decisions = beslissingen in een partij: gemiddeld { $mean }, { $least } tot { $most }
cli-sim-deals = verdelingen in een partij: gemiddeld { $mean }, { $least } tot { $most }

cli-hint-title =
    { $playouts ->
        [one] stoel { $seat } van { $players }: { $playouts } proefpartij in { $seconds } s
       *[other] stoel { $seat } van { $players }: { $playouts } proefpartijen in { $seconds } s
    }
cli-hint-action = zet
cli-hint-tried = geprobeerd
cli-hint-wins = wint
cli-hint-interval = 95%-interval

cli-arena-title =
    { $pairs ->
        [one] { $game }, { $players } spelers; { $pairs } paar bots.
       *[other] { $game }, { $players } spelers; { $pairs } paren bots.
    }
cli-arena-deals =
    { $deals ->
        [one] Elk paar speelt { $deals } verdeling in { $seatings } opstellingen, dus { $games } partijen.
       *[other] Elk paar speelt { $deals } verdelingen in { $seatings } opstellingen, dus { $games } partijen.
    }
cli-arena-intervals = De intervallen zijn 95%-betrouwbaarheidsintervallen over de verdelingen.
cli-arena-bot = bot
cli-arena-share = winstaandeel
cli-arena-points = punten
cli-arena-rating = rating
cli-arena-speed = ms/zet
cli-arena-playouts = proefpartijen
cli-arena-faults = fouten
cli-arena-chance = (door toeval)
cli-arena-one = één
cli-arena-against =
    { $players ->
        [2] tegen de ander
       *[other] tegen anderen
    }
cli-arena-difference = verschil in winstaandeel
cli-arena-fault =
    { $count ->
        [one] { $bot } maakte { $count } fout: { $first }
       *[other] { $bot } maakte { $count } fouten, de eerste: { $first }
    }
cli-arena-rounded = Naar boven afgerond op hele verdelingen: elk paar speelt { $games } partijen, niet { $wanted }.
cli-arena-stopped = Gestopt. Voltooide partijen staan in { $folder }; met dezelfde opdracht ga je verder.
cli-arena-done = Alle partijen, resultaten en een grafiek staan in { $folder }.

cli-admin-backup =
    { $rows ->
        [one] { $rows } rij naar { $file } geschreven.
       *[other] { $rows } rijen naar { $file } geschreven.
    }
cli-admin-restore =
    { $rows ->
        [one] { $rows } rij teruggezet.
       *[other] { $rows } rijen teruggezet.
    }
cli-admin-deleted =
    { $tables ->
        [one] Verwijderd. De naam is van { $tables } tafel gehaald; een draaiende server kan hem tonen tot die is afgelopen.
       *[other] Verwijderd. De naam is van { $tables } tafels gehaald; een draaiende server kan hem tonen tot die zijn afgelopen.
    }
cli-admin-banned = Uitgesloten. Een draaiende server merkt het binnen enkele seconden.
cli-admin-unbanned = De uitsluiting is opgeheven.
cli-admin-closed = Gesloten.
cli-admin-closed-unreadable = Gesloten in de lijst van tafels. De gebeurtenissen zijn onleesbaar en bleven zoals ze zijn.
cli-admin-retried = Een draaiende server leest de tafel opnieuw als er iemand komt of er iets moet gebeuren.
cli-admin-announced = Aangekondigd. Een draaiende server toont het binnen enkele seconden.

cli-not-utf8 = { $file } is geen UTF-8-tekst
cli-not-installed = { $package } is niet geïnstalleerd: pip install '.[server]'
cli-cannot-listen = kan niet luisteren op { $address }: { $why }

cli-admin-kind =
    { $kind ->
        [bot] bot
       *[person] persoon
    }
cli-admin-status =
    { $status ->
        [playing] bezig
       *[open] open
    }
cli-admin-seats =
    { $count ->
        [one] { $count } stoel
       *[other] { $count } stoelen
    }
cli-admin-format = indeling { $number }

cli-progress =
    { $done ->
        [0] partijen
       *[other] partijen ({ $done } al gespeeld)
    }

cli-bench-play = Willekeurig spel, { $rules }
cli-bench-search = Zoeken
cli-bench-envs = Omgevingen
cli-bench-command = opdracht: { $command }
cli-bench-machine =
    { $cores ->
        [one] computer: { $processor }, { $cores } kern; { $gpu }
       *[other] computer: { $processor }, { $cores } kernen; { $gpu }
    }
cli-bench-no-gpu = geen GPU
cli-bench-not-installed = niet geïnstalleerd
cli-bench-game = spel
cli-bench-players = spelers
cli-bench-one-core = één kern
cli-bench-all-cores = alle kernen
cli-bench-gpu = GPU
cli-bench-beside-peer = één kern / OpenSpiel
cli-bench-ratio = verhouding
cli-bench-decisions = Miljoen beslissingen per seconde, mediaan van { $rounds } metingen:
cli-bench-peer = Proefpartijen van { $game } met OpenSpiel (C++) in dezelfde meting, één kern: { $rate }.
cli-bench-no-peer = OpenSpiel is niet geïnstalleerd ({ $command }), dus er valt niets te vergelijken.
cli-bench-playouts = Proefpartijen per seconde CPU-tijd, { $positions } stellingen uit partijen van { $bot }, mediaan van { $rounds } metingen:
cli-bench-playouts-rate = proefpartijen/s
cli-bench-modules = Willekeurig spel en zoeken met twee spelers op één kern, mediaan van { $rounds } rondes die beide meten:
cli-bench-of-decisions = beslissingen
cli-bench-of-playouts = proefpartijen
cli-bench-of-evaluations = beoordelingen van het netwerk
cli-bench-of-guided = proefpartijen met het netwerk
cli-bench-native = native, per s
cli-bench-in-node = WebAssembly in Node, per s
cli-bench-in-chromium = WebAssembly in Chromium, per s
cli-bench-built = De modules, gebouwd in { $seconds } s:
cli-bench-file = bestand
cli-bench-bytes = grootte in bytes
cli-bench-gzipped = met gzip
cli-bench-steps = Stappen per seconde, mediaan van { $rounds } metingen:
cli-bench-steps-rate = stappen/s
cli-bench-env = omgeving
cli-bench-beside = vergeleken met
cli-bench-empty = een lege
cli-bench-game-for = { $game } met { $players }
cli-bench-vector = Gymnasium-vector van { $games }
cli-bench-batch = batch met { $games }
cli-bench-cores =
    { $count ->
        [one] { $count } kern
       *[other] { $count } kernen
    }

## Fouten. Wat er staat of wordt verwacht, wordt aangehaald zoals je het typt; $detail is Engels, voor zeldzame gevallen.

cli-at-line = regel { $line }: { $why }
cli-not-legal = { $action } mag hier niet: { $why }
cli-error-bad-option = Ongeldige optie: { $detail }
cli-error-bad-notation = Niet herkend: { $detail }
cli-error-bad-position = Onmogelijke stelling: { $detail }
cli-error-bad-deal = Onmogelijke verdeling: { $detail }
cli-error-bad-record = Ongeldig verslag: { $detail }
cli-error-illegal-action = Die zet mag niet: { $detail }
cli-error-out-of-turn = Niet mogelijk in deze stelling: { $detail }
cli-error-bot-failed = Een bot is uitgevallen: { $detail }
why-no-device = Hier kan geen CUDA-GPU worden gebruikt: kies --device cpu, of installeer allfather[cuda] op een computer die er een heeft.
why-bad-option-players = { $game } is voor { $least } tot { $most } spelers, niet { $found }.
why-bad-option-players-only = { $game } is voor { $most } spelers, niet { $found }.
why-bad-option-seed = Een startwaarde is een geheel getal van 0 tot en met 2**63 - 1, niet { $found }.
why-bad-option-switch = { $option } moet true of false zijn, niet { $found }.
why-bad-option-choice = { $option } moet { $choices } zijn, niet { $found }.
why-bad-option-range = { $option } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $found }.
why-bad-option-at-least = { $option } moet minstens { $least } zijn, niet { $found }.
why-bad-option-seconds = { $option } moet meer dan 0 en hoogstens { $most } seconden zijn, niet { $found }.
why-bad-option-positive = { $option } moet meer dan 0 seconden zijn, niet { $found }.
why-bad-option-move-limit = De tijdslimiet moet meer dan 0 seconden zijn, niet { $found }.
why-bad-option-number = { $option } moet een getal zijn, niet { $found }.
why-bad-option-whole = Hier hoort een geheel getal, niet { $found }.
why-bad-option-whole-or = Hier hoort een geheel getal of { $choices }, niet { $found }.
why-bad-option-unknown = { $game } heeft geen optie { $option }.
why-bad-option-game = Er is geen spel { $found }. Kies { $choices }.
why-bad-option-bot = Er is geen bot { $found }. Kies { $choices }.
why-bad-option-bot-package = De bot { $bot } heeft { $package } nodig, en dat is niet geïnstalleerd.
why-bad-option-setting = { $bot } heeft geen instelling { $setting }.
why-bad-option-no-hint = { $bot } zegt niet wat hij denkt: vraag het een zoekbot.
why-bad-option-two-bots = Een arena is voor minstens twee bots, niet { $found }.
why-bad-option-same-bot = Elke bot doet één keer mee, en { $bot } staat er twee keer.
why-bad-option-folder-files = In { $folder } staan andere bestanden: kies een andere map.
why-bad-option-folder-busy = In { $folder } is al een arena bezig: wacht tot die klaar is of kies een andere map.
why-bad-option-folder-arena = In { $folder } staat een andere arena: kies een andere map.
why-bad-option-folder-differs = In { $folder } staat een andere arena, met { $key } { $theirs } in plaats van { $ours }: kies een andere map.
why-bad-option-package = { $package } is niet geïnstalleerd: { $command }
why-bad-option-not-weights = { $file } is geen bestand met gewichten: { $detail }
why-bad-option-other-weights = de gewichten in { $file } passen niet bij { $rules } zoals het nu is
why-bad-option-no-net = er is nog geen net voor { $game }
why-bad-option-training-setting = { $where } heeft geen instelling { $found }, wel { $choices }
why-bad-option-training-decisions = { $file } zegt niet van hoeveel beslissingen er geleerd moet worden
why-bad-option-training-batches = { $games } spellen zijn niet in { $batches } delen te verdelen
why-bad-option-training-game = er zijn geen instellingen voor { $game }: geef eigen instellingen op met --config
why-bad-option-training-opponents = onbekende tegenstanders: { $found }; er zijn { $choices }
why-bad-option-components-lists = components: hier hoort 'standard' of drie lijsten: landschapskaarten / kaarten van een speler / kaarten van de magische weg, niet { $found }.
why-bad-option-components-total =
    { $part ->
        [landscapes] components: er horen 1 tot en met { $most } landschapskaarten te zijn, niet { $found }.
        [player] components: er horen 1 tot en met { $most } kaarten per speler te zijn, niet { $found }.
       *[magic] components: er horen 1 tot en met { $most } kaarten van de magische weg te zijn, niet { $found }.
    }
why-bad-option-components-card = { $source }: { $part }: er is geen kaart { $found }. Kies { $choices }.
why-bad-option-components-number = { $source }: { $key } moet een getal van 0 tot en met { $most } zijn, niet { $found }.
why-bad-option-components-way = { $source }: in magic.ways staat { $found }. Er horen twee symbolen uit { $cards } te staan, zoals 'Odin+M'.
why-bad-option-components-word =
    { $part ->
        [landscapes] components: landschapskaarten: hier hoort een kaart met haar aantal, zoals { $example }, niet { $found }.
       *[player] components: kaarten van een speler: hier hoort een kaart met haar aantal, zoals { $example }, niet { $found }.
    }
why-bad-option-components-order = components: hier hoort { $wanted }, niet { $found }.
why-bad-option-components-not-toml = { $source } beschrijft geen spelmateriaal: { $detail }
why-bad-option-components-key = { $source }: er is geen sleutel { $found }. Kies { $choices }.
why-bad-option-components-missing =
    { $type ->
        [dict] { $source }: de sleutel { $key } ontbreekt. Hier hoort een tabel.
       *[list] { $source }: de sleutel { $key } ontbreekt. Hier hoort een lijst.
    }
why-bad-option-components-type =
    { $type ->
        [dict] { $source }: { $key } moet een tabel zijn, niet { $found }.
       *[list] { $source }: { $key } moet een lijst zijn, niet { $found }.
    }
why-bad-notation-position = Geen stelling van { $game }: { $found }
why-bad-notation-bot = Hier hoort een bot zoals 'greedy' of 'search:time=0.5', niet { $found }.
why-bad-notation-setting-twice = Een instelling staat twee keer in { $found }.
why-bad-position-impossible = Onmogelijke stelling: { $found }: { $detail }
why-bad-record-missing = { $key } ontbreekt.
why-bad-record-type =
    { $type ->
        [int] { $key } moet een geheel getal zijn, niet { $found }.
        [bool] { $key } moet true of false zijn, niet { $found }.
        [list] { $key } moet een lijst zijn, niet { $found }.
        [dict] { $key } moet een tabel zijn, niet { $found }.
       *[str] { $key } moet een tekst zijn, niet { $found }.
    }
why-bad-record-unknown = { $key } heeft hier geen betekenis.
why-bad-record-mismatch = { $key } is { $found }, maar uit de partij volgt { $wanted }.
why-bad-record-not-toml = Geen TOML: { $detail }
why-bad-record-format = format moet { $wanted } zijn, niet { $found }.
why-bad-record-other-game = game moet { $wanted } zijn, niet { $found }.
why-bad-record-old-rules = De partij is gespeeld volgens de regels { $found }, die veranderd zijn; alleen verslagen van { $wanted } zijn te lezen.
why-bad-record-game = Er is geen spel { $found }.
why-bad-record-no-game = Dit is geen verslag: het spel staat er niet in.
why-bad-record-too-large = Dit is geen verslag: er staat een te groot getal of een te lange lijst in.
why-bad-request-address = { $found } is geen adres en geen netwerk.
why-not-found-ban = Die uitsluiting bestaat niet.
why-not-found-person = Die persoon bestaat niet.
why-not-found-set-aside = Die tafel was niet opzijgezet.
cli-os-ENOENT = Bestand of map bestaat niet
cli-os-EACCES = Geen toegang
cli-os-EPERM = Niet toegestaan
cli-os-EEXIST = Het bestand bestaat al
cli-os-EISDIR = Dat is een map
cli-os-ENOTDIR = Dat is geen map
cli-os-ENOSPC = Er is geen ruimte meer op de schijf
cli-os-EROFS = Het bestandssysteem is alleen-lezen
cli-os-EADDRINUSE = Het adres is al in gebruik
cli-os-EADDRNOTAVAIL = Deze computer heeft dat adres niet
cli-settings-file = Kan { $file } niet lezen: { $reason }
cli-settings-not-toml = { $file } is geen TOML: { $detail }
cli-settings-unknown = { $where }: er is geen instelling { $setting }.
cli-settings-value = { $where }: ongeldige waarde voor { $setting }: { $detail }
cli-store-error = De database meldt een fout: { $detail }
cli-store-not-empty = De database is niet leeg: een back-up kan alleen in een lege worden teruggezet.
cli-store-inconsistent = De back-up spreekt zichzelf tegen.
cli-store-other-version = { $file } is geen back-up van deze versie.
cli-store-no-backup = { $file } is geen back-up of is onvolledig.
cli-store-newer = De database heeft schema { $schema }, van een nieuwere versie van allfather; deze kent { $known }.
cli-store-scheme = Een database is postgresql://…, sqlite:///PATH of het pad van een bestand, niet { $scheme }://….
cli-store-url = De URL van de PostgreSQL-database is ongeldig.
cli-store-unreachable = PostgreSQL is niet bereikbaar: { $detail }
cli-store-open = Kan { $file } niet openen: { $detail }
cli-store-in-use = { $file } wordt door een ander proces gebruikt: een bestand kan maar door één server tegelijk worden gebruikt.
cli-store-copy = Kan { $source } niet naar { $target } kopiëren: { $detail }

click-error = Fout: { $message }
click-try = Typ ‘{ $command } { $option }’ voor hulp.
click-aborted = Afgebroken!
click-default = standaard: { $default }
click-required = verplicht
click-invalid = Ongeldige waarde: { $message }
click-invalid-for = Ongeldige waarde voor { $param_hint }: { $message }
click-missing-argument = Ontbrekend argument:
click-missing-option = Ontbrekende optie:
click-missing-command = Er ontbreekt een opdracht.
click-choose = Kies uit:{ "\u000A" }{ "\u0009" }{ $choices }
click-no-option = De optie { $name } bestaat niet.
click-no-command = De opdracht { $name } bestaat niet.
click-did-you-mean =
    { $count ->
        [one] Bedoelde je { $possibility }?
       *[other] (Bedoelde je een van deze: { $possibilities }?)
    }
click-extra =
    { $count ->
        [one] Onverwacht argument ({ $args })
       *[other] Onverwachte argumenten ({ $args })
    }
click-needs-value =
    { $count ->
        [one] De optie { $name } heeft een waarde nodig.
       *[other] De optie { $name } heeft { $nargs } waarden nodig.
    }
click-takes-no-value = De optie { $name } heeft geen waarde.
click-not-one-of =
    { $count ->
        [one] { $value } is niet { $choice }.
       *[other] { $value } is geen van deze: { $choices }.
    }
click-not-a-number = { $value } is geen getal dat hier past.
click-not-in-range = { $value } ligt niet in het bereik { $range }.
click-is-a-file = { $filename } is een bestand.
click-is-a-folder = { $filename } is een map.
click-not-readable = { $filename } is niet leesbaar.

## Hulp bij de opdrachten. Woorden in hoofdletters zijn namen van argumenten, in alle talen gelijk.

help-usage = Gebruik:
help-options = Opties:
help-commands = Opdrachten:
help-example = Voorbeeld:
help-allfather = ODIN en Odins Raben: spelen, simuleren, controleren.
help-play = In de terminal tegen bots spelen.
help-play-seed = Startwaarde van het delen; anders willekeurig.
help-play-bot = De bot die op de andere stoelen speelt: een niveau (thrall, karl, hirdman, jarl, konung) of een andere bot.
help-trace = Willekeurige partijen als JSON-regels tonen, met de volledige toestand bij elke beslissing.
help-sim = Veel willekeurige partijen spelen en een samenvatting tonen.
help-sim-out = Alle resultaten ook naar dit .npz-bestand schrijven.
help-bench = Beslissingen per seconde meten en met OpenSpiel vergelijken als dat geïnstalleerd is.
help-bench-envs = Stappen per seconde in elke omgeving meten en vergelijken met soortgelijke omgevingen van andere projecten.
help-bench-search = Proefpartijen per seconde van een zoekbot op één kern meten.
help-bench-wasm = De WebAssembly-modules in Node naast de native code meten.
help-arena =
    Bots met gelijke kaarten tegen elkaar laten spelen.

    Alle paren krijgen dezelfde kaarten. Met twee spelers wordt er twee keer met dezelfde kaarten gespeeld, met verwisselde stoelen; met meer spelers speelt elke bot van een paar om beurten alleen op elke stoel, tegen de andere bot op alle overige. Een onderbroken arena gaat met dezelfde opdracht verder.
help-arena-games = Partijen van elk paar, naar boven afgerond op hele verdelingen.
help-arena-out = Map voor partijen en resultaten; anders een map hierbinnen, genoemd naar de instellingen van de arena.
help-wasm = GAME compileren tot een WebAssembly-module, met ernaast een bestand dat zegt waar alles in het geheugen staat.
help-wasm-out = Het bestand van de module; dat ernaast eindigt op .json, en bij een spel met een netwerk zijn er ook .net.wasm en .weights.
help-train = Een netwerk voor GAME trainen dat tegen zichzelf speelt; hetzelfde commando zet een onderbroken training voort.
help-train-config = Een TOML-bestand met instellingen; anders het meegeleverde.
help-train-out = Map voor tussenstanden, de leercurve en het netwerk.
help-perft = De reeksen zetten vanaf POSITION van GAME tellen.
help-hint = Elke zet in POSITION van GAME beoordelen met een zoekbot die alleen weet wat de speler aan zet mag weten.
help-hint-bot = Een zoekbot en wat hij mag gebruiken.
help-hint-seed = Dezelfde startwaarde en evenveel proefpartijen geven hetzelfde antwoord.
help-replay = Elke stap van een opgeslagen partij tonen; FILE mag - zijn voor de standaardinvoer.
help-serve =
    De spellen aanbieden aan browsers en bots.

    Alle andere instellingen komen uit een bestand of uit omgevingsvariabelen ALLFATHER_…; docs/hosting.md noemt ze.
help-site = De pagina naar FOLDER schrijven voor een statische host: alles wat zonder server werkt.
help-admin = Een server beheren, of hij draait of niet: back-ups, mensen, uitsluitingen, tafels, aankondigingen.
help-admin-backup = Alle gegevens van de server naar TARGET schrijven, ook terwijl hij draait.
help-admin-restore = De back-up SOURCE terugzetten op een lege server, met een van beide databases.
help-admin-list-people = Mensen tonen, wie het laatst is gezien eerst.
help-admin-export-person = Alles wat over PERSON (een id) is opgeslagen als JSON tonen.
help-admin-delete-person = Alles over PERSON (een id) verwijderen; de partijen blijven zonder de naam.
help-admin-ban = Een persoon (op id), een adres of een netwerk uitsluiten.
help-admin-unban = De uitsluiting van een persoon of adres opheffen.
help-admin-list-tables = De tafels tonen die open of bezig zijn, laatst gewijzigde eerst.
help-admin-close-table = TABLE sluiten, op id of code.
help-admin-list-set-aside = De tafels tonen die niet te lezen waren, laatste eerst, en waarom.
help-admin-export-table = De opgeslagen gebeurtenissen van TABLE tonen, op id of code, met alle geheimen; ook als de tafel onleesbaar is.
help-admin-retry-table = TABLE, die opzijgezet was, opnieuw laten lezen.
help-admin-announce = TEXT aan iedereen tonen, nu en aan wie de komende uren verbinding maakt.
help-option-language = Taal; anders die van het systeem.
help-option-help = Deze hulp tonen.
help-option-version = De versie tonen.
help-option-players = Aantal spelers.
help-option-components = De kaarten van het spel: standard, een TOML-bestand of een tekst zoals 'MF9 / M9 raven2 / Odin+M'.
help-option-seed = Dezelfde startwaarde geeft dezelfde partijen.
help-option-games = Aantal partijen.
help-option-device = Apparaat.
help-option-threads = CPU-threads; anders alle kernen.
help-option-seconds = Tijd voor elke meting.
help-option-move_limit = Tijdslimiet per zet; anders geen.
help-option-engine = Waarmee het werk wordt verdeeld.
help-option-jobs = Partijen tegelijk; anders één per kern.
help-option-depth = Hoeveel zetten vooruit.
help-option-split = Ook apart tellen voor elke eerste zet.
help-option-as_json = JSON-regels tonen, zoals trace.
help-option-file = Een TOML-bestand met instellingen.
help-option-data = Map voor alle gegevens van de server.
help-option-database = postgresql://…; anders een SQLite-bestand in de gegevensmap.
help-option-host = Adres om op te luisteren; 0.0.0.0 staat voor alle netwerken.
help-option-port = Poort om op te luisteren; 0 kiest een vrije.
help-option-public_url = Het adres voor de spelers, voor links en de QR-code.
help-option-qr = Het adres als QR-code tonen.
help-option-reason = De reden die wordt getoond.
help-option-days = Voor hoeveel dagen; anders voorgoed.
help-option-hours = Voor hoeveel uur.
