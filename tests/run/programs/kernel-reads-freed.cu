// A kernel that reads memory which has been freed.
// run: --sanitize
#include <cstdio>
#include <cuda_runtime.h>

__global__ void copy(const float *in, float *out) {
    out[threadIdx.x] = in[threadIdx.x];  // found: use-after-free
}

int main(int argc, char **) {
    const bool fault = argc > 1;
    float host[32] = {1, 2, 3}, *in, *out;
    cudaMalloc(&in, sizeof(host));
    cudaMalloc(&out, sizeof(host));
    cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
    if (fault) cudaFree(in);
    copy<<<1, 32>>>(in, out);
    if (!fault) cudaFree(in);
    cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
    cudaFree(out);
    puts(host[2] == 3 ? "PASSED" : "FAILED");
}
