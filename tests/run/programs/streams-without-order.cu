// Two streams where the second one's kernel needs what the first one's has written, and no event says so.
// run: --compare
#include <cstdio>
#include <cuda_runtime.h>

__global__ void produce(int *x) { x[threadIdx.x] = 3; }
__global__ void consume(const int *x, int *y) {
    y[threadIdx.x] = x[threadIdx.x] + 1;
}

int main(int argc, char **) {
    const bool fault = argc > 1;
    int *x, *y, host[32];
    cudaStream_t first, second;
    cudaEvent_t produced;
    cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking);
    cudaEventCreate(&produced);
    cudaMalloc(&x, sizeof(host));
    cudaMalloc(&y, sizeof(host));
    cudaMemset(x, 0, sizeof(host));
    cudaDeviceSynchronize();
    produce<<<1, 32, 0, first>>>(x);
    cudaEventRecord(produced, first);
    if (!fault) cudaStreamWaitEvent(second, produced, 0);
    consume<<<1, 32, 0, second>>>(x, y);  // first launch that differs
    cudaStreamSynchronize(second);
    cudaMemcpy(host, y, sizeof(host), cudaMemcpyDeviceToHost);
    printf("%d\n", host[31]);  // differs: 4 and 1
    cudaDeviceSynchronize();
    cudaEventDestroy(produced);
    cudaStreamDestroy(first);
    cudaStreamDestroy(second);
    cudaFree(x);
    cudaFree(y);
    puts("PASSED");
}
