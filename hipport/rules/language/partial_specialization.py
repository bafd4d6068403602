"""HP262: function templates with arguments for some of their parameters."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import template_closer
from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declared_function
from hipport.code.functions import words_of
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_NO_DECLARATOR = frozenset(("template", "(", ",", "=", "return", ".", "->"))
_LONGEST = 200


@rule("HP262", "partial-specialization", words=("template",))
def partial_specialization(ctx: Context) -> Iterator[Diagnostic]:
    """A function template that is specialized for some of its arguments.

    What it finds: in CUDA files and the headers that they include, `template <Method M, class T> void run<Method::FAST,
    T>(T *x) {`, and the explicit instantiations of such a function in the same file.

    Why: C++ has partial specializations of classes only. nvcc takes such a function for a definition of the template;
    clang refuses it, "function template partial specialization is not allowed", and what instantiates it with it.

    Example:
        template <int N, class T> void run(T *x);
        template <int N, class T> void run<1, T>(T *x) { *x = 1; }

    Keep:
        template <int N, class T> void run(T *x);
        template <> void run<1, float>(float *x) { *x = 1; }

    Fix safety: no fix: `if constexpr` in the one template, or a class template with a static function, says what was
    meant.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [temp.class.spec] and [temp.fct.spec].
    """
    if not (is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
        return
    found = (declared_function(ctx.tokens, name) for name in _names_with_arguments(ctx.tokens))
    functions = {function.name: function for function in found if function is not None}.values()
    partial = {ctx.tokens.texts[each.name] for each in functions if _is_partial(ctx, each)}
    for function in functions:
        name = ctx.tokens.texts[function.name]
        instantiates = function.instantiates and name in partial
        if (instantiates or _is_partial(ctx, function)) and not ctx.is_settled(function.name):
            yield ctx.diagnostic(
                "HP262",
                Severity.ERROR,
                function.name,
                f"{name} is a function template with arguments for some of its parameters, which clang refuses",
                "use if constexpr in the template, or a class template with a static function",
                symbol=name,
            )


def _names_with_arguments(tokens: Tokens) -> Iterator[int]:
    """The names before template arguments and a parenthesis, ``run<1, T>(``, where they may be declared."""
    for opener in tokens.places("<"):
        name = tokens.before(opener)
        if is_name(tokens.text_at(name)) and tokens.text_at(tokens.before(name)) not in _NO_DECLARATOR:
            closer = template_closer(tokens, opener, _LONGEST)
            if closer >= 0 and tokens.text_at(tokens.after(closer)) == "(":
                yield name


def _is_partial(ctx: Context, function: DeclaredFunction) -> bool:
    """``template <int N, class T> void run<1, T>(T *x) {``, and neither the constructor ``Row<T>(int n)`` of a
    template, nor an operator, nor ``run<N, T>``, which rule HP249 knows
    """
    tokens = ctx.tokens
    if not function.templates or function.is_special or "friend" in function.head:
        return False
    name, opener = tokens.texts[function.name], tokens.after(function.name)
    closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
    if closer < 0 or name in function.known_by[:-1] or name in ("operator", "~"):
        return False
    return not {",", *function.templates[-1]}.issuperset(words_of(tokens, opener + 1, closer))
