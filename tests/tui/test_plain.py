"""The game line by line."""

import io
from pathlib import Path

import pytest

from fourfold.games.quartino import STANDARD_DECK
from fourfold.games.quarto import Quarto
from fourfold.texts import LANGUAGES, Texts
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
    assert "expected a full line, got a1b1c1d1 with a1 b1 c1 d1 free" in told
    assert "B calls “Quarto!” and shows a1 b1 c1 d1. Refused." in told
    assert str(match.record).endswith("B call a1 b1 c1 d1 ?\n")


def test_nonsense_changes_nothing_and_says_what_is_expected() -> None:
    match = Match.begin("quarto")
    told = talk(match, "zzz", "place z9", "give 7 7", "quit")
    assert "expected a piece such as 7 or LSQH, got 'zzz'" in told
    assert "expected a square from a1 to d4, got 'z9'" in told
    assert match.record.events == ()


def test_undo_takes_back_the_bots_moves_too() -> None:
    match = Match.begin("quarto", bots={"B": "greedy"}, seed=5)
    told = talk(match, "give 0", "undo", "undo", "quit")
    assert "Taken back." in told
    assert "expected an earlier move to take back, got the start of the game" in told
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


def test_one_person_among_bots_hears_their_rack_each_turn() -> None:
    match = Match.begin("quartino", bots={"B": "greedy"}, seed=2, first="A")
    mine = match.state.view("A").to_json()["racks"][0]["cards"]
    assert any(" ".join(mine) in line for line in talk(match, "quit"))


def test_every_question_has_an_answer() -> None:
    quarto = talk(
        Match.begin("quarto"), *["board", "pieces", "rack", "moves", "record", "rules", "rules q5"]
    )
    assert "a4 free, b4 free, c4 free, d4 free" in quarto
    assert "Quarto has no cards." in quarto
    quartino = talk(
        Match.begin("quartino", seed=1),
        *["board", "reserve", "rack", "moves", "record", "rules", "rules t9"],
    )
    assert "the centre: empty" in quartino
    assert any(line.startswith("yellow 7") for line in quartino)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(language: str) -> None:
    match = Match.begin("quartino", seats=3, seed=4, bots={"A": "greedy", "B": "greedy"})
    match.bots["C"] = "random"
    told = talk(match, "", language=language)
    assert match.state.outcome is not None
    assert Texts(language).outcome(match.state.outcome) in told


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


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = talk(Match.begin("quarto"), f"save {tmp_path / 'file' / 'game.fgn'}", "quit")
    assert any(line.startswith("Not saved: ") for line in told)
