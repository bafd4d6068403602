"""The libraries of ROCm that CuPy's wheel is linked with, without ROCm and without a GPU."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_FUNCTION = re.compile(r" U ((?:hip|__hip|roc|nccl)\w+)")
_LIBRARY = re.compile(r"Shared library: \[(lib(?:hip|roc|rccl|amdhip)[^\]]+)\]")
_DEFINED = re.compile(r" T (\w+)")
_HIP = "libamdhip64.so.7"
#: hipErrorNotSupported, and a failure in all other libraries.
_STUB = "int {}(void) {{ return 801; }}"


def build_libraries(packages: Path, include: Path, target: Path) -> None:
    """Make the libraries in ``target``; ``packages`` is the folder where CuPy is, ``include`` has HIP's headers.

    ``libamdhip64.so.7`` is device.c; every other function that CuPy's extension modules want is there too and fails.
    ``nm`` tells which they are, so a later CuPy that wants more needs no change here.
    """
    target.mkdir()
    modules = [*packages.glob("cupy/**/*.so"), *packages.glob("cupy_backends/**/*.so")]
    wanted = set(_FUNCTION.findall(_output("nm", "-D", "--undefined-only", "--without-symbol-versions", *modules)))
    libraries = set(_LIBRARY.findall(_output("readelf", "-d", *modules))) - {_HIP}
    device = target / "device.o"
    engine = f'-DENGINE="{_HERE / "engine.py"}"'
    flags = ["-O1", "-Wall", "-Wextra", "-Werror", "-fPIC", "-D_GNU_SOURCE", "-D__HIP_PLATFORM_AMD__"]
    _output("cc", *flags, engine, "-idirafter", include, "-c", _HERE / "device.c", "-o", device)
    defined = set(_DEFINED.findall(_output("nm", device)))
    stubs = target / "stubs.c"
    stubs.write_text("".join(f"{_STUB.format(name)}\n" for name in sorted(wanted - defined)))
    _output("cc", "-shared", "-fPIC", "-w", device, stubs, "-o", target / _HIP)
    for library in libraries:
        _output("cc", "-shared", "-fPIC", "-w", stubs, "-o", target / library)


def _output(*command: str | Path) -> str:
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout
