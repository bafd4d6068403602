// Blocks that wait for the last one and read what it has written, with the fault by nothing that orders the two.
// run: --sanitize
#include <cstdio>
#include <cuda_runtime.h>

__global__ void all_read(volatile int *done, int *values, int *sums, bool orders) {
    const int i = threadIdx.x;
    if (blockIdx.x == gridDim.x - 1) {
        values[i] = i;
        if (orders) __threadfence();
        __syncthreads();
        if (i == 0) *done = 1;
    } else {
        while (*done == 0) __nanosleep(100);
        sums[blockIdx.x * blockDim.x + i] = values[i] + blockIdx.x;  // found: race-across-blocks
    }
}

int main(int argc, char **) {
    const int blocks = 8, threads = 64;
    int *done, *values, *sums, result = 0;
    cudaMalloc(&done, sizeof(int));
    cudaMalloc(&values, threads * sizeof(int));
    cudaMalloc(&sums, blocks * threads * sizeof(int));
    cudaMemset(done, 0, sizeof(int));
    all_read<<<blocks, threads>>>(done, values, sums, argc == 1);
    cudaMemcpy(&result, sums + 6 * threads + 63, sizeof(result), cudaMemcpyDeviceToHost);
    cudaFree(done);
    cudaFree(values);
    cudaFree(sums);
    if (result == 69) puts("PASSED");
    return result != 69;
}
