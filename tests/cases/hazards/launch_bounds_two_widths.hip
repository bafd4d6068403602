// flags: --arch gfx90a,gfx1100 --unsafe-fixes
// 2 on one and 4 on the other: no number is right for both
#include <hip/hip_runtime.h>

__global__ void __launch_bounds__(64, 8) small(float *x) { x[threadIdx.x] += 1; }
