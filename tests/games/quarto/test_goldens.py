"""Games written down by hand, with comments that say why; they replay and print as they stand."""

import re
from pathlib import Path

import pytest

from fourfold.games.catalogue import read_record
from fourfold.games.errors import GameError, IllegalMove
from fourfold.games.game import Outcome

GOLDENS = Path(__file__).parent / "goldens"

ENDS = {
    "classic": ("c.../8.../4.../0123 f", Outcome(("A",), "call")),
    "mushrooms": ("...4/..1./.8../0... -", Outcome(("B",), "false-call")),
    "danish": ("..../.7../..../0819 e", Outcome(("A",), "call")),
    "teams-squares": ("..../.be./.8d./.... 0", Outcome(("B",), "call")),
    "full-board": ("63de/52bc/f417/980a -", Outcome((), "full-board")),
}


def text_of(name):
    return (GOLDENS / f"{name}.fgn").read_text(encoding="utf-8")


def without_comments(text):
    """Return the record without comments, as it is printed."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(re.sub(r" +#.*", "", line) for line in lines) + "\n"


def test_every_golden_has_an_end():
    assert {path.stem for path in GOLDENS.glob("*.fgn")} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_ends_as_written(name):
    """Q13: one game an edition, one with squares and teams, one to the last piece."""
    record = read_record(text_of(name))
    position, outcome = ENDS[name]
    assert record.state.outcome == outcome
    assert record.state.position == position
    assert record.state.to_act is None


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_prints_as_it_stands_without_comments(name):
    record = read_record(text_of(name))
    assert str(record) == without_comments(text_of(name))
    assert str(read_record(str(record))) == str(record)


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_read_from_bytes_with_other_line_ends_is_the_same(name):
    data = b"\xef\xbb\xbf" + text_of(name).replace("\n", "\r\n").encode()
    assert str(read_record(data)) == without_comments(text_of(name))


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_cut_short_is_a_game_still_on(name):
    """Q3: each of its events leads to a state, and none before the last to an outcome."""
    record = read_record(text_of(name))
    assert len(record.states) == len(record.events) + 1
    assert all(state.outcome is None for state in record.states[:-1])
    for state, event in zip(record.states, record.events, strict=False):
        if str(event.move) not in {"accept", "offer draw"}:
            assert event.seat == state.to_act


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_with_another_result_is_refused_at_its_line(name):
    text = re.sub(r"result: .*", "result: B (resign)", text_of(name))
    with pytest.raises(GameError) as refused:
        read_record(text)
    at = 1 + text.splitlines().index("result: B (resign)")
    assert (refused.value.code, refused.value.line, refused.value.column) == (
        "result-differs",
        at,
        9,
    )


@pytest.mark.parametrize(
    ("name", "event", "instead", "code"),
    [
        ("classic", "B place a2", "A place a2", "not-your-turn"),
        ("classic", "B place a2", "B place a1", "square-taken"),
        ("classic", "A give 4", "A give 3", "piece-not-left"),
        ("classic", "A call a1 a2 a3 a4 ?", "A call a1 a2 a3 a4", "call-not-full"),
        ("classic", "A call a1 a2 a3 a4 ?", "A call a1 b1 c1 d1 ?", "not-refused"),
        ("classic", "B call a1 b1 c1 d1 ?", "B call a1 b1 c1 d1", "call-expired"),
        ("classic", "A give 4", "A give 4 ?", "never-refused-so"),
        ("danish", "B give e", "B give 6", "piece-not-theirs"),
        ("danish", "B call a1 b1 c1 d1 ?", "B call a1 b1 c1 d1", "call-not-now"),
        ("teams-squares", "B2 place b3", "B1 place b3", "not-your-turn"),
        ("teams-squares", "A2 give b", "A1 give b", "not-your-turn"),
        ("teams-squares", "B2 accept", "A2 accept", "already-agreed"),
        ("full-board", "A decline", "B decline", "not-your-turn"),
        ("full-board", "A place d1", "A decline", "decline-too-early"),
    ],
)
def test_the_first_event_that_the_rules_refuse_is_named_by_its_line(name, event, instead, code):
    """Q5: and Q3, Q10, Q11; nothing after it is looked at."""
    lines = text_of(name).splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith(event))
    lines[number] = instead
    lines[number + 1 :] = ["nonsense"]
    text = "\n".join(lines).replace("result:", "note:")
    with pytest.raises(IllegalMove) as refused:
        read_record(text)
    assert (refused.value.code, refused.value.line) == (code, number + 1)
    assert str(refused.value).startswith(f"line {number + 1}: expected ")
