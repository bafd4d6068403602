"""What a source declares outside of functions: statements, constants and types, and what is for the device alone."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.code.bodies import device_bodies
from hipport.code.calls import HEADS
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.scopes import scope_of
from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import clause_after
from hipport.code.statements import clause_start
from hipport.source.arms import Arm
from hipport.source.arms import Chain
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

#: Words by which functions of the passes may differ without doing anything else.
MARKS = frozenset(
    "__host__ __device__ __forceinline__ __noinline__ __inline__ inline static constexpr __constant__ const".split()
)
_BLOCKS = frozenset((*HEADS, "catch"))
#: The words of declarations that code for the host does not see.
FOR_DEVICE = frozenset(("__device__", "__global__", "__constant__", "__shared__"))
_BRACKETS = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}
#: How far back the type that a function returns is sought: ``) -> std::pair<int, int> {``.
_TYPE_REACH = 40
#: What a statement has that declares no variable.
_OTHER_HEADS = frozenset(("(", "struct", "class", "union", "enum", "template", "typedef", "using", "extern"))


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement outside of functions, or the head of a function or class: its tokens from ``first`` to ``end``
    (excluded), their texts, and whether it is a member of a class.
    """

    first: int
    end: int
    words: tuple[str, ...]
    is_member: bool

    @property
    def constant(self) -> str:
        """The name of the constant or the type that it declares at namespace scope; empty for another statement."""
        return "" if self.is_member else constant_of(self.words[: -(self.words[-1:] == (";",)) or None])

    @property
    def is_for_device(self) -> bool:
        """Whether code for the host does not see what it declares."""
        return not FOR_DEVICE.isdisjoint(self.words) and "__host__" not in self.words

    @property
    def is_variable(self) -> bool:
        """Whether it declares variables at namespace scope, as ``static int a = f(1), b[8];`` does."""
        head = self.words[: self.words.index("=")] if "=" in self.words else self.words
        return not self.is_member and self.words[-1] == ";" and _OTHER_HEADS.isdisjoint(head)


def statement_at(tokens: Tokens, at: int) -> Statement | None:
    """The statement that a token outside of preprocessor lines is in; None in the body of a function.

    ``static const int sizes[] = {8, n};``  ``struct A { enum { size = n }; };``
    """
    anchor, is_member = at, False
    for brace in [*tokens.open_braces(at)][::-1]:
        scope = scope_of(tokens, brace)
        is_member |= scope.is_class
        if not scope.is_class and not scope.is_outside:
            if is_body(tokens, brace):
                return None
            anchor = brace  # an initializer, an enumeration
            break
    first = clause_start(tokens, anchor)
    end = _end_of_clause(tokens, anchor)
    if tokens.text_at(end) == "{" and (anchor == end or tokens.text_at(tokens.before(end)) == "="):
        end = _end_of_clause(tokens, tokens.brace_end(end)) if tokens.brace_end(end) >= 0 else end
    end += tokens.text_at(end) == ";"
    return Statement(first, end, tuple(tokens.texts[at] for at in tokens.code(first, end)), is_member)


def _end_of_clause(tokens: Tokens, at: int) -> int:
    """The ``;``, ``{`` or ``}`` after a token, or this itself."""
    if tokens.text_at(at) in CLAUSE_ENDS and tokens.text_at(at) != "}":
        return at
    *_, last = (at, *clause_after(tokens, at))
    end = tokens.after(last)
    return end if end >= 0 else len(tokens)


def body_around(tokens: Tokens, at: int) -> int:
    """The brace of the innermost body of a function or lambda around a place, -1 without."""
    line = tokens.directive_at(at)
    code = line.end if line else at
    return next((brace for brace in tokens.open_braces(code) if is_body(tokens, brace)), -1)


def is_body(tokens: Tokens, brace: int) -> bool:
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


def constants_of(tokens: Tokens, chain: Chain) -> tuple[str, ...]:
    """The constants and types that a conditional declares, if that is all that is in it, at namespace scope.

    ``const int size = 48 * 1024;``  ``typedef float2 pair;``  ``using index = int;``
    """
    for brace in tokens.open_braces(chain.arms[0].directive.end):
        if not {"namespace", "extern"} & {tokens.text_at(at) for at in _words_before(tokens, brace)}:
            return ()
    names = []
    for arm in chain.arms:
        for statement in _statements(words_of(tokens, arm)):
            name = constant_of(statement)
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


def words_of(tokens: Tokens, arm: Arm) -> tuple[str, ...]:
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


def constant_of(statement: Sequence[str]) -> str:
    """The name of the constant or the type that a statement declares; empty for another statement."""
    if not statement or not {*FOR_DEVICE, "template"}.isdisjoint(statement):
        return ""
    if statement[0] == "using":
        return statement[1] if len(statement) > 3 and statement[2] == "=" else ""
    is_type = statement[0] == "typedef"
    if not is_type and (not {"const", "constexpr"} & {*statement} or "=" not in statement):
        return ""
    head = list(statement if is_type else statement[: statement.index("=")])
    if "[" in head:
        head = head[: head.index("[")]
    return head[-1] if is_name(head[-1]) and not {"(", "{"} & {*head} else ""


def is_for_device(tokens: Tokens, arm: Arm) -> bool:
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
        or (not FOR_DEVICE.isdisjoint(statement) and "__host__" not in statement)
        for statement in _statements(left)
    )
