"""The headers by which a port is parsed: those of the CPU engine, each declared for the device too, and declarations of
libraries that the engine does not have.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hipport.project.includes import include_lines
from hipport.project.includes import with_all_included
from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Facts
from scripts.tables.symbols import Symbol
from scripts.unit.declare import VERSION
from scripts.unit.declare import declare

_ENGINE = Path("hipport/cpu/include")
_FOLDER = "port"  # below hipport/unit/include
#: Headers that only the engine itself includes, and one that the compiler's own is better than.
_NOT_PUBLIC = ("hipport_cpu/", "assert.h")
#: Headers of functions for the host.
_OF_THE_HOST = (
    "hip/channel_descriptor.h",
    "hip/driver_types.h",
    "hip/hip_common.h",
    "hip/hip_runtime_api.h",
    "hip/hip_version.h",
    "hip/hiprtc.h",
    "hip/library_types.h",
    "hipblas",
    "hipfft/",
    "hiprand/hiprand.h",
    "hipsolver/",
    "hipsparse/",
    "roctracer/",
    "thrust/system",
)
_RUNTIME = "hip/hip_runtime.h"
_NOTE = "// Written by scripts/unit for the headers of the CPU engine.\n#pragma once\n"
_FROM_FACTS = "// Written by scripts/unit from the symbol facts.\n#pragma once\n"
_FOR_THE_DEVICE = "#pragma clang force_cuda_host_device begin\n{}#pragma clang force_cuda_host_device end\n"
_OF_THE_ENGINE = ("hipport_cpu/runtime.h", "hipport_cpu/here.h")
_BEFORE_THE_RUNTIME = (
    "hip/hip_vector_types.h",
    "hip/hip_runtime_api.h",
    "hipport_cpu/launching.h",
    "hipport_cpu/coordinates.h",
)
_LAUNCHES = """\
#ifdef __HIP__
extern "C" unsigned __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, hipStream_t stream = nullptr);
#undef hipLaunchKernelGGL
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...) \\
    (kernel)<<<grid, block, shared, stream>>>(__VA_ARGS__)
#endif
"""


@dataclass(frozen=True)
class _Library:
    """A library that the engine does not have: its header, the set of facts that tells of it, what the names of its
    own headers begin with, and the sets and headers that it needs.
    """

    header: str
    facts: str
    own: str
    needs: tuple[str, ...] = ("hip",)
    includes: tuple[str, ...] = ("hip/hip_runtime_api.h",)


_LIBRARIES = (
    _Library("hip/hip_gl_interop.h", "hip", "hip/amd_detail/amd_hip_gl_interop.h"),
    _Library("miopen/miopen.h", "miopen", "miopen/"),
    _Library("rccl/rccl.h", "rccl", "rccl/"),
    _Library(
        "hipsparselt/hipsparselt.h", "hipsparselt", "hipsparselt/", ("hip", "hipsparse"), ("hipsparse/hipsparse.h",)
    ),
)


def port_headers(root: Path, facts: Facts) -> dict[str, str]:
    """The headers for ports: texts by their paths below ``hipport/unit/include``."""
    headers = {name: _wrapper(root / _ENGINE, name) for name in _public(root / _ENGINE)}
    headers |= {library.header: _declared(library, facts) for library in _LIBRARIES}
    return {f"{_FOLDER}/{name}": text for name, text in headers.items()}


def _declared(library: _Library, facts: Facts) -> str:
    """A header with the declarations of a library."""
    symbols = {
        symbol.name: Symbol(symbol.name, symbol.kind, own)
        for symbol in facts.rocm([library.facts]).values()
        if (own := tuple(d for d in symbol.declarations if d.header.startswith(library.own)))
    }
    known = {name for name, _ in facts.rocm(library.needs)} - symbols.keys()
    versions = [CudaSymbol(each.name, each.kind, "", {VERSION: each}, (VERSION,)) for each in symbols.values()]
    includes = "".join(f"#include <{name}>\n" for name in library.includes)
    return _FROM_FACTS + includes + declare(versions, frozenset(known), frozenset(), lambda _: "").text


def _public(engine: Path) -> Iterator[str]:
    paths = (path.relative_to(engine).as_posix() for path in sorted(engine.rglob("*.*")))
    return (path for path in paths if not path.startswith(_NOT_PUBLIC) and "/detail/" not in path)


def _wrapper(engine: Path, name: str) -> str:
    """A header that includes the engine's of its name, after those that are not to be for the device too, though it
    includes them.
    """
    up = "../" * (name.count("/") + 3)
    include = f'#include "{posixpath.join(up, _ENGINE.relative_to("hipport"), name)}"\n'
    if name.startswith(_OF_THE_HOST):
        return _NOTE + include
    if name == _RUNTIME:
        before = _FOR_THE_DEVICE.format("".join(map(_line, _OF_THE_ENGINE)))
        before += "".join(map(_line, _BEFORE_THE_RUNTIME))
        return f"{_NOTE}{before}{_FOR_THE_DEVICE.format(include)}{_LAUNCHES}"
    reached = with_all_included((name,), lambda header: _includes_of(engine, header))
    before = "".join(_line(each) for each in reached if each == _RUNTIME or each.startswith(_OF_THE_HOST))
    return _NOTE + before + _FOR_THE_DEVICE.format(include)


def _line(name: str) -> str:
    return f"#include <{name}>\n"


@cache
def _includes_of(engine: Path, name: str) -> tuple[str, ...]:
    """The headers of the engine's that one of them includes."""
    included = (included for _, included in include_lines((engine / name).read_bytes()))
    return tuple(each for each in included if (engine / each).is_file())
