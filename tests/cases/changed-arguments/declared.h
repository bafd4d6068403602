// A repeated declaration has parameters, not arguments; and so has a stand-in for builds without CUDA.
#pragma once
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#ifdef WITH_CUDA
cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const a[], int lda, const int *pivots,
//> hipblasStatus_t hipblasSgetriBatched(hipblasHandle_t handle, int n, const float *const a[], int lda, const int *pivots,  // HP101@1 HP101@16 HP101@36
                                   float *const c[], int ldc, int *info, int count);
#else
inline cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const a[], int lda,
//> inline hipblasStatus_t hipblasDgetriBatched(hipblasHandle_t handle, int n, const double *const a[], int lda,  // HP101@8 HP101@23 HP101@43
                                          const int *pivots, double *const c[], int ldc, int *info, int count) {
    return CUBLAS_STATUS_NOT_SUPPORTED;
//>     return HIPBLAS_STATUS_NOT_SUPPORTED;  // HP101@12
}
#endif
inline bool failed() { return false; }
#define CHECKED if (failed())
inline cudaError_t calls(const void *kernel, int n) {
//> inline hipError_t calls(const void *kernel, int n) {  // HP101@8
    CHECKED cudaFuncSetAttribute(calls, cudaFuncAttributeMaxDynamicSharedMemorySize, n);
//~                                                                                  ^ HP510 info '':
//~   the kernel opts in to n bytes of shared memory; a block has 65,536 on gfx90a, gfx942, gfx1100, gfx1201
//~   remedy: check that the amount stays below this; HIP needs no opt-in up to its limit
//>     CHECKED hipFuncSetAttribute(reinterpret_cast<const void*>(calls), hipFuncAttributeMaxDynamicSharedMemorySize, n);  // HP101@13 HP301@34 HP301@39 HP101@41
    return cudaFuncSetAttribute(calls, cudaFuncAttributeMaxDynamicSharedMemorySize, n);
//~                                                                                 ^ HP510 info '':
//~   the kernel opts in to n bytes of shared memory; a block has 65,536 on gfx90a, gfx942, gfx1100, gfx1201
//~   remedy: check that the amount stays below this; HIP needs no opt-in up to its limit
//>     return hipFuncSetAttribute(reinterpret_cast<const void*>(calls), hipFuncAttributeMaxDynamicSharedMemorySize, n);  // HP101@12 HP301@33 HP301@38 HP101@40
}
// What CUDA's header has once more, with the macro of its calling convention.
#define CONVENTION
extern cudaError_t CONVENTION cudaHostGetDevicePointer(void **device, void *host, unsigned flags);
//> extern hipError_t CONVENTION hipHostGetDevicePointer(void **device, void *host, unsigned flags);  // HP101@8 HP101@31
