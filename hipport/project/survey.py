"""The project around a file: what only the tree as a whole can answer."""

from __future__ import annotations

import os
import posixpath
import re
from collections import defaultdict
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field
from dataclasses import fields
from functools import cached_property
from functools import lru_cache
from itertools import chain
from itertools import filterfalse
from operator import attrgetter
from pathlib import Path
from pathlib import PurePosixPath
from typing import Any
from typing import Generic
from typing import TypeVar

from hipport.project.asm_macros import asm_macros
from hipport.project.beside_std import names_beside_std
from hipport.project.build_options import BuildOptions
from hipport.project.contents import Content
from hipport.project.contents import Contents
from hipport.project.contents import Version
from hipport.project.contents import bits_of
from hipport.project.contents import words_in
from hipport.project.declared_classes import declared_classes_in
from hipport.project.imports import Imports
from hipport.project.imports import imports_in
from hipport.project.includes import COMMENT
from hipport.project.includes import NAMES_OF_C
from hipport.project.includes import include_lines
from hipport.project.includes import includes_for_implementation
from hipport.project.includes import may_be_own
from hipport.project.includes import text_before
from hipport.project.includes import with_all_included
from hipport.project.macro_names import MacroNames
from hipport.project.mark_macros import mark_macros
from hipport.project.module_names import module_names
from hipport.project.names_of_hip import defined_names_of_hip
from hipport.project.other_builds import includes_for_nvcc
from hipport.project.other_builds import includes_without_gpu
from hipport.project.pasted import JoinedName
from hipport.project.pasted import PastedNames
from hipport.project.pasted import PastingMacro
from hipport.project.questions import Asked
from hipport.project.questions import question
from hipport.project.shared_macros import shared_macros_in
from hipport.project.standard import headers_wanted
from hipport.project.typed_names import TypedNames
from hipport.project.typed_names import aliases_of
from hipport.project.typed_names import functions_returning
from hipport.project.typed_names import named_types
from hipport.project.typed_names import typed_names_of
from hipport.project.typed_names import typed_otherwise
from hipport.project.void_functions import void_functions

_Answer = TypeVar("_Answer")
_CONTENTS = Contents()
_REACHED = 2**14  # files of which it is kept what they include: those of a folder and what they share
#: C and C++ sources by their names.
HOST_SUFFIXES = frozenset((".c", ".cc", ".cpp", ".cxx", ".c++"))
_CODE = (".cu", ".cuh", ".hip", ".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx")
_NO_NAMES: frozenset[str] = frozenset()
_NO_IMPLEMENTATIONS: dict[str, str] = {}
_NO_IMPORTS = Imports()
_NO_TYPED_NAMES = TypedNames({}, {}, {})
_NOT_OTHERWISE: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
_NOTHING_NAMED: dict[str, str] = {}
_NO_MACROS: dict[str, frozenset[str]] = {}
_NO_FUNCTIONS: dict[str, bool] = {}
_NO_RETURNED: dict[str, frozenset[str]] = {}
#: ``typedef struct nvmlDevice_st *nvmlDevice_t;``, and the end of ``typedef enum { ... } nvmlReturn_t;``
_MACRO_WITH_PARAMETERS = re.compile(rb"#[ \t]*define[ \t]+\w+\(")
_OF_HIP = re.compile(rb"HIP|HCC|AMD|ROCM|RCCL")
_OF_CLASSES = re.compile(rb"\b(?:struct|class|union)\b")
_TYPEDEF = re.compile(rb"(?:\}|\btypedef\b[^;{}()]*[\s*])\s*(\w+)\s*;")
_GIVEN = "hipport"
#: Headers of CUDA whose counterparts in ROCm the host's compiler takes.
_OF_CUDA = re.compile(
    r"(?:cuda(?:_runtime(?:_api)?|_fp16|_profiler_api|GL|Profiler)?|cuComplex|cu(?:blas|fft|rand|solver|sparse)\w*|nvrtc|nccl"
    r"|(?:driver|library|surface|texture|vector)_types|vector_functions|host_defines|device_launch_parameters)\.h"
)
#: Headers that g++ takes of CUDA, and whose counterparts in ROCm only hipcc does; 16 and 8 bits of g++ before 13 only.
#: Source: g++ 12 with the headers of ROCm 7.2.
_ONLY_FOR_HIPCC = (
    "thrust/",
    "cub/",
    "cuda_bf16.h",
    "cuda_fp8.h",
    "hipcub/",
    "rocprim/",
    "hip/hip_bf16.h",
    "hip/hip_fp8.h",
)
_FIRST_WORD = re.compile(r"[^\W_]+[-_.]")
_UPWARDS = re.compile(r"(?:\.\./)*/*")
_MAIN = re.compile(rb"\b(?:int|void|auto)\s+main\s*\(")
#: Macros that the headers of HIP's runtime do not compile after: named as functions of the C++ library, which they
#: include, as names in them that CUDA's headers spell in another way, or as keywords. Source: hipcc of ROCm 7.2, with
#: each letter and some keywords defined before the include. A newline before the line instead of ``^`` in the pattern
#: lets the matcher skip to the next one.
_HIDING = re.compile(
    r"\n[ \t]*#[ \t]*define[ \t]+"
    r"(?:(?:min|max|swap|abs)\(|(?:[BFTUa-fhilnp-z]|FP)[ \t]+[\w({-]|(?:volatile|const|static)\b)"
)
_CLASS = re.compile(
    rb"\b(?:struct|class)\b[^;{}:<]*?(?:\w+\s*::\s*)*\b(\w+)\s*(?:<[^;{}]*>\s*)?(?:final\s*)?(?::[^:][^;{}]*)?\{"
)
#: ``__host__ __device__ Value() : x(0) {``, ``HD Value(void) { x = 0; }``
_MADE_ON_DEVICE = re.compile(
    rb"\b(?:__device__|[A-Z][A-Z\d_]+)\s+(?:(?:inline|constexpr|__forceinline__)\s+)*"
    rb"(\w+)\s*\(\s*(?:void\s*)?\)\s*(?:noexcept\s*)?(?::(?!:)|\{(?!\s*\}))"
)
_ASM = re.compile(rb"\basm\b")
_CARRIES = re.compile(rb"\b(?:add|sub|mad)(?:c\b|[.\w]*\.cc\b)")
# after ``__host__`` and the like: ``float at(``, ``int half<int>(``, ``bool operator<(``
_AFTER_MARK = r"\b[^;{}()]*?\b(?:(\w+)\s*(?:<[^;{}()]*>\s*)?\(|(operator)\b)"
#: Each begins with a text that the engine searches for: one pattern with all of them takes twenty times as long.
_CUDA = (
    re.compile(rb"__(?:host|device|global|shared|constant|managed|forceinline|noinline|launch_bounds)__"),
    re.compile(rb"cuda(?<=\bcuda)[A-Z]"),
    re.compile(rb"<<(?<!operator<<)\s*<"),
)
_CUDA_NAME = re.compile(
    rb"\b(?:threadIdx|blockIdx|blockDim|gridDim|dim3|(?:make_)?(?:u?(?:char|short|int|long|longlong)|float|double)[2-4])\b"
)
#: Of which one is in each such name.
_IN_CUDA_NAME = (
    *(b"threadIdx", b"blockIdx", b"blockDim", b"gridDim", b"dim3"),
    *(f"{name}{number}".encode() for name in ("char", "short", "int", "long", "float", "double") for number in "234"),
)


@dataclass(frozen=True, slots=True)
class Overload:
    """A function or specialization at a line of a file, by what it is known: ``written`` in CUDA's words, ``meant`` in
    HIP. A prototype has no body; what only its own file sees is not a symbol for the linker.
    """

    line: int
    has_body: bool
    is_symbol: bool
    written: tuple[str, ...]
    meant: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counterpart:
    """Where a function of another file stands that becomes the same one in HIP, and whether it has a body."""

    place: str
    has_body: bool


@dataclass(frozen=True, slots=True)
class MarkedFunction:
    """A declaration of a function at a line of a file, by its ``name`` with the names around it and its ``parameters``,
    () for specializations and instantiations of templates. ``marks`` are those of ``__host__`` and ``__device__`` that
    it has, itself or by the project's ``macros``, ``space`` those that it stands for. ``is_pattern`` says that it is a
    template or in a class, so that there may be specializations of it. ``asked`` are the conditions of the ``#if`` arms
    around it, each after those of the arms before it in its conditional.
    """

    line: int
    name: tuple[str, ...]
    parameters: tuple[object, ...]
    asked: frozenset[tuple[str, ...]]
    marks: frozenset[str]
    macros: frozenset[str]
    space: frozenset[str]
    in_class: bool
    is_pattern: bool
    has_body: bool


@dataclass(frozen=True, slots=True)
class MarksElsewhere:
    """The marks that other files have at a function, the project's macros that say them there, and the first place that
    has them. ``may_be_given`` is false where another declaration may have none, ``in_arm`` tells that a compiler that
    does not know marks may read the file.
    """

    marks: frozenset[str]
    macros: frozenset[str]
    place: str
    may_be_given: bool
    in_arm: bool

    @property
    def is_for_all(self) -> bool:
        """Whether each compiler that reads the file may see the marks there."""
        return self.may_be_given and not self.in_arm


@dataclass(frozen=True, slots=True)
class IncludeLine:
    """An include line of a file of the tree: whether its name is in quotes, the name, and the tree's file that it
    means, None where the tree has no such file.
    """

    quoted: bool
    name: str
    header: str | None


class _Headers(dict[str, tuple[str, ...]]):
    """The files of the tree that each file itself includes by some of its lines, found when somebody asks."""

    def __init__(self, lines_of: Callable[[str], Iterable[IncludeLine]]) -> None:
        super().__init__()
        self._lines_of = lines_of

    def __missing__(self, path: str) -> tuple[str, ...]:
        found = self[path] = tuple(dict.fromkeys(line.header for line in self._lines_of(path) if line.header))
        return found


class _Seen(Generic[_Answer]):
    """What has been asked of files: the answers by file, and the files without one, which are most."""

    def __init__(self) -> None:
        self.answers: dict[str, _Answer] = {}
        self.silent: set[str] = set()


def _bits_of_words(content: Content) -> int:
    return bits_of(words_in(content.data))


def _uses_cuda(content: Content) -> bool:
    data = content.data
    if any(pattern.search(data) for pattern in _CUDA):
        return True
    return any(part in data for part in _IN_CUDA_NAME) and _CUDA_NAME.search(data) is not None


def _has_main(content: Content) -> bool:
    return b"main" in content.data and _MAIN.search(content.data) is not None


def _carries(content: Content) -> bool:
    assembly = _ASM.search(content.data) if b"asm" in content.data else None
    return assembly is not None and _CARRIES.search(content.data, assembly.end()) is not None


def hiding_macro(text: str) -> int:
    """Offset of the line of the first macro that the headers of HIP's runtime do not compile after, -1 for none."""
    match = _HIDING.search(f"\n{text}")
    return match.start() if match else -1


def _hides_names(content: Content) -> bool:
    return hiding_macro(content.text) >= 0


@lru_cache(maxsize=2**6)
def _marked_names(marks: frozenset[str]) -> Callable[[Content], frozenset[str]]:
    """The question which names follow one of some words."""
    words = tuple(mark.encode("latin-1") for mark in marks)
    marked = re.compile(rf"\b(?:{'|'.join(sorted(marks))}){_AFTER_MARK}".encode("latin-1"))

    def look(content: Content) -> frozenset[str]:
        data = content.data
        if not any(word in data for word in words):  # in most files there is none, which this tells much faster
            return frozenset()
        return frozenset((name or operator).decode("latin-1") for name, operator in marked.findall(data))

    return look


@lru_cache(maxsize=2**6)
def _has_one(words: frozenset[str]) -> Callable[[Content], bool]:
    """The question whether a text may have one of some words."""
    return lambda content: content.may_have_one(words)


def _classes(content: Content) -> frozenset[str]:
    """The names that a text gives to classes with a body, by its words: ``struct alignas(8) lab::A<T> final : B {``"""
    return frozenset(name.decode("latin-1") for name in _CLASS.findall(content.data))


def makes_on_device(content: Content) -> bool:
    """Whether a text may have a class with a constructor for device code that takes no argument and does something, by
    its words.
    """
    names = {name.decode("latin-1") for name in _MADE_ON_DEVICE.findall(content.data)}
    return bool(names) and not names.isdisjoint(_classes(content))


def _mark_macros(content: Content) -> dict[str, frozenset[str]]:
    return mark_macros(content.text)


def _may_have_macros_for_hip(content: Content) -> bool:
    return _OF_HIP.search(content.data) is not None and _MACRO_WITH_PARAMETERS.search(content.data) is not None


def _may_have_macros_in_classes(content: Content) -> bool:
    return _OF_CLASSES.search(content.data) is not None and _MACRO_WITH_PARAMETERS.search(content.data) is not None


def _typedefs(content: Content) -> frozenset[str]:
    data = content.data
    return frozenset(name.decode("latin-1") for name in _TYPEDEF.findall(data)) if b"typedef" in data else _NO_NAMES


def _void_functions(content: Content) -> dict[str, bool]:
    return void_functions(content.text)


def _include_lines(content: Content) -> tuple[tuple[bool, str], ...]:
    return include_lines(content.data)


def _for_implementation(content: Content) -> dict[str, str]:
    return includes_for_implementation(content.data)


@lru_cache(maxsize=2**3)
def _imports_of(roots: frozenset[str] | None) -> Callable[[Content], Imports]:
    """The question what a text imports; with ``roots``, from these namespaces and those in them."""

    def look(content: Content) -> Imports:
        found = imports_in(content.data)
        return found if roots is None else found.within(roots)

    return look


def _headers_wanted(content: Content) -> frozenset[str]:
    return headers_wanted(content.data)


_ANY = re.compile(r"")
_NAMES_OF_SYSTEMS = """dirent dlfcn endian fcntl features getopt glob grp io libgen malloc memory netdb omp poll process
pthread pwd regex sched search semaphore strings syslog termios unistd values windows""".split()
#: Headers of C, of POSIX and of CUDA: in small letters they are the system's, though a file ``Math.h`` is in the tree.
_OF_SYSTEM = re.compile(
    rf"(?:{'|'.join((*NAMES_OF_C, *_NAMES_OF_SYSTEMS))})\.h"
    r"|cuda(?:_\w+)?\.h|cu(?:blas|complex|dnn|fft|rand|solver|sparse|tensor)\w*\.h|n(?:ccl|pp|v)\w*\.h"
)


class _Paths:
    """The files of a tree by their paths as ``spelled`` has them, for include lines."""

    def __init__(self, files: Iterable[str], spelled: Callable[[str], str]) -> None:
        self._spelled = spelled
        self._by_path: dict[str, str] = {}
        self._by_name: dict[str, list[tuple[str, str]]] = {}
        self._below: dict[str, tuple[str, ...]] = {}
        for path in sorted(files, key=lambda path: (path.count("/"), path)):
            own = spelled(path)
            self._by_path.setdefault(own, path)
            self._by_name.setdefault(own.rpartition("/")[2], []).append((own, path))

    def find(self, folder: str, name: str) -> str | None:
        """The file that an include of ``name`` in ``folder`` means: the one beside it, else one that the name leads to
        from a folder of another variant of the same program, else from the folder that is nearest to the top.
        """
        beside = self.beside(folder, name)
        if beside is not None:
            return beside
        below = self._below_some_folder(name)
        variant = next((path for path in below if _is_in_variant(folder, path)), None) if len(below) > 1 else None
        return variant or next(iter(below), None)

    def beside(self, folder: str, name: str) -> str | None:
        """The file that ``name`` leads to from ``folder``."""
        return self._by_path.get(self._spelled(posixpath.normpath(posixpath.join(folder, name))))

    def _below_some_folder(self, name: str) -> tuple[str, ...]:
        wanted = self._spelled(_UPWARDS.sub("", posixpath.normpath(name), count=1))
        if wanted not in self._below:
            same = self._by_name.get(wanted.rpartition("/")[2], ())
            fitting = (path for own, path in same if own == wanted or own.endswith(f"/{wanted}"))
            if not wanted.startswith(f"{_GIVEN}/"):  # a port names the headers that it was given with their folder
                fitting = (path for path in fitting if posixpath.basename(posixpath.dirname(path)) != _GIVEN)
            self._below[wanted] = tuple(fitting)
        return self._below[wanted]


def _is_in_variant(folder: str, path: str) -> bool:
    """Whether a file is in another variant of the program in ``folder``, as the names of folders that stand beside each
    other say: ``src/sort-omp`` and ``src/sort-cuda/kernels.h``.
    """
    pairs = zip(folder.split("/"), posixpath.dirname(path).split("/"), strict=False)
    own, other = next(((own, other) for own, other in pairs if own != other), ("", ""))
    first = _FIRST_WORD.match(own)
    return first is not None and other.startswith(first[0])


@lru_cache(maxsize=2**16)
def _answer(look: Callable[[Content], _Answer], version: Version) -> _Answer:
    """What ``look`` sees in a file's content: asked once by a process that converts several parts of a tree, of files
    with the same bytes too. Raises OSError.
    """
    return _CONTENTS.of(version).made_once(look)


@dataclass(frozen=True)
class Survey:
    """The project around a file.

    ``files`` are the paths of the tree's files relative to its root, with ``/``. ``root`` is the tree's folder, None
    for text without a tree. ``device_sources`` are the sources that the tree's build files have compiled as CUDA though
    their names do not say so. Seven things are known after a first conversion only, each by the file that they concern:

    - ``defines`` maps a CUDA name that other files of the program define themselves to the place where (``path:line``);
      such a name is left alone. A C++ namespace of the project's own stands there with ``::`` after it.
    - ``overloads`` maps a function of the file (whether it has a body, and what it is known by in CUDA) to one of
      another file that becomes the same function in HIP.
    - ``marks`` maps a function of the file (its name and its parameters) to ``__host__`` and ``__device__`` at its
      declarations in files that are compiled together with it.
    - ``pasted`` maps a macro that pastes names of CUDA to what is known of them by its uses in all files, for the file
      that defines it and for those whose uses change with it.
    - ``joined`` has the names that the file writes out and that macros make of names of CUDA, which change.
    - ``compiled_with`` has the files that are compiled together with a header whose macros define operators.
    - ``given`` has the headers of hipport's (``hipport/warp.h``) that the ports of other files include, which the file
      itself includes inside of a namespace.

    ``macros`` are the names that stay CUDA's in a tree for both vendors. They are known when all files are settled, and
    None before that, and where the tree is ported to HIP alone.

    What a conversion is told of the project by the methods that are questions is noted in ``asked``. What it reads of
    the seven is its file's own part of them.
    """

    files: frozenset[str] = frozenset()
    root: Path | None = None
    device_sources: frozenset[str] = frozenset()
    defines: dict[str, dict[str, str]] = field(default_factory=dict)
    overloads: dict[str, dict[tuple[bool, tuple[str, ...]], Counterpart]] = field(default_factory=dict)
    marks: dict[str, dict[tuple[object, ...], MarksElsewhere]] = field(default_factory=dict)
    pasted: dict[str, dict[PastingMacro, PastedNames]] = field(default_factory=dict)
    joined: dict[str, tuple[JoinedName, ...]] = field(default_factory=dict)
    compiled_with: dict[str, frozenset[str]] = field(default_factory=dict)
    given: dict[str, frozenset[str]] = field(default_factory=dict)
    macros: MacroNames | None = None
    asked: Asked = field(default_factory=Asked, compare=False, repr=False)

    def __getstate__(self) -> dict[str, object]:
        """What is sent to another process: not what has been read of the files."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def _build_options(self) -> BuildOptions:
        """The compiler options in the tree's build files."""
        return BuildOptions(self.root, self.files)

    @question
    def build_file_with(self, option: re.Pattern[str], path: str, unported: bool = False) -> str | None:
        """As ``BuildOptions.file_with``."""
        return self._build_options.file_with(option, path, unported)

    def may_be_built_with(self, option: re.Pattern[str], path: str) -> bool:
        """Whether a build file around a file has an option, or there is none to say so."""
        return self.build_file_with(option, path) is not None or self.build_file_with(_ANY, path) is None

    @question
    def build_file_defining(self, macro: str, path: str) -> str | None:
        """As ``BuildOptions.file_defining``."""
        return self._build_options.file_defining(macro, path)

    @question
    def may_include_from(self, folder: str, path: str) -> bool:
        """As ``BuildOptions.may_include_from``."""
        return self._build_options.may_include_from(folder, path)

    @question
    def with_headers(self, path: str, quoted_only: bool = False) -> tuple[str, ...]:
        """A file and the files of the tree that it includes, itself or through others, the nearest first; with
        ``quoted_only``, an ``#include <name>`` never means a file of the tree.
        """
        asked = (path, quoted_only)
        if asked not in self._reached:
            if len(self._reached) >= _REACHED:
                self._reached.clear()
            headers = self._quoted_headers if quoted_only else self._headers
            self._reached[asked] = tuple(with_all_included((path,), headers.__getitem__))
        return self._reached[asked]

    def header_texts(self, path: str, name: str = "") -> Iterator[str]:
        """The texts of the files of the tree that a file includes, itself or through others, the nearest first; with a
        ``name``, of those that have it.
        """
        headers = self.with_headers(path)[1:]
        return map(self.text_of, self.with_name(headers, name) if name else headers)

    def with_neighbours(self, path: str) -> tuple[str, ...]:
        """A file and its headers as ``with_headers`` has them, and those of ``includers_beside``: a header may rely on
        what stands before it there. Each once.
        """
        seen = dict.fromkeys(self.with_headers(path))
        for includer in self.includers_beside(path):
            seen |= dict.fromkeys(self.with_headers(includer))
        return tuple(seen)

    def standing_before(self, path: str) -> tuple[str, ...]:
        """The files that stand before a header wherever one of ``includers_beside`` includes it: what each of these has
        included until then. Each once.
        """
        before: dict[str, None] | None = None
        for includer in self.includers_beside(path):
            headers = [line.header for line in self.includes_of(includer)]
            earlier = dict.fromkeys(filter(None, headers[: headers.index(path)]))
            found = dict.fromkeys(chain.from_iterable(map(self.with_headers, earlier)))
            before = found if before is None else dict.fromkeys(filter(found.__contains__, before))
            if not before:  # of headers of one library, some includer has most as its first one
                break
        return tuple(before or ())

    @question
    def includers_beside(self, path: str) -> tuple[str, ...]:
        """The files of a file's folder that include it themselves, or else those of the nearest folder above that has
        some: ``view.h`` has ``#include "details/view.inl"`` at its end, ``Core`` ``#include "src/Core/Assign.h"``.
        """
        for folder in map(str, PurePosixPath(path).parents):
            if beside := self._includers_beside("" if folder == "." else folder).get(path):
                return tuple(beside)
        return ()

    @question
    def is_for_other_builds(self, path: str) -> bool:
        """Whether a header is included by files of the tree, and by each of them in builds without a GPU only."""
        includers = self._all_includers.get(path, ())
        return bool(includers) and all(self._includes_without_gpu(includer, path) for includer in includers)

    def _includes_without_gpu(self, includer: str, path: str) -> bool:
        names = self._ask(includes_without_gpu, includer, _NO_NAMES)
        return all(line.name in names for line in self.includes_of(includer) if line.header == path)

    @question
    def includes_of(self, path: str) -> tuple[IncludeLine, ...]:
        """What a file of the tree includes, as it stands in the input; () for a file that cannot be read, and for a
        survey without a tree.
        """
        if path not in self._includes:
            lines: tuple[tuple[bool, str], ...] = self._ask(_include_lines, path, ())
            self._includes[path] = tuple(
                IncludeLine(quoted, name, self.find_header(path, name) if may_be_own(name, quoted=quoted) else None)
                for quoted, name in lines
            )
        return self._includes[path]

    @question
    def implementation_of(self, path: str, name: str) -> str:
        """The macro of the code of a library in one header for which alone a file includes a header, as
        ``includes_for_implementation`` has it; empty where it includes that for others, too.
        """
        return self._ask(_for_implementation, path, _NO_IMPLEMENTATIONS).get(name, "")

    @question
    def find_header(self, includer: str, name: str) -> str | None:
        """The tree's file that ``#include "name"`` in ``includer`` means, or None where the tree has no such file.

        The includer's folder comes first, then any folder of the tree that the name may be relative to, since the
        compiler's include folders are not known: those of another variant of the program first (``sort-omp``,
        ``sort-cuda``), then the shortest path. A name that the tree lacks means a file whose name differs in capitals
        only, as it does on Windows: one in small letters a file in the includer's folder, where no system has the name.
        """
        asked = (posixpath.dirname(includer), name)
        if asked not in self._found:
            self._found[asked] = self._find(*asked)
        return self._found[asked]

    @question
    def uses_cuda(self, path: str) -> bool:
        """Whether the text of a file of the tree has words that nvcc's implicit include declares; False where it
        cannot be read.
        """
        return self._ask(_uses_cuda, path, False)

    @question
    def uses_cuda_before(self, path: str, name: str) -> bool:
        """Whether a file of the tree uses such words before its first line that includes the header ``name``."""
        if not self.uses_cuda(path):
            return False
        before = text_before(COMMENT.sub("", self.text_of(path)).encode("latin-1"), name)
        return before is not None and _uses_cuda(Content(before))

    @question
    def is_device_source(self, path: str) -> bool:
        """Whether nvcc takes a source for CUDA, by its suffix, or because a build file says so."""
        return path.lower().endswith(".cu") or path in self.device_sources

    @question
    def is_for_c(self, path: str) -> bool:
        """Whether a file is a C source, or a header that one of the tree includes, itself or through others."""
        return path.endswith(".c") or path in self._headers_of_c

    @question
    def is_for_host(self, path: str) -> bool:
        """Whether a file is a C or C++ source that nvcc does not take for CUDA, or a header that one of the tree
        includes, itself or through others.
        """
        return self._is_host_source(path) or path in self._headers_of_host

    @question
    def is_for_device(self, path: str) -> bool:
        """Whether a file is a source that nvcc takes for CUDA, or a header that one of the tree includes, itself or
        through others.
        """
        return self.is_device_source(path) or path in self._headers_for_device

    @question
    def include_for_hipcc(self, path: str) -> tuple[str, str] | None:
        """For a source of C++ that nvcc does not take for CUDA: the first file, itself or a header of the tree, that
        includes what only hipcc takes in ROCm, and the name that it includes; None where there is none.
        """
        if path.endswith(".c") or not self._is_host_source(path) or path not in self._leading_to_hipcc:
            return None
        read = with_all_included((path,), self._headers_read_by_host)
        return next((file, name) for file in read for name in self._names_for_hipcc(file))

    @question
    def includes_cuda(self, path: str) -> bool:
        """Whether a C or C++ source that nvcc does not take for CUDA includes a header of CUDA's runtime or libraries,
        itself or through headers of the tree.
        """
        return self._is_host_source(path) and path in self._leading_to_cuda

    @question
    def wants_header(self, path: str, header: str) -> bool:
        """Whether a file of the tree calls a function for which nvcc brings ``header``, a key of ``HEADERS``."""
        return header in self._ask(_headers_wanted, path, _NO_NAMES)

    @question
    def one_wants_header(self, paths: tuple[str, ...], header: str) -> bool:
        """Whether ``wants_header`` is true of one of some files of the tree."""
        return any(header in wanted for wanted in self._ask_all(_headers_wanted, paths, _NO_NAMES))

    @question
    def has_main(self, path: str) -> bool:
        """Whether a file of the tree has a program's ``main``; False where it cannot be read."""
        return self._ask(_has_main, path, False)

    @question
    def carries(self, path: str) -> bool:
        """Whether a file of the tree has asm statements with PTX's instructions that carry; False where it cannot be
        read.
        """
        return self._ask(_carries, path, False)

    @question
    def hides_names(self, path: str) -> bool:
        """Whether a file of the tree defines macros with names that the headers of HIP's runtime use, ``min(a, b)`` or
        ``T``: they do not compile after them. False where it cannot be read.
        """
        return self._ask(_hides_names, path, False)

    @question
    def one_hides_names(self, paths: tuple[str, ...]) -> bool:
        """Whether ``hides_names`` is true of one of some files."""
        return any(self._ask_all(_hides_names, paths, False))

    @question
    def one_includes(self, paths: tuple[str, ...], beginnings: tuple[str, ...], outside: bool = False) -> bool:
        """Whether one of some files of the tree includes a header whose name has one of these beginnings; with
        ``outside``, one that the tree does not have.
        """
        without = self._without[beginnings, outside]
        for path in filterfalse(without.__contains__, paths):
            lines = (line for line in self.includes_of(path) if not outside or line.header is None)
            if any(line.name.startswith(beginnings) for line in lines):
                return True
            without.add(path)
        return False

    @question
    def with_name(self, paths: tuple[str, ...], name: str) -> tuple[str, ...]:
        """Those of some files of the tree that have a name among their words, or all the words that it is made of."""
        words = words_in(name.encode("latin-1"))
        bits = bits_of(words)
        has = [re.compile(rb"%b(?<=\b%b)\b" % (word, word)).search for word in words]  # searched for by its text
        likely = (path for path in paths if self._ask(_bits_of_words, path, 0) & bits == bits)
        contents = ((path, self._content(path)) for path in likely)
        return tuple(path for path, found in contents if found and all(search(found.data) for search in has))

    @question
    def one_may_have(self, paths: tuple[str, ...], words: frozenset[str]) -> bool:
        """Whether one of some files of the tree may have one of some words, at least in another word."""
        return any(self._ask_all(_has_one(words), paths, False))

    @question
    def is_named_beside(self, path: str, name: str) -> bool:
        """Whether a file of the tree that is compiled together with a file, or that file, has a name as ``with_name``
        has it.
        """
        includers = with_all_included((path,), lambda file: self._all_includers.get(file, ()))
        together = dict.fromkeys(chain.from_iterable(map(self.with_headers, includers)))
        return bool(self.with_name(tuple(together), name))

    @question
    def marked_names(self, paths: tuple[str, ...], marks: frozenset[str]) -> frozenset[str]:
        """The names that follow one of ``marks``, as ``__device__``, in some files of the tree, by their words."""
        return _NO_NAMES.union(*self._ask_all(_marked_names(marks), paths, _NO_NAMES))

    @question
    def with_class(self, paths: tuple[str, ...], name: str) -> tuple[str, ...]:
        """Those of some files of the tree that may define a class of a name, by their words."""
        return tuple(path for path in paths if name in self._ask(_classes, path, _NO_NAMES))

    @question
    def classes_among(self, paths: tuple[str, ...], names: frozenset[str]) -> frozenset[str]:
        """Those of ``names`` that some files of the tree may define a class of, by their words."""
        return names & _NO_NAMES.union(*self._ask_all(_classes, paths, _NO_NAMES))

    @question
    def declared_among(self, paths: tuple[str, ...], names: frozenset[str]) -> frozenset[str]:
        """Those of ``names`` that some files of the tree declare a class of, by their words."""
        return names & _NO_NAMES.union(*self._ask_all(declared_classes_in, paths, _NO_NAMES)) if names else _NO_NAMES

    @question
    def with_macros_for_hip(self, paths: tuple[str, ...]) -> tuple[str, ...]:
        """Those of some files of the tree that have macros with parameters, and words of HIP's."""
        return tuple(path for path in paths if self._ask(_may_have_macros_for_hip, path, False))

    @question
    def with_macros_in_classes(self, paths: tuple[str, ...]) -> tuple[str, ...]:
        """Those of some files of the tree that have macros with parameters, and classes."""
        return tuple(path for path in paths if self._ask(_may_have_macros_in_classes, path, False))

    @question
    def one_makes_on_device(self, paths: tuple[str, ...]) -> bool:
        """Whether ``makes_on_device`` is true of one of some files of the tree."""
        return any(self._ask_all(makes_on_device, paths, False))

    @question
    def typedefs(self, paths: tuple[str, ...], names: frozenset[str]) -> frozenset[str]:
        """Those of ``names`` that some files of the tree have a typedef for, by their words."""
        return names & _NO_NAMES.union(*self._ask_all(_typedefs, paths, _NO_NAMES))

    @question
    def named_type(self, paths: tuple[str, ...], name: str) -> str:
        """What the first of some files of the tree that has another name of a type says that it stands for, by its
        words; empty where none does.
        """
        return next((found[name] for found in self._ask_all(named_types, paths, _NOTHING_NAMED) if name in found), "")

    @question
    def names_beside_std(self, paths: tuple[str, ...]) -> frozenset[str]:
        """What ``names_beside_std`` finds in some files of the tree."""
        return _NO_NAMES.union(*self._ask_all(names_beside_std, paths, _NO_NAMES))

    @question
    def defined_names_of_hip(self, paths: tuple[str, ...]) -> frozenset[str]:
        """What ``defined_names_of_hip`` finds in some files of the tree."""
        return _NO_NAMES.union(*self._ask_all(defined_names_of_hip, paths, _NO_NAMES))

    @question
    def typed_names(self, paths: tuple[str, ...], types: frozenset[str]) -> TypedNames:
        """What some files of the tree declare with one of ``types``, and none of them with another; of a name the first
        file counts.
        """
        aliases: dict[str, str] = {}
        members: dict[str, str] = {}
        functions: dict[str, str] = {}
        for found in self._ask_all(typed_names_of(types), paths, _NO_TYPED_NAMES):
            aliases, members = found.aliases | aliases, found.members | members
            functions = found.functions | functions
        if members or functions:
            asked = typed_otherwise(types.union(aliases), frozenset(members), frozenset(functions))
            for other_members, other_functions in self._ask_all(asked, paths, _NOT_OTHERWISE):
                for name in other_members:
                    members.pop(name, None)
                for name in other_functions:
                    functions.pop(name, None)
        return TypedNames(aliases, members, functions)

    @question
    def functions_returning(self, paths: tuple[str, ...], types: frozenset[str]) -> dict[str, frozenset[str]]:
        """The functions of some files of the tree that return one of ``types``, each with these, by their words."""
        found: dict[str, frozenset[str]] = {}
        for functions in self._ask_all(functions_returning(types), paths, _NO_RETURNED):
            for name, of in functions.items():
                found[name] = found.get(name, _NO_NAMES) | of
        return found

    @question
    def aliases(self, paths: tuple[str, ...], types: frozenset[str]) -> dict[str, str]:
        """The other names that some files of the tree give to ``types``, each with the type, by their words; of a name
        the first file counts.
        """
        found: dict[str, str] = {}
        for aliases in self._ask_all(aliases_of(types), paths, _NOTHING_NAMED):
            found = aliases | found
        return found

    @question
    def shared_macros(self, paths: tuple[str, ...]) -> frozenset[str]:
        """The macros that some files of the tree define as ``__shared__``."""
        return _NO_NAMES.union(*self._ask_all(shared_macros_in, paths, _NO_NAMES))

    @question
    def mark_macros(self, paths: tuple[str, ...]) -> dict[str, frozenset[str]]:
        """The macros that some files of the tree define to mark functions, as ``mark_macros`` has them; of a macro the
        first file counts.
        """
        found: dict[str, frozenset[str]] = {}
        for macros in self._ask_all(_mark_macros, paths, _NO_MACROS):
            found = macros | found
        return found

    @question
    def asm_macros(self, paths: tuple[str, ...]) -> frozenset[str]:
        """The macros that some files of the tree define as the keyword of inline assembly."""
        return _NO_NAMES.union(*self._ask_all(asm_macros, paths, _NO_NAMES))

    @question
    def void_functions(self, paths: tuple[str, ...]) -> dict[str, bool]:
        """The functions that some files of the tree declare with the type ``void *``, as ``void_functions`` has them;
        of a function the first file counts.
        """
        found: dict[str, bool] = {}
        for functions in self._ask_all(_void_functions, paths, _NO_FUNCTIONS):
            found = functions | found
        return found

    @question
    def module_names_beside(self, path: str) -> frozenset[str]:
        """The names of variables that the sources and headers of a file's folder look up in modules."""
        none: frozenset[str] = frozenset()
        beside = (file for file in self._by_folder.get(posixpath.dirname(path), ()) if file.endswith(_CODE))
        return none.union(*(self._ask(module_names, file, none) for file in beside))

    @question
    def imports_of(self, paths: tuple[str, ...], roots: frozenset[str] | None = None) -> tuple[Imports, ...]:
        """The names of C++ namespaces that some files of the tree make, and what they import from them; nothing of a
        file that has none. With ``roots``, of namespaces whose outermost is one of these.
        """
        return tuple(self._ask_all(_imports_of(roots), paths, _NO_IMPORTS))

    @question
    def text_of(self, path: str) -> str:
        """The text of a file of the tree, as it stands in the input; empty where it cannot be read, and for a survey
        without a tree.
        """
        content = self._content(path)
        return content.text if content is not None else ""

    def _read_by_host(self, path: str) -> Iterator[IncludeLine]:
        """The include lines of a file that the host's compiler reads."""
        names = self._ask(includes_for_nvcc, path, _NO_NAMES)
        return (line for line in self.includes_of(path) if line.name not in names)

    def _headers_read_by_host(self, path: str) -> Iterator[str]:
        return (line.header for line in self._read_by_host(path) if line.header is not None)

    def _names_for_hipcc(self, path: str) -> Iterator[str]:
        lines = self._read_by_host(path)
        return (line.name for line in lines if line.header is None and line.name.startswith(_ONLY_FOR_HIPCC))

    @cached_property
    def _leading_to_hipcc(self) -> frozenset[str]:
        """The files by which a source of the host includes what only hipcc takes."""
        lines = (line for file in self._headers_of_host for line in self.includes_of(file))
        if not any(line.name.startswith(_ONLY_FOR_HIPCC) for line in lines):  # in most trees, and told in less time
            return frozenset()
        return self._leading_to(lambda name: name.startswith(_ONLY_FOR_HIPCC))

    @cached_property
    def _leading_to_cuda(self) -> frozenset[str]:
        """The files by which a source of the host includes a header of CUDA's."""
        return self._leading_to(lambda name: _OF_CUDA.fullmatch(name) is not None)

    def _leading_to(self, is_wanted: Callable[[str], bool]) -> frozenset[str]:
        """The files by which a source of the host includes a header that the tree does not have, by its name."""
        read = list(with_all_included(filter(self._is_host_source, sorted(self.files)), self._headers_read_by_host))
        includers: defaultdict[str, list[str]] = defaultdict(list)
        for file in read:
            for header in self._headers_read_by_host(file):
                includers[header].append(file)
        leading = (
            file
            for file in read
            if any(line.header is None and is_wanted(line.name) for line in self._read_by_host(file))
        )
        return frozenset(with_all_included(leading, includers.__getitem__))

    def _ask(self, look: Callable[[Content], _Answer], path: str, nothing: _Answer) -> _Answer:
        """What ``look`` sees in a file of the tree; ``nothing`` where it cannot be read."""
        return next(self._ask_all(look, (path,), nothing), nothing)

    def _content(self, path: str) -> Content | None:
        """What is in a file of the tree; None where it cannot be read."""
        version = self._version(path)
        with suppress(OSError):
            return _CONTENTS.of(version) if version is not None else None
        return None

    def _version(self, path: str) -> Version | None:
        """A file of the tree as it is, None where there is none."""
        if path not in self._versions:
            self._versions[path] = None
            if self.root is not None:
                place = f"{self.root}/{path}"
                with suppress(OSError):
                    now = os.stat(place)  # noqa: PTH116 - asked thousands of times, and Path is slower
                    self._versions[path] = Version(place, now.st_mtime_ns, now.st_size)
        return self._versions[path]

    def _ask_all(self, look: Callable[[Content], _Answer], paths: Iterable[str], nothing: _Answer) -> Iterator[_Answer]:
        """What ``look`` sees in some files of the tree, but for those in which it sees ``nothing``: files reach many
        headers, and few of these have an answer.
        """
        seen: _Seen[_Answer] = self._seen[look]
        for path in filterfalse(seen.silent.__contains__, paths):
            if path not in seen.answers:
                answer = nothing
                with suppress(OSError):
                    version = self._version(path)
                    answer = _answer(look, version) if version is not None else nothing
                if answer == nothing:
                    seen.silent.add(path)
                    continue
                seen.answers[path] = answer
            yield seen.answers[path]

    def _includers_beside(self, folder: str) -> dict[str, list[str]]:
        """The files of a folder by what they include."""
        if folder not in self._includers:
            found = self._includers[folder] = {}
            for path in self._by_folder.get(folder, ()):
                for header in {line.header for line in self.includes_of(path) if line.header}:
                    found.setdefault(header, []).append(path)
        return self._includers[folder]

    def _find(self, folder: str, name: str) -> str | None:
        found = self._paths.find(folder, name)
        if found is not None or _OF_SYSTEM.fullmatch(name):
            return found
        small = self._small_paths
        return small.find(folder, name) if name != name.lower() else small.beside(folder, name)

    @cached_property
    def _by_folder(self) -> dict[str, list[str]]:
        index: dict[str, list[str]] = {}
        for path in sorted(self.files):
            index.setdefault(posixpath.dirname(path), []).append(path)
        return index

    @cached_property
    def _paths(self) -> _Paths:
        return _Paths(self.files, str)

    @cached_property
    def _small_paths(self) -> _Paths:
        return _Paths(self.files, str.lower)

    @cached_property
    def _headers_for_device(self) -> frozenset[str]:
        sources = sorted(filter(self.is_device_source, self.files))
        return frozenset(with_all_included(sources, self._headers.__getitem__))

    def _is_host_source(self, path: str) -> bool:
        return posixpath.splitext(path)[1].lower() in HOST_SUFFIXES and not self.is_device_source(path)

    @cached_property
    def _headers_of_host(self) -> frozenset[str]:
        sources = sorted(filter(self._is_host_source, self.files))
        return frozenset(with_all_included(sources, self._headers.__getitem__))

    @cached_property
    def _headers_of_c(self) -> frozenset[str]:
        sources = sorted(path for path in self.files if path.endswith(".c"))
        return frozenset(with_all_included(sources, self._headers.__getitem__))

    @cached_property
    def _all_includers(self) -> dict[str, list[str]]:
        """The files of the tree by what they include."""
        found: dict[str, list[str]] = {}
        for folder in self._by_folder:
            for header, includers in self._includers_beside(folder).items():
                found.setdefault(header, []).extend(includers)
        return found

    @cached_property
    def _includes(self) -> dict[str, tuple[IncludeLine, ...]]:
        return {}

    @cached_property
    def _headers(self) -> _Headers:
        return _Headers(self.includes_of)

    @cached_property
    def _quoted_headers(self) -> _Headers:
        return _Headers(lambda path: filter(attrgetter("quoted"), self.includes_of(path)))

    @cached_property
    def _reached(self) -> dict[tuple[str, bool], tuple[str, ...]]:
        return {}

    @cached_property
    def _versions(self) -> dict[str, Version | None]:
        return {}

    @cached_property
    def _seen(self) -> defaultdict[Callable[[Content], object], _Seen[Any]]:
        return defaultdict(_Seen)

    @cached_property
    def _without(self) -> defaultdict[tuple[tuple[str, ...], bool], set[str]]:
        return defaultdict(set)

    @cached_property
    def _includers(self) -> dict[str, dict[str, list[str]]]:
        return {}

    @cached_property
    def _found(self) -> dict[tuple[str, str], str | None]:
        return {}
