// A copy of bytes that are counted for one element more than the device memory has.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

int main(int argc, char **) {
    const size_t n = 1000, copied = argc > 1 ? n + 1 : n;
    std::vector<double> values(n + 1, 2.5), result(n + 1);
    double *device;
    cudaMalloc(&device, n * sizeof(double));
    cudaMemcpy(device, values.data(), copied * sizeof(double), cudaMemcpyHostToDevice);  // found: copy-out-of-bounds
    cudaMemcpy(result.data(), device, n * sizeof(double), cudaMemcpyDeviceToHost);
    cudaFree(device);
    puts(result[n - 1] == 2.5 ? "PASSED" : "FAILED");
}
