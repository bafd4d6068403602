"""PyTorch's extensions as its build for ROCm makes them: what goes to which compiler."""

CUDA_HOME = None
ROCM_HOME = "/opt/rocm"


class BuildExtension:
    """The command; ``setuptools`` of this folder asks for nothing more."""


def CppExtension(name, sources, **given):  # noqa: N802 - its name there
    """An extension without kernels."""
    return {"name": name, "sources": sources, **given}


def CUDAExtension(name, sources, **given):  # noqa: N802 - its name there
    """An extension with kernels: options of nvcc go to hipcc, with HIP for CUDA in those that are one word."""
    options = given["extra_compile_args"]
    for_hipcc = [_for_hip(option) for option in options.get("nvcc", [])]
    return {"name": name, "sources": sources, **given, "extra_compile_args": {**options, "nvcc": for_hipcc}}


def _for_hip(option):
    if not option.startswith("-") or option.startswith("-I"):
        return option
    flag, equals, value = option.partition("=")
    return flag.replace("CUDA", "HIP", 1) + equals + value
