//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ uint3 operator*(const uint3 &a, const dim3 &b) {
    return make_uint3(a.x * b.x, a.y * b.y, a.z * b.z);
}
__device__ uint3 operator+(const uint3 &a, const uint3 &b) {
    return make_uint3(a.x + b.x, a.y + b.y, a.z + b.z);
}
__device__ bool operator==(const uint3 &a, const uint3 &b) {
    return a.x == b.x && a.y == b.y;
}

__global__ void k(unsigned *x, bool by_block, uint3 first) {
    uint3 at = blockIdx * blockDim + threadIdx;
//>     uint3 at = make_uint3(blockIdx.x, blockIdx.y, blockIdx.z) * dim3(blockDim) + make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);  // HP208@16 HP208@27 HP208@38
    uint3 one = by_block ? blockIdx : threadIdx;
//>     uint3 one = by_block ? make_uint3(blockIdx.x, blockIdx.y, blockIdx.z) : make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);  // HP208@28 HP208@39
    auto own = threadIdx;
//>     auto own = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);  // HP208@16
    own.x += at.x;
    const auto &same = blockIdx;
    auto size = blockDim;
//>     auto size = dim3(blockDim);  // HP208@17
    size.x *= 2;
    if (threadIdx == first) x[own.x] = one.x + same.y + threadIdx.x * blockDim.x + size.x;
//>     if (make_uint3(threadIdx.x, threadIdx.y, threadIdx.z) == first) x[own.x] = one.x + same.y + threadIdx.x * blockDim.x + size.x;  // HP208@9
}
