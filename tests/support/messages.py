"""The catalogues of messages, parsed, and the strings and calls in the source that name messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import fourfold

SOURCE = Path(fourfold.__file__).parent


def catalogue(language: str, part: str = "") -> str:
    """Return the text of a catalogue: the shared one, or a part that only the page has."""
    return (SOURCE / "messages" / part / f"{language}.ftl").read_text("utf-8")


@cache
def messages(language: str, part: str = "") -> dict[str, ftl.Pattern]:
    """Return the patterns of a catalogue by name, attributes as ``name.attribute``."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(catalogue(language, part)).body:
        assert not isinstance(entry, ftl.Junk), f"{language} {part}: {entry.content!r}"
        if not isinstance(entry, ftl.Message):
            continue
        name = entry.id.name
        assert name not in found, f"{language} {part}: {name} twice"
        if entry.value is not None:
            found[name] = entry.value
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = attribute.value
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ftl.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


def shared_variables(pattern: ftl.Pattern) -> set[str]:
    """Return the variables that a message has in every language.

    Only some languages choose words by the set of pieces: in French a piece and a mushroom differ in gender.
    """
    return variables(pattern) - {"set"}


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def nodes() -> Iterator[ast.AST]:
    for tree in trees().values():
        yield from ast.walk(tree)


@cache
def strings() -> frozenset[str]:
    """Return every string literal of the source."""
    return frozenset(
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def constants(node: ast.AST) -> Iterator[str]:
    """Yield the string literals to which an expression may evaluate."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def called(node: ast.Call) -> str:
    return str(getattr(node.func, "attr", None) or getattr(node.func, "id", ""))


def sample(names: set[str], number: int = 3) -> dict[str, object]:
    """Return sample parameters: numbers where a sentence counts, words elsewhere."""
    counting = {"count", "number", "due", "height", "most", "left", "light", "dark"}
    return {name: number if name in counting else f"<{name}>" for name in names}
