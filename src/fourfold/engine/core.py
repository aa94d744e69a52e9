"""The native core, in the build that suits this processor.

>>> core.__name__ in {"fourfold._native", "fourfold._native_avx2"}
True
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import TYPE_CHECKING

from fourfold import _native

if TYPE_CHECKING:
    from fourfold import _native as core
else:
    core: ModuleType = _native
    if _native.has_avx2():
        core = importlib.import_module("fourfold._native_avx2")

__all__ = ["core"]
