"""Find a C++ compiler and compile with it."""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hipport.cpu.device_heap import with_own_allocations
from hipport.cpu.errors import CompilerNotFoundError
from hipport.cpu.errors import EngineError
from hipport.cpu.regions import Kernel
from hipport.cpu.regions import mark
from hipport.cpu.regions import split
from hipport.cpu.regions.refused import refused_calls
from hipport.process import run_group
from hipport.toolchain.install import default_prefix

#: What a linker says of functions of ROCm that nobody has written.
_UNDEFINED = re.compile(r"undefined (?:reference to `|symbol: )((?:hip|roc|rccl|nccl|miopen)\w+)")
_CHANGES_MEANING = re.compile(r"changes meaning of .*\[-fpermissive\]")
HEADERS = Path(__file__).resolve().parent / "include"
REGIONS = Path(__file__).resolve().parent / "regions"
RUNTIME = Path(__file__).resolve().parent / "runtime"
HOST = Path(__file__).resolve().parent / "host"
LIBRARIES = Path(__file__).resolve().parent / "libraries"

_COMMON = ("-fPIC", "-O2")
#: No name is seen from outside that is not meant to be.
_HIDDEN = ("-fvisibility=hidden",)
#: Frames can be walked. GPU code reinterprets memory freely, has no errno, no traps and no exceptions; operations are
#: not fused.
_KERNEL = (
    "-std=gnu++17",
    "-g1",
    "-gdwarf-4",  # addr2line of binutils 2.40 takes the first file of a table of version 5 for that of the module
    "-UNDEBUG",  # zig defines it
    "-fno-omit-frame-pointer",
    "-mno-omit-leaf-frame-pointer",
    "-fno-optimize-sibling-calls",
    "-fno-strict-aliasing",
    "-fno-math-errno",
    "-fstack-clash-protection",  # a large frame meets the guard below its stack, and does not step over it
    "-fno-trapping-math",
    "-ffp-contract=off",
)
#: Wave operations meet by the place of their call, and lanes at the earliest place go first. So calls are neither
#: copied nor merged, and the order of blocks stays as in the source. Clang knows operations that must converge.
_KEEP_CALLS = {
    "gcc": (
        "-ftree-vectorize",
        "-fvect-cost-model=dynamic",
        "-fno-gnu-unique",
        "-fno-thread-jumps",
        "-fno-split-paths",
        "-fno-unswitch-loops",
        "-fno-tree-tail-merge",
        "-fno-crossjumping",
        "-fno-code-hoisting",
        "-fno-reorder-blocks",
        "-fno-reorder-blocks-and-partition",
        "-fno-isolate-erroneous-paths-dereference",  # no trap for a division by zero
    ),
    "clang": (
        "-fconvergent-functions",
        "-fno-finite-loops",  # what waits forever does so here too, and is found
        "-mllvm",
        "-disable-block-placement",
        "-fno-sanitize=all",
    ),
}
#: The check build: accesses call what the runtime has for them, and nothing of the compiler's own libraries. They do so
#: without a stub, in which a thread would be at no line.
_CHECKED = "-DHIPPORT_CPU_CHECK"
_CHECK = (
    _CHECKED,
    "-fno-tree-vectorize",
    "-fsanitize=thread",
    "-fno-plt",
    "-fno-builtin-malloc",  # else what is written before a free is left out
    "-fno-builtin-free",
)
#: Code of two lines that clang makes one of would have no line; what it adds to that of a line has this line too.
_APART = (
    "-mllvm",
    "-use-unknown-locations=Disable",
    "-mllvm",
    "-simplifycfg-sink-common=false",
    "-mllvm",
    "-simplifycfg-hoist-common=false",
    "-mllvm",
    "-enable-tail-merge=false",
    "-mllvm",
    "-disable-licm-promotion",
)
#: How clang's optimizer instruments.
_INSTRUMENTED = (
    "-fsanitize=thread",
    "-mllvm",
    "-tsan-distinguish-volatile",
    "-mllvm",
    "-tsan-instrument-read-before-write",
    "-mllvm",
    "-tsan-instrument-func-entry-exit=false",
)
_CHECK_OF = {
    "gcc": (
        "-fsanitize=bounds,alignment",
        "--param=tsan-distinguish-volatile=1",
        *(f"-fno-builtin-{name}" for name in ("memcpy", "memmove", "memset")),  # calls, which memory.h names
        "-fno-allocation-dce",
    ),
    "clang": (
        "-fno-slp-vectorize",
        "-fsanitize=array-bounds,alignment",
        "-fno-sanitize-trap=all",
        *_INSTRUMENTED,
        *_APART,
    ),
}
#: LLVM's text as it is read: this version's has pointers without types.
_FIRST_LLVM = 18
_CLANG_RELEASES = range(30, _FIRST_LLVM - 1, -1)
_REGIONS = "-DHIPPORT_CPU_REGIONS"
_TO_TEXT = ("-S", "-emit-llvm")
#: What comes before hipport makes loops: nothing becomes a vector yet, nor is a loop copied but for a few rounds.
_INLINED = (
    "-O2",
    "-fPIC",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-mllvm",
    "-unroll-runtime=false",
    "-mllvm",
    "-unroll-allow-partial=false",
)
_LOOPS = ("-O3", "-fPIC")
_VERSION_SECONDS = 60.0
_WARN_OF_CONVERSIONS = "-Wfloat-conversion"
_RUNTIME = (
    "-std=gnu++17",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-threadsafe-statics",
    "-fno-strict-aliasing",
    "-fno-omit-frame-pointer",
    "-fno-tree-slp-vectorize",  # what was stored in one width is loaded in it
)


@dataclass(frozen=True, slots=True)
class CxxCompiler:
    """A C++ compiler: how it is called, its family (``gcc`` or ``clang``), and its version with its target."""

    command: tuple[str, ...]
    family: str
    version: str

    def kernel_flags(self, *, check: bool = False, stacks: bool = False) -> tuple[str, ...]:
        """The options for kernels, for their check build, or for a stack for each thread."""
        return (*_HIDDEN, *self.program_flags(check=check, stacks=stacks))

    def program_flags(self, *, check: bool = False, stacks: bool = False) -> tuple[str, ...]:
        """The options for a program's sources with kernels, for their check build, or for a stack for each thread."""
        checking = (*_CHECK, *_CHECK_OF[self.family]) if check else ()
        loops = (_REGIONS, *_vector_flags(is_zig="ziglang" in self.command)) if self.makes_loops and not stacks else ()
        return (*_COMMON, *_KERNEL, *_KEEP_CALLS[self.family], *checking, *_machine_flags(), *loops, f"-I{HEADERS}")

    @property
    def makes_loops(self) -> bool:
        """Whether kernels become loops over lanes: that takes LLVM's text, of a version that hipport reads."""
        release = re.search(r"clang version (\d+)\.", self.version)
        return self.family == "clang" and release is not None and int(release[1]) >= _FIRST_LLVM

    def conversion_flags(self) -> tuple[str, ...]:
        """Options for warnings of implicit conversions from floating point, one line each, with columns in bytes."""
        if self.family == "clang":
            return _WARN_OF_CONVERSIONS, "-fno-caret-diagnostics", "-fno-color-diagnostics", "-fmacro-backtrace-limit=0"
        release = re.search(r"\) (\d+)\.", self.version)
        has_units = release is not None and int(release[1]) >= 11  # GCC 10 counts bytes
        units = ("-fdiagnostics-column-unit=byte",) if has_units else ()
        return _WARN_OF_CONVERSIONS, "-fno-diagnostics-show-caret", *units

    def runtime_flags(self) -> tuple[str, ...]:
        """The options for the runtime."""
        return (*_COMMON, *_HIDDEN, *_RUNTIME, *_machine_flags(), f"-I{HEADERS}")

    def host_flags(self) -> tuple[str, ...]:
        """The options for the HIP host runtime and for libraries on top of it."""
        return (*_COMMON, "-std=gnu++17", "-fno-strict-aliasing", f"-I{HEADERS}", f"-I{HOST}")

    def compile(self, source: Path, target: Path, flags: Sequence[str], *, seconds: float) -> tuple[bool, str]:
        """Compile a source into an object; returns whether it compiled, and what the compiler printed.

        A class that names a type of its own as one outside, ``using Real = Real<float>;``, is an error to GCC alone:
        where there is no other error, it compiles. Raises EngineError where a compilation takes longer than ``seconds``
        or cannot be started.
        """
        command = (*self.command, *flags, "-c", source.name, "-o", str(target))
        compiled, output = self._run(command, source.parent, seconds)
        errors = [line for line in output.splitlines() if ": error: " in line]
        if not compiled and errors and all(_CHANGES_MEANING.search(line) for line in errors):
            return self._run((*command, "-fpermissive"), source.parent, seconds)
        return compiled, output

    def compile_kernels(
        self, source: Path, target: Path, flags: Sequence[str], *, seconds: float
    ) -> tuple[bool, str, list[Kernel]]:
        """Compile a source with kernels into an object, where the flags say so as loops over lanes; returns as
        ``compile`` does, and how each kernel runs. Raises EngineError as that does.
        """
        if _REGIONS not in flags:
            return *self.compile(source, target, flags, seconds=seconds), []
        folder = target.parent
        check = _CHECKED in flags
        texts = [folder / f"{target.stem}.{step}.ll" for step in ("read", "marked", "inlined", "loops")]
        read, marked, inlined, loops = texts
        command = (*self.command, *flags, *_TO_TEXT, "-Xclang", "-disable-llvm-passes")
        compiled, output = self._run((*command, source.name, "-o", str(read)), source.parent, seconds)
        if not compiled:
            return False, output, []
        unmarked = read.read_text("utf-8")
        found = mark(with_own_allocations(unmarked) if check else unmarked, check=check)
        marked.write_text(found.text, "utf-8")
        self._on_text((*_INLINED, *((*_INSTRUMENTED, *_APART) if check else ()), *_TO_TEXT), marked, inlined, seconds)
        optimized = inlined.read_text("utf-8")
        if errors := "".join(refused_calls(optimized)):
            return False, output + errors, []
        text, kernels = split(optimized, found, check=check)
        loops.write_text(text, "utf-8")
        made = "-S" if "-S" in flags else "-c"
        self._on_text((*_LOOPS, *(_APART if check else ()), made), loops, target, seconds)
        for path in texts:
            path.unlink()
        return True, output, kernels

    def _on_text(self, options: Sequence[str], source: Path, target: Path, seconds: float) -> None:
        command = (*self.command, *options, "-Wno-everything", str(source), "-o", str(target))
        done, output = self._run(command, source.parent, seconds)
        if not done:
            raise EngineError(
                f"{self.command[0]} does not take the loops that hipport made of {source.stem}:\n{output}"
            )

    def precompile(self, header: Path, flags: Sequence[str], *, seconds: float) -> None:
        """Compile a header into a file beside it, which the compiler takes in its place for the same ``flags``.

        For a header that is compiled with other flags as well, say a user's macros, see ``reads_where_flags_differ``.
        """
        target = header.with_name(f"{header.name}.gch")
        self._run((*self.command, *flags, "-x", "c++-header", header.name, "-o", str(target)), header.parent, seconds)

    @property
    def reads_where_flags_differ(self) -> bool:
        """Whether it reads a header instead of its compiled form where that makes a difference: a macro of the user has
        another value, say. GCC alone does; clang ends with an error.
        """
        return self.family == "gcc"

    def link(self, objects: Sequence[Path], target: Path, options: Sequence[str] = (), *, as_c: bool = True) -> None:
        """Link objects into a shared library, ``as_c`` where they need nothing of a C++ library.

        Raises EngineError where that fails.
        """
        self.run_linker((*self._linker(as_c=as_c), "-shared", "-o", str(target), *map(str, objects), *options), target)

    def run_linker(self, command: Sequence[str], target: Path) -> None:
        """Link by a command. Raises EngineError where that fails."""
        linked, output = self._run((*command, "-lm", "-lpthread", "-Wl,--allow-shlib-undefined"), target.parent, 300.0)
        if not linked:
            missing = ", ".join(dict.fromkeys(_UNDEFINED.findall(output)))
            about = f"\nthe CPU engine does not have {missing}: docs/run.md and docs/run-libraries.md say what it has"
            raise EngineError(f"{shlex.join(self.command)} cannot link:\n{output.strip()}{about if missing else ''}")

    @property
    def cxx_libraries(self) -> tuple[str, ...]:
        """What a linker needs besides where a C compiler calls it for what this one has compiled."""
        return () if "ziglang" in self.command else ("-lstdc++", "-lm")  # zig's has no name that a linker could find

    def _linker(self, *, as_c: bool) -> tuple[str, ...]:
        if as_c and "ziglang" in self.command:  # which would build a C++ library first
            return (*self.command[:-1], "cc")
        return self.command

    def _run(self, command: Sequence[str], folder: Path, seconds: float) -> tuple[bool, str]:
        try:
            finished = run_group(command, seconds, folder)
        except OSError as error:
            raise EngineError(f"{command[0]}: {error.strerror}") from None
        if finished.status is None:
            raise EngineError(f"{command[0]} takes longer than {seconds:g} s to compile")
        return finished.status == 0, finished.output.decode("utf-8", "replace")


@cache
def _features() -> frozenset[str]:
    """What Linux says of this machine's processor, in words; none where it says nothing."""
    try:
        return frozenset(Path("/proc/cpuinfo").read_text().split())
    except OSError:
        return frozenset()


@cache
def _machine_flags() -> tuple[str, ...]:
    """Options for this machine's processor. A wait pushes onto the stack; and rows of threads with an ``if`` are
    vectorized where stores can be masked. AVX2 can do that too, but is slower than single stores on AMD's processors.
    """
    if platform.machine() != "x86_64":
        return ()
    masks = ("avx512f", "avx512vl", "avx512bw", "avx512dq")
    return ("-mno-red-zone", *(f"-m{mask}" for mask in masks if _features().issuperset(masks)))


@cache
def _vector_flags(*, is_zig: bool) -> tuple[str, ...]:
    """Options for the vectors of this machine's processor. Stores to places that do not follow one another are single:
    few of them are made at once.
    """
    if platform.machine() != "x86_64":
        return ()
    third = {"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"}
    fourth = third | {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
    if not _features() >= third:
        return ()
    level = "x86-64-v4" if _features() >= fourth else "x86-64-v3"
    if is_zig:
        return (f"-march={level.replace('-', '_')}",)
    return (f"-march={level}", "-mprefer-vector-width=512", "-mno-scatter")


def find_compiler(variable: str = "CXX") -> CxxCompiler:
    """The compiler that a variable of the environment names, else g++, clang++, c++, else that of the package
    ``ziglang``.

    Raises CompilerNotFoundError where there is none, or where the variable names none.
    """
    return _find(variable, os.environ.get(variable), os.environ.get("PATH"))


@cache
def _find(variable: str, wanted: str | None, _path: str | None) -> CxxCompiler:
    for command in _candidates(wanted):
        if found := _identify(command):
            return found
    if wanted:
        raise CompilerNotFoundError(f"${variable} is {wanted!r}, which is not a C++ compiler that can be run")
    raise CompilerNotFoundError(
        f"no C++ compiler found: install g++ or clang++, set ${variable}, or install the extra hipport[cpu]"
    )


def find_kernel_compiler(variable: str = "CXX", *, stacks: bool = False) -> CxxCompiler:
    """The compiler for kernels: one that makes loops of them, if there is one and they are to become loops; else what
    ``find_compiler`` finds. Raises CompilerNotFoundError as that does.
    """
    if os.environ.get(variable) or stacks:
        return find_compiler(variable)
    return _find_for_loops(os.environ.get("PATH"), os.environ.get("ROCM_PATH")) or find_compiler(variable)


@cache
def _find_for_loops(_path: str | None, rocm: str | None) -> CxxCompiler | None:
    """A clang of the machine, of ROCm, or of the toolchain that hipport has installed."""
    folders = (Path(rocm or "/opt/rocm"), default_prefix())
    named = (shutil.which(name) for name in ("clang++", *(f"clang++-{release}" for release in _CLANG_RELEASES)))
    for command in (*named, *(str(folder / "llvm" / "bin" / "clang++") for folder in folders)):
        found = _identify((command,)) if command and Path(command).is_file() else None
        if found and found.makes_loops:
            return found
    return None


def _candidates(wanted: str | None) -> Iterator[tuple[str, ...]]:
    if wanted:
        yield tuple(shlex.split(wanted))
        return
    for name in ("g++", "clang++", "c++"):
        if path := shutil.which(name):
            yield (path,)
    if importlib.util.find_spec("ziglang"):
        yield (sys.executable, "-m", "ziglang", "c++")


def _identify(command: tuple[str, ...]) -> CxxCompiler | None:
    try:
        finished = run_group([*command, "--version"], _VERSION_SECONDS)
    except OSError:
        return None
    if finished.status != 0:
        return None
    version = finished.output.decode("utf-8", "replace").strip()
    return CxxCompiler(command, "clang" if "clang" in version else "gcc", version)
