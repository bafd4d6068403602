"""Include folders, macros and the language standard from CMakeLists.txt files, as far as they can be read.

A port is a build for the GPU, so a switch that is named like ``USE_CUDA`` counts as on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

from hipport.build.flags import Flags
from hipport.build.flags import read_flags
from hipport.project.translation_units import is_gpu_source

# A comment, a quoted argument, a bracket, or an argument that may have quotes inside (NAME="x y").
_TOKEN = re.compile(
    r'#\[\[.*?\]\]|#[^\n]*|"((?:[^"\\]|\\.)*)"|([()])|([^\s()"#](?:[^\s()"#]|"(?:[^"\\]|\\.)*")*)', re.DOTALL
)
_VARIABLE = re.compile(r"\$\{(\w+)\}")
_BUILD_INTERFACE = re.compile(r"\$<BUILD_INTERFACE:([^<>]*)>")
_OF_LANGUAGE = re.compile(r"\$<\$<COMPILE_LANGUAGE:(\w+)>:([^<>]*)>")
_GPU_SWITCH = re.compile(r"(?:\w*_)?(?:CUDA|GPU)(?:_(?:BACKEND|BUILD|ENABLED|FOUND|SUPPORT))?|CUDAToolkit_FOUND", re.I)
_ON = frozenset({"ON", "TRUE", "YES", "Y", "1"})
_OFF = frozenset({"OFF", "FALSE", "NO", "N", "0", ""})
_SCOPES = frozenset({"PUBLIC", "PRIVATE", "INTERFACE", "SYSTEM", "BEFORE", "AFTER"})
_NOT_RUN = {"function": "endfunction", "macro": "endmacro", "foreach": "endforeach", "while": "endwhile"}
_DEPTH = 8  # of variables in variables, which may go round in a circle


@dataclass(frozen=True, slots=True)
class _Command:
    name: str
    words: tuple[str, ...]


@dataclass
class _Project:
    """What the commands so far have set, for one translation unit: options for all targets (``common``) and for each,
    and the files that each compiles.
    """

    unit: Path
    variables: dict[str, str] = field(default_factory=dict)
    common: list[str] = field(default_factory=list)
    targets: dict[str, list[str]] = field(default_factory=dict)
    sources: dict[str, set[str]] = field(default_factory=dict)

    def options(self) -> list[str]:
        """The options for the unit: those of the targets that compile it, or of all where none is known to."""
        owners = [target for target, files in self.sources.items() if str(self.unit) in files]
        chosen = [words for target, words in self.targets.items() if not owners or target in owners]
        return [*self._from_variables(), *self.common, *(word for words in chosen for word in words)]

    def _from_variables(self) -> Iterator[str]:
        language = "CUDA" if is_gpu_source(self.unit) else "CXX"
        get = self.variables.get
        if standard := get(f"CMAKE_{language}_STANDARD") or get("CMAKE_CXX_STANDARD"):
            yield f"-std=c++{standard}"
        if standard := get("CMAKE_C_STANDARD"):
            yield f"-std=c{standard}"
        for name in ("CMAKE_CXX_FLAGS", f"CMAKE_{language}_FLAGS"):
            yield from get(name, "").split()
        if get("CMAKE_CUDA_SEPARABLE_COMPILATION", "").upper() in _ON:
            yield "-dc"


def flags_from_cmake(lists: Sequence[Path], unit: Path) -> Flags:
    """The flags that CMakeLists.txt files, the outermost first, give a translation unit. What is inside an ``if`` that
    cannot be decided counts only where it names include folders, which do no harm.
    """
    project = _Project(unit)
    top = str(lists[0].parent)
    project.variables |= {"CMAKE_SOURCE_DIR": top, "PROJECT_SOURCE_DIR": top}
    for path in lists:
        folder = path.parent
        project.variables |= {"CMAKE_CURRENT_SOURCE_DIR": str(folder), "CMAKE_CURRENT_LIST_DIR": str(folder)}
        try:
            text = path.read_text("utf-8", "replace")
        except OSError:
            continue
        for command, certain in _decided(_commands(text), project.variables):
            _apply(project, command, folder, certain=certain)
    return read_flags(project.options(), lists[-1].parent)


def _commands(text: str) -> Iterator[_Command]:
    name, depth = "", 0
    words: list[str] = []
    for match in _TOKEN.finditer(text):
        quoted, bracket, word = match.groups()
        if bracket == "(":
            depth += 1
        elif bracket == ")":
            depth -= 1
            if depth <= 0:
                yield _Command(name.lower(), tuple(words))
                depth, words = 0, []
        elif not depth:
            name = word or ""
        elif quoted is not None or word:
            words.append(word or quoted)


def _decided(commands: Iterable[_Command], variables: dict[str, str]) -> Iterator[tuple[_Command, bool]]:
    """The commands that may be run, and whether they surely are; the bodies of functions and loops are not."""
    arms: list[bool | None] = []  # of the conditionals around: whether this arm is taken, None if that is not known
    taken: list[bool | None] = []  # whether an earlier arm of it is
    closer = ""
    for command in commands:
        if closer:
            closer = "" if command.name == closer else closer
        elif command.name in _NOT_RUN:
            closer = _NOT_RUN[command.name]
        elif command.name == "if":
            arms.append(_holds(command.words, variables))
            taken.append(False)
        elif command.name in ("elseif", "else") and arms:
            taken[-1] = _either(taken[-1], arms[-1])
            mine = True if command.name == "else" else _holds(command.words, variables)
            arms[-1] = False if taken[-1] or mine is False else None if taken[-1] is None else mine
        elif command.name == "endif" and arms:
            arms.pop()
            taken.pop()
        elif False not in arms:
            yield command, None not in arms


def _either(first: bool | None, second: bool | None) -> bool | None:
    return True if first or second else None if first is None or second is None else False


def _holds(words: tuple[str, ...], variables: dict[str, str]) -> bool | None:
    """A condition's value; None where it is more than a switch, the negation of one, or ``DEFINED``."""
    negated = words[:1] == ("NOT",)
    value: bool | None = None
    match words[negated:]:
        case ("DEFINED", name):
            value = True if name in variables else None
        case (name,):
            given = variables.get(name, name).upper()
            if given in _ON or (name not in variables and _GPU_SWITCH.fullmatch(name)):
                value = True
            elif given in _OFF:
                value = False
    return None if value is None else value is not negated


def _apply(project: _Project, command: _Command, folder: Path, *, certain: bool) -> None:
    """Take in one command; one that may not be run adds include folders and variables that are not set otherwise."""
    name, words = command.name, _expanded(command.words, project.variables)
    if name in ("set", "list", "option", "project"):
        _set(project.variables, name, command.words, folder, certain=certain)
        return
    if not words:
        return
    own = project.targets.setdefault(words[0], []) if name.startswith("target_") else project.common
    rest = words[1:] if name.startswith("target_") else words
    match name:
        case "include_directories" | "target_include_directories":
            option = "-isystem" if "SYSTEM" in rest else "-I"
            for word in rest:
                own += [] if word in _SCOPES else [option, str(folder / word)]
        case "add_library" | "add_executable" | "cuda_add_library" | "cuda_add_executable" | "target_sources":
            project.sources.setdefault(words[0], set()).update(str(folder / word) for word in words[1:])
        case _ if not certain:
            return
        case "add_definitions" | "add_compile_options" | "target_compile_options":
            own += _for_language(rest, project.unit)
        case "add_compile_definitions" | "target_compile_definitions":
            own += [f"-D{word.removeprefix('-D')}" for word in _for_language(rest, project.unit)]
        case "target_compile_features":
            own += _standards(rest, project.unit)
        case "set_target_properties" | "set_property" if "CUDA_SEPARABLE_COMPILATION" in words:
            value = words[words.index("CUDA_SEPARABLE_COMPILATION") + 1 :][:1]
            project.common += ["-dc"] if value and value[0].upper() in _ON else []


def _set(variables: dict[str, str], how: str, words: tuple[str, ...], folder: Path, *, certain: bool) -> None:
    if not words:
        return
    name = words[0]
    if how == "project":
        variables |= {"PROJECT_NAME": name, "PROJECT_SOURCE_DIR": str(folder), f"{name}_SOURCE_DIR": str(folder)}
    elif how == "option":
        switched_on = words[-1].upper() in _ON or _GPU_SWITCH.fullmatch(name)
        variables.setdefault(name, "ON" if switched_on else "OFF")
    elif how == "list":
        if name == "APPEND" and len(words) > 1:
            _set(variables, "set", (words[1], f"${{{words[1]}}}", *words[2:]), folder, certain=True)
    elif certain or name not in variables:
        values = words[1 : words.index("CACHE")] if "CACHE" in words else words[1:]
        expanded = [_VARIABLE.sub(lambda match: variables.get(match[1], ""), v) for v in values if v != "PARENT_SCOPE"]
        variables[name] = ";".join(filter(None, expanded))


def _standards(words: list[str], unit: Path) -> list[str]:
    """``-std`` for the features ``cxx_std_17`` and ``cuda_std_17``, those of the unit's own language last."""
    features = [word for word in words if word.startswith(("cxx_std_", "cuda_std_"))]
    features.sort(key=lambda word: word.startswith("cuda") is is_gpu_source(unit))
    return [f"-std=c++{word.rpartition('_')[2]}" for word in features]


def _for_language(words: Iterable[str], unit: Path) -> Iterator[str]:
    """The words that hold for a unit's language; those with any other generator expression are left out."""
    for word in words:
        if match := _OF_LANGUAGE.fullmatch(word):
            if (match[1] == "CUDA") is is_gpu_source(unit):
                yield match[2]
        elif "$<" not in word and word not in _SCOPES:
            yield word


def _expanded(words: Iterable[str], variables: dict[str, str]) -> list[str]:
    """The words with variables replaced and lists split, less those with a variable that nothing sets."""
    found = []
    for word in words:
        for _ in range(_DEPTH):
            word, count = _VARIABLE.subn(lambda match: variables.get(match[1], match[0]), word)
            if not count:
                break
        parts = word.split(";") if "${" not in word else ()
        found += [_BUILD_INTERFACE.sub(r"\1", part) for part in parts if part and "$<INSTALL_INTERFACE" not in part]
    return found
