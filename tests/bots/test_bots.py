"""Bots: legal in every game, fair (views only), the same for the same seed, and greedy better than random."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import fourfold
from fourfold import Record, View
from fourfold.bots import bot
from fourfold.games.quartino import Card

SIMPLE = ("random", "greedy")
"""The bots of both games that have no test file of their own, as the levels have."""


class Spy:
    """Records the views that a bot is given, and lets the bot choose."""

    def __init__(self, name):
        self.bot = bot(name)
        self.views = []

    def choose(self, view, rng):
        self.views.append(view)
        return self.bot.choose(view, rng)


def play_out(start, game, bots, seed):
    """A whole game; a bot's move is always accepted."""
    rng = random.Random(seed)
    record = Record.begin(game, start)
    while (seat := record.state.to_act) is not None:
        player = bots[record.state.seats.index(seat) % len(bots)]
        move = player.choose(record.state.view(seat), rng)
        record, error = record.attempt(move, seat)
        assert error is None, (str(error), record.state.position)
        assert len(record.events) < 4000
    return record


def choose(state, name="greedy", seed=1):
    return str(bot(name).choose(state.view(state.to_act), random.Random(seed)))


def quarto(position, rules, *moves):
    state = fourfold.game("quarto", rules).at(position)
    for move in moves:
        state = state.play(move)
    return state


def quartino(position, rack, rules="quartino"):
    """The start of A's turn with this rack."""
    state = fourfold.game("quartino", rules).at(position)
    return replace(state, racks=(tuple(map(Card, rack.split())), *state.racks[1:]))


# --- Every bot ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_plays_only_what_the_table_accepts(table, name):
    record = play_out(table.start(), table.game, [bot(name)], 1)
    assert record.state.outcome is not None
    assert not any(event.refused for event in record.events)


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_is_given_views_and_plays_the_same_from_a_copy_of_them(name):
    """T14: what a bot knows is what its seat may know; so the view as it travels is enough."""
    for game_name, rules in (("quarto", "danish+squares"), ("quartino", "quartino+turns:30")):
        game = fourfold.game(game_name, rules)
        spy = Spy(name)
        play_out(game.start(seats=2, rng=random.Random(4)), game, [spy], 4)
        assert spy.views
        for number, view in enumerate(spy.views):
            assert isinstance(view, View)
            assert view.viewer == view.to_act
            copy = game.view_from_json(view.to_json())
            moves = [bot(name).choose(v, random.Random(number)) for v in (view, copy)]
            assert moves[0] == moves[1]


@pytest.mark.parametrize("name", SIMPLE)
def test_the_same_seed_gives_the_same_game(table, name):
    games = [play_out(table.start(), table.game, [bot(name)], seed) for seed in (1, 1)]
    assert games[0].events == games[1].events


@pytest.mark.parametrize("name", SIMPLE)
def test_another_seed_gives_another_game(name):
    for game in (fourfold.game("quarto"), fourfold.game("quartino", "quartino+turns:10")):
        start = game.start(seats=2, rng=random.Random(1))
        played = {play_out(start, game, [bot(name)], seed).events for seed in range(4)}
        assert len(played) > 1


def test_an_unknown_bot_is_an_error():
    with pytest.raises(LookupError, match="expected a bot"):
        bot("perfect-for-now")


def test_random_never_calls_in_rulebook_play():
    """Q5, T10: calls and says are not listed, and random plays what is listed."""
    for game in (fourfold.game("quarto"), fourfold.game("quartino", "quartino+turns:30")):
        record = play_out(game.start(seats=2, rng=random.Random(2)), game, [bot("random")], 2)
        verbs = {str(event.move).split()[0] for event in record.events}
        assert not verbs & {"call", "say"}


# --- Greedy at Quarto -----------------------------------------------------------------------------

# Three tall pieces on the first rank; 3 is tall, c is not.
#   4  . . . .
#   3  . . . .
#   2  . . . .
#   1  0 9 2 .
THREE = "..../..../..../092. "


@pytest.mark.parametrize(
    "rules", ["classic", "danish+free", "classic+referee", "mushrooms+squares"]
)
def test_greedy_takes_a_win(rules):
    for seed in range(5):
        state = quarto(THREE + "3", rules)
        assert choose(state, seed=seed) == "place d1"
    if "referee" not in rules:
        assert choose(state.play("place d1")) == "call a1 b1 c1 d1"


def test_greedy_gives_a_safe_piece():
    # Round pieces on the first rank: 0, 8 and 5; d1 wants a round one.
    state = quarto("..../..../..../085. -", "classic+referee")
    for seed in range(20):
        given = choose(state, seed=seed)
        after = state.play(given)
        assert all(after.play(move).outcome is None for move in after.moves())


def test_greedy_gives_any_piece_when_none_is_safe():
    # Tall on the first rank and short on the fourth: whatever comes, fits one of them.
    state = quarto("456./..../..../012. -", "classic+referee")
    assert choose(state) in set(map(str, state.moves()))


def test_greedy_leaves_safe_pieces_to_give():
    for seed in range(10):
        state = quarto("..../..../..../08.. 5", "classic+traits:shape+referee")
        state = state.play(choose(state, seed=seed))
        gives = [state.play(give) for give in state.moves()]
        safe = [g for g in gives if all(g.play(m).outcome is None for m in g.moves())]
        assert safe


def test_greedy_calls_a_line_the_placer_overlooked():
    """Q5: before placing, the receiver may call the line."""
    state = quarto(THREE + "3", "classic", "place d1", "give 4")
    assert choose(state) == "call a1 b1 c1 d1"
    assert state.play(choose(state)).outcome is not None


def test_greedy_does_not_call_a_line_whose_time_is_over():
    state = quarto(THREE + "3", "classic", "place d1", "give 4", "place a4", "give 8")
    assert choose(state).startswith("place")
    assert choose(quarto(THREE + "3", "classic", "place d1", "give 4", "place a4")).startswith(
        "give"
    )


def test_greedy_calls_an_older_line_in_the_danish_edition():
    """Q5: in the Danish edition even its maker may call it, having received a piece again."""
    state = quarto(THREE + "3", "danish+free", "place d1", "give 4", "place a4")
    assert choose(state).startswith("give")
    state = state.play("give 8")
    assert choose(state) == "call a1 b1 c1 d1"
    assert state.play(choose(state)).outcome is not None
    later = state.play("place b4").play("give c")
    assert not choose(later).startswith("call a1 b1")


def test_greedy_has_the_last_say():
    """Q5: after the sixteenth piece the opponent may call what the placer overlooked."""
    game = fourfold.game("quarto", "classic+squares")
    seen = 0
    for seed in range(30):
        record = Record.begin(game, game.start())
        rng = random.Random(seed)
        while record.state.phase != "decline":
            record = record.play(rng.choice(record.state.moves()))
        for _ in range(2):
            state = record.state
            move = choose(state)
            if move.startswith("call"):
                seen += 1
                assert state.play(move).outcome is not None
            record = record.play("decline")
    assert seen


def test_greedy_gives_only_colours_that_belong_to_the_receiver():
    """Q10: with owned colours only the receiver's pieces may be given, safe or not."""
    game = fourfold.game("quarto", "danish+referee")
    for seed in range(5):
        record = play_out(game.start(), game, [bot("greedy")], seed)
        gives = [str(event.move)[-1] for event in record.events if str(event.move)[:4] == "give"]
        assert [digit >= "8" for digit in gives] == [n % 2 == 1 for n in range(len(gives))]


# --- Greedy at Quartino ---------------------------------------------------------------------------


def test_greedy_says_four_colours():
    """T7: four tokens of one colour."""
    state = quartino("Y/Y/Y/Y/./././././ A".replace("/ A", " A"), "BGPY BGYP BPGY BPYG")
    assert choose(state) == "say colours"
    assert choose(state.play("say colours")).startswith("place")


def test_greedy_says_a_column_and_clears_it():
    """T8: a column of four."""
    state = quartino("./YBGP/././././././. A", "BGPY BGYP BPGY BPYG")
    assert choose(state) == "say column 1"
    assert choose(state.play("say column 1")) == "clear 1"


def test_greedy_says_four_colours_and_a_column_in_one_turn():
    """T9: both situations, three tokens and a clearing."""
    state = quartino("./YYYY/././././././. A", "BGPY BGYP BPGY BPYG")
    said = []
    while (move := choose(state)).startswith("say"):
        said.append(move)
        state = state.play(move)
    assert sorted(said) == ["say colours", "say column 1"]
    while state.to_act == "A":
        state = state.play(choose(state))


def test_greedy_says_nothing_where_it_may_not():
    """T10, T11: with a referee, or in first games, situations are not said."""
    for rules in ("quartino+referee", "quartino-first"):
        state = quartino("./YYYY/././././././. A", "BGPY BGYP BPGY BPYG", rules)
        assert not choose(state).startswith("say")


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee", "quartino-first"])
def test_greedy_completes_and_calls_its_card(rules):
    """T6: three of four lie there already; the last is placed, then called."""
    state = quartino("Y/B/G/././././././ A".replace("/ A", " A"), "YBGP PPPP PPPP PPPP", rules)
    assert choose(state) == "place P 3"
    state = state.play("place P 3")
    assert choose(state) == "call YBGP 1"
    assert choose(state.play("call YBGP 1")).startswith("place")


def test_greedy_ends_its_turn_without_a_card_to_call():
    state = quartino("./././././././././ A".replace("/ A", " A"), "YBGP YBPG YGBP YGPB")
    assert choose(state.play("place P 3")) == "end"


# --- Greedy against random ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "rules", "games"),
    [
        ("quarto", "classic", 24),
        ("quarto", "danish", 24),
        ("quarto", "classic+referee", 24),
        ("quartino", "quartino", 8),
        ("quartino", "quartino+referee", 8),
        ("quartino", "quartino-first", 8),
    ],
)
def test_greedy_beats_random_clearly(name, rules, games):
    game = fourfold.game(name, rules)
    score = 0
    for seed in range(games):
        start = game.start(seats=2, rng=random.Random(seed))
        seats = [bot("greedy"), bot("random")]
        mine = "AB"[seed % 2]
        record = play_out(start, game, seats if mine == "A" else seats[::-1], seed)
        assert record.state.outcome is not None
        winners = record.state.outcome.winners
        score += (mine in winners) - any(winner != mine for winner in winners)
    assert score >= games * 0.6
