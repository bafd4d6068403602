"""HP242: errors in templates that nvcc does not see as long as nobody uses them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hipport.code.calls import closer_of
from hipport.code.declarations import Declarations
from hipport.code.scopes import scope_of
from hipport.code.special_members import classes_of
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_ENDS = frozenset((";", "{", "}"))
_AFTER_MACRO = frozenset(("(", ";"))
_CLASS_WORDS = frozenset(("struct", "class"))
_BEFORE_DECLARATION = frozenset((";", "{", "}", ""))
_PARAMETER_WORDS = frozenset(("class", "typename"))


@rule("HP242", "unchecked-template", edits=True, words=("template",))
def unchecked_template(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """An error in a template that nvcc does not see before the template is used.

    What it finds: in CUDA files and the headers that they include, `this->name` in a class template without a base
    class that has no such member; in function templates of all files, parameters `T &name = T()` where T is a class and
    no parameter of the template; `node->count` of a pointer or reference to a class that the file declares before
    (`struct Node;`) and defines only after it.

    Why: clang checks what does not depend on the parameters where the template stands: "no member named 'cuont' in
    'Sum<T>'", "non-const lvalue reference cannot bind to a temporary", "member access into incomplete type 'Node'".
    nvcc checks it for what is used, and where the whole file is known; g++ does not see device code.

    Example:
        template <class T> struct Sum { T count; __device__ T get() const { return this->cuont; } };

    Keep:
        template <class T> struct Sum { T count; __device__ T get() const { return this->count; } };

    Fix safety: safe for members: clang looks for `(this + 0)->name` when the function is used, as nvcc does. No fix for
    parameters: only the author knows what was meant. What nobody uses can go. Classes have to be defined before.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [temp.res].
    """
    is_read = is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)
    for this, index, name in _unknown_members(ctx) if is_read else ():
        yield ctx.edit("HP242", this, "(this + 0)")
        yield ctx.diagnostic(
            "HP242",
            Severity.INFO,
            index,
            f"{name} has no member {ctx.tokens.texts[index]}: the function compiles as long as nobody uses it",
            "correct the name, or remove the function",
            symbol=ctx.tokens.texts[index],
        )
    for index, of in _incomplete(ctx.tokens) if is_read else ():
        if not ctx.is_settled(index):
            yield ctx.diagnostic(
                "HP242",
                Severity.ERROR,
                index,
                f"{of} is not defined yet: clang looks for its members where the template stands",
                f"define {of} before the template, or the function after it",
                symbol=of,
            )
    for index, last in _temporaries(ctx.tokens):
        if not ctx.is_settled(index):
            yield ctx.diagnostic(
                "HP242",
                Severity.ERROR,
                index,
                f"{ctx.tokens.texts[index]} is a reference, and its default value a temporary: clang checks this",
                "take a const reference, or a value",
                last=last,
                symbol=ctx.tokens.texts[index],
            )


def _unknown_members(ctx: Context) -> Iterator[tuple[int, int, str]]:
    """The names after ``this->`` that a class template without bases has nowhere else: the places of ``this`` and of
    the name, and the class.
    """
    tokens = ctx.tokens
    for this in tokens.places("this"):
        arrow = tokens.after(this)
        index = tokens.after(arrow)
        if tokens.text_at(arrow) != "->" or not is_name(tokens.text_at(index)) or ctx.is_settled(index):
            continue
        brace = next((b for b in tokens.open_braces(this) if scope_of(tokens, b).is_class), -1)
        if brace >= 0 and _is_plain_template(ctx, brace) and not _declares(ctx, brace, tokens.texts[index]):
            yield this, index, scope_of(tokens, brace).names[-1]


def _is_plain_template(ctx: Context, brace: int) -> bool:
    """Whether a class is a template without base classes and with a name: ``template <class T> struct A {``."""
    words = ctx.head_words(brace)
    return "template" in words and ":" not in words and bool(scope_of(ctx.tokens, brace).names)


def _declares(ctx: Context, brace: int, name: str) -> bool:
    """Whether a class may have a member: the name stands in it without ``this->``, or what declares it is not seen, as
    a macro's call or an included file.
    """
    tokens = ctx.tokens
    closer = closer_of(tokens, brace)
    within = [at for at in tokens.places(name) if brace < at < closer]
    if any(tokens.text_at(tokens.before(tokens.before(at))) != "this" for at in within):
        return True
    if any(brace < line.first < closer and line.name == "include" for line in tokens.directives):
        return True
    own = scope_of(tokens, brace).names[-1]
    begins = (at for at in range(brace + 1, closer) if is_name(tokens.texts[at]) and tokens.texts[at] != own)
    alone = (at for at in begins if tokens.text_at(tokens.before(at)) in _ENDS)
    calls = (at for at in alone if tokens.text_at(tokens.after(at)) in _AFTER_MACRO)
    return any(next(iter(tokens.open_braces(at)), -1) == brace for at in calls)


def _temporaries(tokens: Tokens) -> Iterator[tuple[int, int]]:
    """``Config &name = Config()`` in the parameters of a template that has no parameter ``Config``: the place of the
    name, and of the last token of its value.
    """
    for sign in tokens.places("&"):
        name = tokens.after(sign)
        equals = tokens.after(name)
        if tokens.text_at(equals) != "=" or not is_name(tokens.text_at(name)):
            continue
        type_, value = tokens.before(sign), tokens.after(equals)
        opener = tokens.after(value)
        if tokens.text_at(value) != tokens.text_at(type_):
            continue
        if tokens.text_at(opener) not in ("(", "{") or tokens.text_at(tokens.before(type_)) not in ("(", ","):
            continue
        head = _head(tokens, type_)
        if "template" in head and not _is_parameter(head, tokens.texts[type_]):
            yield name, closer_of(tokens, opener)


def _incomplete(tokens: Tokens) -> Iterator[tuple[int, str]]:
    """The names of pointers and references whose members are named before their class is defined, and that class:
    ``struct Node; template <class T> int count(T t, Node *node) { return node->n; } struct Node { int n; };``
    """
    words = [word for word in tokens.where(_CLASS_WORDS) if tokens.text_at(tokens.after(tokens.after(word))) == ";"]
    words = [word for word in words if tokens.text_at(tokens.before(word)) in _BEFORE_DECLARATION]
    defined = classes_of(tokens) if words else {}
    names = (tokens.after(word) for word in words)
    later = {tokens.texts[name]: defined.get(tokens.texts[name], -1) for name in names}
    later = {name: brace for name, brace in later.items() if brace >= 0}
    for declared in Declarations(tokens, later.keys()) if later else ():
        access = {"*": "->", "&": "."}.get(tokens.text_at(tokens.before(declared.index)), "")
        for at in tokens.places(declared.name) if access else ():
            before = tokens.before(at)
            is_own = tokens.text_at(before) not in QUALIFYING or tokens.text_at(tokens.before(before)) == "this"
            is_before = declared.first <= at < min(declared.end, later[declared.type])
            if is_before and is_own and tokens.text_at(tokens.after(at)) == access:
                yield at, declared.type


def _head(tokens: Tokens, index: int) -> list[str]:
    """What stands between the end of the statement before a token and the token."""
    words: list[str] = []
    at = tokens.before(index)
    while at >= 0 and tokens.texts[at] not in _ENDS:
        words.append(tokens.texts[at])
        at = tokens.before(at)
    return words[::-1]


def _is_parameter(head: list[str], name: str) -> bool:
    """Whether ``template <class name, ...>`` declares a name."""
    return any(before in _PARAMETER_WORDS and word == name for before, word in pairwise(head))
