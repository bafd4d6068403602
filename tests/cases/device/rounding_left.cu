// HIP's headers declare these with a macro, but nothing defines them.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void interval(double *d) {
    d[0] = __ddiv_rd(d[1], d[2]);
//~        ^~~~~~~~~ HP501 error:
//~   __ddiv_rd has no counterpart in HIP: the headers of ROCm 7.2 declare it with -DOCML_BASIC_ROUNDED_OPERATIONS, but the device library has no __ocml_div_rtn_f64 and the like, so that linking fails: compute with rounding to nearest, and correct by the sign of fma(-q, b, a)
//~   remedy: replace __ddiv_rd or leave it out on AMD GPUs
    d[1] = __dsqrt_ru(d[1]) + __drcp_rz(d[2]);
//~        ^~~~~~~~~~ HP501 error:
//~   __dsqrt_ru has no counterpart in HIP: the headers of ROCm 7.2 declare it with -DOCML_BASIC_ROUNDED_OPERATIONS, but the device library has no __ocml_div_rtn_f64 and the like, so that linking fails: compute with rounding to nearest, and correct by the sign of fma(-q, b, a)
//~   remedy: replace __dsqrt_ru or leave it out on AMD GPUs
//~                           ^~~~~~~~~ HP501 error:
//~   __drcp_rz has no counterpart in HIP: the headers of ROCm 7.2 declare it with -DOCML_BASIC_ROUNDED_OPERATIONS, but the device library has no __ocml_div_rtn_f64 and the like, so that linking fails: compute with rounding to nearest, and correct by the sign of fma(-q, b, a)
//~   remedy: replace __drcp_rz or leave it out on AMD GPUs
}
