"""Compile a port to a code object for an AMD GPU, with hiprtc or hipcc. No GPU is needed."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hipport.cache import cached
from hipport.cache import content_of
from hipport.cache import key_of
from hipport.errors import ToolchainError
from hipport.include import FOLDER as OWN_HEADERS
from hipport.paths import printable
from hipport.toolchain.hipcc import find_hipcc
from hipport.toolchain.messages import OPTIONS
from hipport.toolchain.messages import Message
from hipport.toolchain.messages import read_messages
from hipport.toolchain.process import Ended
from hipport.toolchain.process import Ending
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits
from hipport.verify.backends.backend import BuildError
from hipport.verify.backends.hiprtc import compile_by_hiprtc
from hipport.verify.backends.kernel_table import PLACE
from hipport.verify.backends.kernel_table import table_of
from hipport.verify.porting.port import Port

#: The files of a build: the code object, the source that it is of, and how it was made.
CODE, SOURCE, DESCRIPTION = "kernels.hsaco", "kernels.hip", "build.json"
_LIMITS = ProcessLimits(seconds=300.0)
_FOLDERS = re.compile(r"^#include <\.\.\.> search starts here:\n(.*?)^End of search list", re.MULTILINE | re.DOTALL)
_VERSION = re.compile(r"^HIP version:\s*(\S+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Built:
    """A code object, and the compiler that made it."""

    path: Path
    compiler: str


@dataclass(frozen=True, slots=True)
class RocmBuild:
    """What to compile: a port with these of its kernels, as HIP names them, for ``arch``."""

    port: Port
    kernels: tuple[str, ...]
    arch: str

    def make(self, compiler: str | None, version: str) -> Built:
        """Compile, or take from the cache. ``compiler`` is ``hiprtc``, ``hipcc``, or None for hiprtc and hipcc where
        that fails; ``version`` is HIP's. Raises BuildError.
        """
        try:
            parts: list[str | bytes] = [self.text, self.arch, compiler or "", version, _hipcc_version()]
            key = key_of((*parts, content_of(OWN_HEADERS), *self._options()))
            folder = cached(f"rocm-{key}", lambda work: self._compiled(work / "build", compiler, version))
        except ToolchainError as error:
            raise BuildError(str(error)) from error
        description = json.loads((folder / DESCRIPTION).read_text())
        return Built(folder / CODE, description["compiler"])

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders that are searched for headers."""
        mirrored = self.port.mirrored_source
        return (*([mirrored.parent] if mirrored else []), *self.port.include_dirs, OWN_HEADERS)

    @property
    def text(self) -> bytes:
        """The port with the table of its kernels. Messages name the port's lines by the path of the user's source."""
        name = json.dumps(str(self.port.source.path))
        return f"#line 1 {name}\n".encode() + self.port.source.ported + b"\n" + table_of(self.kernels).encode()

    def _compiled(self, folder: Path, compiler: str | None, version: str) -> Path:
        folder.mkdir()
        (folder / SOURCE).write_bytes(self.text)
        used, errors = "hiprtc", [] if compiler == "hipcc" else self._by_hiprtc(folder)
        if compiler == "hipcc" or (errors and compiler != "hiprtc" and _hipcc_version()):
            used, errors = "hipcc", self._by_hipcc(folder)
        if errors:
            raise BuildError("\n".join(errors))
        description = {
            "compiler": f"{used} (HIP {_hipcc_version() if used == 'hipcc' else version})",
            "arch": self.arch,
            "source": str(self.port.source.path),
            "mirrored_source": str(self.port.mirrored_source or ""),
            "kernels": self.kernels,
        }
        (folder / DESCRIPTION).write_text(json.dumps(description))
        return folder

    def _by_hiprtc(self, folder: Path) -> list[str]:
        """Compile with hiprtc; the errors. hiprtc knows HIP's headers only, so it is given hipcc's folders."""
        options = [*self._options(), *(f"-isystem{path}" for path in _hipcc_folders())]
        code, output = compile_by_hiprtc((folder / SOURCE).read_bytes(), SOURCE, options)
        if code is None:
            return list(self._lines(output))
        (folder / CODE).write_bytes(code)
        return []

    def _by_hipcc(self, folder: Path) -> list[str]:
        """Compile with hipcc; the errors."""
        paths = (str(folder / SOURCE), "-o", str(folder / CODE))
        ended = _run_hipcc("--genco", *self._options(), "-w", "-x", "hip", *paths)
        if ended.ending is Ending.SUCCESS:
            return []
        return list(self._lines(ended.output)) or [f"hipcc: {ended.ending.value}"]

    def _options(self) -> Iterator[str]:
        yield from (f"--offload-arch={self.arch}", "-O3", *OPTIONS)
        yield from (f"-D{name}={value}" for name, value in self.port.defines.items())
        yield from (f"-I{folder}" for folder in self.folders)

    def _lines(self, output: str) -> Iterator[str]:
        """The errors in what a compiler printed; for a kernel of the table only the first one."""
        lines: dict[Message | int, str] = {}
        for message in read_messages(output, str(self.port.source.path)):
            if message.place is not None and message.place.path == PLACE:
                number = message.place.line - 1
                lines.setdefault(number, f"there is no kernel {self.kernels[number]} in the source: {message.text}")
            else:
                lines[message] = self._line(message)
        yield from lines.values()
        if not lines and output.strip():
            yield output.strip()

    def _line(self, message: Message) -> str:
        """The error at the nearest place in the user's files, such as the call of a function in a header."""
        if message.place is None:
            return message.text
        places = [self.port.place(way.path, way.line) for way in message.ways()]
        own = {str(file.path) for file in (self.port.source, *self.port.headers)}
        path, line = next((place for place in places if place[0] in own), places[0])
        return f"{printable(path)}:{line}: {message.text}"


def _run_hipcc(*arguments: str) -> Ended:
    """Run hipcc to its end. Raises ToolchainError where there is no hipcc."""
    hipcc = find_hipcc()
    with Processes() as processes:
        return processes.run([str(hipcc), *arguments], _LIMITS)


@cache
def _hipcc_version() -> str:
    """HIP's version as hipcc says it; empty where there is no hipcc."""
    try:
        match = _VERSION.search(_run_hipcc("--version").output)
    except ToolchainError:
        return ""
    return match[1] if match else ""


@cache
def _hipcc_folders() -> tuple[str, ...]:
    """The folders where hipcc searches for headers; none where there is no hipcc."""
    if not _hipcc_version():
        return ()
    ended = _run_hipcc("--offload-arch=gfx90a", "--offload-device-only", "-x", "hip", "-E", "-v", os.devnull)
    match = _FOLDERS.search(ended.output)
    return tuple(line.strip() for line in match[1].splitlines()) if match else ()
