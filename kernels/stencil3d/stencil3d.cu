// One step of the heat equation on a grid (depth x height x width) whose surface is kept: seven points, each block walks
// through z. A plane of the tile with its halo is in shared memory, the points before and behind in registers. The block
// is TileX x TileY threads.
#include <cuda_runtime.h>

template <int TileX, int TileY>
__global__ void stencil3d(const float *__restrict__ input, float *__restrict__ output, int depth, int height, int width,
                          float diffusion) {
    __shared__ float plane[TileY + 2][TileX + 2];
    const int x = blockIdx.x * TileX + threadIdx.x;
    const int y = blockIdx.y * TileY + threadIdx.y;
    const int tx = threadIdx.x + 1;
    const int ty = threadIdx.y + 1;
    const bool inside = x < width && y < height;
    const size_t layer = static_cast<size_t>(height) * width;
    const size_t column = static_cast<size_t>(y) * width + x;
    const bool on_edge = x == 0 || x == width - 1 || y == 0 || y == height - 1;

    float before = 0.0f;
    float here = inside ? input[column] : 0.0f;
    float behind = inside && depth > 1 ? input[layer + column] : 0.0f;
    for (int z = 0; z < depth; ++z) {
        __syncthreads();  // the plane before is not needed any more
        plane[ty][tx] = here;
        if (inside) {
            const float *__restrict__ current = input + z * layer;
            if (threadIdx.x == 0 && x > 0) {
                plane[ty][0] = current[column - 1];
            }
            if (threadIdx.x == TileX - 1 && x + 1 < width) {
                plane[ty][TileX + 1] = current[column + 1];
            }
            if (threadIdx.y == 0 && y > 0) {
                plane[0][tx] = current[column - width];
            }
            if (threadIdx.y == TileY - 1 && y + 1 < height) {
                plane[TileY + 1][tx] = current[column + width];
            }
        }
        __syncthreads();
        if (inside) {
            float after = here;
            if (!on_edge && z > 0 && z < depth - 1) {
                const float around = plane[ty][tx - 1] + plane[ty][tx + 1] + plane[ty - 1][tx] + plane[ty + 1][tx] +
                                     before + behind;
                after = fmaf(diffusion, around - 6.0f * here, here);
            }
            output[z * layer + column] = after;
        }
        before = here;
        here = behind;
        behind = inside && z + 2 < depth ? input[(z + 2) * layer + column] : 0.0f;
    }
}

template __global__ void stencil3d<32, 4>(const float *, float *, int, int, int, float);
template __global__ void stencil3d<16, 16>(const float *, float *, int, int, int, float);
