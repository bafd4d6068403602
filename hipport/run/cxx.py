"""A compiler with the command line of hipcc, for the CPU engine."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import tempfile
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hipport.architectures import wavefront_of
from hipport.build.flags import Flags
from hipport.config import Options
from hipport.cpu.compiler import HEADERS
from hipport.cpu.compiler import LIBRARIES
from hipport.cpu.errors import CompileError
from hipport.cpu.errors import EngineError
from hipport.cpu.program import ProgramCompiler
from hipport.cpu.variables import RELOCATABLE
from hipport.include import FOLDER as OWN_HEADERS
from hipport.project.translation_units import UnitLanguage
from hipport.run.command_line import ROCM_LIBRARY
from hipport.run.command_line import Action
from hipport.run.command_line import CommandLine
from hipport.run.command_line import Input
from hipport.run.command_line import read_command_line
from hipport.run.compiling import place_of
from hipport.run.compiling import standard_options
from hipport.run.errors import ProgramError
from hipport.run.settings import RunOptions
from hipport.version import __version__

#: Variables of the environment by which ``hipport run`` says what the build is for.
_ARCH, _WAVEFRONT, _SANITIZE = "HIPPORT_CXX_ARCH", "HIPPORT_CXX_WAVEFRONT", "HIPPORT_CXX_SANITIZE"
#: The variable that names the compiler which hipport cxx calls: CXX may name hipport cxx itself.
COMPILER_VARIABLE = "HIPPORT_CXX_COMPILER"
#: The end of the name that hipcc gives a code object that nobody names.
_CODE_OBJECT = "-hip-amdgcn-amd-amdhsa.hipfb"
_SCRIPT = "INPUT"
#: The folder of the engine's headers that HIP lacks.
OWN = "hipport_cpu"
_LIBRARY_FILE = re.compile(r"lib(\w+)\.(?:so|a)(?:\.[\d.]+)?")


def environment_of(options: RunOptions, wavefront: int) -> Mapping[str, str]:
    """What makes compilers that are started compile for a wavefront size as ``options`` say."""
    return {_ARCH: options.arch, _WAVEFRONT: str(wavefront), _SANITIZE: str(int(options.sanitize))}


def compiler_of(environment: Mapping[str, str]) -> ProgramCompiler:
    """The compiler that the environment asks for; without ``hipport run``, one for the default architecture."""
    arch = environment.get(_ARCH) or RunOptions().arch
    wavefront = int(environment.get(_WAVEFRONT) or wavefront_of(arch))
    check = environment.get(_SANITIZE) == "1"
    return ProgramCompiler(arch, wavefront, check, variable=COMPILER_VARIABLE)


@dataclass(frozen=True, slots=True)
class Done:
    """What a compiler has to say: its exit status, and what it prints on both outputs."""

    status: int
    output: str = ""
    errors: str = ""


def run_command_line(arguments: Sequence[str], environment: Mapping[str, str]) -> Done:
    """Do what a command line asks for; errors of sources are printed as clang prints them.

    Raises ProgramError for a command line that cannot be used, CompilerNotFoundError where there is no compiler.
    """
    line = read_command_line(arguments, Path.cwd())
    compiler = compiler_of(environment)
    if line.action is Action.VERSION:
        words = f"HIP version: {Options().rocm}\nhipport {__version__} for the CPU, with\n{compiler.compiler.version}\n"
        return Done(0, words)
    if not line.inputs:
        raise ProgramError("no input files")
    if line.output and len(line.sources) > 1 and line.action is not Action.LINK:
        raise ProgramError("-o names one file, and there are several sources to compile")
    if line.output and not Path(line.output).absolute().parent.is_dir():
        remedy = f"mkdir -p {shlex.quote(str(Path(line.output).parent))}"
        raise ProgramError(f"{line.output} cannot be written, as its folder is not there: {remedy}")
    try:
        return Done(0, _Driver(line, compiler).run())
    except CompileError as error:
        return Done(1, errors="".join(f"{text}\n" for text in _error_lines(error)))
    except EngineError as error:
        return Done(1, errors=f"{error}\n")


@dataclass(frozen=True)
class _Driver:
    line: CommandLine
    compiler: ProgramCompiler

    def run(self) -> str:
        line = self.line
        match line.action:
            case Action.PREPROCESS | Action.DEPENDENCIES:
                return "".join(self._preprocessed(source) for source in line.sources)
            case Action.COMPILE:
                for source in line.sources:
                    self._compile(source, Path(line.output or f"{Path(source.text).stem}.o").absolute())
            case Action.CHECK | Action.CODE_OBJECT | Action.LINK:
                with tempfile.TemporaryDirectory(prefix="hipport-") as folder:
                    self._link([self._linked(number, each, Path(folder)) for number, each in enumerate(line.inputs)])
        return ""

    def _linked(self, number: int, given: Input, folder: Path) -> str:
        """What stands on the linker's command line for an input."""
        if given.language is None:
            return given.text
        target = folder / f"{number}-{Path(given.text).stem}.o"
        self._compile(given, target)
        return str(target)

    def _link(self, inputs: Sequence[str]) -> None:
        line = self.line
        if line.action is Action.CHECK:
            return
        is_code_object = line.action is Action.CODE_OBJECT
        code_object = f"{Path(line.sources[0].text).name}{_CODE_OBJECT}" if is_code_object and line.sources else ""
        target = Path(line.output or code_object or "a.out").absolute()
        own = [word for word in inputs if self._rocm_library(word) is None]
        libraries = {name for word in inputs if (name := self._rocm_library(word)) and (LIBRARIES / name).is_dir()}
        shared = line.shared or is_code_object
        self.compiler.link(own, target, libraries=sorted(libraries), options=line.link_options, shared=shared)

    def _rocm_library(self, word: str) -> str | None:
        """The name of the library of ROCm that a word of the linker's command line means, ``hipblas`` of ``-lhipblas``
        or of ``/opt/rocm/lib/libhipblas.so``; None for a library of the project's own, whatever its name.
        """
        if word.startswith("-l"):
            name = word[2:]
            folders = [Path(each.text[2:]) for each in self.line.inputs if each.text.startswith("-L")]
            files = [folder / f"lib{name}{end}" for folder in folders for end in (".so", ".a")]
        else:
            match = _LIBRARY_FILE.fullmatch(Path(word).name)
            name, files = match[1] if match else "", [Path(word)]
        is_own = any(file.is_file() and not is_stand_in(file) for file in files)
        return name if ROCM_LIBRARY.fullmatch(name) and not is_own else None

    @property
    def _names_variables(self) -> bool:
        """Whether variables in device memory have names beyond their source: for other sources, or whoever loads a
        code object.
        """
        return self.line.relocatable or self.line.action is Action.CODE_OBJECT

    def _compile(self, source: Input, target: Path) -> None:
        path = Path(source.text)
        if not path.is_file():
            raise ProgramError(f"{path}: there is no such file")
        self.compiler.compile(
            path,
            target,
            include_dirs=[folder for folder in self.line.include_dirs if not _has_own_headers(folder)],
            options=[*self._standard(source), *self.line.compile_options, *(RELOCATABLE,) * self._names_variables],
            is_device=source.language is UnitLanguage.HIP,
        )
        if self.line.dependencies:
            self._write_dependencies(source, target)

    def _standard(self, source: Input) -> list[str]:
        is_c = source.language is UnitLanguage.C
        return standard_options(Flags(standard=self.line.standard, c_standard=self.line.standard), is_c=is_c)

    def _write_dependencies(self, source: Input, target: Path) -> None:
        """Write the file of dependencies that ``-MD`` asks for, which is beside the object unless ``-MF`` says."""
        written = {"-MD": "-M", "-MMD": "-MM"}
        options = [written.get(word, word) for word in self.line.dependencies]
        output = self.line.output or str(Path(source.text).with_suffix(".o").name)
        if "-MF" not in options:
            options += ["-MF", str(target.with_suffix(".d"))]
        if not {"-MT", "-MQ"} & set(options):
            options += ["-MQ", output]
        self._preprocess(source, options)

    def _preprocessed(self, source: Input) -> str:
        """What ``-E`` and ``-M`` print; empty where it goes to a file."""
        is_text = self.line.action is Action.PREPROCESS
        output = ["-o", str(Path(self.line.output).absolute())] if self.line.output else []
        return self._preprocess(source, [*(["-E"] if is_text else self.line.dependencies), *output])

    def _preprocess(self, source: Input, options: Sequence[str]) -> str:
        """Run the compiler's preprocessor, with the headers that the engine compiles with."""
        is_c = source.language is UnitLanguage.C
        folders = [*self.line.include_dirs, OWN_HEADERS, HEADERS]
        command = [
            *self.compiler.compiler.command,
            *options,
            *self._standard(source),
            *self.line.compile_options,
            *(f"-I{folder}" for folder in folders),
            *([] if is_c else ["-D__HIP_PLATFORM_AMD__=1"]),
            *(["-D__HIPCC__=1", "-D__HIP__=1"] if source.language is UnitLanguage.HIP else []),
            "-x",
            "c" if is_c else "c++",
            os.path.relpath(source.text),  # files of dependencies name it so
        ]
        done = subprocess.run(command, capture_output=True, check=False, text=True, errors="surrogateescape")
        if done.returncode:
            raise CompileError(source.text, (), done.stderr)
        return done.stdout


def _has_own_headers(folder: Path) -> bool:
    """Whether a folder of headers is the stand-in's for ROCm: the engine's, and no code of the project."""
    return (folder / OWN).resolve() == (HEADERS / OWN).resolve()


def linker_script(files: Sequence[Path | str]) -> str:
    """What a linker reads in the place of a library of ROCm: the files to link. It names one that is not there."""
    return f"{_SCRIPT}({' '.join(map(str, files))})\n"


def is_stand_in(library: Path) -> bool:
    """Whether a library is a script of ``linker_script``."""
    with library.open("rb") as file:
        return file.read(len(_SCRIPT)) == _SCRIPT.encode()


def _error_lines(error: CompileError) -> Iterator[str]:
    """The errors as clang prints them, which editors and tools read."""
    for message in error.messages:
        place = place_of(error, message)
        at = f"{place.path}:{place.line}:{place.column}: " if place else ""
        yield f"{at}error: {message.text}"
    if not error.messages:
        yield error.output.strip()
