"""Finds the generator expressions that lose their laziness when they are compiled.

mypyc runs a generator expression lazily only where it is the argument of `any`, `all` or `next`. Everywhere else it
makes a list. Where all of it is wanted that changes nothing; where only the first items are wanted, it does all the
work for them. So one that is handed to another call or unpacked may stay; one that is kept for later may not: it is
either a list and written so, or a loop.
"""

from __future__ import annotations

import ast


def eager_generators(source: str) -> list[int]:
    """The lines of the generator expressions that are kept for later: named, returned, looped over, looked into."""
    tree = ast.parse(source)
    at_once = {id(each) for node in ast.walk(tree) for each in _taken_at_once(node)}
    generators = [node for node in ast.walk(tree) if isinstance(node, ast.GeneratorExp)]
    return [node.lineno for node in generators if id(node) not in at_once]


def _taken_at_once(node: ast.AST) -> list[ast.expr]:
    """What a node takes in where it stands: the arguments of a call, or what is unpacked."""
    if isinstance(node, ast.Call):
        return [*node.args, *[keyword.value for keyword in node.keywords]]
    return [node.value] if isinstance(node, ast.Starred) else []
