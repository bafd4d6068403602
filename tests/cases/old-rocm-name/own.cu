#include <hip/hip_runtime.h>
#define HIPCUB_WARP_THREADS 32
template <class T, int Lanes = HIPCUB_WARP_THREADS> struct Sum { T value; };
__global__ void fill(int *x) { x[threadIdx.x] = Sum<int>().value; }
