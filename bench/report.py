"""Reports of the benchmarks: on the terminal, and as a page with a chart in ``docs/``."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path

from rich.console import Console
from rich.table import Table

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "benchmarks.md"
PICTURE = DOCS / "benchmarks.svg"
LEAD = (
    "How fast the solver, the rules and the page are, how strong the players of Quartino, and how far to "
    "trust what they say. [How much load the server takes](server.md) has the figures of the server."
)


@dataclass(frozen=True)
class Section:
    """A table with a title, headings and rows; all columns but the first hold figures."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""

    def show(self, console: Console) -> None:
        table = Table(title=self.title, title_justify="left", caption=self.note)
        for number, heading in enumerate(self.headings):
            table.add_column(heading, justify="right" if number else "left")
        for row in self.rows:
            table.add_row(*row)
        console.print(table)

    @property
    def markdown(self) -> str:
        rule = ["---", *["---:"] * (len(self.headings) - 1)]
        lines = [self.headings, rule, *self.rows]
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        return "\n\n".join(part for part in (f"## {self.title}", table, self.note) if part)


def renew(document: Path, written: Section) -> None:
    """Replace a section of a document, or add it at the end."""
    before, _, rest = document.read_text("utf-8").partition(f"\n## {written.title}\n")
    after = rest[rest.index("\n## ") :] if "\n## " in rest else ""
    document.write_text(f"{before.rstrip()}\n\n{written.markdown}\n{after}", "utf-8")


@dataclass(frozen=True)
class Bar:
    """The time that one solver took for a set of positions."""

    placed: int
    who: str
    seconds: float


def machine() -> str:
    """Return the description of the machine."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text("utf-8").splitlines() if "model name" in line]
        cpu = names[0].partition(":")[2].strip() if names else cpu
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=DOCS,
        capture_output=True,
        text=True,
        check=False,
    )
    return f"{cpu}, Python {platform.python_version()}, commit {commit.stdout.strip() or 'unknown'}"


def write(sections: Sequence[Section], bars: Sequence[Bar]) -> None:
    """Write the page and, if solvers are compared, the chart."""
    parts = ["# Benchmarks", LEAD, f"Written by `make bench` on: {machine()}."]
    if bars:
        PICTURE.write_text(draw(bars), "utf-8")
        parts.append("![Seconds to solve five positions, by pieces placed](benchmarks.svg)")
    PAGE.write_text(
        "\n\n".join([*parts, *(section.markdown for section in sections)]) + "\n", "utf-8"
    )


STYLE = """\
.page{fill:#f6f1e7}.ink{fill:#2b2622}.rule{stroke:#2b2622;stroke-opacity:.18}
.bar0{fill:#3f6b4f}.bar1{fill:#b98a4e}.bar2{fill:#8c8379}
text{font-family:system-ui,sans-serif;font-size:13px}.title{font-size:16px;font-weight:600}
@media (prefers-color-scheme:dark){
.page{fill:#121a16}.ink{fill:#ece5d8}.rule{stroke:#ece5d8}
.bar0{fill:#7fc197}.bar1{fill:#d8ab70}.bar2{fill:#9b948b}}"""
LEFT, RIGHT, TOP, BOTTOM, HEIGHT = 64, 24, 76, 44, 240
GROUP, BAR = 150, 38


def draw(bars: Sequence[Bar]) -> str:
    """Return the chart: seconds on a logarithmic scale, grouped by pieces placed, one bar per solver."""
    who = list(dict.fromkeys(bar.who for bar in bars))
    groups = sorted({bar.placed for bar in bars}, reverse=True)
    low = min(log10(bar.seconds) for bar in bars) - 0.3
    high = max(log10(bar.seconds) for bar in bars) + 0.1
    width, height = LEFT + RIGHT + GROUP * len(groups), TOP + HEIGHT + BOTTOM

    def y(seconds: float) -> float:
        return TOP + HEIGHT * (high - log10(seconds)) / (high - low)

    title = "Seconds to solve five positions, by pieces placed"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect class="page" width="{width}" height="{height}"/>',
        f'<text class="ink title" x="{LEFT}" y="28">{title} (one core)</text>',
    ]
    for number, name in enumerate(who):
        x = LEFT + 190 * number
        out.append(f'<rect class="bar{number}" x="{x}" y="42" width="12" height="12"/>')
        out.append(f'<text class="ink" x="{x + 18}" y="53">{name}</text>')
    for power in range(-3, 3):
        if low <= power <= high:
            at = y(10.0**power)
            out.append(
                f'<line class="rule" x1="{LEFT}" x2="{width - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>'
            )
            label = f'x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end"'
            out.append(f'<text class="ink" {label}>{10.0**power:g} s</text>')
    for bar in bars:
        left = LEFT + GROUP * groups.index(bar.placed) + 12 + (BAR + 4) * who.index(bar.who)
        top = y(bar.seconds)
        name = f"{bar.who}, {bar.placed} placed: {bar.seconds:.3g} s"
        out.append(
            f'<rect class="bar{who.index(bar.who)}" x="{left}" y="{top:.1f}" width="{BAR}" '
            f'height="{TOP + HEIGHT - top:.1f}"><title>{name}</title></rect>'
        )
        label = f'x="{left + BAR / 2}" y="{top - 5:.1f}" text-anchor="middle"'
        out.append(f'<text class="ink" {label}>{bar.seconds:.2g}</text>')
    for number, placed in enumerate(groups):
        middle = LEFT + GROUP * number + 12 + (BAR + 4) * len(who) / 2
        out.append(
            f'<text class="ink" x="{middle}" y="{height - 18}" text-anchor="middle">{placed} placed</text>'
        )
    return "\n".join([*out, "</svg>", ""])
