#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

// a negative number is 0 in CUDA, and so is what is below the lowest voxel; HIP's functions make 4294967295 of -1
__global__ void voxels(const float *x, unsigned long long *key, float lowest, float size) {
    key[0] = __float2ull_rn(floorf((x[0] - lowest) / size));
//>     key[0] = hipport::float2ull_rn(floorf((x[0] - lowest) / size));  // HP101@14
    key[1] = __float2ull_rd(x[1]) + __float2ull_ru(x[2]) + __float2ull_rz(x[3]);
//>     key[1] = hipport::float2ull_rd(x[1]) + hipport::float2ull_ru(x[2]) + hipport::float2ull_rz(x[3]);  // HP101@14 HP101@37 HP101@60
}

__global__ void doubles(const double *x, unsigned long long *y) {
    y[0] = __double2ull_rn(x[0]) + __double2ull_rd(x[1]);
//>     y[0] = hipport::double2ull_rn(x[0]) + hipport::double2ull_rd(x[1]);  // HP101@12 HP101@36
    y[1] = __double2ull_ru(x[2]) + __double2ull_rz(x[3]);
//>     y[1] = hipport::double2ull_ru(x[2]) + hipport::double2ull_rz(x[3]);  // HP101@12 HP101@36
}

// these saturate in HIP too
__global__ void others(const float *x, unsigned int *y, long long *z) {
    y[0] = __float2uint_rn(x[0]) + __double2uint_rz(x[1]);
    z[0] = __float2ll_rd(x[2]);
}
