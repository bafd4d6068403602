// Blocks that wait for the last one, which with the fault does not write what they wait for.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void all_for_last(int *done, bool tells, int *waited) {
    if (blockIdx.x == gridDim.x - 1) {
        if (tells) atomicExch(done, 1);
    } else {
        while (atomicAdd(done, 0) == 0) continue;  // found: kernel-misuse
        atomicAdd(waited, 1);
    }
}

int main(int argc, char **) {
    const int blocks = 50, threads = 64;
    int *done, *waited, result = 0;
    cudaMalloc(&done, sizeof(int));
    cudaMalloc(&waited, sizeof(int));
    cudaMemset(done, 0, sizeof(int));
    cudaMemset(waited, 0, sizeof(int));
    all_for_last<<<blocks, threads>>>(done, argc == 1, waited);
    cudaMemcpy(&result, waited, sizeof(result), cudaMemcpyDeviceToHost);
    cudaFree(done);
    cudaFree(waited);
    if (result == 49 * threads) puts("PASSED");
    return result != 49 * threads;
}
