#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <sys\types.h>
//> #include <sys/types.h>  // HP133@11
#include <thrust\sort.h>
//> #include <thrust/sort.h>  // HP133@11
#include <thrust\system\cuda\execution_policy.h>
//> #include <thrust/system/hip/execution_policy.h>  // HP110@11
#include "include\\cuda\device_launch_parameters.h"
//> #include "include/cuda/device_launch_parameters.h"  // HP133@11
#include ".\tables\colors.cuh"
//> #include "./tables/colors.cuh"  // HP133@11
#include "tables/other.cuh"
#define PATH "tables\names.txt"
const char *path = PATH "a\b";
