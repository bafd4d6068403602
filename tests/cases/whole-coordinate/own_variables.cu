#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void k(int *p) { p[blockIdx.x * blockDim.x + threadIdx.x] = 1; }

int blocks(int from, int to) {
    const int blockDim = 16;
    int gridDim = (to - from + blockDim) / blockDim;
    const dim3 grid(gridDim, blockDim);
    k<<<grid, blockDim>>>(nullptr);
    return gridDim * blockDim;
}

template <int n> struct range { range(int, int, int); };
void other(int n) {
    range<3> threadIdx(1, 1, n);
    range<3> same = threadIdx;
}

unsigned padded(const unsigned *sizes, unsigned n) {
    unsigned rows, *last, gridDim;
    gridDim = sizes[0] + 1;
    for (rows = 0; rows < gridDim; ++rows) n += 2 * gridDim;
    last = &gridDim;
    return n + gridDim == *last;
}

template <int warps> struct Tile {
    static constexpr int blockDim = 32 * warps;
    __device__ int rows(int n) const { return (n + blockDim) / blockDim; }
    __device__ int steps(int n) const;
};
template <int warps> __device__ int Tile<warps>::steps(int n) const { return n + blockDim * 2; }
__device__ int other_steps(dim3 n);
__device__ int all_steps() { return other_steps(blockDim) + Tile<4>::blockDim; }
