"""Messages: Podraces."""

MESSAGES = {
    "event.race-begun": ("A Podrace begins ({card}).", "Une course de modules commence ({card})."),
    "event.race-won": (
        "{winner:capital} wins the Podrace with {total}.",
        "{winner:capital} gagne la course de modules avec {total}.",
    ),
    "status.racing": ("racing", "en course"),
}
