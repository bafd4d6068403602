"""GPUs that are not there."""

from __future__ import annotations

from hipport.verify.backends.gpus import Gpu


def gpu_of(arch: str) -> Gpu:
    """An NVIDIA GPU of an architecture, with what the smallest has."""
    return Gpu(0, "GPU", arch, 32, 1024, 64 * 1024, "14.0.0", "13.0")
