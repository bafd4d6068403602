"""ROCm: its version, the compilers, the libraries that programs load, the tools."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.doctor.checks import Check
from hipport.doctor.checks import CheckState
from hipport.doctor.checks import Purpose
from hipport.doctor.checks import consequence
from hipport.doctor.checks import ok
from hipport.doctor.machine import ExaminedMachine
from hipport.doctor.versions import numbers
from hipport.errors import ToolchainError
from hipport.toolchain.install import INSTALL
from hipport.toolchain.install import can_install

#: The oldest ROCm that hipport writes for and that the CuPy of its extra ``rocm`` works with, and the number of ROCm's
#: libraries.
_OLDEST = 7
_HIPRTC = f"libhiprtc.so.{_OLDEST}"
_COMPILE = f"""
import ctypes
import os
import sys
os.environ["AMD_COMGR_CACHE"] = "0"
hiprtc = ctypes.CDLL("{_HIPRTC}")
program = ctypes.c_void_p()
source = b'extern "C" __global__ void k() {{}}'
status = hiprtc.hiprtcCreateProgram(ctypes.byref(program), source, b"k.hip", 0, None, None)
options = (ctypes.c_char_p * 1)(b"--offload-arch=gfx90a")
status = status or hiprtc.hiprtcCompileProgram(program, 1, options)
sys.exit(f"hiprtc status {{status}}" if status else 0)
"""
_FROM_AMD = f"install ROCm {_OLDEST} or later: from AMD's packages `sudo apt install rocm`"
_TOOLS = ("rocminfo", "rocm-smi", "amd-smi")
_PATHS = ("ROCM_PATH", "ROCM_HOME")  # the compiler reads the one, CuPy the other


def probe_rocm(machine: ExaminedMachine) -> Iterator[Check]:
    """Check ROCm's version, compiler, libraries and tools."""
    version = _version(machine)
    yield version
    for variable in _PATHS:
        if check := _path(machine, variable):
            yield check
    yield _hipcc(machine)
    libraries = (_library(machine, "HIP runtime", f"libamdhip64.so.{_OLDEST}", "libamdhip64-7"), _hiprtc(machine))
    yield from map(consequence, libraries) if version.prevents else libraries
    yield _tools(machine)


def _roots(machine: ExaminedMachine) -> list[str]:
    """The folders that hold a ROCm, the preferred one first."""
    given = (machine.environment.get(variable, "") for variable in _PATHS)
    return [root for root in dict.fromkeys((*given, "/opt/rocm")) if root and machine.exists(root)]


def _version(machine: ExaminedMachine) -> Check:
    """Check the version of ROCm. Debian's packages have no file that gives it, but the compiler prints it. A missing
    ROCm prevents nothing here: the checks of its parts say what does.
    """
    for root in _roots(machine):
        if version := machine.read(f"{root}/.info/version").strip().partition("-")[0]:
            where = f"{version} in {root}"
            break
    else:
        version = _hip_version(machine)
        where = f"HIP {version}, as hipcc says"
    if not version:
        return Check("ROCm", CheckState.MISSING, "not in any of the usual places")
    if numbers(version) < (_OLDEST,):
        detail = f"{where}: hipport's CuPy needs {_OLDEST}.0 or later"
        return Check("ROCm", CheckState.WRONG, detail, (Purpose.ROCM,), _FROM_AMD)
    return ok("ROCm", where)


def _hip_version(machine: ExaminedMachine) -> str:
    try:
        answer = machine.run(str(machine.hipcc()), "--version")
    except ToolchainError:
        return ""
    match = re.search(r"^HIP version:\s*(\d+(?:\.\d+)*)", answer.output, re.MULTILINE)
    return match[1] if match else ""


def _path(machine: ExaminedMachine, variable: str) -> Check | None:
    root = machine.environment.get(variable)
    if root is None:
        return None
    if machine.exists(root):
        return ok(variable, root)
    return Check(
        variable, CheckState.WRONG, f"there is no {root}", (Purpose.ROCM, Purpose.CHECK), f"`unset {variable}`"
    )


def _hipcc(machine: ExaminedMachine) -> Check:
    prevents = (Purpose.CHECK,)
    try:
        path = str(machine.hipcc())
    except ToolchainError as error:
        match = re.match(r"(?:HIPCC: )?[^:;]*", str(error))
        detail = match[0] if match else str(error)
        remedy = "`unset HIPCC`" if machine.environment.get("HIPCC") else _how_to_get_hipcc(machine)
        return Check("hipcc", CheckState.MISSING, detail, prevents, remedy)
    answer = machine.run(path, "--version")
    if "NVIDIA" in answer.output:
        return Check("hipcc", CheckState.WRONG, f"{path} calls nvcc here", prevents, "`export HIP_PLATFORM=amd`")
    if answer.status != 0:
        state = CheckState.UNKNOWN if answer.status is None else CheckState.WRONG
        return Check("hipcc", state, f"{path}: {answer.reason}", prevents, _how_to_get_hipcc(machine))
    clang = re.search(r"\bclang version (\d[\w.]*)", answer.output)
    version = _hip_version(machine)
    says = [*([f"HIP {version}"] if version else []), *([f"clang {clang[1]}"] if clang else [])]
    found = f"{', '.join(says)}: {path}" if says else path
    if version and numbers(version) < (_OLDEST,):
        detail = f"{found}; hipport writes for ROCm {_OLDEST} or later, of which this one does not know every name"
        return Check("hipcc", CheckState.WRONG, detail, prevents, _how_to_get_hipcc(machine))
    return ok("hipcc", found)


def _how_to_get_hipcc(machine: ExaminedMachine) -> str:
    """The remedy for a compiler that is missing or too old: the distribution's own only where that is new enough."""
    ways = []
    if numbers(_hip_of_apt(machine)) >= (_OLDEST,):
        ways.append("`sudo apt install hipcc libamdhip64-dev`")
    if can_install(machine.platform, machine.which):
        ways.append(f"`{INSTALL}`, which needs no root")
    return ", or ".join(ways) or _FROM_AMD


def _hip_of_apt(machine: ExaminedMachine) -> str:
    """The version of HIP that apt would install, empty where it has none. It is that of the headers: the compiler's
    package may be of another release.
    """
    if not (apt := machine.which("apt-cache")):
        return ""
    match = re.search(r"^ *Candidate: (\d\S*)", machine.run(apt, "policy", "libamdhip64-dev").output, re.MULTILINE)
    return match[1] if match else ""


def _library(machine: ExaminedMachine, name: str, library: str, package: str) -> Check:
    """Check that the loader finds a library, which CuPy loads by its name alone."""
    prevents = (Purpose.ROCM,)
    reason = machine.load(library)
    if not reason:
        return ok(name, library)
    folder = next((f"{root}/lib" for root in _roots(machine) if machine.exists(f"{root}/lib/{library}")), "")
    if folder and not machine.load(f"{folder}/{library}"):
        remedy = f"`export LD_LIBRARY_PATH={folder}:$LD_LIBRARY_PATH`"
        return Check(name, CheckState.WRONG, f"it is in {folder}, where the loader does not look", prevents, remedy)
    remedy = f"`sudo apt install {package}`, or from AMD's packages `sudo apt install rocm`"
    if reason.startswith(f"{library}: cannot open"):
        return Check(name, CheckState.MISSING, f"the loader does not find {library}", prevents, remedy)
    return Check(name, CheckState.WRONG, reason, prevents, remedy)


def _hiprtc(machine: ExaminedMachine) -> Check:
    """Check that hiprtc compiles: it crashes where the library that it loads to compile is missing."""
    check = _library(machine, "hiprtc", _HIPRTC, "libhiprtc7")
    if check.state is not CheckState.OK:
        return check
    answer = machine.run_python(_COMPILE, seconds=10)
    if answer.status == 0:
        return check
    detail = f"{_HIPRTC} does not compile an empty kernel: {answer.reason}"
    remedy = "`sudo apt install libamd-comgr3 libhiprtc-builtins7`, or from AMD's packages `sudo apt install rocm`"
    return Check("hiprtc", CheckState.WRONG, detail, (Purpose.ROCM,), remedy)


def _tools(machine: ExaminedMachine) -> Check:
    """Check the tools that show people their GPUs; hipport itself calls none."""
    folders = [f"{root}/bin" for root in _roots(machine)]
    places = (
        machine.which(tool) or next((f"{f}/{tool}" for f in folders if machine.exists(f"{f}/{tool}")), "")
        for tool in _TOOLS
    )
    found = [place for place in places if place]
    if found:
        return ok("tools", ", ".join(found))
    remedy = "`sudo apt install rocminfo rocm-smi`"
    names = ", ".join(_TOOLS)
    return Check("tools", CheckState.MISSING, f"none of {names}; hipport works without them", remedy=remedy)
