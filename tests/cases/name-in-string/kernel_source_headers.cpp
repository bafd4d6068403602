// What stands in the way of a port in a string: hipport's headers, and a change over two literals.
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

const char *sum = R"(
//~               ^~~ +3:3 HP106 warning '': the kernel source in this string includes hipport/warp.h in its port
//~   remedy: give hiprtcCompileProgram the folder that has it, -I, or its text by name to hiprtcCreateProgram
//-  // HP106@19
// cudaMalloc
//-
extern "C" __global__ void sum(float *x) { x[0] += __shfl_down_sync(0xffffffff, x[threadIdx.x], 16); }
//-
)";
//> const char *sum = R"(
//> // cudaMalloc
//> #include "hipport/warp.h"
//> extern "C" __global__ void sum(float *x) { x[0] += hipport::shfl_down_sync(0xffffffff, x[threadIdx.x], 16); }
//> )";
const char *divided = "__global__ void divided(cudaTexture"
//~                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ +1:39 HP106 warning '':
//~   the kernel source in this string is not ported: a change goes over the border of two literals
//~   remedy: port it by hand
                      "Object_t t) {}";
const char *wide = L"__global__ void wide(cudaTextureObject_t t) {}";
//~                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 warning 'cudaTextureObject_t':
//~   CUDA names in a string literal: cudaTextureObject_t
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaTextureObject_t in the literal
const char *message = "a __global__ function calls cudaFree";
//~                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 warning 'cudaFree':
//~   CUDA names in a string literal: cudaFree
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaFree in the literal
#define SOURCE "__device__ int one(cudaError_t e) { return \"cuda\"[1] == '\\n'; }"
//> #define SOURCE "__device__ int one(hipError_t e) { return \"cuda\"[1] == '\\n'; }"  // HP106@16
