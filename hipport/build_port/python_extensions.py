"""Extensions that setuptools builds without PyTorch: their host code is compiled with HIP's headers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from hipport.build.python_code import PythonCode
from hipport.build_port.build_file import BuildFile
from hipport.build_port.python_lists import Change
from hipport.rules.build import files

_MACRO = "__HIP_PLATFORM_AMD__"  # HIP's headers stop without it, and hipcc alone defines it
_MACROS = "define_macros"
_SOURCE = re.compile(r"\.cu\b")


def extensions(code: PythonCode, file: BuildFile) -> Iterator[Change]:
    """The changes that define the macro in each ``Extension(...)`` that has something of CUDA's."""
    for node in ast.walk(code.tree):
        match node:
            case ast.Call(func=ast.Name(id="Extension") | ast.Attribute(attr="Extension")):
                if not code.is_settled(node) and _MACRO not in code.source_of(node) and _is_of_cuda(node, file):
                    yield from _defined(code, node)


def _is_of_cuda(call: ast.Call, file: BuildFile) -> bool:
    """``libraries=["cudart"]``, ``sources=["lanes.cu"]``, ``extra_compile_args={"nvcc": []}``."""
    for node in ast.walk(call):
        match node:
            case ast.Dict(keys=keys) if any(isinstance(key, ast.Constant) and key.value == "nvcc" for key in keys):
                return True
            case ast.Constant(value=str(text)):
                if _SOURCE.search(text) or text in file.table.libraries or text in _linked(file):
                    return True
    return False


def _linked(file: BuildFile) -> frozenset[str]:
    return frozenset(each.linked for each in file.table.libraries.values() if each.linked)


def _defined(code: PythonCode, call: ast.Call) -> Iterator[Change]:
    pair = f'("{_MACRO}", None)'
    macros = next((keyword.value for keyword in call.keywords if keyword.arg == _MACROS), None)
    if isinstance(macros, ast.List):
        at = code.span(macros)[0] + 1
        yield at, at, f"{pair}, " if macros.elts else pair, files.CUDA_PACKAGE
    elif macros is None and call.keywords and call.keywords[0].arg:
        at, _ = code.span(call.keywords[0])
        line = code.text.rfind("\n", 0, at) + 1
        indent = code.text[line:at]
        after = " " if indent.strip() else f"\n{indent}"
        yield at, at, f"{_MACROS}=[{pair}],{after}", files.CUDA_PACKAGE
