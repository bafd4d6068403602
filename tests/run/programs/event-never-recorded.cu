// A stream that waits for an event which no stream records.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void fill(int *x, int value) { x[threadIdx.x] = value; }

int main(int argc, char **) {
    int *x, host[32];
    cudaStream_t stream;
    cudaEvent_t filled;
    cudaStreamCreate(&stream);
    cudaEventCreate(&filled);
    cudaMalloc(&x, sizeof(host));
    fill<<<1, 32>>>(x, 5);
    if (argc == 1) cudaEventRecord(filled);
    cudaStreamWaitEvent(stream, filled, 0);  // found: event-not-recorded
    cudaMemcpyAsync(host, x, sizeof(host), cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    cudaEventDestroy(filled);
    cudaStreamDestroy(stream);
    cudaFree(x);
    puts(host[31] == 5 ? "PASSED" : "FAILED");
}
