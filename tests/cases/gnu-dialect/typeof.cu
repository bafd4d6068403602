#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define SWAP(a, b) do { typeof(a) t = (a); (a) = (b); (b) = t; } while (0)
//> #define SWAP(a, b) do { __typeof__(a) t = (a); (a) = (b); (b) = t; } while (0)  // HP233@25

__global__ void swap(float *p) {
    SWAP(p[0], p[1]);
    typeof(p[0]) x = p[2];
//>     __typeof__(p[0]) x = p[2];  // HP233@5
    __typeof__(x) y = x;
    p[3] = y;
}
