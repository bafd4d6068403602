"""HP137: libraries of others that mark their functions for the device where nvcc reads them."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.insertion import include_line
from hipport.context.insertion import insertion
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Edit


@rule("HP137", "marks-for-nvcc", edits=True)
def marks_for_nvcc(ctx: Context) -> Iterator[Edit]:
    """A library that marks its functions for the device where nvcc reads them, and nowhere else.

    What it finds: includes of GLM, and of OpenCV's types for kernels such as `cv::cuda::PtrStepSz`, in files that the
    HIP compiler reads as device code, where the tree has no copy of the library.

    Why: the headers of OpenCV, and of GLM before 0.9.9.9, define their functions with `__host__ __device__` if
    `__CUDACC__` is defined. HIP does not define it, so that no kernel can call them: "no matching function".

    Example:
        #include <cuda_runtime.h>
        #include <glm/glm.hpp>
        __global__ void scale(glm::vec3 *v, float s) { v[threadIdx.x] *= s; }

    Keep:
        #include <opencv2/core.hpp>
        const float *first(const cv::Mat &image) { return image.ptr<float>(0); }

    Fix safety: safe. `#include "hipport/glm.h"`, or `#include "hipport/opencv.h"`, goes before all includes of the
    file, and reads the header with the marks, if there is one, as nvcc would; a converted tree gets hipport's header
    too.

    Source: glm/simd/platform.h of GLM 0.9.9.8, opencv2/core/cuda_types.hpp of OpenCV 4.6; hipcc.
    """
    if not is_cuda_file(ctx) and not ctx.survey.is_for_device(ctx.source.path):
        return
    for other in ctx.mapping.others:
        if not other.marks or has_own_header(ctx, other.marks):
            continue
        if any(each.project is None and each.name.startswith(other.folders) for each in ctx.includes):
            offset, lead = insertion(ctx)
            yield Edit(offset, offset, lead + include_line(ctx, other.marks), "HP137", header=other.marks)
