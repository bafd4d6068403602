#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include "../cub/cub/cub.cuh"
//> #include "hipcub/hipcub.hpp"  // HP110@11
#include "../../external/cub-1.8.0/cub/block/block_scan.cuh"
//> #include "hipcub/block/block_scan.hpp"  // HP110@11
#include <thrust-1.9/thrust/sort.h>
//> #include <thrust/sort.h>  // HP110@11
#include "util/cub/own.cuh"
#include "hub/cub.cuh"
