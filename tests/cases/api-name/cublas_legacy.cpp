// The first cuBLAS interface has no handle: its calls are named as those of the second, with other arguments.
//+ #include "hipport/blas.h"  // HP117@1
#include <cublas.h>
//-  // HP110@1
#include <cstdio>

int multiply(int n, const float *a, const float *b, float *c, cudaStream_t stream) {
//> int multiply(int n, const float *a, const float *b, float *c, hipStream_t stream) {  // HP101@63
    float *device = nullptr;
    cublasStatus status = cublasInit();
//>     hipblasStatus_t status = hipport::blas::Init();  // HP101@5 HP101@27
    if (status != CUBLAS_STATUS_SUCCESS) return 1;
//>     if (status != HIPBLAS_STATUS_SUCCESS) return 1;  // HP101@19
    cublasAlloc(n * n, sizeof(float), (void **)&device);
//>     hipport::blas::Alloc(n * n, sizeof(float), (void **)&device);  // HP101@5
    cublasSetMatrix(n, n, sizeof(float), a, n, device, n);
//>     hipblasSetMatrix(n, n, sizeof(float), a, n, device, n);  // HP101@5
    cublasSetKernelStream(stream);
//>     hipport::blas::SetKernelStream(stream);  // HP101@5
    cublasSgemm('n', 'T', n, n, n, 1.0f, device, n, b, n, 0, c, n);
//>     hipport::blas::Sgemm('n', 'T', n, n, n, 1.0f, device, n, b, n, 0, c, n);  // HP101@5
    cublasStrmm('L', 'u', 'N', 'n', n, n, 1.0, device, n, c, n);
//>     hipport::blas::Strmm('L', 'u', 'N', 'n', n, n, 1.0, device, n, c, n);  // HP101@5
    if (cublasGetError() != CUBLAS_STATUS_SUCCESS) std::printf("cublasSgemm failed\n");
//~                                                            ^~~~~~~~~~~~~~~~~~~~~~ HP106 info 'cublasSgemm':
//~   CUDA names in a string literal: cublasSgemm
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cublasSgemm in the literal
//>     if (hipport::blas::GetError() != HIPBLAS_STATUS_SUCCESS) std::printf("cublasSgemm failed\n");  // HP101@9 HP101@29
    const int largest = cublasIsamax(n, c, 1);
//>     const int largest = hipport::blas::Isamax(n, c, 1);  // HP101@25
    const double length = cublasSnrm2(n, c, 1) / cublasSdot(n, a, 1, b, 1);
//>     const double length = hipport::blas::Snrm2(n, c, 1) / hipport::blas::Sdot(n, a, 1, b, 1);  // HP101@27 HP101@50
    cublasFree(device);
//>     hipport::blas::Free(device);  // HP101@5
    cublasShutdown();
//>     hipport::blas::Shutdown();  // HP101@5
    return length > 1 ? largest : 0;
}

cuComplex scale(int n, cuComplex *x, cuComplex *y) {
//> hipComplex scale(int n, hipComplex *x, hipComplex *y) {  // HP101@1 HP101@24 HP101@38
    cublasCsscal(n, 0.5f, x, 1);
//>     hipport::blas::Csscal(n, 0.5f, x, 1);  // HP101@5
    cublasCher('U', n, 2, x, 1, y, n);
//>     hipport::blas::Cher('U', n, 2, x, 1, y, n);  // HP101@5
    return cublasCdotc(n, x, 1, y, 1);
//>     return hipport::blas::Cdotc(n, x, 1, y, 1);  // HP101@12
}

int version() {
    int found = 0;
    cublasGetVersion(&found);
//~ ^~~~~~~~~~~~~~~~ HP501 error: cublasGetVersion has no counterpart in HIP: hipBLAS counts its versions in another way
//~   remedy: replace cublasGetVersion or leave it out on AMD GPUs
    return found;
}
