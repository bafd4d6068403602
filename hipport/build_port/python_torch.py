"""What a setup.py changes in ``torch.utils.cpp_extension`` itself: the options that this gives to every extension."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from hipport.build.python_code import PythonCode
from hipport.build.setup_py import COMMON_FLAGS
from hipport.build.setup_py import as_in_rocm
from hipport.build.setup_py import is_common_flags
from hipport.build_port.python_lists import Change
from hipport.rules.build import files


def common_flags(code: PythonCode) -> Iterator[Change]:
    """``cpp_extension.COMMON_NVCC_FLAGS.remove("-DX")``, ``from x import COMMON_NVCC_FLAGS``: the list for hipcc, where
    the file does not know it.
    """
    of_nvcc, of_hipcc = COMMON_FLAGS
    if of_hipcc in code.text:
        return
    for node in ast.walk(code.tree):
        match node:
            case ast.Attribute(attr=name) if name == of_nvcc and not code.is_settled(node):
                _, end = code.span(node)
                yield end - len(name), end, of_hipcc, files.OTHER_FRAMEWORK
            case ast.Name(id=name) if name == of_nvcc and not code.is_settled(node):
                yield *code.span(node), of_hipcc, files.OTHER_FRAMEWORK
            case ast.Call(func=ast.Attribute(value=changed), args=[ast.Constant(value=str(word)) as given]):
                if is_common_flags(changed):
                    yield (
                        *code.span(given),
                        code.source_of(given).replace(word, as_in_rocm(word)),
                        files.OTHER_FRAMEWORK,
                    )
            case ast.ImportFrom(names=names):
                for alias in names:
                    if alias.name == of_nvcc:
                        start, _ = code.span(alias)
                        yield start, start + len(of_nvcc), of_hipcc, files.OTHER_FRAMEWORK
