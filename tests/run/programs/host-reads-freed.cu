// Host code that reads managed memory which has been freed.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void sum(const int *x, int *result) { atomicAdd(result, x[threadIdx.x]); }

int main(int argc, char **) {
    const bool fault = argc > 1;
    int *x, *result;
    cudaMallocManaged(&x, 256 * sizeof(int));
    cudaMallocManaged(&result, sizeof(int));
    for (int i = 0; i < 256; ++i) x[i] = i;
    *result = 0;
    sum<<<1, 256>>>(x, result);
    cudaDeviceSynchronize();
    cudaFree(x);
    if (fault) cudaFree(result);
    const int found = *result;  // found: use-after-free
    if (!fault) cudaFree(result);
    puts(found == 255 * 128 ? "PASSED" : "FAILED");
}
