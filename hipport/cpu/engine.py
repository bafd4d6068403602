"""Compile ported kernels for this machine's CPU and launch them."""

from __future__ import annotations

import os
from collections.abc import Callable
from collections.abc import Collection
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from dataclasses import field
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from hipport.architectures import BLOCK_THREADS
from hipport.architectures import lds_bytes
from hipport.architectures import local_bytes
from hipport.cache import cached
from hipport.cache import content_of
from hipport.cache import key_of
from hipport.cpu.compiler import HEADERS
from hipport.cpu.compiler import REGIONS
from hipport.cpu.compiler import CxxCompiler
from hipport.cpu.compiler import find_kernel_compiler
from hipport.cpu.conversions import ImplicitConversion
from hipport.cpu.conversions import conversions_in
from hipport.cpu.conversions import error_lines
from hipport.cpu.conversions import with_conversions
from hipport.cpu.errors import CompileError
from hipport.cpu.errors import EngineError
from hipport.cpu.findings import KernelFinding
from hipport.cpu.gaps import assemble
from hipport.cpu.kernels import canonical
from hipport.cpu.library import Argument
from hipport.cpu.library import LaunchShape
from hipport.cpu.library import LoadedKernel
from hipport.cpu.library import LoadedLibrary
from hipport.cpu.library import load_runtime
from hipport.cpu.missing_headers import MissingHeaders
from hipport.cpu.missing_headers import missing_headers_line
from hipport.cpu.missing_headers import namespaces_line
from hipport.cpu.modes import mode_flags
from hipport.cpu.orders import Order
from hipport.cpu.overloads import ambiguous_kernels
from hipport.cpu.overloads import expression_of
from hipport.cpu.places import PlaceOf
from hipport.cpu.places import as_compiled
from hipport.cpu.shared_libraries import COMPILE_SECONDS
from hipport.cpu.shared_libraries import precompiled_header
from hipport.cpu.shared_libraries import runtime_library
from hipport.cpu.translate import TranslatedUnit
from hipport.cpu.translate import translate
from hipport.cpu.undefined import is_function
from hipport.cpu.undefined import source_name
from hipport.cpu.undefined import stand_ins
from hipport.cpu.undefined import undefined_symbol
from hipport.cpu.ways import KernelWay
from hipport.cpu.ways import kernels_in
from hipport.cpu.ways import silent_way
from hipport.cpu.ways import ways_of
from hipport.include import FOLDER as OWN_HEADERS
from hipport.toolchain.messages import read_messages

#: What each module includes first.
_FIRST = '#include <hip/hip_runtime.h>\n#include "hipport_cpu/kernel.h"\n'
#: Number of bytes of local memory that a thread of a kernel in CUDA has at most. More than that is not emulated.
_CUDA_LOCAL_BYTES = 512 * 1024


@dataclass(frozen=True, slots=True)
class LaunchLimits:
    """What an architecture allows: number of threads of a block, and number of bytes of a block's shared memory and of
    a thread's local memory.
    """

    threads: int
    shared_bytes: int
    local_bytes: int


@dataclass(frozen=True, slots=True)
class Engine:
    """A GPU that is emulated: lanes of a wavefront (32 or 64) and architecture, which gives the limits of a launch.

    ``workers`` is the number of operating system threads over which the blocks are spread (default: one per core),
    ``seconds`` the time limit of a launch. With ``check`` all accesses and waits of kernels are checked, block after
    block on one operating system thread. With ``stacks`` each thread has a stack of its own, also where kernels can be
    loops over lanes. Raises CompilerNotFoundError where no C++ compiler is found.
    """

    wavefront: int = 64
    arch: str = "gfx90a"
    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    seconds: float = 60.0
    order: Order = Order.FORWARD
    check: bool = False
    stacks: bool = False
    compiler: CxxCompiler = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "compiler", find_kernel_compiler(stacks=self.stacks))
        if self.wavefront not in (32, 64):
            raise ValueError(f"a wavefront has 32 or 64 lanes, not {self.wavefront}")

    @property
    def limits(self) -> LaunchLimits:
        """What the architecture allows a launch."""
        local = min(local_bytes(self.arch), _CUDA_LOCAL_BYTES)
        return LaunchLimits(BLOCK_THREADS, lds_bytes(self.arch), local)

    def compile(
        self,
        source: str | bytes | Path,
        *,
        kernels: Sequence[str] = (),
        only: bool = False,
        include_dirs: Sequence[Path] = (),
        defines: Mapping[str, str] | None = None,
        path: str = "kernel.hip",
        place_of: PlaceOf = as_compiled,
    ) -> Module:
        """Compile a HIP source; the result is cached by all that it depends on.

        Kernels that are not templates and instances that the source instantiates explicitly can be launched; further
        instances, ``scan<float, 256>``, and kernels whose definition a macro makes are named in ``kernels``; kernels
        that share a name are told apart by their parameters, ``k(float*, int)``. Host code is left out, with ``only``
        all kernels that are not named in ``kernels`` too. ``path`` names a source that is not a file, ``place_of``
        gives the place in the user's file for one in the source, which is how findings and errors name all places.

        Raises CompileError with messages at the lines of the source, EngineError where the compiler cannot be run.
        """
        if isinstance(source, Path):
            path, data = str(source), source.read_bytes()
        else:
            data = source.encode() if isinstance(source, str) else source
        folders = [*(folder.resolve() for folder in include_dirs), OWN_HEADERS]
        own = Path(path).resolve() if isinstance(source, Path) else Path(path)
        read = partial(translate, own, data, folders, kernels=kernels, only=only)
        unit = read()
        text = self._module_text(unit, kernels)
        flags = [*self.compiler.kernel_flags(check=self.check, stacks=self.stacks), *self._modes(text, unit)]
        if unit.shared_may_overlap and self.compiler.family == "gcc":
            flags.append("-O0")  # else GCC takes variables of different names for different memory
        modes = tuple(flags)
        flags += [f"-D{name}={value}" for name, value in (defines or {}).items()]
        flags += [f"-I{folder}" for folder in (*_own_folder(source), *folders)]
        parts: list[str | bytes] = [
            text,
            *unit.headers,
            *unit.headers.values(),
            *unit.files,
            content_of(HEADERS),
            content_of(REGIONS),
        ]
        key = key_of([*parts, *self.compiler.command, self.compiler.version, *flags])

        def build(folder: Path) -> Path:
            including = ("-include", str(precompiled_header(self.compiler, _FIRST, modes)))
            return self._build(folder, unit, read, kernels, [*flags, *including], path)

        library = cached(f"{key}.so", build)
        return Module(self, LoadedLibrary(library, runtime_library(self.compiler), unit.parameters, place_of))

    def _module_text(self, unit: TranslatedUnit, kernels: Sequence[str]) -> str:
        lines = [unit.text, '#line 1 "kernels asked for"']
        known = set(kernels)
        for number, name in enumerate(sorted(known)):
            if f'"{canonical(name)}"' not in unit.text and f'"{canonical(name)}(' not in unit.text:
                lines.append(f'HIPPORT_CPU_KERNEL(asked_{number}, "{canonical(name)}", {expression_of(name)})')
        lines += ["HIPPORT_CPU_MODULE", *self.check * ["HIPPORT_CPU_CHECKED_MODULE"]]
        if unit.has_dynamic_shared:
            lines.append(f"HIPPORT_CPU_DYNAMIC_SHARED_MEMORY({self.limits.shared_bytes})")
        return "\n".join((*lines, ""))

    def _modes(self, text: str, unit: TranslatedUnit) -> list[str]:
        """Macros that choose what the engine's headers are for a module."""
        files = (text, *unit.headers.values(), *(data.decode("latin-1") for data in unit.files))
        return list(mode_flags(files, self.arch, self.wavefront))

    def _build(
        self,
        folder: Path,
        unit: TranslatedUnit,
        read: Callable[[Set[Path]], TranslatedUnit],
        kernels: Sequence[str],
        flags: Sequence[str],
        path: str,
    ) -> Path:
        target = folder / "module.o"
        if self.check:
            target = folder / "module.s"
            flags = [*flags, "-S", f"-fdebug-prefix-map={folder}=."]
        missing = MissingHeaders(folder)
        flags_with_warnings = [*flags, *self.compiler.conversion_flags()]
        compiled, output = self._compile(folder, unit, kernels, flags_with_warnings, target, missing)
        if not compiled:
            _, output = self._compile(folder, unit, kernels, [*flags, "-w"], target, missing)
            if ambiguous := tuple(ambiguous_kernels(kernels, unit.overloads, output)):
                raise CompileError(path, ambiguous, output)
            raise CompileError(path, (*missing.messages.values(), *read_messages(output, path)), output)
        self._convert(folder, read, kernels, flags, target, missing, conversions_in(output))
        if self.check:
            assemble(self.compiler, target, folder / "module.o")
        return self._link(folder, path)

    def _link(self, folder: Path, path: str) -> Path:
        """Link a module, with stand-ins for functions of other files. Raises EngineError for variables of theirs."""
        load_runtime(runtime_library(self.compiler))
        module, stand_in = folder / "module.so", folder / "undefined.cpp"
        objects, undefined = [folder / "module.o"], []
        self.compiler.link(objects, module)
        while symbol := undefined_symbol(module):
            if not is_function(symbol):
                name = source_name(symbol)
                raise EngineError(f"{path}: {name} is used and not defined: include the file that defines it")
            undefined.append(symbol)
            stand_in.write_text(stand_ins(undefined))
            self.compiler.compile(stand_in, folder / "undefined.o", ("-fPIC",), seconds=COMPILE_SECONDS)
            self.compiler.link([*objects, folder / "undefined.o"], module)
        return module

    def _compile(
        self,
        folder: Path,
        unit: TranslatedUnit,
        kernels: Sequence[str],
        flags: Sequence[str],
        target: Path,
        missing: MissingHeaders,
    ) -> tuple[bool, str]:
        """Compile, with empty headers in place of missing ones; whether it compiled, and the compiler's output."""
        for name, header in unit.headers.items():
            (folder / name).write_text(header, encoding="latin-1")
        text = self._module_text(unit, kernels)
        source = folder / "module.cpp"
        while True:
            used = namespaces_line((text, *unit.headers.values())) if missing.messages else ""
            source.write_text(used + text + missing_headers_line(missing.messages), encoding="latin-1")
            all_flags = (*flags, *missing.flags)
            compiled, output, _ = self.compiler.compile_kernels(source, target, all_flags, seconds=COMPILE_SECONDS)
            if compiled or not missing.add(read_messages(output, str(source))):
                return compiled, output

    def _convert(
        self,
        folder: Path,
        read: Callable[[Set[Path]], TranslatedUnit],
        kernels: Sequence[str],
        flags: Sequence[str],
        target: Path,
        missing: MissingHeaders,
        conversions: tuple[ImplicitConversion, ...],
    ) -> None:
        """Compile once more with the implicit conversions as AMD's GPUs do them, without those that do not compile."""
        again = target.with_stem("again")
        while conversions:
            compiled, output = self._compile(
                folder, with_conversions(read, conversions), kernels, [*flags, "-w"], again, missing
            )
            if compiled:
                again.replace(target)
                return
            lines = error_lines(output)
            left = tuple(conversion for conversion in conversions if not conversion.is_at(lines))
            conversions = left if len(left) < len(conversions) else ()


@dataclass(frozen=True, slots=True)
class Module:
    """A compiled source whose kernels can be launched."""

    engine: Engine
    library: LoadedLibrary

    @property
    def kernels(self) -> dict[str, LoadedKernel]:
        """The kernels by name; instances of templates as ``scan<float,256>``."""
        return self.library.kernels

    @property
    def ways(self) -> dict[str, KernelWay]:
        """How each kernel runs, by name: as loops over the lanes of wavefronts, or with a stack for each thread, and
        why. Raises OSError where the module's file is not there any more.
        """
        engine, kernels = self.engine, kernels_in(self.library.path)
        silent = silent_way(engine.compiler, stacks=engine.stacks)
        return {name: ways_of(name, each.encodings, kernels, silent)[0] for name, each in self.kernels.items()}

    def launch(
        self,
        kernel: str,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        args: Sequence[Argument],
        shared_bytes: int = 0,
        *,
        cooperative: bool = False,
        unwritten: Collection[int] = (),
    ) -> tuple[KernelFinding, ...]:
        """Launch a kernel and wait for its end. ``grid`` counts blocks, ``block`` threads, in x, y, z.

        Arrays are passed as they are, without a copy; a check build gets copies, which are copied back. It returns what
        it finds, another build nothing. ``unwritten`` are indices of arrays in ``args`` that hold nothing yet, which
        the check then expects to be written before they are read.

        Raises EngineError for a kernel that the module lacks and for a launch that the GPU would refuse, TypeError for
        arguments that do not fit, LaunchError for a launch that does not run to its end.
        """
        found = self.kernel(kernel)
        engine = self.engine
        shape = LaunchShape(
            grid=_extents(grid),
            block=_extents(block),
            wavefront=engine.wavefront,
            workers=engine.workers,
            order=engine.order.value,
            cooperative=cooperative,
            seconds=engine.seconds,
            local_bytes=engine.limits.local_bytes,
            arch=engine.arch,
        )
        self._check_limits(found, shape, shared_bytes)
        return self.library.launch(found, shape, args, shared_bytes=shared_bytes, unwritten=unwritten)

    def kernel(self, name: str) -> LoadedKernel:
        """The kernel with a name. An overload may be named without its parameters where it is the only one compiled.

        Raises EngineError for a kernel that the module lacks.
        """
        found = self.kernels.get(canonical(name))
        overloads = [] if found else [k for k in self.kernels if k.startswith(f"{canonical(name)}(")]
        if found or len(overloads) == 1:
            return found or self.kernels[overloads[0]]
        if overloads:
            raise EngineError(f"{name} is overloaded: name it with its parameters, {' or '.join(sorted(overloads))}")
        known = ", ".join(sorted(self.kernels)) or "none"
        raise EngineError(f"no kernel {name}; instances of templates are named when compiling (there are: {known})")

    def variable(self, name: str, dtype: npt.DTypeLike = np.uint8) -> npt.NDArray[np.generic]:
        """A variable of the source in constant, device or managed memory, as an array over its own memory; read-only
        where it is const.

        Raises EngineError where there is none of that name.
        """
        if name not in self.library.variables:
            known = ", ".join(sorted(self.library.variables)) or "none"
            raise EngineError(f"no variable {name} in device memory (there are: {known})")
        return self.library.variable(name).view(dtype)

    def _check_limits(self, found: LoadedKernel, shape: LaunchShape, dynamic: int) -> None:
        limits = self.engine.limits
        kernel = found.name
        static = found.shared_bytes
        threads = shape.block[0] * shape.block[1] * shape.block[2]
        if min(shape.block + shape.grid) < 1:
            raise EngineError(f"{kernel}: the launch has no threads: grid {shape.grid}, block {shape.block}")
        if threads > limits.threads:
            raise EngineError(
                f"{kernel}: {threads} threads in a block; {self.engine.arch} has at most {limits.threads}"
            )
        if found.launch_bounds and threads > found.launch_bounds:
            raise EngineError(
                f"{kernel}: {threads} threads in a block; its __launch_bounds__ allow {found.launch_bounds}, and HIP "
                "refuses the launch (hipErrorLaunchFailure)"
            )
        if static + dynamic > limits.shared_bytes:
            raise EngineError(
                f"{kernel}: {static + dynamic} bytes of shared memory, {static} of them static; "
                f"{self.engine.arch} has {limits.shared_bytes}"
            )
        if max(g * b for g, b in zip(shape.grid, shape.block, strict=True)) >= 1 << 31:
            raise EngineError(
                f"{kernel}: 2^31 threads or more in one direction: grid {shape.grid}, block {shape.block}"
            )


def _own_folder(source: str | bytes | Path) -> tuple[Path, ...]:
    return (source.resolve().parent,) if isinstance(source, Path) else ()


def _extents(given: int | Sequence[int]) -> tuple[int, int, int]:
    extents = (given,) if isinstance(given, int) else tuple(given)
    if not 1 <= len(extents) <= 3:
        raise ValueError(f"one to three extents, not {len(extents)}")
    x, y, z = (*map(int, extents), 1, 1)[:3]
    return x, y, z
