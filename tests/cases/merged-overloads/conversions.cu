#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11

class Handles {
public:
    operator cublasHandle_t &() { return blas; }
//>     operator hipblasHandle_t &() { return blas; }  // HP101@14
    operator const cublasHandle_t &() const { return blas; }
//>     operator const hipblasHandle_t &() const { return blas; }  // HP101@20
    operator cusolverDnHandle_t &() { return solver; }
//~ ^~~~~~~~ HP213 error: this operator and the one in line 7 are for one type in HIP
//~   remedy: give one of them another name, or leave it out on AMD GPUs
//>     operator hipsolverDnHandle_t &() { return solver; }  // HP101@14
    operator const cusolverDnHandle_t &() const { return solver; }
//~ ^~~~~~~~ HP213 error: this operator and the one in line 8 are for one type in HIP
//~   remedy: give one of them another name, or leave it out on AMD GPUs
//>     operator const hipsolverDnHandle_t &() const { return solver; }  // HP101@20

private:
    cublasHandle_t blas;
//>     hipblasHandle_t blas;  // HP101@5
    cusolverDnHandle_t solver;
//>     hipsolverDnHandle_t solver;  // HP101@5
};
class Stream {
public:
    operator cudaStream_t() const { return stream; }
//>     operator hipStream_t() const { return stream; }  // HP101@14
    operator bool() const { return stream != nullptr; }
    operator cudaStream_t *() { return &stream; }
//>     operator hipStream_t *() { return &stream; }  // HP101@14

private:
    cudaStream_t stream;
//>     hipStream_t stream;  // HP101@5
};
class Event {
public:
    operator cudaEvent_t() const { return event; }
//>     operator hipEvent_t() const { return event; }  // HP101@14
    operator cudaStream_t() const { return stream; }
//>     operator hipStream_t() const { return stream; }  // HP101@14

private:
    cudaEvent_t event;
//>     hipEvent_t event;  // HP101@5
    cudaStream_t stream;
//>     hipStream_t stream;  // HP101@5
};
