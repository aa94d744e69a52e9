"""The numbers of moves: fixed for each rule set, and no mask gives a line or a situation away."""

from __future__ import annotations

import random

import pytest
from tests.games.quartino.setting import at
from tests.research.variants import Variant, each_variant, started

import fourfold
from fourfold.research import Episode, actions_of

NUMBERS = {
    ("quarto", "classic+referee"): 32,
    ("quarto", "danish+owned-dark+referee"): 32,
    ("quarto", "classic"): 43,
    ("quarto", "mushrooms+squares+lose-on-false-call"): 52,
    ("quartino", "quartino-first"): 229,
    ("quartino", "quartino-first+referee"): 229,
    ("quartino", "quartino+referee"): 238,
    ("quartino", "quartino"): 248,
}


@pytest.mark.parametrize(("name", "rules"), NUMBERS)
def test_each_rule_set_has_its_number_of_moves(name: str, rules: str) -> None:
    actions = actions_of(fourfold.game(name, rules))
    assert len(actions) == NUMBERS[name, rules]
    assert [actions.number(move) for move in actions.moves] == list(range(len(actions)))


@pytest.mark.parametrize(
    ("name", "rules", "numbered"),
    [
        ("quarto", "classic", {0: "give 0", 15: "give f", 16: "place a1", 31: "place d4"}),
        ("quarto", "classic", {32: "call a1 b1 c1 d1", 41: "call a4 b3 c2 d1", 42: "decline"}),
        ("quarto", "classic+squares", {42: "call a1 a2 b1 b2", 50: "call c3 c4 d3 d4"}),
        ("quarto", "classic+squares", {51: "decline"}),
        ("quartino", "quartino", {0: "place Y c", 9: "place B c", 35: "place P 8"}),
        ("quartino", "quartino", {36: "call YBGP 1", 227: "call PGBY 8", 228: "end"}),
        ("quartino", "quartino", {229: "clear c", 237: "clear 8", 238: "say colours"}),
        ("quartino", "quartino", {239: "say column c", 247: "say column 8"}),
    ],
)
def test_moves_have_the_numbers_that_the_document_gives(
    name: str, rules: str, numbered: dict[int, str]
) -> None:
    moves = actions_of(fourfold.game(name, rules)).moves
    assert {number: str(moves[number]) for number in numbered} == numbered


def test_a_move_without_a_number_is_an_error() -> None:
    game = fourfold.game("quarto")
    with pytest.raises(LookupError, match="resign"):
        actions_of(game).number(game.parse_move("resign"))


@each_variant
def test_every_offered_number_can_be_played_and_every_listed_move_is_offered(
    variant: Variant,
) -> None:
    rng = random.Random(str(variant))
    episode = started(*variant)
    while not episode.is_over:
        offered = episode.legal()
        assert offered == sorted(set(offered))
        listed = {episode.actions.number(move) for move in episode.state.moves()}
        assert listed <= set(offered)
        if episode.state.rules.referee:
            assert listed == set(offered)
        number = rng.choice(offered)
        after = episode.after(number)
        assert len(after.events) == len(episode.events) + 1
        if after.events[-1].endswith("?"):
            assert number not in after.legal()
            assert after.to_act == episode.to_act
        episode = after
    assert episode.legal() == []
    assert sum(episode.returns()) == pytest.approx(0)


def quarto_with_row(pieces: str) -> Episode:
    """Return classic Quarto after these four pieces were placed on a1 to d1: the placer is to give."""
    game = fourfold.game("quarto", "classic")
    state = game.start()
    for piece, square in zip(pieces, ("a1", "b1", "c1", "d1"), strict=True):
        state = state.play(f"give {piece}").play(f"place {square}")
    return Episode(actions_of(game), state)


def test_mask_offers_a_full_row_whether_it_is_a_line_or_not() -> None:
    """Q5: the numbers that may be chosen are the same with and without a line."""
    call = 32
    with_line, without = quarto_with_row("0123"), quarto_with_row("012f")
    calls = [[n for n in one.legal() if n >= call] for one in (with_line, without)]
    assert calls == [[call], [call]]
    assert with_line.after(call).returns() == [1.0, -1.0]
    refused = without.after(call)
    assert refused.events[-1] == "A call a1 b1 c1 d1 ?"
    assert call not in refused.legal()
    # In the next turn the call may be tried again.
    assert call in refused.after(without.legal()[0]).legal()


def test_mask_offers_no_call_after_three_refusals_in_a_turn() -> None:
    """Q5: three false calls end the right to call in a turn."""
    episode = Episode(actions_of(game := fourfold.game("quarto", "classic+squares")), game.start())
    # The first two ranks without any line: three 2 × 2 squares and two rows are full.
    squares = ("a1", "b1", "a2", "b2", "c1", "d1", "d2", "c2")
    for piece, square in zip("0f1e2d3c", squares, strict=True):
        for text in (f"give {piece}", f"place {square}"):
            episode = episode.after(episode.actions.number(game.parse_move(text)))
    for left in (3, 2, 1):
        view = episode.view(episode.to_act)
        assert view.to_json()["calls_left"] == left
        episode = episode.after(next(n for n in episode.legal() if n >= 32))
        assert episode.events[-1].endswith("?")
    assert [n for n in episode.legal() if n >= 32] == []


def quartino_at(board: str, rules: str = "quartino") -> Episode:
    """Return Quartino at the start of a turn of A on this board; A holds one card for each centre."""
    state = at(f"{board} A", rules, A="YBGP BYGP GYBP PYBG", B="YBPG BYPG GYPB PYGB")
    return Episode(actions_of(fourfold.game("quartino", rules)), state)


def says(episode: Episode) -> list[str]:
    moves = [str(episode.actions.moves[number]) for number in episode.legal()]
    return [move for move in moves if move.startswith("say")]


def test_mask_offers_says_whether_there_is_a_situation_or_not() -> None:
    """T7, T8, T10: the says are the same with and without four tokens of a colour or in a column."""
    with_both, without = quartino_at("YYYY/B/././././././G"), quartino_at("Y/B/././././././G")
    assert says(with_both) == says(without)
    assert says(without) == ["say colours", "say column c", "say column 1", "say column 8"]
    number = {str(move): n for n, move in enumerate(without.actions.moves)}
    said = with_both.after(number["say column c"])
    assert said.view("A").to_json()["due"] == 2
    refused = without.after(number["say column c"])
    assert refused.events[-1] == "A say column c ?"
    assert says(refused) == ["say colours", "say column 1", "say column 8"]


def test_mask_offers_calls_of_own_cards_whether_they_are_right_or_not() -> None:
    """T6, T10: every card of the seat may be called wherever tokens lie on all four of its spaces."""
    right, wrong = quartino_at("Y/B/G/./././././."), quartino_at("Y/B/B/./././././.")
    number = {str(move): n for n, move in enumerate(right.actions.moves)}
    both = [one.after(number["place P 3"]) for one in (right, wrong)]
    offered = [[str(one.actions.moves[n]) for n in one.legal() if 36 <= n < 228] for one in both]
    assert offered[0] == offered[1] == ["call YBGP 1", "call BYGP 1", "call GYBP 1", "call PYBG 1"]
    made, shown = (one.after(number["call YBGP 1"]) for one in both)
    assert made.to_act == "A"
    assert shown.to_act == "B"


def test_referee_play_offers_right_calls_only() -> None:
    """T10: where the referee spots Quartinos, only calls that are right can be chosen."""
    episode = quartino_at("Y/B/G/./././././.", "quartino+referee")
    number = {str(move): n for n, move in enumerate(episode.actions.moves)}
    placed = episode.after(number["place P 3"])
    assert [str(placed.actions.moves[n]) for n in placed.legal()] == ["call YBGP 1", "end"]


def test_losers_pay_winners() -> None:
    won = quarto_with_row("0123").after(32)
    assert won.returns() == [1.0, -1.0]
    game = fourfold.game("quarto", "classic+referee")
    state = game.start(seats=3)
    for piece, square in zip("0123", ("a1", "b1", "c1", "d1"), strict=True):
        state = state.play(f"give {piece}").play(f"place {square}")
    # A1, B1, A2: the team A placed the fourth piece.
    assert Episode(actions_of(game), state).returns() == [0.5, -1.0, 0.5]
