"""What can go wrong with kernels on the CPU."""

from __future__ import annotations

from enum import Enum

from hipport.cpu.findings import KernelFinding
from hipport.errors import HipportError
from hipport.toolchain.messages import Message


class Fault(Enum):
    """Why a launch did not run to its end; the values are those of the runtime's ``Outcome``."""

    TIMED_OUT = 1
    STOPPED_BY_SIGNAL = 2
    ASSERTION = 3
    MISUSE = 4
    NO_MEMORY = 5


class EngineError(HipportError):
    """Root of the CPU engine's exceptions."""


class CompilerNotFoundError(EngineError):
    """No C++ compiler was found that the engine can use."""


class CompileError(EngineError):
    """A source that does not compile. ``messages`` are the compiler's errors, at lines of the source as it was given;
    ``output`` is all that the compiler printed.
    """

    def __init__(self, path: str, messages: tuple[Message, ...], output: str) -> None:
        self.path = path
        self.messages = messages
        self.output = output
        super().__init__("\n".join(map(_line, messages)) or f"{path} does not compile:\n{output.strip()}")


class LaunchError(EngineError):
    """A kernel that did not run to its end. ``block`` and ``thread`` are coordinates (x, y, z), None where unknown;
    ``place`` is ``file:line`` of the source, None where unknown; ``findings`` is what a check build found until then.
    """

    def __init__(
        self,
        text: str,
        *,
        fault: Fault,
        kernel: str,
        block: tuple[int, int, int] | None = None,
        thread: tuple[int, int, int] | None = None,
        place: str | None = None,
        findings: tuple[KernelFinding, ...] = (),
    ) -> None:
        self.text = text
        self.fault = fault
        self.kernel = kernel
        self.block = block
        self.thread = thread
        self.place = place
        self.findings = findings
        where = f" in block {block}" if block else ""
        where += f", thread {thread}" if thread else ""
        at = f" ({place})" if place else ""
        super().__init__(f"{kernel}: {text}{where}{at}")


def _line(message: Message) -> str:
    place = message.place
    return f"{place.path}:{place.line}:{place.column}: {message.text}" if place else message.text
