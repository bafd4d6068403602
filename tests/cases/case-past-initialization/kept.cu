#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define STORE(i, x) p[i] = x
#define LAUNCH(grid, block) <<<grid, block>>>
__global__ void scale(float *p, int n);
void run(int what, float *p, int n) {
    switch (what) {
    case 0: scale LAUNCH(1, 64) (p, 1); break;
    case 1: scale LAUNCH(2, 64) (p, n); break;
    default: scale LAUNCH(n, 64) (p, n);
    }
}
__device__ int table[2];
__device__ void store(int what, float *p, int n) {
    switch (what) {
    case 0:
        static const float first = 1;
        __shared__ float shared[32];
        p[0] = first;
        n = table[1] = 2;
        STORE(0, 1) + n;
        shared[threadIdx.x] = 2;
        break;
    case 1:
        float x, y;
        x = y = n;
        p[1] = x;
    again:
        if (n) goto again;
        else p[n] = 2;
        break;
    case 2:
        asm volatile("s_nop 0");
        return;
    default:
        int z = 5;
        p[2] = z;
    }
}
