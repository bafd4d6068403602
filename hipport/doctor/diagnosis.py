"""The checks of a machine together, and what they allow."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from hipport.doctor import amd
from hipport.doctor import cupy
from hipport.doctor import nvidia
from hipport.doctor.checks import Check
from hipport.doctor.checks import Gpu
from hipport.doctor.checks import Purpose
from hipport.doctor.cpu import probe_cpu
from hipport.doctor.frameworks import probe_frameworks
from hipport.doctor.machine import ExaminedMachine
from hipport.doctor.machine import in_container
from hipport.doctor.rocm import probe_rocm


@dataclass(frozen=True, slots=True)
class Part:
    """Checks that belong together."""

    title: str
    checks: tuple[Check, ...]


@dataclass(frozen=True)
class Diagnosis:
    """What is on a machine: its system in words, the GPUs that drivers offer, and the checks by part."""

    system: str
    gpus: tuple[Gpu, ...]
    parts: tuple[Part, ...]

    @property
    def checks(self) -> Iterator[Check]:
        """The checks of all parts."""
        return (check for part in self.parts for check in part.checks)

    def can(self, purpose: Purpose) -> bool:
        """Whether no check prevents a purpose."""
        return not any(purpose in check.prevents for check in self.checks)

    @cached_property
    def problems(self) -> tuple[Check, ...]:
        """The checks that are worth fixing, each once: they prevent something that can be had by remedies alone."""
        hopeless = {purpose for check in self.checks if not check.remedy for purpose in check.prevents}
        return tuple(dict.fromkeys(f for f in self.checks if set(f.prevents) - hopeless))

    @property
    def exit_code(self) -> int:
        """0 where ``verify`` can run on a GPU, 1 where only on the CPU engine, 2 where nowhere."""
        if self.can(Purpose.ROCM) or self.can(Purpose.CUDA):
            return 0
        return 1 if self.can(Purpose.CPU) else 2


def diagnose(machine: ExaminedMachine) -> Diagnosis:
    """Run all probes on a machine. What is wrong with it raises nothing."""
    rocm = (*amd.probe_driver(machine), *probe_rocm(machine))
    cuda = (*nvidia.probe_driver(machine), *nvidia.probe_toolkit(machine))
    parts = (
        Part("AMD", (*rocm, *cupy.probe_cupy(machine, cupy.AMD, below=_in_order(rocm)))),
        Part("NVIDIA", (*cuda, *cupy.probe_cupy(machine, cupy.NVIDIA, below=_in_order(cuda)))),
        Part("Without a GPU", tuple(probe_cpu(machine))),
        Part("Frameworks", tuple(probe_frameworks(machine))),
    )
    gpus = (*amd.gpus(machine), *nvidia.gpus(machine))
    return Diagnosis(_system(machine), gpus, tuple(part for part in parts if part.checks))


def _in_order(checks: Iterable[Check]) -> bool:
    return not any(check.prevents for check in checks)


def _system(machine: ExaminedMachine) -> str:
    match = re.search(r'^PRETTY_NAME="?([^"\n]+)', machine.read("/etc/os-release"), re.MULTILINE)
    place = ", in a container" if in_container(machine) else ""
    return f"{match[1] if match else 'an unknown system'}, Python {machine.python}{place}"
