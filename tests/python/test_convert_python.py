"""CUDA sources in strings of Python files: what is converted, how it is written, and what is only reported."""

from __future__ import annotations

import ast

import pytest

from hipport import convert_text
from hipport.config import Options
from hipport.mapping.mapping import load_mapping
from hipport.python import embedded
from hipport.python.literals import Piece
from hipport.python.table import read_table
from hipport.result import Result
from hipport.result import Status
from hipport.rules import RULES
from hipport.rules import Rule

#: A kernel in one line, and what becomes of it; and one that needs a header of hipport's.
KERNEL = "__global__ void k(cudaTextureObject_t t) {}"
PORT = "__global__ void k(hipTextureObject_t t) {}"
SHUFFLE = "__global__ void k(float *x) { x[0] = __shfl_sync(~0u, x[1], 0); }"


def convert(source: str | bytes, path: str = "kernels.py", **options: tuple[str, ...]) -> Result:
    return convert_text(source, Options(**options), path=path)  # type: ignore[arg-type]


def port(source: str, path: str = "kernels.py") -> str:
    """The port of a file; a second conversion changes nothing."""
    result = convert(source, path)
    output = source if result.output is None else result.output.decode()
    assert convert(output, path).output is None
    assert ast.dump(ast.parse(output)) is not None
    return output


def found(source: str | bytes, path: str = "kernels.py", **options: tuple[str, ...]) -> list[str]:
    """The findings as ``line:column CODE severity message``, without infos about what needs no change."""
    result = convert(source, path, **options)
    said = [d for d in result.diagnostics if d.code != "HP856"]
    return [f"{d.line}:{d.column} {d.code} {d.severity.value} {d.message}" for d in said]


CALLS = {
    "RawKernel": "import cupy\ncupy.RawKernel({}, 'k')\n",
    "RawKernel by another name": "from cupy import RawKernel as Kernel\nKernel({}, 'k')\n",
    "RawKernel of a module that is passed": "def f(xp):\n    return xp.RawKernel({}, 'k')\n",
    "RawKernel in a class": "class A:\n    kernel = cp.RawKernel({}, 'k')\n",
    "RawModule": "import cupy as cp\ncp.RawModule(code={}, backend='nvcc')\n",
    "preamble": "cp.ElementwiseKernel('T x', 'T y', 'y = x', 'name', preamble={})\n",
    "preamble by place": "cp.ReductionKernel('T x', 'T y', 'x', 'a + b', 'y = a', '0', 'n', None, True, {})\n",
    "SourceModule": "from pycuda.compiler import SourceModule\nSourceModule({})\n",
    "load_inline": "from torch.utils import cpp_extension as e\ne.load_inline('name', '', {}, functions=['f'])\n",
    "load_inline, a list": "load_inline(name='a', cpp_sources=[], cuda_sources=['#define A\\n', {}])\n",
    "NVRTC, text": "nvrtc.nvrtcCreateProgram(str.encode({}), b'k.cu', 0, [], [])\n",
    "NVRTC, encoded": "nvrtc.nvrtcCreateProgram({}.encode(), b'k.cu', 0, [], [])\n",
    "NVRTC, bytes": "nvrtc.nvrtcCreateProgram(b{}, b'k.cu', 0, [], [])\n",
    "cuda.core": "from cuda.core import Program\nProgram({}, code_type='c++')\n",
    "a name of the module": "SOURCE = {}\ndef f():\n    return cp.RawKernel(SOURCE, 'k')\n",
    "a name of the function": "def f():\n    code = {}\n    return cp.RawKernel(code, 'k')\n",
    "a name of a name": "A = {}\nB = A\ncp.RawKernel(B, 'k')\n",
    "a name with a type": "SOURCE: str = {}\ncp.RawKernel(SOURCE, 'k')\n",
    "a name with two values": "if A:\n    S = ''\nelse:\n    S = {}\ncp.RawKernel(S, 'k')\n",
    "a walrus": "cp.RawKernel(S := {}, 'k')\n",
    "one of two": "cp.RawKernel('' if A else {}, 'k')\n",
    "without the indent": "import textwrap\ncp.RawKernel(textwrap.dedent({}), 'k')\n",
    "in a comprehension": "S = {}\nall = [cp.RawKernel(S, name) for name in names]\n",
    "with a default": "def f(x=cp.RawKernel({}, 'k')): pass\n",
    "as a decorator": "@use(cp.RawKernel({}, 'k'))\ndef f(): pass\n",
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_whole_literal_is_converted(call: str) -> None:
    literal = f"'{KERNEL}'"
    assert port(call.format(literal)) == call.format(f"'{PORT}'")


NOT_FOLLOWED = {
    "a class of the file": "class RawKernel: pass\nRawKernel({}, 'k')\n",
    "another Program": "from sympy import Program\nProgram({})\n",
    "no source": "cp.RawKernel('k', {})\n",
    "a name that changes": "S = {}\nS += ''\ncp.RawKernel(S, 'k')\n",
    "a name that a function changes": "S = {}\ndef f():\n    global S\n    S = g()\ncp.RawKernel(S, 'k')\n",
    "a name of a loop": "S = {}\nfor S in many: pass\ncp.RawKernel(S, 'k')\n",
    "a parameter": "S = {}\ndef f(S):\n    cp.RawKernel(S, 'k')\n",
    "a name of another function": "def g():\n    S = {}\ndef f():\n    cp.RawKernel(S, 'k')\n",
    "a name of a class": "class A:\n    S = {}\n    def f(self):\n        cp.RawKernel(S, 'k')\n",
    "an attribute": "class A:\n    S = {}\n    def f(self):\n        cp.RawKernel(self.S, 'k')\n",
    "a tuple": "S, T = {}, 1\ncp.RawKernel(S, 'k')\n",
    "a call": "cp.RawKernel(make({}), 'k')\n",
    "formatted": "cp.RawKernel({}.format(T='int'), 'k')\n",
    "formatted, old": "cp.RawKernel({} % 'int', 'k')\n",
    "a template": "S = string.Template({})\ncp.RawKernel(S.substitute(T='int'), 'k')\n",
    "replaced": "cp.RawKernel({}.replace('T', 'int'), 'k')\n",
    "a sum": "cp.RawKernel({} + more, 'k')\n",
    "joined": "cp.RawKernel('\\n'.join([{}, more]), 'k')\n",
    "an f-string": "cp.RawKernel(f{}, 'k')\n",
    "no call at all": "S = {}\n",
}


@pytest.mark.parametrize("call", NOT_FOLLOWED.values(), ids=NOT_FOLLOWED)
def test_what_is_no_whole_literal_is_reported(call: str) -> None:
    """Nothing is changed, and the name is said with what it becomes."""
    source = call.format(f"'{KERNEL.replace('{', '{{').replace('}', '}}') if 'f{}' in call else KERNEL}'")
    result = convert(source)
    assert result.output is None
    (change,) = [d for d in result.diagnostics if d.code == "HP851" and "becomes" in d.message]
    assert change.message == "cudaTextureObject_t becomes hipTextureObject_t"
    assert source.split("\n")[change.line - 1][change.column - 1 :].startswith("cudaTextureObject_t ")


def test_how_much_a_change_by_hand_matters() -> None:
    """An error where the text is compiled, a warning where that is not seen."""
    assert found("cp.RawKernel(f'{x} cudaTextureObject_t t;', 'k')\n") == [
        "1:14 HP851 info RawKernel: its code is not a whole literal (an f-string): it was not converted",
        "1:20 HP851 error cudaTextureObject_t becomes hipTextureObject_t",
    ]
    assert found(f"S = '{KERNEL}'\n") == [
        "1:5 HP851 info a kernel in a string that no call in this file is seen to compile: it was not converted",
        "1:24 HP851 warning cudaTextureObject_t becomes hipTextureObject_t",
    ]
    assert found("cp.RawKernel(make(), 'k')\n") == [
        "1:14 HP851 warning RawKernel: its code is not a whole literal (what a call gives): it was not converted"
    ]


def test_a_change_is_said_once_with_its_lines() -> None:
    source = "cp.RawKernel('''\ncudaError_t a;\ncudaError_t b;\ncudaError_t c;\n''' % x, 'k')\n"
    assert found(source)[1:] == ["2:1 HP851 error cudaError_t becomes hipError_t (also in lines 3, 4)"]


QUOTES = {
    "a raw literal": (r"""r'''__global__ void k(cudaError_t e) { printf("\n"); }'''""", None),
    "an escape": (r'''"__global__ void k(cudaError_t e) { printf(\"%d\\n\", e); }"''', None),
    "literals side by side": ('("__global__ void "  # one\n    "k(cudaError_t e) {}\\n")', None),
    "lines that end in a backslash": ('"__global__ void \\\nk(cudaError_t e) {}"', None),
    "letters that are no ASCII": ('"// größer, 大きい, 😀\\n__global__ void k(cudaError_t e) {}"', None),
    "a header in a long literal": (
        f'"""\n{SHUFFLE}\n"""',
        '"""\n#include "hipport/warp.h"\n__global__ void k(float *x) { x[0] = hipport::shfl_sync(~0u, x[1], 0); }\n"""',
    ),
    "a header in a short literal": (
        f'"{SHUFFLE}"',
        r'"#include \"hipport/warp.h\"\n__global__ void k(float *x) { x[0] = hipport::shfl_sync(~0u, x[1], 0); }"',
    ),
    "a header in a short literal of the other kind": (
        f"'{SHUFFLE}'",
        """'#include "hipport/warp.h"\\n__global__ void k(float *x) { x[0] = hipport::shfl_sync(~0u, x[1], 0); }'""",
    ),
    "a line that goes": (
        r'"#include <cuda_runtime.h>\n#include <device_launch_parameters.h>\n__global__ void k() {}"',
        r'"#include <hip/hip_runtime.h>\n__global__ void k() {}"',
    ),
}


@pytest.mark.parametrize(("literal", "expected"), QUOTES.values(), ids=QUOTES)
def test_quotes_stay(literal: str, expected: str | None) -> None:
    expected = literal.replace("cudaError_t", "hipError_t") if expected is None else expected
    assert port(f"kernel = cp.RawKernel({literal}, 'k')\n") == f"kernel = cp.RawKernel({expected}, 'k')\n"


REFUSED = {
    "a name in two literals": ("'__global__ void k(cuda' 'Error_t e) {}'", 33, "cudaError_t becomes hipError_t"),
    "a new line in a short raw literal": (f"r'{SHUFFLE}'", 16, 'the port has #include "hipport/warp.h" here'),
}


@pytest.mark.parametrize(("literal", "column", "change"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_written_is_an_error(literal: str, column: int, change: str) -> None:
    result = convert(f"cp.RawKernel({literal}, 'k')\n")
    (said,) = [d for d in result.diagnostics if d.code == "HP851"]
    assert result.output is None
    assert (said.severity.value, said.column) == ("error", column)
    assert said.message == f"{change}: this cannot be written in the literal, of which nothing was changed"


def test_a_name_that_is_written_with_an_escape_is_converted() -> None:
    assert port(r"cp.RawKernel('cudaErr\x6fr_t e;', 'k')") == "cp.RawKernel('hipError_t e;', 'k')"


BODIES = {
    "operation": "cp.ElementwiseKernel('T x', 'T y', {}, 'n')\n",
    "a part of a reduction": "cp.ReductionKernel('T x', 'T y', 'x', {}, 'y = a', '0', 'n')\n",
    "after the loop": "cp.ElementwiseKernel('T x', 'T y', 'y = x', 'n', after_loop={})\n",
    "PyCUDA": "from pycuda.elementwise import ElementwiseKernel\nElementwiseKernel('float *x', {}, 'n')\n",
}


@pytest.mark.parametrize("call", BODIES.values(), ids=BODIES)
def test_a_body_is_converted_without_an_include_in_it(call: str) -> None:
    assert port(call.format("'y = __shfl_xor_sync(~0u, x, 1)'")) == call.format(
        "'y = hipport::shfl_xor_sync(~0u, x, 1)'"
    )


def test_a_body_that_needs_a_header_says_where_it_goes() -> None:
    result = convert("cp.ElementwiseKernel('T x', 'T y', 'y = __shfl_xor_sync(~0u, x, 1)', 'n')\n", "a/b.py")
    (said,) = [d for d in result.diagnostics if d.code == "HP852"]
    assert said.remedy == (
        'add options=(f"-I{pathlib.Path(__file__).resolve().parents[1]}",); '
        'and #include "hipport/warp.h" in its preamble'
    )
    assert result.headers == {"hipport/warp.h"}


@pytest.mark.parametrize(
    ("call", "remedy"),
    [
        ("cp.RawKernel({}, 'k')", 'add options=(f"-I{pathlib.Path(__file__).resolve().parents[0]}",)'),
        ("cp.RawKernel({}, 'k', ('-DA',))", 'add f"-I{pathlib.Path(__file__).resolve().parents[0]}" to its options'),
        ("cp.RawKernel({}, 'k', options=o)", 'add f"-I{pathlib.Path(__file__).resolve().parents[0]}" to its options'),
        ("load_inline('a', '', {})", 'add extra_include_paths=[f"{pathlib.Path(__file__).resolve().parents[0]}"]'),
        ("cp.RawKernel({}, 'k', options=('-I/opt/port',))", None),
        ("load_inline('a', '', {}, extra_include_paths=paths)", None),
    ],
)
def test_a_header_needs_a_folder(call: str, remedy: str | None) -> None:
    first = convert(call.format(f"'{SHUFFLE}'"))
    assert first.output is not None
    for result in (first, convert(first.output)):  # the port needs it as well
        assert [d.remedy for d in result.diagnostics if d.code == "HP852"] == [*filter(None, [remedy])]


def test_native_warps_need_no_header() -> None:
    result = convert_text(f"cp.RawKernel('{SHUFFLE}', 'k')\n", Options(warp="native"), path="k.py")
    assert result.output == b"cp.RawKernel('__global__ void k(float *x) { x[0] = __shfl(x[1], 0, 32); }', 'k')\n"
    assert "HP852" not in {d.code for d in result.diagnostics}


def test_findings_stand_in_the_python_file() -> None:
    source = "import cupy\nK = cupy.RawKernel('''\n  #include <cublas_v2.h>\n  // é\n  asm(\"bar.red\");\n''', 'k')\n"
    said = found(source.replace("asm", "cudaGraphConditionalHandle h; asm"))
    assert any(each.startswith("5:3 HP501 error cudaGraphConditionalHandle") for each in said)


def test_lines_in_messages_are_those_of_the_file() -> None:
    kernel = "\n#if __CUDA_ARCH__ >= 700\nint a;\n#else\nint b;\n#endif\n"
    messages = found(f"import cupy\n\nK = cupy.RawKernel('''{kernel}''', 'k')\n")
    assert any("line 6" in message for message in messages), messages


def test_a_kernel_that_is_not_seen_to_be_compiled_is_no_error() -> None:
    kernel = 'S = """__global__ void k() { asm("griddepcontrol.wait;"); asm volatile("membar.gl;" ::: "memory"); }"""\n'
    said = found(kernel)
    assert [each.split(" ")[:3] for each in said if "HP503" in each] == [["1:30", "HP503", "warning"]]
    assert said[-1].endswith('asm volatile("membar.gl;" ::: "memory") becomes __threadfence()')


def test_names_that_cupy_declares_stay() -> None:
    constants = "x = CUDART_INF;"
    assert port(f"cp.ElementwiseKernel('', 'T x', '{constants}', 'n')\n").count("CUDART_INF") == 1
    included = f"cp.RawModule(code='#include <cupy/math_constants.h>\\n{constants}')\n"
    assert port(included) == included
    assert "HIP_INF" in port(f"cp.RawModule(code='#include <math_constants.h>\\n{constants}')\n")
    numbers = "cp.RawModule(code='#include <cuComplex.h>\\ncuFloatComplex a;', translate_cucomplex={})\n"
    assert port(numbers.format("True")) == numbers.format("True")
    assert "hipFloatComplex" in port(numbers.format("False"))


def test_the_runtime_is_not_included() -> None:
    """hiprtc has it; what NVRTC has besides, assert for one, needs its header."""
    result = port("cp.RawKernel('__global__ void k(int *x) { assert(x); }', 'k')\n")
    assert result == "cp.RawKernel('#include <assert.h>\\n__global__ void k(int *x) { assert(x); }', 'k')\n"


def test_textures_stay_those_of_hip() -> None:
    """The host's side of a texture is CuPy's, which makes HIP's own."""
    result = convert("cp.RawKernel('__global__ void k(cudaTextureObject_t t) { tex2D<float>(t, 1, 1); }', 'k')\n")
    assert b"void k(hipTextureObject_t t) { tex2D<float>(t, 1, 1); }" in (result.output or b"")
    assert [d.code for d in result.diagnostics] == ["HP513"]
    assert "--textures" not in result.diagnostics[0].remedy


MODULES = {
    "import pycuda.autoinit": "1:1 HP853 error pycuda: PyCUDA has no build for ROCm",
    "from cuda import cuda, nvrtc": "1:1 HP853 error cuda.cuda: cuda-python has no build for ROCm",
    "from cuda.bindings import driver": "1:1 HP853 error cuda.bindings: cuda-python has no build for ROCm",
    "from numba import cuda": "1:1 HP853 error numba.cuda: no release of Numba compiles for AMD GPUs",
    "import numba\n@numba.cuda.jit\ndef f(): pass": "2:2 HP853 error numba.cuda: no release of Numba compiles for",
    "import warp as wp\n@wp.kernel\ndef f(): pass": "2:2 HP853 error warp.kernel: Warp has no build for ROCm",
    "try:\n    import pycuda\nexcept ImportError:\n    pass": "2:5 HP853 warning pycuda: PyCUDA has no build",
    "import triton.language as tl\ntl.inline_asm_elementwise('', '', [], int, True, 1)": (
        "2:1 HP853 warning triton.language.inline_asm_elementwise: its text is PTX"
    ),
    "from triton.language.extra.cuda import libdevice": (
        "1:1 HP853 warning triton.language.extra.cuda: functions of NVIDIA GPUs"
    ),
    "import tensorflow as tf\ntf.test.is_built_with_cuda()": (
        "2:1 HP853 warning tensorflow.test.is_built_with_cuda: False in TensorFlow for ROCm"
    ),
    "import ctypes\nlib = ctypes.CDLL('libcudart.so.12')": (
        "2:19 HP108 warning a file of CUDA's library cudart is loaded by its name: ROCm's is amdhip64"
    ),
    "from ctypes import *\nlib = windll.LoadLibrary('nvcuda.dll')": "2:26 HP108 warning a file of CUDA's library cuda",
    "import subprocess\nsubprocess.run(['nvidia-smi', '-L'])\nsubprocess.run(['nvidia-smi'])": (
        "2:16 HP813 warning nvidia-smi: a program of NVIDIA's"
    ),
    "import os\nos.system(f'/usr/local/cuda/bin/nvcc -O3 {source}')": "2:11 HP813 warning nvcc: a program of",
    "def build(arch):\n    command = ['nvcc', f'-arch={arch}', 'k.cu']": "2:15 HP813 warning nvcc: a program of",
    "check_output('nsys profile x'.split())": "1:14 HP813 warning nsys: a program of NVIDIA's",
    "import torch\nprint(torch.version.cuda)": "2:7 HP853 warning torch.version.cuda: None in PyTorch for ROCm",
}


@pytest.mark.parametrize(("source", "expected"), MODULES.items(), ids=range(len(MODULES)))
def test_a_module_of_cuda_is_reported(source: str, expected: str) -> None:
    said = found(source + "\n")
    assert said[0].startswith(expected)


@pytest.mark.parametrize(
    "source",
    [
        "# import pycuda",
        '"""\nimport pycuda\n"""',
        "import numba\n@numba.njit\ndef f(): pass",
        "from .cuda import cuda",
        "import warp\nwarp.image(x)",
        "def f(torch): return torch.version.cuda",
        "import tensorflow as tf\ntf.test.is_built_with_cuda() or tf.test.is_built_with_rocm()",
        "import jax\njax.ffi.register_ffi_target('sums', sums, platform='ROCM')",
        "import torch\nprint(torch.version.hip or torch.version.cuda)",
        "x = 'RawKernel'",
        "subprocess.run(['nvidia-smi'])\nsubprocess.run(['rocm-smi'])",
        "tools = ['nvcc', 'cmake']\nprint('nvcc failed')\nrun(nvcc)\nrun(*['x'])\nrun()",
        "import ctypes\nctypes.CDLL('libmine.so')\nprint('libcuda.so was not found')",
        "import ctypes\nfor name in 'libamdhip64.so', 'libcudart.so': ctypes.CDLL(name)",
    ],
)
def test_what_is_no_module_of_cuda_is_not(source: str) -> None:
    assert convert(source + "\n").diagnostics == ()


UNREAD = {
    "Python 2": ("print 'x'\nSourceModule('')\n", "1:1 HP854 warning Python's parser does not read the file (Missing"),
    "a template": ("{% if x %}\nRawKernel('')\n", "1:1 HP854 warning Python's parser does not read the file (invalid"),
    "no end": (
        "x = 1\nk = RawKernel('''\n__global__\n",
        "2:1 HP854 warning Python's parser does not read the file (unt",
    ),
    "NUL": ("RawKernel('')\0\n", "1:1 HP854 warning Python's parser does not read the file (source code string"),
    "deep": (f"RawKernel({'(' * 5000}", "1:1 HP854 warning Python's parser does not read the file (too many nested"),
}


@pytest.mark.parametrize(("source", "expected"), UNREAD.values(), ids=UNREAD)
def test_what_the_parser_does_not_read_is_copied(source: str, expected: str) -> None:
    result = convert(source)
    assert (result.status, result.output) == (Status.COPIED, None)
    assert found(source)[0].startswith(expected)


def test_a_deep_tree_is_copied() -> None:
    """One that Python reads, and that is deeper than what this interpreter can walk."""
    source = f"RawKernel('{KERNEL}' + {' + '.join(['x'] * 5000)}, 'k')\n"
    assert convert(source).status is Status.COPIED


def test_broken_python_without_cuda_is_not_reported() -> None:
    assert convert("import torch\nprint 'x'\n").diagnostics == ()


@pytest.mark.parametrize(
    "data",
    [
        "# -*- coding: latin-1 -*-\n# ä\nRawKernel('cudaError_t e;', 'k')\n".encode("latin-1"),
        "# -*- coding: latin-1 -*-\n# ä\nRawKernel('cudaError_t e;', 'k')\n".encode(),
        "# ä\nRawKernel('cudaError_t e;', 'k')\n".encode("latin-1"),
    ],
    ids=["latin-1", "UTF-8 that says latin-1", "latin-1 that does not say so"],
)
def test_another_encoding_is_reported(data: bytes) -> None:
    assert [d.code for d in convert(data).diagnostics] == ["HP854"]


FILE = "x = 'é'; K = cp.RawKernel('''\n  cudaError_t e;\n''', 'k')\n"


@pytest.mark.parametrize(
    "data",
    [
        FILE.encode(),
        b"\xef\xbb\xbf" + FILE.encode(),
        FILE.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + FILE.replace("\n", "\r\n").encode(),
        FILE.replace("\n", "\r").encode(),
        ("\f\n\t\n" + FILE).encode(),
        FILE.encode().removesuffix(b"\n"),
    ],
    ids=["UTF-8", "BOM", "CRLF", "BOM and CRLF", "CR", "form feed", "no newline"],
)
def test_whatever_a_file_is_written_in_stays(data: bytes) -> None:
    result = convert(data)
    assert result.output == data.replace(b"cudaError_t", b"hipError_t")
    assert [(data[e.start : e.end], e.text) for e in result.edits] == [(b"cudaError_t", "hipError_t")]


def test_inserted_lines_end_as_the_file_does() -> None:
    source = f"K = cp.RawKernel('''\r\n{SHUFFLE}\r\n''', 'k')\r\n"
    output = convert(source).output
    assert output is not None
    assert output.count(b"\n") == output.count(b"\r\n") == 4


def test_comments_answer_findings() -> None:
    source = "import pycuda  # hipport: ignore[HP853] only in tests\n"
    assert found(source) == []
    assert found("# hipport: ignore-file\nimport pycuda\n") == []
    assert found("import pycuda\n", ignore=("HP853",)) == []
    assert found("import pycuda\n", select=("HP1",)) == []


def test_rules_are_chosen() -> None:
    assert convert("cp.RawKernel('cudaError_t e;', 'k')\n", ignore=("HP101",)).output is None


def test_a_large_file_is_copied() -> None:
    assert convert_text("import pycuda\n", Options(max_size=4), path="a.py").diagnostics == ()


def test_a_wrong_edit_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the output finds what the writing of a literal did wrong."""
    monkeypatch.setattr(Piece, "spelled", lambda _self, text, _newline: text + "' + '")
    source = "cp.RawKernel('cudaError_t e;', 'k')\n"
    assert [d.code for d in convert(source).diagnostics] == ["HP851"]
    monkeypatch.setattr(embedded, "_is_written", lambda *_: True)
    result = convert(source)
    assert (result.status, result.output) == (Status.FAILED, None)
    assert "something beside the CUDA sources changed" in result.diagnostics[0].message


def test_an_edit_that_a_second_run_would_repeat_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Piece, "spelled", lambda _self, text, _newline: "cudaError_t" if text == "hipError_t" else text)
    monkeypatch.setattr(embedded, "_is_written", lambda *_: True)
    result = convert("cp.RawKernel('cudaError_t e; cudaStream_t s;', 'k')\n")
    assert "a second run would change line 1 of the output again (HP101)" in result.diagnostics[0].message


PAGES = [rule for code, rule in RULES.items() if code.startswith("HP85")]


@pytest.mark.parametrize("rule", PAGES, ids=lambda rule: rule.code)
def test_the_pages(rule: Rule) -> None:
    """The example makes the rule speak, what is to be kept does not."""
    for section, speaks in (("Example", True), ("Keep", False)):
        result = convert(rule.section(section), rule.heading(section))
        assert (rule.code in {d.code for d in result.diagnostics}) is speaks


@pytest.mark.parametrize(
    ("source", "may"),
    [
        ("import os, cupy\n", True),
        ("    from torch import cuda as gpu\n", True),
        ("import torch as t\nt.cuda.synchronize()\n", True),
        ("import torch\nx = torch.zeros(3)\n", False),
        ("# import cupy\nprint('cuda')\n", False),
        ("kernel = lib.RawKernel(code, 'f')\n", True),
        ("import ctypes\n", True),
    ],
)
def test_files_that_are_read(source: str, may: bool) -> None:
    """A tree has thousands of files that import torch, and few that name torch.cuda."""
    assert read_table(load_mapping().folder / "python.toml").may_concern(source.encode()) is may
