#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void step(float *x);

// Each function has its own grid.
void first(float *x, int n) {
    uint3 grid = make_uint3(n, n, 1);
    step<<<grid, 64>>>(x);
//>     step<<<dim3(grid.x, grid.y, grid.z), 64>>>(x);  // HP208@12
}

void second(float *x, int n) {
    dim3 grid(n, n);
    step<<<grid, 64>>>(x);
}

struct Shape {
    uint3 block;
};
void third(float *x, Shape s) { step<<<1, s.block>>>(x); }
//> void third(float *x, Shape s) { step<<<1, dim3(s.block.x, s.block.y, s.block.z)>>>(x); }  // HP208@43
