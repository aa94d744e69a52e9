"""Half-moves in motion: one at a time, paced bots, reduced motion, instant speed, clicks in flight."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import expect
from tests.support.browser_pages import begin, play_quartino_turn
from tests.support.browser_tables import open_table
from tests.support.browser_users import Mouse, Person, choices

LEAST_PACE = 600
"""Milliseconds between the starts of two half-moves, at least, if the second is a bot's."""
PROBE = """
window.seen = {starts: {}, most: 0, behind: 0, faults: []}
const travels = () => [...document.querySelectorAll('[data-travel]')]
new MutationObserver(() => {
  for (const one of travels()) seen.starts[one.dataset.travel] ??= Number(one.dataset.started)
}).observe(document, {childList: true, subtree: true})
const look = () => {
  // Transitions are those of buttons and spaces under the pointer;
  // a called line lights up after the last half-move.
  const running = document.getAnimations().filter(one => !(one instanceof CSSTransition))
  const parts = running.map(one => one.effect.target)
    .filter(one => one?.closest('.game') && !one.matches('.won, .lit'))
  const moving = new Set(parts.map(one => one.closest('[data-travel]')?.dataset.travel ?? one))
  seen.most = Math.max(seen.most, moving.size)
  if (document.querySelector('[data-settled=false]')) {
    seen.behind += 1
    if (document.querySelector('line.line')) seen.faults.push('a line before its last piece has landed')
    if (document.querySelector('.around a[href^="/analysis?"]')) seen.faults.push('the end too early')
    // The buttons of a turn are there at once; what is asked is told after the bot's turn was seen.
    const guide = document.querySelector('.game:has(.status:not(.mine)) .actions')
      && document.querySelector('[data-slot=guide]')
    if (guide?.textContent.trim() && getComputedStyle(guide).opacity !== '0')
      seen.faults.push('asked before its time')
  }
  // The move list and the mark of the player to act show what the board and the status line show.
  if (document.querySelector('.around .moves') && document.querySelector('.tray')) {
    const count = selector => document.querySelectorAll(selector).length
    const listed = count('.moves [data-at]') - count('.moves .unseen [data-at]')
    const drawn = count('[data-stands]') + 16 - count('.tray [data-piece]')
    if (listed !== drawn) seen.faults.push(`${listed} moves are listed, ${drawn} are drawn`)
    const acts = document.querySelector('.players .acts')
    const isMine = document.querySelector('.status.mine') !== null
    const isYou = one => one.textContent.includes('You')
    if (acts && [...acts.parentElement.children].some(isYou) && isYou(acts) !== isMine)
      seen.faults.push('another player is marked')
  }
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
"""Script that records in `seen` when half-moves start, and how many are in motion in each frame.

The page itself tells when it started a half-move: on a busy machine the script may see it much later.
"""
APART = {"a3": ("b4", "c4", "b1", "c1"), "b4": ("a3", "d3", "a2", "d2")}
"""Squares with others that share no line with them, so that four pieces cannot end the game."""
ACT_IN_FLIGHT = """async square => {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const click = one => one.dispatchEvent(new MouseEvent('click', {bubbles: true}))
  click(document.querySelector(`[data-square="${square}"]`))
  while (!document.querySelector('[data-travel]')) await frame()
  const piece = document.querySelector('.tray .can')
  const {x, y, width, height} = piece.getBoundingClientRect()
  const isOpen = piece.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  click(piece)
  return [isOpen, piece.dataset.piece]
}"""
"""Script that places the piece in hand and gives the next one while it travels."""


def watched(person: Any, **options: Any) -> Person:
    """Return a user in whose pages half-moves are recorded."""
    player: Person = person(**options)
    player.context.add_init_script(PROBE)
    return player


def free(player: Person, *squares: str) -> str:
    """Return the first of these squares that is free."""
    return next(square for square in squares if square in choices(player)[0])


def settled(player: Person) -> None:
    """Wait until it is the user's turn and everything is drawn; assert that nothing is left in flight."""
    player.see(".square.can, .tray .can, [data-colour].can, .actions .end, [data-phase=over]")
    player.see("[data-settled=true]")
    assert player.page.locator("[data-travel]").count() == 0
    assert player.page.locator(".game [style*=visibility]").count() == 0


def assert_paced(player: Person) -> None:
    """Assert that at most one half-move was in motion at a time, and that bots' half-moves started apart."""
    seen = player.page.evaluate("seen")
    match = player.view()["match"]
    starts = {int(number): at for number, at in seen["starts"].items()}
    bots = 0
    for number, at in sorted(starts.items())[1:]:
        earlier = max(other for other in starts if other < number)
        if match["events"][number - 1].split()[0] not in match["your_seats"]:
            bots += 1
            # Timers may be early by a fraction of a millisecond.
            assert at - starts[earlier] > LEAST_PACE - 1, (number, starts, match["events"])
    assert bots >= 2
    assert seen["most"] == 1
    assert seen["faults"] == []


def test_half_moves_of_a_quarto_bot_are_seen_one_after_the_other(person):
    player = watched(person, motion=True, speed="normal")
    chairs = [{"name": "Guest"}, {"bot": "level2"}]
    rules = {"game": "quarto", "rules": "classic+referee", "begins": "chosen"}
    # The bot gives first: after its second placement four pieces stand, two of them apart (`APART`).
    page = player.open(f"/table/{open_table(player, **rules, chairs=chairs, start=True, first=1)}")
    settled(player)
    # The next click is possible while the piece travels.
    square = free(player, *APART)
    before = len(player.view()["match"]["events"])
    is_open, piece = page.evaluate(ACT_IN_FLIGHT, square)
    assert is_open
    player.wait_until(lambda: len(player.view()["match"]["events"]) == before + 4)
    moves = [event.split(" ", 1)[1] for event in player.view()["match"]["events"][before:]]
    assert moves[:2] == [f"place {square}", f"give {piece}"]
    settled(player)
    assert_paced(player)

    # Who acts sees the newest position first; a window of another size leaves nothing behind.
    Mouse(player).place(free(player, *APART[square]))
    Mouse(player).give(choices(player)[1][0])
    player.see(".square.can")
    page.evaluate(
        """async () => {
          while (!document.querySelector('[data-travel]')) await new Promise(requestAnimationFrame)
          dispatchEvent(new Event('resize'))
        }"""
    )
    assert page.locator(".game [style*=visibility]").count() == 0
    square = choices(player)[0][0]
    page.locator(f'[data-square="{square}"]').click()
    player.see(f'[data-stands="{square}"]')
    settled(player)
    pieces = page.locator("[data-stands]").count()
    assert pieces == len(player.game()["trail"])


def test_half_moves_of_a_quartino_bot_are_seen_one_after_the_other(person):
    player = watched(person, motion=True, speed="normal")
    begin(player, "quartino")
    for space in "15":
        player.see("[data-colour].can")
        settled(player)
        play_quartino_turn(player, 0, space)
    player.see("[data-colour].can")
    settled(player)
    assert_paced(player)


def test_nothing_moves_with_reduced_motion_and_nothing_waits_at_instant_speed(person):
    for options in ({"motion": False, "speed": "normal"}, {"motion": True, "speed": "instant"}):
        player = watched(person, **options)
        begin(player)
        settled(player)
        for kind in ("give", "place", "give"):
            squares, pieces = choices(player)
            if kind == "give" and pieces:
                Mouse(player).give(pieces[0])
            elif kind == "place" and squares:
                Mouse(player).place(squares[0])
            settled(player)
        seen = player.page.evaluate("seen")
        assert (seen["most"], seen["starts"]) == (0, {})
        assert (seen["behind"] > 0) is (options["speed"] == "normal")


def test_line_waits_for_its_last_piece_and_a_dragged_piece_does_not_travel_again(person):
    player = watched(person, motion=True, speed="normal")
    page = player.open("/new?game=quarto&opponent=screen")
    page.locator("form > details > summary").click()
    page.locator("label.pill:has(input[name=sight])").nth(1).click()
    page.locator("form .open").click()
    player.see("[data-phase]")
    for piece, square in zip("0123", ("a1", "b1", "c1", "d1"), strict=True):
        Mouse(player).give(piece)
        if square == "c1":
            page.locator("[data-hand] .piece").drag_to(page.locator('[data-square="c1"]'))
            player.see('[data-stands="c1"]')
        else:
            Mouse(player).place(square)
    expect(page.locator("line.line")).to_have_count(1)
    # Its pieces light up one after the other.
    delays = page.locator("g.piece.lit").evaluate_all(
        "all => all.map(one => getComputedStyle(one).animationDelay)"
    )
    assert sorted(delays) == ["0.15s", "0.3s", "0.45s", "0s"]
    seen = page.evaluate("seen")
    assert (seen["most"], seen["faults"]) == (1, [])
    assert {int(number) for number in seen["starts"]} == {1, 2, 3, 4, 5, 7, 8}


def test_replay_plays_by_itself_at_the_pace_of_a_game(person):
    reader = watched(person, motion=True, speed="normal")
    record = "game: quarto\nrules: classic\n\nA give 0\nB place b2\nB give 1\n"
    page = reader.open(f"/replay?{urlencode({'record': record})}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    reader.see('[data-hand="1"]')
    reader.see("[data-settled=true]")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    starts = [at for _, at in sorted(page.evaluate("seen").get("starts").items())]
    assert len(starts) == 3
    assert all(later - earlier > LEAST_PACE - 1 for earlier, later in pairwise(starts))


def test_moves_on_the_analysis_board_travel_forwards_and_not_backwards(person):
    for moves in (True, False):
        student = watched(person, motion=moves, speed="normal")
        page = student.open("/analysis")
        student.see(".tray .can")
        page.locator('.tray [data-piece="7"]').click()
        student.see('[data-hand="7"]')
        student.see("[data-settled=true]")
        page.locator('[data-square="b2"]').click()
        student.see('[data-stands="b2"]')
        student.see("[data-settled=true]")
        page.get_by_role("button", name="Back").click()
        student.see('[data-hand="7"]')
        assert student.page.locator("[data-travel]").count() == 0
        page.get_by_role("button", name="Forward").click()
        student.see('[data-stands="b2"]')
        seen = page.evaluate("seen")
        assert seen["starts"].keys() == ({"1", "2"} if moves else set())
        student.see("[data-settled=true]")
        assert page.locator("[style*=visibility]").count() == 0


def test_moves_of_a_puzzle_travel(person):
    for moves in (True, False):
        solver = watched(person, motion=moves, speed="normal")
        page = solver.open("/puzzles")
        solver.see(".puzzle .square.can, .puzzle .tray .can").click()
        # Right or wrong, the move is shown.
        expect(page.locator(".said")).not_to_have_text("…")
        solver.see("[data-settled=true]")
        assert bool(page.evaluate("seen")["starts"]) is moves
