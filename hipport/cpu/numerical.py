"""The numerical libraries of the machine that hipBLAS, hipBLASLt, hipSOLVER and hipFFT calculate with on the CPU.

BLAS and LAPACK are those that NumPy uses: its wheels bring OpenBLAS, NumPy of a distribution has the distribution's.
FFTW is that of the package pyfftw where it is installed, else the machine's own.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from ctypes.util import find_library
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from elftools.elf.dynamic import DynamicSection

from hipport.cpu.errors import EngineError
from hipport.elf import open_elf

#: What NumPy's linear algebra may be linked with, in this order: a LAPACK brings the BLAS that it needs with it.
_DENSE = ("lapack", "openblas", "blas", "mkl_rt")


class NumericalLibraryError(EngineError):
    """A library that these need is not on the machine; the text says how to get it."""


@cache
def dense_library() -> str:
    """The path of the BLAS and LAPACK that NumPy uses; its name alone where the system's loader finds it.

    Raises NumericalLibraryError.
    """
    extension = _origin("numpy.linalg._umath_linalg")
    linked = list(_linked(extension)) if extension else []
    for word in _DENSE:
        for library in linked:
            if word in library.rpartition("/")[2]:
                return library
    raise NumericalLibraryError(
        "hipBLAS, hipBLASLt and hipSOLVER need the BLAS and LAPACK of NumPy, and this NumPy is built without: "
        "install it from a wheel (pip install --force-reinstall numpy)"
    )


@cache
def fftw_libraries() -> tuple[str, str]:
    """The paths, or the names for the system's loader, of FFTW for double and for float.

    Raises NumericalLibraryError.
    """
    package = _origin("pyfftw")
    folder = package.parents[1] / "pyfftw.libs" if package else None
    found = [_fftw(folder, name) for name in ("fftw3", "fftw3f")]
    if not all(found):
        raise NumericalLibraryError(
            "hipFFT needs FFTW for double and float: pip install 'hipport[run]', or install the system's libfftw3"
        )
    return found[0], found[1]


def _fftw(folder: Path | None, name: str) -> str:
    bundled = sorted(folder.glob(f"lib{name}-*.so*")) if folder else []
    return str(bundled[0]) if bundled else find_library(name) or ""


def _dense_definitions() -> tuple[str, ...]:
    return (f'-DHIPPORT_CPU_DENSE="{dense_library()}"',)


def _fftw_definitions() -> tuple[str, ...]:
    double, single = fftw_libraries()
    return (f'-DHIPPORT_CPU_FFTW="{double}"', f'-DHIPPORT_CPU_FFTWF="{single}"')


#: Arguments that the compiler needs for a library beside those that are for all, by the name of its folder.
DEFINITIONS: dict[str, Callable[[], tuple[str, ...]]] = {
    "hipblas": _dense_definitions,
    "hipblaslt": _dense_definitions,
    "hipfft": _fftw_definitions,
    "hipsolver": _dense_definitions,
}
#: What these libraries are linked with: they load the numerical library when they are first called.
LINKED = ("-ldl",)


def _origin(module: str) -> Path | None:
    """The file of a module; None if it is not there."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return None
    return Path(spec.origin) if spec and spec.origin else None


def _linked(extension: Path) -> Iterator[str]:
    """The shared libraries that an extension is linked with: by path where one of its own folders has it."""
    with open_elf(extension.read_bytes()) as elf:
        section = elf.get_section_by_name(".dynamic")
        tags: list[Any] = list(section.iter_tags()) if isinstance(section, DynamicSection) else []
    paths = [tag.rpath if tag.entry.d_tag == "DT_RPATH" else tag.runpath for tag in tags if "PATH" in tag.entry.d_tag]
    folders = [Path(each.replace("$ORIGIN", str(extension.parent))) for path in paths for each in path.split(":")]
    for tag in tags:
        if tag.entry.d_tag == "DT_NEEDED":
            there = [folder / tag.needed for folder in folders if (folder / tag.needed).exists()]
            yield str(there[0].resolve()) if there else tag.needed
