"""Messages: starfighters that cling to a larger ship."""

MESSAGES = {
    "event.clung": ("{card} clings to {on}.", "{card} s'accroche à {on}."),
    "event.let-go": ("{card} lets go, at {place}.", "{card} lâche prise, à {place}."),
    "status.concealed": ("clings to {other}", "accroché à {other}"),
}
