### Every word of Allfather in French. All languages have the same messages; the build checks it.

## The page

home = Accueil
main-menu = Menu principal
skip-to-content = Aller au contenu
loading = Chargement…
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
connection-refused = Le serveur a fermé la connexion.
new-version = Une nouvelle version est prête.
reload = Recharger
old-browser =
    { $server ->
        [yes] Ce navigateur ne peut pas faire tourner les jeux lui-même : les parties se jouent aux tables du serveur.
       *[no] Ce navigateur est trop ancien pour faire tourner les jeux. Il en faut un plus récent.
    }
page-broken = Impossible de charger cette page.
try-again = Réessayer
not-found-title = Rien que le ciel
not-found-text = Même les corbeaux d’Odin n’ont rien trouvé à cette adresse.
no-game-title = Ce jeu n’existe pas
no-game-text = Ce serveur n’a pas de jeu nommé « { $name } ».
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
level-konung = Roi
level-thrall-about = Facile : se trompe souvent
level-karl-about = Moyen : fait des erreurs
level-hirdman-about = Difficile : connaît le jeu
level-jarl-about = Expert : rapide et sûr
level-konung-about = Maître : anticipe

## Front page

front-title = Jeux de cartes à la table d’Odin
front-text =
    { $server ->
        [yes] Jouez tout de suite, contre des bots ou entre amis. Sans compte.
       *[no] Jouez tout de suite contre des bots. Sans compte.
    }
play-now = Jouer
invite-friends = Inviter des amis
learn-game = Apprendre en deux minutes
read-rules = Règles
bots-level = Niveau des bots
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
front-fair-text = Le serveur scelle son mélange avant la partie. Ensuite, votre navigateur peut recalculer chaque donne.
front-free = Gratuit, et installable chez vous
front-free-text = Ni publicité, ni pistage. Une seule commande lance votre propre serveur.
front-bots = Des bots qui réfléchissent
front-bots-text = De facile à expert. Ils jouent loyalement : un bot ne sait que ce qu’un joueur assis à sa place peut savoir.

## Opening a table

open-title = Ouvrir une table
open-title-of = Ouvrir une table : { $game }
open-and-play = Jouer contre les bots
option-limit = Durée de la partie
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
option-protect_ravens = Les cartes sous un corbeau ne peuvent pas être modifiées
option-protect_stone = La carte sous la pierre ne peut pas être modifiée
option-longest_path = Longueur maximale du parcours
option-longest_path-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
option-longest_path-never = sans limite
terms-title = Réglages de la table
terms-listed = Afficher dans la liste des tables
terms-clock = Pendule
clock-none = Sans pendule
clock-turn = { $seconds } s par tour de jeu
clock-bank = { $minutes } min + { $increment } s
terms-pace = Rythme des bots
pace-slow = Lent
pace-normal = Normal
pace-quick = Rapide
pace-instant = Immédiat
terms-hints = Conseils permis (la partie n’est pas classée)
terms-take_back = Annulation des coups permise
terms-spectators = Spectateurs admis
terms-chat = Discussion
terms-rated = Partie classée (compte pour le classement)

## The table

waiting-title = En attente de joueurs
waiting-text = Envoyez le lien à vos amis. Les bots prendront les places vides.
join-invited = { $name } vous invite à jouer.
join-title = Rejoindre cette table
join-table = S’asseoir
join-as = S’asseoir sous le nom de { $name }
name-title = Qui êtes-vous ?
name-ask = Comment les autres doivent-ils vous appeler ? Ce navigateur retient votre nom et votre bouclier.
name-example = Votre nom
name-change = Changer de nom et de bouclier
shield-choose = Peindre votre bouclier
shield-ground = Fond
shield-figure = Motif
shield-figure-number = Motif { $number }
shield-paint = Couleur du motif
dye-R = rouge
dye-O = orange
dye-Y = jaune
dye-G = vert
dye-B = bleu
dye-P = violet
dye-C = crème
share-link = Partager le lien
link-copied = Lien copié
copy-link = Copier le lien
table-code = Code
show-qr = Scanner pour rejoindre la table
start-game = Lancer la partie
seat-free = Place libre
sit-here = S’asseoir ici
seat-bot = Ajouter un bot
empty-seat = Libérer cette place
seat-host = hôte
seat-you = vous
you-name = Vous
seat-away = n’est plus là – un bot joue
seat-gone = déconnecté
seat-successor = { $name } prend la suite à la prochaine donne
seat-number = Place { $number }
waiting-for-host = { $name } va lancer la partie.
game-starting = La partie va commencer…
leave-table = Quitter la table
leave-sure = Partir pour de bon ? Un bot prendra votre place.
leave-yes = Quitter
stay = Rester
table-closed = Cette table est fermée.
closed-too-long = La partie a duré trop longtemps : le serveur a fermé cette table, sans résultat.
table-unknown = Cette table n’existe pas.
solo-name = Voyageur
solo-unknown = Cette partie n’est pas enregistrée dans ce navigateur.
solo-leave = Abandonner la partie
solo-leave-sure = Abandonner la partie ? Elle sera supprimée.
solo-leave-yes = Abandonner
solo-invite = Plutôt inviter des amis
your-turn = À vous
turn-of = À { $name } de jouer
title-your-turn = ● À vous
looking-on = Vous regardez la partie
take-over-bot = Remplacer { $name }
menu = Menu
log = Journal
log-earlier = Afficher les coups précédents
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
hint-share = gagne { $share } %
hint-about = Le pourcentage d’un conseil est une estimation de vos chances de gagner la partie avec ce coup.
take-back = Annuler le coup
auto-pass = Jouer les coups forcés
auto-pass-about = Quand un seul coup est possible, il se joue tout seul.
show-hands = J’accepte que les spectateurs voient toutes les mains
show-hands-unrated = Si tout le monde est d’accord avant le début de la partie, elle n’est pas classée.
show-hands-rated = Dans une partie classée, personne ne voit les mains avant la fin.
read-table = Décrire la table
keys = Raccourcis clavier
chat-off = La discussion est désactivée à cette table.

## The log

log-dealt = Nouvelle donne.
log-began = La partie commence.
log-sat =
    { $name ->
        [you] Vous vous asseyez.
       *[other] { $name } s’assied.
    }
log-left =
    { $name ->
        [you] Vous quittez la table.
       *[other] { $name } quitte la table.
    }
log-renamed =
    { $name ->
        [you] Vous avez changé de nom.
       *[other] { $name } a changé de nom.
    }
log-took-back =
    { $name ->
        [you] Vous annulez un coup.
       *[other] { $name } annule un coup.
    }
log-went-away =
    { $name ->
        [you] Vous n’êtes plus là ; un bot prend la suite.
       *[other] { $name } n’est plus là ; un bot prend la suite.
    }
log-came-back =
    { $name ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
log-show-hands-changed =
    { $name ->
        [you] Vous changez le droit des spectateurs de voir les mains.
       *[other] { $name } change le droit des spectateurs de voir les mains.
    }
log-pace-changed = L’hôte a changé le rythme des bots.
log-rematched = Une revanche est prête.
log-resumed = Le serveur était arrêté ; les pendules n’ont pas tourné.
log-closed = La table est fermée.
log-opened = La table est ouverte.
log-called = La partie va commencer.
log-nonce-opened =
    { $name ->
        [you] Vous révélez votre nombre scellé.
       *[other] { $name } révèle son nombre scellé.
    }
log-hand = Manche { $number }
log-stage = Étape { $number }

## The end

result-title = Partie terminée
show-result = Voir le résultat
go-on = Continuer
moment-told = { $name } : { $added }, { $total } au total.
result-won = Vous avez gagné
result-lost = { $name } gagne
result-shared = { $names } se partagent la victoire
result-winner = victoire
result-place = { $place }e place
result-margin =
    { $count ->
        [0] Égalité de points.
        [one] Victoire avec { $count } point d’avance.
       *[other] Victoire avec { $count } points d’avance.
    }
result-decided = Le tournant : { $chapter } ({ $first } { $won }, { $second } { $lost }).
result-undone =
    { $count ->
        [one] Partie jouée avec { $count } coup annulé.
       *[other] Partie jouée avec { $count } coups annulés.
    }
result-shared-text = { $game } : { $words }. { $points }
result-share = Partager le résultat
result-copied = Résultat copié
rematch = Revanche
rematch-there = Aller à la revanche
rematch-text = La partie commence dès que tout le monde est là.
rematch-gathering = En attente des autres
rematch-ready = présent
rematch-awaited = n’a pas encore répondu
rematch-start = Commencer sans attendre
replay = Revoir la partie
verify-deals = Vérifier les donnes
new-table = Nouvelle table
keep-game = Enregistrer sur le serveur
kept-game = Enregistrée : voir vos parties
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
odin-lead = Entamez avec une carte.
odin-lead-whole = Entamez avec une carte, ou avec toute votre main.
odin-lead-forced = Vous devez entamer avec toute votre main.
odin-beat = Battez { $value } avec { $fewest } ou { $most } cartes.
odin-cannot-beat = Rien dans votre main ne bat { $value }.
odin-hint = Conseil : { $action } – gagne environ { $share } % des parties à partir d’ici.
odin-take = Prenez une des cartes battues.
odin-take-card = Prendre le { $card }
odin-play = Jouer
odin-play-value = Jouer { $value }
odin-pass = Passer
odin-pass-always = Toujours passer automatiquement
odin-choose-first = Choisissez d’abord les cartes à jouer.
odin-chosen =
    { $card } choisi. { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, valeur { $value }.
odin-put-back = { $card } n’est plus choisi.
odin-last-card = Dernière carte !
odin-out = plus de cartes
odin-points-of = { $count } points sur { $limit }
odin-recap = Depuis votre dernier tour
odin-recap-laid =
    { $name ->
        [you] jouez
       *[other] joue
    }
odin-recap-took =
    { $name ->
        [you] prenez
       *[other] prend
    }
odin-recap-passed =
    { $name ->
        [you] passez
       *[other] passe
    }
odin-grid = Où se trouve chaque carte
odin-where = { $card } : { $where }
odin-where-own = dans votre main
odin-where-middle = au centre
odin-where-gone = défaussé
odin-where-out = pas encore vu
odin-where-known =
    { $name ->
        [you] dans votre main
       *[other] en main chez { $name }
    }
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
odin-none-known = aucune connue
odin-discards = Défaussées
odin-unseen = Pas encore vues
odin-limit = en { $limit } pts
odin-hand-over = { $name } a joué toutes ses cartes
odin-hand-over-you = Vous avez joué toutes vos cartes !
odin-next-hand = Nouvelle donne dans un instant.
odin-say-laid =
    { $name ->
        [you]
            { $count ->
                [one] Vous jouez le { $cards }.
               *[other] Vous jouez { $cards } : { $value }.
            }
       *[other]
            { $count ->
                [one] { $name } joue le { $cards }.
               *[other] { $name } joue { $cards } : { $value }.
            }
    }
odin-say-passed =
    { $name ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
odin-say-took =
    { $name ->
        [you] Vous prenez le { $card }.
       *[other] { $name } prend le { $card }.
    }
odin-read-hand = Vous avez en main : { $cards }.
odin-read-middle =
    { $name ->
        [you] Au centre : { $cards }, valeur { $value }, posé par vous.
       *[other] Au centre : { $cards }, valeur { $value }, par { $name }.
    }
odin-read-seat =
    { $name ->
        [you] Vous avez { $cards } et { $points }.
       *[other] { $name } a { $cards } et { $points }.
    }
odin-read-known =
    { $name ->
        [you] On sait que vous avez en main : { $cards }.
       *[other] On sait que { $name } a en main : { $cards }.
    }

## Why not

why-offline = La connexion au serveur est perdue.
why-no-engine = Ce jeu ne peut pas être joué dans ce navigateur.
why-other-rules = Cette partie a été commencée avec d’autres règles ({ $rules }) que celles de cette version.
why-bad-notation = Ce n’est pas un coup de ce jeu.
why-not-a-set = Les cartes jouées ensemble doivent avoir la même couleur ou le même chiffre.
why-must-take = Prenez d’abord une de ces cartes : { $cards }.
why-nothing-to-take = Il n’y a pas de carte à prendre.
why-leader-passes = C’est vous qui entamez ce tour : vous ne pouvez pas passer.
why-not-held = Vous n’avez pas en main : { $cards }.
why-whole-hand-forced = Votre main est d’une seule couleur ou d’un seul chiffre : vous devez entamer avec toute votre main.
why-bad-lead = Entamez avec une carte – ou avec toute votre main, si elle est d’une seule couleur ou d’un seul chiffre.
why-wrong-size = Pour battre le centre, jouez { $size } ou { $most } cartes.
why-too-low = { $value } ne bat pas { $middle }.
why-illegal-action = Ce n’est pas possible maintenant.
why-wrong-phase-play = Jouez d’abord une carte ou finissez votre tour.
why-wrong-phase-target = Choisissez d’abord une carte ou une case du parcours.
why-wrong-phase-second = Choisissez d’abord la carte avec laquelle faire l’échange.
why-wrong-phase-order = Choisissez d’abord la carte suivante de votre pile.
why-wrong-phase-extend = Décidez d’abord si vous allongez le parcours.
why-wrong-phase-orient = Choisissez d’abord dans quel sens poser la carte paysage.
why-not-left = Il n’en reste plus à remettre sur la pile : { $card }.
why-too-many-plays-hand = Vous avez déjà joué { $most } cartes de la main ce tour-ci.
why-too-many-plays-pile = Vous avez déjà joué { $most } cartes de la pile ce tour-ci.
why-pile-too-small = Votre pile n’a pas assez de cartes.
why-not-magic = Cette carte ne porte aucun des deux symboles du trajet magique.
why-no-stone = Il n’y a pas de pierre sur votre route.
why-stone-ahead = La pierre est sur la case suivante : pour la retirer, jouez en une fois deux cartes du bon paysage, deux jokers, ou une carte et un joker.
why-no-match =
    { $units ->
        [one] Case suivante : { $landscape }. Il faut une carte de ce paysage, ou deux cartes de vol identiques.
       *[other] Case suivante : { $landscape }. Pour retirer la pierre, il faut deux cartes de ce paysage, deux jokers, ou une carte et un joker.
    }
why-not-on-top = Cette carte n’est pas sur le dessus de votre pile.
why-no-effect-pile-alike = Il n’y a rien à réordonner : votre pile n’a pas deux cartes différentes.
why-no-effect-no-landscapes = Il ne reste aucune carte paysage à poser.
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
why-bad-target-double = Cette carte montre deux fois le même paysage : la tourner ne change rien.
why-bad-target-no-partner = Il n’y a pas plus loin de carte avec laquelle l’échanger.
why-bad-target-not-behind = Choisissez une carte plus loin que la carte { $first }.
why-bad-target-alike = Les deux cartes sont identiques : les échanger ne change rien.
why-bad-record = La ligne { $line } du fichier de partie est incorrecte.
why-not-here = Seul le serveur peut lire ce fichier de partie, et il est injoignable.
why-bad-message = La page et le serveur se sont mal compris ; rechargez la page.
why-too-fast = C’était trop rapide ; patientez un instant.
why-no-such-table = Cette table n’existe pas.
why-no-such-seat = Cette place n’existe pas à cette table.
why-not-watching = Cette page a perdu la table de vue ; rechargez-la.
why-seat-taken = Cette place est prise.
why-table-full = Aucune place n’est libre.
why-already-seated = Vous avez déjà une place à cette table.
why-not-seated = Vous n’avez pas de place à cette table.
why-not-host = Seul l’hôte de la table peut faire cela.
why-has-begun = La partie a déjà commencé.
why-not-begun = La partie n’a pas encore commencé.
why-wrong-nonce = Ce n’est pas le nombre que ce navigateur a scellé.
why-not-over = La partie n’est pas encore terminée.
why-is-closed = La table est fermée.
why-stale = Quelqu’un a été plus rapide ; regardez de nouveau la table.
why-out-of-turn = Ce n’est pas à vous de jouer.
why-game-over = La partie est terminée.
why-nothing-to-take-back = Il n’y a rien à annuler.
why-not-allowed-here = Cette table ne le permet pas.
why-too-many-tables = Vous avez trop de tables ouvertes ; quittez-en une d’abord.
why-too-many-records = Vous avez enregistré trop de parties ; supprimez-en une d’abord.
why-busy = Une chose à la fois : votre demande précédente est encore en cours.
why-banned = L’accès à ce serveur vous est interdit.
why-no-bot = Ce niveau de bot n’existe pas.
why-not-signed-in = Connectez-vous, ou prenez d’abord une place en invité.
why-has-account = Vous avez déjà un compte.
why-name-taken = Ce nom est pris.
why-wrong-password = Nom ou mot de passe incorrect.
why-common-password = Ce mot de passe est trop facile à deviner ; choisissez-en un autre.
why-foreign-origin = Cette demande venait d’un autre site.
why-not-found = Il n’y a rien ici.
why-bad-request = Le serveur n’a pas compris la demande.
why-bad-option = Cette option n’existe pas.
why-too-large = C’est trop volumineux.
why-unavailable = Le serveur ne peut rien enregistrer pour l’instant ; réessayez dans un moment.
why-old-rules = Cette partie a été jouée selon d’anciennes règles et ne peut plus être montrée.
why-unreadable = Cette table ne peut pas être lue pour l’instant ; la personne qui gère le serveur en est informée.
why-failed = Une erreur est survenue sur le serveur.

## Keys

key-select = sélectionner une carte par sa position
key-pile = sélectionner le dessus de votre pile, si le jeu en a une
key-move = parcourir votre main, ou aller à sa première ou à sa dernière carte
key-toggle = sélectionner ou désélectionner la carte
key-play = jouer les cartes sélectionnées
key-pass = passer, ou finir votre tour
key-sort = changer le tri de votre main
key-undo = annuler votre dernier coup
key-hint = demander un conseil
key-log = ouvrir le journal
key-chat = ouvrir la discussion
key-cards = voir les cartes connues
key-table = décrire la table
key-clear = effacer la sélection
key-help = ouvrir le menu avec cette liste
key-step = un coup en arrière ou en avant
key-ends = aller au début ou à la fin
key-run = lecture ou pause
key-name-arrows = Flèches gauche et droite
key-name-home = Début
key-name-end = Fin
key-name-space = Espace
key-name-enter = Entrée
key-name-escape = Échap
keys-replay = Pour revoir une partie

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
lesson-done = Vous savez tout ce qu’il faut pour jouer.
lesson-allowed = C’est permis aussi, mais pour l’instant :
lesson-not-yet = Pas encore : lisez d’abord la suite.

lesson-odin-aim = Jouez toutes vos cartes avant les autres. Chaque adversaire marque alors un point par carte qui lui reste, et les points, mieux vaut les éviter.
lesson-odin-lead = Vous ouvrez la manche, donc vous entamez : jouez une carte, celle que vous voulez.
lesson-odin-lead-task = Jouez votre 2 orange.
lesson-odin-higher = Un chiffre plus grand en bat un plus petit. Astrid joue un 6 et prend la carte battue : votre 2 est à elle maintenant.
lesson-odin-more = Vous pouvez aussi jouer une carte de plus qu’au centre. Leif en joue deux d’une même couleur : deux cartes battent toujours une carte seule.
lesson-odin-value = Une combinaison vaut le plus grand nombre que ses chiffres peuvent former : 7 et 2 font 72. Vos deux 5 ne font que 55.
lesson-odin-value-task = Essayez quand même les deux 5, pour voir pourquoi cela ne suffit pas.
lesson-odin-beat = Contre deux cartes, vous pouvez en jouer deux ou trois, de même couleur ou de même chiffre. Un 9 et un 1 rouges font 91.
lesson-odin-beat-task = Jouez le 9 rouge et le 1 rouge.
lesson-odin-take = Vous avez battu deux cartes : choisissez celle que vous prenez. L’autre est défaussée.
lesson-odin-take-task = Prenez le 7 vert : il va bien avec vos autres cartes vertes.
lesson-odin-round = Rien ne vous oblige à battre le centre. Quand tous les autres passent, le tour est fini, et la personne dont les cartes sont au centre entame le suivant.
lesson-odin-again = Le centre est vide : c’est de nouveau à vous d’entamer.
lesson-odin-again-task = Entamez avec votre 1 jaune.
lesson-odin-number = Astrid joue un 4, et Leif deux 3 : des cartes de même chiffre forment aussi une combinaison, quelles que soient leurs couleurs.
lesson-odin-number-task = Jouez vos deux 5 : 55 bat 33.
lesson-odin-suit = Vous prenez de nouveau une des cartes battues. Choisissez celle qui va le mieux avec votre main.
lesson-odin-suit-task = Prenez le 3 vert.
lesson-odin-three = Astrid joue trois cartes : 9, 6 et 3 font 963. Leif passe.
lesson-odin-pass = Quatre de vos cartes vertes battraient cela, mais il faudrait prendre une carte violette en échange. Vous ne passez que pour ce tour de jeu.
lesson-odin-pass-task = Passez.
lesson-odin-green = Astrid entame avec un 2, et Leif le bat avec un 5 vert. Il irait bien avec votre main.
lesson-odin-green-task = Battez-le avec votre 8 vert : le 5 vert est alors à vous.
lesson-odin-whole = Astrid et Leif passent, donc vous entamez. À l’entame, une main d’une seule couleur ou d’un seul chiffre peut être jouée en entier.
lesson-odin-whole-task = Jouez vos cinq cartes ensemble.
lesson-odin-points = Vous avez joué toutes vos cartes. Astrid marque 6 points pour celles qui lui restent en main, Leif 7. Astrid atteint ainsi 15 points : la partie est finie, et vous gagnez avec le moins de points.

lesson-ravens-aim = Deux corbeaux font la course au-dessus d’une rangée de paysages, et le premier sur la dernière case gagne l’étape. Hugin est à vous et vole dans le couloir le plus proche de vous.
lesson-ravens-fly = Votre case suivante montre une montagne, et vous avez une carte montagne. Une carte du même paysage y emmène Hugin.
lesson-ravens-fly-task = Faites voler Hugin avec votre carte montagne.
lesson-ravens-odin = Les cartes sombres sont les cartes Odin : chacune a deux effets, et vous en choisissez un. Celle-ci permet de tourner une carte paysage.
lesson-ravens-odin-task = Servez-vous-en pour tourner la carte 3 : deux lacs se suivront devant vous.
lesson-ravens-run = Des cases voisines du même paysage forment une série. Une seule carte vous mène jusqu’à la dernière.
lesson-ravens-run-task = Volez jusqu’au second lac avec une seule carte lac.
lesson-ravens-turn = Vous avez joué trois cartes de la main : c’est le maximum pour la main en un tour. À la fin du tour, vous complétez votre main à cinq cartes.
lesson-ravens-turn-task = Finissez votre tour, sans allonger le parcours.
lesson-ravens-other = Sigrun fait voler son corbeau, Munin, dans l’autre couloir. Puis elle pose la pierre juste devant Hugin.
lesson-ravens-stone = La pierre vous barre la route. La bonne carte seule ne suffit plus.
lesson-ravens-stone-task = Essayez quand même votre carte forêt, pour voir pourquoi cela ne suffit pas.
lesson-ravens-joker = Deux cartes de vol identiques forment un joker et valent n’importe quel paysage. La bonne carte et un joker, joués ensemble, permettent de retirer la pierre.
lesson-ravens-joker-task = Sélectionnez la carte forêt et les deux cartes neige, et retirez la pierre.
lesson-ravens-extend = Après avoir joué vos cartes, vous pouvez allonger le parcours. Vous voyez la nouvelle carte paysage avant de la poser.
lesson-ravens-extend-task = Finissez votre tour et allongez le parcours.
lesson-ravens-lay = C’est vous qui décidez lequel des deux paysages va dans votre couloir.
lesson-ravens-lay-task = Posez la carte dans le sens que vous voulez.
lesson-ravens-later = Plus tard, dans une autre étape : il reste deux cases à Hugin, et aucune de vos cartes ne correspond à la montagne devant lui.
lesson-ravens-magic = Le trajet magique montre deux symboles, et vous pouvez y poser les cartes qui portent l’un ou l’autre. La personne qui y a le plus de cartes à la fin de l’étape marque 3 points.
lesson-ravens-magic-task = Posez votre carte lac sur le trajet magique.
lesson-ravens-pile = Vous pouvez garder n’importe quelle carte de votre main, face cachée, sur votre pile supplémentaire. À chaque tour, vous pouvez jouer jusqu’à trois cartes du dessus de cette pile, en plus de trois cartes de la main.
lesson-ravens-pile-task = Mettez votre carte neige sur la pile.
lesson-ravens-top = Les deux cartes du dessus de votre pile sont maintenant des cartes neige : un joker, tout trouvé pour la montagne.
lesson-ravens-top-task = Faites voler Hugin avec les deux cartes du dessus de votre pile.
lesson-ravens-raven = La carte suivante de votre pile est une carte Corbeau. Elle peut faire avancer Hugin d’une case, quel que soit le paysage.
lesson-ravens-raven-task = Jouez-la depuis la pile pour faire avancer Hugin d’une case.
lesson-ravens-points = Vos 4 cases d’avance vous rapportent 4 points, et le trajet magique 3 de plus : vous en avez 12. Quand quelqu’un a 12 points ou plus après une étape, la partie est finie et le plus haut total l’emporte.

## Rules

rules-title = Règles d’{ $game }
rules-contents = Sommaire
rules-numbers = Chaque règle a un petit numéro, pour que l’on puisse la citer.
rules-print = Imprimer
rules-learn = Apprendre en jouant
rules-odin-about = Un jeu de cartes rapide pour 2 à 6 joueurs, de Gary Kim, Hope S. Hwang et Yohan Goh. Battez les cartes du centre pour vous débarrasser des vôtres – mais à chaque fois, vous prenez une des cartes battues.
rules-odin-aim = Le but du jeu
rules-odin-aim-text = Débarrassez-vous de toutes vos cartes avant les autres. Dès que quelqu’un y parvient, la manche est finie, et chacun des autres marque un point par carte qu’il a encore en main. Les points sont à éviter. Les manches se suivent jusqu’à ce que quelqu’un ait 15 points ou plus ; la personne qui en a le moins gagne alors la partie.
rules-odin-cards = Ce que contient la boîte
rules-odin-cards-text = Il y a 54 cartes : les chiffres de 1 à 9, chacun en six couleurs. Chaque couleur a sa rune : les cartes se distinguent donc aussi par leur dessin. Chaque chiffre a sa figure ; les figures sont là pour le décor et n’ont aucun effet.
rules-odin-legend-colours = Les six couleurs et leurs runes
rules-odin-legend-figures = Les neuf chiffres et leurs figures
rules-odin-colour-R = Rouge
rules-odin-colour-O = Orange
rules-odin-colour-Y = Jaune
rules-odin-colour-G = Vert
rules-odin-colour-B = Bleu
rules-odin-colour-P = Violet
rules-odin-figure-1 = panse les blessés
rules-odin-figure-2 = chante les hauts faits
rules-odin-figure-3 = observe et écoute
rules-odin-figure-4 = pratique la magie
rules-odin-figure-5 = voit l’avenir
rules-odin-figure-6 = protège le chef
rules-odin-figure-7 = se bat avec fureur
rules-odin-figure-8 = commande le navire
rules-odin-figure-9 = règne sur les terres
rules-odin-deal = La donne
rules-odin-deal-text = Une partie compte plusieurs manches, avec une nouvelle donne à chaque fois. Une manche se joue en tours, et dans un tour chacun joue quand vient son tour de jeu. Les cartes à battre s’appellent le centre.
rules-odin-lead = Entamer
rules-odin-beat = Battre le centre
rules-odin-take = Prendre une carte
rules-odin-round = Passer, et la fin d’un tour
rules-odin-points = Les points et la fin de la partie
rules-odin-know = Bon à savoir
rules-odin-show-single = Entamez avec une carte.
rules-odin-show-whole = Ou avec toute votre main – ici, d’un seul chiffre.
rules-odin-show-colour = Une couleur : 7 et 3 font 73.
rules-odin-show-number = Un chiffre : deux 5 font 55.
rules-odin-show-three = Trois cartes : 8, 5 et 1 font 851.
rules-odin-show-none = Ni une seule couleur ni un seul chiffre : pas de combinaison.
rules-odin-show-higher = 73 bat 65.
rules-odin-show-longer = 111 bat 98.
rules-odin-show-equal = 64 ne bat pas 64.
rules-odin-show-laid = Vous jouez 91 et battez un centre de 73.
rules-odin-show-taken = Vous prenez une des deux cartes battues.
rules-odin-show-gone = L’autre est défaussée.

# An example: three players at the end of a hand.
rules-odin-example = Un tour, pas à pas
rules-odin-example-text = Astrid, Leif et vous arrivez vers la fin d’une manche. Astrid et Leif ont chacun cinq cartes, vous en avez quatre. Astrid entame, Leif joue après elle, puis vient votre tour de jeu.
rules-odin-step-taken = Prise
rules-odin-step-lead = Astrid entame avec le 3 jaune.
rules-odin-step-beat = Leif le bat avec le 6 rouge et prend le 3 jaune.
rules-odin-step-more = Vous jouez une carte de plus : le 7 bleu et le 4 bleu font 74. Vous prenez le 6 rouge.
rules-odin-step-pass = Astrid passe. Ses trois cartes orange battraient 74, mais personne n’est obligé de battre le centre.
rules-odin-step-choose = Leif joue deux 8 : 88. Il prend le 7 bleu, et le 4 bleu est défaussé.
rules-odin-step-stuck = Rien dans votre main ne bat 88 : vous passez.
rules-odin-step-back = Astrid n’avait passé que pour un tour de jeu. Maintenant, elle joue trois cartes orange, 521, et prend le 8 violet. Le 8 vert est défaussé.
rules-odin-step-over = Leif passe, et vous aussi. Le tour est fini, les cartes orange sont défaussées, et Astrid entame le tour suivant.
rules-odin-step-out = Les deux dernières cartes d’Astrid sont violettes : elle peut entamer avec les deux. Elle n’a plus de cartes, et la manche est finie.
rules-odin-step-score = Il reste quatre cartes à Leif : il marque 4 points. Il vous en reste trois : vous marquez 3 points. Astrid n’en marque aucun.

rules-odin-options = Options et éditions
rules-odin-options-text = Ces règles suivent la deuxième édition du livret. La première dit la même chose dans toutes les langues sauf en allemand, où elle diffère par endroits. Deux des options permettent de jouer à sa façon.
rules-odin-term-option-limit = Durée de la partie
rules-odin-term-option-limit-text = Pour une première partie, le livret propose 15 points. Choisissez-en moins pour une partie plus courte, plus pour une partie plus longue, ou une seule manche si le temps presse.
rules-odin-term-option-colours = Les six couleurs, même à deux
rules-odin-term-option-colours-text = À deux, le livret recommande de retirer deux couleurs. Une plus grande part des cartes est alors en jeu, et les combinaisons se forment plus facilement. Choisissez les six couleurs si vous préférez jouer avec toutes les cartes.
rules-odin-term-option-opener = Qui ouvre la manche suivante
rules-odin-term-option-opener-text = Normalement, chaque manche est ouverte une place plus à gauche. Dans la première édition allemande, la personne qui a terminé une manche ouvre la suivante : choisissez pour cela « la personne qui a gagné la manche ». Cette édition confie aussi la première manche à la personne qui rit le plus fort ; ici, elle est tirée au sort.
rules-odin-term-option-whole = Entamer avec toute sa main
rules-odin-term-option-whole-text = Normalement, c’est un choix. Une phrase de la première édition allemande se lit comme si, à l’entame, une main qui forme une seule combinaison devait être jouée : choisissez pour cela « obligatoire ».

rules-odin-words = Les mots du jeu
rules-odin-term-hand = Manche
rules-odin-term-hand-text = Tout ce qui se joue d’une donne à la suivante. La main, elle, ce sont les cartes que vous tenez.
rules-odin-term-round = Tour
rules-odin-term-round-text = Une partie d’une manche : d’une entame jusqu’à ce que tous les autres aient passé l’un après l’autre.
rules-odin-term-turn = Tour de jeu
rules-odin-term-turn-text = Le moment où c’est à vous de jouer ou de passer.
rules-odin-term-opener = Ouvrir
rules-odin-term-opener-text = Entamer le premier tour d’une manche.
rules-odin-term-middle = Centre
rules-odin-term-middle-text = Les dernières cartes jouées, face visible sur la table. Ce sont elles qu’il faut battre.
rules-odin-term-lead = Entamer
rules-odin-term-lead-text = Être la première personne à jouer dans un tour, quand le centre est vide.
rules-odin-term-set = Combinaison
rules-odin-term-set-text = Des cartes qui peuvent être jouées ensemble, parce qu’elles sont d’une seule couleur ou d’un seul chiffre. Une carte seule est aussi une combinaison.
rules-odin-term-value = Valeur
rules-odin-term-value-text = Ce que vaut une combinaison : le plus grand nombre que ses chiffres peuvent former. 3 et 7 valent 73.
rules-odin-term-beat = Battre
rules-odin-term-beat-text = Jouer une combinaison qui vaut plus que le centre et qui a autant de cartes, ou une de plus.
rules-odin-term-take = Prendre
rules-odin-term-take-text = Ajouter à votre main une des cartes que vous venez de battre.
rules-odin-term-discard = Défausser
rules-odin-term-discard-text = Mettre des cartes hors jeu jusqu’à la donne suivante.
rules-odin-term-pass = Passer
rules-odin-term-pass-text = Ne rien jouer à ce tour de jeu.
rules-odin-term-out = Finir
rules-odin-term-out-text = Jouer toutes les cartes qui vous restent. La manche se termine, et vous ne marquez aucun point.
rules-odin-term-point = Point
rules-odin-term-point-text = Ce que vous coûte, à la fin d’une manche, chaque carte restée dans votre main. Les points sont à éviter.

rules-odin-questions = Questions et réponses
rules-odin-ask-take = Dois-je prendre une carte quand je bats le centre ?
rules-odin-ask-take-answer = Oui, exactement une – sauf si vous venez de jouer toutes les cartes qui vous restaient.
rules-odin-ask-own = Puis-je reprendre une carte que je viens de jouer ?
rules-odin-ask-own-answer = Non. Vous prenez une des cartes battues ; les vôtres restent au centre.
rules-odin-ask-fewer = Puis-je jouer une carte contre deux ?
rules-odin-ask-fewer-answer = Non. Il faut autant de cartes qu’il y en a au centre, ou une de plus.
rules-odin-ask-many = Puis-je jouer trois cartes contre une ?
rules-odin-ask-many-answer = Non. Vous ne pouvez ajouter qu’une carte à la fois.
rules-odin-ask-lead = Puis-je entamer avec deux cartes ?
rules-odin-ask-lead-answer = Seulement si elles sont toute votre main et qu’elles sont d’une même couleur ou d’un même chiffre.
rules-odin-ask-follow = Dois-je suivre la couleur ou le chiffre du centre ?
rules-odin-ask-follow-answer = Non. Seules vos propres cartes doivent aller ensemble.
rules-odin-ask-order = L’ordre dans lequel je choisis mes cartes compte-t-il ?
rules-odin-ask-order-answer = Non. Les chiffres se lisent toujours du plus grand au plus petit : 3 et 7 valent 73, tout comme 7 et 3.
rules-odin-ask-beat = Dois-je battre le centre si je le peux ?
rules-odin-ask-beat-answer = Non. Vous pouvez toujours passer, sauf à l’entame.
rules-odin-ask-pass = Si j’ai passé, le tour est-il fini pour moi ?
rules-odin-ask-pass-answer = Non. Si votre tour de jeu revient avant la fin du tour, vous pouvez jouer.
rules-odin-ask-mine = Tous les autres ont passé. Puis-je battre mes propres cartes ?
rules-odin-ask-mine-answer = Non. Elles sont défaussées, et vous entamez le tour suivant.
rules-odin-ask-out = Dois-je finir, donc jouer toutes mes cartes, si je le peux ?
rules-odin-ask-out-answer = Non. Vous pouvez vous en abstenir – par exemple parce que la partie s’arrêterait alors que quelqu’un d’autre a moins de points. Seule exception : l’entame avec toute la main, si elle est obligatoire.
rules-odin-ask-grow = Puis-je avoir plus de cartes en main qu’à la donne ?
rules-odin-ask-grow-answer = Non. Vous jouez au moins une carte avant d’en prendre une : votre main ne grandit jamais.
rules-odin-ask-seen = Tout le monde voit-il la carte que je prends ?
rules-odin-ask-seen-answer = Oui. Elle était face visible au centre. À la table, la liste des cartes connues s’en souvient pour tout le monde.
rules-odin-ask-limit = Et si plusieurs personnes atteignent 15 points dans la même manche ?
rules-odin-ask-limit-answer = La partie se termine de la même façon : la personne qui a le moins de points gagne. Les ex æquo partagent la victoire.

rules-odin-summary = L’essentiel des règles
rules-odin-summary-aim = Jouez toutes vos cartes avant les autres. À la fin, la personne qui a le moins de points gagne.
rules-odin-summary-deal = Neuf cartes chacun. À deux, deux couleurs sont retirées.
rules-odin-summary-lead = Jouez une carte – ou toute votre main, si elle est d’une seule couleur ou d’un seul chiffre.
rules-odin-summary-beat = Jouez autant de cartes qu’au centre, ou une de plus : d’une seule couleur ou d’un seul chiffre, et d’une valeur plus grande. Les chiffres se lisent du plus grand au plus petit : 3 et 7 font 73.
rules-odin-summary-take = Après avoir battu le centre, prenez une des cartes battues. Les autres sont défaussées. Si vous n’avez plus de cartes, ne prenez rien.
rules-odin-summary-round = Vous pouvez passer, et jouer quand même à votre tour de jeu suivant. Quand tous les autres ont passé l’un après l’autre, le centre est défaussé, et la personne qui l’a joué entame.
rules-odin-summary-points = Quand quelqu’un a joué toutes ses cartes, les autres marquent 1 point par carte en main. La personne à gauche de celle qui a ouvert la manche ouvre la suivante. La partie se termine quand quelqu’un a 15 points ou plus.
rules-odin-summary-print = Imprimer ce résumé

rule-O1 = Toutes les cartes sont mélangées et chacun en reçoit neuf. Les autres restent face cachée, hors jeu, jusqu’à la donne suivante. À six, il n’en reste aucune.
rule-O2 = À deux, deux couleurs tirées au sort sont retirées pour toute la partie, ce qui laisse 36 cartes. Vous pouvez aussi choisir de jouer avec les six couleurs.
rule-O3 = Une personne tirée au sort ouvre la première manche. Vous jouez dans le sens horaire.
rule-O4 = Pour entamer un tour, jouez exactement une carte – ou toute votre main, si elle est d’une seule couleur ou d’un seul chiffre. Rien entre les deux n’est permis, et à l’entame vous ne pouvez pas passer.
rule-O5 = Entamer avec toute votre main est un choix. Vous pouvez le faire à chaque entame, même au premier tour d’une manche ; la manche se termine alors.
rule-O6 = Pour battre le centre, jouez autant de cartes qu’il en a, ou une de plus. Elles doivent être d’une seule couleur ou d’un seul chiffre, et valoir plus que le centre. Ou passez, même si vous pouvez le battre.
rule-O7 = Vos cartes n’ont pas à suivre la couleur ni le chiffre de celles du centre.
rule-O8 = Une combinaison vaut le plus grand nombre que ses chiffres peuvent former : rangez-les du plus grand au plus petit. Avec une carte de plus, elle vaut donc toujours plus. Une valeur égale ne bat pas le centre.
rule-O9 = Si vous avez battu le centre et qu’il vous reste des cartes, vous prenez exactement une des cartes battues. Vous choisissez laquelle ; les autres sont défaussées. La personne qui entame n’a rien battu : elle ne prend rien.
rule-O10 = Quand vous jouez les dernières de vos cartes, vous finissez : la manche se termine aussitôt, et vous ne prenez rien.
rule-O11 = Vous ne passez que pour ce tour de jeu : si le suivant vient avant la fin du tour, vous pouvez jouer.
rule-O12 = Quand tous les autres ont passé l’un après l’autre depuis les dernières cartes jouées, le tour est fini. Le centre est défaussé, et la personne qui l’a joué entame le tour suivant. Personne ne peut battre ses propres cartes.
rule-O13 = À la fin d’une manche, chacun marque un point par carte qu’il a encore en main.
rule-O14 = Puis toutes les cartes sont mélangées et distribuées à nouveau. La personne à gauche de celle qui a ouvert la dernière manche ouvre la suivante.
rule-O15 = Si quelqu’un a 15 points ou plus après une manche, la partie est finie. La personne qui a le moins de points gagne ; les ex æquo partagent la victoire.
rule-O16 = Vous pouvez convenir de jouer en un autre nombre de points, ou en une seule manche.
rule-O17 = Tout le monde peut connaître chaque carte jouée, prise ou défaussée, le nombre de cartes de chaque main, et tous les points. Les autres cartes des mains restent cachées, comme celles qui n’ont pas été distribuées.
rule-O18 = Vous pouvez convenir que la personne qui gagne une manche ouvre la suivante.
rule-O19 = Vous pouvez convenir qu’à l’entame, une main d’une seule couleur ou d’un seul chiffre doit être jouée en entier.
rule-O20 = Toute manche a une fin, et personne n’a jamais plus de neuf cartes. Finir n’est pas toujours malin : la partie peut s’arrêter alors que quelqu’un d’autre a moins de points.

rules-ravens-about = Une course pour 2 joueurs de Thorsten Gimmler, parue en 2002. Chaque matin, les corbeaux d’Odin, Hugin et Munin, s’envolent pour voir le monde.
rules-ravens-aim = Le but du jeu
rules-ravens-aim-text = Vous affrontez votre adversaire en plusieurs étapes. La personne dont le corbeau arrive en premier au bout du parcours gagne l’étape et marque un point par case d’avance ; celle qui a posé le plus de cartes sur le trajet magique marque 3 points. Quand quelqu’un a 12 points ou plus après une étape, la partie est finie, et le plus haut total l’emporte.
rules-ravens-cards = Ce que contient la boîte
rules-ravens-cards-text = Les deux joueurs ont les mêmes 33 cartes, avec un dos différent : 25 cartes de vol et 8 cartes Odin. Les 40 cartes paysage, les 6 cartes de trajet magique et la pierre servent aux deux.
rules-ravens-box-landscapes = Il y a cinq paysages, chacun avec son symbole. Le sixième symbole, un œil, est celui d’Odin.
rules-ravens-box-flight = Pour chacun : cinq cartes de vol de chaque paysage.
rules-ravens-box-odin = Pour chacun : huit cartes Odin, de quatre sortes.
rules-ravens-box-path = 40 cartes paysage : chacune des dix paires de paysages différents en trois exemplaires, et chacune des cinq cartes doubles en deux exemplaires.
rules-ravens-box-ravens = Deux corbeaux, Hugin et Munin, et la pierre d’Odin.
rules-ravens-box-magic = Six cartes de trajet magique ; une seule sert à chaque étape.
rules-ravens-land = La mise en place
rules-ravens-land-text = Les cartes paysage forment un parcours à deux couloirs. Chaque carte montre deux paysages : l’un est une case du couloir de Hugin, l’autre une case du couloir de Munin. Chaque corbeau suit ainsi son propre itinéraire. Tourner une carte échange ses deux cases. La personne assise à la première place dirige Hugin, celle de la seconde Munin ; à la table, votre couloir est le plus proche de vous.
rules-ravens-turn = Votre tour
rules-ravens-fly = Faire voler son corbeau
rules-ravens-magic = Le trajet magique
rules-ravens-odin = Les cartes Odin
rules-ravens-stone = La pierre
rules-ravens-extend = Allonger le parcours
rules-ravens-example = Un tour complet
rules-ravens-example-text = Vous dirigez Hugin, dans le couloir du bas ; l’image ne montre que la fin du parcours. Voici un tour, de la première à la dernière carte.
rules-ravens-turn-start = Vous avez cinq cartes en main. Sur le dessus de votre pile se trouve une carte montagne, et dessous une carte neige.
rules-ravens-turn-run = Première carte de la main : un lac. Deux lacs se suivent devant vous, et Hugin vole jusqu’au second.
rules-ravens-turn-top = Première carte de la pile : la montagne, qui correspond à la case suivante. La neige est maintenant sur le dessus de la pile.
rules-ravens-turn-joker = La neige de votre main et celle de votre pile forment un joker. Hugin vole jusqu’à la plaine.
rules-ravens-turn-store = Troisième carte de la main : vous mettez votre carte forêt, face cachée, sur la pile.
rules-ravens-turn-extend = Vous allongez le parcours. La nouvelle carte montre une forêt et de la neige, et vous la posez avec la forêt dans votre couloir : une série de deux, pour laquelle une seule carte forêt suffira.
rules-ravens-turn-draw = Il vous reste deux cartes, et vous en piochez trois. Votre tour est fini.
rules-ravens-end = La fin d’une étape et de la partie
rules-ravens-score = Le décompte d’une étape
rules-ravens-score-text = Avant cette étape, la personne qui dirige Hugin avait 7 points, celle qui dirige Munin en avait 9.
rules-ravens-score-race = Hugin atteint la dernière case. Munin est 4 cases derrière : 4 points pour Hugin.
rules-ravens-score-magic = Du côté de Hugin, il y a une carte sur le trajet magique ; du côté de Munin, il y en a trois. Munin a perdu la course, mais ces 3 points sont pour lui.
rules-ravens-score-total = Le score est maintenant de 11 à 12. Quelqu’un a atteint 12 : la partie est finie, et Munin l’emporte avec le plus haut total.
rules-ravens-score-before = Avant
rules-ravens-short = Quand il n’y a plus de cartes
rules-ravens-options = Les options
rules-ravens-options-text = Vous les choisissez en ouvrant une table. Les réglages de départ suivent d’aussi près que possible les règles imprimées.
rules-ravens-option-back_needs_two = Les règles françaises demandent deux cartes derrière un corbeau que l’on fait reculer. Dans les règles anglaises, cette phrase dit seulement quelles cartes peuvent être enlevées de la table ; désactivez l’option pour jouer ainsi.
rules-ravens-option-protect_ravens = Les règles définissent le mot « libre », et les cartes allemandes l’emploient, mais la traduction française des cartes l’omet. Ici, une carte doit être libre pour être tournée, retirée ou échangée ; désactivez l’option pour pouvoir modifier aussi les cartes sous un corbeau.
rules-ravens-option-protect_stone = La même chose pour la carte sous la pierre. Sans cette option, la pierre se déplace avec sa carte.
rules-ravens-option-longest_path = Selon les règles imprimées, les cartes que les deux corbeaux ont dépassées sont enlevées de la table quand le parcours devient trop long, sans qu’il soit dit ce qui est trop long. Ici, c’est plus de 16 cartes, sauf si vous choisissez un autre nombre ou aucune limite.
rules-ravens-edition = De quelle édition il s’agit
rules-ravens-edition-text = Il s’agit de la première édition, parue en 2002 sous le titre Odins Raben et, en anglais, Odin’s Ravens ; l’édition de 2016 a d’autres règles. Nous suivons la traduction française des règles allemandes. Elles disent combien il y a de cartes paysage, de vol et de trajet magique, mais pas lesquelles : leur répartition est donc la nôtre. La personne qui commence est tirée au sort, au lieu d’être la plus jeune, et R30 et R33 sont de nous : elles garantissent que chaque étape et chaque partie ont une fin.
rules-ravens-know = Bon à savoir
rules-ravens-words = Les mots du jeu
rules-ravens-term-path = Parcours
rules-ravens-term-path-text = La rangée de cartes paysage que survolent les deux corbeaux.
rules-ravens-term-lane = Couloir
rules-ravens-term-lane-text = La moitié du parcours qui revient à un corbeau : son itinéraire.
rules-ravens-term-space = Case
rules-ravens-term-space-text = L’un des deux paysages d’une carte : un pas dans un couloir. Les cases se comptent depuis le départ.
rules-ravens-term-run = Série
rules-ravens-term-run-text = Des cases voisines d’un couloir qui montrent le même paysage. Une carte ou un joker mène jusqu’au bout.
rules-ravens-term-free = Case libre
rules-ravens-term-free-text = Une case où il n’y a ni corbeau ni pierre.
rules-ravens-term-double = Carte double
rules-ravens-term-double-text = Une carte paysage qui montre le même paysage dans les deux couloirs.
rules-ravens-term-stage = Étape
rules-ravens-term-stage-text = Une course, de la mise en place au décompte des points. Une partie en compte plusieurs.
rules-ravens-term-flight = Carte de vol
rules-ravens-term-flight-text = Une carte qui montre un seul paysage. Elle emmène votre corbeau sur une case de ce paysage ; deux cartes identiques forment un joker.
rules-ravens-term-joker = Joker
rules-ravens-term-joker-text = Deux cartes de vol identiques qui, ensemble, valent n’importe quel paysage.
rules-ravens-term-odin = Carte Odin
rules-ravens-term-odin-text = Une carte sombre à deux effets, dont vous utilisez un seul.
rules-ravens-term-pile = Pile supplémentaire
rules-ravens-term-pile-text = Vos propres cartes gardées face cachée ; la pile, tout court. À chaque tour, vous pouvez jouer jusqu’à trois cartes du dessus, en plus de celles de la main.
rules-ravens-term-pack = Pioche
rules-ravens-term-pack-text = Les cartes face cachée dans lesquelles vous piochez. Les cartes paysage ont leur propre pioche.
rules-ravens-term-discard = Défausser
rules-ravens-term-discard-text = Mettre une carte face visible sur votre défausse. Les cartes jouées pour leur effet y vont aussi.
rules-ravens-term-magic = Trajet magique
rules-ravens-term-magic-text = L’endroit où poser les cartes qui portent l’un des deux symboles révélés pour cette étape. Y avoir le plus de cartes rapporte 3 points.
rules-ravens-term-stone = Pierre
rules-ravens-term-stone-text = La pierre d’Odin bloque une case : pour y entrer, il faut jouer le double, et la pierre est alors retirée.
rules-ravens-asked = Questions et réponses
rules-ravens-ask-joker = Puis-je jouer un joker alors que j’ai la bonne carte ?
rules-ravens-ask-joker-answer = Oui. Deux cartes de vol identiques, quelles qu’elles soient, font l’affaire.
rules-ravens-ask-stop = Mon corbeau peut-il s’arrêter au cours d’une série ?
rules-ravens-ask-stop-answer = Non, il vole toujours jusqu’à la dernière case de la série. Seule la pierre l’arrête avant.
rules-ravens-ask-look = Puis-je regarder ma pile ?
rules-ravens-ask-look-answer = À tout moment. Mais seule la carte Ordre permet d’en changer l’ordre.
rules-ravens-ask-same = Puis-je jouer une carte dans le tour même où je l’ai mise sur la pile ?
rules-ravens-ask-same-answer = Oui, tant qu’elle est sur le dessus. Elle compte alors deux fois : une fois comme carte de la main, une fois comme carte de la pile.
rules-ravens-ask-must = Dois-je jouer ?
rules-ravens-ask-must-answer = Non. Vous pouvez ne jouer aucune carte. Vous pouvez aussi défausser celles dont vous n’avez pas besoin, pour en piocher de nouvelles.
rules-ravens-ask-extend = Puis-je regarder la nouvelle carte paysage, puis la remettre ?
rules-ravens-ask-extend-answer = Non. Une fois prise, elle doit être posée, dans un sens ou dans l’autre.
rules-ravens-ask-last = Puis-je retirer la dernière carte du parcours ?
rules-ravens-ask-last-answer = Oui, sauf si c’est la seule, ou s’il y a dessus un corbeau ou la pierre. Si votre corbeau se trouve alors sur la nouvelle dernière case, vous gagnez l’étape.
rules-ravens-ask-both = Et si les deux corbeaux arrivent en même temps ?
rules-ravens-ask-both-answer = Cela n’arrive que si une carte est retirée. La personne dont c’est le tour gagne l’étape. Il n’y a pas d’écart à marquer, mais le trajet magique compte comme d’habitude.
rules-ravens-ask-stone = Puis-je poser la pierre dans mon propre couloir ?
rules-ravens-ask-stone-answer = Oui, sur n’importe quelle case libre de l’un ou l’autre couloir. Vous pouvez aussi l’ôter de votre route en la déplaçant sur une autre case libre.
rules-ravens-ask-magic = Puis-je reprendre une carte du trajet magique ?
rules-ravens-ask-magic-answer = Non. Elle y reste jusqu’à la fin de l’étape.
rules-ravens-ask-first = La première personne à 12 points gagne-t-elle ?
rules-ravens-ask-first-answer = Pas toujours. Les points de l’étape sont d’abord comptés des deux côtés, puis le plus haut total l’emporte.
rules-ravens-summary = Résumé
rules-ravens-summary-turn = À votre tour
rules-ravens-summary-plays = Jusqu’à trois cartes de la main, jusqu’à trois du dessus de la pile supplémentaire
rules-ravens-summary-extend = Allonger le parcours d’une carte, si vous voulez
rules-ravens-summary-draw = Piocher jusqu’à avoir cinq cartes en main
rules-ravens-summary-card = Avec une carte, vous pouvez
rules-ravens-summary-fly = faire voler votre corbeau : bonne carte ou joker, jusqu’au bout de la série
rules-ravens-summary-stone = retirer la pierre : deux bonnes cartes ou jokers en une fois
rules-ravens-summary-magic = la poser sur le trajet magique, si elle porte un de ses symboles
rules-ravens-summary-pile = la mettre sur votre pile (de la main seulement)
rules-ravens-summary-discard = la défausser
rules-ravens-summary-odin = Les cartes Odin
rules-ravens-summary-order = Ordre : réordonner votre pile, ou poser deux cartes paysage
rules-ravens-summary-raven = Corbeau : faire reculer d’une case le corbeau adverse (à partir de la case 3), ou avancer le vôtre d’une case
rules-ravens-summary-land = Terre : tourner une carte paysage, ou en retirer une
rules-ravens-summary-put = Pierre : poser la pierre, ou échanger deux cartes paysage
rules-ravens-summary-points = Les points
rules-ravens-summary-race = Premier sur la dernière case : l’écart entre les corbeaux
rules-ravens-summary-most = Le plus de cartes sur le trajet magique : 3 points
rules-ravens-summary-game = 12 points après une étape : le plus haut total l’emporte
rules-ravens-show-match = Carte forêt, case forêt : le corbeau y vole.
rules-ravens-show-run = Deux lacs à la suite : une carte lac mène jusqu’au second.
rules-ravens-show-joker = Deux cartes de vol identiques forment un joker, ici pour la montagne.
rules-ravens-show-magic = Les cartes neige et lac peuvent se poser sur ce trajet magique.
rules-ravens-show-stone = La bonne carte et un joker permettent de retirer la pierre.
rules-ravens-show-turned = La troisième carte, tournée, forme une série de deux lacs pour Hugin.
rules-ravens-show-score = Hugin est arrivé, avec 3 cases d’avance : 3 points.

rule-R1 = Posez neuf cartes paysage en ligne, chacune dans le sens où elle est piochée. Si deux cartes voisines montrent alors le même paysage dans un couloir, tournez la nouvelle ; si cela ne suffit pas, mettez-la sous la pioche et essayez la suivante.
rule-R2 = Les deux corbeaux attendent devant la première carte. L’une des six cartes de trajet magique est révélée, et la pierre reste à côté du parcours. Chacun mélange ses 33 cartes : c’est sa pioche, dont il prend cinq cartes.
rule-R3 = Une personne tirée au sort commence la première étape. Ensuite, c’est celle qui a le moins de points ; à égalité, celle qui a gagné la dernière étape.
rule-R4 = À votre tour, vous pouvez jouer jusqu’à trois cartes de la main et jusqu’à trois du dessus de votre pile supplémentaire, mêlées comme vous voulez ; rien ne vous oblige à en jouer. Puis vous pouvez allonger le parcours. Enfin, piochez jusqu’à avoir cinq cartes en main.
rule-R5 = Vous pouvez mettre une carte de la main, face cachée, sur le dessus de votre pile supplémentaire ; elle compte parmi les trois. Vous pouvez regarder votre pile à tout moment, mais pas en changer l’ordre ; votre adversaire n’en voit que la taille. Elle peut grandir sans limite, et vous pouvez jouer une carte dans le tour même où vous l’y avez mise.
rule-R6 = De votre pile, vous ne pouvez jouer que la carte du dessus. Celle qui se trouvait dessous prend alors sa place.
rule-R7 = Une carte de vol qui correspond à la case suivante de votre couloir y emmène votre corbeau. Si d’autres cases du même paysage suivent, il va jusqu’à la dernière, sans pouvoir s’arrêter avant.
rule-R8 = Deux cartes de vol identiques forment un joker : ensemble, elles valent n’importe quel paysage, même si vous avez la bonne carte, et mènent comme d’habitude jusqu’au bout d’une série. Elles viennent de la main, ou de la pile si ce sont ses deux cartes du dessus, l’une sur l’autre à ce moment-là, ou une de chaque. Les cartes Odin ne forment jamais de joker.
rule-R9 = Vous pouvez poser sur le trajet magique une carte de vol qui porte l’un des deux symboles ; si l’un d’eux est Odin, vous pouvez y poser n’importe quelle carte Odin. Elle vient de la main ou de la pile, n’a pas d’autre effet et reste là jusqu’à la fin de l’étape. Vous ne pouvez pas y poser de joker.
rule-R10 = Vous pouvez aussi défausser n’importe quelle carte, sans effet. Cela compte comme une carte jouée.
rule-R11 = Une carte Odin a deux effets. Choisissez-en un.
rule-R12 = Ordre : remettez toute votre pile dans l’ordre que vous voulez. Ou posez les deux cartes paysage suivantes au bout du parcours : regardez chacune, puis posez-la dans un sens ou dans l’autre.
rule-R13 = Corbeau : faites reculer le corbeau adverse d’exactement une case, ou avancer le vôtre d’exactement une case. Les paysages n’ont pas d’importance. Depuis la case 1, reculer ramène au départ.
rule-R14 = Le corbeau adverse ne peut reculer que s’il est sur la case 3 ou plus loin, de sorte qu’il y ait au moins deux cartes derrière lui. Vous pouvez convenir de jouer sans cette règle.
rule-R15 = Terre : tournez une carte du parcours. Ou retirez-en une ; la rangée se resserre.
rule-R16 = Pierre : posez la pierre sur n’importe quelle case libre de l’un ou l’autre couloir, même si elle est déjà sur le parcours. Ou échangez deux cartes du parcours, sans les tourner.
rule-R17 = Une case est libre s’il n’y a dessus ni corbeau ni pierre.
rule-R18 = Une carte paysage ne peut être ni tournée, ni retirée, ni échangée si un corbeau ou la pierre se trouve sur l’une de ses cases. Vous pouvez convenir de jouer sans la protection des corbeaux, de la pierre, ou des deux. La pierre suit alors sa carte, même sous un corbeau, et quitte le parcours si la carte est retirée ; un corbeau reste dans son couloir, sur la case du même numéro. Dans tous les cas, un corbeau placé au-delà d’une carte retirée suit sa propre carte.
rule-R19 = Si la pierre est sur votre case suivante, il faut jouer en une fois deux cartes du bon paysage, deux jokers, ou une carte et un joker. Deux jokers peuvent montrer des paysages différents. La pierre quitte le parcours, et votre corbeau avance jusqu’au bout de la série. Les deux se jouent l’un après l’autre, dans l’ordre de votre choix : un joker pris sur la pile doit donc en être, à ce moment-là, les deux cartes du dessus.
rule-R20 = Si la pierre est plus loin dans la série, une carte du bon paysage ou un joker vous mène à la case juste avant elle. Avec deux, vous la retirez et avancez jusqu’au bout de la série.
rule-R21 = La carte Odin Corbeau ne peut pas faire avancer votre corbeau sur la pierre. Elle peut y faire reculer le corbeau adverse ; la pierre reste où elle est.
rule-R22 = Après avoir joué vos cartes, vous pouvez allonger le parcours de la carte paysage suivante : vous la prenez, la regardez et la posez au bout, dans un sens ou dans l’autre. Des cases voisines peuvent alors montrer le même paysage. Vous ne pouvez pas poser plus de trois cartes paysage par tour, celles de la carte Ordre comprises, et aucune quand l’étape est finie.
rule-R23 = Une étape finit aussitôt, même au cours d’un tour, quand un corbeau se trouve sur la dernière case de son couloir. Retirer une carte peut y mener l’un ou l’autre corbeau ; si ce sont les deux à la fois, la personne dont c’est le tour gagne l’étape.
rule-R24 = La personne qui gagne l’étape marque un point par case d’écart entre les corbeaux : la différence de leurs positions. Celle qui a le plus de cartes sur le trajet magique marque 3 points, course gagnée ou non ; à égalité, personne ne les marque.
rule-R25 = Quand votre pioche est vide, mélangez votre défausse pour en faire une nouvelle. Si elle est vide aussi, votre main reste incomplète.
rule-R26 = Quand la pioche des paysages est vide, mélangez les cartes paysage retirées pour en faire une nouvelle. S’il n’y en a pas, le parcours ne peut pas être allongé.
rule-R27 = Pour l’étape suivante, tout est remis en place. Les points sont conservés.
rule-R28 = La partie est finie quand, une fois tous les points d’une étape comptés, quelqu’un en a 12 ou plus. La personne qui a le plus de points gagne ; à égalité, c’est le vainqueur de la dernière étape qui en a eu un. Si aucune étape n’a eu de vainqueur, les deux gagnent.
rule-R29 = S’il ne reste qu’une carte au parcours, elle ne peut pas être retirée.
rule-R30 = Après 200 tours, l’étape s’arrête telle quelle. Le corbeau en tête la gagne, et les points sont comptés comme d’habitude ; si les corbeaux sont à la même hauteur, personne ne marque pour la course.
rule-R31 = Tout le monde peut voir le parcours, les corbeaux, la pierre, le trajet magique et les cartes posées dessus, toutes les défausses, les cartes paysage retirées, les points, et combien de cartes il y a dans chaque main, pile et pioche. Les mains sont secrètes, une pile ne peut être regardée que par la personne à qui elle est, et personne ne connaît l’ordre d’une pioche – sauf pour les cartes paysage que tout le monde a vues passer dessous.
rule-R32 = Si le parcours a plus de 16 cartes à la fin d’un tour, après l’allongement éventuel, sa première carte passe tout au fond de la pioche des paysages, et ainsi de suite jusqu’à ce qu’il en ait 16. Cela s’arrête plus tôt si la pierre est sur cette carte, ou si un corbeau avait ensuite moins de deux cartes derrière la sienne. Les cases sont renumérotées ; les écarts ne changent pas. Vous pouvez convenir d’une autre limite, ou d’aucune.
rule-R33 = Après 20 étapes de suite où personne n’a marqué de point, la partie est finie. La personne qui a le plus de points gagne ; les égalités sont départagées comme d’habitude.

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
        [one] Vous pouvez prendre la place d’un bot.
       *[other] Vous pouvez prendre la place d’un des { $count } bots.
    }
lobby-who = Avec { $names }
lobby-nobody = Encore personne à cette table
lobby-alone = Personne d’autre pour l’instant
lobby-sit = Rejoindre la table
lobby-look = Regarder
lobby-none-right = Ou ouvrez votre propre table :
lobby-quiet = La salle est calme
lobby-quiet-text = Aucune table publique n’est ouverte pour l’instant. Ouvrez-en une, et d’autres la trouveront ici.
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
        [one] { $game } à { $players } joueur : dernières parties
       *[other] { $game } à { $players } joueurs : dernières parties
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
       *[other] Moyenne des points sur les { $count } dernières parties : { $points }. La liste ci-dessous montre chaque partie.
    }
stats-points-point =
    { $points ->
        [one] { $day } : { $points } point
       *[other] { $day } : { $points } points
    }
stats-points-best-odin = Moyenne : { $points }. Moins, c’est mieux.
stats-points-best-ravens = Moyenne : { $points }. Plus, c’est mieux.
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
ranks-choose-game = Choisir un jeu
ranks-rank = Rang
ranks-name = Nom
ranks-more = En voir plus
ranks-none = Pas encore de noms
ranks-none-text = Personne n’a encore fini assez de parties classées de ce type. Le premier nom pourrait être le vôtre.
ranks-about = Vous entrez au classement après cinq parties classées. L’ordre suit une estimation prudente : deux fois l’incertitude est retranchée de la cote, et l’incertitude diminue à chaque partie. Les bots y sont aussi, signalés comme tels.
me-nobody = Vous n’avez pas encore de nom ici
me-nobody-text = Dès que vous prenez place à une table, vous jouez en invité : sans inscription, et ce navigateur se souvient de vous. Si vous avez un compte, connectez-vous.
me-guest = En invité – seul ce navigateur vous connaît
me-account = Compte : { $account }
me-public = Votre profil public
me-name-title = Votre nom
me-shown-name = Le nom que voient les autres
me-rename = Enregistrer
me-renamed = Enregistré
me-keep = Gardez vos résultats
me-keep-text = Créez un compte pour vous connecter de partout. Un nom et un mot de passe suffisent ; tout ce que vous avez joué reste à vous.
me-make-account = Créer un compte
me-name = Nom
me-password = Mot de passe
me-password-old = Ancien mot de passe
me-password-new = Nouveau mot de passe, au moins 8 caractères
me-password-title = Changer le mot de passe
me-password-change = Changer le mot de passe
me-password-changed = Mot de passe changé
me-password-about = Toutes vos autres connexions seront fermées, et les jetons de vos programmes ne serviront plus.
me-sign-in = Connexion
me-sign-in-guest = Vous jouez en invité, sous le nom { $name }. Si vous vous connectez à un autre compte, les parties jouées en invité n’y seront pas.
me-signed-in = Votre compte
me-signed-in-text = Vos résultats sont en sûreté, et vous pouvez vous connecter de n’importe quel navigateur.
me-sign-out = Déconnexion
me-sessions = Vos connexions
me-sessions-about = Tous les navigateurs connectés à votre nom. Déconnectez ceux que vous n’utilisez plus ou ne reconnaissez pas.
me-session-on = { $browser } sur { $system }
me-session-unknown = un navigateur inconnu
me-session-here = ce navigateur
me-session-seen = dernière utilisation le { $day }
me-session-end-named = Déconnexion : { $name }
me-sessions-end-others = Se déconnecter partout ailleurs
me-statistics = Vos résultats
me-games = Vos parties contre les bots
me-games-about = Les parties que vous avez terminées dans ce navigateur. Celles du serveur peuvent être revues partout où vous vous connectez.
me-game-here = seulement dans ce navigateur
me-game-kept = sur le serveur
me-game-keep-named = Enregistrer sur le serveur : { $game }, { $day }
me-game-delete = Supprimer
me-game-delete-named = Supprimer : { $game }, { $day }
me-tokens = Programmes qui jouent pour vous
me-tokens-about = Avec un jeton, votre propre programme peut jouer en votre nom.
me-tokens-more = Ce que peuvent les programmes
me-token-label = À quoi il sert
me-token-make = Créer un jeton
me-token-unnamed = sans nom
me-token-made = créé le { $day }
me-token-end = Révoquer
me-token-end-named = Révoquer le jeton « { $name } »
me-token-once = Voici votre jeton. Copiez-le maintenant : il ne sera plus montré.
me-token = Jeton
me-copy = Copier
me-copied = Copié
me-data = Vos données
me-data-about = Vous pouvez télécharger tout ce qui est enregistré sur vous, ou le faire supprimer.
me-download = Télécharger mes données
me-delete = Supprimer mon compte et mes données
me-delete-about = Votre nom, votre compte, vos résultats et tout ce que vous avez écrit seront supprimés. Les autres joueurs gardent les parties jouées avec vous, sans votre nom.
me-delete-sure = Vraiment ? C’est irréversible.
me-delete-no = Tout garder
me-delete-on = Continuer
me-delete-yes = Oui, tout supprimer
set-about = Ces réglages ne sont gardés que dans ce navigateur.
set-you = Vous
set-account-about = Avec un compte, vous vous connectez de partout.
set-look = Apparence et langue
set-theme = Thème
set-theme-system = Système
set-theme-dark = Sombre
set-theme-light = Clair
set-hall = Table
set-hall-longhouse = Maison longue
set-hall-fjord = Fjord
set-hall-grove = Bosquet
set-back = Dos des cartes
set-back-own = Du jeu
set-back-runes = Runes
set-back-knot = Entrelacs
set-back-sail = Voile
set-motion = Cartes animées
set-motion-about = Les cartes glissent à leur place au lieu d’y sauter.
set-hear = Sons et notifications
set-sound = Sons
set-sound-about = Des cartes sur le bois, et un cor quand c’est à vous.
set-volume = Volume
set-notify = Notifications
set-notify-about = Vous prévient que c’est à vous de jouer quand cet onglet est en arrière-plan.
set-notify-impossible = Ce navigateur ne peut pas afficher de notifications ici.
set-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages pour ce site.
set-play = À la table
set-sorting = Votre main
set-tables = Les tables que vous ouvrez
set-solo = Jouer contre les bots dans ce navigateur
set-solo-about = Démarre aussitôt et fonctionne sans réseau. Sinon, c’est le serveur qui joue, et vous pouvez continuer sur un autre appareil.
set-hints = Conseils
set-hints-about = Vous pouvez demander quel coup jouerait un bot fort. Les parties avec conseils ne sont pas classées.
set-keys-about = Sinon, seules les touches Entrée, Espace, Échap et les flèches agissent à la table.
set-keys = Utiliser les lettres et les chiffres
about-what = Un endroit pour jouer aux cartes entre amis ou contre des bots qui anticipent. Gratuit, libre et sans publicité.
about-whose = Les auteurs de ces jeux
about-game-odin = De Gary Kim, Hope S. Hwang et Yohan Goh. Illustré par Crocotame, édité par Helvetiq.
about-game-ravens = De Thorsten Gimmler, 2002 ; en anglais, Odin’s Ravens. Illustré par Anke Pohl, Thilo Rick et Andreas Steiner, édité par Kosmos.
about-unofficial = Ceci est un projet non officiel de gens qui aiment ces jeux. Ses textes, son code et ses images lui sont propres, et il n’a aucun lien avec les auteurs, les illustrateurs ou les éditeurs. Si vous aimez jouer ici, achetez les jeux.
about-fair = Des donnes honnêtes
about-fair-text = Avant une partie, le serveur scelle le secret de son mélange, et le navigateur de chaque joueur y ajoute un nombre à lui. Après la partie, votre navigateur peut recalculer chaque donne et montrer que rien n’a été changé.
about-programs = Ouvert aux programmes
about-programs-text = Tout ce que fait cette page, un programme peut le faire aussi.
about-programs-link = Lire la documentation de l’API
about-private = Vos données sont à vous
about-private-text = Aucun pistage, rien n’est chargé d’autres sites. Vous pouvez télécharger ou supprimer tout ce qui est enregistré sur vous.
about-private-link = Votre profil
about-licence = Licence
about-licence-text = Allfather est un logiciel libre sous licence MIT. La police est Marcellus d’Astigmatic, sous licence SIL Open Font License.

## Replay

replay-of = Revoir une partie d’{ $game }
replay-about = À propos de cette partie
replay-controls = Commandes de lecture
replay-step = Coup
replay-step-of = { $step } sur { $count }
replay-steps = Coups
review = Analyse
review-about = Un bot fort examine les décisions en ne sachant que ce qui était visible, et montre où un autre coup aurait été meilleur. Les pourcentages sont les chances de gagner.
review-whose = Les décisions de qui ?
review-progress = Décision { $done } sur { $count }…
review-found =
    { $count ->
        [one] Une décision
       *[other] { $count } décisions
    } : { $remarks ->
        [0] aucune n’aurait pu être bien meilleure.
        [one] une aurait pu être meilleure :
       *[other] { $remarks } auraient pu être meilleures :
    }
review-better = Mieux : { $action }
replay-first = Aller au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = Aller à la fin
replay-play = Lecture
replay-pause = Pause
replay-pace = Vitesse
replay-pace-slow = Lente
replay-pace-normal = Normale
replay-pace-quick = Rapide
replay-eyes = Point de vue
replay-all-hands = Toutes les mains
replay-eyes-of = Vu par { $name }
replay-new-pack = La défausse est mélangée et devient la nouvelle pioche.
replay-new-landscapes = Les cartes paysage retirées sont mélangées et deviennent la nouvelle pioche.
replay-broken-off = Cette partie n’a pas été jouée jusqu’au bout.
replay-download = Télécharger la partie
replay-fairness-file = Fichier de preuve
replay-another = Une autre partie
replay-failed = Impossible de montrer cette partie
replay-not-over = Cette partie n’est pas encore finie
replay-not-over-text = Ses cartes restent cachées jusqu’à la fin de la partie.
replay-to-table = Aller à la table
replay-open-title = Revoir une partie
replay-open-text = Toute partie finie peut se garder dans un fichier de partie : un petit fichier texte. Ouvrez-en un ici pour revoir la partie, coup par coup, et vérifier ses donnes.
replay-choose-file = Choisir un fichier de partie
replay-drop = ou déposez-le n’importe où sur cette page
replay-paste = Ou collez son contenu
replay-show = Voir la partie
replay-has-fairness = Le fichier de preuve est ajouté.
replay-refused = Ce n’est pas un fichier de partie
replay-refused-line = La ligne { $line } est incorrecte
replay-empty = Il ne s’est encore rien passé dans cette partie.
replay-checking = Votre navigateur recalcule chaque donne…
replay-unreadable = Le fichier de partie est illisible à partir de la ligne { $line }.
replay-give-fairness = Pour vérifier les donnes, ajoutez le fichier de preuve de la même partie. Vous le trouverez là où vous avez pris le fichier de partie.
replay-unchecked = Les donnes de ce jeu ne peuvent pas être vérifiées ici : cette page n’en connaît pas les règles.
replay-no-fairness = Ce n’est pas un fichier de preuve.
replay-right = juste
replay-wrong = faux
replay-fair = Toutes les donnes sont justes
replay-unfair = Quelque chose ne colle pas
replay-fair-text =
    { $count ->
        [one] Votre navigateur a recalculé la donne de cette partie, à partir du secret du serveur et des nombres des joueurs, et a trouvé les mêmes cartes.
       *[other] Votre navigateur a recalculé les { $count } donnes de cette partie, à partir du secret du serveur et des nombres des joueurs, et a trouvé les mêmes cartes.
    }
replay-unfair-text = Ce qui est marqué ci-dessous ne correspond pas à ce que le serveur avait promis. Soit le fichier de partie a été modifié, soit les cartes n’ont pas été données comme il fallait.
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
replay-part-landscapes = pioche des paysages
replay-part-pack = nouvelle pioche
replay-part-pack_0 = pioche du premier joueur
replay-part-pack_1 = pioche du second joueur
replay-means-fair = Personne n’a donc pu choisir les cartes : le serveur avait scellé son secret avant que votre navigateur n’ajoute son nombre.
replay-means-sealed = Le serveur avait scellé son secret avant la partie. Votre navigateur n’y a pas ajouté de nombre ; les personnes qui ont joué peuvent vérifier que le leur y est.
replay-means-unpromised = Votre navigateur n’était pas là au début de la partie : il ne peut pas dire si le sceau est resté le même. Les personnes qui ont joué le peuvent.
replay-means-alone = Aucun joueur n’a ajouté de nombre : le serveur a mélangé seul.
replay-limits = Aucune vérification ne peut montrer si quelqu’un a appris les cartes d’un autre joueur.

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
        [0] Vous ne pouvez plus jouer de carte de la main ce tour-ci
        [one] Vous pouvez encore jouer une carte de la main ce tour-ci
       *[other] Vous pouvez encore jouer { $count } cartes de la main ce tour-ci
    }
ravens-left-pile =
    { $count ->
        [0] Vous ne pouvez plus jouer de carte de la pile ce tour-ci
        [one] Vous pouvez encore jouer une carte de la pile ce tour-ci
       *[other] Vous pouvez encore jouer { $count } cartes de la pile ce tour-ci
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
ravens-title-pile =
    { $name ->
        [you] Votre pile supplémentaire
       *[other] Pile supplémentaire – { $name }
    }
ravens-title-discard =
    { $name ->
        [you] Votre défausse
       *[other] Défausse – { $name }
    }
ravens-title-magic = Le trajet magique
ravens-title-landscapes = La pioche des paysages
ravens-from-top = De haut en bas
ravens-discarded = Jouées et défaussées
ravens-magic-about = Vous pouvez poser ici les cartes qui portent l’un des deux symboles. La personne qui en a le plus à la fin de l’étape marque 3 points.
ravens-removed = Retirées du parcours
ravens-bottom = Au fond de la pioche

# What a button does: short, as a command.
ravens-do-fly = Faire voler le corbeau
ravens-do-fly-to = Voler jusqu’à la case { $space }
ravens-do-fly-goal = Voler jusqu’à l’arrivée
ravens-do-clear = Retirer la pierre
ravens-do-clear-to = Retirer la pierre et voler jusqu’à la case { $space }
ravens-do-clear-goal = Retirer la pierre et voler jusqu’à l’arrivée
ravens-do-pile = Mettre sur la pile
ravens-do-magic = Poser sur le trajet magique
ravens-do-drop = Défausser
ravens-do-order-pile = Réordonner votre pile
ravens-do-order-path = Poser deux cartes paysage
ravens-do-raven-back = Faire reculer { $raven }
ravens-do-raven-back-to =
    { $space ->
        [0] Faire reculer { $raven } au départ
       *[other] Faire reculer { $raven } à la case { $space }
    }
ravens-do-raven-on = Faire avancer { $raven } d’une case
ravens-do-raven-on-to = Faire avancer { $raven } à la case { $space }
ravens-do-land-turn = Tourner une carte du parcours
ravens-do-land-remove = Retirer une carte du parcours
ravens-do-stone-put = Poser la pierre
ravens-do-stone-swap = Échanger deux cartes du parcours
ravens-do-end = Finir le tour
ravens-do-extend = Allonger le parcours
ravens-do-stay = Ne pas l’allonger
ravens-do-keep = Telle quelle
ravens-do-turn = Tournée

# What is to be done now.
ravens-now-play = Choisissez des cartes de votre main ou du dessus de votre pile.
ravens-now-done = Vous n’avez plus rien à jouer.
ravens-now-land-turn = Choisissez la carte à tourner.
ravens-now-land-remove = Choisissez la carte à retirer.
ravens-now-stone-put = Choisissez une case pour la pierre.
ravens-now-stone-swap = Choisissez la première des deux cartes à échanger, la plus proche du départ.
ravens-now-stone-swap-second = Choisissez la carte avec laquelle l’échanger.
ravens-now-order = Reconstituez votre pile de bas en haut : quelle carte ensuite ?
ravens-now-extend = Allonger le parcours avant la fin du tour ?
ravens-now-orient = Dans quel sens poser cette carte au bout du parcours ?
ravens-take-advice = Sélectionner les cartes conseillées
ravens-hint = Conseil : { $action } – gagne environ { $share } % des parties à partir d’ici.
ravens-hint-forced = Conseil : { $action }. C’est le seul coup possible.
ravens-selected = Sélection : { $cards }.
ravens-selected-none = Aucune carte sélectionnée.
ravens-not-together = Ces cartes ne se jouent pas ensemble.
ravens-one-at-a-time = Une seule carte à la fois peut y être posée.
ravens-choose-effect = Choisissez l’effet de cette carte.
ravens-order-so-far = En partant du bas :
ravens-lays-own = { $land } pour vous
ravens-lays-other = { $land } pour l’adversaire

# The log.
ravens-did-fly-hand =
    { $name ->
        [you] Vous faites avancer votre corbeau : { $cards }.
       *[other] { $name } fait avancer son corbeau : { $cards }.
    }
ravens-did-fly-pair =
    { $name ->
        [you] Vous faites avancer votre corbeau avec un joker : deux fois { $card }.
       *[other] { $name } fait avancer son corbeau avec un joker : deux fois { $card }.
    }
ravens-did-fly-pile =
    { $name ->
        [you]
            { $count ->
                [one] Vous faites avancer votre corbeau avec le dessus de votre pile.
               *[other] Vous faites avancer votre corbeau avec { $count } cartes de votre pile.
            }
       *[other]
            { $count ->
                [one] { $name } fait avancer son corbeau avec le dessus de sa pile.
               *[other] { $name } fait avancer son corbeau avec { $count } cartes de sa pile.
            }
    }
ravens-did-fly-both =
    { $name ->
        [you]
            { $count ->
                [one] Vous faites avancer votre corbeau : { $cards } et le dessus de votre pile.
               *[other] Vous faites avancer votre corbeau : { $cards } et { $count } cartes de votre pile.
            }
       *[other]
            { $count ->
                [one] { $name } fait avancer son corbeau : { $cards } et le dessus de sa pile.
               *[other] { $name } fait avancer son corbeau : { $cards } et { $count } cartes de sa pile.
            }
    }
ravens-did-clear-hand =
    { $name ->
        [you] Vous retirez la pierre et faites avancer votre corbeau : { $cards }.
       *[other] { $name } retire la pierre et fait avancer son corbeau : { $cards }.
    }
ravens-did-clear-pile =
    { $name ->
        [you]
            { $count ->
                [one] Vous retirez la pierre et faites avancer votre corbeau avec le dessus de votre pile.
               *[other] Vous retirez la pierre et faites avancer votre corbeau avec { $count } cartes de votre pile.
            }
       *[other]
            { $count ->
                [one] { $name } retire la pierre et fait avancer son corbeau avec le dessus de sa pile.
               *[other] { $name } retire la pierre et fait avancer son corbeau avec { $count } cartes de sa pile.
            }
    }
ravens-did-clear-both =
    { $name ->
        [you]
            { $count ->
                [one] Vous retirez la pierre et faites avancer votre corbeau : { $cards } et le dessus de votre pile.
               *[other] Vous retirez la pierre et faites avancer votre corbeau : { $cards } et { $count } cartes de votre pile.
            }
       *[other]
            { $count ->
                [one] { $name } retire la pierre et fait avancer son corbeau : { $cards } et le dessus de sa pile.
               *[other] { $name } retire la pierre et fait avancer son corbeau : { $cards } et { $count } cartes de sa pile.
            }
    }
ravens-did-pile =
    { $name ->
        [you] Vous mettez une carte sur votre pile.
       *[other] { $name } met une carte sur sa pile.
    }
ravens-did-pile-card =
    { $name ->
        [you] Vous mettez sur votre pile : { $card }.
       *[other] { $name } met sur sa pile : { $card }.
    }
ravens-did-next =
    { $name ->
        [you] Vous remettez une carte sur votre pile, dans le nouvel ordre.
       *[other] { $name } remet une carte sur sa pile, dans le nouvel ordre.
    }
ravens-did-next-card =
    { $name ->
        [you] Vous remettez sur votre pile, dans le nouvel ordre : { $card }.
       *[other] { $name } remet sur sa pile, dans le nouvel ordre : { $card }.
    }
ravens-did-drop-card =
    { $name ->
        [you] Vous défaussez : { $card }.
       *[other] { $name } défausse : { $card }.
    }
ravens-did-drop-top =
    { $name ->
        [you] Vous défaussez le dessus de votre pile.
       *[other] { $name } défausse le dessus de sa pile.
    }
ravens-did-magic-card =
    { $name ->
        [you] Vous posez sur le trajet magique : { $card }.
       *[other] { $name } pose sur le trajet magique : { $card }.
    }
ravens-did-magic-top =
    { $name ->
        [you] Vous posez le dessus de votre pile sur le trajet magique.
       *[other] { $name } pose le dessus de sa pile sur le trajet magique.
    }
ravens-did-order-pile =
    { $name ->
        [you] Vous jouez la carte Ordre et réordonnez votre pile.
       *[other] { $name } joue la carte Ordre et réordonne sa pile.
    }
ravens-did-order-path =
    { $name ->
        [you] Vous jouez la carte Ordre et allongez le parcours.
       *[other] { $name } joue la carte Ordre et allonge le parcours.
    }
ravens-did-raven-back =
    { $name ->
        [you] Vous jouez la carte Corbeau et faites reculer le corbeau adverse.
       *[other] { $name } joue la carte Corbeau et fait reculer le corbeau adverse.
    }
ravens-did-raven-on =
    { $name ->
        [you] Vous jouez la carte Corbeau et faites avancer votre corbeau d’une case.
       *[other] { $name } joue la carte Corbeau et fait avancer son corbeau d’une case.
    }
ravens-did-land-turn =
    { $name ->
        [you] Vous jouez la carte Terre pour tourner une carte du parcours.
       *[other] { $name } joue la carte Terre pour tourner une carte du parcours.
    }
ravens-did-land-remove =
    { $name ->
        [you] Vous jouez la carte Terre pour retirer une carte du parcours.
       *[other] { $name } joue la carte Terre pour retirer une carte du parcours.
    }
ravens-did-stone-put =
    { $name ->
        [you] Vous jouez la carte Pierre pour poser la pierre.
       *[other] { $name } joue la carte Pierre pour poser la pierre.
    }
ravens-did-stone-swap =
    { $name ->
        [you] Vous jouez la carte Pierre pour échanger deux cartes du parcours.
       *[other] { $name } joue la carte Pierre pour échanger deux cartes du parcours.
    }
ravens-did-at-card =
    { $name ->
        [you] Vous choisissez la carte { $number }.
       *[other] { $name } choisit la carte { $number }.
    }
ravens-did-at-space =
    { $name ->
        [you] Vous choisissez la case { $number } de { $raven }.
       *[other] { $name } choisit la case { $number } de { $raven }.
    }
ravens-did-end =
    { $name ->
        [you] Vous ne jouez plus de cartes.
       *[other] { $name } ne joue plus de cartes.
    }
ravens-did-extend =
    { $name ->
        [you] Vous allongez le parcours.
       *[other] { $name } allonge le parcours.
    }
ravens-did-stay =
    { $name ->
        [you] Vous n’allongez pas le parcours.
       *[other] { $name } n’allonge pas le parcours.
    }
ravens-did-keep =
    { $name ->
        [you] Vous posez la carte paysage telle quelle.
       *[other] { $name } pose la carte paysage telle quelle.
    }
ravens-did-turn =
    { $name ->
        [you] Vous posez la carte paysage tournée.
       *[other] { $name } pose la carte paysage tournée.
    }
ravens-path-trimmed =
    { $count ->
        [one] Le parcours est trop long : sa première carte passe sous la pioche des paysages.
       *[other] Le parcours est trop long : ses { $count } premières cartes passent sous la pioche des paysages.
    }

# The last turn in a line, after the name and small pictures of the cards.
ravens-recap-fly = vole
ravens-recap-clear = retire la pierre et vole
ravens-recap-magic = sur le trajet magique
ravens-recap-drop = à la défausse
ravens-recap-pile = sur la pile
ravens-recap-order-pile = réordonne sa pile
ravens-recap-order-path = pose deux cartes paysage
ravens-recap-raven-back = fait reculer { $raven }
ravens-recap-raven-on = fait avancer { $raven }
ravens-recap-land-turn =
    { $number ->
        [0] tourne une carte
       *[other] tourne la carte { $number }
    }
ravens-recap-land-remove =
    { $number ->
        [0] retire une carte
       *[other] retire la carte { $number }
    }
ravens-recap-stone-put =
    { $number ->
        [0] pose la pierre
       *[other] pierre sur la case { $number } de { $raven }
    }
ravens-recap-stone-swap =
    { $second ->
        [0] échange deux cartes
       *[other] échange les cartes { $number } et { $second }
    }
ravens-recap-extend = allonge le parcours
ravens-recap-nothing = ne joue rien
ravens-recap-flight = { $raven } : de la case { $from } à la case { $to }.

# The end of a stage.
ravens-end-you = Vous gagnez l’étape { $number }
ravens-end-other = { $name } gagne l’étape { $number }
ravens-end-nobody = Personne ne gagne l’étape { $number }
ravens-end-ahead =
    { $count ->
        [0] Les deux corbeaux sont sur la dernière case ; la personne dont c’était le tour gagne.
        [one] { $raven } a { $count } case d’avance.
       *[other] { $raven } a { $count } cases d’avance.
    }
ravens-end-player = Joueur
ravens-end-race = Course
ravens-end-level = Les deux corbeaux sont à égalité : aucun point pour la course.
ravens-end-magic =
    { $name ->
        [you] Trajet magique, { $most } contre { $fewest } : { $points } points pour vous.
       *[other] Trajet magique, { $most } contre { $fewest } : { $points } points pour { $name }.
    }
ravens-end-magic-tied =
    { $count ->
        [0] Personne n’a posé de carte sur le trajet magique.
       *[other] Égalité sur le trajet magique, { $count } partout : aucun point.
    }
ravens-end-next = L’étape suivante commence dans un instant.

# The table read aloud.
ravens-read-stage = Étape { $stage }, tour { $turn }.
ravens-read-your-turn = À vous de jouer. Cartes encore permises : { $hand } de la main et { $pile } de la pile.
ravens-read-hand = Votre main : { $cards }.
ravens-read-pile = Votre pile, de haut en bas : { $cards }.
ravens-read-lane =
    { $name ->
        [you]
            { $space ->
                [0] Vous dirigez { $raven }, qui attend au départ. L’arrivée est la case { $last }.
               *[other] Vous dirigez { $raven }, qui est à la case { $space } sur { $last }.
            }
       *[other]
            { $space ->
                [0] { $name } dirige { $raven }, qui attend au départ. L’arrivée est la case { $last }.
               *[other] { $name } dirige { $raven }, qui est à la case { $space } sur { $last }.
            }
    }
ravens-read-path = Cases de { $raven } : { $lands }.
ravens-read-seat = { $name } – points : { $points }, main : { $hand }, pile supplémentaire : { $pile }, pioche : { $pack }, défausse : { $discard }.
ravens-read-stone = La pierre est sur la case { $number } de { $raven }.
ravens-read-magic = Le trajet magique montre : { $symbols }. Cartes posées – { $first } : { $ofFirst }, { $second } : { $ofSecond }.

## A game without a board of its own

labelled = { $label } : { $value }
plain-hand = Votre main
plain-middle = Sur la table
plain-no-cards = Aucune carte
plain-actions = Ce que vous pouvez faire
plain-fields = Plus de détails
plain-acted = { $name } : { $action }
plain-game = Partie
