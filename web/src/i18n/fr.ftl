## Pages et mots communs
page-home = Jouer
page-join = Rejoindre une partie
page-table = Table
page-replay = Rediffusion
page-academy = Académie
page-sandbox = Bac à sable
page-rules = Règles
page-watch = Une règle à la table
page-cards = Cartes
page-decks = Decks
page-me = Moi
page-missing = Cette page n’existe pas
pages = Pages
home = Retour à l’accueil
language = Langue
close = Fermer
copy = Copier
copied = Copié
send = Envoyer
loading = Chargement…
failed = Quelque chose s’est mal passé.
side-name = { $side ->
    [light] Côté lumineux
    [dark] Côté obscur
   *[other] Les deux côtés
 }

## Accueil
hero = Une table qui connaît les règles
hero-lead = Le JCC Star Wars dans votre navigateur : contre un robot ou un ami. Chaque coup permis est proposé en toutes lettres, et chaque refus dit pourquoi.
play = Jouer
play-so = Jouer avec ces choix
play-summary = { $opponent ->
    [bot] Vous jouez le { $side ->
        [light] côté lumineux
       *[dark] côté obscur
    }, contre un robot ({ $name }).
    [link] Vous jouez le { $side ->
        [light] côté lumineux
       *[dark] côté obscur
    } ; vous recevez un lien à envoyer à un ami.
   *[open] Vous jouez le { $side ->
        [light] côté lumineux
       *[dark] côté obscur
    }, contre qui voudra.
 }
choices = Vos choix
your-name = Votre nom
your-name-none = Facultatif
your-side = Votre côté
your-deck = Votre deck
deck-own = Ma propre liste…
deck-paste = Collez une liste de deck (texte, numéros, XML ou HTD)
deck-upload = Choisir un fichier…
deck-good = { $count } cartes, prêtes à jouer.
deck-wrong-side = Ce deck n’est pas pour le { $side ->
        [light] côté lumineux
       *[dark] côté obscur
    }.
deck-intro-light = Deck d’initiation : côté lumineux
deck-intro-dark = Deck d’initiation : côté obscur
deck-premiere-light = Premiere : côté lumineux
deck-premiere-dark = Premiere : côté obscur
deck-panh-light = Un nouvel espoir : côté lumineux
deck-panh-dark = Un nouvel espoir : côté obscur
deck-classic-light = Deck de tournoi classique : côté lumineux
deck-classic-dark = Deck de tournoi classique : côté obscur
opponent = Adversaire
opponent-bot = Un robot
opponent-link = Un ami, par lien
opponent-open = N’importe qui
strength = Niveau
bot-random-how = N’importe quel coup permis, quoi qu’il en coûte
bot-heuristic-how = Connaît le jeu et répond aussitôt
bot-master-how = Essaie d’abord ses coups, et prend son temps
bot-deck = Le deck du robot
opponent-link-how = Vous recevez un lien à envoyer. Votre ami choisit un deck et prend l’autre place.
opponent-open-how = Votre partie reste affichée ici jusqu’à ce que quelqu’un prenne l’autre place.
results = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
 }, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
 }
results-none = pas encore joué
clock-each = Pendule de chaque joueur
clock-none = Sans pendule
clock-minutes = { $count } minutes
clock-each-minutes = { $count } minutes chacun
discreet = De courtes pauses partout où quelqu’un pourrait répondre, pour que nul ne sache qui le peut
discreet-short = avec des pauses discrètes
your-games = Vos parties
seat-line = { $side ->
    [light] Côté lumineux
    [dark] Côté obscur
   *[other] Bac à sable
 }, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
open-games = Parties ouvertes
open-none = Personne n’attend pour le moment.
join-as = Rejoindre { $name } : { $side ->
        [light] côté lumineux
       *[dark] côté obscur
    }
somebody = quelqu’un
learn = Vous découvrez le jeu ?
learn-how = Appuyez sur Jouer : tout ce que vous pouvez faire est toujours écrit à côté de la table. Pointez une carte pour la lire ; cliquez dessus pour voir ce qu’elle peut faire, et pourquoi pas le reste.
join-title = Rejoindre une partie
join-lead = Vous jouez le { $side ->
        [light] côté lumineux
       *[dark] côté obscur
    }.
join-against = { $name } vous invite.
join-somebody = Quelqu’un vous invite.
join = Prendre place
bot-random = au hasard
bot-heuristic = expérimenté
bot-tutor = académie

## Académie
academy-lead = Huit courtes leçons sur de vraies tables. Vous faites ce que fait un joueur, avec les mêmes cartes et les mêmes boutons ; on ne risque rien, car chaque pas peut être repris.
academy-done = { $met ->
    [one] { $met } leçon faite sur { $all }
   *[other] { $met } leçons faites sur { $all }
 }
lesson = Leçon
lesson-step = Étape { $step } sur { $last }
lesson-next = Suite
lesson-back = Reprendre le coup
lesson-back-how = Reprenez ce coup, et essayez ce que la leçon demande.
lesson-strayed = C’est permis, mais ce n’est pas le sujet de cette leçon.
lesson-after = Leçon suivante : { $title }
lesson-all = Toutes les leçons
lesson-anew = Recommencer cette leçon
lesson-done = faite
lesson-resume = reprendre
academy-door = Débutant ? Apprenez à jouer
bot-master = maître

## Première partie
first-game = Votre première partie
first-game-lead = Les decks d’initiation, vous avec le côté lumineux contre un robot. À côté de la table, un conseil pour chaque sorte de question, deux ou trois fois ; ensuite, vous le savez.
first-game-play = Jouer avec des conseils
word-more = La règle
advice = Conseil
advice-off = Plus de conseils
advice-start = La partie commence à une localisation. Prenez-en une qui a beaucoup d’icônes de Force à vous : c’est votre Force dès le premier tour.
advice-activate = En règle générale, activez tout ce que vous pouvez. Ce que vous n’utilisez pas peut encore être tiré en main.
advice-drain = Drainez partout où vous le pouvez : c’est gratuit, et c’est ainsi que l’on gagne le plus souvent.
advice-location = Déployez d’abord les localisations : elles ne coûtent rien, et donnent plus de Force à chaque tour.
advice-deploy = Déployez là où vous pourrez drainer, ou en groupe : un faible isolé est vite battu. Rien n’oblige à dépenser toute sa Force.
advice-ahead = Votre puissance à { $place } est de { $count } contre { $need }. Ajoutez ce que la destinée peut apporter : avec une habileté totale de 4, vous en tirez une.
advice-behind = Votre puissance à { $place } n’est que de { $count } contre { $need }. N’initiez cette bataille que si vous comptez sur vos armes ou la destinée ; sinon, passez.
advice-fire = Tirez avant que l’on compte les puissances : qui est touché devra être comptabilisé en perte, quel que soit le vainqueur.
advice-destiny = Tirez : cela s’ajoute à votre puissance, et devient l’attrition de l’autre côté.
advice-damage = Comptabilisez en perte ce qui dépasse le moins votre dette. L’attrition se paie avec les cartes de la bataille, les dommages aussi avec de la Force.
advice-lose = Le dessus de la réserve vous coûte une carte que vous n’avez pas vue ; la pile utilisée, une carte déjà utilisée. Une carte inutile de la main paie aussi.
advice-move = Allez là où vous pourrez drainer au prochain tour, ou loin de plus fort que vous. Rester est permis aussi.
advice-draw = Tirez jusqu’à huit cartes environ en main, mais gardez une ou deux Force pour répondre.
advice-answer = Vous pouvez répondre pendant le tour de l’adversaire. Si cela n’en vaut pas la peine, passez : un meilleur moment viendra peut-être.

## Attente, liens
connecting = Vous approchez de la table…
reconnecting = La connexion est rompue ; nouvel essai…
no-seat = Ce lien n’ouvre pas cette table
no-seat-why = La partie n’existe pas, ou le lien est incomplet.
waiting-opponent = En attente d’un adversaire
waiting-open = Votre partie est sur la liste ouverte. Elle commence dès que quelqu’un la rejoint.
waiting-link = Envoyez l’invitation à un ami. La partie commence dès que l’autre place est prise.
links = Liens vers cette table
link-invite = Invitation
link-invite-note = Qui l’ouvre prend l’autre place.
link-watch = Pour les spectateurs
link-watch-note = Montre ce qui est public, sans les mains.
links-here-only = Ces liens ne marchent que sur cet ordinateur. Pour jouer avec quelqu’un ailleurs, lancez la table avec « cantina table --host 0.0.0.0 » et ouvrez-la par l’adresse de cet ordinateur.
link-replay = Rediffusion
link-replay-note = Montre à tous la partie entière, les deux mains ouvertes.
link-seat = Votre propre place
link-seat-note = Gardez-le pour vous : il ouvre votre main sur tout appareil.
scenario-file = Enregistrer comme fichier de scénario

## La table
side-panel = Décision
more-panel = Journal et discussion
locations = Localisations
area-of = { $side ->
    [light] Cartes du côté lumineux
   *[dark] Cartes du côté obscur
 }
offered = Choisissez une carte
table-empty = Encore aucune localisation sur la table.
beside = À côté des localisations
beside-short = Table
galaxy = Carte de la galaxie
parsec-of = { $title }, parsec { $number }
quiet-planet = personne n'y est ; icônes de Force : { $light } lumineuses, { $dark } obscures
shown = Vient d’être montré
turn = { $number ->
    [0] Mise en place
   *[other] Tour { $number } : { $side ->
        [light] lumineux
       *[dark] obscur
    }
 }
phases = Phases du tour
hand-of = { $side ->
    [light] Main du côté lumineux
   *[dark] Main du côté obscur
 }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
hand-empty = Aucune carte en main.
hand-later = Votre main est distribuée dès que les localisations de départ sont posées.
turn-guide = Un tour, en bref
turn-goal = Qui n’a plus de Force vitale a perdu : réserve, pile de Force et pile utilisée sont vides.
guide-activate = Changez des cartes de votre réserve en Force. Elle sert à tout payer.
guide-control = Drainez la Force là où votre camp est seul : l’adversaire perd des cartes.
guide-deploy = Dépensez de la Force pour déployer localisations, personnages et vaisseaux.
guide-battle = Combattez là où les deux camps se trouvent. La puissance totale la plus élevée l’emporte.
guide-move = Marchez et volez d’une localisation à l’autre.
guide-draw = Prenez en main des cartes de votre pile de Force.
piles-of = { $side ->
    [light] Piles du côté lumineux
   *[dark] Piles du côté obscur
 }
pile-count = { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
pile-top = au sommet { $title }
pile-inserted = insérée : { $title }
pile-reserve = Réserve
pile-force = Force
pile-used = Utilisée
pile-lost = Perdue
generation = Génère
generation-count = Génération de Force { $count } : montrer le détail
out-of-play = { $count } hors jeu
place-side = { $side ->
    [light] Côté lumineux
   *[dark] Côté obscur
 } à { $place }
force-icons = { $side ->
    [light] Icônes de Force lumineuses
   *[dark] Icônes de Force obscures
 }
force-icons-light = Icônes de Force lumineuses
force-icons-dark = Icônes de Force obscures
force-icons-here = { $side ->
    [light] Icônes de Force lumineuses
   *[dark] Icônes de Force obscures
 } à { $place } : { $count }
controls = contrôle
occupies = occupe
total-power = Puissance totale
total-power-here = Puissance totale du { $side ->
    [light] côté lumineux
   *[dark] côté obscur
 } à { $place } : { $count }
card-can-act = peut être choisi
stacked-count = { $count ->
    [one] { $count } empilée
   *[other] { $count } empilées
 }
backs = { $kind ->
    [bluff] { $count ->
        [one] { $count } carte de bluff
       *[other] { $count } cartes de bluff
     }
    [buried] { $count ->
        [one] { $count } enterrée
       *[other] { $count } enterrées
     }
    [combat-card] { $count ->
        [one] { $count } carte de combat
       *[other] { $count } cartes de combat
     }
   *[other] { $count } face cachée
 }
flip-to = Se retourne ({ $title }) si
flip-may-to = Son joueur peut la retourner ({ $title }) si
flip-on = Se retourne ({ $title })
flip-back-to = Revient à { $title } si
flip-back-on = Revient à { $title }
flip-never = { $title } ne se retourne plus.
flip-you = { $side ->
    [light] « Vous » désigne le côté lumineux.
   *[dark] « Vous » désigne le côté obscur.
 }
flip-progress = { $met } { $met ->
    [one] condition remplie
   *[other] conditions remplies
 } sur { $all } pour se retourner
need-any = l’une de ces conditions :
need-all = toutes ces conditions :
need-met = Remplie :
need-open = Pas remplie :
need-hidden = Vous est cachée :
need-count = { $have } sur { $need }
need-now = { $have } à présent
other-face = Autre face : { $title }
known-face-down = Face cachée, connues de vous
attack-at = Attaque à { $place }
attack-by = { $creature } attaque { $target }
attack-on = { $attackers } contre { $creature }
attack-ferocity = Férocité
attack-undrawn = à tirer
attack-fighters = Combattants
race = Course de modules
race-goal = il faut plus de { $count }
race-total = total de course { $count }
race-of = Total de course de { $title }
race-destinies = Destinées de course :
race-nobody = Aucune destinée de course
race-when = { $side ->
    [light] Les destinées de course se tirent pendant les phases de contrôle du côté lumineux.
   *[dark] Les destinées de course se tirent pendant les phases de contrôle du côté obscur.
 }
duel-duel = Duel
duel-epic-duel = Duel épique
duel-combat = Combat au sabre laser
duel-total = Total
duel-destiny = Destinée
duel-drawn = { $due ->
    [one] { $drawn } tirée sur { $due }
   *[other] { $drawn } tirées sur { $due }
 }
duel-fighters = Duellistes
shields-left = { $count ->
    [0] Plus de bouclier
    [one] Encore { $count } bouclier
   *[other] Encore { $count } boucliers
 }
shields-short = encore { $count }
test-mentor = Mentor : { $title }
test-apprentice = Apprenti : { $title }
test-mentor-role = Mentor
test-apprentice-role = Apprenti
test-mentor-of = Mentor (test n° { $number })
test-apprentice-of = Apprenti (test n° { $number })
test-completed-by = Test n° { $number } réussi
test-short = { $role ->
    [mentor] Mentor · { $number }
    [apprentice] Apprenti · { $number }
   *[done] Réussi · { $number }
 }
test-attempts = { $count ->
    [0] Pas encore tenté
    [one] { $count } tentative
   *[other] { $count } tentatives
 }
test-done = Réussi
test-part-of = Tests Jedi
orbits = En orbite autour de
orbited-by = En orbite ici
orbited-by-named = { $title } est en orbite ici
shielded = Sous le bouclier d’énergie
targets = Cible
targets-named = Cible : { $titles }
targeted-by-named = Ciblée par { $titles }
targeted-by = Ciblée par
explain-number = { $stat } { $value } : montrer le détail
in-all = En tout
why-not = Pourquoi pas… ?
why-nothing = Rien n’empêche ce que cette carte peut faire maintenant.
waiting-for = { $side ->
    [light] Le côté lumineux choisit
   *[dark] Le côté obscur choisit
 }
bot-thinks = { $side ->
    [light] Le côté lumineux réfléchit
   *[dark] Le côté obscur réfléchit
 }
hint = Conseil
hint-how = Que ferait quelqu’un qui réfléchit à l’avance, sans en savoir plus que vous ?
hint-thinking = Réflexion
hint-even = Le choix importe peu : vous avez environ { $value } % de chances dans tous les cas.
because-drain = L’adversaire perd { $count } de Force, sans frais.
because-battle = Votre puissance y est de { $have } contre { $need }.
because-draw = Vous avez { $count ->
    [one] une carte
   *[other] { $count } cartes
} en main ; plus de cartes, plus de choix.
because-pass = Garde { $count } de Force pour répondre et pour le tour suivant.
because-stops = Arrête un drainage de Force de { $count }.
because-against = La puissance adverse y est de { $need }, la vôtre de { $have }.
because-threat = { $title } (puissance { $need }) se trouve à côté et peut y venir.
because-opens = De là, vous pourrez drainer { $count } de Force.
hint-expected = { $value } % de chances
hint-late = Pas de conseil à temps ; demandez encore.
story-skip = Passer l’animation
choose-first = Choisissez ci-dessus
key-space = Espace
sounds = Sons
sounds-on = Les sons sont activés
sounds-off = Les sons sont coupés
pace = Vitesse de ce qui est montré
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-off = immédiate
ask-where = Où vous êtes consulté
ask-note = Ailleurs, la table passe pour vous. Un choix obligatoire est toujours demandé.
ask-phase = Phase
ask-own = Votre tour
ask-their = Son tour
ask-moments = Pour répondre
ask-battle = aux batailles et aux armes
ask-drain = aux drainages et pertes de Force
ask-played = aux cartes jouées ou déployées
ask-destiny = aux tirages de destinée
ask-moved = aux déplacements
ask-lost = aux cartes perdues
ask-turn = au début ou à la fin d’un tour ou d’une phase
ask-usual = Comme d’habitude
pass-more = Passer plusieurs fois
pass-quiet = Passer jusqu’à ce qu’il se passe quelque chose
pass-turn = Passer jusqu’à la fin du tour
pass-turn-sure = Vous pourriez encore agir : passer quand même ?
pass-note = Touche A : être de nouveau consulté.
passing = { $until ->
    [quiet] Vous passez jusqu’au prochain événement : me consulter
    [turn] Vous passez ce tour : me consulter
   *[phase] Vous passez jusqu’à « { $phase } » : me consulter
 }
go-to-phase = Aller à : { $phase }
gives-up-force = Renoncer à { $count } Force ? Encore une fois
go-there = { $what } : { $place } ({ $number } de Force)
repeat = { $count } fois
repeat-all = Autant de fois que demandé
repeat-all-short = tout
settings = Réglages
your-turn = À vous de jouer
turn-of = { $side ->
    [light] Tour du côté lumineux
   *[dark] Tour du côté obscur
 }
turn-number = Tour { $number }
life-force-count = Force vitale : { $count }
undo-took = { $side ->
    [light] Le côté lumineux a repris :
    [dark] Le côté obscur a repris :
   *[other] Repris :
 }
undo-took-answer = { $side ->
    [light] Le côté lumineux a repris sa dernière réponse.
    [dark] Le côté obscur a repris sa dernière réponse.
   *[other] La dernière réponse a été reprise.
 }
options-fold = Montrer ou cacher les choix
looking-back = Vous regardez en arrière
won = { $side ->
    [light] Le côté lumineux a gagné
   *[dark] Le côté obscur a gagné
 }
you-won = Vous avez gagné !
you-lost = Vous avez perdu
tally = { $number ->
    [one] Un tour
   *[other] { $number } tours
 }. Force vitale restante : lumineux { $light }, obscur { $dark }.
rematch = Rejouer
rematch-swap = Échanger les côtés
rematch-swap-note = Chacun prend le côté et le deck de l’autre.
share-replay = Partager la partie
play-on = Jouer à partir d’ici
play-on-note = Ouvre une table à vous à ce moment de la partie : vous jouez les deux côtés et pouvez demander conseil.
watch-replay = Revoir à mains ouvertes
result = Résultat
course-ahead = { $side ->
    [light] Le côté lumineux mène
   *[dark] Le côté obscur mène
 }
course = Le cours de la partie
course-curve = Qui menait au fil de { $number } tours. Force perdue : lumineux { $light }, obscur { $dark }.
moment-swing = Le tour décisif
moment-battle = La bataille la plus dure
moment-drain = Le plus grand drainage de Force
moment-turn = Tour { $number }
moment-count = −{ $count } de Force
reason-played = La Force vitale est épuisée.
reason-conceded = { $who ->
    [you] Vous avez abandonné.
   *[other] L’autre côté a abandonné.
 }
reason-time = Le temps est écoulé.
reason-abandoned = { $who ->
    [you] Vous avez quitté la table.
   *[other] L’autre côté a quitté la table.
 }
log = Journal
log-empty = Rien ne s’est encore passé.
log-more = et { $count } de plus
log-less = replier
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-say = Dites quelque chose
chat-off = Couper la discussion
chat-on = Montrer la discussion
speaker-named = { $name } :
speaker = { $side ->
    [light] Lumineux :
    [dark] Obscur :
   *[other] Table :
 }
timeline = Regarder en arrière
step-first = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
step-last = À la fin
step-of = Étape { $step } sur { $last }
away = absent
you = vous
clock = { $side ->
    [light] Temps du côté lumineux
   *[dark] Temps du côté obscur
 }
player-named = { $name } · { $side ->
    [light] côté lumineux
   *[dark] côté obscur
 }
bot-named = { $side ->
    [light] Côté lumineux
   *[dark] Côté obscur
 } · robot ({ $name })
undo = Annuler le coup
redo = Refaire
flip = Tourner la table
undo-asked = Votre adversaire demande à annuler son dernier coup.
undo-seen = Depuis lors :
undo-grant = Accepter
undo-refuse = Refuser
undo-waiting = On demande à votre adversaire si vous pouvez annuler le coup…
undo-was-refused = Votre adversaire ne vous laisse pas annuler le coup.
parted = Cette partie n’a pas pu suivre
nobody-won = La partie n’a pas de vainqueur
reason-agreed = Les deux côtés sont convenus d’y mettre fin.
end-propose = Finir sans vainqueur
end-asked = Votre adversaire propose de finir la partie sans vainqueur.
end-agree = D’accord
end-waiting = On demande à votre adversaire si la partie doit finir sans vainqueur…
log-download = Télécharger le journal entier
log-later = Le journal montre les deux mains : il se télécharge quand la partie est finie.
concede = Abandonner
concede-sure = Abandonner la partie ?
concede-means = Votre adversaire gagne aussitôt.
go-on = Continuer à jouer

## Bataille
battle-scene = La bataille à { $place }
scene-fold = Voir la table
scene-unfold = Voir la bataille
fighters-of = { $side ->
    [light] Combattants du Côté lumineux
   *[dark] Combattants du Côté obscur
}
battle-at = Bataille à { $place }
battle-won = gagne
battle-power = Puissance du { $side ->
    [light] côté lumineux
   *[dark] côté obscur
 } dans la bataille : { $count }. Montrer le détail
destinies = Destinée
attrition = Attrition
damage = Dommages
left-of = à payer sur { $owed }
segment-initiation = début
segment-weapons = segment des armes
segment-power = segment de puissance
segment-damage = segment des dommages
segment-ended = terminée

## Mots du jeu
phase-activate = Activation
phase-control = Contrôle
phase-deploy = Déploiement
phase-battle = Bataille
phase-move = Déplacement
phase-draw = Tirage
stat-power = Puissance
stat-ability = Habileté
stat-deploy = Déploiement
stat-forfeit = Valeur de perte
stat-maneuver = Manœuvre
stat-armor = Blindage
stat-defense = Défense
stat-landspeed = Vitesse terrestre
stat-hyperspeed = Hypervitesse
stat-parsec = Parsec
stat-destiny = Destinée
stat-politics = Politique
stat-ferocity = Férocité
seat-pilot = pilote
seat-driver = conducteur
seat-passenger = passager
seat-astromech = astromec
seat-cargo = cargaison
category-character = Personnage
category-creature = Créature
category-location = Localisation
category-starship = Vaisseau spatial
category-vehicle = Véhicule
category-weapon = Arme
category-device = Équipement
category-effect = Effet
category-interrupt = Interruption
category-objective = Objectif
category-epic-event = Événement épique
category-jedi-test = Test Jedi
category-admiral-s-order = Ordre d’amiral
category-game-aid = Aide de jeu
category-defensive-shield = Bouclier défensif
category-podracer = Module de course
type-alien = Alien
type-droid = Droïde
type-imperial = Impérial
type-rebel = Rebelle
type-republic = République
type-sith = Sith
type-jedi-master = Maître Jedi
type-dark-jedi-master = Maître Jedi obscur
type-system = Système
type-site = Site
type-sector = Secteur
type-capital = Capital
type-starfighter = Chasseur stellaire
type-squadron = Escadron
type-combat = Combat
type-transport = Transport
type-creature = Créature
type-shuttle = Navette
type-character-weapon = Arme de personnage
type-starship-weapon = Arme de vaisseau
type-vehicle-weapon = Arme de véhicule
type-artillery-weapon = Arme d’artillerie
type-automated-weapon = Arme automatique
type-utinni = Utinni
type-immediate = Immédiat
type-mobile = Mobile
type-political = Politique
type-used = Utilisée
type-lost = Perdue
type-starting = De départ
type-avian-creature = Créature aviaire
type-ophidian-creature = Créature ophidienne
type-space-creature = Créature spatiale
type-swamp-creature = Créature des marais
type-jedi-test-1 = Test Jedi n° 1
type-jedi-test-2 = Test Jedi n° 2
type-jedi-test-3 = Test Jedi n° 3
type-jedi-test-4 = Test Jedi n° 4
type-jedi-test-5 = Test Jedi n° 5
type-jedi-test-6 = Test Jedi n° 6
type-death-star-weapon = Arme de l'Étoile de la Mort
type-ancient-desert-creature = Créature antique du désert
type-gigantic-predator-creature = Prédateur gigantesque
icon-warrior = guerrier
icon-pilot = pilote
icon-nav-computer = ordinateur de navigation
icon-interior = intérieur
icon-exterior = extérieur
icon-planet = planète
icon-mobile = mobile
icon-space = espace
icon-scomp-link = lien Scomp
icon-underground = souterrain
icon-starship = vaisseau spatial
icon-independent = indépendant
icon-republic = République
icon-presence = présence
icon-permanent-weapon = arme permanente
icon-maintenance = maintenance
icon-grabber = grappin
icon-endor = Endor
icon-episode-i = Épisode I
icon-selective-creature = créature sélective
icon-cave = grotte
icon-death-star-ii = Étoile de la Mort II
icon-trade-federation = Fédération du Commerce
icon-defensive-shield = Bouclier défensif
icon-special-edition = Special Edition
icon-vehicle = véhicule
verb-deploy = Déployer
verb-replace = Remplacer une personne
verb-play = Jouer
verb-walk = Se déplacer par vitesse terrestre
verb-shuttle = Prendre la navette
verb-transit = Transit par les aires de mise à quai
verb-embark = Embarquer
verb-disembark = Débarquer
verb-seat = Changer de place
verb-use = Utiliser son texte
verb-forfeit = Comptabiliser en perte
verb-hyperspeed = Se déplacer par hypervitesse
verb-land = Atterrir
verb-take-off = Décoller
verb-fire = Tirer
verb-transfer = Transférer
verb-drain = Drainage de Force
verb-battle = Initier une bataille
verb-move = Se déplacer par un texte
verb-sector = Se déplacer entre système et secteurs
verb-enter = Entrer
verb-leave = Sortir
verb-dock = Arrimer
verb-break-cover = Lever sa couverture
verb-take-back = Reprendre en main
verb-react = Réagir
verb-activate = Activer de la Force
verb-draw = Tirer une carte
verb-draw-destiny = Tirer une destinée de bataille
verb-attempt = Tenter
verb-race = Courir
verb-attack = Attaquer une créature
verb-unleash = Attaquer avec la créature
verb-search = Former une équipe de recherche
verb-deliver = Livrer un captif
verb-collect = Prendre un captif en charge
verb-abandon = Laisser un captif derrière soi
verb-release = Libérer
verb-bluff = Bluffer
verb-turn-over = Retourner une carte de bluff
verb-bury = Enterrer
verb-flip = Retourner
verb-choose = Choisir
verb-lose = Perdre
verb-yes = Accepter
verb-start = Commencer avec
verb-maintain = Entretenir
verb-imprison = Emprisonner
verb-seize = Saisir
verb-amount = Choisir un nombre
verb-pass = Passer
verb-done = Terminer
verb-cancel = Revenir en arrière

## Règles, cartes
rules-index = Entrées
rules-search = Chercher dans les règles
rules-all = Toutes les entrées
rules-pick = Choisissez une entrée, ou cherchez : la plupart des phrases se regardent à la table.
rules-begin = Commencez ici
entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
 }
statement-derived = notre déduction
statement-proven = prouvé par un test
statement-waiting = en attente d'une partie ultérieure du jeu
statement-missing = pas encore prouvé
reading = Notre lecture
see-also = Voir aussi
card-page = La carte dans les deux langues, avec ses règles
card-rules = Dans les règles
card-words = Les mots de son texte
rule-said-by = { $count ->
    [one] Une carte le dit
   *[other] { $count } cartes le disent
}
cards-search = Chercher titre et texte
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
filter-side = Côté
filter-category = Sorte
both-sides = Les deux côtés
all-kinds = Toutes les sortes
filter-unique = Unicité
unique-any = Uniques ou non
unique-only = Uniques seulement
unique-more = Non uniques
filter-text = Mots du texte
order = Trier par
order-match = pertinence
order-title = titre
order-deploy = coût de déploiement croissant
order-power = puissance décroissante
order-ability = habileté décroissante
order-destiny = destinée décroissante
filters-clear = Effacer les filtres
all-cards = Toutes les cartes

## Voir une preuve
watch-it = Voir
watch-it-named = Voir : { $name }
watch-share = Partager
watch-link = Lien vers cet exemple
watch-link-note = Ouvre cette page, pour tout le monde.
watch-examples = Exemples
watch-example = Exemple { $number }
watch-before = Énoncé précédent
watch-after = Énoncé suivant
turn-pick = Aller à un tour
turn-before = Un tour en arrière
turn-after = Un tour en avant
turn-none = Avant le premier tour
hands-open = Les deux mains sont visibles : en bas, { $below } ; en haut, { $above }.
watch-play = Lecture
watch-pause = Pause
watch-scene = Table { $number } sur { $last }
watch-laid = La table est disposée.
watch-asked = Ce qui est vérifié ici
watch-offered = { $side ->
    [light] Le côté lumineux
   *[dark] Le côté obscur
 } peut choisir : { $count ->
    [one] { $count } option
   *[other] { $count } options
 }
yes = oui
no = non
asked-possible = Possible : { $what }
asked-impossible = Pas possible : { $what }
asked-fact = { $who } · { $what } : { $value }
asked-deploy-cost = coût de déploiement
asked-total-power = puissance totale
asked-icons = icônes de Force
asked-generation = génération de Force
asked-drain-amount = drainage de Force
asked-race-total = total de course
asked-presence = a de la présence
asked-occupies = occupe
asked-controls = contrôle
asked-related = connexes
asked-adjacent = adjacents
asked-battleground = terrain de bataille
asked-zone = où
asked-at = à
asked-aboard = à bord de
asked-carrier = sur
asked-count = cartes
asked-hit = touchée
asked-crashed = écrasée
asked-collapsed = effondrée
asked-blown-away = annihilée
asked-captive = captive
asked-frozen = gelée
asked-escort = sous la garde de
asked-flipped = retournée
asked-missing = portée disparue
asked-captured = capturée
asked-shielded = sous le bouclier énergétique
asked-active = active
asked-on-table = en jeu
zone-hand = en main
zone-reserve = dans la pile de réserve
zone-force = dans la pile de Force
zone-used = dans la pile utilisée
zone-lost = dans la pile perdue
zone-out-of-play = hors jeu
zone-table = en jeu
zone-captive = captive
zone-captured = capturée
zone-missing = portée disparue
zone-stacked = sur ou sous une autre carte
zone-drawn = tirée pour une destinée
zone-playing = en train d’être jouée
zone-converted = sous une autre localisation
zone-gone = plus dans la partie
zone-outside = hors de la partie

## Bac à sable
sandbox-lead = Faites glisser les cartes de la recherche vers une localisation, une main ou une pile, et hors de la table pour les retirer ; ou servez-vous du formulaire. Puis jouez les deux côtés : avancez et reculez, copiez un lien, ou enregistrez la position dans un fichier.
sandbox-find = Trouver une carte
sandbox-where = Où
sandbox-host = Laquelle
sandbox-seat = Place
sandbox-add = L’y mettre
sandbox-laid = La position
sandbox-none = Rien encore : trouvez d’abord une localisation.
sandbox-remove = Retirer { $title }
sandbox-force = { $side ->
    [light] Pile de Force du côté lumineux
   *[dark] Pile de Force du côté obscur
 }
sandbox-turn = À qui le tour
sandbox-phase = Phase
sandbox-start = Jouer cette position
sandbox-link = Lien vers cette position
sandbox-link-note = Ouvre cette table avec tout ce qui s’y trouve.
sandbox-file = Ouvrir un fichier de scénario…
sandbox-bad-file = Ce fichier n’est pas un scénario.
where-location = comme localisation
where-at = à
where-on = sur
where-aboard = à bord de
where-table = sur la table
where-hand = en main
where-reserve = dans la pile de réserve
where-force = dans la pile de Force
where-used = dans la pile utilisée
where-lost = dans la pile perdue

## Decks
decks-mine = Mes decks
decks-none = Vous n’avez encore construit aucun deck.
deck-new = { $side ->
    [light] Nouveau deck lumineux
   *[dark] Nouveau deck obscur
  }
deck-unnamed = Deck sans nom
deck-name = Nom du deck
deck-size = { $count } / { $size } cartes
deck-sound = Ce deck peut être joué.
deck-empty = Choisissez des cartes dans la liste : un deck en compte 60.
deck-try = Essayer le deck
deck-try-how = Une partie contre un robot
deck-add = Ajouter { $title } ({ $count } dans le deck)
deck-less = Un exemplaire de { $title } en moins
deck-starts = Commence sur la table
deck-starts-card = { $title } commence sur la table
deck-outside = À côté du deck
deck-tab-list = Cartes
deck-tab-curves = Courbes
deck-tab-hand = Main
deck-tab-trial = Essai
deck-tab-share = Partager
deck-kinds = Sortes de cartes
deck-curve = Cartes par { $stat }
deck-mean = moyenne { $mean }
deck-deal = Distribuer une autre main de départ
deck-suggested = Lieux qui vont avec les vôtres
deck-link = Lien vers ce deck
deck-link-note = Qui l’ouvre en reçoit sa propre copie.
deck-download = Télécharger
deck-delete = Supprimer { $name }
deck-bring = Apporter un deck
deck-bring-how = Collez une liste ou choisissez un fichier : texte, numéros de cartes, XML ou HTD.
deck-example = 4x Luke Skywalker
    Obi-Wan Kenobi x2
    Tatooine: Cantina
deck-take = L’ouvrir
deck-copy = Copier
deck-copy-named = Copier { $name }
deck-copied = { $name } (copie)
deck-copy-of = Copie de { $name } ; l’original reste tel quel.
deck-copy-of-shared = Copie d’un deck que l’on a partagé avec vous.
deck-play = Jouer { $name }
deck-cards = { $count } cartes
decks-bundled = Decks fournis avec le jeu
deck-torn = Ce lien ne contient pas de deck : il en manque une partie.
deck-gone = Ce deck n’est pas dans ce navigateur.
trial-how = Des robots jouent ce deck contre chacun des decks fournis, sur le serveur, pendant que vous continuez.
trial-begin = Le faire jouer par des robots
trial-stop = Arrêter
trial-progress = { $count } parties sur { $all }
trial-won = des parties gagnées ({ $count } sur { $all })
trial-interval = Avec 95 % de certitude entre { $low } et { $high }.
trial-open = Ouvrir le rapport
trial-runs = Essai : { $count } parties sur { $all }
trial-leave = Vous pouvez quitter cette page et y revenir, tant que cet onglet reste ouvert.
deck-on-table = Sur table dès le début
deck-on-table-how = Les Objectifs, et ce que ★ marque dans la liste ; sinon un lieu riche en Force.
deck-opening-hand = Main de départ
format-text = Texte
format-ids = Numéros
format-xml = XML
format-htd = Holotable
filter-set = Extension
all-sets = Extensions
filter-icon = Icône
all-icons = Icônes
show-more = En montrer plus ({ $count })
set-1 = Premiere
set-2 = A New Hope
set-3 = Hoth
set-4 = Dagobah
set-5 = Cloud City
set-6 = Jabba’s Palace
set-7 = Special Edition
set-8 = Endor
set-9 = Death Star II
set-10 = Reflections II
set-11 = Tatooine
set-12 = Coruscant
set-13 = Reflections III
set-14 = Theed Palace
set-101 = Premiere, à deux joueurs
set-102 = Jedi Pack
set-103 = Rebel Leader
set-104 = Empire, à deux joueurs
set-106 = Tournament Sealed Deck
set-107 = Second Anthology
set-108 = Enhanced Premiere
set-109 = Enhanced Cloud City
set-110 = Enhanced Jabba’s Palace
set-111 = Third Anthology
set-112 = Jabba’s Palace Sealed Deck
set-200 = Cartes virtuelles

## Profil
profile = Profil
profile-why = Un profil emporte votre nom, vos decks, vos réglages et vos parties vers un autre appareil. Pas de mot de passe : un lien privé l’ouvre, et lui seul permet de le lire.
profile-make = Créer un profil
profile-link = Votre lien privé
profile-link-note = Gardez-le pour vous : qui le possède joue à votre place. Ouvrez-le sur un autre appareil pour y continuer.
profile-renew = Renouveler le lien
profile-renew-why = L’ancien lien n’ouvre alors plus rien.
profile-delete = Supprimer le profil
profile-delete-why = Ce que ce navigateur a retenu y reste.
profile-unsafe = Cette page est venue par HTTP simple : le navigateur ne peut pas y sceller de profil. Decks et parties restent dans ce navigateur.
profile-torn = Ce lien n’est pas un profil : il en manque une partie.
games-mine = Mes parties
games-none = Vous n’avez encore joué aucune partie ici.
games-all = Toutes les parties ({ $count })
game-against = contre { $name }
bot-called = un robot ({ $name })
game-won = gagnée
game-lost = perdue
game-drawn = finie sans vainqueur
game-goes-on = en cours
game-replay = Revoir
