//+ #include <math.h>  // HP118@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// A float in CUDA, a double in HIP.
template <class T> void print(T);
void root(float x) { print(sqrt(x)); }
