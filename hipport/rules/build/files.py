"""HP8xx: notices about build files. ``hipport/build/search.py`` finds them, ``hipport/build_port/`` edits the files."""

from __future__ import annotations

from hipport.context.registry import notice

NVCC_OPTION = notice(
    "HP801",
    "nvcc-option",
    """An option of nvcc in a build file.

    What it finds: options that hipcc rejects or ignores, in CMakeLists.txt, CMakePresets.json, makefiles, setup.py,
    pyproject.toml, meson.build, configure.ac, xmake.lua, and the files of Bazel, Visual Studio, QMake and SCons,
    outside of comments. Code in a conditional that asks about HIP or ROCm is not reported.

    Why: hipcc stops at an option that it does not know.

    Example: Makefile
        NVCCFLAGS = -O3 -gencode arch=compute_80,code=sm_80 --use_fast_math

    Keep: Makefile
        HIPCCFLAGS = -O3 --offload-arch=gfx90a -ffast-math  # was: -gencode arch=compute_80,code=sm_80

    Fix safety: CMake files and presets, makefiles and Python files are edited, where what an option becomes is sure:
    -gencode and -arch become the architectures of the port, other options what hipcc has for them. Of what -Xcompiler
    hands on, options of GCC that clang does not have are left out. A command that compiles C with a standard of C++,
    which GCC ignores and clang refuses, gets one of C after it. Options that only a person can replace (-ptx, -dlink,
    -cuda) are reported, and so are all in other build files.

    Source: nvcc --help of CUDA 12 and 13, and hipcc of ROCm 7.2, which was run with each option.
    """,
)
CUDA_LANGUAGE = notice(
    "HP802",
    "cuda-language",
    """The CUDA language of a build system.

    What it finds: CUDA as a language of CMake or Meson, with its variables (in presets and in options -D too),
    properties, features and generator expressions; rules of Bazel, items of Visual Studio and functions of xmake for
    CUDA.

    Why: the build system looks for nvcc, and stops where it is not installed.

    Example: CMakeLists.txt
        project(nbody LANGUAGES CXX CUDA)
        set(CMAKE_CUDA_ARCHITECTURES 80)

    Keep: CMakeLists.txt
        project(nbody LANGUAGES CXX HIP)
        set(CMAKE_HIP_ARCHITECTURES gfx90a)

    Fix safety: CMake files and presets, and what pyproject.toml and setup.py give to CMake, are changed to the HIP
    language of CMake 3.21 or later. In others, no fix.

    Source: the documentation of CMake 3.24 (CMAKE_LANG_FLAGS, HIP_ARCHITECTURES), Meson and rules_cuda.
    """,
)
CUDA_PACKAGE = notice(
    "HP803",
    "cuda-package",
    """A package or a folder of CUDA in a build file.

    What it finds: find_package(CUDAToolkit) and similar commands, Meson's dependency('cuda'), Bazel's repositories,
    Visual Studio's build customization, autoconf's checks for CUDA, Python packages for CUDA, and CUDA_HOME, CUDA_PATH
    and /usr/local/cuda; folders of NVIDIA's HPC SDK, and in CMake those of CUDA's own Thrust and libcu++, which would
    come before rocThrust's; a find_package(CUDA) in a function of CMake, where HIP cannot be enabled.

    Why: a machine with AMD GPUs does not have them.

    Example: CMakeLists.txt
        find_package(CUDAToolkit 11.8 REQUIRED)

    Keep: CMakeLists.txt
        find_package(hip REQUIRED)
        if(USE_ROCM)
          find_package(hipblas REQUIRED)
        else()
          find_package(CUDAToolkit REQUIRED)
        endif()

    Fix safety: CMake files look for ROCm's packages instead, and so does dependency('cuda') of Meson. In makefiles,
    folders of CUDA become those below $(ROCM_PATH), which is /opt/rocm where nothing sets it, with
    -D__HIP_PLATFORM_AMD__ where a compiler other than hipcc gets the headers; a variable CUDA_PATH is ROCm's folder in
    the port, whatever the environment says. In setup.py, CUDA_HOME becomes ROCM_HOME, and extensions without PyTorch
    define __HIP_PLATFORM_AMD__; in the environment of CMake's presets it is ROCM_PATH. Elsewhere no fix: the remedy
    names ROCm's packages.

    Source: the package files of ROCm 7.2 for CMake.
    """,
)
CUDA_LIBRARY = notice(
    "HP804",
    "cuda-library",
    """A library of CUDA in a build file.

    What it finds: CMake's targets (CUDA::cublas), commands (cuda_add_executable), and the variables that its packages
    for CUDA set (${CUDA_LIBRARIES}); and the libraries by name: -lcudart, cublas.lib, libraries=["cublas"], and in
    CMake by their files (lib64/libcublas.so.12).

    Why: a machine with AMD GPUs does not have them, and linking fails.

    Example: CMakeLists.txt
        target_link_libraries(solver PUBLIC CUDA::cublas)

    Keep: CMakeLists.txt
        target_link_libraries(solver PUBLIC roc::hipblas)
        set(CUDA_SOURCES solver.cu)
        add_executable(solver ${CUDA_SOURCES})

    Fix safety: CMake files link ROCm's target, makefiles and setup.py its library, where there is one. A variable of a
    library that has to be a file, as for get_filename_component(), stays. Elsewhere no fix: the remedy names it.

    Source: the package files of ROCm 7.2 for CMake.
    """,
)
NVCC_CALL = notice(
    "HP805",
    "nvcc-call",
    """The compiler nvcc in a build file.

    What it finds: nvcc as a program in makefiles, CMake, Meson, Bazel and setup.py, and the variable CUDACXX; in
    makefiles also another compiler that gets sources as CUDA or HIP (-x cu, -x hip) and is named by its path; Fortran
    compilers that make code for NVIDIA's GPUs (nvfortran with -cuda, -stdpar=gpu or -acc=gpu), and those of C and
    C++ beside them (nvc++ with -acc, -stdpar or -gpu=cc80). The key 'nvcc' of PyTorch's extra_compile_args is not
    reported: PyTorch for ROCm passes these options to hipcc.

    Why: a machine with ROCm does not have nvcc, and only one machine has /site/mpi/bin/mpicxx.

    Example: Makefile
        NVCC = /opt/nvidia/bin/nvcc

    Keep: Makefile
        NVCC = hipcc

    Fix safety: makefiles are edited: hipcc stands for nvcc, with -x none between sources and objects on one command
    line, and a compiler that is asked for as a file keeps its folder. What a Fortran compiler for NVIDIA's GPUs links
    stays. In setup.py and files that help it, hipcc stands for nvcc where it is looked for or run. Elsewhere no fix.
    What asks nvcc for its version is reported: hipcc answers in another form.

    Source: the programs of ROCm 7.2.
    """,
)
OLD_STANDARD = notice(
    "HP806",
    "old-standard",
    """A standard of C++ before C++17 in a build file.

    What it finds: -std=c++11, -std=c++14 and older ones, CMAKE_CXX_STANDARD, CMAKE_CUDA_STANDARD, compile features such
    as cuda_std_14, Meson's cpp_std and Visual Studio's stdcpp14, where a source of the tree includes a header whose
    port needs C++17.

    Why: rocPRIM and what includes it (rocThrust, hipCUB), and rocWMMA, stop below C++17 in ROCm 7. CUDA's own take
    C++11 or C++14, by release. HIP's runtime and the headers that hipport adds compile as C++11.

    Example: Makefile
        HIPCCFLAGS = -O3 -std=c++11

    Keep: Makefile
        HIPCCFLAGS = -O3 -std=c++17
        CFLAGS = -std=c11

    Fix safety: in makefiles and CMake files, the standard of what hipcc compiles is raised. Elsewhere no fix: the
    line may be for sources that include no such header, and may stay then. `hipport check` compiles units that include
    one as C++17.

    Source: rocprim/config.hpp, thrust/detail/cpp_version_check.h of ROCm 7.2.
    """,
)
NEW_STANDARD = notice(
    "HP819",
    "new-standard",
    """A standard of C++ in a build file that hipcc does not compile the tree's sources as.

    What it finds: C++23 and C++26 for sources in CUDA, by CMAKE_CXX_STANDARD too, which CMake takes for CUDA where
    nothing else is said: C++26 always, C++23 where a source of the tree includes CUB.

    Why: nvcc 13.0 has no standard after C++20, and CMake gives it the nearest that it has. clang has them for HIP too.
    But hipCUB wants std::extents in C++23, which it does not include, and HIP's own headers do not compile as C++26
    with the C++ library of GCC 16.

    Example: CMakeLists.txt
        set(CMAKE_CUDA_STANDARD 26)

    Keep: CMakeLists.txt
        set(CMAKE_CXX_STANDARD 20)

    Fix safety: safe: the sources in HIP get the newest standard that they compile as, and those of the host stay.

    Source: nvcc 13.0; hipcub/backend/rocprim/util_mdspan.hpp of ROCm 7.2; hipcc.
    """,
)
BROKEN_BUILD_FILE = notice(
    "HP807",
    "broken-build-file",
    """A build file that its own tool would not read.

    What it finds: strings, brackets and conditionals that are not closed, in CMake, its presets, makefiles, setup.py
    and Meson; a makefile whose .RECIPEPREFIX is in a variable, so that it cannot be determined which lines are recipes.

    Why: what such a file says cannot be determined. It is copied as it was.

    Example: CMakeLists.txt
        project(nbody LANGUAGES CXX CUDA

    Keep: CMakeLists.txt
        project(nbody LANGUAGES CXX)

    Fix safety: no fix. Correct the file, and convert again.
    """,
)
LOST_WITH_OPTION = notice(
    "HP808",
    "lost-with-option",
    """An option or a command that a port does without, though it did something.

    What it finds: what was left out of a build file and has no counterpart, such as nvcc's limit of registers, or what
    a host compiler that is a wrapper knew (-ccbin mpicxx): MPI's headers and libraries.

    Why: the port builds, but what the option was for is left to the code, or to the options of CMake: the GPUs that a
    project's own variable chose are those of -DCMAKE_HIP_ARCHITECTURES.

    Example: Makefile
        NVCCFLAGS = -O3 -maxrregcount=64

    Keep: Makefile
        HIPCCFLAGS = -O3

    Fix safety: the edit is made; the remedy says where the same can be had.

    Source: hipcc of ROCm 7.2, which was run with each option.
    """,
)
OWN_HIP = notice(
    "HP809",
    "own-hip-arm",
    """A conditional with arms for CUDA and for HIP.

    What it finds: in CMake files and makefiles, conditionals of which one arm asks for HIP, ROCm or AMD, and of which
    something is for CUDA.

    Why: the project has a build for HIP of its own there, so its arms for CUDA stay. What stands in other places for
    CUDA is ported, so that a build with the option for CUDA may be half of each.

    Example: CMakeLists.txt
        if(USE_CUDA)
          enable_language(CUDA)
        elseif(USE_HIP)
          enable_language(HIP)
        endif()

    Keep: CMakeLists.txt
        if(USE_HIP)
          enable_language(HIP)
        endif()

    Fix safety: no fix. Build with the option for HIP.
    """,
)
OTHER_FRAMEWORK = notice(
    "HP810",
    "framework-for-cuda",
    """What PyTorch and TensorFlow call otherwise in their builds for ROCm.

    What it finds: in build files, macros and variables of these frameworks that are about CUDA: TORCH_CUDA_ARCH_LIST,
    torch.version.cuda, linking of device code by PyTorch (dlink=True), -DGOOGLE_CUDA of TensorFlow's custom operations;
    and `find_package(Torch)` in CMake files where sources include PyTorch's headers for GPUs, which nobody hipifies.

    Why: PyTorch for ROCm reads PYTORCH_ROCM_ARCH, its torch.version.cuda is None, and it writes HIP for CUDA in macros
    among the options of nvcc: -DWITH_CUDA reaches the kernels as -DWITH_HIP, and what they have below
    #ifdef WITH_CUDA is lost. A port has "-D", "WITH_CUDA", which stays. Operators of halves are switched off there by
    HIP's macro, and a port has -U__HIP_NO_HALF_OPERATORS__ for CUDA's. The options of every extension, from which some
    take these macros off, are in COMMON_HIPCC_FLAGS for ROCm; COMMON_NVCC_FLAGS has no effect there. Headers of
    TensorFlow for ROCm want TENSORFLOW_USE_ROCM.

    Example: setup.py
        cuda = torch.version.cuda.split(".")

    Keep: setup.py
        hip = torch.version.hip is not None

    Fix safety: macros among the options of nvcc are edited; for the others the remedy says what to write.

    Source: torch/utils/cpp_extension.py of PyTorch 2.13 and 2.15, which were run; the headers of TensorFlow 2.
    """,
)
PROJECT_IMAGE = notice(
    "HP811",
    "project-image",
    """A container with CUDA, or one that gets NVIDIA's GPUs.

    What it finds: images with CUDA in Dockerfiles, YAML and scripts; what gives a container the GPUs: --gpus, NVIDIA's
    runtime and driver in Compose files, nvidia.com/gpu of Kubernetes, --nv of Apptainer.

    Why: the image has no ROCm, and without /dev/kfd and /dev/dri a container does not see an AMD GPU.

    Example: Dockerfile
        FROM nvidia/cuda:12.4.1-devel-ubuntu22.04
        RUN make

    Keep: Dockerfile
        FROM rocm/dev-ubuntu-22.04:7.2-complete
        RUN make

    Fix safety: proposed; made with --project-files. The tag is for the ROCm version that is converted for.

    Source: AMD's documentation of containers; the tags of rocm/dev-ubuntu-22.04 and rocm/dev-ubuntu-24.04.
    """,
)
PROJECT_PACKAGE = notice(
    "HP812",
    "project-package",
    """A package for CUDA in a package list or in a script.

    What it finds: packages of pip, conda, apt, Cargo and Nix that are or need CUDA, in requirements files, environment
    files, Cargo.toml, Dockerfiles and scripts; the index of PyTorch for CUDA; beside sources in CUDA, PyTorch and
    Triton in package lists that name no index for ROCm.

    Why: they install, and find no GPU; or they replace the package for ROCm.

    Example: requirements.txt
        numpy
        cupy-cuda12x

    Keep: requirements.txt
        numpy
        cupy-rocm-7-0

    Fix safety: proposed where a name is enough; made with --project-files. Where a version is named, a person decides:
    the package for ROCm has other ones.

    Source: the installation pages of CuPy, JAX, PyTorch and ONNX Runtime for ROCm 7.
    """,
)
PROJECT_TOOL = notice(
    "HP813",
    "project-tool",
    """A tool, a folder or a variable of CUDA in a script.

    What it finds: nvcc, nvidia-smi, nsys, ncu, nvprof, cuda-gdb, compute-sanitizer, cuobjdump and nvdisasm,
    /usr/local/cuda, CUDA_HOME, module load cuda, and variables of CMake for CUDA, in scripts, Dockerfiles and YAML; the
    tools in recipes of Makefiles too, and where a Python file runs one, subprocess.run(["nvidia-smi", "-L"]). Texts
    that are only printed are left alone, and so is an `if` that asks about HIP or ROCm, and a tool in a Python file
    that names ROCm's beside it. CUDA_VISIBLE_DEVICES is said once, as information: HIP reads it too.

    Why: a machine with ROCm does not have them.

    Example: build.sh
        nvidia-smi
        nsys profile ./nbody

    Keep: build.sh
        rocm-smi
        rocprofv3 --sys-trace -- ./nbody
        echo "nvcc is not needed any more"

    Fix safety: proposed where one word stands for the other; made with --project-files. Options differ, so a call with
    options is left to a person, except those of nvcc: HP801 names those that hipcc does not have. Nothing is changed in
    a file that speaks of ROCm already, and no folder in a script that sets up CUDA's own.

    Source: the documentation of rocprofv3, ROCm Compute Profiler, ROCgdb and AMD SMI for ROCm 7.
    """,
)
OTHER_LANGUAGE = notice(
    "HP147",
    "other-language",
    """CUDA in a program in another language than C++.

    What it finds: functions and headers of CUDA that Fortran (`bind(c, name="cudaMalloc")`), Cython (`cdef extern from
    "cuda_runtime.h"`), Julia (`ccall`), Rust (`extern "C"`, `#[link]`, build scripts), C# (`DllImport`) and Go (cgo)
    declare or link; CUDA Fortran, CUDA.jl, and what MATLAB has for CUDA; cells of Jupyter notebooks with CUDA
    (`%%cu`, `%%writefile scale.cu`, `!nvcc`). A file that speaks of HIP or ROCm gets none.

    Why: these files are copied as they are. The port beside them has HIP's functions, and a machine with AMD's GPUs has
    no library with CUDA's: the program does not link, or does not find the function when it runs.

    Example: device.f90
        interface
          integer(c_int) function malloc_device(p, n) bind(C, name="cudaMalloc")
        end interface

    Keep: device.f90
        interface
          integer(c_int) function malloc_device(p, n) bind(C, name="my_malloc")
        end interface

    Fix safety: no fix: the arguments and constants of some functions differ, as do the types in these languages.

    Source: the documentation of these languages on functions of C; hipfort, AMDGPU.jl.
    """,
)
