"""Where the numerical libraries of the machine are found, and that written files are as the facts say."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest

from hipport.cpu import numerical
from hipport.cpu.numerical import NumericalLibraryError
from hipport.cpu.numerical import dense_library
from hipport.cpu.numerical import fftw_libraries
from scripts.hip_libraries.__main__ import differences


@pytest.fixture(autouse=True)
def _asked_again() -> Iterator[None]:
    yield
    dense_library.cache_clear()
    fftw_libraries.cache_clear()


def with_linked(monkeypatch: pytest.MonkeyPatch, *linked: str) -> None:
    dense_library.cache_clear()
    monkeypatch.setattr(numerical, "_linked", lambda _: iter(linked))


@pytest.mark.parametrize(
    ("linked", "taken"),
    [
        (["/numpy.libs/libscipy_openblas64_-32a4b2a6.so", "libm.so.6"], "/numpy.libs/libscipy_openblas64_-32a4b2a6.so"),
        (["libblas.so.3", "liblapack.so.3", "libc.so.6"], "liblapack.so.3"),  # a distribution's
        (["/env/lib/libcblas.so.3", "/env/lib/liblapack.so.3"], "/env/lib/liblapack.so.3"),
        (["libmkl_rt.so.2", "libc.so.6"], "libmkl_rt.so.2"),
    ],
)
def test_blas_is_that_of_numpy(monkeypatch: pytest.MonkeyPatch, linked: list[str], taken: str) -> None:
    with_linked(monkeypatch, *linked)
    assert dense_library() == taken


def test_blas_of_this_machine_is_there() -> None:
    library = dense_library()
    assert "/" not in library or Path(library).is_file()


def test_numpy_without_blas(monkeypatch: pytest.MonkeyPatch) -> None:
    with_linked(monkeypatch, "libm.so.6", "libc.so.6")
    with pytest.raises(NumericalLibraryError, match="pip install --force-reinstall numpy"):
        dense_library()


def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: dict[str, str]) -> None:
    """A machine with a package at a place, and with these libraries of the system."""
    fftw_libraries.cache_clear()
    spec = ModuleSpec("pyfftw", None, origin=str(tmp_path / "pyfftw/__init__.py"))
    monkeypatch.setattr(numerical, "find_spec", lambda _: spec)
    monkeypatch.setattr(numerical, "find_library", system.get)


def test_fftw_of_the_package_goes_before_the_system_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    system: dict[str, Any] = {"fftw3": "libfftw3.so.3", "fftw3f": "libfftw3f.so.3"}
    package(monkeypatch, tmp_path, system)
    assert fftw_libraries() == ("libfftw3.so.3", "libfftw3f.so.3")
    bundled = tmp_path / "pyfftw.libs"
    bundled.mkdir()
    for name in ("libfftw3-1a.so.3", "libfftw3f-2b.so.3", "libfftw3_omp-3c.so.3"):
        (bundled / name).touch()
    fftw_libraries.cache_clear()
    assert fftw_libraries() == (str(bundled / "libfftw3-1a.so.3"), str(bundled / "libfftw3f-2b.so.3"))


def test_without_fftw(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package(monkeypatch, tmp_path, {"fftw3": "libfftw3.so.3"})
    with pytest.raises(NumericalLibraryError, match=r"pip install 'hipport\[run\]'"):
        fftw_libraries()


def test_written_files_are_as_the_facts_say() -> None:
    assert differences() == []
