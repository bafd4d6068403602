#include <vector>

#ifdef WITH_GPU
__global__ void scale(float *x) { x[threadIdx.x] *= 2; }

void run(float *x, int n) { scale<<<1, n>>>(x); }
#else
void run(float *x, int n) { for (int i = 0; i < n; ++i) x[i] *= 2; }
#endif
