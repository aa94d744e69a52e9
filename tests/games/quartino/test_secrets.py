"""Secrets: what a seat or a spectator is shown, and that it tells nothing else."""

import json
import random
from dataclasses import replace

import pytest

from fourfold import Record, read_record
from fourfold.games.quartino import STANDARD_DECK, Card, Quartino

from .secret_games import VIEWERS, another_deal, some_game
from .setting import DEAL, at, play, start

ALLOWED = {
    *("game", "rules", "viewer", "seats", "to_act", "phase", "position", "offer", "outcome"),
    *("moves", "deck", "board", "reserve", "racks", "staying", "turn", "due", "colours"),
    *("column", "clearing", "begun", "says_left"),
}


def seen_by(state, viewer) -> str:
    return json.dumps(state.view(viewer).to_json())


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee", "quartino-first"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_dealt_anew_change_no_byte_of_any_view_or_masked_record(rules, seats):
    """T14: nothing else, at any time, by any channel."""
    rng = random.Random(14)
    changed = shown = 0
    for seed in range(25):
        record = some_game(seed, rules, seats)
        if record.state.outcome is not None:
            continue
        for viewer in VIEWERS[seats]:
            other = another_deal(record, viewer, rng)
            assert seen_by(other.state, viewer) == seen_by(record.state, viewer)
            assert str(other.masked(viewer)) == str(record.masked(viewer))
            changed += other.start.racks != record.start.racks
            shown += sum(map(len, record.state.shown))
    assert changed > 20
    assert shown or rules != "quartino"


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee"])
def test_masked_records_replay_wholly_and_lead_to_the_same_view(rules):
    """T14: `?` for every card that they may not know; all events are public."""
    for seed in range(30):
        seats = 2 + seed % 3
        record = some_game(seed, rules, seats)
        for viewer in VIEWERS[seats]:
            masked = record.masked(viewer)
            again = read_record(str(masked))
            assert str(again) == str(masked)
            assert again.events == record.events
            assert seen_by(again.state, viewer) == seen_by(record.state, viewer)
            assert again.state.position == record.state.position


def test_a_view_is_an_allow_list_and_names_no_hidden_card():
    """T14: the board, the reserve, one's own rack, made and shown cards, how many are left."""
    for seed in range(30):
        seats = 2 + seed % 3
        state = some_game(seed, "quartino", seats).state
        if state.deck != STANDARD_DECK or state.outcome is not None:
            continue
        for viewer in VIEWERS[seats]:
            view = state.view(viewer).to_json()
            assert set(view) == ALLOWED
            may_know = set().union(*state.made, *state.shown)
            for number, seat in enumerate(state.seats):
                rack = view["racks"][number]
                assert set(rack) == {"left", "made", "shown", "cards"}
                assert rack["left"] == len(state.racks[number])
                assert rack["made"] == list(state.made[number])
                assert rack["shown"] == list(state.shown[number])
                assert (rack["cards"] is None) == (seat != viewer)
                may_know |= set(state.racks[number]) if seat == viewer else set()
            text = seen_by(state, viewer)
            assert {card for card in STANDARD_DECK if f'"{card}"' in text} <= may_know


def test_masked_deals_name_what_was_shown_or_made_and_nothing_else():
    """T14: a call puts a name to one `?`."""
    record = Record.begin(Quartino(), start(3))
    hidden = "?,?,?,?"
    assert record.masked(None).start.setup()["deal"] == f"A={hidden} B={hidden} C={hidden}"
    record = record.play("place Y c").play("call YGBP 1")
    assert record.masked(None).start.setup()["deal"] == f"A=YGBP,?,?,? B={hidden} C={hidden}"
    own = ",".join(DEAL["B"])
    assert record.masked("B").start.setup()["deal"] == f"A=YGBP,?,?,? B={own} C={hidden}"
    replayed = read_record(str(record.masked(None))).state
    assert replayed.shown[0] == ("YGBP",)
    unnamed = read_record(str(Record.begin(Quartino(), start(3)).masked(None)))
    unnamed = unnamed.play("place Y c").play("call YGBP 1")
    assert unnamed.state.racks[0] == ("YGBP", None, None, None)


def test_a_card_known_to_be_elsewhere_cannot_be_the_one_that_is_not_known():
    """T14: a masked record is still held to the deck."""
    masked = read_record(str(Record.begin(Quartino(), start(2)).masked("B"))).state
    masked = play(masked, "place Y c")
    with pytest.raises(ValueError, match="BYGP"):
        masked.play("call BYGP 1")
    masked = play(masked, "call YBGP 1", "place B 1", "end", "place G 2", "call YBGP 1")
    assert masked.racks[0] == ("YBGP", None, None, None)


def test_after_the_end_everything_is_open():
    """T14: secret until the end."""
    record = Record.begin(Quartino(), start(3)).play("place Y c").play("resign", "B")
    assert record.masked("C").start.racks != record.start.racks
    record = record.play("resign", "A")
    for viewer in VIEWERS[3]:
        assert str(record.masked(viewer)) == str(record)
        cards = [rack["cards"] for rack in record.state.view(viewer).to_json()["racks"]]
        assert cards == list(DEAL.values())[:3]


def told(state) -> list[str]:
    """Return everything that a seat can read from a state without trying a move."""
    views = [seen_by(state, viewer) for viewer in VIEWERS[len(state.seats)]]
    return [*views, state.position, state.phase, *map(str, state.moves())]


@pytest.mark.parametrize("moves", [[], ["place B 5"], ["place B 5", "end"]])
def test_in_players_play_nothing_tells_that_a_situation_is_there(moves):
    """T10: two states that differ only in what was there as the turn began look the same."""
    state = play(at("Y/Y/Y/Y/./YBGP/././. A", seats=3), *moves)
    without = replace(state, turn=replace(state.turn, crowded=False, tall=()))
    assert without != state
    assert told(without) == told(state)


def test_in_players_play_nothing_tells_that_a_quartino_is_there():
    """T10: neither to its owner nor to anybody else."""
    state = play(at("Y/B/G/./././././. A", seats=3), "place P 3")
    elsewhere = replace(state, board=("Y", "B", "G", "", "P", "", "", "", ""))
    for one, other in zip(told(state)[-2:], told(elsewhere)[-2:], strict=True):
        assert one == other
    for card in ("YBGP", "PGBY"):
        held = replace(state, racks=((Card(card), *state.racks[0][1:]), *state.racks[1:]))
        for viewer in ("B", "C", None):
            assert seen_by(held, viewer) == seen_by(state, viewer)
        assert seen_by(held, "A").replace(card, "YBGP") == seen_by(state, "A")
        assert held.moves() == state.moves()


def test_in_referee_play_a_quartino_is_hinted_to_its_owner_alone():
    """T10: whatever the owner holds, the others are shown the same."""
    state = play(at("Y/B/G/./././././. A", "quartino+referee", seats=3), "place P 3")
    held = replace(state, racks=((Card("PGBY"), *state.racks[0][1:]), *state.racks[1:]))
    assert held.moves() != state.moves()
    for viewer in ("B", "C", None):
        assert seen_by(held, viewer) == seen_by(state, viewer)


def test_views_round_trip_and_strangers_have_none():
    """T14: views are sent as JSON; a stranger has no view."""
    states = [some_game(seed, "quartino+referee", 3).state for seed in range(8)]
    states += [some_game(seed, "quartino", 3).state for seed in range(8)]
    states += [play(at("YBGP/./././././././. A", seats=3), "say column c")]
    for state in states:
        for viewer in VIEWERS[3]:
            data = json.loads(seen_by(state, viewer))
            view = Quartino(state.rules).view_from_json(data)
            assert view == state.view(viewer)
            assert view.to_json() == data
    with pytest.raises(ValueError, match="D"):
        start(3).view("D")
