"""Messages: missing characters and search parties."""

MESSAGES = {
    "option.search": ("Form a search party at {card}", "Former un groupe de recherche à {card}"),
    "prompt.search": ("Who looks for missing characters at {place}?", "Qui cherche les disparus à {place} ?"),
    "event.missing": ("Missing at {place}: {cards}.", "Porté disparu à {place} : {cards}."),
    "event.found": ("Found at {place}: {cards}.", "Retrouvé à {place} : {cards}."),
    "event.search": (
        "{player} forms a search party at {place}: {cards}.",
        "{player} forme un groupe de recherche à {place} : {cards}.",
    ),
    "event.not-found": (
        "The search party of {player} at {place} finds nobody[ ({total})].",
        "Le groupe de recherche de {player} à {place} ne retrouve personne[ ({total})].",
    ),
    "refusal.nobody-missing": (
        "No character of yours is missing at {place}.",
        "Aucun de vos personnages n'est porté disparu à {place}.",
    ),
    "refusal.nobody-to-search": (
        "You have no character at {place} who could search.",
        "Vous n'avez à {place} aucun personnage qui puisse chercher.",
    ),
    "refusal.missing": ("[{by}|This character] is missing.", "Personnage porté disparu[ ({by})]."),
    "refusal.searching": (
        "[{by}|This character] is in a search party this turn.",
        "Membre d'un groupe de recherche ce tour-ci[ ({by})].",
    ),
    "status.missing": ("missing", "porté disparu"),
    "status.searching": ("in a search party", "dans un groupe de recherche"),
}
