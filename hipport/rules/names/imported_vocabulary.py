"""HP142: types of cuda::std that stand alone after a using-directive."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.roles import OWN_ROLES
from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_SPACE = ("cuda", "std")
#: What hipport/cuda_vocabulary.h has beside names of the C++ library that device code could call as well.
_NAMES = frozenset(
    (
        *("apply", "array", "cref", "forward_as_tuple", "make_optional", "make_pair", "make_tuple", "optional", "pair"),
        *("ref", "reference_wrapper", "tie", "to_array", "tuple", "tuple_cat"),
        *("variant", "variant_alternative", "variant_alternative_t", "variant_npos", "variant_size", "variant_size_v"),
    )
)


@rule("HP142", "imported-vocabulary", edits=True, words=("cuda",))
def imported_vocabulary(ctx: Context) -> Iterator[Edit]:
    """A type of `cuda::std`, or a function that makes one, without its namespace.

    What it finds: `pair`, `tuple`, `array`, `optional`, `variant`, `reference_wrapper`, `make_pair`, `tie` and their
    kin that stand alone after `using namespace cuda::std;`, in the file or in a header of the project.

    Why: hipport's `cuda::std` has types of its own beside all of namespace `std`, and the directive brings both:
    "reference to 'optional' is ambiguous".

    Example:
        #include <cuda/std/optional>
        using namespace cuda::std;
        __device__ optional<int> none() { return nullopt; }

    Keep:
        #include <cuda/std/optional>
        using cuda::std::optional;
        __device__ optional<int> none() { return cuda::std::nullopt; }

    Fix safety: safe: the namespace that is meant stands before the name.

    Source: the C++ standard, [namespace.udir]; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    spaces = [used for used in ctx.names.imports if used.space == _SPACE and not used.name]
    for name in _NAMES & tokens.distinct if spaces else ():
        roles = {index: role_of(tokens, index, "type") for index in tokens.places(name)}
        if not OWN_ROLES.isdisjoint(roles.values()):
            continue  # the file's own
        for index, role in roles.items():
            is_imported = any(used.first <= index < used.end for used in spaces)
            is_plain = role is NameRole.API and tokens.text_at(tokens.before(index)) != "::"
            if is_imported and is_plain and not ctx.is_settled(index):
                yield Edit(tokens.starts[index], tokens.starts[index], "cuda::std::", "HP142")
