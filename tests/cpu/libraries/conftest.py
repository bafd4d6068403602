"""The numerical libraries, compiled and loaded, with a stand-in for the host runtime."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.numerical import DEFINITIONS
from hipport.cpu.numerical import LINKED
from hipport.cpu.numerical import NumericalLibraryError

HERE = Path(__file__).parent
CPU = Path(__file__).resolve().parents[3] / "hipport/cpu"
INCLUDES = [f"-I{folder}" for folder in (CPU / "include", CPU / "host")]


@pytest.fixture(scope="module")
def load(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], ctypes.CDLL]:
    """Compile a library by its name and load it; skips without the numerical library that it needs."""

    def loaded(name: str) -> ctypes.CDLL:
        try:
            definitions = DEFINITIONS[name]() if name in DEFINITIONS else ()
        except NumericalLibraryError as error:
            pytest.skip(str(error))
        folder = tmp_path_factory.mktemp(name)
        sources = [*sorted((CPU / "libraries" / name).glob("*.cpp")), HERE / "stand_in.cpp"]
        command = [*find_compiler().command, "-std=c++17", "-O0", "-fPIC", "-Wall", "-Wextra", "-Werror"]

        def compiled(source: Path) -> Path:
            target = folder / f"{source.stem}.o"
            subprocess.run([*command, *INCLUDES, *definitions, "-c", str(source), "-o", str(target)], check=True)
            return target

        with ThreadPoolExecutor(2) as pool:
            objects = list(pool.map(compiled, sources))
        target = folder / f"lib{name}.so"
        subprocess.run([*command, "-shared", *map(str, objects), "-o", str(target), *LINKED], check=True)
        return ctypes.CDLL(str(target))

    return loaded
