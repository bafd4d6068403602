#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
namespace lab { struct Grid; }
struct Holder { lab::Grid *warpSize; };
__device__ int sum(int a, int b);
__device__ int in_parentheses(int r) { return threadIdx.x + (r * warpSize); }
//> __device__ int in_parentheses(int r) { return threadIdx.x + (r * hipport::warp_size); }  // HP101@66
__device__ int as_argument(int r, int x) { return sum(r * warpSize, sum(x, r & warpSize)); }
//> __device__ int as_argument(int r, int x) { return sum(r * hipport::warp_size, sum(x, r & hipport::warp_size)); }  // HP101@59 HP101@80
__device__ int compared(int r, int n) { return r > n * warpSize; }
//> __device__ int compared(int r, int n) { return r > n * hipport::warp_size; }  // HP101@56
// A parameter of the project's own has the name.
template <class T> __device__ T own_pointer(T *warpSize, int n) { return warpSize[n]; }
__device__ int own_reference(int n, const int &warpSize) { return n * warpSize; }
