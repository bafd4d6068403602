"""HP307: numbers of items whose type hipCUB takes for that of an index."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.arithmetic import TYPES
from hipport.code.arithmetic import Arithmetic
from hipport.code.arithmetic import type_of
from hipport.code.calls import Span
from hipport.code.declarations import Declarations
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.qualified import QualifiedName
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_EXTREMES = frozenset(("ArgMin", "ArgMax"))
_PLACE = 4  # of the number of items, from 0: ArgMin(storage, bytes, in, out, n)
_CAST = "static_cast<int>("
_INT = TYPES["int"]


@rule("HP307", "cub-count-type", edits=True, words=_EXTREMES)
def cub_count_type(ctx: Context) -> Iterator[Edit]:
    """A number of items that is not an int, where CUB finds the place of an extreme.

    What it finds: `cub::DeviceReduce::ArgMin` and `ArgMax` with five arguments, of which the last may be of another
    integer type; with six, where the file declares the fifth as such.

    Why: CUB's number of items is an int, and the results are of `cub::KeyValuePair<int, T>`. hipCUB takes the type of
    the number for that of the key: "no type named 'type' in invoke_result_r<..., key_value_pair<int, float>, ...>".

    Example:
        #include <cub/device/device_reduce.cuh>
        void least(void *storage, size_t &bytes, const float *in, cub::KeyValuePair<int, float> *out, unsigned n) {
            cub::DeviceReduce::ArgMin(storage, bytes, in, out, n);
        }

    Keep:
        #include <cub/device/device_reduce.cuh>
        void least(void *storage, size_t &bytes, const float *in, cub::KeyValuePair<int, float> *out, int n) {
            cub::DeviceReduce::ArgMin(storage, bytes, in, out, n);
        }

    Fix safety: safe: CUB converts the number to an int too.

    Source: cub/device/device_reduce.cuh of CUDA 12.9; hipcub/backend/rocprim/device/device_reduce.hpp of ROCm 7.2.
    """
    found = [name for name in ctx.names.qualified if _is_extreme(name) and not ctx.is_settled(name.first)]
    declarations = Declarations(ctx.tokens, TYPES.keys() if found else frozenset())
    for name in found:
        arguments = arguments_of(ctx.tokens, name.last) or ()
        if len(arguments) not in (_PLACE + 1, _PLACE + 2):
            continue
        number = arguments[_PLACE]
        type_ = _type_of(ctx, number, declarations)
        if type_ != _INT and (type_ is not None or len(arguments) == _PLACE + 1):
            code = ctx.tokens.code(number.first, number.end)
            start, end = ctx.tokens.starts[code[0]], ctx.tokens.end(code[-1])
            yield Edit(start, start, _CAST, "HP307")
            yield Edit(end, end, ")", "HP307")


def _is_extreme(name: QualifiedName) -> bool:
    return name.names[:2] == ("cub", "DeviceReduce") and name.names[-1] in _EXTREMES


def _type_of(ctx: Context, span: Span, declarations: Declarations) -> Arithmetic | None:
    """The type of a number of items: int of a literal and a cast, that of a variable; None where it is unclear."""
    texts = [ctx.tokens.texts[at] for at in ctx.tokens.code(span.first, span.end)]
    if (
        not texts
        or texts[0].isdigit()
        or texts[:4] == ["static_cast", "<", "int", ">"]
        or texts[:3] == ["(", "int", ")"]
    ):
        return _INT
    return type_of(ctx.tokens, span, declarations) if len(texts) == 1 else None
