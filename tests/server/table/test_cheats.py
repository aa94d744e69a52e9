"""Cheating: forbidden commands, each tried by every guest who may not give them.

Each try is refused with a code that reveals nothing, and the table stays as it was. Each is tried in two
worlds with other hidden cards, too: the answers are the same byte for byte.
"""

from itertools import product

import pytest
from tests.support.scripted_table import ScriptedTable, seated

from fourfold.games.game import GameError
from fourfold.games.quartino import STANDARD_DECK
from fourfold.server.table import commands, wire
from fourfold.server.table.events import Started

DEALS = [
    "A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY C=GYBP,GYPB,GBYP,GBPY D=PYBG,PYGB,PBYG,PBGY",
    "A=YBGP,YBPG,YGBP,YGPB B=YPBG,YPGB,BPYG,BPGY C=GPYB,GPBY,PGYB,PGBY D=BYGP,GYBP,PYBG,BGYP",
]
"""A's cards are the same in both; nobody else's are."""
WHO = {"opponent": "bo", "partner": "cy", "spectator": "eve", "stranger": "mal"}


def quarto() -> ScriptedTable:
    """Two against two; ada (A1) is to place, cy is her partner, and the time of line a1 to d1 is over."""
    world = seated("ada", "bo", "cy", "dan", rules="classic", goes_round=True)
    world.did("eve: wait")
    plan = [
        ("0", "a1"),
        ("1", "b1"),
        ("2", "c1"),
        ("3", "d1"),
        ("4", "a2"),
        ("b", "b3"),
        ("d", "c4"),
    ]
    for piece, square in plan:
        world.did(f"{world.actor}: give {piece}")
        world.did(f"{world.actor}: place {square}")
    world.did(f"{world.actor}: give e")
    assert world.actor == "ada"
    return world


def quartino(deal: str = DEALS[0], rules: str = "quartino") -> ScriptedTable:
    """Four seats; ada (A) has placed and may call, or end her turn."""
    world = ScriptedTable("quartino", rules, seats=4, begins="chosen", goes_round=True)
    world.did("ada: sit 0", "bo: sit 1", "cy: sit 2", "dan: sit 3", "eve: wait")
    world.apply([Started((0, 1, 2, 3), {"deal": deal, "first": "A"})])
    for colour, space in zip("YBGP", "c123", strict=True):
        world.did(f"{world.actor}: place {colour} {space}", f"{world.actor}: end")
    world.did("ada: place Y c")
    return world


CALLS = {"quarto": "call a1 b1 c1 d1", "quartino": "call YBGP 1"}
MOVES = {
    "quarto": ["place d4", "give f", "decline", CALLS["quarto"], "call a1 a2 a3 a4"],
    "quartino": ["end", "place B 1", "clear c", "say colours", "say column c", CALLS["quartino"]],
}
GAMES = {"quarto": quarto, "quartino": quartino}
IN_TURN = {"quarto": "place d4", "quartino": "end"}
SEATED = ("opponent", "partner")
by_everybody = pytest.mark.parametrize(("name", "who"), list(product(GAMES, WHO)))


def expect(world: ScriptedTable, line: str, code: str, base: int | None = None) -> None:
    before = world.table
    answer = world.say(line, base)
    assert isinstance(answer, wire.Refusal), f"{line}: {answer}"
    assert answer.code == code, f"{line}: {answer}"
    assert world.table is before
    assert world.told == []
    # Nothing is named but what the asker wrote, whose turn it is, and how many events there are.
    assert not [card for card in STANDARD_DECK if card in answer.text and card not in line]


@by_everybody
def test_a_move_out_of_turn_is_refused(name, who):
    world = GAMES[name]()
    for move in MOVES[name]:
        code = "not-your-turn" if who in SEATED else "not-seated"
        expect(world, f"{WHO[who]}: {move}", code)


@by_everybody
def test_a_move_for_another_seat_is_refused(name, who):
    world = GAMES[name]()
    for seat in (world.state.to_act, "Z", "", "A", "B1"):
        if seat in world.table.seats_of(world.session(WHO[who])):
            continue
        code = "not-your-seat" if who in SEATED else "not-seated"
        command = world.command(WHO[who], IN_TURN[name], seat)
        before = world.table
        answer = world.do(WHO[who], command)
        assert isinstance(answer, wire.Refusal)
        assert answer.code == code
        assert world.table is before


@by_everybody
def test_a_move_on_a_stale_number_is_refused(name, who):
    world = GAMES[name]()
    for base, text in product((0, world.table.seq - 1), (IN_TURN[name], CALLS[name], "resign")):
        expect(world, f"{WHO[who]}: {text}", "stale" if who in SEATED else "not-seated", base)
        expect(world, f"ada: {text}", "stale", base)


@by_everybody
def test_call_of_another_guest_does_not_count_as_a_false_call(name, who):
    """Q5: only the seat to act may call; a call by anyone else is illegal, never a false one."""
    world = GAMES[name]()
    refusals = getattr(world.state, "refusals", 0)
    for _ in range(5):
        expect(
            world, f"{WHO[who]}: {CALLS[name]}", "not-your-turn" if who in SEATED else "not-seated"
        )
    assert getattr(world.state, "refusals", 0) == refusals


@pytest.mark.parametrize("who", WHO)
def test_calling_a_card_does_not_reveal_who_holds_it(who):
    """T14: whoever holds a card, calling it out of turn is answered in the same words."""
    answers = set()
    for deal, card in product(DEALS, STANDARD_DECK):
        world = quartino(deal)
        world.ids = 0
        answer = world.say(f"{WHO[who]}: call {card} 1")
        assert isinstance(answer, wire.Refusal)
        answers.add(wire.write(answer))
    assert len(answers) == 1


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee"])
def test_refusal_of_a_foreign_card_does_not_depend_on_its_holder(rules):
    """T6, T14: an opponent's, an undealt one, one that was never in the deck."""
    answers = set()
    for card in ("BYGP", "GYBP", "PYBG", "GPYB", "PGBY", "YYYY"):
        for deal in DEALS:
            world = quartino(deal, rules)
            before = world.table
            answer = world.say(f"ada: call {card} 1")
            assert isinstance(answer, wire.Refusal)
            assert world.table is before
            answers.add((answer.code, answer.text.replace(card, "CARD")))
    assert answers == {("card-not-held", "expected a card that A holds, got CARD")}


@by_everybody
def test_nothing_is_played_after_the_end(name, who):
    world = GAMES[name]()
    world.did("eve: wait no longer", "ada: resign")
    if name == "quartino":
        world.did("bo: resign", "cy: resign")
    for text in (*MOVES[name], "resign", "accept", "offer draw"):
        expect(world, f"{WHO[who]}: {text}", "game-over" if who in SEATED else "not-seated")
        expect(world, f"ada: {text}", "game-over")
    assert world.table.playing.state.outcome is not None


@pytest.mark.parametrize(
    ("name", "who", "heir"),
    [*product(GAMES, SEATED, ("bot",)), *product(["quarto"], SEATED, ("person",))],
)
def test_former_holder_of_a_seat_may_not_move(name, who, heir):
    """Their commands are a spectator's, and so is what they see; from a bot they may take it back."""
    world = GAMES[name]()
    guest = WHO[who]
    chair = world.table.chairs_of(world.session(guest))[0]
    if heir == "bot":
        world.did(f"{guest}: bot {chair} greedy")
    else:
        world.did(f"{guest}: stand {chair}", f"ada: stand {chair}", f"zoe: sit {chair}")
    for text in (*MOVES[name], "resign", "accept", "ask back", "agree", "phrase hello"):
        code = "no-takeback" if text == "agree" else "not-seated"
        expect(world, f"{guest}: {text}", code)
    world.told = []
    if heir == "person":
        expect(world, f"{guest}: sit {chair}", "chair-taken")
        assert world.news(guest) == world.news(None)
    else:
        assert {**world.view(guest), "back": []} == world.view(None)
        world.did(f"{guest}: sit {chair}")


@by_everybody
def test_commands_of_host_clock_and_other_guests_are_refused(name, who):
    world = GAMES[name]()
    world.did("dan: stand 3")
    guest = WHO[who]
    ours = who in SEATED
    expect(world, f"{guest}: flag", "clock-only" if ours else "not-seated")
    expect(world, f"{guest}: abandon", "server-only" if ours else "not-seated")
    for what in ("win", "draw", "leave", "bot", "end"):
        expect(world, f"{guest}: claim {what} 3 greedy", "no-claim" if ours else "not-seated")
    expect(world, f"{guest}: sit 0", "chair-taken")
    expect(world, f"{guest}: sit 3", "chair-taken")
    expect(world, f"{guest}: stand 0", "chair-not-yours")
    expect(world, f"{guest}: stand 3", "chair-not-yours")
    expect(world, f"{guest}: bot 0 greedy", "chair-taken")
    expect(world, f"{guest}: bot 3 greedy", "not-host")
    expect(world, f"{guest}: start 0", "game-on" if ours else "not-seated")
    expect(world, f"{guest}: again", "game-on")
    expect(world, f"{guest}: reveal A", "no-cover")
    if not ours:
        expect(world, f"{guest}: ask back", "not-seated")
        expect(world, f"{guest}: phrase hello", "not-seated")
        world.did("bo: ask back")
        expect(world, f"{guest}: agree", "not-seated")
        expect(world, f"{guest}: disagree", "not-seated")


BOT_TRIES = {
    "quarto": [
        ("B1", "place d4", "not-your-turn"),
        ("B1", CALLS["quarto"], "not-your-turn"),
        ("A2", "place d4", "not-your-turn"),
        ("A1", "place a1", "square-taken"),
        ("A1", "give f", "piece-in-hand"),
        ("Z", "place d4", "no-such-seat"),
    ],
    "quartino": [
        ("B", "end", "not-your-turn"),
        ("B", CALLS["quartino"], "not-your-turn"),
        ("A", "call BYGP 1", "card-not-held"),
        ("A", "place B 1", "nothing-to-place"),
        ("A", "say colours", "say-too-late"),
        ("Z", "end", "no-such-seat"),
    ],
}


@pytest.mark.parametrize(("name", "number"), list(product(BOT_TRIES, range(6))))
def test_bots_are_refused_the_same_moves_as_guests(name, number):
    """A bot's process says only a move; which seat it is for, the table knows."""
    world = GAMES[name]()
    seat, text, code = BOT_TRIES[name][number]
    before = world.table
    with pytest.raises(GameError) as refused:
        commands.play(world.table, seat, text, world.now)
    assert refused.value.code == code
    assert world.table is before
    assert not [card for card in STANDARD_DECK if card in str(refused.value) and card not in text]


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_nothing_after_the_end(name):
    world = GAMES[name]()
    world.did("eve: wait no longer", "ada: resign")
    if name == "quartino":
        world.did("bo: resign", "cy: resign")
    for seat, text in product(world.state.seats, (*MOVES[name], "resign")):
        with pytest.raises(GameError) as refused:
            commands.play(world.table, seat, text, world.now)
        assert refused.value.code == "game-over"


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee"])
def test_answers_to_any_move_do_not_depend_on_the_cards_of_others(rules):
    """The answer to a move depends on no cards but those of its seat."""
    tries = [
        *(f"call {card} {first}" for card in STANDARD_DECK for first in "15"),
        *MOVES["quartino"],
        *("resign ", "accept", "flag", "sit 1", "bot 1 greedy", "ask back", "nonsense"),
    ]
    held = [card for rack in quartino().state.racks[:1] for card in rack]
    for guest, text in product(("ada", "bo", "cy", "eve", "mal"), tries):
        if guest == "ada" and any(card in text for card in held):
            continue
        if text == "resign " and guest in ("ada", "bo", "cy"):
            continue
        answers = set()
        for world in (_world(deal, rules) for deal in DEALS):
            world.ids = 0
            answers.add(wire.write(world.say(f"{guest}: {text}")))
        assert len(answers) == 1, f"{guest}: {text}"


def _world(deal: str, rules: str, made: dict = {}) -> ScriptedTable:  # noqa: B006 - worlds cost time; tables are values
    """Return a copy of a scripted table that is made once."""
    world = ScriptedTable("quartino", rules, seats=4, begins="chosen", goes_round=True)
    if (deal, rules) not in made:
        made[deal, rules] = quartino(deal, rules).table
    world.table = made[deal, rules]
    return world
