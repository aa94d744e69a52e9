"""Records with every kind of mistake: one error each, one line long, that names the line.

In the drawn records the wrong line ends with the sign ``<<``.
"""

from __future__ import annotations

import pytest
from tests.support.record_mistakes import BOTH, LINE, QUARTINO, QUARTO, mistake

from fourfold import GameError


def check(drawn: str, code: str) -> GameError:
    """Refused with this code at the line that ends with ``<<``, even if more comes after it."""
    (wrong,) = [n for n, line in enumerate(drawn.split("\n"), 1) if line.endswith("<<")]
    text = drawn.replace("<<", "")
    error = mistake(text)
    assert (error.code, error.line) == (code, wrong)
    assert (mistake(text.encode()).code, mistake(text.encode()).line) == (code, wrong)
    later = mistake(text + "this is not even looked at\n")
    # A header's mistake is told before any event's; an event's before a wrong result.
    assert (later.code, later.line) == (code, wrong) or code == "result-differs"
    return error


"""A completes the first rank with four light tall round or square pieces."""

QUARTO_EVENTS = {
    "wrong seat": ("B give 7<<", "not-your-turn"),
    "no such seat": ("C give 7<<", "no-such-seat"),
    "lower case seat": ("a give 7<<", "no-such-seat"),
    "no seat": ("give 7<<", "no-such-seat"),
    "numbered moves": ("1. A give 7<<", "no-such-seat"),
    "seat only": ("A<<", "event-missing"),
    "give twice": ("A give 7\nB give 8<<", "piece-in-hand"),
    "place at first": ("A place a1<<", "no-piece-in-hand"),
    "taken square": ("A give 7\nB place b3\nB give 1\nA place b3<<", "square-taken"),
    "piece not left": ("A give 7\nB place b3\nB give 7<<", "piece-not-left"),
    "placed by the giver": ("A give 7\nA place b3<<", "not-your-turn"),
    "given by the wrong player": ("A give 7\nB place b3\nA give 1<<", "not-your-turn"),
    "decline too early": ("A decline<<", "decline-too-early"),
    "bad piece": ("A give g<<", "bad-piece"),
    "no piece": ("A give<<", "bad-piece"),
    "bad square": ("A give 7\nB place e5<<", "bad-square"),
    "no square": ("A give 7\nB place<<", "bad-square"),
    "two pieces": ("A give 7 8<<", "text-after"),
    "decline something": ("A decline now<<", "text-after"),
    "bad verb": ("A take 7<<", "bad-move"),
    "a move of the other game": ("A place Y 3<<", "text-after"),
    "five squares": ("A call a1 b1 c1 d1 d2<<", "bad-call"),
    "three squares": ("A call a1 b1 c1<<", "bad-call"),
    "a square twice": ("A call a1 b1 c1 c1<<", "bad-call"),
    "call by the wrong player": (LINE + "B call a1 b1 c1 d1<<", "not-your-turn"),
    "false call by the wrong player": (LINE + "B call a1 b1 c1 d1 ?<<", "not-your-turn"),
    "true call marked false": (LINE + "A call a1 b1 c1 d1 ?<<", "not-refused"),
    "false call not marked": ("A give 7\nB call a1 b1 c1 d1<<", "call-not-full"),
    "no line": ("A give 7\nB call a1 b1 c1 d2<<", "call-no-line"),
    "square without the option": ("A give 7\nB call a1 b1 a2 b2<<", "call-no-line"),
    "expired line": (LINE + "A give 8\nB place a4\nB call a1 b1 c1 d1<<", "call-expired"),
    "expired for good": (
        LINE + "A give 8\nB place a4\nB give 9\nA call a1 b1 c1 d1<<",
        "call-expired",
    ),
    "nothing shared": (
        "A give 0\nB place a1\nB give f\nA place b1\nA give 1\nB place c1\nB give 2\nA place d1\n"
        "A call a1 b1 c1 d1<<",
        "call-nothing-shared",
    ),
    "a fourth call in a turn": (
        "A give 7\n" + "B call a1 b1 c1 d1 ?\n" * 3 + "B call a1 b1 c1 d1<<",
        "no-more-calls",
    ),
    "give marked": ("A give 7 ?<<", "never-refused-so"),
    "mark only": ("A ?<<", "bad-move"),
    "after the end": (LINE + "A call a1 b1 c1 d1\nA give 8<<", "game-over"),
    "call after the end": (LINE + "A call a1 b1 c1 d1\nB call a1 b1 c1 d1 ?<<", "game-over"),
    "resign after the end": ("A resign\nB resign<<", "game-over"),
    "accept nothing": ("A give 7\nB accept<<", "no-draw-offered"),
    "accept oneself": ("A offer draw\nA accept<<", "already-agreed"),
    "offer twice": ("A offer draw\nB offer draw<<", "draw-already-offered"),
    "offer is over": ("A offer draw\nA give 7\nB accept<<", "no-draw-offered"),
    "flag of the wrong seat": ("B flag<<", "not-your-turn"),
    "resign by nobody": ("C resign<<", "no-such-seat"),
    "a header line among the events": ("A give 7\nresult: B<<", "no-such-seat"),
}


@pytest.mark.parametrize("name", QUARTO_EVENTS)
def test_mistakes_in_quarto_events(name):
    events, code = QUARTO_EVENTS[name]
    check(QUARTO.format(rules="classic") + events + "\n", code)


OTHER_RULES = {
    "wrong owner's colour": ("danish", "A give 8<<", "piece-not-theirs"),
    "wrong owner's colour later": (
        "danish",
        "A give 0\nB place a1\nB give 1<<",
        "piece-not-theirs",
    ),
    "owned-dark": ("classic+owned-dark", "A give 0<<", "piece-not-theirs"),
    "call in referee play": ("classic+referee", "A give 7\nB call a1 b1 c1 d1<<", "referee-calls"),
    "marked call in referee play": (
        "classic+referee",
        "A give 7\nB call a1 b1 c1 d1 ?<<",
        "never-refused-so",
    ),
    "after a line in referee play": ("classic+referee", LINE + "A give 8<<", "game-over"),
    "marked call that loses": (
        "classic+lose-on-false-call",
        "A give 7\nB call a1 b1 c1 d1 ?<<",
        "never-refused-so",
    ),
    "older line after placing (danish)": (
        "danish+free",
        LINE + "A give 8\nB place a4\nB call a1 b1 c1 d1<<",
        "call-not-now",
    ),
}


@pytest.mark.parametrize("name", OTHER_RULES)
def test_mistakes_under_other_quarto_rules(name):
    rules, events, code = OTHER_RULES[name]
    check(QUARTO.format(rules=rules) + events + "\n", code)


TALL = "".join(f"{seat} place {c} 1\n{seat} end\n" for seat, c in zip("ABAB", "YBYB", strict=True))
"""A column of four on space 1."""
CROWD = "".join(f"{seat} place Y {n}\n{seat} end\n" for seat, n in zip("ABAB", "1234", strict=True))
"""Four yellow tokens."""
USED_UP = "".join(f"{seat} place Y {n}\n{seat} end\n" for n, seat in enumerate("ABABABA", 1))

QUARTINO_EVENTS = {
    "wrong seat": ("B place Y 3<<", "not-your-turn"),
    "no such seat": ("C place Y 3<<", "no-such-seat"),
    "colour used up": (USED_UP + "B place Y c<<", "colour-used-up"),
    "no such colour": ("A place R 3<<", "bad-colour"),
    "no such space": ("A place Y 9<<", "bad-space"),
    "no space": ("A place Y<<", "bad-space"),
    "two placed": ("A place Y 3\nA place B 3<<", "nothing-to-place"),
    "end at first": ("A end<<", "place-first"),
    "call at first": ("A call YBGP 1<<", "place-first"),
    "card not held": ("A place Y 3\nA call BYGP 1<<", "card-not-held"),
    "card nobody holds": ("A place Y 3\nA call PYBG 1<<", "card-not-held"),
    "no card": ("A place Y 3\nA call YBG 1<<", "bad-card"),
    "call on the centre": ("A place Y 3\nA call YBGP c<<", "bad-rim"),
    "call marked false": ("A place Y 3\nA call YBGP 1 ?<<", "never-refused-so"),
    "call after a wrong one": ("A place Y 3\nA call YBGP 1\nA call YBPG 1<<", "not-your-turn"),
    "say after placing": (CROWD + "A place B 1\nA say colours<<", "say-too-late"),
    "say column after placing": (TALL + "A place B 2\nA say column 1<<", "say-too-late"),
    "marked say after placing": (CROWD + "A place B 1\nA say colours ?<<", "say-too-late"),
    "said twice": (CROWD + "A say colours\nA say colours<<", "said-already"),
    "column said twice": (TALL + "A say column 1\nA say column 1<<", "said-already"),
    "nothing to say": ("A say colours<<", "no-four-colours"),
    "no column": (TALL + "A say column 2<<", "no-column"),
    "true say marked": (CROWD + "A say colours ?<<", "not-refused"),
    "true column marked": (TALL + "A say column 1 ?<<", "not-refused"),
    "say what": ("A say<<", "bad-move"),
    "say a thing": ("A say hello<<", "bad-move"),
    "column where": (TALL + "A say column<<", "bad-space"),
    "clear unsaid": (TALL + "A clear 1<<", "nothing-to-clear"),
    "clear another": (TALL + "A say column 1\nA clear 2<<", "clear-other"),
    "clear twice": (TALL + "A say column 1\nA clear 1\nA clear 1<<", "cleared-already"),
    "place before clearing": (TALL + "A say column 1\nA place Y 2<<", "clear-first"),
    "clear forgotten": (
        BOTH + "A say colours\nA say column 1\nA place B 2\nA place B 3\nA place B 4\nA end<<",
        "clear-first",
    ),
    "call before clearing": (
        BOTH
        + "A say colours\nA say column 1\nA place B 2\nA place B 3\nA place B 4\nA call YBGP 1<<",
        "clear-first",
    ),
    "extra token forgotten": (CROWD + "A say colours\nA place B 2\nA end<<", "place-first"),
    "a fourth token": (
        BOTH + "A say colours\nA say column 1\n" + "A place B 2\n" * 3 + "A place B 2<<",
        "clear-first",
    ),
    "a move of the other game": ("A give 7<<", "bad-move"),
    "end something": ("A place Y 3\nA end it<<", "text-after"),
    "end marked": ("A place Y 3\nA end ?<<", "never-refused-so"),
    "event after the end": ("A resign\nB place Y 3<<", "game-over"),
}


@pytest.mark.parametrize("name", QUARTINO_EVENTS)
def test_mistakes_in_quartino_events(name):
    events, code = QUARTINO_EVENTS[name]
    check(QUARTINO.format(rules="quartino") + events + "\n", code)


QUARTINO_RULES = {
    "say in referee play": ("quartino+referee", CROWD + "A say colours<<", "referee-says"),
    "marked say in referee play": ("quartino+referee", CROWD + "A say colours ?<<", "referee-says"),
    "say without situations": ("quartino-first", CROWD + "A say colours<<", "no-situations"),
    "wrong call not marked": (
        "quartino+referee",
        "A place Y 3\nA call YBGP 1<<",
        "no-quartino",
    ),
    "clearing forgotten": ("quartino+referee", TALL + "A place P 2<<", "clear-first"),
    "extra token forgotten": ("quartino+referee", CROWD + "A place B 2\nA end<<", "place-first"),
    "turn after the limit": ("quartino+turns:1", "A place Y 3\nA end\nB place Y 3<<", "game-over"),
}


@pytest.mark.parametrize("name", QUARTINO_RULES)
def test_mistakes_under_other_quartino_rules(name):
    rules, events, code = QUARTINO_RULES[name]
    check(QUARTINO.format(rules=rules) + events + "\n", code)


DEAL = "A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY"
Q = "game: quartino\nrules: quartino\n"
HEADERS = {
    "unknown game": ("game: chess<<\nrules: classic\n", "bad-game"),
    "game of nothing": ("game:<<\nrules: classic\n", "bad-game"),
    "game in capitals": ("game: Quarto<<\nrules: classic\n", "bad-game"),
    "unknown rules": ("game: quarto\nrules: klassik<<\n", "bad-preset"),
    "rules of nothing": ("game: quarto\nrules:<<\n", "bad-preset"),
    "rules of the other game": ("game: quarto\nrules: quartino<<\n", "bad-preset"),
    "quarto option on quartino": (f"{Q[:-1]}+squares<<\ndeal: {DEAL}\nfirst: A\n", "bad-option"),
    "traits and values": (
        "game: quarto\nrules: classic+traits:colour+values:dark<<\n",
        "options-contradict",
    ),
    "owned and free": ("game: quarto\nrules: danish+owned+free<<\n", "options-contradict"),
    "players and referee": (
        "game: quarto\nrules: classic+players+referee<<\n",
        "options-contradict",
    ),
    "referee that punishes": (
        "game: quarto\nrules: classic+referee+lose-on-false-call<<\n",
        "options-contradict",
    ),
    "option twice": ("game: quarto\nrules: classic+squares+squares<<\n", "option-twice"),
    "value twice": ("game: quarto\nrules: classic+values:dark,blue<<\n", "option-twice"),
    "no trait": ("game: quarto\nrules: classic+traits:<<\n", "bad-option-value"),
    "no number": ("game: quarto\nrules: classic+turn:soon<<\n", "bad-option-value"),
    "zero": ("game: quarto\nrules: classic+turn:0<<\n", "bad-option-value"),
    "a number too long": (
        "game: quarto\nrules: classic+turn:" + "9" * 5000 + "<<\n",
        "bad-option-value",
    ),
    "other digits": ("game: quarto\nrules: classic+turn:٦٠<<\n", "bad-option-value"),
    "missing game": ("rules: classic\n<<\nA give 7\n", "key-missing"),
    "missing rules": ("game: quarto\n<<\nA give 7\n", "key-missing"),
    "missing rules under comments": ("# one\n# two\ngame: quarto\n<<\nA give 7\n", "key-missing"),
    "missing deal": (f"{Q}first: A\n<<\n", "key-missing"),
    "missing first": (f"{Q}deal: {DEAL}\n<<\n", "key-missing"),
    "missing deal under comments": (f"# one\n# two\n{Q}first: A\n<<\n", "key-missing"),
    "key twice": ("game: quarto\nrules: classic\ngame: quarto<<\n", "key-twice"),
    "own key twice": ("game: quarto\nrules: classic\ndate: 1\ndate: 2<<\n", "key-twice"),
    "deal in quarto": (f"game: quarto\nrules: classic\ndeal: {DEAL}<<\n", "key-not-here"),
    "first in quarto": ("game: quarto\nrules: classic\nfirst: A<<\n", "key-not-here"),
    "seats in quartino": (f"{Q}seats: A B<<\ndeal: {DEAL}\nfirst: A\n", "key-not-here"),
    "no colon": ("game: quarto\nrules classic<<\n", "bad-header"),
    "key with a space": ("game: quarto\nrules: classic\nplayed at: home<<\n", "bad-header"),
    "events without header": ("A give 7<<\nB place b3\n", "bad-header"),
    "events without an empty line": ("game: quarto\nrules: classic\nA give 7<<\n", "bad-header"),
    "bad seats": ("game: quarto\nrules: classic\nseats: A B C<<\n", "bad-seats"),
    "one seat": ("game: quarto\nrules: classic\nseats: A<<\n", "bad-seats"),
    "no seats": ("game: quarto\nrules: classic\nseats:<<\n", "bad-seats"),
    "seats out of order": ("game: quarto\nrules: classic\nseats: B1 A1<<\n", "bad-seats"),
    "a team alone": ("game: quarto\nrules: classic\nseats: A1 A2<<\n", "bad-seats"),
    "card twice": (f"{Q}deal: {DEAL.replace('BYGP', 'YBGP')}<<\nfirst: A\n", "card-twice"),
    "card not in the deck": (
        f"{Q}deal: {DEAL.replace('BYGP', 'BBBB')}<<\nfirst: A\n",
        "card-twice",
    ),
    "three cards": (f"{Q}deal: {DEAL.replace('BYGP,', '')}<<\nfirst: A\n", "deal-size"),
    "bad card": (f"{Q}deal: {DEAL.replace('BYGP', 'BYGR')}<<\nfirst: A\n", "bad-card"),
    "no cards": (f"{Q}deal:<<\nfirst: A\n", "deal-seats"),
    "cards of one": (f"{Q}deal: {DEAL.split(maxsplit=1)[0]}<<\nfirst: A\n", "deal-seats"),
    "cards of C": (f"{Q}deal: {DEAL.replace('B=', 'C=')}<<\nfirst: A\n", "deal-seats"),
    "no equals": (f"{Q}deal: {DEAL.replace('B=', 'B:')}<<\nfirst: A\n", "bad-deal"),
    "bad deck": (f"{Q}deck: YBGP,RRRR<<\ndeal: {DEAL}\nfirst: A\n", "bad-card"),
    "first who is not there": (f"{Q}deal: {DEAL}\nfirst: C<<\n", "bad-seat"),
    "name without end": ('game: quarto\nrules: classic\nplayers: A="Ada<<\n', "bad-name"),
    "name of nobody": ("game: quarto\nrules: classic\nplayers: C=Cy<<\n", "bad-seat"),
    "no names": ("game: quarto\nrules: classic\nplayers: Ada, Bo<<\n", "bad-players"),
    "two names": ("game: quarto\nrules: classic\nplayers: A=Ada A=Bo<<\n", "key-twice"),
    "result that is none": ("game: quarto\nrules: classic\nresult: 1-0<<\n", "bad-result"),
    "result of nothing": ("game: quarto\nrules: classic\nresult:<<\n", "bad-result"),
}


@pytest.mark.parametrize("name", HEADERS)
def test_mistakes_in_the_header(name):
    text, code = HEADERS[name]
    (wrong,) = [n for n, line in enumerate(text.split("\n"), 1) if line.endswith("<<")]
    for written in (text, text.replace("\n", "\r\n")):
        error = mistake(written.replace("<<", ""))
        assert (error.code, error.line) == (code, wrong)


RESULTS = {
    "no result yet": ("B", "A give 7"),
    "the other wins": ("B (resign)", "A give 7\nB resign"),
    "another reason": ("A (call)", "A give 7\nB resign"),
    "no draw": ("draw", "A give 7\nB resign"),
    "no winner": ("A", "A offer draw\nB accept"),
    "both": ("A,B", "A give 7\nB resign"),
}


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_that_the_events_contradict_is_an_error_on_its_line(name):
    result, events = RESULTS[name]
    text = f"game: quarto\nresult: {result}\nrules: classic\n\n{events}\n"
    error = mistake(text)
    early = name == "no result yet"
    assert error.code == ("result-too-early" if early else "result-differs")
    assert error.line == 2


def test_a_refused_event_comes_before_a_wrong_result():
    text = "game: quarto\nresult: B (call)\nrules: classic\n\nB give 7\n"
    assert (mistake(text).code, mistake(text).line) == ("not-your-turn", 5)


def test_nothing_after_the_first_mistake_is_looked_at():
    text = "game: quarto\nrules: classic\n\nA give 7\nB give 8\nnonsense\n"
    assert mistake(text).line == 5


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "key-missing", 1),
        (b"\n", "key-missing", 2),
        (b"\n\n\n", "key-missing", 4),
        (b"# only a comment", "key-missing", 1),
        (b"\x00", "control-character", 1),
        (b"game: quarto\nrules: clas\x00sic\n", "control-character", 2),
        (b"game: quarto\nrules: classic\n\nA give\x0b7\n", "control-character", 4),
        (b"game: quarto\rrules: classic\r", "control-character", 1),
        (b"game: quarto\nrules: classic\nnote: \x1b[2J\n", "control-character", 3),
        (b"game: quarto\n\xff\xfe\n", "not-utf8", 2),
        (b"game: quarto\nrules: classic\nplayers: A=\xc3\n", "not-utf8", 3),
        (b"game: quarto\nrules: classic\n\nA give 7\n\x80", "not-utf8", 5),
        (b"\xef\xbb\xbfgame: quarto\nrules: classic\n\n\xff", "not-utf8", 4),
        ("game: quarto\n".encode("utf-16"), "not-utf8", 1),
        ("game: quarto\nrules: classic\n\n\ud800".encode("utf-8", "surrogatepass"), "not-utf8", 4),
        ("game: quarto\nrules: classic\n\n\ud800", "control-character", 4),
        ("game: quarto\nrules: classic\n\n" + "A" * 100_000, "no-such-seat", 4),
        ("game: quarto\nrules: classic\n\n" + "A " * 100_000, "bad-move", 4),
        ("game: quarto\nrules: classic\n\n" + "A" * 100_000 + " give 7", "no-such-seat", 4),
        ("game: quarto\nrules: classic\n\nA\u2028B give 7", "no-such-seat", 4),
        ("game: quarto\nrules: classic\n\nA give " + "7" * 100_000, "bad-piece", 4),
        ("game: quarto\nrules: classic\n\nA call " + "a1 " * 50_000, "bad-call", 4),
        ("game: quarto\nrules: " + "classic+" * 20_000, "bad-option", 2),
        ("game: " + "x" * 100_000, "key-missing", 1),
        ("x" * 100_000, "bad-header", 1),
        ("x" * 100_000 + ": y\n", "key-missing", 2),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_texts_that_are_hardly_records(data, code, line):
    error = mistake(data)
    assert (error.code, error.line) == (code, line)


def test_the_byte_that_is_no_utf8_is_named():
    for mark in (b"", b"\xef\xbb\xbf"):
        assert mistake(mark + b"game: quarto\nrules: \xfe\n").params["got"] == "0xfe"
