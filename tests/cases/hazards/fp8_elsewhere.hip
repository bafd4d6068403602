// flags: --arch gfx90a,gfx1201
#include <hip/hip_runtime.h>
#include <hip/hip_fp8.h>

__global__ void widen(const __hip_fp8_e4m3 *x, float *y, const __hip_fp8x4_e5m2 *z) {
    __hip_fp8_e4m3 value = x[threadIdx.x];
    y[threadIdx.x] = float(value);
}
