#include <cuda_runtime.h>

void old(float **x) {
    cudaMallocHost((void **)x, 64);
    cudaThreadSynchronize();
    cudaThreadExit();
}
