"""Append-only sequences as values: a longer sequence shares its elements with the shorter one.

Lives here: `History` and `Positions`, whose method `then` takes constant time, so that the time to replay a
game grows linearly with its length. Does not live here: what the elements are (`record`, `quartino.state`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class History(Sequence[T], Generic[T]):
    """A sequence that never changes; it equals, and hashes like, a tuple of the same elements.

    The method `then` makes a longer history. The first longer history that is made of a history appends to a
    list that both share; each further one copies the elements.

    >>> one = History("a")
    >>> two, other = one.then("b"), one.then("c")
    >>> tuple(one), tuple(two), tuple(other), two.shorter(1) == one
    (('a',), ('a', 'b'), ('a', 'c'), True)
    """

    __slots__ = ("_length", "_shared")

    def __init__(self, elements: Iterable[T] = ()) -> None:
        self._shared = list(elements)
        self._length = len(self._shared)

    def then(self, element: T) -> Self:
        """Return the history with one more element."""
        if len(self._shared) == self._length:
            longer = self._prefix(self._length + 1)
        else:
            longer = type(self)(self)
            longer._length += 1
        longer._append(element)
        return longer

    def shorter(self, number: int) -> Self:
        """Return the history without its last ``number`` elements."""
        return self._prefix(max(0, self._length - number))

    def _prefix(self, length: int) -> Self:
        """Return a history of this length on the same shared list."""
        found = type(self).__new__(type(self))
        found._shared = self._shared
        found._length = length
        return found

    def _append(self, element: T) -> None:
        self._shared.append(element)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return tuple([self._shared[n] for n in range(*index.indices(self._length))])
        number = index + self._length if index < 0 else index
        if not 0 <= number < self._length:
            raise IndexError("history index out of range")
        return self._shared[number]

    def __iter__(self) -> Iterator[T]:
        return iter(self._shared[: self._length])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, History | tuple) or len(other) != self._length:
            return False
        if isinstance(other, History) and other._shared is self._shared:
            return True
        return self._shared[: self._length] == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (list(self),)


class Positions(History[str]):
    """A history of position texts that counts how often each text occurs.

    >>> positions = Positions(["x", "y"]).then("x")
    >>> positions.count("x"), positions.shorter(1).count("x")
    (2, 1)
    """

    __slots__ = ("_numbers",)

    def __init__(self, elements: Iterable[str] = ()) -> None:
        super().__init__()
        self._numbers: dict[str, list[int]] = {}
        for element in elements:
            self._append(element)
        self._length = len(self._shared)

    def _prefix(self, length: int) -> Self:
        found = super()._prefix(length)
        found._numbers = self._numbers
        return found

    def _append(self, element: str) -> None:
        self._numbers.setdefault(element, []).append(len(self._shared))
        super()._append(element)

    def count(self, value: Any) -> int:
        """Return how often a text occurs."""
        return bisect_left(self._numbers.get(value, ()), self._length)
