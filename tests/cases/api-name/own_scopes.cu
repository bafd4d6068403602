#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
#include <map>
#include <utility>

// Each warpSize here is known in its own declaration only.
template <class T, int warpSize = 32>
struct Tile {
    static const int lanes = warpSize;
};

template <int warpSize>
__global__ void tiles(int *p) {
    p[threadIdx.x / warpSize] = 1;
}

template <template <int warpSize> class T, int n>
__global__ void nested(int *p) {
    p[threadIdx.x / warpSize] = n;
}

int bound(const std::map<int, int> &sizes, std::pair<int, int> b) {
    auto &[warpSize, rest] = b;
    const int sum = warpSize + rest;
    for (const auto &[key, warpSize] : sizes) {
        if (key > warpSize) return warpSize;
    }
    return sum;
}

__global__ void captured(int *p) {
    auto lane = [warpSize = 16](int i) { return i % warpSize; };
    p[threadIdx.x / warpSize] = lane(3);
//>     p[threadIdx.x / hipport::warp_size] = lane(3);  // HP101@21
}

#define WARPS(n, warpSize) ((n) / (warpSize))

__global__ void local(int *p) {
    enum { warpSize = 32 };
    p[0] = threadIdx.x / warpSize;
}

// And here it is CUDA's.
#define WARP_SIZE warpSize
//> #define WARP_SIZE hipport::warp_size  // HP101@19

__global__ void lanes(int *p) {
    p[threadIdx.x / warpSize] = WARP_SIZE + (blockDim.x > warpSize ? 1 : 0);
//>     p[threadIdx.x / hipport::warp_size] = WARP_SIZE + (blockDim.x > hipport::warp_size ? 1 : 0);  // HP101@21 HP101@59
}
