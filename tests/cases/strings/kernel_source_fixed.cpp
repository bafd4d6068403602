// flags: --unsafe-fixes
#include <nvrtc.h>

const char *scale = R"code(
extern "C" __global__ void scale(cudaTextureObject_t t) { cudaTextureObject_t u = t; } // cudaFree
)code";
