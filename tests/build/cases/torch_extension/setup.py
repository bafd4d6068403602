"""An extension of PyTorch: its own build maps libraries, headers and macros of half precision."""
import torch
from setuptools import setup
from torch.utils.cpp_extension import CUDA_HOME, BuildExtension, CUDAExtension
from torch.utils.cpp_extension import (
    CUDA_HOME,
    CUDAExtension,
)

home = CUDA_HOME
flags = {"cxx": ["-O3"], "nvcc": ["-O3", "-U__CUDA_NO_HALF_OPERATORS__", "--expt-relaxed-constexpr"]}
setup(
    name="lanes",
    ext_modules=[CUDAExtension("lanes", ["lanes.cpp", "lanes_cuda.cu"], extra_compile_args=flags)],
    cmdclass={"build_ext": BuildExtension},
)
