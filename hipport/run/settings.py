"""How a program is built and run."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

from hipport.architectures import is_architecture
from hipport.architectures import wavefront_of
from hipport.cpu.orders import Order
from hipport.errors import ConfigError

_BLAS_WAIT = "OPENBLAS_THREAD_TIMEOUT"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of one run of a program: ``seconds`` of wall time, and ``memory``, the bytes that it and the processes
    that it starts have in use; None does not limit.
    """

    seconds: float | None = None
    memory: int | None = None


@dataclass(frozen=True, slots=True)
class RunOptions:
    """How to build and run a program; the names are those of the command line.

    ``wave`` are the wavefront sizes to run with, 32 and 64, by default the one of ``arch``. ``sanitize`` has every
    access and wait of the kernels looked at. ``warp`` is ``logical`` or ``native``, as for convert. ``order`` is that
    of blocks, threads and streams: ``forward``, ``reverse`` or ``shuffled``. With ``delay`` asynchronous work is done
    as late as HIP allows. ``devices`` is the number of GPUs that the program sees. ``timeout`` in seconds and
    ``memory`` in bytes limit each run. ``compare`` runs the program with both wavefront sizes in all orders and
    compares what it prints, numbers with the relative ``tolerance``. ``explain_engine`` asks how each kernel ran.

    ``include_dir``, ``define`` (``NAME=VALUE``), ``std`` and ``compile_option`` are for compiling, ``library_dir``,
    ``library`` and ``link_option`` for linking. Raises ConfigError for values that cannot be used.
    """

    wave: tuple[int, ...] = ()
    sanitize: bool = False
    arch: str = "gfx90a"
    warp: str = "logical"
    order: str = "forward"
    delay: bool = False
    devices: int = 1
    timeout: float | None = None
    memory: int | None = None
    compare: bool = False
    tolerance: float = 1e-4
    explain_engine: bool = False
    include_dir: tuple[Path, ...] = ()
    define: tuple[str, ...] = ()
    std: str = ""
    compile_option: tuple[str, ...] = ()
    library_dir: tuple[Path, ...] = ()
    library: tuple[str, ...] = ()
    link_option: tuple[str, ...] = ()
    jobs: int = field(default_factory=lambda: os.cpu_count() or 1)

    def __post_init__(self) -> None:
        if not is_architecture(self.arch):
            raise ConfigError(f"{self.arch!r} is not an architecture such as gfx90a or gfx1100")
        if any(size not in (32, 64) for size in self.wave):
            raise ConfigError(f"a wavefront has 32 or 64 lanes, not {' and '.join(map(str, self.wave))}")
        if self.order.upper() not in Order.__members__:
            raise ConfigError(f"order is forward, reverse or shuffled, not {self.order!r}")

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The ways to run the program, one for each wavefront size."""
        return tuple(Mode(size, Order[self.order.upper()], self.delay) for size in self.wavefronts)

    @property
    def wavefronts(self) -> tuple[int, ...]:
        """The wavefront sizes to run with, each once."""
        usual = (32, 64) if self.compare else (wavefront_of(self.arch),)
        return tuple(dict.fromkeys(self.wave)) or usual

    @property
    def limits(self) -> Limits:
        """The limits of each run."""
        return Limits(self.timeout, self.memory)


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to run a program that is built: lanes of a wavefront, order, whether asynchronous work is delayed,
    whether blocks run one after the other instead of on all cores, and whether launches report what they leave in
    memory.
    """

    wavefront: int
    order: Order = Order.FORWARD
    delay: bool = False
    serial: bool = False
    hashes: bool = False

    def __str__(self) -> str:
        order = "" if self.order is Order.FORWARD else f", {self.order.name.lower()} order"
        return f"wavefront {self.wavefront}{order}{', delayed work' if self.delay else ''}"

    def environment(self, options: RunOptions, report: Path) -> Mapping[str, str]:
        """What tells the runtime how to run the program, and where to write its report."""
        # A launch does not outlast the program: its own limit is for programs that have none.
        # OpenBLAS has its threads wait busily, which takes the cores from the program: this is 2^4 cycles, its least.
        blas = os.environ.get(_BLAS_WAIT, "4")
        seconds = {} if options.timeout is None else {"HIPPORT_RUN_SECONDS": f"{options.timeout:g}"}
        workers = {"HIPPORT_RUN_WORKERS": "1"} if self.serial else {}
        return {
            "HIPPORT_RUN_REPORT": str(report),
            "HIPPORT_RUN_WAVEFRONT": str(self.wavefront),
            "HIPPORT_RUN_ARCH": options.arch,
            "HIPPORT_RUN_ORDER": str(self.order.value),
            "HIPPORT_RUN_DELAYED": str(int(self.delay)),
            "HIPPORT_RUN_HASHES": str(int(self.hashes)),
            "HIPPORT_RUN_SANITIZE": str(int(options.sanitize)),
            "HIPPORT_RUN_DEVICES": str(options.devices),
            "HIPPORT_RUN_CXX": shlex.join([sys.executable, "-P", "-m", "hipport", "cxx"]),  # for hiprtc
            _BLAS_WAIT: blas,
            **seconds,
            **workers,
        }
