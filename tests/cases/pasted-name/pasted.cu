#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define COPY(how) cudaMemcpy##how
//> #define COPY(how) hipMemcpy##how  // HP101@19
#define COPY_KIND(from, to) cudaMemcpy##from##To##to
//> #define COPY_KIND(from, to) hipMemcpy##from##To##to  // HP101@29
#define GEMM(T) cublas##T##gemm
//~             ^~~~~~~~ HP107 warning 'cublas':
//~   cublas## pastes CUDA names together, which cannot be renamed automatically
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP
#define OPERATION(letter) CUBLAS_OP_##letter
//~                       ^~~~~~~~~~~~ HP107 warning 'CUBLAS_OP_':
//~   CUBLAS_OP_## pastes CUDA names together, which cannot be renamed automatically
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP
#define TYPE_OF(T) CUDA_##T
//~                ^~~~~~~ HP107 warning 'CUDA_':
//~   CUDA_## pastes CUDA names together, which cannot be renamed automatically
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP

void both(void *to, const void *from) { COPY(Async)(to, from, 4, COPY_KIND(Host, Device), 0); }
