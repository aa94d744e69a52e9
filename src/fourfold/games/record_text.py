"""The text of a record: its lines, the fields of its header, and names in quotes.

Lives here: what a record's text is made of, each printer beside its parser. Does not live here: what the
fields and events mean (`record`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from fourfold.games.errors import NotationError, quote
from fourfold.games.state import Seat
from fourfold.games.text import Field

BYTE_ORDER_MARK = "\ufeff"
KEY_LINE = re.compile(r"(?P<key>[a-z][a-z0-9-]*):(?P<space> *)(?P<value>.*)")
NAME = re.compile(r'(?P<seat>[A-Z][0-9]*)=(?P<name>"(?:[^"\\]|\\.)*"|[^\s"#]+)(?:\s+|$)')
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""A control character, or half of a surrogate pair."""


def read_lines(text: str | bytes) -> Iterator[Field]:
    """Yield the lines of a record, without comments and without spaces at the ends of lines."""
    for number, raw in enumerate(_split(text), start=1):
        line = raw.removeprefix(BYTE_ORDER_MARK) if number == 1 else raw
        line = line.removesuffix("\r")
        if found := CONTROL.search(line.replace("\t", " ")):
            got = f"U+{ord(found[0]):04X}"
            raise NotationError("control-character", line=number, column=found.start() + 1, got=got)
        bare = _without_comment(line)
        # A line that is only a comment does not end the header, as an empty line does.
        if bare.strip() or not line.strip():
            yield Field(bare.rstrip(), number)


def _split(text: str | bytes) -> Iterator[str]:
    """Yield the lines of a text, each found, and decoded from UTF-8, when it is asked for."""
    start, number = 0, 1
    while start <= len(text):
        end = text.find("\n", start) if isinstance(text, str) else text.find(b"\n", start)
        end = len(text) if end < 0 else end
        line = text[start:end]
        yield line if isinstance(line, str) else _decode(line, number)
        start, number = end + 1, number + 1


def _decode(line: bytes, number: int) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        before = line[: error.start].decode("utf-8")
        column = len(before.removeprefix(BYTE_ORDER_MARK) if number == 1 else before) + 1
        got = f"0x{line[error.start]:02x}"
        raise NotationError("not-utf8", line=number, column=column, got=got) from None


def _without_comment(line: str) -> str:
    if "#" not in line:
        return line
    in_quotes = False
    escaped = False
    for column, character in enumerate(line):
        if character == "#" and not in_quotes:
            return line[:column]
        if character == '"' and not escaped:
            in_quotes = not in_quotes
        escaped = character == "\\" and not escaped
    return line


def read_header(lines: Iterator[Field]) -> tuple[dict[str, Field], int]:
    """Return the fields of the header, and the number of its last line, which is the empty line after it."""
    header: dict[str, Field] = {}
    end = 1
    for line in lines:
        end = line.line
        if not line.text and header:
            break
        if not line.text:
            continue
        found = KEY_LINE.fullmatch(line.text)
        if found is None:
            raise line.error("bad-header")
        if found["key"] in header:
            raise line.error("key-twice", got=quote(found["key"]))
        header[found["key"]] = Field(found["value"], line.line, found.start("value") + 1)
    return header, end


def read_players(field: Field, seats: Sequence[Seat]) -> dict[Seat, str]:
    """Return the names of players by their seats, from a field such as ``A=Ada B="Bo B."``."""
    players: dict[Seat, str] = {}
    position = 0
    while position < len(field.text):
        found = NAME.match(field.text, position)
        rest = Field(field.text[position:], field.line, field.column + position)
        if found is None:
            raise rest.error("bad-name" if '"' in rest.text else "bad-players")
        if found["seat"] not in seats:
            raise Field(found["seat"], rest.line, rest.column).error(
                "bad-seat", expected=" ".join(seats)
            )
        if found["seat"] in players:
            raise rest.error("key-twice", got=quote(found["seat"]))
        players[found["seat"]] = _unquote(found["name"])
        position = found.end()
    return players


def print_name(name: str) -> str:
    """Return a player's name as the header has it: in quotes unless it is a plain word."""
    plain = re.fullmatch(r'[^\s"#\\]+', name) and not any(map(_is_control, name))
    return name if plain else _in_quotes(name)


def print_note(value: str) -> str:
    """Return the value of a note as the header has it: in quotes unless it is plain text."""
    plain = value == value.strip() and not re.search(r'["#\\]', value)
    plain = plain and not any(map(_is_control, value))
    return value if plain else _in_quotes(value)


def read_note(field: Field) -> str:
    """Return the value of a note that `print_note` wrote."""
    whole = len(field.text) > 1 and field.text[0] == field.text[-1] == '"'
    return _unquote(field.text) if whole else field.text


def _is_control(character: str) -> bool:
    return CONTROL.match(character) is not None


def _in_quotes(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(f"\\u{ord(c):04x}" if _is_control(c) else c for c in escaped) + '"'


def _unquote(text: str) -> str:
    if not text.startswith('"'):
        return text
    return re.sub(r"\\(u[0-9a-f]{4}|.)", _unescape, text[1:-1])


def _unescape(found: re.Match[str]) -> str:
    written = found[1]
    return chr(int(written[1:], 16)) if len(written) > 1 else written
