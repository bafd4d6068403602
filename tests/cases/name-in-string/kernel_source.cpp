// Kernel source for run-time compilation is code: the report says so.
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

const char *scale = R"(
//> const char *scale = R"(  // HP106@21
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>
extern "C" __global__ void scale(float *x, cudaTextureObject_t t) { x[threadIdx.x] *= 2; }
//> extern "C" __global__ void scale(float *x, hipTextureObject_t t) { x[threadIdx.x] *= 2; }
)";
const char *options[] = {"--gpu-architecture=compute_80", "-I/usr/local/cuda/include"};
//~                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP522 error:
//~   gpu-architecture is an option of NVIDIA's compilers: hiprtc and hipcc do not know it
//~   remedy: leave it out: hiprtc compiles for the current GPU; for another one write --offload-arch=gfx90a
const char *old = "__device__ cuComplex twice(cuComplex x) {\n"
//> const char *old = "__device__ hipComplex twice(hipComplex x) {\n"  // HP106@19
                  "    return cuCaddf(x, x);\n"
//>                   "    return hipCaddf(x, x);\n"  // HP106@19
                  "}\n";
