from collections.abc import Callable

class NativeSolver:
    def __init__(
        self, counted: int, squares: bool, owned: int, memory: int, threads: int
    ) -> None: ...
    def solve(
        self,
        board: bytes,
        hand: int,
        seconds: float,
        nodes: int,
        with_moves: bool,
        with_distance: bool,
        progress: Callable[[int, float], bool] | None,
    ) -> tuple[int, list[int], int, int]: ...
    def values(
        self,
        board: bytes,
        hand: int,
        seconds: float,
        nodes: int,
        progress: Callable[[int, float], bool] | None,
    ) -> list[tuple[int, int]]: ...
    def solve_many(
        self,
        boards: list[tuple[bytes, int]],
        seconds: float,
        nodes: int,
        with_moves: bool,
        with_distance: bool,
        progress: Callable[[int, float], bool] | None,
    ) -> list[tuple[int, list[int], int, int]]: ...
    def use(self, table: bytes) -> None: ...
    def openings(self, placed: int) -> list[bytes]: ...
    def is_won(self, board: bytes) -> bool: ...
    def build_openings(self, placed: int, values: bytes) -> bytes: ...
    def build_wins(self, placed: int, wins: bytes) -> bytes: ...
    @property
    def memory(self) -> int: ...

class NativeGame:
    def __init__(
        self,
        counted: int,
        squares: bool,
        owned: int,
        referee: bool,
        lose_on_false_call: bool,
        expiry: int,
    ) -> None: ...
    def play(self, move: int) -> str: ...
    def refuse(self, move: int) -> str: ...
    def moves(self) -> list[int]: ...
    def copy(self) -> NativeGame: ...
    def set_up(self, position: str) -> str: ...
    @property
    def position(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def refusals(self) -> int: ...
    @property
    def shown(self) -> int: ...
    @property
    def outcome(self) -> tuple[str, str] | None: ...

class NativeQuartino:
    def __init__(
        self, rules: str, racks: list[list[str]], first: str, deck: list[str], board: str
    ) -> None: ...
    def play(self, event: str) -> str: ...
    def attempt(self, event: str) -> list[str]: ...
    def take_back(self) -> bool: ...
    def copy(self) -> NativeQuartino: ...
    def moves(self) -> list[str]: ...
    def view(self, seat: str) -> str: ...
    @property
    def record(self) -> str: ...
    @property
    def position(self) -> str: ...

class TurnAnalysis:
    def __init__(
        self,
        nets: QuartinoNets,
        match: NativeQuartino,
        chances: int,
        simulations: int,
        comparison: int,
        level: int = 0,
    ) -> None: ...
    def step(self) -> bool: ...
    def note(self, number: int) -> str: ...
    @property
    def turns(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def steps_done(self) -> int: ...

class Analysis:
    def __init__(
        self,
        solver: NativeSolver,
        rules: str,
        seats: int,
        start: str,
        events: list[str],
        nodes: int,
    ) -> None: ...
    def step(self, nodes: int) -> bool: ...
    def give_up(self) -> None: ...
    def note(self, number: int) -> str: ...
    @property
    def states(self) -> int: ...
    @property
    def states_known(self) -> int: ...

class BotChoice:
    def __init__(
        self,
        solver: NativeSolver,
        bot: str,
        level: tuple[int, bool, int, int] | None,
        hurried: bool,
        referee: bool,
        expiry: int,
        board: bytes,
        hand: int,
        trail: bytes,
        refusals: int,
        last_say: bool,
        seed: int,
    ) -> None: ...
    def step(self, nodes: int) -> bool: ...
    def give_up(self) -> None: ...
    @property
    def move(self) -> int: ...
    @property
    def value(self) -> int: ...
    @property
    def errors(self) -> list[tuple[int, int]]: ...

CERTAIN: int
SEES_ALL: int

def levels() -> list[tuple[int, bool, int, int]]: ...
def tries_that_find(
    solver: NativeSolver, board: bytes, hand: int, solution: int, seed: int, tries: int
) -> list[int]: ...
def chance_to_notice(
    keenness: int, line: int, value: int, trail: bytes, placed: int, rivals: int
) -> int: ...
def threats(
    counted: int, squares: bool, owned: int, board: bytes
) -> list[tuple[int, int, int]]: ...
def safe_pieces(counted: int, squares: bool, owned: int, board: bytes) -> list[int]: ...
def board_symmetries(squares: bool) -> list[list[int]]: ...
def piece_renamings(counted: int, squares: bool, owned: int) -> list[list[int]]: ...
def canonical(
    counted: int, squares: bool, owned: int, board: bytes, hand: int
) -> tuple[bytes, int]: ...
def reason_codes() -> list[str]: ...
def random_games(like: NativeGame, games: int, seed: int) -> int: ...

class QuartinoNets:
    def __init__(self, file: bytes) -> None: ...
    def answer(self, inputs: bytes) -> list[int]: ...
    def criticise(self, inputs: bytes) -> list[int]: ...

class QuartinoPlayer:
    def __init__(
        self,
        care: int | None = None,
        nets: QuartinoNets | None = None,
        takes_likeliest: bool = False,
        simulations: int = 0,
        sees_cards: bool = False,
        level: tuple[int, int, int, int, int] | None = None,
    ) -> None: ...
    def choose(self, match: NativeQuartino, seed: int) -> str: ...
    def count_playouts(self, match: NativeQuartino, seed: int) -> int: ...
    def choose_by_view(
        self,
        rules: str,
        seat: int,
        cards: list[str],
        racks: list[tuple[list[str], list[str], int, bool]],
        board: str,
        turn: int,
        due: int,
        colours: bool,
        clearing: str,
        history: list[str],
        deck: list[str],
        clears: bool,
        seed: int,
    ) -> str: ...
    def choose_at_level(
        self,
        rules: str,
        seat: int,
        cards: list[str],
        racks: list[tuple[list[str], list[str], int, bool]],
        board: str,
        turn: int,
        due: int,
        colours: bool,
        clearing: str,
        history: list[str],
        column: str,
        begun: bool,
        is_standard: bool,
        seed: int,
    ) -> str: ...

def count_quartino_wins(
    rules: str,
    seats: int,
    player: QuartinoPlayer,
    opponent: QuartinoPlayer,
    deals: int,
    seed: int,
) -> list[tuple[int, int]]: ...
def quartino_levels() -> list[tuple[int, int, int, int, int]]: ...
def play_quartino_deals(
    rules: str,
    seats: int,
    player: QuartinoPlayer,
    opponent: QuartinoPlayer,
    deals: int,
    seed: int,
) -> list[int]: ...
def turn_codes() -> list[str]: ...
def quartino_beliefs(
    nets: QuartinoNets, match: NativeQuartino, seat: str
) -> list[tuple[int, int, str, list[list[float]]]]: ...

QUARTINO_HINT_PLAYOUTS: int

def quartino_hint(
    strong: QuartinoPlayer,
    rules: str,
    seat: int,
    cards: list[str],
    racks: list[tuple[list[str], list[str], int, bool]],
    board: str,
    turn: int,
    due: int,
    colours: bool,
    clearing: str,
    history: list[str],
    deck: list[str],
    says_left: list[str],
) -> str: ...
def calibrate_quartino(
    rules: str,
    seats: int,
    player: QuartinoPlayer,
    opponent: QuartinoPlayer,
    nets: QuartinoNets,
    level: int,
    deals: int,
    seed: int,
) -> list[list[tuple[int, float, float, float]]]: ...
def quartino_puzzle_kinds() -> list[str]: ...
def find_quartino_puzzles(nets: QuartinoNets, games: int, seed: int) -> list[str]: ...
def prove_quartino_puzzle(kind: str, position: str, mine: str, hers: str, events: str) -> str: ...
def quartino_tries_that_find(
    kind: str,
    position: str,
    mine: str,
    hers: str,
    events: str,
    seed: int,
    tries: int,
) -> list[int]: ...
def random_quartino_games(rules: str, seats: int, games: int, seed: int) -> int: ...
def roll_out_quartino(
    rules: str,
    seat: int,
    cards: list[list[str]],
    racks: list[tuple[list[str], list[str], int, bool]],
    board: str,
    turn: int,
    due: int,
    colours: bool,
    clearing: str,
    acted: bool,
    idle: int,
    positions: list[str],
    seed: int,
    writes_moves: bool,
) -> tuple[int, str, list[str]]: ...
def canonical_quartino_rules(text: str) -> str | None: ...
def read_move(text: str) -> int | None: ...
def print_move(move: int) -> str: ...
def canonical_rules(text: str) -> str | None: ...
def has_avx2() -> bool: ...
