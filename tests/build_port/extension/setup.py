import os

import torch
from setuptools import setup
from torch.utils.cpp_extension import CUDA_HOME
from torch.utils.cpp_extension import BuildExtension
from torch.utils.cpp_extension import CppExtension
from torch.utils.cpp_extension import CUDAExtension

sources = ["csrc/binding.cpp"]
options = {"cxx": ["-O2", "-std=c++14"]}
macros = []
libraries = []
extension = CppExtension
if torch.cuda.is_available() and CUDA_HOME is not None:
    extension = CUDAExtension
    sources += ["csrc/warp_sums.cu"]
    libraries += ["cublas"]
    macros += [("WITH_CUDA", None)]
    nvcc_options = [
        "-O3",
        "-std=c++14",
        "--use_fast_math",
        "--expt-relaxed-constexpr",  # for std::min
        "-U__CUDA_NO_HALF_OPERATORS__",
        "-DSUMS_CUDA_BLOCK=128",
    ]
    if os.environ.get("SUMS_DEBUG"):
        nvcc_options.append("-lineinfo")
    for capability in (80, 90):
        nvcc_options.append("-gencode")
        nvcc_options.append(f"arch=compute_{capability},code=sm_{capability}")
    options["nvcc"] = [*nvcc_options, "-Xcompiler", "-fno-strict-aliasing"]

setup(
    name="sums",
    ext_modules=[extension("sums", sources, define_macros=macros, libraries=libraries, extra_compile_args=options)],
    cmdclass={"build_ext": BuildExtension},
)
