"""The names of the CPU engine for other rooms and for scripts; ``hipport.cpu`` has them."""

from __future__ import annotations

from hipport.cpu.compiler import CxxCompiler
from hipport.cpu.compiler import find_compiler
from hipport.cpu.engine import Engine
from hipport.cpu.engine import LaunchLimits
from hipport.cpu.engine import Module
from hipport.cpu.errors import CompileError
from hipport.cpu.errors import CompilerNotFoundError
from hipport.cpu.errors import EngineError
from hipport.cpu.errors import Fault
from hipport.cpu.errors import LaunchError
from hipport.cpu.findings import FindingKind
from hipport.cpu.findings import KernelFinding
from hipport.cpu.library import Argument
from hipport.cpu.orders import Order
from hipport.cpu.ways import KernelWay

__all__ = [
    "Engine",
    "Module",
    "LaunchLimits",
    "KernelWay",
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
