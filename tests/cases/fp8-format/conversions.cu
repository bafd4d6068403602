// flags: --arch gfx942
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/fp8.h"  // HP117@1
#include <cuda_fp8.h>
//-  // HP110@1

template <class T>
__global__ void widen(const T *x, float *y) {
    y[threadIdx.x] = float(x[threadIdx.x]);
}
template <class T>
__global__ void narrow(const float *x, T *y) {
    y[threadIdx.x] = T(x[threadIdx.x]);
}
template __global__ void widen(const __nv_fp8_e4m3 *, float *);
//~                                  ^~~~~~~~~~~~~ HP702 warning:
//~   __nv_fp8_e4m3 has the OCP format, gfx942 computes in FNUZ (largest values 240 and 448); conversions are in software there, and matrix instructions read other numbers
//~   remedy: for matrix instructions use the FNUZ type on these architectures, and convert stored values and scales
//> template __global__ void widen(const __hip_fp8_e4m3 *, float *);  // HP101@38
template __global__ void narrow(const float *, __nv_fp8_e5m2 *);
//~                                            ^~~~~~~~~~~~~ HP702 warning:
//~   __nv_fp8_e5m2 has the OCP format, gfx942 computes in FNUZ (largest values 57344 in both); conversions are in software there, and matrix instructions read other numbers
//~   remedy: for matrix instructions use the FNUZ type on these architectures, and convert stored values and scales
//> template __global__ void narrow(const float *, __hip_fp8_e5m2 *);  // HP101@48
__global__ void quarters(const float4 *x, __nv_fp8x4_e4m3 *y, float2 *z) {
//~                                       ^~~~~~~~~~~~~~~ HP702 warning:
//~   __nv_fp8x4_e4m3 has the OCP format, gfx942 computes in FNUZ (largest values 240 and 448); conversions are in software there, and matrix instructions read other numbers
//~   remedy: for matrix instructions use the FNUZ type on these architectures, and convert stored values and scales
//> __global__ void quarters(const float4 *x, __hip_fp8x4_e4m3 *y, float2 *z) {  // HP101@43
    y[threadIdx.x] = __nv_fp8x4_e4m3(x[threadIdx.x]);
//>     y[threadIdx.x] = __hip_fp8x4_e4m3(x[threadIdx.x]);  // HP101@22
    z[threadIdx.x] = float2(__nv_fp8x2_e5m2(z[threadIdx.x]));
//~                         ^~~~~~~~~~~~~~~ HP702 warning:
//~   __nv_fp8x2_e5m2 has the OCP format, gfx942 computes in FNUZ (largest values 57344 in both); conversions are in software there, and matrix instructions read other numbers
//~   remedy: for matrix instructions use the FNUZ type on these architectures, and convert stored values and scales
//>     z[threadIdx.x] = float2(__hip_fp8x2_e5m2(z[threadIdx.x]));  // HP101@29
    __half_raw half = __nv_cvt_fp8_to_halfraw(__nv_cvt_float_to_fp8(x[0].x, __NV_SATFINITE, __NV_E4M3), __NV_E4M3);
//>     __half_raw half = __hip_cvt_fp8_to_halfraw(__hip_cvt_float_to_fp8(x[0].x, __HIP_SATFINITE, __HIP_E4M3), __HIP_E4M3);  // HP101@23 HP101@47 HP101@77 HP101@93 HP101@105
    z[0].x = half.x;
}
