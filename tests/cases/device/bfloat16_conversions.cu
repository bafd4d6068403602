//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/bfloat16.h"  // HP117@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__global__ void rounded(const __nv_bfloat16 *x, int *n, __nv_bfloat16 *y, float f, long long w) {
//> __global__ void rounded(const __hip_bfloat16 *x, int *n, __hip_bfloat16 *y, float f, long long w) {  // HP101@31 HP101@57
    n[0] = __bfloat162int_rn(x[0]) + __bfloat162short_rd(x[1]) + __bfloat162uchar_rz(x[2]);
//>     n[0] = hipport::bfloat162int_rn(x[0]) + hipport::bfloat162short_rd(x[1]) + hipport::bfloat162uchar_rz(x[2]);  // HP101@12 HP101@38 HP101@66
    n[1] = static_cast<int>(__bfloat162ull_ru(x[3]) + __bfloat162ll_rz(x[4]));
//>     n[1] = static_cast<int>(hipport::bfloat162ull_ru(x[3]) + hipport::bfloat162ll_rz(x[4]));  // HP101@29 HP101@55
    y[0] = __int2bfloat16_rn(n[0]);
//>     y[0] = hipport::int2bfloat16_rn(n[0]);  // HP101@12
    y[1] = __ll2bfloat16_rz(w);
//>     y[1] = hipport::ll2bfloat16_rz(w);  // HP101@12
    y[2] = __float2bfloat16_rd(f);
//>     y[2] = hipport::float2bfloat16_rd(f);  // HP101@12
    y[3] = __hfma_relu(x[0], x[1], x[2]);
//>     y[3] = hipport::hfma_relu(x[0], x[1], x[2]);  // HP101@12
}

__global__ void pairs(__half2 *a, __nv_bfloat162 *b) {
//> __global__ void pairs(__half2 *a, __hip_bfloat162 *b) {  // HP101@35
    a[0] = __hmax2_nan(__hcmadd(a[1], a[2], a[3]), __hfma2_relu(a[4], a[5], a[6]));
//>     a[0] = hipport::hmax2_nan(hipport::hcmadd(a[1], a[2], a[3]), hipport::hfma2_relu(a[4], a[5], a[6]));  // HP101@12 HP101@24 HP101@52
    b[0] = __hmin2_nan(__hcmadd(b[1], b[2], b[3]), __hfma2_relu(b[4], b[5], b[6]));
//>     b[0] = hipport::hmin2_nan(hipport::hcmadd(b[1], b[2], b[3]), hipport::hfma2_relu(b[4], b[5], b[6]));  // HP101@12 HP101@24 HP101@52
}

__global__ void halves_too(__nv_bfloat16 *x, __nv_bfloat162 *y, __half *h) {
//> __global__ void halves_too(__hip_bfloat16 *x, __hip_bfloat162 *y, __half *h) {  // HP101@28 HP101@46
    x[0] = __hadd_sat(__hmax_nan(x[1], x[2]), __hfma_sat(x[3], x[4], x[5]));
//>     x[0] = hipport::hadd_sat(hipport::hmax_nan(x[1], x[2]), hipport::hfma_sat(x[3], x[4], x[5]));  // HP101@12 HP101@23 HP101@47
    y[0] = __hmul2_sat(__hequ2(y[1], y[2]), __hgtu2(y[3], y[4]));
//>     y[0] = hipport::hmul2_sat(hipport::hequ2(y[1], y[2]), hipport::hgtu2(y[3], y[4]));  // HP101@12 HP101@24 HP101@45
    h[0] = __hsub_sat(h[1], __hmin_nan(h[2], h[3]));
//>     h[0] = hipport::hsub_sat(h[1], hipport::hmin_nan(h[2], h[3]));  // HP101@12 HP101@29
}
