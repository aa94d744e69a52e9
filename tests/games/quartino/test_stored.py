"""States as JSON: everything comes back, and what is no state is one clear error."""

import copy
import json
import random
from typing import Any

import pytest

from fourfold import NotationError
from fourfold.games.quartino import Quartino

from .setting import at, play, start


def mid_turn():
    return play(at("Y/Y/Y/././YBGP/././. A"), "say colours", "say column 5", "place B 1")


STATES = {
    "start": lambda: start(4),
    "left": lambda: play(start(3), "place Y c", "call YBGP 1", "C: resign", "B: offer draw"),
    "said": mid_turn,
    "column": lambda: play(at("BBBBG/./././././././. A"), "say column c"),
    "made": lambda: play(at("Y/B/G/./././././. A"), "place P 3", "call YBGP 1"),
    "over": lambda: play(start(), "resign"),
    "unknown": lambda: Quartino("quartino+referee").at("BBBBG/./././././././. C"),
}


@pytest.mark.parametrize("name", STATES)
def test_a_state_comes_back_whole(name):
    state = STATES[name]()
    data = json.loads(json.dumps(state.to_json()))
    again = Quartino(state.rules).state_from_json(data)
    assert again == state
    assert hash(again) == hash(state)
    assert again.to_json() == state.to_json()
    assert again.moves() == state.moves()


def test_every_state_of_a_game_comes_back():
    rng = random.Random(8)
    game = Quartino("quartino+referee+turns:20")
    state = game.start(seats=3, rng=rng, deck=["YYYY", "YYBB"] * 6)
    while state.outcome is None:
        assert game.state_from_json(json.loads(json.dumps(state.to_json()))) == state
        state = state.play(rng.choice(state.moves()))
    assert game.state_from_json(state.to_json()) == state


@pytest.mark.parametrize("data", [None, [], "x", {}, {"game": "quarto"}, {"game": "quartino"}])
def test_what_is_no_state_is_refused(data):
    with pytest.raises(NotationError):
        Quartino().state_from_json(data)
    with pytest.raises(NotationError):
        Quartino().view_from_json(data)


def broken(data: dict) -> list[tuple[str, dict]]:
    """The data with each part left out, or replaced by what has no place there."""
    found = []
    for key in data:
        if key in {"game", "rules"}:
            continue
        values: tuple[Any, ...] = (..., None, "x", 7.5, {}, ["x"], [["x"]])
        for value in values:
            other = copy.deepcopy(data)
            if value is ...:
                del other[key]
            else:
                other[key] = value
            found.append((f"{key}={value}", other))
    return found


def test_a_broken_state_is_a_notation_error_or_a_state_but_never_another_error():
    """`Game.state_from_json` raises NotationError: it is not such a thing."""
    wrong = []
    for name, data in broken(mid_turn().to_json()):
        try:
            Quartino().state_from_json(data)
        except NotationError:
            continue
        except Exception as error:
            wrong.append((name, repr(error)))
    assert wrong == []


def test_a_broken_turn_in_a_state_is_a_notation_error():
    """`Game.state_from_json` raises NotationError: it is not such a thing."""
    wrong = []
    for name, turn in broken(mid_turn().to_json()["turn"]):
        try:
            Quartino().state_from_json(mid_turn().to_json() | {"turn": turn})
        except NotationError:
            continue
        except Exception as error:
            wrong.append((name, repr(error)))
    assert wrong == []


def test_a_broken_view_is_a_notation_error_or_a_view_but_never_another_error():
    """`Game.view_from_json` raises NotationError: it is not such a thing."""
    wrong = []
    for name, data in broken(mid_turn().view("A").to_json()):
        try:
            Quartino().view_from_json(data)
        except NotationError:
            continue
        except Exception as error:
            wrong.append((name, repr(error)))
    assert wrong == []
