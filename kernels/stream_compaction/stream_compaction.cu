// Writes the values above a threshold to `kept`, warp by warp in any order, and adds their number to *count. One atomic
// operation a warp; the grid may have any size, the block whole warps.
#include <cuda_runtime.h>

template <typename T>
__global__ void stream_compaction(const T *__restrict__ values, T *__restrict__ kept, int *count, int n, T threshold) {
    const int lane = threadIdx.x & 31;
    const unsigned lanes_before = (1u << lane) - 1;
    // All lanes of a warp go on until the last of them is through.
    for (int first = blockIdx.x * blockDim.x; first < n; first += gridDim.x * blockDim.x) {
        const int i = first + threadIdx.x;
        const T value = i < n ? values[i] : threshold;
        const bool keep = value > threshold;
        const unsigned keepers = __ballot_sync(0xffffffffu, keep);
        if (keepers == 0) {
            continue;
        }
        const int leader = __ffs(keepers) - 1;
        int place = 0;
        if (lane == leader) {
            place = atomicAdd(count, __popc(keepers));
        }
        place = __shfl_sync(0xffffffffu, place, leader);
        if (keep) {
            kept[place + __popc(keepers & lanes_before)] = value;
        }
    }
}

template __global__ void stream_compaction<float>(const float *, float *, int *, int, float);
template __global__ void stream_compaction<int>(const int *, int *, int *, int, int);
