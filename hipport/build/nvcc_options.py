"""Options of nvcc as hipcc takes them: the words of a command line, whatever the language of the build file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.build.table import NvccOption

_MODULE = re.compile(r"(?<![\w-])--?(?P<kind>ptx|cubin|fatbin)(?![\w-])")
_NAMED = re.compile(r"(?<![\w-])(?:-o|--output-file)(?![\w-])")
_SPLIT = re.compile(r"(--?)([\w-]+)(?:=(.*))?", re.DOTALL)
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
    words: Sequence[str], options: Mapping[str, NvccOption], architectures: Sequence[str], *, of_nvcc: bool
) -> Iterator[Change]:
    """What becomes of the options of nvcc among words: ``-gencode``, ``arch=compute_80,code=sm_80``.

    ``of_nvcc`` says that the words are surely nvcc's, so that options count which other programs have too. The
    architectures of the port stand where the first option for architectures was, and nowhere else.
    """
    targets = tuple(f"--offload-arch={arch}" for arch in architectures)
    said = False
    at = 0
    while at < len(words):
        change = _change(words, at, options, of_nvcc=of_nvcc)
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


def _change(words: Sequence[str], at: int, options: Mapping[str, NvccOption], *, of_nvcc: bool) -> Change | None:
    """The change of the word ``at`` and, where its option has a value, of the next one."""
    match = _SPLIT.fullmatch(words[at])
    option = options.get(match[2]) if match else None
    if match is None or option is None or (option.beside and not of_nvcc):
        return None
    last, value = at + 1, match[3]
    if option.value and value is None and last < len(words):
        value, last = words[last], last + 1
    if option.value and not value:
        return None  # what follows is not here: the value of a variable, the end of a string
    bare = _unquoted(value or "")
    if option.of and not re.fullmatch(option.of, bare) and not (of_nvcc and "$" in bare):
        return None
    written = option.values.get(bare, option.write)
    if written == ("{value}",):
        written = _handed_on(bare)
    elif written == ("-Wl,{value}",):
        written = (f"-Wl,{bare}",)
    return Change(at, last, written, option, option.loses)


def _unquoted(value: str) -> str:
    """The value without the pairs of quotes around it, which a backslash may precede; those inside it stay."""
    while match := _QUOTED.fullmatch(value):
        value = match["inside"]
    return value


def _handed_on(value: str) -> tuple[str, ...]:
    """The words in ``-Wall,-Wextra``; those for Microsoft's compiler are left out."""
    words = value.split() if value.startswith("-Wl,") else value.replace(",-", " -").split()
    return tuple(word for word in words if not word.startswith("/") or "/" in word[1:])
