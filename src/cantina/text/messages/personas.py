"""Messages: uniqueness, personas and persona replacement."""

MESSAGES = {
    "option.replace": ("Replace another version with {card}", "Remplacer une autre version par {card}"),
    "prompt.replace": ("Which card does {card} replace?", "Quelle carte {card} remplace-t-elle ?"),
    "event.replaced": ("{player} replaces {old} with {card}.", "{player} remplace {old} par {card}."),
    "refusal.not-a-version": (
        "It is not another version of the same character.",
        "Ce n'est pas une autre version du même personnage.",
    ),
    "refusal.same-version": ("It is the same version.", "C'est la même version."),
    "refusal.weaker": (
        "Its {stat} is lower than that of the card it would replace.",
        "{stat} est inférieure à celle de la carte à remplacer.",
    ),
    "refusal.unique": (
        "[{by}|Another copy] is already on table (limit: {limit}).",
        "[{by}|Un autre exemplaire] est déjà sur la table (limite : {limit}).",
    ),
    "refusal.persona": (
        "[{by}|Another version] is already on table and is the same person.",
        "[{by}|Une autre version] est déjà sur la table et représente la même personne.",
    ),
    "refusal.out-of-play": ("[{by}|This card] is out of play.", "[{by}|Cette carte] est hors jeu."),
}
