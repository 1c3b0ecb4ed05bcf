### Every word of Allfather in Italian. All languages have the same messages; the build checks it.

## The page

home = Home
main-menu = Menu principale
skip-to-content = Vai al contenuto
loading = Un attimo…
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
reconnecting = Connessione persa – un attimo e torniamo…
connection-refused = Il server ha chiuso questa connessione.
page-broken = La pagina non si è caricata.
try-again = Riprova
not-found-title = Nient’altro che cielo
not-found-text = A questo indirizzo non trovano nulla nemmeno i corvi di Odino.
no-game-title = Questo gioco non esiste
no-game-text = Qui nessun gioco si chiama «{ $name }».
back-home = Torna alla sala

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Liberati delle carte, batti il centro e prendi ciò che batti. Da 2 a 6 giocatori.
ravens-blurb = Due corvi in gara sopra una terra che cambia. 2 giocatori.
level-thrall = Thrall
level-karl = Karl
level-hirdman = Hirdman
level-jarl = Jarl
level-thrall-about = gioca a caso
level-karl-about = gioca semplice
level-hirdman-about = guarda avanti
level-jarl-about = pensa a fondo

## Front page

front-title = Due giochi di carte norreni, un solo tavolo
front-text = Siediti e gioca – contro i bot o con gli amici. Non serve un account.
play-now = Gioca ora
invite-friends = Invita amici
learn-game = Impara in due minuti
read-rules = Regole
bots-level = Bot
players-count = Giocatori
players-number =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
go-on-playing = Riprendi da dove eri
have-code = Hai un codice?
code-of-table = Codice di un tavolo
join = Entra
more-choices = Altre opzioni
load-record = Rivedi una partita salvata
front-fair = Ogni smazzata si può verificare
front-fair-text = Il server sigilla la sua mescolata prima della partita; dopo, il tuo browser può ricalcolare ogni smazzata.
front-free = Gratis, anche sul tuo server
front-free-text = Niente pubblicità, niente tracciamento. Basta un comando per avere il tuo server.
front-bots = Bot che ragionano
front-bots-text = Dal Thrall allo Jarl, giocano con ciò che possono sapere – mai con ciò che non dovrebbero.

## Opening a table

open-title = Apri un tavolo
open-and-play = Gioca contro i bot
option-limit = Durata della partita
option-limit-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
option-limit-hand = una sola mano
option-opener = Chi comincia la mano dopo
option-opener-left = chi siede a sinistra
option-opener-winner = chi ha vinto la mano
option-whole_hand = Aprire con tutta la mano
option-whole_hand-optional = è una scelta
option-whole_hand-forced = è d’obbligo
option-all_colours = Tutti e sei i colori, anche in due
option-back_needs_two = Un corvo si respinge solo dalla casella 3 in poi
option-protect_ravens = Il paesaggio sotto un corvo non si tocca
option-protect_stone = Il paesaggio sotto la pietra non si tocca
option-longest_path = Il percorso si accorcia quando ha più di
option-longest_path-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
option-longest_path-never = mai
terms-title = Al tavolo
terms-listed = Mostra il tavolo nell’elenco dei tavoli
terms-clock = Orologio
clock-none = senza orologio
clock-turn = { $seconds } s a turno
clock-bank = { $minutes } min + { $increment } s
terms-pace = Ritmo dei bot
pace-slow = riflessivo
pace-normal = normale
pace-quick = veloce
pace-instant = immediato
terms-hints = Consigli ammessi (senza rating)
terms-take_back = Le mosse si possono annullare
terms-spectators = Altri possono guardare
terms-chat = Chat
terms-rated = Vale per la classifica

## The table

waiting-title = In attesa al tavolo
waiting-text = Manda il link ai tuoi amici. I posti vuoti vanno ai bot.
share-link = Condividi il link
link-copied = Link copiato
copy-link = Copia link
table-code = Codice
show-qr = Inquadra per entrare
start-game = Inizia la partita
seat-free = libero
sit-here = Siediti qui
seat-bot = Metti qui un bot
empty-seat = Libera il posto
seat-host = host
seat-you = tu
seat-away = assente – gioca un bot
seat-heir = Poi subentra { $name }
seat-number = Posto { $number }
waiting-for-host = Sarà { $name } a iniziare la partita.
game-starting = La partita comincia tra un momento …
leave-table = Lascia il tavolo
leave-sure = Te ne vai davvero? Al tuo posto continuerà un bot.
leave-yes = Lascia
stay = Resta
table-closed = Questo tavolo è chiuso.
closed-too-long = La partita è durata troppo: il server ha chiuso questo tavolo, senza risultato.
table-unknown = Questo tavolo non esiste.
your-turn = Tocca a te
turn-of = Tocca a { $name }
title-your-turn = ● Tocca a te
looking-on = Stai guardando
take-over-bot = Prendi il posto di { $name }
menu = Menu
log = Diario
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
unmute = Riascolta { $name }
hint = Consiglio
hint-share = { $share }%
take-back = Annulla
auto-pass = Passo automatico
auto-pass-about = Quando puoi fare una cosa sola, si fa da sé.
agree-hands = Chi guarda può vedere tutte le mani
agree-hands-unrated = Se tutti sono d’accordo prima dell’inizio, la partita non vale per la classifica.
agree-hands-rated = Nessuno vede le mani di una partita che vale per la classifica prima della fine.
read-table = Leggimi il tavolo
keys = Tasti
chat-off = A questo tavolo non c’è chat.

## The log

log-dealt = Si danno le carte.
log-began = La partita comincia.
log-sat = { $name } si siede.
log-left = { $name } se ne va.
log-took-back = { $name } ci ripensa.
log-went-away = { $name } si assenta; gioca un bot.
log-came-back = { $name } è di nuovo qui.
log-agreed = { $name } cambia chi può vedere le mani.
log-rematched = C’è una rivincita.
log-resumed = Il server era assente; nessun orologio ha camminato.
log-closed = Il tavolo è chiuso.
log-opened = Il tavolo è aperto.
log-called = La partita sta per cominciare.
log-opened-nonce = { $name } apre il numero sigillato.
log-hand = Mano { $number }
log-stage = Tappa { $number }

## The end

result-title = La partita è finita
result-won = Hai vinto
result-lost = { $name } vince
result-shared = { $names } vincono a pari merito
result-winner = vince
rematch = Rivincita
rematch-there = Vai alla rivincita
replay = Replay
verify-deals = Verifica le smazzate
new-table = Nuovo tavolo
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
odin-lead = Apri con una carta
odin-beat = Batti { $value } con { $fewest } o { $most } carte
odin-cannot-beat = Non hai niente che batta { $value }.
odin-hint = Consiglio: { $action }, vince il { $share } % delle volte.
odin-take = Prendi una carta
odin-take-card = Prendi { $card }
odin-play = Cala
odin-play-value = Cala { $value }
odin-pass = Passa
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
odin-passed = passa
odin-laid = cala { $value }
odin-known = Carte note
odin-known-of = { $name } ha in mano
odin-none-known = nessuna nota
odin-discards = Scarti
odin-unseen = Non ancora viste
odin-limit = fino a { $limit }
odin-hand-over = { $name } ha chiuso
odin-hand-over-you = Hai chiuso
odin-hand-points = Punti per le carte rimaste
odin-next-hand = Tra un attimo si danno le carte per la prossima mano.
odin-say-laid = { $name } cala { $cards } – { $value }.
odin-say-passed = { $name } passa.
odin-say-took = { $name } prende { $card }.
odin-read-hand = Hai in mano { $cards }.
odin-read-middle = Al centro, di { $name }: { $cards }. Valore: { $value }.
odin-read-seat = { $name } ha { $cards } e { $points }.
odin-read-known = Carte note di { $name }: { $cards }.

## Why not

why-offline = In questo momento non c’è connessione.
why-bad-notation = Non è una mossa di questo gioco.
why-not-a-set = Le carte calate insieme devono avere lo stesso colore o lo stesso numero.
why-must-take = Prima prendi una di queste: { $cards }.
why-nothing-to-take = Non c’è nessuna carta da prendere.
why-leader-passes = Chi apre un giro deve calare una carta.
why-not-held = Non hai in mano { $cards }.
why-whole-hand-forced = Se la mano è tutta di un colore o di un numero, si apre calandola intera.
why-bad-lead = Si apre con una carta – o con tutta la mano, se è tutta di un colore o di un numero.
why-wrong-size = Ora si possono calare { $size } o { $most } carte.
why-too-low = { $value } non batte { $middle }.
why-illegal-action = Ora non è possibile.
why-wrong-phase-play = Prima gioca una carta o finisci il turno.
why-wrong-phase-target = Prima scegli un bersaglio.
why-wrong-phase-second = Prima scegli la carta con cui fare lo scambio.
why-wrong-phase-order = Prima scegli la prossima carta della pila.
why-wrong-phase-extend = Prima allunga il percorso, o lascialo così.
why-wrong-phase-orient = Prima posa la carta paesaggio, in un verso o nell’altro.
why-not-left = Non resta nessuna carta { $card } da mettere.
why-too-many-plays-hand = In questo turno hai già giocato { $most } carte dalla mano: di più non si può.
why-too-many-plays-pile = In questo turno hai già giocato { $most } carte dalla pila: di più non si può.
why-pile-too-small = La tua pila ha troppo poche carte.
why-not-magic = Questa carta non ha nessun simbolo della via magica.
why-no-stone = Non c’è nessuna pietra da togliere sulla tua strada.
why-stone-ahead = La pietra è sulla prossima casella: toglila con due carte giuste o coppie in una volta.
why-no-match =
    { $units ->
        [one] La prossima casella è { $landscape }: volaci con quella carta, o con due carte volo uguali.
       *[other] La prossima casella è { $landscape }: per togliere la pietra servono due di quelle carte, o coppie di carte volo uguali.
    }
why-not-on-top = Quella carta non è in cima alla tua pila.
why-no-effect-pile-alike = Nella tua pila non ci sono due carte diverse da riordinare.
why-no-effect-no-landscapes = Non restano carte paesaggio da posare.
why-no-effect-stone-ahead = Il tuo corvo non può avanzare: la pietra gli sbarra la strada.
why-no-effect-nothing-to-turn = Nessuna carta del percorso si può girare.
why-no-effect-nothing-to-remove = Nessuna carta del percorso si può rimuovere.
why-no-effect-nothing-to-swap = Non ci sono due carte del percorso da scambiare.
why-no-effect-near-start = L’altro corvo si può respingere solo dalla casella { $least } in poi.
why-no-effect-laid-enough = In un turno si possono posare al massimo { $most } carte paesaggio.
why-bad-target-wants-card = Scegli una carta del percorso.
why-bad-target-wants-space = Scegli una singola casella.
why-bad-target-off-path = Il percorso ha solo { $size } carte.
why-bad-target-raven = Lì c’è un corvo.
why-bad-target-stone = Lì c’è la pietra.
why-bad-target-double = Questa carta ha due volte lo stesso paesaggio.
why-bad-target-no-partner = Più avanti non c’è una carta con cui scambiarla.
why-bad-target-not-behind = Scegli una carta dopo la { $first }.
why-bad-target-alike = Le due carte sono uguali.
why-bad-record = La riga { $line } della registrazione è sbagliata.
why-bad-message = La pagina e il server non si sono capiti; ricarica la pagina.
why-too-fast = Troppo in fretta; aspetta un momento.
why-no-such-table = Questo tavolo non esiste.
why-no-such-seat = A questo tavolo quel posto non c’è.
why-not-watching = La pagina deve prima guardare il tavolo; ricaricala.
why-seat-taken = Lì c’è già qualcuno.
why-table-full = Non ci sono posti liberi.
why-already-seated = Hai già un posto a questo tavolo.
why-not-seated = Non hai un posto a questo tavolo.
why-not-host = Può farlo solo l’host del tavolo.
why-has-begun = La partita è già cominciata.
why-not-begun = La partita non è ancora cominciata.
why-wrong-nonce = Non è il numero che questo browser ha sigillato.
why-not-over = La partita non è ancora finita.
why-is-closed = Il tavolo è chiuso.
why-stale = Qualcuno è arrivato prima; guarda di nuovo il tavolo.
why-out-of-turn = Non tocca a te.
why-game-over = La partita è finita.
why-nothing-to-take-back = Non c’è niente da annullare.
why-not-allowed-here = A questo tavolo non si può.
why-too-many-tables = Hai troppi tavoli aperti; prima lasciane uno.
why-busy = Una cosa alla volta; l’ultima è ancora in corso.
why-banned = Questo server ti ha bandito.
why-no-bot = Non c’è un bot di questo livello.
why-not-signed-in = Accedi, oppure prima siediti come ospite.
why-has-account = Hai già un account.
why-name-taken = Questo nome è già preso.
why-wrong-password = Nome o password sbagliati.
why-common-password = Questa password è facile da indovinare; scegline un’altra.
why-foreign-origin = Questo veniva da un altro sito.
why-not-found = Qui non c’è niente.
why-bad-request = Il server non ha capito.
why-bad-option = Questa opzione non esiste.
why-too-large = È troppo grande.
why-unavailable = In questo momento il server non può salvare niente; riprova.
why-old-rules = Questa partita è stata giocata con regole precedenti e non si può più mostrare.
why-unreadable = In questo momento questo tavolo non può essere letto; chi gestisce il server lo sa già.
why-failed = Qualcosa è andato storto sul server.

## Keys

key-select = scegli una carta per posizione
key-move = spostati lungo la mano
key-toggle = scegli o rimetti giù la carta su cui sei
key-play = gioca le carte scelte
key-pass = passa, o finisci il turno
key-sort = ordina la mano nell’altro modo
key-undo = annulla
key-hint = chiedi un consiglio
key-log = apri il diario
key-chat = apri la chat
key-cards = mostra le carte note
key-table = leggimi il tavolo
key-clear = togli la selezione
key-help = apri il menu con questi tasti

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
lesson-done = Ora sai quanto basta per giocare.
lesson-allowed = Si può fare anche questo. Per ora:
lesson-not-yet = Un attimo: prima leggi il resto.

lesson-odin-aim = Cala tutte le tue carte prima degli altri. Chi ne ha ancora in mano prende un punto per ciascuna, e i punti sono un male.
lesson-odin-lead = Il giro lo apri tu: cala una carta, quella che vuoi.
lesson-odin-lead-task = Cala il 2 arancione.
lesson-odin-higher = Un numero più alto batte uno più basso. Astrid cala un 6 e prende la carta che ha battuto: ora il tuo 2 è suo.
lesson-odin-more = Va bene anche una carta in più di quelle al centro. Leif ne cala due dello stesso colore, e due carte ne battono sempre una sola.
lesson-odin-value = Una combinazione vale le sue cifre, dalla più alta alla più bassa: 8 e 2 fanno 82. I tuoi due 5 fanno solo 55.
lesson-odin-value-task = Scegli lo stesso i due 5, e guarda perché non bastano.
lesson-odin-beat = Contro due carte puoi calarne due o tre, dello stesso colore o dello stesso numero. 9 e 1 rossi fanno 91.
lesson-odin-beat-task = Cala il 9 rosso e l’1 rosso.
lesson-odin-take = Hai battuto due carte, quindi scegli quale prendere. L’altra va negli scarti.
lesson-odin-take-task = Prendi l’8 verde: sta bene con le altre tue carte verdi.
lesson-odin-round = Nessuno è obbligato a battere. Quando tutti gli altri passano il giro è finito, e chi ha calato per ultimo apre il prossimo.
lesson-odin-again = Il centro è vuoto, e sta a te aprire.
lesson-odin-again-task = Apri con l’1 giallo.
lesson-odin-number = Astrid cala un 4, e Leif due 3: anche le carte con lo stesso numero sono una combinazione, di qualunque colore siano.
lesson-odin-number-task = Cala i tuoi due 5: 55 batte 33.
lesson-odin-suit = Anche stavolta prendi una carta che hai battuto. Scegli quella che va meglio con il resto della mano.
lesson-odin-suit-task = Prendi il 3 verde.
lesson-odin-three = Astrid sale a tre carte: 9, 4 e 2 fanno 942. Leif passa.
lesson-odin-pass = Potresti calare quattro carte verdi, ma poi dovresti prenderne una viola. E chi passa, passa solo per questo turno.
lesson-odin-pass-task = Passa.
lesson-odin-green = Ora apre Astrid, e Leif cala un 5 verde. Farebbe comodo alla tua mano.
lesson-odin-green-task = Battilo con l’8 verde: il 5 viene da te.
lesson-odin-whole = Passano tutti e due, quindi apri tu. Se la mano è tutta di un colore o tutta di un numero, puoi aprire calandola intera.
lesson-odin-whole-task = Cala tutte e cinque le carte in una volta.
lesson-odin-points = Hai chiuso: 6 punti ad Astrid per le sue carte, 7 a Leif. Astrid arriva così a 15 e la partita finisce: vinci tu, con meno punti di tutti.

lesson-ravens-aim = Due corvi in gara lungo una fila di paesaggi. Hugin è il tuo, nella corsia più vicina a te; chi arriva per primo sull’ultima casella vince la tappa.
lesson-ravens-fly = La tua prossima casella mostra delle montagne, e tu hai una carta montagna. La carta giusta porta Hugin fin lì.
lesson-ravens-fly-task = Vola con la carta montagna.
lesson-ravens-odin = Le carte scure sono di Odino, e ognuna ha due effetti tra cui scegliere. Questa può girare un paesaggio.
lesson-ravens-odin-task = Gira la carta 3: così avrai davanti due laghi.
lesson-ravens-run = Paesaggi uguali di fila sono un tratto. Basta una carta per sorvolarlo tutto.
lesson-ravens-run-task = Sorvola i due laghi con una sola carta acqua.
lesson-ravens-turn = Con questa fanno tre carte dalla mano, il massimo in un turno. Alla fine del turno peschi fino ad averne di nuovo cinque.
lesson-ravens-turn-task = Finisci il turno, e lascia il percorso così.
lesson-ravens-other = Ora Sigrun fa volare il suo corvo, Munin, nell’altra corsia. E mette la pietra proprio davanti a Hugin.
lesson-ravens-stone = La pietra ti sbarra la strada. La carta giusta, da sola, non basta più.
lesson-ravens-stone-task = Scegli lo stesso la carta foresta, e guarda perché non basta.
lesson-ravens-joker = Due carte uguali sono un jolly e valgono per qualsiasi paesaggio. La carta giusta e un jolly, insieme, tolgono la pietra.
lesson-ravens-joker-task = Scegli foresta e le due carte neve, e togli la pietra.
lesson-ravens-extend = Dopo aver giocato le carte puoi allungare il percorso. Il nuovo paesaggio lo guardi prima di posarlo.
lesson-ravens-extend-task = Finisci il turno, e posa un paesaggio.
lesson-ravens-lay = Decidi tu quale dei due paesaggi finisce nella tua corsia.
lesson-ravens-lay-task = Posalo nel verso che preferisci.
lesson-ravens-later = Un altro giorno, un’altra tappa: a Hugin mancano due caselle. Davanti ha le montagne, e nessuna delle tue carte è quella giusta.
lesson-ravens-magic = La via magica mostra due simboli: le carte che ne hanno uno si possono posare lì. Chi ne ha di più alla fine della tappa fa 3 punti.
lesson-ravens-magic-task = Posa la carta acqua sulla via magica.
lesson-ravens-pile = Ogni carta si può tenere da parte, coperta, sulla tua pila. Oltre a tre carte dalla mano, a ogni turno puoi giocarne tre dalla cima della pila.
lesson-ravens-pile-task = Metti la carta neve sulla pila.
lesson-ravens-top = Ora in cima alla tua pila ci sono due carte neve: un jolly, buono per le montagne.
lesson-ravens-top-task = Vola con le due carte in cima alla pila.
lesson-ravens-raven = La prossima carta della pila è il corvo di Odino. Porta Hugin avanti di una casella, qualunque sia il paesaggio.
lesson-ravens-raven-task = Giocala dalla pila: una casella avanti.
lesson-ravens-points = Hai 4 caselle di vantaggio, quindi la tappa vale 4 punti, e la via magica altri 3. In tutto fanno 12, e con 12 si vince la partita.

## Rules

rules-title = Regole di { $game }
rules-contents = Indice
rules-numbers = I numeri piccoli sono i nomi delle regole; li portano anche i test del gioco.
rules-print = Stampa
rules-learn = Preferisci imparare giocando?
rules-odin-about = Un gioco da 2 a 6 giocatori, di Gary Kim, Hope S. Hwang e Yohan Goh. Devi liberarti delle carte: quelle che hai ancora in mano quando qualcuno chiude contano contro di te.
rules-odin-cards = Le carte
rules-odin-cards-text = Le carte sono 54: i numeri da 1 a 9, ognuno in sei colori. Ogni numero ha la sua figura, ogni colore la sua runa.
rules-odin-deal-text = Una partita ha più mani, e per ogni mano si ridanno le carte. Una mano si gioca a giri, e in un giro ognuno ha i suoi turni. Le carte da battere stanno al centro.
rules-odin-deal = Dare le carte
rules-odin-lead = Aprire
rules-odin-beat = Battere
rules-odin-take = Prendere una carta
rules-odin-round = Passare, e la fine di un giro
rules-odin-points = I punti, e la fine della partita
rules-odin-options = Opzioni prima della partita
rules-odin-know = Buono a sapersi
rules-odin-show-colour = Stesso colore: 8 e 2 fanno 82.
rules-odin-show-number = Stesso numero: due 5 fanno 55.
rules-odin-show-three = Tre carte: 9, 4 e 2 fanno 942.
rules-odin-show-none = Né colore né numero: non è una combinazione.
rules-odin-show-single = Apri con una carta.
rules-odin-show-whole = Oppure con tutta la mano, qui tutta di un numero.
rules-odin-show-higher = 82 batte 76.
rules-odin-show-longer = 111 batte 98.
rules-odin-show-equal = 73 non batte 73.
rules-odin-show-laid = Cali queste.
rules-odin-show-taken = Prendi una delle carte che hai battuto.
rules-odin-show-gone = L’altra va negli scarti.

rule-O1 = Si mescolano tutte le carte e se ne danno nove a testa. Le altre si mettono da parte, senza guardarle, fino alla prossima smazzata.
rule-O2 = In due si gioca senza due colori, tirati a sorte per tutta la partita; si può anche scegliere di usarli tutti e sei.
rule-O3 = La sorte decide chi comincia la prima mano. Si gioca in senso orario.
rule-O4 = Per aprire, cala esattamente una carta, oppure tutta la mano se è tutta di un colore o tutta di un numero. Niente vie di mezzo, e non puoi passare.
rule-O5 = Aprire con tutta la mano è una scelta. Si può fare a ogni apertura, anche alla prima, e chiude la mano.
rule-O6 = Per battere il centro, cala tante carte quante ce ne sono, o una di più: tutte di un colore o tutte di un numero, e di valore più alto. Oppure passa, anche se potresti battere.
rule-O7 = Le tue carte non devono per forza avere il colore o il numero di quelle al centro.
rule-O8 = Le carte valgono il numero più grande che si può formare con le loro cifre, dalla più alta alla più bassa. Quindi una carta in più batte sempre, e un valore uguale non batte mai.
rule-O9 = Chi ha battuto il centro e ha ancora carte in mano prende una delle carte battute, a sua scelta. Le altre vanno negli scarti. Chi apre non ha battuto niente e non prende niente.
rule-O10 = Chi cala la sua ultima carta chiude subito la mano. E non prende niente.
rule-O11 = Si passa solo per un turno: se tocca di nuovo a te, puoi calare ancora.
rule-O12 = Quando tutti gli altri hanno passato uno dopo l’altro, il giro è finito. Il centro va negli scarti, e apre chi lo aveva calato. Non devi mai battere le tue stesse carte.
rule-O13 = Quando una mano finisce, ogni carta rimasta in mano a qualcuno vale un punto.
rule-O14 = Poi si mescola tutto e si ridanno le carte. Comincia chi siede a sinistra di chi aveva cominciato la mano prima.
rule-O15 = La partita è finita quando, dopo una mano, qualcuno ha 15 punti o più. Vince chi ha meno punti; in caso di parità la vittoria è condivisa.
rule-O16 = La partita può finire a un altro numero di punti, oppure dopo una sola mano.
rule-O17 = Tutti possono vedere ogni carta calata, presa o scartata, quante carte ha in mano ciascuno, e i punti. Il resto di ogni mano è nascosto, e così le carte messe da parte.
rule-O18 = Potete accordarvi che chi vince una mano cominci la prossima.
rule-O19 = Potete accordarvi che chi apre, se ha una mano tutta di un colore o di un numero, debba calarla intera.
rule-O20 = Ogni mano arriva alla fine, e nessuno ha mai più di nove carte. Chiudere non è sempre saggio: la partita può finire mentre qualcun altro ha meno punti.

rules-ravens-about = Una gara per 2 giocatori, di Thorsten Gimmler, del 2002. Ogni mattina i corvi di Odino volano a vedere il mondo, e tornano a casa facendo a gara.
rules-ravens-land = I paesaggi e i corvi
rules-ravens-land-text = Ogni carta paesaggio mostra due paesaggi: uno è una casella per Hugin, l’altro una per Munin. Girando la carta si scambiano.
rules-ravens-cards = Le carte
rules-ravens-cards-text = Entrambi hanno le stesse 33 carte: cinque carte volo per ognuno dei cinque paesaggi, e otto carte di Odino.
rules-ravens-turn = Il tuo turno
rules-ravens-fly = Volare
rules-ravens-magic = La via magica
rules-ravens-odin = Le carte di Odino
rules-ravens-stone = La pietra
rules-ravens-extend = Allungare il percorso
rules-ravens-end = La fine di una tappa, e della partita
rules-ravens-short = Quando finiscono le carte
rules-ravens-options = Opzioni prima della partita
rules-ravens-know = Buono a sapersi
rules-ravens-show-match = Carta foresta, casella foresta: il corvo ci vola.
rules-ravens-show-run = Due laghi di fila: una carta acqua li sorvola entrambi.
rules-ravens-show-joker = Due carte uguali sono un jolly, qui per le montagne.
rules-ravens-show-magic = Su questa via magica si possono posare neve e acqua.
rules-ravens-show-stone = La carta giusta e un jolly tolgono la pietra.
rules-ravens-show-turned = La terza carta, girata, crea un tratto di due.
rules-ravens-show-score = Hugin è a casa, con 3 caselle di vantaggio: 3 punti.

rule-R1 = Si posano nove carte paesaggio in fila, come vengono. Se in una corsia lo stesso paesaggio capita due volte di seguito, la carta si gira; se non basta va sotto il mazzo, e si prova con la prossima.
rule-R2 = I due corvi aspettano davanti alla prima carta. Si scopre una carta della via magica, la pietra resta da parte. Entrambi mescolano le proprie carte e ne pescano cinque.
rule-R3 = La sorte decide chi comincia la prima tappa. Poi comincia chi ha meno punti; a parità di punti, chi ha vinto l’ultima tappa.
rule-R4 = Nel tuo turno puoi giocare fino a tre carte dalla mano e fino a tre dalla cima della tua pila, in qualsiasi ordine. Poi puoi allungare il percorso. Infine peschi fino ad avere cinque carte.
rule-R5 = Puoi mettere una carta dalla mano, coperta, sulla tua pila: conta come una delle tre. La tua pila la puoi guardare, ma non cambiarne l’ordine. Può crescere quanto vuoi, e una carta messa lì si può giocare nello stesso turno.
rule-R6 = Della pila si può giocare solo la carta in cima. Poi in cima c’è la prossima.
rule-R7 = Una carta volo con lo stesso paesaggio della prossima casella della tua corsia porta lì il tuo corvo, e poi avanti su tutte le caselle uguali che seguono.
rule-R8 = Due carte volo uguali sono un jolly e valgono per qualsiasi paesaggio. Possono venire dalla mano, essere le due in cima alla pila così come sono in quel momento, o una da ciascuna. Le carte di Odino non fanno jolly.
rule-R9 = Una carta volo con uno dei due simboli si può posare sulla via magica; se un simbolo è Odino, anche qualsiasi carta di Odino. Lì non fa altro, e resta fino alla fine della tappa. I jolly non contano.
rule-R10 = Ogni carta si può anche scartare senza effetto. Anche questa è una giocata.
rule-R11 = Una carta di Odino ha due effetti. Scegline uno.
rule-R12 = Ordine: metti la tua pila nell’ordine che vuoi. Oppure posa le prossime due carte paesaggio alla fine del percorso: ognuna prima la guardi, poi la posi nel verso che vuoi.
rule-R13 = Corvo: l’altro corvo torna indietro di una casella. Oppure il tuo avanza di una. Il paesaggio non conta.
rule-R14 = L’altro corvo si può respingere solo dalla casella 3 in poi. Potete accordarvi per fare a meno di questa regola.
rule-R15 = Terra: gira una carta paesaggio. Oppure rimuovine una; la fila si richiude.
rule-R16 = Pietra: metti la pietra su una casella libera di una delle due corsie, anche se è già altrove sul percorso. Oppure scambia due carte paesaggio, senza girarle.
rule-R17 = Una casella è libera se non c’è né un corvo né la pietra.
rule-R18 = Una carta paesaggio con sopra un corvo o la pietra non si gira, non si rimuove e non si scambia. Potete accordarvi per fare a meno dell’una o dell’altra protezione.
rule-R19 = Se la pietra è sulla tua prossima casella, ti serve il doppio in una volta: due carte giuste, due jolly, o una carta giusta e un jolly, l’una dopo l’altra. La pietra va da parte, e il tuo corvo vola fino alla fine del tratto.
rule-R20 = Se la pietra è più avanti nel tratto, una carta giusta o un jolly ti porta fino alla casella prima; con il doppio la togli.
rule-R21 = La carta Corvo non porta il tuo corvo sulla pietra. Può invece respingere lì l’altro corvo; la pietra resta dov’è.
rule-R22 = Dopo le tue giocate puoi guardare la prossima carta paesaggio e posarla alla fine del percorso, nel verso che vuoi; vicini uguali vanno bene. In un turno si posano al massimo tre carte paesaggio, comprese quelle di Ordine.
rule-R23 = Una tappa finisce appena un corvo è sull’ultima casella. Può succedere anche rimuovendo un paesaggio, per l’uno o per l’altro corvo; se succede a entrambi, vince la tappa chi è di turno.
rule-R24 = Chi vince la tappa fa un punto per ogni casella di vantaggio sull’altro corvo. Chi ha più carte sulla via magica fa 3 punti, anche senza aver vinto; in caso di parità, nessuno.
rule-R25 = Quando il tuo mazzo è vuoto, i tuoi scarti si mescolano e diventano il nuovo mazzo. Se non ce ne sono, resti con meno carte in mano.
rule-R26 = Quando il mazzo dei paesaggi è vuoto, si mescolano le carte paesaggio rimosse e si fa un nuovo mazzo. Se non ce ne sono, non si può posare niente.
rule-R27 = Per la prossima tappa si prepara tutto da capo. I punti restano.
rule-R28 = Quando dopo una tappa qualcuno ha 12 punti o più, la partita è finita. Vince chi ha più punti; a parità di punti, chi ha vinto l’ultima tappa.
rule-R29 = Se del percorso resta una sola carta, questa non si può rimuovere.
rule-R30 = Dopo 200 turni una tappa finisce così com’è: la vince il corvo in testa, e se sono pari nessuno.
rule-R31 = Tutti possono vedere il percorso, i corvi, la pietra, la via magica, tutti gli scarti, e quante carte ci sono in ogni mano, pila e mazzo. Mani e pile sono il segreto di chi le ha, e l’ordine di un mazzo non lo conosce nessuno.
rule-R32 = Se alla fine di un turno il percorso ha più di 16 carte, le prime vanno sotto il mazzo dei paesaggi: tante quante sono di troppo, purché la pietra non sia su di esse e restino due carte dietro a ogni corvo. Quando aprite un tavolo potete accordarvi su un’altra lunghezza.
rule-R33 = Se per 20 tappe di fila nessuno fa punti, la partita è finita; come sempre vince chi ha più punti.

## Pages

lobby-own = I tuoi tavoli
lobby-public = Tavoli pubblici
lobby-playing = Si sta giocando
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
lobby-none-right = O apri un tavolo tuo:
lobby-quiet = La sala è silenziosa
lobby-quiet-text = Al momento non c’è nessun tavolo pubblico aperto. Accendi il fuoco: aprine uno, e gli altri lo troveranno qui.
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
        [one] { $game } con { $players } giocatore, ultime partite
       *[other] { $game } con { $players } giocatori, ultime partite
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
stats-points-best-odin = { $points } in media; meno è meglio.
stats-points-best-ravens = { $points } in media; più è meglio.
stats-recent = Ultime partite
stats-against = Contro { $names }
stats-named-bot = { $name } (bot)
stats-several = { $count } × { $name }
stats-change = Variazione del rating:
stats-replay = Replay di { $game }, { $day }
stats-bot = Bot
stats-program = Il programma di qualcuno
stats-deleted = qualcuno che se n’è andato
stats-this-is-you = Sei tu
stats-none = { $name } non ha ancora finito una partita.
stats-none-yet = Quando avrai finito una partita, qui troverai i tuoi rating e i tuoi risultati.
stats-play = Gioca a { $game }
ranks-of =
    { $players ->
        [one] Classifica di { $game } con { $players } giocatore
       *[other] Classifica di { $game } con { $players } giocatori
    }
ranks-choose-game = Quale gioco
ranks-rank = Pos.
ranks-name = Nome
ranks-more = Mostra altri
ranks-none = Ancora nessun nome
ranks-none-text = Nessuno ha ancora finito abbastanza partite di questo tipo con rating. Il primo nome potrebbe essere il tuo.
ranks-about = Si entra in classifica dopo cinque partite con rating. Conta quanto un rating vale come minimo: la sua incertezza si sottrae due volte, e diminuisce a ogni partita. In classifica ci sono anche i bot, con un segno accanto.
me-nobody = Non sei ancora nessuno
me-nobody-text = Appena ti siedi a un tavolo giochi come ospite: niente iscrizione, e questo browser si ricorda di te. Se hai un account, accedi.
me-guest = Ospite – ti conosce solo questo browser
me-account = Account: { $account }
me-public = Come ti vedono gli altri
me-name-title = Il tuo nome
me-shown-name = Il nome che vedono gli altri
me-rename = Salva
me-renamed = Salvato
me-keep = Conserva le tue partite
me-keep-text = Crea un account per accedere da dove vuoi. Bastano un nome e una password; tutto quello che hai giocato resta tuo.
me-make-account = Crea un account
me-name = Nome
me-password = Password
me-password-old = Vecchia password
me-password-new = Nuova password, almeno 8 caratteri
me-password-title = Cambia la password
me-password-change = Cambia la password
me-password-changed = La password è cambiata
me-password-about = Altrove dovrai accedere di nuovo e i token dei tuoi programmi sono revocati; qui resti dentro.
me-sign-in = Accedi
me-sign-in-guest = Ora giochi come ospite, con il nome { $name }. Se accedi con un altro account, ciò che hai giocato da ospite resta indietro.
me-signed-in = Il tuo account
me-signed-in-text = Le tue partite sono al sicuro. Puoi accedere da qualsiasi browser.
me-sign-out = Esci
me-sessions = Dove hai effettuato l’accesso
me-sessions-about = Tutti i browser che ti conoscono. Esci dove non giochi più, o dove non eri tu.
me-session-on = { $browser } su { $system }
me-session-unknown = un browser sconosciuto
me-session-here = questo browser
me-session-seen = usato l’ultima volta il { $day }
me-session-end-named = Esci: { $name }
me-sessions-end-others = Esci da tutti gli altri
me-statistics = I tuoi risultati
me-tokens = Programmi che giocano per te
me-tokens-about = Con un token un tuo programma può giocare a tuo nome.
me-tokens-more = Cosa possono fare i programmi
me-token-label = A cosa serve
me-token-make = Crea un token
me-token-unnamed = senza nome
me-token-made = creato il { $day }
me-token-end = Revoca
me-token-end-named = Revoca il token «{ $name }»
me-token-once = Ecco il token. Copialo ora: si vede solo questa volta.
me-token = Token
me-copy = Copia
me-copied = Copiato
me-data = I tuoi dati
me-data-about = Tutto ciò che è salvato su di te puoi portarlo via, o farlo cancellare.
me-download = Scarica i miei dati
me-delete = Cancellami
me-delete-about = Il tuo nome, il tuo account, i tuoi risultati e ciò che hai scritto vengono cancellati. Le partite giocate restano a chi era al tavolo, senza il tuo nome.
me-delete-sure = Davvero? Non si può tornare indietro.
me-delete-no = Tieni tutto
me-delete-on = Continua
me-delete-yes = Sì, cancella tutto
set-about = Queste scelte restano solo in questo browser.
set-look = Aspetto e lingua
set-theme = Giorno o notte
set-theme-system = come il sistema
set-theme-dark = notte
set-theme-light = giorno
set-motion = Carte in movimento
set-motion-about = Carte e corvi scivolano sul tavolo. Se è spento, compaiono e basta.
set-hear = Suoni e avvisi
set-sound = Suoni
set-sound-about = Carte sul legno, e un corno quando tocca a te.
set-notify = Notifiche
set-notify-about = Due parole quando tocca a te e stai guardando altrove.
set-notify-impossible = Questo browser non può mostrare notifiche qui.
set-notify-refused = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni per questo sito.
set-play = Al tavolo
set-sorting = La tua mano
set-tables = I tavoli che apri
set-hints = Consigli
set-hints-about = Puoi chiedere che cosa giocherebbe un bot. Queste partite non contano per il rating.
set-keys-about = Lettere e cifre agiscono al tavolo, come indicato sotto.
set-keys = Tasti singoli
about-what = Due giochi di carte del Nord, da giocare con gli amici o contro bot che ragionano. Gratuiti, aperti e senza pubblicità.
about-whose = Di chi sono questi giochi
about-game-odin = Di Gary Kim, Hope S. Hwang e Yohan Goh. Illustrato da Crocotame, pubblicato da Helvetiq.
about-game-ravens = Del 2002, in inglese Odin’s Ravens. Di Thorsten Gimmler. Illustrato da Anke Pohl, Thilo Rick e Andreas Steiner, pubblicato da Kosmos.
about-unofficial = Questa è un’opera non ufficiale di persone a cui piacono questi giochi. Parole, codice e immagini sono originali, e non ha legami con autori, illustratori o editori. Se qui ti diverti, compra i giochi.
about-fair = Carte senza trucchi
about-fair-text = Prima della partita il server sigilla il segreto della sua mescolata, e il browser di ogni giocatore aggiunge un numero suo. A partita finita, il tuo browser può ricalcolare ogni smazzata e mostrare che niente è stato cambiato.
about-programs = Aperto ai programmi
about-programs-text = Tutto ciò che fa questa pagina può farlo anche un programma.
about-programs-link = Cosa offre il server
about-private = Dati tuoi
about-private-text = Nessun tracciamento, niente da altri siti. Ciò che è salvato su di te puoi portarlo via o cancellarlo.
about-private-link = La tua pagina
about-licence = Licenza
about-licence-text = Allfather è software libero sotto licenza MIT. Il carattere è Marcellus di Astigmatic, sotto la SIL Open Font License.

## Replay

replay-of = Replay di { $game }
replay-about = Questa partita
replay-controls = Passi della partita
replay-step = Passo
replay-step-of = { $step } di { $count }
replay-steps = Passi
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-pace = Ritmo
replay-pace-slow = lento
replay-pace-normal = normale
replay-pace-quick = veloce
replay-eyes = Con gli occhi di chi
replay-all-hands = Tutte le mani
replay-eyes-of = Con gli occhi di { $name }
replay-new-pack = Gli scarti si mescolano e fanno un nuovo mazzo.
replay-new-landscapes = I paesaggi rimossi si mescolano e fanno un nuovo mazzo.
replay-broken-off = Questa partita non è stata finita.
replay-download = Scarica la registrazione
replay-fairness-file = File di verifica
replay-another = Un’altra partita
replay-failed = Questa partita non si può mostrare
replay-not-over = Questa partita non è ancora finita
replay-not-over-text = Finché si gioca, le sue carte restano nascoste.
replay-to-table = Vai al tavolo
replay-open-title = Rivedi una partita salvata
replay-open-text = Ogni partita finita si può salvare come registrazione: un piccolo file di testo. Aprine una qui per rivedere la partita, passo dopo passo, e per verificarne le smazzate.
replay-choose-file = Scegli una registrazione
replay-drop = o trascinala in un punto qualsiasi della pagina
replay-paste = Oppure incolla una registrazione
replay-show = Mostra la partita
replay-has-fairness = C’è anche il file di verifica.
replay-refused = Questa non è la registrazione di una partita
replay-refused-line = La riga { $line } non va bene
replay-empty = Nella partita di questa registrazione non è ancora successo niente.
replay-checking = Il tuo browser rifà ogni smazzata…
replay-unreadable = La registrazione non si legge più dalla riga { $line } in poi.
replay-give-fairness = Per verificare le smazzate di questa registrazione, aggiungi il file di verifica della stessa partita. Lo trovi dove hai preso la registrazione.
replay-unchecked = Le smazzate di questo gioco non si possono verificare qui: questa pagina non ne conosce le regole.
replay-no-fairness = Questo non è un file di verifica.
replay-right = giusto
replay-wrong = sbagliato
replay-fair = Tutte le smazzate tornano
replay-unfair = Qualcosa non torna
replay-fair-text =
    { $count ->
        [one] Il tuo browser ha rifatto la smazzata di questa partita, a partire dal segreto del server e dai numeri dei giocatori, ed è venuta uguale.
       *[other] Il tuo browser ha rifatto tutte le { $count } smazzate di questa partita, a partire dal segreto del server e dai numeri dei giocatori, e sono venute uguali.
    }
replay-unfair-text = Ciò che è segnato qui sotto non corrisponde a quanto era stato promesso. O la registrazione è stata cambiata, o le carte non sono state date come si doveva.
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
replay-found-seals-ok = I numeri dei giocatori sono quelli sigillati prima che ne venisse aperto uno.
replay-found-seals-wrong = I numeri dei giocatori non sono quelli sigillati prima che ne venisse aperto uno.
replay-found-shown-ok = Le carte e le azioni della registrazione sono quelle mostrate a questo browser.
replay-found-shown-wrong = La registrazione ha carte o azioni diverse da quelle mostrate a questo browser.
replay-unopened =
    { $count ->
        [one] Un giocatore ha sigillato un numero ma non l’ha aperto.
       *[other] { $count } giocatori hanno sigillato numeri ma non li hanno aperti.
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
replay-part-opener = chi comincia
replay-part-colours = colori
replay-part-hands = mani
replay-part-starter = chi comincia
replay-part-magic = via magica
replay-part-landscapes = paesaggi
replay-part-pack = nuovo mazzo
replay-part-pack_0 = mazzo del primo giocatore
replay-part-pack_1 = mazzo del secondo giocatore
replay-means-fair = Quindi nessuno ha potuto scegliere le carte: il server aveva sigillato il suo segreto prima che il tuo browser aggiungesse il suo numero.
replay-means-sealed = Il server aveva sigillato il suo segreto prima della partita. A questa il tuo browser non ha aggiunto nessun numero; chi ha giocato può verificare che il proprio ci sia.
replay-means-unpromised = Il tuo browser non c’era quando la partita è cominciata, quindi non può dire se il sigillo è ancora lo stesso. Chi ha giocato può dirlo.
replay-means-alone = Nessun giocatore ha aggiunto un numero, quindi il server ha dato le carte da solo.
replay-limits = Nessuna verifica può mostrare se a qualcuno è stato detto che cosa avevano in mano gli altri.

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
ravens-start = Via
ravens-goal = Il traguardo
ravens-stage = Tappa { $number }
ravens-turn = Turno { $number }
ravens-none = niente
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
       *[other] In cima alla tua pila: { $cards }. In tutto ha { $count } carte.
    }
ravens-open-hand = Mano: { $cards }
ravens-left-hand =
    { $count ->
        [0] Nessun’altra carta dalla mano in questo turno
        [one] Ancora una carta dalla mano in questo turno
       *[other] Ancora { $count } carte dalla mano in questo turno
    }
ravens-left-pile =
    { $count ->
        [0] Nessun’altra carta dalla pila in questo turno
        [one] Ancora una carta dalla pila in questo turno
       *[other] Ancora { $count } carte dalla pila in questo turno
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
ravens-title-pile = La pila di { $name }
ravens-title-discard = Gli scarti di { $name }
ravens-title-magic = La via magica
ravens-title-landscapes = Il mazzo dei paesaggi
ravens-from-top = Dalla cima in giù
ravens-discarded = Giocate e scartate
ravens-magic-about = Qui si possono posare le carte con uno dei suoi simboli. Chi ne ha di più alla fine della tappa fa 3 punti.
ravens-removed = Rimossi dal percorso
ravens-bottom = Di sicuro in fondo al mazzo

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
ravens-do-order-path = Posa due paesaggi
ravens-do-raven-back = Respingi { $raven }
ravens-do-raven-back-to = Respingi { $raven } alla casella { $space }
ravens-do-raven-on = Fai avanzare { $raven }
ravens-do-raven-on-to = Porta { $raven } alla casella { $space }
ravens-do-land-turn = Gira una carta del percorso
ravens-do-land-remove = Rimuovi una carta del percorso
ravens-do-stone-put = Metti la pietra
ravens-do-stone-swap = Scambia due carte del percorso
ravens-do-end = Fine turno
ravens-do-extend = Posa un paesaggio
ravens-do-stay = Lascia così
ravens-do-keep = Così com’è
ravens-do-turn = Girata

# What is to be done now.
ravens-now-play = Scegli carte dalla mano o dalla cima della pila.
ravens-now-done = Non c’è altro da giocare.
ravens-now-land-turn = Scegli la carta da girare.
ravens-now-land-remove = Scegli la carta da rimuovere.
ravens-now-stone-put = Scegli una casella per la pietra.
ravens-now-stone-swap = Scegli la prima delle due carte, quella più vicina alla partenza.
ravens-now-stone-swap-second = Scegli la carta con cui scambiarla.
ravens-now-order = Quale carta viene ora sulla pila, dal fondo in su?
ravens-now-extend = Allunghi il percorso prima di finire il turno?
ravens-now-orient = In che verso la posi alla fine del percorso?
ravens-take-advice = Scegli le carte della mossa migliore
ravens-not-together = Queste carte non si possono giocare insieme.
ravens-order-so-far = Dal fondo:
ravens-lays-own = { $land } per te
ravens-lays-other = { $land } per l’altro

# The log.
ravens-did-fly-hand = { $name } vola con { $cards }.
ravens-did-fly-pair = { $name } vola con una coppia: { $card }.
ravens-did-fly-pile =
    { $count ->
        [one] { $name } vola con la carta in cima alla pila.
       *[other] { $name } vola con { $count } carte della pila.
    }
ravens-did-fly-both =
    { $count ->
        [one] { $name } vola con { $cards } e la carta in cima alla pila.
       *[other] { $name } vola con { $cards } e { $count } carte della pila.
    }
ravens-did-clear-hand = { $name } toglie la pietra con { $cards } e vola.
ravens-did-clear-pile =
    { $count ->
        [one] { $name } toglie la pietra con la carta in cima alla pila e vola.
       *[other] { $name } toglie la pietra con { $count } carte della pila e vola.
    }
ravens-did-clear-both =
    { $count ->
        [one] { $name } toglie la pietra con { $cards } e la carta in cima alla pila, e vola.
       *[other] { $name } toglie la pietra con { $cards } e { $count } carte della pila, e vola.
    }
ravens-did-pile = { $name } mette una carta sulla pila.
ravens-did-pile-card = { $name } mette { $card } sulla pila.
ravens-did-next = { $name } riordina un’altra carta della pila.
ravens-did-next-card = { $name } riordina la pila: ora { $card }.
ravens-did-drop-card = { $name } scarta { $card }.
ravens-did-drop-top = { $name } scarta la carta in cima alla pila.
ravens-did-magic-card = { $name } posa { $card } sulla via magica.
ravens-did-magic-top = { $name } posa la carta in cima alla pila sulla via magica.
ravens-did-order-pile = { $name } gioca Ordine e riordina la pila.
ravens-did-order-path = { $name } gioca Ordine e allunga il percorso.
ravens-did-raven-back = { $name } gioca Corvo e respinge l’altro corvo.
ravens-did-raven-on = { $name } gioca Corvo e avanza di una casella.
ravens-did-land-turn = { $name } gioca Terra per girare una carta del percorso.
ravens-did-land-remove = { $name } gioca Terra per rimuovere una carta del percorso.
ravens-did-stone-put = { $name } gioca Pietra per metterla su una casella.
ravens-did-stone-swap = { $name } gioca Pietra per scambiare due carte del percorso.
ravens-did-at-card = { $name } sceglie la carta { $number }.
ravens-did-at-space = { $name } sceglie la casella { $number } di { $raven }.
ravens-did-end = { $name } ha giocato abbastanza.
ravens-did-extend = { $name } allunga il percorso.
ravens-did-stay = { $name } lascia il percorso com’è.
ravens-did-keep = { $name } posa il paesaggio come l’ha pescato.
ravens-did-turn = { $name } posa il paesaggio girato.
ravens-path-trimmed =
    { $count ->
        [one] Il percorso è lungo: la sua prima carta va sotto il mazzo dei paesaggi.
       *[other] Il percorso è lungo: le sue prime { $count } carte vanno sotto il mazzo dei paesaggi.
    }

# The end of a stage.
ravens-end-you = Vinci la tappa { $number }
ravens-end-other = { $name } vince la tappa { $number }
ravens-end-nobody = Nessuno vince la tappa { $number }
ravens-end-ahead =
    { $count ->
        [one] { $raven } ha { $count } casella di vantaggio.
       *[other] { $raven } ha { $count } caselle di vantaggio.
    }
ravens-end-player = Giocatore
ravens-end-race = Gara
ravens-end-next = La prossima tappa comincia tra un attimo.

# The table read aloud.
ravens-read-stage = Tappa { $stage }, turno { $turn }.
ravens-read-your-turn = Tocca a te. Carte che puoi ancora giocare: { $hand } dalla mano e { $pile } dalla pila.
ravens-read-hand = Hai in mano: { $cards }.
ravens-read-pile = La tua pila, dalla cima in giù: { $cards }.
ravens-read-lane =
    { $space ->
        [0] { $name } vola con { $raven }, che aspetta alla partenza. Il traguardo è la casella { $last }.
       *[other] { $name } vola con { $raven }, che è sulla casella { $space } di { $last }.
    }
ravens-read-path = Caselle di { $raven }: { $lands }.
ravens-read-seat = { $name }: punti { $points }, carte in mano { $hand }, nella pila { $pile }, nel mazzo { $pack }, negli scarti { $discard }.
ravens-read-stone = La pietra è sulla casella { $number } di { $raven }.
ravens-read-magic = La via magica: { $symbols }. Carte posate: { $first } { $ofFirst }, { $second } { $ofSecond }.

## A game without a board of its own

plain-hand = La tua mano
plain-middle = Sul tavolo
plain-no-cards = Nessuna carta
plain-actions = Che cosa puoi fare
plain-fields = Tutto il resto
plain-acted = { $name }: { $action }
plain-game = Partita
