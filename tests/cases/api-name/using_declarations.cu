#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

namespace lab {
using ::cudaFree;
//> using ::hipFree;  // HP101@9
using ::cudaStream_t;
//> using ::hipStream_t;  // HP101@9
using ::cudaSuccess;
//> using ::hipSuccess;  // HP101@9
namespace blas {
using ::cublasHandle_t;
//> using ::hipblasHandle_t;  // HP101@9
}
int cudaMalloc(int);
//~   kept cudaMalloc (declared by the project)
}

namespace other = lab;

void run(void *p) {
    lab::cudaFree(p);
//>     lab::hipFree(p);  // HP101@10
    lab::cudaStream_t stream = nullptr;
//>     lab::hipStream_t stream = nullptr;  // HP101@10
    auto fine = lab::cudaSuccess;
//>     auto fine = lab::hipSuccess;  // HP101@22
    lab::blas::cublasHandle_t handle;
//>     lab::blas::hipblasHandle_t handle;  // HP101@16
    other::cudaFree(p);
//>     other::hipFree(p);  // HP101@12
    lab::cudaMalloc(1);
//~   kept cudaMalloc (in a namespace or class of the project)
}
