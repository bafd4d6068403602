"""HP206, HP207: storage classes and qualifiers that nvcc accepts and clang does not."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import VECTOR_TYPES
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.context.words import without_words
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

_ASSEMBLY = frozenset(("asm", "__asm__", "__asm"))
_RESTRICT = frozenset(("__restrict__", "__restrict"))
_FIXED_WIDTH = frozenset(f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)) | {"size_t"}
_OF_BSD = frozenset(f"u_int{bits}_t" for bits in (8, 16, 32, 64))
_HALVES = frozenset("half half2 __half __half2 nv_bfloat16 nv_bfloat162 __nv_bfloat16 __nv_bfloat162".split())
_VALUES = frozenset((BUILTIN_TYPES - {"void"}) | _FIXED_WIDTH | _OF_BSD | _HALVES | VECTOR_TYPES.keys())


@rule("HP206", "register-storage", edits=True, words=("register",))
def register_storage(ctx: Context) -> Iterator[Edit]:
    """The storage class `register`.

    What it finds: `register` in declarations and parameters of CUDA files, and of headers that these include.

    Why: C++17, hipcc's default, has no such storage class. clang reports an error, nvcc only a warning. The word never
    had an effect on GPUs.

    Example:
        __device__ int first(const int *x) { register int value = x[0]; return value; }

    Keep:
        void setup() { register long r asm("rax") = 0; use(r); }

    Fix safety: safe. Only the word is removed.

    Source: hipcc of ROCm 7.2 (clang 22), -Wregister.
    """
    tokens = ctx.tokens
    if not (is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
        return
    places = list(tokens.places("register"))
    if any(tokens.text_at(tokens.before(index)) == "define" for index in places):
        return  # the project has given the word another meaning
    for index in places:
        if is_code(ctx, index) and is_name(tokens.text_at(tokens.after(index))) and not _has_assembly(ctx, index):
            yield without_words(ctx, "HP206", index)


def _has_assembly(ctx: Context, index: int) -> bool:
    """Whether a declaration names a register, for which clang needs the class: ``register long r asm("rax")``."""
    while index >= 0 and (text := ctx.tokens.texts[index]) not in (";", ",", "=", ")", "{"):
        if text in _ASSEMBLY:
            return True
        index = ctx.tokens.after(index)
    return False


@rule("HP207", "restrict-on-value", edits=True, words=_RESTRICT)
def restrict_on_value(ctx: Context) -> Iterator[Edit]:
    """A value with `__restrict__`, which is for pointers.

    What it finds: parameters such as `const int __restrict__ n` and `const __restrict__ uint8_t x[32]`, where the word
    is for the number and not for the pointer; of built-in types, those of <cstdint>, halves, the vector types, other
    names that the project gives to one of these (`typedef double Real;`), and classes with template arguments,
    `const torch::PackedTensorAccessor32<float, 2> __restrict__ input`. And the word between any type and the `*` of a
    pointer to it, `const T __restrict__ *x`, `T __restrict__ (*x)[4]`, in parameters and variables.

    Why: nvcc ignores the word there, clang accepts it only for a pointer or a reference.

    Example:
        __global__ void fill(float *x, const int __restrict__ n) { if (threadIdx.x < n) x[threadIdx.x] = 0; }

    Keep:
        __global__ void fill(float *__restrict__ x, const int n) { if (threadIdx.x < n) x[threadIdx.x] = 0; }

    Fix safety: safe. Only the word is removed.

    Source: hipcc of ROCm 7.2 (clang 22), "restrict requires a pointer or reference".
    """
    tokens = ctx.tokens
    places = [at for at in tokens.where(_RESTRICT) if tokens.text_at(tokens.before(at)) not in ("*", "&")]
    values = _VALUES | {"const", "register"} | (ctx.aliases(_VALUES).keys() if places else set())
    for index in places:
        first = before = tokens.before(index)
        while tokens.text_at(before) in values:
            first, before = before, tokens.before(before)
        after = tokens.after(index)
        type_name = tokens.text_at(tokens.before(index))
        names = is_name(tokens.text_at(after)) and tokens.text_at(tokens.after(after)) in (",", ")", "=")
        if type_name == ">" and names and is_code(ctx, index):
            yield without_words(ctx, "HP207", index)
            continue
        star = tokens.after(after) if tokens.text_at(after) == "(" else after
        if tokens.text_at(star) == "*" and (is_name(type_name) or type_name == ">") and is_code(ctx, index):
            yield without_words(ctx, "HP207", index)
            continue
        if tokens.text_at(before) not in ("(", ",") or not is_code(ctx, index):
            continue
        is_after_type = first != before and is_name(tokens.text_at(after))
        is_after_type = is_after_type and tokens.text_at(tokens.after(after)) in (",", ")", "=", "[")
        if is_after_type or tokens.text_at(after) in values:
            yield without_words(ctx, "HP207", index)
