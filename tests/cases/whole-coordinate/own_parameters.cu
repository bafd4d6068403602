// Parameters with the names of the variables, where the project has operators for these.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP203@1
__host__ __device__ inline uint3 operator*(const uint3 &a, const uint3 &b) {
//~                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of uint3 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
    return make_uint3(a.x * b.x, a.y * b.y, a.z * b.z);
}
//+ #endif  // HP203@1

void set_up(unsigned n, dim3 *blockDim, dim3 *gridDim) {
    *blockDim = dim3(256);
    *gridDim = dim3((n + blockDim->x - 1) / blockDim->x);
}
void set_up_square(dim3 &blockDim) { blockDim = dim3(16, 16); }

template <int n, class T> struct Vector { T v[n]; T &operator[](int i) { return v[i]; } };
int count(Vector<3, int> blockDim, Vector<3, int> gridDim) {
    int n = 0;
    for (int i = 0; i < 3; ++i) n += 4 * blockDim[i] - i * gridDim[i];
    return n;
}
__device__ unsigned column(const unsigned threadIdx, unsigned offset) {
    auto next = [&](unsigned by) { return (threadIdx + offset + by) % 4 * 2; };
    return next(1);
}

__global__ void k(uint3 *out) { *out = blockIdx * blockDim; }
//> __global__ void k(uint3 *out) { *out = make_uint3(blockIdx.x, blockIdx.y, blockIdx.z) * make_uint3(blockDim.x, blockDim.y, blockDim.z); }  // HP208@40 HP208@51
