"""What a file can have that no single token tells, by which rules say of which files they are asked."""

from __future__ import annotations

from enum import Enum

from hipport.context.context import Context
from hipport.context.origin import is_cuda_file


class Subject(Enum):
    """What rules are about. Among the ``words`` of a rule, one stands for all the tokens that may show it."""

    NAMES = "names that are CUDA's or look like it, or in CUDA's C++ namespaces, in any arm"
    LAUNCHES = "kernel launches"
    DEVICE_CODE = "kernels, device functions, or launches"
    SHARED = "variables in shared memory, also by a macro of the project's"
    CUDA_FILE = "what the HIP compiler reads as device code"
    PASTED_NAMES = "uses of macros that paste names of CUDA, which change with the macro, and what such macros make"


def subjects_of(ctx: Context) -> frozenset[Subject]:
    """The subjects that a file has."""
    names = ctx.names
    found = {
        Subject.NAMES: names.uses or names.has_namespaces,
        Subject.LAUNCHES: ctx.launches,
        Subject.DEVICE_CODE: ctx.is_device_code,
        Subject.SHARED: not ctx.shared_words.isdisjoint(ctx.tokens.distinct),
        Subject.CUDA_FILE: is_cuda_file(ctx),
        Subject.PASTED_NAMES: ctx.survey.pasted.get(ctx.source.path) or ctx.survey.joined.get(ctx.source.path),
    }
    return frozenset(subject for subject, has in found.items() if has)
