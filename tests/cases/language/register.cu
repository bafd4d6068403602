#include <cuda_runtime.h>
// register in a comment stays
#define LOCAL(type, name) register type name
__device__ int twice(register int x) { return x + x; }
__global__ void sum(const float *x, float *y)
{
    register float value = x[0];
    register const float *p = x;
    for (register int i = 0; i < 4; ++i) value += p[i];
    register
    int line = 1;
    register /* fast */ int comment = 2;
    LOCAL(int, macro) = 3;
    y[0] = value + twice(line + comment + macro);
    const char *text = "register int x"; (void)text;
}
long host() { register long r asm("rbx"); return 0 * sizeof(r); }
#pragma register int
