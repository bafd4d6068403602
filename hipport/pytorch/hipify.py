"""Run PyTorch's hipify, the translator that its build for ROCm has."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from hipport.process import run_group
from hipport.pytorch import worker
from hipport.pytorch.installed import PyTorch

_SECONDS = 600.0


class HipifyError(Exception):
    """hipify ended without a result; the message is the last line that it has printed."""


def hipify(torch: PyTorch, folder: Path, **arguments: Any) -> dict[Path, Path]:
    """Have hipify translate in a folder, in place: the files that it has written, by those that they were written for,
    where the two differ. ``arguments`` are those of its function, which can be JSON.

    Raises HipifyError.
    """
    with tempfile.TemporaryDirectory(prefix="hipport-") as scratch:
        asked, written = Path(scratch, "asked.json"), Path(scratch, "written.json")
        request = {"hipify": str(torch.hipify), "folder": str(folder), "arguments": arguments}
        asked.write_text(json.dumps(request), "utf-8")
        done = run_group([sys.executable, "-I", worker.__file__, str(asked), str(written)], _SECONDS)
        if not written.is_file():
            lines = done.output.decode("utf-8", "replace").split("\n")
            said = next((line.strip() for line in reversed(lines) if line.strip()), "")
            raise HipifyError(said or f"it ended with {done.status}" if done.status is not None else "it took too long")
        found = {Path(before): Path(after) for before, after in json.loads(written.read_text("utf-8")).items()}
    return {before: after for before, after in found.items() if before != after}
