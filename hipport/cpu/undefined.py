"""Functions that a module calls and that no file defines: stand-ins end a launch whose kernel calls one."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path

#: As glibc and as musl say it.
_UNDEFINED = re.compile(r"undefined symbol: (?P<glibc>\S+)|: (?P<musl>\S+): symbol not found")
#: A variable of a namespace (Itanium C++ ABI): a function has its parameters after the name.
_VARIABLE = re.compile(r"_ZN(?:\d+[A-Za-z_]\w*?)+E")


def undefined_symbol(library: Path) -> str | None:
    """The first symbol that keeps a library from being loaded, None where it can be. Raises OSError where something
    else keeps it.
    """
    try:
        ctypes.CDLL(str(library))
    except OSError as error:
        match = _UNDEFINED.search(str(error))
        if match is None:
            raise
        return match["glibc"] or match["musl"]
    return None


def is_function(symbol: str) -> bool:
    """Whether a symbol is certainly that of a C++ function."""
    return symbol.startswith("_Z") and not (symbol.startswith(("_ZT", "_ZG")) or _VARIABLE.fullmatch(symbol))


def source_name(symbol: str) -> str:
    """A symbol as the source has it, ``f(int)`` for ``_Z1fi``, where a demangler is installed."""
    tool = shutil.which("c++filt") or shutil.which("llvm-cxxfilt")
    if tool is None:
        return symbol
    done = subprocess.run((tool, symbol), capture_output=True, text=True, check=False)
    return done.stdout.strip() or symbol


def stand_ins(symbols: list[str]) -> str:
    """C++ that defines functions by their symbols; each ends the launch with its name."""
    lines = ['extern "C" [[noreturn]] __attribute__((visibility("default"))) void hipport_cpu_misuse(const char*);']
    for number, symbol in enumerate(symbols):
        text = f"calls {source_name(symbol)}, which no file of this source defines".replace('"', '\\"')
        name = f"hipport_cpu_stand_in_{number}"
        lines.append(
            f'extern "C" void {name}() __asm__("{symbol}");\nvoid {name}() {{ hipport_cpu_misuse("{text}"); }}'
        )
    return "\n".join((*lines, ""))
