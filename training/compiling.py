"""Compile the C++ of this folder, once for each change of a source file."""

from __future__ import annotations

import ctypes
import hashlib
import subprocess
import tempfile
from functools import cache
from pathlib import Path

NATIVE = Path(__file__).parents[1] / "native"
COMMANDS = {
    "cuda": ["nvcc", "-arch=sm_90", "-Xcompiler", "-fPIC"],
    "cpu": ["g++", "-x", "c++", "-fPIC", "-march=native"],
}


@cache
def compiled(source: Path, device: str) -> ctypes.CDLL:
    """Return the library that a source file is compiled to, for a kind of device, ``cuda`` or ``cpu``."""
    digest = hashlib.sha256(device.encode())
    for path in [source, *sorted(NATIVE.rglob("*.hpp"))]:
        digest.update(path.read_bytes())
    name = f"quartino-{source.stem}-{device}-{digest.hexdigest()[:16]}.so"
    built = Path(tempfile.gettempdir()) / name
    if not built.exists():
        part = built.with_suffix(".part")
        options = ["-std=c++20", "-O3", "-shared", str(source), "-o", str(part)]
        subprocess.run([*COMMANDS[device], *options], check=True)
        part.replace(built)
    return ctypes.CDLL(str(built))
