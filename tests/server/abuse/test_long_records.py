"""Long records and many questions: the event loop stays free, limits hold, and every game of a table fits."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.abuse.long_games import quiet_record, talkative_game
from tests.support.coroutines import run
from tests.support.loop_watch import MAX_CALLBACK_MS, watched_server
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests, seated

import fourfold
from fourfold.client import Guest
from fourfold.games.catalogue import read_record
from fourfold.games.record import MAX_FALSE_CALLS, MOVES_PER_TURN, Record
from fourfold.server.bots import worker
from fourfold.server.bots.pool import Export, Import, Reply, Solve
from fourfold.server.store.storage import Storage
from fourfold.server.table import commands
from fourfold.server.table.caps import (
    MAX_EVENTS,
    MAX_RECORD_BYTES,
    MAX_RECORD_CHARACTERS,
    MAX_TURNS,
    MAX_VIEWS,
)
from fourfold.server.table.events import Settings
from fourfold.server.table.refusals import Refused

ENDLESS = "quartino+referee+turns:999999"
LONGEST = f"quartino+turns:{MAX_TURNS}"
DEEP = {"position": "0.../.1../..2./...3 -", "rules": "classic+squares"}
"""A position that takes longer to solve than anybody is given."""


@pytest.fixture(scope="module")
def endless() -> str:
    """Return a record of 5,170 events under rules that no table allows."""
    text = str(quiet_record(5_170, ENDLESS))
    assert len(text) > 50_000
    return text


@pytest.fixture(scope="module")
def at_the_limit() -> str:
    """Return a record with the maximum number of events, most of them false says."""
    game = fourfold.game("quartino", LONGEST)
    deal = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}
    record = Record.begin(game, game.start(deal=deal))
    while len(record.events) < MAX_EVENTS:
        record = record.refuse("say colours")
    return str(record)


@pytest.fixture(scope="module")
def longest():
    """Return the longest game that a table can have."""
    return talkative_game()


def finished_quarto() -> str:
    game = fourfold.game("quarto", "classic")
    record = Record.begin(game, game.start())
    while record.state.outcome is None:
        record = record.play(record.state.moves()[0])
    return str(record)


def post(guest: Guest, path: str, body: object) -> asyncio.Future[httpx.Response]:
    return asyncio.ensure_future(guest._http.post(path, json=body, timeout=PATIENCE_SECONDS))


def refusal(question: object) -> str:
    """Return the code with which a worker refuses a question."""
    found = worker.reply(msgspec.json.encode(question)).refusal
    assert found is not None
    return found.code


async def store(url: str, opened, events, table) -> None:
    """Write a whole table into a database."""
    storage = Storage(url)
    try:
        await storage.open_table(table.id, opened)
        await storage.append(table.id, 1, events)
    finally:
        await asyncio.to_thread(storage.close)


@pytest.mark.slow
def test_no_callback_of_the_event_loop_is_long_while_guests_send_long_records(
    tmp_path: Path, endless, at_the_limit, longest
):
    url = f"sqlite:///{tmp_path / 'fourfold.db'}"
    run(lambda: store(url, *longest))
    table = longest[2]

    async def work(server, watch) -> None:
        async with guests(server.url, 3) as (ada, mal, eve), seated([ada], bots=["level1"]):
            path = f"/api/tables/{table.id}/record"
            # First the table itself is read from the database.
            assert (await ada._http.get(path, timeout=PATIENCE_SECONDS)).status_code == 200
            asking = [post(mal, "/api/records", {"record": endless}) for _ in range(12)]
            asking += [post(eve, "/api/records", {"record": at_the_limit}) for _ in range(4)]
            asking += [post(eve, "/api/analyse", {"record": at_the_limit})]
            asking += [post(eve, "/api/analyse", {"record": finished_quarto()})]
            asking += [post(mal, "/api/solve", DEEP)]
            asking += [
                asyncio.ensure_future(ada._http.get(path, timeout=PATIENCE_SECONDS))
                for _ in range(3)
            ]
            answers = await asyncio.gather(*asking)
        codes = [answer.status_code for answer in answers]
        assert codes == [409] * 12 + [200] * 4 + [409] + [200] * 5
        assert {answer.json()["code"] for answer in answers[:12]} == {"rules-over-limit"}
        assert answers[16].json()["code"] == "not-over"
        exported = answers[-1].text
        assert exported == str(table.playing.record)
        assert watch.longest_ms() <= MAX_CALLBACK_MS, watch.report()

    with watched_server(tmp_path, database_url=url) as (server, watch):
        run(lambda: work(server, watch))


def test_states_of_the_longest_game_share_what_they_remember(longest):
    """If each state had lists of its own, one such game would take ten times the memory."""
    states = longest[2].playing.record.states
    for memories in ([one.history for one in states], [one.seen for one in states]):
        assert len(memories[-1]) > 100
        assert len({id(memory._shared) for memory in memories}) == 1


def test_every_game_of_a_table_can_be_imported(longest):
    record = longest[2].playing.record
    text = str(record)
    assert 2_500 < len(record.events) <= MAX_EVENTS
    assert len(text) <= MAX_RECORD_CHARACTERS
    assert len(msgspec.json.encode({"record": text})) <= MAX_RECORD_BYTES
    found = worker.answer(Import(text, 0, MAX_VIEWS))
    assert found["record"] == text
    assert found["total"] == len(record.states)
    assert worker.answer(Export(text, None)) == text


def test_unreadable_record_of_a_table_is_not_quoted(longest):
    broken = str(longest[2].playing.record).replace("first: A", "first: X")
    assert worker.reply(msgspec.json.encode(Export(broken, None))) == Reply()


def test_longest_game_of_a_table_is_within_the_record_limits():
    moves = MOVES_PER_TURN * (MAX_TURNS + 1) + 3 * 16 + 4
    events = MAX_FALSE_CALLS + moves + 3
    assert events <= MAX_EVENTS
    names = 4 * len(f'A="{"x" * 48}" ')
    header = len("game: quartino\nrules: quartino+referee+turn:3600+turns:400\n") + 200 + names
    assert header + events * len("A call YBGP 7 ?\n") <= MAX_RECORD_CHARACTERS


def test_a_table_plays_on_when_no_more_false_calls_are_recorded(longest):
    record = longest[2].playing.record
    talk = [event.refused or str(event.move) in {"offer draw", "accept"} for event in record.events]
    assert sum(talk) > MAX_FALSE_CALLS
    assert record.state.turn.number == MAX_TURNS
    assert record.state.outcome.reason == "turn-limit"


@pytest.mark.parametrize(
    ("rules", "is_allowed"),
    [
        ("quartino+turns:400", True),
        ("quartino+turns:401", False),
        ("quartino+turn:3600", True),
        ("quartino+turn:3601", False),
        ("classic+turn:3600", True),
        ("classic+turn:999999", False),
    ],
)
def test_rules_over_the_limits_are_refused_for_tables(rules, is_allowed):
    name = "quarto" if rules.startswith("classic") else "quartino"
    settings = Settings(name, rules)
    game = fourfold.game(name, rules)
    begun = str(Record.begin(game, game.start(2, rng=random.Random(1))))
    # The rules themselves know no limit.
    assert read_record(begun).game == game
    if is_allowed:
        assert commands.check_settings(settings).rules == rules
        assert worker.answer(Import(begun, 0, 1))["total"] == 1
        return
    with pytest.raises(Refused) as refused:
        commands.check_settings(settings)
    assert refused.value.code == "bad-settings"
    assert refusal(Import(begun, 0, 1)) == "rules-over-limit"
    if name == "quarto":
        assert refusal(Solve(rules, "..../..../..../.... -")) == "rules-over-limit"


def test_a_record_with_too_many_events_is_refused(at_the_limit):
    assert worker.answer(Import(at_the_limit, 0, 1))["total"] == MAX_EVENTS + 1
    longer = at_the_limit + "A say colours ?\n"
    assert len(longer) <= MAX_RECORD_CHARACTERS
    assert len(read_record(longer).events) == MAX_EVENTS + 1
    assert refusal(Import(longer, 0, 1)) == "record-too-long"


def test_too_many_views_in_one_answer_are_refused():
    cards = ",".join(["YBGP"] * 12_000)
    deal = "A=?,?,?,? B=?,?,?,?"
    head = f"game: quartino\nrules: quartino\ndeck: {cards}\ndeal: {deal}\nfirst: A\n\n"
    text = head + "A place Y 1\nA end\nB place B 2\nB end\n" * 5
    assert len(text) <= MAX_RECORD_CHARACTERS
    assert refusal(Import(text, 0, MAX_VIEWS)) == "record-too-long"


def test_a_record_is_read_page_by_page(server, at_the_limit):
    text = at_the_limit

    async def work():
        async with guests(server.url, 1) as (ada,):
            first = (await post(ada, "/api/records", {"record": text})).json()
            assert first["record"] == str(read_record(text).masked(None))
            assert (first["total"], first["next"]) == (MAX_EVENTS + 1, MAX_VIEWS)
            assert len(first["views"]) == MAX_VIEWS
            last = await post(ada, "/api/records", {"record": text, "from": MAX_EVENTS - 1})
            assert [last.json()[key] for key in ("record", "next")] == [None, None]
            assert len(last.json()["views"]) == 2
            few = await post(ada, "/api/records", {"record": text, "from": 7, "views": 3})
            assert few.json()["views"] == first["views"][7:10]
            assert few.json()["next"] == 10
            for wrong in ({"views": 101}, {"views": 0}, {"from": -1}, {"from": "x"}, {"begin": 1}):
                answer = await post(ada, "/api/records", {"record": text, **wrong})
                assert answer.status_code == 400, wrong
            # What the rules refuse is told with its line, as a worker found it.
            broken = await post(ada, "/api/records", {"record": f"{text}B end\n"})
            assert broken.status_code == 400
            assert broken.json()["code"] == "not-your-turn"
            assert broken.json()["params"]["line"] == 1 + text.count("\n")

    run(work)
