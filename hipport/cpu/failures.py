"""What the runtime says of a launch that did not run to its end, in words."""

from __future__ import annotations

import re
import signal

from hipport.cpu.errors import Fault
from hipport.cpu.places import PlaceOf

_ASSERTED = re.compile(r"^(.+?):(\d+): ")
#: What the runtime says where a thread has used up its local memory.
STACK = "stack"


def failure_text(
    fault: Fault, said: str, *, number: int, address: int, seconds: float, arch: str, local_bytes: int
) -> str:
    """Why a launch failed: ``said`` is the runtime's text, ``number`` the signal, ``address`` what was accessed,
    ``seconds`` the time limit, ``local_bytes`` what a thread has on ``arch``.
    """
    if fault is Fault.TIMED_OUT:
        return f"takes longer than {seconds:g} s"
    if fault is not Fault.STOPPED_BY_SIGNAL:
        return said
    if said == STACK:
        return (
            f"local memory overflows: {arch} has {local_bytes:,} bytes for the variables and calls of a thread; "
            "CUDA has 524,288"
        )
    if number in (signal.SIGSEGV, signal.SIGBUS):
        return f"invalid access to memory at address {address:#x}"
    if number == signal.SIGFPE:
        return "integer division by zero"
    if number in (signal.SIGILL, signal.SIGTRAP):
        return "trap"
    return signal.Signals(number).name


def located_assertion(said: str, place_of: PlaceOf) -> str:
    """What a failed assertion says, ``k.hip:7: n > 0``, at the line of the user's own file."""

    def located(match: re.Match[str]) -> str:
        path, line = place_of(match[1], int(match[2]))
        return f"{path}:{line}: "

    return _ASSERTED.sub(located, said)
