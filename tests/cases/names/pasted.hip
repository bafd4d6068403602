#include <hipblas/hipblas.h>
#include <hip/hip_runtime.h>

#define COPY(how) hipMemcpy##how
#define COPY_KIND(from, to) hipMemcpy##from##To##to
#define GEMM(T) cublas##T##gemm
#define OPERATION(letter) CUBLAS_OP_##letter
#define TYPE_OF(T) CUDA_##T

void both(void *to, const void *from) { COPY(Async)(to, from, 4, COPY_KIND(Host, Device), 0); }
