#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The project does not ask for device lambdas: something else declares it.
void run(std::vector<float *> &all);
__global__ void clear(float *x) { x[threadIdx.x] = 0; }
