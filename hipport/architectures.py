"""What is known of AMD's GPU architectures."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterable

#: The architectures that a port is for by default: CDNA 2 and 3, RDNA 3 and 4.
DEFAULT = ("gfx90a", "gfx942", "gfx1100", "gfx1201")
#: Number of threads that one block can have, on all architectures. Source: maxThreadsPerBlock of HIP.
BLOCK_THREADS = 1024
_NAME = re.compile(r"gfx[0-9a-f]{3,5}(?::(?:sramecc|xnack)[+-])*|gfx\d+(?:-\d+)*-generic")


def is_architecture(name: str) -> bool:
    """Whether a text is the name of an architecture as the compiler takes it, ``gfx90a:xnack+`` for instance."""
    return _NAME.fullmatch(name) is not None


def wavefront_of(arch: str) -> int:
    """The number of lanes in a wavefront: 64 up to gfx9 (GCN, CDNA); 32 from gfx10 on (RDNA), by default."""
    return 64 if _generation(arch) <= 9 else 32


def has_images(arch: str) -> bool:
    """Whether there are instructions for textures and surfaces; CDNA 3 and 4 have none.

    Source: hipcc of ROCm 7.2, "The image/texture API not supported on the device".
    """
    return _base(arch) not in ("gfx940", "gfx941", "gfx942", "gfx950", "gfx9-4-generic")


def lds_bytes(arch: str) -> int:
    """The shared memory (LDS) that one block can have, in bytes.

    Source: hipcc's limit on static shared memory, LDS sizes in AMD's instruction set documents.
    """
    return 160 * 1024 if _base(arch) == "gfx950" else 64 * 1024


def local_bytes(arch: str) -> int:
    """The number of bytes that one thread can have for its variables and calls.

    Source: the size of a stack frame from which on hipcc of ROCm 7.2 refuses a kernel ("stack frame size exceeds
    limit"), which is the scratch memory of a wavefront over its lanes.
    """
    return {10: 262_112, 11: 262_136, 12: 2_097_144}.get(_generation(arch), 131_056)


def uses_fnuz_fp8(arch: str) -> bool:
    """Whether the hardware's fp8 is the FNUZ format, not the OCP one that CUDA has. Source: hip_fp8.h of ROCm 7.2."""
    return _base(arch) in ("gfx940", "gfx941", "gfx942", "gfx9-4-generic")


def clock_bits(arch: str) -> int:
    """How many bits clock64() has. Source: the code that hipcc of ROCm 7.2 generates for gfx906 to gfx1201."""
    return 20 if _generation(arch) == 11 else 64


def adds_atomically(arch: str, type_name: str) -> bool:
    """Whether atomicAdd of ``float`` or ``double`` is an instruction unless the build says more, and not a loop.

    Source: the code that hipcc of ROCm 7.2 generates for gfx906 to gfx1201.
    """
    has_both = _base(arch) in ("gfx940", "gfx941", "gfx942", "gfx950", "gfx9-4-generic")
    return has_both or (type_name == "float" and _generation(arch) >= 12)


def version_of(arch: str) -> tuple[int, int]:
    """The two numbers that HIP gives as compute capability: ``gfx90a`` is 9.0, ``gfx942`` 9.4, ``gfx1201`` 12.0."""
    generic = re.match(r"gfx(\d+)(?:-(\d+))?", _base(arch)) if "generic" in arch else None
    if generic:
        return int(generic[1]), int(generic[2] or 0)
    return _generation(arch), int(_base(arch)[-2], 16)


def grouped_by(number: Callable[[str], int], architectures: Iterable[str]) -> list[tuple[int, list[str]]]:
    """The architectures by a number that each of them has, the smallest first."""
    groups: dict[int, list[str]] = {}
    for arch in architectures:
        groups.setdefault(number(arch), []).append(arch)
    return sorted(groups.items())


def _base(arch: str) -> str:
    return arch.partition(":")[0]


def _generation(arch: str) -> int:
    base = _base(arch)
    generic = re.match(r"gfx(\d+)-", base)
    return int(generic[1] if generic else base.removeprefix("gfx")[:-2])
