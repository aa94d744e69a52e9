"""Hints in Quartino against bots, in two steps: what is near, then the move of the strong player.

Lives here: when there are hints, and which step comes next. Does not live here: finding hints
(`engine.hints`), and their sentences (`explanations`). A hint is made of the view of the person to act.
"""

from __future__ import annotations

from fourfold.engine.hints import find_hint
from fourfold.engine.quartino_views import knows_own_cards
from fourfold.explanations import hint_words, suggestion_words
from fourfold.games.quartino import QuartinoView
from fourfold.games.record import Record
from fourfold.texts import Texts
from fourfold.tui.match import Match


def hinted_view(match: Match) -> QuartinoView | None:
    """Return the view of the person to act if they play Quartino against bots alone, otherwise None."""
    seat = match.state.to_act
    if seat is None or match.people != (seat,):
        return None
    view = match.state.view(seat)
    return view if isinstance(view, QuartinoView) and knows_own_cards(view) else None


class HintSteps:
    """The hints of one game, each of which is asked for once or twice."""

    def __init__(self) -> None:
        self._first: Record | None = None
        """The record for which the first step has been given."""

    def ask(self, match: Match, texts: Texts) -> str:
        """Return the next step of the hint for this position in words, or why there is none."""
        view = hinted_view(match)
        if view is None:
            return Texts(texts.language, "page")("page-refused-no-hint")
        hint = find_hint(view)
        if self._first is match.record:
            return suggestion_words(texts, hint)
        self._first = match.record
        return hint_words(texts, hint, {seat: match.name(seat) for seat in view.seats})
