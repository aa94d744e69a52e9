"""Sentences about events: wrong, refused and right calls."""

import pytest

from fourfold.texts import Texts
from fourfold.tui.match import Match
from fourfold.tui.speech import narrate, request


def wrong_call(rules: str) -> str:
    """Return the sentence about a wrong call on a nearly empty wheel."""
    match = Match.begin("quartino", rules, seed=1, first="A")
    match.attempt("place Y 1")
    card = match.state.view("A").to_json()["racks"][0]["cards"][0]
    match.attempt(f"call {card} 5")
    return narrate(Texts("en"), match.record, 1, "Ada").replace(card, "CARD")


def test_a_wrong_call_is_told_as_wrong_even_if_it_ends_the_game() -> None:
    told = wrong_call("quartino+turns:1")
    assert (
        told
        == "Ada calls “Quartino” with CARD from space 5, but the card is not there. The turn ends."
    )
    assert told == wrong_call("quartino")


def test_a_call_that_the_referee_refuses_is_told_as_refused() -> None:
    told = wrong_call("quartino+referee")
    assert "but the card is not there. Refused: the turn continues." in told
    assert "makes" not in told


@pytest.mark.parametrize("last", [False, True])
def test_a_right_call_is_told_as_right_also_when_it_wins(last: bool) -> None:
    match = Match.begin("quartino", "quartino-first", seed=1, first="A")
    cards = match.state.view("A").to_json()["racks"][0]["cards"]
    for card in cards if last else cards[:1]:
        # Bo only adds to the column on 5, which no card needs here.
        for colour, space in zip(card, ("c", "1", "2", "3"), strict=True):
            while match.state.to_act != "A" or match.state.phase != "place":
                reserve = match.state.view(None).to_json()["reserve"]
                most = max(reserve, key=reserve.__getitem__)
                word = "end" if match.state.phase == "call" else f"place {most} 5"
                assert match.attempt(word) is None
            assert match.attempt(f"place {colour} {space}") is None
        assert match.attempt(f"call {card} 1") is None
    told = narrate(Texts("en"), match.record, len(match.record.events) - 1, "Ada")
    assert told == f"Ada calls “Quartino” from space 1 and makes {card}."
    assert (match.state.outcome is not None) == last


@pytest.mark.parametrize(
    ("language", "centre", "rim"),
    [
        ("fr", "au centre.", "sur la case 3."),
        ("nl", "in het midden.", "op vak 3."),
        ("da", "i midten.", "på felt 3."),
        ("cs", "na střed.", "na políčko 3."),
    ],
)
def test_a_token_is_told_in_the_centre_or_on_a_space(language: str, centre: str, rim: str) -> None:
    match = Match.begin("quartino", "quartino-first", seed=1, first="A")
    for word in ("place B c", "end", "place B 3"):
        assert match.attempt(word) is None
    told = [narrate(Texts(language), match.record, number, "Ada") for number in (0, 2)]
    assert [told[0].endswith(centre), told[1].endswith(rim)] == [True, True], told


@pytest.mark.parametrize(
    ("rules", "given", "asked", "placed"),
    [
        (
            "mushrooms",
            "un champignon (rouge,",
            "placez le champignon (rouge,",
            "un champignon en b3",
        ),
        ("classic", "une pièce (claire,", "placez la pièce (claire,", "une pièce en b3"),
    ],
)
def test_a_piece_has_the_gender_of_its_set_in_french(rules, given, asked, placed) -> None:
    match, texts = Match.begin("quarto", rules), Texts("fr")
    match.attempt("give 0")
    assert f"Ada donne {given}" in narrate(texts, match.record, 0, "Ada")
    assert asked in request(texts, match.state.view("B"), "Bo")
    match.attempt("place b3")
    assert f"Bo place {placed}" in narrate(texts, match.record, 1, "Bo")
