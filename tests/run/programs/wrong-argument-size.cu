// Arguments of a kernel as one buffer whose size is not that of the parameters: the count is an int, not a long.
#include <cstdio>
#include <cuda.h>
#include <cuda_runtime.h>

__global__ void fill(float *x, long n, float value) {
    for (long i = threadIdx.x; i < n; i += blockDim.x) x[i] = value;
}

int main(int argc, char **) {
    struct Right {
        float *x;
        long n;
        float value;
    };
    struct Wrong {
        float *x;
        int n;
        float value;
    };
    const bool fault = argc > 1;
    float *x, host[100] = {};
    cudaMalloc(&x, sizeof(host));
    Right right = {x, 100, 1.5f};
    Wrong wrong = {x, 100, 1.5f};
    size_t bytes = fault ? sizeof(wrong) : sizeof(right);
    void *buffer = fault ? static_cast<void *>(&wrong) : &right;
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, buffer, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes, CU_LAUNCH_PARAM_END};
    cudaFunction_t function;
    cudaGetFuncBySymbol(&function, reinterpret_cast<const void *>(fill));
    cuLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr, extra);  // found: argument-size
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(host[99] == 1.5f ? "PASSED" : "FAILED");
}
