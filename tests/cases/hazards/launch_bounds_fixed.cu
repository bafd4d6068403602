// flags: --arch gfx90a --unsafe-fixes
#include <cuda_runtime.h>

__global__ void __launch_bounds__(64, 8) small(float *x) { x[threadIdx.x] += 1; }
