// Coefficients that are more than the constant memory which is for them.
#include <cstdio>
#include <cuda_runtime.h>

__constant__ float coefficients[16];

__global__ void evaluate(float *sum) {
    for (int i = 0; i < 16; ++i) *sum += coefficients[i];
}

int main(int argc, char **) {
    const size_t n = argc > 1 ? 17 : 16;
    float host[17], *sum, result = 0;
    for (float &value : host) value = 0.5f;
    cudaMemcpyToSymbol(coefficients, host, n * sizeof(float));  // found: copy-out-of-bounds
    cudaMalloc(&sum, sizeof(float));
    cudaMemcpy(sum, &result, sizeof(float), cudaMemcpyHostToDevice);
    evaluate<<<1, 1>>>(sum);
    cudaMemcpy(&result, sum, sizeof(float), cudaMemcpyDeviceToHost);
    cudaFree(sum);
    puts(result == 8 ? "PASSED" : "FAILED");
}
