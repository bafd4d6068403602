// The Euclidean length of each row of a matrix: one warp per row.
#include <hip/hip_runtime.h>
#include "hipport/warp.h"
#include "row_norms.h"


__global__ void row_norms(const float *matrix, float *norms, int rows, int columns) {
    const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    const int lane = threadIdx.x % 32;
    if (row >= rows) {
        return;
    }
    float sum = 0.0f;
    for (int column = lane; column < columns; column += 32) {
        const float value = matrix[row * columns + column];
        sum += value * value;
    }
    for (int distance = 16; distance > 0; distance /= 2) {
        sum += hipport::shfl_down_sync(0xffffffff, sum, distance);
    }
    if (lane == 0) {
        norms[row] = sqrtf(sum);
    }
}

hipError_t launch_row_norms(const float *matrix, float *norms, int rows, int columns) {
    row_norms<<<(rows * 32 + 127) / 128, 128>>>(matrix, norms, rows, columns);
    return hipGetLastError();
}
