// Kernels of the third step.
// They are slow.
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void add(int *x) { *x += 1; }
