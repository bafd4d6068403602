// flags: --unsafe-fixes
#include <hip/hiprtc.h>

const char *scale = R"code(
extern "C" __global__ void scale(hipTextureObject_t t) { hipTextureObject_t u = t; } // hipFree
)code";
