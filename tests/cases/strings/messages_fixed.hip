// flags: --unsafe-fixes
#include <hip/hip_runtime.h>
#include <cstdio>

#define FAILED(what) fprintf(stderr, "hipMalloc: " #what)
void check(hipError_t error) {
    fprintf(stderr, "hipMalloc failed, not cudaMallocTracked nor my_cudaFree: %s\n", hipGetErrorString(error));
    auto text = L"hipblasSgemm\thipFree";
}
