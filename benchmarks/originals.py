"""Whether a unit compiles where it comes from: what nvcc does not compile either is not the port's to blame."""

from __future__ import annotations

import hashlib
import os
import re
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from hipport.build.flags import Flags
from hipport.toolchain.process import Ending
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits

_NO_HEADER = re.compile(r"fatal error: .*No such file or directory|could not open source file|cannot open source file")


@dataclass(frozen=True, slots=True)
class Nvcc:
    """NVIDIA's compiler at ``path``, with the folders of its libraries' headers; its answers are kept in ``cache``."""

    path: str
    folders: tuple[str, ...]
    cache: Path

    def refuses(self, source: Path, flags: Flags, processes: Processes, limits: ProcessLimits) -> bool:
        """Whether nvcc has all headers of a source and does not compile it; False where it gives no answer.

        What the source includes is taken to be as it was, so that an answer is kept by the source's content.
        """
        arguments = self._with(flags).arguments(c=source.suffix == ".c")
        after = (word for folder in flags.after for word in ("-Xcompiler", "-idirafter", "-Xcompiler", folder))
        command = [self.path, "-arch=sm_80", "-rdc=true", "-w", *arguments, *after]
        key = hashlib.sha256("\0".join([*command, os.fspath(source)]).encode("utf-8", "surrogateescape"))
        key.update(source.read_bytes())
        known = self.cache / f"{key.hexdigest()}.txt"
        if not known.is_file():
            output = processes.folder / f"{key.hexdigest()}.o"
            ended = processes.run([*command, "-c", os.fspath(source), "-o", os.fspath(output)], limits)
            output.unlink(missing_ok=True)
            if ended.ending not in (Ending.SUCCESS, Ending.FAILURE):
                return False
            self.cache.mkdir(parents=True, exist_ok=True)
            known.write_text(f"{ended.ending.value}\n{ended.output}", "utf-8", "surrogateescape")
        ending, _, said = known.read_text("utf-8", "surrogateescape").partition("\n")
        return ending == Ending.FAILURE.value and not _NO_HEADER.search(said)

    def _with(self, flags: Flags) -> Flags:
        """The flags in options that nvcc has, without the folders that come last."""
        return replace(flags, quote=(), include=(*flags.quote, *flags.include, *self.folders), after=())
