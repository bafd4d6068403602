"""``mappings/build.toml``: what build files have for CUDA, and what stands there for ROCm."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property
from functools import lru_cache
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from hipport.build.cmake_names import CMakeNames
from hipport.build.cmake_names import read_names
from hipport.diagnostics import Severity
from hipport.errors import MappingError
from hipport.project.build_files import AROUND
from hipport.project.build_files import BuildLanguage

OPTION = "HP801"
LIBRARY = "HP804"
_STATIC = "_static"  # what the name of a static library ends with


@dataclass(frozen=True)
class Construct:
    """Something for CUDA in build files of some languages: where ``regex`` matches in their code. The group ``name``,
    where there is one, is what a finding is about. ``beside`` is what has to be on the same line too, if anything;
    ``severity`` that of its findings. A file with none of the texts ``needed`` has none: a search for a text is a
    thousand times as fast as one for a pattern; the empty text is in each file. ``write`` is what stands there in a
    port, None where a person has to decide: a template of ``re`` for the groups of the pattern, with ``{rocm}`` for the
    version of ROCm and ``{release}`` for its first two numbers. ``unless`` is what, anywhere in a file, leaves the
    construct to a person there, and ``settled_by`` what says that it is right as it is. ``only`` is what the tree has
    to have for it to count, if anything: ``cuda``, sources in CUDA; ``cxx17``, sources that need C++17 in a port;
    ``torch``, sources that include PyTorch's headers for GPUs.
    """

    code: str
    languages: frozenset[BuildLanguage]
    regex: str
    what: str
    instead: str
    beside: re.Pattern[str] | None = None
    severity: Severity = Severity.ERROR
    needed: tuple[str, ...] = ("",)
    write: str | None = None
    unless: re.Pattern[str] | None = None
    settled_by: re.Pattern[str] | None = None
    only: str = ""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The compiled ``regex``, of which most files need few."""
        return re.compile(self.regex)


@dataclass(frozen=True, slots=True)
class NvccOption:
    """An option of nvcc, and what hipcc has. The fields are those of ``mappings/build.toml``, which says what they are;
    ``write`` is None where a person has to decide.
    """

    instead: str
    value: bool = False
    write: tuple[str, ...] | None = None
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    loses: str = ""
    beside: bool = False
    apart: bool = False
    equal: bool = False
    blank: bool = False
    of: str = ""
    host: bool = False
    joined: bool = False
    included_in: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HostCompiler:
    """The host compiler of nvcc, which a port does without: what tells that a text names a wrapper (mpicxx), what goes
    with that, and the variables of CMake that name the host compiler.
    """

    wrapper: re.Pattern[str]
    loses: str
    variables: frozenset[str]

    def lost_with(self, value: str) -> str:
        """What is lost where a text that names the host compiler is left out."""
        return self.loses if self.wrapper.search(value) else ""


@dataclass(frozen=True, slots=True)
class Counterpart:
    """The counterpart of a library of CUDA: the package of ROCm for CMake, its target, its name for the linker; all
    empty where there is none, the first where CMake has no package for it, the last where there is nothing to link.
    """

    package: str
    target: str
    linked: str


@dataclass(frozen=True)
class BuildTable:
    """The table: what is found in build files, altogether and by language, and what options, libraries and names of
    CMake become, by their names for CUDA; ``of_gcc`` are options that clang does not take (``Wsubobject-linkage``),
    ``of_host`` those that are not for device code where nvcc hands them on (``-ffast-math``).
    """

    constructs: tuple[Construct, ...]
    options: Mapping[str, NvccOption]
    host_compiler: HostCompiler
    of_gcc: frozenset[str]
    of_host: frozenset[str]
    libraries: Mapping[str, Counterpart]
    cmake: CMakeNames
    by_language: Mapping[BuildLanguage, tuple[Construct, ...]]

    def found_in(self, text: str, language: BuildLanguage, lacks: Collection[str] = ()) -> tuple[Construct, ...]:
        """What a build file of a language with a text may have, as far as the texts ``needed`` tell; ``lacks`` is what
        its tree does not have, of what ``only`` names in constructs.
        """
        constructs, by_needed = self.by_language[language], self._by_needed[language]
        there = chain.from_iterable(places for needed, places in by_needed.items() if needed in text)
        return tuple(constructs[at] for at in sorted({*there}) if constructs[at].only not in lacks)

    @cached_property
    def _by_needed(self) -> Mapping[BuildLanguage, Mapping[str, Sequence[int]]]:
        """Of each language, the constructs by the texts that they need, one of which a file has to have."""
        found: dict[BuildLanguage, dict[str, list[int]]] = {}
        for language, constructs in self.by_language.items():
            by_needed = found[language] = {}
            for at, construct in enumerate(constructs):
                for needed in construct.needed:
                    by_needed.setdefault(needed, []).append(at)
        return found

    def lost_with(self, variable: str, value: str) -> str:
        """What is lost with a variable or property of CMake that a port leaves out."""
        of_host = variable in self.host_compiler.variables
        return self.cmake.dropped.get(variable, "") or (self.host_compiler.lost_with(value) if of_host else "")

    @cached_property
    def hint(self) -> re.Pattern[str]:
        """What a text has that has an option of nvcc or the name of a library of CUDA as a word; others have it too."""
        options, libraries = ("|".join(map(re.escape, names)) for names in (self.options, self.libraries))
        return re.compile(rf"--?(?:{options})(?![\w-])|(?:(?<!\w)|(?<=-l))(?:{libraries})(?!\w)")


@lru_cache(maxsize=4)
def read_table(path: Path) -> BuildTable:
    """The table in a file. Raises MappingError where it cannot be read."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        options = {name: _nvcc_option(**entry) for name, entry in data["options"].items()}
        shared = {name: Counterpart(*counterpart) for name, counterpart in data["libraries"].items()}
        libraries = {f"{name}{suffix}": counterpart for name, counterpart in shared.items() for suffix in ("", _STATIC)}
        host = data["host_compiler"]
        host_compiler = HostCompiler(re.compile(host["wrapper"]), host["loses"], frozenset(host["variables"]))
        names = read_names(data["cmake"])
        constructs = (
            *(each for name, option in options.items() for each in _option(name, option)),
            *(each for name, counterpart in shared.items() for each in _library(name, counterpart)),
            _unknown_target(shared),
            *(_construct(entry, data["unless"]) for entry in data["constructs"]),
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError, re.error) as error:
        raise MappingError(f"{path}: the table of build files cannot be read ({error}); reinstall hipport") from error
    by_language = {each: tuple(c for c in constructs if each in c.languages) for each in BuildLanguage}
    of_gcc, of_host = (frozenset(data["gcc"][name]) for name in ("only", "of_host"))
    return BuildTable(constructs, options, host_compiler, of_gcc, of_host, libraries, names, by_language)


def _nvcc_option(
    instead: str,
    write: list[str] | None = None,
    values: Mapping[str, list[str]] | None = None,
    included_in: Sequence[str] = (),
    after: Sequence[str] = (),
    **others: Any,
) -> NvccOption:
    lists = {value: tuple(words) for value, words in (values or {}).items()}
    written = None if write is None else tuple(write)
    others |= {"included_in": tuple(included_in), "after": tuple(after)}
    return NvccOption(instead, write=written, values=lists, **others)


_EVERYWHERE = frozenset(BuildLanguage) - AROUND
_OF_CMAKE = frozenset({BuildLanguage.CMAKE, BuildLanguage.PRESETS})
_OF_MESON = frozenset({BuildLanguage.MESON})
_OF_VISUAL_STUDIO = frozenset({BuildLanguage.VCXPROJ})
_OTHERS = _EVERYWHERE - _OF_CMAKE - _OF_MESON - _OF_VISUAL_STUDIO
_SCRIPTS = frozenset({BuildLanguage.SHELL, BuildLanguage.BATCH})
OPTION_OF_NVCC = "an option of nvcc that hipcc does not have"
#: What an option that other programs have too has to stand beside, on its line.
NVCC_OR_CUDA = re.compile(r"nvcc|cuda", re.IGNORECASE)
_NVCC = re.compile("nvcc", re.IGNORECASE)
#: The option for a library, up to its name: -lcublas, -l cublas, but not ls -l cublas.
LINKS = r"(?<![\w-])-l(?: (?<!ls -l )(?<!wc -l )(?<!grep -l ))?"
# libraries=["m",   libraries += [   libraries.append(   "libraries": [
_LIST_OF_LIBRARIES = r"\blibraries\b[\"']?\s*(?:\+?=|:|\.(?:append|extend)\()\s*\[?(?:\s*[\"'][\w.+-]+[\"']\s*,)*\s*"


def _option(name: str, option: NvccOption) -> Iterator[Construct]:
    """An option of nvcc; in scripts only on lines that speak of nvcc or CUDA. With a sign, ``-l=name``, many programs
    have those of one letter.
    """
    beside = _NVCC if option.equal else NVCC_OR_CUDA
    between = r"[ \t]+" if option.apart else "=" if option.equal else r"[= ]?\s*" if option.joined else r"[= ]\s*"
    value = rf"(?:{between}(?:{option.of}))" if option.of else ""
    pattern = rf"-(?<![\w./-]-)-?{name}{value}(?![\w-])"  # a sign first is what the engine searches for
    found = partial(Construct, OPTION, regex=pattern, what=OPTION_OF_NVCC, instead=option.instead, needed=(f"-{name}",))
    yield found(languages=_EVERYWHERE, beside=beside if option.beside else None)
    yield found(languages=_SCRIPTS, beside=beside, severity=Severity.WARNING)


def _library(name: str, counterpart: Counterpart) -> Iterator[Construct]:
    """``CUDA::cublas``, ``-lcublas``, ``-l cublas`` and ``cublas.lib``; in CMake, ``libcublas.so.12``; in Python,
    ``libraries=["m", "cublas"]``.
    """
    what = "a library of CUDA"
    end = r"(?![\w-])"
    escaped = f"{re.escape(name)}(?:{_STATIC})?"
    linked = counterpart.linked
    is_file = linked or not counterpart.target
    for languages in (_OF_CMAKE, _OF_MESON, _OF_VISUAL_STUDIO, _OTHERS):
        instead = _instead(counterpart, languages)
        pattern = rf"CUDA::{escaped}{end}|{LINKS}{escaped}{end}"
        of_windows = rf"\b{escaped}\.lib\b"
        if languages == _OF_VISUAL_STUDIO:  # Windows looks for files whatever the case of their letters is
            yield Construct(LIBRARY, languages, f"(?i:{of_windows})", what, instead, needed=(".lib",))
        else:
            pattern += f"|{of_windows}"
        if is_file and languages == _OF_CMAKE:
            pattern += rf"|(?<![\w-])lib{escaped}\.(?:so|a)\b[\d.]*"
        yield Construct(LIBRARY, languages, pattern, what, instead, needed=(name,))
    instead = _instead(counterpart, _OTHERS)
    pattern = rf"{LINKS}{escaped}{end}"
    write = f"-l{linked}" if linked else None
    yield Construct(LIBRARY, _SCRIPTS, pattern, what, instead, None, Severity.WARNING, (name,), write)
    pattern, instead = rf"(?i:\b{escaped})\.lib\b", _instead(counterpart, _OF_VISUAL_STUDIO)
    yield Construct(
        LIBRARY, frozenset({BuildLanguage.BATCH}), pattern, what, instead, None, Severity.WARNING, (".lib",)
    )
    if is_file:
        pattern = rf"{_LIST_OF_LIBRARIES}[\"'](?P<name>{escaped})[\"']"
        instead = f'write "{linked}"' if linked else instead
        yield Construct(LIBRARY, frozenset({BuildLanguage.PYTHON}), pattern, what, instead, needed=(name,))


def _unknown_target(libraries: Collection[str]) -> Construct:
    """``CUDA::other``, of which nothing else is known."""
    names = "|".join(map(re.escape, libraries))
    pattern = rf"\bCUDA::(?!(?:{names})(?:{_STATIC})?(?![\w-]))\w+"
    instead = "write the target of ROCm for it, or leave it out with the code that needs it"
    return Construct(LIBRARY, _OF_CMAKE, pattern, "a library of CUDA", instead, needed=("CUDA::",))


def _instead(counterpart: Counterpart, languages: frozenset[BuildLanguage]) -> str:
    """What to write for a library of CUDA in files of some languages: as a target, a package or a name to link."""
    package, target, linked = counterpart.package, counterpart.target, counterpart.linked
    if not target:
        return "leave it out: ROCm has no such library for HIP"
    if package and languages == _OF_CMAKE:
        return f"write {target} of find_package({package})" + (f", or -l{linked}" if linked else "")
    if package and languages == _OF_MESON:
        dependency = f"{target} of dependency('{package}', method: 'cmake')"
        return f"write -l{linked}, or {dependency}" if linked else f"write {dependency}"
    if not linked:
        return "leave it out: there is nothing to link"
    if languages == _OF_VISUAL_STUDIO:
        return f"write {linked}.lib of the HIP SDK, or leave out what needs it if that lacks it"
    return f"write -l{linked}"


def _construct(entry: dict[str, Any], unless: Mapping[str, str]) -> Construct:
    beside = re.compile(entry["beside"]) if "beside" in entry else None
    needed = entry.get("needed", "")
    return Construct(
        entry["code"],
        frozenset(map(BuildLanguage, entry["languages"])),
        re.compile(entry["pattern"]).pattern,  # a table that cannot be used is not read
        entry["what"],
        entry["instead"],
        beside,
        Severity(entry.get("severity", "error")),
        (needed,) if isinstance(needed, str) else tuple(needed),
        entry.get("write"),
        re.compile(unless[entry["unless"]]) if "unless" in entry else None,
        re.compile(entry["settled_by"]) if "settled_by" in entry else None,
        entry.get("only", ""),
    )
