// flags: --unsafe-fixes
#include <cuda_runtime.h>
#include <cstdio>

#define FAILED(what) fprintf(stderr, "cudaMalloc: " #what)
void check(cudaError_t error) {
    fprintf(stderr, "cudaMalloc failed, not cudaMallocTracked nor my_cudaFree: %s\n", cudaGetErrorString(error));
    auto text = L"cublasSgemm\tcudaFree";
}
