// The project's own mapping to another platform: the types that it defines there are CUDA's everywhere else.
#pragma once
#include <musa_runtime.h>
typedef __mt_bfloat16 nv_bfloat16;
using half2_pair = __half2;
#define cudaMalloc musaMalloc
#define cudaFree musaFree
#define cudaMemcpy musaMemcpy
#define cudaMemcpyAsync musaMemcpyAsync
#define cudaMemset musaMemset
#define cudaSetDevice musaSetDevice
#define cudaGetDevice musaGetDevice
#define cudaStream_t musaStream_t
#define cudaEvent_t musaEvent_t
