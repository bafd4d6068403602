"""The CPU engine: ported HIP kernels, compiled by the machine's C++ compiler and run with HIP's semantics.

No GPU is needed. ``Engine`` compiles, ``Module`` launches with NumPy arrays; wavefronts have 32 or 64 lanes.
"""

from typing import TYPE_CHECKING

from hipport.lazy import attributes_of

if TYPE_CHECKING:
    from hipport.cpu.public import *  # noqa: F403

__getattr__ = attributes_of(__name__, "hipport.cpu.public")
