// Every header of cuBLAS that a port has or drops.
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipblaslt/hipblaslt.h>

__global__ void empty() {}
