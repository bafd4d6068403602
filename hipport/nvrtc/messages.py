"""NVRTC's output: errors, and the resources that kernels need."""

from __future__ import annotations

import re
from dataclasses import dataclass

_ERROR = re.compile(
    r"^(?P<path>[^\n]*?)\((?P<line>\d+)\): (?:catastrophic )?error(?: #[\w-]+)?: (?P<text>[^\n]*)", re.MULTILINE
)
#: Attributes without which a type is another one. NVRTC warns only.
_ATTRIBUTE = re.compile(
    r"^(?P<path>[^\n]*?)\((?P<line>\d+)\): warning #1097-D: "
    r'(?P<text>unknown attribute "(?:ext_vector_type|vector_size|address_space)")',
    re.MULTILINE,
)
_ASSEMBLER = re.compile(r"^ptxas[^\n]*?(?:error|fatal)\s*: (?P<text>[^\n]*)", re.MULTILINE)
#: Why a source that hipcc takes does not run on an NVIDIA GPU, by what the compiler says of it; the first that fits.
_REASONS = tuple(
    (re.compile(pattern), reason)
    for pattern, reason in (
        (r'attribute "(?:ext_vector_type|vector_size)"', "NVRTC would take the vector for a single number"),
        (r'attribute "address_space"', "NVRTC would take the pointer for one to any memory"),
        (r'"__builtin_amdgcn_\w+" is undefined', "it is an instruction of AMD GPUs"),
        (r'"__(?:ocml|ockl)_\w+" is undefined', "it is in AMD's device library"),
        (r'"__hip_fp8\w*_fnuz" is undefined', "it is the fp8 of AMD's CDNA 3, which NVIDIA GPUs do not have"),
        (r'"(?:__hip_atomic_\w+|__HIP_MEMORY_SCOPE_\w+|__ATOMIC_\w+)" is undefined', "NVRTC has no such atomics"),
        (r'"__builtin_\w+" is undefined', "it is a builtin of clang"),
        (r'"hip[A-Z]\w*" is undefined', "it is for the host, or hipport has no such name for NVIDIA GPUs"),
        (r"hipport_tiled_partition.* deleted", "a tile of more than 32 threads is not part of a warp on an NVIDIA GPU"),
        (r"cannot open source file", "NVRTC compiles kernels; it has no headers for the host"),
        (r"device-side kernel launch", "NVRTC compiles kernels, no code for the host"),
        (r"unknown asm constraint", "it is assembly of AMD GPUs"),
        (r"^Parsing error|known instruction", "there is assembly of AMD GPUs"),
        (r"uses too much shared data", "NVIDIA GPUs have 48 KiB of static shared memory per block, AMD GPUs 64 KiB"),
    )
)
_USAGE = re.compile(
    r"^ptxas info\s*: Function properties for (?P<symbol>\S+)\n"
    r"ptxas\s*\. *(?P<stack>\d+) bytes stack frame, (?P<spills>\d+) bytes spill stores[^\n]*\n"
    r"ptxas info\s*: Used (?P<registers>\d+) registers(?:[^\n]*?, (?P<shared>\d+) bytes smem)?",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class NvrtcMessage:
    """An error of NVRTC at a line of a source; one of the assembler has no path (empty) and no line (0)."""

    path: str
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Usage:
    """The resources that a kernel needs: number of registers, bytes of stack and of spilled registers for each thread,
    and bytes of shared memory of a fixed size for each block.
    """

    registers: int
    stack_bytes: int
    spilled_bytes: int
    shared_bytes: int


def errors_in(log: str) -> tuple[NvrtcMessage, ...]:
    """The errors in a log, and the warnings about code that means something else in HIP."""
    found = [*_ATTRIBUTE.finditer(log), *_ERROR.finditer(log)]
    messages = [NvrtcMessage(match["path"], int(match["line"]), explained(match["text"])) for match in found]
    messages = messages or [NvrtcMessage("", 0, explained(match["text"])) for match in _ASSEMBLER.finditer(log)]
    return tuple(dict.fromkeys(messages))


def explained(text: str) -> str:
    """A message with the reason why NVRTC refuses the code, where it is known."""
    reason = next((reason for pattern, reason in _REASONS if pattern.search(text)), "")
    return f"{text}: {reason}" if reason else text


def usage_in(log: str) -> dict[str, Usage]:
    """The resources that kernels need, by their symbols."""
    return {
        match["symbol"]: Usage(
            int(match["registers"]), int(match["stack"]), int(match["spills"]), int(match["shared"] or 0)
        )
        for match in _USAGE.finditer(log)
    }
