"""Which files a file includes, itself or through others."""

from __future__ import annotations

import os
import re
from codecs import BOM_UTF8
from collections.abc import Callable
from collections.abc import Hashable
from collections.abc import Iterable
from collections.abc import Iterator
from itertools import chain
from itertools import filterfalse
from itertools import takewhile
from pathlib import PurePosixPath
from typing import TypeVar

#: A comment, in a text that is searched and not lexed.
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_INCLUDE = re.compile(rb'#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]')
#: An include line, or a line of a conditional with what it asks.
_IN_ARMS = re.compile(
    rb'^[ \t]*#[ \t]*(?:include[ \t]*[<"](?P<name>[^>"\n]+)|(?P<asks>if\w*)(?P<asked>[^\n]*)|(?P<other>el\w+)|endif)',
    re.MULTILINE,
)
_IMPLEMENTATION = re.compile(rb"(?<![!\w])(?:defined[ \t]*\(?)?[ \t]*(\w+_IMPLEMENTATION)\b")
_BACKSLASHES = re.compile(r"\\+")
#: The headers of C's standard library, without ``.h``.
NAMES_OF_C = """assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg
stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype""".split()
#: The headers of the standard libraries, by ISO C and ISO C++: <math.h>, <cmath>, <complex>.
_OF_STANDARD = frozenset(
    """algorithm any array atomic barrier bit bitset charconv chrono codecvt compare complex concepts condition_variable
    coroutine deque exception execution expected filesystem flat_map flat_set format forward_list fstream functional
    future generator initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map
    mdspan memory memory_resource mutex new numbers numeric optional ostream print queue random ranges ratio regex
    scoped_allocator semaphore set shared_mutex source_location span spanstream sstream stack stacktrace stdexcept
    stdfloat stop_token streambuf string string_view strstream syncstream system_error thread tuple type_traits
    typeindex typeinfo unordered_map unordered_set utility valarray variant vector version""".split()
).union(*((f"{name}.h", f"c{name}") for name in NAMES_OF_C))
#: Folders for other people's libraries.
_OF_OTHERS = frozenset(
    "third_party thirdparty 3rdparty third-party external externals extern vendor vendored deps submodules".split()
)
_File = TypeVar("_File", bound=Hashable)
#: What the names of PyTorch's headers begin with.
OF_PYTORCH = ("torch/", "ATen/", "c10/")
#: Matches the beginning of those of its headers that are for GPUs.
OF_PYTORCH_FOR_GPUS = r"(?:ATen|ATen/native|c10|torch/csrc)/(?:cuda|cudnn|hip|miopen)/"


def with_included(file: _File, includes_of: Callable[[_File], Iterable[_File]]) -> Iterator[_File]:
    """A file, then the files that it includes, as ``with_all_included`` has them."""
    return with_all_included((file,), includes_of)


def with_all_included(files: Iterable[_File], includes_of: Callable[[_File], Iterable[_File]]) -> Iterator[_File]:
    """Files, then those that they include, themselves or through others: each once, the nearest first, those of one
    file in the order of its lines.

    ``includes_of`` finds the files that a single file includes. It is called once for each file, after the walk has
    yielded that file, so that a caller may stop the walk: files that are as near as each other are asked together.
    """
    nearest = list(files)
    seen = set(nearest)
    while nearest:
        yield from nearest
        found = dict.fromkeys(chain.from_iterable(map(includes_of, nearest)))
        nearest = list(filterfalse(seen.__contains__, found))
        seen.update(nearest)


def include_lines(data: bytes) -> tuple[tuple[bool, str], ...]:
    """The ``#include "name"`` and ``#include <name>`` lines of a file's content, in every ``#if`` arm: whether the name
    is in quotes, and the name with slashes.
    """
    return tuple((match[1] == b'"', _name_in(match)) for match in _includes_in(data.removeprefix(BOM_UTF8)))


def includes_for_implementation(data: bytes) -> dict[str, str]:
    """The headers that only the code of a library in one header includes, each with the macro that a single source
    defines for that code: ``#ifdef STB_IMAGE_IMPLEMENTATION`` around ``#include <string.h>``.
    """
    if b"_IMPLEMENTATION" not in data:
        return {}
    found: dict[str, str] = {}
    macros: list[str] = []  # of the arms around a line, empty for those of other questions
    for line in _IN_ARMS.finditer(data):
        if line["name"]:
            name = with_slashes(os.fsdecode(line["name"]).strip())
            macro = next(filter(None, macros), "")
            found[name] = macro if found.get(name, macro) else ""
        elif line["asks"]:
            asked = _IMPLEMENTATION.search(line["asked"]) if line["asks"] != b"ifndef" else None
            macros.append(asked[1].decode("latin-1") if asked else "")
        elif macros and line["other"]:
            macros[-1] = ""
        elif macros:
            macros.pop()
    return {name: macro for name, macro in found.items() if macro}


def text_before(data: bytes, name: str) -> bytes | None:
    """What stands in a file's content before the first line that includes ``name``; None where none does."""
    return next((data[: match.start()] for match in _includes_in(data) if _name_in(match) == name), None)


def _includes_in(data: bytes) -> Iterator[re.Match[bytes]]:
    for match in _INCLUDE.finditer(data):
        if not data[data.rfind(b"\n", 0, match.start()) + 1 : match.start()].strip(b" \t"):
            yield match


def _name_in(include: re.Match[bytes]) -> str:
    return with_slashes(os.fsdecode(include[2]).strip())


def may_be_own(name: str, *, quoted: bool) -> bool:
    """Whether an include line may mean a file of the tree: ``<math.h>`` and ``<cstring>`` mean those of the standard
    libraries, whatever the tree has in a folder that another name is relative to (``cuda/std/cstring``).
    """
    return quoted or name not in _OF_STANDARD


def with_slashes(name: str) -> str:
    r"""A header's name with slashes where Windows takes backslashes too: ``gpu\\sort.cuh``."""
    return _BACKSLASHES.sub("/", name)


def is_of_library(path: str, header: str) -> bool:
    """Whether a header that a file includes is of the same library, by their places: in one folder, or in folders
    beside one another, and not in one for other people's (``external``).
    """
    folders, others = (PurePosixPath(path).parent.parts, PurePosixPath(header).parent.parts)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(folders, others, strict=False)))
    return folders == others or (len(folders) > shared < len(others) and _OF_OTHERS.isdisjoint(others[shared:]))
