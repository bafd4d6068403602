// The positive elements of an array in their order: each warp has 32 of them, and a ballot says how many lanes before one
// keep theirs.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void compact(const int *in, int *out, int *counts) {
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const int value = in[threadIdx.x];
    const unsigned int kept = __ballot_sync(0xffffffff, value > 0);
    if (value > 0) out[32 * warp + __popc(kept & ((1u << lane) - 1))] = value;
    if (lane == 0) counts[warp] = __popc(kept);
}

int main() {
    const int n = 256;
    int host[n], found[n], counts[n / 32], *in, *out, *counters;
    for (int i = 0; i < n; ++i) host[i] = i * 37 % 11 - 5;
    cudaMalloc(&in, sizeof(host));
    cudaMalloc(&out, sizeof(host));
    cudaMalloc(&counters, sizeof(counts));
    cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
    compact<<<1, n>>>(in, out, counters);
    cudaMemcpy(found, out, sizeof(found), cudaMemcpyDeviceToHost);
    cudaMemcpy(counts, counters, sizeof(counts), cudaMemcpyDeviceToHost);
    cudaFree(in);
    cudaFree(out);
    cudaFree(counters);
    bool right = true;
    for (int warp = 0; warp < n / 32; ++warp) {
        int kept = 0;
        for (int i = 32 * warp; i < 32 * warp + 32; ++i) {
            if (host[i] > 0) right = right && found[32 * warp + kept++] == host[i];
        }
        right = right && counts[warp] == kept;
    }
    puts(right ? "PASSED" : "FAILED");
}
