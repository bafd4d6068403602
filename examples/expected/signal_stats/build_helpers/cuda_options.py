"""Options for nvcc."""

COMMON = ["-O3", "-std=c++17", "-ffast-math", "-fno-finite-math-only", "-fPIC"]
ARCHITECTURES = ["--offload-arch=gfx90a", "--offload-arch=gfx942", "--offload-arch=gfx1100", "--offload-arch=gfx1201"]


def for_nvcc(debug):
    """All options for nvcc; with lines of the source in profiles for ``debug``."""
    nvcc_options = COMMON + ARCHITECTURES
    if debug:
        nvcc_options.append("-gline-tables-only")
    return nvcc_options
