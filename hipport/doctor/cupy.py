"""CuPy, through which ``verify`` uses a GPU: which of its packages is installed, and whether it works here."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.doctor.checks import Check
from hipport.doctor.checks import CheckState
from hipport.doctor.checks import Purpose
from hipport.doctor.checks import consequence
from hipport.doctor.checks import ok
from hipport.doctor.machine import ExaminedMachine
from hipport.doctor.machine import Package
from hipport.doctor.versions import fits
from hipport.doctor.versions import numbers


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two kinds of GPUs that CuPy has packages for. ``oldest`` is the first version of CuPy that will do,
    as in hipport's extra of the same name.
    """

    vendor: str
    purpose: Purpose
    extra: str
    packages: re.Pattern[str]
    oldest: int


AMD = Side("AMD", Purpose.ROCM, "rocm", re.compile(r"cupy|cupy-rocm-[\d-]+|amd-cupy"), 14)
NVIDIA = Side("NVIDIA", Purpose.CUDA, "cuda", re.compile(r"cupy|cupy-cuda\d+x?"), 13)

_LOOK = """
import json
try:
    import cupy
    runtime = cupy.cuda.runtime
    count = runtime.getDeviceCount()
    properties = [runtime.getDeviceProperties(device) for device in range(count)]
    found = {"hip": runtime.is_hip, "gpus": [each["name"].decode() for each in properties]}
except Exception as error:
    found = {"error": str(error), "import": isinstance(error, ImportError)}
print(json.dumps(found))
"""
_NOT_OPENED = re.compile(r"\b(lib[\w.+-]+?)\.so\.(\d+)[\d.]*: cannot open shared object file")


def probe_cupy(machine: ExaminedMachine, side: Side, *, below: bool) -> Iterator[Check]:
    """Check CuPy's package for a kind of GPU, its NumPy, and the GPUs that it sees.

    ``below`` says whether the driver and the libraries that CuPy needs are in order. Where they are not, that CuPy sees
    no GPU follows from them.
    """
    package = _package(machine, side)
    yield package
    if package.state is not CheckState.OK:
        return
    numpy = _numpy(machine, side)
    yield numpy
    gpus = _gpus(machine, side)
    yield gpus if below and not numpy.prevents else consequence(gpus)


def cuda_major(machine: ExaminedMachine) -> int:
    """The major version of CUDA that the installed CuPy is for, 0 where its name does not tell."""
    matches = (re.fullmatch(r"cupy-cuda(\d\d)\w*", package.name) for package in _installed(machine))
    return next((int(match[1]) for match in matches if match), 0)


def _installed(machine: ExaminedMachine) -> list[Package]:
    """The installed packages of CuPy. More than one is wrong, as their files are in the same folder."""
    packages = (AMD.packages, NVIDIA.packages)
    return [p for p in machine.packages if any(pattern.fullmatch(p.name) for pattern in packages)]


def _package(machine: ExaminedMachine, side: Side) -> Check:
    installed = _installed(machine)
    mine = [package for package in installed if side.packages.fullmatch(package.name)]
    wanted = f"`pip install 'hipport[{side.extra}]'`"
    removal = f"`pip uninstall -y {' '.join(package.name for package in installed)}`, then {wanted}"
    if len(installed) > 1:
        detail = f"{' and '.join(map(str, installed))} are installed over each other"
        return Check("CuPy", CheckState.WRONG, detail, (side.purpose,), removal)
    if not installed:
        return Check("CuPy", CheckState.MISSING, "not installed", (side.purpose,), wanted)
    if not mine:
        detail = f"{installed[0]} is not for {side.vendor} GPUs"
        return Check("CuPy", CheckState.MISSING, detail, (side.purpose,), f"{removal}, or in an environment of its own")
    package = mine[0]
    if numbers(package.version) < (side.oldest,):
        return Check(
            "CuPy", CheckState.WRONG, f"{package}: hipport needs {side.oldest} or later", (side.purpose,), removal
        )
    return ok("CuPy", str(package))


def _numpy(machine: ExaminedMachine, side: Side) -> Check:
    """Check that the version of NumPy is within the bounds that the installed CuPy requires."""
    name = "NumPy for CuPy"
    needs = [text.replace(" ", "") for package in _installed(machine) for text in package.requires if ";" not in text]
    bounds = next((text for text in needs if re.match(r"numpy\b", text)), "numpy")
    versions = [package.version for package in machine.packages if package.name == "numpy"]
    detail = f"{' '.join(versions) or 'not installed'} ({bounds})"
    if versions and fits(versions[0], bounds):
        return ok(name, detail)
    return Check(name, CheckState.WRONG, detail, (side.purpose,), f"`pip install '{bounds}'`")


def _gpus(machine: ExaminedMachine, side: Side) -> Check:
    """Check which GPUs CuPy finds, imported in a process of its own."""
    name, prevents = "GPUs in CuPy", (side.purpose,)
    answer = machine.run_python(_LOOK, seconds=10)
    lines = [line for line in answer.output.splitlines() if line.startswith('{"')]
    if not lines:
        state = CheckState.UNKNOWN if answer.status is None else CheckState.WRONG
        return Check(name, state, f"import cupy: {answer.reason}", prevents, "`python -c 'import cupy'` shows it")
    found = json.loads(lines[-1])
    if found.get("import"):
        return _import_failed(found["error"], side)
    if not found.get("gpus"):
        detail = f"none: {found.get('error', 'it finds no device')}"
        return Check(name, CheckState.MISSING, detail, prevents, "`hipport verify --kernel saxpy` may say more")
    if found["hip"] is not (side is AMD):
        remedy = f"`pip uninstall -y cupy`, then `pip install 'hipport[{side.extra}]'`"
        return Check(name, CheckState.WRONG, f"it was not built for {side.vendor} GPUs", prevents, remedy)
    return ok(name, ", ".join(found["gpus"]))


def _import_failed(error: str, side: Side) -> Check:
    name, prevents = "GPUs in CuPy", (side.purpose,)
    match = _NOT_OPENED.search(error)
    if match is None:
        lines = [line.strip() for line in error.splitlines() if line.strip(" =")]
        remedy = f"`pip install --force-reinstall 'hipport[{side.extra}]'`"
        return Check(name, CheckState.WRONG, f"import cupy: {lines[-1] if lines else error}", prevents, remedy)
    library, number = match.groups()
    detail = f"import cupy: there is no {library}.so.{number}"
    if side is NVIDIA:
        remedy = "`sudo apt install nvidia-cuda-toolkit`"
    elif library == "libroctracer64":  # CuPy needs it since 14.2, and Debian has it not
        remedy = "`pip install 'cupy-rocm-7-0<14.2'`, or from AMD's packages `sudo apt install roctracer`"
    else:
        package = library.replace("_", "-") + ("-" if library[-1].isdigit() else "") + number
        remedy = f"`sudo apt install {package}`, or from AMD's packages `sudo apt install rocm`"
    return Check(name, CheckState.WRONG, detail, prevents, remedy)
