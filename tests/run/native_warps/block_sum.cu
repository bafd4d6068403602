// The sums of blocks: each warp has one partial sum, which a tree over 32 lanes makes by shuffles.
#include <cstdio>
#include <cuda_runtime.h>

__device__ int warp_sum(int value) {
    for (int offset = 16; offset > 0; offset /= 2) value += __shfl_down_sync(0xffffffff, value, offset);
    return value;
}

__global__ void sum(const int *in, int *out) {
    __shared__ int partial[32];
    const int warp = threadIdx.x / warpSize, lane = threadIdx.x % warpSize;
    const int value = warp_sum(in[blockIdx.x * blockDim.x + threadIdx.x]);
    if (lane == 0) partial[warp] = value;
    __syncthreads();
    if (warp == 0) {
        const int total = warp_sum(lane < blockDim.x / warpSize ? partial[lane] : 0);
        if (lane == 0) out[blockIdx.x] = total;
    }
}

int main() {
    const int blocks = 4, threads = 256;
    int host[blocks * threads], found[blocks], *in, *out;
    for (int i = 0; i < blocks * threads; ++i) host[i] = i;
    cudaMalloc(&in, sizeof(host));
    cudaMalloc(&out, sizeof(found));
    cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
    sum<<<blocks, threads>>>(in, out);
    cudaMemcpy(found, out, sizeof(found), cudaMemcpyDeviceToHost);
    cudaFree(in);
    cudaFree(out);
    bool right = true;
    for (int block = 0; block < blocks; ++block) {
        int expected = 0;
        for (int i = 0; i < threads; ++i) expected += host[block * threads + i];
        right = right && found[block] == expected;
    }
    puts(right ? "PASSED" : "FAILED");
}
