// Kernel source for run-time compilation is code: the report says so.
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

const char *scale = R"(
//~                 ^~~ +3:3 HP106 warning 'cudaTextureObject_t': CUDA names in a string literal: cudaTextureObject_t
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaTextureObject_t in the literal
#include <cuda_fp16.h>
extern "C" __global__ void scale(float *x, cudaTextureObject_t t) { x[threadIdx.x] *= 2; }
)";
const char *options[] = {"--gpu-architecture=compute_80", "-I/usr/local/cuda/include"};
const char *old = "__device__ cuComplex twice(cuComplex x) {\n"
//~               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 warning 'cuComplex':
//~   CUDA names in a string literal: cuComplex
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cuComplex in the literal
                  "    return cuCaddf(x, x);\n"
//~               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 info 'cuCaddf': CUDA names in a string literal: cuCaddf
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cuCaddf in the literal
                  "}\n";
