# ruff: noqa
# mypy: ignore-errors
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

setup(
    name="lanes",
    ext_modules=[
        CUDAExtension(
            "lanes",
            ["csrc/lanes.cpp", "csrc/cuda/lanes_cuda.cu"],
            extra_compile_args={"cxx": ["-O3"], "nvcc": ["-O3", "-U__CUDA_NO_HALF_CONVERSIONS__"]},
        )
    ],
    cmdclass={"build_ext": BuildExtension},
)
