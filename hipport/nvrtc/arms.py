"""Where the preprocessor takes other code of a port for an NVIDIA GPU than for an AMD GPU."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.compiler_macros import as_hip
from hipport.nvrtc.messages import NvrtcMessage
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens

#: Macros of the compiler that tell AMD's architectures apart.
_ARCHITECTURE = re.compile(r"__(?:GFX\w+|gfx\w+|AMDGCN_\w+|amdgcn_\w+)__|__AMDGCN_WAVEFRONT_SIZE")
_OF_AMD = re.compile(r"__HIP__|__HIP_PLATFORM_(?:AMD|HCC)__|__AMDGCN__|__amdgcn__|__AMDGPU__|__clang\w*")
_OF_NVIDIA = re.compile(r"__HIP_PLATFORM_(?:NVIDIA|NVCC)__|__CUDACC__|__CUDACC_RTC__|__CUDA_ARCH__|__NV\w+")


def other_arms(path: str, text: str, compute_capability: int) -> Iterator[NvrtcMessage]:
    """The conditionals of a port (Latin-1) of which another arm is compiled here than for an AMD GPU, at their ``#if``:
    what runs then says nothing about the port. Arms that only include headers do not matter.

    ``compute_capability`` is what ``__CUDA_ARCH__`` is, 900 for instance.
    """

    def as_nvidia(macro: str) -> int | str | None:
        if _OF_AMD.fullmatch(macro) or _ARCHITECTURE.fullmatch(macro):
            return UNDEFINED
        if _OF_NVIDIA.fullmatch(macro):
            return compute_capability if macro == "__CUDA_ARCH__" else 1
        return as_hip(macro)

    def as_amd(macro: str) -> int | str | None:
        return 1 if _OF_AMD.fullmatch(macro) else as_hip(macro)

    tokens = Tokens(text)
    for chain in Arms(tokens).chains:
        if chain.parent is not None and any(around.holds(as_amd) is False for around in chain.parent.outwards()):
            continue  # not compiled for an AMD GPU at all
        for arm in chain.arms:
            depends = any(_ARCHITECTURE.fullmatch(name) for name in macro_names(arm.condition))
            if depends or (arm.holds(as_amd) is not arm.holds(as_nvidia) and _has_code(tokens, arm)):
                first = chain.arms[0].directive
                line = text.count("\n", 0, tokens.starts[first.first]) + 1
                what = f"#{arm.directive.name} {arm.condition}".strip()
                reason = "chooses by AMD's architecture" if depends else "is another arm for an AMD GPU than here"
                yield NvrtcMessage(path, line, f"`{what}` {reason}: what an NVIDIA GPU runs would not be the port")
                break


def _has_code(tokens: Tokens, arm: Arm) -> bool:
    """Whether there is more in an arm than blanks, comments and ``#include``."""
    included = {
        index
        for directive in tokens.directives
        if directive.name == "include"
        for index in range(directive.first, directive.end)
    }
    return any(
        index not in included and not is_blank(tokens.texts[index]) for index in range(arm.directive.end, arm.end)
    )
