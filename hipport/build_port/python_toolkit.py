"""Where a setup.py looks for the CUDA toolkit, and where the port looks for ROCm."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.build.python_code import PythonCode
from hipport.build_port.python_lists import Change
from hipport.build_port.python_words import folder_in_rocm
from hipport.rules.build import files

# torch.utils.cpp_extension has both, the first of them None for ROCm, the other None for CUDA.
_CUDA_HOME, _ROCM_HOME = "CUDA_HOME", "ROCM_HOME"
_OF_MODULE = {_CUDA_HOME: _ROCM_HOME, "_find_cuda_home": "_find_rocm_home"}
_CPP_EXTENSION = "torch.utils.cpp_extension"
_VARIABLES = frozenset(("CUDA_HOME", "CUDAHOME", "CUDA_PATH", "CUDA_ROOT", "CUDA_DIR", "CUDA_TOOLKIT_ROOT_DIR"))
_ROCM_PATH = "ROCM_PATH"
_ENVIRONMENT = re.compile(r"\b(?:environ|getenv)\b")
# f"{CUDA_HOME}/lib64", CUDA_HOME + "/lib64", cuda["home"] + "/lib64"
_LIB64 = re.compile(r"(?i:cuda)\w*(?:\[[\"']\w+[\"']\])?(?:\}|\s*\+\s*[\"'])/(lib64)\b")
_HOME = re.compile(r"cuda|\bhome\b", re.IGNORECASE)  # the first of what "lib64" is joined to: a folder of the toolkit
_LIB = "lib64"


def toolkit(code: PythonCode) -> Iterator[Change]:
    """The changes of places of the toolkit. What is in an arm for CUDA only stays."""
    found = list(_places(code))
    yield from found
    yield from _own_names(code, [start for start, end, text, _ in found if text != code.text[start:end]])


def _own_names(code: PythonCode, changed: Sequence[int]) -> Iterator[Change]:
    """``CUDA_PATH`` where all that it is given are places of ROCm in the port: the name is right as it is."""
    values: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for node in ast.walk(code.tree):
        match node:
            case ast.Assign(targets=[ast.Name()], value=ast.Constant(value=None | "")):
                pass
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.startswith("CUDA"):
                values[name].append(code.span(value))
    own = {name for name in values if all(any(a <= at < b for at in changed) for a, b in values[name])}
    for node in ast.walk(code.tree):
        if isinstance(node, ast.Name) and node.id in own and code.source_of(node) == node.id:
            yield *code.span(node), node.id, files.CUDA_PACKAGE


def _places(code: PythonCode) -> Iterator[Change]:
    knows = _knows_rocm(code)
    renamed, stays = ([], True) if knows else _renamed(code)
    modules = _names_of_module(code)
    for each in renamed:
        yield *code.span(each), _ROCM_HOME, files.CUDA_PACKAGE
    for node in ast.walk(code.tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name == _CUDA_HOME and knows:
                yield *code.span(node), code.source_of(node), files.CUDA_PACKAGE  # it is right as it is
            case ast.ImportFrom(module=module, names=names) if module == _CPP_EXTENSION:
                yield from _imported(code, names, renames=bool(renamed), stays=stays)
            case ast.Attribute(value=of, attr=name) if name in _OF_MODULE and code.source_of(of) in modules:
                if not code.is_settled(node):
                    end = code.span(node)[1]
                    yield end - len(name), end, _OF_MODULE[name], files.CUDA_PACKAGE
            case ast.JoinedStr() | ast.BinOp() if not (knows or code.is_settled(node)):
                start, _ = code.span(node)
                for match in _LIB64.finditer(code.source_of(node)):
                    yield start + match.start(1), start + match.end(1), "lib", files.CUDA_PACKAGE
            case ast.Constant(value=str(text)) if not (code.is_settled(node) or (knows and text == _LIB)):
                yield from _text(code, node, text)


def _imported(code: PythonCode, names: list[ast.alias], *, renames: bool, stays: bool) -> Iterator[Change]:
    """``from torch.utils.cpp_extension import CUDA_HOME, CUDAExtension``, with or without ROCM_HOME.

    ``stays`` says that the port uses CUDA_HOME, too.
    """
    at = next((at for at, alias in enumerate(names) if alias.name == _CUDA_HOME), -1)
    if at < 0 or not (renames or names[at].asname):
        return
    start, end = code.span(names[at])
    has_both = any(alias.name == _ROCM_HOME for alias in names)
    if names[at].asname or not (has_both or stays):
        yield start, start + len(_CUDA_HOME), _ROCM_HOME, files.CUDA_PACKAGE
    elif stays:
        yield end, end, "" if has_both else f", {_ROCM_HOME}", files.CUDA_PACKAGE
    elif at + 1 < len(names):
        yield start, code.span(names[at + 1])[0], "", files.CUDA_PACKAGE
    else:
        yield code.span(names[at - 1])[1], end, "", files.CUDA_PACKAGE


def _names_of_module(code: PythonCode) -> frozenset[str]:
    """What PyTorch's module is called in a file: ``import torch.utils.cpp_extension as jit``."""
    found = {_CPP_EXTENSION, "cpp_extension"}
    for node in ast.walk(code.tree):
        match node:
            case ast.Import(names=names):
                found.update(alias.asname for alias in names if alias.name == _CPP_EXTENSION and alias.asname)
            case ast.ImportFrom(module="torch.utils", names=names):
                found.update(alias.asname for alias in names if alias.name == "cpp_extension" and alias.asname)
    return frozenset(found)


def _renamed(code: PythonCode) -> tuple[list[ast.Name], bool]:
    """The CUDA_HOME of a file that are ROCM_HOME in the port, and whether others stay. All are PyTorch's, or one
    variable of the file's own, which has one name everywhere; and ROCM_HOME is no other thing.
    """
    nodes = list(ast.walk(code.tree))
    names = [node for node in nodes if isinstance(node, ast.Name)]
    if any(map(_binds_otherwise, nodes)) or any(node.id == _CUDA_HOME != code.source_of(node) for node in names):
        return [], True  # of a name in a string of several lines, Python 3.11 does not say where it stands
    bound = {node.id for node in names if isinstance(node.ctx, ast.Store)}
    imports = (node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == _CPP_EXTENSION)
    imported = {alias.name for node in imports for alias in node.names if alias.asname is None}
    found = [node for node in names if node.id == _CUDA_HOME]
    if _ROCM_HOME in bound or _CUDA_HOME not in bound | imported:
        return [], True
    if _CUDA_HOME in bound:
        outside = any(isinstance(node.ctx, ast.Store) and not code.is_settled(node) for node in found)
        return (found, False) if outside else ([], True)
    renamed = [node for node in found if not code.is_settled(node)]
    return renamed, len(renamed) < len(found)


def _knows_rocm(code: PythonCode) -> bool:
    """Whether a file asks for ROCM_HOME or HIP_HOME of PyTorch beside CUDA_HOME: it has settled both."""
    used = set()
    for node in ast.walk(code.tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
                used.add(name)
    return _CUDA_HOME in used and not used.isdisjoint((_ROCM_HOME, "HIP_HOME"))


def _binds_otherwise(node: ast.AST) -> bool:
    """Whether CUDA_HOME is the name of a parameter, declared global, or imported from elsewhere."""
    match node:
        case ast.arg(arg=name):
            return name == _CUDA_HOME
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            return _CUDA_HOME in names
        case ast.ImportFrom(module=module, names=aliases) if module != _CPP_EXTENSION:
            return any(_CUDA_HOME in (alias.name, alias.asname) for alias in aliases)
    return False


def _text(code: PythonCode, node: ast.Constant, text: str) -> Iterator[Change]:
    """``"CUDA_HOME"`` of os.environ, ``"/usr/local/cuda/include"``, ``"lib64"`` beside CUDA_HOME."""
    outer = code.parents[node]
    folder = folder_in_rocm(text)
    if isinstance(outer, ast.JoinedStr):
        return
    if text in _VARIABLES and isinstance(outer, ast.expr) and _ENVIRONMENT.search(code.source_of(outer)):
        yield from _inside(code, node, text, _ROCM_PATH)
    elif folder:
        yield from _inside(code, node, text, folder)
    elif text == _LIB and isinstance(outer, ast.Call) and _HOME.search(code.source_of(outer)):
        yield from _inside(code, node, text, "lib")


def _inside(code: PythonCode, node: ast.Constant, text: str, written: str) -> Iterator[Change]:
    """The change of a text between its quotes, where it stands there as it is."""
    start, end = code.span(node)
    at = code.text.find(text, start, end)
    if at >= 0:
        yield at, at + len(text), written, files.CUDA_PACKAGE
