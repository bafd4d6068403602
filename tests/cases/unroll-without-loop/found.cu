//+ #include <hip/hip_runtime.h>  // HP114@1
#define FAST
#define EACH(i, n) for (int i = 0; i < n; i++)

#pragma unroll
//-  // HP275@1
__device__ int top;

__global__ void k(float *x, int n) {
#pragma unroll
//-  // HP275@1
    float sum = 0;
    #pragma unroll 4
    for (int i = 0; i < 4; i++) sum += x[i];
#pragma unroll
//-  // HP275@1
    if (n) {
        #pragma unroll
//-  // HP275@1
        #pragma unroll
        while (n-- > 0) sum += 1;
    }
#pragma unroll // once
//>  // once  // HP275@1
    x[0] = sum;
#pragma unroll
    EACH(i, 4) x[i] += sum;
#pragma unroll  // all of them
    /* a comment */ for (int i = 0; i < 4; i++) sum += x[i];
#pragma unroll
#ifdef FAST
    for (int i = 0; i < 4; i++) sum += x[i];
#endif
#pragma unroll
#pragma nv_diag_suppress 177
    do { n++; } while (n < 0);
    switch (n) {
#pragma unroll
//-  // HP275@1
        case 1: x[1] = sum;
#pragma unroll
//-  // HP275@1
    }
#pragma unroll
//-  // HP275@1
}
