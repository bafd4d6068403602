"""Builds the extension: nvcc compiles the .cu files, the compiler of Python all others."""

import os
import shutil
import sys
from os.path import join

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from build_helpers import cuda_options


def locate_cuda():
    """The folders of the toolkit, from $CUDA_HOME or from the place of nvcc in $PATH."""
    home = os.environ.get("CUDA_HOME")
    if home is None:
        nvcc = shutil.which("nvcc")
        if nvcc is None:
            raise RuntimeError("nvcc is not in $PATH; set $CUDA_HOME to the folder of the CUDA toolkit")
        home = os.path.dirname(os.path.dirname(nvcc))
    cuda = {
        "nvcc": join(home, "bin", "nvcc"),
        "include": join(home, "include"),
        "lib64": join(home, "lib64"),
    }
    for place in cuda.values():
        if not os.path.exists(place):
            raise RuntimeError(f"{place} is not there: is {home} a CUDA toolkit?")
    return cuda


CUDA = locate_cuda()


def customize_compiler_for_nvcc(compiler):
    """Let a compiler of setuptools take .cu files: it calls nvcc for them, with the options under "nvcc"."""
    compiler.src_extensions.append(".cu")
    host_compiler = compiler.compiler_so
    compile_with_host = compiler._compile

    def _compile(obj, src, ext, cc_args, extra_postargs, pp_opts):
        if os.path.splitext(src)[1] == ".cu":
            compiler.set_executable("compiler_so", CUDA["nvcc"])
            options = extra_postargs["nvcc"]
        else:
            options = extra_postargs["gcc"]
        try:
            compile_with_host(obj, src, ext, cc_args, options, pp_opts)
        finally:
            compiler.compiler_so = host_compiler

    compiler._compile = _compile


class BuildExtension(build_ext):
    """build_ext for sources in C++ and CUDA."""

    def build_extensions(self):
        customize_compiler_for_nvcc(self.compiler)
        super().build_extensions()


setup(
    name="signal_stats",
    version="1.0",
    packages=["signal_stats"],
    ext_modules=[
        Extension(
            "signal_stats._kernels",
            sources=["src/binding.cpp", "src/window_stats.cu"],
            include_dirs=["src", CUDA["include"]],
            library_dirs=[CUDA["lib64"]],
            libraries=["cudart"],
            runtime_library_dirs=[CUDA["lib64"]],
            extra_compile_args={
                "gcc": ["-O2", "-std=c++17"],
                "nvcc": cuda_options.for_nvcc(debug="SIGNAL_STATS_DEBUG" in os.environ),
            },
        )
    ],
    cmdclass={"build_ext": BuildExtension},
)
