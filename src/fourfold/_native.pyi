from collections.abc import Callable

class Solver:
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
        progress: Callable[[int], bool] | None,
    ) -> tuple[int, list[int], int, int]: ...
    @property
    def memory(self) -> int: ...
