"""The table's pages: the built front end, from the package's own data."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WITH_DOTS = "watch/"  # what follows is the id of a statement, no name of a file
STATIC = Path(__file__).parents[1] / "static"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cantina</title>
<h1>The table is not built</h1>
<p>The server is running, but this copy of Cantina has no pages in it. Build them with <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>, or install a released package.</p>
<p lang="fr">Le serveur fonctionne, mais cette copie de Cantina ne contient pas de pages. Construisez-les avec
<code>npm ci</code> puis <code>npm run build</code> dans <code>web/</code>, ou installez une version publiée.</p>
"""


class Pages(StaticFiles):
    """Files as they are; any other address is one of the client's own pages."""

    def __init__(self, directory: Path = STATIC) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._index = directory / "index.html"

    async def check_config(self) -> None:
        """Pages that are missing are no error here: a plain one says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page that finds its way by itself."""
        if path == ".":
            return self._page()
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            named = "." in path.rsplit("/", 1)[-1] and not path.startswith(WITH_DOTS)
            if error.status_code != 404 or named:
                raise
            return self._page()
        # The build puts a digest of the contents into the names of what it writes there.
        lasting = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response

    def _page(self) -> Response:
        found = self._index.is_file()
        page = self._index.read_text(encoding="utf-8") if found else NOT_BUILT
        return HTMLResponse(page, 200 if found else 503, headers={"cache-control": "no-cache"})
