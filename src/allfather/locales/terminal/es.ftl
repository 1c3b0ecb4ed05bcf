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

## Comandos

cli-compiling = Compilando las reglas; tarda medio minuto, pero solo la primera vez…
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

## Ayuda de los comandos. Las palabras en mayúsculas son nombres de argumentos, iguales en todos los idiomas.

help-usage = Uso:
help-options = Opciones:
help-commands = Comandos:
help-example = Ejemplo:
help-allfather = ODIN y Odins Raben: jugar, simular, comprobar.
help-play = Jugar en la terminal contra bots.
help-play-seed = Semilla de los repartos; por defecto, al azar.
help-play-bot = El bot que juega en los demás asientos.
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
help-wasm-out = El archivo del módulo; el de al lado termina en .json.
help-perft = Contar las secuencias de acciones a partir de POSITION de GAME.
help-hint = Valorar cada acción en POSITION de GAME con una búsqueda que solo sabe lo que puede saber quien tiene el turno.
help-hint-bot = Un bot de búsqueda y su límite de cálculo.
help-hint-seed = La misma semilla y las mismas simulaciones dan la misma respuesta.
help-replay = Mostrar cada paso de una partida guardada; FILE puede ser - para leer de la entrada estándar.
help-serve =
    Servir los juegos a navegadores y bots.

    Los demás ajustes vienen de un archivo o de variables de entorno ALLFATHER_…; docs/hosting.md los enumera.
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
