"""PyTorch's hipify in a process of its own, as ``hipport.pytorch.hipify`` starts it: ``worker.py ASKED WRITTEN``.

Both files are JSON: in ASKED the folder of hipify, the folder to work in and further arguments; in WRITTEN the files
that hipify has written, by those that they were written for.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path


def main(asked_file: str, written_file: str) -> None:
    asked = json.loads(Path(asked_file).read_text("utf-8"))
    hipify = Path(asked["hipify"])
    sys.path.insert(0, str(hipify.parent))  # its package alone: PyTorch is not imported
    module = importlib.import_module(f"{hipify.name}.hipify_python")
    folder = asked["folder"]
    results = module.hipify(folder, output_directory=folder, **asked["arguments"])
    written = {before: result.hipified_path for before, result in results.items() if result.hipified_path}
    Path(written_file).write_text(json.dumps(written), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
