// The greatest value of each row of a matrix (rows x columns) and its first place, one block a row. The block has whole
// warps, 32 at most.
#include <cuda_runtime.h>
#include <math_constants.h>

struct Best {
    float value;
    int place;
};

__device__ __forceinline__ Best better(Best a, Best b) {
    return b.value > a.value || (b.value == a.value && b.place < a.place) ? b : a;
}

__device__ __forceinline__ Best warp_best(Best best) {
#pragma unroll
    for (int offset = 16; offset > 0; offset /= 2) {
        Best other;
        other.value = __shfl_down_sync(0xffffffff, best.value, offset);
        other.place = __shfl_down_sync(0xffffffff, best.place, offset);
        best = better(best, other);
    }
    return best;
}

extern "C" __global__ void argmax(const float *__restrict__ values, float *__restrict__ greatest,
                                  int *__restrict__ places, int columns) {
    __shared__ Best of_warps[32];
    const float *row = values + static_cast<size_t>(blockIdx.x) * columns;
    const Best none = {-CUDART_INF_F, columns};

    Best best = none;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        best = better(best, {row[i], i});
    }
    best = warp_best(best);
    const int lane = threadIdx.x % 32;
    const int warp = threadIdx.x / 32;
    if (lane == 0) {
        of_warps[warp] = best;
    }
    __syncthreads();
    if (warp != 0) {
        return;
    }
    best = warp_best(lane < static_cast<int>(blockDim.x) / 32 ? of_warps[lane] : none);
    if (lane == 0) {
        greatest[blockIdx.x] = best.value;
        places[blockIdx.x] = best.place;
    }
}
