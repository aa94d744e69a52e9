"""The game line by line, for pipes and screen readers."""

import io
from pathlib import Path

import pytest

from fourfold.games.quartino import STANDARD_DECK, QuartinoView
from fourfold.games.quarto import Quarto
from fourfold.texts import LANGUAGES, Texts
from fourfold.tui import saving
from fourfold.tui.match import Match
from fourfold.tui.plain import WIPE, Dialogue, written_out


class Terminal(io.StringIO):
    """A sink that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def talk(
    match: Match | None, *lines: str, language: str = "en", sink: io.StringIO | None = None
) -> list[str]:
    sink = sink or io.StringIO()
    Dialogue(Texts(language), io.StringIO("".join(f"{line}\n" for line in lines)), sink).run(
        match, 1
    )
    return [line.removeprefix("> ") for line in sink.getvalue().splitlines()]


def test_a_newcomer_presses_enter_and_plays_against_the_computer() -> None:
    told = talk(None, "", "0", "quit")
    assert "1. Quarto against the computer" in told
    assert any("(greedy)" in line for line in told)


def test_a_wrong_number_in_the_menu_is_asked_again() -> None:
    told = talk(None, "9", "2", "quit")
    assert "Type a number from 1 to 6, or quit." in told
    assert "A: choose a piece to give." in told


def test_a_false_call_is_told_with_its_reason_and_recorded() -> None:
    match = Match.begin("quarto")
    told = talk(match, "give 0", "call a1 b1 c1 d1", "quit")
    assert "That line is not full. Still free: a1, b1, c1 and d1. It is still your turn." in told
    assert "B calls “Quarto!” and shows a1, b1, c1 and d1. Refused." in told
    assert str(match.record).endswith("B call a1 b1 c1 d1 ?\n")


def test_nonsense_changes_nothing_and_says_what_to_write() -> None:
    match = Match.begin("quarto")
    told = talk(match, "zzz", "place z9", "give 7 7", "quit")
    assert "Write a piece such as 7 or LSQH instead of 'zzz'." in told
    assert "Write a square from a1 to d4 instead of 'z9'." in told
    assert match.record.events == ()


def test_undo_takes_back_the_bots_moves_too() -> None:
    match = Match.begin("quarto", bots={"B": "greedy"}, seed=5)
    told = talk(match, "give 0", "undo", "undo", "quit")
    assert "Move taken back." in told
    assert "This is the start of the game. There is nothing to take back." in told
    assert match.record.events == ()


def test_a_game_is_saved_and_resumed_with_its_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.fgn"
    match = Match.begin("quarto", bots={"B": "greedy"}, seed=5)
    talk(match, "give 0", f"save {path}", "quit")
    again = Match.load(path)
    assert again.bots == {"B": "greedy"}
    assert again.state == match.state


def test_a_rack_is_read_only_on_request_and_wiped_when_the_turn_passes() -> None:
    match = Match.begin("quartino", seats=3, seed=2, first="A")
    silent = talk(match, "place Y c", "end", "quit")
    assert not any(card in line for card in STANDARD_DECK for line in silent)
    terminal = Terminal()
    match = Match.begin("quartino", seats=3, seed=2, first="A")
    talk(match, "rack", "y 1", "end", "rack", "quit", sink=terminal)
    cards_of_a, cards_of_b = (match.record.start.view(seat).to_json()["racks"] for seat in "AB")
    before, after = terminal.getvalue().split(WIPE)
    assert all(card in before for card in cards_of_a[0]["cards"])
    assert not any(card in before for card in cards_of_b[1]["cards"])
    assert all(card in after for card in cards_of_b[1]["cards"])
    assert not any(card in after for card in cards_of_a[0]["cards"])


@pytest.mark.parametrize("asked", ["record", "moves", "call YBGP 7"])
def test_all_that_names_a_card_is_wiped_when_the_turn_passes(asked: str) -> None:
    match = Match.begin("quartino", "quartino-first+referee", seed=1, first="A")
    centre, first, second, third = tuple(match.state.view("A").to_json()["racks"][0]["cards"][0])
    moves = [f"place {centre} c", "end", f"place {first} 7", "end", f"place {second} 8", "end"]
    for move in [*moves, "place P 4", "end", f"place {third} 1"]:
        assert match.attempt(move) is None
    terminal = Terminal()
    talk(match, asked, "end", "quit", sink=terminal)
    assert terminal.getvalue().count(WIPE) == 1
    # What happened is still there for the next person.
    assert "A ends their turn." in terminal.getvalue().split(WIPE)[1]


def test_what_names_no_card_is_not_wiped() -> None:
    terminal = Terminal()
    match = Match.begin("quartino", seed=1, first="A")
    talk(match, "board", "moves", "reserve", "y 1", "moves", "end", "quit", sink=terminal)
    assert WIPE not in terminal.getvalue()


def test_quarto_asks_nobody_to_look_away() -> None:
    terminal = Terminal()
    told = talk(Match.begin("quarto"), "record", "rack", "0", "a1", "quit", sink=terminal)
    assert not any("look away" in line for line in told)
    assert WIPE not in terminal.getvalue()


@pytest.mark.parametrize("name", ["quarto", "quartino"])
def test_a_draw_is_agreed_by_the_other_people(name: str) -> None:
    match = Match.begin(name, seed=1)
    told = talk(match, "accept", "offer draw", "accept", "")
    assert "The draw offer has expired." in told
    assert (
        "A draw has been offered. Another player can type accept; making a move declines the offer."
        in told
    )
    assert [event.seat for event in match.record.events] in (["A", "B"], ["B", "A"])
    assert str(match.state.outcome) == "draw (agreement)"


def test_all_of_three_people_agree_on_a_draw() -> None:
    match = Match.begin("quartino", seats=3, seed=1, first="B")
    talk(match, "offer draw", "accept", "accept", "")
    assert [event.seat for event in match.record.events] == ["B", "A", "C"]
    assert str(match.state.outcome) == "draw (agreement)"


@pytest.mark.parametrize("bots", [{"B": "random", "C": "random"}, {"C": "random"}])
def test_bots_do_not_answer_draw_offers_and_that_is_said(bots: dict[str, str]) -> None:
    match = Match.begin("quartino", seats=3, bots=bots, seed=1, first="A")
    told = talk(match, "Offer draw", "quit")
    assert "The computer does not accept draws. You can resign or play on." in told
    assert match.record.events == ()


@pytest.mark.parametrize("verb", ["call", "give", "place", "offer", "say", "clear", "end"])
@pytest.mark.parametrize("name", ["quarto", "quartino"])
def test_a_verb_alone_is_never_taken_for_a_piece_or_colour(name: str, verb: str) -> None:
    match = Match.begin(name, seed=1)
    assert written_out(match.state.view(match.state.to_act), verb) == verb
    told = talk(match, verb, "quit")
    assert not any(f"'{verb}'" in line and "a piece such as" in line for line in told)
    assert match.record.events == ()


def test_undo_is_offered_at_the_end_only_where_it_works() -> None:
    quarto = talk(Match.begin("quarto"), "give 0", "resign", "")
    assert "The game is over. Press Enter to finish; undo, save and record still work." in quarto
    quartino = talk(Match.begin("quartino", seed=1), "place Y 1", "resign", "")
    assert "The game is over. Press Enter to finish; save and record still work." in quartino


def test_one_person_among_bots_hears_their_rack_each_turn() -> None:
    match = Match.begin("quartino", bots={"B": "greedy"}, seed=2, first="A")
    mine = match.state.view("A").to_json()["racks"][0]["cards"]
    assert any(" ".join(mine) in line for line in talk(match, "quit"))


def test_every_question_has_an_answer() -> None:
    quarto = talk(
        Match.begin("quarto"), *["board", "pieces", "rack", "moves", "record", "rules", "rules q5"]
    )
    assert "a4 free; b4 free; c4 free; d4 free" in quarto
    assert "Quarto has no cards." in quarto
    quartino = talk(
        Match.begin("quartino", seed=1),
        *["board", "reserve", "rack", "moves", "record", "rules", "rules t9"],
    )
    assert "centre: empty" in quartino
    assert any(line.startswith("yellow 7") for line in quartino)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(language: str) -> None:
    match = Match.begin("quartino", seats=3, seed=4, bots={"A": "greedy", "B": "greedy"})
    match.bots["C"] = "random"
    told = talk(match, "", language=language)
    assert match.state.outcome is not None
    assert Texts(language).outcome(match.state.outcome) in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Team B (B1 and B2) wins – "),
        ("fr", "L’équipe B (B1 et B2) gagne – "),
        ("it", "La squadra B (B1 e B2) vince – "),
        ("es", "El equipo B (B1 y B2) gana – "),
    ],
)
def test_a_team_wins_with_the_article_of_the_language(language: str, said: str) -> None:
    told = talk(Match.begin("quarto", seats=4), "resign", "", language=language)
    assert any(line.startswith(said) for line in told)


def test_short_forms_are_written_out() -> None:
    view = Quarto("classic").start().view("A")
    assert written_out(view, "lsqh") == "give LSQH"
    assert written_out(view, "QUARTO A1 b1 c1 d1") == "call a1 b1 c1 d1"
    placing = Quarto("classic").start().play("give 7").view("B")
    assert written_out(placing, "B3") == "place b3"
    assert written_out(placing, "resign") == "resign"
    token = Match.begin("quartino", seed=1).state.view(None)
    assert written_out(token, "b 3") == "place B 3"
    assert written_out(token, "Say Column C") == "say column c"
    assert written_out(token, "quartino ybgp 7") == "call YBGP 7"
    assert written_out(token, "offer draw") == "offer draw"


@pytest.mark.parametrize("name", [".", "/", "a\0b", "~nobody-of-this-name/x"])
def test_a_name_that_no_file_can_have_is_said(name: str) -> None:
    told = talk(Match.begin("quarto"), f"save {name}", "quit")
    assert sum(line.startswith("Not saved: ") for line in told) == 1


def test_a_game_is_saved_under_a_name_or_the_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "user_data_path", lambda name: tmp_path / name)
    talk(Match.begin("quarto"), "save", "save sunday", "save sunday", "quit")
    moment, *named = sorted(path.name for path in saving.saving_folder().iterdir())
    assert moment.startswith("quarto-20")
    assert named == ["sunday-2.fgn", "sunday.fgn"]


@pytest.mark.parametrize("leaving", [[], ["quit"]])
def test_a_person_who_leaves_a_game_finds_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaving: list[str]
) -> None:
    monkeypatch.setattr(saving, "user_data_path", lambda name: tmp_path / name)
    source = Terminal("".join(f"{line}\n" for line in ["give 0", *leaving]))
    sink = io.StringIO()
    match = Match.begin("quarto")
    Dialogue(Texts("en"), source, sink).run(match)
    assert "Your unfinished game is saved as " in sink.getvalue()
    assert Match.load(saving.saving_folder() / "unfinished.fgn").state == match.state


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = talk(Match.begin("quarto"), f"save {tmp_path / 'file' / 'game.fgn'}", "quit")
    assert any(line.startswith("Not saved: ") for line in told)


def test_a_hint_in_quartino_tells_what_is_near_and_then_a_move() -> None:
    match = Match.begin("quartino", bots={"B": "random"}, seed=1, first="A")
    view = match.state.view("A")
    assert isinstance(view, QuartinoView)
    card = view.rack[0]
    turns = [line for n, where in enumerate("c12") for line in (f"place {card[n]} {where}", "end")]
    told = talk(match, *turns, "hint", "hint", "hint", "quit")
    assert any(line.startswith(f"Your nearest card: {card}. Missing: ") for line in told)
    suggested = [line for line in told if line.startswith("Suggestion: ")]
    assert len(suggested) == 2
    assert suggested[0] == suggested[1]


def test_hints_are_for_games_against_bots_alone() -> None:
    told = talk(Match.begin("quartino", seed=3, first="A"), "hint", "quit")
    assert "Hints are only available on your own turn, in games against the computer." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_with_cards_that_the_computer_has_not_learned_say_so(language: str) -> None:
    deck = ("YYYB", "BYYY", "YBYB", "YYYY", "BBYY", "YYBB") * 3
    match = Match.begin("quartino", bots={"B": "greedy"}, seed=3, first="A", deck=deck)
    told = talk(match, "hint", "hint", "quit", language=language)
    unlearned = Texts(language, "quartino")("quartino-hint-deck")
    assert sum(unlearned in line for line in told) == 2
