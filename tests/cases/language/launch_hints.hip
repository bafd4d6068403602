#include <hip/hip_runtime.h>
struct Sizes { int n; };
#define GRID_CONSTANT 
__global__ void constant(const Sizes sizes, GRID_CONSTANT const Sizes more, int *x) { x[0] = sizes.n + more.n; }
__global__ void limited(int *x) { x[0] = 1; }
__global__ void __launch_bounds__(256, 2) bounded(int *x) { x[0] = 1; }
__global__ void __launch_bounds__(128, /* blocks */ 1 /* in a cluster */) commented(int *x) { x[0] = 1; }
__global__ void __launch_bounds__(256, 2) usual(int *x) { x[0] = 1; }
