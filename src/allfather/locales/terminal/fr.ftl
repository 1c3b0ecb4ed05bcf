### Ce que seul le terminal dit, en français ; le reste vient des messages de la page, qui servent aussi ici.
### $who vaut "you" si la phrase parle de la personne qui la lit ; les autres ont un nom, $name. Les cartes, les actions et
### ce que l’on tape sont une notation, la même dans toutes les langues.

## Tous les jeux

terminal-you = Vous
terminal-none = aucune
terminal-points = points
terminal-cards = cartes
terminal-which-game = { $games }. Quel jeu ? (Entrée : 1)
terminal-which-game-again = Tapez le numéro ou le nom d’un jeu, ou q pour quitter.
terminal-goodbye = Au revoir.
terminal-welcome = Bienvenue dans { $game }.
terminal-at-table = À la table : { $names }.
terminal-how = Tapez ? pour l’aide, q pour quitter.
terminal-no-cards = Les cartes n’ont pas encore été distribuées.
terminal-choice = Votre choix :
terminal-enter-choose = Entrée pour choisir { $action } :
terminal-enter-leave = Entrée pour quitter :
terminal-nothing-to-choose = Il n’y a rien à choisir pour le moment.
terminal-nothing-else = C’est tout ce que vous pouvez faire :
terminal-nothing-chosen = Aucun choix.
terminal-not-understood = « { $typed } » n’a pas été compris.
terminal-hint = Tapez un numéro du menu, un coup, ou ? pour l’aide.
terminal-menu-numbers = Le menu va de 1 à { $last }.
terminal-menu-keys = Le menu propose { $keys }.
terminal-menu-part = (partie { $number } sur { $count } : m montre la suite)
terminal-bot-failed = Le bot de { $name } a échoué ; un coup simple est joué à sa place : { $error }
terminal-leave-sure = Quitter la table ? (y = oui, n = non)
terminal-go-on = Bien, la partie continue.
terminal-leave = Vous quittez la table. Au revoir.

terminal-log =
    { $chapter ->
        [round] Dans ce tour :
        [turns] Dans ces deux tours :
       *[hand] Dans cette manche :
    }
terminal-log-nothing =
    { $chapter ->
        [round] Il ne s’est encore rien passé dans ce tour.
        [turns] Il ne s’est encore rien passé dans ces deux tours.
       *[hand] Il ne s’est encore rien passé dans cette manche.
    }
terminal-log-before =
    { $chapter ->
        [round] Dans le tour précédent :
        [turns] Dans les tours précédents :
       *[hand] Dans la manche précédente :
    }

terminal-file = FICHIER
terminal-save-what = Donnez un nom de fichier : save FICHIER, par exemple save partie.toml.
terminal-save-exists = Pas enregistré : { $file } existe déjà, choisissez un autre nom.
terminal-save-failed = Pas enregistré dans { $file } : { $why }.
terminal-saved = Enregistré dans { $file }.
terminal-saved-secret = Enregistré dans { $file } (les cartes de tout le monde y sont : ne trichez pas).

terminal-won =
    { $who ->
        [you]
            { $points ->
                [one] Vous gagnez la partie avec { $points } point.
               *[other] Vous gagnez la partie avec { $points } points.
            }
       *[other]
            { $points ->
                [one] { $name } gagne la partie avec { $points } point.
               *[other] { $name } gagne la partie avec { $points } points.
            }
    }
terminal-shared =
    { $points ->
        [one] Victoire partagée, avec { $points } point chacun : { $names }.
       *[other] Victoire partagée, avec { $points } points chacun : { $names }.
    }
terminal-not-dealt =
    { $part ->
        [stage] L’étape suivante n’a pas été distribuée : la partie s’arrête ici.
       *[hand] La manche suivante n’a pas été distribuée : la partie s’arrête ici.
    }
terminal-keep = Tapez save FICHIER pour garder cette partie.
terminal-over = La partie est finie : tapez save FICHIER pour la garder, ou Entrée pour quitter.

terminal-help = Ce que vous pouvez taper
terminal-help-number = le choix 7 du menu
terminal-help-menu = le menu encore une fois, ou la suite d’une longue liste
terminal-help-hand = la table et vos cartes
terminal-help-log = ce qui vient de se passer
terminal-help-scores = les points, et le nombre de cartes de chacun
terminal-help-save = écrire la partie dans un fichier
terminal-help-quit = quitter la table (à confirmer par y)
terminal-help-rules = les règles

terminal-record-ends = L’enregistrement s’arrête ici.

## ODIN

terminal-odin-aim = Débarrassez-vous de vos cartes : chacune de celles qui vous restent est un point.
terminal-odin-end = Quand quelqu’un a { $limit } points ou plus après une manche, la personne qui en a le moins gagne.
terminal-odin-end-hand = Après une seule manche, la personne qui a le moins de points gagne.
terminal-odin-cards = Une carte est une couleur et un chiffre de 1 à 9 : { $colours }.
terminal-odin-hint = Tapez un numéro du menu, des cartes comme g7 g3, ou ? pour l’aide.
terminal-odin-help-cards = jouer ces cartes, dans n’importe quel ordre ; b6 sert aussi à prendre une carte
terminal-odin-help-pass = passer
terminal-odin-help-known = les cartes que les autres ont prises à la vue de tous, et la défausse
terminal-odin-turn =
    { $doing ->
        [lead] Manche { $number } : à vous d’entamer
       *[follow] Manche { $number } : à vous
    }
terminal-odin-opens =
    { $who ->
        [you] Manche { $number } : vous ouvrez.
       *[other] Manche { $number } : { $name } ouvre.
    }
terminal-odin-hand-over = La manche { $number } est finie
terminal-odin-cards-left = cartes en main
terminal-odin-hand = Votre main : { $cards }
terminal-odin-middle =
    { $who ->
        [you] Centre : { $cards }, par vous
       *[other] Centre : { $cards }, par { $name }
    }
terminal-odin-middle-empty = Centre : vide
terminal-odin-beat = Vous battez { $beaten } avec { $cards }.
terminal-odin-known = Cartes que les autres ont prises à la vue de tous et ont encore en main :
terminal-odin-play =
    { $count ->
        [one] Jouer une carte :
       *[other] Jouer { $count } cartes :
    }
terminal-odin-play-all =
    { $count ->
        [one] Jouer votre dernière carte :
       *[other] Jouer toutes vos { $count } cartes :
    }
terminal-odin-enter-pass = Entrée pour passer :
terminal-odin-passes =
    { $who ->
        [you] Vous passez.
       *[other] { odin-say-passed }
    }
terminal-odin-round-over =
    { $who ->
        [you] Tous les autres ont passé : à vous d’entamer.
       *[other] Tous les autres ont passé : { $name } entame.
    }
terminal-odin-leads =
    { $who ->
        [you] Vous entamez avec { $cards }.
       *[other] { $name } entame avec { $cards }.
    }
terminal-odin-leads-out =
    { $who ->
        [you] Vous entamez avec { $cards } et n’avez plus de cartes.
       *[other] { $name } entame avec { $cards } et n’a plus de cartes.
    }
terminal-odin-takes =
    { $who ->
        [you] Vous jouez { $cards } et prenez { $card }.
       *[other] { $name } joue { $cards } et prend { $card }.
    }
terminal-odin-plays-out =
    { $who ->
        [you] Vous jouez { $cards } et n’avez plus de cartes.
       *[other] { $name } joue { $cards } et n’a plus de cartes.
    }

## Odins Raben

terminal-ravens-race = Vous dirigez { $own }, { $name } dirige { $other }.
terminal-ravens-aim = Arrivez avant l’autre au bout du parcours, avec le plus d’avance possible : la partie va jusqu’à { $goal } points.
terminal-ravens-landscapes = Paysages : M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Cartes Odin : order ({ card-order }), raven ({ card-raven }), land ({ card-land }), stone ({ card-stone }).
terminal-ravens-hint = Tapez ce que le menu montre devant un choix, un coup comme fly m, ou ? pour l’aide.
terminal-ravens-ambiguous = « { $typed } » peut être { $actions }.
terminal-ravens-help-fly = le coup lui-même, ou son début : f m, p raven, l t, e
terminal-ravens-help-pair = avancer avec deux cartes de vol identiques
terminal-ravens-help-pile = avancer avec le dessus de votre pile supplémentaire, noté ^ ; de même drop ^
terminal-ravens-help-space = comme place pour la pierre : la case 4 de Hugin
terminal-ravens-help-discards = les défausses, le trajet magique et les paysages retirés
terminal-ravens-begins =
    { $who ->
        [you] Étape { $stage } : vous commencez. Le trajet magique est { $magic }.
       *[other] Étape { $stage } : { $name } commence. Le trajet magique est { $magic }.
    }
terminal-ravens-turn = Étape { $stage }, tour { $turn } : à vous
terminal-ravens-stage-over = L’étape { $stage } est finie

# Les colonnes d’un tableau : courtes, pour tenir toutes dans une ligne de 72 caractères, précédées de deux espaces.
terminal-ravens-head-magic = trajet mag.
terminal-ravens-head-hand = main
terminal-ravens-head-pile = pile suppl.
terminal-ravens-head-pack = pioche
terminal-ravens-head-discards = défausse

terminal-ravens-stone = Pierre : case { $space } de { $raven }
terminal-ravens-stone-off = Pierre : hors du parcours
terminal-ravens-hand = Votre main : { $cards }
terminal-ravens-hand-odin = Votre main : { $cards }   Odin : { $odin }
terminal-ravens-pile = Votre pile supplémentaire, de bas en haut : { $cards }
terminal-ravens-pile-empty = Votre pile supplémentaire est vide
terminal-ravens-plays-left = Cartes encore permises : { $hand } de la main, { $pile } de la pile
terminal-ravens-discards =
    { $who ->
        [you] Votre défausse : { $cards }
       *[other] Défausse de { $name } : { $cards }
    }
terminal-ravens-magic =
    { $who ->
        [you] Vos cartes sur le trajet magique : { $cards }
       *[other] Cartes de { $name } sur le trajet magique : { $cards }
    }
terminal-ravens-play-odin = Jouer une carte Odin
terminal-ravens-put-stone = Où posez-vous la pierre dans le couloir de { $raven } ?
terminal-ravens-swap-with = Avec quelle carte échangez-vous la carte { $card } ?
terminal-ravens-new-pile = Votre nouvelle pile, de bas en haut : { $cards }
terminal-ravens-drawn = Vous piochez la carte paysage { $card } (couloir de Hugin, puis de Munin).
terminal-ravens-enter-end = Entrée pour finir votre tour :

terminal-ravens-flies =
    { $who ->
        [you] Vous avancez avec { $cards } : { $raven } à la case { $space }.
       *[other] { $name } avance avec { $cards } : { $raven } à la case { $space }.
    }
terminal-ravens-flies-pile =
    { $who ->
        [you] Vous avancez avec { $cards } de la pile : { $raven } à la case { $space }.
       *[other] { $name } avance avec { $cards } de la pile : { $raven } à la case { $space }.
    }
terminal-ravens-clears =
    { $who ->
        [you] Vous retirez la pierre avec { $cards } et avancez : { $raven } à la case { $space }.
       *[other] { $name } retire la pierre avec { $cards } et avance : { $raven } à la case { $space }.
    }
terminal-ravens-clears-pile =
    { $who ->
        [you] Vous retirez la pierre avec { $cards } de la pile et avancez : { $raven } à la case { $space }.
       *[other] { $name } retire la pierre avec { $cards } de la pile et avance : { $raven } à la case { $space }.
    }
terminal-ravens-piles =
    { $who ->
        [you] Vous mettez { $card } sur votre pile.
       *[other] { ravens-did-pile }
    }
terminal-ravens-drops =
    { $who ->
        [you] Vous défaussez { $card }.
       *[other] { $name } défausse { $card }.
    }
terminal-ravens-drops-pile =
    { $who ->
        [you] Vous défaussez { $card } de la pile.
       *[other] { $name } défausse { $card } de la pile.
    }
terminal-ravens-adds-magic =
    { $who ->
        [you] Vous posez { $card } sur le trajet magique : vous en avez { $count }.
       *[other] { $name } pose { $card } sur le trajet magique et en a { $count }.
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] Vous posez { $card } de la pile sur le trajet magique : vous en avez { $count }.
       *[other] { $name } pose { $card } de la pile sur le trajet magique et en a { $count }.
    }
terminal-ravens-order-pile =
    { $who ->
        [you] Vous réordonnez votre pile.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] Vous allongez le parcours avec une carte Ordre.
       *[other] { ravens-did-order-path }
    }
terminal-ravens-raven-back =
    { $space ->
        [0]
            { $who ->
                [you] Vous faites reculer { $raven } jusqu’au départ.
               *[other] { $name } fait reculer { $raven } jusqu’au départ.
            }
       *[other]
            { $who ->
                [you] Vous faites reculer { $raven } à la case { $space }.
               *[other] { $name } fait reculer { $raven } à la case { $space }.
            }
    }
terminal-ravens-raven-on =
    { $who ->
        [you] Vous faites avancer { $raven } à la case { $space }.
       *[other] { $name } fait avancer { $raven } à la case { $space }.
    }
terminal-ravens-land-turn =
    { $who ->
        [you] Vous tournez la carte { $number }, qui devient { $card }.
       *[other] { $name } tourne la carte { $number }, qui devient { $card }.
    }
terminal-ravens-land-remove =
    { $who ->
        [you] Vous retirez la carte { $number }, { $card }.
       *[other] { $name } retire la carte { $number }, { $card }.
    }
terminal-ravens-stone-put =
    { $who ->
        [you] Vous posez la pierre sur la case { $number } de { $raven }.
       *[other] { $name } pose la pierre sur la case { $number } de { $raven }.
    }
terminal-ravens-stone-swap =
    { $who ->
        [you] Vous échangez les cartes { $first } et { $number }.
       *[other] { $name } échange les cartes { $first } et { $number }.
    }
terminal-ravens-lays =
    { $who ->
        [you] Vous posez { $card } au bout du parcours : carte { $number }.
       *[other] { $name } pose { $card } au bout du parcours : carte { $number }.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] Vous finissez votre tour.
       *[other] { $name } finit son tour.
    }
terminal-ravens-draws =
    { $who ->
        [you] Vous piochez { $cards }.
        [open] { $name } pioche { $cards }.
       *[other]
            { $count ->
                [one] { $name } pioche { $count } carte.
               *[other] { $name } pioche { $count } cartes.
            }
    }

terminal-ravens-won =
    { $who ->
        [you]
            { $count ->
                [0] Les deux corbeaux sont à l’arrivée et c’était à vous de jouer : vous gagnez l’étape, mais sans avance.
                [one] { $raven } est à l’arrivée : vous gagnez l’étape avec { $count } case d’avance.
               *[other] { $raven } est à l’arrivée : vous gagnez l’étape avec { $count } cases d’avance.
            }
       *[other]
            { $count ->
                [0] Les deux corbeaux sont à l’arrivée et c’était à { $name } de jouer : { $name } gagne l’étape, mais sans avance.
                [one] { $raven } est à l’arrivée : { $name } gagne l’étape avec { $count } case d’avance.
               *[other] { $raven } est à l’arrivée : { $name } gagne l’étape avec { $count } cases d’avance.
            }
    }
terminal-ravens-won-ahead =
    { $who ->
        [you]
            { $count ->
                [one] { $raven } est en tête après { $turns } tours : vous gagnez l’étape avec { $count } case d’avance.
               *[other] { $raven } est en tête après { $turns } tours : vous gagnez l’étape avec { $count } cases d’avance.
            }
       *[other]
            { $count ->
                [one] { $raven } est en tête après { $turns } tours : { $name } gagne l’étape avec { $count } case d’avance.
               *[other] { $raven } est en tête après { $turns } tours : { $name } gagne l’étape avec { $count } cases d’avance.
            }
    }
terminal-ravens-nobody-ahead = Après { $turns } tours, aucun corbeau n’est en tête : personne ne gagne l’étape.
terminal-ravens-magic-points =
    { $gained ->
        [own] Cartes sur le trajet magique : vous { $own }, { $name } { $other }. Vous marquez { $points } points.
        [other] Cartes sur le trajet magique : vous { $own }, { $name } { $other }. { $name } marque { $points } points.
       *[nobody] Cartes sur le trajet magique : vous { $own }, { $name } { $other }. Cela ne rapporte rien à personne.
    }
terminal-ravens-magic-points-open =
    { $gained ->
        [somebody] Cartes sur le trajet magique : { $counts }. { $name } marque { $points } points.
       *[nobody] Cartes sur le trajet magique : { $counts }. Cela ne rapporte rien à personne.
    }

## Commandes

cli-compiling = Compilation des règles : une demi-minute, la première fois seulement…
cli-play-level =
    { $rating ->
        [none] Niveau des bots : { $level } ({ $bot })
       *[other] Niveau des bots : { $level }, cote { $rating } ({ $bot })
    }
cli-serving = Allfather est à l’adresse { $address }   (Ctrl-C pour arrêter)
cli-site = Le site est dans { $folder } ; n’importe quel hébergement statique peut le servir.
cli-site-not-built = La page n’est pas encore construite : make page
cli-site-not-empty = { $folder } n’est pas vide : choisissez un autre dossier.
cli-interval = de { $low } à { $high }

cli-sim-title =
    { $games ->
        [one] { $game } : { $games } partie au hasard à { $players } joueurs
       *[other] { $game } : { $games } parties au hasard à { $players } joueurs
    }
cli-sim-seat = place
cli-sim-mean = points en moyenne
cli-sim-deviation = écart type
cli-sim-least = minimum
cli-sim-most = maximum
cli-sim-decisions = décisions par partie : { $mean } en moyenne, de { $least } à { $most }
cli-sim-deals = donnes par partie : { $mean } en moyenne, de { $least } à { $most }

cli-hint-title =
    { $playouts ->
        [one] place { $seat } sur { $players } : { $playouts } partie simulée en { $seconds } s
       *[other] place { $seat } sur { $players } : { $playouts } parties simulées en { $seconds } s
    }
cli-hint-action = coup
cli-hint-tried = essayé
cli-hint-wins = gagne
cli-hint-interval = 95 %

cli-arena-title =
    { $pairs ->
        [one] { $game }, { $players } joueurs ; { $pairs } paire de bots.
       *[other] { $game }, { $players } joueurs ; { $pairs } paires de bots.
    }
cli-arena-deals =
    { $deals ->
        [one] Chaque paire joue { $deals } donne dans { $seatings } ordres de places, soit { $games } parties.
       *[other] Chaque paire joue { $deals } donnes dans { $seatings } ordres de places, soit { $games } parties.
    }
cli-arena-intervals = Les intervalles sont à 95 % sur les donnes.
cli-arena-bot = bot
cli-arena-share = part de victoires
cli-arena-points = points
cli-arena-rating = cote
cli-arena-speed = ms/coup
cli-arena-playouts = simulations
cli-arena-faults = fautes
cli-arena-chance = (au hasard)
cli-arena-one = l’un
cli-arena-against =
    { $players ->
        [2] contre l’autre
       *[other] contre les autres
    }
cli-arena-difference = écart des parts de victoires
cli-arena-fault =
    { $count ->
        [one] { $bot } a fait { $count } faute, la première : { $first }
       *[other] { $bot } a fait { $count } fautes, la première : { $first }
    }
cli-arena-rounded = Arrondi à des donnes entières : chaque paire joue { $games } parties, et non { $wanted }.
cli-arena-stopped = Arrêté. Les parties finies sont dans { $folder } ; relancez la même commande pour continuer.
cli-arena-done = Toutes les parties, les résultats et un graphique sont dans { $folder }.

cli-admin-backup =
    { $rows ->
        [one] { $rows } ligne écrite dans { $file }.
       *[other] { $rows } lignes écrites dans { $file }.
    }
cli-admin-restore =
    { $rows ->
        [one] { $rows } ligne restaurée.
       *[other] { $rows } lignes restaurées.
    }
cli-admin-deleted =
    { $tables ->
        [one] Supprimé. Le nom a été retiré de { $tables } table ; un serveur en marche peut le montrer jusqu’à sa fin.
       *[other] Supprimé. Le nom a été retiré de { $tables } tables ; un serveur en marche peut le montrer jusqu’à leur fin.
    }
cli-admin-banned = Exclu. Un serveur en marche le remarque en quelques secondes.
cli-admin-unbanned = L’exclusion est levée.
cli-admin-closed = Fermée.
cli-admin-closed-unreadable = Fermée dans la liste des tables. Ses événements sont illisibles et restent tels quels.
cli-admin-retried = Un serveur en marche la relit quand quelqu’un vient ou que quelque chose y est dû.
cli-admin-announced = Annoncé. Un serveur en marche l’affiche en quelques secondes.

cli-not-utf8 = { $file } n’est pas un texte UTF-8
cli-not-installed = { $package } n’est pas installé : pip install '.[server]'
cli-cannot-listen = impossible d’écouter à { $address } : { $why }

cli-admin-kind =
    { $kind ->
        [bot] bot
       *[person] personne
    }
cli-admin-status =
    { $status ->
        [playing] en jeu
       *[open] ouverte
    }
cli-admin-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
cli-admin-format = format nº { $number }

cli-progress =
    { $done ->
        [0] parties
       *[other] parties ({ $done } déjà jouées)
    }

cli-bench-play = Jeu au hasard, { $rules }
cli-bench-search = Recherche
cli-bench-envs = Environnements
cli-bench-command = commande : { $command }
cli-bench-machine =
    { $cores ->
        [one] machine : { $processor }, { $cores } cœur ; { $gpu }
       *[other] machine : { $processor }, { $cores } cœurs ; { $gpu }
    }
cli-bench-no-gpu = pas de GPU
cli-bench-not-installed = pas installé
cli-bench-game = jeu
cli-bench-players = joueurs
cli-bench-one-core = un cœur
cli-bench-all-cores = tous les cœurs
cli-bench-gpu = GPU
cli-bench-beside-peer = un cœur / OpenSpiel
cli-bench-ratio = rapport
cli-bench-decisions = Millions de décisions par seconde, médiane de { $rounds } mesures :
cli-bench-peer = Parties simulées de { $game } par OpenSpiel (C++) au cours de la même mesure, un cœur : { $rate }.
cli-bench-no-peer = OpenSpiel n’est pas installé ({ $command }), il n’y a donc rien à comparer.
cli-bench-playouts = Simulations par seconde de temps processeur, { $positions } positions tirées de parties de { $bot }, médiane de { $rounds } mesures :
cli-bench-playouts-rate = simulations/s
cli-bench-modules = Jeu au hasard et recherche à deux joueurs sur un cœur, médiane de { $rounds } séries qui mesurent les deux :
cli-bench-of-decisions = décisions
cli-bench-of-playouts = simulations
cli-bench-of-evaluations = évaluations du réseau
cli-bench-of-guided = simulations avec le réseau
cli-bench-native = code natif, par s
cli-bench-in-node = WebAssembly dans Node, par s
cli-bench-in-chromium = WebAssembly dans Chromium, par s
cli-bench-built = Les modules, compilés en { $seconds } s :
cli-bench-file = fichier
cli-bench-bytes = octets
cli-bench-gzipped = avec gzip
cli-bench-steps = Pas par seconde, médiane de { $rounds } mesures :
cli-bench-steps-rate = pas/s
cli-bench-env = environnement
cli-bench-beside = à côté de
cli-bench-empty = un environnement vide
cli-bench-game-for = { $game } à { $players }
cli-bench-vector = vecteur Gymnasium de { $games }
cli-bench-batch = lot de { $games }
cli-bench-cores =
    { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }

## Erreurs. Ce qui est trouvé ou attendu est cité tel qu’il se tape ; $detail est en anglais, pour les cas rares.

cli-at-line = ligne { $line } : { $why }
cli-not-legal = { $action } n’est pas permis ici : { $why }
cli-error-bad-option = Option incorrecte : { $detail }
cli-error-bad-notation = Incompréhensible : { $detail }
cli-error-bad-position = Position impossible : { $detail }
cli-error-bad-deal = Donne impossible : { $detail }
cli-error-bad-record = Fichier de partie incorrect : { $detail }
cli-error-illegal-action = Coup interdit : { $detail }
cli-error-out-of-turn = Impossible dans cette position : { $detail }
cli-error-bot-failed = Un bot a échoué : { $detail }
why-no-device = Aucun GPU CUDA n’est utilisable ici : choisissez --device cpu, ou installez allfather[cuda] sur une machine qui en a un.
why-bad-option-players = { $game } se joue de { $least } à { $most } joueurs, et non { $found }.
why-bad-option-players-only = { $game } se joue à { $most } joueurs, et non { $found }.
why-bad-option-seed = Une graine est un nombre entier de 0 à 2**63 - 1, et non { $found }.
why-bad-option-switch = { $option } doit valoir true ou false, et non { $found }.
why-bad-option-choice = { $option } doit valoir { $choices }, et non { $found }.
why-bad-option-range = { $option } doit être un nombre entier de { $least } à { $most }, et non { $found }.
why-bad-option-at-least = { $option } doit valoir au moins { $least }, et non { $found }.
why-bad-option-seconds = { $option } doit dépasser 0 et ne pas dépasser { $most } secondes, et non { $found }.
why-bad-option-positive = { $option } doit dépasser 0 seconde, et non { $found }.
why-bad-option-move-limit = Le temps limite doit dépasser 0 seconde, et non { $found }.
why-bad-option-number = { $option } doit être un nombre, et non { $found }.
why-bad-option-whole = Il faut un nombre entier, et non { $found }.
why-bad-option-whole-or = Il faut un nombre entier ou { $choices }, et non { $found }.
why-bad-option-unknown = { $game } n’a pas d’option { $option }.
why-bad-option-game = Il n’y a pas de jeu { $found }. Choisissez { $choices }.
why-bad-option-bot = Il n’y a pas de bot { $found }. Choisissez { $choices }.
why-bad-option-bot-package = Le bot { $bot } a besoin de { $package }, qui n’est pas installé.
why-bad-option-setting = { $bot } n’a pas de réglage { $setting }.
why-bad-option-no-hint = { $bot } ne dit pas ce qu’il pense : demandez à un bot de recherche.
why-bad-option-two-bots = Il faut au moins deux bots dans une arène, et non { $found }.
why-bad-option-same-bot = Chaque bot ne participe qu’une fois, et { $bot } est donné deux fois.
why-bad-option-folder-files = { $folder } contient d’autres fichiers : choisissez un autre dossier.
why-bad-option-folder-busy = Une arène est en cours dans { $folder } : attendez sa fin ou choisissez un autre dossier.
why-bad-option-folder-arena = { $folder } contient une autre arène : choisissez un autre dossier.
why-bad-option-folder-differs = { $folder } contient une autre arène, avec { $key } { $theirs } au lieu de { $ours } : choisissez un autre dossier.
why-bad-option-package = { $package } n’est pas installé : { $command }
why-bad-option-not-weights = { $file } n’est pas un fichier de poids : { $detail }
why-bad-option-other-weights = les poids de { $file } ne conviennent pas à { $rules } dans sa forme actuelle
why-bad-option-no-net = il n’y a pas encore de réseau pour { $game }
why-bad-option-training-setting = { $where } n’a pas de réglage { $found } ; il y a { $choices }
why-bad-option-training-decisions = { $file } ne dit pas sur combien de décisions apprendre
why-bad-option-training-batches = { $games } parties ne se divisent pas en { $batches } lots
why-bad-option-training-game = il n’y a pas de réglages pour { $game } : donnez les vôtres avec --config
why-bad-option-training-opponents = adversaires inconnus : { $found } ; il y a { $choices }
why-bad-option-components-lists = components : il faut 'standard' ou trois listes : cartes paysage / cartes d’un joueur / cartes de trajet magique, et non { $found }.
why-bad-option-components-total =
    { $part ->
        [landscapes] components : il faut de 1 à { $most } cartes paysage, et non { $found }.
        [player] components : il faut de 1 à { $most } cartes par joueur, et non { $found }.
       *[magic] components : il faut de 1 à { $most } cartes de trajet magique, et non { $found }.
    }
why-bad-option-components-card = { $source } : { $part } : il n’y a pas de carte { $found }. Choisissez { $choices }.
why-bad-option-components-number = { $source } : { $key } doit être un nombre de 0 à { $most }, et non { $found }.
why-bad-option-components-way = { $source } : magic.ways contient { $found }. Il faut deux symboles parmi { $cards }, par exemple 'Odin+M'.
why-bad-option-components-word =
    { $part ->
        [landscapes] components : cartes paysage : il faut une carte et son nombre, par exemple { $example }, et non { $found }.
       *[player] components : cartes d’un joueur : il faut une carte et son nombre, par exemple { $example }, et non { $found }.
    }
why-bad-option-components-order = components : il faut { $wanted }, et non { $found }.
why-bad-option-components-not-toml = { $source } ne décrit pas le matériel d’un jeu : { $detail }
why-bad-option-components-key = { $source } : il n’y a pas de clé { $found }. Choisissez { $choices }.
why-bad-option-components-missing =
    { $type ->
        [dict] { $source } : il manque la clé { $key }, qui doit être une table.
       *[list] { $source } : il manque la clé { $key }, qui doit être une liste.
    }
why-bad-option-components-type =
    { $type ->
        [dict] { $source } : { $key } doit être une table, et non { $found }.
       *[list] { $source } : { $key } doit être une liste, et non { $found }.
    }
why-bad-notation-position = Ce n’est pas une position du jeu { $game } : { $found }
why-bad-notation-bot = Il faut un bot comme 'greedy' ou 'search:time=0.5', et non { $found }.
why-bad-notation-setting-twice = Un réglage figure deux fois dans { $found }.
why-bad-position-impossible = Position impossible : { $found } : { $detail }
why-bad-record-missing = Il manque { $key }.
why-bad-record-type =
    { $type ->
        [int] { $key } doit être un nombre entier, et non { $found }.
        [bool] { $key } doit valoir true ou false, et non { $found }.
        [list] { $key } doit être une liste, et non { $found }.
        [dict] { $key } doit être une table, et non { $found }.
       *[str] { $key } doit être un texte, et non { $found }.
    }
why-bad-record-unknown = { $key } n’a pas de sens ici.
why-bad-record-mismatch = { $key } vaut { $found }, mais la partie donne { $wanted }.
why-bad-record-not-toml = Ce n’est pas du TOML : { $detail }
why-bad-record-format = format doit valoir { $wanted }, et non { $found }.
why-bad-record-other-game = game doit valoir { $wanted }, et non { $found }.
why-bad-record-old-rules = La partie a été jouée selon les règles { $found }, qui ont changé ; seules les parties de { $wanted } sont lisibles.
why-bad-record-game = Il n’y a pas de jeu { $found }.
why-bad-record-no-game = Ce n’est pas un fichier de partie : le jeu n’est pas indiqué.
why-bad-record-too-large = Ce n’est pas un fichier de partie : un nombre ou une liste y est trop grand.
why-bad-request-address = { $found } n’est ni une adresse ni un réseau.
why-not-found-ban = Cette exclusion n’existe pas.
why-not-found-person = Cette personne n’existe pas.
why-not-found-set-aside = Cette table n’a pas été mise de côté.
cli-os-ENOENT = Fichier ou dossier introuvable
cli-os-EACCES = Accès refusé
cli-os-EPERM = Opération interdite
cli-os-EEXIST = Le fichier existe déjà
cli-os-EISDIR = C’est un dossier
cli-os-ENOTDIR = Ce n’est pas un dossier
cli-os-ENOSPC = Il n’y a plus de place sur le disque
cli-os-EROFS = Système de fichiers en lecture seule
cli-os-EADDRINUSE = L’adresse est déjà utilisée
cli-os-EADDRNOTAVAIL = Cette machine n’a pas cette adresse
cli-settings-file = { $file } ne peut pas être lu : { $reason }
cli-settings-not-toml = { $file } n’est pas du TOML : { $detail }
cli-settings-unknown = { $where } : il n’y a pas de réglage { $setting }.
cli-settings-value = { $where } : valeur incorrecte de { $setting } : { $detail }
cli-store-error = La base de données signale une erreur : { $detail }
cli-store-not-empty = La base de données n’est pas vide : une sauvegarde ne se restaure que dans une base vide.
cli-store-inconsistent = La sauvegarde est incohérente.
cli-store-other-version = { $file } n’est pas une sauvegarde de cette version.
cli-store-no-backup = { $file } n’est pas une sauvegarde, ou elle est incomplète.
cli-store-newer = La base de données a le schéma { $schema }, d’une version plus récente d’allfather ; celle-ci connaît { $known }.
cli-store-scheme = Une base de données est postgresql://…, sqlite:///PATH ou le chemin d’un fichier, et non { $scheme }://….
cli-store-url = L’URL de la base PostgreSQL est incorrecte.
cli-store-unreachable = PostgreSQL est injoignable : { $detail }
cli-store-open = Impossible d’ouvrir { $file } : { $detail }
cli-store-in-use = { $file } est utilisé par un autre processus : un seul serveur à la fois peut se servir d’un fichier.
cli-store-copy = Impossible de copier { $source } vers { $target } : { $detail }

click-error = Erreur : { $message }
click-try = Pour l’aide, tapez « { $command } { $option } ».
click-aborted = Interrompu !
click-default = par défaut : { $default }
click-required = obligatoire
click-invalid = Valeur incorrecte : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-missing-command = Il manque une commande.
click-choose = Au choix :{ "\u000A" }{ "\u0009" }{ $choices }
click-no-option = Il n’y a pas d’option { $name }.
click-no-command = Il n’y a pas de commande { $name }.
click-did-you-mean =
    { $count ->
        [one] Vouliez-vous dire { $possibility } ?
       *[other] (Vouliez-vous dire l’un de ceux-ci : { $possibilities } ?)
    }
click-extra =
    { $count ->
        [one] Argument en trop ({ $args })
       *[other] Arguments en trop ({ $args })
    }
click-needs-value =
    { $count ->
        [one] L’option { $name } demande une valeur.
       *[other] L’option { $name } demande { $nargs } valeurs.
    }
click-takes-no-value = L’option { $name } ne prend pas de valeur.
click-not-one-of =
    { $count ->
        [one] { $value } n’est pas { $choice }.
       *[other] { $value } ne fait pas partie de : { $choices }.
    }
click-not-a-number = { $value } n’est pas un nombre qui convient ici.
click-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
click-is-a-file = { $filename } est un fichier.
click-is-a-folder = { $filename } est un dossier.
click-not-readable = { $filename } n’est pas lisible.

## Aide des commandes. Les mots en capitales sont des noms d’arguments, les mêmes dans toutes les langues.

help-usage = Utilisation :
help-options = Options :
help-commands = Commandes :
help-example = Exemple :
help-allfather = ODIN et Odins Raben : jouer, simuler, vérifier.
help-play = Jouer dans le terminal contre des bots.
help-play-seed = Graine des donnes ; au hasard par défaut.
help-play-bot = Le bot qui joue aux autres places : un niveau (thrall, karl, hirdman, jarl, konung) ou un autre bot.
help-trace = Afficher des parties au hasard en lignes JSON, avec l’état complet à chaque décision.
help-sim = Jouer de nombreuses parties au hasard et en afficher le résumé.
help-sim-out = Écrire aussi tous les résultats dans ce fichier .npz.
help-bench = Mesurer les décisions par seconde et comparer avec OpenSpiel s’il est installé.
help-bench-envs = Mesurer les pas par seconde de chaque environnement et comparer avec ceux d’autres projets.
help-bench-search = Mesurer les simulations par seconde d’une recherche sur un cœur.
help-bench-wasm = Mesurer les modules WebAssembly dans Node à côté du code natif.
help-arena =
    Faire jouer des bots entre eux avec les mêmes donnes.

    Toutes les paires jouent les mêmes donnes. À deux, chacune est jouée deux fois, en échangeant les places ; à plus, chaque bot d’une paire joue seul à chaque place tour à tour, contre l’autre bot à toutes les autres. Pour reprendre après un arrêt, relancez la même commande.
help-arena-games = Parties de chaque paire, arrondies à des donnes entières.
help-arena-out = Dossier des parties et des résultats ; par défaut, un dossier ici, nommé d’après l’arène.
help-wasm = Compiler GAME en un module WebAssembly, avec à côté un fichier qui indique où tout se trouve dans sa mémoire.
help-wasm-out = Le fichier du module ; celui d’à côté se termine par .json, et un jeu doté d’un réseau a aussi .net.wasm et .weights.
help-train = Entraîner un réseau pour GAME, qui joue contre lui-même ; la même commande reprend un entraînement interrompu.
help-train-config = Un fichier TOML de réglages ; par défaut, celui fourni avec le paquet.
help-train-out = Dossier des points de reprise, de la courbe et du réseau.
help-perft = Compter les suites de coups à partir de POSITION de GAME.
help-hint = Évaluer chaque coup dans POSITION de GAME par une recherche qui ne sait que ce que la place peut savoir.
help-hint-bot = Un bot de recherche et ses moyens.
help-hint-seed = Même graine et mêmes simulations, même réponse.
help-replay = Afficher chaque pas d’une partie enregistrée ; FILE peut être - pour l’entrée standard.
help-serve =
    Servir les jeux aux navigateurs et aux bots.

    Les autres réglages viennent d’un fichier ou de variables d’environnement ALLFATHER_… ; docs/hosting.md en donne la liste.
help-site = Écrire la page dans FOLDER pour un hébergement statique : tout ce qui marche sans serveur.
help-admin = Administrer un serveur, en marche ou non : sauvegardes, personnes, exclusions, tables, annonces.
help-admin-backup = Écrire toutes les données du serveur dans TARGET, même en marche.
help-admin-restore = Restaurer la sauvegarde SOURCE dans un serveur vide, avec l’une ou l’autre base de données.
help-admin-list-people = Lister les personnes, les dernières vues d’abord.
help-admin-export-person = Afficher en JSON tout ce qui est enregistré sur PERSON (un id).
help-admin-delete-person = Supprimer tout sur PERSON (un id) ; ses parties restent, sans le nom.
help-admin-ban = Exclure une personne (par id), une adresse ou un réseau.
help-admin-unban = Lever l’exclusion d’une personne ou d’une adresse.
help-admin-list-tables = Lister les tables ouvertes ou en cours, les dernières modifiées d’abord.
help-admin-close-table = Fermer TABLE, par son id ou son code.
help-admin-list-set-aside = Lister les tables illisibles, les dernières d’abord, et pourquoi.
help-admin-export-table = Afficher les événements enregistrés de TABLE, par son id ou son code, avec tous les secrets ; même si elle est illisible.
help-admin-retry-table = Faire relire TABLE, qui avait été mise de côté.
help-admin-announce = Montrer TEXT à tout le monde, maintenant et à ceux qui se connectent dans les heures suivantes.
help-option-language = Langue ; par défaut, celle du système.
help-option-help = Afficher cette aide.
help-option-version = Afficher la version.
help-option-players = Nombre de joueurs.
help-option-components = Les cartes du jeu : standard, un fichier TOML ou un texte comme 'MF9 / M9 raven2 / Odin+M'.
help-option-seed = La même graine donne les mêmes parties.
help-option-games = Nombre de parties.
help-option-device = Appareil.
help-option-threads = Fils d’exécution ; par défaut, un par cœur.
help-option-seconds = Durée de chaque mesure.
help-option-move_limit = Temps limite par coup ; aucun par défaut.
help-option-engine = Ce qui répartit le travail.
help-option-jobs = Parties jouées à la fois ; par défaut, une par cœur.
help-option-depth = Nombre de coups à l’avance.
help-option-split = Compter aussi séparément pour chaque premier coup.
help-option-as_json = Afficher des lignes JSON, comme trace.
help-option-file = Un fichier TOML de réglages.
help-option-data = Dossier de toutes les données du serveur.
help-option-database = postgresql://… ; par défaut, un fichier SQLite dans le dossier des données.
help-option-host = Adresse d’écoute ; 0.0.0.0 pour tous les réseaux.
help-option-port = Port d’écoute ; 0 en choisit un libre.
help-option-public_url = L’adresse des joueurs, pour les liens et le code QR.
help-option-qr = Afficher l’adresse en code QR.
help-option-reason = La raison affichée.
help-option-days = Pour combien de jours ; par défaut, pour toujours.
help-option-hours = Pour combien d’heures.
