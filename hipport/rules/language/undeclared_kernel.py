"""HP243: launches, in templates, of kernels that are not declared before."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.launches import KernelLaunch
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.headers_beside import may_be_in_headers
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens


@rule("HP243", "undeclared-kernel", words=(Subject.LAUNCHES,))
def undeclared_kernel(ctx: Context) -> Iterator[Diagnostic]:
    """A launch, in a template, of a kernel that is not declared before it.

    What it finds: launches in a template or in a class template of a plain name that the file does not have before
    them, nor a header that is compiled with the file; where the tree has all of the project's headers.

    Why: nvcc looks for the kernel when the template is used, by the types of the arguments, and not at all where nobody
    uses the template. clang wants a declaration at the launch: "use of undeclared identifier 'fill'".

    Example:
        template <class T> struct Image {
            T *data;
            void clear() { fill<<<1, 64>>>(*this); }
        };
        template <class T> __global__ void fill(Image<T> image) { image.data[threadIdx.x] = 0; }

    Keep:
        template <class T> struct Image;
        template <class T> __global__ void fill(Image<T> image);
        template <class T> struct Image {
            T *data;
            void clear() { fill<<<1, 64>>>(*this); }
        };

    Fix safety: no fix: declare the kernel before the template, or remove the function that nobody uses.

    Source: nvcc 13.0; hipcc of ROCm 7.2. Detected from tokens; confidence high.
    """
    tokens = ctx.tokens
    launches = [launch for launch in ctx.launches.values() if launch is not None and _is_of_plain_name(tokens, launch)]
    callees = {launch.kernel.first for launch in launches}
    for launch in launches:
        at = launch.kernel.first
        first, last = _outermost(tokens, at)
        if first < 0 or ctx.is_settled(at):
            continue
        name = tokens.texts[at]
        declared = (index for index in tokens.places(name) if index not in callees)
        if not any(index < last for index in declared) and not may_be_in_headers(ctx, name):
            message = f"{name} is launched in a template, and not declared before it: clang looks for it here"
            remedy = "declare the kernel before the template, or remove a function that nobody uses"
            yield ctx.diagnostic("HP243", Severity.ERROR, at, message, remedy, symbol=name)


def _is_of_plain_name(tokens: Tokens, launch: KernelLaunch) -> bool:
    """``fill<<<1, 64>>>(x)``, and neither ``fill<T><<<...>>>`` nor ``detail::fill<<<...>>>``."""
    kernel = launch.kernel
    before = tokens.text_at(tokens.before(kernel.first))
    return kernel.end == kernel.first + 1 and is_name(tokens.texts[kernel.first]) and before not in QUALIFYING


def _outermost(tokens: Tokens, index: int) -> tuple[int, int]:
    """The braces of the function or class around a token that no other one is around, where one of them is a template;
    -1 where none is. A member may be declared after its use, up to the end of the class.
    """
    braces = [brace for brace in tokens.open_braces(index) if not scope_of(tokens, brace).is_outside]
    if not any("template" in clause_words(tokens, brace) for brace in braces):
        return -1, -1
    end = tokens.brace_end(braces[-1])
    return braces[-1], end if scope_of(tokens, braces[-1]).is_class else index
