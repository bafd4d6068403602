"""Real CUDA projects, as their source distributions on PyPI have them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

#: The source distributions that are known to unpack, by name. That of bitsandbytes, its last, has no CUDA file.
VERSIONS = {
    "llama-cpp-python": "0.3.16",
    "lightgbm": "4.6.0",
    "xgboost": "3.0.5",
    "bitsandbytes": "0.42.0",
    "cufinufft": "2.5.1",
    "exllamav2": "0.0.4",
    "mamba-ssm": "2.3.2.post1",
    "cupy": "13.6.0",
    "vllm": "0.10.1",
    "flash-attn": "2.8.3",
}
#: What a run takes unless it is told otherwise.
DEFAULT = ("llama-cpp-python", "lightgbm", "xgboost", "bitsandbytes", "exllamav2", "mamba-ssm")


class UnavailableError(Exception):
    """A project that could not be had, or that is of no use here."""


def fetch(name: str, cache: Path) -> Path:
    """The folder of a project's unpacked source distribution in ``cache``, downloaded if it is not there yet.

    Raises UnavailableError where pip has no such distribution, or where it has no CUDA file.
    """
    version = VERSIONS.get(name)
    if version is None:
        raise UnavailableError(f"not one of {', '.join(VERSIONS)}")
    place = cache / f"{name}-{version}"
    if not place.is_dir():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix="partial-") as partial:
            _download(f"{name}=={version}", Path(partial)).rename(place)
    if not any(path.suffix in (".cu", ".cuh") for path in place.rglob("*.cu*")):
        raise UnavailableError(f"its source distribution {version} has no .cu and no .cuh file")
    return place


def _download(requirement: str, scratch: Path) -> Path:
    """The folder of the unpacked source distribution, below ``scratch``.

    ``pip download`` runs the build backend of what it has unpacked, to learn its metadata; for these projects that
    needs tools of many GB, or compiles for minutes. So pip works for an environment that has no backend: it unpacks,
    gives up, and is told to leave behind what it has unpacked.
    """
    bare = scratch / "bare"
    venv.create(bare, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(bare / "bin" / "python"), "download"]
    how = ["--no-deps", "--no-binary", ":all:", "--no-build-isolation", "--no-clean", "--dest", str(scratch / "unused")]
    done = subprocess.run(
        [*pip, *how, requirement],
        env={**os.environ, "TMPDIR": str(scratch)},
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    unpacked = next((path.parent for path in scratch.glob("pip-download-*/*/PKG-INFO")), None)
    if unpacked is None:
        errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        raise UnavailableError(errors[-1] if errors else f"pip ended with {done.returncode}")
    place = scratch / "unpacked"
    shutil.move(unpacked, place)
    return place
