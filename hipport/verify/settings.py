"""The options of ``verify``."""

from __future__ import annotations

import os
from dataclasses import dataclass
from dataclasses import field

from hipport import architectures
from hipport.errors import ConfigError
from hipport.verify.specs.cases import Wanted
from hipport.verify.specs.dtypes import CPP_NAMES

_WAVEFRONTS = (32, 64)
#: The architecture that is emulated for a wavefront size unless another is asked for.
_USUAL = {32: "gfx1100", 64: "gfx90a"}


@dataclass(frozen=True, slots=True)
class VerifyOptions:
    """How to verify. Field names are the long names of the command line.

    ``backend`` is ``auto``, ``rocm``, ``cuda`` or ``cpu``. ``compiler`` is for ``rocm``: ``hiprtc`` or ``hipcc`` (None:
    hiprtc, and hipcc for what hiprtc does not compile). ``wave`` are the wavefront sizes and ``arch`` the
    architectures; each follows from the other where it is not given. ``warp`` is how warps are ported (see
    ``Options``). ``sanitize`` (None: only small cases) finds what a result does not show. ``kernel`` are globs of
    names of specs, ``dtype`` names of element types. ``size`` is ``all``, ``first`` (the first size of each spec),
    ``small`` or like ``n=33``; ``seed`` replaces those of the specs. ``timeout`` is in seconds and ``memory`` in bytes,
    both for one case. ``jobs`` is how many processes work at once. ``bench`` measures what has passed: how long it
    takes on a GPU. ``exitfirst`` ends after the first case that does not pass. ``explain_engine`` asks how the
    CPU engine runs each kernel.

    Raises ConfigError for a value that cannot be used.
    """

    backend: str = "auto"
    compiler: str | None = None
    wave: tuple[int, ...] = ()
    arch: tuple[str, ...] = ()
    warp: str = "logical"
    sanitize: bool | None = None
    kernel: tuple[str, ...] = ()
    dtype: tuple[str, ...] = ()
    size: tuple[str, ...] = ()
    seed: tuple[int, ...] = ()
    timeout: float = 60.0
    memory: int = 4 * 2**30
    jobs: int = field(default_factory=lambda: os.cpu_count() or 1)
    bench: bool = False
    exitfirst: bool = False
    explain_engine: bool = False

    def __post_init__(self) -> None:
        for wavefront in self.wave:
            if wavefront not in _WAVEFRONTS:
                raise ConfigError(f"--wave: a wavefront has 32 or 64 lanes, not {wavefront}")
        for name in self.arch:
            if not architectures.is_architecture(name):
                raise ConfigError(f"--arch: expected AMD architectures such as gfx90a,gfx1100, not {name!r}")
        for name in self.dtype:
            if name not in CPP_NAMES:
                raise ConfigError(f"--dtype: expected one of {', '.join(CPP_NAMES)}, not {name!r}")
        if not self.architectures:
            raise ConfigError(f"--wave: none of {', '.join(self.arch)} has a wavefront of {self.wave[0]} lanes")
        self.wanted()

    @property
    def architectures(self) -> tuple[str, ...]:
        """The architectures to verify on."""
        if not self.arch:
            return tuple(_USUAL[wavefront] for wavefront in self.wave or _WAVEFRONTS)
        return tuple(arch for arch in self.arch if architectures.wavefront_of(arch) in (self.wave or _WAVEFRONTS))

    def wanted(self) -> Wanted:
        """Which cases to run. Raises ConfigError for a size that cannot be read."""
        numbers: list[tuple[str, int]] = []
        for size in self.size:
            name, equals, number = size.partition("=")
            if equals and number.isdecimal():
                numbers.append((name.strip(), int(number)))
            elif size not in ("all", "first", "small"):
                raise ConfigError(f"--size: expected all, first, small or a size such as n=33, not {size!r}")
        return Wanted(self.dtype, tuple(numbers), "first" in self.size, "small" in self.size, self.seed)
