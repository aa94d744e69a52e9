"""Rules as the choices of a form, and back.

Lives here: pure functions between choices and rules. Does not live here: the form (`rules_builder`), nor the
meaning of rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from fourfold.games.catalogue import game as game_named
from fourfold.games.game import Rules
from fourfold.games.quartino import QuartinoRules
from fourfold.games.quarto import QuartoRules
from fourfold.games.quarto.pieces import MUSHROOM_VALUES, TRAITS, VALUES

Choices = Mapping[str, str]
"""The chosen values by name. For a trait it is ``both``, ``none`` or the one of its values that counts."""

OWNED = {None: "free", "light": "owned", "dark": "owned-dark"}
NO_LIMIT = "0"


def counted_values(trait: str) -> tuple[str, str]:
    """Return the two values of a trait.

    >>> counted_values("height")
    ('tall', 'short')
    """
    number = TRAITS.index(trait)
    return VALUES[2 * number], VALUES[2 * number + 1]


def choices_of(rules: Rules) -> dict[str, str]:
    """Return the choices that correspond to rules."""
    if isinstance(rules, QuartinoRules):
        return {
            "preset": rules.preset,
            "sight": "referee" if rules.referee else "players",
            "turn": str(rules.turn_seconds or NO_LIMIT),
            "turns": str(rules.turn_limit),
        }
    rules = _quarto(rules)
    choices = {"preset": rules.preset, "squares": "yes" if rules.squares else "no"}
    for trait in TRAITS:
        counts = [value for value in counted_values(trait) if value in rules.values]
        choices[trait] = counts[0] if len(counts) == 1 else "both" if counts else "none"
    return choices | {
        "colours": OWNED[rules.owned],
        "sight": "referee" if rules.referee else "players",
        "false-call": "loses" if rules.lose_on_false_call else "refused",
        "turn": str(rules.turn_seconds or NO_LIMIT),
    }


def rules_of(game: str, choices: Choices) -> Rules | None:
    """The rules that these choices make; None if nothing would count."""
    preset = game_named(game, choices["preset"]).rules
    seconds = int(choices["turn"]) or None
    referee = choices["sight"] == "referee"
    if isinstance(preset, QuartinoRules):
        return replace(
            preset,
            referee=referee,
            turn_seconds=seconds,
            turn_limit=int(choices["turns"]),
        )
    counted = sum(
        1 << VALUES.index(value)
        for trait in TRAITS
        for value in counted_values(trait)
        if choices[trait] in ("both", value)
    )
    if not counted:
        return None
    return replace(
        _quarto(preset),
        squares=choices["squares"] == "yes",
        counted=counted,
        owned={name: owned for owned, name in OWNED.items()}[choices["colours"]],
        referee=referee,
        lose_on_false_call=choices["false-call"] == "loses" and not referee,
        turn_seconds=seconds,
    )


def with_preset(game: str, choices: Choices, preset: str) -> dict[str, str]:
    """Return the choices with another preset and that preset's colours."""
    changed = {**choices, "preset": preset}
    rules = game_named(game, preset).rules
    if isinstance(rules, QuartoRules):
        changed["colours"] = OWNED[rules.owned]
    return changed


def one_sided_against(rules: Rules) -> str | None:
    """Return the owned colour whose player can complete no line, as the set of pieces names it, or None."""
    colour = rules.one_sided_against
    if colour is None or not _quarto(rules).has_mushrooms:
        return colour
    return MUSHROOM_VALUES[VALUES.index(colour)]


def with_free_colours(game: str, rules: str) -> str:
    """Return the same rules with colours that nobody owns.

    >>> with_free_colours("quarto", "danish+values:dark")
    'danish+values:dark+free'
    """
    choices = choices_of(game_named(game, rules or None).rules) | {"colours": OWNED[None]}
    return str(rules_of(game, choices))


def _quarto(rules: Rules) -> QuartoRules:
    if not isinstance(rules, QuartoRules):
        raise TypeError(f"expected rules of Quarto or Quartino, got {type(rules).__name__}")
    return rules
