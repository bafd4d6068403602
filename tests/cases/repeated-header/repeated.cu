#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11
#include <curand_normal.h>
//-  // HP115@1

#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11
#include "cuda_runtime.h"
//-  // HP115@1
#include <cusparse_v2.h>
//-  // HP115@1
int x;
