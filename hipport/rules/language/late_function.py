"""HP204: functions that a template calls, and that are declared after its explicit instantiation."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declaration_end
from hipport.code.declared_functions import declared_function
from hipport.code.scopes import is_in_body
from hipport.context.context import Context
from hipport.context.headers_beside import may_be_in_headers
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens


@rule("HP204", "late-function", words=("template",))
def late_function(ctx: Context) -> Iterator[Diagnostic]:
    """A call, in a template, of a function that is declared after an explicit instantiation of the template.

    What it finds: in CUDA files and the headers that they include, calls of plain names that the file declares after
    `template void run<float>(float *x);` only, in the body of `run` and of the templates that it calls; where the tree
    has all of the project's headers.

    Why: nvcc instantiates the template at the end of the file, where the types of the arguments lead it to the
    function. clang does so where the instantiation stands: "use of undeclared identifier 'fill'".

    Example:
        template <class T> struct Row { T *data; };
        template <class T> void clear(Row<T> row) { fill(row); }
        template void clear<float>(Row<float> row);
        template <class T> void fill(Row<T> row) { row.data[0] = 0; }
        __global__ void kernel() {}

    Keep:
        template <class T> struct Row { T *data; };
        template <class T> void clear(Row<T> row) { fill(row); }
        template <class T> void fill(Row<T> row) { row.data[0] = 0; }
        template void clear<float>(Row<float> row);
        __global__ void kernel() {}

    Fix safety: no fix: move the instantiation to the end of the file, or declare the function before the template.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [temp.point], which allows both.
    """
    tokens = ctx.tokens
    found: set[int] = set()
    for word in tokens.outside(tokens.places("template")):
        if tokens.text_at(tokens.after(word)) == "<" or tokens.text_at(tokens.before(word)) in ("extern", "<", ","):
            continue
        function = declared_function(tokens, word)
        if function is None or not function.instantiates:
            continue
        if not (found or is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
            return
        for call in _late_calls(tokens, function):
            name = tokens.texts[call]
            if call not in found and not ctx.is_settled(call) and not may_be_in_headers(ctx, name):
                found.add(call)
                line, _ = ctx.source.position(tokens.starts[function.first])
                message = (
                    f"{name} is declared after line {line}, which instantiates this template: clang wants it before"
                )
                remedy = "move the instantiation to the end of the file, or declare the function before the template"
                yield ctx.diagnostic("HP204", Severity.ERROR, call, message, remedy, symbol=name)


def _late_calls(tokens: Tokens, instantiation: DeclaredFunction) -> Iterator[int]:
    """The calls in a template that is instantiated, and in the templates that it calls, of functions that are declared
    after the instantiation only.
    """
    waiting = [tokens.texts[instantiation.name]]
    known = set(waiting)
    while waiting:
        for definition in _templates_before(tokens, waiting.pop(), instantiation.first):
            for call in _calls_in(tokens, definition):
                name = tokens.texts[call]
                if _is_late(tokens, name, instantiation.first):
                    yield call
                elif name not in known:
                    known.add(name)
                    waiting.append(name)


def _templates_before(tokens: Tokens, name: str, end: int) -> Iterator[DeclaredFunction]:
    """The function templates of a name whose definitions stand before a token."""
    for place in tokens.places_before(name, end):
        function = declared_function(tokens, place)
        if function is not None and function.name == place and function.has_body and function.templates:
            yield function


def _calls_in(tokens: Tokens, function: DeclaredFunction) -> Iterator[int]:
    """``fill(row)`` in the body of a function, and neither ``row.fill()`` nor ``detail::fill(row)``."""
    for name in tokens.code(tokens.after(function.name), declaration_end(tokens, function.name)):
        is_called = is_name(tokens.texts[name]) and tokens.text_at(tokens.after(name)) == "("
        if is_called and tokens.text_at(tokens.before(name)) not in QUALIFYING:
            yield name


def _is_late(tokens: Tokens, name: str, end: int) -> bool:
    """Whether a file has a name before a token in bodies only, and declares a function of that name after it."""
    places = list(tokens.places(name))
    if not all(is_in_body(tokens, place) for place in places if place < end):
        return False
    later = (declared_function(tokens, place) for place in places if place > end)
    return any(function is not None and tokens.texts[function.name] == name for function in later)
