// Every header of the small floating-point types that a port has or drops; all but fp4.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/fp8.h"  // HP117@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_bf16.hpp>
//-  // HP115@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#include <cuda_fp16.hpp>
//-  // HP115@1
#include <cuda_fp6.h>
//> #include <hip/hip_fp6.h>  // HP110@11
#include <cuda_fp6.hpp>
//-  // HP115@1
#include <cuda_fp8.h>
//-  // HP110@1
#include <cuda_fp8.hpp>
//-  // HP115@1

__global__ void empty() {}
