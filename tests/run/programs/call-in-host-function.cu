// A function that a stream runs, and that calls CUDA.
#include <cstdio>
#include <cuda_runtime.h>

static bool fault;

static void CUDART_CB done(void *count) {
    ++*static_cast<int *>(count);
    if (fault) cudaGetLastError(), cudaDeviceSynchronize();  // found: call-in-host-function
}

int main(int argc, char **) {
    fault = argc > 1;
    int count = 0;
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    cudaLaunchHostFunc(stream, done, &count);
    cudaStreamSynchronize(stream);
    cudaStreamDestroy(stream);
    puts(count == 1 ? "PASSED" : "FAILED");
}
