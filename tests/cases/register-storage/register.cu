#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
// register in a comment stays
#define LOCAL(type, name) register type name
//> #define LOCAL(type, name) type name  // HP206@27
__device__ int twice(register int x) { return x + x; }
//> __device__ int twice(int x) { return x + x; }  // HP206@22
__global__ void sum(const float *x, float *y)
{
    register float value = x[0];
//>     float value = x[0];  // HP206@5
    register const float *p = x;
//>     const float *p = x;  // HP206@5
    for (register int i = 0; i < 4; ++i) value += p[i];
//>     for (int i = 0; i < 4; ++i) value += p[i];  // HP206@10
    register
//-  // HP206@1
    int line = 1;
    register /* fast */ int comment = 2;
//>     /* fast */ int comment = 2;  // HP206@5
    LOCAL(int, macro) = 3;
    y[0] = value + twice(line + comment + macro);
    const char *text = "register int x"; (void)text;
}
long host() { register long r asm("rbx"); return 0 * sizeof(r); }
#pragma register int
