#include "row_norms.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(cudaError_t status, const char *what) {
    if (status != cudaSuccess) {
        std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(status));
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

    check(cudaDeviceSetLimit(cudaLimitMaxL2FetchGranularity, 128), "setting a limit");
    float *device_matrix, *device_norms;
    check(cudaMalloc(&device_matrix, matrix.size() * sizeof(float)), "cudaMalloc");
    check(cudaMalloc(&device_norms, rows * sizeof(float)), "cudaMalloc");
    check(cudaMemcpy(device_matrix, matrix.data(), matrix.size() * sizeof(float), cudaMemcpyHostToDevice), "cudaMemcpy");
    check(launch_row_norms(device_matrix, device_norms, rows, columns), "row_norms");

    std::vector<float> norms(rows);
    check(cudaMemcpy(norms.data(), device_norms, rows * sizeof(float), cudaMemcpyDeviceToHost), "cudaMemcpy");
    for (int row = 0; row < rows; ++row) {
        std::printf("row %d: %g\n", row, norms[row]);
    }
    check(cudaFree(device_norms), "cudaFree");
    check(cudaFree(device_matrix), "cudaFree");
}
