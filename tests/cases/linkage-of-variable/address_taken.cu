#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// the address of the array itself is of another type than that of a pointer
__global__ void first(float *x) {
    extern __shared__ int whole[];
    x[0] = (*&whole)[0];
}

extern "C" __global__ void wholes(int *x) {
    extern __shared__ int whole[];
//~                       ^~~~~ HP265 error: whole of another function has the linkage of C++: clang refuses this one
//~   remedy: give this one another name; the file takes the address of whole
    x[0] = (*&whole)[0];
}
