"""The words of the game in both languages: nouns with gender and number, adjectives, values, piles, phases, seats.

French endings that agree are written in braces: `{e}` for the feminine, `{s}` for the plural, or all four forms,
`impéria{l|le|ux|les}` (masculine, feminine, masculine plural, feminine plural).
"""

from __future__ import annotations

import re
from math import isinf, pi

import msgspec

from cantina.model.num import Num


class Word(msgspec.Struct, frozen=True):
    """A noun that a card can be called by. `adj` is its French form beside another noun; `at` goes with places."""

    en: str
    ens: str
    fr: str
    frs: str
    fem: bool = False
    adj: str = ""
    at: str = "sur"
    general: bool = False


class Adjective(msgspec.Struct, frozen=True):
    """A word that only describes a noun. `label`: its French form as the name of an icon, if that is another."""

    en: str
    fr: str
    label: str = ""


# word | English plural | French | French plural | gender. The English singular is the word itself, or follows "=".
_NOUNS = """
card | cards | carte | cartes | f
character | characters | personnage | personnages | m
starship | starships | vaisseau spatial | vaisseaux spatiaux | m
vehicle | vehicles | véhicule | véhicules | m
creature | creatures | créature | créatures | f
ancient desert creature | ancient desert creatures | créature ancienne du désert | créatures anciennes du désert | f
gigantic predator creature | gigantic predator creatures | gigantesque prédateur | gigantesques prédateurs | m
avian creature | avian creatures | créature aviaire | créatures aviaires | f
ophidian creature | ophidian creatures | créature ophidienne | créatures ophidiennes | f
space creature | space creatures | créature de l'espace | créatures de l'espace | f
swamp creature | swamp creatures | créature des marais | créatures des marais | f
creature site | creature sites | site de créature | sites de créature | m
selective creature | selective creatures | créature sélective | créatures sélectives | f
parasite | parasites | parasite | parasites | m
weapon | weapons | arme | armes | f
device | devices | équipement | équipements | m
effect = Effect | Effects | Effet | Effets | m
plain effect = Effect | Effects | Effet | Effets | m
utinni effect = Utinni Effect | Utinni Effects | Effet Utinni | Effets Utinni | m
immediate effect = Immediate Effect | Immediate Effects | Effet immédiat | Effets immédiats | m
mobile effect = Mobile Effect | Mobile Effects | Effet mobile | Effets mobiles | m
political effect = Political Effect | Political Effects | Effet politique | Effets politiques | m
starting effect = Starting Effect | Starting Effects | Effet de départ | Effets de départ | m
holosite | holosites | holosite | holosites | m
cave | caves | grotte | grottes | f
interrupt = Interrupt | Interrupts | Interruption | Interruptions | f
objective = Objective | Objectives | Objectif | Objectifs | m
defensive shield = Defensive Shield | Defensive Shields | bouclier défensif | boucliers défensifs | m
epic event = Epic Event | Epic Events | Événement épique | Événements épiques | m
AT-AT | AT-ATs | AT-AT | AT-AT | m
AT-ST | AT-STs | AT-ST | AT-ST | m
landing craft | landing craft | barge de débarquement | barges de débarquement | f
T-16 | T-16s | T-16 | T-16 | m
T-47 | T-47s | T-47 | T-47 | m
speeder bike | speeder bikes | moto-speeder | motos-speeders | f
swoop | swoops | swoop | swoops | m
sandcrawler | sandcrawlers | rampeur des sables | rampeurs des sables | m
skiff | skiffs | esquif | esquifs | m
speeder | speeders | speeder | speeders | m
jedi test = Jedi Test | Jedi Tests | test Jedi | tests Jedi | m
podracer = Podracer | Podracers | module de course | modules de course | m
mentor | mentors | mentor | mentors | m
apprentice | apprentices | apprenti | apprentis | m
jedi test #1 = Jedi Test #1 | Jedi Tests #1 | test Jedi n°1 | tests Jedi n°1 | m
jedi test #2 = Jedi Test #2 | Jedi Tests #2 | test Jedi n°2 | tests Jedi n°2 | m
jedi test #3 = Jedi Test #3 | Jedi Tests #3 | test Jedi n°3 | tests Jedi n°3 | m
jedi test #4 = Jedi Test #4 | Jedi Tests #4 | test Jedi n°4 | tests Jedi n°4 | m
jedi test #5 = Jedi Test #5 | Jedi Tests #5 | test Jedi n°5 | tests Jedi n°5 | m
jedi test #6 = Jedi Test #6 | Jedi Tests #6 | test Jedi n°6 | tests Jedi n°6 | m
admiral's order = Admiral's Order | Admiral's Orders | Ordre d'amiral | Ordres d'amiral | m
location | locations | localisation | localisations | f
site | sites | site | sites | m
system | systems | système | systèmes | m
sector | sectors | secteur | secteurs | m
cloud sector | cloud sectors | secteur des nuages | secteurs des nuages | m
asteroid sector | asteroid sectors | secteur d'astéroïdes | secteurs d'astéroïdes | m
marker site | marker sites | site marqueur | sites marqueurs | m
docking bay | docking bays | aire de mise à quai | aires de mise à quai | f
war room | war rooms | salle de guerre | salles de guerre | f
forest | forests | forêt | forêts | f
jungle | jungles | jungle | jungles | f
desert | deserts | désert | déserts | m
battleground | battlegrounds | terrain de bataille | terrains de bataille | m
prison | prisons | prison | prisons | f
swamp | swamps | marécage | marécages | m
rebel = Rebel | Rebels | rebelle | rebelles | m
imperial = Imperial | Imperials | impérial | impériaux | m
alien | aliens | alien | aliens | m
droid | droids | droïde | droïdes | m
Gamorrean | Gamorreans | Gamorréen | Gamorréens | m
battle droid | battle droids | droïde de combat | droïdes de combat | m
permanent weapon | permanent weapons | arme permanente | armes permanentes | f
grabber | grabbers | grappin | grappins | m
presence | presences | présence | présences | f
Trade Federation | Trade Federation | Fédération du commerce | Fédération du commerce | f
jedi = Jedi | Jedi | Jedi | Jedi | m
sith = Sith | Sith | Sith | Sith | m
dark jedi = Dark Jedi | Dark Jedi | Jedi obscur | Jedi obscurs | m
jedi knight = Jedi Knight | Jedi Knights | chevalier Jedi | chevaliers Jedi | m
jedi master = Jedi Master | Jedi Masters | maître Jedi | maîtres Jedi | m
dark jedi master = Dark Jedi Master | Dark Jedi Masters | maître Jedi obscur | maîtres Jedi obscurs | m
guard | guards | garde | gardes | m
gunner | gunners | canonnier | canonniers | m
handmaiden | handmaidens | servante | servantes | f
miner | miners | mineur | mineurs | m
gas miner | gas miners | mineur de gaz | mineurs de gaz | m
Tibanna gas miner | Tibanna gas miners | mineur de gaz Tibanna | mineurs de gaz Tibanna | m
tax collector | tax collectors | percepteur | percepteurs | m
accountant | accountants | comptable | comptables | m
Black Sun agent | Black Sun agents | agent du Soleil noir | agents du Soleil noir | m
Jedi Council member | Jedi Council members | membre du Conseil Jedi | membres du Conseil Jedi | m
Royal Naboo Security = Royal Naboo Security member | Royal Naboo Security members | \
membre de la Sécurité royale de Naboo | membres de la Sécurité royale de Naboo | m
biker scout trooper | biker scout troopers | soldat éclaireur à moto | soldats éclaireurs à moto | m
Cloud City trooper | Cloud City troopers | soldat de la cité des nuages | soldats de la cité des nuages | m
Echo Base trooper | Echo Base troopers | soldat de la base écho | soldats de la base écho | m
Coruscant guard | Coruscant guards | garde de Coruscant | gardes de Coruscant | m
R-unit | R-units | unité R | unités R | f
fusion generator | fusion generators | générateur à fusion | générateurs à fusion | m
cannon | cannons | canon | canons | m
ion cannon | ion cannons | canon à ions | canons à ions | m
laser cannon | laser cannons | canon laser | canons laser | m
laser cannon battery | laser cannon batteries | batterie de canons laser | batteries de canons laser | f
turbolaser battery | turbolaser batteries | batterie turbolaser | batteries turbolaser | f
missile | missiles | missile | missiles | m
Yuzzum | Yuzzum | Yuzzum | Yuzzum | m
Ewok weapon | Ewok weapons | arme ewok | armes ewoks | f
proton torpedoes | proton torpedoes | torpilles à protons | torpilles à protons | f
Imperial starship | Imperial starships | vaisseau impérial | vaisseaux impériaux | m
Rebel starship | Rebel starships | vaisseau rebelle | vaisseaux rebelles | m
hologram | holograms | hologramme | hologrammes | m
renegade planet | renegade planets | planète renégate | planètes renégates | f
subjugated planet | subjugated planets | planète subjuguée | planètes subjuguées | f
capital = capital starship | capital starships | vaisseau capital | vaisseaux capitaux | m
starfighter | starfighters | chasseur stellaire | chasseurs stellaires | m
squadron | squadrons | escadron | escadrons | m
TIE | TIEs | TIE | TIE | m
Droid Starfighter | Droid Starfighters | chasseur droïde | chasseurs droïdes | m
bomber | bombers | bombardier | bombardiers | m
Star Destroyer | Star Destroyers | destroyer stellaire | destroyers stellaires | m
Imperial-Class Star Destroyer | Imperial-Class Star Destroyers | destroyer stellaire de classe Impérial | \
destroyers stellaires de classe Impérial | m
Victory-Class Star Destroyer | Victory-Class Star Destroyers | destroyer stellaire de classe Victoire | \
destroyers stellaires de classe Victoire | m
Corellian Corvette | Corellian Corvettes | corvette corellienne | corvettes corelliennes | f
Super-Class Star Destroyer | Super-Class Star Destroyers | destroyer stellaire de classe Super | \
destroyers stellaires de classe Super | m
Dreadnaught-Class Heavy Cruiser | Dreadnaught-Class Heavy Cruisers | croiseur lourd de classe Dreadnaught | \
croiseurs lourds de classe Dreadnaught | m
Corellian Republic Cruiser | Corellian Republic Cruisers | croiseur corellien de la République | \
croiseurs corelliens de la République | m
Nebulon-B Frigate | Nebulon-B Frigates | frégate Nebulon-B | frégates Nebulon-B | f
Modified Nebulon-B Frigate | Modified Nebulon-B Frigates | frégate Nebulon-B modifiée | \
frégates Nebulon-B modifiées | f
Trade Federation starship | Trade Federation starships | vaisseau de la Fédération du commerce | \
vaisseaux de la Fédération du commerce | m
Trade Federation Battleship | Trade Federation Battleships | vaisseau de guerre de la Fédération du commerce | \
vaisseaux de guerre de la Fédération du commerce | m
Trade Federation Landing Craft | Trade Federation Landing Craft | barge de débarquement de la Fédération du commerce | \
barges de débarquement de la Fédération du commerce | f
Firespray-Class Attack Ship | Firespray-Class Attack Ships | vaisseau d'attaque de classe Firespray | \
vaisseaux d'attaque de classe Firespray | m
Starviper-Class Assault Fighter | Starviper-Class Assault Fighters | chasseur d'assaut de classe Starviper | \
chasseurs d'assaut de classe Starviper | m
TIE Interceptor | TIE Interceptors | intercepteur TIE | intercepteurs TIE | m
TIE Defender | TIE Defenders | défenseur TIE | défenseurs TIE | m
TIE Defender Mark I | TIE Defenders Mark I | défenseur TIE Mark I | défenseurs TIE Mark I | m
Baudo-Class Star Yacht | Baudo-Class Star Yachts | yacht stellaire de classe Baudo | \
yachts stellaires de classe Baudo | m
Byblos G-1A Transport | Byblos G-1A Transports | transport Byblos G-1A | transports Byblos G-1A | m
Modified Transport | Modified Transports | transport modifié | transports modifiés | m
freighter | freighters | cargo | cargos | m
YV-Class Freighter | YV-Class Freighters | cargo de classe YV | cargos de classe YV | m
Heavily-Modified Light Freighter | Heavily-Modified Light Freighters | cargo léger lourdement modifié | \
cargos légers lourdement modifiés | m
Modified Corellian Freighter | Modified Corellian Freighters | cargo corellien modifié | cargos corelliens modifiés | m
Z-95 | Z-95s | Z-95 | Z-95 | m
Modified Z-95 Headhunter | Modified Z-95 Headhunters | Z-95 Headhunter modifié | Z-95 Headhunters modifiés | m
T-47 Snowspeeder | T-47 Snowspeeders | speeder des neiges T-47 | speeders des neiges T-47 | m
T-47 Sandspeeder | T-47 Sandspeeders | speeder des sables T-47 | speeders des sables T-47 | m
Talon 1 Combat Cloud Car | Talon 1 Combat Cloud Cars | voiture des nuages de combat Talon 1 | \
voitures des nuages de combat Talon 1 | f
Twin-Pod Cloud Car | Twin-Pod Cloud Cars | voiture des nuages à double nacelle | \
voitures des nuages à double nacelle | f
Mon Calamari Star Cruiser | Mon Calamari Star Cruisers | croiseur stellaire calamarien | \
croiseurs stellaires calamariens | m
Lambda-Class Shuttle | Lambda-Class Shuttles | navette de classe Lambda | navettes de classe Lambda | f
Sentinel-Class Landing Craft | Sentinel-Class Landing Craft | barge de débarquement de classe Sentinelle | \
barges de débarquement de classe Sentinelle | f
N-1 Starfighter | N-1 Starfighters | chasseur N-1 | chasseurs N-1 | m
Ubrikkian Luxury Space Yacht | Ubrikkian Luxury Space Yachts | yacht spatial de luxe ubrikkien | \
yachts spatiaux de luxe ubrikkiens | m
Modified Light Freighter | Modified Light Freighters | cargo léger modifié | cargos légers modifiés | m
TIE Advanced x1 | TIE Advanced x1s | TIE avancé x1 | TIE avancés x1 | m
Corvette | Corvettes | corvette | corvettes | f
combat vehicle | combat vehicles | véhicule de combat | véhicules de combat | m
transport vehicle | transport vehicles | véhicule de transport | véhicules de transport | m
creature vehicle | creature vehicles | véhicule créature | véhicules créatures | m
shuttle vehicle | shuttle vehicles | véhicule navette | véhicules navettes | m
combat = combat vehicle | combat vehicles | véhicule de combat | véhicules de combat | m
transport = transport vehicle | transport vehicles | véhicule de transport | véhicules de transport | m
shuttle = shuttle vehicle | shuttle vehicles | véhicule navette | véhicules navettes | m
character weapon | character weapons | arme de personnage | armes de personnage | f
starship weapon | starship weapons | arme de vaisseau spatial | armes de vaisseau spatial | f
vehicle weapon | vehicle weapons | arme de véhicule | armes de véhicule | f
automated weapon | automated weapons | arme automatisée | armes automatisées | f
artillery weapon | artillery weapons | arme d'artillerie | armes d'artillerie | f
tractor beam | tractor beams | rayon tracteur | rayons tracteurs | m
lightsaber | lightsabers | sabre laser | sabres laser | m
blaster | blasters | blaster | blasters | m
rifle | rifles | fusil | fusils | m
blaster rifle | blaster rifles | fusil blaster | fusils blasters | m
DH-17 blaster | DH-17 blasters | blaster DH-17 | blasters DH-17 | m
superlaser | superlasers | superlaser | superlasers | m
death star weapon = Death Star weapon | Death Star weapons | arme d'étoile de la mort | armes d'étoile de la mort | f
seeker | seekers | sonde chercheuse | sondes chercheuses | f
mine | mines | mine | mines | f
warrior | warriors | guerrier | guerriers | m
pilot | pilots | pilote | pilotes | m
driver | drivers | conducteur | conducteurs | m
passenger | passengers | passager | passagers | m
spy | spies | espion | espions | m
leader | leaders | chef | chefs | m
scout | scouts | éclaireur | éclaireurs | m
trooper | troopers | soldat | soldats | m
stormtrooper | stormtroopers | soldat d'assaut | soldats d'assaut | m
sandtrooper | sandtroopers | soldat des sables | soldats des sables | m
snowtrooper | snowtroopers | soldat des neiges | soldats des neiges | m
biker scout | biker scouts | éclaireur à moto | éclaireurs à moto | m
Death Star trooper | Death Star troopers | soldat de l'étoile de la mort | soldats de l'étoile de la mort | m
Rebel trooper | Rebel troopers | soldat rebelle | soldats rebelles | m
trooper guard | trooper guards | garde | gardes | m
bounty hunter | bounty hunters | chasseur de primes | chasseurs de primes | m
smuggler | smugglers | contrebandier | contrebandiers | m
thief | thieves | voleur | voleurs | m
gangster | gangsters | gangster | gangsters | m
scoundrel | scoundrels | fripouille | fripouilles | f
gambler | gamblers | joueur | joueurs | m
senator | senators | sénateur | sénateurs | m
blockade agenda | blockade agendas | programme de blocus | programmes de blocus | m
ambition agenda | ambition agendas | programme d'ambition | programmes d'ambition | m
justice agenda | justice agendas | programme de justice | programmes de justice | m
order agenda | order agendas | programme d'ordre | programmes d'ordre | m
peace agenda | peace agendas | programme de paix | programmes de paix | m
rebellion agenda | rebellion agendas | programme de rébellion | programmes de rébellion | m
taxation agenda | taxation agendas | programme de taxation | programmes de taxation | m
trade agenda | trade agendas | programme de commerce | programmes de commerce | m
wealth agenda | wealth agendas | programme de richesse | programmes de richesse | m
scavenger | scavengers | pillard | pillards | m
musician | musicians | musicien | musiciens | m
assassin | assassins | assassin | assassins | m
information broker | information brokers | indicateur | indicateurs | m
slave | slaves | esclave | esclaves | m
captive | captives | captif | captifs | m
escort | escorts | escorte | escortes | f
admiral | admirals | amiral | amiraux | m
general | generals | général | généraux | m
commander | commanders | commandeur | commandeurs | m
moff | moffs | moff | moffs | m
operative | operatives | agent secret | agents secrets | m
ISB agent | ISB agents | agent ISB | agents ISB | m
matching weapon | matching weapons | arme assortie | armes assorties | f
interrogator droid | interrogator droids | droïde interrogateur | droïdes interrogateurs | m
servant droid | servant droids | droïde serviteur | droïdes serviteurs | m
supervisor droid | supervisor droids | droïde superviseur | droïdes superviseurs | m
mining droid | mining droids | droïde mineur | droïdes mineurs | m
communications droid | communications droids | droïde de communications | droïdes de communications | m
maintenance droid | maintenance droids | droïde de maintenance | droïdes de maintenance | m
protocol droid | protocol droids | droïde de protocole | droïdes de protocole | m
astromech droid | astromech droids | droïde astromécano | droïdes astromécanos | m
astromech & protocol = astromech and protocol droid | astromech and protocol droids | \
droïde astromécano et droïde de protocole | droïdes astromécanos et droïdes de protocole | m
astromech | astromechs | astromécano | astromécanos | m
security droid | security droids | droïde de sécurité | droïdes de sécurité | m
security patrol droid | security patrol droids | droïde de patrouille de sécurité | \
droïdes de patrouille de sécurité | m
probe droid | probe droids | droïde sonde | droïdes sondes | m
assassin droid | assassin droids | droïde assassin | droïdes assassins | m
medical droid | medical droids | droïde médical | droïdes médicaux | m
power droid | power droids | droïde énergétique | droïdes énergétiques | m
game aid | game aids | aide de jeu | aides de jeu | f
dejarik = dejarik card | dejarik cards | carte de dejarik | cartes de dejarik | f
r-unit = R-unit | R-units | unité R | unités R | f
pirate | pirates | pirate | pirates | m
maintenance | maintenances | maintenance | maintenances | f
Sullustan | Sullustans | Sullustéen | Sullustéens | m
Imperial Council member | Imperial Council members | membre du Conseil impérial | membres du Conseil impérial | m
ship-docking capability | ship-docking capabilities | capacité d'amarrage | capacités d'amarrage | f
bantha | banthas | bantha | banthas | m
dewback | dewbacks | dewback | dewbacks | m
wampa | wampas | wampa | wampas | m
rancor | rancors | rancor | rancors | m
bubo | bubos | bubo | bubos | m
dragonsnake | dragonsnakes | serpent-dragon | serpents-dragons | m
Alderaanian | Alderaanians | Aldéraanien | Aldéraaniens | m
Corellian | Corellians | Corellien | Corelliens | m
"""

ADJECTIVES: dict[str, Adjective] = {
    "interior": Adjective("interior", "intérieur{e}{s}"),
    "exterior": Adjective("exterior", "extérieur{e}{s}"),
    "nav computer": Adjective("nav computer", "à ordinateur de navigation", "ordinateur de navigation"),
    "planet": Adjective("planet", "de planète", "planète"),
    "space": Adjective("space", "de l'espace", "espace"),
    "mobile": Adjective("mobile", "mobile{s}"),
    "generic": Adjective("generic", "générique{s}"),
    "underground": Adjective("underground", "souterrain{e}{s}"),
    "underwater": Adjective("underwater", "sous-marin{e}{s}"),
    "scomp link": Adjective("Scomp link", "à lien Scomp", "lien Scomp"),
    "nighttime": Adjective("nighttime", "plongé{e}{s} dans la nuit", "nuit"),
    "republic": Adjective("Republic", "de la République", "République"),
    "independent": Adjective("independent", "indépendant{e}{s}", "indépendant"),
    "Imperial starship": Adjective("Imperial", "impéria{l|le|ux|les}"),
    "Rebel starship": Adjective("Rebel", "rebelle{s}"),
    "Red Squadron": Adjective("Red Squadron", "de Red Squadron"),
    "Gold Squadron": Adjective("Gold Squadron", "de Gold Squadron"),
    "Rogue Squadron": Adjective("Rogue Squadron", "de Rogue Squadron"),
    "Endor": Adjective("[Endor]", "[Endor]", "Endor"),
    "Death Star II": Adjective("[Death Star II]", "[Death Star II]", "Death Star II"),
    "enclosed": Adjective("enclosed", "fermé{e}{s}"),
    "Episode I": Adjective("Episode I", "de l'Épisode I", "Épisode I"),
    "open": Adjective("open", "ouvert{e}{s}"),
    "unique": Adjective("unique", "unique{s}"),
    "used": Adjective("Used", "utilisée{s}"),
    "lost": Adjective("Lost", "perdue{s}"),
    "starting": Adjective("Starting", "de départ"),
    "immediate": Adjective("Immediate", "immédiat{e}{s}"),
    "utinni": Adjective("Utinni", "Utinni"),
    "insert": Adjective("insert", "d'insertion"),
    "political": Adjective("Political", "politique{s}"),
    "male": Adjective("male", "masculin{e}{s}"),
    "female": Adjective("female", "féminin{e}{s}"),
    "Force-attuned": Adjective("Force-attuned", "en phase avec la Force"),
    "Force-sensitive": Adjective("Force-sensitive", "sensible{s} à la Force"),
    "ferocious": Adjective("ferocious", "féroce{s}"),
    "selective": Adjective("selective", "sélectif{s}"),
}

_BESIDE = {"rebel": "rebelle{s}", "imperial": "impéria{l|le|ux|les}", "alien": "alien{s}"}
_INSIDE = {
    "system", "sector", "cloud sector", "asteroid sector", "docking bay", "war room", "prison", "swamp", "forest",
    "jungle", "desert",
}  # fmt: skip
_GENERAL = {
    "character", "starship", "vehicle", "creature", "weapon", "device", "effect", "interrupt", "location", "card",
}  # fmt: skip


def _parse() -> dict[str, Word]:
    words = {}
    for line in _NOUNS.strip().splitlines():
        name, ens, fr, frs, gender = (part.strip() for part in line.split("|"))
        key, _, en = (part.strip() for part in name.partition("="))
        at = "à" if key == "location" else "dans" if key in _INSIDE else "sur"
        words[key] = Word(en or key, ens, fr, frs, gender == "f", _BESIDE.get(key, ""), at, key in _GENERAL)
    return words


NOUNS = _parse()


def noun(word: str) -> Word:
    """A noun of the game. A name that is not in the list (a species, a class of ship) is the same in both languages."""
    if word in NOUNS:
        return NOUNS[word]
    many = word if "/" in word or word[-1] in "sx1234567890" else word + "s"
    return Word(word, many, word, many)


def made_of(word: str) -> str:
    """The general word that a noun ends in, in English: a creature vehicle is a vehicle; "" if it is none."""
    _, _, last = noun(word).en.rpartition(" ")
    return last if last in _GENERAL and last != word else ""


def known(word: str) -> bool:
    """Whether a word has an entry, or is a proper name and needs none."""
    return word in NOUNS or word in ADJECTIVES or not word[0].islower()


class Stat(msgspec.Struct, frozen=True):
    """A value: its English name, its French name with gender, and whether it is a plural (`french_plural`: only in
    French). `during` is what follows the French name after its owner's."""

    en: str
    fr: str
    fem: bool = True
    many: bool = False
    during: str = ""
    french_plural: bool = False

    @property
    def many_en(self) -> bool:
        """Whether the English name is a plural."""
        return self.many and not self.french_plural


STATS: dict[str, Stat] = {
    "power": Stat("power", "puissance"),
    "ability": Stat("ability", "habileté"),
    "forfeit": Stat("forfeit", "valeur de perte"),
    "deploy": Stat("deploy", "coût de déploiement", fem=False),
    "destiny": Stat("destiny", "destinée"),
    "defense": Stat("defense value", "valeur de défense"),
    "maneuver": Stat("maneuver", "manœuvre"),
    "armor": Stat("armor", "blindage", fem=False),
    "landspeed": Stat("landspeed", "vitesse terrestre"),
    "hyperspeed": Stat("hyperspeed", "hypervitesse"),
    "ferocity": Stat("ferocity", "férocité"),
    "politics": Stat("politics", "politique"),
    "uniqueness": Stat("uniqueness", "unicité"),
    "immunity": Stat("immunity to attrition", "immunité à l'attrition"),
    "parsec": Stat("parsec number", "nombre de parsecs", fem=False),
    "marker": Stat("marker number", "numéro de marqueur", fem=False),
    "total power": Stat("total power", "puissance totale"),
    "total power in battles": Stat("total power in battles", "puissance totale", during=" lors des batailles"),
    "game text": Stat("amounts added by the game text", "montants ajoutés par le texte de jeu", fem=False, many=True),
    "total ability": Stat("total ability", "habileté totale"),
    "ability present": Stat("ability present", "habileté présente"),
    "ability piloting": Stat("ability piloting", "habileté des pilotes"),
    "drain": Stat("Force drain", "drainage de Force", fem=False),
    "attrition": Stat("attrition", "attrition"),
    "battle damage": Stat("battle damage", "dommages de bataille", fem=False, many=True, french_plural=True),
    "duel total": Stat("total in duels", "total en duel", fem=False),
    "combat total": Stat("total in lightsaber combat", "total en combat au sabre laser", fem=False),
    "duel destinies": Stat("number of duel destinies", "nombre de destinées de duel", fem=False),
    "duel destiny draw": Stat("duel destiny draws", "tirages de destinée de duel", fem=False, many=True),
    "battle cost": Stat("cost to initiate a battle", "coût pour initier une bataille", fem=False),
    "retrieval cost": Stat("cost to retrieve each card", "coût de la récupération de chaque carte", fem=False),
    "draw cost": Stat(
        "cost to draw a card from Force Pile", "coût du tirage d'une carte de la pile de Force", fem=False
    ),
    "drain cost": Stat("cost to initiate a Force drain", "coût pour initier un drainage de Force", fem=False),
    "force loss": Stat("Force loss", "perte de Force"),
    "destruction loss": Stat("Force loss from what is 'blown away'", "perte de Force due à l'annihilation"),
    "drain loss": Stat("Force loss from each Force drain", "perte de Force de chaque drainage"),
    "insert loss": Stat("Force loss from each insert card", "perte de Force de chaque carte d'insertion"),
    "borrowed": Stat("use of opponent's Force this turn", "utilisation de la Force adverse pendant ce tour", fem=True),
    "force icons": Stat("Force icons", "icônes de Force", many=True),
    "retrieval": Stat("Force retrieval", "récupération de Force"),
    "generation": Stat("Force generation", "génération de Force"),
    "generation here": Stat("Force generation", "génération de Force"),
    "destiny draw": Stat("destiny draws", "tirages de destinée", fem=False, many=True),
    "battle destiny draw": Stat("battle destiny draws", "tirages de destinée de bataille", fem=False, many=True),
    "weapon destiny draw": Stat("weapon destiny draws", "tirages de destinée d'arme", fem=False, many=True),
    "epic event destiny draw": Stat(
        "Epic Event destiny draws", "tirages de destinée d'Événement épique", fem=False, many=True
    ),
    "attempt total": Stat("total", "total", fem=False),
    "crossing total": Stat("attempt to cross over", "tentative de faire passer de l'autre côté"),
    "asteroid destiny draw": Stat("asteroid destiny targeting", "destinée d'astéroïde tirée contre"),
    "race total": Stat("race total", "total de course", fem=False),
    "race destiny": Stat("race destiny", "destinée de course"),
    "race draws": Stat("number of race destiny draws", "nombre de tirages de destinée de course", fem=False),
    "race cards": Stat("number of race destinies to keep", "nombre de destinées de course à garder", fem=False),
    "training destiny draw": Stat("training destiny draws", "tirages de destinée d'entraînement", fem=False, many=True),
    "total weapon destiny": Stat("total weapon destiny", "destinée d'arme totale"),
    "battle destinies": Stat("number of battle destinies", "nombre de destinées de bataille", fem=False),
    "destinies to power": Stat("number of destinies to power only", "nombre de destinées à la puissance", fem=False),
    "most battle destinies": Stat("limit of battle destinies", "limite de destinées de bataille"),
    "total battle destiny": Stat("total battle destiny", "destinée de bataille totale"),
    "destiny requirement": Stat("ability needed for battle destiny", "habileté requise pour la destinée de bataille"),
    "ability to control": Stat("ability needed for control", "habileté requise pour le contrôle"),
    "landspeed from": Stat("landspeed needed to leave", "vitesse terrestre requise pour partir"),
    "hyperspeed to": Stat("hyperspeed to move there", "hypervitesse pour s'y rendre"),
    "landspeed to": Stat("landspeed needed to enter", "vitesse terrestre requise pour arriver"),
    "move cost": Stat("cost to move", "coût de déplacement", fem=False),
    "landspeed cost": Stat("cost to move by landspeed", "coût de déplacement par vitesse terrestre", fem=False),
    "landing cost": Stat("cost to land", "coût d'atterrissage", fem=False),
    "take-off cost": Stat("cost to take off", "coût de décollage", fem=False),
    "shuttle cost": Stat("cost to shuttle", "coût de transport par navette", fem=False),
    "fire cost": Stat("cost to fire", "coût de tir", fem=False),
    "loss cost": Stat("cost in lost Force", "coût en Force perdue", fem=False),
    "play cost": Stat("cost to play", "coût pour jouer", fem=False),
    "satisfies": Stat("worth when forfeited", "valeur une fois comptabilisée en perte"),
}

# What costs Force and may be free, as a card does it and as several do: English, then French.
DONE_FREE = {
    "move cost": ("moves", "move", "se déplace", "se déplacent"),
    "landspeed cost": (
        "moves by landspeed",
        "move by landspeed",
        "se déplace par vitesse terrestre",
        "se déplacent par vitesse terrestre",
    ),
    "landing cost": ("lands", "land", "atterrit", "atterrissent"),
    "take-off cost": ("takes off", "take off", "décolle", "décollent"),
    "shuttle cost": ("shuttles", "shuttle", "prend la navette", "prennent la navette"),
    "fire cost": ("fires", "fire", "tire", "tirent"),
    "play cost": ("plays", "play", "se joue", "se jouent"),
}

# Names that are feminine in French.
WOMEN = {
    "Amidala", "Arica", "Beezer", "Beru", "Beru Lars", "Boushh", "Corporal Beezer", "Daughter Of Skywalker", "EV-9D9",
    "Guri", "H'nemthe", "Kal'Falnl", "Kal'Falnl C'ndros", "Leia", "Leia Organa", "Leia With Blaster Rifle",
    "M'iiyoom Onith", "Mara Jade", "Mara Jade, The Emperor's Hand", "Mirax Terrik", "Mon Mothma", "Oola",
    "Padme Naberrie", "Princess Leia", "Prisoner 2187", "Queen Amidala, Ruler Of Naboo", "Shasa Tiel",
    "Tonnika Sisters",
}  # fmt: skip
SEVERAL = {"Artoo & Threepio", "Owen Lars & Beru Lars", "Tonnika Sisters", "Proton Torpedoes"}  # names that are plurals

PHASES = {
    "activate": ("activate phase", "phase d'activation"),
    "control": ("control phase", "phase de contrôle"),
    "deploy": ("deploy phase", "phase de déploiement"),
    "battle": ("battle phase", "phase de bataille"),
    "move": ("move phase", "phase de déplacement"),
    "draw": ("draw phase", "phase de tirage"),
}

# The segments of a battle, in French after "le segment".
SEGMENTS = {"weapons": "des armes", "power": "de puissance", "damage": "des dommages"}

PILES = {
    "reserve": ("Reserve Deck", "pile de réserve"),
    "force": ("Force Pile", "pile de Force"),
    "used": ("Used Pile", "pile utilisée"),
    "lost": ("Lost Pile", "pile perdue"),
    "hand": ("hand", "main"),
    "life force": ("Life Force", "Force vitale"),
}

SEATS = {
    "pilot": ("pilot", "pilote"),
    "driver": ("driver", "conducteur"),
    "passenger": ("passenger", "passager"),
    "astromech": ("astromech", "astromécano"),
    "cargo": ("cargo", "chargement"),
}

PERIODS = {
    "turn": ("turn", "tour"), "battle": ("battle", "bataille"), "phase": ("phase", "phase"), "game": ("game", "partie"),
    "drain": ("Force drain", "drainage de Force"), "shot": ("shot", "tir"), "duel": ("duel", "duel"),
}  # fmt: skip

SIDES = {"light": ("Light", "le côté lumineux"), "dark": ("Dark", "le côté obscur")}

# What a card cannot do.
RESTRICTIONS = {
    "move": ("move", "se déplacer"),
    "battle": ("battle", "participer à une bataille"),
    "attack": (
        "participate in a battle that its own player initiates",
        "participer à une bataille que son propre joueur initie",
    ),
    "carry": ("carry", "porter"),
    "land": ("land", "atterrir"),
    "take off": ("take off", "décoller"),
    "fly": (
        "land, take off, shuttle, use docking bay transit or be transported",
        "atterrir, décoller, prendre une navette, transiter par les aires de mise à quai ni être transporté{e}{s}",
    ),
    "use-weapons": ("use weapons", "utiliser d'armes"),
    "fire": ("be fired", "tirer"),
    "be targeted by weapons": ("be targeted by weapons", "être ciblé{e}{s} par des armes"),
    "be highest": (
        "be the highest-ability character",
        "être le personnage ayant l'habileté la plus haute",
    ),
    "be activated": ("be activated", "être activé{e}{s}"),
    "be put away": ("be put on the Used Pile from hand", "être placé{e}{s} de la main sur la pile utilisée"),
    "be stolen": ("be stolen", "être volé{e}{s}"),
    "be hit": ("be 'hit'", "être touché{e}{s}"),
    "be drained at": ("be Force drained", "subir de drainage de Force"),
    "be battled at": ("be battled at", "être le lieu d'une bataille"),
    "deploy": ("deploy", "être déployé{e}{s}"),
    "be played": ("be played", "être joué{e}{s}"),
    "cancel destiny": ("cancel destiny", "annuler de destinée"),
    "hide": ("hide from the battle", "se cacher de la bataille"),
    "apply ability": (
        "apply ability toward drawing battle destiny",
        "faire compter {son|son|leur|leur} habileté pour tirer une destinée de bataille",
    ),
    "be converted": ("be converted", "être transformé{e}{s}"),
    "satisfy attrition": ("be used to satisfy attrition", "servir à satisfaire l'attrition"),
    "lose-text": ("have game text canceled", "avoir de texte de jeu annulé"),
    "react": ("'react'", "réagir"),
    "travel": (
        "move other than by personal landspeed",
        "se déplacer autrement que par {sa|sa|leur|leur} vitesse terrestre",
    ),
    "be removed": ("be removed from the bearer", "être retiré{e}{s} au porteur"),
    "break cover": ("break cover of its player's own accord", "se démasquer du seul gré de son joueur"),
    "go out of play": ("be placed out of play", "être placé{e}{s} hors jeu"),
    "be cancelled": ("be canceled", "être annulé{e}{s}"),
    "be forfeited": ("be forfeited", "être comptabilisé{e}{s} en perte"),
}

# What a card may do.
PERMISSIONS = {
    "drain": ("Force drain", "drainer de la Force"),
    "initiate battle": ("initiate battle", "initier une bataille"),
    "be battled": ("be battled", "être attaqué{e}{s}"),
    "drain again": ("participate in more than one Force drain each turn",
                    "participer à plus d'un drainage de Force par tour"),
    "use all devices": ("use any number of devices", "utiliser un nombre quelconque d'équipements"),
    "use all gear": ("use any number of weapons and devices",
                     "utiliser un nombre quelconque d'armes et d'équipements"),
    "break cover": ("break cover", "se démasquer"),
    "use two weapons": ("use two different weapons", "utiliser deux armes différentes"),
    "fire unpowered": ("fire without a power source", "tirer sans source d'énergie"),
    "escort": ("escort a captive", "escorter un captif"),
}  # fmt: skip

# How a card went somewhere: said of the card, before the place.
MOVES = {
    "walk": ("moves to", "se déplace vers"),
    "move": ("moves to", "se déplace vers"),
    "away": ("moves away to", "s'éloigne vers"),
    "react": ("'reacts' to", "réagit vers"),
    "run": ("flies to", "vole vers"),
    "relocate": ("relocates to", "se relocalise vers"),
    "escape": ("escapes to", "s'échappe vers"),
    "hyperspeed": ("jumps through hyperspace to", "saute en hyperespace vers"),
    "sector": ("flies to", "vole vers"),
    "land": ("lands at", "atterrit à"),
    "take-off": ("takes off to", "décolle vers"),
    "enter": ("goes in to", "entre à"),
    "leave": ("goes out to", "sort vers"),
    "shuttle": ("shuttles to", "se rend par navette vers"),
    "transit": ("transits to", "se rend par les aires de mise à quai vers"),
    "embark": ("embarks on", "embarque sur"),
    "disembark": ("disembarks to", "débarque vers"),
    "dock": ("crosses to", "passe à bord de"),
}

DESTINIES = {
    "": ("destiny", "destinée"),
    "battle": ("battle destiny", "destinée de bataille"),
    "weapon": ("weapon destiny", "destinée d'arme"),
    "duel": ("duel destiny", "destinée de duel"),
    "combat": ("lightsaber combat destiny", "destinée de combat au sabre laser"),
    "epic event": ("Epic Event destiny", "destinée d'Événement épique"),
    "asteroid": ("asteroid destiny", "destinée d'astéroïde"),
    "movement": ("movement destiny", "destinée de mouvement"),
    "search": ("search party destiny", "destinée de recherche"),
    "race": ("race destiny", "destinée de course"),
    "training": ("training destiny", "destinée d'entraînement"),
}

# What a moment has at hand, to be changed.
AT_HAND = {
    "drain": ("that Force drain", "ce drainage de Force"),
    "loss": ("the loss", "la perte"),
    "destiny": ("that destiny", "cette destinée"),
    "draw": ("that destiny draw", "ce tirage de destinée"),
    "battle damage": ("battle damage", "dommages de bataille"),
    "damage owed": ("battle damage", "dommages de bataille"),
    "result": ("the result", "le résultat"),
}

# What a trigger speaks of, as something that can be cancelled.
MOMENTS = {
    "battle": ("the battle", "la bataille"),
    "drain": ("the Force drain", "le drainage de Force"),
    "destiny": ("that destiny", "cette destinée"),
    "react": ("the 'react'", "la réaction"),
    "fired": ("the shot", "le tir"),
    "deploying": ("that card", "cette carte"),
    "insert-revealed": ("that card", "cette carte"),
    "deployed": ("the deployment", "le déploiement"),
    "about-to-be-lost": ("that loss", "cette perte"),
    "about-to-move": ("the move", "le déplacement"),
    "moved": ("the move", "le déplacement"),
    "played": ("that card", "cette carte"),
    "used": ("that action", "cette action"),
}

# Numbers that an action has found out.
VARIABLES = {
    "destiny": ("destiny", "la destinée"),
    "x": ("X", "X"),
    "ferocity": ("ferocity", "la férocité"),
    "z": ("Z", "Z"),
    "icons": ("that number", "ce nombre"),
    "difference": ("the difference", "la différence"),
    "value": ("that destiny", "cette destinée"),
    "first_destiny": ("the first destiny", "la première destinée"),
    "their_power": ("the opponent's noted total power", "la puissance totale notée de l'adversaire"),
    "worth": ("its forfeit value", "sa valeur de perte"),
    "their_destiny": ("the opponent's destiny", "la destinée de l'adversaire"),
}

_ENDING = re.compile(r"\{([^{}]*)\}")


def agree(text: str, fem: bool = False, many: bool = False) -> str:
    """Fill in the French endings that agree with a noun."""

    def ending(match: re.Match[str]) -> str:
        forms = match[1].split("|")
        if len(forms) == 4:
            return forms[fem + 2 * many]
        return match[1] if (fem if match[1] == "e" else many) else ""

    return _ENDING.sub(ending, text)


def number(value: Num) -> str:
    """A number as people write it: no ".0", no more than two places, and a sign for one without end or with a name."""
    if isinf(value):
        return "∞"
    if value == pi:
        return "π"
    return str(int(value)) if value == int(value) else str(round(value, 2))


def capital(text: str) -> str:
    """The same text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def listed(items: list[str], word: str) -> str:
    """A list in words: "a, b or c"."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}" if items else ""


def sentences(clauses: list[str]) -> str:
    """Clauses as sentences, but without the first capital and the last full stop."""
    return ". ".join([clauses[0], *(capital(clause) for clause in clauses[1:])])


def sentence(clause: str) -> str:
    """A clause with its capital and its full stop."""
    return capital(clause) + ("" if clause[-1:] in ".!?" else ".")
