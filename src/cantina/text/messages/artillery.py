"""Messages: artillery that warriors take along."""

MESSAGES = {
    "option.haul": ("Move {card} together with warriors[ ({cost:force})]",
                    "Déplacer {card} avec des guerriers[ ({cost:force})]"),
    "prompt.haul": ("Who takes {card} along?", "Qui emmène {card} ?"),
    "refusal.too-few": ("Too few warriors there can take [{by}|it] along.",
                        "Trop peu de guerriers sur place peuvent emmener [{by}|cette arme]."),
}  # fmt: skip
