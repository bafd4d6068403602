// flags: --unsafe-fixes
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

const char *scale = R"code(
//> const char *scale = R"code(  // HP106@21
extern "C" __global__ void scale(cudaTextureObject_t t) { cudaTextureObject_t u = t; } // cudaFree
//> extern "C" __global__ void scale(hipTextureObject_t t) { hipTextureObject_t u = t; } // cudaFree
)code";
