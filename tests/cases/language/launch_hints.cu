#include <cuda_runtime.h>
struct Sizes { int n; };
#define GRID_CONSTANT __grid_constant__
__global__ void constant(const __grid_constant__ Sizes sizes, GRID_CONSTANT const Sizes more, int *x) { x[0] = sizes.n + more.n; }
__global__ void __maxnreg__(64) limited(int *x) { x[0] = 1; }
__global__ void __launch_bounds__(256, 2, 1) bounded(int *x) { x[0] = 1; }
__global__ void __launch_bounds__(128, /* blocks */ 1, 8 /* in a cluster */) commented(int *x) { x[0] = 1; }
__global__ void __launch_bounds__(256, 2) usual(int *x) { x[0] = 1; }
