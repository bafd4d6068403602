"""How a file is parsed: CUDA's stubs or for a port the engine's headers, the parser's own headers, and a precompiled
header where there is one.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from hipport.build.flags import Flags
from hipport.unit.clang import Clang
from hipport.unit.clang import ParseError

FOLDER = Path(__file__).resolve().parent / "include"
STUBS = str(FOLDER)
_OF_THE_HOST = FOLDER / "host.h"
#: HIP and ROCm's libraries as the CPU engine has them, and the headers that go with a port.
ENGINE = FOLDER.parents[1] / "cpu" / "include"
GIVEN = FOLDER.parents[1] / "include"
#: The folders of our headers.
OURS = (FOLDER, ENGINE, GIVEN)


class Dialect(Enum):
    """What clang takes a file for, by its name there: CUDA, or the sources of a port, for HIP's compiler or another."""

    CUDA = "cuda"
    HIP = "hip"
    CXX = "c++"


class CompilationPass(Enum):
    """One of CUDA's two compilations of a file; the device's defines ``__CUDA_ARCH__``."""

    HOST = "host"
    DEVICE = "device"


class Standard(Enum):
    """The standards of C++ that files are parsed as: few, as each needs a precompiled header of its own."""

    CXX14 = "gnu++14"
    CXX17 = "gnu++17"
    CXX20 = "gnu++20"


@dataclass(frozen=True, slots=True)
class Mode:
    """What a precompiled header is good for."""

    compilation: CompilationPass = CompilationPass.HOST
    standard: Standard = Standard.CXX17
    system: bool = True
    textures: bool = True  # references, whose types a project for CUDA 12 may call its own
    dialect: Dialect = Dialect.CUDA

    @property
    def prelude(self) -> Path:
        """What each file begins with."""
        return FOLDER / ("prelude.h" if self.dialect is Dialect.CUDA else "port/prelude.h")


def standard_of(flags: Flags, *, strict: bool = False) -> Standard:
    """The standard that serves for the one in the flags; ``strict`` where it matters that an older one takes what a
    newer one refuses (``register``).
    """
    if strict and flags.standard[-2:] in ("98", "03", "0x", "11", "1y", "14"):
        return Standard.CXX14
    return Standard.CXX20 if flags.standard[-2:] in ("2a", "20", "2b", "23", "2c", "26") else Standard.CXX17


def arguments(
    mode: Mode, flags: Flags, precompiled: Path | None, *, strict: bool = False, host: bool = False
) -> list[str]:
    """The parser's options. Our own headers come first, as a real CUDA's would need what clang has for them. ``strict``
    keeps the warnings that are errors unless somebody says otherwise; ``host`` is for what nvcc does not take for CUDA.
    """
    return [
        *common(mode),
        "-w" if strict else "-Wno-everything",
        *(["-include-pch", str(precompiled)] if precompiled else ["-include", str(mode.prelude)]),
        *(["-include", str(_OF_THE_HOST)] if host and mode.dialect is Dialect.CUDA else []),
        *Flags(
            include=flags.include,
            system=flags.system,
            quote=flags.quote,
            after=flags.after,
            macros=flags.macros,
            forced=flags.forced,
        ).arguments(),
    ]


def common(mode: Mode) -> list[str]:
    """The options of each parse, and of precompiled headers."""
    return [
        *("-x", mode.dialect.value, f"-std={mode.standard.value}", *_OF_DIALECT[mode.dialect]),
        *([] if mode.dialect is Dialect.CXX else [f"--cuda-{mode.compilation.value}-only"]),
        # Without a path, clang takes the CUDA or the ROCm that the machine happens to have.
        *("-nogpulib", "-nogpuinc", "--cuda-path=/nonexistent", "--rocm-path=/nonexistent"),
        *("-Xclang", "-fcuda-allow-variadic-functions"),  # printf
        *("-ferror-limit=0", "-fno-spell-checking"),
        # As clang does since version 19: template <template <class> class C> takes a template with default arguments.
        "-frelaxed-template-template-args",
        # With modules, which C++20 has, libclang 18 crashes at a delete after a precompiled header that declares one.
        *("-Xclang", "-fno-cxx-modules"),
        *([] if mode.textures else ["-DHIPPORT_NO_TEXTURES"]),
        *([] if mode.system else ["-nostdlibinc", "-nostdinc++", "-DHIPPORT_NO_SYSTEM_HEADERS"]),
        *("-resource-dir", str(FOLDER / "resource")),
    ]


_FOR_PORTS = ("-DHIPPORT_CPU_PROGRAM", f"-I{FOLDER / 'port'}", f"-idirafter{GIVEN}", f"-idirafter{ENGINE}")
#: What a dialect needs; a project for CUDA has its own helpers before ours.
_OF_DIALECT = {
    Dialect.CUDA: ("--cuda-gpu-arch=sm_80", f"-I{FOLDER / 'cuda'}", f"-idirafter{FOLDER / 'samples'}"),
    Dialect.HIP: ("--offload-arch=gfx942", *_FOR_PORTS),
    Dialect.CXX: ("-DHIPPORT_CPU_HOST_ONLY", *_FOR_PORTS),
}


def _making(mode: Mode) -> list[str]:
    """The options to make a precompiled header with."""
    return [*common(mode), "-Wno-everything", "-Xclang", "-fpch-instantiate-templates"]


@cache
def fingerprint() -> str:
    """A hash of our headers."""
    digest = hashlib.sha256()
    for folder in OURS:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                digest.update(f"{path.relative_to(folder)}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


class Precompiled:
    """The precompiled headers in a folder, made when first asked for. A header that cannot be made or written is not
    asked for again.
    """

    def __init__(self, clang: Clang, folder: Path | None, busy: Callable[[float | None], None]) -> None:
        """``busy`` is called with the seconds that making a header may take, and with None when that is done."""
        self._clang = clang
        self._folder = folder
        self._busy = busy
        self._known: dict[Mode, Path | None] = {}

    def get(self, mode: Mode) -> Path | None:
        """The file for a mode, None where there is none."""
        if mode not in self._known:
            self._known[mode] = self._find(mode)
        return self._known[mode]

    def renew(self, mode: Mode) -> Path | None:
        """The file for a mode, recreated: a header of the system may have changed."""
        path = self._known.get(mode)
        if path is not None:
            with suppress(OSError):
                path.unlink()
            self._known[mode] = self._make(mode, path)
        return self._known.get(mode)

    def _find(self, mode: Mode) -> Path | None:
        if self._folder is None:
            return None
        # The folder of our headers counts, as the precompiled file names them. Clang itself checks that the system's
        # headers have not changed since.
        words = [self._clang.version, fingerprint(), STUBS, *_making(mode)]
        path = self._folder / f"{hashlib.sha256(chr(0).join(words).encode()).hexdigest()[:32]}.pch"
        try:
            os.utime(path)  # as the least recently used files of the cache are removed
        except OSError:
            return path if path.is_file() else self._make(mode, path)
        return path

    def _make(self, mode: Mode, path: Path) -> Path | None:
        self._busy(_LONGEST)
        try:
            self._write(mode, path)
        except (OSError, ParseError):
            return None
        finally:
            self._busy(None)
        return path

    def _write(self, mode: Mode, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Written aside, as several processes may make it at once.
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        os.close(handle)
        partial = Path(name)
        try:
            self._clang.precompile(mode.prelude, _making(mode), partial)
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)


_LONGEST = 60.0  # seconds to make a precompiled header in, on a machine with much else to do
