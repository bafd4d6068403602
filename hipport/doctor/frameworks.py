"""The frameworks that are installed, and which GPUs their builds are for. Hipport needs none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.doctor.checks import Check
from hipport.doctor.checks import CheckState
from hipport.doctor.checks import ok
from hipport.doctor.machine import ExaminedMachine
from hipport.doctor.machine import Package
from hipport.pytorch.installed import built_for

_PLUGIN = re.compile(r"jax-(rocm|cuda)\d+-(?:plugin|pjrt)")


def probe_frameworks(machine: ExaminedMachine) -> Iterator[Check]:
    """Check PyTorch, JAX and TensorFlow, as far as they are installed, without importing them."""
    installed = {package.name: package for package in machine.packages}
    if torch := installed.get("torch"):
        yield _torch(machine, torch)
    if jax := installed.get("jax"):
        plugins = [package for package in machine.packages if _PLUGIN.fullmatch(package.name)]
        target = f"with {' and '.join(map(str, plugins))}" if plugins else "for CPUs"
        yield ok("JAX", f"{jax.version}, {target}")
    for name in ("tensorflow", "tensorflow-rocm", "tensorflow-cpu"):
        if package := installed.get(name):
            target = {"tensorflow": "NVIDIA GPUs", "tensorflow-rocm": "AMD GPUs"}.get(name, "CPUs")
            yield ok("TensorFlow", f"{package}, for {target}")


def _torch(machine: ExaminedMachine, torch: Package) -> Check:
    """Check ``torch.version``, read from its file, as importing torch takes seconds."""
    text = machine.read(f"{torch.folder}/torch/version.py")
    versions = built_for(text)
    if "hip" in versions:
        return ok("PyTorch", f"{torch.version}, for AMD GPUs (HIP {versions['hip']})")
    if "cuda" in versions:
        return ok("PyTorch", f"{torch.version}, for NVIDIA GPUs (CUDA {versions['cuda']})")
    if text:
        return ok("PyTorch", f"{torch.version}, for CPUs")
    return Check("PyTorch", CheckState.UNKNOWN, f"{torch.version}; its file torch/version.py cannot be read")
