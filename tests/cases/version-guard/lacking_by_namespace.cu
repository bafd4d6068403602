// What an arm uses is lacking under HIP's namespaces too, so that it is not taken in the port of the port either.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if CUDART_VERSION >= 10000
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP takes none of its arms, so nothing defines product; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11
__global__ void product(int *c) {
    using namespace nvcuda;
//>     namespace wmma = rocwmma;  // HP120@5
    wmma::fragment<wmma::matrix_a, 8, 8, 128, wmma::experimental::precision::b1, wmma::row_major> a;
//~                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 info 'nvcuda::wmma::experimental::precision::b1':
//~   nvcuda::wmma::experimental::precision::b1 has no counterpart in HIP: bit and 4-bit matrices are not in rocWMMA (in an #if arm that HIP does not take)
//~   remedy: replace nvcuda::wmma::experimental::precision::b1 or leave it out on AMD GPUs
    wmma::bmma_sync(c, a, a, c);
//~ ^~~~~~~~~~~~~~~ HP501 info 'nvcuda::wmma::bmma_sync':
//~   nvcuda::wmma::bmma_sync has no counterpart in HIP: bit and 4-bit matrices are not in rocWMMA (in an #if arm that HIP does not take)
//~   remedy: replace nvcuda::wmma::bmma_sync or leave it out on AMD GPUs
}
#endif

#if CUDART_VERSION >= 11000
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP takes none of its arms, so nothing defines Policy; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
using Policy = cub::AgentThreeWayPartition<int>;
//~            ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP102 info:
//~   cub::AgentThreeWayPartition looks like a CUDA name but is in no mapping table (in an #if arm that HIP does not take)
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//> using Policy = hipcub::AgentThreeWayPartition<int>;  // HP120@16
#endif
