### Every word of Allfather in Italian. All languages have the same messages; the build checks it.

## The page

home = Home
main-menu = Menu principale
skip-to-content = Vai al contenuto
loading = Caricamento…
about = Cos’è Allfather
lobby = Tavoli
leaderboard = Classifica
language = Lingua
settings = Impostazioni
profile = Profilo
sound-on = Attiva i suoni
sound-off = Spegni i suoni
sound = Suoni
close = Chiudi
dismiss = Capito
reconnecting = Connessione persa – riconnessione in corso…
connection-refused = Il server ha chiuso la connessione.
new-version = È pronta una nuova versione.
reload = Ricarica
old-browser =
    { $server ->
        [yes] Questo browser non può eseguire i giochi da solo: si gioca ai tavoli del server.
       *[no] Questo browser è troppo vecchio per eseguire i giochi. Ne serve uno più recente.
    }
page-broken = La pagina non si è caricata.
try-again = Riprova
not-found-title = Nient’altro che cielo
not-found-text = A questo indirizzo non trovano nulla nemmeno i corvi di Odino.
no-game-title = Questo gioco non esiste
no-game-text = Su questo server nessun gioco si chiama «{ $name }».
back-home = Torna alla pagina iniziale

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Liberati delle tue carte: batti il centro e prendi una delle carte battute. Da 2 a 6 giocatori.
ravens-blurb = Due corvi in gara sopra un paesaggio che cambia. 2 giocatori.
level-thrall = Servo
level-karl = Contadino
level-hirdman = Guerriero
level-jarl = Jarl
level-konung = Re
level-thrall-about = Facile: sbaglia spesso
level-karl-about = Medio: commette errori
level-hirdman-about = Difficile: conosce il gioco
level-jarl-about = Esperto: rapido e sicuro
level-konung-about = Maestro: pensa in anticipo

## Front page

front-title = Giochi di carte al tavolo di Odino
front-text =
    { $server ->
        [yes] Gioca subito, contro i bot o con gli amici. Non serve un account.
       *[no] Gioca subito contro i bot. Non serve un account.
    }
play-now = Gioca ora
invite-friends = Invita amici
learn-game = Impara in due minuti
read-rules = Regole
bots-level = Livello dei bot
players-count = Giocatori
players-number =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
go-on-playing = Riprendi la partita
have-code = Hai un codice?
code-of-table = Codice del tavolo
join = Entra
more-choices = Altre opzioni
load-record = Rivedi una partita salvata
front-fair = Ogni smazzata si può verificare
front-fair-text = Prima della partita il server sigilla il segreto con cui mescola le carte; alla fine il tuo browser può ricalcolare ogni smazzata.
front-free = Gratis, anche sul tuo server
front-free-text = Niente pubblicità, niente tracciamento. Basta un comando per avere il tuo server.
front-bots = Bot che ragionano
front-bots-text = Da facile a esperto. E giocano pulito: un bot sa solo quello che può sapere chi siede al suo posto.

## Opening a table

open-title = Apri un tavolo
open-title-of = Apri un tavolo: { $game }
open-and-play = Gioca contro i bot
option-limit = Durata della partita
option-limit-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
option-limit-hand = una sola mano
option-opener = Chi comincia la mano successiva
option-opener-left = chi siede a sinistra di chi aveva cominciato
option-opener-winner = chi ha vinto la mano
option-whole_hand = Aprire con tutta la mano
option-whole_hand-optional = facoltativo
option-whole_hand-forced = obbligatorio
option-all_colours = Tutti e sei i colori anche in due
option-back_needs_two = Un corvo si può far arretrare solo dalla casella 3 in poi
option-protect_ravens = Le carte paesaggio sotto un corvo non si possono cambiare
option-protect_stone = La carta paesaggio sotto la pietra non si può cambiare
option-longest_path = Lunghezza massima del percorso
option-longest_path-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
option-longest_path-never = senza limite
terms-title = Impostazioni del tavolo
terms-listed = Mostra nell’elenco dei tavoli
terms-clock = Orologio
clock-none = Senza orologio
clock-turn = { $seconds } s a turno
clock-bank = { $minutes } min + { $increment } s
terms-pace = Velocità dei bot
pace-slow = Lenta
pace-normal = Normale
pace-quick = Rapida
pace-instant = Immediata
terms-hints = Consigli ammessi (partita senza rating)
terms-take_back = Si possono annullare le mosse
terms-spectators = Spettatori ammessi
terms-chat = Chat
terms-rated = Con rating (vale per la classifica)

## The table

waiting-title = In attesa di giocatori
waiting-text = Manda il link ai tuoi amici. I bot occuperanno i posti vuoti.
join-invited = { $name } ti invita a una partita.
join-title = Unisciti a questo tavolo
join-table = Siediti
join-as = Siediti come { $name }
name-title = Chi sei?
name-ask = Come ti devono chiamare gli altri? Questo browser ricorda il tuo nome e il tuo scudo.
name-example = Il tuo nome
name-change = Cambia nome e scudo
shield-choose = Dipingi il tuo scudo
shield-ground = Fondo
shield-figure = Motivo
shield-figure-number = Motivo { $number }
shield-paint = Colore del motivo
dye-R = rosso
dye-O = arancione
dye-Y = giallo
dye-G = verde
dye-B = blu
dye-P = viola
dye-C = crema
share-link = Condividi il link
link-copied = Link copiato
copy-link = Copia link
table-code = Codice
show-qr = Inquadra per entrare
start-game = Inizia la partita
seat-free = Posto libero
sit-here = Siediti qui
seat-bot = Aggiungi un bot
empty-seat = Libera questo posto
seat-host = host
seat-you = tu
you-name = Tu
seat-away = assente – gioca un bot
seat-gone = non connesso
seat-successor = { $name } prende questo posto dalla prossima mano o tappa
seat-number = Posto { $number }
waiting-for-host = Si aspetta che { $name } inizi la partita.
game-starting = La partita sta per cominciare…
leave-table = Lascia il tavolo
leave-sure = Lasci davvero il tavolo? Al tuo posto giocherà un bot.
leave-yes = Lascia
stay = Resta
table-closed = Questo tavolo è chiuso.
closed-too-long = La partita è durata troppo, e il server ha chiuso questo tavolo. Non c’è nessun risultato.
table-unknown = Questo tavolo non esiste.
solo-name = Viandante
solo-unknown = Questa partita non è salvata in questo browser.
solo-leave = Abbandona la partita
solo-leave-sure = Abbandonare la partita? Verrà eliminata.
solo-leave-yes = Abbandona
solo-invite = Invita invece degli amici
your-turn = Tocca a te
turn-of = Tocca a { $name }
title-your-turn = ● Tocca a te
looking-on = Stai guardando
take-over-bot = Prendi il posto di { $name }
menu = Menu
log = Diario
log-earlier = Mostra le mosse precedenti
chat = Chat
cards-known = Carte
scores = Punti
nothing-yet = Ancora niente
say-something = Di’ qualcosa…
send = Invia
react-with = Reagisci
reaction-hail = Salve
reaction-horn = Corno
reaction-axe = Ascia
reaction-raven = Corvo
reaction-laugh = Risata
reaction-tears = Lacrime
reaction-mead = Idromele
reaction-skull = Teschio
mute = Silenzia { $name }
unmute = Riattiva { $name }
hint = Consiglio
hint-share = vince il { $share }%
hint-about = La percentuale di un consiglio è la tua probabilità stimata di vincere la partita con quella mossa.
take-back = Annulla mossa
auto-pass = Mosse automatiche
auto-pass-about = Se è possibile una sola mossa, viene fatta per te.
show-hands = Accetto che gli spettatori vedano tutte le mani
show-hands-unrated = Se tutti accettano prima dell’inizio, la partita non vale per la classifica.
show-hands-rated = In una partita che vale per la classifica nessuno vede le mani degli altri prima della fine.
read-table = Descrivi il tavolo
keys = Scorciatoie da tastiera
chat-off = A questo tavolo la chat è disattivata.

## The log

log-dealt = Si distribuiscono le carte.
log-began = La partita comincia.
log-sat =
    { $name ->
        [you] Ti siedi.
       *[other] { $name } si siede.
    }
log-left =
    { $name ->
        [you] Te ne vai.
       *[other] { $name } se ne va.
    }
log-renamed =
    { $name ->
        [you] Hai cambiato nome.
       *[other] { $name } ha cambiato nome.
    }
log-took-back =
    { $name ->
        [you] Annulli una mossa.
       *[other] { $name } annulla una mossa.
    }
log-went-away =
    { $name ->
        [you] Ti assenti; al tuo posto gioca un bot.
       *[other] { $name } si assenta; al suo posto gioca un bot.
    }
log-came-back =
    { $name ->
        [you] Sei di nuovo qui.
       *[other] { $name } è di nuovo qui.
    }
log-show-hands-changed =
    { $name ->
        [you] Cambi la tua scelta: gli spettatori possono vedere le mani o no.
       *[other] { $name } cambia la sua scelta: gli spettatori possono vedere le mani o no.
    }
log-pace-changed = L’host ha cambiato la velocità dei bot.
log-rematched = È pronta una rivincita.
log-resumed = Il server è rimasto fermo per un po’; gli orologi non sono andati avanti.
log-closed = Il tavolo è chiuso.
log-opened = Il tavolo è aperto.
log-called = La partita sta per cominciare.
log-nonce-opened =
    { $name ->
        [you] Riveli il tuo numero sigillato.
       *[other] { $name } rivela il proprio numero sigillato.
    }
log-hand = Mano { $number }
log-stage = Tappa { $number }

## The end

result-title = La partita è finita
show-result = Vai al risultato
go-on = Continua
moment-told = { $name }: { $added }, { $total } in tutto.
result-won = Hai vinto
result-lost = { $name } vince
result-shared = { $names } vincono a pari merito
result-winner = vince
result-place = { $place }º posto
result-margin =
    { $count ->
        [0] Pari punti.
        [one] Vittoria con { $count } punto di vantaggio.
       *[other] Vittoria con { $count } punti di vantaggio.
    }
result-decided = La svolta: { $chapter } ({ $first } { $won }, { $second } { $lost }).
result-undone =
    { $count ->
        [one] Partita giocata con { $count } mossa annullata.
       *[other] Partita giocata con { $count } mosse annullate.
    }
result-shared-text = { $game }: { $words }. { $points }
result-share = Condividi il risultato
result-copied = Risultato copiato
rematch = Rivincita
rematch-there = Vai alla rivincita
rematch-text = La partita comincia appena ci sono tutti.
rematch-gathering = In attesa degli altri
rematch-ready = pronto
rematch-awaited = non ha ancora risposto
rematch-start = Inizia senza aspettare
replay = Replay
verify-deals = Verifica le smazzate
new-table = Nuovo tavolo
keep-game = Salva sul server
kept-game = Salvata: vai alle tue partite
points-total = Totale
hand-short = M{ $number }
stage-short = T{ $number }

## ODIN

colour-R = { $number } rosso
colour-O = { $number } arancione
colour-Y = { $number } giallo
colour-G = { $number } verde
colour-B = { $number } blu
colour-P = { $number } viola
figure-1 = guaritore
figure-2 = skald
figure-3 = spia
figure-4 = seidmadr
figure-5 = völva
figure-6 = hirdman
figure-7 = berserker
figure-8 = styrimadr
figure-9 = jarl
odin-card = { $name }, { $figure }
odin-card-dull = { $card }, ora non giocabile
odin-card-advised = { $card }, consigliato
odin-hand = La tua mano
odin-middle = Il centro
odin-middle-empty = Il centro è vuoto
odin-lead = Apri con una carta.
odin-lead-whole = Apri con una carta o con tutta la mano.
odin-lead-forced = Devi aprire con tutta la mano.
odin-beat = Batti { $value } con { $fewest } o { $most } carte.
odin-cannot-beat = Non hai niente che batta { $value }.
odin-hint = Consiglio: { $action }. Probabilità di vittoria: { $share }% circa.
odin-take = Prendi una delle carte che hai battuto.
odin-take-card = Prendi: { $card }
odin-play = Gioca
odin-play-value = Gioca { $value }
odin-pass = Passa
odin-pass-always = Passa sempre in automatico
odin-choose-first = Scegli prima le carte da giocare.
odin-chosen =
    { $card } scelto. { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, valore { $value }.
odin-put-back = { $card } non è più scelto.
odin-last-card = Ultima carta!
odin-out = ha chiuso
odin-points-of = { $count } punti su { $limit }
odin-recap = Dal tuo ultimo turno
odin-recap-laid =
    { $name ->
        [you] giochi
       *[other] gioca
    }
odin-recap-took =
    { $name ->
        [you] prendi
       *[other] prende
    }
odin-recap-passed =
    { $name ->
        [you] passi
       *[other] passa
    }
odin-grid = Dove si trova ogni carta
odin-where = { $card }: { $where }
odin-where-own = nella tua mano
odin-where-middle = al centro
odin-where-gone = scartato
odin-where-out = non ancora visto
odin-where-known =
    { $name ->
        [you] nella tua mano
       *[other] in mano a { $name }
    }
sort-colour = Ordina per colore
sort-number = Ordina per numero
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
points-count =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
odin-passed = ha passato
odin-laid = ha giocato { $value }
odin-known = Carte note
odin-none-known = nessuna carta nota
odin-discards = Scarti
odin-unseen = Non ancora viste
odin-limit = fino a { $limit }
odin-hand-over = { $name } ha chiuso
odin-hand-over-you = Hai chiuso!
odin-next-hand = Tra un attimo si distribuiscono le carte per la prossima mano.
odin-say-laid =
    { $name ->
        [you]
            { $count ->
                [one] Giochi: { $cards }.
               *[other] Giochi: { $cards } ({ $value }).
            }
       *[other]
            { $count ->
                [one] { $name } gioca: { $cards }.
               *[other] { $name } gioca: { $cards } ({ $value }).
            }
    }
odin-say-passed =
    { $name ->
        [you] Passi.
       *[other] { $name } passa.
    }
odin-say-took =
    { $name ->
        [you] Prendi: { $card }.
       *[other] { $name } prende: { $card }.
    }
odin-read-hand = Hai in mano: { $cards }.
odin-read-middle =
    { $name ->
        [you] Al centro, giocato da te: { $cards }. Valore: { $value }.
       *[other] Al centro, di { $name }: { $cards }. Valore: { $value }.
    }
odin-read-seat =
    { $name ->
        [you] Hai { $cards } e { $points }.
       *[other] { $name } ha { $cards } e { $points }.
    }
odin-read-known =
    { $name ->
        [you] Tue carte note: { $cards }.
       *[other] Carte note di { $name }: { $cards }.
    }

## Why not

why-offline = La connessione con il server è persa.
why-no-engine = In questo browser non si può giocare a questo gioco.
why-other-rules = Questa partita è stata iniziata con regole diverse ({ $rules }) da quelle di questa versione.
why-bad-notation = Non è una mossa di questo gioco.
why-not-a-set = Le carte giocate insieme devono avere lo stesso colore o lo stesso numero.
why-must-take = Prima prendi una di queste carte: { $cards }.
why-nothing-to-take = Non c’è nessuna carta da prendere.
why-leader-passes = Apri tu questo giro, quindi non puoi passare.
why-not-held = Non hai in mano: { $cards }.
why-whole-hand-forced = Le tue carte sono tutte dello stesso colore o dello stesso numero: devi aprire con tutte.
why-bad-lead = Si apre con una carta – o con tutta la mano, se le carte sono tutte dello stesso colore o tutte dello stesso numero.
why-wrong-size = Per battere il centro gioca { $size } o { $most } carte.
why-too-low = { $value } non batte { $middle }.
why-illegal-action = Ora non è possibile.
why-wrong-phase-play = Prima gioca una carta o finisci il turno.
why-wrong-phase-target = Prima scegli una carta o una casella del percorso.
why-wrong-phase-second = Prima scegli la seconda carta da scambiare.
why-wrong-phase-order = Prima scegli la prossima carta della tua pila.
why-wrong-phase-extend = Prima decidi se allungare il percorso.
why-wrong-phase-orient = Prima scegli in che verso posare la carta paesaggio.
why-not-left = Non resta nessuna carta { $card } da mettere sulla pila.
why-too-many-plays-hand = In questo turno hai già giocato { $most } carte dalla mano: di più non si può.
why-too-many-plays-pile = In questo turno hai già giocato { $most } carte dalla pila: di più non si può.
why-pile-too-small = Nella tua pila non ci sono abbastanza carte.
why-not-magic = Questa carta non corrisponde a nessuno dei due simboli della via magica.
why-no-stone = Sulla tua strada non c’è nessuna pietra.
why-stone-ahead = La pietra è sulla prossima casella. Per toglierla gioca insieme due carte di quel paesaggio, due coppie di carte volo uguali, o una carta e una coppia.
why-no-match =
    { $units ->
        [one] La prossima casella è { $landscape }. Volaci con quella carta, o con due carte volo uguali.
       *[other] La prossima casella è { $landscape }. Per togliere la pietra gioca insieme due di quelle carte; al posto di ognuna vale una coppia di carte volo uguali.
    }
why-not-on-top = Quella carta non è in cima alla tua pila.
why-no-effect-pile-alike = Non c’è niente da riordinare: nella tua pila non ci sono due carte diverse.
why-no-effect-no-landscapes = Non restano carte paesaggio da posare.
why-no-effect-stone-ahead = Il tuo corvo non può avanzare: la pietra gli sbarra la strada.
why-no-effect-nothing-to-turn = Nessuna carta del percorso si può girare.
why-no-effect-nothing-to-remove = Nessuna carta del percorso si può rimuovere.
why-no-effect-nothing-to-swap = Non ci sono due carte del percorso da scambiare.
why-no-effect-near-start = L’altro corvo si può far arretrare solo dalla casella { $least } in poi.
why-no-effect-laid-enough = In un turno si possono posare al massimo { $most } carte paesaggio.
why-bad-target-wants-card = Scegli una carta del percorso.
why-bad-target-wants-space = Scegli una singola casella.
why-bad-target-off-path =
    { $size ->
        [one] Il percorso ha una sola carta.
       *[other] Il percorso ha solo { $size } carte.
    }
why-bad-target-raven = Lì c’è un corvo.
why-bad-target-stone = Lì c’è la pietra.
why-bad-target-double = Questa carta mostra due volte lo stesso paesaggio: girarla non cambia niente.
why-bad-target-no-partner = Più avanti non c’è nessuna carta con cui scambiarla.
why-bad-target-not-behind = Scegli una carta più avanti della carta { $first }.
why-bad-target-alike = Le due carte sono uguali: scambiarle non cambia niente.
why-bad-record = La riga { $line } della registrazione non è valida.
why-not-here = Solo il server può leggere questa registrazione, e non è raggiungibile.
why-bad-message = La pagina e il server non si sono capiti. Ricarica la pagina.
why-too-fast = Troppe richieste insieme; aspetta un momento.
why-no-such-table = Questo tavolo non esiste.
why-no-such-seat = A questo tavolo quel posto non c’è.
why-not-watching = Questa pagina ha perso di vista il tavolo. Ricaricala.
why-seat-taken = Lì c’è già qualcuno.
why-table-full = Tutti i posti sono presi.
why-already-seated = Hai già un posto a questo tavolo.
why-not-seated = Non hai un posto a questo tavolo.
why-not-host = Può farlo solo l’host del tavolo.
why-has-begun = La partita è già cominciata.
why-not-begun = La partita non è ancora cominciata.
why-wrong-nonce = Non è il numero che questo browser ha sigillato.
why-not-over = La partita non è ancora finita.
why-is-closed = Questo tavolo è chiuso.
why-stale = Qualcun altro ha fatto prima; guarda di nuovo il tavolo.
why-out-of-turn = Non tocca a te.
why-game-over = La partita è finita.
why-nothing-to-take-back = Non c’è niente da annullare.
why-not-allowed-here = A questo tavolo non si può.
why-too-many-tables = Hai troppi tavoli aperti. Prima lasciane uno.
why-too-many-records = Hai salvato troppe partite. Prima eliminane una.
why-busy = Una cosa alla volta: l’ultima richiesta è ancora in corso.
why-banned = Questo server ti ha bandito.
why-no-bot = Non c’è un bot di questo livello.
why-not-signed-in = Accedi, oppure prima siediti come ospite.
why-has-account = Hai già un account.
why-name-taken = Questo nome è già preso.
why-wrong-password = Nome o password sbagliati.
why-common-password = Questa password è troppo facile da indovinare. Scegline un’altra.
why-foreign-origin = Questa richiesta veniva da un altro sito.
why-not-found = Qui non c’è niente.
why-bad-request = Il server non ha capito.
why-bad-option = Questa opzione non esiste.
why-too-large = È troppo grande.
why-unavailable = In questo momento il server non può salvare niente. Riprova tra poco.
why-old-rules = Questa partita è stata giocata con regole precedenti e non si può più mostrare.
why-unreadable = In questo momento questo tavolo non si può leggere. Chi gestisce il server è già al corrente.
why-failed = Qualcosa è andato storto sul server.

## Keys

key-select = seleziona una carta secondo la posizione
key-pile = seleziona la cima della tua pila, se il gioco ne ha una
key-move = spostati lungo la mano, o alla prima o all’ultima carta
key-toggle = seleziona o deseleziona la carta attuale
key-play = gioca le carte selezionate
key-pass = passa, o finisci il turno
key-sort = cambia l’ordine della mano
key-undo = annulla l’ultima mossa
key-hint = chiedi un consiglio
key-log = apri il diario
key-chat = apri la chat
key-cards = mostra le carte note
key-table = descrivi il tavolo
key-clear = annulla la selezione
key-help = apri il menu con questo elenco
key-step = un passo indietro o avanti
key-ends = vai all’inizio o alla fine
key-run = avvia o metti in pausa
key-name-arrows = Freccia sinistra e destra
key-name-home = Home
key-name-end = Fine
key-name-space = Spazio
key-name-enter = Invio
key-name-escape = Esc
keys-replay = In un replay

## Lessons

lesson-title = Impara { $game }
lesson-teacher = Il corvo di Odino
lesson-you = Tu
lesson-step = Passo { $step } di { $count }
lesson-back = Indietro
lesson-next = Avanti
lesson-show = Mostrami
lesson-skip = Salta la lezione
lesson-again = Da capo
lesson-done = Ora puoi giocare.
lesson-allowed = Si può fare anche questo, ma per ora:
lesson-not-yet = Non ancora – prima leggi il resto.

lesson-odin-aim = Gioca tutte le tue carte prima degli altri. Chi ne ha ancora in mano riceve un punto per ciascuna, e meno punti hai, meglio è.
lesson-odin-lead = Apri tu il giro: gioca una carta, quella che vuoi.
lesson-odin-lead-task = Gioca il 2 arancione.
lesson-odin-higher = Un numero più alto batte uno più basso. Astrid gioca un 6 e prende la carta che ha battuto: ora il tuo 2 è suo.
lesson-odin-more = Puoi giocare anche una carta in più di quelle al centro. Leif ne gioca due dello stesso colore, e un set di due batte sempre una carta sola.
lesson-odin-value = Un set vale il numero più alto che si può formare con le sue cifre: 7 e 2 fanno 72. I tuoi due 5 fanno solo 55.
lesson-odin-value-task = Prova lo stesso con i due 5, per vedere perché non bastano.
lesson-odin-beat = Contro due carte puoi giocarne due o tre, tutte dello stesso colore o dello stesso numero. Il 9 e l’1 rossi fanno 91.
lesson-odin-beat-task = Gioca il 9 rosso e l’1 rosso.
lesson-odin-take = Hai battuto due carte, quindi scegli quale prendere. L’altra va negli scarti.
lesson-odin-take-task = Prendi il 7 verde: sta bene con le altre tue carte verdi.
lesson-odin-round = Nessuno è obbligato a battere il centro. Quando tutti gli altri passano, il giro è finito, e chi ha giocato per ultimo apre il prossimo.
lesson-odin-again = Il centro è vuoto, e tocca di nuovo a te aprire.
lesson-odin-again-task = Apri con l’1 giallo.
lesson-odin-number = Astrid gioca un 4, e Leif due 3: anche le carte con lo stesso numero sono un set, di qualunque colore siano.
lesson-odin-number-task = Gioca i tuoi due 5: 55 batte 33.
lesson-odin-suit = Anche stavolta prendi una delle carte che hai battuto. Scegli quella che va meglio con il resto della mano.
lesson-odin-suit-task = Prendi il 3 verde.
lesson-odin-three = Astrid gioca tre carte: 9, 6 e 3 fanno 963. Leif passa.
lesson-odin-pass = Quattro delle tue carte verdi le batterebbero, ma poi dovresti prendere una carta viola. Passare vale solo per questo turno.
lesson-odin-pass-task = Passa.
lesson-odin-green = Astrid apre con un 2, e Leif lo batte con un 5 verde. Quel 5 starebbe bene nella tua mano.
lesson-odin-green-task = Battilo con l’8 verde: così il 5 verde è tuo.
lesson-odin-whole = Astrid e Leif passano, quindi apri tu. Se le tue carte sono tutte dello stesso colore o tutte dello stesso numero, puoi aprire con tutte insieme.
lesson-odin-whole-task = Gioca tutte e cinque le carte insieme.
lesson-odin-points = Hai chiuso: Astrid riceve 6 punti per le carte che le restano, Leif 7. Astrid arriva così a 15: la partita è finita, e vinci tu con meno punti di tutti.

lesson-ravens-aim = Due corvi fanno a gara lungo una fila di paesaggi: chi arriva per primo sull’ultima casella vince la tappa. Il tuo è Hugin, e vola nella corsia più vicina a te.
lesson-ravens-fly = La tua prossima casella mostra delle montagne, e tu hai una carta montagna. Una carta con lo stesso paesaggio porta Hugin fin lì.
lesson-ravens-fly-task = Vola con la carta montagna.
lesson-ravens-odin = Le carte scure sono carte di Odino: ognuna ha due effetti, e tu ne scegli uno. Questa può girare una carta paesaggio.
lesson-ravens-odin-task = Usala per girare la carta 3: così avrai davanti due laghi.
lesson-ravens-run = Più caselle vicine con lo stesso paesaggio sono un tratto. Basta una carta per arrivare in fondo, sulla sua ultima casella.
lesson-ravens-run-task = Vola fino al secondo lago con una sola carta acqua.
lesson-ravens-turn = Hai giocato tre carte dalla mano: in un turno, dalla mano, non se ne giocano di più. Alla fine del turno peschi fino ad averne di nuovo cinque.
lesson-ravens-turn-task = Finisci il turno e lascia il percorso così.
lesson-ravens-other = Ora Sigrun fa volare il suo corvo, Munin, nell’altra corsia. Poi mette la pietra proprio davanti a Hugin.
lesson-ravens-stone = La pietra ti sbarra la strada. La carta giusta, da sola, non basta più.
lesson-ravens-stone-task = Prova lo stesso con la carta foresta, per vedere perché non basta.
lesson-ravens-joker = Due carte volo uguali sono un jolly e valgono per qualsiasi paesaggio. La carta giusta e un jolly, insieme, tolgono la pietra.
lesson-ravens-joker-task = Seleziona la carta foresta e le due carte neve, e togli la pietra.
lesson-ravens-extend = Dopo aver giocato le tue carte puoi allungare il percorso. La nuova carta paesaggio la guardi prima di posarla.
lesson-ravens-extend-task = Finisci il turno e allunga il percorso.
lesson-ravens-lay = Decidi tu quale dei suoi due paesaggi finisce nella tua corsia.
lesson-ravens-lay-task = Posa la carta nel verso che preferisci.
lesson-ravens-later = Più tardi, in un’altra tappa: a Hugin mancano due caselle, e nessuna delle tue carte va bene per le montagne che ha davanti.
lesson-ravens-magic = La via magica mostra due simboli: le carte che ne hanno uno si possono posare lì. Chi lì ha più carte alla fine della tappa fa 3 punti.
lesson-ravens-magic-task = Posa la carta acqua sulla via magica.
lesson-ravens-pile = Puoi conservare qualsiasi carta della mano, coperta, sulla tua pila. A ogni turno, oltre a tre carte dalla mano, puoi giocarne fino a tre dalla cima della pila.
lesson-ravens-pile-task = Metti la carta neve sulla pila.
lesson-ravens-top = Ora le due carte in cima alla tua pila sono entrambe neve: un jolly, proprio quello che serve per le montagne.
lesson-ravens-top-task = Vola con le due carte in cima alla tua pila.
lesson-ravens-raven = La prossima carta della tua pila è il corvo di Odino. Può far avanzare Hugin di una casella, qualunque sia il paesaggio.
lesson-ravens-raven-task = Giocala dalla pila per avanzare di una casella.
lesson-ravens-points = Le 4 caselle di vantaggio ti danno 4 punti, la via magica altri 3: ne hai 12. Se dopo una tappa qualcuno ha 12 punti o più, la partita finisce e vince chi ne ha di più.

## Rules

rules-title = Regole di { $game }
rules-contents = Indice
rules-numbers = Ogni regola ha una breve sigla, per poterla citare.
rules-print = Stampa
rules-learn = Impara giocando
rules-odin-about = Un gioco di carte veloce da 2 a 6 giocatori, di Gary Kim, Hope S. Hwang e Yohan Goh. Batti le carte al centro per liberarti delle tue – ma ogni volta che lo fai, prendi una delle carte che hai battuto.
rules-odin-aim = Lo scopo
rules-odin-aim-text = Liberati di tutte le tue carte prima degli altri. Quando qualcuno ci riesce, la mano finisce, e gli altri ricevono un punto per ogni carta che hanno ancora. I punti sono da evitare. Si giocano più mani, finché qualcuno ha 15 punti o più; allora vince la partita chi ne ha meno.
rules-odin-cards = Che cosa c’è nella scatola
rules-odin-cards-text = Le carte sono 54: i numeri da 1 a 9, ognuno in sei colori. Ogni colore ha la sua runa, così le carte si distinguono anche dalla forma. Ogni numero ha la sua figura; le figure sono solo decorative e non hanno effetti.
rules-odin-legend-colours = I sei colori e le loro rune
rules-odin-legend-figures = I nove numeri e le loro figure
rules-odin-colour-R = Rosso
rules-odin-colour-O = Arancione
rules-odin-colour-Y = Giallo
rules-odin-colour-G = Verde
rules-odin-colour-B = Blu
rules-odin-colour-P = Viola
rules-odin-figure-1 = cura i feriti
rules-odin-figure-2 = canta le grandi imprese
rules-odin-figure-3 = osserva e ascolta
rules-odin-figure-4 = pratica la magia
rules-odin-figure-5 = vede il futuro
rules-odin-figure-6 = protegge il capo
rules-odin-figure-7 = combatte in preda alla furia
rules-odin-figure-8 = comanda la nave
rules-odin-figure-9 = governa il paese
rules-odin-deal = Distribuire le carte
rules-odin-deal-text = Una partita è fatta di più mani, e per ogni mano si distribuiscono di nuovo le carte. Una mano si gioca in più giri, e in ogni giro si gioca a turno. Le carte da battere si chiamano il centro.
rules-odin-lead = Aprire un giro
rules-odin-beat = Battere il centro
rules-odin-take = Prendere una carta
rules-odin-round = Passare e la fine di un giro
rules-odin-points = I punti e la fine della partita
rules-odin-know = Buono a sapersi
rules-odin-show-single = Apri con una carta.
rules-odin-show-whole = Oppure con tutta la mano – qui tutta dello stesso numero.
rules-odin-show-colour = Stesso colore: 7 e 3 fanno 73.
rules-odin-show-number = Stesso numero: due 5 fanno 55.
rules-odin-show-three = Tre carte: 8, 5 e 1 fanno 851.
rules-odin-show-none = Né lo stesso colore né lo stesso numero: non è un set.
rules-odin-show-higher = 73 batte 65.
rules-odin-show-longer = 111 batte 98.
rules-odin-show-equal = 64 non batte 64.
rules-odin-show-laid = Giochi 91 e batti un centro di 73.
rules-odin-show-taken = Prendi una delle due carte che hai battuto.
rules-odin-show-gone = L’altra va negli scarti.

# An example: three players at the end of a hand.
rules-odin-example = Un giro, passo per passo
rules-odin-example-text = Astrid, Leif e tu siete verso la fine di una mano. Astrid e Leif hanno cinque carte a testa, tu ne hai quattro. Apre Astrid, dopo di lei gioca Leif, e poi tocca a te.
rules-odin-step-taken = Presa
rules-odin-step-lead = Astrid apre con il 3 giallo.
rules-odin-step-beat = Leif lo batte con il 6 rosso e prende il 3 giallo.
rules-odin-step-more = Tu giochi una carta in più: il 7 e il 4 blu fanno 74. Prendi il 6 rosso.
rules-odin-step-pass = Astrid passa. Le sue tre carte arancioni batterebbero 74, ma nessuno è obbligato a battere il centro.
rules-odin-step-choose = Leif gioca due 8: 88. Prende il 7 blu, e il 4 blu va negli scarti.
rules-odin-step-stuck = Non hai niente che batta 88, quindi passi.
rules-odin-step-back = Astrid aveva passato solo per un turno. Ora gioca tre carte arancioni, 521, e prende l’8 viola. L’8 verde va negli scarti.
rules-odin-step-over = Leif passa, e passi anche tu. Il giro è finito, le carte arancioni vanno negli scarti, e Astrid apre il prossimo giro.
rules-odin-step-out = Le ultime due carte di Astrid sono entrambe viola, quindi può aprire con tutte e due insieme. Astrid chiude, e la mano è finita.
rules-odin-step-score = Leif ha ancora quattro carte e riceve 4 punti. Tu ne hai tre e ricevi 3 punti. Astrid non ne riceve.

rules-odin-options = Opzioni ed edizioni
rules-odin-options-text = Queste regole seguono la seconda edizione del regolamento. La prima edizione dice lo stesso in tutte le lingue tranne il tedesco, dove in alcuni punti è diversa. Due delle opzioni permettono di giocare a quel modo.
rules-odin-term-option-limit = Durata della partita
rules-odin-term-option-limit-text = Per la prima partita il regolamento propone 15 punti. Scegline meno per una partita più breve, di più per una più lunga, o una sola mano se il tempo è poco.
rules-odin-term-option-colours = Tutti e sei i colori anche in due
rules-odin-term-option-colours-text = In due il regolamento consiglia di togliere due colori. Così è in gioco una parte più grande delle carte, ed è più facile formare dei set. Scegli tutti e sei i colori se preferisci il mazzo intero.
rules-odin-term-option-opener = Chi comincia la mano successiva
rules-odin-term-option-opener-text = Di norma ogni mano la comincia chi siede a sinistra di chi ha cominciato la precedente. Nella prima edizione tedesca comincia chi ha chiuso l’ultima mano: per giocare così, scegli «chi ha vinto la mano». In quella edizione, inoltre, la prima mano spetta a chi ha la risata più fragorosa; qui decide la sorte.
rules-odin-term-option-whole = Aprire con tutta la mano
rules-odin-term-option-whole-text = Di norma è facoltativo. Secondo una frase della prima edizione tedesca, chi apre e ha in mano un unico set sembra obbligato a giocarlo: per giocare così, scegli «obbligatorio».

rules-odin-words = Le parole del gioco
rules-odin-term-hand = Mano
rules-odin-term-hand-text = Tutto ciò che si gioca da una smazzata all’altra. Ma anche le carte che ognuno tiene in mano.
rules-odin-term-round = Giro
rules-odin-term-round-text = Una parte di una mano: da un’apertura fino a quando tutti gli altri hanno passato uno dopo l’altro.
rules-odin-term-turn = Turno
rules-odin-term-turn-text = Il momento in cui tocca a te giocare o passare.
rules-odin-term-opener = Chi comincia
rules-odin-term-opener-text = Chi apre il primo giro di una mano.
rules-odin-term-middle = Centro
rules-odin-term-middle-text = Le ultime carte giocate, scoperte sul tavolo. Sono quelle da battere.
rules-odin-term-lead = Aprire
rules-odin-term-lead-text = Fare la prima giocata di un giro, quando il centro è vuoto.
rules-odin-term-set = Set di carte
rules-odin-term-set-text = Carte che si possono giocare insieme, perché sono tutte dello stesso colore o tutte dello stesso numero. Anche una carta sola è un set.
rules-odin-term-value = Valore
rules-odin-term-value-text = Quanto vale un set: il numero più alto che si può formare con le sue cifre. 3 e 7 valgono 73.
rules-odin-term-beat = Battere
rules-odin-term-beat-text = Giocare un set che vale più del centro e ha altrettante carte, o una in più.
rules-odin-term-take = Prendere
rules-odin-term-take-text = Aggiungere alla propria mano una delle carte appena battute.
rules-odin-term-discard = Scartare
rules-odin-term-discard-text = Mettere delle carte fuori gioco fino alla prossima smazzata.
rules-odin-term-pass = Passare
rules-odin-term-pass-text = Non giocare niente in questo turno.
rules-odin-term-out = Chiudere
rules-odin-term-out-text = Giocare le proprie ultime carte. La mano finisce, e chi ha chiuso non riceve punti.
rules-odin-term-point = Punto
rules-odin-term-point-text = Quello che ti costa ogni carta rimasta in mano alla fine di una mano. Meno ne hai, meglio è.

rules-odin-questions = Domande e risposte
rules-odin-ask-take = Devo prendere una carta quando batto il centro?
rules-odin-ask-take-answer = Sì, esattamente una – a meno che tu non abbia appena giocato le tue ultime carte.
rules-odin-ask-own = Posso riprendere una carta che ho appena giocato?
rules-odin-ask-own-answer = No. Prendi una delle carte che hai battuto; le tue restano al centro.
rules-odin-ask-fewer = Posso giocare una carta contro due?
rules-odin-ask-fewer-answer = No. Servono tante carte quante ce ne sono al centro, o una di più.
rules-odin-ask-many = Posso giocare tre carte contro una?
rules-odin-ask-many-answer = No. Si può salire solo di una carta alla volta.
rules-odin-ask-lead = Posso aprire con due carte?
rules-odin-ask-lead-answer = Solo se sono tutta la tua mano, e sono dello stesso colore o dello stesso numero.
rules-odin-ask-follow = Devo seguire il colore o il numero delle carte al centro?
rules-odin-ask-follow-answer = No. Solo le carte che giochi devono avere lo stesso colore o lo stesso numero tra loro.
rules-odin-ask-order = Conta l’ordine in cui scelgo le carte?
rules-odin-ask-order-answer = No. Le cifre contano sempre dalla più alta alla più bassa: 3 e 7 valgono 73, proprio come 7 e 3.
rules-odin-ask-beat = Devo battere il centro, se posso?
rules-odin-ask-beat-answer = No. Puoi sempre passare, tranne quando apri.
rules-odin-ask-pass = Se passo, sono fuori dal giro?
rules-odin-ask-pass-answer = No. Se tocca di nuovo a te prima che il giro finisca, puoi giocare.
rules-odin-ask-mine = Tutti gli altri hanno passato. Posso battere le mie carte?
rules-odin-ask-mine-answer = No. Vanno negli scarti, e tu apri il prossimo giro.
rules-odin-ask-out = Devo chiudere, se posso?
rules-odin-ask-out-answer = No. Puoi aspettare – per esempio perché chiudere farebbe finire la partita mentre qualcun altro ha meno punti. Fa eccezione l’apertura con tutta la mano, se al tavolo è obbligatoria.
rules-odin-ask-grow = Posso ritrovarmi con più carte di quelle ricevute?
rules-odin-ask-grow-answer = No. Prima di prendere una carta ne giochi almeno una, quindi la tua mano non cresce mai.
rules-odin-ask-seen = Tutti vedono quale carta prendo?
rules-odin-ask-seen-answer = Sì. Era scoperta al centro. L’elenco delle carte note, al tavolo, la ricorda per tutti.
rules-odin-ask-limit = E se più giocatori arrivano a 15 punti nella stessa mano?
rules-odin-ask-limit-answer = La partita finisce lo stesso, e vince chi ha meno punti. In caso di parità la vittoria è condivisa.

rules-odin-summary = Le regole in breve
rules-odin-summary-aim = Gioca tutte le tue carte prima degli altri. Alla fine vince chi ha meno punti.
rules-odin-summary-deal = Nove carte a testa. In due si tolgono due colori.
rules-odin-summary-lead = Gioca una carta – o tutta la mano, se è tutta dello stesso colore o tutta dello stesso numero.
rules-odin-summary-beat = Gioca tante carte quante ce ne sono al centro, o una di più: tutte dello stesso colore o tutte dello stesso numero, e di valore più alto. Le cifre contano dalla più alta alla più bassa, quindi 3 e 7 fanno 73.
rules-odin-summary-take = Dopo aver battuto il centro, prendi una delle carte battute. Le altre vanno negli scarti. Chi chiude non prende niente.
rules-odin-summary-round = Puoi passare, e giocare ancora nel turno seguente. Quando tutti gli altri hanno passato uno dopo l’altro, il centro va negli scarti, e apre chi lo aveva giocato.
rules-odin-summary-points = Quando qualcuno chiude, gli altri ricevono 1 punto per ogni carta che hanno in mano. La mano successiva la comincia chi siede a sinistra di chi aveva cominciato. La partita finisce quando qualcuno ha 15 punti o più.
rules-odin-summary-print = Stampa questo riassunto

rule-O1 = Si mescola tutto il mazzo e si distribuiscono nove carte a testa. Le altre restano coperte, fuori gioco, fino alla prossima smazzata. In sei non ne avanza nessuna.
rule-O2 = In due si tolgono due colori, estratti a sorte per tutta la partita: restano 36 carte. Si può anche scegliere di giocare con tutti e sei i colori.
rule-O3 = La sorte decide chi comincia la prima mano. Si gioca in senso orario.
rule-O4 = Per aprire un giro, gioca esattamente una carta – o tutta la mano, se è tutta dello stesso colore o tutta dello stesso numero. Niente vie di mezzo, e chi apre non può passare.
rule-O5 = Aprire con tutta la mano è facoltativo. Puoi farlo ogni volta che apri, anche nel primo giro di una mano, e la mano finisce.
rule-O6 = Per battere il centro, gioca tante carte quante ce ne sono, o una di più. Devono essere tutte dello stesso colore o tutte dello stesso numero, e valere più del centro. Oppure passa, anche se potresti batterlo.
rule-O7 = Un set può avere un colore o un numero diverso da quello delle carte al centro.
rule-O8 = Un set vale il numero più alto che si può formare con le sue cifre: mettile in ordine, dalla più alta alla più bassa. Quindi un set con una carta in più vale sempre di più. Un set di valore uguale non batte il centro.
rule-O9 = Quando hai battuto il centro e hai ancora carte in mano, prendi esattamente una delle carte battute. Scegli tu quale; le altre vanno negli scarti. Chi apre non ha battuto niente e non prende niente.
rule-O10 = Chi gioca le proprie ultime carte chiude: la mano finisce subito, e chi ha chiuso non prende nessuna carta.
rule-O11 = Passare vale solo per questo turno: se tocca di nuovo a te prima che il giro finisca, puoi giocare.
rule-O12 = Quando, dopo l’ultima giocata, tutti gli altri hanno passato uno dopo l’altro, il giro è finito. Il centro va negli scarti, e chi lo aveva giocato apre il prossimo giro. Nessuno può battere le proprie carte.
rule-O13 = Alla fine di una mano ognuno riceve un punto per ogni carta che ha ancora.
rule-O14 = Poi si mescolano e si distribuiscono di nuovo tutte le carte. Comincia chi siede a sinistra di chi aveva cominciato la mano precedente.
rule-O15 = Se dopo una mano qualcuno ha 15 punti o più, la partita è finita. Vince chi ha meno punti; in caso di parità la vittoria è condivisa.
rule-O16 = Potete accordarvi perché la partita finisca a un altro numero di punti, o dopo una sola mano.
rule-O17 = Tutti possono conoscere ogni carta giocata, presa o scartata, quante carte ha in mano ciascuno, e i punti di tutti. Le altre carte di ogni mano restano nascoste, e così quelle non distribuite.
rule-O18 = Potete accordarvi che chi vince una mano cominci la successiva.
rule-O19 = Potete accordarvi che chi apre, se ha una mano tutta dello stesso colore o tutta dello stesso numero, debba giocarla tutta.
rule-O20 = Ogni mano arriva alla fine, e nessuno ha mai più di nove carte. Chiudere non è sempre saggio: la partita può finire mentre qualcun altro ha meno punti.

rules-ravens-about = Una gara per 2 giocatori, di Thorsten Gimmler, del 2002. Ogni mattina i corvi di Odino, Hugin e Munin, volano via a vedere il mondo.
rules-ravens-aim = Lo scopo
rules-ravens-aim-text = Gareggiate in più tappe. Chi arriva per primo alla fine del percorso vince la tappa e fa un punto per ogni casella di vantaggio; chi ha posato più carte sulla via magica fa 3 punti. Quando dopo una tappa qualcuno ha 12 punti o più, la partita è finita, e vince chi ne ha di più.
rules-ravens-cards = Che cosa c’è nella scatola
rules-ravens-cards-text = I due giocatori hanno le stesse 33 carte, con dorsi diversi: 25 carte volo e 8 carte di Odino. Le 40 carte paesaggio, le 6 carte della via magica e la pietra sono in comune.
rules-ravens-box-landscapes = I paesaggi sono cinque, e ognuno ha il suo simbolo. Il sesto simbolo, un occhio, è quello di Odino.
rules-ravens-box-flight = Per ciascun giocatore: cinque carte volo di ogni paesaggio.
rules-ravens-box-odin = Per ciascun giocatore: otto carte di Odino di quattro tipi.
rules-ravens-box-path = 40 carte paesaggio: ognuna delle dieci coppie di paesaggi diversi tre volte, e ognuna delle cinque doppie due volte.
rules-ravens-box-ravens = Due corvi, Hugin e Munin, e la pietra di Odino.
rules-ravens-box-magic = Sei carte della via magica; in ogni tappa se ne usa una.
rules-ravens-land = Preparazione
rules-ravens-land-text = Le carte paesaggio formano un percorso con due corsie. Ogni carta mostra due paesaggi: uno è una casella della corsia di Hugin, l’altro della corsia di Munin. Girando la carta si scambiano. Chi siede al primo posto fa volare Hugin, chi siede al secondo Munin; al tavolo la tua corsia è quella più vicina a te.
rules-ravens-turn = Il tuo turno
rules-ravens-fly = Volare
rules-ravens-magic = La via magica
rules-ravens-odin = Le carte di Odino
rules-ravens-stone = La pietra
rules-ravens-extend = Allungare il percorso
rules-ravens-example = Un turno intero
rules-ravens-example-text = Voli con Hugin, nella corsia in basso; la figura mostra solo la fine del percorso. Questo è un turno, dalla prima carta all’ultima.
rules-ravens-turn-start = Hai in mano cinque carte. In cima alla tua pila c’è montagna, e sotto neve.
rules-ravens-turn-run = Prima carta dalla mano: acqua. Davanti ci sono due laghi, quindi Hugin vola fino al secondo.
rules-ravens-turn-top = Prima carta dalla pila: montagna, come la prossima casella. Ora in cima alla pila c’è neve.
rules-ravens-turn-joker = Neve dalla mano e neve dalla pila sono un jolly. Hugin vola sulla pianura.
rules-ravens-turn-store = Terza carta dalla mano: metti la carta foresta, coperta, sulla pila.
rules-ravens-turn-extend = Allunghi il percorso. La nuova carta ha foresta e neve, e la posi con la foresta nella tua corsia: un tratto di due, per il quale basterà una carta foresta.
rules-ravens-turn-draw = Ti restano due carte e ne peschi tre. Il tuo turno è finito.
rules-ravens-end = La fine di una tappa e della partita
rules-ravens-score = Il punteggio di una tappa
rules-ravens-score-text = Prima di questa tappa chi vola con Hugin aveva 7 punti, e chi vola con Munin 9.
rules-ravens-score-race = Hugin arriva sull’ultima casella. Munin è 4 caselle indietro, quindi chi vola con Hugin fa 4 punti.
rules-ravens-score-magic = Chi vola con Hugin ha una carta sulla via magica, chi vola con Munin tre. Quindi chi vola con Munin fa 3 punti, anche se ha perso la gara.
rules-ravens-score-total = Ora siamo 11 a 12. Qualcuno è arrivato a 12, quindi la partita è finita, e vince chi vola con Munin, perché ha più punti.
rules-ravens-score-before = Prima
rules-ravens-short = Quando qualcosa si esaurisce
rules-ravens-options = Opzioni
rules-ravens-options-text = Si scelgono quando si apre un tavolo. Le impostazioni predefinite seguono il più possibile il regolamento stampato.
rules-ravens-option-back_needs_two = Il regolamento francese vuole due carte dietro al corvo che si fa arretrare. In quello inglese quella frase dice solo quali carte si possono togliere dal tavolo; per giocare così, disattiva l’opzione.
rules-ravens-option-protect_ravens = Il regolamento spiega che cosa vuol dire «libero», e le carte tedesche usano la parola, ma la traduzione francese delle carte la omette. Qui una carta deve essere libera per poter essere girata, rimossa o scambiata; disattiva l’opzione per cambiare anche le carte sotto un corvo.
rules-ravens-option-protect_stone = Lo stesso vale per la carta sotto la pietra. Se l’opzione è disattivata, la pietra si sposta con la sua carta.
rules-ravens-option-longest_path = Quando il percorso diventa troppo lungo, il regolamento stampato toglie dal tavolo le carte che entrambi i corvi hanno superato, senza dire quando è troppo lungo. Qui lo è con più di 16 carte, se non scegliete un altro numero o nessun limite.
rules-ravens-edition = Quale edizione è questa
rules-ravens-edition-text = È la prima edizione, pubblicata nel 2002 come Odins Raben e in inglese come Odin’s Ravens; l’edizione del 2016 ha regole diverse. Seguiamo la traduzione francese del regolamento tedesco. Dice quante sono le carte paesaggio, le carte volo e le carte della via magica, ma non quali: la composizione è nostra. Comincia un giocatore a caso invece del più giovane, e R30 e R33 sono nostre: fanno sì che ogni tappa e ogni partita abbia una fine.
rules-ravens-know = Buono a sapersi
rules-ravens-words = Glossario
rules-ravens-term-path = Percorso
rules-ravens-term-path-text = La fila di carte paesaggio sopra la quale volano i due corvi.
rules-ravens-term-lane = Corsia
rules-ravens-term-lane-text = La metà del percorso che spetta a un corvo.
rules-ravens-term-space = Casella
rules-ravens-term-space-text = Uno dei paesaggi di una carta: un passo di una corsia. Le caselle si contano dalla partenza.
rules-ravens-term-run = Tratto
rules-ravens-term-run-text = Caselle vicine di una corsia con lo stesso paesaggio. Con una carta o un jolly si vola fino in fondo.
rules-ravens-term-free = Casella libera
rules-ravens-term-free-text = Una casella senza corvi e senza la pietra.
rules-ravens-term-double = Doppia
rules-ravens-term-double-text = Una carta che mostra lo stesso paesaggio in tutte e due le corsie.
rules-ravens-term-stage = Tappa
rules-ravens-term-stage-text = Una gara, dalla preparazione al conto dei punti. Una partita ne ha più d’una.
rules-ravens-term-flight = Carta volo
rules-ravens-term-flight-text = Una carta con un solo paesaggio. Porta il tuo corvo su una casella con lo stesso paesaggio; due uguali sono un jolly.
rules-ravens-term-joker = Jolly
rules-ravens-term-joker-text = Due carte volo uguali che insieme valgono per qualsiasi paesaggio.
rules-ravens-term-odin = Carta di Odino
rules-ravens-term-odin-text = Una carta scura con due effetti, di cui se ne usa uno.
rules-ravens-term-pile = Pila
rules-ravens-term-pile-text = La tua riserva personale di carte coperte. A ogni turno puoi giocarne fino a tre dalla cima, oltre a quelle della mano.
rules-ravens-term-pack = Mazzo
rules-ravens-term-pack-text = Le carte coperte da cui peschi. Le carte paesaggio hanno un mazzo a parte.
rules-ravens-term-discard = Scartare
rules-ravens-term-discard-text = Mettere una carta, scoperta, nei propri scarti. Ci vanno anche le carte giocate per il loro effetto.
rules-ravens-term-magic = Via magica
rules-ravens-term-magic-text = Il posto per le carte che corrispondono a uno dei due simboli scoperti per questa tappa. Averci più carte vale 3 punti.
rules-ravens-term-stone = Pietra
rules-ravens-term-stone-text = La pietra di Odino blocca una casella: per entrarci serve il doppio, e così la si toglie.
rules-ravens-asked = Domande e risposte
rules-ravens-ask-joker = Posso usare un jolly anche se ho la carta giusta?
rules-ravens-ask-joker-answer = Sì. Vanno bene due carte volo uguali qualsiasi.
rules-ravens-ask-stop = Il mio corvo può fermarsi a metà di un tratto?
rules-ravens-ask-stop-answer = No, vola sempre fino all’ultima casella del tratto. Solo la pietra lo ferma prima.
rules-ravens-ask-look = Posso guardare la mia pila?
rules-ravens-ask-look-answer = In qualsiasi momento. Ma solo la carta Ordine permette di riordinarla.
rules-ravens-ask-same = Posso giocare una carta nello stesso turno in cui l’ho messa sulla pila?
rules-ravens-ask-same-answer = Sì, finché è in cima. Allora conta due volte: una come giocata dalla mano e una come giocata dalla pila.
rules-ravens-ask-must = Devo giocare almeno una carta?
rules-ravens-ask-must-answer = No. Puoi anche non giocare nessuna carta. E puoi scartare le carte che non ti servono, per pescarne di nuove.
rules-ravens-ask-extend = Posso guardare la nuova carta paesaggio e poi rimetterla a posto?
rules-ravens-ask-extend-answer = No. Una volta presa devi posarla, in un verso o nell’altro.
rules-ravens-ask-last = Posso rimuovere l’ultima carta del percorso?
rules-ravens-ask-last-answer = Sì, a meno che non sia l’unica, o che non ci sia sopra un corvo o la pietra. Se poi il tuo corvo si trova sulla nuova ultima casella, vinci la tappa.
rules-ravens-ask-both = E se i due corvi arrivano insieme?
rules-ravens-ask-both-answer = Succede solo quando si rimuove una carta. Vince la tappa chi è di turno. Non c’è nessuna distanza da contare, ma la via magica conta come sempre.
rules-ravens-ask-stone = Posso mettere la pietra nella mia corsia?
rules-ravens-ask-stone-answer = Sì, su qualsiasi casella libera dell’una o dell’altra corsia. Puoi anche toglierla dalla tua strada spostandola su un’altra casella libera.
rules-ravens-ask-magic = Posso riprendere una carta dalla via magica?
rules-ravens-ask-magic-answer = No. Resta lì fino alla fine della tappa.
rules-ravens-ask-first = Vince chi arriva per primo a 12 punti?
rules-ravens-ask-first-answer = Non sempre. Prima si contano i punti della tappa per entrambi, e poi vince chi ne ha di più.
rules-ravens-summary = Riassunto
rules-ravens-summary-turn = Nel tuo turno
rules-ravens-summary-plays = Fino a tre carte dalla mano, fino a tre dalla cima della pila
rules-ravens-summary-extend = Se vuoi, allunga il percorso di una carta
rules-ravens-summary-draw = Pesca fino ad avere cinque carte in mano
rules-ravens-summary-card = Con una carta puoi
rules-ravens-summary-fly = volare: carta giusta o jolly, fino alla fine del tratto
rules-ravens-summary-stone = togliere la pietra: due carte giuste o jolly insieme
rules-ravens-summary-magic = posarla sulla via magica, se ha uno dei simboli
rules-ravens-summary-pile = metterla sulla tua pila (solo dalla mano)
rules-ravens-summary-discard = scartarla
rules-ravens-summary-odin = Le carte di Odino
rules-ravens-summary-order = Ordine: riordina la tua pila, o posa due carte paesaggio
rules-ravens-summary-raven = Corvo: l’altro corvo indietro di una casella (dalla casella 3 in poi), o il tuo avanti di una
rules-ravens-summary-land = Terra: gira una carta paesaggio, o rimuovine una
rules-ravens-summary-put = Pietra: metti la pietra, o scambia due carte paesaggio
rules-ravens-summary-points = Punti
rules-ravens-summary-race = Primo sull’ultima casella: la distanza tra i corvi
rules-ravens-summary-most = Più carte sulla via magica: 3 punti
rules-ravens-summary-game = 12 punti dopo una tappa: vince chi ne ha di più
rules-ravens-show-match = Carta foresta, casella foresta: il corvo ci vola.
rules-ravens-show-run = Due laghi di fila: con una carta acqua si vola fino al secondo.
rules-ravens-show-joker = Due carte volo uguali sono un jolly, qui per le montagne.
rules-ravens-show-magic = Su questa via magica si possono posare neve e acqua.
rules-ravens-show-stone = La carta giusta e un jolly tolgono la pietra.
rules-ravens-show-turned = La terza carta, girata, forma un tratto di due laghi per Hugin.
rules-ravens-show-score = Hugin è arrivato, con 3 caselle di vantaggio: 3 punti.

rule-R1 = Si posano nove carte paesaggio in fila, ognuna nel verso in cui è stata pescata. Se in una corsia due carte vicine mostrano lo stesso paesaggio, la nuova carta si gira; se non basta, va sotto il mazzo e si prova con la prossima.
rule-R2 = I due corvi aspettano davanti alla prima carta. Si scopre una delle sei carte della via magica, e la pietra si mette accanto al percorso. Ognuno mescola le proprie 33 carte, ne fa un mazzo e ne pesca cinque.
rule-R3 = La sorte decide chi comincia la prima tappa. Ogni tappa successiva la comincia chi ha meno punti; a parità di punti, chi ha vinto l’ultima tappa.
rule-R4 = Nel tuo turno puoi giocare fino a tre carte dalla mano e fino a tre dalla cima della tua pila, alternandole come vuoi e in qualsiasi ordine; puoi anche non giocarne nessuna. Poi puoi allungare il percorso. Infine peschi fino ad avere cinque carte in mano.
rule-R5 = Come una delle tre giocate dalla mano, puoi mettere una carta, coperta, in cima alla tua pila. Puoi guardare la tua pila in qualsiasi momento, ma non cambiarne l’ordine; l’avversario vede solo di quante carte è fatta. Può crescere senza limiti, e una carta messa lì si può giocare nello stesso turno.
rule-R6 = Della tua pila si può giocare solo la carta in cima. Quella sotto diventa allora la nuova cima.
rule-R7 = Una carta volo con lo stesso paesaggio della prossima casella della tua corsia porta lì il tuo corvo. Se seguono altre caselle uguali, vola fino all’ultima, senza potersi fermare prima.
rule-R8 = Due carte volo uguali sono un jolly: insieme valgono per qualsiasi paesaggio, anche se hai la carta giusta, e come sempre portano fino alla fine del tratto. Possono venire dalla mano, dalla pila se sono le due in cima, l’una sull’altra in quel momento, oppure una da ciascuna. Le carte di Odino non formano mai un jolly.
rule-R9 = Puoi posare una carta volo sulla via magica se mostra uno dei due simboli; se un simbolo è Odino, puoi posarvi qualsiasi carta di Odino. Può venire dalla mano o dalla pila, non ha altri effetti, e resta lì fino alla fine della tappa. Un jolly non si può posare lì.
rule-R10 = Puoi anche scartare qualsiasi carta senza usarla. Conta come una giocata.
rule-R11 = Una carta di Odino ha due effetti. Scegline uno.
rule-R12 = Ordine: metti tutta la tua pila nell’ordine che vuoi. Oppure posa le prossime due carte paesaggio alla fine del percorso: ognuna prima la guardi, poi la posi nel verso che vuoi.
rule-R13 = Corvo: fai arretrare il corvo avversario esattamente di una casella, o avanzare il tuo esattamente di una. I paesaggi non contano. Dalla casella 1 si arretra alla partenza.
rule-R14 = Il corvo avversario si può far arretrare solo se è alla casella 3 o più avanti, cioè se ha dietro almeno due carte. Potete accordarvi per giocare senza questa regola.
rule-R15 = Terra: gira una carta paesaggio. Oppure rimuovine una; la fila si richiude.
rule-R16 = Pietra: metti la pietra su una casella libera dell’una o dell’altra corsia, anche se è già sul percorso. Oppure scambia due carte paesaggio, senza girarle.
rule-R17 = Una casella è libera se non c’è né un corvo né la pietra.
rule-R18 = Una carta paesaggio con un corvo o la pietra su una delle sue caselle non si può girare, rimuovere né scambiare. Potete accordarvi per fare a meno della protezione dei corvi, di quella della pietra, o di entrambe. Allora la pietra segue la sua carta, anche sotto un corvo, e se la carta viene rimossa esce dal percorso; un corvo resta nella sua corsia, sulla casella con lo stesso numero. In ogni caso, un corvo che è oltre una carta rimossa si sposta con la propria carta.
rule-R19 = Se la pietra è sulla tua prossima casella, ti serve il doppio in una volta: due carte giuste, due jolly, o una carta giusta e un jolly. I due jolly possono essere di paesaggi diversi. La pietra esce dal percorso, e il tuo corvo vola fino alla fine del tratto. Si giocano l’uno dopo l’altro, nell’ordine che vuoi: un jolly dalla pila deve quindi essere formato dalle due carte che in quel momento sono in cima.
rule-R20 = Se la pietra è più avanti nel tratto, con una carta giusta o un jolly arrivi alla casella prima. Con il doppio la togli e voli fino alla fine del tratto.
rule-R21 = La carta di Odino Corvo non può far avanzare il tuo corvo sulla pietra. Può invece farvi arretrare il corvo avversario; la pietra resta dov’è.
rule-R22 = Dopo le tue giocate puoi allungare il percorso con la prossima carta paesaggio: la prendi, la guardi e la posi alla fine, in un verso o nell’altro. Qui le caselle vicine possono mostrare lo stesso paesaggio. In un turno si posano al massimo tre carte paesaggio, comprese quelle di Ordine, e nessuna dopo la fine della tappa.
rule-R23 = Una tappa finisce subito, anche a metà di un turno, quando un corvo si trova sull’ultima casella della sua corsia. Può succedere anche rimuovendo una carta, per l’uno o per l’altro corvo; se succede a entrambi, vince la tappa chi è di turno.
rule-R24 = Chi vince la tappa fa un punto per ogni casella di distanza tra i corvi: la differenza tra le loro posizioni. Chi ha più carte sulla via magica fa 3 punti, che abbia vinto la gara o no; in caso di parità, nessuno.
rule-R25 = Quando il tuo mazzo è vuoto, mescola i tuoi scarti e fanne uno nuovo. Se non ci sono nemmeno quelli, resti con meno carte in mano.
rule-R26 = Quando il mazzo dei paesaggi è vuoto, si mescolano le carte paesaggio rimosse e se ne fa uno nuovo. Se non ce ne sono, il percorso non si può allungare.
rule-R27 = Per la tappa successiva si prepara tutto da capo. I punti restano.
rule-R28 = La partita finisce quando, dopo aver contato tutti i punti di una tappa, qualcuno ne ha 12 o più. Vince chi ha più punti; a parità di punti, chi ha vinto per ultimo una tappa. Se nessuno ne ha vinta una, vincono entrambi.
rule-R29 = Se del percorso resta una sola carta, questa non si può rimuovere.
rule-R30 = Dopo 200 turni una tappa finisce così com’è. La vince il corvo in testa, e si contano i punti come sempre; se i corvi sono alla pari, nessuno fa punti per la gara.
rule-R31 = Tutti possono vedere il percorso, i corvi, la pietra, la via magica e le carte posate lì, gli scarti di entrambi, le carte paesaggio rimosse, i punti, e quante carte ci sono in ogni mano, pila e mazzo. Le mani sono segrete, una pila la può guardare solo chi l’ha fatta, e l’ordine di un mazzo non lo conosce nessuno – tranne che per le carte paesaggio che tutti hanno visto finire sotto.
rule-R32 = Se alla fine di un turno, dopo l’eventuale allungamento, il percorso ha più di 16 carte, la prima va in fondo al mazzo dei paesaggi, e così via finché ne restano 16. Ci si ferma prima se su quella carta c’è la pietra, o se un corvo avrebbe poi meno di due carte dietro a quella su cui si trova. Le caselle si rinumerano; le distanze non cambiano. Potete accordarvi su un altro limite, o su nessuno.
rule-R33 = Dopo 20 tappe di fila in cui nessuno ha fatto punti, la partita finisce. Vince chi ha più punti; la parità si risolve come sempre.

## Pages

lobby-own = I tuoi tavoli
lobby-public = Tavoli pubblici
lobby-playing = In corso
lobby-waiting = In attesa di cominciare
lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
lobby-full = Tutti i posti sono presi
lobby-bot-seats =
    { $count ->
        [one] Puoi prendere il posto di un bot.
       *[other] Puoi prendere il posto di uno dei { $count } bot.
    }
lobby-who = Con { $names }
lobby-nobody = Qui non c’è ancora nessuno
lobby-alone = Non c’è ancora nessun altro
lobby-sit = Siediti al tavolo
lobby-look = Guarda
lobby-none-right = Oppure apri un tavolo tuo:
lobby-quiet = La sala è silenziosa
lobby-quiet-text = Al momento non c’è nessun tavolo pubblico aperto. Aprine uno, e gli altri lo troveranno qui.
lobby-open = Apri un tavolo di { $game }
stats-game = Gioco
stats-rating = Rating
stats-games = Partite
stats-won = Vinte
stats-mean-points = Punti a partita
stats-unrated = senza rating
stats-standings = Risultati per gioco e numero di giocatori
stats-plots-of =
    { $players ->
        [one] { $game } con { $players } giocatore: ultime partite
       *[other] { $game } con { $players } giocatori: ultime partite
    }
stats-not-recent = Nessuna delle ultime partite era di questo tipo.
stats-rating-title = Il rating nelle ultime partite
stats-rating-summary =
    { $count ->
        [one] Nell’ultima partita il rating è passato da { $from } a { $to }.
       *[other] Nelle ultime { $count } partite il rating è passato da { $from } a { $to }. Nell’elenco qui sotto ci sono tutte.
    }
stats-rating-point = { $day }: { $rating } ({ $change }), { $place }º posto su { $players }
stats-dot-won = vinta
stats-dot-other = non vinta
stats-places-title = Piazzamenti
stats-place-count =
    { $count ->
        [one] { $place }º posto: una volta
       *[other] { $place }º posto: { $count } volte
    }
stats-place-of = { $place }º posto su { $players }
stats-points-title = Punti
stats-points-summary =
    { $count ->
        [one] Punti nell’ultima partita: { $points }.
       *[other] Punti a partita, in media sulle ultime { $count } partite: { $points }. Nell’elenco qui sotto ci sono tutte.
    }
stats-points-point =
    { $points ->
        [one] { $day }: { $points } punto
       *[other] { $day }: { $points } punti
    }
stats-points-best-odin = Media: { $points }. Meno è meglio.
stats-points-best-ravens = Media: { $points }. Più è meglio.
stats-recent = Ultime partite
stats-against = Contro { $names }
stats-named-bot = { $name } (bot)
stats-several = { $count } × { $name }
stats-change = Variazione del rating:
stats-replay = Replay di { $game }, { $day }
stats-bot = Bot
stats-program = Programma di un giocatore
stats-deleted = account eliminato
stats-this-is-you = Sei tu
stats-none = { $name } non ha ancora finito una partita.
stats-none-yet = Quando avrai finito una partita, qui troverai i tuoi rating e i tuoi risultati.
stats-play = Gioca a { $game }
ranks-of =
    { $players ->
        [one] Classifica di { $game } con { $players } giocatore
       *[other] Classifica di { $game } con { $players } giocatori
    }
ranks-choose-game = Scegli un gioco
ranks-rank = Pos.
ranks-name = Nome
ranks-more = Mostra altri
ranks-none = Ancora nessun nome
ranks-none-text = Nessuno ha ancora finito abbastanza partite di questo tipo con rating. Il primo nome potrebbe essere il tuo.
ranks-about = Si entra in classifica dopo cinque partite con rating. L’ordine segue una stima prudente: dal rating si sottrae due volte la sua incertezza, che diminuisce a ogni partita. In classifica ci sono anche i bot, con un segno accanto.
me-nobody = Qui non hai ancora un nome
me-nobody-text = Appena ti siedi a un tavolo giochi come ospite: niente iscrizione, e questo browser si ricorda di te. Se hai un account, accedi.
me-guest = Ospite – ti conosce solo questo browser
me-account = Account: { $account }
me-public = Il tuo profilo pubblico
me-name-title = Il tuo nome
me-shown-name = Il nome che vedono gli altri
me-rename = Salva
me-renamed = Salvato
me-keep = Conserva i tuoi risultati
me-keep-text = Crea un account per accedere da dove vuoi. Bastano un nome e una password; tutto quello che hai giocato resta tuo.
me-make-account = Crea un account
me-name = Nome
me-password = Password
me-password-old = Vecchia password
me-password-new = Nuova password, almeno 8 caratteri
me-password-title = Cambia password
me-password-change = Cambia password
me-password-changed = Password cambiata
me-password-about = Dovrai accedere di nuovo ovunque tranne qui, e i token dei tuoi programmi smetteranno di funzionare.
me-sign-in = Accedi
me-sign-in-guest = Ora giochi come ospite, con il nome { $name }. Se accedi a un altro account, le partite giocate da ospite non ti seguono.
me-signed-in = Il tuo account
me-signed-in-text = I tuoi risultati sono al sicuro, e puoi accedere da qualsiasi browser.
me-sign-out = Esci
me-sessions = Dove hai effettuato l’accesso
me-sessions-about = Tutti i browser in cui hai effettuato l’accesso. Esci da quelli che non usi più o che non riconosci.
me-session-on = { $browser } su { $system }
me-session-unknown = un browser sconosciuto
me-session-here = questo browser
me-session-seen = ultimo uso: { $day }
me-session-end-named = Esci: { $name }
me-sessions-end-others = Esci da tutti gli altri
me-statistics = I tuoi risultati
me-games = Le tue partite contro i bot
me-games-about = Le partite che hai finito in questo browser. Quelle sul server si possono rivedere ovunque tu acceda.
me-game-here = solo in questo browser
me-game-kept = sul server
me-game-keep-named = Salva sul server: { $game }, { $day }
me-game-delete = Elimina
me-game-delete-named = Elimina: { $game }, { $day }
me-tokens = Programmi che giocano per te
me-tokens-about = Con un token un tuo programma può giocare a tuo nome.
me-tokens-more = Cosa possono fare i programmi
me-token-label = A cosa serve
me-token-make = Crea un token
me-token-unnamed = senza nome
me-token-made = creato: { $day }
me-token-end = Revoca
me-token-end-named = Revoca il token «{ $name }»
me-token-once = Ecco il tuo token. Copialo ora: non verrà più mostrato.
me-token = Token
me-copy = Copia
me-copied = Copiato
me-data = I tuoi dati
me-data-about = Puoi scaricare o far cancellare tutto ciò che è salvato su di te.
me-download = Scarica i miei dati
me-delete = Elimina tutti i miei dati
me-delete-about = Così elimini il tuo nome, il tuo account, i tuoi risultati e tutto ciò che hai scritto. Agli altri giocatori restano le partite giocate insieme, senza il tuo nome.
me-delete-sure = Davvero? Non si può tornare indietro.
me-delete-no = Tieni tutto
me-delete-on = Continua
me-delete-yes = Sì, cancella tutto
set-about = Queste impostazioni sono salvate solo in questo browser.
set-you = Tu
set-account-about = Con un account puoi accedere da dove vuoi.
set-look = Aspetto e lingua
set-theme = Tema
set-theme-system = Sistema
set-theme-dark = Scuro
set-theme-light = Chiaro
set-hall = Tavolo
set-hall-longhouse = Casa lunga
set-hall-fjord = Fiordo
set-hall-grove = Radura
set-back = Dorso delle carte
set-back-own = Del gioco
set-back-runes = Rune
set-back-knot = Nodo
set-back-sail = Vela
set-motion = Animazioni
set-motion-about = Le carte scivolano al loro posto invece di comparire di colpo.
set-hear = Suoni e notifiche
set-sound = Suoni
set-sound-about = Carte sul legno, e un corno quando tocca a te.
set-volume = Volume
set-notify = Notifiche
set-notify-about = Un avviso quando tocca a te e questa scheda è in secondo piano.
set-notify-impossible = Questo browser non può mostrare notifiche qui.
set-notify-refused = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni per questo sito.
set-play = Al tavolo
set-sorting = La tua mano
set-tables = I tavoli che apri
set-solo = Gioca contro i bot in questo browser
set-solo-about = Comincia subito e funziona senza rete. Altrimenti gioca il server e si può continuare su un altro dispositivo.
set-hints = Consigli
set-hints-about = Puoi chiedere quale mossa farebbe un bot forte. Le partite con consigli sono senza rating.
set-keys-about = Se l’opzione è disattivata, al tavolo funzionano solo Invio, Spazio, Esc e le frecce.
set-keys = Usa lettere e cifre
about-what = Un posto dove giocare a carte con gli amici o contro bot che ragionano. Gratuito, open source e senza pubblicità.
about-whose = Riconoscimenti
about-game-odin = Di Gary Kim, Hope S. Hwang e Yohan Goh. Illustrato da Crocotame, pubblicato da Helvetiq.
about-game-ravens = Di Thorsten Gimmler, 2002; in inglese è noto come Odin’s Ravens. Illustrato da Anke Pohl, Thilo Rick e Andreas Steiner, pubblicato da Kosmos.
about-unofficial = Questo è un progetto non ufficiale di persone a cui piacciono questi giochi. Testi, codice e immagini sono originali, e non ha legami con autori, illustratori o editori. Se qui ti diverti, compra i giochi.
about-fair = Carte senza trucchi
about-fair-text = Prima di una partita il server sigilla il segreto con cui mescola le carte, e il browser di ogni giocatore aggiunge un numero suo. A partita finita, il tuo browser può ricalcolare ogni smazzata e mostrare che niente è stato cambiato.
about-programs = Aperto ai programmi
about-programs-text = Tutto ciò che fa questa pagina può farlo anche un programma.
about-programs-link = Leggi la documentazione dell’API
about-private = I tuoi dati sono tuoi
about-private-text = Nessun tracciamento, e niente viene caricato da altri siti. Puoi scaricare o eliminare tutto ciò che è salvato su di te.
about-private-link = Il tuo profilo
about-licence = Licenza
about-licence-text = Allfather è software libero sotto licenza MIT. Il carattere è Marcellus di Astigmatic, sotto la SIL Open Font License.

## Replay

replay-of = Replay di { $game }
replay-about = Questa partita
replay-controls = Comandi del replay
replay-step = Passo
replay-step-of = { $step } di { $count }
replay-steps = Passi
review = Analisi
review-about = Un bot forte guarda le decisioni sapendo solo ciò che si vedeva e mostra dove un’altra mossa sarebbe stata migliore. Le percentuali sono le probabilità di vittoria.
review-whose = Le decisioni di chi?
review-progress = Decisione { $done } di { $count }…
review-found =
    { $count ->
        [one] Una decisione
       *[other] { $count } decisioni
    }: { $remarks ->
        [0] nessuna poteva essere molto migliore.
        [one] una poteva essere migliore:
       *[other] { $remarks } potevano essere migliori:
    }
review-better = Meglio: { $action }
replay-first = Vai all’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Vai alla fine
replay-play = Avvia
replay-pause = Pausa
replay-pace = Velocità
replay-pace-slow = Lenta
replay-pace-normal = Normale
replay-pace-quick = Rapida
replay-eyes = Punto di vista
replay-all-hands = Tutte le mani
replay-eyes-of = Punto di vista di { $name }
replay-new-pack = Gli scarti si mescolano e fanno un nuovo mazzo.
replay-new-landscapes = Le carte paesaggio rimosse si mescolano e fanno un nuovo mazzo.
replay-broken-off = Questa partita non è stata giocata fino alla fine.
replay-download = Scarica la registrazione
replay-fairness-file = File di verifica
replay-another = Un’altra partita
replay-failed = Questa partita non si può mostrare
replay-not-over = Questa partita non è ancora finita
replay-not-over-text = Le sue carte restano nascoste fino alla fine.
replay-to-table = Vai al tavolo
replay-open-title = Rivedi una partita salvata
replay-open-text = Ogni partita finita si può salvare come registrazione: un piccolo file di testo. Aprine una qui per rivedere la partita, passo dopo passo, e per verificarne le smazzate.
replay-choose-file = Scegli una registrazione
replay-drop = o trascinala in un punto qualsiasi della pagina
replay-paste = Oppure incolla una registrazione
replay-show = Mostra la partita
replay-has-fairness = Il file di verifica è stato aggiunto.
replay-refused = Questa non è la registrazione di una partita
replay-refused-line = La riga { $line } non è valida
replay-empty = In questa partita non è ancora successo niente.
replay-checking = Il tuo browser sta ricalcolando ogni smazzata…
replay-unreadable = La registrazione non si può leggere dalla riga { $line } in poi.
replay-give-fairness = Per verificare le smazzate di questa registrazione, aggiungi il file di verifica della stessa partita. Lo trovi dove hai preso la registrazione.
replay-unchecked = Il tuo browser non può verificare le smazzate di questo gioco, perché questa pagina non ne conosce le regole.
replay-no-fairness = Questo non è un file di verifica.
replay-right = giusto
replay-wrong = sbagliato
replay-fair = Tutte le smazzate tornano
replay-unfair = Qualcosa non torna
replay-fair-text =
    { $count ->
        [one] Il tuo browser ha ricalcolato la smazzata di questa partita, a partire dal segreto del server e dai numeri dei giocatori, e le carte erano le stesse.
       *[other] Il tuo browser ha ricalcolato tutte le { $count } smazzate di questa partita, a partire dal segreto del server e dai numeri dei giocatori, e le carte erano le stesse.
    }
replay-unfair-text = Le voci segnate qui sotto non corrispondono a quanto il server aveva promesso. O la registrazione è stata cambiata, o le carte non sono state distribuite come si doveva.
replay-found-secret-ok = Il segreto è quello che il server aveva sigillato prima della partita.
replay-found-secret-wrong = Il segreto non è quello che il server aveva sigillato prima della partita.
replay-found-nonces-ok = L’elenco dei numeri dei giocatori è completo.
replay-found-nonces-wrong = L’elenco dei numeri dei giocatori non è quello di questa partita.
replay-found-promise-ok = Il sigillo è quello che questo browser ha visto prima della partita.
replay-found-promise-wrong = Il sigillo non è quello che questo browser ha visto prima della partita.
replay-found-promise-late-ok = Il sigillo è quello che questo browser ha visto durante la partita.
replay-found-promise-late-wrong = Il sigillo non è quello che questo browser ha visto durante la partita.
replay-found-own-nonce-ok = Il numero aggiunto da questo browser è tra i numeri dei giocatori.
replay-found-own-nonce-wrong = Il numero aggiunto da questo browser manca tra i numeri dei giocatori.
replay-found-seals-ok = I numeri dei giocatori sono quelli sigillati prima che ne venisse rivelato uno.
replay-found-seals-wrong = I numeri dei giocatori non sono quelli sigillati prima che ne venisse rivelato uno.
replay-found-shown-ok = Le carte e le mosse della registrazione sono quelle mostrate a questo browser.
replay-found-shown-wrong = La registrazione ha carte o mosse diverse da quelle mostrate a questo browser.
replay-unopened =
    { $count ->
        [one] Un giocatore ha sigillato un numero ma non l’ha rivelato.
       *[other] { $count } giocatori hanno sigillato numeri ma non li hanno rivelati.
    }
replay-found-beginning-wrong = La registrazione non comincia con la prima smazzata di una partita.
replay-deals-ok =
    { $count ->
        [0] Nella registrazione non ci sono smazzate.
        [one] La smazzata deriva dal segreto e da questi numeri.
       *[other] Tutte le { $count } smazzate derivano dal segreto e da questi numeri.
    }
replay-deals-wrong =
    { $count ->
        [one] Una smazzata non deriva dal segreto e da questi numeri.
       *[other] { $count } smazzate non derivano dal segreto e da questi numeri.
    }
replay-all-deals =
    { $count ->
        [one] La smazzata nei dettagli
       *[other] Tutte le { $count } smazzate nei dettagli
    }
replay-deal = Smazzata { $number }
replay-part-opener = chi comincia la mano
replay-part-colours = colori
replay-part-hands = mani
replay-part-starter = chi comincia la tappa
replay-part-magic = via magica
replay-part-landscapes = mazzo dei paesaggi
replay-part-pack = nuovo mazzo
replay-part-pack_0 = mazzo del primo giocatore
replay-part-pack_1 = mazzo del secondo giocatore
replay-means-fair = Quindi nessuno ha potuto scegliere le carte: il server aveva sigillato il suo segreto prima che il tuo browser aggiungesse il suo numero.
replay-means-sealed = Il server aveva sigillato il suo segreto prima della partita. A questa partita il tuo browser non ha aggiunto nessun numero; chi ha giocato può verificare che il proprio ci sia.
replay-means-unpromised = Il tuo browser non c’era quando la partita è cominciata, quindi non può dire se il sigillo è ancora lo stesso. Chi ha giocato può dirlo.
replay-means-alone = Nessun giocatore ha aggiunto un numero, quindi ha mescolato soltanto il server.
replay-limits = Nessuna verifica può mostrare se qualcuno ha saputo da altri quali carte aveva un giocatore.

## Ravens

card-M = montagna
card-F = foresta
card-W = acqua
card-S = neve
card-P = pianura
card-Odin = Odino
card-order = ordine di Odino
card-raven = corvo di Odino
card-land = terra di Odino
card-stone = pietra di Odino
ravens-path = Il percorso
ravens-middle = La via magica e il mazzo dei paesaggi
ravens-magic-way = Via magica
ravens-hand = La tua mano e la cima della tua pila
ravens-choices = Cosa puoi fare
ravens-start = Partenza
ravens-goal = Il traguardo
ravens-stage = Tappa { $number }
ravens-turn = Turno { $number }
ravens-none = nessuna
ravens-points =
    { $points ->
        [one] { $points } punto su 12
       *[other] { $points } punti su 12
    }
ravens-land = Carta { $number }: { $hugin } per Hugin, { $munin } per Munin.
ravens-both = { $one }, { $other }
ravens-aim-card = Scegli questa carta. { $card }
ravens-aim-space = Scegli la casella { $number } di { $raven }, { $land }
ravens-raven-on =
    { $space ->
        [0] { $raven } aspetta alla partenza.
       *[other] { $raven } è sulla casella { $space }.
    }
ravens-card-idle = { $card }, ora non giocabile
ravens-card-alone = { $card }, può volare alla casella { $space }
ravens-card-together = { $card }, in coppia può volare alla casella { $space }
ravens-top =
    { $count ->
        [one] In cima alla tua pila: { $cards }. È l’unica carta.
       *[other] In cima alla tua pila: { $cards }. In tutto ci sono { $count } carte.
    }
ravens-open-hand = Mano: { $cards }
ravens-left-hand =
    { $count ->
        [0] In questo turno non puoi giocare altre carte dalla mano
        [one] In questo turno puoi giocare ancora una carta dalla mano
       *[other] In questo turno puoi giocare ancora { $count } carte dalla mano
    }
ravens-left-pile =
    { $count ->
        [0] In questo turno non puoi giocare altre carte dalla pila
        [one] In questo turno puoi giocare ancora una carta dalla pila
       *[other] In questo turno puoi giocare ancora { $count } carte dalla pila
    }
ravens-word-hand = Mano
ravens-word-pile = Pila
ravens-word-pack = Mazzo
ravens-word-discard = Scarti
ravens-word-landscapes = Paesaggi
ravens-stack-hand =
    { $count ->
        [one] Mano: { $count } carta
       *[other] Mano: { $count } carte
    }
ravens-stack-pile =
    { $count ->
        [one] Pila: { $count } carta
       *[other] Pila: { $count } carte
    }
ravens-stack-pack =
    { $count ->
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
ravens-stack-discard =
    { $count ->
        [one] Scarti: { $count } carta
       *[other] Scarti: { $count } carte
    }
ravens-stack-landscapes =
    { $count ->
        [one] Mazzo dei paesaggi: { $count } carta
       *[other] Mazzo dei paesaggi: { $count } carte
    }
ravens-look = { $what } – guarda
ravens-title-pile =
    { $name ->
        [you] La tua pila
       *[other] La pila di { $name }
    }
ravens-title-discard =
    { $name ->
        [you] I tuoi scarti
       *[other] Gli scarti di { $name }
    }
ravens-title-magic = La via magica
ravens-title-landscapes = Il mazzo dei paesaggi
ravens-from-top = Dalla cima in giù
ravens-discarded = Giocate e scartate
ravens-magic-about = Qui puoi posare le carte che corrispondono a uno dei due simboli. Chi alla fine della tappa ha qui più carte fa 3 punti.
ravens-removed = Rimosse dal percorso
ravens-bottom = In fondo al mazzo

# What a button does: short, as a command.
ravens-do-fly = Vola
ravens-do-fly-to = Vola alla casella { $space }
ravens-do-fly-goal = Vola al traguardo
ravens-do-clear = Togli la pietra
ravens-do-clear-to = Togli la pietra, vola alla casella { $space }
ravens-do-clear-goal = Togli la pietra, vola al traguardo
ravens-do-pile = Metti sulla pila
ravens-do-magic = Posa sulla via magica
ravens-do-drop = Scarta
ravens-do-order-pile = Riordina la pila
ravens-do-order-path = Posa due carte paesaggio
ravens-do-raven-back = Fai arretrare { $raven }
ravens-do-raven-back-to =
    { $space ->
        [0] Riporta { $raven } alla partenza
       *[other] Fai arretrare { $raven } alla casella { $space }
    }
ravens-do-raven-on = Fai avanzare { $raven } di una casella
ravens-do-raven-on-to = Fai avanzare { $raven } alla casella { $space }
ravens-do-land-turn = Gira una carta del percorso
ravens-do-land-remove = Rimuovi una carta dal percorso
ravens-do-stone-put = Metti la pietra
ravens-do-stone-swap = Scambia due carte del percorso
ravens-do-end = Fine turno
ravens-do-extend = Allunga il percorso
ravens-do-stay = Non allungare
ravens-do-keep = Come pescata
ravens-do-turn = Girata

# What is to be done now.
ravens-now-play = Scegli carte dalla mano o dalla cima della pila.
ravens-now-done = Non ti resta niente da giocare.
ravens-now-land-turn = Scegli la carta da girare.
ravens-now-land-remove = Scegli la carta da rimuovere.
ravens-now-stone-put = Scegli una casella per la pietra.
ravens-now-stone-swap = Scegli la prima delle due carte da scambiare, quella più vicina alla partenza.
ravens-now-stone-swap-second = Scegli la carta con cui scambiarla.
ravens-now-order = Ricomponi la pila dal fondo in su: quale carta viene ora?
ravens-now-extend = Allunghi il percorso prima di finire il turno?
ravens-now-orient = In che verso la posi alla fine del percorso?
ravens-take-advice = Seleziona le carte consigliate
ravens-hint = Consiglio: { $action }. Probabilità di vittoria: { $share }% circa.
ravens-hint-forced = Consiglio: { $action }. Non puoi fare altro.
ravens-selected = Selezionate: { $cards }.
ravens-selected-none = Nessuna carta selezionata.
ravens-not-together = Queste carte non si possono giocare insieme.
ravens-one-at-a-time = Lì va una sola carta alla volta.
ravens-choose-effect = Scegli l’effetto di questa carta.
ravens-order-so-far = Dal fondo:
ravens-lays-own = { $land } per il tuo corvo
ravens-lays-other = { $land } per l’altro corvo

# The log.
ravens-did-fly-hand =
    { $name ->
        [you] Voli con { $cards }.
       *[other] { $name } vola con { $cards }.
    }
ravens-did-fly-pair =
    { $name ->
        [you] Voli con un jolly: due volte { $card }.
       *[other] { $name } vola con un jolly: due volte { $card }.
    }
ravens-did-fly-pile =
    { $name ->
        [you]
            { $count ->
                [one] Voli con la carta in cima alla pila.
               *[other] Voli con { $count } carte della pila.
            }
       *[other]
            { $count ->
                [one] { $name } vola con la carta in cima alla pila.
               *[other] { $name } vola con { $count } carte della pila.
            }
    }
ravens-did-fly-both =
    { $name ->
        [you]
            { $count ->
                [one] Voli con { $cards } e la carta in cima alla pila.
               *[other] Voli con { $cards } e { $count } carte della pila.
            }
       *[other]
            { $count ->
                [one] { $name } vola con { $cards } e la carta in cima alla pila.
               *[other] { $name } vola con { $cards } e { $count } carte della pila.
            }
    }
ravens-did-clear-hand =
    { $name ->
        [you] Togli la pietra con { $cards } e voli oltre.
       *[other] { $name } toglie la pietra con { $cards } e vola oltre.
    }
ravens-did-clear-pile =
    { $name ->
        [you]
            { $count ->
                [one] Togli la pietra con la carta in cima alla pila e voli oltre.
               *[other] Togli la pietra con { $count } carte della pila e voli oltre.
            }
       *[other]
            { $count ->
                [one] { $name } toglie la pietra con la carta in cima alla pila e vola oltre.
               *[other] { $name } toglie la pietra con { $count } carte della pila e vola oltre.
            }
    }
ravens-did-clear-both =
    { $name ->
        [you]
            { $count ->
                [one] Togli la pietra con { $cards } e la carta in cima alla pila, e voli oltre.
               *[other] Togli la pietra con { $cards } e { $count } carte della pila, e voli oltre.
            }
       *[other]
            { $count ->
                [one] { $name } toglie la pietra con { $cards } e la carta in cima alla pila, e vola oltre.
               *[other] { $name } toglie la pietra con { $cards } e { $count } carte della pila, e vola oltre.
            }
    }
ravens-did-pile =
    { $name ->
        [you] Metti una carta sulla pila.
       *[other] { $name } mette una carta sulla pila.
    }
ravens-did-pile-card =
    { $name ->
        [you] Metti { $card } sulla pila.
       *[other] { $name } mette { $card } sulla pila.
    }
ravens-did-next =
    { $name ->
        [you] Metti sulla pila la carta successiva.
       *[other] { $name } mette sulla pila la carta successiva.
    }
ravens-did-next-card =
    { $name ->
        [you] Metti { $card } come carta successiva della pila.
       *[other] { $name } mette { $card } come carta successiva della pila.
    }
ravens-did-drop-card =
    { $name ->
        [you] Scarti { $card }.
       *[other] { $name } scarta { $card }.
    }
ravens-did-drop-top =
    { $name ->
        [you] Scarti la carta in cima alla pila.
       *[other] { $name } scarta la carta in cima alla pila.
    }
ravens-did-magic-card =
    { $name ->
        [you] Posi { $card } sulla via magica.
       *[other] { $name } posa { $card } sulla via magica.
    }
ravens-did-magic-top =
    { $name ->
        [you] Posi la carta in cima alla pila sulla via magica.
       *[other] { $name } posa la carta in cima alla pila sulla via magica.
    }
ravens-did-order-pile =
    { $name ->
        [you] Giochi Ordine e riordini la pila.
       *[other] { $name } gioca Ordine e riordina la pila.
    }
ravens-did-order-path =
    { $name ->
        [you] Giochi Ordine e allunghi il percorso.
       *[other] { $name } gioca Ordine e allunga il percorso.
    }
ravens-did-raven-back =
    { $name ->
        [you] Giochi Corvo e fai arretrare l’altro corvo.
       *[other] { $name } gioca Corvo e fa arretrare l’altro corvo.
    }
ravens-did-raven-on =
    { $name ->
        [you] Giochi Corvo e avanzi di una casella.
       *[other] { $name } gioca Corvo e avanza di una casella.
    }
ravens-did-land-turn =
    { $name ->
        [you] Giochi Terra per girare una carta del percorso.
       *[other] { $name } gioca Terra per girare una carta del percorso.
    }
ravens-did-land-remove =
    { $name ->
        [you] Giochi Terra per rimuovere una carta dal percorso.
       *[other] { $name } gioca Terra per rimuovere una carta dal percorso.
    }
ravens-did-stone-put =
    { $name ->
        [you] Giochi Pietra per mettere la pietra.
       *[other] { $name } gioca Pietra per mettere la pietra.
    }
ravens-did-stone-swap =
    { $name ->
        [you] Giochi Pietra per scambiare due carte del percorso.
       *[other] { $name } gioca Pietra per scambiare due carte del percorso.
    }
ravens-did-at-card =
    { $name ->
        [you] Scegli la carta { $number }.
       *[other] { $name } sceglie la carta { $number }.
    }
ravens-did-at-space =
    { $name ->
        [you] Scegli la casella { $number } di { $raven }.
       *[other] { $name } sceglie la casella { $number } di { $raven }.
    }
ravens-did-end =
    { $name ->
        [you] Non giochi altre carte.
       *[other] { $name } non gioca altre carte.
    }
ravens-did-extend =
    { $name ->
        [you] Allunghi il percorso.
       *[other] { $name } allunga il percorso.
    }
ravens-did-stay =
    { $name ->
        [you] Non allunghi il percorso.
       *[other] { $name } non allunga il percorso.
    }
ravens-did-keep =
    { $name ->
        [you] Posi la carta paesaggio come l’hai pescata.
       *[other] { $name } posa la carta paesaggio come l’ha pescata.
    }
ravens-did-turn =
    { $name ->
        [you] Posi la carta paesaggio girata.
       *[other] { $name } posa la carta paesaggio girata.
    }
ravens-path-trimmed =
    { $count ->
        [one] Il percorso è troppo lungo: la sua prima carta va sotto il mazzo dei paesaggi.
       *[other] Il percorso è troppo lungo: le sue prime { $count } carte vanno sotto il mazzo dei paesaggi.
    }

# The last turn in a line, after the name and small pictures of the cards.
ravens-recap-fly = vola
ravens-recap-clear = toglie la pietra e vola
ravens-recap-magic = sulla via magica
ravens-recap-drop = negli scarti
ravens-recap-pile = sulla pila
ravens-recap-order-pile = riordina la pila
ravens-recap-order-path = posa due carte paesaggio
ravens-recap-raven-back = fa arretrare { $raven }
ravens-recap-raven-on = fa avanzare { $raven }
ravens-recap-land-turn =
    { $number ->
        [0] gira una carta
       *[other] gira la carta { $number }
    }
ravens-recap-land-remove =
    { $number ->
        [0] rimuove una carta
       *[other] rimuove la carta { $number }
    }
ravens-recap-stone-put =
    { $number ->
        [0] mette la pietra
       *[other] pietra sulla casella { $number } di { $raven }
    }
ravens-recap-stone-swap =
    { $second ->
        [0] scambia due carte
       *[other] scambia le carte { $number } e { $second }
    }
ravens-recap-extend = allunga il percorso
ravens-recap-nothing = non gioca nulla
ravens-recap-flight = { $raven }: dalla casella { $from } alla { $to }.

# The end of a stage.
ravens-end-you = Vinci la tappa { $number }
ravens-end-other = { $name } vince la tappa { $number }
ravens-end-nobody = Nessuno vince la tappa { $number }
ravens-end-ahead =
    { $count ->
        [0] Entrambi i corvi sono sull’ultima casella: vince chi era di turno.
        [one] { $raven } ha { $count } casella di vantaggio.
       *[other] { $raven } ha { $count } caselle di vantaggio.
    }
ravens-end-player = Giocatore
ravens-end-race = Gara
ravens-end-level = I due corvi sono alla pari: nessun punto per la gara.
ravens-end-magic =
    { $name ->
        [you] Via magica, { $most } a { $fewest }: { $points } punti a te.
       *[other] Via magica, { $most } a { $fewest }: { $points } punti a { $name }.
    }
ravens-end-magic-tied =
    { $count ->
        [0] Nessuno ha posato carte sulla via magica.
       *[other] Parità sulla via magica, { $count } a testa: nessun punto.
    }
ravens-end-next = La prossima tappa comincia tra un attimo.

# The table read aloud.
ravens-read-stage = Tappa { $stage }, turno { $turn }.
ravens-read-your-turn = Tocca a te. Carte che puoi ancora giocare: { $hand } dalla mano, { $pile } dalla pila.
ravens-read-hand = La tua mano: { $cards }.
ravens-read-pile = La tua pila, dalla cima in giù: { $cards }.
ravens-read-lane =
    { $name ->
        [you]
            { $space ->
                [0] Voli con { $raven }, che aspetta alla partenza. Il traguardo è la casella { $last }.
               *[other] Voli con { $raven }, che è sulla casella { $space } di { $last }.
            }
       *[other]
            { $space ->
                [0] { $name } vola con { $raven }, che aspetta alla partenza. Il traguardo è la casella { $last }.
               *[other] { $name } vola con { $raven }, che è sulla casella { $space } di { $last }.
            }
    }
ravens-read-path = Caselle di { $raven }: { $lands }.
ravens-read-seat = { $name } – punti: { $points }, mano: { $hand }, pila: { $pile }, mazzo: { $pack }, scarti: { $discard }.
ravens-read-stone = La pietra è sulla casella { $number } di { $raven }.
ravens-read-magic = La via magica mostra { $symbols }. Carte posate lì – { $first }: { $ofFirst }, { $second }: { $ofSecond }.

## A game without a board of its own

labelled = { $label }: { $value }
plain-hand = La tua mano
plain-middle = Sul tavolo
plain-no-cards = Nessuna carta
plain-actions = Che cosa puoi fare
plain-fields = Altri dettagli
plain-acted = { $name }: { $action }
plain-game = Partita
