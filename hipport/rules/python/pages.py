"""HP85x: notices about CUDA inside Python files. ``hipport/python/`` finds it."""

from __future__ import annotations

from hipport.context.registry import notice

NOT_CONVERTED = notice(
    "HP851",
    "kernel-in-python",
    """A CUDA source in a Python file that was not converted.

    What it finds: sources for CuPy's RawKernel, RawModule, ElementwiseKernel and ReductionKernel, PyCUDA's
    SourceModule, PyTorch's load_inline and NVRTC that are not plain literals: f-strings, `%`, `+`, `.format`,
    `.replace`, templates, parameters and attributes. What their literals have of CUDA's is reported at its line, with
    what it becomes; so is a string with a kernel that none of these calls in the file gets, and a literal in which the
    port cannot be written, as where a change is in two literals that stand beside one another.

    Why: only a whole literal is known to be what the compiler gets. Whole literals are converted as a file is, with the
    rules for it, and keep their quotes, prefixes and escapes.

    Example: kernels.py
        import cupy
        kernel = cupy.RawKernel(f"__global__ void k({T} *x) {{ x[0] = __shfl_sync(~0u, x[1], 0); }}", "k")

    Keep: kernels.py
        import cupy
        SOURCE = "__global__ void k(float *x) { x[0] = __shfl_sync(~0u, x[1], 0); }"
        kernel = cupy.RawKernel(SOURCE, "k", options=("-I/opt/port",))

    Fix safety: no fix. Write the source as one literal with `#define` or options `-D` for what changes, or make the
    changes by hand.

    Source: the documentation of CuPy 14, PyCUDA 2025, PyTorch 2.9 and cuda-python 13.
    """,
)
NEEDS_FOLDER = notice(
    "HP852",
    "kernel-needs-folder",
    """A source in a Python file that needs a header of hipport's.

    What it finds: calls whose source includes "hipport/..." or calls a function of hipport's, and that name no folder
    of headers. For the body of an ElementwiseKernel the include belongs into its preamble.

    Why: what is compiled while the program runs is not in the folder of its file, and hiprtc searches only the folders
    that it is given. The port has the headers in the folder `hipport` at its top.

    Example: kernels.py
        import cupy
        kernel = cupy.RawKernel("__global__ void k(float *x) { x[0] = __shfl_sync(~0u, x[1], 0); }", "k")

    Keep: kernels.py
        import cupy
        kernel = cupy.RawKernel("__global__ void k(float *x) { x[0] *= 2; }", "k")

    Fix safety: no fix: where the port lies when it runs is not known. The remedy gives the option for a port that runs
    in place; `CPATH=PORT` in the environment does the same for every kernel. `--warp native` uses HIP's own intrinsics
    instead, which need no header.

    Source: hiprtc of ROCm 7.2, which was run with each way; CuPy gives it the folders of ROCm's own headers.
    """,
)
MODULE = notice(
    "HP853",
    "cuda-module",
    """A module of Python that needs CUDA.

    What it finds: uses of PyCUDA, cuda-python, Numba's CUDA target and Warp; of names that PyTorch and TensorFlow have
    in their builds for ROCm with another meaning: torch.version.cuda, CUDA_HOME, get_device_capability,
    tf.test.is_built_with_cuda; and of what Triton has for NVIDIA GPUs only: inline PTX, tl.extra.cuda. It is a warning
    where the file goes on without the module (`except ImportError`).

    Why: these modules have no release for AMD GPUs, so that the import or the first use fails.

    Example: simulate.py
        import pycuda.autoinit
        from numba import cuda

    Keep: simulate.py
        import torch
        import cupy
        x = torch.zeros(8, device="cuda")

    Fix safety: no fix; the remedy names what there is for AMD GPUs. Strings with kernels in the same file are
    converted all the same.

    Source: the releases of these packages as of 2025; PyTorch 2.9 for ROCm.
    """,
)
NOT_READ = notice(
    "HP854",
    "python-not-read",
    """A file with CUDA that Python's parser does not read.

    What it finds: files that name one of the calls of HP851, or have a kernel, and are not Python 3 in UTF-8: Python 2,
    templates, syntax that is newer than the Python that runs hipport.

    Why: without the parser it is not known what is a string. The file is copied unchanged.

    Example: old.py
        from pycuda.compiler import SourceModule
        print "compiling"
        module = SourceModule("__global__ void k() {}")

    Keep: old.py
        print "nothing of CUDA's here"

    Fix safety: no fix. Make the file Python 3, or run hipport with a newer Python.
    """,
)
COMPILER_ARGUMENT = notice(
    "HP855",
    "nvrtc-argument",
    """An argument for CUDA's compiler, or for CUDA's platform, in Python.

    What it finds: options of nvcc and NVRTC that hiprtc and hipcc do not have, in `options` and `extra_cuda_cflags` of
    calls that take CUDA sources, with what is assigned or appended to the names there; `arch="sm_80"`;
    `enable_cooperative_groups=True`; and `platform="CUDA"` of JAX's register_ffi_target. In a file that imports
    torch.utils.cpp_extension or setuptools, or that a setup.py imports, options are found wherever they stand, as in a
    setup.py (HP801).

    Why: hiprtc stops at an option that it does not know. CuPy's build for ROCm refuses cooperative groups.

    Example: kernels.py
        import cupy
        kernel = cupy.RawKernel("__global__ void k() {}", "k", options=("-dlink",), enable_cooperative_groups=True)

    Keep: kernels.py
        import cupy
        kernel = cupy.RawKernel("__global__ void k(float *x) {}", "k", options=("-std=c++17", "-DN=4"))

    Fix safety: options are edited as in a setup.py, where what they become is sure: `--use_fast_math` becomes
    `-ffast-math -fno-finite-math-only`. Architectures are left out, as hiprtc compiles for the GPU that runs the
    program. The others are reported, with the option of hiprtc and hipcc.

    Source: hiprtc of ROCm 7.2, which was run with each option; CuPy's code for ROCm.
    """,
)
AS_IT_IS = notice(
    "HP856",
    "python-as-it-is",
    """Python for GPUs that needs no change.

    What it finds: uses of torch.cuda, CuPy and Triton. It is said once for a tree.

    Why: their builds for ROCm answer to the same names, so that only another package has to be installed.

    Example: train.py
        import torch
        print(torch.cuda.is_available())

    Keep: train.py
        import torch
        print(torch.zeros(3))

    Fix safety: nothing to fix.

    Source: PyTorch 2.9, CuPy 14 and Triton 3.5 for ROCm.
    """,
)
