"""AMD GPUs and their driver, from the kernel's own files: no tool of ROCm is needed."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.doctor.checks import Check
from hipport.doctor.checks import CheckState
from hipport.doctor.checks import Gpu
from hipport.doctor.checks import Purpose
from hipport.doctor.checks import chained
from hipport.doctor.checks import ok
from hipport.doctor.machine import ExaminedMachine
from hipport.doctor.machine import has_pci_gpu
from hipport.doctor.machine import hidden_by
from hipport.doctor.machine import in_container

_KFD = "/dev/kfd"
_DRI = "/dev/dri"
_MODULE = "/sys/module/amdgpu"
_NODES = "/sys/class/kfd/kfd/topology/nodes"
_PCI_VENDOR = "0x1002"
#: The variables that choose GPUs, from the driver's upwards.
_CHOOSE = ("ROCR_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES")
_PREVENTS = (Purpose.ROCM,)
_PASS = "start the container with --device /dev/kfd --device /dev/dri --group-add video --group-add render"
_LOG = "`sudo dmesg | grep -i -e amdgpu -e kfd` says why"


def gpus(machine: ExaminedMachine) -> list[Gpu]:
    """The GPUs that the driver offers for computing."""
    return [gpu for gpu, _ in _nodes(machine)]


def probe_driver(machine: ExaminedMachine) -> Iterator[Check]:
    """Check the driver, its device files and its GPUs. On a machine without an AMD GPU that is the only check."""
    if not (has_pci_gpu(machine, _PCI_VENDOR) or machine.exists(_KFD) or machine.exists(_MODULE)):
        yield Check("AMD GPU", CheckState.MISSING, "there is none on this machine", _PREVENTS)
        return
    yield from chained(probe(machine) for probe in (_module, _kfd, _render_nodes, _gpus))
    if variable := hidden_by(machine, *_CHOOSE):
        yield Check(variable, CheckState.WRONG, "it hides every GPU", _PREVENTS, f"`unset {variable}`")


def _module(machine: ExaminedMachine) -> Check:
    name = "module amdgpu"
    if machine.exists(_MODULE):
        version = machine.read(f"{_MODULE}/version").strip()  # only AMD's own package of the driver has one
        kernel = machine.read("/proc/sys/kernel/osrelease").strip()
        return ok(name, f"loaded, version {version}" if version else f"loaded, the one of Linux {kernel}")
    place = "on the host, " if in_container(machine) else ""
    remedy = f"{place}`sudo modprobe amdgpu`; on Debian it may need `sudo apt install firmware-amd-graphics`"
    return Check(name, CheckState.MISSING, "not loaded", _PREVENTS, remedy)


def _kfd(machine: ExaminedMachine) -> Check:
    if not machine.exists(_KFD):
        detail = "the module amdgpu makes it"
        if in_container(machine):
            return Check(_KFD, CheckState.MISSING, f"{detail}, and this container was not given it", _PREVENTS, _PASS)
        return Check(_KFD, CheckState.MISSING, f"{detail} for GPUs that can compute", _PREVENTS, _LOG)
    return _access(machine, _KFD, [_KFD])


def _render_nodes(machine: ExaminedMachine) -> Check:
    name = f"{_DRI}/renderD*"
    there = {f"{_DRI}/{node}" for node in machine.names(_DRI) if node.startswith("renderD")}
    wanted = {f"{_DRI}/renderD{minor}" for _, minor in _nodes(machine) if minor}
    if not there or not wanted <= there:
        lacking = ", ".join(sorted(wanted - there)) or "none is there"
        return Check(name, CheckState.MISSING, lacking, _PREVENTS, _PASS if in_container(machine) else _LOG)
    return _access(machine, name, sorted(wanted or there))


def _access(machine: ExaminedMachine, name: str, paths: list[str]) -> Check:
    """Check that this user may read and write device files."""
    refused = [path for path in paths if not machine.writable(path)]
    if not refused:
        return ok(name, f"readable and writable: {', '.join(paths)}")
    group = machine.group(refused[0])
    detail = f"{machine.user} may not read and write {', '.join(refused)}, the group {group} may"
    if group in machine.groups:
        remedy = f"`sudo chmod g+rw {' '.join(refused)}`"
    elif in_container(machine):
        remedy = f"start the container with --group-add {group}"
    elif machine.user in _members(machine, group):
        detail += f"; {machine.user} is in {group}, but was not when this session began"
        remedy = f"log in again, or `newgrp {group}`"
    else:
        groups = ",".join(dict.fromkeys((group, "render", "video")))
        remedy = f"`sudo usermod -aG {groups} {machine.user}`, then log in again"
    return Check(name, CheckState.WRONG, detail, _PREVENTS, remedy)


def _members(machine: ExaminedMachine, group: str) -> list[str]:
    lines = (line.split(":") for line in machine.read("/etc/group").splitlines())
    return next((fields[3].split(",") for fields in lines if fields[0] == group and len(fields) == 4), [])


def _gpus(machine: ExaminedMachine) -> Check:
    name = "AMD GPU"
    found = gpus(machine)
    if found:
        shown = ", ".join(f"{gpu.architecture} (wavefront {gpu.wavefront})" for gpu in found)
        if version := machine.environment.get("HSA_OVERRIDE_GFX_VERSION"):
            shown += f"; HSA_OVERRIDE_GFX_VERSION={version} makes HIP take it for another"
        return ok(name, shown)
    return Check(name, CheckState.MISSING, "the driver offers none for computing", _PREVENTS, _LOG)


def _nodes(machine: ExaminedMachine) -> Iterator[tuple[Gpu, int]]:
    """The GPUs with the minor numbers of their render nodes, 0 where the kernel gives none. CPUs are nodes too."""
    for node in sorted(machine.names(_NODES), key=lambda name: (len(name), name)):
        properties = _properties(machine.read(f"{_NODES}/{node}/properties"))
        version = properties.get("gfx_target_version", 0)
        if version and properties.get("simd_count"):
            arch = architecture(version)
            gpu = Gpu("AMD", machine.read(f"{_NODES}/{node}/name").strip(), arch, properties.get("wave_front_size", 0))
            yield gpu, properties.get("drm_render_minor", 0)


def _properties(text: str) -> dict[str, int]:
    lines = (line.split() for line in text.splitlines())
    return {fields[0]: int(fields[1]) for fields in lines if len(fields) == 2 and fields[1].isdecimal()}


def architecture(version: int) -> str:
    """The name of an architecture from the kernel's ``gfx_target_version``: 90402 is gfx942, 90010 gfx90a.

    Source: the numbers are major * 10000 + minor * 100 + stepping; names have the last two in hexadecimal.
    """
    return f"gfx{version // 10000}{version // 100 % 100:x}{version % 100:x}"
