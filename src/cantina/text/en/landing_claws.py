"""English. Starfighters that cling to a larger ship."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import endings, player_clause, says, statuses, thing
from cantina.text.grammar import Clause, Context

statuses({"concealed": "concealed"})
endings({"concealed": ("%s {detaches|detaches|detach|detach}", "detach %s")})


@says(lang.Cling)
def _cling(node: lang.Cling, c: Context) -> Clause:
    what = f"the bearer to {thing(node.to, c)}: it moves along and is 'concealed'"
    return player_clause(lang.YOU, "attach", "attaches", what)
