"""Write HIP's host interface for the CPU engine from ROCm's headers: ``python -m scripts.hip_api [--check]``."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

from hipport.errors import ToolchainError
from hipport.toolchain.hipcc import find_hipcc
from scripts.hip_api.read import HeadersError
from scripts.hip_api.write import headers

ROOT = Path(__file__).parents[2]
INCLUDE = ROOT / "hipport" / "cpu" / "include"


def fresh(hipcc: Path) -> dict[str, str]:
    """The headers as the ones of ``hipcc`` make them: texts by their paths below ``INCLUDE``. Raises HeadersError."""
    resources = Path(_output(hipcc, "-print-resource-dir"))
    include = Path(_output(hipcc.with_name("hipconfig"), "--path")) / "include"
    version = (include / "hip" / "hip_version.h").read_text("utf-8")
    numbers = re.findall(r"define HIP_VERSION_(?:MAJOR|MINOR|PATCH) +(\d+)", version)
    return headers(include, resources, ".".join(numbers))


def _output(program: Path, *arguments: str) -> str:
    try:
        return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        raise HeadersError(f"{program} cannot be asked where its headers are: {error}") from error


def main() -> int:
    """Exit status 0: done, or nothing to do; 1: ``--check`` found differences; 2: there are no headers of ROCm."""
    parser = argparse.ArgumentParser(prog="python -m scripts.hip_api", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the committed headers differ")
    parser.add_argument("--hipcc", help="the compiler beside whose headers are read (default: as `hipport check`)")
    options = parser.parse_args()
    try:
        texts = fresh(find_hipcc(options.hipcc))
    except (ToolchainError, HeadersError) as error:
        print(error, file=sys.stderr)
        return 2
    changed = [name for name, text in texts.items() if _committed(name) != text]
    if options.check:
        print("\n".join(changed) or "the committed headers are up to date")
        return 1 if changed else 0
    for name in changed:
        (INCLUDE / name).write_text(texts[name], "utf-8", newline="\n")
    print(f"{len(texts)} headers, {len(changed)} written")
    return 0


def _committed(name: str) -> str:
    path = INCLUDE / name
    return path.read_text("utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
