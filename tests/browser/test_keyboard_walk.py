"""Every control of every page, pressed by keyboard: the focus is never lost to the body."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from tests.support.browser_pages import (
    ADDRESSES,
    GAME,
    begin,
    settle,
    start_quartino,
    wait_for_friends,
)
from tests.support.keyboard_walk import controls_that_lose_the_focus

GAME_PAGES = {
    "analysis-game": f"/analysis?{urlencode({'record': GAME})}",
    "replay-game": f"/replay?{urlencode({'record': GAME, 'at': 3})}",
}


def test_no_control_of_a_page_loses_the_focus(person):
    visitor = person()
    # The walk also asks for what is refused, such as a chair that was taken meanwhile.
    visitor.allow("409")
    lost = {}
    for name, path in {**ADDRESSES, **GAME_PAGES}.items():

        def show(path: str = path) -> None:
            visitor.open(path)
            settle(visitor)

        found = controls_that_lose_the_focus(visitor, show)
        lost.update({f"{name}: {label}": path for label in found})
    assert lost == {}


@pytest.mark.slow
@pytest.mark.parametrize("start", [begin, start_quartino, wait_for_friends])
def test_no_control_of_a_table_loses_the_focus(person, start):
    player = person()
    assert controls_that_lose_the_focus(player, lambda: start(player)) == []
