"""HP139: functions of the project's that have the name of a helper in HIP's namespace cooperative_groups."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.roles import follows_type
from hipport.code.scopes import owner
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.project.beside_std import NAMESPACE
from hipport.source.tokens import QUALIFYING

#: What HIP has in the namespace and CUDA does not. Source: amd_detail/hip_cooperative_groups_helper.h of ROCm 7.2.
_HELPERS = frozenset(("is_power_of_2", "is_valid_tile_size", "is_valid_type", "is_valid_wavefront"))
_USED = re.compile(r"^[ \t]*using\s+namespace\s+cooperative_groups\s*;", re.MULTILINE)
#: ``template <class T> bool is_power_of_2(T value) {``, in a header without a namespace around it
_DECLARED = re.compile(
    rf"^[ \t]*(?:[\w:<>,]+[ \t*&]+)+({'|'.join(sorted(_HELPERS))})\s*\([^;{{}}()]*\)\s*[;{{]", re.MULTILINE
)


@rule("HP139", "name-beside-groups", edits=True, words=_HELPERS)
def name_beside_groups(ctx: Context) -> Iterator[Edit]:
    """A call of a global function that has the name of a helper of HIP's cooperative groups.

    What it finds: calls of `is_power_of_2`, `is_valid_tile_size`, `is_valid_type` and `is_valid_wavefront`, which the
    file or a header of the project defines outside of namespaces, where one of them has `using namespace
    cooperative_groups;`.

    Why: HIP has templates of these names in that namespace, CUDA has none: "reference to 'is_power_of_2' is ambiguous".

    Example:
        #include <cooperative_groups.h>
        using namespace cooperative_groups;
        inline bool is_power_of_2(int x) { return (x & (x - 1)) == 0; }
        inline int rounds(int n) { return is_power_of_2(n) ? n : n + 1; }

    Keep:
        inline bool is_power_of_2(int x) { return (x & (x - 1)) == 0; }
        inline int rounds(int n) { return is_power_of_2(n) ? n : n + 1; }

    Fix safety: safe: `::` names the project's own function.

    Source: amd_detail/hip_cooperative_groups_helper.h of ROCm 7.2.
    """
    if is_of_hip(ctx):
        return
    tokens = ctx.tokens
    headers = tuple(ctx.survey.header_texts(ctx.source.path))
    if not any(map(_USED.search, (ctx.source.text, *headers))):
        return
    own = {name for text in headers if not NAMESPACE.search(text) for name in _DECLARED.findall(text)}
    for index in tokens.where(_HELPERS):
        if tokens.text_at(tokens.after(index)) != "(" or tokens.text_at(tokens.before(index)) in QUALIFYING:
            continue
        name, start = tokens.texts[index], tokens.starts[index]
        if follows_type(tokens, index):
            own |= {name} if not owner(tokens, index) else set()
        elif name in own and not ctx.is_settled(index):
            yield Edit(start, start, "::", "HP139")
