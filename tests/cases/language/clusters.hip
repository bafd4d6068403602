#include <hip/hip_runtime.h>
__global__ void __cluster_dims__(2, 1, 1) clustered(int *x) { x[0] = 1; }
