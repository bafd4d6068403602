"""HP8xx: build files, which are taken over as they are. ``hipport/buildfiles/`` looks for these."""

from __future__ import annotations

from hipport.context.registry import notice

NVCC_OPTION = notice(
    "HP801",
    "nvcc-option",
    """An option of nvcc in a build file.

    What it finds: options that hipcc refuses or takes and ignores, in CMakeLists.txt, makefiles, setup.py,
    pyproject.toml, meson.build, Bazel's files and .vcxproj, outside of comments. What a conditional that asks about
    HIP or ROCm says is settled, and left alone.

    Why: build files are copied as they are, and hipcc stops at an option that it does not know.

    Example: Makefile
        NVCCFLAGS = -O3 -gencode arch=compute_80,code=sm_80 --use_fast_math

    Keep: Makefile
        HIPCCFLAGS = -O3 --offload-arch=gfx90a -ffast-math  # was: -gencode arch=compute_80,code=sm_80

    Fix safety: no fix; the remedy says what hipcc has instead.

    Source: nvcc --help of CUDA 12 and 13, and hipcc of ROCm 7.2, to which each option was given.
    """,
)
CUDA_LANGUAGE = notice(
    "HP802",
    "cuda-language",
    """The CUDA language of a build system.

    What it finds: CUDA as a language of CMake or Meson, with its variables, properties, features and generator
    expressions; rules of Bazel and items of Visual Studio for CUDA.

    Why: the build system looks for nvcc, and stops where there is none.

    Example: CMakeLists.txt
        project(nbody LANGUAGES CXX CUDA)
        set(CMAKE_CUDA_ARCHITECTURES 80)

    Keep: CMakeLists.txt
        project(nbody LANGUAGES CXX HIP)
        set(CMAKE_HIP_ARCHITECTURES gfx90a)

    Fix safety: no fix: write the HIP language of CMake 3.21 or later.

    Source: the documentation of CMake 3.24 (CMAKE_LANG_FLAGS, HIP_ARCHITECTURES), Meson and rules_cuda.
    """,
)
CUDA_PACKAGE = notice(
    "HP803",
    "cuda-package",
    """A package or a folder of CUDA in a build file.

    What it finds: find_package(CUDAToolkit) and the like, Meson's dependency('cuda'), Bazel's repositories, Visual
    Studio's build customization, Python packages for CUDA, and CUDA_HOME, CUDA_PATH and /usr/local/cuda.

    Why: a machine with AMD GPUs has none of it.

    Example: CMakeLists.txt
        find_package(CUDAToolkit 11.8 REQUIRED)

    Keep: CMakeLists.txt
        find_package(hip REQUIRED)
        if(USE_ROCM)
          find_package(hipblas REQUIRED)
        else()
          find_package(CUDAToolkit REQUIRED)
        endif()

    Fix safety: no fix; the remedy names ROCm's packages.

    Source: the package files of ROCm 7.2 for CMake.
    """,
)
CUDA_LIBRARY = notice(
    "HP804",
    "cuda-library",
    """A library of CUDA in a build file.

    What it finds: CMake's targets (CUDA::cublas), variables (${CUDA_LIBRARIES}) and commands (cuda_add_executable), and
    the libraries by name: -lcudart, cublas.lib.

    Why: the linker finds none of them on a machine with AMD GPUs.

    Example: CMakeLists.txt
        target_link_libraries(solver PUBLIC CUDA::cublas)

    Keep: CMakeLists.txt
        target_link_libraries(solver PUBLIC roc::hipblas)

    Fix safety: no fix; the remedy names the target of ROCm, where there is one.

    Source: the package files of ROCm 7.2 for CMake.
    """,
)
NVCC_CALL = notice(
    "HP805",
    "nvcc-call",
    """The compiler nvcc in a build file.

    What it finds: nvcc as a program in makefiles, CMake, Meson, Bazel and setup.py, and the variable CUDACXX. The key
    'nvcc' of PyTorch's extra_compile_args is no call: PyTorch for ROCm gives these options to hipcc.

    Why: there is no nvcc where ROCm is.

    Example: Makefile
        NVCC = /opt/nvidia/bin/nvcc

    Keep: Makefile
        NVCC = hipcc

    Fix safety: no fix: write hipcc, which compiles and links as nvcc does.

    Source: the programs of ROCm 7.2.
    """,
)
