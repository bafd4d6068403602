"""HP103: names that look like CUDA's and are the project's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hipport.code.roles import NameRole
from hipport.context.context import Context
from hipport.context.known_names import is_pasted
from hipport.context.known_names import why_not_cudas
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.result import Kept


@rule("HP103", "own-name", words=(Subject.NAMES,))
def own_name(ctx: Context) -> Iterator[Kept]:
    """A name that looks like CUDA's and belongs to the project.

    What it finds: members, names in the project's namespaces, and names that the project declares or defines, that are
    spelled like names of the CUDA API or begin like them; and CUDA names in code that is already written for HIP.

    Why: they are left unchanged on purpose. The report lists each once per file, so that nothing goes unreported.

    Example:
        mine::cudaMalloc(n);

    Keep:
        cudaMalloc(&p, n);

    Fix safety: no fix is needed.

    Source: the scope of the name, decided on the tokens of the file and the definitions of its program.
    """
    groups: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], int] = {}
    for use in ctx.names.uses:
        if ctx.names.is_unprefixed(use.name) or is_pasted(ctx, use.index):
            continue
        reason = use.role.value
        if use.role is NameRole.API:
            if ctx.written_for_hip(use.index):
                reason = "in an #if arm written for HIP"
            elif use.entry is not None or not (reason := why_not_cudas(ctx, use)):
                continue
        elif use.role is NameRole.DEFINITION and (place := ctx.defined_elsewhere.get(use.name)):
            reason = f"defined by the project at {place}"
        groups[use.name, reason] += 1
        first.setdefault((use.name, reason), use.index)
    for (name, reason), count in groups.items():
        line, _ = ctx.source.position(ctx.tokens.starts[first[name, reason]])
        yield Kept(name, reason, count, line)
