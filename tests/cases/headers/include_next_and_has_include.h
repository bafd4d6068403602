#if __has_include(<cuda_fp8.h>)
#include <cuda_fp8.h>
#endif
#if defined __has_include && __has_include("cub/cub.cuh")
#include_next <cub/cub.cuh>
#endif
