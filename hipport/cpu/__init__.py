"""The CPU engine: ported HIP kernels, compiled by the machine's C++ compiler and run with HIP's semantics.

No GPU is needed. ``Engine`` compiles, ``Module`` launches with NumPy arrays; wavefronts have 32 or 64 lanes.
"""

from __future__ import annotations

from hipport.cpu.compiler import CxxCompiler
from hipport.cpu.compiler import find_compiler
from hipport.cpu.engine import Engine
from hipport.cpu.engine import LaunchLimits
from hipport.cpu.engine import Module
from hipport.cpu.engine import Order
from hipport.cpu.errors import CompileError
from hipport.cpu.errors import CompilerNotFoundError
from hipport.cpu.errors import EngineError
from hipport.cpu.errors import Fault
from hipport.cpu.errors import LaunchError
from hipport.cpu.findings import FindingKind
from hipport.cpu.findings import KernelFinding
from hipport.cpu.library import Argument

__all__ = [
    "Engine",
    "Module",
    "LaunchLimits",
    "Order",
    "Argument",
    "KernelFinding",
    "FindingKind",
    "CxxCompiler",
    "find_compiler",
    "EngineError",
    "CompilerNotFoundError",
    "CompileError",
    "LaunchError",
    "Fault",
]
