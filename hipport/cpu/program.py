"""Compile the sources of a HIP program for this machine's CPU, host code and kernels, and link them."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from functools import partial
from pathlib import Path

from hipport.architectures import lds_bytes
from hipport.cache import cached
from hipport.cache import content_of
from hipport.cache import key_of
from hipport.cpu.compiler import HEADERS
from hipport.cpu.compiler import REGIONS
from hipport.cpu.compiler import CxxCompiler
from hipport.cpu.compiler import find_kernel_compiler
from hipport.cpu.conversions import conversions_in
from hipport.cpu.conversions import error_lines
from hipport.cpu.conversions import with_conversions
from hipport.cpu.errors import CompileError
from hipport.cpu.gaps import assemble
from hipport.cpu.modes import mode_flags
from hipport.cpu.passes import asking_files
from hipport.cpu.passes import asks
from hipport.cpu.passes import with_passes
from hipport.cpu.project import ProjectFile
from hipport.cpu.project import read_project
from hipport.cpu.shared_libraries import COMPILE_SECONDS
from hipport.cpu.shared_libraries import headers_content
from hipport.cpu.shared_libraries import host_library
from hipport.cpu.shared_libraries import library
from hipport.cpu.shared_libraries import precompiled_header
from hipport.cpu.shared_libraries import runtime_library
from hipport.cpu.translate import TranslatedUnit
from hipport.cpu.translate import translate_program
from hipport.cpu.variables import RELOCATABLE
from hipport.include import FOLDER as OWN_HEADERS
from hipport.toolchain.messages import read_messages

#: Translates a source, with copies of these headers even where nothing in them is edited.
_Read = Callable[[Set[Path]], TranslatedUnit]
#: What each source with kernels includes first, as hipcc's does of itself.
#: Headers of C++ that each source of HIP has: clang's own for HIP and those of ROCm 7.2 include them.
_STANDARD = "algorithm array climits cmath complex cstdint cstdlib functional new sstream stdexcept utility".split()
_FIRST = "".join(f"#include <{name}>\n" for name in (*_STANDARD, "hip/hip_runtime.h"))
_PROGRAM = "-DHIPPORT_CPU_PROGRAM"
#: What containers of the C++ library check in a check build: indices, iterators of empty ranges.
_CHECK_CONTAINERS = "-D_GLIBCXX_ASSERTIONS"
#: What only a source with device code has.
_DEVICE_CODE = re.compile(r"__(?:global|device|constant|shared|managed)__|<<<|hipLaunchKernelGGL")
_C_SUFFIXES = frozenset((".c",))
_DEVICE_SUFFIXES = frozenset((".hip", ".cu"))
#: What each program and each shared library of one has once.
_MODULE = """\
#include <hip/hip_runtime.h>
#include <hipport_cpu/kernel.h>
HIPPORT_CPU_DYNAMIC_SHARED_MEMORY({shared_bytes})
"""


@dataclass(frozen=True, slots=True)
class ProgramCompiler:
    """A compiler of whole programs for the GPU that is emulated.

    ``wavefront`` is the number of lanes that code is told which asks for it when it is compiled. With ``check`` all
    accesses and waits of kernels are checked, and indices of containers in host code; with ``stacks`` each thread of a
    kernel has a stack of its own. ``variable`` is the one of the environment that may name the compiler. Raises
    CompilerNotFoundError where no C++ compiler is found.
    """

    arch: str = "gfx90a"
    wavefront: int = 64
    check: bool = False
    stacks: bool = False
    variable: str = "CXX"
    compiler: CxxCompiler = field(init=False)

    def __post_init__(self) -> None:
        found = find_kernel_compiler(self.variable, stacks=self.stacks)
        object.__setattr__(self, "compiler", found)

    def compile(
        self,
        source: Path,
        target: Path,
        *,
        include_dirs: Sequence[Path] = (),
        defines: Mapping[str, str] | None = None,
        options: Sequence[str] = (),
        is_device: bool | None = None,
    ) -> None:
        """Compile a source of HIP, C++ or C into an object; the result is kept by all that it depends on.

        ``is_device`` says whether it has device code, None leaves it to the source. ``options`` are the compiler's own,
        and RELOCATABLE.
        Raises CompileError with messages at the lines of the source, EngineError where the compiler cannot be run.
        """
        if compiler := self._for_openmp(options):
            compiler.compile(
                source, target, include_dirs=include_dirs, defines=defines, options=options, is_device=is_device
            )
            return
        folders = [folder.resolve() for folder in include_dirs]
        read = partial(translate_program, relocatable=RELOCATABLE in options)
        options = [option for option in options if option != RELOCATABLE]
        flags = [f"-D{name}={value}" if value else f"-D{name}" for name, value in (defines or {}).items()]
        flags += [f"-I{folder}" for folder in (source.resolve().parent, *folders, OWN_HEADERS)]
        if source.suffix in _C_SUFFIXES and not is_device:
            self._compile_host(source, target, [*flags, *options], ("-x", "c"))
            return
        path, data = source.resolve(), source.read_bytes()
        unit = read(path, data, [*folders, OWN_HEADERS])
        if is_device is None:
            is_device = source.suffix in _DEVICE_SUFFIXES or any(map(_DEVICE_CODE.search, _texts(unit)))
        if is_device:
            made = self._device_object(_Unit.read(path, data, [*folders, OWN_HEADERS], unit, read), [*flags, *options])
            shutil.copy2(made, target)
        else:
            self._compile_host(source, target, [*flags, *options], ("-x", "c++"))

    def link(
        self,
        inputs: Sequence[Path | str],
        target: Path,
        *,
        libraries: Sequence[str] = (),
        options: Sequence[str] = (),
        shared: bool = False,
    ) -> None:
        """Link objects, archives and the linker's options between them into a program or a shared library.

        ``libraries`` are HIP's that it needs, such as ``hiprand``. Raises EngineError where that fails, with the names
        of functions that are missing.
        """
        if compiler := self._for_openmp([*map(str, inputs), *options]):
            compiler.link(inputs, target, libraries=libraries, options=options, shared=shared)
            return
        module, *ours = self.runtime_inputs()
        ours = [*(library(self.compiler, name) for name in libraries), *ours]
        command = [*self.compiler.command, *(("-shared",) if shared else ()), "-o", str(target), *map(str, inputs)]
        self.compiler.run_linker([*command, str(module), *options, *map(str, ours)], target)

    def _for_openmp(self, options: Sequence[str]) -> ProgramCompiler | None:
        """Another compiler where the options ask for OpenMP: clang has it in a library of its own, which is often not
        there. None where this one does, or is the user's choice.
        """
        is_chosen = self.variable == "CXX" and os.environ.get("CXX")
        if "-fopenmp" not in options or is_chosen or not self.compiler.makes_loops:
            return None
        return replace(self, stacks=True, variable="")

    def runtime_inputs(self) -> tuple[Path, ...]:
        """What the linker needs for each program and each shared library of one, an object first, then libraries."""
        return self._module(), host_library(self.compiler), runtime_library(self.compiler)

    def _module(self) -> Path:
        text = _MODULE.format(shared_bytes=lds_bytes(self.arch))
        flags = (*self.compiler.kernel_flags(), _PROGRAM)
        key = key_of((*self.compiler.command, self.compiler.version, *flags, text, headers_content()))

        def build(folder: Path) -> Path:
            source, target = folder / "module.cpp", folder / "module.o"
            source.write_text(text)
            self._compile(source, target, flags, source)
            return target

        return cached(f"{key}.o", build)

    def _compile_host(self, source: Path, target: Path, flags: Sequence[str], language: Sequence[str]) -> None:
        """Compile a source without device code as any other, against the engine's HIP headers."""
        checks = (_CHECK_CONTAINERS,) * self.check
        command = ("-fPIC", "-O2", "-g1", _PROGRAM, "-DHIPPORT_CPU_HOST_ONLY", *checks, *flags)
        command += (f"-I{HEADERS}", *language)
        compiled, output = self.compiler.compile(source.resolve(), target.resolve(), command, seconds=COMPILE_SECONDS)
        if not compiled:
            raise CompileError(str(source), read_messages(output, str(source)), output)

    def _device_object(self, source: _Unit, user_flags: Sequence[str]) -> Path:
        path, unit = source.path, source.unit
        flags = [
            *self.compiler.program_flags(check=self.check, stacks=self.stacks),
            _PROGRAM,
            *(_CHECK_CONTAINERS,) * self.check,
            *mode_flags(_texts(unit), self.arch, self.wavefront),
        ]
        if unit.shared_may_overlap and self.compiler.family == "gcc":
            flags.append("-O0")  # else GCC takes variables of different names for different memory
        first = precompiled_header(self.compiler, _FIRST, flags)
        parts: list[str | bytes] = [*source.texts(unit), *unit.files, headers_content(), content_of(REGIONS)]
        key = key_of([*parts, *self.compiler.command, self.compiler.version, *flags, *user_flags])
        all_flags = [*flags, *user_flags, "-include", str(first)]

        def build(folder: Path) -> Path:
            target = folder / "unit.o"
            if self.check:
                target = folder / "unit.s"
                all_flags.extend(("-S", f"-fdebug-prefix-map={folder}=."))
            warning = (*all_flags, *self.compiler.conversion_flags())
            output = self._compile(source.written(unit, folder), target, warning, path)
            self._convert(folder, target, source, [*all_flags, "-w"], output)
            if self.check:
                assemble(self.compiler, target, folder / "unit.o")
            return folder / "unit.o"

        return cached(f"{key}.o", build)

    def _compile(self, source: Path, target: Path, flags: Sequence[str], path: Path) -> str:
        compiled, output, _ = self.compiler.compile_kernels(source, target, flags, seconds=COMPILE_SECONDS)
        if not compiled:
            raise CompileError(str(path), read_messages(output, str(path)), output)
        return output

    def _convert(
        self,
        folder: Path,
        target: Path,
        source: _Unit,
        flags: Sequence[str],
        output: str,
    ) -> None:
        """Compile once more with the device code's implicit conversions as AMD's GPUs do them, if that compiles."""
        conversions = tuple(
            conversion
            for conversion in conversions_in(output)
            if not any(source.unit.is_for_host(spot.path, spot.line) for spot in conversion.spots)
        )
        again = target.with_stem("again")
        while conversions:
            converted = with_conversions(source.translate, conversions)
            try:
                self._compile(source.written(converted, folder), again, flags, source.path)
            except CompileError as error:
                lines = error_lines(error.output)
                left = tuple(conversion for conversion in conversions if not conversion.is_at(lines))
                conversions = left if len(left) < len(conversions) else ()
            else:
                again.replace(target)
                return


def _texts(unit: TranslatedUnit) -> Iterator[str]:
    yield unit.text
    yield from unit.headers.values()
    yield from (data.decode("latin-1") for data in unit.files)


@dataclass(frozen=True, slots=True)
class _Unit:
    """A source with device code as it is translated: ``translate`` does so again, with copies of more headers.
    ``files`` are the project's where something in them asks for the pass of the compiler, else None.
    """

    path: Path
    unit: TranslatedUnit
    translate: _Read
    files: Mapping[Path, ProjectFile] | None

    @classmethod
    def read(
        cls, path: Path, data: bytes, folders: Sequence[Path], unit: TranslatedUnit, read: Callable[..., TranslatedUnit]
    ) -> _Unit:
        """The unit of a source that ``read`` has translated as one which does not ask."""
        if not asks(unit.files):
            return cls(path, unit, partial(read, path, data, folders), None)
        files = read_project(path, data, folders)
        asking = asking_files(files)

        def translate(moved: Set[Path] = frozenset()) -> TranslatedUnit:
            return read(path, data, folders, moved | asking)

        return cls(path, translate(), translate, files if asking else None)

    def texts(self, unit: TranslatedUnit) -> Iterator[str]:
        """What is compiled, and the names of the headers in it."""
        compiled = unit if self.files is None else with_passes(unit, self.files)
        yield compiled.text
        yield from compiled.headers
        yield from compiled.headers.values()

    def written(self, unit: TranslatedUnit, folder: Path) -> Path:
        """Write the texts of the unit, or of another one like it, into a folder; returns the source."""
        compiled = unit if self.files is None else with_passes(unit, self.files)
        for name, header in compiled.headers.items():
            (folder / name).write_text(header, encoding="latin-1")
        source = folder / "unit.cpp"
        source.write_text(compiled.text, encoding="latin-1")
        return source
