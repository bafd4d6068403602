// Nothing is included at all.

//+ #include <hip/hip_runtime.h>  // HP114@1
template <typename T>
__global__ void one(T *x) { *x = 1; }
