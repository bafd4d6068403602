#if __has_include(<cuda_fp8.h>)
//> #if __has_include("hipport/fp8.h")  // HP110@19
#include <cuda_fp8.h>
//> #include "hipport/fp8.h"  // HP110@10
#endif
#if defined __has_include && __has_include("cub/cub.cuh")
//> #if defined __has_include && __has_include("hipcub/hipcub.hpp")  // HP110@45
#include_next <cub/cub.cuh>
//> #include_next <hipcub/hipcub.hpp>  // HP110@16
#endif
