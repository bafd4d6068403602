#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void sums(float *x) {
    extern __shared__ float rows[];
//>     extern __shared__ __align__(16) float rows[];  // HP281@22
    rows[threadIdx.x] = x[threadIdx.x];
    x[0] = rows[0];
}

extern "C" {
__global__ void firsts(float *x) {
    extern __shared__ float rows[];
//>     extern __shared__ __align__(16) float rows_in_c[]; auto *const rows = rows_in_c;  // HP281@22 HP265@29 HP265@36
    float *row = &rows[1];
    extern __shared__ float columns[];
    x[0] = row[0] + columns[0];
}
}

extern "C" __global__ void lasts(double *x) {
    extern __shared__ __align__(16) float rows[];
//>     extern __shared__ __align__(16) float rows_in_c[]; auto *const rows = rows_in_c;  // HP265@43 HP265@50
    x[0] = ((double *)rows)[threadIdx.x];
}

__global__ void columns_of(float *x) {
    extern __shared__ float columns[];
    x[0] = columns[0];
}
