"""Options of nvcc as hipcc takes them: the words of a command line, whatever the language of the build file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.build.table import BuildTable
from hipport.build.table import NvccOption

_MODULE = re.compile(r"(?<![\w-])--?(?P<kind>ptx|cubin|fatbin)(?![\w-])")
_NAMED = re.compile(r"(?<![\w-])(?:-o|--output-file)(?![\w-])")
_SPLIT = re.compile(r"(--?)([\w-]+)(?:=(.*))?", re.DOTALL)
_TO_TOOL = re.compile(r"(?:^|,)(?P<word>-W[alp],.*)", re.DOTALL)  # one word, for the assembler, linker or preprocessor
_OF_GCC = re.compile(r"-(?P<kind>[Wfm])(?:no-)?(?:error=)?(?P<name>[^=]+)")
_MICROSOFTS = re.compile(r"/[^/]+")
_QUOTED = re.compile(r"(?P<quote>\\?[\"'])(?P<inside>.*)(?P=quote)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Change:
    """Words ``first`` to ``last`` (excluded) of a command line become ``words``, () where they are left out.

    ``words`` is None where a person has to decide. ``option`` is what was found; ``loses`` is what goes with it, if
    something does.
    """

    first: int
    last: int
    words: tuple[str, ...] | None
    option: NvccOption
    loses: str = ""


def changes(
    words: Sequence[str], table: BuildTable, architectures: Sequence[str], *, of_nvcc: bool
) -> Iterator[Change]:
    """What becomes of the options of nvcc among words: ``-gencode``, ``arch=compute_80,code=sm_80``.

    ``of_nvcc`` says that the words are surely nvcc's, so that options count which other programs have too. The
    architectures of the port stand where the first option for architectures was, and nowhere else.
    """
    targets = tuple(f"--offload-arch={arch}" for arch in architectures)
    said = False
    at = 0
    while at < len(words):
        change = _change(words, at, table, of_nvcc=of_nvcc)
        if change is None:
            at += 1
            continue
        written = change.words
        if written == ("{archs}",):
            written = () if said else targets
            said = True
        yield Change(change.first, change.last, written, change.option, change.loses)
        at = change.last


def unnamed_module(command: str) -> str:
    """The ending of the module that a command line of nvcc makes without saying how it is called: it is called as the
    source is, ``k.ptx`` of ``nvcc -ptx k.cu``. Empty for any other command line.
    """
    module = _MODULE.search(command)
    return module["kind"] if module and not _NAMED.search(command) else ""


def makes_module(command: str) -> bool:
    """Whether a command line of nvcc makes a module, a file that a program loads."""
    return _MODULE.search(command) is not None


def _change(words: Sequence[str], at: int, table: BuildTable, *, of_nvcc: bool) -> Change | None:
    """The change of the word ``at`` and, where its option has a value, of the next one."""
    match = _SPLIT.fullmatch(words[at])
    option = table.options.get(match[2]) if match else None
    if match is None or option is None or (option.beside and not of_nvcc):
        return None
    last, value = at + 1, match[3]
    if option.apart and value is not None:
        return None
    if option.value and value is None and last < len(words):
        value, last = words[last], last + 1
    if option.value and not value:
        return None  # what follows is not here: the value of a variable, the end of a string
    bare = _unquoted(value or "")
    if option.of and not (
        re.fullmatch(option.of, bare) or bare in option.values or (of_nvcc and "$" in bare and "HOST" not in bare)
    ):
        return None  # -arch $(HOST_ARCH) is Apple's
    written = option.values.get(bare, option.write)
    if written == ("{value}",):
        return _handed_on(at, last, bare, option, table, of_nvcc=of_nvcc)
    if written is not None:
        written = tuple(word.replace("{value}", bare) for word in written)
    if written == tuple(words[at:last]):
        return None  # -x c, which hipcc has too
    return Change(at, last, written, option, table.host_compiler.lost_with(bare) if option.host else option.loses)


def _unquoted(value: str) -> str:
    """The value without the pairs of quotes around it, which a backslash may precede; those inside it stay."""
    while match := _QUOTED.fullmatch(value):
        value = match["inside"]
    return value


def _handed_on(first: int, last: int, value: str, option: NvccOption, table: BuildTable, *, of_nvcc: bool) -> Change:
    """The change of ``-Xcompiler -Wall,-Wextra``: what hipcc takes of the words in the value. Those for Microsoft's
    compiler and for GCC alone are left out, and nvcc's own are changed.
    """
    given = [word for each in value.split() for word in _separate(each)]
    is_microsofts = any(map(_MICROSOFTS.fullmatch, given))  # -Xcompiler /W4,-EHsc: the others are too
    words = [word for word in given if not is_microsofts and _is_of_clang(word, table)]
    written: list[str] = []
    at, loses = 0, ""
    for change in changes(words, table, (), of_nvcc=of_nvcc):
        if change.words is None:
            return Change(first, last, None, option)
        written += (*words[at : change.first], *change.words)
        at, loses = change.last, loses or change.loses
    return Change(first, last, (*written, *words[at:]), option, loses)


def _separate(words: str) -> list[str]:
    """The words of ``-fPIC,-Wl,-z,now``."""
    tool = _TO_TOOL.search(words)
    others = (words[: tool.start()] if tool else words).replace(",-", " -").split()
    return [*others, tool["word"]] if tool else others


def _is_of_clang(word: str, table: BuildTable) -> bool:
    name = _OF_GCC.match(word)
    return name is None or f"{name['kind']}{name['name']}" not in table.of_gcc
