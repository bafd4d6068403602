"""What a check build asks of LLVM's text besides the compiler's own instrumentation."""

from __future__ import annotations

import re

#: What begins the names of the functions that check an access before it is made.
CHECKS = ("@__tsan_", "@hipport_cpu_aligned")
#: A call that the compiler has put before an access, and the access: its bytes, its address, its alignment.
_ACCESS = re.compile(
    r"^  call void @__tsan_(?:read|write|unaligned_read|unaligned_write)(?P<bytes>\d+)\(ptr (?:nonnull )?(?P<address>[^,()]+)\)"
    r"(?P<place>, !dbg !\d+)?\n(?=[^\n]*(?:load|store) [^\n]*, align (?P<alignment>\d+))",
    re.MULTILINE,
)
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


def with_alignments(text: str) -> str:
    """A module that checks the alignment of what is larger than its accesses: clang checks that of numbers and members,
    but not of a struct that is copied whole, which its optimizer then takes apart.
    """

    def checked(found: re.Match[str]) -> str:
        if int(found["alignment"]) <= int(found["bytes"]):
            return found[0]
        arguments = f"ptr {found['address']}, i64 {found['alignment']}"
        return f"  call void @hipport_cpu_aligned({arguments}){found['place'] or ''}\n{found[0]}"

    return _ACCESS.sub(checked, text) + _ALIGNED
