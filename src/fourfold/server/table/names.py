"""Names of guests: normalised, visible, and different from the names of bots.

Lives here: which texts can be a name. Pure, apart from the message files that are read once on import.
"""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files

from fourfold.server.table.refusals import Refused

MAX_NAME_CHARACTERS = 24
JOINERS = "\u200c\u200d"
INVISIBLE = frozenset(
    "\u034f"  # combining grapheme joiner
    "\u115f\u1160\u3164\uffa0"  # Hangul fillers
    "\u17b4\u17b5"  # Khmer inherent vowels
    "\u2800"  # blank Braille pattern
    "\ufffc"  # object replacement
    "\U0001d159"  # musical null notehead
    "\U00013441\U00013442"  # blank hieroglyphs
)
"""Characters that are drawn as nothing, though Unicode classifies them as letters, marks or symbols."""
SELECTORS = "\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"
"""Variation selectors, as in a regular expression: each changes how the character before it is drawn."""
VISIBLE = "LNPS"
"""First letters of the Unicode categories of visible characters; a name needs at least one."""
LETTERS_LIKE_LATIN = {
    "CYRILLIC CAPITAL LETTER": "A=A, VE=B, ES=C, IE=E, EN=H, BYELORUSSIAN-UKRAINIAN I=I, JE=J, KA=K, EM=M, "
    "O=O, ER=P, QA=Q, DZE=S, TE=T, IZHITSA=V, WE=W, HA=X, U=Y, STRAIGHT U=Y",
    "CYRILLIC SMALL LETTER": "A=a, VE=b, ES=c, KOMI DE=d, IE=e, EN=h, SHHA=h, BYELORUSSIAN-UKRAINIAN I=i, "
    "JE=j, KA=k, PALOCHKA=l, EM=m, PE=n, O=o, ER=p, QA=q, GHE=r, DZE=s, TE=t, IZHITSA=v, WE=w, HA=x, U=y, "
    "STRAIGHT U=y",
    "GREEK CAPITAL LETTER": "ALPHA=A, BETA=B, EPSILON=E, ETA=H, IOTA=I, KAPPA=K, MU=M, NU=N, OMICRON=O, "
    "RHO=P, TAU=T, CHI=X, UPSILON=Y, ZETA=Z",
    "GREEK SMALL LETTER": "ALPHA=a, BETA=b, EPSILON=e, IOTA=i, KAPPA=k, ETA=n, OMICRON=o, RHO=p, TAU=t, "
    "MU=u, UPSILON=u, NU=v, OMEGA=w, CHI=x, GAMMA=y",
    "ARMENIAN CAPITAL LETTER": "OH=O, SEH=U",
    "ARMENIAN SMALL LETTER": "HO=h, VO=n, OH=o, SEH=u",
    "LATIN SMALL LETTER": "ALPHA=a, SCRIPT G=g, DOTLESS I=i",
    "LATIN LETTER SMALL CAPITAL": "A=a, B=b, C=c, D=d, E=e, G=g, H=h, I=i, J=j, K=k, L=l, M=m, N=n, O=o, "
    "P=p, R=r, T=t, U=u, V=v, W=w, Y=y, Z=z",
}
"""Letters that look like Latin letters, though Unicode does not call them equivalent: the beginning of their
Unicode names, then the end of each name and the Latin letter."""
LIKE_LATIN = {
    ord(unicodedata.lookup(f"{script} {name}")): latin
    for script, letters in LETTERS_LIKE_LATIN.items()
    for name, _, latin in (letter.partition("=") for letter in letters.split(", "))
}
KEYCAP = re.compile("[0-9#*]\ufe0f?\u20e3")


def check_name(name: str) -> str:
    """Return a guest's name with Unicode and spaces normalised.

    Raises:
        Refused: the text cannot be a name, or a bot has this name.
    """
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    # Joiners combine emojis and belong to some scripts; elsewhere they are invisible.
    shown = re.sub(f"(?<=[^\0-\x7f])[{JOINERS}](?=[^\0-\x7f])", "", tidy)
    shown = re.sub(f"(.)[{SELECTORS}]", _without_selector, KEYCAP.sub("1", shown))
    if not 1 <= len(tidy) <= MAX_NAME_CHARACTERS or not _is_visible(shown):
        raise Refused("bad-name", most=MAX_NAME_CHARACTERS)
    if re.sub(r"\d+", "", _skeleton(tidy)) in BOT_NAMES:
        raise Refused("bot-name")
    return tidy


def _without_selector(found: re.Match[str]) -> str:
    """Return a character without its variation selector where such a pair exists, else both."""
    base, selector = found[1], found[0][1]
    kind = unicodedata.category(base)
    name = unicodedata.name(base, "")
    if selector in "\ufe0e\ufe0f":
        exists = base > "\x7f" and kind[0] in "SP"
    elif selector < "\u1810":
        exists = name.startswith("MONGOLIAN")
    else:
        exists = name.startswith("CJK")
    return base if exists else found[0]


def _is_visible(text: str) -> bool:
    """Return True if a text has a visible character and no hidden one."""
    hidden = any(
        letter in INVISIBLE
        or unicodedata.category(letter)[0] == "C"
        or re.match(f"[{SELECTORS}]", letter)
        for letter in text
    )
    return not hidden and any(unicodedata.category(letter)[0] in VISIBLE for letter in text)


def _skeleton(text: str) -> str:
    """Return the letters and digits of a text, without case, width, accents or anything between them.

    Letters of other scripts that look like Latin ones count as these (`LETTERS_LIKE_LATIN`).

    >>> _skeleton("Ｃomputer (Level 3)"), _skeleton("\N{CYRILLIC CAPITAL LETTER ES}omputer")
    ('computerlevel3', 'computer')
    """
    latin = unicodedata.normalize("NFKD", text).translate(LIKE_LATIN)
    flat = unicodedata.normalize("NFKD", latin.casefold())
    return "".join(letter for letter in flat if letter.isalnum())


def _bot_names() -> frozenset[str]:
    """Return the skeletons of the bots' names, without numbers: ids, and names as the page shows them."""
    found: set[str] = set()
    for file in files("fourfold").joinpath("messages", "page").iterdir():
        for bot, shown in re.findall(
            r"^page-bot-(\w+) = (.+)$", file.read_text("utf-8"), re.MULTILINE
        ):
            plain = re.sub(r"\{.*?\}", "", shown)
            # Not only "Computer (random)", but also "Computer" is a bot's name.
            found |= {_skeleton(bot), _skeleton(plain), _skeleton(plain.partition("(")[0])}
    return frozenset(found)


BOT_NAMES = _bot_names()
