### Lo que solo dice la terminal, en español; lo demás viene de los mensajes de la página, que también se usan aquí.
### $who es "you" si la frase trata de quien la lee; los demás tienen un nombre, $name. Las cartas, las acciones y lo que se
### escribe son notación, igual en todos los idiomas.

## Todos los juegos

terminal-you = Tú
terminal-none = ninguna
terminal-points = puntos
terminal-cards = cartas
terminal-labelled = { $label }: { $value }
terminal-which-game = { $games }. ¿Qué juego? (Intro: 1)
terminal-which-game-again = Escribe el número o el nombre de un juego, o q para salir.
terminal-goodbye = Hasta pronto.
terminal-welcome = Te damos la bienvenida a { $game }.
terminal-at-table = En la mesa: { $names }.
terminal-how = Escribe ? para ver la ayuda, q para salir.
terminal-no-cards = Todavía no se han repartido las cartas.
terminal-choice = Tu elección:
terminal-enter-choose = Pulsa Intro para elegir { $action }:
terminal-enter-leave = Pulsa Intro para salir:
terminal-nothing-to-choose = Ahora no hay nada que elegir.
terminal-nothing-else = No puedes hacer nada más:
terminal-nothing-chosen = No has elegido nada.
terminal-not-understood = No se entiende «{ $typed }».
terminal-hint = Escribe un número del menú, una jugada, o ? para ver la ayuda.
terminal-menu-numbers = El menú tiene los números del 1 al { $last }.
terminal-menu-keys = El menú tiene { $keys }.
terminal-menu-part = (parte { $number } de { $count }: m muestra más)
terminal-bot-failed = El bot de { $name } ha fallado y se hace una jugada sencilla en su lugar: { $error }
terminal-leave-sure = ¿Dejar la mesa? (y = sí, n = no)
terminal-go-on = Bien, la partida sigue.
terminal-leave = Dejas la mesa. Hasta pronto.

terminal-log =
    { $chapter ->
        [round] En esta ronda:
        [turns] En estos dos turnos:
       *[hand] En esta mano:
    }
terminal-log-nothing =
    { $chapter ->
        [round] Todavía no ha pasado nada en esta ronda.
        [turns] Todavía no ha pasado nada en estos dos turnos.
       *[hand] Todavía no ha pasado nada en esta mano.
    }
terminal-log-before =
    { $chapter ->
        [round] En la ronda anterior:
        [turns] En los turnos anteriores:
       *[hand] En la mano anterior:
    }

terminal-file = ARCHIVO
terminal-save-what = Da un nombre de archivo: save ARCHIVO, por ejemplo save partida.toml.
terminal-save-exists = No se ha guardado: { $file } ya existe, elige otro nombre.
terminal-save-failed = No se ha guardado en { $file }: { $why }.
terminal-saved = Guardada en { $file }.
terminal-saved-secret = Guardada en { $file } (ahí están las cartas de todos: no hagas trampa).

terminal-won =
    { $who ->
        [you]
            { $points ->
                [one] Ganas la partida con { $points } punto.
               *[other] Ganas la partida con { $points } puntos.
            }
       *[other]
            { $points ->
                [one] { $name } gana la partida con { $points } punto.
               *[other] { $name } gana la partida con { $points } puntos.
            }
    }
terminal-shared =
    { $points ->
        [one] Victoria compartida, con { $points } punto cada uno: { $names }.
       *[other] Victoria compartida, con { $points } puntos cada uno: { $names }.
    }
terminal-not-dealt =
    { $part ->
        [stage] No se ha repartido la etapa siguiente, así que la partida acaba aquí.
       *[hand] No se ha repartido la mano siguiente, así que la partida acaba aquí.
    }
terminal-keep = Escribe save ARCHIVO para conservar esta partida.
terminal-over = La partida ha terminado: escribe save ARCHIVO para conservarla, o pulsa Intro para salir.

terminal-help = Qué puedes escribir
terminal-help-number = la opción 7 del menú
terminal-help-menu = otra vez las opciones, o la parte siguiente de una lista larga
terminal-help-hand = la mesa y tus cartas
terminal-help-log = lo último que ha pasado
terminal-help-scores = los puntos, y cuántas cartas tiene cada uno
terminal-help-save = guardar en un archivo la partida hasta ahora
terminal-help-quit = dejar la mesa (se confirma con y)
terminal-help-rules = las reglas

## ODIN

terminal-odin-aim = Deshazte de tus cartas: cada una que te quede es un punto.
terminal-odin-end = Cuando alguien tiene { $limit } puntos o más tras una mano, gana quien tenga menos.
terminal-odin-end-hand = Tras una sola mano, gana quien tenga menos puntos.
terminal-odin-cards = Una carta es un color con un número del 1 al 9: { $colours }.
terminal-odin-hint = Escribe un número del menú, cartas como g7 g3, o ? para ver la ayuda.
terminal-odin-help-cards = jugar estas cartas, en cualquier orden; b6 también sirve para llevarse una carta
terminal-odin-help-pass = pasar
terminal-odin-help-known = las cartas que los demás se han llevado a la vista, y las descartadas
terminal-odin-turn =
    { $doing ->
        [lead] Mano { $number }: sales tú
       *[follow] Mano { $number }: te toca
    }
terminal-odin-opens =
    { $who ->
        [you] Mano { $number }: empiezas tú.
       *[other] Mano { $number }: empieza { $name }.
    }
terminal-odin-hand-over = La mano { $number } ha terminado
terminal-odin-cards-left = cartas restantes
terminal-odin-hand = Tus cartas: { $cards }
terminal-odin-middle =
    { $who ->
        [you] Centro: { $cards }, tuyo
       *[other] Centro: { $cards }, de { $name }
    }
terminal-odin-middle-empty = Centro: vacío
terminal-odin-beat = Superas { $beaten } con { $cards }.
terminal-odin-known = Cartas que los demás se han llevado a la vista y aún tienen:
terminal-odin-play =
    { $count ->
        [one] Jugar una carta:
       *[other] Jugar { $count } cartas:
    }
terminal-odin-play-all =
    { $count ->
        [one] Jugar tu última carta:
       *[other] Jugar tus { $count } cartas:
    }
terminal-odin-enter-pass = Pulsa Intro para pasar:
terminal-odin-passes =
    { $who ->
        [you] Pasas.
       *[other] { odin-say-passed }
    }
terminal-odin-round-over =
    { $who ->
        [you] Todos los demás han pasado: sales tú.
       *[other] Todos los demás han pasado: sale { $name }.
    }
terminal-odin-leads =
    { $who ->
        [you] Sales con { $cards }.
       *[other] { $name } sale con { $cards }.
    }
terminal-odin-leads-out =
    { $who ->
        [you] Sales con { $cards } y te quedas sin cartas.
       *[other] { $name } sale con { $cards } y se queda sin cartas.
    }
terminal-odin-takes =
    { $who ->
        [you] Juegas { $cards } y te llevas { $card }.
       *[other] { $name } juega { $cards } y se lleva { $card }.
    }
terminal-odin-plays-out =
    { $who ->
        [you] Juegas { $cards } y te quedas sin cartas.
       *[other] { $name } juega { $cards } y se queda sin cartas.
    }

## Odins Raben

terminal-ravens-race = Tú vuelas con { $own }; { $name }, con { $other }.
terminal-ravens-aim = Llega antes al final del camino, con toda la ventaja que puedas: se juega a { $goal } puntos.
terminal-ravens-landscapes = Paisajes: M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Cartas de Odín: order ({ card-order }), raven ({ card-raven }), land ({ card-land }), stone ({ card-stone }).
terminal-ravens-hint = Escribe lo que hay en el menú delante de una opción, una jugada como fly m, o ? para ver la ayuda.
terminal-ravens-ambiguous = «{ $typed }» puede ser { $actions }.
terminal-ravens-help-fly = la jugada misma, o su comienzo: f m, p raven, l t, e
terminal-ravens-help-pair = volar con dos cartas iguales
terminal-ravens-help-pile = volar con la carta de arriba de tu pila, que es ^; también drop ^
terminal-ravens-help-space = como lugar para la piedra: la casilla 4 de Hugin
terminal-ravens-help-discards = los descartes, la senda mágica y los paisajes quitados
terminal-ravens-begins =
    { $who ->
        [you] Etapa { $stage }: empiezas tú. La senda mágica es { $magic }.
       *[other] Etapa { $stage }: empieza { $name }. La senda mágica es { $magic }.
    }
terminal-ravens-turn = Etapa { $stage }, turno { $turn }: te toca
terminal-ravens-stage-over = La etapa { $stage } ha terminado

# Las columnas de una tabla: cortas, para que quepan todas en una línea de 72 caracteres, con dos espacios delante.
terminal-ravens-head-magic = senda mágica
terminal-ravens-head-hand = mano
terminal-ravens-head-pile = pila
terminal-ravens-head-pack = mazo
terminal-ravens-head-discards = descartes

terminal-ravens-stone = Piedra: casilla { $space } de { $raven }
terminal-ravens-stone-off = Piedra: fuera del camino
terminal-ravens-hand = Tu mano: { $cards }
terminal-ravens-hand-odin = Tu mano: { $cards }   Odín: { $odin }
terminal-ravens-pile = Tu pila, de abajo arriba: { $cards }
terminal-ravens-pile-empty = Tu pila está vacía
terminal-ravens-plays-left = Puedes jugar aún: { $hand } de la mano, { $pile } de la pila
terminal-ravens-discards =
    { $who ->
        [you] Tus descartes: { $cards }
       *[other] Descartes de { $name }: { $cards }
    }
terminal-ravens-magic =
    { $who ->
        [you] Tus cartas en la senda mágica: { $cards }
       *[other] Cartas de { $name } en la senda mágica: { $cards }
    }
terminal-ravens-play-odin = Jugar una carta de Odín
terminal-ravens-put-stone = ¿Dónde pones la piedra en el carril de { $raven }?
terminal-ravens-swap-with = ¿Por qué carta cambias la carta { $card }?
terminal-ravens-new-pile = Tu nueva pila, de abajo arriba: { $cards }
terminal-ravens-drawn = Robas el paisaje { $card } (carril de Hugin, luego el de Munin).
terminal-ravens-enter-end = Pulsa Intro para acabar tu turno:

terminal-ravens-flies =
    { $who ->
        [you] Vuelas con { $cards }: { $raven } a la casilla { $space }.
       *[other] { $name } vuela con { $cards }: { $raven } a la casilla { $space }.
    }
terminal-ravens-flies-pile =
    { $who ->
        [you] Vuelas con { $cards } de la pila: { $raven } a la casilla { $space }.
       *[other] { $name } vuela con { $cards } de la pila: { $raven } a la casilla { $space }.
    }
terminal-ravens-clears =
    { $who ->
        [you] Quitas la piedra con { $cards } y vuelas: { $raven } a la casilla { $space }.
       *[other] { $name } quita la piedra con { $cards } y vuela: { $raven } a la casilla { $space }.
    }
terminal-ravens-clears-pile =
    { $who ->
        [you] Quitas la piedra con { $cards } de la pila y vuelas: { $raven } a la casilla { $space }.
       *[other] { $name } quita la piedra con { $cards } de la pila y vuela: { $raven } a la casilla { $space }.
    }
terminal-ravens-piles =
    { $who ->
        [you] Pones { $card } en la pila.
       *[other] { ravens-did-pile }
    }
terminal-ravens-drops =
    { $who ->
        [you] Descartas { $card }.
       *[other] { $name } descarta { $card }.
    }
terminal-ravens-drops-pile =
    { $who ->
        [you] Descartas { $card } de la pila.
       *[other] { $name } descarta { $card } de la pila.
    }
terminal-ravens-adds-magic =
    { $who ->
        [you] Pones { $card } en la senda mágica: ya van { $count }.
       *[other] { $name } pone { $card } en la senda mágica: ya van { $count }.
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] Pones { $card } de la pila en la senda mágica: ya van { $count }.
       *[other] { $name } pone { $card } de la pila en la senda mágica: ya van { $count }.
    }
terminal-ravens-order-pile =
    { $who ->
        [you] Cambias el orden de tu pila.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] Alargas el camino con una carta de Odín.
       *[other] { ravens-did-order-path }
    }
terminal-ravens-raven-back =
    { $space ->
        [0]
            { $who ->
                [you] Haces retroceder a { $raven } hasta la salida.
               *[other] { $name } hace retroceder a { $raven } hasta la salida.
            }
       *[other]
            { $who ->
                [you] Haces retroceder a { $raven } a la casilla { $space }.
               *[other] { $name } hace retroceder a { $raven } a la casilla { $space }.
            }
    }
terminal-ravens-raven-on =
    { $who ->
        [you] Haces avanzar a { $raven } a la casilla { $space }.
       *[other] { $name } hace avanzar a { $raven } a la casilla { $space }.
    }
terminal-ravens-land-turn =
    { $who ->
        [you] Giras la carta { $number }, que ahora es { $card }.
       *[other] { $name } gira la carta { $number }, que ahora es { $card }.
    }
terminal-ravens-land-remove =
    { $who ->
        [you] Quitas la carta { $number }, { $card }.
       *[other] { $name } quita la carta { $number }, { $card }.
    }
terminal-ravens-stone-put =
    { $who ->
        [you] Pones la piedra en la casilla { $number } de { $raven }.
       *[other] { $name } pone la piedra en la casilla { $number } de { $raven }.
    }
terminal-ravens-stone-swap =
    { $who ->
        [you] Cambias de sitio las cartas { $first } y { $number }.
       *[other] { $name } cambia de sitio las cartas { $first } y { $number }.
    }
terminal-ravens-lays =
    { $who ->
        [you] Pones { $card } al final del camino: carta { $number }.
       *[other] { $name } pone { $card } al final del camino: carta { $number }.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] Acabas tu turno.
       *[other] { $name } acaba su turno.
    }
terminal-ravens-draws =
    { $who ->
        [you] Robas { $cards }.
       *[other]
            { $count ->
                [one] { $name } roba { $count } carta.
               *[other] { $name } roba { $count } cartas.
            }
    }

terminal-ravens-won =
    { $who ->
        [you]
            { $count ->
                [one] { $raven } está en la meta: ganas la etapa por { $count } casilla.
               *[other] { $raven } está en la meta: ganas la etapa por { $count } casillas.
            }
       *[other]
            { $count ->
                [one] { $raven } está en la meta: { $name } gana la etapa por { $count } casilla.
               *[other] { $raven } está en la meta: { $name } gana la etapa por { $count } casillas.
            }
    }
terminal-ravens-won-ahead =
    { $who ->
        [you]
            { $count ->
                [one] { $raven } va por delante tras { $turns } turnos: ganas la etapa por { $count } casilla.
               *[other] { $raven } va por delante tras { $turns } turnos: ganas la etapa por { $count } casillas.
            }
       *[other]
            { $count ->
                [one] { $raven } va por delante tras { $turns } turnos: { $name } gana la etapa por { $count } casilla.
               *[other] { $raven } va por delante tras { $turns } turnos: { $name } gana la etapa por { $count } casillas.
            }
    }
terminal-ravens-nobody-ahead = Tras { $turns } turnos ningún cuervo va por delante, así que nadie gana la etapa.
terminal-ravens-magic-points =
    { $gained ->
        [own] Cartas en la senda mágica: tú { $own }, { $name } { $other }. Te anotas { $points } puntos.
        [other] Cartas en la senda mágica: tú { $own }, { $name } { $other }. { $name } se anota { $points } puntos.
       *[nobody] Cartas en la senda mágica: tú { $own }, { $name } { $other }. Nadie se anota puntos por ella.
    }

## Órdenes

cli-compiling = Se compilan las reglas; tarda medio minuto, solo la primera vez…
cli-serving = Allfather está en { $address }   (Ctrl-C lo detiene)
cli-interval = de { $low } a { $high }

cli-sim-title =
    { $games ->
        [one] { $game }: { $games } partida al azar de { $players } jugadores
       *[other] { $game }: { $games } partidas al azar de { $players } jugadores
    }
cli-sim-seat = asiento
cli-sim-mean = media de puntos
cli-sim-deviation = desviación
cli-sim-least = mínimo
cli-sim-most = máximo
cli-sim-decisions = decisiones por partida: { $mean } de media, de { $least } a { $most }
cli-sim-deals = repartos por partida: { $mean } de media, de { $least } a { $most }

cli-hint-title =
    { $playouts ->
        [one] asiento { $seat } de { $players }: { $playouts } simulación en { $seconds } s
       *[other] asiento { $seat } de { $players }: { $playouts } simulaciones en { $seconds } s
    }
cli-hint-action = acción
cli-hint-tried = probada
cli-hint-wins = gana
cli-hint-interval = 95 %

cli-arena-title =
    { $pairs ->
        [one] { $game }, { $players } jugadores; { $pairs } pareja de bots.
       *[other] { $game }, { $players } jugadores; { $pairs } parejas de bots.
    }
cli-arena-deals =
    { $deals ->
        [one] Cada pareja juega { $deals } reparto en { $seatings } disposiciones, es decir, { $games } partidas.
       *[other] Cada pareja juega { $deals } repartos en { $seatings } disposiciones, es decir, { $games } partidas.
    }
cli-arena-intervals = Los intervalos son del 95 % sobre los repartos.
cli-arena-bot = bot
cli-arena-share = victorias
cli-arena-points = puntos
cli-arena-rating = rating
cli-arena-speed = ms/jugada
cli-arena-playouts = simulaciones
cli-arena-faults = fallos
cli-arena-chance = (por azar)
cli-arena-one = uno
cli-arena-against =
    { $players ->
        [2] contra el otro
       *[other] contra otros
    }
cli-arena-difference = diferencia de victorias
cli-arena-fault =
    { $count ->
        [one] { $bot } ha fallado { $count } vez, la primera: { $first }
       *[other] { $bot } ha fallado { $count } veces, la primera: { $first }
    }
cli-arena-rounded = Redondeado a repartos enteros: cada pareja juega { $games } partidas, no { $wanted }.
cli-arena-stopped = Detenido. Las partidas acabadas están en { $folder }; repite la misma orden para seguir.
cli-arena-done = Todas las partidas, los resultados y un gráfico están en { $folder }.

cli-admin-backup =
    { $rows ->
        [one] { $rows } fila escrita en { $file }.
       *[other] { $rows } filas escritas en { $file }.
    }
cli-admin-restore =
    { $rows ->
        [one] { $rows } fila restaurada.
       *[other] { $rows } filas restauradas.
    }
cli-admin-deleted =
    { $tables ->
        [one] Borrado. El nombre se ha quitado de { $tables } mesa; un servidor en marcha puede mostrarlo hasta que termine.
       *[other] Borrado. El nombre se ha quitado de { $tables } mesas; un servidor en marcha puede mostrarlo hasta que terminen.
    }
cli-admin-banned = Vetado. Un servidor en marcha lo nota en segundos.
cli-admin-unbanned = El veto se ha levantado.
cli-admin-closed = Cerrada.
cli-admin-closed-unreadable = Cerrada en la lista de mesas. Sus sucesos no se pueden leer y han quedado como estaban.
cli-admin-retried = Un servidor en marcha la vuelve a leer cuando llega alguien o hay algo pendiente en ella.
cli-admin-announced = Anunciado. Un servidor en marcha lo muestra en segundos.

cli-not-utf8 = { $file } no es texto UTF-8
cli-not-installed = { $package } no está instalado: pip install '.[server]'
cli-cannot-listen = no se puede escuchar en { $address }: { $why }

## Ayuda de las órdenes. Las palabras en mayúsculas son nombres de argumentos, iguales en todos los idiomas.

help-usage = Uso:
help-options = Opciones:
help-commands = Órdenes:
help-example = Ejemplo:
help-allfather = ODIN y Odins Raben: jugar, simular, comprobar.
help-play = Jugar en la terminal contra bots.
help-play-seed = Semilla de los repartos; por defecto, al azar.
help-play-bot = El bot que juega en los demás asientos.
help-trace = Imprimir partidas al azar como líneas JSON, con el estado completo en cada decisión.
help-sim = Jugar muchas partidas al azar e imprimir un resumen.
help-sim-out = Guardar además todos los resultados en este archivo .npz.
help-bench = Medir las decisiones por segundo y compararlas con OpenSpiel si está instalado.
help-bench-envs = Medir los pasos por segundo de cada entorno y compararlos con otros parecidos de otros proyectos.
help-bench-search = Medir las simulaciones por segundo de una búsqueda en un núcleo.
help-arena =
    Hacer jugar bots entre sí con repartos iguales.

    Todas las parejas juegan los mismos repartos. Con dos jugadores cada reparto se juega dos veces, con los asientos cambiados; con más, cada bot de una pareja juega solo en cada asiento por turno, contra el otro bot en todos los demás. Para seguir tras una interrupción, repite la misma orden.
help-arena-games = Partidas de cada pareja, redondeadas a repartos enteros.
help-arena-out = Carpeta de partidas y resultados; por defecto, una en esta carpeta con el nombre de la arena.
help-perft = Contar las secuencias de acciones desde POSITION de GAME.
help-hint = Valorar cada acción en POSITION de GAME con una búsqueda que solo sabe lo que puede saber quien juega.
help-hint-bot = Un bot de búsqueda y sus medios.
help-hint-seed = La misma semilla y las mismas simulaciones dan la misma respuesta.
help-replay = Imprimir cada paso de una partida guardada; FILE puede ser - para la entrada estándar.
help-serve =
    Servir los juegos a navegadores y bots.

    Los demás ajustes vienen de un archivo o de variables de entorno ALLFATHER_…; docs/hosting.md las enumera.
help-admin = Administrar un servidor, en marcha o no: copias, personas, vetos, mesas, anuncios.
help-admin-backup = Escribir todos los datos del servidor en TARGET, aunque esté en marcha.
help-admin-restore = Restaurar la copia SOURCE en un servidor vacío, con cualquiera de las dos bases de datos.
help-admin-list-people = Enumerar las personas, primero las vistas más recientemente.
help-admin-export-person = Imprimir como JSON todo lo guardado sobre PERSON (un id).
help-admin-delete-person = Borrar todo sobre PERSON (un id); sus partidas se conservan sin el nombre.
help-admin-ban = Vetar a una persona (por id), o una dirección o red.
help-admin-unban = Levantar el veto de una persona o dirección.
help-admin-list-tables = Enumerar las mesas abiertas o en juego, primero las cambiadas más recientemente.
help-admin-close-table = Cerrar TABLE, por su id o código.
help-admin-list-set-aside = Enumerar las mesas que no se pudieron leer, las últimas primero, y por qué.
help-admin-export-table = Imprimir los sucesos guardados de TABLE, por su id o código, con todos los secretos; también si no se puede leer.
help-admin-retry-table = Hacer que se lea otra vez TABLE, que se había apartado.
help-admin-announce = Mostrar TEXT a todos, ahora y a quienes se conecten en las próximas horas.
help-option-language = Idioma; por defecto, el del sistema.
help-option-help = Mostrar esta ayuda.
help-option-version = Mostrar la versión.
help-option-players = Número de jugadores.
help-option-components = Las cartas del juego: standard, un archivo TOML o un texto como 'MF9 / M9 raven2 / Odin+M'.
help-option-seed = La misma semilla da las mismas partidas.
help-option-games = Número de partidas.
help-option-device = Dispositivo.
help-option-threads = Hilos de la CPU; por defecto, todos los núcleos.
help-option-seconds = Tiempo de cada medición.
help-option-move_limit = Límite de tiempo por jugada; por defecto, ninguno.
help-option-engine = Con qué se reparte el trabajo.
help-option-jobs = Partidas a la vez; por defecto, una por núcleo.
help-option-depth = Acciones que se miran por adelantado.
help-option-split = Contar además por separado para cada primera acción.
help-option-as_json = Imprimir líneas JSON, como trace.
help-option-file = Un archivo TOML con ajustes.
help-option-data = Carpeta de todos los datos del servidor.
help-option-database = postgresql://…; por defecto, un archivo SQLite en la carpeta de datos.
help-option-host = Dirección en la que escucha; 0.0.0.0 son todas las redes.
help-option-port = Puerto en el que escucha; 0 elige uno libre.
help-option-public_url = La dirección que usan los jugadores, para enlaces y el código QR.
help-option-qr = Mostrar la dirección como código QR.
help-option-reason = El motivo que se muestra.
help-option-days = Por cuántos días; por defecto, para siempre.
help-option-hours = Por cuántas horas.
