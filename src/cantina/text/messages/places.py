"""Messages: locations."""

MESSAGES = {
    "status.turned": ("turned round", "retourné"),
}
