"""A ruling test says why something is refused, and the tests of a statement show more than refusals."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def _called(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name


def _claims(test: ast.AST) -> Iterator[ast.AST]:
    """The parts of an assertion that must all hold."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        for part in test.values:
            yield from _claims(part)
    else:
        yield test


def _is_bare_refusal(claim: ast.AST) -> bool:
    """Whether a claim says that something is refused, and not why."""
    negated = isinstance(claim, ast.UnaryOp) and isinstance(claim.op, ast.Not) and _called(claim.operand, "can")
    return negated or _called(claim, "why_not") or _called(claim, "reasons")


def _ruling_tests(source: str) -> Iterator[tuple[str, set[str], list[ast.AST]]]:
    """Each ruling test: its name, the statements that it proves, and all that it claims."""
    for test in ast.parse(source).body:
        if isinstance(test, ast.FunctionDef):
            marks = [each for each in test.decorator_list if _called(each, "ruling")]
            proven = {id.value for mark in marks for id in mark.args if isinstance(id, ast.Constant)}
            claims = [each for node in ast.walk(test) if isinstance(node, ast.Assert) for each in _claims(node.test)]
            raises = [node for node in ast.walk(test) if _called(node, "raises")]
            if proven:
                yield test.name, proven, [*claims, *raises]


def _weak_proofs(sources: Iterable[str]) -> tuple[set[str], set[str]]:
    """The tests that leave open why something is refused, and the statements of which no test shows more than that
    something is refused: such a test also passes where the refusal has quite another reason. A mark on a function that
    is no test proves nothing."""
    unexplained, shown, proven = set(), set(), set()
    for source in sources:
        for name, ids, claims in _ruling_tests(source):
            proven |= ids
            if not name.startswith("test_"):
                continue
            if any(_called(claim, "why_not") or _called(claim, "reasons") for claim in claims):
                unexplained.add(name)
            if not claims or not all(map(_is_bare_refusal, claims)):
                shown |= ids
    return unexplained, proven - shown


def test_a_refusal_is_proven_with_its_reason_and_a_statement_from_both_sides():
    files = sorted(path for room in ("rules", "cards") for path in (TESTS / room).rglob("test_*.py"))
    assert _weak_proofs(path.read_text(encoding="utf-8") for path in files) == (set(), set())


def test_a_mark_on_a_helper_proves_nothing() -> None:
    helper = '@pytest.mark.ruling("force.1")\ndef played():\n    assert s.zone(card) == "hand"\n'
    assert _weak_proofs([helper]) == (set(), {"force.1"})


@pytest.mark.parametrize(("claim", "unexplained", "one_sided"), [
    ('assert not s.can("play", card)', False, True),
    ('assert not s.can("play", card) and s.why_not("play", card)', True, True),
    ('assert s.reasons("play", card)', True, True),
    ('assert s.reasons("play", card) == ["phase"]', False, False),
    ('assert s.can("play", other) and not s.can("play", card)', False, False),
    ('assert s.zone(card) == "hand"', False, False),
])  # fmt: skip
def test_a_weak_proof_is_seen(claim: str, unexplained: bool, one_sided: bool):
    source = f'@pytest.mark.ruling("force.1")\ndef test_it():\n    {claim}\n'
    assert _weak_proofs([source]) == ({"test_it"} if unexplained else set(), {"force.1"} if one_sided else set())
