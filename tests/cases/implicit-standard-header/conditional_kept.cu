#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifndef CONDITIONAL_KEPT
#define CONDITIONAL_KEPT
#ifdef _WIN32
#include <windows.h>
#else
#include <string.h>
#endif
#if defined(WITH_CHECKS) && defined(WITH_NAMES)
#include <assert.h>
#endif

__global__ void scale(float *x) { x[threadIdx.x] *= 2; }

int length(const char *text) {
#if defined(WITH_CHECKS) && defined(WITH_NAMES)
    assert(text);
#endif
    return (int)strlen(text);
}
#endif
