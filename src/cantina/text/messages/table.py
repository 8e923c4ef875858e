"""Messages: the table in plain text."""

MESSAGES = {
    "table.turn": ("Turn {turn}: {player}[, {phase}]", "Tour {turn} : {player}[, {phase}]"),
    "table.piles": (
        "{player}: hand {hand}, Reserve [{reserve}|?], Force {force}, Used {used}, Lost {lost}",
        "{player} : main {hand}, réserve [{reserve}|?], Force {force}, utilisée {used}, perdue {lost}",
    ),
    "table.location": ("{card} (Light {light}, Dark {dark})", "{card} (lumineux {light}, obscur {dark})"),
    "table.side": ("{player}: total power {power}", "{player} : puissance totale {power}"),
    "table.face-down": ("{player}: {amount:cards} face down", "{player} : {amount:cards} face cachée"),
    "table.seat": ("({seat})", "({seat})"),
    "table.numbers": (
        "power {power}[, ability {ability}][, forfeit {forfeit}]",
        "puissance {power}[, habileté {ability}][, valeur de perte {forfeit}]",
    ),
}
