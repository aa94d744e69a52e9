"""``python -m bench.server``: docs/server.md from what the long runs found, which bench/results keeps.

Each run wrote its file there (``--json bench/results/load.json``); this only puts them into words.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "server.md"
MOST_P99 = 50.0


def lines(name: str) -> list[dict[str, Any]]:
    """What a run wrote: an object a line."""
    return [json.loads(line) for line in (RESULTS / f"{name}.json").read_text().splitlines()]


def is_right(run: dict[str, Any]) -> bool:
    """Whether in a run of `bench.load` all happened that was asked for, once."""
    wrong = ("unfinished", "errors", "lost", "doubled", "gaps")
    return run["moves"] > 0 and not any(run.get(what) for what in wrong)


def load_row(what: str, run: dict[str, Any]) -> str:
    figures = " | ".join(f"{run[name]:.1f}" for name in ("p50", "p99", "p999", "longest"))
    return (
        f"| {what} | {run['achieved']:.0f} | {figures} | {run['rss_most']:.0f} "
        f"| {run['server_cores']:.2f} | `{run['commit']}` |"
    )


def page() -> str:
    """The whole page."""
    (load,), climb, (two,) = lines("load"), lines("climb"), lines("two")
    (crashes,), (several,), (hostile,) = lines("crashes"), lines("several"), lines("hostile")
    (notes,) = lines("notes")
    fast = [run for run in climb if run["p99"] <= MOST_P99 and is_right(run)]
    best = max(fast, key=lambda run: run["rate"])
    for name, run in {"load": load, "two": two}.items():
        if not is_right(run):
            raise ValueError(f"expected a run that went well, got {name}")
    for name, found in {"crashes": crashes, "several": several}.items():
        if any(found[what] for what in ("lost", "doubled", "refused", "unequal")):
            raise ValueError(f"expected nothing wrong, got {name}")
    if hostile["changed"]:
        raise ValueError("expected that nothing changed, got hostile")
    minutes = ", ".join(f"{size:.0f}" for size in load["rss_minutes"])
    troubles = [
        f"| {what} | {len(seconds)} | {max(seconds):.1f} |"
        for found in (crashes, several)
        for what, seconds in found["back"].items()
    ]
    return "\n".join(
        [
            "# What the server bears",
            "",
            f"Written by `python -m bench.server` from `bench/results`. Machine: {load['machine']}.",
            "",
            "## Very many people",
            "",
            f"{load['games']:,} live games, {2 * load['games']:,} players, {load['spectators']} "
            "spectators, from many loopback addresses; one server process, the generator on the "
            "other core. Moves are due at a fixed rate; milliseconds from the moment a move was due "
            "until its opponent had it.",
            "",
            "| run | moves/s | p50 | p99 | p99.9 | longest | MB | cores | commit |",
            "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
            load_row(f"SQLite, {load['seconds'] / 60:.0f} minutes", load),
            load_row(f"SQLite, the most with p99 ≤ {MOST_P99:.0f} ms, 30 s", best),
            load_row("PostgreSQL, Redis, two processes", two),
            "",
            f"Megabytes at the end of each minute of the first run: {minutes}.",
            "",
            "On two processes PostgreSQL, Redis and both servers share two cores with the generator. "
            f"Of {two['acknowledged']:,} commands that were acknowledged there, the database misses "
            f"{two['lost']} and has {two['doubled']} twice; of {load['acknowledged']:,} on SQLite "
            f"{load['lost']} and {load['doubled']}.",
            "",
            *([notes["two"], ""] if "two" in notes else []),
            "## Trouble",
            "",
            f"{crashes['games']} games under `kill -9` (`{crashes['commit']}`), {several['games']} on two "
            f"processes (`{several['commit']}`; pauses of 2 and 5 seconds by turns): "
            f"{crashes['moves'] + several['moves']:,} acknowledged moves, "
            f"{len(crashes['lost']) + len(several['lost'])} lost, "
            f"{len(crashes['doubled']) + len(several['doubled'])} doubled; every client came back to the "
            "same state.",
            "",
            "| what befell it | times | seconds until all was well, at most |",
            "| --- | --- | --- |",
            *troubles,
            "",
            "## Hostile frames",
            "",
            f"{hostile['frames']:,} of {hostile['kinds']} kinds, all of them read by the server, from "
            f"{hostile['addresses']} addresses in "
            f"{hostile['attack_seconds']:.0f} s, as fast as the server's limits let them "
            f"(`{hostile['commit']}`): nothing changed. Honest "
            f"moves' p99: {hostile['p99_alone']:.1f} ms alone, {hostile['p99_beside']:.1f} ms beside it.",
            "",
            *notes["more"],
            "",
        ]
    )


if __name__ == "__main__":
    PAGE.write_text(page())
    print(PAGE.relative_to(ROOT))
