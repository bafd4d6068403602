"""What becomes of the words of a Makefile: options of nvcc, standards, libraries, and a macro for host compilers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.build.make_names import FOLDER
from hipport.build.make_names import NAMED
from hipport.build.make_names import Names
from hipport.build.make_words import Span
from hipport.build.nvcc_options import changes
from hipport.build_port.build_file import BuildFile
from hipport.build_port.make_text import rewritten
from hipport.rules.build import files

_STANDARD = re.compile(r"(--?std=(?:c|gnu)\+\+)(?:98|03|0x|11|1y|14)")
_LIBRARY = re.compile(r"-l(\w+)")
#: The macro without which HIP's headers stop in other compilers than hipcc.
DEFINE = "-D__HIP_PLATFORM_AMD__"
_INCLUDE = re.compile(
    rf"(?P<option>-I|-isystem)?[\"']?(?:(?P<folder>{FOLDER}|{NAMED}|\$[({{](?P<toolkit>[\w.-]+)[)}}])"
    r"/(?:targets/[\w-]+/)?include/?"
    r"|\$[({](?P<include>[\w.-]+)[)}])[\"']?"
)
_AS_CXX = ("-x", "c++")
_BY_VARIABLE = re.compile(r"--?(?:arch|gpu-architecture)=\$[({]\w+[)}]")
_GPU = re.compile(r"[^=]+=(?:sm|compute)_\w*")
_CONTINUED = re.compile(r"\\\r?\n")


@dataclass(frozen=True, slots=True)
class Place:
    """Words from ``start`` to ``end`` (excluded) become ``words``, for the rule ``code``; ``loses`` goes with them."""

    start: int
    end: int
    words: tuple[str, ...]
    code: str
    loses: str = ""


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom the words are for: whether nvcc gets them, and whether no other program does."""

    nvcc: bool
    alone: bool


def changed_words(file: BuildFile, names: Names, line: Sequence[Span], reader: Reader) -> Iterator[Place]:
    """What becomes of the words of one command or value that are not only renamed in parts."""
    texts = [_with_gpu(_CONTINUED.sub(" ", word.text), names) for word in line]
    done: set[int] = set()
    for change in changes(texts, file.table, file.facts.architectures, of_nvcc=reader.nvcc):
        if change.words is not None and not _is_of_hipcc(file, texts[change.first : change.last]):
            done.update(range(change.first, change.last))
            words = (rewritten(word, names, file.table.libraries) for word in change.words)
            written = tuple(_newer(word, file, reader) or word for word in words)
            loses = change.loses
            if change.option.host:  # -ccbin $(CXX), with CXX = mpicxx
                loses = file.table.host_compiler.lost_with(names.expanded(texts[change.last - 1]))
            yield Place(line[change.first].start, line[change.last - 1].end, written, files.NVCC_OPTION, loses)
    others = [(word, text) for at, (word, text) in enumerate(zip(line, texts, strict=True)) if at not in done]
    yield from _standards(file, others, reader)
    yield from _libraries(file, others)
    if not reader.alone and not any(DEFINE in text for text in texts):
        yield from _for_the_host(names, others)


def _with_gpu(text: str, names: Names) -> str:
    """``-arch=$(ARCH)`` with the GPU that the variable names, which tells it from options of other programs."""
    gpu = _GPU.match(names.expanded(text)) if _BY_VARIABLE.fullmatch(text) else None
    return gpu[0] if gpu else text


def _is_of_hipcc(file: BuildFile, words: Sequence[str]) -> bool:
    """Whether ``-x c++`` is for hipcc, in a file of the project's own for HIP: no nvcc is in it."""
    return tuple(words) == _AS_CXX and "nvcc" not in file.text.lower()


def _standards(file: BuildFile, others: Iterable[tuple[Span, str]], reader: Reader) -> Iterator[Place]:
    """``-std=c++11``, which is raised where nvcc gets it and headers of the tree need more."""
    for word, text in others:
        if new := _newer(text, file, reader):
            yield Place(word.start, word.end, (new,), files.OLD_STANDARD)


def _newer(text: str, file: BuildFile, reader: Reader) -> str:
    """What a port has for an old standard; "" for anything else, and where the standard may stay."""
    match = _STANDARD.fullmatch(text) if reader.nvcc and file.facts.needs_cxx17 else None
    return f"{match[1]}17" if match else ""


def _libraries(file: BuildFile, others: Iterable[tuple[Span, str]]) -> Iterator[Place]:
    """``-lcudadevrt``, for which there is nothing to link, and ``-l cuda`` beside ``-l cudart``: one library."""
    linked: set[str] = set()
    sign: Span | None = None  # -l alone, before the name
    for word, text in others:
        match = _LIBRARY.fullmatch(f"-l{text}" if sign else text)
        start = (sign or word).start
        sign = word if text == "-l" else None
        counterpart = file.table.libraries.get(match[1]) if match else None
        if counterpart is None or not counterpart.package:
            continue
        if not counterpart.linked or counterpart.linked in linked:
            yield Place(start, word.end, (), files.CUDA_LIBRARY)
        linked.add(counterpart.linked)


def _for_the_host(names: Names, others: Sequence[tuple[Span, str]]) -> Iterator[Place]:
    """The macro without which HIP's headers stop in other compilers than hipcc, after the folder of the headers.

    ``-I$(CUDA_HOME)/include``   ``-isystem /usr/local/cuda/include``   ``-I$(CUDA_INC)``
    """
    before = ""
    for word, text in others:
        match = _INCLUDE.fullmatch(text)
        option = match and (match["option"] or before in ("-I", "-isystem"))
        before = text
        if match is None or not option:
            continue
        toolkit, include = match["toolkit"], match["include"]
        if include and not (include in names.includes or re.search(r"CUDA\w*_INC", include)):
            continue
        if toolkit and not (toolkit in names.toolkits or "CUDA" in toolkit):
            continue
        yield Place(word.end, word.end, ("", DEFINE), files.CUDA_PACKAGE)
        return
