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
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

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
    in_two = (COMPILERS.intersection(macro_names(arm.condition)) for arm in named_apart(tokens, arms))
    return frozenset(in_one).union(*in_two)


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
