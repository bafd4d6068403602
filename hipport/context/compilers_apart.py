"""Files that keep CUDA's compiler and HIP's apart, by arms of one conditional or by the names of macros."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hipport.context.compiler_macros import COMPILERS
from hipport.context.compiler_macros import is_of_hip
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.arms import Chain
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

#: The macros by which a conditional is for HIP's compiler alone.
_OF_HIPS_COMPILER = frozenset(("__HIP__", "__HIPCC__", "__HIP_PLATFORM_AMD__", "__HIP_PLATFORM_HCC__"))
#: What names of macros for CUDA have, and in its place those for HIP.
_IN_NAMES = (("CUDA", "HIP"), ("CUDA", "ROCM"), ("NVCC", "HIPCC"), ("NVCC", "HIP"))


@lru_cache(maxsize=256)
def tells_apart(text: str) -> bool:
    """Whether a text has arms for CUDA's compiler and others for HIP's beside them."""
    if "__HIP" not in text or not any(name in text for name in COMPILERS):
        return False
    tokens = tokens_of(text)
    return bool(told_apart(tokens, Arms(tokens)))


def told_apart(tokens: Tokens, arms: Arms) -> frozenset[str]:
    """The macros of CUDA's compiler that stand in arms beside others for HIP's compiler."""
    if not any(map(is_of_hip, tokens.beginning("__", "HIP_VERSION"))):
        return frozenset()
    in_one = (name for chain in arms.chains for name in _names_beside_hip(chain))
    of_two = (*named_apart(tokens, arms), *next_to_hip(tokens, arms))
    in_two = (COMPILERS.intersection(macro_names(arm.condition)) for arm in of_two)
    return frozenset(in_one).union(*in_two)


def next_to_hip(tokens: Tokens, arms: Arms) -> list[Arm]:
    """The arms of conditionals for CUDA's compiler alone next to which stands one for HIP's alone, with comments
    between at most.

    ``#ifdef __NVCC__``, ``#define WIDTH 32``, ``#endif``, ``#ifdef __HIP__``, ``#define WIDTH 64``, ``#endif``
    """
    single = [chain.arms[0] for chain in arms.chains if len(chain.arms) == 1 and "!" not in chain.arms[0].condition]
    of_cuda = [arm for arm in single if (names := {*macro_names(arm.condition)}) and names <= COMPILERS]
    of_hip = [arm for arm in single if (names := {*macro_names(arm.condition)}) and names <= _OF_HIPS_COMPILER]
    begin, end = ({arm.directive.first for arm in of_hip}, {_next_line(tokens, arm) for arm in of_hip})
    return [arm for arm in of_cuda if arm.directive.first in end or _next_line(tokens, arm) in begin]


def _next_line(tokens: Tokens, arm: Arm) -> int:
    """The first token after the ``#endif`` of an arm that is not blank, or the number of tokens."""
    line = tokens.directive_at(arm.end)
    at = len(tokens.texts) if line is None else line.end
    while at < len(tokens.texts) and is_blank(tokens.texts[at]):
        at += 1
    return at


def named_apart(tokens: Tokens, arms: Arms) -> list[Arm]:
    """The arms for CUDA's compiler that define a macro for which another arm, for HIP's, has a counterpart."""
    of_cuda: list[tuple[str, Arm]] = []
    of_hip: set[str] = set()
    for line in tokens.directives:
        if line.name == "define" and (arm := arms.arm_at(line.first)) is not None:
            asked, name = macro_names(arm.condition), tokens.text_at(tokens.after(line.name_at))
            if COMPILERS.isdisjoint(asked):
                of_hip.update([name] if any(map(is_of_hip, asked)) else [])
            elif not any(map(is_of_hip, asked)):
                of_cuda.append((name, arm))
    return [arm for name, arm in of_cuda if not of_hip.isdisjoint(_as_of_hip(name))]


def _as_of_hip(name: str) -> Iterator[str]:
    """What a macro that is named after CUDA is called for HIP: ``OWN_HIPCC`` for ``OWN_CUDACC``."""
    return (name.replace(cuda, hip) for cuda, hip in _IN_NAMES if cuda in name)


def _names_beside_hip(chain: Chain) -> Iterator[str]:
    """The macros of CUDA's compiler in arms of a conditional that stand beside arms for HIP's compiler."""
    names = [set(macro_names(arm.condition)) for arm in chain.arms]
    for asked in names:
        others = (name for other in names if other is not asked for name in other)
        if any(map(is_of_hip, others)) and not any(map(is_of_hip, asked)):
            yield from asked & COMPILERS
