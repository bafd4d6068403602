// A kernel that is given the host's array in place of the device's.
// run: --sanitize
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void twice(const float *in, float *out) {
    out[threadIdx.x] = 2 * in[threadIdx.x];  // found: out-of-bounds-read
}

int main(int argc, char **) {
    std::vector<float> host(64, 4.0f);
    float *in, *out;
    cudaMalloc(&in, 64 * sizeof(float));
    cudaMalloc(&out, 64 * sizeof(float));
    cudaMemcpy(in, host.data(), 64 * sizeof(float), cudaMemcpyHostToDevice);
    twice<<<1, 64>>>(argc > 1 ? host.data() : in, out);
    cudaMemcpy(host.data(), out, 64 * sizeof(float), cudaMemcpyDeviceToHost);
    cudaFree(in);
    cudaFree(out);
    puts(host[63] == 8 ? "PASSED" : "FAILED");
}
