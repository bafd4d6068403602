//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11

using namespace cooperative_groups;
__global__ void cluster(int *x) {
    cluster_group own = this_cluster();
//~ ^~~~~~~~~~~~~ HP501 error 'cooperative_groups::cluster_group':
//~   cooperative_groups::cluster_group has no counterpart in HIP: thread block clusters are not in HIP: AMD GPUs have no such hardware
//~   remedy: replace cooperative_groups::cluster_group or leave it out on AMD GPUs
//~                     ^~~~~~~~~~~~ HP501 error 'cooperative_groups::this_cluster':
//~   cooperative_groups::this_cluster has no counterpart in HIP: thread block clusters are not in HIP: AMD GPUs have no such hardware
//~   remedy: replace cooperative_groups::this_cluster or leave it out on AMD GPUs
    thread_block block = this_thread_block();
    x[0] = own.block_rank() + block.thread_rank();
}
__global__ void product(float *x) {
    using namespace nvcuda::wmma;
//>     using namespace rocwmma;  // HP120@21
    fragment<matrix_a, 16, 16, 8, precision::tf32, row_major> a;
//~ ^~~~~~~~ HP418 warning 'nvcuda::wmma::fragment':
//~   a fragment belongs to a whole wavefront, which has 64 lanes on gfx90a, gfx942: where each 32 threads have a tile of their own, two tiles are in one fragment, and the results are wrong
//~   remedy: launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build for architectures with 32 lanes only (gfx11, gfx12)
//~                               ^~~~~~~~~~~~~~~ HP501 error 'nvcuda::wmma::precision::tf32':
//~   nvcuda::wmma::precision::tf32 has no counterpart in HIP: rocWMMA has xfloat32_t, on gfx942 only
//~   remedy: replace nvcuda::wmma::precision::tf32 or leave it out on AMD GPUs
}
int after = precision::tf32;
