"""Build a program for the CPU engine: its port, its objects, its executable."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from functools import cached_property
from pathlib import Path
from pathlib import PurePath
from typing import Protocol

from hipport.cache import cached
from hipport.cache import content_of
from hipport.cache import key_of
from hipport.cpu.compiler import HEADERS
from hipport.cpu.compiler import HOST
from hipport.cpu.compiler import LIBRARIES
from hipport.cpu.compiler import RUNTIME
from hipport.cpu.errors import CompileError
from hipport.cpu.errors import EngineError
from hipport.cpu.missing_headers import missing_header
from hipport.cpu.variables import RELOCATABLE
from hipport.cpu.variables import declares_variables
from hipport.project.includes import include_lines
from hipport.project.translation_units import UnitLanguage
from hipport.run.command_line import ROCM_LIBRARY
from hipport.run.compiling import place_of
from hipport.run.compiling import standard_options
from hipport.run.errors import ProgramError
from hipport.run.link_errors import remedies
from hipport.run.porting import ProgramPort
from hipport.run.program import Program
from hipport.run.program import ProgramSource
from hipport.run.settings import RunOptions
from hipport.toolchain.messages import Message
from hipport.toolchain.messages import Place

#: Where the code is that makes C++ for the engine of a source.
_TRANSLATION = [Path(__file__).resolve().parents[1] / name for name in ("cpu", "code", "source", "project", "run")]
_WORD = re.compile(r"\w+")
_CUDA_LIBRARY = re.compile(r"cuda|cudart(?:_static)?|cudadevrt|nvrtc|cu(?:blas(?:Lt)?|fft|rand|solver|sparse)")
#: Headers of ROCm.
_HIP_HEADER = re.compile(r"(?:hip|roc|rccl|miopen)\w*/")


class Compiler(Protocol):
    """A compiler of programs for the CPU engine, as ``hipport.cpu.program.ProgramCompiler`` is one. Its ``repr`` says
    all that its output depends on besides its input.
    """

    def compile(
        self,
        source: Path,
        target: Path,
        *,
        include_dirs: Sequence[Path] = (),
        options: Sequence[str] = (),
        is_device: bool | None = None,
    ) -> None:
        """Compile a source into an object. Raises CompileError."""

    def link(
        self,
        inputs: Sequence[Path | str],
        target: Path,
        *,
        libraries: Sequence[str] = (),
        options: Sequence[str] = (),
        shared: bool = False,
    ) -> None:
        """Link an executable or a shared library. Raises EngineError."""


@dataclass(frozen=True)
class Build:
    """A program with its port, and how it is built."""

    program: Program
    port: ProgramPort
    options: RunOptions

    def executable(self, compiler: Compiler) -> Path:
        """The program's executable, which is kept by all that it depends on.

        Raises ProgramError for sources that do not compile or link, with all errors at the user's lines.
        """

        def build(folder: Path) -> Path:
            target = folder / self.program.name
            self._link(self._compiled(compiler, folder), target, compiler)
            return target

        return cached(f"{key_of((*self._parts(), repr(compiler)))}.run", build)

    @property
    def _files(self) -> list[Path]:
        """The program's files that the port has."""
        return [path for path in self.program.files if path not in self.port.unused]

    def _parts(self) -> Iterator[str | bytes]:
        """All that the executable depends on besides the compiler."""
        for path in self._files:
            place = self.port.at(path)
            yield str(place)
            yield place.read_bytes()
        for source in self.program.sources:
            yield repr((str(source.path), source.language, self.port.flags(source.flags)))
        for path in self.program.objects:
            yield path.read_bytes()
        yield repr((self.program.name, self.options.compile_option, self._link_options()))
        yield engine_content()

    def _compiled(self, compiler: Compiler, folder: Path) -> list[Path]:
        """The objects of all sources. Raises ProgramError with the errors of all that do not compile."""
        targets = [folder / f"{number}-{source.path.stem}.o" for number, source in enumerate(self.program.sources)]

        def compile_one(source: ProgramSource, target: Path) -> tuple[str, ...]:
            try:
                self._compile(source, target, compiler)
            except CompileError as error:
                return tuple(self._lines(error)) or (str(error),)
            return ()

        with ThreadPoolExecutor(self.options.jobs) as pool:
            errors = [line for lines in pool.map(compile_one, self.program.sources, targets) for line in lines]
        if errors:
            raise ProgramError("does not compile:\n" + "\n".join(dict.fromkeys(errors)))
        return targets

    def _compile(self, source: ProgramSource, target: Path, compiler: Compiler) -> None:
        is_c = source.language is UnitLanguage.C
        flags = self.port.flags(source.flags)
        compiler.compile(
            self.port.at(source.path),
            target,
            include_dirs=[Path(f) for f in (*flags.quote, *flags.include, *flags.system, *flags.after)],
            options=[
                *flags.macros,
                *(word for path in flags.forced for word in ("-include", path)),
                *standard_options(flags, is_c=is_c),
                *self.options.compile_option,
                *(RELOCATABLE,) * (flags.relocatable or self._shares_variables),
            ],
            is_device=source.language is UnitLanguage.HIP,
        )

    @cached_property
    def _shares_variables(self) -> bool:
        """Whether a source of the program names a variable in device memory of another one's."""
        return any(declares_variables(self.port.at(path).read_bytes()) for path in self._files)

    def _link(self, objects: Sequence[Path], target: Path, compiler: Compiler) -> None:
        files = (*map(self.port.at, self._files), *self.port.headers)
        libraries = needed_libraries(file.read_bytes() for file in files)
        inputs = [*objects, *self.program.objects]
        try:
            compiler.link(inputs, target, libraries=libraries, options=self._link_options())
        except EngineError as error:
            about = remedies(str(error), self.program)
            raise ProgramError("\n".join((self.port.with_own_places(str(error)), *about))) from None

    def _link_options(self) -> list[str]:
        folders = [f"-L{folder.absolute()}" for folder in self.options.library_dir]
        # Libraries of ROCm are linked where sources include their headers.
        others = [n for n in self.options.library if not (ROCM_LIBRARY.fullmatch(n) or _CUDA_LIBRARY.fullmatch(n))]
        return [*folders, *(f"-l{name}" for name in others), *self.options.link_option]

    def _lines(self, error: CompileError) -> Iterator[str]:
        """The compiler's errors, each with what the conversion had said of its line."""
        for message in error.messages:
            text = self.port.with_own_places(message.text)
            if place := place_of(error, message):
                path, line = self.port.place(place.path, place.line)
                yield f"{path}:{line}: error: {text}"
                yield from self._cause(error, message)
                known = [f"{found.code}: {found.message}" for found in self.port.found_at(path, line)]
                yield from (f"    {found}" for found in known)
                if (name := missing_header(text)) and not any(name in found for found in known):
                    yield f"    {_about_missing(name)}"
            else:
                yield f"error: {text}"

    def _cause(self, error: CompileError, message: Message) -> Iterator[str]:
        """The user's line that a message about a template of a library comes from: the one that instantiates it, else
        one that the compiler has a note about.
        """
        at = place_of(error, message)
        notes = [(place, note.text) for note in message.notes if (place := place_of(error, note))]
        own = [(place, text) for place, text in notes if self._is_own(place)]
        if at is None or self._is_own(at) or not own:
            return
        place, text = next((each for each in own if "requested here" in each[1]), own[0])
        path, line = self.port.place(place.path, place.line)
        yield f"    {path}:{line}: {self.port.with_own_places(text)}"

    def _is_own(self, place: Place) -> bool:
        return Path(place.path).is_relative_to(self.port.folder)


def _about_missing(header: str) -> str:
    """What to do about a header that is not there."""
    library = header.partition("/")[0]
    if _HIP_HEADER.match(header) and (HEADERS / library).is_dir():
        return f"the CPU engine has {library} without this header: docs/run-libraries.md says what there is"
    if _HIP_HEADER.match(header):
        return "a library that the CPU engine does not have: docs/run-libraries.md says which it has"
    return "if it is there, name its folder with -I; else install what it belongs to"


@cache
def engine_content() -> str:
    """The engine, and what makes C++ for it of a source, as one key."""
    code = (path.read_bytes() for folder in _TRANSLATION for path in sorted(folder.glob("*.py")))
    return key_of((*map(content_of, (HEADERS, HOST, LIBRARIES, RUNTIME)), *code))


def needed_libraries(contents: Iterable[bytes]) -> list[str]:
    """The names of HIP's libraries that some sources include headers of, such as ``hiprand``."""
    headers = {name for data in contents for _, name in include_lines(data)}
    names = {name.partition("/")[0] for name in headers} | {PurePath(name).stem for name in headers}  # hip/hiprtc.h
    return sorted(names & _libraries())


def named_libraries(texts: Iterable[str]) -> list[str]:
    """The names of HIP's libraries that some build files have: ``-lhipblas``, ``roc::hipblas``, ``libhipblas.so``."""
    words = {word for text in texts for word in _WORD.findall(text)}
    return [name for name in sorted(_libraries()) if not words.isdisjoint((name, f"l{name}", f"lib{name}"))]


@cache
def _libraries() -> frozenset[str]:
    """The names of HIP's libraries that the engine has."""
    return frozenset(path.name for path in LIBRARIES.iterdir() if path.is_dir())
