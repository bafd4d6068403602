#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Grid {
    float *values;
    void clear(int n);
    void fill(int n);
};

__global__ void gather_kernel
#include "gather.inc"

void Grid::clear(int n) { cudaMemset(values, 0, n); }
//> void Grid::clear(int n) { hipMemset(values, 0, n); }  // HP101@27

__global__ void scatter_kernel(float *p)
#include "scatter.inc"

void Grid::fill(int n) { cudaMemset(values, 1, n); }
//> void Grid::fill(int n) { hipMemset(values, 1, n); }  // HP101@26

__global__ void spread_kernel(
#include "parameters.inc"
) {
    cudaDeviceSynchronize();
//~ ^~~~~~~~~~~~~~~~~~~~~ HP512 error: cudaDeviceSynchronize in device code: HIP's runtime is for the host only
//~   remedy: do it on the host, before or after the kernel
//>     hipDeviceSynchronize();  // HP101@5
}
