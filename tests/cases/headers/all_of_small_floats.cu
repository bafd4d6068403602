// Every header of the small floating-point types that a port has or drops; all but fp4.
#include <cuda_bf16.h>
#include <cuda_bf16.hpp>
#include <cuda_fp16.h>
#include <cuda_fp16.hpp>
#include <cuda_fp6.h>
#include <cuda_fp6.hpp>
#include <cuda_fp8.h>
#include <cuda_fp8.hpp>

__global__ void empty() {}
