#include <hip/hip_runtime.h>
#include "row_norms.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(hipError_t status, const char *what) {
    if (status != hipSuccess) {
        std::fprintf(stderr, "%s: %s\n", what, hipGetErrorString(status));
        std::exit(1);
    }
}

int main(int argc, char **argv) {
    const int rows = argc > 1 ? std::atoi(argv[1]) : 4;
    const int columns = 100;
    std::vector<float> matrix(rows * columns);
    for (int i = 0; i < rows * columns; ++i) {
        matrix[i] = static_cast<float>(i / columns + 1);
    }

    check(hipDeviceSetLimit(cudaLimitMaxL2FetchGranularity, 128), "setting a limit");
    float *device_matrix, *device_norms;
    check(hipMalloc(&device_matrix, matrix.size() * sizeof(float)), "cudaMalloc");
    check(hipMalloc(&device_norms, rows * sizeof(float)), "cudaMalloc");
    check(hipMemcpy(device_matrix, matrix.data(), matrix.size() * sizeof(float), hipMemcpyHostToDevice), "cudaMemcpy");
    check(launch_row_norms(device_matrix, device_norms, rows, columns), "row_norms");

    std::vector<float> norms(rows);
    check(hipMemcpy(norms.data(), device_norms, rows * sizeof(float), hipMemcpyDeviceToHost), "cudaMemcpy");
    for (int row = 0; row < rows; ++row) {
        std::printf("row %d: %g\n", row, norms[row]);
    }
    check(hipFree(device_norms), "cudaFree");
    check(hipFree(device_matrix), "cudaFree");
}
