//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/fp8.h"  // HP117@1
#include <cuda_fp8.h>
//-  // HP110@1

__global__ void widen(const __nv_fp8_e4m3 *x, float *y, const __nv_fp8x4_e5m2 *z) {
//~                         ^~~~~~~~~~~~~ HP702 warning:
//~   __nv_fp8_e4m3 has the OCP format, gfx942 computes in FNUZ (largest values 240 and 448); conversions are in software there, and matrix instructions read other numbers
//~   remedy: for matrix instructions use the FNUZ type on these architectures, and convert stored values and scales
//~                                                           ^~~~~~~~~~~~~~~ HP702 warning:
//~   __nv_fp8x4_e5m2 has the OCP format, gfx942 computes in FNUZ (largest values 57344 in both); conversions are in software there, and matrix instructions read other numbers
//~   remedy: for matrix instructions use the FNUZ type on these architectures, and convert stored values and scales
//> __global__ void widen(const __hip_fp8_e4m3 *x, float *y, const __hip_fp8x4_e5m2 *z) {  // HP101@29 HP101@63
    __nv_fp8_e4m3 value = x[threadIdx.x];
//>     __hip_fp8_e4m3 value = x[threadIdx.x];  // HP101@5
    y[threadIdx.x] = float(value);
}
