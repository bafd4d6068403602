//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <iterator>

struct Offsets {
#if CUB_VERSION >= 200300
//~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUB_VERSION':
//~   #if on CUB_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || CUB_VERSION >= 200300  // HP603@5
    using iterator_category = std::random_access_iterator_tag;
    using value_type = int;
    using difference_type = int;
    using pointer = int *;
    using reference = int &;
#endif
    int first;
    __host__ __device__ int operator*() const { return first; }
};

#if CUB_MAJOR_VERSION < 2
//~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUB_MAJOR_VERSION':
//~   #if on CUB_MAJOR_VERSION: HIP decides as CUDA does; HIP takes the #else arm of line 18
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_PLATFORM_AMD__) && CUB_MAJOR_VERSION < 2  // HP603@5
typedef cub::Sum Sum;
//> typedef hipcub::Sum Sum;  // HP120@9
#else
struct Sum {
    __device__ int operator()(int a, int b) const { return a + b; }
};
#endif

std::iterator_traits<Offsets>::value_type value = 0;
__global__ void add(int *out) { out[0] = Sum()(out[1], *Offsets{2}); }

#if !defined(CCCL_VERSION) || (CCCL_VERSION < 3000000)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CCCL_VERSION':
//~   #if on CCCL_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !(defined(__HIP_PLATFORM_AMD__) || defined(CCCL_VERSION)) || (!defined(__HIP_PLATFORM_AMD__) && CCCL_VERSION < 3000000)  // HP603@6 HP603@32
#error "CCCL 3 or later is needed"
#endif
#if CCCL_MAJOR_VERSION >= 3
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CCCL_MAJOR_VERSION':
//~   #if on CCCL_MAJOR_VERSION: HIP decides as CUDA does; HIP takes the #else arm of line 32
//~   remedy: check that this arm is the right one on AMD GPUs
typedef cuda::std::plus<int> Plus;
#else
typedef cub::Sum Plus;
//> typedef hipcub::Sum Plus;  // HP120@9
#endif
