"""What a brace opens, and what is known where: namespaces, classes, and the places of local names."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import is_head
from hipport.code.calls import opener_of
from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import clause_words
from hipport.code.statements import statement_start
from hipport.source.lexer import is_name
from hipport.source.tokens import BRACKETS
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

_OF_LISTS = BRACKETS | {";"}
CLASS_WORDS = frozenset(("struct", "class", "union"))
#: What an elaborated type begins with: ``struct Ray *next``
TAGS = CLASS_WORDS | {"enum"}
_BEGINS_DECLARATION = TAGS | {"template", "namespace", "extern"}
#: CUDA's words for the alignment of a type: ``__align__(16)``.
ALIGNED = frozenset(("__align__", "__builtin_align__", "__CUDA_ALIGN__"))
#: What may stand in the head of a namespace or a class with parentheses of its own.
WITH_ARGUMENTS = ALIGNED | {"alignas", "__attribute__", "__declspec"}
#: And before the parameters of a function.
BEFORE_PARAMETERS = WITH_ARGUMENTS | {"__launch_bounds__", "__maxnreg__", "decltype", "explicit", "noexcept"}


@dataclass(frozen=True, slots=True)
class Scope:
    """What a ``{`` opens.

    ``word`` is ``namespace``, ``extern`` (of ``extern "C" {``), ``struct``, ``class``, ``union`` or ``enum``, and empty
    for all else: a function, a lambda, a block, an initializer. ``names`` are those of the namespace, of the class or
    ``enum class``, or what qualifies the name of a function: ``A`` and ``B`` of ``void A::B::f() {``.
    """

    word: str
    names: tuple[str, ...] = ()

    @property
    def is_class(self) -> bool:
        """Whether it is the body of a struct, a class or a union."""
        return self.word in CLASS_WORDS

    @property
    def is_outside(self) -> bool:
        """Whether what stands in it is at namespace scope, in a namespace or none."""
        return self.word in ("namespace", "extern")


NAMESPACE = Scope("namespace")


def scope_of(tokens: Tokens, brace: int) -> Scope:
    """What the ``{`` at a place outside of preprocessor lines opens.

    ``inline namespace a::b {``, ``extern "C" {``, ``template <class T> struct alignas(16) A : B<T> {``,
    ``enum class E : int {``, ``void A::f() const {``
    """
    known = _known_scopes(tokens)
    if brace not in known:
        known[brace] = _read_scope(tokens, brace)
    return known[brace]


@once
def _known_scopes(_tokens: Tokens) -> dict[int, Scope]:
    """What ``scope_of`` has read of a text, by the brace: many rules ask about the same ones."""
    return {}


def _read_scope(tokens: Tokens, brace: int) -> Scope:
    words = _without_arguments(_without_macros(clause_words(tokens, brace)))
    if "namespace" in words:
        return Scope("namespace", _names_outside_of_brackets(words[words.index("namespace") + 1 :]))
    if len(words) > 1 and words[-2] == "extern" and words[-1].startswith('"'):
        return Scope("extern")
    head = _outside_of_template_arguments(words)
    if "(" in head:
        function = head[: head.index("(")]
        name = function.index("operator") if "operator" in function else len(function) - 1
        return Scope("", _qualifiers(function[: name + 1]))
    at = next((at for at, word in enumerate(head) if word in TAGS), -1)
    if at < 0 or "=" in head:
        return Scope("")
    is_unscoped = head[at] == "enum" and head[at + 1 : at + 2] not in (["class"], ["struct"])
    return Scope(head[at], () if is_unscoped else _class_name(head[at + 1 :]))


def owner(tokens: Tokens, index: int) -> tuple[str, ...]:
    """The named namespaces and classes that a token is in, outermost first; () for the global scope.

    In the body of ``A::f`` that is ``A`` as well.
    """
    last = _last_owner(tokens)
    innermost = next(tokens.open_braces(index), -1)
    if innermost != last.brace:
        names: list[str] = []
        for brace in tokens.open_braces(index):
            if brace == last.brace:
                names[:0] = last.names
                break
            names[:0] = scope_of(tokens, brace).names
        last.brace, last.names = innermost, tuple(names)
    return last.names


@dataclass(slots=True)
class _LastOwner:
    """What ``owner`` has answered last for a text, and the innermost brace then: namespaces deep in one another are
    asked about in the order of the text.
    """

    brace: int = -1
    names: tuple[str, ...] = ()


@once
def _last_owner(_tokens: Tokens) -> _LastOwner:
    return _LastOwner()


def namespaces_around(tokens: Tokens, index: int) -> tuple[str, ...] | None:
    """The named namespaces that a token is in, outermost first; None in a class, a function or any other brace."""
    names: list[str] = []
    for brace in tokens.open_braces(index):
        scope = scope_of(tokens, brace)
        if not scope.is_outside:
            return None
        names[:0] = scope.names
    return tuple(names)


def local_range(tokens: Tokens, index: int) -> tuple[int, int] | None:
    """Where a variable, parameter or template parameter declared at ``index`` is known: first token and end. None where
    it is declared in a namespace or a class.
    """
    line = tokens.directive_at(index)
    if line:
        return line.first, line.end
    bound = binding_of(tokens, index)
    if bound >= 0:
        around = local_range(tokens, bound)
        return (index, around[1]) if around else None
    if statement_start(tokens, index) == -1 or is_template_parameter(tokens, index):
        return index, _end_of_declaration(tokens, index)
    brace = next(tokens.open_braces(index), -1)
    if brace < 0 or (scope := scope_of(tokens, brace)).names or scope.is_outside:
        return None
    closer = closer_of(tokens, brace)
    return index, closer if closer >= 0 else len(tokens)


def block_range(tokens: Tokens, index: int) -> tuple[int, int] | None:
    """Where what is defined at ``index`` in a block of a function is known: ``enum { index = 32 };``, ``using index =
    int;``. None where it is defined outside of functions, and in a class.
    """
    braces = () if tokens.directive_at(index) else tokens.open_braces(index)
    for brace in braces:
        scope = scope_of(tokens, brace)
        if scope == Scope(""):
            closer = closer_of(tokens, brace)
            return index, closer if closer >= 0 else len(tokens)
        if scope.word != "enum":
            break
    return None


def binding_of(tokens: Tokens, index: int) -> int:
    """Index of the ``auto`` of a structured binding that a name is in, ``auto &[a, b] = f();``; -1 for other names."""
    opener = _opener_around(tokens, index)
    if tokens.text_at(opener) != "[":
        return -1
    before = tokens.before(opener)
    while tokens.text_at(before) in ("&", "&&"):
        before = tokens.before(before)
    return before if tokens.text_at(before) == "auto" else -1


def is_template_parameter(tokens: Tokens, index: int) -> bool:
    """Whether a name is in the list of a template's parameters: ``template <class T, int index = 32>``"""
    before = index
    depth = 0
    while (before := tokens.before(before)) >= 0 and (text := tokens.texts[before]) not in CLAUSE_ENDS:
        depth += (text == "<") - (text == ">")
        if depth > 0:
            return tokens.text_at(tokens.before(before)) == "template"
    return False


def is_in_body(tokens: Tokens, index: int) -> bool:
    """Whether a token is in code of a function, or in an initializer, and not in a preprocessor line."""
    brace = -1 if tokens.directive_at(index) else next(tokens.open_braces(index), -1)
    scope = scope_of(tokens, brace) if brace >= 0 else NAMESPACE
    return not (scope.is_outside or scope.is_class)


def is_of_file(tokens: Tokens, index: int) -> bool:
    """Whether what is defined at ``index`` is known in its file only: in a namespace without a name, or static."""
    brace = next(tokens.open_braces(index), -1)
    if brace >= 0 and scope_of(tokens, brace) == Scope("namespace"):
        return True
    start = statement_start(tokens, index)
    return not owner(tokens, index) and start >= 0 and "static" in tokens.texts[start:index]


def _end_of_declaration(tokens: Tokens, index: int) -> int:
    """The end of the function, class, prototype or statement whose parameter or variable stands at ``index``:
    ``T f(int index);``, ``void f(int index) {}``, ``template <class index> struct A {};``, ``for (int index;;) {}``.
    """
    depth = 0
    opener = _opener_around(tokens, index)
    if is_head(tokens, opener):
        index = max(index, closer_of(tokens, opener))
    while (index := tokens.after(index)) >= 0:
        text = tokens.texts[index]
        if text == "{":
            closer = closer_of(tokens, index)
            return closer if closer >= 0 else len(tokens)
        if text in ("(", "["):
            depth += 1
        elif text in (")", "]"):
            depth -= 1
        elif text == ";" and depth <= 0:
            return index
    return len(tokens)


def _opener_around(tokens: Tokens, index: int) -> int:
    """The bracket that a token is in, or the brace that ends what comes before; -1 where there is none."""
    line = tokens.directive_at(index)
    if line is None:
        brackets = _brackets_of_code(tokens)
    else:
        brackets = [at for at in range(line.first, index) if tokens.texts[at] in BRACKETS]
    while (at := bisect_left(brackets, index) - 1) >= 0:
        index = brackets[at]
        if tokens.texts[index] not in (")", "]"):
            return index
        if (index := opener_of(tokens, index)) < 0:
            break
    return -1


@once
def _brackets_of_code(tokens: Tokens) -> list[int]:
    """The brackets outside of preprocessor lines."""
    return list(tokens.outside(tokens.where(BRACKETS)))


def list_opener(tokens: Tokens, index: int) -> int:
    """The bracket that begins the list that a token is in; -1 where there is none, or a ``;`` stands between."""
    line = tokens.directive_at(index)
    if line is None:
        signs, openers = _list_openers(tokens)
    else:
        signs, openers = _openers_at(tokens, [at for at in range(line.first, index) if tokens.texts[at] in _OF_LISTS])
    at = bisect_left(signs, index) - 1
    return openers[at] if at >= 0 else -1


@once
def _list_openers(tokens: Tokens) -> tuple[list[int], list[int]]:
    return _openers_at(tokens, list(tokens.outside(tokens.where(_OF_LISTS))))


def _openers_at(tokens: Tokens, signs: list[int]) -> tuple[list[int], list[int]]:
    """Some signs, each with the opener of the list that what follows it is in."""
    opened: list[int] = []
    openers: list[int] = []
    for sign in signs:
        text = tokens.texts[sign]
        if text == ";":
            opened.clear()
        elif text in CLOSERS:
            opened.append(sign)
        elif opened:
            opened.pop()
        openers.append(opened[-1] if opened else -1)
    return signs, openers


def _names_outside_of_brackets(words: Sequence[str]) -> tuple[str, ...]:
    """``a`` and ``b`` of ``[[deprecated]] a::inline b``."""
    names: list[str] = []
    depth = 0
    for word in words:
        depth += (word in ("(", "[")) - (word in (")", "]"))
        if depth == 0 and is_name(word) and word != "inline":
            names.append(word)
    return tuple(names)


def _class_name(words: Sequence[str]) -> tuple[str, ...]:
    """``A`` and ``B`` of ``EXPORTED A::B final : public C``; () for a class without a name."""
    head = list(words[: words.index(":")] if ":" in words else words)
    named = [word for word in head if word not in ("final", "class", "struct")]
    return (*_qualifiers(named), named[-1]) if named and is_name(named[-1]) else ()


def _qualifiers(words: Sequence[str]) -> tuple[str, ...]:
    """``A`` and ``B`` of ``void A::B::f``, without template arguments."""
    names: list[str] = []
    at = len(words) - 1
    while at >= 2 and words[at - 1] == "::" and is_name(words[at - 2]):
        names.insert(0, words[at - 2])
        at -= 2
    return tuple(names)


def _without_macros(words: list[str]) -> list[str]:
    """The words after macros that end before a declaration begins: ``MIN_MAX(Vec2) MIN_MAX(Vec3)`` on the line before
    ``template <class T> class Matrix {``.
    """
    at = 0
    while words[at : at + 1] and words[at].isupper() and words[at + 1 : at + 2] == ["("]:
        depth, at = 1, at + 2
        while depth and at < len(words):
            depth += (words[at] == "(") - (words[at] == ")")
            at += 1
    return words[at:] if at and words[at : at + 1] and words[at] in _BEGINS_DECLARATION else words


def _without_arguments(words: Sequence[str]) -> list[str]:
    """The words without ``alignas(16)``, ``__attribute__((packed))`` and the like."""
    found: list[str] = []
    depth = 0
    for at, word in enumerate(words):
        begins = depth == 0 and word == "(" and at > 0 and words[at - 1] in WITH_ARGUMENTS
        if begins or depth:
            depth += (word == "(") - (word == ")")
        elif word not in WITH_ARGUMENTS:
            found.append(word)
    return found


def _outside_of_template_arguments(words: Sequence[str]) -> list[str]:
    """The words that no angle brackets enclose: ``template struct A : B`` of ``template <class T, bool b = (N > 1)>
    struct A : B<sizeof(T)>``.
    """
    found: list[str] = []
    depth = 0
    parentheses = 0  # those within angle brackets
    for at, word in enumerate(words):
        if depth > 0:
            parentheses += (word == "(") - (word == ")")
        if parentheses > 0:
            continue
        if set(word) == {"<"} and words[at - 1 : at] != ["operator"]:
            depth += len(word)
        elif set(word) == {">"} and depth > 0:
            depth -= len(word)
        elif depth <= 0:
            found.append(word)
    return found
