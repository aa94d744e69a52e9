"""The part of docs/server.md about several server processes: what they cost beside one on SQLite.

Lives here: tables and sentences from the results of `bench.alternating`, `bench.highest_rate` and
`bench.restart`. Does not live here: the rest of the page (`server`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bench.alternating import KINDS, medians
from bench.highest_rate import MAX_P99_MS, MIN_IDLE

Run = Mapping[str, Any]
CPU, DATABASE, BUS, P50, P99 = (
    "servers, ms CPU per move",
    "PostgreSQL, ms per move",
    "Redis, ms per move",
    "p50, ms",
    "p99, ms",
)
STEPS = {
    "2af41241": "before: a statement per table of a batch; events of other processes read from the database",
    "b28a85a6": "one statement and round trip per batch",
    "27d4674f": "events on the bus, signed, instead of reading them from the database",
    "16cbf6d1": "only processes at which somebody looks on are told, which pays by table",
    "3004900a": "a commit at most every 20 ms while several tables write",
}
"""What each measured version changed."""


def by_kind(runs: Iterable[Run]) -> dict[str, dict[str, float]]:
    """Return the median figures of each kind of run, in the order of the runs."""
    found: dict[str, list[Run]] = {}
    for run in runs:
        found.setdefault(run["kind"], []).append(run)
    return {kind: medians(some) for kind, some in found.items()}


def cost_rows(runs: Sequence[Run]) -> list[str]:
    """Return the rows of the table of costs; the first kind is SQLite's."""
    found = by_kind(runs)
    first = found[next(iter(KINDS))]
    return [
        f"| {kind.replace(', commit ', ', before (')}{')' if ', commit ' in kind else ''} "
        f"| {one[CPU]:.2f} | {one[CPU] / first[CPU]:.2f} | {one[DATABASE]:.2f} | {one[BUS]:.2f} "
        f"| {one[P50]:.1f} | {one[P99]:.1f} |"
        for kind, one in found.items()
    ]


def step_rows(runs: Sequence[Run]) -> list[str]:
    """Return a row for each version that was measured, the oldest first."""
    found = by_kind({**run, "kind": run["commit"]} for run in runs)
    return [
        f"| {words} | `{commit}` | {found[commit][CPU]:.2f} | {found[commit][DATABASE]:.2f} "
        f"| {found[commit][BUS]:.2f} | {found[commit][P50]:.1f} | {found[commit][P99]:.1f} |"
        for commit, words in STEPS.items()
    ]


def best(runs: Sequence[Run]) -> Run:
    """Return the run with the highest rate at which the machine was not exhausted."""
    good = [run for run in runs if run["p99"] <= MAX_P99_MS and run["idle"] >= MIN_IDLE]
    return max(good, key=lambda run: run["rate"])


def section(
    alternating: Sequence[Run],
    steps: Sequence[Run],
    highest: Sequence[Run],
    restarts: Sequence[Run],
) -> list[str]:
    """Return the part about several processes as lines of Markdown."""
    run = alternating[0]
    number = sum(one["kind"] == run["kind"] for one in alternating)
    head = "servers, ms CPU | {}PostgreSQL, ms | Redis, ms | p50 | p99 |"
    rates = [best([one for one in highest if one["routing"] == how]) for how in ("spread", "table")]
    return [
        "## Several processes",
        "",
        "PostgreSQL, Redis and two server processes beside one process on SQLite: milliseconds of CPU per "
        f"move, and milliseconds until the opponent has a move, at {run['rate']:.0f} moves per second with "
        f"{run['games']:,} games. *Spread*: the players of a table are on different processes. *By table*: a "
        "proxy brings them to the same one ([routing by table](running.md#routing-by-table)). Medians of "
        f"{number} alternating runs of {run['seconds']:.0f} seconds each, at commit `{run['commit']}` and "
        "before the work on several processes (`python -m bench.alternating`).",
        "",
        "| run | " + head.format("times SQLite | "),
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *cost_rows(alternating),
        "",
        "While several tables write, moves wait up to 20 ms for a shared commit, so half of them take more "
        "than 10 ms. A lone move is committed at once. What each step changed, players spread over two "
        f"processes, medians of {len(steps) // len(STEPS)} alternating runs beside an open browser:",
        "",
        "| what is new | commit | " + head.format(""),
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
        *step_rows(steps),
        "",
        f"The highest rate with p99 of at most {MAX_P99_MS:.0f} ms and at least {100 * MIN_IDLE:.0f} % of "
        "both cores idle, all processes and the load generator together "
        f"(`python -m bench.highest_rate`): {rates[0]['rate']:.0f} moves per second spread (p50 "
        f"{rates[0]['p50']:.0f}, p99 {rates[0]['p99']:.0f} ms), {rates[1]['rate']:.0f} by table (p50 "
        f"{rates[1]['p50']:.0f}, p99 {rates[1]['p99']:.0f} ms).",
        "",
        "When the servers are restarted, all clients come back at once (`python -m bench.restart`). Seconds "
        "from the moment at which all servers listen until the clients have their tables:",
        "",
        "| clients | server processes | half of the clients | 99 of 100 | all | refused |",
        "| ---: | ---: | ---: | ---: | ---: | ---: |",
        *(
            f"| {one['clients']:,} | {one['processes']} | {one['back_p50']:.1f} | {one['back_p99']:.1f} "
            f"| {one['all_back']:.1f} | {sum(one['refused'].values())} |"
            for one in restarts
        ),
        "",
    ]
