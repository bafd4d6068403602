"""Headers that a source includes and that are missing: empty ones stand in, as device code may not need them."""

from __future__ import annotations

import os.path
import re
from collections.abc import Iterable
from pathlib import Path

from hipport.toolchain.messages import Message

#: As clang and as GCC say it.
_MISSING = re.compile(r"'(?P<clang>[^']+)' file not found|(?P<gcc>\S.*): No such file or directory")
_USED = re.compile(r"\busing\s+namespace\s+(?:::\s*)?(?!std\b)(\w+(?:::\w+)*)\s*;")
#: How many folders upwards a header may be from where it is included: ``../../common/book.h``.
_DEPTH = 8
#: The variable by which a module tells their names.
VARIABLE = "hipport_cpu_missing_headers"


class MissingHeaders:
    """Empty headers below a folder. ``messages`` are the compiler's about those that they stand in for."""

    def __init__(self, folder: Path) -> None:
        self._top = folder / "missing"
        self._folder = self._top.joinpath(*map(str, range(_DEPTH)))
        self.messages: dict[str, Message] = {}

    @property
    def flags(self) -> tuple[str, ...]:
        """The compiler's options, by which these headers are found after all others."""
        return ("-idirafter", str(self._folder)) if self.messages else ()

    def add(self, errors: Iterable[Message]) -> bool:
        """Create the header that the first error misses; whether it does, and the header is new."""
        first = next(iter(errors), None)
        name = missing_header(first.text) if first else None
        if first is None or name is None:
            return False
        path = Path(os.path.normpath(self._folder / name))
        if name in self.messages or not path.is_relative_to(self._top):
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        self._folder.mkdir(parents=True, exist_ok=True)
        path.touch()
        self.messages[name] = first
        return True


def missing_header(text: str) -> str | None:
    """The name of the header that an error of the compiler says is missing, None for any other error."""
    match = _MISSING.fullmatch(text)
    return match and (match["clang"] or match["gcc"])


def namespaces_line(texts: Iterable[str]) -> str:
    """A line with which ``using namespace cv;`` compiles although the header that has ``cv`` is missing."""
    code = "\n".join(texts)
    names = dict.fromkeys(name for name in _USED.findall(code) if not re.search(rf"\bnamespace\s+{name}\s*=", code))
    return " ".join(f"namespace {name} {{}}" for name in names) + "\n"


def missing_headers_line(names: Iterable[str]) -> str:
    """A variable with the names of missing headers, for the end of a module; empty where none is missing."""
    text = "".join(f"{name}\\n" for name in names)
    return f'extern "C" __attribute__((visibility("default"))) const char {VARIABLE}[] = "{text}";\n' if text else ""
