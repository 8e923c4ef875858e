"""Messages: the parts of a number."""

MESSAGES = {
    "part.none": ("This card has no {stat}", "Cette carte n'a pas {stat:bare}"),
    "part.printed": ("Printed {stat}", "Valeur imprimée : {stat:plain}"),
    "part.of": ("{stat}", "{stat:plain}"),
    "part.own": ("Every player", "Chaque joueur"),
    "part.floor": ("Never below zero", "Jamais moins de zéro"),
    "part.text": ("{node:full}", "{node:full}"),
    "part.no-pilot": ("Nobody aboard flies or drives it", "Personne à bord pour piloter ou conduire"),
    "part.permanent-pilot": ("Its permanent pilot", "Pilote permanent"),
    "part.forfeit-set": (
        "Its forfeit value was set when it was hit",
        "Valeur de perte fixée quand la carte a été touchée",
    ),
    "part.piece": ("At a holosite: its destiny number", "Sur un holosite : le nombre de destinée"),
    "part.position": ("Where it is now", "Position actuelle"),
    "part.master": ("The Force icon of a Jedi Master", "Icône de Force d'un Maître Jedi"),
}
