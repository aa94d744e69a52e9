"""``python -m bench.server``: write docs/server.md from the results of the long runs in bench/results.

Each run has written its own file there (``--json bench/results/load.json``).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bench import processes_report
from bench.attacks import ATTACKS
from bench.hostile import Report
from fourfold.server.edge.slots import STARTS_PER_SECOND

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "server.md"
MOST_P99 = 50.0
FAULTS = {
    "killed": "the only server process killed",
    "a leaseholder killed": "one of two server processes killed",
    "a leaseholder stopped": "one of two server processes stopped",
    "a process stalled": "one of two server processes stalled for 1 to 5 seconds",
    "Redis cut for one process": "Redis cut off from one of two server processes for 5 or 20 seconds",
}
"""Faults whose names in the results say too little for the page."""


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
        f"| `{run['attack']}` | {attack_words(run['attack'])} | {run['seconds']:.0f} "
        f"| {run['p50']:.1f} | {run['p99']:.1f} | {run['bot_p50']:.1f} | {run['bot_p99']:.1f} |"
        for run in runs
    ]
    return [
        "## Attacks",
        "",
        "Do honest players notice abusive clients? While one attack runs, people play each other, and others "
        "play bots, at the same server. The server has its default limits; the attackers come from four "
        "addresses and send as fast as those limits allow. Times are in milliseconds: until the opponent has "
        "a move, and until a bot has answered a move.",
        "",
        "| attack | what the attackers do | seconds | p50 | p99 | bot p50 | bot p99 |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
        *rows,
        "",
        *(
            f"Beside `{run['attack']}` the server process used {run['memory']['rss'][0]:.0f} MB before, "
            f"at most {run['memory']['rss'][1]:.0f} MB, and a minute after the attackers had left "
            f"{run['memory']['rss'][2]:.0f} MB; with its workers and all socket buffers of the machine "
            f"at most {run['memory']['unit'][1]:.0f} MB."
            for run in runs
            if run.get("memory")
        ),
        *cores_lines(runs),
        "",
        f"At the end of each minute of all attacks at once, the server used {minutes} MB of memory. "
        f"Measured by `python -m bench.hostile`: {commits_words(runs)}. The attacks are in "
        "`bench/attacks.py`.",
    ]


def commits_words(runs: list[dict[str, Any]]) -> str:
    """Return which attacks were measured at which commit."""
    attacks: dict[str, list[str]] = {}
    for run in runs:
        attacks.setdefault(run["commit"], []).append(f"`{run['attack']}`")
    return "; ".join(f"{', '.join(names)} at commit `{at}`" for at, names in attacks.items())


def cores_lines(runs: list[dict[str, Any]]) -> list[str]:
    """Return a sentence about the processor time of those who play and attack, where it was measured."""
    told = [
        f"`{run['attack']}` {run['cores']['attackers'] + run['cores']['honest']:.2f}"
        for run in runs
        if run.get("cores")
    ]
    words = "Of the two cores, honest players and attackers together used: "
    return ["", words + ", ".join(told) + "."] if told else []


def attack_words(attack: str) -> str:
    """Return in words what the attackers do: the first sentence of the attack's docstring."""
    if attack == "quiet":
        return "nothing, for comparison"
    if attack == "all":
        return "all of the attacks above at once"
    return (ATTACKS[attack].__doc__ or "").splitlines()[0].removesuffix(".")


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
        wrong = ("lost", "doubled", "refused", "unequal", "decided")
        if any(found.get(what) for what in wrong):
            raise ValueError(f"expected nothing wrong, got {name}")
    check_hostile(hostile)
    minutes, minutes_of_two = (
        ", ".join(f"{size:.0f}" for size in run["rss_minutes"]) for run in (load, two)
    )
    troubles = [
        f"| {FAULTS.get(what, what)} | {len(seconds)} | {max(seconds):.1f} |"
        for found in (crashes, several)
        for what, seconds in found["back"].items()
    ]
    return "\n".join(
        [
            "# How much load the server takes",
            "",
            "Measurements of a running server: response times with many players, recovery after crashes and "
            "outages, response times during attacks, power cuts, and secrets. `python -m bench.server` "
            f"writes this page from the files in `bench/results`. Machine: {load['machine']}; a commit is "
            "the version of Fourfold that was measured.",
            "",
            "p50, p99 and p99.9 are percentiles: 99 of 100 times are at most p99.",
            "",
            "## Many players",
            "",
            f"{load['games']:,} games with {2 * load['games']:,} players and {load['spectators']} spectators "
            "from many loopback addresses. One server process runs on one core, the load generator on the "
            "other. The generator sends moves at a fixed rate. A time is measured from the moment at which a "
            "move was due until the opponent had it, in milliseconds, so that a slow server cannot hide "
            "waiting moves.",
            "",
            "| run | moves per second | p50 | p99 | p99.9 | longest | memory, MB | cores used | commit |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
            load_row(f"SQLite, {load['seconds'] / 60:.0f} minutes", load),
            load_row(f"SQLite, highest rate with p99 ≤ {MOST_P99:.0f} ms, 30 s", best),
            load_row(
                f"PostgreSQL, Redis and two server processes, {two['seconds'] / 60:.0f} minutes",
                two,
            ),
            "",
            f"At the end of each minute of the first run the server used {minutes} MB of memory, the two "
            f"servers of the third run {minutes_of_two} MB together.",
            "",
            f"No acknowledged command may be lost or stored twice. With SQLite, of {load['acknowledged']:,} "
            f"acknowledged commands {load['lost']} were missing from the database and {load['doubled']} were "
            f"there twice. In the third run, of {two['acknowledged']:,} acknowledged commands {two['lost']} "
            f"were missing and {two['doubled']} were there twice.",
            "",
            "In the third run PostgreSQL, Redis and two server processes share the two cores with the load "
            "generator.",
            "",
            *processes_report.section(
                *map(lines, ("alternating", "steps", "highest-rate", "restart"))
            ),
            "## Crashes and outages",
            "",
            f"{crashes['games']} games on one server that is killed with `kill -9` again and again "
            f"(commit `{crashes['commit']}`), and {several['games']} games on two server processes with "
            f"PostgreSQL and Redis (commit `{several['commit']}`), which are killed, restarted, flushed or "
            "paused for 2 or 5 seconds. Of "
            f"{crashes['moves'] + several['moves']:,} acknowledged moves "
            f"{len(crashes['lost']) + len(several['lost'])} were lost and "
            f"{len(crashes['doubled']) + len(several['doubled'])} were stored twice. Every client "
            "reconnected and had the same state as the server. All clients have one address, and the server "
            f"answers {STARTS_PER_SECOND} new connections of one address per second, so recovery takes "
            "longest where most clients were disconnected.",
            "",
            "| fault | times | longest recovery, seconds |",
            "| --- | ---: | ---: |",
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
