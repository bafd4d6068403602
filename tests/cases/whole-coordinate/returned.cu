// What functions return that is a dim3 in CUDA and a uint3 in HIP, or the other way around.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/dim3.h"  // HP117@1

__host__ __device__ uint3 blocks(uint3 size, unsigned edge);
__host__ __device__ int blocks(int size, int edge);
dim3 padded(dim3 size);
struct Grid { uint3 size() const; dim3 block; };
namespace lab { uint3 tiles(int n); }
__global__ void fill(float *x);

dim3 rounded(uint3 size) { return blocks(size, 8); }
//> dim3 rounded(uint3 size) { return hipport::as_dim3(blocks(size, 8)); }  // HP208@35 HP208@50
void run(float *x, uint3 size, const Grid &grid) {
    dim3 first = blocks(size, 8);
//>     dim3 first = hipport::as_dim3(blocks(size, 8));  // HP208@18 HP208@33
    const dim3 second{blocks(size, 4)};
//>     const dim3 second{hipport::as_dim3(blocks(size, 4))};  // HP208@23 HP208@38
    dim3 third(grid.size()), fourth = lab::tiles(3);
//>     dim3 third(hipport::as_dim3(grid.size())), fourth = hipport::as_dim3(lab::tiles(3));  // HP208@16 HP208@27 HP208@39 HP208@52
    dim3 same = padded(first);
    uint3 cells = padded(second);
//>     uint3 cells = hipport::as_uint3(padded(second));  // HP208@19 HP208@33
    uint3 all = blocks(size, 2);
    auto any = blocks(size, 2);
    fill<<<blocks(size, 8), padded(first)>>>(x);
//>     fill<<<hipport::as_dim3(blocks(size, 8)), padded(first)>>>(x);  // HP208@12 HP208@27
    fill<<<grid.size(), 64>>>(x);
//>     fill<<<hipport::as_dim3(grid.size()), 64>>>(x);  // HP208@12 HP208@23
    fill<<<grid.block, lab::tiles(2)>>>(x);
//>     fill<<<grid.block, hipport::as_dim3(lab::tiles(2))>>>(x);  // HP208@24 HP208@37
    unsigned count = blocks(size, 8).x;
}
