// Every header of the small floating-point types that a port has or drops; all but fp4.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp6.h>
#include <hip/hip_fp8.h>

__global__ void empty() {}
