"""Why a table refuses a command: a stable code and parameters, as the errors of the rules have them.

Lives here: the codes and their English sentences. No sentence reveals what the guest may not know.
"""

from __future__ import annotations

SENTENCES = {
    "no-such-table": "expected a table, got none of this id",
    "no-such-chair": "expected a chair from 0 to {most}, got {chair}",
    "chair-taken": "expected a free chair, got {chair}",
    "chair-not-yours": "expected a chair of yours, got {chair}",
    "seated-already": "expected one chair a guest, got a second",
    "played-another-seat": "expected a seat whose cards you have not played against, got {chair}",
    "not-seated": "expected somebody at the table, got a spectator",
    "not-host": "expected whoever opened the table, got another",
    "chairs-free": "expected every chair taken, got {number} free",
    "game-on": "expected no game going on, got one",
    "no-game": "expected a game going on, got none",
    "stale": "expected a move on what has happened since, got one on event {base}; now {seq}",
    "not-your-seat": "expected a seat of yours to act, got {seat}",
    "clock-only": "expected a player's move, got flag: only the clock says that",
    "server-only": "expected a player's move, got abandon: only the server says that",
    "seat-kept": "expected the guest who has played this seat or a bot, got another guest for {chair}",
    "no-claim": "expected a player who has been gone long enough, got none",
    "too-late-to-abort": "expected a game in which a seat has not moved twice, got another",
    "no-such-bot": "expected a bot of {game}, got {bot}",
    "no-such-phrase": "expected a phrase of the table, got {phrase}",
    "said-enough": "expected at most {most} phrases while nothing else happens, got one more",
    "tables-waiting": "expected at most {most} public tables of yours that wait, got one more",
    "games-kept": "expected at most {most} games with a clock or of bots alone at once, got one more",
    "too-fast": "expected fewer commands a second, got more: try again in a minute",
    "events-used-up": "expected at most {most} events or names here before a whole game is played, got more",
    "takebacks-used-up": "expected at most {most} requests for a takeback in a game, got one more",
    "draw-offers-used-up": "expected at most {most} draw offers in a game, got one more",
    "draw-refused": "expected a move since a draw was declined, got another offer",
    "takeback-asked": "expected an answer, got another question",
    "no-takeback": "expected a takeback that somebody asked for, got none",
    "nothing-to-take-back": "expected a move of yours to take back, got none",
    "no-waiting": "expected a table that goes round, got another",
    "waiting-already": "expected each guest once, got one who waits or sits here already",
    "line-full": "expected at most {most} who wait, got one more",
    "not-waiting": "expected a guest who waits, got another",
    "no-cover": "expected a table on one screen, got another",
    "bad-name": "expected a name of 1 to {most} visible characters, got another",
    "bot-name": "expected a name that no computer player has, got one",
    "not-analysed": "expected all cards of a game with the usual ones, got others",
    "not-over": "expected a finished game, got one that goes on",
    "no-hint": "expected your turn in a game against bots alone, got another",
    "not-alone": "expected a game in which you alone have played against bots, got one with others",
    "bots-busy": "expected an answer in time, got none: try again",
    "rules-over-limit": "expected at most {turns} turns and {seconds} seconds per turn, got more",
    "record-too-long": "expected a record of at most {most} events, got a longer one",
    "bad-settings": "expected settings of a table, got {what}",
}


class Unreadable(Exception):
    """A table in the database cannot be read by this version.

    The error has a code and no more: details might name a card, and errors reach clients and logs.
    """


class Refused(ValueError):
    """The table refuses a command and stays as it was."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = {name: str(value) for name, value in params.items()}
        super().__init__(SENTENCES[code].format(**self.params))
