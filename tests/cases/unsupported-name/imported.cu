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
//~ ^~~~~~~~ HP302 warning 'nvcuda::wmma::fragment':
//~   nvcuda::wmma::fragment -> rocwmma::fragment: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//~          ^~~~~~~~ HP302 warning 'nvcuda::wmma::matrix_a':
//~   nvcuda::wmma::matrix_a -> rocwmma::matrix_a: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//~                               ^~~~~~~~~~~~~~~ HP501 error 'nvcuda::wmma::precision::tf32':
//~   nvcuda::wmma::precision::tf32 has no counterpart in HIP: rocWMMA has xfloat32_t, on gfx942 only
//~   remedy: replace nvcuda::wmma::precision::tf32 or leave it out on AMD GPUs
//~                                                ^~~~~~~~~ HP302 warning 'nvcuda::wmma::row_major':
//~   nvcuda::wmma::row_major -> rocwmma::row_major: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
}
int after = precision::tf32;
