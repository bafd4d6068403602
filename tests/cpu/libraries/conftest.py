"""Libraries for programs on the CPU: the numerical ones, loaded; Thrust and hipCUB, in programs of snippets."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Callable
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from hipport.cpu.compiler import HEADERS
from hipport.cpu.compiler import find_compiler
from hipport.cpu.numerical import DEFINITIONS
from hipport.cpu.numerical import LINKED
from hipport.cpu.numerical import NumericalLibraryError
from hipport.cpu.shared_libraries import host_library
from hipport.cpu.shared_libraries import runtime_library

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


#: Runs a snippet of C++ per name in one program, and returns the numbers that each shows.
RunSnippets = Callable[[str, Mapping[str, str]], dict[str, npt.NDArray[np.float64]]]

_SHOWING = """
#include <iostream>
#include <iterator>
#include <vector>
template <class V> void show(const V& values) {
    for (auto it = std::begin(values); it != std::end(values); ++it) std::cout << +*it << ' ';
}
"""


@pytest.fixture(scope="session")
def run_snippets(tmp_path_factory: pytest.TempPathFactory) -> RunSnippets:
    def run(prologue: str, snippets: Mapping[str, str]) -> dict[str, npt.NDArray[np.float64]]:
        folder = tmp_path_factory.mktemp("program")
        functions = [f"void snippet_{number}() {{ {text} }}" for number, text in enumerate(snippets.values())]
        calls = [f"snippet_{number}(); std::cout << std::endl;" for number in range(len(snippets))]
        source = folder / "program.cpp"
        source.write_text("\n".join([prologue, _SHOWING, *functions, "int main() {", *calls, "}"]))
        compiler, program = find_compiler(), folder / "program"
        libraries = (host_library(compiler), runtime_library(compiler))
        command = [*compiler.command, "-std=gnu++17", "-O1", f"-I{HEADERS}", "-o", str(program)]
        compiled = subprocess.run(
            [*command, str(source), *map(str, libraries)], capture_output=True, text=True, check=False
        )
        assert compiled.returncode == 0, compiled.stderr[:4000]
        ran = subprocess.run([program], capture_output=True, text=True, timeout=60, check=False)
        assert ran.returncode == 0, ran.stderr
        lines = ran.stdout.splitlines()
        return {name: np.array(line.split(), np.float64) for name, line in zip(snippets, lines, strict=True)}

    return run
