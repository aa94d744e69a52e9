"""SVG as text: the few elements that the pictures of both games are made of.

Lives here: elements, transforms and whole pictures. Does not live here: what a picture shows
(``<game>/picture.py``). Pictures use neither ids nor gradients nor styles of a page, so that several pictures
can stand in one notebook, on a light or a dark background.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

DEPTH = 0.72
"""The ratio of drawn depth to width: boards are seen obliquely from the front."""
FONT = "Georgia, 'Times New Roman', serif"


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """Return an SVG element; underscores in names of attributes stand for hyphens.

    >>> element("circle", r=4.0, stroke_width=1.25)
    '<circle r="4" stroke-width="1.25"/>'
    """
    written = "".join(
        f" {key.replace('_', '-')}={quoted(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def quoted(value: str) -> str:
    """Return the value of an attribute in quotes.

    >>> print(quoted('a "b" <c>'))
    "a &quot;b&quot; &lt;c&gt;"
    """
    escaped = escape(value, quote=False).replace('"', "&quot;")
    return f'"{escaped}"'


def number(value: float) -> str:
    """Return a number with at most two decimals.

    >>> number(2.0), number(-0.001), number(1.256)
    ('2', '0', '1.26')
    """
    return f"{round(value, 2) + 0:g}"


def moved(x: float, y: float, content: str, scale: float = 1) -> str:
    """Return the content with its origin moved to a point, and scaled there."""
    transform = f"translate({number(x)} {number(y)})"
    if scale != 1:
        transform += f" scale({number(scale)})"
    return element("g", content, transform=transform)


def ellipse(x: float, y: float, radius: float, **attributes: str | float) -> str:
    """Return a circle that lies on the board, seen obliquely."""
    return element("ellipse", cx=x, cy=y, rx=radius, ry=radius * DEPTH, **attributes)


def label(x: float, y: float, text: str, size: float, fill: str, anchor: str = "middle") -> str:
    """Return a text whose middle line lies at ``y``."""
    return element(
        "text",
        escape(text, quote=False),
        x=x,
        y=y,
        dy="0.35em",
        font_family=FONT,
        font_size=size,
        fill=fill,
        text_anchor=anchor,
    )


def picture(
    left: float, top: float, width: float, height: float, title: str, parts: Iterable[str]
) -> str:
    """Return a whole SVG picture; screen readers read its title."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{number(width)}" '
        f'height="{number(height)}" viewBox="{number(left)} {number(top)} {number(width)} {number(height)}">'
        f"<title>{escape(title, quote=False)}</title>{''.join(parts)}</svg>"
    )
