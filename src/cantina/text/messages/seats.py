"""Messages: seats, embarking, disembarking and docking."""

MESSAGES = {
    "option.seat": ("Seat {card} as {seat}", "Placer {card} comme {seat}"),
    "option.change-seat": ("Move {card} to the seat of {seat}", "Faire passer {card} à la place de {seat}"),
    "option.embark": ("Embark {card}", "Faire embarquer {card}"),
    "option.disembark": ("Disembark {card}", "Faire débarquer {card}"),
    "option.dock": ("Dock {card}[ ({cost:force})]", "Arrimer {card}[ ({cost:force})]"),
    "prompt.seat": ("Which seat does {card} take?", "Quelle place pour {card} ?"),
    "prompt.embark": ("What does {card} board?", "À bord de quoi faire embarquer {card} ?"),
    "prompt.dock": (
        "Choose the ship that {card} docks with",
        "Choisissez le vaisseau spatial auquel arrimer {card}",
    ),
    "prompt.crossing": (
        "Choose who crosses between {card} and {place}",
        "Choisissez qui passe entre {card} et {place}",
    ),
    "event.seat": ("{card} changes seat: {seat}.", "{card} change de place : {seat}."),
    "refusal.no-room": ("There is no room aboard[ {by}].", "Il n'y a pas de place à bord[ de {by}]."),
    "refusal.no-seat": ("There is no other seat for it.", "Il n'y a pas d'autre place à bord."),
    "refusal.no-dock": (
        "There is no ship of yours there to dock with, or nobody could cross.",
        "Aucun de vos vaisseaux ne peut s'y arrimer, ou personne ne pourrait changer de bord.",
    ),
}
