"""Both games for OpenSpiel: ``fourfold_quarto`` and ``fourfold_quartino``.

Lives here: the games, their states and observers, bots of Fourfold as bots of OpenSpiel, and drawing hidden
cards anew. Importing this module registers the games. Does not live here: the rules (`fourfold.games`), the
numbers of moves (`actions`) and the tensors (`observations`).

The parameters of both games are ``rules``, a rules string, and ``players``, the number of seats. A game
string of OpenSpiel cannot have commas inside a parameter, so ``/`` may stand for them:
``fourfold_quarto(rules=classic+traits:colour/height,players=2)``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from fourfold.bots import Bot
from fourfold.games.catalogue import game as game_named
from fourfold.games.game import Game, Seat
from fourfold.games.history import History
from fourfold.games.quartino import Quartino, QuartinoState, QuartinoView
from fourfold.games.quartino.tokens import CARDS_A_RACK, STANDARD_DECK, Card
from fourfold.games.quarto import Quarto
from fourfold.research.actions import Actions, actions_of
from fourfold.research.episode import Episode
from fourfold.research.observations import (
    CARDS,
    Encoding,
    QuartinoEncoding,
    Tensor,
    encoding_of,
)

QUARTO_LENGTH = 2 * 16 + 2 + 3 * 18
"""At most so many moves: gives, places, two declines, and three refused calls in each of 18 turns."""
QUARTINO_TURN_LENGTH = 10 + 1 + 3 + 2 * CARDS_A_RACK + 1
"""At most so many moves in a turn: says, clearing, places, a call and a place for each card, and ``end``."""


@dataclass(frozen=True)
class SpielFacts:
    """What all states of one game of OpenSpiel share."""

    game: Game
    """The game of Fourfold."""
    seats: tuple[Seat, ...]
    """The names of the seats; OpenSpiel numbers its players in the same order."""
    actions: Actions
    """The numbering of the moves."""
    encoding: Encoding
    """The named parts of observations."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return the facts themselves, since they never change; OpenSpiel copies states deeply."""
        return self

    @property
    def cards(self) -> int:
        """Return the number of cards that are dealt, one by one; 0 in Quarto."""
        return len(self.seats) * CARDS_A_RACK if self.game.has_secrets else 0

    @property
    def max_length(self) -> int:
        """Return an upper bound of the number of moves in a game, chance not counted."""
        if isinstance(self.game, Quartino):
            return self.game.rules.turn_limit * QUARTINO_TURN_LENGTH
        return QUARTO_LENGTH


def _type_of(game: type[Game], long_name: str) -> pyspiel.GameType:
    """Return the type of OpenSpiel's game for one of ours."""
    kind = pyspiel.GameType
    hidden = game.has_secrets
    return kind(
        short_name=f"fourfold_{game.name}",
        long_name=long_name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            kind.ChanceMode.EXPLICIT_STOCHASTIC if hidden else kind.ChanceMode.DETERMINISTIC
        ),
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if hidden
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"rules": game.presets[0], "players": min(game.seat_counts)},
    )


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel, made from one of Fourfold's games, its rules and a number of seats."""

    name: ClassVar[str]
    """The name of Fourfold's game."""
    kind: ClassVar[pyspiel.GameType]
    """What OpenSpiel knows about the game without its parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = game_named(self.name, str(given.get("rules", "")).replace("/", ",") or None)
        seats = game.seat_names(int(given.get("players", 2)))
        self.facts: SpielFacts = SpielFacts(
            game, seats, actions_of(game), encoding_of(game, len(seats))
        )
        """What the states of the game share."""
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.facts.actions),
            max_chance_outcomes=len(STANDARD_DECK) if game.has_secrets else 0,
            num_players=len(seats),
            min_utility=-1.0,
            max_utility=float(len(seats) - 1),
            utility_sum=0.0,
            max_game_length=self.facts.max_length,
        )
        written = {"rules": str(game.rules).replace(",", "/"), "players": len(seats)}
        super().__init__(self.kind, info, written)

    def new_initial_state(self) -> SpielState:
        """Return the state before the first deal or, in Quarto, before the first give."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """Return an observer of states.

        Raises:
            ValueError: there are parameters, or the observer should see the cards of all seats.
        """
        return SpielObserver(
            self.facts, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class SpielState(pyspiel.State):
    """A state of OpenSpiel. In Quartino chance deals the cards one by one and then draws who begins."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.facts: SpielFacts = game.facts
        """What the states of the game share."""
        self.dealt: tuple[int, ...] = ()
        """The numbers of the cards as chance dealt them: four to the first seat, then four to the next."""
        self.episode: Episode | None = None
        """The game; None until the cards are dealt and it is known who begins."""
        if not self.facts.cards:
            state = self.facts.game.start(seats=self.facts.seats)
            self.episode = Episode(self.facts.actions, state)
        self._player = self._find_player()
        self._retraces = False

    def racks(self) -> dict[Seat, list[Card]]:
        """Return the cards that each seat has been dealt so far, in the order of the deck."""
        found = {}
        for number, seat in enumerate(self.facts.seats):
            start = number * CARDS_A_RACK
            found[seat] = [
                STANDARD_DECK[card] for card in sorted(self.dealt[start:][:CARDS_A_RACK])
            ]
        return found

    def current_player(self) -> int:
        """Return the number of the seat to act, or OpenSpiel's number for chance or the end of the game."""
        # OpenSpiel asks several times per move.
        return self._player

    def _find_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.episode.to_act is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.facts.seats.index(self.episode.to_act)

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return self.episode is not None and self.episode.is_over

    def returns(self) -> list[float]:
        """Return what each seat has won."""
        return [0.0] * len(self.facts.seats) if self.episode is None else self.episode.returns()

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or player != self.current_player():
            return []
        return self.episode.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be dealt next, or the seats that may begin, with equal chances."""
        if len(self.dealt) < self.facts.cards:
            numbers = [number for number in CARDS.values() if number not in self.dealt]
        else:
            numbers = list(range(len(self.facts.seats)))
        return [(number, 1 / len(numbers)) for number in numbers]

    def _apply_action(self, action: int) -> None:
        if self._retraces:
            return
        if self.episode is not None:
            self.episode = self.episode.after(action)
        elif action not in (possible := [number for number, _ in self.chance_outcomes()]):
            raise ValueError(f"expected one of {possible}, got {action}")
        elif len(self.dealt) < self.facts.cards:
            self.dealt = (*self.dealt, action)
        else:
            first = self.facts.seats[action]
            state = self.facts.game.start(seats=self.facts.seats, deal=self.racks(), first=first)
            self.episode = Episode(self.facts.actions, state, events=History([f"{first} begins"]))
        self._player = self._find_player()

    def dealt_anew(self, deal: Mapping[Seat, Sequence[Card]]) -> SpielState:
        """Return the state after the same moves, had chance dealt other cards that nobody has seen.

        Args:
            deal: the four cards of each seat; cards that a seat has made or shown are among its cards.

        Raises:
            ValueError: the cards are not dealt yet, or the game has none.
        """
        episode = self.episode
        if episode is None or not isinstance(episode.state, QuartinoState):
            raise ValueError("expected a state in which cards are dealt")
        other: SpielState = self.get_game().new_initial_state()
        other.dealt = tuple(CARDS[card] for seat in self.facts.seats for card in deal[seat])
        numbers = [*other.dealt, *self.history()[len(other.dealt) :]]
        # The moves are known to be legal: OpenSpiel notes them, and the rules need not play them again.
        other._retraces = True
        for step, number in zip(self.full_history(), numbers, strict=True):
            other._player = step.player
            other.apply_action(number)
        other._retraces = False
        racks = tuple(
            tuple(card for card in rack if card not in made)
            for rack, made in zip(other.racks().values(), episode.state.made, strict=True)
        )
        other.episode = replace(episode, state=replace(episode.state, racks=racks))
        other._player = self._player
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.facts.actions.moves[self.facts.actions.check(action)])
        if len(self.dealt) < self.facts.cards:
            seat = self.facts.seats[len(self.dealt) // CARDS_A_RACK]
            return f"deal {STANDARD_DECK[action]} to {seat}"
        return f"{self.facts.seats[action]} begins"

    def __str__(self) -> str:
        """Return the deal and all events: two states with the same text are the same."""
        cards = [f"{seat}={','.join(rack)}" for seat, rack in self.racks().items() if rack]
        events = () if self.episode is None else self.episode.events
        return "\n".join([*([f"deal: {' '.join(cards)}"] if cards else []), *events])


class SpielObserver:
    """What one player observes: the tensor and a drawing or, with perfect recall, all that was ever seen."""

    def __init__(
        self, facts: SpielFacts, iig_obs_type: Any, params: Mapping[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"expected no parameters of the observer, got {dict(params)}")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "expected an observer of one player or of none, got one of all players"
            )
        self._facts = facts
        self._has_public = iig_obs_type.public_info
        self._has_private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._has_recall = iig_obs_type.perfect_recall
        self.tensor: Tensor | None = None
        """The observation as numbers; None with perfect recall, which only texts have."""
        self.dict: dict[str, NDArray[Any]] = {}
        """The named parts of the tensor."""
        if not self._has_recall:
            self.tensor = np.zeros(facts.encoding.size, np.float32)
            self.dict = facts.encoding.parts(self.tensor)

    def _viewer(self, player: int) -> Seat | None:
        return self._facts.seats[player] if self._has_private else None

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player observes into the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        viewer = self._viewer(player)
        if state.episode is not None and self._has_public:
            self._facts.encoding.fill(self.dict, state.episode.view(viewer))
        elif viewer is not None:
            self.dict["viewer"][player] = 1
            if self._facts.cards:
                QuartinoEncoding.fill_cards(self.dict["racks"][player], state.racks()[viewer])

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player observes as text: its seat, its cards, and all events or the board."""
        viewer = self._viewer(player)
        cards = [] if viewer is None else state.racks()[viewer]
        lines = [" ".join([viewer or "spectator", *cards])]
        if state.episode is not None and self._has_public:
            episode = state.episode
            lines.append(episode.told if self._has_recall else str(episode.view(viewer)))
        return "\n".join(filter(None, lines))


class QuartoSpiel(SpielGame):
    """``fourfold_quarto``: Quarto for OpenSpiel."""

    name = "quarto"
    kind = _type_of(Quarto, "Quarto (Fourfold)")


class QuartinoSpiel(SpielGame):
    """``fourfold_quartino``: Quartino for OpenSpiel."""

    name = "quartino"
    kind = _type_of(Quartino, "Quartino (Fourfold)")


class SpielBot(pyspiel.Bot):
    """A bot of Fourfold as a bot of OpenSpiel; it chooses by the view of the player to act alone."""

    def __init__(self, bot: Bot, seed: int | None = None) -> None:
        pyspiel.Bot.__init__(self)
        self._bot = bot
        self._rng = random.Random(seed)

    def restart_at(self, state: SpielState) -> None:
        """Do nothing: all that the bot remembers is in the view."""

    def step(self, state: SpielState) -> int:
        """Return the number of the move that the bot chooses.

        Raises:
            ValueError: no player is to act.
        """
        episode = state.episode
        if episode is None or episode.to_act is None:
            raise ValueError("expected a state in which a player is to act")
        move = self._bot.choose(episode.view(episode.to_act), self._rng)
        return state.facts.actions.number(move)


def resampler(rng: random.Random) -> Callable[[SpielState, int], SpielState]:
    """Return a function that draws the cards that a player cannot know anew, for searches of OpenSpiel.

    ``ISMCTSBot.set_resampler`` takes the function. The state that it returns has the same information state
    of the player: the same moves were made, the player has the same cards, and cards that others have made or
    shown are theirs. All other cards are drawn from those that the player has not seen, each with the same
    chance.
    """

    def resample(state: SpielState, player: int) -> SpielState:
        facts, episode = state.facts, state.episode
        if episode is None or not facts.cards:
            same: SpielState = state.clone()
            return same
        view = episode.view(facts.seats[player])
        if not isinstance(view, QuartinoView):
            raise TypeError(f"expected a view of Quartino, got {type(view).__name__}")
        known = [[*rack.made, *rack.shown] for rack in view.racks]
        known[player] = state.racks()[facts.seats[player]]
        seen = {card for cards in known for card in cards}
        unseen = [card for card in STANDARD_DECK if card not in seen]
        rng.shuffle(unseen)
        deal = [
            [*cards, *(unseen.pop() for _ in range(CARDS_A_RACK - len(cards)))] for cards in known
        ]
        return state.dealt_anew(dict(zip(facts.seats, deal, strict=True)))

    return resample


for _game in (QuartoSpiel, QuartinoSpiel):
    pyspiel.register_game(_game.kind, _game)
