#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The marks of a merge that is not done are no launches.
__global__ void first(int *x) {
<<<<<<< HEAD
    x[0] = 1;
=======
    x[0] = 2;
>>>>>>> second
}

void run(int *x) { first<<<1, 32>>>(x); }
