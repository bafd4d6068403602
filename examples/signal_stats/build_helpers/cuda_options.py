"""Options for nvcc."""

COMMON = ["-O3", "-std=c++17", "--use_fast_math", "--ptxas-options=-v", "-Xcompiler", "-fPIC"]
ARCHITECTURES = ["-gencode", "arch=compute_70,code=sm_70", "-gencode", "arch=compute_80,code=sm_80"]


def for_nvcc(debug):
    """All options for nvcc; with lines of the source in profiles for ``debug``."""
    nvcc_options = COMMON + ARCHITECTURES
    if debug:
        nvcc_options.append("-lineinfo")
    return nvcc_options
