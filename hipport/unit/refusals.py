"""What clang refuses in the code of a project, where that is certain: where the parser's stubs of CUDA's headers cannot
be the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from itertools import takewhile

from hipport.unit.prelude import FOLDER
from hipport.unit.questions import Refusal
from hipport.unit.syntax import ParserError
from hipport.unit.syntax import Tree

_OF_AN_ERROR_LINE = "User-Defined Issue"  # clang's name for the kind of #error
_OF_VALUES = "static assertion failed"  # sizes of CUDA's types are not right
_QUOTED = re.compile(r"'([^'\n]*)'")
_NAME = re.compile(r"[A-Za-z_]\w*")
_OF_CUDA = re.compile(
    r"__|(?:cu|nv|nccl)[A-Z_]|cuda|(?:CU|CUDA|NV|NCCL)_?[A-Z]|cublas|cusparse|curand|cufft|cusolver|cudnn"
)
# What a header declares: struct NAME, using NAME, NAME(...), #define NAME, typedef ... NAME;
_DECLARED = re.compile(
    r"\b(?:struct|class|enum|union|namespace|using|concept)\s+([A-Za-z_]\w*)|^[ \t]*#[ \t]*define\s+([A-Za-z_]\w*)"
    r"|\b([A-Za-z_]\w*)\s*\(|\btypedef\b[^;{]*?([A-Za-z_]\w*)\s*;",
    re.MULTILINE,
)


def refusals(tree: Tree, root: str) -> tuple[Refusal, ...]:
    """The errors of a parsed unit in the files below ``root``, up to the first that may be due to the stubs, or is not
    the project's own: what comes after that one may be a consequence of it.
    """
    errors = tree.errors
    if any(map(_is_of_the_build, errors)):
        return ()
    certain = takewhile(lambda line: all(_is_certain(error, root) for error in line), _by_lines(errors))
    return tuple(
        Refusal(each.path, each.line, each.column, each.text, tuple((note.path, note.line) for note in each.notes))
        for line in certain
        for each in line
    )


def _by_lines(errors: Iterable[ParserError]) -> Iterator[tuple[ParserError, ...]]:
    """Errors that follow one another with those of the same line, which often have one cause."""
    return (tuple(line) for _, line in groupby(errors, lambda error: (error.path, error.line)))


def _is_of_the_build(error: ParserError) -> bool:
    """Whether an error says that the unit is not parsed as its build compiles it: a header is missing, or ``#error``
    asks for macros.
    """
    return error.text.endswith("file not found") or error.kind == _OF_AN_ERROR_LINE


def _is_certain(error: ParserError, root: str) -> bool:
    texts = (error.text, *(note.text for note in error.notes))
    return error.path.startswith(f"{root}/") and not error.text.startswith(_OF_VALUES) and not _names_a_stub(texts)


def _names_a_stub(texts: Iterable[str]) -> bool:
    """Whether texts of the compiler quote a name that the stubs declare, or one that is CUDA's by its form."""
    names = {name for text in texts for quoted in _QUOTED.findall(text) for name in _NAME.findall(quoted)}
    return not names.isdisjoint(stub_names()) or any(map(_OF_CUDA.match, names))


@cache
def stub_names() -> frozenset[str]:
    """The names that the stubs declare, but for the parser's own headers of the compiler (``stddef.h``)."""
    folders = (FOLDER, FOLDER / "cuda", FOLDER / "generated")
    texts = [path.read_text("utf-8") for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    return frozenset(name for text in texts for found in _DECLARED.findall(text) for name in found if name)
