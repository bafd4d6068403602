// flags: --unsafe-fixes
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

const char *scale = R"code(
//~                 ^~~~~~~ +2:7 HP106 warning fixed 'cudaTextureObject_t':
//~   CUDA names in a string literal: cudaTextureObject_t, cudaFree
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaTextureObject_t, cudaFree in the literal
extern "C" __global__ void scale(cudaTextureObject_t t) { cudaTextureObject_t u = t; } // cudaFree
//> extern "C" __global__ void scale(hipTextureObject_t t) { hipTextureObject_t u = t; } // hipFree  // HP106@34 HP106@59 HP106@91
)code";
