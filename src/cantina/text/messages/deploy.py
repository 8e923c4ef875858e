"""Messages: deploying."""

MESSAGES = {
    "option.deploy": ("Deploy {card}[ ({cost:force})]", "Déployer {card}[ ({cost:force})]"),
    "option.deploy-at": (
        "Choose {card}[ ({cost:force})][, function {mode}]",
        "Choisir {card}[ ({cost:force})][, fonction {mode}]",
    ),
    "option.on-table": (
        "On table[ ({cost:force})][, function {mode}]",
        "Sur la table[ ({cost:force})][, fonction {mode}]",
    ),
    "prompt.deploy-where": ("Where does {card} deploy?", "Où déployer {card} ?"),
    "prompt.deploy-next": ("{card}: which card deploys next?", "{card} : quelle carte se déploie ensuite ?"),
    "prompt.crew": ("Choose who deploys aboard {card}", "Choisissez qui se déploie à bord de {card}"),
    "event.deployed": (
        "{player} deploys {card}[ to {place}][ on {on}][ as {seat}][ with {crew}][ from {pile}][; target: {targets}].",
        "{player} déploie {card}[ à {place}][ sur {on}][ comme {seat}][ avec {crew}][ depuis {pile}]"
        "[ ; cible : {targets}].",
    ),
    "event.retargeted": ("{card} targets {target} from now on.", "{card} cible désormais {target}."),
    "refusal.their-cost": (
        "The opponent does not have {cost:force} in the Force Pile.",
        "La pile de Force de l'adversaire ne contient pas {cost:force}.",
    ),
    "refusal.no-place": ("There is nowhere to deploy it.", "Il n'y a aucun endroit où la déployer."),
    "refusal.location-there": (
        "Your [{by}|copy of this location] is already on table.",
        "Votre exemplaire de cette localisation[ ({by})] est déjà sur la table.",
    ),
    "refusal.deploys-on": (
        "Nothing there is what its text asks for[: {node:full}].",
        "Il n'y a là rien de ce que demande son texte[ : {node:full}].",
    ),
    "refusal.deploys-only": ("{node:full}.", "{node:full}."),
    "refusal.no-deploy": ("{node:full}.", "{node:full}."),
    "refusal.holosite": ("Only holograms deploy to {place}.", "Seuls des hologrammes se déploient à {place}."),
    "refusal.no-icon": (
        "You have neither presence nor a Force icon at {place}.",
        "Vous n'avez ni présence ni icône de Force à {place}.",
    ),
    "refusal.dagobah": (
        "It cannot deploy to {place}: its own text does not speak of Dagobah.",
        "Elle ne peut pas se déployer à {place} : son propre texte ne parle pas de Dagobah.",
    ),
    "refusal.not-in-space": (
        "It cannot stand at {place}: only at sites or aboard something.",
        "Impossible à {place} : seulement sur un site ou à bord.",
    ),
    "refusal.exterior": (
        "It needs an exterior site, and {place} is not one.",
        "Il faut un site extérieur, ce que {place} n'est pas.",
    ),
    "refusal.capital-place": (
        "A capital starship deploys only to systems and asteroid sectors, not to {place}.",
        "Un vaisseau capital ne se déploie que dans un système ou un secteur d'astéroïdes.",
    ),
    "refusal.fighter-place": (
        "A starfighter cannot deploy to {place}.",
        "Un chasseur stellaire ne peut pas se déployer à {place}.",
    ),
    "refusal.needs-pilot": ("It needs a pilot to deploy there.", "Il faut un pilote pour s'y déployer."),
    "refusal.not-deployable": ("This kind of card is not deployed.", "Ce genre de carte ne se déploie pas."),
    "refusal.not-in-hand": ("It is not in your hand.", "Cette carte n'est pas dans votre main."),
    "refusal.no-planet": (
        "There is no planet on table that it could be part of.",
        "Aucune planète sur la table ne peut recevoir ce site.",
    ),
}
