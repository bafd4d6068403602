"""Libraries for programs on the CPU: the numerical ones, loaded; Thrust and hipCUB, in programs of cases."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from hipport.cache import cached
from hipport.cache import content_of
from hipport.cache import key_of
from hipport.cpu import find_compiler
from hipport.cpu.numerical import DEFINITIONS
from hipport.cpu.numerical import LINKED
from hipport.cpu.numerical import NumericalLibraryError
from hipport.cpu.shared_libraries import host_library
from hipport.cpu.shared_libraries import runtime_library

HERE = Path(__file__).parent
CPU = Path(__file__).resolve().parents[3] / "hipport/cpu"
#: What each case shows, by its name.
Shown = dict[str, npt.NDArray[np.float64]]
INCLUDES = [f"-I{folder}" for folder in (CPU / "include", CPU / "host")]


@pytest.fixture(scope="module")
def load() -> Callable[[str], ctypes.CDLL]:
    """Compile a library by its name and load it; skips without the numerical library that it needs."""

    def loaded(name: str) -> ctypes.CDLL:
        try:
            definitions = DEFINITIONS[name]() if name in DEFINITIONS else ()
        except NumericalLibraryError as error:
            pytest.skip(str(error))
        sources = [*sorted((CPU / "libraries" / name).glob("*.cpp")), HERE / "stand_in.cpp"]
        command = [*find_compiler().command, "-std=c++17", "-O0", "-fPIC", "-Wall", "-Wextra", "-Werror", *definitions]
        contents = [content_of(folder) for folder in (CPU / "include", CPU / "host", CPU / "libraries")]
        key = key_of((*command, *contents, (HERE / "stand_in.cpp").read_bytes()))

        def build(folder: Path) -> Path:
            def compiled(source: Path) -> Path:
                target = folder / f"{source.stem}.o"
                subprocess.run([*command, *INCLUDES, "-c", str(source), "-o", str(target)], check=True)
                return target

            with ThreadPoolExecutor(2) as pool:
                objects = list(pool.map(compiled, sources))
            target = folder / f"lib{name}.so"
            subprocess.run([*command, "-shared", *map(str, objects), "-o", str(target), *LINKED], check=True)
            return target

        return ctypes.CDLL(str(cached(f"tested-{name}-{key}.so", build)))

    return loaded


@pytest.fixture(scope="session")
def run_cases(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Shown]:
    """Compile a file of cases with ``cases.h`` and run it."""

    def run(name: str) -> Shown:
        compiler = find_compiler()
        program = tmp_path_factory.mktemp("program") / "program"
        command = [*compiler.command, "-std=gnu++17", "-O1", *INCLUDES, "-o", str(program), str(HERE / name)]
        libraries = [str(host_library(compiler)), str(runtime_library(compiler))]
        compiled = subprocess.run([*command, *libraries], capture_output=True, text=True, check=False)
        assert compiled.returncode == 0, compiled.stderr[:4000]
        ran = subprocess.run([program], capture_output=True, text=True, timeout=60, check=False)
        assert ran.returncode == 0, ran.stderr
        lines = [line.split() for line in ran.stdout.splitlines()]
        return {case: np.array(numbers, np.float64) for case, *numbers in lines}

    return run
