"""``python -m bench.server``: docs/server.md from what the long runs found, which bench/results keeps.

Each run wrote its file there (``--json bench/results/load.json``); this only puts them into words.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bench.attacks import ATTACKS
from bench.hostile import Report

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "server.md"
MOST_P99 = 50.0


def lines(name: str) -> list[dict[str, Any]]:
    """Return the results of a run: one JSON object per line."""
    return [json.loads(line) for line in (RESULTS / f"{name}.json").read_text().splitlines()]


def is_right(run: dict[str, Any]) -> bool:
    """Return True if in a run of `bench.load` every requested move happened exactly once."""
    wrong = ("unfinished", "errors", "lost", "doubled", "gaps")
    return run["moves"] > 0 and not any(run.get(what) for what in wrong)


def load_row(what: str, run: dict[str, Any]) -> str:
    figures = " | ".join(f"{run[name]:.1f}" for name in ("p50", "p99", "p999", "longest"))
    return (
        f"| {what} | {run['achieved']:.0f} | {figures} | {run['rss_most']:.0f} "
        f"| {run['server_cores']:.2f} | `{run['commit']}` |"
    )


def check_hostile(runs: list[dict[str, Any]]) -> None:
    """Raise ValueError unless every attack was measured and honest players hardly noticed."""
    reports = [Report(**run) for run in runs]
    measured = {report.attack for report in reports}
    if measured != {"quiet", *ATTACKS, "all"}:
        raise ValueError(f"expected every attack of bench.attacks, got {sorted(measured)}")
    for report in reports:
        if not report.is_well(reports[0]):
            raise ValueError(f"expected an attack that honest players hardly notice, got {report}")


def hostile_section(runs: list[dict[str, Any]]) -> list[str]:
    """Return the part about attacks."""
    soak = runs[-1]
    minutes = ", ".join(f"{size:.0f}" for size in soak["rss_minutes"])
    rows = [
        f"| {run['attack']} | {run['seconds']:.0f} | {run['p50']:.1f} | {run['p99']:.1f} "
        f"| {run['bot_p50']:.1f} | {run['bot_p99']:.1f} |"
        for run in runs
    ]
    return [
        "## Attacks",
        "",
        f"Honest games between people, and against bots, beside each attack of `bench/attacks.py` "
        f"(`python -m bench.hostile`, `{runs[0]['commit']}`). The server has its default limits; the "
        "attackers come from four addresses and go as fast as those limits allow. Milliseconds until the "
        "opponent has a move, and until a bot has answered.",
        "",
        "| attack | seconds | p50 | p99 | bot p50 | bot p99 |",
        "| --- | --- | --- | --- | --- | --- |",
        *rows,
        "",
        f"Resident memory of the server, in megabytes, at the end of each minute of all attacks at once: "
        f"{minutes}.",
    ]


def page() -> str:
    """Return the page docs/server.md."""
    (load,), climb, (two,) = lines("load"), lines("climb"), lines("two")
    (crashes,), (several,) = lines("crashes"), lines("several")
    hostile = lines("hostile")
    (notes,) = lines("notes")
    fast = [run for run in climb if run["p99"] <= MOST_P99 and is_right(run)]
    best = max(fast, key=lambda run: run["rate"])
    for name, run in {"load": load, "two": two}.items():
        if not is_right(run):
            raise ValueError(f"expected a run that went well, got {name}")
    for name, found in {"crashes": crashes, "several": several}.items():
        if any(found[what] for what in ("lost", "doubled", "refused", "unequal")):
            raise ValueError(f"expected nothing wrong, got {name}")
    check_hostile(hostile)
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
            *hostile_section(hostile),
            "",
            *notes["more"],
            "",
        ]
    )


if __name__ == "__main__":
    PAGE.write_text(page())
    print(PAGE.relative_to(ROOT))
