"""The strategy lessons: their positions are of real games, and what they claim is proven by rules and engine.

The page and this test read the same data: scenes, right answers, hints and claims of each task. A claim is
proven by a function of `quarto_lesson_claims` or `quartino_lesson_claims`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.engine import quartino_lesson_claims, quarto_lesson_claims
from tests.engine.quartino_lesson_claims import Task
from tests.support.messages import messages, variables
from tests.support.services import ROOT

import fourfold
from fourfold.games.quartino import QuartinoState
from fourfold.games.quarto import QuartoState
from fourfold.games.record import Record, parse_record
from fourfold.texts import LANGUAGES

LESSONS = ROOT / "web" / "src" / "lessons"
GAMES = ROOT / "tests" / "engine" / "strategy_games"
QUARTO, QUARTINO = (
    json.loads((LESSONS / f"{game}Strategy.json").read_text("utf-8"))
    for game in ("quarto", "quartino")
)


def each_step(steps: list[dict]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("step", steps, ids=lambda step: step["id"])


def game_until_scene(step: dict) -> Record[Any]:
    """Return the game of a step up to the position that its scene shows."""
    name = step["id"].removeprefix("strategy-")
    whole = parse_record((GAMES / f"{name}.txt").read_text("utf-8"), fourfold.game)
    assert whole.state.outcome is not None
    record: Record[Any] = Record.begin(whole.game, whole.start)
    for event in whole.events:
        if is_shown(record.state, step["scene"]):
            return record
        record = record.play(event.move)
    raise AssertionError(f"the position of {step['id']} is not in its game")


def is_shown(state: QuartoState | QuartinoState, scene: dict) -> bool:
    """Return True if a scene shows this state; in Quartino only states at the start of a turn are shown."""
    if isinstance(state, QuartoState):
        return str(state.position) == scene["position"]
    is_same = str(state.position).split()[0] == scene["position"]
    is_own = "unknown" in scene or scene.get("rack", rack_of(state)) == rack_of(state)
    return is_same and is_own and state.turn.fresh(state.rules)


def rack_of(state: QuartinoState) -> list[str]:
    return list(map(str, state.rack))


@each_step(QUARTO)
def test_claims_of_the_quarto_lesson_are_proven(step):
    """Answers and Robin's replies are played, so that each task is judged in the position that is shown."""
    state = game_until_scene(step).state
    pieces = set(step["scene"]["pieces"])
    for squares, traits in step.get("facts", {}).items():
        assert quarto_lesson_claims.shared(state, squares.split()) == set(traits.split())
    for act in step["acts"]:
        if state.outcome is None:
            assert pieces == {"0123456789abcdef"[n] for n in range(16)} - {
                piece for piece in str(state.position) if piece not in "./- "
            }
        assert act["claims"]
        for claim in act["claims"]:
            quarto_lesson_claims.CLAIMS[claim](state, act)
        if "move" in act:
            state = state.play(f"{act['move']} {act['right'][0]}")
        if act.get("move") == "give":
            pieces -= {act["right"][0]}
        for reply in act.get("robin", ()):
            state = state.play(reply)
        then = act.get("then", {})
        assert then.get("position", str(state.position)) == str(state.position)
        pieces = set(then.get("pieces", pieces))


@each_step(QUARTINO)
def test_claims_of_the_quartino_lesson_are_proven(step):
    record = game_until_scene(step)
    scene = step["scene"]
    held, card = scene.get("held"), None
    for act in step["acts"]:
        assert act["claims"]
        for claim in act["claims"]:
            task = Task(record, act, scene, step.get("figures", {}), held, card)
            quartino_lesson_claims.CLAIMS[claim](task)
        answer = act["right"][0]
        match act.get("move"):
            case "token":
                held = answer
            case "space":
                record = record.play(f"place {held} {answer}")
                held = None
            case "clear":
                record = record.play(f"say column {answer}").play(f"clear {answer}")
            case "card":
                card = answer
        then = act.get("then", {})
        held = then.get("held", held)
        if "position" in then:
            (first,) = quartino_lesson_claims.Card(answer).matching(record.state.board)
            record = record.play(f"call {answer} {first}")
            assert str(record.state.position).split()[0] == then["position"]
            assert rack_of(record.state) == then["rack"]
    if step is QUARTINO[-1]:
        (last,) = record.state.rack
        (first,) = last.matching(record.state.board)
        assert list(map(str, last.spaces(first))) == step["acts"][-1]["then"]["spaces"]
        won = record.play(f"call {last} {first}").state
        assert won.outcome is not None
        assert won.outcome.winners == (record.state.to_act,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_estimates_that_are_proven(language):
    """Texts get estimated chances as parameters, so that no language has a figure of its own."""
    texts = messages(language, "strategy")
    for step in (*QUARTO, *QUARTINO):
        told = [pattern for name, pattern in texts.items() if name.partition(".")[0] == step["id"]]
        assert set().union(*map(variables, told)) == set(step.get("figures", {}))


def test_every_claim_that_can_be_proven_is_made():
    claimed = {
        claim for step in (*QUARTO, *QUARTINO) for act in step["acts"] for claim in act["claims"]
    }
    assert claimed == {*quarto_lesson_claims.CLAIMS, *quartino_lesson_claims.CLAIMS}
