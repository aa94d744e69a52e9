"""C++ programs of the tests: compiled once for each state of their sources, and kept in build/tests.

Lives here: when a program must be compiled again. Does not live here: compilers and flags, which the tests of
native/ and of the page's core choose.
"""

from __future__ import annotations

import fcntl
import hashlib
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.support.services import ROOT

NATIVE = ROOT / "native"
KEPT = ROOT / "build" / "tests"
NETS = ROOT / "src" / "fourfold" / "engine" / "data" / "quartino.net"
"""The file of Quartino's nets, for programs that have no Python package to ask."""
CORES = {"fourfold": "wasm.cpp", "quartino": "wasm_quartino.cpp"}
"""The cores for the browser, and the file in native/ that each is made of."""


def _hash_of_sources(*more: Path | str) -> str:
    """Return a hash of all files in native/, of these files, and of these words."""
    digest = hashlib.sha256()
    files = sorted(path for path in NATIVE.rglob("*") if path.is_file())
    for path in [*files, *(one for one in more if isinstance(one, Path))]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    digest.update("\0".join(one for one in more if isinstance(one, str)).encode())
    return digest.hexdigest()[:24]


def _kept(name: str, key: str, build: Callable[[Path], None]) -> Path:
    """Return the file that ``build`` writes, from an earlier run if the key is the same."""
    found = KEPT / f"{name}-{key}"
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / f"{name}.lock").open("w") as lock:
        # Another worker that needs the same program waits until it is compiled.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.exists():
            written = KEPT / f"{name}-{key}.part"
            build(written)
            written.replace(found)
            for older in KEPT.glob(f"{name}-*"):
                if older != found:
                    older.unlink()
    return found


def compiled(source: Path, compiler: str, *flags: str) -> Path:
    """Return the program that a compiler makes of one source file and the headers in native/."""
    version = subprocess.run(
        [compiler, "--version"], capture_output=True, text=True, check=True
    ).stdout

    def build(program: Path) -> None:
        subprocess.run([compiler, *flags, source, "-o", program], check=True)

    kind = "sanitised" if any("sanitize" in flag for flag in flags) else "plain"
    level = next((flag for flag in flags if flag.startswith("-O")), "")
    name = f"{source.stem}-{compiler.replace('+', 'p')}-{kind}{level}"
    return _kept(name, _hash_of_sources(source, compiler, version, *flags), build)


def browser_core(name: str = "fourfold") -> Path:
    """Return a native core for the browser: that of ``make wasm`` if it is up to date, else a new one."""
    script = ROOT / "scripts" / "wasm"
    newest = max(path.stat().st_mtime for path in [*NATIVE.rglob("*"), script] if path.is_file())
    there = ROOT / "build" / "wasm" / f"{name}.wasm"
    if there.exists() and there.stat().st_mtime >= newest:
        return there

    def build(core: Path) -> None:
        made = Path(f"{core}.wasm")
        subprocess.run([script, made, NATIVE / CORES[name]], check=True)
        shutil.move(made, core)

    return _kept(f"core-{name}", _hash_of_sources(script), build)
