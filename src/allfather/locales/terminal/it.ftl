### Ciò che dice solo il terminale, in italiano; il resto viene dai messaggi della pagina, che si usano anche qui.
### $who è "you" se la frase parla di chi la legge; gli altri hanno un nome, $name. Le carte, le azioni e ciò che si scrive
### sono notazione, uguale in tutte le lingue.

## Tutti i giochi

terminal-you = Tu
terminal-none = nessuna carta
terminal-points = punti
terminal-cards = carte
terminal-which-game = { $games }. Quale gioco? (Invio: 1)
terminal-which-game-again = Scrivi il numero o il nome di un gioco, oppure q per uscire.
terminal-goodbye = Arrivederci.
terminal-welcome = Ti diamo il benvenuto a { $game }.
terminal-at-table = Al tavolo: { $names }.
terminal-how = Scrivi ? per l’aiuto, q per uscire.
terminal-no-cards = Le carte non sono ancora state distribuite.
terminal-choice = La tua scelta:
terminal-enter-choose = Premi Invio per scegliere { $action }:
terminal-enter-leave = Premi Invio per uscire:
terminal-nothing-to-choose = Ora non c’è niente da scegliere.
terminal-nothing-else = Puoi fare solo questo:
terminal-nothing-chosen = Non hai scelto niente.
terminal-not-understood = Comando non riconosciuto: «{ $typed }».
terminal-hint = Scrivi un numero del menu, una mossa, oppure ? per l’aiuto.
terminal-menu-numbers = I numeri del menu vanno da 1 a { $last }.
terminal-menu-keys = Nel menu ci sono { $keys }.
terminal-menu-part = (parte { $number } di { $count }: m mostra altre scelte)
terminal-bot-failed = Il bot di { $name } ha avuto un problema, e al suo posto viene fatta una mossa semplice. Errore: { $error }
terminal-leave-sure = Lasci davvero il tavolo? (y = sì, n = no)
terminal-go-on = Bene, la partita continua.
terminal-leave = Lasci il tavolo. Arrivederci.

terminal-log =
    { $chapter ->
        [round] In questo giro:
        [turns] In questi due turni:
       *[hand] In questa mano:
    }
terminal-log-nothing =
    { $chapter ->
        [round] In questo giro non è ancora successo niente.
        [turns] In questi due turni non è ancora successo niente.
       *[hand] In questa mano non è ancora successo niente.
    }
terminal-log-before =
    { $chapter ->
        [round] Nel giro precedente:
        [turns] Nei turni precedenti:
       *[hand] Nella mano precedente:
    }

terminal-file = FILE
terminal-save-what = Indica il nome di un file: save FILE, per esempio save partita.toml.
terminal-save-exists = Partita non salvata: { $file } esiste già, scegli un altro nome.
terminal-save-failed = Partita non salvata in { $file }: { $why }.
terminal-saved = Partita salvata in { $file }.
terminal-saved-secret = Partita salvata in { $file } (ci sono le carte di tutti: non sbirciare).

terminal-won =
    { $who ->
        [you]
            { $points ->
                [one] Vinci la partita con { $points } punto.
               *[other] Vinci la partita con { $points } punti.
            }
       *[other]
            { $points ->
                [one] { $name } vince la partita con { $points } punto.
               *[other] { $name } vince la partita con { $points } punti.
            }
    }
terminal-shared =
    { $points ->
        [one] Vittoria a pari merito, con { $points } punto a testa: { $names }.
       *[other] Vittoria a pari merito, con { $points } punti a testa: { $names }.
    }
terminal-not-dealt =
    { $part ->
        [stage] La tappa successiva non comincia: la partita si ferma qui.
       *[hand] Le carte della mano successiva non sono state distribuite: la partita si ferma qui.
    }
terminal-keep = Scrivi save FILE per salvare la registrazione di questa partita.
terminal-over = La partita è finita: scrivi save FILE per salvarla, o premi Invio per uscire.

terminal-help = Che cosa puoi scrivere
terminal-help-number = la scelta 7 del menu
terminal-help-menu = di nuovo le scelte, o la parte successiva di un elenco lungo
terminal-help-hand = il tavolo e le tue carte
terminal-help-log = che cosa è appena successo
terminal-help-scores = i punti, e quante carte ha ognuno
terminal-help-save = salvare in un file la partita fino a questo punto
terminal-help-quit = lasciare il tavolo (si conferma con y)
terminal-help-rules = le regole

terminal-record-ends = La registrazione finisce qui.

## ODIN

terminal-odin-aim = Liberati delle tue carte: per ognuna che ti resta in mano ricevi un punto.
terminal-odin-end =
    { $limit ->
        [one] Se dopo una mano qualcuno ha { $limit } punto o più, la partita è finita e vince chi ne ha meno.
       *[other] Se dopo una mano qualcuno ha { $limit } punti o più, la partita è finita e vince chi ne ha meno.
    }
terminal-odin-end-hand = Si gioca una sola mano: vince chi ha meno punti.
terminal-odin-cards = Ogni carta ha un numero da 1 a 9 e un colore: { $colours }.
terminal-odin-hint = Scrivi un numero del menu, delle carte come g7 g3, oppure ? per l’aiuto.
terminal-odin-help-cards = giocare queste carte, in qualsiasi ordine; b6 vale anche per prendere quella carta
terminal-odin-help-pass = passare
terminal-odin-help-known = le carte note degli altri, e gli scarti
terminal-odin-turn =
    { $doing ->
        [lead] Mano { $number }: apri tu
       *[follow] Mano { $number }: tocca a te
    }
terminal-odin-opens =
    { $who ->
        [you] Mano { $number }: cominci tu.
       *[other] Mano { $number }: comincia { $name }.
    }
terminal-odin-hand-over = La mano { $number } è finita
terminal-odin-cards-left = carte rimaste
terminal-odin-hand = Hai in mano: { $cards }
terminal-odin-middle =
    { $who ->
        [you] Centro (tuo): { $cards }
       *[other] Centro (di { $name }): { $cards }
    }
terminal-odin-middle-empty = Centro: vuoto
terminal-odin-beat = Batti { $beaten } con { $cards }.
terminal-odin-known = Carte note degli altri, prese dal centro e ancora in mano:
terminal-odin-play =
    { $count ->
        [one] Gioca una carta:
       *[other] Gioca { $count } carte:
    }
terminal-odin-play-all =
    { $count ->
        [one] Gioca la tua ultima carta:
       *[other] Gioca tutte le tue { $count } carte:
    }
terminal-odin-enter-pass = Premi Invio per passare:
terminal-odin-passes =
    { $who ->
        [you] Passi.
       *[other] { odin-say-passed }
    }
terminal-odin-round-over =
    { $who ->
        [you] Tutti gli altri hanno passato: apri tu.
       *[other] Tutti gli altri hanno passato: apre { $name }.
    }
terminal-odin-leads =
    { $who ->
        [you] Apri con { $cards }.
       *[other] { $name } apre con { $cards }.
    }
terminal-odin-leads-out =
    { $who ->
        [you] Apri con { $cards } e chiudi.
       *[other] { $name } apre con { $cards } e chiude.
    }
terminal-odin-takes =
    { $who ->
        [you] Giochi { $cards } e prendi { $card }.
       *[other] { $name } gioca { $cards } e prende { $card }.
    }
terminal-odin-plays-out =
    { $who ->
        [you] Giochi { $cards } e chiudi.
       *[other] { $name } gioca { $cards } e chiude.
    }

## Odins Raben

terminal-ravens-race = Tu voli con { $own }, { $name } con { $other }.
terminal-ravens-aim = Arriva alla fine del percorso prima dell’altro corvo, con più vantaggio che puoi: si gioca fino a { $goal } punti.
terminal-ravens-landscapes = Paesaggi: M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Carte di Odino: order ({ card-order }), raven ({ card-raven }), land ({ card-land }), stone ({ card-stone }).
terminal-ravens-hint = Scrivi ciò che nel menu sta davanti a una scelta, una mossa come fly m, oppure ? per l’aiuto.
terminal-ravens-ambiguous = «{ $typed }» può voler dire { $actions }.
terminal-ravens-help-fly = la mossa stessa, o il suo inizio: f m, p raven, l t, e
terminal-ravens-help-pair = volare con un jolly: due carte volo uguali
terminal-ravens-help-pile = volare con la carta in cima alla tua pila, che si scrive ^; così anche drop ^
terminal-ravens-help-space = dove mettere la pietra: la casella 4 di Hugin
terminal-ravens-help-discards = gli scarti, la via magica e le carte paesaggio rimosse
terminal-ravens-begins =
    { $who ->
        [you] Tappa { $stage }: cominci tu. La via magica mostra { $magic }.
       *[other] Tappa { $stage }: comincia { $name }. La via magica mostra { $magic }.
    }
terminal-ravens-turn = Tappa { $stage }, turno { $turn }: tocca a te
terminal-ravens-stage-over = La tappa { $stage } è finita

# Le colonne di una tabella: brevi, perché stiano tutte in una riga di 72 caratteri, ognuna preceduta da due spazi.
terminal-ravens-head-magic = via magica
terminal-ravens-head-hand = mano
terminal-ravens-head-pile = pila
terminal-ravens-head-pack = mazzo
terminal-ravens-head-discards = scarti

terminal-ravens-stone = Pietra: casella { $space } di { $raven }
terminal-ravens-stone-off = Pietra: fuori dal percorso
terminal-ravens-hand = La tua mano: { $cards }
terminal-ravens-hand-odin = La tua mano: { $cards }   Odino: { $odin }
terminal-ravens-pile = La tua pila, dal fondo in su: { $cards }
terminal-ravens-pile-empty = La tua pila è vuota
terminal-ravens-plays-left = Carte che puoi ancora giocare: { $hand } dalla mano, { $pile } dalla pila
terminal-ravens-discards =
    { $who ->
        [you] I tuoi scarti: { $cards }
       *[other] Scarti di { $name }: { $cards }
    }
terminal-ravens-magic =
    { $who ->
        [you] Le tue carte sulla via magica: { $cards }
       *[other] Carte di { $name } sulla via magica: { $cards }
    }
terminal-ravens-play-odin = Gioca una carta di Odino
terminal-ravens-put-stone = Dove metti la pietra nella corsia di { $raven }?
terminal-ravens-swap-with = Con quale carta scambi la carta { $card }?
terminal-ravens-new-pile = La tua nuova pila, dal fondo in su: { $cards }
terminal-ravens-drawn = Peschi la carta paesaggio { $card } (prima la corsia di Hugin, poi quella di Munin).
terminal-ravens-enter-end = Premi Invio per finire il turno:

terminal-ravens-flies =
    { $who ->
        [you] Voli con { $cards }: { $raven } arriva alla casella { $space }.
       *[other] { $name } vola con { $cards }: { $raven } arriva alla casella { $space }.
    }
terminal-ravens-flies-pile =
    { $who ->
        [you] Voli con { $cards } dalla pila: { $raven } arriva alla casella { $space }.
       *[other] { $name } vola con { $cards } dalla pila: { $raven } arriva alla casella { $space }.
    }
terminal-ravens-clears =
    { $who ->
        [you] Togli la pietra con { $cards } e voli: { $raven } arriva alla casella { $space }.
       *[other] { $name } toglie la pietra con { $cards } e vola: { $raven } arriva alla casella { $space }.
    }
terminal-ravens-clears-pile =
    { $who ->
        [you] Togli la pietra con { $cards } dalla pila e voli: { $raven } arriva alla casella { $space }.
       *[other] { $name } toglie la pietra con { $cards } dalla pila e vola: { $raven } arriva alla casella { $space }.
    }
terminal-ravens-piles =
    { $who ->
        [you] Metti { $card } sulla pila.
       *[other] { ravens-did-pile }
    }
terminal-ravens-drops =
    { $who ->
        [you] Scarti { $card }.
       *[other] { $name } scarta { $card }.
    }
terminal-ravens-drops-pile =
    { $who ->
        [you] Scarti { $card } dalla pila.
       *[other] { $name } scarta { $card } dalla pila.
    }
terminal-ravens-adds-magic =
    { $who ->
        [you] Posi { $card } sulla via magica: ora lì ne hai { $count }.
       *[other] { $name } posa { $card } sulla via magica: ora lì ne ha { $count }.
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] Posi { $card } dalla pila sulla via magica: ora lì ne hai { $count }.
       *[other] { $name } posa { $card } dalla pila sulla via magica: ora lì ne ha { $count }.
    }
terminal-ravens-order-pile =
    { $who ->
        [you] Giochi Ordine e riordini la pila.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] Giochi Ordine e allunghi il percorso.
       *[other] { ravens-did-order-path }
    }
terminal-ravens-raven-back =
    { $space ->
        [0]
            { $who ->
                [you] Riporti { $raven } alla partenza.
               *[other] { $name } riporta { $raven } alla partenza.
            }
       *[other]
            { $who ->
                [you] Fai arretrare { $raven } alla casella { $space }.
               *[other] { $name } fa arretrare { $raven } alla casella { $space }.
            }
    }
terminal-ravens-raven-on =
    { $who ->
        [you] Fai avanzare { $raven } alla casella { $space }.
       *[other] { $name } fa avanzare { $raven } alla casella { $space }.
    }
terminal-ravens-land-turn =
    { $who ->
        [you] Giri la carta { $number }, che ora è { $card }.
       *[other] { $name } gira la carta { $number }, che ora è { $card }.
    }
terminal-ravens-land-remove =
    { $who ->
        [you] Rimuovi la carta { $number } ({ $card }).
       *[other] { $name } rimuove la carta { $number } ({ $card }).
    }
terminal-ravens-stone-put =
    { $who ->
        [you] Metti la pietra sulla casella { $number } di { $raven }.
       *[other] { $name } mette la pietra sulla casella { $number } di { $raven }.
    }
terminal-ravens-stone-swap =
    { $who ->
        [you] Scambi le carte { $first } e { $number }.
       *[other] { $name } scambia le carte { $first } e { $number }.
    }
terminal-ravens-lays =
    { $who ->
        [you] Posi { $card } alla fine del percorso, come carta { $number }.
       *[other] { $name } posa { $card } alla fine del percorso, come carta { $number }.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] Finisci il turno.
       *[other] { $name } finisce il turno.
    }
terminal-ravens-draws =
    { $who ->
        [you] Peschi { $cards }.
        [open] { $name } pesca { $cards }.
       *[other]
            { $count ->
                [one] { $name } pesca { $count } carta.
               *[other] { $name } pesca { $count } carte.
            }
    }

terminal-ravens-won =
    { $who ->
        [you]
            { $count ->
                [0] Entrambi i corvi sono al traguardo: vinci la tappa, perché eri di turno, ma senza vantaggio.
                [one] { $raven } è al traguardo: vinci la tappa con { $count } casella di vantaggio.
               *[other] { $raven } è al traguardo: vinci la tappa con { $count } caselle di vantaggio.
            }
       *[other]
            { $count ->
                [0] Entrambi i corvi sono al traguardo: { $name } vince la tappa, perché era di turno, ma senza vantaggio.
                [one] { $raven } è al traguardo: { $name } vince la tappa con { $count } casella di vantaggio.
               *[other] { $raven } è al traguardo: { $name } vince la tappa con { $count } caselle di vantaggio.
            }
    }
terminal-ravens-won-ahead =
    { $who ->
        [you]
            { $count ->
                [one] { $raven } è in testa dopo { $turns } turni: vinci la tappa con { $count } casella di vantaggio.
               *[other] { $raven } è in testa dopo { $turns } turni: vinci la tappa con { $count } caselle di vantaggio.
            }
       *[other]
            { $count ->
                [one] { $raven } è in testa dopo { $turns } turni: { $name } vince la tappa con { $count } casella di vantaggio.
               *[other] { $raven } è in testa dopo { $turns } turni: { $name } vince la tappa con { $count } caselle di vantaggio.
            }
    }
terminal-ravens-nobody-ahead = Dopo { $turns } turni nessun corvo è in testa: nessuno vince la tappa.
terminal-ravens-magic-points =
    { $gained ->
        [own] Carte sulla via magica: tu { $own }, { $name } { $other }. Fai { $points } punti.
        [other] Carte sulla via magica: tu { $own }, { $name } { $other }. { $name } fa { $points } punti.
       *[nobody] Carte sulla via magica: tu { $own }, { $name } { $other }. Nessuno ne ricava punti.
    }
terminal-ravens-magic-points-open =
    { $gained ->
        [somebody] Carte sulla via magica: { $counts }. { $name } fa { $points } punti.
       *[nobody] Carte sulla via magica: { $counts }. Nessuno ne ricava punti.
    }

## Comandi

cli-compiling = Compilazione delle regole: ci vuole mezzo minuto, ma solo la prima volta…
cli-play-level =
    { $rating ->
        [none] Livello dei bot: { $level } ({ $bot })
       *[other] Livello dei bot: { $level }, rating { $rating } ({ $bot })
    }
cli-serving = Allfather è all’indirizzo { $address }   (Ctrl-C per fermarlo)
cli-site = Il sito è in { $folder }; qualsiasi hosting statico può servirlo.
cli-site-not-built = La pagina non è ancora costruita: make page
cli-site-not-empty = { $folder } non è vuota: scegli un’altra cartella.
cli-interval = da { $low } a { $high }

cli-sim-title =
    { $games ->
        [one] { $game }: { $games } partita casuale con { $players } giocatori
       *[other] { $game }: { $games } partite casuali con { $players } giocatori
    }
cli-sim-seat = posto
cli-sim-mean = punti medi
cli-sim-deviation = deviazione
cli-sim-least = minimo
cli-sim-most = massimo
cli-sim-decisions = decisioni per partita: { $mean } in media, da { $least } a { $most }
cli-sim-deals = smazzate per partita: { $mean } in media, da { $least } a { $most }

cli-hint-title =
    { $playouts ->
        [one] posto { $seat } di { $players }: { $playouts } simulazione in { $seconds } s
       *[other] posto { $seat } di { $players }: { $playouts } simulazioni in { $seconds } s
    }
cli-hint-action = mossa
cli-hint-tried = prove
cli-hint-wins = vittorie
cli-hint-interval = al 95%

cli-arena-title =
    { $pairs ->
        [one] { $game }, { $players } giocatori; { $pairs } coppia di bot.
       *[other] { $game }, { $players } giocatori; { $pairs } coppie di bot.
    }
cli-arena-deals =
    { $deals ->
        [one] Ogni coppia gioca { $deals } smazzata in { $seatings } disposizioni ai posti, cioè { $games } partite.
       *[other] Ogni coppia gioca { $deals } smazzate in { $seatings } disposizioni ai posti, cioè { $games } partite.
    }
cli-arena-intervals = Gli intervalli sono al 95% sulle smazzate.
cli-arena-bot = bot
cli-arena-share = vittorie
cli-arena-points = punti
cli-arena-rating = rating
cli-arena-speed = ms/mossa
cli-arena-playouts = simulazioni
cli-arena-faults = errori
cli-arena-chance = (per caso)
cli-arena-one = uno
cli-arena-against =
    { $players ->
        [2] contro l’altro
       *[other] contro altri
    }
cli-arena-difference = differenza nelle vittorie
cli-arena-fault =
    { $count ->
        [one] { $bot } ha fatto { $count } errore: { $first }
       *[other] { $bot } ha fatto { $count } errori, il primo: { $first }
    }
cli-arena-rounded = Arrotondato per eccesso a smazzate intere: ogni coppia gioca { $games } partite, non { $wanted }.
cli-arena-stopped = Arena interrotta. Le partite finite sono in { $folder }; ripeti lo stesso comando per riprendere.
cli-arena-done = Tutte le partite, i risultati e un grafico sono in { $folder }.

cli-admin-backup =
    { $rows ->
        [one] { $rows } riga scritta in { $file }.
       *[other] { $rows } righe scritte in { $file }.
    }
cli-admin-restore =
    { $rows ->
        [one] { $rows } riga ripristinata.
       *[other] { $rows } righe ripristinate.
    }
cli-admin-deleted =
    { $tables ->
        [one] Dati eliminati. Il nome è stato tolto da { $tables } tavolo; un server in funzione può mostrarlo fino alla fine della partita.
       *[other] Dati eliminati. Il nome è stato tolto da { $tables } tavoli; un server in funzione può mostrarlo fino alla fine delle partite.
    }
cli-admin-banned = Ban attivo. Un server in funzione se ne accorge in pochi secondi.
cli-admin-unbanned = Il ban è revocato.
cli-admin-closed = Chiuso.
cli-admin-closed-unreadable = Chiuso nell’elenco dei tavoli. I suoi eventi non si possono leggere e sono rimasti come sono.
cli-admin-retried = Un server in funzione lo rilegge quando lì arriva qualcuno o c’è qualcosa da fare.
cli-admin-announced = Annuncio inviato. Un server in funzione lo mostra in pochi secondi.

cli-not-utf8 = { $file } non è un testo UTF-8
cli-not-installed = { $package } non è installato: pip install '.[server]'
cli-cannot-listen = impossibile ascoltare su { $address }: { $why }

cli-admin-kind =
    { $kind ->
        [bot] bot
       *[person] persona
    }
cli-admin-status =
    { $status ->
        [playing] in gioco
       *[open] aperto
    }
cli-admin-seats =
    { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
cli-admin-format = formato { $number }

cli-progress =
    { $done ->
        [0] partite
       *[other] partite ({ $done } già giocate)
    }

cli-bench-play = Gioco casuale, { $rules }
cli-bench-search = Ricerca
cli-bench-envs = Ambienti
cli-bench-command = comando: { $command }
cli-bench-machine =
    { $cores ->
        [one] computer: { $processor }, { $cores } core; { $gpu }
       *[other] computer: { $processor }, { $cores } core; { $gpu }
    }
cli-bench-no-gpu = nessuna GPU
cli-bench-not-installed = non installato
cli-bench-game = gioco
cli-bench-players = giocatori
cli-bench-one-core = un core
cli-bench-all-cores = tutti i core
cli-bench-gpu = GPU
cli-bench-beside-peer = un core / OpenSpiel
cli-bench-ratio = rapporto
cli-bench-decisions = Milioni di decisioni al secondo, mediana di { $rounds } misure:
cli-bench-peer = Simulazioni di { $game } con OpenSpiel (C++) nella stessa misura, un core: { $rate }.
cli-bench-no-peer = OpenSpiel non è installato ({ $command }), quindi non c’è nulla con cui confrontare.
cli-bench-playouts = Simulazioni al secondo di tempo CPU, { $positions } posizioni da partite di { $bot }, mediana di { $rounds } misure:
cli-bench-playouts-rate = simulazioni/s
cli-bench-modules = Gioco casuale e ricerca in due su un core, mediana di { $rounds } serie che misurano entrambi:
cli-bench-of-decisions = decisioni
cli-bench-of-playouts = simulazioni
cli-bench-of-evaluations = valutazioni della rete
cli-bench-of-guided = simulazioni con la rete
cli-bench-native = nativo, al s
cli-bench-in-node = WebAssembly in Node, al s
cli-bench-in-chromium = WebAssembly in Chromium, al s
cli-bench-built = I moduli, compilati in { $seconds } s:
cli-bench-file = nome del file
cli-bench-bytes = byte
cli-bench-gzipped = con gzip
cli-bench-steps = Passi al secondo, mediana di { $rounds } misure:
cli-bench-steps-rate = passi/s
cli-bench-env = ambiente
cli-bench-beside = a confronto con
cli-bench-empty = uno vuoto
cli-bench-game-for = { $game } in { $players }
cli-bench-vector = vettore Gymnasium di { $games }
cli-bench-batch = lotto di { $games }
cli-bench-cores =
    { $count ->
        [one] { $count } core
       *[other] { $count } core
    }

## Errori. Ciò che si trova o si aspetta è citato come si scrive; $detail è in inglese, per i casi rari.

cli-at-line = riga { $line }: { $why }
cli-not-legal = { $action } qui non è consentito: { $why }
cli-error-bad-option = Opzione non valida: { $detail }
cli-error-bad-notation = Non riconosciuto: { $detail }
cli-error-bad-position = Posizione impossibile: { $detail }
cli-error-bad-deal = Smazzata impossibile: { $detail }
cli-error-bad-record = Registrazione non valida: { $detail }
cli-error-illegal-action = Mossa non consentita: { $detail }
cli-error-out-of-turn = Impossibile in questa posizione: { $detail }
cli-error-bot-failed = Un bot non ha funzionato: { $detail }
why-no-device = Qui non si può usare nessuna GPU CUDA: scegli --device cpu, o installa allfather[cuda] su un computer che ne ha una.
why-bad-option-players = { $game } è per { $least }-{ $most } giocatori, non { $found }.
why-bad-option-players-only = { $game } è per { $most } giocatori, non { $found }.
why-bad-option-seed = Un seed è un numero intero da 0 a 2**63 - 1, non { $found }.
why-bad-option-switch = { $option } deve essere true o false, non { $found }.
why-bad-option-choice = { $option } deve essere { $choices }, non { $found }.
why-bad-option-range = { $option } deve essere un numero intero da { $least } a { $most }, non { $found }.
why-bad-option-at-least = { $option } deve essere almeno { $least }, non { $found }.
why-bad-option-seconds = { $option } deve essere più di 0 e al massimo { $most } secondi, non { $found }.
why-bad-option-positive = { $option } deve essere più di 0 secondi, non { $found }.
why-bad-option-move-limit = Il limite di tempo deve essere più di 0 secondi, non { $found }.
why-bad-option-number = { $option } deve essere un numero, non { $found }.
why-bad-option-whole = Serve un numero intero, non { $found }.
why-bad-option-whole-or = Serve un numero intero o { $choices }, non { $found }.
why-bad-option-unknown = { $game } non ha l’opzione { $option }.
why-bad-option-game = Non c’è nessun gioco { $found }. Scegli { $choices }.
why-bad-option-bot = Non c’è nessun bot { $found }. Scegli { $choices }.
why-bad-option-bot-package = Il bot { $bot } ha bisogno di { $package }, che non è installato.
why-bad-option-setting = { $bot } non ha l’impostazione { $setting }.
why-bad-option-no-hint = { $bot } non dice che cosa pensa: chiedi a un bot di ricerca.
why-bad-option-two-bots = Un’arena ha bisogno di almeno due bot, non { $found }.
why-bad-option-same-bot = Ogni bot partecipa una volta sola, e { $bot } compare due volte.
why-bad-option-folder-files = { $folder } contiene altri file: scegli un’altra cartella.
why-bad-option-folder-busy = In { $folder } è in corso un’arena: aspetta che finisca o scegli un’altra cartella.
why-bad-option-folder-arena = { $folder } contiene un’altra arena: scegli un’altra cartella.
why-bad-option-folder-differs = { $folder } contiene un’altra arena, con { $key } { $theirs } invece di { $ours }: scegli un’altra cartella.
why-bad-option-package = { $package } non è installato: { $command }
why-bad-option-not-weights = { $file } non è un file di pesi: { $detail }
why-bad-option-other-weights = i pesi in { $file } non sono adatti a { $rules } nella forma attuale
why-bad-option-no-net = non c’è ancora una rete per { $game }
why-bad-option-training-setting = { $where } non ha l’impostazione { $found }; ha { $choices }
why-bad-option-training-decisions = { $file } non dice da quante decisioni imparare
why-bad-option-training-batches = { $games } partite non si possono dividere in { $batches } lotti
why-bad-option-training-game = non ci sono impostazioni per { $game }: indica le tue con --config
why-bad-option-training-opponents = avversari sconosciuti: { $found }; ci sono { $choices }
why-bad-option-components-lists = components: serve 'standard' o tre liste: carte paesaggio / carte di un giocatore / carte della via magica, non { $found }.
why-bad-option-components-total =
    { $part ->
        [landscapes] components: servono da 1 a { $most } carte paesaggio, non { $found }.
        [player] components: servono da 1 a { $most } carte per giocatore, non { $found }.
       *[magic] components: servono da 1 a { $most } carte della via magica, non { $found }.
    }
why-bad-option-components-card = { $source }: { $part }: non c’è nessuna carta { $found }. Scegli { $choices }.
why-bad-option-components-number = { $source }: { $key } deve essere un numero da 0 a { $most }, non { $found }.
why-bad-option-components-way = { $source }: magic.ways contiene { $found }. Servono due simboli tra { $cards }, per esempio 'Odin+M'.
why-bad-option-components-word =
    { $part ->
        [landscapes] components: carte paesaggio: serve una carta con il suo numero, per esempio { $example }, non { $found }.
       *[player] components: carte di un giocatore: serve una carta con il suo numero, per esempio { $example }, non { $found }.
    }
why-bad-option-components-order = components: serve { $wanted }, non { $found }.
why-bad-option-components-not-toml = { $source } non descrive i componenti di un gioco: { $detail }
why-bad-option-components-key = { $source }: non c’è nessuna chiave { $found }. Scegli { $choices }.
why-bad-option-components-missing =
    { $type ->
        [dict] { $source }: manca la chiave { $key }, che deve essere una tabella.
       *[list] { $source }: manca la chiave { $key }, che deve essere una lista.
    }
why-bad-option-components-type =
    { $type ->
        [dict] { $source }: { $key } deve essere una tabella, non { $found }.
       *[list] { $source }: { $key } deve essere una lista, non { $found }.
    }
why-bad-notation-position = Non è una posizione di { $game }: { $found }
why-bad-notation-bot = Serve un bot come 'greedy' o 'search:time=0.5', non { $found }.
why-bad-notation-setting-twice = Un’impostazione compare due volte in { $found }.
why-bad-position-impossible = Posizione impossibile: { $found }: { $detail }
why-bad-record-missing = Manca { $key }.
why-bad-record-type =
    { $type ->
        [int] { $key } deve essere un numero intero, non { $found }.
        [bool] { $key } deve essere true o false, non { $found }.
        [list] { $key } deve essere un elenco, non { $found }.
        [dict] { $key } deve essere una tabella, non { $found }.
       *[str] { $key } deve essere un testo, non { $found }.
    }
why-bad-record-unknown = Qui { $key } non ha significato.
why-bad-record-mismatch = { $key } è { $found }, ma dalla partita risulta { $wanted }.
why-bad-record-not-toml = Non è TOML: { $detail }
why-bad-record-format = format deve essere { $wanted }, non { $found }.
why-bad-record-other-game = game deve essere { $wanted }, non { $found }.
why-bad-record-old-rules = La partita è stata giocata con le regole { $found }, che sono cambiate; si possono leggere solo registrazioni di { $wanted }.
why-bad-record-game = Non c’è nessun gioco { $found }.
why-bad-record-no-game = Non è una registrazione: il gioco non è indicato.
why-bad-record-too-large = Non è una registrazione: contiene un numero o un elenco troppo grande.
why-bad-request-address = { $found } non è né un indirizzo né una rete.
why-not-found-ban = Questo ban non esiste.
why-not-found-person = Questa persona non esiste.
why-not-found-set-aside = Questo tavolo non era stato messo da parte.
cli-os-ENOENT = File o cartella inesistente
cli-os-EACCES = Permesso negato
cli-os-EPERM = Operazione non consentita
cli-os-EEXIST = Il file esiste già
cli-os-EISDIR = È una cartella
cli-os-ENOTDIR = Non è una cartella
cli-os-ENOSPC = Non c’è più spazio sul disco
cli-os-EROFS = File system in sola lettura
cli-os-EADDRINUSE = L’indirizzo è già in uso
cli-os-EADDRNOTAVAIL = Questo computer non ha quell’indirizzo
cli-settings-file = Impossibile leggere { $file }: { $reason }
cli-settings-not-toml = { $file } non è TOML: { $detail }
cli-settings-unknown = { $where }: non c’è nessuna impostazione { $setting }.
cli-settings-value = { $where }: valore non valido per { $setting }: { $detail }
cli-store-error = Il database segnala un errore: { $detail }
cli-store-not-empty = Il database non è vuoto: un backup si può ripristinare solo in uno vuoto.
cli-store-inconsistent = Il backup è incoerente.
cli-store-other-version = { $file } non è un backup di questa versione.
cli-store-no-backup = { $file } non è un backup, o è incompleto.
cli-store-newer = Il database ha lo schema { $schema }, di una versione più recente di allfather; questa conosce lo schema { $known }.
cli-store-scheme = Un database è postgresql://…, sqlite:///PATH o il percorso di un file, non { $scheme }://….
cli-store-url = L’URL del database PostgreSQL non è valido.
cli-store-unreachable = PostgreSQL non è raggiungibile: { $detail }
cli-store-open = Impossibile aprire { $file }: { $detail }
cli-store-in-use = { $file } è usato da un altro processo: un file può essere usato da un solo server alla volta.
cli-store-copy = Impossibile copiare { $source } in { $target }: { $detail }

click-error = Errore: { $message }
click-try = Per l’aiuto scrivi «{ $command } { $option }».
click-aborted = Interrotto!
click-default = predefinito: { $default }
click-required = obbligatorio
click-invalid = Valore non valido: { $message }
click-invalid-for = Valore non valido per { $param_hint }: { $message }
click-missing-argument = Manca l’argomento
click-missing-option = Manca l’opzione
click-missing-command = Manca un comando.
click-choose = Scegli tra:{ "\u000A" }{ "\u0009" }{ $choices }
click-no-option = L’opzione { $name } non esiste.
click-no-command = Il comando { $name } non esiste.
click-did-you-mean =
    { $count ->
        [one] Intendevi { $possibility }?
       *[other] (Intendevi una di queste: { $possibilities }?)
    }
click-extra =
    { $count ->
        [one] Argomento di troppo ({ $args })
       *[other] Argomenti di troppo ({ $args })
    }
click-needs-value =
    { $count ->
        [one] L’opzione { $name } richiede un valore.
       *[other] L’opzione { $name } richiede { $nargs } valori.
    }
click-takes-no-value = L’opzione { $name } non ha un valore.
click-not-one-of =
    { $count ->
        [one] { $value } non è { $choice }.
       *[other] { $value } non è uno di questi: { $choices }.
    }
click-not-a-number = { $value } non è un numero adatto qui.
click-not-in-range = { $value } non è nell’intervallo { $range }.
click-is-a-file = { $filename } è un file.
click-is-a-folder = { $filename } è una cartella.
click-not-readable = { $filename } non si può leggere.

## Aiuto dei comandi. Le parole in maiuscolo sono nomi di argomenti, uguali in tutte le lingue.

help-usage = Uso:
help-options = Opzioni:
help-commands = Comandi:
help-example = Esempio:
help-allfather = ODIN e Odins Raben: gioca, simula, verifica.
help-play = Gioca nel terminale contro i bot.
help-play-seed = Seed delle smazzate; se non è indicato, è casuale.
help-play-bot = Il bot che gioca negli altri posti: un livello (thrall, karl, hirdman, jarl, konung) o un altro bot.
help-trace = Stampa partite casuali come righe JSON, con lo stato completo a ogni decisione.
help-sim = Gioca molte partite casuali e ne stampa un riassunto.
help-sim-out = Scrive anche tutti i risultati in questo file .npz.
help-bench = Misura le decisioni al secondo, e le confronta con OpenSpiel se è installato.
help-bench-envs = Misura i passi al secondo in ogni ambiente, e li confronta con ambienti simili di altri progetti.
help-bench-search = Misura le simulazioni al secondo di una ricerca su un solo core.
help-bench-wasm = Misura i moduli WebAssembly in Node accanto al codice nativo.
help-arena =
    Fa giocare i bot tra loro con le stesse smazzate.

    Tutte le coppie giocano le stesse smazzate. In due, ogni smazzata si gioca due volte, scambiando i posti; con più giocatori, ogni bot di una coppia occupa da solo un posto dopo l’altro, contro l’altro bot in tutti i posti restanti. Per riprendere un’arena interrotta, ripeti lo stesso comando.
help-arena-games = Partite di ogni coppia, arrotondate per eccesso a smazzate intere.
help-arena-out = Cartella per le partite e i risultati; se non è indicata, una in questa cartella con un nome preso dalla configurazione dell’arena.
help-wasm = Compila GAME in un modulo WebAssembly, con accanto un file che dice dove si trova ogni cosa nella sua memoria.
help-wasm-out = Il file del modulo; quello accanto finisce in .json, e un gioco con una rete ha anche .net.wasm e .weights.
help-train = Addestra una rete per GAME, che gioca contro sé stessa; lo stesso comando riprende un addestramento interrotto.
help-train-config = Un file TOML con le impostazioni; se non è indicato, quello incluso nel pacchetto.
help-train-out = Cartella per i punti di ripristino, la curva e la rete.
help-perft = Conta le serie di mosse possibili da POSITION di GAME.
help-hint = Valuta ogni mossa in POSITION di GAME con una ricerca che sa solo ciò che può sapere chi è di turno.
help-hint-bot = Un bot di ricerca e il suo budget.
help-hint-seed = Stesso seed e stesse simulazioni, stessa risposta.
help-replay = Stampa ogni passo di una partita registrata; FILE può essere - per lo standard input.
help-serve =
    Avvia il server dei giochi, per browser e bot.

    Le altre impostazioni vengono da un file o da variabili d’ambiente ALLFATHER_…; docs/hosting.md le elenca.
help-site = Scrive la pagina in FOLDER per un hosting statico: tutto ciò che funziona senza server.
help-admin = Amministra un server, in funzione o no: backup, persone, ban, tavoli, annunci.
help-admin-backup = Scrive tutti i dati del server in TARGET, anche mentre è in funzione.
help-admin-restore = Ripristina il backup SOURCE in un server vuoto, con l’uno o l’altro database.
help-admin-list-people = Elenca le persone, a partire da chi si è visto per ultimo.
help-admin-export-person = Stampa come JSON tutto ciò che è salvato su PERSON (un id).
help-admin-delete-person = Elimina tutto ciò che è salvato su PERSON (un id); le sue partite restano, senza il nome.
help-admin-ban = Bandisce una persona (per id), un indirizzo o una rete.
help-admin-unban = Revoca il ban di una persona o di un indirizzo.
help-admin-list-tables = Elenca i tavoli aperti o in gioco, a partire dagli ultimi cambiati.
help-admin-close-table = Chiude TABLE, per id o codice.
help-admin-list-set-aside = Elenca i tavoli che non si sono potuti leggere, a partire dagli ultimi, e perché.
help-admin-export-table = Stampa gli eventi salvati di TABLE, per id o codice, con tutti i segreti; anche se non si può leggere.
help-admin-retry-table = Fa rileggere TABLE, che era stato messo da parte.
help-admin-announce = Mostra TEXT a tutti, adesso e a chi si collega nelle prossime ore.
help-option-language = Lingua; se non è indicata, quella del sistema.
help-option-help = Mostra questo aiuto ed esce.
help-option-version = Mostra la versione ed esce.
help-option-players = Numero di giocatori.
help-option-components = Le carte del gioco: standard, un file TOML o un testo come 'MF9 / M9 raven2 / Odin+M'.
help-option-seed = Lo stesso seed dà le stesse partite.
help-option-games = Numero di partite.
help-option-device = Dispositivo.
help-option-threads = Thread della CPU; se non è indicato, tutti i core.
help-option-seconds = Durata di ogni misurazione.
help-option-move_limit = Limite di tempo per mossa; se non è indicato, nessuno.
help-option-engine = Motore di esecuzione.
help-option-jobs = Partite giocate insieme; se non è indicato, una per core.
help-option-depth = Quante mosse calcolare in avanti.
help-option-split = Conta anche separatamente per ogni prima mossa.
help-option-as_json = Stampa righe JSON, come trace.
help-option-file = Un file TOML con le impostazioni.
help-option-data = Cartella per tutti i dati del server.
help-option-database = postgresql://…; se non è indicato, un file SQLite nella cartella dei dati.
help-option-host = Indirizzo su cui ascoltare; 0.0.0.0 vuol dire tutte le reti.
help-option-port = Porta su cui ascoltare; 0 ne sceglie una libera.
help-option-public_url = L’indirizzo usato dai giocatori, per i link e il codice QR.
help-option-qr = Mostra l’indirizzo come codice QR.
help-option-reason = Il motivo che viene mostrato.
help-option-days = Per quanti giorni; se non è indicato, per sempre.
help-option-hours = Per quante ore.
