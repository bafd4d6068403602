"""Options of nvcc as hipcc takes them: the words of a command line, whatever the language of the build file."""

from __future__ import annotations

import re
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from itertools import chain

from hipport.build.table import BuildTable
from hipport.build.table import NvccOption

_MODULE = re.compile(r"(?<![\w-])--?(?P<kind>ptx|cubin|fatbin)(?![\w-])")
_NAMED = re.compile(r"(?<![\w-])(?:-o|--output-file)(?![\w-])")
_SPLIT = re.compile(r"(--?)([\w-]+)(?:=(.*))?", re.DOTALL)
_JOINED = re.compile(r"-(?P<name>[a-z])(?P<value>\d+)")  # -t4


def _within_brackets(depth: int) -> str:
    """The pattern of what stands in brackets, in which others are open at most ``depth`` deep."""
    return rf"(?:[^(){{}}]|[({{]{_within_brackets(depth - 1)}[)}}])*" if depth else r"[^(){}]*"


_INSIDE = _within_brackets(6)
# $(subst a,-b,$(X))   -Wl,-z,now   a comma before -fPIC, ${X}, /W4, or the end of a word
_COMMA = re.compile(rf"\$\({_INSIDE}\)|(?<![^\s,])-W[alp],\S*|,(?=[-$]|/[^/,\s]+(?:,|\s|\Z)|\s|\Z)")
# Words joined by commas, as nvcc wants them: $(subst $(SPACE),$(COMMA),$(CFLAGS))   $<JOIN:${OPTIONS},,>
_JOINED_BY_COMMAS = re.compile(
    rf"\$[({{]subst\s(?:\$[({{]\w*[)}}]|\s)*,\$[({{]\w*comma\w*[)}}],(?P<words>{_INSIDE})[)}}]", re.IGNORECASE
)
_JOINED_BY_CMAKE = re.compile(r"\$<JOIN:(?P<words>(?:[^<>]|\$<[^<>]*>)*),(?:,|\$<COMMA>)>")
# $(shell echo $(CFLAGS) | sed 's/ /,/g')   $(shell echo "$(CFLAGS)" | tr ' ' ',')
_JOINED_BY_SHELL = re.compile(
    r"""\$\(shell\s+echo\s+(?P<quote>["']?)(?P<words>[^"'|]*)(?P=quote)\s*\|\s*
    (?:sed\s+(?:-[eE]\s*)?["']?s/[ ][*+]?/,/g["']?|tr\s+(?:-s\s+)?["'][ ]["']\s+["']?,["']?)\s*\)""",
    re.VERBOSE,
)
_OF_GCC = re.compile(r"-(?P<kind>[Wfm])(?:no-)?(?:error=)?(?P<name>[^=]+)")
_MICROSOFTS = re.compile(r"/[^/]+")
#: A source; $< is make's name for one.
_SOURCE = re.compile(r"\$<|(?!-)(?:\S*/)?(?P<name>[^\s/$]+)\.(?:cu|cpp|cc|cxx|c)")
_COMPILES = frozenset(("-c", "-dc", "--compile", "--device-c"))
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

    ``of_nvcc`` says that the words are surely nvcc's, so that options count which other programs have too; so does an
    option beside them that nvcc alone has, ``-G -lineinfo``. The architectures of the port stand where the first option
    for architectures was, and nowhere else; what hipcc has for an option is not written where it stands already, ``-g``
    of ``-g -G``, nor are there words for an option that another one includes, ``-g -lineinfo``. What hipcc's words for
    a later option would undo, ``-fmad=false -use_fast_math``, stands after these.
    """
    targets = tuple(f"--offload-arch={arch}" for arch in architectures)
    found = list(_found(words, table, of_nvcc=of_nvcc))
    if not of_nvcc and any(change.words is not None for change in found):
        found = list(_found(words, table, of_nvcc=True))
    options = [change.option for change in found]
    there = _there(words, found)
    said: set[str] = set()
    moved: dict[int, tuple[str, ...]] = {}  # to the change of that number
    for at, change in enumerate(found):
        written = change.words
        if any(table.options.get(name) in options or f"-{name}" in there for name in change.option.included_in):
            written = ()
        elif written and _is_said_once(change):
            new = _new(written, there, said)
            said.update(written)
            written = new
        undone = [table.options[name] for name in change.option.after]
        by = [later for later in range(at + 1, len(options)) if options[later] in undone]
        if written and by:
            moved[by[-1]] = (*moved.get(by[-1], ()), *written)
            written = ()
        elif written is not None:
            written = (*written, *moved.get(at, ()))
        yield replace(change, words=targets if written == ("{archs}",) else written)


def _is_said_once(change: Change) -> bool:
    """Whether what is written for an option is the same wherever that stands, and so need not be written again."""
    option, written = change.option, change.words or ()
    return written == ("{archs}",) or not option.value or (bool(option.values) and len(written) == 1)


def _there(words: Sequence[str], found: Sequence[Change]) -> frozenset[str]:
    """The words that hipcc gets without the options of nvcc that have words of their own for it: those that stay, and
    those that are handed on.
    """
    changed = {at for change in found for at in range(change.first, change.last)}
    handed_on = (word for change in found if not _is_said_once(change) for word in change.words or ())
    return frozenset((*(word for at, word in enumerate(words) if at not in changed), *handed_on))


def _new(written: tuple[str, ...], there: Collection[str], said: Collection[str]) -> tuple[str, ...]:
    """The words for an option without those that stand there, or have been said for one before it. Where one of them
    takes something from another, ``-ffast-math -fno-finite-math-only``, they stand together. ``-O0`` is written where
    ``-O3`` stands too, as the last one counts.
    """
    if any(word.startswith("-fno-") for word in written):
        return () if written[0] in said else written
    levels = [word for word in there if word.startswith("-O")]
    already = said if len(levels) > 1 else {*said, *there}
    return tuple(word for word in written if word not in already)


def _found(words: Sequence[str], table: BuildTable, *, of_nvcc: bool) -> Iterator[Change]:
    """The changes of single options, ``{archs}`` for the architectures."""
    at = 0
    while at < len(words):
        change = _change(words, at, table, of_nvcc=of_nvcc)
        if change is not None:
            yield change
        at = change.last if change is not None else at + 1


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
    option, value = (table.options.get(match[2]), match[3]) if match else (None, None)
    if joined := _JOINED.fullmatch(words[at]):
        of_name = table.options.get(joined["name"])
        if of_name is not None and of_name.joined:
            option, value = of_name, joined["value"]
    if option is None or (option.beside and not of_nvcc):
        return None
    last = at + 1
    if (option.apart and value is not None) or (option.equal and not value):
        return None
    if option.value and value is None and last < len(words):
        value, last = words[last], last + 1
    if option.value and not value:
        return None  # what follows is not here: the value of a variable, the end of a string
    bare = _unquoted(value or "")
    is_nvccs = of_nvcc and (bare in option.values or ("$" in bare and "HOST" not in bare))
    has_sign = option.blank and match is not None and match[3] is not None
    if option.of and not (re.fullmatch(option.of, bare) or is_nvccs or has_sign):
        return None  # -arch $(HOST_ARCH) is Apple's, -x c++ another compiler's
    written = option.values.get(bare, option.write)
    if written == ("{value}",):
        return _handed_on(at, last, bare, option, table, of_nvcc=of_nvcc)
    if written is not None and any("{object}" in word for word in written):
        name = _object_name(words)
        written = tuple(word.replace("{object}", name) for word in written) if name else None
    if written is not None:
        shown = (value or "") if option.equal else bare  # -I="a/b" keeps its quotes
        written = tuple(word.replace("{value}", shown) for word in written)
    if written == tuple(words[at:last]):
        return None  # -x c, which hipcc has too
    loses = table.host_compiler.lost_with(bare) if option.host else option.loses or _handed_to_nowhere(bare, table)
    return Change(at, last, written, option, loses)


def _handed_to_nowhere(value: str, table: BuildTable) -> str:
    """What goes with the options in the value of one that is left out, ``-Xptxas -v,-maxrregcount=32``, or empty."""
    names = (match[2] for match in map(_SPLIT.fullmatch, re.split(r"[\s,]+", value)) if match)
    return next((table.options[name].loses for name in names if name in table.options), "")


def _object_name(words: Sequence[str]) -> str:
    """How nvcc calls the object of the only source among words, ``main.o`` of ``-c src/main.cu``, or empty."""
    sources = [match for match in map(_SOURCE.fullmatch, words) if match]
    if len(sources) != 1 or _COMPILES.isdisjoint(words) or "-o" in words:
        return ""
    return f"{sources[0]['name'] or '$(basename $(notdir $<))'}.o"


def _unquoted(value: str) -> str:
    """The value without the pairs of quotes around it, which a backslash may precede; those inside it stay."""
    while match := _QUOTED.fullmatch(value):
        value = match["inside"]
    return value


def _handed_on(first: int, last: int, value: str, option: NvccOption, table: BuildTable, *, of_nvcc: bool) -> Change:
    """The change of ``-Xcompiler -Wall,-Wextra``: what hipcc takes of the words in the value. Those for Microsoft's
    compiler and for GCC alone are left out, nvcc's own are changed, and ``-ffast-math`` stays the host's.
    """
    given = with_blanks(not_joined(value)).split()
    is_microsofts = any(map(_MICROSOFTS.fullmatch, given))  # -Xcompiler /W4,-EHsc: the others are too
    words = [word for word in given if not is_microsofts and _is_of_clang(word, table)]
    written: list[str] = []
    at, loses = 0, ""
    for change in changes(words, table, (), of_nvcc=of_nvcc):
        if change.words is None:
            return Change(first, last, None, option)
        written += (*words[at : change.first], *change.words)
        at, loses = change.last, loses or change.loses
    handed_on = (("-Xarch_host", word) if word in table.of_host else (word,) for word in (*written, *words[at:]))
    return Change(first, last, tuple(chain.from_iterable(handed_on)), option, loses)


def not_joined(value: str) -> str:
    """A value with the words that it joins by commas, ``$(CFLAGS)`` of ``$(subst $(SPACE),$(COMMA),$(CFLAGS))``."""
    for joined in (_JOINED_BY_COMMAS, _JOINED_BY_SHELL, _JOINED_BY_CMAKE):
        value = joined.sub(lambda match: match["words"].strip(), value)
    return value


def with_blanks(words: str) -> str:
    """The text of options with commas between them, ``-Wall,${MORE}-O3,-Wl,-z,now``, with blanks in their place. Those
    in calls of make's functions and in options for the assembler, linker or preprocessor stay.
    """
    return _COMMA.sub(lambda match: " " if match[0] == "," else match[0], words)


def _is_of_clang(word: str, table: BuildTable) -> bool:
    name = _OF_GCC.match(word)
    return name is None or f"{name['kind']}{name['name']}" not in table.of_gcc
