"""The proofs that come with the package hold under the rules and cards of today."""

from __future__ import annotations

from collections import defaultdict

import pytest

from cantina.glossary import load
from cantina.proofs.archive import bundled_proofs, module_of
from cantina.proofs.replay import check

MODULES: dict[str, list[str]] = defaultdict(list)
for each in bundled_proofs():
    MODULES[module_of(each)].append(each)


@pytest.mark.parametrize("module", MODULES)
def test_every_proof_leads_where_it_did(module: str, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--refresh-proofs"):
        pytest.skip("they are being written anew")
    for test in MODULES[module]:
        check(bundled_proofs().scenes(test))


def test_every_proof_is_of_a_statement() -> None:
    index = bundled_proofs().index
    for statement, tests in index.statements.items():
        assert load().statement(statement) and 1 <= len(tests) <= 3
    shown = {test for tests in index.statements.values() for test in tests}
    assert shown == set(index.digests)
    assert not set(index.statements) & set(index.unseen)
