// A copy in the null stream that is to come after a kernel of a stream which does not wait for the null stream.
// run: --compare
#include <cstdio>
#include <cuda_runtime.h>

__global__ void fill(double *x) { x[threadIdx.x] = 1.5; }

int main(int argc, char **) {
    const bool fault = argc > 1;
    double *x, host[128] = {};
    cudaStream_t stream;
    cudaStreamCreateWithFlags(&stream, fault ? cudaStreamNonBlocking : cudaStreamDefault);
    cudaMalloc(&x, sizeof(host));
    cudaMemset(x, 0, sizeof(host));
    fill<<<1, 128, 0, stream>>>(x);
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
    printf("%g\n", host[127]);  // differs: 1.5 and 0
    cudaStreamSynchronize(stream);
    cudaStreamDestroy(stream);
    cudaFree(x);
    puts("PASSED");
}
