// flags: --arch gfx90a --unsafe-fixes
#include <hip/hip_runtime.h>

__global__ void __launch_bounds__(64, 2) small(float *x) { x[threadIdx.x] += 1; }
