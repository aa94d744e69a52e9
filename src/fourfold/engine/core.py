"""The native core, in the build that suits this processor.

Lives here: choosing the build, and the error of an installation without the native module, in which the rules
(`games`) still work.

>>> core.__name__ in {"fourfold._native", "fourfold._native_avx2"}
True
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

MISSING = (
    "The solver and the bots of Quarto need the native module of Fourfold, which is not installed here: "
    "install a wheel of fourfold, or install it from source with a C++ compiler."
)


class MissingNativeModule(ImportError):
    """Something of the native module was asked for where the module is not installed."""


class MissingCore(ModuleType):
    """Stands in for the native module: whatever is asked of the core raises `MissingNativeModule`."""

    def __init__(self, cause: ImportError) -> None:
        super().__init__("fourfold._native")
        self.cause: ImportError = cause

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # Python and its tools ask any module for such names.
            raise AttributeError(name)
        raise MissingNativeModule(MISSING, name="fourfold._native") from self.cause


def load_core() -> ModuleType:
    """Return the native module for this processor, or a `MissingCore`."""
    try:
        plain = importlib.import_module("fourfold._native")
    except ImportError as error:
        return MissingCore(error)
    return importlib.import_module("fourfold._native_avx2") if plain.has_avx2() else plain


if TYPE_CHECKING:
    from fourfold import _native as core
else:
    core = load_core()

__all__ = ["MissingNativeModule", "core"]
