"""Messages: uniqueness and personas."""

MESSAGES = {
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
