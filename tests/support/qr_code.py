"""Reading a QR code from its picture, as a scanner does (ISO/IEC 18004): level M, up to 213 bytes.

Lives here: the modules in a picture, and the text in modules. Errors are not corrected: a code that the page
draws has none.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Sequence

from playwright.sync_api import Locator

Matrix = Sequence[Sequence[bool]]
"""The modules by row and column; True is dark."""

SAMPLE = """async picture => {
  const bytes = Uint8Array.from(atob(picture), one => one.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const isDark = (x, y) => data[4 * (y * image.width + x)] < 128
  const rows = [...Array(image.height).keys()]
  const columns = [...Array(image.width).keys()]
  const dark = rows.flatMap(y => columns.filter(x => isDark(x, y)).map(x => [x, y]))
  const [left, top] = [0, 1].map(axis => Math.min(...dark.map(one => one[axis])))
  const right = Math.max(...dark.map(one => one[0]))
  // The upper edge of the first finder pattern is seven modules long.
  let edge = left
  while (isDark(edge, top)) edge += 1
  const size = Math.round((right + 1 - left) * 7 / (edge - left))
  const step = (right + 1 - left) / size
  const middle = number => Math.floor((number + 0.5) * step)
  const places = [...Array(size).keys()]
  return places.map(y => places.map(x => isDark(left + middle(x), top + middle(y))))
}"""
"""Script that returns the modules in a picture."""

BLOCKS = {
    1: [16],
    2: [28],
    3: [44],
    4: [32] * 2,
    5: [43] * 2,
    6: [27] * 4,
    7: [31] * 4,
    8: [38] * 2 + [39] * 2,
    9: [36] * 3 + [37] * 2,
    10: [43] * 4 + [44],
}
"""The number of data bytes of each block at level M, by version."""
ALIGNMENT = {
    1: [],
    2: [6, 18],
    3: [6, 22],
    4: [6, 26],
    5: [6, 30],
    6: [6, 34],
    7: [6, 22, 38],
    8: [6, 24, 42],
    9: [6, 26, 46],
    10: [6, 28, 50],
}
"""The rows and columns of the middles of alignment patterns, by version."""
FORMAT_PLACES = [
    *((8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)),
    *((row, 8) for row in (7, 5, 4, 3, 2, 1, 0)),
]
FORMAT_MASK = 0b101010000010010
LEVEL_M = 0b00
BYTES = 0b0100
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)
"""The mask patterns: modules for which one is 0 are inverted."""


def text_of_picture(code: Locator) -> str:
    """Return the text of a QR code on a page."""
    picture = base64.b64encode(code.screenshot()).decode()
    return text_of(code.page.evaluate(SAMPLE, picture))


def text_of(matrix: Matrix) -> str:
    """Return the text of a QR code, given its modules without the border."""
    version = (len(matrix) - 17) // 4
    bits = _number([matrix[row][column] for row, column in FORMAT_PLACES]) ^ FORMAT_MASK
    assert bits >> 13 == LEVEL_M
    mask = MASKS[bits >> 10 & 7]
    read = [
        matrix[row][column] != (mask(row, column) == 0)
        for row, column in _data_places(len(matrix), version)
    ]
    coded = [_number(read[at : at + 8]) for at in range(0, len(read) - 7, 8)]
    data = [bit for byte in _deinterleaved(coded, BLOCKS[version]) for bit in _bits(byte)]
    assert _number(data[:4]) == BYTES
    start = 4 + (8 if version < 10 else 16)
    length = _number(data[4:start])
    places = range(start, start + 8 * length, 8)
    return bytes(_number(data[at : at + 8]) for at in places).decode("utf-8")


def _number(bits: Sequence[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)


def _bits(byte: int) -> list[bool]:
    return [bool(byte >> place & 1) for place in range(7, -1, -1)]


def _deinterleaved(coded: Sequence[int], lengths: Sequence[int]) -> list[int]:
    """Return the data bytes of one block after the other; shorter blocks come first."""
    blocks: list[list[int]] = [[] for _ in lengths]
    bytes_left = iter(coded)
    for number in range(max(lengths)):
        for block, length in zip(blocks, lengths, strict=True):
            if number < length:
                block.append(next(bytes_left))
    return [byte for block in blocks for byte in block]


def _data_places(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Yield the rows and columns of the data modules: two columns at a time from the right, up and down."""
    upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for row in range(size - 1, -1, -1) if upwards else range(size):
            for column in (right, right - 1):
                if not _is_pattern(row, column, size, version):
                    yield row, column
        upwards = not upwards


def _is_pattern(row: int, column: int, size: int, version: int) -> bool:
    """Return True for modules of finder, timing and alignment patterns, format and version."""
    far = size - 8
    is_corner = (row < 9 and (column < 9 or column >= far)) or (row >= far and column < 9)
    is_version = (
        version >= 7
        and sorted((row < 6, column < 6)) == [False, True]
        and max(row, column) >= size - 11
    )
    middles = ALIGNMENT[version]
    corners = {(6, 6), (6, middles[-1]), (middles[-1], 6)} if middles else set()
    is_alignment = any(
        abs(row - down) <= 2 and abs(column - across) <= 2
        for down in middles
        for across in middles
        if (down, across) not in corners
    )
    return is_corner or is_version or is_alignment or row == 6 or column == 6
