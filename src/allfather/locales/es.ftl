### Every word of Allfather in Spanish. All languages have the same messages; the build checks it.

## The page

home = Inicio
main-menu = Menú principal
skip-to-content = Saltar al contenido
loading = Cargando…
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
dismiss = Entendido
reconnecting = Se ha perdido la conexión. Reconectando…
connection-refused = El servidor ha cerrado la conexión.
new-version = Hay una versión nueva.
reload = Recargar
old-browser =
    { $server ->
        [yes] Este navegador no puede ejecutar los juegos por sí mismo: se juega en las mesas del servidor.
       *[no] Este navegador es demasiado antiguo para ejecutar los juegos. Hace falta uno más reciente.
    }
page-broken = No se ha podido cargar esta página.
try-again = Reintentar
not-found-title = Nada más que cielo
not-found-text = Ni los cuervos de Odín encuentran nada en esta dirección.
no-game-title = Ese juego no existe
no-game-text = En este servidor no hay ningún juego llamado «{ $name }».
back-home = Volver al inicio

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Quédate sin cartas: supera el centro y llévate una de las cartas superadas. De 2 a 6 jugadores.
ravens-blurb = Dos cuervos compiten sobre un paisaje que cambia. 2 jugadores.
level-thrall = Siervo
level-karl = Campesino
level-hirdman = Guerrero
level-jarl = Jarl
level-konung = Rey
level-thrall-about = Fácil: se equivoca a menudo
level-karl-about = Medio: comete errores
level-hirdman-about = Difícil: conoce el juego
level-jarl-about = Experto: rápido y seguro
level-konung-about = Maestro: piensa por adelantado

## Front page

front-title = Juegos de cartas en la mesa de Odín
front-text =
    { $server ->
        [yes] Juega ahora mismo, contra bots o con amigos. Sin crear una cuenta.
       *[no] Juega ahora mismo contra bots. Sin crear una cuenta.
    }
play-now = Jugar ya
invite-friends = Invitar a amigos
learn-game = Aprende en dos minutos
read-rules = Reglas
bots-level = Nivel de los bots
players-count = Jugadores
players-number =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
go-on-playing = Seguir jugando
have-code = ¿Tienes un código?
code-of-table = Código de la mesa
join = Unirme
more-choices = Más opciones
load-record = Ver una partida guardada
front-fair = Cada reparto se puede comprobar
front-fair-text = El servidor fija cómo baraja antes de la partida. Después, tu navegador puede recalcular todos los repartos.
front-free = Gratis, y en tu propio servidor si quieres
front-free-text = Sin anuncios ni rastreo. Con un solo comando pones en marcha tu propio servidor.
front-bots = Bots que piensan
front-bots-text = Del nivel fácil al experto. Juegan limpio: un bot solo sabe lo que puede saber quien ocupa su asiento.

## Opening a table

open-title = Abrir una mesa
open-title-of = Abrir una mesa: { $game }
open-and-play = Jugar contra bots
option-limit = Duración de la partida
option-limit-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
option-limit-hand = una mano
option-opener = Quién abre la siguiente mano
option-opener-left = quien está a la izquierda de quien abrió la anterior
option-opener-winner = quien gana la mano
option-whole_hand = Salir con todas las cartas
option-whole_hand-optional = opcional
option-whole_hand-forced = obligatorio
option-all_colours = Los seis colores, también con dos jugadores
option-back_needs_two = Un cuervo solo retrocede a partir de la casilla 3
option-protect_ravens = La carta de paisaje bajo un cuervo no se toca
option-protect_stone = La carta de paisaje bajo la piedra no se toca
option-longest_path = Longitud máxima del camino
option-longest_path-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
option-longest_path-never = sin límite
terms-title = Ajustes de la mesa
terms-listed = Mostrar en la lista de mesas
terms-clock = Reloj
clock-none = Sin reloj
clock-turn = { $seconds } s por turno
clock-bank = { $minutes } min + { $increment } s
terms-pace = Velocidad de los bots
pace-slow = Lenta
pace-normal = Normal
pace-quick = Rápida
pace-instant = Al instante
terms-hints = Se permiten pistas (la partida no cuenta para el ranking)
terms-take_back = Se permite deshacer jugadas
terms-spectators = Se admiten espectadores
terms-chat = Chat
terms-rated = Cuenta para el ranking

## The table

waiting-title = Esperando a los jugadores
waiting-text = Envía el enlace a tus amigos. Los asientos libres los ocuparán bots.
join-invited = { $name } te invita a una partida.
join-title = Unirse a esta mesa
join-table = Sentarme
join-as = Sentarme como { $name }
name-title = ¿Quién eres?
name-ask = ¿Cómo deben llamarte los demás? Este navegador recordará tu nombre y tu escudo.
name-example = Tu nombre
name-change = Cambiar nombre y escudo
shield-choose = Pintar tu escudo
shield-ground = Fondo
shield-figure = Dibujo
shield-figure-number = Dibujo { $number }
shield-paint = Color del dibujo
dye-R = rojo
dye-O = naranja
dye-Y = amarillo
dye-G = verde
dye-B = azul
dye-P = morado
dye-C = crema
share-link = Compartir enlace
link-copied = Enlace copiado
copy-link = Copiar enlace
table-code = Código
show-qr = Escanea para unirte
start-game = Empezar la partida
seat-free = Asiento libre
sit-here = Sentarme
seat-bot = Añadir un bot
empty-seat = Dejar libre este asiento
seat-host = a cargo de la mesa
seat-you = tú
you-name = Tú
seat-away = ausente: juega un bot
seat-gone = sin conexión
seat-successor = { $name } ocupará el asiento en el próximo reparto
seat-number = Asiento { $number }
waiting-for-host = Esperando a que { $name } empiece la partida.
game-starting = La partida está a punto de empezar…
leave-table = Dejar la mesa
leave-sure = ¿Dejar la mesa definitivamente? Un bot ocupará tu lugar.
leave-yes = Dejar la mesa
stay = Quedarme
table-closed = Esta mesa está cerrada.
closed-too-long = La partida ha durado demasiado, así que el servidor ha cerrado esta mesa. No hay resultado.
table-unknown = Esa mesa no existe.
solo-name = Viajero
solo-unknown = Esta partida no está guardada en este navegador.
solo-leave = Abandonar la partida
solo-leave-sure = ¿Abandonar la partida? Se borrará.
solo-leave-yes = Abandonar
solo-invite = Mejor invitar a amigos
your-turn = Te toca
turn-of = Le toca a { $name }
title-your-turn = ● Te toca
looking-on = Estás mirando
take-over-bot = Sustituir a { $name }
menu = Menú
log = Historial
log-earlier = Ver jugadas anteriores
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
unmute = Dejar de silenciar a { $name }
hint = Pista
hint-share = gana el { $share } %
hint-about = El porcentaje de una pista es la probabilidad estimada de que ganes la partida con esa jugada.
take-back = Deshacer
auto-pass = Jugadas automáticas
auto-pass-about = Si solo hay una jugada posible, se hace sola.
show-hands = Acepto que los espectadores vean todas las manos
show-hands-unrated = Si todos están de acuerdo antes de empezar, la partida no cuenta para el ranking.
show-hands-rated = Si la partida cuenta para el ranking, nadie ve las manos hasta que acaba.
read-table = Describir la mesa
keys = Atajos de teclado
chat-off = En esta mesa el chat está desactivado.

## The log

log-dealt = Se reparten cartas nuevas.
log-began = Empieza la partida.
log-sat =
    { $name ->
        [you] Te sientas.
       *[other] { $name } se sienta.
    }
log-left =
    { $name ->
        [you] Te vas.
       *[other] { $name } se va.
    }
log-renamed =
    { $name ->
        [you] Has cambiado de nombre.
       *[other] { $name } ha cambiado de nombre.
    }
log-took-back =
    { $name ->
        [you] Deshaces una jugada.
       *[other] { $name } deshace una jugada.
    }
log-went-away =
    { $name ->
        [you] Te ausentas; juega un bot.
       *[other] { $name } se ausenta; juega un bot.
    }
log-came-back =
    { $name ->
        [you] Vuelves.
       *[other] { $name } vuelve.
    }
log-show-hands-changed =
    { $name ->
        [you] Cambias si los espectadores pueden ver las manos.
       *[other] { $name } cambia si los espectadores pueden ver las manos.
    }
log-pace-changed = Quien está a cargo de la mesa ha cambiado la velocidad de los bots.
log-rematched = Se ha preparado una revancha.
log-resumed = El servidor ha estado un tiempo parado; los relojes no han corrido.
log-closed = Se cierra la mesa.
log-opened = La mesa está abierta.
log-called = La partida está a punto de empezar.
log-nonce-opened =
    { $name ->
        [you] Revelas tu número sellado.
       *[other] { $name } revela su número sellado.
    }
log-hand = Mano { $number }
log-stage = Etapa { $number }

## The end

result-title = Fin de la partida
show-result = Ver el resultado
go-on = Continuar
moment-told = { $name }: { $added }, { $total } en total.
result-won = Has ganado
result-lost = Gana { $name }
result-shared = Victoria compartida: { $names }
result-winner = gana
result-place = Puesto { $place }
result-margin =
    { $count ->
        [0] Empate a puntos.
        [one] Victoria por { $count } punto.
       *[other] Victoria por { $count } puntos.
    }
result-decided = La clave: { $chapter } ({ $first } { $won }, { $second } { $lost }).
result-undone =
    { $count ->
        [one] Partida jugada con { $count } jugada deshecha.
       *[other] Partida jugada con { $count } jugadas deshechas.
    }
result-shared-text = { $game }: { $words }. { $points }
result-share = Compartir el resultado
result-copied = Resultado copiado
rematch = Revancha
rematch-there = Ir a la revancha
rematch-text = La partida empieza en cuanto estén todos.
rematch-gathering = Esperando a los demás
rematch-ready = listo
rematch-awaited = aún no ha respondido
rematch-start = Empezar sin esperar
replay = Repetición
verify-deals = Comprobar repartos
new-table = Nueva mesa
keep-game = Guardar en el servidor
kept-game = Guardada: ver tus partidas
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
figure-2 = skald
figure-3 = espía
figure-4 = seidmadr
figure-5 = völva
figure-6 = hirdman
figure-7 = berserker
figure-8 = styrimadr
figure-9 = jarl
odin-card = { $name }, { $figure }
odin-card-dull = { $card }, ahora no se puede jugar
odin-card-advised = { $card }, carta sugerida
odin-hand = Tu mano
odin-middle = El centro
odin-middle-empty = El centro está vacío
odin-lead = Sal con una carta.
odin-lead-whole = Sal con una carta o con todas.
odin-lead-forced = Tienes que salir con todas tus cartas.
odin-beat = Supera el { $value } con { $fewest } o { $most } cartas.
odin-cannot-beat = No tienes nada que supere el { $value }.
odin-hint = Pista: { $action }. Desde aquí se gana cerca del { $share } % de las partidas.
odin-take = Llévate una de las cartas superadas.
odin-take-card = Llevarme el { $card }
odin-play = Jugar
odin-play-value = Jugar { $value }
odin-pass = Pasar
odin-pass-always = Pasar siempre automáticamente
odin-choose-first = Elige primero las cartas que quieres jugar.
odin-chosen =
    { $card } elegido. { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, valor { $value }.
odin-put-back = { $card } ya no está elegido.
odin-last-card = ¡Última carta!
odin-out = sin cartas
odin-points-of = { $count } de { $limit } puntos
odin-recap = Desde tu último turno
odin-recap-laid =
    { $name ->
        [you] juegas
       *[other] juega
    }
odin-recap-took =
    { $name ->
        [you] te llevas
       *[other] se lleva
    }
odin-recap-passed =
    { $name ->
        [you] pasas
       *[other] pasa
    }
odin-grid = Dónde está cada carta
odin-where = { $card }: { $where }
odin-where-own = en tu mano
odin-where-middle = en el centro
odin-where-gone = descartado
odin-where-out = aún sin ver
odin-where-known =
    { $name ->
        [you] en tu mano
       *[other] en la mano de { $name }
    }
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
odin-none-known = ninguna
odin-discards = Descartadas
odin-unseen = Aún sin ver
odin-limit = a { $limit }
odin-hand-over = { $name } se ha quedado sin cartas
odin-hand-over-you = ¡Te has quedado sin cartas!
odin-next-hand = La siguiente mano se reparte enseguida.
odin-say-laid =
    { $name ->
        [you]
            { $count ->
                [one] Juegas el { $cards }.
               *[other] Juegas { $cards }: { $value }.
            }
       *[other]
            { $count ->
                [one] { $name } juega el { $cards }.
               *[other] { $name } juega { $cards }: { $value }.
            }
    }
odin-say-passed =
    { $name ->
        [you] Pasas.
       *[other] { $name } pasa.
    }
odin-say-took =
    { $name ->
        [you] Te llevas el { $card }.
       *[other] { $name } se lleva el { $card }.
    }
odin-read-hand = Tienes { $cards }.
odin-read-middle =
    { $name ->
        [you] En el centro: { $cards }, con un valor de { $value }, tuyo.
       *[other] En el centro: { $cards }, con un valor de { $value }, de { $name }.
    }
odin-read-seat =
    { $name ->
        [you] Tienes { $cards } y { $points }.
       *[other] { $name } tiene { $cards } y { $points }.
    }
odin-read-known =
    { $name ->
        [you] Se sabe que tienes { $cards }.
       *[other] Se sabe que { $name } tiene { $cards }.
    }

## Why not

why-offline = Se ha perdido la conexión con el servidor.
why-no-engine = En este navegador no se puede jugar a este juego.
why-other-rules = Esta partida se empezó con otras reglas ({ $rules }) que las de esta versión.
why-bad-notation = Esa jugada no existe en este juego.
why-not-a-set = Las cartas que se juegan juntas tienen que ser todas del mismo color o todas del mismo número.
why-must-take = Antes llévate una de estas cartas: { $cards }.
why-nothing-to-take = No hay ninguna carta que llevarse.
why-leader-passes = Sales tú en esta ronda, así que no puedes pasar.
why-not-held = Esto no está en tu mano: { $cards }.
why-whole-hand-forced = Todas tus cartas son del mismo color o del mismo número, así que tienes que salir con todas.
why-bad-lead = Sal con una carta, o con todas si son del mismo color o del mismo número.
why-wrong-size = Para superar el centro, juega { $size } o { $most } cartas.
why-too-low = { $value } no supera a { $middle }.
why-illegal-action = Eso no es posible en este momento.
why-wrong-phase-play = Antes juega una carta o acaba tu turno.
why-wrong-phase-target = Antes elige un objetivo en el camino.
why-wrong-phase-second = Antes elige la segunda carta del intercambio.
why-wrong-phase-order = Antes elige la siguiente carta de tu pila.
why-wrong-phase-extend = Antes decide si alargas el camino.
why-wrong-phase-orient = Antes elige en qué sentido pones la carta de paisaje.
why-not-left = No queda ninguna carta así para poner en la pila: { $card }.
why-too-many-plays-hand = En este turno ya has jugado { $most } cartas de la mano, el máximo.
why-too-many-plays-pile = En este turno ya has jugado { $most } cartas de la pila, el máximo.
why-pile-too-small = Tu pila no tiene suficientes cartas.
why-not-magic = Esta carta no corresponde a ningún símbolo de la senda mágica.
why-no-stone = No hay ninguna piedra que te cierre el paso.
why-stone-ahead = La piedra está en la siguiente casilla. Para quitarla, juega a la vez dos cartas de ese paisaje, dos parejas de cartas de vuelo iguales, o una carta y una pareja.
why-no-match =
    { $units ->
        [one] La siguiente casilla es de { $landscape }. Vuela hasta ella con esa carta o con dos cartas de vuelo iguales.
       *[other] La siguiente casilla es de { $landscape }. Para quitar la piedra, juega a la vez dos de esas cartas; cada una se puede sustituir por una pareja de cartas de vuelo iguales.
    }
why-not-on-top = Esa carta no es la de arriba de tu pila.
why-no-effect-pile-alike = No hay nada que ordenar: tu pila no tiene dos cartas distintas.
why-no-effect-no-landscapes = No quedan cartas de paisaje que poner.
why-no-effect-stone-ahead = Tu cuervo no puede avanzar: la piedra le cierra el paso.
why-no-effect-nothing-to-turn = No se puede girar ninguna carta del camino.
why-no-effect-nothing-to-remove = No se puede quitar ninguna carta del camino.
why-no-effect-nothing-to-swap = No hay dos cartas del camino que se puedan intercambiar.
why-no-effect-near-start = Al cuervo rival solo se le puede hacer retroceder a partir de la casilla { $least }.
why-no-effect-laid-enough = En un turno no se pueden poner más de { $most } cartas de paisaje.
why-bad-target-wants-card = Elige una carta del camino.
why-bad-target-wants-space = Elige una sola casilla.
why-bad-target-off-path =
    { $size ->
        [one] El camino solo tiene una carta.
       *[other] El camino solo tiene { $size } cartas.
    }
why-bad-target-raven = Ahí hay un cuervo.
why-bad-target-stone = Ahí está la piedra.
why-bad-target-double = Esta carta muestra dos veces el mismo paisaje: girarla no cambia nada.
why-bad-target-no-partner = Más adelante no hay ninguna carta con la que se pueda intercambiar.
why-bad-target-not-behind = Elige una carta que esté más adelante que la carta { $first }.
why-bad-target-alike = Las dos cartas son iguales: intercambiarlas no cambia nada.
why-bad-record = La línea { $line } del registro no es válida.
why-not-here = Solo el servidor puede leer este registro, y no está disponible.
why-bad-message = La página y el servidor no se han entendido. Recarga la página.
why-too-fast = Demasiado rápido. Espera un momento.
why-no-such-table = Esa mesa no existe.
why-no-such-seat = Esta mesa no tiene ese asiento.
why-not-watching = Esta página ha perdido de vista la mesa. Recárgala.
why-seat-taken = Ese asiento ya está ocupado.
why-table-full = Todos los asientos están ocupados.
why-already-seated = Ya tienes un asiento en esta mesa.
why-not-seated = No tienes ningún asiento en esta mesa.
why-not-host = Eso solo puede hacerlo quien está a cargo de la mesa.
why-has-begun = La partida ya ha empezado.
why-not-begun = La partida aún no ha empezado.
why-wrong-nonce = Ese no es el número que selló este navegador.
why-not-over = La partida aún no ha acabado.
why-is-closed = Esta mesa está cerrada.
why-stale = Alguien se te ha adelantado. Vuelve a mirar la mesa.
why-out-of-turn = No te toca.
why-game-over = La partida ha acabado.
why-nothing-to-take-back = No hay nada que deshacer.
why-not-allowed-here = Esta mesa no permite eso.
why-too-many-tables = Tienes demasiadas mesas abiertas. Deja alguna antes.
why-too-many-records = Tienes demasiadas partidas guardadas. Elimina alguna antes.
why-busy = Cada cosa a su tiempo: tu última petición aún está en marcha.
why-banned = Tienes prohibido el acceso a este servidor.
why-no-bot = No hay bots de ese nivel.
why-not-signed-in = Inicia sesión o siéntate antes a una mesa como invitado.
why-has-account = Ya tienes una cuenta.
why-name-taken = Ese nombre ya está en uso.
why-wrong-password = El nombre o la contraseña no son correctos.
why-common-password = Esa contraseña es demasiado fácil de adivinar. Elige otra.
why-foreign-origin = Esa petición venía de otro sitio web.
why-not-found = Aquí no hay nada.
why-bad-request = El servidor no ha entendido eso.
why-bad-option = Esa opción no existe.
why-too-large = Eso es demasiado grande.
why-unavailable = El servidor no puede guardar nada en este momento. Inténtalo de nuevo dentro de un rato.
why-old-rules = Esta partida se jugó con unas reglas anteriores y ya no se puede mostrar.
why-unreadable = Esta mesa no se puede leer en este momento. Ya se ha avisado a quien aloja el servidor.
why-failed = Algo ha fallado en el servidor.

## Keys

key-select = elegir una carta por su posición
key-pile = elegir la carta de arriba de tu pila, si el juego la tiene
key-move = recorrer tu mano, o ir a su primera o última carta
key-toggle = marcar o desmarcar la carta actual
key-play = jugar las cartas elegidas
key-pass = pasar o acabar tu turno
key-sort = cambiar el orden de tu mano
key-undo = deshacer tu última jugada
key-hint = pedir una pista
key-log = abrir el historial
key-chat = abrir el chat
key-cards = ver las cartas conocidas
key-table = describir la mesa
key-clear = anular la selección
key-help = abrir el menú con esta lista
key-step = un paso atrás o adelante
key-ends = ir al principio o al final
key-run = reproducir o pausar
key-name-arrows = Flechas izquierda y derecha
key-name-home = Inicio
key-name-end = Fin
key-name-space = Espacio
key-name-enter = Intro
key-name-escape = Esc
keys-replay = En una repetición

## Lessons

lesson-title = Aprende { $game }
lesson-teacher = El cuervo de Odín
lesson-you = Tú
lesson-step = Paso { $step } de { $count }
lesson-back = Atrás
lesson-next = Siguiente
lesson-show = Enséñame
lesson-skip = Saltar la lección
lesson-again = Empezar de nuevo
lesson-done = Ya puedes jugar.
lesson-allowed = Eso también se puede hacer, pero de momento:
lesson-not-yet = Todavía no: antes sigue leyendo.

lesson-odin-aim = Quédate sin cartas antes que nadie. Los demás se anotan entonces un punto por cada carta que les queda, y cuantos menos puntos, mejor.
lesson-odin-lead = Abres la ronda, así que sales tú: juega una carta cualquiera.
lesson-odin-lead-task = Juega tu 2 naranja.
lesson-odin-higher = Un número más alto supera a otro más bajo. Astrid juega un 6 y se lleva la carta que ha superado: tu 2 ahora es suyo.
lesson-odin-more = También puedes jugar una carta más de las que tiene el centro. Leif juega dos del mismo color, y una combinación de dos supera a cualquier carta sola.
lesson-odin-value = El valor de una combinación es el mayor número que forman sus cifras: 7 y 2 hacen 72. Tus dos 5 solo hacen 55.
lesson-odin-value-task = Prueba de todos modos con los dos 5 y verás por qué no bastan.
lesson-odin-beat = Contra dos cartas puedes jugar dos o tres, todas del mismo color o todas del mismo número. Un 9 y un 1 rojos hacen 91.
lesson-odin-beat-task = Juega el 9 rojo y el 1 rojo.
lesson-odin-take = Has superado dos cartas, así que eliges cuál te llevas. La otra se descarta.
lesson-odin-take-task = Llévate el 7 verde: va bien con tus otras cartas verdes.
lesson-odin-round = Nadie está obligado a superar el centro. Cuando todos los demás pasan, la ronda acaba y en la siguiente sale quien jugó en último lugar.
lesson-odin-again = El centro está vacío y vuelves a salir tú.
lesson-odin-again-task = Sal con tu 1 amarillo.
lesson-odin-number = Astrid juega un 4, y Leif, dos 3: las cartas del mismo número también son una combinación, sean del color que sean.
lesson-odin-number-task = Juega tus dos 5: 55 supera a 33.
lesson-odin-suit = De nuevo te llevas una de las cartas que has superado. Elige la que mejor vaya con las tuyas.
lesson-odin-suit-task = Llévate el 3 verde.
lesson-odin-three = Astrid juega tres cartas: 9, 6 y 3 hacen 963. Leif pasa.
lesson-odin-pass = Con cuatro de tus cartas verdes lo superarías, pero a cambio tendrías que llevarte una morada. Pasar solo vale para este turno.
lesson-odin-pass-task = Pasa.
lesson-odin-green = Astrid sale con un 2 y Leif lo supera con un 5 verde. Esa carta te vendría bien.
lesson-odin-green-task = Supéralo con tu 8 verde y el 5 verde será tuyo.
lesson-odin-whole = Astrid y Leif pasan, así que sales tú. Si todas tus cartas son del mismo color o del mismo número, puedes salir con todas a la vez.
lesson-odin-whole-task = Juega las cinco cartas juntas.
lesson-odin-points = Te has quedado sin cartas. Astrid se anota 6 puntos por las que le quedan, y Leif, 7. Astrid llega a 15: la partida acaba y ganas tú, con menos puntos que nadie.

lesson-ravens-aim = Dos cuervos compiten a lo largo de una hilera de paisajes: gana la etapa quien llega antes a la última casilla. Hugin es el tuyo y vuela por el carril más cercano a ti.
lesson-ravens-fly = Tu siguiente casilla es de montaña, y tienes una carta de montaña. Con una carta del mismo paisaje, Hugin vuela hasta allí.
lesson-ravens-fly-task = Vuela con tu carta de montaña.
lesson-ravens-odin = Las cartas oscuras son cartas de Odín: cada una tiene dos efectos, y eliges uno. Esta puede girar una carta de paisaje.
lesson-ravens-odin-task = Úsala para girar la carta 3: tendrás por delante dos casillas de agua.
lesson-ravens-run = Varias casillas seguidas del mismo paisaje son un tramo. Con una sola carta llegas hasta la última.
lesson-ravens-run-task = Vuela a la segunda casilla de agua con una sola carta.
lesson-ravens-turn = Ya has jugado tres cartas de la mano, el máximo que puedes jugar de ella en un turno. Al acabarlo, robas hasta volver a tener cinco.
lesson-ravens-turn-task = Acaba tu turno y deja el camino como está.
lesson-ravens-other = Ahora Sigrun vuela con su cuervo, Munin, por el otro carril. Después pone la piedra justo delante de Hugin.
lesson-ravens-stone = La piedra te cierra el paso. Ya no basta con la carta de ese paisaje.
lesson-ravens-stone-task = Prueba de todos modos con tu carta de bosque y verás por qué no basta.
lesson-ravens-joker = Dos cartas de vuelo iguales son un comodín y valen por cualquier paisaje. La carta de bosque y un comodín, juntos, quitan la piedra.
lesson-ravens-joker-task = Elige la carta de bosque y las dos de nieve, y quita la piedra.
lesson-ravens-extend = Después de jugar tus cartas puedes alargar el camino. Ves la nueva carta de paisaje antes de ponerla.
lesson-ravens-extend-task = Acaba tu turno y alarga el camino.
lesson-ravens-lay = Tú decides cuál de sus dos paisajes queda en tu carril.
lesson-ravens-lay-task = Ponla en el sentido que quieras.
lesson-ravens-later = Más tarde, en otra etapa: a Hugin le faltan dos casillas, y ninguna de tus cartas es de montaña, el paisaje que tiene delante.
lesson-ravens-magic = La senda mágica muestra dos símbolos, y en ella se ponen cartas con uno de los dos. Quien tenga allí más cartas al acabar la etapa se anota 3 puntos.
lesson-ravens-magic-task = Pon tu carta de agua en la senda mágica.
lesson-ravens-pile = Puedes guardar cualquier carta de la mano boca abajo en tu pila. En cada turno puedes jugar hasta tres cartas de arriba de la pila, además de tres de la mano.
lesson-ravens-pile-task = Pon tu carta de nieve en la pila.
lesson-ravens-top = Ahora las dos cartas de arriba de tu pila son de nieve: un comodín que te sirve para la montaña.
lesson-ravens-top-task = Vuela con las dos cartas de arriba de tu pila.
lesson-ravens-raven = La siguiente carta de tu pila es el cuervo de Odín. Puede hacer avanzar a Hugin una casilla, sea cual sea el paisaje.
lesson-ravens-raven-task = Juégala desde la pila para avanzar una casilla.
lesson-ravens-points = Tus 4 casillas de ventaja te dan 4 puntos, y la senda mágica, 3 más: llegas a 12. Si alguien tiene 12 o más tras una etapa, la partida acaba y gana quien tiene más.

## Rules

rules-title = Reglas de { $game }
rules-contents = Índice
rules-numbers = Cada regla tiene un código corto para poder citarla.
rules-print = Imprimir
rules-learn = Aprender jugando
rules-odin-about = Un juego de cartas rápido de Gary Kim, Hope S. Hwang y Yohan Goh, para entre 2 y 6 jugadores. Supera las cartas del centro para deshacerte de las tuyas, pero, cada vez que lo haces, te llevas una de las cartas superadas.
rules-odin-aim = El objetivo
rules-odin-aim-text = Quédate sin cartas antes que nadie. Cuando alguien lo consigue, la mano acaba y los demás se anotan un punto por cada carta que les queda. Cuantos menos puntos, mejor. Se juegan manos hasta que alguien tiene 15 puntos o más; entonces gana la partida quien tiene menos.
rules-odin-cards = Qué hay en la caja
rules-odin-cards-text = Hay 54 cartas: los números del 1 al 9, cada uno en seis colores. Cada color tiene su runa, así que las cartas se distinguen también por la forma. Cada número tiene su figura; las figuras son un adorno y no tienen ningún efecto.
rules-odin-legend-colours = Los seis colores y sus runas
rules-odin-legend-figures = Los nueve números y sus figuras
rules-odin-colour-R = Rojo
rules-odin-colour-O = Naranja
rules-odin-colour-Y = Amarillo
rules-odin-colour-G = Verde
rules-odin-colour-B = Azul
rules-odin-colour-P = Morado
rules-odin-figure-1 = cuida a los heridos
rules-odin-figure-2 = canta grandes hazañas
rules-odin-figure-3 = observa y escucha
rules-odin-figure-4 = obra hechizos
rules-odin-figure-5 = ve el futuro
rules-odin-figure-6 = protege al caudillo
rules-odin-figure-7 = combate con furia ciega
rules-odin-figure-8 = manda el barco
rules-odin-figure-9 = gobierna el territorio
rules-odin-deal = El reparto
rules-odin-deal-text = Una partida consta de varias manos, y para cada una se reparte de nuevo. Una mano se juega en rondas, y en cada ronda los jugadores juegan por turnos. Las cartas que hay que superar se llaman el centro.
rules-odin-lead = Salir
rules-odin-beat = Superar el centro
rules-odin-take = Llevarse una carta
rules-odin-round = El pase y el final de la ronda
rules-odin-points = Los puntos y el final de la partida
rules-odin-know = Conviene saber
rules-odin-show-single = Sal con una carta.
rules-odin-show-whole = O sal con todas tus cartas: aquí, todas del mismo número.
rules-odin-show-colour = Un color: 7 y 3 hacen 73.
rules-odin-show-number = Un número: dos 5 hacen 55.
rules-odin-show-three = Tres cartas: 8, 5 y 1 hacen 851.
rules-odin-show-none = Ni el mismo color ni el mismo número: no es una combinación.
rules-odin-show-higher = 73 supera a 65.
rules-odin-show-longer = 111 supera a 98.
rules-odin-show-equal = 64 no supera a 64.
rules-odin-show-laid = Juegas 91 y superas un centro de 73.
rules-odin-show-taken = Te llevas una de las dos cartas superadas.
rules-odin-show-gone = La otra se descarta.

# An example: three players at the end of a hand.
rules-odin-example = Una ronda, paso a paso
rules-odin-example-text = La mano está cerca del final. A Astrid y a Leif les quedan cinco cartas, y a ti, cuatro. Sale Astrid, después juega Leif y luego te toca a ti.
rules-odin-step-taken = A la mano
rules-odin-step-lead = Astrid sale con el 3 amarillo.
rules-odin-step-beat = Leif lo supera con el 6 rojo y se lleva el 3 amarillo.
rules-odin-step-more = Juegas una carta más: 7 azul y 4 azul hacen 74. Te llevas el 6 rojo.
rules-odin-step-pass = Astrid pasa. Sus tres cartas naranjas superarían el 74, pero nadie está obligado a superar el centro.
rules-odin-step-choose = Leif juega dos 8: 88. Se lleva el 7 azul, y el 4 azul se descarta.
rules-odin-step-stuck = No tienes nada que supere el 88, así que pasas.
rules-odin-step-back = El pase de Astrid solo valía para aquel turno. Ahora juega sus tres cartas naranjas, 521, y se lleva el 8 morado. El 8 verde se descarta.
rules-odin-step-over = Leif pasa, y tú también. La ronda acaba, las cartas naranjas se descartan y Astrid sale en la siguiente ronda.
rules-odin-step-out = Las dos últimas cartas de Astrid son moradas, así que puede salir con las dos. Se queda sin cartas y la mano acaba.
rules-odin-step-score = A Leif le quedan cuatro cartas y se anota 4 puntos. A ti te quedan tres y te anotas 3. Astrid no se anota ninguno.

rules-odin-options = Opciones y ediciones
rules-odin-options-text = Estas reglas siguen la segunda edición del reglamento. La primera dice lo mismo en todos los idiomas menos en alemán, donde difiere en algunos puntos. Dos de las opciones permiten jugar de esa manera.
rules-odin-term-option-limit = Duración de la partida
rules-odin-term-option-limit-text = El reglamento propone 15 puntos para una primera partida. Elige menos para una partida más corta, más para una más larga, o una sola mano si hay poco tiempo.
rules-odin-term-option-colours = Los seis colores, también con dos jugadores
rules-odin-term-option-colours-text = El reglamento recomienda dejar fuera dos colores cuando juegan dos. Así está en juego una parte mayor de las cartas y es más fácil formar combinaciones. Elige los seis colores si prefieres jugar con todas.
rules-odin-term-option-opener = Quién abre la siguiente mano
rules-odin-term-option-opener-text = Normalmente, cada mano la abre quien está un asiento más a la izquierda. En la primera edición alemana, quien acabó la última mano abre la siguiente: para jugar así, elige «quien gana la mano». Esa edición deja además la primera mano a quien se ríe más fuerte; aquí se elige al azar.
rules-odin-term-option-whole = Salir con todas las cartas
rules-odin-term-option-whole-text = Normalmente es opcional. Una frase de la primera edición alemana da a entender que quien sale está obligado a jugar todas sus cartas si forman una sola combinación: para jugar así, elige «obligatorio».

rules-odin-words = Las palabras del juego
rules-odin-term-hand = Mano
rules-odin-term-hand-text = Todo lo que se juega de un reparto al siguiente. También, las cartas que tiene un jugador.
rules-odin-term-round = Ronda
rules-odin-term-round-text = Parte de una mano: desde que alguien sale hasta que todos los demás han pasado seguidos.
rules-odin-term-turn = Turno
rules-odin-term-turn-text = Tu ocasión de jugar o pasar.
rules-odin-term-opener = Abrir
rules-odin-term-opener-text = Salir en la primera ronda de una mano.
rules-odin-term-middle = Centro
rules-odin-term-middle-text = Las últimas cartas jugadas, boca arriba en la mesa. Son las que hay que superar.
rules-odin-term-lead = Salir
rules-odin-term-lead-text = Ser el primero en jugar en una ronda, con el centro vacío.
rules-odin-term-set = Combinación
rules-odin-term-set-text = Cartas que se pueden jugar juntas porque son todas del mismo color o todas del mismo número. Una sola carta también es una combinación.
rules-odin-term-value = Valor
rules-odin-term-value-text = Lo que vale una combinación: el mayor número que se puede formar con sus cifras. 3 y 7 valen 73.
rules-odin-term-beat = Superar
rules-odin-term-beat-text = Jugar una combinación que vale más que el centro y tiene tantas cartas como él, o una más.
rules-odin-term-take = Llevarse
rules-odin-term-take-text = Añadir a tu mano una de las cartas que acabas de superar.
rules-odin-term-discard = Descartar
rules-odin-term-discard-text = Dejar cartas fuera de juego hasta el siguiente reparto.
rules-odin-term-pass = Pasar
rules-odin-term-pass-text = No jugar nada en este turno.
rules-odin-term-out = Quedarse sin cartas
rules-odin-term-out-text = Jugar la última o las últimas cartas. Con eso acaba la mano, y no te anotas ningún punto.
rules-odin-term-point = Punto
rules-odin-term-point-text = Lo que te cuesta cada carta que te queda al final de una mano. Cuantos menos puntos, mejor.

rules-odin-questions = Preguntas y respuestas
rules-odin-ask-take = ¿Tengo que llevarme una carta cuando supero el centro?
rules-odin-ask-take-answer = Sí, exactamente una, a no ser que acabes de quedarte sin cartas.
rules-odin-ask-own = ¿Puedo recuperar una carta que acabo de jugar?
rules-odin-ask-own-answer = No. Te llevas una de las cartas superadas; las tuyas se quedan en el centro.
rules-odin-ask-fewer = ¿Puedo jugar una carta contra dos?
rules-odin-ask-fewer-answer = No. Necesitas tantas cartas como hay en el centro, o una más.
rules-odin-ask-many = ¿Puedo jugar tres cartas contra una?
rules-odin-ask-many-answer = No. Cada vez se puede jugar como mucho una carta más.
rules-odin-ask-lead = ¿Puedo salir con dos cartas?
rules-odin-ask-lead-answer = Solo si son todas las que tienes y son del mismo color o del mismo número.
rules-odin-ask-follow = ¿Tengo que seguir el color o el número del centro?
rules-odin-ask-follow-answer = No. Solo tus propias cartas tienen que combinar entre sí.
rules-odin-ask-order = ¿Importa en qué orden elijo mis cartas?
rules-odin-ask-order-answer = No. Las cifras se cuentan siempre de mayor a menor: 3 y 7 valen 73, lo mismo que 7 y 3.
rules-odin-ask-beat = ¿Tengo que superar el centro si puedo?
rules-odin-ask-beat-answer = No. Siempre puedes pasar, menos cuando sales tú.
rules-odin-ask-pass = Si paso, ¿quedo fuera de la ronda?
rules-odin-ask-pass-answer = No. Si te vuelve a tocar antes de que acabe la ronda, puedes jugar.
rules-odin-ask-mine = Todos los demás han pasado. ¿Puedo superar mis propias cartas?
rules-odin-ask-mine-answer = No. Se descartan, y sales tú en la siguiente ronda.
rules-odin-ask-out = ¿Tengo que quedarme sin cartas si puedo?
rules-odin-ask-out-answer = No. Puedes esperar; por ejemplo, si con eso acabara la partida y otro tuviera menos puntos. Solo cuando salir con todas las cartas es obligatorio tienes que hacerlo.
rules-odin-ask-grow = ¿Puedo llegar a tener más cartas de las que recibí?
rules-odin-ask-grow-answer = No. Antes de llevarte una carta juegas al menos una, así que tu mano nunca crece.
rules-odin-ask-seen = ¿Ven todos qué carta me llevo?
rules-odin-ask-seen-answer = Sí. Estaba boca arriba en el centro. La lista de cartas conocidas de la mesa la recuerda para todos.
rules-odin-ask-limit = ¿Y si varios jugadores llegan a 15 puntos en la misma mano?
rules-odin-ask-limit-answer = La partida acaba igualmente y gana quien tiene menos puntos. Si los que menos tienen empatan, comparten la victoria.

rules-odin-summary = Las reglas de un vistazo
rules-odin-summary-aim = Quédate sin cartas antes que nadie. Al final gana quien tiene menos puntos.
rules-odin-summary-deal = Nueve cartas para cada uno. Con dos jugadores se dejan fuera dos colores.
rules-odin-summary-lead = Juega una carta, o todas si son del mismo color o del mismo número.
rules-odin-summary-beat = Juega tantas cartas como tiene el centro, o una más: todas del mismo color o todas del mismo número, y de mayor valor. Las cifras cuentan de mayor a menor, así que 3 y 7 hacen 73.
rules-odin-summary-take = Después de superar el centro, llévate una de las cartas superadas. Las demás se descartan. Si te quedas sin cartas, no te llevas ninguna.
rules-odin-summary-round = Puedes pasar y aun así jugar en tu próximo turno. Cuando todos los demás han pasado seguidos, el centro se descarta y sale quien lo jugó.
rules-odin-summary-points = Cuando alguien se queda sin cartas, los demás se anotan 1 punto por cada carta que tienen. La siguiente mano la abre quien está a la izquierda de quien abrió la anterior. La partida acaba cuando alguien tiene 15 o más.
rules-odin-summary-print = Imprimir este resumen

rule-O1 = Se barajan todas las cartas y se reparten nueve a cada jugador. Las que sobran quedan boca abajo, fuera de juego, hasta el siguiente reparto. Con seis jugadores no sobra ninguna.
rule-O2 = Con dos jugadores se dejan fuera, durante toda la partida, dos colores elegidos al azar: quedan 36 cartas. También se puede elegir jugar con los seis colores.
rule-O3 = La primera mano la abre un jugador elegido al azar. Se juega en el sentido de las agujas del reloj.
rule-O4 = Para salir en una ronda juegas exactamente una carta, o todas las de tu mano si son del mismo color o del mismo número. No hay término medio, y quien sale no puede pasar.
rule-O5 = Salir con todas tus cartas es opcional. Puedes hacerlo siempre que sales, incluso en la primera ronda de una mano, y así termina la mano.
rule-O6 = Para superar el centro juegas tantas cartas como tiene, o una más. Tienen que ser todas del mismo color o todas del mismo número, y valer más que el centro. O pasas, aunque pudieras superarlo.
rule-O7 = Tus cartas no tienen por qué coincidir en color ni en número con las del centro.
rule-O8 = El valor de una combinación es el mayor número que se puede formar con sus cifras: se ordenan de mayor a menor. Por eso una combinación con una carta más siempre vale más. Con el mismo valor no se supera el centro.
rule-O9 = Si has superado el centro y aún te quedan cartas, te llevas exactamente una de las cartas superadas, la que quieras; las demás se descartan. Quien sale no ha superado nada y no se lleva nada.
rule-O10 = Cuando te quedas sin cartas al jugar, la mano acaba al momento y no te llevas ninguna carta.
rule-O11 = Pasar solo vale para ese turno: si te vuelve a tocar antes de que acabe la ronda, puedes jugar.
rule-O12 = Cuando todos los demás han pasado seguidos desde la última jugada, la ronda acaba. El centro se descarta y en la siguiente ronda sale quien lo jugó. Nadie puede superar sus propias cartas.
rule-O13 = Cuando acaba una mano, cada jugador se anota un punto por cada carta que le queda.
rule-O14 = Después se barajan todas las cartas y se reparte de nuevo. La nueva mano la abre quien está a la izquierda de quien abrió la anterior.
rule-O15 = Si después de una mano alguien tiene 15 puntos o más, la partida acaba. Gana quien tiene menos puntos; quienes empatan comparten la victoria.
rule-O16 = Se puede acordar que la partida acabe con cualquier otro número de puntos, o tras una sola mano.
rule-O17 = Todos pueden conocer cada carta que alguien juega, se lleva o descarta, cuántas cartas hay en cada mano y todos los puntos. Las demás cartas de cada mano están ocultas, igual que las que no se repartieron.
rule-O18 = Se puede acordar que quien gana una mano abra la siguiente.
rule-O19 = Se puede acordar que quien sale, si todas sus cartas son del mismo color o del mismo número, tenga que jugarlas todas.
rule-O20 = Toda mano llega a su fin, y nadie tiene nunca más de nueve cartas. Quedarse sin cartas no siempre conviene: la partida puede acabar justo cuando otro tiene menos puntos.

rules-ravens-about = Una carrera para 2 jugadores, creada por Thorsten Gimmler en 2002. Cada mañana, los cuervos de Odín, Hugin y Munin, salen volando a ver el mundo.
rules-ravens-aim = El objetivo
rules-ravens-aim-text = Compites con tu rival en varias etapas. Quien llega antes al final del camino gana la etapa y se anota un punto por cada casilla de ventaja; quien ha puesto más cartas en la senda mágica se anota 3 puntos. Cuando alguien tiene 12 puntos o más después de una etapa, la partida acaba y gana quien tiene más.
rules-ravens-cards = Qué hay en la caja
rules-ravens-cards-text = Los dos jugadores tienen las mismas 33 cartas, con dorsos distintos: 25 cartas de vuelo y 8 cartas de Odín. Las 40 cartas de paisaje, las 6 cartas de la senda mágica y la piedra son de los dos.
rules-ravens-box-landscapes = Hay cinco paisajes, cada uno con su símbolo. El sexto símbolo, un ojo, es el de Odín.
rules-ravens-box-flight = Cada jugador: cinco cartas de vuelo de cada paisaje.
rules-ravens-box-odin = Cada jugador: ocho cartas de Odín de cuatro tipos.
rules-ravens-box-path = 40 cartas de paisaje: cada una de las diez parejas de paisajes distintos, tres veces, y cada una de las cinco cartas dobles, dos veces.
rules-ravens-box-ravens = Dos cuervos, Hugin y Munin, y la piedra de Odín.
rules-ravens-box-magic = Seis cartas de la senda mágica; en cada etapa se usa una.
rules-ravens-land = La preparación
rules-ravens-land-text = Las cartas de paisaje forman un camino con dos carriles. Cada carta muestra dos paisajes: uno es una casilla del carril de Hugin, y el otro, del de Munin. Al girar la carta se intercambian. Quien ocupa el primer asiento vuela con Hugin, y quien ocupa el segundo, con Munin; en la mesa, tu carril es el más cercano a ti.
rules-ravens-turn = Tu turno
rules-ravens-fly = Volar
rules-ravens-magic = La senda mágica
rules-ravens-odin = Las cartas de Odín
rules-ravens-stone = La piedra
rules-ravens-extend = Alargar el camino
rules-ravens-example = Un turno completo
rules-ravens-example-text = Vuelas con Hugin, en el carril de abajo; la imagen muestra solo el final del camino. Este es un turno entero, de la primera carta a la última.
rules-ravens-turn-start = Tienes cinco cartas en la mano. Arriba de tu pila hay una de montaña, y debajo, una de nieve.
rules-ravens-turn-run = Primera carta de la mano: agua. Delante hay dos casillas de agua, así que Hugin vuela hasta la segunda.
rules-ravens-turn-top = Primera carta de la pila: montaña, el paisaje de la siguiente casilla. Ahora queda arriba la de nieve.
rules-ravens-turn-joker = La nieve de la mano y la de la pila son un comodín. Hugin vuela hasta la llanura.
rules-ravens-turn-store = Tercera carta de la mano: guardas la de bosque boca abajo en la pila.
rules-ravens-turn-extend = Alargas el camino. La nueva carta tiene bosque y nieve, y la pones con el bosque en tu carril: un tramo de dos, para el que bastará una carta de bosque.
rules-ravens-turn-draw = Te quedan dos cartas y robas tres. Tu turno ha acabado.
rules-ravens-end = El final de la etapa y de la partida
rules-ravens-score = Los puntos de una etapa
rules-ravens-score-text = Antes de esta etapa, quien vuela con Hugin tenía 7 puntos, y quien vuela con Munin, 9.
rules-ravens-score-race = Hugin llega a la última casilla. Munin está 4 casillas por detrás, así que quien vuela con Hugin se anota 4 puntos.
rules-ravens-score-magic = Quien vuela con Hugin tiene una carta en la senda mágica; quien vuela con Munin, tres. Por eso se anota 3 puntos quien vuela con Munin, aunque ha perdido la carrera.
rules-ravens-score-total = El marcador queda 11 a 12. Alguien ha llegado a 12, así que la partida acaba, y gana quien vuela con Munin, que tiene más puntos.
rules-ravens-score-before = Antes
rules-ravens-short = Cuando algo se agota
rules-ravens-options = Opciones
rules-ravens-options-text = Se eligen al abrir una mesa. Los valores iniciales siguen el reglamento impreso con la mayor fidelidad posible.
rules-ravens-option-back_needs_two = El reglamento francés exige dos cartas detrás del cuervo al que se hace retroceder. En el inglés, esa frase solo dice qué cartas se pueden retirar de la mesa; desactiva la opción para jugar así.
rules-ravens-option-protect_ravens = El reglamento define «libre», y las cartas alemanas usan esa palabra, pero la traducción francesa de las cartas la omite. Aquí una carta tiene que estar libre para que se pueda girar, quitar o intercambiar; desactiva la opción para poder hacerlo también bajo un cuervo.
rules-ravens-option-protect_stone = Lo mismo para la carta que está bajo la piedra. Con la opción desactivada, la piedra va con su carta.
rules-ravens-option-longest_path = El reglamento impreso retira de la mesa las cartas que ambos cuervos han dejado atrás cuando el camino se hace demasiado largo, sin decir a partir de cuándo. Aquí es con más de 16 cartas, si no se elige otro número o ningún límite.
rules-ravens-edition = Qué edición es esta
rules-ravens-edition-text = Es la primera edición, publicada en 2002 como Odins Raben y, en inglés, como Odin’s Ravens; la edición de 2016 tiene otras reglas. Seguimos la traducción francesa del reglamento alemán. Este dice cuántas cartas de paisaje, de vuelo y de la senda mágica hay, pero no cuáles, así que su composición es nuestra. Empieza un jugador elegido al azar en lugar del más joven, y R30 y R33 son nuestras: garantizan que toda etapa y toda partida acaben.
rules-ravens-know = Conviene saber
rules-ravens-words = Glosario
rules-ravens-term-path = Camino
rules-ravens-term-path-text = La hilera de cartas de paisaje sobre la que vuelan los dos cuervos.
rules-ravens-term-lane = Carril
rules-ravens-term-lane-text = La mitad del camino que corresponde a un cuervo.
rules-ravens-term-space = Casilla
rules-ravens-term-space-text = Uno de los paisajes de una carta: un paso en un carril. Las casillas se cuentan desde la salida.
rules-ravens-term-run = Tramo
rules-ravens-term-run-text = Casillas seguidas de un carril con el mismo paisaje. Con una carta o un comodín se vuela hasta su final.
rules-ravens-term-free = Casilla libre
rules-ravens-term-free-text = Una casilla en la que no hay ni un cuervo ni la piedra.
rules-ravens-term-double = Carta doble
rules-ravens-term-double-text = Una carta de paisaje que muestra el mismo paisaje en los dos carriles.
rules-ravens-term-stage = Etapa
rules-ravens-term-stage-text = Una carrera, desde la preparación hasta el recuento. Una partida tiene varias.
rules-ravens-term-flight = Carta de vuelo
rules-ravens-term-flight-text = Una carta con un paisaje. Lleva a tu cuervo a una casilla de ese paisaje; dos iguales son un comodín.
rules-ravens-term-joker = Comodín
rules-ravens-term-joker-text = Dos cartas de vuelo iguales que, juntas, valen por cualquier paisaje.
rules-ravens-term-odin = Carta de Odín
rules-ravens-term-odin-text = Una carta oscura con dos efectos, de los que usas uno.
rules-ravens-term-pile = Pila
rules-ravens-term-pile-text = Tu reserva, boca abajo. En cada turno puedes jugar hasta tres cartas de arriba, además de las de la mano.
rules-ravens-term-pack = Mazo
rules-ravens-term-pack-text = Las cartas boca abajo de las que robas. Las cartas de paisaje tienen su propio mazo.
rules-ravens-term-discard = Descartar
rules-ravens-term-discard-text = Poner una carta boca arriba en tus descartes. Allí van también las cartas que has jugado por su efecto.
rules-ravens-term-magic = Senda mágica
rules-ravens-term-magic-text = El lugar para las cartas con uno de los dos símbolos de esta etapa. Tener allí más cartas vale 3 puntos.
rules-ravens-term-stone = Piedra
rules-ravens-term-stone-text = La piedra de Odín cierra una casilla: para entrar hay que jugar el doble, y así se quita.
rules-ravens-asked = Preguntas y respuestas
rules-ravens-ask-joker = ¿Puedo usar un comodín aunque tenga la carta adecuada?
rules-ravens-ask-joker-answer = Sí. Sirven dos cartas de vuelo iguales cualesquiera.
rules-ravens-ask-stop = ¿Puede mi cuervo parar en mitad de un tramo?
rules-ravens-ask-stop-answer = No, siempre vuela hasta la última casilla del tramo. Solo la piedra lo detiene antes.
rules-ravens-ask-look = ¿Puedo mirar mi pila?
rules-ravens-ask-look-answer = En cualquier momento. Pero solo la carta Orden te permite cambiar su orden.
rules-ravens-ask-same = ¿Puedo jugar una carta en el mismo turno en que la pongo en la pila?
rules-ravens-ask-same-answer = Sí, mientras esté arriba. Entonces cuenta dos veces: una como carta de la mano y otra como carta de la pila.
rules-ravens-ask-must = ¿Tengo que jugar?
rules-ravens-ask-must-answer = No. Puedes no jugar ninguna carta. También puedes descartar cartas que no necesitas para robar otras nuevas.
rules-ravens-ask-extend = ¿Puedo mirar la nueva carta de paisaje y luego devolverla?
rules-ravens-ask-extend-answer = No. Una vez que la has tomado tienes que ponerla, en un sentido o en el otro.
rules-ravens-ask-last = ¿Puedo quitar la última carta del camino?
rules-ravens-ask-last-answer = Sí, salvo que sea la única o que haya en ella un cuervo o la piedra. Si tu cuervo queda entonces en la nueva última casilla, ganas la etapa.
rules-ravens-ask-both = ¿Y si los dos cuervos llegan a la vez?
rules-ravens-ask-both-answer = Eso solo ocurre al quitar una carta. Gana la etapa quien tiene el turno. No hay casillas de ventaja que anotar, pero la senda mágica cuenta como siempre.
rules-ravens-ask-stone = ¿Puedo poner la piedra en mi propio carril?
rules-ravens-ask-stone-answer = Sí, en cualquier casilla libre de uno de los dos carriles. También puedes apartarla de tu camino, a otra casilla libre.
rules-ravens-ask-magic = ¿Puedo recuperar una carta de la senda mágica?
rules-ravens-ask-magic-answer = No. Se queda allí hasta que acaba la etapa.
rules-ravens-ask-first = ¿Gana el primero que llega a 12 puntos?
rules-ravens-ask-first-answer = No siempre. Primero se anotan los puntos de la etapa para los dos, y luego gana quien tiene más.
rules-ravens-summary = Resumen
rules-ravens-summary-turn = En tu turno
rules-ravens-summary-plays = Hasta tres cartas de la mano y hasta tres de arriba de tu pila
rules-ravens-summary-extend = Alarga el camino con una carta, si quieres
rules-ravens-summary-draw = Roba hasta tener cinco cartas en la mano
rules-ravens-summary-card = Con una carta puedes
rules-ravens-summary-fly = volar: carta del mismo paisaje o comodín, hasta el final del tramo
rules-ravens-summary-stone = quitar la piedra: a la vez, dos cartas de ese paisaje, dos comodines o uno de cada
rules-ravens-summary-magic = ponerla en la senda mágica, si tiene uno de los símbolos
rules-ravens-summary-pile = ponerla en tu pila (solo desde la mano)
rules-ravens-summary-discard = descartarla
rules-ravens-summary-odin = Las cartas de Odín
rules-ravens-summary-order = Orden: reordenar tu pila o poner dos cartas de paisaje
rules-ravens-summary-raven = Cuervo: el cuervo rival retrocede una casilla (desde la 3 o más adelante) o el tuyo avanza una
rules-ravens-summary-land = Paisaje: girar una carta de paisaje o quitar una
rules-ravens-summary-put = Piedra: poner la piedra o intercambiar dos cartas de paisaje
rules-ravens-summary-points = Puntos
rules-ravens-summary-race = Primero en la última casilla: un punto por cada casilla de ventaja
rules-ravens-summary-most = Más cartas en la senda mágica: 3 puntos
rules-ravens-summary-game = 12 puntos después de una etapa: gana quien tiene más
rules-ravens-show-match = Carta de bosque, casilla de bosque: el cuervo vuela hasta allí.
rules-ravens-show-run = Dos casillas de agua seguidas: una carta de agua lleva hasta la segunda.
rules-ravens-show-joker = Dos cartas de vuelo iguales son un comodín, aquí para la montaña.
rules-ravens-show-magic = En esta senda mágica se pueden poner nieve y agua.
rules-ravens-show-stone = Una carta de ese paisaje y un comodín quitan la piedra.
rules-ravens-show-turned = La tercera carta, girada, forma para Hugin un tramo de dos casillas de agua.
rules-ravens-show-score = Hugin ha llegado con 3 casillas de ventaja: 3 puntos.

rule-R1 = Se ponen en hilera nueve cartas de paisaje, cada una tal como sale. Si en un carril quedara el mismo paisaje en dos cartas vecinas, se gira la carta nueva; si no basta, va debajo del mazo y se prueba con la siguiente.
rule-R2 = Los dos cuervos esperan delante de la primera carta. Se pone boca arriba una de las seis cartas de la senda mágica, y la piedra queda junto al camino. Cada jugador baraja sus 33 cartas, que forman su mazo, y roba cinco.
rule-R3 = La primera etapa la empieza un jugador elegido al azar. Las siguientes las empieza quien tiene menos puntos; si hay empate, quien ganó la última etapa.
rule-R4 = En tu turno puedes jugar hasta tres cartas de la mano y hasta tres de arriba de tu pila, mezcladas como quieras y en cualquier orden; ninguna es obligatoria. Luego puedes alargar el camino. Por último, robas hasta tener cinco cartas en la mano.
rule-R5 = También puedes poner una carta de la mano boca abajo encima de tu pila; cuenta como una de las tres. Puedes mirar tu pila en cualquier momento, pero no cambiar su orden; tu rival solo ve cuántas cartas tiene. Puede crecer cuanto quieras, y una carta puesta en ella se puede jugar en el mismo turno.
rule-R6 = De tu pila solo se puede jugar la carta de arriba. Entonces queda arriba la siguiente.
rule-R7 = Con una carta de vuelo del mismo paisaje que la siguiente casilla de tu carril, tu cuervo vuela hasta ella. Si la siguen otras casillas de ese paisaje, continúa hasta la última, sin poder parar antes.
rule-R8 = Dos cartas de vuelo iguales son un comodín: juntas valen por cualquier paisaje, aunque tengas la carta adecuada, y con ellas se vuela hasta el final del tramo, como siempre. Pueden ser dos de la mano, una de la mano y la de arriba de la pila, o las dos de arriba de la pila, si en ese momento están una encima de otra. Las cartas de Odín nunca forman un comodín.
rule-R9 = Puedes poner en la senda mágica una carta de vuelo que muestre uno de los dos símbolos; si uno de ellos es Odín, también cualquier carta de Odín. Puede venir de la mano o de la pila, no tiene ningún otro efecto y se queda allí hasta que acaba la etapa. Un comodín no se puede poner allí.
rule-R10 = También puedes descartar cualquier carta sin usarla. Cuenta como carta jugada.
rule-R11 = Una carta de Odín tiene dos efectos. Elige uno.
rule-R12 = Orden: pon toda tu pila en el orden que quieras. O pon las dos siguientes cartas de paisaje al final del camino: mira cada una y luego ponla en un sentido o en el otro.
rule-R13 = Cuervo: haz retroceder al cuervo rival exactamente una casilla, o haz avanzar al tuyo exactamente una. Los paisajes no importan. Desde la casilla 1 se retrocede a la salida.
rule-R14 = Al cuervo rival solo se le puede hacer retroceder si está en la casilla 3 o más adelante, es decir, con al menos dos cartas detrás. Se puede acordar jugar sin esta regla.
rule-R15 = Paisaje: gira una carta de paisaje. O quita una; la hilera se cierra.
rule-R16 = Piedra: pon la piedra en cualquier casilla libre de uno de los dos carriles, aunque ya esté en el camino. O intercambia dos cartas de paisaje, sin girarlas.
rule-R17 = Una casilla está libre si no hay en ella ni un cuervo ni la piedra.
rule-R18 = Una carta de paisaje con un cuervo o con la piedra en alguna de sus casillas no se puede girar, quitar ni intercambiar. Se puede acordar prescindir de la protección de los cuervos, de la de la piedra o de ambas. Entonces la piedra va con su carta, aunque quede bajo un cuervo, y sale del camino si la carta se quita; un cuervo se queda en su carril, en la casilla del mismo número. En todo caso, un cuervo que está más allá de una carta quitada se mueve con su propia carta.
rule-R19 = Si la piedra está en tu siguiente casilla, tienes que jugar a la vez dos cartas del paisaje de esa casilla, dos comodines, o una carta y un comodín. Los dos comodines pueden ser de paisajes distintos. La piedra sale del camino y tu cuervo vuela hasta el final del tramo. Las dos cosas se juegan una tras otra, en el orden que elijas: un comodín de la pila tiene que ser, en ese momento, las dos cartas de arriba.
rule-R20 = Si la piedra está más adelante en el tramo, una carta de ese paisaje o un comodín te lleva a la casilla anterior a ella. Con dos la quitas y vuelas hasta el final del tramo.
rule-R21 = La carta de Odín Cuervo no puede hacer avanzar a tu cuervo a la casilla de la piedra. Sí puede hacer retroceder al cuervo rival hasta ella; la piedra se queda donde está.
rule-R22 = Después de jugar tus cartas puedes alargar el camino con la siguiente carta de paisaje: la tomas, la miras y la pones al final, en un sentido o en el otro. Pueden quedar seguidos dos paisajes iguales. En un turno no se pueden poner más de tres cartas de paisaje, incluidas las de Orden, y ninguna una vez acabada la etapa.
rule-R23 = Una etapa acaba al momento, incluso en mitad de un turno, cuando un cuervo está en la última casilla de su carril. También puede ocurrir al quitar una carta, con cualquiera de los cuervos; si ocurre con los dos, gana la etapa quien tiene el turno.
rule-R24 = Quien gana la etapa se anota un punto por cada casilla de ventaja, es decir, la diferencia entre las posiciones de los cuervos. Quien tiene más cartas en la senda mágica se anota 3 puntos, haya ganado la carrera o no; si hay empate, nadie se los anota.
rule-R25 = Cuando se agota tu mazo, barajas tus descartes y forman el nuevo mazo. Si tampoco hay descartes, te quedas con menos cartas en la mano.
rule-R26 = Cuando se agota el mazo de paisajes, se barajan las cartas de paisaje quitadas para formar otro. Si no hay ninguna, el camino no se puede alargar.
rule-R27 = Para la siguiente etapa se prepara todo de nuevo. Los puntos se conservan.
rule-R28 = La partida acaba cuando, una vez anotados todos los puntos de una etapa, alguien tiene 12 o más. Gana quien tiene más puntos; si hay empate, quien ganó la última etapa que tuvo ganador. Si ninguna lo tuvo, ganan los dos.
rule-R29 = Si en el camino solo queda una carta, no se puede quitar.
rule-R30 = Tras 200 turnos, una etapa acaba tal como está. La gana el cuervo que va por delante, y los puntos se anotan como siempre; si los cuervos van igualados, nadie se anota puntos por la carrera.
rule-R31 = Todos pueden ver el camino, los cuervos, la piedra, la senda mágica y las cartas puestas en ella, todos los descartes, las cartas de paisaje quitadas, los puntos y cuántas cartas hay en cada mano, pila y mazo. Las manos son secretas, cada pila solo puede mirarla su dueño y nadie conoce el orden de un mazo, salvo el de las cartas de paisaje que todos han visto ir debajo de él.
rule-R32 = Si al final de un turno, contando la carta con que se haya alargado, el camino tiene más de 16 cartas, la primera pasa al fondo del mazo de paisajes, y así hasta que queden 16. Se para antes si la piedra está en esa carta o si un cuervo quedara con menos de dos cartas detrás de aquella en la que está. Las casillas se numeran de nuevo; las distancias no cambian. Se puede acordar otro límite, o ninguno.
rule-R33 = Tras 20 etapas seguidas en las que nadie se ha anotado ningún punto, la partida acaba. Gana quien tiene más puntos; los empates se resuelven como siempre.

## Pages

lobby-own = Tus mesas
lobby-public = Mesas públicas
lobby-playing = En juego
lobby-waiting = Esperando para empezar
lobby-free =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
lobby-full = Mesa completa
lobby-bot-seats =
    { $count ->
        [one] Puedes ocupar el asiento de un bot.
       *[other] Puedes ocupar el asiento de uno de los { $count } bots.
    }
lobby-who = Con { $names }
lobby-nobody = Aquí no hay nadie todavía
lobby-alone = Aún no ha llegado nadie más
lobby-sit = Unirme a la mesa
lobby-look = Mirar
lobby-none-right = O abre tu propia mesa:
lobby-quiet = El salón está en silencio
lobby-quiet-text = Ahora mismo no hay ninguna mesa pública. Abre una y otros la encontrarán aquí.
lobby-open = Abrir mesa de { $game }
stats-game = Juego
stats-rating = Rating
stats-games = Partidas
stats-won = Ganadas
stats-mean-points = Puntos por partida
stats-unrated = sin rating
stats-standings = Resultados por juego y número de jugadores
stats-plots-of =
    { $players ->
        [one] { $game } con { $players } jugador: últimas partidas
       *[other] { $game } con { $players } jugadores: últimas partidas
    }
stats-not-recent = Ninguna de las últimas partidas fue de este tipo.
stats-rating-title = Rating en las últimas partidas
stats-rating-summary =
    { $count ->
        [one] En la última partida, el rating pasó de { $from } a { $to }.
       *[other] En las últimas { $count } partidas, el rating pasó de { $from } a { $to }. En la lista de abajo están todas.
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
       *[other] Media de puntos en las últimas { $count } partidas: { $points }. En la lista de abajo están todas.
    }
stats-points-point =
    { $points ->
        [one] { $day }: { $points } punto
       *[other] { $day }: { $points } puntos
    }
stats-points-best-odin = Media: { $points }. Cuantos menos, mejor.
stats-points-best-ravens = Media: { $points }. Cuantos más, mejor.
stats-recent = Últimas partidas
stats-against = Contra { $names }
stats-named-bot = { $name } (bot)
stats-several = { $count } × { $name }
stats-change = Cambio de rating:
stats-replay = Repetición de { $game }, { $day }
stats-bot = Bot
stats-program = Programa de un jugador
stats-deleted = cuenta eliminada
stats-this-is-you = Eres tú
stats-none = { $name } aún no ha acabado ninguna partida.
stats-none-yet = Cuando acabes una partida, aquí aparecerán tu rating y tus resultados.
stats-play = Jugar a { $game }
ranks-of =
    { $players ->
        [one] Ranking de { $game } con { $players } jugador
       *[other] Ranking de { $game } con { $players } jugadores
    }
ranks-choose-game = Elige un juego
ranks-rank = Puesto
ranks-name = Nombre
ranks-more = Ver más
ranks-none = Todavía no hay nombres
ranks-none-text = Nadie ha acabado aún suficientes partidas de este tipo que cuenten para el ranking. El primer nombre podría ser el tuyo.
ranks-about = Entras en la lista tras cinco partidas que cuenten para el ranking. Se ordena con prudencia: al rating se le resta dos veces su incertidumbre, que disminuye con cada partida. Los bots también aparecen, marcados como tales.
me-nobody = Aquí aún no tienes nombre
me-nobody-text = En cuanto te sientes a una mesa tendrás un nombre de invitado: sin registrarte, y este navegador te recordará. Si ya tienes cuenta, inicia sesión.
me-guest = Sin cuenta: solo te conoce este navegador
me-account = Sesión iniciada como { $account }
me-public = Tu perfil público
me-name-title = Tu nombre
me-shown-name = El nombre que ven los demás
me-rename = Guardar
me-renamed = Guardado
me-keep = Conserva tus resultados
me-keep-text = Crea una cuenta para iniciar sesión desde cualquier sitio. Bastan un nombre y una contraseña, y todo lo que has jugado sigue siendo tuyo.
me-make-account = Crear una cuenta
me-name = Nombre
me-password = Contraseña
me-password-old = Contraseña actual
me-password-new = Contraseña nueva, de 8 caracteres como mínimo
me-password-title = Cambiar contraseña
me-password-change = Cambiar contraseña
me-password-changed = Contraseña cambiada
me-password-about = Se cerrará tu sesión en todos los demás sitios, y los tokens de tus programas dejarán de funcionar.
me-sign-in = Iniciar sesión
me-sign-in-guest = Juegas como invitado, con el nombre { $name }. Si inicias sesión en otra cuenta, las partidas de este invitado se quedan atrás.
me-signed-in = Tu cuenta
me-signed-in-text = Tus resultados están a salvo, y puedes iniciar sesión desde cualquier navegador.
me-sign-out = Cerrar sesión
me-sessions = Dónde tienes la sesión abierta
me-sessions-about = Todos los navegadores en los que tienes la sesión abierta. Ciérrala en los que ya no usas o no reconoces.
me-session-on = { $browser } en { $system }
me-session-unknown = un navegador desconocido
me-session-here = este navegador
me-session-seen = último uso el { $day }
me-session-end-named = Cerrar sesión: { $name }
me-sessions-end-others = Cerrar sesión en todos los demás
me-statistics = Tus resultados
me-games = Tus partidas contra los bots
me-games-about = Partidas que has acabado en este navegador. Las del servidor se pueden volver a ver dondequiera que inicies sesión.
me-game-here = solo en este navegador
me-game-kept = en el servidor
me-game-keep-named = Guardar en el servidor: { $game }, { $day }
me-game-delete = Eliminar
me-game-delete-named = Eliminar: { $game }, { $day }
me-tokens = Programas que juegan por ti
me-tokens-about = Con un token, tu propio programa puede jugar en tu nombre.
me-tokens-more = Qué pueden hacer los programas
me-token-label = Para qué es
me-token-make = Crear un token
me-token-unnamed = sin nombre
me-token-made = creado el { $day }
me-token-end = Revocar
me-token-end-named = Revocar el token «{ $name }»
me-token-once = Este es tu token. Cópialo ahora: no se volverá a mostrar.
me-token = Token
me-copy = Copiar
me-copied = Copiado
me-data = Tus datos
me-data-about = Puedes descargar todo lo que está guardado sobre ti, o hacer que se elimine.
me-download = Descargar mis datos
me-delete = Eliminar todos mis datos
me-delete-about = Se eliminan tu nombre, tu cuenta, tus resultados y todo lo que has escrito. Los demás jugadores conservan las partidas que jugaste con ellos, sin tu nombre.
me-delete-sure = ¿Seguro? No se puede deshacer.
me-delete-no = Conservarlo todo
me-delete-on = Continuar
me-delete-yes = Sí, eliminarlo todo
set-about = Estos ajustes se guardan solo en este navegador.
set-you = Tú
set-account-about = Con una cuenta puedes iniciar sesión desde cualquier sitio.
set-look = Aspecto e idioma
set-theme = Tema
set-theme-system = Del sistema
set-theme-dark = Oscuro
set-theme-light = Claro
set-hall = Mesa
set-hall-longhouse = Casa comunal
set-hall-fjord = Fiordo
set-hall-grove = Arboleda
set-back = Reverso de las cartas
set-back-own = Del juego
set-back-runes = Runas
set-back-knot = Nudo
set-back-sail = Vela
set-motion = Animaciones
set-motion-about = Las cartas se deslizan hasta su sitio en lugar de saltar.
set-hear = Sonido y notificaciones
set-sound = Sonidos
set-sound-about = Cartas sobre madera, y un cuerno cuando te toca.
set-volume = Volumen
set-notify = Notificaciones
set-notify-about = Te avisa de que te toca cuando esta pestaña está en segundo plano.
set-notify-impossible = Este navegador no puede mostrar notificaciones aquí.
set-notify-refused = El navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes para este sitio.
set-play = En la mesa
set-sorting = Tu mano
set-tables = Mesas que abres
set-solo = Jugar contra los bots en este navegador
set-solo-about = Empieza al momento y funciona sin red. Si no, juega el servidor y se puede continuar en otro dispositivo.
set-hints = Pistas
set-hints-about = Puedes preguntar qué jugada haría un bot fuerte. Las partidas con pistas no cuentan para el ranking.
set-keys-about = Si está desactivado, en la mesa solo funcionan Intro, Espacio, Esc y las flechas.
set-keys = Usar letras y números
about-what = Un lugar para jugar a las cartas con amigos o contra bots que se anticipan. Gratis, de código abierto y sin anuncios.
about-whose = Créditos
about-game-odin = De Gary Kim, Hope S. Hwang y Yohan Goh. Ilustrado por Crocotame, publicado por Helvetiq.
about-game-ravens = De Thorsten Gimmler, 2002; en inglés, Odin’s Ravens. Ilustrado por Anke Pohl, Thilo Rick y Andreas Steiner, publicado por Kosmos.
about-unofficial = Este es un proyecto no oficial de gente a la que le gustan estos juegos. Sus textos, su código y sus imágenes son propios, y no tiene relación con los autores, los ilustradores ni las editoriales. Si disfrutas jugando aquí, compra los juegos.
about-fair = Repartos limpios
about-fair-text = Antes de una partida, el servidor sella el secreto con el que baraja, y el navegador de cada jugador añade un número propio. Después de la partida, tu navegador puede recalcular cada reparto y mostrar que no se cambió nada.
about-programs = Abierto a programas
about-programs-text = Todo lo que hace esta página puede hacerlo también un programa.
about-programs-link = Leer la documentación de la API
about-private = Tus datos son tuyos
about-private-text = Sin rastreo, y no se carga nada de otros sitios. Puedes descargar o eliminar todo lo que está guardado sobre ti.
about-private-link = Tu perfil
about-licence = Licencia
about-licence-text = Allfather es software libre con licencia MIT. La tipografía es Marcellus, de Astigmatic, con licencia SIL Open Font License.

## Replay

replay-of = Repetición de { $game }
replay-about = Sobre esta partida
replay-controls = Controles de la repetición
replay-step = Paso
replay-step-of = { $step } de { $count }
replay-steps = Pasos
review = Análisis
review-about = Un bot fuerte mira las decisiones sabiendo solo lo que estaba a la vista y muestra dónde habría sido mejor otra jugada. Los porcentajes son las probabilidades de ganar.
review-whose = ¿Las decisiones de quién?
review-progress = Decisión { $done } de { $count }…
review-found =
    { $count ->
        [one] Una decisión
       *[other] { $count } decisiones
    }: { $remarks ->
        [0] ninguna habría podido ser mucho mejor.
        [one] una habría podido ser mejor:
       *[other] { $remarks } habrían podido ser mejores:
    }
review-better = Mejor: { $action }
replay-first = Ir al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Ir al final
replay-play = Reproducir
replay-pause = Pausa
replay-pace = Velocidad
replay-pace-slow = Lenta
replay-pace-normal = Normal
replay-pace-quick = Rápida
replay-eyes = Punto de vista
replay-all-hands = Todas las manos
replay-eyes-of = Como lo vio { $name }
replay-new-pack = Los descartes se barajan y forman un nuevo mazo.
replay-new-landscapes = Las cartas de paisaje quitadas se barajan y forman un nuevo mazo.
replay-broken-off = Esta partida no se jugó hasta el final.
replay-download = Descargar el registro
replay-fairness-file = Archivo de garantía
replay-another = Otra partida
replay-failed = Esta partida no se puede mostrar
replay-not-over = Esta partida aún no ha acabado
replay-not-over-text = Sus cartas seguirán ocultas hasta que acabe.
replay-to-table = Ir a la mesa
replay-open-title = Ver una partida guardada
replay-open-text = Toda partida acabada se puede guardar como registro: un pequeño archivo de texto. Abre uno aquí para volver a ver la partida, paso a paso, y comprobar sus repartos.
replay-choose-file = Elegir un registro
replay-drop = o suéltalo en cualquier parte de esta página
replay-paste = O pega un registro
replay-show = Ver la partida
replay-has-fairness = El archivo de garantía se ha añadido.
replay-refused = Esto no es el registro de una partida
replay-refused-line = La línea { $line } no es válida
replay-empty = En esta partida aún no ha pasado nada.
replay-checking = Tu navegador está recalculando cada reparto…
replay-unreadable = El registro no se puede leer a partir de la línea { $line }.
replay-give-fairness = Para comprobar los repartos de este registro, añade el archivo de garantía de la misma partida. Lo encontrarás donde conseguiste el registro.
replay-unchecked = Tu navegador no puede comprobar los repartos de este juego, porque esta página no conoce sus reglas.
replay-no-fairness = Eso no es un archivo de garantía.
replay-right = correcto
replay-wrong = incorrecto
replay-fair = Todos los repartos son correctos
replay-unfair = Hay algo que no cuadra
replay-fair-text =
    { $count ->
        [one] Tu navegador ha recalculado el reparto de esta partida a partir del secreto del servidor y de los números de los jugadores, y las cartas son las mismas.
       *[other] Tu navegador ha recalculado los { $count } repartos de esta partida a partir del secreto del servidor y de los números de los jugadores, y las cartas son las mismas.
    }
replay-unfair-text = Lo que está marcado abajo no concuerda con lo que prometió el servidor. O se cambió el registro, o las cartas no se repartieron como debían.
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
replay-found-seals-ok = Los números de los jugadores son los que se sellaron antes de que se revelara ninguno.
replay-found-seals-wrong = Los números de los jugadores no son los que se sellaron antes de que se revelara ninguno.
replay-found-shown-ok = Las cartas y jugadas del registro son las que se mostraron a este navegador.
replay-found-shown-wrong = Las cartas o jugadas del registro no son las que se mostraron a este navegador.
replay-unopened =
    { $count ->
        [one] Un jugador selló un número, pero no lo reveló.
       *[other] { $count } jugadores sellaron números, pero no los revelaron.
    }
replay-found-beginning-wrong = El registro no empieza con el primer reparto de una partida.
replay-deals-ok =
    { $count ->
        [0] En el registro no hay repartos.
        [one] El reparto sale del secreto y de estos números.
       *[other] Los { $count } repartos salen del secreto y de estos números.
    }
replay-deals-wrong =
    { $count ->
        [one] Un reparto no sale del secreto y de estos números.
       *[other] { $count } repartos no salen del secreto y de estos números.
    }
replay-all-deals =
    { $count ->
        [one] El reparto en detalle
       *[other] Los { $count } repartos en detalle
    }
replay-deal = Reparto { $number }
replay-part-opener = jugador que abre
replay-part-colours = colores
replay-part-hands = manos
replay-part-starter = jugador que empieza
replay-part-magic = senda mágica
replay-part-landscapes = mazo de paisajes
replay-part-pack = nuevo mazo
replay-part-pack_0 = mazo del primer jugador
replay-part-pack_1 = mazo del segundo jugador
replay-means-fair = Así que nadie pudo elegir las cartas: el servidor había sellado su secreto antes de que tu navegador añadiera su número.
replay-means-sealed = El servidor había sellado su secreto antes de la partida. Tu navegador no añadió ningún número a esta partida; quienes la jugaron pueden comprobar que el suyo está incluido.
replay-means-unpromised = Tu navegador no estaba cuando empezó la partida, así que no puede decir si el sello sigue siendo el mismo. Quienes la jugaron, sí.
replay-means-alone = Ningún jugador añadió un número, así que solo barajó el servidor.
replay-limits = Ninguna comprobación puede mostrar si a alguien le contaron qué cartas tenía otro jugador.

## Ravens

card-M = montaña
card-F = bosque
card-W = agua
card-S = nieve
card-P = llanura
card-Odin = Odín
card-order = orden de Odín
card-raven = cuervo de Odín
card-land = paisaje de Odín
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
ravens-points = { $points } de 12 puntos
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
ravens-card-together = { $card }, permite volar a la casilla { $space } en pareja
ravens-top =
    { $count ->
        [one] Arriba de tu pila: { $cards }. Es la única carta.
       *[other] Arriba de tu pila: { $cards }. Hay { $count } cartas en ella.
    }
ravens-open-hand = Mano: { $cards }
ravens-left-hand =
    { $count ->
        [0] No puedes jugar más cartas de la mano en este turno
        [one] Puedes jugar una carta más de la mano en este turno
       *[other] Puedes jugar { $count } cartas más de la mano en este turno
    }
ravens-left-pile =
    { $count ->
        [0] No puedes jugar más cartas de la pila en este turno
        [one] Puedes jugar una carta más de la pila en este turno
       *[other] Puedes jugar { $count } cartas más de la pila en este turno
    }
ravens-word-hand = Mano
ravens-word-pile = Pila
ravens-word-pack = Mazo
ravens-word-discard = Descartes
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
        [one] Descartes: { $count } carta
       *[other] Descartes: { $count } cartas
    }
ravens-stack-landscapes =
    { $count ->
        [one] Mazo de paisajes: { $count } carta
       *[other] Mazo de paisajes: { $count } cartas
    }
ravens-look = Ver: { $what }
ravens-title-pile =
    { $name ->
        [you] Tu pila
       *[other] La pila de { $name }
    }
ravens-title-discard =
    { $name ->
        [you] Tus descartes
       *[other] Los descartes de { $name }
    }
ravens-title-magic = La senda mágica
ravens-title-landscapes = El mazo de paisajes
ravens-from-top = De arriba abajo
ravens-discarded = Jugadas y descartadas
ravens-magic-about = Aquí puedes poner cartas con uno de los dos símbolos. Quien tenga aquí más cartas al acabar la etapa se anota 3 puntos.
ravens-removed = Quitadas del camino
ravens-bottom = Al fondo del mazo

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
ravens-do-order-pile = Reordenar tu pila
ravens-do-order-path = Poner dos cartas de paisaje
ravens-do-raven-back = Hacer retroceder a { $raven }
ravens-do-raven-back-to =
    { $space ->
        [0] Hacer retroceder a { $raven } a la salida
       *[other] Hacer retroceder a { $raven } a la casilla { $space }
    }
ravens-do-raven-on = Hacer avanzar a { $raven } una casilla
ravens-do-raven-on-to = Hacer avanzar a { $raven } a la casilla { $space }
ravens-do-land-turn = Girar una carta del camino
ravens-do-land-remove = Quitar una carta del camino
ravens-do-stone-put = Poner la piedra
ravens-do-stone-swap = Intercambiar dos cartas
ravens-do-end = Acabar turno
ravens-do-extend = Alargar el camino
ravens-do-stay = No alargarlo
ravens-do-keep = Como ha salido
ravens-do-turn = Girada

# What is to be done now.
ravens-now-play = Elige cartas de tu mano o de arriba de tu pila.
ravens-now-done = No te queda nada que jugar.
ravens-now-land-turn = Elige la carta que vas a girar.
ravens-now-land-remove = Elige la carta que vas a quitar.
ravens-now-stone-put = Elige una casilla para la piedra.
ravens-now-stone-swap = Elige la primera de las dos cartas que vas a intercambiar, la más cercana a la salida.
ravens-now-stone-swap-second = Elige la carta con la que la intercambias.
ravens-now-order = Rehaz la pila de abajo arriba: ¿qué carta va ahora?
ravens-now-extend = ¿Alargas el camino antes de acabar tu turno?
ravens-now-orient = ¿En qué sentido la pones al final del camino?
ravens-take-advice = Elegir las cartas sugeridas
ravens-hint = Pista: { $action }. Desde aquí se gana cerca del { $share } % de las partidas.
ravens-hint-forced = Pista: { $action }. No puedes hacer otra cosa.
ravens-selected = Elegidas: { $cards }.
ravens-selected-none = Ninguna carta elegida.
ravens-not-together = Estas cartas no se pueden jugar juntas.
ravens-one-at-a-time = Ahí solo cabe una carta cada vez.
ravens-choose-effect = Elige qué debe hacer esta carta.
ravens-order-so-far = Desde abajo:
ravens-lays-own = { $land } para ti
ravens-lays-other = { $land } para tu rival

# The log.
ravens-did-fly-hand =
    { $name ->
        [you] Vuelas con { $cards }.
       *[other] { $name } vuela con { $cards }.
    }
ravens-did-fly-pair =
    { $name ->
        [you] Vuelas con un comodín, dos veces { $card }.
       *[other] { $name } vuela con un comodín, dos veces { $card }.
    }
ravens-did-fly-pile =
    { $name ->
        [you]
            { $count ->
                [one] Vuelas con la carta de arriba de la pila.
               *[other] Vuelas con { $count } cartas de la pila.
            }
       *[other]
            { $count ->
                [one] { $name } vuela con la carta de arriba de la pila.
               *[other] { $name } vuela con { $count } cartas de la pila.
            }
    }
ravens-did-fly-both =
    { $name ->
        [you]
            { $count ->
                [one] Vuelas con { $cards } y la carta de arriba de la pila.
               *[other] Vuelas con { $cards } y { $count } cartas de la pila.
            }
       *[other]
            { $count ->
                [one] { $name } vuela con { $cards } y la carta de arriba de la pila.
               *[other] { $name } vuela con { $cards } y { $count } cartas de la pila.
            }
    }
ravens-did-clear-hand =
    { $name ->
        [you] Quitas la piedra con { $cards } y sigues volando.
       *[other] { $name } quita la piedra con { $cards } y sigue volando.
    }
ravens-did-clear-pile =
    { $name ->
        [you]
            { $count ->
                [one] Quitas la piedra con la carta de arriba de la pila y sigues volando.
               *[other] Quitas la piedra con { $count } cartas de la pila y sigues volando.
            }
       *[other]
            { $count ->
                [one] { $name } quita la piedra con la carta de arriba de la pila y sigue volando.
               *[other] { $name } quita la piedra con { $count } cartas de la pila y sigue volando.
            }
    }
ravens-did-clear-both =
    { $name ->
        [you]
            { $count ->
                [one] Quitas la piedra con { $cards } y la carta de arriba de la pila, y sigues volando.
               *[other] Quitas la piedra con { $cards } y { $count } cartas de la pila, y sigues volando.
            }
       *[other]
            { $count ->
                [one] { $name } quita la piedra con { $cards } y la carta de arriba de la pila, y sigue volando.
               *[other] { $name } quita la piedra con { $cards } y { $count } cartas de la pila, y sigue volando.
            }
    }
ravens-did-pile =
    { $name ->
        [you] Pones una carta en la pila.
       *[other] { $name } pone una carta en la pila.
    }
ravens-did-pile-card =
    { $name ->
        [you] Pones { $card } en la pila.
       *[other] { $name } pone { $card } en la pila.
    }
ravens-did-next =
    { $name ->
        [you] Pones la siguiente carta en la pila.
       *[other] { $name } pone la siguiente carta en la pila.
    }
ravens-did-next-card =
    { $name ->
        [you] Pones después { $card } en la pila.
       *[other] { $name } pone después { $card } en la pila.
    }
ravens-did-drop-card =
    { $name ->
        [you] Descartas { $card }.
       *[other] { $name } descarta { $card }.
    }
ravens-did-drop-top =
    { $name ->
        [you] Descartas la carta de arriba de la pila.
       *[other] { $name } descarta la carta de arriba de la pila.
    }
ravens-did-magic-card =
    { $name ->
        [you] Pones { $card } en la senda mágica.
       *[other] { $name } pone { $card } en la senda mágica.
    }
ravens-did-magic-top =
    { $name ->
        [you] Pones la carta de arriba de la pila en la senda mágica.
       *[other] { $name } pone la carta de arriba de la pila en la senda mágica.
    }
ravens-did-order-pile =
    { $name ->
        [you] Juegas Orden y reordenas la pila.
       *[other] { $name } juega Orden y reordena la pila.
    }
ravens-did-order-path =
    { $name ->
        [you] Juegas Orden y alargas el camino.
       *[other] { $name } juega Orden y alarga el camino.
    }
ravens-did-raven-back =
    { $name ->
        [you] Juegas Cuervo y haces retroceder al otro cuervo.
       *[other] { $name } juega Cuervo y hace retroceder al otro cuervo.
    }
ravens-did-raven-on =
    { $name ->
        [you] Juegas Cuervo y avanzas una casilla.
       *[other] { $name } juega Cuervo y avanza una casilla.
    }
ravens-did-land-turn =
    { $name ->
        [you] Juegas Paisaje para girar una carta del camino.
       *[other] { $name } juega Paisaje para girar una carta del camino.
    }
ravens-did-land-remove =
    { $name ->
        [you] Juegas Paisaje para quitar una carta del camino.
       *[other] { $name } juega Paisaje para quitar una carta del camino.
    }
ravens-did-stone-put =
    { $name ->
        [you] Juegas Piedra para poner la piedra.
       *[other] { $name } juega Piedra para poner la piedra.
    }
ravens-did-stone-swap =
    { $name ->
        [you] Juegas Piedra para intercambiar dos cartas del camino.
       *[other] { $name } juega Piedra para intercambiar dos cartas del camino.
    }
ravens-did-at-card =
    { $name ->
        [you] Eliges la carta { $number }.
       *[other] { $name } elige la carta { $number }.
    }
ravens-did-at-space =
    { $name ->
        [you] Eliges la casilla { $number } de { $raven }.
       *[other] { $name } elige la casilla { $number } de { $raven }.
    }
ravens-did-end =
    { $name ->
        [you] No juegas más cartas.
       *[other] { $name } no juega más cartas.
    }
ravens-did-extend =
    { $name ->
        [you] Alargas el camino.
       *[other] { $name } alarga el camino.
    }
ravens-did-stay =
    { $name ->
        [you] No alargas el camino.
       *[other] { $name } no alarga el camino.
    }
ravens-did-keep =
    { $name ->
        [you] Pones la carta de paisaje como ha salido.
       *[other] { $name } pone la carta de paisaje como ha salido.
    }
ravens-did-turn =
    { $name ->
        [you] Pones la carta de paisaje girada.
       *[other] { $name } pone la carta de paisaje girada.
    }
ravens-path-trimmed =
    { $count ->
        [one] El camino es demasiado largo: su primera carta pasa debajo del mazo de paisajes.
       *[other] El camino es demasiado largo: sus { $count } primeras cartas pasan debajo del mazo de paisajes.
    }

# The last turn in a line, after the name and small pictures of the cards.
ravens-recap-fly = vuela
ravens-recap-clear = quita la piedra y vuela
ravens-recap-magic = a la senda mágica
ravens-recap-drop = a los descartes
ravens-recap-pile = a la pila
ravens-recap-order-pile = reordena la pila
ravens-recap-order-path = pone dos cartas de paisaje
ravens-recap-raven-back = hace retroceder a { $raven }
ravens-recap-raven-on = hace avanzar a { $raven }
ravens-recap-land-turn =
    { $number ->
        [0] gira una carta
       *[other] gira la carta { $number }
    }
ravens-recap-land-remove =
    { $number ->
        [0] quita una carta
       *[other] quita la carta { $number }
    }
ravens-recap-stone-put =
    { $number ->
        [0] pone la piedra
       *[other] piedra en la casilla { $number } de { $raven }
    }
ravens-recap-stone-swap =
    { $second ->
        [0] intercambia dos cartas
       *[other] intercambia las cartas { $number } y { $second }
    }
ravens-recap-extend = alarga el camino
ravens-recap-nothing = no juega nada
ravens-recap-flight = { $raven }: de la casilla { $from } a la { $to }.

# The end of a stage.
ravens-end-you = Ganas la etapa { $number }
ravens-end-other = { $name } gana la etapa { $number }
ravens-end-nobody = Nadie gana la etapa { $number }
ravens-end-ahead =
    { $count ->
        [0] Los dos cuervos están en la última casilla; gana quien tenía el turno.
        [one] { $raven } lleva { $count } casilla de ventaja.
       *[other] { $raven } lleva { $count } casillas de ventaja.
    }
ravens-end-player = Jugador
ravens-end-race = Carrera
ravens-end-level = Los dos cuervos van empatados: la carrera no da puntos.
ravens-end-magic =
    { $name ->
        [you] Senda mágica, { $most } a { $fewest }: { $points } puntos para ti.
       *[other] Senda mágica, { $most } a { $fewest }: { $points } puntos para { $name }.
    }
ravens-end-magic-tied =
    { $count ->
        [0] Nadie ha puesto cartas en la senda mágica.
       *[other] Empate a { $count } en la senda mágica: no da puntos.
    }
ravens-end-next = La siguiente etapa empieza enseguida.

# The table read aloud.
ravens-read-stage = Etapa { $stage }, turno { $turn }.
ravens-read-your-turn = Te toca. Cartas que aún puedes jugar: { $hand } de la mano, { $pile } de la pila.
ravens-read-hand = Tu mano: { $cards }.
ravens-read-pile = Tu pila, de arriba abajo: { $cards }.
ravens-read-lane =
    { $name ->
        [you]
            { $space ->
                [0] Vuelas con { $raven }, que espera en la salida. La meta es la casilla { $last }.
               *[other] Vuelas con { $raven }, que está en la casilla { $space } de { $last }.
            }
       *[other]
            { $space ->
                [0] { $name } vuela con { $raven }, que espera en la salida. La meta es la casilla { $last }.
               *[other] { $name } vuela con { $raven }, que está en la casilla { $space } de { $last }.
            }
    }
ravens-read-path = Casillas de { $raven }: { $lands }.
ravens-read-seat = { $name }, puntos: { $points }; mano: { $hand }; pila: { $pile }; mazo: { $pack }; descartes: { $discard }.
ravens-read-stone = La piedra está en la casilla { $number } de { $raven }.
ravens-read-magic = La senda mágica muestra { $symbols }. Cartas puestas en ella: { $first }, { $ofFirst }; { $second }, { $ofSecond }.

## A game without a board of its own

labelled = { $label }: { $value }
plain-hand = Tu mano
plain-middle = En la mesa
plain-no-cards = Ninguna carta
plain-actions = Lo que puedes hacer
plain-fields = Más detalles
plain-acted = { $name }: { $action }
plain-game = Partida
