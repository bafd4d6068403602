"""A PyTorch of a few lines, with a hipify that does what a line says, so that these tests need none."""

from __future__ import annotations

from pathlib import Path

#: Writes HIP for CUDA in what it reads, and hip for cuda, two lines above it, .hip and _hip.h for .cu and .h, and
#: hip/ for cuda/. Of what is not an extension it reads what lies as in PyTorch's sources.
_HIPIFY = """
import fnmatch, os, re

class Result:
    def __init__(self, path):
        self.hipified_path = path

def hipify(project_directory, output_directory, includes=(), ignores=(), extra_files=(), header_include_dirs=(),
           is_pytorch_extension=False, hipify_extra_files_only=False):
    assert project_directory == output_directory
    results = {}

    def new_name(path):
        inside, (stem, suffix) = os.path.relpath(path, project_directory), os.path.splitext(path)
        if not is_pytorch_extension:
            for old, new in (("cuda", "hip"), ("CUDA", "HIP"), ("THC", "THH")):
                inside = inside.replace(old, new)
            return os.path.join(project_directory, inside)
        if "cuda" in inside:
            return os.path.join(project_directory, inside.replace("cuda", "hip").replace(".cu", ".hip"))
        return stem + ".hip" if suffix == ".cu" else stem + "_hip" + suffix

    def read(path):
        if path in results:
            return results[path].hipified_path
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if "hipify cannot" in text:
            raise ValueError("it cannot")
        new = text.replace("CUDA", "HIP").replace("cuda", "hip")
        for name in re.findall('#include "([^"]+)"', text) if is_pytorch_extension else ():
            for folder in (os.path.dirname(path), *header_include_dirs):
                found = os.path.normpath(os.path.join(folder, name))
                if os.path.isfile(found) and any(fnmatch.fnmatch(found, pattern) for pattern in includes):
                    there = read(found)
                    new = new.replace(name, os.path.relpath(there, os.path.dirname(path)))
                    break
        same = is_pytorch_extension and new == text and not path.endswith(".cu")
        target = path if same else new_name(path)
        results[path] = Result(target)
        if target != path:
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "w", encoding="utf-8") as file:
                file.write("// hipified" + chr(10) + chr(10) + new)
        return target

    if hipify_extra_files_only:
        for path in extra_files:
            read(path)
    else:
        for folder, _, names in os.walk(project_directory):
            for name in names:
                path = os.path.join(folder, name)
                of_sources = os.path.relpath(path, project_directory).startswith(
                    ("aten/src/ATen/", "aten/src/THC/", "c10/", "torch/")
                )
                wanted = of_sources and any(fnmatch.fnmatch(path, pattern) for pattern in includes)
                if wanted and not any(fnmatch.fnmatch(path, pattern) for pattern in ignores):
                    read(path)
    return results
"""
_CONTEXT = """#pragma once
#include <ATen/cuda/CUDAConfig.h>
#include <c10/cuda/impl/cuda_cmake_macros.h>
#if !AT_ROCM_ENABLED() || AT_CUDNN_ENABLED()
#error for ROCm
#endif
namespace at { namespace cuda { inline int current() { return 1; } } }
"""
#: What a build for CUDA has been configured to.
CONFIGURED = {
    "ATen/cuda/CUDAConfig.h": "#define AT_ROCM_ENABLED() 0\n#define AT_CUDNN_ENABLED() 1\n",
    "c10/cuda/impl/cuda_cmake_macros.h": "#define OF_CMAKE\n",
}


def write_pytorch(
    folder: Path, hip: str = "None", configured: dict[str, str] | None = None, standard: str = "20"
) -> Path:
    """Write a PyTorch, a build for the CPU unless it is ``configured``; its folder ``torch``."""
    torch = folder / "torch"
    files = {
        "version.py": f"__version__ = '2.99.0+test'\ncuda: Optional[str] = None\nhip: Optional[str] = {hip}\n",
        "utils/cpp_extension.py": f"            cpp_flag = cpp_flag_prefix + 'c++{standard}'\n",
        "utils/hipify/__init__.py": "",
        "utils/hipify/hipify_python.py": _HIPIFY,
        "include/torch/extension.h": "#pragma once\n#include <ATen/hip/HIPContext.h>\n",
        "include/ATen/cuda/CUDAContext.h": _CONTEXT,
        "include/c10/cuda/CUDAMacros.h": "",
    }
    headers = {f"include/{name}": text for name, text in (configured or {}).items()}
    for name, text in {**files, **headers}.items():
        (torch / name).parent.mkdir(parents=True, exist_ok=True)
        (torch / name).write_text(text)
    return torch
