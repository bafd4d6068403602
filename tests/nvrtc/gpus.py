"""GPUs that are not there."""

from __future__ import annotations

from hipport.verify.backends.gpus import CupyGpu


def gpu_of(arch: str) -> CupyGpu:
    """An NVIDIA GPU of an architecture, with what the smallest has."""
    return CupyGpu(0, "GPU", arch, 32, 1024, 64 * 1024, "14.0.0", "13.0")
