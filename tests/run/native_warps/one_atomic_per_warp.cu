// The number of even elements of an array: of the lanes that meet in a branch, the first one adds for all of them. Which it is,
// and how many they are, is read from a mask of 32 bits.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void count_even(const int *in, int n, int *count) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] % 2 == 0) {
        const unsigned int active = __activemask();
        if (threadIdx.x % 32 == __ffs(active) - 1) atomicAdd(count, __popc(active));
    }
}

int main() {
    const int n = 1000;
    int host[n], expected = 0, found, *in, *count;
    for (int i = 0; i < n; ++i) {
        host[i] = i * i / 3;
        expected += host[i] % 2 == 0;
    }
    cudaMalloc(&in, sizeof(host));
    cudaMalloc(&count, sizeof(int));
    cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
    cudaMemset(count, 0, sizeof(int));
    count_even<<<(n + 255) / 256, 256>>>(in, n, count);
    cudaMemcpy(&found, count, sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(in);
    cudaFree(count);
    puts(found == expected ? "PASSED" : "FAILED");
}
