### Lo que solo dice la terminal, en español; lo demás viene de los mensajes de la página, que también se usan aquí.
### $who es "you" si la frase trata de quien la lee; los demás tienen un nombre, $name. Las cartas, las acciones y lo que se
### escribe son notación, igual en todos los idiomas.

## Todos los juegos

terminal-you = Tú
terminal-none = ninguna
terminal-points = puntos
terminal-cards = cartas
terminal-which-game = { $games }. ¿Qué juego? (Intro: 1)
terminal-which-game-again = Escribe el número o el nombre de un juego, o q para salir.
terminal-goodbye = Hasta pronto.
terminal-welcome = Te damos la bienvenida a { $game }.
terminal-at-table = En la mesa: { $names }.
terminal-how = Escribe ? para ver la ayuda o q para salir.
terminal-no-cards = Todavía no se han repartido las cartas.
terminal-choice = Tu elección:
terminal-enter-choose = Pulsa Intro para elegir { $action }:
terminal-enter-leave = Pulsa Intro para salir:
terminal-nothing-to-choose = Ahora no hay nada que elegir.
terminal-nothing-else = Solo puedes hacer esto:
terminal-nothing-chosen = No has elegido nada.
terminal-not-understood = No se entiende «{ $typed }».
terminal-hint = Escribe un número del menú o una jugada, o bien ? para ver la ayuda.
terminal-menu-numbers =
    { $last ->
        [one] El menú solo tiene el número { $last }.
       *[other] El menú tiene los números del 1 al { $last }.
    }
terminal-menu-keys = El menú ofrece { $keys }.
terminal-menu-part = (parte { $number } de { $count }: m muestra más)
terminal-bot-failed = El bot de { $name } ha fallado, así que se hace una jugada sencilla en su lugar: { $error }
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
terminal-save-what = Indica un nombre de archivo: save ARCHIVO; por ejemplo, save partida.toml.
terminal-save-exists = No se ha guardado: { $file } ya existe. Elige otro nombre.
terminal-save-failed = No se ha guardado en { $file }: { $why }.
terminal-saved = Partida guardada en { $file }.
terminal-saved-secret = Partida guardada en { $file } (contiene las cartas de todos: no vale mirar).

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
        [one] Victoria compartida: { $names }, con { $points } punto cada uno.
       *[other] Victoria compartida: { $names }, con { $points } puntos cada uno.
    }
terminal-not-dealt =
    { $part ->
        [stage] No se han repartido las cartas de la siguiente etapa, así que la partida acaba aquí.
       *[hand] No se han repartido las cartas de la siguiente mano, así que la partida acaba aquí.
    }
terminal-keep = Escribe save ARCHIVO para guardar el registro de esta partida.
terminal-over = La partida ha acabado: escribe save ARCHIVO para guardarla o pulsa Intro para salir.

terminal-help = Qué puedes escribir
terminal-help-number = la opción 7 del menú
terminal-help-menu = las opciones otra vez, o la siguiente parte de una lista larga
terminal-help-hand = la mesa y tus cartas
terminal-help-log = lo último que ha pasado
terminal-help-scores = los puntos y cuántas cartas tiene cada uno
terminal-help-save = guardar en un archivo lo jugado hasta ahora
terminal-help-quit = dejar la mesa (se confirma con y)
terminal-help-rules = las reglas

terminal-record-ends = El registro termina aquí.

## ODIN

terminal-odin-aim = Deshazte de tus cartas: cada una que te quede te cuesta un punto.
terminal-odin-end =
    { $limit ->
        [one] Cuando alguien tiene { $limit } punto o más tras una mano, gana quien tiene menos.
       *[other] Cuando alguien tiene { $limit } puntos o más tras una mano, gana quien tiene menos.
    }
terminal-odin-end-hand = Tras una sola mano, gana quien tiene menos puntos.
terminal-odin-cards = Cada carta tiene un número del 1 al 9 y un color: { $colours }.
terminal-odin-hint = Escribe un número del menú o cartas como g7 g3, o bien ? para ver la ayuda.
terminal-odin-help-cards = jugar estas cartas, en cualquier orden; b6 sirve también para llevarse esa carta
terminal-odin-help-pass = pasar
terminal-odin-help-known = las cartas conocidas de los demás y las descartadas
terminal-odin-turn =
    { $doing ->
        [lead] Mano { $number }: sales tú
       *[follow] Mano { $number }: te toca
    }
terminal-odin-opens =
    { $who ->
        [you] Mano { $number }: abres tú.
       *[other] Mano { $number }: abre { $name }.
    }
terminal-odin-hand-over = La mano { $number } ha acabado
terminal-odin-cards-left = cartas restantes
terminal-odin-hand = Tus cartas: { $cards }
terminal-odin-middle =
    { $who ->
        [you] Centro: { $cards }, tuyo
       *[other] Centro: { $cards }, de { $name }
    }
terminal-odin-middle-empty = Centro: vacío
terminal-odin-beat = Superas { $beaten } con { $cards }.
terminal-odin-known = Cartas que los demás se han llevado y aún tienen:
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
terminal-ravens-aim = Llega al final del camino antes que tu rival y con toda la ventaja que puedas: se juega a { $goal } puntos.
terminal-ravens-landscapes = Paisajes: M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Cartas de Odín: order (Orden), raven (Cuervo), land (Paisaje) y stone (Piedra).
terminal-ravens-hint = Escribe lo que aparece en el menú delante de una opción o una jugada como fly m, o bien ? para ver la ayuda.
terminal-ravens-ambiguous = «{ $typed }» puede ser { $actions }.
terminal-ravens-help-fly = la propia jugada o su comienzo: f m, p raven, l t, e
terminal-ravens-help-pair = volar con dos cartas de vuelo iguales
terminal-ravens-help-pile = volar con la carta de arriba de tu pila, que es ^; también drop ^
terminal-ravens-help-space = para poner la piedra: la casilla 4 de Hugin
terminal-ravens-help-discards = los descartes, la senda mágica y las cartas de paisaje quitadas
terminal-ravens-begins =
    { $who ->
        [you] Etapa { $stage }: empiezas tú. La senda mágica muestra { $magic }.
       *[other] Etapa { $stage }: empieza { $name }. La senda mágica muestra { $magic }.
    }
terminal-ravens-turn = Etapa { $stage }, turno { $turn }: te toca
terminal-ravens-stage-over = La etapa { $stage } ha acabado

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
terminal-ravens-plays-left = Cartas que aún puedes jugar: { $hand } de la mano, { $pile } de la pila
terminal-ravens-discards =
    { $who ->
        [you] Cartas en tus descartes: { $cards }
       *[other] Cartas en los descartes de { $name }: { $cards }
    }
terminal-ravens-magic =
    { $who ->
        [you] Tus cartas en la senda mágica: { $cards }
       *[other] Cartas de { $name } en la senda mágica: { $cards }
    }
terminal-ravens-play-odin = Jugar una carta de Odín
terminal-ravens-put-stone = ¿En qué casilla del carril de { $raven } pones la piedra?
terminal-ravens-swap-with = ¿Con qué carta intercambias la carta { $card }?
terminal-ravens-new-pile = Tu nueva pila, de abajo arriba: { $cards }
terminal-ravens-drawn = Tomas la carta de paisaje { $card } (carril de Hugin, luego el de Munin).
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
        [you] Pones { $card } en la senda mágica: ahora tienes { $count } en ella.
       *[other] { $name } pone { $card } en la senda mágica: ahora tiene { $count } en ella.
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] Pones { $card } de la pila en la senda mágica: ahora tienes { $count } en ella.
       *[other] { $name } pone { $card } de la pila en la senda mágica: ahora tiene { $count } en ella.
    }
terminal-ravens-order-pile =
    { $who ->
        [you] Juegas Orden y reordenas la pila.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] Juegas Orden y alargas el camino.
       *[other] { ravens-did-order-path }
    }
terminal-ravens-raven-back =
    { $space ->
        [0]
            { $who ->
                [you] Haces retroceder a { $raven } a la salida.
               *[other] { $name } hace retroceder a { $raven } a la salida.
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
        [you] Intercambias las cartas { $first } y { $number }.
       *[other] { $name } intercambia las cartas { $first } y { $number }.
    }
terminal-ravens-lays =
    { $who ->
        [you] Pones { $card } al final del camino, como carta { $number }.
       *[other] { $name } pone { $card } al final del camino, como carta { $number }.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] Acabas tu turno.
       *[other] { $name } acaba su turno.
    }
terminal-ravens-draws =
    { $who ->
        [you] Robas { $cards }.
        [open] { $name } roba { $cards }.
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
                [0] Los dos cuervos están en la meta y era tu turno: ganas la etapa, pero sin ventaja.
                [one] { $raven } está en la meta: ganas la etapa con { $count } casilla de ventaja.
               *[other] { $raven } está en la meta: ganas la etapa con { $count } casillas de ventaja.
            }
       *[other]
            { $count ->
                [0] Los dos cuervos están en la meta y era el turno de { $name }: { $name } gana la etapa, pero sin ventaja.
                [one] { $raven } está en la meta: { $name } gana la etapa con { $count } casilla de ventaja.
               *[other] { $raven } está en la meta: { $name } gana la etapa con { $count } casillas de ventaja.
            }
    }
terminal-ravens-won-ahead =
    { $who ->
        [you]
            { $count ->
                [one] { $raven } va por delante tras { $turns } turnos: ganas la etapa con { $count } casilla de ventaja.
               *[other] { $raven } va por delante tras { $turns } turnos: ganas la etapa con { $count } casillas de ventaja.
            }
       *[other]
            { $count ->
                [one] { $raven } va por delante tras { $turns } turnos: { $name } gana la etapa con { $count } casilla de ventaja.
               *[other] { $raven } va por delante tras { $turns } turnos: { $name } gana la etapa con { $count } casillas de ventaja.
            }
    }
terminal-ravens-nobody-ahead = Tras { $turns } turnos los cuervos van igualados, así que nadie gana la etapa.
terminal-ravens-magic-points =
    { $gained ->
        [own] Cartas en la senda mágica: tú, { $own }; { $name }, { $other }. Te anotas { $points } puntos.
        [other] Cartas en la senda mágica: tú, { $own }; { $name }, { $other }. { $name } se anota { $points } puntos.
       *[nobody] Cartas en la senda mágica: tú, { $own }; { $name }, { $other }. Nadie se anota puntos por ella.
    }
terminal-ravens-magic-points-open =
    { $gained ->
        [somebody] Cartas en la senda mágica: { $counts }. { $name } se anota { $points } puntos.
       *[nobody] Cartas en la senda mágica: { $counts }. Nadie se anota puntos por ella.
    }

## Comandos

cli-compiling = Compilando las reglas; tarda medio minuto, pero solo la primera vez…
cli-play-level =
    { $rating ->
        [none] Nivel de los bots: { $level } ({ $bot })
       *[other] Nivel de los bots: { $level }, rating { $rating } ({ $bot })
    }
cli-serving = Allfather está en { $address }   (Ctrl-C lo detiene)
cli-site = El sitio está en { $folder }; cualquier alojamiento estático puede servirlo.
cli-site-not-built = La página aún no está construida: make page
cli-site-not-empty = { $folder } no está vacía: elige otra carpeta.
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
cli-hint-wins = victorias
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
        [one] { $bot } ha fallado { $count } vez: { $first }
       *[other] { $bot } ha fallado { $count } veces, la primera: { $first }
    }
cli-arena-rounded = Redondeado al alza a repartos enteros: cada pareja juega { $games } partidas, no { $wanted }.
cli-arena-stopped = La arena se ha detenido. Las partidas acabadas están en { $folder }; repite el mismo comando para continuar.
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
        [one] Eliminado. El nombre se ha quitado de { $tables } mesa; un servidor en marcha puede seguir mostrándolo hasta que esa mesa acabe.
       *[other] Eliminado. El nombre se ha quitado de { $tables } mesas; un servidor en marcha puede seguir mostrándolo hasta que esas mesas acaben.
    }
cli-admin-banned = Acceso prohibido. Un servidor en marcha lo aplica en unos segundos.
cli-admin-unbanned = Se ha levantado la prohibición de acceso.
cli-admin-closed = Mesa cerrada.
cli-admin-closed-unreadable = Mesa cerrada en la lista de mesas. Sus eventos no se pueden leer y se han dejado como estaban.
cli-admin-retried = Un servidor en marcha la volverá a leer cuando llegue alguien o haya algo pendiente en ella.
cli-admin-announced = Anuncio publicado. Un servidor en marcha lo muestra en unos segundos.

cli-not-utf8 = { $file } no es texto UTF-8
cli-not-installed = { $package } no está instalado: pip install '.[server]'
cli-cannot-listen = no se puede escuchar en { $address }: { $why }

cli-admin-kind =
    { $kind ->
        [bot] bot
       *[person] persona
    }
cli-admin-status =
    { $status ->
        [playing] en juego
       *[open] abierta
    }
cli-admin-seats =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
cli-admin-format = formato { $number }

cli-progress =
    { $done ->
        [0] partidas
       *[other] partidas ({ $done } ya jugadas)
    }

cli-bench-play = Juego al azar, { $rules }
cli-bench-search = Búsqueda
cli-bench-envs = Entornos
cli-bench-command = comando: { $command }
cli-bench-machine =
    { $cores ->
        [one] máquina: { $processor }, { $cores } núcleo; { $gpu }
       *[other] máquina: { $processor }, { $cores } núcleos; { $gpu }
    }
cli-bench-no-gpu = sin GPU
cli-bench-not-installed = no instalado
cli-bench-game = juego
cli-bench-players = jugadores
cli-bench-one-core = un núcleo
cli-bench-all-cores = todos los núcleos
cli-bench-gpu = GPU
cli-bench-beside-peer = un núcleo / OpenSpiel
cli-bench-ratio = proporción
cli-bench-decisions = Millones de decisiones por segundo, mediana de { $rounds } mediciones:
cli-bench-peer = Simulaciones de { $game } con OpenSpiel (C++) en la misma medición, un núcleo: { $rate }.
cli-bench-no-peer = OpenSpiel no está instalado ({ $command }), así que no hay con qué comparar.
cli-bench-playouts = Simulaciones por segundo de CPU, { $positions } posiciones de partidas de { $bot }, mediana de { $rounds } mediciones:
cli-bench-playouts-rate = simulaciones/s
cli-bench-modules = Juego al azar y búsqueda de dos jugadores en un núcleo, mediana de { $rounds } rondas que miden ambos:
cli-bench-of-decisions = decisiones
cli-bench-of-playouts = simulaciones
cli-bench-of-evaluations = evaluaciones de la red
cli-bench-of-guided = simulaciones con la red
cli-bench-native = nativo, por s
cli-bench-in-node = WebAssembly en Node, por s
cli-bench-in-chromium = WebAssembly en Chromium, por s
cli-bench-built = Los módulos, compilados en { $seconds } s:
cli-bench-file = archivo
cli-bench-bytes = tamaño en bytes
cli-bench-gzipped = con gzip
cli-bench-steps = Pasos por segundo, mediana de { $rounds } mediciones:
cli-bench-steps-rate = pasos/s
cli-bench-env = entorno
cli-bench-beside = comparado con
cli-bench-empty = uno vacío
cli-bench-game-for = { $game } para { $players }
cli-bench-vector = vector de Gymnasium de { $games }
cli-bench-batch = lote de { $games }
cli-bench-cores =
    { $count ->
        [one] { $count } núcleo
       *[other] { $count } núcleos
    }

## Errores. Lo que se encuentra o se espera se cita tal como se escribe; $detail está en inglés, para los casos raros.

cli-at-line = línea { $line }: { $why }
cli-not-legal = { $action } no está permitido aquí: { $why }
cli-error-bad-option = Opción no válida: { $detail }
cli-error-bad-notation = No se entiende: { $detail }
cli-error-bad-position = Posición imposible: { $detail }
cli-error-bad-deal = Reparto imposible: { $detail }
cli-error-bad-record = Registro no válido: { $detail }
cli-error-illegal-action = Acción no permitida: { $detail }
cli-error-out-of-turn = No es posible en esta posición: { $detail }
cli-error-bot-failed = Un bot ha fallado: { $detail }
why-no-device = Aquí no se puede usar ninguna GPU con CUDA: elige --device cpu o instala allfather[cuda] en una máquina que la tenga.
why-bad-option-players = { $game } es para entre { $least } y { $most } jugadores, no { $found }.
why-bad-option-players-only = { $game } es para { $most } jugadores, no { $found }.
why-bad-option-seed = Una semilla es un número entero de 0 a 2**63 - 1, no { $found }.
why-bad-option-switch = { $option } tiene que ser true o false, no { $found }.
why-bad-option-choice = { $option } tiene que ser { $choices }, no { $found }.
why-bad-option-range = { $option } tiene que ser un número entero de { $least } a { $most }, no { $found }.
why-bad-option-at-least = { $option } tiene que ser al menos { $least }, no { $found }.
why-bad-option-seconds = { $option } tiene que ser más de 0 y como máximo { $most } segundos, no { $found }.
why-bad-option-positive = { $option } tiene que ser más de 0 segundos, no { $found }.
why-bad-option-move-limit = El límite de tiempo tiene que ser más de 0 segundos, no { $found }.
why-bad-option-number = { $option } tiene que ser un número, no { $found }.
why-bad-option-whole = Se espera un número entero, no { $found }.
why-bad-option-whole-or = Se espera un número entero o { $choices }, no { $found }.
why-bad-option-unknown = { $game } no tiene la opción { $option }.
why-bad-option-game = No hay ningún juego { $found }. Elige { $choices }.
why-bad-option-bot = No hay ningún bot { $found }. Elige { $choices }.
why-bad-option-bot-package = El bot { $bot } necesita { $package }, que no está instalado.
why-bad-option-setting = { $bot } no tiene el ajuste { $setting }.
why-bad-option-no-hint = { $bot } no dice lo que piensa: pregunta a un bot de búsqueda.
why-bad-option-two-bots = Una arena necesita al menos dos bots, no { $found }.
why-bad-option-same-bot = Cada bot participa una sola vez, y { $bot } aparece dos veces.
why-bad-option-folder-files = { $folder } contiene otros archivos: elige otra carpeta.
why-bad-option-folder-busy = Ya hay una arena en marcha en { $folder }: espera a que acabe o elige otra carpeta.
why-bad-option-folder-arena = { $folder } contiene otra arena: elige otra carpeta.
why-bad-option-folder-differs = { $folder } contiene otra arena, con { $key } { $theirs } en lugar de { $ours }: elige otra carpeta.
why-bad-option-package = { $package } no está instalado: { $command }
why-bad-option-not-weights = { $file } no es un archivo de pesos: { $detail }
why-bad-option-other-weights = los pesos de { $file } no sirven para { $rules } tal como es ahora
why-bad-option-no-net = todavía no hay ninguna red para { $game }
why-bad-option-training-setting = { $where } no tiene el ajuste { $found }; tiene { $choices }
why-bad-option-training-decisions = { $file } no dice de cuántas decisiones hay que aprender
why-bad-option-training-batches = { $games } partidas no se pueden dividir en { $batches } lotes
why-bad-option-training-game = no hay ajustes para { $game }: indica los tuyos con --config
why-bad-option-training-opponents = rivales desconocidos: { $found }; los hay { $choices }
why-bad-option-components-lists = components: se espera 'standard' o tres listas: cartas de paisaje / cartas de un jugador / cartas de la senda mágica, no { $found }.
why-bad-option-components-total =
    { $part ->
        [landscapes] components: tiene que haber de 1 a { $most } cartas de paisaje, no { $found }.
        [player] components: tiene que haber de 1 a { $most } cartas por jugador, no { $found }.
       *[magic] components: tiene que haber de 1 a { $most } cartas de la senda mágica, no { $found }.
    }
why-bad-option-components-card = { $source }: { $part }: no hay ninguna carta { $found }. Elige { $choices }.
why-bad-option-components-number = { $source }: { $key } tiene que ser un número de 0 a { $most }, no { $found }.
why-bad-option-components-way = { $source }: magic.ways contiene { $found }. Se esperan dos de { $cards }, por ejemplo 'Odin+M'.
why-bad-option-components-word =
    { $part ->
        [landscapes] components: cartas de paisaje: se espera una carta con su número, por ejemplo { $example }, no { $found }.
       *[player] components: cartas de un jugador: se espera una carta con su número, por ejemplo { $example }, no { $found }.
    }
why-bad-option-components-order = components: se espera { $wanted }, no { $found }.
why-bad-option-components-not-toml = { $source } no describe los componentes de un juego: { $detail }
why-bad-option-components-key = { $source }: no hay ninguna clave { $found }. Elige { $choices }.
why-bad-option-components-missing =
    { $type ->
        [dict] { $source }: falta la clave { $key }, que tiene que ser una tabla.
       *[list] { $source }: falta la clave { $key }, que tiene que ser una lista.
    }
why-bad-option-components-type =
    { $type ->
        [dict] { $source }: { $key } tiene que ser una tabla, no { $found }.
       *[list] { $source }: { $key } tiene que ser una lista, no { $found }.
    }
why-bad-notation-position = No es una posición de { $game }: { $found }
why-bad-notation-bot = Se espera un bot como 'greedy' o 'search:time=0.5', no { $found }.
why-bad-notation-setting-twice = Un ajuste aparece dos veces en { $found }.
why-bad-position-impossible = Posición imposible: { $found }: { $detail }
why-bad-record-missing = Falta { $key }.
why-bad-record-type =
    { $type ->
        [int] { $key } tiene que ser un número entero, no { $found }.
        [bool] { $key } tiene que ser true o false, no { $found }.
        [list] { $key } tiene que ser una lista, no { $found }.
        [dict] { $key } tiene que ser una tabla, no { $found }.
       *[str] { $key } tiene que ser un texto, no { $found }.
    }
why-bad-record-unknown = { $key } no tiene sentido aquí.
why-bad-record-mismatch = { $key } es { $found }, pero de la partida resulta { $wanted }.
why-bad-record-not-toml = No es TOML: { $detail }
why-bad-record-format = format tiene que ser { $wanted }, no { $found }.
why-bad-record-other-game = game tiene que ser { $wanted }, no { $found }.
why-bad-record-old-rules = La partida se jugó con las reglas { $found }, que han cambiado; solo se pueden leer registros de { $wanted }.
why-bad-record-game = No hay ningún juego { $found }.
why-bad-record-no-game = No es un registro: no indica el juego.
why-bad-record-too-large = No es un registro: contiene un número o una lista demasiado grande.
why-bad-request-address = { $found } no es una dirección ni una red.
why-not-found-ban = Esa prohibición no existe.
why-not-found-person = Esa persona no existe.
why-not-found-set-aside = Esa mesa no se había apartado.
cli-os-ENOENT = No existe el archivo o la carpeta
cli-os-EACCES = Permiso denegado
cli-os-EPERM = Operación no permitida
cli-os-EEXIST = El archivo ya existe
cli-os-EISDIR = Es una carpeta
cli-os-ENOTDIR = No es una carpeta
cli-os-ENOSPC = No queda espacio en el disco
cli-os-EROFS = Sistema de archivos de solo lectura
cli-os-EADDRINUSE = La dirección ya está en uso
cli-os-EADDRNOTAVAIL = Esta máquina no tiene esa dirección
cli-settings-file = No se puede leer { $file }: { $reason }
cli-settings-not-toml = { $file } no es TOML: { $detail }
cli-settings-unknown = { $where }: no hay ningún ajuste { $setting }.
cli-settings-value = { $where }: valor no válido de { $setting }: { $detail }
cli-store-error = La base de datos comunica un error: { $detail }
cli-store-not-empty = La base de datos no está vacía: una copia de seguridad solo se puede restaurar en una vacía.
cli-store-inconsistent = La copia de seguridad es incoherente.
cli-store-other-version = { $file } no es una copia de seguridad de esta versión.
cli-store-no-backup = { $file } no es una copia de seguridad o está incompleta.
cli-store-newer = La base de datos tiene el esquema { $schema }, de una versión más reciente de allfather; esta conoce el { $known }.
cli-store-scheme = Una base de datos es postgresql://…, sqlite:///PATH o la ruta de un archivo, no { $scheme }://….
cli-store-url = La URL de la base de datos PostgreSQL no es válida.
cli-store-unreachable = No se puede acceder a PostgreSQL: { $detail }
cli-store-open = No se puede abrir { $file }: { $detail }
cli-store-in-use = Otro proceso está usando { $file }: un archivo solo puede usarlo un servidor a la vez.
cli-store-copy = No se puede copiar { $source } en { $target }: { $detail }

click-error = Error: { $message }
click-try = Para ver la ayuda, escribe «{ $command } { $option }».
click-aborted = ¡Interrumpido!
click-default = por defecto: { $default }
click-required = obligatorio
click-invalid = Valor no válido: { $message }
click-invalid-for = Valor no válido para { $param_hint }: { $message }
click-missing-argument = Falta el argumento
click-missing-option = Falta la opción
click-missing-command = Falta un comando.
click-choose = Opciones:{ "\u000A" }{ "\u0009" }{ $choices }
click-no-option = No existe la opción { $name }.
click-no-command = No existe el comando { $name }.
click-did-you-mean =
    { $count ->
        [one] ¿Querías decir { $possibility }?
       *[other] (¿Querías decir alguna de estas: { $possibilities }?)
    }
click-extra =
    { $count ->
        [one] Sobra un argumento ({ $args })
       *[other] Sobran argumentos ({ $args })
    }
click-needs-value =
    { $count ->
        [one] La opción { $name } necesita un valor.
       *[other] La opción { $name } necesita { $nargs } valores.
    }
click-takes-no-value = La opción { $name } no lleva ningún valor.
click-not-one-of =
    { $count ->
        [one] { $value } no es { $choice }.
       *[other] { $value } no es ninguno de estos: { $choices }.
    }
click-not-a-number = { $value } no es un número válido aquí.
click-not-in-range = { $value } no está en el intervalo { $range }.
click-is-a-file = { $filename } es un archivo.
click-is-a-folder = { $filename } es una carpeta.
click-not-readable = { $filename } no se puede leer.

## Ayuda de los comandos. Las palabras en mayúsculas son nombres de argumentos, iguales en todos los idiomas.

help-usage = Uso:
help-options = Opciones:
help-commands = Comandos:
help-example = Ejemplo:
help-allfather = ODIN y Odins Raben: jugar, simular, comprobar.
help-play = Jugar en la terminal contra bots.
help-play-seed = Semilla de los repartos; por defecto, al azar.
help-play-bot = El bot que juega en los demás asientos: un nivel (thrall, karl, hirdman, jarl, konung) u otro bot.
help-trace = Mostrar partidas al azar como líneas JSON, con el estado completo en cada decisión.
help-sim = Jugar muchas partidas al azar y mostrar un resumen.
help-sim-out = Guardar además todos los resultados en este archivo .npz.
help-bench = Medir las decisiones por segundo y compararlas con OpenSpiel si está instalado.
help-bench-envs = Medir los pasos por segundo de cada entorno y compararlos con los de entornos parecidos de otros proyectos.
help-bench-search = Medir las simulaciones por segundo de una búsqueda en un solo núcleo.
help-bench-wasm = Medir los módulos de WebAssembly en Node junto al código nativo.
help-arena =
    Hacer que los bots jueguen entre sí con repartos iguales.

    Todas las parejas juegan los mismos repartos. Con dos jugadores cada reparto se juega dos veces, intercambiando los asientos; con más, cada bot de una pareja ocupa él solo, por turno, cada uno de los asientos, contra el otro bot en todos los demás. Para continuar una arena detenida, repite el mismo comando.
help-arena-games = Partidas de cada pareja, redondeadas al alza a repartos enteros.
help-arena-out = Carpeta para las partidas y los resultados; por defecto, una dentro de esta carpeta, con un nombre según la configuración de la arena.
help-wasm = Compilar GAME como módulo de WebAssembly, con otro archivo al lado que indica dónde está cada cosa en su memoria.
help-wasm-out = El archivo del módulo; el de al lado termina en .json, y un juego con red tiene también .net.wasm y .weights.
help-train = Entrenar una red para GAME, que juega contra sí misma; el mismo comando continúa un entrenamiento interrumpido.
help-train-config = Un archivo TOML con ajustes; por defecto, el incluido en el paquete.
help-train-out = Carpeta para los puntos de control, la curva y la red.
help-perft = Contar las secuencias de acciones a partir de POSITION de GAME.
help-hint = Valorar cada acción en POSITION de GAME con una búsqueda que solo sabe lo que puede saber quien tiene el turno.
help-hint-bot = Un bot de búsqueda y su límite de cálculo.
help-hint-seed = La misma semilla y las mismas simulaciones dan la misma respuesta.
help-replay = Mostrar cada paso de una partida guardada; FILE puede ser - para leer de la entrada estándar.
help-serve =
    Servir los juegos a navegadores y bots.

    Los demás ajustes vienen de un archivo o de variables de entorno ALLFATHER_…; docs/hosting.md los enumera.
help-site = Escribir la página en FOLDER para un alojamiento estático: todo lo que funciona sin servidor.
help-admin = Administrar un servidor, en marcha o no: copias de seguridad, personas, prohibiciones de acceso, mesas, anuncios.
help-admin-backup = Guardar todos los datos del servidor en TARGET, incluso si está en marcha.
help-admin-restore = Restaurar la copia de seguridad SOURCE en un servidor vacío, con cualquiera de las dos bases de datos.
help-admin-list-people = Listar las personas, primero las vistas más recientemente.
help-admin-export-person = Mostrar como JSON todo lo que está guardado sobre PERSON (un id).
help-admin-delete-person = Eliminar todo lo que está guardado sobre PERSON (un id); sus partidas se conservan sin el nombre.
help-admin-ban = Prohibir el acceso a una persona (por id), o a una dirección o red.
help-admin-unban = Levantar la prohibición de acceso de una persona o dirección.
help-admin-list-tables = Listar las mesas abiertas o en juego, primero las que han cambiado más recientemente.
help-admin-close-table = Cerrar TABLE, por su id o su código.
help-admin-list-set-aside = Listar las mesas que no se pudieron leer, primero las más recientes, y por qué.
help-admin-export-table = Mostrar los eventos guardados de TABLE, por su id o su código, con todos los secretos; también si la mesa no se puede leer.
help-admin-retry-table = Hacer que se vuelva a leer TABLE, una mesa que se había apartado.
help-admin-announce = Mostrar TEXT a todos, ahora y a quienes se conecten en las próximas horas.
help-option-language = Idioma; por defecto, el del sistema.
help-option-help = Mostrar esta ayuda y salir.
help-option-version = Mostrar la versión y salir.
help-option-players = Número de jugadores.
help-option-components = Las cartas del juego: standard, un archivo TOML o un texto como 'MF9 / M9 raven2 / Odin+M'.
help-option-seed = La misma semilla da las mismas partidas.
help-option-games = Número de partidas.
help-option-device = Dispositivo.
help-option-threads = Hilos de la CPU; por defecto, todos los núcleos.
help-option-seconds = Tiempo de cada medición.
help-option-move_limit = Límite de tiempo por jugada; por defecto, ninguno.
help-option-engine = Motor que ejecuta las partidas.
help-option-jobs = Partidas que se juegan a la vez; por defecto, una por núcleo.
help-option-depth = Cuántas acciones se miran por adelantado.
help-option-split = Contar también por separado para cada primera acción.
help-option-as_json = Mostrar líneas JSON, como hace trace.
help-option-file = Un archivo TOML con ajustes.
help-option-data = Carpeta para todos los datos del servidor.
help-option-database = postgresql://…; por defecto, un archivo SQLite en la carpeta de datos.
help-option-host = Dirección en la que escucha; 0.0.0.0 significa todas las redes.
help-option-port = Puerto en el que escucha; 0 elige uno libre.
help-option-public_url = La dirección que usan los jugadores, para los enlaces y el código QR.
help-option-qr = Mostrar la dirección como código QR.
help-option-reason = El motivo que verá la persona afectada.
help-option-days = Durante cuántos días; por defecto, para siempre.
help-option-hours = Durante cuántas horas.
