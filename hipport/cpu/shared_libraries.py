"""What kernels and programs link: the engine's runtime, the HIP host runtime, libraries. Compiled once and kept."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from hipport.cache import cached
from hipport.cache import content_of
from hipport.cache import key_of
from hipport.cpu.compiler import HEADERS
from hipport.cpu.compiler import HOST
from hipport.cpu.compiler import LIBRARIES
from hipport.cpu.compiler import REGIONS
from hipport.cpu.compiler import RUNTIME
from hipport.cpu.compiler import CxxCompiler
from hipport.cpu.errors import EngineError
from hipport.cpu.numerical import DEFINITIONS
from hipport.cpu.numerical import LINKED
from hipport.include import FOLDER as OWN_HEADERS

COMPILE_SECONDS = 300.0
#: What nearly all sources of the host runtime include: half of the time that most of them take to compile.
_HOST_FIRST = """\
#include "host.h"
#include <algorithm>
#include <map>
#include <mutex>
#include <string>
#include <vector>
"""


def headers_content() -> bytes:
    """The engine's headers, and hipport's own that they include, as one digest."""
    return content_of(HEADERS) + content_of(OWN_HEADERS)


def read_own_files() -> None:
    """Read the engine's files that each compilation of a kernel follows from. For a process that forks others, which
    then have read them.
    """
    for folder in (HEADERS, OWN_HEADERS, REGIONS, RUNTIME):
        content_of(folder)


def runtime_library(compiler: CxxCompiler) -> Path:
    """The runtime that schedules the threads of kernels."""
    return _library(compiler, RUNTIME, compiler.runtime_flags())


def host_library(compiler: CxxCompiler) -> Path:
    """The HIP host runtime, which needs the runtime."""
    return _library(compiler, HOST, compiler.host_flags(), (runtime_library(compiler),))


def library(compiler: CxxCompiler, name: str) -> Path:
    """A library of HIP's, such as ``hiprand``, which needs the host runtime.

    Raises NumericalLibraryError where it needs one that is not on the machine.
    """
    definitions = DEFINITIONS[name]() if name in DEFINITIONS else ()
    flags = (*compiler.host_flags(), *definitions)
    return _library(compiler, LIBRARIES / name, flags, (host_library(compiler),), LINKED)


def _library(
    compiler: CxxCompiler, folder: Path, flags: Sequence[str], needed: Sequence[Path] = (), options: Sequence[str] = ()
) -> Path:
    """The sources of a folder as one shared library. Raises EngineError where they do not compile."""
    parts = (*compiler.command, compiler.version, *flags, *map(str, needed), *options)
    shared = [path.read_bytes() for path in sorted(folder.parent.glob("*.h"))]
    key = key_of((*parts, content_of(folder), headers_content(), *shared))

    def build(target: Path) -> Path:
        first: list[str] = []
        if folder == HOST:
            header = target / "first.h"
            header.write_text(_HOST_FIRST)
            compiler.precompile(header, flags, seconds=COMPILE_SECONDS)
            first = ["-include", str(header)]

        def compiled(source: Path) -> Path:
            all_flags = (*flags, *first)
            done, output = compiler.compile(source, target / f"{source.stem}.o", all_flags, seconds=COMPILE_SECONDS)
            if not done:
                raise EngineError(f"{compiler.command[0]} cannot compile {source}:\n{output}")
            return target / f"{source.stem}.o"

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(compiled, sorted(folder.glob("*.cpp"))))
        compiler.link([*objects, *needed], target / f"{folder.name}.so", options, as_c=folder == RUNTIME)
        return target / f"{folder.name}.so"

    return cached(f"{folder.name}-{key}.so", build)


def precompiled_header(compiler: CxxCompiler, text: str, flags: Sequence[str]) -> Path:
    """The header with this text, compiled beforehand where that is safe; ``flags`` are all options but the folders and
    macros of the user.
    """
    key = key_of((*compiler.command, compiler.version, *flags, text, headers_content()))

    def build(folder: Path) -> Path:
        header = folder / "headers" / "first.h"
        header.parent.mkdir()
        header.write_text(text)
        if compiler.reads_where_flags_differ:
            compiler.precompile(header, flags, seconds=COMPILE_SECONDS)
        return header.parent

    return cached(f"headers-{key}", build) / "first.h"
