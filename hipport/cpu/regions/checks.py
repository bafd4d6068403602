"""What a check build asks of LLVM's text besides the compiler's own instrumentation."""

from __future__ import annotations

import re

from hipport.cpu.regions.llvm import Module

#: What begins the names of the functions that the compiler calls before an access.
CHECKS = "@__tsan_"
#: Those of a read or a write of some bytes.
ACCESS = re.compile(r"@__tsan_(read|write)(1|2|4|8|16)")
#: Those that report what is wrong with an access, and end the lane.
FAULTS = ("@__ubsan_", "@hipport_cpu_misaligned")
#: Those that check it for all lanes of a row.
ROW = "@hipport_cpu_row_"
_COPY = re.compile(r"^  call void @llvm\.memcpy\.[^\n]*$", re.MULTILINE)
_ALIGNED_OPERAND = re.compile(r"ptr (?:\w+(?:\(\d+\))? )*?align (?P<alignment>\d+) (?P<address>[%@][^,\s]+)")
_PLACE = re.compile(r", !dbg !\d+")
_ALLOCATED = re.compile(r"^  (%\S+) = alloca ", re.MULTILINE)
_ALIGNED = """
declare void @hipport_cpu_misaligned(i64)
define internal void @hipport_cpu_aligned(ptr %address, i64 %alignment) alwaysinline {
  %number = ptrtoint ptr %address to i64
  %most = sub i64 %alignment, 1
  %rest = and i64 %number, %most
  %whole = icmp eq i64 %rest, 0
  br i1 %whole, label %done, label %misaligned
misaligned:
  call void @hipport_cpu_misaligned(i64 %alignment)
  br label %done
done:
  ret void
}
"""


def with_alignments(text: str, kernels: set[str]) -> str:
    """A module that checks the alignment of structs that are copied whole: clang checks that of numbers and members.

    What ``kernels``, the functions that execute these, copy are their arguments.
    """
    module = Module(text)
    parts, end = [], 0
    for name, (begin, after) in sorted(module.places.items(), key=lambda item: item[1]):
        if name not in kernels:
            parts += [text[end:begin], _checked(text[begin:after])]
            end = after
    return "".join([*parts, text[end:], _ALIGNED])


def _checked(body: str) -> str:
    own = set(_ALLOCATED.findall(body))

    def with_checks(found: re.Match[str]) -> str:
        place = _PLACE.search(found[0])
        return (
            "".join(
                f"  call void @hipport_cpu_aligned(ptr {address}, i64 {alignment}){place[0] if place else ''}\n"
                for alignment, address in _ALIGNED_OPERAND.findall(found[0])
                if address not in own
            )
            + found[0]
        )

    return _COPY.sub(with_checks, body)
