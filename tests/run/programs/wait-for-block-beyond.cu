// Blocks of which each waits for the one after it: with the fault there are more than a GPU executes at once.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void from_the_last(volatile int *done, int *sums) {
    extern __shared__ int sum[];
    const int block = blockIdx.x;
    sum[threadIdx.x] = 1;
    if (block + 1 < gridDim.x) {
        if (threadIdx.x == 0) {
            while (done[block + 1] == 0) continue;  // found: kernel-misuse
            __threadfence();
        }
        __syncthreads();
        sum[threadIdx.x] += sums[(block + 1) * blockDim.x + threadIdx.x];
    }
    sums[block * blockDim.x + threadIdx.x] = sum[threadIdx.x];
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) done[block] = 1;
}

int main(int argc, char **) {
    const int blocks = argc > 1 ? 110 : 40, threads = 64, bytes = blocks * sizeof(int);  // of 104 compute units
    int *done, *sums, result = 0;
    cudaMalloc(&done, bytes);
    cudaMalloc(&sums, bytes * threads);
    cudaMemset(done, 0, bytes);
    from_the_last<<<blocks, threads, 40000>>>(done, sums);
    cudaMemcpy(&result, sums, sizeof(result), cudaMemcpyDeviceToHost);
    cudaFree(done);
    cudaFree(sums);
    if (result == blocks) puts("PASSED");
    return result != blocks;
}
