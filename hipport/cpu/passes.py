"""The two passes of HIP's compiler, where a source asks for them: code for the host and code for the device.

hipcc compiles a source once for the host and once for the device, and ``__HIP_DEVICE_COMPILE__`` is defined in one of
these. The engine compiles it once, as for the device. A function that may be called from both and asks for the macro
gets its body twice, each time with the macro as one pass has it; when it is called, the one is taken that is meant:

    __host__ __device__ int f() { if (::hipport_cpu::is_device_pass()) { ... } else { ... } }

What the macro chooses among other macros, constants and names of types is chosen again for the second body, and so are
constants and types that are made of these. A variable that only the host sees has the value of the host's pass. Other
declarations that differ between the passes would need two compilations: they are an error where the compiler meets
them. Kernels and functions for the device alone are left as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from hipport.code.bodies import device_bodies
from hipport.code.scopes import namespaces_around
from hipport.cpu.outside import MARKS
from hipport.cpu.outside import body_around
from hipport.cpu.outside import constants_of
from hipport.cpu.outside import is_for_device
from hipport.cpu.outside import statement_at
from hipport.cpu.outside import words_of
from hipport.cpu.project import ProjectFile
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.cpu.translate import TranslatedUnit
from hipport.diagnostics import Edit
from hipport.edits import apply
from hipport.include import is_own
from hipport.source.arms import Arms
from hipport.source.arms import Chain
from hipport.source.arms import include_guard
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_PASS = "__HIP_DEVICE_COMPILE__"
#: The macros that only the device's pass has.
_OF_DEVICE = re.compile(r"__HIP_DEVICE_COMPILE__|__gfx\w+__|__GFX\w+__|__AMDGCN__|__AMDGPU__|__amdgcn__")
_ASKED = re.compile(r"#[ \t]*(?:el)?if[^\n]*(?:__HIP_DEVICE_COMPILE__|__gfx\w+__|__GFX\w+__|__AMD[A-Z]+__|__amdgcn__)")
_LINE = re.compile(r"^#line (\d+)[^\n]*\n", re.MULTILINE)
_HEADER = "#include <hipport_cpu/passes.h>\n"
_ERROR = (
    "hipport: host and device have different declarations here, and the CPU engine compiles one of them: "
    f"ask for {_PASS} inside of functions"
)


def asks(texts: Iterable[bytes]) -> bool:
    """Whether a condition in some files may ask which pass it is."""
    return any(_ASKED.search(text.decode("latin-1")) for text in texts)


def asking_files(files: Mapping[Path, ProjectFile]) -> frozenset[Path]:
    """The files whose functions need a body for each pass, or may."""
    macros = _Macros.of([file.tokens for file in files.values()])
    return frozenset(path for path, file in files.items() if not is_own(path) and macros.are_in(file.tokens))


def with_passes(unit: TranslatedUnit, files: Mapping[Path, ProjectFile]) -> TranslatedUnit:
    """The unit with a second body for the host in each function that asks which pass it is. ``files`` are those that it
    was made of.
    """
    macros = _Macros.of([file.tokens for file in files.values()])
    return replace(
        unit,
        text=_HEADER + _with_passes(unit.text, macros),
        headers={name: _with_passes(text, macros) for name, text in unit.headers.items()},
    )


@dataclass
class _Macros:
    """What depends on the pass in the files of a unit: ``chosen`` are macros, constants and types that a conditional
    about it declares, with the text of these conditionals, and constants and types that are made of them, with their
    declarations. ``names`` are all through which code may depend on it, ``bodies`` all macros and these constants with
    what they stand for, ``constants`` all constants and types with the innermost namespace that they are in.
    """

    chosen: dict[str, list[str]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    bodies: dict[str, set[str]] = field(default_factory=dict)
    constants: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, files: Sequence[Tokens]) -> _Macros:
        """Those of some files. What chooses macros may itself be chosen so: the files are read until nothing is new."""
        macros = cls()
        arms = {tokens: Arms(tokens) for tokens in files}
        for tokens in files:
            for name, words in _definitions(tokens, 0, len(tokens)):
                macros.bodies.setdefault(name, set()).update(words)
        known = -1
        while known != len(macros.names):
            known = len(macros.names)
            macros.names |= {name for name, words in macros.bodies.items() if words & macros.names}
            for tokens in files:
                for chain in filter(macros.ask, arms[tokens].chains):
                    macros._choose(tokens, chain)
                macros._choose_dependent(tokens, arms[tokens])
        return macros

    def ask(self, chain: Chain) -> bool:
        """Whether a conditional asks which pass it is."""
        asked = {name for arm in chain.arms for name in macro_names(arm.condition)}
        return any(map(_OF_DEVICE.fullmatch, asked)) or not asked.isdisjoint(self.names)

    def _choose(self, tokens: Tokens, chain: Chain) -> None:
        first, end = chain.arms[0].directive.first, chain.arms[-1].end
        defined = [name for name, _ in _definitions(tokens, first, end)]
        constants = constants_of(tokens, chain)
        kept: set[int] = set()
        for line in tokens.directives:
            if first <= line.first <= end and line.name not in ("include", "error", "warning", "pragma", "line"):
                kept.update(range(line.first, line.end))
        for name in defined:
            self._keep(name, tokens, kept)
        if constants:
            kept.update(at for at in range(first, end) if not tokens.directive_at(at))
        for name in constants:
            self._keep(name, tokens, kept)
        self.constants |= dict.fromkeys(constants, _namespace(tokens, end))

    def _choose_dependent(self, tokens: Tokens, arms: Arms) -> None:
        """Choose a file's constants and types that are made of what the pass chooses: ``const int n = 2 * SIDE;``."""
        for at in tokens.outside(tokens.where(self.names)):
            statement = statement_at(tokens, at)
            if statement is None or not (name := statement.constant) or not self.are_used(statement.words):
                continue
            around = [arm.chain for arm in arms.enclosing(at) if include_guard(tokens, arm.chain) is None]
            if not any(map(self.ask, around)):
                kept = set(range(statement.first, statement.end))
                for chain in around:
                    ends = (chain.arms[-1].end, *(arm.directive.first for arm in chain.arms))
                    for line in filter(None, map(tokens.directive_at, ends)):
                        kept.update(range(line.first, line.end))
                self._keep(name, tokens, kept)
                self.bodies.setdefault(name, set()).update(statement.words)
                self.constants[name] = _namespace(tokens, at)

    def _keep(self, name: str, tokens: Tokens, kept: Set[int]) -> None:
        """Choose a name by some tokens of a file. What is inline outside of functions cannot be so in one."""
        text = ""
        last = 0
        for at in sorted(kept):
            text += "\n" if text and at > last + 1 else ""
            text += "" if tokens.text_at(at) == "inline" else tokens.texts[at]
            last = at
        text = text.rstrip("\n")
        texts = self.chosen.setdefault(name, [])
        if text not in texts:
            texts.append(text)
        self.names.add(name)

    def are_used(self, words: Sequence[str]) -> bool:
        """Whether what the pass chooses makes a difference to a statement outside of functions.

        A macro does so anywhere, unless it stands for marks; a constant as part of a value or of brackets, and a type
        before a name: another declaration may have the same name.
        """
        is_value = False
        for word, after in pairwise((*words, "")):
            is_macro = word not in self.constants
            is_used = is_macro or is_value or is_name(after) or after in ("*", "&")
            if is_used and word in self.names and not self._is_mark(word):
                return True
            is_value = is_value or word in ("=", "[", "<")
        return False

    def _is_mark(self, name: str, depth: int = 4) -> bool:
        """Whether a name is a macro that stands for nothing or for marks of functions."""
        words = self.bodies.get(name)
        return words is not None and all(
            word in MARKS or (depth > 0 and self._is_mark(word, depth - 1)) for word in words
        )

    def are_in(self, tokens: Tokens) -> bool:
        """Whether anything in a file depends on the pass."""
        return not tokens.distinct.isdisjoint(self.names) or any(map(_OF_DEVICE.fullmatch, tokens.distinct))

    def choosing(self, words: Set[str]) -> Iterator[tuple[str, list[str]]]:
        """The macros that words of a body stand for and that the pass chooses, with the lines that choose them."""
        needed = set(words)
        while new := {word for name in needed for word in self.bodies.get(name, ())} - needed:
            needed |= new
        yield from ((name, texts) for name, texts in self.chosen.items() if name in needed)


def _definitions(tokens: Tokens, first: int, end: int) -> Iterator[tuple[str, set[str]]]:
    """The macros that are defined between two tokens, with what they stand for."""
    for line in tokens.directives:
        if line.name in ("define", "undef") and first <= line.first < end:
            at = tokens.after(line.name_at)
            name = tokens.text_at(at)
            if is_name(name):
                yield name, {word for word in tokens.texts[at + 1 : line.end] if not is_blank(word)}


def _namespace(tokens: Tokens, at: int) -> str:
    """The innermost namespace around a place outside of functions, empty for the global one."""
    return (namespaces_around(tokens, at) or ("",))[-1]


def _with_passes(text: str, macros: _Macros) -> str:
    """A file's text with two bodies where it needs them."""
    tokens = Tokens(text)
    if not macros.are_in(tokens) or is_own(Path(text[: text.find("\n")].partition('"')[2].rstrip('"'))):
        return text
    chains = [chain for chain in Arms(tokens).chains if macros.ask(chain)]
    asking = [chain.arms[0].directive.first for chain in chains]
    asking += list(tokens.outside(tokens.where(macros.names)))
    only_device = [body for body in device_bodies(tokens) if not body.is_for_host]
    bodies = {
        brace
        for at in asking
        if not any(body.has(at) for body in only_device) and (brace := body_around(tokens, at)) >= 0
    }
    outside = [chain for chain in chains if body_around(tokens, chain.arms[0].directive.first) < 0]
    edits = [edit for chain in outside for edit in _errors(tokens, chain, text)]
    edits += _made_outside(tokens, macros, outside, text)
    return _doubled(tokens, 0, len(tokens), frozenset(bodies), macros, _Lines(text, edits), nested=False)


@dataclass
class _Lines:
    """The lines of a text, and the edits that are to be done besides."""

    text: str
    edits: list[Edit]

    def at(self, offset: int) -> int:
        """The line of an offset as messages have it, which ``#line`` says."""
        line, start = 1, 0
        for match in _LINE.finditer(self.text, 0, offset):
            line, start = int(match[1]), match.end()
        return line + self.text.count("\n", start, offset)

    def edited(self, first: int, end: int) -> str:
        """The text between two offsets with the edits in it."""
        inside = [replace(edit, start=edit.start - first, end=edit.end - first) for edit in self.edits]
        there = [edit for edit in inside if 0 <= edit.start < end - first]
        return apply(self.text[first:end], sorted(there, key=lambda edit: edit.start))


def _doubled(
    tokens: Tokens, first: int, end: int, bodies: Set[int], macros: _Macros, lines: _Lines, *, nested: bool
) -> str:
    """The text of some tokens with two bodies for each of those that begin in it."""
    parts: list[str] = []
    at = first
    for brace in sorted(bodies):
        if brace < at or brace >= end:
            continue
        close = tokens.brace_end(brace)
        parts.append(lines.edited(tokens.starts[at], tokens.starts[brace]))
        inner = bodies - {brace}
        body = "{" + _doubled(tokens, brace + 1, close + 1, inner, macros, lines, nested=True)
        words = set(filter(is_name, tokens.texts[brace:close]))
        line, last = lines.at(tokens.starts[brace]), lines.at(tokens.starts[close])
        device, host = (_of_pass(body, line, words, macros, is_device=is_device) for is_device in (True, False))
        first_body = f"{{{device}}}" if nested else body
        parts.append(f"{{ if (::hipport_cpu::is_device_pass()) {first_body} else {{{host}}}\n#line {last}\n}}")
        at = close + 1
    parts.append(lines.edited(tokens.starts[at], tokens.starts[end]))
    return "".join(parts)


def _of_pass(body: str, line: int, words: Set[str], macros: _Macros, *, is_device: bool) -> str:
    """A body that begins at a line, with all macros as one pass has them."""
    asked = sorted(word for word in words if _OF_DEVICE.fullmatch(word))
    chosen = dict(macros.choosing(words))
    names = sorted({_PASS, *asked, *chosen})
    begin = [f'#pragma push_macro("{name}")' for name in names]
    begin += [f"#undef {name}" for name in (_PASS, *([] if is_device else asked), *chosen)]
    begin += [f"#define {_PASS} 1"] * is_device
    begin += list(dict.fromkeys(text for texts in chosen.values() for text in texts))
    end = [f'#pragma pop_macro("{name}")' for name in names]
    for name, namespace in macros.constants.items():
        if name in chosen and namespace:
            body = re.sub(rf"(?:\b\w+\s*::\s*|::\s*)*\b{namespace}\s*::\s*{name}\b", name, body)
    return "\n".join(("", *begin, f"#line {line}", body, *end, ""))


def _errors(tokens: Tokens, chain: Chain, text: str) -> Iterator[Edit]:
    """Errors in the arms of a conditional outside of functions, where more than one declares something for the host."""
    declared = [(arm, words) for arm in chain.arms if (words := words_of(tokens, arm))]
    differ = len({words for _, words in declared if not MARKS.issuperset(words)}) > 1
    is_of_device = all(is_for_device(tokens, arm) for arm, _ in declared)
    if not differ or is_of_device or constants_of(tokens, chain):
        return
    lines = _Lines(text, [])
    for arm, _ in declared:
        line = lines.at(tokens.starts[chain.arms[0].directive.first])
        yield _error(tokens, arm.directive.end, line, lines)


def _error(tokens: Tokens, at: int, line: int, lines: _Lines) -> Edit:
    """An error of the compiler at a line, before a token."""
    return inserted(tokens, at, f"\n#line {line}\n#error {_ERROR}\n#line {lines.at(tokens.starts[at])}\n")


def _made_outside(tokens: Tokens, macros: _Macros, chains: Sequence[Chain], text: str) -> Iterator[Edit]:
    """What is made outside of functions of what the pass chooses: a variable of the host's as its pass has it, an error
    for what both sides see and for what is made of constants. ``chains`` are the conditionals that ask for the pass.
    """
    lines = _Lines(text, [])
    arms = Arms(tokens)
    seen = -1
    for at in tokens.outside(tokens.where(macros.names)):
        statement = statement_at(tokens, at)
        if statement is None or at < seen or any(arm.chain in chains for arm in arms.enclosing(at)):
            continue
        if statement.is_for_device or statement.constant or not macros.are_used(statement.words):
            continue
        seen = statement.end
        first, end = (tokens.starts[at] for at in (statement.first, statement.end))
        if statement.is_variable and macros.constants.keys().isdisjoint(statement.words):
            words = set(filter(is_name, statement.words))
            own = _of_pass(text[first:end], lines.at(first), words, macros, is_device=False)
            yield replaced(tokens, statement.first, statement.end, f"{own}#line {lines.at(end)}\n")
        else:
            yield _error(tokens, statement.first, lines.at(first), lines)
