"""PyTorch's hipify in a process of its own, as ``hipport.pytorch.hipify`` starts it: ``worker.py ASKED WRITTEN``.

Both files are JSON: in ASKED the folder of hipify, the folder to work in and further arguments; in WRITTEN the files
that hipify has written, by those that they were written for.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any


def main(asked_file: str, written_file: str) -> None:
    asked = json.loads(Path(asked_file).read_text("utf-8"))
    hipify = Path(asked["hipify"])
    sys.path.insert(0, str(hipify.parent))  # its package alone: PyTorch is not imported
    module = importlib.import_module(f"{hipify.name}.hipify_python")
    folder = asked["folder"]
    results = module.hipify(folder, output_directory=folder, **asked["arguments"])
    written = {before: _written_to(result) for before, result in results.items()}
    Path(written_file).write_text(json.dumps({b: after for b, after in written.items() if after}), "utf-8")


def _written_to(result: Any) -> str | None:
    """Where hipify has written; a dictionary says so in PyTorch before version 2."""
    place: str | None = result["hipified_path"] if isinstance(result, dict) else result.hipified_path
    return place


if __name__ == "__main__":
    main(*sys.argv[1:])
