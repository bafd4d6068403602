// The project's own mapping to another platform: the types that it defines there are CUDA's everywhere else.
#pragma once
#include <musa_runtime.h>
typedef __mt_bfloat16 nv_bfloat16;
//~   kept nv_bfloat16 (mapped to HIP or another platform by the project's own macro)
using half2_pair = __half2;
#define cudaMalloc musaMalloc
//~   kept cudaMalloc (mapped to HIP or another platform by the project's own macro)
#define cudaFree musaFree
//~   kept cudaFree (mapped to HIP or another platform by the project's own macro)
#define cudaMemcpy musaMemcpy
//~   kept cudaMemcpy (mapped to HIP or another platform by the project's own macro)
#define cudaMemcpyAsync musaMemcpyAsync
//~   kept cudaMemcpyAsync (mapped to HIP or another platform by the project's own macro)
#define cudaMemset musaMemset
//~   kept cudaMemset (mapped to HIP or another platform by the project's own macro)
#define cudaSetDevice musaSetDevice
//~   kept cudaSetDevice (mapped to HIP or another platform by the project's own macro)
#define cudaGetDevice musaGetDevice
//~   kept cudaGetDevice (mapped to HIP or another platform by the project's own macro)
#define cudaStream_t musaStream_t
//~   kept cudaStream_t (mapped to HIP or another platform by the project's own macro)
#define cudaEvent_t musaEvent_t
//~   kept cudaEvent_t (mapped to HIP or another platform by the project's own macro)
