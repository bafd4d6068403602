// One step of a five-point stencil on a grid (height x width) whose edge is kept. The block is Tile x Tile threads; the
// weights (centre, west, east, north, south) are copied to `stencil_weights` before the launch.
#include <cuda_runtime.h>

__constant__ float stencil_weights[5];

template <int Tile>
__global__ void stencil2d(const float *__restrict__ input, float *__restrict__ output, int height, int width) {
    __shared__ float tile[Tile + 2][Tile + 2];
    const int x = blockIdx.x * Tile + threadIdx.x;
    const int y = blockIdx.y * Tile + threadIdx.y;
    const int tx = threadIdx.x + 1;
    const int ty = threadIdx.y + 1;

    // The edge threads of the block load the halo; outside of the grid it is never used.
    const auto load = [&](int row, int column) {
        return row >= 0 && row < height && column >= 0 && column < width ? input[row * width + column] : 0.0f;
    };
    tile[ty][tx] = load(y, x);
    if (threadIdx.x == 0) {
        tile[ty][0] = load(y, x - 1);
    }
    if (threadIdx.x == Tile - 1) {
        tile[ty][Tile + 1] = load(y, x + 1);
    }
    if (threadIdx.y == 0) {
        tile[0][tx] = load(y - 1, x);
    }
    if (threadIdx.y == Tile - 1) {
        tile[Tile + 1][tx] = load(y + 1, x);
    }
    __syncthreads();

    if (x >= width || y >= height) {
        return;
    }
    const bool edge = x == 0 || y == 0 || x == width - 1 || y == height - 1;
    output[y * width + x] = edge ? tile[ty][tx]
                                 : stencil_weights[0] * tile[ty][tx] + stencil_weights[1] * tile[ty][tx - 1] +
                                       stencil_weights[2] * tile[ty][tx + 1] + stencil_weights[3] * tile[ty - 1][tx] +
                                       stencil_weights[4] * tile[ty + 1][tx];
}

template __global__ void stencil2d<16>(const float *, float *, int, int);
template __global__ void stencil2d<32>(const float *, float *, int, int);
