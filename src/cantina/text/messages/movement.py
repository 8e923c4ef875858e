"""Messages: moving."""

MESSAGES = {
    "option.walk": (
        "Move {card}[ to {place}] by landspeed[ ({cost:force})]",
        "Déplacer {card}[ vers {place}] par vitesse terrestre[ ({cost:force})]",
    ),
    "option.hyperspeed": (
        "Move {card} through hyperspace[ to {place}][ ({cost:force})]",
        "Déplacer {card} en hyperespace[ vers {place}][ ({cost:force})]",
    ),
    "option.land": ("Land {card}[ at {place}][ ({cost:force})]", "Faire atterrir {card}[ à {place}][ ({cost:force})]"),
    "option.take-off": (
        "Take off with {card}[ to {place}][ ({cost:force})]",
        "Faire décoller {card}[ vers {place}][ ({cost:force})]",
    ),
    "option.sector": (
        "Move {card} between system and sectors[: to {place}][ ({cost:force})]",
        "Déplacer {card} entre système et secteurs[ : vers {place}][ ({cost:force})]",
    ),
    "option.shuttle": (
        "Shuttle {card}[ to {place}][ ({cost:force})]",
        "Transporter {card} par navette[ vers {place}][ ({cost:force})]",
    ),
    "option.enter": (
        "Move {card} into [{place}|the ship or vehicle][ ({cost:force})]",
        "Faire entrer {card} dans [{place}|le vaisseau ou le véhicule][ ({cost:force})]",
    ),
    "option.leave": (
        "Move {card} out to [{place}|the bridge or the ground][ ({cost:force})]",
        "Faire sortir {card} vers [{place}|le pont ou le sol][ ({cost:force})]",
    ),
    "option.transit": ("Docking bay transit from {card}", "Transit par les aires de mise à quai depuis {card}"),
    "option.move": ("Move {card} by game text", "Déplacer {card} par texte de jeu"),
    "option.move-to": ("Go to {card}[ ({cost:force})]", "Aller à {card}[ ({cost:force})]"),
    "prompt.move": ("Where does {card} move?", "Où déplacer {card} ?"),
    "prompt.transit": (
        "Choose the docking bay to go to from {card}",
        "Choisissez l'aire de mise à quai où aller depuis {card}",
    ),
    "prompt.travellers": ("Choose who travels to {place}", "Choisissez qui voyage vers {place}"),
    "event.moved": ("{card} {verb} {place}.", "{card} {verb} {place}."),
    "refusal.nobody-steers": ("Nobody aboard flies or drives it.", "Personne à bord pour piloter ou conduire."),
    "refusal.cannot-move": ("[{by}|A card] forbids it to move.", "[{by}|Une carte] lui interdit de se déplacer."),
    "refusal.does-not-move": ("This card does not move by itself.", "Cette carte ne se déplace pas par elle-même."),
    "refusal.moved": ("It has already moved this turn.", "Cette carte s'est déjà déplacée ce tour-ci."),
    "refusal.no-way": ("There is no way[ to {place}].", "Il n'y a pas de chemin[ vers {place}]."),
    "refusal.not-a-bay": ("{place} is not a docking bay.", "{place} n'est pas une aire de mise à quai."),
    "refusal.not-at-a-bay": (
        "[{by}|It] is not at a docking bay.",
        "[{by}|Cette carte] n'est pas sur une aire de mise à quai.",
    ),
    "refusal.no-traveller": (
        "Only characters and vehicles that stand there travel from a docking bay.",
        "Seuls les personnages et véhicules qui s'y tiennent voyagent depuis une aire de mise à quai.",
    ),
    "refusal.from-the-bay": (
        "It can travel: choose the transit from {place}.",
        "Le voyage est possible : choisissez le transit depuis {place}.",
    ),
    "refusal.nobody": ("Nobody there can travel.", "Personne n'y peut voyager."),
    "refusal.no-other-bay": (
        "There is no other docking bay to go to.",
        "Il n'y a pas d'autre aire de mise à quai où aller.",
    ),
}
