"""NVIDIA GPUs, their driver, and what compiles for them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.doctor.checks import Check
from hipport.doctor.checks import CheckState
from hipport.doctor.checks import Gpu
from hipport.doctor.checks import Purpose
from hipport.doctor.checks import chained
from hipport.doctor.checks import ok
from hipport.doctor.cupy import cuda_major
from hipport.doctor.machine import ExaminedMachine
from hipport.doctor.machine import has_pci_gpu
from hipport.doctor.machine import hidden_by
from hipport.doctor.machine import in_container
from hipport.doctor.versions import numbers

_VERSION = "/proc/driver/nvidia/version"
_CONTROL = "/dev/nvidiactl"
_MEMORY = "/dev/nvidia-uvm"
#: The driver's library under Windows' Linux, which has neither module nor device files.
_WSL = "/usr/lib/wsl/lib/libcuda.so.1"
_PCI_VENDOR = "0x10de"
_PREVENTS = (Purpose.CUDA,)
_QUERY = ("--query-gpu=name,compute_cap", "--format=csv,noheader")
_PASS = "start the container with --gpus all"
_DRIVER = "`sudo apt install nvidia-driver`, on Ubuntu `sudo ubuntu-drivers install`"
#: The oldest driver for each version of CUDA. Source: CUDA's release notes, minor version compatibility.
_OLDEST_DRIVER = {11: 450, 12: 525, 13: 580}
_LANES = 32


def gpus(machine: ExaminedMachine) -> list[Gpu]:
    """The GPUs that the driver offers."""
    tool = machine.which("nvidia-smi")
    answer = machine.run(tool, *_QUERY) if tool else None
    if answer and answer.status == 0:
        lines = (line.rpartition(",") for line in answer.output.splitlines() if "," in line)
        return [Gpu("NVIDIA", name.strip(), capability.strip(), _LANES) for name, _, capability in lines]
    folder = "/proc/driver/nvidia/gpus"
    texts = (machine.read(f"{folder}/{name}/information") for name in machine.names(folder))
    models = (re.search(r"^Model:\s*(.*\S)", text, re.MULTILINE) for text in texts)
    return [Gpu("NVIDIA", model[1], "", _LANES) for model in models if model]


def probe_driver(machine: ExaminedMachine) -> Iterator[Check]:
    """Check the driver, its device files and its GPUs. On a machine without an NVIDIA GPU that is the only check."""
    signs = (_VERSION, _CONTROL, _WSL)
    if not (has_pci_gpu(machine, _PCI_VENDOR) or any(map(machine.exists, signs))):
        yield Check("NVIDIA GPU", CheckState.MISSING, "there is none on this machine", _PREVENTS)
        return
    devices = () if machine.exists(_WSL) else (_devices,)
    yield from chained(probe(machine) for probe in (_driver, *devices, _library, _smi))
    found = ", ".join(f"{gpu.name} ({gpu.architecture})" if gpu.architecture else gpu.name for gpu in gpus(machine))
    yield (
        ok("NVIDIA GPU", found)
        if found
        else Check("NVIDIA GPU", CheckState.UNKNOWN, "there is one that no driver names")
    )
    if variable := hidden_by(machine, "CUDA_VISIBLE_DEVICES"):
        yield Check(variable, CheckState.WRONG, "it hides every GPU", _PREVENTS, f"`unset {variable}`")


def _driver(machine: ExaminedMachine) -> Check:
    name = "NVIDIA driver"
    match = re.search(r"^NVRM version:.*?\s(\d{3,}(?:\.\d+)+)", machine.read(_VERSION), re.MULTILINE)
    if match:
        major = cuda_major(machine)
        oldest = _OLDEST_DRIVER.get(major, 0)
        if numbers(match[1]) < (oldest,):
            detail = f"{match[1]}: CuPy for CUDA {major} needs {oldest} or later"
            return Check(name, CheckState.WRONG, detail, _PREVENTS, _DRIVER)
        return ok(name, match[1])
    if machine.exists(_WSL):
        return ok(name, "the one of Windows")
    if machine.exists("/sys/module/nouveau"):
        return Check(name, CheckState.WRONG, "nouveau is loaded, which cannot compute", _PREVENTS, _DRIVER)
    remedy = _PASS if in_container(machine) else _DRIVER
    return Check(name, CheckState.MISSING, "not loaded", _PREVENTS, remedy)


def _devices(machine: ExaminedMachine) -> Check:
    name = "/dev/nvidia*"
    cards = [f"/dev/{entry}" for entry in machine.names("/dev") if re.fullmatch(r"nvidia\d+", entry)]
    lacking = [*([] if cards else ["/dev/nvidia0"]), *(p for p in (_CONTROL, _MEMORY) if not machine.exists(p))]
    if lacking:
        remedy = _PASS if in_container(machine) else "`sudo nvidia-modprobe -u -c 0`"
        return Check(name, CheckState.MISSING, ", ".join(lacking), _PREVENTS, remedy)
    paths = [*cards, _CONTROL, _MEMORY]
    if refused := [path for path in paths if not machine.writable(path)]:
        detail = f"{machine.user} may not read and write {', '.join(refused)}"
        remedy = f"`sudo usermod -aG {machine.group(refused[0])} {machine.user}`, then log in again"
        return Check(name, CheckState.WRONG, detail, _PREVENTS, remedy)
    return ok(name, f"readable and writable: {', '.join(paths)}")


def _library(machine: ExaminedMachine) -> Check:
    name, library = "driver library", "libcuda.so.1"
    if not machine.load(library):
        return ok(name, library)
    remedy = _PASS if in_container(machine) else "`sudo apt install libcuda1`, on Ubuntu `sudo ubuntu-drivers install`"
    return Check(name, CheckState.MISSING, f"the loader does not find {library}", _PREVENTS, remedy)


def _smi(machine: ExaminedMachine) -> Check:
    """Check nvidia-smi, which hipport does not need; but where it fails, CUDA does too."""
    name = "nvidia-smi"
    tool = machine.which(name)
    if tool is None:
        detail = "not there; hipport works without it"
        return Check(name, CheckState.MISSING, detail, remedy="`sudo apt install nvidia-smi`")
    answer = machine.run(tool, *_QUERY)
    if answer.status == 0:
        return ok(name, tool)
    state = CheckState.UNKNOWN if answer.status is None else CheckState.WRONG
    remedy = "restart the machine, most of all after an update of the driver"
    return Check(name, state, answer.reason, _PREVENTS, remedy)


def probe_toolkit(machine: ExaminedMachine) -> Iterator[Check]:
    """Check what compiles CUDA: NVRTC, which ``verify`` needs, and nvcc, which nothing needs."""
    yield _nvrtc(machine)
    yield _nvcc(machine)


def _nvrtc(machine: ExaminedMachine) -> Check:
    major = cuda_major(machine)
    versions = [major] if major else sorted(_OLDEST_DRIVER, reverse=True)
    for version in versions:
        library = f"libnvrtc.so.{version}" if version >= 12 else f"libnvrtc.so.{version}.2"
        for path in (library, *_places(machine, library)):
            if not machine.load(path):
                return ok("NVRTC", path)
    package = f"nvidia-cuda-nvrtc-cu{major}" if major in (11, 12) else "nvidia-cuda-nvrtc"
    wanted = f"none for CUDA {major}" if major else "there is none"
    return Check("NVRTC", CheckState.MISSING, wanted, _PREVENTS, f"`pip install {package}`")


def _places(machine: ExaminedMachine, library: str) -> Iterator[str]:
    """Where CuPy looks for a library of CUDA: the toolkit, and the packages of NVIDIA on PyPI."""
    folders = [f"{_toolkit(machine)}/lib64"]
    for package in machine.packages:
        if package.name.startswith("nvidia-cuda-nvrtc"):
            folders += [f"{package.folder}/nvidia/{part}/lib" for part in ("cu13", "cuda_nvrtc")]
    return (f"{folder}/{library}" for folder in folders if machine.exists(f"{folder}/{library}"))


def _toolkit(machine: ExaminedMachine) -> str:
    environment = machine.environment
    return environment.get("CUDA_PATH") or environment.get("CUDA_HOME") or "/usr/local/cuda"


def _nvcc(machine: ExaminedMachine) -> Check:
    own = f"{_toolkit(machine)}/bin/nvcc"
    path = machine.which("nvcc") or (own if machine.exists(own) else None)
    if path is None:
        return Check("nvcc", CheckState.MISSING, "not there; hipport works without it")
    answer = machine.run(path, "--version")
    release = re.search(r"\brelease (\d+\.\d+)", answer.output)
    if release is None:
        return Check("nvcc", CheckState.UNKNOWN, f"{path}: {answer.reason}; hipport works without it")
    return ok("nvcc", f"CUDA {release[1]}: {path}")
