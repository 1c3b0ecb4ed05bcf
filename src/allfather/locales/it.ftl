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
back-home = Torna alla pagina iniziale

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Liberati delle tue carte: batti il centro e prendi una delle carte battute. Da 2 a 6 giocatori.
ravens-blurb = Due corvi in gara sopra un paesaggio che cambia. 2 giocatori.
level-thrall = Servo
level-karl = Contadino
level-hirdman = Guardia
level-jarl = Jarl
level-thrall-about = Facile: gioca a caso
level-karl-about = Medio: gioca in modo semplice
level-hirdman-about = Difficile: guarda avanti
level-jarl-about = Esperto: riflette a fondo

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
front-bots-text = Dal Servo allo Jarl, giocano solo con ciò che possono sapere – mai con ciò che devono ignorare.

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
option-opener = Chi comincia la mano successiva
option-opener-left = chi siede a sinistra di chi aveva cominciato
option-opener-winner = chi ha vinto la mano
option-whole_hand = Aprire con tutta la mano
option-whole_hand-optional = facoltativo
option-whole_hand-forced = obbligatorio
option-all_colours = Tutti e sei i colori anche in due
option-back_needs_two = Un corvo si può far arretrare solo dalla casella 3 in poi
option-protect_ravens = La carta sotto un corvo non si tocca
option-protect_stone = La carta sotto la pietra non si tocca
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
clock-turn = { $seconds } s a turno
clock-bank = { $minutes } min + { $increment } s
terms-pace = Ritmo dei bot
pace-slow = riflessivo
pace-normal = normale
pace-quick = veloce
pace-instant = immediato
terms-hints = Consigli ammessi (partita senza rating)
terms-take_back = Le mosse si possono annullare
terms-spectators = Spettatori ammessi
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
seat-heir = { $name } prende questo posto dalla prossima mano o tappa
seat-number = Posto { $number }
waiting-for-host = Sarà { $name } a iniziare la partita.
game-starting = La partita comincia tra un momento…
leave-table = Lascia il tavolo
leave-sure = Lasci davvero il tavolo? Al tuo posto continuerà un bot.
leave-yes = Lascia
stay = Resta
table-closed = Questo tavolo è chiuso.
closed-too-long = La partita è durata troppo: il server ha chiuso questo tavolo, senza risultato.
table-unknown = Questo tavolo non esiste.
your-turn = Tocca a te
turn-of = Tocca a { $name }
title-your-turn = ● Tocca a te
looking-on = Stai guardando la partita
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
unmute = Riattiva { $name }
hint = Consiglio
hint-share = { $share }%
take-back = Annulla mossa
auto-pass = Mosse automatiche
auto-pass-about = Se puoi fare una cosa sola, viene fatta per te.
agree-hands = Accetto che chi guarda veda tutte le mani
agree-hands-unrated = Se tutti accettano prima dell’inizio, la partita non vale per la classifica.
agree-hands-rated = In una partita che vale per la classifica nessuno vede le mani prima della fine.
read-table = Leggi il tavolo ad alta voce
keys = Tasti
chat-off = A questo tavolo non c’è chat.

## The log

log-dealt = Si distribuiscono le carte.
log-began = La partita comincia.
log-sat = { $name } si siede.
log-left = { $name } se ne va.
log-took-back = { $name } annulla la mossa.
log-went-away = { $name } si assenta; gioca un bot.
log-came-back = { $name } è di nuovo qui.
log-agreed = { $name } cambia il permesso di mostrare le mani a chi guarda.
log-rematched = La rivincita è pronta.
log-resumed = Il server si era fermato; nel frattempo gli orologi non sono andati avanti.
log-closed = Il tavolo è chiuso.
log-opened = Il tavolo è aperto.
log-called = La partita sta per cominciare.
log-opened-nonce = { $name } rivela il proprio numero sigillato.
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
odin-hint = Consiglio: { $action }. Probabilità di vittoria: { $share }%.
odin-take = Prendi una carta
odin-take-card = Prendi: { $card }
odin-play = Gioca
odin-play-value = Gioca { $value }
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
odin-laid = gioca { $value }
odin-known = Carte note
odin-known-of = { $name } ha in mano
odin-none-known = nessuna carta nota
odin-discards = Scarti
odin-unseen = Non ancora viste
odin-limit = fino a { $limit }
odin-hand-over = { $name } ha chiuso
odin-hand-over-you = Hai chiuso
odin-hand-points = Punti per le carte rimaste
odin-next-hand = Tra un attimo si distribuiscono le carte per la prossima mano.
odin-say-laid = { $name } gioca: { $cards } ({ $value }).
odin-say-passed = { $name } passa.
odin-say-took = { $name } prende: { $card }.
odin-read-hand = Hai in mano: { $cards }.
odin-read-middle = Al centro, di { $name }: { $cards }. Valore: { $value }.
odin-read-seat = { $name } ha { $cards } e { $points }.
odin-read-known = Carte note di { $name }: { $cards }.

## Why not

why-offline = In questo momento non c’è connessione.
why-bad-notation = Non è una mossa di questo gioco.
why-not-a-set = Le carte giocate insieme devono avere lo stesso colore o lo stesso numero.
why-must-take = Prima prendi una di queste: { $cards }.
why-nothing-to-take = Non c’è nessuna carta da prendere.
why-leader-passes = Chi apre un giro non può passare.
why-not-held = Non hai in mano: { $cards }.
why-whole-hand-forced = Le tue carte sono tutte dello stesso colore o dello stesso numero: devi aprire con tutte.
why-bad-lead = Si apre con una carta – o con tutta la mano, se le carte sono tutte dello stesso colore o tutte dello stesso numero.
why-wrong-size = Devi giocare { $size } o { $most } carte.
why-too-low = { $value } non batte { $middle }.
why-illegal-action = Ora non è possibile.
why-wrong-phase-play = Prima gioca una carta o finisci il turno.
why-wrong-phase-target = Prima scegli una carta o una casella.
why-wrong-phase-second = Prima scegli la carta con cui fare lo scambio.
why-wrong-phase-order = Prima scegli la prossima carta della pila.
why-wrong-phase-extend = Prima decidi se allungare il percorso.
why-wrong-phase-orient = Prima scegli in che verso posare la carta paesaggio.
why-not-left = Non resta nessuna carta { $card } da mettere sulla pila.
why-too-many-plays-hand = In questo turno hai già giocato { $most } carte dalla mano: di più non si può.
why-too-many-plays-pile = In questo turno hai già giocato { $most } carte dalla pila: di più non si può.
why-pile-too-small = La tua pila ha troppo poche carte.
why-not-magic = Questa carta non ha nessun simbolo della via magica.
why-no-stone = Sulla tua strada non c’è nessuna pietra.
why-stone-ahead = La pietra è sulla prossima casella: per toglierla gioca insieme due carte di quel paesaggio, due jolly, o una carta e un jolly.
why-no-match =
    { $units ->
        [one] La prossima casella è { $landscape }: volaci con quella carta, o con due carte volo uguali.
       *[other] La prossima casella è { $landscape }: per togliere la pietra servono due di quelle carte; al posto di ognuna vale una coppia di carte volo uguali.
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
        [one] Il percorso ha solo { $size } carta.
       *[other] Il percorso ha solo { $size } carte.
    }
why-bad-target-raven = Lì c’è un corvo.
why-bad-target-stone = Lì c’è la pietra.
why-bad-target-double = Questa carta ha due volte lo stesso paesaggio.
why-bad-target-no-partner = Più avanti non c’è nessuna carta con cui scambiarla.
why-bad-target-not-behind = Scegli una carta più avanti della carta { $first }.
why-bad-target-alike = Le due carte sono uguali.
why-bad-record = La riga { $line } della registrazione non è valida.
why-bad-message = La pagina e il server non si sono capiti; ricarica la pagina.
why-too-fast = Troppe richieste insieme; aspetta un momento.
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
why-stale = Qualcun altro ha fatto prima; guarda di nuovo il tavolo.
why-out-of-turn = Non tocca a te.
why-game-over = La partita è finita.
why-nothing-to-take-back = Non c’è niente da annullare.
why-not-allowed-here = A questo tavolo non si può.
why-too-many-tables = Hai troppi tavoli aperti; prima lasciane uno.
why-busy = Una cosa alla volta: l’ultima richiesta è ancora in corso.
why-banned = Questo server ti ha bandito.
why-no-bot = Non c’è un bot di questo livello.
why-not-signed-in = Accedi, oppure prima siediti come ospite.
why-has-account = Hai già un account.
why-name-taken = Questo nome è già preso.
why-wrong-password = Nome o password sbagliati.
why-common-password = Questa password è facile da indovinare; scegline un’altra.
why-foreign-origin = Questa richiesta veniva da un altro sito.
why-not-found = Qui non c’è niente.
why-bad-request = Il server non ha capito.
why-bad-option = Questa opzione non esiste.
why-too-large = È troppo grande.
why-unavailable = In questo momento il server non può salvare niente; riprova.
why-old-rules = Questa partita è stata giocata con regole precedenti e non si può più mostrare.
why-unreadable = In questo momento questo tavolo non può essere letto; chi gestisce il server lo sa già.
why-failed = Qualcosa è andato storto sul server.

## Keys

key-select = seleziona una carta in base alla posizione
key-move = spostati lungo la mano
key-toggle = seleziona o deseleziona la carta attuale
key-play = gioca le carte selezionate
key-pass = passa, o finisci il turno
key-sort = ordina la mano nell’altro modo
key-undo = annulla l’ultima mossa
key-hint = chiedi un consiglio
key-log = apri il diario
key-chat = apri la chat
key-cards = mostra le carte note
key-table = leggi il tavolo ad alta voce
key-clear = annulla la selezione
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
lesson-allowed = Si può fare anche questo, ma per ora:
lesson-not-yet = Non ancora: prima leggi il resto.

lesson-odin-aim = Gioca tutte le tue carte prima degli altri. Chi ne ha ancora in mano riceve un punto per ciascuna, e meno punti hai, meglio è.
lesson-odin-lead = Apri tu il giro: gioca una carta, quella che vuoi.
lesson-odin-lead-task = Gioca il 2 arancione.
lesson-odin-higher = Un numero più alto batte uno più basso. Astrid gioca un 6 e prende la carta che ha battuto: ora il tuo 2 è suo.
lesson-odin-more = Puoi giocare anche una carta in più di quelle al centro. Leif gioca un set di due carte dello stesso colore, e un set di due batte sempre una carta sola.
lesson-odin-value = Il valore di un set è il numero formato dalle sue cifre, dalla più alta alla più bassa: 8 e 2 fanno 82. I tuoi due 5 fanno solo 55.
lesson-odin-value-task = Prova lo stesso con i due 5, e guarda perché non bastano.
lesson-odin-beat = Contro due carte puoi giocarne due o tre, tutte dello stesso colore o dello stesso numero. Il 9 e l’1 rossi fanno 91.
lesson-odin-beat-task = Gioca il 9 rosso e l’1 rosso.
lesson-odin-take = Hai battuto due carte, quindi scegli quale prendere. L’altra va negli scarti.
lesson-odin-take-task = Prendi l’8 verde: sta bene con le altre tue carte verdi.
lesson-odin-round = Nessuno è obbligato a battere il centro. Quando tutti gli altri passano, il giro è finito, e chi ha giocato per ultimo apre il prossimo.
lesson-odin-again = Il centro è vuoto, e tocca a te aprire.
lesson-odin-again-task = Apri con l’1 giallo.
lesson-odin-number = Astrid gioca un 4, e Leif due 3: anche le carte con lo stesso numero sono un set, di qualunque colore siano.
lesson-odin-number-task = Gioca i tuoi due 5: 55 batte 33.
lesson-odin-suit = Anche stavolta prendi una carta che hai battuto. Scegli quella che va meglio con il resto della mano.
lesson-odin-suit-task = Prendi il 3 verde.
lesson-odin-three = Astrid gioca tre carte: 9, 4 e 2 fanno 942. Leif passa.
lesson-odin-pass = Potresti giocare quattro carte verdi, ma poi dovresti prenderne una viola. Passare vale solo per questo turno.
lesson-odin-pass-task = Passa.
lesson-odin-green = Ora apre Astrid, e Leif gioca un 5 verde. Ti farebbe comodo.
lesson-odin-green-task = Battilo con l’8 verde: così prendi il 5.
lesson-odin-whole = Passano tutti e due, quindi apri tu. Se le tue carte sono tutte dello stesso colore o dello stesso numero, puoi aprire con tutte insieme.
lesson-odin-whole-task = Gioca tutte e cinque le carte in una volta.
lesson-odin-points = Hai giocato la tua ultima carta. Astrid riceve 6 punti per le carte che le restano, Leif 7. Astrid arriva così a 15 e la partita finisce: vinci tu, con meno punti di tutti.

lesson-ravens-aim = Due corvi in gara lungo una fila di paesaggi. Il tuo è Hugin e vola nella corsia più vicina a te. Chi arriva per primo sull’ultima casella vince la tappa.
lesson-ravens-fly = La tua prossima casella mostra delle montagne, e tu hai una carta montagna. Una carta con lo stesso paesaggio porta Hugin fin lì.
lesson-ravens-fly-task = Vola con la carta montagna.
lesson-ravens-odin = Le carte scure sono carte di Odino. Ognuna ha due effetti, e tu ne scegli uno. Questa può girare una carta paesaggio.
lesson-ravens-odin-task = Gira la carta 3: così avrai davanti due laghi.
lesson-ravens-run = Paesaggi uguali di fila formano un tratto. Basta una carta per arrivare sulla sua ultima casella.
lesson-ravens-run-task = Vola fino al secondo lago con una sola carta acqua.
lesson-ravens-turn = Con questa fanno tre carte dalla mano: dalla mano, in un turno, non se ne giocano di più. Alla fine del turno peschi fino ad averne di nuovo cinque.
lesson-ravens-turn-task = Finisci il turno e lascia il percorso così.
lesson-ravens-other = Ora Sigrun fa volare il suo corvo, Munin, nell’altra corsia. E mette la pietra proprio davanti a Hugin.
lesson-ravens-stone = La pietra ti sbarra la strada. Una sola carta del paesaggio giusto non basta più.
lesson-ravens-stone-task = Prova lo stesso con la carta foresta, e guarda perché non basta.
lesson-ravens-joker = Due carte volo uguali sono un jolly e valgono per qualsiasi paesaggio. Una carta giusta e un jolly, insieme, tolgono la pietra.
lesson-ravens-joker-task = Scegli la carta foresta e le due carte neve, e togli la pietra.
lesson-ravens-extend = Dopo aver giocato le tue carte puoi allungare il percorso. La nuova carta paesaggio la guardi prima di posarla.
lesson-ravens-extend-task = Finisci il turno e posa un paesaggio.
lesson-ravens-lay = Decidi tu quale dei suoi due paesaggi finisce nella tua corsia.
lesson-ravens-lay-task = Posa la carta nel verso che preferisci.
lesson-ravens-later = Più tardi, in un’altra tappa: a Hugin mancano due caselle, e nessuna delle tue carte va bene per le montagne che ha davanti.
lesson-ravens-magic = La via magica mostra due simboli: le carte che ne hanno uno si possono posare lì. Chi ne ha di più alla fine della tappa fa 3 punti.
lesson-ravens-magic-task = Posa la carta acqua sulla via magica.
lesson-ravens-pile = Puoi conservare qualsiasi carta della mano, coperta, sulla tua pila. A ogni turno, oltre a tre carte dalla mano, puoi giocarne fino a tre dalla cima della pila.
lesson-ravens-pile-task = Metti la carta neve sulla pila.
lesson-ravens-top = Ora in cima alla tua pila ci sono due carte neve: un jolly, buono per le montagne.
lesson-ravens-top-task = Vola con le due carte in cima alla pila.
lesson-ravens-raven = La prossima carta della pila è il corvo di Odino. Fa avanzare Hugin di una casella, qualunque sia il paesaggio.
lesson-ravens-raven-task = Giocala dalla pila per avanzare di una casella.
lesson-ravens-points = Hai 4 caselle di vantaggio, quindi la tappa ti dà 4 punti, e la via magica altri 3. In tutto fanno 12: da 12 in su la partita finisce, e vince chi ha più punti.

## Rules

rules-title = Regole di { $game }
rules-contents = Indice
rules-numbers = Le piccole sigle (O1, R7…) servono a citare una regola.
rules-print = Stampa
rules-learn = Impara giocando
rules-odin-about = Un gioco da 2 a 6 giocatori, di Gary Kim, Hope S. Hwang e Yohan Goh. Liberati delle tue carte: quelle che hai ancora in mano quando qualcuno chiude ti danno punti, e vince chi ne ha meno.
rules-odin-cards = Le carte
rules-odin-cards-text = Le carte sono 54: i numeri da 1 a 9, ognuno in sei colori. Ogni numero ha la sua figura, ogni colore la sua runa.
rules-odin-deal-text = Una partita è fatta di più mani, e per ogni mano si distribuiscono di nuovo le carte. Una mano si gioca in più giri, e in ogni giro si gioca a turno. Le carte da battere si chiamano il centro.
rules-odin-deal = Distribuire le carte
rules-odin-lead = Aprire un giro
rules-odin-beat = Battere il centro
rules-odin-take = Prendere una carta
rules-odin-round = Passare, e la fine di un giro
rules-odin-points = I punti, e la fine della partita
rules-odin-options = Opzioni
rules-odin-know = Buono a sapersi
rules-odin-show-colour = Stesso colore: 8 e 2 fanno 82.
rules-odin-show-number = Stesso numero: due 5 fanno 55.
rules-odin-show-three = Tre carte: 9, 4 e 2 fanno 942.
rules-odin-show-none = Né lo stesso colore né lo stesso numero: non è un set.
rules-odin-show-single = Apri con una carta.
rules-odin-show-whole = Oppure con tutta la mano: qui ha sempre lo stesso numero.
rules-odin-show-higher = 82 batte 76.
rules-odin-show-longer = 111 batte 98.
rules-odin-show-equal = 73 non batte 73.
rules-odin-show-laid = Giochi queste.
rules-odin-show-taken = Prendi una delle carte che hai battuto.
rules-odin-show-gone = L’altra va negli scarti.

rule-O1 = Si mescolano tutte le carte e se ne distribuiscono nove a testa. Le altre si mettono da parte, coperte, fino alla prossima smazzata.
rule-O2 = In due si tolgono due colori, estratti a sorte per tutta la partita; si può anche scegliere di usarli tutti e sei.
rule-O3 = La sorte decide chi comincia la prima mano. Si gioca in senso orario.
rule-O4 = Per aprire un giro, gioca esattamente una carta, oppure tutta la mano se è tutta dello stesso colore o tutta dello stesso numero. Niente vie di mezzo, e chi apre non può passare.
rule-O5 = Aprire con tutta la mano è sempre facoltativo. Puoi farlo ogni volta che apri, anche nel primo giro, e la mano finisce.
rule-O6 = Per battere il centro, gioca tante carte quante ce ne sono, o una di più: tutte dello stesso colore o tutte dello stesso numero, e di valore più alto. Oppure passa, anche se potresti battere il centro.
rule-O7 = Un set può avere un colore o un numero diverso da quello delle carte al centro.
rule-O8 = Il valore di un set è il numero più grande che si può formare con le cifre delle sue carte, dalla più alta alla più bassa. Quindi un set con una carta in più batte sempre il centro, e uno di valore uguale mai.
rule-O9 = Chi ha battuto il centro e ha ancora carte in mano prende esattamente una delle carte battute, a sua scelta. Le altre vanno negli scarti. Chi apre non ha battuto niente e non prende niente.
rule-O10 = Chi gioca le sue ultime carte chiude: la mano finisce subito, e non si prende niente.
rule-O11 = Passare vale solo per un turno: se nello stesso giro tocca di nuovo a te, puoi giocare.
rule-O12 = Quando tutti gli altri hanno passato uno dopo l’altro, il giro è finito. Il centro va negli scarti, e apre chi lo aveva giocato. Nessuno può battere le proprie carte.
rule-O13 = Alla fine di una mano ognuno riceve un punto per ogni carta che gli resta.
rule-O14 = Poi si mescolano e si distribuiscono di nuovo tutte le carte. Comincia chi siede a sinistra di chi aveva cominciato la mano precedente.
rule-O15 = La partita è finita quando, dopo una mano, qualcuno ha 15 punti o più. Vince chi ha meno punti; in caso di parità la vittoria è condivisa.
rule-O16 = La partita può finire a un altro numero di punti, oppure dopo una sola mano.
rule-O17 = Tutti possono vedere ogni carta giocata, presa o scartata, quante carte ha in mano ciascuno, e i punti. Il resto di ogni mano è nascosto, e così le carte messe da parte.
rule-O18 = Potete accordarvi che chi vince una mano cominci la successiva.
rule-O19 = Potete accordarvi che chi apre, se ha una mano tutta dello stesso colore o tutta dello stesso numero, debba giocarla tutta.
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
rules-ravens-options = Opzioni
rules-ravens-know = Buono a sapersi
rules-ravens-show-match = Carta foresta, casella foresta: il corvo ci vola.
rules-ravens-show-run = Due laghi di fila: con una carta acqua si vola fino al secondo.
rules-ravens-show-joker = Due carte volo uguali sono un jolly, qui per le montagne.
rules-ravens-show-magic = Su questa via magica si possono posare neve e acqua.
rules-ravens-show-stone = La carta giusta e un jolly tolgono la pietra.
rules-ravens-show-turned = La terza carta, girata, crea un tratto di due.
rules-ravens-show-score = Hugin è arrivato, con 3 caselle di vantaggio: 3 punti.

rule-R1 = Si posano nove carte paesaggio in fila, come vengono. Se in una corsia lo stesso paesaggio capita due volte di seguito, la nuova carta si gira; se non basta, va sotto il mazzo e si prova con la prossima.
rule-R2 = I due corvi aspettano davanti alla prima carta. Si scopre una delle sei carte della via magica, e la pietra si mette da parte. Ognuno mescola le proprie carte e ne pesca cinque.
rule-R3 = La sorte decide chi comincia la prima tappa. Poi comincia chi ha meno punti; a parità di punti, chi ha vinto l’ultima tappa.
rule-R4 = Nel tuo turno puoi giocare fino a tre carte dalla mano e fino a tre dalla cima della tua pila, in qualsiasi ordine. Poi puoi allungare il percorso. Infine peschi fino ad avere cinque carte in mano.
rule-R5 = Puoi mettere una carta della mano, coperta, sulla tua pila: conta come una delle tre. La tua pila la puoi sempre guardare, ma non riordinare. Non ha limiti, e una carta messa lì si può giocare nello stesso turno.
rule-R6 = Della pila si può giocare solo la carta in cima. Poi diventa giocabile quella sotto.
rule-R7 = Una carta volo con lo stesso paesaggio della prossima casella della tua corsia porta lì il tuo corvo. Se seguono altre caselle uguali, vola fino all’ultima, senza potersi fermare prima.
rule-R8 = Due carte volo uguali sono un jolly e valgono per qualsiasi paesaggio, anche se hai la carta giusta. Possono venire tutte e due dalla mano, essere le due in cima alla pila così come sono in quel momento, o venire una da ciascuna. Le carte di Odino non fanno jolly.
rule-R9 = Una carta volo con uno dei due simboli si può posare sulla via magica; se un simbolo è Odino, anche qualsiasi carta di Odino. Lì non ha altri effetti, e resta fino alla fine della tappa. Un jolly non si può posare lì.
rule-R10 = Puoi anche scartare qualsiasi carta senza usarla. Conta come una giocata.
rule-R11 = Una carta di Odino ha due effetti. Scegline uno.
rule-R12 = Ordine: metti la tua pila nell’ordine che vuoi. Oppure posa le prossime due carte paesaggio alla fine del percorso: ognuna prima la guardi, poi la posi nel verso che vuoi.
rule-R13 = Corvo: fai arretrare l’altro corvo di una casella. Oppure fai avanzare il tuo di una. I paesaggi non contano.
rule-R14 = L’altro corvo si può far arretrare solo dalla casella 3 in poi. Potete accordarvi per giocare senza questa regola.
rule-R15 = Terra: gira una carta paesaggio. Oppure rimuovine una; la fila si richiude.
rule-R16 = Pietra: metti la pietra su una casella libera di una delle due corsie, anche se è già sul percorso. Oppure scambia due carte paesaggio, senza girarle.
rule-R17 = Una casella è libera se non c’è né un corvo né la pietra.
rule-R18 = Una carta paesaggio con sopra un corvo o la pietra non si gira, non si rimuove e non si scambia. Potete accordarvi per togliere la protezione dei corvi, quella della pietra, o tutte e due.
rule-R19 = Se la pietra è sulla tua prossima casella, ti serve il doppio in una volta: due carte giuste, due jolly, o una carta giusta e un jolly, l’una dopo l’altro nell’ordine che vuoi. La pietra va da parte, e il tuo corvo vola fino alla fine del tratto.
rule-R20 = Se la pietra è più avanti nel tratto, una carta giusta o un jolly ti porta fino alla casella prima; con il doppio la togli e voli fino alla fine del tratto.
rule-R21 = La carta Corvo non può portare il tuo corvo sulla pietra. Può invece farvi arretrare l’altro corvo; la pietra resta dov’è.
rule-R22 = Dopo le tue giocate puoi allungare il percorso con la prossima carta paesaggio: la guardi e poi la posi alla fine, nel verso che vuoi; paesaggi uguali possono stare vicini. In un turno si posano al massimo tre carte paesaggio, comprese quelle di Ordine.
rule-R23 = Una tappa finisce appena un corvo è sull’ultima casella. Può succedere anche rimuovendo una carta, per l’uno o per l’altro corvo; se succede a entrambi, vince la tappa chi è di turno.
rule-R24 = Chi vince la tappa fa un punto per ogni casella di vantaggio sull’altro corvo. Chi ha più carte sulla via magica fa 3 punti, anche senza aver vinto; in caso di parità, nessuno.
rule-R25 = Quando il tuo mazzo è vuoto, i tuoi scarti si mescolano e diventano il nuovo mazzo. Se non ce ne sono, resti con meno carte in mano.
rule-R26 = Quando il mazzo dei paesaggi è vuoto, si mescolano le carte paesaggio rimosse e si fa un nuovo mazzo. Se non ce ne sono, non si può posare niente.
rule-R27 = Per la tappa successiva si prepara tutto da capo. I punti restano.
rule-R28 = Quando dopo una tappa qualcuno ha 12 punti o più, la partita è finita. Vince chi ha più punti; a parità di punti, chi ha vinto per ultimo una tappa. Se nessuno ne ha mai vinta una, vincete entrambi.
rule-R29 = Se del percorso resta una sola carta, questa non si può rimuovere.
rule-R30 = Dopo 200 turni una tappa finisce così com’è: la vince il corvo in testa, e se sono alla pari non la vince nessuno.
rule-R31 = Tutti possono vedere il percorso, i corvi, la pietra, la via magica, tutti gli scarti e i paesaggi rimossi, i punti, e quante carte ci sono in ogni mano, pila e mazzo. Mani e pile le vede solo chi le ha, e l’ordine di un mazzo non lo conosce nessuno.
rule-R32 = Se alla fine di un turno il percorso ha più di 16 carte, le prime vanno sotto il mazzo dei paesaggi: tante quante sono di troppo, purché la pietra non sia su di esse e dietro la carta di ogni corvo ne restino almeno due. Quando aprite un tavolo potete accordarvi su un’altra lunghezza.
rule-R33 = Se per 20 tappe di fila nessuno fa punti, la partita è finita, e chi vince si decide come in R28.

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
ranks-choose-game = Quale gioco
ranks-rank = Pos.
ranks-name = Nome
ranks-more = Mostra altri
ranks-none = Ancora nessun nome
ranks-none-text = Nessuno ha ancora finito abbastanza partite di questo tipo con rating. Il primo nome potrebbe essere il tuo.
ranks-about = Si entra in classifica dopo cinque partite con rating. L’ordine segue una stima prudente: dal rating si sottrae due volte la sua incertezza, che diminuisce a ogni partita. In classifica ci sono anche i bot, con un segno accanto.
me-nobody = Qui non ti conosciamo ancora
me-nobody-text = Appena ti siedi a un tavolo giochi come ospite: niente iscrizione, e questo browser si ricorda di te. Se hai un account, accedi.
me-guest = Ospite – ti conosce solo questo browser
me-account = Account: { $account }
me-public = Come ti vedono gli altri
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
me-password-title = Cambia la password
me-password-change = Cambia la password
me-password-changed = La password è cambiata
me-password-about = Altrove dovrai accedere di nuovo, e i token dei tuoi programmi verranno revocati.
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
me-session-seen = ultimo uso: { $day }
me-session-end-named = Esci: { $name }
me-sessions-end-others = Esci da tutti gli altri
me-statistics = I tuoi risultati
me-tokens = Programmi che giocano per te
me-tokens-about = Con un token un tuo programma può giocare a tuo nome.
me-tokens-more = Cosa possono fare i programmi
me-token-label = A cosa serve
me-token-make = Crea un token
me-token-unnamed = senza nome
me-token-made = creato: { $day }
me-token-end = Revoca
me-token-end-named = Revoca il token «{ $name }»
me-token-once = Ecco il token. Copialo ora: si vede solo questa volta.
me-token = Token
me-copy = Copia
me-copied = Copiato
me-data = I tuoi dati
me-data-about = Puoi scaricare o far cancellare tutto ciò che è salvato su di te.
me-download = Scarica i miei dati
me-delete = Elimina account e dati
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
set-motion = Animazioni
set-motion-about = Carte e corvi scivolano sul tavolo. Se le spegni, compaiono e basta.
set-hear = Suoni e avvisi
set-sound = Suoni
set-sound-about = Carte sul legno, e un corno quando tocca a te.
set-notify = Notifiche
set-notify-about = Un avviso quando tocca a te e questa scheda è in secondo piano.
set-notify-impossible = Questo browser non può mostrare notifiche qui.
set-notify-refused = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni per questo sito.
set-play = Al tavolo
set-sorting = La tua mano
set-tables = I tavoli che apri
set-hints = Consigli
set-hints-about = Puoi chiedere la mossa che farebbe un bot forte. Queste partite non contano per il rating.
set-keys-about = Lettere e cifre funzionano da comandi al tavolo, come indicato sotto.
set-keys = Scorciatoie da tastiera
about-what = Due giochi di carte norreni, da giocare con gli amici o contro bot che ragionano. Gratuiti, aperti e senza pubblicità.
about-whose = Autori ed editori
about-game-odin = Di Gary Kim, Hope S. Hwang e Yohan Goh. Illustrato da Crocotame, pubblicato da Helvetiq.
about-game-ravens = Del 2002, in inglese Odin’s Ravens. Di Thorsten Gimmler. Illustrato da Anke Pohl, Thilo Rick e Andreas Steiner, pubblicato da Kosmos.
about-unofficial = Questa è un’opera non ufficiale di persone a cui piacono questi giochi. Parole, codice e immagini sono originali, e non ha legami con autori, illustratori o editori. Se qui ti diverti, compra i giochi.
about-fair = Carte senza trucchi
about-fair-text = Prima della partita il server sigilla il segreto con cui mescola, e il browser di ogni giocatore aggiunge un numero suo. A partita finita, il tuo browser può ricalcolare ogni smazzata e mostrare che niente è stato cambiato.
about-programs = Aperto ai programmi
about-programs-text = Tutto ciò che fa questa pagina può farlo anche un programma.
about-programs-link = Cosa offre il server
about-private = I dati sono tuoi
about-private-text = Nessun tracciamento, niente da altri siti. Puoi scaricare o far cancellare ciò che è salvato su di te.
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
replay-eyes = Punto di vista
replay-all-hands = Tutte le mani
replay-eyes-of = Punto di vista di { $name }
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
replay-refused-line = La riga { $line } non è valida
replay-empty = Nella partita di questa registrazione non è ancora successo niente.
replay-checking = Il tuo browser ricalcola ogni smazzata…
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
        [one] Il tuo browser ha ricalcolato la smazzata di questa partita, a partire dal segreto del server e dai numeri dei giocatori, ed è venuta uguale.
       *[other] Il tuo browser ha ricalcolato tutte le { $count } smazzate di questa partita, a partire dal segreto del server e dai numeri dei giocatori, e sono venute uguali.
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
replay-means-alone = Nessun giocatore ha aggiunto un numero, quindi ha mescolato soltanto il server.
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
ravens-do-order-path = Posa due paesaggi
ravens-do-raven-back = Fai arretrare { $raven }
ravens-do-raven-back-to =
    { $space ->
        [0] Riporta { $raven } alla partenza
       *[other] Fai arretrare { $raven } alla casella { $space }
    }
ravens-do-raven-on = Fai avanzare { $raven } di una casella
ravens-do-raven-on-to = Fai avanzare { $raven } alla casella { $space }
ravens-do-land-turn = Gira una carta del percorso
ravens-do-land-remove = Rimuovi una carta del percorso
ravens-do-stone-put = Metti la pietra
ravens-do-stone-swap = Scambia due carte del percorso
ravens-do-end = Fine turno
ravens-do-extend = Posa un paesaggio
ravens-do-stay = Non allungare
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
ravens-now-order = Ricomponi la pila dal fondo in su: quale carta viene ora?
ravens-now-extend = Allunghi il percorso prima di finire il turno?
ravens-now-orient = In che verso la posi alla fine del percorso?
ravens-take-advice = Scegli le carte consigliate
ravens-not-together = Queste carte non si possono giocare insieme.
ravens-order-so-far = Dal fondo:
ravens-lays-own = { $land } per il tuo corvo
ravens-lays-other = { $land } per l’altro corvo

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
ravens-did-next = { $name } sistema la carta successiva della pila.
ravens-did-next-card = { $name } riordina la pila e ci mette { $card }.
ravens-did-drop-card = { $name } scarta { $card }.
ravens-did-drop-top = { $name } scarta la carta in cima alla pila.
ravens-did-magic-card = { $name } posa { $card } sulla via magica.
ravens-did-magic-top = { $name } posa la carta in cima alla pila sulla via magica.
ravens-did-order-pile = { $name } gioca Ordine e riordina la pila.
ravens-did-order-path = { $name } gioca Ordine e allunga il percorso.
ravens-did-raven-back = { $name } gioca Corvo e fa arretrare l’altro corvo.
ravens-did-raven-on = { $name } gioca Corvo e avanza di una casella.
ravens-did-land-turn = { $name } gioca Terra per girare una carta del percorso.
ravens-did-land-remove = { $name } gioca Terra per rimuovere una carta del percorso.
ravens-did-stone-put = { $name } gioca Pietra per mettere la pietra su una casella.
ravens-did-stone-swap = { $name } gioca Pietra per scambiare due carte del percorso.
ravens-did-at-card = { $name } sceglie la carta { $number }.
ravens-did-at-space = { $name } sceglie la casella { $number } di { $raven }.
ravens-did-end = { $name } non gioca altre carte.
ravens-did-extend = { $name } allunga il percorso.
ravens-did-stay = { $name } lascia il percorso com’è.
ravens-did-keep = { $name } posa la carta paesaggio come l’ha pescata.
ravens-did-turn = { $name } posa la carta paesaggio girata.
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
