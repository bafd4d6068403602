"""What clang refuses in the code of a project, where that is certain: where neither the parser's stubs of CUDA's
headers nor the engine's headers, by which a port is parsed, can be the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from functools import partial
from itertools import groupby
from pathlib import Path

from hipport.unit.doubts import Doubts
from hipport.unit.doubts import Lines
from hipport.unit.doubts import quoted_names
from hipport.unit.prelude import ENGINE
from hipport.unit.prelude import FOLDER
from hipport.unit.prelude import GIVEN
from hipport.unit.prelude import OURS
from hipport.unit.prelude import Dialect
from hipport.unit.questions import Refusal
from hipport.unit.syntax import ParserError
from hipport.unit.syntax import Tree

_OF_AN_ERROR_LINE = "User-Defined Issue"  # clang's name for the kind of #error
#: Errors of a declaration beside another one.
_OF_TWO = re.compile("cannot overload|^redefinition of|shadows template parameter|different kind of symbol")
_OF_VALUES = "static assertion failed"  # sizes of CUDA's types are not right
#: Words of the language before a parenthesis, and types of C that the stubs declare where the system has no headers.
_OF_C = frozenset("bool char double float int long short signed unsigned void sizeof throw FILE size_t".split())
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_NAMESPACE = re.compile(r"\bnamespace\s+(\w+)[^;{}]*\{")
_OF_A_CANDIDATE = re.compile("candidate |(?:expanded from|in instantiation of)")
_OF_CUDA = re.compile(
    r"__|_mm\d*_|(?:cu|nv|nccl)[A-Z_]|cuda|(?:CU|CUDA|NV|NCCL|THRUST|CCCL)_?[A-Z]|cublas|cusparse|curand|cufft|cusolver|cudnn"
)
#: In a port: what only the headers of compilers and of ROCm itself know of each other, and names of HIP's form.
_INTERNAL = re.compile(r"__builtin_amdgcn|__(?:ocml|ockl)|hipport_|HIPPORT_|_mm\d*_|roc[a-z]+$")
_OF_HIP = re.compile(r"_*(?:hip|HIP|roc|miopen|rccl|nccl)(?=[A-Z_a-z])")
_NAME_OF_HIP = re.compile(rf"\b{_OF_HIP.pattern}\w*")
_LIBRARIES_OF_TEMPLATES = tuple(f"{ENGINE / name}/" for name in ("thrust", "hipcub", "rocwmma"))
_IN_A_LIBRARY = re.compile(r"in namespace '(?:thrust|hipcub|rocwmma|rocprim|cooperative_groups)\b")
#: What clang takes since libclang's version: guides for deduction are the device's as well.
_TAKEN_NOW = "'<deduction guide for "
#: Types that the engine only names, and what clang takes since libclang's version: __shared__ alignas(16) float a[4];
#: #pragma unroll 0; typedef struct { int a; void f() {} } S; two specializations for template template arguments.
_UNCERTAIN = re.compile(
    r"incomplete type '(?:struct )?(?:hip|HIP)|an attribute list cannot appear here"
    r"|invalid value '0'; must be positive|anonymous non-C-compatible type given name"
    r"|ambiguous partial specializations"
)
_OURS = tuple(map(str, OURS))
_INTERFACES = tuple(
    f"{ENGINE / name}" for name in ("hip/hip_runtime_api.h", "hipblas", "hipfft", "hipsolver", "hipsparse")
)
_EXPANDED = re.compile(r"expanded from macro '(\w+)'")
# What a header declares: struct NAME, using NAME, NAME(...), #define NAME, typedef ... NAME;
_DECLARED = re.compile(
    r"(?:^|[;>])[ \t]*(?:struct|class|enum|union|namespace|using|concept)\s+([A-Za-z_]\w*)"
    r"|^[ \t]*#[ \t]*define\s+([A-Za-z_]\w*)|\b([A-Za-z_]\w*)\s*\(|\btypedef\b[^;{]*?([A-Za-z_]\w*)\s*;",
    re.MULTILINE,
)


def refusals(tree: Tree, root: str, dialect: Dialect, texts: Mapping[str, bytes]) -> tuple[Refusal, ...]:
    """The errors of a parsed unit in the files below ``root``, the first of each line, as far as our headers cannot be
    the reason, and no error that may be due to them leads there. ``texts`` are the files that were parsed as others
    than they are there.
    """
    if any(map(_is_of_the_build, tree.errors)):
        return ()
    return tuple(
        Refusal(first.path, first.line, first.column, first.text, tuple((n.path, n.line) for n in first.notes))
        for first in _certain(tree, root, dialect, cache(partial(_lines_of, texts)))
    )


def error_line(tree: Tree) -> str:
    """The text of the first ``#error`` of a parsed unit, empty where there is none."""
    return next((error.text for error in tree.errors if error.kind == _OF_AN_ERROR_LINE), "")


def _certain(tree: Tree, root: str, dialect: Dialect, lines: Lines) -> Iterator[ParserError]:
    doubts = Doubts(tree, root, lines)
    is_certain = partial(_is_certain, root=root, lines=lines) if dialect is Dialect.CUDA else partial(_is_of_port, root)
    for on_line in _by_lines(tree.errors):
        if dialect is not Dialect.CUDA and on_line[0].path.startswith(_OURS):
            by_macro = _by_macro(on_line[0], root)
            if by_macro is not None:  # else it is in code that only the engine compiles
                yield by_macro
                doubts.add(on_line[0])
            continue
        if all(map(is_certain, on_line)) and not any(map(doubts.reach, on_line)):
            yield on_line[0]
            continue
        yield from [error for error in on_line if _stands_alone(error, root)][:1]
        for error in on_line:
            doubts.add(error)


def _lines_of(texts: Mapping[str, bytes], path: str) -> list[str]:
    """The lines of a file, none of one that cannot be read."""
    try:
        data = texts[path] if path in texts else Path(path).read_bytes()
    except OSError:
        return []
    return data.decode("latin-1").split("\n")


def _stands_alone(error: ParserError, root: str) -> bool:
    """Whether an error is about two declarations of the project, whatever else clang does not understand."""
    are_below = all(each.is_below(root) for each in (error, *error.notes))
    return bool(error.notes) and are_below and _OF_TWO.search(error.text) is not None


def _by_lines(errors: Iterable[ParserError]) -> Iterator[tuple[ParserError, ...]]:
    """Errors that follow one another with those of the same line, which often have one cause."""
    return (tuple(line) for _, line in groupby(errors, lambda error: (error.path, error.line)))


def _is_of_the_build(error: ParserError) -> bool:
    """Whether an error says that the unit is not parsed as its build compiles it: a header is missing, or ``#error``
    asks for macros.
    """
    return error.text.endswith("file not found") or error.kind == _OF_AN_ERROR_LINE


def _is_of_port(root: str, error: ParserError) -> bool:
    """Whether an error in a port is certain. The engine has HIP's interface and that of ROCm's libraries whole, by
    their headers; but not all that these libraries declare for themselves, and what their templates are made of.
    """
    if not error.is_below(root) or error.text.startswith(_OF_VALUES) or _TAKEN_NOW in error.text:
        return False
    if (
        _UNCERTAIN.search(error.text)
        or _IN_A_LIBRARY.search(error.text)
        or any(note.path.startswith(_LIBRARIES_OF_TEMPLATES) for note in error.notes)
    ):
        return False
    names = quoted_names(replace(error, notes=tuple(note for note in error.notes if note.is_below(root))))
    return not any(_INTERNAL.match(name) or (_OF_HIP.match(name) and name not in _names_of_hip()) for name in names)


def _by_macro(error: ParserError, root: str) -> ParserError | None:
    """An error in a declaration of HIP's or of a library's interface that a macro from elsewhere breaks, as one of the
    line of the project that includes it: ``-Darch=70``, and hipDeviceProp_t has a member of that name.
    """
    expanded = (_EXPANDED.match(note.text) for note in error.notes if not note.path.startswith(_OURS))
    macro = next(filter(None, expanded), None)
    place = next((place for place in reversed(error.includers) if place[0].startswith(f"{root}/")), None)
    if macro is None or place is None or not error.path.startswith(_INTERFACES):
        return None
    header = Path(error.path).relative_to(ENGINE).as_posix()
    text = f"{header} has a name {macro[1]}, which is a macro here: {error.text}"
    return replace(error, path=place[0], line=place[1], column=1, text=text)


@cache
def _names_of_hip() -> frozenset[str]:
    """The names of HIP's and of its libraries' that stand anywhere in the headers by which ports are parsed."""
    paths = (path for folder in (ENGINE, GIVEN, FOLDER / "port") for path in sorted(folder.rglob("*.h*")))
    return frozenset(name for path in paths for name in _NAME_OF_HIP.findall(path.read_text("utf-8")))


def _is_certain(error: ParserError, root: str, lines: Lines) -> bool:
    """Whether an error in an original is certain."""
    if not error.is_below(root) or error.text.startswith(_OF_VALUES) or _TAKEN_NOW in error.text:
        return False
    return _stands_alone(error, root) or not (_names_a_stub(error, root, lines) or _is_in_a_library(error, lines))


def _names_a_stub(error: ParserError, root: str, lines: Lines) -> bool:
    """Whether an error quotes a name that the stubs declare, or quotes one that is CUDA's by its form or stands there.
    Of functions of the stubs that do not take some operands, it matters which operands, and not which functions.
    """
    notes = [note for note in error.notes if note.is_below(root) or not _OF_A_CANDIDATE.match(note.text)]
    names = quoted_names(replace(error, notes=tuple(notes))) - _of_the_language()
    text = "".join(lines(error.path)[error.line - 1 : error.line])
    return (
        not names.isdisjoint(stub_names())
        or any(map(_OF_CUDA.match, names))
        or bool(_OF_CUDA.match(text, error.column - 1))
    )


def _is_in_a_library(error: ParserError, lines: Lines) -> bool:
    """Whether an error is in a namespace of a library that the project opens, ``namespace cub {``: the stubs may lack
    what it specializes there.
    """
    above = lines(error.path)[: error.line]
    if not above:
        return True
    before = "\n".join((*above[:-1], above[-1][: error.column]))
    opened = (found for found in _NAMESPACE.finditer(before) if found[1] in stub_names())
    return any(before.count("{", found.end()) >= before.count("}", found.end()) for found in opened)


@cache
def _of_the_language() -> frozenset[str]:
    """The words of CUDA's language that the stubs define as macros: ``__shared__``."""
    text = (FOLDER / "language.h").read_text("utf-8")
    return frozenset(re.findall(r"^#define (__[a-z_]+__)\b", text, re.MULTILINE))


@cache
def stub_names() -> frozenset[str]:
    """The names that the stubs declare in namespaces, but for those of the parser's own headers of the compiler
    (``stddef.h``).
    """
    paths = [path for place in (".", "cuda", "generated") for path in sorted((FOLDER / place).glob("*.*"))]
    paths += sorted((FOLDER.parents[1] / "include" / "hipport").glob("sample_*.h"))
    texts = [_of_namespaces(path.read_text("utf-8")) for path in dict.fromkeys(paths) if path.is_file()]
    return frozenset(name for text in texts for found in _DECLARED.findall(text) for name in found if name) - _OF_C


def _of_namespaces(text: str) -> str:
    """A text without comments, and without what braces hold that open no namespace."""
    kept: list[str] = []
    closed = 0  # braces that are left out
    for part in re.split(r"([{}])", _COMMENT.sub("", text)):
        if part == "{" and (closed or not re.search(r"\b(?:namespace|extern)\b[^;{}]*$", kept[-1] if kept else "")):
            closed += 1
        elif part == "}" and closed:
            closed -= 1
        elif not closed:
            kept.append(part)
    return "".join(kept)
