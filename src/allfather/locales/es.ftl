### Every word of Allfather in Spanish. All languages have the same messages; the build checks it.

## The page

home = Inicio
main-menu = Menú principal
skip-to-content = Saltar al contenido
loading = Un momento…
about = Sobre Allfather
lobby = Mesas
leaderboard = Ranking
language = Idioma
settings = Ajustes
profile = Perfil
sound-on = Activar sonido
sound-off = Quitar sonido
sound = Sonido
close = Cerrar
dismiss = Vale
reconnecting = Se ha perdido la conexión. Volviendo…
connection-refused = El servidor ha cerrado esta conexión.
page-broken = No se ha podido cargar esta página.
try-again = Reintentar
not-found-title = Nada más que cielo
not-found-text = Ni los cuervos de Odín encuentran nada en esta dirección.
no-game-title = Ese juego no existe
no-game-text = Aquí ningún juego se llama «{ $name }».
back-home = Volver al salón

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Suelta tus cartas, supera el centro y llévate lo que superes. De 2 a 6 jugadores.
ravens-blurb = Dos cuervos, una carrera y una tierra que cambia. 2 jugadores.
level-thrall = Thrall
level-karl = Karl
level-hirdman = Hirdman
level-jarl = Jarl
level-thrall-about = juega al azar
level-karl-about = juega sencillo
level-hirdman-about = se anticipa
level-jarl-about = piensa a fondo

## Front page

front-title = Dos juegos de cartas nórdicos, una mesa
front-text = Siéntate y juega, contra bots o con tus amigos. Sin crear una cuenta.
play-now = Jugar ya
invite-friends = Invitar a amigos
learn-game = Aprende en dos minutos
read-rules = Reglas
bots-level = Bots
players-count = Jugadores
players-number =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
go-on-playing = Sigue donde lo dejaste
have-code = ¿Tienes un código?
code-of-table = Código de una mesa
join = Unirme
more-choices = Más opciones
load-record = Ver una partida guardada
front-fair = Cada reparto se puede comprobar
front-fair-text = El servidor sella su barajado antes de la partida; después, tu navegador puede recalcular todos los repartos.
front-free = Gratis y en tu propio servidor
front-free-text = Sin anuncios ni rastreo. Con una sola orden pones en marcha tu propio servidor.
front-bots = Bots que piensan
front-bots-text = De thrall a jarl, juegan con lo que pueden saber, nunca con lo que no deben.

## Opening a table

open-title = Abrir una mesa
open-and-play = Jugar contra bots
option-limit = La partida acaba con
option-limit-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
option-limit-hand = una mano
option-opener = Quién abre la siguiente mano
option-opener-left = quien está a la izquierda
option-opener-winner = quien gana la mano
option-whole_hand = Salir con la mano entera
option-whole_hand-optional = es opcional
option-whole_hand-forced = es obligatorio
option-all_colours = Los seis colores, también con dos jugadores
option-back_needs_two = A un cuervo solo se le echa atrás a partir de la casilla 3
option-protect_ravens = El paisaje bajo un cuervo no se toca
option-protect_stone = El paisaje bajo la piedra no se toca
option-longest_path = El camino se acorta si tiene más de
option-longest_path-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
option-longest_path-never = nunca
terms-title = En la mesa
terms-listed = Mostrar la mesa en la lista de mesas
terms-clock = Reloj
clock-none = sin reloj
clock-turn = { $seconds } s por turno
clock-bank = { $minutes } min + { $increment } s
terms-pace = Ritmo de los bots
pace-slow = pausado
pace-normal = normal
pace-quick = rápido
pace-instant = al instante
terms-hints = Con pistas (no cuenta para el ranking)
terms-take_back = Se pueden deshacer jugadas
terms-spectators = Se admiten espectadores
terms-chat = Chat
terms-rated = Cuenta para el ranking

## The table

waiting-title = Esperando en la mesa
waiting-text = Envía el enlace a tus amigos. Los asientos vacíos serán para bots.
share-link = Compartir enlace
link-copied = Enlace copiado
copy-link = Copiar enlace
table-code = Código
show-qr = Escanea para unirte
start-game = Empezar la partida
seat-free = libre
sit-here = Sentarme
seat-bot = Poner un bot aquí
empty-seat = Dejar libre el asiento
seat-host = organiza
seat-you = tú
seat-away = ausente: juega un bot
seat-heir = { $name } toma el relevo después
seat-number = Asiento { $number }
waiting-for-host = { $name } empezará la partida.
game-starting = La partida empieza en un momento …
leave-table = Dejar la mesa
leave-sure = ¿Dejar la mesa del todo? Un bot seguirá jugando por ti.
leave-yes = Dejarla
stay = Seguir
table-closed = Esta mesa está cerrada.
closed-too-long = La partida ha durado demasiado: el servidor ha cerrado esta mesa, sin resultado.
table-unknown = Esa mesa no existe.
your-turn = Te toca
turn-of = Le toca a { $name }
title-your-turn = ● Te toca
looking-on = Estás mirando
take-over-bot = Ocupar el lugar de { $name }
menu = Menú
log = Crónica
chat = Chat
cards-known = Cartas
scores = Puntos
nothing-yet = Nada todavía
say-something = Di algo…
send = Enviar
react-with = Reaccionar
reaction-hail = Salve
reaction-horn = Cuerno
reaction-axe = Hacha
reaction-raven = Cuervo
reaction-laugh = Risas
reaction-tears = Lágrimas
reaction-mead = Hidromiel
reaction-skull = Calavera
mute = Silenciar a { $name }
unmute = Volver a oír a { $name }
hint = Pista
hint-share = { $share } %
take-back = Deshacer
auto-pass = Pase automático
auto-pass-about = Cuando solo puedes hacer una cosa, se hace sola.
agree-hands = Dejar que los espectadores vean todas las manos
agree-hands-unrated = Si todos están de acuerdo antes de empezar, la partida no cuenta para el ranking.
agree-hands-rated = Nadie ve las manos de una partida que cuenta para el ranking antes de que acabe.
read-table = Léeme la mesa
keys = Teclas
chat-off = En esta mesa no hay chat.

## The log

log-dealt = Se reparten cartas nuevas.
log-began = Empieza la partida.
log-sat = { $name } se sienta.
log-left = { $name } se va.
log-took-back = { $name } deshace su jugada.
log-went-away = { $name } se ausenta; juega un bot.
log-came-back = { $name } vuelve.
log-agreed = { $name } cambia quién puede ver las manos.
log-rematched = Hay revancha.
log-resumed = El servidor estuvo ausente; ningún reloj corrió.
log-closed = Se cierra la mesa.
log-opened = Se abre la mesa.
log-called = La partida está a punto de empezar.
log-opened-nonce = { $name } abre su número sellado.
log-hand = Mano { $number }
log-stage = Etapa { $number }

## The end

result-title = Fin de la partida
result-won = Has ganado
result-lost = Gana { $name }
result-shared = Victoria compartida: { $names }
result-winner = gana
rematch = Revancha
rematch-there = Ir a la revancha
replay = Repetición
verify-deals = Comprobar repartos
new-table = Nueva mesa
points-total = Total
hand-short = M{ $number }
stage-short = E{ $number }

## ODIN

colour-R = { $number } rojo
colour-O = { $number } naranja
colour-Y = { $number } amarillo
colour-G = { $number } verde
colour-B = { $number } azul
colour-P = { $number } morado
figure-1 = sanador
figure-2 = escaldo
figure-3 = espía
figure-4 = seidmadr
figure-5 = völva
figure-6 = hirdman
figure-7 = berserker
figure-8 = timonel
figure-9 = jarl
odin-card = { $name }, { $figure }
odin-card-dull = { $card }, ahora no se puede jugar
odin-card-advised = { $card }, se recomienda
odin-hand = Tu mano
odin-middle = El centro
odin-middle-empty = El centro está vacío
odin-lead = Sal con una carta
odin-beat = Supera el { $value } con { $fewest } o { $most } cartas
odin-cannot-beat = No tienes nada que supere el { $value }.
odin-hint = Pista: { $action } gana el { $share } % de las veces.
odin-take = Llévate una carta
odin-take-card = Llévate el { $card }
odin-play = Jugar
odin-play-value = Jugar { $value }
odin-pass = Pasar
sort-colour = Ordenar por color
sort-number = Ordenar por número
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
points-count =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
odin-passed = pasa
odin-laid = juega { $value }
odin-known = Cartas conocidas
odin-known-of = { $name } tiene
odin-none-known = ninguna
odin-discards = Descartadas
odin-unseen = Aún sin ver
odin-limit = a { $limit }
odin-hand-over = { $name } se queda sin cartas
odin-hand-over-you = Te quedas sin cartas
odin-hand-points = Puntos por las cartas que quedan
odin-next-hand = Enseguida se reparte la siguiente mano.
odin-say-laid = { $name } juega { $cards }: { $value }.
odin-say-passed = { $name } pasa.
odin-say-took = { $name } se lleva el { $card }.
odin-read-hand = Tienes { $cards }.
odin-read-middle = En el centro: { $cards }, con un valor de { $value }, de { $name }.
odin-read-seat = { $name } tiene { $cards } y { $points }.
odin-read-known = Se conocen de { $name }: { $cards }.

## Why not

why-offline = Ahora mismo no hay conexión.
why-bad-notation = Esa jugada no existe en este juego.
why-not-a-set = Las cartas que se juegan juntas comparten color o número.
why-must-take = Antes llévate una de estas: { $cards }.
why-nothing-to-take = No hay ninguna carta que llevarse.
why-leader-passes = Quien sale en una ronda tiene que jugar una carta.
why-not-held = No tienes { $cards }.
why-whole-hand-forced = Si toda tu mano comparte color o número, tienes que salir con ella entera.
why-bad-lead = Se sale con una carta, o con la mano entera si toda comparte color o número.
why-wrong-size = Ahora se pueden jugar { $size } o { $most } cartas.
why-too-low = { $value } no supera a { $middle }.
why-illegal-action = Eso ahora no es posible.
why-wrong-phase-play = Antes juega una carta o acaba tu turno.
why-wrong-phase-target = Antes elige un objetivo.
why-wrong-phase-second = Antes elige la otra carta del cambio.
why-wrong-phase-order = Antes elige la siguiente carta de la pila.
why-wrong-phase-extend = Antes alarga el camino o déjalo así.
why-wrong-phase-orient = Antes pon la carta de paisaje, en un sentido o en el otro.
why-not-left = No te queda { $card } por colocar.
why-too-many-plays-hand = En este turno ya has jugado { $most } cartas de la mano, el máximo.
why-too-many-plays-pile = En este turno ya has jugado { $most } cartas de tu pila, el máximo.
why-pile-too-small = Tu pila tiene muy pocas cartas.
why-not-magic = Esta carta no lleva ningún símbolo de la senda mágica.
why-no-stone = No hay ninguna piedra que quitar.
why-stone-ahead = La piedra está en la siguiente casilla: quítala jugando a la vez dos cartas que coincidan, o parejas.
why-no-match =
    { $units ->
        [one] La siguiente casilla es de { $landscape }: vuela hasta ella con esa carta o con dos cartas de vuelo iguales.
       *[other] La siguiente casilla es de { $landscape }: para quitar la piedra hacen falta dos de esas cartas, o parejas de cartas de vuelo iguales.
    }
why-not-on-top = Esa carta no es la de arriba de tu pila.
why-no-effect-pile-alike = Tu pila no tiene dos cartas distintas que ordenar.
why-no-effect-no-landscapes = No queda ninguna carta de paisaje que poner.
why-no-effect-stone-ahead = Tu cuervo no puede avanzar: la piedra le cierra el paso.
why-no-effect-nothing-to-turn = No se puede girar ninguna carta del camino.
why-no-effect-nothing-to-remove = No se puede quitar ninguna carta del camino.
why-no-effect-nothing-to-swap = No hay dos cartas del camino que se puedan cambiar.
why-no-effect-near-start = Al otro cuervo solo se le echa atrás a partir de la casilla { $least }.
why-no-effect-laid-enough = En un turno no se pueden poner más de { $most } cartas de paisaje.
why-bad-target-wants-card = Elige una carta del camino.
why-bad-target-wants-space = Elige una sola casilla.
why-bad-target-off-path = El camino solo tiene { $size } cartas.
why-bad-target-raven = Ahí hay un cuervo.
why-bad-target-stone = Ahí está la piedra.
why-bad-target-double = Esta carta tiene el mismo paisaje a ambos lados.
why-bad-target-no-partner = Ninguna carta de más adelante se puede cambiar por esta.
why-bad-target-not-behind = Elige una carta que vaya después de la { $first }.
why-bad-target-alike = Las dos cartas son iguales.
why-bad-record = La línea { $line } del registro está mal.
why-bad-message = La página y el servidor no se han entendido; recarga la página.
why-too-fast = Demasiado rápido; espera un momento.
why-no-such-table = Esa mesa no existe.
why-no-such-seat = La mesa no tiene ese asiento.
why-not-watching = La página tiene que ver antes la mesa; recárgala.
why-seat-taken = Ese asiento está ocupado.
why-table-full = No queda ningún asiento libre.
why-already-seated = Ya tienes asiento en esta mesa.
why-not-seated = No tienes asiento en esta mesa.
why-not-host = Eso solo puede hacerlo quien organiza la mesa.
why-has-begun = La partida ya ha empezado.
why-not-begun = La partida no ha empezado.
why-wrong-nonce = Ese no es el número que selló este navegador.
why-not-over = La partida aún no ha acabado.
why-is-closed = La mesa está cerrada.
why-stale = Alguien se te ha adelantado; vuelve a mirar la mesa.
why-out-of-turn = No te toca.
why-game-over = La partida ha acabado.
why-nothing-to-take-back = No hay nada que deshacer.
why-not-allowed-here = Esta mesa no lo permite.
why-too-many-tables = Tienes demasiadas mesas abiertas; deja una antes.
why-busy = Cada cosa a su tiempo: lo anterior aún está en marcha.
why-banned = Tienes prohibido el acceso a este servidor.
why-no-bot = No hay bots de ese nivel.
why-not-signed-in = Inicia sesión o siéntate antes a jugar sin cuenta.
why-has-account = Ya tienes una cuenta.
why-name-taken = Ese nombre ya está en uso.
why-wrong-password = El nombre o la contraseña no son correctos.
why-common-password = Esa contraseña es fácil de adivinar; elige otra.
why-foreign-origin = Eso venía de otro sitio web.
why-not-found = Aquí no hay nada.
why-bad-request = El servidor no ha entendido eso.
why-bad-option = Esa opción no existe.
why-too-large = Eso es demasiado grande.
why-unavailable = El servidor no puede guardar nada en este momento; inténtalo de nuevo.
why-old-rules = Esta partida se jugó con reglas anteriores y ya no se puede mostrar.
why-unreadable = Esta mesa no se puede leer en este momento; quien aloja el servidor ya lo sabe.
why-failed = Algo ha fallado en el servidor.

## Keys

key-select = elegir una carta por su posición
key-move = recorrer tu mano
key-toggle = elegir o soltar la carta en la que estás
key-play = jugar lo elegido
key-pass = pasar o acabar tu turno
key-sort = ordenar tu mano de la otra forma
key-undo = deshacer
key-hint = pedir una pista
key-log = abrir la crónica
key-chat = abrir el chat
key-cards = ver las cartas conocidas
key-table = leer la mesa en voz alta
key-clear = soltar lo elegido
key-help = abrir el menú con estas teclas

## Lessons

lesson-title = Aprende { $game }
lesson-teacher = El cuervo de Odín
lesson-you = Tú
lesson-step = Paso { $step } de { $count }
lesson-back = Atrás
lesson-next = Seguir
lesson-show = Enséñame
lesson-skip = Saltar la lección
lesson-again = Otra vez
lesson-done = Ya sabes lo suficiente para jugar.
lesson-allowed = Eso también vale. Pero de momento:
lesson-not-yet = Un momento: antes sigue leyendo.

lesson-odin-aim = Quédate sin cartas antes que nadie. Los demás reciben entonces un punto por cada carta que tengan, y los puntos son malos.
lesson-odin-lead = Abres la ronda, así que sales tú: juega una carta, la que quieras.
lesson-odin-lead-task = Juega tu 2 naranja.
lesson-odin-higher = Un número más alto supera a otro más bajo. Astrid juega un 6 y se lleva la carta que ha superado: tu 2 ahora es suyo.
lesson-odin-more = También vale una carta más de las que hay en el centro. Leif juega dos del mismo color, y dos cartas superan siempre a una sola.
lesson-odin-value = Una combinación vale lo que forman sus cifras de mayor a menor: 8 y 2 hacen 82. Tus dos 5 hacen solo 55.
lesson-odin-value-task = Elige los dos 5 de todos modos y mira por qué no sirven.
lesson-odin-beat = Contra dos cartas puedes jugar dos o tres, del mismo color o del mismo número. Un 9 y un 1 rojos hacen 91.
lesson-odin-beat-task = Juega el 9 rojo y el 1 rojo.
lesson-odin-take = Has superado dos cartas, así que eliges cuál te llevas. La otra se descarta.
lesson-odin-take-task = Llévate el 8 verde: va bien con tus otras cartas verdes.
lesson-odin-round = Nadie está obligado a superar. Cuando todos los demás pasan, la ronda acaba y en la siguiente sale quien jugó las últimas cartas.
lesson-odin-again = El centro está vacío y sales tú.
lesson-odin-again-task = Sal con tu 1 amarillo.
lesson-odin-number = Astrid juega un 4, y Leif, dos 3: las cartas del mismo número también son una combinación, sean del color que sean.
lesson-odin-number-task = Juega tus dos 5: 55 supera a 33.
lesson-odin-suit = Otra vez te llevas una carta que has superado. Elige la que encaje con el resto de tu mano.
lesson-odin-suit-task = Llévate el 3 verde.
lesson-odin-three = Astrid sube a tres cartas: 9, 4 y 2 hacen 942. Leif pasa.
lesson-odin-pass = Podrías jugar cuatro cartas verdes, pero tendrías que llevarte una morada a cambio. Pasar solo vale para este turno.
lesson-odin-pass-task = Pasa.
lesson-odin-green = Ahora sale Astrid, y Leif juega un 5 verde. Le iría bien a tu mano.
lesson-odin-green-task = Supéralo con tu 8 verde; el 5 será tuyo.
lesson-odin-whole = Los dos pasan, así que sales tú. Si toda tu mano es del mismo color o del mismo número, puedes salir con ella entera.
lesson-odin-whole-task = Juega las cinco cartas de golpe.
lesson-odin-points = Te has quedado sin cartas: 6 puntos para Astrid y 7 para Leif por las suyas. Astrid llega así a 15, la partida acaba y ganas tú, con menos puntos que nadie.

lesson-ravens-aim = Dos cuervos compiten a lo largo de una hilera de paisajes. Hugin es el tuyo y va por el carril más cercano a ti; gana la etapa quien llega antes a la última casilla.
lesson-ravens-fly = Tu siguiente casilla es de montaña, y tienes una carta de montaña. La carta que coincide lleva a Hugin hasta allí.
lesson-ravens-fly-task = Vuela con tu carta de montaña.
lesson-ravens-odin = Las cartas oscuras son de Odín, y en cada una eliges entre dos efectos. Esta puede girar un paisaje.
lesson-ravens-odin-task = Gira con ella la carta 3: tendrás por delante dos casillas de agua.
lesson-ravens-run = Varios paisajes iguales seguidos son un tramo. Una sola carta te lo hace recorrer entero.
lesson-ravens-run-task = Sobrevuela las dos casillas de agua con una sola carta.
lesson-ravens-turn = Han sido tres cartas de la mano, el máximo por turno. Al acabarlo, robas hasta volver a tener cinco.
lesson-ravens-turn-task = Acaba tu turno y deja el camino así.
lesson-ravens-other = Ahora Sigrun vuela con su cuervo, Munin, por el otro carril. Y pone la piedra justo delante de Hugin.
lesson-ravens-stone = La piedra te cierra el paso. Ya no basta con la carta que coincide.
lesson-ravens-stone-task = Elige tu carta de bosque de todos modos y mira por qué no sirve.
lesson-ravens-joker = Dos cartas iguales son un comodín y valen por cualquier paisaje. La carta que coincide y un comodín, juntos, quitan la piedra.
lesson-ravens-joker-task = Elige bosque y las dos cartas de nieve, y quita la piedra.
lesson-ravens-extend = Después de tus cartas puedes alargar el camino. Ves el nuevo paisaje antes de ponerlo.
lesson-ravens-extend-task = Acaba tu turno y pon un paisaje.
lesson-ravens-lay = Tú decides cuál de los dos paisajes queda en tu carril.
lesson-ravens-lay-task = Ponlo en el sentido que quieras.
lesson-ravens-later = Otro día, otra etapa: a Hugin le faltan dos casillas. Ninguna de tus cartas coincide con la montaña de delante.
lesson-ravens-magic = La senda mágica muestra dos símbolos, y en ella se ponen cartas que coincidan con uno. Quien tenga más al acabar la etapa gana 3 puntos.
lesson-ravens-magic-task = Pon tu carta de agua en la senda mágica.
lesson-ravens-pile = Puedes guardar cualquier carta boca abajo en tu pila. Además de tres cartas de la mano, cada turno puedes jugar tres de arriba de la pila.
lesson-ravens-pile-task = Pon tu carta de nieve en la pila.
lesson-ravens-top = Ahora hay dos cartas de nieve arriba de tu pila: un comodín que sirve para la montaña.
lesson-ravens-top-task = Vuela con las dos cartas de arriba de tu pila.
lesson-ravens-raven = La siguiente carta de la pila es el cuervo de Odín. Hace avanzar a Hugin una casilla, sea cual sea el paisaje.
lesson-ravens-raven-task = Juégala desde la pila: una casilla adelante.
lesson-ravens-points = Llevas 4 casillas de ventaja, así que la etapa te da 4 puntos, y la senda mágica, 3 más. Con eso llegas a 12, y con 12 se gana la partida.

## Rules

rules-title = Reglas de { $game }
rules-contents = Índice
rules-numbers = Los números pequeños son los nombres de las reglas; las pruebas del juego también los llevan.
rules-print = Imprimir
rules-learn = ¿Prefieres aprender jugando?
rules-odin-about = Un juego para 2 a 6 jugadores de Gary Kim, Hope S. Hwang y Yohan Goh. Se trata de soltar todas tus cartas: las que aún tengas cuando alguien se quede sin ellas cuentan en tu contra.
rules-odin-cards = Las cartas
rules-odin-cards-text = Hay 54 cartas: los números del 1 al 9, cada uno en seis colores. Cada número tiene su figura, y cada color, su runa.
rules-odin-deal-text = Una partida son varias manos, y en cada una se reparte de nuevo. Una mano se juega en rondas, y en cada ronda todos tienen turnos. Las cartas que hay que superar están en el centro.
rules-odin-deal = El reparto
rules-odin-lead = Salir
rules-odin-beat = Superar
rules-odin-take = Llevarse una carta
rules-odin-round = Pasar y final de la ronda
rules-odin-points = Puntos y final de la partida
rules-odin-options = Opciones antes de la partida
rules-odin-know = Conviene saber
rules-odin-show-colour = Un color: 8 y 2 hacen 82.
rules-odin-show-number = Un número: dos 5 hacen 55.
rules-odin-show-three = Tres cartas: 9, 4 y 2 hacen 942.
rules-odin-show-none = Ni color ni número: no es una combinación.
rules-odin-show-single = Sal con una carta.
rules-odin-show-whole = O sal con la mano entera, aquí toda del mismo número.
rules-odin-show-higher = 82 supera a 76.
rules-odin-show-longer = 111 supera a 98.
rules-odin-show-equal = 73 no supera a 73.
rules-odin-show-laid = Juegas estas.
rules-odin-show-taken = Te llevas una de las cartas que has superado.
rules-odin-show-gone = La otra se descarta.

rule-O1 = Se barajan todas las cartas y cada uno recibe nueve. Las demás se apartan, sin verlas, hasta el siguiente reparto.
rule-O2 = Con dos jugadores se dejan fuera dos colores, sorteados para toda la partida; también se puede jugar con los seis.
rule-O3 = El azar decide quién abre la primera mano. Se juega en el sentido de las agujas del reloj.
rule-O4 = Para salir juegas exactamente una carta, o la mano entera si toda es del mismo color o del mismo número. No hay término medio, y no puedes pasar.
rule-O5 = Salir con la mano entera es opcional. Se puede hacer en cualquier salida, incluso en la primera, y con eso acaba la mano.
rule-O6 = Para superar el centro juegas tantas cartas como tiene, o una más: todas del mismo color o todas del mismo número, y de mayor valor. O pasas, aunque pudieras superarlo.
rule-O7 = Tus cartas no tienen por qué coincidir en color ni en número con las del centro.
rule-O8 = Las cartas valen el mayor número que se puede formar con sus cifras, de mayor a menor. Por eso una carta más siempre supera, y un valor igual nunca.
rule-O9 = Quien supera el centro y aún tiene cartas se lleva una de las superadas, la que prefiera. Las otras se descartan. Quien sale no ha superado nada y no se lleva nada.
rule-O10 = Cuando juegas tu última carta, la mano acaba al momento. Entonces no te llevas nada.
rule-O11 = Pasar vale solo para un turno: si vuelve a tocarte, puedes jugar otra vez.
rule-O12 = Cuando todos los demás han pasado, uno tras otro, la ronda acaba. El centro se descarta y sale quien lo jugó. Nunca tienes que superar tus propias cartas.
rule-O13 = Cuando acaba una mano, cada carta que alguien tenga aún es un punto.
rule-O14 = Después se barajan todas las cartas y se reparte de nuevo. Abre quien está a la izquierda de quien abrió la mano anterior.
rule-O15 = La partida acaba cuando, después de una mano, alguien tiene 15 puntos o más. Gana quien tiene menos; los que empatan comparten la victoria.
rule-O16 = La partida puede acabar también con otro número de puntos, o tras una sola mano.
rule-O17 = Todos pueden ver cada carta que alguien juega, se lleva o descarta, cuántas cartas hay en cada mano y los puntos. El resto de cada mano está oculto, igual que las cartas apartadas.
rule-O18 = Podéis acordar que quien gana una mano abra la siguiente.
rule-O19 = Podéis acordar que, si toda la mano de quien sale es del mismo color o número, tenga que jugarla entera.
rule-O20 = Toda mano llega a su fin, y nadie tiene nunca más de nueve cartas. Quedarse sin cartas no siempre es lo más listo: la partida puede acabar justo cuando otro tiene menos puntos.

rules-ravens-about = Una carrera para 2 jugadores de Thorsten Gimmler, de 2002. Los cuervos de Odín salen cada mañana a ver el mundo y vuelven a casa echando una carrera.
rules-ravens-land = Los paisajes y los cuervos
rules-ravens-land-text = Cada carta de paisaje muestra dos paisajes: uno es una casilla para Hugin, y el otro, para Munin. Al girar la carta se intercambian.
rules-ravens-cards = Las cartas
rules-ravens-cards-text = Los dos jugadores tienen las mismas 33 cartas: cinco cartas de vuelo de cada uno de los cinco paisajes y ocho cartas de Odín.
rules-ravens-turn = Tu turno
rules-ravens-fly = Volar
rules-ravens-magic = La senda mágica
rules-ravens-odin = Las cartas de Odín
rules-ravens-stone = La piedra
rules-ravens-extend = Alargar el camino
rules-ravens-end = Final de la etapa y de la partida
rules-ravens-short = Cuando se agotan las cartas
rules-ravens-options = Opciones antes de la partida
rules-ravens-know = Conviene saber
rules-ravens-show-match = Carta de bosque, casilla de bosque: el cuervo vuela hasta allí.
rules-ravens-show-run = Dos casillas de agua seguidas: una carta de agua sobrevuela las dos.
rules-ravens-show-joker = Dos cartas iguales son un comodín, aquí para la montaña.
rules-ravens-show-magic = En esta senda mágica se pueden poner nieve y agua.
rules-ravens-show-stone = La carta que coincide y un comodín quitan la piedra.
rules-ravens-show-turned = La tercera carta, girada, forma un tramo de dos.
rules-ravens-show-score = Hugin ha llegado con 3 casillas de ventaja: 3 puntos.

rule-R1 = Se ponen en hilera nueve cartas de paisaje según salen. Si en un carril quedaran dos paisajes iguales seguidos, la carta se gira; si no basta, va debajo del mazo y se prueba con la siguiente.
rule-R2 = Los dos cuervos esperan delante de la primera carta. Se descubre una carta de la senda mágica y la piedra queda a un lado. Cada jugador baraja sus cartas y roba cinco.
rule-R3 = El azar decide quién empieza la primera etapa. Después empieza quien tiene menos puntos; si hay empate, quien ganó la última etapa.
rule-R4 = En tu turno puedes jugar hasta tres cartas de la mano y hasta tres de arriba de tu pila, en cualquier orden. Luego puedes alargar el camino. Por último, robas hasta tener cinco cartas.
rule-R5 = Puedes poner una carta de la mano boca abajo en tu pila; cuenta como una de las tres. Puedes mirar tu pila, pero no cambiar su orden. Puede crecer cuanto quieras, y una carta puesta en ella se puede jugar en el mismo turno.
rule-R6 = De la pila solo se puede jugar la carta de arriba. Entonces queda arriba la siguiente.
rule-R7 = Una carta de vuelo que coincide con la siguiente casilla de tu carril lleva a tu cuervo hasta ella, y más allá por todas las casillas seguidas del mismo paisaje.
rule-R8 = Dos cartas de vuelo iguales son un comodín y valen por cualquier paisaje. Pueden salir de la mano, ser las dos de arriba de la pila tal como están en ese momento, o una de cada sitio. Las cartas de Odín no forman comodines.
rule-R9 = Una carta de vuelo con uno de los dos símbolos se puede poner en la senda mágica; si un símbolo es Odín, también cualquier carta de Odín. Allí no hace nada más y se queda hasta que acaba la etapa. Los comodines no valen.
rule-R10 = También puedes descartar cualquier carta, sin efecto. Eso cuenta igualmente como carta jugada.
rule-R11 = Una carta de Odín tiene dos efectos. Elige uno.
rule-R12 = Orden: ordena tu pila como quieras. O pon las dos siguientes cartas de paisaje al final del camino; ves cada una antes de ponerla en un sentido o en el otro.
rule-R13 = Cuervo: el otro cuervo retrocede una casilla. O el tuyo avanza una. El paisaje no importa.
rule-R14 = Al otro cuervo solo se le echa atrás a partir de la casilla 3. Podéis acordar jugar sin esta regla.
rule-R15 = Tierra: gira una carta de paisaje. O quita una; la hilera se cierra.
rule-R16 = Piedra: pon la piedra en cualquier casilla libre de uno de los dos carriles, aunque ya esté en otro punto del camino. O cambia de sitio dos cartas de paisaje, sin girarlas.
rule-R17 = Una casilla está libre si no hay en ella ni un cuervo ni la piedra.
rule-R18 = Una carta de paisaje con un cuervo o con la piedra encima no se gira, ni se quita, ni se cambia de sitio. Podéis acordar prescindir de lo uno o de lo otro.
rule-R19 = Si la piedra está en tu siguiente casilla, necesitas dos unidades a la vez; cada unidad es una carta que coincida o un comodín, una después de la otra. La piedra se aparta y tu cuervo vuela hasta el final del tramo.
rule-R20 = Si la piedra está más adelante en el tramo, una unidad te lleva hasta justo antes de ella, y dos la quitan.
rule-R21 = La carta Cuervo no lleva a tu cuervo a la casilla de la piedra. Sí puede echar atrás al otro cuervo hasta ella; la piedra se queda ahí.
rule-R22 = Después de jugar puedes mirar la siguiente carta de paisaje y ponerla al final del camino, en un sentido o en el otro; no importa si queda junto a un paisaje igual. En un turno no se ponen más de tres cartas de paisaje, incluidas las de Orden.
rule-R23 = Una etapa acaba en cuanto un cuervo está en la última casilla. También puede ocurrir al quitar un paisaje, con cualquiera de los cuervos; si ocurre con los dos, gana la etapa quien tiene el turno.
rule-R24 = Quien gana la etapa se anota la distancia entre los cuervos. Quien tiene más cartas en la senda mágica se anota 3 puntos, haya ganado o no; si hay empate, nadie.
rule-R25 = Cuando se agota tu mazo, se baraja tu descarte y pasa a ser el nuevo mazo. Si no hay descarte, te quedas con menos cartas en la mano.
rule-R26 = Cuando se agota el mazo de paisajes, se barajan las cartas de paisaje quitadas para formar otro. Si no hay ninguna, no se puede poner nada.
rule-R27 = Para la siguiente etapa se prepara todo de nuevo. Los puntos se conservan.
rule-R28 = Cuando alguien tiene 12 puntos o más después de una etapa, la partida acaba. Gana quien tiene más puntos; si hay empate, quien ganó la última etapa.
rule-R29 = Si en el camino solo queda una carta, no se puede quitar.
rule-R30 = Tras 200 turnos, una etapa acaba tal como está: la gana el cuervo que va por delante, y si van igualados, nadie.
rule-R31 = Todos pueden ver el camino, los cuervos, la piedra, la senda mágica, todos los descartes y cuántas cartas hay en cada mano, pila y mazo. Las manos y las pilas son un secreto de sus dueños, y nadie conoce el orden de un mazo.
rule-R32 = Si al final de un turno el camino tiene más de 16 cartas, las primeras pasan debajo del mazo de paisajes: tantas como sobren, siempre que la piedra no esté en ellas y queden dos cartas detrás de cada cuervo. Podéis acordar otra longitud al abrir una mesa.
rule-R33 = Si nadie consigue un punto en 20 etapas seguidas, la partida acaba; como siempre, gana quien tiene más puntos.

## Pages

lobby-own = Tus mesas
lobby-public = Mesas públicas
lobby-playing = Partida en curso
lobby-waiting = Aún sin empezar
lobby-free =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
lobby-full = Mesa completa
lobby-bot-seats =
    { $count ->
        [one] Podrías ocupar el asiento de un bot.
       *[other] Podrías ocupar el asiento de uno de los { $count } bots.
    }
lobby-who = Con { $names }
lobby-nobody = Aquí no hay nadie todavía
lobby-alone = Aún no ha llegado nadie más
lobby-sit = Unirme a la mesa
lobby-look = Mirar
lobby-none-right = O abre tu propia mesa:
lobby-quiet = El salón está en silencio
lobby-quiet-text = Ahora mismo no hay ninguna mesa pública. Enciende el fuego: abre una y otros la encontrarán aquí.
lobby-open = Abrir mesa de { $game }
stats-game = Juego
stats-rating = Fuerza
stats-games = Partidas
stats-won = Ganadas
stats-mean-points = Puntos por partida
stats-unrated = sin clasificar
stats-standings = Resultados por juego y número de jugadores
stats-plots-of =
    { $players ->
        [one] { $game } con { $players } jugador, últimas partidas
       *[other] { $game } con { $players } jugadores, últimas partidas
    }
stats-not-recent = Ninguna de las últimas partidas fue de este tipo.
stats-rating-title = Fuerza en las últimas partidas
stats-rating-summary =
    { $count ->
        [one] En la última partida, la fuerza pasó de { $from } a { $to }.
       *[other] En las últimas { $count } partidas, la fuerza pasó de { $from } a { $to }. La lista de abajo las tiene todas.
    }
stats-rating-point = { $day }: { $rating } ({ $change }), puesto { $place } de { $players }
stats-dot-won = ganada
stats-dot-other = no ganada
stats-places-title = Puestos
stats-place-count =
    { $count ->
        [one] Puesto { $place }: una vez
       *[other] Puesto { $place }: { $count } veces
    }
stats-place-of = Puesto { $place } de { $players }
stats-points-title = Puntos
stats-points-summary =
    { $count ->
        [one] Puntos en la última partida: { $points }.
       *[other] { $points } puntos por partida, de media, en las últimas { $count }. La lista de abajo las tiene todas.
    }
stats-points-point =
    { $points ->
        [one] { $day }: { $points } punto
       *[other] { $day }: { $points } puntos
    }
stats-points-best-odin = { $points } de media; cuantos menos, mejor.
stats-points-best-ravens = { $points } de media; cuantos más, mejor.
stats-recent = Últimas partidas
stats-against = Contra { $names }
stats-named-bot = { $name } (bot)
stats-several = { $count } × { $name }
stats-change = Cambio en la fuerza:
stats-replay = Repetición de { $game }, { $day }
stats-bot = Bot
stats-program = Un programa hecho por alguien
stats-deleted = alguien que ya no está
stats-this-is-you = Eres tú
stats-none = { $name } aún no ha acabado ninguna partida.
stats-none-yet = Cuando acabes una partida, aquí verás tu fuerza y tus resultados.
stats-play = Jugar a { $game }
ranks-of =
    { $players ->
        [one] Ranking de { $game } con { $players } jugador
       *[other] Ranking de { $game } con { $players } jugadores
    }
ranks-choose-game = Qué juego
ranks-rank = Puesto
ranks-name = Nombre
ranks-more = Ver más
ranks-none = Todavía no hay nombres
ranks-none-text = Nadie ha acabado suficientes partidas de este tipo que cuenten para el ranking. El primer nombre podría ser el tuyo.
ranks-about = Se entra en la lista tras cinco partidas que cuenten para el ranking. El orden va según la fuerza que cada cual tiene como mínimo: la incertidumbre resta el doble y mengua con cada partida. Los bots también entran, y van marcados.
me-nobody = Aún no eres nadie
me-nobody-text = En cuanto te sientes a una mesa tendrás un nombre de invitado: sin registrarte, y este navegador te recordará. Si ya tienes cuenta, inicia sesión.
me-guest = Sin cuenta: solo te conoce este navegador
me-account = Sesión iniciada como { $account }
me-public = Cómo te ven los demás
me-name-title = Tu nombre
me-shown-name = El nombre que ven los demás
me-rename = Guardar
me-renamed = Guardado
me-keep = Conserva tus partidas
me-keep-text = Crea una cuenta para iniciar sesión desde cualquier sitio. Bastan un nombre y una contraseña; todo lo que has jugado sigue siendo tuyo.
me-make-account = Crear una cuenta
me-name = Nombre
me-password = Contraseña
me-password-old = Contraseña actual
me-password-new = Contraseña nueva, de 8 caracteres como mínimo
me-password-title = Cambiar la contraseña
me-password-change = Cambiar la contraseña
me-password-changed = La contraseña ha cambiado
me-password-about = Tu sesión se cierra en todos los demás sitios y los tokens de tus programas se anulan; aquí sigue abierta.
me-sign-in = Iniciar sesión
me-sign-in-guest = Ahora mismo juegas sin cuenta, como { $name }. Si inicias sesión en otra cuenta, lo que has jugado así se queda atrás.
me-signed-in = Tu cuenta
me-signed-in-text = Tus partidas están a salvo. Puedes iniciar sesión desde cualquier navegador.
me-sign-out = Cerrar sesión
me-sessions = Dónde tienes la sesión abierta
me-sessions-about = Todos los navegadores que te conocen. Cierra la sesión donde ya no juegas o donde no eras tú.
me-session-on = { $browser } en { $system }
me-session-unknown = un navegador desconocido
me-session-here = este navegador
me-session-seen = último uso el { $day }
me-session-end-named = Cerrar sesión: { $name }
me-sessions-end-others = Cerrar sesión en todos los demás
me-statistics = Tus resultados
me-tokens = Programas que juegan por ti
me-tokens-about = Con un token, un programa tuyo puede jugar en tu nombre.
me-tokens-more = Qué pueden hacer los programas
me-token-label = Para qué es
me-token-make = Crear un token
me-token-unnamed = sin nombre
me-token-made = creado el { $day }
me-token-end = Anular
me-token-end-named = Anular el token «{ $name }»
me-token-once = Aquí está el token. Cópialo ahora: solo se muestra esta vez.
me-token = Token
me-copy = Copiar
me-copied = Copiado
me-data = Tus datos
me-data-about = Puedes llevarte todo lo que está guardado sobre ti, o hacer que se borre.
me-download = Descargar mis datos
me-delete = Borrarme
me-delete-about = Se borran tu nombre, tu cuenta, tus resultados y lo que has escrito. Las partidas que jugaste se quedan con los demás de la mesa, sin tu nombre.
me-delete-sure = ¿Seguro? No se puede deshacer.
me-delete-no = Conservarlo todo
me-delete-on = Seguir
me-delete-yes = Sí, borrarlo todo
set-about = Estas opciones se guardan solo en este navegador.
set-look = Aspecto e idioma
set-theme = Día o noche
set-theme-system = según el sistema
set-theme-dark = noche
set-theme-light = día
set-motion = Cartas en movimiento
set-motion-about = Las cartas y los cuervos se deslizan. Si no, aparecen sin más.
set-hear = Sonido y avisos
set-sound = Sonidos
set-sound-about = Cartas sobre madera, y un cuerno cuando te toca.
set-notify = Notificaciones
set-notify-about = Un aviso cuando te toca y estás mirando a otra parte.
set-notify-impossible = Este navegador no puede mostrar notificaciones aquí.
set-notify-refused = El navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes para este sitio.
set-play = En la mesa
set-sorting = Tu mano
set-tables = Mesas que abres
set-hints = Pistas
set-hints-about = Puedes preguntar qué jugaría un bot que piensa. Esas partidas no cuentan para el ranking.
set-keys-about = Las letras y los números actúan en la mesa, como se indica abajo.
set-keys = Teclas sueltas
about-what = Dos juegos de cartas del Norte, para jugar con amigos o contra bots que piensan. Libre, abierto y sin publicidad.
about-whose = De quién son estos juegos
about-game-odin = De Gary Kim, Hope S. Hwang y Yohan Goh. Ilustrado por Crocotame, publicado por Helvetiq.
about-game-ravens = Conocido en inglés como Odin’s Ravens, 2002. De Thorsten Gimmler. Ilustrado por Anke Pohl, Thilo Rick y Andreas Steiner, publicado por Kosmos.
about-unofficial = Esta es una obra no oficial de gente a la que le gustan estos juegos. Sus textos, su código y sus imágenes son propios, y no tiene relación con los autores, los ilustradores ni las editoriales. Si disfrutas jugando aquí, compra los juegos.
about-fair = Repartos limpios
about-fair-text = Antes de una partida, el servidor sella el secreto de su barajado, y el navegador de cada jugador añade un número propio. Cuando la partida acaba, tu navegador puede recalcular cada reparto y mostrar que no se cambió nada.
about-programs = Abierto a programas
about-programs-text = Todo lo que hace esta página puede hacerlo también un programa.
about-programs-link = Qué ofrece el servidor
about-private = Lo tuyo es tuyo
about-private-text = Sin rastreo y sin nada de otros sitios. Lo que está guardado sobre ti puedes llevártelo o borrarlo.
about-private-link = Tu página
about-licence = Licencia
about-licence-text = Allfather es software libre con licencia MIT. La tipografía es Marcellus, de Astigmatic, con licencia SIL Open Font License.

## Replay

replay-of = Repetición de { $game }
replay-about = Sobre esta partida
replay-controls = Pasos de la partida
replay-step = Paso
replay-step-of = { $step } de { $count }
replay-steps = Pasos
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-pace = Ritmo
replay-pace-slow = lento
replay-pace-normal = normal
replay-pace-quick = rápido
replay-eyes = Con los ojos de quién
replay-all-hands = Todas las manos
replay-eyes-of = Como lo vio { $name }
replay-new-pack = El descarte se baraja y forma un nuevo mazo.
replay-new-landscapes = Los paisajes quitados se barajan y forman un nuevo mazo.
replay-broken-off = Esta partida no se jugó hasta el final.
replay-download = Descargar el registro
replay-fairness-file = Archivo de garantía
replay-another = Otra partida
replay-failed = Esta partida no se puede mostrar
replay-not-over = Esta partida aún no ha acabado
replay-not-over-text = Mientras se juega, sus cartas siguen ocultas.
replay-to-table = Ir a la mesa
replay-open-title = Ver una partida guardada
replay-open-text = Toda partida acabada se puede guardar como registro: un pequeño archivo de texto. Abre uno aquí para volver a ver la partida, paso a paso, y comprobar sus repartos.
replay-choose-file = Elegir un registro
replay-drop = o suéltalo en cualquier parte de esta página
replay-paste = O pega un registro
replay-show = Ver la partida
replay-has-fairness = El archivo de garantía también está.
replay-refused = Esto no es el registro de una partida
replay-refused-line = La línea { $line } no es correcta
replay-empty = En la partida de este registro aún no ha pasado nada.
replay-checking = Tu navegador rehace cada reparto…
replay-unreadable = El registro no se puede leer a partir de la línea { $line }.
replay-give-fairness = Para comprobar los repartos de este registro, añade el archivo de garantía de la misma partida. Está donde conseguiste el registro.
replay-unchecked = Los repartos de este juego no se pueden comprobar aquí: esta página no conoce sus reglas.
replay-no-fairness = Eso no es un archivo de garantía.
replay-right = correcto
replay-wrong = incorrecto
replay-fair = Todos los repartos son como deben ser
replay-unfair = Hay algo que no cuadra
replay-fair-text =
    { $count ->
        [one] Tu navegador ha rehecho el reparto de esta partida a partir del secreto del servidor y de los números de los jugadores, y ha salido lo mismo.
       *[other] Tu navegador ha rehecho los { $count } repartos de esta partida a partir del secreto del servidor y de los números de los jugadores, y ha salido lo mismo.
    }
replay-unfair-text = Lo que está marcado abajo no se sigue de lo prometido. O se cambió el registro, o las cartas no se repartieron como debían.
replay-found-secret-ok = El secreto es el que el servidor selló antes de la partida.
replay-found-secret-wrong = El secreto no es el que el servidor selló antes de la partida.
replay-found-nonces-ok = La lista de los números de los jugadores está completa.
replay-found-nonces-wrong = La lista de los números de los jugadores no es la de esta partida.
replay-found-promise-ok = El sello es el que este navegador vio antes de la partida.
replay-found-promise-wrong = El sello no es el que este navegador vio antes de la partida.
replay-found-promise-late-ok = El sello es el que vio este navegador durante la partida.
replay-found-promise-late-wrong = El sello no es el que vio este navegador durante la partida.
replay-found-own-nonce-ok = El número que añadió este navegador está entre los de los jugadores.
replay-found-own-nonce-wrong = El número que añadió este navegador falta entre los de los jugadores.
replay-found-seals-ok = Los números de los jugadores son los que se sellaron antes de abrir ninguno.
replay-found-seals-wrong = Los números de los jugadores no son los que se sellaron antes de abrir ninguno.
replay-found-shown-ok = Las cartas y acciones del registro son las que se mostraron a este navegador.
replay-found-shown-wrong = El registro tiene otras cartas o acciones que las que se mostraron a este navegador.
replay-unopened =
    { $count ->
        [one] Un jugador selló un número pero no lo abrió.
       *[other] { $count } jugadores sellaron números pero no los abrieron.
    }
replay-found-beginning-wrong = El registro no empieza con el primer reparto de una partida.
replay-deals-ok =
    { $count ->
        [0] En el registro no hay repartos.
        [one] El reparto se sigue del secreto y de estos números.
       *[other] Los { $count } repartos se siguen del secreto y de estos números.
    }
replay-deals-wrong =
    { $count ->
        [one] Un reparto no se sigue del secreto y de estos números.
       *[other] { $count } repartos no se siguen del secreto y de estos números.
    }
replay-all-deals =
    { $count ->
        [one] El reparto en detalle
       *[other] Los { $count } repartos en detalle
    }
replay-deal = Reparto { $number }
replay-part-opener = quién abre
replay-part-colours = colores
replay-part-hands = manos
replay-part-starter = quién empieza
replay-part-magic = senda mágica
replay-part-landscapes = paisajes
replay-part-pack = nuevo mazo
replay-part-pack_0 = mazo del primer jugador
replay-part-pack_1 = mazo del segundo jugador
replay-means-fair = Así que nadie pudo elegir las cartas: el servidor había sellado su secreto antes de que tu navegador añadiera su número.
replay-means-sealed = El servidor había sellado su secreto antes de la partida. Tu navegador no añadió ningún número a esta; quienes la jugaron pueden comprobar que el suyo está.
replay-means-unpromised = Tu navegador no estaba cuando empezó la partida, así que no puede decir si el sello sigue siendo el mismo. Quienes la jugaron, sí.
replay-means-alone = Ningún jugador añadió un número, así que el servidor repartió solo.
replay-limits = Ninguna comprobación puede mostrar si a alguien le contaron lo que tenían los demás.

## Ravens

card-M = montaña
card-F = bosque
card-W = agua
card-S = nieve
card-P = llanura
card-Odin = Odín
card-order = orden de Odín
card-raven = cuervo de Odín
card-land = tierra de Odín
card-stone = piedra de Odín
ravens-path = El camino
ravens-middle = La senda mágica y el mazo de paisajes
ravens-magic-way = Senda mágica
ravens-hand = Tu mano y la carta de arriba de tu pila
ravens-choices = Qué puedes hacer
ravens-start = Salida
ravens-goal = La meta
ravens-stage = Etapa { $number }
ravens-turn = Turno { $number }
ravens-none = ninguna
ravens-points =
    { $points ->
        [one] { $points } punto de 12
       *[other] { $points } puntos de 12
    }
ravens-land = Carta { $number }: { $hugin } para Hugin, { $munin } para Munin.
ravens-both = { $one }, { $other }
ravens-aim-card = Elegir esta carta. { $card }
ravens-aim-space = Elegir la casilla { $number } de { $raven }, { $land }
ravens-raven-on =
    { $space ->
        [0] { $raven } espera en la salida.
       *[other] { $raven } está en la casilla { $space }.
    }
ravens-card-idle = { $card }, ahora no se puede jugar
ravens-card-alone = { $card }, permite volar a la casilla { $space }
ravens-card-together = { $card }, en pareja permite volar a la casilla { $space }
ravens-top =
    { $count ->
        [one] Arriba de tu pila: { $cards }. Es la única carta.
       *[other] Arriba de tu pila: { $cards }. Tiene { $count } cartas.
    }
ravens-open-hand = Mano: { $cards }
ravens-left-hand =
    { $count ->
        [0] Ninguna carta más de la mano en este turno
        [one] Una carta más de la mano en este turno
       *[other] { $count } cartas más de la mano en este turno
    }
ravens-left-pile =
    { $count ->
        [0] Ninguna carta más de la pila en este turno
        [one] Una carta más de la pila en este turno
       *[other] { $count } cartas más de la pila en este turno
    }
ravens-word-hand = Mano
ravens-word-pile = Pila
ravens-word-pack = Mazo
ravens-word-discard = Descarte
ravens-word-landscapes = Paisajes
ravens-stack-hand =
    { $count ->
        [one] Mano: { $count } carta
       *[other] Mano: { $count } cartas
    }
ravens-stack-pile =
    { $count ->
        [one] Pila: { $count } carta
       *[other] Pila: { $count } cartas
    }
ravens-stack-pack =
    { $count ->
        [one] Mazo: { $count } carta
       *[other] Mazo: { $count } cartas
    }
ravens-stack-discard =
    { $count ->
        [one] Descarte: { $count } carta
       *[other] Descarte: { $count } cartas
    }
ravens-stack-landscapes =
    { $count ->
        [one] Mazo de paisajes: { $count } carta
       *[other] Mazo de paisajes: { $count } cartas
    }
ravens-look = Ver: { $what }
ravens-title-pile = La pila de { $name }
ravens-title-discard = El descarte de { $name }
ravens-title-magic = La senda mágica
ravens-title-landscapes = El mazo de paisajes
ravens-from-top = De arriba abajo
ravens-discarded = Jugadas y descartadas
ravens-magic-about = Aquí se pueden poner cartas con uno de sus símbolos. Quien tenga más al acabar la etapa gana 3 puntos.
ravens-removed = Quitadas del camino
ravens-bottom = Se sabe que están al fondo

# What a button does: short, as a command.
ravens-do-fly = Volar
ravens-do-fly-to = Volar a la casilla { $space }
ravens-do-fly-goal = Volar a la meta
ravens-do-clear = Quitar la piedra
ravens-do-clear-to = Quitar la piedra y volar a la casilla { $space }
ravens-do-clear-goal = Quitar la piedra y volar a la meta
ravens-do-pile = Poner en la pila
ravens-do-magic = Poner en la senda mágica
ravens-do-drop = Descartar
ravens-do-order-pile = Ordenar tu pila
ravens-do-order-path = Poner dos paisajes
ravens-do-raven-back = Echar atrás a { $raven }
ravens-do-raven-back-to = Echar atrás a { $raven } a la casilla { $space }
ravens-do-raven-on = Hacer avanzar a { $raven }
ravens-do-raven-on-to = Llevar a { $raven } a la casilla { $space }
ravens-do-land-turn = Girar una carta del camino
ravens-do-land-remove = Quitar una carta del camino
ravens-do-stone-put = Poner la piedra
ravens-do-stone-swap = Cambiar dos cartas de sitio
ravens-do-end = Acabar turno
ravens-do-extend = Poner un paisaje
ravens-do-stay = Dejarlo así
ravens-do-keep = Tal cual
ravens-do-turn = Al revés

# What is to be done now.
ravens-now-play = Elige cartas de tu mano o la de arriba de tu pila.
ravens-now-done = No hay nada más que jugar.
ravens-now-land-turn = Elige la carta que vas a girar.
ravens-now-land-remove = Elige la carta que vas a quitar.
ravens-now-stone-put = Elige una casilla para la piedra.
ravens-now-stone-swap = Elige la primera de las dos cartas, la más cercana a la salida.
ravens-now-stone-swap-second = Elige la carta por la que la cambias.
ravens-now-order = ¿Qué carta va ahora en la pila, de abajo arriba?
ravens-now-extend = ¿Alargas el camino antes de acabar tu turno?
ravens-now-orient = ¿En qué sentido la pones al final del camino?
ravens-take-advice = Elegir las cartas de la mejor jugada
ravens-not-together = Estas cartas no se pueden jugar juntas.
ravens-order-so-far = Desde abajo:
ravens-lays-own = { $land } para ti
ravens-lays-other = { $land } para tu rival

# The log.
ravens-did-fly-hand = { $name } vuela con { $cards }.
ravens-did-fly-pair = { $name } vuela con una pareja: { $card }.
ravens-did-fly-pile =
    { $count ->
        [one] { $name } vuela con la carta de arriba de la pila.
       *[other] { $name } vuela con { $count } cartas de la pila.
    }
ravens-did-fly-both =
    { $count ->
        [one] { $name } vuela con { $cards } y la carta de arriba de la pila.
       *[other] { $name } vuela con { $cards } y { $count } cartas de la pila.
    }
ravens-did-clear-hand = { $name } quita la piedra con { $cards } y vuela.
ravens-did-clear-pile =
    { $count ->
        [one] { $name } quita la piedra con la carta de arriba de la pila y vuela.
       *[other] { $name } quita la piedra con { $count } cartas de la pila y vuela.
    }
ravens-did-clear-both =
    { $count ->
        [one] { $name } quita la piedra con { $cards } y la carta de arriba de la pila, y vuela.
       *[other] { $name } quita la piedra con { $cards } y { $count } cartas de la pila, y vuela.
    }
ravens-did-pile = { $name } pone una carta en la pila.
ravens-did-pile-card = { $name } pone { $card } en la pila.
ravens-did-next = { $name } coloca la siguiente carta de la pila.
ravens-did-next-card = { $name } coloca después { $card } en la pila.
ravens-did-drop-card = { $name } descarta { $card }.
ravens-did-drop-top = { $name } descarta la carta de arriba de la pila.
ravens-did-magic-card = { $name } pone { $card } en la senda mágica.
ravens-did-magic-top = { $name } pone la carta de arriba de la pila en la senda mágica.
ravens-did-order-pile = { $name } juega Orden y ordena la pila.
ravens-did-order-path = { $name } juega Orden y alarga el camino.
ravens-did-raven-back = { $name } juega Cuervo y echa atrás al otro cuervo.
ravens-did-raven-on = { $name } juega Cuervo y avanza una casilla.
ravens-did-land-turn = { $name } juega Tierra para girar una carta del camino.
ravens-did-land-remove = { $name } juega Tierra para quitar una carta del camino.
ravens-did-stone-put = { $name } juega Piedra para ponerla en una casilla.
ravens-did-stone-swap = { $name } juega Piedra para cambiar de sitio dos cartas del camino.
ravens-did-at-card = { $name } elige la carta { $number }.
ravens-did-at-space = { $name } elige la casilla { $number } de { $raven }.
ravens-did-end = { $name } no juega más cartas.
ravens-did-extend = { $name } alarga el camino.
ravens-did-stay = { $name } deja el camino así.
ravens-did-keep = { $name } pone el paisaje tal cual.
ravens-did-turn = { $name } pone el paisaje al revés.
ravens-path-trimmed =
    { $count ->
        [one] El camino es largo: su primera carta pasa debajo del mazo de paisajes.
       *[other] El camino es largo: sus { $count } primeras cartas pasan debajo del mazo de paisajes.
    }

# The end of a stage.
ravens-end-you = Ganas la etapa { $number }
ravens-end-other = { $name } gana la etapa { $number }
ravens-end-nobody = Nadie gana la etapa { $number }
ravens-end-ahead =
    { $count ->
        [one] { $raven } lleva { $count } casilla de ventaja.
       *[other] { $raven } lleva { $count } casillas de ventaja.
    }
ravens-end-player = Jugador
ravens-end-race = Carrera
ravens-end-next = La siguiente etapa empieza enseguida.

# The table read aloud.
ravens-read-stage = Etapa { $stage }, turno { $turn }.
ravens-read-your-turn = Te toca. Aún puedes jugar { $hand } de la mano y { $pile } de la pila.
ravens-read-hand = Tienes: { $cards }.
ravens-read-pile = Tu pila, de arriba abajo: { $cards }.
ravens-read-lane =
    { $space ->
        [0] { $name } vuela con { $raven }, que espera en la salida. La meta es la casilla { $last }.
       *[other] { $name } vuela con { $raven }, que está en la casilla { $space } de { $last }.
    }
ravens-read-path = Casillas de { $raven }: { $lands }.
ravens-read-seat = { $name }, puntos: { $points }. Cartas en la mano: { $hand }; en la pila: { $pile }; en el mazo: { $pack }; descartadas: { $discard }.
ravens-read-stone = La piedra está en la casilla { $number } de { $raven }.
ravens-read-magic = La senda mágica: { $symbols }. Cartas en ella: { $first } { $ofFirst }, { $second } { $ofSecond }.

## A game without a board of its own

plain-hand = Tu mano
plain-middle = En la mesa
plain-no-cards = Ninguna carta
plain-actions = Lo que puedes hacer
plain-fields = Todo lo demás
plain-acted = { $name }: { $action }
plain-game = Partida
