// Host code that reads pinned memory before the copy into it is awaited: often right on a GPU, and not always.
// run: --compare
#include <cstdio>
#include <cuda_runtime.h>

__global__ void fill(int *x, int value) { x[threadIdx.x] = value; }

int main(int argc, char **) {
    const bool fault = argc > 1;
    int *device, *host;
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    cudaMalloc(&device, 64 * sizeof(int));
    cudaMallocHost(&host, 64 * sizeof(int));
    host[63] = 0;
    fill<<<1, 64, 0, stream>>>(device, 42);
    cudaMemcpyAsync(host, device, 64 * sizeof(int), cudaMemcpyDeviceToHost, stream);
    if (!fault) cudaStreamSynchronize(stream);
    printf("%d\n", host[63]);  // differs: 42 and 0
    cudaStreamSynchronize(stream);
    cudaFreeHost(host);
    cudaFree(device);
    cudaStreamDestroy(stream);
    puts("PASSED");
}
