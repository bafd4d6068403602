// output (columns x rows) = transpose of input (rows x columns). The block is Tile x Rows threads.
#include <cuda_runtime.h>

template <typename T, int Tile, int Rows>
__global__ void transpose(const T *__restrict__ input, T *__restrict__ output, int rows, int columns) {
    // One column more than needed: the reads down a column then fall into different banks.
    __shared__ T tile[Tile][Tile + 1];

    int x = blockIdx.x * Tile + threadIdx.x;
    int y = blockIdx.y * Tile + threadIdx.y;
    for (int row = 0; row < Tile; row += Rows) {
        if (x < columns && y + row < rows) {
            tile[threadIdx.y + row][threadIdx.x] = input[(y + row) * columns + x];
        }
    }
    __syncthreads();

    x = blockIdx.y * Tile + threadIdx.x;
    y = blockIdx.x * Tile + threadIdx.y;
    for (int row = 0; row < Tile; row += Rows) {
        if (x < rows && y + row < columns) {
            output[(y + row) * rows + x] = tile[threadIdx.x][threadIdx.y + row];
        }
    }
}

template __global__ void transpose<float, 32, 8>(const float *, float *, int, int);
template __global__ void transpose<double, 16, 16>(const double *, double *, int, int);
