"""HP244: friends that are instances of a template which is declared after them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator

from hipport.code.calls import template_opener
from hipport.code.declared_functions import declared_function
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.tokens import Tokens

_TEMPLATE = re.compile(r"(\w+)\s*<")


@rule("HP244", "friend-before-template", words=("friend",))
def friend_before_template(ctx: Context) -> Iterator[Diagnostic]:
    """A friend that is an instance of a function template which is not declared before the class.

    What it finds: in a class template, `friend` with a function's name, template arguments and parameters, where
    neither the file nor a header of the project has, before the class, a function of that name whose parameters can be
    those: of the same class templates, or of any type.

    Why: where templates of that name for other classes are there, nvcc looks for the right one when the class is used.
    clang does not: "no function template matches function template specialization 'operator=='".

    Example:
        template <class T> struct Vector { T x; };
        template <class T> __device__ bool operator==(const Vector<T> &a, const Vector<T> &b) { return a.x == b.x; }
        template <class T> struct Matrix {
            friend __device__ bool operator==<T>(const Matrix<T> &, const Matrix<T> &);
            T x;
        };
        template <class T> __device__ bool operator==(const Matrix<T> &a, const Matrix<T> &b) { return a.x == b.x; }

    Keep:
        template <class T> struct Matrix;
        template <class T> __device__ bool operator==(const Matrix<T> &a, const Matrix<T> &b);
        template <class T> struct Matrix {
            friend __device__ bool operator==<T>(const Matrix<T> &, const Matrix<T> &);
            T x;
        };

    Fix safety: no fix: declare the class and the template before it, or leave the friend out where the function uses
    public members only.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [temp.friend]. Detected from tokens; confidence high.
    """
    tokens = ctx.tokens
    if not ctx.may_have_device_code():
        return
    for index in tokens.places("friend"):
        brace = next(tokens.open_braces(index), -1)
        scope = scope_of(tokens, brace) if brace >= 0 else None
        found = _instance(tokens, index)
        if found is None or scope is None or not scope.is_class or not scope.names or ctx.is_settled(index):
            continue
        place, name, classes = found
        classes = classes or {scope.names[-1]}
        if _is_declared(name, classes, _texts_before(ctx, brace)):
            continue
        listed = " and ".join(sorted(classes))
        message = f"no template {name} for {listed} is declared before this friend"
        remedy = f"declare {listed} and the template before the class"
        yield ctx.diagnostic("HP244", Severity.ERROR, place, message, remedy, symbol=name)


def _instance(tokens: Tokens, index: int) -> tuple[int, str, set[str]] | None:
    """The name of ``friend bool operator==<T>(const Matrix<T> &a, const Matrix<T> &b);``, after its place and before
    the class templates among its parameters; None for all else.
    """
    function = declared_function(tokens, index)
    if function is None or function.has_body or function.templates:
        return None
    opener = function.name
    while tokens.text_at(opener) not in ("(", ""):
        opener = tokens.after(opener)
    closer = tokens.before(opener)
    first = template_opener(tokens, closer) if tokens.text_at(closer) == ">" else -1
    if first <= function.name or tokens.text_at(tokens.before(function.name)) == "::":
        return None
    name = "".join(text for text in tokens.texts[function.name : first] if not text.isspace())
    return function.name, name, set(_TEMPLATE.findall(" ".join(function.parameters)))


def _texts_before(ctx: Context, index: int) -> Iterator[str]:
    """The file up to a token, and the project's headers that stand before it."""
    yield ctx.source.text[: ctx.tokens.starts[index]]
    included = (include.project for include in ctx.includes if include.at < index and include.project)
    headers = (path for header in included for path in ctx.survey.with_headers(header))
    for path in dict.fromkeys((*headers, *ctx.survey.standing_before(ctx.source.path))):
        yield ctx.survey.text_of(path)


def _is_declared(name: str, classes: set[str], texts: Iterable[str]) -> bool:
    """Whether one of the texts has a function of the name that takes the classes, or a template for any types."""
    written = r"\s*".join(map(re.escape, re.findall(r"\w+|\W", name)))
    function = re.compile(rf"(\btemplate\s*<[^;{{}}]*)?\b{written}\s*\(([^;{{]*)")
    found = (match.groups() for text in texts for match in function.finditer(text))
    return any(
        (template and "<" not in parameters) or classes.issubset(re.findall(r"\w+", parameters))
        for template, parameters in found
    )
