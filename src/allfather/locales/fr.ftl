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
reconnecting = Connexion perdue – reconnexion en cours…
connection-refused = Le serveur a fermé cette connexion.
page-broken = Impossible de charger cette page.
try-again = Réessayer
not-found-title = Rien que le ciel
not-found-text = Même les corbeaux d’Odin ne trouvent rien à cette adresse.
no-game-title = Ce jeu n’existe pas
no-game-text = Aucun jeu ne s’appelle « { $name } » ici.
back-home = Retour à l’accueil

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Videz votre main : battez le centre et prenez une des cartes battues. De 2 à 6 joueurs.
ravens-blurb = Deux corbeaux font la course au-dessus de paysages changeants. 2 joueurs.
level-thrall = Serf
level-karl = Paysan
level-hirdman = Garde
level-jarl = Jarl
level-thrall-about = Facile : joue au hasard
level-karl-about = Moyen : joue simplement
level-hirdman-about = Difficile : anticipe
level-jarl-about = Expert : réfléchit longuement

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
have-code = Vous avez un code ?
code-of-table = Code de la table
join = Rejoindre
more-choices = Plus d’options
load-record = Revoir une partie enregistrée
front-fair = Chaque donne est vérifiable
front-fair-text = Le serveur scelle son mélange avant la partie ; ensuite, votre navigateur peut recalculer chaque donne.
front-free = Gratuit, et installable chez vous
front-free-text = Ni publicité, ni pistage. Une seule commande lance votre propre serveur.
front-bots = Des bots qui réfléchissent
front-bots-text = Du serf au jarl, ils jouent avec ce qu’ils ont le droit de savoir, jamais avec le reste.

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
option-opener-left = la personne à gauche de celle qui a ouvert
option-opener-winner = la personne qui a gagné la manche
option-whole_hand = Entamer avec toute sa main
option-whole_hand-optional = au choix
option-whole_hand-forced = obligatoire
option-all_colours = Les six couleurs, même à deux
option-back_needs_two = Un corbeau ne peut reculer qu’à partir de la case 3
option-protect_ravens = La carte sous un corbeau ne bouge pas
option-protect_stone = La carte sous la pierre ne bouge pas
option-longest_path = Raccourcir le parcours
option-longest_path-cards =
    { $count ->
        [one] au-delà de { $count } carte
       *[other] au-delà de { $count } cartes
    }
option-longest_path-never = jamais
terms-title = À la table
terms-listed = Afficher la table dans la liste
terms-clock = Pendule
clock-none = sans pendule
clock-turn = { $seconds } s par tour de jeu
clock-bank = { $minutes } min + { $increment } s
terms-pace = Rythme des bots
pace-slow = posé
pace-normal = normal
pace-quick = rapide
pace-instant = immédiat
terms-hints = Conseils permis (partie non classée)
terms-take_back = Annulation des coups permise
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
show-qr = Scanner pour rejoindre la table
start-game = Lancer la partie
seat-free = libre
sit-here = S’asseoir ici
seat-bot = Asseoir un bot ici
empty-seat = Libérer la place
seat-host = hôte
seat-you = vous
seat-away = n’est plus là – un bot joue
seat-heir = { $name } prendra la suite
seat-number = Place { $number }
waiting-for-host = { $name } va lancer la partie.
game-starting = La partie commence dans un instant…
leave-table = Quitter la table
leave-sure = Partir pour de bon ? Un bot jouera à votre place.
leave-yes = Quitter
stay = Rester
table-closed = Cette table est fermée.
closed-too-long = La partie a duré trop longtemps : le serveur a fermé cette table, sans résultat.
table-unknown = Cette table n’existe pas.
your-turn = À vous
turn-of = À { $name } de jouer
title-your-turn = ● À vous
looking-on = Vous regardez la partie
take-over-bot = Remplacer { $name }
menu = Menu
log = Journal
chat = Discussion
cards-known = Cartes
scores = Points
nothing-yet = Rien pour l’instant
say-something = Écrire un message…
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
mute = Mettre { $name } en sourdine
unmute = Lever la sourdine pour { $name }
hint = Conseil
hint-share = { $share } %
take-back = Annuler le coup
auto-pass = Jouer les coups forcés
auto-pass-about = Quand un seul coup est possible, il se joue tout seul.
agree-hands = Laisser les spectateurs voir toutes les mains
agree-hands-unrated = Si tout le monde est d’accord avant le début de la partie, elle ne compte pas pour le classement.
agree-hands-rated = Personne ne voit les mains d’une partie qui compte pour le classement avant la fin de celle-ci.
read-table = Décrire la table
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
log-resumed = Le serveur était arrêté ; les pendules n’ont pas tourné.
log-closed = La table est fermée.
log-opened = La table est ouverte.
log-called = La partie va commencer.
log-opened-nonce = { $name } révèle son nombre scellé.
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
replay = Revoir la partie
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
figure-1 = soigneuse
figure-2 = scalde
figure-3 = espionne
figure-4 = seidmadr
figure-5 = völva
figure-6 = hirdmadr
figure-7 = berserker
figure-8 = styrimadr
figure-9 = jarl
odin-card = { $name }, { $figure }
odin-card-dull = { $card }, non jouable pour l’instant
odin-card-advised = { $card }, coup conseillé
odin-hand = Votre main
odin-middle = Le centre
odin-middle-empty = Le centre est vide
odin-lead = Entamez avec une carte
odin-beat = Battez { $value } avec { $fewest } ou { $most } cartes
odin-cannot-beat = Rien dans votre main ne bat { $value }.
odin-hint = Conseil : { $action } (gagne dans { $share } % des cas).
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
odin-laid = joue { $value }
odin-known = Cartes connues
odin-known-of = { $name } a en main
odin-none-known = aucune connue
odin-discards = Défausse
odin-unseen = Pas encore vues
odin-limit = en { $limit } pts
odin-hand-over = { $name } a joué toutes ses cartes
odin-hand-over-you = Vous avez joué toutes vos cartes
odin-hand-points = Points des cartes restantes
odin-next-hand = Nouvelle donne dans un instant.
odin-say-laid = { $name } joue : { $cards } – { $value }.
odin-say-passed = { $name } passe.
odin-say-took = { $name } prend le { $card }.
odin-read-hand = Vous avez en main : { $cards }.
odin-read-middle = Au centre : { $cards } ; valeur { $value }, par { $name }.
odin-read-seat = { $name } a { $cards } et { $points }.
odin-read-known = Cartes connues chez { $name } : { $cards }.

## Why not

why-offline = La connexion est perdue pour l’instant.
why-bad-notation = Ce n’est pas un coup de ce jeu.
why-not-a-set = Les cartes jouées ensemble doivent avoir la même couleur ou le même chiffre.
why-must-take = Prenez d’abord l’une de ces cartes : { $cards }.
why-nothing-to-take = Il n’y a pas de carte à prendre.
why-leader-passes = Pour entamer un tour, il faut jouer une carte.
why-not-held = Vous n’avez pas en main : { $cards }.
why-whole-hand-forced = À l’entame, une main d’une seule couleur ou d’un seul chiffre doit être jouée en entier.
why-bad-lead = Entamez avec une carte – ou avec toute votre main, si elle est d’une seule couleur ou d’un seul chiffre.
why-wrong-size = Il faut jouer { $size } ou { $most } cartes.
why-too-low = { $value } ne bat pas { $middle }.
why-illegal-action = Ce n’est pas possible maintenant.
why-wrong-phase-play = Jouez d’abord une carte ou finissez votre tour.
why-wrong-phase-target = Choisissez d’abord une carte ou une case du parcours.
why-wrong-phase-second = Choisissez d’abord la carte avec laquelle faire l’échange.
why-wrong-phase-order = Choisissez d’abord la carte suivante de la pile.
why-wrong-phase-extend = Allongez d’abord le parcours, ou laissez-le tel quel.
why-wrong-phase-orient = Posez d’abord le paysage, dans un sens ou dans l’autre.
why-not-left = Il n’en reste plus à remettre sur la pile : { $card }.
why-too-many-plays-hand = Vous avez déjà joué { $most } cartes de la main, le maximum par tour.
why-too-many-plays-pile = Vous avez déjà joué { $most } cartes de la pile, le maximum par tour.
why-pile-too-small = Votre pile n’a pas assez de cartes.
why-not-magic = Cette carte ne porte aucun des deux symboles du trajet magique.
why-no-stone = Il n’y a pas de pierre à retirer sur votre route.
why-stone-ahead = La pierre est sur la case suivante : pour la retirer, jouez en une fois deux cartes du bon paysage, deux jokers, ou une carte et un joker.
why-no-match =
    { $units ->
        [one] Case suivante : { $landscape }. Il faut une carte de ce paysage, ou deux cartes de vol identiques.
       *[other] Case suivante : { $landscape }. Pour retirer la pierre, il faut deux cartes de ce paysage, deux jokers, ou une carte et un joker.
    }
why-not-on-top = Cette carte n’est pas sur le dessus de votre pile.
why-no-effect-pile-alike = Votre pile n’a pas deux cartes différentes à réordonner.
why-no-effect-no-landscapes = Il ne reste aucun paysage à poser.
why-no-effect-stone-ahead = Votre corbeau ne peut pas avancer : la pierre lui barre la route.
why-no-effect-nothing-to-turn = Aucune carte du parcours ne peut être tournée.
why-no-effect-nothing-to-remove = Aucune carte du parcours ne peut être retirée.
why-no-effect-nothing-to-swap = Aucun échange de cartes n’est possible sur le parcours.
why-no-effect-near-start = Le corbeau adverse ne peut reculer qu’à partir de la case { $least }.
why-no-effect-laid-enough = Vous ne pouvez pas poser plus de { $most } cartes paysage par tour.
why-bad-target-wants-card = Choisissez une carte du parcours.
why-bad-target-wants-space = Choisissez une seule case.
why-bad-target-off-path =
    { $size ->
        [one] Le parcours n’a qu’une carte.
       *[other] Le parcours n’a que { $size } cartes.
    }
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
why-busy = Une chose à la fois ; la précédente n’est pas terminée.
why-banned = L’accès à ce serveur vous est interdit.
why-no-bot = Ce niveau de bot n’existe pas.
why-not-signed-in = Connectez-vous, ou prenez d’abord une place en invité.
why-has-account = Vous avez déjà un compte.
why-name-taken = Ce nom est pris.
why-wrong-password = Nom ou mot de passe incorrect.
why-common-password = Ce mot de passe est facile à deviner ; choisissez-en un autre.
why-foreign-origin = Cela venait d’un autre site.
why-not-found = Il n’y a rien ici.
why-bad-request = Le serveur n’a pas compris la demande.
why-bad-option = Cette option n’existe pas.
why-too-large = C’est trop volumineux.
why-unavailable = Le serveur ne peut rien enregistrer pour l’instant ; réessayez.
why-old-rules = Cette partie a été jouée selon d’anciennes règles et ne peut plus être montrée.
why-unreadable = Cette table ne peut pas être lue pour l’instant ; la personne qui gère le serveur en est informée.
why-failed = Une erreur est survenue sur le serveur.

## Keys

key-select = sélectionner une carte par sa position
key-move = parcourir votre main
key-toggle = sélectionner ou désélectionner la carte
key-play = jouer les cartes sélectionnées
key-pass = passer, ou finir votre tour
key-sort = trier votre main autrement
key-undo = annuler le coup
key-hint = demander un conseil
key-log = ouvrir le journal
key-chat = ouvrir la discussion
key-cards = voir les cartes connues
key-table = décrire la table
key-clear = effacer la sélection
key-help = ouvrir le menu avec ces touches

## Lessons

lesson-title = Apprendre { $game }
lesson-teacher = Le corbeau d’Odin
lesson-you = Vous
lesson-step = { $step } sur { $count }
lesson-back = Retour
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-skip = Passer la leçon
lesson-again = Recommencer
lesson-done = Vous en savez assez pour jouer.
lesson-allowed = C’est permis aussi. Mais pour l’instant :
lesson-not-yet = Un instant : lisez d’abord la suite.

lesson-odin-aim = Jouez toutes vos cartes avant les autres. Chaque adversaire marque alors un point par carte qui lui reste, et les points, mieux vaut les éviter.
lesson-odin-lead = Vous ouvrez la manche, donc vous entamez : jouez une carte, celle que vous voulez.
lesson-odin-lead-task = Jouez votre 2 orange.
lesson-odin-higher = Un chiffre plus grand en bat un plus petit. Astrid joue un 6 et prend la carte battue : votre 2 est à elle maintenant.
lesson-odin-more = Vous pouvez aussi jouer une carte de plus qu’au centre. Leif en joue deux d’une même couleur : deux cartes battent toujours une carte seule.
lesson-odin-value = Une combinaison vaut ses chiffres du plus grand au plus petit : 8 et 2 font 82. Vos deux 5 ne font que 55.
lesson-odin-value-task = Choisissez quand même les deux 5, pour voir pourquoi ça ne va pas.
lesson-odin-beat = Contre deux cartes, vous pouvez en jouer deux ou trois, de même couleur ou de même chiffre. Un 9 et un 1 rouges font 91.
lesson-odin-beat-task = Jouez le 9 rouge et le 1 rouge.
lesson-odin-take = Vous avez battu deux cartes : choisissez celle que vous prenez. L’autre est défaussée.
lesson-odin-take-task = Prenez le 8 vert : il va avec vos autres cartes vertes.
lesson-odin-round = Personne n’est obligé de battre le centre. Quand tous les autres passent, le tour est fini, et la personne dont les cartes sont au centre entame le suivant.
lesson-odin-again = Le centre est vide : c’est à vous d’entamer.
lesson-odin-again-task = Entamez avec votre 1 jaune.
lesson-odin-number = Astrid joue un 4, et Leif deux 3 : des cartes de même chiffre forment aussi une combinaison, quelles que soient leurs couleurs.
lesson-odin-number-task = Jouez vos deux 5 : 55 bat 33.
lesson-odin-suit = De nouveau, vous prenez une carte battue. Choisissez celle qui va avec le reste de votre main.
lesson-odin-suit-task = Prenez le 3 vert.
lesson-odin-three = Astrid monte à trois cartes : 9, 4 et 2 font 942. Leif passe.
lesson-odin-pass = Vous pourriez jouer quatre cartes vertes, mais il faudrait prendre une violette. Vous ne passez que pour ce tour de jeu.
lesson-odin-pass-task = Passez.
lesson-odin-green = C’est Astrid qui entame, et Leif joue un 5 vert. Il irait bien dans votre main.
lesson-odin-green-task = Battez-le avec votre 8 vert ; le 5 vous revient.
lesson-odin-whole = Les deux autres passent, donc vous entamez. À l’entame, une main d’une seule couleur ou d’un seul chiffre peut être jouée en entier.
lesson-odin-whole-task = Jouez vos cinq cartes d’un coup.
lesson-odin-points = Vous avez joué toutes vos cartes. Astrid marque 6 points pour celles qui lui restent, Leif 7. Astrid atteint ainsi 15 points : la partie est finie, et vous gagnez avec le moins de points.

lesson-ravens-aim = Deux corbeaux font la course au-dessus d’une rangée de paysages. Hugin est à vous, dans le couloir le plus proche ; le premier sur la dernière case gagne l’étape.
lesson-ravens-fly = Votre case suivante montre une montagne, et vous avez une carte montagne. Une carte du même paysage y emmène Hugin.
lesson-ravens-fly-task = Faites voler Hugin avec votre carte montagne.
lesson-ravens-odin = Les cartes sombres sont les cartes Odin ; chacune a deux effets au choix. Celle-ci permet de tourner une carte du parcours.
lesson-ravens-odin-task = Tournez la carte 3 : deux lacs se suivront devant vous.
lesson-ravens-run = Des cases du même paysage qui se suivent forment une série. Une seule carte vous mène jusqu’à la dernière.
lesson-ravens-run-task = Survolez les deux lacs avec une seule carte lac.
lesson-ravens-turn = Cela fait trois cartes de la main : vous ne pouvez pas en jouer plus de la main en un tour. À la fin du tour, vous complétez votre main à cinq cartes.
lesson-ravens-turn-task = Finissez votre tour, et laissez le parcours tel quel.
lesson-ravens-other = Sigrun fait voler son corbeau, Munin, dans l’autre couloir. Et elle pose la pierre juste devant Hugin.
lesson-ravens-stone = La pierre vous barre la route. La bonne carte ne suffit plus.
lesson-ravens-stone-task = Choisissez quand même votre carte forêt, pour voir pourquoi ça ne va pas.
lesson-ravens-joker = Deux cartes de vol identiques forment un joker et valent n’importe quel paysage. La bonne carte et un joker, joués ensemble, retirent la pierre.
lesson-ravens-joker-task = Choisissez la forêt et les deux cartes neige, et retirez la pierre.
lesson-ravens-extend = Après avoir joué vos cartes, vous pouvez allonger le parcours d’une carte paysage. Vous la regardez avant de la poser.
lesson-ravens-extend-task = Finissez votre tour, et posez un paysage.
lesson-ravens-lay = C’est vous qui décidez lequel des deux paysages va dans votre couloir.
lesson-ravens-lay-task = Posez la carte dans le sens que vous voulez.
lesson-ravens-later = Un autre jour, une autre étape : il reste deux cases à Hugin. Aucune de vos cartes ne correspond à la montagne devant lui.
lesson-ravens-magic = Le trajet magique montre deux symboles, et vous pouvez y poser les cartes qui portent l’un d’eux. La personne qui en a le plus quand l’étape s’achève marque 3 points.
lesson-ravens-magic-task = Posez votre carte lac sur le trajet magique.
lesson-ravens-pile = Vous pouvez garder n’importe quelle carte, face cachée, sur votre pile supplémentaire. À chaque tour, en plus de trois cartes de la main, vous pouvez jouer jusqu’à trois cartes du dessus de cette pile.
lesson-ravens-pile-task = Mettez votre carte neige sur la pile.
lesson-ravens-top = Les deux cartes du dessus de votre pile sont maintenant des cartes neige : un joker, qui vaut la montagne.
lesson-ravens-top-task = Faites voler Hugin avec les deux cartes du dessus de votre pile.
lesson-ravens-raven = La carte suivante de la pile est une carte Corbeau. Elle fait avancer Hugin d’une case, quel que soit le paysage.
lesson-ravens-raven-task = Jouez-la depuis la pile : Hugin avance d’une case.
lesson-ravens-points = Vous avez 4 cases d’avance : l’étape rapporte 4 points, et le trajet magique 3 de plus. Cela fait 12 : à partir de 12, la partie s’arrête et le plus haut total l’emporte.

## Rules

rules-title = Règles d’{ $game }
rules-contents = Sommaire
rules-numbers = Les petits numéros sont les noms des règles ; les tests du jeu les portent aussi.
rules-print = Imprimer
rules-learn = Plutôt apprendre en jouant ?
rules-odin-about = Un jeu pour 2 à 6 joueurs de Gary Kim, Hope S. Hwang et Yohan Goh. Débarrassez-vous de vos cartes : celles qui vous restent en main quand quelqu’un n’en a plus comptent contre vous.
rules-odin-cards = Les cartes
rules-odin-cards-text = Il y a 54 cartes : les chiffres de 1 à 9, chacun en six couleurs. Chaque chiffre a sa figure, chaque couleur sa rune.
rules-odin-deal-text = Une partie compte plusieurs manches, avec une nouvelle donne à chaque fois. Une manche se joue en tours, et dans un tour chacun joue quand vient son tour de jeu. Les cartes à battre sont au centre.
rules-odin-deal = La donne
rules-odin-lead = Entamer
rules-odin-beat = Battre
rules-odin-take = Prendre une carte
rules-odin-round = Passer, et la fin d’un tour
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
rules-odin-show-laid = Vous jouez celles-ci.
rules-odin-show-taken = Vous prenez une des cartes battues.
rules-odin-show-gone = L’autre est défaussée.

rule-O1 = Toutes les cartes sont mélangées et chacun en reçoit neuf. Le reste est mis de côté, face cachée, jusqu’à la donne suivante.
rule-O2 = À deux, vous jouez sans deux des couleurs, tirées au sort pour toute la partie ; vous pouvez aussi convenir de garder les six.
rule-O3 = Le sort décide qui ouvre la première manche. Vous jouez dans le sens horaire.
rule-O4 = Pour entamer, jouez exactement une carte, ou toute votre main si elle est d’une seule couleur ou d’un seul chiffre. Rien entre les deux, et vous ne pouvez pas passer.
rule-O5 = Entamer avec toute votre main est un choix. Vous pouvez le faire à chaque entame, même la première ; la manche se termine alors.
rule-O6 = Pour battre le centre, jouez autant de cartes qu’il en a, ou une de plus : d’une seule couleur ou d’un seul chiffre, et d’une valeur plus grande. Ou passez, même si vous pouvez le battre.
rule-O7 = Vos cartes n’ont pas à suivre la couleur ni le chiffre de celles du centre.
rule-O8 = Une combinaison vaut le plus grand nombre que ses chiffres peuvent former, du plus grand au plus petit. Une carte de plus bat donc toujours le centre, une valeur égale jamais.
rule-O9 = Si vous avez battu le centre et qu’il vous reste des cartes, vous devez prendre une des cartes battues, à votre choix. Les autres sont défaussées. La personne qui entame n’a rien battu : elle ne prend rien.
rule-O10 = Quand vous jouez votre dernière carte, la manche se termine aussitôt : vous ne prenez rien.
rule-O11 = Vous ne passez que pour ce tour de jeu : au suivant, vous pouvez jouer à nouveau.
rule-O12 = Quand tous les autres ont passé l’un après l’autre, le tour est fini. Le centre est défaussé, et la personne qui l’a joué entame le tour suivant. Personne ne peut battre ses propres cartes.
rule-O13 = À la fin d’une manche, chacun marque un point par carte qu’il a encore en main.
rule-O14 = Puis toutes les cartes sont mélangées et distribuées à nouveau. La personne à gauche de celle qui a ouvert la dernière manche ouvre la suivante.
rule-O15 = La partie est finie quand, après une manche, quelqu’un a 15 points ou plus. La personne qui a le moins de points gagne ; les ex æquo partagent la victoire.
rule-O16 = La partie peut se jouer en un autre nombre de points, ou en une seule manche.
rule-O17 = Tout le monde peut voir chaque carte jouée, prise ou défaussée, le nombre de cartes de chaque main, et les points. Le reste des mains est caché, comme les cartes mises de côté.
rule-O18 = Vous pouvez convenir que la personne qui gagne une manche ouvre la suivante.
rule-O19 = Vous pouvez convenir qu’à l’entame, une main d’une seule couleur ou d’un seul chiffre doit être jouée en entier.
rule-O20 = Toute manche a une fin, et personne n’a jamais plus de neuf cartes. Jouer votre dernière carte n’est pas toujours malin : la partie peut finir alors que quelqu’un d’autre a moins de points.

rules-ravens-about = Une course pour 2 joueurs de Thorsten Gimmler, parue en 2002. Chaque matin, les corbeaux d’Odin partent voir le monde, et c’est à qui rentrera le premier.
rules-ravens-land = Le parcours et les corbeaux
rules-ravens-land-text = Les cartes paysage, posées en ligne, forment le parcours. Chacune montre deux paysages : l’un est une case pour Hugin, l’autre une case pour Munin. Chaque corbeau suit ainsi son propre itinéraire, son couloir. Tourner une carte échange ses deux cases.
rules-ravens-cards = Les cartes
rules-ravens-cards-text = Les deux joueurs ont les mêmes 33 cartes : cinq cartes de vol pour chacun des cinq paysages, et huit cartes Odin.
rules-ravens-turn = Votre tour
rules-ravens-fly = Faire voler son corbeau
rules-ravens-magic = Le trajet magique
rules-ravens-odin = Les cartes Odin
rules-ravens-stone = La pierre
rules-ravens-extend = Allonger le parcours
rules-ravens-end = La fin d’une étape, et de la partie
rules-ravens-short = Quand les cartes manquent
rules-ravens-options = À choisir avant la partie
rules-ravens-know = Bon à savoir
rules-ravens-show-match = Carte forêt, case forêt : le corbeau y vole.
rules-ravens-show-run = Deux lacs à la suite : une carte lac mène jusqu’au second.
rules-ravens-show-joker = Deux cartes de vol identiques forment un joker, ici pour la montagne.
rules-ravens-show-magic = Les cartes neige et lac peuvent se poser sur ce trajet magique.
rules-ravens-show-stone = La bonne carte et un joker retirent la pierre.
rules-ravens-show-turned = La troisième carte, tournée, forme une série de deux.
rules-ravens-show-score = Hugin est arrivé, avec 3 cases d’avance : 3 points.

rule-R1 = Neuf cartes paysage sont posées en ligne, comme elles viennent. Si un couloir montre alors deux fois de suite le même paysage, la carte est tournée ; si cela ne suffit pas, elle va sous la pioche et on essaie la suivante.
rule-R2 = Les deux corbeaux attendent devant la première carte. Une carte de trajet magique est révélée, la pierre reste de côté. Chacun mélange ses cartes et en pioche cinq.
rule-R3 = Le sort décide qui commence la première étape. Ensuite, c’est la personne qui a le moins de points ; à égalité, celle qui a gagné la dernière étape.
rule-R4 = À votre tour, vous pouvez jouer jusqu’à trois cartes de la main et jusqu’à trois du dessus de votre pile supplémentaire, dans l’ordre que vous voulez ; rien ne vous y oblige. Puis vous pouvez allonger le parcours. Enfin, vous complétez votre main à cinq cartes.
rule-R5 = Vous pouvez mettre une carte de la main, face cachée, sur votre pile supplémentaire ; elle compte parmi les trois. Vous pouvez regarder votre pile à tout moment, mais pas en changer l’ordre. Elle monte aussi haut que vous voulez, et vous pouvez jouer une carte mise là dans le même tour.
rule-R6 = De la pile supplémentaire, vous ne pouvez jouer que la carte du dessus. La suivante se retrouve alors au-dessus.
rule-R7 = Une carte de vol qui correspond à la case suivante de votre couloir y emmène votre corbeau. Si d’autres cases du même paysage suivent, il va jusqu’à la dernière, sans pouvoir s’arrêter avant.
rule-R8 = Deux cartes de vol identiques forment un joker et valent n’importe quel paysage, même si vous avez la bonne carte. Elles viennent toutes deux de la main, ou l’une de la main et l’autre du dessus de la pile, ou sont les deux cartes du dessus de la pile, l’une sur l’autre à ce moment-là. Les cartes Odin ne forment jamais de joker.
rule-R9 = Vous pouvez poser sur le trajet magique une carte de vol qui porte l’un des deux symboles ; si l’un d’eux est Odin, n’importe quelle carte Odin aussi. La carte vient de la main ou de la pile, n’a pas d’autre effet et reste là jusqu’à la fin de l’étape. On ne peut pas y poser de joker.
rule-R10 = Vous pouvez aussi défausser n’importe quelle carte, sans effet. Cela compte comme une carte jouée.
rule-R11 = Une carte Odin a deux effets. Choisissez-en un.
rule-R12 = Ordre : remettez votre pile dans l’ordre que vous voulez. Ou posez les deux cartes paysage suivantes au bout du parcours ; vous regardez chacune avant de la poser dans un sens ou dans l’autre.
rule-R13 = Corbeau : le corbeau adverse recule d’une case. Ou le vôtre avance d’une case. Le paysage n’a pas d’importance.
rule-R14 = Le corbeau adverse ne peut reculer qu’à partir de la case 3. Vous pouvez convenir de jouer sans cette règle.
rule-R15 = Terre : tournez une carte du parcours. Ou retirez-en une ; la rangée se resserre.
rule-R16 = Pierre : posez la pierre sur une case libre de l’un ou l’autre couloir, même si elle est déjà ailleurs sur le parcours. Ou échangez deux cartes du parcours, sans les tourner.
rule-R17 = Une case est libre s’il n’y a dessus ni corbeau ni pierre.
rule-R18 = Une carte du parcours où se trouve un corbeau ou la pierre ne peut être ni tournée, ni retirée, ni échangée. Vous pouvez convenir de jouer sans l’une ou l’autre protection : la pierre suit alors sa carte, ou quitte le parcours avec elle ; un corbeau, lui, garde son couloir et le numéro de sa case. Dans tous les cas, un corbeau placé au-delà d’une carte retirée reste sur la sienne, et le numéro de sa case baisse d’un.
rule-R19 = Si la pierre est sur votre case suivante, il faut jouer en une fois deux cartes du bon paysage, deux jokers, ou une carte et un joker, l’un après l’autre dans l’ordre de votre choix. La pierre quitte le parcours, et votre corbeau avance jusqu’au bout de la série.
rule-R20 = Si la pierre est plus loin dans la série, une carte ou un joker vous mène juste devant ; avec deux, vous la retirez et avancez jusqu’au bout de la série.
rule-R21 = La carte Corbeau ne peut pas faire avancer votre corbeau sur la pierre. Elle peut y faire reculer le corbeau adverse ; la pierre reste où elle est.
rule-R22 = Après avoir joué vos cartes, vous pouvez allonger le parcours de la carte paysage suivante : vous la regardez, puis vous la posez au bout, dans un sens ou dans l’autre. Deux paysages identiques peuvent alors se suivre. Vous ne posez pas plus de trois cartes paysage par tour, celles de la carte Ordre comprises.
rule-R23 = Une étape finit dès qu’un corbeau est sur la dernière case de son couloir. Retirer une carte peut y mener l’un ou l’autre corbeau ; si ce sont les deux à la fois, la personne dont c’est le tour gagne l’étape.
rule-R24 = La personne qui gagne l’étape marque autant de points qu’il y a de cases d’écart entre les corbeaux. Celle qui a le plus de cartes sur le trajet magique marque 3 points, étape gagnée ou non ; à égalité, personne n’en marque.
rule-R25 = Quand votre pioche est vide, votre défausse est mélangée et devient la nouvelle pioche. Si elle est vide aussi, votre main reste incomplète.
rule-R26 = Quand la pioche des paysages est vide, les paysages retirés sont mélangés pour en faire une nouvelle. S’il n’y en a pas, le parcours ne peut plus être allongé.
rule-R27 = Pour l’étape suivante, tout est remis en place. Les points restent.
rule-R28 = Quand quelqu’un a 12 points ou plus après une étape, la partie est finie. La personne qui a le plus de points gagne ; à égalité, c’est celle qui a remporté la dernière étape gagnée ; si aucune ne l’a été, vous partagez la victoire.
rule-R29 = S’il ne reste qu’une carte au parcours, elle ne peut pas être retirée.
rule-R30 = Après 200 tours, l’étape s’arrête là : le corbeau en tête la gagne et marque son avance ; s’ils sont à la même hauteur, personne ne la gagne.
rule-R31 = Tout le monde peut voir le parcours, les corbeaux, la pierre, le trajet magique, les défausses, les paysages retirés, les points, et combien de cartes il y a dans chaque main, pile et pioche. Mains et piles sont le secret de chacun, et personne ne connaît l’ordre d’une pioche.
rule-R32 = Si le parcours compte plus de 16 cartes à la fin d’un tour, ses premières cartes passent sous la pioche des paysages : autant qu’il y en a de trop, tant que la pierre n’est pas dessus et qu’il reste au moins deux cartes derrière celle de chaque corbeau. Vous pouvez convenir d’une autre longueur en ouvrant une table.
rule-R33 = Si personne ne marque de point pendant 20 étapes de suite, la partie est finie ; comme d’habitude, la personne qui a le plus de points gagne.

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
        [one] Rang { $place } : une fois
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
stats-program = Programme d’un joueur
stats-deleted = compte supprimé
stats-this-is-you = C’est vous
stats-none = { $name } n’a pas encore fini de partie.
stats-none-yet = Dès que vous aurez fini une partie, vos cotes et vos résultats seront ici.
stats-play = Jouer à { $game }
ranks-of =
    { $players ->
        [one] Classement d’{ $game } à { $players } joueur
       *[other] Classement d’{ $game } à { $players } joueurs
    }
ranks-choose-game = Quel jeu ?
ranks-rank = Rang
ranks-name = Nom
ranks-more = En voir plus
ranks-none = Pas encore de noms
ranks-none-text = Personne n’a fini assez de parties classées de ce type. Le premier nom pourrait être le vôtre.
ranks-about = On y entre après cinq parties classées. L’ordre suit ce qu’une cote vaut au moins : son incertitude compte double contre elle, et diminue à chaque partie. Les bots y sont aussi, signalés comme tels.
me-nobody = On ne vous connaît pas encore ici
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
me-password-about = Toutes vos autres connexions seront fermées et les jetons de vos programmes révoqués ; ici, rien ne change.
me-sign-in = Connexion
me-sign-in-guest = Pour l’instant, vous jouez en invité, sous le nom { $name }. Si vous vous connectez à un autre compte, ce que vous avez joué en invité n’y sera pas.
me-signed-in = Votre compte
me-signed-in-text = Vos parties sont en sûreté. Vous pouvez vous connecter de n’importe quel navigateur.
me-sign-out = Déconnexion
me-sessions = Vos connexions
me-sessions-about = Tous les navigateurs qui vous connaissent. Déconnectez ceux où vous ne jouez plus, ou qui ne sont pas les vôtres.
me-session-on = { $browser } sur { $system }
me-session-unknown = un navigateur inconnu
me-session-here = ce navigateur
me-session-seen = dernière utilisation le { $day }
me-session-end-named = Déconnexion : { $name }
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
me-delete = Supprimer mon compte et mes données
me-delete-about = Votre nom, votre compte, vos résultats et ce que vous avez écrit sont supprimés. Les parties que vous avez jouées restent aux autres de la table, sans votre nom.
me-delete-sure = Vraiment ? C’est irréversible.
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
set-motion-about = Cartes et corbeaux se déplacent en glissant. Sinon, ils changent de place d’un coup.
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
about-whose = Les auteurs de ces jeux
about-game-odin = De Gary Kim, Hope S. Hwang et Yohan Goh. Illustré par Crocotame, édité par Helvetiq.
about-game-ravens = En anglais Odin’s Ravens, 2002. De Thorsten Gimmler. Illustré par Anke Pohl, Thilo Rick et Andreas Steiner, édité par Kosmos.
about-unofficial = Ceci est une création non officielle, par des gens qui aiment ces jeux. Ses textes, son code et ses images lui sont propres, et elle n’a aucun lien avec les auteurs, les illustrateurs ou les éditeurs. Si vous aimez jouer ici, achetez les jeux.
about-fair = Des donnes honnêtes
about-fair-text = Avant une partie, le serveur scelle le secret de son mélange, et le navigateur de chaque joueur y ajoute un nombre à lui. Une fois la partie finie, votre navigateur peut refaire chaque donne et montrer que rien n’a été changé.
about-programs = Ouvert aux programmes
about-programs-text = Tout ce que fait cette page, un programme peut le faire aussi.
about-programs-link = Ce qu’offre le serveur
about-private = Vos données
about-private-text = Aucun pistage, rien qui vienne d’autres sites. Ce qui est enregistré sur vous, vous pouvez l’emporter ou le supprimer.
about-private-link = Votre profil
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
replay-unchecked = Les donnes de ce jeu ne peuvent pas être vérifiées ici : cette page n’en connaît pas les règles.
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
replay-found-seals-ok = Les nombres des joueurs sont ceux qui étaient scellés avant que le premier soit révélé.
replay-found-seals-wrong = Les nombres des joueurs ne sont pas ceux qui étaient scellés avant que le premier soit révélé.
replay-found-shown-ok = Les cartes et les coups du fichier de partie sont ceux que ce navigateur a vus.
replay-found-shown-wrong = Le fichier de partie contient d’autres cartes ou d’autres coups que ceux que ce navigateur a vus.
replay-unopened =
    { $count ->
        [one] Un joueur a scellé un nombre mais ne l’a pas révélé.
       *[other] { $count } joueurs ont scellé des nombres mais ne les ont pas révélés.
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
replay-part-magic = trajet magique
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
card-order = carte Ordre
card-raven = carte Corbeau
card-land = carte Terre
card-stone = carte Pierre
ravens-path = Le parcours
ravens-middle = Le trajet magique et la pioche des paysages
ravens-magic-way = Trajet magique
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
ravens-card-idle = { $card }, non jouable pour l’instant
ravens-card-alone = { $card }, mène à la case { $space }
ravens-card-together = { $card }, en paire, mène à la case { $space }
ravens-top =
    { $count ->
        [one] Dessus de votre pile : { $cards }. C’est la seule carte.
       *[other] Dessus de votre pile : { $cards }. La pile a { $count } cartes.
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
ravens-word-pile = Pile suppl.
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
        [one] Pile supplémentaire : { $count } carte
       *[other] Pile supplémentaire : { $count } cartes
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
ravens-title-pile = Pile supplémentaire – { $name }
ravens-title-discard = Défausse – { $name }
ravens-title-magic = Le trajet magique
ravens-title-landscapes = La pioche des paysages
ravens-from-top = De haut en bas
ravens-discarded = Jouées ou défaussées
ravens-magic-about = Les cartes qui portent l’un de ces symboles peuvent se poser ici. La personne qui en a le plus à la fin de l’étape marque 3 points.
ravens-removed = Retirés du parcours
ravens-bottom = Au fond de la pioche

# What a button does: short, as a command.
ravens-do-fly = Faire voler le corbeau
ravens-do-fly-to = Voler jusqu’à la case { $space }
ravens-do-fly-goal = Voler jusqu’à l’arrivée
ravens-do-clear = Retirer la pierre
ravens-do-clear-to = Retirer la pierre et voler jusqu’à la case { $space }
ravens-do-clear-goal = Retirer la pierre et voler jusqu’à l’arrivée
ravens-do-pile = Sur la pile
ravens-do-magic = Sur le trajet magique
ravens-do-drop = Défausser
ravens-do-order-pile = Réordonner la pile
ravens-do-order-path = Poser deux paysages
ravens-do-raven-back = Faire reculer { $raven }
ravens-do-raven-back-to =
    { $space ->
        [0] Faire reculer { $raven } au départ
       *[other] Faire reculer { $raven } à la case { $space }
    }
ravens-do-raven-on = Faire avancer { $raven } d’une case
ravens-do-raven-on-to = Faire avancer { $raven } à la case { $space }
ravens-do-land-turn = Tourner un paysage
ravens-do-land-remove = Retirer un paysage
ravens-do-stone-put = Poser la pierre
ravens-do-stone-swap = Échanger deux paysages
ravens-do-end = Finir le tour
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
ravens-now-stone-swap-second = Choisissez la carte avec laquelle l’échanger.
ravens-now-order = Reconstituez la pile de bas en haut : quelle carte ensuite ?
ravens-now-extend = Allonger le parcours avant la fin du tour ?
ravens-now-orient = Dans quel sens poser cette carte au bout du parcours ?
ravens-take-advice = Choisir les cartes du meilleur coup
ravens-not-together = Ces cartes ne se jouent pas ensemble.
ravens-order-so-far = En partant du bas :
ravens-lays-own = { $land } pour vous
ravens-lays-other = { $land } pour l’adversaire

# The log.
ravens-did-fly-hand = { $name } fait avancer son corbeau : { $cards }.
ravens-did-fly-pair = { $name } fait avancer son corbeau avec un joker : deux fois { $card }.
ravens-did-fly-pile =
    { $count ->
        [one] { $name } fait avancer son corbeau avec le dessus de sa pile.
       *[other] { $name } fait avancer son corbeau avec { $count } cartes de sa pile.
    }
ravens-did-fly-both =
    { $count ->
        [one] { $name } fait avancer son corbeau : { $cards } et le dessus de sa pile.
       *[other] { $name } fait avancer son corbeau : { $cards } et { $count } cartes de sa pile.
    }
ravens-did-clear-hand = { $name } retire la pierre et fait avancer son corbeau : { $cards }.
ravens-did-clear-pile =
    { $count ->
        [one] { $name } retire la pierre et fait avancer son corbeau avec le dessus de sa pile.
       *[other] { $name } retire la pierre et fait avancer son corbeau avec { $count } cartes de sa pile.
    }
ravens-did-clear-both =
    { $count ->
        [one] { $name } retire la pierre et fait avancer son corbeau : { $cards } et le dessus de sa pile.
       *[other] { $name } retire la pierre et fait avancer son corbeau : { $cards } et { $count } cartes de sa pile.
    }
ravens-did-pile = { $name } met une carte sur sa pile.
ravens-did-pile-card = { $name } met sur sa pile : { $card }.
ravens-did-next = { $name } remet une carte sur sa pile, dans le nouvel ordre.
ravens-did-next-card = { $name } remet sur sa pile, dans le nouvel ordre : { $card }.
ravens-did-drop-card = { $name } défausse : { $card }.
ravens-did-drop-top = { $name } défausse le dessus de sa pile.
ravens-did-magic-card = { $name } pose sur le trajet magique : { $card }.
ravens-did-magic-top = { $name } pose le dessus de sa pile sur le trajet magique.
ravens-did-order-pile = { $name } joue la carte Ordre et réordonne sa pile.
ravens-did-order-path = { $name } joue la carte Ordre et allonge le parcours.
ravens-did-raven-back = { $name } joue la carte Corbeau et fait reculer le corbeau adverse.
ravens-did-raven-on = { $name } joue la carte Corbeau et fait avancer son corbeau d’une case.
ravens-did-land-turn = { $name } joue la carte Terre pour tourner une carte du parcours.
ravens-did-land-remove = { $name } joue la carte Terre pour retirer une carte du parcours.
ravens-did-stone-put = { $name } joue la carte Pierre pour poser la pierre.
ravens-did-stone-swap = { $name } joue la carte Pierre pour échanger deux cartes du parcours.
ravens-did-at-card = { $name } choisit la carte { $number }.
ravens-did-at-space = { $name } choisit la case { $number } de { $raven }.
ravens-did-end = { $name } s’arrête là.
ravens-did-extend = { $name } allonge le parcours.
ravens-did-stay = { $name } laisse le parcours tel quel.
ravens-did-keep = { $name } pose le paysage tel quel.
ravens-did-turn = { $name } pose le paysage dans l’autre sens.
ravens-path-trimmed =
    { $count ->
        [one] Le parcours est long : sa première carte passe sous la pioche des paysages.
       *[other] Le parcours est long : ses { $count } premières cartes passent sous la pioche des paysages.
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
        [0] { $name } dirige { $raven }, qui attend au départ. L’arrivée est la case { $last }.
       *[other] { $name } dirige { $raven }, qui est à la case { $space } sur { $last }.
    }
ravens-read-path = Cases de { $raven } : { $lands }.
ravens-read-seat = { $name } – points : { $points }, main : { $hand }, pile supplémentaire : { $pile }, pioche : { $pack }, défausse : { $discard }.
ravens-read-stone = La pierre est sur la case { $number } de { $raven }.
ravens-read-magic = Le trajet magique : { $symbols }. Cartes posées : { $first } { $ofFirst }, { $second } { $ofSecond }.

## A game without a board of its own

plain-hand = Votre main
plain-middle = Sur la table
plain-no-cards = Aucune carte
plain-actions = Ce que vous pouvez faire
plain-fields = Tout le reste
plain-acted = { $name } : { $action }
plain-game = Partie
