### Ciò che dice solo il terminale, in italiano; il resto viene dai messaggi della pagina, che si usano anche qui.
### $who è "you" se la frase parla di chi la legge; gli altri hanno un nome, $name. Le carte, le azioni e ciò che si scrive
### sono notazione, uguale in tutte le lingue.

## Tutti i giochi

terminal-you = Tu
terminal-none = nessuna
terminal-points = punti
terminal-cards = carte
terminal-labelled = { $label }: { $value }
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
terminal-nothing-else = Non puoi fare altro:
terminal-nothing-chosen = Nessuna scelta.
terminal-not-understood = Non si capisce «{ $typed }».
terminal-hint = Scrivi un numero del menu, una mossa, oppure ? per l’aiuto.
terminal-menu-numbers = Il menu ha i numeri da 1 a { $last }.
terminal-menu-keys = Il menu ha { $keys }.
terminal-menu-part = (parte { $number } di { $count }: m mostra il resto)
terminal-bot-failed = Il bot di { $name } ha fallito e al suo posto si fa una mossa semplice: { $error }
terminal-leave-sure = Lasciare il tavolo? (y = sì, n = no)
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
terminal-save-exists = Non salvata: { $file } esiste già, scegli un altro nome.
terminal-save-failed = Non salvata in { $file }: { $why }.
terminal-saved = Salvata in { $file }.
terminal-saved-secret = Salvata in { $file } (ci sono le carte di tutti: non sbirciare).

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
        [stage] La tappa successiva non è stata distribuita: la partita si ferma qui.
       *[hand] La mano successiva non è stata distribuita: la partita si ferma qui.
    }
terminal-keep = Scrivi save FILE per conservare questa partita.
terminal-over = La partita è finita: scrivi save FILE per conservarla, o premi Invio per uscire.

terminal-help = Che cosa puoi scrivere
terminal-help-number = la scelta 7 del menu
terminal-help-menu = di nuovo le scelte, o il resto di una lunga lista
terminal-help-hand = il tavolo e le tue carte
terminal-help-log = che cosa è appena successo
terminal-help-scores = i punti, e quante carte hanno tutti
terminal-help-save = scrivere in un file la partita fino a questo punto
terminal-help-quit = lasciare il tavolo (si conferma con y)
terminal-help-rules = le regole

## ODIN

terminal-odin-aim = Liberati delle tue carte: ognuna che ti resta è un punto.
terminal-odin-end = Quando qualcuno ha { $limit } punti o più dopo una mano, vince chi ne ha di meno.
terminal-odin-end-hand = Dopo una sola mano vince chi ha meno punti.
terminal-odin-cards = Una carta è un colore con un numero da 1 a 9: { $colours }.
terminal-odin-hint = Scrivi un numero del menu, carte come g7 g3, oppure ? per l’aiuto.
terminal-odin-help-cards = giocare queste carte, in qualsiasi ordine; b6 serve anche a prendere una carta
terminal-odin-help-pass = passare
terminal-odin-help-known = le carte che gli altri hanno preso sotto gli occhi di tutti, e gli scarti
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
terminal-odin-hand = Le tue carte: { $cards }
terminal-odin-middle =
    { $who ->
        [you] Centro: { $cards }, tuo
       *[other] Centro: { $cards }, di { $name }
    }
terminal-odin-middle-empty = Centro: vuoto
terminal-odin-beat = Batti { $beaten } con { $cards }.
terminal-odin-known = Carte che gli altri hanno preso sotto gli occhi di tutti e hanno ancora:
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
        [you] Apri con { $cards } e finisci le carte.
       *[other] { $name } apre con { $cards } e finisce le carte.
    }
terminal-odin-takes =
    { $who ->
        [you] Giochi { $cards } e prendi { $card }.
       *[other] { $name } gioca { $cards } e prende { $card }.
    }
terminal-odin-plays-out =
    { $who ->
        [you] Giochi { $cards } e finisci le carte.
       *[other] { $name } gioca { $cards } e finisce le carte.
    }

## Odins Raben

terminal-ravens-race = Tu voli con { $own }, { $name } con { $other }.
terminal-ravens-aim = Arriva per primo alla fine del percorso, con più vantaggio che puoi: si gioca a { $goal } punti.
terminal-ravens-landscapes = Paesaggi: M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Carte di Odino: order ({ card-order }), raven ({ card-raven }), land ({ card-land }), stone ({ card-stone }).
terminal-ravens-hint = Scrivi ciò che il menu ha davanti a una scelta, una mossa come fly m, oppure ? per l’aiuto.
terminal-ravens-ambiguous = «{ $typed }» può essere { $actions }.
terminal-ravens-help-fly = la mossa stessa, o il suo inizio: f m, p raven, l t, e
terminal-ravens-help-pair = volare con due carte uguali
terminal-ravens-help-pile = volare con la carta in cima alla tua pila, che è ^; anche drop ^
terminal-ravens-help-space = come posto per la pietra: la casella 4 di Hugin
terminal-ravens-help-discards = gli scarti, la via magica e i paesaggi rimossi
terminal-ravens-begins =
    { $who ->
        [you] Tappa { $stage }: cominci tu. La via magica è { $magic }.
       *[other] Tappa { $stage }: comincia { $name }. La via magica è { $magic }.
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
terminal-ravens-pile = La tua pila, dal basso in alto: { $cards }
terminal-ravens-pile-empty = La tua pila è vuota
terminal-ravens-plays-left = Puoi ancora giocare: { $hand } dalla mano, { $pile } dalla pila
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
terminal-ravens-new-pile = La tua nuova pila, dal basso in alto: { $cards }
terminal-ravens-drawn = Peschi il paesaggio { $card } (corsia di Hugin, poi di Munin).
terminal-ravens-enter-end = Premi Invio per finire il turno:

terminal-ravens-flies =
    { $who ->
        [you] Voli con { $cards }: { $raven } alla casella { $space }.
       *[other] { $name } vola con { $cards }: { $raven } alla casella { $space }.
    }
terminal-ravens-flies-pile =
    { $who ->
        [you] Voli con { $cards } dalla pila: { $raven } alla casella { $space }.
       *[other] { $name } vola con { $cards } dalla pila: { $raven } alla casella { $space }.
    }
terminal-ravens-clears =
    { $who ->
        [you] Togli la pietra con { $cards } e voli: { $raven } alla casella { $space }.
       *[other] { $name } toglie la pietra con { $cards } e vola: { $raven } alla casella { $space }.
    }
terminal-ravens-clears-pile =
    { $who ->
        [you] Togli la pietra con { $cards } dalla pila e voli: { $raven } alla casella { $space }.
       *[other] { $name } toglie la pietra con { $cards } dalla pila e vola: { $raven } alla casella { $space }.
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
        [you] Posi { $card } sulla via magica: ora ne hai { $count }.
       *[other] { $name } posa { $card } sulla via magica: ora ne ha { $count }.
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] Posi { $card } dalla pila sulla via magica: ora ne hai { $count }.
       *[other] { $name } posa { $card } dalla pila sulla via magica: ora ne ha { $count }.
    }
terminal-ravens-order-pile =
    { $who ->
        [you] Riordini la tua pila.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] Allunghi il percorso con una carta di Odino.
       *[other] { ravens-did-order-path }
    }
terminal-ravens-raven-back =
    { $space ->
        [0]
            { $who ->
                [you] Fai tornare { $raven } alla partenza.
               *[other] { $name } fa tornare { $raven } alla partenza.
            }
       *[other]
            { $who ->
                [you] Fai tornare { $raven } alla casella { $space }.
               *[other] { $name } fa tornare { $raven } alla casella { $space }.
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
        [you] Rimuovi la carta { $number }, { $card }.
       *[other] { $name } rimuove la carta { $number }, { $card }.
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
        [you] Posi { $card } alla fine del percorso: carta { $number }.
       *[other] { $name } posa { $card } alla fine del percorso: carta { $number }.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] Finisci il turno.
       *[other] { $name } finisce il turno.
    }
terminal-ravens-draws =
    { $who ->
        [you] Peschi { $cards }.
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
                [one] { $raven } è al traguardo: vinci la tappa con { $count } casella di vantaggio.
               *[other] { $raven } è al traguardo: vinci la tappa con { $count } caselle di vantaggio.
            }
       *[other]
            { $count ->
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
        [own] Carte sulla via magica: tu { $own }, { $name } { $other }. Segni { $points } punti.
        [other] Carte sulla via magica: tu { $own }, { $name } { $other }. { $name } segna { $points } punti.
       *[nobody] Carte sulla via magica: tu { $own }, { $name } { $other }. Nessuno segna punti per questo.
    }

## Comandi

cli-compiling = Compilazione delle regole: mezzo minuto, solo la prima volta…
cli-serving = Allfather è all’indirizzo { $address }   (Ctrl-C lo ferma)
cli-interval = da { $low } a { $high }

cli-sim-title =
    { $games ->
        [one] { $game }: { $games } partita casuale con { $players } giocatori
       *[other] { $game }: { $games } partite casuali con { $players } giocatori
    }
cli-sim-seat = posto
cli-sim-mean = media dei punti
cli-sim-deviation = deviazione
cli-sim-least = minimo
cli-sim-most = massimo
cli-sim-decisions = decisioni per partita: { $mean } in media, da { $least } a { $most }
cli-sim-deals = distribuzioni per partita: { $mean } in media, da { $least } a { $most }

cli-hint-title =
    { $playouts ->
        [one] posto { $seat } di { $players }: { $playouts } simulazione in { $seconds } s
       *[other] posto { $seat } di { $players }: { $playouts } simulazioni in { $seconds } s
    }
cli-hint-action = azione
cli-hint-tried = provata
cli-hint-wins = vince
cli-hint-interval = al 95%

cli-arena-title =
    { $pairs ->
        [one] { $game }, { $players } giocatori; { $pairs } coppia di bot.
       *[other] { $game }, { $players } giocatori; { $pairs } coppie di bot.
    }
cli-arena-deals =
    { $deals ->
        [one] Ogni coppia gioca { $deals } distribuzione in { $seatings } disposizioni, cioè { $games } partite.
       *[other] Ogni coppia gioca { $deals } distribuzioni in { $seatings } disposizioni, cioè { $games } partite.
    }
cli-arena-intervals = Gli intervalli sono al 95% sulle distribuzioni.
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
cli-arena-difference = differenza di vittorie
cli-arena-fault =
    { $count ->
        [one] { $bot } ha sbagliato { $count } volta, la prima: { $first }
       *[other] { $bot } ha sbagliato { $count } volte, la prima: { $first }
    }
cli-arena-rounded = Arrotondato a distribuzioni intere: ogni coppia gioca { $games } partite, non { $wanted }.
cli-arena-stopped = Interrotto. Le partite finite sono in { $folder }; ripeti lo stesso comando per continuare.
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
        [one] Cancellato. Il nome è stato tolto da { $tables } tavolo; un server acceso può mostrarlo finché non finisce.
       *[other] Cancellato. Il nome è stato tolto da { $tables } tavoli; un server acceso può mostrarlo finché non finiscono.
    }
cli-admin-banned = Escluso. Un server acceso se ne accorge in pochi secondi.
cli-admin-unbanned = L’esclusione è tolta.
cli-admin-closed = Chiuso.
cli-admin-closed-unreadable = Chiuso nell’elenco dei tavoli. I suoi eventi sono illeggibili e restano come sono.
cli-admin-retried = Un server acceso lo rilegge quando arriva qualcuno o c’è qualcosa da fare.
cli-admin-announced = Annunciato. Un server acceso lo mostra in pochi secondi.

cli-not-utf8 = { $file } non è un testo UTF-8
cli-not-installed = { $package } non è installato: pip install '.[server]'
cli-cannot-listen = impossibile ascoltare su { $address }: { $why }

## Aiuto dei comandi. Le parole in maiuscolo sono nomi di argomenti, uguali in tutte le lingue.

help-usage = Uso:
help-options = Opzioni:
help-commands = Comandi:
help-example = Esempio:
help-allfather = ODIN e Odins Raben: giocare, simulare, verificare.
help-play = Giocare nel terminale contro i bot.
help-play-seed = Seme delle distribuzioni; casuale se manca.
help-play-bot = Il bot che gioca negli altri posti.
help-trace = Stampare partite casuali come righe JSON, con lo stato completo a ogni decisione.
help-sim = Giocare molte partite casuali e stamparne un riassunto.
help-sim-out = Scrivere anche tutti i risultati in questo file .npz.
help-bench = Misurare le decisioni al secondo e confrontarle con OpenSpiel, se è installato.
help-bench-envs = Misurare i passi al secondo di ogni ambiente e confrontarli con quelli di altri progetti.
help-bench-search = Misurare le simulazioni al secondo di una ricerca su un core.
help-arena =
    Far giocare i bot tra loro con distribuzioni uguali.

    Tutte le coppie giocano le stesse distribuzioni. In due ogni distribuzione si gioca due volte, scambiando i posti; in più giocatori ogni bot di una coppia gioca da solo in ogni posto a turno, contro l’altro bot in tutti gli altri. Per riprendere dopo un’interruzione, ripeti lo stesso comando.
help-arena-games = Partite di ogni coppia, arrotondate a distribuzioni intere.
help-arena-out = Cartella di partite e risultati; se manca, una in questa cartella con il nome dell’arena.
help-perft = Contare le sequenze di azioni da POSITION di GAME.
help-hint = Valutare ogni azione in POSITION di GAME con una ricerca che sa solo ciò che può sapere chi è di turno.
help-hint-bot = Un bot di ricerca e i suoi mezzi.
help-hint-seed = Stesso seme e stesse simulazioni, stessa risposta.
help-replay = Stampare ogni passo di una partita registrata; FILE può essere - per lo standard input.
help-serve =
    Servire i giochi a browser e bot.

    Le altre impostazioni vengono da un file o da variabili d’ambiente ALLFATHER_…; docs/hosting.md le elenca.
help-admin = Amministrare un server, acceso o no: copie, persone, esclusioni, tavoli, annunci.
help-admin-backup = Scrivere tutti i dati del server in TARGET, anche mentre è acceso.
help-admin-restore = Ripristinare la copia SOURCE in un server vuoto, con l’uno o l’altro database.
help-admin-list-people = Elencare le persone, prima le ultime viste.
help-admin-export-person = Stampare come JSON tutto ciò che è salvato su PERSON (un id).
help-admin-delete-person = Cancellare tutto su PERSON (un id); le sue partite restano senza il nome.
help-admin-ban = Escludere una persona (per id), un indirizzo o una rete.
help-admin-unban = Togliere l’esclusione di una persona o di un indirizzo.
help-admin-list-tables = Elencare i tavoli aperti o in gioco, prima gli ultimi cambiati.
help-admin-close-table = Chiudere TABLE, per id o codice.
help-admin-list-set-aside = Elencare i tavoli che non si sono potuti leggere, gli ultimi prima, e perché.
help-admin-export-table = Stampare gli eventi salvati di TABLE, per id o codice, con tutti i segreti; anche se è illeggibile.
help-admin-retry-table = Far rileggere TABLE, che era stato messo da parte.
help-admin-announce = Mostrare TEXT a tutti, adesso e a chi si collega nelle prossime ore.
help-option-language = Lingua; se manca, quella del sistema.
help-option-help = Mostrare questo aiuto.
help-option-version = Mostrare la versione.
help-option-players = Numero di giocatori.
help-option-components = Le carte del gioco: standard, un file TOML o un testo come 'MF9 / M9 raven2 / Odin+M'.
help-option-seed = Lo stesso seme dà le stesse partite.
help-option-games = Numero di partite.
help-option-device = Dispositivo.
help-option-threads = Thread della CPU; se manca, tutti i core.
help-option-seconds = Durata di ogni misura.
help-option-move_limit = Limite di tempo per mossa; nessuno se manca.
help-option-engine = Che cosa distribuisce il lavoro.
help-option-jobs = Partite giocate insieme; se manca, una per core.
help-option-depth = Azioni in avanti.
help-option-split = Contare anche separatamente per ogni prima azione.
help-option-as_json = Stampare righe JSON, come trace.
help-option-file = Un file TOML di impostazioni.
help-option-data = Cartella di tutti i dati del server.
help-option-database = postgresql://…; se manca, un file SQLite nella cartella dei dati.
help-option-host = Indirizzo su cui ascoltare; 0.0.0.0 sono tutte le reti.
help-option-port = Porta su cui ascoltare; 0 ne sceglie una libera.
help-option-public_url = L’indirizzo usato dai giocatori, per i link e il codice QR.
help-option-qr = Mostrare l’indirizzo come codice QR.
help-option-reason = Il motivo mostrato.
help-option-days = Per quanti giorni; se manca, per sempre.
help-option-hours = Per quante ore.
