### Every word of Allfather in French. All languages have the same messages; the build checks it.

## The page

home = Accueil
main-menu = Menu principal
skip-to-content = Aller au contenu
loading = Un instant…
about = À propos d’Allfather
lobby = Tables
leaderboard = Classement
language = Langue
settings = Réglages
profile = Profil
sound-on = Activer le son
sound-off = Couper le son
sound = Son
close = Fermer
dismiss = Compris
reconnecting = Connexion perdue – on revient…
connection-refused = Le serveur a fermé cette connexion.
page-broken = Impossible de charger cette page.
try-again = Réessayer
not-found-title = Rien que le ciel
not-found-text = Même les corbeaux d’Odin ne trouvent rien à cette adresse.
no-game-title = Ce jeu n’existe pas
no-game-text = Aucun jeu ne s’appelle « { $name } » ici.
back-home = Retour à la salle

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Videz votre main, battez le centre et prenez ce que vous battez. De 2 à 6 joueurs.
ravens-blurb = Deux corbeaux font la course au-dessus d’un pays changeant. 2 joueurs.
level-thrall = Thrall
level-karl = Karl
level-hirdman = Hirdman
level-jarl = Jarl
level-thrall-about = joue au hasard
level-karl-about = joue simple
level-hirdman-about = voit venir
level-jarl-about = réfléchit bien

## Front page

front-title = Deux jeux de cartes nordiques, une table
front-text = Installez-vous tout de suite, contre des bots ou entre amis. Sans compte.
play-now = Jouer
invite-friends = Inviter des amis
learn-game = Apprendre en deux minutes
read-rules = Règles
bots-level = Bots
players-count = Joueurs
players-number =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
go-on-playing = Reprendre la partie
have-code = Un code ?
code-of-table = Code d’une table
join = Entrer
more-choices = Autres choix
load-record = Revoir une partie
front-fair = Chaque donne est vérifiable
front-fair-text = Le serveur scelle son mélange avant la partie ; ensuite, votre navigateur peut recalculer chaque donne.
front-free = Gratuit, et même chez vous
front-free-text = Ni publicité, ni pistage. Une seule commande lance votre propre serveur.
front-bots = Des bots qui réfléchissent
front-bots-text = Du thrall au jarl, ils jouent avec ce qu’ils ont le droit de savoir, jamais avec le reste.

## Opening a table

open-title = Ouvrir une table
open-and-play = Jouer contre les bots
option-limit = La partie se joue en
option-limit-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
option-limit-hand = une manche
option-opener = Qui ouvre la manche suivante
option-opener-left = la personne à gauche
option-opener-winner = la personne qui a gagné
option-whole_hand = Entamer avec toute sa main
option-whole_hand-optional = au choix
option-whole_hand-forced = obligatoire
option-all_colours = Les six couleurs, même à deux
option-back_needs_two = Un corbeau n’est repoussé qu’à partir de la case 3
option-protect_ravens = Le paysage sous un corbeau ne bouge pas
option-protect_stone = Le paysage sous la pierre ne bouge pas
option-longest_path = Le parcours est raccourci au-delà de
option-longest_path-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
option-longest_path-never = jamais
terms-title = À la table
terms-listed = Afficher la table dans la liste
terms-clock = Pendule
clock-none = sans pendule
clock-turn = { $seconds } s par tour
clock-bank = { $minutes } min + { $increment } s
terms-pace = Rythme des bots
pace-slow = posé
pace-normal = normal
pace-quick = rapide
pace-instant = immédiat
terms-hints = Conseils permis (partie non classée)
terms-take_back = On peut annuler un coup
terms-spectators = Spectateurs admis
terms-chat = Discussion
terms-rated = Compte pour le classement

## The table

waiting-title = Autour de la table
waiting-text = Envoyez le lien à vos amis. Les places vides vont aux bots.
share-link = Partager le lien
link-copied = Lien copié
copy-link = Copier le lien
table-code = Code
show-qr = Scanner pour entrer
start-game = Lancer la partie
seat-free = libre
sit-here = S’asseoir
seat-bot = Asseoir un bot ici
empty-seat = Libérer la place
seat-host = hôte
seat-you = vous
seat-away = ailleurs – un bot joue
seat-heir = { $name } prend la suite
seat-number = Place { $number }
waiting-for-host = { $name } va lancer la partie.
game-starting = La partie commence dans un instant …
leave-table = Quitter la table
leave-sure = Partir pour de bon ? Un bot jouera à votre place.
leave-yes = Quitter
stay = Rester
table-closed = Cette table est fermée.
closed-too-long = La partie a duré trop longtemps : le serveur a fermé cette table, sans résultat.
table-unknown = Cette table n’existe pas.
your-turn = À vous
turn-of = À { $name } de jouer
title-your-turn = ● À vous
looking-on = Vous regardez
take-over-bot = Remplacer { $name }
menu = Menu
log = Journal
chat = Discussion
cards-known = Cartes
scores = Points
nothing-yet = Rien pour l’instant
say-something = Un mot…
send = Envoyer
react-with = Réagir
reaction-hail = Salut
reaction-horn = Cor
reaction-axe = Hache
reaction-raven = Corbeau
reaction-laugh = Rire
reaction-tears = Larmes
reaction-mead = Hydromel
reaction-skull = Crâne
mute = Faire taire { $name }
unmute = Écouter { $name } à nouveau
hint = Conseil
hint-share = { $share } %
take-back = Annuler
auto-pass = Passe auto
auto-pass-about = Quand vous n’avez qu’une chose à faire, elle se fait toute seule.
agree-hands = Laisser les spectateurs voir toutes les mains
agree-hands-unrated = Si tout le monde est d’accord avant le début de la partie, elle ne compte pas pour le classement.
agree-hands-rated = Personne ne voit les mains d’une partie qui compte pour le classement avant qu’elle soit terminée.
read-table = Lire la table
keys = Touches
chat-off = Pas de discussion à cette table.

## The log

log-dealt = Nouvelle donne.
log-began = La partie commence.
log-sat = { $name } s’assied.
log-left = { $name } quitte la table.
log-took-back = { $name } annule son coup.
log-went-away = { $name } n’est plus là ; un bot joue.
log-came-back = { $name } est de retour.
log-agreed = { $name } modifie le droit de voir les mains.
log-rematched = La revanche est lancée.
log-resumed = Le serveur était absent ; aucune pendule n’a tourné.
log-closed = La table est fermée.
log-opened = La table est ouverte.
log-called = La partie va commencer.
log-opened-nonce = { $name } ouvre son nombre scellé.
log-hand = Manche { $number }
log-stage = Étape { $number }

## The end

result-title = Partie terminée
result-won = Vous avez gagné
result-lost = { $name } gagne
result-shared = { $names } se partagent la victoire
result-winner = victoire
rematch = Revanche
rematch-there = Aller à la revanche
replay = Revoir
verify-deals = Vérifier les donnes
new-table = Nouvelle table
points-total = Total
hand-short = M{ $number }
stage-short = É{ $number }

## ODIN

colour-R = { $number } rouge
colour-O = { $number } orange
colour-Y = { $number } jaune
colour-G = { $number } vert
colour-B = { $number } bleu
colour-P = { $number } violet
figure-1 = guérisseuse
figure-2 = scalde
figure-3 = espionne
figure-4 = seidmadr
figure-5 = völva
figure-6 = hirdman
figure-7 = berserker
figure-8 = styrimadr
figure-9 = jarl
odin-card = { $name }, { $figure }
odin-card-dull = { $card }, pas jouable maintenant
odin-card-advised = { $card }, coup conseillé
odin-hand = Votre main
odin-middle = Le centre
odin-middle-empty = Le centre est vide
odin-lead = Entamez avec une carte
odin-beat = Battez { $value } avec { $fewest } ou { $most } cartes
odin-cannot-beat = Rien dans votre main ne bat { $value }.
odin-hint = Conseil : { $action }, gagnant dans { $share } % des cas.
odin-take = Prenez une carte
odin-take-card = Prendre le { $card }
odin-play = Jouer
odin-play-value = Jouer { $value }
odin-pass = Passer
sort-colour = Trier par couleur
sort-number = Trier par chiffre
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
odin-passed = passe
odin-laid = pose { $value }
odin-known = Cartes connues
odin-known-of = { $name } a en main
odin-none-known = aucune
odin-discards = Défausse
odin-unseen = Pas encore vues
odin-limit = en { $limit } pts
odin-hand-over = { $name } a tout posé
odin-hand-over-you = Vous avez tout posé
odin-hand-points = Points des cartes restantes
odin-next-hand = Nouvelle donne dans un instant.
odin-say-laid = { $name } pose : { $cards } – { $value }.
odin-say-passed = { $name } passe.
odin-say-took = { $name } prend le { $card }.
odin-read-hand = Vous avez en main : { $cards }.
odin-read-middle = Au centre : { $cards }, valeur { $value }, par { $name }.
odin-read-seat = { $name } a { $cards } et { $points }.
odin-read-known = Cartes connues chez { $name } : { $cards }.

## Why not

why-offline = La connexion est perdue pour l’instant.
why-bad-notation = Ce n’est pas un coup de ce jeu.
why-not-a-set = Des cartes posées ensemble ont la même couleur ou le même chiffre.
why-must-take = Prenez d’abord l’une de ces cartes : { $cards }.
why-nothing-to-take = Il n’y a pas de carte à prendre.
why-leader-passes = Pour entamer un pli, il faut poser une carte.
why-not-held = Vous n’avez pas en main : { $cards }.
why-whole-hand-forced = Une main d’une seule couleur ou d’un seul chiffre doit se poser d’un coup à l’entame.
why-bad-lead = On entame avec une carte – ou avec toute sa main, si elle est d’une seule couleur ou d’un seul chiffre.
why-wrong-size = Il faut poser { $size } ou { $most } cartes.
why-too-low = { $value } ne bat pas { $middle }.
why-illegal-action = Ce n’est pas possible maintenant.
why-wrong-phase-play = Jouez d’abord une carte ou finissez votre tour.
why-wrong-phase-target = Choisissez d’abord une cible.
why-wrong-phase-second = Choisissez d’abord la carte à échanger.
why-wrong-phase-order = Choisissez d’abord la carte suivante de la pile.
why-wrong-phase-extend = Allongez d’abord le parcours, ou laissez-le tel quel.
why-wrong-phase-orient = Posez d’abord le paysage, dans un sens ou dans l’autre.
why-not-left = Il ne reste pas de carte « { $card } » à poser.
why-too-many-plays-hand = Vous avez joué vos { $most } cartes de la main pour ce tour.
why-too-many-plays-pile = Vous avez joué vos { $most } cartes de la pile pour ce tour.
why-pile-too-small = Votre pile n’a pas assez de cartes.
why-not-magic = Cette carte n’a aucun symbole du chemin magique.
why-no-stone = Il n’y a pas de pierre à dégager sur la route.
why-stone-ahead = La pierre est sur la case suivante : dégagez-la en payant double, en cartes assorties ou en paires.
why-no-match =
    { $units ->
        [one] Case suivante : { $landscape }. Volez-y avec cette carte, ou avec deux cartes de vol identiques.
       *[other] Case suivante : { $landscape }. Pour dégager la pierre, payez deux fois, avec cette carte ou une paire de cartes de vol identiques.
    }
why-not-on-top = Cette carte n’est pas sur le dessus de votre pile.
why-no-effect-pile-alike = Votre pile n’a pas deux cartes différentes à ranger.
why-no-effect-no-landscapes = Il ne reste aucun paysage à poser.
why-no-effect-stone-ahead = Votre corbeau ne peut pas avancer : la pierre lui barre la route.
why-no-effect-nothing-to-turn = Aucune carte du parcours ne peut être tournée.
why-no-effect-nothing-to-remove = Aucune carte du parcours ne peut être retirée.
why-no-effect-nothing-to-swap = Il n’y a pas deux cartes du parcours à échanger.
why-no-effect-near-start = Le corbeau adverse n’est repoussé qu’à partir de la case { $least }.
why-no-effect-laid-enough = On ne pose pas plus de { $most } paysages par tour.
why-bad-target-wants-card = Choisissez une carte du parcours.
why-bad-target-wants-space = Choisissez une seule case.
why-bad-target-off-path = Le parcours n’a que { $size } cartes.
why-bad-target-raven = Un corbeau s’y trouve.
why-bad-target-stone = La pierre s’y trouve.
why-bad-target-double = Cette carte montre deux fois le même paysage.
why-bad-target-no-partner = Aucune carte plus loin ne peut être échangée avec elle.
why-bad-target-not-behind = Choisissez une carte après la carte { $first }.
why-bad-target-alike = Les deux cartes sont identiques.
why-bad-record = La ligne { $line } du fichier de partie est incorrecte.
why-bad-message = La page et le serveur se sont mal compris ; rechargez la page.
why-too-fast = C’était trop rapide ; patientez un instant.
why-no-such-table = Cette table n’existe pas.
why-no-such-seat = Cette place n’existe pas à la table.
why-not-watching = La page doit d’abord ouvrir la table ; rechargez-la.
why-seat-taken = Cette place est prise.
why-table-full = Aucune place n’est libre.
why-already-seated = Vous avez déjà une place à cette table.
why-not-seated = Vous n’avez pas de place à cette table.
why-not-host = Seul l’hôte de la table peut faire cela.
why-has-begun = La partie a commencé.
why-not-begun = La partie n’a pas commencé.
why-wrong-nonce = Ce n’est pas le nombre que ce navigateur a scellé.
why-not-over = La partie n’est pas encore terminée.
why-is-closed = La table est fermée.
why-stale = Quelqu’un a été plus rapide ; regardez de nouveau la table.
why-out-of-turn = Ce n’est pas à vous de jouer.
why-game-over = La partie est terminée.
why-nothing-to-take-back = Il n’y a rien à annuler.
why-not-allowed-here = Cette table ne le permet pas.
why-too-many-tables = Vous avez trop de tables ouvertes ; quittez-en une d’abord.
why-busy = Une chose à la fois ; la précédente n’est pas finie.
why-banned = Ce serveur vous est interdit.
why-no-bot = Ce niveau de bot n’existe pas.
why-not-signed-in = Connectez-vous, ou prenez d’abord une place en invité.
why-has-account = Vous avez déjà un compte.
why-name-taken = Ce nom est pris.
why-wrong-password = Nom ou mot de passe incorrect.
why-common-password = Ce mot de passe est facile à deviner ; choisissez-en un autre.
why-foreign-origin = Cela venait d’un autre site.
why-not-found = Il n’y a rien ici.
why-bad-request = Le serveur n’a pas compris.
why-bad-option = Cette option n’existe pas.
why-too-large = C’est trop gros.
why-unavailable = Le serveur ne peut rien enregistrer pour l’instant ; réessayez.
why-old-rules = Cette partie a été jouée selon d’anciennes règles et ne peut plus être montrée.
why-unreadable = Cette table ne peut pas être lue pour l’instant ; l’hébergeur du serveur en est informé.
why-failed = Une erreur est survenue sur le serveur.

## Keys

key-select = choisir une carte par sa place
key-move = parcourir votre main
key-toggle = choisir ou reposer la carte où vous êtes
key-play = jouer les cartes choisies
key-pass = passer, ou finir votre tour
key-sort = trier votre main autrement
key-undo = annuler le coup
key-hint = demander un conseil
key-log = ouvrir le journal
key-chat = ouvrir la discussion
key-cards = voir les cartes connues
key-table = lire la table
key-clear = effacer le choix
key-help = ouvrir le menu avec ces touches

## Lessons

lesson-title = Apprendre { $game }
lesson-teacher = Le corbeau d’Odin
lesson-you = Vous
lesson-step = { $step } sur { $count }
lesson-back = Retour
lesson-next = Suite
lesson-show = Montrez-moi
lesson-skip = Passer la leçon
lesson-again = Recommencer
lesson-done = Vous en savez assez pour jouer.
lesson-allowed = C’est permis aussi. Mais pour l’instant :
lesson-not-yet = Un instant : lisez d’abord la suite.

lesson-odin-aim = Posez toutes vos cartes avant les autres. Ils marquent alors un point par carte qui leur reste, et les points, mieux vaut les éviter.
lesson-odin-lead = Vous ouvrez le pli, donc vous entamez : posez une carte, celle que vous voulez.
lesson-odin-lead-task = Posez votre 2 orange.
lesson-odin-higher = Un chiffre plus grand en bat un plus petit. Astrid pose un 6 et prend la carte battue : votre 2 est à elle maintenant.
lesson-odin-more = Une carte de plus qu’au centre, c’est bon aussi. Leif en pose deux d’une même couleur : deux cartes battent toujours une carte seule.
lesson-odin-value = Une combinaison vaut ses chiffres du plus grand au plus petit : 8 et 2 font 82. Vos deux 5 ne font que 55.
lesson-odin-value-task = Choisissez quand même les deux 5, pour voir pourquoi ça ne va pas.
lesson-odin-beat = Contre deux cartes, vous pouvez en poser deux ou trois, de même couleur ou de même chiffre. Un 9 et un 1 rouges font 91.
lesson-odin-beat-task = Posez le 9 rouge et le 1 rouge.
lesson-odin-take = Vous avez battu deux cartes, alors choisissez celle que vous prenez. L’autre est défaussée.
lesson-odin-take-task = Prenez le 8 vert : il va avec vos autres cartes vertes.
lesson-odin-round = Personne n’est obligé de battre. Quand tous les autres passent, le pli est fini, et le dernier à avoir posé entame le suivant.
lesson-odin-again = Le centre est vide, l’entame est à vous.
lesson-odin-again-task = Entamez avec votre 1 jaune.
lesson-odin-number = Astrid pose un 4, et Leif deux 3 : des cartes de même chiffre forment aussi une combinaison, quelles que soient leurs couleurs.
lesson-odin-number-task = Posez vos deux 5 : 55 bat 33.
lesson-odin-suit = De nouveau, vous prenez une carte battue. Choisissez celle qui va avec le reste de votre main.
lesson-odin-suit-task = Prenez le 3 vert.
lesson-odin-three = Astrid monte à trois cartes : 9, 4 et 2 font 942. Leif passe.
lesson-odin-pass = Vous pourriez poser quatre cartes vertes, mais il faudrait prendre une violette. Passer ne vaut que pour ce tour.
lesson-odin-pass-task = Passez.
lesson-odin-green = C’est Astrid qui entame, et Leif pose un 5 vert. Il irait bien dans votre main.
lesson-odin-green-task = Battez-le avec votre 8 vert ; le 5 vous revient.
lesson-odin-whole = Les deux passent, donc vous entamez. Une main d’une seule couleur ou d’un seul chiffre peut se poser d’un coup à l’entame.
lesson-odin-whole-task = Posez vos cinq cartes d’un coup.
lesson-odin-points = Vous avez tout posé : 6 points pour les cartes d’Astrid, 7 pour celles de Leif. Astrid atteint 15, la partie est finie, et vous gagnez avec le moins de points.

lesson-ravens-aim = Deux corbeaux font la course au-dessus d’une rangée de paysages. Hugin est à vous, dans le couloir le plus proche ; le premier sur la dernière case gagne l’étape.
lesson-ravens-fly = Votre case suivante montre une montagne, et vous avez une carte montagne. Une carte assortie y porte Hugin.
lesson-ravens-fly-task = Volez avec votre carte montagne.
lesson-ravens-odin = Les cartes sombres sont celles d’Odin, avec deux effets au choix. Celle-ci peut tourner un paysage.
lesson-ravens-odin-task = Tournez la carte 3 : deux lacs se suivront devant vous.
lesson-ravens-run = Des paysages identiques à la suite forment une série. Une seule carte la survole en entier.
lesson-ravens-run-task = Survolez les deux lacs avec une carte lac.
lesson-ravens-turn = Cela fait trois cartes de la main, le maximum par tour. À la fin du tour, vous complétez votre main à cinq.
lesson-ravens-turn-task = Finissez votre tour, et laissez le parcours tel quel.
lesson-ravens-other = Sigrun fait voler son corbeau, Munin, dans l’autre couloir. Et elle pose la pierre juste devant Hugin.
lesson-ravens-stone = La pierre vous barre la route. La carte assortie ne suffit plus.
lesson-ravens-stone-task = Choisissez quand même votre carte forêt, pour voir pourquoi ça ne va pas.
lesson-ravens-joker = Deux cartes identiques sont un joker et valent n’importe quel paysage. La carte assortie et un joker dégagent ensemble la pierre.
lesson-ravens-joker-task = Choisissez la forêt et les deux cartes neige, et dégagez la pierre.
lesson-ravens-extend = Vos cartes jouées, vous pouvez allonger le parcours. Vous regardez le nouveau paysage avant de le poser.
lesson-ravens-extend-task = Finissez votre tour, et posez un paysage.
lesson-ravens-lay = Vous décidez lequel des deux paysages va dans votre couloir.
lesson-ravens-lay-task = Posez-le dans le sens que vous voulez.
lesson-ravens-later = Un autre jour, une autre étape : il reste deux cases à Hugin. Aucune de vos cartes ne va avec la montagne devant lui.
lesson-ravens-magic = Le chemin magique montre deux symboles, et les cartes assorties à l’un d’eux peuvent s’y poser. Qui en a le plus à la fin de l’étape marque 3 points.
lesson-ravens-magic-task = Posez votre carte lac sur le chemin magique.
lesson-ravens-pile = Toute carte peut se garder face cachée sur votre pile. En plus de trois cartes de la main, vous pouvez en jouer trois du dessus de la pile à chaque tour.
lesson-ravens-pile-task = Mettez votre carte neige sur la pile.
lesson-ravens-top = Deux cartes neige sont maintenant sur le dessus de votre pile : un joker, bon pour la montagne.
lesson-ravens-top-task = Volez avec les deux cartes du dessus de votre pile.
lesson-ravens-raven = La carte suivante de la pile est le corbeau d’Odin. Elle fait avancer Hugin d’une case, quel que soit le paysage.
lesson-ravens-raven-task = Jouez-la de la pile : une case de plus.
lesson-ravens-points = Vous avez 4 cases d’avance : l’étape rapporte 4 points, et le chemin magique 3 de plus. Cela fait 12, et à 12 la partie est gagnée.

## Rules

rules-title = Règles d’{ $game }
rules-contents = Sommaire
rules-numbers = Les petits numéros sont les noms des règles ; les tests du jeu les portent aussi.
rules-print = Imprimer
rules-learn = Plutôt apprendre en jouant ?
rules-odin-about = Un jeu pour 2 à 6 joueurs de Gary Kim, Hope S. Hwang et Yohan Goh. Débarrassez-vous de vos cartes : celles qui vous restent quand quelqu’un a tout posé comptent contre vous.
rules-odin-cards = Les cartes
rules-odin-cards-text = Il y a 54 cartes : les chiffres de 1 à 9, chacun en six couleurs. Chaque chiffre a sa figure, chaque couleur sa rune.
rules-odin-deal-text = Une partie compte plusieurs manches, avec une nouvelle donne à chaque fois. Une manche se joue en plis, et dans un pli chacun joue à son tour. Les cartes à battre sont au centre.
rules-odin-deal = La donne
rules-odin-lead = Entamer
rules-odin-beat = Battre
rules-odin-take = Prendre une carte
rules-odin-round = Passer, et la fin d’un pli
rules-odin-points = Les points, et la fin de la partie
rules-odin-options = À choisir avant la partie
rules-odin-know = Bon à savoir
rules-odin-show-colour = Une couleur : 8 et 2 font 82.
rules-odin-show-number = Un chiffre : deux 5 font 55.
rules-odin-show-three = Trois cartes : 9, 4 et 2 font 942.
rules-odin-show-none = Ni couleur ni chiffre : pas de combinaison.
rules-odin-show-single = Entamez avec une carte.
rules-odin-show-whole = Ou avec toute votre main, ici d’un seul chiffre.
rules-odin-show-higher = 82 bat 76.
rules-odin-show-longer = 111 bat 98.
rules-odin-show-equal = 73 ne bat pas 73.
rules-odin-show-laid = Vous posez celles-ci.
rules-odin-show-taken = Vous prenez une des cartes battues.
rules-odin-show-gone = L’autre est défaussée.

rule-O1 = On mélange toutes les cartes et chacun en reçoit neuf. Le reste est mis de côté, face cachée, jusqu’à la donne suivante.
rule-O2 = À deux, on retire deux couleurs, tirées au sort pour toute la partie ; on peut aussi choisir de jouer avec les six.
rule-O3 = Le sort décide qui ouvre la première manche. On joue dans le sens horaire.
rule-O4 = Pour entamer, posez exactement une carte, ou toute votre main si elle est d’une seule couleur ou d’un seul chiffre. Rien entre les deux, et vous ne pouvez pas passer.
rule-O5 = Entamer avec toute sa main est un choix. C’est permis à toute entame, même la première, et cela termine la manche.
rule-O6 = Pour battre le centre, posez autant de cartes qu’il en a, ou une de plus : d’une seule couleur ou d’un seul chiffre, et d’une valeur plus grande. Ou passez, même si vous pouviez battre.
rule-O7 = Vos cartes n’ont pas à suivre la couleur ou le chiffre de celles du centre.
rule-O8 = Des cartes valent le plus grand nombre que leurs chiffres peuvent former, du plus grand au plus petit. Une carte de plus bat donc toujours, et une valeur égale jamais.
rule-O9 = Si vous avez battu le centre et qu’il vous reste des cartes, prenez une des cartes battues, à votre choix. Les autres sont défaussées. Qui entame n’a rien battu et ne prend rien.
rule-O10 = Poser sa dernière carte termine aussitôt la manche. On ne prend alors rien.
rule-O11 = On ne passe que pour un tour : si votre tour revient, vous pouvez poser de nouveau.
rule-O12 = Quand tous les autres ont passé l’un après l’autre, le pli est fini. Le centre est défaussé, et la personne qui l’a posé entame. On n’a jamais à battre ses propres cartes.
rule-O13 = À la fin d’une manche, chaque carte encore en main vaut un point.
rule-O14 = Puis on mélange et on donne à nouveau toutes les cartes. La personne à gauche de celle qui a ouvert la dernière manche ouvre la suivante.
rule-O15 = La partie est finie quand, après une manche, quelqu’un a 15 points ou plus. Le moins de points gagne ; à égalité, on partage la victoire.
rule-O16 = La partie peut se jouer en un autre nombre de points, ou en une seule manche.
rule-O17 = Tout le monde peut voir chaque carte posée, prise ou défaussée, le nombre de cartes de chaque main, et les points. Le reste des mains est caché, comme les cartes mises de côté.
rule-O18 = Vous pouvez convenir que la personne qui gagne une manche ouvre la suivante.
rule-O19 = Vous pouvez convenir qu’à l’entame, une main d’une seule couleur ou d’un seul chiffre doit être posée en entier.
rule-O20 = Toute manche a une fin, et personne n’a jamais plus de neuf cartes. Tout poser n’est pas toujours malin : la partie peut finir alors que quelqu’un d’autre a moins de points.

rules-ravens-about = Une course pour 2 joueurs de Thorsten Gimmler, parue en 2002. Chaque matin, les corbeaux d’Odin partent voir le monde, et c’est à qui rentrera le premier.
rules-ravens-land = Le pays et les corbeaux
rules-ravens-land-text = Chaque carte paysage montre deux paysages : l’un est une case pour Hugin, l’autre une case pour Munin. Tourner la carte les échange.
rules-ravens-cards = Les cartes
rules-ravens-cards-text = Les deux joueurs ont les mêmes 33 cartes : cinq cartes de vol pour chacun des cinq paysages, et huit cartes Odin.
rules-ravens-turn = Votre tour
rules-ravens-fly = Voler
rules-ravens-magic = Le chemin magique
rules-ravens-odin = Les cartes d’Odin
rules-ravens-stone = La pierre
rules-ravens-extend = Allonger le parcours
rules-ravens-end = La fin d’une étape, et de la partie
rules-ravens-short = Quand les cartes manquent
rules-ravens-options = À choisir avant la partie
rules-ravens-know = Bon à savoir
rules-ravens-show-match = Carte forêt, case forêt : le corbeau y vole.
rules-ravens-show-run = Deux lacs à la suite : une carte lac survole les deux.
rules-ravens-show-joker = Deux cartes identiques sont un joker, ici pour la montagne.
rules-ravens-show-magic = Neige et lac peuvent se poser sur ce chemin magique.
rules-ravens-show-stone = La carte assortie et un joker dégagent la pierre.
rules-ravens-show-turned = La troisième carte, tournée, forme une série de deux.
rules-ravens-show-score = Hugin est arrivé, avec 3 cases d’avance : 3 points.

rule-R1 = On pose neuf cartes paysage en ligne, comme elles viennent. Si un couloir montre alors deux fois de suite le même paysage, on tourne la carte ; si cela ne suffit pas, elle va sous la pioche et on essaie la suivante.
rule-R2 = Les deux corbeaux attendent devant la première carte. On révèle une carte de chemin magique, la pierre reste de côté. Chacun mélange ses cartes et en pioche cinq.
rule-R3 = Le sort décide qui commence la première étape. Ensuite, c’est la personne qui a le moins de points ; à égalité, celle qui a gagné la dernière étape.
rule-R4 = À votre tour, vous pouvez jouer jusqu’à trois cartes de la main et jusqu’à trois du dessus de votre pile, dans l’ordre que vous voulez. Puis vous pouvez allonger le parcours. Enfin, vous complétez votre main à cinq cartes.
rule-R5 = Vous pouvez mettre une carte de la main face cachée sur votre pile ; elle compte parmi les trois. Vous pouvez regarder votre pile, mais pas en changer l’ordre. Elle monte aussi haut que vous voulez, et une carte mise là peut se jouer dans le même tour.
rule-R6 = Seule la carte du dessus de la pile peut être jouée. La suivante passe alors sur le dessus.
rule-R7 = Une carte de vol assortie à la case suivante de votre couloir y porte votre corbeau, puis plus loin, sur toutes les cases du même paysage qui suivent.
rule-R8 = Deux cartes de vol identiques sont un joker et valent n’importe quel paysage. Elles viennent de la main, sont les deux du dessus de la pile à ce moment-là, ou une de chaque. Les cartes Odin ne font pas de joker.
rule-R9 = Une carte de vol avec l’un des deux symboles peut se poser sur le chemin magique ; si un symbole est Odin, n’importe quelle carte Odin aussi. Elle n’y fait rien d’autre et reste jusqu’à la fin de l’étape. Les jokers ne comptent pas.
rule-R10 = Toute carte peut aussi être jetée sur votre défausse, sans effet. Cela compte comme une carte jouée.
rule-R11 = Une carte Odin a deux effets. Choisissez-en un.
rule-R12 = Ordre : rangez votre pile dans l’ordre que vous voulez. Ou posez les deux cartes paysage suivantes au bout du parcours ; vous regardez chacune avant de la poser dans un sens ou dans l’autre.
rule-R13 = Corbeau : le corbeau adverse recule d’une case. Ou le vôtre avance d’une case. Peu importe le paysage.
rule-R14 = Le corbeau adverse n’est repoussé qu’à partir de la case 3. Vous pouvez convenir de jouer sans cette règle.
rule-R15 = Paysage : tournez une carte paysage. Ou retirez-en une ; la rangée se resserre.
rule-R16 = Pierre : posez la pierre sur une case libre de l’un ou l’autre couloir, même si elle est déjà ailleurs sur le parcours. Ou échangez deux cartes paysage, sans les tourner.
rule-R17 = Une case est libre s’il n’y a dessus ni corbeau ni pierre.
rule-R18 = Une carte paysage où se trouve un corbeau ou la pierre n’est ni tournée, ni retirée, ni échangée. Vous pouvez convenir de jouer sans l’une ou l’autre protection.
rule-R19 = Si la pierre est sur votre case suivante, il faut payer double d’un coup, chaque fois avec une carte assortie ou un joker, l’un après l’autre. La pierre est mise de côté, et votre corbeau vole jusqu’au bout de la série.
rule-R20 = Si la pierre est plus loin dans la série, payer une fois vous mène juste devant, payer double la dégage.
rule-R21 = La carte corbeau ne fait pas avancer votre corbeau sur la pierre. Elle peut y faire reculer le corbeau adverse ; la pierre reste où elle est.
rule-R22 = Vos cartes jouées, vous pouvez regarder la carte paysage suivante et la poser au bout du parcours, dans un sens ou dans l’autre ; deux voisins identiques sont permis. On ne pose pas plus de trois cartes paysage par tour, celles de la carte ordre comprises.
rule-R23 = Une étape finit dès qu’un corbeau est sur la dernière case. Retirer un paysage peut y mener l’un ou l’autre corbeau ; si c’est les deux à la fois, la personne dont c’est le tour gagne l’étape.
rule-R24 = La personne qui gagne l’étape marque l’écart entre les corbeaux. Celle qui a le plus de cartes sur le chemin magique marque 3 points, étape gagnée ou non ; à égalité, personne n’en marque.
rule-R25 = Quand votre pioche est vide, votre défausse est mélangée et devient la nouvelle pioche. Si elle est vide aussi, votre main reste incomplète.
rule-R26 = Quand la pioche des paysages est vide, les paysages retirés sont mélangés pour en faire une nouvelle. S’il n’y en a pas, on ne peut rien poser.
rule-R27 = Pour l’étape suivante, tout est remis en place. Les points restent.
rule-R28 = Quand quelqu’un a 12 points ou plus après une étape, la partie est finie. Le plus de points gagne ; à égalité, c’est la personne qui a gagné la dernière étape.
rule-R29 = S’il ne reste qu’une seule carte au parcours, elle ne peut pas être retirée.
rule-R30 = Après 200 tours, l’étape s’arrête là : le corbeau en tête la gagne, et s’ils sont à égalité, personne.
rule-R31 = Tout le monde peut voir le parcours, les corbeaux, la pierre, le chemin magique, toutes les défausses, et combien de cartes il y a dans chaque main, pile et pioche. Mains et piles sont le secret de chacun, et personne ne connaît l’ordre d’une pioche.
rule-R32 = Si le parcours compte plus de 16 cartes à la fin d’un tour, ses premières cartes passent sous la pioche des paysages : autant qu’il y en a de trop, tant que la pierre n’est pas dessus et qu’il reste deux cartes derrière chaque corbeau. Vous pouvez convenir d’une autre longueur en ouvrant une table.
rule-R33 = Si personne ne marque de point pendant 20 étapes de suite, la partie est finie ; comme d’habitude, le plus de points gagne.

## Pages

lobby-own = Vos tables
lobby-public = Tables publiques
lobby-playing = Partie en cours
lobby-waiting = En attente
lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-full = Toutes les places sont prises
lobby-bot-seats =
    { $count ->
        [one] Vous pourriez prendre la place d’un bot.
       *[other] Vous pourriez prendre la place d’un des { $count } bots.
    }
lobby-who = Avec { $names }
lobby-nobody = Encore personne à cette table
lobby-alone = Personne d’autre pour l’instant
lobby-sit = Rejoindre la table
lobby-look = Regarder
lobby-none-right = Ou ouvrez votre propre table :
lobby-quiet = La salle est calme
lobby-quiet-text = Aucune table publique n’est ouverte pour l’instant. Allumez le feu : ouvrez-en une, et d’autres la trouveront ici.
lobby-open = Ouvrir une table d’{ $game }
stats-game = Jeu
stats-rating = Cote
stats-games = Parties
stats-won = Gagnées
stats-mean-points = Points/partie
stats-unrated = sans cote
stats-standings = Résultats par jeu et par nombre de joueurs
stats-plots-of =
    { $players ->
        [one] { $game } à { $players } joueur, dernières parties
       *[other] { $game } à { $players } joueurs, dernières parties
    }
stats-not-recent = Aucune des dernières parties n’était de ce type.
stats-rating-title = La cote au fil des dernières parties
stats-rating-summary =
    { $count ->
        [one] Avec la dernière partie, la cote est passée de { $from } à { $to }.
       *[other] Sur les { $count } dernières parties, la cote est passée de { $from } à { $to }. La liste ci-dessous montre chaque partie.
    }
stats-rating-point = { $day } : { $rating } ({ $change }), rang { $place } sur { $players }
stats-dot-won = gagnée
stats-dot-other = pas gagnée
stats-places-title = Rangs
stats-place-count =
    { $count ->
        [one] Rang { $place } : { $count } fois
       *[other] Rang { $place } : { $count } fois
    }
stats-place-of = Rang { $place } sur { $players }
stats-points-title = Points
stats-points-summary =
    { $count ->
        [one] Points de la dernière partie : { $points }.
       *[other] Moyenne de { $points } points par partie sur les { $count } dernières. La liste ci-dessous montre chaque partie.
    }
stats-points-point =
    { $points ->
        [one] { $day } : { $points } point
       *[other] { $day } : { $points } points
    }
stats-points-best-odin = { $points } en moyenne ; moins, c’est mieux.
stats-points-best-ravens = { $points } en moyenne ; plus, c’est mieux.
stats-recent = Dernières parties
stats-against = Contre { $names }
stats-named-bot = { $name } (bot)
stats-several = { $count } × { $name }
stats-change = Évolution de la cote :
stats-replay = Revoir la partie d’{ $game }, { $day }
stats-bot = Bot
stats-program = Le programme de quelqu’un
stats-deleted = quelqu’un qui est parti
stats-this-is-you = C’est vous
stats-none = { $name } n’a pas encore fini de partie.
stats-none-yet = Dès que vous aurez fini une partie, vos cotes et vos résultats seront ici.
stats-play = Jouer à { $game }
ranks-of =
    { $players ->
        [one] Classement d’{ $game } à { $players } joueur
       *[other] Classement d’{ $game } à { $players } joueurs
    }
ranks-choose-game = Quel jeu
ranks-rank = Rang
ranks-name = Nom
ranks-more = En voir plus
ranks-none = Pas encore de noms
ranks-none-text = Personne n’a fini assez de parties classées de ce type. Le premier nom pourrait être le vôtre.
ranks-about = On y entre après cinq parties classées. L’ordre suit ce qu’une cote vaut au moins : son incertitude compte double contre elle, et diminue à chaque partie. Les bots y sont aussi, signalés comme tels.
me-nobody = Vous n’êtes encore personne
me-nobody-text = Dès que vous prenez place à une table, vous jouez en invité : sans inscription, et ce navigateur se souvient de vous. Si vous avez un compte, connectez-vous.
me-guest = En invité – seul ce navigateur vous connaît
me-account = Compte : { $account }
me-public = Comment on vous voit
me-name-title = Votre nom
me-shown-name = Le nom que voient les autres
me-rename = Enregistrer
me-renamed = Enregistré
me-keep = Gardez vos parties
me-keep-text = Créez un compte pour vous connecter de partout. Un nom et un mot de passe suffisent ; tout ce que vous avez joué reste à vous.
me-make-account = Créer un compte
me-name = Nom
me-password = Mot de passe
me-password-old = Ancien mot de passe
me-password-new = Nouveau mot de passe, au moins 8 caractères
me-password-title = Changer le mot de passe
me-password-change = Changer le mot de passe
me-password-changed = Le mot de passe est changé
me-password-about = Toutes vos autres connexions seront fermées et les jetons de vos programmes révoqués ; ici, rien ne change.
me-sign-in = Connexion
me-sign-in-guest = Pour l’instant, vous jouez en invité, sous le nom { $name }. Si vous vous connectez à un autre compte, ce que vous avez joué en invité n’y sera pas.
me-signed-in = Votre compte
me-signed-in-text = Vos parties sont en sûreté. Vous pouvez vous connecter de n’importe quel navigateur.
me-sign-out = Déconnexion
me-sessions = Où vous êtes connecté
me-sessions-about = Tous les navigateurs qui vous connaissent. Déconnectez ceux où vous ne jouez plus, ou qui ne sont pas les vôtres.
me-session-on = { $browser } sur { $system }
me-session-unknown = un navigateur inconnu
me-session-here = ce navigateur
me-session-seen = dernière utilisation le { $day }
me-session-end-named = Déconnexion : { $name }
me-sessions-end-others = Se déconnecter partout ailleurs
me-statistics = Vos résultats
me-tokens = Programmes qui jouent pour vous
me-tokens-about = Un jeton permet à l’un de vos programmes de jouer en votre nom.
me-tokens-more = Ce que peuvent les programmes
me-token-label = À quoi il sert
me-token-make = Créer un jeton
me-token-unnamed = sans nom
me-token-made = créé le { $day }
me-token-end = Révoquer
me-token-end-named = Révoquer le jeton « { $name } »
me-token-once = Voici le jeton. Copiez-le maintenant ; il n’est montré qu’une fois.
me-token = Jeton
me-copy = Copier
me-copied = Copié
me-data = Vos données
me-data-about = Vous pouvez emporter tout ce qui est enregistré sur vous, ou le faire supprimer.
me-download = Télécharger mes données
me-delete = Tout supprimer
me-delete-about = Votre nom, votre compte, vos résultats et ce que vous avez écrit sont supprimés. Les parties que vous avez jouées restent aux autres de la table, sans votre nom.
me-delete-sure = Vraiment ? C’est sans retour.
me-delete-no = Tout garder
me-delete-on = Continuer
me-delete-yes = Oui, tout supprimer
set-about = Ces choix ne sont gardés que dans ce navigateur.
set-look = Apparence et langue
set-theme = Jour ou nuit
set-theme-system = comme le système
set-theme-dark = nuit
set-theme-light = jour
set-motion = Cartes animées
set-motion-about = Cartes et corbeaux glissent. Sinon, ils sont simplement là.
set-hear = Sons et alertes
set-sound = Sons
set-sound-about = Des cartes sur le bois, et un cor quand c’est à vous.
set-notify = Notifications
set-notify-about = Un mot quand c’est à vous et que vous regardez ailleurs.
set-notify-impossible = Ce navigateur ne peut pas afficher de notifications ici.
set-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages pour ce site.
set-play = À la table
set-sorting = Votre main
set-tables = Les tables que vous ouvrez
set-hints = Conseils
set-hints-about = Vous pouvez demander ce que jouerait l’ordinateur. Ces parties ne sont pas classées.
set-keys-about = Les lettres et les chiffres agissent à la table, comme indiqué ci-dessous.
set-keys = Raccourcis clavier
about-what = Deux jeux de cartes du Nord, à jouer entre amis ou contre des bots qui réfléchissent. Gratuit, libre et sans publicité.
about-whose = À qui sont ces jeux
about-game-odin = De Gary Kim, Hope S. Hwang et Yohan Goh. Illustré par Crocotame, édité par Helvetiq.
about-game-ravens = En anglais Odin’s Ravens, 2002. De Thorsten Gimmler. Illustré par Anke Pohl, Thilo Rick et Andreas Steiner, édité par Kosmos.
about-unofficial = C’est une création non officielle, par des gens qui aiment ces jeux. Ses textes, son code et ses images lui sont propres, et elle n’a aucun lien avec les auteurs, les illustrateurs ou les éditeurs. Si vous aimez jouer ici, achetez les jeux.
about-fair = Des donnes honnêtes
about-fair-text = Avant une partie, le serveur scelle le secret de son mélange, et le navigateur de chaque joueur y ajoute un nombre à lui. La partie finie, votre navigateur peut refaire chaque donne et montrer que rien n’a été changé.
about-programs = Ouvert aux programmes
about-programs-text = Tout ce que fait cette page, un programme peut le faire aussi.
about-programs-link = Ce qu’offre le serveur
about-private = À vous
about-private-text = Aucun pistage, rien qui vienne d’autres sites. Ce qui est enregistré sur vous, vous pouvez l’emporter ou le supprimer.
about-private-link = Votre page
about-licence = Licence
about-licence-text = Allfather est un logiciel libre sous licence MIT. La police est Marcellus d’Astigmatic, sous licence SIL Open Font License.

## Replay

replay-of = Revoir une partie d’{ $game }
replay-about = À propos de cette partie
replay-controls = Les coups de la partie
replay-step = Coup
replay-step-of = { $step } sur { $count }
replay-steps = Coups
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-pace = Vitesse
replay-pace-slow = lente
replay-pace-normal = normale
replay-pace-quick = rapide
replay-eyes = Point de vue
replay-all-hands = Toutes les mains
replay-eyes-of = Vu par { $name }
replay-new-pack = La défausse est mélangée et devient la nouvelle pioche.
replay-new-landscapes = Les paysages retirés sont mélangés et deviennent la nouvelle pioche.
replay-broken-off = Cette partie n’a pas été jouée jusqu’au bout.
replay-download = Télécharger la partie
replay-fairness-file = Fichier de preuve
replay-another = Une autre partie
replay-failed = Impossible de montrer cette partie
replay-not-over = Cette partie n’est pas encore finie
replay-not-over-text = Tant qu’on la joue, ses cartes restent cachées.
replay-to-table = Aller à la table
replay-open-title = Revoir une partie
replay-open-text = Toute partie finie peut se garder dans un fichier de partie : un petit fichier texte. Ouvrez-en un ici pour revoir la partie, coup par coup, et vérifier ses donnes.
replay-choose-file = Choisir un fichier de partie
replay-drop = ou déposez-le n’importe où sur cette page
replay-paste = Ou collez son contenu
replay-show = Voir la partie
replay-has-fairness = Le fichier de preuve est là aussi.
replay-refused = Ce n’est pas un fichier de partie
replay-refused-line = La ligne { $line } est incorrecte
replay-empty = Dans cette partie, rien ne s’est encore passé.
replay-checking = Votre navigateur refait chaque donne…
replay-unreadable = Le fichier de partie est illisible à partir de la ligne { $line }.
replay-give-fairness = Pour vérifier les donnes, ajoutez le fichier de preuve de la même partie. Vous le trouverez là où vous avez pris le fichier de partie.
replay-unchecked = Les donnes de ce jeu ne peuvent pas être vérifiées ici : cette page n’en connaît pas les règles.
replay-no-fairness = Ce n’est pas un fichier de preuve.
replay-right = juste
replay-wrong = faux
replay-fair = Toutes les donnes sont en ordre
replay-unfair = Quelque chose ne colle pas
replay-fair-text =
    { $count ->
        [one] Votre navigateur a refait la donne de cette partie, à partir du secret du serveur et des nombres des joueurs, et a trouvé la même.
       *[other] Votre navigateur a refait les { $count } donnes de cette partie, à partir du secret du serveur et des nombres des joueurs, et a trouvé les mêmes.
    }
replay-unfair-text = Ce qui est marqué ci-dessous ne découle pas de ce qui était promis. Soit le fichier de partie a été modifié, soit les cartes n’ont pas été données comme il fallait.
replay-found-secret-ok = Le secret est bien celui que le serveur avait scellé avant la partie.
replay-found-secret-wrong = Le secret n’est pas celui que le serveur avait scellé avant la partie.
replay-found-nonces-ok = La liste des nombres des joueurs est complète.
replay-found-nonces-wrong = La liste des nombres des joueurs n’est pas celle de cette partie.
replay-found-promise-ok = Le sceau est bien celui que ce navigateur a vu avant la partie.
replay-found-promise-wrong = Le sceau n’est pas celui que ce navigateur a vu avant la partie.
replay-found-promise-late-ok = Le sceau est celui que ce navigateur a vu pendant la partie.
replay-found-promise-late-wrong = Le sceau n’est pas celui que ce navigateur a vu pendant la partie.
replay-found-own-nonce-ok = Le nombre ajouté par ce navigateur est parmi ceux des joueurs.
replay-found-own-nonce-wrong = Le nombre ajouté par ce navigateur manque parmi ceux des joueurs.
replay-found-seals-ok = Les nombres des joueurs sont ceux qui étaient scellés avant que le premier soit ouvert.
replay-found-seals-wrong = Les nombres des joueurs ne sont pas ceux qui étaient scellés avant que le premier soit ouvert.
replay-found-shown-ok = Les cartes et les actions du fichier de partie sont celles que ce navigateur a vues.
replay-found-shown-wrong = Le fichier de partie contient d’autres cartes ou actions que celles que ce navigateur a vues.
replay-unopened =
    { $count ->
        [one] Un joueur a scellé un nombre mais ne l’a pas ouvert.
       *[other] { $count } joueurs ont scellé des nombres mais ne les ont pas ouverts.
    }
replay-found-beginning-wrong = Le fichier de partie ne commence pas par la première donne d’une partie.
replay-deals-ok =
    { $count ->
        [0] Il n’y a aucune donne dans le fichier de partie.
        [one] La donne découle du secret et de ces nombres.
       *[other] Les { $count } donnes découlent toutes du secret et de ces nombres.
    }
replay-deals-wrong =
    { $count ->
        [one] Une donne ne découle pas du secret et de ces nombres.
       *[other] { $count } donnes ne découlent pas du secret et de ces nombres.
    }
replay-all-deals =
    { $count ->
        [one] La donne en détail
       *[other] Les { $count } donnes en détail
    }
replay-deal = Donne { $number }
replay-part-opener = qui ouvre
replay-part-colours = couleurs
replay-part-hands = mains
replay-part-starter = qui commence
replay-part-magic = chemin magique
replay-part-landscapes = paysages
replay-part-pack = nouvelle pioche
replay-part-pack_0 = pioche du premier joueur
replay-part-pack_1 = pioche du second joueur
replay-means-fair = Personne n’a donc pu choisir les cartes : le serveur avait scellé son secret avant que votre navigateur n’ajoute son nombre.
replay-means-sealed = Le serveur avait scellé son secret avant la partie. Votre navigateur n’a pas ajouté de nombre à celle-ci ; ceux qui ont joué peuvent vérifier que le leur y est.
replay-means-unpromised = Votre navigateur n’était pas là au début de la partie : il ne peut pas dire si le sceau est resté le même. Ceux qui ont joué le peuvent.
replay-means-alone = Aucun joueur n’a ajouté de nombre : le serveur a donné seul.
replay-limits = Aucune vérification ne peut montrer si quelqu’un a su ce que les autres avaient en main.

## Ravens

card-M = montagne
card-F = forêt
card-W = lac
card-S = neige
card-P = plaine
card-Odin = Odin
card-order = ordre d’Odin
card-raven = corbeau d’Odin
card-land = paysage d’Odin
card-stone = pierre d’Odin
ravens-path = Le parcours
ravens-middle = Le chemin magique et la pioche des paysages
ravens-magic-way = Chemin magique
ravens-hand = Votre main et le dessus de votre pile
ravens-choices = Ce que vous pouvez faire
ravens-start = Départ
ravens-goal = L’arrivée
ravens-stage = Étape { $number }
ravens-turn = Tour { $number }
ravens-none = aucune
ravens-points =
    { $points ->
        [one] { $points } point sur 12
       *[other] { $points } points sur 12
    }
ravens-land = Carte { $number } : { $hugin } pour Hugin, { $munin } pour Munin.
ravens-both = { $one }, { $other }
ravens-aim-card = Choisir cette carte. { $card }
ravens-aim-space = Choisir la case { $number } de { $raven }, { $land }
ravens-raven-on =
    { $space ->
        [0] { $raven } attend au départ.
       *[other] { $raven } est sur la case { $space }.
    }
ravens-card-idle = { $card }, pas jouable maintenant
ravens-card-alone = { $card }, peut voler à la case { $space }
ravens-card-together = { $card }, peut voler en paire à la case { $space }
ravens-top =
    { $count ->
        [one] Dessus de votre pile : { $cards }. C’est la seule carte.
       *[other] Dessus de votre pile : { $cards }. Elle a { $count } cartes.
    }
ravens-open-hand = Main : { $cards }
ravens-left-hand =
    { $count ->
        [0] Aucune autre carte de la main ce tour-ci
        [one] Encore une carte de la main ce tour-ci
       *[other] Encore { $count } cartes de la main ce tour-ci
    }
ravens-left-pile =
    { $count ->
        [0] Aucune autre carte de la pile ce tour-ci
        [one] Encore une carte de la pile ce tour-ci
       *[other] Encore { $count } cartes de la pile ce tour-ci
    }
ravens-word-hand = Main
ravens-word-pile = Pile
ravens-word-pack = Pioche
ravens-word-discard = Défausse
ravens-word-landscapes = Paysages
ravens-stack-hand =
    { $count ->
        [one] Main : { $count } carte
       *[other] Main : { $count } cartes
    }
ravens-stack-pile =
    { $count ->
        [one] Pile : { $count } carte
       *[other] Pile : { $count } cartes
    }
ravens-stack-pack =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
ravens-stack-discard =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
ravens-stack-landscapes =
    { $count ->
        [one] Pioche des paysages : { $count } carte
       *[other] Pioche des paysages : { $count } cartes
    }
ravens-look = { $what } – regarder
ravens-title-pile = Pile – { $name }
ravens-title-discard = Défausse – { $name }
ravens-title-magic = Le chemin magique
ravens-title-landscapes = La pioche des paysages
ravens-from-top = De haut en bas
ravens-discarded = Jouées et jetées
ravens-magic-about = Les cartes avec l’un de ses symboles peuvent se poser ici. Qui en a le plus à la fin de l’étape marque 3 points.
ravens-removed = Retirés du parcours
ravens-bottom = Connus, au fond de la pioche

# What a button does: short, as a command.
ravens-do-fly = Voler
ravens-do-fly-to = Voler à la case { $space }
ravens-do-fly-goal = Voler à l’arrivée
ravens-do-clear = Dégager la pierre
ravens-do-clear-to = Dégager la pierre, voler à la case { $space }
ravens-do-clear-goal = Dégager la pierre, voler à l’arrivée
ravens-do-pile = Sur la pile
ravens-do-magic = Sur le chemin magique
ravens-do-drop = Jeter
ravens-do-order-pile = Ranger la pile
ravens-do-order-path = Poser deux paysages
ravens-do-raven-back = Repousser { $raven }
ravens-do-raven-back-to = Repousser { $raven } à la case { $space }
ravens-do-raven-on = Avancer { $raven } d’une case
ravens-do-raven-on-to = Avancer { $raven } à la case { $space }
ravens-do-land-turn = Tourner un paysage
ravens-do-land-remove = Retirer un paysage
ravens-do-stone-put = Poser la pierre
ravens-do-stone-swap = Échanger deux paysages
ravens-do-end = Fin du tour
ravens-do-extend = Poser un paysage
ravens-do-stay = Laisser tel quel
ravens-do-keep = Tel quel
ravens-do-turn = Tourné

# What is to be done now.
ravens-now-play = Choisissez des cartes de votre main, ou le dessus de votre pile.
ravens-now-done = Il n’y a plus rien à jouer.
ravens-now-land-turn = Choisissez la carte à tourner.
ravens-now-land-remove = Choisissez la carte à retirer.
ravens-now-stone-put = Choisissez une case pour la pierre.
ravens-now-stone-swap = Choisissez la première des deux cartes, la plus proche du départ.
ravens-now-stone-swap-second = Choisissez la carte à mettre à sa place.
ravens-now-order = Quelle est la carte suivante de la pile, de bas en haut ?
ravens-now-extend = Allonger le parcours avant la fin du tour ?
ravens-now-orient = Dans quel sens poser ce paysage au bout du parcours ?
ravens-take-advice = Choisir les cartes du meilleur coup
ravens-not-together = Ces cartes ne se jouent pas ensemble.
ravens-order-so-far = En partant du bas :
ravens-lays-own = { $land } pour vous
ravens-lays-other = { $land } en face

# The log.
ravens-did-fly-hand = { $name } vole : { $cards }.
ravens-did-fly-pair = { $name } vole avec une paire : { $card }.
ravens-did-fly-pile =
    { $count ->
        [one] { $name } vole avec le dessus de la pile.
       *[other] { $name } vole avec { $count } cartes de la pile.
    }
ravens-did-fly-both =
    { $count ->
        [one] { $name } vole : { $cards } et le dessus de la pile.
       *[other] { $name } vole : { $cards } et { $count } cartes de la pile.
    }
ravens-did-clear-hand = { $name } dégage la pierre et vole : { $cards }.
ravens-did-clear-pile =
    { $count ->
        [one] { $name } dégage la pierre et vole avec le dessus de la pile.
       *[other] { $name } dégage la pierre et vole avec { $count } cartes de la pile.
    }
ravens-did-clear-both =
    { $count ->
        [one] { $name } dégage la pierre et vole : { $cards } et le dessus de la pile.
       *[other] { $name } dégage la pierre et vole : { $cards } et { $count } cartes de la pile.
    }
ravens-did-pile = { $name } met une carte sur sa pile.
ravens-did-pile-card = { $name } met sur sa pile : { $card }.
ravens-did-next = { $name } pose la carte suivante de sa pile.
ravens-did-next-card = { $name } range sa pile, carte suivante : { $card }.
ravens-did-drop-card = { $name } jette : { $card }.
ravens-did-drop-top = { $name } jette le dessus de sa pile.
ravens-did-magic-card = { $name } pose sur le chemin magique : { $card }.
ravens-did-magic-top = { $name } pose le dessus de sa pile sur le chemin magique.
ravens-did-order-pile = { $name } joue l’ordre d’Odin et range sa pile.
ravens-did-order-path = { $name } joue l’ordre d’Odin et allonge le parcours.
ravens-did-raven-back = { $name } joue le corbeau d’Odin et repousse le corbeau adverse.
ravens-did-raven-on = { $name } joue le corbeau d’Odin et avance d’une case.
ravens-did-land-turn = { $name } joue le paysage d’Odin pour tourner une carte du parcours.
ravens-did-land-remove = { $name } joue le paysage d’Odin pour retirer une carte du parcours.
ravens-did-stone-put = { $name } joue la pierre d’Odin pour la poser sur une case.
ravens-did-stone-swap = { $name } joue la pierre d’Odin pour échanger deux cartes du parcours.
ravens-did-at-card = { $name } choisit la carte { $number }.
ravens-did-at-space = { $name } choisit la case { $number } de { $raven }.
ravens-did-end = { $name } s’arrête là.
ravens-did-extend = { $name } allonge le parcours.
ravens-did-stay = { $name } laisse le parcours tel quel.
ravens-did-keep = { $name } pose le paysage tel quel.
ravens-did-turn = { $name } pose le paysage dans l’autre sens.
ravens-path-trimmed =
    { $count ->
        [one] Le parcours est long : sa première carte passe sous la pioche des paysages.
       *[other] Le parcours est long : ses { $count } premières cartes passent sous la pioche des paysages.
    }

# The end of a stage.
ravens-end-you = Vous gagnez l’étape { $number }
ravens-end-other = { $name } gagne l’étape { $number }
ravens-end-nobody = Personne ne gagne l’étape { $number }
ravens-end-ahead =
    { $count ->
        [one] { $raven } a { $count } case d’avance.
       *[other] { $raven } a { $count } cases d’avance.
    }
ravens-end-player = Joueur
ravens-end-race = Course
ravens-end-next = L’étape suivante commence dans un instant.

# The table read aloud.
ravens-read-stage = Étape { $stage }, tour { $turn }.
ravens-read-your-turn = À vous de jouer. Cartes encore permises : { $hand } de la main et { $pile } de la pile.
ravens-read-hand = Vous avez en main : { $cards }.
ravens-read-pile = Votre pile, de haut en bas : { $cards }.
ravens-read-lane =
    { $space ->
        [0] { $name } vole avec { $raven }, qui attend au départ. L’arrivée est la case { $last }.
       *[other] { $name } vole avec { $raven }, qui est à la case { $space } sur { $last }.
    }
ravens-read-path = Cases de { $raven } : { $lands }.
ravens-read-seat = { $name } – points : { $points }, main : { $hand }, pile : { $pile }, pioche : { $pack }, défausse : { $discard }.
ravens-read-stone = La pierre est sur la case { $number } de { $raven }.
ravens-read-magic = Le chemin magique : { $symbols }. Cartes posées : { $first } { $ofFirst }, { $second } { $ofSecond }.

## A game without a board of its own

plain-hand = Votre main
plain-middle = Sur la table
plain-no-cards = Aucune carte
plain-actions = Ce que vous pouvez faire
plain-fields = Tout le reste
plain-acted = { $name } : { $action }
plain-game = Partie
