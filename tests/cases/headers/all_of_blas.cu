// Every header of cuBLAS that a port has or drops.
#include <cublas.h>
#include <cublasLt.h>
#include <cublas_api.h>
#include <cublas_v2.h>

__global__ void empty() {}
