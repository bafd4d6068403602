// Kernel source for run-time compilation is code: the report says so.
#include <nvrtc.h>

const char *scale = R"(
#include <cuda_fp16.h>
extern "C" __global__ void scale(float *x, cudaTextureObject_t t) { x[threadIdx.x] *= 2; }
)";
const char *options[] = {"--gpu-architecture=compute_80", "-I/usr/local/cuda/include"};
const char *old = "__device__ cuComplex twice(cuComplex x) {\n"
                  "    return cuCaddf(x, x);\n"
                  "}\n";
