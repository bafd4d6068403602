"""A command line of hipcc or clang++, read for the CPU engine: what it compiles and links, less what is a GPU's."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from enum import Enum
from pathlib import Path

from hipport.cpu.variables import RELOCATABLE
from hipport.project.translation_units import UnitLanguage
from hipport.run.errors import ProgramError

#: Libraries of ROCm. Those that the engine has none of give what is missing a name when the program is linked.
ROCM_LIBRARY = re.compile(r"amdhip64|amd_comgr|hiprtc|hsa-runtime64|rccl|MIOpen|roctx64|(?:hip|roc)[a-z]+")


class Action(Enum):
    """What a command line asks for."""

    LINK = "link"
    COMPILE = "compile"  # -c
    CODE_OBJECT = "code object"  # --genco, also with -c
    PREPROCESS = "preprocess"  # -E
    DEPENDENCIES = "dependencies"  # -M
    CHECK = "check"  # -fsyntax-only
    VERSION = "version"


@dataclass(frozen=True, slots=True)
class Input:
    """A source to compile, with its language; None for what is linked: an object, an archive, or an option."""

    text: str
    language: UnitLanguage | None = None


@dataclass
class CommandLine:
    """A command line. ``inputs`` are sources, objects and libraries in their order, ``compile_options`` and
    ``link_options`` those of GCC and clang that have a meaning on the CPU, with absolute paths. ``dependencies`` are
    the options for a file of dependencies (``-MMD -MF a.d``), () where none is asked for.
    """

    action: Action = Action.LINK
    inputs: list[Input] = field(default_factory=list)
    output: str | None = None
    include_dirs: list[Path] = field(default_factory=list)
    standard: str = ""
    compile_options: list[str] = field(default_factory=list)
    link_options: list[str] = field(default_factory=list)
    dependencies: list[str] = field(default_factory=list)
    shared: bool = False
    relocatable: bool = False

    @property
    def sources(self) -> list[Input]:
        """The inputs that are compiled."""
        return [each for each in self.inputs if each.language is not None]


_ACTIONS = {
    "-c": Action.COMPILE,
    **dict.fromkeys(("--genco", "--cuda-device-only", "--offload-device-only"), Action.CODE_OBJECT),
    "-E": Action.PREPROCESS,
    "-M": Action.DEPENDENCIES,
    "-MM": Action.DEPENDENCIES,
    "-fsyntax-only": Action.CHECK,
    "--version": Action.VERSION,
    "-v": Action.VERSION,  # alone; else it is ignored
}
_LANGUAGES = {"hip": UnitLanguage.HIP, "cu": UnitLanguage.HIP, "c++": UnitLanguage.CXX, "c": UnitLanguage.C}
#: As hipcc has it: what nobody names a language for is HIP.
_SUFFIXES = {
    ".c": UnitLanguage.C,
    **dict.fromkeys((".cu", ".hip", ".cpp", ".cc", ".cxx", ".c++", ".C"), UnitLanguage.HIP),
}
_FOLDERS = ("-isystem", "-iquote", "-idirafter", "-I")
_FILES = ("-include", "-imacros")
#: Options whose value may be joined to them or be the next word.
_COMPILE_JOINED = ("-D", "-U")
_LINK_JOINED = ("-l", "-u", "-z")
#: For compiling and for linking.
_BOTH = ("-pthread", "-fopenmp", "-fopenmp=libomp", "-fopenmp=libgomp")
_LINK = re.compile(r"-Wl,.*|-rdynamic|-static-lib\S+|-s|-no-pie|-pie|-nostdlib|-nodefaultlibs")
#: Options of the machine's processor and those that change what C++ is; others are about optimization, warnings,
#: debugging and GPUs, which the engine decides.
_COMPILE = re.compile(
    r"-m(?:arch|tune|cpu|avx|sse|fma|f16c|bmi|popcnt|aes)\S*|-f(?:no-)?(?:exceptions|rtti|permissive|signed-char|"
    r"unsigned-char|char8_t|concepts|coroutines|strict-enums|short-enums)|-fvisibility=\S+|-Wp,.*|-nostdinc\S*"
)
_DEPENDENCIES_ALONE = ("-MD", "-MMD", "-MP", "-MG")
_DEPENDENCIES_WITH_VALUE = ("-MF", "-MT", "-MQ")
#: What is followed by a value that has no meaning here.
_IGNORED_WITH_VALUE = frozenset(
    ("-mllvm", "-Xclang", "-target", "--target", "-Xarch_device", "-Xoffload-linker", "-arch", "-Xassembler")
)


def read_command_line(arguments: Sequence[str], folder: Path) -> CommandLine:
    """The command line that was run in ``folder``.

    Raises ProgramError for what it has to say and does not, and for response files that cannot be read.
    """
    line = CommandLine()
    words = _words(arguments, folder)
    language: UnitLanguage | None = None
    for word in words:
        if action := _ACTIONS.get(word):
            is_said = (word == "-v" and len(arguments) > 1) or (word == "-c" and line.action is Action.CODE_OBJECT)
            if not is_said:
                line.action = action
            if action is Action.DEPENDENCIES:
                line.dependencies.append(word)
        elif not word.startswith("-") or word == "-":
            line.inputs.append(_input(word, language, folder))
        elif word == "-x":
            name = _value(word, words)
            language = None if name == "none" else _LANGUAGES.get(name)
            if language is None and name != "none":
                raise ProgramError(f"-x {name}: sources are of hip, c++ or c")
        elif word == "-o" or word.startswith("-o"):
            line.output = word[2:] or _value(word, words)
        else:
            _option(word, words, line, folder)
    return line


def _option(word: str, words: Iterator[str], line: CommandLine, folder: Path) -> None:
    """Take one more option, or leave it out."""
    if name := next((each for each in _FOLDERS if word.startswith(each)), None):
        line.include_dirs.append(Path(os.path.normpath(folder / (word[len(name) :] or _value(word, words)))))
    elif word in _FILES:
        line.compile_options += [word, os.path.normpath(folder / _value(word, words))]
    elif word.startswith(_COMPILE_JOINED):
        line.compile_options.append(word if len(word) > 2 else word + _value(word, words))
    elif word.startswith(("-std=", "--std=")):
        line.standard = word.partition("=")[2]
    elif word in _DEPENDENCIES_ALONE:
        line.dependencies.append(word)
    elif word in _DEPENDENCIES_WITH_VALUE:
        value = _value(word, words)
        line.dependencies += [word, os.path.normpath(folder / value) if word == "-MF" else value]
    elif word == "-shared":
        line.shared = True
    elif word == RELOCATABLE:
        line.relocatable = True
    elif word in _BOTH:
        line.compile_options.append("-fopenmp" if word.startswith("-fopenmp") else word)
        line.link_options.append("-fopenmp" if word.startswith("-fopenmp") else word)
    elif word.startswith("-L"):
        line.inputs.append(Input(f"-L{os.path.normpath(folder / (word[2:] or _value(word, words)))}"))
    elif word.startswith(_LINK_JOINED) and word != "-lineinfo":
        line.inputs.append(Input(word if len(word) > 2 else word + _value(word, words)))
    elif word == "-Xlinker":
        line.inputs += [Input(word), Input(_value(word, words))]
    elif word == "-Xarch_host":
        _option(_value(word, words), words, line, folder)
    elif _LINK.fullmatch(word):
        line.inputs.append(Input(word))
    elif _COMPILE.fullmatch(word):
        line.compile_options.append(word)
    elif word in _IGNORED_WITH_VALUE:
        _value(word, words)


def _input(word: str, language: UnitLanguage | None, folder: Path) -> Input:
    if word == "-":
        raise ProgramError("a source on standard input: give it a file")
    path = os.path.normpath(folder / word)
    return Input(path, language or _SUFFIXES.get(Path(word).suffix))


def _value(option: str, words: Iterator[str]) -> str:
    value = next(words, None)
    if value is None:
        raise ProgramError(f"{option}: its value is missing")
    return value


def _words(arguments: Sequence[str], folder: Path, depth: int = 0) -> Iterator[str]:
    """The words of a command line, with those of response files (``@file``) in their place."""
    for argument in arguments:
        if not argument.startswith("@"):
            yield argument
            continue
        if depth == 10:
            raise ProgramError(f"{argument}: response files name each other")
        try:
            text = (folder / argument[1:]).read_text("utf-8", "surrogateescape")
        except OSError as error:
            raise ProgramError(f"{argument}: the response file cannot be read: {error.strerror}") from None
        yield from _words(shlex.split(text), folder, depth + 1)
