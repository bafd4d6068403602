"""HP243: launches of kernels that clang does not find: declared later, or in the namespace of an argument."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Set
from typing import NamedTuple

from hipport.code.declared_functions import declared_function
from hipport.code.launches import KernelLaunch
from hipport.code.roles import follows_type
from hipport.code.scopes import namespaces_around
from hipport.code.scopes import owner
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.headers_beside import may_be_in_headers
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

#: ``void (*fill)(float *)``, ``auto &fill``, ``auto [fill, copy]``
_BEFORE_DECLARED = frozenset("*&>[")


class _Kernel(NamedTuple):
    """A kernel: where the file has it, -1 for one of another file, and the namespaces around it."""

    at: int
    space: tuple[str, ...]


@rule("HP243", "undeclared-kernel", edits=True, words=(Subject.LAUNCHES,))
def undeclared_kernel(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A launch of a kernel that clang does not find: declared after a template, or in the namespace of an argument.

    What it finds: launches in a template or in a class template of a plain name that the file does not have before
    them, nor a header that is compiled with the file, where the tree has all of the project's headers; launches of a
    plain name that only kernels of one namespace have, which is neither around the launch nor imported.

    Why: nvcc looks for the kernel when the template is used, by the types of the arguments, and not at all where nobody
    uses the template; and it looks in the namespaces of these types, as for any call. clang wants a declaration that
    the launch sees without its arguments: "use of undeclared identifier 'fill'".

    Example:
        namespace lab {
        struct Image { float *data; };
        __global__ void fill(Image image) { image.data[threadIdx.x] = 0; }
        }
        void clear(lab::Image image) { fill<<<1, 64>>>(image); }

    Keep:
        namespace lab {
        struct Image { float *data; };
        __global__ void fill(Image image) { image.data[threadIdx.x] = 0; }
        void clear(Image image) { fill<<<1, 64>>>(image); }
        }

    Fix safety: a kernel of another namespace gets the namespace before its name, `lab::fill<<<1, 64>>>(image)`, which
    is safe. For others there is no fix: declare the kernel before the template, or remove the function that nobody
    uses.

    Source: nvcc 13.0; hipcc of ROCm 7.2. Detected from tokens; confidence high.
    """
    tokens = ctx.tokens
    launches = [launch for launch in ctx.launches.values() if launch is not None and _is_of_plain_name(tokens, launch)]
    callees = {launch.kernel.first for launch in launches}
    kernels: dict[str, list[_Kernel]] = {}
    for launch in launches:
        at = launch.kernel.first
        if ctx.is_settled(at):
            continue
        name = tokens.texts[at]
        if name not in kernels:  # once for all its launches
            kernels[name] = _kernels_named(ctx, name, callees)
        if space := _space_of_arguments(ctx, at, kernels[name]):
            yield ctx.edit("HP243", at, f"{space}::{name}")
            continue
        first, last = _outermost(tokens, at)
        if first < 0:
            continue
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


def _kernels_named(ctx: Context, name: str, callees: Set[int]) -> list[_Kernel]:
    """The kernels with a name in the file and in what is compiled with it; none where a launch by that name may mean
    something else.
    """
    found: list[_Kernel] = []
    headers = (tokens_of(ctx.survey.text_of(path)) for path in ctx.survey.with_name(ctx.neighbours[1:], name))
    for of_file in (ctx.tokens, *headers):
        is_here = of_file is ctx.tokens
        for index in of_file.places(name):
            if is_here and index in callees:
                continue
            space = _space_of_kernel(of_file, index)
            if space is not None:
                found.append(_Kernel(index if is_here else -1, space))
            elif _may_make_visible(of_file, index):
                return []
    return found


def _space_of_arguments(ctx: Context, at: int, kernels: Iterable[_Kernel]) -> str:
    """The namespace of the kernel that a launch can only find by its arguments, which are of that namespace; empty
    where there is none: ``namespace lab { __global__ void fill(Image image); }`` and ``fill<<<1, 64>>>(image)``
    """
    tokens = ctx.tokens
    spaces = {kernel.space for kernel in kernels if kernel.at < at}
    space = next(iter(spaces), ())
    is_seen = len(spaces) != 1 or not space or owner(tokens, at)[: len(space)] == space
    return "" if is_seen or tokens.directive_at(at) or _is_imported(ctx, space[-1]) else "::".join(space)


def _space_of_kernel(tokens: Tokens, index: int) -> tuple[str, ...] | None:
    """The namespaces around a kernel, () for the global one; None for what declares no kernel of a namespace."""
    function = declared_function(tokens, index)
    if function is None or function.name != index or "__global__" not in function.head:
        return None
    return None if namespaces_around(tokens, index) is None else function.known_by[:-1]


def _may_make_visible(tokens: Tokens, index: int) -> bool:
    """Whether a name that is not a kernel's may be what a launch means: ``void (*fill)(float *);``,
    ``using lab::fill;``, ``#define fill(x)``; not ``image.fill``, ``lab::fill(x)``, ``TEST(Image, fill)``.
    """
    if tokens.directive_at(index) or "using" in clause_words(tokens, index):
        return True
    return follows_type(tokens, index) or tokens.text_at(tokens.before(index)) in _BEFORE_DECLARED


def _is_imported(ctx: Context, last: str) -> bool:
    """Whether the file or what is compiled with it uses a namespace by a name that ends so:
    ``using namespace lab::gpu;``
    """
    tokens = ctx.tokens
    spaces = {space.rpartition("::")[2] for each in ctx.survey.imports_of(ctx.neighbours) for space in each.spaces}
    lines = ([tokens.texts[at] for at in clause_after(tokens, using)] for using in tokens.places("using"))
    return last in spaces or any(line[:1] == ["namespace"] and line[-1] == last for line in lines)
