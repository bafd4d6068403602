"""The two passes of HIP's compiler, where a source asks for them: code for the host and code for the device.

hipcc compiles a source once for the host and once for the device, and ``__HIP_DEVICE_COMPILE__`` is defined in one of
these. The engine compiles it once, as for the device. A function that may be called from both and asks for the macro
gets its body twice, each time with the macro as one pass has it; when it is called, the one is taken that is meant:

    __host__ __device__ int f() { if (::hipport_cpu::is_device_pass()) { ... } else { ... } }

What the macro chooses among other macros, constants and names of types is chosen again for the second body. Other
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
from pathlib import Path

from hipport.code.bodies import device_bodies
from hipport.code.calls import HEADS
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.cpu.project import ProjectFile
from hipport.cpu.token_edits import inserted
from hipport.cpu.translate import TranslatedUnit
from hipport.diagnostics import Edit
from hipport.edits import apply
from hipport.include import is_own
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.arms import Chain
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_PASS = "__HIP_DEVICE_COMPILE__"
#: The macros that only the device's pass has.
_OF_DEVICE = re.compile(r"__HIP_DEVICE_COMPILE__|__gfx\w+__|__GFX\w+__|__AMDGCN__|__AMDGPU__|__amdgcn__")
_ASKED = re.compile(r"#[ \t]*(?:el)?if[^\n]*(?:__HIP_DEVICE_COMPILE__|__gfx\w+__|__GFX\w+__|__AMD[A-Z]+__|__amdgcn__)")
_LINE = re.compile(r"^#line (\d+)[^\n]*\n", re.MULTILINE)
#: Words by which functions of the passes may differ without doing anything else.
_MARKS = frozenset(
    "__host__ __device__ __forceinline__ __noinline__ __inline__ inline static constexpr __constant__ const".split()
)
_BLOCKS = frozenset((*HEADS, "catch"))
#: The words of declarations that code for the host does not see.
_FOR_DEVICE = frozenset(("__device__", "__global__", "__constant__", "__shared__"))
_BRACKETS = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}
#: How far back the type that a function returns is sought: ``) -> std::pair<int, int> {``.
_TYPE_REACH = 40
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
    about it declares, with the text of these conditionals, ``names`` all through which code may depend on it.
    """

    chosen: dict[str, list[str]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    bodies: dict[str, set[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, files: Iterable[Tokens]) -> _Macros:
        """Those of some files. What chooses macros may itself be chosen so: the files are read until nothing is new."""
        listed = [tokens for tokens in files if tokens.directives]
        macros = cls()
        chains = [(tokens, chain) for tokens in listed for chain in Arms(tokens).chains]
        for tokens in listed:
            for name, words in _definitions(tokens, 0, len(tokens)):
                macros.bodies.setdefault(name, set()).update(words)
        known = -1
        while known != len(macros.names):
            known = len(macros.names)
            macros.names |= {name for name, words in macros.bodies.items() if words & macros.names}
            for tokens, chain in chains:
                if macros.ask(chain):
                    macros._choose(tokens, chain)
        return macros

    def ask(self, chain: Chain) -> bool:
        """Whether a conditional asks which pass it is."""
        asked = {name for arm in chain.arms for name in macro_names(arm.condition)}
        return any(map(_OF_DEVICE.fullmatch, asked)) or not asked.isdisjoint(self.names)

    def _choose(self, tokens: Tokens, chain: Chain) -> None:
        first, end = chain.arms[0].directive.first, chain.arms[-1].end
        defined = [name for name, _ in _definitions(tokens, first, end)]
        constants = _constants_of(tokens, chain)
        kept = {at for at in range(first, end) if not tokens.directive_at(at)} if constants else set()
        for line in tokens.directives:
            if first <= line.first <= end and line.name not in ("include", "error", "warning", "pragma", "line"):
                kept.update(range(line.first, line.end + 1))
        text = "".join(tokens.texts[at] for at in sorted(kept) if at < len(tokens)).rstrip("\n")
        for name in (*defined, *constants):
            texts = self.chosen.setdefault(name, [])
            if text not in texts:
                texts.append(text)
            self.names.add(name)

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
    """The macros that are defined between two tokens, with the words that they stand for."""
    for line in tokens.directives:
        if line.name in ("define", "undef") and first <= line.first < end:
            at = tokens.after(line.name_at)
            name = tokens.text_at(at)
            if is_name(name):
                yield name, set(filter(is_name, tokens.texts[at + 1 : line.end]))


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
        if not any(body.has(at) for body in only_device) and (brace := _body_around(tokens, at)) >= 0
    }
    outside = [chain for chain in chains if _body_around(tokens, chain.arms[0].directive.first) < 0]
    edits = [edit for chain in outside for edit in _errors(tokens, chain, text)]
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
    return "\n".join(("", *begin, f"#line {line}", body, *end, ""))


def _body_around(tokens: Tokens, at: int) -> int:
    """The brace of the innermost body of a function or lambda around a place, -1 without."""
    line = tokens.directive_at(at)
    code = line.end if line else at
    return next((brace for brace in tokens.open_braces(code) if _is_body(tokens, brace)), -1)


def _is_body(tokens: Tokens, brace: int) -> bool:
    """Whether a brace begins the body of a function or lambda: ``f(int x) const {``, ``[=] {``, ``A() : a{1} {``,
    ``f() -> int {``; not that of ``if (x) {``, ``struct A {``, ``int a[] = {``.
    """
    at = tokens.before(brace)
    while is_name(tokens.text_at(at)) and tokens.texts[at] not in ("else", "do", "try", "return"):
        at = tokens.before(at)
    text = tokens.text_at(at)
    if text in (")", "]", "}"):
        opener = opener_of(tokens, at)
        head = tokens.text_at(tokens.before(opener)) if opener >= 0 else ""
        if text == ")":
            before = tokens.text_at(tokens.before(tokens.before(opener)))
            return opener >= 0 and head not in _BLOCKS and not (head == "constexpr" and before == "if")
        if text == "]":
            return opener >= 0 and not is_name(head) and head not in (")", "]")
        before = tokens.text_at(tokens.before(tokens.before(opener)))
        return opener >= 0 and is_name(head) and before in (":", ",")
    for _ in range(_TYPE_REACH):
        if text in ("", ";", "{", "}", "="):
            return False
        if text == "-" and tokens.text_at(tokens.after(at)) == ">":
            return tokens.text_at(tokens.before(at)) == ")"
        if text == "->":
            return True
        at = tokens.before(at)
        text = tokens.text_at(at)
    return False


def _errors(tokens: Tokens, chain: Chain, text: str) -> Iterator[Edit]:
    """Errors in the arms of a conditional outside of functions, where more than one declares something for the host."""
    declared = [(arm, words) for arm in chain.arms if (words := _words_of(tokens, arm))]
    differ = len({words for _, words in declared if not _MARKS.issuperset(words)}) > 1
    is_of_device = all(_is_for_device(tokens, arm) for arm, _ in declared)
    if not differ or is_of_device or _constants_of(tokens, chain):
        return
    lines = _Lines(text, [])
    for arm, _ in declared:
        line = lines.at(tokens.starts[chain.arms[0].directive.first])
        own = lines.at(tokens.starts[arm.directive.end])
        yield inserted(tokens, arm.directive.end, f"\n#line {line}\n#error {_ERROR}\n#line {own}")


def _constants_of(tokens: Tokens, chain: Chain) -> tuple[str, ...]:
    """The constants and types that a conditional declares, if that is all that is in it, at namespace scope.

    ``const int size = 48 * 1024;``  ``typedef float2 pair;``  ``using index = int;``
    """
    for brace in tokens.open_braces(chain.arms[0].directive.end):
        if not {"namespace", "extern"} & {tokens.text_at(at) for at in _words_before(tokens, brace)}:
            return ()
    names = []
    for arm in chain.arms:
        for statement in _statements(_words_of(tokens, arm)):
            name = _constant(statement)
            if not name:
                return ()
            names.append(name)
    return tuple(names)


def _words_before(tokens: Tokens, brace: int) -> Iterator[int]:
    """The words of a brace's head, ``namespace a {`` or ``extern "C" {``, which are at most three."""
    at = brace
    for _ in range(3):
        at = tokens.before(at)
        if at < 0 or tokens.texts[at] in (";", "{", "}"):
            return
        yield at


def _words_of(tokens: Tokens, arm: Arm) -> tuple[str, ...]:
    """The code of an arm of a conditional."""
    code = (tokens.texts[at] for at in tokens.outside(range(arm.directive.end, arm.end)))
    return tuple(word for word in code if not is_blank(word))


def _statements(words: Sequence[str]) -> Iterator[list[str]]:
    """The statements of some code, each without its semicolon."""
    statement: list[str] = []
    depth = 0
    for word in words:
        depth += _BRACKETS.get(word, 0)
        if word == ";" and depth == 0:
            yield statement
            statement = []
        else:
            statement.append(word)
    if statement:
        yield statement


def _constant(statement: Sequence[str]) -> str:
    """The name of the constant or the type that a statement declares; empty for another statement."""
    if not statement or not _FOR_DEVICE.isdisjoint(statement):
        return ""
    if statement[0] == "typedef":
        return statement[-1] if is_name(statement[-1]) and not {"(", "{"} & {*statement} else ""
    if statement[0] == "using":
        return statement[1] if len(statement) > 3 and statement[2] == "=" else ""
    if not {"const", "constexpr"} & {*statement} or "=" not in statement:
        return ""
    head = list(statement[: statement.index("=")])
    if "[" in head:
        head = head[: head.index("[")]
    return head[-1] if is_name(head[-1]) and not {"(", "{", "inline"} & {*head} else ""


def _is_for_device(tokens: Tokens, arm: Arm) -> bool:
    """Whether an arm declares nothing that code for the host sees."""
    ours = [(body.head, body.end) for body in device_bodies(tokens) if not body.is_for_host]
    ours += [  # registrations of variables
        (at, closer_of(tokens, tokens.after(at)))
        for at in range(arm.directive.end, arm.end)
        if tokens.texts[at].startswith("HIPPORT_CPU_")
    ]
    left = [
        tokens.texts[at]
        for at in tokens.outside(range(arm.directive.end, arm.end))
        if not is_blank(tokens.texts[at]) and not any(first <= at <= last for first, last in ours)
    ]
    return all(
        not {"(", "{", "=", ";"} & {*statement}
        or (not _FOR_DEVICE.isdisjoint(statement) and "__host__" not in statement)
        for statement in _statements(left)
    )
