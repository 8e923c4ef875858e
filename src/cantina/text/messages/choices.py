"""Messages: choosing cards."""

MESSAGES = {
    "prompt.cards": ("{card}: {node}", "{card} : {node}"),
    "event.search-failed": ("{player} finds nothing in {pile}.", "{player} ne trouve rien dans {pile}."),
}
