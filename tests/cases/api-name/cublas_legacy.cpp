// The first cuBLAS interface has no handle: its calls are named as those of the second, with other arguments.
#include <cublas.h>
//> #include <hipblas/hipblas.h>  // HP110@11

void multiply(int n, const float *a, const float *b, float *c) {
    cublasInit();
//~ ^~~~~~~~~~ HP501 error:
//~   cublasInit has no counterpart in HIP: version 1 of cuBLAS has no handle; use hipblasCreate, hipblasDestroy and hipblasSetStream
//~   remedy: replace cublasInit or leave it out on AMD GPUs
    cublasSgemm('n', 'n', n, n, n, 1.0f, a, n, b, n, 0.0f, c, n);
//~ ^~~~~~~~~~~ HP301 error:
//~   cublasSgemm -> hipblasSgemm: other arguments: version 1 of cuBLAS has no handle: create one, pass it first, pass scalars and results by pointer; HIP takes 14 arguments, CUDA 13; HIP has no `transa`, `transb` and `beta`; HIP adds `handle`, `transA`, `alpha` and `beta`
//~   remedy: change the arguments of the call to those of hipblasSgemm
//>     hipblasSgemm('n', 'n', n, n, n, 1.0f, a, n, b, n, 0.0f, c, n);  // HP101@5
    cublasShutdown();
//~ ^~~~~~~~~~~~~~ HP501 error:
//~   cublasShutdown has no counterpart in HIP: version 1 of cuBLAS has no handle; use hipblasCreate, hipblasDestroy and hipblasSetStream
//~   remedy: replace cublasShutdown or leave it out on AMD GPUs
}
