"""HP126: ROCm's headers at the places that ROCm 6 gave up."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit

#: The folder of each header that was beside the folders as well. Source: the include folders of ROCm 5.7 and 7.2.
_FOLDERS = {
    "hipblas": ("hipblas.h",),
    "hipcub": ("hipcub.hpp",),
    "hipfft": ("hipfft.h", "hipfftw.h", "hipfftXt.h"),
    "hiprand": ("hiprand.h", "hiprand.hpp", "hiprand_kernel.h"),
    "hipsolver": ("hipsolver.h",),
    "hipsparse": ("hipsparse.h",),
    "rccl": ("rccl.h",),
    "rocblas": ("rocblas.h",),
    "rocfft": ("rocfft.h",),
    "rocprim": ("rocprim.hpp",),
    "rocrand": ("rocrand.h", "rocrand.hpp", "rocrand_kernel.h"),
    "rocsolver": ("rocsolver.h",),
    "rocsparse": ("rocsparse.h",),
    "roctracer": ("roctx.h",),
}
#: The headers of hip/hcc_detail, which ROCm 6 does not have, that users have included. Source: ROCm 5.2 and 7.2.
_OF_HCC = (
    *("channel_descriptor.h", "device_functions.h", "driver_types.h", "hip_complex.h", "hip_cooperative_groups.h"),
    *("hip_fp16.h", "hip_runtime.h", "hip_runtime_api.h", "hip_texture_types.h", "hip_vector_types.h"),
    "math_functions.h",
)
_NEW = {name: f"{folder}/{name}" for folder, names in _FOLDERS.items() for name in names}
_NEW |= {f"hip/hcc_detail/{name}": f"hip/{name}" for name in _OF_HCC}


@rule("HP126", "old-rocm-header", edits=True)
def old_rocm_header(ctx: Context) -> Iterator[Edit]:
    """A header of ROCm at the place where it was before ROCm 6.

    What it finds: `#include` lines of library headers without their folder, such as `<hipfft.h>`, and of headers in
    `hip/hcc_detail/`, in code that somebody has written for HIP already. A header of that name in the tree is the
    project's own.

    Why: until ROCm 5 each library's headers were in the include folder too; now they are in its own folder only.

    Example:
        #include <hipfft.h>

    Keep:
        #include <hipfft/hipfft.h>

    Fix safety: safe. Only the name between the delimiters is replaced.

    Source: the include folders of ROCm 5.7 and 7.2.
    """
    for include in ctx.includes:
        new = _NEW.get(include.name)
        if new and include.project is None:
            start = ctx.tokens.starts[include.at]
            yield Edit(start + 1, ctx.tokens.end(include.at) - 1, new, "HP126")
