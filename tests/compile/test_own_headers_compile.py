"""hipport's headers under compilers that a project's build may run over them, beside hipcc with its own settings."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from hipport.code.declared_functions import declared_function
from hipport.code.functions import BUILTIN_TYPES
from hipport.include import FOLDER
from hipport.source.tokens import Tokens

HEADERS = sorted(path.name for path in (FOLDER / "hipport").glob("*.h"))
#: What PyTorch's build of extensions gives hipcc (torch.utils.cpp_extension).
OF_PYTORCH = ("-D__HIP_NO_HALF_OPERATORS__=1", "-D__HIP_NO_HALF_CONVERSIONS__=1", "-DHIP_ENABLE_WARP_SYNC_BUILTINS=1")
#: These need what is not installed; of librocwmma-dev 7.2.4 the folder rocwmma/internal is missing.
LIBRARIES = {"dnn.h", "dnn_convolution.h", "dnn_layers.h", "dnn_tensor.h", "gl.h", "wmma.h"}


def _compile(hipcc: Path, folder: Path, header: str, *options: str, before: str = "") -> None:
    unit = folder / "unit.cpp"
    unit.write_text(f'{before}#include "{FOLDER / "hipport" / header}"\n')
    command: list[str | Path] = [hipcc, "-w", "-fsyntax-only", "-std=c++20", *options, unit]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.rocm
@pytest.mark.parametrize("header", sorted(set(HEADERS) - LIBRARIES))
def test_a_host_compiler_may_include_it(header: str, hipcc: Path, tmp_path: Path) -> None:
    """A header of the project's that device code and host code share includes hipport's for both."""
    after = [f"-idirafter{hipcc.parents[1] / folder}" for folder in ("include", "usr/include")]
    _compile(hipcc, tmp_path, header, "-x", "c++", "-D__HIP_PLATFORM_AMD__=1", *after)


@pytest.mark.rocm
@pytest.mark.parametrize("header", sorted(set(HEADERS) - LIBRARIES))
def test_it_needs_no_operators_of_half(header: str, hipcc: Path, tmp_path: Path) -> None:
    _compile(hipcc, tmp_path, header, "-x", "hip", "--offload-arch=gfx942", "--cuda-device-only", *OF_PYTORCH)


def _helpers(header: str) -> set[str]:
    """The functions that a header has for itself, in a namespace ``detail``, and the headers of hipport's that it
    includes.
    """
    text = (FOLDER / "hipport" / header).read_text()
    tokens = Tokens(text)
    functions = (declared_function(tokens, index) for index in tokens.places("inline"))
    names = {each.known_by[-1] for each in functions if each is not None and "detail" in each.known_by[:-1]}
    return names.union(*map(_helpers, re.findall(r'#include "hipport/(\w+\.h)"', text)))


@pytest.mark.rocm
@pytest.mark.parametrize("header", sorted(name for name in set(HEADERS) - LIBRARIES if _helpers(name)))
def test_a_project_may_have_namespaces_of_any_name(header: str, hipcc: Path, tmp_path: Path) -> None:
    """PyTorch's is ``at``: a name that is looked up outside of hipport's namespaces finds it, and no function."""
    names = sorted(name for name in _helpers(header) - BUILTIN_TYPES if name.isidentifier())
    spaces = "#include <hip/hip_runtime.h>\n" + "".join(f"namespace {name} {{}}\n" for name in names)
    _compile(hipcc, tmp_path, header, "-x", "hip", "--offload-arch=gfx942", "--cuda-device-only", before=spaces)
